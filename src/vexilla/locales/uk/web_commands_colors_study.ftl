# Що може будь-яка фігура і що під загрозою.

web-hex-study = Що може загін: куди дійде, кого дістане, що бачить
web-hex-study-threat = Гекси, які ворог може вразити наступного ходу
web-hex-study-choose = Виберіть будь-який загін, свій чи ворожий, щоб побачити, що він може.
web-hex-study-free = у свій хід, без карти
web-hex-study-moves = { $hexes ->
    [one] Рухається на { $hexes } гекс.
    [few] Рухається на відстань до { $hexes } гексів.
   *[other] Рухається на відстань до { $hexes } гексів.
}
web-hex-study-range = Стріляє на відстань до { $hexes } гексів.
web-hex-study-key-move = може піти сюди
web-hex-study-key-hit = дістає сюди, стількома кубиками
web-hex-study-key-unseen = у межах дальності, але не видно
web-hex-study-key-threat = { $army }: стільки загонів можуть вразити гекс
web-hex-study-step = 1 гекс
web-hex-study-way = { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекси
   *[other] { $hexes } гексів
} через { $way }
web-hex-study-stops = Там він мусить зупинитися.
web-hex-study-barred-friend = Там стоять свої.
web-hex-study-barred-enemy = Там стоїть ворог.
web-hex-study-barred-way = На шляху стоять інші.
web-hex-study-close = { $dice ->
    [one] { $dice } кубик у ближньому бою
    [few] { $dice } кубики у ближньому бою
   *[other] { $dice } кубиків у ближньому бою
}
web-hex-study-fire = { $dice ->
    [one] { $dice } кубик під час стрільби
    [few] { $dice } кубики під час стрільби
   *[other] { $dice } кубиків під час стрільби
}
web-hex-study-against = проти: { $unit }
web-hex-study-unseen = Не видно, закриває: { $by }.
web-hex-study-hit-by = { $units ->
    [one] Вразити може { $units } загін: { $hexes }.
    [few] Вразити можуть { $units } загони: { $hexes }.
   *[other] Вразити можуть { $units } загонів: { $hexes }.
}

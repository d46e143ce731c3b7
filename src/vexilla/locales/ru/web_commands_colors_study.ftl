# Что может любая фигура и что под угрозой.

web-hex-study = Что может отряд: куда дойдёт, кого достанет, что видит
web-hex-study-threat = Гексы, которые противник может поразить в следующий ход
web-hex-study-choose = Выберите любой отряд, свой или чужой, чтобы увидеть, что он может.
web-hex-study-free = в свой ход, без карты
web-hex-study-moves = { $hexes ->
    [one] Ходит на { $hexes } гекс.
    [few] Ходит до { $hexes } гексов.
   *[other] Ходит до { $hexes } гексов.
}
web-hex-study-range = Стреляет на расстояние до { $hexes } гексов.
web-hex-study-key-move = может пойти сюда
web-hex-study-key-hit = достаёт сюда, столькими кубиками
web-hex-study-key-unseen = в пределах дальности, но не видно
web-hex-study-key-threat = { $army }: столько отрядов могут поразить гекс
web-hex-study-step = 1 гекс
web-hex-study-way = { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[other] { $hexes } гексов
} через { $way }
web-hex-study-stops = Там он должен остановиться.
web-hex-study-barred-friend = Там стоит свой.
web-hex-study-barred-enemy = Там стоит противник.
web-hex-study-barred-way = На пути стоят другие.
web-hex-study-close = { $dice ->
    [one] { $dice } кубик в ближнем бою
    [few] { $dice } кубика в ближнем бою
   *[other] { $dice } кубиков в ближнем бою
}
web-hex-study-fire = { $dice ->
    [one] { $dice } кубик при стрельбе
    [few] { $dice } кубика при стрельбе
   *[other] { $dice } кубиков при стрельбе
}
web-hex-study-against = против: { $unit }
web-hex-study-unseen = Не видно, заслоняет: { $by }.
web-hex-study-hit-by = { $units ->
    [one] Поразить может { $units } отряд: { $hexes }.
    [few] Поразить могут { $units } отряда: { $hexes }.
   *[other] Поразить могут { $units } отрядов: { $hexes }.
}

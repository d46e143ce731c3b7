# Арена и лаборатория в терминале

arena-title = { $game }: рейтинги
arena-points = очки
arena-axis = очки: кто сильнее на 100, берёт 64% партий, на 400 — 91%
arena-couple = кто против кого
arena-against = { $player } против { $other }
arena-games = партии
arena-counts = победы–ничьи–поражения
arena-verdict = вывод
arena-verdict-high = точно: побеждает в { $high }% или чаще
arena-verdict-low = точно: побеждает в { $low }% или реже
arena-verdict-undecided = пока не точно
arena-kept = В файле { $file } { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
}; чтобы сыграть ещё, повторите команду с большим числом --games.
arena-broken-off = Прервано. В файле { $file } { $count ->
    [one] сохранён { $count } результат
    [few] сохранено { $count } результата
   *[many] сохранено { $count } результатов
}; та же команда продолжит с этого места.
arena-strangers = В файле { $file } есть { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
} других версий правил или игроков: они остаются там, но не считаются.
arena-report-kind = Отчёт — файл .json или .csv, а не { $file }.

lab-no-record = Никто не сообщил, как люди играли сражения игры «{ $game }».
lab-broken-off = Прервано. Сыгранное сохранено в файле { $file }; та же команда продолжит с этого места.
lab-kept = Результаты в файле { $file }.
lab-record-title = { $game }: { $player } против себя, партий на сражение — { $games }, рядом с тем, как играли люди
lab-plays = партии
lab-people = люди
lab-computer = компьютер
lab-points = очки
lab-difference = Средняя абсолютная разница в процентных пунктах: { $points }
lab-exaggeration = На каждый пункт перекоса сражения у людей здесь приходится { $points }.

# Арена й лабораторія в терміналі

arena-title = { $game }: рейтинги
arena-points = очки
arena-axis = очки: хто сильніший на 100, бере 64% партій, на 400 — 91%
arena-couple = хто проти кого
arena-against = { $player } проти { $other }
arena-games = партії
arena-counts = перемоги–нічиї–поразки
arena-verdict = висновок
arena-verdict-high = напевно: перемагає у { $high }% або частіше
arena-verdict-low = напевно: перемагає у { $low }% або рідше
arena-verdict-undecided = поки що не напевно
arena-kept = У файлі { $file } { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
}; щоб зіграти ще, повторіть команду з більшим числом --games.
arena-broken-off = Перервано. У файлі { $file } { $count ->
    [one] збережено { $count } результат
    [few] збережено { $count } результати
   *[many] збережено { $count } результатів
}; та сама команда продовжить із цього місця.
arena-strangers = У файлі { $file } є { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
} інших версій правил або гравців: вони лишаються там, але не рахуються.
arena-report-kind = Звіт — це файл .json або .csv, а не { $file }.

lab-no-record = Ніхто не повідомив, як люди грали битви гри «{ $game }».
lab-broken-off = Перервано. Зігране збережено у файлі { $file }; та сама команда продовжить із цього місця.
lab-kept = Результати у файлі { $file }.
lab-record-title = { $game }: { $player } проти себе, партій на битву — { $games }, поруч із тим, як грали люди
lab-plays = партії
lab-people = люди
lab-computer = комп’ютер
lab-points = очки
lab-difference = Середня абсолютна різниця у відсоткових пунктах: { $points }
lab-exaggeration = На кожен пункт перекосу битви в людей тут припадає { $points }.

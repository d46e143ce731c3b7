# Записи партий после игры и правила для чтения.

web-replay-title = Повтор и разбор
web-replay-about = Любую запись можно посмотреть шаг за шагом: чьими угодно глазами, с подсчётом везения и с тем, кто когда побеждал. И с любого места можно играть дальше.
web-replay-own = Ваши оконченные партии
web-replay-loading = Запись воспроизводится…
web-replay-other = Другая запись

## Файл
web-replay-too-large = Этот файл слишком велик для записи партии.
web-replay-holds = { $steps ->
    [one] Запись верна: { $steps } решение.
    [few] Запись верна: { $steps } решения.
   *[many] Запись верна: { $steps } решений.
}
web-replay-this-line = Здесь:
web-replay-look = Посмотреть
web-replay-play-on = Играть дальше
web-replay-go-on = Играть дальше
web-replay-going-on = Партия разыгрывается до этого места…

## По шагам
web-replay-bottom = Первый игрок
web-replay-top = Второй игрок
web-replay-unfinished = Не окончена
web-replay-start = Начало
web-replay-unseen = решение, невидимое этой стороне
web-replay-controls = По шагам записи
web-replay-step = Шаг
web-replay-step-of = Шаг { $step } из { $last }: { $telling }
web-replay-where = шаг { $step } из { $last }
web-replay-turn = Ход { $turn } из { $turns }
web-replay-first = В начало
web-replay-last = В конец
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-turn-back = Ход назад
web-replay-turn-on = Ход вперёд
web-replay-play = Показывать подряд
web-replay-pause = Остановить
web-replay-space = пробел
web-replay-speed = Скорость
web-replay-eyes = Взгляд
web-replay-eyes-open = всё открыто
web-replay-eyes-spectator = глазами зрителя
web-replay-eyes-side = сторона: { $side }
web-replay-hand = Карты в руке, { $side }:
web-replay-panels = События, разбор и запись
web-replay-tab-log = События
web-replay-tab-luck = Разбор
web-replay-tab-record = Запись
web-replay-clauses = Сработавшие правила:

## Кто побеждал
web-replay-balance = Шансы на победу, как их оценивает компьютер
web-replay-balance-closer = Точками: после каждого решения, доигранного компьютером мысленно
web-replay-balance-dear = ромбами: что обошлось дороже всего
web-replay-balance-table = Шансы на победу таблицей
web-replay-balance-now = Шансы на победу, как их оценивает компьютер. На этом шаге { $side }: { $percent } %.
web-replay-balance-later = Кто побеждает, станет известно после игры: иначе это выдало бы скрытое.
web-replay-analysing = Компьютер обдумывает партию…

web-replay-as-table = Таблицей

## Везение
web-replay-no-luck = В этой игре нет случайности, которую можно было бы подсчитать.
web-replay-luck-dice = Для каждого броска: сколько попаданий он даёт в среднем и сколько дал.
web-replay-luck-pips = Для каждого кубика атаки, защиты и командования: 3,5 очка в среднем и сколько выпало.
web-replay-luck-cards = Для каждой взятой карты отряда: какова в среднем ценность карт, которыми она могла быть, и какова её ценность.
web-replay-expected-dice = попаданий в среднем
web-replay-actual-dice = попаданий на деле
web-replay-expected-pips = очков в среднем
web-replay-actual-pips = очков на деле
web-replay-expected-cards = ценность в среднем
web-replay-actual-cards = ценность на деле
web-replay-rolls-dice = попаданий против среднего, { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
web-replay-rolls-pips = очков против среднего, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
web-replay-rolls-cards = ценности против средней, { $rolls ->
    [one] { $rolls } карта отряда
    [few] { $rolls } карты отрядов
   *[many] { $rolls } карт отрядов
}; взято карт тактики: { $tactics }.
web-replay-luck-here = К этому шагу: { $surplus }.
web-replay-curve-dice = Попадания выше или ниже среднего
web-replay-curve-pips = Очки выше или ниже среднего
web-replay-curve-cards = Ценность карт выше или ниже средней
web-replay-side = Сторона
web-replay-surplus = Выше среднего
web-replay-histogram-dice = Сколько раз выпала каждая грань
web-replay-histogram-pips = Сколько раз выпало каждое число
web-replay-histogram-cards = Сколько раз пришла карта каждой ценности
web-replay-face-dice = Грань
web-replay-face-pips = Число
web-replay-face-cards = Ценность
web-replay-even = Пунктир — равная доля.

## Запись
web-replay-record-about = Запись — простой текст: каждое решение и каждый исход случая. Проверить её может кто угодно, здесь или самой программой.
web-replay-save = Сохранить запись
web-replay-verify = Проверить запись
web-replay-verified = { $steps ->
    [one] Запись верна: { $steps } решение, всё по правилам, а случай такой, каким его даёт зерно.
    [few] Запись верна: { $steps } решения, всё по правилам, а случай такой, каким его даёт зерно.
   *[many] Запись верна: { $steps } решений, всё по правилам, а случай такой, каким его даёт зерно.
}
web-replay-seed-fits = Зерно то самое, которое было обещано до первой карты или броска: это вычислено в вашем браузере.
web-replay-seed-wrong = Зерно не то, которое было обещано.
web-replay-seed-unchecked = Этот браузер не может проверить обещание сам; его проверил сервер.
web-replay-seed-hidden = Зерно раскрывают, когда партия окончена.
web-replay-commitment = Обещание (SHA-256 зерна)
web-replay-seed = Зерно

## Играть дальше
web-replay-board = Поле
web-replay-from-here = Играть отсюда
web-replay-from-here-later = Эта партия ещё идёт. Когда она кончится, её можно будет доиграть с любого шага.
web-replay-from-about = После шага { $step } ({ $telling }) начнётся новая партия, с новым случаем. Запись останется как есть.

## Чтение правил
web-rules-title = Правила
web-rules-game = Игра
web-rules-search = Искать в правилах
web-rules-contents = Содержание
web-rules-kind = Вид пункта
web-rules-kind-all = все пункты
web-rules-kinds-rule = правила
web-rules-kinds-table = таблицы
web-rules-kinds-example = примеры
web-rules-kinds-ruling = решения
web-rules-kind-rule = Правило
web-rules-kind-table = Таблица
web-rules-kind-example = Пример
web-rules-kind-ruling = Решение
web-rules-note = Примечание
web-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
web-rules-none = Нет пункта со всеми этими словами. Попробуйте меньше слов.

web-replay-tab-review = Решения
web-replay-review-later = Решения разбираются, когда партия окончена.

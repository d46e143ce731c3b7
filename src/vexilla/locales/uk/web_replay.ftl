# Записи партій після гри та правила для читання.

web-replay-title = Повтор і розбір
web-replay-about = Будь-який запис можна переглянути крок за кроком: чиїми завгодно очима, з підрахунком талану і з тим, хто коли перемагав. І з будь-якого місця можна грати далі.
web-replay-own = Ваші завершені партії
web-replay-loading = Запис відтворюється…
web-replay-other = Інший запис

## Файл
web-replay-too-large = Цей файл завеликий для запису партії.
web-replay-holds = { $steps ->
    [one] Запис правильний: { $steps } рішення.
    [few] Запис правильний: { $steps } рішення.
   *[many] Запис правильний: { $steps } рішень.
}
web-replay-this-line = Тут:
web-replay-look = Переглянути
web-replay-play-on = Грати далі
web-replay-go-on = Грати далі
web-replay-going-on = Партія розігрується до цього місця…

## По кроках
web-replay-bottom = Перший гравець
web-replay-top = Другий гравець
web-replay-unfinished = Не завершена
web-replay-start = Початок
web-replay-unseen = рішення, невидиме цій стороні
web-replay-controls = По кроках запису
web-replay-step = Крок
web-replay-step-of = Крок { $step } з { $last }: { $telling }
web-replay-where = крок { $step } з { $last }
web-replay-turn = Хід { $turn } з { $turns }
web-replay-first = На початок
web-replay-last = У кінець
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-turn-back = Хід назад
web-replay-turn-on = Хід уперед
web-replay-play = Показувати поспіль
web-replay-pause = Зупинити
web-replay-space = пробіл
web-replay-speed = Швидкість
web-replay-eyes = Погляд
web-replay-eyes-open = усе відкрито
web-replay-eyes-spectator = очима глядача
web-replay-eyes-side = сторона: { $side }
web-replay-hand = Карти в руці, { $side }:
web-replay-panels = Події, розбір і запис
web-replay-tab-log = Події
web-replay-tab-luck = Розбір
web-replay-tab-record = Запис
web-replay-clauses = Застосовані правила:

## Хто перемагав
web-replay-balance = Шанси на перемогу, як їх оцінює комп’ютер
web-replay-balance-closer = Крапками: після кожного рішення, яке комп’ютер дограв подумки
web-replay-balance-dear = ромбами: що обійшлося найдорожче
web-replay-balance-table = Шанси на перемогу таблицею
web-replay-balance-now = Шанси на перемогу, як їх оцінює комп’ютер. На цьому кроці { $side }: { $percent } %.
web-replay-balance-later = Хто перемагає, стане відомо після гри: інакше це виказало б приховане.
web-replay-analysing = Комп’ютер обмірковує партію…

web-replay-as-table = Таблицею

## Талан
web-replay-no-luck = У цій грі немає випадковості, яку можна було б підрахувати.
web-replay-luck-dice = Для кожного кидка: скільки влучань він дає в середньому і скільки дав.
web-replay-luck-pips = Для кожного кубика атаки, захисту й командування: 3,5 очка в середньому і скільки випало.
web-replay-luck-cards = Для кожної взятої карти загону: яка в середньому вартість карт, якими вона могла бути, і яка її вартість.
web-replay-expected-dice = влучань у середньому
web-replay-actual-dice = влучань насправді
web-replay-expected-pips = очок у середньому
web-replay-actual-pips = очок насправді
web-replay-expected-cards = вартість у середньому
web-replay-actual-cards = вартість насправді
web-replay-rolls-dice = влучань проти середнього, { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}.
web-replay-rolls-pips = очок проти середнього, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}.
web-replay-rolls-cards = вартості проти середньої, { $rolls ->
    [one] { $rolls } карта загону
    [few] { $rolls } карти загонів
   *[many] { $rolls } карт загонів
}; узято карт тактики: { $tactics }.
web-replay-luck-here = До цього кроку: { $surplus }.
web-replay-curve-dice = Влучання вище чи нижче середнього
web-replay-curve-pips = Очки вище чи нижче середнього
web-replay-curve-cards = Вартість карт вища чи нижча за середню
web-replay-side = Сторона
web-replay-surplus = Вище середнього
web-replay-histogram-dice = Скільки разів випала кожна грань
web-replay-histogram-pips = Скільки разів випало кожне число
web-replay-histogram-cards = Скільки разів прийшла карта кожної вартості
web-replay-face-dice = Грань
web-replay-face-pips = Число
web-replay-face-cards = Вартість
web-replay-even = Пунктир — рівна частка.

## Запис
web-replay-record-about = Запис — простий текст: кожне рішення і кожен наслідок випадку. Перевірити його може будь-хто, тут чи самою програмою.
web-replay-save = Зберегти запис
web-replay-verify = Перевірити запис
web-replay-verified = { $steps ->
    [one] Запис правильний: { $steps } рішення, усе за правилами, а випадок такий, яким його дає зерно.
    [few] Запис правильний: { $steps } рішення, усе за правилами, а випадок такий, яким його дає зерно.
   *[many] Запис правильний: { $steps } рішень, усе за правилами, а випадок такий, яким його дає зерно.
}
web-replay-seed-fits = Зерно те саме, яке було обіцяно до першої карти чи кидка: це обчислено у вашому браузері.
web-replay-seed-wrong = Зерно не те, яке було обіцяно.
web-replay-seed-unchecked = Цей браузер не може перевірити обіцянку сам; її перевірив сервер.
web-replay-seed-hidden = Зерно розкривають, коли партію завершено.
web-replay-commitment = Обіцянка (SHA-256 зерна)
web-replay-seed = Зерно

## Грати далі
web-replay-board = Поле
web-replay-from-here = Грати звідси
web-replay-from-here-later = Ця партія ще триває. Коли вона скінчиться, її можна буде дограти з будь-якого кроку.
web-replay-from-about = Після кроку { $step } ({ $telling }) почнеться нова партія, з новим випадком. Запис лишиться як є.

## Читання правил
web-rules-title = Правила
web-rules-game = Гра
web-rules-search = Шукати в правилах
web-rules-contents = Зміст
web-rules-kind = Вид пункту
web-rules-kind-all = усі пункти
web-rules-kinds-rule = правила
web-rules-kinds-table = таблиці
web-rules-kinds-example = приклади
web-rules-kinds-ruling = рішення
web-rules-kind-rule = Правило
web-rules-kind-table = Таблиця
web-rules-kind-example = Приклад
web-rules-kind-ruling = Рішення
web-rules-note = Примітка
web-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[many] { $count } пунктів
}
web-rules-none = Немає пункту з усіма цими словами. Спробуйте менше слів.

web-replay-tab-review = Рішення
web-replay-review-later = Рішення розбираються, коли партію закінчено.

# Сторінка: спільне для всіх екранів і стіл.

web-full = У цьому браузері більше немає місця для ваших партій. Нове зберігається, лише поки відкрито цю сторінку: збережіть партії у файл.
web-full-save = Зберегти партії
web-unreachable = Сервер не відповідає. Чи є зв’язок?
web-unexpected = Щось зламалося з нашого боку. Спробуйте ще раз.
web-try-again = Ще раз
web-to-lobby = До зали
web-close = Закрити
web-nobody = ніхто
web-fact-yes = так
web-fact-no = ні
web-fact-none = нічого

## Верх столу
web-turn = Хід { $turn }
web-watching = Ви глядач.
web-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
web-reconnecting = Зв’язок перервався, відновлюємо …
web-connecting = З’єднуємося …
web-left-at = Її залишили { $when } на ході { $turn }.
web-left-decides = Рішення було за стороною: { $side }.
web-left-won = Перемога: { $side }.
web-left-drawn = Вона закінчилася внічию.
web-left-record = Зберегти запис
web-skip-board = До дошки
web-skip-choices = До вибору
web-skip-log = До журналу
web-share = Запросити
web-help = Допомога
web-settings = Налаштування
web-rules = Правила
web-briefing = Про битву
web-reference = Довідник

## Місця
web-seat-you = ви
web-seat-computer = комп’ютер
web-seat-computer-level = комп’ютер, { $level }
web-seat-person = гравець
web-seat-present = на місці
web-seat-away = не в мережі
web-seat-hand = Карт у руці: { $cards }
web-seat-clock = Лишилося часу: { $time }
web-clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    } { $time }
web-level-recruit = новобранець
web-level-soldier = солдат
web-level-veteran = ветеран
web-level-general = генерал
web-level-marshal = маршал
web-level-random = випадковий
web-level-straight = навпростець
web-level-steady = наполегливий
web-first-side = Перший гравець
web-second-side = Другий гравець

## Чиє рішення
web-yours = Вирішувати вам
web-yours-shared = Вирішує: { $side }
web-theirs = Вирішує: { $side }
web-thinks = { $side }: думає …
web-thinks-so-far = { $side }: обдумування, { $percent }%
web-thought = Наскільки комп’ютер обдумав хід
web-play-now = Ходити зараз
web-play-now-about = Комп’ютер зіграє найкраще з того, що вже знайшов.
web-sending = Хвилинку …
web-choices = Вибір
web-undo = Узяти назад
web-undo-over = Партію закінчено.
web-undo-nothing = Брати назад нічого.
web-undo-other-decided = Відтоді вирішив інший гравець. Можна попросити повернути хід.
web-undo-chance = Відтоді втрутився випадок. Можна попросити повернути хід.
web-undo-revealed = Відтоді ви побачили нове. Можна попросити повернути хід.
web-undo-spectator = Ви глядач.
web-retell = Показати минулий хід
web-retelling = Минулий хід ще раз
web-telling = Що відбувається
web-telling-behind = { $changes ->
    [one] попереду ще { $changes } подія
    [few] попереду ще { $changes } події
   *[other] попереду ще { $changes } подій
}
web-telling-speed = Швидкість чужого ходу
web-telling-speed-slow = повільно
web-telling-speed-normal = звичайно
web-telling-speed-fast = швидко
web-telling-speed-at-once = одразу
web-telling-stepping = Крок за кроком: кожна дія суперника чекає на клацання або Enter
web-telling-step = Наступний крок
web-telling-pause = Пауза
web-telling-resume = Далі
web-telling-skip = До теперішнього

## Заборони й помилки
web-refused = Так не можна
web-refused-rule = Правило { $clause }
web-error-other = Не вийшло ({ $reason }).

## Бічна панель
web-panel = Журнал, розмова і стіл
web-log = Журнал
web-chat = Розмова
web-table = Стіл
web-log-empty = Ще нічого не сталося.
web-log-earlier = Показати, що було раніше
web-log-start = Початок
web-log-no-clauses = Без особливого правила.
web-log-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-off = За цим столом розмову вимкнено.
web-chat-say = Скажіть щось
web-chat-send = Надіслати
web-chat-mute = Не чути іншого гравця
web-chat-unmute = Знову чути іншого гравця
web-chat-report = Поскаржитися
web-chat-report-name = Поскаржитися на ім'я
web-chat-reported = Господар цього сервера дізнається про це.
web-chat-removed = Видалено господарем сервера
web-chat-new =
    { $count ->
        [one] { $count } нова репліка
        [few] { $count } нові репліки
       *[many] { $count } нових реплік
    }

## Пропозиції
web-offer-draw = Запропонувати нічию
web-offer-takeback = Попросити повернути хід
web-offer-draw-mine = Ви пропонуєте нічию.
web-offer-takeback-mine = Ви просите повернути ваше останнє рішення.
web-offer-draw-theirs = { $who } пропонує нічию.
web-offer-takeback-theirs = { $who } просить повернути останнє рішення.
web-opponent = Ваш суперник
web-player-of = Гравець сторони «{ $side }»
web-accept = Погодитися
web-decline = Відмовитися
web-withdraw = Зняти пропозицію
web-declined = Пропозицію відхилено.
web-resign = Здатися
web-resign-sure = Здати партію? Переможе інша сторона.
web-resign-yes = Так, здаюся
web-no = Ні, граю далі

## Постійні накази
web-pass-turn = Пропускати весь хід
web-pass-turn-about = До кінця цього ходу всі моменти для карт Дракона минають без питання.
web-pass-always = Тут не питати
web-pass-always-about = Цей момент тепер пропускається; повернути його можна в «Постійних наказах».
web-orders = Постійні накази
web-orders-nothing = У цій грі в чужий хід нікого не питають.
web-orders-add = Додати наказ
web-orders-remove = Прибрати цей наказ
web-orders-question = Коли спитають
web-orders-answer = Відповісти
web-orders-any = хоч би що було
web-orders-until = до кінця ходу { $turn }
web-orders-save = Віддати накази
web-orders-saved = Накази віддано.

## Запрошення
web-share-seat = Посилання для іншого гравця
web-share-seat-about = Перший, хто сяде за ним за стіл, займе інше місце; після цього воно нічого не відкриває. Надішліть його лише одній людині.
web-share-lost = Надіслали не тому чи загубили? Нове посилання скасує це.
web-share-elsewhere = Це місце ще ніхто не зайняв, а його посилання в цьому браузері немає. Нове посилання скасує попереднє.
web-share-make = Створити посилання
web-share-replace = Замінити посилання
web-share-replaced = Це нове посилання; попереднє більше нічого не відкриває.
web-seat = Ваше місце
web-seat-connections =
    { $count ->
        [one] Ваше місце відкрито в { $count } вікні.
        [few] Ваше місце зараз відкрито в { $count } вікнах.
       *[many] Ваше місце зараз відкрито в { $count } вікнах.
    }
web-seat-devices =
    { $count ->
        [one] Ключ від нього є на { $count } пристрої.
        [few] Ключ від нього є на { $count } пристроях.
       *[many] Ключ від нього є на { $count } пристроях.
    }
web-seat-move = Продовжити на іншому пристрої
web-seat-move-about = Покажіть тут код і відкрийте його посилання на іншому пристрої або введіть код там. Він діє один раз, десять хвилин. Нікому його не давайте: у кого код, той грає за вас.
web-seat-code = Показати код
web-seat-code-again = Показати інший код
web-seat-others = Лише тут
web-seat-others-about = Закриває ваше місце на всіх інших пристроях і всюди, де його міг відкрити хтось інший. Без нового коду вони не повернуться.
web-seat-end = Закрити решту
web-seat-ended =
    { $count ->
        [0] Ваше місце відкрито лише тут.
        [one] Закрито { $count } інший пристрій. Ваше місце відкрито лише тут.
        [few] Закрито { $count } інші пристрої. Ваше місце відкрито лише тут.
       *[many] Закрито { $count } інших пристроїв. Ваше місце відкрито лише тут.
    }
web-share-watch = Посилання для глядачів
web-share-watch-about = Вони бачать те, що бачать обидва гравці.
web-invite-waiting = Друге місце ще чекає на свого гравця.
web-share-none = Усі на місці: вільних місць за посиланням немає.

## Звістка про свій хід
web-notify-title = Вирішувати вам: { $game }
web-announce-turn = Вирішувати вам: { $question }

## Удвох за одним екраном
web-hand-over-soon = Екран переходить: { $side }
web-hand-over-now = Закрити зараз
web-hand-over-title = { $side }: вирішувати вам
web-hand-over-text = Передайте екран. Іншому гравцеві зараз краще відвернутися.
web-hand-over-ready = Готово
web-hand-over-open = Ми нічого не ховаємо одне від одного: більше не питати
web-hand-over-opening = Накриваємо стіл …

## Кінець
web-over = Партію закінчено
web-over-won-you = Перемога!
web-over-lost-you = Поразка
web-over-won = Перемога: { $side }
web-over-drawn = Нічия
web-over-by-resigned = { $side }: партію здано.
web-over-by-agreed = Сторони погодилися на нічию.
web-over-by-time = { $side }: час вийшов.
web-over-rematch = Реванш зі зміною сторін
web-over-rematch-offered = { $who } пропонує реванш.
web-over-rematch-accept = Сісти за реванш
web-over-rematch-go = До реваншу
web-over-replay = Повтор і розбір
web-over-review = Мої рішення
web-over-record = Зберегти запис

## Допомога
web-help-title = Як тут грати
web-help-page = Усе, чого можна торкнутися, світиться. Чого не можна, те пояснюється само: натисніть, і вам назвуть правило. Натисніть на рядок журналу, щоб побачити, де це було і які правила спрацювали.
web-help-keys = Клавіші
web-help-key-undo = узяти назад
web-help-key-log = журнал
web-help-key-chat = розмова
web-help-key-reference = загони, місцевість, кубики, карти
web-help-key-help = ця допомога
web-help-key-retell = показати минулий хід
web-help-key-pause = зупинити показ або продовжити
web-help-key-on = під час показу: наступний крок або одразу до теперішнього
web-help-key-escape = закрити або відпустити
web-help-key-board = на дошці: переміщатися й вибирати
web-help-key-arrows = Стрілки, Enter
web-help-all-rules = Усі правила цієї гри

## Actions with fields
web-deed = Хід із подробицями
web-deed-verb = хід
web-deed-do = Виконати

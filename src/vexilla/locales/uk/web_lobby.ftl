# Передпокій: вибір гри та її підготовка.

web-lobby-motto = Знамена й бойові лави на ігровому столі. За правилами стежить програма, вам лишається перемогти.
web-lobby-pages = Сторінки
web-lobby-rules = Правила
web-lobby-replay = Записи
web-lobby-mine = Мої партії
web-lobby-settings = Налаштування
web-lobby-close = Закрити
web-lobby-foot = Карти роздано, кубики кинуто, знамена піднято.
web-lobby-terms = Умови
web-lobby-privacy = Особисті дані

## Почати одразу
web-lobby-play = Грати
web-lobby-armies = Армії та битви без сценарію
web-lobby-play-game = Грати одразу: { $title }
web-lobby-set-up = Суперник і правила

## Мої партії
## Файл запису
web-replay-file = Відкрити файл запису
web-replay-file-about = Оберіть файл .vexilla або перетягніть його сюди: переглянути чи дограти.
web-replay-choose = Обрати файл…

## A battle file of one's own
web-lobby-file = Своя битва
web-lobby-file-about = Битва, записана в текстовому файлі, ваша чи чужа. Спершу її перевіряють, потім зберігають разом із партією.
web-lobby-file-choose = Зіграти битву з файлу…
web-lobby-file-too-large = Цей файл завеликий для битви.
web-lobby-file-faults = { $count ->
    [one] { $file } зіграти не можна: { $count } помилка.
    [few] { $file } зіграти не можна: { $count } помилки.
   *[many] { $file } зіграти не можна: { $count } помилок.
}
web-lobby-file-fault = Рядок { $line }: { $wrong }

web-lobby-continue = Ваші партії
web-lobby-your-turn = Ваш хід
web-lobby-their-turn = Чекаємо на суперника
web-lobby-turn = хід { $turn }, { $when }
web-lobby-just-now = щойно
web-lobby-computer = комп’ютер
web-lobby-against-whom = суперник: { $whom }
web-lobby-both = { $one } — { $other }
web-lobby-finished = { $count ->
    [one] { $count } завершена партія
    [few] { $count } завершені партії
   *[many] { $count } завершених партій
}
web-lobby-you-won = { $ending ->
    [resigned] Перемога: суперник здався
    [time] Перемога за часом
   *[rules] Перемога
}
web-lobby-you-lost = { $ending ->
    [resigned] Ви здалися
    [time] Поразка за часом
   *[rules] Поразка
}
web-lobby-won-by = Перемога: { $side }
web-lobby-drawn = Нічия
web-lobby-look-back = повтор і розбір
web-lobby-remove = Прибрати зі списку
web-lobby-remove-game = Прибрати зі списку: { $title }
web-lobby-remove-sure = Прибрати партію зі списку? Ваше місце в ній пропаде, якщо його не відкрито на іншому пристрої.
web-lobby-damaged = { $count ->
    [one] { $count } ваша партія пошкоджена на цьому сервері, її не можна показати. Господар може мати резервну копію.
    [few] { $count } ваші партії пошкоджені на цьому сервері, їх не можна показати. Господар може мати резервну копію.
   *[many] { $count } ваших партій пошкоджені на цьому сервері, їх не можна показати. Господар може мати резервну копію.
}
web-lobby-lost = { $count ->
    [one] { $count } партії вже немає на цьому сервері.
    [few] { $count } партій уже немає на цьому сервері.
   *[many] { $count } партій уже немає на цьому сервері.
}
web-lobby-forget = Прибрати зі списку

## Інші шляхи
web-lobby-ways = Інші шляхи
web-lobby-join = Увійти чи дивитися за посиланням
web-lobby-join-about = Вставте посилання, яке вам надіслали, або код партії, щоб подивитися її.
web-lobby-join-placeholder = https://…
web-lobby-join-go = Відкрити
web-lobby-join-wrong = Це не посилання на партію. Воно має такий вигляд: https://…/#/join/…
web-join-by = { $name } запрошує вас зіграти.
web-join-invited = Вас запрошують зіграти.
web-join-clock-game = { $minutes } хв на партію, ще { $increment } с за кожне рішення
web-join-clock-move = { $minutes } хв на кожне рішення
web-join-no-clock = Без годинника
web-join-watched = Інші можуть дивитися; вони бачать лише те, що бачите ви обоє.
web-join-not-watched = Більше ніхто не дивиться.
web-join-own = У цьому браузері ви вже сидите за цим столом. Надішліть посилання іншому гравцеві; якщо сядете й тут, гратимете вдвох за одним екраном.
web-join-name = Ваше ім’я
web-join-sit = Сісти за стіл
web-move = Ваше місце на цьому пристрої
web-move-about = Введіть код, який інший пристрій показує в розділі «Ваше місце». Він діє один раз.
web-move-code = Код
web-move-here = Відкрити моє місце тут
web-lobby-lessons = Навчитися за десять хвилин
web-lobby-lesson = Навчитися
web-lobby-learn = Читати правила
web-lobby-learn-about = Кожне правило — пункт із номером; є пошук. Сюди ж веде будь-яка відмова за столом.

## Зібрання битв
web-lobby-search = Знайти битву
web-lobby-difficulty = Складність
web-lobby-any = будь-яка
web-lobby-difficulty-1 = проста
web-lobby-difficulty-2 = середня
web-lobby-difficulty-3 = важка
web-lobby-order = Порядок
web-lobby-order-book = як у книзі
web-lobby-order-name = за назвою
web-lobby-order-length = спершу короткі
web-lobby-order-difficulty = спершу прості
web-lobby-order-balance = спершу рівні
web-lobby-battles = { $count ->
    [0] Нічого не знайшлося. Спробуйте менше слів.
    [one] { $count } битва
    [few] { $count } битви
   *[many] { $count } битв
}
web-lobby-minutes = близько { $minutes } хв
web-lobby-against = —
web-lobby-plays = { $plays ->
    [one] { $plays } партія
    [few] { $plays } партії
   *[many] { $plays } партій
}
web-lobby-record = З партій між людьми ({ $plays }) { $bottomside } виграли { $bottom } %, { $topside } — { $top } %.
web-lobby-no-record = Статистики партій ще немає

## Підготовка партії
web-lobby-whom = З ким грати?
web-lobby-company-computer = З комп’ютером
web-lobby-company-computer-about = Починається одразу.
web-lobby-company-here = Удвох за одним екраном
web-lobby-company-here-about = Таємне приховано: екран передають одне одному.
web-lobby-company-link = З другом за посиланням
web-lobby-company-link-about = Зараз або по ходу на день.
web-lobby-company-watch = Дивитися на двох комп’ютерів
web-lobby-company-watch-about = Можна просто спостерігати.
web-lobby-side = Ваша сторона
web-lobby-side-first = Сторона першого гравця
web-lobby-lot = За жеребом
web-lobby-level = Комп’ютер
web-lobby-level-of = Комп’ютер: { $side }
web-lobby-seconds = Час на роздуми
web-lobby-seconds-each = { $seconds ->
    [one] до { $seconds } секунди на рішення
   *[other] до { $seconds } секунд на рішення
}
web-lobby-your-name = Ваше ім’я
web-lobby-other-name = Ім’я другого гравця
web-lobby-name-optional = не обов’язково
web-lobby-options = Правила цієї партії
web-lobby-more = Годинник і гості
web-lobby-clock = Годинник
web-lobby-clock-about = Хто вичерпав свій час, той програв.
web-lobby-clock-none = без годинника
web-lobby-clock-quick = 15 хвилин і 5 секунд на рішення
web-lobby-clock-calm = 30 хвилин і 10 секунд на рішення
web-lobby-clock-long = година й 30 секунд на рішення
web-lobby-clock-day = доба на кожне рішення
web-lobby-clock-week = тиждень на кожне рішення
web-lobby-chat = Листування за столом
web-lobby-may-watch = За посиланням можуть дивитися інші
web-lobby-rules-of = Правила: { $game }
web-lobby-begin = Почати
web-lobby-begin-watch = Дивитися
web-lobby-to-table = До столу
web-lobby-link = Посилання для другого гравця
web-lobby-link-about = Надішліть це посилання супернику, і лише йому: перший, хто сяде за ним за стіл, займе інше місце.
web-lobby-copy = Скопіювати
web-lobby-copied = Посилання скопійовано.
web-lobby-copy-yourself = Браузер не дозволяє копіювати: виділіть посилання й скопіюйте самі.
web-lobby-share = Надіслати…

# Що означають налаштування.

## Налаштування
web-lobby-language = Мова
web-lobby-theme = Освітлення
web-lobby-theme-system = як у системі
web-lobby-theme-light = світле
web-lobby-theme-dark = темне
web-lobby-at-table = За столом
web-lobby-ask-before-ending = Запитувати, перш ніж завершиться хід, у якому загони ще можуть битися
web-lobby-sound = Звук
web-lobby-notifications = Повідомляти, коли мій хід
web-lobby-notifications-refused = Браузер не дозволяє цій сторінці сповіщення. Дозвольте їх у його налаштуваннях і спробуйте ще раз.

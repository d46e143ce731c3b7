# Прихожая: выбор игры и её подготовка.

web-lobby-motto = Знамёна и боевые порядки на игровом столе. За правилами следит программа, вам остаётся победить.
web-lobby-pages = Страницы
web-lobby-rules = Правила
web-lobby-replay = Записи
web-lobby-mine = Мои партии
web-lobby-settings = Настройки
web-lobby-close = Закрыть
web-lobby-foot = Карты розданы, кубики брошены, знамёна подняты.
web-lobby-terms = Условия
web-lobby-privacy = Личные данные

## Начать сразу
web-lobby-play = Играть
web-lobby-armies = Армии и сражения без сценария
web-lobby-play-game = Играть сразу: { $title }
web-lobby-set-up = Соперник и правила

## Мои партии
## Файл записи
web-replay-file = Открыть файл записи
web-replay-file-about = Выберите файл .vexilla или перетащите его сюда: посмотреть или доиграть.
web-replay-choose = Выбрать файл…

## A battle file of one's own
web-lobby-file = Своя битва
web-lobby-file-about = Битва, записанная в текстовом файле, ваша или чужая. Сначала она проверяется, потом хранится вместе с партией.
web-lobby-file-choose = Сыграть битву из файла…
web-lobby-file-too-large = Этот файл слишком велик для битвы.
web-lobby-file-faults = { $count ->
    [one] { $file } сыграть нельзя: { $count } ошибка.
    [few] { $file } сыграть нельзя: { $count } ошибки.
   *[many] { $file } сыграть нельзя: { $count } ошибок.
}
web-lobby-file-fault = Строка { $line }: { $wrong }

web-lobby-continue = Ваши партии
web-lobby-your-turn = Ваш ход
web-lobby-their-turn = Ждём соперника
web-lobby-turn = ход { $turn }, { $when }
web-lobby-just-now = только что
web-lobby-computer = компьютер
web-lobby-against-whom = соперник: { $whom }
web-lobby-both = { $one } — { $other }
web-lobby-finished = { $count ->
    [one] { $count } оконченная партия
    [few] { $count } оконченные партии
   *[many] { $count } оконченных партий
}
web-lobby-you-won = { $ending ->
    [resigned] Победа: соперник сдался
    [time] Победа по времени
   *[rules] Победа
}
web-lobby-you-lost = { $ending ->
    [resigned] Вы сдались
    [time] Поражение по времени
   *[rules] Поражение
}
web-lobby-won-by = Победа: { $side }
web-lobby-drawn = Ничья
web-lobby-look-back = повтор и разбор
web-lobby-remove = Убрать из списка
web-lobby-remove-game = Убрать из списка: { $title }
web-lobby-remove-sure = Убрать партию из списка? Ваше место в ней пропадёт, если оно не открыто на другом устройстве.
web-lobby-damaged = { $count ->
    [one] { $count } ваша партия повреждена на этом сервере, её нельзя показать. У хозяина может быть резервная копия.
    [few] { $count } ваши партии повреждены на этом сервере, их нельзя показать. У хозяина может быть резервная копия.
   *[many] { $count } ваших партий повреждены на этом сервере, их нельзя показать. У хозяина может быть резервная копия.
}
web-lobby-lost = { $count ->
    [one] { $count } партии больше нет на этом сервере.
    [few] { $count } партий больше нет на этом сервере.
   *[many] { $count } партий больше нет на этом сервере.
}
web-lobby-forget = Убрать из списка

## Другие пути
web-lobby-ways = Другие пути
web-lobby-join = Войти или смотреть по ссылке
web-lobby-join-about = Вставьте ссылку, которую вам прислали, или код партии, чтобы посмотреть её.
web-lobby-join-placeholder = https://…
web-lobby-join-go = Открыть
web-lobby-join-wrong = Это не ссылка на партию. Она выглядит так: https://…/#/join/…
web-join-by = { $name } приглашает вас сыграть.
web-join-invited = Вас приглашают сыграть.
web-join-clock-game = { $minutes } мин на партию, ещё { $increment } с за каждое решение
web-join-clock-move = { $minutes } мин на каждое решение
web-join-no-clock = Без часов
web-join-watched = Другие могут смотреть; они видят только то, что видите вы оба.
web-join-not-watched = Больше никто не смотрит.
web-join-own = В этом браузере вы уже сидите за этим столом. Отправьте ссылку другому игроку; если сядете и здесь, будете играть вдвоём за одним экраном.
web-join-name = Ваше имя
web-join-sit = Сесть за стол
web-move = Ваше место на этом устройстве
web-move-about = Введите код, который другое устройство показывает в разделе «Ваше место». Он действует один раз.
web-move-code = Код
web-move-here = Открыть моё место здесь
web-lobby-lessons = Научиться за десять минут
web-lobby-lesson = Научиться
web-lobby-learn = Читать правила
web-lobby-learn-about = Каждое правило — пункт с номером; есть поиск. Сюда же ведёт любой отказ за столом.

## Собрание битв
web-lobby-search = Найти битву
web-lobby-difficulty = Сложность
web-lobby-any = любая
web-lobby-difficulty-1 = простая
web-lobby-difficulty-2 = средняя
web-lobby-difficulty-3 = трудная
web-lobby-order = Порядок
web-lobby-order-book = как в книге
web-lobby-order-name = по названию
web-lobby-order-length = сначала короткие
web-lobby-order-difficulty = сначала простые
web-lobby-order-balance = сначала равные
web-lobby-battles = { $count ->
    [0] Ничего не нашлось. Попробуйте меньше слов.
    [one] { $count } битва
    [few] { $count } битвы
   *[many] { $count } битв
}
web-lobby-minutes = около { $minutes } мин
web-lobby-against = —
web-lobby-plays = { $plays ->
    [one] { $plays } партия
    [few] { $plays } партии
   *[many] { $plays } партий
}
web-lobby-record = Из партий между людьми ({ $plays }) { $bottomside } выиграли { $bottom } %, { $topside } — { $top } %.
web-lobby-no-record = Статистики партий пока нет

## Подготовка партии
web-lobby-whom = С кем играть?
web-lobby-company-computer = С компьютером
web-lobby-company-computer-about = Начинается сразу.
web-lobby-company-here = Вдвоём за одним экраном
web-lobby-company-here-about = Тайное скрыто: экран передают друг другу.
web-lobby-company-link = С другом по ссылке
web-lobby-company-link-about = Сейчас или по ходу в день.
web-lobby-company-watch = Смотреть на двух компьютеров
web-lobby-company-watch-about = Можно просто наблюдать.
web-lobby-side = Ваша сторона
web-lobby-side-first = Сторона первого игрока
web-lobby-lot = По жребию
web-lobby-level = Компьютер
web-lobby-level-of = Компьютер: { $side }
web-lobby-seconds = Время на раздумья
web-lobby-seconds-each = { $seconds ->
    [one] до { $seconds } секунды на решение
   *[other] до { $seconds } секунд на решение
}
web-lobby-your-name = Ваше имя
web-lobby-other-name = Имя второго игрока
web-lobby-name-optional = не обязательно
web-lobby-options = Правила этой партии
web-lobby-more = Часы и гости
web-lobby-clock = Часы
web-lobby-clock-about = Кто израсходовал своё время, тот проиграл.
web-lobby-clock-none = без часов
web-lobby-clock-quick = 15 минут и 5 секунд на решение
web-lobby-clock-calm = 30 минут и 10 секунд на решение
web-lobby-clock-long = час и 30 секунд на решение
web-lobby-clock-day = сутки на каждое решение
web-lobby-clock-week = неделя на каждое решение
web-lobby-chat = Переписка за столом
web-lobby-may-watch = По ссылке могут смотреть другие
web-lobby-rules-of = Правила: { $game }
web-lobby-begin = Начать
web-lobby-begin-watch = Смотреть
web-lobby-to-table = К столу
web-lobby-link = Ссылка для второго игрока
web-lobby-link-about = Отправьте эту ссылку сопернику, и только ему: первый, кто сядет по ней за стол, займёт другое место.
web-lobby-copy = Скопировать
web-lobby-copied = Ссылка скопирована.
web-lobby-copy-yourself = Браузер не разрешает копировать: выделите ссылку и скопируйте сами.
web-lobby-share = Отправить…

# Что значат настройки.

## Настройки
web-lobby-language = Язык
web-lobby-theme = Освещение
web-lobby-theme-system = как в системе
web-lobby-theme-light = светлое
web-lobby-theme-dark = тёмное
web-lobby-at-table = За столом
web-lobby-ask-before-ending = Спрашивать, прежде чем закончится ход, в котором отряды ещё могут сражаться
web-lobby-sound = Звук
web-lobby-notifications = Сообщать, когда мой ход
web-lobby-notifications-refused = Браузер не разрешает этой странице уведомления. Разрешите их в его настройках и попробуйте ещё раз.

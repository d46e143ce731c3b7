# Страница: общее для всех экранов и стол.

web-full = В этом браузере больше нет места для ваших партий. Новое хранится, только пока открыта эта страница: сохраните партии в файл.
web-full-save = Сохранить партии
web-unreachable = Сервер не отвечает. Есть ли связь?
web-unexpected = Что-то сломалось на нашей стороне. Попробуйте ещё раз.
web-try-again = Ещё раз
web-to-lobby = В зал
web-close = Закрыть
web-nobody = никто
web-fact-yes = да
web-fact-no = нет
web-fact-none = ничего

## Верх стола
web-turn = Ход { $turn }
web-watching = Вы зритель.
web-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
web-reconnecting = Связь прервалась, восстанавливаем …
web-connecting = Соединяемся …
web-left-at = Её оставили { $when } на ходу { $turn }.
web-left-decides = Решение было за стороной: { $side }.
web-left-won = Победа: { $side }.
web-left-drawn = Она закончилась вничью.
web-left-record = Сохранить запись
web-skip-board = К доске
web-skip-choices = К выбору
web-skip-log = К журналу
web-share = Пригласить
web-help = Помощь
web-settings = Настройки
web-rules = Правила
web-briefing = О битве
web-reference = Справочник

## Места
web-seat-you = вы
web-seat-computer = компьютер
web-seat-computer-level = компьютер, { $level }
web-seat-person = игрок
web-seat-present = на месте
web-seat-away = не в сети
web-seat-hand = Карт в руке: { $cards }
web-seat-clock = Осталось времени: { $time }
web-clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } { $time }
web-level-recruit = новобранец
web-level-soldier = солдат
web-level-veteran = ветеран
web-level-general = генерал
web-level-marshal = маршал
web-level-random = случайный
web-level-straight = напролом
web-level-steady = упорный
web-first-side = Первый игрок
web-second-side = Второй игрок

## Чьё решение
web-yours = Решать вам
web-yours-shared = Решает: { $side }
web-theirs = Решает: { $side }
web-thinks = { $side }: думает …
web-thinks-so-far = { $side }: обдумывание, { $percent }%
web-thought = Насколько компьютер обдумал ход
web-play-now = Ходить сейчас
web-play-now-about = Компьютер сыграет лучшее из того, что уже нашёл.
web-sending = Минуту …
web-choices = Выбор
web-undo = Взять назад
web-undo-over = Партия окончена.
web-undo-nothing = Брать назад нечего.
web-undo-other-decided = С тех пор решил другой игрок. Можно попросить вернуть ход.
web-undo-chance = С тех пор сказал своё слово случай. Можно попросить вернуть ход.
web-undo-revealed = С тех пор вы увидели новое. Можно попросить вернуть ход.
web-undo-spectator = Вы зритель.
web-retell = Показать прошлый ход
web-retelling = Прошлый ход ещё раз
web-telling = Что происходит
web-telling-behind = { $changes ->
    [one] впереди ещё { $changes } событие
    [few] впереди ещё { $changes } события
   *[other] впереди ещё { $changes } событий
}
web-telling-speed = Скорость чужого хода
web-telling-speed-slow = медленно
web-telling-speed-normal = обычно
web-telling-speed-fast = быстро
web-telling-speed-at-once = сразу
web-telling-stepping = По шагам: каждое действие соперника ждёт щелчка или Enter
web-telling-step = Следующий шаг
web-telling-pause = Пауза
web-telling-resume = Дальше
web-telling-skip = К настоящему

## Запреты и ошибки
web-refused = Так нельзя
web-refused-rule = Правило { $clause }
web-error-other = Не получилось ({ $reason }).

## Боковая панель
web-panel = Журнал, разговор и стол
web-log = Журнал
web-chat = Разговор
web-table = Стол
web-log-empty = Ещё ничего не произошло.
web-log-earlier = Показать, что было раньше
web-log-start = Начало
web-log-no-clauses = Без особого правила.
web-log-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
web-chat-empty = Пока никто ничего не сказал.
web-chat-off = За этим столом разговор отключён.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-chat-mute = Не слышать другого игрока
web-chat-unmute = Снова слышать другого игрока
web-chat-report = Пожаловаться
web-chat-report-name = Пожаловаться на имя
web-chat-reported = Хозяин этого сервера узнает об этом.
web-chat-removed = Удалено хозяином сервера
web-chat-new =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }

## Предложения
web-offer-draw = Предложить ничью
web-offer-takeback = Попросить вернуть ход
web-offer-draw-mine = Вы предлагаете ничью.
web-offer-takeback-mine = Вы просите вернуть ваше последнее решение.
web-offer-draw-theirs = { $who } предлагает ничью.
web-offer-takeback-theirs = { $who } просит вернуть последнее решение.
web-opponent = Ваш соперник
web-player-of = Игрок стороны «{ $side }»
web-accept = Согласиться
web-decline = Отказаться
web-withdraw = Снять предложение
web-declined = Предложение отклонено.
web-resign = Сдаться
web-resign-sure = Сдать партию? Победит другая сторона.
web-resign-yes = Да, сдаюсь
web-no = Нет, играю дальше

## Постоянные приказы
web-pass-turn = Пропускать весь ход
web-pass-turn-about = До конца этого хода все моменты для карт Дракона проходят без вопроса.
web-pass-always = Здесь не спрашивать
web-pass-always-about = Этот момент теперь пропускается; вернуть его можно в «Постоянных приказах».
web-orders = Постоянные приказы
web-orders-nothing = В этой игре в чужой ход никого не спрашивают.
web-orders-add = Добавить приказ
web-orders-remove = Убрать этот приказ
web-orders-question = Когда спросят
web-orders-answer = Ответить
web-orders-any = что бы ни было
web-orders-until = до конца хода { $turn }
web-orders-save = Отдать приказы
web-orders-saved = Приказы отданы.

## Приглашение
web-share-seat = Ссылка для другого игрока
web-share-seat-about = Первый, кто сядет по ней за стол, займёт другое место; после этого она ничего не открывает. Отправьте её только одному человеку.
web-share-lost = Отправили не тому или потеряли? Новая ссылка отменит эту.
web-share-elsewhere = Это место ещё никто не занял, а его ссылки в этом браузере нет. Новая ссылка отменит прежнюю.
web-share-make = Создать ссылку
web-share-replace = Заменить ссылку
web-share-replaced = Это новая ссылка; прежняя больше ничего не открывает.
web-seat = Ваше место
web-seat-connections =
    { $count ->
        [one] Ваше место открыто в { $count } окне.
        [few] Ваше место сейчас открыто в { $count } окнах.
       *[many] Ваше место сейчас открыто в { $count } окнах.
    }
web-seat-devices =
    { $count ->
        [one] Ключ от него есть на { $count } устройстве.
        [few] Ключ от него есть на { $count } устройствах.
       *[many] Ключ от него есть на { $count } устройствах.
    }
web-seat-move = Продолжить на другом устройстве
web-seat-move-about = Покажите здесь код и откройте его ссылку на другом устройстве или введите код там. Он действует один раз, десять минут. Никому его не давайте: у кого код, тот играет за вас.
web-seat-code = Показать код
web-seat-code-again = Показать другой код
web-seat-others = Только здесь
web-seat-others-about = Закрывает ваше место на всех других устройствах и везде, где его мог открыть кто-то ещё. Без нового кода они не вернутся.
web-seat-end = Закрыть остальные
web-seat-ended =
    { $count ->
        [0] Ваше место открыто только здесь.
        [one] Закрыто { $count } другое устройство. Ваше место открыто только здесь.
        [few] Закрыто { $count } других устройства. Ваше место открыто только здесь.
       *[many] Закрыто { $count } других устройств. Ваше место открыто только здесь.
    }
web-share-watch = Ссылка для зрителей
web-share-watch-about = Они видят то, что видят оба игрока.
web-invite-waiting = Второе место ещё ждёт своего игрока.
web-share-none = Все на месте: свободных мест по ссылке нет.

## Весть о своём ходе
web-notify-title = Решать вам: { $game }
web-announce-turn = Решать вам: { $question }

## Вдвоём за одним экраном
web-hand-over-soon = Экран переходит: { $side }
web-hand-over-now = Закрыть сейчас
web-hand-over-title = { $side }: решать вам
web-hand-over-text = Передайте экран. Другому игроку сейчас лучше отвернуться.
web-hand-over-ready = Готово
web-hand-over-open = Мы ничего не прячем друг от друга: больше не спрашивать
web-hand-over-opening = Накрываем стол …

## Конец
web-over = Партия окончена
web-over-won-you = Победа!
web-over-lost-you = Поражение
web-over-won = Победа: { $side }
web-over-drawn = Ничья
web-over-by-resigned = { $side }: партия сдана.
web-over-by-agreed = Стороны согласились на ничью.
web-over-by-time = { $side }: время вышло.
web-over-rematch = Реванш со сменой сторон
web-over-rematch-offered = { $who } предлагает реванш.
web-over-rematch-accept = Сесть за реванш
web-over-rematch-go = К реваншу
web-over-replay = Повтор и разбор
web-over-review = Мои решения
web-over-record = Сохранить запись

## Помощь
web-help-title = Как здесь играть
web-help-page = Всё, чего можно коснуться, светится. Что нельзя, то объясняется само: нажмите, и вам назовут правило. Нажмите на строку журнала, чтобы увидеть, где это было и какие правила сработали.
web-help-keys = Клавиши
web-help-key-undo = взять назад
web-help-key-log = журнал
web-help-key-chat = разговор
web-help-key-reference = отряды, местность, кубики, карты
web-help-key-help = эта помощь
web-help-key-retell = показать прошлый ход
web-help-key-pause = остановить показ или продолжить
web-help-key-on = во время показа: следующий шаг или сразу к настоящему
web-help-key-escape = закрыть или отпустить
web-help-key-board = на доске: перемещаться и выбирать
web-help-key-arrows = Стрелки, Enter
web-help-all-rules = Все правила этой игры

## Actions with fields
web-deed = Ход с подробностями
web-deed-verb = ход
web-deed-do = Выполнить

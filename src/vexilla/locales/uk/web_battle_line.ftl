# Поле Battle Line у браузері

web-bl-board = Battle Line: дев’ять прапорів
web-bl-hand = Ваша рука
web-bl-hand-of-bottom = Рука нижньої сторони
web-bl-hand-of-top = Рука верхньої сторони
web-bl-their-hand =
    На руці в суперника { $troops } { $troops ->
        [one] карта загону
        [few] карти загонів
       *[other] карт загонів
    } і { $tactics } { $tactics ->
        [one] карта тактики
        [few] карти тактики
       *[other] карт тактики
    }
web-bl-known = вам відомі:
web-bl-discards = Скид
web-bl-discards-own = Ваш скид: { $cards }
web-bl-discards-their = Скид суперника: { $cards }
web-bl-none = порожньо
web-bl-flags-held = { $count } з { $needed }
web-bl-flags-held-own =
    У вас { $count } { $count ->
        [one] прапор
        [few] прапори
       *[other] прапорів
    }; перемагають три поспіль або будь-які п’ять
web-bl-flags-held-their =
    У суперника { $count } { $count ->
        [one] прапор
        [few] прапори
       *[other] прапорів
    }
web-bl-tactics-played = Зіграно тактики: { $count }
web-bl-leader-played = Полководця зіграно
web-bl-next = наступна, як ви поклали:

## Загони за значеннями від 1 до 10
web-bl-troop-skirmishers = Застрільники
web-bl-troop-peltasts = Пельтасти
web-bl-troop-javelineers = Метальники дротиків
web-bl-troop-hoplites = Гопліти
web-bl-troop-phalangists = Фалангіти
web-bl-troop-hypaspists = Гіпаспісти
web-bl-troop-light-cavalry = Легка кіннота
web-bl-troop-heavy-cavalry = Важка кіннота
web-bl-troop-chariots = Колісниці
web-bl-troop-elephants = Слони
web-bl-troop-card = { $card }, { $troop }

## Рядок над полем
web-bl-series = Партія { $game } з { $games }
web-bl-points = очки { $own } : { $their }
web-bl-no-tactics = лише загони
web-bl-unaided = захоплення знаходите самі
web-bl-advanced = захоплення на початку ходу

## Прапори
web-bl-flag = Прапор { $flag }
web-bl-you = ви
web-bl-opponent = суперник
web-bl-empty = немає карт
web-bl-side-here = { $who }: { $cards }
web-bl-formation = { $kind } { $sum }
web-bl-best = щонайкраще { $kind } { $sum }
web-bl-never = скласти вже не можна
web-bl-first = складено раніше
web-bl-held-own = захоплено вами
web-bl-held-their = захоплено суперником
web-bl-fog = Туман
web-bl-mud = Багно: чотири карти
web-bl-claim = Захопити
web-bl-claimable = можна захопити
web-bl-placeable = сюди можна: { $card }
web-bl-counter =
    { $count ->
        [1] Із цією картою
       *[other] Із цими картами
    } суперник ще міг би виграти прапор { $flag }.
web-bl-next-draw = Шанс під час наступного добору:
web-bl-held = у вас на руці: { $cards }

## Колоди
web-bl-pile =
    { $pile }, { $count } { $count ->
        [one] карта
        [few] карти
       *[other] карт
    }
web-bl-draw = Взяти
web-bl-discard-it = Скинути

## Що робити далі
web-bl-hint-play = Виберіть карту, потім прапор, або перетягніть карту до нього.
web-bl-hint-card = { $card }: виберіть прапор.
web-bl-hint-nowhere = { $card }: зараз зіграти не можна.
web-bl-hint-guile = { $card }: { $help }.
web-bl-hint-flag = Прапор { $flag }: виберіть карту.
web-bl-play-guile = Зіграти: { $card }
web-bl-hint-claim = Виберіть прапор зі стрічкою, щоб захопити його; про будь-який інший дізнаєтеся, чому не можна.
web-bl-hint-claim-unaided = Виберіть прапор, який хочете захопити. Помилка нічого не коштує.
web-bl-hint-draw = Виберіть, з якої колоди взяти карту.
web-bl-hint-return = Виберіть карту з руки, яка повернеться на верх своєї колоди.
web-bl-hint-redeploy = Виберіть одну зі своїх карт біля прапора.
web-bl-hint-redeploy-to = Виберіть інший прапор ({ $card }) або скиньте карту.
web-bl-hint-deserter = Виберіть карту, яку втратить суперник.
web-bl-hint-traitor = Виберіть карту загону суперника.
web-bl-hint-traitor-to = Виберіть прапор, на ваш бік якого перейде карта ({ $card }).
web-bl-hint-discard = Виберіть, яку з карт біля прапора { $flag } скинути.
web-bl-hint-wait = Ходить суперник.
web-bl-hint-over = Партію завершено.

## Що вийде з карти біля прапора
web-bl-laid = { $card } біля прапора { $flag }:
web-bl-laid-makes = { $kind } { $sum }.
web-bl-laid-best = щонайкраще { $kind } { $sum }.
web-bl-laid-makes-never = шикування тут уже не вийде.
web-bl-laid-has = У суперника: { $kind } { $sum }.
web-bl-laid-may-have = У суперника щонайкраще: { $kind } { $sum }.
web-bl-laid-has-never = Суперникові шикування вже не завершити.
web-bl-laid-holds = Нічим із того, що ще може мати суперник, його не побити.
web-bl-laid-safe = Побити його могли б лише карти у вас на руці; довести це поки не можна.
web-bl-laid-open =
    Ще можна побити, { $count ->
        [1] ось цією картою:
       *[other] наприклад, цими картами:
    }
web-bl-laid-tied = Дорівнює шикуванню суперника, а його завершено раніше.
web-bl-laid-lost = Шикування суперника сильніше.
web-bl-laid-out =
    { $kind }: { $cards } { $cards ->
        [one] карта
        [few] карти
       *[other] карт
    } ще не видно, на руці { $held }

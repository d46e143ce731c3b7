# Поле Battle Line в браузере

web-bl-board = Battle Line: девять знамён
web-bl-hand = Ваша рука
web-bl-hand-of-bottom = Рука нижней стороны
web-bl-hand-of-top = Рука верхней стороны
web-bl-their-hand =
    На руке у соперника { $troops } { $troops ->
        [one] карта отряда
        [few] карты отрядов
       *[other] карт отрядов
    } и { $tactics } { $tactics ->
        [one] карта тактики
        [few] карты тактики
       *[other] карт тактики
    }
web-bl-known = вам известны:
web-bl-discards = Сброс
web-bl-discards-own = Ваш сброс: { $cards }
web-bl-discards-their = Сброс соперника: { $cards }
web-bl-none = пусто
web-bl-flags-held = { $count } из { $needed }
web-bl-flags-held-own =
    У вас { $count } { $count ->
        [one] знамя
        [few] знамени
       *[other] знамён
    }; побеждают три подряд или любые пять
web-bl-flags-held-their =
    У соперника { $count } { $count ->
        [one] знамя
        [few] знамени
       *[other] знамён
    }
web-bl-tactics-played = Сыграно тактики: { $count }
web-bl-leader-played = Полководец сыгран
web-bl-next = следующая, как вы положили:

## Отряды по значениям от 1 до 10
web-bl-troop-skirmishers = Застрельщики
web-bl-troop-peltasts = Пельтасты
web-bl-troop-javelineers = Дротикометатели
web-bl-troop-hoplites = Гоплиты
web-bl-troop-phalangists = Фалангиты
web-bl-troop-hypaspists = Гипасписты
web-bl-troop-light-cavalry = Лёгкая конница
web-bl-troop-heavy-cavalry = Тяжёлая конница
web-bl-troop-chariots = Колесницы
web-bl-troop-elephants = Слоны
web-bl-troop-card = { $card }, { $troop }

## Строка над полем
web-bl-series = Партия { $game } из { $games }
web-bl-points = очки { $own } : { $their }
web-bl-no-tactics = только отряды
web-bl-unaided = захваты находите сами
web-bl-advanced = захват в начале хода

## Знамёна
web-bl-flag = Знамя { $flag }
web-bl-you = вы
web-bl-opponent = соперник
web-bl-empty = нет карт
web-bl-side-here = { $who }: { $cards }
web-bl-formation = { $kind } { $sum }
web-bl-best = в лучшем случае { $kind } { $sum }
web-bl-never = собрать уже нельзя
web-bl-first = собрана раньше
web-bl-held-own = захвачено вами
web-bl-held-their = захвачено соперником
web-bl-fog = Туман
web-bl-mud = Грязь: четыре карты
web-bl-claim = Захват
web-bl-claimable = можно захватить
web-bl-placeable = сюда можно: { $card }
web-bl-counter =
    { $count ->
        [1] С этой картой
       *[other] С этими картами
    } соперник ещё мог бы выиграть знамя { $flag }.
web-bl-next-draw = Шанс при следующем доборе:
web-bl-held = у вас на руке: { $cards }

## Колоды
web-bl-pile =
    { $pile }, { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
web-bl-draw = Взять
web-bl-discard-it = Сбросить

## Что делать дальше
web-bl-hint-play = Выберите карту, затем знамя, или перетащите карту к нему.
web-bl-hint-card = { $card }: выберите знамя.
web-bl-hint-nowhere = { $card }: сейчас сыграть нельзя.
web-bl-hint-guile = { $card }: { $help }.
web-bl-hint-flag = Знамя { $flag }: выберите карту.
web-bl-play-guile = Сыграть: { $card }
web-bl-hint-claim = Выберите знамя с лентой, чтобы захватить его; о любом другом вы узнаете, почему нельзя.
web-bl-hint-claim-unaided = Выберите знамя, которое хотите захватить. Ошибка ничего не стоит.
web-bl-hint-draw = Выберите, из какой колоды взять карту.
web-bl-hint-return = Выберите карту с руки, которая вернётся на верх своей колоды.
web-bl-hint-redeploy = Выберите одну из своих карт у знамени.
web-bl-hint-redeploy-to = Выберите другое знамя ({ $card }) или сбросьте карту.
web-bl-hint-deserter = Выберите карту, которую потеряет соперник.
web-bl-hint-traitor = Выберите карту отряда соперника.
web-bl-hint-traitor-to = Выберите знамя, на вашу сторону которого перейдёт карта ({ $card }).
web-bl-hint-discard = Выберите, какую из карт у знамени { $flag } сбросить.
web-bl-hint-wait = Ходит соперник.
web-bl-hint-over = Партия окончена.

## Что получится из карты у знамени
web-bl-laid = { $card } у знамени { $flag }:
web-bl-laid-makes = { $kind } { $sum }.
web-bl-laid-best = в лучшем случае { $kind } { $sum }.
web-bl-laid-makes-never = построения здесь уже не выйдет.
web-bl-laid-has = У соперника: { $kind } { $sum }.
web-bl-laid-may-have = У соперника в лучшем случае: { $kind } { $sum }.
web-bl-laid-has-never = Сопернику построения уже не завершить.
web-bl-laid-holds = Ничем из того, что ещё может быть у соперника, его не побить.
web-bl-laid-safe = Побить его могли бы только карты у вас на руке; доказать это пока нельзя.
web-bl-laid-open =
    Ещё можно побить, { $count ->
        [1] вот этой картой:
       *[other] например, этими картами:
    }
web-bl-laid-tied = Равно построению соперника, а его завершено раньше.
web-bl-laid-lost = Построение соперника сильнее.
web-bl-laid-out =
    { $kind }: { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    } ещё не видно, на руке { $held }

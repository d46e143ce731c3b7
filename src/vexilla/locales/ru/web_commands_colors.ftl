# Поле из гексов на странице и стол Ancients на нём.

## Инструменты поля
web-hex-tools = Инструменты поля
web-hex-zoom-in = Ближе
web-hex-zoom-out = Дальше
web-hex-whole = Всё поле
web-hex-labels = Названия гексов
web-hex-part-left = Левый сектор
web-hex-part-center = Центральный сектор
web-hex-part-right = Правый сектор
web-hex-close = Закрыть
web-hex-board = Поле боя: стрелки переходят с гекса на гекс, N и P — к следующему и предыдущему гексу, который можно выбрать, Enter выбирает, Shift+Enter — полководца, плюс и минус меняют масштаб, S показывает, что может отряд, D — что может поразить противник

## Как называется гекс
web-hex-blocks =
    { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[other] { $blocks } блоков
    }
web-hex-with-leader = с полководцем { $leader }
web-hex-lone-leader = полководец { $leader }
web-hex-leader-of = Полководец, { $army }
web-hex-is-ordered = получил приказ
web-hex-chosen = выбран
web-hex-chosen-leader = выбран полководец
web-hex-lit = получил бы приказ
web-hex-can-order = можно отдать приказ
web-hex-can-order-leader = можно отдать приказ полководцу
web-hex-can-rally = может вернуть блок
web-hex-can-rampage = можно бросить кубики
web-hex-can-place = сюда может выйти отряд
web-hex-can-place-leader = сюда можно поставить полководца
web-hex-can-retreat = сюда может отступить отряд
web-hex-can-evade-to = сюда может уклониться отряд
web-hex-can-flee = сюда может уйти полководец
web-hex-can-ride = сюда может двинуться конница
web-hex-can-advance = сюда может продвинуться отряд
web-hex-can-move = может двигаться
web-hex-can-attack = может атаковать
web-hex-can-be-attacked = можно атаковать
web-hex-goal-goal = сюда можно дойти
web-hex-goal-battle = сюда можно дойти и вступить в бой
web-hex-goal-no-battle = сюда можно дойти, но уже без боя
web-hex-goal-must = сюда можно дойти, после этого бой обязателен
web-hex-about-leader = Двигается до 3 гексов. В одиночку не сражается; вместе с отрядом усиливает его и соседние отряды.

## Стол
web-hex-left-orders =
    { $of ->
        [one] Осталось { $left } из { $of } приказа
       *[other] Осталось { $left } из { $of } приказов
    }
web-hex-left-hexes =
    { $left ->
        [one] Пройти ещё { $left } гекс
        [few] Пройти ещё { $left } гекса
       *[many] Пройти ещё { $left } гексов
    }
web-hex-die-did =
    { $did ->
        [hit] { $face } (попадание)
        [again] { $face } (попадание, перебрасывается)
        [flag] { $face } (засчитан)
        [order] { $face } (засчитан)
        [ignored] { $face } (не засчитано)
       *[other] { $face }
    }
web-hex-side-bottom = Нижняя сторона
web-hex-side-top = Верхняя сторона
web-hex-banners = Победные знамёна: { $banners } из { $needed }
web-hex-cards =
    { $cards ->
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
       *[other] { $cards } карт на руке
    }
web-hex-deck =
    { $cards ->
        [one] { $cards } карта в колоде
        [few] { $cards } карты в колоде
       *[other] { $cards } карт в колоде
    }
web-hex-discards =
    { $cards ->
        [one] { $cards } карта в сбросе
        [few] { $cards } карты в сбросе
       *[other] { $cards } карт в сбросе
    }
web-hex-played-by = { $army }: { $card }
web-hex-hand = Ваша рука
web-hex-card-name = { $card }. { $text }
web-hex-play = Сыграть
web-hex-pick-unit = Отряд
web-hex-pick-leader = Полководец
web-hex-order-all =
    { $units ->
        [one] Приказ { $units } отряду
       *[other] Приказ всем { $units } отрядам
    }
web-hex-keep = Вы взяли две карты: оставьте одну.

## Цели
web-hex-objective =
    { $hexes ->
        [one] Цель ({ $army }): { $banners ->
            [one] { $banners } знамя, пока гекс удерживается.
            [few] { $banners } знамени, пока гекс удерживается.
           *[other] { $banners } знамён, пока гекс удерживается.
        }
        [few] Цель ({ $army }): { $banners ->
            [one] { $banners } знамя, пока удерживаются все { $hexes } гекса.
            [few] { $banners } знамени, пока удерживаются все { $hexes } гекса.
           *[other] { $banners } знамён, пока удерживаются все { $hexes } гекса.
        }
       *[other] Цель ({ $army }): { $banners ->
            [one] { $banners } знамя, пока удерживаются все { $hexes } гексов.
            [few] { $banners } знамени, пока удерживаются все { $hexes } гексов.
           *[other] { $banners } знамён, пока удерживаются все { $hexes } гексов.
        }
    }
web-hex-objective-kept =
    { $hexes ->
        [one] Цель ({ $army }): { $banners ->
            [one] { $banners } знамя за взятие гекса, навсегда.
            [few] { $banners } знамени за взятие гекса, навсегда.
           *[other] { $banners } знамён за взятие гекса, навсегда.
        }
       *[other] Цель ({ $army }): { $banners ->
            [one] { $banners } знамя за взятие всех { $hexes } гексов, навсегда.
            [few] { $banners } знамени за взятие всех { $hexes } гексов, навсегда.
           *[other] { $banners } знамён за взятие всех { $hexes } гексов, навсегда.
        }
    }
web-hex-held = Удерживается.
web-hex-not-held = Пока не удерживается.

## Шансы
web-hex-odds-fire = Стрельба { $hex } → { $to }
web-hex-odds-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }
web-hex-odds-losses = в среднем { $losses } блока
web-hex-odds-hits =
    { $hits ->
        [one] { $hits } попадание: { $percent }
        [few] { $hits } попадания: { $percent }
       *[other] { $hits } попаданий: { $percent }
    }
web-hex-odds-destroyed = Уничтожен
web-hex-odds-retreat = Отброшен
web-hex-odds-leader = Гибель полководца
web-hex-odds-back =
    { $dice ->
        [one] Ответный удар, { $dice } кубик
        [few] Ответный удар, { $dice } кубика
       *[other] Ответный удар, { $dice } кубиков
    }
web-hex-odds-back-destroyed = Атакующий уничтожен
web-hex-odds-back-retreat = Атакующий отброшен
web-hex-react-dice = Кубики
web-hex-react-losses = Потери
web-hex-react-back = Ответный удар
web-hex-tap-again = Коснитесь ещё раз, чтобы атаковать.

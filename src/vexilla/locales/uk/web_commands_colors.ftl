# Поле з гексів на сторінці та стіл Ancients на ньому.

## Інструменти поля
web-hex-tools = Інструменти поля
web-hex-zoom-in = Ближче
web-hex-zoom-out = Далі
web-hex-whole = Усе поле
web-hex-labels = Назви гексів
web-hex-part-left = Лівий сектор
web-hex-part-center = Центральний сектор
web-hex-part-right = Правий сектор
web-hex-close = Закрити
web-hex-board = Поле бою: стрілки переходять із гекса на гекс, N і P — до наступного й попереднього гекса, який можна вибрати, Enter вибирає, Shift+Enter — полководця, плюс і мінус змінюють масштаб, S показує, що може загін, D — що може вразити ворог

## Як називається гекс
web-hex-blocks =
    { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блоки
       *[other] { $blocks } блоків
    }
web-hex-with-leader = з полководцем { $leader }
web-hex-lone-leader = полководець { $leader }
web-hex-leader-of = Полководець, { $army }
web-hex-is-ordered = отримав наказ
web-hex-chosen = вибрано
web-hex-chosen-leader = вибрано полководця
web-hex-lit = отримав би наказ
web-hex-can-order = можна віддати наказ
web-hex-can-order-leader = можна віддати наказ полководцеві
web-hex-can-rally = може повернути блок
web-hex-can-rampage = можна кинути кубики
web-hex-can-place = сюди може вийти загін
web-hex-can-place-leader = сюди можна поставити полководця
web-hex-can-retreat = сюди може відступити загін
web-hex-can-evade-to = сюди може ухилитися загін
web-hex-can-flee = сюди може відійти полководець
web-hex-can-ride = сюди може рушити далі кіннота
web-hex-can-advance = сюди може просунутися загін
web-hex-can-move = може рухатися
web-hex-can-attack = може атакувати
web-hex-can-be-attacked = можна атакувати
web-hex-goal-goal = сюди можна дійти
web-hex-goal-battle = сюди можна дійти й вступити в бій
web-hex-goal-no-battle = сюди можна дійти, але вже без бою
web-hex-goal-must = сюди можна дійти, після цього бій обов’язковий
web-hex-about-leader = Рухається до 3 гексів. Наодинці не б’ється; разом із загоном підсилює його й сусідні загони.

## Стіл
web-hex-left-orders =
    { $of ->
        [one] Залишилося { $left } з { $of } наказу
       *[other] Залишилося { $left } з { $of } наказів
    }
web-hex-left-hexes =
    { $left ->
        [one] Пройти ще { $left } гекс
        [few] Пройти ще { $left } гекси
       *[many] Пройти ще { $left } гексів
    }
web-hex-die-did =
    { $did ->
        [hit] { $face } (влучання)
        [again] { $face } (влучання, перекидається)
        [flag] { $face } (зараховано)
        [order] { $face } (зараховано)
        [ignored] { $face } (не зараховано)
       *[other] { $face }
    }
web-hex-side-bottom = Нижня сторона
web-hex-side-top = Верхня сторона
web-hex-banners = Переможні прапори: { $banners } з { $needed }
web-hex-cards =
    { $cards ->
        [one] { $cards } карта на руці
        [few] { $cards } карти на руці
       *[other] { $cards } карт на руці
    }
web-hex-deck =
    { $cards ->
        [one] { $cards } карта в колоді
        [few] { $cards } карти в колоді
       *[other] { $cards } карт у колоді
    }
web-hex-discards =
    { $cards ->
        [one] { $cards } карта у скиді
        [few] { $cards } карти у скиді
       *[other] { $cards } карт у скиді
    }
web-hex-played-by = { $army }: { $card }
web-hex-hand = Ваша рука
web-hex-card-name = { $card }. { $text }
web-hex-play = Зіграти
web-hex-pick-unit = Загін
web-hex-pick-leader = Полководець
web-hex-order-all =
    { $units ->
        [one] Наказ { $units } загону
       *[other] Наказ усім { $units } загонам
    }
web-hex-keep = Ви взяли дві карти: залиште одну.

## Цілі
web-hex-objective =
    { $hexes ->
        [one] Ціль ({ $army }): { $banners ->
            [one] { $banners } прапор перемоги, поки гекс утримується.
            [few] { $banners } прапори перемоги, поки гекс утримується.
           *[other] { $banners } прапорів перемоги, поки гекс утримується.
        }
        [few] Ціль ({ $army }): { $banners ->
            [one] { $banners } прапор перемоги, поки утримуються всі { $hexes } гекси.
            [few] { $banners } прапори перемоги, поки утримуються всі { $hexes } гекси.
           *[other] { $banners } прапорів перемоги, поки утримуються всі { $hexes } гекси.
        }
       *[other] Ціль ({ $army }): { $banners ->
            [one] { $banners } прапор перемоги, поки утримуються всі { $hexes } гексів.
            [few] { $banners } прапори перемоги, поки утримуються всі { $hexes } гексів.
           *[other] { $banners } прапорів перемоги, поки утримуються всі { $hexes } гексів.
        }
    }
web-hex-objective-kept =
    { $hexes ->
        [one] Ціль ({ $army }): { $banners ->
            [one] { $banners } прапор перемоги за взяття гекса, назавжди.
            [few] { $banners } прапори перемоги за взяття гекса, назавжди.
           *[other] { $banners } прапорів перемоги за взяття гекса, назавжди.
        }
       *[other] Ціль ({ $army }): { $banners ->
            [one] { $banners } прапор перемоги за взяття всіх { $hexes } гексів, назавжди.
            [few] { $banners } прапори перемоги за взяття всіх { $hexes } гексів, назавжди.
           *[other] { $banners } прапорів перемоги за взяття всіх { $hexes } гексів, назавжди.
        }
    }
web-hex-held = Утримується.
web-hex-not-held = Поки не утримується.

## Шанси
web-hex-odds-fire = Стрільба { $hex } → { $to }
web-hex-odds-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[other] { $dice } кубиків
    }
web-hex-odds-losses = у середньому { $losses } блоку
web-hex-odds-hits =
    { $hits ->
        [one] { $hits } влучання: { $percent }
        [few] { $hits } влучання: { $percent }
       *[other] { $hits } влучань: { $percent }
    }
web-hex-odds-destroyed = Знищено
web-hex-odds-retreat = Відкинуто
web-hex-odds-leader = Загибель полководця
web-hex-odds-back =
    { $dice ->
        [one] Удар у відповідь, { $dice } кубик
        [few] Удар у відповідь, { $dice } кубики
       *[other] Удар у відповідь, { $dice } кубиків
    }
web-hex-odds-back-destroyed = Нападника знищено
web-hex-odds-back-retreat = Нападника відкинуто
web-hex-react-dice = Кубики
web-hex-react-losses = Втрати
web-hex-react-back = Удар у відповідь
web-hex-tap-again = Торкніться ще раз, щоб атакувати.

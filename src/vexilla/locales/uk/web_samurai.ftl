# Стіл «Битв самураїв» на сторінці: те, що каже лише його поле.

## Загони й гекси
web-samurai-blocks =
    { $blocks ->
        [one] { $blocks } фігурка
        [few] { $blocks } фігурки
       *[other] { $blocks } фігурок
    }
web-samurai-of-start = з { $start } на початку
web-samurai-insulted = ображений: цього ходу не може атакувати
web-samurai-called = наказ приніс гонець
web-samurai-shot-once = вистрілив один раз
web-samurai-can-rally = може повернути фігурку
web-samurai-can-lose = може втратити фігурку
web-samurai-can-target = може стати ціллю карти Дракона
web-samurai-can-way = міг бути зупинений тут
web-samurai-can-flee = сюди може відступити полководець
web-samurai-left-figures =
    { $left ->
        [one] залишилося втратити { $left } фігурку
        [few] залишилося втратити { $left } фігурки
       *[other] залишилося втратити { $left } фігурок
    }
web-samurai-odds-losses = у середньому { $losses } фігурки
web-samurai-odds-inspired = З натхненням
web-samurai-odds-first-strike = Якщо вдарить першим
web-samurai-with-leader = із полководцем { $leader }
web-samurai-lone-leader = полководець { $leader }
web-samurai-leader-of = Полководець, { $army }
web-samurai-chosen-leader = вибрано полководця
web-samurai-can-order-leader = можна віддати наказ полководцеві
web-samurai-pick-leader = Полководець
web-samurai-odds-leader = Загибель полководця
web-samurai-odds-back =
    { $dice ->
        [one] Удар у відповідь, { $dice } кубик
        [few] Удар у відповідь, { $dice } кубики
       *[other] Удар у відповідь, { $dice } кубиків
    }
web-samurai-discards =
    { $cards ->
        [one] { $cards } карта у відбої
        [few] { $cards } карти у відбої
       *[other] { $cards } карт у відбої
    }
web-samurai-board = Поле бою: стрілки переходять із гекса на гекс, N і P — до наступного й попереднього гекса, який можна вибрати, Enter вибирає, Shift+Enter — полководця, плюс і мінус змінюють масштаб, S показує, що може загін, D — що може вразити ворог

## Честь і удача
web-samurai-reserve =
    { $tokens ->
        [0] У резерві немає жетонів «Честь і удача»
        [one] У резерві { $tokens } жетон «Честь і удача»
        [few] У резерві { $tokens } жетони «Честь і удача»
       *[other] У резерві { $tokens } жетонів «Честь і удача»
    }
web-samurai-pool-word = Спільний
web-samurai-pool =
    { $tokens ->
        [one] { $tokens } жетон у спільному запасі
        [few] { $tokens } жетони у спільному запасі
       *[other] { $tokens } жетонів у спільному запасі
    }
web-samurai-on-dragons =
    { $tokens ->
        [one] { $tokens } жетон на картах Дракона в грі
        [few] { $tokens } жетони на картах Дракона в грі
       *[other] { $tokens } жетонів на картах Дракона в грі
    }

## Карти Дракона
web-samurai-cost =
    { $cost ->
        [0] Безплатно
        [one] Вартість: { $cost } жетон
        [few] Вартість: { $cost } жетони
       *[other] Вартість: { $cost } жетонів
    }
web-samurai-dragon-hand = Ваші карти Дракона: { $cards }
web-samurai-play-dragon =
    { $cost ->
        [0] Зіграти безплатно
        [one] Зіграти за { $cost } жетон
        [few] Зіграти за { $cost } жетони
       *[other] Зіграти за { $cost } жетонів
    }
web-samurai-discard-dragon = Скинути
web-samurai-dragon-played = Карту Дракона цього ходу зіграно
web-samurai-dragon-cards =
    { $cards ->
        [one] { $cards } карта Дракона в руці
        [few] { $cards } карти Дракона в руці
       *[other] { $cards } карт Дракона в руці
    }
web-samurai-dragon-deck =
    { $cards ->
        [one] { $cards } карта Дракона в колоді
        [few] { $cards } карти Дракона в колоді
       *[other] { $cards } карт Дракона в колоді
    }
web-samurai-dragon-discards =
    { $cards ->
        [one] { $cards } карта Дракона у скиді
        [few] { $cards } карти Дракона у скиді
       *[other] { $cards } карт Дракона у скиді
    }
web-samurai-in-play =
    { $cost ->
        [0] У грі: { $card }
       *[other] У грі: { $card } ({ $cost })
    }
# The moments of Dragon cards in the few words that have room on the head of a card.
web-samurai-window-own-card = зі своєю картою Наказу
web-samurai-window-enemy-card = на карту Наказу ворога
web-samurai-window-own-movement = під час руху
web-samurai-window-enemy-movement = на рух ворога
web-samurai-window-enemy-advance = на просування ворога
web-samurai-window-before-own-roll = до свого кидка
web-samurai-window-before-own-close-roll = до кидка в ближньому бою
web-samurai-window-before-enemy-close-roll = до кидка ворога в ближньому бою
web-samurai-window-after-own-close-roll = після кидка в ближньому бою
web-samurai-window-after-enemy-close-roll = після кидка ворога в ближньому бою
web-samurai-window-after-enemy-fire = після пострілу ворога
web-samurai-window-after-success = після успішної атаки
web-samurai-window-before-own-battle-back = до свого удару у відповідь
web-samurai-window-both-leaders = полководець проти полководця
web-samurai-reveal-played = { $army }: зіграно карту Дракона
web-samurai-reveal-away = { $army }: скинуто карту Дракона
web-samurai-reveal-given = { $army }: віддано карту Дракона

## Вибір
web-samurai-answer-stand = Ближній бій відбувається як звичайно; хто вцілів і не відступив, може завдати удару у відповідь.
web-samurai-answer-first-strike = Ви граєте карту: ваш загін б’є першим, а ворог атакує, лише якщо лишився на місці.
web-samurai-answer-inspire = Жетон іде до спільного запасу, а загін кидає на один кубик більше.
web-samurai-answer-refrain = Загін кидає стільки кубиків, скільки має, жетон лишається у вас.
web-samurai-answer-seppuku = Він помирає з честю: ворог не отримує прапора, ви — 5 жетонів; але одну карту Наказу втрачено до кінця битви, і ворог забирає одну вашу карту Дракона. Або оберіть гекс для відступу: він коштує 3 жетони.
web-samurai-unfit = Зараз не можна: натисніть, щоб дізнатися чому.
web-samurai-none-fits = Жодна ваша карта Дракона зараз не підходить.
web-samurai-answer-change-sides = Загін переходить до іншої армії.
web-samurai-answer-keep-side = Усе лишається як було.
web-samurai-answer-draw-dragon = Верхня карта колоди Дракона йде до вашої руки.
web-samurai-answer-take-honor = Два жетони зі спільного запасу йдуть до вашого резерву, якщо вони там є.
web-samurai-aside =
    { $dice ->
        [0] Натисніть на кубики, які треба перекинути.
        [one] Відкладено { $dice } кубик
        [few] Відкладено { $dice } кубики
       *[other] Відкладено { $dice } кубиків
    }
web-samurai-do-done-sam-ask-again = Кинути
web-samurai-do-done-sam-ask-turn-in = Завершити хід

## Вигуки над полем
web-samurai-cry-aimed = Ціль!
web-samurai-cry-inspired = Натхнення!
web-samurai-cry-dishonored = Честь утрачено!
web-samurai-cry-seppuku = Сепуку
web-samurai-cry-duel = Дуель!
web-samurai-cry-duel-lost = Переможений
web-samurai-cry-first-strike = Перший удар!
web-samurai-cry-changed-sides = Перебіжчик!
web-samurai-cry-kept-side = Вірний
web-samurai-cry-stopped = Стій!
web-samurai-cry-camp-taken = Табір узято!
web-samurai-cry-objective-taken = Ціль узято!
web-samurai-cry-objective-lost = Ціль утрачено

# Стол «Битв самураев» на странице: то, что говорит только его поле.

## Отряды и гексы
web-samurai-blocks =
    { $blocks ->
        [one] { $blocks } фигура
        [few] { $blocks } фигуры
       *[other] { $blocks } фигур
    }
web-samurai-of-start = из { $start } в начале
web-samurai-insulted = оскорблён: в этот ход не может атаковать
web-samurai-called = приказ доставил гонец
web-samurai-shot-once = выстрелил один раз
web-samurai-can-rally = может вернуть фигуру
web-samurai-can-lose = может потерять фигуру
web-samurai-can-target = может стать целью карты Дракона
web-samurai-can-way = мог быть остановлен здесь
web-samurai-can-flee = сюда может отступить командир
web-samurai-left-figures =
    { $left ->
        [one] осталось потерять { $left } фигуру
        [few] осталось потерять { $left } фигуры
       *[other] осталось потерять { $left } фигур
    }
web-samurai-odds-losses = в среднем { $losses } фигуры
web-samurai-odds-inspired = С воодушевлением
web-samurai-odds-first-strike = Если ударит первым
web-samurai-with-leader = с командиром { $leader }
web-samurai-lone-leader = командир { $leader }
web-samurai-leader-of = Командир, { $army }
web-samurai-chosen-leader = выбран командир
web-samurai-can-order-leader = можно отдать приказ командиру
web-samurai-pick-leader = Командир
web-samurai-odds-leader = Гибель командира
web-samurai-odds-back =
    { $dice ->
        [one] Ответная атака, { $dice } кубик
        [few] Ответная атака, { $dice } кубика
       *[other] Ответная атака, { $dice } кубиков
    }
web-samurai-discards =
    { $cards ->
        [one] { $cards } карта в сбросе
        [few] { $cards } карты в сбросе
       *[other] { $cards } карт в сбросе
    }
web-samurai-board = Поле боя: стрелки переходят с гекса на гекс, N и P — к следующему и предыдущему гексу, который можно выбрать, Enter выбирает, Shift+Enter — командира, плюс и минус меняют масштаб, S показывает, что может отряд, D — что может поразить противник

## Честь и удача
web-samurai-reserve =
    { $tokens ->
        [0] В резерве нет жетонов «Честь и удача»
        [one] В резерве { $tokens } жетон «Честь и удача»
        [few] В резерве { $tokens } жетона «Честь и удача»
       *[other] В резерве { $tokens } жетонов «Честь и удача»
    }
web-samurai-pool-word = Общий
web-samurai-pool =
    { $tokens ->
        [one] { $tokens } жетон в общем резерве
        [few] { $tokens } жетона в общем резерве
       *[other] { $tokens } жетонов в общем резерве
    }
web-samurai-on-dragons =
    { $tokens ->
        [one] { $tokens } жетон на картах Дракона в игре
        [few] { $tokens } жетона на картах Дракона в игре
       *[other] { $tokens } жетонов на картах Дракона в игре
    }

## Карты Дракона
web-samurai-cost =
    { $cost ->
        [0] Бесплатно
        [one] Стоимость: { $cost } жетон
        [few] Стоимость: { $cost } жетона
       *[other] Стоимость: { $cost } жетонов
    }
web-samurai-dragon-hand = Ваши карты Дракона: { $cards }
web-samurai-play-dragon =
    { $cost ->
        [0] Сыграть бесплатно
        [one] Сыграть за { $cost } жетон
        [few] Сыграть за { $cost } жетона
       *[other] Сыграть за { $cost } жетонов
    }
web-samurai-discard-dragon = Сбросить
web-samurai-dragon-played = Карта Дракона в этот ход сыграна
web-samurai-dragon-cards =
    { $cards ->
        [one] { $cards } карта Дракона в руке
        [few] { $cards } карты Дракона в руке
       *[other] { $cards } карт Дракона в руке
    }
web-samurai-dragon-deck =
    { $cards ->
        [one] { $cards } карта Дракона в колоде
        [few] { $cards } карты Дракона в колоде
       *[other] { $cards } карт Дракона в колоде
    }
web-samurai-dragon-discards =
    { $cards ->
        [one] { $cards } карта Дракона в сбросе
        [few] { $cards } карты Дракона в сбросе
       *[other] { $cards } карт Дракона в сбросе
    }
web-samurai-in-play =
    { $cost ->
        [0] В игре: { $card }
       *[other] В игре: { $card } ({ $cost })
    }
# The moments of Dragon cards in the few words that have room on the head of a card.
web-samurai-window-own-card = со своей Командной картой
web-samurai-window-enemy-card = на Командную карту врага
web-samurai-window-own-movement = при движении
web-samurai-window-enemy-movement = на движение врага
web-samurai-window-enemy-advance = на наступление врага
web-samurai-window-before-own-roll = до своего броска
web-samurai-window-before-own-close-roll = до броска в рукопашной
web-samurai-window-before-enemy-close-roll = до броска врага в рукопашной
web-samurai-window-after-own-close-roll = после броска в рукопашной
web-samurai-window-after-enemy-close-roll = после броска врага в рукопашной
web-samurai-window-after-enemy-fire = после выстрела врага
web-samurai-window-after-success = после успешной атаки
web-samurai-window-before-own-battle-back = до своей ответной атаки
web-samurai-window-both-leaders = командир против командира
web-samurai-reveal-played = { $army }: сыграна карта Дракона
web-samurai-reveal-away = { $army }: сброшена карта Дракона
web-samurai-reveal-given = { $army }: отдана карта Дракона

## Выбор
web-samurai-answer-stand = Рукопашная идёт как обычно; кто уцелел и не отступил, может провести ответную атаку.
web-samurai-answer-first-strike = Вы играете карту: ваш отряд бьёт первым, а враг атакует, только если остался на месте.
web-samurai-answer-inspire = Жетон уходит в общий резерв, а отряд бросает на один кубик больше.
web-samurai-answer-refrain = Отряд бросает столько кубиков, сколько есть, жетон остаётся у вас.
web-samurai-answer-seppuku = Он умирает с честью: враг не получает знамени, вы — 5 жетонов; но одна Командная карта потеряна до конца битвы, и враг забирает одну вашу карту Дракона. Или выберите гекс для отступления: оно стоит 3 жетона.
web-samurai-unfit = Сейчас нельзя: нажмите, чтобы узнать почему.
web-samurai-none-fits = Ни одна ваша карта Дракона сейчас не подходит.
web-samurai-answer-change-sides = Отряд переходит в другую армию.
web-samurai-answer-keep-side = Всё остаётся как было.
web-samurai-answer-draw-dragon = Верхняя карта колоды Дракона уходит в вашу руку.
web-samurai-answer-take-honor = Два жетона из общего резерва уходят в ваш резерв, если они там есть.
web-samurai-aside =
    { $dice ->
        [0] Нажмите на кубики, которые нужно перебросить.
        [one] Отложен { $dice } кубик
        [few] Отложено { $dice } кубика
       *[other] Отложено { $dice } кубиков
    }
web-samurai-do-done-sam-ask-again = Бросить
web-samurai-do-done-sam-ask-turn-in = Закончить ход

## Возгласы над полем
web-samurai-cry-aimed = Цель!
web-samurai-cry-inspired = Воодушевление!
web-samurai-cry-dishonored = Честь утрачена!
web-samurai-cry-seppuku = Сеппуку
web-samurai-cry-duel = Дуэль!
web-samurai-cry-duel-lost = Побеждён
web-samurai-cry-first-strike = Первый удар!
web-samurai-cry-changed-sides = Перебежчик!
web-samurai-cry-kept-side = Верен
web-samurai-cry-stopped = Стой!
web-samurai-cry-camp-taken = Лагерь взят!
web-samurai-cry-objective-taken = Цель взята!
web-samurai-cry-objective-lost = Цель потеряна

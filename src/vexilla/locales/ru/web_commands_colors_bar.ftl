# Что полоса говорит о сражении помимо вопроса: сколько осталось и кто выбран.

web-hex-left-moves = Двигаться ещё могут { $left } из { $of }
web-hex-left-fights =
    { $left ->
        [0] Сражаться больше некому
        [one] Сражаться ещё может { $left } отряд
        [few] Сражаться ещё могут { $left } отряда
       *[other] Сражаться ещё могут { $left } отрядов
    }
web-hex-left-flags =
    { $left ->
        [one] { $left } флаг
        [few] { $left } флага
       *[other] { $left } флагов
    }
web-hex-hint-move = { $hex }, { $who }: куда?
web-hex-hint-attack = { $hex }, { $who }: кого атаковать?
web-hex-hint-card =
    { $units ->
        [0] { $card }: приказа не получит никто.
       *[other] { $card }: приказ могут получить: { $units }. Нажмите ещё раз, чтобы сыграть.
    }
web-hex-can-withdraw = выберите ещё раз, чтобы отменить приказ

# Сообщения, общие для игр Commands & Colors. Игра может сказать их и своими словами: ancients-cc-….

## Вопросы
cc-ask-card = Сыграйте одну карту.
cc-ask-order = Отдайте приказы отрядам и полководцам или закончите.
cc-ask-rally = Сбор: какой отряд возвращает блок?
cc-ask-move = Передвиньте отряды и полководцев с приказами или закончите движение.
cc-ask-battle = Стреляйте или атакуйте отрядом с приказом или закончите сражение.
cc-ask-ignore =
    Отряд { $hex } ({ $unit }), { $flags ->
        [one] { $flags } флаг
        [few] { $flags } флага
       *[other] { $flags } флагов
    }: сколько игнорировать?
cc-ask-retreat = Отряд { $hex } ({ $unit }) отступает: на какой гекс?
cc-ask-ride = Отряд { $hex } ({ $unit }): пройти ещё один гекс?
cc-ask-battle-back = Нанести ответный удар?

## События
cc-turn = Ход { $turn }: { $side }.
cc-played = { $side }: карта «{ $card }».
cc-copied =
    { $side }: «Контратака» { $card-is ->
        [nothing] не отдаёт приказов
       *[other] действует как «{ $card }»
    }.
cc-one-unit =
    { $side }: { $card-is ->
        [grand-manoeuvre] вместо карты «{ $card }» приказ получает один отряд на выбор
       *[other] для карты «{ $card }» никого нет, приказ получает один отряд на выбор
    }.
cc-ordered = { $side }: приказ отряду { $hex } ({ $unit }).
cc-ordered-leader = { $side }: приказ полководцу { $hex } ({ $leader }).
cc-rallied = { $side }: отряд { $hex } ({ $unit }) возвращает блок, теперь блоков: { $left }.
cc-moved = { $side }: { $unit } { $hex } → { $to }.
cc-moved-leader = { $side }: { $leader } { $hex } → { $to }.
cc-fires = { $side }: отряд { $hex } ({ $unit }) стреляет по { $target }.
cc-attacks = { $side }: отряд { $hex } ({ $unit }) атакует { $target }.
cc-first-strike = { $side }: карта «{ $card }», отряд { $hex } ({ $unit }) бьёт первым.
cc-battles-back = { $side }: отряд { $hex } ({ $unit }) наносит ответный удар.
cc-rolled = { $side }, { $what }, { $unit } { $hex }: { $dice }.
cc-rolled-for =
    { $what-is ->
        [rally] «{ $what }», бросок ({ $side }): { $dice }
        [i-am-spartacus] «{ $what }», бросок ({ $side }): { $dice }
        [elan] «{ $what }», бросок ({ $side }): { $dice }
       *[other] { $what }, { $hex }, бросок ({ $side }): { $dice }
    }.
cc-lost =
    { $side }: отряд { $hex } ({ $unit }) теряет { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[many] { $blocks } блоков
    }, осталось: { $left }.
cc-destroyed = { $side }: отряд { $hex } ({ $unit }) уничтожен.
cc-leader-killed = { $side }: полководец { $leader } гибнет на { $hex }.
cc-leader-left = { $side }: полководец { $leader } покидает поле боя с { $hex }.
cc-banner = { $side }: знамя победы, { $banners } из { $needed }.
cc-ignored = { $side }: отряд { $hex } ({ $unit }), проигнорировано флагов: { $ignored } из { $flags }.
cc-retreated = { $side }: { $unit } { $hex } → { $to } (отступление).
cc-blocked = { $side }: отряду { $hex } ({ $unit }) некуда отступать, не пройдено гексов: { $hexes }.
cc-joined = { $side }: полководец { $leader } принимает отряд { $hex } ({ $unit }).
cc-drew =
    { $side }: взята карта{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
cc-discarded = { $side }: случайный сброс, «{ $card }».
cc-reshuffled = Сброс замешан в колоду.
cc-command =
    { $side }: теперь в руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
cc-objective-taken = { $side }: цель сценария занята, { $hexes }.
cc-objective-lost = { $side }: цель сценария потеряна, { $hexes }; знамён теперь: { $banners }.
cc-won =
    Победа: { $side }! { $form-is ->
        [surrender] Противник сдался.
        [leader] Погиб полководец, от которого зависел исход битвы.
        [both] Обе стороны достигли цели одновременно; знамён: { $banners } из { $needed }.
       *[banners] Знамён: { $banners } из { $needed }.
    }
cc-drawn = Битва закончилась вничью.

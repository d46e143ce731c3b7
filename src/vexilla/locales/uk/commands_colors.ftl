# Повідомлення, спільні для ігор Commands & Colors. Гра може сказати їх і своїми словами: ancients-cc-….

## Запитання
cc-ask-card = Зіграйте одну карту.
cc-ask-order = Віддайте накази загонам і полководцям або завершіть.
cc-ask-rally = Збір: який загін повертає блок?
cc-ask-move = Пересуньте загони й полководців із наказами або завершіть рух.
cc-ask-battle = Стріляйте чи атакуйте загоном із наказом або завершіть бій.
cc-ask-ignore =
    Загін { $hex } ({ $unit }), { $flags ->
        [one] { $flags } прапор
        [few] { $flags } прапори
       *[other] { $flags } прапорів
    }: скільки ігнорувати?
cc-ask-retreat = Загін { $hex } ({ $unit }) відступає: на який гекс?
cc-ask-ride = Загін { $hex } ({ $unit }): пройти ще один гекс?
cc-ask-battle-back = Завдати удару у відповідь?

## Події
cc-turn = Хід { $turn }: { $side }.
cc-played = { $side }: карта «{ $card }».
cc-copied =
    { $side }: «Контратака» { $card-is ->
        [nothing] не віддає наказів
       *[other] діє як «{ $card }»
    }.
cc-one-unit =
    { $side }: { $card-is ->
        [grand-manoeuvre] замість карти «{ $card }» наказ отримує один загін на вибір
       *[other] для карти «{ $card }» нікого немає, наказ отримує один загін на вибір
    }.
cc-ordered = { $side }: наказ загону { $hex } ({ $unit }).
cc-ordered-leader = { $side }: наказ полководцеві { $hex } ({ $leader }).
cc-rallied = { $side }: загін { $hex } ({ $unit }) повертає блок, тепер блоків: { $left }.
cc-moved = { $side }: { $unit } { $hex } → { $to }.
cc-moved-leader = { $side }: { $leader } { $hex } → { $to }.
cc-fires = { $side }: загін { $hex } ({ $unit }) стріляє по { $target }.
cc-attacks = { $side }: загін { $hex } ({ $unit }) атакує { $target }.
cc-first-strike = { $side }: карта «{ $card }», загін { $hex } ({ $unit }) б’є першим.
cc-battles-back = { $side }: загін { $hex } ({ $unit }) завдає удару у відповідь.
cc-rolled = { $side }, { $what }, { $unit } { $hex }: { $dice }.
cc-rolled-for =
    { $what-is ->
        [rally] «{ $what }», кидок ({ $side }): { $dice }
        [i-am-spartacus] «{ $what }», кидок ({ $side }): { $dice }
        [elan] «{ $what }», кидок ({ $side }): { $dice }
       *[other] { $what }, { $hex }, кидок ({ $side }): { $dice }
    }.
cc-lost =
    { $side }: загін { $hex } ({ $unit }) втрачає { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блоки
       *[many] { $blocks } блоків
    }, лишилося: { $left }.
cc-destroyed = { $side }: загін { $hex } ({ $unit }) знищено.
cc-leader-killed = { $side }: полководець { $leader } гине на { $hex }.
cc-leader-left = { $side }: полководець { $leader } покидає поле бою з { $hex }.
cc-banner = { $side }: прапор перемоги, { $banners } із { $needed }.
cc-ignored = { $side }: загін { $hex } ({ $unit }), проігноровано прапорів: { $ignored } із { $flags }.
cc-retreated = { $side }: { $unit } { $hex } → { $to } (відступ).
cc-blocked = { $side }: загону { $hex } ({ $unit }) нікуди відступати, не пройдено гексів: { $hexes }.
cc-joined = { $side }: полководець { $leader } приймає загін { $hex } ({ $unit }).
cc-drew =
    { $side }: взято карту{ $card-is ->
        [unknown] .
       *[other] {" "}«{ $card }».
    }
cc-discarded = { $side }: випадковий скид, «{ $card }».
cc-reshuffled = Скид замішано в колоду.
cc-command =
    { $side }: тепер у руці { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
cc-objective-taken = { $side }: ціль сценарію зайнято, { $hexes }.
cc-objective-lost = { $side }: ціль сценарію втрачено, { $hexes }; прапорів тепер: { $banners }.
cc-won =
    Перемога: { $side }! { $form-is ->
        [surrender] Противник здався.
        [leader] Загинув полководець, від якого залежав наслідок битви.
        [both] Обидві сторони досягли мети одночасно; прапорів: { $banners } з { $needed }.
       *[banners] Прапорів: { $banners } з { $needed }.
    }
cc-drawn = Битва закінчилася внічию.

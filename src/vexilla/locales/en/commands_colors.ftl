# Messages of more than one game of Commands & Colors. A game may say one of them in its own words: ancients-cc-….

## Questions
cc-ask-card = Play one card.
cc-ask-order = Order units and leaders, or end the orders.
cc-ask-rally = Rally: which unit regains a block?
cc-ask-move = Move ordered units and leaders, or end the movement.
cc-ask-battle = Fire or attack with an ordered unit, or end the battle.
cc-ask-ignore =
    Unit { $hex } ({ $unit }), { $flags ->
        [one] { $flags } flag
       *[other] { $flags } flags
    }: how many are ignored?
cc-ask-retreat = Unit { $hex } ({ $unit }) retreats: to which hex?
cc-ask-ride = Unit { $hex } ({ $unit }): move one more hex?
cc-ask-battle-back = Battle back?

## Events
cc-turn = Turn { $turn }: { $side }.
cc-played = { $side }: { $card } played.
cc-copied =
    { $side }: Counter Attack { $card-is ->
        [nothing] issues no orders
       *[other] works as { $card }
    }.
cc-one-unit =
    { $side }: { $card-is ->
        [grand-manoeuvre] instead of { $card } one unit of choice
       *[other] nobody for { $card }, one unit of choice instead
    }.
cc-ordered = { $side }: { $unit } { $hex } ordered.
cc-ordered-leader = { $side }: { $leader } { $hex } ordered.
cc-rallied = { $side }: { $unit } { $hex }, one block regained, now { $left }.
cc-moved = { $side }: { $unit } { $hex } → { $to }.
cc-moved-leader = { $side }: { $leader } { $hex } → { $to }.
cc-fires = { $side }: fire of { $unit } { $hex } at { $target }.
cc-attacks = { $side }: attack of { $unit } { $hex } on { $target }.
cc-first-strike = { $side }: { $card } played, { $unit } { $hex } will strike first.
cc-battles-back = { $side }: battle back by { $unit } { $hex }.
cc-rolled = { $side }, { $what } by { $unit } { $hex }: { $dice }.
cc-rolled-for =
    { $what-is ->
        [rally] { $what }, dice of { $side }: { $dice }
        [i-am-spartacus] { $what }, dice of { $side }: { $dice }
        [elan] { $what }, dice of { $side }: { $dice }
       *[other] { $what } at { $hex }, dice of { $side }: { $dice }
    }.
cc-lost =
    { $side }: { $unit } { $hex }, { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } lost, { $left } left.
cc-destroyed = { $side }: { $unit } { $hex } destroyed.
cc-leader-killed = { $side }: { $leader } is killed at { $hex }.
cc-leader-left = { $side }: { $leader } leaves the battlefield from { $hex }.
cc-banner = { $side }: a victory banner, { $banners } of { $needed }.
cc-ignored = { $side }: { $unit } { $hex }, flags ignored: { $ignored } of { $flags }.
cc-retreated = { $side }: { $unit } { $hex } → { $to } (retreat).
cc-blocked =
    { $side }: retreat of { $unit } { $hex } blocked, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } short.
cc-joined = { $side }: { $leader } takes command of { $unit } { $hex }.
cc-drew =
    { $side }: card drawn{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
cc-discarded = { $side }: random discard, { $card }.
cc-reshuffled = The discards are shuffled into the deck.
cc-command =
    { $side }: hand size now { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cc-objective-taken = { $side }: objective held, { $hexes }.
cc-objective-lost = { $side }: objective lost, { $hexes }; banners now { $banners }.
cc-won =
    Victory: { $side }! { $form-is ->
        [surrender] The enemy has surrendered.
        [leader] The leader has fallen on whom the battle hung.
        [both] Both sides had reached their goal at once; banners: { $banners } of { $needed }.
       *[banners] Banners: { $banners } of { $needed }.
    }
cc-drawn = The battle ends in a draw.

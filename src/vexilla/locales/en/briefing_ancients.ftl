# Special rules of a battle, in its briefing.

ancients-special-marian = { $side }: medium and heavy infantry throw pila, up to 2 hexes with 1 die, if they moved 1 hex at most.
ancients-special-julian = { $side }: medium and heavy infantry throw pila, up to 2 hexes with 1 die, if they moved 1 hex at most; or they move 2 hexes and do not battle.
ancients-special-objectives = { $side }: a banner, once, { $count ->
    [one] for { $hexes }
   *[other] for each of { $hexes }
}, when one of their units ends its move there.
ancients-special-exits = { $side }: a unit that leaves the field over the enemy’s edge is worth a banner. Ways out: { $hexes }.
ancients-special-hand-grows = { $side }: the hand grows by a card a turn, up to { $cards }.
ancients-special-hand-jumps = { $side }: with banner { $banners } the hand grows at once to { $cards } cards.
ancients-special-leaders-lower-hand = Each leader lost lowers his side’s hand by a card.
ancients-special-leaders-decide = Whoever kills all enemy leaders wins at once.
ancients-special-fears-elephants = { $side }: foot may not ignore flags that elephants roll in close combat.
ancients-special-stiff-phalanx = { $side }: heavy infantry without support battles back against legions with 3 dice only.
ancients-special-ambush = { $side }: from their turn { $turn } on a Leadership card may bring on the reserve in ambush, at the enemy’s baseline.
ancients-special-place-leaders = After looking at their hands both place leaders with their units: first { $side } ({ $number }), then { $then-side } ({ $then-number }).
ancients-special-helmets = { $unit } ({ $hexes }): helmets hit in close combat, with or without a leader.
ancients-special-flags = { $unit } ({ $hexes }): may ignore { $flags ->
    [one] 1 more flag
   *[other] { $flags } more flags
}.
ancients-special-swords = { $unit } ({ $hexes }): may ignore { $swords ->
    [one] 1 swords result
   *[other] { $swords } swords results
}.
ancients-special-bow = { $unit } ({ $hexes }): fires like bow infantry, up to { $range } hexes.
ancients-special-dice = { $leader }: the unit he leads rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more in close combat.
ancients-special-vital = { $leader }: if he is lost, his side has lost the battle.
ancients-special-solitary = { $leaders }: { $count ->
    [one] he helps only the unit he is with, and a Leadership card on him orders only that unit.
   *[other] each helps only the unit he is with, and a Leadership card on him orders only that unit.
}

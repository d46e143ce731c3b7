# Special rules of a battle, in its briefing.

cc-special-each = { $side }: { $banners ->
    [one] a banner
   *[other] { $banners } banners
} { $count ->
    [one] for holding { $hexes }
   *[other] for each of { $hexes } that is held
}, for as long as it is held; checked at the start of their turn.
cc-special-each-kept = { $side }: { $banners ->
    [one] a banner
   *[other] { $banners } banners
}, once, { $count ->
    [one] for holding { $hexes }
   *[other] for each of { $hexes } that is held
} at the start of their turn.
cc-special-all = { $side }: { $banners ->
    [one] a banner
   *[other] { $banners } banners
} for as long as all of { $hexes } are held; checked at the start of their turn.
cc-special-all-kept = { $side }: { $banners ->
    [one] a banner
   *[other] { $banners } banners
}, once, if all of { $hexes } are held at the start of their turn.

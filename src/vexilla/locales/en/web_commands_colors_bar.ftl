# What the bar says of a battle beside its question: how much is left, and whoever is chosen.

web-hex-left-moves =
    { $of ->
        [one] { $left } of { $of } can still move
       *[other] { $left } of { $of } can still move
    }
web-hex-left-fights =
    { $left ->
        [0] nobody can fight any more
        [one] { $left } unit can still fight
       *[other] { $left } units can still fight
    }
web-hex-left-flags =
    { $left ->
        [one] { $left } flag
       *[other] { $left } flags
    }
web-hex-hint-move = { $who } on { $hex }: where to?
web-hex-hint-attack = { $who } on { $hex }: whom does it attack?
web-hex-hint-card =
    { $units ->
        [0] { $card }: nobody would be ordered.
        [one] { $card }: one piece could be ordered. Click again to play it.
       *[other] { $card }: { $units } pieces could be ordered. Click again to play it.
    }
web-hex-can-withdraw = choose again to withdraw the order

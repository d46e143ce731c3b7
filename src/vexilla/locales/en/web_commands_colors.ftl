# The hex board of the page, and the table of Ancients on it.

## The board's own tools
web-hex-tools = Board tools
web-hex-zoom-in = Zoom in
web-hex-zoom-out = Zoom out
web-hex-whole = Whole board
web-hex-labels = Names of hexes
web-hex-part-left = Left section
web-hex-part-center = Center section
web-hex-part-right = Right section
web-hex-close = Close
web-hex-board = The battlefield: cursor keys go from hex to hex, N and P to the next and previous hex that can be chosen, Enter chooses, Shift+Enter the leader, plus and minus zoom, S shows what the unit could do, D what the enemy could hit

## What a hex is called
web-hex-blocks =
    { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
web-hex-with-leader = with leader { $leader }
web-hex-lone-leader = leader { $leader }
web-hex-leader-of = Leader, { $army }
web-hex-is-ordered = ordered
web-hex-chosen = chosen
web-hex-chosen-leader = leader chosen
web-hex-lit = would be ordered
web-hex-can-order = may be ordered
web-hex-can-order-leader = the leader may be ordered
web-hex-can-rally = may regain a block
web-hex-can-rampage = may be rolled for
web-hex-can-place = a unit may come on here
web-hex-can-place-leader = the leader may be placed here
web-hex-can-retreat = the unit may retreat here
web-hex-can-evade-to = the unit may evade here
web-hex-can-flee = the leader may evade here
web-hex-can-ride = the cavalry may move on here
web-hex-can-advance = the unit may advance here
web-hex-can-move = may move
web-hex-can-attack = may attack
web-hex-can-be-attacked = can be attacked
web-hex-goal-goal = can be reached
web-hex-goal-battle = can be reached, may then battle
web-hex-goal-no-battle = can be reached, may not battle then
web-hex-goal-must = can be reached, must then battle
web-hex-about-leader = Moves up to 3 hexes. Alone he does not fight; with a unit he strengthens it and those next to him.

## The table
web-hex-left-orders =
    { $of ->
        [one] { $left } of { $of } order left
       *[other] { $left } of { $of } orders left
    }
web-hex-left-hexes =
    { $left ->
        [one] { $left } hex to go
       *[other] { $left } hexes to go
    }
web-hex-die-did =
    { $did ->
        [hit] { $face } (hit)
        [again] { $face } (hit, rolled again)
        [flag] { $face } (counts)
        [order] { $face } (counts)
        [ignored] { $face } (ignored)
       *[other] { $face }
    }
web-hex-side-bottom = Bottom
web-hex-side-top = Top
web-hex-banners = Victory banners: { $banners } of { $needed }
web-hex-cards =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
web-hex-deck =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
web-hex-discards =
    { $cards ->
        [one] { $cards } discarded card
       *[other] { $cards } discarded cards
    }
web-hex-played-by = { $army }: { $card }
web-hex-hand = Your hand
web-hex-card-name = { $card }. { $text }
web-hex-play = Play
web-hex-pick-unit = Unit
web-hex-pick-leader = Leader
web-hex-order-all =
    { $units ->
        [one] Order the one unit left
       *[other] Order all { $units } units
    }
web-hex-keep = You drew two cards: keep one.

## Objectives
web-hex-objective =
    { $hexes ->
        [one] Objective of { $army }: { $banners ->
            [one] one banner as long as the hex is held.
           *[other] { $banners } banners as long as the hex is held.
        }
       *[other] Objective of { $army }: { $banners ->
            [one] one banner as long as all { $hexes } hexes are held.
           *[other] { $banners } banners as long as all { $hexes } hexes are held.
        }
    }
web-hex-objective-kept =
    { $hexes ->
        [one] Objective of { $army }: { $banners ->
            [one] one banner for taking the hex; it is kept.
           *[other] { $banners } banners for taking the hex; they are kept.
        }
       *[other] Objective of { $army }: { $banners ->
            [one] one banner for taking all { $hexes } hexes; it is kept.
           *[other] { $banners } banners for taking all { $hexes } hexes; they are kept.
        }
    }
web-hex-held = It is held.
web-hex-not-held = It is not held yet.

## Odds
web-hex-odds-fire = Shot { $hex } → { $to }
web-hex-odds-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
web-hex-odds-losses = { $losses } blocks on average
web-hex-odds-hits =
    { $hits ->
        [one] { $hits } hit: { $percent }
       *[other] { $hits } hits: { $percent }
    }
web-hex-odds-destroyed = Destroyed
web-hex-odds-retreat = Driven back
web-hex-odds-leader = Leader killed
web-hex-odds-back =
    { $dice ->
        [one] Battle back, { $dice } die
       *[other] Battle back, { $dice } dice
    }
web-hex-odds-back-destroyed = Attacker destroyed
web-hex-odds-back-retreat = Attacker driven back
web-hex-react-dice = Dice
web-hex-react-losses = Losses
web-hex-react-back = Battle back
web-hex-tap-again = Tap again to attack.

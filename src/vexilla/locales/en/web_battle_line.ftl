# The board of Battle Line in the browser

web-bl-board = Battle Line: nine flags
web-bl-hand = Your hand
web-bl-hand-of-bottom = Hand of the lower side
web-bl-hand-of-top = Hand of the upper side
web-bl-their-hand =
    The opponent holds { $troops } { $troops ->
        [one] Troop card
       *[other] Troop cards
    } and { $tactics } { $tactics ->
        [one] Tactics card
       *[other] Tactics cards
    }
web-bl-known = known to you:
web-bl-discards = Discards
web-bl-discards-own = Your discards: { $cards }
web-bl-discards-their = The opponent's discards: { $cards }
web-bl-none = none
web-bl-flags-held = { $count } of { $needed }
web-bl-flags-held-own =
    You hold { $count } { $count ->
        [one] flag
       *[other] flags
    }; three in a row or any five win
web-bl-flags-held-their =
    The opponent holds { $count } { $count ->
        [one] flag
       *[other] flags
    }
web-bl-tactics-played = Tactics played: { $count }
web-bl-leader-played = Leader played
web-bl-next = next, as you put it there:

## Troops, by value 1 to 10
web-bl-troop-skirmishers = Skirmishers
web-bl-troop-peltasts = Peltasts
web-bl-troop-javelineers = Javelineers
web-bl-troop-hoplites = Hoplites
web-bl-troop-phalangists = Phalangists
web-bl-troop-hypaspists = Hypaspists
web-bl-troop-light-cavalry = Light Cavalry
web-bl-troop-heavy-cavalry = Heavy Cavalry
web-bl-troop-chariots = Chariots
web-bl-troop-elephants = Elephants
web-bl-troop-card = { $card }, { $troop }

## The line above the field
web-bl-series = Game { $game } of { $games }
web-bl-points = points { $own } : { $their }
web-bl-no-tactics = Troop cards only
web-bl-unaided = you find the claims yourself
web-bl-advanced = claims at the start of a turn

## Flags
web-bl-flag = Flag { $flag }
web-bl-you = you
web-bl-opponent = opponent
web-bl-empty = no cards
web-bl-side-here = { $who }: { $cards }
web-bl-formation = { $kind } { $sum }
web-bl-best = at best { $kind } { $sum }
web-bl-never = can no longer be completed
web-bl-first = complete first
web-bl-held-own = captured by you
web-bl-held-their = captured by the opponent
web-bl-fog = Fog
web-bl-mud = Mud: four cards
web-bl-claim = Claim
web-bl-claimable = can be claimed
web-bl-placeable = { $card } can go here
web-bl-counter =
    { $count ->
        [1] With this card
       *[other] With these cards
    } the opponent could still win flag { $flag }.
web-bl-next-draw = Chance with the next draw:
web-bl-held = in your hand: { $cards }

## Piles
web-bl-pile =
    { $pile }, { $count } { $count ->
        [one] card
       *[other] cards
    }
web-bl-draw = Draw
web-bl-discard-it = Discard it

## What to do next
web-bl-hint-play = Choose a card, then a flag; or drag the card there.
web-bl-hint-card = { $card }: choose a flag.
web-bl-hint-nowhere = { $card } cannot be played now.
web-bl-hint-guile = { $card }: { $help }.
web-bl-hint-flag = Flag { $flag }: choose a card for it.
web-bl-play-guile = Play { $card }
web-bl-hint-claim = Choose a flag with the ribbon to claim it; any other flag says why it cannot be claimed.
web-bl-hint-claim-unaided = Choose a flag you want to claim. A claim that does not hold costs nothing.
web-bl-hint-draw = Choose the pile you draw from.
web-bl-hint-return = Choose a card of your hand to put back on top of its pile.
web-bl-hint-redeploy = Choose one of your cards at a flag.
web-bl-hint-redeploy-to = Choose another flag for { $card }, or discard it.
web-bl-hint-deserter = Choose the card that the opponent loses.
web-bl-hint-traitor = Choose a Troop card of the opponent.
web-bl-hint-traitor-to = Choose the flag on your side to which { $card } goes.
web-bl-hint-discard = Choose which of your cards at flag { $flag } you discard.
web-bl-hint-wait = It is the opponent's turn.
web-bl-hint-over = The game is over.

## What a card would make at a flag
web-bl-laid = { $card } at flag { $flag }:
web-bl-laid-makes = makes { $kind } { $sum }.
web-bl-laid-best = can become { $kind } { $sum } at best.
web-bl-laid-makes-never = can no longer become a formation.
web-bl-laid-has = The opponent has { $kind } { $sum }.
web-bl-laid-may-have = The opponent can reach { $kind } { $sum }.
web-bl-laid-has-never = The opponent can no longer complete a formation.
web-bl-laid-holds = Nothing the opponent can still have beats it.
web-bl-laid-safe = Only cards you hold yourself could beat it; that cannot be proved yet.
web-bl-laid-open =
    Can still be beaten, { $count ->
        [1] by this card:
       *[other] by these cards, for example:
    }
web-bl-laid-tied = Equal to the opponent's formation, which was completed first.
web-bl-laid-lost = The opponent's formation is stronger.
web-bl-laid-out =
    { $kind }: { $cards } { $cards ->
        [one] card
       *[other] cards
    } not yet seen, { $held } in your hand

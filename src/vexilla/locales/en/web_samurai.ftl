# The table of Samurai Battles on the page: what only its board says.

## Units and hexes
web-samurai-blocks =
    { $blocks ->
        [one] { $blocks } figure
       *[other] { $blocks } figures
    }
web-samurai-of-start = of { $start } at the start
web-samurai-insulted = insulted: it may not attack this turn
web-samurai-called = ordered by a messenger
web-samurai-shot-once = has shot once
web-samurai-can-rally = may regain a figure
web-samurai-can-lose = may lose a figure
web-samurai-can-target = the Dragon card may be meant for it
web-samurai-can-way = may have been stopped here
web-samurai-can-flee = the leader may retreat here
web-samurai-left-figures =
    { $left ->
        [one] { $left } figure still to be lost
       *[other] { $left } figures still to be lost
    }
web-samurai-odds-losses = { $losses } figures on average
web-samurai-odds-inspired = If it is inspired
web-samurai-odds-first-strike = If it strikes first
web-samurai-with-leader = with leader { $leader }
web-samurai-lone-leader = leader { $leader }
web-samurai-leader-of = Leader, { $army }
web-samurai-chosen-leader = leader chosen
web-samurai-can-order-leader = the leader may be ordered
web-samurai-pick-leader = Leader
web-samurai-odds-leader = Leader killed
web-samurai-odds-back =
    { $dice ->
        [one] Battle back, { $dice } die
       *[other] Battle back, { $dice } dice
    }
web-samurai-discards =
    { $cards ->
        [one] { $cards } discarded card
       *[other] { $cards } discarded cards
    }
web-samurai-board = The battlefield: cursor keys go from hex to hex, N and P to the next and previous hex that can be chosen, Enter chooses, Shift+Enter the leader, plus and minus zoom, S shows what the unit could do, D what the enemy could hit

## Honor & Fortune
web-samurai-reserve =
    { $tokens ->
        [0] No Honor & Fortune tokens in reserve
        [one] { $tokens } Honor & Fortune token in reserve
       *[other] { $tokens } Honor & Fortune tokens in reserve
    }
web-samurai-pool-word = Pool
web-samurai-pool =
    { $tokens ->
        [one] { $tokens } token in the common pool
       *[other] { $tokens } tokens in the common pool
    }
web-samurai-on-dragons =
    { $tokens ->
        [one] { $tokens } token on Dragon cards in play
       *[other] { $tokens } tokens on Dragon cards in play
    }

## Dragon cards
web-samurai-cost =
    { $cost ->
        [0] Costs nothing
        [one] Costs { $cost } token
       *[other] Costs { $cost } tokens
    }
web-samurai-dragon-hand = Your Dragon cards: { $cards }
web-samurai-play-dragon =
    { $cost ->
        [0] Play for nothing
        [one] Play for { $cost } token
       *[other] Play for { $cost } tokens
    }
web-samurai-discard-dragon = Discard
web-samurai-dragon-played = Dragon card played this turn
web-samurai-dragon-cards =
    { $cards ->
        [one] { $cards } Dragon card in hand
       *[other] { $cards } Dragon cards in hand
    }
web-samurai-dragon-deck =
    { $cards ->
        [one] { $cards } Dragon card in the deck
       *[other] { $cards } Dragon cards in the deck
    }
web-samurai-dragon-discards =
    { $cards ->
        [one] { $cards } discarded Dragon card
       *[other] { $cards } discarded Dragon cards
    }
web-samurai-in-play =
    { $cost ->
        [0] In play: { $card }
       *[other] In play: { $card } ({ $cost })
    }
# The moments of Dragon cards in the few words that have room on the head of a card.
web-samurai-window-own-card = with own Command card
web-samurai-window-enemy-card = on an enemy Command card
web-samurai-window-own-movement = during movement
web-samurai-window-enemy-movement = on enemy movement
web-samurai-window-enemy-advance = on an enemy advance
web-samurai-window-before-own-roll = before own roll
web-samurai-window-before-own-close-roll = before own close roll
web-samurai-window-before-enemy-close-roll = before enemy close roll
web-samurai-window-after-own-close-roll = after own close roll
web-samurai-window-after-enemy-close-roll = after enemy close roll
web-samurai-window-after-enemy-fire = after an enemy shot
web-samurai-window-after-success = after a success
web-samurai-window-before-own-battle-back = before own battle back
web-samurai-window-both-leaders = leader against leader
web-samurai-reveal-played = { $army } plays a Dragon card
web-samurai-reveal-away = { $army } discards a Dragon card
web-samurai-reveal-given = { $army } gives up a Dragon card

## Choices
web-samurai-answer-stand = The close combat is fought as usual; whoever survives and holds may battle back.
web-samurai-answer-first-strike = You play the card: your unit strikes first, and the enemy attacks only if he is still there.
web-samurai-answer-inspire = A token goes to the pool, and the unit rolls one die more.
web-samurai-answer-refrain = The unit rolls its dice as they are, and you keep the token.
web-samurai-answer-seppuku = He dies with honor: no banner for the enemy, 5 tokens for you; but one Command card is lost for good, and the enemy takes one of your Dragon cards. Or choose a hex for his retreat: that costs 3 tokens.
web-samurai-unfit = Not now: press to read why.
web-samurai-none-fits = None of your Dragon cards fits this moment.
web-samurai-answer-change-sides = The unit goes on in the other army.
web-samurai-answer-keep-side = Everything stays as it was.
web-samurai-answer-draw-dragon = The top card of the Dragon deck comes to your hand.
web-samurai-answer-take-honor = Two tokens of the pool come to your reserve, as far as it has them.
web-samurai-aside =
    { $dice ->
        [0] Click on the dice that shall be rolled again.
        [one] { $dice } die set aside
       *[other] { $dice } dice set aside
    }
web-samurai-do-done-sam-ask-again = Roll
web-samurai-do-done-sam-ask-turn-in = End the turn

## Called out over the field
web-samurai-cry-aimed = Target!
web-samurai-cry-inspired = Inspired!
web-samurai-cry-dishonored = Honor is lost!
web-samurai-cry-seppuku = Seppuku
web-samurai-cry-duel = Duel!
web-samurai-cry-duel-lost = Defeated
web-samurai-cry-first-strike = First Strike!
web-samurai-cry-changed-sides = Turncoat!
web-samurai-cry-kept-side = Loyal
web-samurai-cry-stopped = Stopped!
web-samurai-cry-camp-taken = The camp is taken!
web-samurai-cry-objective-taken = Objective taken!
web-samurai-cry-objective-lost = Objective lost

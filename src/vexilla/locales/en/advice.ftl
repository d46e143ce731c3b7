# What helps to decide: odds, standing orders, luck, who is winning; and the call to come back.

advice-push-your-turn = It is your turn.

## Marks of moves and attacks
advice-mark-battle = may still battle
advice-mark-no-battle = may not battle after this
advice-mark-must = must battle after this
advice-mark-close = close combat
advice-mark-fire = ranged combat

## Odds of an attack
advice-odds-title = Odds
advice-odds-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
advice-odds-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
advice-odds-destroyed = destroyed
advice-odds-retreat = driven back
advice-odds-retreats = { $hexes ->
    [one] back { $hexes } hex
   *[other] back { $hexes } hexes
}
advice-odds-leader = leader killed
advice-odds-losses = blocks lost on average
advice-odds-back = battle back
advice-odds-no-back = no battle back
advice-odds-assumes-flags = Every flag that may be ignored is ignored.
advice-odds-assumes-back = A defender who still holds his hex battles back.
advice-odds-assumes-left-out = Left out: rampaging elephants, marsh, and leaders who flee through enemies.

## Odds of flags
advice-odds-flag = Flag { $flag }
advice-odds-own = your best
advice-odds-theirs = their best
advice-odds-outs = { $cards ->
    [one] { $cards } card completes it
   *[other] { $cards } cards complete it
}
advice-odds-unseen = { $cards ->
    [one] { $cards } card not seen
   *[other] { $cards } cards not seen
}
advice-odds-proof = can be claimed
advice-odds-no-proof = cannot be claimed yet

## Standing orders
advice-orders-title = Standing orders
advice-orders-about = Answered for you on your opponent’s turn, by the first order that fits. If it cannot be followed, the next one answers; in the end you stand.
advice-orders-none = No orders: you are asked every time.
advice-question-react = When a unit is attacked in close combat
advice-question-battle-back = When a unit may battle back
advice-question-ignore = When flags may be ignored
advice-question-retreat = The way of a retreat
advice-question-evade-to = The way of an evade
advice-question-flee = The way of a leader who flees
advice-question-rampage = The order of a rampage
advice-answer-stand = stand
advice-answer-evade = evade
advice-answer-first-strike = play First Strike
advice-answer-battle-back = battle back
advice-answer-decline = do not battle back
advice-answer-most = ignore as many as possible
advice-answer-none = ignore none
advice-answer-computer = leave it to the computer
advice-when-attacker = attacker
advice-when-attack-dice = dice of the attack, at least
advice-when-dice = own dice, at least
advice-when-blocks = own blocks, at most
advice-weight-any = any
advice-weight-light = light
advice-weight-medium = medium
advice-weight-heavy = heavy
advice-orders-bad-orders = These are too many orders, or none at all.
advice-orders-bad-order = This is not an order.
advice-orders-unknown-question = Nobody asks this.
advice-orders-unknown-answer = This is no answer to the question.
advice-orders-unknown-condition = There is no such condition.
advice-orders-unknown-value = This cannot be the value of the condition.

## Luck and who was winning
advice-luck-title = Luck
advice-luck-none = Nothing was left to chance.
advice-luck-expected-hits = hits to be expected
advice-luck-actual-hits = hits scored
advice-luck-expected-values = values to be expected
advice-luck-actual-values = values drawn
advice-luck-rolls = { $rolls ->
    [one] { $rolls } strike
   *[other] { $rolls } strikes
}
advice-luck-cards = { $cards ->
    [one] { $cards } troop card
   *[other] { $cards } troop cards
}
advice-luck-tactics = { $cards ->
    [one] { $cards } tactics card
   *[other] { $cards } tactics cards
}
advice-luck-banners = { $banners ->
    [one] { $banners } banner
   *[other] { $banners } banners
}
advice-luck-kind-fire = ranged combat
advice-luck-kind-attack = close combat
advice-luck-kind-first-strike = First Strike
advice-luck-kind-battle-back = battle back
advice-balance-title = Who was winning
advice-balance-about = As the computer player judges it, with both hands open.

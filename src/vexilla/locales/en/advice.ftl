# What helps to decide: what odds take for granted, standing orders; and the call to come back.

advice-push-your-turn = It is your turn.

## Odds of an attack
advice-odds-assumes-flags = Every flag that may be ignored is ignored.
advice-odds-assumes-back = A defender who still holds his hex battles back.
advice-odds-assumes-left-out = Left out: rampaging elephants, marsh, and leaders who flee through enemies.
advice-odds-assumes-stands = The defender stands, unless another reaction is named.
advice-odds-assumes-no-escapes = Left out: leaders who flee through enemies.
advice-odds-assumes-no-dragons = Left out: Dragon cards that nobody has played yet, what a leader left alone does, and the figures that a complete loss of honor costs.

## Standing orders
advice-orders-about = Answered for you without a question, by the first order that fits. If it cannot be followed, the next one answers; in the end you stand, or let the moment pass.
advice-orders-none = No orders: you are asked every time.
advice-question-react = When a unit is attacked in close combat
advice-question-melee = When a unit is attacked in melee
advice-question-battle-back = When a unit may battle back
advice-question-ignore = When flags may be ignored
advice-question-retreat = The way of a retreat
advice-question-evade-to = The way of an evade
advice-question-retire = The way of cavalry that retires
advice-question-flee = The way of a leader who flees
advice-question-fate = What becomes of a leader left alone
advice-question-rampage = The order of a rampage
advice-question-grb-evade = When a unit of Grand Battle may evade
advice-question-grb-face = When a unit may turn to who fights its flank or rear
advice-question-grb-way = The way of a unit that retreats, evades or flees
advice-question-grb-pursuit = Whether the winner of a combat pursues
advice-question-dragon-card-played = Dragon card: when a card was played
advice-question-dragon-after-move = Dragon card: after an enemy has moved
advice-question-dragon-moves-made = Dragon card: when the enemy’s moves are made
advice-question-dragon-success = Dragon card: after one’s own success
advice-question-dragon-advanced = Dragon card: when an enemy has advanced
advice-question-dragon-close-combat-declared = Dragon card: before a close combat when both units have a leader
advice-question-dragon-before-roll = Dragon card: before a roll
advice-question-dragon-after-roll = Dragon card: after a roll
advice-answer-pass = let it pass
advice-answer-stand = stand
advice-answer-evade = evade
advice-answer-square = form square
advice-answer-retire = retire and reform
advice-answer-first-strike = play First Strike
advice-answer-battle-back = battle back
advice-answer-decline = do not battle back
advice-answer-most = ignore as many as possible
advice-answer-none = ignore none
advice-answer-computer = leave it to the computer
advice-when-attacker = attacker
advice-when-attack-dice = dice of the attack, at least
advice-when-dice = own dice, at least
advice-when-honor = own tokens, at most
advice-when-turn = until the end of the turn
advice-when-blocks = own blocks, at most
advice-when-figures = own figures, at most
advice-weight-any = any
advice-weight-light = light
advice-weight-medium = medium
advice-weight-heavy = heavy
advice-arm-any = any
advice-arm-infantry = infantry
advice-arm-cavalry = cavalry
advice-arm-artillery = artillery
advice-rank-any = any
advice-rank-circle = circle
advice-rank-triangle = triangle
advice-rank-square = square

# Grand Battle: what only the page says.

web-grb-table = The table, seen from above
web-grb-army = army
web-grb-zoom-in = Closer (+)
web-grb-zoom-out = Farther away (−)
web-grb-fit = The whole table (0)
web-grb-lasso = Choose several with a loop
web-grb-more = More
web-grb-go = Do it

## Units
web-grb-strength = strength { $left } of { $of }
web-grb-losses = { $losses ->
    [one] 1 figure lost
   *[other] { $losses } figures lost
}
web-grb-disorder = { $points ->
    [one] 1 point of disorder
   *[other] { $points } points of disorder
}
web-grb-general = { $name }, the general: command { $command }, leadership { $leadership }
web-grb-commander = { $name }, a commander: command { $command }, leadership { $leadership }
web-grb-number-move = moves { $value } steps
web-grb-number-melee = melee { $value }
web-grb-number-armour = armour { $value }

## Armies and phases
web-grb-phases = Phases of the turn
web-grb-turn = Turn { $turn } of { $of }
web-grb-phase-deployment = Setting up
web-grb-phase-command = Command
web-grb-phase-artillery = Artillery
web-grb-phase-movement = Movement
web-grb-phase-combat = Combat
web-grb-phase-recovery = Recovery
web-grb-steadfastness = Steadfastness { $now } of { $first }
web-grb-steadfastness-about = Steadfastness { $now } of { $first }: what holds the army together. From two thirds down it is tested.
web-grb-general-lost = general lost
web-grb-camp-lost = camp lost

## What to do, in the bar
web-grb-hint-sheet = Choose units and say what they shall do, or drag them: onto an enemy to attack, elsewhere to move.
web-grb-hint-order = An order for { $units }
web-grb-hint-manoeuvre = Drag the group; pull a corner to wheel. Halt when it stands where it should.
web-grb-hint-attack = Whom do they attack? Choose an enemy in a red frame.
web-grb-hint-deploy = Set up your army: drag units onto the table, or take a plan and change it.
web-grb-hint-bombard = Choose a battery and click its target, or end the fire. Who fires does not move this turn.
web-grb-ask-orders-waits = The order sheet is being written.
web-grb-ask-recovery-waits = Recovery orders are being given.
web-grb-ask-bombard-waits = The guns are being aimed.
web-grb-ask-deploy-waits = The army is being set up.

## The order sheet
web-grb-sheet = Order sheet
web-grb-purses = Command points
web-grb-pays = Paid by
web-grb-else-army = if he is too far away, the army pays
web-grb-sheet-hint = Nobody is chosen. Click a unit; Shift and a click add another one.
web-grb-sheet-hint-touch = Nobody is chosen. Tap units, or draw a loop around them.
web-grb-strike = Strike line { $line }
web-grb-up = One line up
web-grb-down = One line down
web-grb-order-attack = Attack
web-grb-order-manoeuvre = Manoeuvre
web-grb-order-hold = Hold
web-grb-order-recover = Recover
web-grb-order-stand = Stand and recover
web-grb-order-lure = Runs by itself
web-grb-state-given = given
web-grb-state-lost = lost
web-grb-state-done = carried out
web-grb-roll = Units as a list ({ $count })

## Legs
web-grb-manoeuvre = Manoeuvre
web-grb-nobody-chosen = Nobody is chosen.
web-grb-left = { $left } steps left
web-grb-left-after = { $left } are left then.
web-grb-say-advance = ahead { $length } steps
web-grb-say-back = back { $length } steps
web-grb-say-sideways =
    { $hand ->
        [left] to the left, { $length } steps
       *[right] to the right, { $length } steps
    }
web-grb-say-wheel =
    { $pivot ->
        [left] wheel about the left corner by { $angle }°
       *[right] wheel about the right corner by { $angle }°
    }
web-grb-leg = Which way
web-grb-leg-advance = ahead (↑)
web-grb-leg-back = back (↓)
web-grb-leg-left = to the left (←)
web-grb-leg-right = to the right (→)
web-grb-leg-wheel-left = wheel about the left corner ([)
web-grb-leg-wheel-right = wheel about the right corner (])
web-grb-turn-handle = Turn
web-grb-steps = steps
web-grb-degrees = degrees
web-grb-to = place x:y
web-grb-heading = heading °
web-grb-along = steps along the edge
web-grb-slip = Go there
web-grb-do-turn-right90 = Turn right
web-grb-do-turn-left90 = Turn left
web-grb-do-turn-about = Turn about
web-grb-do-all-round = All-round defence
web-grb-do-form-front = Form up, front ahead
web-grb-do-form-right = Form up, front to the right
web-grb-do-form-rear = Form up, front to the rear
web-grb-do-form-left = Form up, front to the left
web-grb-do-dismount = Dismount
web-grb-do-mount = Mount
web-grb-do-build-front = Barricade in front
web-grb-do-build-right = Barricade on the right
web-grb-do-build-rear = Barricade in the rear
web-grb-do-build-left = Barricade on the left
web-grb-do-dismantle = Take down { $what }
web-grb-do-split-melee = Split, fighters in front
web-grb-do-split-shot = Split, shooters in front
web-grb-do-join = Join again
web-grb-costs = Costs { $cost } steps.
web-grb-meets = { $unit } meets { $target }.
web-grb-supports = { $unit } supports { $target }.
web-grb-beside = Beside { $units }.
web-grb-snapped-level = Level with its neighbours.
web-grb-snapped-contact = Flush with its neighbour.
web-grb-short = It falls short and reaches nobody.
web-grb-disorders = Disorder: { $causes }.
web-grb-near = { $unit }: { $gap } steps from { $enemy } ({ $zone }).

## Attacks
web-grb-attack = Attack
web-grb-attack-do = Attack
web-grb-attack-form = Another attack
web-grb-nobody-reached = Nobody can be reached: whoever is named, the attack falls short.
web-grb-no-attack = Nobody can be attacked from there: the order ends with that.
web-grb-whom = whom
web-grb-opening = first
web-grb-turn-none = straight ahead
web-grb-turn-right90 = a turn to the right
web-grb-turn-left90 = a turn to the left
web-grb-turn-about = a turn about
web-grb-turn-wheel-left = a wheel to the left by { $angle }°
web-grb-turn-wheel-left-any = a wheel to the left
web-grb-turn-wheel-right = a wheel to the right by { $angle }°
web-grb-turn-wheel-right-any = a wheel to the right
web-grb-turn-to = a turn to heading { $angle }
web-grb-turn-to-any = a turn to a heading
web-grb-turn-swing = a swing onto the flank

## Setting up
web-grb-deploy = Setting up
web-grb-deploy-what = What is put on the table
web-grb-plan = A deployment at one click
web-grb-deploy-hint = Drag a unit onto the table, or choose it and click where it shall stand.
web-grb-deploy-line-hint = Choose units from their left to their right, then click where the middle of their line shall be.
web-grb-place-place = a unit
web-grb-place-line = a line
web-grb-place-ambush = an ambush
web-grb-place-false-ambush = a false marker
web-grb-place-camp = the camp
web-grb-place-section = an obstacle
web-grb-place-arrive = arrives
web-grb-place-return = comes back
web-grb-place-face-about = turns
web-grb-lift = Take marker { $marker } off
web-grb-reserve = The reserve
web-grb-reserve-in = { $way }, segment { $segment }
web-grb-reserve-choose = How does it come?
web-grb-reserve-note = Write it down
web-grb-reserve-hint = Nobody else sees what is written down until the reserve comes. The numbers of the segments are shown on the table.
web-grb-unknown-army = army not set up yet

## Buttons that have a name of their own at a question
web-grand-battle-do-done-grb-ask-orders = Hand in the sheet
web-grand-battle-do-done-grb-ask-recovery = End of recovery
web-grand-battle-do-done-grb-ask-bombard = End of the fire
web-grand-battle-do-done-grb-ask-deploy = Deployment is complete
web-grand-battle-do-done-grb-ask-ambushes = Leave them face down

## What happened
web-grb-strikes = The last blows and shots
web-grb-die = die
web-grb-total = sum
web-grb-sum-attack = Attack
web-grb-sum-defence = Defence
web-grb-dispersed = dispersed

## Obstacles
web-grb-section = section { $number } of the camp

## Tools and chances
web-grb-tools = Tools of the table
web-grb-tool-ruler = Ruler
web-grb-tool-ruler-about = Drag over the table to measure
web-grb-tool-command = Command
web-grb-tool-command-about = How far each commander’s orders reach
web-grb-tool-zones = Zones
web-grb-tool-zones-about = Front, flanks and rear of the unit you point at
web-grb-tool-sight = Sight
web-grb-tool-sight-about = Whom the unit you point at sees
web-grb-tool-threat = Threat
web-grb-tool-threat-about = Whom the unit you point at could charge
web-grb-tool-fire = Fire
web-grb-tool-fire-about = The arc of fire of the battery you point at
web-grb-tool-end = Put the tool away: { $tool }
web-grb-hidden-by = Hidden by { $by }: { $units }.
web-grb-hill = a hill
web-grb-odds = Chances
web-grb-odds-shot = shot
web-grb-odds-blow = blow
web-grb-odds-answer = blow in return
web-grb-odds-dice = before the dice

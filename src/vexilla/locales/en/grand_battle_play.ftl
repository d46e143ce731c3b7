# Grand Battle: what is asked, what can be done, and what happens.

## Questions: preparation
grb-ask-role = The roll-off is won: attack or defend? The defender sets up first and wins if nobody is broken by the last turn; the attacker sees that deployment and moves first.
grb-ask-ground = Ground that nobody can enter was rolled: is it a lake, a swamp or a thicket? They play alike.
grb-ask-edge = The defender chooses a side of the table: the far edge leaves everything as it lies, the near edge turns the table round.
grand-battle-deploy-where = Bases stay between { $low } and { $high }{ $role ->
    [attacker] , 20 steps from every enemy
   *[defender] { "" }
}; heading { $heading } looks at the enemy.
grb-ask-deploy =
    { $count ->
        [0] Everybody stands. Change something, or end the deployment with “done”.
        [one] Set up the army: 1 unit is left. “place” sets up one unit, “line” several side by side. { grand-battle-deploy-where }
       *[other] Set up the army: { $count } units are left. “place” sets up one unit, “line” several side by side. { grand-battle-deploy-where }
    }

## Questions: command
grb-ask-ambushes = Markers lie on the table. Turn one over now, or leave them face down? Orders can be given to hidden units, too.
grb-ask-arrive = The reserve has come and steps onto the table: where does each of its units stand? At least 20 steps from every enemy and outside of camps.
grb-ask-orders =
    { $points ->
        [one] The order sheet. The army has 1 command point, commanders have their own. Write a line for each unit or group that shall move, attack or recover; “done” hands the sheet in, and only then distances to commanders count.
       *[other] The order sheet. The army has { $points } command points, commanders have their own. Write a line for each unit or group that shall move, attack or recover; “done” hands the sheet in, and only then distances to commanders count.
    }
grb-ask-recovery = Points are left: each recovery order takes one point of disorder from every unit of a group that is not in combat. Order recovery, or end it with “done”.
grb-ask-looting = { $units }: looting. A unit that shall stop is tested: it stops if the die shows no more than the army’s discipline. Test one, or let them all go on?
grb-ask-face-about = { $unit }: stopped looting and may be turned to any heading. Turn it, or leave it as it is?
grb-ask-lure = { $unit }: fanatics without an order. Which of the nearest enemies draws them? If the test of discipline fails, they attack him; where only skirmishers are near, they may be ignored.
grb-ask-lure-anew = { $unit }: fanatics run, but the enemy who drew them is gone. Which of those who are nearest now do they attack? Skirmishers may be ignored.

## Questions: movement
grb-ask-next-order = Which order is carried out next? An Attack must be carried out if it can be; a Manoeuvre need not.
grb-ask-manoeuvre = Manoeuvre of { $units }, steps left: { $left }. One leg after another, together up to twice the movement value and never within 2 steps of an enemy; “halt” ends it.
grb-ask-attack = Attack of { $units }: whom, and after which opening turn? After the turn they go straight ahead, as far as their movement value.
grb-ask-make-room = { $unit }: lies under a friend’s base. To which side of that base do these skirmishers step?
grb-ask-line =
    { $group ->
        [0] { $unit }: has met the enemy. Along which edge of whom is the battle line formed?
       *[other] The group around { $unit } has met the enemy in several places alike. By which pair of units is the line formed?
    }
grb-ask-swing = { $unit }: stands beyond the end of the enemy’s front. Turn onto the flank of { $target }, or hold the line as support?
grb-ask-flank = { $unit }: stands in a gap between two fronts. Onto whose flank does it turn: { $units }?
grb-ask-cross = { $unit }: nobody defends the obstacle any more. Go over it and stand behind it, or stay before it? It costs no movement.
grb-ask-captured = { $gun }: captured, and it can be used. Man it with a makeshift crew, which shoots one point worse; send a crew of an own battery; or leave it?
grb-ask-step-out = { $unit }: its crew leaves the gun for the captured one. On which side of its gun does it step out?
grb-ask-looter = The enemy camp is captured, and several stand in it: { $units }. Who loots it? That unit is disordered and bound until it stops looting.
grb-ask-crew = { $gun }: several crews have come to it: { $units }. Which of them mans it?
grb-ask-met = { $unit }: in flight, and runs onto several at once: { $units }. Onto whom first?
grb-ask-foe = { $unit }: in pursuit, and meets several enemies at once: { $units }. Whom does it attack?
grb-ask-opening = { $unit }: fanatics run at { $target }, and several ways are equally short. Which of these do they take: { $attacks }?

## Questions: guns
grb-ask-bombard = Batteries ready to fire: { $units }. Name one or several and their target; who fires does not move this turn. “done” ends the fire.
grb-ask-reply = { $unit }: was fired at. Fire back at one of { $units }, or keep silent?

## Questions: combat
grb-ask-lead = Combats are paired: which own unit leads, and whom does it fight? The others who touch support.
grb-ask-combat = Which combat is fought next?
grb-ask-evade = May evade: { $units }. Who evades gives way over half of the move and is disordered, unless it is skirmishers; the enemy may pursue. Evade, or stand?
grb-ask-threat = { $unit }: evades, and several enemies touch it: { $units }. From which of them does it go? It ends facing that one.
grb-ask-post = The camp of { $side }: which assailant do its servants meet next?
grb-ask-servants = The servants of the camp may support one of { $units } with half a point of strength, or stay in the middle.
grb-ask-fire = { $unit } against { $target }: shoot, or hold the fire? “odds” tells what may come of it.
grb-ask-rush =
    { $must ->
        [0] { $unit } against { $target }: the final rush into melee, or not? “odds” tells what may come of it.
       *[other] { $unit } against { $target }: fanatics must rush.
    }
grb-ask-way = { $unit }: has to go. Straight away from { $threat }, or another way?
grb-ask-pursuit =
    { $must ->
        [0] { $target }: has left. Pursue with { $units }, or stay?
       *[other] { $target }: has fled out of melee, and { $obliged-units } must pursue over the full move and be disordered, unless a test of discipline holds them back. Pursue, or test?
    }
grb-ask-face = Attacked in flank or rear: { $units }. Turn a unit to face the enemy, which disorders it unless it is trained, or leave them?
grb-ask-return = { $unit }: comes back to the { $edge } edge of the table. Where? At least 20 steps from every enemy.
grb-ask-returning = Back to the table: { $units }. Who is placed first?

## Actions
grand-battle-do-done-0 = nothing more (done)
grand-battle-do-pass-0 = no, let it be
grand-battle-do-decline-0 = no
grand-battle-do-execute-1 = carry out line { $line } of the sheet
grand-battle-do-rush-0 = rush
grand-battle-do-halt-0 = halt
grand-battle-do-cross-0 = go over it
grand-battle-do-man-0 = man it with a makeshift crew
grand-battle-do-aside-1 = to the { $edge }
grand-battle-do-away-0 = straight away from the enemy
grand-battle-do-home-0 = home to the own edge
grand-battle-do-between-0 = between the two threats
grand-battle-do-swing-0 = turn onto the flank
grand-battle-do-hold-0 = hold the line
grand-battle-do-corners-0 = form no line, fight by corners
grand-battle-do-role-1 = be the { $role }
grand-battle-do-ground-1 = { $kind }
grand-battle-do-edge-1 = the { $edge } edge

## Deeds that are numbered, where they are few
grand-battle-choose-evade = evade: { $unit }
grand-battle-choose-pursue = pursue: { $unit }
grand-battle-choose-stay = stay: { $unit }
grand-battle-choose-test = test to stay: { $unit }
grand-battle-choose-fight = the fight of { $unit }
grand-battle-choose-name = { $unit }
grand-battle-choose-face = { $unit } turns to { $target }
grand-battle-choose-lead = { $unit } fights { $target }
grand-battle-choose-align =
    { $edge-is ->
        [beside] { $unit } into the gap beside { $target }
       *[other] { $unit } along the { $edge } edge of { $target }
    }
grand-battle-choose-shoot = { $units } shoots at { $target }
grand-battle-choose-support = support { $unit }
grand-battle-choose-stop-looting = test: { $unit }
grand-battle-choose-transfer = send the crew of { $unit }
grand-battle-choose-lure = { $target } draws { $unit }
grand-battle-choose-reveal = turn over { $marker }
grand-battle-attack-straight = attack { $target }
grand-battle-attack-after = attack { $target } after { $turn }
grand-battle-attack-falling-short = go at { $target } and fall short
grand-battle-attack-short = Nobody can be reached after any turn: whoever is named, the attack falls short, and costs all but skirmishers a point of disorder.
grand-battle-attack-far = Line { $line } will fall short: an Attack goes { $move } steps, and the nearest enemy, { $enemy }, is { $steps } away.
grand-battle-unplaced = Not set up yet: { $units }.
grand-battle-hidden = What your markers hide: { $markers }.
grand-battle-hides-nobody = nobody
grand-battle-touched = { $unit } is touched by: { $enemies }.
grand-battle-disordered = Points of disorder: { $units }.

## Events: preparation
grb-roll-off = { $side }: { $pips } rolled for the choice of roles.
grb-role = { $side }: the choice is made. The attack is up to { $attacker }.
grb-terrain =
    { $purpose-is ->
        [count] Terrain: a { $pips } tells how many pieces there are.
        [segment] Terrain: the next piece lies in segment { $pips }.
        [kind] Terrain: a { $pips } tells its kind.
        [source] Terrain: a river comes from segment { $pips }.
        [absurd] Terrain: such pieces cannot lie in one segment; it is rolled again.
       *[other] Terrain: a { $pips } tells what it is like.
    }
grb-edge = { $side }: the { $edge } edge of the table is chosen.
grb-placed = Set up: { $units }.
grb-marker-laid =
    { $unit-is ->
        [unknown] { $side }: marker { $marker } is laid.
        [none] { $side }: marker { $marker } is laid, a false one.
       *[other] { $side }: marker { $marker } is laid and hides { $unit }.
    }
grb-reserve-noted =
    { $mode-is ->
        [unknown] { $side }: it is written down how the reserve comes.
       *[other] { $side }: it is written down how the reserve comes, { $mode }.
    }
grb-deployed = { $side }: the army is set up.

## Events: turns and command
grb-turn = Turn { $turn }: { $side }.
grb-phase =
    { $phase-is ->
        [command] Phase 1, command: orders of { $side }.
        [artillery] Phase 2, artillery: guns of { $side }.
        [movement] Phase 3, movement: { $side }.
        [combat] Phase 4, combat: whoever touches fights.
       *[recovery] Phase 5, recovery: { $side }.
    }
grb-army-points = { $side }: { $pips } rolled for command, { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the whole army.
grb-order-given =
    { $order-is ->
        [unknown] Line { $line } is given and costs { $points } of { $purse }; for whom is hidden.
       *[other] { $apart ->
            [0] Line { $line } is given: { $order }, { $units }. Points: { $points } of { $purse }.
           *[other] Line { $line } is given: { $order }, { $units }. Points: { $points } of { $purse }. Out of command and without the order: { $torn }.
        }
    }
grb-order-lost =
    { $order-is ->
        [unknown] Line { $line } is lost; for whom it was is hidden. Points lost with it: { $points } of { $purse }.
       *[other] Line { $line } is lost: { $order }, { $units }. Who pays is too far away or has too few points left. Points lost with it: { $points } of { $purse }.
    }
grb-order-begins =
    { $target-is ->
        [none] Line { $line } is carried out: { $order }, { $units }.
       *[other] Without an order, by themselves: { $units } against { $target }.
    }
grb-tested =
    { $passed ->
        [0] { $unit }: test of discipline ({ $occasion }) failed with { $pips }, more than { $discipline }.
       *[other] { $unit }: test of discipline ({ $occasion }) passed with { $pips }, no more than { $discipline }.
    }
grb-fanatics = { $unit }: breaks loose and will attack { $target }.
grb-recovered =
    { $left ->
        [0] { $unit }: back in order.
        [one] { $unit }: recovers, 1 point of disorder is left.
       *[other] { $unit }: recovers, { $left } points of disorder are left.
    }
grb-ambush =
    { $unit-is ->
        [none] Marker { $marker } of { $side } is turned over: it is a false one.
       *[other] Marker { $marker } of { $side } is turned over: { $unit } stands there.
    }
grb-reserve-marches =
    { $lost ->
        [0] The reserve of { $side } comes ({ $pips } rolled).
       *[other] The reserve of { $side } has lost its way and never comes ({ $pips } rolled).
    }
grb-reserve-arrives = { $unit }: arrives from the reserve{ $segment ->
    [0] { "" }
   *[other] { " " }in segment { $segment }
}; it can move from the next turn on.

## Events: movement
grb-leg =
    { $verb-is ->
        [advance] { $units }: advance { $length } steps.
        [back] { $units }: step back { $length } steps.
        [sideways] { $hand-is ->
            [left] { $units }: sidestep { $length } steps to the left.
           *[right] { $units }: sidestep { $length } steps to the right.
        }
        [wheel] { $pivot-is ->
            [left] { $units }: wheel { $angle }° about the left front corner.
           *[right] { $units }: wheel { $angle }° about the right front corner.
        }
        [turn] { $turn-is ->
            [right90] { $units }: turn in place to the right.
            [left90] { $units }: turn in place to the left.
           *[about] { $units }: turn about.
        }
        [slip] { $units }: move to { $to }, heading { $heading }°.
        [all-round] { $units }: take up all-round defence.
        [form] { $front-is ->
            [front] { $units }: give up all-round defence; the front stays where it was.
            [right] { $units }: give up all-round defence, front to the right.
            [left] { $units }: give up all-round defence, front to the left.
           *[rear] { $units }: give up all-round defence, front to the rear.
        }
        [dismount] { $units }: dismount.
        [mount] { $units }: mount.
        [build] { $edge-is ->
            [front] { $units }: build a barricade before their front.
            [right] { $units }: build a barricade on their right flank.
            [left] { $units }: build a barricade on their left flank.
           *[rear] { $units }: build a barricade in their rear.
        }
        [dismantle] { $units }: dismantle { $section }.
        [split] { $front-is ->
            [melee] { $units }: split, those who fight hand to hand in front.
           *[shot] { $units }: split, the shooters in front.
        }
       *[join] { $units }: join again.
    }
grb-attack =
    { $turn-is ->
        [none] { $units }: attack { $target }.
        [right90] { $units }: turn to the right and attack { $target }.
        [left90] { $units }: turn to the left and attack { $target }.
        [about] { $units }: turn about and attack { $target }.
        [wheel-left] { $units }: wheel { $angle }° about the left front corner and attack { $target }.
        [wheel-right] { $units }: wheel { $angle }° about the right front corner and attack { $target }.
        [to] { $units }: turn to { $angle }° and attack { $target }.
       *[swing] { $units }: swing round the end of the line onto the flank of { $target }.
    }
grb-attack-turns = { $units }: turned, now straight ahead.
grb-attack-goes = { $units }: went { $length } steps straight ahead.
grb-shifted = { $units }: new place or facing.
grb-attack-short = { $units }: the attack falls short of the enemy.
grb-contact = { $unit }: meets { $target } at its { $zone }.
grb-line =
    { $edge-is ->
        [beside] { $unit }: forms a battle line with { $target }, side by side.
       *[other] { $unit }: forms a battle line with { $target }, along the { $edge } edge.
    }
grb-group-line = { $units }: form a battle line with { $target }, { $unit } opposite.
grb-squared = { $unit }: is squared up to the line.
grb-swung = { $unit }: turns onto the flank of { $target }.
grb-crossed = { $unit }: goes over the obstacle.
grb-forced-move = { $unit }: goes { $length } steps, heading { $heading }°.
grb-disordered =
    { $points ->
        [one] { $unit }: 1 point of disorder, { $cause }.
       *[other] { $unit }: { $points } points of disorder, { $cause }.
    }

## Events: combat
grb-bombards = { $units }: fire at { $target }.
grb-duel =
    { $edge ->
        [0] { $unit } fights { $target } by the corners.
       *[other] { $unit } fights { $target }.
    }
grb-declared-fire =
    { $shooter-is ->
        [none] { $unit }: holds its fire at { $target }.
       *[other] { $shooter }: shoots at { $target }.
    }
grb-declared-rush =
    { $rushes ->
        [0] { $unit }: does not rush at { $target }.
       *[other] { $unit }: rushes at { $target }.
    }
grb-sum =
    { $sum-is ->
        [attack] { $unit }, attack: { $added-terms }, die { $pips }: { $result }.
       *[defence] { $unit }, defence: { $added-terms }, die { $pips }: { $result }.
    }
grb-outcome =
    { $outcome-is ->
        [carry-on] { $unit }: attack minus defence { $excess }, strength { $left }: it stands.
       *[other] { $unit }: attack minus defence { $excess }, strength { $left }: { $outcome }.
    }
grb-lost =
    { $shooters ->
        [0] { $unit }: loses a figure; strength { $left } is left.
       *[other] { $unit }: loses a figure of its shooters; strength { $left } is left.
    }
grb-leader-rolled = { $commander }: { $pips } is rolled for his life; a 6 kills.
grb-leader-fell = { $commander }, who leads { $unit }, falls.
grb-evades = { $unit }: evades from { $threat }.
grb-retreats = { $unit }: retreats from { $threat }.
grb-flees =
    { $routed ->
        [0] { $unit }: flees from { $threat }.
       *[other] { $unit }: is routed and flees from { $threat }; it is removed at the end of the turn.
    }
grb-pursues =
    { $forced ->
        [0] { $unit }: pursues { $target }.
       *[other] { $unit }: must pursue { $target }.
    }
grb-faced = { $unit }: turns to face { $target }.
grb-dispersed = { $unit }: dispersed.
grb-left-for-good = { $unit }: leaves the table over the { $edge } edge for good.
grb-left-table = { $unit }: leaves the table over the { $edge } edge; it may come back if it passes a test of discipline.
grb-stopped = { $unit }: stops its flight and turns round.
grb-returned = { $unit }: comes back to the table.

## Events: camps and guns
grb-barricade-destroyed = { $section }: the barricade is destroyed.
grb-servants-man = { $unit }: stand behind { $section }.
grb-stands-back = { $unit }: stands back from { $section } to make room for the servants.
grb-servants-support = Camp servants support { $unit }.
grb-camp-lost = The camp of { $side } is lost.
grb-camp-retaken = { $unit }: retakes the camp of { $side }.
grb-camp-surrenders = The camp of { $side } surrenders.
grb-loots = { $unit }: loots the camp of { $side }.
grb-looting-ended = { $unit }: stops looting.
grb-captured =
    { $manned ->
        [0] { $unit }: captures { $gun }; { $pips } rolled, the gun is out of action.
       *[other] { $unit }: captures { $gun }; { $pips } rolled, the gun can be used.
    }
grb-manned =
    { $crew-is ->
        [none] { $gun }: manned with a makeshift crew.
       *[other] { $gun }: the crew of { $crew } is sent to it.
    }
grb-crew-arrived = { $unit }: has come and mans { $gun }.

## Events: the end
grb-steadfastness =
    { $passed ->
        [0] { $side }: { $pips } rolled, more than the steadfastness of { $left }. The army breaks.
       *[other] { $side }: { $pips } rolled, no more than the steadfastness of { $left }. The army stands.
    }
grb-won =
    { $end-is ->
        [broken] Victory: { $winner }. The enemy’s army is broken. Steadfastness left: { $winner } { $winner-left }, { $loser } { $loser-left }.
        [destroyed] Victory: { $winner }. The enemy has no unit left. Steadfastness left: { $winner } { $winner-left }, { $loser } { $loser-left }.
        [both-broken] Victory: { $winner }. Both armies are broken, the other one more. Steadfastness left: { $winner } { $winner-left }, { $loser } { $loser-left }.
        [both-broken-alike] Victory: { $winner }. Both armies are broken alike, so the field belongs to the defender.
       *[undecided] Victory: { $winner }. The last turn is over and no army is broken, so the field belongs to the defender. Steadfastness left: { $winner } { $winner-left }, { $loser } { $loser-left }.
    }

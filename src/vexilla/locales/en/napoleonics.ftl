# Commands & Colors: Napoleonics. What it shares with the other games of the system is in commands_colors.ftl;
# what it says in its own words begins with napoleonics-cc-.

napoleonics-title = Commands & Colors: Napoleonics
napoleonics-short-title = Napoleonics
napoleonics-begin-001-rolica-first-position = The first battle of Commands & Colors: Napoleonics. Wellesley lands in Portugal and meets Delaborde; five banners to win.
napoleonics-about = Battles of the Peninsula and of Waterloo: cards give the orders, dice decide the fights, infantry forms square against cavalry, guns support attacks, and banners decide the day.
napoleonics-page-help = Play a card: it says how many units you may order, and where. Ordered units move, then fire or fight at close quarters. Infantry may form square against cavalry, cavalry may retire and reform, guns may join an attack. Dice decide: the kind of the target or sabres hit, flags drive back. Destroyed units and leaders, and hexes that the battle names, are banners; who first has as many as the battle demands has won.

## Nations
napoleonics-nation-french = French
napoleonics-nation-british = British
napoleonics-nation-portuguese = Portuguese

## Units. The two armies differ on the field, so only the Portuguese, who stand beside the British, are named as such.
napoleonics-unit-french-line-infantry = line infantry
napoleonics-unit-french-light-infantry = light infantry
napoleonics-unit-french-grenadiers = grenadiers
napoleonics-unit-french-young-guard = Young Guard
napoleonics-unit-french-old-guard = Old Guard
napoleonics-unit-french-militia = militia
napoleonics-unit-french-light-cavalry = light cavalry
napoleonics-unit-french-cuirassiers = cuirassiers
napoleonics-unit-french-heavy-cavalry = heavy cavalry
napoleonics-unit-french-guard-heavy-cavalry = guard heavy cavalry
napoleonics-unit-french-horse-artillery = horse artillery
napoleonics-unit-french-foot-artillery = foot artillery
napoleonics-unit-french-guard-foot-artillery = guard foot artillery
napoleonics-unit-british-line-infantry = line infantry
napoleonics-unit-british-light-infantry = light infantry
napoleonics-unit-british-rifles = rifles
napoleonics-unit-british-grenadiers = grenadiers
napoleonics-unit-british-guard-grenadiers = guard grenadiers
napoleonics-unit-british-light-cavalry = light cavalry
napoleonics-unit-british-heavy-cavalry = heavy cavalry
napoleonics-unit-british-guard-heavy-cavalry = guard heavy cavalry
napoleonics-unit-british-horse-artillery = horse artillery
napoleonics-unit-british-foot-artillery = foot artillery
napoleonics-unit-portuguese-line-infantry = Portuguese line infantry
napoleonics-unit-portuguese-light-infantry = Portuguese light infantry
napoleonics-unit-portuguese-militia = Portuguese militia
napoleonics-unit-portuguese-light-cavalry = Portuguese light cavalry
napoleonics-unit-portuguese-heavy-cavalry = Portuguese heavy cavalry
napoleonics-unit-portuguese-foot-artillery = Portuguese foot artillery

# At most three letters each, for the board.
napoleonics-code-french-line-infantry = LN
napoleonics-code-french-light-infantry = LT
napoleonics-code-french-grenadiers = GR
napoleonics-code-french-young-guard = YG
napoleonics-code-french-old-guard = OG
napoleonics-code-french-militia = MI
napoleonics-code-french-light-cavalry = LC
napoleonics-code-french-cuirassiers = CU
napoleonics-code-french-heavy-cavalry = HC
napoleonics-code-french-guard-heavy-cavalry = GHC
napoleonics-code-french-horse-artillery = HA
napoleonics-code-french-foot-artillery = FA
napoleonics-code-french-guard-foot-artillery = GFA
napoleonics-code-british-line-infantry = LN
napoleonics-code-british-light-infantry = LT
napoleonics-code-british-rifles = RL
napoleonics-code-british-grenadiers = GR
napoleonics-code-british-guard-grenadiers = GG
napoleonics-code-british-light-cavalry = LC
napoleonics-code-british-heavy-cavalry = HC
napoleonics-code-british-guard-heavy-cavalry = GHC
napoleonics-code-british-horse-artillery = HA
napoleonics-code-british-foot-artillery = FA
napoleonics-code-portuguese-line-infantry = PLN
napoleonics-code-portuguese-light-infantry = PLT
napoleonics-code-portuguese-militia = PMI
napoleonics-code-portuguese-light-cavalry = PLC
napoleonics-code-portuguese-heavy-cavalry = PHC
napoleonics-code-portuguese-foot-artillery = PFA

## Cards
napoleonics-card-scout-left = Scout Left
napoleonics-card-scout-center = Scout Center
napoleonics-card-scout-right = Scout Right
napoleonics-card-probe-left = Probe Left
napoleonics-card-probe-center = Probe Center
napoleonics-card-probe-right = Probe Right
napoleonics-card-attack-left = Attack Left
napoleonics-card-attack-center = Attack Center
napoleonics-card-attack-right = Attack Right
napoleonics-card-assault-left = Assault Left
napoleonics-card-assault-center = Assault Center
napoleonics-card-assault-right = Assault Right
napoleonics-card-coordinated-advance = Coordinated Advance
napoleonics-card-flank-attack = Flank Attack
napoleonics-card-forward = Forward
napoleonics-card-recon-in-force = Recon in Force
napoleonics-card-bayonet-charge = Bayonet Charge
napoleonics-card-bombard = Bombard
napoleonics-card-cavalry-charge = Cavalry Charge
napoleonics-card-counter-attack = Counter Attack
napoleonics-card-elan = Elan
napoleonics-card-fire-and-hold = Fire and Hold
napoleonics-card-first-strike = First Strike
napoleonics-card-forced-march = Forced March
napoleonics-card-cold-steel = Give Them the Cold Steel
napoleonics-card-leadership = Leadership
napoleonics-card-grand-manoeuvre = Grand Manoeuvre
napoleonics-card-rally = Rally
napoleonics-card-short-supply = Short Supply
# No cards of the deck: what remains of a card nobody fits, and no orders at all.
napoleonics-card-one-unit = one unit of choice
napoleonics-card-nothing = no orders

## Sections
napoleonics-section-left = left flank
napoleonics-section-center = center
napoleonics-section-right = right flank

## Terrain
napoleonics-terrain-open = open ground
napoleonics-terrain-forest = forest
napoleonics-terrain-hill = hill
napoleonics-terrain-rugged-hill = rugged hill
napoleonics-terrain-town = town
napoleonics-terrain-mill = mill
napoleonics-terrain-redoubt = redoubt
napoleonics-terrain-hill-redoubt = redoubt on a hill
napoleonics-terrain-river = river
napoleonics-terrain-stream = stream
napoleonics-terrain-ford = ford
napoleonics-terrain-bridge = bridge
napoleonics-terrain-quarry = quarry

## Faces of the dice; a rolled face is shown by the same word
napoleonics-face-infantry = infantry
napoleonics-face-cavalry = cavalry
napoleonics-face-artillery = artillery
napoleonics-face-flag = flag
napoleonics-face-sabres = sabres
napoleonics-dice-infantry = { napoleonics-face-infantry }
napoleonics-dice-cavalry = { napoleonics-face-cavalry }
napoleonics-dice-artillery = { napoleonics-face-artillery }
napoleonics-dice-flag = { napoleonics-face-flag }
napoleonics-dice-sabres = { napoleonics-face-sabres }

## What dice are rolled for
napoleonics-what-fire = fire
napoleonics-what-attack = attack
napoleonics-what-first-strike = first strike
napoleonics-what-battle-back = battle back
napoleonics-what-square = strike of the square
napoleonics-what-leader-check = Leader check
napoleonics-what-escape = Leader escape
napoleonics-what-elan = { napoleonics-card-elan }
napoleonics-what-rally = { napoleonics-card-rally }

## Questions
cc-ask-section = Forced March: in which section?
cc-ask-supply = Short Supply: which unit goes back to its own edge?
napoleonics-cc-ask-place = Short Supply: to which hex does it go?
cc-ask-support = Combined attack: which batteries join in? Then end.
napoleonics-cc-ask-react = Unit { $hex } ({ $unit }) is attacked: what does it do?
cc-ask-retire = Retire and reform: to which hex?
napoleonics-cc-ask-flee = { $leader } ({ $hex }) must retreat: where to?
napoleonics-cc-ask-advance = Move onto the vacated hex?
napoleonics-cc-ask-bonus = Bonus melee: attack an adjacent enemy?
cc-ask-keep = Two cards scouted: which one is kept?

# What the moment is for, after “Now it is time to …”.
napoleonics-now-cc-ask-card = play a card
napoleonics-now-cc-ask-order = give your orders
napoleonics-now-cc-ask-section = choose the section of the Forced March
napoleonics-now-cc-ask-rally = rally units
napoleonics-now-cc-ask-supply = choose the unit that goes back
napoleonics-now-cc-ask-place = choose the hex it goes back to
napoleonics-now-cc-ask-move = move
napoleonics-now-cc-ask-battle = fire and fight
napoleonics-now-cc-ask-support = name the batteries that join the attack
napoleonics-now-cc-ask-react = say how the attacked unit reacts
napoleonics-now-cc-ask-ignore = say how many flags you ignore
napoleonics-now-cc-ask-retreat = choose the way of the retreat
napoleonics-now-cc-ask-retire = choose the way of the retiring cavalry
napoleonics-now-cc-ask-flee = choose the way of the retreating leader
napoleonics-now-cc-ask-advance = decide whether to move onto the vacated hex
napoleonics-now-cc-ask-ride = decide on the second hex of the breakthrough
napoleonics-now-cc-ask-bonus = decide on the bonus melee
napoleonics-now-cc-ask-battle-back = decide whether to battle back
napoleonics-now-cc-ask-keep = choose the card you keep

## Actions, as a menu shows them: by verb and number of its parameters
napoleonics-do-done-0 = Done
napoleonics-do-stand-0 = Stand
napoleonics-do-square-0 = Form square
napoleonics-do-retire-0 = Retire and reform
napoleonics-do-first-strike-0 = Play First Strike
napoleonics-do-stop-0 = Stop here
napoleonics-do-leave-0 = Leave the battlefield
napoleonics-do-advance-0 = Advance
napoleonics-do-stay-0 = Stay
napoleonics-do-battle-back-0 = Battle back
napoleonics-do-decline-0 = Do not battle back
napoleonics-do-one-unit-0 = One unit in the usual way
napoleonics-do-play-1 = { $card }
napoleonics-do-keep-1 = { $card }
napoleonics-do-section-1 = Section: { $section }
napoleonics-do-ignore-1 = Ignore flags: { $flags }
napoleonics-do-order-1 = Order the unit { $hex }
napoleonics-do-order-leader-1 = Order the leader { $hex }
napoleonics-do-leave-square-1 = Leave square { $hex }
napoleonics-do-exit-1 = Leave the battlefield with { $hex }
napoleonics-do-exit-leader-1 = Leader { $hex } leaves the battlefield
napoleonics-do-retreat-1 = Retreat to { $hex }
napoleonics-do-retire-to-1 = Retire to { $hex }
napoleonics-do-flee-1 = To { $hex }
napoleonics-do-ride-1 = On to { $hex }
napoleonics-do-rally-1 = Rally { $hex }
napoleonics-do-supply-1 = Send back { $hex }
napoleonics-do-place-1 = Unit to { $hex }
napoleonics-do-support-1 = Support from { $hex }
napoleonics-do-move-2 = Move { $hex } → { $to }
napoleonics-do-move-leader-2 = Leader { $hex } → { $to }
napoleonics-do-attack-2 = Attack { $hex } → { $to }

## Events
napoleonics-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (retreat).
napoleonics-cc-advanced = { $side }: { $unit } { $hex } → { $to } (advance).
cc-square-formed = { $side }: { $unit } { $hex } in square, marker { $space }.
cc-tracked =
    { $side }: a card goes from the hand under square { $space }{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
cc-square-left = { $side }: { $unit } { $hex } out of square { $space }, its card goes back to the hand.
cc-square-lost = { $side }: square { $space } is gone, its card goes back to the hand.
cc-withdrew = { $side }: { $unit } { $hex } → off the battlefield, over its own edge.
cc-supports = { $side }: support of { $unit } { $hex } for the attack on { $target }.
cc-support-lost = { $side }: no attack any more, the dice of { $unit } { $hex } are lost.
cc-retires = { $side }: { $unit } { $hex } will retire and reform.
cc-retired = { $side }: { $unit } { $hex } → { $to } (retire and reform).
cc-square-strikes = { $side }: { $unit } { $hex } in square will strike first.
cc-bounced = { $side }: { $unit } { $hex } thrown back by the square.
cc-supplied = { $side }: { $unit } { $hex } → { $to } (short of supplies).
cc-scouted =
    { $side }: card scouted{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
cc-kept =
    { $side }: one scouted card kept{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
cc-dropped = { $side }: the other scouted card discarded, { $card }.

## Refusals, by clause
refused-NAP-02-016 = There is no unit or leader of yours at { $hex } to order.
refused-NAP-02-017 = Exactly { $dice } dice are rolled here.
refused-NAP-03-009 = That card is not in the deck.
refused-NAP-05-004 = It is not the moment for that. Now it is time to { $now }.
refused-NAP-05-008 = You must play one card, and one of your own hand; you need not order anyone with it.
refused-NAP-05-011 = { $hex } is not in a section where this card gives orders.
refused-NAP-05-012 = This card does not order leaders.
refused-NAP-05-014 = This card gives no orders.
refused-NAP-05-017 = Only your own units and leaders that were ordered this turn may act.
refused-NAP-05-018 = { $hex } has its order already: one order a turn.
refused-NAP-05-020 = With this card a leader may not leave his unit: that takes a section card, Leadership, Grand Manoeuvre or a flag of Elan.
refused-NAP-05-024 = That card is not in the hand it is taken from.
refused-NAP-05-036 = This unit has already moved this turn.
refused-NAP-05-037 = It is already at { $hex }. Nobody has to move.
refused-NAP-05-040 = Another unit of yours stands on { $hex }: one unit a hex.
refused-NAP-05-041 = An enemy or another unit of yours stands on { $hex } or in the way there.
refused-NAP-05-042 = A leader of yours stands in the way to { $hex }: a unit that reaches him stops there.
refused-NAP-05-043 = The unit has a leader and may not enter the hex of another one: the way to { $hex } is closed.
refused-NAP-05-046 = Units may leave the battlefield only over their own edge, where the scenario allows it, and only if they get that far.
refused-NAP-05-050 = { $hex } is impassable.
refused-NAP-05-053 = { $hex } is too far: this infantry moves 1 hex.
refused-NAP-05-054 = { $hex } is too far: light infantry and its like move up to 2 hexes.
refused-NAP-05-055 = { $hex } is too far: light cavalry moves up to 3 hexes.
refused-NAP-05-056 = { $hex } is too far: heavy cavalry moves up to 2 hexes.
refused-NAP-05-057 = { $hex } is too far: foot artillery moves 1 hex.
refused-NAP-05-058 = { $hex } is too far: horse artillery moves up to 2 hexes.
refused-NAP-05-060 = { $hex } is too far: a leader moves up to 3 hexes, in a Grand Manoeuvre 4.
refused-NAP-05-061 = This leader has already moved this turn.
refused-NAP-05-064 = A leader leaves the battlefield only over his own edge, one hex beyond it, if his move is long enough.
refused-NAP-05-066 = Another of your leaders is at { $hex }: one leader a hex.
refused-NAP-05-068 = The enemy is at { $hex }: a leader cannot move in or through.
refused-NAP-05-069 = A leader without a unit cannot battle.
refused-NAP-05-070 = There is no open way for the leader to { $hex }: terrain or the enemy stops him.
refused-NAP-05-076 = The leader has moved with his unit and cannot leave it this turn.
refused-NAP-05-077 = A leader has just joined this unit: it may not move any more this turn, only battle.
refused-NAP-05-078 = A leader may not leave a unit in square.
refused-NAP-05-089 = This unit has already battled this turn.
refused-NAP-05-091 = Terrain takes away every die: there is nothing to attack with.
refused-NAP-05-093 = Cavalry does not fire; it attacks only adjacent hexes.
refused-NAP-05-094 = There is no enemy unit at { $target } to fire at.
refused-NAP-05-096 = With an enemy unit next to it, a unit may not fire: only melee is possible.
refused-NAP-05-105 = { $target } is out of range: infantry fires up to 2 hexes.
refused-NAP-05-106 = { $target } is out of range: rifles fire up to 3 hexes.
refused-NAP-05-107 = { $target } is out of range: foot artillery fires up to 5 hexes.
refused-NAP-05-108 = { $target } is out of range: horse artillery fires up to 4 hexes.
refused-NAP-05-109 = { $target } cannot be seen from { $hex }: something is in the way.
refused-NAP-05-122 = The unit moved 2 hexes this turn and may not fire.
refused-NAP-05-127 = Foot artillery that moved this turn may not fire.
refused-NAP-05-131 = Horse artillery that moved 2 hexes this turn may not fire.
refused-NAP-05-132 = Horse artillery with one block left may not move and fire in the same turn.
refused-NAP-05-133 = { $target } is out of range: horse artillery that moved fires up to 3 hexes.
refused-NAP-05-143 = A leader alone cannot be fired at.
refused-NAP-05-148 = There is no enemy there to attack.
refused-NAP-05-152 = The unit moved 2 hexes this turn and may not fight in melee.
refused-NAP-05-160 = Foot artillery that moved this turn may not fight in melee.
refused-NAP-05-166 = Horse artillery that moved 2 hexes this turn may not fight in melee.
refused-NAP-05-167 = Horse artillery with one block left may not move and fight in melee in the same turn.
refused-NAP-05-203 = A retreat goes towards your own edge, and { $hex } does not lead there.
refused-NAP-05-205 = The terrain at { $hex } cannot be entered, even in retreat.
refused-NAP-05-206 = There is a unit at { $hex }: no retreat that way.
refused-NAP-05-207 = The way over { $hex } is closed: an enemy leader stands there.
refused-NAP-05-209 = The unit already has a leader and cannot retreat to { $hex }, where another one stands.
refused-NAP-05-211 = A retreat has to go as far as it can; over { $hex } it would come to a halt early.
refused-NAP-05-215 =
    { $allowed ->
        [0] This unit may ignore none of the flags
        [one] This unit may ignore { $allowed } flag
       *[other] This unit may ignore { $allowed } flags
    } ({ $flags } rolled).
refused-NAP-05-233 = A retreating leader moves one to three hexes towards his own edge.
refused-NAP-05-240 = He may not end his retreat on closed ground, with another leader or among the enemy.
refused-NAP-05-244 = A leader leaves the battlefield only from his own edge row.
refused-NAP-05-259 = There is no advance: the enemy was neither destroyed nor driven out of its hex in melee.
refused-NAP-05-261 = Infantry takes ground by one hex only, the vacated one.
refused-NAP-05-263 = The unit cannot enter the vacated hex: the terrain there is closed to it.
refused-NAP-05-266 = A unit in square does not take ground.
refused-NAP-05-267 = Artillery does not take ground.
refused-NAP-05-271 = The second hex of a breakthrough must be next to the cavalry; { $hex } is not.
refused-NAP-05-273 = The second hex of the breakthrough is decided: now only a bonus melee is left.
refused-NAP-05-275 = The terrain there is closed to the cavalry.
refused-NAP-05-276 = The terrain of the vacated hex stops the cavalry: no second hex.
refused-NAP-05-278 = There is no advance after fire.
refused-NAP-05-281 = Only cavalry fights a bonus melee.
refused-NAP-05-282 = Without the breakthrough there is no bonus melee: first advance or stay.
refused-NAP-05-284 = The bonus melee is fought by the cavalry that broke through, against an adjacent enemy; { $hex } is not adjacent to it.
refused-NAP-05-298 = First Strike cannot be played against a battle back.
refused-NAP-06-001 = Only cavalry may retire and reform.
refused-NAP-06-003 = To retire and reform, cavalry needs an open way of two hexes towards its own edge; that way there is none.
refused-NAP-06-010 = Retiring cavalry moves two hexes towards its own edge, and { $hex } does not lead there.
refused-NAP-06-012 = Cavalry may not retire from a battle back.
refused-NAP-06-013 = Cavalry retires and reforms only from infantry.
refused-NAP-06-019 = A unit in square cannot move.
refused-NAP-06-022 = Only infantry attacked by cavalry forms square.
refused-NAP-06-024 = With two or fewer cards in hand no square can be formed.
refused-NAP-06-025 = No square can be formed on this terrain in this scenario.
refused-NAP-06-026 = Infantry cannot form square against a battle back.
refused-NAP-06-028 = { $hex } is not in square, and a square is formed only when cavalry attacks.
refused-NAP-06-029 = All four square markers are in use.
refused-NAP-06-032 = That card is not in the hand it is taken from blind.
refused-NAP-06-062 = { $hex } cannot leave square while enemy cavalry is next to it.
refused-NAP-06-072 = From { $hex } the target is out of range or out of sight.
refused-NAP-06-073 = From { $hex } the guns would have to fire over their own troops: not in a combined attack.
refused-NAP-06-084 = The battery at { $hex } has already battled this turn.
refused-NAP-06-085 = The battery at { $hex } has moved too far to battle this turn.
refused-NAP-06-086 = The battery at { $hex } has another enemy next to it and cannot support.
refused-NAP-06-087 = Only batteries support the attack of a unit; there is none of yours at { $hex }.
refused-NAP-07-005 = A forest on the way to { $hex } stops the unit.
refused-NAP-07-007 = This unit may not battle in the turn it enters a forest.
refused-NAP-07-038 = The rugged hill at { $hex } is impassable.
refused-NAP-07-041 = Buildings on the way to { $hex } stop the unit.
refused-NAP-07-043 = A unit may not battle in the turn it enters a town or a mill.
refused-NAP-07-053 = A redoubt on the way to { $hex } stops the unit.
refused-NAP-07-069 = The river cannot be crossed at { $hex }.
refused-NAP-07-073 = A stream on the way to { $hex } stops the unit.
refused-NAP-07-080 = A ford on the way to { $hex } stops the unit.
refused-NAP-07-085 = A quarry on the way to { $hex } stops the unit.
refused-NAP-07-086 = Artillery cannot enter the quarry at { $hex }.
refused-NAP-08-004 = Scout Left: its one order is given.
refused-NAP-08-005 = Scout Center: its one order is given.
refused-NAP-08-006 = Scout Right: its one order is given.
refused-NAP-08-007 = Probe Left: both orders are given.
refused-NAP-08-008 = Probe Center: both orders are given.
refused-NAP-08-009 = Probe Right: both orders are given.
refused-NAP-08-010 = Attack Left: all three orders are given.
refused-NAP-08-011 = Attack Center: all three orders are given.
refused-NAP-08-012 = Attack Right: all three orders are given.
refused-NAP-08-013 = Assault Left: you have given as many orders as your command allows.
refused-NAP-08-014 = Assault Center: you have given as many orders as your command allows.
refused-NAP-08-015 = Assault Right: you have given as many orders as your command allows.
refused-NAP-08-016 = Coordinated Advance gives two orders in the center and one on each flank; there is none left for { $hex }.
refused-NAP-08-017 = Flank Attack gives two orders on each flank; there is none left for { $hex }.
refused-NAP-08-018 = Forward gives two orders a section; there is none left for { $hex }.
refused-NAP-08-019 = Recon in Force gives one order a section; there is none left for { $hex }.
refused-NAP-08-036 = That is none of the scouted cards.
refused-NAP-08-042 = One unit is ordered, and that one is chosen.
refused-NAP-08-043 = Bayonet Charge orders up to four infantry units; there is no order for { $hex }.
refused-NAP-08-044 = { $hex } is too far: in a Bayonet Charge infantry moves up to 2 hexes.
refused-NAP-08-045 = In a Bayonet Charge nobody fires.
refused-NAP-08-049 = Bombard orders up to four batteries; there is no order for { $hex }.
refused-NAP-08-050 = Under Bombard a battery moves up to 3 hexes and does not battle, or stands and battles.
refused-NAP-08-056 = Cavalry Charge orders up to four units of cavalry and horse artillery; there is no order for { $hex }.
refused-NAP-08-059 = { $hex } is too far: in a Cavalry Charge heavy cavalry moves up to 3 hexes.
refused-NAP-08-074 = The rolled symbols have no order left for { $hex }.
refused-NAP-08-075 = No flag is left to order a leader.
refused-NAP-08-079 = Fire and Hold orders up to four units of infantry and artillery that are not next to an enemy; there is no order for { $hex }.
refused-NAP-08-081 = Under Fire and Hold nobody moves.
refused-NAP-08-083 = Under Fire and Hold there is no melee.
refused-NAP-08-086 = You do not hold First Strike.
refused-NAP-08-094 = Forced March orders the infantry of one section: choose one where you have infantry.
refused-NAP-08-095 = { $hex } is too far: in a Forced March infantry moves up to 2 hexes.
refused-NAP-08-096 = After 2 hexes of a Forced March this infantry may not battle.
refused-NAP-08-100 = Give Them the Cold Steel orders every unit next to an enemy, and nobody else.
refused-NAP-08-102 = Under Give Them the Cold Steel nobody moves before fighting.
refused-NAP-08-105 = Under Give Them the Cold Steel nobody fires.
refused-NAP-08-107 = Leadership orders all leaders and the units they are with, and nobody else.
refused-NAP-08-112 = The leader is no longer with this unit: under Leadership it is not ordered any more.
refused-NAP-08-115 = Grand Manoeuvre orders up to four units or leaders: all four orders are given.
refused-NAP-08-116 = { $hex } is too far: in a Grand Manoeuvre everyone moves up to 4 hexes.
refused-NAP-08-117 = A Grand Manoeuvre cannot order a unit in square.
refused-NAP-08-118 = In a Grand Manoeuvre nobody battles.
refused-NAP-08-119 = One unit in the usual way can be chosen only under Grand Manoeuvre, before any other order.
refused-NAP-08-122 = No rolled symbol is left for { $hex }.
refused-NAP-08-123 = { $hex } is at its full strength.
refused-NAP-08-124 = Under Rally only units that regained a block are ordered.
refused-NAP-08-126 = There is no unit of yours at { $hex } to rally.
refused-NAP-08-129 = Short Supply: choose one unit, yours or the enemy’s.
refused-NAP-08-130 = The unit goes to a free hex of its own edge in its section; { $hex } is none.
refused-NAP-08-131 = There is no room for { $hex } on its own side of the field.
refused-NAP-08-134 = { $hex } is in square and cannot be chosen.
refused-NAP-08-136 = A leader stands alone at { $hex }: Short Supply is for units, and none is put on his hex.

## Help: units
napoleonics-about-unit-french-line-infantry = French line infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block; after a move half, rounded up. Melee: a die a block, 1 more against infantry. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-french-light-infantry = French elite infantry, 4 blocks. Moves 1 hex and battles, or 2 and does not. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-french-grenadiers = French elite infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block and 1 more. May form square. May ignore 1 flag; retreats 1 hex a flag.
napoleonics-about-unit-french-young-guard = French guard infantry, 4 blocks. Moves 1 hex and battles, or 2 and does not. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block and 1 more. May form square. May ignore 1 flag; retreats 1 hex a flag.
napoleonics-about-unit-french-old-guard = French guard infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block and 2 more. May form square. May ignore 2 flags; retreats 1 hex a flag.
napoleonics-about-unit-french-militia = French militia infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block; after a move half, rounded down. Melee: a die a block; its sabres do not hit units. May form square. Retreats 3 hexes a flag.
napoleonics-about-unit-french-light-cavalry = French light cavalry, 4 blocks. Moves up to 3 hexes. Melee: a die a block. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-french-cuirassiers = French heavy cavalry, 4 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. May ignore 1 flag; retreats 1 hex a flag.
napoleonics-about-unit-french-heavy-cavalry = French heavy cavalry, 4 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-french-guard-heavy-cavalry = French guard heavy cavalry, 4 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. May ignore 2 flags; retreats 1 hex a flag.
napoleonics-about-unit-french-horse-artillery = French horse artillery, 3 blocks. Moves 1 hex and battles, or 2 and does not; with 1 block left it moves or battles. Fires 4 hexes, 3 after a move: 2, 1, 1 dice at 2, 3, 4 hexes; with 1 block 1 die. Melee 3 dice, with 1 block 2. Retreats 1 hex a flag.
napoleonics-about-unit-french-foot-artillery = French foot artillery, 3 blocks. Moves 1 hex or battles. Fires 5 hexes: 3, 2, 1, 1 dice at 2 to 5 hexes; with 1 block 2, 1, 1, 1. Melee 4 dice, with 1 block 3. Retreats 1 hex a flag.
napoleonics-about-unit-french-guard-foot-artillery = French guard foot artillery, 3 blocks. Moves 1 hex or battles. Fires 5 hexes: 3, 2, 1, 1 dice at 2 to 5 hexes; with 1 block 2, 1, 1, 1. Melee 5 dice, with 1 block 4. May ignore 2 flags; retreats 1 hex a flag.
napoleonics-about-unit-british-line-infantry = British line infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up. Melee: a die a block. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-british-light-infantry = British elite infantry, 5 blocks. Moves 1 hex and battles, or 2 and does not. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-british-rifles = British elite infantry, 3 blocks. Moves 1 hex and battles, or 2 and does not. Fires 3 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block; its sabres do not hit units. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-british-grenadiers = British elite infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block and 1 more. May form square. May ignore 1 flag; retreats 1 hex a flag.
napoleonics-about-unit-british-guard-grenadiers = British guard infantry, 5 blocks. Moves 1 hex. Fires 2 hexes: a die a block and 1 more; after a move half, rounded up, and 1 more. Melee: a die a block and 1 more. May form square. May ignore 2 flags; retreats 1 hex a flag.
napoleonics-about-unit-british-light-cavalry = British light cavalry, 3 blocks. Moves up to 3 hexes. Melee: a die a block. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-british-heavy-cavalry = British heavy cavalry, 3 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-british-guard-heavy-cavalry = British guard heavy cavalry, 3 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. May ignore 2 flags; retreats 1 hex a flag.
napoleonics-about-unit-british-horse-artillery = British horse artillery, 3 blocks. Moves 1 hex and battles, or 2 and does not; with 1 block left it moves or battles. Fires 4 hexes, 3 after a move: 2, 1, 1 dice at 2, 3, 4 hexes; with 1 block 1 die. Melee 3 dice, with 1 block 2. Retreats 1 hex a flag.
napoleonics-about-unit-british-foot-artillery = British foot artillery, 3 blocks. Moves 1 hex or battles. Fires 5 hexes: 3, 2, 1, 1 dice at 2 to 5 hexes; with 1 block 2, 1, 1, 1. Melee 4 dice, with 1 block 3. Retreats 1 hex a flag.
napoleonics-about-unit-portuguese-line-infantry = Portuguese line infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block; after a move half, rounded down. Melee: a die a block. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-portuguese-light-infantry = Portuguese elite infantry, 3 blocks. Moves 1 hex and battles, or 2 and does not. Fires 2 hexes: a die a block and 1 more; after a move half, rounded down, and 1 more. Melee: a die a block. May form square. Retreats 1 hex a flag.
napoleonics-about-unit-portuguese-militia = Portuguese militia infantry, 4 blocks. Moves 1 hex. Fires 2 hexes: a die a block; after a move half, rounded down. Melee: a die a block; its sabres do not hit units. May form square. Retreats 3 hexes a flag.
napoleonics-about-unit-portuguese-light-cavalry = Portuguese light cavalry, 3 blocks. Moves up to 3 hexes. Melee: a die a block. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-portuguese-heavy-cavalry = Portuguese heavy cavalry, 3 blocks. Moves up to 2 hexes. Melee: a die a block and 1 more. May retire from infantry and reform. Retreats 1 hex a flag.
napoleonics-about-unit-portuguese-foot-artillery = Portuguese foot artillery, 3 blocks. Moves 1 hex or battles. Fires 5 hexes: 3, 2, 1, 1 dice at 2 to 5 hexes; with 1 block 2, 1, 1, 1. Melee 4 dice, with 1 block 3. Retreats 1 hex a flag.

## Help: cards
napoleonics-about-card-scout-left = One unit or leader on your left; at the end of the turn draw two cards and keep one.
napoleonics-about-card-scout-center = One unit or leader in the center; at the end of the turn draw two cards and keep one.
napoleonics-about-card-scout-right = One unit or leader on your right; at the end of the turn draw two cards and keep one.
napoleonics-about-card-probe-left = Two units or leaders on your left.
napoleonics-about-card-probe-center = Two units or leaders in the center.
napoleonics-about-card-probe-right = Two units or leaders on your right.
napoleonics-about-card-attack-left = Three units or leaders on your left.
napoleonics-about-card-attack-center = Three units or leaders in the center.
napoleonics-about-card-attack-right = Three units or leaders on your right.
napoleonics-about-card-assault-left = Units and leaders on your left, as many as your command.
napoleonics-about-card-assault-center = Units and leaders in the center, as many as your command.
napoleonics-about-card-assault-right = Units and leaders on your right, as many as your command.
napoleonics-about-card-coordinated-advance = One unit or leader on your left, two in the center and one on your right.
napoleonics-about-card-flank-attack = Two units or leaders on your left and two on your right.
napoleonics-about-card-forward = Two units or leaders in each of the three sections.
napoleonics-about-card-recon-in-force = One unit or leader in each of the three sections.
napoleonics-about-card-bayonet-charge = Up to four infantry units move up to two hexes and may fight in melee, guards with one die more. No fire.
napoleonics-about-card-bombard = Up to four batteries: each moves up to three hexes, or stands and battles with two dice more, guards with three.
napoleonics-about-card-cavalry-charge = Up to four units of cavalry and horse artillery. Cavalry battles with one die more, guards with two, but not into or out of towns and not against squares; heavy cavalry moves up to three hexes.
napoleonics-about-card-counter-attack = The orders of the card the opponent has just played, left and right exchanged.
napoleonics-about-card-elan = Roll dice equal to your command: each symbol orders a unit of its arm, each flag any unit or leader. They battle with one die more. Then the deck is reshuffled.
napoleonics-about-card-fire-and-hold = Up to four units of infantry and artillery that are not next to an enemy fire with one die more. No movement, no melee; infantry may leave square.
napoleonics-about-card-first-strike = Played in the opponent’s turn when he attacks in melee: your unit strikes first. As the card of your own turn it gives no orders.
napoleonics-about-card-forced-march = All infantry of one section moves up to two hexes. After two hexes only light infantry, rifles, grenadiers, guards and infantry with a leader may battle.
napoleonics-about-card-cold-steel = Every unit next to an enemy fights with one die more. No movement, no fire; no extra die in a bonus melee.
napoleonics-about-card-leadership = All leaders, and the units they stay with, which battle with one die more. Leaders may leave their units.
napoleonics-about-card-grand-manoeuvre = Up to four units or leaders, no squares, move up to four hexes and do not battle. Or one unit of your choice in the usual way.
napoleonics-about-card-rally = Roll dice equal to your command: each symbol returns a block to a unit of its arm, up to its first strength. These units may be ordered.
napoleonics-about-card-short-supply = One unit of either side, not in square, goes back to its own edge in its section, to a hex of your choice. Your own unit then does not battle. No other orders.
napoleonics-about-card-one-unit = One unit of your choice, without the card’s effects.
napoleonics-about-card-nothing = No orders are given.

## Help: terrain
napoleonics-about-terrain-open = No effect.
napoleonics-about-terrain-forest = Everyone stops; only light infantry and its like battle in the turn they enter. Into it infantry and artillery roll 1 die less, cavalry 2; out of it cavalry 2, artillery 1. Blocks sight.
napoleonics-about-terrain-hill = Uphill infantry and cavalry roll 1 die less; downhill cavalry 1; from hill to hill infantry 1 in fire. Artillery on it fires over adjacent friends below. Blocks the sight of those below.
napoleonics-about-terrain-rugged-hill = Impassable; blocks sight.
napoleonics-about-terrain-town = Everyone stops and does not battle in the turn of entering. Into it infantry rolls 2 dice less, cavalry 3, artillery 1; out of it cavalry 3, artillery 1. Blocks sight.
napoleonics-about-terrain-mill = { napoleonics-about-terrain-town }
napoleonics-about-terrain-redoubt = Everyone stops. Through its front infantry rolls 1 die less and cavalry 2, as cavalry does out of it; infantry and artillery inside may ignore 1 flag from the front.
napoleonics-about-terrain-hill-redoubt = { napoleonics-about-terrain-redoubt } Against other sides the hill counts. Blocks the sight of those below.
napoleonics-about-terrain-river = Impassable.
napoleonics-about-terrain-stream = Everyone stops. Melee into it and every combat out of it: 1 die less.
napoleonics-about-terrain-ford = { napoleonics-about-terrain-stream }
napoleonics-about-terrain-bridge = No effect: the water below does not count.
napoleonics-about-terrain-quarry = Everyone stops; closed to artillery. Into it infantry rolls 1 die less in melee, cavalry 2, artillery 1; out of it infantry 1, cavalry 2.

## Help in the terminal
napoleonics-help-text =
    A number          take that choice; where there are hexes to choose from: number and hex, as in 2 E3
    hexes             E2 orders or chooses what stands there; E2-E3 moves or attacks from one hex to another
    an action         as in the record: play probe-left, order E2, leave-square E2, attack E3 E4, support D2, done
    why ACTION        which rule forbids it: why E2-E9, why order C2, why square, why retire, why ignore 2
    cards             what each card in your hand does
    odds              the exact chances of every attack you can declare now
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    undo order E2     withdraw one of the orders you are giving
    log               what has happened, with the clauses
    rules [WORDS]     search the rules, or show a clause: rules square, rules NAP-06-022
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
    On the field: * a leader, ① to ④ a square, ❶ to ❹ a square with a leader, ⚑ an objective
napoleonics-why-usage = Say what you would like to do: why E2-E9
# After an attack in the table of odds: what its target does.
napoleonics-odds-square = if in square
napoleonics-odds-retire = if it retires

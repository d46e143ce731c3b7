# Commands & Colors: Ancients. What it shares with the other games of the system is in commands_colors.ftl;
# what it says in its own words begins with ancients-cc-.
# Commands & Colors: Ancients. Messages cc-… are shared with the other games of the system.

ancients-title = Commands & Colors: Ancients
ancients-short-title = Ancients
ancients-begin-001-akragas = The first battle of Commands & Colors: Ancients. { $bottom } against { $top }, five banners to win.
ancients-about = Battles of the ancient world: cards give the orders, dice decide the fights, banners decide the day.
ancients-page-help = Play a card: it says how many units you may order, and where. Ordered units move, then fire or fight. Dice decide: a unit’s colour or swords hit, flags drive back. Every destroyed unit or leader is a banner; who first has as many as the battle demands has won.
ancients-about-option-optional = Special units and formations that a battle's description leaves to the players.

## Options
ancients-option-optional = optional rules of the scenarios
ancients-value-on = on
ancients-value-off = off

## Units
ancients-unit-light-infantry = light infantry
ancients-unit-light-sling-infantry = light sling infantry
ancients-unit-light-bow-infantry = light bow infantry
ancients-unit-auxilia = auxilia
ancients-unit-medium-infantry = medium infantry
ancients-unit-warriors = warriors
ancients-unit-heavy-infantry = heavy infantry
ancients-unit-heavy-war-machine = heavy war machine
ancients-unit-light-cavalry = light cavalry
ancients-unit-light-bow-cavalry = light bow cavalry
ancients-unit-light-barbarian-chariots = light barbarian chariots
ancients-unit-medium-cavalry = medium cavalry
ancients-unit-camels = camels
ancients-unit-cataphract-camels = cataphract camels
ancients-unit-heavy-cavalry = heavy cavalry
ancients-unit-cataphract-cavalry = cataphract cavalry
ancients-unit-elephants = elephants
ancients-unit-heavy-chariots = heavy chariots

# At most three letters each, for the board.
ancients-code-light-infantry = LI
ancients-code-light-sling-infantry = LS
ancients-code-light-bow-infantry = LB
ancients-code-auxilia = AX
ancients-code-medium-infantry = MI
ancients-code-warriors = WA
ancients-code-heavy-infantry = HI
ancients-code-heavy-war-machine = HWM
ancients-code-light-cavalry = LC
ancients-code-light-bow-cavalry = LBC
ancients-code-light-barbarian-chariots = LCH
ancients-code-medium-cavalry = MC
ancients-code-camels = CAM
ancients-code-cataphract-camels = CCM
ancients-code-heavy-cavalry = HC
ancients-code-cataphract-cavalry = CC
ancients-code-elephants = EL
ancients-code-heavy-chariots = HCH

## Cards
ancients-card-order-two-left = Order Two Units Left
ancients-card-order-two-center = Order Two Units Center
ancients-card-order-two-right = Order Two Units Right
ancients-card-order-three-left = Order Three Units Left
ancients-card-order-three-center = Order Three Units Center
ancients-card-order-three-right = Order Three Units Right
ancients-card-order-four-left = Order Four Units Left
ancients-card-order-four-center = Order Four Units Center
ancients-card-order-four-right = Order Four Units Right
ancients-card-coordinated-attack = Coordinated Attack
ancients-card-out-flanked = Out Flanked
ancients-card-order-light-troops = Order Light Troops
ancients-card-order-medium-troops = Order Medium Troops
ancients-card-order-heavy-troops = Order Heavy Troops
ancients-card-order-mounted-troops = Order Mounted Troops
ancients-card-leadership-any-section = Leadership Any Section
ancients-card-inspired-left-leadership = Inspired Left Leadership
ancients-card-inspired-center-leadership = Inspired Center Leadership
ancients-card-inspired-right-leadership = Inspired Right Leadership
ancients-card-clash-of-shields = Clash of Shields
ancients-card-counter-attack = Counter Attack
ancients-card-darken-the-sky = Darken the Sky
ancients-card-double-time = Double Time
ancients-card-first-strike = First Strike
ancients-card-i-am-spartacus = I Am Spartacus
ancients-card-line-command = Line Command
ancients-card-move-fire-move = Move-Fire-Move
ancients-card-mounted-charge = Mounted Charge
ancients-card-rally = Rally
# No cards of the deck: what remains of a card nobody fits, and no orders at all.
ancients-card-one-unit = one unit of choice
ancients-card-nothing = no orders

## Terrain
ancients-terrain-open = open ground
ancients-terrain-broken = broken ground
ancients-terrain-forest = forest
ancients-terrain-hill = hill
ancients-terrain-coast = coast
ancients-terrain-lake = lake
ancients-terrain-sea = sea
ancients-terrain-steep = steep slope
ancients-terrain-river = river
ancients-terrain-ford = ford
ancients-terrain-shallow-ford = shallow river
ancients-terrain-rampart = rampart
ancients-terrain-camp = fortified camp
ancients-terrain-bridge = bridge
ancients-terrain-city-walls = city walls
ancients-terrain-fortified-walls = fortified city walls
ancients-terrain-marsh = marsh

## Faces of the dice; a rolled face is shown by the same word
ancients-face-light = light
ancients-face-medium = medium
ancients-face-heavy = heavy
ancients-face-helmet = helmet
ancients-face-flag = flag
ancients-face-swords = swords
ancients-dice-light = { ancients-face-light }
ancients-dice-medium = { ancients-face-medium }
ancients-dice-heavy = { ancients-face-heavy }
ancients-dice-helmet = { ancients-face-helmet }
ancients-dice-flag = { ancients-face-flag }
ancients-dice-swords = { ancients-face-swords }

## What dice are rolled for
ancients-what-fire = fire
ancients-what-attack = attack
ancients-what-first-strike = first strike
ancients-what-battle-back = battle back
ancients-what-leader-check = Leader check
ancients-what-marsh = Marsh
ancients-what-escape = Leader escape
ancients-what-rampage = Rampage
ancients-what-i-am-spartacus = { ancients-card-i-am-spartacus }
ancients-what-rally = { ancients-card-rally }

## Questions
ancients-cc-ask-place = Ambush: where does the next unit come on?
cc-ask-place-leader = With which unit is the leader placed?
cc-ask-move-again = Second move: move ordered units once more, or end the movement.
ancients-cc-ask-react = Unit { $hex } ({ $unit }) is attacked: stand, evade or strike first?
cc-ask-evade-to = Unit { $hex } ({ $unit }) evades: to which hex?
ancients-cc-ask-flee = { $leader } ({ $hex }) must evade: where to?
cc-ask-rampage = Rampage: which hex is rolled for next?
ancients-cc-ask-advance = Momentum advance into the vacated hex?
ancients-cc-ask-bonus = Bonus close combat: attack an adjacent enemy?

# What the moment is for, after “Now it is time to …”.
ancients-now-cc-ask-card = play a card
ancients-now-cc-ask-order = give your orders
ancients-now-cc-ask-rally = rally units
ancients-now-cc-ask-place = bring on the ambush
ancients-now-cc-ask-place-leader = place your leaders
ancients-now-cc-ask-move = move
ancients-now-cc-ask-move-again = make the second move
ancients-now-cc-ask-battle = fire and fight
ancients-now-cc-ask-react = say how the attacked unit reacts
ancients-now-cc-ask-ignore = say how many flags you ignore
ancients-now-cc-ask-retreat = choose the way of the retreat
ancients-now-cc-ask-evade-to = choose the way of the evading unit
ancients-now-cc-ask-flee = choose the way of the evading leader
ancients-now-cc-ask-rampage = choose the next hex of the rampage
ancients-now-cc-ask-advance = decide on the momentum advance
ancients-now-cc-ask-ride = decide on the additional hex of your cavalry
ancients-now-cc-ask-bonus = decide on the bonus close combat
ancients-now-cc-ask-battle-back = decide whether to battle back

## Actions, as a menu shows them: by verb and number of its parameters
ancients-do-done-0 = Done
ancients-do-stand-0 = Stand
ancients-do-evade-0 = Evade
ancients-do-first-strike-0 = Play First Strike
ancients-do-stop-0 = Stop here
ancients-do-leave-0 = Leave the battlefield
ancients-do-advance-0 = Advance
ancients-do-stay-0 = Stay
ancients-do-battle-back-0 = Battle back
ancients-do-decline-0 = Do not battle back
ancients-do-ambush-0 = Bring on the ambush
ancients-do-play-1 = { $card }
ancients-do-ignore-1 = Ignore flags: { $flags }
ancients-do-order-1 = Order the unit { $hex }
ancients-do-order-leader-1 = Order the leader { $hex }
ancients-do-exit-1 = Leave the battlefield with { $hex }
ancients-do-retreat-1 = Retreat to { $hex }
ancients-do-evade-to-1 = Evade to { $hex }
ancients-do-flee-1 = To { $hex }
ancients-do-ride-1 = On to { $hex }
ancients-do-rampage-1 = Roll for { $hex }
ancients-do-rally-1 = Rally { $hex }
ancients-do-place-1 = Unit to { $hex }
ancients-do-place-leader-1 = Leader to { $hex }
ancients-do-move-2 = Move { $hex } → { $to }
ancients-do-move-leader-2 = Leader { $hex } → { $to }
ancients-do-attack-2 = Attack { $hex } → { $to }

## Events
cc-came-on = { $side }: { $unit } from the reserve to { $hex }.
cc-leader-placed = { $side }: { $leader } to { $hex }.
cc-exited = { $side }: { $unit } { $hex } → off the battlefield, over the enemy’s edge.
cc-evades = { $side }: { $unit } { $hex } will evade.
cc-walls-strike = { $side }: { $unit } { $hex } will strike first from the walls.
ancients-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (evading).
cc-evaded = { $side }: { $unit } { $hex } → { $to } (evading).
cc-machine-away = { $side }: { $unit } { $hex } evades off the battlefield, without a banner.
cc-rampage = { $side }: { $unit } { $hex } on the rampage!
ancients-cc-advanced = { $side }: { $unit } { $hex } → { $to } (advance).

## Refusals, by clause
refused-ANC-02-012 = There is no unit or leader of yours at { $hex } to order.
refused-ANC-02-013 = Exactly { $dice } dice are rolled here.
refused-ANC-03-009 = That card is not in the deck.
refused-ANC-03-011 = The special rules of this scenario do not allow that now.
refused-ANC-05-002 = It is not the moment for that. Now it is time to { $now }.
refused-ANC-06-001 = { $card } is not in your hand.
refused-ANC-06-003 = { $hex } is not in a section where this card gives orders.
refused-ANC-06-004 = You must play a card; you need not order anyone with it.
refused-ANC-07-002 = Only your own units and leaders that were ordered this turn may move and battle.
refused-ANC-07-008 = { $hex } has its order already: one order a turn.
refused-ANC-07-010 = With this card a leader may not leave his unit: that takes a section card, Order Mounted Troops or I Am Spartacus.
refused-ANC-07-014 = This card cannot order a lone leader.
refused-ANC-07-017 = That card is not in the hand it is discarded from.
refused-ANC-08-003 = This unit has already moved this turn.
refused-ANC-08-004 = The unit is already at { $hex }. It need not move.
refused-ANC-08-008 = Units may leave the battlefield only where the scenario allows it, and only if they get that far.
refused-ANC-08-011 = An enemy stands on { $hex } or in the way there.
refused-ANC-08-012 = Another unit of yours stands on { $hex } or in the way there.
refused-ANC-08-014 = A leader of yours stands in the way to { $hex }: a unit that reaches him stops there.
refused-ANC-08-015 = The unit already has a leader and cannot enter { $hex }, where another one stands.
refused-ANC-08-018 = Terrain keeps the unit from { $hex }: it is closed, or it stops the unit on the way.
refused-ANC-08-022 = { $hex } is too far: light foot moves up to 2 hexes.
refused-ANC-08-023 = { $hex } is too far: auxilia move 1 hex and may battle, or 2 hexes and may not.
refused-ANC-08-025 = { $hex } is too far: medium infantry moves 1 hex.
refused-ANC-08-026 = { $hex } is too far: warriors move 1 hex, or charge 2 hexes.
refused-ANC-08-027 = Warriors may charge only to a hex next to an enemy; { $hex } is not.
refused-ANC-08-030 = { $hex } is too far: heavy infantry moves 1 hex.
refused-ANC-08-031 = { $hex } is too far: a war machine moves 1 hex.
refused-ANC-08-035 = { $hex } is too far: light cavalry moves up to 4 hexes.
refused-ANC-08-036 = { $hex } is too far: light barbarian chariots move up to 3 hexes.
refused-ANC-08-038 = { $hex } is too far: medium cavalry moves up to 3 hexes.
refused-ANC-08-039 = { $hex } is too far: camels move up to 3 hexes.
refused-ANC-08-041 = { $hex } is too far: heavy cavalry moves up to 2 hexes, 3 in a Mounted Charge.
refused-ANC-08-043 = { $hex } is too far: elephants move up to 2 hexes, 3 in a Mounted Charge.
refused-ANC-08-045 = { $hex } is too far: heavy chariots move up to 2 hexes, 3 in a Mounted Charge.
refused-ANC-08-047 = { $hex } is too far: a leader alone moves up to 3 hexes.
refused-ANC-08-049 = Another of your leaders is at { $hex }: one leader a hex.
refused-ANC-08-050 = The enemy is at { $hex }: a leader cannot move in or through.
refused-ANC-08-052 = This leader has already moved this turn.
refused-ANC-08-064 = With a leadership card the leader stays with his unit.
refused-ANC-08-065 = The leader can no longer leave his unit: it has already moved this turn.
refused-ANC-08-068 = A leader has just joined this unit: it may not move any more this turn, only battle.
refused-ANC-08-069 = The leader has moved with his unit and cannot leave it this turn.
refused-ANC-08-072 = There is no open way for the leader to { $hex }: terrain stops him.
refused-ANC-09-003 = This unit has already battled this turn.
refused-ANC-09-009 = This unit has fired: in the same turn it may not fight in close combat.
refused-ANC-09-012 = Your warriors that charged must still fight.
refused-ANC-10-001 = This unit has no missile weapons; it attacks only adjacent hexes.
refused-ANC-10-004 = There is no enemy at { $target } to fire at.
refused-ANC-10-005 = { $target } is out of range.
refused-ANC-10-007 = With an enemy unit next to it, a unit may not fire: only close combat is possible.
refused-ANC-10-021 = { $target } cannot be seen from { $hex }: something is in the way.
refused-ANC-10-030 = The unit moved too far to fire this turn.
refused-ANC-10-031 = The unit moved this turn and may not fire.
refused-ANC-10-046 = There is no advance after fire.
refused-ANC-11-001 = There is no enemy there to attack.
refused-ANC-11-016 = The unit moved too far for close combat this turn.
refused-ANC-11-028 = A war machine that moved may not fight in close combat.
refused-ANC-11-079 = A leader without a unit cannot fight.
refused-ANC-12-007 = A retreat goes towards your own edge, and { $hex } does not lead there.
refused-ANC-12-009 = The terrain at { $hex } cannot be entered, even in retreat.
refused-ANC-12-010 = There is a unit at { $hex }: no retreat that way.
refused-ANC-12-014 = The unit already has a leader and cannot retreat to { $hex }, where another one stands.
refused-ANC-12-015 = The way over { $hex } is closed: an enemy leader stands there.
refused-ANC-12-017 = A retreat has to go as far as it can; over { $hex } it would come to a halt early.
refused-ANC-12-019 =
    { $allowed ->
        [0] This unit may ignore none of the flags
        [one] This unit may ignore { $allowed } flag
       *[other] This unit may ignore { $allowed } flags
    } ({ $flags } rolled).
refused-ANC-12-038 = { $hex } is not one of the hexes still to be rolled for in this rampage.
refused-ANC-13-010 = Medium cavalry and camels evade only from foot and from heavy mounted units.
refused-ANC-13-011 = Heavy cavalry and heavy chariots evade only from foot and from elephants.
refused-ANC-13-012 = This unit can never evade.
refused-ANC-13-013 = An evading unit moves towards its own edge, and { $hex } does not lead there.
refused-ANC-13-014 = An evading unit must move two hexes if a way of two hexes is open.
refused-ANC-13-015 = The way back is closed: the unit cannot evade there.
refused-ANC-13-026 = Both hexes behind the war machine are closed: it cannot evade.
refused-ANC-13-027 = An evading leader moves one to three hexes towards his own edge.
refused-ANC-13-036 = He may not end his evade on closed ground, with another leader or among the enemy.
refused-ANC-13-037 = An evading leader cannot pass another leader there: only enemy units can be escaped through.
refused-ANC-13-039 = A leader leaves the battlefield only over his own edge.
refused-ANC-13-053 = There is no advance: the enemy was neither destroyed nor driven out of its hex.
refused-ANC-13-056 = Without the momentum advance there is no bonus close combat: first advance or stay.
refused-ANC-13-058 = The additional hex must be next to the cavalry; { $hex } is not.
refused-ANC-13-060 = After a bonus close combat cavalry gets no additional hex.
refused-ANC-13-061 = Only cavalry moves an additional hex after its advance.
refused-ANC-13-062 = There is no advance when the defender evades.
refused-ANC-13-063 = There is no advance after an attack on a lone leader.
refused-ANC-13-068 = War machines do not advance.
refused-ANC-13-069 = The terrain does not allow that advance.
refused-ANC-13-070 = { $hex } is closed to your cavalry: occupied or impassable.
refused-ANC-13-074 = This foot unit gets a bonus close combat only with a leader.
refused-ANC-13-078 = The bonus close combat is fought by the unit that advanced, against an adjacent enemy; { $hex } is not adjacent to it.
refused-ANC-16-002 = War machines cannot enter broken ground ({ $hex }).
refused-ANC-16-005 = Mounted units may not battle in the turn they enter broken ground.
refused-ANC-16-010 = This unit may not battle in the turn it enters a forest.
refused-ANC-16-013 = This unit advanced into a forest and gets no bonus close combat there.
refused-ANC-16-028 = { $hex } is coast: nobody can enter.
refused-ANC-16-031 = { $hex } is water: nobody can enter.
refused-ANC-16-032 = The river cannot be crossed at { $hex }.
refused-ANC-16-057 = The camp takes away the only die: there is nothing to strike with.
refused-ANC-16-071 = City walls can be entered only from an adjacent hex: { $hex } is too far.
refused-ANC-16-073 = From city walls a move goes only to an adjacent hex; { $hex } is too far.
refused-ANC-16-075 = Only foot units and leaders can enter the city walls at { $hex }.
refused-ANC-16-076 = The enemy on the walls can be attacked only by foot, or by units that were next to him at the start of the turn.
refused-ANC-16-091 = The fortified walls at { $hex } cannot be entered.
refused-ANC-16-101 = Out of a marsh a move goes only to an adjacent hex; { $hex } is too far.
refused-ANC-16-102 = War machines cannot enter the marsh at { $hex }.
refused-ANC-16-107 = The marsh does not allow that advance.
refused-ANC-17-014 = Legions fire only if they moved at most 1 hex.
refused-ANC-17-018 = A legion that moved 2 hexes may not battle.
refused-ANC-18-004 = Order Two Units Left: both orders are given.
refused-ANC-18-005 = Order Two Units Center: both orders are given.
refused-ANC-18-006 = Order Two Units Right: both orders are given.
refused-ANC-18-007 = Order Three Units Left: all three orders are given.
refused-ANC-18-008 = Order Three Units Center: all three orders are given.
refused-ANC-18-009 = Order Three Units Right: all three orders are given.
refused-ANC-18-010 = Order Four Units Left: all four orders are given.
refused-ANC-18-011 = Order Four Units Center: all four orders are given.
refused-ANC-18-012 = Order Four Units Right: all four orders are given.
refused-ANC-18-013 = Coordinated Attack gives one order a section; there is none left for { $hex }.
refused-ANC-18-014 = Out Flanked gives two orders on each flank; there is none left for { $hex }.
refused-ANC-18-020 = Order Light Troops orders only light units.
refused-ANC-18-024 = Order Medium Troops orders only medium units.
refused-ANC-18-027 = Order Heavy Troops orders only heavy units.
refused-ANC-18-030 = Order Mounted Troops orders only mounted units and leaders.
refused-ANC-18-033 = You have no troops this card is meant for: it orders one unit, and that one is chosen.
refused-ANC-18-037 = A leadership card orders one unit alone, or a leader and units in one chain: name the leader, and the units that link the others to him.
refused-ANC-18-038 = { $hex } is not linked to the leader: his hex and the ordered units must form one chain of adjacent hexes.
refused-ANC-18-039 = A leadership card orders one leader.
refused-ANC-18-040 = Leadership Any Section orders a leader with his unit and at most three linked units; a solitary leader, only his own unit.
refused-ANC-18-042 = Inspired Left Leadership orders a leader on the left with his unit and at most four linked units; a solitary leader, only his own unit.
refused-ANC-18-043 = Inspired Center Leadership orders a leader in the center with his unit and at most four linked units; a solitary leader, only his own unit.
refused-ANC-18-044 = Inspired Right Leadership orders a leader on the right with his unit and at most four linked units; a solitary leader, only his own unit.
refused-ANC-18-045 = Without a leader, a leadership card orders one unit only.
refused-ANC-18-048 = You have given as many orders as your Command allows.
refused-ANC-18-052 = Under Clash of Shields nobody moves before fighting.
refused-ANC-18-054 = Under Clash of Shields nobody fires.
refused-ANC-18-058 = Counter Attack: { $hex } is not in the section where the opponent used his leadership card.
refused-ANC-18-059 = Counter Attack cannot answer First Strike: play another card.
refused-ANC-18-064 = Under Darken the Sky units only fire; nobody moves or fights in close combat.
refused-ANC-18-070 = Double Time orders up to four foot units in one chain of adjacent hexes; { $hex } does not fit.
refused-ANC-18-073 = Under Double Time nobody fires.
refused-ANC-18-079 = You do not hold First Strike.
refused-ANC-18-087 = The rolled symbols have no order left for { $hex }.
refused-ANC-18-088 = No helmet is left to order a leader.
refused-ANC-18-093 = Line Command orders foot units in one chain of adjacent hexes; { $hex } does not fit.
refused-ANC-18-094 = { $hex } is too far: under Line Command units move 1 hex.
refused-ANC-18-099 = Move-Fire-Move orders only light units.
refused-ANC-18-104 = Under Move-Fire-Move there is no close combat.
refused-ANC-18-110 = The terrain this unit entered stops it: no second move.
refused-ANC-18-111 = Mounted Charge orders only mounted units.
refused-ANC-18-114 = In a Mounted Charge nobody fires.
refused-ANC-18-118 = { $hex } is neither with a leader nor next to one: it cannot be rallied.
refused-ANC-18-120 = Elephants and chariots cannot be rallied.
refused-ANC-18-124 = { $hex } is at full strength.
refused-ANC-18-127 = There is no unit of yours at { $hex } to rally.

## Help: units
ancients-about-unit-light-infantry = Light foot, 4 blocks. Moves 2 hexes. Close combat 2 dice, swords do not hit. Fires 2 hexes: 2 dice, 1 after a move. Evades from everyone; retreats 2 hexes a flag.
ancients-about-unit-light-sling-infantry = Light foot, 4 blocks. Moves 2 hexes. Close combat 2 dice, swords do not hit. Fires 3 hexes: 2 dice, 1 after a move. Evades from everyone; retreats 2 hexes a flag.
ancients-about-unit-light-bow-infantry = Light foot, 4 blocks. Moves 2 hexes. Close combat 2 dice, swords do not hit. Fires 3 hexes: 2 dice, 1 after a move. Evades from everyone; retreats 2 hexes a flag.
ancients-about-unit-auxilia = Light foot, 4 blocks. Moves 1 hex and battles, or 2 and does not. Close combat 3 dice. Fires 2 hexes: 2 dice, 1 after a move. Cannot evade; retreats 1 hex a flag.
ancients-about-unit-medium-infantry = Medium foot, 4 blocks. Moves 1 hex. Close combat 4 dice. Cannot evade; retreats 1 hex a flag.
ancients-about-unit-warriors = Medium foot, 4 blocks. Moves 1 hex, or charges 2 and must fight. Close combat 3 dice; at full strength 4, and 1 flag may be ignored. Bonus close combat even without a leader. Cannot evade; retreats 2 hexes a flag.
ancients-about-unit-heavy-infantry = Heavy foot, 4 blocks. Moves 1 hex. Close combat 5 dice. Cannot evade; retreats 1 hex a flag.
ancients-about-unit-heavy-war-machine = Heavy foot, 2 blocks. Moves 1 hex or battles. Fires 6 hexes with 2 dice; close combat 2 dice, swords do not hit. Does not advance. Evades from everyone, but is then lost without a banner; retreats 1 hex a flag.
ancients-about-unit-light-cavalry = Light mounted, 3 blocks. Moves 4 hexes. Close combat 2 dice, swords do not hit. Fires 2 hexes: 2 dice, 1 after a move. Evades from everyone; retreats 4 hexes a flag.
ancients-about-unit-light-bow-cavalry = Light mounted, 3 blocks. Moves 4 hexes. Close combat 2 dice, swords do not hit. Fires 3 hexes: 2 dice, 1 after a move. Evades from everyone; retreats 4 hexes a flag.
ancients-about-unit-light-barbarian-chariots = Light mounted, 3 blocks. Moves 3 hexes. Close combat 2 dice; at full strength 3, and 1 flag may be ignored. Does not fire. Evades from everyone; retreats 3 hexes a flag. Cannot be rallied.
ancients-about-unit-medium-cavalry = Medium mounted, 3 blocks. Moves 3 hexes. Close combat 3 dice. Evades from foot and heavy mounted units; retreats 3 hexes a flag.
ancients-about-unit-camels = Medium mounted, 3 blocks. Moves 3 hexes. Close combat 3 dice, battle back 2. Cavalry and chariots score one hit less against them and flee one hex further for each flag. Evades from foot and heavy mounted units; retreats 3 hexes a flag.
ancients-about-unit-cataphract-camels = As camels, but 1 swords result is ignored. Medium mounted, 3 blocks, moves 3 hexes, close combat 3 dice, battle back 2.
ancients-about-unit-heavy-cavalry = Heavy mounted, 3 blocks. Moves 2 hexes. Close combat 4 dice. Evades from foot and elephants; retreats 2 hexes a flag.
ancients-about-unit-cataphract-cavalry = Heavy mounted, 3 blocks. Moves 2 hexes. Close combat 4 dice; ignores 1 swords result. Evades from foot and elephants; retreats 2 hexes a flag.
ancients-about-unit-elephants = Heavy mounted, 2 blocks. Moves 2 hexes. Rolls as many dice as the enemy would; swords hit and are rolled again, helmets never hit. Ignores swords; horses score one hit less and flee further. Cannot evade or rally; must rampage before a retreat, 1 hex a flag.
ancients-about-unit-heavy-chariots = Heavy mounted, 2 blocks. Moves 2 hexes. Close combat 4 dice, battle back 3; ignores 1 swords result. Evades from foot and elephants; retreats 2 hexes a flag. Cannot be rallied.

## Help: cards
ancients-about-card-order-two-left = Two units or leaders on your left.
ancients-about-card-order-two-center = Two units or leaders in the center.
ancients-about-card-order-two-right = Two units or leaders on your right.
ancients-about-card-order-three-left = Three units or leaders on your left.
ancients-about-card-order-three-center = Three units or leaders in the center.
ancients-about-card-order-three-right = Three units or leaders on your right.
ancients-about-card-order-four-left = Four units or leaders on your left.
ancients-about-card-order-four-center = Four units or leaders in the center.
ancients-about-card-order-four-right = Four units or leaders on your right.
ancients-about-card-coordinated-attack = One unit or leader in each of the three sections.
ancients-about-card-out-flanked = Two units or leaders on your left and two on your right.
ancients-about-card-order-light-troops = Light units, as many as your Command; light foot may pass through friends.
ancients-about-card-order-medium-troops = Medium units, as many as your Command.
ancients-about-card-order-heavy-troops = Heavy units, as many as your Command.
ancients-about-card-order-mounted-troops = Mounted units and leaders, as many as your Command.
ancients-about-card-leadership-any-section = A leader anywhere with his unit and up to three units linked to him; or any one unit.
ancients-about-card-inspired-left-leadership = A leader on your left with his unit and up to four units linked to him; or any one unit.
ancients-about-card-inspired-center-leadership = A leader in the center with his unit and up to four units linked to him; or any one unit.
ancients-about-card-inspired-right-leadership = A leader on your right with his unit and up to four units linked to him; or any one unit.
ancients-about-card-clash-of-shields = Every unit next to an enemy unit fights with two dice more. No movement, no fire; no extra dice in a bonus close combat.
ancients-about-card-counter-attack = The orders of the card the opponent has just played, left and right exchanged. Cannot answer First Strike.
ancients-about-card-darken-the-sky = Every missile unit fires twice. No movement, no close combat.
ancients-about-card-double-time = Up to four foot units in a chain move two hexes and may fight; warriors charge up to three. No fire.
ancients-about-card-first-strike = Played in the opponent’s turn when he attacks: your unit strikes first but cannot battle back. As the card of your own turn it gives no orders.
ancients-about-card-i-am-spartacus = Roll dice equal to your Command: each symbol orders a unit of its class, each helmet any unit or leader. They battle with one die more. Then the deck is reshuffled.
ancients-about-card-line-command = Any number of foot units in a chain; each moves one hex at most and may battle.
ancients-about-card-move-fire-move = Light units, as many as your Command: move, fire, and move again. No close combat.
ancients-about-card-mounted-charge = Mounted units, as many as your Command, fight with one die more; heavy ones move up to three hexes. No fire.
ancients-about-card-rally = Roll dice equal to your Command: each symbol returns a block to a unit of its class with a leader or next to one, a helmet to any such unit. Rallied units are ordered.
ancients-about-card-one-unit = You have no troops for the card: one unit of your choice, without the card’s effects.
ancients-about-card-nothing = No orders are given.

## Help: terrain
ancients-about-terrain-open = No effect.
ancients-about-terrain-broken = Stops mounted units and leaders; mounted units do not battle in the turn they enter; closed to war machines. At most 2 dice in and out.
ancients-about-terrain-forest = Everyone stops; only light foot, auxilia and warriors battle in the turn they enter. Close combat at most 2 dice, fire into it 1. Blocks sight.
ancients-about-terrain-hill = Uphill at most 2 dice in close combat; down or along the hill 3 for foot, 2 for others. Blocks the sight of those below.
ancients-about-terrain-coast = Impassable.
ancients-about-terrain-lake = Impassable.
ancients-about-terrain-sea = Impassable.
ancients-about-terrain-steep = Impassable; blocks sight.
ancients-about-terrain-river = Impassable.
ancients-about-terrain-ford = Everyone stops. Close combat in and out at most 2 dice, fire out of it 1.
ancients-about-terrain-shallow-ford = Everyone stops; dice are not reduced.
ancients-about-terrain-rampart = Foot behind it may ignore 1 swords result and 1 flag from the front.
ancients-about-terrain-camp = Whoever is inside rolls 1 die less; foot inside may ignore 1 swords result and 1 flag. Blocks sight.
ancients-about-terrain-bridge = Close combat in and out at most 2 dice, fire out of it 1. Foot on it may ignore 1 flag.
ancients-about-terrain-city-walls = Only foot and leaders enter, from an adjacent hex. Close combat at most 2 dice; defenders strike first and may ignore 1 swords result and 1 flag. Blocks sight from outside.
ancients-about-terrain-fortified-walls = Impassable; blocks sight.
ancients-about-terrain-marsh = Whoever enters stops and rolls a die: its own symbol costs a unit a block, a helmet kills a lone leader. Left by one hex only; closed to war machines. Close combat at most 2 dice, fire out of it 1.

## Help in the terminal
ancients-help-text =
    A number          take that choice; where there are hexes to choose from: number and hex, as in 2 E3
    hexes             E2 orders or chooses what stands there; E2-E3 moves or attacks from one hex to another
    an action         as in the record: play line-command, order E2, move E2 E3, attack E3 E4, ignore 1, done
    why ACTION        which rule forbids it: why E2-E9, why order C2, why evade, why ignore 2, why advance
    cards             what each card in your hand does
    odds              the exact chances of every attack you can declare now
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    undo order E2     withdraw one of the orders you are giving
    log               what has happened, with the clauses
    rules [WORDS]     search the rules, or show a clause: rules evade, rules ANC-13-013
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
ancients-why-usage = Say what you would like to do: why E2-E9

# Samurai Battles (Commands & Colors). What it shares with the other games of the system is in commands_colors.ftl;
# what it says in its own words begins with samurai-cc-, and what only it says with sam-.

samurai-title = Samurai Battles (Commands & Colors)
samurai-short-title = Samurai Battles
samurai-begin-001-first-skirmish = The first battle of Samurai Battles: two equal armies and no special rules; five banners to win.
samurai-about = Battles of the Warring States of Japan: cards give the orders, dice decide the fights, honor is won and spent, and Dragon cards turn the tide at any moment.
samurai-page-help = Play a Command card: it says how many units you may order, and where. Ordered units move, then shoot or fight hand to hand. Dice decide: the symbol on the target’s banner hits, swords hit in close combat, flags drive back, and Honor & Fortune brings tokens. Tokens let a leader inspire a unit and pay for Dragon cards, which are played at the moments named on them, also in the opponent’s turn. Every hex of a retreat costs tokens; whoever cannot pay loses his honor, and soldiers with it. Destroyed units and leaders, and an abandoned camp, are banners; who first has as many as the battle demands has won.
samurai-about-option-lone-leaders = What becomes of a leader alone who is attacked and not killed: he always retreats or commits seppuku, or only if a flag was rolled.

## Options
samurai-option-lone-leaders = leaders alone who are missed
samurai-value-retreat = always retreat
samurai-value-flags = retreat for flags only

## Units
samurai-unit-ashigaru-yari = ashigaru with yari
samurai-unit-ashigaru-bows = ashigaru archers
samurai-unit-ashigaru-arquebuses = ashigaru with arquebuses
samurai-unit-samurai-naginata = samurai with naginata
samurai-unit-mounted-samurai = mounted samurai
samurai-unit-bodyguards = bodyguards

# At most three letters each, for the board.
samurai-code-ashigaru-yari = AY
samurai-code-ashigaru-bows = AB
samurai-code-ashigaru-arquebuses = AA
samurai-code-samurai-naginata = SN
samurai-code-mounted-samurai = MSY
samurai-code-bodyguards = BG

## Ranks, weapons, leaders
samurai-rank-circle = circle
samurai-rank-triangle = triangle
samurai-rank-square = square
samurai-weapon-none = no missiles
samurai-weapon-bows = bows
samurai-weapon-arquebuses = arquebuses
samurai-leader-kind-foot = foot leader
samurai-leader-kind-mounted = mounted leader
samurai-leader-kind-commander = army commander

## Command cards
samurai-card-order-one-left = Order One Unit Left
samurai-card-order-one-center = Order One Unit Center
samurai-card-order-one-right = Order One Unit Right
samurai-card-order-two-left = Order Two Units Left
samurai-card-order-two-center = Order Two Units Center
samurai-card-order-two-right = Order Two Units Right
samurai-card-order-three-left = Order Three Units Left
samurai-card-order-three-center = Order Three Units Center
samurai-card-order-three-right = Order Three Units Right
samurai-card-advance-left = Advance Left
samurai-card-advance-center = Advance Center
samurai-card-advance-right = Advance Right
samurai-card-crane-wing = Crane Wing
samurai-card-flying-geese = Flying Geese
samurai-card-flank-attack = Flank Attack
samurai-card-tigers-tail-left = Tiger’s Tail Left
samurai-card-tigers-tail-right = Tiger’s Tail Right
samurai-card-order-circle = Order Circle Units
samurai-card-order-triangle = Order Triangle Units
samurai-card-order-square = Order Square Units
samurai-card-cavalry-charge = Cavalry Charge
samurai-card-counter-attack = Counter Attack
samurai-card-first-strike = First Strike
samurai-card-stand-and-fire = Stand and Fire
samurai-card-infantry-assault = Infantry Assault
samurai-card-leadership = Leadership
samurai-card-line-command = Line Command
samurai-card-shogun = Shogun
# No cards of the deck: what remains of a card nobody fits, and no orders at all.
samurai-card-one-unit = one unit of choice
samurai-card-nothing = no orders

## Dragon cards
samurai-dragon-challenge = Challenge
samurai-dragon-turncoat = Turncoat
samurai-dragon-ambush = Ambush
samurai-dragon-brave-messenger = Brave Messenger
samurai-dragon-blue-dragon = Blue Dragon
samurai-dragon-red-dragon = Red Dragon
samurai-dragon-ninja-assassin = Ninja Assassin
samurai-dragon-ninja-thief = Ninja Thief
samurai-dragon-physician = Physician
samurai-dragon-rice-famine = Rice Famine
samurai-dragon-tea-ceremony = Tea Ceremony
samurai-dragon-farmers-uprising = Farmers’ Uprising
samurai-dragon-intercepted-orders = Intercepted Orders
samurai-dragon-unmasked-plot = Unmasked Plot
samurai-dragon-insult = Insult
samurai-dragon-forced-march = Forced March
samurai-dragon-swift-horses = Swift Horses
samurai-dragon-caltrops = Caltrops
samurai-dragon-hail-of-arrows = Hail of Arrows
samurai-dragon-feigned-flight = Feigned Flight
samurai-dragon-pit-trap = Pit Trap
samurai-dragon-masterwork-weapons = Masterwork Weapons
samurai-dragon-favor-of-hachiman = Favor of Hachiman
samurai-dragon-war-cry = War Cry
samurai-dragon-kiai = Kiai
samurai-dragon-wall-of-spears = Wall of Spears
samurai-dragon-turn-of-fortune = Turn of Fortune
samurai-dragon-ferocity = Ferocity
samurai-dragon-stand-firm = Stand Firm
samurai-dragon-great-armor = Great Armor
samurai-dragon-bamboo-mantlets = Bamboo Mantlets
samurai-dragon-relentless-pursuit = Relentless Pursuit
samurai-dragon-taking-heads = Taking Heads
samurai-dragon-return-blow = Return Blow

# A Dragon card that is drawn, or rolled for, has the same name.
samurai-card-challenge = { samurai-dragon-challenge }
samurai-card-turncoat = { samurai-dragon-turncoat }
samurai-card-ambush = { samurai-dragon-ambush }
samurai-card-brave-messenger = { samurai-dragon-brave-messenger }
samurai-card-blue-dragon = { samurai-dragon-blue-dragon }
samurai-card-red-dragon = { samurai-dragon-red-dragon }
samurai-card-ninja-assassin = { samurai-dragon-ninja-assassin }
samurai-card-ninja-thief = { samurai-dragon-ninja-thief }
samurai-card-physician = { samurai-dragon-physician }
samurai-card-rice-famine = { samurai-dragon-rice-famine }
samurai-card-tea-ceremony = { samurai-dragon-tea-ceremony }
samurai-card-farmers-uprising = { samurai-dragon-farmers-uprising }
samurai-card-intercepted-orders = { samurai-dragon-intercepted-orders }
samurai-card-unmasked-plot = { samurai-dragon-unmasked-plot }
samurai-card-insult = { samurai-dragon-insult }
samurai-card-forced-march = { samurai-dragon-forced-march }
samurai-card-swift-horses = { samurai-dragon-swift-horses }
samurai-card-caltrops = { samurai-dragon-caltrops }
samurai-card-hail-of-arrows = { samurai-dragon-hail-of-arrows }
samurai-card-feigned-flight = { samurai-dragon-feigned-flight }
samurai-card-pit-trap = { samurai-dragon-pit-trap }
samurai-card-masterwork-weapons = { samurai-dragon-masterwork-weapons }
samurai-card-favor-of-hachiman = { samurai-dragon-favor-of-hachiman }
samurai-card-war-cry = { samurai-dragon-war-cry }
samurai-card-kiai = { samurai-dragon-kiai }
samurai-card-wall-of-spears = { samurai-dragon-wall-of-spears }
samurai-card-turn-of-fortune = { samurai-dragon-turn-of-fortune }
samurai-card-ferocity = { samurai-dragon-ferocity }
samurai-card-stand-firm = { samurai-dragon-stand-firm }
samurai-card-great-armor = { samurai-dragon-great-armor }
samurai-card-bamboo-mantlets = { samurai-dragon-bamboo-mantlets }
samurai-card-relentless-pursuit = { samurai-dragon-relentless-pursuit }
samurai-card-taking-heads = { samurai-dragon-taking-heads }
samurai-card-return-blow = { samurai-dragon-return-blow }

# The moments at which Dragon cards are played.
samurai-window-own-card = with your own Command card
samurai-window-enemy-card = in reaction to the opponent’s Command card
samurai-window-own-movement = during movement
samurai-window-enemy-movement = in reaction to enemy movement
samurai-window-enemy-advance = in reaction to an enemy advance
samurai-window-before-own-roll = before your combat roll
samurai-window-before-own-close-roll = before your close combat roll
samurai-window-before-enemy-close-roll = before the opponent’s close combat roll
samurai-window-after-own-close-roll = after your close combat roll
samurai-window-after-enemy-close-roll = after the opponent’s close combat roll
samurai-window-after-enemy-fire = after the opponent’s ranged roll against one unit
samurai-window-after-success = after a successful attack
samurai-window-before-own-battle-back = before your battle back roll
samurai-window-both-leaders = before a close combat when both units have a leader

## Sections
samurai-section-left = left flank
samurai-section-center = center
samurai-section-right = right flank

## Terrain
samurai-terrain-open = open ground
samurai-terrain-forest = forest
samurai-terrain-hill = hill
samurai-terrain-river = river
samurai-terrain-ford = ford
samurai-terrain-shallows = shallows
samurai-terrain-shallow-ford = ford in shallows
samurai-terrain-bridge = bridge
samurai-terrain-village = village
samurai-terrain-rice-field = rice field
samurai-terrain-ravine = ravine
samurai-terrain-camp = camp
samurai-terrain-palisade = palisade

## Faces of the dice; a rolled face is shown by the same word
samurai-face-circle = circle
samurai-face-triangle = triangle
samurai-face-square = square
samurai-face-flag = flag
samurai-face-swords = swords
samurai-face-honor = Honor & Fortune
samurai-dice-circle = { samurai-face-circle }
samurai-dice-triangle = { samurai-face-triangle }
samurai-dice-square = { samurai-face-square }
samurai-dice-flag = { samurai-face-flag }
samurai-dice-swords = { samurai-face-swords }
samurai-dice-honor = { samurai-face-honor }

## What dice are rolled for
samurai-what-fire = ranged combat
samurai-what-attack = attack
samurai-what-first-strike = first strike
samurai-what-battle-back = battle back
samurai-what-ambush = ambush
samurai-what-feigned-flight = blow from a feigned flight
samurai-what-leader-check = Leader test
samurai-what-duel = Duel
samurai-what-dishonor = Complete loss of honor
samurai-what-shogun = { samurai-card-shogun }
samurai-what-turncoat = { samurai-dragon-turncoat }
samurai-what-blue-dragon = { samurai-dragon-blue-dragon }
samurai-what-red-dragon = { samurai-dragon-red-dragon }
samurai-what-ninja-assassin = { samurai-dragon-ninja-assassin }
samurai-what-ninja-thief = { samurai-dragon-ninja-thief }
samurai-what-physician = { samurai-dragon-physician }
samurai-what-farmers-uprising = { samurai-dragon-farmers-uprising }
samurai-what-pit-trap = { samurai-dragon-pit-trap }

## Questions
samurai-cc-ask-card = Play one Command card.
samurai-cc-ask-order = Order units and leaders, or end the orders.
samurai-cc-ask-rally = Blue Dragon: which unit regains a figure?
samurai-cc-ask-move =
    { $dragons ->
        [0] Move ordered units and leaders, or end the movement.
       *[other] Move ordered units and leaders, play a Dragon card of movement, or end the movement.
    }
samurai-cc-ask-battle = Shoot or attack with an ordered unit, or end the battle.
samurai-cc-ask-react = Unit { $hex } ({ $unit }) is attacked: let it stand, or play First Strike?
samurai-cc-ask-ignore =
    Unit { $hex } ({ $unit }), { $flags ->
        [one] { $flags } flag
       *[other] { $flags } flags
    }: how many are ignored? Each hex of retreat costs { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
samurai-cc-ask-retreat =
    Unit { $hex } ({ $unit }) retreats: to which hex?{ $tokens ->
        [0] { "" }
        [one] { " " }Each costs { $tokens } token.
       *[other] { " " }Each costs { $tokens } tokens.
    }
samurai-cc-ask-advance = Advance onto the vacated hex?
samurai-cc-ask-bonus = Bonus close combat: attack an adjacent enemy?
samurai-cc-ask-battle-back = Battle back?
samurai-cc-ask-keep = Two cards drawn: which one is kept?
sam-ask-dragon-card-played = { $side } has played { $card }. Play a Dragon card, or pass?
sam-ask-dragon-after-move =
    { $leaders ->
        [0] Unit { $hex } ({ $unit }) has moved from { $from }.
       *[other] { $leader } has moved from { $from } to { $hex }.
    } Play a Dragon card in reaction, or pass?
sam-ask-dragon-moves-made = { $side } has ended the movement. Play a Dragon card in reaction, or pass?
sam-ask-dragon-close-combat-declared = Close combat, unit { $hex } ({ $unit }) → { $target }, with a leader on both sides. Challenge to a duel, or pass?
sam-ask-dragon-before-roll =
    Unit { $hex } ({ $unit }) → { $target }, { $strike-what }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, not yet rolled. Play a Dragon card, or pass?
sam-ask-dragon-after-roll = Unit { $hex } ({ $unit }) → { $target }, { $strike-what }: rolled, and nothing has happened yet. Play a Dragon card, or pass?
sam-ask-dragon-success = The attack of unit { $hex } ({ $unit }) was successful. Play a Dragon card, or pass?
sam-ask-dragon-advanced = Unit { $hex } ({ $unit }) has advanced. Play a Dragon card in reaction, or pass?
sam-ask-target = Whom is the Dragon card meant for?
sam-ask-messenger = Brave Messenger: order one more unit or leader, in any section.
sam-ask-inspire = Unit { $hex } ({ $unit }): spend a token to inspire it? It rolls one die more.
sam-ask-fate =
    { $leader } ({ $hex }) is alone: retreat for { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, or seppuku?
samurai-cc-ask-flee = { $leader } ({ $hex }) has paid and goes on: to which hex, or is this the end of the way?
sam-ask-lose = Complete loss of honor: which unit loses a figure?
sam-ask-loyalty = Turncoat: does unit { $hex } ({ $unit }) change sides?
sam-ask-unmask = Unmasked Plot: which Dragon card of the opponent is discarded?
sam-ask-stop-after =
    Caltrops: after which hex of its way does { $leaders ->
        [0] unit { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    } from { $from } stop?
sam-ask-way =
    Caltrops: where on the way from { $from } was { $leaders ->
        [0] unit { $hex } ({ $unit })
       *[other] { $leader } ({ $hex })
    } stopped?
sam-ask-hail = Hail of Arrows: which unit shoots, and at whom?
sam-ask-feint = Feigned Flight: which unit attacks?
sam-ask-again = Turn of Fortune: which dice are rolled again? Then end.
sam-ask-refill = Draw a Dragon card, or take two tokens?
sam-ask-turn-in = Discard a Dragon card for one token, or end the turn?

# What the moment is for, after “Now it is time to …”.
samurai-now-cc-ask-card = play a Command card
samurai-now-cc-ask-order = give your orders
samurai-now-cc-ask-rally = give back figures
samurai-now-cc-ask-move = move
samurai-now-cc-ask-battle = shoot and fight
samurai-now-cc-ask-react = say whether the attacked unit strikes first
samurai-now-cc-ask-ignore = say how many flags you ignore
samurai-now-cc-ask-retreat = choose the way of the retreat
samurai-now-cc-ask-advance = decide whether to advance
samurai-now-cc-ask-bonus = decide on the bonus close combat
samurai-now-cc-ask-battle-back = decide whether to battle back
samurai-now-cc-ask-keep = choose the card you keep
samurai-now-sam-ask-dragon-card-played = play a Dragon card or pass
samurai-now-sam-ask-dragon-after-move = play a Dragon card or pass
samurai-now-sam-ask-dragon-moves-made = play a Dragon card or pass
samurai-now-sam-ask-dragon-close-combat-declared = play a Dragon card or pass
samurai-now-sam-ask-dragon-before-roll = play a Dragon card or pass
samurai-now-sam-ask-dragon-after-roll = play a Dragon card or pass
samurai-now-sam-ask-dragon-success = play a Dragon card or pass
samurai-now-sam-ask-dragon-advanced = play a Dragon card or pass
samurai-now-sam-ask-target = name whom the Dragon card is meant for
samurai-now-sam-ask-messenger = send the messenger
samurai-now-sam-ask-inspire = decide whether to inspire the unit
samurai-now-sam-ask-fate = decide what becomes of the leader
samurai-now-cc-ask-flee = choose the way of the retreating leader
samurai-now-sam-ask-lose = choose the unit that loses a figure
samurai-now-sam-ask-loyalty = decide whether the unit changes sides
samurai-now-sam-ask-unmask = discard a Dragon card of the opponent
samurai-now-sam-ask-stop-after = say where the enemy stops
samurai-now-sam-ask-way = say where your piece was stopped
samurai-now-sam-ask-hail = name the unit that shoots
samurai-now-sam-ask-feint = name the unit that attacks
samurai-now-sam-ask-again = choose the dice that are rolled again
samurai-now-sam-ask-refill = draw a Dragon card or take tokens
samurai-now-sam-ask-turn-in = discard a Dragon card or end the turn

## Actions, as a menu shows them: by verb and number of its parameters
samurai-do-done-0 = Done
samurai-do-pass-0 = Pass
samurai-do-stand-0 = Stand
samurai-do-first-strike-0 = Play First Strike
samurai-do-stop-0 = Stop here
samurai-do-leave-0 = Leave the battlefield
samurai-do-seppuku-0 = Commit seppuku
samurai-do-advance-0 = Advance
samurai-do-stay-0 = Stay
samurai-do-battle-back-0 = Battle back
samurai-do-decline-0 = Do not battle back
samurai-do-inspire-0 = Inspire the unit for a token
samurai-do-refrain-0 = Do not inspire
samurai-do-change-sides-0 = It changes sides
samurai-do-keep-side-0 = It stays where it is
samurai-do-draw-dragon-0 = Draw a Dragon card
samurai-do-take-honor-0 = Take two tokens
samurai-do-play-1 = { $card }
samurai-do-keep-1 = { $card }
samurai-do-dragon-1 = Dragon card: { $dragon }
samurai-do-discard-dragon-1 = Discard { $dragon }
samurai-do-again-1 = Roll again: { $face }
samurai-do-after-1 = Stop it at hex { $hexes } of its way
samurai-do-ignore-1 = Ignore flags: { $flags }
samurai-do-order-1 = Order the unit { $hex }
samurai-do-order-leader-1 = Order the leader { $hex }
samurai-do-exit-leader-1 = Leader { $hex } leaves the battlefield
samurai-do-retreat-1 = Retreat to { $hex }
samurai-do-flee-1 = The leader retreats to { $hex }
samurai-do-rally-1 = Give back a figure to { $hex }
samurai-do-lose-1 = A figure of { $hex } is lost
samurai-do-target-1 = Target: { $hex }
samurai-do-way-1 = Stopped at { $hex }
samurai-do-move-2 = Move { $hex } → { $to }
samurai-do-move-leader-2 = Leader { $hex } → { $to }
samurai-do-attack-2 = Attack { $hex } → { $to }

## Events
samurai-cc-ordered-leader = { $side }: { $leader } { $hex } ordered.
samurai-cc-rallied = { $side }: { $unit } { $hex }, one figure regained, now { $left }.
samurai-cc-fires = { $side }: shot of { $unit } { $hex } at { $target }.
samurai-cc-battles-back = { $side }: battle back by { $unit } { $hex }.
samurai-cc-rolled-for =
    { $what-is ->
        [leader-check] { $what } at { $hex }, dice of { $side }: { $dice }
        [duel] { $what } at { $hex }, dice of { $side }: { $dice }
       *[other] { $what }, dice of { $side }: { $dice }
    }.
samurai-cc-lost =
    { $side }: { $unit } { $hex }, { $blocks ->
        [one] { $blocks } figure
       *[other] { $blocks } figures
    } lost, { $left } left.
samurai-cc-leader-killed = { $side }: { $leader } is killed at { $hex }.
samurai-cc-leader-left = { $side }: { $leader } leaves the battlefield from { $hex }.
samurai-cc-leader-fled = { $side }: { $leader } { $hex } → { $to } (retreat).
samurai-cc-banner = { $side }: a victory banner, { $banners } of { $needed }.
samurai-cc-joined = { $side }: { $leader } takes command of { $unit } { $hex }.
samurai-cc-advanced = { $side }: { $unit } { $hex } → { $to } (advance).
samurai-cc-drew =
    { $side }: Command card drawn{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
samurai-cc-discarded = { $side }: Command card lost at random, { $card }.
samurai-cc-reshuffled = The discards are shuffled into their deck.
samurai-cc-scouted =
    { $side }: card drawn, to keep one of two{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
samurai-cc-kept =
    { $side }: one of the two cards kept{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
samurai-cc-dropped = { $side }: the other card discarded, { $card }.
sam-honor-gained =
    { $side }: { $tokens ->
        [0] no token gained
        [one] { $tokens } token gained
       *[other] { $tokens } tokens gained
    }, now { $left }{ $missing ->
        [0] .
       *[other] ; the pool is empty.
    }
sam-honor-lost =
    { $side }: { $tokens ->
        [0] no token to give
        [one] { $tokens } token given up
       *[other] { $tokens } tokens given up
    }, now { $left }{ $missing ->
        [0] .
       *[other] ; missing: { $missing }.
    }
sam-honor-stolen =
    { $side }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } taken from the opponent, now { $left }.
sam-dishonored = { $side }: complete loss of honor!
sam-inspired = { $side }: { $unit } { $hex } inspired.
sam-seppuku = { $side }: { $leader } commits seppuku at { $hex }.
sam-duel = { $side }: { $leader } { $hex } fights a duel with { $other } { $to }.
sam-duel-lost = { $side }: { $leader } { $hex } has lost the duel and leaves the battle.
sam-duel-drawn = The duel ends without a loser.
sam-dragon = { $side }: Dragon card { $dragon }, cost { $cost }, tokens now { $left }.
sam-aimed = { $side }: its target is { $hex }.
sam-drew =
    { $side }: Dragon card drawn{ $card-is ->
        [unknown] .
       *[other] : { $card }.
    }
sam-dragons-away = Played Dragon cards are discarded; tokens back in the pool: { $tokens }.
sam-turned-in = { $side }: { $dragon } discarded for a token.
sam-given =
    { $side }: a Dragon card goes to the opponent{ $dragon-is ->
        [unknown] .
       *[other] : { $dragon }.
    }
sam-unmasked =
    { $side }: the opponent sees all Dragon cards of this side{ $dragons-is ->
        [unknown] .
       *[other] : { $dragons }.
    }
sam-plot-foiled = { $side }: { $dragon } is discarded by the opponent.
sam-command-lost = { $side }: one Command card fewer for the rest of the battle, now { $cards }.
sam-changed-sides = { $side }: { $unit } { $hex } won over from the enemy.
sam-kept-side = { $side }: { $unit } { $hex } loyal, no change of sides.
sam-stopped = { $side }: stopped by caltrops at { $hex }.
sam-camp-taken = { $side }: nobody is left in the camp { $hex }, it is taken.
sam-surrendered = { $side } surrenders: one Command card is not enough to command with.

## Refusals, by clause
refused-SAM-01-027 = Exactly { $dice } dice are rolled here.
refused-SAM-02-008 = That card is not in the deck.
refused-SAM-02-010 = That card is not in the Dragon deck.
refused-SAM-02-013 = The palisade is in the way: it is closed to cavalry, stops everyone else, and nobody advances who has just entered it.
refused-SAM-03-010 = It is not the moment for that. Now it is time to { $now }.
refused-SAM-04-002 = { $hex } is not in a section where this card gives orders.
refused-SAM-04-003 = You must play one Command card, and one of your own hand; you need not order anyone with it.
refused-SAM-04-009 = This card gives no orders.
refused-SAM-05-010 = There is no unit or leader of yours at { $hex } to order.
refused-SAM-05-011 = Only your own units and leaders that were ordered this turn may act.
refused-SAM-05-012 = { $hex } has its order already: one order a turn.
refused-SAM-05-020 = A leader has just joined this unit: it may not move any more this turn, only battle.
refused-SAM-05-022 = With this card a leader may not leave his unit: that takes a card with a helmet, a section card or Shogun.
refused-SAM-05-023 = The leader at { $hex } is not in a section that this card names.
refused-SAM-06-003 = { $hex } is too far: circle infantry moves up to 2 hexes.
refused-SAM-06-004 = { $hex } is too far: triangle infantry moves up to 2 hexes.
refused-SAM-06-005 = { $hex } is too far: square infantry moves 1 hex.
refused-SAM-06-006 = { $hex } is too far: cavalry moves up to 2 hexes.
refused-SAM-06-007 = This unit has already moved this turn.
refused-SAM-06-008 = It is already at { $hex }. Nobody has to move.
refused-SAM-06-011 = Another unit of yours stands on { $hex }: one unit a hex.
refused-SAM-06-012 = An enemy or another unit of yours stands on { $hex } or in the way there.
refused-SAM-06-014 = A leader of yours is at { $hex } or in the way there: a unit without a leader stops and joins him, a unit with one cannot enter.
refused-SAM-06-015 = A mounted leader of yours is at { $hex } or in the way there: cavalry without a leader stops and joins him, cavalry with one cannot enter.
refused-SAM-06-016 = A foot leader is at { $hex } or in the way there: cavalry cannot enter or pass.
refused-SAM-06-020 = A unit may leave the battlefield only where the scenario allows it.
refused-SAM-06-022 = { $hex } is too far: a foot leader moves up to 2 hexes.
refused-SAM-06-023 = { $hex } is too far: a mounted leader moves up to 3 hexes.
refused-SAM-06-025 = { $hex } is too far: a foot leader moves up to 2 hexes, a mounted one up to 3, with Line Command 1.
refused-SAM-06-028 = There is no open way for the leader to { $hex }: terrain or the enemy stops him.
refused-SAM-06-031 = This leader has already moved this turn.
refused-SAM-06-032 = The enemy is at { $hex }: a leader cannot move there.
refused-SAM-06-033 = Another of your leaders is at { $hex }: one leader a hex.
refused-SAM-06-034 = A foot leader cannot stop at { $hex }: he does not lead cavalry.
refused-SAM-06-036 = A leader without a unit leaves over his own start line only, and only if his move is long enough.
refused-SAM-07-006 = This unit has already battled this turn.
refused-SAM-07-010 = This unit has shot this turn: it may not also fight hand to hand.
refused-SAM-08-001 = Only units with bows or arquebuses shoot; the others attack adjacent hexes.
refused-SAM-08-007 = With an enemy next to it, a unit may not shoot: only close combat is possible.
refused-SAM-08-010 = There is no enemy at { $target } to shoot at.
refused-SAM-08-012 = { $target } is out of range: archers shoot up to 3 hexes.
refused-SAM-08-014 = { $target } is out of range: arquebuses shoot up to 4 hexes.
refused-SAM-08-015 = Arquebuses that moved this turn may not shoot.
refused-SAM-08-016 = { $target } cannot be seen from { $hex }: something is in the way.
refused-SAM-09-005 = There is no enemy at { $target } to attack.
refused-SAM-09-007 = This unit has moved too far to battle this turn.
refused-SAM-09-012 = A leader without a unit cannot attack.
refused-SAM-09-014 = Inspiration costs a token, and you have none.
refused-SAM-09-016 = There is no leader who could inspire this unit: one with it, or a mounted one beside it.
refused-SAM-10-005 = A retreat goes towards your own start line, never sideways; { $hex } does not lead there.
refused-SAM-10-008 = There is a unit or an enemy leader at { $hex }: no retreat that way.
refused-SAM-10-010 = The terrain at { $hex } cannot be entered, even in retreat.
refused-SAM-10-012 = A leader is at { $hex } whom this unit cannot join.
refused-SAM-10-013 = A leader is at { $hex } whom this cavalry cannot join.
refused-SAM-10-019 = { $hex } is not the next hex of the retreat.
refused-SAM-10-023 = A retreating leader moves one to three hexes towards his own start line.
refused-SAM-10-025 = He cannot end his retreat with another leader, with a unit he cannot lead, on closed ground or among the enemy.
refused-SAM-10-026 = An enemy is in the way: a retreating leader cannot pass.
refused-SAM-10-030 = A leader leaves the battlefield only over his own start line.
refused-SAM-10-032 = A retreating leader cannot cross impassable terrain.
refused-SAM-10-033 = Seppuku takes the place of the retreat: he has already begun to retreat.
refused-SAM-10-036 = That Command card is not in the hand it is taken from.
refused-SAM-10-037 = That Dragon card is not in the hand it is taken from.
refused-SAM-12-002 =
    { $allowed ->
        [0] This unit may ignore none of the flags
        [one] This unit may ignore { $allowed } flag
       *[other] This unit may ignore { $allowed } flags
    } ({ $flags } rolled).
refused-SAM-13-020 = { $hex } does not pay for this die: the unit that retreated takes its own symbol, and the nearest unit of a rank the others.
refused-SAM-13-025 = { $hex } does not pay for this die: the nearest unit with the rolled symbol does.
refused-SAM-13-028 = { $hex } has not the rolled symbol, or is no unit of yours.
refused-SAM-14-001 = There is no advance: the enemy was neither destroyed nor driven out of its hex in close combat.
refused-SAM-14-002 = There is no advance after ranged combat.
refused-SAM-14-004 = Without the advance there is no bonus close combat: first advance or stay.
refused-SAM-14-005 = The unit has entered terrain this turn that stops it: no advance.
refused-SAM-14-008 = The unit advances onto the vacated hex only, and not onto closed ground.
refused-SAM-14-010 = Only cavalry and infantry with a leader fight a bonus close combat.
refused-SAM-14-012 = The bonus close combat is fought by the unit that advanced, against an enemy next to it; { $hex } is not that unit, or { $target } is not next to it.
refused-SAM-14-014 = The bonus close combat is fought already: there is no other one.
refused-SAM-15-003 = You may discard one Dragon card of your hand for a token, if you have played none in this turn of yours.
refused-SAM-15-009 = There is no Dragon card left to draw.
refused-SAM-18-006 = You do not hold { $dragon }.
refused-SAM-18-009 = { $dragon } costs { $cost } tokens, and you have { $honor }.
refused-SAM-18-012 = You have played a Dragon card this turn: one a turn.
refused-SAM-18-013 = { $dragon } is played with your own Command card.
refused-SAM-18-014 = { $dragon } is played in reaction to the opponent’s Command card.
refused-SAM-18-015 = { $dragon } is played during your movement, before a unit moves.
refused-SAM-18-016 = { $dragon } is played in the opponent’s turn, when an enemy unit moves or stays.
refused-SAM-18-017 = { $dragon } is played in the opponent’s turn, when an enemy unit has advanced.
refused-SAM-18-018 = { $dragon } is played before you roll in combat.
refused-SAM-18-019 = { $dragon } is played before you roll in close combat.
refused-SAM-18-020 = { $dragon } is played before the opponent rolls in close combat.
refused-SAM-18-021 = { $dragon } is played after you have rolled in close combat.
refused-SAM-18-022 = { $dragon } is played after the opponent has rolled in close combat.
refused-SAM-18-023 = { $dragon } is played in the opponent’s turn, after he has rolled in ranged combat.
refused-SAM-18-024 = { $dragon } is played in your turn, after a successful attack.
refused-SAM-18-025 = { $dragon } is played in the opponent’s turn, before you roll for a battle back.
refused-SAM-18-026 = { $dragon } is played when a close combat is announced and both units have a leader.
refused-SAM-19-004 = Order One Unit Left: its one order is given.
refused-SAM-19-005 = Order One Unit Center: its one order is given.
refused-SAM-19-006 = Order One Unit Right: its one order is given.
refused-SAM-19-007 = Order Two Units Left: both orders are given.
refused-SAM-19-008 = Order Two Units Center: both orders are given.
refused-SAM-19-009 = Order Two Units Right: both orders are given.
refused-SAM-19-010 = Order Three Units Left: all three orders are given.
refused-SAM-19-011 = Order Three Units Center: all three orders are given.
refused-SAM-19-012 = Order Three Units Right: all three orders are given.
refused-SAM-19-013 = Advance Left: you have given as many orders as you have Command cards.
refused-SAM-19-014 = Advance Center: you have given as many orders as you have Command cards.
refused-SAM-19-015 = Advance Right: you have given as many orders as you have Command cards.
refused-SAM-19-016 = Crane Wing gives one order a section; there is none left for { $hex }.
refused-SAM-19-017 = Flying Geese gives two orders a section; there is none left for { $hex }.
refused-SAM-19-018 = Flank Attack gives two orders on each flank; there is none left for { $hex }.
refused-SAM-19-019 = Tiger’s Tail Left gives two orders in the center and one on the left; there is none left for { $hex }.
refused-SAM-19-020 = Tiger’s Tail Right gives two orders in the center and one on the right; there is none left for { $hex }.
refused-SAM-19-021 = That is none of the two cards that were drawn.
refused-SAM-19-024 = Order Circle Units orders circle units, as many as you have Command cards; there is no order for { $hex }.
refused-SAM-19-025 = Order Triangle Units orders triangle units, as many as you have Command cards; there is no order for { $hex }.
refused-SAM-19-026 = Order Square Units orders square units, as many as you have Command cards; there is no order for { $hex }.
refused-SAM-19-028 = Cavalry Charge orders up to four cavalry units; there is no order for { $hex }.
refused-SAM-19-030 = { $hex } is too far: in a Cavalry Charge cavalry moves up to 3 hexes.
refused-SAM-19-032 = Cavalry Charge orders mounted leaders only, and only those who are alone.
refused-SAM-19-038 = First Strike is played from your hand when the opponent attacks in close combat, never against a battle back.
refused-SAM-19-046 = Stand and Fire orders up to four units with bows or arquebuses; there is no order for { $hex }.
refused-SAM-19-048 = Stand and Fire is for units that are not next to an enemy, and there is no close combat.
refused-SAM-19-049 = With Stand and Fire nobody moves.
refused-SAM-19-051 = Infantry Assault orders up to four infantry units that are linked with each other; there is no order for { $hex }.
refused-SAM-19-052 = { $hex } is too far: in an Infantry Assault triangle and square infantry moves up to 2 hexes.
refused-SAM-19-053 = In an Infantry Assault units with bows or arquebuses do not battle.
refused-SAM-19-055 = Infantry Assault orders foot leaders only, and only those who are alone.
refused-SAM-19-056 = Leadership orders the leader’s hex and up to three hexes next to it; there is no order for { $hex }.
refused-SAM-19-057 = Leadership: first choose the leader; he stays with his unit.
refused-SAM-19-058 = Line Command orders pieces that are linked with each other; { $hex } is not next to any of them.
refused-SAM-19-059 = { $hex } is too far: with Line Command everyone moves 1 hex.
refused-SAM-19-062 = Line Command orders only leaders who are alone.
refused-SAM-19-064 = The rolled symbols have no order left for { $hex }.
refused-SAM-19-065 = No flag is left to order a leader.
refused-SAM-19-074 = A unit without dice cannot strike first.
refused-SAM-19-075 = This card orders units by their symbol; a leader alone shows a helmet.
refused-SAM-19-076 = One unit or leader is ordered, and that one is chosen.
refused-SAM-20-012 = A forest on the way to { $hex } stops everyone who enters it.
refused-SAM-20-023 = The river cannot be crossed at { $hex }.
refused-SAM-20-026 = A ford on the way to { $hex } stops everyone who enters it.
refused-SAM-20-033 = The shallows on the way to { $hex } stop everyone who enters them.
refused-SAM-20-039 = Buildings on the way to { $hex } stop everyone who enters them.
refused-SAM-20-040 = A unit may not battle in the turn it enters a village.
refused-SAM-20-046 = A leader cannot inspire a unit that stands in a village.
refused-SAM-20-049 = A rice field on the way to { $hex } stops everyone who enters it.
refused-SAM-20-054 = A ravine on the way to { $hex } stops everyone who enters it.
refused-SAM-20-055 = A unit may not battle in the turn it enters a ravine.
refused-SAM-20-062 = { $hex } is a camp: nobody may enter it.
refused-SAM-21-009 = The army commander and his bodyguards stay in the camp: they fight, but neither move nor advance, and he does not leave them.
refused-SAM-22-001 = Challenge is played when both units of a close combat have a leader.
refused-SAM-22-013 = Turncoat is meant for an enemy unit without a leader.
refused-SAM-22-015 = Ambush is for a unit of yours that is attacked in close combat, and not after First Strike.
refused-SAM-22-016 = There is nobody the messenger could be sent to.
refused-SAM-22-017 = A figure returns to a unit of yours that has lost one, for a rolled symbol of its banner.
refused-SAM-22-018 = Red Dragon is meant for an enemy unit.
refused-SAM-22-019 = Ninja Assassin is meant for an enemy leader.
refused-SAM-22-020 = There is nothing for the Ninja Thief to take.
refused-SAM-22-021 = Physician is meant for a unit of yours that has lost figures and is not next to an enemy.
refused-SAM-22-022 = Rice Famine has nothing to do now.
refused-SAM-22-023 = Tea Ceremony: one unit or leader may be ordered this turn, and it is.
refused-SAM-22-024 = Farmers’ Uprising has nothing to do now.
refused-SAM-22-025 = Intercepted Orders: you have one order fewer this turn, and all the others are given.
refused-SAM-22-026 = The opponent does not hold that Dragon card, or none at all.
refused-SAM-22-027 = Insult: it is meant for an enemy unit; the unit that was named cannot attack this turn.
refused-SAM-22-028 = Forced March is meant for an infantry unit that is ordered and has not moved.
refused-SAM-22-029 = Swift Horses are meant for cavalry, or a mounted leader alone, who is ordered and has not moved.
refused-SAM-22-030 = Caltrops stop a piece on its way: after a hex that it has passed, where it can have been.
refused-SAM-22-031 = Hail of Arrows: that unit cannot shoot at this enemy now.
refused-SAM-22-032 = Feigned Flight: a unit of yours next to the enemy that has advanced attacks it.
refused-SAM-22-033 = The unit fell into a pit trap: it fights no more this turn.
refused-SAM-22-034 = Masterwork Weapons have nothing to do now.
refused-SAM-22-035 = Favor of Hachiman has nothing to do now.
refused-SAM-22-036 = War Cry has nothing to do now.
refused-SAM-22-037 = Kiai has nothing to do now.
refused-SAM-22-038 = Wall of Spears has nothing to do now.
refused-SAM-22-039 = Turn of Fortune: no die shows that face any more.
refused-SAM-22-040 = Ferocity has nothing to do now.
refused-SAM-22-041 = Stand Firm is for a unit of yours that was struck at, not for a leader alone.
refused-SAM-22-042 = Great Armor is for a unit of yours that was struck at, not for a leader alone.
refused-SAM-22-043 = Bamboo Mantlets have nothing to do now.
refused-SAM-22-044 = Relentless Pursuit has nothing to do now.
refused-SAM-22-045 = Taking Heads has nothing to do now.
refused-SAM-22-046 = Return Blow has nothing to do now.

## Help: units
samurai-about-unit-ashigaru-yari = Triangle infantry, 4 figures. Moves 1 hex and battles, or 2 and does not. Close combat: 3 dice; ignores one swords symbol of circle units. A retreat costs 1 token a hex.
samurai-about-unit-ashigaru-bows = Circle infantry, 4 figures. Moves up to 2 hexes and battles. Shoots 3 hexes: 2 dice, after a move 1; swords miss. Close combat: 2 dice. A retreat costs 1 token a hex.
samurai-about-unit-ashigaru-arquebuses = Circle infantry, 4 figures. Moves up to 2 hexes. Shoots 4 hexes, not after a move: 2, 2, 1 dice at 2, 3, 4 hexes; swords hit, Honor & Fortune brings no tokens. Close combat: 2 dice. A retreat costs 1 token a hex.
samurai-about-unit-samurai-naginata = Square infantry, 4 figures. Moves 1 hex. Close combat: 4 dice; ignores 2 swords symbols of circle units, 1 of triangle units. May ignore 1 flag; a retreat costs 2 tokens a hex.
samurai-about-unit-mounted-samurai = Square cavalry, 4 figures. Moves up to 2 hexes. Close combat: 4 dice; ignores 2 swords symbols of circle units, 1 of triangle units, and 1 more of all infantry. After an advance it may fight once more. May ignore 1 flag; a retreat costs 2 tokens a hex.
samurai-about-unit-bodyguards = The army commander’s square infantry, 3 figures. Stays in the camp: it fights, but neither moves nor advances. Close combat: 4 dice; ignores 2 swords symbols of circle units, 1 of triangle units. May ignore 1 flag; a retreat costs 2 tokens a hex and leaves the camp.

## Help: leaders
samurai-about-leader-kind-foot = Moves up to 2 hexes alone and leads infantry only. For a token he inspires his unit in close combat: 1 die more. His unit may ignore 1 flag, and fights once more after an advance; its retreat costs 1 token more a hex.
samurai-about-leader-kind-mounted = Moves up to 3 hexes alone and leads infantry or cavalry. For a token he inspires his unit, or one beside him, in close combat: 1 die more. His unit may ignore 1 flag, and fights once more after an advance; its retreat costs 1 token more a hex.
samurai-about-leader-kind-commander = Stays in the camp with his bodyguards. For a token he inspires them in close combat: 1 die more. They may ignore 1 flag more; their retreat costs 1 token more a hex.

## Help: cards
samurai-about-card-order-one-left = One unit or leader on your left; at the end of the turn draw two Command cards and keep one.
samurai-about-card-order-one-center = One unit or leader in the center; at the end of the turn draw two Command cards and keep one.
samurai-about-card-order-one-right = One unit or leader on your right; at the end of the turn draw two Command cards and keep one.
samurai-about-card-order-two-left = Two units or leaders on your left.
samurai-about-card-order-two-center = Two units or leaders in the center.
samurai-about-card-order-two-right = Two units or leaders on your right.
samurai-about-card-order-three-left = Three units or leaders on your left.
samurai-about-card-order-three-center = Three units or leaders in the center.
samurai-about-card-order-three-right = Three units or leaders on your right.
samurai-about-card-advance-left = Units and leaders on your left, as many as you have Command cards, with this one.
samurai-about-card-advance-center = Units and leaders in the center, as many as you have Command cards, with this one.
samurai-about-card-advance-right = Units and leaders on your right, as many as you have Command cards, with this one.
samurai-about-card-crane-wing = One unit or leader in each of the three sections.
samurai-about-card-flying-geese = Two units or leaders in each of the three sections.
samurai-about-card-flank-attack = Two units or leaders on your left and two on your right.
samurai-about-card-tigers-tail-left = Two units or leaders in the center and one on your left.
samurai-about-card-tigers-tail-right = Two units or leaders in the center and one on your right.
samurai-about-card-order-circle = Circle units, as many as you have Command cards, with this one. If you have none: one unit of your choice.
samurai-about-card-order-triangle = Triangle units, as many as you have Command cards, with this one. If you have none: one unit of your choice.
samurai-about-card-order-square = Square units, as many as you have Command cards, with this one. If you have none: one unit of your choice.
samurai-about-card-cavalry-charge = Up to four cavalry units move up to 3 hexes and fight hand to hand with 1 die more. Mounted leaders alone may be ordered, too. If you have none: one unit of your choice.
samurai-about-card-counter-attack = The orders of the Command card the opponent has just played, left and right exchanged.
samurai-about-card-first-strike = Played in the opponent’s turn when he attacks hand to hand: your unit strikes first, and does not battle back afterwards. As the card of your own turn it gives no orders.
samurai-about-card-stand-and-fire = Up to four units with bows or arquebuses that are not next to an enemy shoot twice each and do not move. If you have none: one unit of your choice.
samurai-about-card-infantry-assault = Up to four linked infantry units; those with a triangle or a square move up to 2 hexes and fight. Units with bows or arquebuses move, but do not battle. Foot leaders alone may be ordered, too. If you have none: one unit of your choice.
samurai-about-card-leadership = One leader: his hex and up to three hexes next to it.
samurai-about-card-line-command = Any number of linked units and lone leaders; they move 1 hex at most and battle as usual.
samurai-about-card-shogun = Roll as many dice as you have Command cards, with this one: each symbol orders a unit with it, each flag any unit or leader, and Honor & Fortune brings tokens. They battle with 1 die more. Then both decks are reshuffled.
samurai-about-card-one-unit = One unit or lone leader of your choice, without the card’s effects.
samurai-about-card-nothing = No orders are given.

## Help: Dragon cards
samurai-about-dragon-challenge = A duel of both leaders before the combat. Each side rolls as many dice as it has Command cards; 2 more for this card, 1 for more tokens, 1 for the higher leader. Who rolls fewer swords loses his leader and a Command card; no banner.
samurai-about-dragon-turncoat = An enemy unit without a leader. Both roll 3 dice, 1 more for more banners, 2 for more tokens. Who rolls more Honor & Fortune decides whether the unit changes sides.
samurai-about-dragon-ambush = In the opponent’s turn: your attacked unit strikes first, with 1 die more. If the enemy stands, he attacks, and your unit does not battle back.
samurai-about-dragon-brave-messenger = One more unit or leader may be ordered this turn, in any section.
samurai-about-dragon-blue-dragon = Roll 5 dice: each symbol of a rank returns a lost figure to one of your units with it.
samurai-about-dragon-red-dragon = Roll 5 dice against any enemy unit: each symbol of its banner and each swords destroys a figure. No retreat, no leader test.
samurai-about-dragon-ninja-assassin = Roll 2 dice against any enemy leader, 1 against a commander with his bodyguards: swords kill him, and you gain a banner.
samurai-about-dragon-ninja-thief = Roll 3 dice: each Honor & Fortune takes a token from the opponent; with swords you also take one of his Dragon cards at random.
samurai-about-dragon-physician = A unit of yours not next to an enemy. Roll 3 dice: each symbol of its banner and each Honor & Fortune returns a lost figure.
samurai-about-dragon-rice-famine = The opponent loses 3 tokens. If he has fewer, he loses his honor completely.
samurai-about-dragon-tea-ceremony = Take 3 tokens; this turn you order one unit or leader at most.
samurai-about-dragon-farmers-uprising = Roll 4 dice: each circle and each triangle costs the opponent a token. If he has too few, he loses his honor completely.
samurai-about-dragon-intercepted-orders = This turn the opponent has one order fewer, but at least one.
samurai-about-dragon-unmasked-plot = Look at all Dragon cards of the opponent and discard one of them.
samurai-about-dragon-insult = This turn the opponent cannot inspire, and one enemy unit you name cannot attack.
samurai-about-dragon-forced-march = One ordered infantry unit may move 1 hex further and still battle. Terrain stops it as usual.
samurai-about-dragon-swift-horses = One ordered cavalry unit, or mounted leader alone, may move 1 hex further and battle as usual.
samurai-about-dragon-caltrops = An enemy that has moved is stopped on its way, in a hex it entered. It may still battle.
samurai-about-dragon-hail-of-arrows = One of your units with bows or arquebuses shoots at once at an enemy that has moved or stays, as if it had not moved itself.
samurai-about-dragon-feigned-flight = A unit of yours next to the enemy that has advanced attacks it at once. No battle back, no advance.
samurai-about-dragon-pit-trap = Roll 3 dice against the enemy that has advanced: each symbol of its banner destroys a figure. It fights no bonus close combat.
samurai-about-dragon-masterwork-weapons = 1 die more in this combat.
samurai-about-dragon-favor-of-hachiman = In this roll Honor & Fortune hits, too, and brings tokens as usual.
samurai-about-dragon-war-cry = 2 dice more in this close combat or battle back.
samurai-about-dragon-kiai = The target ignores no swords of this roll.
samurai-about-dragon-wall-of-spears = The enemy rolls 2 dice fewer, but at least 1.
samurai-about-dragon-turn-of-fortune = Roll any of your dice again, once.
samurai-about-dragon-ferocity = Each flag of this roll is a hit, too.
samurai-about-dragon-stand-firm = Your unit ignores all flags of this roll.
samurai-about-dragon-great-armor = Your unit ignores 2 more swords of this roll.
samurai-about-dragon-bamboo-mantlets = 2 hits of this shot are cancelled.
samurai-about-dragon-relentless-pursuit = If your unit advances now, it may fight a bonus close combat, whatever it is; one that may anyhow fights a second one.
samurai-about-dragon-taking-heads = Take 3 tokens if the attack has destroyed a unit or a leader, otherwise 1.
samurai-about-dragon-return-blow = 2 dice more in this battle back.

## Help: terrain
samurai-about-terrain-open = No effect.
samurai-about-terrain-forest = Everyone stops. Close combat into it and out of it: 2 dice at most; shots into it: 1. Blocks sight.
samurai-about-terrain-hill = Close combat from it: 3 dice at most; uphill: 2. Blocks sight, but not from one hill to the next.
samurai-about-terrain-river = Impassable, but for bridges and fords. Does not block sight.
samurai-about-terrain-ford = Everyone stops. Close combat into it and out of it: 2 dice at most; shots out of it: 1, into it: 2.
samurai-about-terrain-shallows = A river that can be crossed everywhere. { samurai-about-terrain-ford }
samurai-about-terrain-shallow-ford = Very shallow: no effect.
samurai-about-terrain-bridge = A unit on it may ignore 1 flag.
samurai-about-terrain-village = Everyone stops and does not battle in the turn of entering. Close combat into it: 2 dice at most; out of it infantry 2, cavalry 1; shots into it and out of it: 1. No inspiration there; a unit in it may ignore 1 flag. Blocks sight.
samurai-about-terrain-rice-field = Everyone stops. Cavalry rolls 2 dice at most, into it and out of it.
samurai-about-terrain-ravine = Everyone stops and does not battle in the turn of entering. Out of it: 1 die at most. Into it: infantry 2 in close combat, cavalry and shots 1.
samurai-about-terrain-camp = The camp of the army commander: nobody enters it. Left empty, it is worth three banners to the enemy and costs a Command card. Blocks sight.
samurai-about-terrain-palisade = Closed to cavalry; everyone else stops. Close combat into it: 2 dice at most; shots: 1. A unit behind it may ignore 1 flag. No terrain of the book, but of our own scenarios.

## Help in the terminal
samurai-help-text =
    A number          take that choice; where there are hexes to choose from: number and hex, as in 2 E3
    hexes             E2 orders or chooses what stands there; E2-E3 moves or attacks from one hex to another
    an action         as in the record: play order-two-left, order E2, dragon war-cry, pass, attack E3 E4, inspire, done
    why ACTION        which rule forbids it: why E2-E9, why order C2, why dragon kiai, why ignore 2
    cards             what each card in your hand does
    odds              the exact chances of every attack you can declare now
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    undo order E2     withdraw one of the orders you are giving
    log               what has happened, with the clauses
    rules [WORDS]     search the rules, or show a clause: rules seppuku, rules SAM-13-014
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
    On the field: ● ▲ ■ the rank, * a foot leader, ♞ a mounted one, ♛ the army commander, ⚑ an objective; ◉ tokens
samurai-why-usage = Say what you would like to do: why E2-E9

## In the terminal
samurai-attack-odds-hint = The defender stands and ignores every flag it may; hits from none to all figures; retreat as hexes:chance; then what its battle back costs you. No Dragon cards.
samurai-attack-odds-leader = leader killed
samurai-odds-inspired = inspired
samurai-board-pool = pool { $tokens }
samurai-board-dragons = { $cards } Dragon
samurai-board-played = plays { $dragon }

# Grand Battle: what everybody reads of it.

grand-battle-title = Grand Battle
grand-battle-short-title = Grand Battle
grand-battle-about = Pitched battles of miniatures on a measured table, from Kadesh to Naseby: orders are written before anything moves, lines meet, dice decide, and the army whose steadfastness breaks has lost.
grand-battle-begin-leuctra = A battle to begin with: two armies of foot on open ground, no guns, nothing hidden; the Theban column has to break the Spartans before their allies come round.
grand-battle-option-measuring = measuring
grand-battle-value-free = free: distances at any time
grand-battle-value-strict = strict: none before the orders are handed in
grand-battle-about-option-measuring = Whether the program tells distances at any time, or, as the book has it, only after the order sheet has been handed in.

grand-battle-page-help = Each turn has five phases. Command: write an order sheet; orders cost command points of the army or of a commander who is near. Artillery: ordered batteries fire. Movement: orders are carried out; a Manoeuvre goes up to twice the movement value and keeps 2 steps off the enemy, an Attack goes straight at him after one opening turn. Combat: whoever touches may shoot, then rush into melee; both sides add strength, weapons, support and ground to a die. The loser is confused, retreats or flees, and disorder weakens him until he recovers. Recovery: restore order and stop those who flee. Losses lower the steadfastness of the army; when it is tested and a D20 shows more, the army breaks and has lost. If nobody breaks, the defender wins.

## Types of troops
grand-battle-type-skirmishers-foot = foot skirmishers
grand-battle-type-skirmishers-mounted = mounted skirmishers
grand-battle-type-shooters-light = line shooters
grand-battle-type-shooters-heavy = line shooters with heavy weapons
grand-battle-type-spearmen = spearmen
grand-battle-type-spearmen-deep = deep spearmen
grand-battle-type-pikemen-shallow = shallow pikemen
grand-battle-type-pikemen-deep = deep pikemen
grand-battle-type-swordsmen = swordsmen
grand-battle-type-halberdiers = halberdiers
grand-battle-type-legion = legion
grand-battle-type-vexillation = vexillation
grand-battle-type-legion-line = line of a legion
grand-battle-type-cavalry-medium = medium cavalry
grand-battle-type-cavalry-heavy = heavy cavalry
grand-battle-type-dismounted-knights = dismounted knights
grand-battle-type-elephants = elephants
grand-battle-type-chariots-scythed = scythed chariots
grand-battle-type-chariots-heavy = heavy chariots
grand-battle-type-chariots-light = light chariots
grand-battle-type-bolt-thrower = battery of bolt throwers
grand-battle-type-artillery-light = light battery
grand-battle-type-artillery-heavy = heavy battery
grand-battle-type-gun-crew = gun crew
grand-battle-type-camp-servants = camp servants
grand-battle-type-baggage = baggage train

## Traits
grand-battle-trait-CC = close combat
grand-battle-trait-trained = trained
grand-battle-trait-fanatics = fanatics
grand-battle-trait-big_shields = big shields
grand-battle-trait-couched_lance = couched lance
grand-battle-trait-metal_horse_armour = metal horse armour
grand-battle-trait-camel = camels

## Weapons
grand-battle-weapon-light-bow = light bow
grand-battle-weapon-heavy-bow = heavy bow
grand-battle-weapon-sling = sling
grand-battle-weapon-javelin = javelin
grand-battle-weapon-light-crossbow = light crossbow
grand-battle-weapon-heavy-crossbow = heavy crossbow
grand-battle-weapon-arquebus = arquebus
grand-battle-weapon-musket = musket
grand-battle-weapon-pistol = pistol

## Engines and guns
grand-battle-gun-bolt-thrower = bolt thrower
grand-battle-gun-light-bombard = light bombard
grand-battle-gun-light-cannon = light cannon
grand-battle-gun-heavy-bombard = heavy bombard
grand-battle-gun-heavy-cannon = heavy cannon

## Camps
grand-battle-camp-none = no camp
grand-battle-camp-ordinary = ordinary camp
grand-battle-camp-baggage = baggage train
grand-battle-camp-barricade = barricade camp
grand-battle-camp-lost = lost camp
grand-battle-camp-fortified = fortified camp

## Roles
grand-battle-role-attacker = attacker
grand-battle-role-defender = defender

## How reserves come
grand-battle-arrival-direct = on its own side of the table
grand-battle-arrival-outflanking = around the flank
grand-battle-arrival-rear = in the enemy’s rear

## What terrifies
grand-battle-fear-elephants = elephants
grand-battle-fear-artillery = artillery

## Profiles
grand-battle-staff = { $unit }: staff
grand-battle-on-foot = { $unit }, on foot
grand-battle-profile-skirm-javelin = Foot skirmishers, javelins
grand-battle-profile-skirm-bow = Foot skirmishers, light bows
grand-battle-profile-skirm-sling = Foot skirmishers, slings
grand-battle-profile-skirm-crossbow = Foot skirmishers, light crossbows
grand-battle-profile-skirm-handgun = Foot skirmishers, handguns or arquebuses
grand-battle-profile-lh-javelin = Light horse, javelins
grand-battle-profile-lh-bow = Horse archers, light bows
grand-battle-profile-lh-heavybow = Horse archers, composite (heavy) bows
grand-battle-profile-lh-arquebus = Mounted arquebusiers or dragoons (skirmishing)
grand-battle-profile-lh-camel = Camel riders, bows
grand-battle-profile-bolt = Bolt throwers
grand-battle-profile-l-bombard = Light bombards (from 1450)
grand-battle-profile-l-bombard-fixed = Light bombards before 1450 (immobile)
grand-battle-profile-l-cannon = Light cannon
grand-battle-profile-h-bombard = Heavy bombards
grand-battle-profile-h-cannon = Heavy cannon
grand-battle-profile-phalanx = Macedonian phalanx (sarissa)
grand-battle-profile-phalanx-4 = Macedonian phalanx, newer battalions
grand-battle-profile-hypaspists = Hypaspists
grand-battle-profile-hoplites = Greek hoplites
grand-battle-profile-peltasts = Thracian or Agrianian peltasts
grand-battle-profile-companions = Companion cavalry
grand-battle-profile-thessalians = Thessalian cavalry
grand-battle-profile-greek-horse = Greek allied cavalry
grand-battle-profile-persian-guard-horse = Persian guard and kinsmen cavalry
grand-battle-profile-persian-horse = Persian, Median and Cappadocian cavalry
grand-battle-profile-bactrian-horse = Bactrian and Saka armoured cavalry
grand-battle-profile-scythed = Scythed chariots
grand-battle-profile-elephant-indian = Indian elephants
grand-battle-profile-elephant-african = African elephants
grand-battle-profile-apple-bearers = Apple-bearers (royal guard foot)
grand-battle-profile-kardakes = Kardakes and levy spearmen
grand-battle-profile-levy-archers = Levy foot archers
grand-battle-profile-legion-5 = Legion, veteran
grand-battle-profile-legion-4 = Legion, ordinary, allied or recruits
grand-battle-profile-roman-horse = Roman and Italian cavalry
grand-battle-profile-gallic-horse = Gallic noble cavalry
grand-battle-profile-german-horse = Germanic cavalry
grand-battle-profile-gallic-warband = Gallic warband
grand-battle-profile-gallic-chosen = Gallic noble warriors on foot
grand-battle-profile-libyan-spear = Libyan spearmen
grand-battle-profile-hannibal-vets = Hannibal’s veterans (legionary equipment)
grand-battle-profile-ligurians = Ligurian and Gallic mercenaries
grand-battle-profile-citizen-spear = Carthaginian citizen levy
grand-battle-profile-punic-horse = Carthaginian citizen cavalry
grand-battle-profile-cataphracts = Parthian cataphracts
grand-battle-profile-parthian-archers = Parthian horse archers in mass
grand-battle-profile-kataphraktoi = Byzantine kataphraktoi
grand-battle-profile-kavallarioi = Byzantine thematic cavalry
grand-battle-profile-skutatoi = Skutatoi (shallow pikes)
grand-battle-profile-toxotai = Byzantine foot archers
grand-battle-profile-skutatoi-mixed = Skutatoi with archers
grand-battle-profile-varangians = Rus or Varangian axemen
grand-battle-profile-ghulams = Ghulam cavalry
grand-battle-profile-arab-lancers = Arab lancers
grand-battle-profile-daylami = Daylami foot
grand-battle-profile-arab-spear = Arab spearmen
grand-battle-profile-arab-archers = Arab foot archers
grand-battle-profile-ghazis = Ghazi volunteers
grand-battle-profile-maa-foot = English dismounted knights and men-at-arms
grand-battle-profile-longbow = English longbowmen
grand-battle-profile-english-battle = English battle: dismounted men-at-arms with archers
grand-battle-profile-billmen = English billmen
grand-battle-profile-knights-15c = Mounted knights, early 15th century
grand-battle-profile-french-maa-foot = French dismounted men-at-arms
grand-battle-profile-heavy-xbow = Crossbowmen, heavy crossbows
grand-battle-profile-pavise-xbow = Crossbowmen with pavises
grand-battle-profile-town-spear = Town militia spearmen
grand-battle-profile-swiss-pike = Swiss pikemen (one base)
grand-battle-profile-swiss-block = Swiss block (Gewalthaufen)
grand-battle-profile-swiss-halberd = Swiss halberdiers
grand-battle-profile-gendarmes = Ordonnance gendarmes, barded
grand-battle-profile-knights-lorraine = Lorraine and allied knights
grand-battle-profile-coustilliers = Coustilliers
grand-battle-profile-burg-pike = Burgundian pikemen
grand-battle-profile-burg-archers = Mounted archers on foot, longbows
grand-battle-profile-tercio-pike = Tercio pikemen (deep, before 1632)
grand-battle-profile-tercio-shot = Tercio musketeers
grand-battle-profile-tercio = Imperial tercio (before 1632)
grand-battle-profile-cuirassiers = Cuirassiers, pistols
grand-battle-profile-imp-arquebusiers = Mounted arquebusiers
grand-battle-profile-swe-pike = Swedish brigade pikemen (shallow)
grand-battle-profile-swe-shot = Swedish brigade musketeers
grand-battle-profile-swedish-brigade = Swedish brigade
grand-battle-profile-swe-horse = Swedish cavalry
grand-battle-profile-german-merc-horse = German mercenary cavalry
grand-battle-profile-commanded-shot = Commanded musketeers
grand-battle-profile-order-knights = Teutonic brother-knights and guests
grand-battle-profile-polish-knights = Polish knights
grand-battle-profile-polish-line = Polish lighter horse (archers of the lances)
grand-battle-profile-lith-horse = Lithuanian and Ruthenian cavalry
grand-battle-profile-smolensk = Smolensk banners
grand-battle-profile-order-spear = Prussian militia spearmen
grand-battle-profile-polish-foot = Polish foot with crossbows
grand-battle-profile-mongol-heavy = Mongol armoured lancers
grand-battle-profile-mongol-medium = Mongol line cavalry
grand-battle-profile-druzhina = Rus druzhina
grand-battle-profile-rus-horse = Rus younger druzhina
grand-battle-profile-rus-spear = Rus city militia spearmen
grand-battle-profile-rus-archers = Rus foot archers
grand-battle-profile-janissaries = Janissaries, arquebuses
grand-battle-profile-kapikulu = Household sipahis
grand-battle-profile-timariots = Timariot sipahis
grand-battle-profile-azabs = Azab foot, bows
grand-battle-profile-hung-knights = Hungarian and Bohemian armoured horse
grand-battle-profile-hussars = Hungarian hussars, heavy (armoured) lances
grand-battle-profile-lands-pike = Landsknecht pikemen (one base)
grand-battle-profile-lands-block = Landsknecht block
grand-battle-profile-hung-arq = Hungarian and Bohemian arquebusiers
grand-battle-profile-hung-foot = Hungarian foot with pavises
grand-battle-profile-nma-pike = New Model pikemen
grand-battle-profile-nma-shot = New Model musketeers
grand-battle-profile-nma-regiment = New Model regiment
grand-battle-profile-ironsides = Ironsides
grand-battle-profile-parl-horse = Parliament horse
grand-battle-profile-roy-pike = Royalist pikemen
grand-battle-profile-roy-shot = Royalist musketeers
grand-battle-profile-roy-regiment = Royalist foot brigade
grand-battle-profile-cavaliers = Royalist horse (Rupert)
grand-battle-profile-northern-horse = Northern Horse
grand-battle-profile-companions-wedge = Companion cavalry in one deep wedge
grand-battle-profile-iberian-foot = Iberian scutarii
grand-battle-profile-iberian-wedge = Iberian infantry wedge
grand-battle-profile-chariot-egypt = Egyptian chariots, light bows
grand-battle-profile-chariot-egypt-royal = Royal Egyptian chariots
grand-battle-profile-sherden = Sherden guard
grand-battle-profile-egypt-foot = Egyptian close fighters
grand-battle-profile-egypt-archers = Egyptian foot archers
grand-battle-profile-chariot-hittite = Hittite three-man chariots
grand-battle-profile-chariot-anatolian = Anatolian and Syrian allied chariots
grand-battle-profile-hittite-guard = Hittite guard spearmen
grand-battle-profile-hittite-spear = Hittite spearmen
grand-battle-profile-anatolian-foot = Anatolian allied foot
grand-battle-profile-hill-tribes = Gasga hillmen
grand-battle-profile-theban-embolon = Theban embolon with the Sacred Band
grand-battle-profile-theban-deep = Theban deep phalanx
grand-battle-profile-theban-horse = Theban cavalry
grand-battle-profile-spartiates = Spartiates
grand-battle-profile-perioikoi = Lacedaemonian hoplites
grand-battle-profile-pelop-hoplites = Peloponnesian allied hoplites
grand-battle-profile-spartan-horse = Spartan and allied cavalry
grand-battle-profile-chariot-celtic = British chariots, javelins
grand-battle-profile-brit-nobles = British noble warriors on foot
grand-battle-profile-brit-warband = British warband
grand-battle-profile-auxilia = Auxiliary infantry
grand-battle-profile-ala-horse = Auxiliary cavalry
grand-battle-profile-bucellarii = Byzantine guard and line cavalry, bows
grand-battle-profile-byz-spear = Byzantine spearmen, 6th century
grand-battle-profile-heruls = Herul foot
grand-battle-profile-frank-foot = Frankish warriors, throwing axes
grand-battle-profile-frank-wedge = Frankish infantry wedge
grand-battle-profile-alamanni = Alamannic warriors
grand-battle-profile-frank-horse = Frankish nobles mounted
grand-battle-profile-reiter = Reiters (one base), pistols
grand-battle-profile-reiters = Reiters in deep squadron
grand-battle-profile-huguenot-horse = Huguenot armoured horse, pistols
grand-battle-profile-chevaux-legers = Chevaux-legers
grand-battle-profile-french-band = French bands, pikes
grand-battle-profile-french-arq = French arquebusiers

## Armies
grand-battle-army-macedon = Macedonians of Alexander
grand-battle-army-achaemenid = Achaemenid Persians of Darius III
grand-battle-army-rome-zama = Romans of Scipio
grand-battle-army-carthage-zama = Carthaginians of Hannibal
grand-battle-army-rome-caesar = Romans of Caesar
grand-battle-army-gauls = Gauls of Vercingetorix
grand-battle-army-parthia = Parthians of Surena
grand-battle-army-rome-crassus = Romans of Crassus
grand-battle-army-byzantium = Byzantines of Nikephoros Phokas
grand-battle-army-hamdanids = Hamdanid Arabs of Sayf al-Dawla
grand-battle-army-english-1415 = English of Henry V
grand-battle-army-french-1415 = French of the Constable d’Albret
grand-battle-army-swiss = Swiss confederates and allies
grand-battle-army-burgundy = Burgundians of Charles the Bold
grand-battle-army-imperial = Imperial and League army of Tilly
grand-battle-army-swedish = Swedes of Gustavus Adolphus
grand-battle-army-teutonic = Teutonic Order
grand-battle-army-poland-lithuania = Poles and Lithuanians
grand-battle-army-mongols = Mongols of Subutai and Jebe
grand-battle-army-rus = Rus princes and Cumans
grand-battle-army-ottoman = Ottomans of Suleiman
grand-battle-army-hungary = Hungarians of Louis II
grand-battle-army-parliament = New Model Army
grand-battle-army-royalist = Royalists
grand-battle-army-hittites = Hittites of Muwatalli II
grand-battle-army-egypt = Egyptians of Ramesses II
grand-battle-army-thebes = Thebans of Epaminondas
grand-battle-army-sparta = Spartans of Cleombrotus
grand-battle-army-britons = Britons of Boudica
grand-battle-army-rome-britain = Romans of Suetonius Paulinus
grand-battle-army-byzantium-554 = Byzantines of Narses
grand-battle-army-franks = Franks and Alamanni of Butilin
grand-battle-army-french-royal-1562 = French royal army of Montmorency
grand-battle-army-huguenots-1562 = Huguenots of Condé with German reiters

## Battles
grand-battle-battle-gaugamela = Gaugamela
grand-battle-battle-zama = Zama
grand-battle-battle-alesia = Gallic war
grand-battle-battle-carrhae = Carrhae
grand-battle-battle-cilicia = Campaigns against Aleppo
grand-battle-battle-agincourt = Agincourt
grand-battle-battle-murten = Murten
grand-battle-battle-breitenfeld = Breitenfeld
grand-battle-battle-grunwald = Grunwald
grand-battle-battle-kalka = Kalka
grand-battle-battle-mohacs = Mohács
grand-battle-battle-naseby = Naseby
grand-battle-battle-kadesh = Kadesh
grand-battle-battle-leuctra = Leuctra
grand-battle-battle-watling-street = Watling Street
grand-battle-battle-casilinum = Casilinum
grand-battle-battle-dreux = Dreux

## Short names of units, where the profile's is long
grand-battle-numbered = { $name } { $number }
grand-battle-half-melee = melee half of { $unit }
grand-battle-half-shot = shooters of { $unit }
grand-battle-half-crew = crew of { $unit }
grand-battle-servants-of = Camp servants ({ $side })
grand-battle-baggage-of = Baggage train ({ $side })
grand-battle-army-of-side = { $army }: { $side }
grand-battle-section-of = section { $number } of the camp ({ $side })
grand-battle-unit-camp = the camp
grand-battle-unit-section = the section
grand-battle-unit-barricade = the barricade
grand-battle-unit-works = the works
grand-battle-short-skirm-javelin = Javelin skirmishers
grand-battle-short-skirm-bow = Bow skirmishers
grand-battle-short-skirm-sling = Slingers
grand-battle-short-skirm-crossbow = Crossbow skirmishers
grand-battle-short-skirm-handgun = Handgunners
grand-battle-short-lh-javelin = Light horse
grand-battle-short-lh-bow = Horse archers
grand-battle-short-lh-heavybow = Heavy horse archers
grand-battle-short-lh-arquebus = Mounted arquebus skirmishers
grand-battle-short-lh-camel = Camel riders
grand-battle-short-l-bombard = Light bombards
grand-battle-short-l-bombard-fixed = Light bombards
grand-battle-short-phalanx = Phalanx
grand-battle-short-phalanx-4 = New phalanx
grand-battle-short-peltasts = Peltasts
grand-battle-short-persian-guard-horse = Persian guard cavalry
grand-battle-short-persian-horse = Persian cavalry
grand-battle-short-bactrian-horse = Bactrian cavalry
grand-battle-short-apple-bearers = Apple-bearers
grand-battle-short-kardakes = Kardakes
grand-battle-short-legion-5 = Veteran legion
grand-battle-short-legion-4 = Legion
grand-battle-short-roman-horse = Roman cavalry
grand-battle-short-hannibal-vets = Hannibal’s veterans
grand-battle-short-ligurians = Ligurians and Gauls
grand-battle-short-skutatoi = Skutatoi
grand-battle-short-varangians = Varangians
grand-battle-short-maa-foot = English men-at-arms
grand-battle-short-longbow = Longbowmen
grand-battle-short-english-battle = English battle
grand-battle-short-knights-15c = Mounted knights
grand-battle-short-heavy-xbow = Crossbowmen
grand-battle-short-pavise-xbow = Pavise crossbowmen
grand-battle-short-swiss-pike = Swiss pikemen
grand-battle-short-swiss-block = Swiss block
grand-battle-short-gendarmes = Gendarmes
grand-battle-short-knights-lorraine = Lorraine knights
grand-battle-short-burg-archers = Burgundian longbows
grand-battle-short-tercio-pike = Tercio pikemen
grand-battle-short-tercio = Imperial tercio
grand-battle-short-cuirassiers = Cuirassiers
grand-battle-short-swe-pike = Swedish pikemen
grand-battle-short-swe-shot = Swedish musketeers
grand-battle-short-order-knights = Teutonic knights
grand-battle-short-polish-line = Polish lighter horse
grand-battle-short-lith-horse = Lithuanian cavalry
grand-battle-short-polish-foot = Polish crossbowmen
grand-battle-short-janissaries = Janissaries
grand-battle-short-azabs = Azabs
grand-battle-short-hung-knights = Hungarian knights
grand-battle-short-hussars = Hussars
grand-battle-short-lands-pike = Landsknecht pikemen
grand-battle-short-hung-arq = Hungarian arquebusiers
grand-battle-short-hung-foot = Hungarian foot
grand-battle-short-cavaliers = Cavaliers
grand-battle-short-companions-wedge = Companion wedge
grand-battle-short-chariot-egypt = Egyptian chariots
grand-battle-short-chariot-anatolian = Allied chariots
grand-battle-short-theban-embolon = Theban embolon
grand-battle-short-pelop-hoplites = Peloponnesian hoplites
grand-battle-short-spartan-horse = Spartan cavalry
grand-battle-short-chariot-celtic = British chariots
grand-battle-short-brit-nobles = British nobles
grand-battle-short-bucellarii = Byzantine guard cavalry
grand-battle-short-byz-spear = Byzantine spearmen
grand-battle-short-frank-foot = Frankish warriors
grand-battle-short-reiter = Reiters
grand-battle-short-reiters = Deep reiters
grand-battle-short-huguenot-horse = Huguenot horse
grand-battle-short-french-band = French pikes

## Phases
grand-battle-phase-deployment = deployment
grand-battle-phase-command = command
grand-battle-phase-artillery = artillery
grand-battle-phase-movement = movement
grand-battle-phase-combat = combat
grand-battle-phase-recovery = recovery

## Where a unit is
grand-battle-place-unplaced = not set up
grand-battle-place-reserve = in the reserve
grand-battle-place-ambush = in ambush
grand-battle-place-table = on the table
grand-battle-place-off-table = off the table, may return
grand-battle-place-gone = gone
grand-battle-place-joined = joined
grand-battle-place-camp = in the camp

## States of units
grand-battle-mark-all-round = all-round defence
grand-battle-mark-dismounted = dismounted
grand-battle-mark-fleeing = fleeing
grand-battle-mark-routed = routed
grand-battle-mark-looting = looting
grand-battle-mark-bombarded = confused by guns
grand-battle-mark-beyond-horse = beyond where horses go
grand-battle-mark-makeshift = makeshift crew
grand-battle-mark-disabled = without a crew
grand-battle-mark-enemy-crew = captured
grand-battle-mark-recovering = stands to recover
grand-battle-mark-held = held
grand-battle-mark-moved = has moved
grand-battle-mark-fired = has fired
grand-battle-mark-shot = has shot
grand-battle-mark-arrived = just arrived
grand-battle-mark-evaded = has evaded
grand-battle-mark-fought = has fought
grand-battle-mark-tested = tested for terror
grand-battle-mark-supported-shot = has supported a shot
grand-battle-mark-passed-through = passed through
grand-battle-mark-out-of-action = out of action
grand-battle-mark-tested-looting = tested for looting

## Ground
grand-battle-hill = the hill
grand-battle-ground-open = open ground
grand-battle-ground-broken = broken ground
grand-battle-ground-hill-gentle = gentle slope
grand-battle-ground-hill-steep = steep slope
grand-battle-ground-forest = forest
grand-battle-ground-stream = stream
grand-battle-ground-bridge = bridge
grand-battle-ground-ditch = ditch
grand-battle-ground-ravine = ravine
grand-battle-ground-barricade = barricade
grand-battle-ground-works = works
grand-battle-ground-own-gates = gates of the own camp
grand-battle-ground-deep-river = deep river
grand-battle-ground-lake = lake
grand-battle-ground-swamp = swamp
grand-battle-ground-thicket = thicket
grand-battle-kind-lake = a lake
grand-battle-kind-swamp = a swamp
grand-battle-kind-thicket = a thicket

## Orders
grand-battle-order-attack = Attack
grand-battle-order-manoeuvre = Manoeuvre
grand-battle-order-hold = hold
grand-battle-order-recover = recovery
grand-battle-order-stand = stand and recover
grand-battle-state-written = written
grand-battle-state-given = given
grand-battle-state-lost = lost
grand-battle-state-done = done
grand-battle-purse-army = the army

## Sides of things
grand-battle-zone-front = front
grand-battle-zone-right = right flank
grand-battle-zone-rear = rear
grand-battle-zone-left = left flank
grand-battle-edge-front = front
grand-battle-edge-right = right
grand-battle-edge-rear = rear
grand-battle-edge-left = left
grand-battle-edge-far = far
grand-battle-edge-near = near
grand-battle-stage-shooting = shooting
grand-battle-stage-melee = melee
grand-battle-measure-steps = steps
grand-battle-measure-degrees = degrees
grand-battle-mode-direct = on its own side of the table
grand-battle-mode-outflanking = around the flank
grand-battle-mode-rear = in the enemy’s rear

## Tests of discipline
grand-battle-occasion-pursuit = not to pursue
grand-battle-occasion-swept = not to be swept along
grand-battle-occasion-return = to come back to the table
grand-battle-occasion-stop = to stop the flight
grand-battle-occasion-looting = to stop looting
grand-battle-occasion-terror = to stand the terror
grand-battle-occasion-fanatics = not to break loose

## Causes of disorder
grand-battle-cause-turn = for a turn
grand-battle-cause-sideways = for moving sideways
grand-battle-cause-terrain = on rough ground
grand-battle-cause-ravine = in a ravine
grand-battle-cause-obstacle = for crossing an obstacle
grand-battle-cause-rush = for the rush over rough ground or an obstacle
grand-battle-cause-skirmisher_passage = since skirmishers passed through it
grand-battle-cause-dismount = for changing to foot or to horse
grand-battle-cause-attack_short = since its attack fell short
grand-battle-cause-confusion = confused by the enemy
grand-battle-cause-retreat = for its retreat
grand-battle-cause-evade = for evading
grand-battle-cause-supporter_stands = since it stands while a friend flees
grand-battle-cause-both_routed = since both sides ran
grand-battle-cause-blocked = since its way was blocked
grand-battle-cause-blocked_friend = since a friend stood in its way
grand-battle-cause-ran_into_enemy = since it ran into an enemy
grand-battle-cause-not_shaken_off = since it did not shake off the enemy
grand-battle-cause-retreat_in_camp = since it was thrown back inside a camp
grand-battle-cause-fled_through = since others fled through it
grand-battle-cause-forced_pursuit = for its pursuit
grand-battle-cause-looting = for looting
grand-battle-cause-face_flank = for turning to who attacks its flank or rear
grand-battle-cause-flight = for its flight
grand-battle-cause-chariot_retreat = for the retreat of chariots
grand-battle-cause-swept_flight = since it was swept along in flight
grand-battle-cause-terror_flight = for its flight in terror

## Results of combat
grand-battle-outcome-carry-on = stands
grand-battle-outcome-confusion = confusion
grand-battle-outcome-retreat = retreat
grand-battle-outcome-flight = flight

## What is added up
grand-battle-term-strength = strength
grand-battle-term-shooters = strength of the shooters
grand-battle-term-melee = melee
grand-battle-term-shooting = shooting
grand-battle-term-armour = armour
grand-battle-term-big_shields = big shields
grand-battle-term-cav_vs_elephant = horses before elephants or camels
grand-battle-term-large_target = large target
grand-battle-term-vs_skirmishers = against skirmishers
grand-battle-term-spear_vs_mounted = spears against riders
grand-battle-term-ram = impact of the rush
grand-battle-term-fanatic_onset = onset of fanatics
grand-battle-term-pike_vs_foot = pikes against foot
grand-battle-term-pike_vs_mounted = pikes against riders
grand-battle-term-support = support
grand-battle-term-support_skirmishers = support of skirmishers
grand-battle-term-support_servants = support of servants
grand-battle-term-leadership = leadership
grand-battle-term-flank = attacked in the flank
grand-battle-term-rear = attacked in the rear
grand-battle-term-higher_ground = higher ground
grand-battle-term-shooter_in_forest = shooting out of forest
grand-battle-term-target_in_forest = cover of forest
grand-battle-term-barricade = barricade
grand-battle-term-works = works
grand-battle-term-corner_fight = fights by a corner
grand-battle-term-corner_shooter = shooters at a corner
grand-battle-term-corner_skirmisher = skirmishers at a corner
grand-battle-term-another_battery = another battery
grand-battle-term-deep_double_pikes = into a deep block of pikes
grand-battle-term-double_cavalry = into deep cavalry
grand-battle-term-deep_pikes_mixed = into deep pikes with shot
grand-battle-term-shallow_pikes_all_round = into pikes in all-round defence
grand-battle-term-small_target_before_1525 = small target
grand-battle-term-small_target_from_1525 = small target
grand-battle-term-small_target_of_bolts = small target
grand-battle-term-makeshift_crew = makeshift crew

## In the terminal
grand-battle-hint = Type a number, or a line as listed; units by their letters on the table, several as ho1,ho2 or ho1-5. Also: units, unit, zoom, measure, sheet, cost, targets, odds, why, undo, log, rules, save, help, quit.
grand-battle-head = { $title } · turn { $turn } of { $last } · { $phase } · turn of { $side }
grand-battle-head-before = { $title } · { $phase } · { $last } turns at most
grand-battle-army-line = { $side } ({ $place }) · steadfastness { $now } of { $first }
grand-battle-seat-open = attacks or defends
grand-battle-seat-near = from below, attacks
grand-battle-seat-far = from above, defends
grand-battle-purse = { $name } { $points } ({ $id }, within { $zone } steps)
grand-battle-purses = points: { $purses }
grand-battle-list-unit = unit
grand-battle-list-name = name
grand-battle-list-place = place
grand-battle-list-heading = looks
grand-battle-list-strength = strength
grand-battle-list-disorder = disorder
grand-battle-list-state = state
grand-battle-about-unit = strength { $left } of { $strength } ({ $losses } lost, { $disorder } disorder) · melee { $melee } · armour { $armour } · moves { $move } steps in an attack, { $march } in a Manoeuvre · worth { $worth } of steadfastness
grand-battle-about-weapon = { $weapon }: shooting { $shooting }, takes { $penetration } off the armour
grand-battle-about-gun = { $gun }: reaches { $reach } steps from afar
grand-battle-no-unit = No unit called { $name } can be seen. “units” lists all of them.
grand-battle-measure-usage = Two units on the table are measured, such as: measure theban-horse-1 spartan-horse-1
grand-battle-measure-strict = Measuring is strict: nothing is measured before it is declared.
grand-battle-measured = From { $one } to { $other }: { $steps } steps. { $other }: at the { $zone } of { $one }.
grand-battle-line-paid = { $order }: { $units } · paid by { $purse }
grand-battle-line-else = { $order }: { $units } · paid by { $purse }, else by the army
grand-battle-line-free = { $order }: { $units } · free
grand-battle-line-unordered = { $order }: { $units } · by themselves, without an order
grand-battle-cost-line = Line { $line }, { $order }: { $state }, { $points } of { $purse }
grand-battle-cost-torn = (out of command: { $units })
grand-battle-cost-none = Nothing is written yet.
grand-battle-target-reached = { $target } can be reached: { $attack }
grand-battle-targets-short = Too far, or behind others: { $targets }
grand-battle-not-asked-now = “{ $text }” has no answer now: “cost” is asked while orders are written, “targets” and “preview” while an Attack is carried out, “reach” and “preview” during a Manoeuvre.
grand-battle-targets-none = By these units nobody can be attacked. Who is in one group under one order attacks together.
grand-battle-targets-strict = Measuring is strict: whether an attack reaches anybody shows when it is made.
grand-battle-preview-leg = { $leg }: costs { $cost } steps of the move
grand-battle-preview-end = { $unit } would stand at { $place }, heading { $heading }°
grand-battle-preview-contact = { $unit } would meet { $target }
grand-battle-preview-nothing = Nothing would move.
grand-battle-odds-title = What becomes of who is struck
grand-battle-odds-strike = strike
grand-battle-odds-ball = { $unit } fires at { $target }
grand-battle-odds-shot = { $unit } shoots at { $target }
grand-battle-odds-rush = { $unit } rushes at { $target }
grand-battle-odds-blow = { $unit } fights { $target } without a rush
grand-battle-why-usage = Say what should be done: why advance theban-horse-1 20

## What is filled in where something is typed
grand-battle-field-units = units
grand-battle-field-unit = unit
grand-battle-field-kind = kind
grand-battle-field-purse = purse
grand-battle-field-point = point
grand-battle-field-line = line
grand-battle-field-target = target
grand-battle-field-heading = heading
grand-battle-field-place = place
grand-battle-field-length = steps
grand-battle-field-hand = side
grand-battle-field-pivot = corner
grand-battle-field-angle = degrees
grand-battle-field-turn = turn
grand-battle-field-to = x:y
grand-battle-field-at = x:y
grand-battle-field-front = front
grand-battle-field-edge = edge
grand-battle-field-section = section
grand-battle-field-marker = marker
grand-battle-field-mode = way
grand-battle-field-segment = segment
grand-battle-field-else = else

## How deeds are written
grand-battle-how-order = a line of the sheet. “attack th1-2” and “move ho1,ho2” are enough: whoever can pays, or say it: “order manoeuvre hoplites-1,hoplites-2 from army else army”. Kinds: attack, manoeuvre, hold (fanatics), recover, stand (recover by standing still, free). Units of a line must touch each other. “from” names the purse: army, or the id of a commander; “else army” lets the army pay if he is too far away, “else drop” loses the order.
grand-battle-how-strike = takes a line back, such as “strike 2”.
grand-battle-how-reorder = puts a line in another place, such as “reorder 3 to 1”: lines are measured and paid from the first.
grand-battle-how-advance = straight ahead, so many steps: “advance 6.5”.
grand-battle-how-back = straight back without turning: “back 2”. It is slower.
grand-battle-how-sideways = to the left or right without turning: “sideways left 3”. It disorders who is not trained.
grand-battle-how-wheel = about a front corner, so many degrees: “wheel left 30”. It costs the way of the outer corner.
grand-battle-how-turn = in place: “turn about”, “turn right90”, “turn left90”. It costs half of the move and disorders who is not trained.
grand-battle-how-slip = skirmishers go anywhere and look anywhere: “slip ss1 60:42 0”. 0° is up, 90° to the right.
grand-battle-how-all-round = foot takes up all-round defence: a front on all sides, no flank, no move.
grand-battle-how-form = gives up all-round defence: “form tercio-1 front=left”.
grand-battle-how-dismount = riders become foot, for half of the move.
grand-battle-how-mount = they mount again, for half of the move.
grand-battle-how-build = sets up a barricade at an edge of the unit: “build hoplites-1 edge=front”.
grand-battle-how-dismantle = takes a barricade down: “dismantle hoplites-1 s1”.
grand-battle-how-split = a mixed unit becomes two: “split tercio-1 front=melee”.
grand-battle-how-join = its halves become one again: “join tercio-1-melee,tercio-1-shot”.
grand-battle-how-attack = “attack pr1”, straight ahead; or after one opening turn: “… after wheel-left20”, “right90”, “about”; skirmishers “to315”. “targets” tells who can be reached.
grand-battle-how-align = along which edge of whom the line is formed: “align hoplites-1 -> perioikoi-1 edge=front”.
grand-battle-how-lead = which own unit fights whom: “lead hoplites-1 -> perioikoi-1”.
grand-battle-how-fight = whose combat comes next: “fight hoplites-1”.
grand-battle-how-shoot = who shoots at whom: “shoot skirm-bow-1 -> perioikoi-1”; several batteries together with commas.
grand-battle-how-face = turns a unit to who attacks its flank or rear: “face hoplites-1 -> spartan-horse-1”.
grand-battle-how-support = whom the servants support: “support hoplites-1”.
grand-battle-how-stop-looting = tests whether a unit stops looting: “stop-looting hoplites-1”.
grand-battle-how-face-about = turns it: “face-about hoplites-1 heading 180”. 0° is up, 90° to the right.
grand-battle-how-transfer = sends the crew of an own battery: “transfer l-cannon-1”.
grand-battle-how-evade = gives way from the enemy it touches: “evade lh-javelin-1”.
grand-battle-how-pursue = goes after who has left: “pursue hoplites-1”.
grand-battle-how-stay = stays where it is: “stay hoplites-1”.
grand-battle-how-test = tests whether it may stay: “test hoplites-1”.
grand-battle-how-return = comes back with its middle so many steps along the edge: “return lh-javelin-1 at 40”.
grand-battle-how-lure = at whom fanatics run: “lure gallic-warband-1 -> legion-4-1”.
grand-battle-how-name = which of several units it is: “name legion-4-1”.
grand-battle-how-reveal = turns an own marker over: “reveal m1”.
grand-battle-how-arrive = a unit steps onto the table: “arrive lh-javelin-4 at 20:4 heading 0”.
grand-battle-how-place = sets up a unit, the middle of its front at a spot: “place ho1 60:42”. Steps from the left and from below; 0° is up, 90° to the right.
grand-battle-how-line = sets up units side by side, from their left to their right: “line ho1-4 60:42”.
grand-battle-how-ambush = hides a unit under a marker: “ambush ho1 60:42 90”.
grand-battle-how-false-ambush = lays a marker that hides nobody: “false-ambush at 60:42”.
grand-battle-how-lift = takes a marker back: “lift m1”.
grand-battle-how-camp = says where the camp lies, the middle of its front, 24 steps wide and 16 deep: “camp 75:36”.
grand-battle-how-section = sets up a barricade or works: “section barricade 60:50 0”.
grand-battle-how-reserve = how the reserve comes: “reserve direct”, or “reserve outflanking segment 4”.

## Help in the terminal
grand-battle-help-text =
    A number          take that choice
    a deed            as it is listed, or shorter: attack th1-2 or move ho1,ho2 on the sheet; then advance 6.5, wheel left 30, attack sh1
    units, groups     by their letters on the table (th1), by ids (theban-horse-1), several with commas or blanks, ho1-5 for a row; left out, all of the order are meant
    places            steps from the left:from below, such as 60:42; 0° is up, 90° to the right; where no heading is said, one looks on as before
    units             both armies: ids, places, strength, disorder, leaders (★ the general, ☆ a commander)
    unit ID           all numbers of a unit
    zoom PART         draw a part of the table: zoom 40:20-90:60; zoom all, zoom
    measure ID ID     the distance between two units, and in whose zone
    sheet             the order sheet and the purses
    cost [ORDER]      what the sheet, or one more order, costs: cost order attack hoplites-1 from army else army
    targets UNITS     while an attack is carried out: who can be reached
    preview DEED      where a leg or an attack would end, and what it costs
    reach UNITS to X:Y   the leg that comes nearest to a place
    why DEED          which rule forbids it, and where it stops: why advance hoplites-1 40
    odds              the chances of the combat or the shot that is decided about
    hint              what a strong player would do here, and why
    undo              take your last decision back, if nothing new came to light since
    log [N]           what has happened, or the last N events, with the clauses
    rules [WORDS]     search the rules, or show a clause: rules wheel, rules GRB-05-013
    save FILE         write the record to a file (it is also saved by itself all the time)
    quit              stop; the match can be resumed
    On the table: outlines are the army from below, filled bases the one from above; a line before a base shows where it looks

## Battle files
grand-battle-scenarios-turns = turns
grand-battle-scenarios-attacks = { $army }, attacks
grand-battle-scenarios-good = { $file } is sound: { $name }, { $units } units, { $turns } turns.
grand-battle-scenarios-good-pick-up = { $file } is sound: { $name }, a pick-up battle, { $units } units, { $turns } turns.
grand-battle-scenarios-pick-up = A pick-up battle: dice decide who chooses to attack and what lies on the table; then both set up.

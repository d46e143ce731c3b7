# Grand Battle: why something may not be done, by the clause that forbids it.

## Chapter 1: bases and dice
refused-GRB-01-018 = { $units }: would lie on { $by }. No base may end on another: stop short of it, or choose another place.
refused-GRB-01-044 = Measuring is strict: nothing is measured before it is declared. Hand in the order sheet, or make the attack.
refused-GRB-01-049 = This is decided by dice, not by a player.

## Chapter 2: preparation, ambushes, reserves
refused-GRB-02-003 = Now a role is chosen: “role attacker” or “role defender”.
refused-GRB-02-008 = Now the kind of ground is chosen: a lake, a swamp or a thicket.
refused-GRB-02-015 =
    { $why-is ->
        [left] The whole army is set up before it is done. Still to be placed: { $units }.
        [stranger] { $units }: no unit that is set up now.
        [now] Now the army is set up unit by unit; “done” ends it.
       *[edge] Now the defender chooses an edge: “edge far” or “edge near”.
    }
refused-GRB-02-016 = { $units }: the defender sets up in his own half of the table.
refused-GRB-02-017 = { $units }: nearer than 20 steps to an enemy or to one of his markers.
refused-GRB-02-020 = { $units }: too near to an edge of the table; nobody is set up within 20 steps of one.
refused-GRB-02-022 =
    { $why-is ->
        [missing] The army has a camp: say where it lies, such as “camp at 75:36”.
       *[half] The camp lies in the army’s own half of the table.
    }
refused-GRB-02-023 = The camp keeps 20 steps away from every edge of the table. It is 24 steps wide and 16 deep; the spot is the middle of its front.
refused-GRB-02-026 = { $units }: units stand no further than 40 steps before their camp.
refused-GRB-02-027 = This army has no camp on the table.
refused-GRB-02-028 = An ambush lies where the enemy cannot see it: in a wood, or behind a hill or a wood.
refused-GRB-02-029 = The army has no such marker on the table.
refused-GRB-02-030 = At most one false marker more than true ones may lie on the table.
refused-GRB-02-031 = Only own markers are turned over, such as “reveal m1”; “done” leaves the others face down.
refused-GRB-02-041 = The reserve of this side does not come in this way.
refused-GRB-02-046 =
    { $why-is ->
        [missing] Say how the reserve comes before the deployment is done, such as “reserve direct”.
        [written] The place of such a reserve is written down: add “segment” and a number.
        [not-written] Such a reserve comes on the army’s own side; no segment is written down for it.
        [segment] Such a reserve comes in one of the segments { $segments }.
       *[place] { $units }: the reserve steps onto the table at the edge of its segment, its rear on the edge.
    }
refused-GRB-02-047 =
    { $why-is ->
        [enemy] { $units }: a reserve appears no nearer than 20 steps to an enemy.
        [camp] { $units }: a reserve does not appear inside a camp.
       *[stranger] { $units }: not in the reserve that comes now.
    }
refused-GRB-02-048 = The reserve must come onto the table as long as there is room for it.
refused-GRB-02-049 =
    { $why-is ->
        [reserve] { $units }: still in the reserve, and cannot be given orders.
       *[other] { $units }: came from the reserve this turn and moves only in the next one.
    }
refused-GRB-02-053 = Now orders are written, such as “order attack UNITS from PURSE else army”; “done” hands the sheet in.
refused-GRB-02-058 = In the recovery phase only recovery is ordered, such as “order recover UNITS from army else army”; “done” ends it.
refused-GRB-02-061 = This army has no reserve.

## Chapter 3: units and groups
refused-GRB-03-020 = { $units }: cannot split; only a mixed unit, of melee troops and shooters, can.
refused-GRB-03-021 = { $units }: one of its halves has no figures left, so it cannot split.
refused-GRB-03-044 = { $units }: no group, since their bases do not all touch. Name units that touch each other, or give each an order of its own.
refused-GRB-03-066 = { $units }: fanatics stand only if they are held as well. Write “order hold” for them first.
refused-GRB-03-067 =
    { $why ->
        [way] { $unit }: fanatics take one of the shortest ways to { $target }, after one of the turns that were asked about.
       *[other] { $unit }: fanatics run at the nearest enemy they see; { $target } is not one of those.
    }
refused-GRB-03-080 =
    { $why-is ->
        [apart] { $units }: two halves join only if they stand flush one behind the other and look the same way.
       *[halves] { $units }: one order moves one half of a unit that has split, not both.
    }

## Chapter 4: commanders and orders
refused-GRB-04-003 =
    { $left ->
        [0] { $purse }: no point is left for it.
        [one] { $purse }: only 1 point is left, which is not enough.
       *[other] { $purse }: only { $left } points are left, which is not enough.
    }
refused-GRB-04-008 =
    { $why-is ->
        [enemy] { $units }: the enemy’s. Orders are given to own units.
        [gone] { $units }: not on the table.
        [full] The sheet is full.
        [purse] There is no such purse: { $units }. Purses are “army” and the ids of own commanders.
       *[unknown] There is no such unit: { $units }. “units” lists all of them.
    }
refused-GRB-04-009 = { $purse }: a commander of the enemy. Pay from the army or from an own commander.
refused-GRB-04-015 = { $purse }: has fallen, flees or is away, and gives no orders now.
refused-GRB-04-016 = { $purse }: fights in person, and can only restore the order of his own unit.
refused-GRB-04-026 =
    { $why-is ->
        [left] { $units }: ordered to attack, and must attack before the phase ends.
       *[possible] { $units }: there are enemies to go at, even if the attack falls short, so the Attack order must be carried out. See “targets”, or attack as “attack UNITS -> TARGET”.
    }
refused-GRB-04-029 = { $units }: only fanatics need to be held.
refused-GRB-04-039 = Line { $line }: there is no such line that could be struck out.
refused-GRB-04-041 = { $units }: under the same Attack order in the same group, and must attack with it.
refused-GRB-04-044 =
    { $why-is ->
        [stranger] { $units }: not under this order.
       *[others] { $units }: have begun to move as one body under this order, and go on so. Others need an order of their own.
    }
refused-GRB-04-046 =
    { $why-is ->
        [written] { $units }: has an order to attack, manoeuvre or hold on this sheet already. Strike that line first.
       *[other] { $units }: has carried out its order of this turn.
    }
refused-GRB-04-047 = { $units }: fights directly, and cannot be ordered to do this.
refused-GRB-04-053 = { $target }: no enemy on the table that could be attacked.
refused-GRB-04-054 = Not now. Orders are carried out one after the other, and each is completed first.

## Chapter 5: movement
refused-GRB-05-001 =
    { $measure-is ->
        [degrees] { $units }: after { $after }° the movement is used up.
       *[other] { $units }: after { $after } steps the movement is used up.
    }
refused-GRB-05-004 = { $units }: straight ahead they would not come to { $target }. Begin with a turn, such as “after turn=wheel-left20”.
refused-GRB-05-005 = { $units }: the opening turn costs { $cost } steps; an attack has { $left }.
refused-GRB-05-013 =
    { $after-is ->
        [none] { $units }: would end nearer than 2 steps to { $by }, and only an attack goes there.
       *[other] { $units }: after { $after } { $measure } nearer than 2 steps to { $by }, and only an attack goes there.
    }
refused-GRB-05-018 = { $units }: only skirmishers go and turn in any direction. Others advance, go back, sidestep, wheel or turn.
refused-GRB-05-023 =
    { $by-is ->
        [none] { $units }: cannot wheel further than { $after }°.
       *[other] { $units }: after { $after }° of the wheel { $by } is in the way.
    }
refused-GRB-05-026 = { $units }: a group cannot turn by 90 degrees. Turn about, wheel, or name single units.
refused-GRB-05-028 = { $units }: look in different directions, and cannot move as one group.
refused-GRB-05-029 = { $units }: after { $after } { $measure } { $by } is in the way. Only skirmishers pass through others.
refused-GRB-05-032 = { $units }: after { $after }° of the wheel { $by } is in the way. Wheel with it as a group, or to the other side.
refused-GRB-05-037 = { $units }: only line infantry takes up all-round defence, and in combat only if it is trained.
refused-GRB-05-039 = { $units }: in all-round defence, and must give it up first, as “form UNITS front=front”.
refused-GRB-05-040 = { $unit }: in all-round defence, which never evades.
refused-GRB-05-041 = { $units }: not in all-round defence.
refused-GRB-05-050 =
    { $by-is ->
        [none] { $units }: no room on that side.
       *[other] { $units }: would end on { $by }, who has no room to step aside.
    }
refused-GRB-05-051 = { $units }: cannot do this; only riders who may dismount do, and they mount again what they left.
refused-GRB-05-053 = { $units }: in combat nobody dismounts or mounts.
refused-GRB-05-059 = { $units }: has crossed ground that is closed to horses, and must go back to where it dismounted.
refused-GRB-05-063 =
    { $after-is ->
        [none] { $units }: a part of the base would be beyond the edge of the table.
       *[other] { $units }: after { $after } { $measure } a part of the base would be beyond the edge of the table.
    }
refused-GRB-05-064 = { $units }: it costs { $cost } steps of the move, and { $left } are left.
refused-GRB-05-065 = { $units }: fights directly, and cannot walk away; only evading or the end of the fight frees it.

## Chapter 6: combat
refused-GRB-06-001 = { $unit } and { $target }: not in contact. Who fights must touch.
refused-GRB-06-004 =
    { $speed-is ->
        [none]
            { $unit-is ->
                [none] Now it is said who evades, such as “evade UNIT”; “pass” lets all stand.
               *[other] { $unit }: cannot evade now; it must be an own unit in contact with an enemy.
            }
       *[other] { $unit }: too slow to evade: { $speed } steps, and { $enemy } { $theirs }.
    }
refused-GRB-06-005 = { $unit }: such troops never evade.
refused-GRB-06-022 =
    { $unit-is ->
        [none] Now a pair is named, such as “lead UNIT -> ENEMY”.
       *[other] { $unit }: an own unit leads, and an enemy on the table is fought.
    }
refused-GRB-06-023 = { $unit } and { $target }: { $better } touches along more of an edge and takes precedence.
refused-GRB-06-024 = { $unit }: fights { $target } already.
refused-GRB-06-040 = { $unit }: must form a battle line, such as “align UNIT -> ENEMY edge=front”.
refused-GRB-06-041 = { $unit }: cannot form its line so with { $target }. Works come first, then guns, then whom most of it faces.
refused-GRB-06-052 = { $units }: turns onto a flank only from beyond the end of the enemy’s front, alone, and with room there.
refused-GRB-06-057 =
    { $why-is ->
        [tied] { $unit }: is tied to { $target } by an edge, and does not fight by corners.
       *[corners] { $unit }: cannot form that line with { $target }. Choose another edge, or “corners”.
    }
refused-GRB-06-064 =
    { $unit-is ->
        [none] Now a unit turns to face an enemy, such as “face UNIT -> ENEMY”, or “pass”.
       *[other] { $other-is ->
            [none] { $unit }: cannot turn to { $target }. It turns only to who fights its flank or rear, where ground and room allow it.
           *[other] { $unit }: cannot turn to { $target } because of { $other }.
        }
    }
refused-GRB-06-066 = Now it is declared whether to shoot, such as “shoot UNIT -> ENEMY”, or “decline”.
refused-GRB-06-075 = { $unit }: cannot give the shot at { $target }. The leading unit shoots, or one neighbor that touches the enemy by a corner.
refused-GRB-06-091 = { $unit }: shoots only at whom it fights, not at { $target }.
refused-GRB-06-100 = Now it is declared whether to rush: “rush” or “decline”.
refused-GRB-06-102 = { $unit }: fanatics must rush.
refused-GRB-06-117 =
    { $unit-is ->
        [none] Now the next combat is named, such as “fight UNIT”.
       *[other] { $unit }: has no combat left to fight.
    }

## Chapter 7: evading, flight, pursuit
refused-GRB-07-001 = { $unit }: cannot go that way; it goes straight away from the enemy or home.
refused-GRB-07-002 = { $unit }: goes between two threats only if it is threatened from two sides.
refused-GRB-07-003 =
    { $target-is ->
        [none] { $unit }: evades. Now its owner says from which enemy, such as “name UNIT”.
       *[other] { $unit }: { $target } does not touch it. It goes away from one of the enemies in contact with it.
    }
refused-GRB-07-008 =
    { $why-is ->
        [off-table] { $units }: off the table. It comes back by a test of discipline in the recovery phase.
        [place] { $units }: comes back now; say where, such as “return UNIT at 40”.
        [first] Several units come back: say who is placed first, such as “name UNIT”.
       *[other] { $units }: not the unit that comes back now.
    }
refused-GRB-07-009 =
    { $by-is ->
        [none] { $unit }: not wholly on the table there.
       *[other] { $unit }: nearer than 20 steps to { $by } there.
    }
refused-GRB-07-013 = { $unit }: struck in the rear by { $enemy }, and cannot evade.
refused-GRB-07-025 = { $units }: in flight. It is tested in the recovery phase whether it stops.
refused-GRB-07-034 =
    { $target-is ->
        [none] { $unit }: in flight. Say onto whom it runs first, such as “name UNIT”.
       *[other] { $unit }: does not run onto { $target } now. It is one of those whom it touches first.
    }
refused-GRB-07-042 = { $unit } and { $target }: caught up in this turn; they fight in the next one.
refused-GRB-07-045 = { $unit }: must pursue. Test whether it may stay, such as “test UNIT”, or pursue.
refused-GRB-07-048 = { $unit }: need not pursue, so there is nothing to test: “pursue” or “stay”.
refused-GRB-07-053 =
    { $target-is ->
        [none] { $unit }: in pursuit. Say whom it attacks, such as “name UNIT”.
       *[other] { $unit }: does not meet { $target } now. It is one of the enemies whom it meets first.
    }
refused-GRB-07-055 =
    { $unit-is ->
        [none] Now it is said who pursues: “pursue UNIT”, “stay UNIT” or “test UNIT”.
       *[other] { $unit }: not asked about its pursuit now.
    }

## Chapter 8: disorder
refused-GRB-08-023 = { $units }: in combat order is not restored by an order; only a leader restores that of his own unit.
refused-GRB-08-024 = { $units }: as many recovery orders are written as there is disorder.
refused-GRB-08-026 =
    { $why-is ->
        [orderly] { $units }: no such disorder that standing still could remove.
        [ordered] { $units }: has another order on this sheet, and does not stand still.
       *[other] { $units }: stands still this whole turn to recover.
    }
refused-GRB-08-032 = { $units }: no such disorder to recover from.

## Chapter 10: ground
refused-GRB-10-007 =
    { $after-is ->
        [none] { $units }: to cross the obstacle costs { $cost } steps, and { $left } are left. Go up to it and cross in the next turn.
       *[other] { $units }: after { $after } { $measure } at { $by }, and too little movement is left to cross it. Go up to it and cross in the next turn.
    }
refused-GRB-10-020 =
    { $after-is ->
        [none] { $units }: in a steep slope, which only skirmishers on foot climb.
       *[other] { $units }: after { $after } { $measure } at a steep slope, which only skirmishers on foot climb.
    }
refused-GRB-10-022 =
    { $after-is ->
        [none] { $units }: in a forest, which guns and chariots do not enter.
       *[other] { $units }: after { $after } { $measure } at a forest, which guns and chariots do not enter.
    }
refused-GRB-10-023 = { $unit }: guns do not fire out of a forest.
refused-GRB-10-027 =
    { $after-is ->
        [none] { $units }: at a deep river, which is crossed only on a bridge.
       *[other] { $units }: after { $after } { $measure } at a deep river, which is crossed only on a bridge, looking along it.
    }
refused-GRB-10-029 = { $units }: after { $after } { $measure } at { $by }; no more can cross this bridge in this turn.
refused-GRB-10-032 =
    { $after-is ->
        [none] { $units }: at a stream, which guns and chariots do not cross.
       *[other] { $units }: after { $after } { $measure } at a stream, which guns and chariots do not cross.
    }
refused-GRB-10-034 =
    { $after-is ->
        [none] { $units }: in a ravine, which only foot crosses.
       *[other] { $units }: after { $after } { $measure } at a ravine, which only foot crosses.
    }
refused-GRB-10-037 = { $units }: after { $after } { $measure } at { $by }; only skirmishers on foot go along a ravine. Cross it straight.
refused-GRB-10-039 =
    { $after-is ->
        [none] { $units }: in a ditch, which guns and chariots do not cross.
       *[other] { $units }: after { $after } { $measure } at a ditch, which guns and chariots do not cross.
    }
refused-GRB-10-040 =
    { $after-is ->
        [none] { $units }: would stand in { $by }, which nobody can enter.
       *[other] { $units }: after { $after } { $measure } at { $by }, which nobody can enter.
    }

## Chapter 11: elephants and chariots
refused-GRB-11-007 = { $unit }: elephants never evade.
refused-GRB-11-011 = { $unit }: heavy and scythed chariots never evade.

## Chapter 12: camps and works
refused-GRB-12-005 = { $units }: servants do not leave their camp.
refused-GRB-12-012 =
    { $why-is ->
        [build] { $units }: cannot set up a barricade here. Foot that is not in combat does, where nobody stands, as long as sections are left that the army has paid for.
        [paid] The army has no barricades left to set up.
       *[dismantle] { $units }: cannot dismantle { $section }. Foot that touches a barricade and is not in combat does.
    }
refused-GRB-12-016 = The army has no works left to set up.
refused-GRB-12-022 = { $target }: nobody defends it. It is crossed on a Manoeuvre.
refused-GRB-12-024 =
    { $after-is ->
        [none] { $units }: across { $by }, a barricade, which guns and chariots do not cross.
       *[other] { $units }: after { $after } { $measure } at { $by }, a barricade, which guns and chariots do not cross.
    }
refused-GRB-12-025 =
    { $after-is ->
        [none] { $units }: across { $by }, works, which only foot crosses.
       *[other] { $units }: after { $after } { $measure } at { $by }, works, which only foot crosses.
    }
refused-GRB-12-026 =
    { $after-is ->
        [none] { $units }: across { $by }, the gates of the own camp, which guns and chariots do not pass.
       *[other] { $units }: after { $after } { $measure } at { $by }, the gates of the own camp, which guns and chariots do not pass.
    }
refused-GRB-12-028 =
    { $after-is ->
        [none] { $units }: would end nearer than 2 steps to { $by }, which is defended. That needs an Attack order.
       *[other] { $units }: after { $after } { $measure } at { $by }, which is defended. That needs an Attack order.
    }
refused-GRB-12-030 =
    { $unit-is ->
        [none] Now it is said whom the servants meet, such as “fight UNIT”.
       *[other] { $unit }: not an assailant whom the servants could meet now.
    }
refused-GRB-12-031 =
    { $unit-is ->
        [none] Now it is said whom the servants support, such as “support UNIT”, or “pass”.
       *[other] { $unit }: servants support only a unit of the garrison that defends an assaulted section.
    }
refused-GRB-12-033 = { $units }: riders and chariots do not attack works such as { $target }. Dismount first.
refused-GRB-12-034 = { $units }: { $section } is still defended.
refused-GRB-12-039 =
    { $other-is ->
        [none] { $unit }: cannot go over the obstacle: “cross” only where it touches it, the ground is open to it and there is room behind.
       *[other] { $unit }: no room behind the obstacle because of { $other }.
    }
refused-GRB-12-042 = { $unit }: inside a camp nobody evades from { $enemy }.
refused-GRB-12-045 = { $units }: enemies are in the camp. A garrison goes towards them, or stands.
refused-GRB-12-051 =
    { $unit-is ->
        [none] Now it is said who loots the captured camp, such as “name UNIT”.
       *[other] { $unit }: has not captured this camp. One of those who stand in it loots it.
    }
refused-GRB-12-052 = { $units }: loots the camp, and follows no orders. A test in the command phase may stop it.
refused-GRB-12-053 =
    { $unit-is ->
        [none] Now it is said who shall stop looting, such as “stop-looting UNIT”, or “pass”.
       *[other] { $unit }: does not loot, or was tested in this turn.
    }
refused-GRB-12-054 =
    { $other-is ->
        [none] { $unit }: cannot be turned so. Name the unit that stopped looting and a heading on open ground, or “pass”.
       *[other] { $unit }: would lie on { $other } if it were turned so.
    }
refused-GRB-12-061 = { $units }: may pass through the servants of the own camp, but not end on them.
refused-GRB-12-062 = { $units }: never attacks.

## Chapter 13: guns
refused-GRB-13-008 =
    { $unit-is ->
        [none] Now batteries fire, such as “shoot BATTERY -> ENEMY”, or “done”.
       *[other] { $unit }: needs an Attack order to fire from afar.
    }
refused-GRB-13-010 = { $unit }: has no guns that fire from afar.
refused-GRB-13-011 = { $unit }: touches { $target }, and fires at it in the combat phase, not from afar.
refused-GRB-13-021 = { $units }: has no crew.
refused-GRB-13-022 = Now it is said what becomes of the captured gun: “man”, “transfer BATTERY” or “decline”.
refused-GRB-13-023 =
    { $why ->
        [comes]
            { $unit-is ->
                [none] Several crews have come to the gun: say which mans it, such as “name UNIT”.
               *[other] { $unit }: none of the crews that have come to the gun.
            }
       *[other] { $unit }: no own battery whose crew could be sent.
    }
refused-GRB-13-024 = { $units }: has no crew, and cannot be given orders.
refused-GRB-13-028 = { $units }: has fired in this turn; that is its whole move.
refused-GRB-13-029 = { $units }: cannot be moved, nor turned.
refused-GRB-13-030 = { $unit } and { $target }: own batteries fire at enemy units on the table.
refused-GRB-13-031 = { $unit }: less than half of { $target } is in front of it within range.
refused-GRB-13-032 = { $unit }: does not see { $target } because of { $by }.
refused-GRB-13-035 = { $unit }: nobody fires into a melee; { $target } is in one.
refused-GRB-13-036 =
    { $unit-is ->
        [none] Now the battery fires back, such as “shoot BATTERY -> ENEMY”, or “decline”.
       *[other] { $unit }: fires back only itself, and only at a battery that fired at it; { $target } is none.
    }
refused-GRB-13-047 = { $unit }: on a hill it cannot fire at { $target }, who is within 6 steps.

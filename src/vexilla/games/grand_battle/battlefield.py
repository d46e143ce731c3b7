"""What a position keeps: the fields of a battle, each with its meaning, and how they are copied.

Units are numbers of the roster. What never changes (roster, landscape, setting) is shared; bases, contacts and orders
are values that are replaced, so that a clone copies short lists. Whoever adds a field adds it to ``_copy``, to the rows
of :mod:`.written.fields`, and to the view if players see it.
"""

from __future__ import annotations

from typing import Final

from ...kernel.position import Position
from .contacts import Contact
from .geometry.bases import NOWHERE, Base
from .orders.order import Order
from .roster import NONE
from .states import DEPLOYMENT, UNPLACED, Marker, Section, Setting
from .tables.terrain import FULL


class Battlefield(Position):
    """Everything that is kept of a battle; what it means is asked of :class:`.position.GrandBattle`."""

    def __init__(self, setting: Setting, original: Battlefield | None = None) -> None:
        super().__init__()
        #: Shared by all positions of a battle; another one while roles and terrain are rolled for (:meth:`lay`).
        self.setting = setting
        self.roster: Final = setting.roster
        self.landscape = setting.landscape
        units = len(setting.roster.units)
        if original is not None:
            self._copy(original)
            return
        #: Of each unit: its place, its base, its marks.
        self.places = [UNPLACED] * units
        self.bases: list[Base] = [NOWHERE] * units
        self.marks = [0] * units
        #: Figures lost by the main base and, of mixed units, by the shooters (GRB-03-036, GRB-03-037).
        self.losses = [0] * units
        self.shooter_losses = [0] * units
        #: Points of disorder without a tag, and those of kinds of rough ground, as bits of GROUNDS (GRB-10-014).
        self.disorder = [0] * units
        self.rough = [0] * units
        #: Where it dismounted (GRB-05-059), and by which edge of the table it left (EDGE_KEYS).
        self.dismounted_at: list[Base] = [NOWHERE] * units
        self.left_by = [NONE] * units
        #: Commanders who have fallen, as bits.
        self.fallen = 0
        self.contacts: list[Contact] = []
        #: Of each unit the opponent with whom it fights directly, as of the last combat phase; NONE if with nobody.
        self.duels = [NONE] * units
        #: Leading units of the active side whose combat of this stage is still to be fought, as they were named; and
        #: those who have exchanged fire in this turn.
        self.to_fight: list[int] = []
        #: Whoever has been named in this stage: he does not support anybody in it, even when his opponent is gone.
        self.named: list[int] = []
        self.exchanged: list[int] = []
        #: Of the combat that is being fought, for each side: its leading unit (NONE between combats), who shoots for it
        #: (NONE if nobody), whether it makes the final rush, its dice of attack and defence, and its outcome.
        self.fighters = [NONE, NONE]
        self.shooting = [NONE, NONE]
        self.rushes = [False, False]
        self.attack_dice = [0, 0]
        self.defence_dice = [0, 0]
        self.outcomes = [0, 0]
        #: Those of both sides who supported the two when the combat was decided (GRB-07-029, GRB-07-045).
        self.supporting: list[int] = []
        #: Who is leaving a combat, in which heading he went (NONE if NOWHERE), over how many quarters of MV he may be
        #: pursued, and his enemies who may still do it; and who must (GRB-07-045, GRB-07-051): while the combat is
        #: fought, everybody who is not exempt (GRB-07-047).
        self.quarry = NONE
        self.quarry_way = NONE
        self.quarry_share = 0
        self.pursuers: list[int] = []
        self.obliged: list[int] = []
        #: Whether the last test of discipline was passed.
        self.passed = False
        self.sections: list[Section] = []
        self.markers: list[Marker] = []
        #: Of each side how its reserve comes, a row of ARRIVALS, and the segment it wrote down, from 0 (GRB-02-046).
        self.arrivals = [NONE, NONE]
        self.segments = [NONE, NONE]
        #: Of each side its camp, as a base that looks at the enemy (a baggage train is a unit); whether it is lost to
        #: its owner (GRB-12-050), and has had its captor (GRB-12-051); and the unit of its garrison that the servants
        #: support (GRB-12-031).
        self.camps: list[Base] = [NOWHERE, NOWHERE]
        self.camp_lost = [False, False]
        self.looted = [False, False]
        self.served = [NONE, NONE]
        #: The player-turn, counted from 0, who is active, and the phase.
        self.turn = 0
        self.active = setting.attacker
        self.phase = DEPLOYMENT
        #: Command points left: the army's, and of each commander.
        self.army_points = 0
        self.points = [0] * len(setting.roster.commanders)
        #: The order sheet of the active side; skirmishers who have recovered for nothing in this phase (GRB-04-052).
        self.orders: list[Order] = []
        self.freely_recovered: list[int] = []
        #: Steadfastness at the start, in halves, reserves that have come included (GRB-02-050); what it was when the
        #: turn began; and whether the general's fate asks for a test (GRB-09-009).
        self.first_steadfastness = [0, 0]
        self.last_steadfastness = [0, 0]
        self.general_lost = [False, False]
        #: Whose army has failed its test of steadfastness (GRB-09-012).
        self.broken = [False, False]
        #: The Manoeuvre order that is being carried out: its units, and those who have begun to move as one body. Of
        #: each unit what it has spent of its allowance, and the share of it that crossed lines have left (GRB-10-006).
        self.manoeuvre: list[int] = []
        self.movers: list[int] = []
        self.spent = [0] * units
        self.shares = [FULL] * units
        #: Of each bridge what has crossed it this turn, in units of skirmishers (GRB-10-029).
        self.bridge_loads = [0] * len(setting.landscape.bridges)
        #: The Attack order that is being carried out: its units, whether they attack of themselves (GRB-03-067), where
        #: each of them began (GRB-01-041), whether any has come into contact (GRB-05-008), and who is about to form a
        #: battle line. Those who still go on are the movers.
        self.attack: list[int] = []
        self.spontaneous = False
        self.starts: list[Base] = [NOWHERE] * units
        self.reached = False
        self.to_align: list[int] = []
        #: Skirmishers who lie under a friend's base and must be shifted (GRB-05-050).
        self.displaced: list[int] = []
        #: Sections of barricade that each side may still set up (GRB-12-012), and of works, before the battle alone.
        self.barricades = [0, 0]
        self.works = [0, 0]
        #: Sections for which bottom and top would give part of their reserves: barricades and works of each, until it
        #: is known who defends (GRB-02-051).
        self.reserve_sections = [0, 0, 0, 0]
        #: Before a pick-up battle: the dice of the roll-off, bottom's and top's, and what was rolled for terrain: how
        #: many pieces, and six numbers of each (:mod:`.setup.generation`).
        self.roll_off = [0, 0]
        self.terrain: list[int] = []
        #: Whose reserve has found its way and comes as soon as there is room for it (GRB-02-042, GRB-02-048).
        self.at_hand = [False, False]
        #: Whose attack of this turn has ended at an obstacle within the move that this leaves (GRB-12-048).
        self.may_cross: list[int] = []
        #: Batteries with an Attack order that have not fired yet (GRB-13-008); of the shot under way those who fire,
        #: the leading one first, and their target, NONE between shots (GRB-13-037).
        self.batteries: list[int] = []
        self.bombarding: list[int] = []
        self.bombarded = NONE
        #: A gun that has just been captured and may be manned, NONE if there is none (GRB-13-022).
        self.captured = NONE
        #: Units that come back to the table and are not placed yet (GRB-07-009).
        self.returning: list[int] = []
        #: Where everybody stands whom the log has told of so far (:mod:`.telling`); no part of the battle itself.
        self.told: list[Base] = []

    def _copy(self, original: Battlefield) -> None:
        self.over = original.over
        self.winner = original.winner
        self.places = original.places[:]
        self.bases = original.bases[:]
        self.marks = original.marks[:]
        self.losses = original.losses[:]
        self.shooter_losses = original.shooter_losses[:]
        self.disorder = original.disorder[:]
        self.rough = original.rough[:]
        self.dismounted_at = original.dismounted_at[:]
        self.left_by = original.left_by[:]
        self.fallen = original.fallen
        self.contacts = original.contacts[:]
        self.duels = original.duels[:]
        self.to_fight = original.to_fight[:]
        self.named = original.named[:]
        self.exchanged = original.exchanged[:]
        self.fighters = original.fighters[:]
        self.shooting = original.shooting[:]
        self.rushes = original.rushes[:]
        self.attack_dice = original.attack_dice[:]
        self.defence_dice = original.defence_dice[:]
        self.outcomes = original.outcomes[:]
        self.supporting = original.supporting[:]
        self.quarry = original.quarry
        self.quarry_way = original.quarry_way
        self.quarry_share = original.quarry_share
        self.pursuers = original.pursuers[:]
        self.obliged = original.obliged[:]
        self.passed = original.passed
        self.sections = original.sections[:]
        self.markers = original.markers[:]
        self.arrivals = original.arrivals[:]
        self.segments = original.segments[:]
        self.camps = original.camps[:]
        self.camp_lost = original.camp_lost[:]
        self.looted = original.looted[:]
        self.served = original.served[:]
        self.turn = original.turn
        self.active = original.active
        self.phase = original.phase
        self.army_points = original.army_points
        self.points = original.points[:]
        self.orders = original.orders[:]
        self.freely_recovered = original.freely_recovered[:]
        self.first_steadfastness = original.first_steadfastness[:]
        self.last_steadfastness = original.last_steadfastness[:]
        self.general_lost = original.general_lost[:]
        self.broken = original.broken[:]
        self.manoeuvre = original.manoeuvre[:]
        self.movers = original.movers[:]
        self.spent = original.spent[:]
        self.shares = original.shares[:]
        self.bridge_loads = original.bridge_loads[:]
        self.attack = original.attack[:]
        self.spontaneous = original.spontaneous
        self.starts = original.starts[:]
        self.reached = original.reached
        self.to_align = original.to_align[:]
        self.displaced = original.displaced[:]
        self.barricades = original.barricades[:]
        self.works = original.works[:]
        self.reserve_sections = original.reserve_sections[:]
        self.roll_off = original.roll_off[:]
        self.terrain = original.terrain[:]
        self.at_hand = original.at_hand[:]
        self.may_cross = original.may_cross[:]
        self.batteries = original.batteries[:]
        self.bombarding = original.bombarding[:]
        self.bombarded = original.bombarded
        self.captured = original.captured
        self.returning = original.returning[:]
        self.told = original.told[:]

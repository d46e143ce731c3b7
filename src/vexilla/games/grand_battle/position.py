"""The position of a battle: where everybody stands, what he has lost, what he was ordered, who fights whom.

Units are numbers of the roster. What never changes (roster, landscape, setting) is shared; bases, contacts and orders
are values that are replaced, so that a clone copies short lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.position import Position, View
from .armies.profile import DOUBLE, MIXED, Profile
from .contacts import Contact
from .faults import faults_of
from .geometry.bases import Base
from .hidden import redeal
from .keys import key_of
from .lines import position_lines
from .orders import Order
from .roster import BAGGAGE, NONE
from .show import open_view_of, view_of
from .states import (
    ALL_ROUND,
    AMBUSH,
    ARRIVED,
    ARTILLERY,
    BEYOND_HORSE,
    BOMBARDED,
    COMBAT,
    COMMAND,
    DEPLOYMENT,
    DISABLED,
    DISMOUNTED,
    EDGE_KEYS,
    ENEMY_CREW,
    EVADED,
    FIRED,
    FLEEING,
    FOUGHT,
    GONE,
    HELD,
    IN_CAMP,
    JOINED,
    LOOTING,
    MAKESHIFT,
    MARK_KEYS,
    MOVED,
    MOVEMENT,
    OF_A_TURN,
    OFF_TABLE,
    ON_TABLE,
    OUT_OF_ACTION,
    PHASE_KEYS,
    PLACE_KEYS,
    RECOVERING,
    RECOVERY,
    RESERVE,
    ROUTED,
    SHOT,
    SUPPORTED_SHOT,
    TESTED_LOOTING,
    TESTED_TERROR,
    UNPLACED,
    Marker,
    Section,
    Setting,
)
from .tables.terrain import FULL

if TYPE_CHECKING:
    from ...kernel.chance import Generator

#: The states of units, too: whoever asks a position asks for them.
__all__ = (
    "ALL_ROUND",
    "AMBUSH",
    "ARRIVED",
    "ARTILLERY",
    "BEYOND_HORSE",
    "BOMBARDED",
    "COMBAT",
    "COMMAND",
    "DEPLOYMENT",
    "DISABLED",
    "DISMOUNTED",
    "EDGE_KEYS",
    "ENEMY_CREW",
    "EVADED",
    "FIRED",
    "FLEEING",
    "FOUGHT",
    "GONE",
    "HELD",
    "IN_CAMP",
    "JOINED",
    "LOOTING",
    "MAKESHIFT",
    "MARK_KEYS",
    "MOVED",
    "MOVEMENT",
    "OFF_TABLE",
    "OF_A_TURN",
    "ON_TABLE",
    "OUT_OF_ACTION",
    "PHASE_KEYS",
    "PLACE_KEYS",
    "RECOVERING",
    "RECOVERY",
    "RESERVE",
    "ROUTED",
    "SHOT",
    "SUPPORTED_SHOT",
    "TESTED_LOOTING",
    "TESTED_TERROR",
    "UNPLACED",
    "GrandBattle",
    "Marker",
    "Section",
    "Setting",
)


@final
class GrandBattle(Position):
    """All that matters for the rest of a battle."""

    def __init__(self, setting: Setting, original: GrandBattle | None = None) -> None:
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
        nowhere = Base(0, 0, 0, 0, 0)
        self.bases: list[Base] = [nowhere] * units
        self.marks = [0] * units
        #: Figures lost by the main base and, of mixed units, by the shooters (GRB-03-036, GRB-03-037).
        self.losses = [0] * units
        self.shooter_losses = [0] * units
        #: Points of disorder without a tag, and those of kinds of rough ground, as bits of GROUNDS (GRB-10-014).
        self.disorder = [0] * units
        self.rough = [0] * units
        #: Where it dismounted (GRB-05-059), and by which edge of the table it left (EDGE_KEYS).
        self.dismounted_at: list[Base] = [nowhere] * units
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
        #: Who is leaving a combat, in which heading he went (NONE if nowhere), over how many quarters of MV he may be
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
        self.camps: list[Base] = [nowhere, nowhere]
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
        self.starts: list[Base] = [nowhere] * units
        self.reached = False
        self.to_align: list[int] = []
        #: Skirmishers who lie under a friend's base and must be shifted (GRB-05-050).
        self.displaced: list[int] = []
        #: Sections of barricade that each side may still set up (GRB-12-012), and of works, before the battle alone.
        self.barricades = [0, 0]
        self.works = [0, 0]
        #: Before a pick-up battle: the dice of the roll-off, bottom's and top's, and what was rolled for terrain: how
        #: many pieces, and six numbers of each (:mod:`.generation`).
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

    def _copy(self, original: GrandBattle) -> None:
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
        self.roll_off = original.roll_off[:]
        self.terrain = original.terrain[:]
        self.at_hand = original.at_hand[:]
        self.may_cross = original.may_cross[:]
        self.batteries = original.batteries[:]
        self.bombarding = original.bombarding[:]
        self.bombarded = original.bombarded
        self.captured = original.captured

    def clone(self) -> GrandBattle:
        """A copy that shares nothing that can change."""
        return GrandBattle(self.setting, self)

    def lay(self, setting: Setting) -> None:
        """Go on with another table or other roles, before anybody stands anywhere."""
        self.setting = setting
        self.landscape = setting.landscape
        self.active = setting.attacker
        self.bridge_loads = [0] * len(setting.landscape.bridges)

    def fresh(self) -> GrandBattle:
        """The same battle before anything has happened."""
        return GrandBattle(self.setting)

    def canonical(self) -> str:
        """Everything that matters for the rest of the battle, as text."""
        return "\n".join(position_lines(self))

    def key(self) -> int:
        """The same as one whole number."""
        return key_of(self)

    def view(self, side: int) -> View:
        """All that a side may know."""
        return view_of(self, side)

    def open_view(self) -> View:
        """The battle with ambushes and reserves laid open."""
        return open_view_of(self)

    def redeal(self, side: int, generator: Generator) -> None:
        """Draw anew whom the enemy's markers stand for, and how his reserve comes."""
        redeal(self, side, generator)

    def faults(self) -> list[str]:
        """What cannot be."""
        return faults_of(self)

    # -- units -----------------------------------------------------------------------------------

    def side_of(self, unit: int) -> int:
        """Whom a unit fights for: captured guns have changed sides (GRB-13-022)."""
        side = self.roster.units[unit].side
        return 1 - side if self.marks[unit] & ENEMY_CREW else side

    def profile_of(self, unit: int) -> Profile:
        """What a unit is now: mounted, or on foot."""
        entry = self.roster.units[unit]
        if self.marks[unit] & DISMOUNTED and entry.on_foot is not None:
            return entry.on_foot
        return entry.profile

    def is_on_table(self, unit: int) -> bool:
        """Whether it stands on the table for everybody to see."""
        return self.places[unit] == ON_TABLE

    def units_of(self, side: int) -> list[int]:
        """The units of a side that stand on the table."""
        places = self.places
        return [unit for unit in range(len(places)) if places[unit] == ON_TABLE and self.side_of(unit) == side]

    def has_front_all_round(self, unit: int) -> bool:
        """Whether it has no flank and no rear (GRB-01-043)."""
        return self.marks[unit] & ALL_ROUND != 0 or self.profile_of(unit).kind.all_round

    def camp_of(self, side: int) -> Base:
        """Where the camp of a side is, without a width if nowhere; a baggage train moves (GRB-12-062)."""
        servants = self.roster.servants[side]
        if servants != NONE and self.roster.units[servants].profile is BAGGAGE and self.places[servants] == ON_TABLE:
            return self.bases[servants]
        return self.camps[side]

    # -- strength --------------------------------------------------------------------------------

    def disorder_of(self, unit: int) -> int:
        """All its points of disorder, those of rough ground included."""
        return self.disorder[unit] + self.rough[unit].bit_count()

    def figures_of(self, unit: int) -> int:
        """Figures left on its main base."""
        return max(0, self.profile_of(unit).figures - self.losses[unit])

    def shooters_of(self, unit: int) -> int:
        """Figures that can shoot: of a mixed unit those on the base of its shooters (GRB-03-033)."""
        profile = self.profile_of(unit)
        if profile.formation == MIXED:
            return max(0, profile.shooters.figures - self.shooter_losses[unit])
        return self.figures_of(unit) if profile.weapon is not None else 0

    def vitality_of(self, unit: int) -> int:
        """Its current strength as remaining hits (GRB-01-027): what results are compared with."""
        profile = self.profile_of(unit)
        strength = profile.figures - self.losses[unit]
        # The second base adds one, and is one alone when the first is gone (GRB-03-028, GRB-03-030, GRB-03-039).
        if profile.formation == DOUBLE or (profile.formation == MIXED and self.shooters_of(unit) > 0):
            strength += 1
        return strength - self.disorder_of(unit)

    # -- command ---------------------------------------------------------------------------------

    def has_fallen(self, commander: int) -> bool:
        """Whether a commander is dead, or lost with his unit."""
        return self.fallen >> commander & 1 != 0

    def discipline_of(self, side: int) -> int:
        """D: the command figures of a side that neither flee nor are off the table (GRB-01-036)."""
        found = 0
        for number, commander in enumerate(self.roster.commanders):
            unit = self.current(commander.unit)
            is_there = self.places[unit] in (ON_TABLE, AMBUSH) and not self.marks[unit] & FLEEING
            if commander.side == side and is_there and not self.has_fallen(number):
                found += 1
        return found

    def current(self, unit: int) -> int:
        """The number under which a unit is on the table: of a mixed unit that has split, its melee troops."""
        if self.places[unit] == JOINED and self.roster.units[unit].melee_half != NONE:
            return self.roster.units[unit].melee_half
        return unit

    # -- combat ----------------------------------------------------------------------------------

    def contacts_of(self, unit: int) -> list[Contact]:
        """The contacts that a unit is in."""
        return [contact for contact in self.contacts if unit in (contact.one, contact.other)]

    def game_turn(self) -> int:
        """The game turn, from 1: both players' turns are one (GRB-02-052)."""
        return self.turn // 2 + 1

"""The position of a battle: where everybody stands, what he has lost, what he was ordered, who fights whom.

Units are numbers of the roster. What never changes (roster, landscape, setting) is shared; bases, contacts and orders
are values that are replaced, so that a clone copies short lists.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel.position import Position
from .armies.profile import DOUBLE, MIXED, Profile
from .contacts import Contact
from .geometry.bases import Base
from .geometry.numbers import Spot
from .landscape import Landscape
from .roster import NONE, Roster

#: Where a unit is: not yet placed; in the reserve; in ambush, under a marker; on the table; off it for a while, having
#: evaded or pursued over its edge (GRB-07-008); gone for good; or a half, or a whole, that is not apart just now.
UNPLACED: Final = 0
RESERVE: Final = 1
AMBUSH: Final = 2
ON_TABLE: Final = 3
OFF_TABLE: Final = 4
GONE: Final = 5
JOINED: Final = 6
PLACE_KEYS: Final[tuple[str, ...]] = ("unplaced", "reserve", "ambush", "table", "off-table", "gone", "joined")

#: States of a unit, as bits; those of a turn are cleared when the next begins.
ALL_ROUND: Final = 1  # all-round defence (GRB-05-037)
DISMOUNTED: Final = 2
FLEEING: Final = 4
ROUTED: Final = 8  # flees, and is removed at the end of the turn (GRB-07-005)
LOOTING: Final = 16
BOMBARDED: Final = 32  # confused by guns since its last command phase (GRB-03-073)
BEYOND_HORSE: Final = 64  # on foot it has entered ground that is closed to horse (GRB-05-059)
MAKESHIFT: Final = 128  # a captured gun with a makeshift crew (GRB-13-022)
DISABLED: Final = 256  # a gun without a crew, or out of action (GRB-13-024)
ENEMY_CREW: Final = 512  # a captured gun: it fights for the other side
RECOVERING: Final = 1 << 10  # stands the whole turn (GRB-08-027)
HELD: Final = 1 << 11  # fanatics ordered to keep ranks (GRB-04-029)
MOVED: Final = 1 << 12  # has carried out its Attack or Manoeuvre (GRB-04-046)
FIRED: Final = 1 << 13  # long range fire this turn (GRB-13-028)
SHOT: Final = 1 << 14  # has shot in this combat phase (GRB-06-074)
ARRIVED: Final = 1 << 15  # a reserve that has come this turn (GRB-02-049)
EVADED: Final = 1 << 16
FOUGHT: Final = 1 << 17  # in combat this turn, directly or in support (GRB-08-029)
TESTED_TERROR: Final = 1 << 18  # of the contact it is in (GRB-03-075)
SUPPORTED_SHOT: Final = 1 << 19  # has supported a friend's shot in this combat phase (GRB-06-074)
OF_A_TURN: Final = RECOVERING | HELD | MOVED | FIRED | SHOT | ARRIVED | EVADED | FOUGHT | SUPPORTED_SHOT
MARK_KEYS: Final[tuple[str, ...]] = (
    "all-round",
    "dismounted",
    "fleeing",
    "routed",
    "looting",
    "bombarded",
    "beyond-horse",
    "makeshift",
    "disabled",
    "enemy-crew",
    "recovering",
    "held",
    "moved",
    "fired",
    "shot",
    "arrived",
    "evaded",
    "fought",
    "tested",
    "supported-shot",
)

#: The phases of a player-turn (GRB-02-053 to GRB-02-058), after deployment.
DEPLOYMENT: Final = 0
COMMAND: Final = 1
ARTILLERY: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
RECOVERY: Final = 5
PHASE_KEYS: Final[tuple[str, ...]] = ("deployment", "command", "artillery", "movement", "combat", "recovery")

#: The edges of the table, as those of a base that looks up it: FRONT is the defender's own, REAR the attacker's.
EDGE_KEYS: Final[tuple[str, ...]] = ("far", "right", "near", "left")


@final
class Section:
    """Eight steps of barricade or works (GRB-12-019): a line that looks outward, and whose camp it is part of."""

    def __init__(self, id_: str, line: Base, is_works: bool, side: int, camp: int) -> None:
        self.id: Final = id_
        self.line: Final = line
        self.is_works: Final = is_works
        #: Who set it up.
        self.side: Final = side
        #: The side whose camp it surrounds; NONE in the field.
        self.camp: Final = camp


@final
class Marker:
    """A face-down marker of an ambush (GRB-02-029): the enemy sees where it lies, not whom it stands for."""

    def __init__(self, id_: str, side: int, spot: Spot, unit: int) -> None:
        self.id: Final = id_
        self.side: Final = side
        self.spot: Final = spot
        #: The unit in ambush, whose base is where it will stand; NONE if the marker is false (GRB-02-030).
        self.unit: Final = unit


@final
class Setting:
    """What never changes in a battle."""

    def __init__(
        self,
        roster: Roster,
        landscape: Landscape,
        attacker: int,
        turn_limit: int,
        terror: tuple[tuple[bool, bool], tuple[bool, bool]],
        camps: tuple[str, str],
        measuring: str,
    ) -> None:
        self.roster: Final = roster
        self.landscape: Final = landscape
        #: The side that attacks: its own edge is y = 0.
        self.attacker: Final = attacker
        self.turn_limit: Final = turn_limit
        #: For each side whether elephants, and whether artillery, frighten it (GRB-03-081).
        self.terror: Final = terror
        self.camps: Final = camps
        #: ``free`` or ``strict`` (GRB-01-044).
        self.measuring: Final = measuring


@final
class GrandBattle(Position):
    """All that matters for the rest of a battle."""

    def __init__(self, setting: Setting, original: GrandBattle | None = None) -> None:
        super().__init__()
        self.setting: Final = setting
        self.roster: Final = setting.roster
        self.landscape: Final = setting.landscape
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
        self.exchanged: list[int] = []
        #: Of the combat that is being fought, for each side: its leading unit (NONE between combats), who shoots for it
        #: (NONE if nobody), whether it makes the final rush, its dice of attack and defence, and its outcome.
        self.fighters = [NONE, NONE]
        self.shooting = [NONE, NONE]
        self.rushes = [False, False]
        self.attack_dice = [0, 0]
        self.defence_dice = [0, 0]
        self.outcomes = [0, 0]
        #: Whether the last test of discipline was passed.
        self.passed = False
        self.sections: list[Section] = []
        self.markers: list[Marker] = []
        #: Of each side how its reserve comes, a row of ARRIVALS, and the segment it wrote down, from 0 (GRB-02-046).
        self.arrivals = [NONE, NONE]
        self.segments = [NONE, NONE]
        #: Of each side its camp, as a base that looks at the enemy; the losses and the disorder of its servants; and
        #: whether it is lost to its owner (GRB-12-050).
        self.camps: list[Base] = [nowhere, nowhere]
        self.servant_losses = [0, 0]
        self.servant_disorder = [0, 0]
        self.camp_lost = [False, False]
        #: The player-turn, counted from 0, who is active, and the phase.
        self.turn = 0
        self.active = setting.attacker
        self.phase = DEPLOYMENT
        #: Command points left: the army's, and of each commander.
        self.army_points = 0
        self.points = [0] * len(setting.roster.commanders)
        #: Steadfastness at the start, in halves, reserves that have come included (GRB-02-050); what it was when the
        #: turn began; and whether the general's fate asks for a test (GRB-09-009).
        self.first_steadfastness = [0, 0]
        self.last_steadfastness = [0, 0]
        self.general_lost = [False, False]

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
        self.exchanged = original.exchanged[:]
        self.fighters = original.fighters[:]
        self.shooting = original.shooting[:]
        self.rushes = original.rushes[:]
        self.attack_dice = original.attack_dice[:]
        self.defence_dice = original.defence_dice[:]
        self.outcomes = original.outcomes[:]
        self.passed = original.passed
        self.sections = original.sections[:]
        self.markers = original.markers[:]
        self.arrivals = original.arrivals[:]
        self.segments = original.segments[:]
        self.camps = original.camps[:]
        self.servant_losses = original.servant_losses[:]
        self.servant_disorder = original.servant_disorder[:]
        self.camp_lost = original.camp_lost[:]
        self.turn = original.turn
        self.active = original.active
        self.phase = original.phase
        self.army_points = original.army_points
        self.points = original.points[:]
        self.first_steadfastness = original.first_steadfastness[:]
        self.last_steadfastness = original.last_steadfastness[:]
        self.general_lost = original.general_lost[:]

    def clone(self) -> GrandBattle:
        """A copy that shares nothing that can change."""
        return GrandBattle(self.setting, self)

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

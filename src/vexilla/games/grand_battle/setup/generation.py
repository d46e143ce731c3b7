"""Before a pick-up battle: who attacks, and what lies on the table, die by die (GRB-02-001 to GRB-02-015).

The numbers are kept in ``terrain`` of the position, the first one says how many pieces there are, and six tell of each
of them (:class:`.laying.Rolled`); the table follows from them when all are there.
"""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import BOTTOM, SIDE_NAMES, TOP
from ....kernel.step import Choice, Step, procedure
from ..actions import ROLL_OFF, TERRAIN
from ..dice import Die
from ..landscape import Landscape
from ..position import GrandBattle, Setting
from ..refusals import refuse
from ..tables.generation import ABSURD, IMPASSABLE_KINDS, PIECES, SLOPES_OF_A_HILL
from ..tables.reserves import ATTACKER, ROLE_KEYS
from ..telling import tell
from .forms import EDGE, EDGE_CHOICES, GROUND, ROLE
from .laying import NUMBERS, lay_out, rolled_in, turned_about
from .mustering import give_sections

#: What a die of terrain is rolled for.
SEGMENT: Final = 0
KIND: Final = 1
DETAIL: Final = 2
_PURPOSES: Final[tuple[str, ...]] = ("segment", "kind", "detail")


def _with(setting: Setting, attacker: int, landscape: Landscape) -> Setting:
    return Setting(
        setting.roster,
        landscape,
        attacker,
        setting.turn_limit,
        setting.terror,
        setting.camps,
        setting.measuring,
        setting.strips,
    )


# -- who attacks -----------------------------------------------------------------------------------


class RollOff(Die):
    """Each player rolls a die; the winner chooses his role (GRB-02-003)."""

    def __init__(self, roller: int) -> None:
        super().__init__(ROLL_OFF)
        self.roller: Final = roller

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        position = match.position
        position.roll_off[self.roller] = pips
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.roller], "pips": pips}
            tell(match, Event("grb-roll-off", ("GRB-02-003",), about, sort="dice"))

    def label(self) -> str:
        return f"RollOff({SIDE_NAMES[self.roller]})"


class Winner(Step[GrandBattle]):
    """Equal dice are rolled again."""

    def run(self, match: Match[GrandBattle]) -> None:
        bottom, top = match.position.roll_off
        if bottom == top:
            match.then(ROLES)
        else:
            match.then(ChooseRole(BOTTOM if bottom > top else TOP))


class ChooseRole(Choice[GrandBattle]):
    """``role attacker`` or ``role defender``."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return list(range(ROLE.start, ROLE.start + len(ROLE_KEYS)))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if ROLE.has(action) else refuse("GRB-02-003")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        position = match.position
        attacker = self.side if ROLE.value(action) == ATTACKER else 1 - self.side
        position.lay(_with(position.setting, attacker, position.landscape))
        give_sections(position)
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.side], "attacker": SIDE_NAMES[attacker]}
            tell(match, Event("grb-role", ("GRB-02-003",), about))

    def question(self) -> str:
        return "grb-ask-role"


# -- what lies on the table ------------------------------------------------------------------------


class CountPieces(Die):
    """The loser of the roll-off rolls how many pieces there are (GRB-02-004)."""

    def __init__(self) -> None:
        super().__init__(TERRAIN)

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        match.position.terrain = [PIECES[pips - 1]]
        _tell(match, "count", pips)
        pieces: list[Step[GrandBattle]] = [PIECE] * PIECES[pips - 1]
        match.then(*pieces, RIVER_SOURCES, LAY_TABLE)

    def label(self) -> str:
        return "CountPieces"


class OpenField(Step[GrandBattle]):
    """The players have agreed that the whole field is open, as a five or a six would have it (GRB-02-004)."""

    def run(self, match: Match[GrandBattle]) -> None:
        match.position.terrain = [0]
        match.then(LAY_TABLE)


class TerrainDie(Die):
    """One die about the last piece: its segment (GRB-02-005), its kind (GRB-02-008), or what becomes of it."""

    def __init__(self, purpose: int) -> None:
        super().__init__(TERRAIN)
        self.purpose: Final = purpose

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        terrain = match.position.terrain
        if self.purpose == SEGMENT:
            terrain += [pips] + [0] * (NUMBERS - 1)
        elif self.purpose == KIND:
            terrain[1 - NUMBERS] = pips
        else:
            terrain[terrain.index(0, len(terrain) - NUMBERS)] = pips
        _tell(match, _PURPOSES[self.purpose], pips)

    def label(self) -> str:
        return f"TerrainDie({self.purpose})"


class Details(Step[GrandBattle]):
    """Slopes of a hill (GRB-02-009), depth of a river or ravine (GRB-02-010, GRB-02-012), what is impassable."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        kind = rolled_in(position.terrain)[-1].kind
        if kind == "hill":
            slopes: list[Step[GrandBattle]] = [DETAIL_DIE] * SLOPES_OF_A_HILL
            match.then(*slopes, LIKELIHOOD)
        elif kind == "impassable":
            loser = TOP if position.roll_off[BOTTOM] > position.roll_off[TOP] else BOTTOM
            match.then(ChooseGround(loser), LIKELIHOOD)
        elif kind in ("river", "ravine"):
            match.then(DETAIL_DIE, LIKELIHOOD)
        else:
            match.then(LIKELIHOOD)


class ChooseGround(Choice[GrandBattle]):
    """Whoever rolled chooses a lake, a swamp or a thicket, which play alike (GRB-02-008)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return list(range(GROUND.start, GROUND.start + len(IMPASSABLE_KINDS)))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if GROUND.has(action) else refuse("GRB-02-008")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        match.position.terrain[2 - NUMBERS] = GROUND.value(action) + 1

    def question(self) -> str:
        return "grb-ask-ground"


class Likelihood(Step[GrandBattle]):
    """What cannot lie in one segment is rolled for again (GRB-02-014); everything else may (GRB-02-013)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        pieces = rolled_in(position.terrain)
        last = pieces[-1]
        for piece in pieces[:-1]:
            pair = (piece.ground(), last.ground())
            if piece.segment == last.segment and (pair in ABSURD or pair[::-1] in ABSURD):
                position.terrain = position.terrain[:-NUMBERS]
                _tell(match, "absurd", 0)
                match.then(PIECE)
                return


class RiverSources(Step[GrandBattle]):
    """Without a lake it is rolled for where each deep river enters the table (GRB-02-011)."""

    def run(self, match: Match[GrandBattle]) -> None:
        pieces = rolled_in(match.position.terrain)
        grounds = [piece.ground() for piece in pieces]
        if "lake" in grounds:
            return
        for number, piece in enumerate(pieces):
            if grounds[number] == "deep-river" and not piece.more[1]:
                match.then(SourceDie(number), RIVER_SOURCES)
                return


class SourceDie(Die):
    """The segment at the other end of a river: another one than its own."""

    def __init__(self, piece: int) -> None:
        super().__init__(TERRAIN)
        self.piece: Final = piece

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        terrain = match.position.terrain
        start = 1 + self.piece * NUMBERS
        if terrain[start] != pips:
            terrain[start + 3] = pips
        _tell(match, "source", pips)

    def label(self) -> str:
        return f"SourceDie({self.piece})"


class LayTable(Step[GrandBattle]):
    """All is rolled: the pieces lie on the table."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        land = position.landscape
        attacker = position.setting.attacker
        position.lay(_with(position.setting, attacker, lay_out(position.terrain, land.width, land.depth, land.year)))


class AskForEdge(Step[GrandBattle]):
    """The defender chooses his side of the table when the terrain lies (GRB-02-015)."""

    def run(self, match: Match[GrandBattle]) -> None:
        match.then(ChooseEdge(1 - match.position.setting.attacker))


class ChooseEdge(Choice[GrandBattle]):
    """``edge far`` leaves the table as it lies; ``edge near`` turns it, since the attacker's edge is always y = 0."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return list(range(EDGE.start, EDGE.start + len(EDGE_CHOICES)))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return None if EDGE.has(action) else refuse("GRB-02-015", units=["none"], why="edge")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        position = match.position
        if EDGE.value(action) == EDGE_CHOICES.index("near"):
            setting = position.setting
            position.lay(_with(setting, setting.attacker, turned_about(position.landscape)))
            # Written into the numbers, so that positions that differ are told apart.
            position.terrain[0] = -position.terrain[0]
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.side], "edge": EDGE_CHOICES[EDGE.value(action)]}
            tell(match, Event("grb-edge", ("GRB-02-015",), about))

    def question(self) -> str:
        return "grb-ask-edge"


def _tell(match: Match[GrandBattle], purpose: str, pips: int) -> None:
    if match.logging:
        about: dict[str, Argument] = {"purpose": purpose, "pips": pips}
        tell(match, Event("grb-terrain", ("GRB-02-004",), about, sort="dice" if pips else ""))


ROLES: Final = procedure("GRB-02-003", RollOff(BOTTOM), RollOff(TOP), Winner())
LIKELIHOOD: Final = Likelihood()
DETAIL_DIE: Final = TerrainDie(DETAIL)
PIECE: Final = procedure("GRB-02-008", TerrainDie(SEGMENT), TerrainDie(KIND), Details())
RIVER_SOURCES: Final = RiverSources()
LAY_TABLE: Final = LayTable()
#: Roles, terrain, and the defender's choice of his edge; deployment follows.
GENERATION: Final = procedure("GRB-02-004", ROLES, CountPieces(), AskForEdge())
#: The same where the field is agreed to be open, which the book does not print.
OPEN_GENERATION: Final[tuple[Step[GrandBattle], ...]] = (ROLES, OpenField(), AskForEdge())

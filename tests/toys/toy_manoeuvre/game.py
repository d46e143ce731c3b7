"""Manoeuvre: two small armies on a measured table, for what the coming game of miniatures needs of the kernel.

In a turn a side moves groups of bases that touch and look the same way: forward, sideways, wheeling about a corner,
or facing about; scouts slip to any point. A group goes as far as its slowest, is stopped by others and by the edge,
and turns over markers it comes near to, one of which hides an ambush. Then all who touch an enemy fight with a die
each. Who has more strength after sixteen turns, or all that is left, wins.
"""

from __future__ import annotations

from typing import Final

from vexilla.kernel.action import Numbers, Verb, Vocabulary
from vexilla.kernel.event import Event
from vexilla.kernel.game import Game, Option, Setup
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import Argument, Refusal
from vexilla.kernel.sides import BOTTOM, NOBODY, SIDE_NAMES, SIDES, TOP, only
from vexilla.kernel.source import Source
from vexilla.kernel.step import Chance, Step, procedure

from .geometry import STEP
from .moves import VOCABULARY, Manoeuvre
from .position import ALLOWANCE, IDS, LAST_TURN, MARKERS, Field, refuse

OUTCOMES: Final = Vocabulary(Verb("marker", Numbers("marker", 1, 2)), Verb("roll", Numbers("pips", 1, 6)))
MARKER: Final = OUTCOMES.start("marker")
ROLL: Final = OUTCOMES.start("roll")
PIPS: Final = 6
#: Enemies as near as this fight.
CONTACT: Final = STEP // 2


class HideAmbush(Chance[Field]):
    """Which marker of a side is the true one; only the side knows."""

    def __init__(self, owner: int) -> None:
        super().__init__(0)
        self.owner: Final = owner

    def options(self, match: Match[Field]) -> list[int]:
        return [MARKER, MARKER + 1]

    def forbids(self, match: Match[Field], action: int) -> Refusal | None:
        return None if MARKER <= action <= MARKER + 1 else refuse("MAN-03-001")

    def take(self, match: Match[Field], action: int) -> None:
        match.position.true_marker[self.owner] = action - MARKER
        if match.logging:
            secret: dict[str, Argument] = {"marker": MARKERS[self.owner][action - MARKER]}
            side = {"side": SIDE_NAMES[self.owner]}
            match.log.append(Event("toy-manoeuvre-hidden", ("MAN-03-001",), {**side}, secret, only(self.owner), 0))

    def label(self) -> str:
        return f"HideAmbush({SIDE_NAMES[self.owner]})"


class Fights(Step[Field]):
    """Everyone who touches an enemy fights him."""

    def run(self, match: Match[Field]) -> None:
        position = match.position
        for one in position.units(BOTTOM):
            for other in position.units(TOP):
                if position.gap(one, other) <= CONTACT:
                    match.then(Die(one), Die(other), Compare(one, other))


class Die(Chance[Field]):
    """A die for a unit."""

    def __init__(self, unit: int) -> None:
        super().__init__(1)
        self.unit: Final = unit

    def options(self, match: Match[Field]) -> list[int]:
        return [ROLL + pips for pips in range(PIPS)]

    def forbids(self, match: Match[Field], action: int) -> Refusal | None:
        return None if ROLL <= action < ROLL + PIPS else refuse("MAN-04-001")

    def take(self, match: Match[Field], action: int) -> None:
        position = match.position
        position.rolled = [position.rolled[1], action - ROLL + 1]

    def label(self) -> str:
        return f"Die({self.unit})"


class Compare(Step[Field]):
    """The lower die loses strength; both do if they are alike. Someone who has fallen already fights nobody."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.one: Final = one
        self.other: Final = other

    def run(self, match: Match[Field]) -> None:
        position = match.position
        first, second = position.rolled
        position.rolled = [0, 0]
        if not position.strengths[self.one] or not position.strengths[self.other]:
            return
        for unit, own, foe in ((self.one, first, second), (self.other, second, first)):
            if own <= foe:
                position.strengths[unit] -= 1
                if match.logging:
                    about: dict[str, Argument] = {"unit": IDS[unit], "own": own, "foe": foe}
                    match.log.append(Event("toy-manoeuvre-lost", ("MAN-04-001",), about))

    def label(self) -> str:
        return f"Compare({self.one}, {self.other})"


class EndTurn(Step[Field]):
    """The end, if one side has nobody left or the last turn is over; otherwise the other side's turn."""

    def run(self, match: Match[Field]) -> None:
        position = match.position
        position.turn += 1
        position.left = [ALLOWANCE] * len(IDS)
        armies = [sum([position.strengths[unit] for unit in position.units(side)]) for side in SIDES]
        if 0 in armies or position.turn == LAST_TURN:
            position.over = True
            position.winner = NOBODY if armies[BOTTOM] == armies[TOP] else armies.index(max(armies))
        else:
            match.then(TURNS[position.turn % 2])


TURNS: Final = [procedure("MAN-01-002", Manoeuvre(side), Fights(), EndTurn()) for side in SIDES]


class ManoeuvreGame(Game[Field]):
    """The register entry."""

    def __init__(self) -> None:
        self.key = "toy_manoeuvre"
        self.clause_prefix = "MAN"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = ("markers", "dice")
        self.stream_verbs = ("marker", "roll")
        self.scenarios = ("field",)
        self.options: tuple[Option, ...] = ()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Field]:
        return Match(self, Field(), [HideAmbush(BOTTOM), HideAmbush(TOP), TURNS[BOTTOM]], source, logging)


GAME: Final = ManoeuvreGame()

"""A toy ruleset with what the coming games need and Battle Line has not.

Two champions on a road of 100,000 points. In a turn the active one advances any number of points up
to 30,000 (moves that cannot be counted). Within reach he may attack: the defender may parry with a
hidden trick, the attacker may answer the parry with a feint (a reaction to a reaction), then both
roll two dice at once; hits are suffered together, and if both fall it is a draw (simultaneous
results).
"""

from __future__ import annotations

from typing import Final

from vexilla.kernel.action import Numbers, Verb, Vocabulary
from vexilla.kernel.chance import Generator
from vexilla.kernel.deed import Deed, Form, Whole
from vexilla.kernel.event import Event
from vexilla.kernel.game import Game, Option, Setup
from vexilla.kernel.match import Match
from vexilla.kernel.open_choice import OpenChoice
from vexilla.kernel.position import Position, View
from vexilla.kernel.refusal import Refusal
from vexilla.kernel.sides import BOTTOM, NOBODY, SIDE_NAMES, SIDES, TOP, name_of_side, only
from vexilla.kernel.source import Source
from vexilla.kernel.step import Chance, Choice, Step, procedure

ROAD: Final = 100_000
MOVE: Final = 30_000
REACH: Final = 1_000
LIFE: Final = 3

ADVANCE: Final = Form("advance", Whole("distance", 0, ROAD))
VOCABULARY: Final = Vocabulary(
    ADVANCE,
    Verb("attack"),
    Verb("hold"),
    Verb("parry"),
    Verb("feint"),
    Verb("endure"),
)
OUTCOMES: Final = Vocabulary(Verb("trick", Numbers("tricks", 0, 1)), Verb("roll", Numbers("hits", 0, 2)))

ATTACK: Final = VOCABULARY.start("attack")
HOLD: Final = VOCABULARY.start("hold")
PARRY: Final = VOCABULARY.start("parry")
FEINT: Final = VOCABULARY.start("feint")
ENDURE: Final = VOCABULARY.start("endure")
TRICK: Final = OUTCOMES.start("trick")
ROLL: Final = OUTCOMES.start("roll")


class Skirmish(Position):
    """Where the champions stand, how they are, and whether each has a trick, which only he knows."""

    def __init__(self) -> None:
        super().__init__()
        self.place = [0, ROAD]
        self.life = [LIFE, LIFE]
        self.tricks = [0, 0]
        self.rolled = [0, 0]
        self.turn = 0

    def clone(self) -> Skirmish:
        copy = Skirmish()
        copy.over, copy.winner, copy.turn = self.over, self.winner, self.turn
        copy.place, copy.life = self.place[:], self.life[:]
        copy.tricks, copy.rolled = self.tricks[:], self.rolled[:]
        return copy

    def canonical(self) -> str:
        return f"{self.turn} {self.place} {self.life} {self.tricks} {self.rolled} {self.winner}"

    def view(self, side: int) -> View:
        return {
            "place": self.place[:],
            "life": self.life[:],
            "trick": self.tricks[side] if side in SIDES else None,
        }

    def redeal(self, side: int, generator: Generator) -> None:
        for each in SIDES:
            if each != side:
                self.tricks[each] = generator.below(2)

    def faults(self) -> list[str]:
        return [] if self.place[BOTTOM] <= self.place[TOP] else ["the champions have passed each other"]

    def gap(self) -> int:
        return self.place[TOP] - self.place[BOTTOM]


def refuse(clause: str) -> Refusal:
    return Refusal(clause, f"refused-{clause}")


class GiveTrick(Chance[Skirmish]):
    """Chance gives each champion a hidden trick or none: one in three has one."""

    def __init__(self, owner: int) -> None:
        super().__init__(0)
        self.owner: Final = owner

    def options(self, match: Match[Skirmish]) -> list[int]:
        return [TRICK, TRICK + 1]

    def weight(self, match: Match[Skirmish], action: int) -> int:
        return 2 if action == TRICK else 1

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        return None if TRICK <= action <= TRICK + 1 else refuse("TOY-01-001")

    def take(self, match: Match[Skirmish], action: int) -> None:
        match.position.tricks[self.owner] = action - TRICK

    def label(self) -> str:
        return f"GiveTrick({self.owner})"


class Advance(OpenChoice[Skirmish]):
    """Any distance up to 30,000, not past the enemy: too many moves to list."""

    def forms(self) -> tuple[Form, ...]:
        return (ADVANCE,)

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        return refuse("TOY-02-000")

    def forbids_deed(self, match: Match[Skirmish], deed: Deed) -> Refusal | None:
        if deed.number("distance") > MOVE:
            return refuse("TOY-02-001")
        return refuse("TOY-02-002") if deed.number("distance") > match.position.gap() else None

    def propose(self, match: Match[Skirmish], form: Form, generator: Generator) -> Deed:
        """Most of the road is out of reach, so only what is in reach is drawn."""
        return ADVANCE.deed(generator.below(min(MOVE, match.position.gap()) + 1))

    def perform(self, match: Match[Skirmish], deed: Deed) -> None:
        distance = deed.number("distance")
        match.position.place[self.side] += distance if self.side == BOTTOM else -distance
        match.then(DECLARE[self.side])

    def question(self) -> str:
        return "toy-ask-advance"


class SmallChoice(Choice[Skirmish]):
    """A choice between two verbs."""

    def __init__(self, side: int, first: int, second: int) -> None:
        super().__init__(side)
        self.first: Final = first
        self.second: Final = second

    def options(self, match: Match[Skirmish]) -> list[int]:
        return [action for action in (self.first, self.second) if self.forbids(match, action) is None]

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        return None if action in (self.first, self.second) else refuse("TOY-03-000")

    def question(self) -> str:
        return f"toy-ask-{type(self).__name__.lower()}"


class Declare(SmallChoice):
    """Attack within reach, or hold."""

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        if action == ATTACK and match.position.gap() > REACH:
            return refuse("TOY-03-001")
        return super().forbids(match, action)

    def take(self, match: Match[Skirmish], action: int) -> None:
        if action == HOLD:
            match.then(END)
        else:
            match.then(COMBAT[self.side])


class React(SmallChoice):
    """The defender may parry with his trick. He is asked whether he has one or not."""

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        if action == PARRY and not match.position.tricks[self.side]:
            return refuse("TOY-03-002")
        return super().forbids(match, action)

    def asks(self, match: Match[Skirmish]) -> bool:
        return True

    def take(self, match: Match[Skirmish], action: int) -> None:
        if action == PARRY:
            match.position.tricks[self.side] = 0
            if match.logging:
                shown = {"side": SIDE_NAMES[self.side]}
                match.log.append(Event("parried", ("TOY-03-002",), {**shown}, {"trick": 1}, knew=only(self.side)))
            match.then(ANSWER[1 - self.side])


class Answer(SmallChoice):
    """The attacker may feint against the parry; otherwise the attack ends here."""

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        if action == FEINT and not match.position.tricks[self.side]:
            return refuse("TOY-03-003")
        return super().forbids(match, action)

    def asks(self, match: Match[Skirmish]) -> bool:
        return True

    def take(self, match: Match[Skirmish], action: int) -> None:
        if action == FEINT:
            match.position.tricks[self.side] = 0
        else:
            # The rest of the combat, still waiting below, does not happen.
            match.sweep()
            match.then(END)


class RollDice(Chance[Skirmish]):
    """Two dice, each a hit on two faces of six: 16, 16 and 4 of 36."""

    def __init__(self, roller: int) -> None:
        super().__init__(1)
        self.roller: Final = roller

    def options(self, match: Match[Skirmish]) -> list[int]:
        return [ROLL, ROLL + 1, ROLL + 2]

    def weight(self, match: Match[Skirmish], action: int) -> int:
        return (16, 16, 4)[action - ROLL]

    def forbids(self, match: Match[Skirmish], action: int) -> Refusal | None:
        return None if ROLL <= action <= ROLL + 2 else refuse("TOY-04-001")

    def take(self, match: Match[Skirmish], action: int) -> None:
        match.position.rolled[self.roller] = action - ROLL

    def label(self) -> str:
        return f"RollDice({self.roller})"


class SufferTogether(Step[Skirmish]):
    """Both results are applied at once, then the end is looked for."""

    def run(self, match: Match[Skirmish]) -> None:
        position = match.position
        for side in SIDES:
            position.life[side] -= position.rolled[1 - side]
        position.rolled = [0, 0]
        fallen = [side for side in SIDES if position.life[side] <= 0]
        if fallen:
            position.over = True
            position.winner = NOBODY if len(fallen) == len(SIDES) else 1 - fallen[0]
            match.sweep()


class EndTurn(Step[Skirmish]):
    """The other champion's turn; after forty turns nobody wins."""

    def run(self, match: Match[Skirmish]) -> None:
        match.position.turn += 1
        if match.position.turn == 40:
            match.position.over = True
        else:
            match.then(MOVES[match.position.turn % 2])


END: Final = EndTurn()
MOVES: Final = [Advance(side) for side in SIDES]
DECLARE: Final = [Declare(side, ATTACK, HOLD) for side in SIDES]
ANSWER: Final = [Answer(side, FEINT, ENDURE) for side in SIDES]
COMBAT: Final = [
    procedure("TOY-03-000", React(1 - side, PARRY, ENDURE), RollDice(side), RollDice(1 - side), SufferTogether(), END)
    for side in SIDES
]


class ToySkirmish(Game[Skirmish]):
    """The register entry."""

    def __init__(self) -> None:
        self.key = "toy_skirmish"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = ("tricks", "dice")
        self.stream_verbs = ("trick", "roll")
        self.scenarios = ("road",)
        self.options: tuple[Option, ...] = ()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Skirmish]:
        return Match(self, Skirmish(), [GiveTrick(BOTTOM), GiveTrick(TOP), MOVES[BOTTOM]], source, logging)


TOY_SKIRMISH: Final = ToySkirmish()


def decided_by(match: Match[Skirmish]) -> str:
    """Who decides what, for tests."""
    return f"{name_of_side(match.decider)} {match.choice().question()}"

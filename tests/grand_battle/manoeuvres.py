"""A Manoeuvre order that is being carried out, for tests: a written position and its legs."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.geometry.numbers import DEGREE, STEP
from vexilla.games.grand_battle.moves.manoeuvre import Manoeuvre
from vexilla.games.grand_battle.text import read
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import Refusal
from vexilla.kernel.source import seeded


class Order:
    """A position with a Manoeuvre under way."""

    def __init__(self, text: str) -> None:
        self.position, _ = read(dedent(text))
        side = self.position.side_of(self.position.manoeuvre[0])
        self.match = Match(GAME, self.position, [Manoeuvre(side)], seeded(b"legs", STREAMS))
        self.match.run()

    def go(self, *legs: str) -> Order:
        for leg in legs:
            self.match.act(leg)
        return self

    def against(self, leg: str) -> Refusal:
        """What is against a leg, which must not be legal."""
        refusal = self.match.refusal(self.match.read(leg))
        assert refusal is not None, leg
        return refusal

    def clause(self, leg: str) -> str:
        """The clause against a leg; nothing if it is legal."""
        refusal = self.match.refusal(self.match.read(leg))
        return "" if refusal is None else refusal.clause

    def drawn(self) -> list[str]:
        """The verbs of which random manoeuvre chooses now."""
        choice = self.match.choice()
        assert isinstance(choice, Manoeuvre)
        return [form.word for form in choice.drawn(self.match)]

    def furthest(self, leg: str, most: int = 60) -> float:
        """How far a leg without its length goes, in steps: the longest legal one."""
        low, high = 0, most * 1000
        while high - low > 1:
            middle = (low + high) // 2
            is_legal = self.clause(f"{leg} {middle / 1000}") == ""
            low, high = (middle, high) if is_legal else (low, middle)
        return low / 1000

    def base(self, name: str) -> Base:
        return self.position.bases[self.number(name)]

    def at(self, name: str) -> tuple[float, float, float]:
        """Where a unit is, in steps and degrees."""
        base = self.base(name)
        return base.x / STEP, base.y / STEP, base.heading / DEGREE

    def number(self, name: str) -> int:
        return self.position.roster.numbers[name]

    def disorder(self, name: str) -> int:
        return self.position.disorder_of(self.number(name))

    def spent(self, name: str) -> float:
        return self.position.spent[self.number(name)] / STEP

    def ask(self, question: str) -> Any:
        return self.match.ask(self.match.decider, question)

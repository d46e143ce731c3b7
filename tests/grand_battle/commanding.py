"""Turns for tests: a written position, dice by purpose, and steps played through by deeds."""

from __future__ import annotations

from textwrap import dedent

from vexilla.games.grand_battle.actions import FIRST_PIP, STREAMS
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.orders.order import STATE_KEYS, order_text
from vexilla.games.grand_battle.orders.sheet import ASK_FOR_ORDERS
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.kernel.event import Event
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import IllegalAction
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.source import Scripted
from vexilla.kernel.step import Step


class Play:
    """Some steps under way; dice are lists of pips by purpose, in the order in which they are rolled."""

    def __init__(self, text: str, *steps: Step[GrandBattle], **dice: list[int]) -> None:
        position = read(dedent(text))[0]
        scripts = [
            [FIRST_PIP[stream] + pips - 1 for pips in dice.get(name.replace("-", "_"), [])]
            for stream, name in enumerate(STREAMS)
        ]
        self.match = Match(GAME, position, list(steps) or [ASK_FOR_ORDERS], Scripted(scripts, None))
        self.match.run()

    @property
    def position(self) -> GrandBattle:
        return self.match.position

    def unit(self, id_: str) -> int:
        return self.position.roster.numbers[id_]

    def do(self, *lines: str) -> Play:
        for line in lines:
            self.match.act(line)
        return self

    def orders(self, *lines: str) -> Play:
        """Write orders on the sheet and hand it in."""
        return self.do(*[f"order {line}" for line in lines], "done")

    def why_not(self, line: str) -> str:
        """The clause that forbids it now; empty if nothing does."""
        try:
            self.match.clone().act(line)
        except IllegalAction as problem:
            return problem.refusal.clause
        return ""

    def asked(self) -> str:
        """The question now, with whom it is for; empty when there is nothing left to decide."""
        if self.match.over:
            return ""
        return f"{SIDE_NAMES[self.match.decider]} {self.match.choice().question()}"

    def states(self) -> list[str]:
        """What has become of each line of the sheet."""
        return [STATE_KEYS[order.state] for order in self.position.orders]

    def sheet(self) -> list[str]:
        """The lines of the sheet."""
        return [order_text(self.position.roster, order) for order in self.position.orders]

    def left(self) -> tuple[int, ...]:
        """The points of the army, and of each commander."""
        return (self.position.army_points, *self.position.points)

    def disorder(self, id_: str) -> int:
        return self.position.disorder_of(self.unit(id_))

    def marks(self, id_: str) -> int:
        return self.position.marks[self.unit(id_)]

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.log if event.name == name]

"""An Attack order that is being carried out, for tests: a written position, the deed, and what came of it."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.attacks.orders import begin_attack
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.geometry.numbers import DEGREE, HALF_TURN, HEADINGS, STEP
from vexilla.games.grand_battle.position import GrandBattle, Section
from vexilla.games.grand_battle.text import read
from vexilla.games.grand_battle.touch import contact_between, quality_of
from vexilla.games.grand_battle.written.lines import ZONE_KEYS
from vexilla.kernel.match import Match
from vexilla.kernel.source import seeded


def turned_about(position: GrandBattle) -> GrandBattle:
    """The same bases and sections with the table turned by 180 degrees; ground is not turned."""
    width, depth = position.landscape.width, position.landscape.depth
    position.bases = [_about(base, width, depth) for base in position.bases]
    position.sections = [
        Section(each.id, _about(each.line, width, depth), each.is_works, each.side, each.camp)
        for each in position.sections
    ]
    return position


def _about(base: Base, width: int, depth: int) -> Base:
    return Base(width - base.x, depth - base.y, (base.heading + HALF_TURN) % HEADINGS, base.width, base.depth)


class Assault:
    """A position with an Attack order for those whom its line ``attack`` names."""

    def __init__(self, text: str, *, spontaneous: bool = False, turned: bool = False) -> None:
        self.position = read(dedent(text))[0]
        if turned:
            turned_about(self.position)
        self.match = Match(GAME, self.position, [], seeded(b"attack", STREAMS))
        begin_attack(self.match, self.position.attack, spontaneous=spontaneous)
        self.match.run()

    def go(self, *lines: str) -> Assault:
        for line in lines:
            self.match.act(line)
        return self

    def clause(self, line: str) -> str:
        """The clause against a line; nothing if it is legal."""
        refusal = self.match.refusal(self.match.read(line))
        return "" if refusal is None else refusal.clause

    def asked(self) -> str:
        return "" if self.match.over else self.match.choice().question()

    def number(self, name: str) -> int:
        return self.position.roster.numbers[name]

    def base(self, name: str) -> Base:
        return self.position.bases[self.number(name)]

    def at(self, name: str) -> tuple[float, float, float]:
        """Where a unit is, in steps and degrees."""
        base = self.base(name)
        return base.x / STEP, base.y / STEP, base.heading / DEGREE

    def disorder(self, name: str) -> int:
        return self.position.disorder_of(self.number(name))

    def zone(self, name: str, enemy: str) -> str:
        """The side of an enemy on which a unit fights him; nothing if they are not in contact."""
        met = contact_between(self.position, self.number(name), self.number(enemy))
        return "" if met is None else ZONE_KEYS[met.zone_of(self.number(enemy))]

    def quality(self, name: str, enemy: str) -> int:
        return quality_of(self.position, self.number(name), self.number(enemy))

    def told(self) -> list[str]:
        return [event.name for event in self.match.log]

    def ask(self, question: str) -> Any:
        return self.match.ask(self.match.decider, question)

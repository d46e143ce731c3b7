"""The diagrams of docs/grand-battle.md: written positions, played by the engine, drawn with what explains them.

Where something moves, the engine moves it: a diagram that shows what the rules do not do cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vexilla.games.grand_battle.drawing.marks import Arrow, Ghost, Mark
from vexilla.games.grand_battle.drawing.picture import draw
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.geometry.numbers import DEGREE, FINE, STEP, Spot, distance
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.games.grand_battle.written.words import length_text, spot_in
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.testing import position

#: What is shorter moved only because it was put straight.
HAIR = 60


class Scene:
    """A written position, and what has become of it; with None to play, nothing is begun."""

    def __init__(
        self, text: str, play: Sequence[str] | None = None, chance: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        text = "\n".join([line.strip() for line in text.splitlines()])
        self.before = read(text, GAME)[0]
        self.after = self.before
        if play is not None:
            case = position("grand_battle", text, chance).play(*play)
            assert isinstance(case.match.position, GrandBattle)
            self.after = case.match.position
        for found in (self.before, self.after):
            assert found.faults() == [], found.faults()

    def number(self, name: str) -> int:
        """The number of a unit."""
        return self.after.roster.numbers[name]

    def base(self, name: str) -> Base:
        """Where a unit is."""
        return self.after.bases[self.number(name)]

    def was(self, name: str) -> Base:
        """Where a unit was."""
        return self.before.bases[self.number(name)]

    def side(self, name: str) -> str:
        """Whose a unit is."""
        return SIDE_NAMES[self.after.side_of(self.number(name))]

    def ghost(self, name: str) -> Ghost:
        """A unit where it was."""
        return Ghost(self.was(name), self.side(name), name)

    def moved(self, *names: str, told: bool = True) -> list[Mark]:
        """Where units were, and how far they went from there."""
        marks: list[Mark] = []
        for name in names:
            way = distance(self.was(name).centre(), self.base(name).centre())
            marks.append(self.ghost(name))
            if way > HAIR:
                marks.append(arrow(self.was(name), self.base(name), steps(way) if told else ""))
        return marks


def arrow(start: Base, end: Base, told: str = "") -> Arrow:
    """An arrow from one base to another that covers neither; behind both where they lie on each other."""
    one, other = start.centre(), end.centre()
    parts = 200
    spots = [
        (one[0] + (other[0] - one[0]) * part // parts, one[1] + (other[1] - one[1]) * part // parts)
        for part in range(parts + 1)
    ]
    between = [each for each in spots if not _lies_on(start, each) and not _lies_on(end, each)]
    if not between or distance(between[0], between[-1]) < STEP:
        behind = -max(start.depth, end.depth) - 900
        return Arrow(start.at(behind, 0), end.at(behind, 0), told=told)
    return Arrow(between[0], between[-1], told=told)


def _lies_on(found: Base, where: Spot) -> bool:
    right, forward = found.local(where)
    return abs(right) <= (found.half + 150) * FINE and (-found.depth - 150) * FINE <= forward <= 150 * FINE


#: Makes the marks of a diagram from what has happened.
Marks = Callable[[Scene], list[Mark]]


def nothing(_: Scene) -> list[Mark]:
    """No marks."""
    return []


class Diagram:
    """A picture by its name: a part of the table, what is played on it, what explains it."""

    def __init__(
        self,
        name: str,
        part: str,
        text: str,
        marks: Marks = nothing,
        *,
        play: Sequence[str] | None = None,
        chance: Mapping[str, Sequence[str]] | None = None,
        ranges: tuple[str, ...] = (),
    ) -> None:
        self.name = f"grand-battle-{name}"
        self.part = part
        self.text = text
        self.marks = marks
        self.play = play
        self.chance = chance
        self.ranges = ranges

    def svg(self) -> str:
        """The picture."""
        scene = Scene(self.text, self.play, self.chance)
        one, _, other = self.part.partition("-")
        low, high = spot(one), spot(other)
        marks = tuple(self.marks(scene))
        return draw(scene.after.open_view(), (*low, *high), ranges=self.ranges, marks=marks, plain=True)


def steps(length: int) -> str:
    """A length in steps, to a hundredth."""
    hundredths = (length + 5) // 10
    return length_text(hundredths * 10)


def spot(text: str) -> Spot:
    """A spot as it is written: ``60:40.5``."""
    return spot_in(text, "spot")


def base(text: str, heading: int = 0, depth: int = 4) -> Base:
    """A base of eight steps by the middle of its front, in steps and degrees."""
    return Base(*spot(text), heading * DEGREE, 8 * STEP, depth * STEP)

"""Where a clause lets the active player say how a battle line is formed (GRB-06-041, GRB-06-057, GRB-06-060)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Generator
from ....kernel.deed import Deed, Field, Form, Json
from ....kernel.match import Match
from ....kernel.open_choice import OpenChoice
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ..actions import CORNERS
from ..geometry.bases import FRONT, Base
from ..geometry.dressing import offset_along
from ..geometry.numbers import TOLERANCE, distance
from ..position import GrandBattle
from ..refusals import refuse
from .forms import ALIGN, BESIDE, LINE_WORDS
from .group_line import GroupLine, Pair, form_group, group_line, is_frontal, main_pairs
from .line import Line, form_line, goals_met, lines_for, meet

#: Who has no line to form comes last.
_LAST: Final = 1 << 30


def next_to_align(position: GrandBattle) -> int:
    """Who forms up next: who finds the longest contact, so that he makes room for others; corners come last."""
    ranked: list[tuple[int, int]] = []
    for place, unit in enumerate(position.to_align):
        found = lines_for(position, unit)
        lacking = [_lacking(position.bases[unit], line) for line in found.lines]
        ranked.append((_LAST if found.by_corners else min(lacking, default=_LAST - 1), place))
    return position.to_align[min(ranked)[1]]


def _lacking(base: Base, line: Line) -> int:
    """By how much a line is aside of the place of the longest contact."""
    if line.edge == BESIDE:
        return 0
    room = abs(base.width - line.goal.base.edge_length(line.edge)) // 2
    return max(0, abs(offset_along(line.base, line.goal.base, line.edge)) - room)


def possible_group_lines(position: GrandBattle, units: list[int], pairs: list[Pair]) -> list[GroupLine]:
    """The lines of a group by its best pairs, each once: pairs that fit together give the same."""
    found: list[GroupLine] = []
    for pair in pairs:
        line = group_line(position, units, pair)
        if line is not None and not any(_is_same(line, other) for other in found):
            found.append(line)
    return found


def _is_same(line: GroupLine, other: GroupLine) -> bool:
    pairs = zip(line.bases, other.bases, strict=True)
    return all(distance(one.front(), two.front()) <= TOLERANCE for one, two in pairs)


class ChooseLine(OpenChoice[GrandBattle]):
    """The first unit that is to form up has several lines to choose from, or may fight by corners (GRB-06-057)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        position = match.position
        return [CORNERS] if lines_for(position, position.to_align[0]).by_corners else []

    def forms(self) -> tuple[Form, ...]:
        return (ALIGN,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        unit = position.to_align[0]
        if field.name == "unit":
            return [position.roster.ids[unit]]
        return sorted({line.goal.name for line in lines_for(position, unit).lines})

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        position = match.position
        unit = position.to_align[0]
        lines = lines_for(position, unit).lines
        line = lines[generator.below(len(lines))]
        return ALIGN.deed(position.roster.ids[unit], line.goal.name, LINE_WORDS[line.edge])

    def _line(self, position: GrandBattle, deed: Deed) -> Line | None:
        unit = position.to_align[0]
        if deed.word("unit") != position.roster.ids[unit]:
            return None
        edge = LINE_WORDS.index(deed.word("edge"))
        for line in lines_for(position, unit).lines:
            if line.goal.name == deed.word("target") and line.edge == edge:
                return line
        return None

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        if self._line(position, deed) is not None:
            return None
        by_corners = lines_for(position, position.to_align[0]).by_corners
        unit, target = deed.word("unit"), deed.word("target")
        if by_corners:
            return refuse("GRB-06-057", unit=unit, target=target, why="corners")
        return refuse("GRB-06-041", unit=unit, target=target)

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        position = match.position
        unit = position.to_align[0]
        is_open = action == CORNERS and lines_for(position, unit).by_corners
        return None if is_open else refuse("GRB-06-040", unit=position.roster.ids[unit])

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """No line: they fight by corners (GRB-06-058)."""
        meet(match, match.position.to_align.pop(0))

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        line = self._line(match.position, deed)
        assert line is not None
        form_line(match, match.position.to_align.pop(0), line)

    def question(self) -> str:
        return "grb-ask-line"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[match.position.to_align[0]], "group": 0}

    def handles(self, match: Match[GrandBattle]) -> Json:
        """Each line with the base it leads to."""
        position = match.position
        shown: list[Json] = []
        for line in lines_for(position, position.to_align[0]).lines:
            outline = [list(spot) for spot in line.base.corners()]
            shown.append({"target": line.goal.name, "edge": LINE_WORDS[line.edge], "outline": outline})
        return {"lines": shown}


class ChoosePair(OpenChoice[GrandBattle]):
    """A group can form its line by several pairs that overlap alike: the active player takes one (GRB-06-041)."""

    def forms(self) -> tuple[Form, ...]:
        return (ALIGN,)

    def _lines(self, position: GrandBattle) -> list[GroupLine]:
        met = [unit for unit in position.to_align if goals_met(position, unit)]
        pairs = [pair for pair in main_pairs(position, met) if is_frontal(position, pair)]
        return possible_group_lines(position, position.to_align, pairs)

    def _deed(self, position: GrandBattle, line: GroupLine) -> Deed:
        return ALIGN.deed(position.roster.ids[line.pair.unit], line.pair.goal.name, LINE_WORDS[FRONT])

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        return sorted({self._deed(match.position, line).word(field.name) for line in self._lines(match.position)})

    def propose(self, match: Match[GrandBattle], form: Form, generator: Generator) -> Deed:
        lines = self._lines(match.position)
        return self._deed(match.position, lines[generator.below(len(lines))])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        if any(self._deed(position, line) == deed for line in self._lines(position)):
            return None
        return refuse("GRB-06-041", unit=deed.word("unit"), target=deed.word("target"))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        position = match.position
        return refuse("GRB-06-040", unit=position.roster.ids[position.to_align[0]])

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        position = match.position
        units = position.to_align
        for line in self._lines(position):
            if self._deed(position, line) == deed:
                position.to_align = []
                form_group(match, units, line)
                return

    def question(self) -> str:
        return "grb-ask-line"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[match.position.to_align[0]], "group": 1}


CHOOSE_LINE: Final = [ChooseLine(side) for side in SIDES]
CHOOSE_PAIR: Final = [ChoosePair(side) for side in SIDES]

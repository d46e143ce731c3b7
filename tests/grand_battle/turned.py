"""Turning a table about its middle: what is written of a battle, or said in it, as seen from the other long edge.

Sides keep their troops and turns; the roles change, since the attacker's own edge is y = 0 (GRB-01-046).
"""

from __future__ import annotations

import re

from vexilla.games.grand_battle.geometry.numbers import HALF_TURN, HEADINGS
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.roster import NONE
from vexilla.games.grand_battle.states import EDGE_KEYS

_SPOT = re.compile(r"(?<![\w.-])(-?\d+(?:\.\d+)?):(-?\d+(?:\.\d+)?)(?:/(\d+(?:\.\d+)?))?")
#: As it is written, as an argument of an event, and in the opening turn of an attack.
_HEADING = re.compile(r"\b(heading(?: |': ')|turn=to|turn': 'to', 'angle': ')(\d+(?:\.\d+)?)")
#: Where an event says that somebody moved: five numbers each.
_BASES = re.compile(r"'(starts|ends)': \[([\d, -]+)\]")
_LEFT_BY = re.compile(r"\bleft-by ([a-z]+)")
_WAY = re.compile(r"^quarry way: (\d+)", re.MULTILINE)
_ATTACKER = re.compile(r"^attacker: (\w+)", re.MULTILINE)
_RETURN = re.compile(r"^return (\S+) at (\S+)$")


def number_in(text: str, places: int) -> int:
    whole, _, part = text.lstrip("-").partition(".")
    number = int(whole + part.ljust(places, "0"))
    return -number if text.startswith("-") else number


def text_of(number: int, places: int) -> str:
    digits = str(abs(number)).rjust(places + 1, "0")
    told = f"{digits[:-places]}.{digits[-places:]}".rstrip("0").rstrip(".")
    return f"-{told}" if number < 0 else told


class Turned:
    """The same battle with its table turned."""

    def __init__(self, position: GrandBattle) -> None:
        self.width = position.landscape.width
        self.depth = position.landscape.depth

    def text(self, text: str) -> str:
        """A written position."""
        text = _LEFT_BY.sub(lambda found: f"left-by {_opposite(found[1])}", self.said(text))
        text = _WAY.sub(lambda found: f"quarry way: {(int(found[1]) + HALF_TURN) % HEADINGS}", text)
        return _ATTACKER.sub(lambda found: f"attacker: {'top' if found[1] == 'bottom' else 'bottom'}", text)

    def said(self, text: str) -> str:
        """Whatever names spots and headings."""
        text = _HEADING.sub(lambda found: f"{found[1]}{_heading(found[2])}", text)
        text = _BASES.sub(lambda found: f"'{found[1]}': {self._bases(found[2])}", text)
        return _SPOT.sub(self._spot, text)

    def _bases(self, text: str) -> list[int]:
        """Bases as an event tells them; one without a width lies nowhere."""
        told = [int(number) for number in text.split(", ")]
        found: list[int] = []
        for x, y, heading, width, depth in zip(*[told[part::5] for part in range(5)], strict=True):
            turned = [self.width - x, self.depth - y, (heading + HALF_TURN) % HEADINGS] if width else [x, y, heading]
            found += [*turned, width, depth]
        return found

    def action(self, position: GrandBattle, text: str) -> str:
        """An action; the place at which somebody returns is counted along the edge that he left by (GRB-07-009)."""
        found = _RETURN.match(text)
        if found is None:
            return self.said(text)
        edge = position.left_by[position.roster.numbers[found[1]]]
        assert edge != NONE
        length = self.depth if EDGE_KEYS[edge] in ("left", "right") else self.width
        return f"return {found[1]} at {text_of(length - number_in(found[2], 3), 3)}"

    def _spot(self, found: re.Match[str]) -> str:
        x, y = self.width - number_in(found[1], 3), self.depth - number_in(found[2], 3)
        heading = f"/{_heading(found[3])}" if found[3] is not None else ""
        return f"{text_of(x, 3)}:{text_of(y, 3)}{heading}"


def _heading(text: str) -> str:
    return text_of((number_in(text, 2) + HALF_TURN) % HEADINGS, 2)


def _opposite(edge: str) -> str:
    return EDGE_KEYS[(EDGE_KEYS.index(edge) + 2) % 4]

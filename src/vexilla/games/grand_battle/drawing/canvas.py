"""A sheet of SVG in steps: spots of the table become places in the picture, in which y runs down."""

from __future__ import annotations

from typing import Final

from ..geometry.numbers import Spot
from ..written.words import heading_text, length_text


class Canvas:
    """Elements of a picture, one after another, and how they are written."""

    def __init__(self, depth: int, letter: int) -> None:
        #: How deep the table is: the far edge is on top.
        self.depth: Final = depth
        #: How high the letters of marks are, in thousandths of a step.
        self.letter: Final = letter
        self.lines: list[str] = []

    def at(self, spot: Spot) -> str:
        """A spot of the table in the picture."""
        return f"{length_text(spot[0])},{length_text(self.depth - spot[1])}"

    def box(self, low_x: int, low_y: int, high_x: int, high_y: int) -> str:
        """The attributes of a rectangle."""
        x, y = length_text(low_x), length_text(self.depth - high_y)
        return f'x="{x}" y="{y}" width="{length_text(high_x - low_x)}" height="{length_text(high_y - low_y)}"'

    def polygon(self, spots: list[Spot], classes: str) -> None:
        """A closed outline."""
        self.lines.append(f'<polygon points="{" ".join([self.at(spot) for spot in spots])}" class="{classes}"/>')

    def line(self, spots: list[Spot], classes: str) -> None:
        """A line with its bends."""
        self.lines.append(f'<path d="M{" L".join([self.at(spot) for spot in spots])}" class="{classes}"/>')

    def circle(self, spot: Spot, radius: int, classes: str) -> None:
        """A circle about a spot."""
        x, y = length_text(spot[0]), length_text(self.depth - spot[1])
        self.lines.append(f'<circle cx="{x}" cy="{y}" r="{length_text(radius)}" class="{classes}"/>')

    def text(self, spot: Spot, text: str, size: int, classes: str, turn: int = 0) -> None:
        """Letters with their middle at a spot."""
        x, y = length_text(spot[0]), length_text(self.depth - spot[1])
        turned = f' transform="rotate({heading_text(turn)} {x} {y})"' if turn else ""
        place = f'x="{x}" y="{y}" font-size="{length_text(size)}"'
        self.lines.append(f'<text {place} class="{classes}"{turned}>{escaped(text)}</text>')


def escaped(text: str) -> str:
    """A text as it stands in a picture."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

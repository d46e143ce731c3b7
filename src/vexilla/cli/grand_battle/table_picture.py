"""A battle on a measured table drawn in the terminal: braille dots for outlines and ground, ids over them.

Bottom's bases are outlines, top's are filled, so that they are told apart without colours, too.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ...kernel.deed import decimal_text
from ...kernel.position import View

Dot = tuple[int, int]

#: Dots of a braille character, by column and row, as bits.
_BITS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_BLANK: Final = 0x2800
_SIDE_STYLES: Final = {"bottom": "bold red", "top": "bold bright_blue"}
_GROUND_STYLES: Final = {
    "forest": "green",
    "thicket": "green",
    "stream": "cyan",
    "deep-river": "cyan",
    "lake": "cyan",
    "swamp": "cyan",
}
#: Every so many dots of ground, of a filled base.
_SPARSE: Final = 7
_DENSE: Final = 2


class Canvas:
    """Characters of dots and letters for a part of the table."""

    def __init__(self, part: tuple[int, int, int, int], columns: int) -> None:
        self.low_x, self.low_y, high_x, high_y = part
        self.columns: Final = columns
        #: Thousandths of a step for a dot: characters are twice as high as wide, so dots are square.
        self.dot: Final = max(1, -(-(high_x - self.low_x) // (2 * columns)))
        self.rows: Final = max(1, -(-(high_y - self.low_y) // (4 * self.dot)))
        self.bits: Final = [[0] * columns for _ in range(self.rows)]
        self.letters: Final = [[""] * columns for _ in range(self.rows)]
        self.styles: Final = [["dim"] * columns for _ in range(self.rows)]

    def place(self, spot: list[int]) -> Dot:
        """The dot of a spot, from the upper left."""
        return (spot[0] - self.low_x) // self.dot, 4 * self.rows - 1 - (spot[1] - self.low_y) // self.dot

    def mark(self, dot: Dot, style: str) -> None:
        """Set a dot, if it is in the picture."""
        column, row = dot[0] // 2, dot[1] // 4
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self.bits[row][column] |= _BITS[dot[0] % 2][dot[1] % 4]
            self.styles[row][column] = style

    def line(self, one: list[int], other: list[int], style: str) -> None:
        """A straight line."""
        (x, y), (end_x, end_y) = self.place(one), self.place(other)
        length = max(abs(end_x - x), abs(end_y - y), 1)
        for part in range(length + 1):
            self.mark((x + (end_x - x) * part // length, y + (end_y - y) * part // length), style)

    def outline(self, corners: list[list[int]], style: str) -> None:
        """The edges of a polygon."""
        for number, corner in enumerate(corners):
            self.line(corner, corners[(number + 1) % len(corners)], style)

    def fill(self, corners: list[list[int]], style: str, every: int) -> None:
        """A convex polygon, one in so many dots."""
        dots = [self.place(corner) for corner in corners]
        for y in range(max(0, min(y for _, y in dots)), min(4 * self.rows - 1, max(y for _, y in dots)) + 1):
            xs = _crossings(dots, y)
            for x in range(max(0, min(xs, default=0)), min(2 * self.columns - 1, max(xs, default=-1)) + 1):
                if (x + 2 * y) % every == 0:
                    self.mark((x, y), style)

    def write(self, spot: list[int], text: str, style: str, below: int = 0) -> None:
        """Letters around a spot."""
        x, y = self.place(spot)
        row = y // 4 + below
        first = x // 2 - len(text) // 2
        for number, letter in enumerate(text):
            if 0 <= row < self.rows and 0 <= first + number < self.columns:
                self.letters[row][first + number] = letter
                self.styles[row][first + number] = style

    def lines(self) -> list[Text]:
        """The rows of the picture."""
        found = []
        for row in range(self.rows):
            line = Text()
            run, style = "", self.styles[row][0]
            for column in range(self.columns):
                bits = self.bits[row][column]
                if self.styles[row][column] != style:
                    line.append(run, style)
                    run, style = "", self.styles[row][column]
                run += self.letters[row][column] or (chr(_BLANK + bits) if bits else " ")
            found.append(line.append(run, style))
        return found


def _crossings(dots: list[Dot], y: int) -> list[int]:
    """Where the edges of a polygon cross a row of dots."""
    found = []
    for number, (x, here) in enumerate(dots):
        end_x, there = dots[(number + 1) % len(dots)]
        if min(here, there) <= y <= max(here, there):
            found.append(x if here == there else x + (end_x - x) * (y - here) // (there - here))
    return found


def picture(view: View, part: tuple[int, int, int, int] | None, columns: int) -> list[Text]:
    """A view drawn so wide, with coordinates at its left and lower edge."""
    table = view["measured"]
    shown = part if part is not None else (0, 0, table["width"], table["depth"])
    canvas = Canvas(shown, columns - 5)
    for piece in view["land"]["ground"]:
        style = _GROUND_STYLES.get(piece["kind"], "yellow")
        for shape in piece["shapes"]:
            canvas.fill(shape, style, _SPARSE)
        canvas.write(_middle(piece["shapes"][0]), piece["id"], style)
    for hill in view["land"]["hills"]:
        canvas.write(hill["summit"], "^", "yellow")
    for camp_side, camp in view["camps"].items():
        if camp is not None and camp["outline"] is not None:
            canvas.outline(camp["outline"], _SIDE_STYLES[camp_side])
    for section in view["sections"]:
        canvas.line(section["line"][0], section["line"][1], _SIDE_STYLES[section["side"]])
    for piece in table["pieces"]:
        _base(canvas, piece)
    for marker in table["markers"]:
        sign = "x" if marker.get("true") is False else "?"
        canvas.write(marker["at"], f"{sign}{marker['id']}", _SIDE_STYLES[marker["side"]])
    return _with_scale(canvas, shown)


def _base(canvas: Canvas, piece: dict[str, Any]) -> None:
    corners = piece["outline"]
    style = _SIDE_STYLES[piece["side"]]
    canvas.outline(corners, style)
    if piece["side"] == "top":
        canvas.fill(corners, style, _DENSE)
    ahead = [2 * piece["at"][axis] - (corners[2][axis] + corners[3][axis]) // 2 for axis in (0, 1)]
    tip = [piece["at"][axis] + (ahead[axis] - piece["at"][axis]) // 3 for axis in (0, 1)]
    canvas.line(piece["at"], tip, style)
    middle = _middle(corners)
    room = (max(x for x, _ in corners) - min(x for x, _ in corners)) // (2 * canvas.dot)
    canvas.write(middle, _short(piece["id"], room), style)
    if (max(y for _, y in corners) - min(y for _, y in corners)) // canvas.dot >= 12:
        canvas.write(middle, f"{piece['left']}/{piece['strength']}", style, below=1)


def _middle(spots: list[list[int]]) -> list[int]:
    return [sum(spot[axis] for spot in spots) // len(spots) for axis in (0, 1)]


def _short(id_: str, room: int) -> str:
    """An id in as many letters as there is room for: some of each of its words, so that it is known again."""
    *words, number = id_.split("-")
    if len(id_) <= room or not words:
        return id_
    each = max(1, (room - len(number)) // len(words))
    return "".join([word[:each] for word in words]) + number


def _with_scale(canvas: Canvas, part: tuple[int, int, int, int]) -> list[Text]:
    """The rows with steps at their left, and a row of steps below."""
    found = []
    for number, line in enumerate(canvas.lines()):
        height = canvas.low_y + (canvas.rows - 1 - number) * 4 * canvas.dot
        label = decimal_text(height // 1_000, 0) if number % 4 == (canvas.rows - 1) % 4 else ""
        found.append(Text(f"{label:>4} ", style="dim").append_text(line))
    below = [" "] * (canvas.columns + 5)
    for x in range(-(-part[0] // 10_000) * 10_000, part[2], 10_000):
        label = str(x // 1_000)
        first = 5 + (x - part[0]) // (2 * canvas.dot)
        below[first : first + len(label)] = label
    return [*found, Text("".join(below), style="dim")]

"""A battle on a measured table drawn in the terminal: braille dots for outlines and ground, ids over them.

The bases of the army from below are outlines, those from above are filled, so that they are told apart without
colours, too. The attacker is below; before roles are chosen bottom is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from ...games.grand_battle.tables.terrain import GROUNDS
from ...games.grand_battle.written.words import spot_in
from ...kernel.deed import decimal_text
from ...kernel.position import View
from ...kernel.refusal import BadSetup
from ...locales import Speaker

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
#: Columns that the scale at the left takes.
_SCALE: Final = 5
#: Where the name of a piece of ground is tried to be written: at its middle, then a row or two off it.
_NEAR_ROWS: Final = (0, 1, -1, 2, -2)
#: No id has more letters.
_MOST_LETTERS: Final = 99
#: No picture is higher.
_MOST_ROWS: Final = 400
#: How wide nearly every base is; of the columns it takes one is left free, so that neighbours are told apart.
_WIDTH: Final = 8_000


def _dot(width: int, columns: int) -> int:
    """How many thousandths of a step a dot is wide where so much has room in so many columns."""
    return max(1, -(-width // (2 * columns)))


class Canvas:
    """Characters of dots and letters for a part of the table."""

    def __init__(self, part: tuple[int, int, int, int], columns: int, most_rows: int) -> None:
        self.low_x, self.low_y, high_x, high_y = part
        self.columns: Final = columns
        #: Thousandths of a step for a dot: characters are twice as high as wide, so dots are square.
        self.dot: Final = _dot(high_x - self.low_x, columns)
        #: The same for its height: more where there is little room, so that the table looks pressed flat.
        self.dot_height: Final = max(self.dot, -(-(high_y - self.low_y) // (4 * most_rows)))
        self.rows: Final = max(1, -(-(high_y - self.low_y) // (4 * self.dot_height)))
        self.bits: Final = [[0] * columns for _ in range(self.rows)]
        self.letters: Final = [[""] * columns for _ in range(self.rows)]
        self.styles: Final = [["dim"] * columns for _ in range(self.rows)]

    def place(self, spot: list[int]) -> Dot:
        """The dot of a spot, from the upper left."""
        return (spot[0] - self.low_x) // self.dot, 4 * self.rows - 1 - (spot[1] - self.low_y) // self.dot_height

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

    def write(self, spot: list[int], text: str, style: str, below: int = 0) -> bool:
        """Letters around a spot, so many rows below it, unless others stand there; whether there was room."""
        x, y = self.place(spot)
        row = y // 4 + below
        first = x // 2 - len(text) // 2
        if 0 <= x < 2 * self.columns:
            first = max(0, min(first, self.columns - len(text)))
        if 0 <= row < self.rows and any(self.letters[row][max(0, first) : max(0, first + len(text))]):
            return False
        for number, letter in enumerate(text):
            if 0 <= row < self.rows and 0 <= first + number < self.columns:
                self.letters[row][first + number] = letter
                self.styles[row][first + number] = style
        return True

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


def picture(
    view: View,
    part: tuple[int, int, int, int] | None,
    columns: int,
    grounds: Mapping[str, str],
    most_rows: int = _MOST_ROWS,
    letters: int = _MOST_LETTERS,
) -> list[Text]:
    """A view drawn so wide, with coordinates at its left and lower edge; ``grounds`` tells what each kind is called."""
    table = view["measured"]
    shown = part if part is not None else (0, 0, table["width"], table["depth"])
    canvas = Canvas(shown, columns - _SCALE, most_rows)
    for piece in view["land"]["ground"]:
        style = _GROUND_STYLES.get(piece["kind"], "yellow")
        for shape in piece["shapes"]:
            canvas.fill(shape, style, _SPARSE)
    for hill in view["land"]["hills"]:
        canvas.write(hill["summit"], "^", "yellow")
    for camp_side, camp in view["camps"].items():
        if camp is not None and camp["outline"] is not None:
            canvas.outline(camp["outline"], _SIDE_STYLES[camp_side])
    for section in view["sections"]:
        canvas.line(section["line"][0], section["line"][1], _SIDE_STYLES[section["side"]])
    labels = labels_of(view, shown, columns, letters)
    below = view["attacker"] or "bottom"
    for piece in table["pieces"]:
        _base(canvas, piece, labels[piece["id"]], is_filled=piece["side"] != below)
    for marker in table["markers"]:
        sign = "x" if marker.get("true") is False else "?"
        canvas.write(marker["at"], f"{sign}{marker['id']}", _SIDE_STYLES[marker["side"]])
    # What the ground is called comes last: units stand before it.
    for piece in view["land"]["ground"]:
        named = grounds.get(piece["kind"], piece["kind"])
        middle, style = _middle(piece["shapes"][0]), _GROUND_STYLES.get(piece["kind"], "yellow")
        for rows in _NEAR_ROWS:
            if canvas.write(middle, named, style, rows):
                break
    return _with_scale(canvas, shown)


def labels_of(view: View, part: tuple[int, int, int, int] | None, columns: int, letters: int) -> dict[str, str]:
    """What is written on each base of a picture that is so wide, by ids; in no more than so many letters."""
    table = view["measured"]
    shown = part if part is not None else (0, 0, table["width"], table["depth"])
    ids = [unit["id"] for unit in [*table["pieces"], *view["away"]]]
    return short_ids(ids, min(letters, _WIDTH // (2 * _dot(shown[2] - shown[0], columns - _SCALE)) - 1))


def _base(canvas: Canvas, piece: dict[str, Any], label: str, *, is_filled: bool) -> None:
    corners = piece["outline"]
    style = _SIDE_STYLES[piece["side"]]
    canvas.outline(corners, style)
    if is_filled:
        canvas.fill(corners, style, _DENSE)
    ahead = [2 * piece["at"][axis] - (corners[2][axis] + corners[3][axis]) // 2 for axis in (0, 1)]
    tip = [piece["at"][axis] + (ahead[axis] - piece["at"][axis]) // 3 for axis in (0, 1)]
    canvas.line(piece["at"], tip, style)
    middle = _middle(corners)
    canvas.write(middle, label, style)
    if (max(y for _, y in corners) - min(y for _, y in corners)) // canvas.dot_height >= 12:
        canvas.write(middle, f"{piece['left']}/{piece['strength']}", style, below=1)


def _middle(spots: list[list[int]]) -> list[int]:
    return [sum(spot[axis] for spot in spots) // len(spots) for axis in (0, 1)]


def short_ids(ids: list[str], room: int) -> dict[str, str]:
    """Ids in as many letters as there is room for: of each of their words some, and of no two kinds the same."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for id_ in sorted(ids):
        kind, _, number = id_.rpartition("-")
        if len(id_) <= room or not kind:
            found[id_] = id_
            continue
        # A part of a unit, or whose servants they are: one letter tells.
        number = number if number.isdecimal() else number[:1]
        letters = next((each for each in _cuts(kind, room - len(number)) if taken.setdefault(each, kind) == kind), kind)
        found[id_] = letters + number
    return found


def _cuts(kind: str, room: int) -> Iterator[str]:
    """A kind in few letters: the first ones of its words, or with another letter of them as the last one."""
    words = kind.split("-")
    each, more = divmod(max(len(words), room), len(words))
    first = "".join([word[: each + (place < more)] for place, word in enumerate(words)])
    yield first
    for letter in "".join(words):
        if letter not in first:
            yield first[:-1] + letter if len(first) > 1 else first + letter


def _with_scale(canvas: Canvas, part: tuple[int, int, int, int]) -> list[Text]:
    """The rows with steps at their left, and a row of steps below."""
    found = []
    for number, line in enumerate(canvas.lines()):
        height = canvas.low_y + (canvas.rows - 1 - number) * 4 * canvas.dot_height
        label = decimal_text(height // 1_000, 0) if number % 4 == (canvas.rows - 1) % 4 else ""
        found.append(Text(f"{label:>4} ", style="dim").append_text(line))
    below = [" "] * (canvas.columns + 5)
    for x in range(-(-part[0] // 10_000) * 10_000, part[2], 10_000):
        label = str(x // 1_000)
        first = 5 + (x - part[0]) // (2 * canvas.dot)
        below[first : first + len(label)] = label
    return [*found, Text("".join(below), style="dim")]


def grounds_in(speaker: Speaker) -> dict[str, str]:
    """What each kind of ground is called in a language."""
    return {ground.key: speaker.word("grand_battle", "ground", ground.key) for ground in GROUNDS}


def part_in(text: str) -> tuple[int, int, int, int]:
    """A part of the table from corner to corner: ``40:20-90:60``."""
    one, dash, other = text.partition("-")
    if not dash:
        raise BadSetup(f"a part is two corners such as 40:20-90:60, not {text!r}")
    (x, y), (to_x, to_y) = spot_in(one, "part"), spot_in(other, "part")
    low_x, low_y, high_x, high_y = min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)
    if low_x == high_x or low_y == high_y:
        raise BadSetup(f"the part {text} has no width or no depth")
    return low_x, low_y, high_x, high_y

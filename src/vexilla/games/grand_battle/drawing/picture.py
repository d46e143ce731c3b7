"""A battle drawn as SVG, from what somebody sees of it: ground, bases with their fronts, zones and ranges.

The picture is told apart in grey, too: bottom's bases are plain, top's are hatched, and each kind of ground that has to
be known by sight has a pattern. Its unit is a step; y runs down, as in all pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from ....kernel.position import View
from ....kernel.refusal import BadSetup
from ....kernel.written import one_of
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT, Base
from ..geometry.gaps import nearest_spots
from ..geometry.numbers import DEGREE, HALF_TURN, QUARTER_TURN, STEP, Spot, heading_of, moved
from ..written.words import heading_text, length_text
from .canvas import Canvas, escaped
from .marks import Mark, upright
from .styles import GROUND_STYLES, PATTERNS, SIDE_STYLES, GroundStyle, style

#: How wide a picture is in points, how few and how many of them a step may have, and what lies around the table.
_POINTS: Final = 1_300
_SCALES: Final[tuple[int, int]] = (8, 40)
MARGIN: Final = 4 * STEP
#: Lines of the grid, and of one that is seen close by: a part narrower than so much is.
_GRID: Final = 10 * STEP
_CLOSE: Final = 30 * STEP
#: The largest numbers that have room at the edges.
_LARGEST: Final = 2_200
#: So many letters of marks are as high as a picture is wide.
_LETTERS: Final = 46
#: How far the lines of zones are drawn.
_ZONE: Final = 20 * STEP
#: The line of a front lies so far within the base: two that meet are both seen.
_FRONT: Final = 200
#: Bases of this depth have room for two rows of letters.
_TWO_ROWS: Final = 3 * STEP
#: The most that letters are wide, in hundredths of their height: narrow ones, wide ones and all others.
_NARROW: Final = "fijlrt-/. "
_WIDE: Final = "mw★☆"
_LETTERS_WIDE: Final[tuple[int, int, int]] = (40, 98, 64)
#: What stands beside something.
_ASIDE: Final = 1_800
_ZONE_NAMES: Final[tuple[str, ...]] = ("front", "right", "rear", "left")

Part = tuple[int, int, int, int]


def draw(
    view: View,
    part: Part | None = None,
    zones: tuple[str, ...] = (),
    ranges: tuple[str, ...] = (),
    marks: tuple[Mark, ...] = (),
    *,
    plain: bool = False,
    words: Mapping[str, str] | None = None,
) -> str:
    """The picture of a view, or of a part of the table from one corner to the other.

    Zones are drawn of the units that are named; ranges of batteries, and the command zones of commanders. Marks explain
    something; a picture for that has ``plain`` bases, with no more on them than their names and their disorder.
    ``words`` tell what kinds of ground and, after ``camp-``, of camps are called in somebody's language.
    """
    return _Picture(view, part, plain, words or {}).draw(zones, ranges, marks)


@final
class _Picture(Canvas):
    """The picture while it is drawn."""

    def __init__(self, view: View, part: Part | None, plain: bool, words: Mapping[str, str]) -> None:
        table = view["measured"]
        width, depth = table["width"], table["depth"]
        seen = (0, 0, width, depth) if part is None else part
        super().__init__(depth, (seen[2] - seen[0]) // _LETTERS)
        self.view: Final = view
        self.words: Final = words
        self.is_plain: Final = plain
        self.width: Final[int] = width
        self.part: Final[Part] = seen
        #: How much smaller than usual everything is that does not lie on the table, in thousandths.
        self.zoom: Final[int] = min(STEP, (seen[2] - seen[0]) * STEP // _CLOSE)
        self.pieces: Final[dict[str, Any]] = {piece["id"]: piece for piece in table["pieces"]}
        self.markers: Final[list[Any]] = table["markers"]

    def draw(self, zones: tuple[str, ...], ranges: tuple[str, ...], marks: tuple[Mark, ...]) -> str:
        """All of it, from the ground up."""
        low_x, low_y, high_x, high_y = self.part
        margin = MARGIN * self.zoom // STEP
        left, top = low_x - margin, self.depth - high_y - margin
        wide, high = high_x - low_x + 2 * margin, high_y - low_y + 2 * margin
        box = " ".join([length_text(length) for length in (left, top, wide, high)])
        scale = max(_SCALES[0], min(_SCALES[1] * STEP // self.zoom, _POINTS * STEP // wide))
        size = f'width="{wide * scale // STEP}" height="{high * scale // STEP}"'
        self.lines.append(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} class="battle">')
        self.lines.append(f"<style>{style(self.zoom)}</style><defs>{PATTERNS}")
        inner = self.box(low_x, low_y, high_x, high_y)
        self.lines.append(f'<clipPath id="part"><rect {inner}/></clipPath></defs>')
        self.lines.append(f'<rect {inner} class="table"/><g clip-path="url(#part)">')
        self._ground()
        self._grid()
        self._camps()
        self._sections()
        for name in ranges:
            self._range(name)
        for name in zones:
            self._zones(name)
        for mark in marks:
            if mark.is_beneath:
                mark.draw(self)
        for piece in self.pieces.values():
            self._base(piece, "")
        self._markers()
        self._duels()
        for mark in marks:
            if not mark.is_beneath:
                mark.draw(self)
        self.lines.append("</g>")
        self.lines.append(f'<rect {inner} class="edge"/>')
        self._coordinates()
        self.lines.append("</svg>")
        return "\n".join(self.lines) + "\n"

    # -- the table -------------------------------------------------------------------------------

    def _ground(self) -> None:
        land = self.view["land"]
        for piece in land["ground"]:
            look: GroundStyle = GROUND_STYLES[piece["kind"]]
            path = " ".join([f"M{' L'.join([self.at(_spot(spot)) for spot in shape])} Z" for shape in piece["shapes"]])
            self.lines.append(f'<path d="{path}" fill="{look.fill}" stroke="{look.fill}" class="ground"/>')
            if look.pattern:
                self.lines.append(f'<path d="{path}" fill="url(#{look.pattern})"/>')
        for bridge in land["bridges"]:
            self.polygon([_spot(spot) for spot in bridge["outline"]], "bridge")
        for hill in land["hills"]:
            self.text(_spot(hill["summit"]), "▲", 1_800, "summit")
        for piece in land["ground"] if not self.is_plain else []:
            told = f"{piece['id']}: {piece['kind']}" if piece["id"] != piece["kind"] else piece["id"]
            told = self.words.get(piece["kind"], told)
            self.text(_middle([_spot(spot) for spot in piece["shapes"][0]]), told, 1_200, "name")

    def _mesh(self) -> int:
        """How far lines of the grid are apart."""
        return _GRID if self.zoom == STEP else STEP

    def _grid(self) -> None:
        mesh = self._mesh()
        for x in range(mesh, self.width, mesh):
            self.line([(x, 0), (x, self.depth)], "grid")
        for y in range(mesh, self.depth, mesh):
            self.line([(0, y), (self.width, y)], "grid")

    def _coordinates(self) -> None:
        """Steps at all four edges of what is shown."""
        low_x, low_y, high_x, high_y = self.part
        mesh, size = self._mesh(), 1_400 * self.zoom // STEP
        if self.is_plain:
            size = max(size, min(self.letter, _LARGEST))
        below, beside = 1_200 * self.zoom // STEP, 1_800 * self.zoom // STEP
        for x in range(-(-low_x // mesh) * mesh, high_x + 1, mesh):
            for y in (low_y - below, high_y + below):
                self.text((x, y), str(x // STEP), size, "scale")
        for y in range(-(-low_y // mesh) * mesh, high_y + 1, mesh):
            for x in (low_x - beside, high_x + beside):
                self.text((x, y), str(y // STEP), size, "scale")

    def _camps(self) -> None:
        for side, camp in self.view["camps"].items():
            if camp is None or camp["outline"] is None:
                continue
            corners = [_spot(spot) for spot in camp["outline"]]
            lost = ", lost" if camp["lost"] else ""
            kind = "lost" if camp["lost"] else camp["kind"]
            told = self.words.get(f"camp-{kind}", f"camp of {side}: {camp['kind']}{lost}")
            self.polygon(corners, f"camp {side}")
            if not self.is_plain:
                # Behind it, where no servants stand: on the side of the nearer edge of the table.
                x, y = _middle(corners)
                high = max([corner[1] for corner in corners]) + _ASIDE
                low = min([corner[1] for corner in corners]) - _ASIDE
                self.text((x, low if 2 * y < self.depth else high), told, 1_300, "name")

    def _sections(self) -> None:
        """Works and barricades: a thick line with teeth outward."""
        for section in self.view["sections"]:
            left, right = _spot(section["line"][0]), _spot(section["line"][1])
            self.line([left, right], f"section {section['kind']}")
            outward = _turned_left(heading_of(right[0] - left[0], right[1] - left[1]))
            for tooth in range(1, 8, 2):
                foot = _between(left, right, tooth, 8)
                self.line([foot, moved(foot, outward, 700)], f"section {section['kind']}")

    # -- units -----------------------------------------------------------------------------------

    def _base(self, piece: View, classes: str) -> None:
        """A base with its front, whose it is, who it is and how it fares."""
        corners = [_spot(spot) for spot in piece["outline"]]
        base = base_of(piece)
        side = piece["side"]
        self.lines.append(f'<g class="unit {side} {classes}"><title>{escaped(self._told(piece))}</title>')
        self.polygon(corners, "base")
        self.lines.append(f'<polygon points="{" ".join([self.at(spot) for spot in corners])}" {SIDE_STYLES[side]}/>')
        front = _FRONT * self.zoom // STEP
        if piece["allRound"]:
            inner = Base(*base.at(-front, 0), base.heading, base.width - 2 * front, base.depth - 2 * front)
            self.polygon(inner.corners(), "front")
        else:
            self.line([base.at(-front, -base.half), base.at(-front, base.half)], "front")
        tip = 700 * self.zoom // STEP
        self.polygon([base.at(0, -tip), base.at(0, tip), base.at(tip, 0)], "arrow")
        self._label(piece, base)
        self.lines.append("</g>")

    def _label(self, piece: View, base: Base) -> None:
        """Who it is and how it fares, in one row or two, never on its head."""
        stars = [each for each in self.view["commanders"] if each["unit"] == piece["id"] and not each["fallen"]]
        name = "".join(["★" if each["general"] else "☆" for each in stars]) + piece["id"]
        state = _disorder(piece) if self.is_plain else _state(piece)
        turn = upright(base.heading)
        row = base.depth // 4 if turn == base.heading else -base.depth // 4
        upper, lower = base.at(-base.depth // 2 + row, 0), base.at(-base.depth // 2 - row, 0)
        rows = [(upper, name), (lower, state)]
        if base.depth < _TWO_ROWS or not state:
            rows = [(base.centre(), f"{name} {state}".rstrip())]
        for spot, told in rows:
            size = min(1_500, base.depth // (len(rows) + 1), (base.width - 400) * 100 // _width(told))
            self.text(spot, told, size, "label", turn)

    def _told(self, piece: View) -> str:
        """What stands in the tip of a base."""
        x, y = piece["at"]
        words = [f"{piece['id']} ({piece['profile']}, {piece['side']})"]
        words.append(f"at {length_text(x)}:{length_text(y)} heading {heading_text(piece['hundredths'])}")
        words.append(f"strength {piece['left']} of {piece['strength']}")
        words += [*piece["marks"], *[f"rough {ground}" for ground in piece["rough"]]]
        words += [each["name"] for each in self.view["commanders"] if each["unit"] == piece["id"]]
        return ", ".join(words)

    def _markers(self) -> None:
        for marker in self.markers:
            if "unit" in marker:
                self._base(marker["unit"], "hidden")
            spot = _spot(marker["at"])
            sign = "×" if marker.get("true") is False else "?"
            self.circle(spot, 1_200, f"marker {marker['side']}")
            self.text(spot, sign, 1_600, "label")
            self.text((spot[0], spot[1] - 2_000), marker["id"], 1_000, "name")

    def _duels(self) -> None:
        """A dot where those meet who fight directly with each other."""
        for one, other in self.view["duels"]:
            if one in self.pieces and other in self.pieces:
                meeting = nearest_spots(base_of(self.pieces[one]), base_of(self.pieces[other]))[0]
                self.circle(meeting, 500, "duel")

    # -- zones and ranges ------------------------------------------------------------------------

    def _zones(self, name: str) -> None:
        """The diagonals that part front, flanks and rear (GRB-01-037), and the front zone shaded."""
        base = base_of(self.pieces[_named(name, tuple(self.pieces))])
        half = base.half
        ahead, behind = _ZONE, -base.depth - _ZONE
        shaded = [base.at(0, -half), base.at(ahead, -half - _ZONE), base.at(ahead, half + _ZONE), base.at(0, half)]
        self.polygon(shaded, "zone")
        for corner, forward, right in (
            (FRONT_LEFT, ahead, -half - _ZONE),
            (FRONT_RIGHT, ahead, half + _ZONE),
            (REAR_RIGHT, behind, half + _ZONE),
            (REAR_LEFT, behind, -half - _ZONE),
        ):
            self.line([base.corner(corner), base.at(forward, right)], "diagonal")
        places = (
            base.at(_ZONE // 2, 0),
            base.at(-base.depth // 2, half + _ZONE // 2),
            base.at(-base.depth - _ZONE // 2, 0),
            base.at(-base.depth // 2, -half - _ZONE // 2),
        )
        for number, spot in enumerate(places):
            self.text(spot, _ZONE_NAMES[number], 1_400, "name")

    def _range(self, name: str) -> None:
        """How far a battery shoots in its front zone (GRB-13-031), or how far a commander commands (GRB-04-010)."""
        commanders = {each["id"]: each for each in self.view["commanders"] if each["unit"] in self.pieces}
        batteries = [id_ for id_, piece in self.pieces.items() if "reach" in piece]
        name = _named(name, (*commanders, *batteries))
        if name in commanders:
            corners = [_spot(spot) for spot in self.pieces[commanders[name]["unit"]]["outline"]]
            around = length_text(2 * commanders[name]["zone"])
            points = " ".join([self.at(spot) for spot in corners])
            self.lines.append(f'<polygon points="{points}" class="command" stroke-width="{around}"/>')
            return
        piece = self.pieces[name]
        base, reach = base_of(piece), piece["reach"]
        left, right = base.at(0, -base.half), base.at(0, base.half)
        eighth = QUARTER_TURN // 2
        turns = [turn % (2 * HALF_TURN) for turn in range(base.heading - eighth, base.heading + 1, 5 * DEGREE)]
        arc = [moved(left, turn, reach) for turn in turns]
        arc += [moved(right, (turn + eighth) % (2 * HALF_TURN), reach) for turn in turns]
        self.polygon([left, *arc, right], "range")
        if not self.is_plain:
            self.text(base.at(reach - 1_500, 0), f"{length_text(reach)} steps", 1_400, "name")


# -- helpers ---------------------------------------------------------------------------------------


def base_of(piece: View) -> Base:
    """The base of a unit that is shown."""
    return Base(piece["at"][0], piece["at"][1], piece["hundredths"], piece["size"][0], piece["size"][1])


def _width(told: str) -> int:
    """How wide letters are at most, in hundredths of their height."""
    narrow = len([letter for letter in told if letter in _NARROW])
    wide = len([letter for letter in told if letter in _WIDE])
    widths = _LETTERS_WIDE
    return narrow * widths[0] + wide * widths[1] + (len(told) - narrow - wide) * widths[2]


def _spot(spot: list[int]) -> Spot:
    return spot[0], spot[1]


def _middle(spots: list[Spot]) -> Spot:
    return sum([x for x, _ in spots]) // len(spots), sum([y for _, y in spots]) // len(spots)


def _between(one: Spot, other: Spot, part: int, whole: int) -> Spot:
    return one[0] + (other[0] - one[0]) * part // whole, one[1] + (other[1] - one[1]) * part // whole


def _turned_left(heading: int) -> int:
    return (heading - QUARTER_TURN) % (2 * HALF_TURN)


def _state(piece: View) -> str:
    """How a unit fares: strength left of what it was, figures lost, points of disorder, the gravest of its marks."""
    words = [f"{piece['left']}/{piece['strength']}"]
    if piece["losses"]:
        words.append(f"-{piece['losses']}")
    if piece["disorder"]:
        words.append(_disorder(piece))
    words += [mark for mark in ("routed", "fleeing", "dismounted", "all-round") if mark in piece["marks"]]
    return " ".join(words)


def _disorder(piece: View) -> str:
    """A dot a point."""
    points: int = piece["disorder"]
    return "•" * points if points <= 3 else f"•{points}"


def _named(name: str, names: tuple[str, ...]) -> str:
    """A name that is on the table; BadSetup offers those that are."""
    if not names:
        raise BadSetup(f"there is nothing on the table that could be {name!r}")
    return names[one_of(name, names, "name on the table that this can be drawn of")]

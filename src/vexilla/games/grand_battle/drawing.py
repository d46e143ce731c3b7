"""A battle drawn as SVG, from what somebody sees of it: ground, bases with their fronts, zones and ranges.

The picture is told apart in grey, too: bottom's bases are plain, top's are hatched, and each kind of ground that has to
be known by sight has a pattern. Its unit is a step; y runs down, as in all pictures.
"""

from __future__ import annotations

from typing import Any, Final, final

from ...kernel.position import View
from ...kernel.refusal import BadSetup
from ...kernel.written import one_of
from .drawing_styles import GROUND_STYLES, PATTERNS, SIDE_STYLES, STYLE, GroundStyle
from .geometry.bases import FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT, Base
from .geometry.gaps import nearest_spots
from .geometry.numbers import DEGREE, HALF_TURN, QUARTER_TURN, STEP, Spot, heading_of, moved
from .words import heading_text, length_text

#: How wide a picture is in points, how few and how many of them a step may have, and what lies around the table.
_POINTS: Final = 1_300
_SCALES: Final[tuple[int, int]] = (8, 40)
MARGIN: Final = 4 * STEP
#: Lines of the grid, in steps.
_GRID: Final = 10 * STEP
#: How far the lines of zones are drawn.
_ZONE: Final = 20 * STEP
#: The line of a front lies so far within the base: two that meet are both seen.
_FRONT: Final = 200
#: Bases of this depth have room for two rows of letters.
_TWO_ROWS: Final = 3 * STEP
#: The most a letter is wide, in hundredths of its height.
_LETTER: Final = 60
_ZONE_NAMES: Final[tuple[str, ...]] = ("front", "right", "rear", "left")

Part = tuple[int, int, int, int]


def draw(view: View, part: Part | None = None, zones: tuple[str, ...] = (), ranges: tuple[str, ...] = ()) -> str:
    """The picture of a view, or of a part of the table from one corner to the other.

    Zones are drawn of the units that are named; ranges of batteries, and the command zones of commanders.
    """
    return _Picture(view, part).draw(zones, ranges)


@final
class _Picture:
    """The picture while it is drawn: a list of elements."""

    def __init__(self, view: View, part: Part | None) -> None:
        self.view: Final = view
        table = view["measured"]
        self.width: Final[int] = table["width"]
        self.depth: Final[int] = table["depth"]
        self.part: Final[Part] = (0, 0, self.width, self.depth) if part is None else part
        self.pieces: Final[dict[str, Any]] = {piece["id"]: piece for piece in table["pieces"]}
        self.markers: Final[list[Any]] = table["markers"]
        self.lines: list[str] = []

    def draw(self, zones: tuple[str, ...], ranges: tuple[str, ...]) -> str:
        """All of it, from the ground up."""
        low_x, low_y, high_x, high_y = self.part
        left, top = low_x - MARGIN, self.depth - high_y - MARGIN
        wide, high = high_x - low_x + 2 * MARGIN, high_y - low_y + 2 * MARGIN
        box = " ".join([length_text(length) for length in (left, top, wide, high)])
        scale = max(_SCALES[0], min(_SCALES[1], _POINTS * STEP // wide))
        size = f'width="{wide * scale // STEP}" height="{high * scale // STEP}"'
        self.lines.append(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} class="battle">')
        self.lines.append(f"<style>{STYLE}</style><defs>{PATTERNS}")
        inner = self._box(low_x, low_y, high_x, high_y)
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
        for piece in self.pieces.values():
            self._base(piece, "")
        self._markers()
        self._duels()
        self.lines.append("</g>")
        self.lines.append(f'<rect {inner} class="edge"/>')
        self._coordinates()
        self.lines.append("</svg>")
        return "\n".join(self.lines) + "\n"

    # -- places ----------------------------------------------------------------------------------

    def _at(self, spot: Spot) -> str:
        """A spot of the table in the picture."""
        return f"{length_text(spot[0])},{length_text(self.depth - spot[1])}"

    def _box(self, low_x: int, low_y: int, high_x: int, high_y: int) -> str:
        x, y = length_text(low_x), length_text(self.depth - high_y)
        return f'x="{x}" y="{y}" width="{length_text(high_x - low_x)}" height="{length_text(high_y - low_y)}"'

    def _polygon(self, spots: list[Spot], classes: str) -> str:
        return f'<polygon points="{" ".join([self._at(spot) for spot in spots])}" class="{classes}"/>'

    def _line(self, one: Spot, other: Spot, classes: str) -> str:
        return f'<path d="M{self._at(one)} L{self._at(other)}" class="{classes}"/>'

    def _text(self, spot: Spot, text: str, size: int, classes: str, turn: int = 0) -> str:
        x, y = length_text(spot[0]), length_text(self.depth - spot[1])
        turned = f' transform="rotate({heading_text(turn)} {x} {y})"' if turn else ""
        return (
            f'<text x="{x}" y="{y}" font-size="{length_text(size)}" class="{classes}"{turned}>{_escaped(text)}</text>'
        )

    # -- the table -------------------------------------------------------------------------------

    def _ground(self) -> None:
        land = self.view["land"]
        for piece in land["ground"]:
            style: GroundStyle = GROUND_STYLES[piece["kind"]]
            path = " ".join([f"M{' L'.join([self._at(_spot(spot)) for spot in shape])} Z" for shape in piece["shapes"]])
            self.lines.append(f'<path d="{path}" fill="{style.fill}" stroke="{style.fill}" class="ground"/>')
            if style.pattern:
                self.lines.append(f'<path d="{path}" fill="url(#{style.pattern})"/>')
        for bridge in land["bridges"]:
            self.lines.append(self._polygon([_spot(spot) for spot in bridge["outline"]], "bridge"))
        for hill in land["hills"]:
            self.lines.append(self._text(_spot(hill["summit"]), "▲", 1_800, "summit"))
        for piece in land["ground"]:
            told = f"{piece['id']}: {piece['kind']}" if piece["id"] != piece["kind"] else piece["id"]
            self.lines.append(self._text(_middle([_spot(spot) for spot in piece["shapes"][0]]), told, 1_200, "name"))

    def _grid(self) -> None:
        for x in range(_GRID, self.width, _GRID):
            self.lines.append(self._line((x, 0), (x, self.depth), "grid"))
        for y in range(_GRID, self.depth, _GRID):
            self.lines.append(self._line((0, y), (self.width, y), "grid"))

    def _coordinates(self) -> None:
        """Steps at all four edges of what is shown."""
        low_x, low_y, high_x, high_y = self.part
        for x in range(-(-low_x // _GRID) * _GRID, high_x + 1, _GRID):
            for y in (low_y - 1_200, high_y + 1_200):
                self.lines.append(self._text((x, y), str(x // STEP), 1_400, "scale"))
        for y in range(-(-low_y // _GRID) * _GRID, high_y + 1, _GRID):
            for x in (low_x - 1_800, high_x + 1_800):
                self.lines.append(self._text((x, y), str(y // STEP), 1_400, "scale"))

    def _camps(self) -> None:
        for side, camp in self.view["camps"].items():
            if camp is None or camp["outline"] is None:
                continue
            corners = [_spot(spot) for spot in camp["outline"]]
            lost = ", lost" if camp["lost"] else ""
            told = f"camp of {side}: {camp['kind']}{lost}"
            self.lines.append(self._polygon(corners, f"camp {side}"))
            self.lines.append(self._text(_middle(corners), told, 1_300, "name"))

    def _sections(self) -> None:
        """Works and barricades: a thick line with teeth outward."""
        for section in self.view["sections"]:
            left, right = _spot(section["line"][0]), _spot(section["line"][1])
            self.lines.append(self._line(left, right, f"section {section['kind']}"))
            outward = _turned_left(heading_of(right[0] - left[0], right[1] - left[1]))
            for tooth in range(1, 8, 2):
                foot = _between(left, right, tooth, 8)
                self.lines.append(self._line(foot, moved(foot, outward, 700), f"section {section['kind']}"))

    # -- units -----------------------------------------------------------------------------------

    def _base(self, piece: View, classes: str) -> None:
        """A base with its front, whose it is, who it is and how it fares."""
        corners = [_spot(spot) for spot in piece["outline"]]
        base = base_of(piece)
        side = piece["side"]
        self.lines.append(f'<g class="unit {side} {classes}"><title>{_escaped(self._told(piece))}</title>')
        self.lines.append(self._polygon(corners, "base"))
        self.lines.append(f'<polygon points="{" ".join([self._at(spot) for spot in corners])}" {SIDE_STYLES[side]}/>')
        if piece["allRound"]:
            inner = Base(*base.at(-_FRONT, 0), base.heading, base.width - 2 * _FRONT, base.depth - 2 * _FRONT)
            self.lines.append(self._polygon(inner.corners(), "front"))
        else:
            self.lines.append(self._line(base.at(-_FRONT, -base.half), base.at(-_FRONT, base.half), "front"))
        tip = [base.at(0, -600), base.at(0, 600), base.at(700, 0)]
        self.lines.append(self._polygon(tip, "arrow"))
        stars = [each for each in self.view["commanders"] if each["unit"] == piece["id"] and not each["fallen"]]
        name = "".join(["★" if each["general"] else "☆" for each in stars]) + piece["id"]
        turn = base.heading
        upside_down = QUARTER_TURN < turn < HALF_TURN + QUARTER_TURN
        turn = (turn + HALF_TURN) % (2 * HALF_TURN) if upside_down else turn
        row = base.depth // 4
        upper, lower = base.at(-base.depth // 2 + row, 0), base.at(-base.depth // 2 - row, 0)
        if upside_down:
            upper, lower = lower, upper
        rows = [(upper, name), (lower, _state(piece))]
        if base.depth < _TWO_ROWS:
            rows = [(base.centre(), f"{name} {_state(piece)}")]
        for spot, told in rows:
            size = min(1_500, base.depth // (len(rows) + 1), (base.width - 400) * 100 // (_LETTER * len(told)))
            self.lines.append(self._text(spot, told, size, "label", turn))
        self.lines.append("</g>")

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
            x, y = length_text(spot[0]), length_text(self.depth - spot[1])
            sign = "×" if marker.get("true") is False else "?"
            self.lines.append(f'<circle cx="{x}" cy="{y}" r="1.2" class="marker {marker["side"]}"/>')
            self.lines.append(self._text(spot, sign, 1_600, "label"))
            self.lines.append(self._text((spot[0], spot[1] - 2_000), marker["id"], 1_000, "name"))

    def _duels(self) -> None:
        """A dot where those meet who fight directly with each other."""
        for one, other in self.view["duels"]:
            if one in self.pieces and other in self.pieces:
                meeting = nearest_spots(base_of(self.pieces[one]), base_of(self.pieces[other]))[0]
                x, y = length_text(meeting[0]), length_text(self.depth - meeting[1])
                self.lines.append(f'<circle cx="{x}" cy="{y}" r="0.5" class="duel"/>')

    # -- zones and ranges ------------------------------------------------------------------------

    def _zones(self, name: str) -> None:
        """The diagonals that part front, flanks and rear (GRB-01-037), and the front zone shaded."""
        base = base_of(self.pieces[_named(name, tuple(self.pieces))])
        half = base.half
        ahead, behind = _ZONE, -base.depth - _ZONE
        shaded = [base.at(0, -half), base.at(ahead, -half - _ZONE), base.at(ahead, half + _ZONE), base.at(0, half)]
        self.lines.append(self._polygon(shaded, "zone"))
        for corner, forward, right in (
            (FRONT_LEFT, ahead, -half - _ZONE),
            (FRONT_RIGHT, ahead, half + _ZONE),
            (REAR_RIGHT, behind, half + _ZONE),
            (REAR_LEFT, behind, -half - _ZONE),
        ):
            self.lines.append(self._line(base.corner(corner), base.at(forward, right), "diagonal"))
        places = (
            base.at(_ZONE // 2, 0),
            base.at(-base.depth // 2, half + _ZONE // 2),
            base.at(-base.depth - _ZONE // 2, 0),
            base.at(-base.depth // 2, -half - _ZONE // 2),
        )
        for number, spot in enumerate(places):
            self.lines.append(self._text(spot, _ZONE_NAMES[number], 1_400, "name"))

    def _range(self, name: str) -> None:
        """How far a battery shoots in its front zone (GRB-13-031), or how far a commander commands (GRB-04-010)."""
        commanders = {each["id"]: each for each in self.view["commanders"] if each["unit"] in self.pieces}
        batteries = [id_ for id_, piece in self.pieces.items() if "reach" in piece]
        name = _named(name, (*commanders, *batteries))
        if name in commanders:
            corners = [_spot(spot) for spot in self.pieces[commanders[name]["unit"]]["outline"]]
            around = length_text(2 * commanders[name]["zone"])
            points = " ".join([self._at(spot) for spot in corners])
            self.lines.append(f'<polygon points="{points}" class="command" stroke-width="{around}"/>')
            return
        piece = self.pieces[name]
        base, reach = base_of(piece), piece["reach"]
        left, right = base.at(0, -base.half), base.at(0, base.half)
        eighth = QUARTER_TURN // 2
        turns = [turn % (2 * HALF_TURN) for turn in range(base.heading - eighth, base.heading + 1, 5 * DEGREE)]
        arc = [moved(left, turn, reach) for turn in turns]
        arc += [moved(right, (turn + eighth) % (2 * HALF_TURN), reach) for turn in turns]
        self.lines.append(self._polygon([left, *arc, right], "range"))
        told = f"{length_text(reach)} steps"
        self.lines.append(self._text(base.at(reach - 1_500, 0), told, 1_400, "name"))


# -- helpers ---------------------------------------------------------------------------------------


def base_of(piece: View) -> Base:
    """The base of a unit that is shown."""
    return Base(piece["at"][0], piece["at"][1], piece["hundredths"], piece["size"][0], piece["size"][1])


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
        words.append("•" * piece["disorder"] if piece["disorder"] <= 3 else f"•{piece['disorder']}")
    words += [mark for mark in ("routed", "fleeing", "dismounted", "all-round") if mark in piece["marks"]]
    return " ".join(words)


def _named(name: str, names: tuple[str, ...]) -> str:
    """A name that is on the table; BadSetup offers those that are."""
    if not names:
        raise BadSetup(f"there is nothing on the table that could be {name!r}")
    return names[one_of(name, names, "name on the table that this can be drawn of")]


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

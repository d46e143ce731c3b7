"""Reading a written position, first part: the table, the armies, what never changes (language: :mod:`..text`)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.refusal import BadSetup
from ....kernel.sides import SIDE_NAMES, SIDES, side_named
from ....kernel.written import WrittenLine, lines_of, number_in, one_of, unquoted, words_of
from ..armies.profile import MIXED, on_foot
from ..geometry.numbers import STEP
from ..geometry.shapes import Shape
from ..landscape import Bridge, Hill, Landscape, Piece
from ..position import (
    PLACE_KEYS,
    RESERVE,
    Setting,
)
from ..roster import (
    CREW_ON_FOOT,
    MELEE_HALF,
    NONE,
    SHOOTER_HALF,
    CommanderEntry,
    Roster,
    UnitEntry,
    servants_id,
    with_all,
)
from ..states import STRIP_KEYS, WIDE
from ..tables.camps import CAMPS, CAMPS_BY_KEY
from ..tables.reserves import ATTACKER, DEFENDER
from ..tables.terrain import GROUNDS, LINE_WIDTH, SECTION
from .fields import FIELDS, STEADFASTNESS
from .lines import TERROR_KEYS
from .own_profiles import Profiles
from .words import Words, shapes_in

#: A position that does not say it lies on a table of this size, in steps, and is fought then.
USUAL_WIDTH: Final = 120
USUAL_DEPTH: Final = 90
USUAL_YEAR: Final = -331
USUAL_LIMIT: Final = 12

#: How players may measure (GRB-01-044).
MEASURING_KEYS: Final[tuple[str, ...]] = ("free", "strict")

_EXAMPLE: Final = "bottom legion-1: legion-5 at 60:40 heading 0"
WAS_RESERVE: Final = "was-reserve"
#: Titles of a side that are no ids of units.
_OF_A_SIDE: Final = ("terror", "general", "commander", "camp", "reserve", "section", "marker")
_PLAIN: Final = (
    "table",
    "year",
    "attacker",
    "turn limit",
    "measuring",
    "strips",
    "duels",
    "turn",
    "active",
    "phase",
    "won",
    "to do",
)
_ROLES: Final[tuple[int, ...]] = (ATTACKER, DEFENDER)
GROUND_KEYS: Final = tuple([ground.key for ground in GROUNDS])
FIELDS_BY_TITLE: Final = {field.title: field for field in (*STEADFASTNESS, *FIELDS)}


@final
class SettingReader:
    """The lines of a text by what they tell; each of the steps of reading takes its own."""

    def __init__(self, text: str) -> None:
        #: Lines that stand once, by title; lines that have a side, a name, or stand several times.
        self.plain: dict[str, WrittenLine] = {}
        self.profiles: list[WrittenLine] = []
        self.grounds: list[WrittenLine] = []
        self.hills: list[WrittenLine] = []
        self.bridges: list[WrittenLine] = []
        self.contacts: list[WrittenLine] = []
        self.units: list[tuple[int, WrittenLine]] = []
        self.of_sides: list[tuple[int, str, WrittenLine]] = []
        once = (*_PLAIN, *FIELDS_BY_TITLE)
        for line in lines_of(text, _EXAMPLE, once):
            self._sort(line)

    def _sort(self, line: WrittenLine) -> None:
        first, _, name = line.title.partition(" ")
        if line.title in _PLAIN or line.title in FIELDS_BY_TITLE:
            self.plain[line.title] = line
        elif line.title == "contact":
            self.contacts.append(line)
        elif first in SIDE_NAMES[:2] and name:
            side = side_named(first)
            if name in _OF_A_SIDE:
                self.of_sides.append((side, name, line))
            else:
                self.units.append((side, line))
        elif first == "profile" and name:
            self.profiles.append(line)
        elif first == "ground" and name:
            self.grounds.append(line)
        elif first == "hill" and name:
            self.hills.append(line)
        elif first == "bridge" and name:
            self.bridges.append(line)
        else:
            known = (*_PLAIN, *FIELDS_BY_TITLE, "profile", "ground", "hill", "bridge", "contact")
            try:
                one_of(line.title, known, "title of a line")
            except BadSetup as problem:
                raise line.wrong(problem) from None
            raise line.wrong(f"{line.title!r} needs a name")

    def lines_called(self, name: str) -> list[tuple[int, WrittenLine]]:
        """The lines of both sides that have a title such as ``camp``."""
        return [(side, line) for side, called, line in self.of_sides if called == name]

    def text_of(self, title: str, usual: str) -> str:
        """What a plain line holds."""
        return self.plain[title].rest if title in self.plain else usual

    def setting(self) -> Setting:
        """What never changes."""
        land = self.landscape()
        attacker = self.one_in("attacker", SIDE_NAMES[:2], 0)
        roster = self.roster(land.year)
        limit = self.number("turn limit", USUAL_LIMIT, 1, 99)
        measuring = MEASURING_KEYS[self.one_in("measuring", MEASURING_KEYS, 0)]
        strips = self.one_in("strips", STRIP_KEYS, WIDE)
        return Setting(roster, land, attacker, limit, self.terror(), self.camp_kinds(), measuring, strips)

    # -- plain lines -----------------------------------------------------------------------------

    def one_in(self, title: str, words: tuple[str, ...], usual: int) -> int:
        """The number of the word that a plain line holds."""
        if title not in self.plain:
            return usual
        line = self.plain[title]
        try:
            return one_of(line.rest, words, title)
        except BadSetup as problem:
            raise line.wrong(problem) from None

    def number(self, title: str, usual: int, least: int, most: int) -> int:
        """The number that a plain line holds."""
        if title not in self.plain:
            return usual
        line = self.plain[title]
        try:
            return number_in(line.rest, title, least, most)
        except BadSetup as problem:
            raise line.wrong(problem) from None

    # -- the table -------------------------------------------------------------------------------

    def landscape(self) -> Landscape:
        """Table, ground, hills and bridges."""
        width, depth = USUAL_WIDTH * STEP, USUAL_DEPTH * STEP
        if "table" in self.plain:
            line = self.plain["table"]
            try:
                words = Words(line.rest)
                width, depth = words.length("width"), words.length("depth")
                words.end()
                if width <= 0 or depth <= 0:
                    raise BadSetup("a table has a width and a depth")
            except BadSetup as problem:
                raise line.wrong(problem) from None
        hill_ids = _names(self.hills)
        slopes: list[list[Shape]] = [[] for _ in hill_ids]
        pieces: list[Piece] = []
        for place, name in enumerate(_names(self.grounds)):
            piece = _read_piece(name, self.grounds[place], hill_ids)
            pieces.append(piece)
            if piece.hill != NONE:
                slopes[piece.hill] += piece.shapes
        hills = [_read_hill(name, self.hills[place], slopes[place]) for place, name in enumerate(hill_ids)]
        bridges = [_read_bridge(name, self.bridges[place]) for place, name in enumerate(_names(self.bridges))]
        return Landscape(width, depth, pieces, hills, bridges, self.number("year", USUAL_YEAR, -9999, 9999))

    # -- the armies ------------------------------------------------------------------------------

    def roster(self, year: int) -> Roster:
        """All units, their halves, and the commanders."""
        entries: list[UnitEntry] = []
        profiles = Profiles(self.profiles)
        camps = self.camp_kinds()
        ids: list[str] = []
        servants = [servants_id(side, camps[side]) for side in SIDES if camps[side] != "none"]
        wholes: list[str] = []
        batteries: list[str] = []
        for side, line in self.units:
            name = line.title.partition(" ")[2]
            if name in ids:
                raise line.wrong(f"there is another unit {name}")
            if " " in name:
                raise line.wrong(f"the id of a unit is one word, not {name!r}")
            ids.append(name)
            if name.removesuffix(MELEE_HALF) in wholes or name.removesuffix(SHOOTER_HALF) in wholes:
                continue
            if name in servants or name.removesuffix(CREW_ON_FOOT) in batteries:
                continue
            try:
                words = words_of(line.rest)
                profile = profiles.named(words[0] if words else "")
            except BadSetup as problem:
                raise line.wrong(problem) from None
            in_reserve = PLACE_KEYS[RESERVE] in words or WAS_RESERVE in words
            entries.append(UnitEntry(name, side, profile, on_foot(profile, year), in_reserve=in_reserve))
            if profile.formation == MIXED:
                wholes.append(name)
            if profile.gun is not None:
                batteries.append(name)
        units = with_all(entries, camps)
        return Roster(units, self._commanders({unit.id: number for number, unit in enumerate(units)}, units))

    def _commanders(self, numbers: dict[str, int], units: list[UnitEntry]) -> list[CommanderEntry]:
        found: list[CommanderEntry] = []
        for side, title, line in self.of_sides:
            if title not in ("general", "commander"):
                continue
            try:
                words = Words(line.rest)
                id_ = words.take("name")
                if not words.next_is("with"):
                    raise BadSetup("a commander is with a unit, such as 'alexander with companions-1'")
                unit = numbers[tuple(numbers)[words.one_of(tuple(numbers), "unit")]]
                command, leadership = 0, 0
                if words.next_is("command"):
                    command = words.number("command", 0, 9)
                if words.next_is("leadership"):
                    leadership = words.number("leadership", 0, 9)
                name = unquoted(words.take("name")) if words.next_is("named") else id_
                if id_ in [commander.id for commander in found]:
                    raise BadSetup(f"there is another commander {id_}")
                if units[unit].side != side:
                    raise BadSetup(f"{units[unit].id} is not of his side")
            except BadSetup as problem:
                raise line.wrong(problem) from None
            is_general = title == "general"
            found.append(CommanderEntry(id_, name, side, unit, command, leadership, is_general=is_general))
        return found

    def terror(self) -> tuple[tuple[bool, bool], tuple[bool, bool]]:
        """What frightens each side."""
        feared = [[False, False], [False, False]]
        for side, line in self.lines_called("terror"):
            for word in line.rest.split():
                try:
                    feared[side][one_of(word, TERROR_KEYS, "terror")] = True
                except BadSetup as problem:
                    raise line.wrong(problem) from None
        return (feared[0][0], feared[0][1]), (feared[1][0], feared[1][1])

    def camp_kinds(self) -> tuple[str, str]:
        """The kinds of both camps."""
        kinds = ["none", "none"]
        for side, line in self.lines_called("camp"):
            try:
                kinds[side] = CAMPS[Words(line.rest).one_of(tuple(CAMPS_BY_KEY), "camp")].key
            except BadSetup as problem:
                raise line.wrong(problem) from None
        return kinds[0], kinds[1]


# -- parts -----------------------------------------------------------------------------------------


def _names(lines: list[WrittenLine]) -> list[str]:
    """The names after the first word of titles, each once."""
    found: list[str] = []
    for line in lines:
        name = line.title.partition(" ")[2]
        if name in found:
            raise line.wrong(f"there is another {line.title}")
        found.append(name)
    return found


def _read_piece(name: str, line: WrittenLine, hills: list[str]) -> Piece:
    try:
        return piece_in(name, line.rest, hills)
    except BadSetup as problem:
        raise line.wrong(problem) from None


def piece_in(name: str, text: str, hills: list[str]) -> Piece:
    """A piece of ground: ``hill-gentle of knoll 80:40 90:60 100:40``."""
    words = Words(text)
    kind = GROUNDS[words.one_of(GROUND_KEYS, "kind of ground")]
    hill = words.one_of(tuple(hills), "hill") if words.next_is("of") else NONE
    return Piece(name, kind, shapes_in(words.rest(), kind.width or LINE_WIDTH), hill)


def _read_hill(name: str, line: WrittenLine, slopes: list[Shape]) -> Hill:
    try:
        return hill_in(name, line.rest, slopes)
    except BadSetup as problem:
        raise line.wrong(problem) from None


def hill_in(name: str, text: str, slopes: list[Shape]) -> Hill:
    """A hill: its summit, and its shapes unless they are those of its slopes."""
    words = Words(text)
    summit = words.spot("summit")
    return Hill(name, summit, shapes_in(words.rest(), 0) if words.has_more() else slopes)


def _read_bridge(name: str, line: WrittenLine) -> Bridge:
    try:
        return bridge_in(name, line.rest)
    except BadSetup as problem:
        raise line.wrong(problem) from None


def bridge_in(name: str, text: str) -> Bridge:
    """A bridge: ``at 60:41 heading 0``."""
    words = Words(text)
    if not words.next_is("at"):
        raise BadSetup("where does it lie? Such as 'at 60:40 heading 0'")
    floor = words.base(SECTION, LINE_WIDTH)
    words.end()
    return Bridge(name, floor)

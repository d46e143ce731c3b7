"""Reading battle files: every fault is named by its line (how one is written: docs/grand-battle-battles.md)."""

from __future__ import annotations

import re
from typing import Final

from ....kernel.file_reader import is_number
from ....kernel.refusal import BadSetup
from ....kernel.sides import SIDE_NAMES, SIDES
from ..armies.army import Army
from ..armies.reader import Lists
from ..geometry.bases import Base
from ..geometry.numbers import STEP
from ..geometry.shapes import Shape
from ..landscape import Bridge, Hill, Landscape, Piece
from ..position import ON_TABLE, UNPLACED, GrandBattle
from ..roster import NONE
from ..setup.ambush import hide, lay_marker
from ..setup.mustering import muster, setting_of
from ..setup.pick_up import pick_up
from ..setup.placing import bases_in_line, heading_of_side, set_up_camp, set_up_section
from ..states import STRIP_KEYS, WIDE
from ..tables.camps import CAMPS_BY_KEY
from ..tables.eras import FIRST_YEAR, LAST_YEAR
from ..tables.generation import (
    LAST_TURN,
    LEAST_LAST_TURN,
    LEAST_SIDE,
    MOST_LAST_TURN,
    MOST_SIDE,
    SEGMENT_COLUMNS,
    SEGMENT_ROWS,
    USUAL_DEPTH,
    USUAL_WIDTH,
)
from ..tables.reserves import ARRIVALS, ROLE_KEYS, arrival
from ..tables.terrain import SECTION
from ..written.reading_setting import MEASURING_KEYS, bridge_in, hill_in, piece_in
from ..written.words import Words, heading_in
from .battle import LANGUAGES
from .file import BattleFile
from .reinforcing import reinforced

_KEYS: Final = (
    "game",
    "name",
    "date",
    "year",
    "attacker",
    "pick_up",
    "open_field",
    "sealed",
    "budget",
    "table",
    "turn_limit",
    "measuring",
    "strips",
    "history",
    "sources",
    "ground",
    "hills",
    "bridges",
    *SIDE_NAMES[:2],
    *LANGUAGES,
)
_OF_A_SIDE: Final = ("army", "plan", "camp", "lines", "ambush", "sections", "reserve")
_OF_A_RESERVE: Final = ("mode", "segment", "units")
#: What a pick-up battle does not say: it is rolled for, follows from the armies, or is done by the players.
_LEFT_OPEN: Final = ("attacker", "year", "ground", "hills", "bridges")
_LEFT_TO_A_SIDE: Final = ("camp", "lines", "ambush", "sections", "reserve")
#: No table is smaller (GRB-02-025), in steps.
_LEAST_TABLE: Final = 90
_MOST_SPACING: Final = 40
_RANGE: Final = re.compile(r"(.+)-(\d{1,2})\.\.(\d{1,2})")
_FALSE: Final = "false"


class BattleReader(BattleFile):
    """Reads one file; whether what it says may be is told by :mod:`.checking`."""

    def __init__(self, key: str, text: str, lists: Lists) -> None:
        super().__init__(key, text, lists)
        #: Whether roles, terrain and deployment are left to dice and players.
        self.is_pick_up = False
        #: Whether no terrain is rolled for in a pick-up battle.
        self.is_open_field = False
        #: Whether each army was brought without knowing the other one.
        self.is_sealed = False
        #: Of each unit the key of its side and the word by which the file places it.
        self.said: dict[int, tuple[tuple[str, str], str]] = {}

    def read(self) -> tuple[tuple[Army, Army], GrandBattle] | None:
        """Both armies where the file puts them, or before an empty table; None if it cannot be told."""
        if self.faults or not self.is_ours():
            return None
        for key in self.data:
            if key not in _KEYS:
                self.unknown_name((key,), "key", key, _KEYS)
        self.is_pick_up = self.switch("pick_up")
        self.is_open_field = self.switch("open_field")
        if self.is_open_field and not self.is_pick_up:
            what = "open_field is for pick-up battles: leave it out, and [ground] as well"
            self.fault(("open_field",), f"{what} (GRB-02-004)", reason="battle-open-field", clause="GRB-02-004")
        self.is_sealed = self.switch("sealed")
        if self.is_sealed and not self.is_pick_up:
            what = "sealed is for pick-up battles: who stands on the table is known to everybody"
            self.fault(("sealed",), what, reason="battle-sealed")
        attacker = self.one_of("attacker", SIDE_NAMES[:2], 0)
        armies = self._armies(attacker)
        width, depth = self._size()
        limit = self.number(("turn_limit",), self.data.get("turn_limit", LAST_TURN), LEAST_LAST_TURN, MOST_LAST_TURN)
        measuring = MEASURING_KEYS[self.one_of("measuring", MEASURING_KEYS, 0)]
        strips = self.one_of("strips", STRIP_KEYS, WIDE)
        if strips != WIDE and min(width, depth) >= LEAST_SIDE:
            what = f"strips are {STRIP_KEYS[strips]} only on tables with a side below {LEAST_SIDE // STEP} steps"
            self.tell(("strips",), what, "GRB-02-025")
        if self.is_pick_up:
            self._check_open()
            if armies is None:
                return None
            return armies, pick_up(armies, width, depth, limit, measuring, strips, are_sealed=self.is_sealed)
        landscape = self._landscape(width, depth)
        if armies is None:
            return None
        setting = setting_of(armies, landscape, attacker, limit, measuring, strips)
        position = muster(setting, armies)
        for side in SIDES:
            self._set_up(position, side, armies[side])
        return armies, position

    def _check_open(self) -> None:
        """A pick-up battle says nothing of what dice and players decide."""
        paths: list[tuple[str, ...]] = [(key,) for key in _LEFT_OPEN if key in self.data]
        for name in SIDE_NAMES[:2]:
            paths += [(name, key) for key in _LEFT_TO_A_SIDE if key in self.table((name,))]
        for path in paths:
            what = f"a pick-up battle does not say {path[-1]}: that is left to the dice, the armies and the players"
            self.fault(path, f"{what} (GRB-02-015)", reason="battle-left-open", key=path[-1], clause="GRB-02-015")

    # -- armies ----------------------------------------------------------------------------------

    def _armies(self, attacker: int) -> tuple[Army, Army] | None:
        found: list[Army] = []
        for side in SIDES:
            name = SIDE_NAMES[side]
            table = self.table((name,))
            for key in table:
                if key not in _OF_A_SIDE:
                    self.unknown_name((name, key), "in-side", key, _OF_A_SIDE)
            army = self.army_of(side)
            if army is not None:
                has_more = "reserve" in table and not self.is_pick_up
                found.append(self._reinforced(side, army, attacker) if has_more else army)
        if len(found) < len(SIDES):
            return None
        armies = found[0], found[1]
        self.match_armies(armies, is_even=self.is_pick_up)
        return armies

    def _reinforced(self, side: int, army: Army, attacker: int) -> Army:
        path = (SIDE_NAMES[side], "reserve")
        table = self.table(path)
        for key in table:
            if key not in _OF_A_RESERVE:
                self.unknown_name(path, "in-reserve", key, _OF_A_RESERVE)
        role = ROLE_KEYS.index("attacker" if side == attacker else "defender")
        mode = str(table.get("mode", ""))
        way = arrival(role, mode)
        if way is None:
            known = tuple([row.key for row in ARRIVALS if row.role == role])
            self.unknown_name(path, "mode", mode, known)
            return army
        counts: dict[str, int] = {}
        for key, count in table.get("units", {}).items() if isinstance(table.get("units"), dict) else ():
            counts[key] = self.number(path, count, 1, 24, key)
        if not counts and not army.reserve_price:
            self.tell(path, "a reserve needs units, such as units = { lh-javelin = 1 }", "GRB-02-061")
        whole, wrong = reinforced(army, counts, way)
        for key, clause, text in wrong:
            self.tell(path, text, clause, key)
        return whole

    # -- the table -------------------------------------------------------------------------------

    def _size(self) -> tuple[int, int]:
        """Width and depth of the table."""
        size = self.data.get("table", [USUAL_WIDTH // STEP, USUAL_DEPTH // STEP])
        most = MOST_SIDE // STEP
        is_pair = isinstance(size, list) and len(size) == 2
        if not is_pair or not all(is_number(each, _LEAST_TABLE, most) for each in size):
            what = f"table must be two numbers from {_LEAST_TABLE} to {most}, width and depth in steps; it is {size!r}"
            self.tell(("table",), what, "GRB-02-001")
            return USUAL_WIDTH, USUAL_DEPTH
        return size[0] * STEP, size[1] * STEP

    def _landscape(self, width: int, depth: int) -> Landscape:
        year = self.number(("year",), self.data.get("year"), FIRST_YEAR, LAST_YEAR)
        hills = self.table(("hills",))
        slopes: list[list[Shape]] = [[] for _ in hills]
        pieces: list[Piece] = []
        for name, text in self.table(("ground",)).items():
            try:
                piece = piece_in(name, str(text), list(hills))
            except BadSetup as problem:
                self.tell(("ground", name), str(problem))
                continue
            pieces.append(piece)
            if piece.hill != NONE:
                slopes[piece.hill] += piece.shapes
        summits: list[Hill] = []
        for place, (name, text) in enumerate(hills.items()):
            try:
                summits.append(hill_in(name, str(text), slopes[place]))
            except BadSetup as problem:
                self.tell(("hills", name), str(problem))
                summits.append(Hill(name, (0, 0), []))
        bridges: list[Bridge] = []
        for name, text in self.table(("bridges",)).items():
            try:
                bridges.append(bridge_in(name, str(text)))
            except BadSetup as problem:
                self.tell(("bridges", name), str(problem))
        return Landscape(width, depth, pieces, summits, bridges, year)

    # -- setting up ------------------------------------------------------------------------------

    def _set_up(self, position: GrandBattle, side: int, army: Army) -> None:
        name = SIDE_NAMES[side]
        camp = self.text((name,), "camp")
        if camp:
            self._do((name, "camp"), position, side, camp)
        for key in ("lines", "ambush", "sections"):
            for text in self.texts((name,), key):
                self._do((name, key), position, side, text)
        table = self.table((name, "reserve"))
        if army.arrival is not None and table:
            position.arrivals[side] = ARRIVALS.index(army.arrival)
            if army.arrival.secret:
                most = SEGMENT_COLUMNS * SEGMENT_ROWS
                position.segments[side] = self.number((name, "reserve"), table.get("segment"), 1, most, "segment") - 1

    def _do(self, path: tuple[str, str], position: GrandBattle, side: int, text: str) -> None:
        try:
            words = Words(text)
            if path[1] == "camp":
                self._camp(position, side, words)
            elif path[1] == "lines":
                self._line(path, position, side, words)
            elif path[1] == "ambush":
                self._ambush(path, position, side, words)
            else:
                self._sections(position, side, words)
            words.end()
        except BadSetup as problem:
            self.tell(path, f"{text!r}: {problem}", "", text.split(maxsplit=1)[0] if text.split() else "")

    def _camp(self, position: GrandBattle, side: int, words: Words) -> None:
        kind = CAMPS_BY_KEY[position.setting.camps[side]]
        if not kind.width:
            raise BadSetup("this army has no camp")
        x, y = words.spot("place")
        set_up_camp(position, side, Base(x, y, heading_of_side(position.setting, side), kind.width, kind.depth))

    def _line(self, path: tuple[str, str], position: GrandBattle, side: int, words: Words) -> None:
        units: list[int] = []
        while not words.next_is("at"):
            word = words.take("unit, or 'at'")
            for unit in self._units(position, side, word):
                if unit in units:
                    raise BadSetup(f"{position.roster.ids[unit]} is there twice")
                units.append(unit)
                self.said[unit] = (path, word)
        if not units:
            raise BadSetup("a line needs units, such as 'legion-4-1..4 at 75:41'")
        spot = words.spot("place")
        heading = self._heading(position, side, words)
        spacing = words.number("spacing", 0, _MOST_SPACING) * STEP if words.next_is("spaced") else 0
        for number, base in enumerate(bases_in_line(position, units, spot, heading, spacing)):
            position.places[units[number]] = ON_TABLE
            position.bases[units[number]] = base

    def _ambush(self, path: tuple[str, str], position: GrandBattle, side: int, words: Words) -> None:
        word = words.take("unit, or 'false'")
        units = [] if word == _FALSE else self._units(position, side, word)
        if not words.next_is("at"):
            raise BadSetup("where does it lie? Such as 'at 60:40'")
        spot = words.spot("place")
        heading = self._heading(position, side, words)
        if word == _FALSE:
            lay_marker(None, position, side, NONE, spot)
        elif len(units) == 1:
            hide(position, units[0], bases_in_line(position, units, spot, heading)[0])
            lay_marker(None, position, side, units[0], spot)
            self.said[units[0]] = (path, word)
        else:
            raise BadSetup("one marker hides one unit")

    def _sections(self, position: GrandBattle, side: int, words: Words) -> None:
        is_works = words.one_of(("barricade", "works"), "section") == 1
        count = words.number("number of sections", 1, 40)
        left = position.works[side] if is_works else position.barricades[side]
        if count > left:
            raise BadSetup(f"the army has paid for {left} more")
        if not words.next_is("at"):
            raise BadSetup("where do they stand? Such as 'at 60:40'")
        x, y = words.spot("place")
        along = Base(x, y, self._heading(position, side, words), SECTION, 0)
        for place in range(count):
            set_up_section(position, side, is_works, along.moved(0, SECTION * (2 * place + 1 - count) // 2))

    def _heading(self, position: GrandBattle, side: int, words: Words) -> int:
        if words.next_is("heading"):
            return heading_in(words.take("heading"))
        return heading_of_side(position.setting, side)

    def _units(self, position: GrandBattle, side: int, word: str) -> list[int]:
        """The units that ``legion-4-2`` or ``legion-4-2..4`` names, none of them placed yet."""
        found = _RANGE.fullmatch(word)
        names = [word]
        if found:
            first, last = int(found.group(2)), int(found.group(3))
            numbers = range(first, last + 1) if first <= last else range(first, last - 1, -1)
            names = [f"{found.group(1)}-{number}" for number in numbers]
        units: list[int] = []
        for name in names:
            unit = position.roster.numbers.get(name, NONE)
            if unit == NONE or position.roster.units[unit].side != side:
                raise BadSetup(f"{SIDE_NAMES[side]} has no unit {name!r}: {self._known(position, side)}")
            if position.places[unit] != UNPLACED:
                raise BadSetup(f"{name} is in the reserve, or placed already")
            units.append(unit)
        return units

    def _known(self, position: GrandBattle, side: int) -> str:
        free = [
            entry.id
            for unit, entry in enumerate(position.roster.units)
            if entry.side == side and position.places[unit] == UNPLACED
        ]
        return f"to be placed are {', '.join(free)}" if free else "all are placed"

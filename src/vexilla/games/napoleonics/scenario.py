"""Scenarios of Napoleonics: the special rules of their files, and the battle they stand for."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.library import Kept, Library
from ..commands_colors.reading_objectives import read_objectives
from ..commands_colors.roster import Roster
from ..commands_colors.scenario import Scenario
from ..commands_colors.sight import SightLines
from ..commands_colors.special import SpecialReader
from .actions import BOARD
from .position import Setting
from .rules import NAPOLEONICS_RULES
from .special import Special
from .terrain import GROUNDS, Ground, ground_named
from .units import IN_THE_BOX, KINDS, LEADERS_IN_THE_BOX, NATIONS

LINES: Final = SightLines(BOARD)
_KINDS: Final[dict[str, UnitKind]] = {kind.key: kind for kind in KINDS}
_GROUNDS: Final[dict[str, Terrain]] = {ground.key: ground for ground in GROUNDS}

#: Every special rule a file may switch on.
SWITCHES: Final = ("fordable-rivers", "no-square", "exits", "objective", "beyond-the-box")

#: The nation that stands against the two others, and the leaders of both camps in the box.
_FRENCH: Final = "french"
_FRENCH_LEADERS: Final = LEADERS_IN_THE_BOX[_FRENCH]
_ALLIED_LEADERS: Final = sum(LEADERS_IN_THE_BOX.values()) - _FRENCH_LEADERS


class NapoleonicsScenario:
    """A scenario with the battlefield, the armies and the special rules it stands for."""

    def __init__(self, scenario: Scenario, special: Special) -> None:
        self.scenario: Final = scenario
        field = Battlefield(BOARD, LINES, scenario.terrain, scenario.fronts)
        armies = (scenario.armies[BOTTOM].army, scenario.armies[TOP].army)
        roster = Roster(scenario.units, scenario.leaders, scenario.key, armies)
        self.setting: Final = Setting(NAPOLEONICS_RULES, field, roster, special)


class NapoleonicsReader(SpecialReader):
    """Reads a scenario of Napoleonics."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text, BOARD)
        self.special: Final = Special()

    def game(self) -> str:
        """Its key."""
        return "napoleonics"

    def kind_names(self) -> dict[str, UnitKind]:
        """The kinds of all three nations."""
        return _KINDS

    def terrain_names(self) -> dict[str, Terrain]:
        """The terrain of chapter 7; fordable rivers are streams (NAP-07-072)."""
        if self.table(("special",)).get("fordable-rivers") is not True:
            return _GROUNDS
        return {**_GROUNDS, "river": ground_named("stream")}

    def top_keys(self) -> tuple[str, ...]:
        """The usual ones, and where the battle comes from."""
        return (*super().top_keys(), "history", "sources", "lopsided")

    def side_keys(self) -> tuple[str, ...]:
        """Nobody waits off the board."""
        return ("army", "commander", "cards", "units", "leaders")

    def needs_front(self, terrain: Terrain) -> bool:
        """Redoubts have one."""
        return isinstance(terrain, Ground) and terrain.has_front

    def reads_blocks(self) -> bool:
        """A scenario may give a reduced strength (NAP-03-005)."""
        return True

    def read_special(self, scenario: Scenario) -> None:
        """All switches, and what a file says of the history."""
        self.read_origin(scenario)
        table = self.table(("special",))
        self.check_switches(table, SWITCHES)
        self.switch(table, "fordable-rivers")
        self._read_no_square(table)
        self._read_exits(table)
        self.special.objectives = read_objectives(self, table)
        if not self.switch(table, "beyond-the-box"):
            self._check_box(scenario)

    def _read_no_square(self, table: dict[str, Any]) -> None:
        path = ("special", "no-square")
        names: list[str] = []
        for name in self.words_of(path, table.get("no-square", "")):
            if name in _GROUNDS:
                names.append(name)
            else:
                self.unknown(path, "there is no terrain", name, tuple(_GROUNDS), reason="fault-unknown-terrain")
        self.special.no_square = tuple(names)

    def _read_exits(self, table: dict[str, Any]) -> None:
        path = ("special", "exits")
        for side, value in self.by_side(table, "exits"):
            hexes = self.hexes_of(path, value)
            for hex_ in hexes:
                if BOARD.rank_of[hex_] != BOARD.baseline[side]:
                    name, label = SIDE_NAMES[side], BOARD.labels[hex_]
                    what = f"{label} is not on the edge of {name}: a unit leaves over its own edge"
                    self.fault(path, what, label, reason="fault-not-own-edge", hex=label, side=name)
            self.special.exits[side] = hexes

    def _check_box(self, scenario: Scenario) -> None:
        """Whether the box holds all the pieces (NAP-02-027 to NAP-02-058)."""
        for key, limit in IN_THE_BOX.items():
            sides = [unit.side for unit in scenario.units if unit.kind.key == key]
            if len(sides) > limit:
                path = (SIDE_NAMES[sides[0]], "units", key)
                what = f"the box holds {limit} {key}, not {len(sides)}: take fewer, or beyond-the-box = true"
                self.fault(path, what, reason="fault-beyond-box", unit=key, limit=limit, number=len(sides))
        french = [side for side in SIDES if _is_french(scenario, side)]
        for sides, limit in (
            (french, _FRENCH_LEADERS),
            ([side for side in SIDES if side not in french], _ALLIED_LEADERS),
        ):
            number = sum(1 for leader in scenario.leaders if leader.side in sides)
            if number > limit:
                name = SIDE_NAMES[sides[0]]
                what = f"the box holds {limit} leaders for {name}, not {number}: take fewer, or beyond-the-box = true"
                reason = "fault-leaders-beyond-box"
                self.fault((name, "leaders"), what, reason=reason, side=name, limit=limit, number=number)

    def read_whole(self) -> NapoleonicsScenario:
        """The scenario with its rules; BadScenario if anything in its file is wrong."""
        return NapoleonicsScenario(self.read(), self.special)


def _is_french(scenario: Scenario, side: int) -> bool:
    """Whether most units of a side are French."""
    units = [unit.kind for unit in scenario.units if unit.side == side]
    return 2 * sum(1 for kind in units if kind in NATIONS[_FRENCH]) > len(units)


LIBRARY: Final = Library(__package__)


def scenario_keys() -> tuple[str, ...]:
    """The keys of all scenarios that come with the program, in the order of their numbers."""
    return LIBRARY.keys()


def scenario_text(key: str) -> str:
    """The file of a scenario: one that comes with the program, or any file by its path."""
    return LIBRARY.text(key)


_READ: Final[Kept[NapoleonicsScenario]] = Kept()


def read_scenario(name: str, text: str) -> NapoleonicsScenario:
    """The battle that a text tells, read once; BadScenario if it has faults."""
    known = _READ.find(name, text)
    if known is None:
        known = _READ.keep(NapoleonicsReader(name, text).read_whole(), name, text)
    return known


def find_scenario(key: str) -> NapoleonicsScenario:
    """A scenario by its key or by the path of its file."""
    return read_scenario(key, scenario_text(key))

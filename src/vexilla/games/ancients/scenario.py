"""Scenarios of Ancients: the special rules of their files, and the battle they stand for."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.file_reader import is_number
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.board import NOWHERE
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.library import Kept, Library
from ..commands_colors.roster import Elite, LeaderEntry, Roster, UnitEntry
from ..commands_colors.scenario import MOST_CARDS, Scenario
from ..commands_colors.sight import SightLines
from ..commands_colors.special import SWITCH, TEXT, SpecialReader, value_of
from .actions import BOARD
from .position import Setting
from .rules import ANCIENTS_RULES
from .special import JULIAN, MARIAN, Ambush, Special
from .terrain import GROUNDS, Ground, ground_named
from .units import KINDS

LINES: Final = SightLines(BOARD)
_LEGIONS: Final = {"marian": MARIAN, "imperial": MARIAN, "julian": JULIAN}
_KINDS: Final[dict[str, UnitKind]] = {kind.key: kind for kind in KINDS}
_GROUNDS: Final[dict[str, Terrain]] = {ground.key: ground for ground in GROUNDS}

#: Every special rule a file may switch on.
SWITCHES: Final = (
    "legions",
    "siege",
    "exits",
    "objectives",
    "hand-grows",
    "hand-jumps",
    "leaders-lower-hand",
    "leaders-decide",
    "fears-elephants",
    "stiff-phalanx",
    "ambush",
    "place-leaders",
    "elite",
    "hero",
    "optional",
)


#: What a special unit and a special leader may have.
_ELITE: Final = {"hex": TEXT, "name": TEXT, "helmets": SWITCH, "flags": 3, "swords": 3, "bow": 6}
_HERO: Final = {"leader": TEXT, "dice": 3, "solitary": SWITCH, "vital": SWITCH}
_UNKNOWN: Final = "nothing special is called"
CAN_BE_OPTIONAL: Final = ("elite", "stiff-phalanx")


class AncientsScenario:
    """A scenario with the battlefield, the armies and the special rules it stands for."""

    def __init__(self, scenario: Scenario, special: Special) -> None:
        self.scenario: Final = scenario
        field = Battlefield(BOARD, LINES, scenario.terrain, scenario.fronts)
        armies = (scenario.armies[BOTTOM].army, scenario.armies[TOP].army)
        roster = Roster(scenario.units, scenario.leaders, scenario.key, armies)
        self.setting: Final = Setting(ANCIENTS_RULES, field, roster, special)


class AncientsReader(SpecialReader):
    """Reads a scenario of Ancients."""

    def __init__(self, key: str, text: str, with_optional: bool = True) -> None:
        super().__init__(key, text, BOARD)
        self.special: Final = Special()
        #: Whether the rules that a scenario calls optional are in force.
        self.with_optional: Final = with_optional

    def game(self) -> str:
        """Its key."""
        return "ancients"

    def kind_names(self) -> dict[str, UnitKind]:
        """The eighteen kinds."""
        return _KINDS

    def terrain_names(self) -> dict[str, Terrain]:
        """The terrain of chapter 16; under siege rules fortified walls are city walls (ANC-16-092)."""
        if self.table(("special",)).get("siege") is not True:
            return _GROUNDS
        return {**_GROUNDS, "fortified-walls": ground_named("city-walls")}

    def needs_front(self, terrain: Terrain) -> bool:
        """Ramparts have one."""
        return isinstance(terrain, Ground) and terrain.has_front

    def read_special(self, scenario: Scenario) -> None:
        """All switches."""
        table = self.table(("special",))
        self.check_switches(table, SWITCHES)
        off = self._left_out(table)
        special = self.special
        self._read_legions(table)
        for name, hexes in (("exits", special.exits), ("objectives", special.objectives)):
            for side, value in self.by_side(table, name):
                hexes[side] = self.hexes_of(("special", name), value)
        for side, value in self.by_side(table, "hand-grows"):
            if is_number(value, 1, MOST_CARDS):
                special.hand_grows_to[side] = int(str(value))
            else:
                path = ("special", "hand-grows")
                what = f"hand-grows must be a number from 1 to {MOST_CARDS}; it is {value!r}"
                self.fault(
                    path, what, reason="fault-number", key="hand-grows", least=1, most=MOST_CARDS, value=repr(value)
                )
        for side, value in self.by_side(table, "hand-jumps"):
            self._read_jump(side, value)
        special.leaders_lower_hand = self.switch(table, "leaders-lower-hand")
        special.leaders_decide = self.switch(table, "leaders-decide")
        for name in ("fears-elephants", "stiff-phalanx"):
            if name in table and name not in off:
                side = self.side_of(("special", name), table[name])
                if name == "fears-elephants":
                    special.fears_elephants = side
                else:
                    special.stiff_phalanx = side
        self._read_ambush(table, scenario)
        self._read_placing(table, scenario)
        self._check_reserves(table, scenario)
        self.switch(table, "siege")
        if "elite" not in off:
            self._read_elites(table, scenario)
        self._read_heroes(table, scenario)

    def _left_out(self, table: dict[str, Any]) -> list[str]:
        """The optional rules that are not in force."""
        named: list[str] = []
        for name in self.words_of(("special", "optional"), table.get("optional", "")):
            if name in CAN_BE_OPTIONAL:
                named.append(name)
            else:
                what = "no rule can be optional that is called"
                self.unknown(("special", "optional"), what, name, CAN_BE_OPTIONAL, reason="fault-unknown-optional")
        return [] if self.with_optional else named

    def _read_legions(self, table: dict[str, Any]) -> None:
        for side, value in self.by_side(table, "legions"):
            if str(value) in _LEGIONS:
                self.special.legions[side] = _LEGIONS[str(value)]
            else:
                what = "there is no legion rule"
                self.unknown(("special", "legions"), what, str(value), tuple(_LEGIONS), reason="fault-unknown-legions")

    def _read_jump(self, side: int, value: object) -> None:
        path = ("special", "hand-jumps")
        if (
            isinstance(value, dict)
            and is_number(value.get("banners"), 1, 30)
            and is_number(value.get("cards"), 1, MOST_CARDS)
        ):
            self.special.hand_jumps_at[side] = int(value["banners"])
            self.special.hand_jumps_to[side] = int(value["cards"])
        else:
            what = "hand-jumps needs banners and cards, such as { bottom = { banners = 3, cards = 6 } }"
            self.fault(path, what, reason="fault-hand-jumps")

    def _read_ambush(self, table: dict[str, Any], scenario: Scenario) -> None:
        if "ambush" not in table:
            return
        path = ("special", "ambush")
        value = table["ambush"]
        if not isinstance(value, dict) or not is_number(value.get("turn"), 1, 99):
            what = 'ambush needs a side and a turn, such as { side = "top", turn = 2 }'
            self.fault(path, what, reason="fault-ambush")
            return
        side = self.side_of(path, value.get("side"))
        if side != NOWHERE and not any(unit.side == side and unit.hex < 0 for unit in scenario.units):
            what = f"an ambush needs a reserve: [{SIDE_NAMES[side]}.reserve]"
            self.fault(path, what, reason="fault-ambush-of-nobody", side=SIDE_NAMES[side])
        if side != NOWHERE:
            self.special.ambush = Ambush(side, int(value["turn"]))

    def _read_placing(self, table: dict[str, Any], scenario: Scenario) -> None:
        value = table.get("place-leaders")
        if value is None:
            return
        path = ("special", "place-leaders")
        if not isinstance(value, dict):
            what = 'place-leaders needs numbers, such as { first = "bottom", bottom = 2, top = 2 }'
            self.fault(path, what, reason="fault-place-leaders")
            return
        self.special.places_first = self.side_of(path, value.get("first"))
        for side in SIDES:
            number = value.get(SIDE_NAMES[side], 0)
            if not is_number(number, 0, 9):
                what = f"place-leaders needs a number of leaders; it is {number!r}"
                self.fault(path, what, reason="fault-leaders-number", value=repr(number))
                continue
            self.special.leaders_to_place[side] = int(number)
            waiting = [leader for leader in scenario.leaders if leader.side == side and leader.hex < 0]
            if len(waiting) != number:
                what = f"{SIDE_NAMES[side]} places {number} leaders, but its reserve names {len(waiting)}"
                reason = "fault-leaders-in-reserve"
                self.fault(path, what, reason=reason, side=SIDE_NAMES[side], number=int(number), named=len(waiting))

    def _check_reserves(self, table: dict[str, Any], scenario: Scenario) -> None:
        """Whoever waits off the board must have a way onto it."""
        if "ambush" in table or "place-leaders" in table:
            return
        for side in SIDES:
            units = [unit for unit in scenario.units if unit.side == side and unit.hex < 0]
            leaders = [leader for leader in scenario.leaders if leader.side == side and leader.hex < 0]
            if units or leaders:
                name = SIDE_NAMES[side]
                what = f"the reserve of {name} never comes: add an ambush or place-leaders to [special]"
                self.fault((name, "reserve"), what, reason="fault-idle-reserve", side=name)

    def _read_elites(self, table: dict[str, Any], scenario: Scenario) -> None:
        path = ("special", "elite")
        for place, entry in enumerate(self.entries(table, "elite")):
            self.check_entry(path, place, entry, _ELITE, _UNKNOWN, "fault-unknown-ability")
            label = str(entry.get("hex", ""))
            hex_ = BOARD.hex_named(label)
            numbers = [n for n, unit in enumerate(scenario.units) if unit.hex == hex_ and hex_ >= 0]
            if not numbers:
                what = f"there is no unit on {label!r} to be special"
                self.fault((*path, "hex"), what, "", place, reason="fault-no-unit", hex=label)
            for number in numbers:
                unit = scenario.units[number]
                values = [value_of(entry, key) for key in ("flags", "swords", "bow")]
                elite = Elite(str(entry.get("name", "")), entry.get("helmets") is True, *values)
                scenario.units[number] = UnitEntry(unit.side, unit.kind, unit.hex, elite, unit.blocks)

    def _read_heroes(self, table: dict[str, Any], scenario: Scenario) -> None:
        path = ("special", "hero")
        for place, entry in enumerate(self.entries(table, "hero")):
            self.check_entry(path, place, entry, _HERO, _UNKNOWN, "fault-unknown-ability")
            name = str(entry.get("leader", ""))
            numbers = [n for n, leader in enumerate(scenario.leaders) if leader.name == name]
            if not numbers:
                what = f"there is no leader {name!r} to be special"
                self.fault((*path, "leader"), what, "", place, reason="fault-no-leader", leader=name)
            for number in numbers:
                leader = scenario.leaders[number]
                is_solitary, is_vital = entry.get("solitary") is True, entry.get("vital") is True
                dice = value_of(entry, "dice")
                scenario.leaders[number] = LeaderEntry(
                    leader.side, leader.name, leader.hex, dice, is_solitary, is_vital
                )

    def read_whole(self) -> AncientsScenario:
        """The scenario with its rules; BadScenario if anything in its file is wrong."""
        return AncientsScenario(self.read(), self.special)


LIBRARY: Final = Library(__package__)


def scenario_keys() -> tuple[str, ...]:
    """The keys of all scenarios that come with the program, in the order of their numbers."""
    return LIBRARY.keys()


def scenario_text(key: str) -> str:
    """The file of a scenario: one that comes with the program, or any file by its path."""
    return LIBRARY.text(key)


_READ: Final[Kept[AncientsScenario]] = Kept()


def read_scenario(name: str, text: str, with_optional: bool = True) -> AncientsScenario:
    """The battle that a text tells, read once; BadScenario if it has faults."""
    known = _READ.find(name, text, "optional" if with_optional else "")
    if known is None:
        known = _READ.keep(
            AncientsReader(name, text, with_optional).read_whole(), name, text, "optional" if with_optional else ""
        )
    return known


def find_scenario(key: str, with_optional: bool = True) -> AncientsScenario:
    """A scenario by its key or by the path of its file."""
    return read_scenario(key, scenario_text(key), with_optional)

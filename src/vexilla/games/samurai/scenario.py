"""Scenarios of Samurai Battles: leaders by kind, Dragon cards and tokens, special rules (chapter 23)."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.file_reader import is_number
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.library import Kept, Library
from ..commands_colors.reading_objectives import read_objectives
from ..commands_colors.roster import LeaderEntry, Roster
from ..commands_colors.scenario import Scenario
from ..commands_colors.sight import SightLines
from ..commands_colors.special import SpecialReader
from .actions import BOARD
from .position import ALL_TOKENS, SamuraiLeader, Setting
from .rules import SAMURAI_RULES
from .special import Special
from .terrain import GROUNDS, SHALLOW_FORD, SHALLOWS
from .units import COMMANDER, FOOT_LEADER, KINDS, LEADER_KIND_KEYS, LEADER_KINDS, MOUNTED_LEADER, Kind

LINES: Final = SightLines(BOARD)
_KINDS: Final[dict[str, UnitKind]] = {kind.key: kind for kind in KINDS}
_GROUNDS: Final[dict[str, Terrain]] = {ground.key: ground for ground in GROUNDS}

#: Every special rule a file may switch on.
SWITCHES: Final = ("shallows", "objective")
#: The most Dragon cards that a side may begin with.
MOST_DRAGONS: Final = 12


class SamuraiScenario:
    """A scenario with the battlefield, the armies and the special rules it stands for."""

    def __init__(self, scenario: Scenario, special: Special) -> None:
        self.scenario: Final = scenario
        field = Battlefield(BOARD, LINES, scenario.terrain, scenario.fronts, each_side_by_itself=True)
        armies = (scenario.armies[BOTTOM].army, scenario.armies[TOP].army)
        roster = Roster(scenario.units, scenario.leaders, scenario.key, armies)
        self.setting: Final = Setting(SAMURAI_RULES, field, roster, special)


class SamuraiReader(SpecialReader):
    """Reads a scenario of Samurai Battles."""

    def __init__(self, key: str, text: str, stays_without_flags: bool = False) -> None:
        super().__init__(key, text, BOARD)
        self.special: Final = Special()
        self.special.stays_without_flags = stays_without_flags

    def game(self) -> str:
        """Its key."""
        return "samurai"

    def kind_names(self) -> dict[str, UnitKind]:
        """The kinds of chapter 21."""
        return _KINDS

    def terrain_names(self) -> dict[str, Terrain]:
        """The terrain of chapter 20; where the whole river is passable it is shallow (SAM-20-033, SAM-20-034)."""
        if self.table(("special",)).get("shallows") is not True:
            return _GROUNDS
        return {**_GROUNDS, "river": SHALLOWS, "ford": SHALLOW_FORD}

    def top_keys(self) -> tuple[str, ...]:
        """The usual ones, and where the battle comes from."""
        return (*super().top_keys(), "history", "sources", "lopsided")

    def side_keys(self) -> tuple[str, ...]:
        """Nobody waits off the board; there are Dragon cards and tokens."""
        return ("army", "commander", "cards", "dragons", "honor", "units", "leaders")

    def reads_blocks(self) -> bool:
        """A scenario may give a reduced strength."""
        return True

    def leader_entry(self, path: tuple[str, ...], side: int, name: str, hex_: int, words: list[str]) -> LeaderEntry:
        """A leader with his kind: ``E4 mounted``."""
        known = words[0] if len(words) == 1 else ""
        for kind in LEADER_KINDS:
            if kind.key == known:
                return SamuraiLeader(side, name, hex_, kind)
        label = BOARD.labels[hex_]
        what = f'a leader has his hex and what he is: {name} = "{label} {"|".join(LEADER_KIND_KEYS)}"'
        known_kinds = ", ".join(LEADER_KIND_KEYS)
        self.fault(path, what, reason="fault-leader-kind", leader=name, hex=label, known=known_kinds)
        return SamuraiLeader(side, name, hex_, FOOT_LEADER)

    def read_special(self, scenario: Scenario) -> None:
        """All switches, what both sides begin with, and what a file says of the history."""
        self.read_origin(scenario)
        table = self.table(("special",))
        self.check_switches(table, SWITCHES)
        self.switch(table, "shallows")
        self.special.objectives = read_objectives(self, table)
        for side in SIDES:
            self._read_means(side)
        if sum(self.special.honor) > ALL_TOKENS:
            what = f"both sides together begin with {ALL_TOKENS} tokens at most, not {sum(self.special.honor)}"
            self.fault((SIDE_NAMES[0], "honor"), what, reason="fault-too-much-honor", most=ALL_TOKENS)
        self._check_leaders(scenario)
        self._check_camps(scenario)

    def _read_means(self, side: int) -> None:
        """Dragon cards and tokens."""
        name = SIDE_NAMES[side]
        table = self.table((name,))
        for key, most, found in (
            ("dragons", MOST_DRAGONS, self.special.dragons),
            ("honor", ALL_TOKENS, self.special.honor),
        ):
            value: Any = table.get(key)
            if is_number(value, 0, most):
                found[side] = int(value)
            else:
                what = f"{key} must be a number from 0 to {most}; it is {value!r}"
                self.fault((name, key), what, reason="fault-number", key=key, least=0, most=most, value=repr(value))

    def _check_leaders(self, scenario: Scenario) -> None:
        """Leaders on foot are not with cavalry (SAM-05-007), commanders only with their bodyguards (SAM-21-008)."""
        units = {unit.hex: unit for unit in scenario.units}
        for leader in scenario.leaders:
            unit = units.get(leader.hex)
            kind = leader.kind if isinstance(leader, SamuraiLeader) else FOOT_LEADER
            path = (SIDE_NAMES[leader.side], "leaders", leader.name)
            guards = unit is not None and isinstance(unit.kind, Kind) and unit.kind.is_guard
            label = BOARD.labels[leader.hex]
            if unit is not None and isinstance(unit.kind, Kind) and unit.kind.is_mounted and kind != MOUNTED_LEADER:
                what = f"{leader.name} on {label} is on foot: he cannot lead cavalry"
                self.fault(path, what, reason="fault-leads-horse", leader=leader.name, hex=label)
            elif (kind == COMMANDER) != guards:
                what = f"an army commander stands with bodyguards in a camp, and nobody else does: {leader.name}"
                self.fault(path, what, reason="fault-commander", leader=leader.name, hex=label)

    def _check_camps(self, scenario: Scenario) -> None:
        """Camps have bodyguards, bodyguards have camps, and a side has one at most (SAM-20-062)."""
        camps = [hex_ for hex_ in range(BOARD.size) if scenario.terrain[hex_].is_home]
        guards = {unit.hex: unit.side for unit in scenario.units if unit.kind.key == "bodyguards"}
        for hex_ in sorted({*camps, *guards}):
            if hex_ not in guards or hex_ not in camps:
                label = BOARD.labels[hex_]
                what = f"{label}: a camp and the bodyguards of the army commander belong together"
                self.fault(("terrain", "camp"), what, label, reason="fault-camp", hex=label)
        for side in SIDES:
            if list(guards.values()).count(side) > 1:
                name = SIDE_NAMES[side]
                what = f"{name} has more than one camp"
                self.fault((name, "units", "bodyguards"), what, reason="fault-two-camps", side=name)

    def read_whole(self) -> SamuraiScenario:
        """The scenario with its rules; BadScenario if anything in its file is wrong."""
        return SamuraiScenario(self.read(), self.special)


LIBRARY: Final = Library(__package__)


def scenario_keys() -> tuple[str, ...]:
    """The keys of all scenarios that come with the program, in the order of their numbers."""
    return LIBRARY.keys()


def scenario_text(key: str) -> str:
    """The file of a scenario: one that comes with the program, or any file by its path."""
    return LIBRARY.text(key)


_READ: Final[Kept[SamuraiScenario]] = Kept()


def read_scenario(name: str, text: str, stays_without_flags: bool = False) -> SamuraiScenario:
    """The battle that a text tells, read once; BadScenario if it has faults."""
    variant = "flags" if stays_without_flags else ""
    known = _READ.find(name, text, variant)
    if known is None:
        known = _READ.keep(SamuraiReader(name, text, stays_without_flags).read_whole(), name, text, variant)
    return known


def find_scenario(key: str) -> SamuraiScenario:
    """A scenario by its key or by the path of its file."""
    return read_scenario(key, scenario_text(key))

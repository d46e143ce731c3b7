"""The games whose scenarios are files: for each how a file is found, read and described to editors."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, Final

from ..kernel.sides import SIDE_NAMES
from .ancients import scenario as ancients
from .ancients import schema as ancients_schema
from .ancients import units as ancients_units
from .commands_colors.scenario import Scenario
from .napoleonics import scenario as napoleonics
from .napoleonics import schema as napoleonics_schema
from .napoleonics import units as napoleonics_units


class ScenarioFiles:
    """What one game makes of scenario files."""

    def __init__(
        self,
        kinds: tuple[str, ...],
        find: Callable[[str], Scenario],
        read: Callable[[str, str], Scenario],
        text: Callable[[str], str],
        schema: Callable[[], dict[str, Any]],
    ) -> None:
        #: The names of its kinds of units, by which its files are known.
        self.kinds: Final = kinds
        #: A scenario by its key or the path of its file; BadScenario if it has faults.
        self.find: Final = find
        #: A scenario from the name and the text of a file, likewise.
        self.read: Final = read
        #: The text of a file by its key or path.
        self.text: Final = text
        self.schema: Final = schema


def _find_ancients(key: str) -> Scenario:
    return ancients.find_scenario(key).scenario


def _read_ancients(name: str, text: str) -> Scenario:
    return ancients.AncientsReader(name, text).read_whole().scenario


def _find_napoleonics(key: str) -> Scenario:
    return napoleonics.find_scenario(key).scenario


def _read_napoleonics(name: str, text: str) -> Scenario:
    return napoleonics.NapoleonicsReader(name, text).read_whole().scenario


SCENARIO_FILES: Final = {
    "ancients": ScenarioFiles(
        ancients_units.KIND_KEYS,
        _find_ancients,
        _read_ancients,
        ancients.scenario_text,
        ancients_schema.scenario_schema,
    ),
    "napoleonics": ScenarioFiles(
        napoleonics_units.KIND_KEYS,
        _find_napoleonics,
        _read_napoleonics,
        napoleonics.scenario_text,
        napoleonics_schema.scenario_schema,
    ),
}


def game_of_file(text: str) -> str:
    """The key of the game that a file is for, known by its units; the first game if nothing tells."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return next(iter(SCENARIO_FILES))
    named: list[str] = []
    for side in SIDE_NAMES[:2]:
        army = data.get(side)
        units = army.get("units") if isinstance(army, dict) else None
        named += list(units) if isinstance(units, dict) else []
    best, most = next(iter(SCENARIO_FILES)), 0
    for key, files in SCENARIO_FILES.items():
        known = sum(1 for name in named if name in files.kinds)
        if known > most:
            best, most = key, known
    return best

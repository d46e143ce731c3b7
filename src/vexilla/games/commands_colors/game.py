"""What makes a game of the system playable: scenarios from files, and positions from text."""

from __future__ import annotations

from ...kernel.game import Game
from ...kernel.setup import Given, Setup
from .library import SCENARIO, Kept, contents_of, given_scenario, is_file_name
from .position import B
from .scenario import Scenario
from .scenario_files import ScenarioFiles


class BattleGame(Game[B]):
    """A game of battles, most of which are scenarios of its own."""

    system = "commands_colors"
    files: ScenarioFiles
    #: What is pinned of the scenarios that were read.
    _contents: Kept[str]

    def __init__(self) -> None:
        self._contents = Kept()
        self.given_kinds = (SCENARIO,)

    def scenario(self, name: str) -> Scenario:
        """A scenario by its key or the path of its file; BadScenario if it has faults."""
        return self.files.find(name)

    def human_record(self, scenario: str) -> tuple[int, int, int] | None:
        """The plays that people reported, if the scenario's file has them."""
        record = self.scenario(scenario).record
        return None if record is None else (record.plays, *record.wins)

    # -- set-ups ---------------------------------------------------------------------------------

    def scenario_text(self, scenario: str) -> str:
        """Its file."""
        return self.files.library.text(scenario)

    def contents(self, scenario: str, text: str) -> str:
        """The battle without what its file only tells."""
        known = self._contents.find(scenario, text)
        if known is None:
            self.files.read(scenario, text)
            known = self._contents.keep(contents_of(text), scenario, text)
        return known

    def brought(self, name: str) -> Given | None:
        """Any scenario file by its path."""
        return given_scenario(name, self.files.library.text(name)) if is_file_name(name) else None

    def is_as_before(self, setup: Setup) -> bool:
        """Whether the hash is the one of then."""
        return setup.pin == self.files.library.pin_before(setup.scenario)

"""What makes a game of the system playable: scenarios from files, and positions from text."""

from __future__ import annotations

from ...kernel.game import Game
from .library import is_file_name
from .position import B
from .scenario import Scenario
from .scenario_files import ScenarioFiles


class BattleGame(Game[B]):
    """A game of battles, most of which are scenarios of its own."""

    system = "commands_colors"
    files: ScenarioFiles

    def scenario(self, name: str) -> Scenario:
        """A scenario by its key or the path of its file; BadScenario if it has faults."""
        return self.files.find(name)

    def human_record(self, scenario: str) -> tuple[int, int, int] | None:
        """The plays that people reported, if the scenario's file has them."""
        record = self.scenario(scenario).record
        return None if record is None else (record.plays, *record.wins)

    def has_scenario(self, scenario: str) -> bool:
        """Those that come with the program, and any scenario file by its path; BadScenario if it has faults."""
        if not is_file_name(scenario):
            return scenario in self.scenarios
        self.scenario(scenario)
        return True

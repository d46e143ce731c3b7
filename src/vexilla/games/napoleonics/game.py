"""Commands & Colors: Napoleonics as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Setup
from ...kernel.match import Match
from ...kernel.source import Source
from ...kernel.step import Step
from ..commands_colors.game import BattleGame
from ..commands_colors.scenario import Scenario
from .actions import STREAM_VERBS, STREAMS, VOCABULARY
from .position import Napoleonics
from .scenario import find_scenario, scenario_keys
from .setup import DEAL_HANDS, set_up
from .text import read


class NapoleonicsGame(BattleGame[Napoleonics]):
    """Commands & Colors: Napoleonics, with battles of the Peninsula and of the Hundred Days."""

    def __init__(self) -> None:
        self.key = "napoleonics"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.scenarios = scenario_keys()
        self.options = ()

    def scenario(self, name: str) -> Scenario:
        """A scenario by its key or the path of its file; BadScenario if it has faults."""
        return find_scenario(name).scenario

    def read(self, text: str) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
        """The position and agenda a text stands for; BadSetup names the line that is wrong."""
        return read(text)

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Napoleonics]:
        """A match before the hands are dealt."""
        return Match(self, set_up(find_scenario(setup.scenario)), [DEAL_HANDS], source, logging)


NAPOLEONICS: Final = NapoleonicsGame()

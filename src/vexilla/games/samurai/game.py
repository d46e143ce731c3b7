"""Samurai Battles (Commands & Colors) as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Checks, Option, Setup
from ...kernel.match import Match
from ...kernel.outline import SpecialRule
from ...kernel.source import Source
from ...kernel.step import Step
from ..commands_colors.game import BattleGame
from ..commands_colors.scenario import Scenario
from ..commands_colors.scenario_files import ScenarioFiles
from .actions import OUTCOMES, STREAM_VERBS, STREAMS, VOCABULARY
from .in_force import rules_in_force
from .position import Samurai
from .scenario import LIBRARY, SamuraiScenario, read_scenario
from .schema import scenario_schema
from .setup import DEAL_HANDS, set_up
from .text import read, tables, write
from .turn import TURNS
from .units import KIND_KEYS

#: Whether a leader alone who is attacked and not killed always must retreat, or only for flags (SAM-11-021).
LONE_LEADERS: Final = "lone-leaders"


class SamuraiGame(BattleGame[Samurai]):
    """Samurai Battles, with battles of the Warring States."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "samurai"
        self.clause_prefix = "SAM"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.options = (Option(LONE_LEADERS, "retreat", "flags"),)
        self.files = ScenarioFiles(KIND_KEYS, LIBRARY, _read, scenario_schema)
        self.scenarios = LIBRARY.keys()
        self.checks = Checks(2, 2, 200, tuple((scenario, 4) for scenario in self.scenarios))

    def read(self, text: str) -> tuple[Samurai, list[Step[Samurai]]]:
        """The position and agenda a text stands for; BadSetup names the line that is wrong."""
        return read(text, self)

    def text_of(self, match: Match[Samurai]) -> str:
        """The match as a written position."""
        return write(match)

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Samurai]:
        """A match before the hands are dealt."""
        return Match(self, set_up(_entry(setup)), [DEAL_HANDS, TURNS], source, logging)

    def special_rules(self, setup: Setup) -> list[SpecialRule]:
        """Those of the scenario's file, as far as they are in force."""
        return rules_in_force(_entry(setup))

    def more_means(self, setup: Setup, side: int) -> dict[str, int]:
        """Dragon cards, and tokens of Honor & Fortune."""
        special = _entry(setup).setting.special
        return {"dragons": special.dragons[side], "honor": special.honor[side]}


def _entry(setup: Setup) -> SamuraiScenario:
    return read_scenario(setup.scenario, setup.text, setup.options[LONE_LEADERS] == "flags")


def _read(name: str, text: str) -> Scenario:
    return read_scenario(name, text).scenario


GAME: Final = SamuraiGame()

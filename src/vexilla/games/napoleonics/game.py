"""Commands & Colors: Napoleonics as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Checks, Setup
from ...kernel.match import Match
from ...kernel.outline import SpecialRule
from ...kernel.source import Source
from ...kernel.step import Step
from ..commands_colors.game import BattleGame
from ..commands_colors.scenario import Scenario
from ..commands_colors.scenario_files import ScenarioFiles
from .actions import OUTCOMES, STREAM_VERBS, STREAMS, VOCABULARY
from .in_force import rules_in_force
from .position import Napoleonics
from .scenario import LIBRARY, read_scenario
from .schema import scenario_schema
from .setup import DEAL_HANDS, set_up
from .text import read, tables, write
from .turn import TURNS
from .units import KIND_KEYS, NATIONS


class NapoleonicsGame(BattleGame[Napoleonics]):
    """Commands & Colors: Napoleonics, with battles of the Peninsula and of the Hundred Days."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "napoleonics"
        self.clause_prefix = "NAP"
        self.rules_version = 2
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.options = ()
        self.files = ScenarioFiles(KIND_KEYS, LIBRARY, _read, scenario_schema)
        self.scenarios = LIBRARY.keys()
        self.checks = Checks(4, 3, 200, tuple((scenario, 4) for scenario in self.scenarios))

    def kind_to_learn(self, kind: str) -> str:
        """One kind in all nations."""
        nation, _, rest = kind.partition("-")
        return rest if nation in NATIONS else kind

    def read(self, text: str) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
        """The position and agenda a text stands for; BadSetup names the line that is wrong."""
        return read(text, self)

    def text_of(self, match: Match[Napoleonics]) -> str:
        """The match as a written position."""
        return write(match)

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Napoleonics]:
        """A match before the hands are dealt."""
        return Match(self, set_up(read_scenario(setup.scenario, setup.text)), [DEAL_HANDS, TURNS], source, logging)

    def special_rules(self, setup: Setup) -> list[SpecialRule]:
        """Those of the scenario's file."""
        return rules_in_force(read_scenario(setup.scenario, setup.text).setting.special)


def _read(name: str, text: str) -> Scenario:
    return read_scenario(name, text).scenario


GAME: Final = NapoleonicsGame()

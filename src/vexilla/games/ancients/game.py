"""Commands & Colors: Ancients as the program knows it."""

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
from .position import Ancients
from .scenario import LIBRARY, AncientsScenario, read_scenario
from .schema import scenario_schema
from .setup import DEAL_HANDS, set_up
from .text import read, tables, write
from .turn import TURNS
from .units import KIND_KEYS

#: Battles of all kinds of troops and ground, and how deep the ways from their start are counted.
_PERFT: Final = (
    ("001-akragas", 5),
    ("003-bagradas", 4),
    ("005-trebbia", 4),
    ("010-castulo", 4),
    ("015-zama", 4),
    ("102-himera", 4),
    ("117-asculum", 4),
    ("118-beneventum", 4),
)


class AncientsGame(BattleGame[Ancients]):
    """Commands & Colors: Ancients, with the battles of the box and of the first expansion."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "ancients"
        self.clause_prefix = "ANC"
        self.rules_version = 2
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.options = (Option("optional", "on", "off"),)
        self.files = ScenarioFiles(KIND_KEYS, LIBRARY, _read, scenario_schema)
        self.scenarios = LIBRARY.keys()
        self.checks = Checks(2, 3, 200, _PERFT)

    def read(self, text: str) -> tuple[Ancients, list[Step[Ancients]]]:
        """The position and agenda a text stands for; BadSetup names the line that is wrong."""
        return read(text, self)

    def text_of(self, match: Match[Ancients]) -> str:
        """The match as a written position."""
        return write(match)

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Ancients]:
        """A match before the hands are dealt."""
        return Match(self, set_up(_entry(setup)), [DEAL_HANDS, TURNS], source, logging)

    def special_rules(self, setup: Setup) -> list[SpecialRule]:
        """Those of the scenario's file, as far as they are in force."""
        return rules_in_force(_entry(setup))


def _entry(setup: Setup) -> AncientsScenario:
    return read_scenario(setup.scenario, setup.text, setup.options["optional"] == "on")


def _read(name: str, text: str) -> Scenario:
    return read_scenario(name, text).scenario


GAME: Final = AncientsGame()

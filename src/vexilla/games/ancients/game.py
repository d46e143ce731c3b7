"""Commands & Colors: Ancients as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Game, Option, Setup
from ...kernel.match import Match
from ...kernel.source import Source
from ..commands_colors.library import is_file_name
from .actions import STREAM_VERBS, STREAMS, VOCABULARY
from .position import Ancients
from .scenario import find_scenario, scenario_keys
from .setup import DEAL_HANDS, set_up
from .text import read


class AncientsGame(Game[Ancients]):
    """Commands & Colors: Ancients, with the battles of the box and of the first expansion."""

    def __init__(self) -> None:
        self.key = "ancients"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.scenarios = scenario_keys()
        self.options = (Option("optional", "on", "off"),)

    def human_record(self, scenario: str) -> tuple[int, int, int] | None:
        """The plays that people reported, if the scenario's file has them."""
        record = find_scenario(scenario).scenario.record
        return None if record is None else (record.plays, *record.wins)

    def has_scenario(self, scenario: str) -> bool:
        """Those that come with the program, and any scenario file by its path; BadScenario if it has faults."""
        if not is_file_name(scenario):
            return scenario in self.scenarios
        find_scenario(scenario)
        return True

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Ancients]:
        """A match before the hands are dealt."""
        entry = find_scenario(setup.scenario, setup.options["optional"] == "on")
        return Match(self, set_up(entry), [DEAL_HANDS], source, logging)

    def position_from(self, text: str, source: Source) -> Match[Ancients]:
        """A match from a written position."""
        position, agenda = read(text)
        match: Match[Ancients] = Match(self, position, agenda, source)
        match.run()
        return match


ANCIENTS: Final = AncientsGame()

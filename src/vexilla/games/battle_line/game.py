"""Battle Line as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Checks, Game, Option, Setup
from ...kernel.match import Match
from ...kernel.source import Source
from ...kernel.step import Step
from .actions import OUTCOMES, VOCABULARY
from .position import BattleLine, Settings
from .setup import SERIES, STREAM_VERBS, STREAMS
from .text import read, tables, write

LONGEST_SERIES: Final = 9


class BattleLineGame(Game[BattleLine]):
    """Battle Line: nine flags, two hands, sixty troops and ten tactics."""

    def __init__(self) -> None:
        self.key = "battle_line"
        self.clause_prefix = "BLN"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = STREAMS
        self.stream_verbs = STREAM_VERBS
        self.scenarios = ("standard",)
        self.checks = Checks(40, 50, 20_000, (("standard", 3),))
        self.options = (
            Option("tactics", "on", "off"),
            Option("claims", "aided", "unaided"),
            Option("variant", "standard", "advanced"),
            Option("series", *[str(games) for games in range(1, LONGEST_SERIES + 1)]),
        )

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[BattleLine]:
        """A match of one or more games, before the first cut."""
        position = BattleLine(settings_from(setup.options))
        position.begin_series()
        return Match(self, position, [SERIES], source, logging)

    def read(self, text: str) -> tuple[BattleLine, list[Step[BattleLine]]]:
        """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
        return read(self, text, settings_from(self.setup(None, options_in(text)).options))

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables(self, settings_from(self.setup().options))

    def text_of(self, match: Match[BattleLine]) -> str:
        """The match as a written position."""
        return write(match)


def settings_from(options: dict[str, str]) -> Settings:
    """The settings that checked options stand for."""
    return Settings(
        tactics=options["tactics"] == "on",
        aided=options["claims"] == "aided",
        claim_at_start=options["variant"] == "advanced",
        series=int(options["series"]),
    )


def options_in(text: str) -> dict[str, str]:
    """The options a written position names."""
    options: dict[str, str] = {}
    for line in text.splitlines():
        title, _, rest = line.partition("#")[0].partition(":")
        if title.strip() == "options":
            for word in rest.split():
                name, _, value = word.partition("=")
                options[name] = value
    return options


GAME: Final = BattleLineGame()

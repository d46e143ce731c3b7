"""Grand Battle as the program knows it."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Game, Option, Setup
from ...kernel.match import Match
from ...kernel.source import Source
from ...kernel.step import Step
from .actions import OUTCOMES, STREAMS, VOCABULARY
from .position import GrandBattle, Setting
from .sheet import FREE
from .text import read, tables, write, write_position
from .turn import BEGIN_BATTLE, rest_of_turn

#: Whether distances may be measured before a declaration (GRB-01-044).
MEASURING: Final = "measuring"
STRICT: Final = "strict"
#: A battle that a player brings as a written position.
POSITION: Final = "position"


class GrandBattleGame(Game[GrandBattle]):
    """Pitched battles with miniatures on a measured table."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "grand_battle"
        self.clause_prefix = "GRB"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = STREAMS
        self.stream_verbs = STREAMS
        self.scenarios = ()
        self.given_kinds = (POSITION,)
        self.options = (Option(MEASURING, FREE, STRICT),)

    def read(self, text: str) -> tuple[GrandBattle, list[Step[GrandBattle]]]:
        """The position a text stands for, and what is to be done: what it says, or its turn from its phase on."""
        position, to_do = read(text, self)
        return position, to_do or rest_of_turn(position)

    def text_of(self, match: Match[GrandBattle]) -> str:
        """The match as a written position."""
        return write(match)

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables()

    def contents(self, scenario: str, text: str) -> str:
        """All of a battle that matters in play, written in one way."""
        return write_position(read(text, self)[0])

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[GrandBattle]:
        """A battle from where everybody stands at its beginning."""
        written = read(setup.text, self)[0]
        position = GrandBattle(_measured(written.setting, setup.options[MEASURING]), written)
        return Match(self, position, [BEGIN_BATTLE], source, logging)


def _measured(setting: Setting, measuring: str) -> Setting:
    """The same battle with another agreement about measuring."""
    return Setting(
        setting.roster,
        setting.landscape,
        setting.attacker,
        setting.turn_limit,
        setting.terror,
        setting.camps,
        measuring,
    )


GAME: Final = GrandBattleGame()

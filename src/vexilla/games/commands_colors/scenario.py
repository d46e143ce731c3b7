"""Scenarios: battles as their files tell them, and what can be wrong in a file."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.setup import BadContents, Fault
from ...kernel.sides import BOTTOM
from .kinds import Terrain
from .roster import LeaderEntry, UnitEntry

#: Languages a scenario may carry its names in, beside English.
LANGUAGES: Final = ("ru", "uk")
MOST_CARDS: Final = 12
MOST_BANNERS: Final = 30


class BadScenario(BadContents):
    """A scenario file that cannot be played, with all its faults."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        super().__init__(name, faults, "bad-scenario")


class Army:
    """One side of a scenario."""

    def __init__(self, army: str, commander: str, cards: int) -> None:
        self.army: Final = army
        self.commander: Final = commander
        self.cards: Final = cards


class Reported:
    """How often people have won a battle: plays, and the shares of both sides in per cent."""

    def __init__(self, plays: int, bottom: int, top: int) -> None:
        self.plays: Final = plays
        self.wins: Final = (bottom, top)


class Scenario:
    """A battle as its file tells it, without what a game makes of the special rules."""

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        self.key: Final = key
        #: The names by language; English is always there.
        self.names: dict[str, str] = {"en": str(data.get("name", key))}
        #: Translated words: armies, commanders, leaders, special units.
        self.words: dict[str, dict[str, str]] = {}
        self.date: Final = str(data.get("date", ""))
        #: What players should know, in a sentence or two.
        self.notes: Final = str(data.get("notes", ""))
        #: What happened, and the sources of it; why it is uneven, if it is meant to be.
        self.history: Final = str(data.get("history", ""))
        self.sources: list[str] = []
        self.lopsided: Final = str(data.get("lopsided", ""))
        self.first = BOTTOM
        self.banners: list[int] = [0, 0]
        self.armies: list[Army] = []
        self.units: list[UnitEntry] = []
        self.leaders: list[LeaderEntry] = []
        self.terrain: list[Terrain] = []
        self.fronts: list[int] = []
        self.record: Reported | None = None

    def word(self, text: str, language: str) -> str:
        """A name of the scenario in a language, as far as it is translated."""
        return self.words.get(language, {}).get(text, text)

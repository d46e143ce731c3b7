"""Battles as their files tell them, and what can be wrong in a file."""

from __future__ import annotations

from typing import Final

from ....kernel.setup import BadContents, Fault
from ..armies.army import Army
from ..position import GrandBattle

#: Languages a battle may carry its names in, beside English.
LANGUAGES: Final = ("ru", "uk")


class BadBattle(BadContents):
    """A battle file that cannot be played, with all its faults."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        super().__init__(name, faults, "bad-scenario")


class Told:
    """What a battle is called and what players are told of it, in one language; empty where it is not said."""

    def __init__(self, name: str, date: str, history: str, plans: tuple[str, str]) -> None:
        self.name: Final = name
        self.date: Final = date
        #: What happened.
        self.history: Final = history
        #: What bottom and top may try.
        self.plans: Final = plans


class Battle:
    """A battle ready to be fought: everybody stands where the file puts him, or in a pick-up battle nowhere yet."""

    def __init__(
        self,
        key: str,
        armies: tuple[Army, Army],
        start: GrandBattle,
        told: dict[str, Told],
        sources: list[str],
        *,
        is_pick_up: bool,
        is_open_field: bool = False,
        is_sealed: bool = False,
    ) -> None:
        self.key: Final = key
        #: Whether roles, terrain and deployment are left to dice and players.
        self.is_pick_up: Final = is_pick_up
        #: Whether its players have agreed that no terrain is rolled for.
        self.is_open_field: Final = is_open_field
        #: Whether each side brought its army without knowing the other one.
        self.is_sealed: Final = is_sealed
        self.armies: Final = armies
        self._start: Final = start
        #: By language; English is always there.
        self.told: Final = told
        self.sources: Final = sources

    def begin(self) -> GrandBattle:
        """The position before the first turn, or before the first die."""
        return self._start.clone()

    def in_language(self, language: str) -> Told:
        """What is told in a language, in English where nothing is."""
        return self.told.get(language, self.told["en"])

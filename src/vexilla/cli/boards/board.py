"""What a board in the terminal is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ...kernel.game import AnyMatch, Setup


class Board(Protocol):
    """What the terminal needs to know of a game."""

    @property
    def hint(self) -> str:
        """The message that explains how to choose."""

    @property
    def places_hint(self) -> str:
        """The message that explains how to choose a thing and its place."""

    @property
    def has_inline_places(self) -> bool:
        """Whether the menu writes the places of a thing into its label."""

    @property
    def last_verbs(self) -> tuple[str, ...]:
        """Verbs that end a decision and stand last in the menu, so that nobody takes them for the first thing to do."""

    @property
    def own_numbers(self) -> tuple[str, ...]:
        """Verbs whose number is that of the choice, so that a list on the page and the menu count alike."""

    @property
    def columns(self) -> int:
        """How wide the board is."""

    @property
    def overhang(self) -> int:
        """How many of the first rows of what was drawn last may leave a low screen: they can be shown otherwise."""

    @property
    def has_armies(self) -> bool:
        """Whether whoever decides is called by his army, as in the log."""

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The table as ``side`` sees it, its own side at the bottom; compact, without empty lines."""

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """A line of help on each thing the menu offers that a newcomer may not know."""

    def cards(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """What each card in the hand of ``side`` does, as far as that can be told."""

    def names(self, setup: Setup) -> dict[str, str]:
        """What the log calls the sides and the people of a set-up, where not by the usual words.

        What is drawn afterwards may be of this set-up, which need not be one of the game's own.
        """

    def thing(self, kind: str, value: str) -> Text:
        """A card or another thing, as a menu shows it."""

    def expand(self, match: AnyMatch, text: str) -> str:
        """An action as people type it at this moment of a match, with abbreviations written out."""

    def suggestions(self, match: AnyMatch, side: int) -> list[tuple[Text, str]]:
        """Deeds worth a number in the menu although they cannot be counted: a label, and how it is written."""

    def notes(self, match: AnyMatch, side: int) -> list[Text]:
        """What ``side`` should know before it decides here."""

    def is_news(self, event: str) -> bool:
        """Whether a page tells an event that happened since the last one; the log tells all."""

    def odds(self, match: AnyMatch, view: Mapping[str, Any], side: str) -> RenderableType | None:
        """What can still happen and how likely it is, from what ``side`` knows."""

    def answer(self, match: AnyMatch, side: int, typed: str) -> list[RenderableType] | None:
        """What a board tells to words of its own that ``side`` typed, such as ``zoom``; None if it knows none such."""

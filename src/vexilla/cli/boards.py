"""How a game looks in the terminal: one board a game, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from ..kernel.refusal import BadSetup
from .battle_line_board import BattleLineBoard
from .screen import Screen


class Board(Protocol):
    """What the terminal needs to know of a game."""

    def draw(
        self, view: Mapping[str, Any], side: str, names: Mapping[str, str], *, compact: bool = False
    ) -> RenderableType:
        """The table as ``side`` sees it, its own side at the bottom; compact, without empty lines."""

    def hints(self, view: Mapping[str, Any], side: str) -> list[Text]:
        """A line of help on each thing the menu offers that a newcomer may not know."""

    def thing(self, kind: str, value: str) -> Text:
        """A card or another thing, as a menu shows it."""

    def expand(self, text: str) -> str:
        """An action as people type it, with abbreviations written out."""

    def odds(self, view: Mapping[str, Any], side: str) -> RenderableType | None:
        """What can still happen and how likely it is, from what ``side`` knows."""


_BOARDS: Final[dict[str, Callable[[Screen], Board]]] = {"battle_line": BattleLineBoard}


def board_for(game: str, screen: Screen) -> Board:
    """The board of a game."""
    if game not in _BOARDS:
        raise BadSetup(f"{game} cannot be drawn in the terminal")
    return _BOARDS[game](screen)

"""Ancients in the terminal: its terrain, its special units and its odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....games.ancients.actions import BOARD
from ....games.ancients.odds import attack_odds
from ....games.ancients.scenario import read_scenario
from ....games.commands_colors.odds import AttackOdds
from ....games.commands_colors.scenario import Scenario
from ....kernel.game import AnyMatch
from ...screen import Screen
from ..commands_colors.hex_board import HexBoard

#: What an empty hex of each terrain shows, and its colour.
GROUNDS: Final = {
    "broken": ("∴", "on #b7a98c"),
    "forest": ("♣", "on #7f9a68"),
    "hill": ("▲", "on #c6a86a"),
    "steep": ("^", "on #8d7650"),
    "coast": ("≈", "on #8fb3c4"),
    "lake": ("≈", "on #8fb3c4"),
    "sea": ("≈", "on #8fb3c4"),
    "river": ("≈", "on #8fb3c4"),
    "ford": ("~", "on #b5ccd2"),
    "shallow-ford": ("~", "on #b5ccd2"),
    "rampart": ("#", "on #b08f6a"),
    "camp": ("⌂", "on #a98a5c"),
    "bridge": ("=", "on #b09878"),
    "city-walls": ("#", "on #9d9d9d"),
    "fortified-walls": ("▓", "on #7d7d7d"),
    "marsh": ('"', "on #93a98c"),
}


class AncientsBoard(HexBoard):
    """Draws a battle of Ancients."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, "ancients", BOARD, GROUNDS)

    def read_scenario(self, name: str, text: str) -> Scenario:
        """The scenario that a text tells."""
        return read_scenario(name, text).scenario

    def attack_odds(self, match: AnyMatch, here: int, there: int) -> dict[str, AttackOdds]:
        """The exact odds of an attack that can be declared now."""
        odds = attack_odds(match.position, match.position.unit_at[here], there)
        return {f"{BOARD.labels[here]} → {BOARD.labels[there]}": odds}

    def badge(self, unit: Mapping[str, Any] | None, leader: Mapping[str, Any] | None) -> str:
        """A star for a leader, a cross for a special unit."""
        return "*" if leader else "+" if unit and unit.get("elite") else " "

"""Strikes of Napoleonics for the ledger of dice."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from ...games.commands_colors.rolls import DIE_SIDES
from ...games.napoleonics.dice import hits, strike_dice
from ...games.napoleonics.odds import hitting_sides
from ...games.napoleonics.position import STRIKE_NAMES, Napoleonics
from ...games.napoleonics.strike import StrikeRoll
from ..commands_colors.dice import Strikes


class NapoleonicStrikes(Strikes):
    """Five kinds of strikes, that of a square among them; a combined attack is one strike."""

    def __init__(self) -> None:
        super().__init__(StrikeRoll, STRIKE_NAMES)

    def dice(self, position: Napoleonics) -> int:
        """All of them, those of batteries included."""
        return strike_dice(position)

    def hits(self, position: Napoleonics) -> int:
        """As the rules count them."""
        return hits(position)

    def average(self, position: Napoleonics, dice: int) -> float:
        """Every die hits by itself."""
        hitting = hitting_sides(position)
        blocks = position.blocks[position.struck()]
        total = 0
        for scored in range(1, dice + 1):
            ways = comb(dice, scored) * hitting**scored * (DIE_SIDES - hitting) ** (dice - scored)
            total += min(scored, blocks) * ways
        return float(Fraction(total, DIE_SIDES**dice))


NAPOLEONIC_STRIKES: Final = NapoleonicStrikes()

"""What a body can still spend in its order: allowances, what is used, and what crossed lines have left of them."""

from __future__ import annotations

from typing import Final, final

from ..geometry.numbers import within
from ..position import GrandBattle
from ..tables.movement import MARCH
from ..tables.terrain import FULL


@final
class Funds:
    """Of each unit of a body its allowance, what it has used, and its share of the allowance in quarters.

    A body goes at the speed of its slowest (GRB-05-002), so whoever can spend least decides.
    """

    def __init__(self, allowances: list[int], used: list[int], shares: list[int]) -> None:
        self.allowances: Final = allowances
        self.used: Final = used
        self.shares: Final = shares

    def left(self, shares: list[int]) -> int:
        """What all can still spend once lines have left them these shares (GRB-10-006)."""
        return min([self.allowances[number] * share // FULL - self.used[number] for number, share in enumerate(shares)])

    def suffices(self, cost: int, shares: list[int]) -> bool:
        """Whether a cost can be paid with these shares."""
        return within(cost, self.left(shares))


def march(position: GrandBattle, unit: int) -> int:
    """The allowance of a Manoeuvre: twice MV (GRB-05-019)."""
    return MARCH * position.profile_of(unit).move


def march_funds(position: GrandBattle, units: list[int]) -> Funds:
    """What units can still spend in the Manoeuvre that is being carried out."""
    return Funds(
        [march(position, unit) for unit in units],
        [position.spent[unit] for unit in units],
        [position.shares[unit] for unit in units],
    )

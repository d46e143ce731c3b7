"""What an unfinished formation will probably become, at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Hopes:
    """Which kind a formation will probably be in the end, and about which sum."""

    def __init__(self) -> None:
        self.wedge = 0.0
        self.phalanx = 0.0
        self.battalion = 0.0
        self.skirmish = 0.0
        self.host = 1.0
        self.total = 17.0

    def divide(self, wedge: float, phalanx: float, battalion: float, skirmish: float) -> None:
        """Each chance is that of a kind if nothing better comes."""
        self.wedge = wedge
        rest = 1.0 - wedge
        self.phalanx = rest * phalanx
        rest -= self.phalanx
        self.battalion = rest * battalion
        rest -= self.battalion
        self.skirmish = rest * skirmish
        self.host = rest - self.skirmish

    def exactly(self, strength: int) -> None:
        """The hopes of a complete formation."""
        kind = strength >> 6
        self.wedge = 1.0 if kind == 5 else 0.0
        self.phalanx = 1.0 if kind == 4 else 0.0
        self.battalion = 1.0 if kind == 3 else 0.0
        self.skirmish = 1.0 if kind == 2 else 0.0
        self.host = 1.0 if kind < 2 else 0.0
        self.total = float(strength & 63)

    def against(self, other: Hopes, point: float) -> float:
        """The chance to be the stronger one."""
        tie = 0.5 + point * (self.total - other.total)
        if tie > 0.95:
            tie = 0.95
        elif tie < 0.05:
            tie = 0.05
        below = other.host
        chance = self.host * below * tie
        chance += self.skirmish * (below + other.skirmish * tie)
        below += other.skirmish
        chance += self.battalion * (below + other.battalion * tie)
        below += other.battalion
        chance += self.phalanx * (below + other.phalanx * tie)
        below += other.phalanx
        return chance + self.wedge * (below + other.wedge * tie)


class Odds:
    """The chances that a card does not come: one at hand, one not seen yet; for the last card and for earlier ones."""

    def __init__(self, hand_use: list[float]) -> None:
        self.hand_last = 1.0 - hand_use[0]
        self.hand_more = 1.0 - hand_use[1]
        self.pool_last = 1.0
        self.pool_more = 1.0


def none_of(outs: i64, hand: i64, pool: i64, at_hand: float, to_come: float) -> float:
    """The chance that none of some cards comes."""
    chance = 1.0
    there: i64 = outs & hand
    while there:
        there &= there - 1
        chance *= at_hand
    there = outs & pool
    while there:
        there &= there - 1
        chance *= to_come
    return chance


def two_of(outs: i64, hand: i64, pool: i64, odds: Odds) -> float:
    """The chance that at least two of some cards come."""
    none = 1.0
    one = 0.0
    there: i64 = outs & hand
    while there:
        there &= there - 1
        one = one * odds.hand_more + none * (1.0 - odds.hand_more)
        none *= odds.hand_more
    there = outs & pool
    while there:
        there &= there - 1
        one = one * odds.pool_more + none * (1.0 - odds.pool_more)
        none *= odds.pool_more
    return 1.0 - none - one

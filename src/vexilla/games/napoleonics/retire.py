"""Retire and reform: cavalry gives way to infantry (chapter 6)."""

from __future__ import annotations

from typing import Final

from ...kernel.sides import SIDES
from ...kernel.step import Step
from ..commands_colors.giving_way import GivesWay, GiveWay, whole_ways
from ..commands_colors.rules import GivingWay
from .position import Napoleonics
from .units import CAVALRY, INFANTRY

#: Two hexes, or it is not possible at all (NAP-06-003, NAP-06-010).
RETIRING: Final = GivingWay(
    hexes=2,
    is_whole=True,
    begins="cc-retires",
    moves="cc-retired",
    clause="NAP-06-001",
    back="NAP-06-010",
    furthest="NAP-06-003",
    closed="NAP-06-003",
    stop="NAP-06-010",
    joined="NAP-06-015",
)


def forbids_retire(position: Napoleonics) -> str | None:
    """Why the defender of the melee under way may not retire and reform."""
    defender, attacker = position.defender, position.attacker
    if position.kinds[defender].arm != CAVALRY:
        return "NAP-06-001"
    if position.kinds[attacker].arm != INFANTRY:
        return "NAP-06-013"
    can = whole_ways(position, defender, position.unit_hex[defender], RETIRING.hexes)
    return None if can else "NAP-06-003"


class Retires(GivesWay[Napoleonics]):
    """The owner chooses the way of two hexes towards his own edge."""

    def on(self) -> Step[Napoleonics]:
        """The retire, hex by hex."""
        return RETIRE_MOVE

    def question(self) -> str:
        return "cc-ask-retire"


class RetireMove(GiveWay[Napoleonics]):
    """After the roll the cavalry that survived goes back (NAP-06-006)."""

    def __init__(self) -> None:
        super().__init__([Retires(side) for side in SIDES])


RETIRE_MOVE: Final = RetireMove()

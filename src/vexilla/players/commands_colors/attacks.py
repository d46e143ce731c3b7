"""Attacks of this turn, as far as they are the same in all games."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.position import Battle


class BattleAttack:
    """The best attack of a unit: its target's hex (-1 for none), what it is worth, and the chance of success."""

    def __init__(self, target: int, value: float, success: float) -> None:
        self.target: Final = target
        self.value: Final = value
        self.success: Final = success


def enemies_beside(position: Battle, here: int, side: int) -> list[int]:
    """The hexes beside a hex that an enemy unit or a lone enemy leader holds."""
    found: list[int] = []
    unit_at = position.unit_at
    for there in position.field.board.neighbours[here]:
        unit = unit_at[there]
        if unit >= 0:
            if position.side_of[unit] != side:
                found.append(there)
        else:
            leader = position.leader_at[there]
            if leader >= 0 and position.side_of_leader[leader] != side:
                found.append(there)
    return found

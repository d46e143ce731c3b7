"""What the enemy is about, as far as it shows on the table."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.position import FLEEING, GrandBattle
from ...games.grand_battle.tables.troops import ARTILLERY, NON_COMBATANTS

#: From this game turn on it shows whether the enemy comes; and so near to the middle of the table counts as there.
_BY_NOW: Final = 3
_NEAR_MIDDLE: Final = 4 * STEP
#: Who goes nowhere by himself.
_NO_RANKS: Final = (ARTILLERY, NON_COMBATANTS)


def comes(position: GrandBattle, side: int) -> bool:
    """Whether a side goes forward: by now the half of its ranks should have come to the middle of the table."""
    if position.game_turn() < _BY_NOW:
        return True
    middle = position.landscape.depth // 2
    is_attacker = side == position.setting.attacker
    ranks, near = 0, 0
    for unit in position.units_of(side):
        kind = position.profile_of(unit).kind
        if kind.is_skirmisher or kind.category in _NO_RANKS or position.marks[unit] & FLEEING:
            continue
        ranks += 1
        left = middle - position.bases[unit].y if is_attacker else position.bases[unit].y - middle
        if left <= _NEAR_MIDDLE or position.contacts_of(unit):
            near += 1
    return 2 * near >= ranks

"""How boldly a side leads its army: whether it must come to blows, and what that may cost."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.position import GrandBattle
from .weights import Weights

#: So many turns the attacker takes his time; no more, or what he waits for has come to his enemy.
EARLY_TURNS: Final = 2
#: After so many the general with few men goes where the others go.
LATE_TURNS: Final = 6
#: When fewer turns than this are left the attacker stakes more and more.
_DESPERATE: Final = 3
#: With more men than this the general goes where they go.
ESCORT: Final = 2


def is_bold(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows: the attacker, for whom time runs out (GRB-02-038)."""
    return side == position.setting.attacker


def is_pressed(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows soon, so that whoever can goes on without the others of his line."""
    return is_bold(position, side) and position.game_turn() > EARLY_TURNS


def goes_near(position: GrandBattle, side: int, units: list[int]) -> bool:
    """Whether a body marches into the enemy's reach: not the general with few men, until there is little time left."""
    if not is_bold(position, side) or len(units) > ESCORT or position.game_turn() > LATE_TURNS:
        return is_bold(position, side)
    return not has_general(position, units)


def has_general(position: GrandBattle, units: list[int]) -> bool:
    """Whether the general is with some units: if he flees or falls, his army may break (GRB-09-009)."""
    for number, commander in enumerate(position.roster.commanders):
        if commander.is_general and not position.has_fallen(number) and position.current(commander.unit) in units:
            return True
    return False


def boldness(position: GrandBattle, side: int, weights: Weights) -> float:
    """What an attack may cost beyond what it promises: more and more as the attacker's time runs out."""
    if not is_bold(position, side):
        return weights.defender_boldness
    bold = weights.attacker_boldness * (1.0 + max(0, position.game_turn() - EARLY_TURNS))
    # An undecided field is the defender's: in the last turns nothing is left to be spared.
    left = position.setting.turn_limit - position.game_turn()
    return bold * (_DESPERATE - left) if left < _DESPERATE else bold

"""How boldly a side leads its army: whether it must come to blows, and what that may cost."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.position import DISABLED, GrandBattle
from ...games.grand_battle.tables.troops import ARTILLERY
from .weights import Weights

#: So many turns the attacker waits whether the enemy comes, and so many he takes his time.
_PATIENT_TURNS: Final = 4
_EARLY_TURNS: Final = 6
#: After so many the general with few men goes where the others go.
LATE_TURNS: Final = 8
#: When fewer turns than this are left the attacker stakes more and more.
_DESPERATE: Final = 3
#: With more men than this the general goes where they go.
ESCORT: Final = 2


def is_bold(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows: the attacker, for whom time runs out (GRB-02-038).

    At first he waits out of reach whether the enemy comes, since who charges first has the choice whom to fight; but
    not under the fire of more guns than he has.
    """
    if side != position.setting.attacker:
        return False
    return position.game_turn() > _PATIENT_TURNS or _guns_of(position, 1 - side) > _guns_of(position, side)


def is_pressed(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows soon, so that whoever can goes on without the others of his line."""
    return is_bold(position, side) and position.game_turn() > _EARLY_TURNS


def _guns_of(position: GrandBattle, side: int) -> int:
    """How many batteries of a side are served."""
    units = [unit for unit in position.units_of(side) if not position.marks[unit] & DISABLED]
    return len([unit for unit in units if position.profile_of(unit).kind.category == ARTILLERY])


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
    bold = weights.attacker_boldness * (1.0 + max(0, position.game_turn() - _EARLY_TURNS))
    # An undecided field is the defender's: in the last turns nothing is left to be spared.
    left = position.setting.turn_limit - position.game_turn()
    return bold * (_DESPERATE - left) if left < _DESPERATE else bold

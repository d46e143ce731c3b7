"""How boldly a side leads its army: whether it must come to blows, and what that may cost."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.position import FLEEING, GrandBattle
from .weights import Weights

#: So many turns the attacker waits for an enemy who comes, and so many he takes his time.
_PATIENT_TURNS: Final = 4
_EARLY_TURNS: Final = 6
#: An enemy comes if one in so many of his ranks does.
_FEW_AHEAD: Final = 5
#: After so many the general with few men goes where the others go.
LATE_TURNS: Final = 8
#: When fewer turns than this are left the attacker stakes more and more.
_DESPERATE: Final = 3
#: With more men than this the general goes where they go.
ESCORT: Final = 2


def is_bold(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows: the attacker, for whom time runs out (GRB-02-038).

    In his first turn he waits whether the enemy comes, since who charges first has the choice whom to fight. Who comes
    is awaited for some turns more, even under his guns; who stands will not come for being awaited.
    """
    if side != position.setting.attacker or position.game_turn() == 1:
        return False
    return position.game_turn() > _PATIENT_TURNS or not comes(position, 1 - side)


def comes(position: GrandBattle, side: int) -> bool:
    """Whether the defender comes: a part of his ranks has left the half of the table in which they were set up."""
    middle = position.landscape.depth // 2
    ahead = 0
    ranks = 0
    for unit in position.units_of(side):
        profile = position.profile_of(unit)
        if profile.kind.is_skirmisher or profile.melee == 0 or position.marks[unit] & FLEEING:
            continue
        ranks += 1
        ahead += 1 if position.bases[unit].y < middle else 0
    return _FEW_AHEAD * ahead >= ranks


def is_pressed(position: GrandBattle, side: int) -> bool:
    """Whether a side has to come to blows soon, so that whoever can goes on without the others of his line."""
    return is_bold(position, side) and position.game_turn() > _EARLY_TURNS


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

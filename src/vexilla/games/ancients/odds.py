"""Exact odds of an attack, before it is made: hits, destruction, retreat, battle back, the risk of leaders.

Nothing is rolled: every throw is counted with the number of ways in which it can fall, and judged by
the rules' own functions. What players decide in between is taken to be the usual thing: the defender
stands (or, if asked for, evades), every flag that may be ignored is ignored, and whoever may battle
back does. Left out is what depends on further decisions and rolls elsewhere: the rampage of elephants
on others, marsh on the way back, and the escape rolls of a leader who flees through enemies.
"""

from __future__ import annotations

from ..commands_colors.odds import AttackOdds, StrikeOdds, add_back_odds, strike_odds
from ..commands_colors.position import ATTACKING, FIRE
from .actions import BOARD
from .position import Ancients


def attack_odds(battle: Ancients, unit: int, target: int, evading: bool = False) -> AttackOdds:
    """The odds of a unit's attack on a hex, in close combat if it is adjacent, else by fire."""
    position = battle.clone()
    is_close = BOARD.distance[position.unit_hex[unit]][target] == 1
    set_up_attack(position, unit, target, evading)
    position.strike = ATTACKING if is_close else FIRE
    odds = AttackOdds(is_close, strike_odds(position))
    if is_close and position.defender >= 0 and not evading:
        odds.back = back_odds(position, odds.strike)
    return odds


def set_up_attack(position: Ancients, unit: int, target: int, evading: bool) -> None:
    """Declare the attack in a position of one's own, without a match around it."""
    is_second = position.battled >> unit & 1 == 1 and position.attacker == unit
    position.declare(unit, target, is_second)
    position.is_giving_way = evading


def back_odds(position: Ancients, strike: StrikeOdds) -> StrikeOdds:
    """The battle back of a defender who stands, over everything the attack may leave of him."""
    whole = StrikeOdds(0, position.blocks[position.attacker])
    add_back_odds(whole, position, strike)
    return whole

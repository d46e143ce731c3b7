"""Exact odds of an attack, before it is made: fire, melee, combined arms, squares, and all reactions to a melee.

Every throw is counted with the number of ways in which it can fall, and each side of a die is judged by the rules'
own functions. What players decide in between is taken to be the usual thing: every flag that may be ignored is
ignored, and whoever may battle back does. Left out are the escape rolls of a leader who flees through enemies.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from ..commands_colors.faces import ONE, outcomes
from ..commands_colors.odds import (
    ZERO,
    Aftermath,
    AttackOdds,
    Rest,
    StrikeOdds,
    add_back_odds,
    left_of,
    strike_odds,
)
from ..commands_colors.position import ATTACKING, FIRE, STRIKING_FIRST
from .actions import BOARD
from .cards import NOTHING
from .dice import faces_of_strike, is_against_square, lead_dice, strike_dice
from .position import SQUARE_STRIKES, Napoleonics
from .retire import RETIRING

#: What a defender may do before a melee is rolled, by the names of his actions.
STANDS: Final = "stand"
FORMS_SQUARE: Final = "square"
RETIRES: Final = "retire"
STRIKES_FIRST: Final = "first-strike"


# -- a whole attack ------------------------------------------------------------------------------


def attack_odds(
    battle: Napoleonics, unit: int, target: int, supporters: Sequence[int] = (), reaction: str = STANDS
) -> AttackOdds:
    """The odds of a unit's attack on a hex: melee, with these batteries, if it is adjacent, else fire.

    ``reaction`` is what the defender of a melee does: stand, square, retire or first-strike.
    """
    position = battle.clone()
    is_bonus = position.is_bonus and position.attacker == unit
    position.declare(unit, target, is_bonus)
    position.supporters = list(supporters)
    # The card in force orders nobody of the other side, whose attack is only thought of.
    if position.side_of[unit] != position.active:
        position.card = NOTHING
    if BOARD.distance[position.unit_hex[unit]][target] > 1:
        position.strike = FIRE
        return AttackOdds(False, strike_odds(position))
    return melee_odds(position, reaction)


def melee_odds(battle: Napoleonics, reaction: str = STANDS) -> AttackOdds:
    """The odds of the melee that is declared in a position, from the reaction of its defender on."""
    position = battle.clone()
    position.strike = ATTACKING
    defender = position.defender
    if defender < 0:
        return AttackOdds(True, strike_odds(position))
    position.is_giving_way = reaction == RETIRES
    if reaction == FORMS_SQUARE and not position.in_square(defender):
        position.square_of[defender] = 0
    odds = AttackOdds(True, StrikeOdds(0, position.blocks[defender]))
    back = StrikeOdds(0, position.blocks[position.attacker])
    begins = _first_blow(position, odds, reaction)
    odds.comes = sum(begins.values(), ZERO)
    if odds.comes < ONE:
        _spare(position, odds.strike, ONE - odds.comes)
    for rest, chance in begins.items():
        _attack(left_of(position, position.attacker, rest), odds, back, chance)
    if position.is_giving_way:
        _retire(odds.strike)
    elif back.dice:
        odds.back = back
    return odds


def _first_blow(position: Napoleonics, odds: AttackOdds, reaction: str) -> dict[Rest, Fraction]:
    """What strikes before the attack does, and what it leaves of the attacker so that he can attack at all."""
    attacker = position.attacker
    untouched = {(position.blocks[attacker], position.leader_with(attacker) >= 0): ONE}
    is_square = is_against_square(position)
    if not is_square and reaction != STRIKES_FIRST:
        return untouched
    position.strike = SQUARE_STRIKES if is_square else STRIKING_FIRST
    dice = lead_dice(position)
    if not dice:
        return untouched
    first = strike_odds(position)
    odds.first = first
    if not is_square:
        return first.stands
    # A flag of the square ends the attack, even if the cavalry cannot go back and stands (NAP-06-040).
    unbounced = StrikeOdds(dice, position.blocks[attacker])
    aftermath = Aftermath(position, unbounced)
    for each in outcomes(faces_of_strike(position), dice, position.blocks[attacker]):
        if not each.flags:
            aftermath.settle(each.hits, 0, each.chance)
    return unbounced.stands


def _attack(position: Napoleonics, odds: AttackOdds, back: StrikeOdds, chance: Fraction) -> None:
    """The attack itself with what is left of the attacker, and the battle back of what it leaves of the defender."""
    position.strike = ATTACKING
    if not strike_dice(position):
        odds.comes -= chance
        _spare(position, odds.strike, chance)
        return
    part = strike_odds(position)
    odds.strike.add(part, chance)
    if position.is_giving_way or is_against_square(position):
        return
    add_back_odds(back, position, part, chance)


def _spare(position: Napoleonics, odds: StrikeOdds, chance: Fraction) -> None:
    """Nothing is rolled against the defender."""
    defender = position.defender
    odds.hits[0] += chance
    odds.stay(position.blocks[defender], position.leader_with(defender) >= 0, chance)


def _retire(odds: StrikeOdds) -> None:
    """Cavalry that survived goes back two hexes (NAP-06-010)."""
    if odds.stands:
        odds.leave(RETIRING.hexes, odds.standing)
        odds.stands.clear()

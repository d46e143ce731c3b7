"""What fights are worth to a side: exact odds of both, over the same sums that the roll uses."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.combat.melee import forbids_rush, is_in_melee
from ...games.grand_battle.combat.shooting import possible_shooters
from ...games.grand_battle.contacts import Contact
from ...games.grand_battle.odds import odds_of_blow, odds_of_shot
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.roster import NONE
from ...games.grand_battle.tables.results import OUTCOME_KEYS
from ...games.grand_battle.touch import pair_quality
from .weights import Weights
from .worth import Balance, Harm, harms

#: Rolls of two dice.
_ROLLS: Final = 36


def melee_value(
    position: GrandBattle, unit: int, enemy: int, rushes: bool, meets_rush: bool, weights: Weights
) -> float:
    """What one round of blows is worth to a unit: what it does to its opponent less what it suffers."""
    ours = odds_of_blow(position, unit, enemy, rushes)
    theirs = odds_of_blow(position, enemy, unit, meets_rush)
    done_to, suffered_by = harms(position, enemy, True, weights), harms(position, unit, True, weights)
    value = 0.0
    for done, dealt in enumerate(ours):
        for suffered, taken in enumerate(theirs):
            if dealt and taken:
                gain = done_to[2 * done + int(done > suffered)] - suffered_by[2 * suffered + int(suffered > done)]
                value += gain * dealt * taken
    return value / (_ROLLS * _ROLLS)


def shot_value(position: GrandBattle, unit: int, enemy: int, weights: Weights) -> float:
    """What a unit's shot in contact does to its opponent; 0 if nobody shoots for it."""
    shooter = best_shooter(position, unit, enemy)
    if shooter == NONE:
        return 0.0
    answers = possible_shooters(position, enemy, unit) == [enemy]
    odds = odds_of_shot(position, unit, shooter, enemy, answers)
    harm = Harm(position, enemy, weights)
    value = 0.0
    for outcome in range(len(OUTCOME_KEYS)):
        if odds[outcome]:
            value += odds[outcome] * harm.of(outcome, is_worse=True, is_melee=False)
    return value / _ROLLS


def best_shooter(position: GrandBattle, unit: int, enemy: int) -> int:
    """Who shoots best for a leading unit; NONE if nobody can."""
    best, most = NONE, -1
    shooters = possible_shooters(position, unit, enemy)
    if len(shooters) == 1:
        return shooters[0]
    for shooter in shooters:
        odds = odds_of_shot(position, unit, shooter, enemy, answers=False)
        hits = _ROLLS - odds[0]
        if hits > most:
            best, most = shooter, hits
    return best


def blows_value(position: GrandBattle, unit: int, enemy: int, weights: Weights) -> float:
    """What the melee of two is worth to a unit: whoever gains by the rush makes it, if he may."""
    if is_in_melee(position, unit, enemy):
        return melee_value(position, unit, enemy, False, False, weights)
    may = forbids_rush(position, unit, enemy) is None
    might = forbids_rush(position, enemy, unit) is None
    if not may and not might:
        return 0.0
    value = melee_value(position, unit, enemy, may, might, weights)
    if value > 0.0:
        return value if may else 0.0
    return value if might else 0.0


def duel_value(position: GrandBattle, unit: int, enemy: int, weights: Weights, *, with_fire: bool = True) -> float:
    """What the whole fight of two is worth to a unit: fire of both, then blows, and some of the rounds to come."""
    fire = 0.0
    if with_fire:
        fire = shot_value(position, unit, enemy, weights) - shot_value(position, enemy, unit, weights)
    return weights.rounds * (fire + blows_value(position, unit, enemy, weights))


def paired(position: GrandBattle, weights: Weights) -> list[tuple[int, int]]:
    """Who would lead against whom: duels that are named, then contacts by their quality. Sets ``duels`` so.

    Of equal ones the active side names those that it gains most by.
    """
    pairs: list[tuple[int, int]] = []
    for unit, enemy in enumerate(position.duels):
        if enemy != NONE and position.side_of(unit) == 0 and _are_in_contact(position, unit, enemy):
            pairs.append((unit, enemy))
    position.duels = [NONE] * len(position.duels)
    for unit, enemy in pairs:
        position.duels[unit], position.duels[enemy] = enemy, unit
    qualities = [pair_quality(position, met.one, met.other) for met in position.contacts]
    sign = 1.0 if position.active == 0 else -1.0
    ranked: list[tuple[int, float, int, Contact]] = []
    for number, met in enumerate(position.contacts):
        gain = 0.0
        if _has_rival(position, number, qualities):
            gain = sign * duel_value(position, met.one, met.other, weights)
        ranked.append((-qualities[number], -gain, number, met))
    ranked.sort(key=_rank)
    for _, _, _, met in ranked:
        if position.duels[met.one] == NONE and position.duels[met.other] == NONE:
            position.duels[met.one], position.duels[met.other] = met.other, met.one
            pairs.append((met.one, met.other))
    return pairs


def _has_rival(position: GrandBattle, number: int, qualities: list[int]) -> bool:
    """Whether one of the two in a contact is in another as good: then it matters what each of them brings."""
    met = position.contacts[number]
    for other, each in enumerate(position.contacts):
        is_as_good = other != number and qualities[other] == qualities[number]
        if is_as_good and (each.one == met.one or each.other == met.other):
            return True
    return False


def _rank(ranked: tuple[int, float, int, Contact]) -> tuple[int, float, int]:
    return ranked[0], ranked[1], ranked[2]


def _are_in_contact(position: GrandBattle, unit: int, enemy: int) -> bool:
    return any(met.one == unit and met.other == enemy for met in position.contacts)


def standing(position: GrandBattle, side: int, weights: Weights, *, with_fire: bool = True) -> float:
    """What a position is worth to a side: who is left of both, and the fights that go on. Names duels in it."""
    value = Balance(position, side, weights).value
    position.named = []
    for one, other in paired(position, weights):
        value += duel_value(position, one, other, weights, with_fire=with_fire) * (1.0 if side == 0 else -1.0)
    return value

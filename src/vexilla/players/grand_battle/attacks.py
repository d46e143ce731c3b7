"""Attacks that a body could make, and what each of them promises."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.attacks.judge import hindrance
from ...games.grand_battle.attacks.line import Goal, goals_of
from ...games.grand_battle.attacks.orders import cheapest_attack
from ...games.grand_battle.geometry.bases import FRONT
from ...games.grand_battle.geometry.gaps import gap
from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.geometry.zones import zone_of
from ...games.grand_battle.position import FLEEING, GrandBattle
from ...kernel.deed import Deed
from ...kernel.match import Match
from .fights import standing
from .trials import attacked
from .weights import Weights
from .worth import full_worth

#: So many targets of a body are tried, the nearest first; and so far beyond its move they are looked for.
_TARGETS: Final = 3
_BEYOND: Final = STEP // 4
#: Who is so near stands by a unit; what is so near is touched by it.
_BESIDE: Final = 4 * STEP
_AT_HAND: Final = STEP // 10


@final
class Prospect:
    """An attack with what it promises: more than nothing is a gain."""

    def __init__(self, deed: Deed, units: list[int], value: float, reaches: bool) -> None:
        self.deed: Final = deed
        self.units: Final = units
        self.value: Final = value
        #: Whether it comes into contact with anybody.
        self.reaches: Final = reaches


def goals_near(position: GrandBattle, units: list[int], goals: list[Goal]) -> list[Goal]:
    """The goals that a body might reach, the nearest first."""
    move = min([position.profile_of(unit).move for unit in units])
    near: list[tuple[int, str, Goal]] = []
    for goal in goals:
        least = min([gap(position.bases[unit], goal.base) for unit in units])
        if least <= move + _BEYOND:
            near.append((least, goal.name, goal))
    near.sort(key=_nearness)
    return [goal for _, _, goal in near[:_TARGETS]]


def _nearness(found: tuple[int, str, Goal]) -> tuple[int, str]:
    return found[0], found[1]


def prospects(
    match: Match[GrandBattle], side: int, units: list[int], before: float, weights: Weights
) -> list[Prospect]:
    """The attacks of a body on whoever is near, the best first; ``before`` is what the position is worth now."""
    position = match.position
    if any(hindrance(position, unit) is not None for unit in units):
        return []
    goals = goals_near(position, units, goals_of(position, side))
    if not goals:
        return []
    trial = position.clone()
    trial.attack = sorted(units)
    found: list[Prospect] = []
    for goal in goals:
        deed = cheapest_attack(trial, units, goal.name)
        if deed is not None:
            found.append(prospect(match, side, deed, units, before, weights))
    found.sort(key=_promise, reverse=True)
    return found


def _promise(found: Prospect) -> float:
    return found.value


def prospect(
    match: Match[GrandBattle], side: int, deed: Deed, units: list[int], before: float, weights: Weights
) -> Prospect:
    """What an attack promises: the position after it against the one before."""
    after = attacked(match, side, deed)
    reaches = any(after.contacts_of(unit) for unit in units)
    value = standing(after, side, weights) - before
    for unit in units:
        if after.is_on_table(unit):
            value -= weights.exposed * exposure(after, side, unit) * full_worth(after, unit, weights)
    return Prospect(deed, units, value, reaches)


def exposure(position: GrandBattle, side: int, unit: int) -> int:
    """How many free enemies could come at a unit, beyond the friends that stand by it."""
    base = position.bases[unit]
    free = 0
    for enemy in position.units_of(1 - side):
        profile = position.profile_of(enemy)
        if profile.kind.is_skirmisher or profile.melee == 0 or position.marks[enemy] & FLEEING:
            continue
        if not position.contacts_of(enemy) and gap(base, position.bases[enemy]) <= profile.move:
            free += 1
    for friend in position.units_of(side):
        if friend != unit and not position.profile_of(friend).kind.is_skirmisher:
            free -= 1 if gap(base, position.bases[friend]) <= _BESIDE else 0
    return max(0, free)


def is_threatened(position: GrandBattle, side: int, units: list[int]) -> bool:
    """Whether an enemy who looks at a body could attack it where it stands, with nothing before it to hide behind."""
    for unit in units:
        base = position.bases[unit]
        if any(gap(base, section.line) <= _AT_HAND for section in position.sections):
            return False
    for enemy in position.units_of(1 - side):
        profile = position.profile_of(enemy)
        is_free = not position.contacts_of(enemy) and not position.marks[enemy] & FLEEING
        if not is_free or profile.melee == 0 or profile.kind.is_skirmisher:
            continue
        for unit in units:
            base, there = position.bases[unit], position.bases[enemy]
            if gap(base, there) <= profile.move and zone_of(there, base) == FRONT:
                return True
    return False

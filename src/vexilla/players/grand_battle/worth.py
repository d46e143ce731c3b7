"""What units are worth, and a whole position: what every trial is judged by."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.geometry.bases import Base
from ...games.grand_battle.geometry.numbers import HEADINGS, STEP
from ...games.grand_battle.geometry.ways import meeting
from ...games.grand_battle.position import FLEEING, GONE, JOINED, OFF_TABLE, RESERVE, ROUTED, UNPLACED, GrandBattle
from ...games.grand_battle.tables.camps import CAMPS_BY_KEY, STEADFASTNESS_DIE, THRESHOLD
from ...games.grand_battle.tables.results import CARRY_ON, FLIGHT, OUTCOME_DISORDER, OUTCOME_KEYS, RETREAT
from ...games.grand_battle.tables.troops import NON_COMBATANTS
from ...games.grand_battle.worth import steadfastness_of, worth_of
from ...kernel.sides import SIDES
from .weights import Weights

#: The pips of a die of discipline; and by how much a way back is narrower than a base.
_PIPS: Final = 6
_BESIDE: Final = STEP
#: Nobody of these can gain or lose anything just now.
_NOWHERE: Final = (UNPLACED, RESERVE, GONE, JOINED)


def full_worth(position: GrandBattle, unit: int, weights: Weights) -> float:
    """What a unit is worth while it stands, by its steadfastness, its figures and who is with it."""
    worth = weights.steadfastness * worth_of(position, unit)
    worth += weights.figure * max(0, position.vitality_of(unit) + position.disorder_of(unit))
    for number in position.roster.commanders_of[unit]:
        if position.roster.commanders[number].is_general and not position.has_fallen(number):
            worth += weights.general
    return worth


def present_worth(position: GrandBattle, unit: int, weights: Weights) -> float:
    """The same as it is now: worn, in flight, or away."""
    place = position.places[unit]
    if place in _NOWHERE:
        return 0.0
    worth = full_worth(position, unit, weights)
    if place == OFF_TABLE:
        return worth * weights.off_table
    marks = position.marks[unit]
    if marks & FLEEING:
        return 0.0 if marks & ROUTED else worth * weights.fleeing
    strength = position.profile_of(unit).strength
    left = max(0, position.vitality_of(unit))
    return worth * (1.0 - weights.wear * (strength - min(left, strength)) / strength)


def harms(position: GrandBattle, unit: int, is_melee: bool, weights: Weights) -> list[float]:
    """What each outcome of a combat takes from a unit: twice as many, of the better one of both and of the worse."""
    harm = Harm(position, unit, weights)
    outcomes = range(len(OUTCOME_KEYS))
    return [harm.of(each, is_worse, is_melee) for each in outcomes for is_worse in (False, True)]


@final
class Harm:
    """What a combat can take from a unit."""

    def __init__(self, position: GrandBattle, unit: int, weights: Weights) -> None:
        self.position: Final = position
        self.unit: Final = unit
        self.weights: Final = weights
        self.worth: Final = full_worth(position, unit, weights)
        self.left: Final = max(1, position.vitality_of(unit))
        #: What it tips, and what friends would be lost with it, as soon as it is known.
        self._tips = -1.0
        self._swept = -1.0

    def of(self, outcome: int, is_worse: bool, is_melee: bool) -> float:
        """What an outcome takes from it; who has not the worse one of both need not leave."""
        if outcome == CARRY_ON:
            return 0.0
        profile = self.position.profile_of(self.unit)
        points = OUTCOME_DISORDER[outcome] + (1 if outcome >= RETREAT else 0)
        if outcome == RETREAT and is_worse and friends_behind(self.position, self.unit, profile.move // 4):
            points += 1
        if points >= self.left:
            return self.worth + self.tips() + self.swept()
        if outcome == FLIGHT and is_worse:
            return (self.worth + self.tips()) * self.weights.flight + self.swept()
        lost = self.weights.wear * points / max(self.left, profile.strength)
        return self.worth * (lost + (0.05 if outcome == RETREAT and is_worse and is_melee else 0.0))

    def tips(self) -> float:
        """What it is worth that its army may break at the end of the turn in which it is lost; worked out once."""
        if self._tips < 0.0:
            self._tips = self.weights.tips * breaks_without(self.position, self.unit)
        return self._tips

    def swept(self) -> float:
        """What is lost of the friends behind it if it flees; worked out once."""
        if self._swept < 0.0:
            self._swept = swept_along(self.position, self.unit, self.weights)
        return self._swept


def breaks_without(position: GrandBattle, unit: int) -> float:
    """How likely an army breaks at the end of this turn if it loses a unit (GRB-09-008, GRB-09-011).

    An army that has lost a third of its steadfastness is tested in every turn in which it loses anything: then the
    least of its units can cost it the battle.
    """
    side = position.side_of(unit)
    left = steadfastness_of(position, side) - worth_of(position, unit)
    part, whole = THRESHOLD
    if whole * left > part * position.first_steadfastness[side]:
        return 0.0
    return min(1.0, max(0.0, 1.0 - left / (2.0 * STEADFASTNESS_DIE)))


def swept_along(position: GrandBattle, unit: int, weights: Weights) -> float:
    """What is lost of the friends behind a unit if it flees: each is tested whether it flees as well (GRB-07-034)."""
    if position.profile_of(unit).kind.is_skirmisher:
        return 0.0
    fails = max(0, _PIPS - position.discipline_of(position.side_of(unit))) / _PIPS
    lost = 0.0
    chance = 1.0
    for friend in friends_behind(position, unit, position.profile_of(unit).move):
        worth = full_worth(position, friend, weights)
        stands = weights.wear * worth / max(1, position.profile_of(friend).strength)
        lost += chance * (fails * weights.swept * worth + (1.0 - fails) * stands)
        chance *= fails
    return lost


def friends_behind(position: GrandBattle, unit: int, length: int) -> list[int]:
    """Friends in ranks on the way straight back, the nearest first."""
    whole = position.bases[unit]
    # A little narrower than it is, so that its neighbours are not met.
    base = Base(whole.x, whole.y, whole.heading, whole.width - _BESIDE, whole.depth)
    back = (base.heading + HEADINGS // 2) % HEADINGS
    found: list[tuple[int, int]] = []
    for friend in position.units_of(position.side_of(unit)):
        kind = position.profile_of(friend).kind
        if friend == unit or kind.is_skirmisher or kind.category == NON_COMBATANTS or position.marks[friend] & FLEEING:
            continue
        met = meeting(base, back, length, position.bases[friend])
        if met is not None and met[1] > 0:
            found.append((met[0], friend))
    found.sort()
    return [friend for _, friend in found]


@final
class Balance:
    """What a side has more than the other one, apart from the fights that go on."""

    def __init__(self, position: GrandBattle, side: int, weights: Weights) -> None:
        self.value = 0.0
        for unit in range(len(position.places)):
            worth = present_worth(position, unit, weights)
            self.value += worth if position.side_of(unit) == side else -worth
        for owner in SIDES:
            if not position.camp_lost[owner]:
                camp = weights.camp * weights.steadfastness * CAMPS_BY_KEY[position.setting.camps[owner]].steadfastness
                self.value += camp if owner == side else -camp

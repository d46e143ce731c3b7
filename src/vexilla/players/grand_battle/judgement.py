"""Who will win, judged at the beginning of a turn: a small network that has learnt how battles end sees both armies.

Attacker and defender are shown apart, since an undecided field is the defender's (GRB-02-038) and time runs out for
one of them only. ``python -m vexilla.lab.grand_battle.learning`` fits the network; its numbers lie beside this module.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp, isqrt
from typing import Any, Final, final

from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.position import FLEEING, GrandBattle
from ...games.grand_battle.tables.camps import STEADFASTNESS_DIE, THRESHOLD
from ...games.grand_battle.worth import steadfastness_of, worth_of
from ...kernel.sides import BOTTOM
from ..network import Network
from .fights import duel_value, paired
from .weights import STEADY

#: What is shown of an army: its steadfastness; how far that is above the threshold of tests, near it once more, and how
#: likely a test taken now would break it; the disorder and the losses of its units, and those nearly done for, each by
#: what they count for; whether its general is dead; its discipline; how many units count, and how many of them are no
#: skirmishers; of these how far they are from the enemy's on the average, which part is near them, and which in combat.
OF_AN_ARMY: Final = (
    *("steadfastness", "margin", "nearing", "breaking", "disorder", "losses", "worn", "leaderless", "discipline"),
    *("units", "ranks", "distance", "within_reach", "near", "engaged"),
)
#: The attacker's, then the defender's; the fights under way: what the attacker gains by some and loses by others, and
#: how many there are; whose turn it is; how much of the time is gone, how many turns are left, and what steadfastness
#: and margin weigh more as time goes; what the armies began with.
FEATURES: Final = (
    *[f"attacker_{name}" for name in OF_AN_ARMY],
    *[f"defender_{name}" for name in OF_AN_ARMY],
    *("gains", "setbacks", "fights", "moves", "time", "late", "turns_left"),
    *("time_attacker_steadfastness", "time_attacker_margin", "time_defender_steadfastness", "time_defender_margin"),
    *("attacker_at_first", "defender_at_first"),
)

#: Whoever has no more strength than this is worn.
_WORN: Final = 2
#: So many of steadfastness above the threshold are near it.
_NEAR_THRESHOLD: Final = 3.0
#: From this part of the time on it is late.
_LATE: Final = 0.75
#: What fights are worth is told in points of ``steady``: so many of them are one here; and so many fights.
_POINTS: Final = 20.0
_FIGHTS: Final = 10.0
#: So many turns, units, command figures and points of steadfastness are one here.
_TURNS: Final = 10.0
_UNITS: Final = 20.0
_FIGURES: Final = 5.0
_STEADFASTNESS: Final = 40.0
#: Between the middles of two fronts: near, within reach, and so far that it does not matter how far.
_NEAR: Final = 12 * STEP
_REACH: Final = 20 * STEP
_FAR: Final = 60 * STEP


@final
class Army:
    """What one side has left."""

    def __init__(self, position: GrandBattle, side: int) -> None:
        first = position.first_steadfastness[side] / 2.0
        left = steadfastness_of(position, side) / 2.0
        part, whole = THRESHOLD
        above = left - first * part / whole
        self.first: Final = first / _STEADFASTNESS
        self.steadfastness: Final = left / STEADFASTNESS_DIE
        self.margin: Final = above / first
        self.nearing: Final = min(0.0, above - _NEAR_THRESHOLD) / _NEAR_THRESHOLD
        self.breaking: Final = max(0.0, 1.0 - left / STEADFASTNESS_DIE) if above <= 0.0 else 0.0
        disorder = 0.0
        losses = 0.0
        worn = 0.0
        units = 0
        #: Those who fight in line.
        self.ranks: Final[list[int]] = []
        for unit in position.units_of(side):
            worth = worth_of(position, unit) / 2.0
            if worth <= 0.0:
                continue
            units += 1
            profile = position.profile_of(unit)
            left_of_it = max(0, position.vitality_of(unit))
            points = position.disorder_of(unit)
            strength = max(1, profile.strength)
            disorder += worth * points / strength
            losses += worth * max(0, strength - left_of_it - points) / strength
            if not profile.kind.is_skirmisher:
                worn += worth if left_of_it <= _WORN else 0.0
                if not position.marks[unit] & FLEEING:
                    self.ranks.append(unit)
        self.disorder: Final = disorder / first
        self.losses: Final = losses / first
        self.worn: Final = worn / first
        self.units: Final = units / _UNITS
        self.discipline: Final = position.discipline_of(side) / _FIGURES
        leaderless = 0.0
        for number, commander in enumerate(position.roster.commanders):
            is_general = commander.is_general and position.side_of(commander.unit) == side
            if is_general and position.has_fallen(number):
                leaderless = 1.0
        self.leaderless: Final = leaderless

    def features(self, position: GrandBattle, enemy: Army) -> list[float]:
        """What is shown, in the order of ``OF_AN_ARMY``."""
        shown = [
            self.steadfastness,
            self.margin,
            self.nearing,
            self.breaking,
            self.disorder,
            self.losses,
            self.worn,
            self.leaderless,
            self.discipline,
            self.units,
            len(self.ranks) / _UNITS,
        ]
        far = 0
        reaching = 0
        near = 0
        engaged = 0
        for unit in self.ranks:
            distance = _nearest(position, unit, enemy.ranks)
            far += distance
            reaching += 1 if distance <= _REACH else 0
            near += 1 if distance <= _NEAR else 0
            engaged += 1 if position.contacts_of(unit) else 0
        count = max(1, len(self.ranks))
        shown += [far / (count * _REACH), reaching / count, near / count, engaged / count]
        return shown


def _nearest(position: GrandBattle, unit: int, enemies: list[int]) -> int:
    """How far it is from a unit's front to the nearest front of some enemies."""
    base = position.bases[unit]
    least = _FAR * _FAR
    for enemy in enemies:
        other = position.bases[enemy]
        across = other.x - base.x
        ahead = other.y - base.y
        least = min(least, across * across + ahead * ahead)
    return isqrt(least)


def features(position: GrandBattle) -> list[float]:
    """What the network is shown, in the order of ``FEATURES``."""
    setting = position.setting
    attacker = Army(position, setting.attacker)
    defender = Army(position, 1 - setting.attacker)
    time = position.game_turn() / setting.turn_limit
    left = setting.turn_limit - position.game_turn() + (0.5 if position.active == setting.attacker else 0.0)
    return [
        *attacker.features(position, defender),
        *defender.features(position, attacker),
        *_fights(position, setting.attacker),
        1.0 if position.active == setting.attacker else 0.0,
        time,
        max(0.0, time - _LATE),
        left / _TURNS,
        time * attacker.steadfastness,
        time * attacker.margin,
        time * defender.steadfastness,
        time * defender.margin,
        attacker.first,
        defender.first,
    ]


def _fights(position: GrandBattle, side: int) -> list[float]:
    """What a side gains by some of the fights that go on, what it loses by others, and how many there are."""
    gains = 0.0
    setbacks = 0.0
    number = 0
    if position.contacts:
        copy = position.clone()
        for one, other in paired(copy, STEADY):
            value = duel_value(copy, one, other, STEADY)
            value = value if side == BOTTOM else -value
            number += 1
            if value > 0.0:
                gains += value
            else:
                setbacks -= value
    return [gains / _POINTS, setbacks / _POINTS, number / _FIGHTS]


@final
class Judgement:
    """A network, and what goes past it."""

    def __init__(self, network: Network, direct: list[float], bias: float) -> None:
        self.network: Final = network
        self.direct: Final = [float(each) for each in direct]
        self.bias: Final = float(bias)

    def chance(self, position: GrandBattle) -> float:
        """The bottom side's chance to win, while nobody has won.

        Nobody knows it before the battle begins, nor where an army counts for nothing.
        """
        if 0 in position.first_steadfastness:
            return 0.5
        return 1.0 / (1.0 + exp(-self.log_odds(position)))

    def log_odds(self, position: GrandBattle) -> float:
        """The logarithm of the bottom side's odds."""
        shown = features(position)
        total = self.bias
        for number, feature in enumerate(shown):
            total += self.direct[number] * feature
        total = self.network.told(shown, total)
        return total if position.setting.attacker == BOTTOM else -total


def fitted() -> Judgement:
    """The judgement from the file that lies beside this module."""
    file = resources.files(__name__.rpartition(".")[0]) / "network.toml"
    return read(file.read_text(encoding="utf-8"))


def read(text: str) -> Judgement:
    """A judgement that was written down."""
    told: dict[str, Any] = tomllib.loads(text)
    return Judgement(Network(told["inputs"], told["biases"], told["outputs"]), told["direct"], told["bias"])

"""Who will win, judged at the beginning of a turn: what both armies have left, weighed as battles have ended.

Attacker and defender are weighed apart, since an undecided field is the defender's (GRB-02-038) and time runs out for
one of them only. The weights are fitted by ``python -m vexilla.lab.grand_battle.fitting`` and lie beside this module.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final, final

from ...games.grand_battle.position import ON_TABLE, GrandBattle
from ...games.grand_battle.tables.camps import STEADFASTNESS_DIE, THRESHOLD
from ...games.grand_battle.worth import steadfastness_of, worth_of
from ...kernel.sides import BOTTOM
from .fights import duel_value, paired
from .weights import STEADY

#: What is weighed of an army: its steadfastness; how far that is above the threshold of tests, near it once more, and
#: how likely a test taken now would break it; the disorder and the losses of its units, and those nearly done for, each
#: by what they count for; whether its general is dead.
OF_AN_ARMY: Final = ("steadfastness", "margin", "nearing", "breaking", "disorder", "losses", "worn", "leaderless")
#: The attacker's, then the defender's; the fights under way, as the attacker has them; whose turn it is; how much of
#: the time is gone, and what steadfastness and margin weigh more as it goes.
FEATURES: Final = (
    *[f"attacker_{name}" for name in OF_AN_ARMY],
    *[f"defender_{name}" for name in OF_AN_ARMY],
    "fights",
    "moves",
    "time",
    "late",
    "time_attacker_steadfastness",
    "time_attacker_margin",
    "time_defender_steadfastness",
    "time_defender_margin",
    "always",
)

#: Whoever has no more strength than this is worn.
_WORN: Final = 2
#: So many of steadfastness above the threshold are near it.
_NEAR: Final = 3.0
#: From this part of the time on it is late.
_LATE: Final = 0.75
#: What fights are worth is told in points of ``steady``: so many of them are one here.
_POINTS: Final = 20.0


@final
class Army:
    """What one side has left."""

    def __init__(self, position: GrandBattle, side: int) -> None:
        first = position.first_steadfastness[side] / 2.0
        left = steadfastness_of(position, side) / 2.0
        part, whole = THRESHOLD
        above = left - first * part / whole
        self.steadfastness: Final = left / STEADFASTNESS_DIE
        self.margin: Final = above / first
        self.nearing: Final = min(0.0, above - _NEAR) / _NEAR
        self.breaking: Final = max(0.0, 1.0 - left / STEADFASTNESS_DIE) if above <= 0.0 else 0.0
        disorder = 0.0
        losses = 0.0
        worn = 0.0
        for unit in position.units_of(side):
            worth = worth_of(position, unit) / 2.0
            if position.places[unit] != ON_TABLE or worth <= 0.0:
                continue
            profile = position.profile_of(unit)
            left_of_it = max(0, position.vitality_of(unit))
            points = position.disorder_of(unit)
            strength = max(1, profile.strength)
            disorder += worth * points / strength
            losses += worth * max(0, strength - left_of_it - points) / strength
            if left_of_it <= _WORN and not profile.kind.is_skirmisher:
                worn += worth
        self.disorder: Final = disorder / first
        self.losses: Final = losses / first
        self.worn: Final = worn / first
        leaderless = 0.0
        for number, commander in enumerate(position.roster.commanders):
            is_general = commander.is_general and position.side_of(commander.unit) == side
            if is_general and position.has_fallen(number):
                leaderless = 1.0
        self.leaderless: Final = leaderless

    def features(self) -> list[float]:
        """What is weighed, in the order of ``OF_AN_ARMY``."""
        return [
            self.steadfastness,
            self.margin,
            self.nearing,
            self.breaking,
            self.disorder,
            self.losses,
            self.worn,
            self.leaderless,
        ]


@final
class Judgement:
    """The weights of a logistic regression."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights: Final = [float(weights[feature]) for feature in FEATURES]

    def features(self, position: GrandBattle) -> list[float]:
        """What is weighed, in the order of ``FEATURES``."""
        setting = position.setting
        attacker = Army(position, setting.attacker)
        defender = Army(position, 1 - setting.attacker)
        time = position.game_turn() / setting.turn_limit
        return [
            *attacker.features(),
            *defender.features(),
            fights_of(position, setting.attacker) / _POINTS,
            1.0 if position.active == setting.attacker else 0.0,
            time,
            max(0.0, time - _LATE),
            time * attacker.steadfastness,
            time * attacker.margin,
            time * defender.steadfastness,
            time * defender.margin,
            1.0,
        ]

    def log_odds(self, position: GrandBattle) -> float:
        """The logarithm of the bottom side's odds to win, while nobody has won."""
        total = 0.0
        for number, feature in enumerate(self.features(position)):
            total += self.weights[number] * feature
        return total if position.setting.attacker == BOTTOM else -total


def fights_of(position: GrandBattle, side: int) -> float:
    """What the fights that go on are worth to a side, in points of ``steady``."""
    if not position.contacts:
        return 0.0
    copy = position.clone()
    value = 0.0
    for one, other in paired(copy, STEADY):
        value += duel_value(copy, one, other, STEADY)
    return value if side == BOTTOM else -value


def fitted() -> dict[str, float]:
    """The weights, from the file that lies beside this module."""
    file = resources.files(__name__.rpartition(".")[0]) / "judgement.toml"
    read: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return read["weights"]

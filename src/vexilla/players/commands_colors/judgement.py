"""Who will win, judged at the beginning of a turn: what can be seen then, weighed as games between equals have ended.

The weights are fitted by ``python -m vexilla.lab.fitting GAME``, which plays the games, and are a file of the game's
folder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from math import log
from typing import Any, Final

from ...games.commands_colors.position import Battle
from ...kernel.sides import BOTTOM
from ..sums import added
from .footing import BattleFooting
from .outlook import BattleOutlook
from .steady import AnySteady
from .weights import BattleWeights

#: What is weighed, as the side sees it whose turn it is: the ratio of banners that are missing; how near each side is
#: to victory; the best attacks that each could make next; blocks lost of units on the field, units, leaders and other
#: means, of its own less those of the enemy; the cards of each. All but the first three are in banners or counts.
FEATURES: Final = (
    "race",
    "near",
    "enemy_near",
    "attacks",
    "enemy_attacks",
    "losses",
    "units",
    "leaders",
    "means",
    "cards",
    "enemy_cards",
)

#: So many attacks a turn are counted on.
_ATTACKS: Final = 3


class Strength:
    """What one side has on the field and in hand."""

    def __init__(self) -> None:
        self.attacks = 0.0
        self.losses = 0.0
        self.units = 0.0
        self.leaders = 0.0
        self.means = 0.0
        self.cards = 0.0


class Judgement:
    """The weights of a game's logistic regression; units and cards are worth what ``steady`` takes them for."""

    def __init__(self, steady: AnySteady, weights: Mapping[str, float]) -> None:
        self.steady: Final = steady
        self.weights: Final = [float(weights[feature]) for feature in FEATURES]

    def cards_of(self, position: Any, side: int) -> float:
        """What a side's hand is worth, in hundredths of a banner."""
        total = 0.0
        for card, count in enumerate(position.hands[side]):
            total += count * self.steady.weights.keep[card]
        return total

    def means_of(self, position: Any, side: int) -> float:
        """What else a side has to fight with, in hundredths of a banner."""
        return 0.0

    def strength_of(self, position: Battle, side: int) -> Strength:
        """What a side could do next and what it has left."""
        outlook: BattleOutlook[Any, Any] = self.steady.outlook(position, side)
        footing: BattleFooting[Any] = self.steady.footing(outlook)
        weights: BattleWeights = outlook.weights
        found = Strength()
        attacks: list[float] = []
        for unit in outlook.own:
            attacks.append(footing.prospect(unit))
            worth = outlook.kind_worth(unit)
            found.losses += worth[len(worth) - 1] - worth[position.blocks[unit]]
            found.units += 1.0
        attacks.sort(reverse=True)
        found.attacks = added(attacks[:_ATTACKS]) / (weights.prospect * weights.banner)
        found.losses /= weights.banner
        for leader in position.roster.leaders_of[side]:
            if position.leader_hex[leader] >= 0:
                found.leaders += 1.0
        found.means = self.means_of(position, side) / weights.banner
        found.cards = self.cards_of(position, side) / weights.banner
        return found

    def features(self, position: Battle) -> list[float]:
        """What is weighed, in the order of ``FEATURES``, as the side sees it whose turn it is."""
        side = position.active
        missing = [max(1, position.banners_needed[each] - position.banners[each]) for each in (side, 1 - side)]
        own, enemy = self.strength_of(position, side), self.strength_of(position, 1 - side)
        return [
            log(missing[1] / missing[0]),
            1.0 / missing[0],
            1.0 / missing[1],
            own.attacks,
            enemy.attacks,
            own.losses - enemy.losses,
            own.units - enemy.units,
            own.leaders - enemy.leaders,
            own.means - enemy.means,
            own.cards,
            enemy.cards,
        ]

    def log_odds(self, position: Battle) -> float:
        """The logarithm of the bottom side's odds to win, while nobody has won."""
        total = 0.0
        for number, feature in enumerate(self.features(position)):
            total += self.weights[number] * feature
        return total if position.active == BOTTOM else -total


def fitted(module: str) -> dict[str, float]:
    """The weights of a game, from the file that lies beside a module of its players."""
    file = resources.files(module.rpartition(".")[0]) / "judgement.toml"
    read: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return read["weights"]

"""Another way to weigh things up, told by how much each of its numbers is more or less than those of ``steady``.

A dial is a number of the weights, or a list of them that belong together, and what it is turned by is a factor. The
factors of a game are found by ``python -m vexilla.lab.tuning GAME``, and are a file of the game's folder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from .weights import BANNER, BattleWeights

#: What a unit is worth beside the banner for it; how far a unit that has lost blocks is worth less; how much more a
#: banner counts near to victory; and how likely leaders fall: dials that are no numbers of the weights by these names.
FIGHTING: Final = "fighting"
BRITTLE: Final = "brittle"
URGENCY: Final = "urgency"
FALLS: Final = "falls"

#: The dials that all games have.
DIALS: Final = (
    FIGHTING,
    BRITTLE,
    URGENCY,
    FALLS,
    "keep",
    "leader",
    "leader_alone",
    "leader_in_danger",
    "leader_beside",
    "leader_far",
    "driven",
    "bonus",
    "caution",
    "ordered",
    "keen",
    "also",
    "prospect",
    "approach",
    "friend",
    "led_friend",
    "least_gain",
)


def turn(weights: BattleWeights, factors: Mapping[str, float]) -> None:
    """Turn each dial of the weights by its factor."""
    for name, factor in factors.items():
        if name == FIGHTING:
            weights.worth = [_scaled(row, 1.0 + (factor - 1.0) * (1.0 - BANNER / row[-1])) for row in weights.worth]
        elif name == BRITTLE:
            weights.worth = [[row[-1] * (each / row[-1]) ** factor for each in row] for row in weights.worth]
        elif name == URGENCY:
            weights.urgency = [1.0 + factor * (each - 1.0) for each in weights.urgency]
        elif name == FALLS:
            weights.leader_falls *= factor
            weights.leader_hit *= factor
        else:
            value: Any = getattr(weights, name)
            setattr(weights, name, _scaled(value, factor) if isinstance(value, list) else value * factor)


def _scaled(row: list[float], factor: float) -> list[float]:
    return [each * factor for each in row]


def factors_of(module: str) -> dict[str, float]:
    """The factors of a game, from the file that lies beside a module of its players."""
    file = resources.files(module.rpartition(".")[0]) / "tuned.toml"
    read: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return read["factors"]

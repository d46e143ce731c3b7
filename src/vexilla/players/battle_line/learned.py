"""A judgement that has learnt from games: a small network mends the chance that the odds give for a flag.

The network looks at one flag at a time, at all nine in the same way; what the chances of nine flags make of the game
is reckoned as before. ``python -m vexilla.lab.battle_line.learning`` plays the games and fits the network; its numbers
lie beside this file.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp, log
from typing import Any, Final

from ...games.battle_line.cards import FLAGS
from ...games.battle_line.formation import BATTALION, PHALANX, SKIRMISH_LINE, WEDGE
from ...games.battle_line.position import FLAGS_IN, BattleLine
from ..network import Network
from .judgement import OUTCOMES, Judgement
from .shapes import (
    BATTALION_OUTS,
    FIRST_PAIR,
    PHALANX_OUTS,
    SAME_COLOUR,
    SAME_VALUE,
    WEDGE_OUTS,
    beating,
)
from .spread import Spread
from .weights import STEADY, Weights

#: What the network is shown of a flag, in this order.
FEATURES: Final = (
    *("log_odds", "chance"),
    *("wedge", "phalanx", "battalion", "skirmish_line", "sum"),
    *("their_wedge", "their_phalanx", "their_battalion", "their_skirmish_line", "their_sum"),
    *("lacks_two", "lacks_one", "complete", "they_lack_two", "they_lack_one", "they_are_complete"),
    *("wedge_in_hand", "other_in_hand", "win_in_hand", "value_in_hand", "colour_in_hand"),
    *("edge", "pile", "room", "fog", "mud", "tactics"),
)
#: Chances nearer to certainty are not told apart.
_NEARLY: Final = 0.01


class Mender(Network):
    """What mends the odds of a flag."""

    def mended(self, features: list[float], chance: float) -> float:
        """The chance to win a flag that looks like this."""
        return 1.0 / (1.0 + exp(-self.told(features, log_odds(chance))))


class Notebook(Mender):
    """A network that leaves everything as it is and keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__([], [], [])
        self.shown: list[list[float]] = []

    def mended(self, features: list[float], chance: float) -> float:
        """The chance as the odds have it."""
        self.shown.append(features)
        return chance


def log_odds(chance: float) -> float:
    """The logarithm of the odds, kept within bounds."""
    chance = min(max(chance, _NEARLY), 1.0 - _NEARLY)
    return log(chance / (1.0 - chance))


def kept_network() -> Mender:
    """The network that lies beside this file."""
    file = resources.files(__name__.rpartition(".")[0]) / "network.toml"
    read: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return Mender(read["inputs"], read["biases"], read["outputs"])


#: The one that players use.
NETWORK: Final = kept_network()


class LearnedJudgement(Judgement):
    """The odds of ``steady``, mended flag by flag."""

    def __init__(self, position: BattleLine, side: int, weights: Weights, table: list[float], network: Mender) -> None:
        super().__init__(position, side, weights, table)
        self.network: Final = network
        room = 0
        for flag in FLAGS_IN[position.uncaptured()]:
            room += 2 * position.size_at(flag) - position.number[flag] - position.number[FLAGS + flag]
        self._room: Final = room / 54.0 - 0.5
        self._pile: Final = position.piles[0].size() / 46.0 - 0.5

    def open_chance(self, flag: int, mine: Spread, theirs: Spread, hand: int, chance: float) -> float:
        """As the network mends it."""
        return self.network.mended(self.portrait(flag, mine, theirs, hand, chance), chance)

    def portrait(self, flag: int, mine: Spread, theirs: Spread, hand: int, chance: float) -> list[float]:
        """What the network is shown of a flag."""
        position = self.position
        here = self.side * FLAGS + flag
        there = (1 - self.side) * FLAGS + flag
        size = position.size_at(flag)
        fog = flag == position.fog_flag
        troops = position.troops[here]
        morale = position.morale[here]
        lacks = size - troops.bit_count() - morale.bit_count()
        they_lack = size - position.troops[there].bit_count() - position.morale[there].bit_count()
        features = [log_odds(chance) / 3.0, chance - 0.5]
        _add_kinds(features, mine)
        _add_kinds(features, theirs)
        features += [1.0 if lacks == 2 else 0.0, 1.0 if lacks == 1 else 0.0, 1.0 if lacks == 0 else 0.0]
        features += [1.0 if they_lack == 2 else 0.0, 1.0 if they_lack == 1 else 0.0, 1.0 if they_lack == 0 else 0.0]
        wedge = 0.0
        other = 0.0
        win = 0.0
        values = 0.0
        colours = 0.0
        if size == 3 and not morale and not fog and troops:
            first = (troops & -troops).bit_length() - 1
            if lacks == 2:
                values = (hand & SAME_VALUE[first]).bit_count() / 2.0
                colours = (hand & SAME_COLOUR[first]).bit_count() / 3.0
            elif lacks == 1:
                shape = FIRST_PAIR + 60 * first + troops.bit_length() - 1
                wedge = 1.0 if hand & WEDGE_OUTS[shape] else 0.0
                other = 1.0 if hand & (PHALANX_OUTS[shape] | BATTALION_OUTS[shape]) else 0.0
                if they_lack == 0 and hand & beating(shape, theirs.strengths[0]):
                    win = 1.0
        features += [wedge, other, win, values, colours]
        edge = min(flag, FLAGS - 1 - flag)
        features += [1.0 if edge == 0 else 0.5 if edge == 1 else 0.0, self._pile, self._room]
        features += [1.0 if fog else 0.0, 1.0 if size == 4 else 0.0, 1.0 if self.risk > 0.0 else 0.0]
        return features


def _add_kinds(features: list[float], spread: Spread) -> None:
    """How probable each kind of formation is, and about which sum."""
    wedge = 0.0
    phalanx = 0.0
    battalion = 0.0
    skirmish_line = 0.0
    total = 0.0
    for place in range(len(spread.strengths)):
        strength = spread.strengths[place]
        chance = spread.chances[place]
        total += chance * (strength & 63)
        if strength >= WEDGE:
            wedge += chance
        elif strength >= PHALANX:
            phalanx += chance
        elif strength >= BATTALION:
            battalion += chance
        elif strength >= SKIRMISH_LINE:
            skirmish_line += chance
    features += [wedge, phalanx, battalion, skirmish_line, total / 20.0 - 0.8]


def portraits(position: BattleLine, side: int, card: int, flag: int) -> list[list[float]]:
    """Of all nine flags what the network is shown once a side has laid a card; of a decided one its chance, 1 or 0."""
    notebook = Notebook()
    judgement = LearnedJudgement(position, side, STEADY, OUTCOMES, notebook)
    hand, seen = judgement.after_playing(card)
    found: list[list[float]] = []
    for each in range(FLAGS):
        chance = judgement.chance_with(card, flag) if each == flag else judgement.flag_chance(each, hand, seen)
        found.append(notebook.shown.pop() if notebook.shown else [chance])
    return found

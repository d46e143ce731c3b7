"""Battles that were kept, as what a network is shown of the beginnings of their turns: arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final, cast

import numpy as np

from ...games.commands_colors.turn import PlaysCard
from ...kernel.game import AnyMatch
from ...kernel.sides import BOTTOM, SIDES
from ...kernel.source import Seeded
from ...players.commands_colors.fortune import Fortune, worth_of_units
from ...players.commands_colors.portrait import PLACES, SHOWN, TABLE, Portrait
from .battles import Battles

Array = np.ndarray[Any, np.dtype[Any]]

#: Places and whose units stand there.
GROUPS: Final = 2 * PLACES


class Looks:
    """What is seen at the beginning of each turn, one row each, battle after battle.

    The units of all rows lie one after another; those of a row are sorted by place.
    """

    def __init__(self, battles: Battles, kept: Iterable[tuple[int, list[int]]]) -> None:
        units, table = array("f"), array("f")
        kinds, groups = array("B"), array("B")
        starts, battle = array("q", [0]), array("q")
        side, won, luck = array("b"), array("b"), array("f")
        for number, actions in kept:
            found, winner, fortune = _seen(battles, number, actions)
            if winner not in SIDES:
                continue
            for portrait, before in found:
                order = sorted(range(len(portrait.kinds)), key=portrait.places.__getitem__)
                for unit in order:
                    units.extend(portrait.units[unit * len(SHOWN) : (unit + 1) * len(SHOWN)])
                    kinds.append(portrait.kinds[unit])
                    groups.append(portrait.places[unit])
                starts.append(len(kinds))
                table.extend(portrait.table)
                battle.append(number)
                side.append(portrait.side)
                won.append(winner == portrait.side)
                # What is still to come of the luck of the dice, as the side sees it whose turn it is.
                luck.append(fortune - before if portrait.side == BOTTOM else before - fortune)
        self.units: Final[Array] = np.frombuffer(units, np.float32).reshape(-1, len(SHOWN)).astype(np.float16)
        self.kinds: Final[Array] = np.array(kinds, np.uint8)
        self.groups: Final[Array] = np.array(groups, np.uint8)
        self.starts: Final[Array] = np.array(starts, np.int64)
        self.table: Final[Array] = np.frombuffer(table, np.float32).reshape(len(battle), -1)
        self.battle: Final[Array] = np.array(battle, np.int64)
        self.side: Final[Array] = np.array(side, np.int8)
        self.won: Final[Array] = np.array(won, np.float32)
        self.luck: Final[Array] = np.array(luck, np.float32)
        #: Every battle counts the same, and all together as many as there are rows.
        _, self.first, turns = np.unique(self.battle, return_index=True, return_counts=True)
        self.weight: Final[Array] = np.repeat(len(battle) / len(turns) / turns, turns).astype(np.float32)
        #: How near both sides are to victory: luck weighs more then.
        self.nearness: Final[Array] = self.table[:, TABLE.index("near")] + self.table[:, TABLE.index("enemy_near")]


def _seen(battles: Battles, number: int, actions: list[int]) -> tuple[list[tuple[Portrait, float]], int, float]:
    """What was seen of a battle, with the luck until then; who won, and the luck until the end."""
    judgement = battles.staff.judgement
    match: AnyMatch = battles.begin(number)
    generators = cast("Seeded", match.source).generators
    fortune = Fortune(generators, worth_of_units(match.position, judgement.steady.weights))
    match.source = fortune
    found: list[tuple[Portrait, float]] = []
    turn = -1
    for action in actions:
        if isinstance(match.choice(), PlaysCard) and match.position.turn != turn:
            turn = match.position.turn
            found.append((Portrait(judgement, match.position), fortune.luck))
        match.apply(action)
    return found, match.position.winner if match.over else -1, fortune.luck

"""A computer player in thirty lines. See docs/writing-a-computer-player.md."""

from __future__ import annotations

from typing import Final

from vexilla.games.battle_line.cards import FLAGS
from vexilla.games.battle_line.position import BattleLine
from vexilla.kernel.chance import Generator
from vexilla.players.player import Sight, seed_of

COPIES: Final = 4


class GreedyPlayer:
    """Takes the action after which its formations look strongest, over a few imagined matches."""

    def __init__(self, generator: Generator) -> None:
        self.name = "greedy"
        self.seed = seed_of(generator)

    def choose(self, sight: Sight) -> int:
        """Try every action in matches that could be the real one."""
        options = sight.options()
        scores = [0] * len(options)
        generator = sight.generator(self.seed)
        for _ in range(COPIES):
            imagined = sight.imagine(generator)
            for number, action in enumerate(options):
                after = imagined.clone()
                after.apply(action)
                scores[number] += worth(after.position, sight.side)
        return options[scores.index(max(scores))]


def worth(position: BattleLine, side: int) -> int:
    """Flags first, then the strength of complete formations: all of it open information."""
    flags = position.captured[side].bit_count() - position.captured[1 - side].bit_count()
    strength = sum(position.strength[side * FLAGS : side * FLAGS + FLAGS])
    return 10_000 * flags + strength

"""The player that knows no game: every legal action is equally likely.

Chance is a function here too: asked again about the same sight, the player answers the same. Whoever wants a new draw
every time (a playout) has a running generator of his own.
"""

from __future__ import annotations

from typing import Final

from ..kernel.action import Action
from ..kernel.chance import Generator
from .player import Sight, seed_of


class RandomPlayer:
    """Plays any game, without a thought."""

    def __init__(self, generator: Generator) -> None:
        self.name = "random"
        self.seed: Final = seed_of(generator)

    def choose(self, sight: Sight) -> Action:
        """Anything legal."""
        return sight.sample(sight.generator(self.seed))

"""The player that knows no game: every legal action is equally likely."""

from __future__ import annotations

from typing import Final

from ..kernel.action import Action
from ..kernel.chance import Generator
from .player import Sight


class RandomPlayer:
    """Plays any game, without a thought."""

    def __init__(self, generator: Generator) -> None:
        self.name = "random"
        self.generator: Final = generator

    def choose(self, sight: Sight) -> Action:
        """Anything legal."""
        return sight.sample(self.generator)

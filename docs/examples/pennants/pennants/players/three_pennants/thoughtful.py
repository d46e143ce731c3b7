"""A player who thinks: plays every card to the end in imagined matches, a slice at a time."""

from __future__ import annotations

from typing import Final

from vexilla.kernel.chance import Generator
from vexilla.players.player import Sight, seed_of, thought_out

#: A slice, and how many of them a second is worth; in work, so that every machine thinks the same.
_PLAYOUTS: Final = 50
_SLICES: Final = 60


class ThoughtfulPlayer:
    """Plays the card that wins most of the imagined matches."""

    def __init__(self, generator: Generator) -> None:
        self.name = "general"
        self.seconds = 1
        self.seed: Final = seed_of(generator)

    def choose(self, sight: Sight) -> int:
        """To the end of the thought."""
        chosen = thought_out(self.begin(sight))
        assert isinstance(chosen, int), "cards can be counted"
        return chosen

    def begin(self, sight: Sight) -> CardThought:
        """However many cards there are, the work is the same: it tells nothing of the hand."""
        return CardThought(sight, self.seed, _SLICES * self.seconds)


class CardThought:
    """Which card wins most often, as far as it is known."""

    def __init__(self, sight: Sight, seed: int, slices: int) -> None:
        self._sight: Final = sight
        self._generator: Final = sight.generator(seed)
        self._options: Final = sight.options()
        #: How often each card has won, and how often it was tried.
        self._won: Final = [0] * len(self._options)
        self._tried: Final = [0] * len(self._options)
        self._slices: Final = slices
        self._thought = 0

    @property
    def is_done(self) -> bool:
        """Whether all slices are thought."""
        return self._thought == self._slices

    @property
    def progress(self) -> float:
        """How many of them are."""
        return self._thought / self._slices

    def step(self) -> None:
        """A few imagined matches, one card after another."""
        generator = self._generator
        for playout in range(_PLAYOUTS):
            number = playout % len(self._options)
            match = self._sight.imagine(generator)
            match.apply(self._options[number])
            while not match.over:
                match.apply(match.pick(generator))
            self._won[number] += match.position.winner == self._sight.side
            self._tried[number] += 1
        self._thought += 1

    def best(self) -> int:
        """Before the first slice the lowest card: as good as any."""
        rates = [won / max(1, tried) for won, tried in zip(self._won, self._tried, strict=True)]
        return self._options[rates.index(max(rates))]

"""What a computer player is, and all that it gets to see."""

from __future__ import annotations

from typing import Final, Protocol

from ..kernel.action import Action
from ..kernel.chance import Generator
from ..kernel.game import AnyMatch
from ..kernel.key import FIRST_KEY, mixed_wide
from ..kernel.position import View
from ..kernel.refusal import NothingToDecide

#: Where the generator begins by which matches that look alike are told to be alike.
_ALWAYS_ALIKE: Final = 20_261_116


class Sight:
    """A decision as the side that has to take it may see it.

    The real match stays inside: whatever comes out is what the side knows already, or was drawn at
    random in place of what it does not know.
    """

    def __init__(self, match: AnyMatch, side: int) -> None:
        if match.decider != side:
            raise NothingToDecide("a computer player was asked although it has nothing to decide")
        self._match: Final = match
        self.side: Final = side

    def options(self) -> list[int]:
        """The legal actions, in an order that tells nothing."""
        return sorted(self._match.options())

    def sample(self, generator: Generator) -> Action:
        """Something legal, drawn fairly, also where the options cannot be counted."""
        if self._match.is_countable:
            options = self.options()
            return options[generator.below(len(options))]
        return self._match.sample(generator)

    def view(self) -> View:
        """All that the side may know, as a person would be shown it."""
        return self._match.view(self.side)

    def imagine(self, generator: Generator) -> AnyMatch:
        """A match the side cannot tell from the real one: hidden cards and coming chance are random."""
        return self._match.imagine(self.side, generator)

    def key(self) -> int:
        """All that the side sees as one number: the same for every match that it cannot tell from this one."""
        return self._match.imagine(self.side, Generator(_ALWAYS_ALIKE)).key()

    def generator(self, seed: int) -> Generator:
        """A player's chance at this decision: the same seed and the same sight give the same numbers, always."""
        return Generator(mixed_wide(mixed_wide(FIRST_KEY, seed), self.key()) + 1)

    def text(self, action: Action) -> str:
        """The canonical text of an action."""
        return self._match.text(action)


class Player(Protocol):
    """Someone who decides for a side.

    A protocol rather than a base class, so that players written by others need not be compiled to
    play in the compiled build. Ours are functions of what they see: made from a generator, from which they take a
    seed, they answer the same whenever they are asked the same, whatever they were asked before.
    """

    name: str

    def choose(self, sight: Sight) -> Action:
        """One of the legal actions."""
        ...


def seed_of(generator: Generator) -> int:
    """The seed of a player that is made from a generator: two draws, never 0."""
    return (generator.below(1 << 30) << 30 | generator.below(1 << 30)) + 1

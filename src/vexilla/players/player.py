"""What a computer player is, and all that it gets to see."""

from __future__ import annotations

from collections.abc import Callable
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


#: Makes a player, all of whose chance comes from the generator.
Factory = Callable[[Generator], Player]


class Thought(Protocol):
    """A decision that is being thought about, a slice at a time.

    Whoever asked may stop between two slices and take the best so far. How many slices there are is counted in work,
    never in time: thought to its end, the same sight gets the same answer on every machine. How much work there is may
    depend on nothing that the other side does not know, since everyone is told how far a thought has come.
    """

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to think about."""
        ...

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1: it tells nothing of what was found."""
        ...

    def step(self) -> None:
        """Think a slice more: some hundredths of a second."""
        ...

    def best(self) -> Action:
        """The best so far; there is one before the first slice, too."""
        ...


class ThinkingPlayer(Player, Protocol):
    """A player whose thoughts can be watched and cut short; ``choose`` thinks them to the end."""

    #: For how many seconds of thinking at a decision there is work, 1 unless someone says otherwise.
    seconds: int

    def begin(self, sight: Sight) -> Thought:
        """A thought about a decision, not a slice of it thought yet."""
        ...


class JudgingPlayer(Player, Protocol):
    """A player who also says who will win: what it goes by when it thinks ahead."""

    def chance(self, match: AnyMatch) -> float:
        """The bottom side's chance to win the game under way, at the beginning of a turn; all cards are seen."""
        ...


def thought_out(thought: Thought) -> Action:
    """What a thought comes to in the end."""
    while not thought.is_done:
        thought.step()
    return thought.best()


def seed_of(generator: Generator) -> int:
    """The seed of a player that is made from a generator: two draws, never 0."""
    return (generator.below(1 << 30) << 30 | generator.below(1 << 30)) + 1


def under_the_name(name: str, factory: Factory) -> Factory:
    """The same players, called otherwise: a level that is, for now, what a yardstick is."""

    def make(generator: Generator) -> Player:
        player = factory(generator)
        player.name = name
        return player

    return make

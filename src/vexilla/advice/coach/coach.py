"""What each way to decide leads to: it is played on in imagined matches, and looked at when the enemy has answered.

All ways are tried in the same worlds: the same guess of what the side cannot see, and the same dice ahead. So what
differs between two of them is the decision, and a few dozen worlds tell what thousands of separate ones would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from time import process_time
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.chance import Generator, generator_from
from ...kernel.game import AnyMatch
from ...kernel.key import FIRST_KEY, mixed_wide
from ...kernel.sides import BOTTOM, CHANCE
from ...players.player import Player, Sight
from ..base import Advice
from ..measures import Averages

#: How often every way that is left is tried in all, and how many are kept then.
STAGES: Final = ((2, 12), (6, 6), (16, 3), (40, 2))
#: A rehearsal looks to the end of the enemy's turn: so many turns from the one under way.
_AHEAD: Final = 2
#: No turn has so many decisions; who plays on for ever would hold up everybody.
_MOST_DECISIONS: Final = 2_000
#: From fewer worlds nothing is concluded.
_FEWEST: Final = 4
#: What cannot be counted is tried in so many ways beside the one that the computer player would take.
_SAMPLES: Final = 6


class Weighed:
    """A way to decide, with what came of it in each world."""

    def __init__(self, action: Action, text: str) -> None:
        self.action: Final = action
        self.text: Final = text
        #: The chance to win after each rehearsal, in the order of the worlds.
        self.chances: Final[list[float]] = []
        self.averages: Final = Averages()

    @property
    def chance(self) -> float:
        """The chance to win."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    def gain_over(self, other: Weighed) -> float:
        """By how much it does better in the worlds in which both were tried."""
        gains = self._gains_over(other)
        return sum(gains) / len(gains) if gains else 0.0

    def sure_gain_over(self, other: Weighed) -> float:
        """The same, less what chance alone may have made of it; 0 if nothing is left."""
        gains = self._gains_over(other)
        if len(gains) < _FEWEST:
            return 0.0
        mean = sum(gains) / len(gains)
        deviation = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
        return max(0.0, mean - deviation)

    def _gains_over(self, other: Weighed) -> list[float]:
        return [mine - theirs for mine, theirs in zip(self.chances, other.chances, strict=False)]


class Coach:
    """Looks at one decision of one side, from what that side may know."""

    def __init__(self, advice: Advice, sight: Sight, player: Player, seconds: float | None = None) -> None:
        self._advice: Final = advice
        self._sight: Final = sight
        self._player: Final = player
        #: After so much processor time nothing more is begun.
        self._end: Final = None if seconds is None else process_time() + seconds
        self._worlds: Final[list[AnyMatch]] = []
        self._seed: Final = mixed_wide(FIRST_KEY, sight.key())

    # -- ways to decide --------------------------------------------------------------------------

    def usual(self) -> Action:
        """What the computer player would do."""
        return self._player.choose(self._sight)

    def ways(self) -> list[Action]:
        """All that can be decided; of what cannot be counted the computer player's way and some others."""
        if self.world(0).is_countable:
            return [*self._sight.options()]
        generator = self._sight.generator(1)
        found: list[Action] = [self.usual(), *self.world(0).options()]
        found += [self._sight.sample(generator) for _ in range(_SAMPLES)]
        return list(dict.fromkeys(found))

    # -- worlds ----------------------------------------------------------------------------------

    def world(self, number: int) -> AnyMatch:
        """One of the matches that the side cannot tell from the real one; the same at every call."""
        while len(self._worlds) <= number:
            seed = mixed_wide(self._seed, len(self._worlds)) + 1
            self._worlds.append(self._sight.imagine(Generator(seed)))
        return self._worlds[number]

    def rehearse(self, way: Weighed, number: int) -> None:
        """Try a way in a world."""
        world = self.world(number)
        match = world.clone()
        match.enact(way.action)
        self._play_on(match, self._advice.turn(world) + _AHEAD)
        chance = self._advice.balance(match)
        way.chances.append(chance if self._sight.side == BOTTOM else 1.0 - chance)
        way.averages.add(self._advice.measured(world, match, self._sight.side))

    def _play_on(self, match: AnyMatch, end: int) -> None:
        for _ in range(_MOST_DECISIONS):
            if match.over or self._advice.turn(match) >= end:
                return
            assert match.decider != CHANCE, "an imagined match has dice of its own"
            match.enact(self._player.choose(Sight(match, match.decider)))

    # -- weighing --------------------------------------------------------------------------------

    def weigh(
        self,
        actions: Iterable[Action],
        stages: Iterable[tuple[int, int]] = STAGES,
        keep: Callable[[Action], bool] | None = None,
    ) -> list[Weighed]:
        """The ways, best first; the poorer ones are given up early, but for those that are to be kept.

        Whoever was tried more often stands before all that were given up before him.
        """
        left = [Weighed(action, self._sight.text(action)) for action in actions]
        gone: list[Weighed] = []
        for often, kept in stages:
            for number in range(often):
                for way in left:
                    if len(way.chances) == number and not self._is_late(number):
                        self.rehearse(way, number)
            left.sort(key=_best_first)
            stay = [way for rank, way in enumerate(left) if rank < kept or (keep is not None and keep(way.action))]
            gone[:0] = [way for way in left if way not in stay]
            left = stay
        return left + gone

    def _is_late(self, number: int) -> bool:
        # Every way is tried at least once, so that there is something to say of it.
        return number > 0 and self._end is not None and process_time() > self._end


def _best_first(way: Weighed) -> float:
    return -way.chance


def coach_of(advice: Advice, match: AnyMatch, seconds: float | None = None) -> Coach | None:
    """The coach for the decision that is to be taken now; None where a game has none."""
    make: Any = advice.rehearsing()
    if make is None or match.over or match.decider == CHANCE:
        return None
    return Coach(advice, Sight(match, match.decider), make(generator_from(0)), seconds)

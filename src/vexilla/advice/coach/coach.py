"""What each way to decide leads to: it is played on in imagined matches, and looked at when the enemy has answered.

All ways are tried in the same worlds: the same guess of what the side cannot see, and the same dice ahead. So what
differs between two of them is the decision, and a few dozen worlds tell what thousands of separate ones would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import sqrt
from time import process_time
from typing import Any, Final, NamedTuple

from ...kernel.action import Action
from ...kernel.chance import Generator, generator_from
from ...kernel.game import AnyMatch
from ...kernel.key import FIRST_KEY, mixed_wide
from ...kernel.sides import BOTTOM, CHANCE
from ...kernel.source import Asking
from ...players import levels_of, player_named, thinking
from ...players.player import Player, Sight
from ..base import Advice
from ..measures import Averages


class Stage(NamedTuple):
    """A part of the work: how often every way that is left is tried in all, and how many are kept then."""

    often: int
    kept: int
    #: Where time is limited, by when the stage is over, as a part of the time.
    by: float = 1.0


#: Everything that can be decided is looked at.
STAGES: Final = (Stage(2, 12, 0.55), Stage(6, 6, 0.7), Stage(16, 4, 0.8), Stage(40, 3, 0.9), Stage(100, 2))
#: The strongest level has so much of the time to think about what it would do.
_THOUGHT: Final = 0.35
#: A rehearsal looks to the end of the enemy's turn: so many turns from the one under way.
_AHEAD: Final = 2
#: No turn has so many decisions; who plays on for ever would hold up everybody.
_MOST_DECISIONS: Final = 2_000
#: From fewer worlds nothing is concluded.
_FEWEST: Final = 4
#: What cannot be counted is tried in so many ways; of those that neither levels nor rules name so many are drawn.
_DEEDS: Final = 8
_SAMPLES: Final = 3
#: So many decisions are looked ahead for what would follow, and so much of it is told.
_MOST_FOLLOWING: Final = 6
_FOLLOWING: Final = 4
#: What of a decision words and board need.
_TOLD: Final = ("question", "about", "verbs", "roles", "also", "ends", "forms")


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


def asked_of(match: AnyMatch) -> dict[str, Any]:
    """What is asked now, as whoever decides is shown it, without all that could be answered."""
    asked = match.view(match.decider)["decision"]
    return {name: asked[name] for name in _TOLD if name in asked}


def surest_gain(ways: list[Weighed], over: Weighed) -> Weighed | None:
    """The way that does better than another one most surely; None if none does."""
    found: Weighed | None = None
    most = 0.0
    for way in ways:
        gain = way.sure_gain_over(over)
        if gain > most:
            found, most = way, gain
    return found


class Coach:
    """Looks at one decision of one side, from what that side may know."""

    def __init__(
        self, advice: Advice, sight: Sight, levels: tuple[Player, ...], player: Player, seconds: float | None = None
    ) -> None:
        self._advice: Final = advice
        self._sight: Final = sight
        #: Who says what could be done, the strongest last; and who plays on.
        self._levels: Final = levels
        self._player: Final = player
        #: How much processor time there is, from now on.
        self._seconds: Final = seconds
        self._begun: Final = process_time()
        self._worlds: Final[list[AnyMatch]] = []
        self._seed: Final = mixed_wide(FIRST_KEY, sight.key())

    # -- ways to decide --------------------------------------------------------------------------

    def best_known(self) -> Action:
        """What the strongest level would do, as far as it has thought when its time is over."""
        return self._thought_of(self._levels[-1], _THOUGHT, self._sight)

    def ways(self) -> list[Action]:
        """All that can be decided, what the levels would do first; of what cannot be counted that and some more."""
        found: list[Action] = [self._thought_of(level, 0.0, self._sight) for level in self._levels]
        generator = self._sight.generator(1)
        if self.world(0).is_countable:
            return list(dict.fromkeys([*found, *shuffled(self._sight.options(), generator)]))
        found += [self._sight.sample(generator) for _ in range(_SAMPLES)]
        return list(dict.fromkeys([*found, *self.world(0).options()]))[:_DEEDS]

    def _thought_of(self, level: Player, by: float, sight: Sight) -> Action:
        """What a level would do, after a part of the time at the latest; for 0 what it would do at first sight."""
        thinker = thinking(level)
        if thinker is None:
            return level.choose(sight)
        thought = thinker.begin(sight)
        while by and not thought.is_done and not self._is_past(by):
            thought.step()
        return thought.best()

    def followed_by(self, action: Action) -> list[dict[str, Any]]:
        """What the strongest level would go on with, until chance, the other side or another turn decides.

        Each is ``{"action", "decision"}``, the second having what its words need. It ends before anything is revealed,
        which could only be something imagined.
        """
        side = self._sight.side
        match = self.world(0).clone()
        match.source = Asking()
        match.logging = True
        turn = self._advice.turn(match)
        found: list[dict[str, Any]] = []
        for _ in range(_MOST_FOLLOWING):
            match.enact(action)
            is_known = not any(event.reveals_to(side) for event in match.log)
            if match.over or match.decider != side or self._advice.turn(match) != turn or not is_known:
                break
            action = self._thought_of(self._levels[-1], 0.0, Sight(match, side))
            asked = asked_of(match)
            # That nothing more is done needs no words.
            if match.text(action) not in (asked.get("ends", {}).get("action"), "done"):
                found.append({"action": match.text(action), "decision": asked})
        return found[:_FOLLOWING]

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
        chance = self._advice.foreseen(match, self._levels[-1])
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
        stages: Iterable[Stage] = STAGES,
        keep: Callable[[Action], bool] | None = None,
    ) -> list[Weighed]:
        """The ways, best first; the poorer ones are given up early, but for those that are to be kept.

        Whoever was tried more often stands before all that were given up before him. The first is what the others are
        compared with. Where time is limited, those at the end may not be tried at all, and are left out.
        """
        left = [Weighed(action, self._sight.text(action)) for action in actions]
        kept = [way for way in left if keep is not None and keep(way.action)]
        first = left[0]
        gone: list[Weighed] = []
        for stage in stages:
            for number in range(stage.often):
                for way in left:
                    is_due = number < _FEWEST and (way is first or way in kept)
                    if len(way.chances) == number and (is_due or not self._is_past(stage.by)):
                        self.rehearse(way, number)
            ranked = sorted([(-way.gain_over(first), rank) for rank, way in enumerate(left) if way.chances])
            left = [left[rank] for _, rank in ranked]
            gone[:0] = [way for way in left[stage.kept :] if way not in kept]
            left = [way for rank, way in enumerate(left) if rank < stage.kept or way in kept]
        return left + gone

    def _is_past(self, part: float) -> bool:
        """Whether a part of the time is over."""
        return self._seconds is not None and process_time() - self._begun > part * self._seconds


def shuffled(actions: list[int], generator: Generator) -> list[int]:
    """In an order that favours none, as there may not be time for all of them."""
    found = [*actions]
    for last in range(len(found) - 1, 0, -1):
        other = generator.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


@cache
def levels_for(game: str) -> tuple[Player, ...]:
    """The levels of a game, weakest first: functions of what they see, so one of each is enough."""
    return tuple([player_named(game, level, generator_from(0)) for level in levels_of(game)])


@cache
def _quick_player(advice: Advice) -> Player | None:
    make: Any = advice.rehearsing()
    return None if make is None else make(generator_from(0))


def coach_of(advice: Advice, match: AnyMatch, seconds: float | None = None) -> Coach | None:
    """The coach for the decision that is to be taken now; None where a game has none."""
    player = _quick_player(advice)
    if player is None or match.over or match.decider == CHANCE:
        return None
    return Coach(advice, Sight(match, match.decider), levels_for(match.game.key), player, seconds)

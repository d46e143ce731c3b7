"""Which of a few candidates wins most of many imagined games that begin with it.

Every candidate is tried in the same worlds: the same hidden hand, the same order of the pile. So what differs is what
the candidate brings, and little of it is luck. After each round the worse half of the candidates is left out. The
work is counted in playouts, never in time: the same sight and the same number of playouts give the same answer.
"""

from __future__ import annotations

from typing import Final

from ...games.battle_line.actions import PLAY
from ...games.battle_line.cards import FLAGS, TROOP_PILE, TROOPS
from ...games.battle_line.position import BattleLine
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ...kernel.sides import BOTTOM, NOBODY, TOP
from ..player import Sight
from .judgement import OUTCOMES
from .learned import LearnedJudgement, Mender
from .quick import UNDECIDED, QuickGame
from .weights import STEADY


class Candidate:
    """Something to begin a turn with."""

    def __init__(self, actions: list[int], prior: float, price: float) -> None:
        #: The action itself, and what it needs to be complete: the target of a Guile card.
        self.actions: Final = actions
        #: How good it looks without a search.
        self.prior: Final = prior
        #: What the card is worth for later.
        self.price: Final = price
        self.score = 0.0
        self.worlds = 0

    def value(self, trust: float) -> float:
        """How good it is by all that is known."""
        mean = self.score / self.worlds if self.worlds else 0.5
        return mean - self.price + trust * self.prior


class Decided:
    """A decision that is not worth a search."""

    def __init__(self, action: int) -> None:
        self._action: Final = action
        self.is_done: Final = True
        self.progress: Final = 1.0

    def step(self) -> None:
        """Nothing is left to be done."""

    def best(self) -> int:
        """What was decided."""
        return self._action


class Search:
    """A search that goes on step by step; its best answer so far can be had at any time."""

    def __init__(
        self,
        sight: Sight,
        candidates: list[Candidate],
        playouts: int,
        depth: int,
        trust: float,
        seed: int,
        network: Mender,
    ) -> None:
        self._sight: Final = sight
        self._generator: Final = sight.generator(seed)
        self._live = candidates[:]
        self._trust: Final = trust
        self._depth: Final = depth
        self._playouts: Final = playouts
        self._network: Final = network
        #: How many playouts there have been.
        self.played = 0
        rounds = max(1, (len(candidates) - 1).bit_length())
        self._each_round: Final = max(1, playouts // rounds)
        self._round_ends = self._each_round

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be tried."""
        return len(self._live) < 2 or self.played >= self._playouts

    @property
    def progress(self) -> float:
        """The part of the work that is done, from 0 to 1."""
        return 1.0 if self.is_done else self.played / self._playouts

    def best(self) -> int:
        """The best action so far."""
        best = self._live[0]
        for candidate in self._live:
            if candidate.value(self._trust) > best.value(self._trust):
                best = candidate
        return best.actions[0]

    def step(self) -> None:
        """Try all candidates that are left in one more world."""
        if self.is_done:
            return
        world = self._sight.imagine(self._generator)
        side = self._sight.side
        position: BattleLine = world.position
        pile = _shuffled(position.piles[TROOP_PILE].below, self._generator) + position.piles[TROOP_PILE].top
        for candidate in self._live:
            result = _result(world, candidate.actions, side, pile, self._depth, self._network)
            candidate.score += result if side == BOTTOM else 1.0 - result
            candidate.worlds += 1
            self.played += 1
        if self.played >= self._round_ends:
            self._round_ends += self._each_round
            self._leave_out()

    def _leave_out(self) -> None:
        """Go on with the better half."""
        left = self._live[:]
        keep = (len(left) + 1) // 2
        better: list[Candidate] = []
        for _ in range(keep):
            best = left[0]
            for candidate in left:
                if candidate.value(self._trust) > best.value(self._trust):
                    best = candidate
            left.remove(best)
            better.append(best)
        self._live = better


def _shuffled(cards: list[int], generator: Generator) -> list[int]:
    """The same cards in any order."""
    mixed = cards[:]
    for index in range(len(mixed) - 1, 0, -1):
        other = generator.below(index + 1)
        mixed[index], mixed[other] = mixed[other], mixed[index]
    return mixed


def _result(world: AnyMatch, actions: list[int], side: int, pile: list[int], depth: int, network: Mender) -> float:
    """How a world ends for the bottom side if a side begins with these actions, as a playout tells it."""
    action = actions[0]
    position: BattleLine
    if PLAY <= action < PLAY + TROOPS * FLAGS:
        position = world.position.clone()
        game = QuickGame(position, pile[:])
        card, flag = divmod(action - PLAY, FLAGS)
        game.lay(side, card, flag)
        return _judged(position, game.end_turn(side, depth), network)
    after = world.clone()
    for each in actions:
        after.apply(each)
    position = after.position
    # Of a formation that loses its fourth card as Mud leaves, whatever card is the first.
    while after.decider != NOBODY and position.active == side and after.decider != side:
        after.apply(after.options()[0])
    if after.decider == NOBODY or position.game_number != world.position.game_number:
        return 0.5 if position.game_winner == NOBODY else 1.0 if position.game_winner == BOTTOM else 0.0
    below = position.piles[TROOP_PILE].below
    rest = [card for card in pile if card in below or card in position.piles[TROOP_PILE].top]
    game = QuickGame(position, rest)
    end = game.end_turn(side, depth) if position.active == side else game.finish(position.active, depth)
    return _judged(position, end, network)


def _judged(position: BattleLine, end: float, network: Mender) -> float:
    """The end of a playout; where it was broken off, the mean of how both sides see it."""
    return end if end != UNDECIDED else chance_of(position, network)


def chance_of(position: BattleLine, network: Mender) -> float:
    """The bottom side's chance to win a game that goes on: the mean of how both sides see it."""
    bottom = LearnedJudgement(position, BOTTOM, STEADY, OUTCOMES, network)
    top = LearnedJudgement(position, TOP, STEADY, OUTCOMES, network)
    return 0.5 * (bottom.game_chance(bottom.now()) + 1.0 - top.game_chance(top.now()))

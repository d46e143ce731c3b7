"""A player who tries out what several minds propose.

Each proposal is played on in the same imagined worlds, to the end of the enemy's answer, and judged by the chances of
winning then. What was tried out in few worlds and does badly is left out, so that the worlds go where it is close.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, cast

from ...games.commands_colors.position import Battle
from ...games.commands_colors.turn import PlaysCard
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ...kernel.sides import BOTTOM, NOBODY, SIDES
from ...kernel.source import Seeded
from ..player import Sight, seed_of
from .fortune import Fortune, worth_of_units
from .judgement import Judgement
from .steady import BattleSteady

AnySteady = BattleSteady[Any, Any, Any, Any, Any, Any, Any]

#: A proposal is tried out in so many worlds at least before it can be left out.
_FEWEST: Final = 2
#: No imagined game goes on for more decisions than this; none that is played well comes near it.
_ENDLESS: Final = 2000


class Budget:
    """How much is tried out. It is counted in work: the same sight gets the same answer however fast the machine is."""

    def __init__(self, card: int, other: int, turns: int = 2) -> None:
        #: How many games are played on, for each second of thinking, when a card is chosen, and at any other decision.
        self.card = card
        self.other = other
        #: Turns that are played on: this one and those after it.
        self.turns = turns
        #: How many standard errors better than what the first mind would do something must be.
        self.doubt = 0.3
        #: What a banner of luck counts in chances of winning: so much of it is taken off.
        self.luck = 0.09


class Proposal:
    """What could be done, and by which mind the turn is played on."""

    def __init__(self, action: int, mind: int) -> None:
        self.action: Final = action
        self.mind: Final = mind
        #: What came of it, in each of the worlds.
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        """What came of it on the average."""
        return sum(self.values) / len(self.values)

    def advantage(self, other: Proposal, doubt: float) -> float:
        """How much better it is than another in the same worlds, less so many standard errors of that."""
        count = min(len(self.values), len(other.values))
        if count < _FEWEST:
            return 0.0
        total = 0.0
        squares = 0.0
        for number in range(count):
            difference = self.values[number] - other.values[number]
            total += difference
            squares += difference * difference
        mean = total / count
        return mean - doubt * sqrt(max(0.0, squares / count - mean * mean) / count)


class Council:
    """Several minds, of which the first knows best; where they differ, and for every card, worlds are asked."""

    def __init__(
        self,
        name: str,
        generator: Generator,
        minds: list[AnySteady],
        rival: AnySteady,
        judgement: Judgement,
        budget: Budget,
    ) -> None:
        self.name = name
        self.seconds = 1
        self.seed: Final = seed_of(generator)
        self.minds: Final = minds
        #: Who plays the enemy, and ourselves once the turn is over.
        self.rival: Final = rival
        self.judgement: Final = judgement
        self.budget: Final = budget

    def choose(self, sight: Sight) -> int:
        """What does best in the worlds, if it is better than what the first mind would do."""
        debate = self.begin(sight)
        while not debate.is_done:
            debate.step()
        return debate.best()

    def begin(self, sight: Sight) -> Debate:
        """What is proposed, nothing of it tried out yet."""
        options = sight.options()
        if len(options) == 1:
            return Debate(self, sight, [Proposal(options[0], 0)], 0)
        match = sight.imagine(Generator(self.seed))
        if isinstance(match.choice(), PlaysCard):
            return Debate(self, sight, self.cards(match, options), self.budget.card * self.seconds)
        games = self.budget.other * self.seconds
        return Debate(self, sight, self.answers(match, options, len(self.minds) if games else 1), games)

    def cards(self, match: AnyMatch, options: list[int]) -> list[Proposal]:
        """The card of each mind, the first one's first, and whatever else the first one could play."""
        found: list[Proposal] = []
        for number, mind in enumerate(self.minds):
            action = mind.decide(match.choice(), match.position.clone(), match.decider, options)
            found.append(Proposal(action, number))
        for action in options:
            if action != found[0].action:
                found.append(Proposal(action, 0))
        return found

    def answers(self, match: AnyMatch, options: list[int], minds: int) -> list[Proposal]:
        """What so many minds would do, each thing once."""
        found: list[Proposal] = []
        for number in range(minds):
            action = self.minds[number].decide(match.choice(), match.position.clone(), match.decider, options)
            if not [each for each in found if each.action == action]:
                found.append(Proposal(action, number))
        return found

    # -- worlds ----------------------------------------------------------------------------------

    def imagine(self, sight: Sight, generator: Generator) -> AnyMatch:
        """A world in which account is kept of the dice."""
        world = sight.imagine(generator)
        generators = cast("Seeded", world.source).generators
        world.source = Fortune(generators, worth_of_units(world.position, self.minds[0].weights))
        return world

    def play_on(self, match: AnyMatch, side: int, proposal: Proposal) -> float:
        """What comes of a proposal in a world: the chance of winning then, without the luck of the dice."""
        position: Battle = match.position
        first = position.turn
        last = first + self.budget.turns
        own = self.minds[proposal.mind]
        match.apply(proposal.action)
        for _ in range(_ENDLESS):
            if match.decider == NOBODY or position.turn >= last:
                break
            decider = match.decider
            options = match.options()
            action = options[0]
            if len(options) > 1:
                mind = own if decider == side and position.turn == first else self.rival
                action = mind.decide(match.choice(), position, decider, sorted(options))
            match.apply(action)
        return self.value(match, side)

    def value(self, match: AnyMatch, side: int) -> float:
        """The chance of a side to win, less what it owes to luck."""
        position: Battle = match.position
        if match.decider == NOBODY:
            chance = 0.5 if position.winner not in SIDES else 1.0 if position.winner == BOTTOM else 0.0
        else:
            chance = 1.0 / (1.0 + exp(-self.judgement.log_odds(position)))
        chance -= self.budget.luck * cast("Fortune", match.source).luck
        return chance if side == BOTTOM else 1.0 - chance


class Debate:
    """A decision that is being thought about: sequential halving, a world at a time."""

    def __init__(self, council: Council, sight: Sight, proposals: list[Proposal], games: int) -> None:
        self.council: Final = council
        self.sight: Final = sight
        self.left: Final = proposals
        self.first: Final = proposals[0]
        self.is_done = len(proposals) == 1 or games == 0
        self._generator: Generator | None = None
        #: How many worlds each round has, and how many were asked in this one.
        self._rounds: Final = _rounds(len(proposals), games)
        self._round = 0
        self._asked = 0
        self._worlds = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return 1.0 if self.is_done else self._worlds / sum(self._rounds)

    def step(self) -> None:
        """Everything that is left is tried out in one more world."""
        if self.is_done:
            return
        if self._generator is None:
            self._generator = self.sight.generator(self.council.seed)
        side = self.sight.side
        world = self.council.imagine(self.sight, self._generator)
        for proposal in self.left:
            proposal.values.append(self.council.play_on(world.clone(), side, proposal))
        self._worlds += 1
        self._asked += 1
        if self._asked == self._rounds[self._round]:
            self._asked = 0
            self._round += 1
            self.is_done = self._round == len(self._rounds)
            if not self.is_done:
                self._leave_out()

    def _leave_out(self) -> None:
        """The worse half goes; what the first mind would do stays to be compared with."""
        ranked = sorted([(-each.mean(), number) for number, each in enumerate(self.left) if each is not self.first])
        keep = max(1, (len(self.left) + 1) // 2 - 1)
        left = [self.left[number] for _, number in ranked[:keep]]
        del self.left[1:]
        self.left.extend(left)

    def best(self) -> int:
        """The best so far: what the first mind would do unless something else is clearly better."""
        best, most = self.first, 0.0
        for each in self.left[1:]:
            advantage = each.advantage(self.first, self.council.budget.doubt)
            if advantage > most:
                best, most = each, advantage
        return best.action


def _rounds(proposals: int, games: int) -> list[int]:
    """How many worlds each round has, if all rounds play on about as many games; two are left in the last."""
    sizes: list[int] = []
    left = proposals
    while left > 2:
        sizes.append(left)
        left = max(2, (left + 1) // 2)
    sizes.append(left)
    return [max(_FEWEST, games // (len(sizes) * size)) for size in sizes]

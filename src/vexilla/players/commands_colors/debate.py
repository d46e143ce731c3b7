"""A decision that is being thought about: proposals are tried out in the same worlds, and the worse half left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ..player import Sight
from .plans import Plan

if TYPE_CHECKING:
    from .council import Council

#: A proposal is tried out in so many worlds at least before it can be left out.
_FEWEST: Final = 2


class Proposal:
    """What could be done, whose orders and moves follow, and how good that looks before it is tried out."""

    def __init__(self, action: int, mind: int, look: float, plan: Plan | None = None) -> None:
        self.action: Final = action
        self.mind: Final = mind
        #: The plan that is followed, if it is not the one that this mind would make.
        self.plan: Final = plan
        #: In chances of winning, beside the best.
        self.look: Final = look
        #: What came of it, in each of the worlds.
        self.values: Final[list[float]] = []

    def advantage(self, other: Proposal, first_look: float) -> float:
        """How much better it is than another in the same worlds, if the first look counts as so many worlds."""
        count = min(len(self.values), len(other.values))
        total = first_look * (self.look - other.look)
        for number in range(count):
            total += self.values[number] - other.values[number]
        return total / (count + first_look)


class Debate:
    """Sequential halving, a world at a time."""

    def __init__(
        self, council: Council, sight: Sight, proposals: list[Proposal], games: int, is_secret: bool = False
    ) -> None:
        self.council: Final = council
        self.sight: Final = sight
        self.left: Final = proposals
        self.first: Final = proposals[0]
        # Where nobody may learn whether there is a choice at all, as much is thought about none.
        self.is_done = games == 0 or (len(proposals) == 1 and not is_secret)
        self._generator: Generator | None = None
        #: How many worlds each round has, and how many were asked in this one.
        self._rounds: Final = rounds_of(len(proposals), games)
        self._round = 0
        self._asked = 0
        self._worlds = 0
        self._left_out: list[Proposal] = []

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
        first_look = self.council.budget.first_look
        ranked = sorted(
            [(-each.advantage(self.first, first_look), n) for n, each in enumerate(self.left) if each is not self.first]
        )
        keep = max(1, (len(self.left) + 1) // 2 - 1)
        left = [self.left[number] for _, number in ranked[:keep]]
        self._left_out = [self.left[number] for _, number in ranked[keep:]] + self._left_out
        del self.left[1:]
        self.left.extend(left)

    def best(self) -> int:
        """What the best begins with so far: what the first mind would do unless something else is better."""
        return self.ranked()[0].action

    def ranked(self) -> list[Proposal]:
        """All proposals, the best so far first, those that were left out last."""
        first_look = self.council.budget.first_look
        ranked = sorted([(-each.advantage(self.first, first_look), number) for number, each in enumerate(self.left)])
        return [self.left[number] for _, number in ranked] + self._left_out


class PlanDebate(Debate):
    """A plan for the turn that is thought about at one of its orders or moves, as if none had been given or made."""

    def __init__(
        self,
        council: Council,
        before: Sight,
        proposals: list[Proposal],
        games: int,
        match: AnyMatch,
        options: list[int],
        key: int,
    ) -> None:
        super().__init__(council, before, proposals, games)
        self._match: Final = match
        self._options: Final = options
        self._key: Final = key

    def best(self) -> int:
        """What is next by the best plan; thought to the end, they are kept for those that follow."""
        plans = [each.plan for each in self.ranked() if each.plan is not None]
        if self.is_done:
            self.council.keep(self._key, plans)
        return self.council.action_by(plans, self._match, self._options)


def rounds_of(proposals: int, games: int) -> list[int]:
    """How many worlds each round has, if all rounds play on about as many games; two are left in the last."""
    sizes: list[int] = []
    left = proposals
    while left > 2:
        sizes.append(left)
        left = max(2, (left + 1) // 2)
    sizes.append(left)
    return [max(_FEWEST, games // (len(sizes) * size)) for size in sizes]

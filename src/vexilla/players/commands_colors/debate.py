"""A decision that is being thought about: proposals are tried out in the same worlds, and the worse half left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ..halving import Candidate, Halving
from ..player import Sight
from .plans import Plan

if TYPE_CHECKING:
    from .council import Council


class Proposal(Candidate):
    """What could be done, whose orders and moves follow, and how good that looks before it is tried out."""

    def __init__(self, action: int, mind: int, look: float, plan: Plan | None = None) -> None:
        super().__init__(look)
        self.action: Final = action
        self.mind: Final = mind
        #: The plan that is followed, if it is not the one that this mind would make.
        self.plan: Final = plan


class Debate(Halving[Proposal]):
    """Sequential halving, a world at a time."""

    def __init__(
        self, council: Council, sight: Sight, proposals: list[Proposal], games: int, is_secret: bool = False
    ) -> None:
        # Where nobody may learn whether there is a choice at all, as much is thought about none.
        games = games if len(proposals) > 1 or is_secret else 0
        super().__init__(proposals, games, council.budget.first_look)
        self.council: Final = council
        self.sight: Final = sight
        self._generator: Generator | None = None

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
        self.asked()

    def best(self) -> int:
        """What the best begins with so far: what the first mind would do unless something else is better."""
        return self.ranked()[0].action


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

"""A player who tries out what several minds propose.

Each proposal is played on in the same imagined worlds, to the end of the enemy's answer, and judged by the chances of
winning then. What was tried out in few worlds and does badly is left out, so that the worlds go where it is close.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ...games.commands_colors.close import FightsAgain
from ...games.commands_colors.leaders import LeaderFlees
from ...games.commands_colors.moves import MovesPieces
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import Battle
from ...games.commands_colors.retreat import IgnoreFlags, Retreats
from ...games.commands_colors.turn import PlaysCard
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ...kernel.sides import BOTTOM, NOBODY, SIDES
from ...kernel.source import Seeded
from ..player import Sight, seed_of
from .debate import Debate, Proposal
from .fortune import Fortune, worth_of_units
from .judgement import Judgement
from .plans import Plan
from .steady import AnySteady
from .weights import BANNER

#: What is decided by a plan; and in the middle of a combat what everyone sees that there is to decide, so that nobody
#: learns of hidden cards by how long it takes.
_PLANNED: Final = (OrdersPieces, MovesPieces)
_ANSWERED: Final = (IgnoreFlags, Retreats, FightsAgain, LeaderFlees)

#: No imagined game goes on for more decisions than this; none that is played well comes near it.
_ENDLESS: Final = 2000


class Budget:
    """How much is tried out. It is counted in work: the same sight gets the same answer however fast the machine is."""

    def __init__(
        self,
        card: int,
        plan: int,
        answer: int,
        secret: int = 0,
        proposals: int = 8,
        luck: float = 0.09,
        turns: int = 2,
    ) -> None:
        #: How many games are played on, for each second of thinking, when a card is chosen, where minds differ about
        #: orders and moves, at flags, ways back and second fights, and where a hidden card might be played.
        self.card = card
        self.plan = plan
        self.answer = answer
        self.secret = secret
        #: Turns that are played on: this one and those after it.
        self.turns = turns
        #: So many proposals are tried out at most, none that looks worse than the best by more than this.
        self.proposals = proposals
        self.worse = 0.6 * BANNER
        #: As many worlds the first look counts for, and what a banner of it counts in chances of winning.
        self.first_look = 7.0
        self.banner = 0.075
        #: What a banner of luck counts in chances of winning: so much of it is taken off.
        self.luck = luck


class Council:
    """Several minds, of which the first knows best: worlds are asked about cards, and where the minds differ."""

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
        match = sight.imagine(Generator(self.seed))
        if self.budget.secret and self.minds[0].is_secret(match.choice(), match.position):
            return Debate(self, sight, self.answers(match, options), self.budget.secret * self.seconds, True)
        if len(options) == 1:
            return Debate(self, sight, [Proposal(options[0], 0, 0.0)], 0)
        if isinstance(match.choice(), PlaysCard):
            return Debate(self, sight, self.cards(match, options), self.budget.card * self.seconds)
        first = self.minds[0].decide(match.choice(), match.position.clone(), match.decider, options)
        if isinstance(match.choice(), _PLANNED) and self.budget.plan:
            return Debate(self, sight, self.plans(match, options, first), self.budget.plan * self.seconds)
        if isinstance(match.choice(), _ANSWERED) and self.budget.answer:
            return Debate(self, sight, self.answers(match, options), self.budget.answer * self.seconds)
        return Debate(self, sight, [Proposal(first, 0, 0.0)], 0)

    # -- proposals -------------------------------------------------------------------------------

    def cards(self, match: AnyMatch, options: list[int]) -> list[Proposal]:
        """Every card as each mind would play it, the best of the first mind first; of plans that are alike one."""
        found: list[Proposal] = []
        plans: list[Plan | None] = []
        for number, mind in enumerate(self.minds):
            cards = mind.cards_at(match.position.clone(), match.decider)
            values = [float(cards.value_of_playing(action)) for action in options]
            best = max(values)
            for action, value in zip(options, values, strict=True):
                if best - value > self.budget.worse:
                    continue
                plan: Plan | None = cards.plan_of_playing(action)
                if number and self._is_known(action, plan, found, plans):
                    continue
                found.append(Proposal(action, number, (value - best) / BANNER * self.budget.banner))
                plans.append(plan)
        ranked = sorted([(-each.look, each.mind, number) for number, each in enumerate(found)])
        return [found[number] for _, _, number in ranked[: self.budget.proposals]]

    def _is_known(self, action: int, plan: Plan | None, found: list[Proposal], plans: list[Plan | None]) -> bool:
        """Whether playing a card by a plan is proposed already; whatever has no plan is played alike by all minds."""
        for proposal, known in zip(found, plans, strict=True):
            if proposal.action == action:
                if plan is None or known is None:
                    return True
                if sorted(plan.orders) == sorted(known.orders) and sorted(plan.moves) == sorted(known.moves):
                    return True
        return False

    def plans(self, match: AnyMatch, options: list[int], first: int) -> list[Proposal]:
        """The next order or move of every mind whose plan is being followed; of the first mind, if it is nobody's."""
        found: list[Proposal] = []
        for number, mind in enumerate(self.minds):
            if mind.keeps_to_plan(match.position.clone(), match.decider):
                action = first
                if number:
                    action = mind.decide(match.choice(), match.position.clone(), match.decider, options)
                if not [each for each in found if each.action == action]:
                    found.append(Proposal(action, number, 0.0))
        return found or [Proposal(first, 0, 0.0)]

    def answers(self, match: AnyMatch, options: list[int]) -> list[Proposal]:
        """Every option, what the first mind would do first."""
        first = self.minds[0].decide(match.choice(), match.position.clone(), match.decider, options)
        found = [Proposal(first, 0, 0.0)]
        found.extend([Proposal(action, 0, 0.0) for action in options if action != first])
        return found[: self.budget.proposals]

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
                choice = match.choice()
                mind = self.rival
                if decider == side and position.turn == first:
                    mind = own if isinstance(choice, _PLANNED) else self.minds[0]
                action = mind.decide(choice, position, decider, sorted(options))
            match.apply(action)
        return self.value(match, side)

    def value(self, match: AnyMatch, side: int) -> float:
        """The chance of a side to win, less what it owes to luck."""
        chance = self.chance(match) - self.budget.luck * cast("Fortune", match.source).luck
        return chance if side == BOTTOM else 1.0 - chance

    def chance(self, match: AnyMatch) -> float:
        """The bottom side's chance to win, at the beginning of a turn."""
        position: Battle = match.position
        if match.decider == NOBODY:
            return 0.5 if position.winner not in SIDES else 1.0 if position.winner == BOTTOM else 0.0
        return 1.0 / (1.0 + exp(-self.judgement.log_odds(position)))

"""A player who tries out what several minds propose: first every card as each would play it, then plans for the card.

Each proposal is played on in the same imagined worlds, to the end of the enemy's answer, and judged by the chances of
winning then. What was tried out in few worlds and does badly is left out, so that the worlds go where it is close.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ...games.commands_colors.close import FightsAgain
from ...games.commands_colors.leaders import LeaderFlees
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import Battle
from ...games.commands_colors.retreat import IgnoreFlags, Retreats
from ...games.commands_colors.turn import PlaysCard
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ...kernel.key import mixed
from ...kernel.sides import BOTTOM, NOBODY, SIDES
from ...kernel.source import Seeded
from ..player import Sight, seed_of
from .debate import Debate, PlanDebate, Proposal
from .fortune import Fortune, Odds, Swings, worth_of_units
from .judgement import Judgement
from .plans import Plan, is_alike
from .rewinding import PLANNED, agrees, before_plan
from .steady import AnySteady
from .variants import variants_of
from .weights import BANNER

#: What is decided in the middle of a combat that everyone sees that there is to decide, so that nobody
#: learns of hidden cards by how long it takes.
_ANSWERED: Final = (IgnoreFlags, Retreats, FightsAgain, LeaderFlees)

#: No imagined game goes on for more decisions than this; none that is played well comes near it.
_ENDLESS: Final = 2000
#: For so many turns plans are kept before the book is begun anew.
_FULL: Final = 20


class Budget:
    """How much is tried out. It is counted in work: the same sight gets the same answer however fast the machine is."""

    def __init__(
        self, card: int, plan: int, answer: int, secret: int = 0, proposals: int = 8, plans: int = 16, turns: int = 2
    ) -> None:
        #: How many games are played on, for each second of thinking, when a card is chosen, when its plan is, at flags,
        #: ways back and second fights, and where a hidden card might be played.
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
        #: So many plans are tried out for a card.
        self.plans = plans


class Council:
    """Several minds, of which the first knows best: worlds are asked about cards, and about plans for them."""

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
        #: The plans that were tried out, the best first, by what was seen before any of them was begun.
        self.book: Final[dict[int, list[Plan]]] = {}

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
        if isinstance(match.choice(), PLANNED) and self.budget.plan:
            return self.about_plans(sight, match)
        if isinstance(match.choice(), _ANSWERED) and self.budget.answer:
            return Debate(self, sight, self.answers(match, options), self.budget.answer * self.seconds)
        return Debate(self, sight, [Proposal(self.first(match, options), 0, 0.0)], 0)

    def first(self, match: AnyMatch, options: list[int]) -> int:
        """What the first mind would do."""
        return self.minds[0].decide(match.choice(), match.position.clone(), match.decider, options)

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
                if is_alike(plan, known):
                    return True
        return False

    def about_plans(self, sight: Sight, match: AnyMatch) -> Debate:
        """What is thought about the plan for this turn, at whichever of its orders and moves."""
        side, options = sight.side, sight.options()
        start = before_plan(match, side, self.minds[0])
        if start is None:
            return Debate(self, sight, [Proposal(self.first(match, options), 0, 0.0)], 0)
        before = Sight(start, side)
        key = mixed(before.key(), self.seconds)
        plans = self.book.get(key)
        if plans is not None:
            return Debate(self, sight, [Proposal(self.action_by(plans, match, options), 0, 0.0)], 0)
        return PlanDebate(self, before, self.plans(start, side), self.budget.plan * self.seconds, match, options, key)

    def keep(self, key: int, plans: list[Plan]) -> None:
        """Note plans, the best first."""
        if len(self.book) >= _FULL:
            self.book.clear()
        self.book[key] = plans

    def action_by(self, plans: list[Plan], match: AnyMatch, options: list[int]) -> int:
        """The next order or move of the best plan that fits those of this turn so far; else the first mind's."""
        position: Battle = match.position
        for plan in plans:
            if agrees(position, plan):
                return self.minds[0].follow(plan, match.choice(), position.clone(), match.decider, options)
        return self.first(match, options)

    def plans(self, start: AnyMatch, side: int) -> list[Proposal]:
        """The plan of every mind for the card that lies there, and what differs from the first one's in one thing."""
        position: Battle = start.position
        options = sorted(start.options())
        choice = start.choice()
        may_order = isinstance(choice, OrdersPieces)
        units = [] if may_order else position.ordered
        found: list[Plan] = []
        ranked: list[tuple[float, int]] = []
        for mind in self.minds:
            before: Battle = mind.start_of(start.position) if may_order else mind.present(start.position, units)
            planner = mind.planner_at(before, side)
            plan = planner.plan(position.card) if may_order else planner.plan_for(position.card, units)
            made = [plan]
            if not found:
                made.extend(variants_of(planner, position.card, units, may_order, plan))
            for each in made:
                if not [other for other in found if is_alike(each, other)]:
                    look = min(0.0, each.value - plan.value) / BANNER * self.budget.banner
                    ranked.append((-look, len(found)))
                    found.append(each)
        mind = self.minds[0]
        proposals: list[Proposal] = []
        for look, number in sorted(ranked)[: self.budget.plans]:
            plan = found[number]
            action = mind.follow(plan, choice, start.position.clone(), side, options)
            proposals.append(Proposal(action, 0, -look, plan))
        return proposals

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
        position: Battle = world.position
        race, near, enemy_near = self.judgement.weights[:3]
        odds = Odds(self.judgement.log_odds(position), position, race, near, enemy_near)
        world.source = Swings(generators, worth_of_units(position, self.minds[0].weights), odds)
        return world

    def play_on(self, match: AnyMatch, side: int, proposal: Proposal) -> float:
        """What comes of a proposal in a world: the chance of winning then, without the luck of the dice."""
        position: Battle = match.position
        first = position.turn
        last = first + self.budget.turns
        own = self.minds[proposal.mind]
        plan = proposal.plan
        match.apply(proposal.action)
        for _ in range(_ENDLESS):
            if match.decider == NOBODY or position.turn >= last:
                break
            decider = match.decider
            action = match.options()[0]
            if match.number > 1:
                choice, options = match.choice(), sorted(match.options())
                if decider != side or position.turn > first:
                    action = self.rival.decide(choice, position, decider, options)
                elif not isinstance(choice, PLANNED):
                    action = self.minds[0].decide(choice, position, decider, options)
                elif plan is None:
                    action = own.decide(choice, position, decider, options)
                else:
                    action = own.follow(plan, choice, position, decider, options)
            match.apply(action)
        return self.value(match, side)

    def value(self, match: AnyMatch, side: int) -> float:
        """The chance of a side to win, less what it owes to luck."""
        chance = self.chance(match) - cast("Fortune", match.source).luck
        return chance if side == BOTTOM else 1.0 - chance

    def chance(self, match: AnyMatch) -> float:
        """The bottom side's chance to win, at the beginning of a turn."""
        position: Battle = match.position
        if match.decider == NOBODY:
            return 0.5 if position.winner not in SIDES else 1.0 if position.winner == BOTTOM else 0.0
        return 1.0 / (1.0 + exp(-self.judgement.log_odds(position)))

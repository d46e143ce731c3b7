"""The skeleton of the player ``steady``: which part of it answers which decision, and how plans are carried out.

An answer depends on what the side sees and on nothing else: not on what was asked before, nor on who asks.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ...games.commands_colors.attacks import Battles
from ...games.commands_colors.close import BattlesBackOrNot, FightsAgain, Reacts
from ...games.commands_colors.giving_way import GivesWay
from ...games.commands_colors.leaders import LeaderFlees
from ...games.commands_colors.moves import MovesPieces
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import NONE, B, Battle
from ...games.commands_colors.pursuit import AdvancesOrStays, RidesOn
from ...games.commands_colors.retreat import IgnoreFlags, Retreats
from ...games.commands_colors.turn import PlaysCard, RalliesUnits
from ...kernel.chance import Generator
from ...kernel.step import Choice
from ..player import Sight, seed_of
from .cardplay import BattleCardPlay, L
from .footing import T
from .leaders import best_leader_move, choose_flight
from .memory import Memory
from .outlook import S, W
from .plans import Plan, PlanBook, before_orders, forget_cards, plan_key
from .reactions import BattleReactions

#: The choice of cards and the reactions of one of the games.
C = TypeVar("C", bound=BattleCardPlay[Any, Any])
R = TypeVar("R", bound=BattleReactions[Any, Any])

#: What is decided in the middle of a combat or of a card's effect.
_ANSWERED: Final = (
    Reacts,
    IgnoreFlags,
    Retreats,
    GivesWay,
    AdvancesOrStays,
    RidesOn,
    FightsAgain,
    RalliesUnits,
)


class BattleSteady(Generic[B, W, S, T, L, C, R]):
    """Plays a sound battle: plans its turn by expected gain and loss, and answers by the odds."""

    def __init__(self, generator: Generator, weights: W) -> None:
        self.name = "steady"
        self.seed: Final = seed_of(generator)
        self.weights: Final[W] = weights
        self.book: Final = PlanBook()
        self.memory: Final = Memory()

    # -- what each game knows --------------------------------------------------------------------

    def outlook(self, position: B, side: int) -> S:
        """How a side looks at a position."""
        raise NotImplementedError

    def footing(self, outlook: S) -> T:
        """How its units stand."""
        raise NotImplementedError

    def planner(self, outlook: S, footing: T) -> L:
        """Who plans its turn; known plans are in the player's book."""
        raise NotImplementedError

    def cardplay(self, position: B, planner: L) -> C:
        """Who chooses its cards."""
        raise NotImplementedError

    def reactions(self, outlook: S, footing: T) -> R:
        """Who answers in the middle of a combat."""
        raise NotImplementedError

    def settle(self, start: B) -> None:
        """Leave out of a position before orders what only this game knows and no plan depends on."""
        raise NotImplementedError

    def orders_of(self, position: B, side: int) -> OrdersPieces[B] | None:
        """The step at which the orders of the card in force are given; None if it says itself whom it orders."""
        raise NotImplementedError

    def set_back(self, start: B) -> bool:
        """Set back what only this game knows to what it was before orders and moves; whether that can be told."""
        raise NotImplementedError

    def leader_limit(self, position: B, leader: int) -> int:
        """How far a leader may move by himself."""
        raise NotImplementedError

    def order_before_plan(self, position: B, side: int, options: list[int]) -> int:
        """An order that comes before those of the plan; NONE if there is none."""
        return NONE

    def move_before_plan(self, position: B, side: int, options: list[int]) -> int:
        """What comes before the moves of the plan; NONE if there is nothing."""
        return NONE

    def may_move_leader(self, position: B, leader: int) -> bool:
        """Whether an ordered leader is to move by himself."""
        return True

    def choose_attack(self, outlook: S, footing: T, options: list[int]) -> int:
        """The next attack of the battle step."""
        raise NotImplementedError

    def choose_own(self, choice: Choice[B], position: B, side: int, options: list[int]) -> int:
        """A decision that only this game has."""
        raise NotImplementedError

    def is_secret(self, choice: Choice[B], position: B) -> bool:
        """Whether a hidden card might be played here that is worth more thought: the other side sees no difference."""
        return False

    # -- every decision --------------------------------------------------------------------------

    def choose(self, sight: Sight) -> int:
        """The best option of whatever decision this is."""
        options = sight.options()
        if len(options) == 1:
            return options[0]
        match = sight.imagine(Generator(self.seed))
        return self.decide(match.choice(), match.position, sight.side, options)

    def decide(self, choice: Choice[B], position: B, side: int, options: list[int]) -> int:
        """Whichever part of the player knows about the decision."""
        battle: Battle = position
        if isinstance(choice, BattlesBackOrNot):
            return battle.rules.verbs.battle_back
        if isinstance(choice, PlaysCard):
            return self.cards_at(position, side).choose_card(options)
        if isinstance(choice, OrdersPieces):
            return self.choose_order(position, side, options)
        if isinstance(choice, MovesPieces):
            return self.choose_move(position, side, options)
        if isinstance(choice, LeaderFlees):
            return choose_flight(self.outlook(position, side), options)
        if isinstance(choice, Battles):
            outlook = self.outlook(position, side)
            return self.choose_attack(outlook, self.footing(outlook), options)
        if isinstance(choice, _ANSWERED):
            outlook = self.outlook(position, side)
            return self.reactions(outlook, self.footing(outlook)).answer(choice, options)
        return self.choose_own(choice, position, side, options)

    # -- plans -----------------------------------------------------------------------------------

    def planner_at(self, start: B, side: int) -> L:
        """A planner for a position before orders."""
        outlook = self.outlook(start, side)
        return self.planner(outlook, self.footing(outlook))

    def cards_at(self, position: B, side: int) -> C:
        """The choice of a card now, before any order of it."""
        return self.cardplay(position, self.planner_at(self.start_of(position), side))

    def start_of(self, position: B) -> B:
        """The position before this turn's orders; if that cannot be told, the present one without orders."""
        start = before_orders(position)
        if start is None:
            return self.present(position, [])
        self.settle(start)
        return start

    def present(self, position: B, ordered: list[int]) -> B:
        """The position as it is, with those who are ordered, as far as a plan depends on it."""
        now = position.clone()
        battle: Battle = now
        battle.ordered = ordered[:]
        battle.ordered_leaders = []
        forget_cards(battle)
        self.settle(now)
        return now

    def plan_of(self, start: B, side: int, card: int) -> Plan:
        """The plan for a card whose orders are still to be given, or some of them."""
        battle: Battle = start
        battle.card = card
        known = self.book.find(plan_key(battle, True))
        return known if known is not None else self.planner_at(start, side).plan(card, battle.ordered)

    def plan_of_orders(self, position: B, side: int) -> Plan:
        """The plan from before the first order, if all orders so far are in it; else the best one after them."""
        battle: Battle = position
        start = self.start_of(position)
        plan = self.plan_of(start, side, battle.card)
        for unit in battle.ordered:
            if unit not in plan.units:
                now: Battle = start
                now.ordered = battle.ordered[:]
                now.commander = battle.commander
                return self.plan_of(start, side, battle.card)
        return plan

    def plan_of_moves(self, position: B, side: int) -> Plan:
        """The plan from before the first order, if it was for those who are ordered; else the best one for them."""
        battle: Battle = position
        start = before_orders(position)
        if start is None:
            start = self.present(position, battle.ordered)
        else:
            self.settle(start)
            plan = self.plan_of(start, side, battle.card)
            if sorted(plan.units) == sorted(battle.ordered):
                return plan
        now: Battle = start
        now.ordered = battle.ordered[:]
        known = self.book.find(plan_key(now, False))
        return known if known is not None else self.planner_at(start, side).plan_for(battle.card, now.ordered)

    # -- orders and moves ------------------------------------------------------------------------

    def choose_order(self, position: B, side: int, options: list[int]) -> int:
        """The next order of the plan, then one for a leader who is needed elsewhere."""
        first = self.order_before_plan(position, side, options)
        if first >= 0:
            return first
        return self.order_by(self.plan_of_orders(position, side), position, side, options)

    def order_by(self, plan: Plan, position: B, side: int, options: list[int]) -> int:
        """The next order of a plan, then one for a leader who is needed elsewhere."""
        for action in plan.orders:
            if action in options:
                return action
        action = self.order_leader(position, side, options, self.weights.leader_gain)
        # Whoever has begun what must not be left half done goes on with it.
        return action if action in options else options[0]

    def order_leader(self, position: B, side: int, options: list[int], least: float) -> int:
        """An order that may bring a leader to where he is needed, if he gains enough by that; else to be done."""
        battle: Battle = position
        verbs = battle.rules.verbs
        hexes: list[int] = []
        for leader in battle.roster.leaders_of[side]:
            hex_ = battle.leader_hex[leader]
            if hex_ < 0 or verbs.order_leader + hex_ not in options:
                continue
            unit = battle.unit_at[hex_]
            if unit < 0 or unit not in battle.ordered:
                hexes.append(hex_)
        if not hexes:
            return verbs.done
        outlook = self.outlook(position, side)
        best, where = least, verbs.done
        for hex_ in sorted(hexes):
            leader = battle.leader_at[hex_]
            gain, _ = best_leader_move(outlook, leader, self.leader_limit(position, leader))
            if gain > best:
                best, where = gain, verbs.order_leader + hex_
        return where

    def choose_move(self, position: B, side: int, options: list[int]) -> int:
        """The next move of the plan, then those of leaders."""
        first = self.move_before_plan(position, side, options)
        if first >= 0:
            return first
        return self.move_by(self.plan_of_moves(position, side), position, side, options)

    def follow(self, plan: Plan, choice: Choice[B], position: B, side: int, options: list[int]) -> int:
        """The next order or move by a plan."""
        if isinstance(choice, OrdersPieces):
            first = self.order_before_plan(position, side, options)
            return first if first >= 0 else self.order_by(plan, position, side, options)
        first = self.move_before_plan(position, side, options)
        return first if first >= 0 else self.move_by(plan, position, side, options)

    def move_by(self, plan: Plan, position: B, side: int, options: list[int]) -> int:
        """The next move of a plan, then those of leaders."""
        battle: Battle = position
        verbs = battle.rules.verbs
        for action in plan.moves:
            if action in options:
                return action
        for leader in battle.ordered_leaders:
            hex_ = battle.leader_hex[leader]
            if battle.leaders_moved >> leader & 1 or hex_ < 0 or not self.may_move_leader(position, leader):
                continue
            gain, where = best_leader_move(self.outlook(position, side), leader, self.leader_limit(position, leader))
            action = verbs.move_leader + hex_ * battle.field.board.size + where
            if gain > 0.0 and action in options:
                return action
        return verbs.done


AnySteady = BattleSteady[Any, Any, Any, Any, Any, Any, Any]

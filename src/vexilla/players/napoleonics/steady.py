"""The player ``steady`` of Napoleonics: plans its turn by expected gain and loss, and answers by the odds."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.attacks import Battles
from ...games.commands_colors.close import FightsAgain
from ...games.napoleonics.actions import (
    ADVANCE,
    BATTLE_BACK,
    DONE,
    HEXES,
    MOVE_LEADER,
    ONE_UNIT_ONLY,
    ORDER_LEADER_VERB,
    STAND,
    VOCABULARY,
)
from ...games.napoleonics.cards import GRAND_MANOEUVRE, LEADERSHIP, ONE_UNIT
from ...games.napoleonics.melee import JoinArms
from ...games.napoleonics.moves import MovePieces, leader_limit
from ...games.napoleonics.orders import OrderPieces
from ...games.napoleonics.position import Napoleonics
from ...kernel.chance import Generator
from ..commands_colors.leaders import best_leader_move, choose_flight
from ..commands_colors.planning import Plan
from ..player import Sight
from .cardplay import CardPlay
from .footing import Footing
from .land import Land
from .outlook import Outlook
from .planning import Planner
from .reactions import Reactions
from .supplying import choose_place, choose_supplied
from .turnplay import choose_attack, choose_support
from .weights import STEADY, Weights


class SteadyNapoleonics:
    """Plays a sound battle: fire and guns first, combined attacks, squares when they pay, weak units out of reach."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        self.name = "steady"
        self.generator: Final = generator
        self.weights: Final = weights
        self._land: Land | None = None
        #: What is planned for this turn, and for which turn and card.
        self._plan = Plan()
        self._planned_turn = -1
        self._planned_card = -1
        #: The plans that were made when the card was chosen, by card, and the turn they are for.
        self._drafts: dict[int, Plan] = {}
        self._drafted_turn = -1

    def choose(self, sight: Sight) -> int:
        """The best option of whatever decision this is."""
        options = sight.options()
        if len(options) == 1:
            return options[0]
        match = sight.imagine(self.generator)
        position: Napoleonics = match.position
        word = VOCABULARY.known(options[-1]).word
        if word == "decline":
            return BATTLE_BACK
        if word == "keep":
            begin_anew(position)
        outlook = Outlook(position, sight.side, self.weights, self._land_of(position))
        if word in ("flee", "stop", "leave"):
            return choose_flight(outlook, options)
        footing = Footing(outlook)
        if word == "play":
            cards = CardPlay(outlook, footing)
            self._drafts = cards.plans
            self._drafted_turn = position.turn
            return cards.choose_card(options)
        if word == "keep":
            return CardPlay(outlook, footing).choose_kept(options)
        if word == "section":
            return CardPlay(outlook, footing).choose_section(options)
        choice = match.choice()
        if isinstance(choice, OrderPieces):
            return self._order(outlook, footing, options)
        if isinstance(choice, MovePieces):
            return self._move(outlook, footing, options)
        if isinstance(choice, Battles):
            return choose_attack(outlook, footing, options)
        if isinstance(choice, JoinArms):
            return choose_support(outlook, footing, options)
        return answer(outlook, footing, options, isinstance(choice, FightsAgain))

    def _land_of(self, position: Napoleonics) -> Land:
        """What is known of the field, which stays the same all match long."""
        land = self._land
        if land is None or land.field is not position.field:
            land = Land(position.field)
            self._land = land
        return land

    # -- orders and moves ------------------------------------------------------------------------

    def _order(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next order of the plan."""
        position = outlook.position
        if not self._is_planned(position):
            plan = self._plan_for(outlook, footing, position.card)
            if position.card == GRAND_MANOEUVRE and ONE_UNIT_ONLY in options:
                alone = self._plan_for(outlook, footing, ONE_UNIT)
                if alone.value > plan.value:
                    alone.orders.insert(0, ONE_UNIT_ONLY)
                    plan = alone
            self._note(plan, position)
            urgent = self._order_leader(outlook, options, outlook.weights.leader_urgent)
            if urgent != DONE:
                return urgent
        while self._plan.orders:
            action = self._plan.orders.pop(0)
            if action in options:
                if action == ONE_UNIT_ONLY:
                    self._planned_card = ONE_UNIT
                return action
        return self._order_leader(outlook, options, outlook.weights.leader_gain)

    def _plan_for(self, outlook: Outlook, footing: Footing, card: int) -> Plan:
        """The plan for a card, as it was drafted when the card was chosen, if it was."""
        position = outlook.position
        if self._drafted_turn == position.turn and card in self._drafts:
            return self._drafts[card]
        return Planner(outlook, footing, position.clone()).plan(card)

    def _note(self, plan: Plan, position: Napoleonics) -> None:
        self._plan = plan
        self._planned_turn = position.turn
        self._planned_card = position.card

    def _order_leader(self, outlook: Outlook, options: list[int], least: float) -> int:
        """An order may bring a leader to where he is needed, if he gains enough by that."""
        position = outlook.position
        best, where = least, DONE
        for action in options:
            if ORDER_LEADER_VERB.has(action):
                hex_ = ORDER_LEADER_VERB.value(action)
                unit = position.unit_at[hex_]
                if unit >= 0 and unit in position.ordered:
                    continue
                gain, _ = best_leader_move(outlook, position.leader_at[hex_], leader_limit(position))
                if gain > best:
                    best, where = gain, action
        return where

    def _is_planned(self, position: Napoleonics) -> bool:
        return self._planned_turn == position.turn and self._planned_card == position.card

    def _move(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next move of the plan, then those of leaders."""
        position = outlook.position
        if not self._is_planned(position):
            self._note(Planner(outlook, footing, position.clone()).moves_of(position.ordered), position)
        while self._plan.moves:
            action = self._plan.moves.pop(0)
            if action in options:
                return action
        for leader in position.ordered_leaders:
            hex_ = position.leader_hex[leader]
            if position.leaders_moved >> leader & 1 or hex_ < 0:
                continue
            if position.card == LEADERSHIP and position.unit_at[hex_] >= 0:
                continue
            gain, where = best_leader_move(outlook, leader, leader_limit(position))
            action = MOVE_LEADER + hex_ * HEXES + where
            if gain > 0.0 and action in options:
                return action
        return DONE


def begin_anew(position: Napoleonics) -> None:
    """Forget what this turn has seen, to judge cards for the next."""
    units = len(position.moved)
    position.moved = [0] * units
    position.held = 0
    position.battled = 0
    position.ordered = []
    position.ordered_leaders = []


def answer(outlook: Outlook, footing: Footing, options: list[int], is_bonus: bool) -> int:
    """A decision in the middle of a combat, or one that a card asks for."""
    reactions = Reactions(outlook, footing)
    word = VOCABULARY.known(options[-1]).word
    if is_bonus:
        return reactions.bonus(options)
    if STAND in options:
        return reactions.react(options)
    if word == "ignore":
        return reactions.ignore(options)
    if word in ("retreat", "retire-to"):
        return reactions.fall_back(options, outlook.position.retreater)
    if ADVANCE in options:
        return reactions.advance()
    if word == "ride":
        return reactions.ride(options)
    if word == "rally":
        return reactions.rally(options)
    if word == "supply":
        return choose_supplied(outlook, footing, options)
    assert word == "place", "every decision of the game is known"
    return choose_place(outlook, footing, options)

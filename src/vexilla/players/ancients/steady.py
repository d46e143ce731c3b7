"""The player ``steady`` of Ancients: plans its turn by expected gain and loss, and answers by the odds."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import (
    ADVANCE,
    AMBUSH,
    BATTLE_BACK,
    DONE,
    ORDER_LEADER_VERB,
    STAND,
    VOCABULARY,
)
from ...games.ancients.moves import MovePieces
from ...games.ancients.orders import OrderPieces
from ...games.ancients.position import Ancients
from ...games.ancients.units import LEADER_MOVE
from ...games.commands_colors.attacks import Battles
from ...games.commands_colors.close import FightsAgain
from ...kernel.chance import Generator
from ..commands_colors.leaders import best_leader_move, choose_flight
from ..commands_colors.planning import Plan
from ..player import Sight
from .cardplay import CardPlay
from .footing import Footing
from .leaders import choose_place, leader_move_action
from .outlook import Outlook
from .planning import Planner
from .reactions import Reactions
from .turnplay import choose_ambush, choose_attack, choose_second_move
from .weights import STEADY, Weights


class SteadyAncients:
    """Plays a sound battle: good attacks with whole lines, no hopeless ones, weak units out of harm's way."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        self.name = "steady"
        self.generator: Final = generator
        self.weights: Final = weights
        #: What is planned for this turn, and for which turn and card.
        self._plan = Plan()
        self._planned_turn = -1
        self._planned_card = -1

    def choose(self, sight: Sight) -> int:
        """The best option of whatever decision this is."""
        options = sight.options()
        if len(options) == 1:
            return options[0]
        match = sight.imagine(self.generator)
        position: Ancients = match.position
        outlook = Outlook(position, sight.side, self.weights)
        word = VOCABULARY.known(options[-1]).word
        if word == "place-leader":
            return choose_place(outlook, options)
        if word in ("flee", "stop", "leave"):
            return choose_flight(outlook, options)
        footing = Footing(outlook)
        choice = match.choice()
        if word == "play":
            return CardPlay(outlook, footing).choose_card(options)
        if isinstance(choice, OrderPieces):
            return self._order(outlook, footing, options)
        if isinstance(choice, MovePieces):
            if choice.again:
                return choose_second_move(outlook, footing, options)
            return self._move(outlook, footing, options)
        if isinstance(choice, Battles):
            return choose_attack(outlook, footing, options)
        return answer(outlook, footing, options, isinstance(choice, FightsAgain))

    # -- orders and moves ------------------------------------------------------------------------

    def _order(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next order of the plan."""
        position = outlook.position
        if AMBUSH in options:
            return AMBUSH
        if not self._is_planned(position) or not (position.ordered or position.ordered_leaders):
            before = position.clone()
            self._plan = Planner(outlook, footing, before).plan(position.card)
            self._planned_turn = position.turn
            self._planned_card = position.card
        while self._plan.orders:
            action = self._plan.orders.pop(0)
            if action in options:
                return action
        return self._order_leader(outlook, options)

    def _order_leader(self, outlook: Outlook, options: list[int]) -> int:
        """An order that is left over may bring a leader to where he is needed."""
        position = outlook.position
        best, where = outlook.weights.leader_gain, DONE
        for action in options:
            if ORDER_LEADER_VERB.has(action):
                hex_ = ORDER_LEADER_VERB.value(action)
                unit = position.unit_at[hex_]
                if unit >= 0 and unit in position.ordered:
                    continue
                gain, _ = best_leader_move(outlook, position.leader_at[hex_], LEADER_MOVE)
                if gain > best:
                    best, where = gain, action
        return where

    def _is_planned(self, position: Ancients) -> bool:
        return self._planned_turn == position.turn and self._planned_card == position.card

    def _move(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next move of the plan, then those of leaders."""
        position = outlook.position
        if not self._is_planned(position):
            before = position.clone()
            self._plan = Planner(outlook, footing, before).moves_of(position.ordered)
            self._planned_turn = position.turn
            self._planned_card = position.card
        while self._plan.moves:
            action = self._plan.moves.pop(0)
            if action in options:
                return action
        for leader in position.ordered_leaders:
            if position.leaders_moved >> leader & 1 or position.leader_hex[leader] < 0:
                continue
            gain, where = best_leader_move(outlook, leader, LEADER_MOVE)
            action = leader_move_action(position.leader_hex[leader], where)
            if gain > 0.0 and action in options:
                return action
        return DONE


def answer(outlook: Outlook, footing: Footing, options: list[int], is_bonus: bool) -> int:
    """A decision in the middle of a combat, or one that a card asks for."""
    reactions = Reactions(outlook, footing)
    word = VOCABULARY.known(options[-1]).word
    if is_bonus:
        return reactions.bonus(options)
    if STAND in options:
        return reactions.react(options)
    if BATTLE_BACK in options:
        return BATTLE_BACK
    if word == "ignore":
        return reactions.ignore(options)
    if word in ("retreat", "evade-to"):
        return reactions.fall_back(options, outlook.position.retreater)
    if ADVANCE in options:
        return reactions.advance()
    if word == "ride":
        return reactions.ride(options)
    if word == "rampage":
        return reactions.rampage(options)
    if word == "rally":
        return reactions.rally(options)
    assert word == "place", "every decision of the game is known"
    return choose_ambush(outlook, footing, options)

"""The player ``steady`` of Ancients: what it does where Ancients differs from the other games of the system."""

from __future__ import annotations

from ...games.ancients.actions import AMBUSH, DONE, VOCABULARY
from ...games.ancients.cards import BY_LEADER, CARDS, TO_ALL_MISSILES
from ...games.ancients.moves import MovePieces
from ...games.ancients.orders import ORDER_PIECES, PlaceAmbush
from ...games.ancients.position import Ancients
from ...games.ancients.rampage import ChooseRampage
from ...games.ancients.setup import PlaceLeaders
from ...games.ancients.units import LEADER_MOVE
from ...games.commands_colors.cards import BY_RALLY, TO_ALL_IN_CONTACT
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import NONE
from ...kernel.chance import Generator
from ...kernel.step import Choice
from ..commands_colors.plans import Plan
from ..commands_colors.steady import BattleSteady
from .cardplay import CardPlay
from .footing import Footing
from .leaders import choose_place
from .outlook import Outlook
from .planning import Planner
from .reactions import Reactions
from .turnplay import choose_ambush, choose_attack, choose_second_move
from .weights import STEADY, Weights


class SteadyAncients(BattleSteady[Ancients, Weights, Outlook, Footing, Planner, CardPlay, Reactions]):
    """Plays a sound battle: good attacks with whole lines, no hopeless ones, weak units out of harm's way."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        super().__init__(generator, weights)

    # -- its parts -------------------------------------------------------------------------------

    def outlook(self, position: Ancients, side: int) -> Outlook:
        """How a side looks at a position."""
        return Outlook(position, side, self.weights, self.memory)

    def footing(self, outlook: Outlook) -> Footing:
        """How its units stand."""
        return Footing(outlook)

    def planner(self, outlook: Outlook, footing: Footing) -> Planner:
        """Who plans its turn."""
        return Planner(outlook, footing, self.book)

    def cardplay(self, position: Ancients, planner: Planner) -> CardPlay:
        """Who chooses its cards."""
        return CardPlay(position, planner)

    def reactions(self, outlook: Outlook, footing: Footing) -> Reactions:
        """Who answers in the middle of a combat."""
        return Reactions(outlook, footing, VOCABULARY)

    # -- orders and moves ------------------------------------------------------------------------

    def settle(self, start: Ancients) -> None:
        """Where leadership was used, and who must fight because he charged."""
        start.last_sections = [0, 0]
        start.must_battle = 0

    def orders_of(self, position: Ancients, side: int) -> OrdersPieces[Ancients] | None:
        """Cards to everyone in contact or with missiles, and rallies, name whom they order."""
        is_named = CARDS[position.card].orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES, BY_RALLY)
        return None if is_named else ORDER_PIECES[side]

    def set_back(self, start: Ancients) -> bool:
        """Where leadership is used this turn, and who must fight because he charged."""
        start.last_sections[start.active] = 0
        start.must_battle = 0
        return True

    def leader_limit(self, position: Ancients, leader: int) -> int:
        """The same under every card."""
        return LEADER_MOVE

    def order_before_plan(self, position: Ancients, side: int, options: list[int]) -> int:
        """An ambush is never let pass."""
        return AMBUSH if AMBUSH in options else NONE

    def order_leader(self, position: Ancients, side: int, options: list[int], least: float) -> int:
        """The leader of a leadership card is named by the plan, or not at all."""
        if CARDS[position.card].orders == BY_LEADER:
            return DONE
        return super().order_leader(position, side, options, least)

    def choose_attack(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next attack of the battle step."""
        return choose_attack(outlook, footing, options)

    # -- decisions that only Ancients has --------------------------------------------------------

    def decide(self, choice: Choice[Ancients], position: Ancients, side: int, options: list[int]) -> int:
        """The second move of Move-Fire-Move is no part of a plan."""
        if isinstance(choice, MovePieces) and choice.again:
            outlook = self.outlook(position, side)
            footing = Footing(outlook)
            footing.note_threats()
            return choose_second_move(outlook, footing, options)
        return super().decide(choice, position, side, options)

    def follow(self, plan: Plan, choice: Choice[Ancients], position: Ancients, side: int, options: list[int]) -> int:
        """Nor when a plan is followed."""
        if isinstance(choice, MovePieces) and choice.again:
            return self.decide(choice, position, side, options)
        return super().follow(plan, choice, position, side, options)

    def choose_own(self, choice: Choice[Ancients], position: Ancients, side: int, options: list[int]) -> int:
        """Rampages, and pieces that are placed."""
        outlook = self.outlook(position, side)
        if isinstance(choice, PlaceLeaders):
            return choose_place(outlook, options)
        footing = Footing(outlook)
        if isinstance(choice, ChooseRampage):
            return self.reactions(outlook, footing).rampage(options)
        assert isinstance(choice, PlaceAmbush), "every decision of the game is known"
        if VOCABULARY.verb("place-leader").has(options[-1]):
            return choose_place(outlook, options)
        footing.note_threats()
        return choose_ambush(outlook, footing, options)

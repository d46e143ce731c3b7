"""The player ``steady`` of Napoleonics: what it does where Napoleonics differs from the other games of the system."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import BY_RALLY, TO_ALL_IN_CONTACT
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import NONE
from ...games.commands_colors.scouting import KeepCard
from ...games.napoleonics.actions import DONE, ONE_UNIT_ONLY, VOCABULARY
from ...games.napoleonics.cards import (
    BY_SUPPLY,
    CARDS,
    GRAND_MANOEUVRE,
    LEADERSHIP,
    ONE_UNIT,
    TO_ALL_IN_SECTION,
    TO_ALL_LEADERS,
)
from ...games.napoleonics.melee import JoinArms
from ...games.napoleonics.moves import leader_limit
from ...games.napoleonics.orders import ORDER_PIECES, PickSection
from ...games.napoleonics.position import SPACES, Napoleonics
from ...games.napoleonics.supply import ChooseSupplied, PlaceSupplied
from ...kernel.chance import Generator
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.steady import BattleSteady
from .cardplay import CardPlay
from .footing import Footing
from .land import Land
from .outlook import Outlook
from .planning import Planner
from .reactions import Reactions
from .supplying import choose_place, choose_supplied
from .turnplay import choose_attack, choose_support
from .weights import STEADY, Weights

#: Cards that name whom they order, or let their player name but a section.
_NAMED: Final = (BY_SUPPLY, TO_ALL_IN_CONTACT, TO_ALL_LEADERS, TO_ALL_IN_SECTION, BY_RALLY)


class SteadyNapoleonics(BattleSteady[Napoleonics, Weights, Outlook, Footing, Planner, CardPlay, Reactions]):
    """Plays a sound battle: fire and guns first, combined attacks, squares when they pay, weak units out of reach."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        super().__init__(generator, weights)
        #: What is known of the field of the last match.
        self._land: Land | None = None

    # -- its parts -------------------------------------------------------------------------------

    def outlook(self, position: Napoleonics, side: int) -> Outlook:
        """How a side looks at a position; of the field it is worked out once what stays the same."""
        land = self._land
        if land is None or land.field is not position.field:
            land = Land(position.field)
            self._land = land
        return Outlook(position, side, self.weights, land)

    def footing(self, outlook: Outlook) -> Footing:
        """How its units stand."""
        return Footing(outlook)

    def planner(self, outlook: Outlook, footing: Footing) -> Planner:
        """Who plans its turn."""
        return Planner(outlook, footing, self.book)

    def cardplay(self, position: Napoleonics, planner: Planner) -> CardPlay:
        """Who chooses its cards."""
        return CardPlay(position, planner)

    def reactions(self, outlook: Outlook, footing: Footing) -> Reactions:
        """Who answers in the middle of a combat."""
        return Reactions(outlook, footing, VOCABULARY)

    # -- orders and moves ------------------------------------------------------------------------

    def settle(self, start: Napoleonics) -> None:
        """Squares that were left this turn stand again, and which card lies under which square does not matter."""
        hand = start.hands[start.active]
        for side in SIDES:
            track = [NONE] * SPACES
            space = 0
            for unit in start.units_of[side]:
                has_left = start.left_square >> unit & 1 == 1 and start.unit_hex[unit] >= 0
                if has_left:
                    hand[0] -= 1
                if has_left or start.square_of[unit] >= 0:
                    start.square_of[unit] = space
                    track[space] = 0
                    space += 1
            start.track[side] = track
        start.left_square = 0
        if not start.command_now:
            start.command_now = start.hand_size(start.active)

    def orders_of(self, position: Napoleonics, side: int) -> OrdersPieces[Napoleonics] | None:
        """Some cards name whom they order, or their player has named a section."""
        return None if CARDS[position.card].orders in _NAMED else ORDER_PIECES[side]

    def set_back(self, start: Napoleonics) -> bool:
        """Which card has come back from a square that was left is not told any more."""
        return not start.left_square

    def leader_limit(self, position: Napoleonics, leader: int) -> int:
        """By the card in force."""
        return leader_limit(position)

    def order_before_plan(self, position: Napoleonics, side: int, options: list[int]) -> int:
        """A leader who is urgently needed elsewhere; or one unit, where that is better than a Grand Manoeuvre."""
        if not position.ordered and not position.ordered_leaders:
            urgent = self.order_leader(position, side, options, self.weights.leader_urgent)
            if urgent != DONE:
                return urgent
        if position.card == GRAND_MANOEUVRE and ONE_UNIT_ONLY in options:
            start = self.start_of(position)
            alone = self.plan_of(start, side, ONE_UNIT).value
            if alone > self.plan_of(start, side, GRAND_MANOEUVRE).value:
                return ONE_UNIT_ONLY
        return NONE

    def may_move_leader(self, position: Napoleonics, leader: int) -> bool:
        """Under Leadership those who have a unit stay with it."""
        return position.card != LEADERSHIP or position.unit_at[position.leader_hex[leader]] < 0

    def choose_attack(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next attack of the battle step."""
        return choose_attack(outlook, footing, options)

    # -- decisions that only Napoleonics has -----------------------------------------------------

    def choose_own(self, choice: Choice[Napoleonics], position: Napoleonics, side: int, options: list[int]) -> int:
        """Batteries that join, Short Supply, sections, and the card that a Scout keeps."""
        if isinstance(choice, KeepCard):
            later = position.clone()
            begin_anew(later)
            return self.cards_at(later, side).choose_kept(options)
        if isinstance(choice, PickSection):
            return self.cards_at(position, side).choose_section(options)
        outlook = self.outlook(position, side)
        footing = Footing(outlook)
        if isinstance(choice, JoinArms):
            return choose_support(outlook, footing, options)
        footing.note_threats()
        if isinstance(choice, ChooseSupplied):
            return choose_supplied(outlook, footing, options)
        assert isinstance(choice, PlaceSupplied), "every decision of the game is known"
        return choose_place(outlook, footing, options)


def begin_anew(position: Napoleonics) -> None:
    """Forget what this turn has seen, to judge cards for the next."""
    units = len(position.moved)
    position.moved = [0] * units
    position.held = 0
    position.battled = 0
    position.ordered = []
    position.ordered_leaders = []
    position.left_square = 0
    position.command_now = 0

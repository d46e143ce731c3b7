"""The player ``steady`` of Samurai Battles: what it does where the game differs from the others of the system."""

from __future__ import annotations

from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import NONE
from ...games.commands_colors.scouting import KeepCard
from ...games.commands_colors.stock import new_stock
from ...games.commands_colors.windows import CARD_PLAYED
from ...games.samurai.actions import CHANGE_SIDES, DRAGON_VERB, VOCABULARY
from ...games.samurai.caltrops import StopAfter, WayTaken
from ...games.samurai.combat import Inspires
from ...games.samurai.dragons import KINDS_OF_DRAGONS
from ...games.samurai.effects import Aim, RollAgain, Unmask
from ...games.samurai.flight import LeaderFate
from ...games.samurai.honor import ChoosePayer
from ...games.samurai.moves import leader_limit
from ...games.samurai.orders import ORDER_PIECES, SendMessenger
from ...games.samurai.out_of_turn import StrikesOutOfTurn
from ...games.samurai.position import DRAGON_CARDS, Samurai
from ...games.samurai.turn import Refill, TurnIn
from ...games.samurai.turncoat import Loyalty
from ...games.samurai.units import COMMANDER
from ...games.samurai.windows import PlaysDragon
from ...kernel.chance import Generator
from ...kernel.step import Choice
from ..commands_colors.steady import BattleSteady
from .cardplay import CardPlay
from .dragonplay import DragonPlay
from .footing import Footing
from .land import Land
from .outlook import Outlook
from .planning import Planner
from .reactions import Reactions
from .turnplay import choose_attack
from .weights import STEADY, Weights


class SteadySamurai(BattleSteady[Samurai, Weights, Outlook, Footing, Planner, CardPlay, Reactions]):
    """Plays a sound battle: husbands its honor, inspires when it pays, plays Dragon cards when they do most."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        super().__init__(generator, weights)
        #: What is known of the field of the last match.
        self._land: Land | None = None

    # -- its parts -------------------------------------------------------------------------------

    def outlook(self, position: Samurai, side: int) -> Outlook:
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

    def cardplay(self, position: Samurai, planner: Planner) -> CardPlay:
        """Who chooses its cards."""
        return CardPlay(position, planner)

    def reactions(self, outlook: Outlook, footing: Footing) -> Reactions:
        """Who answers in the middle of a combat."""
        return Reactions(outlook, footing, VOCABULARY)

    # -- orders and moves ------------------------------------------------------------------------

    def settle(self, start: Samurai) -> None:
        """Which Dragon cards anybody holds, and what they did to the last piece that moved, does not matter."""
        start.stocks[DRAGON_CARDS] = new_stock(KINDS_OF_DRAGONS)
        start.at_work = [False, False]
        start.dragon_played = 0
        start.last_dragon = start.just_played = NONE
        start.has_messenger = False
        start.aim_unit = start.aim_leader = NONE
        start.mover = start.mover_leader = start.mover_from = NONE
        start.is_inspired = False

    def orders_of(self, position: Samurai, side: int) -> OrdersPieces[Samurai] | None:
        """Every card has its player name whom it orders."""
        return ORDER_PIECES[side]

    def set_back(self, start: Samurai) -> bool:
        """Nobody has moved yet."""
        start.mover = start.mover_leader = start.mover_from = NONE
        start.just_played = NONE
        return True

    def leader_limit(self, position: Samurai, leader: int) -> int:
        """By his kind and the card in force."""
        return leader_limit(position, leader)

    def may_move_leader(self, position: Samurai, leader: int) -> bool:
        """The commander stays in his camp."""
        return position.leader_kinds[leader] != COMMANDER

    def move_before_plan(self, position: Samurai, side: int, options: list[int]) -> int:
        """A Dragon card that lets somebody hurry comes before all moves."""
        if [action for action in options if DRAGON_VERB.has(action)]:
            return self.dragons(position, side).choose(options, self.present_planner(position, side), [])
        return NONE

    def choose_attack(self, outlook: Outlook, footing: Footing, options: list[int]) -> int:
        """The next attack of the battle step."""
        return choose_attack(outlook, footing, options)

    # -- decisions that only Samurai Battles has -------------------------------------------------

    def dragons(self, position: Samurai, side: int) -> DragonPlay:
        """Who decides about Dragon cards."""
        outlook = self.outlook(position, side)
        return DragonPlay(outlook, Footing(outlook))

    def present_planner(self, position: Samurai, side: int) -> Planner:
        """A planner for the position as it is."""
        return self.planner_at(self.present(position, position.ordered), side)

    def choose_own(self, choice: Choice[Samurai], position: Samurai, side: int, options: list[int]) -> int:
        """Honor, Dragon cards, the fate of leaders, and the card that is kept."""
        if isinstance(choice, PlaysDragon):
            return self.choose_dragon(choice, position, side, options)
        if isinstance(choice, KeepCard):
            later = position.clone()
            begin_anew(later)
            return self.cards_at(later, side).choose_kept(options)
        if isinstance(choice, Loyalty):
            return CHANGE_SIDES if position.side_of[position.aim_unit] != side else options[-1]
        if isinstance(choice, (Inspires, LeaderFate, ChoosePayer, WayTaken)):
            return self.choose_in_combat(choice, position, side, options)
        dragons = self.dragons(position, side)
        if isinstance(choice, Aim):
            return dragons.aim(options, self.present_planner(position, side))
        if isinstance(choice, SendMessenger):
            return dragons.send_messenger(options, self.present_planner(position, side))
        if isinstance(choice, StrikesOutOfTurn):
            return dragons.best_strike(options)[1]
        if isinstance(choice, StopAfter):
            return dragons.stop_after(options)
        if isinstance(choice, RollAgain):
            return dragons.roll_again(options)
        if isinstance(choice, Unmask):
            return dragons.unmask(options)
        if isinstance(choice, Refill):
            return dragons.refill(options)
        assert isinstance(choice, TurnIn), "every decision of the game is known"
        return dragons.turn_in(options)

    def is_secret(self, choice: Choice[Samurai], position: Samurai) -> bool:
        """A Dragon card with the command card: everyone is asked who has any, whatever they are."""
        return isinstance(choice, PlaysDragon) and choice.when == CARD_PLAYED and choice.side == position.active

    def choose_dragon(self, choice: PlaysDragon, position: Samurai, side: int, options: list[int]) -> int:
        """While the card lies there and nobody is ordered, the plan says what more could be done."""
        dragons = self.dragons(position, side)
        if choice.when == CARD_PLAYED and side == position.active:
            start = self.start_of(position)
            plan = self.plan_of(start.clone(), side, position.card)
            return dragons.choose(options, self.planner_at(start, side), plan.units)
        return dragons.choose(options, None, [])

    def choose_in_combat(self, choice: Choice[Samurai], position: Samurai, side: int, options: list[int]) -> int:
        """Inspiration, leaders left alone, figures to lose, a way that was stopped."""
        outlook = self.outlook(position, side)
        reactions = self.reactions(outlook, Footing(outlook))
        if isinstance(choice, Inspires):
            return reactions.inspire()
        if isinstance(choice, LeaderFate):
            return reactions.fate(options)
        return reactions.payer(options) if isinstance(choice, ChoosePayer) else reactions.way_taken(options)


def begin_anew(position: Samurai) -> None:
    """Forget what this turn has seen, to judge cards for the next."""
    units = len(position.moved)
    position.moved = [0] * units
    position.held = 0
    position.battled = 0
    position.ordered = []
    position.ordered_leaders = []

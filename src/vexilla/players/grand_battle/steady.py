"""The player ``steady`` of Grand Battle: which part of it answers which decision."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DONE, EXECUTE, HALT, MAN, STOP_LOOTING
from ...games.grand_battle.artillery.bombardment import FireFromAfar, Reply
from ...games.grand_battle.artillery.crews import StepOut
from ...games.grand_battle.attacks.choosing_line import ChooseLine, ChoosePair
from ...games.grand_battle.attacks.judge import bodies
from ...games.grand_battle.attacks.orders import AttackOrder, ChooseOpening, some_attack
from ...games.grand_battle.attacks.overlap import Swing
from ...games.grand_battle.camps.looting import CallOff, looters
from ...games.grand_battle.camps.obstacles import GoOver
from ...games.grand_battle.camps.spoils import ManCaptured
from ...games.grand_battle.combat.duels import ChooseCombat, ChooseLeader
from ...games.grand_battle.combat.facing import TurnToFace
from ...games.grand_battle.combat.melee import DeclareRush
from ...games.grand_battle.combat.shooting import DeclareFire
from ...games.grand_battle.forced.evasion import ChooseToEvade
from ...games.grand_battle.forced.flight import ChooseWay
from ...games.grand_battle.forced.pursuit import ChoosePursuit
from ...games.grand_battle.moves.making_room import MakeRoom
from ...games.grand_battle.moves.manoeuvre import Manoeuvre
from ...games.grand_battle.naming import NameUnit
from ...games.grand_battle.orders.execution import ChooseOrder
from ...games.grand_battle.orders.order import ATTACK
from ...games.grand_battle.orders.sheet import OrderSheet, RecoverySheet
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.setup.ambush import OpenAmbushes
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.match import Match
from ..player import Sight, seed_of
from .attacks import Prospect, prospects
from .fights import standing
from .gunnery import fire, reply
from .marching import next_leg
from .ordering import Staff, deed_of, deeds_of, written
from .reactions import Reactions
from .setting_up import set_up
from .temper import goes_near
from .weights import STEADY, Weights

#: So many sheets are kept.
_SHEETS: Final = 8


class SteadyGrandBattle:
    """Leads an army: keeps its lines, spends its points where they bring most, fights by the odds."""

    def __init__(self, generator: Generator, weights: Weights = STEADY) -> None:
        self.name = "steady"
        self.seed: Final = seed_of(generator)
        self.weights: Final = weights
        #: The sheets that were worked out last, by the key of the position before their first line.
        self._sheets: Final[dict[int, list[Action]]] = {}

    def choose(self, sight: Sight) -> Action:
        """The best answer to whatever is asked."""
        match: Match[GrandBattle] = sight.imagine(Generator(self.seed))
        if match.is_countable and len(match.options()) == 1:
            return match.options()[0]
        action = self.decide(match, sight.side)
        if action is not None and match.refusal(action) is None:
            return action
        return sight.sample(sight.generator(self.seed))

    def decide(self, match: Match[GrandBattle], side: int) -> Action | None:
        """Whichever part of the player knows about the decision; None if none does."""
        choice = match.choice()
        if isinstance(choice, OrderSheet):
            return self.next_line(match, side, isinstance(choice, RecoverySheet))
        if isinstance(choice, ChooseOrder):
            return self.next_order(match)
        if isinstance(choice, AttackOrder):
            return self.attack(match, side)
        if isinstance(choice, Manoeuvre):
            return self.leg(match.position, side)
        return self.react(match, side)

    def react(self, match: Match[GrandBattle], side: int) -> Action | None:
        choice = match.choice()
        reactions = Reactions(match, side, self.weights)
        if isinstance(choice, ChooseLine):
            return reactions.line(choice)
        if isinstance(choice, ChooseLeader):
            return reactions.lead()
        if isinstance(choice, ChooseCombat):
            return reactions.next_combat()
        if isinstance(choice, DeclareFire):
            return reactions.fire()
        if isinstance(choice, DeclareRush):
            return reactions.rush()
        if isinstance(choice, ChooseToEvade):
            return reactions.evade(choice.moment)
        if isinstance(choice, ChoosePursuit):
            return reactions.pursuit()
        if isinstance(choice, TurnToFace):
            return reactions.face()
        if isinstance(choice, (Swing, MakeRoom, StepOut, ChooseWay, GoOver)):
            return reactions.best([*match.options()])
        if isinstance(choice, NameUnit):
            return reactions.name(choice)
        if isinstance(choice, ChooseOpening):
            return reactions.best([*choice.attacks(match.position)])
        if isinstance(choice, ManCaptured):
            return MAN
        if isinstance(choice, OpenAmbushes):
            return DONE
        if isinstance(choice, FireFromAfar):
            return fire(match.position, self.weights)
        if isinstance(choice, Reply):
            return reply(match.position, self.weights)
        if isinstance(choice, CallOff):
            return STOP_LOOTING.deed(match.position.roster.ids[looters(match.position, side)[0]])
        if isinstance(choice, ChoosePair):
            return reactions.pair(choice)
        return set_up(match, side)

    # -- orders ------------------------------------------------------------------------------------

    def next_line(self, match: Match[GrandBattle], side: int, is_recovery: bool) -> Action:
        """The first line of the sheet that is not written yet."""
        position = match.position
        done = [deed_of(position, order) for order in written(position)]
        for deed in self.sheet(match, side, is_recovery):
            if deed not in done and match.refusal(deed) is None:
                return deed
        return DONE

    def sheet(self, match: Match[GrandBattle], side: int, is_recovery: bool) -> list[Action]:
        """All that is to be written; the same for every line of a sheet, since it depends on what was before it."""
        start = match.clone()
        position = start.position
        lines = written(position)
        position.orders = [order for order in position.orders if order not in lines]
        key = position.key()
        if key not in self._sheets:
            if len(self._sheets) >= _SHEETS:
                self._sheets.clear()
            staff = Staff(start, side, self.weights)
            self._sheets[key] = deeds_of(position, staff.recovery_sheet()) if is_recovery else self.planned(staff)
        return self._sheets[key]

    def planned(self, staff: Staff) -> list[Action]:
        """The orders of a turn."""
        return deeds_of(staff.position, staff.sheet())

    def next_order(self, match: Match[GrandBattle]) -> Action:
        """Attacks come before marches, in the order of the sheet."""
        orders = match.position.orders
        lines = [action for action in match.options() if action != DONE]
        attacks = [action for action in lines if orders[action - EXECUTE].kind == ATTACK]
        return (attacks or lines or [DONE])[0]

    def attack(self, match: Match[GrandBattle], side: int) -> Action:
        """The best attack that is possible now."""
        position = match.position
        before = standing(position.clone(), side, self.weights)
        best: Prospect | None = None
        for units in bodies(position):
            for each in prospects(match, side, units, before, self.weights):
                if best is None or each.value > best.value:
                    best = each
        if best is not None:
            return best.deed
        return some_attack(position) or HALT

    def leg(self, position: GrandBattle, side: int) -> Action:
        """The next leg of a march."""
        units = [unit for unit in position.manoeuvre if position.is_on_table(unit)]
        units = position.movers or units
        deed = next_leg(position, side, units, goes_near(position, side, units)) if units else None
        return HALT if deed is None else deed

"""Melee in the book's eleven steps (chapter 5, NAP-05-147), with the reactions and combined arms of chapter 6."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step, procedure
from ..commands_colors.attacks import BattlesBackOrNot, FightsAgain
from ..commands_colors.events import attacks, battles_back, first_strike_played
from ..commands_colors.position import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ..commands_colors.rules import refuse, refuse_moment
from . import events
from .actions import (
    BOARD,
    DONE,
    HEXES,
    RETIRE,
    SQUARE,
    STAND,
    STRIKE_FIRST,
    SUPPORT,
)
from .cards import CARDS, FIRST_STRIKE
from .dice import lead_dice, strike_dice
from .position import SQUARE_STRIKES, Napoleonics
from .pursuit import PURSUIT, forbids_ride
from .retire import RETIRE_MOVE, forbids_retire
from .squares import TAKE_BLIND, forbids_square
from .strike import begin_strike
from .targets import (
    forbids_battle_on_entry,
    forbids_melee_target,
    forbids_support,
    may_lead,
    melee_targets,
    supporters_against,
)
from .units import CAVALRY


def declare_melee(match: Match[Napoleonics], unit: int, target: int, is_bonus: bool) -> None:
    """Step 1: name the attacker and the adjacent enemy it attacks (NAP-05-148)."""
    position = match.position
    position.declare(unit, target, is_bonus)
    position.battled |= 1 << unit
    position.strike = ATTACKING
    if match.logging:
        match.log.append(attacks(position, "NAP-05-148"))
    if may_lead(position, unit):
        match.then(JOIN_ARMS[position.side_of[unit]])
    if position.defender >= 0:
        if not is_against_square(position):
            match.then(REACT[position.side_of[position.defender]])
        match.then(SQUARE_FIRST)
    match.then(ATTACK_STEP)
    if not is_bonus:
        match.then(END_OF_COMBAT)


def is_against_square(position: Napoleonics) -> bool:
    """Whether cavalry attacks infantry in square."""
    return position.in_square(position.defender) and position.kinds[position.attacker].arm == CAVALRY


class JoinArms(Choice[Napoleonics]):
    """Ordered batteries may join the melee, before any dice are rolled (NAP-06-070, NAP-06-071)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """To attack as it is, if there are dice for it; every battery that may join."""
        position = match.position
        options = [DONE] if strike_dice(position) else []
        batteries = supporters_against(position, position.ground)
        return options + [SUPPORT + position.unit_hex[battery] for battery in batteries]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why a battery may not join, or why it must."""
        position = match.position
        if action == DONE:
            return None if strike_dice(position) else refuse("NAP-05-091")
        if not SUPPORT <= action < SUPPORT + HEXES:
            return refuse_moment(match, self)
        hex_ = action - SUPPORT
        battery = position.unit_at[hex_]
        if battery < 0 or position.side_of[battery] != self.side:
            return refuse("NAP-06-087", hex=BOARD.labels[hex_])
        clause = forbids_support(position, battery, position.ground)
        return None if clause is None else refuse(clause, hex=BOARD.labels[hex_])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Join, and ask again; supporting is the battery's battle of this turn (NAP-06-084)."""
        if action == DONE:
            return
        position = match.position
        battery = position.unit_at[action - SUPPORT]
        position.supporters.append(battery)
        position.battled |= 1 << battery
        if match.logging:
            match.log.append(events.supports(position, battery))
        match.then(self)

    def question(self) -> str:
        """The message that asks for batteries."""
        return "cc-ask-support"


class React(Choice[Napoleonics]):
    """Steps 2 and 3: the defender stands, retires, forms square or strikes first (NAP-05-149)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Stand, and what else is possible."""
        position = match.position
        options = [STAND]
        if forbids_square(position) is None:
            options.append(SQUARE)
        if forbids_retire(position) is None:
            options.append(RETIRE)
        if position.hands[self.side][FIRST_STRIKE]:
            options.append(STRIKE_FIRST)
        return options

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why the unit may not react so."""
        position = match.position
        clause: str | None = None
        if action == SQUARE:
            clause = forbids_square(position)
        elif action == RETIRE:
            clause = forbids_retire(position)
        elif action == STRIKE_FIRST:
            clause = None if position.hands[self.side][FIRST_STRIKE] else "NAP-08-086"
        elif action != STAND:
            return refuse_moment(match, self)
        return None if clause is None else refuse(clause)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Do it."""
        position = match.position
        defender = position.defender
        if action == SQUARE:
            match.then(TAKE_BLIND[self.side])
        elif action == RETIRE:
            position.is_retiring = True
            if match.logging:
                match.log.append(events.retires(position, defender))
        elif action == STRIKE_FIRST:
            position.hands[self.side][FIRST_STRIKE] -= 1
            position.discards[FIRST_STRIKE] += 1
            position.struck_first = self.side
            if match.logging:
                match.log.append(first_strike_played(position, defender, "NAP-08-086"))
            begin_strike_with_dice(match, STRIKING_FIRST)

    def asks(self, match: Match[Napoleonics]) -> bool:
        """Whenever, for all that both sides can see, the defender might hold First Strike."""
        position = match.position
        seen = position.discards[FIRST_STRIKE] + (1 if position.played == FIRST_STRIKE else 0)
        return seen < CARDS[FIRST_STRIKE].copies

    def question(self) -> str:
        """The message that asks for a reaction."""
        return "cc-ask-react"


def begin_strike_with_dice(match: Match[Napoleonics], what: int) -> None:
    """A strike of the defender, unless the ground leaves it no dice (NAP-05-091)."""
    match.position.strike = what
    if lead_dice(match.position):
        begin_strike(match, what)


class SquareFirst(Step[Napoleonics]):
    """A square that cavalry attacks rolls its die first, whoever's turn it is (NAP-06-036)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Strike."""
        position = match.position
        if not is_against_square(position):
            return
        if match.logging:
            match.log.append(events.square_strikes(position, position.defender))
        begin_strike_with_dice(match, SQUARE_STRIKES)


class Attack(Step[Napoleonics]):
    """Steps 4 to 9: dice, cards, terrain, roll, losses, retreat, if both still stand where they were."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Strike, unless the attacker was struck down, driven back or thrown back first (NAP-08-088, NAP-06-040)."""
        position = match.position
        stands = position.unit_hex[position.attacker] == position.post and not position.is_bounced
        if not stands:
            if match.logging:
                clause = "NAP-06-082" if position.strike == SQUARE_STRIKES else "NAP-06-083"
                for battery in position.supporters:
                    match.log.append(events.support_lost(position, battery, clause))
            return
        position.strike = ATTACKING
        if strike_dice(position):
            begin_strike(match, ATTACKING)
            match.then(AFTER_ATTACK)


class AfterAttack(Step[Napoleonics]):
    """What may follow: the retire, steps 10 or 11."""

    def run(self, match: Match[Napoleonics]) -> None:
        """See how the attack ended."""
        position = match.position
        defender = position.defender
        if defender < 0 or position.unit_hex[defender] != position.ground:
            match.then(SUCCESS)
        elif position.is_retiring:
            match.then(RETIRE_MOVE, SUCCESS)
        elif not is_against_square(position):
            position.strike = BATTLING_BACK
            if lead_dice(position):
                match.then(BATTLES_BACK[position.side_of[defender]])


class Bonus(Step[Napoleonics]):
    """The bonus melee of cavalry that broke through (NAP-05-280)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Offer it if there is someone to attack; there is never a third fight (NAP-05-286)."""
        position = match.position
        unit = position.attacker
        if position.is_bonus or not position.has_advanced or forbids_bonus(position) is not None:
            return
        position.is_bonus = True
        if melee_targets(position, unit):
            match.then(BONUS_MELEE[position.side_of[unit]])


def forbids_bonus(position: Napoleonics) -> str | None:
    """Why a unit that advanced may not fight a second time (NAP-05-281, NAP-05-276)."""
    unit = position.attacker
    if position.kinds[unit].arm != CAVALRY:
        return "NAP-05-281"
    return forbids_battle_on_entry(position, unit, position.unit_hex[unit])


class BonusMelee(FightsAgain[Napoleonics]):
    """Attack any adjacent enemy once more, or leave it (NAP-05-283, NAP-05-284)."""

    def targets(self, position: Napoleonics) -> list[int]:
        """Everyone beside the unit."""
        return melee_targets(position, position.attacker)

    def forbids_target(self, position: Napoleonics, there: int) -> str | None:
        """As in any melee."""
        return forbids_melee_target(position, position.attacker, there)

    def forbids_ride(self, position: Napoleonics) -> str:
        """Its second hex came before this."""
        return forbids_ride(position) or "NAP-05-273"

    def attack(self, match: Match[Napoleonics], target: int) -> None:
        """Fight once more."""
        declare_melee(match, match.position.attacker, target, True)


class BattlesBack(BattlesBackOrNot[Napoleonics]):
    """Step 11: the defender who stayed may battle back (NAP-05-292, NAP-05-299)."""

    def battle_back(self, match: Match[Napoleonics]) -> None:
        """Strike back."""
        if match.logging:
            match.log.append(battles_back(match.position, match.position.defender, "NAP-05-292"))
        begin_strike(match, BATTLING_BACK)

    def forbids_other(self, match: Match[Napoleonics], action: int) -> Refusal:
        """No reaction is possible against a battle back."""
        if action == SQUARE:
            return refuse("NAP-06-026")
        if action == RETIRE:
            return refuse("NAP-06-012")
        return refuse("NAP-05-298") if action == STRIKE_FIRST else refuse_moment(match, self)


class EndOfCombat(Step[Napoleonics]):
    """All actions of one unit are finished before another battles (NAP-05-007, NAP-05-288)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """What follows is no bonus melee."""
        match.position.is_bonus = False


JOIN_ARMS: Final = [JoinArms(side) for side in SIDES]
REACT: Final = [React(side) for side in SIDES]
BATTLES_BACK: Final = [BattlesBack(side) for side in SIDES]
BONUS_MELEE: Final = [BonusMelee(side) for side in SIDES]
SUCCESS: Final = procedure("NAP-05-259", PURSUIT, Bonus())
AFTER_ATTACK: Final = AfterAttack()
SQUARE_FIRST: Final = SquareFirst()
ATTACK_STEP: Final = Attack()
END_OF_COMBAT: Final = EndOfCombat()

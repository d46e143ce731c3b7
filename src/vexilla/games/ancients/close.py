"""Close combat in the book's eight steps (chapter 11, ANC-11-003)."""

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
from .actions import EVADE, STAND, STRIKE_FIRST
from .cards import FIRST_STRIKE
from .evade import EVADE_MOVE, forbids_evade
from .momentum import MOMENTUM, forbids_ride
from .position import Ancients
from .strike import begin_strike
from .targets import close_targets, forbids_battle_on_entry, forbids_close_target
from .units import FULL_BONUS, LED_BONUS


def declare_close_combat(match: Match[Ancients], unit: int, target: int, is_bonus: bool) -> None:
    """Step 1: name the attacker and the adjacent enemy it attacks (ANC-11-004)."""
    position = match.position
    position.declare(unit, target, is_bonus)
    position.battled |= 1 << unit
    if match.logging:
        match.log.append(attacks(position, "ANC-11-004"))
    if position.defender >= 0:
        match.then(REACT[position.side_of[position.defender]])
    match.then(ATTACK_STEP)


class React(Choice[Ancients]):
    """Step 2: the defender stands, evades if it can, or strikes first (ANC-11-009, ANC-18-079)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Stand, and what else is possible."""
        position = match.position
        options = [STAND]
        if forbids_evade(position) is None:
            options.append(EVADE)
        if position.hands[self.side][FIRST_STRIKE]:
            options.append(STRIKE_FIRST)
        return options

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why the unit may not evade or strike first."""
        position = match.position
        if action == STAND:
            return None
        if action == EVADE:
            clause = forbids_evade(position)
            return None if clause is None else refuse(clause)
        if action == STRIKE_FIRST:
            return None if position.hands[self.side][FIRST_STRIKE] else refuse("ANC-18-079")
        return refuse_moment(match, self)

    def take(self, match: Match[Ancients], action: int) -> None:
        """Evade after the roll, or strike before it."""
        position = match.position
        defender = position.defender
        if action == EVADE:
            position.is_evading = True
            if match.logging:
                match.log.append(events.evades(position, defender))
        elif action == STRIKE_FIRST:
            position.hands[self.side][FIRST_STRIKE] -= 1
            position.discards[FIRST_STRIKE] += 1
            position.struck_first = self.side
            position.was_struck_first = True
            if match.logging:
                match.log.append(first_strike_played(position, defender, "ANC-18-079"))
            begin_strike(match, STRIKING_FIRST)
        elif strikes_from_walls(position):
            position.was_struck_first = True
            if match.logging:
                match.log.append(events.strikes_from_walls(position, defender))
            begin_strike(match, STRIKING_FIRST)

    def asks(self, match: Match[Ancients]) -> bool:
        """Whenever, for all that both sides can see, the defender might hold First Strike."""
        return match.position.discards[FIRST_STRIKE] == 0

    def question(self) -> str:
        """The message that asks for a reaction."""
        return "cc-ask-react"


def strikes_from_walls(position: Ancients) -> bool:
    """Whether the defender stands on city walls and the attacker does not (ANC-16-081)."""
    return position.grounds[position.ground].is_wall and not position.grounds[position.post].is_wall


class Attack(Step[Ancients]):
    """Steps 3 to 6: terrain, roll, hits, retreats, if both still stand where they were (ANC-18-081)."""

    def run(self, match: Match[Ancients]) -> None:
        """Strike."""
        position = match.position
        has_target = position.defender < 0 or position.unit_hex[position.defender] == position.ground
        if position.unit_hex[position.attacker] == position.post and has_target:
            begin_strike(match, ATTACKING)
            match.then(AFTER_ATTACK)


class AfterAttack(Step[Ancients]):
    """What may follow: the evade move, step 7 after success, step 8 if the defender held its hex."""

    def run(self, match: Match[Ancients]) -> None:
        """See how the attack ended."""
        position = match.position
        attacker, defender = position.attacker, position.defender
        stands = position.unit_hex[attacker] == position.post
        if defender < 0 or not stands:
            return
        if position.is_evading:
            if position.unit_hex[defender] >= 0:
                match.then(EVADE_MOVE)
        elif position.unit_hex[defender] != position.ground:
            match.then(STEP_7)
        elif not position.was_struck_first:
            match.then(BATTLES_BACK[position.side_of[defender]])


class Bonus(Step[Ancients]):
    """The bonus close combat, for those who have a right to it (ANC-13-071)."""

    def run(self, match: Match[Ancients]) -> None:
        """Offer it if there is someone to attack; there is never a third fight (ANC-13-079)."""
        position = match.position
        unit = position.attacker
        if position.is_bonus or not position.has_advanced or position.unit_hex[unit] < 0:
            return
        if forbids_bonus(position) is None and close_targets(position, unit):
            match.then(BONUS_COMBAT[position.side_of[unit]])


def forbids_bonus(position: Ancients) -> str | None:
    """Why a unit that advanced may not fight a second time."""
    unit = position.attacker
    bonus = position.kinds[unit].bonus
    if bonus != FULL_BONUS and not (bonus == LED_BONUS and position.leader_with(unit) >= 0):
        return "ANC-13-074"
    clause = forbids_battle_on_entry(position, unit, position.unit_hex[unit])
    return "ANC-16-013" if clause == "ANC-16-010" else clause


class BonusCombat(FightsAgain[Ancients]):
    """Attack any adjacent enemy, or leave it (ANC-13-072, ANC-13-078)."""

    def targets(self, position: Ancients) -> list[int]:
        """Everyone beside the unit."""
        return close_targets(position, position.attacker)

    def forbids_target(self, position: Ancients, there: int) -> str | None:
        """As in any close combat."""
        return forbids_close_target(position, position.attacker, there)

    def forbids_ride(self, position: Ancients) -> str:
        """Its additional hex came before this, if it has one."""
        return forbids_ride(position) or "ANC-13-060"

    def attack(self, match: Match[Ancients], target: int) -> None:
        """Fight once more."""
        declare_close_combat(match, match.position.attacker, target, True)


class BattlesBack(BattlesBackOrNot[Ancients]):
    """Step 8: the defender may battle back (ANC-11-106)."""

    def battle_back(self, match: Match[Ancients]) -> None:
        """Strike back."""
        if match.logging:
            match.log.append(battles_back(match.position, match.position.defender, "ANC-11-106"))
        begin_strike(match, BATTLING_BACK)


REACT: Final = [React(side) for side in SIDES]
BATTLES_BACK: Final = [BattlesBack(side) for side in SIDES]
BONUS_COMBAT: Final = [BonusCombat(side) for side in SIDES]
STEP_7: Final = procedure("ANC-13-053", MOMENTUM, Bonus())
AFTER_ATTACK: Final = AfterAttack()
ATTACK_STEP: Final = Attack()

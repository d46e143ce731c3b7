"""Ranged and close combat line by line, inspiration, duels, and what follows success (chapters 8, 9, 14 and 22)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice, Step, procedure
from ..commands_colors.attacks import ANNOUNCE
from ..commands_colors.close import BATTLE_BACK, BONUS, DECLARE, REACT
from ..commands_colors.events import blocked, marked, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.kinds import CLOSED
from ..commands_colors.position import FIRE, NONE
from ..commands_colors.pursuit import ADVANCE, AFTER_SUCCESS
from ..commands_colors.rolls import Roll
from ..commands_colors.roster import GONE
from ..commands_colors.rules import refuse_moment
from ..commands_colors.strike import COUNT_ATTACK, COUNT_FIRE, END_OF_STRIKE, STRIKE
from ..commands_colors.windows import (
    BEFORE_ROLL,
    CLOSE_COMBAT_DECLARED,
    FIRE_DECLARED,
    SUCCESS,
    window,
)
from . import events
from .actions import INSPIRE, REFRAIN
from .dice import INSPIRATION_DICE, forbids_inspiration, tokens_of_strike
from .dragons import CHALLENGE
from .honor import DISHONOR, dishonor, gain, lose_figures, pay
from .losses import SEE_TO_CAMPS, lose_command, see_to_camps
from .position import Samurai
from .units import HONOR, SWORDS
from .windows import ask_for_dragons, has_both_leaders, strike_ends

#: What is added in a duel (SAM-22-003 to SAM-22-005).
DUEL_CARD: Final = 2
DUEL_TOKENS: Final = 1
DUEL_STATUS: Final = 1
INSPIRATION_COST: Final = 1


# -- inspiration ---------------------------------------------------------------------------------


class Inspires(Choice[Samurai]):
    """A token lets a leader inspire the unit that is about to roll: one die more (SAM-09-014)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """To spend it, or not."""
        return [INSPIRE, REFRAIN]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        return None if action in (INSPIRE, REFRAIN) else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """The token goes back to the pool at once (SAM-09-019)."""
        if action == REFRAIN:
            return
        position = match.position
        position.is_inspired = True
        position.dice += INSPIRATION_DICE
        if match.logging:
            match.log.append(events.inspired(position, position.striker(), "SAM-09-014"))
        pay(match, self.side, INSPIRATION_COST, "SAM-09-019")

    def question(self) -> str:
        return "sam-ask-inspire"


def before_roll(match: Match[Samurai]) -> None:
    """The dice are counted: inspiration in close combat, then Dragon cards of both sides (SAM-09-011)."""
    position = match.position
    striker = position.striker()
    if position.strike != FIRE and not position.is_inspired and forbids_inspiration(position, striker) is None:
        match.then(INSPIRES[position.side_of[striker]])
    match.then(BEFORE_ROLL_CARDS)


class BeforeRollCards(Step[Samurai]):
    """Dragon cards before a roll."""

    def run(self, match: Match[Samurai]) -> None:
        """Ask for them."""
        ask_for_dragons(match, BEFORE_ROLL)


# -- duels ---------------------------------------------------------------------------------------


class Duel(Step[Samurai]):
    """If anybody has played Challenge, the leaders of both units fight a duel before the combat (SAM-22-002)."""

    def run(self, match: Match[Samurai]) -> None:
        """The active player rolls first."""
        position = match.position
        if not is_challenged(position) or not has_both_leaders(position):
            return
        if match.logging:
            attacker, defender = (position.leader_with(unit) for unit in (position.attacker, position.defender))
            match.log.append(events.duel_begins(position, attacker, defender, "SAM-22-002"))
        position.thrown = [NONE, NONE]
        active = position.active
        dice = [duel_dice(position, side) for side in SIDES]
        match.then(DuelRoll(active, dice[active]), DuelRoll(1 - active, dice[1 - active]), DUEL_ENDS)


def is_challenged(position: Samurai) -> bool:
    """Whether a Challenge was played for the combat under way."""
    return position.works(0, CHALLENGE) or position.works(1, CHALLENGE)


def leader_of(position: Samurai, side: int) -> int:
    """The leader of a side's unit in the combat under way."""
    unit = position.attacker if position.side_of[position.attacker] == side else position.defender
    return position.leader_with(unit)


def duel_dice(position: Samurai, side: int) -> int:
    """Command cards, with the one played; what Challenge, more tokens and higher status add (SAM-22-002 to 005)."""
    dice = position.cards_commanded(side)
    if position.works(side, CHALLENGE):
        dice += DUEL_CARD
    if position.honor[side] > position.honor[1 - side]:
        dice += DUEL_TOKENS
    status = [position.leader_kinds[leader_of(position, each)].status for each in SIDES]
    return dice + DUEL_STATUS if status[side] > status[1 - side] else dice


class DuelRoll(Roll[Samurai]):
    """One leader's dice; honor brings tokens (SAM-22-008)."""

    def __init__(self, roller: int, dice: int) -> None:
        super().__init__(dice)
        self.roller: Final = roller

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Count the swords."""
        position = match.position
        position.thrown[self.roller] = faces.count(SWORDS)
        if match.logging:
            hex_ = position.leader_hex[leader_of(position, self.roller)]
            counted = marked(faces, (SWORDS,), HIT)
            match.log.append(rolled_for(position, "duel", self.roller, hex_, faces, "SAM-22-002", counted))
        gain(match, self.roller, faces.count(HONOR), "SAM-22-008")

    def label(self) -> str:
        return f"DuelRoll({name_of_side(self.roller)} {self.dice})"


class DuelEnds(Step[Samurai]):
    """Who rolled fewer swords has lost: his leader leaves, and a command card (SAM-22-006, SAM-22-007)."""

    def run(self, match: Match[Samurai]) -> None:
        """With as many swords nobody loses (SAM-22-009)."""
        position = match.position
        bottom, top = position.thrown
        position.thrown = [NONE, NONE]
        position.at_work = [False, False]
        if bottom == top:
            if match.logging:
                match.log.append(events.duel_drawn())
            return
        loser = 0 if bottom < top else 1
        leader = leader_of(position, loser)
        hex_ = position.leader_hex[leader]
        position.lift_leader(leader, GONE)
        if match.logging:
            match.log.append(events.duel_lost(position, leader, hex_))
        lose_command(match, loser, "SAM-22-006")


# -- rolls and retreats --------------------------------------------------------------------------


def score_tokens(match: Match[Samurai]) -> None:
    """The roller takes the tokens of his roll before anybody retreats (SAM-16-015)."""
    position = match.position
    clause = "SAM-08-040" if position.strike == FIRE else "SAM-09-039"
    gain(match, position.side_of[position.striker()], tokens_of_strike(position), clause)


def before_retreat(position: Samurai, unit: int) -> None:
    """What each hex of the retreat will cost, whoever falls on the way (SAM-13-002 to SAM-13-005)."""
    position.retreat_rate = position.retreat_cost(unit)


def pay_for_hex(match: Match[Samurai], unit: int) -> None:
    """A unit has retreated one hex: its owner pays, or has lost his honor completely (SAM-13-001, SAM-13-014)."""
    position = match.position
    side, hex_ = position.side_of[unit], position.unit_hex[unit]
    if position.dishonored != NONE:
        position.dishonor_hex = hex_
    elif not pay(match, side, position.retreat_rate, "SAM-13-001"):
        dishonor(match, side, hex_, unit, NONE, "SAM-13-014")


def take_blocked_retreat(match: Match[Samurai], unit: int, missing: int) -> None:
    """A figure is lost for every hex that cannot be made; no leader is tested (SAM-10-015 to SAM-10-018)."""
    position = match.position
    if match.logging:
        board = position.field.board
        is_at_line = board.rank_of[position.unit_hex[unit]] == board.baseline[position.side_of[unit]]
        match.log.append(blocked(position, unit, missing, "SAM-10-016" if is_at_line else "SAM-10-015"))
    lose_figures(match, unit, missing, "SAM-10-017")


def settle_strike(match: Match[Samurai]) -> None:
    """A strike is over: cards that worked on it, honor that was lost, camps that were left."""
    position = match.position
    if position.strike != NONE:
        strike_ends(position)
    position.is_inspired = False
    position.leader_flags = 0
    if position.dishonored != NONE:
        match.then(DISHONOR, SEE_TO_CAMPS)
    see_to_camps(match)


# -- after success -------------------------------------------------------------------------------


def forbids_advance(position: Samurai) -> str | None:
    """Why the attacker may not move onto the vacated hex."""
    unit = position.attacker
    kind = position.kinds[unit]
    if kind.is_guard:
        return "SAM-21-009"
    clause = position.grounds[position.post].advance_clause
    if clause and (position.moved[unit] or position.is_bonus):
        return clause
    return "SAM-14-008" if position.field.entry[kind.mover][position.ground] == CLOSED else None


def forbids_bonus(position: Samurai) -> str | None:
    """Why a unit that advanced may not fight again (SAM-14-010, SAM-14-014, SAM-14-015, SAM-22-044)."""
    unit = position.attacker
    here = position.unit_hex[unit]
    if here != position.ground:
        return "SAM-14-004"
    if position.is_trapped:
        return "SAM-22-033"
    if position.insulted == unit:
        return "SAM-22-027"
    if position.grounds[here].battle_clause:
        return position.grounds[here].battle_clause
    is_entitled = position.kinds[unit].is_mounted or position.leader_with(unit) >= 0
    allowed = (1 if is_entitled else 0) + (1 if position.is_pursuing else 0)
    if position.bonuses < allowed:
        return None
    return "SAM-14-014" if position.bonuses else "SAM-14-010"


INSPIRES: Final = [Inspires(side) for side in SIDES]
BEFORE_ROLL_CARDS: Final = BeforeRollCards()
DUEL: Final = Duel()
DUEL_ENDS: Final = DuelEnds()

#: Range and sight are judged when the shot is announced (SAM-08-011, SAM-08-016); terrain and cards are counted
#: together.
RANGED_COMBAT: Final = procedure(
    "SAM-08-009",
    ANNOUNCE,
    window(FIRE_DECLARED),
    COUNT_FIRE,
    *STRIKE,
    END_OF_STRIKE,
)

#: A duel comes before the combat; First Strike answers the announcement; terrain and card are counted together, and
#: inspiration and Dragon cards are decided in the window before the roll.
CLOSE_COMBAT: Final = procedure(
    "SAM-09-003",
    DECLARE,
    window(CLOSE_COMBAT_DECLARED),
    DUEL,
    REACT,
    COUNT_ATTACK,
    *STRIKE,
    END_OF_STRIKE,
    AFTER_SUCCESS,
    BATTLE_BACK,
)

#: What follows success: the advance, and a bonus close combat.
SPECIAL_ACTIONS: Final = procedure("SAM-09-041", window(SUCCESS), ADVANCE, BONUS)

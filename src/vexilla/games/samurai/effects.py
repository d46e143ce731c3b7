"""What each Dragon card does when it is played (chapter 22)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.strike import STRIKE_ROLL
from . import events
from .actions import AGAIN, BOARD, DISCARD_DRAGON, DONE, HEXES, TARGET
from .caltrops import STOP_AFTER
from .dragon_rolls import (
    ASSASSIN_DICE,
    BLUE_ROLL,
    GUARDED_DICE,
    HEAL,
    PHYSICIAN_ROLL,
    PIT_ROLL,
    RED_ROLL,
    THIEF_ROLL,
    UPRISING_ROLL,
    AssassinRoll,
)
from .dragons import (
    AMBUSH,
    BLUE_DRAGON,
    BRAVE_MESSENGER,
    CALTROPS,
    DRAGONS,
    FARMERS_UPRISING,
    FEIGNED_FLIGHT,
    FORCED_MARCH,
    HAIL_OF_ARROWS,
    INSULT,
    KINDS_OF_DRAGONS,
    MASTERWORK_WEAPONS,
    NINJA_ASSASSIN,
    NINJA_THIEF,
    PHYSICIAN,
    PIT_TRAP,
    RED_DRAGON,
    RELENTLESS_PURSUIT,
    RETURN_BLOW,
    RICE_FAMINE,
    SWIFT_HORSES,
    TAKING_HEADS,
    TEA_CEREMONY,
    TURN_OF_FORTUNE,
    TURNCOAT,
    UNMASKED_PLOT,
    WALL_OF_SPEARS,
    WAR_CRY,
)
from .honor import gain
from .losses import SEE_TO_CAMPS, cost_honor
from .out_of_turn import FEINT, HAIL, spring_ambush
from .position import DRAGON_CARDS, Samurai
from .turncoat import CONTEST
from .units import COMMANDER, FACES
from .uses import targets

#: Tokens and dice of the cards.
FAMINE: Final = 3
TEA_TOKENS: Final = 3
HEADS: Final = 3
FEWER_HEADS: Final = 1
WALL: Final = 2
#: Dice that a card adds to a roll.
MORE_DICE: Final = {MASTERWORK_WEAPONS: 1, WAR_CRY: 2, RETURN_BLOW: 2}


def take_effect(match: Match[Samurai], side: int, dragon: int) -> None:
    """A Dragon card was played and paid for: what it does."""
    position = match.position
    enemy = 1 - side
    if dragon in (TURNCOAT, RED_DRAGON, NINJA_ASSASSIN, PHYSICIAN, INSULT, FORCED_MARCH, SWIFT_HORSES):
        match.then(AIM[side])
    elif dragon in MORE_DICE:
        position.dice += MORE_DICE[dragon]
    elif dragon == WALL_OF_SPEARS:
        position.dice = max(1, position.dice - WALL)
    elif dragon == BRAVE_MESSENGER:
        position.has_messenger = True
    elif dragon == BLUE_DRAGON:
        match.then(BLUE_ROLL, HEAL[side])
    elif dragon == NINJA_THIEF:
        match.then(THIEF_ROLL)
    elif dragon == RICE_FAMINE:
        cost_honor(match, enemy, FAMINE, DRAGONS[dragon].clause)
    elif dragon == TEA_CEREMONY:
        gain(match, side, TEA_TOKENS, DRAGONS[dragon].clause)
    elif dragon == FARMERS_UPRISING:
        match.then(UPRISING_ROLL)
    elif dragon == UNMASKED_PLOT:
        position.is_unmasked = True
        if match.logging:
            match.log.append(events.dragons_shown(position, enemy))
        match.then(UNMASK[side])
    elif dragon == CALTROPS:
        match.then(STOP_AFTER[side])
    elif dragon == HAIL_OF_ARROWS:
        match.then(HAIL[side])
    elif dragon == FEIGNED_FLIGHT:
        match.then(FEINT[side])
    elif dragon == PIT_TRAP:
        position.is_trapped = True
        match.then(PIT_ROLL, SEE_TO_CAMPS)
    elif dragon == AMBUSH:
        spring_ambush(match)
    elif dragon == TURN_OF_FORTUNE:
        match.then(ROLL_AGAIN[side])
    elif dragon == RELENTLESS_PURSUIT:
        position.is_pursuing = True
    elif dragon == TAKING_HEADS:
        gain(match, side, HEADS if position.has_destroyed else FEWER_HEADS, DRAGONS[dragon].clause)


class Aim(Choice[Samurai]):
    """The player of a Dragon card names the piece it is meant for (SAM-18-005)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Every piece it can be meant for."""
        position = match.position
        return [TARGET + hex_ for hex_ in targets(position, self.side, position.dragons[self.side])]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why it cannot be meant for what is there."""
        if action in self.options(match):
            return None
        if not TARGET <= action < TARGET + HEXES:
            return refuse_moment(match, self)
        clause = DRAGONS[match.position.dragons[self.side]].clause
        return refuse(clause, hex=BOARD.labels[action - TARGET])

    def take(self, match: Match[Samurai], action: int) -> None:
        """What it does to that piece."""
        position = match.position
        dragon = position.dragons[self.side]
        hex_ = action - TARGET
        unit, leader = position.unit_at[hex_], position.leader_at[hex_]
        position.aim_unit, position.aim_leader = unit, leader
        if match.logging:
            match.log.append(events.dragon_aimed(position, self.side, hex_, DRAGONS[dragon].clause))
        if dragon == TURNCOAT:
            position.thrown = [NONE, NONE]
            match.then(CONTEST, SEE_TO_CAMPS)
        elif dragon == RED_DRAGON:
            match.then(RED_ROLL, SEE_TO_CAMPS)
        elif dragon == NINJA_ASSASSIN:
            is_guarded = position.leader_kinds[leader] == COMMANDER and unit >= 0
            match.then(AssassinRoll(GUARDED_DICE if is_guarded else ASSASSIN_DICE), SEE_TO_CAMPS)
        elif dragon == PHYSICIAN:
            match.then(PHYSICIAN_ROLL)
        elif dragon == INSULT:
            position.insulted = unit
        elif unit >= 0:
            position.hurried = unit
        else:
            position.hurried_leader = leader

    def question(self) -> str:
        return "sam-ask-target"


class Unmask(Choice[Samurai]):
    """The player looks at all Dragon cards of the other and discards one of them (SAM-22-026)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Each kind of them."""
        hand = match.position.stocks[DRAGON_CARDS].hands[1 - self.side]
        return [DISCARD_DRAGON + card for card in range(KINDS_OF_DRAGONS) if hand[card]]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether the card is not there."""
        if action in self.options(match):
            return None
        is_card = DISCARD_DRAGON <= action < DISCARD_DRAGON + KINDS_OF_DRAGONS
        return refuse("SAM-22-026") if is_card else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Away with it."""
        position = match.position
        card = action - DISCARD_DRAGON
        stock = position.stocks[DRAGON_CARDS]
        stock.hands[1 - self.side][card] -= 1
        stock.discards[card] += 1
        position.is_unmasked = False
        if match.logging:
            match.log.append(events.dragon_unmasked(1 - self.side, card))

    def asks(self, match: Match[Samurai]) -> bool:
        """Always: he looks at them."""
        return True

    def question(self) -> str:
        return "sam-ask-unmask"


class RollAgain(Choice[Samurai]):
    """The player sets dice of his roll aside, any number, and rolls them once more (SAM-22-039)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Every face that lies there, and to be done."""
        faces = match.position.faces
        return [DONE] + [AGAIN + face for face in range(len(faces)) if faces[face]]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether no die shows that face any more."""
        if action in self.options(match):
            return None
        return refuse("SAM-22-039") if AGAIN <= action < AGAIN + len(FACES) else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Set a die aside, or roll those that are."""
        position = match.position
        if action != DONE:
            position.faces[action - AGAIN] -= 1
            position.set_aside += 1
            match.then(self)
        elif position.set_aside:
            dice, position.set_aside = position.set_aside, 0
            match.then(STRIKE_ROLL[dice])

    def question(self) -> str:
        return "sam-ask-again"


AIM: Final = [Aim(side) for side in SIDES]
UNMASK: Final = [Unmask(side) for side in SIDES]
ROLL_AGAIN: Final = [RollAgain(side) for side in SIDES]

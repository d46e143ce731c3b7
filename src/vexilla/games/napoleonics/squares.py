"""Infantry squares: forming, the card under them, leaving (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Chance
from ..commands_colors.deck import DISCARD_STREAM, pick
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse
from . import events
from .actions import TAKE
from .cards import KINDS_OF_CARDS
from .position import TOO_FEW_CARDS, Napoleonics
from .units import CAVALRY, INFANTRY

if TYPE_CHECKING:
    from ...kernel.chance import Generator


def forbids_square(position: Napoleonics) -> str | None:
    """Why the defender of the melee under way may not form square."""
    defender, attacker = position.defender, position.attacker
    side = position.side_of[defender]
    if position.kinds[defender].arm != INFANTRY or position.kinds[attacker].arm != CAVALRY:
        return "NAP-06-022"
    if position.hand_size(side) <= TOO_FEW_CARDS:
        return "NAP-06-024"
    if NONE not in position.track[side]:
        return "NAP-06-029"
    if position.grounds[position.ground].key in position.special.no_square:
        return "NAP-06-025"
    return None


class TakeBlind(Chance[Napoleonics]):
    """The enemy takes a card blind from the hand and lays it under the square (NAP-06-032, NAP-06-033)."""

    def __init__(self, owner: int) -> None:
        super().__init__(DISCARD_STREAM)
        self.owner: Final = owner

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Every kind of card in the hand."""
        hand = match.position.hands[self.owner]
        return [TAKE + card for card in range(KINDS_OF_CARDS) if hand[card]]

    def weight(self, match: Match[Napoleonics], action: int) -> int:
        """How many of the kind the hand holds."""
        return match.position.hands[self.owner][action - TAKE]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Whether the card is not in the hand."""
        card = action - TAKE
        is_there = 0 <= card < KINDS_OF_CARDS and match.position.hands[self.owner][card] > 0
        return None if is_there else refuse("NAP-06-032")

    def sample(self, match: Match[Napoleonics], generator: Generator) -> int:
        """Any card of the hand."""
        return TAKE + pick(match.position.hands[self.owner], generator)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Under the first free marker: hand and command are smaller by one (NAP-05-025)."""
        position = match.position
        card = action - TAKE
        space = position.track[self.owner].index(NONE)
        position.hands[self.owner][card] -= 1
        position.track[self.owner][space] = card
        position.square_of[position.defender] = space
        position.command[self.owner] -= 1
        if match.logging:
            match.log.append(events.square_formed(position, position.defender))
            match.log.append(events.card_tracked(self.owner, card, space))

    def label(self) -> str:
        return f"TakeBlind({name_of_side(self.owner)})"


def take_card_back(position: Napoleonics, unit: int) -> int:
    """The marker goes back to the track and its card to the hand (NAP-05-026); the space it was on."""
    side = position.side_of[unit]
    space = position.square_of[unit]
    position.hands[side][position.track[side][space]] += 1
    position.track[side][space] = NONE
    position.square_of[unit] = NONE
    position.command[side] += 1
    return space


def forbids_leaving(position: Napoleonics, unit: int) -> str | None:
    """Why an ordered unit may not leave its square (NAP-06-062, NAP-06-063)."""
    if not position.in_square(unit):
        return "NAP-06-028"
    if unit not in position.ordered:
        return "NAP-05-017"
    is_bound = position.is_beside_enemy_cavalry(position.unit_hex[unit], position.side_of[unit])
    return "NAP-06-062" if is_bound else None


def leave_square(match: Match[Napoleonics], unit: int) -> None:
    """An ordered unit changes its formation: no movement (NAP-06-066)."""
    position = match.position
    space = take_card_back(position, unit)
    position.left_square |= 1 << unit
    if match.logging:
        match.log.append(events.square_left(position, unit, space))


def lose_square(match: Match[Napoleonics], unit: int) -> None:
    """A unit was destroyed in its square (NAP-06-067)."""
    position = match.position
    if position.square_of[unit] < 0:
        return
    space = take_card_back(position, unit)
    if match.logging:
        match.log.append(events.square_lost(position.side_of[unit], space))


TAKE_BLIND: Final = [TakeBlind(side) for side in SIDES]

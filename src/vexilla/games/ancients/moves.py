"""The movement of ordered units and leaders (chapter 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES, side_named
from ..commands_colors.cards import USUAL
from ..commands_colors.kinds import FOOT, MOUNTED, STOP
from ..commands_colors.moves import MovesPieces
from ..commands_colors.reach import exit_reach as reach_exit
from ..commands_colors.reach import unit_ends, unit_reach
from ..commands_colors.victory import award
from . import events, marsh
from .actions import BOARD, HEXES
from .cards import CARDS
from .marsh import LeaderMarshRoll
from .position import Ancients
from .special import JULIAN
from .targets import close_move, fire_move
from .units import HEAVY, LEADER_MOVE, LIGHT_FOOT
from .victory import take_objective

#: What a Julian legion moves if it does not battle (ANC-17-018).
JULIAN_MOVE: Final = 2


def move_limit(position: Ancients, unit: int) -> int:
    """How far a unit may move under the card in force."""
    kind = position.kinds[unit]
    card = CARDS[position.card]
    limit = kind.move
    if position.legion(unit) == JULIAN:
        limit = JULIAN_MOVE
    if kind.mover == FOOT and card.foot_move != USUAL:
        limit = max(limit, card.charge_move if kind.charges else card.foot_move)
    elif kind.mover == MOUNTED and kind.class_ == HEAVY and card.heavy_mounted_move != USUAL:
        limit = card.heavy_mounted_move
    if card.move_limit != USUAL:
        limit = min(limit, card.move_limit)
    return limit - hexes_used(position, unit)


def hexes_used(position: Ancients, unit: int) -> int:
    """The hex of its move that a unit has used up by coming onto the field."""
    return position.came_on >> unit & 1


def passes_friends(position: Ancients, unit: int) -> bool:
    """Whether a unit may pass through friends under the card in force (ANC-08-013)."""
    return CARDS[position.card].passes_friends and position.kinds[unit].traits & LIGHT_FOOT != 0


def reach(position: Ancients, unit: int) -> list[int]:
    """Where a unit may end its move: ``distance * HEXES + hex``; a charge must end beside an enemy (ANC-08-027)."""
    limit = move_limit(position, unit)
    found = unit_reach(position, unit, limit, passes_friends(position, unit))
    charges = position.kinds[unit].charges
    if charges:
        charges -= hexes_used(position, unit)
        side = position.side_of[unit]
        found = [end for end in found if end // HEXES < charges or position.is_beside_enemy(end % HEXES, side)]
    return found


def ends(position: Ancients, unit: int) -> list[int]:
    """The hexes of ``reach`` without their distances."""
    if position.kinds[unit].charges:
        return [end % HEXES for end in reach(position, unit)]
    return unit_ends(position, unit, move_limit(position, unit), passes_friends(position, unit))


def exit_reach(position: Ancients, unit: int) -> int:
    """How many hexes a unit needs to leave the field where the scenario allows it, or 0 if it cannot."""
    exits = position.special.exits[position.side_of[unit]]
    if not exits:
        return 0
    return reach_exit(position, unit, exits, move_limit(position, unit), passes_friends(position, unit))


def forbids_mover(position: Ancients, unit: int, again: bool) -> str | None:
    """Why an ordered unit may not move at all now."""
    if position.held >> unit & 1:
        return "ANC-08-068"
    if not again:
        return "ANC-08-003" if position.moved[unit] and not hexes_used(position, unit) else None
    if position.moved_again >> unit & 1:
        return "ANC-08-003"
    if not position.moved[unit]:
        return None
    entry = position.field.entry[position.kinds[unit].mover][position.unit_hex[unit]]
    began = position.moved_from[unit]
    has_left_slowly = began >= 0 and position.grounds[began].is_left_slowly
    return "ANC-18-110" if entry == STOP or has_left_slowly else None


def forbids_leader_mover(position: Ancients, leader: int) -> str | None:
    """Why a leader may not move by himself now."""
    unit = position.unit_at[position.leader_hex[leader]]
    if leader not in position.ordered_leaders:
        return "ANC-08-064" if leader == position.commander and unit >= 0 else "ANC-07-002"
    if position.leaders_carried >> leader & 1:
        return "ANC-08-069"
    if position.leaders_moved >> leader & 1:
        return "ANC-08-052"
    return "ANC-08-065" if unit >= 0 and position.moved[unit] else None


def _limit_clause(position: Ancients, unit: int) -> str:
    is_julian = position.legion(unit) == JULIAN
    usual = JULIAN_MOVE if is_julian else position.kinds[unit].move
    if CARDS[position.card].move_limit != USUAL and move_limit(position, unit) < usual:
        return CARDS[position.card].move_clause
    return "ANC-17-018" if is_julian else position.kinds[unit].move_clause


class MovePieces(MovesPieces[Ancients]):
    """The moves of a turn, or the second ones of Move-Fire-Move (ANC-08-001, ANC-18-102)."""

    def __init__(self, side: int, again: bool) -> None:
        super().__init__(side)
        #: Whether it is the second move.
        self.again: Final = again

    def forbids_ordered_mover(self, position: Ancients, unit: int) -> str | None:
        """Moves already made, the card."""
        clause = forbids_mover(position, unit, self.again)
        if clause is not None:
            return clause
        return None if CARDS[position.card].moves else CARDS[position.card].still_clause

    def forbids_leader_mover(self, position: Ancients, leader: int) -> str | None:
        """Orders, moves already made, the card."""
        clause = forbids_leader_mover(position, leader)
        if clause is not None:
            return clause
        return None if CARDS[position.card].moves else CARDS[position.card].still_clause

    def reach(self, position: Ancients, unit: int) -> list[int]:
        """By its kind, the card and the ground."""
        return reach(position, unit)

    def ends(self, position: Ancients, unit: int) -> list[int]:
        """By its kind, the card and the ground."""
        return ends(position, unit)

    def leader_limit(self, position: Ancients, leader: int) -> int:
        """Three hexes (ANC-08-047)."""
        return LEADER_MOVE

    def limit(self, position: Ancients, unit: int) -> int:
        """By its kind and the card."""
        return move_limit(position, unit)

    def limit_clause(self, position: Ancients, unit: int) -> str:
        """Of its kind, of the card, or of a Julian legion."""
        return _limit_clause(position, unit)

    def forbids_way(self, position: Ancients, unit: int, there: int, distance: int) -> str | None:
        """Marsh, walls, a charge that must end beside an enemy, friends in the way."""
        left = position.grounds[position.unit_hex[unit]]
        if left.is_left_slowly and distance > 1:
            return left.leave_clause
        ground = position.grounds[there]
        if ground.is_entered_from_beside and distance > 1:
            return ground.beside_clause
        charges = position.kinds[unit].charges
        if charges and distance >= charges and not position.is_beside_enemy(there, self.side):
            return "ANC-08-027"
        for end in unit_reach(position, unit, move_limit(position, unit), True):
            if end % HEXES == there:
                return "ANC-08-012"
        return None

    def forbids_leader_way(self, position: Ancients, leader: int, there: int) -> str:
        """Terrain stops him, too."""
        return "ANC-08-072"

    def can_exit(self, position: Ancients, unit: int) -> bool:
        """Where the scenario allows it."""
        return exit_reach(position, unit) > 0

    def distance_moved(self, position: Ancients, unit: int, there: int) -> int:
        """With the hex by which it came onto the field."""
        return distance_moved(position, unit, there) + hexes_used(position, unit)

    def note_move(self, match: Match[Ancients], unit: int, here: int, distance: int) -> None:
        """A charge must be followed by close combat (ANC-08-028)."""
        position = match.position
        position.came_on &= ~(1 << unit)
        if self.again:
            position.moved_again |= 1 << unit
            return
        super().note_move(match, unit, here, distance)
        charges = position.kinds[unit].charges
        if charges and distance >= charges:
            position.must_battle |= 1 << unit

    def has_moved(self, match: Match[Ancients], unit: int) -> None:
        """Marsh hurts; the scenario may value the hex."""
        marsh.enter(match, unit)
        take_objective(match, unit)

    def leader_has_moved(self, match: Match[Ancients], leader: int) -> None:
        """Marsh is a danger for leaders, too."""
        position = match.position
        if position.grounds[position.leader_hex[leader]].is_marsh:
            match.then(LeaderMarshRoll(leader))

    def has_left(self, match: Match[Ancients], unit: int, here: int) -> None:
        """Over the enemy's edge, for a banner (ANC-08-008)."""
        position = match.position
        if match.logging:
            match.log.append(events.left_the_field(position, unit, here))
        award(match, position.side_of[unit], "ANC-04-004")

    def question(self) -> str:
        return "cc-ask-move-again" if self.again else "cc-ask-move"

    def label(self) -> str:
        return f"{super().label()}{' again' if self.again else ''}"

    @classmethod
    def from_words(cls, words: list[str]) -> MovePieces:
        """A side, and whether it moves again."""
        return MovePieces(side_named(words[0]), words[1:] == ["again"])


def distance_moved(position: Ancients, unit: int, there: int) -> int:
    """How many hexes a move takes, by the shortest open way."""
    shortest = BOARD.distance[position.unit_hex[unit]][there]
    limit = move_limit(position, unit)
    # No way is longer to a hex beside it, nor to one at the end of its move.
    if shortest < 2 or shortest == limit:
        return shortest
    if not position.kinds[unit].charges and min(close_move(position, unit), fire_move(position, unit)) >= limit:
        return shortest
    for end in unit_reach(position, unit, limit, passes_friends(position, unit)):
        if end % HEXES == there:
            return end // HEXES
    raise AssertionError("the unit cannot get there")


MOVE_PIECES: Final = [MovePieces(side, False) for side in SIDES]
MOVE_AGAIN: Final = [MovePieces(side, True) for side in SIDES]

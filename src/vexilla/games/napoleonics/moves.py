"""The movement of ordered units and leaders (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ..commands_colors.cards import USUAL
from ..commands_colors.kinds import CLOSED, LEADER, OPEN
from ..commands_colors.moves import MovesPieces
from ..commands_colors.objectives import lose_objectives
from ..commands_colors.reach import exit_reach as reach_exit
from ..commands_colors.reach import leader_can_exit, unit_ends, unit_reach
from . import events
from .actions import BOARD, HEXES
from .cards import CARDS
from .position import Napoleonics
from .targets import battle_move
from .units import HEAVY, LEADER_MOVE


def move_limit(position: Napoleonics, unit: int) -> int:
    """How far a unit may move under the card in force."""
    kind = position.kinds[unit]
    card = CARDS[position.card]
    if kind.traits & HEAVY and card.heavy_move != USUAL:
        return card.heavy_move
    return kind.move if card.move == USUAL else card.move


def leader_limit(position: Napoleonics) -> int:
    """How far a leader may move under the card in force (NAP-05-060, NAP-08-116)."""
    card = CARDS[position.card]
    return LEADER_MOVE if card.move == USUAL else card.move


def takes_leader(position: Napoleonics, unit: int) -> bool:
    """Whether a unit that moves takes its leader along: not one who is ordered to detach (NAP-05-073, NAP-05-082)."""
    leader = position.leader_with(unit)
    if leader < 0:
        return False
    return CARDS[position.card].leads or leader not in position.ordered_leaders


def reach(position: Napoleonics, unit: int) -> list[int]:
    """Where a unit may end its move: ``distance * HEXES + hex``."""
    return unit_reach(position, unit, move_limit(position, unit), False, takes_leader(position, unit))


def exit_reach(position: Napoleonics, unit: int) -> int:
    """How many hexes a unit needs to leave the field over its own edge where the scenario allows it, or 0."""
    exits = position.special.exits[position.side_of[unit]]
    if not exits:
        return 0
    return reach_exit(position, unit, exits, move_limit(position, unit), False, takes_leader(position, unit))


# -- the one truth about moves -------------------------------------------------------------------


def forbids_mover(position: Napoleonics, unit: int) -> str | None:
    """Why an ordered unit may not move at all now; under Leadership it needs its leader (NAP-08-112)."""
    card = CARDS[position.card]
    if card.leads and position.leader_with(unit) < 0:
        return "NAP-05-017"
    if position.moved[unit]:
        return "NAP-05-036"
    if position.in_square(unit):
        return "NAP-06-019"
    if position.held >> unit & 1:
        return "NAP-05-077"
    return None if card.moves else card.still_clause


def forbids_leader_mover(position: Napoleonics, leader: int) -> str | None:
    """Why a leader may not move by himself now."""
    if leader not in position.ordered_leaders:
        return "NAP-05-017"
    if position.leaders_carried >> leader & 1:
        return "NAP-05-076"
    if position.leaders_moved >> leader & 1:
        return "NAP-05-061"
    unit = position.unit_at[position.leader_hex[leader]]
    return "NAP-05-078" if unit >= 0 and position.in_square(unit) else None


def limit_clause(position: Napoleonics, unit: int) -> str:
    """The clause that says how far a unit moves."""
    card = CARDS[position.card]
    kind = position.kinds[unit]
    is_by_card = card.move != USUAL or (card.heavy_move != USUAL and kind.traits & HEAVY != 0)
    return card.move_clause if is_by_card else kind.move_clause


def in_a_leaders_way(position: Napoleonics, leader: int, there: int, limit: int) -> str:
    """What keeps a leader from reaching a hex within his move: terrain, or enemies."""
    entry = position.field.entry[LEADER]
    here = position.leader_hex[leader]
    clause = "NAP-05-068"
    for hex_ in range(HEXES):
        between = BOARD.distance[here][hex_] + BOARD.distance[hex_][there] <= limit
        if not between or hex_ in (here, there):
            continue
        if entry[hex_] == CLOSED:
            clause = position.grounds[hex_].closed_clause
        elif entry[hex_] != OPEN:
            return "NAP-05-070"
    return clause


class MovePieces(MovesPieces[Napoleonics]):
    """Move ordered units and leaders one after another, in any order, until done (NAP-05-035)."""

    def forbids_ordered_mover(self, position: Napoleonics, unit: int) -> str | None:
        """A move already made, a square, the card."""
        return forbids_mover(position, unit)

    def forbids_leader_mover(self, position: Napoleonics, leader: int) -> str | None:
        """Orders, a move already made, a square."""
        return forbids_leader_mover(position, leader)

    def reach(self, position: Napoleonics, unit: int) -> list[int]:
        """By its unit card, the command card and the ground."""
        return reach(position, unit)

    def ends(self, position: Napoleonics, unit: int) -> list[int]:
        """By the same."""
        return unit_ends(position, unit, move_limit(position, unit), False, takes_leader(position, unit))

    def leader_limit(self, position: Napoleonics, leader: int) -> int:
        """Three hexes, or what the card says."""
        return leader_limit(position)

    def takes_leader(self, position: Napoleonics, unit: int) -> bool:
        """Not one who is ordered to detach."""
        return takes_leader(position, unit)

    def limit(self, position: Napoleonics, unit: int) -> int:
        """By its unit card and the command card."""
        return move_limit(position, unit)

    def limit_clause(self, position: Napoleonics, unit: int) -> str:
        """Of its unit card, or of the command card."""
        return limit_clause(position, unit)

    def forbids_leader_way(self, position: Napoleonics, leader: int, there: int) -> str:
        """Terrain, or enemies."""
        return in_a_leaders_way(position, leader, there, leader_limit(position))

    def can_exit(self, position: Napoleonics, unit: int) -> bool:
        """Where the scenario allows it."""
        return exit_reach(position, unit) > 0

    def leader_can_exit(self, position: Napoleonics, leader: int) -> bool:
        """Over his own edge (NAP-05-064)."""
        return leader_can_exit(position, leader, leader_limit(position))

    def distance_moved(self, position: Napoleonics, unit: int, there: int) -> int:
        """By the shortest open way."""
        return distance_moved(position, unit, there)

    def leader_leaves(self, match: Match[Napoleonics], leader: int, here: int) -> None:
        """Under Leadership the unit he leaves is no longer ordered (NAP-08-110)."""
        position = match.position
        unit = position.unit_at[here]
        if CARDS[position.card].leads and unit in position.ordered:
            position.ordered.remove(unit)

    def has_left(self, match: Match[Napoleonics], unit: int, here: int) -> None:
        """Over its own edge, as the scenario allows."""
        if match.logging:
            match.log.append(events.left_the_field(match.position, unit, here))

    def leader_has_left(self, match: Match[Napoleonics], leader: int, here: int) -> None:
        """Over his own edge; no banner is given (NAP-05-064)."""
        if match.logging:
            match.log.append(events.leader_left_the_field(match.position, leader, here))

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Move one piece; ground that was left is no longer held."""
        super().take(match, action)
        lose_objectives(match)


def distance_moved(position: Napoleonics, unit: int, there: int) -> int:
    """How many hexes a move takes, by the shortest open way."""
    shortest = BOARD.distance[position.unit_hex[unit]][there]
    limit = move_limit(position, unit)
    # No way is longer to a hex beside it, nor to one at the end of its move.
    if shortest < 2 or shortest == limit or battle_move(position, unit) >= limit:
        return shortest
    for end in reach(position, unit):
        if end % HEXES == there:
            return end // HEXES
    raise AssertionError("the unit cannot get there")


MOVE_PIECES: Final = [MovePieces(side) for side in SIDES]

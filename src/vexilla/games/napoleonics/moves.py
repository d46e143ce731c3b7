"""The movement of ordered units and leaders (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY, SIDES
from ..commands_colors.cards import USUAL
from ..commands_colors.events import leader_moved, unit_moved
from ..commands_colors.kinds import CLOSED, LEADER, OPEN
from ..commands_colors.moves import MovesPieces
from ..commands_colors.reach import leader_ways, unit_reach
from ..commands_colors.roster import GONE
from . import events
from .actions import BOARD, HEXES
from .cards import CARDS
from .position import Napoleonics
from .targets import battle_move, has_orders
from .units import HEAVY, LEADER_MOVE
from .victory import lose_objectives


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
    if position.unit_hex[unit] in exits:
        return 1
    entry = position.field.entry[position.kinds[unit].mover]
    for end in unit_reach(position, unit, move_limit(position, unit) - 1, False, takes_leader(position, unit)):
        hex_ = end % HEXES
        if hex_ in exits and entry[hex_] == OPEN and position.leader_at[hex_] < 0:
            return end // HEXES + 1
    return 0


def leader_can_exit(position: Napoleonics, leader: int) -> bool:
    """Whether a leader can leave over his own edge with his move; that costs a hex beyond the edge (NAP-05-064)."""
    baseline = BOARD.baseline[position.side_of_leader[leader]]
    if BOARD.rank_of[position.leader_hex[leader]] == baseline:
        return True
    for way in leader_ways(position, leader, leader_limit(position) - 1):
        hex_ = way % HEXES
        if BOARD.rank_of[hex_] == baseline and position.field.entry[LEADER][hex_] == OPEN:
            return True
    return False


# -- the one truth about moves -------------------------------------------------------------------


def forbids_mover(position: Napoleonics, unit: int) -> str | None:
    """Why a unit may not move at all now."""
    if not has_orders(position, unit):
        return "NAP-05-017"
    if position.moved[unit]:
        return "NAP-05-036"
    if position.in_square(unit):
        return "NAP-06-019"
    if position.held >> unit & 1:
        return "NAP-05-077"
    return None if CARDS[position.card].moves else CARDS[position.card].still_clause


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


def forbids_move(position: Napoleonics, unit: int, there: int) -> str:
    """The clause that keeps a unit that may move from ending its move in a hex."""
    side = position.side_of[unit]
    other = position.unit_at[there]
    if other == unit:
        return "NAP-05-037"
    if other >= 0:
        return "NAP-05-040" if position.side_of[other] == side else "NAP-05-041"
    leader = position.leader_at[there]
    if leader >= 0:
        if position.side_of_leader[leader] != side:
            return "NAP-05-041"
        if takes_leader(position, unit):
            return "NAP-05-043"
    kind = position.kinds[unit]
    if position.field.entry[kind.mover][there] == CLOSED:
        return position.grounds[there].closed_clause
    limit = move_limit(position, unit)
    if BOARD.distance[position.unit_hex[unit]][there] > limit:
        return limit_clause(position, unit)
    return in_the_way(position, unit, there, limit)


def limit_clause(position: Napoleonics, unit: int) -> str:
    """The clause that says how far a unit moves."""
    card = CARDS[position.card]
    kind = position.kinds[unit]
    is_by_card = card.move != USUAL or (card.heavy_move != USUAL and kind.traits & HEAVY != 0)
    return card.move_clause if is_by_card else kind.move_clause


def in_the_way(position: Napoleonics, unit: int, there: int, limit: int) -> str:
    """What keeps a unit from reaching a hex within its move: terrain, a friendly leader, or units."""
    entry = position.field.entry[position.kinds[unit].mover]
    here = position.unit_hex[unit]
    clause = "NAP-05-041"
    for hex_ in range(HEXES):
        between = BOARD.distance[here][hex_] + BOARD.distance[hex_][there] <= limit
        if not between or hex_ in (here, there):
            continue
        leader = position.leader_at[hex_]
        is_own = leader >= 0 and position.side_of_leader[leader] == position.side_of[unit]
        if is_own and position.unit_at[hex_] < 0:
            return "NAP-05-043" if takes_leader(position, unit) else "NAP-05-042"
        if entry[hex_] == CLOSED:
            clause = position.grounds[hex_].closed_clause
        elif entry[hex_] != OPEN:
            clause = position.grounds[hex_].stop_clause
    return clause


def forbids_leader_move(position: Napoleonics, leader: int, there: int) -> str:
    """The clause that keeps a leader who may move from ending his move in a hex."""
    side = position.side_of_leader[leader]
    if position.holder(there) not in (NOBODY, side):
        return "NAP-05-068"
    if position.leader_at[there] == leader:
        return "NAP-05-037"
    if position.leader_at[there] >= 0:
        return "NAP-05-066"
    if position.field.entry[LEADER][there] == CLOSED:
        return position.grounds[there].closed_clause
    limit = leader_limit(position)
    if BOARD.distance[position.leader_hex[leader]][there] > limit:
        return "NAP-05-060"
    return in_a_leaders_way(position, leader, there, limit)


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

    def forbids_mover(self, position: Napoleonics, unit: int) -> str | None:
        """Orders, a move already made, a square, the card."""
        return forbids_mover(position, unit)

    def forbids_leader_mover(self, position: Napoleonics, leader: int) -> str | None:
        """Orders, a move already made, a square."""
        return forbids_leader_mover(position, leader)

    def reach(self, position: Napoleonics, unit: int) -> list[int]:
        """By its unit card, the command card and the ground."""
        return reach(position, unit)

    def leader_limit(self, position: Napoleonics) -> int:
        """Three hexes, or what the card says."""
        return leader_limit(position)

    def forbids_move(self, position: Napoleonics, unit: int, there: int) -> str:
        """What is in the way."""
        return forbids_move(position, unit, there)

    def forbids_leader_move(self, position: Napoleonics, leader: int, there: int) -> str:
        """What is in his way."""
        return forbids_leader_move(position, leader, there)

    def can_exit(self, position: Napoleonics, unit: int) -> bool:
        """Where the scenario allows it."""
        return exit_reach(position, unit) > 0

    def leader_can_exit(self, position: Napoleonics, leader: int) -> bool:
        """Over his own edge (NAP-05-064)."""
        return leader_can_exit(position, leader)

    def move_unit(self, match: Match[Napoleonics], here: int, there: int) -> None:
        """A unit moves."""
        move_unit(match, here, there)

    def move_leader(self, match: Match[Napoleonics], here: int, there: int) -> None:
        """A leader moves."""
        move_leader(match, here, there)

    def exit_unit(self, match: Match[Napoleonics], here: int) -> None:
        """A unit leaves the field."""
        exit_unit(match, here)

    def exit_leader(self, match: Match[Napoleonics], here: int) -> None:
        """A leader leaves the field."""
        exit_leader(match, here)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Move one piece; ground that was left is no longer held."""
        super().take(match, action)
        lose_objectives(match)


def distance_moved(position: Napoleonics, unit: int, there: int) -> int:
    """How many hexes a move takes, by the shortest open way."""
    shortest = BOARD.distance[position.unit_hex[unit]][there]
    limit = move_limit(position, unit)
    if shortest == limit or battle_move(position, unit) >= limit:
        return shortest
    for end in reach(position, unit):
        if end % HEXES == there:
            return end // HEXES
    raise AssertionError("the unit cannot get there")


def move_unit(match: Match[Napoleonics], here: int, there: int) -> None:
    """Move a unit with the leader who stays with it; a lone leader it finds is attached (NAP-05-042)."""
    position = match.position
    unit = position.unit_at[here]
    distance = distance_moved(position, unit, there)
    if takes_leader(position, unit):
        leader = position.leader_at[here]
        position.leaders_moved |= 1 << leader
        position.leaders_carried |= 1 << leader
        position.shift_unit(unit, there)
    else:
        position.lift_unit(unit)
        position.put_unit(unit, there)
    position.moved[unit] = distance
    position.moved_from[unit] = here
    if match.logging:
        match.log.append(unit_moved(position, unit, here, there, "NAP-05-035"))


def move_leader(match: Match[Napoleonics], here: int, there: int) -> None:
    """Move a leader by himself; a unit he joins stays where it is for this turn (NAP-05-076, NAP-05-077)."""
    position = match.position
    leader = position.leader_at[here]
    leave_unit(position, here)
    position.shift_leader(leader, there)
    position.leaders_moved |= 1 << leader
    if match.logging:
        match.log.append(leader_moved(position, leader, here, there, "NAP-05-060"))
    unit = position.unit_at[there]
    if unit >= 0:
        position.held |= 1 << unit


def leave_unit(position: Napoleonics, here: int) -> None:
    """Under Leadership a unit whose leader goes is no longer ordered (NAP-08-110)."""
    unit = position.unit_at[here]
    if CARDS[position.card].leads and unit in position.ordered:
        position.ordered.remove(unit)


def exit_unit(match: Match[Napoleonics], here: int) -> None:
    """A unit leaves the field over its own edge, with the leader it takes along, as the scenario allows."""
    position = match.position
    unit = position.unit_at[here]
    goes_along = takes_leader(position, unit)
    position.lift_unit(unit, GONE)
    if goes_along:
        position.lift_leader(position.leader_at[here], GONE)
    if match.logging:
        match.log.append(events.left_the_field(position, unit, here))


def exit_leader(match: Match[Napoleonics], here: int) -> None:
    """A leader leaves the field over his own edge; no banner is given (NAP-05-064)."""
    position = match.position
    leader = position.leader_at[here]
    leave_unit(position, here)
    position.lift_leader(leader, GONE)
    if match.logging:
        match.log.append(events.leader_left_the_field(position, leader, here))


MOVE_PIECES: Final = [MovePieces(side) for side in SIDES]

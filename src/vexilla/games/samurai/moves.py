"""The movement of ordered units and leaders (chapter 6), with what Dragon cards do to it."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ..commands_colors.cards import USUAL
from ..commands_colors.kinds import CLOSED, LEADER, OPEN
from ..commands_colors.moves import MovesPieces
from ..commands_colors.objectives import lose_objectives
from ..commands_colors.position import NONE
from ..commands_colors.reach import leader_can_exit, unit_ends, unit_reach
from ..commands_colors.rules import refuse_moment
from . import events
from .actions import BOARD, DRAGON, HEXES
from .cards import CARDS
from .dice import is_under_card
from .dragons import KINDS_OF_DRAGONS, OWN_MOVEMENT
from .position import Samurai
from .units import CIRCLE, COMMANDER
from .windows import forbids_dragon, might_play, play_dragon, playable_dragons


def move_limit(position: Samurai, unit: int) -> int:
    """How far a unit may move under the card in force."""
    kind = position.kinds[unit]
    limit = kind.move
    if is_under_card(position, unit) and not kind.is_guard:
        card = CARDS[position.card]
        if card.move != USUAL:
            limit = card.move
        elif kind.is_mounted and card.horse_move != USUAL:
            limit = card.horse_move
        elif not kind.is_mounted and kind.rank != CIRCLE and card.foot_move != USUAL:
            limit = card.foot_move
    return limit + 1 if position.hurried == unit else limit


def leader_limit(position: Samurai, leader: int) -> int:
    """How far a leader may move (SAM-06-022, SAM-06-023); by Line Command one hex (SAM-19-059)."""
    limit = position.leader_kinds[leader].move
    card = CARDS[position.card]
    if card.move != USUAL and position.called_leader != leader:
        limit = min(limit, card.move)
    return limit + 1 if position.hurried_leader == leader else limit


def leader_limit_clause(position: Samurai, leader: int) -> str:
    """The clause that says how far a leader moves: of his kind, or of the card that shortens his way."""
    kind = position.leader_kinds[leader]
    card = CARDS[position.card]
    return card.move_clause if card.move != USUAL and card.move < kind.move else kind.move_clause


def takes_leader(position: Samurai, unit: int) -> bool:
    """Whether a unit that moves takes its leader along: not one who is ordered to leave it (SAM-05-016, 05-017)."""
    leader = position.leader_with(unit)
    return leader >= 0 and leader not in position.ordered_leaders


def reach(position: Samurai, unit: int) -> list[int]:
    """Where a unit may end its move: ``distance * HEXES + hex``."""
    return unit_reach(position, unit, move_limit(position, unit), False, takes_leader(position, unit))


# -- the one truth about moves -------------------------------------------------------------------


def forbids_mover(position: Samurai, unit: int) -> str | None:
    """Why an ordered unit may not move at all now."""
    if position.moved[unit]:
        return "SAM-06-007"
    if position.kinds[unit].is_guard:
        return "SAM-21-009"
    if position.held >> unit & 1:
        return "SAM-05-020"
    card = CARDS[position.card]
    return card.still_clause if not card.moves and is_under_card(position, unit) else None


def forbids_leader_mover(position: Samurai, leader: int) -> str | None:
    """Why a leader may not move by himself now."""
    if leader not in position.ordered_leaders:
        return "SAM-05-011"
    if position.leaders_moved >> leader & 1:
        return "SAM-06-031"
    return "SAM-21-009" if position.leader_kinds[leader] == COMMANDER else None


def limit_clause(position: Samurai, unit: int) -> str:
    """The clause that says how far a unit moves."""
    card = CARDS[position.card]
    kind = position.kinds[unit]
    if is_under_card(position, unit) and move_limit(position, unit) != kind.move and card.move_clause:
        return card.move_clause
    return kind.move_clause


def in_a_leaders_way(position: Samurai, leader: int, there: int) -> str:
    """What keeps a leader from reaching a hex within his move: units he cannot lead, terrain, enemies."""
    unit = position.unit_at[there]
    if unit >= 0 and not position.rules.may_lead(position, leader, unit):
        return "SAM-06-034"
    entry = position.field.entry[LEADER]
    here = position.leader_hex[leader]
    limit = leader_limit(position, leader)
    clause = "SAM-06-028"
    for hex_ in range(HEXES):
        is_between = BOARD.distance[here][hex_] + BOARD.distance[hex_][there] <= limit
        if not is_between or hex_ in (here, there):
            continue
        if entry[hex_] == CLOSED:
            clause = position.grounds[hex_].closed_clause
        elif entry[hex_] != OPEN:
            return position.grounds[hex_].stop_clause
    return clause


class MovePieces(MovesPieces[Samurai]):
    """Move ordered units and leaders one after another, in any order, until done (SAM-06-001)."""

    def forbids_ordered_mover(self, position: Samurai, unit: int) -> str | None:
        """A move already made, the camp, the card."""
        return forbids_mover(position, unit)

    def forbids_leader_mover(self, position: Samurai, leader: int) -> str | None:
        """Orders, a move already made, the camp."""
        return forbids_leader_mover(position, leader)

    def reach(self, position: Samurai, unit: int) -> list[int]:
        """By rank, card and terrain."""
        return reach(position, unit)

    def ends(self, position: Samurai, unit: int) -> list[int]:
        """By the same."""
        return unit_ends(position, unit, move_limit(position, unit), False, takes_leader(position, unit))

    def leader_limit(self, position: Samurai, leader: int) -> int:
        """On foot or mounted."""
        return leader_limit(position, leader)

    def leader_limit_clause(self, position: Samurai, leader: int) -> str:
        """Of his kind, or of the card."""
        return leader_limit_clause(position, leader)

    def takes_leader(self, position: Samurai, unit: int) -> bool:
        """Unless he is ordered to leave it."""
        return takes_leader(position, unit)

    def limit(self, position: Samurai, unit: int) -> int:
        """By rank and card."""
        return move_limit(position, unit)

    def limit_clause(self, position: Samurai, unit: int) -> str:
        """Of its kind, or of the card."""
        return limit_clause(position, unit)

    def forbids_way(self, position: Samurai, unit: int, there: int, distance: int) -> str | None:
        """Cavalry does not enter the hex of a leader on foot (SAM-06-016)."""
        leader = position.leader_at[there]
        if leader >= 0 and not position.rules.may_lead(position, leader, unit):
            return self.forbids_joining(position, unit, leader)
        return None

    def forbids_joining(self, position: Samurai, unit: int, leader: int) -> str:
        """Infantry stops with any leader alone, cavalry with a mounted one, and only one leader goes with a unit."""
        if not position.rules.may_lead(position, leader, unit):
            return "SAM-06-016"
        return "SAM-06-015" if position.kinds[unit].is_mounted else "SAM-06-014"

    def forbids_leader_way(self, position: Samurai, leader: int, there: int) -> str:
        """A unit he cannot lead, terrain, or enemies."""
        return in_a_leaders_way(position, leader, there)

    def leader_can_exit(self, position: Samurai, leader: int) -> bool:
        """Over his own start line (SAM-06-036)."""
        return leader_can_exit(position, leader, leader_limit(position, leader))

    def distance_moved(self, position: Samurai, unit: int, there: int) -> int:
        """By the shortest open way."""
        return distance_moved(position, unit, there)

    def has_moved(self, match: Match[Samurai], unit: int) -> None:
        """Note who moved, for those who may react."""
        position = match.position
        position.mover, position.mover_leader = unit, NONE
        position.mover_from = position.moved_from[unit]

    def leader_leaves(self, match: Match[Samurai], leader: int, here: int) -> None:
        """Note where he came from."""
        position = match.position
        position.mover, position.mover_leader = NONE, leader
        position.mover_from = here

    def leader_has_left(self, match: Match[Samurai], leader: int, here: int) -> None:
        """Over his own start line; no banner is given, no token lost (SAM-06-037, SAM-06-039)."""
        match.position.mover_leader = NONE
        if match.logging:
            match.log.append(events.leader_withdrew(match.position, leader, here))

    def take(self, match: Match[Samurai], action: int) -> None:
        """Move one piece; ground that was left is no longer held."""
        super().take(match, action)
        lose_objectives(match)

    # -- Dragon cards of one's own movement (SAM-18-015) -----------------------------------------

    def further_options(self, match: Match[Samurai]) -> list[int]:
        """Dragon cards that may be played before a unit moves."""
        return [DRAGON + card for card in playable_dragons(match.position, self.side, (OWN_MOVEMENT,))]

    def asks(self, match: Match[Samurai]) -> bool:
        """Whenever, for all that everybody can see, one might be played, even if nobody has anywhere to go."""
        return might_play(match.position, self.side, (OWN_MOVEMENT,))

    def forbids_further(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why a Dragon card may not be played now."""
        if not DRAGON <= action < DRAGON + KINDS_OF_DRAGONS:
            return refuse_moment(match, self)
        return forbids_dragon(match.position, self.side, action - DRAGON, (OWN_MOVEMENT,))

    def take_further(self, match: Match[Samurai], action: int) -> None:
        """Play it, and go on moving."""
        play_dragon(match, self.side, action - DRAGON)
        match.then(self)


def distance_moved(position: Samurai, unit: int, there: int) -> int:
    """How many hexes a move takes, by the shortest open way."""
    shortest = BOARD.distance[position.unit_hex[unit]][there]
    limit = move_limit(position, unit)
    # No way is longer to a hex beside it, nor to one at the end of its move.
    if shortest < 2 or shortest == limit:
        return shortest
    for end in reach(position, unit):
        if end % HEXES == there:
            return end // HEXES
    raise AssertionError("the unit cannot get there")


MOVE_PIECES: Final = [MovePieces(side) for side in SIDES]

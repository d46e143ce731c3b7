"""Honor and fortune: tokens gained, spent and lost, and the complete loss of honor (chapters 13 and 16)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.events import marked, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.leaders import kill_leader
from ..commands_colors.losses import take_blocks
from ..commands_colors.position import NONE
from ..commands_colors.rolls import Roll, count_faces
from ..commands_colors.roster import GONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.victory import award
from . import events
from .actions import BOARD, HEXES, LOSE
from .position import Samurai
from .units import FACES, RANKS, SWORDS

#: The dice of a complete loss of honor (SAM-13-016).
DISHONOR_DICE: Final = 4


def gain(match: Match[Samurai], side: int, tokens: int, clause: str) -> None:
    """A side takes tokens from the pool, as many as there are (SAM-16-012, SAM-16-013)."""
    if tokens <= 0:
        return
    position = match.position
    taken = min(tokens, position.pool)
    position.pool -= taken
    position.honor[side] += taken
    if match.logging:
        match.log.append(events.honor_gained(position, side, taken, tokens, clause))


def pay(match: Match[Samurai], side: int, tokens: int, clause: str) -> bool:
    """A side loses tokens to the pool; whether it had enough (SAM-13-011, SAM-13-014, SAM-13-015)."""
    position = match.position
    paid = min(tokens, position.honor[side])
    position.honor[side] -= paid
    position.pool += paid
    if match.logging:
        match.log.append(events.honor_lost(position, side, paid, tokens, clause))
    return paid == tokens


def dishonor(match: Match[Samurai], side: int, hex_: int, unit: int, leader: int, clause: str) -> None:
    """A side could not pay: it has lost its honor completely; the roll comes when the retreat is over."""
    position = match.position
    position.dishonored = side
    position.dishonor_hex = hex_
    position.dishonor_unit = unit
    position.dishonor_leader = leader
    if match.logging:
        match.log.append(events.honor_lost_completely(position, side, clause))


class Dishonor(Step[Samurai]):
    """The enemy of a side that has lost its honor rolls four dice, once (SAM-13-016, SAM-13-017)."""

    def run(self, match: Match[Samurai]) -> None:
        """Roll, and lose figures, if there is a loss to settle."""
        if match.position.dishonored != NONE:
            match.then(DISHONOR_ROLL, LOSE_FIGURES)


class DishonorRoll(Roll[Samurai]):
    """Four dice: symbols of ranks take figures, swords a leader who retreated (SAM-13-018 to SAM-13-029)."""

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Note what is to be lost; the leader is lost at once."""
        position = match.position
        side, leader = position.dishonored, position.dishonor_leader
        clause = clause_of_dishonor(position)
        counts = count_faces(faces, len(FACES))
        if match.logging:
            useful = (*range(RANKS), SWORDS) if leader >= 0 else tuple(range(RANKS))
            counted = marked(faces, useful, HIT)
            match.log.append(rolled_for(position, "dishonor", 1 - side, position.dishonor_hex, faces, clause, counted))
        position.to_lose = counts[:RANKS]
        if leader >= 0 and counts[SWORDS]:
            if position.leader_hex[leader] == GONE:
                # He stood on the start line while the dice fell (SAM-13-027).
                position.leader_hex[leader] = NONE
            kill_leader(match, leader, position.dishonor_hex, "SAM-13-023")


def clause_of_dishonor(position: Samurai) -> str:
    """By a Dragon card, by the retreat of a leader, by that of a unit."""
    if position.dishonor_hex == NONE:
        return "SAM-13-028"
    return "SAM-13-024" if position.dishonor_leader >= 0 else "SAM-13-018"


def payers(position: Samurai, rank: int) -> list[int]:
    """The units of the dishonored side of which one loses the next figure of a rank.

    The one that retreated takes its own symbol; of the others the nearest, of several the owner's choice
    (SAM-13-019, SAM-13-020, SAM-13-032); by a Dragon card any (SAM-13-028).
    """
    side, retreated = position.dishonored, position.dishonor_unit
    if retreated >= 0 and position.kinds[retreated].rank == rank:
        return [retreated] if position.unit_hex[retreated] >= 0 else []
    units = [
        unit for unit in position.units_of[side] if position.unit_hex[unit] >= 0 and position.kinds[unit].rank == rank
    ]
    if position.dishonor_hex == NONE or not units:
        return units
    distance = BOARD.distance[position.dishonor_hex]
    nearest = min([distance[position.unit_hex[unit]] for unit in units])
    return [unit for unit in units if distance[position.unit_hex[unit]] == nearest]


def next_to_lose(position: Samurai) -> int:
    """The rank whose figure is lost next, or NONE; symbols without a unit are lost (SAM-13-022)."""
    for rank in range(RANKS):
        if position.to_lose[rank]:
            return rank
    return NONE


class LoseFigures(Step[Samurai]):
    """Figures are lost die by die (SAM-13-022)."""

    def run(self, match: Match[Samurai]) -> None:
        """Ask the owner which unit, as long as there is one; then it is settled."""
        position = match.position
        rank = next_to_lose(position)
        while rank != NONE and not payers(position, rank):
            position.to_lose[rank] = 0
            rank = next_to_lose(position)
        if rank == NONE:
            position.dishonored = position.dishonor_hex = NONE
            position.dishonor_unit = position.dishonor_leader = NONE
        else:
            match.then(CHOOSE_PAYER[position.dishonored], self)


class ChoosePayer(Choice[Samurai]):
    """The owner says which of the units in question loses a figure."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Each of them."""
        position = match.position
        return [LOSE + position.unit_hex[unit] for unit in payers(position, next_to_lose(position))]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why another unit cannot pay."""
        if action in self.options(match):
            return None
        if not LOSE <= action < LOSE + HEXES:
            return refuse_moment(match, self)
        position = match.position
        clause = "SAM-13-028"
        if position.dishonor_hex != NONE:
            clause = "SAM-13-025" if position.dishonor_leader >= 0 else "SAM-13-020"
        return refuse(clause, hex=BOARD.labels[action - LOSE])

    def take(self, match: Match[Samurai], action: int) -> None:
        """One figure of it is lost; no leader is tested for that (SAM-13-030)."""
        position = match.position
        unit = position.unit_at[action - LOSE]
        position.to_lose[position.kinds[unit].rank] -= 1
        lose_figures(match, unit, 1, clause_of_dishonor(position))

    def question(self) -> str:
        return "sam-ask-lose"


def lose_figures(match: Match[Samurai], unit: int, figures: int, clause: str) -> bool:
    """A unit loses figures outside a combat: banners as usual, but no leader is tested (SAM-11-002, SAM-11-024)."""
    position = match.position
    figures = min(figures, position.blocks[unit])
    if figures <= 0:
        return False
    side = position.side_of[unit]
    if not take_blocks(match, unit, figures, clause):
        return False
    award(match, 1 - side, position.rules.clauses.unit_banner)
    return True


DISHONOR: Final = Dishonor()
DISHONOR_ROLL: Final = DishonorRoll(DISHONOR_DICE)
LOSE_FIGURES: Final = LoseFigures()
CHOOSE_PAYER: Final = [ChoosePayer(side) for side in SIDES]

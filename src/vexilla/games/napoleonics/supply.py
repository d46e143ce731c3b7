"""Short Supply: a unit of either side goes back to its own edge (chapter 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice
from ..commands_colors.kinds import CLOSED
from ..commands_colors.objectives import lose_objectives
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from . import events
from .actions import BOARD, DONE, HEXES, PLACE, SUPPLY
from .position import Napoleonics


def supply_hexes(position: Napoleonics, unit: int) -> list[int]:
    """Where a unit may be put: the row of its edge in a section it stands in, or the next with room (NAP-08-131)."""
    side = position.side_of[unit]
    sections = BOARD.sections[position.unit_hex[unit]]
    entry = position.field.entry[position.kinds[unit].mover]
    step = 1 if BOARD.baseline[side] == 0 else -1
    beside_leaders: list[int] = []
    for number in range(BOARD.ranks):
        rank = BOARD.baseline[side] + number * step
        free: list[int] = []
        for hex_ in range(HEXES):
            if BOARD.rank_of[hex_] != rank or not BOARD.sections[hex_] & sections or entry[hex_] == CLOSED:
                continue
            holder = position.holder(hex_)
            if holder == NOBODY:
                free.append(hex_)
            elif holder == side and position.unit_at[hex_] < 0 and position.leader_with(unit) < 0:
                beside_leaders.append(hex_)
        if free:
            return free
    return beside_leaders


def forbids_supply(position: Napoleonics, hex_: int) -> str | None:
    """Why the unit in a hex may not be chosen."""
    unit = position.unit_at[hex_]
    if unit < 0:
        return "NAP-08-136" if position.leader_at[hex_] >= 0 else "NAP-08-129"
    if position.in_square(unit):
        return "NAP-08-134"
    return None if supply_hexes(position, unit) else "NAP-08-131"


class ChooseSupplied(Choice[Napoleonics]):
    """Choose one unit, friend or enemy, anywhere on the field (NAP-08-129)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Every unit that is not in square; if there is none at all, nothing happens."""
        position = match.position
        found = [SUPPLY + hex_ for hex_ in range(HEXES) if forbids_supply(position, hex_) is None]
        return found or [DONE]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        if action == DONE and self.options(match) == [DONE]:
            return None
        if not SUPPLY <= action < SUPPLY + HEXES:
            return refuse("NAP-08-129") if action == DONE else refuse_moment(match, self)
        clause = forbids_supply(match.position, action - SUPPLY)
        return None if clause is None else refuse(clause, hex=BOARD.labels[action - SUPPLY])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Then choose its hex."""
        if action == DONE:
            return
        match.position.supplied = match.position.unit_at[action - SUPPLY]
        match.then(PLACE_SUPPLIED[self.side])

    def question(self) -> str:
        return "cc-ask-supply"


class PlaceSupplied(Choice[Napoleonics]):
    """The player of the card chooses the hex on the unit's own edge (NAP-08-130)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """The hexes of the row."""
        position = match.position
        return [PLACE + hex_ for hex_ in supply_hexes(position, position.supplied)]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Whether the unit cannot be put there."""
        if action in self.options(match):
            return None
        if not PLACE <= action < PLACE + HEXES:
            return refuse_moment(match, self)
        hex_ = action - PLACE
        position = match.position
        is_leader = position.leader_at[hex_] >= 0 and position.unit_at[hex_] < 0
        return refuse("NAP-08-136" if is_leader else "NAP-08-130", hex=BOARD.labels[hex_])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Put it there, with the leader who is with it (NAP-08-132)."""
        position = match.position
        unit = position.supplied
        here, there = position.unit_hex[unit], action - PLACE
        position.shift_unit(unit, there)
        position.supplied = NONE
        if match.logging:
            match.log.append(events.supplied(position, unit, here, there))
        lose_objectives(match)

    def question(self) -> str:
        return "cc-ask-place"


CHOOSE_SUPPLIED: Final = [ChooseSupplied(side) for side in SIDES]
PLACE_SUPPLIED: Final = [PlaceSupplied(side) for side in SIDES]

"""Setting a battle up: pieces on the field, hands, leaders placed by the players (chapter 3)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.deck import FILL_HAND
from ..commands_colors.roster import RESERVE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.setup import set_field
from . import events
from .actions import BOARD, HEXES, PLACE_LEADER
from .cards import TABLE
from .position import Ancients
from .scenario import AncientsScenario


def set_up(entry: AncientsScenario) -> Ancients:
    """The field before the cards are dealt: terrain, units at full strength, leaders (ANC-03-004 to ANC-03-006)."""
    position = Ancients(entry.setting)
    set_field(position, entry.scenario, TABLE.copies())
    return position


class Deal(Step[Ancients]):
    """Deal both hands; then, where the scenario says so, leaders are placed (ANC-03-007)."""

    def run(self, match: Match[Ancients]) -> None:
        """The side that begins is dealt first."""
        position = match.position
        match.then(FILL_HAND[position.active], FILL_HAND[1 - position.active])
        first = position.special.places_first
        if first != NOBODY:
            match.then(PLACE_LEADERS[first], PLACE_LEADERS[1 - first])


class PlaceLeaders(Choice[Ancients]):
    """A side places its leaders after seeing its hand, each with one of its units (ANC-03-011)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every own unit without a leader."""
        position = match.position
        found: list[int] = []
        for unit in position.units_of[self.side]:
            hex_ = position.unit_hex[unit]
            if hex_ >= 0 and position.leader_at[hex_] < 0:
                found.append(PLACE_LEADER + hex_)
        return found

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether there is no own unit without a leader."""
        if action in self.options(match):
            return None
        if not PLACE_LEADER <= action < PLACE_LEADER + HEXES:
            return refuse_moment(match, self)
        return refuse("ANC-03-011", hex=BOARD.labels[action - PLACE_LEADER])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Put the next leader there."""
        position = match.position
        waiting = [n for n in position.roster.leaders_of[self.side] if position.leader_hex[n] == RESERVE]
        position.put_leader(waiting[0], action - PLACE_LEADER)
        if match.logging:
            match.log.append(events.leader_placed(position, waiting[0]))
        if len(waiting) > 1:
            match.then(self)

    def question(self) -> str:
        return "cc-ask-place-leader"


DEAL_HANDS: Final = Deal()
PLACE_LEADERS: Final = [PlaceLeaders(side) for side in SIDES]

"""Caltrops: a piece that has moved is stopped on its way (SAM-22-030)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice
from ..commands_colors.rules import refuse, refuse_moment
from . import events
from .actions import AFTER, BOARD, HEXES, MOST_STEPS, WAY
from .position import Samurai
from .uses import stops_of_move
from .ways import ways_at


class StopAfter(Choice[Samurai]):
    """The player of Caltrops says after how many hexes the enemy stops (SAM-22-030)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """After each hex of its way but the last."""
        return [AFTER + made - 1 for made in stops_of_move(match.position)]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether it did not go so far."""
        if action in self.options(match):
            return None
        return refuse("SAM-22-030") if AFTER <= action < AFTER + MOST_STEPS else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Its owner says where that was, if it could have gone several ways."""
        match.then(WayTaken(1 - self.side, action - AFTER + 1))

    def question(self) -> str:
        return "sam-ask-stop-after"


class WayTaken(Choice[Samurai]):
    """The owner of a piece that is stopped on its way says which of its ways it went."""

    def __init__(self, side: int, made: int) -> None:
        super().__init__(side)
        self.made: Final = made

    def options(self, match: Match[Samurai]) -> list[int]:
        """The hexes where it may have been."""
        return [WAY + hex_ for hex_ in ways_at(match.position, self.made)]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether it was not on its way."""
        if action in self.options(match):
            return None
        if not WAY <= action < WAY + HEXES:
            return refuse_moment(match, self)
        return refuse("SAM-22-030", hex=BOARD.labels[action - WAY])

    def take(self, match: Match[Samurai], action: int) -> None:
        """It stands there, and moves no further."""
        stop_short(match, action - WAY, self.made)

    def label(self) -> str:
        return f"WayTaken({name_of_side(self.side)} {self.made})"

    def question(self) -> str:
        return "sam-ask-way"


def stop_short(match: Match[Samurai], hex_: int, made: int) -> None:
    """The piece that has just moved stops on its way; whom it would have joined, it has not."""
    position = match.position
    unit, leader = position.mover, position.mover_leader
    if unit >= 0:
        there = position.unit_hex[unit]
        company = position.leader_at[there]
        if company >= 0 and position.leaders_carried >> company & 1:
            position.shift_unit(unit, hex_)
        else:
            position.lift_unit(unit)
            position.put_unit(unit, hex_)
        position.moved[unit] = made
        side = position.side_of[unit]
    else:
        joined = position.unit_at[position.leader_hex[leader]]
        if joined >= 0:
            position.held &= ~(1 << joined)
        position.shift_leader(leader, hex_)
        if position.unit_at[hex_] >= 0:
            position.held |= 1 << position.unit_at[hex_]
        side = position.side_of_leader[leader]
    if match.logging:
        match.log.append(events.stopped_short(position, hex_, side))


STOP_AFTER: Final = [StopAfter(side) for side in SIDES]

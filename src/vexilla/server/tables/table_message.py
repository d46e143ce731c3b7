"""What a viewer is told: the one place where the message ``table`` is made, from nothing but what he may know."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.sides import SIDE_NAMES, SIDES, name_of_side
from .messages import encode
from .state import OVER, PLAYING, TableState


class Company(msgspec.Struct, frozen=True):
    """Who is there besides: how many connections each side has, and how many spectators there are."""

    connections: tuple[int, int]
    spectators: int

    def is_present(self, side: int) -> bool:
        """Whether a side is there at all."""
        return self.connections[side] > 0

    def seen_by(self, side: int) -> tuple[bool, bool, int, int]:
        """What a side or a spectator is told of it: how often the other one has the table open is his own affair."""
        return self.is_present(0), self.is_present(1), self.spectators, self.connections[side] if side in SIDES else 0


def table_message(state: TableState, side: int, start: int, company: Company, now: float) -> bytes:
    """The table as a side or a spectator may see it, with the events from number ``start`` on."""
    table = state.table
    view = table.match.view(side)
    if table.over:
        # Ended otherwise than by its rules, a match still waits for a decision that nobody will take.
        view.pop("decision", None)
    return encode(
        {
            "is": "table",
            "version": state.told,
            "log": start,
            "events": state.log.seen_by(side, start),
            "view": view,
            "table": _around(state, side, company, now),
        }
    )


def _around(state: TableState, side: int, company: Company, now: float) -> dict[str, Any]:
    """Everything around the board that this viewer may know."""
    table = state.table
    plays = side in SIDES
    decider = state.decider
    return {
        "state": OVER if table.over else PLAYING,
        "winner": name_of_side(table.winner) if table.over else None,
        "ending": table.ending,
        "seats": {SIDE_NAMES[each]: _seat(state, each, company) for each in SIDES},
        "undo": table.forbids_undo(side) if plays else "undo-spectator",
        "withdraw": table.withdrawable(side) if plays else [],
        "offers": state.offers.shown(),
        "clock": None if state.clock is None else state.clock.shown(now),
        "chat": state.chat,
        "orders": state.orders[side] if plays else [],
        "thinking": decider is not None and state.is_computer(decider),
        "rematch": state.rematch or None,
        "spectators": company.spectators,
        "connections": company.connections[side] if plays else 0,
    }


def _seat(state: TableState, side: int, company: Company) -> dict[str, Any]:
    seat = state.seat(side)
    present = company.is_present(side) or state.is_computer(side)
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "awaited": seat.awaited,
        "coming": seat.coming,
        "present": present,
    }

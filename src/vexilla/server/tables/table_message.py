"""What a viewer is told: the one place where the message ``table`` is made, from nothing but what he may know."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.sides import SIDE_NAMES, SIDES, name_of_side
from .messages import encode
from .state import OVER, PLAYING, TableState


class Company(msgspec.Struct, frozen=True):
    """Who is there besides: which sides are present, and how many spectators."""

    present: tuple[bool, bool]
    spectators: int


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
        "offers": state.offers.shown(),
        "clock": None if state.clock is None else state.clock.shown(now),
        "chat": state.chat,
        "orders": state.orders[side] if plays else [],
        "thinking": decider is not None and state.is_computer(decider),
        "rematch": state.rematch or None,
        "spectators": company.spectators,
    }


def _seat(state: TableState, side: int, company: Company) -> dict[str, Any]:
    seat = state.seat(side)
    present = company.present[side] or state.is_computer(side)
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "present": present}

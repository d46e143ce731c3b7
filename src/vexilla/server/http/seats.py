"""Seats over HTTP: invitations looked at and accepted, seats moved to another device, others sent away."""

from __future__ import annotations

from typing import Any

from ...kernel.sides import SIDE_NAMES, SPECTATOR
from ..store import INVITATION, USED
from ..tables import claims
from ..tables.messages import Trouble
from ..tables.seats import CODE_SECONDS, LINK, hash_of
from .calls import Call
from .games import find_game, own_side, summary
from .problems import Problem
from .seat_bodies import (
    ClaimBody,
    CodeMade,
    EndOthersBody,
    InvitationBody,
    InvitationMade,
    Invited,
    OwnSeat,
    SeatKept,
    SeatTaken,
)


async def look_at_invitation(call: Call[InvitationBody]) -> Invited:
    """What one is invited to; the invitation is not used up by that."""
    game = await find_game(call, call.id)
    key = await call.site.store.key(game.id, hash_of(call.body.invitation))
    if key is None or key.kind not in (INVITATION, USED):
        raise Problem("no-such-invitation")
    if key.kind == USED:
        raise Problem("invitation-used")
    return Invited("bottom" if key.side == SIDE_NAMES[0] else "top", summary(call, game, SPECTATOR))


async def claim(call: Call[ClaimBody]) -> SeatTaken:
    """Take the seat that an invitation is for, or one's own with a code."""
    body = call.body
    if (body.invitation is None) == (body.code is None):
        raise Problem("invitation-or-code")
    game = await find_game(call, call.id)
    tables = call.site.tables
    try:
        if body.invitation is not None:
            taken = await claims.accept_invitation(tables, game.id, body.invitation, body.name, body.attempt)
        else:
            taken = await claims.use_code(tables, game.id, body.code or "", body.attempt)
    except Trouble as trouble:
        raise _problem(trouble) from None
    return SeatTaken(game.id, "bottom" if taken.side == SIDE_NAMES[0] else "top", taken.token)


async def invite(call: Call[None]) -> InvitationMade:
    """Another invitation for the other seat, as long as nobody has taken it; the one of before ends."""
    game = await find_game(call, call.id)
    other = 1 - await own_side(call, game)
    if game.seats[SIDE_NAMES[other]].kind != LINK:
        raise Problem("seat-taken")
    try:
        return InvitationMade(await claims.invite(call.site.tables, game.id, other))
    except Trouble as trouble:
        raise _problem(trouble) from None


async def own_seat(call: Call[None]) -> OwnSeat:
    """On how many devices one's own seat is open."""
    game = await find_game(call, call.id)
    side = SIDE_NAMES[await own_side(call, game)]
    return OwnSeat("bottom" if side == SIDE_NAMES[0] else "top", len(await call.site.store.keys(game.id, side)))


async def make_code(call: Call[None]) -> CodeMade:
    """A code with which another device opens the seat."""
    game = await find_game(call, call.id)
    try:
        code = await claims.make_code(call.site.tables, game.id, await own_side(call, game))
    except Trouble as trouble:
        raise _problem(trouble) from None
    return CodeMade(code, CODE_SECONDS)


async def end_others(call: Call[EndOthersBody]) -> SeatKept:
    """End whatever else opens one's own seat."""
    game = await find_game(call, call.id)
    if call.token is None:
        raise Problem("not-yours")
    try:
        return SeatKept(*await claims.end_others(call.site.tables, game.id, call.token, call.body.attempt))
    except Trouble as trouble:
        raise _problem(trouble) from None


def _problem(trouble: Trouble) -> Problem:
    arguments: dict[str, Any] = trouble.arguments
    return Problem(trouble.reason, **arguments)

"""Who gets which key of a seat: invitations and codes exchanged, made anew, and all other keys ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...kernel.sides import SIDE_NAMES
from ..store import CODE, INVITATION, SEAT, Claim, Entry, SeatKey
from .messages import Trouble
from .new_games import name_of, renamed
from .seats import CODE_SECONDS, hash_of, new_code, new_token, plain_code, side_of, token_for
from .state import KEYS, SIT

if TYPE_CHECKING:
    from .tables import Tables

#: Trouble that the database itself has found, by its reason.
_TEXTS: Final = {
    "no-such-invitation": "this invitation does not exist, or no longer",
    "invitation-used": "somebody has taken the seat with this invitation",
    "no-such-code": "this code is wrong, was used, or is too old",
}


class Taken(NamedTuple):
    """A seat that was taken, and what opens it from now on."""

    side: str
    token: str


async def accept_invitation(tables: Tables, game: str, invitation: str, name: str, attempt: str) -> Taken:
    """Take the seat that an invitation is for; Trouble says why not."""
    return await _claim(tables, game, INVITATION, invitation, name_of(name), attempt)


async def use_code(tables: Tables, game: str, code: str, attempt: str) -> Taken:
    """Open one's own seat on another device; Trouble says why not."""
    return await _claim(tables, game, CODE, plain_code(code), "", attempt)


async def _claim(tables: Tables, game: str, kind: str, shown: str, name: str, attempt: str) -> Taken:
    token = token_for(shown, attempt)
    entry = Entry(0, "", SIT, at=tables.now())
    key = SeatKey("", hash_of(shown), kind)
    claimed = await tables.store.claim_seat(Claim(game, key, hash_of(token), name=name, entry=entry, rename=renamed))
    if claimed.reason:
        raise Trouble(claimed.reason, _TEXTS[claimed.reason])
    await tables.look_at(game)
    return Taken(claimed.side, token)


async def invite(tables: Tables, game: str, side: int) -> str:
    """Another invitation to a seat; the one of before ends."""
    invitation = new_token()
    if not await tables.store.invite(game, SeatKey(SIDE_NAMES[side], hash_of(invitation), INVITATION, tables.now())):
        raise Trouble("seat-taken", "somebody has taken the seat")
    return invitation


async def make_code(tables: Tables, game: str, side: int) -> str:
    """A code with which another device opens the seat, once, and soon."""
    code, now = new_code(), tables.now()
    if not await tables.store.add_code(game, SeatKey(SIDE_NAMES[side], hash_of(code), CODE, now, now + CODE_SECONDS)):
        raise Trouble("too-many-keys", "the seat is open on very many devices")
    return code


async def end_others(tables: Tables, game: str, shown: str, attempt: str) -> tuple[str, int]:
    """A new token instead of all that open the seat of the one shown, and how many others ended with it."""
    token = token_for(shown, attempt)
    side = await side_of(tables.store, game, shown)
    if side is None:
        # It may have been done, and the answer lost.
        side = await side_of(tables.store, game, token)
    if side is None:
        raise Trouble("no-such-seat", "this opens no seat at the table")
    now = tables.now()
    key = SeatKey(SIDE_NAMES[side], hash_of(token), SEAT, now)
    ended = await tables.store.end_others(game, hash_of(shown), key, Entry(0, "", KEYS, at=now))
    if ended is None:
        raise Trouble("no-such-seat", "this opens no seat at the table")
    await tables.look_at(game)
    return token, ended

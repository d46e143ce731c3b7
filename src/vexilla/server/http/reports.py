"""What a player reports to whoever runs the server: a line of the other one's chat, or his name."""

from __future__ import annotations

from ...kernel.sides import SIDE_NAMES
from ..store import StoredGame
from ..store.moderation import NAME
from ..tables.requests import cleaned
from .calls import Call
from .games import find_game, own_side
from .operator_bodies import ReportBody
from .problems import Problem


async def report(call: Call[ReportBody]) -> None:
    """Keep a report; what was reported before is not kept twice."""
    game = await find_game(call, call.id)
    side = await own_side(call, game)
    body = call.body
    line = 0 if body.what == NAME else body.line
    text = await _reported(call, game, SIDE_NAMES[1 - side])
    live = call.site.tables.find(game.id)
    there = live.watchers.of(1 - side) if live is not None else ()
    addresses = sorted({watcher.address for watcher in there if watcher.address})
    note = cleaned(body.note)
    await call.site.store.moderation.report(game.id, side, body.what, line, text, note, tuple(addresses))


async def _reported(call: Call[ReportBody], game: StoredGame, other: str) -> str:
    """The text that is meant, which must be the other side's."""
    if call.body.what == NAME:
        if not game.seats[other].name:
            raise Problem("no-such-name")
        return game.seats[other].name
    found = await call.site.store.moderation.line(game.id, call.body.line)
    if found is None or found[0] != other or not found[1]:
        raise Problem("no-such-line")
    return found[1]

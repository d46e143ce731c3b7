"""The calls of whoever runs the server, opened by a secret: what was reported, how busy it is, what to remove."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Any, Final

from ... import __version__
from ..logs import log, operator_log
from ..pulse import memory
from ..store import StoredGame
from ..store.moderation import Report
from .calls import Call
from .games import find_game
from .operator_bodies import (
    BlockBody,
    BlockShown,
    ChatBody,
    CloseBody,
    FailedGame,
    LineBody,
    LineShown,
    Load,
    NameBody,
    Overview,
    ReportShown,
)
from .problems import Problem

_HOUR: Final = 3600.0
#: So many of the games that could not be opened are shown, the latest ones.
_FAILED: Final = 100


def must_be_operator(call: Call[Any]) -> None:
    """Problem unless the secret is shown; without one in the settings there is nothing here at all."""
    site = call.site
    secret = site.settings.operator_secret
    if not secret:
        raise Problem("not-found", path=str(call.request.scope["path"])[:200])
    site.check_limit("operator", call.request.scope)
    address = site.client(call.request.scope)
    # Hashes are equally long, whatever was shown.
    if not hmac.compare_digest(_hash(call.token or ""), _hash(secret)):
        log.warning("a wrong operator's secret was shown", extra={"address": address})
        raise Problem("wrong-secret")
    site.limits.give_back("operator", address)


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()


# -- seeing --------------------------------------------------------------------------------------


async def overview(call: Call[None]) -> Overview:
    """Open reports with what was said around them, load, and games that cannot be opened."""
    must_be_operator(call)
    moderation = call.site.store.moderation
    reports = await moderation.open_reports()
    games = {game.id: game for game in await call.site.store.find_many([report.game for report in reports])}
    return Overview(
        reports=[await _shown(call, report, games[report.game]) for report in reports if report.game in games],
        open=await moderation.count(),
        blocks=[BlockShown(*block) for block in await moderation.blocks()],
        failed=[FailedGame(game, trouble.reason) for game, trouble in call.site.tables.closed.items()][-_FAILED:],
        load=await _load(call),
    )


async def _shown(call: Call[Any], report: Report, game: StoredGame) -> ReportShown:
    context = await call.site.store.moderation.context(report.game, report.line)
    return ReportShown(
        **(report._asdict() | {"addresses": list(report.addresses)}),
        names={side: seat.name for side, seat in game.seats.items()},
        chat=game.chat,
        context=[LineShown(*line) for line in context],
    )


async def _load(call: Call[Any]) -> Load:
    site = call.site
    return Load(
        version=__version__,
        processes=len(await site.store.processes()),
        tables=len(site.tables),
        sockets=site.metrics.sockets.value,
        actions=round(site.pulse.actions, 2),
        lag=round(site.pulse.lag, 4),
        memory=memory(),
        waiting={
            "writes": site.store.waiting,
            "computers": site.computers.waiting,
            "workshop": site.workshop.waiting,
        },
        database_bytes=site.pulse.database_bytes,
        disk_free_bytes=site.pulse.disk_free_bytes,
    )


# -- doing ---------------------------------------------------------------------------------------


async def remove_line(call: Call[LineBody]) -> None:
    """Remove a line of chat."""
    must_be_operator(call)
    game = await find_game(call, call.body.game)
    if not await call.site.store.moderation.remove_line(game.id, call.body.line):
        raise Problem("no-such-line")
    await _done(call, "a line of chat was removed", game=game.id, line=call.body.line)


async def remove_name(call: Call[NameBody]) -> None:
    """Change a person's name into one that says nothing."""
    must_be_operator(call)
    game = await find_game(call, call.body.game)
    if not await call.site.store.moderation.remove_name(game.id, call.body.side):
        raise Problem("no-such-name")
    await _done(call, "a name was removed", game=game.id, side=call.body.side)


async def close_chat(call: Call[ChatBody]) -> None:
    """Let nothing more be said at a table."""
    must_be_operator(call)
    game = await find_game(call, call.body.game)
    await call.site.store.moderation.close_chat(game.id)
    await _done(call, "a chat was closed", game=game.id)


async def block(call: Call[BlockBody]) -> None:
    """Keep an address out for some hours, or let it in again."""
    must_be_operator(call)
    address = call.site.addresses.to_be_kept_out(call.body.address)
    if address is None:
        raise Problem("bad-address", address=call.body.address)
    await call.site.store.moderation.block(address, time.time() + _HOUR * call.body.hours)
    # Here the address is what it is about.
    await _done(call, "an address was blocked", address=address, hours=call.body.hours)


async def close_report(call: Call[CloseBody]) -> None:
    """Close a report that was dealt with."""
    must_be_operator(call)
    if not await call.site.store.moderation.close_report(call.body.report):
        raise Problem("no-such-report")
    await _done(call, "a report was closed", report=call.body.report)


async def _done(call: Call[Any], what: str, **fields: Any) -> None:
    """Log what was done, and have this process notice it at once."""
    operator_log.info(what, extra=fields)
    await call.site.order.look(call.site.store, call.site.tables)

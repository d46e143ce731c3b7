"""Where the text of a record comes from, and the work on it that is done beside the server."""

from __future__ import annotations

from typing import Any

from ...kernel.record import BadRecord
from ...kernel.refusal import BadSetup, VexillaError
from ...kernel.setup import BadContents, Fault
from ..logs import log
from ..store import StoredGame
from .calls import Call
from .problems import Problem
from .workshop import Busy, Done, JobFailed, TooSlow


async def stored_text(call: Call[Any], game: StoredGame) -> str:
    """The record of a stored game, with its seed: not for sending while the game goes on."""
    lines = list(game.lines)
    for entry in await call.site.store.entries(game.id):
        lines += entry.lines
    return game.header + "".join(f"{line}\n" for line in lines)


def without_seed(text: str) -> str:
    """A copy for the players of a game that goes on: what chance will bring cannot be read off it."""
    header, gap, rest = text.partition("\n\n")
    rows = [row for row in header.split("\n") if not row.startswith("seed:")]
    lines = [line for line in rest.split("\n") if not line.startswith("seed ")]
    return "\n".join(rows) + gap + "\n".join(lines)


# -- work for the workshop -----------------------------------------------------------------------


async def in_workshop(call: Call[Any], do: str, **arguments: Any) -> bytes:
    """Have a job done; a record that does not hold is told to whoever sent it."""
    try:
        done = await call.site.workshop.run(do, call.site.client(call.request.scope), **arguments)
    except Busy:
        raise Problem("busy", seconds=5) from None
    except TooSlow:
        raise Problem("too-slow", seconds=round(call.site.settings.analysis_limit)) from None
    except JobFailed as problem:
        log.error("a job failed: %s", str(problem), extra={"job": do})
        raise
    if done.reason:
        raise _refusal(done)
    return done.result


def _refusal(done: Done) -> VexillaError:
    if done.faults:
        faults = [Fault(fault.line, fault.text, fault.reason, fault.arguments) for fault in done.faults]
        return BadContents(str(done.arguments["name"]), faults, done.reason)
    if done.line:
        return BadRecord(done.line, done.message, done.reason, **done.arguments)
    return BadSetup(done.message, done.reason, **done.arguments)


def check_length(call: Call[Any], record: str) -> str:
    """A record that is not too long."""
    most = call.site.settings.max_record
    if len(record) > most or len(record.encode()) > most:
        raise Problem("too-long", most=most)
    return record

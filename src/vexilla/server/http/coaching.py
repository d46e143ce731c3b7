"""Hints while one plays, and what decisions have cost when the game is over."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ..tables.seats import LINK
from ..tables.state import PLAYING
from .calls import Call
from .coach_bodies import Hinted, Judged, ReviewBody, Reviewed
from .games import find_game, own_side
from .problems import Problem
from .record_texts import in_workshop, stored_text
from .records import source_of


async def hint(call: Call[None]) -> Hinted:
    """What a strong player would do in the decision that one has to take, by what one may know.

    Not where somebody else plays against whom it would be used.
    """
    game = await find_game(call, call.id)
    side = await own_side(call, game)
    if game.state != PLAYING:
        raise Problem("game-over")
    if any(seat.kind == LINK for seat in game.seats.values()):
        raise Problem("hint-with-people")
    text = await stored_text(call, game)
    told = await in_workshop(call, "hint", record=text, side=side, seconds=call.site.settings.coach_seconds)
    return msgspec.json.decode(told, type=Hinted)


async def review(call: Call[ReviewBody]) -> Reviewed:
    """What decisions of a game that is over have cost, and what was better."""
    body = call.body
    source = await source_of(call, body.game, body.token, body.record)
    if source.only is not None:
        raise Problem("still-playing")
    digest = hashlib.sha256(source.text.encode()).hexdigest()
    known = call.site.judged
    if body.tried is not None and len(body.steps) > 1:
        raise Problem("tried-at-one-step")
    about = f"{digest} {body.tried or ''}"
    missing = [step for step in sorted(set(body.steps)) if (about, step, body.deep) not in known]
    found: dict[int, Judged | None] = {}
    if missing:
        wanted: dict[str, Any] = {"steps": missing, "deep": body.deep, "tried": body.tried}
        seconds = call.site.settings.coach_seconds
        told = await in_workshop(call, "review", record=source.text, seconds=seconds, **wanted)
        judged = {each.step: each for each in msgspec.json.decode(told, type=Reviewed).steps}
        found = {step: judged.get(step) for step in missing}
        for step, each in found.items():
            known[about, step, body.deep] = each
    for step in body.steps:
        if step not in found:
            found[step] = known[about, step, body.deep]
    return Reviewed([each for _, each in sorted(found.items()) if each is not None])

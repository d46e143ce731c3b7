"""Records over HTTP: export, import, check, replay, analyse."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import msgspec
from starlette.responses import Response

from ...games.commands_colors.library import SUFFIX
from ...kernel.sides import SIDE_NAMES, SIDES
from ..tables.new_games import NewGame
from ..tables.seats import HERE, side_of
from ..tables.state import PLAYING
from .bodies import (
    AnalysisBody,
    GameMade,
    ImportBody,
    RecordBody,
    ReplayBody,
    Seats,
    SeatsWanted,
    SeatWanted,
    StudyBody,
)
from .calls import Call
from .games import find_game, made_answer, make_beside, plans_of, seat_shown, shown_seats
from .problems import Problem
from .record_texts import check_length, in_workshop, stored_text, without_seed
from .sending import NOT_KEPT, send, send_packed

_JSON: Final = "application/json"
_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9_-]")


async def get_record(call: Call[None]) -> Response:
    """The record as text, when nothing in it is a secret any more."""
    game = await find_game(call, call.id)
    side = await seat_shown(call, game, call.token)
    is_playing = game.state == PLAYING
    if is_playing:
        # Only two who play at one browser have both seats.
        other = await side_of(call.site.store, game.id, call.request.headers.get("x-other-seat", ""))
        if any(seat.kind != HERE for seat in game.seats.values()) or {side, other} != set(SIDES):
            raise Problem("still-playing")
    text = await stored_text(call, game)
    if is_playing:
        text = without_seed(text)
    # A set-up of a player's own may be called anything, a header may not hold everything.
    scenario = _NOT_PLAIN.sub("", game.scenario.removesuffix(SUFFIX)).strip("-") or "battle"
    name = f"{game.ruleset}-{scenario}-{game.id[:6]}.vexilla"
    headers = {**NOT_KEPT, "Content-Disposition": f'attachment; filename="{name}"'}
    return send(call.request, text.encode(), "text/plain; charset=utf-8", headers=headers)


async def verify(call: Call[RecordBody]) -> Response:
    """Whether a record holds."""
    record = check_length(call, call.body.record)
    body = await in_workshop(call, "verify", record=record, language=call.speaker.language)
    return send(call.request, body, _JSON)


async def import_record(call: Call[ImportBody]) -> GameMade:
    """A game from a record: an unfinished one is played on, with new chance; a finished one is kept.

    New chance, because whoever brings a record with its seed knows what the old one would bring.
    """
    record = check_length(call, call.body.record)
    seats = call.body.seats or SeatsWanted(bottom=SeatWanted(kind="here"), top=SeatWanted(kind="here"))
    return made_answer(await make_beside(call, NewGame(seats=plans_of(seats), record=record)))


class Source(NamedTuple):
    """A record that is meant."""

    text: str
    #: Who sat where, if it is a game of this server.
    seats: Seats | None
    #: The side of the reader while the game goes on: he may see no more than that.
    only: int | None


async def source_of(call: Call[Any], game_id: str | None, token: str | None, record: str | None) -> Source:
    """The record that is meant: one of a game of this server, or one that is sent."""
    if (game_id is None) == (record is None):
        raise Problem("game-or-record")
    if record is not None:
        return Source(check_length(call, record), None, None)
    assert game_id is not None
    game = await find_game(call, game_id)
    side = await seat_shown(call, game, token or call.token)
    only = side if game.state == PLAYING else None
    return Source(await stored_text(call, game), shown_seats(game), only)


async def replay(call: Call[ReplayBody]) -> Response:
    """Every step of a game with what the eyes see; a game that goes on only with the eyes of one's own seat."""
    body = call.body
    source = await source_of(call, body.game, body.token, body.record)
    if source.only is not None and (source.only not in SIDES or body.eyes != SIDE_NAMES[source.only]):
        raise Problem("still-playing")
    seats = msgspec.to_builtins(source.seats) if source.seats is not None else None
    language = call.speaker.language
    packed = await in_workshop(call, "replay", record=source.text, eyes=body.eyes, language=language, seats=seats)
    return send_packed(call.request, packed, _JSON)


async def study(call: Call[StudyBody]) -> Response:
    """A question about the table after a step, from what the eyes see; those of a game that goes on, one's own."""
    body = call.body
    source = await source_of(call, body.game, body.token, body.record)
    if source.only is not None and (source.only not in SIDES or body.eyes != SIDE_NAMES[source.only]):
        raise Problem("still-playing")
    told = await in_workshop(call, "study", record=source.text, eyes=body.eyes, step=body.step, question=body.question)
    return send(call.request, told, _JSON)


async def analyse(call: Call[AnalysisBody]) -> Response:
    """How lucky both sides were, and who was winning when; of a game that goes on what its reader may know."""
    body = call.body
    source = await source_of(call, body.game, body.token, body.record)
    if source.only is not None and source.only not in SIDES:
        raise Problem("still-playing")
    packed = await in_workshop(call, "analyse", record=source.text, eyes=source.only)
    return send_packed(call.request, packed, _JSON)

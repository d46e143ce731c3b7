"""Games over HTTP: begun, looked up, listed, played once more."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.responses import Response

from ...advice import advice_for
from ...games import GAMES
from ...kernel.record import given_in
from ...kernel.refusal import VexillaError
from ...kernel.sides import SIDE_NAMES, SIDES, SPECTATOR
from ...locales import Speaker
from ..store import StoredGame
from ..tables.closed import said, why_closed
from ..tables.messages import Trouble
from ..tables.new_games import Draft, Made, NewContents, NewGame, SeatPlan
from ..tables.seats import hash_of, side_of
from ..tables.state import PLAYING, has_chat
from .bodies import (
    CheckBody,
    Closed,
    GameMade,
    GameNamed,
    Mine,
    MineBody,
    NewGameBody,
    Seat,
    Seats,
    SeatsWanted,
    Sides,
    Summary,
    Tokens,
)
from .calls import Call
from .library import Names, names_of
from .problems import Problem
from .record_texts import check_length, in_workshop, stored_text
from .sending import send

_LONGEST_ID: Final = 64


# -- finding -------------------------------------------------------------------------------------


async def find_game(call: Call[Any], game_id: str) -> StoredGame:
    """The game with this id."""
    found = await call.site.store.find(game_id) if len(game_id) <= _LONGEST_ID and "\0" not in game_id else None
    if found is None:
        raise Problem("unknown-game")
    return found


async def seat_shown(call: Call[Any], game: StoredGame, token: str | None) -> int:
    """Whose seat is shown; without one a spectator, where the game may be watched."""
    side = await side_of(call.site.store, game.id, token)
    if side is None or (side == SPECTATOR and not game.watch):
        raise Problem("no-such-seat")
    return side


async def own_side(call: Call[Any], game: StoredGame) -> int:
    """The side whose seat is shown, which must be one."""
    side = await seat_shown(call, game, call.token)
    if side not in SIDES:
        raise Problem("not-yours")
    return side


def shown_seats(game: StoredGame) -> Seats:
    """Who sits where, without what opens the seats."""
    return Seats(*[_shown(game, SIDE_NAMES[side]) for side in SIDES])


def _shown(game: StoredGame, side: str) -> Seat:
    seat = game.seats[side]
    return msgspec.convert({"kind": seat.kind, "name": seat.name, "level": seat.level, "awaited": seat.awaited}, Seat)


def summary(call: Call[Any], game: StoredGame, side: int) -> Summary:
    """A game in a list, as a side sees it."""
    trouble = call.site.tables.closed.get(game.id) or why_closed(game)
    names, sealed = _names(game, call.speaker), is_sealed(game)
    if sealed and game.turn == 0:
        names = _masked(names, side, call.speaker)
    return Summary(
        id=game.id,
        game=game.ruleset,
        scenario=game.scenario,
        title=names.title,
        briefing=trouble is None and not sealed and GAMES.find(game.ruleset).has_briefings,
        coached=advice_for(game.ruleset).rehearsing() is not None,
        sides=names.sides,
        names=names.people,
        options=game.options,
        setup="" if sealed else game.setup,
        sealed=sealed,
        seats=shown_seats(game),
        you="bottom" if side == 0 else "top" if side == 1 else "spectator",
        state="playing" if game.state == PLAYING else "over",
        decider=game.decider or None,
        winner=game.winner or None,
        ending=game.ending,
        turn=game.turn,
        created=game.created,
        updated=game.updated,
        clock=game.clock,
        chat=has_chat(game),
        watch=game.watch,
        rematch=game.rematch or None,
        closed=None if trouble is None else _closed(trouble, call.speaker),
    )


def is_sealed(game: StoredGame) -> bool:
    """Whether its set-up holds what one of the sides may not know yet: that could be guessed by its hash, too."""
    if game.state != PLAYING:
        return False
    try:
        given = given_in(game.header)
        if given is None:
            return False
        ruleset = GAMES.find(game.ruleset)
        return ruleset.is_sealed(ruleset.pinned(game.scenario, ruleset.checked_options(game.options), given))
    except VexillaError:
        return True


def _masked(names: Names, side: int, speaker: Speaker) -> Names:
    """What those are called of whom a side may know before the first turn is over: itself."""
    sides = [speaker.say(f"side-{SIDE_NAMES[each]}") for each in SIDES]
    if side in SIDES:
        # By what two armies of one list are told apart, one would know that the other is of the same.
        own = (names.sides.bottom, names.sides.top)[side]
        sides[side] = own.removesuffix(f" ({sides[side]})")
    return names._replace(sides=Sides(*sides), people={})


def _names(game: StoredGame, speaker: Speaker) -> Names:
    """What a game, its sides and its people are called; one that this program does not know goes by its file."""
    try:
        return names_of(game.ruleset, game.scenario, speaker, given_in(game.header))
    except VexillaError:
        sides = Sides(*[speaker.say(f"side-{SIDE_NAMES[side]}") for side in SIDES])
        return Names(f"{speaker.title(game.ruleset)}: {game.scenario}", "", sides, {})


def _closed(trouble: Trouble, speaker: Speaker) -> Closed:
    message = said(f"table-error-{trouble.reason}", trouble, speaker)
    return msgspec.convert({"reason": trouble.reason, "message": message}, Closed)


async def get_game(call: Call[None]) -> Summary:
    """How a game stands."""
    game = await find_game(call, call.id)
    return summary(call, game, await seat_shown(call, game, call.token))


async def mine(call: Call[MineBody]) -> Mine:
    """How the games stand that one plays in."""
    tokens = {seat.id: seat.token for seat in call.body.seats if "\0" not in seat.id}
    sides = await call.site.store.opened([(game, hash_of(token)) for game, token in tokens.items()])
    damaged: list[str] = []
    found = await call.site.store.find_many([game for game in tokens if game in sides], damaged)
    games = [summary(call, game, SIDE_NAMES.index(sides[game.id])) for game in found]
    known = {*(game.id for game in games), *damaged}
    return Mine(games, [seat.id for seat in call.body.seats if seat.id not in known], damaged)


# -- making --------------------------------------------------------------------------------------


async def new_game(call: Call[NewGameBody]) -> GameMade:
    """Begin a game, or go on from a step of another one."""
    body = call.body
    record: str | None = None
    step: int | None = None
    if body.branch is not None:
        step = body.branch.step
        record = await _branched(call)
    elif body.game is None:
        raise Problem("which-game")
    elif body.contents is not None and body.scenario is not None:
        raise Problem("scenario-or-contents")
    contents = body.contents if body.branch is None else None
    new = NewGame(
        ruleset=body.game or "",
        scenario=body.scenario,
        options=body.options,
        contents=NewContents(contents.kind, contents.name, contents.text) if contents is not None else None,
        seats=plans_of(body.seats),
        clock=msgspec.to_builtins(body.clock) if body.clock is not None else None,
        chat=body.chat,
        watch=body.watch,
        record=record,
        step=step,
    )
    is_quick = record is None and contents is None
    return made_answer(await call.site.tables.create(new) if is_quick else await make_beside(call, new))


async def make_beside(call: Call[Any], new: NewGame) -> Made:
    """A game from what someone sends, a record or a set-up: reading it may take a while, so it is done elsewhere."""
    made = await in_workshop(call, "make", new=msgspec.to_builtins(new), now=call.site.tables.now())
    draft = msgspec.msgpack.decode(made, type=Draft)
    size = len(draft.stored.header.encode()) + sum(len(line.encode()) + 1 for line in draft.stored.lines)
    await call.site.check_quota(size, call.request.scope)
    return await call.site.tables.keep(draft)


async def check_setup(call: Call[CheckBody]) -> Response:
    """Whether a set-up that a player brings can be played, and what it is; its faults with their lines if not."""
    contents = msgspec.to_builtins(call.body.contents)
    body = await in_workshop(call, "check", contents=contents, game=call.body.game, language=call.speaker.language)
    return send(call.request, body, "application/json")


async def _branched(call: Call[NewGameBody]) -> str:
    branch = call.body.branch
    assert branch is not None
    if (branch.game is None) == (branch.record is None):
        raise Problem("game-or-record")
    if branch.record is not None:
        return check_length(call, branch.record)
    assert branch.game is not None
    game = await find_game(call, branch.game)
    await seat_shown(call, game, branch.token)
    if game.state == PLAYING:
        raise Problem("from-playing")
    return await stored_text(call, game)


def plans_of(seats: SeatsWanted) -> dict[str, SeatPlan]:
    """The seats as the tables make them."""
    wanted = {"bottom": seats.bottom, "top": seats.top}
    return {side: SeatPlan(seat.kind, seat.name, seat.level, seat.seconds) for side, seat in wanted.items()}


def made_answer(made: Made) -> GameMade:
    """A new game, the tokens of its maker's seats, the invitations to others."""
    tokens, invitations = ([given[SIDE_NAMES[side]] for side in SIDES] for given in (made.tokens, made.invitations))
    return GameMade(made.id, Tokens(*tokens), Tokens(*invitations))


async def rematch(call: Call[None]) -> GameNamed:
    """The same people once more, sides swapped."""
    game = await find_game(call, call.id)
    await own_side(call, game)
    if game.state == PLAYING:
        raise Problem("not-over")
    return GameNamed(await call.site.tables.rematch(game.id))

"""New games: from a ruleset, from a record or a step of one, or as the return match of another."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from ...games import GAMES
from ...games.commands_colors.library import SCENARIO, given_scenario
from ...kernel.chance import SEED_BYTES
from ...kernel.game import AnyGame, Setup, unknown
from ...kernel.record import Replay, given_in, parse_record, standing_lines
from ...kernel.refusal import BadSetup
from ...kernel.setup import Given
from ...kernel.sides import SIDE_NAMES, SIDES, name_of_side
from ...kernel.table import Table, branch_record, new_table, resume_table
from ...players import USUAL_SECONDS, must_be_seconds, player_names, usual_level
from ..store import INVITATION, SEAT, Seat, SeatKey, StoredGame
from .clocks import ClockSetting
from .requests import cleaned
from .seats import COMPUTER, HERE, KINDS, LINK, hash_of, new_id, new_token
from .state import OVER, PLAYING, turn_of

LONGEST_NAME: Final = 40


class SeatPlan(msgspec.Struct, frozen=True):
    """Who shall sit on a side."""

    kind: str
    name: str = ""
    level: str = ""
    seconds: int = USUAL_SECONDS


class NewContents(msgspec.Struct, frozen=True):
    """The contents of a set-up that a player brings: what they are, what they are called, and their text."""

    kind: str
    name: str
    text: str


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be made: of a ruleset, or going on from a record (after ``step`` decisions; None: all of it)."""

    ruleset: str = ""
    scenario: str | None = None
    options: dict[str, str] = {}
    contents: NewContents | None = None
    seats: dict[str, SeatPlan]
    clock: dict[str, Any] | None = None
    chat: bool = True
    watch: bool = True
    record: str | None = None
    step: int | None = None


class Made(msgspec.Struct, frozen=True):
    """A new game, the tokens of the seats of whoever made it, and the invitations to those of others; else None."""

    id: str
    tokens: dict[str, str | None]
    invitations: dict[str, str | None]


class Draft(msgspec.Struct, frozen=True):
    """A game to be kept, with the keys to be kept of its seats, and what its maker is told."""

    stored: StoredGame
    keys: list[SeatKey]
    made: Made


def new_game(new: NewGame, now: float) -> Draft:
    """A game to be kept; a VexillaError says what is wrong."""
    ruleset = parse_record(new.record, GAMES)[0].game if new.record is not None else new.ruleset
    game = GAMES.find(ruleset)
    seats = {SIDE_NAMES[side]: _seat(game, new.seats[SIDE_NAMES[side]]) for side in SIDES}
    stored = _stored(_new_table(new, game, players_of(seats)), seats, now)
    stored.clock, stored.chat, stored.watch = new.clock, new.chat, new.watch
    tokens = {name: new_token() if seat.kind == HERE else None for name, seat in seats.items()}
    invitations = {name: new_token() if seat.kind == LINK else None for name, seat in seats.items()}
    keys = [
        SeatKey(name, hash_of(secret), kind, now)
        for kind, secrets_ in ((SEAT, tokens), (INVITATION, invitations))
        for name, secret in secrets_.items()
        if secret is not None
    ]
    return Draft(stored, keys, Made(stored.id, tokens, invitations))


def renamed(header: str, side: str, name: str) -> str:
    """The header of a record in which a person has another name; the set-up that may be in it stays as it is."""
    rows = header.split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith(f"{side}: "))
    rows[place] = f"{side}: human {name}"
    return "\n".join(rows)


def return_game(old: StoredGame, now: float) -> StoredGame:
    """The same game again with sides swapped; the same tokens open it."""
    seats = {SIDE_NAMES[side]: _again(old, SIDE_NAMES[1 - side]) for side in SIDES}
    game = GAMES.find(old.ruleset)
    setup = game.pinned(old.scenario, game.checked_options(old.options), given_in(old.header))
    stored = _stored(new_table(game, setup, players_of(seats), secrets.token_bytes(SEED_BYTES)), seats, now)
    stored.clock, stored.chat, stored.watch = old.clock, old.chat, old.watch
    return stored


def _again(old: StoredGame, side: str) -> Seat:
    """A seat of a return match: two people begin when both have sat down, unless they have days for a move."""
    seat = old.seats[side]
    is_live = old.clock is None or not msgspec.convert(old.clock, ClockSetting).is_correspondence
    has_two = all(each.kind != COMPUTER for each in old.seats.values())
    return msgspec.structs.replace(seat, coming=has_two and is_live)


def _stored(table: Table, seats: dict[str, Seat], now: float) -> StoredGame:
    record = table.record
    return StoredGame(
        id=new_id(),
        ruleset=record.game,
        scenario=record.setup.scenario,
        header=record.header(),
        lines=list(record.lines),
        options=dict(record.setup.options),
        setup=record.setup.pin,
        seats=seats,
        created=now,
        updated=now,
        state=OVER if table.over else PLAYING,
        decider="" if table.over else name_of_side(table.match.decider),
        winner=name_of_side(table.winner) if table.over else "",
        ending=table.ending,
        turn=turn_of(table),
    )


def name_of(text: str) -> str:
    """The name of a person, as it is kept."""
    return cleaned(text)[:LONGEST_NAME]


def _seat(game: AnyGame, plan: SeatPlan) -> Seat:
    """A seat as it is kept."""
    if plan.kind not in KINDS:
        raise unknown("seat", "there is no kind of seat called", plan.kind, KINDS)
    name = name_of(plan.name)
    if plan.kind != COMPUTER:
        return Seat(plan.kind, name, "", plan.kind == LINK)
    known = player_names(game.key)
    level = plan.level or usual_level(game.key)
    if level not in known:
        what = f"there is no computer player of {game.key} called"
        raise unknown("player", what, level, known, game=game.key)
    return Seat(plan.kind, name, level, seconds=must_be_seconds(plan.seconds))


def players_of(seats: dict[str, Seat]) -> dict[str, str]:
    """Who sits where, as a record says it."""
    return {
        side: f"computer {seat.level}" if seat.kind == COMPUTER else f"human {seat.name}".rstrip()
        for side, seat in seats.items()
    }


def given_by(game: AnyGame, contents: NewContents) -> Given:
    """What a player brings, as the game knows it: a scenario is a battle as a file, whatever the game calls that."""
    if contents.kind != SCENARIO:
        return Given(contents.kind, contents.name, contents.text)
    given = given_scenario(contents.name, contents.text)
    kind = game.given_kinds[0] if game.given_kinds else SCENARIO
    return Given(kind, given.name, given.text)


def setup_of(game: AnyGame, new: NewGame) -> Setup:
    """The set-up of a new game. Nothing is ever looked for by its path: nobody shall learn which files there are."""
    options = game.checked_options(new.options)
    if new.contents is None:
        return game.pinned(new.scenario if new.scenario is not None else game.scenarios[0], options, None)
    given = given_by(game, new.contents)
    return game.pinned(given.name, options, given)


def _new_table(new: NewGame, game: AnyGame, players: dict[str, str]) -> Table:
    """The table of a new game, or of one that goes on from a record."""
    seed = secrets.token_bytes(SEED_BYTES)
    if new.record is None:
        return new_table(game, setup_of(game, new), players, seed)
    if new.step is None:
        record, lines = parse_record(new.record, GAMES)
        finished = Replay(record, lines, GAMES)
        finished.run()
        if finished.over:
            # What was taken back is of no use to anyone any more, and could be very long.
            record.lines = standing_lines(record, lines)
            return resume_table(record.text(), GAMES)
    table = resume_table(branch_record(new.record, new.step, players, seed, GAMES).text(), GAMES)
    if new.step is not None and table.match.over:
        # Its last decision ends it, whatever the new dice say.
        wrong = f"After step {new.step} the game is over and nothing is left to play. Go back a step."
        raise BadSetup(wrong, "from-over", step=new.step)
    return table

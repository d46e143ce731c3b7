"""Records in the terminal: stepping through them, checking them, saving what is intact."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from typing import Any

from ..games import GAMES
from ..games.commands_colors.library import given_scenario
from ..kernel.game import unknown
from ..kernel.record import BadRecord, Record, Replay, parse_record
from ..kernel.refusal import VexillaError
from ..kernel.setup import Given
from ..kernel.sides import SIDE_NAMES, SIDES, SPECTATOR, side_named
from .boards import Board, board_for
from .files import explain_bad_record, read_text, write_new
from .screen import Screen, Stop, player_name, side_names

OPEN = "open"


def names_of(screen: Screen, record: Record) -> Mapping[str, str]:
    """The players' names as the record has them: of whoever leads an army, by what it is called."""
    names = side_names(screen.speaker)
    board = board_for(record.game, screen)
    if board.has_armies:
        names |= {key: name for key, name in board.names(record.setup).items() if key in names}
    for side in SIDES:
        key = SIDE_NAMES[side]
        plain = names[key]
        kind, _, name = record.players[key].partition(" ")
        if kind == "computer":
            names[key] = screen.speaker.say("seat-computer", side=plain, name=player_name(screen.speaker, name))
        else:
            names[key] = screen.speaker.say("seat-human", side=plain)
    return names


def verify_record(screen: Screen, file: pathlib.Path) -> None:
    """Replay a record to its end and say what holds."""
    text = read_text(screen, file)
    try:
        record, lines = parse_record(text, GAMES)
        replay = Replay(record, lines, GAMES)
        match = replay.run()
    except VexillaError as problem:
        raise explain_bad_record(screen, problem, file) from None
    decisions = sum(1 for taken in match.history if taken.side in SIDES)
    screen.say("verify-good" if replay.over else "verify-unfinished", style="bold green", decisions=decisions)
    screen.say("verify-commitment" if record.seed is not None else "verify-no-seed")
    if replay.over:
        names = names_of(screen, record)
        winner = replay.winner
        if winner in SIDES:
            screen.say("over-won", side=names[SIDE_NAMES[winner]])
        else:
            screen.say("over-drawn")
    screen.say("verify-digest", digest=match.digest())


def repair_record(screen: Screen, file: pathlib.Path, repaired: pathlib.Path, given: Given | None) -> None:
    """Copy what is intact of a damaged record, line by line as long as it replays.

    The copy pins its set-up and holds it, if it is a player's, also where the old record did not.
    """
    rows = read_text(screen, file).split("\n")[:-1]
    for end in range(len(rows), 0, -1):
        text = "".join(f"{row}\n" for row in rows[:end])
        try:
            record, lines = parse_record(text, GAMES, given)
            Replay(record, lines, GAMES).run()
        except BadRecord as problem:
            if problem.line > end + 1 or end == 1:
                raise Stop(f"{file}: {screen.speaker.explain(problem)}") from None
            continue
        write_new(screen, repaired, record.text())
        screen.say("record-repaired", lines=end, file=str(repaired))
        return
    raise Stop(f"{file}: {screen.speaker.explain(BadRecord(1, 'the file is empty', 'record-empty'))}")


def replay_record(
    screen: Screen, file: pathlib.Path, side: str, repair: pathlib.Path | None, battle: pathlib.Path | None = None
) -> None:
    """Step through a record: a page a decision on a terminal, the whole story otherwise."""
    given = None if battle is None else given_scenario(battle.name, read_text(screen, battle))
    if repair is not None:
        repair_record(screen, file, repair, given)
        return
    if side not in (OPEN, *SIDE_NAMES[:2]):
        raise unknown("side", "nobody looks from", side, (*SIDE_NAMES[:2], OPEN))
    text = read_text(screen, file)
    try:
        record, lines = parse_record(text, GAMES, given)
        replay = Replay(record, lines, GAMES)
        _step_through(screen, record, replay, side)
    except VexillaError as problem:
        raise explain_bad_record(screen, problem, file) from None


def _step_through(screen: Screen, record: Record, replay: Replay, side: str) -> None:
    names = names_of(screen, record)
    board = board_for(record.game, screen)
    title = screen.speaker.title(record.game)
    screen.say("replay-title", style="bold", game=title, bottom=names["bottom"], top=names["top"])
    in_pages = screen.console.is_terminal
    if in_pages:
        screen.must_fit_a_board(board.columns)
    said = {**side_names(screen.speaker), **board.names(record.setup)}
    shown = 0
    while True:
        events = replay.match.log[shown:]
        shown = len(replay.match.log)
        if in_pages:
            screen.clear()
            _draw(screen, board, replay, side, names)
        for event in events:
            seen = event.seen_by(SPECTATOR if side == OPEN else side_named(side))
            if side == OPEN:
                seen.pop("hidden", None)
                seen.update(event.secrets)
            screen.show(screen.event(record.game, seen, said, clauses=True))
        if replay.at_end():
            break
        if in_pages:
            answer = screen.ask(screen.speaker.say("replay-press") + " ").strip().lower()
            if answer in ("q", "quit"):
                return
            in_pages = answer not in ("a", "all")
        replay.step()
    _draw(screen, board, replay, side, names)
    if replay.over:
        winner = replay.winner
        if winner in SIDES:
            screen.say("over-won", style="bold green", side=names[SIDE_NAMES[winner]])
        else:
            screen.say("over-drawn", style="bold")


def _draw(screen: Screen, board: Board, replay: Replay, side: str, names: Mapping[str, str]) -> None:
    """The table, compactly where it would not fit otherwise."""
    view = _view(replay, side)
    drawn = board.draw(view, side, names)
    screen.show(drawn if screen.fits([drawn]) else board.draw(view, side, names, compact=True))


def _view(replay: Replay, side: str) -> dict[str, Any]:
    """A side's view, or, with open cards, one in which both hands can be read."""
    return replay.match.open_view() if side == OPEN else replay.match.view(side_named(side))

"""Written positions, battle files and records of Grand Battle, drawn in the terminal or as SVG."""

from __future__ import annotations

import pathlib
from typing import Final

from rich.table import Table
from rich.text import Text

from ...games import GAMES
from ...games.grand_battle.drawing.picture import draw
from ...games.grand_battle.game import GAME, is_file
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.tables.camps import CAMPS_BY_KEY
from ...kernel.deed import decimal_text
from ...kernel.position import View
from ...kernel.record import BadRecord, Replay, parse_record
from ...kernel.refusal import BadSetup
from ...locales import Speaker
from ..files import explain_bad_record, read_text
from ..screen import Screen, Stop
from .table_picture import grounds_in, part_in, picture

_WIDEST: Final = 160
#: How every record begins.
_RECORD: Final = "vexilla record"


def show_position(
    screen: Screen,
    file: pathlib.Path,
    svg: pathlib.Path | None,
    zones: tuple[str, ...],
    ranges: tuple[str, ...],
    part: str | None,
) -> None:
    """Draw a position; what cannot be in it is told as well."""
    position = _position(screen, file)
    view = position.open_view()
    corners = part_in(part) if part is not None else None
    if svg is not None:
        try:
            told = draw(view, corners, zones, ranges, words=_words(screen.speaker))
            svg.write_text(told, encoding="utf-8")
        except OSError as problem:
            told = screen.speaker.say("file-unwritable", file=str(svg), problem=str(problem))
            raise Stop(told) from None
        screen.show(Text(str(svg)))
    else:
        drawn = picture(view, corners, min(screen.console.width, _WIDEST), grounds_in(screen.speaker))
        screen.show(*drawn, _units(screen, view))
    for fault in position.faults():
        screen.show(Text(fault, style="red"))


def _position(screen: Screen, file: pathlib.Path) -> GrandBattle:
    """What a file holds: a written position, the beginning of a battle file, or where a record has come to."""
    text = read_text(screen, file)
    try:
        if text.startswith(_RECORD):
            record, lines = parse_record(text, GAMES)
            if record.game != GAME.key:
                raise Stop(
                    screen.speaker.say("show-other-game", file=str(file), game=screen.speaker.title(record.game))
                )
            position = Replay(record, lines, GAMES).run().position
            assert isinstance(position, GrandBattle)
            return position
        return GAME.battle(file.name, text).begin() if is_file(text) else GAME.read(text)[0]
    except BadRecord as problem:
        raise explain_bad_record(screen, problem, file) from None
    except BadSetup as problem:
        raise Stop(f"{file}: {screen.speaker.explain(problem)}") from None


def _words(speaker: Speaker) -> dict[str, str]:
    """What is written on a picture in a language: kinds of ground and of camps."""
    camps = {f"camp-{camp}": speaker.word(GAME.key, "camp", camp) for camp in (*CAMPS_BY_KEY, "lost")}
    return {**grounds_in(speaker), **camps}


def _units(screen: Screen, view: View) -> Table:
    """Who stands where, and how he fares."""
    say = screen.speaker.say
    table = Table(box=None, pad_edge=False)
    for column in ("unit", "profile", "side", "place", "heading", "strength", "losses", "disorder", "marks"):
        table.add_column(say(f"show-{column}"), justify="right" if column in ("place", "heading") else "left")
    hidden = [marker["unit"] for marker in view["measured"]["markers"] if "unit" in marker]
    for piece in [*view["measured"]["pieces"], *hidden, *view["away"]]:
        place, heading = piece["place"], ""
        if "at" in piece:
            place = ":".join([decimal_text(length, 3) for length in piece["at"]])
            heading = f"{decimal_text(piece['hundredths'], 2)}°"
        strength = f"{piece.get('left', 0)}/{piece['strength']}"
        numbers = [str(piece.get(word) or "") for word in ("losses", "disorder")]
        marks = " ".join([*piece.get("marks", []), *piece.get("rough", [])])
        table.add_row(piece["id"], piece["profile"], piece["side"], place, heading, strength, *numbers, marks)
    return table

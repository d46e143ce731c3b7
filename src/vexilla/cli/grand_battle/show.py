"""Written positions of Grand Battle, drawn in the terminal or as SVG."""

from __future__ import annotations

import pathlib

from rich.table import Table
from rich.text import Text

from ...games.grand_battle.drawing.picture import draw
from ...games.grand_battle.game import GAME
from ...games.grand_battle.tables.camps import CAMPS_BY_KEY
from ...games.grand_battle.tables.terrain import GROUNDS
from ...games.grand_battle.written.words import spot_in
from ...kernel.deed import decimal_text
from ...kernel.position import View
from ...kernel.refusal import BadSetup
from ...locales import Speaker
from ..files import read_text
from ..screen import Screen, Stop
from .table_picture import picture

_WIDEST = 160


def show_position(
    screen: Screen,
    file: pathlib.Path,
    svg: pathlib.Path | None,
    zones: tuple[str, ...],
    ranges: tuple[str, ...],
    part: str | None,
) -> None:
    """Draw a position; what cannot be in it is told as well."""
    position = GAME.read(read_text(screen, file))[0]
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


def grounds_in(speaker: Speaker) -> dict[str, str]:
    """What each kind of ground is called in a language."""
    return {ground.key: speaker.word(GAME.key, "ground", ground.key) for ground in GROUNDS}


def _words(speaker: Speaker) -> dict[str, str]:
    """What is written on a picture in a language: kinds of ground and of camps."""
    camps = {f"camp-{camp}": speaker.word(GAME.key, "camp", camp) for camp in (*CAMPS_BY_KEY, "lost")}
    return {**grounds_in(speaker), **camps}


def part_in(text: str) -> tuple[int, int, int, int]:
    """A part of the table from corner to corner: ``40:20-90:60``."""
    one, dash, other = text.partition("-")
    if not dash:
        raise BadSetup(f"a part is two corners such as 40:20-90:60, not {text!r}")
    (x, y), (to_x, to_y) = spot_in(one, "part"), spot_in(other, "part")
    low_x, low_y, high_x, high_y = min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)
    if low_x == high_x or low_y == high_y:
        raise BadSetup(f"the part {text} has no width or no depth")
    return low_x, low_y, high_x, high_y


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

"""Figures of what all games of the system do on their hexes: neighbours, range, sections, sight, the way back."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.asked import board_view
from ...games.commands_colors.board import CENTER_SECTION, SECTION_NAMES, SECTIONS_OF, Board
from ...games.commands_colors.sight import draw_line, met_together
from ...kernel.sides import BOTTOM
from ..figures import Figure, Line

#: Where the figures stand on the board, away from its edges; how far range is shown.
_HERE: Final = "F5"
_FARTHEST: Final = 3
_SIGHT: Final = 4


def hex_figures(board: Board, clauses: dict[str, str]) -> list[Figure]:
    """The figures of a game, each beside the clauses that it names: ``{"adjacent": "ANC-02-010"}``."""
    here = board.hex_named(_HERE)
    shape = board_view(board)
    drawn = {
        "adjacent": Figure("adjacent", [], board=shape, hexes=_around(board, here)),
        "range": _range(board, here),
        "sections": Figure("sections", [], board=shape, hexes=_sections(board)),
        "retreat": _retreat(board, here),
        "sight": _sight(board, here, "crossed"),
        "sight-one-side": _sight(board, here, "one"),
        "sight-both-sides": _sight(board, here, "both"),
    }
    return [
        Figure(key, clauses[key].split(), "", figure.board, figure.hexes, figure.numbers, figure.lines)
        for key, figure in drawn.items()
        if key in clauses
    ]


def _around(board: Board, here: int) -> dict[str, str]:
    return {board.labels[here]: "here"} | {board.labels[each]: "near" for each in board.neighbours[here]}


def _range(board: Board, here: int) -> Figure:
    within = [each for each in range(board.size) if board.distance[here][each] <= _FARTHEST]
    hexes = {board.labels[each]: "near" if each != here else "here" for each in within}
    numbers = {board.labels[each]: str(board.distance[here][each]) for each in within if each != here}
    return Figure("range", [], board=board_view(board), hexes=hexes, numbers=numbers)


def _sections(board: Board) -> dict[str, str]:
    """The sections of the side at the bottom; what a line runs through belongs to both."""
    found: dict[str, str] = {}
    for hex_, label in enumerate(board.labels):
        own = [
            name for part, name in zip(SECTIONS_OF[BOTTOM], SECTION_NAMES, strict=True) if board.sections[hex_] & part
        ]
        found[label] = own[0] if len(own) == 1 else "both"
        assert len(own) == 1 or board.sections[hex_] & CENTER_SECTION
    return found


def _retreat(board: Board, here: int) -> Figure:
    rear = board.rear[BOTTOM]
    hexes = {**dict.fromkeys(_around(board, here), "far"), board.labels[here]: "here"}
    lines: list[Line] = []
    for first in rear[here]:
        hexes[board.labels[first]] = "near"
        lines.append(Line(board.labels[here], board.labels[first], "way"))
        for second in rear[first]:
            hexes[board.labels[second]] = "near"
            lines.append(Line(board.labels[first], board.labels[second], "way"))
    return Figure("retreat", [], board=board_view(board), hexes=hexes, lines=lines)


def _sight(board: Board, here: int, case: str) -> Figure:
    """A line of sight with obstacles: on a hex that it crosses, or along its sides."""
    for there in range(here + 1, board.size):
        line = draw_line(board, here, there)
        sides = line.left and line.right
        if board.distance[here][there] == _SIGHT and (
            not sides and len(line.crossed) > 2 if case == "crossed" else sides
        ):
            break
    if case == "crossed":
        obstacles = [line.crossed[1]]
    else:
        obstacles = [line.left[0]] if case == "one" else [line.left[0], line.right[0]]
    met = met_together(board, line, here, there)
    is_clear = not any(set(place) <= set(obstacles) for place in met)
    hexes = {board.labels[each]: "far" for place in met for each in place if each >= 0}
    hexes |= {board.labels[each]: "obstacle" for each in obstacles}
    hexes |= {board.labels[here]: "here", board.labels[there]: "goal"}
    shown = Line(board.labels[here], board.labels[there], "clear" if is_clear else "blocked")
    return Figure("sight", [], board=board_view(board), hexes=hexes, lines=[shown])

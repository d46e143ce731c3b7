"""A battle of Ancients as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.position import View
from ...kernel.sides import SIDES
from ..commands_colors import show
from .units import FACES

if TYPE_CHECKING:
    from .position import Ancients


def view_of(position: Ancients, side: int) -> View:
    """All that a side may know: everything but the enemy's hand and the order of the deck."""
    labels = position.field.board.labels
    shown = show.battle_view(position, side)
    shown["units"] = [_unit_view(position, unit) for unit in range(len(position.unit_hex))]
    shown["combat"] = _combat_view(position)
    shown["symbols"] = dict(zip(FACES, position.symbols, strict=False))
    shown["taken"] = [labels[hex_] for hex_ in position.taken]
    return shown


def _unit_view(position: Ancients, unit: int) -> View:
    shown = show.unit_view(position, unit)
    elite = position.roster.units[unit].elite
    if elite is not None:
        shown["elite"] = elite.name
    return shown


def _combat_view(position: Ancients) -> View | None:
    if position.attacker < 0:
        return None
    shown = show.combat_view(position)
    shown["evading"] = position.is_giving_way
    return shown


# -- as text -------------------------------------------------------------------------------------


def text_of(position: Ancients) -> str:
    """The position as text, with everything that matters for the rest of the battle (see :mod:`.text`)."""
    labels = position.field.board.labels
    lines: list[str] = []
    for side in SIDES:
        units = [" ".join(show.unit_words(position, unit)) for unit in show.units_in_play(position, side)]
        lines.append(show.pieces_line(position, side, units))
    lines += show.hand_lines(position)
    lines += show.count_lines(position)
    lines.append(f"turns done: {position.turns_done[0]} {position.turns_done[1]}")
    lines += show.played_lines(position)
    lines.append(f"last sections: {position.last_sections[0]} {position.last_sections[1]}")
    if position.bound_sections:
        lines.append(f"bound sections: {position.bound_sections}")
    if position.commander >= 0:
        lines.append(f"commander: {position.roster.leaders[position.commander].name}")
    lines += show.symbol_lines(position, position.rallied)
    lines += show.turn_lines(
        position,
        [
            ("held", position.held),
            ("moved again", position.moved_again),
            ("came on", position.came_on),
            ("battled", position.battled),
            ("fired once", position.fired_once),
            ("must battle", position.must_battle),
        ],
    )
    if position.rampage:
        lines.append(show.line("rampage", [labels[hex_] for hex_ in position.rampage]))
    lines += show.flight_lines(position)
    if position.taken:
        lines.append(show.line("taken", [labels[hex_] for hex_ in position.taken]))
    lines += _combat_lines(position)
    lines += show.dice_lines(position)
    lines += show.end_lines(position)
    return "\n".join(lines)


def _combat_lines(position: Ancients) -> list[str]:
    if position.attacker < 0:
        return []
    labels = position.field.board.labels
    flags = show.flag_names(
        [
            ("bonus", position.is_bonus),
            ("evading", position.is_giving_way),
            ("struck-first", position.was_struck_first),
            ("advanced", position.has_advanced),
            ("attacker-full", position.attacker_was_full),
            ("defender-full", position.defender_was_full),
            ("checked", position.is_checked),
        ]
    )
    faces = "".join(str(number) for number in position.faces)
    return [
        show.line("combat", [labels[position.post], labels[position.ground], *flags]),
        f"fighters: {position.attacker} {position.defender} {position.quarry} {position.strike}",
        f"strike: {faces} {position.shield} {position.flags} {position.sequence}",
        f"falling back: {position.retreater} {position.retreat_left}",
    ]

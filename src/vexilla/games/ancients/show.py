"""A battle of Ancients as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.position import View
from ...kernel.sides import SIDES
from ..commands_colors import show
from ..commands_colors.asked import BACK, TARGET, Asked, unit_subject
from ..commands_colors.cards import BY_SECTION
from ..commands_colors.position import Battle
from ..commands_colors.roster import RESERVE
from .cards import BY_LEADER, CARD_KEYS, CARDS
from .units import CLASS_NAMES, FACES

if TYPE_CHECKING:
    from .position import Ancients


class AncientsAsked(Asked):
    """What Ancients asks beside what all games of the system ask."""

    def subject(self, position: Battle, question: str) -> View:
        """An evading unit, rampaging elephants, whoever comes on from the reserve."""
        if question == "cc-ask-evade-to":
            return unit_subject(position, position.retreater)
        if question == "cc-ask-rampage":
            return unit_subject(position, position.struck())
        if question in ("cc-ask-place", "cc-ask-place-leader"):
            return _reserve(position, question == "cc-ask-place")
        return super().subject(position, question)

    def unit_about(self, position: Battle, question: str) -> int:
        """An evading unit."""
        return position.retreater if question == "cc-ask-evade-to" else super().unit_about(position, question)

    def left(self, position: Battle, question: str) -> View:
        """The hexes of an evade."""
        if question == "cc-ask-evade-to":
            return {"what": "hexes", "left": position.retreat_left}
        return super().left(position, question)


def _reserve(position: Battle, has_units: bool) -> View:
    """The next piece of the reserve: its kind, or the leader's name."""
    units = [n for n in range(len(position.unit_hex)) if position.unit_hex[n] == RESERVE] if has_units else []
    if units:
        return {"kind": position.roster.units[units[0]].kind.key}
    leaders = [n for n in range(len(position.leader_hex)) if position.leader_hex[n] == RESERVE]
    return {"name": position.roster.leaders[leaders[0]].name} if leaders else {}


ASKED: Final = AncientsAsked(
    {"evade-to": [BACK], "rampage": [TARGET]},
    {
        "cc-ask-move-again": ("move", "move-leader", "exit"),
        "cc-ask-evade-to": ("evade-to",),
        "cc-ask-rampage": ("rampage",),
        "cc-ask-place": ("place", "place-leader"),
        "cc-ask-place-leader": ("place-leader",),
    },
)

#: The orders by section as they are printed on cards; of a leadership card where its leader may be.
PRINTED: Final = {
    CARD_KEYS[number]: list(CARDS[number].sections)
    if CARDS[number].orders == BY_SECTION
    else [1 if CARDS[number].section in (-1, section) else 0 for section in range(len(CARDS[number].sections))]
    for number in range(len(CARD_KEYS))
    if CARDS[number].orders in (BY_SECTION, BY_LEADER)
}


def view_of(position: Ancients, side: int) -> View:
    """All that a side may know: everything but the enemy's hand and the order of the deck."""
    labels = position.field.board.labels
    shown = show.battle_view(position, side)
    shown["kinds"] = {
        position.kinds[unit].key: {"class": CLASS_NAMES[position.kinds[unit].class_]}
        for unit in show.kinds_on_field(position)
    }
    shown["printed"] = dict(PRINTED)
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

"""A battle of Ancients as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.position import View
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from ..commands_colors.board import DIRECTION_NAMES, DIRECTIONS
from ..commands_colors.roster import GONE, LOST, PLACES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, NOTHING
from .units import FACES

if TYPE_CHECKING:
    from .position import Ancients


def view_of(position: Ancients, side: int) -> View:
    """All that a side may know: everything but the enemy's hand and the order of the deck."""
    labels = position.field.board.labels
    return {
        "scenario": position.roster.scenario,
        "armies": {SIDE_NAMES[each]: position.roster.armies[each] for each in SIDES},
        "turn": position.turn,
        "active": SIDE_NAMES[position.active],
        "card": ALL_KEYS[position.card] if position.card != NOTHING else None,
        "played": ALL_KEYS[position.played] if position.played >= 0 else None,
        "banners": {SIDE_NAMES[each]: position.banners[each] for each in SIDES},
        "needed": {SIDE_NAMES[each]: position.banners_needed[each] for each in SIDES},
        "command": {SIDE_NAMES[each]: position.command[each] for each in SIDES},
        "hands": {SIDE_NAMES[each]: _hand_view(position, each, side) for each in SIDES},
        "deck": sum(position.deck),
        "discards": _names(position.discards),
        "units": [_unit_view(position, unit) for unit in range(len(position.unit_hex))],
        "leaders": [_leader_view(position, leader) for leader in range(len(position.leader_hex))],
        "terrain": {
            labels[hex_]: _terrain_text(position, hex_)
            for hex_ in range(len(labels))
            if position.grounds[hex_].key != "open"
        },
        "combat": _combat_view(position),
        "symbols": dict(zip(FACES, position.symbols, strict=False)),
        "taken": [labels[hex_] for hex_ in position.taken],
    }


def _hand_view(position: Ancients, holder: int, side: int) -> View:
    shown: View = {"cards": position.hand_size(holder)}
    if holder == side:
        shown["hand"] = _names(position.hands[holder])
    return shown


def _unit_view(position: Ancients, unit: int) -> View:
    hex_ = position.unit_hex[unit]
    elite = position.roster.units[unit].elite
    shown: View = {
        "side": SIDE_NAMES[position.side_of[unit]],
        "kind": position.kinds[unit].key,
        "hex": _place(position, hex_),
        "blocks": position.blocks[unit],
        "ordered": unit in position.ordered,
        "moved": position.moved[unit],
        "battled": position.battled >> unit & 1 == 1,
    }
    if elite is not None:
        shown["elite"] = elite.name
    return shown


def _leader_view(position: Ancients, leader: int) -> View:
    hex_ = position.leader_hex[leader]
    if leader == position.fleeing:
        hex_ = position.flight_hex
    return {
        "side": SIDE_NAMES[position.side_of_leader[leader]],
        "name": position.roster.leaders[leader].name,
        "hex": _place(position, hex_),
        "ordered": leader in position.ordered_leaders,
        "fleeing": leader == position.fleeing,
    }


def _combat_view(position: Ancients) -> View | None:
    if position.attacker < 0:
        return None
    labels = position.field.board.labels
    return {
        "from": labels[position.post],
        "target": labels[position.ground],
        "bonus": position.is_bonus,
        "evading": position.is_evading,
        "faces": [FACES[face] for face in range(len(FACES)) for _ in range(position.faces[face])],
        "flags": position.flags,
    }


def _place(position: Ancients, hex_: int) -> str:
    return position.field.board.labels[hex_] if hex_ >= 0 else PLACES.get(hex_, "")


def _names(counts: list[int]) -> list[str]:
    return [CARDS[card].key for card in range(KINDS_OF_CARDS) for _ in range(counts[card])]


def _terrain_text(position: Ancients, hex_: int) -> str:
    fronts = position.field.fronts[hex_]
    sides = [DIRECTION_NAMES[side] for side in range(DIRECTIONS) if fronts >> side & 1]
    return position.grounds[hex_].key + (":" + ",".join(sides) if sides else "")


# -- as text -------------------------------------------------------------------------------------


def text_of(position: Ancients) -> str:
    """The position as text, with everything that matters for the rest of the battle (see :mod:`.text`)."""
    labels = position.field.board.labels
    lines = [_line(SIDE_NAMES[side], _pieces(position, side)) for side in SIDES]
    lines += [_line(f"{SIDE_NAMES[side]} hand", _names(position.hands[side])) for side in SIDES]
    lines.append(_line("discards", _names(position.discards)))
    lines.append(f"banners: {position.banners[0]} {position.banners[1]}")
    lines.append(f"needed: {position.banners_needed[0]} {position.banners_needed[1]}")
    lines.append(f"command: {position.command[0]} {position.command[1]}")
    lines.append(f"turn: {position.turn} {SIDE_NAMES[position.active]}")
    lines.append(f"turns done: {position.turns_done[0]} {position.turns_done[1]}")
    if position.played >= 0:
        lines.append(f"played: {ALL_KEYS[position.played]}")
    if position.card != NOTHING:
        lines.append(f"card: {ALL_KEYS[position.card]}")
    lines.append(f"last cards: {ALL_KEYS[position.last_card[0]]} {ALL_KEYS[position.last_card[1]]}")
    lines.append(f"last sections: {position.last_sections[0]} {position.last_sections[1]}")
    if position.bound_sections:
        lines.append(f"bound sections: {position.bound_sections}")
    if position.commander >= 0:
        lines.append(f"commander: {position.roster.leaders[position.commander].name}")
    if any(position.symbols):
        symbols = [FACES[face] for face in range(len(position.symbols)) for _ in range(position.symbols[face])]
        lines.append(_line("symbols", symbols))
    if any(position.rallied):
        lines.append(_line("rallied", [str(number) for number in position.rallied]))
    lines += _turn_lines(position)
    if position.taken:
        lines.append(_line("taken", [labels[hex_] for hex_ in position.taken]))
    lines += _combat_lines(position)
    if position.over:
        lines.append(f"won: {name_of_side(position.winner)}")
    return "\n".join(lines)


def _pieces(position: Ancients, side: int) -> list[str]:
    """The pieces of a side, each with its place: ``HI E2 3, leader E2 Scipio``."""
    found: list[str] = []
    for unit in position.roster.units_of[side]:
        hex_ = position.unit_hex[unit]
        kind = position.kinds[unit]
        if hex_ in (LOST, GONE):
            continue
        blocks = "" if position.blocks[unit] == kind.blocks else f" {position.blocks[unit]}"
        found.append(f"{kind.code} {_place(position, hex_)}{blocks},")
    for leader in position.roster.leaders_of[side]:
        hex_ = position.leader_hex[leader]
        if hex_ not in (LOST, GONE):
            found.append(f"leader {_place(position, hex_) or 'flight'} {position.roster.leaders[leader].name},")
    if found:
        found[-1] = found[-1].removesuffix(",")
    return found


def _turn_lines(position: Ancients) -> list[str]:
    labels = position.field.board.labels
    lines: list[str] = []
    if position.ordered:
        lines.append(_line("ordered", [_unit_name(position, unit) for unit in position.ordered]))
    if position.ordered_leaders:
        names = [position.roster.leaders[leader].name for leader in position.ordered_leaders]
        lines.append(_line("ordered leaders", [name.replace(" ", "_") for name in names]))
    moved = [
        f"{_unit_name(position, unit)}={position.moved[unit]}:{_place(position, position.moved_from[unit])}"
        for unit in range(len(position.moved))
        if position.moved[unit] or position.moved_from[unit] >= 0
    ]
    if moved:
        lines.append(_line("moved", moved))
    for title, units in (
        ("held", position.held),
        ("moved again", position.moved_again),
        ("came on", position.came_on),
        ("battled", position.battled),
        ("fired once", position.fired_once),
        ("must battle", position.must_battle),
    ):
        named = [_unit_name(position, unit) for unit in range(len(position.moved)) if units >> unit & 1]
        if named:
            lines.append(_line(title, named))
    leaders = [n for n in range(len(position.leader_hex)) if position.leaders_moved >> n & 1]
    if leaders:
        lines.append(_line("leaders moved", [position.roster.leaders[n].name.replace(" ", "_") for n in leaders]))
    carried = [n for n in leaders if position.leaders_carried >> n & 1]
    if carried:
        lines.append(_line("leaders carried", [position.roster.leaders[n].name.replace(" ", "_") for n in carried]))
    if position.struck_first != NOBODY:
        lines.append(f"struck first: {SIDE_NAMES[position.struck_first]}")
    if position.rampage:
        lines.append(_line("rampage", [labels[hex_] for hex_ in position.rampage]))
    if position.fleeing >= 0:
        name = position.roster.leaders[position.fleeing].name.replace(" ", "_")
        lines.append(f"fleeing: {name} {labels[position.flight_hex]} {position.flight_made}")
    return lines


def _combat_lines(position: Ancients) -> list[str]:
    if position.attacker < 0:
        return []
    labels = position.field.board.labels
    flags = [
        name
        for name, is_so in (
            ("bonus", position.is_bonus),
            ("evading", position.is_evading),
            ("struck-first", position.was_struck_first),
            ("advanced", position.has_advanced),
            ("attacker-full", position.attacker_was_full),
            ("defender-full", position.defender_was_full),
            ("checked", position.is_checked),
        )
        if is_so
    ]
    faces = "".join(str(number) for number in position.faces)
    return [
        _line("combat", [labels[position.post], labels[position.ground], *flags]),
        f"fighters: {position.attacker} {position.defender} {position.quarry} {position.strike}",
        f"strike: {faces} {position.sword_shield} {position.flags} {position.sequence}",
        f"falling back: {position.retreater} {position.retreat_left}",
    ]


def _unit_name(position: Ancients, unit: int) -> str:
    hex_ = position.unit_hex[unit]
    return position.field.board.labels[hex_] if hex_ >= 0 else f"#{unit}"


def _line(title: str, words: list[str]) -> str:
    return f"{title}: {' '.join(words)}".rstrip()

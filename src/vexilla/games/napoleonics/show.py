"""A battle of Napoleonics as each side may see it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.position import View
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from ..commands_colors.board import DIRECTION_NAMES, DIRECTIONS, SECTION_NAMES
from ..commands_colors.roster import GONE, LOST, PLACES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, NOTHING
from .units import FACES

if TYPE_CHECKING:
    from .position import Napoleonics
    from .special import Objective


def view_of(position: Napoleonics, side: int) -> View:
    """All that a side may know: everything but the enemy's cards and the order of the deck."""
    labels = position.field.board.labels
    objectives = position.special.objectives
    return {
        "scenario": position.roster.scenario,
        "armies": {SIDE_NAMES[each]: position.roster.armies[each] for each in SIDES},
        "turn": position.turn,
        "active": SIDE_NAMES[position.active],
        "card": ALL_KEYS[position.card] if position.card != NOTHING else None,
        "played": ALL_KEYS[position.played] if position.played >= 0 else None,
        "section": SECTION_NAMES[position.section] if position.section >= 0 else None,
        "supplied": _place(position, position.unit_hex[position.supplied]) if position.supplied >= 0 else None,
        "banners": {SIDE_NAMES[each]: position.banners[each] for each in SIDES},
        "needed": {SIDE_NAMES[each]: position.banners_needed[each] for each in SIDES},
        "command": {SIDE_NAMES[each]: position.command[each] for each in SIDES},
        "hands": {SIDE_NAMES[each]: _hand_view(position, each, side) for each in SIDES},
        "track": {SIDE_NAMES[each]: _track_view(position, each, side) for each in SIDES},
        "scouted": _scouted_view(position, side),
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
        "symbols": {
            FACES[face]: position.symbols[face] if face < len(position.symbols) else 0 for face in range(len(FACES))
        },
        "objectives": [
            _objective_view(position, objectives[number], position.objectives_held >> number & 1 == 1)
            for number in range(len(objectives))
        ],
    }


def _hand_view(position: Napoleonics, holder: int, side: int) -> View:
    shown: View = {"cards": position.hand_size(holder)}
    if holder == side:
        shown["hand"] = _names(position.hands[holder])
    return shown


def _track_view(position: Napoleonics, holder: int, side: int) -> list[View | None]:
    """The four spaces of a track; only its owner may look at the cards (NAP-06-034)."""
    shown: list[View | None] = [None] * len(position.track[holder])
    for unit in position.roster.units_of[holder]:
        space = position.square_of[unit]
        if space < 0:
            continue
        card = position.track[holder][space]
        is_seen = holder == side and card >= 0
        shown[space] = {
            "unit": _place(position, position.unit_hex[unit]),
            "card": ALL_KEYS[card] if is_seen else None,
        }
    return shown


def _scouted_view(position: Napoleonics, side: int) -> View | None:
    if not position.scouted:
        return None
    shown: View = {"cards": len(position.scouted)}
    if position.active == side:
        shown["hand"] = [ALL_KEYS[card] for card in sorted(position.scouted)]
    return shown


def _unit_view(position: Napoleonics, unit: int) -> View:
    return {
        "side": SIDE_NAMES[position.side_of[unit]],
        "kind": position.kinds[unit].key,
        "hex": _place(position, position.unit_hex[unit]),
        "blocks": position.blocks[unit],
        "start": position.roster.units[unit].blocks,
        "ordered": unit in position.ordered,
        "moved": position.moved[unit],
        "battled": position.battled >> unit & 1 == 1,
        "square": position.square_of[unit] + 1 if position.square_of[unit] >= 0 else None,
        "leftSquare": position.is_fresh_square(unit),
    }


def _leader_view(position: Napoleonics, leader: int) -> View:
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


def _combat_view(position: Napoleonics) -> View | None:
    if position.attacker < 0:
        return None
    labels = position.field.board.labels
    return {
        "from": labels[position.post],
        "target": labels[position.ground],
        "strike": position.strike_name(),
        "bonus": position.is_bonus,
        "retiring": position.is_retiring,
        "supporters": [_place(position, position.unit_hex[unit]) for unit in position.supporters],
        "faces": [FACES[face] for face in range(len(FACES)) for _ in range(position.faces[face])],
        "flags": position.flags,
    }


def _objective_view(position: Napoleonics, objective: Objective, is_held: bool) -> View:
    labels = position.field.board.labels
    return {
        "side": SIDE_NAMES[objective.side],
        "hexes": [labels[hex_] for hex_ in objective.hexes],
        "banners": objective.banners,
        "kept": objective.is_kept,
        "held": is_held,
    }


def _place(position: Napoleonics, hex_: int) -> str:
    return position.field.board.labels[hex_] if hex_ >= 0 else PLACES.get(hex_, "")


def _names(counts: list[int]) -> list[str]:
    return [CARDS[card].key for card in range(KINDS_OF_CARDS) for _ in range(counts[card])]


def _terrain_text(position: Napoleonics, hex_: int) -> str:
    fronts = position.field.fronts[hex_]
    sides = [DIRECTION_NAMES[side] for side in range(DIRECTIONS) if fronts >> side & 1]
    return position.grounds[hex_].key + (":" + ",".join(sides) if sides else "")


# -- as text -------------------------------------------------------------------------------------


def text_of(position: Napoleonics) -> str:
    """The position as text, with everything that matters for the rest of the battle (see :mod:`.text`)."""
    lines = [_line(SIDE_NAMES[side], _pieces(position, side)) for side in SIDES]
    lines += [_line(f"{SIDE_NAMES[side]} hand", _names(position.hands[side])) for side in SIDES]
    for side in SIDES:
        if position.squares(side):
            cards = [ALL_KEYS[card] if card >= 0 else "-" for card in position.track[side]]
            lines.append(_line(f"{SIDE_NAMES[side]} track", cards))
    lines.append(_line("discards", _names(position.discards)))
    lines.append(f"banners: {position.banners[0]} {position.banners[1]}")
    lines.append(f"needed: {position.banners_needed[0]} {position.banners_needed[1]}")
    lines.append(f"command: {position.command[0]} {position.command[1]}")
    lines.append(f"turn: {position.turn} {SIDE_NAMES[position.active]}")
    if position.played >= 0:
        lines.append(f"played: {ALL_KEYS[position.played]}")
    if position.card != NOTHING:
        lines.append(f"card: {ALL_KEYS[position.card]}")
    lines.append(f"last cards: {ALL_KEYS[position.last_card[0]]} {ALL_KEYS[position.last_card[1]]}")
    lines += _card_lines(position)
    lines += _turn_lines(position)
    lines += _combat_lines(position)
    lines += _flight_lines(position)
    if position.over:
        lines.append(f"won: {name_of_side(position.winner)}")
    return "\n".join(lines)


def _pieces(position: Napoleonics, side: int) -> list[str]:
    """The pieces of a side, each with its place: ``FR-LN E2 3 *square1, leader E2 Ney``."""
    found: list[str] = []
    for unit in position.roster.units_of[side]:
        hex_ = position.unit_hex[unit]
        if hex_ in (LOST, GONE):
            continue
        kind = position.kinds[unit]
        start = position.roster.units[unit].blocks
        words = [kind.code, _place(position, hex_)]
        if position.blocks[unit] != kind.blocks:
            words.append(str(position.blocks[unit]))
        if start != kind.blocks:
            words.append(f"*start{start}")
        if position.in_square(unit):
            words.append(f"*square{position.square_of[unit] + 1}")
        found.append(" ".join(words) + ",")
    for leader in position.roster.leaders_of[side]:
        hex_ = position.leader_hex[leader]
        if hex_ not in (LOST, GONE):
            found.append(f"leader {_place(position, hex_) or 'flight'} {position.roster.leaders[leader].name},")
    if found:
        found[-1] = found[-1].removesuffix(",")
    return found


def _card_lines(position: Napoleonics) -> list[str]:
    """What the card in force has brought about."""
    lines: list[str] = []
    if position.command_now:
        lines.append(f"command now: {position.command_now}")
    if position.section >= 0:
        lines.append(f"section: {SECTION_NAMES[position.section]}")
    if position.commander >= 0:
        lines.append(f"commander: {_leader_name(position, position.commander)}")
    if any(position.symbols):
        symbols = [FACES[face] for face in range(len(position.symbols)) for _ in range(position.symbols[face])]
        lines.append(_line("symbols", symbols))
    if any(position.rallied):
        lines.append(_line("rallied", [str(number) for number in position.rallied]))
    if position.scouted:
        lines.append(_line("scouted", [ALL_KEYS[card] for card in sorted(position.scouted)]))
    if position.supplied >= 0:
        lines.append(f"supplied: {_unit_name(position, position.supplied)}")
    held = [str(n + 1) for n in range(len(position.special.objectives)) if position.objectives_held >> n & 1]
    if held:
        lines.append(_line("objectives held", held))
    return lines


def _turn_lines(position: Napoleonics) -> list[str]:
    """What the pieces have done in this turn."""
    lines: list[str] = []
    if position.ordered:
        lines.append(_line("ordered", [_unit_name(position, unit) for unit in position.ordered]))
    if position.ordered_leaders:
        names = [_leader_name(position, leader) for leader in position.ordered_leaders]
        lines.append(_line("ordered leaders", names))
    moved = [
        f"{_unit_name(position, unit)}={position.moved[unit]}:{_place(position, position.moved_from[unit])}"
        for unit in range(len(position.moved))
        if position.moved[unit] or position.moved_from[unit] >= 0
    ]
    if moved:
        lines.append(_line("moved", moved))
    for title, units in (
        ("held", position.held),
        ("battled", position.battled),
        ("left square", position.left_square),
    ):
        named = [_unit_name(position, unit) for unit in range(len(position.moved)) if units >> unit & 1]
        if named:
            lines.append(_line(title, named))
    for title, leaders in (
        ("leaders moved", position.leaders_moved),
        ("leaders carried", position.leaders_carried),
    ):
        named = [_leader_name(position, n) for n in range(len(position.leader_hex)) if leaders >> n & 1]
        if named:
            lines.append(_line(title, named))
    if position.struck_first != NOBODY:
        lines.append(f"struck first: {SIDE_NAMES[position.struck_first]}")
    return lines


def _combat_lines(position: Napoleonics) -> list[str]:
    """The combat and the strike under way."""
    if position.attacker < 0:
        return []
    labels = position.field.board.labels
    flags = [
        name
        for name, is_so in (
            ("bonus", position.is_bonus),
            ("retiring", position.is_retiring),
            ("bounced", position.is_bounced),
            ("advanced", position.has_advanced),
        )
        if is_so
    ]
    lines = [
        _line("combat", [labels[position.post], labels[position.ground], position.strike_name(), *flags]),
        f"fighters: {position.attacker} {position.defender} {position.quarry}",
        _line("faces", [str(number) for number in position.faces]),
    ]
    if position.supporters:
        lines.append(_line("supporters", [_unit_name(position, unit) for unit in position.supporters]))
    return lines


def _flight_lines(position: Napoleonics) -> list[str]:
    """What the roll under way has still to bring: flags, a unit that falls back, a leader who flees."""
    lines: list[str] = []
    if position.flags or position.sequence >= 0 or position.is_checked:
        lines.append(f"flags: {position.flags} {position.sequence}{' checked' if position.is_checked else ''}")
    if position.retreater >= 0 or position.retreat_left:
        lines.append(f"falling back: {position.retreater} {position.retreat_left}")
    if position.fleeing >= 0:
        hex_ = _place(position, position.flight_hex)
        lines.append(f"fleeing: {_leader_name(position, position.fleeing)} {hex_} {position.flight_made}")
    return lines


def _unit_name(position: Napoleonics, unit: int) -> str:
    hex_ = position.unit_hex[unit]
    return position.field.board.labels[hex_] if hex_ >= 0 else f"#{unit}"


def _leader_name(position: Napoleonics, leader: int) -> str:
    return position.roster.leaders[leader].name.replace(" ", "_")


def _line(title: str, words: list[str]) -> str:
    return f"{title}: {' '.join(words)}".rstrip()

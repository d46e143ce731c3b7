"""What every game of the system shows of a battle: views of pieces and hands, and lines of the canonical text."""

from __future__ import annotations

from ...kernel.position import View
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from .asked import board_view
from .board import DIRECTION_NAMES, DIRECTIONS
from .objective_hexes import Objective
from .position import Battle
from .roster import GONE, LOST, PLACES

# -- as a side sees it ---------------------------------------------------------------------------


def battle_view(position: Battle, side: int) -> View:
    """All that a side may know of what every game has; the pieces and the combat, which games see differently, not."""
    rules = position.rules
    labels = position.field.board.labels
    return {
        "scenario": position.roster.scenario,
        "armies": {SIDE_NAMES[each]: position.roster.armies[each] for each in SIDES},
        "turn": position.turn,
        "active": SIDE_NAMES[position.active],
        "card": rules.cards[position.card] if position.card != rules.nothing else None,
        "played": rules.cards[position.played] if position.played >= 0 else None,
        "banners": {SIDE_NAMES[each]: position.banners[each] for each in SIDES},
        "needed": {SIDE_NAMES[each]: position.banners_needed[each] for each in SIDES},
        "command": {SIDE_NAMES[each]: position.command[each] for each in SIDES},
        "hands": {SIDE_NAMES[each]: _hand_view(position, each, side) for each in SIDES},
        "held": {SIDE_NAMES[each]: position.hand_size(each) for each in SIDES},
        "deck": sum(position.deck),
        "discards": card_names(position, position.discards),
        "leaders": [_leader_view(position, leader) for leader in range(len(position.leader_hex))],
        "board": board_view(position.field.board),
        "terrain": {
            labels[hex_]: _terrain_text(position, hex_)
            for hex_ in range(len(labels))
            if position.field.terrain[hex_].key != "open"
        },
        "land": {
            labels[hex_]: terrain_names(position, hex_)
            for hex_ in range(len(labels))
            if position.field.terrain[hex_].key != "open"
        },
        "fronts": {labels[hex_]: _fronts(position, hex_) for hex_ in range(len(labels)) if position.field.fronts[hex_]},
    }


def unit_view(position: Battle, unit: int) -> View:
    """A unit, as everybody sees it."""
    return {
        "side": SIDE_NAMES[position.side_of[unit]],
        "kind": position.roster.units[unit].kind.key,
        "hex": place(position, position.unit_hex[unit]),
        "blocks": position.blocks[unit],
        "ordered": unit in position.ordered,
        "moved": position.moved[unit],
        "battled": position.battled >> unit & 1 == 1,
    }


def kinds_on_field(position: Battle) -> list[int]:
    """A unit of each kind that takes part in the battle."""
    found: dict[str, int] = {}
    for unit in range(len(position.unit_hex)):
        found.setdefault(position.roster.units[unit].kind.key, unit)
    return list(found.values())


def combat_view(position: Battle) -> View:
    """The combat under way."""
    labels = position.field.board.labels
    return {
        "from": labels[position.post],
        "target": labels[position.ground],
        "bonus": position.is_bonus,
        "faces": face_names(position, position.faces),
        "flags": position.flags,
    }


def _hand_view(position: Battle, holder: int, side: int) -> View:
    shown: View = {"cards": position.hand_size(holder)}
    if holder == side:
        shown["hand"] = card_names(position, position.hands[holder])
    return shown


def _leader_view(position: Battle, leader: int) -> View:
    hex_ = position.leader_hex[leader]
    if leader == position.fleeing:
        hex_ = position.flight_hex
    return {
        "side": SIDE_NAMES[position.side_of_leader[leader]],
        "name": position.roster.leaders[leader].name,
        "hex": place(position, hex_),
        "ordered": leader in position.ordered_leaders,
        "fleeing": leader == position.fleeing,
    }


def terrain_names(position: Battle, hex_: int) -> list[str]:
    """What lies on a hex: a list, for there may be more than one kind."""
    return [position.field.terrain[hex_].key]


def _terrain_text(position: Battle, hex_: int) -> str:
    """The terrain of a hex as scenario files write it: ``hill``, ``rampart:ne,nw``."""
    sides = ",".join(_fronts(position, hex_))
    return "+".join(terrain_names(position, hex_)) + (f":{sides}" if sides else "")


def _fronts(position: Battle, hex_: int) -> list[str]:
    """The sides that the terrain of a hex protects."""
    fronts = position.field.fronts[hex_]
    return [DIRECTION_NAMES[side] for side in range(DIRECTIONS) if fronts >> side & 1]


def scouted_view(position: Battle, side: int) -> View | None:
    """The cards that a scout drew: how many, and to their owner which."""
    if not position.scouted:
        return None
    shown: View = {"cards": len(position.scouted)}
    if position.active == side:
        shown["hand"] = [position.rules.cards[card] for card in sorted(position.scouted)]
    return shown


def objectives_view(position: Battle) -> list[View]:
    """What the scenario values, and whether its banners are counted."""
    objectives = position.objectives()
    return [
        _objective_view(position, objectives[number], position.objectives_held >> number & 1 == 1)
        for number in range(len(objectives))
    ]


def _objective_view(position: Battle, objective: Objective, is_held: bool) -> View:
    labels = position.field.board.labels
    return {
        "side": SIDE_NAMES[objective.side],
        "hexes": [labels[hex_] for hex_ in objective.hexes],
        "banners": objective.banners,
        "kept": objective.is_kept,
        "held": is_held,
    }


# -- as text -------------------------------------------------------------------------------------


def unit_words(position: Battle, unit: int) -> list[str]:
    """A unit as text: its code, its place, and its blocks if some are missing."""
    kind = position.roster.units[unit].kind
    words = [kind.code, place(position, position.unit_hex[unit])]
    if position.blocks[unit] != kind.blocks:
        words.append(str(position.blocks[unit]))
    return words


def units_in_play(position: Battle, side: int) -> list[int]:
    """The units of a side that are neither destroyed nor gone."""
    return [unit for unit in position.units_of[side] if position.unit_hex[unit] not in (LOST, GONE)]


def pieces_line(position: Battle, side: int, units: list[str]) -> str:
    """The units of a side, written by the game, and its leaders: ``bottom: HI E2 3, leader E2 Scipio``."""
    found = units[:]
    for leader in position.roster.leaders_of[side]:
        hex_ = position.leader_hex[leader]
        if hex_ not in (LOST, GONE):
            found.append(f"leader {place(position, hex_) or 'flight'} {position.roster.leaders[leader].name}")
    return f"{SIDE_NAMES[side]}: {', '.join(found)}".rstrip()


def hand_lines(position: Battle) -> list[str]:
    """The cards of both hands."""
    return [line(f"{SIDE_NAMES[side]} hand", card_names(position, position.hands[side])) for side in SIDES]


def count_lines(position: Battle) -> list[str]:
    """Discards, banners, command, and whose turn it is."""
    return [
        line("discards", card_names(position, position.discards)),
        f"banners: {position.banners[0]} {position.banners[1]}",
        f"needed: {position.banners_needed[0]} {position.banners_needed[1]}",
        f"command: {position.command[0]} {position.command[1]}",
        f"turn: {position.turn} {SIDE_NAMES[position.active]}",
    ]


def played_lines(position: Battle) -> list[str]:
    """The cards that were played."""
    rules = position.rules
    lines: list[str] = []
    if position.played >= 0:
        lines.append(f"played: {rules.cards[position.played]}")
    if position.card != rules.nothing:
        lines.append(f"card: {rules.cards[position.card]}")
    lines.append(f"last cards: {rules.cards[position.last_card[0]]} {rules.cards[position.last_card[1]]}")
    return lines


def symbol_lines(position: Battle, rallied: list[int]) -> list[str]:
    """What was rolled for orders, and what of it has rallied."""
    lines: list[str] = []
    if any(position.symbols):
        lines.append(line("symbols", face_names(position, position.symbols)))
    if any(rallied):
        lines.append(line("rallied", [str(number) for number in rallied]))
    return lines


def turn_lines(position: Battle, sets: list[tuple[str, int]]) -> list[str]:
    """What the pieces have done in this turn; the game's sets of units come after those that moved."""
    lines: list[str] = []
    if position.ordered:
        lines.append(line("ordered", [unit_name(position, unit) for unit in position.ordered]))
    if position.ordered_leaders:
        lines.append(line("ordered leaders", [leader_name(position, leader) for leader in position.ordered_leaders]))
    moved = [
        f"{unit_name(position, unit)}={position.moved[unit]}:{place(position, position.moved_from[unit])}"
        for unit in range(len(position.moved))
        if position.moved[unit] or position.moved_from[unit] >= 0
    ]
    if moved:
        lines.append(line("moved", moved))
    for title, units in sets:
        named = [unit_name(position, unit) for unit in range(len(position.moved)) if units >> unit & 1]
        if named:
            lines.append(line(title, named))
    for title, leaders in (
        ("leaders moved", position.leaders_moved),
        ("leaders carried", position.leaders_carried),
    ):
        named = [leader_name(position, n) for n in range(len(position.leader_hex)) if leaders >> n & 1]
        if named:
            lines.append(line(title, named))
    if position.struck_first != NOBODY:
        lines.append(f"struck first: {SIDE_NAMES[position.struck_first]}")
    return lines


def dice_lines(position: Battle) -> list[str]:
    """The dice that are counted for a strike and not yet rolled."""
    return [f"dice: {position.dice}"] if position.dice >= 0 else []


def flight_lines(position: Battle) -> list[str]:
    """A leader who flees."""
    if position.fleeing < 0:
        return []
    where = place(position, position.flight_hex)
    return [f"fleeing: {leader_name(position, position.fleeing)} {where} {position.flight_made}"]


def end_lines(position: Battle) -> list[str]:
    """Who has won."""
    return [f"won: {name_of_side(position.winner)}"] if position.over else []


# -- words ---------------------------------------------------------------------------------------


def place(position: Battle, hex_: int) -> str:
    """A hex, or where else a piece can be."""
    return position.field.board.labels[hex_] if hex_ >= 0 else PLACES.get(hex_, "")


def card_names(position: Battle, counts: list[int]) -> list[str]:
    """The names of counted cards."""
    return [position.rules.cards[card] for card in range(len(counts)) for _ in range(counts[card])]


def face_names(position: Battle, counts: list[int]) -> list[str]:
    """The names of counted faces of dice."""
    return [position.rules.faces[face] for face in range(len(counts)) for _ in range(counts[face])]


def unit_name(position: Battle, unit: int) -> str:
    """A unit by its hex, or by its number if it is on none."""
    hex_ = position.unit_hex[unit]
    return position.field.board.labels[hex_] if hex_ >= 0 else f"#{unit}"


def leader_name(position: Battle, leader: int) -> str:
    """A leader as one word."""
    return position.roster.leaders[leader].name.replace(" ", "_")


def flag_names(flags: list[tuple[str, bool]]) -> list[str]:
    """The names of those flags that are so."""
    return [name for name, is_so in flags if is_so]


def line(title: str, words: list[str]) -> str:
    """A line with its title."""
    return f"{title}: {' '.join(words)}".rstrip()

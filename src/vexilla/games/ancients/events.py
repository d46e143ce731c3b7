"""What can happen in Ancients, one function an event. The names are shared with the other games of the system."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.refusal import Argument
from ...kernel.sides import EVERYONE, SIDE_NAMES, name_of_side, only
from ..commands_colors.battle import NONE
from .actions import BOARD
from .cards import ALL_KEYS
from .position import STRIKE_NAMES, Ancients
from .units import FACES


def _unit(position: Ancients, unit: int, hex_: int = NONE) -> dict[str, Argument]:
    """Whose unit it is, what it is and where it stands or stood."""
    where = hex_ if hex_ >= 0 else position.unit_hex[unit]
    return {
        "side": SIDE_NAMES[position.side_of[unit]],
        "unit": position.kinds[unit].key,
        "hex": BOARD.labels[where] if where >= 0 else "",
    }


def _leader(position: Ancients, leader: int, hex_: int = NONE) -> dict[str, Argument]:
    where = hex_ if hex_ >= 0 else position.leader_hex[leader]
    return {
        "side": SIDE_NAMES[position.side_of_leader[leader]],
        "leader": position.roster.leaders[leader].name,
        "hex": BOARD.labels[where] if where >= 0 else "",
    }


def card_played(side: int, card: int) -> Event:
    """A card was played; its player knew it before."""
    return Event(
        "cc-played", ("ANC-06-001",), {"side": SIDE_NAMES[side]}, {"card": ALL_KEYS[card]}, EVERYONE, only(side)
    )


def card_copied(side: int, card: int) -> Event:
    """Counter Attack issues the orders of another card."""
    return Event("cc-copied", ("ANC-18-056", "ANC-18-057"), {"side": SIDE_NAMES[side], "card": ALL_KEYS[card]})


def fell_back_on_one_unit(side: int, card: int, clause: str) -> Event:
    """Nobody fits the card: one unit of choice instead."""
    return Event("cc-one-unit", (clause,), {"side": SIDE_NAMES[side], "card": ALL_KEYS[card]})


def unit_ordered(position: Ancients, unit: int, clause: str) -> Event:
    """A unit was ordered."""
    return Event("cc-ordered", (clause,), _unit(position, unit))


def leader_ordered(position: Ancients, leader: int, clause: str) -> Event:
    """A leader was ordered."""
    return Event("cc-ordered-leader", (clause,), _leader(position, leader))


def unit_moved(position: Ancients, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit moved by order."""
    return Event("cc-moved", (clause,), {**_unit(position, unit, here), "to": BOARD.labels[there]})


def leader_moved(position: Ancients, leader: int, here: int, there: int) -> Event:
    """A leader moved by himself."""
    return Event("cc-moved-leader", ("ANC-08-047",), {**_leader(position, leader, here), "to": BOARD.labels[there]})


def left_the_field(position: Ancients, unit: int, here: int) -> Event:
    """A unit left over the enemy's edge, as the scenario allows."""
    return Event("cc-exited", ("ANC-08-008",), _unit(position, unit, here))


def attack_declared(position: Ancients, is_fire: bool) -> Event:
    """A unit fires or attacks."""
    name = "cc-fires" if is_fire else "cc-attacks"
    clause = "ANC-10-013" if is_fire else "ANC-11-004"
    return Event(name, (clause,), {**_unit(position, position.attacker), "target": BOARD.labels[position.ground]})


def evades(position: Ancients, unit: int) -> Event:
    """A defender will evade."""
    return Event("cc-evades", ("ANC-13-001",), _unit(position, unit))


def first_strike_played(position: Ancients, unit: int) -> Event:
    """First Strike was played; its owner knew it before."""
    side = position.side_of[unit]
    return Event(
        "cc-first-strike", ("ANC-18-079",), _unit(position, unit), {"card": "first-strike"}, EVERYONE, only(side)
    )


def strikes_from_walls(position: Ancients, unit: int) -> Event:
    """A defender on city walls strikes first."""
    return Event("cc-walls-strike", ("ANC-16-081",), _unit(position, unit))


def rolled(position: Ancients, dice: list[int]) -> Event:
    """Dice of a strike."""
    return Event(
        "cc-rolled",
        ("ANC-10-028" if position.strike == 0 else "ANC-11-011",),
        {
            **_unit(position, position.striker()),
            "what": STRIKE_NAMES[position.strike],
            "dice": [FACES[face] for face in dice],
        },
    )


def rolled_for(what: str, side: int, hex_: int, dice: list[int], clause: str) -> Event:
    """Dice for something that is no strike: a rampage, a leader, a marsh, orders."""
    shown: dict[str, Argument] = {
        "side": name_of_side(side),
        "what": what,
        "hex": BOARD.labels[hex_] if hex_ >= 0 else "",
        "dice": [FACES[face] for face in dice],
    }
    return Event("cc-rolled-for", (clause,), shown)


def lost_blocks(position: Ancients, unit: int, hex_: int, blocks: int, clause: str) -> Event:
    """A unit lost blocks but lives."""
    return Event("cc-lost", (clause,), {**_unit(position, unit, hex_), "blocks": blocks, "left": position.blocks[unit]})


def destroyed(position: Ancients, unit: int, hex_: int, clause: str) -> Event:
    """A unit lost its last block."""
    return Event("cc-destroyed", (clause,), _unit(position, unit, hex_))


def leader_killed(position: Ancients, leader: int, hex_: int, clause: str) -> Event:
    """A leader was killed."""
    return Event("cc-leader-killed", (clause,), _leader(position, leader, hex_))


def leader_survived(position: Ancients, leader: int, hex_: int, clause: str) -> Event:
    """A leader came through."""
    return Event("cc-leader-survived", (clause,), _leader(position, leader, hex_))


def leader_fled(position: Ancients, leader: int, here: int, there: int) -> Event:
    """A leader evaded."""
    return Event("cc-leader-fled", ("ANC-13-027",), {**_leader(position, leader, here), "to": BOARD.labels[there]})


def leader_left(position: Ancients, leader: int, here: int) -> Event:
    """A leader left the field over his own edge."""
    return Event("cc-leader-left", ("ANC-13-039",), _leader(position, leader, here))


def banner_won(side: int, banners: int, needed: int, clause: str) -> Event:
    """A side gained a banner."""
    return Event("cc-banner", (clause,), {"side": SIDE_NAMES[side], "banners": banners, "needed": needed})


def flags_ignored(position: Ancients, unit: int, ignored: int, flags: int) -> Event:
    """The owner of a unit decided how many flags to ignore."""
    return Event("cc-ignored", ("ANC-12-030",), {**_unit(position, unit), "ignored": ignored, "flags": flags})


def retreated(position: Ancients, unit: int, here: int, there: int) -> Event:
    """A unit fell back one hex."""
    return Event("cc-retreated", ("ANC-12-002",), {**_unit(position, unit, here), "to": BOARD.labels[there]})


def evaded(position: Ancients, unit: int, here: int, there: int) -> Event:
    """A unit evaded one hex."""
    return Event("cc-evaded", ("ANC-13-013",), {**_unit(position, unit, here), "to": BOARD.labels[there]})


def machine_got_away(position: Ancients, unit: int, here: int) -> Event:
    """An evading war machine left the field."""
    return Event("cc-machine-away", ("ANC-13-024", "ANC-13-025"), _unit(position, unit, here))


def rampages(position: Ancients, unit: int) -> Event:
    """Elephants must retreat and rampage."""
    return Event("cc-rampage", ("ANC-12-036",), _unit(position, unit))


def blocked(position: Ancients, unit: int, hexes: int, clause: str) -> Event:
    """A retreat cannot be carried out."""
    return Event("cc-blocked", (clause,), {**_unit(position, unit), "hexes": hexes})


def joined(position: Ancients, unit: int, leader: int, clause: str) -> Event:
    """A lone leader took command of a unit that fell back to him."""
    return Event("cc-joined", (clause,), {**_unit(position, unit), "leader": position.roster.leaders[leader].name})


def advanced(position: Ancients, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit advanced after success."""
    return Event("cc-advanced", (clause,), {**_unit(position, unit, here), "to": BOARD.labels[there]})


def battles_back(position: Ancients, unit: int) -> Event:
    """A defender battles back."""
    return Event("cc-battles-back", ("ANC-11-106",), _unit(position, unit))


def rallied(position: Ancients, unit: int) -> Event:
    """A unit regained a block."""
    return Event("cc-rallied", ("ANC-18-118",), {**_unit(position, unit), "left": position.blocks[unit]})


def came_on(position: Ancients, unit: int) -> Event:
    """A unit of the reserve came onto the field."""
    return Event("cc-came-on", ("ANC-03-011",), _unit(position, unit))


def leader_placed(position: Ancients, leader: int) -> Event:
    """A leader was placed."""
    return Event("cc-leader-placed", ("ANC-03-011",), _leader(position, leader))


def card_drawn(side: int, card: int) -> Event:
    """A card was drawn: only its owner sees it."""
    return Event("cc-drew", ("ANC-15-001",), {"side": SIDE_NAMES[side]}, {"card": ALL_KEYS[card]}, only(side), 0)


def card_discarded(side: int, card: int) -> Event:
    """A card was discarded at random."""
    return Event(
        "cc-discarded", ("ANC-07-017",), {"side": SIDE_NAMES[side]}, {"card": ALL_KEYS[card]}, EVERYONE, only(side)
    )


def reshuffled(clause: str) -> Event:
    """The discards were shuffled into the deck."""
    return Event("cc-reshuffled", (clause,), {})


def command_changed(side: int, command: int) -> Event:
    """The scenario changed how many cards a side holds."""
    return Event("cc-command", ("ANC-07-017",), {"side": SIDE_NAMES[side], "cards": command})


def turn_began(side: int, turn: int) -> Event:
    """A turn begins."""
    return Event("cc-turn", ("ANC-05-001",), {"side": SIDE_NAMES[side], "turn": turn})


def battle_won(side: int, clause: str) -> Event:
    """The battle is decided."""
    return Event("cc-won" if side >= 0 else "cc-drawn", (clause,), {"side": name_of_side(side)})

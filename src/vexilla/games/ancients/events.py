"""What can happen in Ancients beside what can happen in every game of the system."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.sides import EVERYONE, SIDE_NAMES, only
from ..commands_colors.events import leader_named, unit_named
from .actions import BOARD
from .cards import ALL_KEYS
from .position import STRIKE_NAMES, Ancients
from .units import FACES


def card_copied(side: int, card: int) -> Event:
    """Counter Attack issues the orders of another card."""
    return Event("cc-copied", ("ANC-18-056", "ANC-18-057"), {"side": SIDE_NAMES[side], "card": ALL_KEYS[card]})


def fell_back_on_one_unit(side: int, card: int, clause: str) -> Event:
    """Nobody fits the card: one unit of choice instead."""
    return Event("cc-one-unit", (clause,), {"side": SIDE_NAMES[side], "card": ALL_KEYS[card]})


def unit_ordered(position: Ancients, unit: int, clause: str) -> Event:
    """A unit was ordered."""
    return Event("cc-ordered", (clause,), unit_named(position, unit))


def leader_ordered(position: Ancients, leader: int, clause: str) -> Event:
    """A leader was ordered."""
    return Event("cc-ordered-leader", (clause,), leader_named(position, leader))


def unit_moved(position: Ancients, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit moved by order."""
    return Event("cc-moved", (clause,), {**unit_named(position, unit, here), "to": BOARD.labels[there]})


def leader_moved(position: Ancients, leader: int, here: int, there: int) -> Event:
    """A leader moved by himself."""
    return Event(
        "cc-moved-leader", ("ANC-08-047",), {**leader_named(position, leader, here), "to": BOARD.labels[there]}
    )


def left_the_field(position: Ancients, unit: int, here: int) -> Event:
    """A unit left over the enemy's edge, as the scenario allows."""
    return Event("cc-exited", ("ANC-08-008",), unit_named(position, unit, here))


def attack_declared(position: Ancients, is_fire: bool) -> Event:
    """A unit fires or attacks."""
    name = "cc-fires" if is_fire else "cc-attacks"
    clause = "ANC-10-013" if is_fire else "ANC-11-004"
    return Event(name, (clause,), {**unit_named(position, position.attacker), "target": BOARD.labels[position.ground]})


def evades(position: Ancients, unit: int) -> Event:
    """A defender will evade."""
    return Event("cc-evades", ("ANC-13-001",), unit_named(position, unit))


def first_strike_played(position: Ancients, unit: int) -> Event:
    """First Strike was played; its owner knew it before."""
    side = position.side_of[unit]
    return Event(
        "cc-first-strike", ("ANC-18-079",), unit_named(position, unit), {"card": "first-strike"}, EVERYONE, only(side)
    )


def strikes_from_walls(position: Ancients, unit: int) -> Event:
    """A defender on city walls strikes first."""
    return Event("cc-walls-strike", ("ANC-16-081",), unit_named(position, unit))


def rolled(position: Ancients, dice: list[int]) -> Event:
    """Dice of a strike."""
    return Event(
        "cc-rolled",
        ("ANC-10-028" if position.strike == 0 else "ANC-11-011",),
        {
            **unit_named(position, position.striker()),
            "what": STRIKE_NAMES[position.strike],
            "dice": [FACES[face] for face in dice],
        },
    )


def leader_survived(position: Ancients, leader: int, hex_: int, clause: str) -> Event:
    """A leader came through."""
    return Event("cc-leader-survived", (clause,), leader_named(position, leader, hex_))


def evaded(position: Ancients, unit: int, here: int, there: int) -> Event:
    """A unit evaded one hex."""
    return Event("cc-evaded", ("ANC-13-013",), {**unit_named(position, unit, here), "to": BOARD.labels[there]})


def machine_got_away(position: Ancients, unit: int, here: int) -> Event:
    """An evading war machine left the field."""
    return Event("cc-machine-away", ("ANC-13-024", "ANC-13-025"), unit_named(position, unit, here))


def rampages(position: Ancients, unit: int) -> Event:
    """Elephants must retreat and rampage."""
    return Event("cc-rampage", ("ANC-12-036",), unit_named(position, unit))


def advanced(position: Ancients, unit: int, here: int, there: int, clause: str) -> Event:
    """A unit advanced after success."""
    return Event("cc-advanced", (clause,), {**unit_named(position, unit, here), "to": BOARD.labels[there]})


def battles_back(position: Ancients, unit: int) -> Event:
    """A defender battles back."""
    return Event("cc-battles-back", ("ANC-11-106",), unit_named(position, unit))


def rallied(position: Ancients, unit: int) -> Event:
    """A unit regained a block."""
    return Event("cc-rallied", ("ANC-18-118",), {**unit_named(position, unit), "left": position.blocks[unit]})


def came_on(position: Ancients, unit: int) -> Event:
    """A unit of the reserve came onto the field."""
    return Event("cc-came-on", ("ANC-03-011",), unit_named(position, unit))


def leader_placed(position: Ancients, leader: int) -> Event:
    """A leader was placed."""
    return Event("cc-leader-placed", ("ANC-03-011",), leader_named(position, leader))


def turn_began(side: int, turn: int) -> Event:
    """A turn begins."""
    return Event("cc-turn", ("ANC-05-001",), {"side": SIDE_NAMES[side], "turn": turn})

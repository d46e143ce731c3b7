"""What can happen in Napoleonics beside what can happen in every game of the system."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.sides import SIDE_NAMES, only
from ..commands_colors.events import leader_named, strikes_at, unit_named, unit_went
from .actions import BOARD
from .cards import ALL_KEYS
from .position import Napoleonics


def square_formed(position: Napoleonics, unit: int) -> Event:
    """Infantry formed square; the space of the track counts from 1."""
    return Event(
        "cc-square-formed", ("NAP-06-022",), {**unit_named(position, unit), "space": position.square_of[unit] + 1}
    )


def card_tracked(side: int, card: int, space: int) -> Event:
    """A card was taken blind from a hand and laid under a square: only its owner may look at it."""
    return Event(
        "cc-tracked",
        ("NAP-06-032", "NAP-06-034"),
        {"side": SIDE_NAMES[side], "space": space + 1},
        {"card": ALL_KEYS[card]},
        only(side),
        0,
        "card",
    )


def square_left(position: Napoleonics, unit: int, space: int) -> Event:
    """A unit left its square by order, and its card came back."""
    return Event("cc-square-left", ("NAP-06-064",), {**unit_named(position, unit), "space": space + 1})


def square_lost(side: int, space: int) -> Event:
    """A square was destroyed, and its card came back to the hand."""
    return Event("cc-square-lost", ("NAP-06-067",), {"side": SIDE_NAMES[side], "space": space + 1})


def left_the_field(position: Napoleonics, unit: int, here: int) -> Event:
    """A unit left over its own edge, as the scenario allows."""
    return Event("cc-withdrew", ("NAP-05-046",), unit_named(position, unit, here), sort="step")


def leader_left_the_field(position: Napoleonics, leader: int, here: int) -> Event:
    """A leader left over his own edge by order."""
    return Event("cc-leader-left", ("NAP-05-064",), leader_named(position, leader, here), sort="step")


def supports(position: Napoleonics, unit: int) -> Event:
    """A battery joins a melee."""
    shown = {
        **unit_named(position, unit),
        "target": BOARD.labels[position.ground],
        "lead": BOARD.labels[position.post],
        "beside": [BOARD.labels[position.unit_hex[battery]] for battery in position.supporters],
    }
    return Event("cc-supports", ("NAP-06-070",), shown)


def support_lost(position: Napoleonics, unit: int, clause: str) -> Event:
    """A battery's dice are lost, since its lead unit cannot attack any more."""
    return Event("cc-support-lost", (clause,), unit_named(position, unit))


def square_strikes(position: Napoleonics, unit: int) -> Event:
    """A square that cavalry attacks rolls first."""
    return Event("cc-square-strikes", ("NAP-06-036",), strikes_at(position, unit))


def bounced(position: Napoleonics, unit: int) -> Event:
    """Cavalry is thrown back from a square."""
    return Event("cc-bounced", ("NAP-06-038",), unit_named(position, unit))


def supplied(position: Napoleonics, unit: int, here: int, there: int) -> Event:
    """Short Supply sent a unit back to its own edge."""
    return unit_went("cc-supplied", position, unit, here, there, "NAP-08-130")

"""What can happen in Ancients beside what can happen in every game of the system."""

from __future__ import annotations

from ...kernel.event import Event
from ..commands_colors.events import leader_named, strikes_at, unit_named
from .position import Ancients


def left_the_field(position: Ancients, unit: int, here: int) -> Event:
    """A unit left over the enemy's edge, as the scenario allows."""
    return Event("cc-exited", ("ANC-08-008",), unit_named(position, unit, here), sort="step")


def strikes_from_walls(position: Ancients, unit: int) -> Event:
    """A defender on city walls strikes first."""
    return Event("cc-walls-strike", ("ANC-16-081",), strikes_at(position, unit))


def machine_got_away(position: Ancients, unit: int, here: int) -> Event:
    """An evading war machine left the field."""
    return Event("cc-machine-away", ("ANC-13-024", "ANC-13-025"), unit_named(position, unit, here), sort="step")


def rampages(position: Ancients, unit: int) -> Event:
    """Elephants must retreat and rampage."""
    return Event("cc-rampage", ("ANC-12-036",), unit_named(position, unit))


def came_on(position: Ancients, unit: int) -> Event:
    """A unit of the reserve came onto the field."""
    return Event("cc-came-on", ("ANC-03-011",), unit_named(position, unit), sort="step")


def leader_placed(position: Ancients, leader: int) -> Event:
    """A leader was placed."""
    return Event("cc-leader-placed", ("ANC-03-011",), leader_named(position, leader), sort="step")

"""Where units go that leave a fight: away from the threat, home, or between two threats (GRB-07-001, GRB-07-002)."""

from __future__ import annotations

from typing import Final

from ..geometry.bases import Base
from ..geometry.contact import contact
from ..geometry.numbers import (
    ALIGNMENT,
    HALF_TURN,
    HEADINGS,
    STEP,
    TOLERANCE,
    bisector,
    difference,
    heading_of,
)
from ..geometry.ways import meeting
from ..geometry.zones import zone_of
from ..position import GrandBattle
from ..roster import NONE

#: The ways out, in the order of the words for them.
WAY_KEYS: Final[tuple[str, ...]] = ("away", "home", "between")


def away_from(position: GrandBattle, unit: int, threat: int) -> int:
    """Straight back from the edge that the threat touches; of a corner, or from afar, from centre to centre."""
    base, enemy = position.bases[unit], position.bases[threat]
    touch = contact(base, enemy)
    if touch is not None and touch.is_edge():
        return (base.edge_heading(touch.edge) + HALF_TURN) % HEADINGS
    here, there = base.centre(), enemy.centre()
    if here == there:
        return (base.heading + HALF_TURN) % HEADINGS
    return heading_of(here[0] - there[0], here[1] - there[1])


def edge_towards(base: Base, enemy: Base) -> int:
    """The edge of a base that an enemy touches, or behind which he is."""
    touch = contact(base, enemy)
    return touch.edge if touch is not None else zone_of(base, enemy)


def home_of(position: GrandBattle, unit: int) -> int:
    """Straight to the edge of the table of its own side."""
    return HALF_TURN if position.side_of(unit) == position.setting.attacker else 0


def threats_to(position: GrandBattle, unit: int, threat: int) -> list[int]:
    """The enemies whom a unit flees: the one named, and all who are in contact with it."""
    others = [met.opponent(unit) for met in position.contacts_of(unit)]
    return [threat, *[each for each in others if each != threat]]


def between_threats(position: GrandBattle, unit: int, threat: int) -> int:
    """Half-way between the two most divergent ways away from threats on two sides, or NONE (GRB-07-002)."""
    base = position.bases[unit]
    threats = threats_to(position, unit, threat)
    aways = [away_from(position, unit, each) for each in threats]
    edges = [edge_towards(base, position.bases[each]) for each in threats]
    widest = ALIGNMENT
    found = NONE
    for one in range(len(threats)):
        for other in range(one):
            turn = abs(difference(aways[other], aways[one]))
            if edges[one] != edges[other] and turn > widest:
                widest = turn
                found = bisector(aways[other], aways[one])
    return found


def leads_into(base: Base, heading: int, other: Base) -> bool:
    """Whether a base that goes in a heading is on another at once."""
    found = meeting(base, heading, STEP, other)
    return found is not None and found[0] <= TOLERANCE


def ways_out(position: GrandBattle, unit: int, threat: int, is_flight: bool) -> list[int]:
    """The headings that a unit's owner may choose of, in the order of WAY_KEYS; NONE for one that it has not.

    None leads into an enemy in contact, if there is another; and the same way is offered once.
    """
    base = position.bases[unit]
    away = away_from(position, unit, threat)
    between = between_threats(position, unit, threat) if is_flight else NONE
    found: list[int] = []
    for heading in (away, home_of(position, unit), between):
        is_known = any(each != NONE and abs(difference(each, heading)) <= ALIGNMENT for each in found)
        threats = threats_to(position, unit, threat)
        is_shut = heading != NONE and any(leads_into(base, heading, position.bases[each]) for each in threats)
        found.append(NONE if is_known or is_shut else heading)
    return found if found != [NONE] * len(WAY_KEYS) else [away, NONE, NONE]

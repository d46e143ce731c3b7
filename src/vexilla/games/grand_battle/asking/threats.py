"""Whom a unit could charge in its next turn, if it had an order, and how far it gets (GRB-05-004, GRB-05-005)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Json
from ....kernel.match import Match
from ..attacks.judge import goes_freely, hindrance
from ..attacks.questions import reachable
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base
from ..geometry.bodies import body_of
from ..geometry.numbers import DEGREE, Spot
from ..geometry.shapes import hull
from ..geometry.zones import zone_of
from ..moves.questions import told
from ..position import GrandBattle
from ..roster import NONE
from ..tables.movement import WHEEL_MOST
from ..written.lines import ZONE_KEYS
from .known import supposed
from .outlines import around, on_table, shown
from .tools import nobody, seen_unit

#: Wheels are tried so far apart for the outline of what a charge covers.
_TURN: Final = 5 * DEGREE


def threat(match: Match[GrandBattle], position: GrandBattle, name: str) -> Json:
    """Who is within a charge of a unit, by which attack and on which side; and how far it gets on open ground."""
    unit = seen_unit(position, name)
    if unit == NONE:
        return nobody(name)
    there = supposed(position, [unit])
    refusal = hindrance(there, unit)
    answer: Json = {"measured": True, "unit": name, "refusal": told(refusal), "area": [], "units": []}
    if refusal is not None:
        return answer
    answer["area"] = shown(on_table(position.landscape, _area(there, unit)))
    numbers = position.roster.numbers
    for row in reachable(match, there, [name]):
        if row["reaches"]:
            struck = numbers.get(row["target"], NONE)
            zone = zone_of(position.bases[struck], position.bases[unit]) if struck != NONE else 0
            answer["units"].append({"unit": row["target"], "attack": row["attack"], "zone": ZONE_KEYS[zone]})
    return answer


def _area(position: GrandBattle, unit: int) -> list[Spot]:
    """How far the front of a unit gets: after any wheel that it can pay, straight on with the rest of its move."""
    base = position.bases[unit]
    move = position.profile_of(unit).move
    if goes_freely(position, [unit]):
        return around(base, move)
    spots: list[Spot] = [*base.corners()]
    body = body_of([base])
    for pivot, sign in ((FRONT_LEFT, -1), (FRONT_RIGHT, 1)):
        for angle in range(0, WHEEL_MOST + 1, _TURN):
            left = move - body.wheel_cost(angle)
            if left < 0:
                break
            spots += _front(base.wheeled(pivot, sign * angle).moved(left))
    return hull(spots)


def _front(base: Base) -> list[Spot]:
    return [base.corner(FRONT_LEFT), base.corner(FRONT_RIGHT)]

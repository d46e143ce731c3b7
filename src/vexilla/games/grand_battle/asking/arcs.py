"""What lies before a ghost: how far its front reaches where it would stand."""

from __future__ import annotations

from ....kernel.deed import Json
from ..artillery.guns import gun_of
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, REAR_RIGHT, Base
from ..geometry.numbers import Spot, distance
from ..position import GrandBattle
from .outlines import arc_outline, around, on_table, shown


def add_arcs(position: GrandBattle, side: int, answer: Json) -> None:
    """Say what lies before ghosts of a side: the front zone, as far as a gun fires or a charge goes (GRB-01-037)."""
    for ghost in answer.get("ghost", []):
        unit = position.roster.numbers[ghost["id"]]
        if position.side_of(unit) != side:
            continue
        base = _base(ghost)
        gun = gun_of(position, unit)
        reach = gun.reach if gun is not None else position.profile_of(unit).move
        outline = around(base, reach) if position.has_front_all_round(unit) else arc_outline(base, reach)
        ghost["arc"] = shown(on_table(position.landscape, outline))


def _base(ghost: Json) -> Base:
    """The base that a ghost shows; sizes are even."""
    corners: list[Spot] = [(x, y) for x, y in ghost["outline"]]
    x, y = ghost["at"]
    right = corners[FRONT_RIGHT]
    width, depth = distance(corners[FRONT_LEFT], right), distance(right, corners[REAR_RIGHT])
    return Base(x, y, ghost["heading"], width - width % 2, depth - depth % 2)

"""What is answered while an army is set up: where something would stand, what is against it, and where it may."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Form, Id, Json, Point, Said
from ....kernel.refusal import Refusal
from ..asking.outlines import around, on_table, shown
from ..geometry.areas import cut
from ..geometry.bases import Base
from ..geometry.numbers import Spot
from ..moves.forms import LENGTH_PLACES
from ..moves.questions import ghost, told
from ..orders.sheet import FREE
from ..position import GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..states import NARROW
from ..tables.camps import CAMPS_BY_KEY
from ..tables.generation import CAMP_EDGE_GAP, CAMP_TO_FRONT, ENEMY_GAP, MOST_SIDE, SMALL_TABLE_GAP
from ..tables.terrain import NO, SECTION
from .forms import AMBUSH, ARRIVE, CAMP, DEPLOYING, FALSE_AMBUSH, LINE, PLACE
from .forms import SECTION as SECTION_FORM
from .placing import bases_in_line, edge_gap, heading_of_side

#: What stands for the camp and for a section where a unit is named.
_CAMP: Final = "camp"
_SECTION: Final = "section"

PREVIEW_DEPLOYMENT: Final = Form("preview", Said("deed", *DEPLOYING))
PREVIEW_ARRIVAL: Final = Form("preview", Said("deed", ARRIVE))
#: Where a unit, the ``camp`` or a ``section`` may be set up at all.
ROOM: Final = Form("room", Id("unit"))
#: Where a unit of the reserve would step onto the table if it shall be near a spot: its rear touches the edge.
NEAREST: Final = Form("nearest", Id("unit"), "to", Point("to", MOST_SIDE, MOST_SIDE, LENGTH_PLACES))
DEPLOYMENT_QUESTIONS: Final[tuple[Form, ...]] = (PREVIEW_DEPLOYMENT, ROOM)


def preview_deployment(position: GrandBattle, side: int, deed: Deed, refusal: Refusal | None) -> Json:
    """Where somebody or something would stand, and what is against it."""
    answer: Json = {"deed": deed.text(), "ghost": _ghosts(position, side, deed), "refusal": told(refusal)}
    if deed.form is FALSE_AMBUSH:
        answer["at"] = list(deed.point("at"))
    return answer


def _ghosts(position: GrandBattle, side: int, deed: Deed) -> list[Json]:
    if deed.form in (PLACE, AMBUSH, ARRIVE, LINE):
        names = deed.ids("units") if deed.form is LINE else [deed.word("unit")]
        units = [position.roster.numbers.get(name, NONE) for name in names]
        if NONE in units:
            return []
        bases = bases_in_line(position, units, deed.point("at"), deed.number("heading"))
        return [ghost(names[number], base) for number, base in enumerate(bases)]
    if deed.form is CAMP:
        kind = CAMPS_BY_KEY[position.setting.camps[side]]
        x, y = deed.point("at")
        camp = Base(x, y, heading_of_side(position.setting, side), kind.width, kind.depth)
        return [ghost(_CAMP, camp)] if kind.width else []
    if deed.form is SECTION_FORM:
        x, y = deed.point("at")
        return [ghost(_SECTION, Base(x, y, deed.number("heading"), SECTION, 0))]
    return []


def room(position: GrandBattle, side: int, name: str) -> Json:
    """Where a unit of a side may stand: the area, and what of it is closed to its kind or too near to the enemy.

    The whole base must be in the area; others who stand there are seen without being told.
    """
    unit = position.roster.numbers.get(name, NONE)
    is_thing = name in (_CAMP, _SECTION)
    if not is_thing and (unit == NONE or position.roster.units[unit].side != side):
        return {"measured": True, "refusal": told(refuse("GRB-02-015", units=[name], why="stranger")), "areas": []}
    if position.setting.measuring != FREE:
        return {"measured": False, "refusal": told(refuse("GRB-01-044")), "areas": []}
    setting, land = position.setting, position.landscape
    is_attacker = side == setting.attacker
    is_skirmisher = not is_thing and position.profile_of(unit).kind.is_skirmisher
    gap = edge_gap(setting, is_skirmisher=is_skirmisher)
    if name == _CAMP:
        gap = SMALL_TABLE_GAP if setting.strips == NARROW else CAMP_EDGE_GAP
    low, high = gap, land.depth - gap
    if name == _CAMP or not is_attacker:
        low, high = (low, land.depth // 2) if is_attacker else (land.depth // 2, high)
    camp = position.camp_of(side)
    if camp.width and not is_thing:
        # Nobody is further before the camp than 40 steps (GRB-02-026).
        low, high = (
            (low, min(high, camp.y + CAMP_TO_FRONT)) if is_attacker else (max(low, camp.y - CAMP_TO_FRONT), high)
        )
    area: list[Spot] = [(gap, low), (gap, high), (land.width - gap, high), (land.width - gap, low)]
    closed: list[list[Spot]] = []
    for piece in land.pieces:
        is_closed = not any(piece.kind.shares) if is_thing else _closes(position, unit, piece.kind.shares)
        if is_closed and name != _SECTION:
            closed += [shape.spots for shape in piece.shapes]
    if is_attacker and name != _CAMP:
        enemies = [position.bases[enemy] for enemy in position.units_of(1 - side)]
        enemies += [Base(each.spot[0], each.spot[1], 0, 0, 0) for each in position.markers if each.side != side]
        closed += [on_table(land, around(enemy, ENEMY_GAP)) for enemy in enemies]
    inside = [_within(each, gap, land.width - gap, low, high) for each in closed]
    return {
        "measured": True,
        "refusal": None,
        "areas": [shown(area)] if low < high else [],
        "closed": [shown(each) for each in inside if len(each) > 2],
        "heading": heading_of_side(setting, side),
    }


def _closes(position: GrandBattle, unit: int, shares: tuple[int, ...]) -> bool:
    return shares[position.profile_of(unit).kind.mover] == NO


def _within(spots: list[Spot], left: int, right: int, low: int, high: int) -> list[Spot]:
    """What lies in the area of a convex polygon."""
    found = cut(spots, [left - x for x, _ in spots])
    found = cut(found, [x - right for x, _ in found])
    found = cut(found, [low - y for _, y in found])
    return cut(found, [y - high for _, y in found])

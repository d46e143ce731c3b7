"""Long-range fire in the phase of artillery: who may fire at whom (GRB-13-007 to GRB-13-057)."""

from __future__ import annotations

from ....kernel.refusal import Refusal
from ..combat.footing import is_higher, is_in_wood
from ..contacts import MELEE
from ..geometry.bases import FRONT, Base
from ..geometry.gaps import near, touches
from ..geometry.shapes import Shape, stands_in
from ..geometry.sight import base_covers, crosses, line_to_target
from ..geometry.zones import front_area
from ..position import DISABLED, FIRED, LOOTING, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.artillery import Gun


def gun_of(position: GrandBattle, unit: int) -> Gun | None:
    """The gun with which a unit fires balls; None of others, bolt throwers included (GRB-13-010)."""
    gun = position.profile_of(unit).gun
    return gun if gun is not None and gun.reach else None


def forbids_firing(position: GrandBattle, battery: int) -> Refusal | None:
    """Why a battery cannot fire at all now."""
    name = position.roster.ids[battery]
    marks = position.marks[battery]
    if gun_of(position, battery) is None:
        return refuse("GRB-13-010", unit=name)
    if not position.is_on_table(battery) or marks & (DISABLED | LOOTING):
        return refuse("GRB-13-021", units=[name])
    if marks & FIRED:
        return refuse("GRB-13-028", units=[name])
    if is_in_wood(position, battery):
        return refuse("GRB-10-023", unit=name)
    return None


def forbids_target(position: GrandBattle, battery: int, target: int) -> Refusal | None:
    """Why a battery cannot fire at an enemy on the table."""
    ids = position.roster.ids
    name, aim = ids[battery], ids[target]
    gun = gun_of(position, battery)
    assert gun is not None
    base, there = position.bases[battery], position.bases[target]
    if position.marks[target] & DISABLED:
        return refuse("GRB-13-030", unit=name, target=aim)
    if any(each.stage == MELEE for each in position.contacts_of(target)):
        return refuse("GRB-13-035", unit=name, target=aim)
    if touches(base, there):
        return refuse("GRB-13-011", unit=name, target=aim)
    if 2 * front_area(base, there, gun.reach) <= there.area():
        return refuse("GRB-13-031", unit=name, target=aim)
    if gun.dead_zone and is_on_hill(position, base) and near(base.edge_line(FRONT), there, gun.dead_zone):
        return refuse("GRB-13-047", unit=name, target=aim)
    covered = what_covers(position, battery, target)
    if covered is not None:
        return refuse("GRB-13-032", unit=name, target=aim, by=covered)
    return None


def is_on_hill(position: GrandBattle, base: Base) -> bool:
    """Whether any part of a base is on a hill."""
    return any(stands_in(base, hill.shapes) for hill in position.landscape.hills)


def what_covers(position: GrandBattle, battery: int, target: int) -> str | None:
    """What stands in the line of fire: ground, else a unit; None if the target is seen (GRB-13-032)."""
    base, there = position.bases[battery], position.bases[target]
    sight = line_to_target(base, there)
    covered = ground_covers(position, base, there, sight)
    if covered is not None:
        return covered
    is_high = is_on_hill(position, base)
    side = position.side_of(battery)
    for unit in range(len(position.places)):
        if unit in (battery, target) or not position.is_on_table(unit):
            continue
        # Skirmishers of the enemy do not screen anybody (GRB-13-034).
        if position.side_of(unit) != side and position.profile_of(unit).kind.is_skirmisher:
            continue
        if base_covers(position.bases[unit], sight) and not (is_high and is_higher(position, battery, unit)):
            return position.roster.ids[unit]
    return None


def ground_covers(position: GrandBattle, base: Base, there: Base, sight: Shape) -> str | None:
    """The wood or hill through which a line passes, with neither end in it (GRB-10-041)."""
    for piece in position.landscape.pieces:
        if piece.kind.is_wood and _covers(piece.shapes, base, there, sight):
            return piece.id
    for hill in position.landscape.hills:
        if _covers(hill.shapes, base, there, sight):
            return hill.id
    return None


def _covers(shapes: list[Shape], base: Base, there: Base, sight: Shape) -> bool:
    if stands_in(base, shapes) or stands_in(there, shapes):
        return False
    return any(crosses(shape, sight) for shape in shapes)


def can_fire_at(position: GrandBattle, battery: int, target: int) -> bool:
    """Whether a battery may fire at an enemy now, orders aside."""
    return forbids_firing(position, battery) is None and forbids_target(position, battery, target) is None


def targets_of(position: GrandBattle, battery: int) -> list[int]:
    """The enemies at whom a battery may fire now."""
    if forbids_firing(position, battery) is not None:
        return []
    enemies = position.units_of(1 - position.side_of(battery))
    return [enemy for enemy in enemies if forbids_target(position, battery, enemy) is None]


def forbids_shot(position: GrandBattle, side: int, names: list[str], aim: str) -> Refusal | None:
    """Why batteries of a side cannot fire together at a target (GRB-13-037)."""
    numbers = position.roster.numbers
    target = numbers.get(aim, NONE)
    if target == NONE or not position.is_on_table(target) or position.side_of(target) == side:
        return refuse("GRB-13-030", unit=names[0], target=aim)
    for name in names:
        battery = numbers.get(name, NONE)
        if battery == NONE or not position.is_on_table(battery) or position.side_of(battery) != side:
            return refuse("GRB-13-030", unit=name, target=aim)
        refusal = forbids_firing(position, battery) or forbids_target(position, battery, target)
        if refusal is not None:
            return refusal
    return None

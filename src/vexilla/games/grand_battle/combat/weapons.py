"""What a unit shoots with in contact: hand weapons, or the near zone of its gun (chapters 6.7 and 13.1)."""

from __future__ import annotations

from ..armies.profile import NO_RANGE
from ..geometry.bases import Base
from ..geometry.contact import CORNER, quality
from ..position import DISABLED, GrandBattle
from .footing import is_in_wood


def can_shoot(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit has missiles for an enemy in contact; guns only where they look (GRB-13-011), and from no wood."""
    profile = position.profile_of(unit)
    if profile.gun is not None:
        if position.marks[unit] & DISABLED or is_in_wood(position, unit):
            return False
        return _is_before_gun(position.bases[unit], position.bases[enemy])
    return profile.shooting > 0 and position.shooters_of(unit) > 0


def _is_before_gun(base: Base, other: Base) -> bool:
    """Whether a base touches the front of a gun, and not only the end of a side that it lies along (GRB-13-007)."""
    before = quality(base, other)
    return before > CORNER or (before == CORNER and quality(base, other, all_round=True) == CORNER)


def shooting_value(position: GrandBattle, unit: int) -> int:
    """C in contact: of the hand weapon, or of case shot and bolts (GRB-13-014)."""
    profile = position.profile_of(unit)
    return profile.gun.case[0] if profile.gun is not None else profile.shooting


def penetration(position: GrandBattle, unit: int) -> int:
    """By how much armour counts less against it in contact (GRB-06-097, GRB-13-042)."""
    profile = position.profile_of(unit)
    return profile.gun.case[1] if profile.gun is not None else profile.penetration


def range_class(position: GrandBattle, unit: int) -> int:
    """The class by which it shoots earlier or later in contact (GRB-06-136)."""
    profile = position.profile_of(unit)
    if profile.gun is not None:
        return profile.gun.range_class_in(position.landscape.year)
    return profile.range_class if profile.weapon is not None else NO_RANGE

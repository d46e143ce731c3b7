"""What troops, commanders and works cost. The lists of the book are lost: the prices are ours, and one formula."""

from __future__ import annotations

from typing import Final

from ..tables.artillery import Gun
from ..tables.traits import TRAITS
from ..tables.troops import TroopType
from ..tables.weapons import OUTRANGES_ALL, Weapon

_STRENGTH: Final = 5
_VALUE: Final = 2
_USUAL_MOVE: Final = 10
_STEP: Final = 1_000
#: A weapon of class 1, 2 or 3 costs 3, 2 or 1 for its range.
_RANGE: Final = 4
#: A battery costs this before its fire; mobile and immobile ones less.
_BATTERY: Final = 10
_MOBILE: Final = 2
_IMMOBILE: Final = 4
_CASE: Final = 3
_CANNON_CASE: Final = 4

_COMMAND_POINT: Final = 10
_LEADERSHIP_POINT: Final = 5
BARRICADE_PRICE: Final = 3
WORKS_PRICE: Final = 6
#: What an army may cost unless it says otherwise, and the per cent of it that it must reach (GRB-01-005).
USUAL_BUDGET: Final = 750
LEAST_PER_CENT: Final = 95
#: Sections that a list allows unless it says otherwise.
USUAL_BARRICADES: Final = 6
USUAL_WORKS: Final = 2


def price_of(
    kind: TroopType,
    figures: int,
    melee: int,
    armour: int,
    move: int,
    weapon: Weapon | None,
    gun: Gun | None,
    traits: int,
) -> int:
    """The price of one base."""
    if gun is not None:
        return _price_of_battery(gun, move)
    price = _STRENGTH * figures + _VALUE * (melee + armour) + move // _STEP - _USUAL_MOVE + kind.price
    if weapon is not None:
        price += _VALUE * weapon.shooting + weapon.penetration + _RANGE - weapon.range_class
    for trait in TRAITS:
        if traits & trait.bit:
            price += trait.price
    return price


def _price_of_battery(gun: Gun, move: int) -> int:
    """The price of a battery: its crew and its fire near and far, halves rounded up."""
    is_cannon = gun.reach > 0 and gun.range_class_in(gun.from_year) == OUTRANGES_ALL
    near = _VALUE * gun.case[0] + gun.case[1] + (_CANNON_CASE if is_cannon else _CASE)
    quarters = 4 * _VALUE * gun.ball[0] + gun.reach // _STEP
    whole = _BATTERY + near - (_MOBILE if move else _IMMOBILE)
    return (4 * whole + quarters + 2) // 4


def price_of_commander(command: int, leadership: int) -> int:
    """The price of a general or commander."""
    return _COMMAND_POINT * command + _LEADERSHIP_POINT * leadership

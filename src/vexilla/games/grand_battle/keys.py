"""The key of a position: what :mod:`.written.lines` writes as text, as one whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import FIRST_KEY, mixed, mixed_all, mixed_wide
from .geometry.bases import Base
from .states import GONE, JOINED
from .written.fields import FIELDS
from .written.lines import has_stood

if TYPE_CHECKING:
    from .position import GrandBattle


def key_of(position: GrandBattle) -> int:
    """All that matters for the rest of the battle."""
    key = mixed(FIRST_KEY, (position.turn * 2 + position.active) * 8 + position.phase)
    for unit in range(len(position.places)):
        key = _with_unit(key, position, unit)
    key = mixed_wide(mixed_all(key, position.points), position.fallen)
    for contact in position.contacts:
        key = mixed(key, contact.one << 16 | contact.other)
        zones = (contact.zone_of_one * 4 + contact.zone_of_other) * 2 + contact.stage
        key = mixed(mixed(key, zones << 16 | contact.since), contact.exchanges << 16 | contact.rounds)
    key = mixed_all(key, position.duels)
    for section in position.sections:
        key = mixed(_with_base(key, section.line), (section.side * 4 + section.camp + 1) * 2 + int(section.is_works))
    for marker in position.markers:
        key = mixed(mixed(key, marker.spot[0]), marker.spot[1])
        key = mixed(key, marker.side << 16 | (marker.unit + 1))
    for side, camp in enumerate(position.camps):
        key = _with_base(key, camp)
        key = mixed(key, int(position.camp_lost[side]))
        key = mixed(key, (position.arrivals[side] + 1) << 8 | (position.segments[side] + 1))
        key = mixed(key, position.first_steadfastness[side] << 16 | position.last_steadfastness[side])
    for field in FIELDS:
        key = mixed_all(key, field.numbers(position))
    return mixed(key, (position.winner + 2) * 2 + int(position.over))


def _with_unit(key: int, position: GrandBattle, unit: int) -> int:
    place = position.places[unit]
    if place in (GONE, JOINED):
        key = mixed(key, place)
        return _with_base(key, position.bases[unit]) if has_stood(position, unit) else key
    losses = position.losses[unit] << 8 | position.shooter_losses[unit]
    key = mixed(key, (losses << 8 | position.disorder[unit]) << 3 | place)
    key = mixed(mixed(key, position.marks[unit]), position.rough[unit] << 3 | (position.left_by[unit] + 1))
    left = position.dismounted_at[unit]
    if left.width:
        key = _with_base(key, left)
    return _with_base(key, position.bases[unit]) if has_stood(position, unit) else key


def _with_base(key: int, base: Base) -> int:
    key = mixed(mixed(key, base.x), base.y)
    return mixed(mixed(key, base.heading), base.width << 15 | base.depth)

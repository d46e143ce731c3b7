"""Who may evade: speeds as ground and obstacles leave them (GRB-06-004 to GRB-06-007)."""

from __future__ import annotations

from ....kernel.deed import decimal_text
from ....kernel.refusal import Refusal
from ..camps.camp import is_cornered
from ..combat.footing import section_before
from ..geometry.bases import REAR, Base
from ..ground import BRIDGE, grounds_under, section_ground, share_of, stands_on_bridge
from ..moves.forms import LENGTH_PLACES
from ..position import ALL_ROUND, GrandBattle
from ..refusals import refuse
from ..tables.terrain import AREA, FULL, NO, Ground
from ..tables.troops import CHARIOTS, ELEPHANTS


def speed_of(position: GrandBattle, unit: int) -> int:
    """MV, slowed by what a unit stands in (GRB-06-006)."""
    return position.profile_of(unit).move * _share_under(position, unit) // FULL


def speed_after(position: GrandBattle, unit: int, enemy: int) -> int:
    """MV of who would have to catch an enemy: also slowed by lines and sections between them (GRB-06-006).

    What he cannot cross at all, as riders a ravine, leaves him nothing.
    """
    share = _share_under(position, unit)
    for ground in _grounds_at(position, position.bases[enemy]):
        if ground.shape != AREA:
            share = min(share, share_of(position, unit, ground))
    section = section_before(position, enemy, unit)
    if section is not None:
        share = min(share, share_of(position, unit, section_ground(section, position.side_of(unit))))
    return position.profile_of(unit).move * share // FULL


def _share_under(position: GrandBattle, unit: int) -> int:
    share = FULL
    for ground in _grounds_at(position, position.bases[unit]):
        left = share_of(position, unit, ground)
        if left != NO:
            share = min(share, left)
    return share


def _grounds_at(position: GrandBattle, base: Base) -> list[Ground]:
    """The ground that a base stands in; on a bridge that is the bridge, not the river (GRB-10-031)."""
    grounds = grounds_under(position, base)
    if stands_on_bridge(position, base):
        return [BRIDGE, *[ground for ground in grounds if any(ground.shares)]]
    return grounds


def forbids_evading(position: GrandBattle, unit: int) -> Refusal | None:
    """Why a unit may not evade from those it is in contact with."""
    name = position.roster.ids[unit]
    kind = position.profile_of(unit).kind
    if not kind.evades:
        clause = {ELEPHANTS: "GRB-11-007", CHARIOTS: "GRB-11-011"}.get(kind.category, "GRB-06-005")
        return refuse(clause, unit=name, enemy="none", speed="none", theirs="none")
    if position.marks[unit] & ALL_ROUND:
        return refuse("GRB-05-040", unit=name, enemy="none", speed="none", theirs="none")
    contacts = position.contacts_of(unit)
    if not contacts:
        return refuse("GRB-06-004", unit=name, enemy="none", speed="none", theirs="none")
    speed = speed_of(position, unit)
    for met in contacts:
        enemy = met.opponent(unit)
        if met.zone_of(unit) == REAR and not position.has_front_all_round(unit):
            return refuse("GRB-07-013", unit=name, enemy=position.roster.ids[enemy], speed="none", theirs="none")
        if is_cornered(position, unit, enemy):
            return refuse("GRB-12-042", unit=name, enemy=position.roster.ids[enemy], speed="none", theirs="none")
        theirs = speed_after(position, enemy, unit)
        is_tie = speed == theirs and kind.is_skirmisher and not position.profile_of(enemy).kind.is_skirmisher
        if speed <= theirs and not is_tie:
            said = [decimal_text(each, LENGTH_PLACES) for each in (speed, theirs)]
            return refuse("GRB-06-004", unit=name, enemy=position.roster.ids[enemy], speed=said[0], theirs=said[1])
    return None

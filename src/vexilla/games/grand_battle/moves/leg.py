"""A leg of a Manoeuvre worked out: where it ends, what it costs, what it brings, and what is against it."""

from __future__ import annotations

from typing import Final, final

from ....kernel.deed import Deed, decimal_text
from ....kernel.refusal import Refusal
from ..camps.camp import has_servants, runs_from_assailants
from ..geometry.bases import Base
from ..geometry.gaps import gap, near, overlaps
from ..geometry.numbers import SLACK
from ..geometry.shapes import is_on_table
from ..ground import Wall, closed_under
from ..position import GrandBattle
from ..refusals import refuse
from ..roster import SERVANTS
from ..tables.disorder import Cause
from ..tables.movement import MANOEUVRE_GAP
from ..tables.terrain import Ground
from .forms import LENGTH_PLACES
from .passage import all_make_room, foes_of, lie_under, passage


@final
class Leg:
    """What a leg does. Costs, shares, bases and grounds go by the units, in their order."""

    def __init__(self, position: GrandBattle, deed: Deed, units: list[int]) -> None:
        self.deed: Final = deed
        self.units: Final = units
        #: The clause against it; what stops it on its way says after how many steps or degrees.
        self.refusal: Refusal | None = None
        #: How far it could go, in steps or degrees, and why no further; of other legs 0.
        self.furthest = 0
        self.stop: Refusal | None = None
        self.bases = [position.bases[unit] for unit in units]
        self.costs = [0] * len(units)
        self.shares = [position.shares[unit] for unit in units]
        self.grounds: list[list[Ground]] = [[] for _ in units]
        #: Of each unit what disorders it beside the ground.
        self.causes: list[Cause] = []
        #: Friends who are disordered as they are passed (GRB-05-049), those who must make room (GRB-05-050), and the
        #: bridges that are crossed with their loads.
        self.disordered: list[int] = []
        self.displaced: list[int] = []
        self.loads: list[tuple[int, int]] = []
        #: Neighbours who slide off a unit that turns, and where to (GRB-05-033).
        self.slid: list[tuple[int, Base]] = []

    def pay(self, cost: int) -> None:
        """The same cost for all."""
        self.costs = [cost] * len(self.units)


def stopped(wall: Wall, units: list[str], places: int = LENGTH_PLACES) -> Refusal:
    """What stops a leg, with the place where it does."""
    measure = "steps" if places == LENGTH_PLACES else "degrees"
    after = decimal_text(wall.after, places)
    return refuse(wall.clause, after=after, measure=measure, by=wall.by or "none", units=units)


def names_of(position: GrandBattle, units: list[int]) -> list[str]:
    """The ids of units."""
    return [position.roster.ids[unit] for unit in units]


def settle(position: GrandBattle, leg: Leg) -> Refusal | None:
    """What is against the end of a leg; finds who must make room.

    Nobody ends on another (GRB-01-018), off the table, in closed ground or too near to an enemy.
    """
    landscape = position.landscape
    for number, base in enumerate(leg.bases):
        name = position.roster.ids[leg.units[number]]
        if not is_on_table(base.corners(), landscape.width, landscape.depth):
            return refuse("GRB-05-063", after="none", units=[name])
        wall = closed_under(position, leg.units[number], base)
        if wall is not None:
            return refuse(wall.clause, after="none", by=wall.by, units=[name])
    refusal = _too_near(position, leg) or _at_guarded_section(position, leg)
    return refusal or _on_each_other(position, leg) or _on_friends(position, leg)


def _too_near(position: GrandBattle, leg: Leg) -> Refusal | None:
    for foe in foes_of(position, position.side_of(leg.units[0])):
        for number, base in enumerate(leg.bases):
            if not near(base, foe.base, MANOEUVRE_GAP):
                continue
            before = gap(position.bases[leg.units[number]], foe.base)
            if gap(base, foe.base) < min(MANOEUVRE_GAP, before) - SLACK or overlaps(base, foe.base):
                return refuse("GRB-05-013", after="none", by=foe.name, units=names_of(position, [leg.units[number]]))
    return None


def _at_guarded_section(position: GrandBattle, leg: Leg) -> Refusal | None:
    """Servants guard every section of their camp: who does not attack keeps off as from a unit (GRB-12-028, 029).

    A garrison does not leave the enemies inside its camp (GRB-12-045).
    """
    enemy = 1 - position.side_of(leg.units[0])
    guarded = [section for section in position.sections if section.camp == enemy and has_servants(position, enemy)]
    for number, base in enumerate(leg.bases):
        unit = leg.units[number]
        for section in guarded:
            before = gap(position.bases[unit], section.line)
            if gap(base, section.line) < min(MANOEUVRE_GAP, before) - SLACK:
                return refuse("GRB-12-028", after="none", by=section.id, units=names_of(position, [unit]))
        if runs_from_assailants(position, unit, base):
            return refuse("GRB-12-045", units=names_of(position, [unit]))
    return None


def _on_each_other(position: GrandBattle, leg: Leg) -> Refusal | None:
    """Units that turn together end side by side; those that stood face to face may not."""
    for number, base in enumerate(leg.bases):
        for other in range(number):
            if overlaps(base, leg.bases[other]):
                names = names_of(position, [leg.units[number], leg.units[other]])
                return refuse("GRB-01-018", units=names[:1], by=names[1])
    return None


def _on_friends(position: GrandBattle, leg: Leg) -> Refusal | None:
    leg.displaced = []
    unders: list[Base] = []
    for friend in lie_under(position, leg.units, leg.bases):
        over = [number for number, base in enumerate(leg.bases) if overlaps(base, position.bases[friend])]
        mover = leg.units[over[0]]
        if position.profile_of(friend) is SERVANTS:
            return refuse("GRB-12-061", units=[position.roster.ids[mover]])
        is_skirmisher = position.profile_of(friend).kind.is_skirmisher and position.is_on_table(friend)
        if not is_skirmisher or position.profile_of(mover).kind.is_skirmisher or not passage(position, mover, friend):
            return refuse("GRB-01-018", units=[position.roster.ids[mover]], by=position.roster.ids[friend])
        leg.displaced.append(friend)
        unders.append(leg.bases[over[0]])
        if not all_make_room(position, leg.displaced, unders, bases_after(position, leg, leg.displaced)):
            return refuse("GRB-05-050", units=[position.roster.ids[mover]], by=position.roster.ids[friend])
    return None


def bases_after(position: GrandBattle, leg: Leg, but: list[int]) -> list[Base]:
    """The bases of all on the table after a leg, but those of some units."""
    others = [unit for unit in range(len(position.places)) if unit not in but and unit not in leg.units]
    return leg.bases + [position.bases[unit] for unit in others if position.is_on_table(unit)]

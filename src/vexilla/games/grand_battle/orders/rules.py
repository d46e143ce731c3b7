"""Who may be given which order: all that can be said before anything is measured (GRB-04-039)."""

from __future__ import annotations

from ....kernel.refusal import Refusal
from ..disorder import UNTAGGED
from ..geometry.dressing import groups
from ..position import (
    ALL_ROUND,
    AMBUSH,
    ARRIVED,
    DISABLED,
    FLEEING,
    LOOTING,
    OFF_TABLE,
    ON_TABLE,
    RECOVERY,
    RESERVE,
    GrandBattle,
)
from ..refusals import refuse
from ..roster import NONE, SERVANTS
from ..tables.traits import FANATICS, TRAINED
from ..tables.troops import NON_COMBATANTS
from .command import is_at_hand, least_price, left_in, recovers_himself
from .order import (
    ANY_POINT,
    ARMY,
    ARMY_WORD,
    ATTACK,
    HOLD,
    MANOEUVRE,
    OF_MOVEMENT,
    RECOVER,
    STAND,
    WRITTEN,
    Order,
)


def forbids_order(position: GrandBattle, side: int, order: Order) -> Refusal | None:
    """Why an order may not be written on the sheet."""
    if position.phase == RECOVERY and order.kind != RECOVER:
        return refuse("GRB-02-058")
    units = list(order.units)
    for unit in units:
        refusal = out_of_reach(position, side, unit)
        if refusal is not None:
            return refusal
    if len(groups([position.bases[unit] for unit in units])) > 1:
        return refuse("GRB-03-044", units=_names(position, units))
    if order.kind == RECOVER:
        refusal = _forbids_recovery(position, order)
    elif order.kind == STAND:
        refusal = _forbids_standing(position, order)
    else:
        refusal = _forbids_movement(position, order)
    return refusal or _forbids_purse(position, side, order)


def _names(position: GrandBattle, units: list[int]) -> list[str]:
    return [position.roster.ids[unit] for unit in units]


def out_of_reach(position: GrandBattle, side: int, unit: int) -> Refusal | None:
    """Units that nobody can give any order to."""
    names = _names(position, [unit])
    place = position.places[unit]
    marks = position.marks[unit]
    if position.side_of(unit) != side:
        return refuse("GRB-04-008", units=names, why="enemy")
    if place == OFF_TABLE:
        return refuse("GRB-07-008", units=names, why="off-table")
    if place == RESERVE:
        return refuse("GRB-02-049", units=names, why="reserve")
    if place not in (ON_TABLE, AMBUSH):
        return refuse("GRB-04-008", units=names, why="gone")
    if marks & FLEEING:
        return refuse("GRB-07-025", units=names)
    if marks & DISABLED:
        return refuse("GRB-13-024", units=names)
    if marks & LOOTING:
        return refuse("GRB-12-052", units=names)
    if position.profile_of(unit) is SERVANTS:
        return refuse("GRB-12-005", units=names)
    return None


def written_for(position: GrandBattle, unit: int, kinds: tuple[int, ...]) -> int:
    """How many lines of the sheet that is being written give a unit an order of some kinds."""
    lines = [order for order in position.orders if order.state == WRITTEN and order.kind in kinds]
    return len([order for order in lines if unit in order.units])


def _forbids_movement(position: GrandBattle, order: Order) -> Refusal | None:
    """Attack, Manoeuvre and the order to hold, each of which is the one of its kind (GRB-04-046)."""
    for unit in order.units:
        names = _names(position, [unit])
        profile = position.profile_of(unit)
        if written_for(position, unit, OF_MOVEMENT):
            return refuse("GRB-04-046", units=names, why="written")
        if order.kind == HOLD:
            if not profile.has(FANATICS):
                return refuse("GRB-04-029", units=names)
        elif written_for(position, unit, (STAND,)):
            return refuse("GRB-08-026", units=names, why="stands")
        if position.marks[unit] & ARRIVED and order.kind != HOLD:
            return refuse("GRB-02-049", units=names, why="arrived")
        if order.kind == ATTACK and position.marks[unit] & ALL_ROUND:
            return refuse("GRB-05-039", units=names)
        if order.kind == ATTACK and profile.kind.category == NON_COMBATANTS:
            return refuse("GRB-12-062", units=names)
        if order.kind == MANOEUVRE and profile.move == 0:
            return refuse("GRB-13-029", units=names)
        if position.duels[unit] != NONE and not _can_drill(position, unit, order.kind):
            return refuse("GRB-04-047", units=names)
    return None


def _can_drill(position: GrandBattle, unit: int, kind: int) -> bool:
    """Whether a unit that fights directly can do anything with an order: trained units and skirmishers (GRB-04-047)."""
    profile = position.profile_of(unit)
    return kind == MANOEUVRE and (profile.has(TRAINED) or profile.kind.is_skirmisher)


def _has_point(position: GrandBattle, unit: int, point: int) -> bool:
    if point == ANY_POINT:
        return position.disorder_of(unit) > 0
    if point == UNTAGGED:
        return position.disorder[unit] > 0
    return position.rough[unit] >> point & 1 != 0


def _forbids_recovery(position: GrandBattle, order: Order) -> Refusal | None:
    """An order takes a point from each disordered unit of a group that is not in combat (GRB-08-023, GRB-08-024)."""
    names = _names(position, list(order.units))
    if any(position.contacts_of(unit) for unit in order.units) and not recovers_himself(position, order):
        return refuse("GRB-08-023", units=names)
    if not any(_has_point(position, unit, order.point) for unit in order.units):
        return refuse("GRB-08-032", units=names)
    left = [position.disorder_of(unit) - written_for(position, unit, (RECOVER,)) for unit in order.units]
    return None if max(left) > 0 else refuse("GRB-08-024", units=names)


def _forbids_standing(position: GrandBattle, order: Order) -> Refusal | None:
    """Whole-turn recovery is for the disordered who do nothing else; fanatics must be held, too (GRB-03-066)."""
    names = _names(position, list(order.units))
    if not any(_has_point(position, unit, order.point) for unit in order.units):
        return refuse("GRB-08-026", units=names, why="orderly")
    for unit in order.units:
        if written_for(position, unit, (ATTACK, MANOEUVRE, STAND)):
            return refuse("GRB-08-026", units=_names(position, [unit]), why="ordered")
        if position.profile_of(unit).has(FANATICS) and not written_for(position, unit, (HOLD,)):
            return refuse("GRB-03-066", units=_names(position, [unit]))
    return None


def _forbids_purse(position: GrandBattle, side: int, order: Order) -> Refusal | None:
    """The purse must be one of the side's own that can be spent, and hold what the order costs at least."""
    commanders = position.roster.commanders
    if order.kind == STAND:
        return None
    name = ARMY_WORD if order.purse == ARMY else commanders[order.purse].id
    if order.purse != ARMY:
        if commanders[order.purse].side != side:
            return refuse("GRB-04-009", purse=name)
        if not is_at_hand(position, order.purse):
            return refuse("GRB-04-015", purse=name)
        unit = position.current(commanders[order.purse].unit)
        if position.duels[unit] != NONE and not recovers_himself(position, order):
            return refuse("GRB-04-016", purse=name)
    aside = [line for line in position.orders if line.state == WRITTEN and line.purse == order.purse]
    left = left_in(position, order.purse) - sum([least_price(position, line) for line in aside])
    if least_price(position, order) > left:
        return refuse("GRB-04-003", purse=name, left=left)
    return None

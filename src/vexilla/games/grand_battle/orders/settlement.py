"""The sheet is handed in: only now command distances are measured, and orders are paid line by line (GRB-04-039)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ....kernel.sides import EVERYONE, only
from ....kernel.step import Step
from ..disorder import UNTAGGED, first_to_recover, recover
from ..hidden import is_secret
from ..position import HELD, RECOVERING, GrandBattle
from ..tables.traits import FANATICS
from ..telling import tell
from .command import charge_for, least_price, left_in, pay
from .order import (
    ANY_POINT,
    ARMY,
    ARMY_WORD,
    DONE,
    GIVEN,
    HOLD,
    LOST,
    RECOVER,
    STAND,
    WRITTEN,
    Order,
    told_order,
)


@final
class Settled:
    """What has become of a line: the order, who paid how much for it, and who did not get it."""

    def __init__(self, order: Order, purse: int, points: int, torn: list[int]) -> None:
        self.order: Final = order
        self.purse: Final = purse
        self.points: Final = points
        #: Units of the group that are out of command, so that it is torn (GRB-04-043).
        self.torn: Final = torn


def settle_line(position: GrandBattle, number: int) -> Settled:
    """Measure and pay one line with what is left; what is set aside for an order that is lost is lost (GRB-04-040)."""
    order = position.orders[number]
    charge = None if _is_unheld(position, order) else charge_for(position, order)
    if charge is None:
        aside = min(least_price(position, order), left_in(position, order.purse))
        pay(position, order.purse, aside)
        settled = Settled(order.in_state(LOST), order.purse, aside, [])
    else:
        pay(position, charge.purse, charge.points)
        torn = [unit for unit in order.units if unit not in charge.units]
        settled = Settled(order.in_state(GIVEN, tuple(charge.units)), charge.purse, charge.points, torn)
        if order.kind == RECOVER and charge.points == 0:
            position.freely_recovered += charge.units
    position.orders[number] = settled.order
    for unit in settled.order.units if settled.order.state == GIVEN else ():
        if order.kind == HOLD:
            position.marks[unit] |= HELD
        elif order.kind == STAND:
            position.marks[unit] |= RECOVERING
    return settled


def _is_unheld(position: GrandBattle, order: Order) -> bool:
    """Whether fanatics are to recover who were not ordered to keep ranks after all (GRB-03-066)."""
    if order.kind != STAND:
        return False
    fanatics = [unit for unit in order.units if position.profile_of(unit).has(FANATICS)]
    return any(not position.marks[unit] & HELD for unit in fanatics)


def point_to_recover(position: GrandBattle, unit: int, named: int) -> int:
    """The point that goes: the one that is named if the unit has it, else the one best for its owner (GRB-08-032)."""
    if named == UNTAGGED and position.disorder[unit] > 0:
        return UNTAGGED
    if named not in (ANY_POINT, UNTAGGED) and position.rough[unit] >> named & 1:
        return named
    return first_to_recover(position, unit)


def recover_all(match: Match[GrandBattle], order: Order) -> None:
    """Take a point from every disordered unit under an order (GRB-08-024)."""
    position = match.position
    for unit in order.units:
        if position.disorder_of(unit) > 0:
            recover(match, unit, point_to_recover(position, unit, order.point))


class SettleSheet(Step[GrandBattle]):
    """Line by line, in the order in which they were written."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for number in range(len(position.orders)):
            if position.orders[number].state != WRITTEN:
                continue
            settled = settle_line(position, number)
            _tell(match, number, settled)
            if settled.order.kind == RECOVER and settled.order.state == GIVEN:
                recover_all(match, settled.order)
                position.orders[number] = settled.order.in_state(DONE)


def _tell(match: Match[GrandBattle], number: int, settled: Settled) -> None:
    if not match.logging:
        return
    position = match.position
    order = settled.order
    purse = ARMY_WORD if settled.purse == ARMY else position.roster.commanders[settled.purse].id
    about: dict[str, Argument] = {"line": number + 1, "purse": purse, "points": settled.points}
    what: dict[str, Argument] = {
        **told_order(position.roster, order),
        "torn": [position.roster.ids[unit] for unit in settled.torn],
        "apart": len(settled.torn),
    }
    name, clause = ("grb-order-lost", "GRB-04-040") if order.state == LOST else ("grb-order-given", "GRB-04-039")
    clauses = (clause, "GRB-04-043") if settled.torn else (clause,)
    if is_secret(position, order):
        side = position.active
        tell(match, Event(name, clauses, about, what, only(side), EVERYONE))
    else:
        tell(match, Event(name, clauses, {**about, **what}))


SETTLE_SHEET: Final = SettleSheet()

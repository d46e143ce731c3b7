"""Phase 3: orders are carried out one at a time, in any order the active player likes (GRB-04-054)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES, name_of_side
from ....kernel.step import Choice, Step
from ..actions import DONE, EXECUTE
from ..attacks.orders import begin_attack, storm
from ..camps.spoils import SETTLE_SPOILS
from ..hidden import is_secret
from ..moves.carrying_out import begin_manoeuvre
from ..moves.manoeuvre import Manoeuvre
from ..position import AMBUSH, FIRED, FLEEING, MOVED, ON_TABLE, GrandBattle
from ..refusals import refuse
from ..tables.troops import ARTILLERY
from ..telling import tell
from .fanatics import NameLure, still_drawn_to
from .forms import MOST_LINES
from .order import ATTACK, GIVEN, MANOEUVRE, Order, told_order
from .order import DONE as CARRIED_OUT


def able_units(position: GrandBattle, order: Order) -> list[int]:
    """Those under an order who can still carry it out: there, in order to move, and no guns with orders to shoot."""
    found: list[int] = []
    for unit in order.units:
        is_there = position.places[unit] in (ON_TABLE, AMBUSH) and position.side_of(unit) == position.active
        is_gun = position.profile_of(unit).kind.category == ARTILLERY and order.kind == ATTACK
        if is_there and not is_gun and not position.marks[unit] & (FLEEING | MOVED | FIRED):
            found.append(unit)
    return found


def open_lines(position: GrandBattle) -> list[int]:
    """The lines of the sheet that are still to be carried out in phase 3, from 0."""
    return [
        number
        for number, order in enumerate(position.orders)
        if order.state == GIVEN and order.kind in (ATTACK, MANOEUVRE) and able_units(position, order)
    ]


class NextOrder(Step[GrandBattle]):
    """As long as orders are left, the active player is asked which comes next."""

    def run(self, match: Match[GrandBattle]) -> None:
        if open_lines(match.position):
            match.then(CHOOSE_ORDER[match.position.active])


class ChooseOrder(Choice[GrandBattle]):
    """Which order is carried out next; nobody need manoeuvre, but who is to attack must (GRB-04-026)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        lines = [EXECUTE + line for line in open_lines(match.position)]
        return lines if self.forbids(match, DONE) is not None else [*lines, DONE]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        position = match.position
        lines = open_lines(position)
        if action == DONE:
            attacks = [line for line in lines if position.orders[line].kind == ATTACK]
            if not attacks:
                return None
            left = position.orders[attacks[0]].units
            return refuse("GRB-04-026", units=[position.roster.ids[unit] for unit in left], why="left")
        if EXECUTE <= action < EXECUTE + MOST_LINES and action - EXECUTE in lines:
            return None
        return refuse("GRB-04-054")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        position = match.position
        if action == DONE:
            for line in open_lines(position):
                position.orders[line] = position.orders[line].in_state(CARRIED_OUT)
            return
        execute(match, action - EXECUTE)
        match.then(SETTLE_SPOILS, NEXT_ORDER)

    def question(self) -> str:
        return "grb-ask-next-order"


def execute(match: Match[GrandBattle], line: int) -> None:
    """An order begins to be carried out."""
    position = match.position
    order = position.orders[line]
    units = able_units(position, order)
    position.orders[line] = order.in_state(CARRIED_OUT)
    if match.logging and not is_secret(position, order):
        about: dict[str, Argument] = {"line": line + 1, **told_order(position.roster, order)}
        tell(match, Event("grb-order-begins", ("GRB-04-054",), about))
    if order.is_spontaneous():
        targets = still_drawn_to(position, units[0], order.target)
        if len(targets) > 1:
            match.then(ChooseLureAnew(position.active, units[0]))
        elif targets:
            storm(match, units, position.roster.ids[targets[0]])
    elif order.kind == ATTACK:
        begin_attack(match, units)
    else:
        begin_manoeuvre(match, units)
        match.then(Manoeuvre(position.active))


class ChooseLureAnew(NameLure):
    """The enemy at whom fanatics were to run is gone: their owner says at which other, as before (GRB-03-067)."""

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        storm(match, [self.unit], deed.word("target"))

    def question(self) -> str:
        return "grb-ask-lure-anew"

    def label(self) -> str:
        return f"ChooseLureAnew({name_of_side(self.side)} {self.unit})"


NEXT_ORDER: Final = NextOrder()
CHOOSE_ORDER: Final = [ChooseOrder(side) for side in SIDES]

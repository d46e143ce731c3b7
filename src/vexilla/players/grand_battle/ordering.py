"""The order sheet: what each order would bring for the points it costs, and which of them are bought."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.geometry.dressing import groups
from ...games.grand_battle.geometry.gaps import gap
from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.orders.command import charge_for, commanders_of, is_in_zone, pay, rate_of
from ...games.grand_battle.orders.forms import ORDER, STAND_STILL
from ...games.grand_battle.orders.order import (
    ARMY,
    ARMY_WORD,
    ATTACK,
    ELSE_WORDS,
    HOLD,
    KIND_KEYS,
    MANOEUVRE,
    RECOVER,
    STAND,
    WRITTEN,
    Order,
)
from ...games.grand_battle.orders.rules import forbids_order
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.setup.sighting import CLEAR_SIGHT
from ...games.grand_battle.tables.traits import FANATICS
from ...games.grand_battle.tables.troops import ARTILLERY
from ...kernel.action import Action
from ...kernel.deed import Deed
from ...kernel.match import Match
from ..sums import added
from .attacks import Prospect, is_threatened, prospects
from .bodies import can_be_led, grouped, marching_bodies, parts_of
from .clearing import can_clear, stands_before_line
from .fights import standing
from .gunnery import best_shot
from .marching import progress
from .temper import ESCORT, LATE_TURNS, boldness, goes_near, has_general, is_bold, is_pressed
from .weights import Weights
from .worth import full_worth, swept_along

#: A march is worth its whole value from so far on.
_FULL_MARCH: Final = 8 * STEP
#: Who gets no further is held back by somebody.
_HELD_BACK: Final = 3 * STEP
#: The pips of a die of discipline.
_PIPS: Final = 6
#: What nobody does; and how many units are tried together in any case.
_NEVER: Final = -1000.0
_FEW: Final = 2
#: So near to his line the general need not come nearer.
_NEAR_LINE: Final = 14 * STEP


@final
class Proposal:
    """An order that could be given, and what it would bring."""

    def __init__(self, kind: int, units: list[int], value: float) -> None:
        self.kind: Final = kind
        self.units: Final = tuple(sorted(units))
        self.value: Final = value


class Staff:
    """Writes the sheet of a side for a position before its orders."""

    def __init__(self, match: Match[GrandBattle], side: int, weights: Weights) -> None:
        self.match: Final = match
        self.position: Final[GrandBattle] = match.position
        self.side: Final = side
        self.weights: Final = weights
        self._before: Final = standing(match.position.clone(), side, weights)
        #: What the attacks of bodies promise, as far as it was worked out.
        self._promises: Final[dict[tuple[int, ...], float]] = {}

    def sheet(self) -> list[Order]:
        """The orders of the turn in the order in which they are carried out."""
        return self._buy(self._attacks(self._least()) + self._marches() + self._others())

    def recovery_sheet(self) -> list[Order]:
        """Recovery with the points that are left."""
        return self._buy(self._recoveries())

    # -- what could be ordered ---------------------------------------------------------------------

    def _least(self) -> float:
        """What an attack must promise."""
        return self.weights.least_attack - boldness(self.position, self.side, self.weights)

    def _others(self) -> list[Proposal]:
        """All but attacks and marches."""
        return self._fire() + self._recoveries() + self._holds() + self._clearings()

    def _attacks(self, least: float) -> list[Proposal]:
        """The best attack of every body and of its parts, if it promises more than so much."""
        position = self.position
        found: list[Proposal] = []
        for body in marching_bodies(position, self.side, leaves_guns=True):
            willing: list[int] = []
            for part in parts_of(position, body):
                value = self._promise(part)
                if value > least:
                    found.append(Proposal(ATTACK, part, value - least + 0.1))
                    willing += part if len(part) == 1 else []
            for group in groups([position.bases[unit] for unit in willing]):
                if _FEW < len(group) < len(body):
                    part = [willing[number] for number in group]
                    value = self._promise(part)
                    if value > least:
                        found.append(Proposal(ATTACK, part, value - least + 0.1))
        return found

    def _promise(self, part: list[int]) -> float:
        """What the best attack of a body promises; worked out once."""
        units = tuple(sorted(part))
        if units not in self._promises:
            self._promises[units] = self._worked_out(part)
        return self._promises[units]

    def _worked_out(self, part: list[int]) -> float:
        """The same; a bad fight that would come anyway counts less against it."""
        best: list[Prospect] = prospects(self.match, self.side, part, self._before, self.weights)
        if not best or not best[0].reaches:
            return _NEVER
        value = best[0].value + self._unrest(part)
        if has_general(self.position, part):
            return value - self.weights.care
        if self._stands_before_general(part):
            value -= self.weights.care / 2
        if value < 0.0 and is_threatened(self.position, self.side, part):
            value *= self.weights.pressed
        return value

    def _stands_before_general(self, part: list[int]) -> bool:
        """Whether the general is so near behind some units that they would sweep him along if they fled."""
        position = self.position
        generals = [unit for unit in position.units_of(self.side) if has_general(position, [unit])]
        for general in generals:
            there = position.bases[general]
            if any(gap(position.bases[unit], there) <= position.profile_of(unit).move for unit in part):
                return True
        return False

    def _marches(self) -> list[Proposal]:
        """Bodies that can come nearer to whom they want to fight."""
        position = self.position
        found: list[Proposal] = []
        for body in marching_bodies(position, self.side, is_bold(position, self.side)):
            if any(position.contacts_of(unit) for unit in body):
                continue
            if position.profile_of(body[0]).kind.category == ARTILLERY or self._is_staff(body):
                continue
            march, way = self._march(body)
            if march is not None:
                found.append(march)
            if len(body) > 1 and way < _HELD_BACK and is_pressed(position, self.side):
                found += self._free_marches(body)
        return found

    def _march(self, body: list[int]) -> tuple[Proposal | None, int]:
        """What it is worth that a body marches, if it gets anywhere; and how far it gets."""
        position, weights = self.position, self.weights
        way = progress(position, self.side, body, goes_near(position, self.side, body))
        if way < STEP:
            return None, way
        worth = added([full_worth(position, unit, weights) for unit in body]) / 18.0
        value = weights.march * worth * min(1.0, way / _FULL_MARCH) + self._unrest(body)
        return Proposal(MANOEUVRE, body, value), way

    def _clearings(self) -> list[Proposal]:
        """Horse that clears the front of its line: worth those whom it might sweep along."""
        position = self.position
        horse = [
            unit
            for unit in position.units_of(self.side)
            if can_be_led(position, unit)
            and not position.contacts_of(unit)
            and stands_before_line(position, self.side, [unit])
        ]
        found: list[Proposal] = []
        for units in grouped(position, horse):
            if can_clear(position, self.side, units):
                swept = added([swept_along(position, unit, self.weights) for unit in units])
                found.append(Proposal(MANOEUVRE, units, self.weights.clearing * swept))
        return found

    def _free_marches(self, body: list[int]) -> list[Proposal]:
        """Who is not held back goes on without the others of his body, who are near enemies or behind friends."""
        position = self.position
        free = [
            unit
            for unit in body
            if progress(position, self.side, [unit], goes_near(position, self.side, [unit])) >= _HELD_BACK
        ]
        found: list[Proposal] = []
        for group in groups([position.bases[unit] for unit in free]):
            march, _ = self._march([free[number] for number in group])
            if march is not None and len(group) < len(body):
                found.append(march)
        return found

    def _holds(self) -> list[Proposal]:
        """Fanatics whom the enemy draws are told to keep ranks, if they have nothing better to do (GRB-04-029)."""
        position = self.position
        drawn = [unit for unit in position.units_of(self.side) if self._unrest([unit]) > 0.0]
        found: list[Proposal] = []
        for group in groups([position.bases[unit] for unit in drawn]):
            units = [drawn[number] for number in group]
            found.append(Proposal(HOLD, units, self._unrest(units)))
        return found

    def _unrest(self, units: list[int]) -> float:
        """What it costs to leave units without an order: fanatics may run at the enemy one by one (GRB-03-072)."""
        position = self.position
        fails = max(0, _PIPS - position.discipline_of(self.side)) / _PIPS
        foes = position.units_of(1 - self.side)
        cost = 0.0
        for unit in units:
            if not position.profile_of(unit).has(FANATICS) or not can_be_led(position, unit):
                continue
            base = position.bases[unit]
            if not position.contacts_of(unit) and any(gap(base, position.bases[foe]) <= CLEAR_SIGHT for foe in foes):
                cost += fails * self.weights.unruly
        return cost

    def _is_staff(self, body: list[int]) -> bool:
        """Whether it is the general with few men, near enough to the line already."""
        position = self.position
        if len(body) > ESCORT or not has_general(position, body):
            return False
        if is_bold(position, self.side) and position.game_turn() > LATE_TURNS:
            return False
        base = position.bases[body[0]]
        friends = [unit for unit in position.units_of(self.side) if unit not in body]
        ranks = [unit for unit in friends if not position.profile_of(unit).kind.is_skirmisher]
        return any(gap(base, position.bases[unit]) <= _NEAR_LINE for unit in ranks)

    def _fire(self) -> list[Proposal]:
        """Batteries that have a target in reach."""
        position, weights = self.position, self.weights
        found: list[Proposal] = []
        for unit in position.units_of(self.side):
            if position.profile_of(unit).kind.category == ARTILLERY:
                value = best_shot(position, unit, weights)
                if value > 0.0:
                    found.append(Proposal(ATTACK, [unit], value))
        return found

    def _recoveries(self) -> list[Proposal]:
        """Groups of the disordered who are not in combat."""
        position, weights = self.position, self.weights
        worn = [
            unit
            for unit in position.units_of(self.side)
            if position.disorder_of(unit) > 0 and forbids_order(position, self.side, _alone(RECOVER, unit)) is None
        ]
        found: list[Proposal] = []
        for group in groups([position.bases[unit] for unit in worn]):
            units = [worn[number] for number in group]
            value = weights.recovery * added([self._point(unit) for unit in units])
            found.append(Proposal(RECOVER, units, value + self._unrest(units)))
        return found

    def _point(self, unit: int) -> float:
        """What a point of disorder less is worth to a unit: most when it is the last but one."""
        position = self.position
        left = max(1, position.vitality_of(unit))
        return full_worth(position, unit, self.weights) * self.weights.wear / (left + 1)

    # -- what is bought ----------------------------------------------------------------------------

    def _buy(self, proposals: list[Proposal]) -> list[Order]:
        """The proposals that bring most for their points, as far as the purses go; then free recovery."""
        sheet = self.position.clone()
        ledger = self.position.clone()
        bought: list[tuple[int, float, Order]] = []
        left = proposals[:]
        while left:
            best: Proposal | None = None
            most = 0.0
            for each in left:
                price = rate_of(ledger, each.kind, list(each.units)).inside
                value = each.value / (1.0 if price else 0.3)
                if best is None or value > most:
                    best, most = each, value
            assert best is not None
            left.remove(best)
            order = self._paid(sheet, ledger, best)
            if order is not None:
                sheet.orders.append(order)
                bought.append((_RANKS[order.kind], -best.value, order))
            elif best.kind in _ONE_BY_ONE:
                left += self._torn(ledger, best)
        bought.sort(key=_first)
        return [order for _, _, order in bought] + self._standing(sheet)

    def _paid(self, sheet: GrandBattle, ledger: GrandBattle, proposal: Proposal) -> Order | None:
        """The order by the purse that can pay it best, or None."""
        units = list(proposal.units)
        purses = [
            number
            for number in commanders_of(ledger, self.side)
            if ledger.points[number] > 0 and all(is_in_zone(ledger, number, unit) for unit in units)
        ]
        for purse in [*purses, ARMY]:
            order = Order(proposal.kind, proposal.units, purse, else_army=True)
            if forbids_order(sheet, self.side, order) is not None:
                continue
            charge = charge_for(ledger, order)
            if charge is None or len(charge.units) < len(units):
                continue
            if charge.points > 1 and proposal.value * self.weights.bought < 1.0:
                continue
            pay(ledger, charge.purse, charge.points)
            return order
        return None

    def _torn(self, ledger: GrandBattle, proposal: Proposal) -> list[Proposal]:
        """What some purse can pay of an order that none can pay whole, and the rest of it."""
        units = list(proposal.units)
        for purse in [*commanders_of(ledger, self.side), ARMY]:
            charge = charge_for(ledger, Order(proposal.kind, proposal.units, purse))
            if charge is not None and 0 < len(charge.units) < len(units):
                rest = [unit for unit in units if unit not in charge.units]
                parts = [charge.units]
                parts += [[rest[number] for number in group] for group in groups([ledger.bases[unit] for unit in rest])]
                each = proposal.value / len(units)
                return [Proposal(proposal.kind, part, each * len(part)) for part in parts]
        return []

    def _standing(self, sheet: GrandBattle) -> list[Order]:
        """Whoever is disordered and has nothing else to do stands, which is free."""
        found: list[Order] = []
        for unit in self.position.units_of(self.side):
            order = _alone(STAND, unit)
            if self.position.contacts_of(unit) or forbids_order(sheet, self.side, order) is not None:
                continue
            sheet.orders.append(order)
            found.append(order)
        return found


#: Orders that parts of a body carry out as well as all of it: who stays behind in a march follows when he can be led.
_ONE_BY_ONE: Final = (RECOVER, HOLD, MANOEUVRE)
#: Who is ordered first, and so moves first: recovery, then attacks, then marches.
_RANKS: Final[tuple[int, ...]] = (1, 2, 0, 0, 3)


def _first(bought: tuple[int, float, Order]) -> tuple[int, float]:
    return bought[0], bought[1]


def _alone(kind: int, unit: int) -> Order:
    return Order(kind, (unit,), ARMY)


def written(position: GrandBattle) -> list[Order]:
    """The lines that are on the sheet already."""
    return [order for order in position.orders if order.state == WRITTEN]


def deed_of(position: GrandBattle, order: Order) -> Deed:
    """An order as it is written."""
    names = tuple(sorted([position.roster.ids[unit] for unit in order.units]))
    if order.kind == STAND:
        return STAND_STILL.deed(names)
    purse = ARMY_WORD if order.purse == ARMY else position.roster.commanders[order.purse].id
    return ORDER.deed(KIND_KEYS[order.kind], names, purse, ELSE_WORDS[0 if order.else_army else 1])


def deeds_of(position: GrandBattle, orders: list[Order]) -> list[Action]:
    """A whole sheet as it is written."""
    return [deed_of(position, order) for order in orders]

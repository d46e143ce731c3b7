"""The player ``straight``: everyone straight ahead. It attacks what it reaches, and gives the plain answer to all else.

What a plan is worth is measured against it.
"""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DONE, FACE, HALT, PURSUE, SHOOT
from ...games.grand_battle.artillery.bombardment import FireFromAfar
from ...games.grand_battle.artillery.guns import targets_of
from ...games.grand_battle.attacks.judge import hindrance
from ...games.grand_battle.attacks.line import goals_of
from ...games.grand_battle.attacks.orders import AttackOrder, cheapest_attack, some_attack
from ...games.grand_battle.combat.facing import TurnToFace, possible_facings
from ...games.grand_battle.combat.shooting import DeclareFire, possible_shooters
from ...games.grand_battle.forced.pursuit import ChoosePursuit, next_pursuers
from ...games.grand_battle.moves.forms import ADVANCE
from ...games.grand_battle.moves.judge import work_out
from ...games.grand_battle.moves.leg import names_of
from ...games.grand_battle.moves.manoeuvre import Manoeuvre
from ...games.grand_battle.orders.command import charge_for, commanders_of, is_in_zone, pay
from ...games.grand_battle.orders.order import ARMY, ATTACK, MANOEUVRE, Order
from ...games.grand_battle.orders.rules import forbids_order
from ...games.grand_battle.orders.sheet import OrderSheet, RecoverySheet
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.tables.troops import ARTILLERY
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.match import Match
from ..player import Sight, seed_of
from .attacks import goals_near
from .bodies import own_bodies
from .ordering import deed_of, deeds_of, written
from .setting_up import set_up
from .trials import attacked

#: A leg shorter than this is none.
_SHORT: Final = 100


class StraightAhead:
    """Orders everybody forward, the largest bodies first, and attacks whoever is in reach."""

    def __init__(self, generator: Generator) -> None:
        self.name = "straight"
        self.seed: Final = seed_of(generator)
        #: The sheet that was worked out last, by the key of the position before its first line.
        self._sheets: Final[dict[int, list[Action]]] = {}

    def choose(self, sight: Sight) -> Action:
        """The plain answer."""
        match: Match[GrandBattle] = sight.imagine(Generator(self.seed))
        action = self.decide(match, sight.side)
        if action is not None and match.refusal(action) is None:
            return action
        return sight.sample(sight.generator(self.seed))

    def decide(self, match: Match[GrandBattle], side: int) -> Action | None:
        """What it knows to do; None where anything will do."""
        choice = match.choice()
        position = match.position
        if isinstance(choice, RecoverySheet):
            return DONE
        if isinstance(choice, OrderSheet):
            return self.next_line(match, side)
        if isinstance(choice, Manoeuvre):
            return ahead(position)
        if isinstance(choice, AttackOrder):
            return some_attack(position) or HALT
        ids = position.roster.ids
        if isinstance(choice, DeclareFire):
            unit, enemy = position.fighters[side], position.fighters[1 - side]
            return SHOOT.deed((ids[possible_shooters(position, unit, enemy)[0]],), ids[enemy])
        if isinstance(choice, FireFromAfar):
            ready = [unit for unit in position.batteries if targets_of(position, unit)]
            return SHOOT.deed((ids[ready[0]],), ids[targets_of(position, ready[0])[0]])
        if isinstance(choice, ChoosePursuit):
            return PURSUE.deed(ids[next_pursuers(position, side)[0]])
        if isinstance(choice, TurnToFace):
            unit, enemy = possible_facings(position, side)[0]
            return FACE.deed(ids[unit], ids[enemy])
        if choice.passes() >= 0:
            return choice.passes()
        if match.options():
            return match.options()[0]
        return set_up(match, side)

    def next_line(self, match: Match[GrandBattle], side: int) -> Action:
        """The next order of its sheet: the same for every line, since it begins anew from what was before them."""
        start = match.clone()
        position = start.position
        lines = written(position)
        position.orders = [order for order in position.orders if order not in lines]
        key = position.key()
        if key not in self._sheets:
            self._sheets.clear()
            self._sheets[key] = deeds_of(position, self.sheet(start, side))
        done = [deed_of(position, order) for order in lines]
        for deed in self._sheets[key]:
            if deed not in done and match.refusal(deed) is None:
                return deed
        return DONE

    def bodies(self, position: GrandBattle, side: int) -> list[list[int]]:
        """Who is ordered together, whoever is served first in front: the largest bodies."""
        bodies = own_bodies(position, side)
        bodies.sort(key=_size)
        return bodies

    def sheet(self, match: Match[GrandBattle], side: int) -> list[Order]:
        """Everybody forward, as long as anybody can pay for it."""
        ledger = match.position.clone()
        found: list[Order] = []
        guns = [[unit] for unit in ledger.units_of(side) if targets_of(ledger, unit)]
        for units in guns + self.bodies(ledger, side):
            kind = ATTACK if units in guns or self.charges(match, side, units) else MANOEUVRE
            if kind == MANOEUVRE and any(ledger.profile_of(unit).kind.category == ARTILLERY for unit in units):
                continue
            for purse in [*commanders_of(ledger, side), ARMY]:
                order = Order(kind, tuple(sorted(units)), purse)
                if purse != ARMY and not all(is_in_zone(ledger, purse, unit) for unit in units):
                    continue
                charge = charge_for(ledger, order)
                if charge is not None and forbids_order(ledger, side, order) is None:
                    pay(ledger, charge.purse, charge.points)
                    found.append(order)
                    break
        return found

    def charges(self, match: Match[GrandBattle], side: int, units: list[int]) -> bool:
        """Whether a body is sent to attack: if it comes into contact with somebody."""
        return reaches(match, side, units)


def _size(units: list[int]) -> tuple[int, int]:
    return -len(units), units[0]


def reaches(match: Match[GrandBattle], side: int, units: list[int]) -> bool:
    """Whether a body comes into contact with somebody if it attacks the nearest."""
    position = match.position
    if any(hindrance(position, unit) is not None for unit in units):
        return False
    trial = position.clone()
    trial.attack = sorted(units)
    for goal in goals_near(position, units, goals_of(position, side))[:1]:
        deed = cheapest_attack(trial, units, goal.name)
        if deed is not None:
            after = attacked(match, side, deed)
            return any(after.contacts_of(unit) for unit in units)
    return False


def ahead(position: GrandBattle) -> Action:
    """As far straight ahead as the body can go."""
    units = position.movers or [unit for unit in position.manoeuvre if position.is_on_table(unit)]
    names = tuple(sorted(names_of(position, units)))
    if not units:
        return HALT
    length = 2 * min([position.profile_of(unit).move for unit in units]) - max([position.spent[unit] for unit in units])
    if length < _SHORT:
        return HALT
    length = min(length, work_out(position, ADVANCE.deed(names, length)).furthest)
    deed = ADVANCE.deed(names, max(1, length))
    return deed if length >= _SHORT and work_out(position, deed).refusal is None else HALT

"""Plans and where they are kept: by the key of what they were made for, so that whoever asks again gets the same.

A plan is made for the position before this turn's orders were given. While orders are given and carried out, that
position can be told from the one that is there now, so nobody has to remember it.
"""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.position import NONE, B, Battle
from ...games.commands_colors.stock import new_stock, number_of
from ...kernel.key import mixed

#: How many plans a book holds before it is begun anew: those of a few turns.
_FULL: Final = 200


class Plan:
    """What to do with a card: orders and moves as actions, in their order, and what it is worth."""

    def __init__(self) -> None:
        self.value = 0.0
        self.orders: list[int] = []
        self.moves: list[int] = []
        #: The units that have their orders then.
        self.units: list[int] = []


def is_alike(plan: Plan, other: Plan) -> bool:
    """Whether two plans order the same pieces and move them the same way."""
    return sorted(plan.orders) == sorted(other.orders) and sorted(plan.moves) == sorted(other.moves)


class PlanBook:
    """Plans by the key of the position they were made for; what is not in it can be worked out again."""

    def __init__(self) -> None:
        self._plans: dict[int, Plan] = {}

    def find(self, key: int) -> Plan | None:
        """The plan for a position, if it is known."""
        return self._plans.get(key)

    def keep(self, key: int, plan: Plan) -> None:
        """Note a plan; it must not change any more."""
        if len(self._plans) >= _FULL:
            self._plans.clear()
        self._plans[key] = plan


def plan_key(start: Battle, may_order: bool) -> int:
    """What a plan is kept by: the position it begins from, card and orders included, and whether it may give more."""
    return mixed(start.key(), 1 if may_order else 0)


def before_orders(position: B) -> B | None:
    """The position as it was before this turn's orders and moves; None if a leader's own move hides where he was.

    The deck, and which cards are in the hands, are left out: no plan depends on them.
    """
    start = before_moves(position)
    if start is None:
        return None
    battle: Battle = start
    take_back_orders(battle)
    forget_cards(battle)
    return start


def before_moves(position: B) -> B | None:
    """The position as it was before this turn's moves; None if a leader's own move hides where he was."""
    start = position.clone()
    return start if _take_back_moves(start) else None


def take_back_orders(battle: Battle) -> None:
    """Nobody is ordered yet."""
    battle.ordered = []
    battle.ordered_leaders = []
    battle.commander = NONE


def forget_cards(battle: Battle) -> None:
    """Leave of cards and of the last combat only what a plan depends on: how many cards each side has."""
    stock = new_stock(len(battle.deck))
    for side, hand in enumerate(battle.hands):
        size = number_of(hand)
        if side == battle.active and battle.played >= 0:
            # It will have been drawn again when he is attacked next.
            size += 1
        stock.hands[side][0] = size
    battle.replace_cards(stock)
    battle.played = NONE
    battle.last_card = [battle.rules.nothing, battle.rules.nothing]
    battle.attacker = NONE
    battle.is_bonus = False


def _take_back_moves(battle: Battle) -> bool:
    """Put the units that moved this turn, with the leaders they took along, back to where they came from."""
    if battle.leaders_moved & ~battle.leaders_carried:
        return False
    movers = [
        unit
        for unit in battle.units_of[battle.active]
        if battle.moved[unit] and battle.moved_from[unit] >= 0 and battle.unit_hex[unit] >= 0
    ]
    carried: list[int] = []
    for unit in movers:
        leader = battle.leader_at[battle.unit_hex[unit]]
        if leader >= 0 and not battle.leaders_carried >> leader & 1:
            leader = NONE
        carried.append(leader)
        if leader >= 0:
            battle.lift_leader(leader)
        battle.lift_unit(unit)
    for number, unit in enumerate(movers):
        hex_, leader = battle.moved_from[unit], carried[number]
        if battle.unit_at[hex_] >= 0 or (leader >= 0 and battle.leader_at[hex_] >= 0):
            return False
        battle.put_unit(unit, hex_)
        if leader >= 0:
            battle.put_leader(leader, hex_)
        battle.moved[unit] = 0
        battle.moved_from[unit] = NONE
    battle.leaders_moved = 0
    battle.leaders_carried = 0
    return True

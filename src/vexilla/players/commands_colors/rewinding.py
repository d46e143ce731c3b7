"""The match as it was when a turn's orders, or its moves, began: a plan for the turn is thought about there.

Orders and moves do not tell whoever gives them anything new, so the same match is found from each of them, and nobody
has to remember what was thought at the first.
"""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.moves import MovesPieces
from ...games.commands_colors.orders import OrdersPieces
from ...games.commands_colors.position import Battle
from ...games.commands_colors.turn import GIVE_ORDERS, TakesTurns
from ...kernel.game import AnyMatch
from ...kernel.step import Step
from .plans import Plan, before_moves, take_back_orders
from .steady import AnySteady

#: What a plan decides.
PLANNED: Final = (OrdersPieces, MovesPieces)


def before_plan(match: AnyMatch, side: int, mind: AnySteady) -> AnyMatch | None:
    """A match at the orders of this turn, or at its moves if the card names whom it orders; None if it is hidden."""
    turns = match.agenda[0]
    if not isinstance(turns, TakesTurns):
        return None
    steps: list[Step[Any]] = list(turns.turn(side).steps)
    given = steps.index(GIVE_ORDERS) + 1
    moves = given
    while not isinstance(steps[moves], MovesPieces):
        moves += 1
    orders = mind.orders_of(match.position, side)
    choice = match.choice()
    if not (isinstance(choice, OrdersPieces) and orders is not None) and choice is not steps[moves]:
        return None
    position = before_moves(match.position)
    if position is None or not mind.set_back(position):
        return None
    following = steps[moves:]
    if orders is not None:
        take_back_orders(position)
        following = [orders, *steps[given:]]
    back = match.at(position, [*following, turns])
    back.run()
    is_there = back.decider == side and isinstance(back.choice(), PLANNED)
    return back if is_there else None


def agrees(position: Battle, plan: Plan) -> bool:
    """Whether all orders and moves of this turn so far are those of a plan."""
    for unit in position.ordered:
        if unit not in plan.units:
            return False
    size = position.field.board.size
    for unit in position.units_of[position.active]:
        here, before = position.unit_hex[unit], position.moved_from[unit]
        if not position.moved[unit] or here < 0 or before < 0:
            continue
        if position.rules.verbs.move + before * size + here not in plan.moves:
            return False
    return True

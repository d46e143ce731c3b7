"""Other ways to carry out a card: plans that differ in one thing from the best, and what else that changes."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.position import Battle
from .planning import AnyPlanner
from .plans import Plan, is_alike
from .slants import Slant, ending_elsewhere

#: How many units that the plan does not order are sent first, the most promising ones.
_OTHERS: Final = 5


def variants_of(planner: AnyPlanner, card: int, units: list[int], may_order: bool, plan: Plan) -> list[Plan]:
    """What comes of asking for one thing more than the plan has, for units with orders by a card, or others, too."""
    found: list[Plan] = []
    for slant in _slants(planner, units, may_order, plan):
        made = planner.slanted(card, units, may_order, slant)
        if made.units and not is_alike(made, plan) and not [each for each in found if is_alike(made, each)]:
            found.append(made)
    return found


def _slants(planner: AnyPlanner, units: list[int], may_order: bool, plan: Plan) -> list[Slant]:
    """Everyone in the plan passed over, ending elsewhere, as it comes or first of all; and others first."""
    position: Battle = planner.outlook.position
    found: list[Slant] = []
    for unit in plan.units:
        end = _end_of(position, plan, unit)
        found.append(Slant([], 1 << unit))
        found.append(ending_elsewhere(unit, end, []))
        found.append(ending_elsewhere(unit, end, [unit]))
        found.append(Slant([unit]))
    if may_order:
        ranked = [(-planner.usual_idea(unit).gain, unit) for unit in planner.outlook.own if unit not in plan.units]
        found.extend([Slant([unit]) for _, unit in sorted(ranked)[:_OTHERS]])
    return found


def _end_of(position: Battle, plan: Plan, unit: int) -> int:
    """The hex on which a unit ends by a plan."""
    here = position.unit_hex[unit]
    size = position.field.board.size
    first = position.rules.verbs.move + here * size
    for action in plan.moves:
        if first <= action < first + size:
            return action - first
    return here

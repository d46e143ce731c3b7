"""Whether two armies may meet: what they cost beside each other, and that a name means one thing (GRB-01-005)."""

from __future__ import annotations

from typing import Final

from ....kernel.sides import SIDES
from ..armies.army import Army
from ..armies.prices import LEAST_PER_CENT
from ..written.own_profiles import told_profiles

#: The budget of armies that are matched with each other: what the dearer one costs.
OF_THE_DEARER: Final = -1
_HUNDRED: Final = 100


class Mismatch:
    """What an army costs too much or too little: in English, and how to say it in another language."""

    def __init__(self, side: int, text: str, reason: str, arguments: dict[str, str | int]) -> None:
        self.side: Final = side
        self.text: Final = text
        self.reason: Final = reason
        self.arguments: Final = arguments


def unmatched(armies: tuple[Army, Army], names: tuple[str, ...], budget: int) -> list[Mismatch]:
    """The armies, called by these names, that do not keep a budget; 0 is none (GRB-01-005)."""
    is_even = budget == OF_THE_DEARER
    if is_even:
        budget = max(armies[0].price, armies[1].price)
    found: list[Mismatch] = []
    least = (LEAST_PER_CENT * budget + _HUNDRED - 1) // _HUNDRED
    for side in SIDES:
        name, price = names[side], armies[side].price
        about: dict[str, str | int] = {"army": name, "price": price, "budget": budget, "least": least}
        about["clause"] = "GRB-01-005"
        if budget and price > budget:
            what = f"the army {name} costs {price}: more than the budget of {budget} (GRB-01-005)"
            found.append(Mismatch(side, what, "battle-over-budget", about))
        elif budget and price < least:
            asked = f"the other one costs {budget}" if is_even else f"the budget is {budget}"
            what = (
                f"the army {name} costs {price}: {asked}, so it costs at least {least}; with a budget of 0 they meet "
                "all the same (GRB-01-005)"
            )
            about["even"] = "yes" if is_even else "no"
            found.append(Mismatch(side, what, "battle-under-budget", about))
    return found


def clashes(armies: tuple[Army, Army]) -> list[str]:
    """The names that both armies give to profiles of their own that are not alike."""
    one, other = [told_profiles([unit.profile for unit in army.units]) for army in armies]
    return [key for key, told in one.items() if other.get(key, told) != told]

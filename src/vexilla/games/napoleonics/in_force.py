"""The special rules of a scenario of Napoleonics, as a briefing tells them."""

from __future__ import annotations

from ...kernel.outline import SpecialRule
from ...kernel.refusal import Argument
from ...kernel.sides import SIDE_NAMES, SIDES
from ..commands_colors.in_force import labels_of, objective_rules
from .actions import BOARD
from .rules import NAPOLEONICS_RULES
from .special import Special


def rules_in_force(special: Special) -> list[SpecialRule]:
    """All of them; that rivers can be forded shows on the map as streams (NAP-07-072)."""
    rules = objective_rules(special.objectives, BOARD, NAPOLEONICS_RULES.clauses.objective)
    for side in SIDES:
        if special.exits[side]:
            hexes = labels_of(BOARD, special.exits[side])
            about: dict[str, Argument] = {"side": SIDE_NAMES[side], "hexes": list(hexes)}
            rules.append(SpecialRule("napoleonics-special-exits", ("NAP-05-046",), about))
    if special.no_square:
        where: dict[str, Argument] = {"terrains": list(special.no_square)}
        rules.append(SpecialRule("napoleonics-special-no-square", ("NAP-06-025",), where))
    return rules

"""The special rules of a scenario of Samurai Battles, as a briefing tells them."""

from __future__ import annotations

from ...kernel.outline import SpecialRule
from ...kernel.refusal import Argument
from ...kernel.sides import SIDE_NAMES
from ..commands_colors.in_force import objective_rules
from .actions import BOARD
from .rules import SAMURAI_RULES
from .scenario import SamuraiScenario


def rules_in_force(entry: SamuraiScenario) -> list[SpecialRule]:
    """All of them; shallow rivers show on the map as such (SAM-20-033), camps are worth banners (SAM-23-007)."""
    rules = objective_rules(entry.setting.special.objectives, BOARD, SAMURAI_RULES.clauses.objective)
    for unit in entry.scenario.units:
        if entry.scenario.terrain[unit.hex].is_home:
            about: dict[str, Argument] = {"side": SIDE_NAMES[unit.side], "hex": BOARD.labels[unit.hex]}
            rules.append(SpecialRule("samurai-special-camp", ("SAM-23-007", "SAM-20-066", "SAM-20-067"), about))
    return rules

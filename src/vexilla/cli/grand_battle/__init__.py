"""Commands that only Grand Battle has, and what the shared ones ask it."""

from typing import Final

from .scenarios import BattleScenarios

SCENARIOS: Final = BattleScenarios()

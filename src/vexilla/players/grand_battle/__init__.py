"""The computer players of Grand Battle."""

from typing import Final

from .steady import SteadyGrandBattle
from .straight import StraightAhead
from .veteran import VeteranGrandBattle

PLAYERS: Final = {"straight": StraightAhead, "steady": SteadyGrandBattle, "veteran": VeteranGrandBattle}

"""The computer players of Grand Battle."""

from typing import Final

from ..player import under_the_name
from .steady import SteadyGrandBattle
from .straight import StraightAhead

PLAYERS: Final = {
    "straight": StraightAhead,
    "recruit": under_the_name("recruit", StraightAhead),
    "steady": SteadyGrandBattle,
    "soldier": under_the_name("soldier", SteadyGrandBattle),
}

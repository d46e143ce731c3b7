"""The computer players of Grand Battle."""

from typing import Final

from ..player import under_the_name
from .piecemeal import Piecemeal
from .steady import SteadyGrandBattle
from .straight import StraightAhead

PLAYERS: Final = {
    "piecemeal": Piecemeal,
    "recruit": under_the_name("recruit", Piecemeal),
    "straight": StraightAhead,
    "soldier": under_the_name("soldier", StraightAhead),
    "steady": SteadyGrandBattle,
    "veteran": under_the_name("veteran", SteadyGrandBattle),
}

#: Battles of which ``straight`` wins 35 to 65 % against itself from either side: players are measured there.
BALANCED: Final = ("casilinum", "dreux", "leuctra", "murten")

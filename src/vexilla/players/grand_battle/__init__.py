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

#: Battles of which ``straight`` won about a third or more against itself from either side: players are measured there.
BALANCED: Final = ("casilinum", "dreux", "kadesh", "kalka", "leuctra", "murten")

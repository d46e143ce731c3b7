"""The computer players of Commands & Colors: Napoleonics."""

from typing import Final

from ..player import under_the_name
from .general import small_council
from .levels import recruit, soldier
from .steady import SteadyNapoleonics

PLAYERS: Final = {
    "recruit": under_the_name("recruit", recruit),
    "soldier": under_the_name("soldier", soldier),
    "steady": SteadyNapoleonics,
    "veteran": under_the_name("veteran", SteadyNapoleonics),
    # No level before it is proven to be one: to be measured by its name.
    "council": small_council,
}

#: Battles of which ``steady`` wins 40 to 60 % against itself from either side: players are measured there.
BALANCED: Final = (
    "002-rolica-second-position",
    "003-vimiero",
    "005-talavera",
    "007-bussaco",
    "014-quatre-bras",
    "015-waterloo",
    "101-fuentes-de-onoro",
)

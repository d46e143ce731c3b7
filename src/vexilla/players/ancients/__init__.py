"""The computer players of Commands & Colors: Ancients."""

from typing import Final

from ..player import under_the_name
from .general import general, large_council
from .levels import recruit, soldier, veteran
from .steady import SteadyAncients

PLAYERS: Final = {
    "recruit": under_the_name("recruit", recruit),
    "soldier": under_the_name("soldier", soldier),
    "steady": SteadyAncients,
    "veteran": under_the_name("veteran", veteran),
    "general": general,
    # No level before it is proven to be one: to be measured by its name.
    "council": large_council,
}

#: Battles of which ``steady`` wins 40 to 60 % against itself from either side: players are measured there.
BALANCED: Final = (
    "001-akragas",
    "004-ticinus-river",
    "009-second-beneventum",
    "014-great-plains",
    "112-hellespont",
    "118-beneventum",
    "122-cronium",
)

"""The computer players of Commands & Colors: Ancients."""

from typing import Final

from ..commands_colors.council import Budget
from .levels import LEARNED, STAFF, VETERAN
from .steady import SteadyAncients

PLAYERS: Final = {
    "recruit": STAFF.level("recruit", STAFF.recruit()),
    "soldier": STAFF.level("soldier", STAFF.soldier()),
    "steady": SteadyAncients,
    "veteran": STAFF.level("veteran", VETERAN),
    "general": STAFF.council("general", Budget(240, 120, 0)),
    # No level before it is proven to be one: to be measured by its name.
    "council": STAFF.council("council", Budget(480, 240, 80), LEARNED),
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

"""The computer players of Commands & Colors: Napoleonics."""

from typing import Final

from ..commands_colors.council import Budget
from ..player import under_the_name
from .levels import STAFF
from .steady import SteadyNapoleonics

PLAYERS: Final = {
    "recruit": STAFF.level("recruit", STAFF.recruit()),
    "soldier": STAFF.level("soldier", STAFF.soldier()),
    "steady": SteadyNapoleonics,
    "veteran": under_the_name("veteran", SteadyNapoleonics),
    "general": STAFF.council("general", Budget(200, 160, 0)),
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

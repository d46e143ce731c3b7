"""The computer players of Samurai Battles."""

from typing import Final

from ..commands_colors.council import Budget
from ..player import under_the_name
from .levels import RECRUIT, STAFF
from .steady import SteadySamurai

PLAYERS: Final = {
    "recruit": STAFF.level("recruit", RECRUIT),
    "soldier": STAFF.level("soldier", STAFF.soldier()),
    "steady": SteadySamurai,
    "veteran": under_the_name("veteran", SteadySamurai),
    "general": STAFF.council("general", Budget(200, 160, 0, secret=24)),
}

#: Battles of which ``steady`` wins about 40 to 60 % against itself from either side: players are measured there.
BALANCED: Final = (
    "001-first-skirmish",
    "002-fourth-kawanakajima-1",
    "003-fourth-kawanakajima-2",
    "004-fourth-kawanakajima-3",
    "102-anegawa",
    "103-yamazaki",
)

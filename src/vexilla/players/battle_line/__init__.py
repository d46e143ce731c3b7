"""Computer players of Battle Line."""

from collections.abc import Mapping
from typing import Final

from ..player import Factory, under_the_name
from .council import Council
from .short_sighted import Recruit, Soldier
from .steady import SteadyPlayer

PLAYERS: Final[Mapping[str, Factory]] = {
    "recruit": Recruit,
    "soldier": Soldier,
    "steady": SteadyPlayer,
    "veteran": under_the_name("veteran", SteadyPlayer),
    # No level before it is proven to be one: to be measured by its name.
    "council": Council,
}

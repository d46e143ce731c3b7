"""Computer players of Battle Line."""

from collections.abc import Mapping
from typing import Final

from ..player import Factory, under_the_name
from .general import General
from .short_sighted import Recruit, Soldier
from .steady import SteadyPlayer

PLAYERS: Final[Mapping[str, Factory]] = {
    "recruit": Recruit,
    "soldier": Soldier,
    "steady": SteadyPlayer,
    "veteran": under_the_name("veteran", SteadyPlayer),
    "general": General,
}

"""Pick-up battles: two armies, roles and terrain by dice, each side set up by its player (chapters 2.1 and 2.2)."""

from __future__ import annotations

from typing import Final

from ....kernel.sides import BOTTOM
from ....kernel.step import Step, procedure
from ..armies.army import Army
from ..landscape import Landscape
from ..position import GrandBattle
from ..states import WIDE
from ..tables.generation import LAST_TURN, USUAL_DEPTH, USUAL_WIDTH
from .deployment import DEPLOY_ATTACKER, DEPLOY_DEFENDER
from .generation import GENERATION, OPEN_GENERATION
from .mustering import muster, setting_of


def pick_up(
    armies: tuple[Army, Army],
    width: int = USUAL_WIDTH,
    depth: int = USUAL_DEPTH,
    turn_limit: int = LAST_TURN,
    measuring: str = "free",
    strips: int = WIDE,
    *,
    are_sealed: bool = False,
) -> GrandBattle:
    """Two armies before an empty table, in the year of the later one; bottom attacks until roles are chosen."""
    year = max(armies[0].source.year, armies[1].source.year)
    land = Landscape(width, depth, [], [], [], year)
    setting = setting_of(armies, land, BOTTOM, turn_limit, measuring, strips, are_sealed=are_sealed)
    return muster(setting, armies, has_roles=False)


#: All that is done before the first turn.
PICK_UP: Final = procedure("GRB-02-015", GENERATION, DEPLOY_DEFENDER, DEPLOY_ATTACKER)
PICK_UP_IN_THE_OPEN: Final[tuple[Step[GrandBattle], ...]] = (*OPEN_GENERATION, DEPLOY_DEFENDER, DEPLOY_ATTACKER)

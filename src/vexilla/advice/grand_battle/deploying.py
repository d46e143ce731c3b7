"""A sample deployment: what the computer player would do with an army from where it stands now."""

from __future__ import annotations

from typing import Any, Final

from ...games.grand_battle.actions import DONE
from ...games.grand_battle.setup.deployment import Deployment, to_place
from ...kernel.deed import Form
from ...kernel.game import AnyMatch
from ...players.grand_battle.setting_up import Quartermaster

PLAN: Final = Form("plan")
#: No army has so much to set up.
_MOST: Final = 90


def plan(match: AnyMatch, side: int) -> dict[str, Any]:
    """``{"deeds": [text …], "complete": whether everybody stands then}``; that it is done, the player says himself.

    The match is an imagined one, so what the enemy hides has no part in it.
    """
    imagined = match.clone()
    deeds: list[str] = []
    while len(deeds) < _MOST and imagined.decider == side and isinstance(imagined.choice(), Deployment):
        action = Quartermaster(imagined, side).next()
        if action is None or action == DONE:
            break
        deeds.append(imagined.text(action))
        imagined.enact(action)
    is_asked = match.decider == side and isinstance(match.choice(), Deployment)
    return {"deeds": deeds, "complete": is_asked and not to_place(imagined.position, side)}

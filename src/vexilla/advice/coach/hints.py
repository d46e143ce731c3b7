"""A hint: what a strong player would do here, and why."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import AnyMatch
from ..base import Advice
from ..measures import Averages, reasons
from .coach import STAGES, coach_of, surest_gain

#: So many ways beside the best are told.
_OTHERS: Final = 2


def hint(advice: Advice, match: AnyMatch, side: int, seconds: float | None = None) -> dict[str, Any] | None:
    """``{"action", "then": […], "chance", "reasons": […], "others": [{"action", "chance", "costs"} …]}``, or None.

    ``then`` is what would follow, each with what its words need; ``chance`` that to win, from 0 to 1; ``costs`` what of
    it another way gives away. None without a coach. It knows what the side knows. It is what the strongest level
    of the game would do, unless something else does clearly better in the worlds.
    """
    if match.decider != side:
        return None
    coach = coach_of(advice, match, seconds)
    if coach is None:
        return None
    known = coach.best_known()
    ways = coach.weigh(dict.fromkeys([known, *coach.ways()]), STAGES, lambda action: action == known)
    plain = next(way for way in ways if way.action == known)
    best = surest_gain(ways, plain) or plain
    others = [way for way in ways if way is not best]
    otherwise = Averages()
    for way in others:
        otherwise.merge(way.averages)
    return {
        "action": best.text,
        "then": coach.followed_by(best.action),
        "chance": round(best.chance, 4),
        "reasons": reasons(best.averages, otherwise if others else None),
        "others": [
            {"action": way.text, "chance": round(way.chance, 4), "costs": round(max(0.0, best.gain_over(way)), 4)}
            for way in others[:_OTHERS]
        ],
    }

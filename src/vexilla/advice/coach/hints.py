"""A hint: what a strong player would do here, and why."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import AnyMatch
from ..base import Advice
from ..measures import Averages, reasons
from .coach import STAGES, coach_of

#: So many ways beside the best are told.
_OTHERS: Final = 2


def hint(advice: Advice, match: AnyMatch, side: int, seconds: float | None = None) -> dict[str, Any] | None:
    """``{"action", "chance", "reasons": […], "others": [{"action", "chance", "costs"} …]}``; None without a coach.

    ``chance`` is that to win, from 0 to 1; ``costs`` what of it another way gives away. It knows what the side knows.
    Where nothing is clearly better than what the computer player would do at once, it is that.
    """
    if match.decider != side:
        return None
    coach = coach_of(advice, match, seconds)
    if coach is None:
        return None
    usual = coach.usual()
    ways = coach.weigh(dict.fromkeys([usual, *coach.ways()]), STAGES, lambda action: action == usual)
    plain = next(way for way in ways if way.action == usual)
    best = ways[0] if ways[0].sure_gain_over(plain) > 0.0 else plain
    others = [way for way in ways if way is not best]
    otherwise = Averages()
    for way in others:
        otherwise.merge(way.averages)
    return {
        "action": best.text,
        "chance": round(best.chance, 4),
        "reasons": reasons(best.averages, otherwise if others else None),
        "others": [
            {"action": way.text, "chance": round(way.chance, 4), "costs": round(max(0.0, best.gain_over(way)), 4)}
            for way in others[:_OTHERS]
        ],
    }

"""What the decisions of a match have cost: each is compared with what the computer player would have done there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ...kernel.refusal import IllegalAction
from ...kernel.sides import name_of_side
from ..base import Advice
from ..measures import reasons
from ..story import Moment, Story
from .coach import Coach, Weighed, coach_of

#: A quick look compares what was done with what the computer player would have done; a deep one with everything.
QUICK: Final = ((8, 2),)
DEEP: Final = ((2, 12), (6, 6), (16, 4), (40, 2))


def review(
    advice: Advice,
    record: str,
    steps: Collection[int],
    *,
    deep: bool,
    seconds: float | None = None,
    tried: str | None = None,
) -> list[dict[str, Any]]:
    """``[{"step", "side", "action", "better", "chance", "costs", "reasons"} …]`` for steps of a record.

    A step is left out where there was nothing to choose. ``better`` is None, and ``costs`` 0, where nothing better was
    found. ``chance`` is that to win after what was done. ``seconds`` are for each step; ``tried`` is judged in place of
    what was done.
    """
    story = Story(record)
    found: list[dict[str, Any]] = []
    last = max(steps, default=-1)
    for moment in story.moments():
        if moment.step > last:
            break
        if moment.is_decision and moment.step in steps:
            judged = _judged(advice, _trying(moment, tried), deep, seconds)
            if judged is not None:
                found.append(judged)
    return found


def _trying(moment: Moment, tried: str | None) -> Moment:
    """A decision as if something else had been done."""
    if tried is None:
        return moment
    action = moment.match.read(tried)
    refusal = moment.match.refusal(action)
    if refusal is not None:
        raise IllegalAction(tried, refusal)
    return Moment(moment.match, moment.step, moment.side, action)


def _judged(advice: Advice, moment: Moment, deep: bool, seconds: float | None) -> dict[str, Any] | None:
    match = moment.match
    if match.is_countable and len(match.options()) == 1:
        return None
    coach = coach_of(advice, match, seconds)
    if coach is None:
        return None
    done, better = _compared(coach, moment, deep)
    costs = better.sure_gain_over(done) if better is not None else 0.0
    return {
        "step": moment.step,
        "side": name_of_side(moment.side),
        "action": done.text,
        "better": None if better is None or costs == 0.0 else better.text,
        "chance": round(done.chance, 4),
        "costs": round(costs, 4),
        "reasons": [] if better is None or costs == 0.0 else reasons(better.averages, done.averages),
    }


def _compared(coach: Coach, moment: Moment, deep: bool) -> tuple[Weighed, Weighed | None]:
    """What was done, and the best of the others, if that is worth looking at."""
    taken = moment.action
    others = coach.ways() if deep else [coach.usual()]
    actions = list(dict.fromkeys([taken, *others]))
    stages = DEEP if deep else (QUICK if len(actions) > 1 else ((1, 1),))
    ways = coach.weigh(actions, stages, lambda action: action == taken)
    done = next(way for way in ways if way.action == taken)
    better = next((way for way in ways if way is not done), None)
    return done, better

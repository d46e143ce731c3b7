"""What the decisions of a match have cost: each is compared with what the strongest level would have done there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.refusal import IllegalAction
from ...kernel.sides import name_of_side
from ..base import Advice
from ..measures import reasons
from ..story import Moment, Story
from .coach import STAGES, Coach, Stage, Weighed, asked_of, coach_of, surest_gain

#: A quick look compares what was done with what the strongest level would have done; a deep one, with three times as
#: much time, with everything. Where it was done as the strongest level would have, only the chance to win is told.
QUICK: Final = (Stage(24, 2, 0.6),)
_ALIKE: Final = (Stage(4, 1),)
_DEEP_TIME: Final = 3.0


def review(
    advice: Advice,
    record: str,
    steps: Collection[int],
    *,
    deep: bool,
    seconds: float | None = None,
    tried: str | None = None,
) -> list[dict[str, Any]]:
    """``[{"step", "side", "action", "better", "chance", "costs", "reasons", "then", "decision"} …]`` for some steps.

    A step is left out where there was nothing to choose. ``better`` is None, and ``costs`` 0, where nothing better was
    found; otherwise ``then`` has what would have followed, and ``decision`` what the words of both need, as the side
    was asked. ``chance`` is that to win after what was done. ``seconds`` are for each step; ``tried`` is judged in
    place of what was done.
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
    time = None if seconds is None else seconds * (_DEEP_TIME if deep else 1.0)
    coach = coach_of(advice, match, time)
    if coach is None:
        return None
    done, better = _compared(coach, moment.action, deep)
    return {
        "step": moment.step,
        "side": name_of_side(moment.side),
        "action": done.text,
        "better": None if better is None else better.text,
        "chance": round(done.chance, 4),
        "costs": 0.0 if better is None else round(better.sure_gain_over(done), 4),
        "reasons": [] if better is None else reasons(better.averages, done.averages),
        "then": [] if better is None else coach.followed_by(better.action),
        "decision": None if better is None else asked_of(match),
    }


def _compared(coach: Coach, taken: Action, deep: bool) -> tuple[Weighed, Weighed | None]:
    """What was done, and what was surely better, if anything was."""
    known = coach.best_known()
    actions = list(dict.fromkeys([taken, known, *(coach.ways() if deep else [])]))
    stages = STAGES if deep else QUICK if len(actions) > 1 else _ALIKE
    ways = coach.weigh(actions, stages, lambda action: action in (taken, known))
    done = next(way for way in ways if way.action == taken)
    return done, surest_gain(ways, done)

"""Lessons over HTTP: listed, told, tried.

Nothing is kept here: a learner's browser shows where he stands, and the step is played again up to there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.responses import Response

from ...games import GAMES
from ...kernel.refusal import VexillaError
from ...kernel.sides import SIDE_NAMES
from ...lessons import find_lesson, lessons_of
from ...lessons.attempt import Attempt, Verdict, begin
from ...lessons.lesson import Lesson
from ...lessons.told import list_lesson, tell_lesson
from ...locales import Speaker
from ..tables.messages import Trouble
from ..tables.questions import answer_in
from .calls import Call
from .lesson_bodies import AnsweredQuestion, AskBody, AttemptBody, Explained, Lessons, RuleRefuses, Tried, TryBody
from .library_calls import Kept, kept, respond
from .problems import Problem


@cache
def _all(language: str) -> Kept:
    speaker = Speaker(language)
    found = [list_lesson(lesson, speaker) for key in GAMES.games for lesson in lessons_of(key)]
    return kept(Lessons(found))


@cache
def _told(game: str, name: str, language: str) -> Kept:
    lesson = find_lesson(game, name)
    assert lesson is not None
    return kept(tell_lesson(lesson, Speaker(language)))


async def get_lessons(call: Call[None]) -> Response:
    """All lessons, as a list shows them."""
    return respond(call, lambda: _all(call.speaker.language))


async def get_lesson(call: Call[None]) -> Response:
    """A whole lesson."""
    lesson = _lesson(call)
    return respond(call, lambda: _told(lesson.game, lesson.name, call.speaker.language))


async def try_actions(call: Call[TryBody]) -> Tried:
    """Try something at a step, or, with nothing to try, see how it stands."""
    lesson = _lesson(call)
    return await call.site.tables.beside(_try, lesson, call.body, call.speaker)


async def ask(call: Call[AskBody]) -> AnsweredQuestion:
    """Ask what can be asked at a table."""
    lesson = _lesson(call)
    try:
        return AnsweredQuestion(await call.site.tables.beside(_answer, lesson, call.body))
    except Trouble as problem:
        raise Problem("bad-attempt", wrong=str(problem)) from None


def _lesson(call: Call[Any]) -> Lesson:
    game, name = (str(call.request.path_params[key]) for key in ("game", "lesson"))
    found = find_lesson(game, name)
    if found is None:
        raise Problem("unknown-lesson", name=f"{game}/{name}"[:100])
    return found


# -- beside the event loop ------------------------------------------------------------------------


def _at(lesson: Lesson, body: AttemptBody) -> Attempt:
    """The step as far as the learner is; Problem if he cannot be there: the lesson was another one then."""
    if body.step >= len(lesson.steps):
        raise Problem("bad-attempt", wrong=f"step {body.step}")
    try:
        attempt = begin(lesson, body.step, body.before)
        for action in body.taken:
            if attempt.take(action).outcome not in ("taken", "done"):
                raise Problem("bad-attempt", wrong=action)
    except VexillaError as problem:
        raise Problem("bad-attempt", wrong=str(problem)) from None
    return attempt


def _try(lesson: Lesson, body: TryBody, speaker: Speaker) -> Tried:
    attempt = _at(lesson, body)
    verdict = Verdict("done" if attempt.is_done else "taken")
    taken = 0
    for action in body.actions:
        verdict = attempt.take(action)
        if verdict.outcome not in ("taken", "done"):
            break
        taken += 1
        if verdict.outcome == "done":
            break
    view = attempt.match.view(attempt.step.side)
    if attempt.is_done and "decision" in view:
        # Nothing is to be decided before the next step.
        view["decision"] = {**view["decision"], "side": SIDE_NAMES[1 - attempt.step.side], "actions": []}
    done = [*body.taken, *body.actions[:taken]]
    return Tried(
        outcome=verdict.outcome,
        taken=taken,
        refusal=_refusal(verdict, body.actions[taken] if taken < len(body.actions) else ""),
        explained=_explained(lesson, attempt, verdict, speaker),
        next=attempt.next_of_solution(done),
        events=[event.seen_by(attempt.step.side) for event in attempt.match.log],
        view=view,
    )


def _refusal(verdict: Verdict, action: str) -> RuleRefuses | None:
    refusal = verdict.refusal
    return None if refusal is None else RuleRefuses(action, refusal.clause, refusal.reason, refusal.arguments)


def _explained(lesson: Lesson, attempt: Attempt, verdict: Verdict, speaker: Speaker) -> Explained | None:
    wrong = verdict.wrong
    if wrong is None:
        return None
    return Explained(speaker.say(lesson.message(attempt.step.name, "wrong", wrong.name)), wrong.clause)


def _answer(lesson: Lesson, body: AskBody) -> dict[str, Any]:
    attempt = _at(lesson, body)
    return answer_in(attempt.match, attempt.step.side, body.message)

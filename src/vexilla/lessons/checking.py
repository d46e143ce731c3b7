"""Whether a lesson can be played: every way through it is walked, every wrong try is tried, every text is there."""

from __future__ import annotations

from typing import Final

from ..kernel.file_reader import Locator, line_of
from ..kernel.refusal import VexillaError
from ..kernel.setup import Fault
from ..kernel.source import Scripted
from ..locales import LANGUAGES, Speaker
from .attempt import Attempt, begin
from .lesson import Lesson, Step, Wrong
from .patterns import ActionPattern, legal_of

#: A task is read at a glance.
MOST_WORDS: Final = 60
#: So many different moments of a step are looked at; a step with more allows too much.
_MOST_MOMENTS: Final = 1500
#: So many different ends of a step are gone on from.
_MOST_ENDS: Final = 40
_START: Final = "the start"


def faults_of(lesson: Lesson, text: str, speaker: Speaker | None = None) -> list[Fault]:
    """All that is wrong with a lesson that can be read, in the order of its file; what lies behind it in a language."""
    checker = _Checker(lesson, text, speaker or Speaker("en"))
    checker.check()
    return sorted(checker.faults, key=line_of)


class _Checker:
    def __init__(self, lesson: Lesson, text: str, speaker: Speaker) -> None:
        self.lesson: Final = lesson
        self._speaker: Final = speaker
        self.faults: list[Fault] = []
        self._locator: Final = Locator(text)

    def _fault(self, number: int, key: str, reason: str, what: str, **arguments: str | int) -> None:
        line = self._locator.line(("step", key), "", number)
        if all((fault.line, fault.text) != (line, what) for fault in self.faults):
            self.faults.append(Fault(line, what, f"fault-lesson-{reason}", arguments))

    def check(self) -> None:
        """All of it."""
        self._check_texts()
        names = [step.name for step in self.lesson.steps]
        ends: list[Attempt] = []
        for number, step in enumerate(self.lesson.steps):
            if names.index(step.name) != number:
                self._fault(number, "name", "two-steps", f"two steps are called {step.name!r}", name=step.name)
            ends = self._check_step(number, step, ends)

    # -- texts -----------------------------------------------------------------------------------

    def _check_texts(self) -> None:
        for language in LANGUAGES:
            speaker = Speaker(language)
            for message in self.lesson.messages():
                number = self._step_of(message)
                if not speaker.knows(message):
                    where = f"lessons_{self.lesson.game}.ftl"
                    told = f"there is no text {message} in {language}: put it into {where}"
                    self._fault(number, "name", "no-text", told, message=message, language=language, file=where)
                elif message.endswith("-task") and len(speaker.say(message).split()) > MOST_WORDS:
                    told = f"{message} in {language} has more than {MOST_WORDS} words"
                    self._fault(number, "name", "words", told, message=message, language=language, most=MOST_WORDS)

    def _step_of(self, message: str) -> int:
        for number, step in enumerate(self.lesson.steps):
            if message.startswith(f"{self.lesson.message(step.name)}-"):
                return number
        return 0

    # -- play ------------------------------------------------------------------------------------

    def _check_step(self, number: int, step: Step, before: list[Attempt]) -> list[Attempt]:
        """A step from its position, or from every end of the step before; gives the ends of this one."""
        try:
            starts = self._starts(number, step, before)
        except VexillaError as problem:
            told = f"the position cannot be read: {problem}"
            self._fault(number, "position", "position", told, problem=self._speaker.explain(problem, self.lesson.game))
            return []
        if not starts:
            return []
        for start in starts:
            if start.is_done:
                self._fault(number, "goal", "goal-reached", "the goal is reached before anything is done")
                return []
        self._check_solution(number, starts[0])
        moments, ends = self._walk(number, starts)
        for wrong in step.wrong:
            self._check_wrong(number, wrong, moments)
        return ends

    def _starts(self, number: int, step: Step, before: list[Attempt]) -> list[Attempt]:
        if step.position:
            return [begin(self.lesson, number)]
        return [end.go_on(step) for end in before]

    def _check_solution(self, number: int, start: Attempt) -> None:
        attempt = start.clone()
        for action in attempt.step.solution:
            try:
                verdict = attempt.take(action)
            except VexillaError as problem:
                why = self._speaker.explain(problem, self.lesson.game)
                self._fault(number, "solution", "action", f"{action!r}: {problem}", action=action, problem=why)
                return
            if verdict.outcome not in ("taken", "done"):
                clause = verdict.refusal.clause if verdict.refusal is not None else ""
                told = f"{action!r} is {verdict.outcome}{clause and f' ({clause})'}: allow it, or write another"
                reason = "refused" if clause else "elsewhere"
                self._fault(number, "solution", reason, told, action=action, clause=clause)
                return
        if not attempt.is_done:
            self._fault(number, "solution", "solution", "the solution does not reach the goal")

    def _walk(self, number: int, starts: list[Attempt]) -> tuple[list[Attempt], list[Attempt]]:
        """Every moment of a step that what it allows can lead to, and every end."""
        moments: list[Attempt] = []
        ends: list[Attempt] = []
        known: set[tuple[object, ...]] = set()
        waiting = list(starts)
        while waiting:
            attempt = waiting.pop()
            key = _key(attempt)
            if key in known:
                continue
            known.add(key)
            if len(known) > _MOST_MOMENTS:
                told = f"more than {_MOST_MOMENTS} different moments: allow less"
                self._fault(number, "allow", "moments", told, most=_MOST_MOMENTS)
                break
            if attempt.unanswered:
                told = f"the other side is asked {attempt.unanswered}: say in enemy what it does"
                self._fault(number, "enemy", "enemy", told, question=attempt.unanswered)
            if attempt.is_done:
                ends.append(attempt)
                continue
            moments.append(attempt)
            waiting += self._nexts(number, attempt)
        return moments, ends[:_MOST_ENDS]

    def _nexts(self, number: int, attempt: Attempt) -> list[Attempt]:
        """What follows a moment; a fault if nothing does."""
        found = []
        for action in attempt.options():
            after = attempt.clone()
            try:
                after.take(action)
            except VexillaError as problem:
                way = _way(attempt)
                told = f"after {way or _START} {action!r}: {problem}"
                why = self._speaker.explain(problem, self.lesson.game)
                self._fault(number, "chance", "after", told, done=len(way), way=way, action=action, problem=why)
                continue
            found.append(after)
        if not found:
            way = _way(attempt)
            told = f"after {way or _START} the goal cannot be reached any more"
            self._fault(number, "allow", "stuck", told, done=len(way), way=way)
        return found

    def _check_wrong(self, number: int, wrong: Wrong, moments: list[Attempt]) -> None:
        """Each wrong try must be possible at some moment, or forbidden by the clause that explains it."""
        for pattern in wrong.tries:
            if any(_offers(moment, pattern) for moment in moments):
                continue
            if pattern.is_exact and any(self._refused(moment, pattern.text) == wrong.clause for moment in moments):
                continue
            told = f"{pattern.text!r} can never be tried here, and is nowhere refused by {wrong.clause}"
            self._fault(number, "wrong", "never", told, action=pattern.text, clause=wrong.clause)

    def _refused(self, moment: Attempt, action: str) -> str:
        try:
            verdict = moment.judge(action)
        except VexillaError:
            return ""
        return verdict.refusal.clause if verdict.refusal is not None else ""


def _key(attempt: Attempt) -> tuple[object, ...]:
    """What tells two moments apart: how the match stands, what chance has left, what of the goal is reached."""
    match, source = attempt.match, attempt.match.source
    left = tuple(tuple(script) for script in source.scripts) if isinstance(source, Scripted) else ()
    reached = tuple(part.holds(match, attempt.step.side, attempt.events) for part in attempt.step.goal)
    return match.digest(), left, reached


def _offers(moment: Attempt, pattern: ActionPattern) -> bool:
    """Whether something that a pattern means is legal at a moment."""
    question = moment.match.choice().question()
    return any(pattern.fits(text, question) for text in legal_of(moment.match, [pattern]))


def _way(attempt: Attempt) -> str:
    """What the learner has done since the step began, as far as the match remembers; empty at the start."""
    words = attempt.match.game.words_of(attempt.step.side)
    taken = [words.text(each.action) for each in attempt.match.history if each.side == attempt.step.side]
    return ", ".join(taken[-6:])

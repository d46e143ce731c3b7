"""A step under way: what the learner does is judged, the other side answers as the lesson says.

An attempt is a function of the lesson and of the actions: nothing is kept between two requests of a learner, and
whatever he tries in vain has never happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import dedent
from typing import Final, Literal

from ..games import GAMES
from ..kernel.event import Event
from ..kernel.game import AnyMatch
from ..kernel.refusal import BadSetup, NothingToDecide, Refusal
from ..kernel.source import Source
from ..testing import scripted
from .lesson import Lesson, Step, Wrong
from .patterns import legal_of

#: ``taken``: on the way; ``done``: the goal is reached; ``refused``: a rule forbids it; ``wrong``: legal, but one of
#: the tries that the lesson explains; ``elsewhere``: legal, but it does not lead to the goal.
Outcome = Literal["taken", "done", "refused", "wrong", "elsewhere"]


@dataclass(frozen=True)
class Verdict:
    """What became of a try; only one that is taken or done has changed anything."""

    outcome: Outcome
    refusal: Refusal | None = None
    #: The lesson's own explanation, also of something that a rule forbids.
    wrong: Wrong | None = None


#: So many actions of a learner are played again for each request.
MOST_ACTIONS: Final = 60


def begin(lesson: Lesson, number: int, before: Sequence[Sequence[str]] = ()) -> Attempt:
    """A step at its start; ``before`` has what was done in the steps that it goes on from, else their solutions."""
    origin = lesson.origin(number)
    earlier = lesson.steps[origin:number]
    if before and len(before) != len(earlier):
        raise BadSetup(f"step {number + 1} goes on from {len(earlier)} steps, {len(before)} are given")
    done = before or [step.solution for step in earlier]
    first = lesson.steps[origin]
    match = GAMES.find(lesson.game).position_from(dedent(first.position), _chance(lesson.game, first))
    attempt = Attempt(match, first)
    for following, actions in zip(lesson.steps[origin + 1 : number + 1], done, strict=True):
        for action in actions:
            attempt.take(action)
        attempt = attempt.go_on(following)
    return attempt


def _chance(game: str, step: Step) -> Source:
    """Loaded dice and stacked decks, as a step wants them."""
    return scripted(GAMES.find(game), step.chance, luck=True)


class Attempt:
    """A learner at a step."""

    def __init__(self, match: AnyMatch, step: Step, first: int | None = None, unanswered: str = "") -> None:
        """Begin a step where the match stands, or, with the number of its ``first`` event, be in the middle of it."""
        self.match: Final = match
        self.step: Final = step
        #: The question that the other side was asked and that the lesson has no answer to: a fault of the lesson.
        self.unanswered = unanswered
        self._first: Final = len(match.log) if first is None else first
        if first is None:
            self._answer()

    def clone(self) -> Attempt:
        """A second attempt that goes on from here by itself."""
        return Attempt(self.match.clone(logging=True), self.step, self._first, self.unanswered)

    def go_on(self, step: Step) -> Attempt:
        """The next step, beginning where this one ended, with chance as it says."""
        match = self.match.clone(logging=True)
        match.source = _chance(match.game.key, step)
        return Attempt(match, step)

    @property
    def events(self) -> list[Event]:
        """What has happened since the step began."""
        return self.match.log[self._first :]

    @property
    def is_done(self) -> bool:
        """Whether the goal is reached."""
        return all(part.holds(self.match, self.step.side, self.events) for part in self.step.goal)

    @property
    def is_open(self) -> bool:
        """Whether the learner has to decide."""
        return not self.match.over and self.match.decider == self.step.side and not self.is_done

    def judge(self, action: str) -> Verdict:
        """What would become of a try; nothing changes. UnknownAction if it is no action of the game."""
        if not self.is_open:
            raise NothingToDecide("the learner has nothing to decide now")
        meant = self.match.read(action)
        text = self.match.text(meant)
        refusal = self.match.refusal(meant)
        question = self.match.choice().question()
        wrong = self.step.wrong_try(text, question)
        if refusal is not None:
            return Verdict("refused", refusal, wrong if wrong is not None and wrong.clause == refusal.clause else None)
        if wrong is not None:
            return Verdict("wrong", wrong=wrong)
        return Verdict("taken") if self.step.allows(text, question) else Verdict("elsewhere")

    def take(self, action: str) -> Verdict:
        """Try something; if it is on the way it is done, and the other side answers."""
        verdict = self.judge(action)
        if verdict.outcome != "taken":
            return verdict
        self.match.act(action)
        self._answer()
        return Verdict("done") if self.is_done else verdict

    def options(self) -> list[str]:
        """What the learner may do on the way to the goal."""
        if not self.is_open:
            return []
        question = self.match.choice().question()
        return [text for text in legal_of(self.match, self.step.ways()) if self.step.allows(text, question)]

    def next_of_solution(self, taken: Sequence[str]) -> str:
        """What to do next by the solution, as far as that can still be done; empty if nothing of it can."""
        left = [action for action in self.step.solution if not self.step.has_taken(action, taken)]
        allowed = self.options()
        return next((action for action in left if action in allowed), allowed[0] if allowed else "")

    def _answer(self) -> None:
        """Let the other side do what the lesson says, until the learner decides or the goal is reached."""
        match, step = self.match, self.step
        while not match.over and match.decider != step.side and not self.is_done:
            texts = legal_of(match, step.enemy)
            question = match.choice().question()
            found = next((text for pattern in step.enemy for text in texts if pattern.fits(text, question)), None)
            if found is None:
                self.unanswered = self.unanswered or question
                if not texts:
                    return
            match.act(found or texts[0])

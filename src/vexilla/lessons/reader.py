"""Reading lesson files (TOML): every fault is named by its line, and all of them at once."""

from __future__ import annotations

import re
from typing import Any, Final

from ..catalogue import clause_exists
from ..games import GAMES
from ..kernel.file_reader import FileReader, is_number, line_of
from ..kernel.setup import BadContents
from ..kernel.sides import BOTTOM, SIDE_NAMES, SIDES
from .lesson import Lesson, Step, Wrong
from .patterns import ActionPattern, Asked, Condition, Happened, Seen, pattern_from

_STEP: Final = "step"
_KEYS: Final = ("game", "minutes", "people", _STEP)
_STEP_KEYS: Final = (
    "name", "side", "position", "chance", "enemy", "allow", "goal", "solution", "points", "clauses", "wrong",
)  # fmt: skip
_WRONG_KEYS: Final = ("name", "tries", "clause")
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: What the page can point at.
POINTS: Final = ("hex", "card", "dragon", "flag", "pile", "unit", "order", "handle", "action")
#: A lesson is short: more steps belong into the next one.
MOST_STEPS: Final = 12


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson of a file, named without number and ending; BadContents has all that is wrong with it."""
    file = FileReader(name, text)
    lesson = _LessonReader(file).read()
    if file.faults:
        raise BadContents(name, sorted(file.faults, key=line_of))
    return lesson


class _LessonReader:
    """Reads one lesson; it has a reader of files and is none, for that one may be compiled."""

    def __init__(self, file: FileReader) -> None:
        self.file: Final = file

    def read(self) -> Lesson:
        """All of it, as far as it can be read."""
        if self.file.faults:
            return Lesson("", self.file.key, 0, (), ())
        self._check_keys((), self.file.data, _KEYS, 0)
        game = self.file.data.get("game")
        if game not in GAMES.games:
            self.file.unknown(("game",), "there is no game", str(game), tuple(GAMES.games), reason="fault-lesson-game")
            return Lesson("", self.file.key, 0, (), ())
        minutes = self.file.data.get("minutes", 10)
        if not is_number(minutes, 1, 60):
            self._wrong(("minutes",), "minutes", "minutes must be a number from 1 to 60", 0)
        steps = self.file.data.get(_STEP, [])
        if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
            told = f"a lesson has 1 to {MOST_STEPS} steps, each begins with [[step]]"
            self._wrong((_STEP,), "steps", told, 0, most=MOST_STEPS)
            steps = []
        people = self.file.data.get("people", [])
        if not isinstance(people, list) or not all(isinstance(name, str) for name in people):
            self._wrong(("people",), "people", "people must be a list of the names in the positions", 0)
            people = []
        found = tuple(self._step(number, data) for number, data in enumerate(steps))
        return Lesson(game, self.file.key, minutes, tuple(people), found)

    def _wrong(self, path: tuple[str, ...], reason: str, text: str, entry: int, **arguments: str | int) -> None:
        self.file.note(self.file.locator.line(path, "", entry), text, f"fault-lesson-{reason}", arguments)

    def _check_keys(self, path: tuple[str, ...], data: dict[str, Any], known: tuple[str, ...], entry: int) -> None:
        for key in data:
            if key not in known:
                self.file.unknown((*path, key), "here belongs no", key, known, entry, reason="fault-lesson-unknown-key")

    def _step(self, number: int, data: dict[str, Any]) -> Step:
        self._check_keys((_STEP,), data, _STEP_KEYS, number)
        position = data.get("position", "")
        if not isinstance(position, str) or (not position and number == 0):
            self._wrong((_STEP, "position"), "no-position", "the first step needs a position, written as text", number)
        solution = self._texts(number, data, "solution")
        if not solution:
            told = "a step needs a solution: the actions of one way to its goal"
            self._wrong((_STEP, "solution"), "no-solution", told, number)
        return Step(
            name=self._name(number, data, (_STEP, "name")),
            side=self._side(number, data),
            position=str(position),
            chance=self._chance(number, data),
            enemy=self._patterns(number, data, "enemy"),
            allow=self._patterns(number, data, "allow") or tuple(ActionPattern(action) for action in solution),
            goal=self._goal(number, data),
            solution=solution,
            points=self._points(number, data),
            clauses=self._clauses(number, data),
            wrong=self._wrong_tries(number, data),
        )

    def _name(self, number: int, data: dict[str, Any], path: tuple[str, ...]) -> str:
        name = data.get("name", "")
        if not isinstance(name, str) or _NAME.fullmatch(name) is None:
            told = "name must be small letters, digits and hyphens: its texts are found by it"
            self._wrong(path, "name", told, number)
        return str(name)

    def _side(self, number: int, data: dict[str, Any]) -> int:
        side = data.get("side", SIDE_NAMES[BOTTOM])
        names = [SIDE_NAMES[each] for each in SIDES]
        if side not in names:
            told = f"side must be {' or '.join(names)}: who the learner is"
            self._wrong((_STEP, "side"), "side", told, number)
            return BOTTOM
        return names.index(side)

    def _texts(self, number: int, data: dict[str, Any], key: str) -> tuple[str, ...]:
        found = data.get(key, [])
        if not isinstance(found, list) or not all(isinstance(text, str) and text.strip() for text in found):
            self._wrong((_STEP, key), "texts", f"{key} must be a list of texts", number, key=key)
            return ()
        return tuple(found)

    def _patterns(self, number: int, data: dict[str, Any], key: str) -> tuple[ActionPattern, ...]:
        return tuple(pattern_from(text) for text in self._texts(number, data, key))

    def _chance(self, number: int, data: dict[str, Any]) -> dict[str, list[str]]:
        chance = data.get("chance", {})
        streams = GAMES.find(self.file.data["game"]).streams
        if not isinstance(chance, dict) or not all(isinstance(found, list) for found in chance.values()):
            told = 'chance must be lists by stream: { dice = ["flag flag"] }'
            self._wrong((_STEP, "chance"), "chance", told, number)
            return {}
        for stream in chance:
            if stream not in streams:
                self.file.unknown(
                    (_STEP, "chance"), "there is no stream of chance", stream, streams, number,
                    reason="fault-lesson-stream",
                )  # fmt: skip
        return {stream: [str(outcome) for outcome in found] for stream, found in chance.items() if stream in streams}

    def _goal(self, number: int, data: dict[str, Any]) -> tuple[Condition, ...]:
        goal = data.get("goal", [])
        if not isinstance(goal, list) or not goal:
            told = 'a step needs a goal: [{ event = "cc-moved", to = "E5" }]'
            self._wrong((_STEP, "goal"), "no-goal", told, number)
            return ()
        return tuple(found for part in goal if (found := self._condition(number, part)) is not None)

    def _condition(self, number: int, part: object) -> Condition | None:
        """One part of a goal: an event, a question, or a fact of the view."""
        if isinstance(part, dict):
            if isinstance(part.get("event"), str):
                return Happened(part["event"], tuple((key, value) for key, value in part.items() if key != "event"))
            if isinstance(part.get("asked"), str) and len(part) == 1:
                return Asked(part["asked"])
            if isinstance(part.get("view"), str) and "is" in part and len(part) == 2:
                return Seen(part["view"], part["is"])
        self._wrong(
            (_STEP, "goal"),
            "goal",
            'a part of a goal is { event = "NAME", … }, { asked = "QUESTION" } or { view = "banners.bottom", is = 1 }',
            number,
        )
        return None

    def _points(self, number: int, data: dict[str, Any]) -> tuple[str, ...]:
        points = self._texts(number, data, "points")
        for point in points:
            kind, _, what = point.partition(" ")
            if kind not in POINTS or not what:
                known = ", ".join(POINTS)
                told = f"{point!r}: point at {known} and its name"
                self._wrong((_STEP, "points"), "point", told, number, point=point, known=known)
        return points

    def _clauses(self, number: int, data: dict[str, Any]) -> tuple[str, ...]:
        clauses = self._texts(number, data, "clauses")
        if not clauses:
            self._wrong((_STEP, "clauses"), "no-clauses", "a step names the clauses that it teaches", number)
        for clause in clauses:
            self._check_clause(number, (_STEP, "clauses"), clause)
        return clauses

    def _check_clause(self, number: int, path: tuple[str, ...], clause: str) -> None:
        if not clause_exists(clause):
            wrong = f"there is no clause {clause}"
            self.file.fault(path, wrong, clause, number, reason="fault-lesson-clause", clause=clause)

    def _wrong_tries(self, number: int, data: dict[str, Any]) -> tuple[Wrong, ...]:
        tries = data.get("wrong", [])
        if not isinstance(tries, list) or not all(isinstance(each, dict) for each in tries):
            told = "wrong tries are tables: { name = …, tries = […], clause = … }"
            self._wrong((_STEP, "wrong"), "wrong", told, number)
            return ()
        found = []
        for each in tries:
            self._check_keys((_STEP, "wrong"), each, _WRONG_KEYS, number)
            name = self._name(number, each, (_STEP, "wrong"))
            patterns = self._patterns(number, each, "tries")
            clause = str(each.get("clause", ""))
            self._check_clause(number, (_STEP, "wrong"), clause)
            if not patterns:
                told = f"wrong try {name!r} needs tries: a list of actions"
                self._wrong((_STEP, "wrong"), "no-tries", told, number, name=name)
            found.append(Wrong(name, patterns, clause))
        return tuple(found)

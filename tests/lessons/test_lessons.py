"""Every lesson is sound, and can be played through in three languages."""

from __future__ import annotations

import pathlib
import re

import pytest

import vexilla
from vexilla.games import GAMES
from vexilla.kernel.refusal import NothingToDecide, UnknownAction
from vexilla.kernel.setup import BadContents, Fault
from vexilla.lessons import find_lesson, lessons_of, name_of_file
from vexilla.lessons.attempt import Attempt, begin
from vexilla.lessons.checking import faults_of
from vexilla.lessons.lesson import Lesson, Wrong
from vexilla.lessons.patterns import legal_of, pattern_from
from vexilla.lessons.reader import read_lesson
from vexilla.locales import LANGUAGES, Speaker

FOLDER = pathlib.Path(vexilla.__file__).parent / "lessons"
FILES = sorted(FOLDER.glob("*/*.toml"))
NAMES = [f"{file.parent.name}/{file.name}" for file in FILES]
FIRST = FOLDER / "battle_line" / "01-first-flags.toml"
FOREIGN = {"en": "[а-яіїєґ]", "ru": "[іїєґ]|[A-Za-z][а-я]|[а-я][A-Za-z]", "uk": "[ыэёъ]|[A-Za-z][а-яіїєґ]"}


def lesson_in(file: pathlib.Path) -> Lesson:
    return read_lesson(name_of_file(file.name), file.read_text(encoding="utf-8"))


def found_in(text: str, speaker: Speaker | None = None) -> list[Fault]:
    """What is wrong with a lesson."""
    try:
        return faults_of(read_lesson("first-flags", text), text, speaker)
    except BadContents as problem:
        return problem.faults


def faults(text: str) -> list[tuple[int, str]]:
    """What is wrong with a lesson, by its lines."""
    return [(fault.line, fault.text) for fault in found_in(text)]


def test_lessons_are_of_games_that_a_page_shows() -> None:
    taught = {name.partition("/")[0] for name in NAMES}
    assert taught >= {"battle_line", "ancients", "napoleonics", "samurai", "grand_battle"}
    for key, game in GAMES.games.items():
        assert bool(lessons_of(key)) == (key in taught)
        assert game.has_page or key not in taught


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_lesson_is_sound_and_short(file: pathlib.Path) -> None:
    lesson = lesson_in(file)
    assert lesson.game == file.parent.name
    assert 6 <= len(lesson.steps) <= 10
    assert [(fault.line, fault.text) for fault in faults_of(lesson, file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_lesson_is_played_through(file: pathlib.Path, language: str) -> None:
    """Each step by its solution, after every wrong try was explained by its clause and changed nothing."""
    lesson, speaker = lesson_in(file), Speaker(language)
    tried: set[str] = set()
    before: list[list[str]] = []
    for number, step in enumerate(lesson.steps):
        before = [] if step.position else before
        attempt = begin(lesson, number, before)
        told = [speaker.say(lesson.message(step.name, part)) for part in ("title", "task", "hint", "done")]
        assert all(told)
        for action in step.solution:
            assert attempt.next_of_solution([]) in attempt.options()
            tried |= explained(lesson, attempt, speaker)
            assert attempt.take(action).outcome in ("taken", "done"), action
        assert attempt.is_done
        assert attempt.options() == []
        with pytest.raises(NothingToDecide):
            attempt.judge(step.solution[0])
        before = [*before, list(step.solution)]
    assert tried == {f"{step.name} {wrong.name}" for step in lesson.steps for wrong in step.wrong}


def explained(lesson: Lesson, attempt: Attempt, speaker: Speaker) -> set[str]:
    """The wrong tries that are possible now, each explained; nothing has happened by them."""
    found = set()
    for wrong in attempt.step.wrong:
        for action in wrong_actions(attempt, wrong):
            if attempt.judge(action).wrong is not wrong:
                continue
            stands = attempt.match.digest()
            verdict = attempt.take(action)
            assert verdict.outcome in ("wrong", "refused")
            assert verdict.refusal is None or verdict.refusal.clause == wrong.clause
            assert attempt.match.digest() == stands
            assert speaker.say(lesson.message(attempt.step.name, "wrong", wrong.name))
            found.add(f"{attempt.step.name} {wrong.name}")
    return found


def wrong_actions(attempt: Attempt, wrong: Wrong) -> list[str]:
    legal = legal_of(attempt.match, wrong.tries)
    found = [text for pattern in wrong.tries for text in legal if pattern.fits(text, attempt.match.choice().question())]
    exact = [pattern.text for pattern in wrong.tries if pattern.is_exact and pattern.text not in found]
    return found + [text for text in exact if is_known_now(attempt, text)]


def is_known_now(attempt: Attempt, text: str) -> bool:
    """Whether an action is one at this moment; deeds are read only where they can be done."""
    try:
        attempt.judge(text)
    except UnknownAction:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_in_their_language(language: str) -> None:
    speaker = Speaker(language)
    for file in FILES:
        for message in lesson_in(file).messages():
            text = speaker.say(message)
            assert not re.search(FOREIGN[language], text, re.IGNORECASE), message
            assert text == text.strip()


def test_what_is_legal_but_leads_elsewhere_is_not_done() -> None:
    lesson = find_lesson("battle_line", "first-flags")
    assert lesson is not None
    attempt = begin(lesson, 1)
    stands = attempt.match.digest()
    assert attempt.take("play blue-5 9").outcome == "elsewhere"
    assert attempt.take("play red-7 4").outcome == "refused"
    assert attempt.match.digest() == stands


def test_patterns() -> None:
    assert pattern_from("move E3 *").fits("move E3 E4", "cc-ask-move")
    assert pattern_from("order *").fits("order", "")
    assert pattern_from("play red-4/red-5 2").fits("play red-5 2", "")
    assert not pattern_from("play * 2").fits("play red-5 3", "")
    assert not pattern_from("done").fits("done E3", "")
    assert pattern_from("cc-ask-move: done").fits("done", "cc-ask-move")
    assert not pattern_from("cc-ask-move: done").fits("done", "cc-ask-order")


def test_patterns_of_numbers() -> None:
    """``8..12`` means every number between, and is walked by both ends and the middle."""
    steps = pattern_from("advance a1,a2 8..12")
    lengths = ["7.999", "8", "10.5", "12", "12.001", "x"]
    assert [length for length in lengths if steps.fits(f"advance a1,a2 {length}", "")] == ["8", "10.5", "12"]
    assert steps.examples() == ["advance a1,a2 8", "advance a1,a2 10", "advance a1,a2 12"]
    assert steps.has_range
    assert not steps.is_exact
    wheel = pattern_from("wheel a1 pivot=left/pivot=right 20..30.5deg")
    assert wheel.fits("wheel a1 pivot=right 30.5deg", "")
    assert not wheel.fits("wheel a1 pivot=right 25", "")
    assert len(wheel.examples()) == 6
    assert pattern_from("advance * 8..12").examples() == []


def test_what_differs_only_in_numbers_counts_as_done() -> None:
    """Whoever has gone another distance than the solution is shown what comes after it, not the same again."""
    lesson = find_lesson("grand_battle", "ilipa")
    assert lesson is not None
    number = next(number for number, step in enumerate(lesson.steps) if step.name == "advance")
    attempt = begin(lesson, number)
    step = attempt.step
    assert attempt.next_of_solution([]) == "done"
    assert attempt.take("done").outcome == "taken"
    assert attempt.next_of_solution(["done"]) == "execute 2"
    assert step.has_taken(step.solution[-1], ["advance legion-1,legion-2,legion-3 16.345"])
    assert not step.has_taken(step.solution[-1], ["advance legion-1,legion-2,legion-3 9"])
    assert attempt.take("execute 2").outcome == "taken"
    # Every drag is another number; what is as good as the solution is done.
    assert attempt.take("advance legion-1,legion-2,legion-3 16.345").outcome == "done"


@pytest.mark.parametrize(
    ("old", "new", "at", "told"),
    [
        ("minutes = 8", "minute = 8", "minutes", "did you mean 'minutes'?"),
        ('game = "battle_line"', 'game = "battle_lin"', "game =", "did you mean 'battle_line'?"),
        ('"BLN-03-002"', '"BLN-03-902"', '"BLN-03-002"', "there is no clause BLN-03-902"),
        ('points = ["flag 2"]', 'points = ["flog 2"]', 'points = ["flag 2"]', "point at hex"),
        ("{ troops = [", "{ troop = [", "chance = {", "did you mean 'troops'?"),
        ('{ event = "battle-line-won"', '{ evnt = "battle-line-won"', '"battle-line-won"', "a part of a goal is"),
        ("4: red-4 red-6 | yellow-7\n", "4: red-44 red-6 | yellow-7\n", '"wedge"\n', "the position cannot be read"),
        ('"play green-8 2", "claim 2"]\ngoal', '"play green-8 2"]\ngoal', '"claim 2"]\ngoal', "cannot be reached"),
        ('solution = ["play red-5 4"]', 'solution = ["play red-9 4"]', '["play red-5 4"]', "does not reach the goal"),
        ('tries = ["claim 6"]', 'tries = ["claim 7"]', '"BLN-07-015"', "can never be tried here"),
        ('name = "fog"\nposition', 'name = "mist"\nposition', 'name = "fog"', "there is no text"),
    ],
)
def test_a_fault_is_named_by_its_line(old: str, new: str, at: str, told: str) -> None:
    text = FIRST.read_text(encoding="utf-8")
    assert faults(text) == []
    assert text.count(old) == 1, old
    line = text[: text.index(at)].count("\n") + 1
    found = faults(text.replace(old, new))
    # A position is said from the next line on, and so is a list of wrong tries.
    assert any(number in (line, line + 1) and told in what for number, what in found), found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("minutes = 8", "minute = 8"),
        ("minutes = 8", "minutes = 99"),
        ("minutes = 8", "people = 3"),
        ('game = "battle_line"', 'game = "battle_lin"'),
        ('"BLN-03-002"', '"BLN-03-902"'),
        ('points = ["flag 2"]', 'points = ["flog 2"]'),
        ('points = ["flag 2"]', "points = 7"),
        ("{ troops = [", "{ troop = ["),
        ('{ event = "battle-line-won"', '{ evnt = "battle-line-won"'),
        ('name = "fog"\nposition', 'name = "The Fog"\nposition'),
        ('name = "fog"\nposition', 'name = "fog"\nside = "left"\nposition'),
        ('solution = ["play red-5 4"]', "solution = []"),
        ('solution = ["play red-5 4"]', "solution = 5"),
        ('tries = ["claim 6"]', "tries = []"),
        # What the walk through it finds.
        ("4: red-4 red-6 | yellow-7\n", "4: red-44 red-6 | yellow-7\n"),
        ('"play green-8 2", "claim 2"]\ngoal', '"play green-8 2"]\ngoal'),
        ('solution = ["play red-5 4"]', 'solution = ["play red-9 4"]'),
        ('solution = ["play red-5 4"]', 'solution = ["play red-5 4 9"]'),
        ('tries = ["claim 6"]', 'tries = ["claim 7"]'),
        ('name = "fog"\nposition', 'name = "mist"\nposition'),
    ],
)
def test_a_fault_is_told_in_three_languages(old: str, new: str) -> None:
    text = FIRST.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    for language, letters in (("ru", "[а-яё]{4}"), ("uk", "[а-яєіїґ]{4}")):
        speaker = Speaker(language)
        found = found_in(text.replace(old, new), speaker)
        assert found
        for fault in found:
            said = speaker.explain_fault(fault)
            assert re.search(letters, said), fault.text
            # A position has a notation of its own, whose faults are told in the language it is written in.
            assert fault.reason == "fault-lesson-position" or not re.search(r"\b(the|of|cannot|must)\b", said), said


def test_a_question_to_the_enemy_without_an_answer_is_a_fault() -> None:
    text = FIRST.read_text(encoding="utf-8").replace(
        'goal = [{ event = "battle-line-played", side = "bottom" }, { event = "battle-line-drew", side = "bottom" }]',
        'goal = [{ event = "battle-line-played", side = "top" }]',
    )
    assert any("say in enemy what it does" in what for _, what in faults(text))

"""What follows is said in the order of the book: first said, first done, ahead of what was waiting."""

from __future__ import annotations

from typing import Final

import pytest

import vexilla.kernel.match
from vexilla.kernel.game import Game, Option, Setup
from vexilla.kernel.match import Match
from vexilla.kernel.position import Position
from vexilla.kernel.source import Asking, Source
from vexilla.kernel.step import Step, procedure

if not vexilla.kernel.match.__file__.endswith(".py"):
    pytest.skip("compiled classes are subclassed by compiled ones only", allow_module_level=True)


class Notes(Position):
    """What was done, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def clone(self) -> Notes:
        copy = Notes()
        copy.done = self.done[:]
        return copy

    def canonical(self) -> str:
        return " ".join(self.done)


class Note(Step[Notes]):
    """Notes its word; what follows is said in two calls, and the second may sweep or end."""

    def __init__(self, word: str, *following: Step[Notes], sweeps: int = -1, ends: bool = False) -> None:
        super().__init__()
        self.word: Final = word
        self.following: Final = following
        self.sweeps: Final = sweeps
        self.ends: Final = ends

    def run(self, match: Match[Notes]) -> None:
        match.position.done.append(self.word)
        for step in self.following[:1]:
            match.then(step)
        if self.sweeps >= 0:
            match.sweep(but=self.sweeps)
        if self.ends:
            match.position.over = True
        for step in self.following[1:]:
            match.then(step)

    def label(self) -> str:
        return self.word


class Noting(Game[Notes]):
    def __init__(self) -> None:
        self.key = "noting"
        self.streams = ()
        self.scenarios = ("one",)
        self.options: tuple[Option, ...] = ()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Notes]:
        return Match(self, Notes(), [], source, logging)


def done_by(*steps: Step[Notes]) -> str:
    match = Match(Noting(), Notes(), [*steps], Asking())
    match.run()
    return " ".join(match.position.done)


A, B, C, D = (Note(word) for word in "abcd")


def test_what_is_to_do_is_given_in_the_order_of_the_book() -> None:
    assert done_by(A, B, C) == "a b c"


def test_what_follows_comes_in_the_order_in_which_it_is_said_and_before_what_was_waiting() -> None:
    assert done_by(Note("first", A, B, C), D) == "first a b c d"


def test_what_follows_from_a_line_comes_before_the_next_line() -> None:
    assert done_by(Note("first", Note("inner", A, B), C), D) == "first inner a b c d"


def test_a_procedure_is_done_line_by_line_and_prints_as_its_clause_has_it() -> None:
    lines = procedure("TOY-01-001", A, Note("b", C), D)
    assert done_by(lines, Note("end")) == "a b c d end"
    assert lines.lines() == ["a", "b", "d"]
    assert lines.label() == "TOY-01-001: a, b, d"


def test_a_sweep_takes_away_what_was_waiting_and_what_was_said_before_it() -> None:
    assert done_by(Note("first", A, B, sweeps=0), C, D) == "first b"
    assert done_by(Note("first", A, B, sweeps=1), C, D) == "first b d"


def test_nothing_follows_the_end() -> None:
    assert done_by(Note("first", A, B, sweeps=0, ends=True), C) == "first"

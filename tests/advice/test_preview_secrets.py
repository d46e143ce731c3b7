"""A game made of secrets: previews show neither what an action would reveal nor what follows from hidden things."""

from __future__ import annotations

from typing import Final

import pytest

from vexilla.advice import Advice
from vexilla.kernel.action import Verb, Vocabulary
from vexilla.kernel.chance import Generator
from vexilla.kernel.event import Event
from vexilla.kernel.game import Game, Option, Setup
from vexilla.kernel.match import Match
from vexilla.kernel.position import Position, View
from vexilla.kernel.refusal import Refusal
from vexilla.kernel.sides import BOTTOM, only
from vexilla.kernel.source import Asking, Source
from vexilla.kernel.step import Choice

VOCABULARY: Final = Vocabulary(Verb("look"), Verb("wait"), Verb("dance"))
LOOK: Final = VOCABULARY.start("look")
WAIT: Final = VOCABULARY.start("wait")


class Box(Position):
    """A number that bottom does not know; when shaken it rattles louder the larger it is."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.rattle = 0

    def clone(self) -> Box:
        copy = Box(self.number)
        copy.rattle = self.rattle
        return copy

    def canonical(self) -> str:
        return f"{self.number} {self.rattle}"

    def view(self, side: int) -> View:
        return {"rattle": self.rattle}

    def redeal(self, side: int, generator: Generator) -> None:
        self.number = 500

    def faults(self) -> list[str]:
        return []


class BeforeTheBox(Choice[Box]):
    """Look into the box, or shake it and wait."""

    def options(self, match: Match[Box]) -> list[int]:
        return [LOOK, WAIT]

    def forbids(self, match: Match[Box], action: int) -> Refusal | None:
        return None if action in (LOOK, WAIT) else Refusal("BOX-01-001", "refused-BOX-01-001")

    def take(self, match: Match[Box], action: int) -> None:
        match.then(self)
        if action == WAIT:
            match.position.rattle = match.position.number
        elif match.logging:
            secrets: dict[str, str | int | list[str] | list[int]] = {"number": match.position.number}
            match.log.append(Event("box-seen", ("BOX-01-001",), {}, secrets, only(BOTTOM), 0))

    def question(self) -> str:
        return "box-ask"


class BoxGame(Game[Box]):
    def __init__(self) -> None:
        self.key = "box"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = Vocabulary()
        self.streams: tuple[str, ...] = ()
        self.stream_verbs: tuple[str, ...] = ()
        self.scenarios = ("box",)
        self.options: tuple[Option, ...] = ()

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Box]:
        return Match(self, Box(int(setup.scenario)), [BeforeTheBox(BOTTOM)], source, logging)


GAME: Final = BoxGame()


def box(number: int) -> Match[Box]:
    match = GAME.begin(Setup(str(number), {}), Asking(), True)
    match.run()
    return match


@pytest.mark.parametrize("number", [1, 999])
def test_what_follows_from_hidden_things_is_imagined(number: int) -> None:
    """Whatever is in the box, the rattle of the preview is that of an imagined one."""
    preview = Advice().preview(box(number), BOTTOM, "wait")
    assert preview is not None
    assert preview["view"]["rattle"] == 500


def test_what_would_be_revealed_is_not_shown() -> None:
    assert Advice().preview(box(1), BOTTOM, "look") is None


def test_nothing_happens_to_the_match_itself() -> None:
    match = box(7)
    before = match.digest()
    Advice().preview(match, BOTTOM, "look")
    Advice().preview(match, BOTTOM, "wait")
    assert Advice().preview(match, BOTTOM, "dance") is None
    assert match.digest() == before
    assert match.log == []

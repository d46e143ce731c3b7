"""Attacks as deeds: who attacks whom after which opening turn, and the line that is formed (GRB-05-004, GRB-06-041)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.chance import Generator
from ....kernel.deed import BadValue, Deed, Field, Form, Id, Ids, Json, Marked, Value, Word, decimal_text
from ..geometry.numbers import HEADINGS
from ..moves.forms import EDGE_WORDS, HEADING_PLACES, TURN_ANGLES, TURN_WORDS
from ..tables.movement import WHEEL_MOST

_MOST_UNITS: Final = 24

#: Opening turns (GRB-05-004): none; in place; a wheel about a front corner; skirmishers to any heading (GRB-05-045);
#: and the wheel from the end of the enemy's front onto his flank (GRB-06-052).
NO_TURN: Final = 0
IN_PLACE: Final = 1
WHEEL_LEFT: Final = 2
WHEEL_RIGHT: Final = 3
TO_HEADING: Final = 4
SWING: Final = 5

_SWING: Final = "swing"
_NONE: Final = "none"
#: Words that a number of degrees follows.
_WHEELS: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("wheel-left", WHEEL_LEFT, 1, WHEEL_MOST),
    ("wheel-right", WHEEL_RIGHT, 1, WHEEL_MOST),
    ("to", TO_HEADING, 0, HEADINGS - 1),
)


@final
class Turn:
    """An opening turn: its kind, and by how many hundredths of a degree, or to which heading."""

    def __init__(self, kind: int, angle: int) -> None:
        self.kind: Final = kind
        self.angle: Final = angle

    def word(self) -> str:
        """Its word, without degrees; ``none`` of no turn."""
        if self.kind == IN_PLACE:
            return TURN_WORDS[TURN_ANGLES.index(self.angle)]
        for word, kind, _, _ in _WHEELS:
            if kind == self.kind:
                return word
        return _SWING if self.kind == SWING else _NONE

    def text(self) -> str:
        """As it is written in a deed; nothing of no turn."""
        if self.kind == NO_TURN:
            return ""
        has_degrees = self.kind not in (IN_PLACE, SWING)
        return self.word() + (decimal_text(self.angle, HEADING_PLACES) if has_degrees else "")


STRAIGHT: Final = Turn(NO_TURN, 0)


def turn_in(text: str) -> Turn | None:
    """The turn that a text means, or None."""
    if text == _SWING:
        return Turn(SWING, 0)
    if text in TURN_WORDS:
        return Turn(IN_PLACE, TURN_ANGLES[TURN_WORDS.index(text)])
    for word, kind, lowest, highest in _WHEELS:
        if text.startswith(word):
            angle = _hundredths(text.removeprefix(word))
            return Turn(kind, angle) if lowest <= angle <= highest else None
    return None


def _hundredths(text: str) -> int:
    """Degrees with up to two places; -1 if it is no such number."""
    whole, dot, rest = text.partition(".")
    if len(text) > 8 or not whole.isdecimal() or not text.isascii() or (dot and not rest.isdecimal()):
        return -1
    return -1 if len(rest) > HEADING_PLACES else int(whole + rest.ljust(HEADING_PLACES, "0"))


class OpeningTurn(Field):
    """The one turn at the very start of an attack (GRB-05-004)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "opening")

    def text(self, value: Value) -> str:
        """The words as they were read."""
        assert isinstance(value, str)
        return value

    def read(self, text: str) -> Value:
        """One of the turns, its degrees as short as they can be."""
        found = turn_in(text)
        if found is None:
            near = [*TURN_WORDS, "wheel-left12.5", "wheel-right30", "to315", _SWING]
            known = ", ".join(near)
            raise BadValue(f"{text!r} is none of {known}", near, "field-word", {"value": text, "known": known})
        return found.text()

    def draw(self, generator: Generator, offered: list[str]) -> Value:
        """Any of the turns, the kind first."""
        number = generator.below(len(TURN_WORDS) + len(_WHEELS) + 1)
        if number < len(TURN_WORDS):
            return TURN_WORDS[number]
        number -= len(TURN_WORDS)
        if number == len(_WHEELS):
            return _SWING
        _, kind, lowest, highest = _WHEELS[number]
        return Turn(kind, lowest + generator.below(highest - lowest + 1)).text()

    def limits(self) -> Json:
        """The words, and those that degrees follow with how many there may be."""
        degrees = {word: decimal_text(highest, HEADING_PLACES) for word, _, _, highest in _WHEELS}
        return {"values": [*TURN_WORDS, _SWING], "degrees": degrees}


_UNITS: Final = Ids("units", _MOST_UNITS)
_TARGET: Final = Id("target")
ATTACK: Final = Form("attack", _UNITS, "->", _TARGET)
ATTACK_AFTER: Final = Form("attack", _UNITS, "->", _TARGET, "after", Marked("turn=", OpeningTurn("turn")))
ATTACKS: Final[tuple[Form, ...]] = (ATTACK, ATTACK_AFTER)

#: On which edge of the enemy a battle line is formed; ``beside`` is by the side edges of both (GRB-06-060).
BESIDE: Final = len(EDGE_WORDS)
LINE_WORDS: Final[tuple[str, ...]] = (*EDGE_WORDS, "beside")
ALIGN: Final = Form("align", Id("unit"), "->", _TARGET, Marked("edge=", Word("edge", *LINE_WORDS)))


def opening_of(deed: Deed) -> Turn:
    """The opening turn of an attack."""
    if deed.form is ATTACK:
        return STRAIGHT
    found = turn_in(deed.word("turn"))
    assert found is not None
    return found


def attack_deed(names: list[str], target: str, turn: Turn) -> Deed:
    """The attack of some units on a target after a turn."""
    group = tuple(sorted(names))
    return ATTACK.deed(group, target) if turn.kind == NO_TURN else ATTACK_AFTER.deed(group, target, turn.text())

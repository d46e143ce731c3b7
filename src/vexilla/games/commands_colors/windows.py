"""Windows: the named moments of a turn and of a combat at which a game may let its players step in.

The shared procedures open every one of them, and nothing happens there unless a game fills it
(:meth:`.rules.Rules.open_window`). Whose roll, whose move or whose card it is, is said by the position.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.step import Step
from .position import NONE, B

#: A side's turn has begun and nothing is done yet; its card lies open, and nobody is ordered yet; all orders are given.
TURN_BEGINS: Final = 0
CARD_PLAYED: Final = 1
ORDERS_GIVEN: Final = 2
#: The active side is about to move one of its pieces; one has moved; all have moved that will.
BEFORE_MOVE: Final = 3
AFTER_MOVE: Final = 4
MOVES_MADE: Final = 5
#: Fire is announced; close combat is announced, and nobody has reacted yet.
FIRE_DECLARED: Final = 6
CLOSE_COMBAT_DECLARED: Final = 7
#: The defender has announced that he battles back.
BATTLE_BACK_DECLARED: Final = 8
#: The dice of a strike are counted and not yet rolled; they are rolled, and nothing that they show has happened yet.
BEFORE_ROLL: Final = 9
AFTER_ROLL: Final = 10
#: The attacker has destroyed the defender or driven it out of its hex; he has advanced into that hex, or beyond it.
SUCCESS: Final = 11
ADVANCED: Final = 12
#: All combats are fought; the hands are full again, and the other side's turn comes.
BATTLES_FOUGHT: Final = 13
TURN_ENDS: Final = 14

WINDOW_NAMES: Final[tuple[str, ...]] = (
    "turn-begins",
    "card-played",
    "orders-given",
    "before-move",
    "after-move",
    "moves-made",
    "fire-declared",
    "close-combat-declared",
    "battle-back-declared",
    "before-roll",
    "after-roll",
    "success",
    "advanced",
    "battles-fought",
    "turn-ends",
)


class Window(Step[B]):
    """A moment at which a game may put questions to its players; most games leave most of them empty."""

    def __init__(self, when: int) -> None:
        super().__init__()
        self.when: Final = when

    def run(self, match: Match[B]) -> None:
        """Let the game fill it."""
        match.position.rules.open_window(match, self.when)

    def label(self) -> str:
        return f"Window({WINDOW_NAMES[self.when]})"

    @classmethod
    def from_words(cls, words: list[str]) -> Window[B]:
        """By the name of its moment."""
        return window(WINDOW_NAMES.index(words[0]))


class WindowOfStrike(Window[B]):
    """A moment of a strike: it does not come if nothing is struck."""

    def run(self, match: Match[B]) -> None:
        """Let the game fill it."""
        if match.position.strike != NONE:
            match.position.rules.open_window(match, self.when)


_WINDOWS: Final[list[Window[Any]]] = [
    WindowOfStrike(when) if when in (BEFORE_ROLL, AFTER_ROLL) else Window(when) for when in range(len(WINDOW_NAMES))
]


def window(when: int) -> Window[Any]:
    """The window of a moment, as a line of a procedure."""
    return _WINDOWS[when]

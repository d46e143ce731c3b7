"""Standing orders about Dragon cards: at which moments a player wants to be asked, and when not."""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.windows import WINDOW_NAMES
from ...games.samurai.position import Samurai
from ...games.samurai.windows import MOMENTS
from ..base import Order
from ..commands_colors.advice import reaction

#: The questions whether a Dragon card is played, one a moment.
DRAGON_QUESTIONS: Final = tuple(f"sam-ask-dragon-{WINDOW_NAMES[when]}" for when in MOMENTS)
#: A turn after which an order is forgotten, and the tokens up to which it holds.
UNTIL: Final = "turn"
HONOR: Final = "honor"
#: Whose turn it is, and the other's.
WHOSE: Final = "whose"
OTHERS: Final = "other"
_LAST_TURN: Final = 9_999
_MOST_TOKENS: Final = 10

_CONDITIONS: Final[list[dict[str, Any]]] = [
    {"name": HONOR, "title": "advice-when-honor", "kind": "most", "lowest": 0, "highest": _MOST_TOKENS},
    {
        "name": WHOSE,
        "title": "advice-when-whose",
        "kind": "choice",
        "values": [{"value": OTHERS, "title": f"advice-whose-{OTHERS}"}],
    },
    {"name": UNTIL, "title": "advice-when-turn", "kind": "until", "lowest": 0, "highest": _LAST_TURN},
]


def dragon_reactions() -> list[dict[str, Any]]:
    """To let each moment pass, or to leave it to the computer player."""
    return [
        reaction(question, ("pass", "computer"), _CONDITIONS, question.removeprefix("sam-ask-"))
        for question in DRAGON_QUESTIONS
    ]


def dragon_defaults() -> list[dict[str, Any]]:
    """To let every moment of the other's turn pass."""
    return [{"question": question, "answer": "pass", "when": {WHOSE: OTHERS}} for question in DRAGON_QUESTIONS]


def holds_still(position: Samurai, side: int, order: Order) -> bool:
    """Whether an order about Dragon cards holds now: its turn has not passed, and the side has not too many tokens."""
    when = order.get("when", {})
    if UNTIL in when and position.turn > when[UNTIL]:
        return False
    if WHOSE in when and position.active == side:
        return False
    return HONOR not in when or position.honor[side] <= when[HONOR]

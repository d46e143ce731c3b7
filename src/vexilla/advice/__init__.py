"""What helps a person decide, and to look back afterwards; one file a ruleset, found by its key."""

from typing import Final

from .ancients import AncientsAdvice
from .base import Advice
from .battle_line import BattleLineAdvice
from .napoleonics import NapoleonicsAdvice

_OF_GAME: Final[dict[str, Advice]] = {
    "ancients": AncientsAdvice(),
    "battle_line": BattleLineAdvice(),
    "napoleonics": NapoleonicsAdvice(),
}
_PLAIN: Final = Advice()


def advice_for(ruleset: str) -> Advice:
    """The adviser of a ruleset; one that knows no game where it has none of its own."""
    return _OF_GAME.get(ruleset.replace("-", "_"), _PLAIN)


__all__ = ["Advice", "advice_for"]

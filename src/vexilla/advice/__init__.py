"""What helps a person decide, and to look back afterwards: a folder a game, found by its key."""

from typing import Final

from ..games import GAMES
from ..games.register import layer_of
from .base import Advice

_PLAIN: Final = Advice()


def advice_for(ruleset: str) -> Advice:
    """The adviser of a ruleset, ``ADVICE`` of its folder; one that knows no game where it has none of its own."""
    game = GAMES.games.get(ruleset.replace("-", "_"))
    folder = None if game is None else layer_of(game, "advice")
    if folder is None:
        return _PLAIN
    adviser: Advice = folder.ADVICE
    return adviser


__all__ = ["Advice", "advice_for"]

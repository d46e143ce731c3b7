"""Computer players, each behind one small interface, and the register by which the program finds them."""

from collections.abc import Callable
from typing import Final

from ..kernel.chance import Generator
from ..kernel.game import unknown
from .ancients.steady import SteadyAncients
from .battle_line.steady import SteadyPlayer
from .napoleonics.steady import SteadyNapoleonics
from .player import Player
from .random_player import RandomPlayer

#: Players that can play every game.
_FOR_EVERY_GAME: Final[dict[str, Callable[[Generator], Player]]] = {"random": RandomPlayer}
#: Players of one game, weakest first.
_OF_GAME: Final[dict[str, dict[str, Callable[[Generator], Player]]]] = {
    "ancients": {"steady": SteadyAncients},
    "battle_line": {"steady": SteadyPlayer},
    "napoleonics": {"steady": SteadyNapoleonics},
}


def player_names(game_key: str) -> tuple[str, ...]:
    """The names of the computer players of a game, weakest first."""
    return (*_FOR_EVERY_GAME, *_OF_GAME.get(game_key, {}))


def player_named(game_key: str, name: str, generator: Generator) -> Player:
    """A new computer player; BadSetup names the ones there are."""
    factory = _OF_GAME.get(game_key, {}).get(name) or _FOR_EVERY_GAME.get(name)
    if factory is None:
        what = f"there is no computer player of {game_key} called"
        raise unknown("player", what, name, player_names(game_key), game=game_key)
    return factory(generator)

"""Computer players, each behind one small interface: those of a game are in its folder, found by its key."""

from collections.abc import Callable, Mapping
from typing import Final

from ..games import GAMES
from ..games.register import layer_of
from ..kernel.chance import Generator
from ..kernel.game import unknown
from .player import Player
from .random_player import RandomPlayer

#: Makes a player, all of whose chance comes from the generator.
Factory = Callable[[Generator], Player]

#: Players that can play every game.
_FOR_EVERY_GAME: Final[Mapping[str, Factory]] = {"random": RandomPlayer}


def _of_game(game_key: str) -> Mapping[str, Factory]:
    """The players of one game, weakest first: ``PLAYERS`` of its folder."""
    game = GAMES.games.get(game_key)
    folder = None if game is None else layer_of(game, "players")
    return {} if folder is None else folder.PLAYERS


def player_names(game_key: str) -> tuple[str, ...]:
    """The names of the computer players of a game, weakest first."""
    return (*_FOR_EVERY_GAME, *_of_game(game_key))


def player_named(game_key: str, name: str, generator: Generator) -> Player:
    """A new computer player; BadSetup names the ones there are."""
    factory = _of_game(game_key).get(name) or _FOR_EVERY_GAME.get(name)
    if factory is None:
        what = f"there is no computer player of {game_key} called"
        raise unknown("player", what, name, player_names(game_key), game=game_key)
    return factory(generator)

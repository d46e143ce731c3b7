"""How a game looks in the terminal: one board a game, found by its key and drawn from a view alone."""

from ...games import GAMES
from ...games.register import layer_of
from ..screen import Screen
from .board import Board
from .plain import PlainBoard


def board_for(key: str, screen: Screen) -> Board:
    """The board of a game, ``BOARD`` of its folder; one that lists what is known where it has none of its own."""
    game = GAMES.games.get(key)
    folder = None if game is None else layer_of(game, "cli.boards")
    if folder is None:
        return PlainBoard(screen, key)
    board: Board = folder.BOARD(screen)
    return board


__all__ = ["Board", "board_for"]

"""The games, and the register by which the program finds them."""

from typing import Final

from .register import GameFolders

#: Our games in the order in which people see them. A new game is its folders and a name in this line.
GAMES: Final = GameFolders("battle_line", "ancients", "napoleonics", "samurai", "grand_battle")

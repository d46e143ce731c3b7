"""The games, and the register by which the program finds them."""

from typing import Final

from ..kernel.game import Register
from .ancients.game import ANCIENTS
from .battle_line.game import BATTLE_LINE
from .napoleonics.game import NAPOLEONICS

GAMES: Final = Register(BATTLE_LINE, ANCIENTS, NAPOLEONICS)

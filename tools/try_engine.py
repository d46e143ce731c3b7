"""Try an installed engine: a random match of every game to its end, its record replayed to the same position.

``python tools/try_engine.py`` needs nothing but the package; with the word ``compiled`` it must be a compiled one.
"""

from __future__ import annotations

import sys

import vexilla
from vexilla.games import GAMES
from vexilla.kernel import match as engine
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.table import new_table, resume_table
from vexilla.players.player import Sight
from vexilla.players.random_player import RandomPlayer


def play(key: str) -> int:
    """Play one random match of a game; how many decisions it took."""
    game = GAMES.find(key)
    table = new_table(game, game.setup(), {"bottom": "human", "top": "human"}, seed_from(1))
    player = RandomPlayer(generator_from(1))
    decisions = 0
    while not table.over:
        side = table.match.decider
        table.act(side, player.choose(Sight(table.match, side)))
        decisions += 1
    again = resume_table(table.record.text(), GAMES)
    if again.match.position.canonical() != table.match.position.canonical():
        sys.exit(f"{key}: its record leads to another position")
    return decisions


def main() -> None:
    """Play each game, and say what was installed."""
    is_compiled = not str(engine.__file__).endswith(".py")
    if "compiled" in sys.argv[1:] and not is_compiled:
        sys.exit("this is not a compiled build")
    print(f"vexilla {vexilla.__version__}, {'compiled' if is_compiled else 'plain'}: {vexilla.__path__[0]}")
    for key in GAMES.games:
        print(f"{key}: {play(key)} decisions")


if __name__ == "__main__":
    main()

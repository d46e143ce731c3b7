"""A record with decisions worth looking at: the bottom side plays at random, the top side well.

Called with a game, a number to begin with and how many decisions of the bottom side there shall be. Prints the record.
"""

from __future__ import annotations

import sys

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import BOTTOM, SIDE_NAMES
from vexilla.kernel.table import new_table
from vexilla.players import player_named
from vexilla.players.player import Sight


def main(key: str, first: str, decisions: str) -> None:
    """Play until the bottom side has decided so often and has to decide again."""
    game = GAMES.find(key)
    table = new_table(game, game.setup(), dict.fromkeys(SIDE_NAMES, "human"), seed_from(int(first)))
    players = [player_named(key, name, generator_from(int(first))) for name in ("random", "steady")]
    decided = 0
    while not table.over:
        side = table.match.decider
        decided += side == BOTTOM
        if decided > int(decisions):
            break
        table.act(side, players[side].choose(Sight(table.match, side)))
    print(table.record.text(), end="")


main(*sys.argv[1:])

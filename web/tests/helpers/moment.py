"""A record of a game that has come to a moment: random decisions until somebody may do something.

Called with a game, a scenario, the verb that shall be on offer, and a number to begin the search with; further verbs
are chosen wherever they are on offer. Prints the record.
"""

from __future__ import annotations

import sys

from vexilla.games import GAMES
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.table import Table, new_table

_DECISIONS = 1500
_GAMES = 50


def comes_to(verb: str, table: Table, likes: set[str], chance: Generator) -> bool:
    """Play on until the verb is on offer; False if the game is over, or too long, before."""
    match = table.match
    vocabulary = match.game.vocabulary
    for _ in range(_DECISIONS):
        if match.over:
            return False
        texts = [vocabulary.text(option) for option in sorted(match.options())]
        if any(text.split()[0] == verb for text in texts):
            return True
        liked = [text for text in texts if text.split()[0] in likes]
        busy = [text for text in texts if text != "done"]
        choices = liked or busy or texts
        table.act(match.decider, vocabulary.action(choices[chance.below(len(choices))]))
    return False


def main(key: str, scenario: str, verb: str, first: str, *likes: str) -> None:
    """Search game by game."""
    game = GAMES.find(key)
    for number in range(int(first), int(first) + _GAMES):
        players = dict.fromkeys(SIDE_NAMES, "human")
        table = new_table(game, game.setup(scenario), players, seed_from(number))
        if comes_to(verb, table, {"attack", *likes}, generator_from(number)):
            print(table.record.text())
            return
    sys.exit(f"no game comes to {verb}")


main(*sys.argv[1:])

"""A record of a game that has come to a moment: random decisions until somebody may do something.

Called with a game, a scenario, how an action begins that shall be on offer (a verb, or more of it), and a number to
begin the search with; further beginnings are chosen wherever they are on offer. "last" and the beginning of an action
is the moment before such a decision that ended the game. Prints the record, and whose decision it is, as JSON.
"""

from __future__ import annotations

import json
import sys

from vexilla.games import GAMES
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.table import Table, new_table

_DECISIONS = 1500
_GAMES = 50
_LAST = "last "


def begins(text: str, words: str) -> bool:
    """Whether an action begins with whole words."""
    return f"{text} ".startswith(f"{words} ")


def comes_to(wanted: str, table: Table, likes: set[str], chance: Generator) -> int | None:
    """Play on until the action is on offer, or has ended the game: the side that decides; None if it is over before."""
    match = table.match
    vocabulary = match.game.vocabulary
    chosen, known, decider = "", 0, match.decider
    for _ in range(_DECISIONS):
        if match.over:
            # The record goes on from before it.
            del table.record.lines[known:]
            return decider if begins(_LAST + chosen, wanted) else None
        decider = match.decider
        texts = [vocabulary.text(option) for option in sorted(match.options())]
        if any(begins(text, wanted) for text in texts):
            return decider
        liked = [text for text in texts if any(begins(text, like) for like in likes)]
        busy = [text for text in texts if text != "done"]
        choices = liked or busy or texts
        chosen, known = choices[chance.below(len(choices))], len(table.record.lines)
        table.act(decider, vocabulary.action(chosen))
    return None


def main(key: str, scenario: str, wanted: str, first: str, *likes: str) -> None:
    """Search game by game."""
    game = GAMES.find(key)
    for number in range(int(first), int(first) + _GAMES):
        players = dict.fromkeys(SIDE_NAMES, "human")
        table = new_table(game, game.setup(scenario), players, seed_from(number))
        decider = comes_to(wanted, table, {"attack", *likes}, generator_from(number))
        if decider is not None:
            print(json.dumps({"record": table.record.text(), "decider": SIDE_NAMES[decider]}))
            return
    sys.exit(f"no game comes to {wanted}")


main(*sys.argv[1:])

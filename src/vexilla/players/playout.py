"""Whole random games in one call, so that the loop is compiled together with the engine."""

from __future__ import annotations

from typing import Final

from ..kernel.chance import generator_for, seed_from
from ..kernel.game import AnyGame
from ..kernel.sides import NOBODY
from ..kernel.source import dreaming

#: Where drawn games are counted, after the two sides.
_DRAWN: Final = 2


def random_playouts(
    game: AnyGame, scenario: str | None, options: dict[str, str] | None, games: int, seed: int
) -> list[int]:
    """Play games in which both sides choose at random; the same seed gives the same games.

    The answer is how many games the bottom side won, the top side won and nobody won, and how many
    decisions were taken in all of them.
    """
    wins = [0, 0, 0]
    decisions = 0
    setup = game.setup(scenario, options)
    # One generator for all games: none of them is promised to anyone, and a secret a game costs as much as ten turns.
    generator = generator_for(seed_from(seed), "playout")
    streams = len(game.streams)
    for _ in range(games):
        match = game.start(setup, source=dreaming(generator, streams), logging=False)
        while match.decider != NOBODY:
            if match.is_countable:
                match.apply(match.pick(generator))
            else:
                match.enact(match.sample(generator))
            decisions += 1
        winner = match.position.winner
        wins[_DRAWN if winner == NOBODY else winner] += 1
    return [*wins, decisions]

"""Whole random games in one call, so that the loop is compiled together with the engine."""

from __future__ import annotations

from typing import Final

from ..kernel.chance import generator_for, seed_from
from ..kernel.game import AnyGame
from ..kernel.sides import NOBODY

#: Where drawn games are counted, after the two sides.
_DRAWN: Final = 2
#: Seeds of one call never meet those of another.
_SERIES: Final = 1_000_000_007


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
    for number in range(games):
        secret = seed_from(seed * _SERIES + number)
        generator = generator_for(secret, "playout")
        match = game.start(setup, seed=secret, logging=False)
        while match.decider != NOBODY:
            if match.is_countable:
                legal = match.options()
                match.apply(legal[generator.below(len(legal))])
            else:
                match.enact(match.sample(generator))
            decisions += 1
        winner = match.position.winner
        wins[_DRAWN if winner == NOBODY else winner] += 1
    return [*wins, decisions]

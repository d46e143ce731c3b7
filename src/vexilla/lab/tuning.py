"""The tuning of a player's numbers by games: small changes of all of them at once, for and against, meet in duels.

    python -m vexilla.lab.tuning GAME --rounds 60 --deals 100 --seed 1

prints the factors as they are kept beside the players of the game. In every deal all dials are turned a little, each up
or down at random, and who plays so meets who has turned all of them the other way, on both sides of a battle. What wins
is followed, a small step a round (simultaneous perturbation); the answer is the mean of the later half of the rounds.
The same numbers give the same factors, however many processes play.

    python -m vexilla.lab.tuning GAME --against steady --games 400 --seed 2

plays games of the factors that are kept against a player instead, and says how many were won.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from importlib import import_module
from math import exp, log
from typing import Any, Final

from ..games import GAMES
from ..kernel.chance import Generator, generator_for, seed_from
from ..kernel.game import AnyGame
from ..kernel.setup import Setup
from ..kernel.sides import BOTTOM, SIDE_NAMES, SIDES
from ..players import balanced_scenarios, player_named
from ..players.commands_colors.staff import Staff
from ..players.player import Player, Sight

#: Seeds of tunings never meet those of other series.
_SERIES: Final = 3_000_000_019
#: How far a dial is turned for a deal, as a logarithm; and how far what a round has shown is followed, at the beginning
#: and at the end.
_TRIAL: Final = 0.35
_STEPS: Final = (2.0, 0.7)
#: No dial goes further from where it began than by this, up or down, as a logarithm.
_FURTHEST: Final = 1.6
#: A battle that nobody wins in so many turns is stopped, and counts half.
_MOST_TURNS: Final = 200

Factors = Mapping[str, float]


def staff_of(game: str) -> Staff[Any]:
    """The players of a game that are made of its ``steady``."""
    found: Staff[Any] = import_module(f"vexilla.players.{game}.levels").STAFF
    return found


def mind(game: str, factors: Factors) -> Player:
    """Who plays as ``steady`` does with dials turned so."""
    staff = staff_of(game)
    return staff.mind_with(staff.weights_with(factors))


def dials_of(game: str) -> tuple[str, ...]:
    """The dials of a game."""
    return staff_of(game).dials


def played(match: Any, players: Sequence[Player]) -> int:
    """Who wins a match that is stopped when it goes on for too long."""
    while not match.over and match.position.turn < _MOST_TURNS:
        side = match.decider
        match.enact(players[side].choose(Sight(match, side)))
    winner: int = match.position.winner
    return winner


def score(game: AnyGame, setup: Setup, seed: int, first: Player, second: Player) -> float:
    """What part of two games on a deal the first of two players wins, once from either side."""
    total = 0.0
    for side in SIDES:
        players = [first, second] if side == BOTTOM else [second, first]
        winner = played(game.start(setup, seed=seed_from(seed), logging=False), players)
        total += 0.5 if winner not in SIDES else 1.0 if winner == side else 0.0
    return total / 2.0


@lru_cache(maxsize=64)
def _set_up(game: str, scenario: str) -> tuple[AnyGame, Setup]:
    found = GAMES.find(game)
    return found, found.setup(scenario)


def signs_of(seed: int, deal: int, count: int) -> list[int]:
    """Which way each dial is turned in a deal."""
    generator: Generator = generator_for(seed_from(seed * _SERIES + deal), "dials")
    return [1 if generator.below(2) else -1 for _ in range(count)]


def duel(game: str, scenarios: Sequence[str], dials: Sequence[str], at: Sequence[float], seed: int, deal: int) -> float:
    """How much more than half of a deal is won by who turns the dials the way of the deal."""
    found, setup = _set_up(game, scenarios[deal % len(scenarios)])
    signs = signs_of(seed, deal, len(dials))
    minds = [
        mind(game, {name: exp(at[n] + way * _TRIAL * signs[n]) for n, name in enumerate(dials)}) for way in (1, -1)
    ]
    return score(found, setup, seed * _SERIES + deal, minds[0], minds[1]) - 0.5


def rounds(
    game: str, scenarios: Sequence[str], start: Factors, count: int, deals: int, seed: int, jobs: int
) -> Iterator[list[float]]:
    """Where the dials stand after each round, as logarithms, in the order of the game's dials."""
    dials = dials_of(game)
    at = [0.0] * len(dials)
    for number, name in enumerate(dials):
        at[number] = log(start.get(name, 1.0))
    pool = ProcessPoolExecutor(jobs) if jobs > 1 else None
    try:
        for round_ in range(count):
            numbers = range(round_ * deals, (round_ + 1) * deals)
            play = partial(duel, game, tuple(scenarios), dials, tuple(at), seed)
            won = list(map(play, numbers) if pool is None else pool.map(play, numbers))
            slope = [0.0] * len(dials)
            for deal, margin in zip(numbers, won, strict=True):
                for number, sign in enumerate(signs_of(seed, deal, len(dials))):
                    slope[number] += sign * margin / (2.0 * _TRIAL * deals)
            step = _STEPS[0] + (_STEPS[1] - _STEPS[0]) * round_ / count
            at = [max(-_FURTHEST, min(_FURTHEST, each + step * slope[n])) for n, each in enumerate(at)]
            yield at
    finally:
        if pool is not None:
            pool.shutdown()


def tune(
    game: str, scenarios: Sequence[str], start: Factors, count: int, deals: int, seed: int, jobs: int
) -> dict[str, float]:
    """The factors that came of a tuning: the mean of the later half of its rounds."""
    dials = dials_of(game)
    total = [0.0] * len(dials)
    counted = 0
    for round_, at in enumerate(rounds(game, scenarios, start, count, deals, seed, jobs)):
        if 2 * round_ >= count:
            counted += 1
            total = [sum_ + each for sum_, each in zip(total, at, strict=True)]
        told = " ".join(f"{name} {exp(each):.2f}" for name, each in zip(dials, at, strict=True))
        print(f"round {round_ + 1}: {told}", file=sys.stderr, flush=True)
    return {name: exp(sum_ / counted) for name, sum_ in zip(dials, total, strict=True)}


def wins(game: str, scenarios: Sequence[str], factors: Factors, against: str, games: int, seed: int) -> float:
    """What part of so many games is won by who has turned the dials so, against a player given by name."""
    total = 0.0
    for deal in range(games // 2):
        found, setup = _set_up(game, scenarios[deal % len(scenarios)])
        number = seed * _SERIES + deal
        rival = player_named(game, against, generator_for(seed_from(number), f"{SIDE_NAMES[BOTTOM]} player"))
        total += score(found, setup, number, mind(game, factors), rival)
    return total / (games // 2)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenarios", help="their names, with commas between; otherwise the balanced ones")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="begin from the factors that are kept")
    parser.add_argument("--against", help="play against this player instead")
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    scenarios = given.scenarios.split(",") if given.scenarios else balanced_scenarios(given.game)
    kept: Factors = staff_of(given.game).factors
    if given.against:
        part = wins(given.game, scenarios, kept, given.against, given.games, given.seed)
        print(f"{100 * part:.1f} % of {given.games} games")
        return
    start = kept if given.go_on else {}
    factors = tune(given.game, scenarios, start, given.rounds, given.deals, given.seed, given.jobs)
    print(f"# Found by `python -m vexilla.lab.tuning {given.game} --scenarios {','.join(scenarios)}")
    print(f"# --rounds {given.rounds} --deals {given.deals} --seed {given.seed}`.")
    print("[factors]")
    for name, factor in factors.items():
        print(f"{name} = {factor:.3f}")


if __name__ == "__main__":
    main()

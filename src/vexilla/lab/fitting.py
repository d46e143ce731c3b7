"""The fit of a game's judgement: games of a computer player against itself, and how what is seen in them weighs.

    python -m vexilla.lab.fitting GAME 002-first,005-second --games 440 --seed 1

plays the games, and prints the weights as they are kept beside the players of the game. The same numbers give the same
weights: what the games are made of comes from the seed. ``--check`` prints instead how well weights that were fitted to
four fifths of the games say who wins the last fifth.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from math import exp, log

from ..games import GAMES
from ..games.commands_colors.turn import PlaysCard
from ..kernel.chance import generator_for, seed_from
from ..kernel.game import AnyGame
from ..kernel.sides import SIDE_NAMES, SIDES
from ..players import player_named
from ..players.commands_colors.judgement import FEATURES, Judgement
from ..players.player import Sight

#: Seeds of fits never meet those of other series.
_SERIES = 2_000_000_011
#: How strongly weights are drawn to nothing, in games, on the scale of what a feature spreads.
_CALM = 0.03
#: Steps of Newton's method: it has settled long before.
_STEPS = 20
#: A battle that nobody wins in so many turns is left out.
_MOST_TURNS = 300
#: One game in so many is kept back by a check.
_KEPT = 5


class Seen:
    """What was seen at the beginning of a turn, whether the side whose turn it was won, and what that counts."""

    def __init__(self, features: list[float], is_won: bool, weight: float, game: int) -> None:
        self.features = features
        self.is_won = is_won
        self.weight = weight
        self.game = game


def played(game: AnyGame, scenarios: list[str], games: int, seed: int, name: str) -> list[Seen]:
    """The turns of so many games between equals; every game counts the same."""
    judgement: Judgement = import_module(f"vexilla.players.{game.key}.levels").STAFF.judgement
    found: list[Seen] = []
    for number in range(games):
        secret = seed_from(seed * _SERIES + number)
        match = game.new(scenarios[number % len(scenarios)], None, seed=secret, logging=False)
        players = [player_named(game.key, name, generator_for(secret, f"{SIDE_NAMES[side]} player")) for side in SIDES]
        turns: list[tuple[int, list[float]]] = []
        while not match.over and match.position.turn < _MOST_TURNS:
            side = match.decider
            if isinstance(match.choice(), PlaysCard):
                turns.append((side, judgement.features(match.position)))
            match.enact(players[side].choose(Sight(match, side)))
        winner = match.position.winner
        if winner in SIDES:
            found += [Seen(features, side == winner, 1.0 / len(turns), number) for side, features in turns]
    return found


def fitted(seen: list[Seen]) -> list[float]:
    """The weights of a logistic regression, by Newton's method."""
    size = len(FEATURES)
    games = sum(each.weight for each in seen)
    calm = []
    for feature in range(size):
        mean = sum(each.weight * each.features[feature] for each in seen) / games
        spread = sum(each.weight * (each.features[feature] - mean) ** 2 for each in seen) / games
        # A feature that a game does not have weighs nothing.
        calm.append(_CALM * spread or 1.0)
    weights = [0.0] * size
    for _ in range(_STEPS):
        slope = [-calm[row] * weights[row] for row in range(size)]
        curve = [[calm[row] if row == column else 0.0 for column in range(size)] for row in range(size)]
        for each in seen:
            features = each.features
            chance = chance_of(weights, features)
            missed = each.weight * ((1.0 if each.is_won else 0.0) - chance)
            bend = each.weight * chance * (1.0 - chance)
            for row in range(size):
                slope[row] += missed * features[row]
                bent = bend * features[row]
                for column in range(row + 1):
                    curve[row][column] += bent * features[column]
        for row in range(size):
            for column in range(row):
                curve[column][row] = curve[row][column]
        steps = solved(curve, slope)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
    return weights


def chance_of(weights: list[float], features: list[float]) -> float:
    """The chance to win of who sees this."""
    return 1.0 / (1.0 + exp(-sum(weight * feature for weight, feature in zip(weights, features, strict=True))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is symmetric and positive."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    for step in range(size):
        for row in range(step + 1, size):
            part = rows[row][step] / rows[step][step]
            for column in range(step, size + 1):
                rows[row][column] -= part * rows[step][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = rows[row][size] - sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = rest / rows[row][row]
    return found


def surprise(weights: list[float], seen: list[Seen]) -> float:
    """How much the results of games surprise who believes in the weights: 0.69 a game for who knows nothing."""
    total = sum(each.weight for each in seen)
    lost = 0.0
    for each in seen:
        chance = chance_of(weights, each.features)
        lost -= each.weight * log(max(1e-12, chance if each.is_won else 1.0 - chance))
    return lost / total


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.fitting", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenarios", help="their names, with commas between")
    parser.add_argument("--games", type=int, default=440)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="steady")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    seen = played(GAMES.find(given.game), given.scenarios.split(","), given.games, given.seed, given.player)
    if given.check:
        weights = fitted([each for each in seen if each.game % _KEPT])
        told = surprise(weights, [each for each in seen if each.game % _KEPT == 0])
        print(f"surprise {told:.4f} a game, of those that were not fitted to")
        return
    print(f"# Fitted by `python -m vexilla.lab.fitting {given.game} {given.scenarios}")
    print(f"# --games {given.games} --seed {given.seed} --player {given.player}`.")
    print("[weights]")
    for feature, weight in zip(FEATURES, fitted(seen), strict=True):
        print(f"{feature} = {weight:.3f}")


if __name__ == "__main__":
    main()

"""The fit of what the general of Grand Battle judges by: battles of computer players, and how what is seen weighs.

    python -m vexilla.lab.grand_battle.fitting --battles 1600 --seed 1

fights the battles, and prints the weights as they are kept beside the players. Every other battle is one of those on
which players are measured; each side is led by one who leads well or by one who does not, so that all kinds of
positions come up. The same numbers give the same weights. ``--check`` prints instead how well weights that were fitted
to four fifths of the battles say who wins the last fifth.
"""

from __future__ import annotations

import argparse
from typing import Final

from ...games.grand_battle.game import GAME
from ...kernel.chance import generator_for, seed_from
from ...kernel.sides import SIDES
from ...players import balanced_scenarios, player_named
from ...players.grand_battle.judgement import FEATURES, Judgement
from ...players.player import Sight
from ..fitting import Seen, fitted, surprise

#: Seeds of fits never meet those of other series.
_SERIES: Final = 4_000_000_007
#: Who leads an army: one of these, the same seed the same one. One of the two always is the first of them.
_LEADERS: Final = ("steady", "steady", "straight", "random")
#: One battle in so many is kept back by a check.
_KEPT: Final = 5


def played(battles: int, seed: int) -> list[Seen]:
    """The turns of so many battles, as the attacker sees them; every battle counts the same."""
    judgement = Judgement(dict.fromkeys(FEATURES, 0.0))
    balanced = balanced_scenarios(GAME.key)
    found: list[Seen] = []
    for number in range(battles):
        secret = seed_from(seed * _SERIES + number)
        scenarios = balanced if number % 2 else GAME.scenarios
        match = GAME.new(scenarios[number // 2 % len(scenarios)], None, seed=secret, logging=False)
        chance = generator_for(secret, "leaders")
        names = [_LEADERS[chance.below(len(_LEADERS))], _LEADERS[0]]
        if chance.below(2):
            names.reverse()
        players = [player_named(GAME.key, names[side], generator_for(secret, f"player {side}")) for side in SIDES]
        turns: list[list[float]] = []
        turn = -1
        while not match.over:
            side = match.decider
            if match.position.turn != turn and match.position.first_steadfastness[0]:
                turn = match.position.turn
                turns.append(judgement.features(match.position))
            match.enact(players[side].choose(Sight(match, side)))
        is_won = match.position.winner == match.position.setting.attacker
        found += [Seen(features, is_won, 1.0 / len(turns), number) for features in turns]
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.grand_battle.fitting", description=__doc__)
    parser.add_argument("--battles", type=int, default=1600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    seen = played(given.battles, given.seed)
    if given.check:
        weights = fitted([each for each in seen if each.game % _KEPT])
        told = surprise(weights, [each for each in seen if each.game % _KEPT == 0])
        print(f"surprise {told:.4f} a battle, of those that were not fitted to")
        return
    print(f"# Fitted by `python -m vexilla.lab.grand_battle.fitting --battles {given.battles} --seed {given.seed}`.")
    print("[weights]")
    for feature, weight in zip(FEATURES, fitted(seen), strict=True):
        print(f"{feature} = {weight:.3f}")


if __name__ == "__main__":
    main()

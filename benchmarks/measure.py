"""Measures the build it is run with and prints the numbers as JSON; run.py runs it on both builds."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import measured_table
import vexilla.kernel.match
from vexilla.games import GAMES
from vexilla.games.battle_line.cards import FLAGS
from vexilla.games.battle_line.position import FLAGS_IN
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyGame, AnyMatch
from vexilla.kernel.sides import SIDES
from vexilla.lab.arena import simulate
from vexilla.players import player_named
from vexilla.players.player import Sight
from vexilla.players.playout import random_playouts
from yardstick import unit

GAME = GAMES.find("battle_line")
#: The battles that are measured, by game; the computer player is measured on the first.
BATTLES = {
    "ancients": ("001-akragas", "015-zama"),
    "napoleonics": ("001-rolica-first-position", "015-waterloo"),
    "samurai": ("001-first-skirmish", "006-fourth-kawanakajima-5"),
}
SECONDS = 2.0
TEN_THOUSAND = 10_000


def seconds_of_one_unit() -> float:
    """The processor time that one U takes now: the median of several goes of the yardstick."""
    return statistics.median([processor_time(unit) for _ in range(5)])


def processor_time(work: Callable[[], object]) -> float:
    """The processor time of some work: what else the machine does is not counted."""
    started = time.process_time()
    work()
    return time.process_time() - started


def per_unit(work: Callable[[int], int]) -> tuple[float, float]:
    """How much work is done in a second of processor time and in one U, the yardstick being run just before and after.

    ``work`` takes a seed and returns how much it did; the median of several goes counts.
    """
    rates, units = [], []
    work(0)
    for attempt in range(3):
        before = seconds_of_one_unit()
        done, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            done += work(attempt * 1000 + done)
        rate = done / (time.process_time() - started)
        rates.append(rate)
        units.append(rate * (before + seconds_of_one_unit()) / 2)
    return statistics.median(rates), statistics.median(units)


def playouts(options: dict[str, str]) -> Callable[[int], int]:
    """Random games, log off."""

    def play(seed: int) -> int:
        random_playouts(GAME, None, options, 100, seed)
        return 100

    return play


def decisions(seed: int) -> int:
    """Decisions in random games, log off."""
    return random_playouts(GAME, None, {}, 100, seed)[3]


def middle_game(seed: int, game: AnyGame = GAME, scenario: str | None = None) -> AnyMatch:
    """A random match after forty decisions."""
    match = game.new(scenario, seed=seed_from(seed), logging=False)
    generator = generator_for(seed_from(seed), "middle game")
    for _ in range(40):
        if not match.over:
            match.enact(match.sample(generator))
    return match


def microseconds(work: Callable[[], object], times: int) -> float:
    """The median of several averages."""
    found = []
    for _ in range(7):
        started = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - started) / times * 1e6)
    return statistics.median(found)


def nanoseconds(work: Callable[[], object], times: int) -> float:
    """The same in nanoseconds."""
    return 1000 * microseconds(work, times)


def proofs() -> list[float]:
    """The time of each proof that random middle games call for, in microseconds.

    A proof takes less than asking for the processor time does, so the clock on the wall measures it; the least counts.
    """
    found = []
    for seed in range(400):
        position = middle_game(seed).position
        for side in SIDES:
            for flag in FLAGS_IN[position.complete[side]]:
                if position.strength[(1 - side) * FLAGS + flag]:
                    continue
                where = side * FLAGS + flag
                best = 1e9
                for _ in range(5):
                    position.counter_example[where] = 0
                    started = time.perf_counter()
                    position.beats(side, flag)
                    best = min(best, time.perf_counter() - started)
                found.append(best * 1e6)
    return found


def battle(game: AnyGame, scenario: str, at_once: int = 10) -> dict[str, object]:
    """Random games of one battle, log off, so many in one call, and the clone and the key of its middle game."""

    def games(seed: int) -> int:
        random_playouts(game, scenario, None, at_once, seed)
        return at_once

    def decisions_of(seed: int) -> int:
        return random_playouts(game, scenario, None, at_once, seed)[3]

    rate, per_u = per_unit(games)
    decided, decided_per_u = per_unit(decisions_of)
    match = middle_game(1, game, scenario)
    name = scenario.split("-")[1] if "-" in scenario else scenario
    return {
        f"{name}: games a second": rate,
        f"{name}: games per U": per_u,
        f"{name}: decisions a second": decided,
        f"{name}: decisions per U": decided_per_u,
        f"{name}: clone, microseconds": microseconds(match.clone, 5000),
        f"{name}: key, nanoseconds": nanoseconds(match.key, 5000),
    }


def player(game: AnyGame, scenario: str, games: int = 20, timed: int = 3) -> dict[str, object]:
    """The computer player on one battle: against random from both sides, and how long a turn takes."""
    wins = [simulate(game, scenario, None, pair, games, 1) for pair in (["steady", "random"], ["random", "steady"])]
    turns = []
    for seed in range(timed):
        match = game.new(scenario, seed=seed_from(seed), logging=False)
        players = [player_named(game.key, "steady", generator_for(seed_from(seed), f"side {side}")) for side in SIDES]
        turn, spent = 0, 0.0
        while not match.over:
            started = time.process_time()
            action = players[match.decider].choose(Sight(match, match.decider))
            spent += time.process_time() - started
            match.enact(action)
            if match.position.turn != turn:
                turns.append(spent)
                turn, spent = match.position.turn, 0.0
    return {
        f"steady against random as bottom, wins of {games}": wins[0].wins[0],
        f"steady against random as top, wins of {games}": wins[1].wins[1],
        "steady: longest turn, milliseconds": 1000 * max(turns),
        "steady: median turn, milliseconds": 1000 * statistics.median(turns),
    }


def steady_games(game: AnyGame, scenario: str, at_once: int = 5) -> dict[str, object]:
    """How many U ten thousand games of the computer player against itself take."""

    def games(seed: int) -> int:
        simulate(game, scenario, None, ["steady", "steady"], at_once, seed)
        return at_once

    return {f"{scenario.split('-')[1]}: U for 10,000 games of steady": TEN_THOUSAND / per_unit(games)[1]}


def battles(key: str) -> dict[str, object]:
    """All that is measured of one of the battle games."""
    game = GAMES.find(key)
    found: dict[str, object] = {}
    for scenario in BATTLES[key]:
        found |= battle(game, scenario)
    return found | player(game, BATTLES[key][0]) | steady_games(game, BATTLES[key][0])


def grand_battle() -> dict[str, object]:
    """All that is measured of Grand Battle."""
    found: dict[str, object] = {}
    for scenario in measured_table.BATTLES:
        found |= battle(GAMES.find("grand_battle"), scenario, 1)
        orders, orders_per_u = per_unit(measured_table.orders_resolved(scenario))
        found |= {
            f"{scenario}: orders resolved a second": orders,
            f"{scenario}: orders resolved per U": orders_per_u,
        }
    # Its battles are long: few of them are enough to time turns.
    played = player(GAMES.find("grand_battle"), measured_table.BATTLES[0], 2, 1)
    named = {f"{measured_table.BATTLES[0]}, {name}": value for name, value in played.items()}
    return found | named | measured_table.growth(processor_time) | measured_table.asked(processor_time)


def main() -> None:
    """Measure everything."""
    games, games_per_unit = per_unit(playouts({}))
    troops, troops_per_unit = per_unit(playouts({"tactics": "off"}))
    decided, decided_per_unit = per_unit(decisions)
    match = middle_game(1)
    generator = generator_from(1)
    proof = proofs()
    steady = simulate(GAME, None, None, ["steady", "random"], 20, 1)
    started = time.process_time()
    again = simulate(GAME, None, None, ["steady", "steady"], 10, 2)
    seconds = time.process_time() - started
    json.dump(
        {
            "compiled": not vexilla.kernel.match.__file__.endswith(".py"),
            **{key: battles(key) for key in BATTLES},
            "grand_battle": grand_battle(),
            "games a second": games,
            "games per U": games_per_unit,
            "games without tactics a second": troops,
            "games without tactics per U": troops_per_unit,
            "decisions a second": decided,
            "decisions per U": decided_per_unit,
            "clone, microseconds": microseconds(match.clone, 5000),
            "key, nanoseconds": nanoseconds(match.key, 5000),
            "imagine, microseconds": microseconds(lambda: match.imagine(0, generator), 1000),
            "proof, median microseconds": statistics.median(proof),
            "proof, 99th percentile microseconds": statistics.quantiles(proof, n=100)[98],
            "proofs measured": len(proof),
            "steady, longest decision, milliseconds": 1000 * max(steady.longest[0], *again.longest),
            "steady, mean decision, milliseconds": 1000 * seconds / again.decisions,
            "steady against random, wins of 20": steady.wins[0],
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()

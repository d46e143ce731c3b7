"""Many games at once: simulation, perft and the battery."""

from __future__ import annotations

import pathlib
import time
from typing import Final

from rich.table import Table

from ..games import GAMES
from ..kernel.chance import generator_from, seed_from
from ..kernel.game import AnyGame
from ..kernel.perft import divide
from ..kernel.refusal import BadSetup
from ..kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ..kernel.source import Asking, Source, seeded
from ..lab.arena import Totals, simulate
from ..lab.battery import BatteryFailure, run_battery
from ..players import must_be_seconds, player_named
from .files import find_scenario
from .progress import at_least_one, progress_bar
from .screen import Screen, Stop

#: The scenario name that stands for all of them.
EVERY: Final = "all"


def run_simulation(
    screen: Screen, name: str, games: int, players: str, options: dict[str, str], seed: int, jobs: int, seconds: int
) -> None:
    """Play, show a bar meanwhile, then a table of who won how often."""
    key, _, asked = name.partition("/")
    if asked == EVERY:
        _simulate_all(screen, GAMES.find(key), games, players, options, seed, jobs, seconds)
        return
    game, scenario = find_scenario(screen, name)
    at_least_one(games, "the number of games")
    at_least_one(jobs, "the number of processes")
    pair = _pair_of(game, players, seconds)
    # Ask for everything once here, so that what is wrong is told before processes start.
    game.setup(scenario, options)
    started = time.perf_counter()
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.speaker.say("simulate-progress"), total=games)

        def show(so_far: Totals) -> None:
            progress.update(task, completed=so_far.games)

        totals = simulate(game, scenario, options, pair, games, seed, show, jobs, seconds)
    took = time.perf_counter() - started
    screen.show(_result_table(screen, game.key, totals))
    decisions = f"{totals.decisions / games:.1f}"
    screen.say("simulate-decisions", style="dim", decisions=decisions, rate=f"{games / took:.1f}")


def _pair_of(game: AnyGame, players: str, seconds: int) -> list[str]:
    """The names of two players that exist."""
    pair = [each.strip() for each in players.split(",")]
    if len(pair) != len(SIDES):
        wrong = f"two players are needed, separated by a comma: steady,random; not {players!r}"
        raise BadSetup(wrong, "two-players", name=players)
    for each in pair:
        player_named(game.key, each, generator_from(0))
    must_be_seconds(seconds)
    return pair


def _simulate_all(
    screen: Screen, game: AnyGame, games: int, players: str, options: dict[str, str], seed: int, jobs: int, seconds: int
) -> None:
    """Every scenario of a game, a row each: what the computer players won beside what people have won."""
    at_least_one(games, "the number of games")
    at_least_one(jobs, "the number of processes")
    pair = _pair_of(game, players, seconds)
    say = screen.speaker.say
    title = screen.speaker.title(game.key)
    table = Table(title=say("simulate-all-title", game=title, games=games, bottom=pair[BOTTOM], top=pair[TOP]))
    table.add_column(say("simulate-scenario"), no_wrap=True)
    for side in SIDES:
        table.add_column(say(f"side-{SIDE_NAMES[side]}"), justify="right")
        table.add_column(say("simulate-interval"), justify="right")
    table.add_column(say("simulate-people"), justify="right")
    with progress_bar(screen) as progress:
        task = progress.add_task(say("simulate-progress"), total=games * len(game.scenarios))
        for scenario in game.scenarios:
            chosen = game.setup(scenario, options).options
            totals = simulate(game, scenario, chosen, pair, games, seed, None, jobs, seconds)
            progress.advance(task, games)
            row = [scenario]
            for side in SIDES:
                low, high = totals.interval(side)
                row += [f"{100 * totals.rate(side):.0f}%", f"{100 * low:.0f}–{100 * high:.0f}%"]
            people = game.human_record(game.setup(scenario))
            if people is None:
                row.append("–")
            else:
                plays, bottom, top = people
                row.append(say("simulate-record", bottom=str(bottom), top=str(top), plays=plays))
            table.add_row(*row)
    screen.show(table)


def _result_table(screen: Screen, game: str, totals: Totals) -> Table:
    say = screen.speaker.say
    table = Table(title=say("simulate-title", game=screen.speaker.title(game), games=totals.games))
    table.add_column(say("simulate-player"))
    for column in ("simulate-wins", "simulate-share", "simulate-interval", "simulate-thinking"):
        table.add_column(say(column), justify="right")
    for side in SIDES:
        low, high = totals.interval(side)
        table.add_row(
            f"{say(f'side-{SIDE_NAMES[side]}')}: {totals.player_names[side]}",
            str(totals.wins[side]),
            f"{100 * totals.rate(side):.1f}%",
            f"{100 * low:.1f}–{100 * high:.1f}%",
            f"{1000 * totals.longest[side]:.1f} ms",
        )
    if totals.drawn:
        table.add_row(say("simulate-drawn"), str(totals.drawn), f"{100 * totals.drawn / totals.games:.1f}%", "", "")
    return table


def run_perft(screen: Screen, name: str, depth: int, options: dict[str, str], seed: int, count_chance: bool) -> None:
    """Count and show the nodes below each first decision."""
    game, scenario = find_scenario(screen, name)
    at_least_one(depth, "the depth")
    source: Source = seeded(seed_from(seed), game.streams)
    match = game.new(scenario, options, source=source, logging=False)
    if count_chance:
        match.source = Asking()
    say = screen.speaker.say
    table = Table(title=say("perft-title", game=screen.speaker.title(game.key), depth=depth))
    table.add_column(say("perft-action"))
    table.add_column(say("perft-nodes"), justify="right")
    counts = divide(match, depth)
    for action, nodes in counts.items():
        table.add_row(action, str(nodes))
    table.add_section()
    table.add_row(say("perft-total"), str(sum(counts.values())), style="bold")
    screen.show(table)


def run_battery_command(screen: Screen, name: str, games: int | None, seed: int) -> None:
    """Run the battery, on all games or scenarios if asked; a failing game is written to a file to keep.

    How many games a long run has, each game says itself.
    """
    key, _, asked = name.partition("/")
    if key == EVERY:
        for each in GAMES.games:
            run_battery_command(screen, f"{each}/{EVERY}", games, seed)
        return
    if asked == EVERY:
        for scenario in GAMES.find(key).scenarios:
            run_battery_command(screen, f"{key}/{scenario}", games, seed)
        return
    game, scenario = find_scenario(screen, name)
    games = game.checks.soak if games is None else games
    at_least_one(games, "the number of games")
    try:
        with progress_bar(screen) as progress:
            task = progress.add_task(screen.speaker.say("simulate-progress"), total=games)
            digest = run_battery(game, scenario, games, seed, lambda done: progress.advance(task, done))
    except BatteryFailure as problem:
        file = pathlib.Path(f"battery-{game.key}-{seed}.vexilla")
        file.write_text(problem.record, encoding="utf-8")
        say = screen.speaker.say
        message = say("battery-failed", problem=str(problem)) + "\n" + say("battery-record", file=str(file))
        raise Stop(message) from None
    title = game.key if len(game.scenarios) == 1 else f"{game.key}/{scenario}"
    screen.say("battery-good", style="bold green", games=games, game=title, digest=digest)

"""``vexilla lab``: what many matches tell about players and battles."""

from __future__ import annotations

import pathlib

from rich.table import Table

from ..games import GAMES
from ..kernel.chance import generator_from
from ..kernel.sides import BOTTOM
from ..lab.engines import Engine
from ..lab.human_record import Comparison, compare, exaggeration, mean_difference, recorded
from ..players import must_be_seconds, player_named
from .arena import results_in
from .progress import at_least_one, progress_bar
from .screen import Screen, Stop


def run_comparison(
    screen: Screen,
    key: str,
    player: str,
    games: int,
    seconds: int,
    seed: int,
    engine: Engine,
    file: pathlib.Path | None,
) -> None:
    """Play, show a bar meanwhile, then a row a battle."""
    game = GAMES.find(key)
    battles = len(recorded(game))
    if not battles:
        raise Stop(screen.speaker.say("lab-no-record", game=screen.speaker.title(game.key)))
    at_least_one(games, "the number of games")
    player_named(game.key, player, generator_from(0))
    must_be_seconds(seconds)
    file = file if file is not None else pathlib.Path(f"record-{game.key}.jsonl")
    results = results_in(file, game, screen)
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.speaker.say("simulate-progress"), total=games * battles)
        try:
            found = compare(game, player, games, seed, results, engine, lambda: progress.advance(task), seconds)
        except KeyboardInterrupt:
            found = []
    if not found:
        raise Stop(screen.speaker.say("lab-broken-off", file=str(file)), 130)
    screen.show(_table(screen, key, player, games, found))
    mean, lean = f"{mean_difference(found):.1f}", f"{exaggeration(found):.2f}"
    screen.say("lab-difference", style="bold", points=mean)
    screen.say("lab-exaggeration", points=lean)
    screen.say("lab-kept", style="dim", file=str(file))


def _table(screen: Screen, key: str, player: str, games: int, found: list[Comparison]) -> Table:
    say = screen.speaker.say
    table = Table(title=say("lab-record-title", game=screen.speaker.title(key), player=player, games=games))
    table.add_column(say("simulate-scenario"), no_wrap=True)
    for column in ("lab-plays", "lab-people", "lab-computer", "simulate-interval", "lab-points"):
        table.add_column(say(column), justify="right")
    for each in found:
        low, high = each.totals.interval(BOTTOM)
        table.add_row(
            each.scenario,
            str(each.plays),
            f"{each.people}%",
            f"{each.computer:.0f}%",
            f"{100 * low:.0f}–{100 * high:.0f}%",
            f"{each.difference:+.0f}",
        )
    return table

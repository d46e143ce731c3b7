"""The commands that play many games: simulate, arena, lab, perft and battery."""

from __future__ import annotations

import pathlib
from typing import Annotated, Final

from cyclopts import App, Parameter

from ..players import USUAL_SECONDS
from .arena import PROCESSES, claims_from, engine_named, run_arena, venues_for
from .bulk import run_battery_command, run_perft, run_simulation
from .lab import run_comparison
from .parameters import (
    PROCESSORS,
    Cluster,
    EngineName,
    Jobs,
    Language,
    Options,
    ResultsOption,
    Seconds,
    open_screen,
    options_from,
)


def simulate(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many games to play.")] = 100,
    players: Annotated[
        str, Parameter(help="Two computer players, levels or others, bottom first: veteran,recruit")
    ] = "steady,steady",
    option: Options = (),
    seconds: Seconds = USUAL_SECONDS,
    seed: Annotated[int, Parameter(help="The same number gives the same games.")] = 0,
    jobs: Jobs = PROCESSORS,
    lang: Language = None,
) -> None:
    """Let computer players play many games and count who wins; GAME/all plays every scenario."""
    screen = open_screen(lang)
    run_simulation(screen, game, games, players, options_from(option, screen), seed, jobs, seconds)


def arena(
    game: str,
    *,
    players: Annotated[
        str | None, Parameter(help="Computer players, weakest first: recruit,soldier,steady; else all levels.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games each two play; every deal twice, with seats swapped.")] = 200,
    scenarios: Annotated[
        str | None, Parameter(help="Scenarios, separated by commas, or all; else the battles in which sides are even.")
    ] = None,
    option: Options = (),
    sprt: Annotated[
        str | None,
        Parameter(
            help="Stop as soon as it is certain whether the later named of two wins at most the one percentage"
            " of their games or at least the other: 50,70"
        ),
    ] = None,
    seconds: Seconds = USUAL_SECONDS,
    seed: Annotated[int, Parameter(help="The same number gives the same games.")] = 0,
    jobs: Jobs = PROCESSORS,
    engine_name: EngineName = PROCESSES,
    cluster: Cluster = None,
    file: ResultsOption = None,
    report: Annotated[
        pathlib.Path | None, Parameter(help="Write ratings and couples to this file: .json or .csv.")
    ] = None,
    chart: Annotated[pathlib.Path | None, Parameter(help="Draw the ratings into this file: .svg.")] = None,
    lang: Language = None,
) -> None:
    """Let computer players meet, everyone against everyone: ratings with error bars, and who beats whom how often.

    Ctrl+C breaks it off; the same command goes on. For example: vexilla arena battle_line --players random,steady.
    """
    screen = open_screen(lang)
    venues = venues_for(screen, game, scenarios, options_from(option, screen))
    engine = engine_named(engine_name, jobs, cluster)
    claims = claims_from(sprt)
    run_arena(screen, venues, players, games, claims, seconds, seed, engine, (file, report, chart))


lab: Final = App(name="lab", help="What many games tell about players and battles.")


@lab.command(name="record")
def lab_record(
    game: str,
    *,
    player: Annotated[str, Parameter(help="The computer player that plays against itself.")] = "veteran",
    games: Annotated[int, Parameter(help="How many games of each battle.")] = 200,
    seconds: Seconds = USUAL_SECONDS,
    seed: Annotated[int, Parameter(help="The same number gives the same games.")] = 0,
    jobs: Jobs = PROCESSORS,
    engine_name: EngineName = PROCESSES,
    cluster: Cluster = None,
    file: ResultsOption = None,
    lang: Language = None,
) -> None:
    """Compare self-play with the record of people, battle by battle, wherever people have told how they fared.

    Ctrl+C breaks it off; the same command goes on.
    """
    screen = open_screen(lang)
    run_comparison(screen, game, player, games, seconds, seed, engine_named(engine_name, jobs, cluster), file)


def perft(
    game: str,
    depth: Annotated[int, Parameter(help="How many decisions deep.")] = 2,
    *,
    option: Options = (),
    seed: Annotated[int, Parameter(help="The number that fixes the deal.")] = 0,
    chance: Annotated[bool, Parameter(help="Count every outcome of chance as a decision, too.")] = False,
    lang: Language = None,
) -> None:
    """Count the ways to go on from the start, below each first decision."""
    screen = open_screen(lang)
    run_perft(screen, game, depth, options_from(option, screen), seed, chance)


def battery(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many random games.")] = 200,
    soak: Annotated[bool, Parameter(help="As many games as the game says for a long run.", negative=())] = False,
    seed: Annotated[int, Parameter(help="The number of the first one.")] = 0,
    lang: Language = None,
) -> None:
    """Play random games with everything checked that must hold; GAME/all plays every scenario, all plays every game."""
    run_battery_command(open_screen(lang), game, None if soak else games, seed)

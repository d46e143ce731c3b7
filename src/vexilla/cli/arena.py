"""``vexilla arena``: everyone against everyone, with ratings; broken off and gone on with whenever one likes."""

from __future__ import annotations

import pathlib
from typing import Final

from rich.table import Table
from rich.text import Text

from ..games import GAMES
from ..kernel.game import AnyGame, unknown
from ..kernel.refusal import BadSetup
from ..lab.engines import Engine, Processes
from ..lab.matches import Venue, venue_of
from ..lab.ratings import Rating
from ..lab.ray_engine import RayCluster
from ..lab.reports import as_csv, as_json, as_svg
from ..lab.results import ResultsFile
from ..lab.sprt import Claims
from ..lab.tournament import TWO, Couple, Programme, Standings, checked, hold
from ..players import balanced_scenarios, levels_of
from .files import find_scenario, replace_file
from .progress import at_least_one, progress_bar
from .screen import Screen, Stop

EVERY: Final = "all"
PROCESSES: Final = "processes"
RAY: Final = "ray"
_ENGINES: Final = (PROCESSES, RAY)
#: The exit code of a program that was interrupted.
_INTERRUPTED: Final = 130
#: How wide the chart in the terminal is.
_CHART: Final = 25


def engine_named(name: str, jobs: int, cluster: str | None) -> Engine:
    """Where matches are played."""
    if name not in _ENGINES:
        raise unknown("engine", "there is no engine called", name, _ENGINES)
    at_least_one(jobs, "the number of processes")
    return RayCluster(cluster) if name == RAY else Processes(jobs)


def results_in(file: pathlib.Path, game: AnyGame, screen: Screen) -> ResultsFile:
    """The file of results; Stop says what is wrong with it."""
    try:
        results = ResultsFile(file, game)
    except (OSError, UnicodeDecodeError) as problem:
        raise Stop(screen.speaker.say("file-unreadable", file=str(file), problem=str(problem))) from None
    if results.strangers:
        screen.say("arena-strangers", style="dim", count=results.strangers, file=str(file))
    return results


def venues_for(screen: Screen, name: str, scenarios: str | None, options: dict[str, str]) -> tuple[Venue, ...]:
    """Where is played: what is named, ``all``, or the game's balanced battles."""
    if "/" in name or scenarios is None:
        game, scenario = find_scenario(screen, name)
        names = (scenario,) if "/" in name else balanced_scenarios(game.key)
    else:
        game = GAMES.find(name)
        names = game.scenarios if scenarios == EVERY else tuple(each.strip() for each in scenarios.split(","))
    return tuple(venue_of(game, each, options) for each in names)


def claims_from(text: str | None) -> Claims | None:
    """The two claims of ``--sprt 50,70``."""
    if text is None:
        return None
    try:
        low, high = (float(part) / 100 for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        wrong = f"--sprt needs two percentages, the smaller one first, such as 50,70; not {text!r}"
        raise BadSetup(wrong, "arena-sprt", claims=text)
    return Claims(low, high)


def run_arena(
    screen: Screen,
    venues: tuple[Venue, ...],
    players: str | None,
    games: int,
    claims: Claims | None,
    seconds: int,
    seed: int,
    engine: Engine,
    files: tuple[pathlib.Path | None, pathlib.Path | None, pathlib.Path | None],
) -> None:
    """Play, show a bar meanwhile, then ratings and who beat whom; ``files`` are for results, report and chart."""
    game = GAMES.find(venues[0].game)
    at_least_one(games, "the number of games")
    names = levels_of(game.key) if players is None else tuple(each.strip() for each in players.split(","))
    deals = (games + 1) // TWO
    standings = Standings(checked(Programme(game, venues, names, deals, seed, claims, seconds)))
    file, report, chart = files
    _must_be_known(screen, report)
    file = file if file is not None else pathlib.Path(f"arena-{game.key}.jsonl")
    results = results_in(file, game, screen)
    is_whole = _play(screen, standings, results, engine)
    if any(couple.games for couple in standings.couples.values()):
        screen.show(_rating_table(screen, standings), _couple_table(screen, standings))
    if report is not None:
        text = as_csv(standings) if report.suffix == ".csv" else as_json(standings, results.version)
        replace_file(screen, report, text)
    if chart is not None:
        replace_file(screen, chart, drawn(screen, standings))
    screen.say("arena-kept" if is_whole else "arena-broken-off", count=standings.played, file=str(file))
    if not is_whole:
        raise Stop("", _INTERRUPTED)


def _must_be_known(screen: Screen, report: pathlib.Path | None) -> None:
    if report is not None and report.suffix not in (".csv", ".json"):
        raise Stop(screen.speaker.say("arena-report-kind", file=str(report)), 2)


def _play(screen: Screen, standings: Standings, results: ResultsFile, engine: Engine) -> bool:
    """Whether it was played to the end, not interrupted."""
    whole = standings.programme.games
    with progress_bar(screen) as progress:
        task = progress.add_task(screen.speaker.say("simulate-progress"), total=whole)

        def show() -> None:
            progress.update(task, completed=standings.played, total=standings.played + standings.left)

        try:
            hold(standings, results, engine, show)
        except KeyboardInterrupt:
            return False
        except OSError as problem:
            message = screen.speaker.say("file-unwritable", file=str(results.file), problem=str(problem))
            raise Stop(message) from None
    return True


def drawn(screen: Screen, standings: Standings) -> str:
    """The chart of ratings as a picture."""
    say = screen.speaker.say
    title = say("arena-title", game=screen.speaker.title(standings.programme.game.key))
    return as_svg(standings, title, say("arena-axis"))


def _rating_table(screen: Screen, standings: Standings) -> Table:
    say = screen.speaker.say
    programme = standings.programme
    table = Table(title=say("arena-title", game=screen.speaker.title(programme.game.key)))
    table.add_column(say("simulate-player"), no_wrap=True)
    for column in ("arena-points", "simulate-interval"):
        table.add_column(say(column), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(say("simulate-thinking"), justify="right", no_wrap=True)
    ratings = standings.ratings()
    least = min(rating.low for rating in ratings)
    most = max(rating.high for rating in ratings)
    for name, rating in sorted(zip(programme.players, ratings, strict=True), key=lambda row: -row[1].points):
        table.add_row(
            name,
            f"{rating.points:+.0f}",
            f"{rating.low:+.0f} … {rating.high:+.0f}",
            whiskers(rating, least, most),
            f"{1000 * standings.longest[name]:.1f} ms",
        )
    return table


def whiskers(rating: Rating, least: float, most: float) -> Text:
    """A rating and its interval as a line of a chart between two ends."""

    def place(points: float) -> int:
        return round((points - least) / max(most - least, 1.0) * (_CHART - 1))

    line = [" "] * _CHART
    low, dot, high = place(rating.low), place(rating.points), place(rating.high)
    line[low : high + 1] = "─" * (high + 1 - low)
    line[low], line[high] = "├", "┤"
    line[dot] = "●"
    return Text("".join(line))


def _couple_table(screen: Screen, standings: Standings) -> Table:
    say = screen.speaker.say
    table = Table()
    table.add_column(say("arena-couple"))
    for column in ("arena-games", "arena-counts", "simulate-share", "simulate-interval"):
        table.add_column(say(column), justify="right", no_wrap=True)
    claims = standings.programme.claims
    if claims is not None:
        table.add_column(say("arena-verdict"))
    for couple in standings.couples.values():
        low, high = couple.interval()
        row = [
            say("arena-against", player=couple.stronger, other=couple.weaker),
            str(couple.games),
            "–".join(map(str, couple.counts())),
            f"{100 * couple.share:.1f}%",
            f"{100 * low:.1f}–{100 * high:.1f}%",
        ]
        if claims is not None:
            row.append(_verdict(screen, couple, claims))
        table.add_row(*row)
    return table


def _verdict(screen: Screen, couple: Couple, claims: Claims) -> str:
    """Which claim holds, in words."""
    low, high = (f"{100 * part:g}" for part in claims)
    return screen.speaker.say(f"arena-verdict-{couple.verdict}", low=low, high=high)

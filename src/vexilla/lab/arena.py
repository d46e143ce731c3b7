"""Computer players against each other: single matches, and many of them with error bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Final

from ..games import GAMES
from ..kernel.chance import generator_for, seed_from
from ..kernel.game import AnyGame, AnyMatch
from ..kernel.setup import Given
from ..kernel.sides import BOTTOM, CHANCE, NOBODY, SIDE_NAMES, SIDES, TOP
from ..players import player_named
from ..players.player import Player, Sight

#: Seeds of one simulation never meet those of another.
_SERIES: Final = 1_000_000_007
#: How many matches a process is given at once: few enough that the progress shows.
_MOST_AT_ONCE: Final = 25
#: How many standard deviations a 95 % interval reaches to either side.
_DEVIATIONS: Final = 1.959964


class Result:
    """How one match ended, and how long each side thought at most (seconds)."""

    def __init__(self, winner: int, decisions: int, longest: Sequence[float]) -> None:
        self.winner: Final = winner
        self.decisions: Final = decisions
        self.longest: Final = tuple(longest)


class Totals:
    """What came of many matches between the same two players."""

    def __init__(self, player_names: Sequence[str]) -> None:
        self.player_names: Final = tuple(player_names)
        self.wins: Final = [0, 0]
        self.drawn = 0
        self.decisions = 0
        self.longest: Final = [0.0, 0.0]

    @property
    def games(self) -> int:
        """How many matches were played."""
        return sum(self.wins) + self.drawn

    def add(self, result: Result) -> None:
        """Count one more match."""
        if result.winner == NOBODY:
            self.drawn += 1
        else:
            self.wins[result.winner] += 1
        self.decisions += result.decisions
        for side in SIDES:
            self.longest[side] = max(self.longest[side], result.longest[side])

    def merge(self, other: Totals) -> None:
        """Count the matches of another part of the same series."""
        for side in SIDES:
            self.wins[side] += other.wins[side]
            self.longest[side] = max(self.longest[side], other.longest[side])
        self.drawn += other.drawn
        self.decisions += other.decisions

    def rate(self, side: int) -> float:
        """The part of the matches that a side won."""
        return self.wins[side] / self.games if self.games else 0.0

    def interval(self, side: int) -> tuple[float, float]:
        """Where a side's true rate of wins lies, with 95 % confidence."""
        return wilson_interval(self.wins[side], self.games)

    def __repr__(self) -> str:
        parts = []
        for side in SIDES:
            low, high = self.interval(side)
            parts.append(f"{self.player_names[side]} {self.wins[side]} [{low:.3f}..{high:.3f}]")
        return f"<{self.games} games: {', '.join(parts)}, drawn {self.drawn}>"


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: sound for few trials and for rates near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = _DEVIATIONS * _DEVIATIONS / trials
    middle = rate + square / 2
    reach = _DEVIATIONS * sqrt(rate * (1 - rate) / trials + square / (4 * trials))
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


def play_match(
    game: AnyGame, scenario: str | None, options: dict[str, str] | None, players: Sequence[Player], seed: bytes
) -> Result:
    """One match between two players, bottom first; chance comes from the seed alone."""
    return play_out(game.new(scenario, options, seed=seed, logging=False), players)


def play_out(match: AnyMatch, players: Sequence[Player]) -> Result:
    """The rest of a match, likewise."""
    decisions = 0
    longest = [0.0, 0.0]
    while not match.over:
        side = match.decider
        assert side != CHANCE, "a seeded source decides all that is left to chance"
        started = perf_counter()
        action = players[side].choose(Sight(match, side))
        longest[side] = max(longest[side], perf_counter() - started)
        match.take(action)
        decisions += 1
    return Result(match.position.winner, decisions, longest)


def simulate(
    game: AnyGame,
    scenario: str | None,
    options: dict[str, str] | None,
    player_names: Sequence[str],
    games: int,
    seed: int,
    report_progress: Callable[[Totals], None] | None = None,
    jobs: int = 1,
) -> Totals:
    """Many matches between players given by name, bottom first.

    The same seed gives the same matches, however many processes (``jobs``) they are spread over.
    """
    totals = Totals(player_names)
    setup = game.setup(scenario, options)
    # Neither a game nor a set-up travels between processes, but their key and contents do: all play the same.
    contents = None if setup.given is None else (setup.given.kind, setup.given.name, setup.given.text)
    size = 1 if jobs == 1 else max(1, min(_MOST_AT_ONCE, games // (4 * jobs)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    results: Iterator[Totals]
    with ExitStack() as stack:
        if jobs == 1:
            results = map(partial(_play_part, game, setup.scenario, setup.options, contents, player_names, seed), parts)
        else:
            pool = stack.enter_context(ProcessPoolExecutor(jobs))
            part = partial(_play_part, game.key, setup.scenario, setup.options, contents, player_names, seed)
            results = pool.map(part, parts)
        for result in results:
            totals.merge(result)
            if report_progress is not None:
                report_progress(totals)
    return totals


def _play_part(
    game: AnyGame | str,
    scenario: str,
    options: dict[str, str],
    contents: tuple[str, str, str] | None,
    player_names: Sequence[str],
    seed: int,
    numbers: range,
) -> Totals:
    """The matches with these numbers."""
    found = GAMES.find(game) if isinstance(game, str) else game
    setup = found.pinned(scenario, options, Given(*contents) if contents is not None else None)
    totals = Totals(player_names)
    for number in numbers:
        secret = seed_from(seed * _SERIES + number)
        players = [
            player_named(found.key, player_names[side], generator_for(secret, f"{SIDE_NAMES[side]} player"))
            for side in (BOTTOM, TOP)
        ]
        totals.add(play_out(found.start(setup, seed=secret, logging=False), players))
    return totals

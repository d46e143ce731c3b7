"""Two computer players against each other, many times, with error bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.sides import NOBODY, SIDES
from ..players import USUAL_SECONDS
from .engines import Engine, OneProcess, Processes
from .matches import Fixture, Result, play_match, play_out, seed_in_series, venue_of

__all__ = ["Result", "Totals", "play_match", "play_out", "simulate", "wilson_interval"]

#: How many matches a process is given at once: few enough that the progress shows.
_MOST_AT_ONCE: Final = 25
#: How many standard deviations a 95 % interval reaches to either side.
DEVIATIONS: Final = 1.959964


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


def wilson_interval(successes: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: sound for few trials and for rates near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = DEVIATIONS * DEVIATIONS / trials
    middle = rate + square / 2
    reach = DEVIATIONS * sqrt(rate * (1 - rate) / trials + square / (4 * trials))
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


def simulate(
    game: AnyGame,
    scenario: str | None,
    options: dict[str, str] | None,
    player_names: Sequence[str],
    games: int,
    seed: int,
    report_progress: Callable[[Totals], None] | None = None,
    jobs: int = 1,
    seconds: int = USUAL_SECONDS,
) -> Totals:
    """Many matches between players given by name, bottom first.

    The same seed gives the same matches, however many processes (``jobs``) they are spread over.
    """
    totals = Totals(player_names)
    venue = venue_of(game, scenario, options)
    bottom, top = player_names
    engine: Engine = OneProcess(game)
    if jobs > 1:
        engine = Processes(jobs, max(1, min(_MOST_AT_ONCE, games // (4 * jobs))))
    fixtures = (Fixture(venue, (bottom, top), seed_in_series(seed, number), seconds) for number in range(games))
    for _, result in engine.play(fixtures):
        totals.add(result)
        if report_progress is not None:
            report_progress(totals)
    return totals

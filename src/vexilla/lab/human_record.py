"""Self-play beside the record of people: in which battles computer players fare as people do, and in which not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.sides import BOTTOM
from ..players import USUAL_SECONDS
from .arena import Totals
from .engines import Engine
from .matches import Fixture, Result, seed_in_series, venue_of
from .results import ResultsFile


class Comparison:
    """One battle: what people have won, and what came of a player's matches against itself."""

    def __init__(self, scenario: str, plays: int, people: int, player: str) -> None:
        self.scenario: Final = scenario
        self.plays: Final = plays
        #: Per cent won by the bottom side.
        self.people: Final = people
        self.totals: Final = Totals((player, player))

    @property
    def computer(self) -> float:
        """Per cent won by the bottom side; a drawn match is half of one."""
        totals = self.totals
        return 100 * (totals.wins[BOTTOM] + totals.drawn / 2) / totals.games if totals.games else 0.0

    @property
    def difference(self) -> float:
        """By how many points the computer's bottom side wins more often than people's."""
        return self.computer - self.people


def recorded(game: AnyGame) -> dict[str, tuple[int, int, int]]:
    """The battles of which people have told how they went: plays, per cent won by the bottom side, and by the top."""
    found = {}
    for scenario in game.scenarios:
        people = game.human_record(game.setup(scenario))
        if people is not None:
            found[scenario] = people
    return found


def compare(
    game: AnyGame,
    player: str,
    games: int,
    seed: int,
    results: ResultsFile,
    engine: Engine,
    tell: Callable[[], None],
    seconds: int = USUAL_SECONDS,
) -> list[Comparison]:
    """Let a player play against itself in every battle of which people have told; ``tell`` hears of every match."""
    found = {
        scenario: Comparison(scenario, plays, bottom, player) for scenario, (plays, bottom, _) in recorded(game).items()
    }

    def fixtures() -> Iterator[Fixture]:
        for scenario in found:
            venue = venue_of(game, scenario, None)
            for number in range(games):
                yield Fixture(venue, (player, player), seed_in_series(seed, number), seconds)

    def add(fixture: Fixture, result: Result) -> None:
        found[fixture.venue.scenario].totals.add(result)
        tell()

    results.play(fixtures(), engine, add)
    return list(found.values())


def mean_difference(comparisons: Sequence[Comparison]) -> float:
    """By how many points player and people differ, on the average of the battles."""
    return sum(abs(each.difference) for each in comparisons) / len(comparisons)


def exaggeration(comparisons: Sequence[Comparison]) -> float:
    """How many points a battle is more lopsided for every point that it is lopsided among people (by least squares).

    1 is as among people; more than 1: who has the better side wins oftener than people do with it.
    """
    leans = [(each.people - 50, each.computer - 50) for each in comparisons]
    return sum(people * computer for people, computer in leans) / sum(people * people for people, _ in leans)

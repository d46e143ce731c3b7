"""Everyone against everyone, each deal played twice with seats swapped: ratings, and who beats whom how often.

Results do not depend on how many processes play or on whether the series was broken off: a couple's matches count in
their order, and from the one at which the verdict falls on none counts any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ..kernel.chance import generator_from
from ..kernel.game import AnyGame
from ..kernel.refusal import BadSetup
from ..kernel.sides import BOTTOM, NOBODY, SIDES, TOP
from ..players import USUAL_SECONDS, must_be_seconds, player_named
from .arena import wilson_interval
from .engines import Engine
from .matches import Fixture, Result, Venue, seed_in_series
from .ratings import Rating, Twin, rate
from .results import ResultsFile
from .sprt import UNDECIDED, Claims, decided

#: Matches of one deal, and what a match won is worth in halves.
TWO: Final = 2
_WON: Final = 2


class Programme(NamedTuple):
    """What is to be played."""

    game: AnyGame
    venues: tuple[Venue, ...]
    #: Weakest first, as far as anyone knows: claims are about the later of two against the earlier.
    players: tuple[str, ...]
    #: How many deals each two players share, on one venue after another.
    deals: int
    seed: int
    claims: Claims | None = None
    seconds: int = USUAL_SECONDS

    @property
    def games(self) -> int:
        """How many matches there are at most."""
        return TWO * self.deals * len(self.couples)

    @property
    def couples(self) -> list[tuple[int, int]]:
        """Each two players once, by their numbers, the earlier one first."""
        return list(combinations(range(len(self.players)), 2))


class Couple:
    """Two players and what they have played against each other; scores are those of the later named one."""

    def __init__(self, weaker: str, stronger: str, claims: Claims | None) -> None:
        self.weaker: Final = weaker
        self.stronger: Final = stronger
        self._claims: Final = claims
        #: By deal and by side of the stronger one, the half matches it has won.
        self._halves: Final[dict[tuple[int, int], int]] = {}
        #: Of the deals that are whole, in order and without gaps, the half matches the stronger one has won.
        self.twins: Final[list[int]] = []
        self.verdict = UNDECIDED

    @property
    def is_decided(self) -> bool:
        """Whether enough is known."""
        return self.verdict != UNDECIDED

    def add(self, deal: int, side: int, result: Result) -> None:
        """Count a match in which the stronger one played a side."""
        halves = 1 if result.winner == NOBODY else _WON * (result.winner == side)
        self._halves[deal, side] = halves
        while not self.is_decided and all((len(self.twins), each) in self._halves for each in SIDES):
            number = len(self.twins)
            self.twins.append(self._halves[number, BOTTOM] + self._halves[number, TOP])
            if self._claims is not None:
                self.verdict = decided(self._claims, self.twins)[0]

    @property
    def games(self) -> int:
        """How many matches count."""
        return TWO * len(self.twins)

    def counts(self) -> tuple[int, int, int]:
        """Of the matches that count: won by the stronger one, drawn, lost."""
        counted = [self._halves[deal, side] for deal in range(len(self.twins)) for side in SIDES]
        return counted.count(_WON), counted.count(1), counted.count(0)

    @property
    def share(self) -> float:
        """The part of the matches that the stronger one has won; a drawn one is half a win."""
        return sum(self.twins) / (4 * len(self.twins)) if self.twins else 0.5

    def interval(self) -> tuple[float, float]:
        """Where the true part lies, with 95 % confidence.

        Where both matches of a deal tend to go to the same player they tell less than two matches would.
        """
        trials = float(self.games)
        share = self.share
        spread = sum((halves / 4 - share) ** 2 for halves in self.twins)
        if spread:
            alone = share * (1 - share) / 2 * len(self.twins)
            trials *= min(1.0, max(0.5, alone / spread))
        return wilson_interval(share * trials, trials)


class Standings:
    """How a programme stands."""

    def __init__(self, programme: Programme) -> None:
        self.programme: Final = programme
        self.couples: Final = {
            (weaker, stronger): Couple(programme.players[weaker], programme.players[stronger], programme.claims)
            for weaker, stronger in programme.couples
        }
        #: Matches that are known, also those that came too late to count.
        self.played = 0
        #: By player, the longest thought in seconds.
        self.longest: Final = dict.fromkeys(programme.players, 0.0)

    @property
    def left(self) -> int:
        """How many matches are still to be played, at most."""
        deals = self.programme.deals
        return sum(TWO * deals - couple.games for couple in self.couples.values() if not couple.is_decided)

    def ratings(self) -> list[Rating]:
        """A rating for every player, in the order of the programme."""
        twins = [
            Twin(stronger, weaker, halves)
            for (weaker, stronger), couple in self.couples.items()
            for halves in couple.twins
        ]
        return rate(len(self.programme.players), twins)


def checked(programme: Programme) -> Programme:
    """The programme, if it can be played; otherwise BadSetup."""
    if len(programme.players) < TWO:
        raise BadSetup("an arena needs two players or more, separated by commas", "arena-players")
    for name in programme.players:
        if programme.players.count(name) > 1:
            raise BadSetup(f"{name} is named twice; an arena has each player once", "arena-twice", name=name)
        player_named(programme.game.key, name, generator_from(0))
    must_be_seconds(programme.seconds)
    return programme


def hold(standings: Standings, results: ResultsFile, engine: Engine, tell: Callable[[], None] | None = None) -> None:
    """Play a programme, as far as its results are not known; ``tell`` hears of every match that has been counted."""
    programme = standings.programme
    asked: dict[Fixture, tuple[Couple, int, int]] = {}

    def fixtures() -> Iterator[Fixture]:
        for deal in range(programme.deals):
            for (weaker, stronger), couple in standings.couples.items():
                for side in SIDES:
                    if not couple.is_decided:
                        fixture = _fixture(programme, deal, (weaker, stronger), side)
                        asked[fixture] = couple, deal, side
                        yield fixture

    def add(fixture: Fixture, result: Result) -> None:
        couple, deal, side = asked.pop(fixture)
        couple.add(deal, side, result)
        standings.played += 1
        for each in SIDES:
            name = fixture.players[each]
            standings.longest[name] = max(standings.longest[name], result.longest[each])
        if tell is not None:
            tell()

    results.play(fixtures(), engine, add)


def _fixture(programme: Programme, deal: int, couple: Sequence[int], side: int) -> Fixture:
    """A match of a couple in which the later named one plays a side."""
    weaker, stronger = (programme.players[number] for number in couple)
    players = (stronger, weaker) if side == BOTTOM else (weaker, stronger)
    venue = programme.venues[deal % len(programme.venues)]
    return Fixture(venue, players, seed_in_series(programme.seed, deal), programme.seconds)

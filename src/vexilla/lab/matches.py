"""Matches between computer players, one at a time: what is to be played, and what came of it."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from time import process_time
from typing import Final, NamedTuple

from ..games import GAMES
from ..kernel.chance import generator_for, seed_from
from ..kernel.game import AnyGame, AnyMatch
from ..kernel.setup import Given, Setup
from ..kernel.sides import CHANCE, SIDE_NAMES, SIDES
from ..players import USUAL_SECONDS, player_named
from ..players.player import Player, Sight

#: Seeds of one series of matches never meet those of another.
_SERIES: Final = 1_000_000_007


class Venue(NamedTuple):
    """What a match is played on. Unlike a set-up it travels between processes and machines."""

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    #: Kind, name and text of what a player brought; None for one of the game's own scenarios.
    contents: tuple[str, str, str] | None = None

    def setup(self, game: AnyGame) -> Setup:
        """The set-up that it stands for."""
        given = None if self.contents is None else Given(*self.contents)
        return game.pinned(self.scenario, dict(self.options), given)


class Fixture(NamedTuple):
    """A match that is to be played: all that decides how it ends."""

    venue: Venue
    #: The names of the players, bottom first.
    players: tuple[str, str]
    seed: int
    #: For how many seconds of thinking those who think have work.
    seconds: int = USUAL_SECONDS


class Result:
    """How one match ended, and how long each side thought at most (seconds of processor time)."""

    def __init__(self, winner: int, decisions: int, longest: Sequence[float]) -> None:
        self.winner: Final = winner
        self.decisions: Final = decisions
        self.longest: Final = tuple(longest)


def venue_of(game: AnyGame, scenario: str | None, options: dict[str, str] | None) -> Venue:
    """Where a match of a game is played; BadSetup, or what is wrong with a file, before anything is played."""
    setup = game.setup(scenario, options)
    contents = None if setup.given is None else (setup.given.kind, setup.given.name, setup.given.text)
    return Venue(game.key, setup.scenario, tuple(sorted(setup.options.items())), contents)


def seed_in_series(seed: int, number: int) -> int:
    """The seed of the match with a number in the series that a person has named by a seed."""
    return seed * _SERIES + number


def play_match(
    game: AnyGame, scenario: str | None, options: dict[str, str] | None, players: Sequence[Player], seed: bytes
) -> Result:
    """One match between two players, bottom first; chance comes from the seed alone."""
    return play_out(game.new(scenario, options, seed=seed, logging=False), players)


def play_out(match: AnyMatch, players: Sequence[Player]) -> Result:
    """The rest of a match, likewise."""
    decisions = 0
    longest = [0.0, 0.0]
    with _uncollected():
        while not match.over:
            side = match.decider
            assert side != CHANCE, "a seeded source decides all that is left to chance"
            started = process_time()
            action = players[side].choose(Sight(match, side))
            longest[side] = max(longest[side], process_time() - started)
            match.take(action)
            decisions += 1
    return Result(match.position.winner, decisions, longest)


@contextmanager
def _uncollected() -> Iterator[None]:
    """A match without the search for objects that hold each other: nothing that is made in play does.

    What is kept for the whole match would be looked through again and again; between matches it is looked for.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def play_fixture(fixture: Fixture, game: AnyGame | None = None) -> Result:
    """Play what is to be played; the same fixture gives the same match, wherever and after whatever it is played.

    A game that is in no register is given.
    """
    if game is None:
        found, setup = _set_up(fixture.venue)
    else:
        found, setup = game, fixture.venue.setup(game)
    secret = seed_from(fixture.seed)
    players = [
        player_named(
            found.key,
            fixture.players[side],
            generator_for(secret, f"{SIDE_NAMES[side]} player"),
            fixture.seconds,
        )
        for side in SIDES
    ]
    return play_out(found.start(setup, seed=secret, logging=False), players)


@lru_cache(maxsize=64)
def _set_up(venue: Venue) -> tuple[AnyGame, Setup]:
    game = GAMES.find(venue.game)
    return game, venue.setup(game)

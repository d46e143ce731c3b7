"""Where matches are played: in this process, in several of this machine, or on a cluster of machines.

An engine is given fixtures one after another and tells what came of each as soon as it is known, in any order. It takes
no more of them than it has hands for, so that whoever gives them can stop whenever enough is known. Every engine gives
the same results, fixture by fixture.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, Protocol

from ..games import GAMES
from ..kernel.game import AnyGame
from .matches import Fixture, Result, play_fixture

#: A fixture and what came of it.
Played = tuple[Fixture, Result]
#: So many parts wait for every process, so that none of them is idle.
AHEAD: Final = 2


class Engine(Protocol):
    """Plays fixtures."""

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        """What came of each fixture, as soon as it is known; to be closed if it is left before its end."""
        ...


class OneProcess:
    """Plays here, one after another, in order; also a game that is in no register."""

    def __init__(self, game: AnyGame | None = None) -> None:
        # What the register knows is set up once for all matches on the same venue.
        self._game: Final = None if game is None or GAMES.games.get(game.key) is game else game

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        """See Engine."""
        for fixture in fixtures:
            yield fixture, play_fixture(fixture, self._game)


class Processes:
    """Plays in several processes of this machine; each is given so many fixtures at once."""

    def __init__(self, jobs: int, at_once: int = 1) -> None:
        self._jobs: Final = jobs
        self._at_once: Final = at_once

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        """See Engine."""
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self._jobs, initializer=_leave_interrupts_to_the_parent)
        is_whole = False
        try:
            under_way: set[Future[list[Played]]] = set()
            while True:
                while len(under_way) < AHEAD * self._jobs:
                    part = tuple(islice(fixtures, self._at_once))
                    if not part:
                        break
                    under_way.add(pool.submit(play_part, part))
                if not under_way:
                    break
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield from each.result()
            is_whole = True
        finally:
            pool.shutdown(wait=is_whole, cancel_futures=True)
            if not is_whole:
                # Whoever thinks for a minute would be waited for.
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()


def play_part(part: tuple[Fixture, ...]) -> list[Played]:
    """Some fixtures, one after another, in the process that is asked."""
    return [(fixture, play_fixture(fixture)) for fixture in part]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

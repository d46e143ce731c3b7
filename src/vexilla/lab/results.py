"""The file of results: a line a match, written as soon as it is known, so that a series can be broken off.

What is in the file and was played by the same rules and players, on the same venue, is not played again. Anything else
in it stays where it is and counts for nothing.
"""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing
from typing import Any, Final, TextIO

from ..kernel.game import AnyGame
from ..kernel.refusal import VexillaError
from ..kernel.sides import NOBODY, SIDE_NAMES, SIDES, side_named
from .engines import Engine
from .fingerprint import fingerprint
from .matches import Fixture, Result, Venue

#: How a line begins.
_LINE: Final = '{"version": "'
#: All that tells a match from others, as one text.
Identity = str


class BadResults(VexillaError):
    """A file that was to hold results holds something else."""


class ResultsFile:
    """Results that are kept, those of one version of a game and its players at hand."""

    def __init__(self, file: pathlib.Path | None, game: AnyGame) -> None:
        self.file: Final = file
        self.version: Final = fingerprint(game)
        #: Matches that were played by other rules or players.
        self.strangers = 0
        self._game: Final = game
        self._pins: Final[dict[Venue, str]] = {}
        self._known: Final[dict[Identity, Result]] = {}
        #: Where a line begins that was not written to its end; -1 if there is none.
        self._unfinished = -1
        if file is not None and file.exists():
            self._read(file)

    def play(self, fixtures: Iterable[Fixture], engine: Engine, tell: Callable[[Fixture, Result], None]) -> None:
        """Have fixtures played and what came of each told: of those that are known at once, of others after it is kept.

        Fixtures are asked for one by one, so that what is told may decide which ones are still wanted.
        """

        def to_play() -> Iterator[Fixture]:
            for fixture in fixtures:
                known = self._known.get(self._identity(fixture))
                if known is None:
                    yield fixture
                else:
                    tell(fixture, known)

        with ExitStack() as stack:
            stream = None if self.file is None else stack.enter_context(self._open(self.file))
            for fixture, result in stack.enter_context(closing(engine.play(to_play()))):
                if stream is not None:
                    self._write(stream, fixture, result)
                self._known[self._identity(fixture)] = result
                tell(fixture, result)

    # -- the file --------------------------------------------------------------------------------

    def _open(self, file: pathlib.Path) -> TextIO:
        file.parent.mkdir(parents=True, exist_ok=True)
        if self._unfinished >= 0:
            os.truncate(file, self._unfinished)
            self._unfinished = -1
        return file.open("a", encoding="utf-8")

    def _write(self, stream: TextIO, fixture: Fixture, result: Result) -> None:
        line = self._described(fixture) | {
            "winner": None if result.winner == NOBODY else SIDE_NAMES[result.winner],
            "decisions": result.decisions,
            "longest": [round(seconds, 4) for seconds in result.longest],
        }
        stream.write(json.dumps(line, ensure_ascii=False) + "\n")
        stream.flush()

    def _read(self, file: pathlib.Path) -> None:
        text = file.read_text(encoding="utf-8")
        whole, line_end, rest = text.rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                self._remember(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError):
                raise _bad(file, number) from None
        if rest:
            # The program was ended while it wrote: that match is played again.
            if not rest.startswith(_LINE[: len(rest)]):
                raise _bad(file, text.count("\n") + 1)
            self._unfinished = len((whole + line_end).encode())

    def _remember(self, told: dict[str, Any]) -> None:
        result = _result_of(told)
        if told.pop("version") == self.version:
            self._known[_identity_of(told)] = result
        else:
            self.strangers += 1

    # -- what tells matches apart ----------------------------------------------------------------

    def _described(self, fixture: Fixture) -> dict[str, Any]:
        venue = fixture.venue
        return {
            "version": self.version,
            "game": venue.game,
            "scenario": venue.scenario,
            "options": dict(venue.options),
            "pin": self._pin(venue),
            "seed": fixture.seed,
            **{SIDE_NAMES[side]: fixture.players[side] for side in SIDES},
            "seconds": fixture.seconds,
        }

    def _identity(self, fixture: Fixture) -> Identity:
        told = self._described(fixture)
        del told["version"]
        return _identity_of(told)

    def _pin(self, venue: Venue) -> str:
        if venue not in self._pins:
            self._pins[venue] = venue.setup(self._game).pin
        return self._pins[venue]


def _bad(file: pathlib.Path, line: int) -> BadResults:
    wrong = f"{file}, line {line}: this is no result of a match; name another file for results"
    return BadResults(wrong, "bad-results", file=str(file), line=line)


def _result_of(told: dict[str, Any]) -> Result:
    """What came of a match; the rest of the line says which match it was."""
    winner = told.pop("winner")
    side = NOBODY if winner is None else side_named(winner)
    return Result(side, int(told.pop("decisions")), [float(seconds) for seconds in told.pop("longest")])


def _identity_of(told: dict[str, Any]) -> Identity:
    return json.dumps(told, sort_keys=True, ensure_ascii=False)

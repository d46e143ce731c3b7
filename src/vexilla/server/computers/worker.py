"""What a worker process does that thinks for computer players.

It knows nothing but what it is sent: records, and for whom to decide. It keeps the last tables it has seen, so that
of a game it knows only the new lines have to be replayed.
"""

from __future__ import annotations

import pickle
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from ...games import GAMES
from ...kernel.chance import generator_for
from ...kernel.sides import name_of_side
from ...kernel.table import Table, resume_table
from ...players import player_named
from ...players.player import Player, Sight
from ..processes import begin_work, tie_to
from ..traces import trace_of

#: How many tables a worker keeps.
TABLES_KEPT: Final = 64
#: After this part of the time allowed a worker stops at the next decision and answers with what it has.
_ENOUGH: Final = 0.5
#: The first word of a worker.
READY: Final = "ready"
#: How far thinking stands back behind the server.
_NICE: Final = 19


class Job(NamedTuple):
    """What a worker is asked: the record of a game, or its lines since a version, and who decides."""

    game: str
    header: str
    #: The version that ``lines`` begin after; -1: they are all lines.
    after: int
    version: int
    lines: list[str]
    side: int
    level: str
    seconds: float


class Answer(NamedTuple):
    """What a worker answers: actions; or that it needs all lines; or what went wrong."""

    actions: list[str]
    missing: bool = False
    error: str = ""


class KnownTable:
    """A table as of a version, and the players who decide at it."""

    def __init__(self, header: str, lines: list[str], version: int) -> None:
        self.header: Final = header
        self.lines: Final = lines
        self.version = version
        self.table: Table = resume_table(_text(header, lines), GAMES)
        self._players: dict[tuple[int, str], Player] = {}

    def go_on(self, news: list[str], version: int) -> None:
        """Replay the lines that were added since."""
        self.lines.extend(news)
        self.version = version
        if not self.table.follow(news):
            # Something was taken back by consent: only the record as a whole says how the game stands.
            self.table = resume_table(_text(self.header, self.lines), GAMES)
            self._players.clear()

    def player(self, side: int, level: str) -> Player:
        """The player of a side: whenever it is made, it is the same, since its seed comes from the record alone."""
        known = self._players.get((side, level))
        if known is None:
            seed = self.table.record.seed
            assert seed is not None, "the server keeps the seed of every game"
            generator = generator_for(seed, f"{name_of_side(side)} player")
            known = self._players[side, level] = player_named(self.table.game.key, level, generator)
        return known

    def decide(self, side: int, level: str, until: float) -> list[str]:
        """The side's decisions in order, until someone else decides or the time is up.

        They are taken in a copy whose chance comes from the same seed as the server's, and each
        is chosen from what the side may see at that moment.
        """
        match = self.table.match.clone()
        text = match.game.vocabulary.text
        player = self.player(side, level)
        actions: list[str] = []
        while match.decider == side:
            action = player.choose(Sight(match, side))
            match.take(action)
            actions.append(text(action))
            if time.monotonic() > until:
                break
        return actions


class Thinker:
    """Answers jobs one after another."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, KnownTable] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """The decisions asked for; whatever goes wrong is told, not raised."""
        until = time.monotonic() + _ENOUGH * job.seconds
        try:
            known = self._known.pop(job.game, None)
            if job.after < 0:
                known = KnownTable(job.header, list(job.lines), job.version)
            elif known is None or known.version != job.after:
                return Answer([], missing=True)
            else:
                known.go_on(job.lines, job.version)
            actions = known.decide(job.side, job.level, until)
        except Exception as problem:  # a worker that dies of one game would take the others with it
            return Answer([], error=trace_of(problem))
        self._known[job.game] = known
        if len(self._known) > TABLES_KEPT:
            self._known.popitem(last=False)
        return Answer(actions)


def _text(header: str, lines: list[str]) -> str:
    return header + "".join(f"{line}\n" for line in lines)


def main(lifeline: int) -> None:
    """Answer jobs until the server is gone."""
    tie_to(lifeline)
    incoming, outgoing = begin_work(_NICE)
    thinker = Thinker()
    answer: Answer | str = READY
    try:
        while True:
            pickle.dump(answer, outgoing)
            outgoing.flush()
            answer = thinker.answer(pickle.load(incoming))  # noqa: S301 - the server is at the other end
    except (EOFError, OSError):
        return

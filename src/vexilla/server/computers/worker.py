"""What a worker process does that thinks for computer players.

It knows nothing but what it is sent: records, and for whom to decide. It keeps the last tables it has seen, so that
of a game it knows only the new lines have to be replayed. While it thinks it tells how far it has come, and listens:
it may be told to answer with the best so far.
"""

from __future__ import annotations

import pickle
import queue
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import BinaryIO, Final, NamedTuple

from ...games import GAMES
from ...kernel.action import Action
from ...kernel.chance import generator_for
from ...kernel.sides import name_of_side
from ...kernel.table import Table, resume_table
from ...players import USUAL_SECONDS, player_named, thinking
from ...players.player import Player, Sight
from ..processes import begin_work, tie_to
from ..traces import trace_of

#: How many tables a worker keeps.
TABLES_KEPT: Final = 64
#: After this part of the time allowed a worker stops at the next decision and answers with what it has.
_ENOUGH: Final = 0.5
#: The first word of a worker.
READY: Final = "ready"
#: So often it is told how far a thought has come (seconds).
_TOLD_EVERY: Final = 0.2
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
    #: For how many seconds a player that thinks has work at a decision.
    budget: int = USUAL_SECONDS
    #: By which it can be told apart from jobs before and after it.
    number: int = 0


class Cut(NamedTuple):
    """What a worker is told in the middle of a job: to answer with the best so far."""

    number: int


class Progress(NamedTuple):
    """What a worker tells in the middle of a job: how far its thought has come."""

    percent: int


class Answer(NamedTuple):
    """What a worker answers: actions; or that it needs all lines; or what went wrong."""

    actions: list[str]
    missing: bool = False
    error: str = ""


class Attention:
    """How a job that is being done is watched: what is told of it, and whether it shall end."""

    def __init__(self, until: float, tell: Callable[[Progress], None], is_cut: Callable[[], bool]) -> None:
        self._until: Final = until
        self._tell: Final = tell
        self._is_cut: Final = is_cut
        self._told_at = time.monotonic()

    @property
    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() > self._until

    def decide(self, player: Player, sight: Sight) -> Action:
        """What a player decides; one that thinks is cut short when someone wants it, or the time is up."""
        thinker = thinking(player)
        if thinker is None:
            return player.choose(sight)
        thought = thinker.begin(sight)
        while not (thought.is_done or self.is_late or self._is_cut()):
            thought.step()
            now = time.monotonic()
            if now - self._told_at > _TOLD_EVERY:
                self._told_at = now
                self._tell(Progress(int(100 * thought.progress)))
        return thought.best()


class KnownTable:
    """A table as of a version, and the players who decide at it."""

    def __init__(self, header: str, lines: list[str], version: int) -> None:
        self.header: Final = header
        self.lines: Final = lines
        self.version = version
        self.table: Table = resume_table(_text(header, lines), GAMES)
        self._players: dict[tuple[int, str, int], Player] = {}

    def go_on(self, news: list[str], version: int) -> None:
        """Replay the lines that were added since."""
        self.lines.extend(news)
        self.version = version
        if not self.table.follow(news):
            # Something was taken back by consent: only the record as a whole says how the game stands.
            self.table = resume_table(_text(self.header, self.lines), GAMES)
            self._players.clear()

    def player(self, side: int, level: str, budget: int) -> Player:
        """The player of a side: whenever it is made, it is the same, since its seed comes from the record alone."""
        known = self._players.get((side, level, budget))
        if known is None:
            seed = self.table.record.seed
            assert seed is not None, "the server keeps the seed of every game"
            generator = generator_for(seed, f"{name_of_side(side)} player")
            known = self._players[side, level, budget] = player_named(self.table.game.key, level, generator, budget)
        return known

    def decide(self, side: int, level: str, budget: int, attention: Attention) -> list[str]:
        """The side's decisions in order, until someone else decides or the time is up.

        They are taken in a copy whose chance comes from the same seed as the server's, and each
        is chosen from what the side may see at that moment.
        """
        match = self.table.match.clone()
        text = match.game.vocabulary.text
        player = self.player(side, level, budget)
        actions: list[str] = []
        while match.decider == side:
            action = attention.decide(player, Sight(match, side))
            match.take(action)
            actions.append(text(action))
            if attention.is_late:
                break
        return actions


def _tell_nobody(progress: Progress) -> None:
    """Where nobody wants to know how far a thought has come."""


def _never() -> bool:
    """Where nobody can cut a thought short."""
    return False


class Thinker:
    """Answers jobs one after another."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, KnownTable] = OrderedDict()

    def answer(
        self, job: Job, tell: Callable[[Progress], None] = _tell_nobody, is_cut: Callable[[], bool] = _never
    ) -> Answer:
        """The decisions asked for; whatever goes wrong is told, not raised."""
        attention = Attention(time.monotonic() + _ENOUGH * job.seconds, tell, is_cut)
        try:
            known = self._known.pop(job.game, None)
            if job.after < 0:
                known = KnownTable(job.header, list(job.lines), job.version)
            elif known is None or known.version != job.after:
                return Answer([], missing=True)
            else:
                known.go_on(job.lines, job.version)
            actions = known.decide(job.side, job.level, job.budget, attention)
        except Exception as problem:  # a worker that dies of one game would take the others with it
            return Answer([], error=trace_of(problem))
        self._known[job.game] = known
        if len(self._known) > TABLES_KEPT:
            self._known.popitem(last=False)
        return Answer(actions)


def _text(header: str, lines: list[str]) -> str:
    return header + "".join(f"{line}\n" for line in lines)


class Inbox:
    """What the server sends, read in a thread of its own: jobs wait, a cut is known at once."""

    def __init__(self, incoming: BinaryIO) -> None:
        self._incoming: Final = incoming
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._cut = -1
        threading.Thread(target=self._read, name="inbox", daemon=True).start()

    def next(self) -> Job | None:
        """The next job; None when the server is gone."""
        return self._jobs.get()

    def is_cut(self, job: Job) -> bool:
        """Whether a job shall be answered with the best so far."""
        return self._cut == job.number

    def _read(self) -> None:
        try:
            while True:
                message = pickle.load(self._incoming)  # noqa: S301 - the server is at the other end
                if isinstance(message, Cut):
                    self._cut = message.number
                else:
                    self._jobs.put(message)
        except (EOFError, OSError):
            self._jobs.put(None)


def main(lifeline: int) -> None:
    """Answer jobs until the server is gone."""
    tie_to(lifeline)
    incoming, outgoing = begin_work(_NICE)
    inbox = Inbox(incoming)
    thinker = Thinker()

    def tell(said: Answer | Progress | str) -> None:
        pickle.dump(said, outgoing)
        outgoing.flush()

    try:
        tell(READY)
        while (job := inbox.next()) is not None:
            tell(thinker.answer(job, tell, partial(inbox.is_cut, job)))
    except OSError:
        return

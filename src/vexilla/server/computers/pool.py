"""Computer players in worker processes: they think beside the server, never inside it, and never for too long.

A worker gets one job at a time, over a pipe of its own, from a thread of its own; so a worker that thinks too long or
dies is killed and replaced without anyone else noticing, and the event loop never waits. A game stays with the worker
that knows it, which then needs only the lines that are new.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import queue
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from ...kernel.chance import generator_for
from ...kernel.game import AnyMatch
from ...kernel.refusal import NothingToDecide
from ...players import USUAL_SECONDS
from ...players.player import Sight
from ..metrics import Histogram
from ..processes import NO_LIFELINE, close_lifeline, environment, open_lifeline
from .worker import READY, TABLES_KEPT, Answer, Cut, Job, Progress

#: Gives the lines of a game's record that were added after a version, up to and with another; after -1: all of them.
LinesBetween = Callable[[int, int], Awaitable[list[str]]]

#: Hears of how far a thought has come, in per cent.
Report = Callable[[int], None]

#: After this version there is nothing that a worker knows.
NOTHING: Final = -1
#: How long a new worker may take until it listens (seconds).
_START_LIMIT: Final = 60.0
#: A game leaves the worker that knows it when that one has this many more jobs waiting than another.
_PATIENCE: Final = 3

#: What a worker process runs.
PROGRAM: Final = "import sys; from vexilla.server.computers.worker import main; main(int(sys.argv[1]))"

_log: Final = logging.getLogger("vexilla.computers")


class Outcome(NamedTuple):
    """What came of a job: an answer, or why there is none (``slow``, ``dead``, ``closed``)."""

    answer: Answer | None
    trouble: str
    seconds: float


class _Process:
    """One worker process and the pipes to it."""

    def __init__(self, program: str) -> None:
        self._sending: Final = threading.Lock()
        lifeline, self._lifeline = open_lifeline()
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603 - the program is our own
                [sys.executable, "-P", "-c", program, str(lifeline)],
                pass_fds=() if lifeline == NO_LIFELINE else (lifeline,),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
                start_new_session=True,
            )
        except OSError:
            close_lifeline(self._lifeline)
            raise
        finally:
            close_lifeline(lifeline)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, message: Job | Cut) -> None:
        """Give it a job, or have it end one; OSError if it is gone."""
        assert self._process.stdin is not None
        with self._sending:
            pickle.dump(message, self._process.stdin)
            self._process.stdin.flush()

    def receive(self, limit: float) -> Any:
        """What it says next; TimeoutError if that takes too long, after which it is dead, OSError if it is gone."""
        assert self._process.stdout is not None
        late = threading.Event()
        timer = threading.Timer(limit, self._give_up, (late,))
        timer.start()
        said: Any = None
        gone: Exception | None = None
        try:
            said = pickle.load(self._process.stdout)  # noqa: S301 - our own process is at the other end
        except (EOFError, OSError, pickle.UnpicklingError) as problem:
            gone = problem
        timer.cancel()
        timer.join()
        if late.is_set():
            raise TimeoutError
        if gone is not None:
            raise OSError("the worker is gone") from gone
        return said

    def _give_up(self, late: threading.Event) -> None:
        late.set()
        self._process.kill()

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()

    def bury(self) -> None:
        """Kill the process if need be, and give back all that it held."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was still to be sent cannot be
                stream.close()
        close_lifeline(self._lifeline)


class Worker:
    """A worker process, replaced as often as need be, and the thread that talks to it."""

    def __init__(self, number: int, limit: float, program: str, loop: asyncio.AbstractEventLoop) -> None:
        #: For each game it should know: as of which version. Games it was asked about last come last.
        self.known: Final[OrderedDict[str, int]] = OrderedDict()
        #: Jobs given to it and not yet answered.
        self.jobs = 0
        self._limit: Final = limit
        self._program: Final = program
        self._loop: Final = loop
        self._queue: Final[queue.SimpleQueue[tuple[Job, asyncio.Future[Outcome], Report] | None]] = queue.SimpleQueue()
        #: The job that is being done.
        self._job: Job | None = None
        self._process: _Process | None = None
        self._lock: Final = threading.Lock()
        self._closed = False
        self._thread: Final = threading.Thread(target=self._work, name=f"computer players {number}", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one now."""
        process = self._process
        return process.pid if process is not None else None

    async def ask(self, job: Job, report: Report) -> Outcome:
        """Have a job done, after all those that wait already; ``report`` hears of it in the event loop."""
        if self._closed:
            return Outcome(None, "closed", 0.0)
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self.jobs += 1
        try:
            self._queue.put((job, future, report))
            return await future
        finally:
            self.jobs -= 1

    def cut(self, game: str) -> None:
        """Have the job of a game answered with the best so far, if it is the one that is being done."""
        job, process = self._job, self._process
        if job is not None and job.game == game and process is not None:
            with contextlib.suppress(OSError, ValueError):  # it may be gone, or closed, meanwhile
                process.send(Cut(job.number))

    def kill(self) -> None:
        """End the worker: its thread ends by itself, at once."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._queue.put(None)

    def join(self) -> None:
        """Wait until nothing of it is left."""
        self._thread.join()

    # -- in its own thread -----------------------------------------------------------------------

    def _work(self) -> None:
        """Do jobs one after another; a process that is gone is replaced before the next one comes."""
        while True:
            if self._process is None:
                self._start()
            item = self._queue.get()
            if item is None:
                break
            job, future, report = item
            if not future.cancelled():
                self._job = job
                outcome = self._do(job, report)
                self._job = None
                self._tell(future, outcome)
        self._end_process()

    def _tell(self, future: asyncio.Future[Outcome], outcome: Outcome) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may have been closed meanwhile
            self._loop.call_soon_threadsafe(_settle, future, outcome)

    def _start(self) -> None:
        with self._lock:
            if self._closed:
                return
            try:
                self._process = _Process(self._program)
            except OSError:
                _log.exception("a worker for computer players could not be started")
                return
        if not self._listens(self._process):
            self._end_process()

    def _listens(self, process: _Process) -> bool:
        try:
            return bool(process.receive(_START_LIMIT) == READY)
        except OSError:
            return False

    def _do(self, job: Job, report: Report) -> Outcome:
        process = self._process
        if process is None:
            return Outcome(None, "closed" if self._closed else "dead", 0.0)
        started = time.monotonic()
        answer: Answer | None = None
        trouble = ""
        try:
            process.send(job)
            said = process.receive(self._limit)
            while isinstance(said, Progress):
                with contextlib.suppress(RuntimeError):  # the loop may have been closed meanwhile
                    self._loop.call_soon_threadsafe(report, said.percent)
                said = process.receive(max(0.0, started + self._limit - time.monotonic()))
            answer = said
        except TimeoutError:
            trouble = "slow"
        except OSError:
            trouble = "closed" if self._closed else "dead"
        if trouble:
            self._end_process()
        return Outcome(answer, trouble, time.monotonic() - started)

    def _end_process(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.bury()


def _settle(future: asyncio.Future[Outcome], outcome: Outcome) -> None:
    if not future.done():
        future.set_result(outcome)


class Computers:
    """All computer players of a server: what they decide, and a legal action even when they fail.

    The counters are for the metrics; they only ever grow.
    """

    def __init__(self, workers: int, limit: float, program: str = PROGRAM, thinking: Histogram | None = None) -> None:
        self._count: Final = workers
        self._thinking: Final = thinking
        self._limit: Final = limit
        self._program: Final = program
        self._workers: list[Worker] = []
        self.jobs = 0
        self.actions = 0
        self.seconds = 0.0
        #: Jobs for which a worker needed the whole record.
        self.replays = 0
        #: Jobs for which a worker took too long, died, or raised an error.
        self.slow = 0
        self.deaths = 0
        self.errors = 0
        #: Actions chosen without a thought because of that.
        self.quick = 0

    @property
    def waiting(self) -> int:
        """How many jobs are being done or wait now."""
        return sum(worker.jobs for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        """The numbers of the worker processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the workers; jobs may be given at once and wait until they listen."""
        loop = asyncio.get_running_loop()
        self._workers = [Worker(number, self._limit, self._program, loop) for number in range(self._count)]

    async def close(self) -> None:
        """End the workers, also those that think."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.kill()
        await asyncio.gather(*[asyncio.to_thread(worker.join) for worker in workers])

    async def decide(
        self,
        game: str,
        header: str,
        lines_between: LinesBetween,
        version: int,
        side: int,
        level: str,
        match: AnyMatch,
        budget: int = USUAL_SECONDS,
        report: Report = lambda percent: None,
    ) -> list[str]:
        """The computer's actions in order, until someone else decides; at least one, and the first is legal.

        ``header`` and ``lines_between`` give the record, with its seed, as of ``version``; ``match`` is how it stands
        then, and serves only to choose at random when the worker fails. When an action turns out not to be legal, or
        the game went on otherwise meanwhile, the caller drops the rest and asks again. A player that thinks has work
        for ``budget`` seconds at a decision; ``report`` hears how far it has come.
        """
        if match.decider != side:
            raise NothingToDecide("a computer player was asked although it has nothing to decide")
        # Drawn before the worker thinks: the match may have gone on afterwards.
        quick = match.text(Sight(match, side).sample(generator_for(f"{game} {version}".encode(), "quick")))
        self.jobs += 1
        # The rest of the job follows when it is known what the worker knows.
        job = Job(game, header, NOTHING, version, [], side, level, self._limit, budget, self.jobs)
        actions = await self._think(job, lines_between, report)
        if not actions:
            actions = [quick]
            self.quick += 1
        self.actions += len(actions)
        return actions

    def cut(self, game: str) -> None:
        """Have whoever thinks about a game answer with the best so far."""
        for worker in self._workers:
            worker.cut(game)

    async def _think(self, job: Job, lines_between: LinesBetween, report: Report) -> list[str]:
        """What a worker answers; nothing when it fails."""
        game, version = job.game, job.version
        worker = self._worker_for(game)
        if worker is None:
            return []
        after = worker.known.get(game, NOTHING)
        if after > version:
            after = NOTHING
        while True:
            lines = await lines_between(after, version)
            outcome = await worker.ask(job._replace(after=after, lines=lines), report)
            self.seconds += outcome.seconds
            if self._thinking is not None:
                self._thinking.add(outcome.seconds)
            self.replays += after == NOTHING
            answer = outcome.answer
            if answer is None:
                worker.known.clear()
                if outcome.trouble != "closed":
                    self.slow += outcome.trouble == "slow"
                    self.deaths += outcome.trouble == "dead"
                    _log.error("computer player of game %s: %s after %.1f s", game, outcome.trouble, outcome.seconds)
                return []
            if answer.missing and after != NOTHING:
                after = NOTHING
                continue
            if answer.error:
                worker.known.pop(game, None)
                self.errors += 1
                _log.error("the computer player of game %s failed: %s", game, answer.error)
                return []
            self._remember(worker, game, version)
            return answer.actions

    def _worker_for(self, game: str) -> Worker | None:
        """The worker that knows the game, unless too many wait for it; else the one with least to do."""
        if not self._workers:
            return None
        free = min(self._workers, key=_jobs)
        for worker in self._workers:
            if game in worker.known and worker.jobs < free.jobs + _PATIENCE:
                return worker
        return free

    def _remember(self, worker: Worker, game: str, version: int) -> None:
        for other in self._workers:
            other.known.pop(game, None)
        worker.known[game] = version
        if len(worker.known) > TABLES_KEPT:
            worker.known.popitem(last=False)


def _jobs(worker: Worker) -> int:
    return worker.jobs

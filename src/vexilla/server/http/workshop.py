"""Work that takes long, replays and analyses, done in processes beside the server, and never for too long.

A process gets one job at a time as a name and an argument, and gives back bytes. One that takes too long or dies is
killed; the next job starts a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from typing import Any, Final

import msgspec

from ..metrics import Metrics
from ..processes import environment
from .security import Places

#: How many jobs may wait for each process before more are sent away.
_QUEUE: Final = 8
#: Jobs and answers are sent with their length before them.
LENGTH: Final = struct.Struct("<I")
_PROGRAM: Final = "from vexilla.server.http.workshop_process import main; main()"


class Job(msgspec.Struct):
    """What is to be done: the name of a function of :mod:`.record_jobs` and what it is given."""

    do: str
    arguments: dict[str, Any]


class WrongLine(msgspec.Struct):
    """A fault of a set-up that a player brought."""

    line: int
    text: str
    reason: str
    arguments: dict[str, Any]


class Done(msgspec.Struct):
    """What came of it: a result, or a problem that is the asker's, or one that is ours."""

    result: bytes = b""
    reason: str = ""
    message: str = ""
    line: int = 0
    arguments: dict[str, Any] = {}
    faults: list[WrongLine] = []
    trace: str = ""


class Busy(Exception):
    """More work waits than can be done soon."""


class TooSlow(Exception):
    """A job took longer than it may."""


class JobFailed(Exception):
    """A job went wrong in a way it should not have; the text is for the log."""


class _Worker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: bytes) -> bytes:
        """The process's answer; it is started where there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-c",
                _PROGRAM,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment(),
                start_new_session=True,
                limit=1 << 20,
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(LENGTH.pack(len(job)) + job)
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        return await stdout.readexactly(length)

    async def end(self) -> None:
        """Kill the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Workshop:
    """The processes, and who waits for them."""

    def __init__(self, workers: int, limit: float, metrics: Metrics) -> None:
        self._limit: Final = limit
        self._metrics: Final = metrics
        self._workers: Final = [_Worker() for _ in range(max(1, workers))]
        self._free: Final[asyncio.Queue[_Worker]] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._waiting = 0
        #: Nobody fills the whole queue alone.
        self._places: Final = Places(_QUEUE * len(self._workers) // 2)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._waiting

    async def run(self, do: str, asker: str, **arguments: Any) -> Done:
        """Have a job done for someone; Busy, TooSlow and JobFailed say why it was not."""
        if self._waiting >= _QUEUE * len(self._workers) or not self._places.take(asker):
            self._metrics.jobs.add("busy")
            raise Busy
        try:
            return await self._run(do, arguments)
        finally:
            self._places.give_back(asker)

    async def _run(self, do: str, arguments: dict[str, Any]) -> Done:
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            async with asyncio.timeout(self._limit):
                answer = await worker.do(msgspec.msgpack.encode(Job(do, arguments)))
        except TimeoutError:
            await worker.end()
            self._metrics.jobs.add("slow")
            raise TooSlow from None
        except (OSError, asyncio.IncompleteReadError) as problem:
            await worker.end()
            self._metrics.jobs.add("dead")
            raise JobFailed(f"the process died during {do}: {problem!r}") from None
        except asyncio.CancelledError:
            # Whoever asked is gone; the answer that is still to come must not be taken for another one's.
            await asyncio.shield(worker.end())
            raise
        finally:
            self._free.put_nowait(worker)
        done = msgspec.msgpack.decode(answer, type=Done)
        self._metrics.jobs.add("failed" if done.trace else "refused" if done.reason else "done")
        if done.trace:
            raise JobFailed(done.trace)
        return done

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[worker.end() for worker in self._workers])

"""Load: bots play whole games over WebSockets against a real server on one core of this machine.

``python benchmarks/load.py`` prints what it measured; ``make bench`` puts it under the other results. The
server has one core to itself and writes durably; the bots have the other cores. The bots keep a given rate (an
open loop: they do not slow down when the server does), so that a server that cannot keep up shows it in its latency.
"""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vexilla.players import levels_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
SIDES: Final = ("bottom", "top")
#: As many games of computers as the server has processes for them.
_ALL: Final = os.cpu_count() or 1


class Line(NamedTuple):
    """What is measured: so many games of a scenario at once, so many actions a second in all of them together."""

    scenario: str
    games: int
    rate: float
    #: Games beside them in which two computers play each other all the time, and their level.
    thinkers: int = 0
    level: str = ""


PLAN: Final = [
    Line("battle_line/standard", 100, 1000.0),
    Line("ancients/001-akragas", 100, 1000.0),
    Line("ancients/001-akragas", 1000, 1000.0),
    # Each decision is made in milliseconds, so the server has more to do; or in a second, so the processor has.
    Line("ancients/001-akragas", 1000, 1000.0, _ALL, "steady"),
    Line("ancients/001-akragas", 1000, 1000.0, _ALL, levels_of("ancients")[-1]),
]
#: Seconds before the measuring begins, and how long it lasts.
WARM_UP: Final = 5.0
MEASURED: Final = 20.0


class Decision(msgspec.Struct):
    """As much of a pending decision as a bot needs."""

    side: str
    actions: list[str] = []


class View(msgspec.Struct):
    """As much of a view as a bot needs."""

    decision: Decision | None = None


class Told(msgspec.Struct):
    """Any message of the server."""

    is_: str = msgspec.field(name="is")
    id: str | None = None
    version: int = 0
    view: View | None = None
    reason: str = ""


DECODE: Final = msgspec.json.Decoder(Told).decode


class Meter:
    """What the bots saw."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.resumes: list[float] = []
        self.errors: dict[str, int] = {}
        self.finished = 0
        self.measuring = False

    def percentile(self, per_cent: float) -> float:
        """The latency, in milliseconds, that so many per cent of the actions did not exceed."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * per_cent / 100))] if ordered else 0.0


class Bot:
    """Plays one seat at random, at its own pace."""

    def __init__(self, address: str, game: str, token: str, meter: Meter) -> None:
        self.address: Final = address
        self.game: Final = game
        self.token: Final = token
        self.meter: Final = meter
        self.connection: ClientConnection | None = None
        self.version = 0
        self.choices: list[str] = []
        self.sent: dict[str, float] = {}
        self.is_over = False
        self._number = 0
        self._reader: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Connect and wait for the first view."""
        started = time.perf_counter()
        self.connection = await connect(self.address, compression=None, max_size=None, ping_interval=None)
        hello = {"do": "hello", "game": self.game, "seat": self.token, "have": self.version or None}
        await self.connection.send(json.dumps(hello))
        told = DECODE(await self.connection.recv())
        self.meter.resumes.append(time.perf_counter() - started)
        self._hear(told)
        self._reader = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.connection is not None
        async for text in self.connection:
            self._hear(DECODE(text))

    def _hear(self, told: Told) -> None:
        if told.is_ == "table":
            self.version = told.version
            decision = told.view.decision if told.view is not None else None
            self.is_over = decision is None
            self.choices = decision.actions if decision is not None else []
        elif told.id is not None and told.id in self.sent:
            waited = time.perf_counter() - self.sent.pop(told.id)
            if told.is_ != "done":
                reason = told.reason or told.is_
                self.meter.errors[reason] = self.meter.errors.get(reason, 0) + 1
            elif self.meter.measuring:
                self.meter.latencies.append(waited)
        elif told.is_ == "error":
            self.meter.errors[told.reason] = self.meter.errors.get(told.reason, 0) + 1

    async def decide(self) -> bool:
        """Take a random legal action, if there is something to decide and nothing is under way."""
        if not self.choices or self.sent or self.connection is None:
            return False
        self._number += 1
        identity = f"{self._number}"
        message = {
            "do": "act",
            "id": identity,
            "version": self.version,
            "actions": [random.choice(self.choices)],
        }
        self.choices = []
        self.sent[identity] = time.perf_counter()
        await self.connection.send(json.dumps(message))
        return True

    async def leave(self) -> None:
        """Hang up."""
        if self._reader is not None:
            self._reader.cancel()
        if self.connection is not None:
            await self.connection.close()


class Pair:
    """Both seats of one game; a finished game is followed by a new one."""

    def __init__(self, http: str, address: str, scenario: str, meter: Meter) -> None:
        self.http: Final = http
        self.address: Final = address
        self.scenario: Final = scenario
        self.meter: Final = meter
        self.bots: list[Bot] = []

    async def begin(self) -> None:
        """Create a game and sit down at it."""
        seats = {side: {"kind": "here", "name": side} for side in SIDES}
        game, _, scenario = self.scenario.partition("/")
        made = await asyncio.to_thread(
            post, f"{self.http}/api/games", {"game": game, "scenario": scenario, "seats": seats}
        )
        self.bots = [Bot(self.address, made["id"], made["seats"][side], self.meter) for side in SIDES]
        for bot in self.bots:
            await bot.sit_down()

    async def play(self, pause: float, until: float) -> None:
        """One action every ``pause`` seconds, whichever side has to decide."""
        due = time.perf_counter() + random.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            if self.bots[0].is_over:
                self.meter.finished += 1
                await self.leave()
                await self.begin()
            for bot in self.bots:
                if await bot.decide():
                    break

    async def reconnect(self) -> None:
        """Lose the connection of one seat and come back."""
        await self.bots[0].leave()
        await self.bots[0].sit_down()

    async def leave(self) -> None:
        """Hang up both."""
        for bot in self.bots:
            await bot.leave()


async def watch_computers(http: str, address: str, scenario: str, level: str) -> None:
    """Have two computers play each other, game after game, as fast as they can: someone must watch them."""
    seats = {side: {"kind": "computer", "level": level} for side in SIDES}
    game, _, battle = scenario.partition("/")
    while True:
        wanted = {"game": game, "scenario": battle, "seats": seats}
        made = await asyncio.to_thread(post, f"{http}/api/games", wanted)
        async with connect(address, compression=None, max_size=None) as connection:
            await connection.send(json.dumps({"do": "hello", "game": made["id"], "seat": None, "have": None}))
            async for text in connection:
                told = DECODE(text)
                if told.view is not None and told.view.decision is None:
                    break


def post(url: str, body: object) -> Any:
    """A JSON answer to a JSON question."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(port: int, folder: str, core: int, *, compiled: bool) -> Iterator[subprocess.Popen[bytes]]:
    """A server on a core of its own."""
    environment = {**os.environ}
    if compiled:
        environment["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    program = [sys.executable, "-m", "vexilla.cli.main", "serve", "--port", str(port)]
    program += ["--database", f"sqlite:///{folder}/load.db", "--new-games", "0"]
    program += ["--requests", "0", "--connections", "0", "--address-connections", "0", "--messages", "0"]
    program += ["--pace", "0", "--computer-workers", str(os.cpu_count() or 1)]
    pinned = ["taskset", "-c", str(core), *program]
    with pathlib.Path(folder, "server.log").open("wb") as log:
        running = subprocess.Popen(pinned, env=environment, stdout=log, stderr=log)
        try:
            for _ in range(300):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            else:
                raise SystemExit(
                    "the server did not start: " + pathlib.Path(f"{folder}/server.log").read_text()[-2000:]
                )
            yield running
        finally:
            running.terminate()
            running.wait(20)


def memory_of(pid: int) -> int:
    """Bytes a process keeps in memory."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor_time_of(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(port: int, pid: int, line: Line) -> dict[str, float | int | str]:
    """What one line of the plan comes to."""
    games = line.games
    http, address = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/api/socket"
    meter = Meter()
    before = memory_of(pid)
    pairs = [Pair(http, address, line.scenario, meter) for _ in range(games)]
    for first in range(0, games, 25):
        await asyncio.gather(*[pair.begin() for pair in pairs[first : first + 25]])
    watching = [
        asyncio.create_task(watch_computers(http, address, line.scenario, line.level)) for _ in range(line.thinkers)
    ]
    started = time.perf_counter()
    until = started + WARM_UP + MEASURED
    playing = [asyncio.create_task(pair.play(games / line.rate, until)) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    meter.measuring = True
    meter.finished = 0
    meter.resumes = []
    used = processor_time_of(pid)
    await asyncio.sleep(MEASURED)
    used = processor_time_of(pid) - used
    meter.measuring = False
    await asyncio.gather(*playing)
    memory = (memory_of(pid) - before) / games
    for pair in random.sample(pairs, min(50, games)):
        await pair.reconnect()
    resumes = sorted(meter.resumes)
    for task in watching:
        if task.done():
            # They play until they are ended: whoever stopped before did so by an error.
            task.result()
        task.cancel()
    await asyncio.gather(*[pair.leave() for pair in pairs])
    return {
        "games": games,
        "computers thinking": f"{2 * line.thinkers} {line.level}" if line.thinkers else "none",
        "actions a second": len(meter.latencies) / MEASURED,
        "games finished a second": meter.finished / MEASURED,
        "p50, milliseconds": meter.percentile(50),
        "p99, milliseconds": meter.percentile(99),
        "server's processor time, per cent": 100 * used / MEASURED,
        "memory a game, kB": memory / 1000,
        "reconnect, median milliseconds": 1000 * statistics.median(resumes) if resumes else 0.0,
        "errors": " ".join(f"{name}:{count}" for name, count in meter.errors.items()) or "none",
    }


def run(plan: list[Line], *, compiled: bool) -> list[dict[str, float | int | str]]:
    """Each line of the plan against a fresh server."""
    mine = sorted(os.sched_getaffinity(0))
    rows = []
    try:
        os.sched_setaffinity(0, mine[1:] or mine)
        for line in plan:
            with tempfile.TemporaryDirectory() as folder:
                port = free_port()
                with server(port, folder, mine[0], compiled=compiled) as running:
                    found = asyncio.run(load(port, running.pid, line))
                    rows.append({"scenario": line.scenario, **found})
    finally:
        os.sched_setaffinity(0, mine)
    return rows


def main() -> None:
    """Measure what the arguments say (``games rate thinkers level``), or the usual plan, and print it."""
    words = sys.argv[1:]
    plan = PLAN
    if words:
        level = words[3] if len(words) > 3 else "steady"
        plan = [Line("ancients/001-akragas", int(words[0]), float(words[1]), int(words[2]), level)]
    for row in run(plan, compiled=(ROOT / "build" / "compiled").exists()):
        print(json.dumps(row))


if __name__ == "__main__":
    main()

"""Two server processes on one PostgreSQL, one of them killed again and again, while people play hundreds of games."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from typing import Any, Final

import psycopg
import websockets
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection, connect

from vexilla.server.store import open_store

from ..ground import HERE, SIDES, Ground
from ..report import Outcome

ORDER = 90
#: How long people play, and how often a process is killed, in seconds.
SECONDS: Final = float(os.environ.get("VEXILLA_SIEGE_SECONDS", "300"))
KILL_EVERY: Final = 20.0
#: Games among people and games against a computer, and how long each waits between two decisions, in seconds.
AMONG_PEOPLE: Final = 400
WITH_COMPUTERS: Final = 100
PAUSE: Final = 4.0
#: Whoever waits longer than so many seconds for anything is stuck.
STUCK: Final = 30.0
#: Where the tests' PostgreSQL is.
VARIABLE: Final = "VEXILLA_TEST_POSTGRES"


class Servers:
    """Two processes, killed and started again."""

    def __init__(self, folder: pathlib.Path, database: str) -> None:
        self._folder: Final = folder
        self._database: Final = database
        self.ports: Final = [_free_port(), _free_port()]
        self._running: Final = [self._start(number) for number in (0, 1)]
        self.kills = 0
        #: Seconds from each kill until others had all duties of the dead process.
        self.takeovers: Final[list[float]] = []

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        words = ["--port", str(self.ports[number]), "--database", self._database, "--computer-workers", "1"]
        words += ["--pace", "0.2", "--requests", "0", "--new-games", "0", "--connections", "0", "--messages", "0"]
        words += ["--address-connections", "0"]
        with (self._folder / f"server-{number}.log").open("ab") as log:
            program = [sys.executable, "-m", "vexilla.cli.main", "serve", *words]
            return subprocess.Popen(program, stdout=log, stderr=log)

    def lives(self, number: int) -> bool:
        """Whether a process takes requests."""
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://{HERE}:{self.ports[number]}/healthz", timeout=5).close()
            return True
        return False

    async def ready(self, number: int) -> None:
        """Wait until a process takes requests."""
        while not await asyncio.to_thread(self.lives, number):
            await asyncio.sleep(0.1)

    async def kill_in_turn(self) -> None:
        """Kill one without a word, start it again, and the other one next time."""
        for number in itertools.cycle((0, 1)):
            await asyncio.sleep(KILL_EVERY)
            # Never both: whoever is left is to carry on alone.
            await self.ready(1 - number)
            self._running[number].send_signal(signal.SIGKILL)
            started = time.monotonic()
            dead = self._running[number]
            dead.wait()
            self.kills += 1
            self._running[number] = self._start(number)
            await asyncio.to_thread(self._await_takeover, dead.pid)
            self.takeovers.append(time.monotonic() - started)

    def _await_takeover(self, pid: int) -> None:
        """Wait until a dead process has no duty any more."""
        left = "SELECT 1 FROM duties JOIN processes ON processes.id = duties.process WHERE pid = %s LIMIT 1"
        with psycopg.connect(self._database, autocommit=True) as connection:
            while connection.execute(left, (pid,)).fetchone() is not None:
                time.sleep(0.05)

    def end(self) -> None:
        """Nothing is left."""
        for process in self._running:
            process.kill()
            process.wait()


class Seat:
    """A person who never gives up: he comes back to whichever process answers and sends again what was not answered."""

    def __init__(self, ports: list[int], game: str, token: str) -> None:
        self._ports: Final = ports
        self._hello: Final = {"do": "hello", "game": game, "seat": token}
        self._wire: ClientConnection | None = None
        self.version: int | None = None
        self.decision: dict[str, Any] = {}
        self.is_over = False
        self.acknowledged: dict[str, int] = {}

    async def hear(self) -> dict[str, Any]:
        """The next thing said."""
        while True:
            try:
                wire = self._wire
                if wire is None:
                    address = f"ws://{HERE}:{random.choice(self._ports)}/api/socket"
                    wire = await connect(address, max_size=None, compression=None, ping_interval=None)
                    await wire.send(json.dumps(self._hello | {"have": self.version}))
                    self._wire = wire
                said: dict[str, Any] = json.loads(await wire.recv())
            except (OSError, websockets.WebSocketException):
                self._wire = None
                await asyncio.sleep(0.1)
                # Whatever was under way has to be sent again.
                return {"is": "lost"}
            if said["is"] == "table":
                assert self.version is None or said["version"] >= self.version, "what had been told was forgotten"
                self.version = said["version"]
                self.is_over = said["table"]["state"] == "over"
                self.decision = said["view"].get("decision") or {}
            return said

    async def act(self, number: str) -> None:
        """Decide at random, once and for all."""
        action = random.choice(self.decision["actions"])
        message = json.dumps({"do": "act", "id": number, "version": self.version, "actions": [action]})
        said: dict[str, Any] = {"is": "lost"}
        while said.get("id") != number or said["is"] != "done":
            assert said.get("id") != number or said["reason"] in ("not-saved", "unavailable"), said
            if said["is"] in ("lost", "error"):
                while self._wire is None:
                    await self.hear()
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    await self._wire.send(message)
            said = await self.hear()
        self.acknowledged[number] = said["version"]
        while (self.version or 0) < said["version"]:
            await self.hear()

    @property
    def may_decide(self) -> bool:
        """Whether it is his decision."""
        return "actions" in self.decision


class Table:
    """A game being played, and how long its people waited."""

    def __init__(self, game: str, seats: list[Seat], waits: dict[str, list[float]]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self._waits: Final = waits
        #: What is being waited for, and since when.
        self.since: float | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Decide in turn until it is time to stop, and once more afterwards."""
        await asyncio.sleep(random.random() * PAUSE)
        last = False
        for number in itertools.count():
            decider = await self._decider("the other side" if len(self.seats) > 1 else "a computer")
            if decider is None or last:
                return
            last = stop.is_set()
            self.since = time.monotonic()
            await decider.act(f"a{number}")
            self._note("an acknowledgement")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), PAUSE * (0.5 + random.random()))

    async def _decider(self, awaited: str) -> Seat | None:
        """Whose decision it is, once he has been told; None when the game is over."""
        self.since = time.monotonic()
        hearing: dict[Seat, asyncio.Task[Any]] = {}
        try:
            while not any(seat.may_decide or seat.is_over for seat in self.seats):
                for seat in self.seats:
                    if seat not in hearing or hearing[seat].done():
                        hearing[seat] = asyncio.create_task(seat.hear())
                await asyncio.wait(hearing.values(), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in hearing.values():
                task.cancel()
            await asyncio.gather(*hearing.values(), return_exceptions=True)
        self._note(awaited)
        newest = max(self.seats, key=lambda seat: seat.version or 0)
        return next((seat for seat in self.seats if seat.may_decide and seat.version == newest.version), None)

    def _note(self, what: str) -> None:
        assert self.since is not None
        self._waits.setdefault(what, []).append(time.monotonic() - self.since)
        self.since = None


def attack(ground: Ground) -> Outcome:
    """Play, kill, and compare what was acknowledged with what is stored."""
    tried = "Two server processes on one PostgreSQL, one killed with `kill -9` every 20 s"
    address = os.environ.get(VARIABLE)
    if not address:
        return Outcome(tried, "not at all", "no PostgreSQL: run it by `tools/postgres run`", held=True)
    name = f"siege_{os.getpid()}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    database = make_url(address).set(database=name).render_as_string(hide_password=False)
    return asyncio.run(_besiege(ground.folder, database, tried))


async def _besiege(folder: pathlib.Path, database: str, tried: str) -> Outcome:
    servers = await asyncio.to_thread(Servers, folder, database)
    waits: dict[str, list[float]] = {}
    stop = asyncio.Event()
    try:
        await asyncio.gather(servers.ready(0), servers.ready(1))
        tables = await _tables(servers, waits)
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        killing = asyncio.create_task(servers.kill_in_turn())
        await asyncio.sleep(SECONDS)
        killing.cancel()
        stop.set()
        _, stuck = await asyncio.wait(playing, timeout=STUCK)
        for task in stuck:
            task.cancel()
        failures = [task.exception() for task in playing if not task.cancelled() and task.done() and task.exception()]
        await asyncio.gather(*playing, return_exceptions=True)
        lost, acknowledged = await _missing(database, tables)
    finally:
        servers.end()
    longest = {what: max(times) for what, times in waits.items()}
    told = "; ".join(
        f"longest wait for {what} {longest[what]:.1f} s (99 of 100: {_percentile(times, 99):.1f} s)"
        for what, times in sorted(waits.items())
    )
    result = f"{acknowledged:,} decisions acknowledged, {lost} lost; {len(stuck)} games stuck, {len(failures)} failed; "
    result += told
    if failures:
        result += f"; {failures[0]!r}"
    result += f"; the duties of the dead were taken over after {max(servers.takeovers, default=0.0):.1f} s at most"
    often = f"{servers.kills} times in {SECONDS / 60:.0f} minutes, {len(tables)} games"
    held = not (lost or stuck or failures) and max(longest.values()) < STUCK and servers.kills > 0
    return Outcome(tried, often, result, held)


async def _tables(servers: Servers, waits: dict[str, list[float]]) -> list[Table]:
    here, computer = {"kind": "here", "name": "A"}, {"kind": "computer", "level": "random"}
    tables = []
    for number in range(AMONG_PEOPLE + WITH_COMPUTERS):
        seats = {"bottom": here, "top": here if number < AMONG_PEOPLE else computer}
        made = await asyncio.to_thread(_post, servers.ports[number % 2], {"game": "battle_line", "seats": seats})
        tokens = [made["seats"][side] for side in SIDES if made["seats"][side]]
        tables.append(Table(made["id"], [Seat(servers.ports, made["id"], token) for token in tokens], waits))
    return tables


async def _missing(database: str, tables: list[Table]) -> tuple[int, int]:
    """How many of the acknowledged decisions are not stored as they were acknowledged, and how many there were."""
    lost = acknowledged = 0
    async with open_store(database) as store:
        for table in tables:
            journal = await store.entries(table.game)
            assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
            stored = {(entry.side, entry.message): entry.version for entry in journal}
            for side, seat in zip(SIDES, table.seats, strict=False):
                acknowledged += len(seat.acknowledged)
                lost += sum(stored.get((side, number)) != version for number, version in seat.acknowledged.items())
    return lost, acknowledged


def _percentile(times: list[float], per_cent: int) -> float:
    return sorted(times)[len(times) * per_cent // 100 - 1]


def _post(port: int, body: object) -> Any:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://{HERE}:{port}/api/games", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])

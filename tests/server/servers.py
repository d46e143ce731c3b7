"""Servers in processes of their own, and clients that talk to them over the network and never give up."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import pathlib
import random
import signal
import sys
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from vexilla.games import GAMES
from vexilla.kernel.sides import SIDE_NAMES, SIDES
from vexilla.kernel.table import resume_table
from vexilla.server.store import open_store
from vexilla.server.tables.entries import all_lines
from vexilla.server.tables.new_games import Made

HERE = pathlib.Path(__file__).parent


class Mother:
    """The process that forks servers."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self._process = process
        self.port = port
        self.children: list[int] = []

    @classmethod
    async def start(cls, address: str) -> Mother:
        """Start it; no server yet."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            HERE / "killable.py",
            address,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert process.stdout is not None
        return cls(process, int(await process.stdout.readline()))

    async def fork(self) -> None:
        """Start a server; several share the port."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        self.children.append(int(await self._process.stdout.readline()))

    def kill(self) -> None:
        """Kill a server as the system would: without a word."""
        os.kill(self.children.pop(0), signal.SIGKILL)

    async def end(self) -> None:
        """Nothing is left."""
        while self.children:
            with contextlib.suppress(ProcessLookupError):
                self.kill()
        self._process.kill()
        await self._process.wait()


class Seat:
    """A client that never gives up: it comes back and sends again what was not answered."""

    def __init__(self, port: int, game: str, token: str | None) -> None:
        self._port = port
        self._hello = {"do": "hello", "game": game, "seat": token}
        self._wire: ClientConnection | None = None
        self.version: int | None = None
        self.log: list[Any] = []
        self.view: dict[str, Any] = {}
        self.is_over = False
        #: Version by message id.
        self.acknowledged: dict[str, int] = {}

    async def _connect(self) -> ClientConnection:
        while self._wire is None:
            try:
                wire = await websockets.connect(f"ws://127.0.0.1:{self._port}/api/socket", max_size=None)
                await wire.send(json.dumps(self._hello | {"have": self.version}))
                self._take(json.loads(await wire.recv()))
                self._wire = wire
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.01)
        return self._wire

    def _take(self, said: dict[str, Any]) -> dict[str, Any]:
        if said["is"] == "table":
            assert self.version is None or said["version"] >= self.version, "the server forgot what it had told"
            self.log[said["log"] :] = said["events"]
            self.version, self.view = said["version"], said["view"]
            self.is_over = said["table"]["state"] == "over"
        return said

    async def hear(self) -> None:
        """Wait for the next thing said; coming back to the table after a lost connection, one is told at once."""
        if self._wire is None:
            await self._connect()
            return
        try:
            self._take(json.loads(await self._wire.recv()))
        except (OSError, websockets.WebSocketException):
            self._wire = None

    async def act(self, number: str, action: str) -> None:
        """Decide, once and for all."""
        message = json.dumps({"do": "act", "id": number, "version": self.version, "actions": [action]})
        while True:
            wire = await self._connect()
            try:
                await wire.send(message)
                while True:
                    said = self._take(json.loads(await wire.recv()))
                    if said.get("id") == number:
                        assert said["is"] == "done", said
                        self.acknowledged[number] = said["version"]
                        return
            except (OSError, websockets.WebSocketException):
                self._wire = None

    async def close(self) -> None:
        """Go."""
        if self._wire is not None:
            await self._wire.close()


async def play(seats: list[Seat], dice: random.Random, stop: asyncio.Event) -> None:
    """Both sides decide at random until it is time to stop."""
    numbers = itertools.count()
    while not stop.is_set() and not seats[0].is_over:
        for seat in seats:
            while seat.version is None:
                await seat.hear()
        mover = max(seats, key=_version)
        other = seats[1 - seats.index(mover)]
        while (other.version or 0) < (mover.version or 0):
            await other.hear()
        decider = mover if "actions" in mover.view.get("decision", {}) else other
        if "actions" not in decider.view.get("decision", {}):
            return
        await decider.act(f"a{next(numbers)}", dice.choice(decider.view["decision"]["actions"]))
        while (decider.version or 0) < max(decider.acknowledged.values()):
            await decider.hear()


def _version(seat: Seat) -> int:
    return seat.version or 0


async def check(address: str, made: Made, seats: list[Seat]) -> int:
    """The journal has all that was acknowledged, once, and replays to what both sides were told."""
    store = open_store(address)
    await store.start()
    try:
        journal = await store.entries(made.id)
        assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
        versions = {entry.message: entry.version for entry in journal}
        assert len(versions) == len(journal)
        for seat in seats:
            for number, version in seat.acknowledged.items():
                assert versions[number] == version
        assert len(journal) == sum(len(seat.acknowledged) for seat in seats)
        stored = await store.find(made.id)
        assert stored is not None
        lines = await all_lines(store, made.id)
        table = resume_table(stored.header + "".join(f"{line}\n" for line in lines), GAMES)
        for side in SIDES:
            if seats[side].version == len(journal):
                assert seats[side].log == [event.seen_by(side) for event in table.story]
        return len(journal)
    finally:
        await store.close()


def seats_of(mother: Mother, made: Made) -> list[Seat]:
    """Both people of a game."""
    return [Seat(mother.port, made.id, made.tokens[SIDE_NAMES[side]]) for side in SIDES]

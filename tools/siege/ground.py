"""The ground of the siege: a server in a process of its own, and players who go on playing."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from types import TracebackType
from typing import Any, Final, NamedTuple

from websockets.sync.client import ClientConnection, connect

#: What others may wait while somebody attacks, in milliseconds.
GOAL: Final = 50.0
#: The only machine there is.
HERE: Final = "127.0.0.1"
SIDES: Final = ("bottom", "top")
_ECHO: Final = pathlib.Path(__file__).parent / "echo.py"


def open_connection(port: int, *, source: str = HERE, small: bool = False) -> socket.socket:
    """A connection to the server, from any address of this machine; to nowhere else."""
    assert ipaddress.ip_address(source).is_loopback, "the siege is about this machine alone"
    plain = socket.socket()
    if small:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    plain.settimeout(10)
    plain.bind((source, 0))
    plain.connect((HERE, port))
    return plain


class Server:
    """A server that was started for an attack."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], folder: pathlib.Path, echo: int) -> None:
        self.port: Final = port
        #: The port of an echo on the same core.
        self.echo: Final = echo
        self.process: Final = process
        self.folder: Final = folder

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """The JSON answer to a request."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **headers}
        request = urllib.request.Request(f"http://{HERE}:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        with urllib.request.urlopen(f"http://{HERE}:{self.port}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.partition(" ")[0].partition("{")[0] == name)

    def memory(self) -> int:
        """Bytes it keeps in memory."""
        pages = pathlib.Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Processor time it has used."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def lives(self) -> bool:
        """Whether it still runs and is well."""
        if self.process.poll() is not None:
            return False
        with contextlib.suppress(OSError, urllib.error.URLError):
            return bool(self.ask("GET", "/healthz")["ok"])
        return False


class Ground:
    """Servers of one attack, in a folder that goes with it."""

    def __init__(self) -> None:
        self._open: Final = contextlib.ExitStack()
        self.folder: Final = pathlib.Path(self._open.enter_context(tempfile.TemporaryDirectory()))

    def __enter__(self) -> Ground:
        return self

    def __exit__(self, kind: type[BaseException] | None, it: BaseException | None, trace: TracebackType | None) -> None:
        self._open.close()

    def server(self, *words: str) -> Server:
        """A server as one starts it, with these settings beside the usual ones; of several cores it has the first."""
        port = _free_port()
        command = [sys.executable, "-m", "vexilla.cli.main", "serve", "--port", str(port), "--computer-workers", "1"]
        command += ["--database", f"sqlite:///{self.folder}/games-{port}.sqlite", *words]
        log = self._open.enter_context((self.folder / f"server-{port}.log").open("wb"))
        process = subprocess.Popen(command, stdout=log, stderr=log)
        echo = subprocess.Popen([sys.executable, str(_ECHO)], stdout=subprocess.PIPE)
        for started in (process, echo):
            self._open.callback(_end, started)
            if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
                os.sched_setaffinity(started.pid, {min(os.sched_getaffinity(0))})
        assert echo.stdout is not None
        server = Server(port, process, self.folder, int(echo.stdout.readline()))
        for _ in range(600):
            if server.lives():
                return server
            time.sleep(0.1)
        raise RuntimeError((self.folder / f"server-{port}.log").read_text(encoding="utf-8")[-2000:])

    def log(self, server: Server) -> str:
        """What the server has logged."""
        return (self.folder / f"server-{server.port}.log").read_text(encoding="utf-8", errors="replace")


class Waits(NamedTuple):
    """How long players waited, in milliseconds: half of the time less, 99 of 100 times less; and 99 echoes of 100."""

    half: float
    p99: float
    echo: float

    def are_short(self, before: Waits) -> bool:
        """Whether it is below 50 ms; where the machine has other things to do, not much longer than before."""
        return self.p99 < max(GOAL, 2 * before.p99, 2 * self.echo)

    def __str__(self) -> str:
        return f"p99 {self.p99:.0f} ms (an echo on the same core: {self.echo:.0f} ms)"


class Players:
    """Two people at a table who ask and decide all the time, from an address of their own, and how long they wait."""

    def __init__(self, server: Server, *, source: str = "127.0.0.9", pause: float = 0.06) -> None:
        self._server: Final = server
        self._source: Final = source
        self._pause: Final = pause
        self._waits: list[float] = []
        self._echoes: list[float] = []
        self._asked: float | None = None
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._play, daemon=True)
        self.problem = ""

    def __enter__(self) -> Players:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, it: BaseException | None, trace: TracebackType | None) -> None:
        self._stop.set()
        self._thread.join(60)

    def waits(self, seconds: float) -> Waits:
        """What they wait from now on for so long."""
        self._waits, self._echoes = [], []
        begun = time.perf_counter()
        time.sleep(seconds)
        if self._asked is not None:
            # Who still waits for an answer has waited, too.
            self._waits.append(time.perf_counter() - max(begun, self._asked))
        return Waits(_percentile(self._waits, 50), _percentile(self._waits, 99), _percentile(self._echoes, 99))

    def _play(self) -> None:
        try:
            seats = {side: {"kind": "here", "name": side} for side in SIDES}
            made = self._server.ask("POST", "/api/games", {"game": "battle_line", "seats": seats})
            wires = [self._sit_down(made["id"], made["seats"][side]) for side in SIDES]
            echo = open_connection(self._server.echo)
            number = 0
            while not self._stop.wait(self._pause):
                for wire in wires:
                    number += 1
                    started = self._asked = time.perf_counter()
                    wire.send(json.dumps({"do": "marks", "id": f"m{number}"}))
                    while json.loads(wire.recv(60)).get("id") != f"m{number}":
                        pass
                    self._asked = None
                    self._waits.append(time.perf_counter() - started)
                    started = time.perf_counter()
                    echo.sendall(b"x")
                    echo.recv(100)
                    self._echoes.append(time.perf_counter() - started)
        except Exception as problem:
            self.problem = f"{type(problem).__name__}: {problem}"

    def _sit_down(self, game: str, token: str) -> ClientConnection:
        plain = open_connection(self._server.port, source=self._source)
        wire = connect(f"ws://{HERE}:{self._server.port}/api/socket", sock=plain, max_size=None)
        wire.send(json.dumps({"do": "hello", "game": game, "seat": token}))
        wire.recv(60)
        return wire


def _percentile(waits: list[float], per_cent: int) -> float:
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * per_cent // 100)] if ordered else float("inf")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

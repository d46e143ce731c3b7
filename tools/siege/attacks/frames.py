"""Frames that say nothing, a megabyte a second from each of ten connections, while others play."""

from __future__ import annotations

import contextlib
from typing import Final

from ..attackers import frame, open_socket, pour, together
from ..ground import Ground, Players
from ..report import Outcome

ORDER = 10
MANY: Final = 10
RATE: Final = 1_000_000
SECONDS: Final = 8.0

TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10
KINDS: Final = {
    "pings": (b"", frame(PING) * 170),
    "pongs": (b"", frame(PONG) * 170),
    "empty pieces of a message": (frame(TEXT, b"{", last=False), frame(CONTINUATION, last=False) * 170),
    "messages of one byte": (b"", frame(TEXT, b"x") * 150),
}


def attack(ground: Ground) -> list[Outcome]:
    """All kinds of frames, one after the other."""
    return [_one(ground, kind) for kind in KINDS]


def _one(ground: Ground, kind: str) -> Outcome:
    server = ground.server()
    with Players(server) as players:
        players.waits(2)
        before = players.waits(6)
        memory, used = server.memory(), server.seconds()
        with together(MANY, flood, server.port, kind) as wait:
            during = players.waits(SECONDS)
            used = (server.seconds() - used) / SECONDS
            memory = server.memory() - memory
            wait()
        problem = players.problem
    held = not problem and during.are_short(before) and server.lives()
    result = f"others waited {during.half:.0f} ms, {during}; without the attack p99 {before.p99:.0f} ms; "
    result += f"{100 * used:.0f} % of a core, {memory / 1e6:+.0f} MB{'; ' + problem if problem else ''}"
    often = f"{MANY} connections at 1 MB/s for {SECONDS:.0f} s"
    return Outcome(f"WebSocket frames that say nothing: {kind}", often, result, held)


def flood(number: int, port: int, kind: str) -> int:
    """One attacker: comes back when he is thrown out."""
    start, more = KINDS[kind]
    sent = 0
    for _ in range(20):
        with contextlib.suppress(OSError), open_socket(port, source=f"127.0.1.{number + 1}") as plain:
            plain.sendall(start)
            sent += pour(plain, more, RATE, SECONDS)
        if sent > RATE * SECONDS * 0.9:
            break
    return sent

"""Clients that ask and never read the answers."""

from __future__ import annotations

import contextlib
import time
from typing import Final

from ..attackers import frame, open_socket, together
from ..ground import Ground, Players, open_connection
from ..report import Outcome

ORDER = 45
MANY: Final = 40
SECONDS: Final = 42.0


def attack(ground: Ground) -> Outcome:
    """Half of them ping, half ask for the rules over and over."""
    server = ground.server("--requests", "0")
    with Players(server) as players:
        server.ask("GET", "/api/rules/ancients")
        players.waits(1)
        before = server.memory()
        with together(MANY, ask, server.port) as wait:
            during = players.waits(20)
            most = server.memory() - before
            ended = sum(wait())
        problem = players.problem
    held = ended == MANY and most < 60_000_000 and not problem and server.lives()
    result = f"{ended} were cut off; memory {most / 1e6:+.0f} MB; others' {during}"
    return Outcome("Clients that ask and read no answer", f"{MANY} for {SECONDS:.0f} s", result, held)


def ask(number: int, port: int) -> bool:
    """Whether it was cut off."""
    source = f"127.0.1.{number + 1}"
    is_socket = number % 2 == 0
    more = frame(9, b"x" * 125) * 20 if is_socket else b"GET /api/rules/ancients HTTP/1.1\r\nHost: localhost\r\n\r\n"
    end = time.monotonic() + SECONDS
    with (
        open_socket(port, source=source, small=True)
        if is_socket
        else open_connection(port, source=source, small=True) as plain
    ):
        plain.settimeout(0.2)
        while time.monotonic() < end:
            try:
                with contextlib.suppress(TimeoutError):
                    plain.send(more)
            except OSError:
                return True
            time.sleep(0.02)
    return False

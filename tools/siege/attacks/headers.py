"""Headers without end: 150 MB of them."""

from __future__ import annotations

import contextlib
from typing import Final

from ..attackers import pour, together
from ..ground import Ground, Players, open_connection
from ..report import Outcome

ORDER = 20
MANY: Final = 10
EACH: Final = 15_000_000


def attack(ground: Ground) -> Outcome:
    """Ten connections with 15 MB each."""
    server = ground.server()
    with Players(server) as players:
        players.waits(1)
        before = server.memory()
        with together(MANY, pour_headers, server.port) as wait:
            during = players.waits(6)
            most = server.memory()
            refused = sum(wait())
        most = max(most, server.memory()) - before
        problem = players.problem
    result = f"{refused} of {MANY} were told 431; memory {most / 1e6:+.0f} MB; others' {during}"
    held = refused == MANY and most < 30_000_000 and not problem and server.lives()
    return Outcome("150 MB of headers", f"{MANY} connections with 15 MB each", result, held)


def pour_headers(number: int, port: int) -> bool:
    """Whether it was refused in words."""
    with open_connection(port, source=f"127.0.1.{number + 1}") as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        pour(plain, b"X-Filler: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n" * 200, EACH, 1.5)
        plain.settimeout(5)
        with contextlib.suppress(OSError):
            return b" 431 " in plain.recv(100)
    return False

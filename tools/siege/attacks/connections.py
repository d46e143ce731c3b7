"""More connections than an address may have, while people at other addresses come and play."""

from __future__ import annotations

import contextlib
import time
from typing import Final

from ..attackers import together
from ..ground import Ground, Players, open_connection
from ..report import Outcome

ORDER = 40
MANY: Final = 2_000


def attack(ground: Ground) -> Outcome:
    """One address takes all it can get."""
    server = ground.server("--address-connections", "500")
    with Players(server) as players:
        players.waits(1)
        with together(1, crowd, server.port) as wait:
            during = players.waits(6)
            with Players(server, source="127.0.0.10") as others:
                late = others.waits(2)
            ((opened, refused),) = wait()
        problem = players.problem or others.problem
    held = opened <= 500 and refused == MANY - opened and not problem and late.p99 < 1e9 and server.lives()
    result = f"{opened} were let in, {refused} told 429 with `Retry-After`; people elsewhere came in, {during}"
    return Outcome("Connections from one address, of which 500 are allowed", f"{MANY}", result, held)


def crowd(_: int, port: int) -> tuple[int, int]:
    """How many were let in, how many were told why not."""
    held, refused = [], 0
    for _number in range(MANY):
        plain = open_connection(port, source="127.0.1.1")
        plain.settimeout(0.002)
        try:
            answer = plain.recv(400)
        except TimeoutError:
            held.append(plain)
            continue
        refused += b" 429 " in answer and b"retry-after" in answer
        plain.close()
    late = 0
    for plain in held:
        with contextlib.suppress(OSError):
            late += b" 429 " in plain.recv(400)
    time.sleep(3)
    for plain in held:
        plain.close()
    return len(held) - late, refused + late

"""Connections that say nothing, or next to nothing, and never go."""

from __future__ import annotations

import contextlib
import time
from typing import Final

from ..attackers import together
from ..ground import Ground, Players, open_connection
from ..report import Outcome

ORDER = 30
MANY: Final = 4
EACH: Final = 150


def attack(ground: Ground) -> Outcome:
    """Half of them silent, half with a byte of a header every two seconds."""
    server = ground.server()
    with Players(server) as players:
        players.waits(1)
        with together(MANY, hold, server.port) as wait:
            during = players.waits(10)
            ended = sum(wait())
        problem = players.problem
    held = ended == MANY * EACH and not problem and server.lives()
    result = f"{ended} of {MANY * EACH} were ended within 20 s; others' {during}"
    return Outcome("Headers byte by byte, and silence", f"{MANY * EACH} connections", result, held)


def hold(number: int, port: int) -> int:
    """How many of its connections were ended."""
    held = [open_connection(port, source=f"127.0.1.{number + 1}") for _ in range(EACH)]
    for plain in held:
        plain.setblocking(False)
    ended = 0
    end = time.monotonic() + 22
    while held and time.monotonic() < end:
        for plain in list(held):
            with contextlib.suppress(BlockingIOError):
                try:
                    if number % 2:
                        plain.send(b"G" if plain.fileno() % 2 else b"X")
                    gone = not plain.recv(4_096)
                except (ConnectionError, BrokenPipeError):
                    gone = True
                if gone:
                    plain.close()
                    held.remove(plain)
                    ended += 1
        time.sleep(2)
    return ended

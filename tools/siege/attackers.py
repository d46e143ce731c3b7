"""Those who attack: processes of their own, each for a bounded time, and what they have to say afterwards."""

from __future__ import annotations

import base64
import contextlib
import multiprocessing
import os
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from .ground import open_connection

_SPAWN: Final = multiprocessing.get_context("spawn")


@contextlib.contextmanager
def together(many: int, work: Callable[..., Any], *words: Any) -> Iterator[Callable[[], list[Any]]]:
    """So many attackers in a process of their own, each a thread; what is given waits for what they have to say."""
    results = _SPAWN.Queue()
    process = _SPAWN.Process(target=_run, args=(results, many, work, words), daemon=True)
    process.start()
    try:
        assert results.get(timeout=120) == "ready"
        yield lambda: list(results.get(timeout=240))
    finally:
        if process.is_alive():
            process.terminate()
        process.join()


def _run(results: Any, many: int, work: Callable[..., Any], words: tuple[Any, ...]) -> None:
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - only where the attackers are

    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {min(os.sched_getaffinity(0))})
    results.put("ready")
    with ThreadPoolExecutor(many) as pool:
        results.put(list(pool.map(lambda number: work(number, *words), range(many))))


def open_socket(port: int, *, source: str = "127.0.0.1", small: bool = False) -> socket.socket:
    """A connection that has become one to a table."""
    plain = open_connection(port, source=source, small=small)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        more = plain.recv(1)
        if not more:
            raise ConnectionError(head.decode(errors="replace")[:60] or "closed")
        head += more
    return plain


def frame(code: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it; what is masked by zeros stays as it is."""
    length = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + len(data).to_bytes(2, "big")
    return bytes([(128 if last else 0) | code]) + length + bytes(4) + data


def pour(plain: socket.socket, data: bytes, rate: float, seconds: float) -> int:
    """Send the same over and over, so many bytes a second, until the time is up or nobody takes it: how much it was."""
    sent, started = 0, time.monotonic()
    plain.settimeout(0.2)
    with contextlib.suppress(OSError):
        while (now := time.monotonic() - started) < seconds:
            if sent > now * rate:
                time.sleep(0.005)
                continue
            with contextlib.suppress(TimeoutError):
                sent += plain.send(data)
    return sent

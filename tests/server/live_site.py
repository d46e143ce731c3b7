"""A whole server as it runs in life, in a thread, and clients that speak to it byte by byte."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from databases import PATIENCE
from http_site import settings_for

from vexilla.server.site import Site
from vexilla.server.wire.configuration import configuration


class LiveSite:
    """A server that runs."""

    def __init__(self, port: int, site: Site) -> None:
        self.port = port
        self.site = site
        self.address = f"http://127.0.0.1:{port}"

    def connect(self, *, small: bool = False) -> socket.socket:
        """A connection; a small one takes little before it is read."""
        plain = socket.socket()
        if small:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        plain.settimeout(PATIENCE)
        plain.connect(("127.0.0.1", self.port))
        return plain

    def open_socket(self, *headers: str, small: bool = False) -> socket.socket:
        """A connection to no table yet."""
        plain = self.connect(small=small)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
        plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            more = plain.recv(1)
            assert more, head
            head += more
        assert head.startswith(b"HTTP/1.1 101"), head
        return plain

    def limited(self) -> dict[str, float]:
        """How often each limit was met."""
        return {labels[0]: count for labels, count in self.site.metrics.limited.counts().items()}

    def until(self, wanted: Callable[[], Any]) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < end, "it never came to that"
            time.sleep(0.01)


@contextlib.contextmanager
def live(database: str, **given: Any) -> Iterator[LiveSite]:
    """A server with these settings."""
    config = configuration(settings_for(database, port=0, **given))
    app: Any = config.app
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield LiveSite(server.servers[0].sockets[0].getsockname()[1], app.state.site)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def frame(code: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it; what is masked by zeros stays as it is."""
    assert len(data) < 65_536
    length = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + len(data).to_bytes(2, "big")
    return bytes([(128 if last else 0) | code]) + length + bytes(4) + data


def read_frames(plain: socket.socket) -> list[tuple[int, bytes]]:
    """All frames that still come, until the connection ends."""
    data = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while more := plain.recv(65_536):
            data += more
    frames = []
    while len(data) >= 2:
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        frames.append((data[0] & 15, bytes(data[start : start + size])))
        del data[: start + size]
    return frames


def read_all(plain: socket.socket) -> bytes:
    """All that still comes, until the connection ends."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while more := plain.recv(65_536):
            data += more
    return data

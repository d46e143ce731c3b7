"""Requests as they come in: headers of limited size and time, one request after the other, nobody silent for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Sequence
from typing import Any, Final, Literal

from starlette.datastructures import Headers
from starlette.responses import Response
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ..http.languages import speaker_for
from ..http.problems import Problem, response_to
from .allowance import Allowance, Unread
from .gate import Gate

#: Bytes that the headers of a request may have, its address among them, and seconds in which they must have come.
LONGEST_HEADERS: Final = 32_768
HEADER_SECONDS: Final = 15.0
#: Bytes that are read at a time: of headers few, as a tiny request costs as much as a large one.
_SLICE: Final = 2_048
_BODY_SLICE: Final = 65_536
#: Bytes a second from one connection, and how many seconds' worth at once: more than any request that is taken.
_RATE: Final = 1_000_000
_BURST: Final = 4
#: Seconds that a connection waits for each request that came too fast, and the most it waits.
_PENALTY: Final = 1.0
_LONGEST_PENALTY: Final = 10.0
#: Seconds in which a client must take something of an answer.
_UNREAD_SECONDS: Final = 30.0
#: Seconds that a client gets to read why it is sent away.
_FAREWELL: Final = 2.0

#: Bytes that may still come from a client that is sent away before it is cut off.
MOST_IGNORED: Final = 1_000_000
#: What the system keeps of what we send before the client has read it.
_SYSTEM_KEEPS: Final = 131_072

#: Where a connection is with its newest request.
Phase = Literal["waiting", "headers", "body", "complete"]

#: What clients do wrong fills no log.
_quiet: Final = logging.getLogger("uvicorn.error.clients")
_quiet.setLevel(logging.ERROR)


class MeteredHttp(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _quiet
        self._gate: Final[Gate] = app_state["gate"]
        now = self._gate.clock()
        self._allowance: Final = Allowance(_RATE, _BURST * _RATE, now)
        self._unread: Final = Unread()
        self._peer: str | None = None
        self._phase: Phase = "waiting"
        #: Since when it is in its phase.
        self._since = now
        #: Bytes read since a request last came on, and whether it has now.
        self._loose = 0
        self._came_on = False
        self._held: Final = bytearray()
        self._is_waking = False
        self._wait_until = 0.0
        self._running: RequestResponseCycle | None = None
        #: When a connection that has been told to go is cut off.
        self._end_at: float | None = None
        self._ignored = 0

    # -- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, or tell it why not."""
        super().connection_made(transport)
        self.flow = _Flow(transport)
        plain = transport.get_extra_info("socket")
        if plain is not None:
            with contextlib.suppress(OSError):
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SYSTEM_KEEPS)
        peer = self.client[0] if self.client else ""
        problem = self._gate.enter(peer)
        if problem is None:
            self._peer = peer
        elif not self._gate.may_be_told():
            transport.abort()
            return
        self._gate.watch(self)
        if problem is not None:
            self._send_away(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._gate.forget(self)
        self._held.clear()
        if self._peer is not None:
            self._gate.leave(self._peer)
            self._peer = None

    def handle_websocket_upgrade(self) -> None:
        """The connection is one to a table from now on: its place goes with it."""
        transport = self.transport
        self._leave()
        super().handle_websocket_upgrade()
        if not transport.is_closing() and not getattr(transport.get_protocol(), "handshake_initiated", True):
            # What was no handshake for the library has been answered by it, and would stay open for ever.
            transport.close()
        # Each holds the other: without this both would stay in memory for as long as the table is open.
        del self.parser

    def _send_away(self, problem: Problem) -> None:
        """Say why, then read nothing any more."""
        response = response_to(problem, speaker_for(None, Headers(raw=self.headers or [])))
        self.transport.write(_written(response, self.server_state.default_headers))
        self._end()

    def _end(self) -> None:
        """Send what is under way, and let the client read it: a connection closed at once may lose it."""
        self._unset_keepalive_if_required()
        self._end_at = self._gate.clock() + _FAREWELL
        self._held.clear()
        if self._running is not None and self._is_answering:
            self._running.disconnected = True
            self._running.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.resume_reading()

    # -- reading -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read in slices, as far as it is time for more."""
        if self._end_at is not None:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED:
                self.transport.abort()
            return
        self._held.extend(data)
        if not self._is_waking:
            self._read()

    def _read(self) -> None:
        self._is_waking = False
        held = self._held
        while held and self._end_at is None and not self.transport.is_closing():
            now = self._gate.clock()
            if (self._is_answering and self._phase != "body") or now < self._wait_until:
                self._hold(now)
                return
            size = _BODY_SLICE if self._phase == "body" else _SLICE
            piece = bytes(held[:size])
            del held[:size]
            self._came_on = False
            super().data_received(piece)
            self._loose = 0 if self._came_on else self._loose + len(piece)
            if self._loose > LONGEST_HEADERS and not self.transport.is_closing():
                self._gate.note("headers")
                self._send_away(Problem("headers-too-long", most=LONGEST_HEADERS))
                return
            wait = self._allowance.pay(len(piece), now)
            if wait:
                self._wait_until = max(self._wait_until, now + wait)
        self._flow.let_go()

    def _hold(self, now: float) -> None:
        """Read no more for now: until the requests before are answered, or until it is time again."""
        self._flow.hold()
        if not self._is_answering:
            self._is_waking = True
            self.loop.call_later(self._wait_until - now, self._read)

    @property
    def _is_answering(self) -> bool:
        """Whether a request is under way; the next one is read when it is answered."""
        return self._running is not None and not self._running.response_complete

    @property
    def _flow(self) -> _Flow:
        assert isinstance(self.flow, _Flow)
        return self.flow

    # -- where the newest request is ---------------------------------------------------------

    def _turn(self, phase: Phase) -> None:
        self._phase = phase
        self._since = self._gate.clock()
        self._came_on = True

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._phase = "headers"
        self._since = self._gate.clock()

    def on_headers_complete(self) -> None:
        """The headers are there."""
        self._turn("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._came_on = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._turn("complete")
        super().on_message_complete()
        if not self._is_answering:
            self._turn("waiting")

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """An answer is written: the next request, at once or, after one that came too fast, a little later."""
        now = self._gate.clock()
        if self._running is not None and self._running.scope.get("vexilla.limited"):
            self._wait_until = min(max(now, self._wait_until) + _PENALTY, now + _LONGEST_PENALTY)
        self._since = now
        if self._phase == "complete" and not self.pipeline:
            self._turn("waiting")
        super().on_response_complete()
        if self._held and not self._is_waking:
            self._is_waking = True
            self.loop.call_soon(self._read)

    # -- what lasts too long -----------------------------------------------------------------

    def resume_writing(self) -> None:
        """The client has taken much of what was sent."""
        self._unread.came_on()
        super().resume_writing()

    def look(self, now: float) -> None:
        """End what has lasted too long."""
        if self._end_at is None and self.transport.is_closing():
            self._end_at = now + _FAREWELL
        if self._end_at is not None:
            if now > self._end_at:
                self.transport.abort()
        elif self._unread.is_stuck(self.transport.get_write_buffer_size(), now, _UNREAD_SECONDS):
            self._gate.note("unread")
            self.transport.abort()
        elif now - self._since > HEADER_SECONDS and not self._is_answering:
            self._end_of_patience()

    def _end_of_patience(self) -> None:
        if self._phase == "headers":
            self._gate.note("slow")
            self._send_away(Problem("headers-too-slow", seconds=round(HEADER_SECONDS)))
        elif self._phase == "waiting":
            # Browsers keep connections that they do not need in the end: there is nothing to be said to them.
            self._gate.note("silent")
            self._end()
        elif self._phase == "body":
            # It has been answered, and the rest of it does not come.
            self._gate.note("slow")
            self._end()


class _Flow(FlowControl):
    """Whether more is read: not while the connection is held, whatever the application wants."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self._is_held = False

    def hold(self) -> None:
        """Read no more."""
        self._is_held = True
        self._transport.pause_reading()

    def let_go(self) -> None:
        """Read on, if the application wants it."""
        if self._is_held:
            self._is_held = False
            if not self.read_paused and not self._transport.is_closing():
                self._transport.resume_reading()

    def resume_reading(self) -> None:
        """The application has room for more."""
        if not self._is_held:
            super().resume_reading()
        self.read_paused = False


def _written(response: Response, usual: Sequence[tuple[bytes, bytes]]) -> bytes:
    """An answer to a request that has not come to its end."""
    headers = [*usual, *response.raw_headers, (b"connection", b"close")]
    lines = [b"%s: %s\r\n" % (name, value) for name, value in headers]
    return b"".join([STATUS_LINE[response.status_code], *lines, b"\r\n", bytes(response.body)])

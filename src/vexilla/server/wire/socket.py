"""Connections to tables as they come in: every frame and every byte is paid for, and what is sent must be read.

The library reads all frames of what has come before anyone is asked, and answers pings itself. So it is fed in
slices, and no faster than the connection may send: the rest waits at the client, as reading is paused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN

from .allowance import Allowance, Unread
from .gate import Gate
from .http import MOST_IGNORED

#: Close code of a connection that breaks our rules.
POLICY: Final = 1008
#: What a frame costs beside its bytes: an empty one takes as long to read as one of so many bytes more.
FRAME_COST: Final = 250
#: Seconds' worth that may come at once: ten who begin together shall not be felt.
_BURST: Final = 1
#: Bytes that are read at a time: as many frames of six bytes as take half a millisecond.
_SLICE: Final = 512
#: What the system keeps of what a client sends before we have read it.
_SYSTEM_KEEPS: Final = 16_384
#: A client that empties its allowance so often, never letting it fill up, is cut off.
_PATIENCE: Final = 20
#: Pieces a message may come in.
_PIECES: Final = 64
#: Seconds for the handshake; in which something of what was sent must be taken; to read why one is sent away.
_HANDSHAKE_SECONDS: Final = 15.0
_UNREAD_SECONDS: Final = 30.0
_FAREWELL: Final = 3.0


class _Clients(logging.Filter):
    """Leaves out what clients do wrong: it fills no log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is about us."""
        return not str(record.msg).startswith("Invalid UTF-8")


_log: Final = logging.getLogger("uvicorn.error.sockets")
_log.addFilter(_Clients())


class MeteredSocket(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _log
        self._gate: Final[Gate] = app_state["gate"]
        self._made: Final = self._gate.clock()
        traffic = self._gate.traffic
        self._allowance: Final = Allowance(traffic, _BURST * traffic, self._made)
        self._unread: Final = Unread()
        self._peer: str | None = None
        self._held: Final = bytearray()
        self._cost = 0
        self._timer: asyncio.TimerHandle | None = None
        #: When a connection that has been told to go is cut off.
        self._end_at: float | None = None
        self._ignored = 0

    # -- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: BaseTransport) -> None:
        """Take the place that the connection had until now."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if self._gate.enter(peer) is not None:
            self.transport.abort()
            return
        self._peer = peer
        self._gate.watch(self)
        plain = transport.get_extra_info("socket")
        if plain is not None:
            with contextlib.suppress(OSError):
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SYSTEM_KEEPS)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self._gate.forget(self)
        if self._timer is not None:
            self._timer.cancel()
        self._held.clear()
        if self._peer is not None:
            self._gate.leave(self._peer)
            self._peer = None
        super().connection_lost(exc)

    def _send_away(self, limit: str, reason: str) -> None:
        """Close with a reason; whatever still comes is not read."""
        self._gate.note(limit)
        self._held.clear()
        if self.transport.is_closing():
            return
        self._end_at = self._gate.clock() + _FAREWELL
        if self.conn.state is OPEN and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": reason})
            self.conn.fail(POLICY, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            if self.transport.can_write_eof():
                self.transport.write_eof()
        # As long as there is this timer the application does not close the connection before it is read.
        self.close_timer = self.loop.call_later(_FAREWELL, self.transport.abort)
        self.transport.resume_reading()

    # -- reading -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read in slices, as far as the allowance goes and as what is answered is read."""
        if self._end_at is not None:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED:
                self.transport.abort()
            return
        if not self._may_read():
            # The application may have had reading go on: it does not know that it is not time.
            self._held.extend(data)
            self.transport.pause_reading()
        elif len(data) <= _SLICE and not self._held:
            self._feed(data)
        else:
            self._held.extend(data)
            self._read()

    def _read(self) -> None:
        """Read on in what is there; when it is all read, let more come."""
        self._timer = None
        held = self._held
        while held and self._may_read() and self._end_at is None:
            piece = bytes(held[:_SLICE])
            del held[:_SLICE]
            self._feed(piece)
        if self._end_at is not None or self.transport.is_closing():
            return
        if not self._may_read():
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _may_read(self) -> bool:
        """Whether it is time for more, and what was answered before is being read."""
        return self._timer is None and self.writable.is_set()

    def _feed(self, data: bytes) -> None:
        self._cost = len(data)
        super().data_received(data)
        wait = self._allowance.pay(self._cost, self._gate.clock())
        if not wait or self._end_at is not None or self.transport.is_closing():
            return
        if self._allowance.overdrawn > _PATIENCE:
            self._send_away("frames", "too much is sent here")
            return
        self._timer = self.loop.call_later(wait, self._read)
        self.transport.pause_reading()

    def handle_events(self) -> None:
        """Charge for what was read, then answer it."""
        events = self.conn.events
        self._cost += FRAME_COST * len(events)
        if self.config.ws_per_message_deflate:
            self._cost += sum(len(event.data) for event in events if isinstance(event, Frame))
        super().handle_events()
        answers = self.conn.data_to_send()
        if answers and not self.transport.is_closing():
            self.transport.write(b"".join(answers))
        if len(self.frames) > _PIECES and self._end_at is None:
            self._send_away("frames", "a message in too many pieces")

    def handle_ping(self) -> None:
        """A ping has been answered by the library; all answers to what was read at once go out together."""

    # -- what is sent must be read -----------------------------------------------------------

    def pause_writing(self) -> None:
        """Much of what was sent has not been read: as long as that is so, nothing is read from the client either."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads."""
        self._unread.came_on()
        super().resume_writing()
        if self._timer is None and self._end_at is None:
            self._timer = self.loop.call_later(0, self._read)

    def look(self, now: float) -> None:
        """End what has lasted too long."""
        if self._end_at is None and self.transport.is_closing():
            self._end_at = now + _FAREWELL
        if self._end_at is not None:
            if now > self._end_at:
                self.transport.abort()
        elif self._unread.is_stuck(self.transport.get_write_buffer_size(), now, _UNREAD_SECONDS):
            self._send_away("unread", "does not read")
        elif not self.handshake_complete and now - self._made > _HANDSHAKE_SECONDS:
            self._gate.note("slow")
            self.transport.abort()

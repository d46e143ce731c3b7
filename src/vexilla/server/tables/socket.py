"""The socket: one connection of a client, its messages in and out.

What goes out waits in a queue of its own, so that a client that does not read delays nobody; when its queue is
full it is cut off and may come back with what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...kernel.sides import SPECTATOR
from ...locales import Speaker
from ..http.languages import speaker_for
from ..store import StoreUnavailable, UnknownGame
from . import messages
from .closed import HOPELESS, said
from .entries import Refused
from .messages import Trouble, read_hello, read_message, unavailable
from .requests import obey

if TYPE_CHECKING:
    from .live import LiveTable
    from .tables import Tables

#: Called with the game and the side of one who is late; Trouble if he may not come in.
Late = Callable[[str, int], None]

_log: Final = logging.getLogger("vexilla.socket")

#: Codes that a socket is closed with.
POLICY: Final = 1008
TOO_BIG: Final = 1009
COME_BACK: Final = 1012

#: Seconds in which a client must say which game it wants.
_PATIENCE: Final = 15.0
#: So many messages, and so many bytes, may wait for a client that reads slowly.
_WAITING: Final = 300
_BYTES_WAITING: Final = 2_000_000
#: A client that sends so many wrong or too fast messages is cut off.
_STRIKES: Final = 100
#: What costs more than one message: what everyone hears, and what is long to think about. What is asked while a piece
#: is dragged costs less: it is soon answered, and the next question follows at once.
_MORE: Final[dict[type[messages.Message], float]] = {
    messages.Chat: 4,
    messages.Offer: 4,
    messages.Withdraw: 4,
    messages.Reply: 4,
    messages.Orders: 4,
    messages.Odds: 3,
    messages.Preview: 1,
    messages.Ask: -0.5,
}
#: Seconds that a client gets to take what is on its way when it is sent off.
_FAREWELL: Final = 2.0


class _Purse:
    """What messages are paid from; all connections of a seat have the same one."""

    __slots__ = ("filled", "tokens")

    def __init__(self, tokens: float, now: float) -> None:
        self.tokens = tokens
        self.filled = now


class Connection:
    """One client at a table; a late one comes from an address that is over its limits, and must have a seat."""

    def __init__(self, websocket: WebSocket, tables: Tables, speaker: Speaker, late: Late | None = None) -> None:
        self.side = SPECTATOR
        self.visible = True
        self.key = ""
        self._websocket: Final = websocket
        self._late: Final = late
        self._tables: Final = tables
        self._speaker: Final = speaker
        self._queue: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._news: Final = asyncio.Event()
        #: The code to close with, once it is time; what is being done then is still answered.
        self._code: int | None = None
        self._reason = ""
        self._is_done = False
        self._reader: asyncio.Task[None] | None = None
        self._gone: Final = asyncio.Event()
        self.purse = _Purse(float(tables.burst), tables.time())
        self._strikes = 0

    @property
    def address(self) -> str:
        """Where the client is, as it is counted; empty where nobody has looked."""
        return str(self._websocket.scope.get("vexilla.client", ""))

    # -- out ---------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Put a message on its way; a client that lets too many wait is cut off."""
        if self._is_done:
            return
        if len(self._queue) >= _WAITING or self._bytes > _BYTES_WAITING:
            self._queue.clear()
            self._is_done = True
            self.end(POLICY, "does not read")
            return
        self._queue.append(data)
        self._bytes += len(data)
        self._news.set()

    def end(self, code: int, reason: str = "") -> None:
        """Send what waits, then close the connection."""
        if self._code is None:
            self._code = code
            self._reason = reason
            if self._reader is not None:
                # It waits for a message that need not come; what it is doing otherwise it may finish.
                self._reader.cancel()

    def sit(self, game: str, side: int, key: str) -> None:
        """Have a seat, or a spectator's chair; Trouble where this client may have none now."""
        if self._late is not None:
            self._late(game, side)
        self.side = side
        self.key = key

    def turn_out(self, trouble: Trouble) -> None:
        """Say why the client may not stay, and close the connection; it hears nothing after that."""
        self._complain(None, trouble)
        self._is_done = True
        self.end(POLICY)

    async def dismiss(self) -> None:
        """Send the client away to come back later, to a server that goes on."""
        self.end(COME_BACK)
        await self._gone.wait()

    async def _write(self) -> None:
        """Send what waits, for as long as the connection lasts."""
        while True:
            while self._queue:
                # Not kept while this waits for news: of a thousand tables that were twelve megabytes.
                await self._websocket.send({"type": "websocket.send", "text": self._next()})
            if self._is_done:
                return
            self._news.clear()
            await self._news.wait()

    def _next(self) -> str:
        data = self._queue.popleft()
        self._bytes -= len(data)
        return data.decode()

    # -- in ----------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Talk to the client until one of both has enough."""
        writing = asyncio.create_task(self._write())
        self._tables.connections.add(self)
        try:
            await self._converse()
            self.end(POLICY)
            self._is_done = True
            self._news.set()
            # A client that is gone, or does not read, ends the writing otherwise.
            await asyncio.wait([writing], timeout=_FAREWELL)
        finally:
            self._tables.connections.discard(self)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await self._close()
            self._gone.set()

    async def _close(self) -> None:
        websocket = self._websocket
        open_here = websocket.application_state == WebSocketState.CONNECTED
        if open_here and websocket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(websocket.close(self._code or POLICY, self._reason), _FAREWELL)

    async def _converse(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                data = await self._receive()
            if data is None:
                return
            live = await self._sit_down(data)
        except (TimeoutError, Trouble) as problem:
            reason = problem if isinstance(problem, Trouble) else Trouble("no-hello", "no game was asked for in time")
            self._complain(None, reason)
            self.end(POLICY, reason.reason)
            return
        try:
            while self._code is None:
                data = await self._receive()
                if data is None:
                    return
                await self._take(live, data)
        finally:
            await live.leave(self)

    async def _receive(self) -> str | None:
        """The next message; None when there will be none."""
        if self._code is not None:
            return None
        self._reader = asyncio.current_task()
        try:
            event = await self._websocket.receive()
        except asyncio.CancelledError:
            if self._code is None or self._reader is None:
                raise
            self._reader.uncancel()
            return None
        except (WebSocketDisconnect, RuntimeError):
            return None
        finally:
            self._reader = None
        if event["type"] == "websocket.disconnect":
            return None
        data = event.get("text")
        if data is None:
            return ""
        if len(data) > messages.LONGEST or len(data.encode()) > messages.LONGEST:
            self._complain(None, Trouble("too-big", "the message is too long", most=messages.LONGEST))
            self.end(TOO_BIG, "too-big")
            return None
        return str(data)

    async def _sit_down(self, data: str) -> LiveTable:
        hello = read_hello(data)
        try:
            live = await self._tables.open(hello.game)
            await live.join(self, hello.seat, hello.have)
            if self.side != SPECTATOR and hello.seat is not None:
                self._tables.seated.note(hello.seat)
                same = live.watchers.of(self.side)
                self.purse = next((one.purse for one in same if isinstance(one, Connection)), self.purse)
        except UnknownGame:
            raise Trouble("unknown-game", "there is no such game", game=hello.game) from None
        except StoreUnavailable as problem:
            raise unavailable(problem) from problem
        except HOPELESS as problem:
            closed = await self._tables.close_for_good(hello.game, problem)
            _log.warning("a game cannot be opened: %s", closed, extra={"game": hello.game})
            raise closed from problem
        return live

    async def _take(self, live: LiveTable, data: str) -> None:
        """Obey one message; whatever is wrong with it is answered."""
        identity: str | None = None
        try:
            self._pay(1)
            message = read_message(data)
            identity = message.id
            self._pay(_MORE.get(type(message), 0))
            await obey(live, self, message)
        except Refused as refusal:
            self.send(messages.refused(identity or "", refusal.parts))
        except Trouble as trouble:
            if trouble.reason in ("bad-message", "too-fast"):
                identity = messages.id_in(data)
                self._strikes += 1
                if self._strikes > _STRIKES:
                    self.end(POLICY, trouble.reason)
            self._complain(identity, trouble)
        except StoreUnavailable as problem:
            self._complain(identity, unavailable(problem))
        except Exception:
            live.drop()
            self._tables.metrics.errors.add("socket")
            _log.exception("a message could not be obeyed", extra={"game": live.id})
            self._complain(identity, Trouble("unexpected", "something went wrong here; it has been noted"))

    def _pay(self, cost: float) -> None:
        """A message costs tokens; they are filled up all the time."""
        now, purse = self._tables.time(), self.purse
        rate, burst = self._tables.rate, self._tables.burst
        purse.tokens = min(burst, purse.tokens + (now - purse.filled) * rate)
        purse.filled = now
        if purse.tokens < cost:
            raise Trouble("too-fast", "messages come too fast", rate=round(rate))
        purse.tokens -= cost

    def _complain(self, identity: str | None, trouble: Trouble) -> None:
        text = str(trouble)
        if trouble.problem is not None:
            self.send(
                messages.error(identity, trouble.reason, self._speaker.explain(trouble.problem), trouble.arguments)
            )
            return
        for message in (f"table-error-{trouble.reason}", trouble.reason, f"error-{trouble.reason}"):
            if self._speaker.knows(message):
                text = said(message, trouble, self._speaker)
                break
        self.send(messages.error(identity, trouble.reason, text, trouble.arguments))


async def socket_endpoint(websocket: WebSocket) -> None:
    """The route ``/api/socket``; who may connect at all has been checked before."""
    tables: Tables = websocket.app.state.site.tables
    speaker = speaker_for(websocket.query_params.get("language"), websocket.headers)
    await websocket.accept()
    if tables.is_closing:
        await websocket.close(COME_BACK)
        return
    await Connection(websocket, tables, speaker, _late(websocket)).serve()


def _late(websocket: WebSocket) -> Late | None:
    """What a late one has to pass: with a seat, and not too often, he is let in; his place is free for the next."""
    give_back = websocket.scope.get("vexilla.late")
    if give_back is None:
        return None

    def sit(game: str, side: int) -> None:
        wait = 1.0 if side == SPECTATOR else websocket.app.state.site.limits.take("seat", f"{game} {side}")
        if wait:
            raise Trouble("crowded", "too many connections come from this address", seconds=max(1, round(wait + 0.5)))
        give_back()

    return sit

"""Clients for tests of tables: a wire without a network, and a client that keeps what a page would keep."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

from databases import PATIENCE
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from vexilla.server.computers import Computers
from vexilla.server.store import Store
from vexilla.server.tables import Tables
from vexilla.server.tables.new_games import Made, NewGame, SeatPlan
from vexilla.server.tables.socket import socket_endpoint

PEOPLE = {"bottom": SeatPlan("here", "Anna"), "top": SeatPlan("here", "Boris")}
BY_LINK = {"bottom": SeatPlan("here", "Anna"), "top": SeatPlan("link")}
AGAINST_COMPUTER = {"bottom": SeatPlan("here", "Anna"), "top": SeatPlan("computer", "", "random")}

_numbers = itertools.count(1)


class Calls:
    """Stands in for web push: notes who was called."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    async def your_turn(self, game: Any, side: str) -> None:
        self.calls.append((game.id, side))


def app_of(tables: Tables) -> Starlette:
    """An application with nothing but the socket."""
    app = Starlette(routes=[WebSocketRoute("/api/socket", socket_endpoint)])
    app.state.site = SimpleNamespace(tables=tables)
    return app


@contextlib.asynccontextmanager
async def tables_on(store: Store, **settings: Any) -> AsyncIterator[Tables]:
    """Tables on a store that is started and closed, too; computers choose at random, at once."""
    await store.start()
    tables = Tables(
        store,
        settings.pop("computers", None) or Computers(0, 5.0),
        **{"pace": 0.0, "rate": 1e6, "burst": 10**6} | settings,
    )
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def new_battle_line(tables: Tables, **given: Any) -> Made:
    """A game of Battle Line between two people, or what is given, in which the bottom side begins."""
    while True:
        made = await tables.create(NewGame(**{"ruleset": "battle_line", "seats": PEOPLE} | given))
        stored = await tables.store.find(made.id)
        # Who begins is cut for.
        if stored is not None and stored.decider in ("bottom", ""):
            return made


async def new_akragas(tables: Tables, **given: Any) -> Made:
    """A game of Akragas between two people, or what is given."""
    return await new_battle_line(tables, **{"ruleset": "ancients", "scenario": "001-akragas"} | given)


class Client:
    """A client at a seat: what it has been told, and the answers to its messages."""

    def __init__(self, tables: Tables, game: str, token: str | None, *, hidden: bool = False) -> None:
        self.tables = tables
        self.game = game
        self.token = token
        self.version: int | None = None
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.chat: dict[int, dict[str, Any]] = {}
        #: Everything heard on this connection, as text.
        self.heard: list[str] = []
        self.code: int | None = None
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        #: Whether what the server sends still arrives.
        self.hears = True

    # -- the wire ----------------------------------------------------------------------------

    async def connect(self, have: int | str | None = "own", query: str = "") -> Client:
        """Connect, say hello and wait for the table."""
        self.open(query)
        self.say(do="hello", game=self.game, seat=self.token, have=self.version if have == "own" else have)
        await self.until(lambda: any('"is":"table"' in text for text in self.heard) or self.code is not None)
        return self

    def open(self, query: str = "") -> None:
        """Only connect."""
        self.heard, self.code, self.hears = [], None, True
        self._in = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        app = app_of(self.tables)
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "query_string": query.encode(),
            "headers": [],
            "subprotocols": [],
            "app": app,
        }
        inbox = self._in

        async def receive() -> dict[str, Any]:
            return await inbox.get()

        async def send(message: Any) -> None:
            if inbox is self._in:
                self._hear(message)

        self._task = asyncio.create_task(app(scope, receive, send))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
            self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        elif message["type"] == "websocket.send" and self.hears:
            self.heard.append(message["text"])
            self.take(json.loads(message["text"]))
        self._news.set()

    def take(self, said: dict[str, Any]) -> None:
        """Keep what was said, as a page does."""
        if said["is"] == "table":
            assert said["log"] <= len(self.log), "the server cuts to what the client does not have"
            self.log[said["log"] :] = said["events"]
            self.version, self.view, self.table = said["version"], said["view"], said["table"]
        elif said["is"] == "chat":
            self.chat[said["number"]] = said
        elif said.get("id") is not None:
            self.answers[said["id"]] = said
        else:
            self.errors.append(said)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.put(json.dumps(message))

    def put(self, text: str) -> None:
        """Send any text."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def cut(self) -> None:
        """The connection is lost."""
        self.hears = False
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)

    async def until(self, wanted: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not (result := wanted()):
                self._news.clear()
                await self._news.wait()
        return result

    async def at(self, version: int | None) -> None:
        """Wait until one has been told this version."""
        await self.until(lambda: (self.version or 0) >= (version or 0))

    # -- the protocol ------------------------------------------------------------------------

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = str(fields.pop("id", f"m{next(_numbers)}"))
        self.answers.pop(number, None)
        self.say(do=do, id=number, **fields)
        answer = await self.until(lambda: self.answers.get(number))
        assert isinstance(answer, dict)
        return answer

    async def act(self, *actions: str, **fields: Any) -> dict[str, Any]:
        """Decide."""
        return await self.ask("act", **{"version": self.version, "actions": list(actions)} | fields)

    @property
    def side(self) -> str:
        """Whose decision it is."""
        decision = self.view.get("decision")
        return decision["side"] if decision else ""

    @property
    def actions(self) -> list[str]:
        """What it may do now."""
        return list((self.view.get("decision") or {}).get("actions", []))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table.get("state") == "over")


async def two_clients(tables: Tables, made: Made) -> tuple[Client, Client]:
    """Both people of a game, connected."""
    bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
    top = await Client(tables, made.id, made.tokens["top"]).connect()
    return bottom, top


async def fresh(tables: Tables, client: Client) -> Client:
    """A new client at the same seat, which has been told everything at once."""
    return await Client(tables, client.game, client.token).connect()


async def assert_up_to_date(tables: Tables, *clients: Client) -> None:
    """What clients have gathered is what a new one is told."""
    for client in clients:
        other = await fresh(tables, client)
        await client.at(other.version)
        assert client.log == other.log
        assert client.view == other.view
        await other.cut()

"""The protocol under all that can happen to messages: repeated, reordered, cut off, lost with the server.

The model is simple: what was acknowledged is in the journal once and for all, in the order of its versions, whatever
was sent again; and every client, however it was treated, ends with what a newcomer is told.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pathlib
import random
import tempfile
from collections.abc import Coroutine
from typing import Any

from databases import PATIENCE
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from wires import Client, fresh, new_battle_line

from vexilla.server.computers import Computers
from vexilla.server.store import open_store
from vexilla.server.tables import Tables

SEATS = ("bottom", "bottom", "top", "watcher")
clients = st.integers(0, len(SEATS) - 1)
players = st.integers(0, 2)


class Protocol(RuleBasedStateMachine):
    """Two tabs of one seat, the other seat and a spectator, at a server that may stop at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.numbers = itertools.count()
        self.dice = random.Random(1)
        #: Every message with a version that was ever sent, by seat and id, and the answer it got, if any.
        self.sent: dict[tuple[str, str], dict[str, Any]] = {}
        self.answered: dict[tuple[str, str], dict[str, Any]] = {}

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.run(self._start())
        self.made = self.run(new_battle_line(self.tables))
        tokens = self.made.tokens | {"watcher": None}
        self.clients = [Client(self.tables, self.made.id, tokens[seat]) for seat in SEATS]
        self.connected = [False] * len(SEATS)
        for number in range(len(SEATS)):
            self.connect(number)

    async def _start(self) -> None:
        self.store = open_store(f"sqlite:///{pathlib.Path(self.folder.name) / 'machine.db'}")
        await self.store.start()
        self.tables = Tables(self.store, Computers(0, 1.0), pace=0, rate=1e6, burst=10**6)
        await self.tables.start()

    async def _stop(self) -> None:
        await self.tables.close()
        await self.store.close()

    def teardown(self) -> None:
        self.run(self._stop())
        self.loop.close()
        self.folder.cleanup()

    # -- helpers -----------------------------------------------------------------------------

    def _next(self) -> str:
        return f"n{next(self.numbers)}"

    def _message(self, client: Client, version: int | None = None) -> dict[str, Any]:
        """A decision of the client, or an undo if it has none to take."""
        version = client.version if version is None else version
        if client.actions:
            count = self.dice.choice((1, 1, 2))
            actions = [self.dice.choice(client.actions) for _ in range(count)]
            return {"do": "act", "id": self._next(), "version": version, "actions": actions}
        return {"do": "undo", "id": self._next(), "version": version}

    def _note(self, seat: str, answer: dict[str, Any]) -> None:
        """An answer is final: whoever asks again hears the same, unless nothing had been done."""
        key = (seat, answer["id"])
        before = self.answered.get(key)
        if before is not None and _did_something(before):
            assert answer == before
        self.answered[key] = answer

    async def _ask(self, number: int, message: dict[str, Any]) -> dict[str, Any]:
        seat = SEATS[number]
        self.sent[seat, message["id"]] = message
        answer = await self.clients[number].ask(**message)
        self._note(seat, answer)
        return answer

    # -- rules -------------------------------------------------------------------------------

    @rule(number=clients)
    def connect(self, number: int) -> None:
        if not self.connected[number]:
            self.run(self.clients[number].connect())
            self.connected[number] = True

    @rule(number=clients)
    def cut(self, number: int) -> None:
        if self.connected[number]:
            self.run(self.clients[number].cut())
            self.connected[number] = False

    @rule(number=players)
    def decide(self, number: int) -> None:
        self.connect(number)
        self.run(self._ask(number, self._message(self.clients[number])))

    @rule(number=players)
    def undo(self, number: int) -> None:
        self.connect(number)
        client = self.clients[number]
        self.run(self._ask(number, {"do": "undo", "id": self._next(), "version": client.version}))

    @rule(number=players, reverse=st.booleans())
    def decide_twice_at_once(self, number: int, reverse: bool) -> None:
        """Two messages for one version: only one of them can stand."""
        self.connect(number)
        client = self.clients[number]
        pair = [self._message(client), self._message(client)]
        if reverse:
            pair.reverse()

        async def both() -> None:
            for message in pair:
                self.sent[SEATS[number], message["id"]] = message
                client.say(**message)
            for message in pair:
                await client.until(lambda one=message["id"]: one in client.answers)  # type: ignore[misc]
                self._note(SEATS[number], client.answers[message["id"]])

        self.run(both())
        assert sum(client.answers[message["id"]]["is"] == "done" for message in pair) <= 1

    @rule(number=players, before=st.booleans())
    def decide_and_lose_the_connection(self, number: int, before: bool) -> None:
        """The message is on its way; whether it was obeyed the client does not know."""
        self.connect(number)
        client = self.clients[number]
        message = self._message(client)
        self.sent[SEATS[number], message["id"]] = message

        async def lose() -> None:
            client.hears = False
            client.say(**message)
            if before:
                await asyncio.sleep(0)
            await client.cut()

        self.run(lose())
        self.connected[number] = False

    @precondition(lambda self: self.sent)
    @rule(number=players, data=st.data())
    def send_again(self, number: int, data: st.DataObject) -> None:
        """An old message comes once more, perhaps after others, perhaps from another tab."""
        mine = [message for (seat, _), message in self.sent.items() if seat == SEATS[number]]
        if mine:
            self.connect(number)
            self.run(self._ask(number, data.draw(st.sampled_from(mine))))

    @rule(number=players, back=st.integers(1, 3))
    def decide_by_an_old_view(self, number: int, back: int) -> None:
        self.connect(number)
        client = self.clients[number]
        message = self._message(client, max(0, (client.version or 0) - back))
        self.run(self._ask(number, message))

    @rule(
        number=players, what=st.sampled_from(["draw", "takeback"]), do=st.sampled_from(["offer", "withdraw", "reply"])
    )
    def offers(self, number: int, what: str, do: str) -> None:
        self.connect(number)
        more = {"accept": what == "takeback"} if do == "reply" else {}
        self.run(self._ask(number, {"do": do, "id": self._next(), "what": what, **more}))

    @rule(number=clients, text=st.sampled_from(["", "{", "[]", '{"do":"act"}', '{"do":"hello","game":"x"}', '"é']))
    def talk_nonsense(self, number: int, text: str) -> None:
        self.connect(number)
        client = self.clients[number]

        async def talk() -> None:
            before = len(client.errors)
            client.put(text)
            await client.until(lambda: len(client.errors) > before)

        self.run(talk())

    @rule(gently=st.booleans())
    def restart(self, gently: bool) -> None:
        """The server goes and another one comes; the first may have had no time to say so."""

        async def restart() -> None:
            if not gently:
                for number, client in enumerate(self.clients):
                    if self.connected[number]:
                        client.hears = False
            await self._stop()
            await self._start()

        self.run(restart())
        for number, client in enumerate(self.clients):
            client.tables = self.tables
            self.connected[number] = False

    # -- what must always hold -----------------------------------------------------------------

    @invariant()
    def nothing_is_lost_and_nothing_done_twice(self) -> None:
        if not hasattr(self, "made"):
            return
        self.run(self._check())

    async def _check(self) -> None:
        journal = await self.store.entries(self.made.id)
        assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
        by_message = {(entry.side, entry.message): entry for entry in journal}
        assert len(by_message) == len(journal), "a message stands twice in the journal"
        assert set(by_message) <= set(self.sent)
        for key, answer in self.answered.items():
            if _did_something(answer):
                assert key in by_message, "something acknowledged was lost"
            if answer["is"] == "done":
                assert by_message[key].version == answer["version"]
        for number, client in enumerate(self.clients):
            if self.connected[number]:
                other = await fresh(self.tables, client)
                await client.at(other.version)
                assert (client.log, client.view) == (other.log, other.view)
                await other.cut()


def _did_something(answer: dict[str, Any]) -> bool:
    taken = answer.get("taken", 0) or answer.get("arguments", {}).get("taken", 0)
    return bool(answer["is"] == "done" or taken > 0)


Protocol.TestCase.settings = settings(
    max_examples=25 if os.environ.get("VEXILLA_BATTERY") == "all" else 15,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestProtocol = Protocol.TestCase

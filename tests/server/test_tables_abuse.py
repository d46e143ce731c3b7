"""Those who ask too much of a table: nobody else waits for them, and nothing grows without end."""

from __future__ import annotations

import asyncio
import pathlib
import threading
import time
from typing import Any

import pytest
from databases import PATIENCE, run
from wires import AGAINST_COMPUTER, Client, assert_up_to_date, new_akragas, new_battle_line, tables_on, two_clients

from vexilla.advice import advice_for
from vexilla.kernel.sides import SPECTATOR
from vexilla.kernel.table import Table
from vexilla.server.store import Store, open_store
from vexilla.server.tables import live, requests, watchers
from vexilla.server.tables.entries import Refused
from vexilla.server.tables.live import LiveTable
from vexilla.server.tables.messages import Trouble
from vexilla.server.tables.state import fold

# -- questions that take long --------------------------------------------------------------------


@pytest.mark.parametrize("question", ["odds", "preview"])
def test_a_question_that_takes_long_holds_up_nobody(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    """Not the event loop, not even the table itself; and odds are worked out once for each position."""
    go_on = threading.Event()
    asked: list[str] = []
    advice = type(advice_for("ancients"))
    usual = getattr(advice, question)

    def slow(self: Any, match: Any, side: int, action: str | None = None) -> Any:
        asked.append(threading.current_thread().name)
        assert go_on.wait(PATIENCE)
        return usual(self, match, side, action)

    monkeypatch.setattr(advice, question, slow)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            bottom, top = await two_clients(tables, await new_akragas(tables))
            mover, other = (bottom, top) if bottom.actions else (top, bottom)
            action = mover.actions[0]
            asking = asyncio.create_task(mover.ask(question, action=action))
            while not asked:
                await asyncio.sleep(0.01)
            assert (await other.ask("chat", text="Take your time"))["is"] == "done"
            assert asked[0] != threading.main_thread().name
            go_on.set()
            first = await asking
            second = await mover.ask(question, action=action)
            assert {**first, "id": ""} == {**second, "id": ""}
            assert len(asked) == (1 if question == "odds" else 2)
            # In another position they are others.
            await mover.act(action)
            await mover.ask(question, action=action)
            assert len(asked) == (2 if question == "odds" else 3 if mover.actions else 2)

    run(scene())


def test_taking_back_a_long_game_holds_up_nobody(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    usual = Table.takeback

    def takeback(self: Table, side: int) -> None:
        threads.append(threading.current_thread())
        usual(self, side)

    monkeypatch.setattr(Table, "takeback", takeback)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            bottom, top = await two_clients(tables, await new_battle_line(tables))
            await bottom.act(bottom.actions[0], "draw troops")
            assert (await bottom.ask("offer", what="takeback"))["is"] == "done"
            assert (await top.ask("reply", what="takeback", accept=True))["is"] == "done"
            await bottom.until(lambda: bottom.actions)
            await assert_up_to_date(tables, bottom, top)
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.until(lambda: person.actions)
            await person.ask("offer", what="takeback")
            await person.until(lambda: len(threads) == 2 and person.actions)
            await assert_up_to_date(tables, person)

    run(scene())
    assert threading.main_thread() not in threads


def test_nothing_is_taken_back_by_an_old_record(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """When another process was first, what was read of the record before does not count any more."""
    usual = LiveTable._commit
    lost: list[int] = []

    async def commit(self: LiveTable, standing: Any, entry: Any) -> bool:
        if entry.kind == "reply" and not lost:
            lost.append(entry.version)
            self.drop()
            # Somebody else wrote an entry that changes nothing on the table.
            await self.tables.store.append(
                self.id,
                [type(entry)(entry.version, "bottom", "orders", "", [], {"orders": []})],
                standing.changes(entry),
            )
            return False
        return await usual(self, standing, entry)

    monkeypatch.setattr(LiveTable, "_commit", commit)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            bottom, top = await two_clients(tables, await new_battle_line(tables))
            await bottom.act(bottom.actions[0], "draw troops")
            await bottom.ask("offer", what="takeback")
            assert (await top.ask("reply", what="takeback", accept=True))["reason"] == "not-saved"
            assert (await top.ask("reply", what="takeback", accept=True))["is"] == "done"
            await bottom.until(lambda: bottom.actions)
            await assert_up_to_date(tables, bottom, top)

    run(scene())


def test_an_id_used_for_something_else_is_answered_as_it_was(
    file_store: Store, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the game is not loaded over and over again for it."""
    loaded = 0

    def load(*given: Any) -> Any:
        nonlocal loaded
        loaded += 1
        return fold(*given)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            first = await bottom.act(bottom.actions[0], id="same")
        monkeypatch.setattr(live, "fold", load)
        async with tables_on(open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")) as tables:
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            assert await bottom.ask("offer", what="draw", id="same") == first
            assert loaded == 2
            assert bottom.table["offers"]["draw"] is None

    run(scene())


# -- what could go on for ever -------------------------------------------------------------------


def test_what_brings_no_game_to_its_end_comes_to_an_end_itself(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "_LONGEST", 6)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            bottom, top = await two_clients(tables, await new_battle_line(tables))
            for _ in range(2):
                assert (await bottom.ask("offer", what="draw"))["is"] == "done"
                assert (await bottom.ask("withdraw", what="draw"))["is"] == "done"
            assert (await bottom.ask("chat", text="one"))["is"] == "done"
            assert (await bottom.ask("orders", orders=[]))["is"] == "done"
            assert (await top.ask("chat", text="two"))["reason"] == "too-long"
            assert (await bottom.act(bottom.actions[0]))["is"] == "done"
            await bottom.at(5)
            for message in (
                {"do": "undo", "version": bottom.version},
                {"do": "offer", "what": "takeback"},
                {"do": "orders", "orders": []},
            ):
                answer = await bottom.ask(**message)
                assert answer["reason"] == "too-long"
            # The game itself goes on, and can be given up.
            assert (await bottom.act("draw troops"))["is"] == "done"
            assert (await top.ask("resign"))["is"] == "done"

    run(scene())


def test_so_many_connections_at_a_table_are_enough(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "_MOST", 2)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            spectators = [await Client(tables, made.id, None).connect() for _ in range(3)]
            assert [spectator.code for spectator in spectators] == [None, None, 1008]
            assert spectators[2].errors[0]["reason"] == "too-many"
            await spectators[0].cut()
            assert (await spectators[2].connect()).code is None
            # Spectators keep nobody from his seat.
            assert (await Client(tables, made.id, made.tokens["top"]).connect()).code is None

    run(scene())


def test_whoever_could_not_sit_down_is_not_kept_at_the_table(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("a fault of ours")

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            with monkeypatch.context() as patched:
                patched.setattr(live, "table_message", fail)
                with pytest.raises(RuntimeError):
                    await (await tables.open(made.id)).join(Deaf(), None, None)
            assert not (await tables.open(made.id)).is_watched

    run(scene())


class Deaf:
    """Someone who watches and hears nothing."""

    side = SPECTATOR
    visible = True
    address = ""
    key = ""

    def sit(self, game: str, side: int, key: str) -> None:
        """Stand."""

    def send(self, data: bytes) -> None:
        """Let it pass."""

    def turn_out(self, trouble: Trouble) -> None:
        """Stay."""


# -- what nobody may see -------------------------------------------------------------------------


def test_what_a_computer_wanted_is_not_logged(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_state: Any, _side: int, actions: list[str]) -> None:
        raise Refused({"reason": "not-now", "action": actions[0]})

    monkeypatch.setattr("vexilla.server.tables.attendant.take_actions", refuse)
    monkeypatch.setattr("vexilla.server.tables.attendant._PAUSE", 0.01)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            began = time.monotonic()
            while "could not go on" not in caplog.text and time.monotonic() - began < PATIENCE:
                await asyncio.sleep(0.05)

    run(scene())
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "not-now" in said
    assert "play" not in said

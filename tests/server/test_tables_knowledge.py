"""What leaves the server: nothing but what the viewer may know, and only what is new."""

from __future__ import annotations

import gc
import json
import pathlib
import random
import tracemalloc
from typing import Any

import pytest
from databases import run
from hypothesis import given, settings
from hypothesis import strategies as st
from wires import Client, assert_up_to_date, new_battle_line, tables_on, two_clients

from vexilla.advice import advice_for
from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.event import Event
from vexilla.kernel.refusal import Argument
from vexilla.kernel.sides import SIDES, SPECTATOR
from vexilla.kernel.table import new_table
from vexilla.server.store import Store
from vexilla.server.tables.event_log import BLOCK, EventLog, item_of
from vexilla.server.tables.new_games import NewGame, SeatPlan, new_game
from vexilla.server.tables.state import ACT, UNDO, TableState
from vexilla.server.tables.table_message import Company, table_message

PEOPLE = {"bottom": SeatPlan("here", "Anna"), "top": SeatPlan("here", "Boris")}
COMPANY = Company((True, False), 2)
NOW = 2000.0


def standing_of(ruleset: str, clock: dict[str, Any] | None = None) -> TableState:
    """A new game as it stands."""
    stored = new_game(NewGame(ruleset=ruleset, seats=PEOPLE, clock=clock), NOW).stored
    return TableState(stored, [])


@pytest.mark.parametrize("ruleset", list(GAMES.games))
def test_two_games_that_look_alike_send_equal_bytes(ruleset: str) -> None:
    """Everything a side does not know is drawn anew, again and again: it is sent the same to the last byte."""
    standing = standing_of(ruleset, {"seconds": 600, "increment": 5, "per": "game"})
    dice = random.Random(6)
    generator = generator_from(6)
    table = standing.table
    compared = 0
    while not table.over and compared < 400:
        table.act(table.match.decider, table.match.sample(generator))
        start = len(standing.log)
        standing.write(ACT, "bottom", NOW)
        if dice.random() < 0.7:
            match = table.match
            for side in (*SIDES, SPECTATOR):
                sent = table_message(standing, side, start, COMPANY, NOW)
                table.match = match.imagine(side, generator)
                assert table_message(standing, side, start, COMPANY, NOW) == sent
                compared += 1
                table.match = match
    assert compared > 60


@pytest.mark.parametrize("ruleset", list(GAMES.games))
def test_secrets_of_events_are_sent_to_their_audience_only(ruleset: str) -> None:
    """The log of a viewer is what the kernel says that he may see."""
    standing = standing_of(ruleset)
    table = standing.table
    story = [*new_table(table.game, table.record.setup, table.record.players, table.record.seed or b"").story]
    generator = generator_from(7)
    while not table.over:
        table.act(table.match.decider, table.match.sample(generator))
        story += table.story
        standing.write(ACT, "bottom", NOW)
    for side in (*SIDES, SPECTATOR):
        assert json.loads(bytes(standing.log.seen_by(side))) == [event.seen_by(side) for event in story]


def test_a_seat_is_never_told_the_others_orders(file_store: Store) -> None:
    """Not even that there are any: neither message nor version changes."""

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables, ruleset="ancients")
            bottom, top = await two_clients(tables, made)
            heard = len(top.heard)
            reaction = advice_for("ancients").reactions()[0]
            orders = [{"question": reaction["question"], "answer": reaction["answers"][0]["answer"], "when": {}}]
            assert await bottom.ask("orders", orders=orders, id="o") == {"is": "done", "id": "o", "version": 0}
            assert (await bottom.ask("orders", orders=[{"question": "tea"}]))["reason"] == "bad-orders"
            await bottom.until(lambda: bottom.table["orders"] == orders)
            assert len(top.heard) == heard
            assert (await bottom.act(bottom.actions[0]))["version"] == 1
            await top.at(1)
            assert top.table["orders"] == []
            stored = await tables.store.find(made.id)
            assert stored is not None
            assert stored.version == 2
            tables._live.clear()
            again = await Client(tables, made.id, made.tokens["bottom"]).connect()
            assert (again.version, again.table["orders"]) == (1, orders)
            await assert_up_to_date(tables, top)

    run(scene())


# -- the log -------------------------------------------------------------------------------------


def an_event(number: int) -> Event:
    """An event with or without secrets."""
    secrets: dict[str, Argument] | None = {"card": f"secret {number}"} if number % 3 else None
    return Event(f"event-{number}", ("X-01",), {"number": number}, secrets, (0b1011, 0b1, 0b10, 0b0)[number % 4])


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 90), st.integers(0, 400)), max_size=25), st.data())
def test_a_log_is_like_a_list(steps: list[tuple[int, int]], data: st.DataObject) -> None:
    log = EventLog()
    plain: list[Event] = []
    for number, (more, back) in enumerate(steps):
        events = [an_event(1000 * number + each) for each in range(more)]
        log.extend([item_of(event) for event in events])
        plain += events
        if back < len(plain):
            log.cut(len(plain) - back)
            del plain[len(plain) - back :]
        assert len(log) == len(plain)
        start = data.draw(st.integers(0, len(plain)))
        for side in (*SIDES, SPECTATOR):
            assert json.loads(bytes(log.seen_by(side, start))) == [event.seen_by(side) for event in plain[start:]]


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 60))
def test_whoever_comes_back_is_told_just_what_he_lacks(seed: int, length: int) -> None:
    """Whatever version a client has, after decisions and undos, it ends with the same log as everyone."""
    dice = random.Random(seed)
    standing = standing_of("battle_line")
    table = standing.table
    kept: list[tuple[int, list[Any]]] = [(0, json.loads(bytes(standing.log.seen_by(0))))]
    for _ in range(length):
        decider = table.match.decider
        undoable = [side for side in SIDES if table.forbids_undo(side) is None]
        if undoable and dice.random() < 0.4:
            table.undo(undoable[0])
            standing.write(UNDO, "bottom", NOW)
        elif not table.over:
            table.act(decider, dice.choice(table.match.options()))
            standing.write(ACT, "bottom", NOW)
        kept.append((standing.told, json.loads(bytes(standing.log.seen_by(0)))))
    now = kept[-1][1]
    for version, log in kept:
        start = standing.low_water(version)
        news = json.loads(bytes(standing.log.seen_by(0, start)))
        assert start <= len(log)
        assert log[:start] + news == now
    assert standing.low_water(standing.told) == len(now)
    assert standing.low_water(None) == standing.low_water(standing.told + 1) == 0


def test_a_long_battle_takes_little_memory() -> None:
    """At the end of a long Akragas a game in memory takes far less than 200 kB."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    standings = [standing_of("ancients") for _ in range(3)]
    for number, standing in enumerate(standings):
        dice = random.Random(number)
        table = standing.table
        while not table.over:
            table.act(table.match.decider, dice.choice(table.match.options()))
            standing.write(ACT, "bottom", NOW, f"message-{len(standing.log)}")
        assert len(standing.log) > 4 * BLOCK
    gc.collect()
    size = (tracemalloc.get_traced_memory()[0] - before) / len(standings)
    tracemalloc.stop()
    assert size < 100_000


# -- resuming over the wire -----------------------------------------------------------------------


def test_a_client_that_has_everything_is_told_nothing_again(file_store: Store, tmp_path: pathlib.Path) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            bottom, top = await two_clients(tables, made)
            await bottom.act(bottom.actions[0], "draw troops")
            await top.at(1)
            length = len(top.log)
            await top.cut()
            await top.connect()
            said = json.loads(top.heard[0])
            assert (said["log"], said["events"]) == (length, [])
            # One that was away gets what it missed, in the first message.
            await bottom.cut()
            await top.act(top.actions[0], "draw troops")
            await bottom.connect(have=1)
            said = json.loads(bottom.heard[0])
            assert said["version"] == 2
            assert said["log"] == length
            assert len(said["events"]) == 2
            await assert_up_to_date(tables, bottom, top)

    run(scene())

"""Time: clocks that only the server reads, and answers that come no sooner than the pace."""

from __future__ import annotations

import asyncio
import pathlib
import time
from typing import Any

import pytest
from databases import run
from wires import AGAINST_COMPUTER, Client, assert_up_to_date, new_akragas, new_battle_line, tables_on, two_clients

from vexilla.advice import advice_for
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.server.store import Store, open_store
from vexilla.server.tables import Tables
from vexilla.server.tables import tables as tables_module
from vexilla.server.tables.clocks import Clock, ClockSetting
from vexilla.server.tables.new_games import Made, SeatPlan


def decide(clock: Clock, decider: int | None, now: float) -> None:
    """Something is decided, and it is this side's turn now."""
    clock.note(clock.after(decider, now), decider, now)


def test_per_game_a_side_has_its_time_and_the_increment_after_each_spell() -> None:
    clock = Clock(ClockSetting(60, 5))
    clock.begin(BOTTOM, 1000)
    assert clock.deadline() is None
    decide(clock, BOTTOM, 1500)
    # Nobody has come yet, so the first spell of each side is free.
    decide(clock, TOP, 2000)
    assert clock.shown(2500) == {"bottom": 60_000, "top": 60_000, "running": None}
    decide(clock, BOTTOM, 3000)
    assert clock.deadline() == 3060
    assert clock.shown(3010) == {"bottom": 50_000, "top": 60_000, "running": "bottom"}
    decide(clock, BOTTOM, 3020)
    assert clock.left(BOTTOM, 3021) == 39_000
    decide(clock, TOP, 3030)
    assert clock.shown(3031) == {"bottom": 35_000, "top": 59_000, "running": "top"}
    decide(clock, None, 3040)
    assert clock.deadline() is None
    # Nobody is given time at the end.
    assert clock.shown(9999) == {"bottom": 35_000, "top": 50_000, "running": None}


def test_per_move_every_spell_has_the_same_time() -> None:
    clock = Clock(ClockSetting(60, per="move"))
    clock.begin(BOTTOM, 0)
    decide(clock, TOP, 10)
    decide(clock, BOTTOM, 20)
    decide(clock, BOTTOM, 50)
    assert clock.deadline() == 80
    decide(clock, TOP, 70)
    assert clock.shown(75) == {"bottom": 60_000, "top": 55_000, "running": "top"}


def test_a_first_spell_runs_from_when_its_person_came() -> None:
    clock = Clock(ClockSetting(60, 5))
    clock.begin(BOTTOM, 1000)
    clock.come(TOP, 1010)
    assert clock.deadline() is None
    clock.come(BOTTOM, 1020)
    assert clock.deadline() == 1080
    assert clock.shown(1030) == {"bottom": 50_000, "top": 60_000, "running": "bottom"}
    # Coming back changes nothing.
    clock.come(BOTTOM, 1040)
    assert clock.deadline() == 1080
    decide(clock, TOP, 1040)
    assert clock.shown(1045) == {"bottom": 45_000, "top": 55_000, "running": "top"}


def test_nobody_gains_when_the_time_of_day_is_set_back() -> None:
    clock = Clock(ClockSetting(60))
    clock.begin(BOTTOM, 1000)
    clock.come(BOTTOM, 1000)
    clock.come(TOP, 1000)
    assert clock.left(BOTTOM, 400) == 60_000


def test_no_time_runs_before_both_sit() -> None:
    """Whoever came first loses nothing while he waits; a computer need not be waited for."""
    clock = Clock(ClockSetting(60))
    clock.begin(BOTTOM, 1000)
    clock.come(BOTTOM, 1010)
    assert clock.deadline() is None
    decide(clock, TOP, 1500)
    decide(clock, BOTTOM, 1500)
    clock = Clock(ClockSetting(60))
    clock.begin(BOTTOM, 1000)
    clock.come(BOTTOM, 1010)
    decide(clock, BOTTOM, 1500)
    assert clock.shown(2000) == {"bottom": 60_000, "top": 60_000, "running": None}
    clock.come(TOP, 2000)
    assert clock.deadline() == 2060
    alone = Clock(ClockSetting(60), computers=1 << TOP)
    alone.begin(BOTTOM, 1000)
    alone.come(BOTTOM, 1010)
    assert alone.deadline() == 1070
    decide(alone, TOP, 1020)
    assert alone.deadline() is None, "the first spell of a computer is free"


@pytest.mark.parametrize("over_restart", [False, True])
def test_whoever_sits_down_and_never_decides_is_out_of_time(
    file_store: Store, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, over_restart: bool
) -> None:
    """And whoever has not come yet loses nothing."""
    monkeypatch.setattr(tables_module, "_SWEEP", 0.05)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables, clock={"seconds": 0.6, "increment": 0, "per": "game"})
            top = await Client(tables, made.id, made.tokens["top"]).connect()
            await asyncio.sleep(0.8)
            assert top.table["clock"] == {"bottom": 600, "top": 600, "running": None}
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            assert bottom.table["clock"]["running"] == "bottom"
            await assert_up_to_date(tables, bottom, top)
            if not over_restart:
                await top.until(lambda: top.is_over)
                assert (top.table["winner"], top.table["ending"]) == ("top", "time")
                return
        async with tables_on(open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")) as tables:
            top = await Client(tables, made.id, made.tokens["top"]).connect()
            await top.until(lambda: top.is_over)
            assert (top.table["winner"], top.table["ending"]) == ("top", "time")
            entries = await tables.store.entries(made.id)
            assert [(entry.side, entry.kind) for entry in entries] == [
                ("top", "come"),
                ("bottom", "come"),
                ("server", "time"),
            ]

    run(scene())


def test_the_clock_of_a_rematch_waits_for_both(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables, clock={"seconds": 60, "increment": 0, "per": "game"})
            bottom, _ = await two_clients(tables, made)
            await bottom.ask("resign")
            game = await tables.rematch(made.id)
            # Both still sit at the old table: that does not count here.
            first = await Client(tables, game, made.tokens["top"]).connect()
            assert first.table["clock"] == {"bottom": 60_000, "top": 60_000, "running": None}
            await Client(tables, game, made.tokens["bottom"]).connect()
            await first.until(lambda: first.table["clock"]["running"] == first.view["decision"]["side"])

    run(scene())


async def past_the_first_spells(tables: Tables, made: Made) -> tuple[Client, Client]:
    """Both have had their first spell: now the bottom side's time runs."""
    bottom, top = await two_clients(tables, made)
    for client in (bottom, top):
        await client.until(lambda one=client: one.actions)  # type: ignore[misc]
        await client.act(client.actions[0], "draw troops")
    await bottom.until(lambda: bottom.actions)
    return bottom, top


def test_whoever_is_out_of_time_loses_at_once(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_battle_line(tables, clock={"seconds": 0.4, "increment": 0, "per": "game"})
            bottom, top = await past_the_first_spells(tables, made)
            began = time.monotonic()
            assert bottom.table["clock"]["running"] == "bottom"
            await top.until(lambda: top.is_over)
            assert 0.2 < time.monotonic() - began < 5
            assert (top.table["winner"], top.table["ending"]) == ("top", "time")
            assert (top.table["clock"]["bottom"], top.table["clock"]["running"]) == (0, None)
            await assert_up_to_date(tables, bottom, top)

    run(scene())


def test_an_action_that_comes_too_late_is_not_taken(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables, clock={"seconds": 60, "increment": 0, "per": "game"})
            bottom, _ = await past_the_first_spells(tables, made)
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: time.time() + 61))
            assert (await bottom.act(bottom.actions[0]))["reason"] == "stale"
            await bottom.until(lambda: bottom.is_over)
            assert bottom.table["ending"] == "time"

    run(scene())


def test_time_runs_on_while_nobody_is_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also over a restart; the sweep ends the game although nobody opens it."""
    monkeypatch.setattr(tables_module, "_SWEEP", 0.05)

    async def scene() -> None:
        async with tables_on(open_store(database)) as tables:
            made = await new_battle_line(tables, clock={"seconds": 1, "increment": 0, "per": "move"})
            await past_the_first_spells(tables, made)
        async with tables_on(open_store(database)) as tables:
            for _ in range(100):
                await asyncio.sleep(0.05)
                stored = await tables.store.find(made.id)
                assert stored is not None
                if stored.state == "over":
                    break
            assert stored is not None
            assert (stored.ending, stored.winner, stored.deadline) == ("time", "top", None)
            assert stored.updated - stored.created >= 1

    run(scene())


def test_idle_tables_leave_memory(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "_SWEEP", 0.02)
    monkeypatch.setattr(tables_module, "_GRACE", 0.05)

    async def scene() -> None:
        async with tables_on(file_store, idle=0.1) as tables:
            made = await new_battle_line(tables)
            bottom, top = await two_clients(tables, made)
            await asyncio.sleep(0.3)
            assert len(tables) == 1
            await bottom.act(bottom.actions[0])
            await bottom.cut()
            await top.cut()
            await asyncio.sleep(0.4)
            assert len(tables) == 0
            await bottom.connect()
            await assert_up_to_date(tables, bottom)

    run(scene())


# -- pace ----------------------------------------------------------------------------------------


def test_a_computer_keeps_the_pace_while_someone_watches(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store, pace=0.3) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            assert (await person.act(person.actions[0], "draw troops"))["version"] == 1
            await person.until(lambda: person.table["thinking"])
            began = time.monotonic()
            await person.at(2)
            assert 0.2 < time.monotonic() - began < 5

    run(scene())


@pytest.mark.parametrize("from_the_store", [False, True])
def test_a_computer_keeps_the_pace_also_for_those_who_look_later(
    file_store: Store, tmp_path: pathlib.Path, from_the_store: bool
) -> None:
    """How long it thought would be seen in the time of the entry."""

    async def scene() -> None:
        async with tables_on(file_store, pace=0.5) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.cut()
            if not from_the_store:
                await asyncio.sleep(1.5)
                person_acts, plays, draws = await tables.store.entries(made.id)
                assert plays.at - person_acts.at > 0.4
                assert draws.at - plays.at > 0.4
                return
        async with tables_on(open_store(f"sqlite:///{tmp_path / 'vexilla.db'}"), pace=0.5) as tables:
            began = time.time()
            await person_of(tables, made).connect()
            await asyncio.sleep(1.0)
            assert (await tables.store.entries(made.id))[1].at - began > 0.4

    run(scene())


def person_of(tables: Tables, made: Made) -> Client:
    """The person at the bottom side."""
    return Client(tables, made.id, made.tokens["bottom"])


def test_two_computers_play_only_while_somebody_watches(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store, pace=0.05) as tables:
            seats = {"bottom": SeatPlan("computer", "", "random"), "top": SeatPlan("computer", "", "random")}
            made = await new_battle_line(tables, seats=seats, clock={"seconds": 5, "increment": 0, "per": "game"})
            spectator = await Client(tables, made.id, None).connect()
            assert spectator.table["clock"] is None
            await spectator.at(3)
            await spectator.cut()
            await asyncio.sleep(0.3)
            entries = len(await tables.store.entries(made.id))
            await asyncio.sleep(0.3)
            assert len(await tables.store.entries(made.id)) == entries
            await spectator.connect()
            await spectator.at(entries + 2)

    run(scene())


def _standing_order(question: str, answer: str) -> dict[str, Any]:
    return {"question": question, "answer": answer, "when": {}}


async def attacked(tables: Tables, orders: list[dict[str, Any]]) -> tuple[Client, Client, float]:
    """Play Akragas at random until top is asked how to react; top is not there, but has left orders."""
    made = await new_akragas(tables)
    bottom, top = await two_clients(tables, made)
    await top.ask("orders", orders=orders)
    for _ in range(5000):
        mover = bottom if bottom.actions else top
        decision = bottom.view["decision"]
        if decision["side"] == "top" and decision["question"] == "cc-ask-react":
            return bottom, top, time.monotonic()
        await mover.until(lambda one=mover: one.actions)  # type: ignore[misc]
        # Attack as soon as one can, so that someone has to react.
        wanted = [action for action in mover.actions if action.startswith("attack")] or mover.actions
        answer = await mover.act(wanted[len(bottom.log) % len(wanted)])
        for client in (bottom, top):
            await client.at(answer["version"])
    raise AssertionError("nobody was attacked")


def test_standing_orders_answer_at_the_pace(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store, pace=0.3) as tables:
            reactions = {reaction["question"] for reaction in advice_for("ancients").reactions()}
            assert "cc-ask-react" in reactions
            bottom, top, began = await attacked(tables, [_standing_order("cc-ask-react", "stand")])
            version = bottom.version
            await bottom.until(lambda: bottom.version != version)
            assert 0.2 < time.monotonic() - began < 5
            entries = await tables.store.entries(bottom.game)
            assert entries[-1].detail["by"] == "orders"
            assert entries[-1].lines[0] == "top stand"
            await assert_up_to_date(tables, bottom, top)

    run(scene())


def test_orders_that_do_not_fit_leave_the_decision_to_the_player(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store, pace=0.05) as tables:
            bottom, top, _ = await attacked(tables, [])
            version = bottom.version
            unfit = {**_standing_order("cc-ask-react", "stand"), "when": {"attack-dice": 6, "dice": 6, "blocks": 1}}
            assert (await top.ask("orders", orders=[unfit]))["is"] == "done"
            await asyncio.sleep(0.3)
            assert bottom.version == version
            assert (await top.act("stand"))["is"] == "done"

    run(scene())


@pytest.mark.parametrize(("seconds", "per", "given"), [(86_400, "move", 1), (300, "move", 0), (86_400, "game", 0)])
def test_in_games_by_correspondence_some_orders_stand_from_the_beginning(
    store: Store, seconds: int, per: str, given: int
) -> None:
    """Where one sits and waits, every question that hides a card is asked; and one's own orders are one's own."""

    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_akragas(tables, clock={"seconds": seconds, "per": per})
            bottom, top = await two_clients(tables, made)
            assert len(bottom.table["orders"]) == len(top.table["orders"]) == given
            await bottom.ask("orders", orders=[])
            assert bottom.table["orders"] == []
            assert len(top.table["orders"]) == given
            await bottom.cut()
            await bottom.connect()
            assert bottom.table["orders"] == []

    run(scene())

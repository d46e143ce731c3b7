"""The protocol of the socket, line by line as docs/server.md has it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from databases import run
from wires import (
    AGAINST_COMPUTER,
    Calls,
    Client,
    app_of,
    assert_up_to_date,
    new_akragas,
    new_battle_line,
    tables_on,
    two_clients,
)

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.server.store import Store
from vexilla.server.tables import Tables
from vexilla.server.tables.new_games import Made

Scene = Callable[[Tables, Made], Awaitable[None]]


def play(store: Store, scene: Scene, settings: dict[str, Any] | None = None, **given: Any) -> None:
    """Run a scene at a new table of Battle Line."""

    async def whole() -> None:
        async with tables_on(store, **settings or {}) as tables:
            await scene(tables, await new_battle_line(tables, **given))

    run(whole())


# -- hello ---------------------------------------------------------------------------------------


def test_hello_is_answered_with_the_whole_table(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        (first,) = bottom.heard
        said = json.loads(first)
        assert list(said) == ["is", "version", "log", "events", "view", "table"]
        assert (said["is"], said["version"], said["log"]) == ("table", 0, 0)
        assert said["events"][0].keys() >= {"event", "clauses"}
        assert said["view"]["decision"]["side"] == "bottom"
        assert said["table"] == {
            "state": "playing",
            "winner": None,
            "ending": "",
            "seats": {
                "bottom": {
                    "kind": "here",
                    "name": "Anna",
                    "level": "",
                    "awaited": False,
                    "coming": False,
                    "present": True,
                },
                "top": {
                    "kind": "here",
                    "name": "Boris",
                    "level": "",
                    "awaited": False,
                    "coming": False,
                    "present": False,
                },
            },
            "undo": "undo-nothing",
            "offers": {"draw": None, "takeback": None},
            "clock": None,
            "chat": True,
            "orders": [],
            "thinking": False,
            "rematch": None,
            "withdraw": [],
            "spectators": 0,
            "connections": 1,
        }

    play(file_store, scene)


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ({"game": "AAAA"}, "unknown-game"),
        ({"seat": "AAAAAAAAAAAAAAAAAAAAAA"}, "no-such-seat"),
        ({"seat": ""}, "no-such-seat"),
        ({"seat": 3}, "bad-message"),
        ({"have": -1}, "bad-message"),
        ({"more": 1}, "bad-message"),
        ({"do": "act"}, "bad-message"),
    ],
)
def test_a_wrong_hello_is_refused(file_store: Store, hello: dict[str, Any], reason: str) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        client = Client(tables, made.id, None)
        client.open()
        client.say(**{"do": "hello", "game": made.id} | hello)
        await client.until(lambda: client.code is not None)
        assert client.code == 1008
        assert [error["reason"] for error in client.errors] == [reason]
        assert not client.log

    play(file_store, scene)


def test_a_game_that_may_not_be_watched(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        await two_clients(tables, made)
        spectator = await Client(tables, made.id, None).connect()
        assert spectator.errors[0]["reason"] == "not-watched"
        assert spectator.code == 1008

    play(file_store, scene, watch=False)


def test_errors_speak_the_readers_language(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        client = await Client(tables, "AAAA", None).connect(query="language=uk")
        assert client.errors[0]["message"] == "Такої гри тут немає."

    play(file_store, scene)


def test_everyone_sees_who_is_there(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        assert not bottom.table["seats"]["top"]["present"]
        top = await Client(tables, made.id, made.tokens["top"]).connect()
        await bottom.until(lambda: bottom.table["seats"]["top"]["present"])
        spectator = await Client(tables, made.id, None).connect()
        await bottom.until(lambda: bottom.table["spectators"] == 1)
        await spectator.cut()
        await top.cut()
        await bottom.until(lambda: bottom.table["spectators"] == 0 and not bottom.table["seats"]["top"]["present"])
        assert bottom.version == 0

    play(file_store, scene)


# -- act -----------------------------------------------------------------------------------------


def test_an_action_is_done_and_told_to_all(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        card = bottom.actions[0]
        done = await bottom.act(card, id="first")
        assert done == {"is": "done", "id": "first", "version": 1}
        await top.at(1)
        await bottom.at(1)
        assert bottom.log[-1]["event"] == top.log[-1]["event"] == "battle-line-played"
        await assert_up_to_date(tables, bottom, top)

    play(store, scene)


def test_a_rule_forbids_it(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, _ = await two_clients(tables, made)
        held = bottom.view["hands"]["bottom"]["cards"]
        card = next(card for card in ("red-1", "red-2", "red-3", "blue-1", "blue-2") if card not in held)
        refused = await bottom.act(f"play {card} 1")
        assert refused["is"] == "refused"
        assert refused["action"] == f"play {card} 1"
        assert refused["clause"].startswith("BLN-")
        assert refused["reason"]
        assert refused["taken"] == 0
        assert (await bottom.act("dance"))["reason"] == "unknown-action"
        assert bottom.version == 0

    play(file_store, scene)


def test_a_gesture_stands_up_to_what_is_refused(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        card = next(action for action in bottom.actions if action.startswith("play"))
        answer = await bottom.act(card, card, id="twice")
        assert (answer["is"], answer["taken"]) == ("refused", 1)
        await bottom.at(1)
        await top.at(1)
        # Sent again, also to a server that has been restarted, the answer is the same.
        assert await bottom.act(card, card, id="twice", version=0) == answer
        tables._live.clear()
        again = await Client(tables, made.id, made.tokens["bottom"]).connect()
        assert await again.act(card, card, id="twice", version=0) == answer
        assert again.version == 1

    play(store, scene)


def test_a_gesture_ends_where_the_other_side_decides(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, _ = await two_clients(tables, made)
        first = bottom.actions[0]
        answer = await bottom.act(first, "draw troops", "play red-1 1")
        assert (answer["is"], answer["reason"], answer["arguments"]["taken"]) == ("error", "not-your-decision", 2)

    play(file_store, scene)


def test_only_the_side_that_decides_may_act(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        assert (await top.act(bottom.actions[0]))["reason"] == "not-your-decision"
        assert (await top.ask("why", action=bottom.actions[0]))["reason"] == "not-your-decision"
        spectator = await Client(tables, made.id, None).connect()
        messages: dict[str, dict[str, Any]] = {
            "act": {"version": 0, "actions": [bottom.actions[0]]},
            "undo": {"version": 0},
            "resign": {},
            "offer": {"what": "draw"},
            "chat": {"text": "hello"},
            "orders": {"orders": []},
            "marks": {},
        }
        for do, fields in messages.items():
            assert (await spectator.ask(do, **fields))["reason"] == "not-yours"
        assert (await spectator.ask("study", question="card red-1 1", id="s")) == {
            "is": "answer",
            "id": "s",
            "study": None,
        }
        assert bottom.version == 0

    play(file_store, scene)


# -- nothing twice -------------------------------------------------------------------------------


def test_a_double_click(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        action, other = bottom.actions[:2]
        for number in ("one", "one", "two"):
            bottom.say(do="act", id=number, version=0, actions=[other if number == "two" else action])
        await bottom.until(lambda: "two" in bottom.answers)
        assert bottom.answers["one"] == {"is": "done", "id": "one", "version": 1}
        assert sum('"is":"done"' in text for text in bottom.heard) == 2
        assert bottom.answers["two"]["reason"] == "stale"
        assert bottom.answers["two"]["arguments"] == {"version": 0, "now": 1}
        await top.at(1)
        await assert_up_to_date(tables, bottom, top)

    play(store, scene)


def test_a_connection_lost_before_the_answer(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        action = bottom.actions[0]
        bottom.hears = False
        bottom.say(do="act", id="lost", version=0, actions=[action])
        await top.at(1)
        await bottom.cut()
        assert bottom.version == 0
        await bottom.connect()
        assert (await bottom.act(action, id="lost", version=0)) == {"is": "done", "id": "lost", "version": 1}
        await assert_up_to_date(tables, bottom, top)
        stored = await tables.store.entries(made.id)
        assert len(stored) == 1

    play(store, scene)


def test_two_tabs_of_one_seat(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        one = await Client(tables, made.id, made.tokens["bottom"]).connect()
        two = await Client(tables, made.id, made.tokens["bottom"]).connect()
        assert (await two.act(two.actions[0]))["is"] == "done"
        await one.at(1)
        await two.at(1)
        assert one.heard[-1] == two.heard[-1]
        assert (await one.act(one.actions[0]))["is"] == "done"
        await two.at(2)
        await one.cut()
        await asyncio.sleep(0)
        await two.until(lambda: two.table["seats"]["bottom"]["present"])
        await assert_up_to_date(tables, two)

    play(store, scene)


def test_an_offer_between_does_not_make_an_action_stale(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        await top.ask("offer", what="draw")
        assert (await bottom.act(bottom.actions[0], version=0)) == {"is": "done", "id": "m", "version": 2} | {
            "id": list(bottom.answers)[-1]
        }
        await top.at(2)
        assert top.table["offers"]["draw"] is None

    play(file_store, scene)


# -- undo, offers, resigning ----------------------------------------------------------------------


def test_undo(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        before = bottom.view
        length = len(bottom.log)
        assert (await bottom.ask("undo", version=0))["reason"] == "undo-nothing"
        await bottom.act(bottom.actions[0])
        await bottom.at(1)
        assert bottom.table["undo"] is None
        await top.at(1)
        assert top.table["undo"] == "undo-other-decided"
        assert (await top.ask("undo", version=1))["reason"] == "undo-other-decided"
        assert (await bottom.ask("undo", version=0))["reason"] == "stale"
        # As far as nothing was revealed, undo works after a restart, too.
        tables._live.clear()
        again = await Client(tables, made.id, made.tokens["bottom"]).connect()
        assert (await again.ask("undo", version=1, id="back"))["version"] == 2
        await again.at(2)
        assert (again.view, len(again.log)) == (before, length)
        assert (await again.ask("undo", version=1, id="back"))["version"] == 2
        await assert_up_to_date(tables, again)

    play(store, scene)


def test_resigning(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        # Also when it is not one's turn.
        assert (await top.ask("resign", id="enough"))["is"] == "done"
        assert (await top.ask("resign", id="enough"))["is"] == "done"
        assert (await top.ask("resign"))["reason"] == "over"
        for client in (bottom, top):
            await client.until(lambda one=client: one.is_over)  # type: ignore[misc]
            assert (client.table["winner"], client.table["ending"]) == ("bottom", "resigned")
            assert "decision" not in client.view
        assert (await bottom.act("play red-1 1"))["reason"] == "over"
        assert (await bottom.ask("marks"))["marks"] == {}
        stored = await tables.store.find(made.id)
        assert stored is not None
        assert (stored.state, stored.winner, stored.ending, stored.decider) == ("over", "bottom", "resigned", "")
        await assert_up_to_date(tables, bottom, top)

    play(store, scene)


def test_a_draw_is_offered_withdrawn_declined_and_agreed(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        assert (await bottom.ask("offer", what="draw"))["is"] == "done"
        await top.until(lambda: top.table["offers"] == {"draw": "bottom", "takeback": None})
        assert (await bottom.ask("offer", what="draw"))["reason"] == "offered-already"
        assert (await top.ask("offer", what="draw"))["reason"] == "offered-to-you"
        assert (await bottom.ask("reply", what="draw", accept=True))["reason"] == "no-offer"
        assert (await top.ask("withdraw", what="draw"))["reason"] == "no-offer"
        await bottom.ask("withdraw", what="draw")
        await top.until(lambda: top.table["offers"]["draw"] is None)
        assert (await top.ask("reply", what="draw", accept=True))["reason"] == "no-offer"
        await bottom.ask("offer", what="draw")
        # One's own action leaves the offer standing.
        await bottom.at(3)
        await bottom.act(bottom.actions[0])
        await bottom.at(4)
        assert bottom.table["offers"]["draw"] == "bottom"
        await top.ask("reply", what="draw", accept=False)
        await bottom.until(lambda: bottom.table["offers"]["draw"] is None)
        await top.ask("offer", what="draw")
        tables._live.clear()
        bottom, top = await two_clients(tables, made)
        assert bottom.table["offers"]["draw"] == "top"
        await bottom.ask("reply", what="draw", accept=True)
        await top.until(lambda: top.is_over)
        assert (top.table["winner"], top.table["ending"]) == ("nobody", "agreed")
        assert top.table["offers"]["draw"] is None

    play(store, scene)


def test_a_decision_is_taken_back_by_consent(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        before = bottom.view
        length = len(bottom.log)
        await bottom.act(bottom.actions[0], "draw troops")
        await bottom.at(1)
        assert bottom.table["undo"] == "undo-chance"
        await top.until(lambda: top.actions)
        await top.act(top.actions[0])
        assert (await bottom.ask("offer", what="takeback"))["is"] == "done"
        await top.until(lambda: top.table["offers"]["takeback"] == "bottom")
        assert (await top.ask("reply", what="takeback", accept=True))["version"] == 4
        await bottom.at(4)
        await top.at(4)
        assert bottom.actions == ["draw troops", "draw tactics"]
        await bottom.ask("offer", what="takeback")
        await top.ask("reply", what="takeback", accept=True)
        await bottom.at(6)
        assert (bottom.view, len(bottom.log)) == (before, length)
        # There is nothing more to take back, and nobody is bothered with it.
        assert (await bottom.ask("offer", what="takeback"))["reason"] == "undo-nothing"
        await bottom.act(bottom.actions[0], "draw troops")
        await top.at(7)
        assert top.table["offers"]["takeback"] is None
        await assert_up_to_date(tables, bottom, top)
        tables._live.clear()
        await assert_up_to_date(tables, bottom, top)

    play(store, scene)


def test_a_computer_lets_people_take_back_and_declines_an_early_draw(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        person = await Client(tables, made.id, made.tokens["bottom"]).connect()
        before = person.view
        await person.act(person.actions[0], "draw troops")
        await person.until(lambda: person.actions and not person.table["thinking"])
        await person.ask("offer", what="takeback")
        await person.until(lambda: person.table["offers"]["takeback"] is None and person.actions)
        await person.ask("offer", what="takeback")
        await person.until(lambda: person.view == before)
        assert (await person.ask("offer", what="takeback"))["reason"] == "undo-nothing"
        await person.ask("offer", what="draw")
        await person.until(lambda: person.table["offers"]["draw"] is None)
        assert not person.is_over

    play(file_store, scene, seats=AGAINST_COMPUTER)


# -- questions -----------------------------------------------------------------------------------


def test_questions(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        action = bottom.actions[0]
        assert await bottom.ask("why", action=action, id="q") == {"is": "answer", "id": "q", "allowed": True}
        held = bottom.view["hands"]["bottom"]["cards"]
        card = next(card for card in ("red-1", "red-2", "red-3", "blue-1", "blue-2") if card not in held)
        why = await bottom.ask("why", action=f"play {card} 1")
        assert why["allowed"] is False
        assert why.keys() == {"is", "id", "allowed", "clause", "reason", "arguments"}
        assert (await bottom.ask("why", action="dance"))["reason"] == "unknown-action"
        assert (await bottom.ask("odds")).keys() == {"is", "id", "odds"}
        preview = await bottom.ask("preview", action=action)
        assert preview["decision"]["actions"] == ["draw troops", "draw tactics"]
        assert preview["view"]["hands"]["bottom"]["troops"] == 6
        assert await top.ask("preview", action=action, id="p") == {
            "is": "answer",
            "id": "p",
            "decision": None,
            "view": None,
        }
        assert (await bottom.ask("marks")).keys() == {"is", "id", "marks"}
        # About the own cards, whoever decides; about those of others, nobody.
        for asker, side in ((bottom, "bottom"), (top, "top")):
            question = f"card {asker.view['hands'][side]['cards'][0]} 5"
            assert (await asker.ask("study", question=question))["study"]["flags"][0]["flag"] == 5
            assert (await (top if asker is bottom else bottom).ask("study", question=question))["study"] is None
        assert await bottom.ask("visible", visible=False, id="v") == {"is": "answer", "id": "v"}

    play(file_store, scene)


def test_chat(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        spectator = await Client(tables, made.id, None).connect()
        assert (await bottom.ask("chat", text="  Ave!\n\x07 Salve  ", id="c"))["is"] == "done"
        assert (await bottom.ask("chat", text="  Ave!\n\x07 Salve  ", id="c"))["is"] == "done"
        assert (await top.ask("chat", text=" \n "))["reason"] == "empty-chat"
        assert (await top.ask("chat", text="x" * 501))["reason"] == "bad-message"
        await top.ask("chat", text="x" * 500)
        for client in (bottom, top, spectator, await Client(tables, made.id, None).connect()):
            await client.until(lambda one=client: len(one.chat) == 2)  # type: ignore[misc]
            assert [(line["number"], line["side"], line["text"][:4]) for line in client.chat.values()] == [
                (1, "bottom", "Ave!"),
                (2, "top", "xxxx"),
            ]
            assert client.chat[1]["text"] == "Ave! Salve"
        assert bottom.version == 0

    play(store, scene)


def test_chat_can_be_switched_off(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, _ = await two_clients(tables, made)
        assert bottom.table["chat"] is False
        assert (await bottom.ask("chat", text="Ave!"))["reason"] == "no-chat"

    play(file_store, scene, chat=False)


def test_a_computer_neither_talks_nor_agrees_to_a_draw(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        person = await Client(tables, made.id, made.tokens["bottom"]).connect(query="language=ru")
        assert person.table["chat"] is False
        talked = await person.ask("chat", text="Ave!")
        assert (talked["reason"], "не читает" in talked["message"]) == ("chat-with-computer", True)
        offered = await person.ask("offer", what="draw")
        assert (offered["reason"], "ничью" in offered["message"]) == ("draw-with-computer", True)
        assert (person.version, person.table["offers"]["draw"]) == (0, None)
        assert await tables.store.entries(made.id) == []

    play(file_store, scene, seats=AGAINST_COMPUTER)


# -- wrong messages ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number", "wrong"),
    [
        ("", None, "truncated"),
        ("{", None, "truncated"),
        ("[]", None, "object"),
        ('{"do":"dance","id":"a"}', "a", "dance"),
        ('{"id":"a"}', "a", "do"),
        ('{"do":"act","id":"a","version":0}', "a", "actions"),
        ('{"do":"act","id":"a","version":"0","actions":["x"]}', "a", "$.version"),
        ('{"do":"act","id":"a","version":0,"actions":[]}', "a", "$.actions"),
        ('{"do":"act","id":"a","version":0,"actions":["x"],"more":1}', "a", "more"),
        ('{"do":"act","id":"' + 37 * "a" + '","version":0,"actions":["x"]}', None, "$.id"),
        ('{"do":"resign"}', None, "id"),
        ('{"do":"offer","id":"a","what":"tea"}', "a", "tea"),
        ('{"do":"hello","game":"x","id":"a"}', "a", "hello"),
        ("[" * 5000, None, ""),
        ('{"do":"chat","id":"a","text":"\\ud800"}', None, ""),
    ],
)
def test_a_message_that_cannot_be_read_says_what_is_wrong(
    file_store: Store, text: str, number: str, wrong: str
) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        bottom.put(text)
        said = await bottom.until(lambda: bottom.errors or list(bottom.answers.values()))
        assert (said[0]["reason"], said[0]["id"]) == ("bad-message", number)
        assert wrong in said[0]["arguments"]["wrong"]
        # The connection still serves.
        assert (await bottom.act(bottom.actions[0]))["is"] == "done"

    play(file_store, scene)


def test_a_message_that_is_too_long_ends_the_connection(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        bottom.say(do="chat", id="a", text="ш" * 9000)
        await bottom.until(lambda: bottom.code)
        assert bottom.errors[-1]["reason"] == "too-big"
        assert bottom.code == 1009

    play(file_store, scene)


def test_messages_that_come_too_fast(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        for number in range(300):
            bottom.say(do="marks", id=f"n{number}")
        await bottom.until(lambda: bottom.code)
        reasons = [answer.get("reason", "") for answer in bottom.answers.values()]
        assert reasons[:10] == [""] * 10
        assert reasons[20] == "too-fast"
        assert bottom.code == 1008

    play(file_store, scene, {"rate": 1.0, "burst": 10})


def test_chat_is_slower_than_play(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        answers = [await bottom.ask("chat", text="Ave") for _ in range(3)]
        assert [answer["is"] for answer in answers] == ["done", "done", "error"]
        assert answers[2]["reason"] == "too-fast"
        assert (await bottom.act(bottom.actions[0]))["is"] == "done"

    play(file_store, scene, {"rate": 0.1, "burst": 12})


def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(file_store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        asleep = asyncio.Event()

        async def never(message: dict[str, Any]) -> None:
            """What is sent is never taken."""
            if message["type"] == "websocket.send":
                asleep.set()
                await asyncio.Event().wait()

        app = app_of(tables)
        scope: dict[str, Any] = {"type": "websocket", "path": "/api/socket", "query_string": b"", "headers": []}
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"do": "hello", "game": made.id})})
        task = asyncio.create_task(app(scope | {"app": app, "subprotocols": []}, inbox.get, never))  # type: ignore[arg-type]
        await asleep.wait()
        await bottom.until(lambda: bottom.table["spectators"] == 1)
        for number in range(400):
            await bottom.ask("offer" if number % 2 == 0 else "withdraw", what="draw")
        await asyncio.wait_for(task, 10)
        await bottom.until(lambda: bottom.table["spectators"] == 0)
        await assert_up_to_date(tables, bottom, top)

    play(file_store, scene)


# -- notices -------------------------------------------------------------------------------------


def test_a_person_who_does_not_look_is_called(file_store: Store) -> None:
    calls = Calls()

    async def scene(tables: Tables, made: Made) -> None:
        bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
        await bottom.act(bottom.actions[0])
        assert calls.calls == []
        await bottom.at(1)
        await bottom.act("draw troops")
        await asyncio.sleep(0.05)
        assert calls.calls == [(made.id, "top")]
        top = await Client(tables, made.id, made.tokens["top"]).connect()
        await top.act(top.actions[0], "draw troops")
        await bottom.at(3)
        await bottom.act(bottom.actions[0], "draw troops")
        await asyncio.sleep(0.05)
        assert len(calls.calls) == 1
        await top.at(4)
        await bottom.ask("visible", visible=False)
        await top.act(top.actions[0], "draw troops")
        await asyncio.sleep(0.05)
        assert calls.calls[1:] == [(made.id, "bottom")]

    play(file_store, scene, {"push": calls})


# -- the return game -----------------------------------------------------------------------------


def coming(client: Client) -> list[str]:
    """The sides for whose people a rematch waits."""
    return [side for side, seat in client.table["seats"].items() if seat["coming"]]


def test_a_rematch_begins_when_both_have_sat_down(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, _ = await two_clients(tables, made)
        await bottom.ask("resign")
        game = await tables.rematch(made.id)
        # Both still sit at the old table: that does not count here. The sides are swapped.
        first = await Client(tables, game, made.tokens["top"]).connect()
        assert coming(first) == ["top"]
        assert (await first.act("anything"))["reason"] == "not-begun"
        assert (await first.ask("offer", what="draw"))["reason"] == "not-begun"
        assert (await first.ask("chat", text="Are you there?"))["is"] == "done"
        await Client(tables, game, None).connect()
        assert (await first.act("anything"))["reason"] == "not-begun", "a spectator is nobody to play with"
        await first.cut()
        # They need not be there at the same time.
        other = await Client(tables, game, made.tokens["bottom"]).connect()
        assert coming(other) == []
        first = await first.connect()
        decider = first if first.actions else other
        assert (await decider.act(decider.actions[0]))["is"] == "done"
        await assert_up_to_date(tables, first, other)

    play(store, scene)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": AGAINST_COMPUTER}, "a computer is always there"),
        ({"clock": {"seconds": 86_400, "per": "move"}}, "a day for a move"),
    ],
)
def test_other_rematches_wait_for_nobody(file_store: Store, wishes: dict[str, Any], reason: str) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        person = await Client(tables, made.id, made.tokens["bottom"]).connect()
        await person.ask("resign")
        again = await Client(tables, await tables.rematch(made.id), made.tokens["bottom"]).connect()
        assert coming(again) == [], reason

    play(file_store, scene, **wishes)


def test_a_rematch_swaps_the_sides_and_is_made_once(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        await bottom.ask("resign")
        game = await tables.rematch(made.id)
        assert await tables.rematch(made.id) == game != made.id
        await top.until(lambda: top.table["rematch"] == game)
        again = await Client(tables, game, made.tokens["top"]).connect()
        assert again.table["seats"]["bottom"]["name"] == "Boris"
        assert "cards" in again.view["hands"]["bottom"]
        stored = await tables.store.find(game)
        assert stored is not None
        assert "\nbottom: human Boris\ntop: human Anna\n" in stored.header

    play(store, scene)


# -- going away ----------------------------------------------------------------------------------


def test_closing_sends_everyone_away_to_come_back(store: Store) -> None:
    async def scene(tables: Tables, made: Made) -> None:
        bottom, top = await two_clients(tables, made)
        bottom.say(do="act", id="last", version=0, actions=[bottom.actions[0]])
        await asyncio.sleep(0)
        await tables.close()
        assert (bottom.code, top.code) == (1012, 1012)
        # What was under way was either finished and told, or not done at all.
        entries = await tables.store.entries(made.id)
        assert len(entries) == ("last" in bottom.answers)
        late = Client(tables, made.id, None)
        late.open()
        await late.until(lambda: late.code)
        assert late.code == 1012

    play(store, scene)


def test_akragas_answers_marks_and_odds(file_store: Store) -> None:
    async def whole() -> None:
        async with tables_on(file_store) as tables:
            made = await new_akragas(tables)
            bottom, top = await two_clients(tables, made)
            generator = generator_from(1)
            match = GAMES.find("ancients")
            assert match.key == "ancients"
            for _ in range(60):
                mover = bottom if bottom.actions else top
                assert isinstance((await mover.ask("marks"))["marks"], dict)
                assert "odds" in await mover.ask("odds")
                assert (await top.ask("study", question="threat bottom"))["study"]["hits"]
                action = mover.actions[generator.below(len(mover.actions))]
                assert (await mover.ask("preview", action=action))["is"] == "answer"
                version = (await mover.act(action))["version"]
                for client in (bottom, top):
                    await client.at(version)

    run(whole())

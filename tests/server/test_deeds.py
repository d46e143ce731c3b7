"""Moves that cannot be counted, over the socket: typed, refused by clause, asked about while dragging, taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from databases import run
from toy_manoeuvre.game import GAME
from wires import AGAINST_COMPUTER, PEOPLE, Client, assert_up_to_date, new_battle_line, tables_on, two_clients

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.table import resume_table
from vexilla.server.store import Store
from vexilla.server.tables import Tables
from vexilla.server.tables.entries import all_lines
from vexilla.server.tables.new_games import Made


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.games, GAME.key, GAME)


async def new_manoeuvre(tables: Tables, **given: Any) -> Made:
    return await new_battle_line(tables, **{"ruleset": "toy_manoeuvre", "seats": PEOPLE} | given)


async def record_of(tables: Tables, game: str) -> str:
    stored = await tables.store.find(game)
    assert stored is not None
    return stored.header + "".join(f"{line}\n" for line in await all_lines(tables.store, game))


def test_a_deed_is_typed_refused_and_taken_back(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_manoeuvre(tables)
            bottom, top = await two_clients(tables, made)
            assert bottom.actions == ["done"]
            forms = {form["verb"]: form for form in bottom.view["decision"]["forms"]}
            assert forms["advance"]["usage"] == "advance GROUP DISTANCE"
            assert forms["advance"]["fields"][0]["offered"] == ["a1", "a2", "a3", "a4"]
            assert "forms" not in top.view["decision"]
            done = await bottom.act("advance a2,a1 7.50", "wheel a3 right 15")
            assert done["is"] == "done"
            await top.at(done["version"])
            pieces = {piece["id"]: piece for piece in top.view["measured"]["pieces"]}
            assert pieces["a1"]["outline"][0] == [36_000, 37_500]
            assert pieces["a3"]["heading"] == 15
            refused = await bottom.act("advance a1,a4 1")
            assert refused["is"] == "refused"
            assert refused["clause"] == "MAN-02-002"
            assert refused["action"] == "advance a1,a4 1"
            wrong = await bottom.act("advance a1 99")
            assert wrong["reason"] == "unknown-action"
            assert "distance: 99 is not between 0 and 12" in wrong["message"]
            assert (await bottom.ask("why", action="advance a1 4.6"))["clause"] == "MAN-02-003"
            undone = await bottom.ask("undo", version=bottom.version)
            assert undone["is"] == "done"
            await bottom.at(undone["version"])
            again = {piece["id"]: piece for piece in bottom.view["measured"]["pieces"]}
            assert again["a3"]["heading"] == 0
            assert again["a1"]["outline"][0] == [36_000, 37_500]
            lines = await all_lines(tables.store, made.id)
            assert "bottom advance a1,a2 7.5" in lines, "the record has the canonical text"
            await assert_up_to_date(tables, bottom, top)

    run(scene())


def test_what_is_wrong_is_said_in_the_reader_s_language(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_manoeuvre(tables)
            client = await Client(tables, made.id, made.tokens["bottom"]).connect(query="language=uk")
            wrong = await client.act("advance a1 99")
            assert wrong["message"] == "distance: 99 не між 0 і 12."
            assert (await client.act("advance a1"))["message"] == "Це пишеться так: advance GROUP DISTANCE."

    run(scene())


def test_questions_while_dragging(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_manoeuvre(tables)
            bottom, top = await two_clients(tables, made)
            spectator = await Client(tables, made.id, None).connect()
            asked = await bottom.ask("ask", question="reach a1,a2 44:40.5")
            assert asked["is"] == "answer"
            assert asked["version"] == bottom.version
            assert asked["answer"]["move"] == "advance a1,a2 10.5"
            assert len(asked["answer"]["ghost"]) == 2
            assert (await top.ask("ask", question="reach a1,a2 44:40.5"))["reason"] == "not-your-decision"
            assert (await spectator.ask("ask", question="stops a1"))["reason"] == "not-yours"
            wrong = await bottom.ask("ask", question="reach a1")
            assert wrong["reason"] == "unknown-question"
            assert "it is written 'reach GROUP TOWARDS'" in wrong["message"]
            assert (await bottom.ask("ask", question="x" * 900))["reason"] == "bad-message"

    run(scene())


def test_the_table_answers_both_players_at_any_time(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_battle_line(tables, ruleset="grand_battle", scenario="leuctra", seats=PEOPLE)
            bottom, top = await two_clients(tables, made)
            decider, other = (bottom, top) if bottom.actions else (top, bottom)
            verbs = {question["verb"] for question in other.view["questions"]}
            assert {"reach", "targets", "threat", "odds"} <= verbs
            question = "gap hoplites-1 spartiates-1"
            told = [(await client.ask("ask", question=question))["answer"] for client in (decider, other)]
            assert told[0] == told[1]
            # Asked again it is the same, and not worked out anew.
            live = await tables.open(made.id)
            assert other.version is not None
            match, kept = live.thoughts.find(other.version, SIDE_NAMES.index(other.side), question)
            assert match is not None
            assert kept is not None
            assert (await other.ask("ask", question=question))["answer"] == told[0]
            assert live.thoughts.find(other.version, SIDE_NAMES.index(other.side), question) == (match, kept)
            assert (await other.ask("ask", question="cost"))["reason"] == "unknown-question", "that is the decider's"
            assert (await decider.ask("ask", question="plan"))["answer"] == {"deeds": [], "complete": False}
            # What was imagined for one position is forgotten with it.
            before = (await decider.ask("ask", question="cost"))["answer"]
            name = next(piece["id"] for piece in decider.view["measured"]["pieces"] if piece["side"] == decider.side)
            await decider.act(f"order manoeuvre {name} from army else army")
            assert len((await decider.ask("ask", question="cost"))["answer"]["lines"]) == len(before["lines"]) + 1

    run(scene())


def test_questions_are_rate_limited_like_any_message(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store, rate=1.0, burst=6) as tables:
            made = await new_manoeuvre(tables)
            client = await Client(tables, made.id, made.tokens["bottom"]).connect()
            answers = [await client.ask("ask", question="reach a1 40:35") for _ in range(20)]
            assert [answer["is"] for answer in answers[:5]] == ["answer"] * 5
            assert answers[-1]["reason"] == "too-fast"

    run(scene())


def test_a_whole_game_and_its_record(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_manoeuvre(tables)
            clients = await two_clients(tables, made)
            dice = random.Random(3)
            while not clients[0].is_over:
                mover = clients[0] if clients[0].actions else clients[1]
                match = resume_table(await record_of(tables, made.id), GAMES).match
                said = match.text(match.sample(generator_from(dice.randrange(1, 1000))))
                answer = await mover.act(said if dice.random() < 0.7 else "done")
                assert answer["is"] == "done", answer
                for client in clients:
                    await client.at(answer["version"])
            await assert_up_to_date(tables, *clients)
            assert resume_table(await record_of(tables, made.id), GAMES).over

    run(scene())


def test_a_computer_answers_with_deeds(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_manoeuvre(tables, seats=AGAINST_COMPUTER)
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            lines: list[str] = []
            # In a turn or two it may happen to do nothing.
            while not any(line.startswith("top ") and line != "top done" for line in lines):
                await bottom.until(lambda: bottom.actions or bottom.is_over)
                assert not bottom.is_over
                await bottom.act("done")
                lines = await all_lines(tables.store, made.id)
            assert all(line.split()[0] in SIDE_NAMES for line in lines)

    run(scene())

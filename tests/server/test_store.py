"""The store: what is written is found again, once, in order, and nobody's writing spoils another's."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from databases import act, new_game, now_at, run
from sqlalchemy import event

from vexilla.server.store import (
    Changes,
    Entry,
    NotStorable,
    Seat,
    Store,
    StoreUnavailable,
    UnknownGame,
    open_store,
)


def test_a_game_is_found_as_it_was_created(store: Store) -> None:
    game = new_game(
        lines=["chance deal bottom red-7", "bottom play red-7 3"],
        options={"tactics": "yes"},
        seats={"bottom": Seat("link", "Анна", "", True), "top": Seat("computer", "", "steady")},
        clock={"seconds": 600, "increment": 5, "per": "game"},
        chat=False,
        watch=False,
        version=0,
        state="playing",
        decider="top",
        winner="",
        ending="",
        turn=3,
        deadline=1234.5678901,
        created=1763223456.789012,
    )
    plain = new_game()

    async def main() -> None:
        async with store:
            await store.create(game)
            await store.create(plain)
            assert await store.find(game.id) == game
            assert await store.find(plain.id) == plain
            assert await store.find("nothing") is None
            assert await store.find_many([plain.id, "nothing", game.id, plain.id]) == [plain, game]
            assert await store.find_many([]) == []
            many = [new_game() for _ in range(600)]
            await asyncio.gather(*[store.create(each) for each in many])
            assert await store.find_many([each.id for each in many]) == many

    run(main())


def test_a_game_cannot_be_created_twice(store: Store) -> None:
    async def main() -> None:
        async with store:
            game, other = new_game(), new_game()
            await store.create(game)
            outcomes = await asyncio.gather(
                store.create(new_game(game.id, scenario="other")), store.create(other), return_exceptions=True
            )
            assert isinstance(outcomes[0], NotStorable)
            assert outcomes[1] is None
            assert await store.find(game.id) == game
            assert await store.find(other.id) == other

    run(main())


def test_entries_and_changes_are_written_together(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game(deadline=50.0)
            await store.create(game)
            first = Entry(1, "bottom", "act", "m1", ["bottom play red-7 3", "chance deal"], {"clock": {"top": 7}}, 5.25)
            second = Entry(2, "server", "time", "", [], {}, 6.5)
            assert await store.append(game.id, [first, second], Changes(updated=7.0, decider="top", turn=2))
            found = await store.find(game.id)
            assert found is not None
            assert (found.version, found.updated, found.decider, found.turn) == (2, 7.0, "top", 2)
            assert (found.deadline, found.state) == (50.0, "playing")
            third = Entry(3, "top", "resign")
            over = Changes(state="over", winner="bottom", ending="resigned", deadline=None)
            assert await store.append(game.id, [third], over)
            found = await store.find(game.id)
            assert found is not None
            assert (found.state, found.winner, found.ending, found.deadline) == ("over", "bottom", "resigned", None)
            assert (found.decider, found.seats) == ("top", game.seats)
            assert await store.entries(game.id) == [first, second, third]
            assert await store.entries(game.id, 2) == [third]
            assert await store.entries(game.id, 3) == []

    run(main())


def test_a_version_is_written_once(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            assert await store.append(game.id, [act(1)], now_at(1))
            late = Changes(state="over", winner="top")
            assert not await store.append(game.id, [act(1, side="top")], late)
            assert not await store.append(game.id, [act(1), act(2)], late)
            assert not await store.append(game.id, [act(3)], late), "a gap"
            assert await store.entries(game.id) == [act(1)]
            found = await store.find(game.id)
            assert found is not None
            assert (found.version, found.state) == (1, "playing")

    run(main())


def test_a_message_is_written_once(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            assert await store.append(game.id, [act(1, "m1")], now_at(1))
            assert not await store.append(game.id, [act(2, "m1")], now_at(2)), "the same message"
            assert not await store.append(game.id, [act(2, "m2"), act(3, "m2")], now_at(3))
            assert await store.append(game.id, [act(2, "m1", "top"), act(3), act(4)], now_at(4)), "another seat; none"
            assert [entry.version for entry in await store.entries(game.id)] == [1, 2, 3, 4]

    run(main())


def test_entries_must_follow_each_other(store: Store) -> None:
    async def main() -> None:
        async with store:
            with pytest.raises(ValueError, match="follow"):
                await store.append("any", [act(1), act(3)], now_at(3))
            with pytest.raises(ValueError, match="no entries"):
                await store.append("any", [], now_at(3))

    run(main())


def test_many_appends_at_once_share_commits(store: Store) -> None:
    async def main() -> None:
        async with store:
            games = [new_game() for _ in range(100)]
            await asyncio.gather(*[store.create(game) for game in games])
            before = store.measures.commits

            async def play(game: str) -> None:
                for version in range(1, 11):
                    assert await store.append(game, [act(version, f"m{version}")], now_at(version))

            await asyncio.gather(*[play(game.id) for game in games])
            assert store.measures.commits - before < 200, "1,000 appends"
            for game in await store.find_many([game.id for game in games]):
                assert game.version == 10
                assert await store.entries(game.id) == [act(n, f"m{n}") for n in range(1, 11)]
            assert store.waiting == 0

    run(main())


def test_appends_to_one_game_that_arrive_together_stand_in_order(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            asked = [
                store.append(game.id, [act(1, "a")], now_at(1, decider="top")),
                store.append(game.id, [act(1, "b")], now_at(1)),
                store.append(game.id, [act(2, "c")], now_at(2)),
                store.append(game.id, [act(2, "d")], now_at(2, decider="bottom")),
                store.append(game.id, [act(3, "e")], Changes(updated=9.0)),
            ]
            answers = await asyncio.gather(*asked)
            assert answers == [True, False, True, False, True]
            assert [entry.message for entry in await store.entries(game.id)] == ["a", "c", "e"]
            found = await store.find(game.id)
            assert found is not None
            assert (found.version, found.decider, found.turn, found.updated) == (3, "top", 2, 9.0)

    run(main())


def test_bad_appends_fail_alone(store: Store) -> None:
    async def main() -> None:
        async with store:
            games = [new_game() for _ in range(40)]
            await asyncio.gather(*[store.create(game) for game in games])
            await store.append(games[3].id, [act(1, "m")], now_at(1))
            asked = [store.append(game.id, [act(1, "m")], now_at(1)) for game in games]
            asked.append(store.append(games[3].id, [act(2, "m")], now_at(2)))  # a message that is there already
            asked.append(store.append("nobody", [act(1)], now_at(1)))  # a game that is not
            asked.append(store.append(games[3].id, [act(2, "n\ud800")], now_at(2)))  # no text that can be written
            asked.append(store.append(games[3].id, [act(2)], now_at(2, state=object())))  # no value at all
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert answers[:40] == [index != 3 for index in range(40)]
            assert answers[40] is False
            assert isinstance(answers[41], UnknownGame)
            assert isinstance(answers[42], NotStorable)
            assert isinstance(answers[43], NotStorable)
            for game in await store.find_many([game.id for game in games]):
                assert game.version == 1
                assert await store.entries(game.id) == [act(1, "m")]

    run(main())


def test_two_stores_cannot_both_write_a_version(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as one, open_store(database) as other:
            games = [new_game() for _ in range(10)]
            await asyncio.gather(*[one.create(game) for game in games])
            won = {"one": 0, "other": 0}

            async def play(store: Store, name: str, game: str) -> None:
                version = 0
                while version < 20:
                    if await store.append(game, [act(version + 1, f"{name}-{version}")], now_at(version + 1)):
                        won[name] += 1
                        version += 1
                    else:
                        found = await store.find(game)
                        assert found is not None
                        version = found.version

            players = [play(store, name, game.id) for store, name in ((one, "one"), (other, "other")) for game in games]
            await asyncio.gather(*players)
            for game in games:
                assert [entry.version for entry in await one.entries(game.id)] == list(range(1, 21))
            assert sum(won.values()) == 200

    run(main())


def test_chat_is_numbered_and_said_once(store: Store) -> None:
    async def main() -> None:
        async with store:
            game, other = new_game(), new_game()
            await store.create(game)
            await store.create(other)
            first = await store.add_chat(game.id, "bottom", "Ave", "c1", at=5.0)
            assert (first.number, first.side, first.text, first.at) == (1, "bottom", "Ave", 5.0)
            assert await store.add_chat(game.id, "bottom", "Ave", "c1", at=6.0) == first
            said = await asyncio.gather(*[store.add_chat(game.id, "top", f"{n}", f"c{n // 2}") for n in range(20)])
            assert sorted({line.number for line in said}) == list(range(2, 12))
            await store.add_chat(game.id, "top", "no message id")
            await store.add_chat(game.id, "top", "no message id")
            lines = await store.chat(game.id)
            assert [line.number for line in lines] == list(range(1, 14))
            assert [line.number for line in await store.chat(game.id, last=3)] == [11, 12, 13]
            assert [line.number for line in await store.chat(game.id, after=11)] == [12, 13]
            assert abs(lines[-1].at - time.time()) < 60
            assert await store.chat(other.id) == []
            bad = await asyncio.gather(
                store.add_chat("nobody", "top", "x"),
                store.add_chat(other.id, "top", "\ud800"),
                store.add_chat(other.id, "top", "still heard"),
                return_exceptions=True,
            )
            assert [type(each).__name__ for each in bad] == ["UnknownGame", "NotStorable", "ChatLine"]
            assert [line.text for line in await store.chat(other.id)] == ["still heard"]

    run(main())


def test_a_game_has_one_rematch(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            offered = [new_game(created=float(n)) for n in range(5)]
            answers = await asyncio.gather(*[store.create_rematch(game.id, each) for each in offered])
            assert set(answers) == {offered[0].id}
            assert [each.id for each in await store.find_many([each.id for each in offered])] == [offered[0].id]
            assert await store.create_rematch(game.id, new_game()) == offered[0].id
            found = await store.find(game.id)
            assert found is not None
            assert found.rematch == offered[0].id
            with pytest.raises(UnknownGame):
                await store.create_rematch("nobody", new_game())

    run(main())


def test_games_whose_time_is_up_are_found(store: Store) -> None:
    async def main() -> None:
        async with store:
            for name, deadline in (("late", 20.0), ("later", 10.0), ("not-yet", 30.0), ("no-clock", None)):
                await store.create(new_game(name, deadline=deadline))
            await store.create(new_game("over", deadline=5.0, state="over"))
            assert await store.overdue(25.0) == ["later", "late"]
            assert await store.append("later", [act(1)], Changes(deadline=40.0))
            assert await store.overdue(25.0) == ["late"]
            assert await store.append("late", [act(1)], Changes(deadline=None))
            assert await store.overdue(25.0) == []
            assert await store.overdue(100.0) == ["not-yet", "later"]

    run(main())


def test_push_subscriptions_of_a_seat(store: Store) -> None:
    async def main() -> None:
        async with store:
            game, other = new_game(), new_game()
            await store.create(game)
            await store.create(other)
            phone = {"endpoint": "https://push.example/1", "keys": {"auth": "a", "p256dh": "b"}}
            desk = {"endpoint": "https://push.example/2", "keys": {"auth": "c", "p256dh": "d"}}
            await store.save_subscription(game.id, "bottom", phone)
            await store.save_subscription(game.id, "bottom", phone | {"keys": {"auth": "new"}})
            await store.save_subscription(game.id, "bottom", desk)
            await store.save_subscription(game.id, "top", desk)
            await store.save_subscription(other.id, "bottom", desk)
            found = await store.subscriptions(game.id, "bottom")
            assert sorted(found, key=str) == sorted([phone | {"keys": {"auth": "new"}}, desk], key=str)
            await store.remove_subscription(game.id, "bottom", "https://push.example/2")
            assert len(await store.subscriptions(game.id, "bottom")) == 1
            assert await store.subscriptions(game.id, "top") == [desk]
            await store.forget_endpoint("https://push.example/2")
            assert await store.subscriptions(game.id, "top") == []
            assert await store.subscriptions(other.id, "bottom") == []
            with pytest.raises(UnknownGame):
                await store.save_subscription("nobody", "top", phone)

    run(main())


def test_a_secret_is_made_once(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as one, open_store(database) as other:
            keys = [bytes([n]) * 32 for n in range(10)]
            makers = iter(keys)
            stores = [one, other] * 5
            made = await asyncio.gather(*[store.secret("push", lambda: next(makers)) for store in stores])
            assert len(set(made)) == 1
            assert made[0] in keys
            assert await other.secret("push", lambda: b"another") == made[0]
            assert await other.secret("second", lambda: b"\x00\xff") == b"\x00\xff"

    run(main())


def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    async def main() -> None:
        store = open_store(database)
        await store.start()
        game = new_game()
        await store.create(game)
        asked = [asyncio.create_task(store.append(game.id, [act(n)], now_at(n))) for n in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [True] * 29
        with pytest.raises(StoreUnavailable):
            await store.append(game.id, [act(30)], now_at(30))
        with pytest.raises(StoreUnavailable):
            await store.find(game.id)
        async with open_store(database) as again:
            assert len(await again.entries(game.id)) == 29

    run(main())


def test_a_caller_that_is_gone_hurts_nobody(store: Store) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            task = asyncio.create_task(store.append(game.id, [act(1)], now_at(1)))
            await asyncio.sleep(0)
            task.cancel()
            assert await store.append(game.id, [act(2)], now_at(2))
            assert len(await store.entries(game.id)) == 2
            await store.ping()

    run(main())


def test_messages_sent_twice_cost_the_others_little(store: Store) -> None:
    """However often: those that are there already are sorted out at once."""

    async def main() -> None:
        async with store:
            games = [new_game() for _ in range(64)]
            await asyncio.gather(*[store.create(game) for game in games])
            await asyncio.gather(*[store.append(game.id, [act(1, "m1")], now_at(1)) for game in games])
            tried = 0

            @event.listens_for(store._database.writing, "rollback")
            def count(_connection: Any) -> None:
                nonlocal tried
                tried += 1

            asked = [
                store.append(game.id, [act(2, "m1" if number % 16 == 0 else "m2")], now_at(2))
                for number, game in enumerate(games)
            ]
            answers = await asyncio.gather(*asked)
            assert answers == [number % 16 != 0 for number in range(64)]
            # One for all, then one for those that are to blame and their parts: four of them.
            assert tried <= 1 + 2 * (1 + 2 + 4) + 4

    run(main())


def test_whatever_happens_the_writer_goes_on(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def main() -> None:
        async with file_store as store:
            game = new_game()
            await store.create(game)
            with monkeypatch.context() as patched:
                patched.setattr(type(store._writer), "_write_all", fail)
                with pytest.raises(StoreUnavailable):
                    await store.append(game.id, [act(1)], now_at(1))
            assert await store.append(game.id, [act(1)], now_at(1))

    run(main())

"""Several processes on one database: news between them, migrations at once, and one of them killed at any moment."""

from __future__ import annotations

import asyncio
import pathlib
import random
import time

import psycopg
import pytest
from databases import PATIENCE, act, new_game, now_at, run
from store_processes import append_for_ever, append_some, only_open, started

from vexilla.server.store import EVERYTHING, News, open_store

KILLS = 20


def test_what_another_process_writes_is_news(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as store:
            games = [new_game() for _ in range(3)]
            await asyncio.gather(*[store.create(game) for game in games])
            feed, second = store.news(), store.news()
            process = await asyncio.to_thread(started, append_some, database, [game.id for game in games[:2]], 5)
            heard: dict[str, News] = {}
            while {each.id: (each.version, each.chat) for each in heard.values()} != {g.id: (5, 1) for g in games[:2]}:
                news = await asyncio.wait_for(anext(feed), PATIENCE)
                heard[news.id] = news
            await asyncio.to_thread(process.join)
            assert process.exitcode == 0
            assert games[2].id not in heard
            assert (await anext(second)).id in heard, "every reader hears them"
            # It was told in time, and all of it is there.
            for game in games[:2]:
                assert len(await store.entries(game.id)) == 5

    run(main())


def test_news_are_told_soon_and_the_own_writing_is_none(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as one, open_store(database) as other:
            game, busy = new_game(), new_game()
            await one.create(game)
            await one.create(busy)
            await asyncio.sleep(0.5)
            mine, theirs = one.news(), other.news()
            delays = []
            for version in range(1, 6):
                start = time.monotonic()
                await one.append(game.id, [act(version)], now_at(version))
                assert await asyncio.wait_for(anext(theirs), PATIENCE) == News(game.id, version, 0)
                delays.append(time.monotonic() - start)
                # The other one's own writing must not hide what it has to hear.
                await other.append(busy.id, [act(version)], now_at(version))
            assert min(delays) < 2
            heard = set()
            while (busy.id, 5) not in heard:
                news = await asyncio.wait_for(anext(mine), PATIENCE)
                heard.add((news.id, news.version))
            assert {game_id for game_id, _ in heard} == {busy.id}
            # What says nothing about a game does not shift the count by which the news are told.
            await one.secret("push", lambda: b"key")
            await other.append(busy.id, [act(6)], now_at(6))
            assert await asyncio.wait_for(anext(mine), PATIENCE) == News(busy.id, 6, 0)
            mine.close()
            with pytest.raises(StopAsyncIteration):
                await anext(mine)

    run(main())


def test_a_slow_reader_hears_the_latest_of_each_game(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as one, open_store(database) as other:
            games = [new_game() for _ in range(300)]
            await asyncio.gather(*[one.create(game) for game in games])
            await asyncio.sleep(0.5)
            feed = other.news()
            for version in (1, 2, 3):
                await asyncio.gather(*[one.append(game.id, [act(version)], now_at(version)) for game in games])
            await asyncio.sleep(1)
            heard = [await asyncio.wait_for(anext(feed), PATIENCE) for _ in games]
            assert sorted(heard) == sorted(News(game.id, 3, 0) for game in games)

    run(main())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_after_a_lost_connection_everything_may_be_new(database: str) -> None:
    async def main() -> None:
        async with open_store(database) as store, open_store(database) as other:
            game = new_game()
            await store.create(game)
            feed = store.news()
            with psycopg.connect(database, autocommit=True) as connection:
                kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vexilla news'"
                connection.execute(kill)
            assert await asyncio.wait_for(anext(feed), PATIENCE) == EVERYTHING
            await other.append(game.id, [act(1)], now_at(1))
            assert await asyncio.wait_for(anext(feed), PATIENCE) == News(game.id, 1, 0)

    run(main())


def test_many_processes_may_open_a_new_database_at_once(database: str) -> None:
    processes = [started(only_open, database) for _ in range(6)]
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0] * 6


def test_killed_at_any_moment_nothing_reported_is_lost(database: str, tmp_path: pathlib.Path) -> None:
    games = [new_game().id for _ in range(8)]

    async def create() -> None:
        async with open_store(database) as store:
            await asyncio.gather(*[store.create(new_game(game)) for game in games])

    run(create())
    reported = dict.fromkeys(games, 0)

    async def check() -> None:
        async with open_store(database) as store:
            for stored in await store.find_many(games):
                versions = [entry.version for entry in await store.entries(stored.id)]
                assert versions == list(range(1, len(versions) + 1))
                assert stored.version == stored.turn == len(versions)
                assert len(versions) >= reported[stored.id], "reported as committed, but lost"

    chance = random.Random(4)
    reports = tmp_path / "reports"
    for _ in range(KILLS):
        reports.write_bytes(b"")
        process = started(append_for_ever, database, games, str(reports))
        while not reports.stat().st_size:
            assert process.is_alive(), "the process ended before it was killed"
            time.sleep(0.005)
        time.sleep(chance.random() * 0.1)
        process.kill()
        process.join()
        for line in reports.read_text(encoding="ascii").splitlines():
            game, version = line.split()
            reported[game] = max(reported[game], int(version))
        run(check())
    assert sum(reported.values()) >= KILLS

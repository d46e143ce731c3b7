"""Appends: what a database takes, entries of journals written durably by one process and by two at once.

``tools/postgres run .venv/bin/python benchmarks/appends.py`` measures a PostgreSQL of its own and an SQLite file. No
rules are played and nobody is told: it is the store alone, so many games at a time, each with its next entry as soon
as the last one is committed.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import pathlib
import secrets
import sys
import tempfile
import time
from typing import Final

import psycopg
from sqlalchemy import make_url

from vexilla.server.store import Changes, Entry, Seat, Store, StoredGame, open_store

#: Games that each process writes at once, and for how long (seconds).
GAMES: Final = 250
SECONDS: Final = 10.0
#: About what a decision of Akragas adds to a record.
LINES: Final = ["bottom move E2 E3", "chance roll 3 1 5 2", "top retreat E5"]


async def append(store: Store, until: float) -> int:
    """Write entry after entry into a new game; how many were committed."""
    seats = {side: Seat("here", side) for side in ("bottom", "top")}
    game = secrets.token_urlsafe(12)
    await store.create(
        StoredGame(id=game, ruleset="ancients", scenario="", header="", seats=seats, created=0.0, updated=0.0)
    )
    version = 0
    while time.monotonic() < until:
        version += 1
        entry = Entry(version, "bottom", "act", f"m{version}", LINES, {"log": version}, time.time())
        assert await store.append(game, [entry], Changes(updated=entry.at, turn=version, decider="top"))
    return version


async def write(address: str) -> dict[str, float]:
    """What one process writes."""
    async with open_store(address) as store:
        until = time.monotonic() + SECONDS
        counts = await asyncio.gather(*[append(store, until) for _ in range(GAMES)])
        return {"appends": sum(counts), "commits": store.measures.commits, "seconds": sum(os.times()[:2])}


def work(address: str, found: multiprocessing.Queue[dict[str, float]]) -> None:
    """A process."""
    found.put(asyncio.run(write(address)))


def measure(kind: str, address: str, processes: int) -> dict[str, float | int | str]:
    """So many processes at once."""
    found: multiprocessing.Queue[dict[str, float]] = multiprocessing.Queue()
    running = [multiprocessing.Process(target=work, args=(address, found)) for _ in range(processes)]
    for process in running:
        process.start()
    results = [found.get() for _ in running]
    for process in running:
        process.join()
    written = sum(result["appends"] for result in results)
    return {
        "database": kind,
        "processes": processes,
        "appends a second": round(written / SECONDS),
        "commits a second": round(sum(result["commits"] for result in results) / SECONDS),
        "processes' processor time, per cent": round(100 * sum(result["seconds"] for result in results) / SECONDS),
        "bytes an entry": round(size_of(address) / written),
    }


def size_of(address: str) -> int:
    """What the database takes on the disk."""
    url = make_url(address)
    if url.drivername == "sqlite":
        return pathlib.Path(url.database or "").stat().st_size
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT pg_total_relation_size('entries')").fetchone()
        assert row is not None
        return int(row[0])


def main() -> None:
    """Measure whatever databases there are."""
    server = os.environ.get("VEXILLA_TEST_POSTGRES")
    with tempfile.TemporaryDirectory() as folder:
        for processes in (1, 2):
            kinds = {"sqlite": f"sqlite:///{pathlib.Path(folder) / f'{processes}.sqlite'}"}
            if server:
                name = f"appends_{secrets.token_hex(4)}"
                with psycopg.connect(server, autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
                kinds["postgresql"] = make_url(server).set(database=name).render_as_string(hide_password=False)
            for kind, address in kinds.items():
                # Made before, so that nobody waits for it while it is measured.
                asyncio.run(_open(address))
                print(json.dumps(measure(kind, address, processes)), file=sys.stdout, flush=True)


async def _open(address: str) -> None:
    async with open_store(address) as store:
        await store.ping()


if __name__ == "__main__":
    main()

"""Several server processes over HTTP: what they count together, and all their numbers at one address."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from http_site import FINISHED, PEOPLE, new_game, serving, told
from starlette.testclient import TestClient

from vexilla.server.sharing_numbers import merged
from vexilla.server.site import Site


@pytest.fixture(autouse=True)
def quick_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vexilla.server.store.heart.EVERY", 0.05)


def site_of(client: TestClient) -> Site:
    site = client.app.state.site  # type: ignore[attr-defined]
    assert isinstance(site, Site)
    return site


def until(wanted: Callable[[], object]) -> None:
    while not wanted():
        time.sleep(0.01)


def processes_in(client: TestClient) -> set[str]:
    text = TestClient(client.app, client=("127.0.0.1", 1)).get("http://testserver/metrics").text
    return set(re.findall(r'vexilla_sockets_open\{process="([^"]+)"\} 0', text))


def know_each_other(*clients: TestClient) -> None:
    for client in clients:
        until(lambda client=client: len(site_of(client).store.heart.living) == len(clients))  # type: ignore[misc]


def test_any_process_shows_the_numbers_of_all(database: str) -> None:
    with serving(database) as here:
        assert len(processes_in(here)) == 1
        with serving(database) as there:
            until(lambda: len(processes_in(here)) == len(processes_in(there)) == 2)
            new_game(there)
            text = re.compile(
                r'vexilla_requests_total\{process="[^"]+",route="/api/games",method="POST",status="201"\} 1'
            )
            mine = TestClient(here.app, client=("127.0.0.1", 1))
            until(lambda: text.search(mine.get("http://testserver/metrics").text))
        until(lambda: len(processes_in(here)) == 1)


def test_the_limits_of_calls_are_those_of_all_processes_together(database: str) -> None:
    with serving(database, new_games=3) as here, serving(database, new_games=3) as there:
        know_each_other(here, there)
        for client in (here, there, here):
            new_game(client)
        for client in (here, there):
            error = told(client.post("/api/games", json={"game": "battle_line", "seats": PEOPLE}), 429, "too-fast")
            assert 1 <= error["arguments"]["seconds"] <= 21


def test_what_an_address_may_import_is_counted_at_all_processes_together(database: str) -> None:
    with serving(database, import_bytes=len(FINISHED)) as here, serving(database, import_bytes=len(FINISHED)) as there:
        know_each_other(here, there)
        assert here.post("/api/records", json={"record": FINISHED}).status_code == 201
        told(there.post("/api/records", json={"record": FINISHED}), 429, "too-much")


def test_what_belongs_to_a_metric_stands_together() -> None:
    one = '# HELP a What.\n# TYPE a counter\na{x="1"} 2\n# HELP b Or.\n# TYPE b gauge\nb 3\n'
    two = "# HELP b Or.\n# TYPE b gauge\nb 4\n"
    assert merged({"h:1": one, "h:2": two}).splitlines() == [
        "# HELP a What.",
        "# TYPE a counter",
        'a{process="h:1",x="1"} 2',
        "# HELP b Or.",
        "# TYPE b gauge",
        'b{process="h:1"} 3',
        'b{process="h:2"} 4',
    ]

"""Hints and reviews over HTTP: for whom, how much, and kept for whoever asks again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from http_site import BATTLE, BY_LINK, COMPUTER, FINISHED, HERE, bearer, new_game, resign, serving, told
from starlette.testclient import TestClient

from vexilla.server.http import coach_jobs
from vexilla.server.http.judged import JudgedSteps


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("coach")
    with serving(f"sqlite:///{folder}/vexilla.db", coach_seconds=0.1, coaching=0) as client:
        yield client


def asked(client: TestClient, made: dict[str, Any], side: str = "bottom") -> Any:
    return client.post(f"/api/games/{made['id']}/hint", headers=bearer(made["seats"][side]))


def test_a_hint_against_the_computer_and_at_one_screen(client: TestClient) -> None:
    for seats in ({"bottom": HERE, "top": COMPUTER}, {"bottom": HERE, "top": HERE}):
        made = new_game(client, seats=seats)
        found = asked(client, made).json()["hint"]
        if found is None:
            # The other side begins.
            continue
        assert found["action"].split()[0] == "play"
        assert 0 <= found["chance"] <= 1
        assert {"message", "arguments", "percent", "instead", "against"} >= {
            name for reason in found["reasons"] for name in reason
        }


def test_no_hint_where_somebody_else_plays(client: TestClient) -> None:
    made = new_game(client, seats=BY_LINK)
    told(asked(client, made), 403, "hint-with-people")
    message = told(
        client.post(f"/api/games/{made['id']}/hint?language=uk", headers=bearer(made["seats"]["bottom"])),
        403,
        "hint-with-people",
    )["message"]
    assert message.startswith("Підказки")


def test_no_hint_without_a_seat_or_after_the_end(client: TestClient) -> None:
    made = new_game(client, seats={"bottom": HERE, "top": HERE})
    told(client.post(f"/api/games/{made['id']}/hint"), 403, "not-yours")
    resign(client, made)
    told(asked(client, made), 409, "game-over")


@pytest.mark.parametrize("text", [FINISHED, BATTLE], ids=["battle_line", "ancients"])
def test_a_review(client: TestClient, text: str) -> None:
    steps = client.post("/api/review", json={"record": text, "steps": [0, 1, 2, 5]}).json()["steps"]
    assert steps
    assert {each["step"] for each in steps} <= {0, 1, 2, 5}
    assert all(each["better"] is None or each["costs"] > 0 for each in steps)


def test_something_else_is_tried(client: TestClient) -> None:
    body = {"record": FINISHED, "steps": [0]}
    (done,) = client.post("/api/review", json=body).json()["steps"]
    (tried,) = client.post("/api/review", json=body | {"tried": done["action"]}).json()["steps"]
    # How good it looks depends on how much was thought about in the time, and so on the machine.
    for name in ("step", "side", "action"):
        assert tried[name] == done[name]
    told(client.post("/api/review", json=body | {"tried": "fly away"}), 400, "bad-record")
    told(client.post("/api/review", json={"record": FINISHED, "steps": [0, 1], "tried": "x"}), 400, "tried-at-one-step")


def test_what_was_judged_is_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"record": FINISHED, "steps": [3, 4], "deep": True}
    first = client.post("/api/review", json=body)
    site: Any = client.app
    monkeypatch.setattr(site.state.site.workshop, "run", None)
    assert client.post("/api/review", json=body).json() == first.json()


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vexilla.server.http.judged._KEPT", 2)
    kept = JudgedSteps()
    for step in range(3):
        kept["digest", step, False] = None
    assert ("digest", 0, False) not in kept
    assert ("digest", 2, False) in kept


def test_a_game_that_goes_on_is_not_reviewed(client: TestClient) -> None:
    made = new_game(client, seats={"bottom": HERE, "top": COMPUTER})
    body = {"game": made["id"], "token": made["seats"]["bottom"], "steps": [0]}
    told(client.post("/api/review", json=body), 403, "still-playing")
    told(client.post("/api/review", json={"steps": [0]}), 400, "game-or-record")
    told(client.post("/api/review", json={"record": FINISHED, "steps": []}), 400, "field-too-short")
    told(client.post("/api/review", json={"record": FINISHED, "steps": list(range(41))}), 400, "field-too-long")


def test_steps_beyond_the_end_are_left_out() -> None:
    assert coach_jobs.review(FINISHED, [100_000], deep=False, seconds=0.1) == b'{"steps":[]}'

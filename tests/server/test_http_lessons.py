"""Lessons over HTTP: listed and told in the reader's language, tried without anything being kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from http_site import serving
from starlette.testclient import TestClient

LESSON = "/api/lessons/battle_line/first-flags"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lessons')}/vexilla.db") as client:
        yield client


def tried(client: TestClient, step: int, *actions: str, taken: tuple[str, ...] = (), language: str = "en") -> Any:
    body = {"step": step, "before": [], "taken": list(taken), "actions": list(actions)}
    answer = client.post(f"{LESSON}/try?language={language}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def asked(client: TestClient, step: int, **message: str) -> Any:
    body = {"step": step, "before": [], "taken": [], "message": {"id": "1", **message}}
    answer = client.post(f"{LESSON}/ask", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["answer"]


def test_lessons_are_listed_and_told_in_the_readers_language(client: TestClient) -> None:
    (first, *_) = client.get("/api/lessons?language=uk").json()["lessons"]
    assert (first["game"], first["name"], first["title"], first["steps"]) == (
        "battle_line", "first-flags", "Стіл із піском", 8,
    )  # fmt: skip
    told = client.get(f"{LESSON}?language=ru")
    body = told.json()
    assert (body["title"], body["sides"]["top"]) == ("Стол с песком", "Клит")
    assert (body["steps"][1]["title"], body["steps"][1]["points"]) == ("Клин", ["flag 4"])
    assert client.get(f"{LESSON}?language=ru", headers={"If-None-Match": told.headers["ETag"]}).status_code == 304


def test_a_step_is_tried_until_it_is_done(client: TestClient) -> None:
    start = tried(client, 2)
    assert (start["outcome"], start["next"], start["events"]) == ("taken", "play green-8 2", [])
    assert "play green-8 2" in start["view"]["decision"]["actions"]
    first = tried(client, 2, "play green-8 2")
    assert (first["outcome"], first["taken"], first["next"]) == ("taken", 1, "claim 2")
    done = tried(client, 2, "claim 2", taken=("play green-8 2",))
    assert (done["outcome"], done["taken"], done["next"]) == ("done", 1, "")
    assert [event["event"] for event in done["events"]] == ["battle-line-played", "battle-line-claimed"]
    assert (done["view"]["decision"]["side"], done["view"]["decision"]["actions"]) == ("top", [])


def test_what_is_not_wanted_is_explained_and_not_done(client: TestClient) -> None:
    wrong = tried(client, 1, "play red-9 4", language="uk")
    assert (wrong["outcome"], wrong["taken"], wrong["events"]) == ("wrong", 0, [])
    assert wrong["explained"]["clause"] == "BLN-06-004"
    assert wrong["explained"]["text"].startswith("Усі червоні")
    assert tried(client, 1, "play blue-5 9")["outcome"] == "elsewhere"
    refused = tried(client, 4, "claim 6", taken=("play green-2 5",))
    assert refused["refusal"]["clause"] == refused["explained"]["clause"] == "BLN-07-004"
    assert refused["refusal"]["reason"] == "refused-BLN-07-004"


def test_a_gesture_stops_where_something_is_not_wanted(client: TestClient) -> None:
    found = tried(client, 2, "play green-8 2", "done", "claim 2")
    assert (found["outcome"], found["taken"], found["next"]) == ("wrong", 1, "claim 2")


def test_questions_are_answered_as_at_a_table(client: TestClient) -> None:
    assert asked(client, 1, do="why", action="play red-7 4")["clause"] == "BLN-04-003"
    assert asked(client, 1, do="why", action="play red-5 4") == {"allowed": True}
    assert asked(client, 1, do="marks")["marks"] is not None
    assert "odds" in asked(client, 1, do="odds", action="play red-5 4")
    assert asked(client, 1, do="preview", action="play red-5 4")["decision"] is not None
    assert asked(client, 1, do="study", question="card red-5 4")["study"]["flags"][0]["own"]["complete"] is True


@pytest.mark.parametrize("path", ["battle_line/nothing", "chess/first-flags"])
def test_what_there_is_not_is_not_found(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/lessons/{path}")
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "unknown-lesson")


@pytest.mark.parametrize(
    "body",
    [
        {"step": 9, "before": [], "taken": [], "actions": []},
        {"step": 1, "before": [["play red-4 4"]], "taken": [], "actions": []},
        {"step": 1, "before": [], "taken": ["play red-9 4"], "actions": []},
        {"step": 1, "before": [], "taken": ["nonsense"], "actions": []},
    ],
)
def test_where_nobody_can_be_nothing_is_tried(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post(f"{LESSON}/try", json=body)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "bad-attempt")

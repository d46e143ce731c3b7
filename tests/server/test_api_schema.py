"""Every call of the API against its own document: whatever is sent, what comes back is what the document says."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from http_site import COMPUTER, FINISHED, HERE, PEOPLE
from hypothesis import HealthCheck, settings
from live_site import live
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from vexilla.server.http.openapi import document
from vexilla.server.http.operations import OPERATIONS

DOCUMENT = document(OPERATIONS)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
#: `make soak` sends three times as much.
EXAMPLES = 15 if os.environ.get("VEXILLA_BATTERY") == "all" else 3
BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'vexilla.db'}"
    with live(database, push_contact="mailto:someone@example.org") as site:
        yield site.address


@pytest.fixture(scope="module")
def games(address: str) -> list[tuple[str, str]]:
    """Games of several kinds, each with the token of a seat."""
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("games", {"game": "battle_line", "seats": PEOPLE}),
        ("games", {"game": "ancients", "seats": {"bottom": HERE, "top": COMPUTER}}),
        ("records", {"record": FINISHED}),
    ]
    made = [httpx.post(f"{address}/api/{call}", json=body, timeout=120).json() for call, body in bodies]
    return [(each["id"], each["seats"]["bottom"]) for each in made]


@SCHEMA.parametrize()
@BOUNDED
def test_anything_may_be_sent(case: Any, address: str) -> None:
    response = case.call(base_url=address)
    case.validate_response(response, checks=CHECKS)


@SCHEMA.include(path_regex="{id}").parametrize()
@BOUNDED
def test_anything_may_be_sent_about_games_that_exist(case: Any, address: str, games: list[tuple[str, str]]) -> None:
    for game, token in games:
        case.path_parameters["id"] = game
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            response = case.call(base_url=address, headers=headers)
            case.validate_response(response, checks=[check for check in CHECKS if check is not negative_data_rejection])


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/library", None, 200),
        ("GET", "/api/rules/ancients", None, 200),
        ("GET", "/api/words/ancients", None, 200),
        ("POST", "/api/games", {"game": "ancients", "seats": PEOPLE, "clock": {"seconds": 60, "per": "move"}}, 201),
        ("POST", "/api/games", {"seats": PEOPLE, "from": {"record": FINISHED, "step": 3}}, 201),
        ("POST", "/api/records", {"record": FINISHED}, 201),
        ("POST", "/api/records/verify", {"record": FINISHED}, 200),
        ("POST", "/api/records/verify", {"record": FINISHED[:500]}, 200),
        ("POST", "/api/replay", {"record": FINISHED, "as": "open"}, 200),
        ("POST", "/api/study", {"record": FINISHED, "as": "open", "step": 1, "question": "card red-1 1"}, 200),
        ("POST", "/api/analysis", {"record": FINISHED}, 200),
        ("GET", "/api/push/key", None, 200),
        ("GET", "/healthz", None, 200),
    ],
)
def test_good_answers_are_as_described(address: str, method: str, path: str, body: Any, status: int) -> None:
    # An analysis waits for a process that stands back behind all others.
    response = httpx.request(method, address + path, json=body, timeout=120)
    assert response.status_code == status, response.text
    described = SCHEMA[path.replace("ancients", "{game}")][method]
    described.validate_response(response)


def test_the_document_is_served_and_complete(address: str) -> None:
    served = httpx.get(f"{address}/api/openapi.json").json()
    assert served == DOCUMENT
    for operation in OPERATIONS:
        described = served["paths"][operation.path][operation.method.lower()]
        assert described["operationId"] == operation.name
        assert described["summary"] == operation.summary
        assert ("requestBody" in described) == (operation.body is not None)
    names = [operation.name for operation in OPERATIONS]
    assert len(names) == len(set(names))


def test_the_page_of_calls_names_every_call() -> None:
    text = (pathlib.Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for operation in OPERATIONS:
        assert f"{operation.path}" in text, operation.path

"""Who can reach a server, as it tells the page and the terminal."""

from __future__ import annotations

import pathlib
import socket
from typing import Any

import pytest
from http_site import serving, settings_for
from starlette.testclient import TestClient

from vexilla.server import reach
from vexilla.server.reach import own_addresses, reach_of


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])


@pytest.mark.parametrize(
    ("given", "by", "addresses"),
    [
        ({}, "here", ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]),
        ({"host": "localhost", "port": 8123}, "here", ["http://192.168.1.20:8123", "http://10.0.0.7:8123"]),
        ({"host": "0.0.0.0"}, "network", ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]),
        ({"host": "192.168.1.20"}, "network", ["http://192.168.1.20:8000"]),
        ({"public_url": "https://play.example.org/"}, "network", ["https://play.example.org"]),
    ],
)
def test_how_far_a_server_is_open(given: dict[str, Any], by: str, addresses: list[str]) -> None:
    assert reach_of(settings_for("", **given)) == (by, addresses)


def test_only_this_computer_is_told_addresses(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        assert client.get("/api/reach").json() == {"by": "network", "addresses": []}
        here = TestClient(client.app, base_url="http://testserver", client=("127.0.0.1", 1))
        told = here.get("/api/reach").json()
        assert told == {"by": "here", "addresses": ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]}
        # Through a proxy on this computer it may be anyone.
        forwarded = here.get("/api/reach", headers={"X-Forwarded-For": "198.51.100.9"}).json()
        assert forwarded == {"by": "network", "addresses": []}


def test_addresses_that_others_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_way_out", lambda: "192.168.1.20")
    named = [(0, 0, 0, "", (address, 0)) for address in ("127.0.1.1", "192.168.1.20", "169.254.3.4", "10.0.0.7")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)
    assert own_addresses() == ["192.168.1.20", "10.0.0.7"]


def test_a_computer_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Any:
        raise OSError

    monkeypatch.setattr(reach, "_way_out", lambda: "")
    monkeypatch.setattr(socket, "getaddrinfo", nothing)
    assert own_addresses() == []

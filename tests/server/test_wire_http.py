"""Requests that are too long, too slow, too many or never read, over real sockets."""

from __future__ import annotations

import json
import pathlib
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from databases import PATIENCE
from live_site import LiveSite, live, read_all

from vexilla.server.wire import http as wire


@pytest.fixture
def address(tmp_path: pathlib.Path) -> str:
    return f"sqlite:///{tmp_path}/vexilla.db"


@pytest.fixture
def site(address: str) -> Iterator[LiveSite]:
    with live(address) as site:
        yield site


def told(answer: bytes, status: int, reason: str) -> Any:
    """The error of an answer, which must be this one and end the connection."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode()), answer
    assert b"connection: close" in head.lower()
    error = json.loads(body)["error"]
    assert error["reason"] == reason
    assert error["message"]
    return head.decode().lower()


# -- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-Filler: " + b"x" * 90 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Filler: ", b"x" * 100),
        (b"GET /", b"x" * 100),
        (b"", b"\r\n" * 50),
    ],
)
def test_headers_are_not_too_long(site: LiveSite, start: bytes, more: bytes) -> None:
    with site.connect() as plain:
        plain.sendall(start + more * 400)
        told(read_all(plain), 431, "headers-too-long")
    site.until(lambda: len(site.site.gate) == 0)


def test_what_comes_after_the_body_is_not_too_long(site: LiveSite) -> None:
    with site.connect() as plain:
        plain.sendall(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        plain.sendall(b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        plain.sendall(b"X-Filler: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n" * 4_000)
        told(read_all(plain), 431, "headers-too-long")


def test_headers_that_come_drop_by_drop_are_given_up(site: LiveSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.5)
    with site.connect() as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nAccept-Language: uk\r\nHost")
        answer = read_all(plain)
        told(answer, 408, "headers-too-slow")
        assert "Заголовки запиту" in answer.decode()
    assert site.limited() == {"slow": 1}


def test_a_silent_connection_is_dropped(site: LiveSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.5)
    with site.connect() as plain:
        assert read_all(plain) == b""
    site.until(lambda: len(site.site.gate) == 0)


def test_a_request_that_was_answered_early_must_come_to_its_end(
    site: LiveSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.5)
    with site.connect() as plain:
        plain.sendall(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
        plain.sendall(b"Content-Length: 999999\r\n\r\n{")
        assert read_all(plain).startswith(b"HTTP/1.1 413 ")


# -- many ----------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections(address: str) -> None:
    with live(address, address_connections=2) as site, site.connect(), site.connect():
        site.until(lambda: len(site.site.gate) == 2)
        with site.connect() as third:
            head = told(read_all(third), 429, "too-many-connections")
            assert "retry-after: 10" in head
        assert site.limited() == {"too-many-connections": 1}


def test_a_proxy_stands_for_many_people(address: str) -> None:
    given: Any = {"address_connections": 1, "all_connections": 3, "proxies": ("127.0.0.1",)}
    with live(address, **given) as site, site.connect(), site.connect(), site.connect():
        site.until(lambda: len(site.site.gate) == 3)
        with site.connect() as fourth:
            head = told(read_all(fourth), 503, "full")
            assert "retry-after: 10" in head


def test_places_are_given_back(address: str) -> None:
    with live(address, address_connections=1) as site:
        for _ in range(3):
            with site.connect() as plain:
                plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert read_all(plain).startswith(b"HTTP/1.1 200 ")
            site.until(lambda: len(site.site.gate) == 0)
            with site.open_socket():
                assert len(site.site.gate) == 1
            site.until(lambda: len(site.site.gate) == 0)


def test_many_requests_at_once_are_answered_one_after_the_other(site: LiveSite) -> None:
    with site.connect() as plain:
        paths = [f"/api/games/{number}" for number in range(300)]
        plain.sendall("".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n" for path in paths).encode())
        plain.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answers = read_all(plain).split(b"HTTP/1.1 ")[1:]
    assert len(answers) == 301
    assert all(answer.startswith(b"404") and b"unknown-game" in answer for answer in answers[:300])
    assert b"not-found" in answers[300]


def test_a_connection_that_asks_too_fast_waits(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_PENALTY", 0.3)
    with live(address, requests=1) as site, httpx.Client(base_url=site.address, timeout=PATIENCE) as client:
        started = time.monotonic()
        assert [client.get("/api/games/x").status_code for _ in range(3)] == [404, 429, 429]
        assert time.monotonic() - started >= 0.3


def test_a_long_body_arrives_whole(site: LiveSite) -> None:
    ids = [f"{number:060}" for number in range(200)]
    body = json.dumps({"seats": [{"id": name, "token": "x"} for name in ids]}).encode()
    head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    whole = head + f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
    for size in (1_001, len(whole)):
        with site.connect() as plain:
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for first in range(0, len(whole), size):
                plain.sendall(whole[first : first + size])
            answer = json.loads(read_all(plain).partition(b"\r\n\r\n")[2])
        assert answer["unknown"] == ids


def test_an_answer_that_nobody_reads_is_given_up(site: LiveSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_UNREAD_SECONDS", 0.5)
    with site.connect(small=True) as plain:
        plain.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        site.until(lambda: site.limited() and len(site.site.gate) == 0)
    assert site.limited() == {"unread": 1}

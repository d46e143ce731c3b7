"""Frames of every kind without end, and answers that nobody reads, over real sockets."""

from __future__ import annotations

import contextlib
import json
import logging
import pathlib
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from databases import PATIENCE
from http_site import PEOPLE
from live_site import LiveSite, frame, live, read_all, read_frames
from websockets.sync.client import connect

from vexilla.server.wire import socket as wire
from vexilla.server.wire.allowance import Allowance, Unread

TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10


@pytest.fixture
def address(tmp_path: pathlib.Path) -> str:
    return f"sqlite:///{tmp_path}/vexilla.db"


@pytest.fixture
def site(address: str) -> Iterator[LiveSite]:
    with live(address) as site:
        yield site


def closing(frames: list[tuple[int, bytes]]) -> tuple[int, str]:
    """The code and the reason that a connection was closed with."""
    (data,) = [data for code, data in frames if code == CLOSE]
    return int.from_bytes(data[:2], "big"), data[2:].decode()


def flood(plain: socket.socket, data: bytes, seconds: float = 20.0) -> int:
    """Send without end until the other side has enough: how many bytes it was."""
    sent, end = 0, time.monotonic() + seconds
    plain.settimeout(0.2)
    while time.monotonic() < end:
        try:
            sent += plain.send(data)
        except TimeoutError:
            continue
        except OSError:
            break
    plain.settimeout(20.0)
    return sent


# -- frames --------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", [frame(PONG), frame(TEXT, b"", last=True), frame(PONG, b"x" * 125)])
def test_frames_without_end_are_cut_off(address: str, attack: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_PATIENCE", 2)
    with live(address) as site, site.open_socket() as plain:
        sent = flood(plain, attack * 1_000)
        assert sent < 20_000_000
        assert site.limited() == {"frames": 1}
        # What the library read of it, at most: the allowance, overdrawn twice.
        site.until(lambda: len(site.site.gate) == 0)


def test_one_who_is_cut_off_is_told_why(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_PATIENCE", 0)
    with live(address) as site, site.open_socket() as plain:
        plain.sendall(frame(PONG) * 1_500)
        assert closing(read_frames(plain)) == (1008, "too much is sent here")


def test_a_message_in_endless_pieces_is_cut_off(site: LiveSite) -> None:
    with site.open_socket() as plain:
        plain.sendall(frame(TEXT, b"{", last=False) + frame(CONTINUATION, last=False) * 100)
        assert closing(read_frames(plain)) == (1008, "a message in too many pieces")


def test_frames_are_read_no_faster_than_allowed(address: str) -> None:
    """A ping is answered when it was read: so many answers in some time are all that was read."""
    with live(address, traffic=1_000) as site, site.open_socket() as plain:
        plain.sendall(frame(PING) * 2_000)
        time.sleep(0.5)
        plain.settimeout(0.5)
        answers = len(plain.recv(65_536)) // 2
        assert 10 <= answers < 2_000, answers
        assert plain.send(frame(PING)) > 0, "it is not closed, only slow"


def test_pings_are_answered_as_ever(site: LiveSite) -> None:
    with site.open_socket() as plain:
        plain.sendall(frame(PING, b"a") + frame(PING, b"b") + frame(CLOSE, b"\x03\xe8"))
        assert read_frames(plain) == [(PONG, b"a"), (PONG, b"b"), (CLOSE, b"\x03\xe8")]


def test_a_player_in_a_hurry_is_never_held_up(site: LiveSite) -> None:
    game = {"game": "battle_line", "seats": PEOPLE}
    made = httpx.post(f"{site.address}/api/games", json=game, timeout=PATIENCE).json()
    with connect(f"ws://127.0.0.1:{site.port}/api/socket") as wire_:
        wire_.send(json.dumps({"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"]}))
        for number in range(50):
            wire_.send(json.dumps({"do": "marks", "id": f"m{number}"}))
        heard: list[dict[str, Any]] = []
        while sum(said.get("id") is not None for said in heard) < 50:
            heard.append(json.loads(wire_.recv(20)))
        assert [said["id"] for said in heard if said.get("id")] == [f"m{number}" for number in range(50)]
    assert site.limited() == {}


# -- what is not read ----------------------------------------------------------------------------


def test_pings_whose_answers_nobody_reads(site: LiveSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "_UNREAD_SECONDS", 1.0)
    monkeypatch.setattr(wire, "_FAREWELL", 0.5)
    monkeypatch.setattr(wire, "_PATIENCE", 1_000_000)
    monkeypatch.setattr(wire, "FRAME_COST", 0)
    site.site.gate.traffic = 100_000_000  # type: ignore[misc]
    with site.open_socket(small=True) as plain:
        (connection,) = site.site.gate._watched
        most = 0

        def size() -> int:
            nonlocal most
            transport = connection.transport  # type: ignore[attr-defined]
            most = max(most, 0 if transport is None else transport.get_write_buffer_size())
            return most

        plain.settimeout(0.1)
        while len(site.site.gate):
            with contextlib.suppress(OSError):
                plain.send(frame(PING, b"x" * 125) * 500)
            size()
        assert most < 300_000
    assert site.limited() == {"unread": 1}


def test_who_is_stuck() -> None:
    unread = Unread()
    assert not unread.is_stuck(100, 0.0, 5)
    assert not unread.is_stuck(200, 4.0, 5)
    assert unread.is_stuck(200, 6.0, 5)
    assert not unread.is_stuck(150, 7.0, 5)
    assert not unread.is_stuck(150, 11.0, 5)
    unread.came_on()
    assert not unread.is_stuck(150, 13.0, 5)
    assert unread.is_stuck(150, 19.0, 5)
    assert not unread.is_stuck(0, 20.0, 5)


def test_an_allowance_fills_up_again() -> None:
    allowance = Allowance(100, 200, 0.0)
    assert allowance.pay(150, 0.0) == 0
    assert allowance.pay(150, 0.0) == pytest.approx(1.25)
    assert allowance.overdrawn == 1
    assert allowance.pay(0, 1.5) == 0
    assert allowance.overdrawn == 1
    assert allowance.pay(1, 9.0) == 0
    assert allowance.overdrawn == 0
    assert Allowance(0, 0, 0.0).pay(1e9, 0.0) == 0


# -- handshakes and nonsense ---------------------------------------------------------------------


def test_a_handshake_that_the_library_does_not_take_is_answered(site: LiveSite) -> None:
    lines = ["GET /api/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
    lines += [f"X-{number}: y" for number in range(200)]
    with site.connect() as plain:
        plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert read_all(plain).startswith(b"HTTP/1.1 431 ")
    site.until(lambda: len(site.site.gate) == 0)


def test_what_is_no_text_is_no_error_of_ours(site: LiveSite, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), site.open_socket() as plain:
        plain.sendall(frame(TEXT, b"\xff\xfe"))
        assert closing(read_frames(plain))[0] == 1007
        with site.connect() as other:
            other.sendall(b"\x16\x03\x01 no HTTP at all\r\n\r\n")
            assert read_all(other).startswith(b"HTTP/1.1 400 ")
    assert not caplog.records

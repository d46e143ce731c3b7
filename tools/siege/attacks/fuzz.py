"""Nonsense of every kind: bytes, frames, messages, requests."""

from __future__ import annotations

import contextlib
import json
import random
import string
from typing import Any, Final

from ..attackers import frame, open_socket, together
from ..ground import SIDES, Ground, Players, open_connection
from ..report import Outcome

ORDER = 60
MANY: Final = 6
EACH: Final = 800


def attack(ground: Ground) -> Outcome:
    """Attackers with the id of a game and a seat at it, so that they come far."""
    words = ["--requests", "0", "--connections", "0", "--new-games", "0", "--analyses", "0", "--messages", "100000"]
    server = ground.server(*words)
    seats = {side: {"kind": "here", "name": side} for side in SIDES}
    made = server.ask("POST", "/api/games", {"game": "battle_line", "seats": seats})
    with Players(server) as players:
        with together(MANY, fuzz, server.port, made["id"], made["seats"]["bottom"]) as wait:
            during = players.waits(8)
            counts = wait()
        problem = players.problem
    sent = sum(count["sent"] for count in counts)
    broken = sum(count["500"] for count in counts)
    errors = int(server.metric("vexilla_errors_total"))
    traces = ground.log(server).count("Traceback")
    held = not (broken or errors or traces or problem) and server.lives()
    result = f"{broken} errors of the server, {errors + traces} noted in its log; others' {during}"
    return Outcome("Fuzzed bytes, frames, messages and requests", f"{sent:,}", result, held)


def fuzz(number: int, port: int, game: str, token: str) -> dict[str, int]:
    """How much was sent and how often the server said that it was its fault."""
    dice = random.Random(number)
    found = {"sent": 0, "500": 0}
    source = f"127.0.1.{number + 1}"
    work = (_requests, _messages, _bytes)[number % 3]
    while found["sent"] < EACH:
        with contextlib.suppress(OSError):
            work(dice, port, source, game, token, found)
        found["sent"] += 1
    return found


def _requests(dice: random.Random, port: int, source: str, game: str, token: str, found: dict[str, int]) -> None:
    method = dice.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "FROB"])
    paths = ["/api/games", f"/api/games/{game}", f"/api/games/{game}/record", "/api/mine", "/api/setups/check", "/"]
    paths += [f"/api/games/{game}/push", f"/api/games/{game}/rematch", "/api/words/ancients", "/%00", "/../../etc"]
    path = dice.choice(paths) + dice.choice(["", "?language=uk", f"?{_text(dice)}", "%ff", "//"])
    body = dice.choice([json.dumps(_value(dice, 4)).encode(), dice.randbytes(dice.randrange(60)), b""])
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {dice.choice([token, 'x'])}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    head += f"{dice.choice(['Accept-Language', 'X-Forwarded-For', 'Origin', 'Range'])}: {_text(dice)}\r\n\r\n"
    with open_connection(port, source=source) as plain:
        plain.sendall(head.encode("latin-1", "replace") + body)
        found["500"] += plain.recv(400).startswith(b"HTTP/1.1 500")


def _messages(dice: random.Random, port: int, source: str, game: str, token: str, found: dict[str, int]) -> None:
    verbs = ["act", "undo", "resigned", "offer", "withdraw", "reply", "chat", "orders", "visible", "why", "odds"]
    verbs += ["preview", "ask", "study", "marks", "hello"]
    with open_socket(port, source=source) as plain:
        plain.sendall(frame(1, json.dumps({"do": "hello", "game": game, "seat": token}).encode()))
        plain.settimeout(0.05)
        for number in range(50):
            message: Any = {"do": dice.choice(verbs), "id": f"f{number}", "version": dice.randrange(3)}
            message |= {dice.choice(["actions", "what", "action", "text", "orders", "question"]): _value(dice, 3)}
            text = json.dumps(message if dice.random() < 0.9 else _value(dice, 4)).encode()
            if dice.random() < 0.2:
                text = _damaged(dice, text)
            plain.sendall(frame(1, text[:60_000]))
            found["sent"] += 1
            with contextlib.suppress(TimeoutError):
                found["500"] += b'"unexpected"' in plain.recv(1_000_000)


def _bytes(dice: random.Random, port: int, source: str, game: str, token: str, found: dict[str, int]) -> None:
    if dice.random() < 0.5:
        with open_connection(port, source=source) as plain:
            start = dice.choice(
                [b"", b"GET / HTTP/1.1\r\n", b"POST /api/mine HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"]
            )
            plain.sendall(start + dice.randbytes(dice.randrange(1, 2_000)) + b"\r\n\r\n")
            plain.settimeout(0.05)
            found["500"] += plain.recv(400).startswith(b"HTTP/1.1 500")
        return
    with open_socket(port, source=source) as plain:
        hello = frame(1, json.dumps({"do": "hello", "game": game, "seat": token}).encode())
        plain.sendall(hello + _damaged(dice, hello * 3) + dice.randbytes(dice.randrange(1, 300)))
        plain.settimeout(0.05)
        plain.recv(400)


def _damaged(dice: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randrange(1, 6)):
        changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def _value(dice: random.Random, depth: int) -> Any:
    kinds = ["text", "number", "float", "none", "bool", "huge"] + ["list", "object"] * (depth > 0)
    match dice.choice(kinds):
        case "text":
            return _text(dice)
        case "number":
            return dice.choice([0, -1, 1, 2**31, 2**63, -(2**64), 10**30])
        case "float":
            return dice.choice([0.5, -1e308, 1e-300])
        case "bool":
            return dice.random() < 0.5
        case "huge":
            return dice.choice(["x", "ы", "\U0001f600", "\x00"]) * dice.randrange(3_000)
        case "list":
            return [_value(dice, depth - 1) for _ in range(dice.randrange(5))]
        case "object":
            names = ["game", "seats", "bottom", "kind", "record", "contents", "text", "options", "from", "step"]
            return {dice.choice(names): _value(dice, depth - 1) for _ in range(dice.randrange(5))}
    return None


def _text(dice: random.Random) -> str:
    letters = string.printable.replace("\r", "").replace("\n", "").replace("\x0b", "").replace("\x0c", "") + "éß"
    return "".join(dice.choices(letters, k=dice.randrange(30)))

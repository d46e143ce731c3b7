"""Web push: the browser reads what was sent to it, push services can check who sent it, nobody is sent elsewhere."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from vexilla.server import push as push_module
from vexilla.server.push import Push, decoded, encoded, encrypt, point_of
from vexilla.server.store import Seat, StoredGame

GAME = StoredGame(
    id="game-1",
    ruleset="ancients",
    scenario="001-akragas",
    header="seed: 00ff",
    seats={"bottom": Seat("here", "Anna"), "top": Seat("link", "Bohdan")},
    created=0.0,
    updated=0.0,
    lines=["chance deal line-command"],
)


class Browser:
    """The receiver's half of RFC 8291."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": encoded(point_of(self.key)), "auth": encoded(self.secret)}}

    def read(self, body: bytes) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(self.decrypt(body))
        return shown

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        ours = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + point_of(self.key) + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(ours)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(ours)
        plain = AESGCM(key).decrypt(nonce, record, None)
        assert plain.endswith(b"\x02"), "the last record, without padding"
        return plain[:-1]


class Keeper:
    """A store with one seat."""

    def __init__(self, *subscriptions: dict[str, Any]) -> None:
        self.kept = list(subscriptions)
        self.secrets: dict[str, bytes] = {}

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        return self.secrets.setdefault(name, make())

    async def subscriptions(self, id: str, side: str) -> list[dict[str, Any]]:  # noqa: A002
        return list(self.kept) if (id, side) == ("game-1", "top") else []

    async def forget_endpoint(self, endpoint: str) -> None:
        self.kept = [each for each in self.kept if each["endpoint"] != endpoint]


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.pause = 0.0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(service.pause)
                self.send_response(service.status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


def tell(keeper: Keeper, *services: str, times: int = 1, timeout: float = 5.0) -> Push:
    push = Push(keeper, "mailto:host@example.org", services or push_module.PUSH_SERVICES, timeout)

    async def run() -> None:
        for _ in range(times):
            await push.your_turn(GAME, "top")
        await push.your_turn(GAME, "bottom")
        await push.close()

    asyncio.run(run())
    return push


# -- what is sent ----------------------------------------------------------------------------------


def test_the_browser_reads_whose_turn_it_is_and_nothing_else(service: Service) -> None:
    browser = Browser()
    push = tell(Keeper(browser.subscription(f"{service.origin}/send/abc?x=1")), service.origin)
    ((path, headers, body),) = service.requests
    assert path == "/send/abc?x=1"
    assert browser.read(body) == {"game": "game-1", "title": "Akragas", "body": "It is your turn."}
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(headers["topic"]) == 32
    assert push.results() == {"sent": 1, "gone": 0, "failed": 0, "refused": 0, "skipped": 0}


def test_it_is_said_in_the_language_of_the_browser(service: Service) -> None:
    browser = Browser()
    tell(Keeper({**browser.subscription(f"{service.origin}/a"), "language": "uk"}), service.origin)
    assert browser.read(service.requests[0][2])["body"] == "Ваш хід."


def test_only_the_receiver_can_read_it() -> None:
    browser, other = Browser(), Browser()
    bodies = [encrypt(b'{"game":"g"}', point_of(browser.key), browser.secret) for _ in range(2)]
    assert browser.read(bodies[0]) == browser.read(bodies[1]) == {"game": "g"}
    assert bodies[0] != bodies[1]
    with pytest.raises(InvalidTag):
        other.read(bodies[0])


def test_the_example_of_the_standard_can_be_read() -> None:
    """RFC 8291, appendix A: so the browser of these tests reads as real ones do."""
    browser = Browser()
    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser.key = ec.derive_private_key(private, ec.SECP256R1())
    browser.secret = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(body) == b"When I grow up, I want to be a watermelon"


def test_the_server_signs_with_the_key_that_the_browser_subscribed_with(service: Service) -> None:
    keeper = Keeper(Browser().subscription(f"{service.origin}/send/abc"))
    before = time.time()
    tell(keeper, service.origin)
    key = asyncio.run(Push(keeper, "mailto:host@example.org").public_key())
    scheme, _, rest = service.requests[0][1]["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == key, "the key is kept"
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    assert len(raw) == 64
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(der, signed.encode() + b"x", ec.ECDSA(SHA256()))
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == service.origin
    assert claims["sub"] == "mailto:host@example.org"
    assert before < claims["exp"] <= before + 24 * 3600


def test_messages_of_a_game_replace_each_other_and_do_not_name_it(service: Service) -> None:
    tell(Keeper(Browser().subscription(f"{service.origin}/a")), service.origin, times=2)
    topics = [headers["topic"] for _, headers, _ in service.requests]
    assert len(topics) == 2
    assert topics[0] == topics[1]
    assert all("game-1" not in str(headers) for _, headers, _ in service.requests)


# -- what becomes of it ----------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(service: Service, status: int) -> None:
    service.status = status
    keeper = Keeper(Browser().subscription(f"{service.origin}/a"))
    push = tell(keeper, service.origin, times=2)
    assert keeper.kept == []
    assert len(service.requests) == 1
    assert push.results()["gone"] == 1


@pytest.mark.parametrize("status", [301, 307, 429, 500])
def test_a_service_that_fails_is_neither_followed_nor_forgotten(service: Service, status: int) -> None:
    service.status = status
    keeper = Keeper(Browser().subscription(f"{service.origin}/a"))
    push = tell(keeper, service.origin)
    assert len(keeper.kept) == 1
    assert [path for path, *_ in service.requests] == ["/a"]
    assert push.results()["failed"] == 1


def test_a_service_that_does_not_answer_is_given_up(service: Service) -> None:
    service.pause = 2.0
    push = tell(Keeper(Browser().subscription(f"{service.origin}/a")), service.origin, timeout=0.3)
    assert push.results()["failed"] == 1


def test_telling_does_not_hold_up_the_server(service: Service) -> None:
    service.pause = 0.5
    push = Push(Keeper(Browser().subscription(f"{service.origin}/a")), "mailto:a@b.c", (service.origin,))

    async def run() -> int:
        telling = asyncio.ensure_future(push.your_turn(GAME, "top"))
        rounds = 0
        while not telling.done():
            await asyncio.sleep(0.01)
            rounds += 1
        await push.close()
        return rounds

    assert asyncio.run(run()) > 1


# -- where it may go -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "reason"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", None),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", None),
        ("https://web.push.apple.com/abc", None),
        ("https://wns2-by3p.notify.windows.com/w/?token=abc", None),
        ("http://fcm.googleapis.com/fcm/send/abc", "bad-endpoint"),
        ("https://fcm.googleapis.com:8443/abc", "bad-endpoint"),
        ("https://user@fcm.googleapis.com/abc", "bad-endpoint"),
        ("https://fcm.googleapis.com:no/abc", "bad-endpoint"),
        ("", "bad-endpoint"),
        ("https://fcm.googleapis.com/fcm/send/é", "bad-endpoint"),
        ("https://fcm.googleapis.com/a b", "bad-endpoint"),
        ("https://fcm.googleapis.com/a\r\nX: y", "bad-endpoint"),
        ("https://fcm.googleapis.com.example.org/abc", "unknown-push-service"),
        ("https://evilpush.apple.com.example.org/abc", "unknown-push-service"),
        ("https://notpush.apple.com/abc", "unknown-push-service"),
        ("https://127.0.0.1/abc", "unknown-push-service"),
        ("https://[::1]/abc", "unknown-push-service"),
        ("https://169.254.169.254/latest", "unknown-push-service"),
    ],
)
def test_only_known_push_services_are_written_to(endpoint: str, reason: str | None) -> None:
    assert Push(Keeper(), "mailto:a@b.c").check(Browser().subscription(endpoint)) == reason


def test_a_subscription_that_slipped_in_is_not_sent_to_and_forgotten(service: Service) -> None:
    keeper = Keeper(Browser().subscription(f"{service.origin}/a"))
    push = tell(keeper)
    assert service.requests == []
    assert keeper.kept == []
    assert push.results()["refused"] == 1


def test_a_known_name_with_a_private_address_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("127.0.0.1", "10.0.0.1")]

    def connect(*_: object, **__: object) -> None:
        pytest.fail("it was connected to")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    push = tell(Keeper(Browser().subscription("https://fcm.googleapis.com/fcm/send/abc")))
    assert push.results()["failed"] == 1


@pytest.mark.parametrize(
    "keys",
    [
        None,
        {},
        {"p256dh": encoded(b"\x04" + b"\0" * 64), "auth": encoded(b"x" * 16)},
        {"p256dh": "ключ", "auth": "ключ"},
        {"p256dh": encoded(point_of(Browser().key)), "auth": ""},
    ],
)
def test_broken_keys_are_refused(keys: object) -> None:
    push = Push(Keeper(), "mailto:a@b.c")
    assert push.check({"endpoint": "https://fcm.googleapis.com/abc", "keys": keys}) == "bad-keys"

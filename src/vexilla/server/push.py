"""Web push: telling a browser that is not looking that it is someone's turn (RFC 8030, 8291 and 8292).

What is sent says whose game waits, nothing of what happens in it, and only the browser can read it. Messages go to
the push services of known browsers alone: an endpoint is an address that a client made up, and the server must not
be sent around with it.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import ipaddress
import logging
import os
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from ..kernel.record import given_in
from ..locales import LANGUAGES, Speaker
from .http.library import names_of
from .store import Store, StoredGame

#: The push services of browsers: a host, or with a dot in front every host below it. An entry with a scheme
#: (``http://127.0.0.1:8300``) is an origin that is trusted as it is.
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
#: How long a push service keeps a message for a browser that is away, and how long our word for it is good (seconds).
_KEPT: Final = 24 * 3600
_GOOD_FOR: Final = 12 * 3600
_TIMEOUT: Final = 10.0
_SENDERS: Final = 4
#: More messages than this at a time are not sent: a push service is down.
_MOST_WAITING: Final = 500
_RECORD_SIZE: Final = 4096
_SECRET: Final = "push"  # noqa: S105 - the name of it
_CURVE: Final = ec.SECP256R1()
_POINT: Final = 65
_GONE: Final = (404, 410)

_log: Final = logging.getLogger("vexilla.push")


class BadSubscription(ValueError):
    """A subscription that cannot be used; ``reason`` is a short word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Keeper(Protocol):
    """What push needs of the store."""

    async def secret(self, name: str, make: Any) -> bytes:
        """A key of the server."""

    async def subscriptions(self, id: str, side: str) -> list[dict[str, Any]]:  # noqa: A002
        """Where the browsers of a seat want to be told."""

    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget a browser that is gone."""


class Push:
    """Sends web push messages, signed with the server's own key.

    ``contact`` is an address (``mailto:…``) at which push services can reach whoever runs the server.
    """

    def __init__(
        self,
        store: Store | Keeper,
        contact: str,
        services: Sequence[str] = PUSH_SERVICES,
        timeout: float = _TIMEOUT,
    ) -> None:
        self._store: Final[Keeper] = store
        self._contact: Final = contact
        self._services: Final = tuple(services)
        self._timeout: Final = timeout
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._senders: Final = ThreadPoolExecutor(_SENDERS, "vexilla-push")
        self._waiting = 0
        self._results: Final[Counter[str]] = Counter()

    async def close(self) -> None:
        """Send nothing more."""
        self._senders.shutdown(wait=False, cancel_futures=True)

    def results(self) -> dict[str, int]:
        """What became of the messages so far: ``sent``, ``gone``, ``failed``, ``refused`` or ``skipped``."""
        return {name: self._results[name] for name in ("sent", "gone", "failed", "refused", "skipped")}

    async def public_key(self) -> str:
        """The key that a browser subscribes with."""
        return encoded(point_of(await self._private_key()))

    def check(self, subscription: Mapping[str, Any]) -> str | None:
        """Why nothing could be sent to a subscription, as a short word; None if it is sound."""
        try:
            self._place(str(subscription.get("endpoint", "")))
            receiver_of(subscription)
        except BadSubscription as problem:
            return problem.reason
        return None

    async def your_turn(self, game: StoredGame, side: str) -> None:
        """Tell all browsers of a seat that its player has to decide."""
        subscriptions = await self._store.subscriptions(game.id, side)
        if not subscriptions:
            return
        key = await self._private_key()
        await asyncio.gather(*[self._tell(key, game, side, subscription) for subscription in subscriptions])

    async def _tell(
        self, key: ec.EllipticCurvePrivateKey, game: StoredGame, side: str, subscription: dict[str, Any]
    ) -> None:
        if self._waiting >= _MOST_WAITING:
            self._results["skipped"] += 1
            return
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            result = await loop.run_in_executor(self._senders, self._send, key, game, side, subscription)
        finally:
            self._waiting -= 1
        self._results[result] += 1
        if result in ("gone", "refused"):
            await self._store.forget_endpoint(str(subscription.get("endpoint", "")))

    async def _private_key(self) -> ec.EllipticCurvePrivateKey:
        if self._key is None:
            key = load_der_private_key(await self._store.secret(_SECRET, new_key), None)
            assert isinstance(key, ec.EllipticCurvePrivateKey), "it was made by new_key"
            self._key = key
        return self._key

    # -- in a thread -----------------------------------------------------------------------------

    def _send(
        self, key: ec.EllipticCurvePrivateKey, game: StoredGame, side: str, subscription: Mapping[str, Any]
    ) -> str:
        """Send one message; what became of it."""
        try:
            place = self._place(str(subscription.get("endpoint", "")))
            body = encrypt(message_for(game, str(subscription.get("language", ""))), *receiver_of(subscription))
        except BadSubscription as problem:
            _log.warning("a push subscription is no good: %s", problem.reason)
            return "refused"
        topic = encoded(hashlib.sha256(f"{game.id} {side}".encode()).digest()[:24])
        headers = {
            "Authorization": authorization(key, place, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }
        try:
            status = self._post(place, body, headers)
        except (OSError, http.client.HTTPException) as problem:
            _log.warning("push service %s: %s", place.hostname, type(problem).__name__)
            return "failed"
        if status in _GONE:
            return "gone"
        # A redirection is not followed: the known services need none.
        if not 200 <= status < 300:
            _log.warning("push service %s answered %s", place.hostname, status)
            return "failed"
        return "sent"

    def _place(self, endpoint: str) -> SplitResult:
        """Where an endpoint is, if it is one of a known push service."""
        # An address that cannot be written into a request as it is.
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise BadSubscription("bad-endpoint")
        try:
            place = urlsplit(endpoint)
            host, port = place.hostname or "", place.port
        except ValueError:
            raise BadSubscription("bad-endpoint") from None
        if self._is_trusted(place):
            return place
        if place.scheme != "https" or port not in (None, 443) or place.username is not None:
            raise BadSubscription("bad-endpoint")
        for service in self._services:
            if host == service or (service.startswith(".") and host.endswith(service)):
                return place
        raise BadSubscription("unknown-push-service")

    def _is_trusted(self, place: SplitResult) -> bool:
        return f"{place.scheme}://{place.netloc}" in self._services

    def _post(self, place: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        host = place.hostname or ""
        port = place.port or (443 if place.scheme == "https" else 80)
        address = _address_of(host, port, self._is_trusted(place))
        connection = http.client.HTTPConnection(host, port, timeout=self._timeout)
        with socket.create_connection((address, port), self._timeout) as plain:
            # Connected by ourselves, so that it is the address that was looked at.
            connection.sock = plain
            if place.scheme == "https":
                connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            path = (place.path or "/") + (f"?{place.query}" if place.query else "")
            connection.request("POST", path, body, {"Host": place.netloc, **headers})
            response = connection.getresponse()
            try:
                return response.status
            finally:
                connection.close()


def _address_of(host: str, port: int, is_trusted: bool) -> str:
    """An address of a host; of hosts that are not trusted only one on the open network."""
    for *_, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(where[0])
        if is_trusted or ipaddress.ip_address(address).is_global:
            return address
    raise OSError("the host has no address on the open network")


# -- what is sent --------------------------------------------------------------------------------


def message_for(game: StoredGame, language: str) -> bytes:
    """What a browser is told: which game waits, and what it is called."""
    speaker = Speaker(language if language in LANGUAGES else LANGUAGES[0])
    title = names_of(game.ruleset, game.scenario, speaker, given_in(game.header)).title
    return msgspec.json.encode({"game": game.id, "title": title, "body": speaker.say("advice-push-your-turn")})


# -- keys and signatures (RFC 8292) --------------------------------------------------------------


def new_key() -> bytes:
    """A key to sign with, as it is kept."""
    key = ec.generate_private_key(_CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def authorization(key: ec.EllipticCurvePrivateKey, place: SplitResult, contact: str, now: float) -> str:
    """The word of the server that it sends this, good for one push service and half a day."""
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + _GOOD_FOR, "sub": contact}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(point_of(key))}"


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- encryption (RFC 8291) -----------------------------------------------------------------------


def receiver_of(subscription: Mapping[str, Any]) -> tuple[bytes, bytes]:
    """The browser's public key and its secret for authentication."""
    keys = subscription.get("keys")
    try:
        if not isinstance(keys, Mapping):
            raise ValueError  # told as all the other faults are
        point, secret = decoded(str(keys["p256dh"])), decoded(str(keys["auth"]))
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except (ValueError, KeyError):
        raise BadSubscription("bad-keys") from None
    if len(point) != _POINT or not secret:
        raise BadSubscription("bad-keys")
    return point, secret


def encrypt(message: bytes, receiver: bytes, secret: bytes) -> bytes:
    """A message that only the receiver can read, in one record of ``aes128gcm``."""
    own = ec.generate_private_key(_CURVE)
    sender = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, receiver))
    ours = _derive(secret, shared, b"WebPush: info\0" + receiver + sender, 32)
    salt = os.urandom(16)
    key = _derive(salt, ours, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, ours, b"Content-Encoding: nonce\0", 12)
    # One record, and it is the last: that is what the 2 says.
    record = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + _RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender + record


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)

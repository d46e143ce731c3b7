"""What keeps a server safe: headers, origins, host names, limits by address."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from ..settings import LOOPBACK, Settings
from ..store import Bucket

#: Methods that change nothing: a foreign page gains nothing by causing them, as it cannot read the answer.
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
#: How many addresses are remembered; the one that was quiet longest is forgotten first.
REMEMBERED: Final = 20_000


# -- headers -------------------------------------------------------------------------------------

_INLINE_SCRIPT: Final = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)


def inline_script_hashes(index: bytes) -> list[str]:
    """The hashes of the scripts that stand in a page itself (one that chooses the theme before the first paint)."""
    digests = [hashlib.sha256(script).digest() for script in _INLINE_SCRIPT.findall(index) if script.strip()]
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


def content_policy(index: bytes) -> str:
    """What a browser may load and run on our pages: our own files, and no script that is not ours."""
    scripts = " ".join(["'self'", *inline_script_hashes(index)])
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {scripts}",
            # Boards are SVG with positions and colours in style attributes; a style can do no harm without a script.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data: blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )


def security_headers(index: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of every answer, such that the page may run its own scripts."""
    headers = {
        "content-security-policy": content_policy(index),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        # Links to seats carry their secret after '#', which is never sent; the rest is nobody's business either.
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]


# -- who asks ------------------------------------------------------------------------------------


class Addresses:
    """Who a request comes from: the peer, or, behind a proxy we trust, whom the proxy names."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        self._trusted: Final = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def client(self, peer: str, forwarded: str) -> str:
        """The address of a client; of several in the header the last one that is no proxy of ours."""
        if not self.is_proxy(peer):
            return _block(peer)
        for address in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            if not self.is_proxy(address):
                return _block(address)
        return _block(peer)

    def is_proxy(self, address: str) -> bool:
        """Whether it is one of the proxies whose word we take."""
        if not self._trusted:
            return False
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._trusted)

    def to_be_kept_out(self, text: str) -> str | None:
        """An address as it is counted; None if it is none, or one whose block would shut out everybody."""
        address = text.strip().partition("/")[0]
        try:
            ipaddress.ip_address(address)
        except ValueError:
            return None
        return None if is_loopback(address) or self.is_proxy(address) else _block(address)


def _block(address: str) -> str:
    """An address as it is counted: of IPv6 the network of one customer, who has all addresses in it."""
    if ":" not in address:
        return address[:64]
    try:
        return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address[:64]


def is_loopback(address: str) -> bool:
    """Whether a peer is on this computer."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_from_here(peer: str, headers: Mapping[str, str]) -> bool:
    """Whether a request was made on this computer.

    Behind a proxy on the same computer everyone seems to come from here: what was forwarded did not.
    """
    return is_loopback(peer) and "x-forwarded-for" not in headers and "forwarded" not in headers


def shown_seat(headers: Mapping[str, str]) -> str | None:
    """The seat that a request shows, if any."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


class Origins:
    """Which pages may change something here or talk to a table: our own, and those that are listed."""

    def __init__(self, settings: Settings) -> None:
        self._listed: Final = frozenset(
            _origin(url) for url in (*settings.origins, *([settings.public_url] if settings.public_url else []))
        )

    def allows(self, headers: Mapping[str, str]) -> bool:
        """Whether the page that sends a request may; programs that are no browser send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin in self._listed:
            return True
        host = headers.get("host", "")
        try:
            return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def host_allowed(settings: Settings, host: str) -> bool:
    """Whether this server may be addressed by a name; this computer's own programs may call it what it is.

    A server that listens on loopback goes by no name that it was not given: any page can have a name of its own point
    to this computer, and would then be taken for ours by the browser.
    """
    if not settings.hosts and not is_local(settings.host):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    given = {allowed.lower() for allowed in settings.hosts}
    return is_local(name) or name in given or (bool(name) and name == urlsplit(settings.public_url).hostname)


def is_local(name: str) -> bool:
    """Whether a name can mean nothing but this computer."""
    return name in LOOPBACK or is_loopback(name)


_DAY: Final = 86_400.0


# -- how often -----------------------------------------------------------------------------------


class Buckets:
    """A bucket of tokens an address: full at first, filled up over a minute or another time, empty means too fast."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic, seconds: float = 60.0) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self._clock: Final = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, tokens: int = 1) -> float:
        """Take tokens; how many seconds to wait where there are too few, 0 where there were enough."""
        if not self.most:
            return 0.0
        now = self._clock()
        left, since = self._buckets.pop(address, (float(self.most), now))
        left = min(float(self.most), left + (now - since) * self.most / self.seconds)
        wanted = min(tokens, self.most)
        wait = 0.0 if left >= wanted else (wanted - left) * self.seconds / self.most
        self._buckets[address] = (left if wait else left - wanted, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait

    def give_back(self, address: str) -> None:
        """Put a token back."""
        if address in self._buckets:
            tokens, since = self._buckets[address]
            self._buckets[address] = (tokens + 1, since)

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """How many of something an address may have at a time; 0: as many as it likes."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._taken: Final[dict[str, int]] = {}

    def take(self, address: str) -> bool:
        """Take a place; False where none is left."""
        taken = self._taken.get(address, 0)
        if self._most and taken >= self._most:
            return False
        self._taken[address] = taken + 1
        return True

    def give_back(self, address: str) -> None:
        """Leave a place to the next one."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    def __len__(self) -> int:
        return len(self._taken)


#: Of the connections that an address may begin in a minute so many times may be open.
OPEN_AT_A_TIME: Final = 4


#: The page and what browsers keep is asked for in dozens when a page opens, and costs little: so many times more.
LOOKS: Final = 10
#: Requests a minute for one's own seat, however many others at the same address have sent.
_REQUESTS_BY_SEAT: Final = 60
#: Questions about steps of a replay for each whole replay: the record that was asked about last is kept.
_STUDIES: Final = 6
#: How often a minute one may come to his own seat, however often others at the same address have come.
_BY_SEAT: Final = 30
#: So many of an address that is over its limits may try to show a seat at a time.
LATE_AT_A_TIME: Final = 10
#: Wrong secrets of an operator that an address may show in a minute.
_SECRETS: Final = 10


class Limits:
    """How often an address may do what."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._buckets: Final = {
            "request": Buckets(settings.requests, clock),
            "look": Buckets(LOOKS * settings.requests, clock),
            "seat-request": Buckets(_REQUESTS_BY_SEAT, clock),
            "create": Buckets(settings.new_games, clock),
            "claim": Buckets(settings.claims, clock),
            "analyse": Buckets(settings.analyses, clock),
            "coach": Buckets(settings.coaching, clock),
            "study": Buckets(_STUDIES * settings.analyses, clock),
            "report": Buckets(settings.reports, clock),
            "connect": Buckets(settings.connections, clock),
            "seat": Buckets(_BY_SEAT, clock),
            "bring": Buckets(settings.import_bytes, clock, _DAY),
            "operator": Buckets(_SECRETS, clock),
        }
        #: Connections of those whose address is over its limits and who have yet to show a seat.
        self.late: Final = Places(LATE_AT_A_TIME)
        #: Connections that are open.
        self.sockets: Final = Places(OPEN_AT_A_TIME * settings.connections)

    def take(self, kind: str, address: str, tokens: int = 1) -> float:
        """How many seconds to wait, 0 where nothing has to be waited for."""
        return self._buckets[kind].take(address, tokens)

    def bucket(self, kind: str) -> Bucket:
        """How much of something an address may do in how many seconds; 0: as much as it likes."""
        return Bucket(self._buckets[kind].most, self._buckets[kind].seconds)

    def give_back(self, kind: str, address: str) -> None:
        """What was taken is not to be counted after all."""
        self._buckets[kind].give_back(address)

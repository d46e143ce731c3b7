"""Seats: who may decide for a side. A seat is opened by a token; the server keeps only the token's hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from ...kernel.sides import SIDE_NAMES, SIDES, SPECTATOR
from ..store import Seat

#: A game's id has 96 bits, a seat's token 128.
_ID_BYTES: Final = 12
_TOKEN_BYTES: Final = 16

#: The kinds of seats: a person at the browser that made the game, a person who gets a link, a computer.
HERE: Final = "here"
LINK: Final = "link"
COMPUTER: Final = "computer"
KINDS: Final = (HERE, LINK, COMPUTER)


def new_id() -> str:
    """The id of a new game, which nobody can guess."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    """A new token for a seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def side_of(token: str | None, seats: Mapping[str, Seat]) -> int | None:
    """The side whose seat a token opens; without a token a spectator; None when it opens nothing.

    Every seat is compared in the same time, whatever the token has in common with another.
    """
    if token is None:
        return SPECTATOR
    shown = hash_of(token)
    found: int | None = None
    for side in SIDES:
        kept = seats[SIDE_NAMES[side]].token_hash
        if kept and hmac.compare_digest(shown, kept):
            found = side
    return found


class Seated:
    """Which seats people have come to here, by the hashes of what opens them; the longest unseen is forgotten first."""

    def __init__(self, most: int = 20_000) -> None:
        self._most: Final = most
        self._seen: Final[OrderedDict[str, None]] = OrderedDict()

    def note(self, token: str) -> None:
        """Somebody has shown that this opens a seat."""
        digest = hash_of(token)
        self._seen[digest] = None
        self._seen.move_to_end(digest)
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def knows(self, token: str) -> bool:
        """Whether it was shown before."""
        return hash_of(token) in self._seen

"""Seats: who may decide for a side. A seat is opened by a token; the server keeps only the token's hash.

Whoever makes a game gets the tokens of his own seats. For a person elsewhere he gets an invitation, which that person
exchanges for a token that nobody else has ever seen. A code does the same for another device of the same person.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Final

from ...kernel.sides import SIDE_NAMES, SPECTATOR
from ..store import SEAT, Store

#: A game's id has 96 bits, a seat's token and an invitation 128.
_ID_BYTES: Final = 12
_TOKEN_BYTES: Final = 16
#: Letters of codes: none that is taken for another when it is read aloud or copied by hand.
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_LETTERS: Final = 8
#: Seconds in which a code must be used.
CODE_SECONDS: Final = 600

#: The kinds of seats: a person at the browser that made the game, a person who gets a link, a computer.
HERE: Final = "here"
LINK: Final = "link"
COMPUTER: Final = "computer"
KINDS: Final = (HERE, LINK, COMPUTER)


def new_id() -> str:
    """The id of a new game, which nobody can guess; typed after a command it is not taken for an option."""
    while (found := secrets.token_urlsafe(_ID_BYTES)).startswith("-"):
        pass
    return found


def new_token() -> str:
    """A new token for a seat, or an invitation to one."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_code() -> str:
    """A new code, short enough to be typed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))


def plain_code(typed: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(typed.upper().split()).replace("-", "")


def token_for(shown: str, attempt: str) -> str:
    """The token that something is exchanged for.

    It follows from the secret shown and from an attempt that only its sender knows: an exchange that is sent again,
    because its answer was lost, gives the same token, and to nobody else. Without an attempt it is drawn.
    """
    if not attempt:
        return new_token()
    digest = hmac.digest(shown.encode(), attempt.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:_TOKEN_BYTES]).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


async def side_of(store: Store, game: str, token: str | None) -> int | None:
    """The side whose seat a token opens; without a token a spectator; None when it opens nothing.

    It is looked up by its hash: how long that takes says nothing about tokens.
    """
    if token is None:
        return SPECTATOR
    key = await store.key(game, hash_of(token))
    return SIDE_NAMES.index(key.side) if key is not None and key.kind == SEAT else None


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

"""What can be played and by which rules: made once for a language and the same contents, and kept."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from starlette.responses import Response

from ...games import GAMES
from ...locales import LANGUAGES, Speaker
from .calls import Call
from .library import fingerprint, library, rules, words
from .problems import Problem
from .sending import etag_of, send_kept

#: A browser asks each time whether it still has the right one; mostly it has.
_ASK_FIRST: Final = "public, no-cache"


class Kept(NamedTuple):
    """An answer as it goes over the wire, plain and packed, and what it is known by."""

    body: bytes
    packed: bytes
    etag: str


def kept(answer: Any) -> Kept:
    """An answer, ready to be sent often."""
    body = msgspec.json.encode(answer)
    return Kept(body, gzip.compress(body, 9), etag_of(body))


@lru_cache(4 * len(LANGUAGES))
def _library(language: str, _fingerprint: str, notices: tuple[str, ...]) -> Kept:
    return kept(library(Speaker(language), notices))


@cache
def _rules(ruleset: str, language: str) -> Kept:
    return kept(rules(ruleset, Speaker(language)))


@cache
def _words(ruleset: str, language: str) -> Kept:
    return kept(words(ruleset, language))


def respond(call: Call[None], make: Callable[[], Kept]) -> Response:
    """Send it, unless the reader's browser has it."""
    made = make()
    return send_kept(call.request, made.body, made.packed, "application/json", made.etag, _ASK_FIRST)


async def get_library(call: Call[None]) -> Response:
    """All rulesets with their battles."""
    return respond(call, lambda: _library(call.speaker.language, fingerprint(), tuple(call.site.notices)))


async def get_rules(call: Call[None]) -> Response:
    """The rulebook of a ruleset."""
    name = ruleset_named(call)
    return respond(call, lambda: _rules(name, call.speaker.language))


async def get_words(call: Call[None]) -> Response:
    """What a table of a ruleset says."""
    name = ruleset_named(call)
    return respond(call, lambda: _words(name, call.speaker.language))


def ruleset_named(call: Call[None]) -> str:
    """The ruleset that the address names; a Problem if there is none."""
    name = str(call.request.path_params["game"])
    if name not in GAMES.games:
        raise Problem("unknown-rules", name=name[:100], known=", ".join(GAMES.games))
    return name

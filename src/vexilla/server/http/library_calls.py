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


class _Kept(NamedTuple):
    body: bytes
    packed: bytes
    etag: str


def _kept(answer: Any) -> _Kept:
    body = msgspec.json.encode(answer)
    return _Kept(body, gzip.compress(body, 9), etag_of(body))


@lru_cache(4 * len(LANGUAGES))
def _library(language: str, _fingerprint: str, notices: tuple[str, ...]) -> _Kept:
    return _kept(library(Speaker(language), notices))


@cache
def _rules(ruleset: str, language: str) -> _Kept:
    return _kept(rules(ruleset, Speaker(language)))


@cache
def _words(ruleset: str, language: str) -> _Kept:
    return _kept(words(ruleset, language))


def _respond(call: Call[None], make: Callable[[], _Kept]) -> Response:
    kept = make()
    return send_kept(call.request, kept.body, kept.packed, "application/json", kept.etag, _ASK_FIRST)


async def get_library(call: Call[None]) -> Response:
    """All rulesets with their battles."""
    return _respond(call, lambda: _library(call.speaker.language, fingerprint(), tuple(call.site.notices)))


async def get_rules(call: Call[None]) -> Response:
    """The rulebook of a ruleset."""
    name = _ruleset(call)
    return _respond(call, lambda: _rules(name, call.speaker.language))


async def get_words(call: Call[None]) -> Response:
    """What a table of a ruleset says."""
    name = _ruleset(call)
    return _respond(call, lambda: _words(name, call.speaker.language))


def _ruleset(call: Call[None]) -> str:
    name = str(call.request.path_params["game"])
    if name not in GAMES.games:
        raise Problem("unknown-rules", name=name[:100], known=", ".join(GAMES.games))
    return name

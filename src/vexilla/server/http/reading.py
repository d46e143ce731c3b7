"""What is looked up while one plays: clauses by words, and the reference of a ruleset."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from starlette.responses import Response

from ...catalogue.searching import search
from ...games import GAMES
from ...locales import Speaker
from ...reference.told import reference_of
from .bodies import FoundClauses
from .calls import Call
from .library_calls import Kept, kept, respond, ruleset_named

#: Nobody types more into a search.
_LONGEST: Final = 200


async def search_rules(call: Call[None]) -> FoundClauses:
    """The clauses that some words lead to; the first who asks waits until the words of the book are counted."""
    name = ruleset_named(call)
    words = call.request.query_params.get("q", "")[:_LONGEST]
    found = await asyncio.to_thread(search, name, words, call.speaker.language)
    return FoundClauses([clause.id for clause in found.clauses], found.words, found.meant)


@cache
def _reference(ruleset: str, language: str) -> Kept:
    return kept(reference_of(GAMES.find(ruleset), Speaker(language)))


async def get_reference(call: Call[None]) -> Response:
    """The reference of a ruleset, made once a language."""
    name = ruleset_named(call)
    made = await asyncio.to_thread(_reference, name, call.speaker.language)
    return respond(call, lambda: made)

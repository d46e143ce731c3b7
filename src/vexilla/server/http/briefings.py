"""What players are told before a battle: of the library, and of a game that is played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.responses import Response

from ...briefings.briefing import Briefing, briefing_of
from ...games import GAMES
from ...kernel.record import given_in
from ...locales import Speaker
from ..tables.closed import why_closed
from .calls import Call
from .games import find_game, is_sealed, seat_shown
from .library_calls import Kept, kept, respond
from .problems import Problem

#: So many briefings are kept as they were made: all of ours in all languages, and a few of before.
_MOST: Final = 400


@lru_cache(_MOST)
def _briefing(ruleset: str, scenario: str, language: str, _text: str) -> Kept:
    """Made once for a language and the same file."""
    game = GAMES.find(ruleset)
    found = briefing_of(game, game.setup(scenario), Speaker(language))
    assert found is not None
    return kept(found)


async def get_briefing(call: Call[None]) -> Response:
    """The briefing of a battle of the library."""
    name, scenario = (str(call.request.path_params[key]) for key in ("game", "scenario"))
    game = GAMES.games.get(name)
    if game is None or not game.has_briefings or scenario not in game.scenarios:
        raise Problem("unknown-briefing", name=f"{name}/{scenario}"[:100])
    text = game.scenario_text(scenario)
    return respond(call, lambda: _briefing(name, scenario, call.speaker.language, text))


async def get_briefing_of_game(call: Call[None]) -> Briefing:
    """The briefing of what is played, with the options that were agreed."""
    stored = await find_game(call, call.id)
    await seat_shown(call, stored, call.token)
    found: Briefing | None = None
    if why_closed(stored) is None and not is_sealed(stored):
        game = GAMES.find(stored.ruleset)
        setup = game.pinned(stored.scenario, stored.options, given_in(stored.header))
        found = briefing_of(game, setup, call.speaker)
    if found is None:
        raise Problem("unknown-briefing", name=f"{stored.ruleset}/{stored.scenario}"[:100])
    return found

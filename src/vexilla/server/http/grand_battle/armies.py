"""Armies of Grand Battle over HTTP: lists, armies while they are built, army files, and two that meet."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.responses import Response

from ....briefings.briefing import briefing_of
from ....games import GAMES
from ....games.grand_battle.armies.library import LIBRARY, SUFFIX
from ....games.grand_battle.armies.reader import GAME
from ....games.grand_battle.armies.writing import army_text
from ....games.grand_battle.battles.matching import OF_THE_DEARER
from ....games.grand_battle.battles.meeting import AND_BETWEEN, meeting_of
from ....kernel.setup import Given
from ....locales import LANGUAGES, Speaker
from ..bodies import Checked, ContentsBody
from ..calls import Call
from ..library import scenario_shown
from ..library_calls import Kept, kept, respond
from ..problems import Problem
from ..record_texts import in_workshop
from ..sending import send
from .bodies import ArmyChecked, ArmyFileBody, Contender, DraftBody, MeetBody, Met
from .drafts import data_of
from .told import armies_told, army_told, list_told

#: What an army is called that has no file yet.
_UNNAMED: Final = f"army{SUFFIX}"
_JSON: Final = "application/json"


@lru_cache(2 * len(LANGUAGES))
def _armies(language: str) -> Kept:
    return kept(armies_told(Speaker(language)))


@lru_cache(200)
def _list(key: str, language: str) -> Kept:
    return kept(list_told(key, Speaker(language)))


async def get_armies(call: Call[None]) -> Response:
    """All army lists."""
    return respond(call, lambda: _armies(call.speaker.language))


async def get_list(call: Call[None]) -> Response:
    """One army list, with all that may be chosen from it."""
    key = str(call.request.path_params["army"])
    if key not in LIBRARY.keys():  # noqa: SIM118
        raise Problem("unknown-army", name=key[:100])
    return respond(call, lambda: _list(key, call.speaker.language))


async def check_draft(call: Call[DraftBody]) -> ArmyChecked:
    """An army while it is built: its file, what it amounts to, and what is wrong with it."""
    data = data_of(call.body.army)
    return army_told(_UNNAMED, army_text(data), data, call.speaker)


async def read_file(call: Call[ArmyFileBody]) -> Response:
    """The same of an army file. A long one may take a while, so it is read elsewhere."""
    body = await in_workshop(
        call, "army_file", name=call.body.name, text=call.body.text, language=call.speaker.language
    )
    return send(call.request, body, _JSON)


async def meet(call: Call[MeetBody]) -> Response:
    """The pick-up battle of two armies, ready to be begun."""
    wanted = msgspec.to_builtins(call.body)
    body = await in_workshop(call, "army_meeting", wanted=wanted, language=call.speaker.language)
    return send(call.request, body, _JSON)


# -- jobs ----------------------------------------------------------------------------------------


def army_file(name: str, text: str, language: str) -> bytes:
    """What an army file amounts to; what is no TOML at all is told as a fault, too."""
    text = text.replace("\r\n", "\n")
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError):
        data = {}
    return msgspec.json.encode(army_told(name or _UNNAMED, text, data, Speaker(language)))


def met_by(body: MeetBody) -> dict[str, str]:
    """The contents of the pick-up battle of two armies; BadContents names the faults of a file."""
    both = (body.bottom, body.top)
    texts = [each.file.text if each.file is not None else None for each in both]
    budget = OF_THE_DEARER if body.budget is None else body.budget
    names = [_name(each) for each in both]
    titles = {language: AND_BETWEEN.join([_title(each, language) for each in both]) for language in LANGUAGES[1:]}
    given = meeting_of((names[0], names[1]), (texts[0], texts[1]), budget, titles=titles, open_field=body.open_field)
    return {"kind": given.kind, "name": f"{given.name}{SUFFIX}", "text": given.text}


def army_meeting(wanted: dict[str, Any], language: str) -> bytes:
    """A pick-up battle of two armies, as it can be begun, and what a library would say of it."""
    contents = met_by(msgspec.convert(wanted, MeetBody))
    game, given = GAMES.find(GAME), Given(contents["kind"], contents["name"], contents["text"])
    setup, speaker = game.setup(given=given), Speaker(language)
    checked = Checked(game.key, scenario_shown(game, setup, speaker), briefing_of(game, setup, speaker))
    return msgspec.json.encode(Met(msgspec.convert(contents, ContentsBody), checked))


def _title(contender: Contender, language: str) -> str:
    """What an army is called in a language: one of ours as it is translated, a player's as his file has it."""
    if contender.file is None:
        return Speaker(language).word(GAME, "army", contender.source)
    army = LIBRARY.read(_name(contender), contender.file.text)
    return army.word(army.name, language)


def _name(contender: Contender) -> str:
    return contender.file.name or _UNNAMED if contender.file is not None else contender.source

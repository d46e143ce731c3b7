"""Armies that are built, and their files: what the one says, the other says as well."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ....games.grand_battle.armies.reader import GAME, LANGUAGES
from ..problems import Problem
from .bodies import ArmyDraft, Officer

#: What a draft says in the same words as the file.
_ALIKE: Final = ("name", "list", "units", "role", "budget", "camp", "barricades", "works", "notes", "reserve")
#: What is not written where it says nothing.
_EMPTY: Final = ("", 0, None)


def data_of(draft: ArmyDraft) -> dict[str, Any]:
    """The file of a draft as data; a Problem if two commanders have one name, which no file can say."""
    told = msgspec.to_builtins(draft)
    data: dict[str, Any] = {"name": draft.name, "list": draft.source}
    for key in ("role", "notes", "camp", "barricades", "works"):
        if told[key] not in _EMPTY:
            data[key] = told[key]
    if draft.budget is not None:
        data["budget"] = draft.budget
    data["units"] = draft.units
    if draft.general is not None:
        data["general"] = {draft.general.name: _row(draft.general)}
    for officer in draft.commanders:
        table = data.setdefault("commanders", {})
        if officer.name in table:
            raise Problem("army-same-name", name=officer.name)
        table[officer.name] = _row(officer)
    if draft.reserve is not None:
        reserve = {key: value for key, value in told["reserve"].items() if value not in _EMPTY and value != {}}
        reserve["units"] = {key: count for key, count in draft.reserve.units.items() if count}
        if not reserve["units"]:
            del reserve["units"]
        if reserve:
            data["reserve"] = reserve
    return data | {language: words for language, words in draft.words.items() if words}


def _row(officer: Officer) -> dict[str, Any]:
    row: dict[str, Any] = {"with": officer.unit}
    return row | {key: True for key in ("staff", "reserve") if getattr(officer, key)}


def draft_of(data: dict[str, Any]) -> ArmyDraft | None:
    """What a file from a list says as a draft; None where it says more, or something else, than a draft can."""
    told: dict[str, Any] = {}
    for key, value in data.items():
        if key in _ALIKE:
            told[key] = value
        elif key in LANGUAGES:
            told.setdefault("words", {})[key] = value
        elif key in ("general", "commanders") and isinstance(value, dict):
            told[key] = [_officer(name, row) for name, row in value.items()]
        elif key != "game" or value != GAME:
            return None
    general = told.pop("general", [])
    if len(general) > 1:
        return None
    if general:
        told["general"] = general[0]
    try:
        return msgspec.convert(told, ArmyDraft)
    except msgspec.ValidationError:
        return None


def _officer(name: str, row: object) -> dict[str, Any]:
    """A row of a file; points that the list gives him anyway need not be said."""
    said = dict(row) if isinstance(row, dict) else {"with": row}
    return {"name": name} | {key: value for key, value in said.items() if key not in ("CP", "LP")}

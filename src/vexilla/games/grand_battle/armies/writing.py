"""Armies as the text of their files, and TOML in general as far as our files need it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from .army import Army
from .profile import Profile
from .reader import LANGUAGES

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
#: The tables of an army file in the order in which they are written; tables within them stand in braces.
_TABLES: Final = ("units", "general", "commanders", "reserve", *LANGUAGES)
#: A budget is rounded up to so much.
_ROUND: Final = 10


def army_text(data: dict[str, Any]) -> str:
    """The file of an army from a list, a line for every thing that may be wrong with it."""
    lines = [f"{toml_key(key)} = {toml_value(value)}" for key, value in data.items() if key not in _TABLES]
    for name in _TABLES:
        if name in data:
            rows, below = dict(data[name]), {}
            if name == "reserve":
                below = rows.pop("units", {})
            lines += ["", f"[{name}]", *_rows(rows)]
            lines += ["", f"[{name}.units]", *_rows(below)] if below else []
    return "\n".join(lines) + "\n"


def _rows(table: dict[str, Any]) -> list[str]:
    return [f"{toml_key(key)} = {toml_value(value)}" for key, value in table.items()]


def usual_data(army: Army) -> dict[str, Any]:
    """What a player begins with who takes a list: the army as it usually is, as the data of a file from that list."""
    data: dict[str, Any] = {"name": army.name, "list": army.source.key}
    data["budget"] = -(-army.price // _ROUND) * _ROUND
    data["camp"] = army.camp.key
    sections = {"barricades": army.barricades, "works": army.works}
    data |= {key: number for key, number in sections.items() if number}
    data["units"] = _counts(army, in_reserve=False)
    for commander in army.commanders:
        table = data.setdefault("general" if commander.is_general else "commanders", {})
        table[commander.name] = _officer(army, commander.unit)
    reserve = {key: number for key, number in _counts(army, in_reserve=True).items() if number}
    if reserve:
        data["reserve"] = {"units": reserve}
        if army.arrival is not None:
            data["reserve"]["mode"] = army.arrival.key
    return data


def _counts(army: Army, *, in_reserve: bool) -> dict[str, int]:
    counts = {line.profile.key: 0 for line in army.source.lines}
    for unit in army.units:
        if unit.in_reserve == in_reserve:
            counts[_line_of(unit.profile)] += 1
    return counts


def _officer(army: Army, number: int) -> dict[str, Any]:
    """With whom a commander stands, as a file says it: the line, and which of its units."""
    led = army.units[number]
    key = _line_of(led.profile)
    alike = [
        place
        for place, unit in enumerate(army.units)
        if _line_of(unit.profile) == key and unit.in_reserve == led.in_reserve
    ]
    row: dict[str, Any] = {"with": f"{key} {alike.index(number) + 1}"}
    if key != led.profile.key:
        row["staff"] = True
    if led.in_reserve:
        row["reserve"] = True
    return row


def _line_of(profile: Profile) -> str:
    """The line of a list that a unit is of; a staff is made from one."""
    return profile.parent.key if profile.parent is not None else profile.key


# -- TOML ------------------------------------------------------------------------------------------


def toml_table(path: str, data: dict[str, Any]) -> list[str]:
    """A table with its own below it; what is deeper stands in braces."""
    lines = [f"[{path}]"]
    below: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            below += ["", f"[{path}.{toml_key(key)}]", *_rows(value)]
        else:
            lines.append(f"{toml_key(key)} = {toml_value(value)}")
    return lines + below


def toml_key(key: str) -> str:
    """A key as it is written, in quotes where it needs them."""
    return key if _BARE_KEY.fullmatch(key) else toml_value(key)


def toml_value(value: object) -> str:
    """A value as it is written."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join([toml_value(each) for each in value])}]"
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{toml_key(key)} = {toml_value(each)}' for key, each in value.items()])} }}"
    # JSON writes texts as TOML does, but for one character.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")

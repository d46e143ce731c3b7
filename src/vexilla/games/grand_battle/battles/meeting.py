"""Two armies that meet: the file of their pick-up battle, with all that players brought in it."""

from __future__ import annotations

import json
import pathlib
import re
import tomllib
from typing import Any, Final

from ....kernel.refusal import BadSetup
from ....kernel.setup import LONGEST_CONTENTS, Given
from ....kernel.sides import SIDE_NAMES, SIDES
from ..armies.army import Army
from ..armies.library import LIBRARY, SUFFIX
from .matching import OF_THE_DEARER, unmatched

#: The kind of contents that players bring: a battle as a file.
BATTLE: Final = "battle"
#: Stands between the keys of two armies that meet, and between their names in what the battle is called.
AND: Final = "+"
AND_BETWEEN: Final = " – "
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def meeting(
    bottom: str, top: str, budget: int = OF_THE_DEARER, turn_limit: int | None = None, measuring: str | None = None
) -> Given:
    """The pick-up battle of two armies, each a list by its name or a player's file by its path.

    Both keep the budget; unless one is said the dearer army sets it, and 0 is none. BadArmy if a file has faults,
    BadSetup if there is no such army or they are not matched.
    """
    names = bottom, top
    texts = [_text_of(name) for name in names]
    armies = _army_of(bottom, texts[0]), _army_of(top, texts[1])
    for wrong in unmatched(armies, names, budget):
        raise BadSetup(wrong.text, wrong.reason, **wrong.arguments)
    lines = [
        'game = "grand_battle"',
        f"name = {_value(AND_BETWEEN.join([army.name for army in armies]))}",
        "pick_up = true",
    ]
    for key, value in (("turn_limit", turn_limit), ("measuring", measuring)):
        lines += [f"{key} = {_value(value)}"] if value is not None else []
    lines += [f"budget = {budget}"] if budget != OF_THE_DEARER else []
    for side in SIDES:
        path = SIDE_NAMES[side]
        if texts[side]:
            lines += ["", *_table(f"{path}.army", tomllib.loads(texts[side]))]
        else:
            lines += ["", f"[{path}]", f"army = {_value(names[side])}"]
    stems = [pathlib.PurePath(name.replace("\\", "/")).name.removesuffix(SUFFIX) for name in names]
    return Given(BATTLE, AND.join(stems), "\n".join(lines))


def _text_of(name: str) -> str:
    """What is in an army file; empty of a list."""
    if not name.endswith(SUFFIX):
        return ""
    try:
        with pathlib.Path(name).open(encoding="utf-8") as stream:
            return stream.read(LONGEST_CONTENTS + 1)
    except (OSError, UnicodeDecodeError) as problem:
        raise BadSetup(f"the army {name!r} cannot be read: {problem}", "unreadable-army", name=name) from None


def _army_of(name: str, text: str) -> Army:
    return LIBRARY.read(name, text) if name.endswith(SUFFIX) else LIBRARY.find(name)


# -- writing TOML ----------------------------------------------------------------------------------


def _table(path: str, data: dict[str, Any]) -> list[str]:
    """A table with its own below it; what is deeper stands in braces."""
    lines = [f"[{path}]"]
    below: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            rows = [f"{_key(name)} = {_value(row)}" for name, row in value.items()]
            below += ["", f"[{path}.{_key(key)}]", *rows]
        else:
            lines.append(f"{_key(key)} = {_value(value)}")
    return lines + below


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _value(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join([_value(each) for each in value])}]"
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{_key(key)} = {_value(each)}' for key, each in value.items()])} }}"
    # JSON writes texts as TOML does, but for one character.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")

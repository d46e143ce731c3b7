"""Two armies that meet: the file of their pick-up battle, with all that players brought in it."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Final

from ....kernel.refusal import BadSetup
from ....kernel.setup import LONGEST_CONTENTS, Given
from ....kernel.sides import SIDE_NAMES, SIDES
from ..armies.army import Army
from ..armies.library import LIBRARY, SUFFIX
from ..armies.writing import toml_table, toml_value
from .matching import OF_THE_DEARER, unmatched

#: The kind of contents that players bring: a battle as a file.
BATTLE: Final = "battle"
#: Stands between the keys of two armies that meet, and between their names in what the battle is called.
AND: Final = "+"
#: What the battle of two sealed armies is called.
SEALED: Final = "sealed"
AND_BETWEEN: Final = " – "


def meeting(
    bottom: str, top: str, budget: int = OF_THE_DEARER, turn_limit: int | None = None, measuring: str | None = None
) -> Given:
    """The pick-up battle of two armies, each a list by its name or a player's file by its path.

    Both keep the budget; unless one is said the dearer army sets it, and 0 is none. BadArmy if a file has faults,
    BadSetup if there is no such army or they are not matched.
    """
    texts = _text_of(bottom), _text_of(top)
    return meeting_of((bottom, top), texts, budget, turn_limit=turn_limit, measuring=measuring)


def meeting_of(
    names: tuple[str, str],
    texts: tuple[str | None, str | None],
    budget: int = OF_THE_DEARER,
    *,
    titles: dict[str, str] | None = None,
    open_field: bool = False,
    are_sealed: bool = False,
    turn_limit: int | None = None,
    measuring: str | None = None,
) -> Given:
    """Likewise of two armies whose files are there as texts; None of a list. Nothing is looked for by a path.

    ``titles`` say by language what the battle is called; in English it goes by the names of its armies, but for sealed
    ones, of which no name may tell.
    """
    armies = _army_of(names[0], texts[0]), _army_of(names[1], texts[1])
    for wrong in unmatched(armies, names, budget):
        raise BadSetup(wrong.text, wrong.reason, **wrong.arguments)
    told = dict(titles or {})
    lines = [
        'game = "grand_battle"',
        f"name = {toml_value(told.pop('en', AND_BETWEEN.join([army.name for army in armies])))}",
        "pick_up = true",
    ]
    lines += ["open_field = true"] if open_field else []
    lines += ["sealed = true"] if are_sealed else []
    for key, value in (("turn_limit", turn_limit), ("measuring", measuring)):
        lines += [f"{key} = {toml_value(value)}"] if value is not None else []
    lines += [f"budget = {budget}"] if budget != OF_THE_DEARER else []
    for side in SIDES:
        path = SIDE_NAMES[side]
        text = texts[side]
        if text is not None:
            lines += ["", *toml_table(f"{path}.army", tomllib.loads(text))]
        else:
            lines += ["", f"[{path}]", f"army = {toml_value(names[side])}"]
    for language, title in told.items():
        lines += ["", f"[{language}]", f"name = {toml_value(title)}"]
    if are_sealed:
        return Given(BATTLE, SEALED, "\n".join(lines))
    stems = [pathlib.PurePath(name.replace("\\", "/")).name.removesuffix(SUFFIX) for name in names]
    return Given(BATTLE, AND.join(stems), "\n".join(lines))


def _text_of(name: str) -> str | None:
    """What is in an army file; None of a list."""
    if not name.endswith(SUFFIX):
        return None
    try:
        with pathlib.Path(name).open(encoding="utf-8") as stream:
            return stream.read(LONGEST_CONTENTS + 1)
    except (OSError, UnicodeDecodeError) as problem:
        raise BadSetup(f"the army {name!r} cannot be read: {problem}", "unreadable-army", name=name) from None


def _army_of(name: str, text: str | None) -> Army:
    return LIBRARY.find(name) if text is None else LIBRARY.read(name, text)

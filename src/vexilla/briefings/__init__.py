"""What players are told before a battle: written texts beside the games, and what the engine knows of the set-up.

One TOML file a battle, ``briefings/<game>/<scenario>.toml``: its sources, and in each language what happened in
history (``history``) and what to try as each side (``bottom``, ``top``).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from ..games import GAMES
from ..games.register import folder_in

_SUFFIX = ".toml"


@dataclass(frozen=True)
class BriefingText:
    """What was written of a battle, in one language."""

    history: str
    sources: tuple[str, ...]
    #: What bottom and top may try.
    plans: tuple[str, str]


@cache
def briefing_text(game: str, scenario: str, language: str) -> BriefingText | None:
    """What was written of one of the game's own battles; None if nothing was."""
    folder = folder_in(GAMES.find(game).package, "briefings", game)
    file = folder.joinpath(f"{scenario}{_SUFFIX}") if folder is not None else None
    if file is None or not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    words = data.get(language, data["en"])
    return BriefingText(words["history"], tuple(data["sources"]), (words["bottom"], words["top"]))


def briefed_scenarios(game: str) -> tuple[str, ...]:
    """The battles of a game of which something was written."""
    folder = folder_in(GAMES.find(game).package, "briefings", game)
    names = [file.name for file in folder.iterdir()] if folder is not None else []
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)))

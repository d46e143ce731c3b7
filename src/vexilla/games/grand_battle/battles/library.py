"""The battles that come with the program, and those that players bring: read once, when they are asked for."""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from typing import Final

from ....kernel.game import unknown
from ....kernel.sides import SIDE_NAMES
from ..armies.library import LIBRARY, SUFFIX
from .battle import LANGUAGES, Battle
from .checking import check
from .reader import BattleReader

_PACKAGE: Final = "vexilla.games.grand_battle.battles"
#: What a file only tells: it may be translated and mended without making another battle of it.
_TOLD: Final = ("game", "name", "date", "history", "sources", *LANGUAGES)
_TOLD_OF_AN_ARMY: Final = ("game", "name", "notes", "budget", "battle", *LANGUAGES)
#: Pick-up battles of ours, with armies that may meet anywhere.
_PICK_UPS: Final[tuple[str, ...]] = ("pick-up-africa", "pick-up-britain")


def read_battle(key: str, text: str) -> Battle:
    """The battle of a file; BadBattle names all faults."""
    reader = BattleReader(key, text, LIBRARY)
    found = reader.read()
    told = reader.told() if reader.data else {}
    sources = reader.texts((), "sources")
    if found is not None and not reader.faults and not reader.is_pick_up:
        check(reader, found[1])
    if reader.faults or found is None:
        raise reader.fail()
    return Battle(
        key,
        found[0],
        found[1],
        told,
        sources,
        is_pick_up=reader.is_pick_up,
        is_open_field=reader.is_open_field,
        is_sealed=reader.is_sealed,
    )


def contents_of(text: str) -> str:
    """All of a battle file that matters in play."""
    data = tomllib.loads(text)
    for key in _TOLD:
        data.pop(key, None)
    for side in SIDE_NAMES[:2]:
        data[side].pop("plan", None)
        if isinstance(data[side]["army"], dict):
            for key in _TOLD_OF_AN_ARMY:
                data[side]["army"].pop(key, None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=str)


class Battles:
    """Our own battles: one a pair of armies that met, and a few that are left to dice and players."""

    def __init__(self) -> None:
        self._battles: dict[str, Battle] = {}

    def keys(self) -> tuple[str, ...]:
        """Their names, in the order of their years, pick-up battles last."""
        return (*[pair.key for pair in LIBRARY.pairs()], *_PICK_UPS)

    def text(self, key: str) -> str:
        """The file of a battle; BadSetup if there is none of this name."""
        if key not in self.keys():
            raise unknown("scenario", "there is no battle", key, self.keys())
        return (resources.files(_PACKAGE) / "files" / f"{key}{SUFFIX}").read_text(encoding="utf-8")

    def find(self, key: str) -> Battle:
        """A battle of ours."""
        if key not in self._battles:
            self._battles[key] = read_battle(key, self.text(key))
        return self._battles[key]


#: The battles of the program.
BATTLES: Final = Battles()

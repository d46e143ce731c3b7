"""The profiles, lists and pairs that come with the program: read once, when they are asked for."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from ....kernel.file_reader import FileReader
from ....kernel.game import unknown
from .army import Army
from .muster import Tried, read_army, try_army
from .profile import Profile
from .profile_reader import ProfileReader
from .reader import BadArmy, Lists

SUFFIX: Final = ".toml"
_PACKAGE: Final = "vexilla.games.grand_battle.armies"


class Pair:
    """Two armies that met."""

    def __init__(self, key: str, year: int, first: str, second: str) -> None:
        self.key: Final = key
        self.year: Final = year
        #: The names of their lists.
        self.armies: Final = (first, second)


class Library(Lists):
    """What comes with the program."""

    def __init__(self) -> None:
        self._profiles: dict[str, Profile] = {}
        self._keys: tuple[str, ...] = ()
        self._armies: dict[str, Army] = {}
        self._pairs: tuple[Pair, ...] = ()

    def profiles(self) -> dict[str, Profile]:
        """All profiles by their names."""
        if not self._profiles:
            reader = FileReader("profiles", _text("profiles"))
            self._profiles = ProfileReader(reader, {}).read()
            if reader.faults:
                raise BadArmy(reader.key, reader.faults)
        return self._profiles

    def keys(self) -> tuple[str, ...]:
        """The names of all lists, in the order of the alphabet."""
        if not self._keys:
            names = [file.name for file in (resources.files(_PACKAGE) / "lists").iterdir()]
            self._keys = tuple(sorted([name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]))
        return self._keys

    def find(self, key: str) -> Army:
        """The army of a list as it usually is; BadSetup if there is no such list."""
        if key not in self._armies:
            if key not in self.keys():
                raise unknown("army", "there is no army list", key, self.keys())
            self._armies[key] = read_army(key, _text(f"lists/{key}"), self)
        return self._armies[key]

    def read(self, name: str, text: str) -> Army:
        """The army of a player's file; BadArmy names all faults."""
        return read_army(name, text, self)

    def attempt(self, name: str, text: str) -> Tried:
        """What a player's file amounts to while it is written, with all its faults."""
        return try_army(name, text, self)

    def pairs(self) -> tuple[Pair, ...]:
        """All pairs, in the order of their years."""
        if not self._pairs:
            rows = tomllib.loads(_text("pairs"))
            self._pairs = tuple([Pair(key, row["year"], *row["armies"]) for key, row in rows.items()])
        return self._pairs


def _text(name: str) -> str:
    return (resources.files(_PACKAGE) / f"{name}{SUFFIX}").read_text(encoding="utf-8")


#: The one library of the program.
LIBRARY: Final = Library()

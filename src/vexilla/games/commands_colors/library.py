"""Where the scenarios of a game are, the files of players among them, and what of a scenario is pinned."""

from __future__ import annotations

import json
import pathlib
import tomllib
from importlib import resources
from typing import Final, Generic, TypeVar

from ...kernel.refusal import BadSetup
from ...kernel.setup import LONGEST_CONTENTS, Given
from ...kernel.sides import SIDE_NAMES
from .scenario import LANGUAGES

SUFFIX: Final = ".toml"
#: The kind of contents that players bring: a scenario as a file.
SCENARIO: Final = "scenario"
#: What a file only tells: it may be translated and mended without making another battle of it.
_TOLD: Final = ("game", "name", "date", "notes", "history", "sources", "lopsided", "record", *LANGUAGES)
_TOLD_OF_A_SIDE: Final = ("army", "commander")
#: So many scenarios are kept as they were read: all of ours, and those that players bring for a while.
_MOST_KEPT: Final = 256
#: The hashes of our scenarios when records did not pin them yet.
_BEFORE: Final = "before-pins.json"

T = TypeVar("T")


def is_file_name(key: str) -> bool:
    """Whether a scenario is named by a file of a player."""
    return key.endswith(SUFFIX)


def given_scenario(name: str, text: str) -> Given:
    """A scenario that a player brings; its name is that of a file, so that it is never taken for one of ours."""
    return Given(SCENARIO, name if is_file_name(name) else f"{name}{SUFFIX}", text)


def contents_of(text: str) -> str:
    """All of a scenario file that matters in play, in the order of the file: units are numbered by it."""
    data = tomllib.loads(text)
    for key in _TOLD:
        data.pop(key, None)
    for side in SIDE_NAMES[:2]:
        for key in _TOLD_OF_A_SIDE:
            data[side].pop(key, None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=str)


class Kept(Generic[T]):
    """What was made from texts, found again by name and contents, never by a path; of very many the latest."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str, str], T] = {}

    def find(self, name: str, text: str, options: str = "") -> T | None:
        """What was made from this text, under this name and with these options."""
        return self._kept.get((name, text, options))

    def keep(self, made: T, name: str, text: str, options: str = "") -> T:
        """Keep what was made."""
        self._kept[(name, text, options)] = made
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return made


class Library:
    """The scenario files of one game, which lie in the folder ``scenarios`` of its package."""

    def __init__(self, package: str) -> None:
        self._folder: Final = resources.files(package) / "scenarios"
        self._before: dict[str, str] | None = None

    def keys(self) -> tuple[str, ...]:
        """The keys of all scenarios that come with the program, in the order of their numbers."""
        names = [file.name for file in self._folder.iterdir()]
        return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))

    def text(self, key: str) -> str:
        """The file of a scenario: one that comes with the program, or any file by its path."""
        try:
            if is_file_name(key):
                return _text_of(pathlib.Path(key))
            return (self._folder / f"{key}{SUFFIX}").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise BadSetup(f"the scenario {key!r} cannot be read: {problem}", "unreadable", name=key) from None

    def pin_before(self, key: str) -> str:
        """The hash of a scenario when records did not pin it yet; empty if there was none of this name."""
        if self._before is None:
            text = (self._folder / _BEFORE).read_text(encoding="utf-8")
            self._before = {str(name): str(pin) for name, pin in json.loads(text).items()}
        return self._before.get(key, "")


def _text_of(file: pathlib.Path) -> str:
    """The text of a file; what is too long for a scenario is not read to its end."""
    with file.open(encoding="utf-8") as stream:
        return stream.read(LONGEST_CONTENTS + 1)

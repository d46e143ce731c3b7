"""Where the scenarios of a game are: the files that come with the program, and any file of the user's own."""

from __future__ import annotations

import pathlib
from importlib import resources
from typing import Final

from ...kernel.refusal import BadSetup

SUFFIX: Final = ".toml"


def is_file_name(key: str) -> bool:
    """Whether a scenario is named by a file of the user's own."""
    return key.endswith(SUFFIX)


class Library:
    """The scenario files of one game, which lie in the folder ``scenarios`` of its package."""

    def __init__(self, package: str) -> None:
        self._folder: Final = resources.files(package) / "scenarios"

    def keys(self) -> tuple[str, ...]:
        """The keys of all scenarios that come with the program, in the order of their numbers."""
        names = [file.name for file in self._folder.iterdir()]
        return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))

    def text(self, key: str) -> str:
        """The file of a scenario: one that comes with the program, or any file by its path."""
        try:
            if is_file_name(key):
                return pathlib.Path(key).read_text(encoding="utf-8")
            return (self._folder / f"{key}{SUFFIX}").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise BadSetup(f"the scenario {key!r} cannot be read: {problem}", "unreadable", name=key) from None

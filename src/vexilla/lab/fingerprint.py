"""Which rules and players a result belongs to: a hash of the sources that can change how a match goes.

Both builds are made from the same sources and play the same, so they have the same fingerprint. What a match is played
on is not in it: every result names its own set-up.
"""

from __future__ import annotations

import hashlib
import importlib
import pathlib
from collections.abc import Iterator
from typing import Final

from ..games import GAMES
from ..kernel.game import AnyGame

#: The layers that decide how a match goes.
_LAYERS: Final = ("kernel", "games", "players")
#: What belongs to a layer beside its modules: tables and weights.
_SUFFIXES: Final = (".py", ".json", ".txt", ".toml")
#: Battles and armies are pinned by their set-ups.
_PINNED: Final = ("games", ".toml")
#: So much of a hash is enough to tell versions apart.
_LENGTH: Final = 16


def fingerprint(game: AnyGame) -> str:
    """The version of a game's rules and players, as a short text."""
    found = hashlib.sha256()
    for package in dict.fromkeys((__name__.partition(".")[0], game.package)):
        root = pathlib.Path(importlib.import_module(package).__path__[0])
        for file in _sources(root, game):
            found.update(f"{package}/{file.relative_to(root).as_posix()}\0".encode())
            found.update(file.read_bytes().replace(b"\r\n", b"\n"))
            found.update(b"\0")
    return found.hexdigest()[:_LENGTH]


def _sources(root: pathlib.Path, game: AnyGame) -> Iterator[pathlib.Path]:
    """The files of a package that matter to a game: its own, and those that no other game has for itself."""
    others = {key for key in GAMES.games if key != game.key}
    for layer in _LAYERS:
        for file in sorted((root / layer).rglob("*")):
            parts = file.relative_to(root).parts
            if file.suffix in _SUFFIXES and (layer, file.suffix) != _PINNED and parts[1] not in others:
                yield file

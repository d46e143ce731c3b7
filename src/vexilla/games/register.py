"""The register of games: those that come with the program, and those of installed packages.

A game is a folder a layer, found by its key: ``<package>.games.<key>``, ``<package>.players.<key>``,
``<package>.advice.<key>``, ``<package>.cli.boards.<key>``, and files ``locales/<language>/<key>.ftl`` and
``catalogue/<key>.toml``. The package is ``vexilla``, or the one whose entry point of the group ``vexilla.games``
names the game.
"""

from __future__ import annotations

import importlib
import re
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from ..kernel.game import AnyGame, Game, Register
from ..kernel.refusal import VexillaError

#: The group of entry points by which other packages bring games.
GROUP: Final = "vexilla.games"
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class BadGame(VexillaError):
    """An installed package offers a game that cannot be used."""


class GameFolders(Register):
    """The games by key: ours in the order in which they are named, then those of installed packages."""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self._keys: Final = keys
        self._is_loaded = False
        #: What is wrong with games that installed packages offer; they are left out.
        self._troubles: list[BadGame] = []

    @property
    def games(self) -> dict[str, AnyGame]:
        """All games, loaded when someone first asks, so that a package may import ours while it is loaded."""
        if not self._is_loaded:
            self._is_loaded = True
            for key in self._keys:
                self._games[key] = importlib.import_module(f"{__package__}.{key}.game").GAME
            for point in sorted(metadata.entry_points(group=GROUP), key=_order):
                self._add(point)
        return self._games

    def troubles(self) -> list[BadGame]:
        """What is wrong with games of installed packages; the program goes on without them."""
        return self._troubles if self.games else []

    def _add(self, point: metadata.EntryPoint) -> None:
        try:
            game = _loaded(point)
            self._must_not_clash(point, game)
        except BadGame as trouble:
            self._troubles.append(trouble)
        else:
            self._games[point.name] = game

    def _must_not_clash(self, point: metadata.EntryPoint, game: AnyGame) -> None:
        other = self._games.get(point.name)
        if other is not None:
            if other is not game:
                raise _bad(
                    point, "taken", f"there is a game {point.name} already, of {other.package}", of=other.package
                )
            return
        for other in self._games.values():
            if game.clause_prefix and other.clause_prefix == game.clause_prefix:
                what = f"its clauses begin with {game.clause_prefix}, as those of {other.key} do"
                raise _bad(point, "prefix", what, prefix=game.clause_prefix, other=other.key)


def layer_of(game: AnyGame, layer: str) -> ModuleType | None:
    """What a game has in a layer (``players``, ``advice``, ``cli.boards``): its folder there, or None."""
    name = f"{game.package}.{layer}.{game.key}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        # The folder itself is missing, or one above it; anything else is a fault inside it.
        if missing.name is not None and f"{name}.".startswith(f"{missing.name}."):
            return None
        raise


def folder_in(package: str, *names: str) -> Traversable | None:
    """A folder of files inside a package; None if there is none, or if the package is a single file."""
    if not hasattr(importlib.import_module(package), "__path__"):
        return None
    folder = resources.files(package).joinpath(*names)
    return folder if folder.is_dir() else None


def _order(point: metadata.EntryPoint) -> tuple[str, str, str]:
    return point.name, _distribution(point), point.value


def _distribution(point: metadata.EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def _loaded(point: metadata.EntryPoint) -> AnyGame:
    if _KEY.fullmatch(point.name) is None:
        raise _bad(point, "key", "a key is made of small letters, digits and single underscores")
    try:
        game = point.load()
    except Exception as problem:
        # Whatever a foreign module raises while it is loaded must not stop the program.
        wrong = f"{type(problem).__name__}: {problem}"
        raise _bad(
            point, "broken", f"{point.value} cannot be loaded: {wrong}", value=point.value, wrong=wrong
        ) from problem
    if not isinstance(game, Game):
        raise _bad(point, "no-game", f"{point.value} is no Game", value=point.value)
    if game.key != point.name:
        raise _bad(point, "key-differs", f"{point.value} calls itself {game.key}", value=point.value, other=game.key)
    return game


def _bad(point: metadata.EntryPoint, reason: str, what: str, **more: str) -> BadGame:
    package = _distribution(point)
    text = f"the game {point.name!r} of the package {package} is left out: {what}."
    return BadGame(text, f"game-{reason}", name=point.name, package=package, **more)

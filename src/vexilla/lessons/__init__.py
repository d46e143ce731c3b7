"""Lessons: guided first battles, made of steps on real positions of the engine.

One TOML file a lesson, ``lessons/<game>/<number>-<name>.toml``, in the order of the numbers; see
``docs/writing-a-lesson.md``. Texts are in the locales: ``lessons_<game>.ftl``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ..games import GAMES
from ..games.register import folder_in
from .lesson import Lesson
from .reader import read_lesson

_SUFFIX: Final = ".toml"
_NUMBER: Final = re.compile(r"^\d+-")


def name_of_file(file: str) -> str:
    """The name of the lesson in a file: ``first-flags`` for ``01-first-flags.toml``."""
    return _NUMBER.sub("", file.removesuffix(_SUFFIX))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first."""
    folder = folder_in(GAMES.find(game).package, "lessons", game)
    files = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)] if folder is not None else []
    found = [
        read_lesson(name_of_file(file.name), file.read_text(encoding="utf-8"))
        for file in sorted(files, key=lambda file: file.name)
    ]
    return tuple(found)


def find_lesson(game: str, name: str) -> Lesson | None:
    """A lesson of a game by its name."""
    if game not in GAMES.games:
        return None
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)

"""What the commands take in common, and how each of them begins."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from ..games import GAMES
from .screen import Screen, Stop

Language = Annotated[
    str | None, Parameter(name="--lang", help="Language: en, ru or uk; otherwise as the system is set.")
]
Seconds = Annotated[
    int, Parameter(help="For how many seconds a computer player that thinks has work at a decision: 1 to 10.")
]
Jobs = Annotated[int, Parameter(help="Processes to spread the games over.")]
EngineName = Annotated[
    str, Parameter(name="--engine", help="Where to play: processes of this machine, or ray for a cluster of machines.")
]
Cluster = Annotated[
    str | None,
    Parameter(help="The address of the Ray cluster; else the one this machine belongs to, or a new one here."),
]
ResultsOption = Annotated[
    pathlib.Path | None,
    Parameter(name="--file", help="Where results are kept, a line a game; what is there already is not played again."),
]
PROCESSORS: Final = os.cpu_count() or 1
Options = Annotated[
    tuple[str, ...],
    Parameter(
        name=("--option", "-o"),
        negative=(),
        help="An option as NAME=VALUE; may be given several times. See: vexilla games",
    ),
]


def options_from(words: tuple[str, ...], screen: Screen) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise Stop(screen.speaker.say("option-unreadable", option=word), 2)
        found[name] = value
    return found


def open_screen(lang: str | None) -> Screen:
    """The screen of a command; games of installed packages that cannot be used are told of at once."""
    screen = Screen(lang)
    for trouble in GAMES.troubles():
        complain(screen.speaker.explain(trouble))
    return screen


def complain(message: str) -> None:
    """Tell what is wrong, where errors belong."""
    sys.stderr.write(message.rstrip() + "\n")

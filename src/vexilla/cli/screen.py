"""The terminal: what is printed on it, in which language, and whether it is large enough."""

from __future__ import annotations

import os
import pathlib
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text

from ..kernel.sides import SIDE_NAMES, SIDES
from ..locales import LANGUAGES, Speaker, language_from_locale

NEED_ROWS: Final = 24
_NAME: Final = "vexilla"


class Stop(Exception):
    """Ends the program with a message for people and a non-zero exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class Screen:
    """Prints for people."""

    def __init__(self, language: str | None, console: Console | None = None) -> None:
        self.console: Final = console if console is not None else Console(highlight=False)
        chosen = language if language is not None else language_from_locale()
        if chosen not in LANGUAGES:
            message = Speaker("en").say("language-unknown", language=chosen, languages=", ".join(LANGUAGES))
            raise Stop(message, 2)
        self.speaker: Final = Speaker(chosen)

    def say(self, message: str, /, style: str = "", **arguments: Any) -> None:
        """Print a message; the terminal folds it, so that a path in it can be copied."""
        self.console.print(escape(self.speaker.say(message, **arguments)), style=style, soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        """Print anything rich can draw."""
        for thing in things:
            self.console.print(thing)

    def ask(self, prompt: str) -> str:
        """Read a line; EOFError when there will be no more."""
        self.console.print(Text(prompt, style="bold"), end="")
        return input()

    def clear(self, *, for_good: bool = False) -> None:
        """A new page, on a terminal that has pages; for good, what can be scrolled back to goes too."""
        if self.console.is_terminal:
            self.console.clear()
            if for_good:
                self.console.file.write("\x1b[3J")

    def must_fit_a_board(self, columns: int) -> None:
        """Stop if the terminal is too small for a board of so many columns."""
        size = self.console.size
        if size.width < columns or (self.console.is_terminal and size.height < NEED_ROWS):
            message = self.speaker.say(
                "terminal-too-small",
                columns=str(size.width),
                rows=str(size.height),
                **{"need-columns": str(columns), "need-rows": str(NEED_ROWS)},
            )
            raise Stop(message)

    def fits(self, things: list[RenderableType], overhang: int = 0) -> bool:
        """Whether things but so many rows, and a prompt below them, fit on a page; without pages everything does."""
        if not self.console.is_terminal:
            return True
        rows = sum(len(self.console.render_lines(thing, pad=False)) for thing in things)
        return rows - overhang < self.console.size.height

    @property
    def has_colours(self) -> bool:
        """Whether colours can be seen; without them cards are drawn in brackets."""
        return self.console.color_system is not None and not self.console.no_color

    def event(self, game: str, event: Mapping[str, Any], names: Mapping[str, str], *, clauses: bool = False) -> Text:
        """A line of the log."""
        line = Text(self.speaker.tell(game, event["event"], event, names))
        if clauses:
            line.append(f"  {' '.join(event['clauses'])}", style="dim")
        return line


def command(*words: str) -> str:
    """A line that starts this program again, as it was started now, with other words: ready to be typed."""
    line = [*_started(), *words]
    return subprocess.list2cmdline(line) if os.name == "nt" else shlex.join(line)


def _started() -> list[str]:
    """The words this program was started with: its name, where a shell finds this very program by it."""
    script = pathlib.Path(sys.argv[0])
    if script.stem == _NAME and script.is_file():
        found = shutil.which(_NAME)
        return [_NAME] if found is not None and script.samefile(found) else [sys.argv[0]]
    asked = sys.orig_argv
    # ``python -m vexilla``, with whatever else was said to Python; otherwise any way that works.
    if "-m" in asked[:-1] and asked[asked.index("-m") + 1] == _NAME:
        return asked[: asked.index("-m") + 2]
    return [sys.executable, "-m", _NAME]


def player_name(speaker: Speaker, name: str) -> str:
    """What a computer player is called, as on the page; by its own name where nobody translated it."""
    return speaker.of_game("web", f"level-{name}", name)


def side_names(speaker: Speaker) -> dict[str, str]:
    """What the sides are called in the log."""
    return {side: speaker.say(f"side-{side}") for side in (*SIDE_NAMES[: len(SIDES)], "nobody")}

"""Reading and writing records without ever losing one."""

from __future__ import annotations

import pathlib

from ..games import GAMES
from ..games.commands_colors.library import is_file_name
from ..games.scenario_files import game_of_file
from ..kernel.game import AnyGame
from ..kernel.record import BadRecord
from ..kernel.refusal import VexillaError
from .screen import Screen, Stop, command


def find_scenario(screen: Screen, name: str) -> tuple[AnyGame, str]:
    """The game and scenario that ``game``, ``game/scenario``, ``game/FILE`` or the path of a FILE alone names."""
    key = name.partition("/")[0].replace("-", "_")
    if is_file_name(name) and key not in GAMES.games:
        name = f"{game_of_file(read_text(screen, pathlib.Path(name)))}/{name}"
    return GAMES.find_scenario(name)


def read_text(screen: Screen, file: pathlib.Path) -> str:
    """The text of a file; Stop says what is wrong with it."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Stop(screen.speaker.say("file-missing", file=str(file))) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise Stop(screen.speaker.say("file-unreadable", file=str(file), problem=str(problem))) from None


def write_new(screen: Screen, file: pathlib.Path, text: str) -> None:
    """Write a file that must not exist yet."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise Stop(screen.speaker.say("file-exists", file=str(file))) from None
    except OSError as problem:
        raise Stop(screen.speaker.say("file-unwritable", file=str(file), problem=str(problem))) from None


def replace_file(screen: Screen, file: pathlib.Path, text: str) -> None:
    """Write a file that can be made again, whatever it held."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Stop(screen.speaker.say("file-unwritable", file=str(file), problem=str(problem))) from None


def append_lines(screen: Screen, file: pathlib.Path, lines: list[str]) -> None:
    """Add lines to a record."""
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write("".join(f"{line}\n" for line in lines))
    except OSError as problem:
        raise Stop(screen.speaker.say("file-unwritable", file=str(file), problem=str(problem))) from None


def explain_bad_record(screen: Screen, problem: VexillaError, file: pathlib.Path) -> Stop:
    """The message for a record that cannot be used, with the way to save what is intact."""
    message = f"{file}: {screen.speaker.explain(problem)}"
    if isinstance(problem, BadRecord):
        repaired = file.with_name(f"{file.stem}-repaired{file.suffix}")
        hint = screen.speaker.say(
            "record-repair-hint",
            line=str(problem.line),
            command=command("replay", str(file), "--repair", str(repaired)),
        )
        message += f"\n{hint}"
    return Stop(message)

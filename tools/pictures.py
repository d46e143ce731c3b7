"""``make pictures``: draws the pictures of the documentation with the program itself."""

from __future__ import annotations

import io
import os
import pathlib
import re

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from vexilla.cli.boards import board_for
from vexilla.cli.menu import Menu
from vexilla.cli.screen import Screen, side_names
from vexilla.testing import Case, position

PICTURES = pathlib.Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 82
PARCHMENT = TerminalTheme(
    (246, 240, 224),
    (54, 44, 30),
    [
        (54, 44, 30),
        (166, 30, 34),
        (44, 122, 56),
        (176, 122, 20),
        (28, 94, 168),
        (109, 58, 148),
        (20, 112, 120),
        (120, 104, 80),
    ],
)

MIDDLE_GAME = """
    bottom hand: red-7 blue-3 green-10 alexander yellow-2 orange-9 blue-8
    top hand: red-1 red-2 purple-1 purple-2 yellow-6 deserter orange-2
    1: red-4 red-5 red-3 | yellow-8 red-8 green-8 ; bottom holds
    2: blue-10 blue-9 | green-7 green-6
    3: purple-10 orange-10 companion-cavalry | red-10 red-9 fog
    4: green-1 green-2 green-3 | yellow-3 blue-5 yellow-1 ; top first
    5: yellow-9 mud | orange-3 orange-4 orange-5 darius
    6: purple-3 | purple-6 purple-7 purple-8 ; top holds
    8: green-9 | blue-7
    9: | yellow-10
    top discard: traitor
    bottom discard: scout
    turn: 24 bottom
    """
CLAIMS = """
    top hand: red-1
    bottom hand: blue-3 green-10
    2: purple-2 yellow-2 red-2 | red-7 green-6
    5: blue-1 blue-8 blue-5 | orange-3 orange-4
    turn: 20 bottom
    to do: claim
    """


def screen_for(language: str) -> Screen:
    """A screen that remembers what it shows."""
    os.environ.pop("NO_COLOR", None)
    console = Console(
        record=True, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False, file=io.StringIO()
    )
    return Screen(language, console)


def table(screen: Screen, case: Case) -> list[RenderableType]:
    """The page a player sees when he has to decide."""
    board = board_for("battle_line", screen)
    names = side_names(screen.speaker)
    names["bottom"] = screen.speaker.say("seat-you", side=names["bottom"])
    names["top"] = screen.speaker.say("seat-computer", side=names["top"], name="steady")
    question = Text(f"{names['bottom']}: ", style="bold")
    question.append(screen.speaker.say(case.question), style="bold yellow")
    menu = Menu(case.match, board, screen)
    return [board.draw(case.match.view(0), "bottom", names), Text(), question, menu.draw()]


def save(name: str, screen: Screen, things: list[RenderableType]) -> None:
    """Write what is shown as an SVG that fetches nothing."""
    screen.show(*things)
    svg = screen.console.export_svg(title="Vexilla", theme=PARCHMENT, unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    svg = re.sub(r"<!-- .*? -->\s*", "", svg)
    (PICTURES / f"{name}.svg").write_text(re.sub(r"[ \t]+\n", "\n", svg), encoding="utf-8")


def main() -> None:
    """Draw all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for language in ("en", "ru", "uk"):
        screen = screen_for(language)
        save(f"battle-line-{language}", screen, table(screen, position("battle_line", MIDDLE_GAME)))
    screen = screen_for("en")
    case = position("battle_line", MIDDLE_GAME)
    odds = board_for("battle_line", screen).odds(case.view("bottom"), "bottom")
    assert odds is not None
    save("battle-line-odds", screen, [odds])
    screen = screen_for("en")
    case = position("battle_line", CLAIMS)
    refusal = case.refusal("claim 5")
    assert refusal is not None
    told = screen.speaker.tell("battle_line", refusal.reason, refusal.arguments, side_names(screen.speaker))
    typed = Text("> ", style="bold").append("claim 5", style="not bold")
    answer = Text(screen.speaker.say("refused", message=told, clause=refusal.clause), style="red")
    save("battle-line-claims", screen, [*table(screen, case), typed, answer])


if __name__ == "__main__":
    main()

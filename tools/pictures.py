"""``make pictures``: draws the pictures of the documentation with the program itself."""

from __future__ import annotations

import io
import os
import pathlib
import re

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from diagrams import DIAGRAMS
from vexilla.cli.boards import board_for
from vexilla.cli.menu import Menu
from vexilla.cli.screen import Screen, player_name, side_names
from vexilla.games import GAMES
from vexilla.kernel.sides import SIDE_NAMES, side_named
from vexilla.testing import Case, new_game, position

DOCS = pathlib.Path(__file__).resolve().parent.parent / "docs"
PICTURES = DOCS / "pictures"
WIDTH = 82
#: Lines of help need more, and a table of odds most of all.
WIDE = 98
WIDEST = 112
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
#: The game that docs/ancients.md tells of: Akragas with this seed, the first turn, and the enemy's answer.
AKRAGAS = "001-akragas"
ROLICA = "001-rolica-first-position"
FIRST_SKIRMISH = "001-first-skirmish"
SEED = 65
FIRST_TURN = (
    "play order-three-left",
    *("order D3", "order B2", "order C2"),
    *("move D3 E5", "move B2 C5", "move C2 C3"),
    *("attack E5 E7", "attack C5 C7"),
)
ANSWER = (
    "play mounted-charge",
    *("order C7", "done", "move C7 C6"),
    "attack C6 C5",
)
#: Fire, targets in a forest and on a hill, warriors at full strength, a leader and his neighbours.
FIGHTS = """
    bottom: HI E4, MI F4 3, LB H3, MC J4, EL C4, LI K3, leader F4 Nicon
    top: AX E5 3, WA F5, HI G5, LI H5, HC J5, MC C5, LB D7, leader G5 Brennos
    terrain: forest G5 G6 F6; hill J5 K5 K6; ford A5 B5 A6
    bottom hand: order-two-left line-command
    top hand: order-two-right
    card: order-three-center
    ordered: E4 F4 H3
    to do: battle
    turn: 9 bottom
    banners: 3 2
    """
MY_BATTLE = DOCS / "examples" / "my-battle.toml"


def screen_for(language: str, width: int = WIDTH) -> Screen:
    """A screen that remembers what it shows."""
    os.environ.pop("NO_COLOR", None)
    console = Console(
        record=True, width=width, force_terminal=True, color_system="truecolor", highlight=False, file=io.StringIO()
    )
    return Screen(language, console)


def table(screen: Screen, case: Case) -> list[RenderableType]:
    """The page a player sees when he has to decide."""
    board = board_for("battle_line", screen)
    names = side_names(screen.speaker)
    names["bottom"] = screen.speaker.say("seat-you", side=names["bottom"])
    names["top"] = screen.speaker.say("seat-computer", side=names["top"], name=player_name(screen.speaker, "steady"))
    question = Text(f"{names['bottom']}: ", style="bold")
    question.append(screen.speaker.say(case.question), style="bold yellow")
    menu = Menu(case.match, board, screen)
    return [board.draw(case.match.view(0), "bottom", names), Text(), question, menu.draw()]


def page(screen: Screen, case: Case, news: int, scenario: str = "") -> list[RenderableType]:
    """The page of a game on hexes when a player has to decide: the field, the last news, the question, the choices."""
    speaker = screen.speaker
    game = case.match.game.key
    board = board_for(game, screen)
    key = case.decider
    other = SIDE_NAMES[1 - side_named(key)]
    said = side_names(speaker)
    names = dict(said)
    names[key] = speaker.say("seat-you", side=said[key])
    names[other] = speaker.say("seat-computer", side=said[other], name=player_name(speaker, "steady"))
    if scenario:
        said |= board.names(case.match.game.setup(scenario))
    view = case.view(key)
    field = board.draw(view, key, names)
    events = [screen.event(game, event, said) for event in case.events(side=key)]
    told = [Text("› ", style="dim").append_text(line) for line in (events[-news:] if news else [])]
    asks = speaker.tell(game, case.question, case.match.choice().about(case.match), said)
    question = Text(f"{names[key]}: ", style="bold").append(asks, style="bold yellow")
    menu = Menu(case.match, board, screen)
    has_places = any(item.places for item in menu.items)
    how = Text(speaker.say(board.places_hint if has_places else "menu-hint"), style="dim")
    return [field, *told, question, menu.draw(), how, *board.hints(view, key)]


def draw_ancients() -> None:
    """The pictures of docs/ancients.md and docs/scenarios.md."""
    screen = screen_for("en", WIDE)
    save("ancients-start", screen, page(screen, new_game("ancients", AKRAGAS, seed=SEED), 1, AKRAGAS))
    screen = screen_for("en")
    case = new_game("ancients", AKRAGAS, seed=SEED).play(*FIRST_TURN, *ANSWER)
    save("ancients-react", screen, page(screen, case, 4, AKRAGAS))
    screen = screen_for("en", WIDEST)
    case = position("ancients", FIGHTS)
    board = board_for("ancients", screen)
    odds = board.odds(case.match, case.view("bottom"), "bottom")
    assert odds is not None
    typed = Text("> ", style="bold").append("odds", style="not bold")
    save("ancients-odds", screen, [*page(screen, case, 0), typed, odds])
    screen = screen_for("en")
    ancients = GAMES.find("ancients")
    setup = ancients.setup(str(MY_BATTLE))
    view = ancients.start(setup, logging=False).view(0)
    view.pop("decision", None)
    for hand in view["hands"].values():
        hand.pop("hand", None)
    board = board_for("ancients", screen)
    board.names(setup)
    save("scenario-my-battle", screen, [board.draw(view, "bottom", side_names(screen.speaker))])


#: Cavalry charges infantry on the hill, with a battery to help; the defender decides.
CHARGE = """
bottom: BR-LN E4, BR-LN F3, BR-LN D3 *square, PT-LN G4, BR-FA G3, leader F3 Hill
top: FR-LC E5, FR-CU F5, FR-HA D5, FR-LN G5, FR-LN C5, leader F5 Milhaud
terrain: hill F3 G3 E4; forest B4 H6; town I5; stream J4 K4
top hand: cavalry-charge probe-left attack-center rally
bottom hand: probe-center fire-and-hold rally forward
turn: top
card: cavalry-charge
ordered: E5 F5 D5
to do: battle
"""


def draw_napoleonics() -> None:
    """The pictures of docs/napoleonics.md."""
    screen = screen_for("en", WIDE)
    save("napoleonics-start", screen, page(screen, new_game("napoleonics", ROLICA, seed=SEED), 1, ROLICA))
    screen = screen_for("en")
    case = position("napoleonics", CHARGE).play("attack E5 E4", "support D5")
    save("napoleonics-react", screen, page(screen, case, 3))


#: Samurai with their leader attack spearmen; the defender may still play a Dragon card before the roll.
ASSAULT = """
bottom: SN E5, MSY D5 3, AY F4, AB G4, AA H3, leader E5 Naoe, leader D5 Kakizaki *mounted
top: AY E6 3, AY F6, SN E7, AB G7, leader E7 Hara
terrain: hill E6 F6 G6; forest C6 I5; rice-field F4 G4; village J7
bottom hand: order-two-left crane-wing shogun leadership
top hand: order-two-right order-three-center line-command
bottom dragons: war-cry feigned-flight
top dragons: wall-of-spears pit-trap
discards: first-strike first-strike
honor: 6 4
card: order-three-center
ordered: E5 D5 F4
to do: battle
"""


def draw_samurai() -> None:
    """The pictures of docs/samurai.md."""
    screen = screen_for("en", WIDE)
    save("samurai-start", screen, page(screen, new_game("samurai", FIRST_SKIRMISH, seed=SEED), 1, FIRST_SKIRMISH))
    screen = screen_for("en", WIDE)
    case = position("samurai", ASSAULT).play("attack E5 E6", "inspire", "dragon war-cry")
    save("samurai-dragon", screen, page(screen, case, 4))


def draw_grand_battle() -> None:
    """The diagrams of docs/grand-battle.md."""
    for diagram in DIAGRAMS:
        (PICTURES / f"{diagram.name}.svg").write_text(diagram.svg(), encoding="utf-8")


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
    draw_ancients()
    draw_napoleonics()
    draw_samurai()
    draw_grand_battle()
    for language in ("en", "ru", "uk"):
        screen = screen_for(language)
        save(f"battle-line-{language}", screen, table(screen, position("battle_line", MIDDLE_GAME)))
    screen = screen_for("en")
    case = position("battle_line", MIDDLE_GAME)
    odds = board_for("battle_line", screen).odds(case.match, case.view("bottom"), "bottom")
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

"""``vexilla``: the commands, what they take and what they say when something is wrong."""

from __future__ import annotations

import pathlib
import secrets
import sys
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.config import Env
from rich.table import Table as Grid
from rich.text import Text

from .. import __version__
from ..games import GAMES
from ..kernel.chance import SEED_BYTES, seed_from
from ..kernel.game import Option, unknown
from ..kernel.refusal import VexillaError
from ..kernel.sides import SIDE_NAMES, side_named
from ..kernel.table import new_table, resume_table
from ..locales import LANGUAGES, Speaker, language_from_locale
from ..players import USUAL_SECONDS, must_be_seconds, player_names, usual_level
from ..server.settings import DEFAULTS, PREFIX, Settings
from .admin_commands import admin
from .boards import board_for
from .files import explain_bad_record, find_scenario, read_text
from .grand_battle.armies import check_armies, list_armies, print_army_schema, show_army, write_meeting
from .grand_battle.show import show_position
from .lab_commands import arena, battery, lab, perft, simulate
from .lessons import check_lessons
from .parameters import Language, Options, Seconds, complain, open_screen, options_from
from .play import COMPUTER, HUMAN, Session, default_file
from .records import replay_record, verify_record
from .reference import show_reference
from .rules import show_rules
from .scenarios import check_files, list_scenarios, print_schema, show_scenario
from .screen import Screen, Stop

app: Final = App(
    name="vexilla",
    version=__version__,
    help="Tabletop wargames with every rule enforced. Try: vexilla play battle_line",
    result_action="return_value",
)


@app.command
def play(
    game: str = "battle_line",
    *,
    against: Annotated[
        str | None,
        Parameter(help="A computer player by name, or human for two people at one keyboard; else a soldier."),
    ] = None,
    side: Annotated[str, Parameter(help="Your side: bottom or top.")] = "bottom",
    option: Options = (),
    seed: Annotated[int | None, Parameter(help="A number that fixes all chance, to play the same deal again.")] = None,
    file: Annotated[pathlib.Path | None, Parameter(help="Where to save the match as it is played.")] = None,
    resume: Annotated[pathlib.Path | None, Parameter(help="A saved match to go on with.")] = None,
    seconds: Seconds = USUAL_SECONDS,
    lang: Language = None,
) -> None:
    """Play a game, for example: vexilla play battle_line --against human."""
    screen = open_screen(lang)
    if resume is not None:
        text = read_text(screen, resume)
        try:
            table = resume_table(text, GAMES)
        except VexillaError as problem:
            raise explain_bad_record(screen, problem, resume) from None
        Session(screen, table, resume, is_new=False, seconds=seconds).play()
        return
    found, scenario = find_scenario(screen, game)
    setup = found.setup(scenario, options_from(option, screen))
    if side not in SIDE_NAMES[:2]:
        raise unknown("side", "there is no side to play called", side, SIDE_NAMES[:2])
    if against is None:
        against = usual_level(found.key)
    if against != HUMAN and against not in player_names(found.key):
        known = (*player_names(found.key), HUMAN)
        raise unknown("player", f"there is no player of {found.key} called", against, known, game=found.key)
    other = SIDE_NAMES[1 - side_named(side)]
    players = {side: HUMAN, other: HUMAN if against == HUMAN else f"{COMPUTER} {against}"}
    screen.must_fit_a_board(board_for(found.key, screen).columns)
    secret = seed_from(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    table = new_table(found, setup, players, secret)
    file = file if file is not None else default_file(found)
    Session(screen, table, file, is_new=True, seconds=must_be_seconds(seconds)).play()


@app.command
def replay(
    file: pathlib.Path,
    *,
    side: Annotated[str, Parameter(help="Whose knowledge to show: bottom, top, or open for both hands.")] = "open",
    repair: Annotated[
        pathlib.Path | None, Parameter(help="Copy the intact part of a damaged record into this new file, and stop.")
    ] = None,
    battle: Annotated[
        pathlib.Path | None, Parameter(help="The battle file of an old record that names one and does not hold it.")
    ] = None,
    lang: Language = None,
) -> None:
    """Step through a recorded match."""
    replay_record(open_screen(lang), file, side, repair, battle)


@app.command
def verify(file: pathlib.Path, *, lang: Language = None) -> None:
    """Re-run a record: every action legal, chance as the seed promised, the same position at the end."""
    verify_record(open_screen(lang), file)


@app.command
def rules(what: str, *words: str, lang: Language = None) -> None:
    """Read the rules: all clauses of a game, those with certain words, or one clause by its number."""
    show_rules(open_screen(lang), what, words)


@app.command
def reference(game: str, *words: str, lang: Language = None) -> None:
    """Look up units, ground, dice and cards of a game, all of them or those with a certain name."""
    show_reference(open_screen(lang), game, words)


scenarios: Final = App(name="scenarios", help="Battles as files: list, show and check them.")
app.command(scenarios)


@scenarios.command(name="list")
def scenarios_list(game: str = "ancients", *, lang: Language = None) -> None:
    """List the scenarios of a game: armies, hands, banners, how people have fared."""
    list_scenarios(open_screen(lang), game)


@scenarios.command(name="show")
def scenarios_show(name: str, *, lang: Language = None) -> None:
    """Draw the set-up of a scenario, for example: vexilla scenarios show ancients/001-akragas."""
    show_scenario(open_screen(lang), name)


@scenarios.command(name="check")
def scenarios_check(file: pathlib.Path, *files: pathlib.Path, game: str | None = None, lang: Language = None) -> None:
    """Check scenario files: every fault is named with its file and line.

    Which game a file is for is known by its units, unless --game says it.
    """
    check_files(open_screen(lang), (file, *files), game)


@scenarios.command(name="schema")
def scenarios_schema(game: str = "ancients", *, lang: Language = None) -> None:
    """Print the JSON Schema of a game's scenario files, for editors."""
    print_schema(open_screen(lang), game)


lessons: Final = App(name="lessons", help="Lessons as files: check them.")
app.command(lessons)


@lessons.command(name="check")
def lessons_check(file: pathlib.Path, *files: pathlib.Path, lang: Language = None) -> None:
    """Check lesson files: every way through a lesson is walked, every fault is named with its file and line."""
    check_lessons(open_screen(lang), (file, *files))


armies: Final = App(name="armies", help="Armies of Grand Battle as files: list, show and check them.")
app.command(armies)


@armies.command(name="list")
def armies_list(*, lang: Language = None) -> None:
    """List the armies of Grand Battle: battles, units, prices, steadfastness."""
    list_armies(open_screen(lang))


@armies.command(name="show")
def armies_show(name: str, *, lang: Language = None) -> None:
    """Show an army list or an army file with all its profiles, for example: vexilla armies show macedon."""
    show_army(open_screen(lang), name)


@armies.command(name="schema")
def armies_schema(*, lang: Language = None) -> None:
    """Print the JSON Schema of army files, with which editors help to write them."""
    print_army_schema(open_screen(lang))


@armies.command(name="check")
def armies_check(file: pathlib.Path, *files: pathlib.Path, lang: Language = None) -> None:
    """Check army files: every fault is named with its file and line, and what is unusual is told."""
    check_armies(open_screen(lang), (file, *files))


@armies.command(name="meet")
def armies_meet(
    bottom: str,
    top: str,
    *,
    budget: Annotated[
        int | None, Parameter(help="What each may cost; else what the dearer one costs; 0 if it does not matter.")
    ] = None,
    turns: Annotated[int | None, Parameter(help="The last turn, 6 to 30; else 12.")] = None,
    measuring: Annotated[str | None, Parameter(help="free or strict; else as the option says.")] = None,
    file: Annotated[pathlib.Path | None, Parameter(help="Where to write the battle; else it is shown.")] = None,
    lang: Language = None,
) -> None:
    """Write a pick-up battle of two armies, for example: vexilla armies meet macedon my-army.toml --file battle.toml.

    Armies are lists or army files. Without settings, vexilla play grand_battle/macedon+my-army.toml needs no file.
    """
    write_meeting(open_screen(lang), (bottom, top), budget, turns, measuring, file)


@app.command
def show(
    file: pathlib.Path,
    *,
    svg: Annotated[pathlib.Path | None, Parameter(help="Write a picture to this file instead.")] = None,
    zones: Annotated[
        tuple[str, ...],
        Parameter(help="Units whose front, flanks and rear are drawn.", negative=(), consume_multiple=True),
    ] = (),
    range_: Annotated[
        tuple[str, ...],
        Parameter(
            name="--range",
            help="Batteries whose range, and commanders whose zone is drawn.",
            negative=(),
            consume_multiple=True,
        ),
    ] = (),
    part: Annotated[str | None, Parameter(help="A part of the table, from corner to corner: 40:20-90:60.")] = None,
    lang: Language = None,
) -> None:
    """Draw a position of Grand Battle, for example: vexilla show battle.txt --svg battle.svg.

    The file is a written position, a battle file (its beginning is drawn) or a record (where it has come to).
    Zones and ranges are drawn in the picture only.
    """
    show_position(open_screen(lang), file, svg, zones, range_, part)


server: Final = App(name="serve", config=Env(PREFIX, command=False))
app.command(server)


@server.default
def serve(
    *, settings: Annotated[Settings, Parameter(name="*", negative_iterable=())] = DEFAULTS, lang: Language = None
) -> None:
    """Play in the browser: serve the page and the games, for example: vexilla serve --open.

    Every setting can also be given in the environment: --new-games 10 is VEXILLA_NEW_GAMES=10.
    """
    # Only this command needs the server's libraries, which take a while to load.
    from .serve import serve as run  # noqa: PLC0415

    run(open_screen(lang), settings)


app.command(admin)
for each in (simulate, arena, lab, perft, battery):
    app.command(each)


@app.command
def games(*, lang: Language = None) -> None:
    """List the games, their options and computer players."""
    screen = open_screen(lang)
    say = screen.speaker.say
    grid = Grid(title=say("games-title"), show_lines=True)
    grid.add_column(say("games-game"), overflow="fold")
    # What must be typed is never cut.
    longest = max(len(scenario) for found in GAMES.games.values() for scenario in found.scenarios)
    grid.add_column(say("games-scenarios"), width=longest)
    for column in ("games-options", "games-players"):
        grid.add_column(say(column), overflow="fold")
    for found in GAMES.games.values():
        told = [screen.speaker.title(found.key), screen.speaker.of_game(found.key, "about")]
        name = Text(found.key, style="bold").append("\n" + ". ".join(filter(None, told)), style="not bold")
        options = "\n".join(described(option, found.key, screen) for option in found.options)
        grid.add_row(name, "\n".join(found.scenarios), options, "\n".join(player_names(found.key)))
    screen.show(grid)


def described(option: Option, game: str, screen: Screen) -> str:
    """An option as it is typed, and what it means."""
    meaning = screen.speaker.word(game, "option", option.name)
    values = ", ".join(screen.speaker.word(game, "value", value) for value in option.values)
    return f"{option.name}={'|'.join(option.values)}\n  {meaning}: {values}"


def main() -> None:
    """Run a command; whatever goes wrong is told in one sentence, never as a stack trace."""
    try:
        app()
    except Stop as problem:
        complain(problem.message)
        sys.exit(problem.code)
    except VexillaError as problem:
        complain(_asked_language().explain(problem))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def _asked_language() -> Speaker:
    """The language of this call, also when the command could not get so far as to set it."""
    words = sys.argv[1:]
    asked = [words[place + 1] for place, word in enumerate(words[:-1]) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return Speaker(asked[0] if asked and asked[0] in LANGUAGES else language_from_locale())


if __name__ == "__main__":
    main()

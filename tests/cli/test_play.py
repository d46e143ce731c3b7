"""Playing in the terminal: what a person types and reads."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from vexilla.cli.boards import board_for
from vexilla.cli.menu import Menu
from vexilla.cli.parameters import options_from
from vexilla.cli.play import Session
from vexilla.cli.screen import Screen, Stop, side_names
from vexilla.games import GAMES
from vexilla.kernel.chance import Generator, seed_from
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.table import Table, new_table, resume_table
from vexilla.locales import LANGUAGES
from vexilla.players import battle_line
from vexilla.players.player import Sight
from vexilla.testing import position

GAME = GAMES.find("battle_line")


class Seat:
    """A person at a keyboard: types lines, reads the screen."""

    def __init__(
        self, folder: pathlib.Path, language: str = "en", against: str = "computer random", **options: str
    ) -> None:
        self.out = StringIO()
        self.screen = Screen(language, Console(file=self.out, width=100, highlight=False, color_system=None))
        self.file = folder / "match.vexilla"
        players = {"bottom": "human", "top": against}
        table = new_table(GAME, GAME.setup(None, options), players, seed_from(13))
        self.session = Session(self.screen, table, self.file, is_new=True)

    @property
    def table(self) -> Table:
        return self.session.table

    def types(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
        """Type lines, then end the input; what was printed."""
        typed: Iterator[str] = iter(lines)

        def line() -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", line)
        self.out.truncate(0)
        self.out.seek(0)
        self.session.play()
        # Long lines are folded anywhere.
        return " ".join(self.out.getvalue().split())


@pytest.fixture
def seat(tmp_path: pathlib.Path) -> Seat:
    return Seat(tmp_path)


def test_the_table_is_shown_with_numbered_choices(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = seat.types(monkeypatch)
    assert "Battle Line · turn 1 · Troops 46 · Tactics 10" in shown
    assert "1 [R 3]" in shown
    assert "flags 1 2 3 4 5 6 7 8 9" in shown
    assert "Bottom (you): Play one card." in shown


def test_a_number_and_a_flag_play_a_card(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    seat.types(monkeypatch, "1 4")
    assert seat.table.record.lines[-1] == "bottom play red-3 4"


@pytest.mark.parametrize("typed", ["play red-3 4", "PLAY r3 4", "play  R3  4"])
def test_an_action_may_be_typed_as_text(seat: Seat, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    seat.types(monkeypatch, typed)
    assert seat.table.record.lines[-1] == "bottom play red-3 4"


def test_letters_of_the_language_may_be_typed(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(tmp_path, "uk")
    seat.types(monkeypatch, "play чр3 4")
    assert seat.table.record.lines[-1] == "bottom play red-3 4"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("1", "Where to? One of: 1 2 3 4 5 6 7 8 9"),
        ("9 1", "There is no choice 9: choose 1 to 7."),
        ("1 10", "“1 10” is not understood"),
        ("charge!", "“charge!” is not understood"),
        ("claim 3", "It is not the moment for that. A turn is: play a card, claim flags, draw. (BLN-04-007)"),
        ("play green-9 1", "green 9 is not in your hand. (BLN-04-003)"),
        ("pass", "You can play a Troop card, so you may not pass. (BLN-05-005)"),
        ("why", "Say what you would like to do"),
        ("why 1 4", "That is allowed now."),
        ("why pass", "A player may pass only if he is unable to play a Troop card"),
        ("why xyz", "“xyz” is not understood"),
        ("why 99", "There is no choice 99"),
        ("undo", "There is nothing to take back."),
        ("odds", "up to Wedge 27"),
        ("hint", "A strong player’s choice: play "),
        ("log", "Game 1. Top deals; Bottom begins. BLN-02-003 BLN-04-001"),
        ("rules fog mud", "BLN-10-008"),
        ("rules BLN-10-004", "formations do not count"),
        ("rules zeppelin", "No clause of Battle Line has any of these words: zeppelin"),
        ("help", "take your last decision back"),
        ("save", "Say where: save battle.vexilla"),
    ],
)
def test_what_is_typed_is_answered(seat: Seat, monkeypatch: pytest.MonkeyPatch, typed: str, says: str) -> None:
    assert says in seat.types(monkeypatch, typed)
    assert not [line for line in seat.table.record.lines if line.startswith("bottom")]


def test_undo_takes_a_card_back(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = seat.types(monkeypatch, "1 4", "undo")
    assert "Taken back." in shown
    assert seat.table.record.lines[-1] == "undo"
    assert "red-3" in seat.table.match.view(0)["hands"]["bottom"]["cards"]


def test_every_decision_is_in_the_file_at_once(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = seat.types(monkeypatch, "1 4", "undo", "2 4", "1", "quit")
    assert f"play --resume {seat.file}" in shown
    saved = seat.file.read_text(encoding="utf-8")
    assert saved == seat.table.record.text()
    assert resume_table(saved, GAMES).match.digest() == seat.table.match.digest()


def test_a_copy_is_saved_but_never_over_another_file(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = seat.file.with_name("copy.vexilla")
    shown = seat.types(monkeypatch, f"save {copy}", f"save {copy}")
    assert copy.read_text(encoding="utf-8") == seat.table.record.text()
    assert "Saved to" in shown
    assert "exists already" in shown


def test_two_people_hand_the_keyboard_over(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(tmp_path, against="human")
    shown = seat.types(monkeypatch, "", "1 1", "1", "", "1 1")
    assert shown.count("Hand over the keyboard.") == 2
    top, _, bottom = shown.partition("Bottom to decide.")
    hands = {side: seat.table.match.view(side)["hands"] for side in (0, 1)}
    assert hands[0] != hands[1]
    assert "[R 3]" not in top, "the bottom player's hand is not shown before the hand-over"
    assert "[R 3]" in bottom


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"claims": "unaided", "series": "2"}, {"variant": "advanced"}])
def test_a_whole_game_can_be_played(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, language: str, options: dict[str, str]
) -> None:
    """Always the first choice, in every language, to the end."""
    seat = Seat(tmp_path, language, **options)

    def line() -> str:
        item = seat.session.menu.items[0]
        return f"1 {item.places[0]}" if item.places else "1"

    monkeypatch.setattr("builtins.input", line)
    seat.session.play()
    assert seat.table.match.over
    saved = seat.file.read_text(encoding="utf-8")
    assert saved.splitlines()[-1].startswith("digest ")
    assert resume_table(saved, GAMES).match.over


def test_a_small_terminal_is_told_so(tmp_path: pathlib.Path) -> None:
    screen = Screen("en", Console(file=StringIO(), width=50))
    with pytest.raises(Stop, match=r"The terminal is too small: 50×\d+\. At least 76 columns and 24 rows"):
        screen.must_fit_a_board(76)
    low = Screen("ru", Console(file=StringIO(), width=100, height=10, force_terminal=True))
    with pytest.raises(Stop, match="Терминал слишком мал: 100×10"):
        low.must_fit_a_board(76)


def test_options_are_written_name_and_value() -> None:
    screen = Screen("en", Console(file=StringIO()))
    assert options_from(("series=3", "tactics=off"), screen) == {"series": "3", "tactics": "off"}
    with pytest.raises(Stop, match="write NAME=VALUE"):
        options_from(("series",), screen)


def test_cards_are_told_apart_by_colour_where_there_are_colours(tmp_path: pathlib.Path) -> None:
    out = StringIO()
    console = Console(file=out, width=100, force_terminal=True, color_system="truecolor")
    screen = Screen("en", console)
    table = new_table(GAME, GAME.setup(), {"bottom": "human", "top": "human"}, seed_from(13))
    session = Session(screen, table, tmp_path / "colour.vexilla", is_new=True)
    screen.show(Menu(table.match, session.board, screen).draw())
    assert "48;2;166;30;34m R 3 " in out.getvalue()


def test_a_newcomer_is_told_what_his_tactics_do() -> None:
    case = position("battle_line", "bottom hand: red-1 fog scout")
    board = board_for("battle_line", Screen("en", Console(file=StringIO())))
    hints = [line.plain.strip() for line in board.hints(case.view("bottom"), "bottom")]
    assert hints == [
        "Fog: at this flag only the sum of the values counts",
        "Scout: draw three cards at the end of the turn, put two back",
    ]
    case.play("play red-1 1")
    assert board.hints(case.view("bottom"), "bottom") == []


def test_what_is_known_of_hidden_cards_is_shown() -> None:
    """Cards that the viewer put back himself: on the pile, and in the opponent's hand."""
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        top hand: blue-7 blue-8
        top exposed: blue-7
        troops returned by bottom: green-9
        bottom discard: scout
        """,
    )
    out = StringIO()
    screen = Screen("en", Console(file=out, width=100, color_system=None))
    screen.show(board_for("battle_line", screen).draw(case.view("bottom"), "bottom", side_names(screen.speaker)))
    assert "of which you know: blue 7" in out.getvalue()
    assert "next in the pile, as you put it there: green 9" in out.getvalue()
    assert "blue 8" not in out.getvalue()


CROWDED = """
    bottom hand: red-7 blue-3 green-10 alexander yellow-2 fog deserter
    top hand: red-1 red-2 purple-1 purple-2 yellow-6 shield-bearers orange-2
    1: red-4 red-5 red-3 | yellow-8 red-8 green-8 ; bottom holds
    2: blue-10 blue-9 | green-7 green-6
    3: purple-10 orange-10 companion-cavalry | red-10 red-9
    4: green-1 green-2 green-3 | yellow-3 blue-5 yellow-1 ; top first
    5: yellow-9 mud | orange-3 orange-4 orange-5 darius
    6: purple-3 | purple-6 purple-7 purple-8 ; top holds
    top discard: traitor redeploy
    bottom discard: scout
    """


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(76, 24), (80, 24), (100, 30), (120, 50)])
def test_a_crowded_table_fits_on_the_page(tmp_path: pathlib.Path, language: str, columns: int, rows: int) -> None:
    out = StringIO()
    console = Console(file=out, width=columns, height=rows, force_terminal=True, color_system=None, highlight=False)
    table = new_table(GAME, GAME.setup(), {"bottom": "human", "top": "computer random"}, seed_from(13))
    table.match = position("battle_line", CROWDED).match
    session = Session(Screen(language, console), table, tmp_path / "match.vexilla", is_new=True)
    session._show_table(0)
    shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", out.getvalue()).splitlines()
    assert len(shown) < rows
    assert max(len(line) for line in shown) <= columns
    assert any(line.startswith("  1 ") for line in shown)


class Interrupted:
    """A thought during which somebody presses Ctrl+C."""

    is_done = False
    progress = 0.5

    def __init__(self, options: list[int]) -> None:
        self._options = options

    def step(self) -> None:
        raise KeyboardInterrupt

    def best(self) -> int:
        return self._options[-1]


class Ponders:
    """Thinks until it is interrupted."""

    seconds = 1

    def __init__(self, generator: Generator) -> None:
        self.name = "ponders"

    def choose(self, sight: Sight) -> int:
        raise AssertionError("a thought is watched slice by slice")

    def begin(self, sight: Sight) -> Interrupted:
        return Interrupted(sight.options())


def test_ctrl_c_cuts_a_thought_short_and_does_not_leave_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setitem(battle_line.PLAYERS, "ponders", Ponders)
    table = new_table(GAME, GAME.setup(), {"bottom": "computer ponders", "top": "computer ponders"}, seed_from(3))
    session = Session(Screen("en"), table, tmp_path / "game.vexilla", is_new=True)
    side, last = table.match.decider, max(table.match.options())
    session._computer_decides(side)
    assert f"{SIDE_NAMES[side]} {GAME.vocabulary.text(last)}" in table.record.lines

"""Playing Ancients in the terminal: the map, hexes as they are typed, refusals, odds, undo, three languages."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from vexilla.cli.boards import board_for
from vexilla.cli.menu import Menu
from vexilla.cli.play import Session
from vexilla.cli.screen import Screen, side_names
from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.kernel.table import new_table, resume_table
from vexilla.locales import LANGUAGES
from vexilla.testing import position

GAME = GAMES.find("ancients")


class Seat:
    """A person at a keyboard: types lines, reads the screen."""

    def __init__(self, folder: pathlib.Path, language: str = "en", against: str = "human", seed: int = 3) -> None:
        self.out = StringIO()
        self.screen = Screen(language, Console(file=self.out, width=100, highlight=False, color_system=None))
        self.file = folder / "match.vexilla"
        players = {"bottom": "human", "top": against}
        table = new_table(GAME, GAME.setup("001-akragas", {}), players, seed_from(seed))
        self.session = Session(self.screen, table, self.file, is_new=True)

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
        return self.out.getvalue()


def screen(language: str = "en", width: int = 100, colours: bool = False) -> tuple[Screen, StringIO]:
    out = StringIO()
    system = "truecolor" if colours else None
    console = Console(file=out, width=width, highlight=False, color_system=system, force_terminal=colours)  # type: ignore[arg-type]
    return Screen(language, console), out


def test_the_map_has_a_line_a_rank_with_units_blocks_and_leaders(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = Seat(tmp_path, against="computer random")
    lines = seat.types(monkeypatch).splitlines()
    ranks = [line for line in lines if line[:2] in {f"{rank} " for rank in range(1, 10)}]
    ranks = ranks[:9]  # below the map a line of the menu may begin with a number, too
    assert [line[0] for line in ranks] == list("987654321")
    assert "hi4*" in ranks[1]  # Mago with his heavy infantry, of the top side
    assert "HI4*" in ranks[7]
    assert "MC3*" in ranks[7]
    assert max(len(line.rstrip()) for line in ranks) <= 80
    assert any("A     B     C" in line for line in lines)


def test_the_top_player_sees_his_own_edge_below() -> None:
    shown, out = screen()
    board = board_for("ancients", shown)
    match = GAME.new("001-akragas", seed=seed_from(0))
    shown.show(board.draw(match.view(TOP), "top", side_names(shown.speaker)))
    ranks = [line[0] for line in out.getvalue().splitlines() if line[:1].isdigit() and line[1:2] == " "]
    assert ranks == list("123456789")


def test_orders_moves_and_refusals_by_hex(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(tmp_path)
    text = seat.types(monkeypatch, "", "2", "g2", "b2", "h2", "done", "why h2-h9", "h2-h9", "h2-h3", "undo", "h2-i3")
    assert "ANC-06-003" in text  # B2 is not in the centre
    assert "ANC-08-030" in text  # heavy infantry moves one hex
    position_now = seat.session.table.match.position
    labels = position_now.field.board.labels
    assert "I3" in [labels[hex_] for hex_ in position_now.unit_hex[: len(position_now.unit_hex)] if hex_ >= 0]
    assert "Taken back." in text
    resumed = resume_table(seat.file.read_text(encoding="utf-8"), GAMES)
    assert resumed.match.digest() == seat.session.table.match.digest()


def test_odds_are_shown_when_there_are_attacks() -> None:
    case = position(
        "ancients", "bottom: HI E2, LB G2\ntop: MI E3, HI H4\ncard: order-two-center\nordered: E2 G2\nto do: battle"
    )
    shown, out = screen(width=140)
    board = board_for("ancients", shown)
    board.draw(case.match.view(BOTTOM), "bottom", side_names(shown.speaker))
    table = board.odds(case.match, case.match.view(BOTTOM), "bottom")
    assert table is not None
    shown.show(table)
    text = out.getvalue()
    assert "E2 → E3" in text
    assert "G2 → H4" in text
    case.play("attack E2 E3", "stand")
    if case.question != "cc-ask-battle":
        assert board.odds(case.match, case.match.view(BOTTOM), "bottom") is None


def test_hexes_expand_to_the_action_of_the_moment() -> None:
    case = position("ancients", "bottom: HI E2\ntop: MI E3\ncard: order-two-center\nordered: E2\nto do: battle")
    shown, _ = screen()
    board = board_for("ancients", shown)
    board.draw(case.match.view(BOTTOM), "bottom", side_names(shown.speaker))
    assert board.expand(case.match, "e2-e3") == "attack E2 E3"
    assert board.expand(case.match, "E2xE3") == "attack E2 E3"
    assert board.expand(case.match, "e2 e9") == "attack E2 E9"
    assert board.expand(case.match, "done") == "done"
    menu = Menu(case.match, board, shown)
    assert menu.read("2 e3") == case.match.action("attack E2 E3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_over_hides_the_hand_and_the_battle_speaks_the_language(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    seat = Seat(tmp_path, language)
    text = seat.types(monkeypatch, "", "1", "done")
    name = {"en": "Akragas", "ru": "Акрагант", "uk": "Акрагант"}[language]
    army = {"en": "Syracusan", "ru": "Сиракузяне", "uk": "Сиракузяни"}[language]
    assert name in text
    assert army in text


def test_colours_tell_the_sides_and_the_ground_apart() -> None:
    shown, out = screen(colours=True)
    board = board_for("ancients", shown)
    match = GAME.new("102-himera", seed=seed_from(0))
    shown.show(board.draw(match.view(BOTTOM), "bottom", side_names(shown.speaker)))
    assert "\x1b[" in out.getvalue()


def test_a_computer_game_can_be_played_to_its_end(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the first choice of the menu: whatever happens, every screen can be drawn."""
    seat = Seat(tmp_path, against="computer random", seed=5)

    def line() -> str:
        menu = seat.session.menu
        item = menu.items[0]
        return "1" if not item.places else f"1 {item.places[0]}"

    monkeypatch.setattr("builtins.input", line)
    monkeypatch.setattr("vexilla.cli.play.COMPUTER", "computer")
    # A person who only ever ends his orders loses sooner or later; the random side must find its banners.
    table = seat.session.table
    for _ in range(400):
        if table.match.over:
            break
        if table.match.decider == BOTTOM:
            seat.session._human_decides(BOTTOM)
        else:
            seat.session._computer_decides(TOP)
    assert "⚑" in seat.out.getvalue() or table.match.position.turn > 20

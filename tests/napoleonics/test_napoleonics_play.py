"""Playing Napoleonics in the terminal: nations, squares and their tracks, objectives, combined attacks, odds."""

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
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import BOTTOM, NOBODY, SPECTATOR, TOP
from vexilla.kernel.table import new_table
from vexilla.locales import LANGUAGES
from vexilla.testing import Case, position

GAME = GAMES.find("napoleonics")
HANDS = """
    bottom hand: probe-left probe-right attack-left attack-right recon-in-force
    top hand: probe-left probe-right attack-left assault-left coordinated-advance
    discards: first-strike first-strike
"""


def case_of(text: str, **chance: list[str]) -> Case:
    return position("napoleonics", text + HANDS, chance, luck=not chance)


def screen(language: str = "en", width: int = 80, colours: bool = False) -> tuple[Screen, StringIO]:
    out = StringIO()
    system = "truecolor" if colours else None
    console = Console(file=out, width=width, highlight=False, color_system=system, force_terminal=colours)  # type: ignore[arg-type]
    return Screen(language, console), out


def drawn(case: Case, side: int, key: str, language: str = "en") -> str:
    shown, out = screen(language)
    board = board_for("napoleonics", shown)
    shown.show(board.draw(case.match.view(side), key, side_names(shown.speaker)))
    return out.getvalue()


def test_nations_are_told_apart_by_codes_and_colours() -> None:
    case = case_of("bottom: BR-LN E2, PT-LN F2, leader K1 Hill\ntop: FR-LN E8 3, FR-GHC F7\n")
    text = drawn(case, BOTTOM, "bottom")
    for piece in (" LN4 ", "PLN4 ", " ln3 ", "ghc4 ", "Hill*"):
        assert piece in text
    shown, out = screen(colours=True)
    board = board_for("napoleonics", shown)
    shown.show(board.draw(case.match.view(BOTTOM), "bottom", side_names(shown.speaker)))
    assert {f"48;2;{red}" in out.getvalue() for red in ("36;80;125", "143;42;42", "107;74;38")} == {True}


def test_a_square_has_its_marker_and_only_its_owner_sees_the_card() -> None:
    text = "bottom: BR-LN E4 *square, BR-LT G4 *square, leader G4 Hill\ntop: FR-LC E5\nbottom track: elan rally\n"
    case = case_of(text)
    own, enemy, other = (
        drawn(case, side, key) for side, key in ((BOTTOM, "bottom"), (TOP, "top"), (SPECTATOR, "spectator"))
    )
    for shown in (own, enemy, other):
        assert "LN4①" in shown
        assert "LT5❷" in shown
    assert "① E4 (Elan) · ② G4 (Rally)" in own
    for shown in (enemy, other):
        assert "① E4 · ② G4" in shown
        assert "Elan" not in shown


def test_objectives_are_on_the_map_and_beside_the_banners() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN E8, FR-LN H8\nspecial: objective bottom 1 kept A9 B9\n"
    shown = drawn(case_of(text + "special: objective top 2 lost E8\n"), BOTTOM, "bottom")
    bottom, top = (next(line for line in shown.splitlines() if line.startswith(side)) for side in ("Bottom", "Top"))
    assert "⚑ A9 B9+1" in bottom
    assert "⚑ E8+2" in top
    ranks = [line for line in shown.splitlines() if line[:2] in ("8 ", "9 ")]
    assert ranks[0].count("⚑") == 2
    assert ranks[1].count("⚑ ln4") == 1


def test_a_combined_attack_is_in_the_heading_while_it_is_fought() -> None:
    case = case_of(
        "bottom: FR-LN E4, FR-FA D3\ntop: BR-LN E5\ncard: attack-center\nordered: E4 D3\nto do: battle\n",
        dice=[" ".join(["flag"] * 8)],
    )
    assert "×" not in drawn(case, BOTTOM, "bottom")
    case.play("attack E4 E5")
    assert case.question == "cc-ask-support"
    assert "E4 × E5" in drawn(case, BOTTOM, "bottom")
    case.play("support D3")
    assert "E4 × E5 + D3" in drawn(case, TOP, "top")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("if in square", "E4 + D3 → E5")),
        ("ru", ("если в каре", "E4 + D3 → E5")),
        ("uk", ("якщо в каре", "E4 + D3 → E5")),
    ],
)
def test_odds_of_attacks_with_batteries_and_against_squares(language: str, names: tuple[str, ...]) -> None:
    case = case_of("bottom: FR-LC E4, FR-FA D3\ntop: BR-LN E5\ncard: attack-center\nordered: E4 D3\nto do: battle\n")
    shown, out = screen(language, width=160)
    board = board_for("napoleonics", shown)
    table = board.odds(case.match, case.match.view(BOTTOM), "bottom")
    assert table is not None
    shown.show(table)
    assert all(name in out.getvalue() for name in names)
    retiring = case_of("bottom: FR-LN E4\ntop: BR-LC E5\ncard: attack-center\nordered: E4\nto do: battle\n")
    table = board.odds(retiring.match, retiring.match.view(BOTTOM), "bottom")
    assert table is not None
    shown.show(table)
    assert shown.speaker.say("napoleonics-odds-retire") in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_and_scouted_cards_are_chosen_by_name(language: str) -> None:
    marching = case_of("bottom: BR-LN B2, BR-LN E2\ntop: FR-LN E8\ncard: forced-march\n")
    shown, _ = screen(language)
    board = board_for("napoleonics", shown)
    menu = Menu(marching.match, board, shown).draw().plain
    assert shown.speaker.say("napoleonics-section-left") in menu
    assert shown.speaker.say("napoleonics-section-center") in menu
    drawing = "bottom: BR-LN B2\ntop: FR-LN E8\ncard: scout-left\nordered: B2\nto do: draw\n"
    scouting = case_of(drawing, deck=["elan", "bombard"])
    assert scouting.question == "cc-ask-keep"
    hints = [hint.plain for hint in board.hints(scouting.match.view(BOTTOM), "bottom")]
    assert len(hints) == 2
    assert shown.speaker.say("napoleonics-about-card-elan") in hints[0] + hints[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_moves_and_refusals_by_hex(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    shown, out = screen(language)
    scenario = "001-rolica-first-position"
    setup = GAME.setup(scenario, {})
    table = new_table(GAME, setup, {"bottom": "human", "top": "human"}, seed_from(4))
    session = Session(shown, table, tmp_path / "match.vexilla", is_new=True)
    typed: Iterator[str] = iter(["", "play probe-center", "f2", "b3", "done", "why f2-f9", "f2-f9", "done", "odds"])

    def line() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    session.play()
    text = out.getvalue()
    assert "NAP-05-011" in text  # B3 is not in the centre
    assert "NAP-05-053" in text  # line infantry moves one hex
    assert shown.speaker.say("napoleonics-card-probe-center") in text
    assert shown.speaker.word("napoleonics", "unit", "british-line-infantry") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_game_fits_a_small_terminal(language: str) -> None:
    """Drawn as small as a page may be: the less needful is left out, the menu is short."""
    scenario = "010-salamanca"
    console = Console(file=StringIO(), width=80, height=24, highlight=False, force_terminal=True)
    shown = Screen(language, console)
    board = board_for("napoleonics", shown)
    names = {"bottom": shown.speaker.say("seat-you", side=shown.speaker.say("side-bottom")), "top": "computer: steady"}
    match = GAME.new(scenario, seed=seed_from(3))
    generator = generator_from(3)
    decisions = 0
    while match.decider != NOBODY:
        decisions += 1
        if decisions % 7 == 0:
            view = match.view(match.decider)
            key = ("bottom", "top")[match.decider]
            question = shown.speaker.tell("napoleonics", match.choice().question(), match.choice().about(match), {})
            page = [board.draw(view, key, names, compact=True), f"{names[key]}: {question}"]
            assert shown.fits([*page, Menu(match, board, shown).draw(short=True)])
        match.apply(match.options()[generator.below(len(match.options()))])

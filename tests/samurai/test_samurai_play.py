"""Playing Samurai Battles in the terminal: ranks, leaders by kind, honor, Dragon cards, objectives, odds."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from samurai.fields import battle, field
from vexilla.cli.boards import board_for
from vexilla.cli.menu import Menu
from vexilla.cli.play import Session
from vexilla.cli.screen import Screen, side_names
from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import BOTTOM, NOBODY, SPECTATOR, TOP
from vexilla.kernel.table import new_table
from vexilla.locales import LANGUAGES
from vexilla.testing import Case

GAME = GAMES.find("samurai")
ARMIES = (
    "bottom: AY E4, AB F3 3, AA G3, SN D4, MSY C4, leader D4 Taro *foot, leader A1 Jiro *mounted\n"
    "top: SN E5, leader E5 Goro, BG F10, leader F10 Uesugi *commander\nterrain: camp F10; forest E5\n"
)


def screen(language: str = "en", width: int = 80, colours: bool = False) -> tuple[Screen, StringIO]:
    out = StringIO()
    system = "truecolor" if colours else None
    console = Console(file=out, width=width, highlight=False, color_system=system, force_terminal=colours)  # type: ignore[arg-type]
    return Screen(language, console), out


def drawn(case: Case, side: int, key: str, language: str = "en", colours: bool = False) -> str:
    shown, out = screen(language, colours=colours)
    board = board_for("samurai", shown)
    shown.show(board.draw(case.match.view(side), key, side_names(shown.speaker)))
    return out.getvalue()


def test_ranks_leaders_and_clans_are_told_apart() -> None:
    case = field(ARMIES, luck=True)
    text = drawn(case, BOTTOM, "bottom")
    for piece in ("▲AY4", "●AB3", "●AA4", "■SN4*", "■MSY4", "■sn4*", "■bg3♛", "Jiro♞"):
        assert piece in text
    # Three letters and a leader leave no room for the square.
    led = drawn(field(ARMIES.replace("MSY C4", "MSY C4, leader C4 Saburo *mounted"), luck=True), BOTTOM, "bottom")
    assert "MSY4♞" in led
    assert {len(line) for line in led.splitlines() if line[:2].strip() in ("4", "6", "8")} == {3 + 3 + 11 * 6}
    colours = drawn(case, BOTTOM, "bottom", colours=True)
    assert {f"48;2;{red}" in colours for red in ("156;43;35", "216;171;53")} == {True}
    ranks = [line.split()[0] for line in text.splitlines() if line[:2].strip().isdecimal()]
    assert ranks == [str(rank) for rank in range(11, 0, -1)]
    turned = [line.split()[0] for line in drawn(case, TOP, "top").splitlines() if line[:2].strip().isdecimal()]
    assert turned == ranks[::-1]


def test_honor_and_the_pool_are_shown_to_all_and_dragon_cards_to_their_owner() -> None:
    case = field(f"{ARMIES}bottom dragons: war-cry kiai\ntop dragons: ambush\nhonor: 6 4\ndragons: nothing insult")
    own, enemy, other = (
        drawn(case, side, key) for side, key in ((BOTTOM, "bottom"), (TOP, "top"), (SPECTATOR, "spectator"))
    )
    for shown in (own, enemy, other):
        assert "◉ 6" in shown
        assert "◉ 4" in shown
        assert "pool 18" in shown.replace("\n", "")
        assert "Insult" in shown
    for line in ("War Cry ◉2 · before your close combat roll\n", "Kiai ◉1 · before your close combat roll\n"):
        assert line in own
    assert "Ambush ◉2 · before the opponent’s close combat roll" in enemy
    for hidden, where in (("War Cry", enemy), ("Kiai", other), ("Ambush", own), ("Ambush", other)):
        assert hidden not in where


def test_where_there_is_little_room_dragon_cards_lie_on_one_line() -> None:
    cards = "war-cry kiai ambush ferocity stand-firm great-armor pit-trap caltrops"
    case = field(f"{ARMIES}bottom dragons: {cards}", luck=True)
    shown, out = screen()
    board = board_for("samurai", shown)
    shown.show(board.draw(case.match.view(BOTTOM), "bottom", side_names(shown.speaker), compact=True))
    (line,) = [line for line in out.getvalue().splitlines() if "War Cry" in line]
    assert line.startswith("  Ambush ◉2 · Caltrops ◉1 · ")
    assert line.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_card_in_the_hand_does_is_told_at_any_time(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    shown, out = screen(language, width=1000)
    players = {"bottom": "human", "top": "computer steady"}
    table = new_table(GAME, GAME.setup("001-first-skirmish", {}), players, seed_from(4))
    view = table.match.view(BOTTOM)
    hand, dragons = view["hands"]["bottom"]["hand"], view["dragonHands"]["bottom"]["hand"]
    session = Session(shown, table, tmp_path / "match.vexilla", is_new=True)
    say, word = shown.speaker.say, shown.speaker.word
    told = [
        f"{word('samurai', 'dragon', card)} ◉{view['printedDragons'][card]['cost']}, "
        f"{word('samurai', 'window', view['printedDragons'][card]['window'])}: {say(f'samurai-about-dragon-{card}')}"
        for card in dragons
    ]
    told += [f"{word('samurai', 'card', card)}: {say(f'samurai-about-card-{card}')}" for card in hand]
    typed: Iterator[str] = iter([f"play {hand[0]}", "pass", "cards"])
    monkeypatch.setattr("builtins.input", lambda: next(typed, "quit"))
    session.play()
    # As the turn begins, and when it is asked for.
    start, _, asked = out.getvalue().partition(say("samurai-cc-ask-order"))
    for line in told:
        assert line in start
        assert line in asked or line == told[len(dragons)], "the played card is gone"
    # The computer player has the name it has on the page.
    assert f": {say('web-level-steady')})" in start


def test_objectives_are_on_the_map_and_beside_the_banners() -> None:
    text = f"{ARMIES}special: objective bottom 1 kept A9 B9\nspecial: objective top 2 lost E4\n"
    shown = drawn(field(text, luck=True), BOTTOM, "bottom")
    bottom, top = (next(line for line in shown.splitlines() if line.startswith(side)) for side in ("Bottom", "Top"))
    assert "⚑ A9 B9+1" in bottom
    assert "⚑ E4+2" in top
    assert next(line for line in shown.splitlines() if line.startswith(" 9 ")).count("⚑") == 2


def test_a_combat_is_in_the_heading_while_it_is_fought() -> None:
    case = battle("bottom: SN E4, leader E4 Taro\ntop: AY E5, AY A11\nordered: E4", luck=True)
    assert "×" not in drawn(case, BOTTOM, "bottom")
    case.play("attack E4 E5")
    assert case.question == "sam-ask-inspire"
    assert "E4 × E5" in drawn(case, TOP, "top")


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_with_and_without_inspiration(language: str) -> None:
    case = battle("bottom: SN E4, leader E4 Taro, AB G4\ntop: AY E5, AY G6\nordered: E4 G4", luck=True)
    shown, out = screen(language, width=160)
    table = board_for("samurai", shown).odds(case.match, case.match.view(BOTTOM), "bottom")
    assert table is not None
    shown.show(table)
    for words in ("E4 → E5", "G4 → G6", shown.speaker.say("samurai-odds-inspired")):
        assert words in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dragon_cards_and_scouted_cards_are_chosen_by_name(language: str) -> None:
    case = field(f"{ARMIES}bottom dragons: tea-ceremony red-dragon", luck=True).play("play crane-wing")
    shown, _ = screen(language)
    board = board_for("samurai", shown)
    assert case.options() == ["dragon red-dragon", "dragon tea-ceremony", "pass"]
    menu = Menu(case.match, board, shown).draw().plain
    hints = "\n".join(hint.plain for hint in board.hints(case.match.view(BOTTOM), "bottom"))
    for card in ("tea-ceremony", "red-dragon"):
        assert shown.speaker.word("samurai", "dragon", card) in menu
        assert shown.speaker.say(f"samurai-about-dragon-{card}") in hints
    drawing = f"{ARMIES}card: order-one-left\nordered: C4\nto do: draw\nbottom hand: crane-wing\ncommand: 2 5\n"
    scouting = field(drawing, deck=["shogun", "leadership"])
    assert scouting.question == "cc-ask-keep"
    kept = "\n".join(hint.plain for hint in board.hints(scouting.match.view(BOTTOM), "bottom"))
    assert shown.speaker.say("samurai-about-card-shogun") in kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_moves_and_refusals_by_hex(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    shown, out = screen(language)
    setup = GAME.setup("001-first-skirmish", {})
    table = new_table(GAME, setup, {"bottom": "human", "top": "human"}, seed_from(4))
    units = [unit for unit in table.match.view(SPECTATOR)["units"] if unit["side"] == "bottom"]
    place, far = str(units[0]["hex"]).lower(), "a11"
    hand = table.match.view(BOTTOM)["hands"]["bottom"]["hand"]
    session = Session(shown, table, tmp_path / "match.vexilla", is_new=True)
    words = ["", f"play {hand[0]}", "pass", f"why {place}-{far}", "done", "done", "odds"]
    typed: Iterator[str] = iter(words)

    def line() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    session.play()
    text = out.getvalue()
    assert "SAM-" in text
    assert shown.speaker.word("samurai", "card", hand[0]) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_game_fits_a_small_terminal(language: str) -> None:
    """Drawn as small as a page may be: the less needful is left out, the menu is short."""
    console = Console(file=StringIO(), width=80, height=24, highlight=False, force_terminal=True)
    shown = Screen(language, console)
    board = board_for("samurai", shown)
    names = {"bottom": shown.speaker.say("seat-you", side=shown.speaker.say("side-bottom")), "top": "computer: steady"}
    match = GAME.new("006-fourth-kawanakajima-5", seed=seed_from(3))
    generator = generator_from(3)
    decisions = 0
    while match.decider != NOBODY:
        decisions += 1
        if decisions % 11 == 0:
            view = match.view(match.decider)
            key = ("bottom", "top")[match.decider]
            question = shown.speaker.tell("samurai", match.choice().question(), match.choice().about(match), {})
            page = [board.draw(view, key, names, compact=True), f"{names[key]}: {question}"]
            assert shown.fits([*page, Menu(match, board, shown).draw(short=True)])
        match.apply(match.options()[generator.below(len(match.options()))])

"""What may be typed shorter in Grand Battle, and what of the page answers before anything is typed."""

from __future__ import annotations

import pytest

from vexilla.cli.boards.grand_battle.board import GrandBattleBoard
from vexilla.cli.boards.grand_battle.shorthand import Shorthand
from vexilla.cli.grand_battle.table_picture import short_ids
from vexilla.cli.menu import Menu
from vexilla.cli.screen import Screen
from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.testing import position

GAME = GAMES.find("grand_battle")


def leuctra(*deeds: str, measuring: str = "free") -> AnyMatch:
    match = GAME.start(GAME.setup("leuctra", {"measuring": measuring}), seed=seed_from(3))
    for deed in deeds:
        match.act(written(match, deed))
    return match


def written(match: AnyMatch, text: str) -> str:
    return Shorthand(match, match.decider, {}).written_out(text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("order attack th1 from epaminondas else drop", "attack theban-horse-1 from epaminondas else drop"),
        ("order attack th1 th2 from epa", "attack theban-horse-1,theban-horse-2 from epaminondas else army"),
        ("ATTACK th1-2", "attack theban-horse-1,theban-horse-2 from pelopidas else army"),
        ("move ho1-3", "manoeuvre hoplites-1,hoplites-2,hoplites-3 from epaminondas else army"),
        ("order move hoplites1", "manoeuvre hoplites-1 from epaminondas else army"),
        ("move lj1", "manoeuvre lh-javelin-1 from army else army"),
        ("move theban-e", "manoeuvre theban-embolon-1 from pelopidas else army"),
        ("recover te1 from army", "recover theban-embolon-1 from army else army"),
        ("stand te1", "stand theban-embolon-1"),
        ("stand te1 point=forest", "stand theban-embolon-1 point=forest"),
    ],
)
def test_an_order_is_a_kind_and_units_by_their_letters(typed: str, meant: str) -> None:
    match = leuctra()
    assert written(match, typed) == f"order {meant}"
    match.read(written(match, typed))


def test_whoever_is_nearest_pays_as_long_as_he_can() -> None:
    match = leuctra("attack th1-2")
    assert written(match, "move te1").endswith("from epaminondas else army")


def test_where_nothing_is_measured_who_pays_has_to_be_said() -> None:
    match = leuctra(measuring="strict")
    assert written(match, "attack th1-2") == "order attack th1-2"
    assert written(match, "attack th1-2 from epa").endswith("theban-horse-2 from epaminondas else army")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("advance 6.5", "advance UNITS 6.5"),
        ("adv 6", "advance UNITS 6"),
        ("back td1 2", "back theban-deep-1 2"),
        ("sideways left 3", "sideways UNITS left 3"),
        ("wheel left 30", "wheel UNITS pivot=left 30deg"),
        ("wheel td1-2 pivot=right 12.5deg", "wheel UNITS pivot=right 12.5deg"),
        ("turn right", "turn UNITS right90"),
        ("turn about", "turn UNITS about"),
        ("reach 44:60", "reach UNITS to 44:60"),
        ("preview wheel left 5", "preview wheel UNITS pivot=left 5deg"),
        ("halt", "halt"),
    ],
)
def test_the_units_of_an_order_need_not_be_named_at_each_leg(typed: str, meant: str) -> None:
    match = leuctra("move td1-2", "done")
    match.act("execute 1")
    assert written(match, typed) == meant.replace("UNITS", "theban-deep-1,theban-deep-2")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("attack sh1", "attack UNITS -> spartan-horse-1"),
        ("attack th1-2 sh1", "attack UNITS -> spartan-horse-1"),
        ("attack th1,th2->sh1", "attack UNITS -> spartan-horse-1"),
        ("attack sh1 after wheel-left20", "attack UNITS -> spartan-horse-1 after turn=wheel-left20"),
        ("attack sh1 right90", "attack UNITS -> spartan-horse-1 after turn=right90"),
        ("targets", "targets UNITS"),
    ],
)
def test_an_attack_names_its_target(typed: str, meant: str) -> None:
    match = leuctra("attack th1-2", "done")
    assert written(match, typed) == meant.replace("UNITS", "theban-horse-1,theban-horse-2")


def test_skirmishers_slip_to_a_spot_and_look_on() -> None:
    match = leuctra("move sj1", "done")
    match.act("execute 1")
    assert written(match, "slip 80:60") == "slip skirm-javelin-1 to 80:60 heading 0"
    assert written(match, "slip sj1 80:60 90°") == "slip skirm-javelin-1 to 80:60 heading 90"


def test_who_is_set_up_looks_at_the_enemys_edge() -> None:
    case = position(
        "grand_battle",
        """
        table: 150 120
        top p1: phalanx unplaced
        top p2: phalanx unplaced
        bottom a1: hoplites unplaced
        to do: deploy defender, deploy attacker
        """,
    )
    assert written(case.match, "line p1,p2 75:90") == "line p1,p2 at 75:90 heading 180"
    assert written(case.match, "place p1 75:90 170") == "place p1 at 75:90 heading 170"


@pytest.mark.parametrize("typed", ["l51-53", "l51-3", "l51-l53", "legion-5-1-3", "l51,l52 l53"])
def test_a_row_of_a_kind_whose_letters_have_numbers(typed: str) -> None:
    units = "\n".join([f"bottom legion-5-{number}: legion-5 at {20 + 8 * number}:40" for number in range(1, 5)])
    case = position(
        "grand_battle", f"{units}\nbottom legion-4-1: legion-4 at 20:40\ntop b1: hoplites at 60:90 heading 180"
    )
    assert written(case.match, f"attack {typed} from army") == (
        "order attack legion-5-1,legion-5-2,legion-5-3 from army else army"
    )


def test_a_spot_offers_no_units() -> None:
    match = GAME.start(GAME.setup("pick-up-africa"), seed=seed_from(5))
    while match.choice().question() != "grb-ask-deploy":
        match.take(match.options()[0])
    for form in match.view(match.decider)["decision"]["forms"]:
        assert not [field for field in form["fields"] if field["kind"] in ("point", "decimal") and "offered" in field]


def test_who_is_to_be_set_up_is_told_by_rows() -> None:
    match = GAME.start(GAME.setup("pick-up-africa"), seed=seed_from(5))
    while match.choice().question() != "grb-ask-deploy":
        match.take(match.options()[0])
    board = GrandBattleBoard(Screen("en"))
    board.names(GAME.setup("pick-up-africa"))
    board.answer(match, match.decider, "zoom")
    told = board.notes(match, match.decider)[0].plain
    assert told.startswith("Not set up yet: ea1-3 African elephants, ")


def test_what_nobody_is_called_is_left_for_the_refusal() -> None:
    match = leuctra()
    assert written(match, "attack xx1") == "order attack xx1 from army else army"
    assert written(match, "order") == "order"
    assert written(match, "role attacker") == "role attacker"


def test_letters_are_the_same_on_all_but_the_smallest_pictures() -> None:
    match = leuctra()
    board, shown = GrandBattleBoard(Screen("en")), match.view(0)
    board.names(GAME.setup("leuctra"))
    ids = [unit["id"] for unit in [*shown["measured"]["pieces"], *shown["away"]]]
    for typed in ("zoom", "zoom all", "zoom 40:40-60:60"):
        board.answer(match, 0, typed)
        assert board.expand(match, "unit th2") == "unit theban-horse-2"
    assert short_ids(ids, 3)["theban-horse-2"] == "th2"


def test_lines_of_the_sheet_have_their_own_numbers_in_the_menu() -> None:
    match = leuctra("attack th1-2", "move te1", "move ho1-2", "done")
    match.act("execute 1")
    match.act(written(match, "attack sh1"))
    screen = Screen("en")
    board = GrandBattleBoard(screen)
    board.names(GAME.setup("leuctra"))
    menu = Menu(match, board, screen)
    assert match.text(menu.read("2")) == "execute 2"
    assert match.text(menu.read("3")) == "execute 3"
    assert match.text(menu.read("4")) == "done"
    assert menu.draw().plain.split()[0] == "2"


NEAR = """
bottom a1: varangians at 60:34
top b1: varangians at 60:40 heading 180
top b2: varangians at 60:80 heading 180
phase: movement
orders: attack a1 from army else army given
to do: next order
"""


def test_attacks_that_reach_their_target_are_numbered() -> None:
    match = position("grand_battle", NEAR).match
    screen = Screen("en")
    board = GrandBattleBoard(screen)
    assert [text for _, text in board.suggestions(match, 0)] == ["attack a1 -> b1"]
    assert match.text(Menu(match, board, screen).read("1")) == "attack a1 -> b1"
    assert board.notes(match, 0) == []
    told = match.ask(0, "targets a1")["targets"]
    assert [(each["target"], each["reaches"]) for each in told] == [("b1", True), ("b2", False)]


def test_an_attack_that_reaches_nobody_is_warned_of() -> None:
    match = position("grand_battle", NEAR.replace("60:40", "60:60")).match
    board = GrandBattleBoard(Screen("en"))
    assert board.suggestions(match, 0)[0][0].plain == "go at b1 and fall short"
    assert "falls short" in board.notes(match, 0)[0].plain


def test_an_attack_on_the_sheet_is_warned_of_where_nobody_is_near_enough() -> None:
    board = GrandBattleBoard(Screen("en"))
    board.names(GAME.setup("leuctra"))
    assert board.notes(leuctra("move th1-2"), 0) == []
    told = [note.plain for note in board.notes(leuctra("attack th1-2"), 0)]
    assert told == [
        "Line 1 will fall short: an Attack goes 17 steps, and the nearest enemy, Spartan cavalry 1, is 20 away."
    ]
    assert board.notes(leuctra("attack th1-2 from army", measuring="strict"), 0) == []


def test_what_nobody_may_do_now_is_not_offered() -> None:
    case = position(
        "grand_battle",
        """
        bottom a1: hoplites at 60:40
        bottom g1: hoplites at 20:20
        bottom general: ann with g1 command 1 leadership 0
        top b1: hoplites at 60:40 heading 180
        contact: a1 front b1 front
        phase: combat
        """,
        chance={"attack": ["6", "1"], "defence": ["1", "6"], "discipline": ["1"]},
    )
    case.play("rush", "decline")
    screen = Screen("en")
    drawn = Menu(case.match, GrandBattleBoard(screen), screen).draw().plain
    assert "pursue" in drawn
    assert "test to stay" in drawn
    assert "stay UNIT" not in drawn


def test_an_order_that_cannot_be_paid_is_warned_of() -> None:
    board = GrandBattleBoard(Screen("en"))
    board.names(GAME.setup("leuctra"))
    match = leuctra("move lj1 from pelopidas else drop")
    assert [note.plain for note in board.notes(match, 0)] == ["Line 1, Manoeuvre, Light horse 1: lost, 0 of Pelopidas"]


def test_who_may_evade_is_told_whom_he_touches() -> None:
    case = position(
        "grand_battle",
        """
        bottom a1: hoplites at 60:40
        top b1: skirm-javelin at 60:40 heading 180
        contact: a1 front b1 front
        phase: combat
        """,
    )
    assert [note.plain for note in GrandBattleBoard(Screen("en")).notes(case.match, 1)] == ["b1 is touched by: a1."]


def test_who_can_recover_is_told_with_his_letters() -> None:
    case = position(
        "grand_battle",
        """
        bottom hoplites-1: hoplites at 60:40 disorder 2
        bottom a1: hoplites at 20:40
        bottom general: ann with a1 command 1 leadership 0 points 1
        top b1: hoplites at 60:90 heading 180 disorder 1
        phase: recovery
        """,
    )
    board = GrandBattleBoard(Screen("en"))
    board.answer(case.match, 0, "zoom")
    assert case.question == "grb-ask-recovery"
    drawn = Menu(case.match, board, board.screen).draw().plain
    assert "order recover " in drawn
    assert "attack" not in drawn
    assert [note.plain for note in board.notes(case.match, 0)] == ["Points of disorder: hoplites-1 (ho1) 2."]


def test_whoever_hid_them_is_told_whom_his_markers_hide() -> None:
    case = position(
        "grand_battle",
        """
        active: top
        turn: 2
        ground wood: forest 100:64 100:90 130:90 130:64
        bottom a1: legion-5 at 60:40
        top b1: skirm-javelin ambush at 110:70 heading 180
        top marker: m1 at 110:70 hides b1
        top marker: m2 at 110:80 false
        """,
    )
    board = GrandBattleBoard(Screen("en"))
    assert [note.plain for note in board.notes(case.match, 1)] == ["What your markers hide: m1 – b1, m2 – nobody."]
    assert "b1" not in "".join([note.plain for note in board.notes(case.match, 0)])

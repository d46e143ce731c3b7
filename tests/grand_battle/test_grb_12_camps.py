"""Chapter 12: camps and their servants, what happens inside, capture and looting."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.fighting import Fight
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.artillery.bombardment import ARTILLERY_PHASE
from vexilla.games.grand_battle.camps.camp import WhoLoots
from vexilla.games.grand_battle.camps.looting import END_LOOTING
from vexilla.games.grand_battle.camps.spoils import SETTLE_SPOILS
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.position import DISABLED, GONE, IN_CAMP, LOOTING, ON_TABLE
from vexilla.games.grand_battle.setup.placing import set_up_camp
from vexilla.games.grand_battle.text import read, write, write_position
from vexilla.games.grand_battle.worth import steadfastness_of
from vexilla.kernel.step import procedure
from vexilla.testing import rule

#: It reaches from 36 to 52, its servants stand from 43 to 45.
CAMP = "top camp: ordinary at 60:36 heading 180"
IN_MIDDLE = "bottom a: hoplites at 60:43 heading 0"


@rule("GRB-12-017", "GRB-12-057")
def test_how_large_camps_and_trains_are() -> None:
    for kind, size in (("ordinary", (24, 16)), ("barricade", (24, 16)), ("fortified", (24, 16)), ("baggage", (4, 8))):
        base = placed(f"top camp: {kind} at 60:36 heading 180").camp_of(1)
        assert (base.width / 1000, base.depth / 1000, base.front()) == (*size, (60_000, 36_000))


@rule("GRB-12-004", "GRB-12-005", "GRB-12-061", "GRB-12-062")
def test_where_servants_are_and_what_they_are_worth() -> None:
    for kind, place, base in (
        ("ordinary", ON_TABLE, Base(60_000, 43_000, 18_000, 8_000, 2_000)),
        ("baggage", ON_TABLE, Base(60_000, 36_000, 18_000, 4_000, 8_000)),
        ("barricade", IN_CAMP, None),
        ("fortified", IN_CAMP, None),
    ):
        position = placed(f"top camp: {kind} at 60:36 heading 180")
        servants = position.roster.servants[1]
        profile = position.profile_of(servants)
        assert (profile.figures, profile.melee, profile.armour, profile.traits) == (2, 0, 0, 0)
        assert profile.steadfastness == 0
        assert position.places[servants] == place
        assert base is None or position.bases[servants] == base
        assert position.roster.servants[0] == -1
    assert placed("top camp: ordinary at 60:36 lost").places == [GONE]


@rule("GRB-12-050")
def test_a_captured_camp_is_worth_nothing() -> None:
    text = f"{IN_MIDDLE}\ntop b: hoplites at 20:60 heading 180\n{CAMP}"
    fight = Fight(text, attack="61", defence="16")
    assert steadfastness_of(fight.position, 1) == 2 * (1 + 1)
    fight.play("rush")
    assert steadfastness_of(fight.position, 1) == 2


@rule("GRB-12-049", "GRB-12-006")
def test_a_camp_is_captured_only_when_all_its_defenders_are_destroyed() -> None:
    fight = Fight(f"{IN_MIDDLE}\n{CAMP}\ntop g: hoplites at 68:50 heading 180", attack="61", defence="16").play("rush")
    assert fight.told("grb-dispersed", "unit") == [("servants-top",)]
    assert fight.position.camp_lost == [False, False], "g is of the garrison"
    outside = f"{IN_MIDDLE}\n{CAMP}\ntop g: hoplites at 90:50 heading 180"
    assert Fight(outside, attack="61", defence="16").play("rush").position.camp_lost == [False, True]


@rule("GRB-12-049", "GRB-12-051", "GRB-12-044", "GRB-12-061")
def test_who_beats_the_servants_captures_the_camp_and_loots() -> None:
    fight = Fight(f"{IN_MIDDLE}\n{CAMP}", attack="61", defence="16").play("rush")
    assert fight.told("grb-dispersed", "unit") == [("servants-top",)]
    assert fight.position.camp_lost == [False, True]
    assert fight.position.looted == [False, True]
    assert fight.position.marks[0] & LOOTING
    assert fight.state("a") == (3, 0, 1)
    assert fight.events("grb-flees") == []


@rule("GRB-12-042", "GRB-12-043")
def test_inside_a_camp_a_retreat_means_more_disorder_and_the_fight_goes_on() -> None:
    # Both stand in the camp: 4 + 4 + 5 against 4 + 3 + 1 + 1, RES 4; and 4 + 4 + 1 against 4 + 3 + 1 + 6.
    text = f"bottom a: varangians at 60:40 heading 0\ntop g: varangians at 60:40 heading 180\n{CAMP}"
    fight = Fight(text, attack="51", defence="16").play("rush", "decline")
    assert ("g", "retreat") in fight.outcomes()
    assert fight.state("g") == (1, 1, 2)
    assert fight.position.bases[1] == Base(60_000, 40_000, 18_000, 8_000, 2_000)
    assert [(met.one, met.other, met.rounds) for met in fight.position.contacts] == [(0, 1, 1)]
    # The same for who has come in.
    fight = Fight(text, attack="15", defence="61").play("rush", "decline")
    assert fight.state("a") == (1, 1, 2)
    assert fight.events("grb-retreats") == []


@rule("GRB-12-044")
def test_inside_a_camp_a_flight_means_the_end() -> None:
    text = f"bottom a: varangians at 60:40 heading 0\ntop g: varangians at 60:40 heading 180 disorder 2\n{CAMP}"
    fight = Fight(text, attack="61", defence="16").play("rush", "decline")
    assert ("g", "flight") in fight.outcomes()
    assert fight.position.places[1] == GONE
    assert fight.events("grb-flees") == []
    # Its servants still hold the camp.
    assert fight.position.camp_lost == [False, False]
    # 5 + 5 + 1 + 6 against 5 + 2 + 1 + 1: RES 8 above strength 5, of which a loss and two points would leave 2.
    strong = f"bottom a: elephant-indian at 68:44 heading 0\ntop g: legion-5 at 68:44 heading 180\n{CAMP}"
    fight = Fight(strong, attack="61", defence="16").play("decline", "rush", "decline")
    assert ("g", "flight") in fight.outcomes()
    assert fight.position.places[1] == GONE


@rule("GRB-12-045")
def test_a_garrison_does_not_run_from_who_is_inside() -> None:
    text = """\
        bottom camp: ordinary at 60:48 heading 0
        bottom u-1: varangians at 60:36 heading 0
        top e-1: varangians at 60:47 heading 180
        manoeuvre: u-1
        """
    assert Order(text).clause("back u-1 1") == "GRB-12-045"
    assert Order(text).clause("advance u-1 1") == ""
    assert Order(text).clause("advance u-1 4") == "GRB-12-061"
    outside = text.replace("top e-1: varangians at 60:47", "top e-1: varangians at 60:60")
    assert Order(outside).clause("back u-1 1") == ""


@rule("GRB-12-063", "GRB-12-050")
def test_guns_take_a_camp_from_its_owner_but_loot_nothing() -> None:
    text = f"year: 1600\nbottom g: h-cannon at 60:20 heading 0\nbatteries: g\n{CAMP}"
    fight = Fight(text, ARTILLERY_PHASE, attack="6", defence="1").play("shoot g -> servants-top")
    assert fight.position.camp_lost == [False, True]
    assert fight.position.looted == [False, False]
    entered = Fight(f"{CAMP} lost\nbottom o: hoplites at 60:37 heading 0", SETTLE_SPOILS)
    assert entered.position.marks[0] & LOOTING
    before = Fight(f"{CAMP} lost\nbottom o: hoplites at 60:36 heading 0", SETTLE_SPOILS)
    assert not before.position.marks[0] & LOOTING


@rule("GRB-12-063", "GRB-12-051")
def test_the_first_to_enter_a_lost_camp_loots_it() -> None:
    text = f"{CAMP} lost\nbottom u-1: varangians at 60:30 heading 0\nbottom u-2: varangians at 52:30 heading 0"
    case = Order(f"{text}\nmanoeuvre: u-1 u-2").go("advance u-1 8")
    assert case.position.marks[0] & LOOTING
    assert case.disorder("u-1") == 1
    assert case.clause("advance u-1 1") == "GRB-12-052"
    second = Order(f"{text}\nlooted: top\nmanoeuvre: u-2").go("advance u-2 8")
    assert not second.position.marks[1] & LOOTING


@rule("GRB-12-051", "GRB-12-063")
def test_of_several_who_stand_in_a_lost_camp_their_owner_says_who_loots() -> None:
    inside = "bottom a: hoplites at 60:38 heading 0\nbottom b: hoplites at 52:38 heading 0\n"
    text = f"{inside}bottom c: hoplites at 90:20 heading 0\n{CAMP} lost"
    fight = Fight(text, SETTLE_SPOILS)
    assert fight.asked() == "bottom grb-ask-looter"
    assert [fight.why_not(f"name {unit}") for unit in ("a", "b", "c")] == ["", "", "GRB-12-051"]
    assert fight.match.choice().about(fight.match) == {"units": ["a", "b"]}
    fight.play("name b")
    assert [bool(mark & LOOTING) for mark in fight.position.marks[:2]] == [False, True]
    assert (fight.state("a")[2], fight.state("b")[2], fight.position.looted) == (0, 1, [False, True])
    assert fight.asked() == ""


@rule("GRB-12-051")
def test_who_has_fought_for_the_camp_loots_it_before_others_who_are_there() -> None:
    for named in ("b: hoplites at 52:38 heading 0\nbottom a: hoplites", "a: hoplites"):
        text = f"bottom {named} at 60:43 heading 0\nbottom c: hoplites at 68:38 heading 0\n{CAMP}"
        fight = Fight(text, attack="61", defence="16").play("rush")
        assert fight.position.marks[fight.unit("a")] & LOOTING
        assert not fight.position.marks[fight.unit("c")] & LOOTING


@rule("GRB-12-051")
def test_a_camp_for_which_it_is_asked_twice_is_looted_once() -> None:
    inside = "bottom a: hoplites at 60:38 heading 0\nbottom b: hoplites at 52:38 heading 0\n"
    fight = Fight(f"{inside}{CAMP} lost", procedure("GRB-12-049", SETTLE_SPOILS, WhoLoots(1))).play("name a")
    assert (fight.asked(), len(fight.events("grb-loots"))) == ("", 1)
    alone = Fight(f"bottom a: hoplites at 60:38 heading 0\n{CAMP} lost", WhoLoots(1))
    assert alone.position.marks[0] & LOOTING
    held = Fight(f"bottom a: hoplites at 60:38 heading 0\n{CAMP}", WhoLoots(1))
    assert not held.position.marks[0] & LOOTING


@rule("GRB-12-055", "GRB-12-007")
def test_a_camp_is_taken_back_by_who_returns_to_it() -> None:
    own = "top g: varangians at 60:40 heading 180"
    back = Fight(f"{CAMP} lost\nlooted: top\n{own}", SETTLE_SPOILS).position
    assert (back.camp_lost, back.looted) == ([False, False], [False, False])
    for line in (
        f"{own}\nbottom e: varangians at 60:50 heading 0",
        f"{own} routed fleeing",
        own.replace("60:40", "60:60"),
    ):
        assert Fight(f"{CAMP} lost\nlooted: top\n{line}", SETTLE_SPOILS).position.camp_lost == [False, True]
    # Whoever is left of the garrison holds the camp when the servants are gone.
    gone = "top servants-top: camp-servants gone"
    assert Fight(f"{CAMP}\n{gone}\n{own}", SETTLE_SPOILS).position.camp_lost == [False, False]
    assert Fight(f"{CAMP}\n{gone}", SETTLE_SPOILS).position.camp_lost == [False, True]


LOOTER = "bottom a: hoplites at 60:43 heading 0 looting\nbottom general: x with a command 1 leadership 1"


@rule("GRB-12-053", "GRB-12-054", "GRB-04-051")
def test_looting_ends_with_a_test_and_the_unit_is_faced_anywhere() -> None:
    text = f"{LOOTER}\n{CAMP} lost\nlooted: top"
    fight = Fight(text, END_LOOTING, discipline="1").play("stop-looting a")
    assert fight.asked() == "bottom grb-ask-face-about"
    fight.play("face-about a heading 200.5")
    assert not fight.position.marks[0] & LOOTING
    assert fight.position.bases[0].heading == 20_050
    assert fight.position.bases[0].centre() == (60_000, 42_000)
    failed = Fight(text, END_LOOTING, discipline="2").play("stop-looting a")
    assert failed.position.marks[0] & LOOTING
    assert failed.asked() == ""
    assert Fight(text, END_LOOTING).play("pass").position.marks[0] & LOOTING
    close = f"{text}\nbottom b: hoplites at 66:38 heading 0\nbottom c: hoplites at 66:46.1 heading 0"
    assert Fight(close, END_LOOTING, discipline="1").play("stop-looting a").why_not("face-about a heading 90") == ""
    tight = f"{text}\nbottom b: hoplites at 60:40.9 heading 0"
    assert Fight(tight, END_LOOTING, discipline="1").play("stop-looting a").why_not("face-about a heading 45") == (
        "GRB-12-054"
    )


@rule("GRB-12-054", "GRB-05-063")
def test_who_stops_looting_is_not_faced_over_the_edge_nor_into_closed_ground() -> None:
    text = f"{LOOTER}\n{CAMP} lost\nlooted: top\nground pond: lake 50:44 70:44 70:60 50:60"
    at_pond = Fight(text, END_LOOTING, discipline="1").play("stop-looting a")
    assert at_pond.why_not("face-about a heading 90") == "GRB-12-054"
    assert at_pond.why_not("face-about a heading 180") == ""
    at_edge = Fight(text.replace("a: hoplites at 60:43", "a: hoplites at 4:43"), END_LOOTING, discipline="1")
    at_edge.play("stop-looting a")
    assert at_edge.why_not("face-about a heading 14") == "GRB-05-063"
    assert at_edge.why_not("face-about a heading 90") == ""


@rule("GRB-12-062", "GRB-12-044")
def test_a_baggage_train_is_captured_where_it_stands() -> None:
    text = "bottom a: varangians at 60:40 heading 0\ntop camp: baggage at 60:40 heading 180"
    fight = Fight(text, attack="61", defence="16").play("rush")
    train = fight.unit("baggage-top")
    position = fight.position
    assert position.is_on_table(train)
    assert position.marks[train] & DISABLED
    assert (position.camp_lost, position.looted) == ([False, True], [False, True])
    assert position.marks[0] & LOOTING
    back = "top g: varangians at 62:44 heading 270\ntop camp: baggage at 60:40 heading 180 lost\nlooted: top"
    assert Fight(back, SETTLE_SPOILS).position.camp_lost == [False, False]
    both = f"{back}\nbottom a: varangians at 60:40 heading 0"
    assert Fight(both, SETTLE_SPOILS).position.camp_lost == [False, True]


@rule("GRB-12-058", "GRB-12-062", "GRB-12-005")
def test_a_baggage_train_moves_and_other_servants_do_not() -> None:
    train = Order("bottom camp: baggage at 60:30 heading 0\nmanoeuvre: baggage-bottom")
    assert train.furthest("advance baggage-bottom") == 16
    assert train.go("advance baggage-bottom 4").position.camp_of(0).front() == (60_000, 34_000)
    brook = (
        "bottom camp: baggage at 60:30 heading 0\nground b: stream 50:33 70:33 70:35 50:35\nmanoeuvre: baggage-bottom"
    )
    assert Order(brook).clause("advance baggage-bottom 6") == "GRB-10-032"
    servants = Order("bottom camp: ordinary at 60:30 heading 0\nmanoeuvre: servants-bottom")
    assert servants.clause("advance servants-bottom 1") == "GRB-12-005"


def test_camps_are_written_and_read() -> None:
    servants = "top servants-top: camp-servants at 60:43 heading 180 losses 1"
    text = f"{LOOTER}\n{CAMP}\nbottom camp: baggage at 20:10 heading 0\n{servants}"
    fight = Fight(text, END_LOOTING)
    again, to_do = read(write(fight.match), fight.position)
    assert again.canonical() == fight.position.canonical()
    assert again.key() == fight.position.key()
    assert [step.label() for step in to_do] == ["CallOff(bottom)"]
    # Servants are gone while others hold the camp; and of those who are told only of a loss the camp's line says where.
    for line in ("camp-servants gone", "camp-servants gone at 60:43 heading 180", "camp-servants losses 1"):
        held = placed(f"top g: varangians at 60:40 heading 180\n{CAMP}\ntop servants-top: {line}")
        again = read(write_position(held))[0]
        assert (again.canonical(), again.key()) == (held.canonical(), held.key())
        assert held.is_on_table(held.roster.servants[1]) == ("gone" not in line)
    seen = fight.position.view(0)["camps"]
    assert (seen["top"]["losses"], seen["top"]["servants"], seen["bottom"]["kind"]) == (1, "table", "baggage")


@rule("GRB-12-062", "GRB-12-005", "GRB-12-052")
def test_orders_to_servants_trains_and_looters() -> None:
    general = "bottom a: hoplites at 60:43 heading 0\nbottom general: x with a command 3 leadership 1 points 3\n"
    train = Play(f"{general}bottom camp: baggage at 60:30 heading 0")
    assert train.why_not("order manoeuvre baggage-bottom from x else drop") == ""
    assert train.why_not("order attack baggage-bottom from x else drop") == "GRB-12-062"
    camp = Play(f"{general}bottom camp: ordinary at 60:30 heading 0")
    assert camp.why_not("order manoeuvre servants-bottom from x else drop") == "GRB-12-005"
    looter = Play(f"{general}bottom b: hoplites at 80:43 heading 0 looting")
    assert looter.why_not("order manoeuvre b from x else drop") == "GRB-12-052"


@rule("GRB-12-003", "GRB-12-008")
def test_an_open_camp_neither_slows_nor_disorders() -> None:
    for side in ("bottom", "top"):
        text = f"bottom u-1: burg-pike at 50:30 heading 0\n{side} camp: ordinary at 52:36 heading 180\nmanoeuvre: u-1"
        case = Order(text.replace("u-1: burg-pike at 50", "u-1: burg-pike at 42"))
        assert case.furthest("advance u-1") == 20
        assert case.go("advance u-1 20").disorder("u-1") == 0


@rule("GRB-12-001", "GRB-12-002", "GRB-12-056")
def test_kinds_of_camps_and_what_they_are_worth() -> None:
    worth = {"none": 0, "ordinary": 1, "baggage": 1, "barricade": 2, "fortified": 3}
    for kind, points in worth.items():
        position = placed(f"bottom a: hoplites at 60:43\nbottom camp: {kind}")
        assert position.first_steadfastness[0] == 2 * (1 + points)
        assert (position.roster.servants[0] == -1) == (kind == "none")


@rule("GRB-12-021", "GRB-12-019")
@pytest.mark.parametrize(("kind", "works"), [("barricade", False), ("fortified", True)])
def test_a_camp_that_is_pitched_has_three_and_two_sections_on_its_sides(kind: str, works: bool) -> None:
    position = placed(f"top camp: {kind}\ntop g: varangians at 20:20")
    set_up_camp(position, 1, Base(60_000, 36_000, 18_000, 24_000, 16_000))
    lines = sorted([(each.line.heading, *each.line.front()) for each in position.sections])
    assert lines == sorted(
        [(18_000, x, 36_000) for x in (52_000, 60_000, 68_000)]
        + [(0, x, 52_000) for x in (52_000, 60_000, 68_000)]
        + [(9_000, 72_000, y) for y in (40_000, 48_000)]
        + [(27_000, 48_000, y) for y in (40_000, 48_000)]
    )
    assert {(each.line.width, each.is_works, each.camp) for each in position.sections} == {(8_000, works, 1)}
    open_camp = placed("top camp: ordinary\ntop g: varangians at 20:20")
    set_up_camp(open_camp, 1, Base(60_000, 36_000, 18_000, 24_000, 16_000))
    assert open_camp.sections == []

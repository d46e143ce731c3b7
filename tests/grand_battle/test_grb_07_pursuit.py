"""Chapter 7.3: who may pursue, who must, how far, and whom he catches."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight
from vexilla.games.grand_battle.geometry.bases import FRONT
from vexilla.games.grand_battle.text import read, write
from vexilla.testing import rule

LINES = "bottom a: {} at 60:40 heading 0\ntop r: {} at 60:40 heading 180\n"
FOOT = LINES.format("hoplites", "hoplites")
#: s supports a by its corner.
SUPPORT = """\
bottom a: hoplites at 60:40 heading 0
bottom s: {} at 68:40 heading 0
top r: hoplites at 60:40 heading 180
"""
STAFF = "bottom q: hoplites at 20:20 heading 0\nbottom general: one with q command 1 leadership 0\n"


def retreats(text: str, **dice: str) -> Fight:
    """r retreats out of melee with a."""
    return OpenFight(text, attack="31", defence="16", **dice).play("rush", "decline")


def flees(text: str, **dice: str) -> Fight:
    """r flees out of melee with a."""
    return OpenFight(text, attack="61", defence="16", **dice).play("rush", "decline")


@rule("GRB-07-058", "GRB-07-045", "GRB-07-046", "GRB-07-052")
def test_foot_that_flees_from_foot_of_the_same_speed_is_caught() -> None:
    fight = flees(FOOT)
    assert fight.state("r") == (1, 1, 2)
    assert fight.at("r") == (60, 52, 0)  # Ten steps between its rear and the winner.
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert fight.why_not("stay a") == "GRB-07-045"
    fight.play("pursue a")
    assert fight.place("r") == "gone"
    assert fight.at("a") == (60, 50, 0)
    assert fight.state("a") == (3, 0, 1)


@rule("GRB-07-058", "GRB-07-042", "GRB-07-040", "GRB-07-041")
def test_foot_that_retreats_from_foot_of_the_same_speed_can_be_kept_in_contact() -> None:
    fight = retreats(FOOT)
    assert fight.at("r") == (60, 42.5, 180)
    assert fight.position.contacts == []
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert fight.why_not("test a") == "GRB-07-048"
    stays = retreats(FOOT).play("stay a")
    assert (stays.at("a"), stays.position.contacts, stays.asked()) == ((60, 40, 0), [], "")
    fight.play("pursue a")
    assert fight.at("a") == (60, 42.5, 0)
    met = fight.position.contacts[0]
    assert (met.rounds, met.since, met.zone_of(0), met.zone_of(1)) == (0, 1, FRONT, FRONT)
    assert fight.state("a") == (4, 0, 0)
    assert fight.asked() == ""


@rule("GRB-07-058", "GRB-07-047")
def test_foot_need_not_pursue_horse_and_does_not_catch_it() -> None:
    text = LINES.format("hoplites", "companions")
    fight = OpenFight(text, attack="61", defence="16").play("pass", "rush", "decline")
    assert fight.at("r") == (60, 61, 0)  # Seventeen steps off.
    fight.play("pursue a")
    assert fight.place("r") == "table"
    assert fight.at("a") == (60, 50, 0)
    assert fight.state("a") == (4, 0, 0)


@rule("GRB-07-047", "GRB-12-038")
@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # Without CC it fights where the enemy has started the melee, or against its like.
        (LINES.format("levy-archers", "longbow"), ("decline", "decline", "rush", "decline")),
        # It beat skirmishers.
        (LINES.format("hoplites", "skirm-javelin"), ("pass", "decline", "pass", "rush")),
        # It has won from behind a barricade, or over one.
        (FOOT + "bottom section: s1 barricade at 60:40 heading 0", ("pass", "rush", "decline")),
        (FOOT + "top section: s1 barricade at 60:40 heading 180", ("pass", "rush", "decline")),
    ],
)
def test_who_is_not_obliged_to_pursue(text: str, lines: tuple[str, ...]) -> None:
    weak = text.replace("heading 180\n", "heading 180 losses 1\n")
    fight = OpenFight(weak, attack="61", defence="16").play(*lines)
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert fight.why_not("stay a") == ""
    assert fight.play("pursue a").state("a")[2] == 0


@rule("GRB-07-047")
def test_who_has_fought_with_its_flank_or_in_all_round_defence_need_not_pursue() -> None:
    text = "bottom a: perioikoi at 60:40 heading 0\ntop r: hoplites at 64:39 heading 270 losses 2\n"
    flank = OpenFight(text + "contact: a right r front", attack="61", defence="16")
    flank.play("rush", "decline", "away")
    assert flank.told("grb-flees", "unit") == [("r",)]
    assert flank.why_not("stay a") == ""
    square = LINES.format("perioikoi", "hoplites").replace("heading 0\n", "heading 0 all-round\n")
    held = OpenFight(square + "active: top", attack="16", defence="61").play("rush")
    assert held.told("grb-flees", "unit") == [("r",)]
    assert held.asked() == ""


@rule("GRB-07-048", "GRB-07-049")
def test_a_test_frees_from_the_duty_and_then_pursuit_is_orderly() -> None:
    fight = flees(FOOT + STAFF, discipline="1").play("test a")
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert fight.play("pursue a").state("a") == (4, 0, 0)
    assert fight.place("r") == "gone"
    stays = flees(FOOT + STAFF, discipline="1").play("test a", "stay a")
    assert stays.at("a") == (60, 40, 0)
    failed = flees(FOOT + STAFF, discipline="2").play("test a")
    assert failed.at("a") == (60, 50, 0)
    assert failed.state("a") == (3, 0, 1)


@rule("GRB-07-050", "GRB-07-046")
def test_pursuing_skirmishers_are_not_disordered() -> None:
    fight = OpenFight(SUPPORT.format("skirm-javelin"), attack="61", defence="16")
    while fight.asked() != "bottom grb-ask-pursuit":
        fight.play({"ask-evade": "pass", "ask-fire": "decline"}.get(fight.asked().split("grb-")[1], "rush"))
    fight.play("pursue a", "pursue s")
    assert fight.state("s") == (2, 0, 0)
    assert fight.at("s") == (68, 52, 0)


@rule("GRB-07-045", "GRB-07-055")
def test_supporters_pursue_after_the_winner() -> None:
    fight = flees(SUPPORT.format("hoplites"))
    assert fight.why_not("pursue s") == "GRB-07-055"
    fight.play("pursue a")
    assert fight.asked() == "bottom grb-ask-pursuit"
    fight.play("pursue s")
    assert fight.at("s") == (68, 50, 0)
    assert fight.state("s") == (3, 0, 1)


@rule("GRB-07-043")
def test_a_supporter_who_is_not_engaged_elsewhere_may_pursue_or_support_the_other_friend() -> None:
    # s touches r and, by its other corner, t, who fights b.
    text = SUPPORT.format("hoplites") + "bottom b: hoplites at 76:40 heading 0\ntop t: hoplites at 76:40 heading 180"
    fight = OpenFight(text, attack="31", defence="16").play("fight a", "rush", "decline")
    assert fight.told("grb-retreats", "unit") == [("r",)]
    assert fight.play("stay a").asked() == "bottom grb-ask-pursuit"
    assert fight.why_not("stay s") == ""
    assert fight.play("pursue s").at("s") == (68, 42.5, 0)


@rule("GRB-07-044", "GRB-07-039")
def test_who_is_tied_to_a_fight_with_another_enemy_may_not_pursue() -> None:
    # The winner's right half is against t, who has no other opponent.
    text = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 58:40 heading 180\n"
    text += "top t: hoplites at 66:40 heading 180\ncontact: a front r front\ncontact: a front t front\n"
    fight = OpenFight(text, attack="31", defence="16").play("lead a -> r", "rush", "decline")
    assert fight.told("grb-retreats", "unit") == [("r",)]
    assert fight.asked() == ""
    assert fight.at("a") == (60, 40, 0)


@rule("GRB-07-051")
def test_fanatics_pursue_without_being_asked() -> None:
    text = LINES.format("heruls", "hoplites")
    # They are faster, but do not evade; that they rush is no question.
    retreat = OpenFight(text, attack="21", defence="36").play("pass", "decline")
    assert retreat.told("grb-pursues", "unit", "forced") == [("a", 1)]
    assert retreat.state("a")[2] == 0
    assert retreat.position.contacts
    flight = OpenFight(text, attack="61", defence="16").play("pass", "decline")
    assert flight.told("grb-pursues", "unit", "forced") == [("a", 1)]
    assert flight.state("a")[2] == 1


@rule("GRB-07-053", "GRB-01-041")
def test_a_pursuer_who_runs_into_another_enemy_fights_him_in_the_next_turn() -> None:
    # The winner stands a little aside of r, which flees past t.
    text = "bottom a: hoplites at 62:40 heading 0\ntop r: hoplites at 60:40 heading 180\n"
    fight = flees(text + "top t: hoplites at 68:46 heading 180").play("pursue a")
    assert fight.at("r") == (60, 52, 0)
    assert fight.at("a") == (68, 46, 0)
    met = fight.position.contacts[0]
    assert (met.opponent(0), met.since, met.zone_of(2)) == (2, 1, FRONT)
    assert fight.asked() == ""


@rule("GRB-07-053")
def test_of_enemies_whom_a_pursuer_meets_at_once_its_owner_says_whom_it_attacks() -> None:
    # r flees past both.
    past = "top s: hoplites at 66:50 heading 90\ntop t: hoplites at 70:{} heading 180"
    text = "bottom a: hoplites at 63:40 heading 0\ntop r: hoplites at 60:40 heading 180\n"
    asked = flees(text + past.format(46)).play("pursue a")
    assert asked.asked() == "bottom grb-ask-foe"
    assert asked.at("a") == (63, 40, 0), "it has not moved yet"
    assert [asked.why_not(line) for line in ("name s", "name t")] == ["", ""]
    assert [asked.why_not(line) for line in ("name r", "away")] == ["GRB-07-053", "GRB-07-053"]
    again, to_do = read(write(asked.match), asked.match.game)
    assert again.key() == asked.position.key()
    assert to_do[0].label() == asked.match.agenda[-1].label()
    # It forms a line with the one; to the other, whom only a corner meets, it stands as it came.
    for name, place in (("t", (70, 46, 0)), ("s", (63, 46, 0))):
        fight = flees(text + past.format(46)).play("pursue a", f"name {name}")
        assert (fight.at("a"), fight.state("a")[2]) == (place, 1)
    nearer = flees(text + past.format(45.99)).play("pursue a")
    assert (nearer.asked(), nearer.at("a")) == ("", (70, 45.99, 0))


@rule("GRB-07-008")
def test_who_has_to_pursue_over_the_edge_leaves_the_table_for_a_while_others_stop_at_it() -> None:
    text = FOOT.replace(":40", ":86")
    assert flees(text).play("pursue a").place("a") == "off-table"
    free = flees(text + STAFF, discipline="1").play("test a", "pursue a")
    assert free.at("a") == (60, 90, 0)


@rule("GRB-07-054")
def test_after_flight_from_fire_pursuit_is_a_choice() -> None:
    text = "bottom a: legion-4 at 60:44 heading 180\ntop r: hoplites at 60:42 heading 180 losses 2\n"
    fight = OpenFight(text, attack="6", defence="1").play("shoot a -> r")
    assert fight.told("grb-flees", "unit") == [("r",)]
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert fight.why_not("stay a") == ""
    fight.play("pursue a")
    assert fight.state("a") == (4, 0, 0)


@rule("GRB-07-033")
def test_when_both_are_routed_their_supporters_stay_with_a_point() -> None:
    text = SUPPORT.format("hoplites").replace("heading 0\n", "heading 0 losses 2\n", 1)
    text = text.replace("heading 180\n", "heading 180 losses 2\n")
    fight = OpenFight(text, attack="66", defence="11").play("rush", "rush")
    assert sorted(fight.told("grb-flees", "unit")) == [("a",), ("r",)]
    assert fight.asked() == ""
    assert fight.state("s") == (3, 0, 1)
    assert fight.events("grb-tested") == []


@rule("GRB-07-054")
def test_after_flight_from_terror_the_elephants_may_pursue_over_a_full_move() -> None:
    text = (
        "bottom terror: elephants\nbottom a: hoplites at 60:40 heading 0\ntop r: elephant-indian at 60:40 heading 180\n"
    )
    fight = OpenFight(text + STAFF, discipline="2")
    assert fight.told("grb-flees", "unit") == [("a",)]
    assert fight.asked() == "top grb-ask-pursuit"
    assert fight.why_not("stay r") == ""
    fight.play("pursue r")
    assert (fight.at("r"), fight.state("r")) == ((60, 28, 180), (5, 0, 0))
    assert fight.place("a") == "gone", "ten steps off, and caught by twelve"

"""Chapter 11: elephants and chariots; those that flee run into whoever is in their way."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight, points
from grand_battle.manoeuvres import Order
from grand_battle.musters import profile
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence
from vexilla.games.grand_battle.forced.flight import Flee, Retreat
from vexilla.testing import rule

#: Elephants, 6 deep and MV 12, with nothing left; behind them, 9 steps off, s.
HERD = """\
bottom a: hoplites at 60:40 heading 0
top r: {} at 60:40 heading 180 losses 3 disorder 2
{} s: hoplites at 60:{} heading 180
top q: hoplites at 20:70 heading 180
top general: one with q command 1 leadership 0
"""


def stampede(profile: str = "elephant-indian", side: str = "top", y: int = 55, **dice: str) -> Fight:
    return OpenFight(HERD.format(profile, side, y), Flee(1, 0), **dice)


@rule("GRB-11-008")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_elephants_attack_friend_and_foe_even_with_nothing_left_and_disperse(side: str) -> None:
    fight = stampede(side=side, attack="6", defence="1")
    # 0 and P 5, the ram 1, the die 6; against 4, AR 2, shields 1, spears against beasts 1, the die 1.
    assert fight.totals() == {"r attack": 24, "s defence": 18}
    assert fight.outcomes() == [("s", "retreat")]
    assert fight.place("r") == "gone"
    assert fight.state("s") == (2, 1, 1)
    assert fight.at("s") == (60, 57.5, 180)
    assert fight.events("grb-tested") == []


@rule("GRB-11-008")
def test_the_side_that_beasts_come_from_counts() -> None:
    text = HERD.format("elephant-indian", "top", 55).replace("at 60:55 heading 180", "at 60:57 heading 0")
    fight = OpenFight(text, Flee(1, 0), attack="6", defence="6")
    # In the rear 2 less, and neither shields nor spears.
    assert fight.totals() == {"r attack": 24, "s defence": 20}
    assert fight.outcomes() == [("s", "flight")]


@rule("GRB-11-008", "GRB-06-109")
def test_what_beasts_do_is_read_from_the_table_of_melee() -> None:
    whole = HERD.format("elephant-indian", "top", 55).replace(" losses 3 disorder 2", "")
    # 5 + 5 + 1 against 4 + 2 + 1 + 1: RES is 3 and the dice, and the strength is 4.
    for dice, outcome in (("14", "carry-on"), ("13", "retreat"), ("21", "retreat"), ("31", "flight")):
        fight = OpenFight(whole, Flee(1, 0), attack=dice[0], defence=dice[1], discipline="1")
        assert fight.outcomes() == [("s", outcome)]


@rule("GRB-11-008", "GRB-11-013")
def test_beasts_strike_the_main_base_and_are_gone_by_their_own_clause() -> None:
    text = HERD.format("{}", "bottom", 55).replace("s: hoplites", "s: tercio")
    for profile_key, clause in (("elephant-indian", "GRB-11-008"), ("chariot-hittite", "GRB-11-013")):
        beasts = text.format(profile_key).replace(" losses 3 disorder 2", "")
        fight = OpenFight("year: 1600\n" + beasts, Flee(1, 0), attack="6", defence="1")
        assert (fight.position.losses[2], fight.position.shooter_losses[2]) == (1, 0)
        assert fight.events("grb-dispersed")[0].clauses == (clause,)


@rule("GRB-11-008", "GRB-07-005")
def test_whom_beasts_leave_with_nothing_flees_even_by_the_result_of_a_retreat() -> None:
    text = HERD.format("elephant-indian", "top", 55).replace("at 60:55 heading 180", "at 60:55 heading 180 losses 2")
    # 0 + 5 + 1 + 1 against 2 + 2 + 1 + 1 and 1: RES 0 and one with a die of 2, not above the strength of 2.
    fight = OpenFight(text, Flee(1, 0), attack="2", defence="1")
    assert fight.outcomes() == [("s", "retreat")]
    assert fight.told("grb-flees", "unit", "routed") == [("r", 1), ("s", 1)]
    assert fight.events("grb-retreats") == []


@rule("GRB-11-009", "GRB-11-014", "GRB-11-013")
@pytest.mark.parametrize("profile", ["elephant-indian", "chariot-hittite"])
def test_a_friend_who_stood_must_still_pass_a_test(profile: str) -> None:
    stands = stampede(profile, attack="1", defence="6", discipline="1")
    assert stands.outcomes() == [("s", "carry-on")]
    assert stands.state("s") == (3, 0, 1)
    flees = stampede(profile, attack="1", defence="6", discipline="2")
    assert flees.told("grb-flees", "unit") == [("r",), ("s",)]
    assert flees.state("s") == (2, 0, 2)
    assert flees.at("s") == (60, 67, 0)
    assert flees.place("r") == "gone"


@rule("GRB-11-008")
def test_an_enemy_who_stood_is_not_tested() -> None:
    fight = stampede(side="bottom", attack="1", defence="6")
    assert fight.state("s") == (4, 0, 0)
    assert fight.place("r") == "gone"


@rule("GRB-11-006")
def test_elephants_retreat_by_the_normal_rules() -> None:
    text = "bottom a: hoplites at 60:40 heading 0\ntop r: elephant-indian at 60:40 heading 180"
    assert OpenFight(text, Retreat(1, 0)).at("r") == (60, 43, 180)


@rule("GRB-07-037", "GRB-07-038")
def test_own_skirmishers_run_before_elephants() -> None:
    text = HERD.format("elephant-indian", "top", 55).replace("s: hoplites", "s: skirm-javelin")
    fight = OpenFight(text, Flee(1, 0))
    assert fight.at("s") == (60, 58, 180)
    assert fight.at("r") == (60, 58, 0)


# -- what they are ---------------------------------------------------------------------------------


@rule("GRB-11-001")
def test_the_crew_is_the_strength_of_elephants_and_chariots() -> None:
    for key in ("elephant-indian", "elephant-african", "scythed", "chariot-hittite", "chariot-egypt"):
        assert profile(key).strength == profile(key).figures, "one base, and one point for each of the crew"
    # One man less is one point less, in attack and in defence.
    text = "bottom a: {} at 60:40 heading 0 losses 1\ntop b: hoplites at 60:40 heading 180"
    position = placed(text.format("elephant-indian"))
    assert points(melee_attack(position, 0, 1, False))["strength"] == 4
    assert points(melee_defence(position, 0, 1))["strength"] == 4


@rule("GRB-11-010")
def test_elephants_are_terrible_to_armies_that_do_not_know_them() -> None:
    text = """\
        {}bottom a: hoplites at 60:40 heading 0
        top r: {} at 60:40 heading 180
        bottom general: one with a command 1 leadership 0
        """
    shy = "bottom terror: elephants\n        "
    for profile_key in ("elephant-indian", "elephant-african"):
        fight = Fight(text.format(shy, profile_key), discipline="2")
        assert fight.told("grb-flees", "unit") == [("a",)]
        assert Fight(text.format("", profile_key)).events("grb-tested") == []
    assert Fight(text.format(shy, "chariot-hittite")).events("grb-tested") == [], "chariots frighten nobody"


@rule("GRB-11-018")
def test_light_chariots_are_chariots_in_rough_ground() -> None:
    stones = "ground stones: broken 0:34 120:34 120:80 0:80"
    text = "bottom u-1: {} at 60:30 heading 0\nmanoeuvre: u-1\n" + stones
    chariots = Order(text.format("chariot-egypt"))
    # Of a march of 32 steps four are in the open, and the others go half as far; not so of camels as fast as they.
    assert chariots.furthest("advance u-1") == pytest.approx(4 + 14, abs=0.003)
    assert Order(text.format("lh-camel")).furthest("advance u-1") == pytest.approx(32, abs=0.003)
    assert chariots.go("advance u-1 6").disorder("u-1") == 1
    assert Order(text.format("lh-camel")).go("advance u-1 6").disorder("u-1") == 0
    for kind in ("forest", "ditch", "stream"):
        closed = Order(text.format("chariot-egypt").replace("broken", kind))
        assert closed.furthest("advance u-1") == pytest.approx(4, abs=0.003)


@rule("GRB-11-008")
def test_of_those_whom_beasts_touch_at_once_the_owner_says_whom_they_attack() -> None:
    text = HERD.format("elephant-indian", "bottom", 55).replace("s: hoplites at 60:", "s: hoplites at 56:")
    text += "\ntop t: hoplites at 64:55 heading 180"
    for first, other in (("s", "t"), ("t", "s")):
        fight = OpenFight(text, Flee(1, 0), attack="6", defence="1")
        assert fight.asked() == "top grb-ask-met"
        assert fight.why_not("name a") == "GRB-07-034"
        fight.play(f"name {first}")
        assert [name for name, _ in fight.outcomes()] == [first]
        assert (fight.place("r"), fight.state(other)[1:]) == ("gone", (0, 0))

"""Chapter 5: attacks; the opening turn, the straight way, who is met on it, and what comes of falling short."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import OpenFight
from vexilla.games.grand_battle.forced.evasion import Evade
from vexilla.games.grand_battle.forced.flight import Flee, Retreat
from vexilla.games.grand_battle.geometry.contact import FULL
from vexilla.games.grand_battle.geometry.wheels import farthest_corner
from vexilla.games.grand_battle.position import MOVED, ON_TABLE
from vexilla.testing import rule

LONE = """
    table: 120 90
    bottom guard-1: varangians at {x}:{y} heading 0
    top enemy-1: varangians at 60:40 heading 180
    attack: guard-1
"""
GROUP = """
    table: 120 90
    bottom b1: varangians at 52:30 heading 0
    bottom b2: varangians at 60:30 heading 0
    bottom b3: varangians at 68:30 heading 0
    top enemy-1: varangians at {x}:{y} heading 180
    attack: b1 b2 b3
"""


def lone(x: float, y: float, *more: str) -> Assault:
    return Assault("\n".join([LONE.format(x=x, y=y), *["    " + line for line in more]]))


# -- the straight way --------------------------------------------------------------------------------


@rule("GRB-05-004")
def test_an_attack_goes_straight_ahead_up_to_the_enemy() -> None:
    case = lone(60, 30).go("attack guard-1 -> enemy-1")
    assert case.at("guard-1") == (60, 40, 0)
    assert case.quality("guard-1", "enemy-1") == FULL
    assert case.disorder("guard-1") == 0


@rule("GRB-04-046")
def test_who_has_attacked_has_had_his_order() -> None:
    case = lone(60, 30).go("attack guard-1 -> enemy-1")
    assert case.position.marks[case.number("guard-1")] & MOVED
    assert (case.position.attack, case.position.movers, case.match.over) == ([], [], True)
    assert case.position.starts[0].width == 0
    assert (case.position.spent, case.position.spontaneous) == ([0, 0], False)


@rule("GRB-05-001", "GRB-05-005")
def test_towards_the_enemy_one_goes_as_far_as_ones_move() -> None:
    for profile, move in (("french-maa-foot", 8), ("varangians", 10), ("skirm-bow", 12), ("companions", 17)):
        text = LONE.format(x=60, y="{y}").replace("guard-1: varangians", f"guard-1: {profile}")
        near = Assault(text.format(y=40 - move)).go("attack guard-1 -> enemy-1")
        assert (near.at("guard-1")[1], near.zone("guard-1", "enemy-1")) == (40, "front")
        far = Assault(text.format(y=39.9 - move)).go("attack guard-1 -> enemy-1")
        assert far.zone("guard-1", "enemy-1") == ""
        assert far.at("guard-1")[1] == pytest.approx(39.9, abs=0.003)


@rule("GRB-05-003")
@pytest.mark.parametrize(("key", "move"), [("french-maa-foot", 8), ("skirm-javelin", 12), ("companions", 17)])
def test_the_move_of_the_list_is_that_of_every_move_out_of_combat(key: str, move: int) -> None:
    text = f"bottom a: hoplites at 60:40 heading 0\ntop r: {key} at 60:40 heading 180"
    for steps, quarters in ((Retreat(1, 0), 1), (Evade(1), 2), (Flee(1, 0), 4)):
        fight = OpenFight(text, steps)
        ((length,),) = fight.told("grb-forced-move", "length")
        assert float(str(length)) == pytest.approx(move * quarters / 4, abs=0.003)


@rule("GRB-05-010", "GRB-01-041")
@pytest.mark.parametrize(
    ("start", "turn", "zone"),
    [
        ("60:30 heading 0", "", "front"),
        ("72:41 heading 270", "", "left"),
        ("48:41 heading 90", "", "right"),
        ("60:54 heading 180", "", "rear"),
        # At 70:36 the larger part is still before the front; after the wheel most of it would be beside the flank.
        ("70:36 heading 0", " after turn=wheel-left60", "front"),
        ("70.3:36 heading 0", " after turn=wheel-left60", "left"),
    ],
)
def test_the_side_that_is_hit_is_that_in_which_the_attacker_began(start: str, turn: str, zone: str) -> None:
    text = LONE.format(x=60, y=30).replace("varangians at 60:30 heading 0", f"companions at {start}")
    case = Assault(text.replace("enemy-1: varangians", "enemy-1: elephant-indian"))
    assert case.go(f"attack guard-1 -> enemy-1{turn}").zone("guard-1", "enemy-1") == zone


@rule("GRB-05-005", "GRB-05-006", "GRB-05-009", "GRB-08-007")
def test_an_attack_that_falls_short_goes_its_whole_move_and_is_disordered() -> None:
    case = lone(60, 29).go("attack guard-1 -> enemy-1")
    assert case.at("guard-1") == (60, 39, 0)
    assert (case.disorder("guard-1"), case.zone("guard-1", "enemy-1")) == (1, "")


@rule("GRB-05-007")
def test_skirmishers_who_fall_short_are_not_disordered() -> None:
    text = LONE.format(x=60, y=20).replace("guard-1: varangians", "guard-1: skirm-bow")
    case = Assault(text).go("attack guard-1 -> enemy-1")
    assert case.at("guard-1")[1] == 32
    assert case.disorder("guard-1") == 0


@rule("GRB-05-008", "GRB-05-002")
def test_one_unit_that_reaches_its_target_is_enough_for_a_group() -> None:
    case = Assault(GROUP.format(x=68, y=40)).go("attack b1,b2,b3 -> enemy-1")
    assert [case.at(name)[1] for name in ("b1", "b2", "b3")] == [40, 40, 40]
    assert [case.disorder(name) for name in ("b1", "b2", "b3")] == [0, 0, 0]
    short = Assault(GROUP.format(x=68, y=41)).go("attack b1,b2,b3 -> enemy-1")
    assert [short.disorder(name) for name in ("b1", "b2", "b3")] == [1, 1, 1]
    slow = Assault(GROUP.format(x=68, y=39).replace("b1: varangians", "b1: phalanx")).go("attack b1,b2,b3 -> enemy-1")
    assert slow.at("b3")[1] == 38


@rule("GRB-05-012")
def test_the_first_enemy_on_the_way_is_the_one_attacked() -> None:
    case = lone(60, 30, "top near-1: varangians at 63:37 heading 180").go("attack guard-1 -> enemy-1")
    assert (case.zone("guard-1", "near-1"), case.zone("guard-1", "enemy-1")) == ("front", "")
    assert case.at("guard-1") == (63, 37, 0)


@rule("GRB-05-012", "GRB-05-029")
def test_a_friend_in_the_way_stops_an_attack() -> None:
    case = lone(60, 30, "bottom friend-1: varangians at 66:38 heading 0").go("attack guard-1 -> enemy-1")
    assert (case.at("guard-1"), case.disorder("guard-1")) == ((60, 36, 0), 1)


@rule("GRB-04-043", "GRB-05-012")
def test_who_is_stopped_stays_behind_and_the_rest_of_the_group_goes_on() -> None:
    text = GROUP.format(x=68, y=40) + "    bottom friend-1: varangians at 51:36 heading 0\n"
    case = Assault(text).go("attack b1,b2,b3 -> enemy-1")
    assert [case.at(name)[1] for name in ("b1", "b2", "b3")] == [34, 40, 40]


@rule("GRB-05-046", "GRB-05-047", "GRB-05-050")
def test_an_attack_through_skirmishers_makes_them_give_way() -> None:
    case = lone(60, 30, "bottom light-1: skirm-bow at 61:39 heading 0").go("attack guard-1 -> enemy-1")
    assert (case.at("guard-1"), case.asked()) == ((60, 40, 0), "grb-ask-make-room")
    case.go("aside rear")
    assert (case.at("light-1"), case.position.faults()) == ((61, 38, 0), [])


@rule("GRB-05-004")
def test_the_way_must_lead_to_the_target() -> None:
    case = lone(40, 30)
    assert case.clause("attack guard-1 -> enemy-1") == "GRB-05-004"
    assert case.clause("attack guard-1 -> enemy-1 after turn=wheel-right30") == "GRB-05-004"
    assert case.clause("attack guard-1 -> enemy-1 after turn=wheel-right60") == ""
    assert case.clause("attack guard-1 -> nobody") == "GRB-04-053"


# -- opening turns -----------------------------------------------------------------------------------


@rule("GRB-05-060", "GRB-05-005", "GRB-05-022")
def test_foot_that_wheels_by_30_degrees_has_586_left() -> None:
    text = LONE.format(x=60, y=30).replace("60:40 heading 180", "75.5:58 heading 210")
    case = Assault(text).go("attack guard-1 -> enemy-1 after turn=wheel-right30")
    assert case.at("guard-1") == pytest.approx((63.465, 37.074, 30), abs=0.004)
    assert case.disorder("guard-1") == 1


@rule("GRB-05-005", "GRB-05-022")
def test_a_wheel_must_be_paid_from_the_move() -> None:
    case = lone(60, 30)
    assert case.clause("attack guard-1 -> enemy-1 after turn=wheel-left90") == "GRB-05-005"
    horse = Assault(LONE.format(x=60, y=60).replace("guard-1: varangians", "guard-1: companions"))
    assert horse.clause("attack guard-1 -> enemy-1 after turn=about") == ""


@rule("GRB-05-024", "GRB-08-002")
def test_a_turn_in_place_costs_half_of_the_move_and_disorders() -> None:
    case = lone(60, 49).go("attack guard-1 -> enemy-1 after turn=about")
    # Its rear edge was at 47; turned about it looks from there at the enemy's rear, at 42.
    assert (case.at("guard-1"), case.disorder("guard-1")) == ((60, 42, 180), 1)
    assert case.zone("guard-1", "enemy-1") == "rear"
    trained = Assault(LONE.format(x=60, y=49).replace("guard-1: varangians", "guard-1: auxilia"))
    assert trained.go("attack guard-1 -> enemy-1 after turn=about").disorder("guard-1") == 0
    short = lone(60, 49.5).go("attack guard-1 -> enemy-1 after turn=about")
    assert short.at("guard-1")[1] == 42.5
    assert short.disorder("guard-1") == 2


@rule("GRB-05-026", "GRB-05-027")
def test_a_group_turns_about_but_not_to_a_side() -> None:
    text = GROUP.format(x=60, y=20).replace("heading 180", "heading 0")
    case = Assault(text)
    assert case.clause("attack b1,b2,b3 -> enemy-1 after turn=right90") == "GRB-05-026"
    assert case.clause("attack b1,b2,b3 -> enemy-1 after turn=about") == ""


@rule("GRB-05-023", "GRB-05-032")
def test_neighbours_and_enemies_block_the_opening_wheel() -> None:
    case = lone(60, 30, "bottom friend-1: varangians at 68:30 heading 0")
    assert case.clause("attack guard-1 -> enemy-1 after turn=wheel-left20") == "GRB-05-032"
    near = lone(60, 30, "top near-1: varangians at 54:31 heading 180")
    assert near.clause("attack guard-1 -> near-1 after turn=wheel-right60") == "GRB-05-023"


@rule("GRB-05-045", "GRB-05-018")
def test_skirmishers_turn_anywhere_and_no_corner_goes_further_than_their_move() -> None:
    text = LONE.format(x=40, y=30).replace("guard-1: varangians", "guard-1: skirm-bow")
    case = Assault(text)
    start = case.base("guard-1")
    case.go("attack guard-1 -> enemy-1 after turn=to60")
    assert case.base("guard-1").heading == 6000
    assert farthest_corner(start, case.base("guard-1")) == pytest.approx(12_000, abs=3)
    assert lone(40, 30).clause("attack guard-1 -> enemy-1 after turn=to60") == "GRB-05-018"


@rule("GRB-05-045")
def test_the_displacement_of_skirmishers_is_measured_from_where_they_began() -> None:
    text = LONE.format(x=60, y=40).replace("guard-1: varangians", "guard-1: skirm-bow")
    # Turned to the right their front is at 61, and its left corner is 5 ahead and 3 aside of where it was.
    near = Assault(text.replace("60:40 heading 180", "67.6:38 heading 270"))
    assert near.go("attack guard-1 -> enemy-1 after turn=to90").zone("guard-1", "enemy-1") == "front"
    far = Assault(text.replace("60:40 heading 180", "67.7:38 heading 270"))
    assert far.go("attack guard-1 -> enemy-1 after turn=to90").zone("guard-1", "enemy-1") == ""
    assert far.at("guard-1")[0] == 67.619


@rule("GRB-05-063")
def test_no_turn_leads_over_the_edge_of_the_table() -> None:
    case = Assault(LONE.format(x=60, y=2).replace("60:40 heading 180", "20:5 heading 90"))
    assert case.clause("attack guard-1 -> enemy-1 after turn=left90") == "GRB-05-063"


# -- orders ------------------------------------------------------------------------------------------


@rule("GRB-04-026", "GRB-04-041", "GRB-04-053")
def test_the_whole_group_must_attack() -> None:
    case = Assault(GROUP.format(x=60, y=40))
    assert case.clause("attack b1,b2 -> enemy-1") == "GRB-04-041"
    assert case.clause("attack b1,b3 -> enemy-1") == "GRB-03-044"
    assert case.clause("halt") == "GRB-04-026"
    assert case.clause("attack enemy-1 -> b1") == "GRB-04-044"
    assert case.clause("attack b1,b2,b3 -> enemy-1") == ""


@rule("GRB-04-026")
def test_an_order_that_cannot_be_carried_out_is_dropped() -> None:
    case = Assault(LONE.format(x=60, y=30).replace("guard-1: varangians", "guard-1: h-cannon"))
    assert case.clause("attack guard-1 -> enemy-1") == "GRB-13-029"
    assert case.go("halt").match.over


@rule("GRB-04-046", "GRB-04-047", "GRB-05-039", "GRB-04-043")
def test_who_may_not_attack() -> None:
    for state, clause in (("moved", "GRB-04-046"), ("all-round", "GRB-05-039"), ("fired", "GRB-13-028")):
        text = LONE.format(x=60, y=30).replace("60:30 heading 0", f"60:30 heading 0 {state}")
        assert Assault(text).clause("attack guard-1 -> enemy-1") == clause
    fighting = lone(60, 30, "top near-1: varangians at 60:30 heading 180", "duels: guard-1=near-1")
    assert fighting.clause("attack guard-1 -> enemy-1") == "GRB-04-047"
    torn = Assault(GROUP.format(x=52, y=40).replace("68:30 heading 0", "68:30 heading 0 moved"))
    assert torn.go("attack b1,b2 -> enemy-1").at("b3") == (68, 30, 0)


# -- ground ------------------------------------------------------------------------------------------


@rule("GRB-10-043", "GRB-10-005", "GRB-10-007")
def test_the_attack_over_scrub_and_over_a_ditch() -> None:
    scrub = "ground field: broken 0:35 0:60 120:60 120:35"
    text = LONE.format(x=60, y=30).replace("60:40", "60:38") + f"    {scrub}\n"
    case = Assault(text).go("attack guard-1 -> enemy-1")
    assert case.at("guard-1")[1] == pytest.approx(37.5, abs=0.002)
    assert case.disorder("guard-1") == 1
    light = Assault(text.replace("guard-1: varangians", "guard-1: skirm-bow")).go("attack guard-1 -> enemy-1")
    assert light.zone("guard-1", "enemy-1") == "front"
    ditch = LONE.format(x=60, y=30).replace("60:40", "60:35") + "    ground d: ditch 0:33 0:35 120:35 120:33\n"
    crossed = Assault(ditch).go("attack guard-1 -> enemy-1")
    assert (crossed.at("guard-1"), crossed.zone("guard-1", "enemy-1")) == ((60, 35, 0), "front")


@rule("GRB-10-012", "GRB-10-013", "GRB-06-059")
def test_an_alignment_onto_rough_ground_counts_as_moving_over_it() -> None:
    text = LONE.format(x=63, y=36).replace("guard-1: varangians", "guard-1: companions")
    case = Assault(text + "    ground field: broken 50:30 50:60 58:60 58:30\n").go("attack guard-1 -> enemy-1")
    assert (case.at("guard-1"), case.disorder("guard-1")) == ((60, 40, 0), 1)


# -- ambushes ----------------------------------------------------------------------------------------

WOOD = """
    table: 120 90
    ground wood: forest 40:45 40:70 80:70 80:45
    bottom guard-1: companions at 60:30 heading 0
    top velites-1: skirm-crossbow ambush at 60:46 heading 180
    top marker: m1 at 60:46 hides velites-1
    top enemy-1: varangians at 60:60 heading 180
    attack: guard-1
"""


@rule("GRB-02-031", "GRB-05-012", "GRB-04-054")
def test_an_ambush_discovered_on_the_way_is_attacked() -> None:
    case = Assault(WOOD).go("attack guard-1 -> enemy-1")
    assert case.position.places[case.number("velites-1")] == ON_TABLE
    assert (case.at("guard-1"), case.zone("guard-1", "velites-1")) == ((60, 46, 0), "front")
    assert "grb-ambush" in case.told()


@rule("GRB-02-029")
def test_nothing_hidden_shows_in_the_preview_of_an_attack() -> None:
    bare = "\n".join([line for line in WOOD.splitlines() if "velites" not in line])
    for attack in ("attack guard-1 -> enemy-1", "attack guard-1 -> enemy-1 after turn=wheel-left5"):
        assert Assault(WOOD).ask(f"preview {attack}") == Assault(bare).ask(f"preview {attack}")
    assert Assault(WOOD).clause("attack guard-1 -> velites-1") == "GRB-04-053"


@rule("GRB-02-034")
def test_who_attacks_out_of_ambush_shows_himself_first() -> None:
    text = LONE.format(x=60, y=30).replace("varangians at 60:30", "varangians ambush at 60:30")
    case = Assault(text + "    bottom marker: m1 at 60:30 hides guard-1\n")
    assert case.position.is_on_table(case.number("guard-1"))
    assert case.go("attack guard-1 -> enemy-1").at("guard-1") == (60, 40, 0)


# -- questions ---------------------------------------------------------------------------------------


@rule("GRB-05-011", "GRB-01-044")
def test_what_an_attack_would_do_is_told_before() -> None:
    case = lone(63, 32)
    seen = case.ask("preview attack guard-1 -> enemy-1")
    assert seen["refusal"] is None
    assert [each["id"] for each in seen["ghost"]] == ["guard-1"]
    assert seen["ghost"][0]["outline"][0] == [56_000, 40_000]
    assert seen["contacts"] == [["guard-1", "enemy-1"]]
    assert case.at("guard-1") == (63, 32, 0)
    targets = case.ask("targets guard-1")["targets"]
    attack = "attack guard-1 -> enemy-1"
    told = {"target": "enemy-1", "attack": attack, "meets": ["enemy-1"], "reaches": True, "far": False, "refusal": None}
    assert targets == [told]
    far = lone(40, 28).ask("targets guard-1")["targets"][0]
    assert (far["reaches"], far["attack"].partition("turn=")[2][:11]) == (False, "wheel-right")
    strict = lone(63, 32, "measuring: strict").ask("preview attack guard-1 -> enemy-1")
    assert (strict["refusal"], strict["ghost"]) == (None, [])


# -- corners -----------------------------------------------------------------------------------------


@rule("GRB-05-012", "GRB-05-011")
def test_a_way_along_the_side_of_an_enemy_leads_to_his_corner() -> None:
    # The right side of the attackers is in line with the left end of the enemy's front.
    case = Assault(LONE.format(x=60, y=32).replace("60:40", "68:40"))
    assert case.clause("attack guard-1 -> enemy-1") == ""
    apart = Assault(LONE.format(x=60, y=32).replace("60:40", "68.1:40"))
    assert apart.clause("attack guard-1 -> enemy-1") == "GRB-05-004"
    case.go("attack guard-1 -> enemy-1")
    assert (case.at("guard-1"), case.asked()) == ((60, 40, 0), "grb-ask-line")
    assert case.go("corners").zone("guard-1", "enemy-1") == "front"
    short = Assault(LONE.format(x=60, y=29).replace("60:40", "68:40")).go("attack guard-1 -> enemy-1")
    assert (short.zone("guard-1", "enemy-1"), short.disorder("guard-1")) == ("", 1)


@rule("GRB-02-031", "GRB-05-004")
def test_an_opening_wheel_discovers_an_ambush() -> None:
    text = WOOD.replace("60:30 heading 0", "30:40 heading 0").replace(
        "enemy-1: varangians at 60:60", "enemy-1: varangians at 60:44"
    )
    text = text.replace("60:46", "46:47")
    case = Assault(text)
    assert case.position.places[case.number("velites-1")] != ON_TABLE
    case.go("attack guard-1 -> enemy-1 after turn=wheel-right80")
    assert case.position.places[case.number("velites-1")] == ON_TABLE

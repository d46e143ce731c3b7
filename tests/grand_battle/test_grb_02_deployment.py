"""Chapter 2.2: setting up a pick-up battle, and ambushes."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight
from vexilla.games.grand_battle.geometry.gaps import gap
from vexilla.games.grand_battle.position import AMBUSH, ON_TABLE
from vexilla.games.grand_battle.setup.ambush import ASK_FOR_AMBUSHES
from vexilla.games.grand_battle.setup.deployment import DEPLOY_ATTACKER, DEPLOY_DEFENDER
from vexilla.games.grand_battle.setup.sighting import DISCOVERY
from vexilla.kernel.chance import Generator
from vexilla.kernel.step import procedure
from vexilla.testing import rule

ORDER = procedure("GRB-02-015", DEPLOY_DEFENDER, DEPLOY_ATTACKER)
FIELD = """
    table: 150 120
    attacker: bottom
    ground wood: forest 100:64 100:90 130:90 130:64
    ground slope: hill-gentle of knoll 20:66 20:74 60:74 60:66
    hill knoll: 40:70
    bottom legion-1: legion-5 unplaced
    bottom horse-1: roman-horse unplaced
    bottom camp: ordinary
    top phalanx-1: phalanx unplaced
    top phalanx-2: phalanx unplaced
    top velites-1: skirm-javelin unplaced
"""
DEFENDED = (
    "line phalanx-1,phalanx-2 at 75:70 heading 180",
    "place velites-1 at 75:68 heading 180",
    "done",
)


@rule("GRB-02-015")
def test_the_defender_sets_up_first_and_then_the_attacker() -> None:
    fight = Fight(FIELD, ORDER)
    assert fight.asked() == "top grb-ask-deploy"
    assert fight.why_not("done") == "GRB-02-015"
    assert fight.why_not("place legion-1 at 75:70 heading 180") == "GRB-02-015", "not his"
    fight.play(*DEFENDED)
    assert fight.asked() == "bottom grb-ask-deploy"
    left = [fight.position.bases[fight.unit(f"phalanx-{number}")].x for number in (1, 2)]
    assert left == [79_000, 71_000], "from their own left to their right"
    fight.play("place legion-1 at 70:48 heading 0", "place horse-1 at 50:48 heading 0")
    assert fight.why_not("done") == "GRB-02-022", "the camp was paid for"
    fight.play("camp at 75:36")
    assert fight.why_not("pass") == "GRB-02-015", "nothing but done ends it"
    fight.play("done")
    assert fight.asked() == ""


@rule("GRB-02-015", "GRB-10-040")
def test_room_is_found_where_there_is_hardly_any() -> None:
    """Lakes leave the defender one place of 22 by 10 steps: drawing alone would hardly ever find it."""
    lakes = """
    ground w: lake 0:58 0:120 60:120 60:58
    ground e: lake 82:58 82:120 150:120 150:58
    ground n: lake 60:74 60:120 82:120 82:74
    ground s: lake 60:58 60:64 82:64 82:58
"""
    fight = Fight(FIELD + lakes, ORDER)
    for seed in range(8):
        match = fight.match.clone()
        for number in range(200):
            if match.decider != 1:
                break
            deed = match.sample(Generator(1000 * seed + number))
            assert match.refusal(deed) is None
            match.enact(deed)
        assert match.decider == 0, "everybody stands"


@rule("GRB-10-020", "GRB-10-040")
def test_closed_ground_is_refused_by_the_clause_that_closes_it() -> None:
    land = """
    ground rise: hill-steep 60:70 60:80 90:80 90:70
    ground gorge: ravine 60:85 60:90 90:90 90:85
    ground pond: lake 40:70 40:90 50:90 50:70
"""
    fight = Fight(FIELD + land, ORDER)
    assert fight.why_not("place phalanx-1 at 75:72 heading 180") == "GRB-10-020"
    assert fight.why_not("place phalanx-1 at 45:72 heading 180") == "GRB-10-040"
    assert fight.why_not("place phalanx-1 at 75:86 heading 180") == ""


@rule("GRB-02-016", "GRB-02-020")
def test_where_the_defender_may_stand() -> None:
    fight = Fight(FIELD, ORDER)
    assert fight.why_not("place phalanx-1 at 75:60 heading 180") == ""
    assert fight.why_not("place phalanx-1 at 75:59.9 heading 180") == "GRB-02-016"
    assert fight.why_not("place phalanx-1 at 24:80 heading 180") == ""
    assert fight.why_not("place phalanx-1 at 23.9:80 heading 180") == "GRB-02-020"
    assert fight.why_not("place phalanx-1 at 75:96.1 heading 180") == "GRB-02-020"


@rule("GRB-02-017", "GRB-02-018")
def test_the_attacker_goes_forward_to_twenty_steps() -> None:
    fight = Fight(FIELD, ORDER).play(*DEFENDED)
    assert fight.why_not("place legion-1 at 75:48 heading 0") == ""
    assert fight.why_not("place legion-1 at 75:48.1 heading 0") == "GRB-02-017"
    # Where the defender has refused his wing, one may stand further forward, beyond the middle of the table.
    assert fight.why_not("place legion-1 at 115:62 heading 0") == ""


@rule("GRB-02-022", "GRB-02-023", "GRB-02-026")
def test_the_camp_and_forty_steps_before_it() -> None:
    fight = Fight(FIELD, ORDER).play(*DEFENDED)
    assert fight.why_not("camp at 75:35.9") == "GRB-02-023"
    assert fight.why_not("camp at 75:60.1") == "GRB-02-022"
    assert fight.why_not("camp at 75:60") == ""
    fight.play("camp at 40:36")
    assert fight.why_not("place legion-1 at 121:76 heading 0") == ""
    assert fight.why_not("place legion-1 at 121:76.1 heading 0") == "GRB-02-026"
    other = Fight(FIELD, ORDER).play(*DEFENDED, "place legion-1 at 121:80 heading 0")
    assert other.why_not("camp at 40:39") == "GRB-02-026"
    assert other.why_not("camp at 40:40") == ""


@rule("GRB-02-027")
def test_without_a_camp_nobody_is_too_far_from_it() -> None:
    fight = Fight(FIELD, ORDER)
    assert fight.why_not("camp at 75:84") == "GRB-02-027"
    far = Fight(FIELD.replace("    bottom camp: ordinary\n", ""), ORDER).play(*DEFENDED)
    assert far.why_not("place legion-1 at 121:96 heading 0") == ""


@rule("GRB-02-028")
def test_who_is_in_a_wood_or_behind_a_hill_may_hide() -> None:
    fight = Fight(FIELD, ORDER)
    assert fight.why_not("ambush phalanx-1 at 110:70 heading 180") == ""
    assert fight.why_not("ambush phalanx-1 at 110:63 heading 180") == "GRB-02-028"
    assert fight.why_not("ambush velites-1 at 40:90 heading 180") == "GRB-02-028", "seen from far to the side"
    assert fight.why_not("ambush velites-1 at 40:71 heading 180") == "GRB-02-028", "on the hill one is seen"
    fight.play(*DEFENDED)
    assert fight.why_not("ambush legion-1 at 40:48 heading 0") == "GRB-02-028"
    behind = FIELD.replace("20:66 20:74 60:74 60:66", "40:50 40:56 110:56 110:50").replace("40:70", "75:53")
    hidden = Fight(behind, ORDER).play(*DEFENDED)
    assert hidden.why_not("ambush legion-1 at 75:48 heading 0") == ""
    assert hidden.why_not("ambush legion-1 at 24:48 heading 0") == "GRB-02-028"


@rule("GRB-02-029", "GRB-02-030")
def test_markers_lie_face_down_and_few_of_them_are_false() -> None:
    fight = Fight(FIELD, ORDER)
    fight.play("false-ambush at 110:80")
    assert fight.why_not("false-ambush at 110:84") == "GRB-02-030"
    fight.play("ambush phalanx-1 at 110:70 heading 180", "false-ambush at 110:84")
    assert fight.why_not("false-ambush at 120:84") == "GRB-02-030"
    assert fight.why_not("false-ambush at 75:84") == "GRB-02-030"
    seen = [(marker["id"], marker.get("unit")) for marker in fight.position.view(0)["measured"]["markers"]]
    assert [unit for _, unit in seen] == [None] * 3
    told = [event.seen_by(0) for event in fight.events("grb-marker-laid")]
    assert all("unit" not in event and event["hidden"] == ["unit"] for event in told)
    fight.play("lift m2")
    assert fight.position.places[fight.unit("phalanx-1")] != AMBUSH
    assert fight.why_not("lift m2") == "GRB-02-029"
    fight.play(*DEFENDED[:-1])
    assert fight.why_not("done") == "GRB-02-030", "two false ones and no true one"
    fight.play("lift m3", "done")


@rule("GRB-02-017", "GRB-02-029")
def test_the_attacker_cannot_tell_a_false_marker_by_his_own_deployment() -> None:
    true = ("ambush velites-1 at 110:70 heading 180", "line phalanx-1,phalanx-2 at 75:70 heading 180", "done")
    first = Fight(FIELD, ORDER).play(*true)
    other = FIELD + "    top slinger-1: skirm-sling unplaced\n"
    false = ("place velites-1 at 75:76 heading 180", "place slinger-1 at 83:76 heading 180", "false-ambush at 110:70")
    second = Fight(other, ORDER).play(*false, *true[1:])
    for deed in ("place legion-1 at 110:49 heading 0", "place legion-1 at 110:51 heading 0"):
        assert first.why_not(deed) == second.why_not(deed)
    assert first.why_not("place legion-1 at 110:51 heading 0") == "GRB-02-017"


@rule("GRB-02-030")
def test_a_unit_may_be_placed_again_before_he_is_done() -> None:
    fight = Fight(FIELD, ORDER).play("ambush velites-1 at 110:70 heading 180", "place velites-1 at 75:68 heading 180")
    assert fight.position.markers == []
    fight.play("place velites-1 at 80:68 heading 180")
    assert fight.position.bases[fight.unit("velites-1")].x == 80_000
    fight.play("line phalanx-1,phalanx-2 at 75:78 heading 180", "line phalanx-2,phalanx-1 at 75:78 heading 180")
    assert [fight.position.bases[fight.unit(f"phalanx-{number}")].x for number in (1, 2)] == [71_000, 79_000]


SECTIONS = FIELD.replace("    bottom camp: ordinary\n", "") + "    barricades: 0 1\n    works: 0 1\n"


@rule("GRB-12-011", "GRB-12-016")
def test_sections_that_were_paid_for_are_set_up_beforehand() -> None:
    fight = Fight(SECTIONS, ORDER)
    fight.play("section works at 75:70 heading 180")
    assert fight.why_not("section works at 83:70 heading 180") == "GRB-12-016"
    fight.play("section barricade at 83:70 heading 180")
    assert fight.why_not("section barricade at 91:70 heading 180") == "GRB-12-012"
    assert fight.why_not("place phalanx-1 at 75:69 heading 180") == "GRB-01-018", "across the works"
    assert fight.why_not("place phalanx-1 at 75:70 heading 180") == ""


@rule("GRB-12-011", "GRB-12-016")
def test_sections_stand_before_the_battle_where_units_of_their_side_might() -> None:
    fight = Fight(SECTIONS, ORDER)
    assert fight.why_not("section works at 75:60 heading 180") == ""
    assert fight.why_not("section works at 75:59.9 heading 180") == "GRB-02-016"
    assert fight.why_not("section barricade at 24:80 heading 180") == ""
    assert fight.why_not("section barricade at 23.9:80 heading 180") == "GRB-02-020"
    assert fight.why_not("section works at 75:100 heading 0") == ""
    assert fight.why_not("section works at 75:100.1 heading 0") == "GRB-02-020"
    attacker = Fight(SECTIONS.replace("barricades: 0 1", "barricades: 1 0").replace("works: 0 1", "works: 1 0"), ORDER)
    attacker.play(*DEFENDED)
    assert attacker.why_not("section barricade at 75:48 heading 0") == ""
    assert attacker.why_not("section works at 75:48.1 heading 0") == "GRB-02-017"
    assert attacker.why_not("section works at 115:62 heading 0") == "", "beyond the middle of the table, as units"


@rule("GRB-02-017", "GRB-02-019")
@pytest.mark.parametrize("heading", [0, 90, 180])
def test_a_hidden_base_may_reach_nearer_than_its_marker(heading: int) -> None:
    """The attacker measures to what he sees: another limit would tell him how the hidden unit lies."""
    hidden = (f"ambush velites-1 at 110:75 heading {heading}", "line phalanx-1,phalanx-2 at 75:70 heading 180", "done")
    fight = Fight(FIELD, ORDER).play(*hidden)
    assert fight.why_not("place legion-1 at 110:55.1 heading 0") == "GRB-02-017"
    fight.play("place legion-1 at 110:55 heading 0")
    distance = gap(fight.position.bases[fight.unit("legion-1")], fight.position.bases[fight.unit("velites-1")])
    assert distance == {0: 18_000, 90: 16_000, 180: 20_000}[heading]


# -- laid open -------------------------------------------------------------------------------------

HIDDEN = """
    table: 150 120
    ground wood: forest 100:64 100:90 130:90 130:64
    bottom legion-1: legion-5 at 110:40 heading 0
    top velites-1: skirm-javelin ambush at 110:66 heading 180
    top marker: m1 at 110:66 hides velites-1
    top marker: m2 at 124:80 false
    active: top
    phase: command
"""


@rule("GRB-02-031")
def test_the_owner_may_lay_an_ambush_open_when_his_command_phase_begins() -> None:
    fight = Fight(HIDDEN, ASK_FOR_AMBUSHES)
    assert fight.asked() == "top grb-ask-ambushes"
    assert fight.why_not("reveal m3") == "GRB-02-031"
    fight.play("reveal m1")
    assert fight.position.places[fight.unit("velites-1")] == ON_TABLE
    fight.play("done")
    assert [marker.id for marker in fight.position.markers] == ["m2"]
    assert Fight(HIDDEN.replace("active: top", "active: bottom"), ASK_FOR_AMBUSHES).asked() == ""


@rule("GRB-02-031", "GRB-02-032", "GRB-02-033")
def test_after_any_movement_whoever_sees_a_marker_has_it_turned_over() -> None:
    assert len(Fight(HIDDEN, DISCOVERY).position.markers) == 2
    near = HIDDEN.replace("110:40", "110:56")
    fight = Fight(near, DISCOVERY)
    assert fight.position.places[fight.unit("velites-1")] == ON_TABLE
    assert len(Fight(HIDDEN.replace("110:40", "110:55.9"), DISCOVERY).position.markers) == 2
    assert len(Fight(near.replace("heading 0", "heading 180"), DISCOVERY).position.markers) == 2, "looks away"


@rule("GRB-02-031")
@pytest.mark.parametrize(
    ("ground", "seen"),
    [
        ("", True),
        ("ground h: hill-gentle of knoll 90:52 130:52 130:56 90:56\nhill knoll: 110:54", False),
        ("ground h: hill-gentle of knoll 90:52 130:52 130:62 90:62\nhill knoll: 110:54", True),
        ("ground h: hill-gentle of knoll 90:45 130:45 130:56 90:56\nhill knoll: 110:54", True),
        ("ground h: hill-gentle of k 90:52 130:52 130:56 90:56 | 30:52 50:52 50:56 30:56\nhill k: 110:54", False),
        ("ground w: forest 90:52 130:52 130:56 90:56", False),
        ("ground w: forest 30:52 50:52 50:56 30:56 | 90:52 130:52 130:56 90:56", False),
        ("ground b: broken 90:52 130:52 130:56 90:56", True),
        ("ground w: forest 112:52 130:52 130:56 112:56", True),
    ],
)
def test_hills_and_woods_between_hide_an_ambush(ground: str, seen: bool) -> None:
    text = """\
table: 150 120
bottom legion-1: legion-5 at 110:48 heading 0
top velites-1: skirm-javelin ambush at 106:60 heading 180
top marker: m1 at 106:60 hides velites-1
active: top
"""
    assert Fight(text + ground, DISCOVERY).position.is_on_table(1) is seen


@rule("GRB-02-025")
def test_on_small_tables_the_strips_are_narrow_or_open_to_skirmishers() -> None:
    small = """
    table: 100 100
    strips: {}
    top phalanx-1: phalanx unplaced
    top velites-1: skirm-javelin unplaced
    bottom legion-1: legion-5 unplaced
    """
    narrow, light = Fight(small.format("narrow"), ORDER), Fight(small.format("skirmishers"), ORDER)
    assert narrow.why_not("place phalanx-1 at 50:86 heading 180") == ""
    assert narrow.why_not("place phalanx-1 at 50:86.1 heading 180") == "GRB-02-020"
    assert narrow.why_not("place velites-1 at 50:92 heading 180") == "GRB-02-020"
    assert light.why_not("place phalanx-1 at 50:76 heading 180") == ""
    assert light.why_not("place phalanx-1 at 50:76.1 heading 180") == "GRB-02-020"
    assert light.why_not("place velites-1 at 4:98 heading 180") == ""

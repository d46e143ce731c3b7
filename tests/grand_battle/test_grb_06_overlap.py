"""Chapter 6.4: who may turn onto a flank, and what is in his way."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight
from grand_battle.lying import lies
from grand_battle.placed import placed
from vexilla.games.grand_battle.attacks.overlap import OVERLAPS, OfferSwing, flanks_for, swing_place
from vexilla.games.grand_battle.geometry.bases import LEFT, Base
from vexilla.testing import rule

#: b stands level with t's front, at the end of it; it began its attack in the zone of t's left flank.
BESIDE = """
    table: 120 90
    bottom b: hoplites at {x}:40 heading 0
    bottom far: hoplites at 20:10 heading 0
    top t: hoplites at 60:40 heading {heading}{marks}
    {more}
"""


def swung(
    *more: str, x: float = 68, heading: float = 180, marks: str = "", start: tuple[float, float, float] | None = None
) -> Base | None:
    """Where b comes to stand if it turns onto t's flank; None if it may not."""
    position = placed(BESIDE.format(x=x, heading=heading, marks=marks, more="\n    ".join(more)))
    began = start or (x, 39, 0)
    return swing_place(position, 0, 2, lies(began[0], began[1], began[2], 2))


@rule("GRB-06-052")
def test_a_unit_at_either_end_of_a_front_turns_onto_the_flank_there() -> None:
    right = swung()
    assert right is not None
    assert (right.front(), right.heading) == ((64_000, 44_000), 27_000)
    left = swung(x=52)
    assert left is not None
    assert (left.front(), left.heading) == ((56_000, 44_000), 9_000)


@rule("GRB-06-052", "GRB-06-055")
@pytest.mark.parametrize("start", [(68, 30, 0), (60, 39, 0), (52, 39, 0)])
def test_who_began_elsewhere_than_in_the_zone_of_that_flank_does_not(start: tuple[float, float, float]) -> None:
    assert swung(start=start) is None


@rule("GRB-06-052")
@pytest.mark.parametrize(
    ("x", "heading", "turns"),
    [
        # Up to four steps from corner to corner, and up to fifteen degrees from a frontal line.
        (72, 180, True),
        (72.1, 180, False),
        (69, 194.9, True),
        (69, 195.1, False),
        # Who is still before the enemy's front fights there.
        (67.9, 180, False),
        (67.96, 180, True),
    ],
)
def test_only_from_beside_the_end_of_a_front(x: float, heading: float, turns: bool) -> None:
    assert (swung(x=x, heading=heading, start=(x + 4, 40, 0)) is not None) == turns


@rule("GRB-06-052")
@pytest.mark.parametrize(("y", "middle"), [(37.0, 41_000), (40.5, 44_000), (43.5, 44_000)])
def test_wherever_it_turns_it_comes_to_stand_along_the_whole_flank(y: float, middle: int) -> None:
    text = BESIDE.format(x=68.1, heading=180, marks="", more="").replace("68.1:40", f"68.1:{y}")
    there = swing_place(placed(text), 0, 2, lies(68.1, 39, 0, 2))
    assert there is not None
    assert (there.front(), there.heading) == ((64_000, middle), 27_000)


@rule("GRB-06-052", "GRB-06-062")
@pytest.mark.parametrize(
    ("more", "marks"),
    [
        # t has no flank, is in flight, or is no unit to fight; or b is tied to a fight of its own.
        ((), " all-round"),
        ((), " fleeing"),
        (("top e: hoplites at 68:40 heading 180", "contact: b front e front"), ""),
        (("top e: hoplites at 110:80 heading 180", "duels: b=e"), ""),
    ],
)
def test_who_has_no_flank_to_turn_onto(more: tuple[str, ...], marks: str) -> None:
    assert swung(*more, marks=marks) is None


@rule("GRB-06-052")
@pytest.mark.parametrize(
    "more",
    [
        # In the place itself: a friend, an enemy, a lake; skirmishers who find no room.
        "bottom c: hoplites at 66:46 heading 90",
        "top e: hoplites at 69:46 heading 180",
        "ground pond: lake 65:45 66:45 66:46 65:46",
        # Only on the way, which the far corner sweeps: all but the last step is open.
        "bottom c: hoplites at 74:44 heading 90",
        "top e: hoplites at 73:45 heading 180",
        "ground pond: lake 69:45 72:45 72:46 69:46",
    ],
)
def test_place_and_way_must_be_free(more: str) -> None:
    assert swung(more) is None


@rule("GRB-06-052")
def test_the_place_must_be_free_to_which_a_unit_is_shifted_after_its_turn() -> None:
    # It turns four steps beside the flank and is laid onto it; nothing is where it turns.
    assert swung(x=72, start=(76, 40, 0)) is not None
    for between in ("top e: hoplites at 66.5:46 heading 90", "ground pond: lake 64.5:44 66:44 66:46 64.5:46"):
        assert swung(between, x=72, start=(76, 40, 0)) is None


@rule("GRB-06-052", "GRB-05-050")
def test_own_skirmishers_make_room_for_who_turns_if_they_find_any() -> None:
    assert swung("bottom s: skirm-bow at 66:46 heading 0") is not None
    # The turn itself sweeps eight and a quarter steps about the corner at 64:40; lakes begin right behind that.
    lakes = (
        "ground west: lake 40:43 61.9:43 61.9:60 40:60",
        "ground north: lake 40:48.3 80:48.3 80:60 40:60",
        "ground east: lake 72.4:30 80:30 80:60 72.4:60",
    )
    assert swung(*lakes) is not None
    assert swung("bottom s: skirm-bow at 66:46 heading 0", *lakes) is None


@rule("GRB-06-052", "GRB-01-018")
def test_nobody_turns_over_the_edge_of_the_table() -> None:
    position = placed(BESIDE.format(x=68, heading=180, marks="", more="").replace(":40 heading", ":84 heading"))
    assert swing_place(position, 0, 2, lies(68, 83, 0, 2)) is None
    nearer = placed(BESIDE.format(x=68, heading=180, marks="", more="").replace(":40 heading", ":82 heading"))
    assert swing_place(nearer, 0, 2, lies(68, 81, 0, 2)) is not None


# -- asked or not ----------------------------------------------------------------------------------

LONE = """\
bottom b: {0} at 68:40
bottom c: hoplites at 60:40
top t: hoplites at 60:40 heading 180
attack: {1}
starts: b=68:39/0 c=60:39/0
reached: {2}
"""
TIED = "contact: c front t front\nduels: c=t\n"


@rule("GRB-06-052", "GRB-06-057")
def test_a_lone_unit_turns_onto_the_flank_of_who_is_tied_and_is_asked_elsewhere_about_others() -> None:
    free = placed(LONE.format("hoplites", "b", "yes"))
    assert flanks_for(free, 0) == []
    assert flanks_for(placed(LONE.format("hoplites", "b", "yes") + TIED), 0) == [2]
    assert flanks_for(placed(LONE.format("hoplites", "b c", "yes")), 0) == [2]


@rule("GRB-06-052", "GRB-06-054")
def test_nobody_is_asked_after_an_attack_that_has_reached_nobody_and_others_than_fanatics_may_hold() -> None:
    assert Fight(LONE.format("hoplites", "b c", "no"), OVERLAPS).asked() == ""
    assert Fight(LONE.format("hoplites", "b c", "yes").replace("at 68:40", "gone"), OVERLAPS).asked() == ""
    hoplites = Fight(LONE.format("hoplites", "b c", "yes") + "spontaneous: yes\n", OVERLAPS)
    assert hoplites.asked() == "bottom grb-ask-swing"
    assert (hoplites.why_not("rush"), hoplites.why_not("hold")) == ("GRB-06-052", "")
    assert hoplites.play("hold").at("b") == (68, 40, 0)
    gone = LONE.format("hoplites", "b c", "yes").replace("b: hoplites at", "b: hoplites gone at")
    assert Fight(gone, OfferSwing(0)).asked() == "", "it has dispersed since"
    fanatics = Fight(LONE.format("ghazis", "b c", "yes"), OVERLAPS)
    assert fanatics.asked() == "bottom grb-ask-swing", "their order was given to them"


@rule("GRB-06-052")
def test_who_turns_leaves_whom_he_touched_by_a_corner_and_meets_the_flank() -> None:
    text = LONE.format("hoplites", "b c", "yes") + TIED + "contact: b front t front\n"
    fight = Fight(text, OVERLAPS).play("swing")
    met = [each for each in fight.position.contacts if 0 in (each.one, each.other)]
    assert [(each.opponent(0), each.zone_of(2)) for each in met] == [(2, LEFT)]
    assert fight.told("grb-swung", "unit", "target") == [("b", "t")]


#: b2 stands level with two fronts, two steps from each of them; b1 has reached somebody elsewhere.
GAP = """\
bottom b1: {0} at 20:40
bottom b2: {0} at 64:40
top t1: hoplites at 54:40 heading 180
top t2: hoplites at {1}:40 heading 180
attack: b1 b2
starts: b1=20:39/0 b2=64:39/0
reached: yes
"""


@rule("GRB-06-052")
def test_between_two_fronts_the_owner_says_onto_whose_flank_a_unit_turns() -> None:
    fight = Fight(GAP.format("hoplites", 74), OVERLAPS)
    assert fight.asked() == "bottom grb-ask-swing"
    assert fight.match.choice().about(fight.match) == {"unit": "b2", "target": ["t1", "t2"]}
    fight.play("swing")
    assert fight.asked() == "bottom grb-ask-flank"
    assert [fight.why_not(f"name {name}") for name in ("b1", "t1", "t2")] == ["GRB-06-052", "", ""]
    assert fight.play("name t2").at("b2") == (70, 44, 90)
    left = Fight(GAP.format("hoplites", 74), OVERLAPS).play("swing", "name t1")
    assert (left.at("b2"), left.asked(), left.position.faults()) == ((58, 44, 270), "", [])
    one = Fight(GAP.format("hoplites", 80), OVERLAPS).play("swing")
    assert (one.at("b2"), one.asked()) == ((58, 44, 270), ""), "the other is too far off"


@rule("GRB-06-054", "GRB-06-052")
def test_fanatics_between_two_fronts_must_turn_onto_one_of_them() -> None:
    fight = Fight(GAP.format("ghazis", 74) + "spontaneous: yes\n", OVERLAPS)
    assert fight.asked() == "bottom grb-ask-flank"
    assert fight.play("name t1").at("b2") == (58, 44, 270)

"""Chapter 5: what riders are on foot."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, points
from grand_battle.manoeuvres import Order
from grand_battle.musters import profile
from grand_battle.placed import placed
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.profile import Profile, on_foot
from vexilla.games.grand_battle.combat.melee import forbids_rush
from vexilla.games.grand_battle.combat.sums import melee_defence, shooting_defence
from vexilla.games.grand_battle.tables.traits import COUCHED_LANCE, METAL_HORSE_ARMOUR
from vexilla.testing import rule


def dismounted(key: str, year: int) -> Profile:
    """A profile of ours on foot."""
    found = on_foot(profile(key), year)
    assert found is not None
    return found


@rule("GRB-05-052")
def test_the_base_stays_as_it_is() -> None:
    assert dismounted("roman-horse", -202).depth == profile("roman-horse").depth
    assert dismounted("reiters", 1562).depth == profile("reiters").depth == 8_000


@rule("GRB-05-056")
def test_a_list_may_say_what_riders_are_on_foot() -> None:
    assert dismounted("knights-15c", 1415) is profile("french-maa-foot")
    army = LIBRARY.find("french-1415")
    knights = [unit for unit in army.units if unit.profile.key == "knights-15c"]
    assert all(unit.on_foot is profile("french-maa-foot") for unit in knights)


@rule("GRB-05-057")
def test_others_become_swordsmen_with_the_move_of_their_armour() -> None:
    foot = dismounted("roman-horse", -202)
    assert (foot.kind.key, foot.strength, foot.melee, foot.armour, foot.move) == ("swordsmen", 3, 3, 2, 10_000)
    assert dismounted("german-horse", -52).move == 12_000
    assert dismounted("cataphracts", -53).move == 8_000
    assert dismounted("lh-javelin", -202).kind.key == "skirmishers-foot"
    assert on_foot(profile("legion-5"), -202) is None
    assert on_foot(profile("chariot-celtic"), 61) is None


@rule("GRB-05-058")
def test_heavy_riders_lose_a_point_of_melee_and_knights_are_knights_on_foot() -> None:
    foot = dismounted("knights-lorraine", 1476)
    assert (foot.kind.key, foot.melee) == ("dismounted-knights", profile("knights-lorraine").melee - 1)
    assert not foot.has(COUCHED_LANCE)
    listed = profile("french-maa-foot")
    assert (foot.strength, foot.melee, foot.armour, foot.move) == (
        listed.strength,
        listed.melee,
        listed.armour,
        listed.move,
    )
    cataphracts = dismounted("cataphracts", -53)
    assert (cataphracts.kind.key, cataphracts.melee) == ("swordsmen", 4)
    assert not cataphracts.has(METAL_HORSE_ARMOUR)
    assert dismounted("cuirassiers", 1631).kind.key == "swordsmen", "after 1600"
    assert dismounted("gallic-horse", -52).melee == profile("gallic-horse").melee, "armour 3 is not heavy"


@rule("GRB-05-055")
def test_mounted_crossbowmen_dragoons_and_celtic_chariots_are_on_foot_when_they_need_it() -> None:
    at_will = {each.key for each in LIBRARY.profiles().values() if each.dismounts_at_will}
    assert at_will == {"lh-arquebus", "polish-line", "chariot-celtic"}


# -- what it is good for -----------------------------------------------------------------------------


@rule("GRB-05-051")
def test_on_foot_riders_cross_ground_that_is_closed_to_horses() -> None:
    text = """
        table: 120 90
        ground gully: ravine 0:36 0:38 120:38 120:36
        bottom k-1: knights-15c at 60:30 heading 0{}
        manoeuvre: k-1
    """
    assert Order(text.format("")).clause("advance k-1 7") == "GRB-10-034"
    assert Order(text.format(" dismounted")).clause("advance k-1 4") == ""
    near = text.replace("60:30", "60:36")
    assert Order(near.format("")).clause("advance k-1 2") == "GRB-10-034"
    assert Order(near.format(" dismounted")).clause("advance k-1 2") == ""


@rule("GRB-05-051")
def test_on_foot_riders_are_no_large_target() -> None:
    text = "year: 1415\nbottom k: knights-15c at 60:40 heading 0{}\ntop b: longbow at 60:40 heading 180"
    mounted, foot = [
        points(shooting_defence(Fight(text.format(state)).position, 0, 1, 1, False)) for state in ("", " dismounted")
    ]
    assert mounted["large_target"] == -1
    assert "large_target" not in foot


@rule("GRB-05-051")
def test_on_foot_riders_storm_and_defend_works() -> None:
    text = """
        year: 1415
        bottom k: knights-15c at 60:36 heading 0{}
        top v: varangians at 60:36 heading 180
        {} section: s works at 60:36 heading {}
    """
    for state, clause in (("", "GRB-12-033"), (" dismounted", None)):
        assert forbids_rush(placed(text.format(state, "top", 180)), 0, 1) == clause
    behind = [points(melee_defence(placed(text.format(state, "bottom", 0)), 0, 1)) for state in ("", " dismounted")]
    assert ["works" in terms for terms in behind] == [False, True]


@rule("GRB-05-055")
@pytest.mark.parametrize(
    ("profile", "ground", "clause"),
    [
        # Steep hills are open to skirmishers on foot alone, ravines to all foot; neither to horses.
        ("lh-arquebus", "hill-steep of h", ""),
        ("lh-bow", "hill-steep of h", "GRB-10-020"),
        ("polish-line", "hill-steep of h", "GRB-10-020"),
        ("polish-line", "ravine", ""),
        ("lith-horse", "ravine", "GRB-10-034"),
        ("chariot-celtic", "ravine", ""),
        ("chariot-egypt", "ravine", "GRB-10-034"),
    ],
)
def test_who_dismounts_at_will_goes_where_foot_can_go(profile: str, ground: str, clause: str) -> None:
    hill = "hill h: 60:36\n" if "hill" in ground else ""
    text = f"table: 120 90\nground g: {ground} 0:35 0:37 120:37 120:35\n{hill}bottom u: {profile} at 60:34 heading 0\n"
    assert Order(text + "manoeuvre: u").clause("advance u 2") == clause

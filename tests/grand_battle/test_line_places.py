"""Chapter 6.4: where there is room for a battle line, and who makes room for it."""

from __future__ import annotations

import pytest

from grand_battle.lying import lies
from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.attacks.line_places import (
    blocks_for,
    closed_shapes,
    first_spot,
    free_place,
    has_room,
    may_be_laid,
    wanted_offset,
    yields,
)
from vexilla.games.grand_battle.geometry.bases import FRONT, LEFT, RIGHT, Base
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.testing import rule

#: a attacks t, whose front is at 40; all others are named by the tests.
FIELD = """
    table: 120 90
    bottom a: {} at 60:{} heading 0
    top t: hoplites at 60:40 heading 180
    {}
"""


def field(*lines: str, profile: str = "hoplites", y: float = 40) -> GrandBattle:
    return placed(FIELD.format(profile, y, "\n    ".join(lines)))


def front(base: Base | None) -> tuple[float, float, float] | None:
    return None if base is None else (base.x / 1000, base.y / 1000, base.heading / 100)


# -- who makes room --------------------------------------------------------------------------------


@rule("GRB-05-050")
@pytest.mark.parametrize(
    ("line", "profile", "makes_room"),
    [
        ("bottom s: skirm-bow at 68:40", "hoplites", True),
        ("bottom s: lh-bow at 68:40", "phalanx", True),
        ("bottom s: skirm-bow at 68:40", "skirm-javelin", False),
        ("bottom s: hoplites at 68:40", "hoplites", False),
        ("top s: skirm-bow at 68:40", "hoplites", False),
        ("bottom s: skirm-bow ambush at 68:40", "hoplites", False),
        ("bottom s: skirm-bow at 68:40\n    attack: a s", "hoplites", False),
    ],
)
def test_who_makes_room_for_a_battle_line(line: str, profile: str, makes_room: bool) -> None:
    position = field(line, profile=profile)
    assert yields(position, unit_in(position, "a"), unit_in(position, "s")) == makes_room


@rule("GRB-01-018", "GRB-05-050")
def test_what_nobody_may_be_laid_upon() -> None:
    position = field(
        "bottom s: skirm-bow at 68:40",
        "bottom b: hoplites at 90:40",
        "bottom hidden: hoplites ambush at 20:20",
        "bottom gone: hoplites gone",
        "top unseen: hoplites ambush at 20:70",
    )
    blocks = [base.front() for base in blocks_for(position, [0])]
    assert blocks == [(60_000, 40_000), (90_000, 40_000), (20_000, 20_000)]
    both = [base.front() for base in blocks_for(position, [0, unit_in(position, "b")])]
    assert both == [(60_000, 40_000), (20_000, 20_000)], "nor do those count who are laid together"
    # Skirmishers make room for the hoplites, but not for those of their own kind in the same body.
    light = field("bottom s: skirm-bow at 68:40", "bottom l: skirm-bow at 52:40")
    assert (68_000, 40_000) not in [base.front() for base in blocks_for(light, [0])]
    assert (68_000, 40_000) in [base.front() for base in blocks_for(light, [0, unit_in(light, "l")])]


@rule("GRB-12-034", "GRB-12-033")
@pytest.mark.parametrize(
    ("section", "profile", "is_block"),
    [
        ("top section: s1 barricade at 60:41 heading 180", "hoplites", False),
        ("top section: s1 barricade at 60:40 heading 180", "hoplites", True),
        ("top section: s1 works at 90:60 heading 180", "hoplites", False),
        ("top section: s1 works at 90:60 heading 180", "companions", True),
        ("bottom section: s1 barricade at 60:40 heading 0", "hoplites", False),
    ],
)
def test_sections_block_that_are_defended_or_cannot_be_crossed(section: str, profile: str, is_block: bool) -> None:
    position = field(section, profile=profile)
    line = position.sections[0].line
    assert (line in blocks_for(position, [0])) == is_block


@rule("GRB-10-040")
def test_all_ground_that_is_closed_to_a_unit() -> None:
    grounds = ("ground pond: lake 10:10 20:10 20:20 10:20", "ground wood: forest 30:10 40:10 40:20 30:20")
    assert len(closed_shapes(field(*grounds), 0)) == 1
    assert len(closed_shapes(field(*grounds, profile="scythed"), 0)) == 2


#: A strip of six steps between two lakes, in which skirmishers lie who can only go to the left or to the right.
STRIP = ("ground north: lake 20:41 20:60 110:60 110:41", "ground south: lake 20:20 20:37 110:37 110:20")


@rule("GRB-05-050")
def test_friends_under_a_line_must_find_room() -> None:
    there = lies(60, 40, 0, 2)
    walls = [f"bottom w{x}: hoplites at {x}:40" for x in (36, 44, 52, 70, 78, 86)]
    cases = [
        field("bottom s: skirm-bow at 62:40", *STRIP, y=10),
        # Others than skirmishers stay where they are; and nothing is free within sixteen steps.
        field("bottom s: hoplites at 62:40", y=10),
        field("bottom s: skirm-bow at 61:40", *walls, *STRIP, y=10),
    ]
    for position in cases:
        position.bases[1] = lies(60, 85, 180, 2)
    assert [has_room(position, [0], [there]) for position in cases] == [True, False, False]


# -- where one may be laid -------------------------------------------------------------------------


@rule("GRB-06-059", "GRB-01-018")
def test_a_forced_move_may_end_in_rough_ground_and_over_the_edge_with_less_than_half() -> None:
    position = field("ground rocks: broken 10:10 30:10 30:30 10:30", "ground pond: lake 80:10 95:10 95:20 80:20")
    assert may_be_laid(position, 0, lies(20, 20, 0, 2), [])
    assert not may_be_laid(position, 0, lies(85, 15, 0, 2), [])
    assert may_be_laid(position, 0, lies(0, 50, 0, 2), []), "half of it is on the table"
    assert not may_be_laid(position, 0, lies(-0.01, 50, 0, 2), [])
    assert may_be_laid(position, 0, lies(3, 50, 0, 2), [lies(11, 50, 0, 2)])
    assert not may_be_laid(position, 0, lies(3, 50, 0, 2), [lies(10.9, 50, 0, 2)])


@rule("GRB-06-042")
def test_where_a_front_has_touched_decides_where_along_an_edge_it_lies() -> None:
    # a meets the right end of t's front with its own left corner.
    position = field(y=40)
    position.bases[0] = lies(66, 40, 0, 2)
    assert first_spot(position.bases[0], position.bases[1]) == (63_000, 40_000)
    # Seen from t, who looks the other way, its middle is six steps to the left.
    assert wanted_offset(position.bases[0], position.bases[1], FRONT) == -6000


@rule("GRB-06-042")
@pytest.mark.parametrize(
    ("lines", "x"),
    [
        # Corner to corner; somebody to the right or left of t's front, or closed ground, moves it aside.
        ((), 60),
        (("bottom b: hoplites at 67:40",), 59),
        (("bottom b: hoplites at 53:40",), 61),
        (("bottom b: hoplites at 66:40", "bottom c: hoplites at 50:40"), 58),
        (("ground pond: lake 63:20 80:20 80:39 63:39",), 59),
        (("ground pond: lake 40:20 57:20 57:39 40:39",), 61),
        # Nobody is laid where no more than a twentieth of a step of contact is left.
        (("bottom b: hoplites at 60:40",), None),
        (("bottom b: hoplites at 60.1:40",), 52.1),
        (("bottom s: skirm-bow at 64:40",), 60),
    ],
)
def test_the_longest_contact_that_is_free(lines: tuple[str, ...], x: float | None) -> None:
    position = field(*lines, y=30)
    there = front(free_place(position, 0, position.bases[1], FRONT))
    assert there == (None if x is None else (x, 40, 0))


@rule("GRB-06-042", "GRB-05-050")
def test_skirmishers_who_find_no_room_are_in_the_way() -> None:
    walls = [f"bottom w{x}: hoplites at {x}:40" for x in (76, 84, 92)]
    lake = "ground south: lake 62:20 110:20 110:37 62:37"
    position = field("bottom s: skirm-bow at 67:40", *walls, lake, "top u: hoplites at 68:40 heading 180", y=30)
    assert front(free_place(position, 0, position.bases[1], FRONT)) == (59, 40, 0)


@rule("GRB-06-042")
@pytest.mark.parametrize(("x", "place"), [(62, 65), (58, 55)])
def test_of_equal_contacts_the_one_nearest_to_where_the_enemy_was_met_is_taken(x: float, place: float) -> None:
    # A pond two steps wide before the middle of t's front leaves three steps of contact on either side.
    position = field("ground pond: lake 59:36 61:36 61:39 59:39")
    position.bases[0] = lies(x, 30, 0, 2)
    assert front(free_place(position, 0, position.bases[1], FRONT)) == (place, 40, 0)


@rule("GRB-06-042")
def test_a_longer_contact_comes_before_a_nearer_one() -> None:
    # a has met the end of t's front; beside somebody there it would have a step of contact, before t all of it.
    position = field("bottom b: hoplites at 75:40")
    position.bases[0] = lies(66, 40, 0, 2)
    assert front(free_place(position, 0, position.bases[1], FRONT)) == (60, 40, 0)


@rule("GRB-06-042")
@pytest.mark.parametrize(("y", "place"), [(36.5, 38), (38, 38), (41, 41), (43.5, 43.5), (44.5, 44)])
def test_along_a_shorter_edge_the_place_nearest_to_the_first_contact_is_taken(y: float, place: float) -> None:
    # t's flanks lie from 40 to 42: a front of eight covers them as long as its middle is between 38 and 44.
    position = field()
    for edge, x, heading in ((LEFT, 64, 270), (RIGHT, 56, 90)):
        position.bases[0] = lies(x, y, heading, 2)
        assert front(free_place(position, 0, position.bases[1], edge)) == (x, place, heading)

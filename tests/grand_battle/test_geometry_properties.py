"""Geometry: what must hold for any bases, whichever way round the table is looked at."""

from hypothesis import strategies as st

from grand_battle.lying import about_faced, bases, for_any, headings, mirrored, pairs
from vexilla.games.grand_battle.geometry.bases import EDGES, FRONT, FRONT_LEFT, FRONT_RIGHT, LEFT, RIGHT, Base
from vexilla.games.grand_battle.geometry.bodies import body_of
from vexilla.games.grand_battle.geometry.contact import NO_TOUCH, contact, front_touches, quality
from vexilla.games.grand_battle.geometry.dressing import abut, against, aligned, dressed, offset_along
from vexilla.games.grand_battle.geometry.gaps import gap, near, overlap_depth, overlaps, touches
from vexilla.games.grand_battle.geometry.numbers import HEADINGS, SLACK, STEP, TOLERANCE, distance
from vexilla.games.grand_battle.geometry.shapes import area_in, base_gap, shape_of, shapes_depth
from vexilla.games.grand_battle.geometry.sight import covers, line
from vexilla.games.grand_battle.geometry.ways import meeting, way, way_keeping_off
from vexilla.games.grand_battle.geometry.wheels import wheel_limit
from vexilla.games.grand_battle.geometry.zones import front_area, zone_areas, zone_of

Pair = tuple[Base, Base]
#: What is left of a zone's area by cutting, in square steps doubled: a few ten-thousandths.
CUTTING = 200
pivots = st.sampled_from([FRONT_LEFT, FRONT_RIGHT])
#: An edge or a zone in the mirror.
MIRRORED = {zone: {LEFT: RIGHT, RIGHT: LEFT}.get(zone, zone) for zone in range(EDGES)}


@for_any(pairs())
def test_what_is_symmetric_is_the_same_from_either_side(pair: Pair) -> None:
    one, two = pair
    assert gap(one, two) == gap(two, one)
    assert overlap_depth(one, two) == overlap_depth(two, one)
    assert abut(one, two) == abut(two, one)
    ours, theirs = contact(one, two), contact(two, one)
    if ours is not None and theirs is not None:
        assert (ours.edge, ours.other_edge, ours.stretch) == (theirs.other_edge, theirs.edge, theirs.stretch)
    else:
        assert ours is theirs is None


@for_any(pairs(), headings, st.integers(0, 30 * STEP))
def test_a_turned_table_gives_the_same_answers(pair: Pair, heading: int, limit: int) -> None:
    one, two = pair
    faced, other = about_faced(one), about_faced(two)
    turned = (heading + HEADINGS // 2) % HEADINGS
    assert gap(faced, other) == gap(one, two)
    assert overlap_depth(faced, other) == overlap_depth(one, two)
    assert zone_areas(faced, other) == zone_areas(one, two)
    assert quality(faced, other) == quality(one, two)
    assert front_touches(faced, other) == front_touches(one, two)
    assert meeting(faced, turned, limit, other) == meeting(one, heading, limit, two)
    assert way_keeping_off(faced, turned, limit, other, 2000) == way_keeping_off(one, heading, limit, two, 2000)
    dress, undress = dressed(one, two), dressed(faced, other)
    assert undress == (None if dress is None else about_faced(dress))
    assert faced.corners() == [(-x, -y) for x, y in one.corners()]


@for_any(pairs(), headings, st.integers(0, 30 * STEP))
def test_a_mirrored_table_gives_mirrored_answers(pair: Pair, heading: int, limit: int) -> None:
    one, two = pair
    here, there = mirrored(one), mirrored(two)
    turned = -heading % HEADINGS
    assert gap(here, there) == gap(one, two)
    assert overlap_depth(here, there) == overlap_depth(one, two)
    areas = zone_areas(one, two)
    assert zone_areas(here, there) == [areas[MIRRORED[zone]] for zone in range(EDGES)]
    if areas[LEFT] != areas[RIGHT]:
        assert zone_of(here, there) == MIRRORED[zone_of(one, two)]
    assert quality(here, there) == quality(one, two)
    assert abs(_fraction(meeting(here, turned, limit, there)) - _fraction(meeting(one, heading, limit, two))) <= 1
    kept = way_keeping_off(one, heading, limit, two, 2000)
    assert abs(way_keeping_off(here, turned, limit, there, 2000) - kept) <= 1
    assert sorted(here.corners()) == sorted((-x, y) for x, y in one.corners())


def _fraction(found: tuple[int, int] | None) -> int:
    return -1 if found is None else found[0]


@for_any(pairs())
def test_bases_are_in_contact_when_the_gap_is_within_the_tolerance(pair: Pair) -> None:
    one, two = pair
    assert touches(one, two) == (gap(one, two) <= TOLERANCE)
    assert (contact(one, two) is not None) == (touches(one, two) and not overlaps(one, two))
    assert near(one, two, 2 * STEP) == (gap(one, two) <= 2 * STEP + SLACK)
    assert overlaps(one, two) == (overlap_depth(one, two) > TOLERANCE)
    assert gap(one, two) == 0 or overlap_depth(one, two) == 0


@for_any(pairs())
def test_a_front_that_touches_has_a_quality(pair: Pair) -> None:
    one, two = pair
    if not overlaps(one, two):
        touch = contact(one, two)
        by_edge = touch is not None and touch.is_edge() and touch.edge == FRONT
        assert (quality(one, two) > NO_TOUCH) == (front_touches(one, two) or by_edge)


@for_any(pairs())
def test_the_zones_share_out_a_base_that_is_beside(pair: Pair) -> None:
    one, two = pair
    if gap(one, two) > 0:
        assert abs(sum(zone_areas(one, two)) - two.area()) <= CUTTING
    else:
        assert sum(zone_areas(one, two)) <= two.area() + CUTTING
    assert front_area(one, two, 400 * STEP) - zone_areas(one, two)[0] <= CUTTING


@for_any(bases, pivots, st.integers(-9000, 9000))
def test_a_wheel_there_and_back_returns(base: Base, pivot: int, angle: int) -> None:
    assert base.wheeled(pivot, angle).wheeled(pivot, -angle) == base
    assert base.turned(angle).turned(-angle) == base
    assert body_of([base]).wheeled(pivot, angle).bases == [base.wheeled(pivot, angle)]


@for_any(bases, pivots, st.lists(st.integers(-9000, 9000), min_size=1, max_size=5), st.integers(2, 12))
def test_a_group_keeps_its_offsets(base: Base, pivot: int, angles: list[int], units: int) -> None:
    members = [base]
    while len(members) < units:
        members.append(members[-1].moved(0, 8 * STEP))
    body = body_of(members)
    start = body.wheeled(pivot, 0).bases
    for angle in angles:
        # Measured anew before every wheel, as from one turn to the next.
        body = body_of(body.wheeled(pivot, angle).bases)
    for one, two in zip(body.bases, body.bases[1:], strict=False):
        assert abut(one, two)
        assert gap(one, two) <= 1
        assert overlap_depth(one, two) <= 1
    for angle in reversed(angles):
        body = body_of(body.wheeled(pivot, -angle).bases)
    assert body.bases == start


@for_any(bases, st.integers(0, EDGES - 1), st.integers(-6 * STEP, 6 * STEP))
def test_a_base_put_against_an_edge_touches_it(base: Base, edge: int, offset: int) -> None:
    there = against(8 * STEP, 4 * STEP, base, edge, offset)
    assert gap(there, base) <= 1 or abs(offset) > (base.edge_length(edge) + 8 * STEP) // 2
    assert overlap_depth(there, base) <= 1
    assert abs(offset_along(there, base, edge) - offset) <= 1
    slid = aligned(there, base, edge)
    touch = contact(slid, base)
    assert touch is not None
    assert touch.stretch >= min(8 * STEP, base.edge_length(edge)) - 2


@for_any(pairs())
def test_a_dressed_base_stands_flush_and_stays(pair: Pair) -> None:
    one, two = pair
    there = dressed(one, two)
    if there is not None:
        assert there.heading == two.heading
        assert gap(there, two) <= 1
        assert overlap_depth(there, two) <= 1
        assert distance(there.front(), one.front()) <= 4 * TOLERANCE
        assert dressed(there, two) == there


@for_any(pairs(), headings, st.integers(0, 30 * STEP))
def test_a_way_ends_where_the_bases_touch(pair: Pair, heading: int, limit: int) -> None:
    one, two = pair
    length = way(one, heading, limit, two)
    assert 0 <= length <= limit
    there = one.shifted(heading, length)
    if length:
        assert overlap_depth(there, two) <= TOLERANCE + 1
    if meeting(one, heading, limit, two) is not None:
        assert gap(there, two) <= 2
        assert way(one, heading, length, two) == length


@for_any(pairs(), headings, st.integers(0, 30 * STEP))
def test_a_way_keeps_off_all_along(pair: Pair, heading: int, limit: int) -> None:
    one, two = pair
    length = way_keeping_off(one, heading, limit, two, 2 * STEP)
    keep = min(2 * STEP, gap(one, two)) - SLACK
    for part in range(5):
        assert gap(one.shifted(heading, length * part // 4), two) >= keep - 1
    if length < limit and keep > 0:
        assert gap(one.shifted(heading, length), two) <= keep + 1


@for_any(pairs(), st.sampled_from([(FRONT_LEFT, -3000), (FRONT_RIGHT, 3000)]), examples=30)
def test_a_wheel_that_is_free_overlaps_nothing(pair: Pair, wheel: tuple[int, int]) -> None:
    one, two = pair
    pivot, angle = wheel
    if not overlaps(one, two):
        free = wheel_limit(body_of([one]), pivot, angle, [shape_of(two)], [])
        assert abs(free) <= abs(angle)
        assert overlap_depth(one.wheeled(pivot, free), two) <= TOLERANCE + 2
        assert wheel_limit(body_of([one]), pivot, free, [shape_of(two)], []) == free


@for_any(pairs())
def test_a_base_as_a_shape_is_the_same_base(pair: Pair) -> None:
    one, two = pair
    assert abs(base_gap(one, shape_of(two)) - gap(one, two)) <= 2
    assert abs(shapes_depth(shape_of(one), shape_of(two)) - overlap_depth(one, two)) <= 2
    assert abs(area_in(one, [shape_of(one)]) - one.area()) <= 30 * STEP * 2
    assert area_in(one, [shape_of(two)]) == 0 or gap(one, two) == 0


@for_any(pairs())
def test_a_line_of_sight_is_the_same_there_and_back(pair: Pair) -> None:
    one, two = pair
    start, end = one.front(), two.corner(0)
    assert covers(shape_of(two), line(start, end)) == covers(shape_of(two), line(end, start))
    past = (2 * end[0] - start[0], 2 * end[1] - start[1])
    centre = two.centre()
    assert start == centre or covers(shape_of(two), line(start, centre)) or gap(one, two) <= TOLERANCE
    assert isinstance(covers(shape_of(two), line(start, past)), bool)

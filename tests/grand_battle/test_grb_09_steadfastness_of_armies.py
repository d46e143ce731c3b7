"""Chapter 9: the steadfastness with which an army begins."""

from __future__ import annotations

from grand_battle.musters import OWN, changed, muster, profile
from vexilla.testing import rule


@rule("GRB-09-002", "GRB-09-003", "GRB-09-004")
def test_units_count_one_double_ones_two_and_skirmishers_a_half() -> None:
    counts = {key: profile(key).steadfastness / 2 for key in ("legion-5", "scythed", "elephant-african", "h-cannon")}
    assert set(counts.values()) == {1}
    assert [profile(key).steadfastness / 2 for key in ("swiss-block", "tercio", "reiters")] == [2, 2, 2]
    assert [profile(key).steadfastness / 2 for key in ("skirm-bow", "lh-bow")] == [0.5, 0.5]


@rule("GRB-09-001", "GRB-09-005", "GRB-09-006")
def test_command_points_and_the_camp_count() -> None:
    army = muster(OWN)
    # Four and four and two and one single units, three double ones, two of skirmishers, CP 2 and 1, an ordinary camp.
    assert army.steadfastness / 2 == 4 + 4 + 2 + 1 + 2 * 3 + 1 + 2 + 1 + 1
    assert muster(changed("CP = 2", "CP = 3", OWN)).steadfastness - army.steadfastness == 2
    camps = {"none": 0, "ordinary": 1, "baggage": 1, "barricade": 2, "fortified": 3}
    anywhere = changed('camps = ["none", "ordinary"]\n', "", OWN)
    for camp, points in camps.items():
        other = muster(changed('camp = "ordinary"', f'camp = "{camp}"', anywhere))
        assert other.steadfastness / 2 == army.steadfastness / 2 - 1 + points


@rule("GRB-09-020")
def test_the_constructed_example() -> None:
    army = muster(
        """\
name = "Example"
year = 1476
camp = "ordinary"
[units]
swiss-halberd = 12
swiss-block = 2
skirm-bow = 4
[general]
A = { CP = 2, with = "swiss-block" }
[commanders]
B = "swiss-halberd"
C = "swiss-halberd"
D = "swiss-halberd"
"""
    )
    assert (army.steadfastness, army.discipline) == (2 * 24, 4)

"""Chapter 4: generals and commanders of armies."""

from __future__ import annotations

from grand_battle.musters import OWN, ROMANS, muster, profile, wrong
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.testing import rule


@rule("GRB-04-001")
def test_an_army_has_one_general() -> None:
    army = muster(ROMANS)
    assert [commander.is_general for commander in army.commanders] == [True, False, False]
    assert wrong('[general]\nScipio = "legion-5"\n', "") == [("army-no-general", "GRB-04-001")]
    two = 'Scipio = "legion-5"\nFabius = "legion-5"'
    assert wrong('Scipio = "legion-5"', two) == [("army-two-generals", "GRB-04-001")]


@rule("GRB-04-005", "GRB-04-019")
def test_ratings_of_generals() -> None:
    assert wrong("CP = 2", "CP = 3", OWN) == []
    assert wrong("CP = 2", "CP = 4", OWN) == wrong("CP = 2", "CP = 0", OWN) == [("army-number", "GRB-04-005")]
    assert wrong("LP = 2", "LP = 0", OWN) == []
    assert wrong("LP = 2", "LP = 3", OWN) == [("army-number", "GRB-04-019")]


@rule("GRB-04-006")
def test_a_commander_has_one_point_unless_his_list_says_otherwise() -> None:
    army = muster(ROMANS)
    ratings = [(each.name, each.command, each.leadership) for each in army.commanders]
    assert ratings == [("Scipio", 2, 1), ("Laelius", 1, 1), ("Marcius", 1, 1)]
    raised = wrong('Marcius = { with = "legion-4 3" }', 'Marcius = { CP = 2, with = "legion-4 3" }')
    assert raised == [("army-ratings", "GRB-01-051")]
    assert wrong('Scipio = "legion-5"', 'Scipio = { CP = 2, LP = 1, with = "legion-5" }') == []


@rule("GRB-04-007", "GRB-04-021")
def test_historical_persons_have_their_own_ratings() -> None:
    parliament = {each.name: each.command for each in LIBRARY.find("parliament").commanders}
    assert parliament["Cromwell"] > parliament["Fairfax"]
    (darius,) = [each for each in LIBRARY.find("achaemenid").commanders if each.is_general]
    assert darius.leadership == 0
    (narses,) = [each for each in LIBRARY.find("byzantium-554").commanders if each.is_general]
    assert (narses.command, narses.leadership) == (2, 0)
    byzantium = LIBRARY.find("byzantium").commanders
    assert byzantium[1].leadership > byzantium[0].leadership


@rule("GRB-04-022", "GRB-11-003")
def test_commanders_are_with_a_unit_and_only_indian_ones_on_elephants() -> None:
    army = muster(ROMANS)
    units = [(army.units[each.unit].profile.key, army.units[each.unit].number) for each in army.commanders]
    assert units == [("legion-5", 1), ("roman-horse-staff", 1), ("legion-4", 3)]
    assert wrong('"legion-4 3"', '"legion-4 6"') == [("army-unknown", "")], "there are five, and one in reserve"
    assert wrong('Scipio = "legion-5"', 'Scipio = "phalanx"') == [("army-unknown", "")]
    hittite = LIBRARY.find("hittites")
    assert hittite.units[hittite.commanders[0].unit].profile.kind.key == "chariots-heavy"
    riding = OWN.replace('Cineas = "bronze-shields"', 'Cineas = "elephant-indian"')
    assert wrong("year = -250", "year = -251", riding) == [("army-elephant", "GRB-04-022")]
    assert wrong("year = -250", "year = -250\nindian = true", riding) == []


def test_several_commanders_take_units_of_their_own_while_there_are_any() -> None:
    army = LIBRARY.find("rome-caesar")
    assert [army.units[each.unit].profile.key for each in army.commanders] == ["legion-5", "german-horse", "legion-5"]
    assert army.commanders[0].unit != army.commanders[2].unit


@rule("GRB-04-023")
def test_a_staff_keeps_melee_and_armour_but_has_strength_two_and_skirmishes() -> None:
    army = muster(ROMANS)
    staff = army.units[army.commanders[1].unit].profile
    parent = profile("roman-horse")
    assert staff.parent is parent
    assert (staff.strength, staff.melee, staff.armour) == (2, parent.melee, parent.armour)
    assert staff.kind.is_skirmisher
    assert (staff.price, staff.steadfastness) == (32, 1)
    assert [unit.profile.key for unit in army.units].count("roman-horse") == 1, "one of the two is the staff"
    on_foot = wrong('Marcius = { with = "legion-4 3" }', 'Marcius = { with = "legion-4 3", staff = true }')
    assert on_foot == [("army-staff", "GRB-04-023")]


@rule("GRB-04-048")
def test_at_most_four_commanders_and_no_more_than_the_list_says() -> None:
    assert wrong("max_commanders = 2", "max_commanders = 4", OWN) == []
    assert wrong("max_commanders = 2", "max_commanders = 5", OWN) == [("army-number", "GRB-04-048")]
    assert wrong("max_commanders = 2", "max_commanders = 0", OWN) == [("army-many-commanders", "GRB-04-048")]
    more = '{ with = "legion-4 3" }\nGaius = "legion-4"\nLucius = "legion-4"'
    assert [reason for reason, _ in wrong('{ with = "legion-4 3" }', more)] == ["army-over-budget"]
    unlimited = ROMANS.replace("budget = 700", "budget = 0")
    assert wrong('{ with = "legion-4 3" }', more, unlimited) == []
    five = more + '\nTitus = "legion-5"'
    assert wrong('{ with = "legion-4 3" }', five, unlimited) == [("army-many-commanders", "GRB-04-048")]
    assert max(LIBRARY.find(key).discipline for key in LIBRARY.keys()) <= 5  # noqa: SIM118

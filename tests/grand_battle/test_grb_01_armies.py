"""Chapter 1: units and armies as lists have them."""

from __future__ import annotations

import pytest

from grand_battle.musters import OWN, ROMANS, changed, muster, own_profile, profile, unusual, wrong
from vexilla.games.grand_battle.armies.army import ids_of
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.profile import DOUBLE, MIXED, SINGLE
from vexilla.testing import rule


@rule("GRB-01-005")
def test_an_army_keeps_its_budget_and_spends_nearly_all_of_it() -> None:
    assert muster(ROMANS).price == 689
    assert wrong("budget = 700", "budget = 689") == []
    assert wrong("budget = 700", "budget = 688") == [("army-over-budget", "GRB-01-005")]
    assert wrong("budget = 700", "budget = 725") == []
    assert wrong("budget = 700", "budget = 726") == [("army-under-budget", "GRB-01-005")]
    assert wrong("budget = 700\n", "") == [("army-under-budget", "GRB-01-005")], "750 unless it is said"


@rule("GRB-01-012")
def test_two_bases_are_as_deep_as_both() -> None:
    depths = {key: profile(key).depth for key in ("swiss-block", "tercio", "swedish-brigade", "skutatoi-mixed")}
    assert depths == {"swiss-block": 8_000, "tercio": 8_000, "swedish-brigade": 6_000, "skutatoi-mixed": 4_000}


@rule("GRB-01-019")
def test_a_unit_has_strength_values_and_a_price() -> None:
    legion = profile("legion-5")
    assert (legion.strength, legion.melee, legion.shooting, legion.armour, legion.move) == (5, 4, 1, 2, 10_000)
    assert legion.price == 47
    row = 'type = "swordsmen", BS = 4, P = {}, AR = {}, MV = 10'
    assert own_profile(row.format(6, 6)) == []
    assert own_profile(row.format(7, 0)) == own_profile(row.format(0, 7)) == [("army-number-of", "GRB-01-019")]
    assert own_profile('type = "swordsmen", BS = 4, P = 3, MV = 10') == [("army-number-of", "GRB-01-019")]
    assert own_profile(row.format(3, 3) + ", price = 31") == [("army-price", "GRB-01-019")]
    assert own_profile(row.format(3, 3) + ", price = 32") == []


@rule("GRB-01-020")
def test_units_on_one_base_on_two_and_on_mixed_ones() -> None:
    keys = ("legion-5", "swiss-block", "tercio")
    assert [profile(key).formation for key in keys] == [SINGLE, DOUBLE, MIXED]


@rule("GRB-01-021")
def test_few_and_many_units_are_unusual_and_more_than_24_refused() -> None:
    romans = changed("budget = 700", "budget = 0")
    assert unusual(romans) == []
    fewer = romans.replace("legion-4 = 5", "legion-4 = 2").replace("lh-javelin = 2", "lh-javelin = 0")
    fewer = fewer.replace("legion-5 = 5", "legion-5 = 4").replace('with = "legion-4 3"', 'with = "legion-4"')
    fewer = fewer[: fewer.index("[reserve]")] + fewer[fewer.index("[general]") :]
    assert len(muster(fewer).units) == 11
    assert unusual(fewer) == ["army-unusual"]
    twelve = fewer.replace("legion-5 = 4", "legion-5 = 5")
    assert unusual(twelve) == []
    many = romans.replace("skirm-javelin = 3", "skirm-javelin = 4").replace("lh-javelin = 2", "lh-javelin = 4")
    assert unusual(many) == [], "twenty units, and two in reserve"
    assert unusual(many.replace("roman-horse = 2", "roman-horse = 3")) == ["army-unusual"]
    own = changed("bronze-shields  = 4", "bronze-shields  = 12", OWN)
    assert (len(muster(own).units), unusual(own)) == (24, ["army-unusual"])
    assert wrong("bronze-shields  = 4", "bronze-shields  = 13", OWN) == [("army-too-many", "GRB-01-021")]
    assert wrong("skirm-javelin = 1\n", "skirm-javelin = 1.5\n") == [("army-number", "GRB-01-021")]


@rule("GRB-01-024")
def test_initial_strength_is_the_figures_of_a_base() -> None:
    for each in LIBRARY.profiles().values():
        assert each.strength == each.figures + (0 if each.formation == SINGLE else 1)


@rule("GRB-01-036")
def test_discipline_is_the_number_of_command_figures_on_the_table() -> None:
    assert muster(ROMANS).discipline == 3
    marched = changed('Marcius = { with = "legion-4 3" }', 'Marcius = { with = "legion-4", reserve = true }')
    army = muster(marched)
    assert army.discipline == 2
    assert army.units[army.commanders[2].unit].in_reserve


@rule("GRB-01-051")
def test_every_line_keeps_its_limits() -> None:
    assert wrong("legion-5 = 5", "legion-5 = 7") == [("army-limits", "GRB-01-051")]
    unlimited = changed("budget = 700", "budget = 0")
    assert wrong("legion-4 = 5", "legion-4 = 6", unlimited) == [], "six and one in reserve are seven"
    assert wrong("legion-4 = 5", "legion-4 = 7") == [("army-limits", "GRB-01-051")]
    assert ("army-limits", "GRB-01-051") in wrong("roman-horse = 2", "roman-horse = 0")
    assert wrong("lh-javelin = 2", "gallic-horse = 2") == [("army-unknown", "")]
    assert wrong('camp = "ordinary"\n\n', 'camp = "fortified"\n\n', OWN) == [("army-camp", "GRB-01-051")]
    assert wrong("barricades = 2", "barricades = 5", unlimited) == [], "five and one are six"
    assert wrong("barricades = 2", "barricades = 6", unlimited) == [("army-sections", "GRB-01-051")]
    assert wrong("barricades = 2", "works = 3", unlimited) == [("army-sections", "GRB-01-051")]


@rule("GRB-01-051")
def test_a_list_says_what_is_usual_and_options_have_none() -> None:
    source = LIBRARY.find("macedon").source
    wedge = source.line_of("companions-wedge")
    assert wedge is not None
    assert (wedge.count, wedge.least, wedge.most, wedge.profile.price) == (0, 0, 1, 92)
    assert (source.camps[-1], source.max_commanders) == ("fortified", 4)


@pytest.mark.parametrize("key", LIBRARY.keys())
def test_every_list_is_an_army_that_keeps_all_rules(key: str) -> None:
    army = LIBRARY.find(key)
    assert army.warnings == []
    assert 15 <= len(army.units) <= 20
    assert key in next(pair for pair in LIBRARY.pairs() if pair.key == army.source.battle).armies
    for commander in army.commanders:
        assert all(army.word(commander.name, language) != commander.name for language in ("ru", "uk"))


def test_what_the_lists_amount_to() -> None:
    totals = {}
    for key in ("macedon", "achaemenid", "english-1415", "burgundy", "imperial", "french-1415"):
        army = LIBRARY.find(key)
        totals[key] = (len(army.units), army.price, army.steadfastness / 2, army.discipline)
    assert totals == {
        "macedon": (19, 798, 24, 4),
        "achaemenid": (20, 774, 22.5, 3),
        "english-1415": (15, 760, 22.5, 4),
        "burgundy": (19, 757, 23.5, 3),
        "imperial": (17, 985, 27, 3),
        "french-1415": (18, 769, 22, 3),
    }
    assert (len(LIBRARY.keys()), len(LIBRARY.pairs()), len(LIBRARY.profiles())) == (34, 17, 159)


def test_armies_of_a_pair_are_of_its_year_and_about_equal() -> None:
    for pair in LIBRARY.pairs():
        first, second = [LIBRARY.find(key) for key in pair.armies]
        assert first.source.year == second.source.year == pair.year
        assert abs(first.price - second.price) * 20 <= max(first.price, second.price)
        assert {first.role, second.role} == {0, 1}


def test_ids_of_units_are_unique_over_both_armies() -> None:
    macedon, persia = ids_of((LIBRARY.find("macedon"), LIBRARY.find("achaemenid")))
    assert len({*macedon, *persia}) == 39
    assert [each for each in macedon if each.startswith("phalanx")] == [
        "phalanx-1",
        "phalanx-2",
        "phalanx-3",
        "phalanx-4",
        "phalanx-4-1",
    ]
    assert [each for each in persia if each.startswith("hoplites")] == ["hoplites-3", "hoplites-4"]

"""Chapter 2: what a reserve may be made of."""

from __future__ import annotations

from grand_battle.musters import OWN, ROMANS, muster, own_profile, wrong
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.tables.reserves import DEFENDER
from vexilla.testing import rule


@rule("GRB-02-019")
def test_no_unit_moves_twenty_steps() -> None:
    row = 'type = "skirmishers-mounted", BS = 2, P = 1, AR = 0, MV = {}'
    assert own_profile(row.format(19)) == []
    assert own_profile(row.format(20)) == [("army-number-of", "GRB-02-019")]
    assert max(profile.move for profile in LIBRARY.profiles().values()) < 20_000


@rule("GRB-02-039")
def test_a_reserve_costs_a_tenth_of_the_army_at_most() -> None:
    army = muster(ROMANS)
    assert (army.price, army.reserve_price) == (689, 42 + 19 + 3)
    assert wrong("barricades = 1\n", "barricades = 2\n") == [], "67 of 68"
    assert wrong("skirm-javelin = 1\n", "skirm-javelin = 1\nlh-javelin = 1\n") == [("army-reserve-price", "GRB-02-039")]


@rule("GRB-02-041", "GRB-02-045")
def test_attacker_and_defender_have_their_own_ways_for_a_reserve() -> None:
    arrival = muster(ROMANS).arrival
    assert arrival is not None
    assert (arrival.key, arrival.role, arrival.turn) == ("rear", DEFENDER, 8)
    assert wrong('"rear"', '"outflanking"') == [("army-reserve-mode", "GRB-02-041")]
    assert wrong('"rear"', '"direct"') == []
    attacker = ROMANS.replace("barricades = 1\n", "").replace('"defender"', '"attacker"')
    assert wrong('"rear"', '"outflanking"', attacker) == []
    assert muster(attacker.replace('"rear"', '"direct"')).role != DEFENDER
    assert wrong('"rear"', '"sea"') == [("army-unknown", "")]


@rule("GRB-02-050")
def test_a_reserve_does_not_count_in_steadfastness_before_it_has_come() -> None:
    with_reserve = muster(ROMANS)
    without = muster(ROMANS[: ROMANS.index("[reserve]")] + ROMANS[ROMANS.index("[general]") :])
    assert with_reserve.steadfastness == without.steadfastness


@rule("GRB-02-051")
def test_only_a_defender_spends_his_reserve_on_sections() -> None:
    army = muster(ROMANS)
    assert (army.barricades, army.reserve_barricades) == (2, 1)
    direct = ROMANS.replace('"rear"', '"direct"')
    assert wrong('role = "defender"', 'role = "attacker"', direct) == [("army-reserve-sections", "GRB-02-051")]
    assert wrong('role = "defender"\n', "", direct) == [("army-reserve-sections", "GRB-02-051")]
    assert wrong('role = "defender"\n', "") == [], "only a defender comes in the rear"


@rule("GRB-02-061")
def test_a_reserve_is_from_lines_that_are_marked_for_it() -> None:
    persians = """\
name = "Persians"
list = "achaemenid"
budget = 0
[units]
persian-guard-horse = 3
persian-horse = 6
levy-archers = 5
hoplites = 2
[reserve.units]
{} = 1
[general]
"Darius III" = "persian-guard-horse"
"""
    assert wrong("{}", "lh-bow", persians) == []
    assert wrong("{}", "elephant-indian", persians) == [("army-not-in-reserve", "GRB-02-061")]
    assert wrong("{}", "scythed", persians) == [("army-not-in-reserve", "GRB-02-061")]
    assert wrong("max = 1, reserve = false", "max = 1, reserve = true", OWN) == [("army-never-reserve", "GRB-02-061")]
    never = {"elephants", "chariots-heavy", "chariots-scythed", "bolt-thrower", "artillery-light", "artillery-heavy"}
    for key in LIBRARY.keys():  # noqa: SIM118
        for line in LIBRARY.find(key).source.lines:
            assert line.reserve == (line.profile.kind.key not in never)


@rule("GRB-02-061")
def test_the_general_is_never_with_the_reserve() -> None:
    changed = 'Scipio = { with = "legion-4", reserve = true }'
    assert wrong('Scipio = "legion-5"', changed) == [("army-general-in-reserve", "GRB-02-061")]

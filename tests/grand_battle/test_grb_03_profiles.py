"""Chapter 3: profiles on one base and two, and what they may have."""

from __future__ import annotations

import pytest

from grand_battle.musters import OWN, muster, own_profile, profile, wrong
from vexilla.games.grand_battle.armies.army import terror_of
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.armies.profile import DOUBLE, MIXED, SINGLE, Profile
from vexilla.games.grand_battle.tables.traits import CLOSE_COMBAT, TRAINED
from vexilla.testing import rule


@rule("GRB-03-001", "GRB-03-002", "GRB-03-007")
def test_heavy_weapons_need_the_depth_of_their_range() -> None:
    foot = 'type = "{}", BS = {}, P = 1, AR = 0, MV = 12, weapon = "{}"'
    assert own_profile(foot.format("skirmishers-foot", 2, "light-bow")) == []
    assert own_profile(foot.format("skirmishers-foot", 2, "heavy-bow")) == [("army-long-range", "GRB-03-007")]
    assert own_profile(foot.format("shooters-light", 3, "heavy-bow")) == [("army-long-range", "GRB-03-007")]
    assert own_profile(foot.format("shooters-heavy", 3, "heavy-bow")) == []
    assert own_profile(foot.format("shooters-heavy", 3, "sling")) == [("army-short-range", "GRB-03-002")]
    unarmed = 'type = "shooters-heavy", BS = 3, P = 1, AR = 0, MV = 12'
    assert own_profile(unarmed) == [("army-needs-weapon", "GRB-03-007")]


@rule("GRB-03-010")
def test_legions_throw_pila() -> None:
    assert {profile(key).weapon for key in ("legion-4", "legion-5")} == {profile("skirm-javelin").weapon}


@rule("GRB-03-015")
def test_horse_armour_is_for_heavy_cavalry() -> None:
    row = 'type = "{}", BS = 4, P = 4, AR = 4, MV = 14, traits = ["CC", "metal_horse_armour"]'
    assert own_profile(row.format("cavalry-heavy")) == []
    assert own_profile(row.format("cavalry-medium")) == [("army-trait-type", "GRB-06-122")]
    assert own_profile(row.format("swordsmen")) == [("army-trait-type", "GRB-06-122")]


@rule("GRB-03-017")
def test_chariots_may_have_longer_bases() -> None:
    row = 'type = "{}", BS = 3, P = 3, AR = 1, MV = 12, depth = {}'
    assert own_profile(row.format("chariots-light", 8)) == []
    assert own_profile(row.format("chariots-light", 4)) == [("army-depth", "GRB-01-012")]
    assert own_profile(row.format("swordsmen", 4)) == [("army-depth", "GRB-01-012")]


@rule("GRB-03-018")
def test_double_bases_exist_only_where_the_list_has_them() -> None:
    macedonians = """\
name = "Macedonians"
list = "macedon"
budget = 0
[units]
companions = 2
thessalians = 1
lh-javelin = 1
phalanx = 6
{} = 1
[general]
Alexander = "companions"
"""
    assert wrong("{}", "companions-wedge", macedonians) == []
    assert wrong("{}", "swiss-block", macedonians) == [("army-unknown", "")]


@rule("GRB-03-019", "GRB-03-022", "GRB-03-024")
def test_double_bases_of_one_kind_and_of_two() -> None:
    doubles = {each.key for each in LIBRARY.profiles().values() if each.formation == DOUBLE}
    assert doubles >= {"iberian-wedge", "frank-wedge", "swiss-block", "lands-block", "reiters"}
    mixed = {each.key: each for each in LIBRARY.profiles().values() if each.formation == MIXED}
    assert set(mixed) >= {"skutatoi-mixed", "english-battle", "tercio", "swedish-brigade", "nma-regiment"}
    for each in mixed.values():
        assert each.main is not None
        assert each.support is not None
        assert each.main.has(CLOSE_COMBAT)
        assert each.support.weapon is not None
    wrong_way = own_profile('melee = "skirm-bow", shooters = "city-guard"')
    assert wrong_way == [("army-mixed", "GRB-03-019")]


@rule("GRB-03-023")
def test_the_theban_embolon_is_one_strong_base() -> None:
    embolon = profile("theban-embolon")
    assert (embolon.formation, embolon.strength, embolon.depth) == (SINGLE, 6, 4_000)


@rule("GRB-03-026", "GRB-03-027")
def test_the_melee_troops_are_the_main_base() -> None:
    tercio = profile("tercio")
    assert tercio.main is profile("tercio-pike")
    assert (tercio.kind.key, tercio.melee, tercio.armour) == ("pikemen-deep", 3, 2)


@rule("GRB-03-028", "GRB-03-031", "GRB-03-032")
def test_a_swiss_block_has_the_highest_strength_for_the_price_of_two_bases() -> None:
    block, base = profile("swiss-block"), profile("swiss-pike")
    assert (block.strength, block.figures, block.price) == (6, 5, 2 * base.price)
    assert max(each.strength for each in LIBRARY.profiles().values()) == 6
    assert own_profile('double = "theban-embolon"') == [("army-double-strength", "GRB-03-032")]
    seven = 'type = "elephants", BS = {}, P = 4, AR = 2, MV = 10'
    assert own_profile(seven.format(6)) == []
    assert own_profile(seven.format(7)) == [("army-number-of", "GRB-03-032")]
    assert profile("tercio").price == profile("tercio-pike").price + profile("tercio-shot").price


@rule("GRB-03-033", "GRB-03-040", "GRB-03-041")
def test_a_tercio_fights_with_its_pikes_and_shoots_with_its_shot() -> None:
    tercio = profile("tercio")
    assert tercio.strength == 5 + 1
    assert tercio.shooters is profile("tercio-shot")
    assert (tercio.shooters.figures, tercio.shooting, tercio.penetration, tercio.shooters.armour) == (4, 1, 4, 0)
    assert profile("legion-5").shooters is profile("legion-5")


@rule("GRB-03-049", "GRB-03-057")
def test_units_of_one_type_may_differ_in_strength() -> None:
    assert {each.figures for each in LIBRARY.profiles().values() if each.kind.key == "legion"} == {4, 5}
    assert {each.figures for each in LIBRARY.profiles().values() if each.kind.key == "spearmen"} == {3, 4, 5}


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        ("skirmishers-foot", (2,)),
        ("swordsmen", (3, 4)),
        ("spearmen", (3, 4, 5)),
        ("pikemen-deep", (4, 5)),
        ("halberdiers", (4,)),
        ("legion", (4, 5)),
        ("cavalry-heavy", (3, 4)),
        ("elephants", (1, 2, 3, 4, 5, 6)),
    ],
)
@rule("GRB-03-050", "GRB-03-055", "GRB-03-058", "GRB-03-059")
def test_a_profile_has_a_strength_that_its_type_allows(kind: str, allowed: tuple[int, ...]) -> None:
    row = f'type = "{kind}", P = 3, AR = 2, MV = 10, BS = '
    sound = [strength for strength in range(1, 7) if own_profile(f"{row}{strength}") == []]
    assert tuple(sound) == allowed
    refused = [own_profile(f"{row}{strength}") for strength in range(1, 7) if strength not in allowed]
    assert all(each == [("army-strength", "GRB-03-059")] for each in refused)


@rule("GRB-03-051")
def test_skirmishers_need_no_missiles() -> None:
    assert own_profile('type = "skirmishers-foot", BS = 2, P = 4, AR = 2, MV = 10, traits = ["CC"]') == []


@rule("GRB-03-060")
def test_who_has_close_combat_and_who_has_not() -> None:
    assert profile("legion-5").has(CLOSE_COMBAT)
    assert not profile("longbow").has(CLOSE_COMBAT)


@rule("GRB-03-064")
def test_a_mixed_unit_is_trained_if_both_its_bases_are() -> None:
    assert profile("swedish-brigade").has(TRAINED)
    assert not profile("tercio").has(TRAINED)
    drilled = OWN.replace('"big_shields"]', '"big_shields", "trained"]').replace("price = 25 ", "price = 27 ")
    assert line_of(drilled, "shield-archers").has(TRAINED)
    assert not line_of(drilled.replace('"toxotai"', '"levy-archers"'), "shield-archers").has(TRAINED)
    assert not line_of(OWN, "shield-archers").has(TRAINED)


def line_of(text: str, key: str) -> Profile:
    """A profile of an army file."""
    line = muster(text).source.line_of(key)
    assert line is not None
    return line.profile


@rule("GRB-05-002")
def test_a_mixed_unit_moves_with_the_slower_of_its_bases() -> None:
    assert line_of(OWN, "shield-archers").move == 10_000
    slow = OWN.replace('"toxotai"', '"slow"').replace("[units]", f"slow = {{ {SLOW} }}\n[units]")
    assert line_of(slow, "shield-archers").move == 8_000


SLOW = 'type = "shooters-light", BS = 3, P = 1, AR = 0, MV = 8, weapon = "sling"'


@rule("GRB-03-065")
def test_fanatics_have_close_combat() -> None:
    row = 'type = "swordsmen", BS = 4, P = 4, AR = 0, MV = 12, traits = [{}]'
    assert own_profile(row.format('"CC", "fanatics"')) == []
    assert own_profile(row.format('"fanatics"')) == [("army-fanatics", "GRB-06-102")]


@rule("GRB-03-074", "GRB-03-081")
def test_terror_belongs_to_the_army_that_meets_it() -> None:
    macedon, persia = LIBRARY.find("macedon"), LIBRARY.find("achaemenid")
    assert terror_of(macedon, persia) == (True, False)
    assert terror_of(persia, macedon) == (False, False)
    assert terror_of(LIBRARY.find("rome-zama"), LIBRARY.find("carthage-zama")) == (False, False)
    assert terror_of(LIBRARY.find("poland-lithuania"), LIBRARY.find("teutonic")) == (False, True)
    gauls, caesar = LIBRARY.find("gauls"), LIBRARY.find("rome-caesar")
    assert any(unit.profile.key == "bolt" for unit in caesar.units)
    assert terror_of(gauls, caesar) == (False, False), "bolt throwers frighten nobody"
    frightened = {pair.key for pair in LIBRARY.pairs() if any(terror_in(pair.armies))}
    assert frightened == {"gaugamela", "grunwald"}
    assert wrong('["artillery"]', '["camels"]', OWN) == [("army-unknown", "")]


def terror_in(armies: tuple[str, str]) -> tuple[bool, ...]:
    """Whether anybody is terrified when two armies meet."""
    first, second = [LIBRARY.find(key) for key in armies]
    return (*terror_of(first, second), *terror_of(second, first))

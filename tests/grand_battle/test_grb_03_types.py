"""Chapter 3: the types of troops, their bases and strengths."""

from __future__ import annotations

from vexilla.games.grand_battle.tables.troops import (
    BASE_WIDTH,
    MOST_STRENGTH,
    SPEARS,
    TROOP_TYPES,
    troop_type,
)
from vexilla.testing import rule


def depths(*keys: str) -> list[int]:
    """The depths of some types, in steps."""
    return [troop_type(key).depth // 1000 for key in keys]


@rule("GRB-01-011")
def test_every_base_is_eight_steps_wide_but_the_baggage_train() -> None:
    assert {kind.key: kind.width for kind in TROOP_TYPES if kind.width != BASE_WIDTH} == {"baggage": 4_000}
    assert BASE_WIDTH == 8_000


@rule("GRB-01-012")
def test_bases_are_two_four_six_or_eight_steps_deep() -> None:
    assert {kind.depth for kind in TROOP_TYPES} | {kind.long_depth for kind in TROOP_TYPES} == {
        0,
        2_000,
        4_000,
        6_000,
        8_000,
    }


@rule("GRB-03-001", "GRB-03-002", "GRB-03-003", "GRB-03-004")
def test_skirmishers_light_shooters_spearmen_and_shallow_pikes_stand_two_steps_deep() -> None:
    assert depths("skirmishers-foot", "shooters-light", "spearmen", "pikemen-shallow") == [2, 2, 2, 2]


@rule("GRB-03-005", "GRB-03-006", "GRB-03-011", "GRB-03-012")
def test_swordsmen_halberdiers_vexillations_and_lines_of_legions_stand_two_steps_deep() -> None:
    assert depths("swordsmen", "halberdiers", "vexillation", "legion-line") == [2, 2, 2, 2]
    assert troop_type("swordsmen").arm != SPEARS


@rule("GRB-03-007", "GRB-03-008", "GRB-03-009", "GRB-03-010")
def test_heavy_shooters_deep_formations_and_legions_stand_four_steps_deep() -> None:
    assert depths("shooters-heavy", "spearmen-deep", "pikemen-deep", "legion") == [4, 4, 4, 4]


@rule("GRB-03-013", "GRB-03-014", "GRB-03-015")
def test_cavalry_stands_four_steps_deep_and_may_shoot() -> None:
    assert depths("skirmishers-mounted", "cavalry-medium", "cavalry-heavy") == [4, 4, 4]
    assert all(troop_type(key).may_shoot for key in ("skirmishers-mounted", "cavalry-medium", "cavalry-heavy"))


@rule("GRB-03-016", "GRB-03-017")
def test_elephants_chariots_and_batteries_stand_six_steps_deep_and_long_chariots_eight() -> None:
    chariots = ("chariots-scythed", "chariots-heavy", "chariots-light")
    assert depths("elephants", "bolt-thrower", "artillery-light", "artillery-heavy", *chariots) == [6] * 7
    assert {kind.key for kind in TROOP_TYPES if kind.long_depth == 8_000} == set(chariots)


@rule("GRB-03-050", "GRB-03-052", "GRB-03-053", "GRB-03-059")
def test_the_strengths_that_a_type_may_have() -> None:
    allowed = {kind.key: kind.strengths for kind in TROOP_TYPES}
    assert allowed["skirmishers-foot"] == allowed["skirmishers-mounted"] == (2,)
    assert allowed["shooters-light"] == allowed["shooters-heavy"] == allowed["swordsmen"] == (3, 4)
    assert allowed["halberdiers"] == (4,)
    assert allowed["artillery-light"] == allowed["camp-servants"] == (2,)
    assert max(max(strengths) for strengths in allowed.values()) == MOST_STRENGTH == 6


@rule("GRB-03-054", "GRB-03-055", "GRB-03-058")
def test_the_strengths_of_spearmen_pikemen_and_cavalry() -> None:
    assert troop_type("spearmen").strengths == (3, 4, 5)
    assert troop_type("pikemen-deep").strengths == troop_type("pikemen-shallow").strengths == (4, 5)
    assert troop_type("cavalry-medium").strengths == troop_type("cavalry-heavy").strengths == (3, 4)


@rule("GRB-03-056", "GRB-03-057")
def test_the_strengths_of_legions() -> None:
    assert (troop_type("legion").strengths, troop_type("vexillation").strengths) == ((4, 5), (4,))


@rule("GRB-11-004", "GRB-11-019")
def test_who_rams() -> None:
    assert {kind.key for kind in TROOP_TYPES if kind.rams} == {"elephants", "chariots-scythed", "chariots-heavy"}


@rule("GRB-06-121")
def test_who_is_a_large_target() -> None:
    large = {"elephants", "chariots-scythed", "chariots-heavy", "cavalry-medium", "cavalry-heavy"}
    assert {kind.key for kind in TROOP_TYPES if kind.is_large} == large


@rule("GRB-13-005")
def test_a_crew_is_two_figures() -> None:
    for key in ("bolt-thrower", "artillery-light", "artillery-heavy"):
        assert troop_type(key).strengths == (2,)
        assert troop_type(key).all_round

"""The reference sheets: every row stands on clauses that exist, and says what they say."""

from __future__ import annotations

import pytest

from vexilla.catalogue import clauses
from vexilla.games.grand_battle.tables import (
    artillery,
    camps,
    command,
    disorder,
    generation,
    modifiers,
    movement,
    reserves,
    results,
    terrain,
    traits,
    troops,
    weapons,
)
from vexilla.games.grand_battle.tables.rows import Row
from vexilla.testing import rule

TABLES: dict[str, tuple[Row, ...]] = {
    "troops": troops.TROOP_TYPES,
    "traits": traits.TRAITS,
    "weapons": weapons.WEAPONS,
    "guns": artillery.GUNS,
    "fire": artillery.FIRE_MODIFIERS,
    "modifiers": modifiers.MODIFIERS,
    "shooting": results.SHOOTING_RESULTS,
    "melee": results.MELEE_RESULTS,
    "disorder": disorder.CAUSES,
    "recovery": disorder.RECOVERIES,
    "terrain": terrain.GROUNDS,
    "reserves": reserves.ARRIVALS,
    "orders": command.ORDER_COSTS,
    "discipline": command.DISCIPLINE_TESTS,
    "half-moves": movement.HALF_MOVES,
    "forced-moves": movement.FORCED_MOVES,
    "camps": camps.CAMPS,
}


@pytest.mark.parametrize("table", TABLES)
def test_every_row_stands_on_clauses_of_the_book(table: str) -> None:
    known = clauses("grand_battle")
    for row in TABLES[table]:
        assert row.clauses, row.key
        assert [clause for clause in row.clauses if clause not in known] == [], row.key


@rule("GRB-06-093", "GRB-06-094", "GRB-06-095", "GRB-06-096")
def test_weapons() -> None:
    rows = {row.key: (row.shooting, row.penetration, row.range_class) for row in weapons.WEAPONS}
    assert rows == {
        "heavy-bow": (3, 0, 1),
        "heavy-crossbow": (1, 3, 1),
        "musket": (1, 4, 1),
        "light-bow": (2, 0, 2),
        "light-crossbow": (1, 2, 2),
        "sling": (2, 0, 2),
        "arquebus": (1, 3, 2),
        "javelin": (1, 0, 3),
        "pistol": (2, 2, 3),
    }
    years = {row.key: (row.from_year, row.to_year) for row in weapons.WEAPONS if row.from_year > 0}
    assert [years[key][0] for key in ("light-crossbow", "arquebus", "musket", "pistol")] == [1000, 1400, 1525, 1550]
    assert years["heavy-crossbow"] == (1400, 1525)


@rule("GRB-13-050", "GRB-13-051", "GRB-13-052")
def test_bolt_throwers_and_light_guns() -> None:
    rows = {gun.key: (gun.reach, gun.case, gun.ball, gun.move) for gun in artillery.GUNS}
    assert rows["bolt-thrower"] == (0, (1, 4), (0, 0), 4_000)
    assert rows["light-bombard"] == (16_000, (2, 3), (1, 6), 4_000)
    assert rows["light-cannon"] == (20_000, (3, 3), (2, 6), 4_000)


@rule("GRB-13-053", "GRB-13-054", "GRB-13-029")
def test_heavy_guns() -> None:
    rows = {gun.key: (gun.reach, gun.case, gun.ball, gun.move) for gun in artillery.GUNS}
    assert rows["heavy-bombard"] == (24_000, (3, 3), (2, 6), 0)
    assert rows["heavy-cannon"] == (30_000, (4, 3), (3, 6), 0)


@rule("GRB-13-025", "GRB-13-026")
def test_light_guns_move_from_1450_and_bolt_throwers_ever() -> None:
    bombard, bolts = artillery.GUNS_BY_KEY["light-bombard"], artillery.GUNS_BY_KEY["bolt-thrower"]
    assert [bombard.move_in(year) for year in (1449, 1450)] == [0, 4_000]
    assert [bolts.move_in(year) for year in (-300, 1449)] == [4_000, 4_000]


@rule("GRB-06-136", "GRB-13-012", "GRB-13-015", "GRB-13-016")
def test_in_which_class_engines_shoot() -> None:
    guns = artillery.GUNS_BY_KEY
    assert [guns["bolt-thrower"].range_class_in(year) for year in (-52, 499, 500, 1200)] == [0, 0, 1, 1]
    assert [guns[key].range_class_in(1525) for key in ("light-bombard", "heavy-bombard")] == [1, 1]
    assert [guns[key].range_class_in(1525) for key in ("light-cannon", "heavy-cannon")] == [0, 0]


@rule("GRB-13-049", "GRB-13-041")
def test_what_changes_the_fire_of_batteries() -> None:
    values = {row.key: row.value / 2 for row in artillery.FIRE_MODIFIERS}
    assert values == {
        "another_battery": 1,
        "deep_double_pikes": 2,
        "double_cavalry": 1,
        "deep_pikes_mixed": 1,
        "shallow_pikes_all_round": 1,
        "small_target_before_1525": -3,
        "small_target_from_1525": -2,
        "small_target_of_bolts": -2,
        "makeshift_crew": -1,
    }
    cannon, bolts = artillery.GUNS_BY_KEY["light-cannon"], artillery.GUNS_BY_KEY["bolt-thrower"]
    assert [artillery.small_target(cannon, year).value for year in (1524, 1525)] == [-6, -4]
    assert [artillery.small_target(bolts, year).value for year in (-52, 1525)] == [-4, -4]


@rule("GRB-06-129")
def test_modifiers_of_combat() -> None:
    told = {row.key: (modifiers.TERM_KEYS[row.term], row.value / 2) for row in modifiers.MODIFIERS}
    assert told == {
        "big_shields": ("DEF", 1),
        "cav_vs_elephant": ("BS", -1),
        "large_target": ("DEF", -1),
        "vs_skirmishers": ("C", -1),
        "spear_vs_mounted": ("DEF", 1),
        "ram": ("ATT", 1),
        "fanatic_onset": ("ATT", 1),
        "pike_vs_foot": ("BS", 2),
        "pike_vs_mounted": ("BS", 3),
        "support": ("BS", 1),
        "support_skirmishers": ("BS", 0.5),
        "support_servants": ("BS", 0.5),
        "leadership": ("BS", 1),
        "flank": ("BS", -1),
        "rear": ("BS", -2),
        "higher_ground": ("BS", 1),
        "shooter_in_forest": ("C", -1),
        "target_in_forest": ("DEF", 1),
        "barricade": ("DEF", 1),
        "works": ("DEF", 2),
        "corner_fight": ("BS", 1),
        "corner_shooter": ("BS", 1),
        "corner_skirmisher": ("BS", 0.5),
    }
    first = {row.key for row in modifiers.MODIFIERS if row.first_round}
    assert first == {"ram", "fanatic_onset", "pike_vs_foot", "pike_vs_mounted"}
    assert {row.key for row in modifiers.MODIFIERS if row.frontal} == {*first, "big_shields", "spear_vs_mounted"}
    assert {row.key for row in modifiers.MODIFIERS if row.rush} == {"ram", "fanatic_onset"}


@rule("GRB-06-083", "GRB-06-084")
def test_results_of_shooting() -> None:
    rows = [results.result_of(results.SHOOTING_RESULTS, res, 8) for res in (0, 1, 8, 9)]
    assert [results.OUTCOME_KEYS[row.outcome] for row in rows] == ["carry-on", "confusion", "confusion", "retreat"]
    assert [results.OUTCOME_KEYS[row.from_rear] for row in rows] == ["carry-on", "confusion", "confusion", "flight"]
    assert [row.losses for row in rows] == [0, 0, 0, 1]


@rule("GRB-06-109", "GRB-06-110")
def test_results_of_melee() -> None:
    rows = [results.result_of(results.MELEE_RESULTS, res, 8) for res in (-3, 0, 1, 8, 9)]
    assert [row.outcome for row in rows] == [0, 0, results.RETREAT, results.RETREAT, results.FLIGHT]
    assert [row.from_rear for row in rows] == [0, 0, results.FLIGHT, results.FLIGHT, results.FLIGHT]
    assert [row.losses for row in rows] == [0, 0, 1, 1, 1]


@rule("GRB-08-018")
def test_causes_of_disorder() -> None:
    assert len(disorder.CAUSES) == 27
    twice = {"flight", "chariot_retreat", "swept_flight", "terror_flight"}
    assert {row.key for row in disorder.CAUSES if row.points == 2} == twice
    assert {row.points for row in disorder.CAUSES} == {1, 2}
    assert {row.key for row in disorder.CAUSES if not row.trained} == {"turn", "sideways", "face_flank"}
    assert {row.key for row in disorder.CAUSES if not row.skirmishers} == {
        "turn",
        "sideways",
        "terrain",
        "ravine",
        "obstacle",
        "rush",
        "skirmisher_passage",
        "dismount",
        "attack_short",
        "evade",
        "forced_pursuit",
    }
    added = {"blocked", "blocked_friend", "ran_into_enemy", "not_shaken_off", "retreat_in_camp"}
    assert {row.key for row in disorder.CAUSES if row.additional} == added


def movers_of(ground: str) -> dict[str, tuple[int, int]]:
    """For each class of movers the share of a move in quarters, and the disorder."""
    row = terrain.GROUNDS_BY_KEY[ground]
    assert len(row.shares) == len(row.disorder) == len(troops.MOVER_KEYS)
    return dict(zip(troops.MOVER_KEYS, zip(row.shares, row.disorder, strict=True), strict=True))


@rule("GRB-10-042", "GRB-10-004", "GRB-10-012")
def test_rough_ground() -> None:
    for ground in ("broken", "hill-gentle", "bridge"):
        assert movers_of(ground) == {
            "foot_skirmishers": (4, 0),
            "mounted_skirmishers": (4, 0),
            "pikemen": (2, 1),
            "dismounted_knights": (2, 1),
            "other_foot": (2, 0),
            "cavalry": (2, 1),
            "elephants": (2, 0),
            "light_chariots": (2, 1),
            "heavy_scythed_chariots": (2, 1),
            "mobile_artillery": (2, 1),
        }


@rule("GRB-10-022", "GRB-10-032", "GRB-10-039", "GRB-12-024")
def test_nothing_on_wheels_in_forest_streams_ditches_and_over_barricades() -> None:
    for ground in ("forest", "stream", "ditch", "barricade"):
        closed = {mover for mover, (share, _) in movers_of(ground).items() if share == 0}
        assert closed == {"light_chariots", "heavy_scythed_chariots", "mobile_artillery"}
        assert movers_of(ground)["cavalry"] == (2, 1)


@rule("GRB-10-034", "GRB-10-035", "GRB-10-036", "GRB-12-025")
def test_ravines_and_works_are_for_foot() -> None:
    for ground in ("ravine", "works"):
        passable = {mover: cost for mover, cost in movers_of(ground).items() if cost[0]}
        foot = dict.fromkeys(("pikemen", "dismounted_knights", "other_foot"), (1, 1))
        assert passable == {"foot_skirmishers": (2, 0), **foot}


@rule("GRB-10-020")
def test_steep_slopes_are_for_foot_skirmishers() -> None:
    assert {mover: cost for mover, cost in movers_of("hill-steep").items() if cost[0]} == {"foot_skirmishers": (2, 0)}


@rule("GRB-10-002")
def test_open_rough_and_impassable_ground() -> None:
    impassable = {row.key for row in terrain.GROUNDS if row.roughness == terrain.IMPASSABLE}
    assert impassable == {"deep-river", "lake", "swamp", "thicket"}
    assert {row.key for row in terrain.GROUNDS if row.roughness == terrain.OPEN} == {"open"}
    assert all(not any(terrain.GROUNDS_BY_KEY[key].shares) for key in impassable)


@rule("GRB-10-026", "GRB-10-033")
def test_rivers_ditches_and_ravines_are_two_steps_wide() -> None:
    wide = {row.key for row in terrain.GROUNDS if row.width == 2_000}
    assert wide == {"stream", "deep-river", "bridge", "ditch", "ravine"}


@rule("GRB-12-010", "GRB-12-015", "GRB-12-019")
def test_sections() -> None:
    assert terrain.SECTION == 8_000
    assert (terrain.GROUNDS_BY_KEY["barricade"].defence, terrain.GROUNDS_BY_KEY["works"].defence) == (2, 4)


@rule("GRB-02-004", "GRB-02-008", "GRB-02-009")
def test_dice_for_terrain() -> None:
    assert generation.PIECES == (1, 2, 3, 4, 0, 0)
    assert generation.PIECE_KINDS == ("broken", "hill", "forest", "river", "ravine", "impassable")
    assert [generation.SLOPES.count(slope) for slope in ("hill-gentle", "hill-steep")] == [4, 2]


@rule("GRB-02-010", "GRB-02-012")
def test_dice_for_rivers_and_ravines() -> None:
    assert generation.RIVERS == ("stream",) * 4 + ("deep-river",) * 2
    assert generation.RAVINES == ("ditch",) * 4 + ("ravine",) * 2


@rule("GRB-04-038", "GRB-04-004")
def test_what_orders_cost() -> None:
    costs = {row.key: (row.inside, row.outside) for row in command.ORDER_COSTS}
    assert costs == {
        "unit": (1, 2),
        "group-partly-out": (2, 2),
        "skirmishers": (0, 1),
        "whole-turn-recovery": (0, 0),
        "fanatics": (0, 0),
    }
    assert command.ARMY_POINTS == (1, 1, 2, 2, 3, 3)


@rule("GRB-04-051")
def test_seven_occasions_test_discipline() -> None:
    keys = [row.key for row in command.DISCIPLINE_TESTS]
    assert keys == ["pursuit", "swept", "return", "stop", "looting", "terror", "fanatics"]


@rule("GRB-07-011", "GRB-07-012", "GRB-07-014", "GRB-07-040")
def test_shares_of_forced_moves() -> None:
    moves = {row.key: (row.share, row.points) for row in movement.FORCED_MOVES}
    assert moves == {
        "evade": (2, 1),
        "retreat": (1, 1),
        "flight": (4, 2),
        "pursue-evade": (2, 0),
        "pursue-retreat": (1, 0),
        "pursue-flight": (4, 1),
        "voluntary-pursuit": (4, 0),
    }


@rule("GRB-02-040", "GRB-02-041", "GRB-02-043", "GRB-02-045")
def test_when_reserves_come() -> None:
    ways = {(reserves.ROLE_KEYS[row.role], row.key): (row.turn, row.rolls) for row in reserves.ARRIVALS}
    assert ways == {
        ("attacker", "direct"): (1, False),
        ("attacker", "outflanking"): (3, True),
        ("defender", "direct"): (6, False),
        ("defender", "rear"): (8, True),
    }
    assert reserves.arrival(reserves.ATTACKER, "rear") is None


@rule("GRB-09-006", "GRB-12-017", "GRB-12-021", "GRB-12-057")
def test_camps() -> None:
    rows = {row.key: (row.steadfastness / 2, row.width, row.depth, row.sections) for row in camps.CAMPS}
    assert rows == {
        "none": (0, 0, 0, 0),
        "ordinary": (1, 24_000, 16_000, 0),
        "baggage": (1, 4_000, 8_000, 0),
        "barricade": (2, 24_000, 16_000, 10),
        "fortified": (3, 24_000, 16_000, 10),
    }
    assert camps.CAMPS_BY_KEY["baggage"].move == 8_000

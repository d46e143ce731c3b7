"""Chapters 13.2 and 11: sums of guns and of beasts in flight, crews and chariots struck."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, points
from vexilla.games.grand_battle.combat.outcomes import effect_of
from vexilla.games.grand_battle.combat.sums import (
    ball_attack,
    ball_defence,
    melee_attack,
    melee_defence,
    rampage_attack,
    rampage_defence,
    shooting_attack,
    shooting_defence,
)
from vexilla.games.grand_battle.combat.terms import total
from vexilla.games.grand_battle.geometry.bases import FRONT, LEFT, REAR
from vexilla.games.grand_battle.odds import odds_of_ball, odds_of_blow, odds_of_shot
from vexilla.games.grand_battle.tables.results import CONFUSION
from vexilla.testing import rule

FAR = "year: {}\nbottom g: {} at 60:20 heading 0{}\ntop t: {} at 60:45 heading 180{}"


def far(target: str, *, year: int = 1600, gun: str = "h-cannon", of_gun: str = "", of_target: str = "") -> Fight:
    return Fight(FAR.format(year, gun, of_gun, target, of_target))


def gunnery(fight: Fight) -> dict[str, float]:
    terms = points(ball_attack(fight.position, 0, 1, []))
    return {key: value for key, value in terms.items() if key not in ("strength", "shooting")}


@rule("GRB-13-055", "GRB-13-038", "GRB-13-045", "GRB-13-048")
def test_a_heavy_cannon_fires_at_a_swiss_block() -> None:
    fight = far("swiss-block")
    attack, defence = ball_attack(fight.position, 0, 1, []), ball_defence(fight.position, 1, 0)
    assert points(attack) == {"strength": 2, "shooting": 3, "deep_double_pikes": 2}
    assert points(defence) == {"strength": 6, "armour": 0}
    difference = total(attack) + 12 - total(defence) - 2
    assert difference == 12
    effect = effect_of(fight.position, 1, difference, False, False)
    assert (effect.outcome, effect.losses) == (CONFUSION, 0)


@rule("GRB-13-039", "GRB-13-040", "GRB-13-041", "GRB-13-049")
@pytest.mark.parametrize(
    ("target", "year", "mark", "found"),
    [
        ("reiters", 1600, "", {"double_cavalry": 1}),
        ("tercio", 1600, "", {"deep_pikes_mixed": 1}),
        ("swedish-brigade", 1632, " all-round", {"shallow_pikes_all_round": 1}),
        ("swedish-brigade", 1632, "", {}),
        ("swedish-brigade", 1599, " all-round", {}),
        ("hoplites", 1600, "", {}),
        ("hung-knights", 1600, "", {}),
        ("iberian-wedge", 1600, "", {}),
        ("tercio-pike", 1600, "", {}),
        ("skirm-bow", 1600, "", {"small_target_from_1525": -2}),
        ("l-cannon", 1600, "", {"small_target_from_1525": -2}),
    ],
)
def test_what_changes_the_aim(target: str, year: int, mark: str, found: dict[str, float]) -> None:
    assert gunnery(far(target, year=year, of_target=mark)) == found


@rule("GRB-13-041", "GRB-06-123")
def test_small_targets_before_1525_and_of_bolts() -> None:
    assert gunnery(far("skirm-bow", year=1500, gun="h-bombard")) == {"small_target_before_1525": -3}
    near = "year: {}\nbottom g: {} at 60:40 heading 0\ntop t: skirm-bow at 60:40 heading 180"
    for year, gun, key, value in (
        (-200, "bolt", "small_target_of_bolts", -2),
        (1500, "l-bombard", "small_target_before_1525", -3),
    ):
        terms = points(shooting_attack(Fight(near.format(year, gun)).position, 0, 0, 1))
        assert terms[key] == value
        assert "vs_skirmishers" not in terms


@rule("GRB-13-037", "GRB-13-022")
def test_more_batteries_and_makeshift_crews() -> None:
    text = FAR.format(1600, "h-cannon", "", "hoplites", "") + "\nbottom g2: h-cannon at 80:20 heading 0"
    fight = Fight(text)
    assert points(ball_attack(fight.position, 0, 1, [2]))["another_battery"] == 1
    assert gunnery(far("hoplites", of_gun=" makeshift")) == {"makeshift_crew": -1}


@rule("GRB-13-044", "GRB-13-045", "GRB-06-122", "GRB-13-058")
def test_against_balls_only_works_help() -> None:
    wood = "\nground wood: forest 50:40 70:40 70:60 50:60"
    for kind, value in (("works", 2), ("barricade", 0)):
        section = f"\ntop section: s1 {kind} at 60:45 heading 180"
        terms = points(ball_defence(far("hoplites", of_target=section + wood).position, 1, 0))
        expected = {"strength": 4, "armour": 0}
        assert terms == ({**expected, "works": value} if value else expected)
    assert points(ball_defence(far("hung-knights").position, 1, 0))["large_target"] == -1


@rule("GRB-13-043", "GRB-13-014", "GRB-13-042", "GRB-13-018")
def test_shields_barricades_and_works_help_against_case_shot() -> None:
    text = "year: 1600\nbottom g: l-cannon at 60:40 heading 0\ntop t: hoplites at 60:40 heading 180{}"
    section = "\ntop section: s1 {} at 60:40 heading 180"
    fight = Fight(text.format(section.format("barricade")))
    assert points(shooting_attack(fight.position, 0, 0, 1)) == {"strength": 2, "shooting": 3}
    terms = points(shooting_defence(fight.position, 1, 0, 0, False))
    assert terms == {"strength": 4, "armour": 0, "big_shields": 1, "barricade": 1}
    fight = Fight(text.format(section.format("works")))
    assert points(shooting_defence(fight.position, 1, 0, 0, False))["works"] == 2
    bolts = Fight(text.format(section.format("barricade")).replace("l-cannon", "bolt").replace("1600", "-200"))
    assert points(shooting_attack(bolts.position, 0, 0, 1)) == {"strength": 2, "shooting": 1}
    assert points(shooting_defence(bolts.position, 1, 0, 0, False)) == terms


@rule("GRB-13-057", "GRB-06-061")
@pytest.mark.parametrize(("heading", "term"), [(180, {}), (90, {"flank": -1}), (0, {"rear": -2})])
def test_balls_hit_the_side_that_the_battery_looks_at(heading: int, term: dict[str, float]) -> None:
    text = FAR.format(1600, "h-cannon", "", "hoplites", "").replace("heading 180", f"heading {heading}")
    terms = points(ball_defence(Fight(text).position, 1, 0))
    assert terms == {"strength": 4, "armour": 0, **term}


@rule("GRB-13-048")
def test_a_battery_on_a_height() -> None:
    hill = "\nground slope: hill-gentle of knoll 50:5 70:5 70:25 50:25\nhill knoll: 60:15"
    assert gunnery(far("hoplites", of_target=hill)) == {"higher_ground": 1}


@rule("GRB-13-013", "GRB-13-014", "GRB-13-009")
def test_in_contact_guns_shoot_case_without_an_order_and_balls_from_afar() -> None:
    text = "year: 1600\nbottom g: l-cannon at 60:{} heading 0\ntop t: hoplites at 60:40 heading 180\nactive: top"
    fight = Fight(text.format(40), attack="1", defence="6")
    assert fight.position.batteries == []
    assert fight.asked() == "bottom grb-ask-fire", "even in the enemy's turn"
    fight.play("shoot g -> t")
    assert fight.totals() == {"g attack": 2 * (2 + 3 + 1), "t defence": 2 * (4 + 1 + 6)}
    away = Fight(text.format(30)).position
    assert points(ball_attack(away, 0, 1, [])) == {"strength": 2, "shooting": 2}


@rule("GRB-13-016", "GRB-13-015", "GRB-13-012", "GRB-06-136")
def test_which_guns_shoot_before_hand_weapons() -> None:
    text = "year: {}\nbottom g: {} at 60:40 heading 0\ntop t: {} at 60:40 heading 180 losses 1"
    for year, gun, target, replies in (
        (1600, "l-cannon", "tercio-shot", 0),
        (1500, "l-bombard", "longbow", 1),
        (-200, "bolt", "longbow", 0),
        (900, "bolt", "longbow", 1),
    ):
        fight = Fight(text.format(year, gun, target), attack="61", defence="16").play("shoot g -> t", "shoot t -> g")
        assert ("t", "retreat") in fight.outcomes()
        assert len([outcome for outcome in fight.outcomes() if outcome[0] == "g"]) == replies, (year, gun)


@rule("GRB-10-023")
def test_guns_do_not_shoot_from_forest() -> None:
    text = "year: 1600\nbottom g: l-cannon at 60:40 heading 0\ntop t: hoplites at 60:40 heading 180"
    assert Fight(text).asked() == "bottom grb-ask-fire"
    assert Fight(text + "\nground wood: forest 50:20 70:20 70:39 50:39").asked() == "top grb-ask-rush"


@rule("GRB-13-006", "GRB-13-005")
@pytest.mark.parametrize("where", ["60:40 heading 0", "64:43 heading 270", "60:46 heading 180"])
def test_a_crew_has_neither_flanks_nor_rear_and_nothing_to_fight_with(where: str) -> None:
    text = f"year: 1600\nbottom a: hoplites at {where}\ntop g: l-cannon at 60:40 heading 180"
    position = Fight(text).position
    assert len(position.contacts) == 1
    assert points(melee_defence(position, 1, 0)) == {"strength": 2, "armour": 0}
    assert points(melee_attack(position, 1, 0, False)) == {"strength": 2, "melee": 0}


@rule("GRB-13-020")
def test_a_crew_in_disorder_shoots_worse() -> None:
    text = "year: 1600\nbottom a: hoplites at 60:{} heading 0\ntop g: l-cannon at 60:40 heading 180{}"
    for disorder in (0, 1):
        mark = f" disorder {disorder}"
        near = Fight(text.format(40, mark)).position
        assert points(shooting_attack(near, 1, 1, 0))["strength"] == 2 - disorder
        far_off = Fight(text.format(30, mark)).position
        assert points(ball_attack(far_off, 1, 0, []))["strength"] == 2 - disorder


@rule("GRB-13-021", "GRB-13-004")
def test_a_crew_that_is_beaten_is_dispersed_and_its_gun_stays() -> None:
    text = "year: 1600\nbottom a: hoplites at 60:40 heading 0\ntop g: l-cannon at 60:40 heading 180"
    fight = Fight(text, attack="61", defence="16", capture="1").play("decline", "rush")
    assert fight.told("grb-dispersed", "unit") == [("g",)]
    assert fight.position.is_on_table(1)
    assert fight.position.contacts == []
    # A retreat is enough: 4 + 4 + 1 against 2 + 6, RES 1.
    close = Fight(text, attack="11", defence="66", capture="1").play("decline", "rush")
    assert ("g", "retreat") in close.outcomes()
    assert close.told("grb-dispersed", "unit") == [("g",)]
    assert close.events("grb-retreats") == []


@rule("GRB-11-012", "GRB-08-018")
def test_a_retreat_of_scythed_chariots_is_flight() -> None:
    text = "bottom a: longbow at 60:40 heading 0\ntop c: scythed at 60:40 heading 180"
    # 4 + 3 + 6 against 3 + 1 - 1 + 1: RES 9 above strength 3.
    fight = Fight(text, attack="6", defence="1").play("shoot a -> c")
    assert fight.outcomes() == [("c", "flight")]
    assert fight.state("c") == (0, 1, 2)
    assert fight.told("grb-flees", "unit", "routed") == [("c", 1)]


@rule("GRB-11-008", "GRB-11-013")
def test_sums_of_beasts_that_run_into_somebody() -> None:
    text = "bottom e: elephant-indian at 60:20 heading 0 losses 5 disorder 2\ntop t: hoplites at 60:40 heading 180"
    position = Fight(text).position
    assert points(rampage_attack(position, 0)) == {"strength": 0, "melee": 5, "ram": 1}
    plain = {"strength": 4, "armour": 2}
    assert points(rampage_defence(position, 1, 0, FRONT)) == {**plain, "big_shields": 1, "spear_vs_mounted": 1}
    assert points(rampage_defence(position, 1, 0, LEFT)) == {**plain, "flank": -1}
    assert points(rampage_defence(position, 1, 0, REAR)) == {**plain, "rear": -2}


@rule("GRB-01-029", "GRB-06-108", "GRB-06-082")
def test_odds_are_counted_over_both_dice() -> None:
    text = "bottom a: knights-15c at 60:40 heading 0\ntop b: rus-spear at 60:40 heading 180"
    position = Fight(text).position
    # 4 + 5 + 1 against 4 + 2 + 1 + 1: RES is 2 and the difference of the dice.
    assert total(melee_attack(position, 0, 1, True)) - total(melee_defence(position, 1, 0)) == 4
    assert odds_of_blow(position, 0, 1, True) == [10, 0, 20, 6]
    shot = Fight("bottom a: longbow at 60:40 heading 0\ntop b: longbow at 60:40 heading 180").position
    assert odds_of_shot(shot, 0, 0, 1, True) == [10, 20, 6, 0]
    assert odds_of_ball(far("swiss-block").position, 0, 1, []) == [15, 21, 0, 0]
    # Half a point more for the attack: what was 0 is above it.
    half = Fight(text + "\nbottom s: skirm-sling at 68:40 heading 0\nduels: a=b").position
    assert odds_of_blow(half, 0, 1, True) == [6, 0, 20, 10]

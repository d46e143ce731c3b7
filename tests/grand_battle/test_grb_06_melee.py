"""Chapter 6.8 and 6.9: the final rush, simultaneous blows, modifiers, and who wins."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight, points
from vexilla.games.grand_battle.contacts import MELEE
from vexilla.games.grand_battle.position import FLEEING, ROUTED
from vexilla.games.grand_battle.sums import melee_attack, melee_defence
from vexilla.testing import rule

KNIGHTS = "bottom knights-1: knights-15c at 60:40 heading 0"
SPEARS = "top spears-1: rus-spear at 60:40 heading 180"


def sums(fight: Fight, unit: str, enemy: str, rushes: bool = False) -> tuple[dict[str, float], dict[str, float]]:
    """Attack and defence of a unit against another, by terms."""
    one, other = fight.unit(unit), fight.unit(enemy)
    attack = melee_attack(fight.position, one, other, rushes)
    return points(attack), points(melee_defence(fight.position, one, other))


@rule("GRB-06-130", "GRB-06-106", "GRB-06-107", "GRB-06-108", "GRB-06-109", "GRB-06-118", "GRB-06-124", "GRB-06-125")
def test_knights_ride_down_spearmen() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}", attack="42", defence="53").play("rush", "decline")
    assert fight.totals() == {
        "knights-1 attack": 28,
        "spears-1 defence": 26,
        "spears-1 attack": 18,
        "knights-1 defence": 24,
    }
    assert sorted(fight.outcomes()) == [("knights-1", "carry-on"), ("spears-1", "retreat")]
    assert fight.state("spears-1") == (2, 1, 1)
    assert fight.state("knights-1") == (4, 0, 0)
    assert fight.told("grb-retreats", "unit") == [("spears-1",)]


@rule("GRB-06-131", "GRB-06-127", "GRB-06-111", "GRB-06-113", "GRB-06-018", "GRB-01-026")
def test_knights_and_pikes_stay_locked_and_fight_on_without_bonuses() -> None:
    text = """\
        bottom knights-1: knights-15c at 60:40 heading 0
        top pikes-1: swiss-pike at 60:40 heading 180
        """
    # The knights roll 6 and 1, the pikemen 3 and 2; these pikemen have P 4 where the book's example has 3.
    fight = Fight(text, attack="62", defence="21").play("rush", "decline")
    assert fight.totals() == {
        "knights-1 attack": 32,
        "pikes-1 defence": 22,
        "pikes-1 attack": 28,
        "knights-1 defence": 20,
    }
    assert sorted(fight.outcomes()) == [("knights-1", "retreat"), ("pikes-1", "retreat")]
    assert fight.state("knights-1") == (2, 1, 1)
    assert fight.state("pikes-1") == (3, 1, 1)
    assert fight.events("grb-retreats") == []
    assert [contact.stage for contact in fight.position.contacts] == [MELEE]
    attack, defence = sums(fight, "pikes-1", "knights-1")
    assert attack == {"strength": 3, "melee": 4}
    assert defence == {"strength": 3, "armour": 1}
    assert "ram" not in sums(fight, "knights-1", "pikes-1", rushes=True)[0]


@rule("GRB-06-127")
def test_pikes_against_foot() -> None:
    fight = Fight("bottom a: swiss-pike at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180")
    attack, defence = sums(fight, "a", "b")
    assert attack["pike_vs_foot"] == 2
    assert defence["pike_vs_foot"] == 2


@rule("GRB-06-115", "GRB-06-114")
def test_the_worse_outcome_is_carried_out_and_losses_count_for_both() -> None:
    text = "bottom a: hittite-guard at 60:40 heading 0\ntop b: hittite-guard at 60:40 heading 180"
    # a attacks with 6 against 1: RES 7; b with 4 against 1: RES 5. Both have armour 2, P 4, strength 4.
    fight = Fight(text, attack="64", defence="11").play("rush", "decline")
    assert sorted(fight.outcomes()) == [("a", "flight"), ("b", "flight")]
    fight = OpenFight(text, attack="62", defence="11").play("rush", "decline")
    assert sorted(fight.outcomes()) == [("a", "retreat"), ("b", "flight")]
    assert fight.state("a") == (2, 1, 1)
    assert fight.state("b") == (1, 1, 2)
    assert fight.told("grb-flees", "unit", "routed") == [("b", 0)]
    assert fight.events("grb-retreats") == []
    assert fight.position.marks[fight.unit("b")] & FLEEING


@rule("GRB-06-112")
def test_both_carry_on() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}", attack="11", defence="66").play("rush", "decline")
    assert sorted(fight.outcomes()) == [("knights-1", "carry-on"), ("spears-1", "carry-on")]
    assert fight.state("spears-1") == (4, 0, 0)
    assert [contact.rounds for contact in fight.position.contacts] == [1]


@rule("GRB-06-138")
def test_of_equal_outcomes_only_the_one_with_nothing_left_flees() -> None:
    text = """\
        bottom a: hittite-guard at 60:40 heading 0 losses 2
        top b: hittite-guard at 60:40 heading 180
        contact: a front b front melee rounds 1
        """
    # Strength 2 against 4: a gets RES 4 + 4 + 1 - (2 + 2 + 3) = 2, b RES 2 + 4 + 5 - (4 + 2 + 1) = 4.
    fight = OpenFight(text, attack="51", defence="13")
    assert sorted(fight.outcomes()) == [("a", "retreat"), ("b", "retreat")]
    assert fight.told("grb-flees", "unit", "routed") == [("a", 1)]
    assert fight.position.marks[fight.unit("a")] & ROUTED
    assert fight.state("b") == (2, 1, 1)
    assert fight.events("grb-retreats") == []


@rule("GRB-06-116")
def test_a_winner_with_nothing_left_flees_too() -> None:
    text = """\
        bottom a: hittite-guard at 60:40 heading 0 losses 2
        top b: hittite-guard at 60:40 heading 180
        contact: a front b front melee rounds 1
        """
    # a: RES 2 + 4 + 6 - (4 + 2 + 1) = 5 > 4; b: RES 4 + 4 + 1 - (2 + 2 + 3) = 2.
    fight = Fight(text, attack="61", defence="13")
    assert sorted(fight.outcomes()) == [("a", "retreat"), ("b", "flight")]
    assert fight.told("grb-flees", "unit", "routed") == [("a", 1), ("b", 0)]


@rule("GRB-07-033")
def test_when_both_are_routed_supporters_stay_disordered() -> None:
    text = """\
        bottom a: hittite-guard at 60:40 heading 0 losses 2
        top b: hittite-guard at 60:40 heading 180 losses 2
        bottom c: hittite-guard at 68:40 heading 0
        contact: a front b front melee rounds 1
        """
    fight = Fight(text, attack="43", defence="31")
    assert sorted(fight.told("grb-flees", "unit", "routed")) == [("a", 1), ("b", 1)]
    assert fight.state("c") == (3, 0, 1)


@rule("GRB-06-110")
def test_from_the_rear_every_result_is_flight() -> None:
    text = """\
        bottom a: hittite-guard at 60:38 heading 0
        top b: hittite-guard at 60:40 heading 0
        contact: a front b rear
        """
    fight = Fight(text, attack="31", defence="36").play("rush", "decline")
    # Attack 4 + 4 + 3, defence 4 - 2 + 2 + 3: RES 4, not above the strength.
    assert fight.totals()["b defence"] == 14
    assert ("b", "flight") in fight.outcomes()
    assert fight.state("b") == (1, 1, 2)


@rule("GRB-06-099", "GRB-06-100", "GRB-06-101")
def test_the_active_player_declares_first_and_one_rush_is_enough() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}", attack="11", defence="66")
    assert fight.asked() == "bottom grb-ask-rush"
    fight.play("decline")
    assert fight.asked() == "top grb-ask-rush"
    fight.play("rush")
    assert len(fight.events("grb-sum")) == 4
    nobody = Fight(f"{KNIGHTS}\n{SPEARS}").play("decline", "decline")
    assert nobody.asked() == ""
    assert nobody.events("grb-sum") == []
    assert [contact.rounds for contact in nobody.position.contacts] == [0]
    top = Fight(f"{KNIGHTS}\n{SPEARS}\nactive: top")
    assert top.asked() == "top grb-ask-rush"


@rule("GRB-06-103", "GRB-06-125", "GRB-06-126")
def test_ram_and_onset_are_for_who_rushed() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}")
    assert sums(fight, "knights-1", "spears-1", rushes=True)[0] == {"strength": 4, "melee": 5, "ram": 1}
    assert sums(fight, "knights-1", "spears-1", rushes=False)[0] == {"strength": 4, "melee": 5}
    gauls = Fight("bottom a: ghazis at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180")
    assert sums(gauls, "a", "b", rushes=True)[0]["fanatic_onset"] == 1
    assert "fanatic_onset" not in sums(gauls, "a", "b", rushes=False)[0]


@rule("GRB-06-102")
def test_fanatics_must_enter_melee_but_for_all_round_defence_and_works() -> None:
    text = "bottom a: ghazis at 60:40 heading 0{}\ntop b: hoplites at 60:40 heading 180{}"
    fight = Fight(text.format("", ""), attack="11", defence="66").play("decline")
    assert fight.told("grb-declared-rush", "unit", "rushes") == [("a", 1), ("b", 0)]
    assert Fight(text.format(" all-round", "")).asked() == "top grb-ask-rush"
    works = "\nbottom section: w1 works at 60:40 heading 0"
    assert Fight(text.format("", works)).asked() == "bottom grb-ask-rush"


@rule("GRB-06-026", "GRB-03-060", "GRB-03-061", "GRB-03-062", "GRB-06-015")
def test_without_close_combat_one_rushes_only_at_those_who_lack_it_too() -> None:
    text = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"
    # Longbows against hoplites: only the hoplites are asked.
    fight = Fight(text.format("longbow", "hoplites")).play("decline")
    assert fight.asked() == "top grb-ask-rush"
    both = Fight(text.format("longbow", "longbow")).play("decline", "decline")
    assert both.asked() == "bottom grb-ask-rush"


@rule("GRB-06-104", "GRB-10-013")
def test_rushing_up_a_hill_disorders_the_knights_first() -> None:
    text = """\
        ground slope: hill-gentle of knoll 50:40 70:40 70:60 50:60
        hill knoll: 60:56
        bottom knights-1: knights-15c at 60:40 heading 0
        top archers-1: longbow at 60:40 heading 180
        """
    fight = Fight(text, attack="131", defence="166").play("shoot archers-1 -> knights-1")
    assert fight.asked() == "bottom grb-ask-rush"
    stays = Fight(text, attack="1", defence="1").play("shoot archers-1 -> knights-1", "decline")
    assert stays.asked() == ""
    assert stays.state("knights-1") == (4, 0, 0)
    fight.play("rush")
    # The point of disorder counts in the melee: 4 - 1 + 5 + 1 for the ram, and the die.
    assert fight.state("knights-1") == (3, 0, 1)
    assert fight.totals()["knights-1 attack"] == 2 * (3 + 5 + 1 + 3)


@rule("GRB-12-035", "GRB-12-010", "GRB-12-015", "GRB-12-032", "GRB-12-036", "GRB-12-037")
@pytest.mark.parametrize("kind", ["barricade", "works"])
def test_rushing_over_a_section(kind: str) -> None:
    text = f"""\
        bottom foot-1: {"maa-foot" if kind == "barricade" else "hittite-guard"} at 60:40 heading 0
        top b: hittite-guard at 60:40 heading 180
        top section: s1 {kind} at 60:40 heading 180
        """
    fight = Fight(text, attack="61", defence="16").play("rush", "decline")
    assert fight.state("foot-1")[2] == 1
    terms = fight.events("grb-sum")
    defence = [e.arguments["terms"] for e in terms if e.arguments["unit"] == "b" and e.arguments["sum"] == "defence"]
    assert kind in str(defence[0])
    # Who stands before it has nothing of it.
    attackers = [e.arguments["terms"] for e in terms if e.arguments["unit"] == "foot-1"]
    assert kind not in str(attackers)
    assert (len(fight.position.sections) == 1) == (kind == "works")
    horse = f"{KNIGHTS}\n{SPEARS}\ntop section: s1 {kind} at 60:40 heading 180"
    assert "ram" not in sums(Fight(horse), "knights-1", "spears-1", rushes=True)[0]


@rule("GRB-12-033")
def test_horse_neither_rush_at_works_nor_from_them() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}\ntop section: s1 works at 60:40 heading 180")
    assert fight.asked() == "top grb-ask-rush"


@rule("GRB-06-058")
def test_by_corners_one_point_stands_for_all_strength_in_attack() -> None:
    text = "bottom a: hittite-guard at 60:40 heading 0\ntop b: hittite-guard at 68:40 heading 180"
    fight = Fight(text)
    attack, defence = sums(fight, "a", "b")
    assert attack == {"corner_fight": 1, "melee": 4}
    assert defence == {"strength": 4, "armour": 2}


@rule("GRB-06-119", "GRB-06-120")
def test_horses_shy_at_elephants_and_camels_but_camel_riders_do_not() -> None:
    text = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"
    for rider, enemy, term in (
        ("companions", "elephant-indian", -1),
        ("lh-javelin", "lh-camel", -1),
        ("lh-camel", "elephant-indian", 0),
        ("hoplites", "elephant-indian", 0),
    ):
        attack, defence = sums(Fight(text.format(rider, enemy), discipline="1"), "a", "b")
        assert attack.get("cav_vs_elephant", 0) == term, (rider, enemy)
        assert defence.get("cav_vs_elephant", 0) == term


@rule("GRB-06-128")
def test_modifiers_add_up() -> None:
    text = """\
        ground slope: hill-gentle of knoll 50:20 70:20 70:40 50:40
        hill knoll: 60:30
        bottom a: spartiates at 60:40 heading 0
        bottom c: hoplites at 68:40 heading 0
        bottom d: skirm-sling at 52:40 heading 0
        top b: knights-15c at 60:40 heading 180
        bottom general: leonidas with a command 1 leadership 2
        duels: a=b
        """
    fight = Fight(text)
    attack, defence = sums(fight, "a", "b")
    whole = {"strength": 5, "support": 1, "support_skirmishers": 0.5, "leadership": 2, "higher_ground": 1}
    assert attack == {**whole, "melee": 4}
    assert defence == {**whole, "armour": 2, "big_shields": 1, "spear_vs_mounted": 1}


@rule("GRB-06-117")
def test_the_active_player_orders_several_combats() -> None:
    text = f"""\
        {KNIGHTS}
        {SPEARS}
        bottom c: hoplites at 90:40 heading 0
        top d: hoplites at 90:40 heading 180
        """
    fight = Fight(text.replace("        ", ""), attack="11", defence="66")
    assert fight.asked() == "bottom grb-ask-combat"
    assert fight.why_not("fight d") == "GRB-06-117"
    fight.play("fight c", "rush", "decline")
    assert [event.arguments["unit"] for event in fight.events("grb-outcome")] == ["c", "d"]

"""Chapter 6.8 and 6.9: the final rush, simultaneous blows, modifiers, and who wins."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight, points
from vexilla.games.grand_battle.combat.duels import PAIRING
from vexilla.games.grand_battle.combat.phase import COMBAT_PHASE
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence, shooting_defence
from vexilla.games.grand_battle.contacts import MELEE
from vexilla.games.grand_battle.position import FLEEING, ROUTED
from vexilla.games.grand_battle.text import write_position
from vexilla.games.grand_battle.turn import BeginTurn
from vexilla.kernel.step import procedure
from vexilla.testing import rule

KNIGHTS = "bottom knights-1: knights-15c at 60:40 heading 0"
SPEARS = "top spears-1: rus-spear at 60:40 heading 180"
#: The marks of the turn before are taken off, and the combats go on.
NEXT_TURN = procedure("GRB-02-056", BeginTurn(), COMBAT_PHASE)


def sums(fight: Fight, unit: str, enemy: str, rushes: bool = False) -> tuple[dict[str, float], dict[str, float]]:
    """Attack and defence of a unit against another, by terms."""
    one, other = fight.unit(unit), fight.unit(enemy)
    attack = melee_attack(fight.position, one, other, rushes)
    return points(attack), points(melee_defence(fight.position, one, other))


@rule("GRB-06-130", "GRB-06-106", "GRB-06-107", "GRB-06-108")
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


@rule("GRB-06-131", "GRB-06-127", "GRB-06-111", "GRB-06-113")
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


@rule("GRB-06-109")
@pytest.mark.parametrize(
    ("dice", "outcome", "state"),
    [
        # Strength 4, P 4 and AR 2 on both sides: RES is 2 and the difference of the dice.
        ("13", "carry-on", (4, 0, 0)),
        ("12", "retreat", (2, 1, 1)),
        ("31", "retreat", (2, 1, 1)),
        ("41", "flight", (1, 1, 2)),
    ],
)
def test_results_from_front_and_flank(dice: str, outcome: str, state: tuple[int, int, int]) -> None:
    front = "bottom a: hittite-guard at 60:40 heading 0\ntop b: hittite-guard at 60:40 heading 180"
    fight = OpenFight(front, attack=dice[0] + "1", defence=dice[1] + "6").play("rush", "decline")
    assert fight.outcomes()[1] == ("b", outcome)
    assert fight.state("b") == state
    # On the flank there is one less of strength in the defence, so the die is one higher; the table is the same.
    flank = front.replace("a: hittite-guard at 60:40 heading 0", "a: hittite-guard at 64:41 heading 270")
    side = OpenFight(f"{flank}\ncontact: a front b left", attack=dice[0] + "1", defence=str(int(dice[1]) + 1) + "6")
    side.play("rush", "decline")
    assert side.totals()["b defence"] == fight.totals()["b defence"]
    assert side.outcomes()[1] == ("b", outcome)
    assert side.state("b") == state


@rule("GRB-01-026")
def test_modifiers_are_no_hits() -> None:
    text = "bottom a: knights-15c at 60:40 heading 0\ntop b: swiss-pike at 60:40 heading 180"
    fight = Fight(text, attack="63", defence="11")
    # Pikes count 8 against horse, but RES is compared with the 5 that they have.
    assert sums(fight, "b", "a")[1] == {"strength": 5, "pike_vs_mounted": 3, "armour": 1}
    assert fight.state("b")[0] == 5
    fight.play("rush", "decline")
    # 4 + 5 + 1 + 6 against 8 + 1 + 1, RES 6 above 5; and 8 + 4 + 3 against 4 + 5 + 1, RES 5 above 4.
    assert sorted(fight.outcomes()) == [("a", "flight"), ("b", "flight")]


@rule("GRB-06-118")
def test_big_shields_help_at_the_front_throughout() -> None:
    text = "bottom a: hittite-guard at 60:40 heading 0\ntop b: {} at 60:40 heading 180\n{}"
    for rounds in ("", "contact: a front b front melee rounds 3"):
        assert sums(Fight(text.format("varangians", rounds), PAIRING), "b", "a")[1]["big_shields"] == 1
    assert "big_shields" not in sums(Fight(text.format("heruls", ""), PAIRING), "b", "a")[1]
    flank = "bottom a: hittite-guard at 64:41 heading 270\ntop b: varangians at 60:40 heading 180\n"
    assert "big_shields" not in sums(Fight(flank + "contact: a front b left", PAIRING), "b", "a")[1]


@rule("GRB-06-118")
@pytest.mark.parametrize("answers", [False, True])
def test_big_shields_cover_the_shooters_of_mixed_units_too(answers: bool) -> None:
    text = "bottom a: longbow at 60:40 heading 0\ntop b: skutatoi-mixed at 60:40 heading 180"
    assert points(shooting_defence(Fight(text).position, 1, 0, 0, answers))["big_shields"] == 1


@rule("GRB-06-124")
def test_spears_and_halberds_stand_against_horse_beasts_and_chariots_in_every_round() -> None:
    text = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180\n{}"
    later = "contact: a front b front melee rounds 2"
    for rounds in ("", later):
        for enemy in ("companions", "lh-javelin", "elephant-african", "chariot-hittite", "scythed", "chariot-egypt"):
            for foot in ("hoplites", "billmen", "theban-deep"):
                fight = Fight(text.format(enemy, foot, rounds), PAIRING)
                assert sums(fight, "b", "a")[1]["spear_vs_mounted"] == 1, (enemy, foot)
    for enemy, foot in (("hoplites", "hoplites"), ("companions", "varangians"), ("companions", "swiss-pike")):
        assert "spear_vs_mounted" not in sums(Fight(text.format(enemy, foot, ""), PAIRING), "b", "a")[1]
    flank = "bottom a: companions at 64:41 heading 270\ntop b: hoplites at 60:40 heading 180\ncontact: a front b left"
    assert "spear_vs_mounted" not in sums(Fight(flank, PAIRING), "b", "a")[1]


@rule("GRB-06-125", "GRB-11-004", "GRB-11-019")
def test_who_has_the_ram_and_only_in_the_first_round() -> None:
    text = "bottom a: {} at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180\n{}"
    for attacker in ("knights-15c", "elephant-indian", "chariot-hittite", "scythed"):
        assert sums(Fight(text.format(attacker, ""), PAIRING), "a", "b", rushes=True)[0]["ram"] == 1
        again = Fight(text.format(attacker, "contact: a front b front melee rounds 1"), PAIRING)
        assert "ram" not in sums(again, "a", "b", rushes=True)[0]
    for attacker in ("companions", "cataphracts", "chariot-egypt", "lh-javelin"):
        assert "ram" not in sums(Fight(text.format(attacker, ""), PAIRING), "a", "b", rushes=True)[0]


@rule("GRB-06-018")
def test_a_combat_goes_on_in_the_stage_that_it_had_reached() -> None:
    first = Fight("bottom a: azabs at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180", attack="1", defence="6")
    first.play("shoot a -> b", "decline", "decline")
    shooting = Fight(write_position(first.position), NEXT_TURN, attack="111", defence="666")
    assert shooting.asked() == "bottom grb-ask-fire", "fire is resumed as fire"
    shooting.play("shoot a -> b", "rush", "decline")
    assert [met.stage for met in shooting.position.contacts] == [MELEE]
    melee = Fight(write_position(shooting.position), NEXT_TURN, attack="11", defence="66")
    assert melee.asked() == "", "and melee as melee, without a question"
    assert [met.rounds for met in melee.position.contacts] == [2]
    assert len(melee.events("grb-sum")) == 4


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


@rule("GRB-06-103", "GRB-06-126")
def test_ram_and_onset_are_for_who_rushed() -> None:
    fight = Fight(f"{KNIGHTS}\n{SPEARS}")
    assert sums(fight, "knights-1", "spears-1", rushes=True)[0] == {"strength": 4, "melee": 5, "ram": 1}
    assert sums(fight, "knights-1", "spears-1", rushes=False)[0] == {"strength": 4, "melee": 5}
    gauls = Fight("bottom a: ghazis at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180")
    assert sums(gauls, "a", "b", rushes=True)[0]["fanatic_onset"] == 1
    assert "fanatic_onset" not in sums(gauls, "a", "b", rushes=False)[0]
    text = "bottom a: ghazis at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180\n"
    again = Fight(text + "contact: a front b front melee rounds 1", PAIRING)
    assert "fanatic_onset" not in sums(again, "a", "b", rushes=True)[0]


@rule("GRB-06-102")
def test_fanatics_must_enter_melee_but_for_all_round_defence_and_works() -> None:
    text = "bottom a: ghazis at 60:40 heading 0{}\ntop b: hoplites at 60:40 heading 180{}"
    fight = Fight(text.format("", ""), attack="11", defence="66").play("decline")
    assert fight.told("grb-declared-rush", "unit", "rushes") == [("a", 1), ("b", 0)]
    assert Fight(text.format(" all-round", "")).asked() == "top grb-ask-rush"
    works = "\nbottom section: w1 works at 60:40 heading 0"
    behind = Fight(text.format("", works))
    assert (behind.asked(), behind.why_not("decline")) == ("bottom grb-ask-rush", "")


@rule("GRB-06-102")
def test_neither_a_barricade_nor_the_enemys_works_keep_fanatics_from_melee() -> None:
    """Works are what the book calls fortified; and only who defends them may stay behind them."""
    text = "bottom a: ghazis at 60:40 heading 0\ntop b: hoplites at 60:40 heading 180\n"
    for section in ("bottom section: s1 barricade at 60:40 heading 0", "top section: s1 works at 60:40 heading 180"):
        fight = Fight(text + section, attack="11", defence="66")
        assert fight.told("grb-declared-rush", "unit", "rushes") == [("a", 1)]
    camp = "bottom camp: fortified at 60:40 heading 0\nbottom section: s1 works at 60:40 heading 0 camp bottom"
    assert Fight(text + camp).play("pass").why_not("decline") == ""


PAIR = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"


@rule("GRB-06-026", "GRB-03-060", "GRB-03-061")
def test_without_close_combat_one_comes_to_blows_only_when_the_enemy_starts() -> None:
    # Longbows against hoplites: only the hoplites are asked.
    fight = Fight(PAIR.format("longbow", "hoplites"), attack="11", defence="66").play("decline")
    assert fight.asked() == "top grb-ask-rush"
    assert Fight(PAIR.format("longbow", "hoplites")).play("decline", "decline").asked() == ""
    fight.play("rush")
    # They strike back, then, as who was forced to.
    assert fight.totals()["a attack"] == 2 * (4 + 2 + 1)
    assert fight.told("grb-declared-rush", "unit", "rushes") == [("b", 1)]


@rule("GRB-06-026", "GRB-03-062")
def test_without_close_combat_one_may_rush_at_those_who_lack_it_too() -> None:
    both = Fight(PAIR.format("longbow", "levy-archers"), attack="11", defence="66").play("decline", "decline")
    assert both.asked() == "bottom grb-ask-rush"
    both.play("rush")
    assert both.asked() == "top grb-ask-rush"
    both.play("decline")
    assert len(both.events("grb-sum")) == 4


@rule("GRB-06-015")
def test_when_nobody_has_close_combat_the_exchange_of_fire_resumes_in_the_next_turn() -> None:
    fight = Fight(PAIR.format("longbow", "longbow"), attack="11", defence="66")
    fight.play("shoot a -> b", "shoot b -> a", "decline", "decline")
    assert fight.asked() == ""
    again = Fight(write_position(fight.position), NEXT_TURN)
    assert again.asked() == "bottom grb-ask-fire"


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


def over(kind: str, attacker: str, defender: str = "hittite-guard") -> str:
    """One who stands before a section, and who defends it."""
    return f"{PAIR.format(attacker, defender)}\ntop section: s1 {kind} at 60:40 heading 180"


@rule("GRB-12-035")
@pytest.mark.parametrize(
    ("kind", "attacker", "disorder"),
    [
        # As a ditch those whom rough ground disorders, as a ravine all on foot but skirmishers.
        ("barricade", "maa-foot", 1),
        ("barricade", "knights-15c", 1),
        ("barricade", "hittite-guard", 0),
        ("works", "hittite-guard", 1),
        ("works", "maa-foot", 1),
        ("works", "skirm-javelin", 0),
    ],
)
def test_rushing_over_a_section_disorders_before_the_blows(kind: str, attacker: str, disorder: int) -> None:
    if attacker == "skirm-javelin":
        fight = Fight(over(kind, attacker, "levy-archers"), attack="11", defence="66").play("decline", "decline")
    else:
        fight = Fight(over(kind, attacker), attack="11", defence="66")
    fight.play("rush", "decline")
    assert fight.state("a")[2] == disorder
    rushed = [e for e in fight.events("grb-sum") if e.arguments["unit"] == "a" and e.arguments["sum"] == "attack"]
    full = fight.position.profile_of(0).strength
    assert rushed[0].arguments["values"][0] == 2 * (full - disorder)  # type: ignore[index]


@rule("GRB-12-010", "GRB-12-015")
@pytest.mark.parametrize(("kind", "value"), [("barricade", 1), ("works", 2)])
def test_a_section_helps_who_stands_behind_it(kind: str, value: int) -> None:
    position = Fight(over(kind, "longbow")).position
    assert points(melee_defence(position, 1, 0))[kind] == value
    assert points(shooting_defence(position, 1, 0, 0, False))[kind] == value
    # Not who stands before it, and not against somebody on the same side of it.
    assert kind not in points(melee_defence(position, 0, 1))
    inside = over(kind, "longbow").replace("a: longbow at 60:40 heading 0", "a: longbow at 64:41 heading 270")
    assert kind not in points(melee_defence(Fight(inside + "\ncontact: a front b left").position, 1, 0))


@rule("GRB-12-032")
def test_at_a_barricade_nobody_has_the_ram() -> None:
    for rider in ("knights-15c", "elephant-indian", "chariot-hittite", "scythed"):
        assert sums(Fight(PAIR.format(rider, "hittite-guard")), "a", "b", rushes=True)[0]["ram"] == 1
        attacks = Fight(over("barricade", rider))
        assert "ram" not in sums(attacks, "a", "b", rushes=True)[0]
        defends = Fight(over("barricade", "hittite-guard", rider))
        assert "ram" not in sums(defends, "b", "a", rushes=True)[0]


@rule("GRB-12-036", "GRB-12-037")
def test_a_barricade_over_which_the_enemy_was_beaten_is_destroyed_and_works_are_not() -> None:
    # RES 2 and the dice, less what the section gives.
    for dice, beaten in (("61", True), ("41", True), ("16", False)):
        for kind in ("barricade", "works"):
            fight = Fight(over(kind, "hittite-guard"), attack=dice[0] + "1", defence=dice[1] + "6")
            fight.play("rush", "decline")
            assert (fight.outcomes()[1][1] != "carry-on") == beaten
            assert (fight.position.sections == []) == (beaten and kind == "barricade"), (dice, kind)
    # Beaten by fire alone it is not destroyed, nor when the attacker is thrown back.
    shot = Fight(over("barricade", "longbow", "levy-archers"), attack="6", defence="1").play("shoot a -> b", "decline")
    assert shot.told("grb-retreats", "unit") == [("b",)]
    assert len(shot.position.sections) == 1
    held = Fight(over("barricade", "hittite-guard"), attack="16", defence="61").play("rush", "decline")
    assert ("a", "flight") in held.outcomes()
    assert len(held.position.sections) == 1


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

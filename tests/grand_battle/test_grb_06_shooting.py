"""Chapter 6.6, 6.7 and 6.9: who shoots when, with what strength, and what it does."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, points
from vexilla.games.grand_battle.combat.sums import shooting_attack, shooting_defence
from vexilla.games.grand_battle.tables.modifiers import LARGE_TARGET
from vexilla.games.grand_battle.tables.weapons import WEAPONS
from vexilla.testing import rule

PAIR = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"


def attack(fight: Fight, unit: str, enemy: str, shooter: str = "") -> dict[str, float]:
    return points(
        shooting_attack(fight.position, fight.unit(unit), fight.unit(shooter or unit), fight.unit(enemy)),
    )


def defence(fight: Fight, unit: str, enemy: str, shooter: str = "", answers: bool = False) -> dict[str, float]:
    position = fight.position
    shooting = fight.unit(shooter or enemy)
    return points(shooting_defence(position, fight.unit(unit), fight.unit(enemy), shooting, answers))


@rule("GRB-06-132", "GRB-06-080", "GRB-06-081", "GRB-06-082")
def test_longbows_confuse_knights_who_may_still_rush() -> None:
    fight = Fight(PAIR.format("longbow", "knights-15c"), attack="5", defence="2").play("shoot a -> b")
    assert fight.totals() == {"a attack": 24, "b defence": 20}
    assert fight.outcomes() == [("b", "confusion")]
    assert fight.state("b") == (3, 0, 1)
    assert fight.asked() == "top grb-ask-rush"


@rule("GRB-06-083", "GRB-06-086")
@pytest.mark.parametrize(
    ("dice", "outcome", "state"),
    [
        # Strength 4 and bow 3 against strength 4, armour 2 and shields 1: RES is the difference of the dice.
        ("11", "carry-on", (4, 0, 0)),
        ("21", "confusion", (3, 0, 1)),
        ("51", "confusion", (3, 0, 1)),
        ("61", "retreat", (2, 1, 1)),
    ],
)
def test_results_from_front_and_flank(dice: str, outcome: str, state: tuple[int, int, int]) -> None:
    fight = Fight(PAIR.format("longbow", "hoplites"), attack=dice[0], defence=dice[1]).play("shoot a -> b")
    assert fight.outcomes() == [("b", outcome)]
    assert fight.state("b") == state
    # On the flank one less of strength, and no shields: two more of the die make up for it, and the table is the same.
    flank = "bottom a: longbow at 64:41 heading 270\ntop b: hoplites at 60:40 heading 180\ncontact: a front b left"
    side = Fight(flank, attack=dice[0], defence=str(int(dice[1]) + 2)).play("shoot a -> b")
    assert side.totals() == fight.totals()
    assert side.outcomes() == [("b", outcome)]
    assert side.state("b") == state


@rule("GRB-06-071")
def test_who_has_no_missiles_is_shot_at_without_reply() -> None:
    fight = Fight(PAIR.format("longbow", "hoplites"), attack="1", defence="6")
    assert fight.asked() == "bottom grb-ask-fire"
    fight.play("shoot a -> b")
    assert fight.asked() == "top grb-ask-rush", "nobody has asked them for an answer"
    assert fight.told("grb-sum", "unit", "sum") == [("a", "attack"), ("b", "defence")]


@rule("GRB-06-083", "GRB-06-085", "GRB-06-087", "GRB-08-017")
def test_results_from_the_front() -> None:
    fight = Fight(PAIR.format("longbow", "knights-15c"), attack="3", defence="3").play("shoot a -> b")
    assert fight.outcomes() == [("b", "carry-on")]
    assert fight.state("b") == (4, 0, 0)
    # 4 + 3 + 6 against 3 + 1 + 1, and strength 3: RES 8.
    fight = Fight(PAIR.format("longbow", "citizen-spear").replace("b: citizen", "b: town"), attack="6", defence="1")
    fight.play("shoot a -> b")
    assert fight.outcomes() == [("b", "retreat")]
    assert fight.events("grb-outcome")[0].clauses == ("GRB-06-083",)
    assert fight.state("b") == (1, 1, 1)
    assert fight.told("grb-retreats", "unit") == [("b",)]


@rule("GRB-06-084", "GRB-07-013")
def test_from_the_rear_there_is_flight_but_no_retreat() -> None:
    text = """\
        bottom a: longbow at 60:38 heading 0
        top b: hoplites at 60:40 heading 0
        contact: a front b rear
        """
    fight = Fight(text, attack="6", defence="1").play("shoot a -> b")
    assert fight.outcomes() == [("b", "flight")]
    assert fight.events("grb-outcome")[0].clauses == ("GRB-06-084",)
    assert fight.state("b") == (1, 1, 2)
    assert defence(Fight(text), "b", "a") == {"strength": 4, "rear": -2, "armour": 2}


@rule("GRB-06-098", "GRB-06-097")
def test_penetration_lowers_armour_but_not_below_nothing() -> None:
    assert defence(Fight(PAIR.format("heavy-xbow", "hung-knights")), "b", "a")["armour"] == 3
    for enemy in ("swiss-pike", "levy-archers", "tercio-pike"):
        assert defence(Fight(PAIR.format("hung-arq", enemy)), "b", "a")["armour"] == 0
    # Other modifiers come afterwards.
    fight = Fight(PAIR.format("hung-arq", "hoplites"))
    assert defence(fight, "b", "a") == {"strength": 4, "armour": 0, "big_shields": 1}


@rule("GRB-06-121", "GRB-06-122")
@pytest.mark.parametrize(
    ("target", "value"),
    [
        ("knights-15c", -1),
        ("hung-knights", 0),
        ("elephant-indian", -1),
        ("scythed", -1),
        ("chariot-egypt", 0),
        ("lh-javelin", 0),
        ("lh-camel", 0),
        ("hoplites", 0),
    ],
)
def test_large_targets(target: str, value: int) -> None:
    terms = defence(Fight(PAIR.format("longbow", target)), "b", "a")
    assert terms.get(LARGE_TARGET.key, 0) == value


@rule("GRB-06-123")
def test_skirmishers_and_crews_are_hit_less() -> None:
    assert attack(Fight(PAIR.format("longbow", "skirm-javelin")), "a", "b")["vs_skirmishers"] == -1
    assert attack(Fight(PAIR.format("longbow", "bolt")), "a", "b")["vs_skirmishers"] == -1
    assert "vs_skirmishers" not in attack(Fight(PAIR.format("longbow", "hoplites")), "a", "b")


@rule("GRB-10-024", "GRB-10-025")
def test_forest_weakens_shots_and_covers() -> None:
    text = f"{PAIR.format('longbow', 'longbow')}\nground wood: forest 50:40 70:40 70:60 50:60"
    fight = Fight(text)
    assert attack(fight, "b", "a")["shooter_in_forest"] == -1
    assert "shooter_in_forest" not in attack(fight, "a", "b")
    assert defence(fight, "b", "a")["target_in_forest"] == 1
    assert "target_in_forest" not in defence(fight, "a", "b")


@rule("GRB-10-016", "GRB-10-017")
def test_the_nearer_to_the_summit_the_higher() -> None:
    text = f"""\
{PAIR.format("longbow", "longbow")}
ground slope: hill-gentle of knoll 40:20 80:20 80:60 40:60
hill knoll: 60:{{}}
"""
    fight = Fight(text.format(50))
    assert attack(fight, "b", "a")["higher_ground"] == 1
    assert defence(fight, "b", "a")["higher_ground"] == 1
    assert "higher_ground" not in attack(fight, "a", "b")
    level = Fight(text.format(40))
    assert "higher_ground" not in attack(level, "a", "b")
    assert "higher_ground" not in attack(level, "b", "a")


@rule("GRB-10-038")
def test_above_a_ravine() -> None:
    fight = Fight(f"{PAIR.format('longbow', 'longbow')}\nground gap: ravine ribbon 40:37 80:37 width 2")
    assert attack(fight, "b", "a")["higher_ground"] == 1
    assert "higher_ground" not in attack(fight, "a", "b")


@rule("GRB-06-066")
def test_shooting_is_optional_and_the_active_player_declares_first() -> None:
    fight = Fight(PAIR.format("longbow", "longbow"))
    assert fight.asked() == "bottom grb-ask-fire"
    fight.play("decline")
    assert fight.asked() == "top grb-ask-fire"
    assert Fight(PAIR.format("longbow", "longbow") + "\nactive: top").asked() == "top grb-ask-fire"


@rule("GRB-06-068", "GRB-06-069", "GRB-06-072", "GRB-06-073")
def test_parthian_archers_shoot_before_the_pila_once() -> None:
    text = PAIR.format("parthian-archers", "legion-4")
    fight = Fight(text, attack="61", defence="16").play("shoot a -> b", "shoot b -> a")
    # The legionaries are confused before they throw: strength 3 in the reply.
    assert fight.told("grb-sum", "unit", "sum")[:2] == [("a", "attack"), ("b", "defence")]
    assert fight.outcomes()[0] == ("b", "confusion")
    replies = [e for e in fight.events("grb-sum") if e.arguments["unit"] == "b" and e.arguments["sum"] == "attack"]
    assert replies[0].arguments["values"][0] == 6  # type: ignore[index]
    assert [contact.exchanges for contact in fight.position.contacts] == [1]
    again = Fight(f"{text}\ncontact: a front b front exchanges 1", attack="66", defence="11")
    again.play("shoot a -> b", "shoot b -> a")
    replies = [e for e in again.events("grb-sum") if e.arguments["unit"] == "b" and e.arguments["sum"] == "attack"]
    assert replies[0].arguments["values"][0] == 8  # type: ignore[index]


@rule("GRB-06-072")
def test_only_turns_in_a_row_count() -> None:
    text = f"{PAIR.format('parthian-archers', 'legion-4')}\ncontact: a front b front exchanges 1"
    fight = Fight(text, attack="1", defence="6").play("shoot a -> b", "decline")
    assert [contact.exchanges for contact in fight.position.contacts] == [0]


@rule("GRB-06-069")
def test_who_has_been_driven_off_does_not_reply() -> None:
    text = PAIR.format("longbow", "skirm-javelin")
    fight = Fight(text, attack="6", defence="1").play("shoot a -> b", "shoot b -> a")
    assert fight.outcomes() == [("b", "retreat")]


@rule("GRB-06-070", "GRB-06-088")
def test_equal_ranges_shoot_together_and_the_better_result_wins() -> None:
    text = PAIR.format("longbow", "longbow")
    # Strength 4, bow 3, armour 1: RES is 2 and the dice. Bottom 6 to 1, top 3 to 2.
    fight = Fight(text, attack="63", defence="12").play("shoot a -> b", "shoot b -> a")
    assert sorted(fight.outcomes()) == [("a", "confusion"), ("b", "retreat")]
    assert fight.state("a") == (3, 0, 1)
    assert fight.state("b") == (2, 1, 1)
    assert fight.told("grb-retreats", "unit") == [("b",)]


@rule("GRB-06-088", "GRB-06-089")
def test_equal_results_of_a_fire_fight_move_nobody() -> None:
    fight = Fight(PAIR.format("longbow", "longbow"), attack="66", defence="11")
    fight.play("shoot a -> b", "shoot b -> a")
    assert sorted(fight.outcomes()) == [("a", "retreat"), ("b", "retreat")]
    assert fight.events("grb-retreats") == []
    assert fight.state("a") == fight.state("b") == (2, 1, 1)
    assert [contact.exchanges for contact in fight.position.contacts] == [1]


@rule("GRB-06-138")
def test_equal_results_of_which_one_is_routed() -> None:
    text = PAIR.format("longbow", "longbow").replace("heading 180", "heading 180 losses 2")
    fight = Fight(text, attack="66", defence="11").play("shoot a -> b", "shoot b -> a")
    # Bottom 4 + 3 + 6 - (2 + 1 + 1), top 2 + 3 + 6 - (4 + 1 + 1) and strength 4.
    assert sorted(fight.outcomes()) == [("a", "retreat"), ("b", "retreat")]
    assert fight.told("grb-flees", "unit", "routed") == [("b", 1)]
    assert fight.events("grb-retreats") == []


@rule("GRB-06-090", "GRB-06-013")
def test_after_the_fire_who_has_close_combat_may_rush() -> None:
    fight = Fight(PAIR.format("longbow", "legion-4"), attack="1", defence="6")
    fight.play("shoot a -> b", "decline")
    assert fight.asked() == "top grb-ask-rush"


@rule("GRB-06-014")
def test_once_melee_has_begun_nobody_shoots() -> None:
    text = f"{PAIR.format('longbow', 'legion-4')}\ncontact: a front b front melee rounds 1"
    fight = Fight(text, attack="11", defence="66")
    assert fight.asked() == ""
    assert fight.events("grb-declared-fire") == []
    assert [contact.rounds for contact in fight.position.contacts] == [2]


@rule("GRB-06-067", "GRB-03-037", "GRB-03-042")
def test_a_tercio_that_declines_takes_the_fire_on_its_pikes() -> None:
    text = "year: 1632\n" + PAIR.format("swedish-brigade", "tercio shooter-losses 2")
    text = text.replace("tercio shooter-losses 2 at 60:40 heading 180", "tercio at 60:40 heading 180 shooter-losses 2")
    fight = Fight(text, attack="6", defence="1").play("shoot a -> b", "decline")
    shown = next(e for e in fight.events("grb-sum") if e.arguments["sum"] == "defence")
    # Pikemen: strength 5 and one for the shooters, armour 2 against muskets.
    assert shown.arguments["terms"] == ["strength", "armour"]
    assert shown.arguments["values"] == [12, 0]
    assert fight.asked() == "bottom grb-ask-rush"


# -- support in shooting -------------------------------------------------------------------------

LINE = """\
bottom a: {a} at 60:40 heading 0
bottom c: {c} at 68:40 heading 0
top b: {b} at 60:40 heading 180
"""


@rule("GRB-06-031", "GRB-06-032", "GRB-06-074")
def test_neighbours_without_missiles_support_only_the_defence() -> None:
    fight = Fight(LINE.format(a="longbow", c="hoplites", b="longbow"))
    assert "support" not in attack(fight, "a", "b")
    assert defence(fight, "a", "b")["support"] == 1
    fight = Fight(LINE.format(a="longbow", c="longbow", b="hoplites"), attack="1", defence="6")
    assert attack(fight, "a", "b")["support"] == 1
    fight.play("shoot a -> b")
    assert "supported-shot" in str(fight.match.position.view(0))


@rule("GRB-06-075")
def test_shooters_at_the_corners_shoot_past_a_leader_without_missiles() -> None:
    text = LINE.format(a="hoplites", c="longbow", b="hoplites") + "bottom d: skirm-sling at 52:40 heading 0\n"
    fight = Fight(text, attack="6", defence="1")
    assert fight.why_not("shoot a -> b") == "GRB-06-075"
    assert fight.why_not("shoot c -> a") == "GRB-06-091"
    assert attack(fight, "a", "b", "c") == {"corner_shooter": 1, "corner_skirmisher": 0.5, "shooting": 3}
    assert attack(fight, "a", "b", "d")["shooting"] == 2
    fight.play("shoot c -> b")
    assert fight.totals()["a attack"] == 2 * (3 + 6) + 3
    # Both have shot and support nobody's shot any more.
    assert attack(fight, "a", "b", "c") == {"shooting": 3}


@rule("GRB-06-076", "GRB-06-077", "GRB-06-025", "GRB-06-061")
def test_archers_on_the_flank_lead_in_shooting_and_support_in_melee() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom c: longbow at 64:42 heading 270
        top b: hittite-spear at 60:40 heading 180
        contact: a front b front
        contact: c front b left
        """
    fight = Fight(text.replace("64:42", "64:41"), attack="211", defence="511")
    assert fight.asked() == "bottom grb-ask-lead"
    fight.play("lead c -> b")
    assert attack(fight, "c", "b") == {"strength": 4, "shooting": 3}
    assert defence(fight, "b", "c")["flank"] == -1
    fight.play("shoot c -> b")
    assert fight.asked() == "bottom grb-ask-lead"
    fight.play("lead a -> b", "rush", "decline")
    shown = [e for e in fight.events("grb-sum") if e.arguments["unit"] == "a" and e.arguments["sum"] == "attack"]
    assert "support" in shown[0].arguments["terms"]  # type: ignore[operator]


@rule("GRB-06-078", "GRB-06-023")
def test_archers_who_touch_the_flank_by_a_corner_do_not_lead() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        bottom c: longbow at 64:46 heading 270
        top b: hittite-spear at 60:40 heading 180
        contact: a front b front
        contact: c front b left
        """
    fight = Fight(text)
    assert fight.asked() == "bottom grb-ask-fire"  # a leads: nobody was asked
    assert attack(fight, "a", "b", "c") == {"corner_shooter": 1, "shooting": 3}
    assert "flank" not in defence(fight, "b", "a", "c")
    assert defence(fight, "a", "b")["support"] == 1


@rule("GRB-06-091", "GRB-06-092")
def test_nobody_shoots_over_a_gap_whatever_his_weapon() -> None:
    # A longbow reaches 120 metres, which is the depth of its base: half a step off is too far.
    text = PAIR.format("longbow", "hoplites")
    assert Fight(text).asked() == "bottom grb-ask-fire"
    assert Fight(text.replace("b: hoplites at 60:40", "b: hoplites at 60:40.5")).asked() == ""
    assert Fight(text).why_not("shoot a -> a") == "GRB-06-091"


@rule("GRB-06-092")
def test_three_classes_of_range_decide_who_shoots_first() -> None:
    classes = {row.key: row.range_class for row in WEAPONS}
    assert set(classes.values()) == {1, 2, 3}
    # Of each two classes the nearer one shoots first, and the other replies with what is left.
    by_class = {1: "longbow", 2: "egypt-archers", 3: "legion-4"}
    for first, second in ((1, 2), (2, 3), (1, 3)):
        fight = Fight(PAIR.format(by_class[second], by_class[first]), attack="11", defence="66")
        fight.play("shoot a -> b", "shoot b -> a")
        assert fight.told("grb-sum", "unit", "sum")[0] == ("b", "attack")
        assert len(fight.outcomes()) == 2


@rule("GRB-06-074")
def test_who_supports_a_shot_does_not_shoot_himself_in_this_turn_and_the_other_way_round() -> None:
    # Archers between two friends: a, who shoots at b, and e, who has no missiles and for whom they could shoot at f.
    text = """\
        bottom a: longbow at 60:40 heading 0
        bottom c: longbow at 68:40 heading 0
        bottom e: hoplites at 76:40 heading 0
        top b: hoplites at 60:40 heading 180
        top f: hoplites at 76:40 heading 180
        """
    supporting = Fight(text, attack="11", defence="66").play("fight a", "shoot a -> b")
    assert supporting.totals()["a attack"] == 2 * (4 + 1 + 3 + 1)
    assert supporting.told("grb-declared-fire", "unit", "target") == [("a", "b")]
    assert supporting.asked() == "bottom grb-ask-combat", "the blows follow: nobody shoots for e"
    shooting = Fight(text, attack="11", defence="66").play("fight e", "shoot c -> f")
    assert shooting.totals()["e attack"] == 2 * (1 + 3 + 1)
    shooting.play("shoot a -> b")
    assert shooting.totals()["a attack"] == 2 * (4 + 3 + 1)


@rule("GRB-03-034")
def test_in_an_exchange_shooters_have_one_more_while_any_of_their_pikes_are_left() -> None:
    for losses, strength in ((0, 5), (4, 5), (5, 4)):
        text = PAIR.format("tercio-shot", "tercio").replace("heading 180", f"heading 180 losses {losses}")
        assert defence(Fight("year: 1632\n" + text), "b", "a", answers=True)["shooters"] == strength


@rule("GRB-06-058")
def test_by_corners_one_point_stands_for_all_strength_of_a_shot_and_the_defence_is_whole() -> None:
    text = "bottom a: longbow at 60:40 heading 0\ntop b: longbow at 68:40 heading 180"
    fight = Fight(text, attack="6", defence="6")
    assert attack(fight, "a", "b") == {"corner_fight": 1, "shooting": 3}
    assert defence(fight, "b", "a") == {"strength": 4, "armour": 1}
    fight.play("shoot a -> b", "decline")
    assert fight.totals() == {"a attack": 2 * (1 + 3 + 6), "b defence": 2 * (4 + 1 + 6)}

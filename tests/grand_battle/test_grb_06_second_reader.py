"""Chapter 6 and what it takes from others: what a second reader of the book answered otherwise, and was right."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.fighting import Fight, points
from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.actions import STREAMS
from vexilla.games.grand_battle.combat.melee import MELEE_STAGE, forbids_rush
from vexilla.games.grand_battle.combat.shooting import SHOOTING_STAGE, possible_shooters
from vexilla.games.grand_battle.combat.stages import CARRY_OUT_MELEE, note_supporters
from vexilla.games.grand_battle.combat.sums import (
    melee_attack,
    melee_defence,
    rampage_defence,
    shooting_attack,
    shooting_defence,
)
from vexilla.games.grand_battle.combat.supports import worst_side
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.geometry.bases import FRONT, REAR
from vexilla.games.grand_battle.orders.command import charge_for
from vexilla.games.grand_battle.orders.order import RECOVER, Order
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.touch import renew_contacts
from vexilla.kernel.match import Match
from vexilla.kernel.source import Scripted
from vexilla.testing import rule


def met(text: str) -> GrandBattle:
    position = placed(text)
    renew_contacts(position)
    return position


def duel(one: str, other: str, *more: str, year: int = -300) -> tuple[GrandBattle, int, int]:
    """Two opponents, one of each side, front to front at 60:45."""
    position = met(
        f"year: {year}\nbottom a: {one} at 60:45 heading 0\ntop b: {other} at 60:45 heading 180\n" + "\n".join(more)
    )
    position.duels[0], position.duels[1] = 1, 0
    return position, unit_in(position, "a"), unit_in(position, "b")


# -- mounted or on foot at will ----------------------------------------------------------------------


@rule("GRB-05-055")
@pytest.mark.parametrize(
    ("foot", "rider", "extra"),
    [("hoplites", "chariot-celtic", "spear_vs_mounted"), ("phalanx", "polish-line", "pike_vs_mounted")],
)
def test_nothing_counts_against_the_mounted_who_are_on_foot_at_will(foot: str, rider: str, extra: str) -> None:
    position, a, b = duel(foot, rider)
    assert extra not in points(melee_defence(position, a, b))
    position, a, b = duel(foot, "companions")
    assert extra in points(melee_defence(position, a, b))


@rule("GRB-05-055", "GRB-06-121", "GRB-06-119")
def test_who_is_on_foot_at_will_is_no_large_target_and_does_not_shy() -> None:
    position, a, b = duel("skirm-bow", "polish-line", year=1410)
    assert "large_target" not in points(shooting_defence(position, b, a, a, is_exchange=False))
    position, a, b = duel("elephant-indian", "lh-arquebus", year=1600)
    assert "cav_vs_elephant" not in points(melee_attack(position, b, a, rushes=False))
    position, a, b = duel("elephant-indian", "lh-bow")
    assert "cav_vs_elephant" in points(melee_attack(position, b, a, rushes=False))


@rule("GRB-05-055", "GRB-12-033")
def test_who_is_on_foot_at_will_fights_at_works() -> None:
    works = "top section: w works at 60:45 heading 180"
    for rider, clause, defence in (("polish-line", None, 2), ("companions", "GRB-12-033", 0)):
        position, a, b = duel("polish-line", rider, works, year=1410)
        assert forbids_rush(position, b, a) == clause
        assert points(melee_defence(position, b, a)).get("works", 0) == defence


# -- mixed units under guns --------------------------------------------------------------------------

TERCIO = "top t: tercio at 60:45 heading 180"


@rule("GRB-03-034", "GRB-03-035", "GRB-03-036", "GRB-03-037")
def test_shooters_who_answer_a_gun_do_not_take_its_fire() -> None:
    gun = f"year: 1600\nbottom g: l-cannon at 60:45 heading 0\n{TERCIO}"
    fight = Fight(gun, SHOOTING_STAGE, attack="61", defence="11").play("shoot g -> t", "shoot t -> g")
    unit, terms = fight.told("grb-sum", "unit", "terms")[1]
    assert (unit, "strength" in str(terms), "shooters" in str(terms)) == ("t", True, False)
    assert fight.told("grb-lost", "unit", "shooters") == []
    shot = f"year: 1600\nbottom g: tercio at 60:45 heading 0\n{TERCIO}"
    fight = Fight(shot, SHOOTING_STAGE, attack="61", defence="11").play("shoot g -> t", "shoot t -> g")
    assert "shooters" in str(fight.told("grb-sum", "terms")[3])


@rule("GRB-03-036", "GRB-03-037")
def test_only_a_mixed_unit_loses_a_figure_of_its_shooters() -> None:
    lines = "bottom a: longbow at 60:45 heading 0\ntop b: skirm-bow at 60:45 heading 180"
    fight = Fight(f"year: 1415\n{lines}", SHOOTING_STAGE, attack="61", defence="11")
    fight.play("shoot a -> b", "shoot b -> a")
    assert fight.told("grb-lost", "unit", "shooters") == [("b", 0)]


@rule("GRB-03-038", "GRB-03-039")
def test_disorder_takes_more_than_the_shooters_have() -> None:
    position, a, b = duel("tercio", "hoplites", year=1600)
    position.shooter_losses[a] = position.profile_of(a).shooters.figures - 1
    position.disorder[a] = 3
    assert points(shooting_attack(position, a, a, b))["shooters"] == -2
    assert position.vitality_of(a) == 3, "the unit lives"
    # So does its defence when it answers: one shooter, one for the pikes, three points of disorder; no armour.
    answered = shooting_defence(position, a, b, b, is_exchange=True)
    assert (points(answered)["shooters"], sum(points(answered).values())) == (-1, -1)


@rule("GRB-13-038", "GRB-13-039", "GRB-03-030", "GRB-03-039")
@pytest.mark.parametrize(("target", "term"), [("tercio", "deep_pikes_mixed"), ("swiss-block", "deep_double_pikes")])
def test_a_double_unit_with_one_base_left_is_no_deep_target(target: str, term: str) -> None:
    position, a, b = duel("l-cannon", target, year=1600)
    assert term in points(shooting_attack(position, a, a, b))
    position.shooter_losses[b] = 9 if target == "tercio" else 0
    position.losses[b] = 0 if target == "tercio" else position.profile_of(b).figures
    assert term not in points(shooting_attack(position, a, a, b))


# -- guns and who looks away ---------------------------------------------------------------------------


@rule("GRB-06-061", "GRB-13-017")
@pytest.mark.parametrize(("place", "side"), [("64:49 heading 270", "left"), ("70:49 heading 90", "front")])
def test_a_gun_that_looks_away_presses_nobody(place: str, side: str) -> None:
    position, a, b = duel("hoplites", "hoplites", f"bottom g: l-cannon at {place}", year=1600)
    assert points(melee_defence(position, b, a)).get("flank", 0) == (-1 if side == "left" else 0)
    assert points(melee_attack(position, a, b, rushes=False)).get("support", 0) == (1 if side == "left" else 0)


@rule("GRB-12-062")
def test_a_train_presses_nobody() -> None:
    train = "bottom camp: baggage at 64:50 heading 270"
    position, _, b = duel("hoplites", "hoplites", train)
    assert worst_side(position, b) == 0


@rule("GRB-13-007", "GRB-13-011")
def test_a_gun_does_not_shoot_at_who_lies_along_its_side() -> None:
    side = "bottom a: l-cannon at 63:41 heading 90\ntop b: hoplites at 60:45 heading 180"
    position = met(f"year: 1600\n{side}")
    assert possible_shooters(position, 0, 1) == []
    position, a, b = duel("l-cannon", "hoplites", year=1600)
    assert possible_shooters(position, a, b) == [a]


# -- the rush ------------------------------------------------------------------------------------------


def rushed(one: str, other: str, *more: str, year: int = -300) -> int:
    """The points of disorder that the first one has after its rush."""
    text = f"year: {year}\nbottom a: {one} at 60:45 heading 0\ntop b: {other} at 60:45 heading 180\n"
    fight = Fight(text + "\n".join(more), MELEE_STAGE, attack="11", defence="66").play("rush")
    if fight.asked():
        fight.play("decline")
    return fight.state("a")[2]


@rule("GRB-10-013", "GRB-12-035")
def test_chariots_are_disordered_by_a_rush_at_what_they_cannot_cross() -> None:
    assert rushed("chariot-hittite", "skirm-bow") == 0
    assert rushed("chariot-hittite", "hoplites", "top section: s barricade at 60:45 heading 180") == 1
    assert rushed("chariot-hittite", "hoplites", "ground wood: forest 58:46 62:46 62:60 58:60") == 1
    assert rushed("hoplites", "hoplites", "top section: s barricade at 60:45 heading 180") == 0


@rule("GRB-10-013", "GRB-10-031")
def test_a_rush_over_a_bridge_is_one_over_rough_ground() -> None:
    river = "ground river: deep-river ribbon 0:46 120:46"
    assert rushed("companions", "hoplites", river, "bridge b: at 60:47 heading 0") == 1
    assert rushed("companions", "hoplites", river, "bridge b: at 90:47 heading 0") == 0


@rule("GRB-13-005", "GRB-12-004")
def test_non_combatants_start_no_melee() -> None:
    position, a, b = duel("l-cannon", "skirm-bow", year=1600)
    assert (forbids_rush(position, a, b), forbids_rush(position, b, a)) == ("GRB-13-005", None)


# -- after the result ----------------------------------------------------------------------------------


@rule("GRB-12-043", "GRB-06-069")
def test_who_cannot_retreat_out_of_a_camp_shoots_back() -> None:
    camp = "top camp: barricade at 60:45 heading 180"
    lines = "bottom a: longbow at 60:45 heading 0\ntop b: janissaries at 60:45 heading 180"
    fight = Fight(f"year: 1415\n{camp}\n{lines}", SHOOTING_STAGE, attack="61", defence="11")
    fight.play("shoot a -> b", "shoot b -> a")
    assert fight.outcomes() == [("b", "retreat"), ("a", "carry-on")]


@rule("GRB-07-055")
def test_both_losers_have_moved_before_anybody_is_swept_along() -> None:
    fight = Fight(
        """
        bottom a: peltasts at 60:45 heading 0 disorder 1
        bottom a1: spartan-horse at 52:45 heading 0
        bottom a2: spartan-horse at 68:45 heading 0
        bottom a3: spartan-horse at 64:49 heading 270
        top b: theban-deep at 60:45 heading 180 losses 1
        """,
        MELEE_STAGE,
        attack="44",
        defence="13",
        discipline="666",
    ).play("lead a -> b", "rush", "decline")
    names = [event.name for event in fight.match.log if event.name in ("grb-flees", "grb-tested")]
    assert names[:3] == ["grb-flees", "grb-flees", "grb-tested"]


@rule("GRB-07-032", "GRB-07-033")
@pytest.mark.parametrize(("leader", "points_"), [("skirm-bow", 0), ("peltasts", 1)])
def test_supporters_do_not_mind_skirmishers_who_are_routed_with_their_enemies(leader: str, points_: int) -> None:
    position, _, _ = duel(leader, "skirm-bow", "bottom s: hoplites at 68:45 heading 0")
    position.disorder[:2] = [9, 9]
    position.fighters = [0, 1]
    note_supporters(position)
    match = Match(GAME, position, [CARRY_OUT_MELEE], Scripted([[] for _ in STREAMS], None))
    match.run()
    assert position.disorder[2] == points_


@rule("GRB-11-008", "GRB-06-127", "GRB-04-018", "GRB-06-120")
def test_beasts_that_run_amok_meet_pikes_and_leaders() -> None:
    leader = "bottom commander: c with a command 1 leadership 2"
    position, a, b = duel("phalanx", "elephant-indian", leader)
    assert points(rampage_defence(position, a, b, FRONT)) == {
        "strength": position.vitality_of(a),
        "leadership": 2,
        "pike_vs_mounted": 3,
        "armour": position.profile_of(a).armour,
    }
    assert "pike_vs_mounted" not in points(rampage_defence(position, a, b, REAR))
    friend = "bottom e: elephant-indian at 30:40 heading 0"
    position, a, b = duel("companions", "elephant-indian", friend)
    assert "cav_vs_elephant" in points(rampage_defence(position, a, b, FRONT))
    assert "cav_vs_elephant" not in points(rampage_defence(position, a, unit_in(position, "e"), FRONT))


# -- orders --------------------------------------------------------------------------------------------


@rule("GRB-05-039")
def test_a_unit_in_all_round_defence_is_not_ordered_to_attack() -> None:
    play = Play("bottom a: hoplites at 60:40 heading 0 all-round\narmy points: 3")
    assert play.why_not("order attack a from army else army") == "GRB-05-039"
    assert play.why_not("order manoeuvre a from army else army") == ""


@rule("GRB-04-034", "GRB-04-052")
@pytest.mark.parametrize(("place", "again"), [("60:50", False), ("60:80", False), ("60:50", True), ("60:80", True)])
def test_skirmishers_who_recover_again_pay_one_point_wherever_they_are(place: str, again: bool) -> None:
    lines = f"bottom s: skirm-bow at {place} heading 0 disorder 1\nbottom g: hoplites at 60:45 heading 0"
    general = "bottom general: c with g command 1 leadership 1"
    position = placed(f"{lines}\n{general}\narmy points: 3" + ("\nfreely recovered: s" if again else ""))
    charge = charge_for(position, Order(RECOVER, (unit_in(position, "s"),)))
    assert charge is not None
    assert charge.points == (0 if place == "60:50" and not again else 1)

"""Chapters 4.1, 4.3 and 3.6: leaders who fight and fall, discipline, terror."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight, points
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence
from vexilla.games.grand_battle.combat.terms import leadership_of
from vexilla.games.grand_battle.orders.discipline import TERROR, DisciplineTest
from vexilla.games.grand_battle.position import FLEEING
from vexilla.testing import rule

LED = """\
bottom a: hittite-guard at 60:40 heading 0
bottom c: hittite-guard at 68:40 heading 0
top b: hittite-guard at 60:40 heading 180
bottom general: one with {} command 1 leadership 2
bottom commander: two with {} command 1 leadership 1
"""


@rule("GRB-04-017", "GRB-04-018")
def test_leaders_add_to_attack_and_defence_of_the_unit_that_fights() -> None:
    fight = Fight(LED.format("a", "a"))
    assert points(melee_attack(fight.position, 0, 2, False))["leadership"] == 3
    assert points(melee_defence(fight.position, 0, 2))["leadership"] == 3
    # With a unit that merely supports they add nothing.
    fight = Fight(LED.format("c", "c"))
    assert "leadership" not in points(melee_attack(fight.position, 0, 2, False))
    enemy = Fight(LED.format("a", "a") + "active: top")
    assert points(melee_attack(enemy.position, 0, 2, False))["leadership"] == 3


@rule("GRB-04-020", "GRB-09-009")
def test_each_leader_of_a_unit_with_a_loss_is_rolled_for() -> None:
    # With a loss before: 3 + 1 + 3 + 4 + 1 against 4 + 2 + 6 is RES 0; 4 + 4 + 6 against 3 + 1 + 3 + 2 + 1 is RES 4.
    text = LED.format("a", "a").replace("a: hittite-guard at 60:40", "a: hittite-guard losses 1 at 60:40")
    fight = OpenFight(text, attack="16", defence="61", leader="65", discipline="1").play("rush", "decline")
    assert fight.told("grb-leader-rolled", "commander", "pips") == [("one", 6), ("two", 5)]
    assert fight.told("grb-leader-fell", "commander") == [("one",)]
    assert fight.position.general_lost == [True, False]
    assert leadership_of(fight.position, 0) == 1
    # Both dice come after the loss and before anybody moves.
    names = [event.name for event in fight.match.log]
    assert names.index("grb-lost") < names.index("grb-leader-rolled") < names.index("grb-flees")


@rule("GRB-04-020")
def test_without_a_loss_nobody_is_rolled_for() -> None:
    fight = Fight(LED.format("a", "a"), attack="11", defence="66").play("rush", "decline")
    assert fight.events("grb-leader-rolled") == []


@rule("GRB-04-050", "GRB-04-056", "GRB-01-036")
@pytest.mark.parametrize(("pips", "passes"), [("3", True), ("4", False)])
def test_discipline_counts_commanders_who_do_not_flee(pips: str, passes: bool) -> None:
    text = """\
        bottom a: hoplites at 20:40 heading 0
        bottom b: hoplites at 40:40 heading 0 fleeing
        top r: hoplites at 60:60 heading 180
        bottom general: one with a command 1 leadership 0
        bottom commander: two with a command 1 leadership 0
        bottom commander: three with a command 1 leadership 0
        bottom commander: four with b command 1 leadership 0
        """
    fight = Fight(text, DisciplineTest(TERROR, 0), discipline=pips)
    assert fight.position.passed is passes
    assert fight.told("grb-tested", "discipline") == [(3,)]


ELEPHANTS = """\
bottom terror: elephants
bottom a: hoplites at 60:40 heading 0
top b: elephant-indian at 60:40 heading 180
bottom general: one with a command 1 leadership 0
"""


@rule("GRB-03-077", "GRB-03-075")
def test_who_does_not_stand_the_terror_flees_without_losses() -> None:
    fight = Fight(ELEPHANTS, discipline="2")
    assert fight.state("a") == (2, 0, 2)
    assert fight.position.marks[0] & FLEEING
    assert fight.told("grb-flees", "unit") == [("a",)]
    assert fight.events("grb-sum") == [], "he is tested before the combat"


@rule("GRB-07-054")
def test_who_flees_from_terror_may_be_let_go() -> None:
    fight = OpenFight(ELEPHANTS, discipline="2")
    assert fight.asked() == "top grb-ask-pursuit"
    assert fight.position.obliged == []
    assert fight.play("stay b").asked() == ""


@rule("GRB-03-074", "GRB-03-081")
def test_only_the_army_that_is_named_is_frightened() -> None:
    assert len(Fight(ELEPHANTS, discipline="2").events("grb-tested")) == 1
    for text in (
        ELEPHANTS.replace("bottom terror", "top terror"),
        ELEPHANTS.replace("terror: elephants", "terror: artillery"),
    ):
        calm = Fight(text)
        assert (calm.asked(), calm.events("grb-tested")) == ("bottom grb-ask-rush", [])


@rule("GRB-03-076", "GRB-03-075")
def test_who_stands_fights_as_usual_and_is_not_tested_again() -> None:
    fight = Fight(ELEPHANTS, discipline="1", attack="11", defence="66").play("rush", "decline")
    assert len(fight.events("grb-sum")) == 4
    assert len(fight.events("grb-tested")) == 1
    again = Fight(ELEPHANTS + "contact: a front b front melee rounds 1", discipline="1", attack="11", defence="66")
    assert len(again.events("grb-tested")) == 1
    tested = ELEPHANTS.replace("60:40 heading 0", "60:40 heading 0 tested")
    later = Fight(tested + "contact: a front b front melee rounds 1", attack="11", defence="66")
    assert later.events("grb-tested") == []


@rule("GRB-03-079", "GRB-03-081", "GRB-03-075")
def test_terrible_guns_are_tested_for_when_they_are_aimed_but_bolts_are_not() -> None:
    text = """\
        year: {}
        bottom terror: artillery
        bottom a: hoplites at 60:40 heading 0
        top b: {} at 60:40 heading 180
        """
    fight = Fight(text.format(1500, "l-bombard"), discipline="1").play("shoot b -> a")
    assert fight.told("grb-flees", "unit") == [("a",)]
    assert fight.state("a") == (2, 0, 2)
    assert fight.events("grb-sum") == []
    bolts = Fight(text.format(-200, "bolt"), attack="1", defence="6").play("shoot b -> a")
    assert bolts.events("grb-tested") == []

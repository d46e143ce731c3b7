"""Chapters 6.1, 6.2 and 2.7: the order of a phase of combat, line by line."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight
from vexilla.games.grand_battle.combat.melee import ROUND
from vexilla.games.grand_battle.combat.phase import COMBAT_PHASE
from vexilla.games.grand_battle.combat.shooting import EXCHANGE
from vexilla.games.grand_battle.combat.stages import CARRY_OUT_FIRE, CARRY_OUT_MELEE
from vexilla.games.grand_battle.tables.results import CARRY_ON, CONFUSION, FLIGHT, RETREAT
from vexilla.kernel.refusal import UnknownAction
from vexilla.kernel.sides import CHANCE
from vexilla.testing import rule

PAIR = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"


def dice(fight: Fight) -> list[str]:
    """What was rolled, in order."""
    rolled = [taken.action for taken in fight.match.history if taken.side == CHANCE]
    return [fight.match.game.outcomes.text(action) for action in rolled if isinstance(action, int)]


@rule("GRB-02-056", "GRB-06-009", "GRB-06-011", "GRB-06-016")
def test_the_lines_of_the_phase() -> None:
    assert [line.partition("(")[0].partition(":")[0] for line in COMBAT_PHASE.lines()] == [
        "TakePost",
        "EvasionWindow",
        "OverDeserted",
        "ShootingStage",
        "TakePost",
        "TakePost",
        "GRB-06-013",
        "TakePost",
        "StandDown",
        "EndOfCombats",
    ]
    assert EXCHANGE[1].lines() == [
        "TerrorOfElephants",
        "AskForFire(top)",
        "AskForFire(bottom)",
        "OrderOfFire",
        "CountExchange",
        "EvasionWindow(2 nobody)",
        "EndCombat",
    ]
    assert ROUND[0].lines() == [
        "TerrorOfElephants",
        "AskForRush(bottom)",
        "AskForRush(top)",
        "FinalRush",
        "EvasionWindow(3 nobody)",
        "EndCombat",
    ]


@rule("GRB-06-010", "GRB-06-013", "GRB-02-057")
def test_all_shoot_before_anybody_comes_to_blows() -> None:
    text = """\
        bottom a: azabs at 30:40 heading 0
        bottom c: hoplites at 60:40 heading 0
        bottom d: azabs at 90:40 heading 0
        top r: hoplites at 30:40 heading 180
        top s: hoplites at 60:40 heading 180
        top t: hoplites at 90:40 heading 180
        active: top
        """
    fight = Fight(text, attack="11", defence="66")
    # The enemy's turn: his opponents shoot all the same.
    fight.play("fight t", "shoot d -> t", "shoot a -> r")
    assert fight.told("grb-outcome", "unit") == [("t",), ("r",)]
    assert fight.asked() == "top grb-ask-combat"
    assert fight.why_not("fight s") == ""


@rule("GRB-06-010")
def test_without_missiles_there_is_no_stage_of_shooting() -> None:
    fight = Fight(PAIR.format("hoplites", "hoplites"))
    assert fight.asked() == "bottom grb-ask-rush"
    assert len(fight.events("grb-duel")) == 1


@rule("GRB-06-105")
def test_four_dice_of_melee() -> None:
    fight = Fight(PAIR.format("hoplites", "hoplites"), attack="12", defence="34").play("rush", "decline")
    assert dice(fight) == ["attack 1", "defence 3", "attack 2", "defence 4"]
    assert fight.totals()["a attack"] == 2 * (4 + 4 + 1)
    assert fight.totals()["b attack"] == 2 * (4 + 4 + 2)
    assert fight.totals()["b defence"] == 2 * (4 + 2 + 1 + 3)
    assert fight.totals()["a defence"] == 2 * (4 + 2 + 1 + 4)


@rule("GRB-06-027")
def test_when_nobody_is_left_in_melee_the_others_shoot() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0 fleeing
        bottom c: longbow at 64:41 heading 270
        top r: hoplites at 60:40 heading 180
        contact: a front r front melee rounds 2
        contact: c front r left
        """
    fight = Fight(text.replace("60:40 heading 0 fleeing", "60:30 heading 0 fleeing"))
    assert fight.asked() == "bottom grb-ask-fire"


@rule("GRB-06-079", "GRB-06-089")
def test_shooting_goes_on_turn_after_turn() -> None:
    text = PAIR.format("longbow", "longbow")
    for exchanges in range(4):
        fight = Fight(f"{text}\ncontact: a front b front exchanges {exchanges}", attack="11", defence="66")
        fight.play("shoot a -> b", "shoot b -> a", "decline", "decline")
        assert fight.position.contacts[0].exchanges == exchanges + 1
        assert fight.asked() == ""


@rule("GRB-06-012", "GRB-06-017", "GRB-07-055", "GRB-07-054")
def test_moves_then_who_is_swept_along_then_pursuit() -> None:
    fight = Fight(PAIR.format("hoplites", "hoplites"))
    for carry_out, outcomes, lines in (
        (CARRY_OUT_MELEE, [RETREAT, FLIGHT], ["Flee(1 0)", "SweptAlong(top)", "Pursuit(bottom True)"]),
        (CARRY_OUT_FIRE, [RETREAT, CONFUSION], ["Retreat(0 1)", "Pursuit(top False)"]),
        (CARRY_OUT_MELEE, [RETREAT, RETREAT], []),
        (CARRY_OUT_FIRE, [CONFUSION, CARRY_ON], []),
    ):
        match = fight.match.clone()
        match.sweep()
        match.position.fighters = [0, 1]
        match.position.outcomes = outcomes
        carry_out.run(match)
        assert [step.label() for step in match.agenda[::-1]] == lines


@rule("GRB-07-055")
def test_losses_come_before_disorder_and_both_before_the_move() -> None:
    fight = Fight(PAIR.format("knights-15c", "rus-spear"), attack="62", defence="13").play("rush", "decline")
    assert fight.outcomes()[1] == ("b", "flight")
    names = [event.name for event in fight.match.log]
    assert names.index("grb-lost") < names.index("grb-disordered") < names.index("grb-flees")


def test_a_deed_that_is_not_asked_for_is_not_taken() -> None:
    # They are asked whether they evade: to pursue, or to shoot, is no answer to that.
    fight = OpenFight(PAIR.format("hoplites", "skirm-javelin"))
    assert fight.asked() == "top grb-ask-evade"
    for line in ("pursue b", "stay b", "shoot b -> a", "face b -> a"):
        with pytest.raises(UnknownAction):
            fight.play(line)
    assert fight.asked() == "top grb-ask-evade"


@rule("GRB-06-002")
def test_contact_alone_is_neither_a_shot_nor_a_blow() -> None:
    # Bases touch: they may shoot and rush now, but nothing has happened until somebody does.
    fight = Fight(PAIR.format("azabs", "hoplites"))
    assert len(fight.position.contacts) == 1
    assert fight.asked() == "bottom grb-ask-fire"
    fight.play("decline")
    assert fight.asked() == "bottom grb-ask-rush"
    fight.play("decline", "decline")
    assert (fight.state("a"), fight.state("b"), fight.events("grb-sum")) == ((3, 0, 0), (4, 0, 0), [])
    assert [(met.rounds, met.exchanges) for met in fight.position.contacts] == [(0, 0)]


@rule("GRB-06-011")
def test_after_the_fire_one_stays_retreats_flees_or_evades_the_melee() -> None:
    text = PAIR.format("azabs", "companions")
    stays = OpenFight(text, attack="1", defence="6").play("pass", "shoot a -> b")
    assert stays.outcomes() == [("b", "carry-on")]
    assert stays.asked() == "top grb-ask-evade"
    evades = OpenFight(text, attack="1", defence="6").play("pass", "shoot a -> b", "evade b")
    assert (evades.at("b"), evades.asked()) == ((60, 48.5, 180), "bottom grb-ask-pursuit")
    assert stays.play("pass").asked() == "bottom grb-ask-rush"
    weak = text.replace("heading 180", "heading 180 losses 2")
    # 3 + 2 + 6 against 2 + 2 - 1 + 1, RES 7 above 2: a retreat, with nothing left it is flight.
    driven = OpenFight(weak, attack="6", defence="1").play("pass", "shoot a -> b")
    assert driven.told("grb-flees", "unit", "routed") == [("b", 1)]


@rule("GRB-06-016")
def test_after_the_melee_one_may_evade_that_of_the_next_turn() -> None:
    text = PAIR.format("hoplites", "companions") + "\ncontact: a front b front melee rounds 1"
    fight = OpenFight(text, attack="11", defence="66").play("pass")
    assert sorted(fight.outcomes()) == [("a", "carry-on"), ("b", "carry-on")]
    assert fight.asked() == "top grb-ask-evade"
    fight.play("evade b")
    assert fight.at("b") == (60, 48.5, 180)
    assert fight.asked() == "bottom grb-ask-pursuit"

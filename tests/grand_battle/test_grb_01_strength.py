"""Chapter 1: combat strength, losses and disorder."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.fighting import Fight, OpenFight, points
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence, shooting_attack, shooting_defence
from vexilla.games.grand_battle.losses import lose
from vexilla.games.grand_battle.orders.discipline import TERROR, DisciplineTest
from vexilla.games.grand_battle.position import GONE, ROUTED
from vexilla.games.grand_battle.text import read, write_position
from vexilla.games.grand_battle.turn import COMMAND_PHASE, PHASE_OF_COMBAT, RECOVERY_PHASE, WholeTurnRecovery
from vexilla.games.grand_battle.worth import steadfastness_of
from vexilla.kernel.step import procedure
from vexilla.testing import rule

PAIR = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180"
#: Two who have come to blows before, each with strength 4, P 4 and armour 2.
LOCKED = PAIR.format("hittite-guard", "hittite-guard") + "\ncontact: a front b front melee rounds 1"


def melee(fight: Fight, rushes: bool = False) -> tuple[dict[str, float], dict[str, float]]:
    """Attack and defence of the first unit against the second."""
    position = fight.position
    return points(melee_attack(position, 0, 1, rushes)), points(melee_defence(position, 0, 1))


# -- the result of a combat --------------------------------------------------------------------------


@rule("GRB-01-003")
def test_what_a_combat_does_follows_from_its_result_alone() -> None:
    # b is hit with RES 2: by low dice, by higher ones on both sides, or by a weaker enemy with better dice.
    low, high = Fight(LOCKED, attack="11", defence="16"), Fight(LOCKED, attack="21", defence="26")
    weak = Fight(LOCKED.replace("a: hittite-guard", "a: hittite-guard losses 1"), attack="31", defence="26")
    for fight in (low, high, weak):
        assert fight.told("grb-outcome", "unit", "difference")[1] == ("b", 4), "in halves"
        assert fight.outcomes() == [("a", "carry-on"), ("b", "retreat")]
        assert fight.state("b") == (2, 1, 1)


@rule("GRB-01-003")
def test_single_combats_wear_down_the_steadfastness_of_the_army() -> None:
    text = LOCKED.replace("b: hittite-guard", "b: hittite-guard losses 3") + "\ntop c: hoplites at 100:90 heading 180"
    steps = procedure("GRB-02-052", PHASE_OF_COMBAT, RECOVERY_PHASE)
    fight = OpenFight(text + "\nlast steadfastness: 1 2", steps, attack="61", defence="16", steadfastness="1")
    before = steadfastness_of(fight.position, 1)
    fight.play("pursue a")
    assert fight.place("b") == "gone"
    assert (before, steadfastness_of(fight.position, 1)) == (4, 2)
    assert fight.told("grb-steadfastness", "side", "steadfastness") == [("top", 2)], "its army is tested"


# -- strength ----------------------------------------------------------------------------------------


@rule("GRB-01-023")
@pytest.mark.parametrize("state", ["losses 1", "disorder 1"])
def test_one_number_is_fighting_power_steadiness_and_hits_left(state: str) -> None:
    whole = Fight(PAIR.format("longbow", "hittite-guard"))
    worn = Fight(PAIR.format(f"longbow {state}", "hittite-guard"))
    assert (whole.state("a")[0], worn.state("a")[0]) == (4, 3)
    assert (melee(whole)[0]["strength"], melee(worn)[0]["strength"]) == (4, 3)
    assert (melee(whole)[1]["strength"], melee(worn)[1]["strength"]) == (4, 3)
    shots = [points(shooting_attack(fight.position, 0, 0, 1))["strength"] for fight in (whole, worn)]
    covers = [points(shooting_defence(fight.position, 0, 1, 1, False))["strength"] for fight in (whole, worn)]
    assert shots == covers == [4, 3]


@rule("GRB-01-025")
def test_totals_are_strength_with_values_support_and_modifiers() -> None:
    text = """\
        bottom a: hoplites at 60:40 heading 0
        top b: roman-horse at 60:40 heading 180
        bottom c: hoplites at 68:40 heading 0
        bottom general: gen with a command 1 leadership 1
        """
    attack, defence = melee(Fight(text))
    assert attack == {"strength": 4, "support": 1, "leadership": 1, "melee": 4}
    assert defence == {
        "strength": 4,
        "support": 1,
        "leadership": 1,
        "armour": 2,
        "big_shields": 1,
        "spear_vs_mounted": 1,
    }


@rule("GRB-01-027")
@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("hoplites", 4),
        ("hoplites losses 1", 3),
        ("hoplites disorder 2", 2),
        ("hoplites losses 1 disorder 1 rough forest,ditch", 0),
        ("swiss-block losses 2", 5 - 2 + 1),
        ("tercio losses 1 disorder 2", 5 - 1 - 2 + 1),
        ("tercio losses 1 disorder 2 shooter-losses 3", 5 - 1 - 2 + 1),
        ("tercio losses 1 disorder 2 shooter-losses 4", 5 - 1 - 2),
    ],
)
def test_current_strength_is_what_losses_and_disorder_have_left(unit: str, left: int) -> None:
    assert placed(f"bottom a: {unit} at 60:40").vitality_of(0) == left


# -- what a modifier is added to ---------------------------------------------------------------------


@rule("GRB-01-028")
def test_what_is_added_to_strength_counts_in_attack_and_defence() -> None:
    for enemy, key, value in (("hoplites", "pike_vs_foot", 2), ("knights-15c", "pike_vs_mounted", 3)):
        attack, defence = melee(Fight(PAIR.format("swiss-pike", enemy)))
        assert (attack[key], defence[key]) == (value, value)
    attack, defence = melee(Fight(PAIR.format("knights-15c", "elephant-indian")))
    assert (attack["cav_vs_elephant"], defence["cav_vs_elephant"]) == (-1, -1)
    rear = Fight("bottom a: longbow at 60:40 heading 0\ntop b: longbow at 60:36 heading 0\ncontact: b front a rear")
    assert [terms["rear"] for terms in melee(rear)] == [-2, -2]
    assert points(shooting_defence(rear.position, 0, 1, 1, False))["rear"] == -2


@rule("GRB-01-028")
def test_what_is_added_to_attack_or_defence_counts_there_alone() -> None:
    attack, defence = melee(Fight(PAIR.format("knights-15c", "hoplites")), rushes=True)
    assert "ram" in attack
    assert "ram" not in defence
    attack, defence = melee(Fight(PAIR.format("hoplites", "knights-15c")))
    assert {"big_shields", "spear_vs_mounted"} <= set(defence)
    assert not {"big_shields", "spear_vs_mounted"} & set(attack)


@rule("GRB-01-028")
def test_what_is_added_to_shooting_counts_in_the_shot_alone() -> None:
    fight = Fight(PAIR.format("longbow", "skirm-bow"))
    assert points(shooting_attack(fight.position, 0, 0, 1))["vs_skirmishers"] == -1
    others = [*melee(fight), points(shooting_defence(fight.position, 0, 1, 1, True))]
    assert all("vs_skirmishers" not in terms for terms in others)


# -- losses and disorder -----------------------------------------------------------------------------

WORN = """
    bottom a-1: hoplites at 60:40 losses 1 disorder 1
    bottom general: gen with a-1 command 3 leadership 1 points 3
    top e-1: legion-5 at 60:80 heading 180
    army points: 3
"""


@rule("GRB-01-030")
def test_disorder_is_recovered_from_and_losses_never_are() -> None:
    play = Play(WORN)
    play.do("order recover a-1 from gen else army")
    assert play.why_not("order recover a-1 from gen else army") == "GRB-08-024", "there is nothing else to recover"
    play.do("done")
    assert (play.disorder("a-1"), play.position.losses[0], play.position.vitality_of(0)) == (0, 1, 3)
    stood = Play(WORN, COMMAND_PHASE, WholeTurnRecovery(), army_points=[1]).orders("stand a-1")
    assert (stood.disorder("a-1"), stood.position.losses[0]) == (0, 1)
    fit = Play(WORN.replace(" disorder 1", ""))
    assert fit.why_not("order recover a-1 from gen else army") == "GRB-08-032"
    assert fit.why_not("order stand a-1") == "GRB-08-026"


@rule("GRB-01-031")
@pytest.mark.parametrize(
    ("state", "is_routed"), [("losses 1", False), ("losses 2", True), ("losses 1 disorder 1", True)]
)
def test_a_unit_is_routed_when_losses_and_disorder_have_left_nothing(state: str, is_routed: bool) -> None:
    # A retreat costs a figure and a point of disorder.
    text = LOCKED.replace("b: hittite-guard", f"b: hittite-guard {state}")
    left = placed(text).vitality_of(1)
    # RES 1 against b: 4 + 4 + 1 against what is left, 2 for armour and the die.
    fight = OpenFight(text, attack="11", defence=f"{6 - left}6")
    assert fight.outcomes()[1] == ("b", "retreat")
    assert bool(fight.position.marks[fight.unit("b")] & ROUTED) is is_routed
    assert fight.told("grb-flees", "unit", "routed") == ([("b", 1)] if is_routed else [])


@rule("GRB-01-031")
def test_whom_disorder_alone_leaves_nothing_is_no_more() -> None:
    text = "table: 120 90\nbottom a: varangians at 60:30 heading 0 losses 2 disorder {}\nmanoeuvre: a"
    assert Order(text.format(0)).go("sideways a left 2").position.is_on_table(0)
    assert Order(text.format(1)).go("sideways a left 2").position.places == [GONE]


@rule("GRB-01-032")
def test_a_loss_is_a_figure_and_lowers_strength_by_one() -> None:
    fight = Fight(PAIR.format("hoplites", "hoplites"))
    for left in (3, 2, 1):
        lose(fight.match, 0, False, "GRB-01-032")
        assert (fight.state("a"), fight.position.figures_of(0)) == ((left, 4 - left, 0), left)


@rule("GRB-01-032")
def test_a_combat_that_costs_no_figure_has_no_effect() -> None:
    fight = Fight(LOCKED, attack="11", defence="33")
    assert sorted(fight.outcomes()) == [("a", "carry-on"), ("b", "carry-on")]
    assert fight.state("a") == fight.state("b") == (4, 0, 0)
    assert (fight.events("grb-lost"), fight.events("grb-disordered")) == ([], [])


@rule("GRB-01-033")
def test_losses_and_disorder_are_kept_and_shown_apart() -> None:
    position = placed(
        "bottom a: hoplites at 60:40 losses 1 disorder 2\nbottom b: hoplites at 80:40 losses 2 disorder 1"
    )
    assert position.vitality_of(0) == position.vitality_of(1)
    for side in (0, 1):
        shown = position.view(side)["measured"]["pieces"]
        assert [(piece["losses"], piece["disorder"]) for piece in shown] == [(1, 2), (2, 1)]
    again = read(write_position(position))[0]
    assert (again.losses, again.disorder) == ([1, 2], [2, 1])


@rule("GRB-01-034")
def test_points_of_disorder_add_up_and_each_lowers_strength() -> None:
    text = "table: 120 90\nbottom a: varangians at 60:30 heading 0\nmanoeuvre: a"
    case = Order(text)
    for number, leg in enumerate(("sideways a left 2", "turn a right90", "sideways a left 0.5"), 1):
        case.go(leg)
        assert (case.disorder("a"), case.position.vitality_of(0)) == (number, 4 - number)


# -- command figures -----------------------------------------------------------------------------------


@rule("GRB-01-035", "GRB-04-049")
def test_command_figures_give_orders_inspire_their_unit_and_make_up_discipline() -> None:
    text = PAIR.format("hoplites", "hoplites") + "\nbottom u: hoplites at 60:30 heading 0\n"
    led = text + "bottom general: gen with {} command 2 leadership 2 points 2\n"
    fight = Fight(led.format("a"))
    assert melee(fight)[0]["leadership"] == 2
    assert "leadership" not in melee(Fight(text))[0]
    assert [Fight(each).position.discipline_of(0) for each in (text, led.format("u"))] == [0, 1]
    far = led.format("u").replace("60:40 heading 180", "60:90 heading 180")
    play = Play(far).orders("manoeuvre u from gen else drop")
    assert (play.states(), play.left()) == (["given"], (0, 1))
    nobody = text.replace("60:40 heading 180", "60:90 heading 180")
    assert Play(nobody).why_not("order manoeuvre u from army else drop") == "GRB-04-003", "nobody to pay for it"


@rule("GRB-04-049")
def test_discipline_falls_with_every_commander_who_is_killed() -> None:
    text = """\
        bottom a: hittite-guard at 60:40 heading 0
        top b: hittite-guard at 60:40 heading 180
        bottom c: hittite-guard at 100:40 heading 0
        bottom general: one with a command 1 leadership 0
        bottom commander: two with c command 1 leadership 0
        contact: a front b front melee rounds 1
        """
    fight = OpenFight(text, attack="12", defence="61", leader="6")
    assert fight.told("grb-leader-fell", "commander") == [("one",)]
    assert fight.position.discipline_of(0) == 1
    tested = Fight(
        text.replace("one with a command 1 leadership 0", "one with a command 1 leadership 0 fallen"),
        DisciplineTest(TERROR, 2),
        discipline="2",
    )
    assert not tested.position.passed
    assert Fight(text, DisciplineTest(TERROR, 2), discipline="2").position.passed

"""Chapter 3: groups of different depth, and mixed units that split and join again."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, points
from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence
from vexilla.games.grand_battle.position import GONE, JOINED, ON_TABLE
from vexilla.testing import rule

TERCIO = """
    table: 120 90
    bottom tercio-1: tercio at 60:30 heading 0 losses 1 shooter-losses 2 disorder 1
    manoeuvre: tercio-1
"""


@rule("GRB-03-078", "GRB-03-044")
def test_units_of_different_depth_move_as_one() -> None:
    text = """
        table: 120 90
        bottom a-1: varangians at 60:30 heading 0
        bottom b-1: french-maa-foot at 68:30 heading 0
        bottom c-1: varangians at 68:26 heading 0
        manoeuvre: a-1 b-1 c-1
    """
    case = Order(text).go("wheel a-1,b-1,c-1 pivot=left 10deg", "advance a-1,b-1,c-1 5")
    assert case.clause("advance a-1,b-1,c-1 5") == ""
    assert {case.at(name)[2] for name in ("a-1", "b-1", "c-1")} == {350}


@rule("GRB-08-021", "GRB-03-021")
def test_a_half_that_has_nothing_but_disorder_disperses_as_the_unit_splits() -> None:
    case = Order(TERCIO.replace("disorder 1", "disorder 3")).go("split tercio-1 front=shot")
    places = case.position.places
    assert (places[case.number("tercio-1-shot")], places[case.number("tercio-1-melee")]) == (GONE, ON_TABLE)
    assert case.position.faults() == []


@rule("GRB-03-080", "GRB-03-021", "GRB-05-034")
def test_a_mixed_unit_splits_where_it_stands_and_one_half_moves() -> None:
    case = Order(TERCIO)
    depth = case.base("tercio-1").depth
    case.go("split tercio-1 front=shot")
    position = case.position
    shot, pikes = case.number("tercio-1-shot"), case.number("tercio-1-melee")
    assert (position.places[case.number("tercio-1")], position.places[shot]) == (JOINED, ON_TABLE)
    assert case.at("tercio-1-shot") == (60, 30, 0)
    assert case.base("tercio-1-melee").front() == case.base("tercio-1-shot").edge_middle(2)
    assert case.base("tercio-1-melee").depth + case.base("tercio-1-shot").depth == depth
    assert (position.losses[pikes], position.losses[shot]) == (1, 2)
    assert (position.disorder[pikes], position.disorder[shot]) == (1, 1)
    assert case.spent("tercio-1-shot") == 0
    assert case.clause("advance tercio-1-melee,tercio-1-shot 2") == "GRB-03-080"
    case.go("advance tercio-1-shot 4")
    assert case.clause("back tercio-1-melee 1") == "GRB-04-044"


@rule("GRB-03-080", "GRB-03-021", "GRB-05-036")
def test_halves_join_once_they_stand_flush() -> None:
    case = Order(TERCIO).go("split tercio-1 front=shot", "advance tercio-1-shot 4")
    assert case.clause("join tercio-1-melee,tercio-1-shot") == "GRB-03-080"
    case.go("back tercio-1-shot 4")
    case.position.disorder[case.number("tercio-1-shot")] = 2
    case.go("join tercio-1-melee,tercio-1-shot")
    whole = case.number("tercio-1")
    assert (case.position.losses[whole], case.position.shooter_losses[whole]) == (1, 2)
    assert (case.at("tercio-1"), case.disorder("tercio-1")) == ((60, 30, 0), 2)
    assert case.position.manoeuvre == [whole]
    # The shot have spent half of their march of 24, so half of the march of 16 of both together is spent.
    assert case.spent("tercio-1") == 8


@rule("GRB-03-020")
def test_other_units_do_not_split() -> None:
    assert (
        Order(TERCIO.replace(": tercio at", ": swiss-block at").replace(" shooter-losses 2", "")).clause(
            "split tercio-1 front=shot"
        )
        == "GRB-03-020"
    )


# -- support -----------------------------------------------------------------------------------------

LINE = """\
bottom a: hoplites at 60:40 heading 0
top e: hoplites at 60:40 heading 180
bottom b: hoplites at 68:40 heading 0
bottom c: hoplites at 76:40 heading 0
"""


def support(text: str) -> tuple[float, float]:
    """What neighbours add to attack and defence of the first unit."""
    position = Fight(text).position
    attack, defence = points(melee_attack(position, 0, 1, False)), points(melee_defence(position, 0, 1))
    return attack.get("support", 0), defence.get("support", 0)


@rule("GRB-03-047")
def test_neighbours_of_a_group_support_if_they_are_in_contact_with_that_enemy() -> None:
    # b touches the enemy with a corner of its front; c, of the same group, does not touch him.
    assert support(LINE) == (1, 1)
    assert support(LINE + "bottom d: hoplites at 52:40 heading 0\n") == (2, 2)
    assert support(LINE.replace("b: hoplites at 68:40", "b: hoplites at 68:39")) == (0, 0)
    # Another enemy before c: that one is no reason to support against the first.
    other = LINE.replace("b: hoplites at 68:40", "b: hoplites at 68.1:40") + "top f: hoplites at 84:40 heading 180\n"
    assert support(other.replace("76:40", "76.1:40")) == (0, 0)


@rule("GRB-03-048")
def test_who_stands_behind_supports_nobody() -> None:
    pair = "bottom a: hoplites at 60:40 heading 0\ntop e: hoplites at 60:40 heading 180\n"
    for place in ("60:38", "64:38", "67:38"):
        assert support(f"{pair}bottom b: hoplites at {place} heading 0") == (0, 0)
    # The two bases of a double unit are the exception.
    block = Fight(pair.replace("a: hoplites", "a: swiss-block")).position
    assert points(melee_attack(block, 0, 1, False))["strength"] == 5 + 1


# -- training ----------------------------------------------------------------------------------------


@rule("GRB-03-063")
@pytest.mark.parametrize("leg", ["turn u right90", "turn u about", "sideways u left 3"])
def test_trained_troops_change_formation_without_disorder(leg: str) -> None:
    text = "table: 120 90\nbottom u: {} at 60:30 heading 0\nmanoeuvre: u"
    assert [Order(text.format(key)).go(leg).disorder("u") for key in ("hypaspists", "hoplites")] == [0, 1]


@rule("GRB-03-063")
def test_training_does_not_help_on_rough_ground() -> None:
    brook = "ground brook: stream 0:31 0:33 120:33 120:31"
    text = f"table: 120 90\n{brook}\nbottom u: phalanx at 60:30 heading 0\nmanoeuvre: u"
    assert Order(text).go("advance u 4").disorder("u") == 1


@rule("GRB-03-021", "GRB-03-080")
def test_who_cannot_split_or_join() -> None:
    met = "    top p-1: burg-pike at 60:30 heading 180\n    contact: tercio-1 front p-1 front melee rounds 1\n"
    assert Order(TERCIO + met).clause("split tercio-1 front=shot") == "GRB-04-047"
    for state in ("losses 5", "shooter-losses 4"):
        alone = TERCIO.replace("losses 1 shooter-losses 2 disorder 1", state)
        assert Order(alone).clause("split tercio-1 front=melee") == "GRB-03-021", "only one base is left"
    case = Order(TERCIO).go("split tercio-1 front=melee")
    assert case.at("tercio-1-melee") == (60, 30, 0)
    assert case.base("tercio-1-shot").front() == case.base("tercio-1-melee").edge_middle(2)
    whole = TERCIO.replace(" losses 1 shooter-losses 2 disorder 1", "")
    aside = Order(whole).go("split tercio-1 front=shot", "sideways tercio-1-shot left 1")
    assert aside.clause("join tercio-1-melee,tercio-1-shot") == "GRB-03-080"
    turned = Order(whole).go("split tercio-1 front=shot", "turn tercio-1-shot about")
    assert turned.clause("join tercio-1-melee,tercio-1-shot") == "GRB-03-080"


@rule("GRB-03-080")
def test_only_halves_of_one_unit_join() -> None:
    text = TERCIO.replace("    manoeuvre", "    bottom tercio-2: tercio at 68:30 heading 0\n    manoeuvre")
    case = Order(text.replace("manoeuvre: tercio-1", "manoeuvre: tercio-1 tercio-2"))
    case.go("split tercio-1 front=shot", "split tercio-2 front=melee")
    assert case.clause("join tercio-1-shot,tercio-2-shot") == "GRB-03-080"
    case.position.manoeuvre = [case.number("tercio-2-melee")]
    assert case.clause("join tercio-1-melee,tercio-1-shot") == "GRB-04-044", "neither has an order"
    case.position.manoeuvre = [case.number("tercio-1-melee")]
    assert case.clause("join tercio-1-melee,tercio-1-shot") == ""


def test_random_manoeuvre_does_not_split_and_join_for_ever() -> None:
    """Who answers the same whenever he sees the same would never come to an end."""
    case = Order(TERCIO)
    assert [word for word in case.drawn() if word in ("split", "join")] == ["split"]
    case.go("split tercio-1 front=shot")
    assert [word for word in case.drawn() if word in ("split", "join")] == []
    case.go("advance tercio-1-shot 4")
    assert [word for word in case.drawn() if word in ("split", "join")] == ["join"]
    riders = Order("bottom light-1: lh-bow at 60:30 heading 0\nmanoeuvre: light-1\ntable: 120 90\n")
    assert [word for word in riders.drawn() if word in ("dismount", "mount")] == ["dismount"]
    riders.go("slip light-1 to 60:34 heading 0")
    assert [word for word in riders.drawn() if word in ("dismount", "mount")] == ["mount"]

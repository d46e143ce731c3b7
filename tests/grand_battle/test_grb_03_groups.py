"""Chapter 3: groups of different depth, and mixed units that split and join again."""

from __future__ import annotations

from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.position import JOINED, ON_TABLE
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

"""Chapter 2.1: roles and terrain, die by die."""

from __future__ import annotations

from grand_battle.fighting import Fight
from vexilla.games.grand_battle.landscape import Piece
from vexilla.games.grand_battle.setup.generation import GENERATION
from vexilla.games.grand_battle.setup.laying import lay_out, turned_about
from vexilla.games.grand_battle.tables.generation import LEAST_SIDE, MOST_SIDE, USUAL_DEPTH, USUAL_WIDTH
from vexilla.testing import rule

TABLE = """
    table: 150 120
    bottom legion-1: legion-5 unplaced
    top phalanx-1: phalanx unplaced
"""


def generated(terrain: str, *choices: str, roll_off: str = "63") -> Fight:
    """Terrain by dice, with the choices in the order in which they are asked for."""
    return Fight(TABLE, GENERATION, roll_off=roll_off, terrain=terrain).play(*choices)


def pieces(fight: Fight) -> list[str]:
    return [piece.id for piece in fight.position.landscape.pieces]


def bounds(piece: Piece) -> tuple[int, int, int, int]:
    """The least and greatest x and y, in steps."""
    shapes = piece.shapes
    xs = (min(shape.low_x for shape in shapes), max(shape.high_x for shape in shapes))
    ys = (min(shape.low_y for shape in shapes), max(shape.high_y for shape in shapes))
    return xs[0] // 1000, xs[1] // 1000, ys[0] // 1000, ys[1] // 1000


@rule("GRB-02-001")
def test_the_usual_table_is_a_good_one() -> None:
    assert LEAST_SIDE <= USUAL_DEPTH <= USUAL_WIDTH <= MOST_SIDE
    assert (USUAL_WIDTH, USUAL_DEPTH) == (150_000, 120_000)


@rule("GRB-02-003")
def test_the_winner_of_the_roll_off_chooses_and_ties_are_rolled_again() -> None:
    fight = Fight(TABLE, GENERATION, roll_off="2241", terrain="5")
    assert fight.asked() == "bottom grb-ask-role"
    fight.play("role defender")
    assert fight.position.setting.attacker == 1
    assert fight.position.active == 1
    assert fight.asked() == "bottom grb-ask-edge"
    other = Fight(TABLE, GENERATION, roll_off="16", terrain="5")
    assert other.asked() == "top grb-ask-role"
    other.play("role attacker")
    assert other.position.setting.attacker == 1


@rule("GRB-02-004")
def test_the_number_of_pieces() -> None:
    for pips, count in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 0), (6, 0)):
        fight = generated(str(pips) + "11" * count, "role attacker")
        assert len(pieces(fight)) == count


@rule("GRB-02-002", "GRB-02-005", "GRB-02-006")
def test_a_piece_lies_in_the_segment_of_its_die() -> None:
    for segment, middle in ((1, (25, 30)), (2, (75, 30)), (3, (125, 30)), (4, (25, 90)), (5, (75, 90)), (6, (125, 90))):
        fight = generated(f"1{segment}1", "role attacker")
        low_x, high_x, low_y, high_y = bounds(fight.position.landscape.pieces[0])
        assert ((low_x + high_x) // 2, (low_y + high_y) // 2) == middle
        assert (high_x - low_x, high_y - low_y) == (30, 20)


@rule("GRB-02-007", "GRB-02-008")
def test_forests_lakes_and_swamps_touch_the_edge_and_whoever_rolled_chooses_what_is_impassable() -> None:
    assert bounds(generated("113", "role attacker").position.landscape.pieces[0])[0] == 0
    assert bounds(generated("123", "role attacker").position.landscape.pieces[0])[2] == 0
    assert bounds(generated("163", "role attacker").position.landscape.pieces[0])[1] == 150
    asked = generated("126", "role attacker")
    assert asked.asked() == "top grb-ask-ground", "the loser of the roll-off rolls"
    assert bounds(asked.play("ground swamp").position.landscape.pieces[0])[2] == 0
    thicket = generated("126", "role attacker", "ground thicket")
    assert bounds(thicket.position.landscape.pieces[0]) == (60, 90, 20, 40)
    kinds = [generated(f"12{die}{more}", "role attacker") for die, more in ((1, ""), (3, ""), (4, "1"), (5, "1"))]
    assert [pieces(kind) for kind in kinds] == [["broken-1"], ["forest-1"], ["stream-1"], ["ditch-1"]]


@rule("GRB-02-009")
def test_each_slope_of_a_hill_is_rolled_for() -> None:
    fight = generated("1224156", "role attacker")
    land = fight.position.landscape
    assert [(piece.id, len(piece.shapes)) for piece in land.pieces] == [("hill-gentle-1", 2), ("hill-steep-1", 2)]
    assert land.hills[0].summit == (75_000, 30_000)
    assert len(land.hills[0].shapes) == 4
    assert bounds(land.pieces[0])[:2] == (75, 90), "the first two lie to the right of the summit"


@rule("GRB-02-010", "GRB-02-011")
def test_a_deep_river_has_a_bridge_and_another_end() -> None:
    fight = generated("1245" + "5", "role attacker")
    assert pieces(fight) == ["deep-river-1"]
    land = fight.position.landscape
    assert len(land.bridges) == 1
    assert bounds(land.pieces[0])[2:] == (0, 120)
    assert pieces(generated("1244", "role attacker")) == ["stream-1"]
    again = Fight(TABLE, GENERATION, roll_off="63", terrain="12452" + "5").play("role attacker")
    assert bounds(again.position.landscape.pieces[0])[2:] == (0, 120), "its own segment is rolled for again"


@rule("GRB-02-011")
def test_a_deep_river_runs_out_of_a_lake() -> None:
    fight = generated("2" + "245" + "16", "role attacker", "ground lake")
    river = fight.position.landscape.pieces[0]
    assert bounds(river)[0] <= 15, "it reaches the lake, which lies at the left edge"
    assert len(fight.position.landscape.bridges) == 1


@rule("GRB-02-012")
def test_a_ravine_may_be_a_ditch() -> None:
    assert [pieces(generated(f"125{die}", "role attacker")) for die in (4, 5)] == [["ditch-1"], ["ravine-1"]]


@rule("GRB-02-013", "GRB-02-014")
def test_pieces_combine_unless_that_is_absurd() -> None:
    wooded = generated("2" + "221111" + "23", "role attacker")
    assert pieces(wooded) == ["hill-gentle-1", "forest-1"]
    watered = generated("2" + "255" + "241", "role attacker")
    assert pieces(watered) == ["ravine-1", "stream-1"]
    rivers = generated("2" + "241" + "241" + "21", "role attacker")
    assert pieces(rivers) == ["stream-1", "broken-1"], "two rivers in one segment are rolled for again"
    drowned = generated("2" + "221111" + "26" + "21", "role attacker", "ground lake")
    assert pieces(drowned) == ["hill-gentle-1", "broken-1"], "the lake on the hill is gone"


@rule("GRB-02-015")
def test_the_defender_chooses_his_side_of_the_table() -> None:
    far = generated("121", "role attacker", "edge far")
    near = generated("121", "role attacker", "edge near")
    assert bounds(far.position.landscape.pieces[0])[2:] == (20, 40)
    assert bounds(near.position.landscape.pieces[0])[2:] == (80, 100)
    assert far.position.canonical() != near.position.canonical()


def test_a_table_that_is_turned_twice_is_as_before() -> None:
    land = lay_out([2, 2, 2, 1, 5, 1, 5, 6, 4, 6, 2, 0, 0], 150_000, 120_000, -331)
    again = turned_about(turned_about(land))
    assert [sorted(s.spots for s in piece.shapes) for piece in again.pieces] == [
        sorted(s.spots for s in piece.shapes) for piece in land.pieces
    ]
    assert [bridge.floor for bridge in again.bridges] == [bridge.floor for bridge in land.bridges]

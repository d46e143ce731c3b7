"""Chapter 5: several skirmishers under one base make room one after the other."""

from __future__ import annotations

from grand_battle.commanding import Play
from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.moves.making_room import ASK_FOR_ROOM
from vexilla.testing import rule

#: A strip of six steps between two lakes: whoever leaves it goes to the left or to the right.
STRIP = """
    table: 120 90
    ground north: lake 20:41 20:60 110:60 110:41
    ground south: lake 20:20 20:37 110:37 110:20
"""
#: Two skirmishers side by side lie under a base that has ended between them.
UNDER = (
    STRIP
    + """
    bottom guard-1: varangians at 60:40 heading 0
    bottom s-1: skirm-bow at 56:40 heading 0
    bottom s-2: skirm-bow at 64:40 heading 0
    displaced: s-1 s-2
"""
)


def walls(*places: int) -> str:
    return "".join([f"    bottom wall-{x}: varangians at {x}:40 heading 0\n" for x in places])


def sides(case: Play | Order) -> list[str]:
    return [case.match.text(action) for action in case.match.options()]


@rule("GRB-05-050")
def test_nobody_takes_the_last_place_of_another() -> None:
    assert sides(Play(UNDER, ASK_FOR_ROOM)) == ["aside right", "aside left"]
    # All must go to the left: s-1 would take the only place within sixteen steps of s-2, who therefore goes first.
    case = Play(UNDER + walls(72, 80), ASK_FOR_ROOM)
    assert (case.asked(), case.position.displaced) == ("", [])
    assert [case.position.bases[case.unit(name)].x for name in ("s-1", "s-2")] == [40_000, 48_000]


@rule("GRB-05-050")
def test_who_finds_no_room_within_sixteen_steps_goes_to_the_next_place_there_is() -> None:
    text = UNDER.replace("s-2: skirm-bow at 64:40", "s-2: skirm-bow at 100:40")
    crowded = text + walls(68, 76, 84, 52, 44, 36)
    case = Play(crowded, ASK_FOR_ROOM)
    assert (case.asked(), sides(case)) == ("bottom grb-ask-make-room", ["aside right", "aside left"]), "so far off"
    assert case.why_not("aside rear") == "GRB-05-050"
    right = Play(crowded, ASK_FOR_ROOM).do("aside right")
    assert (right.position.displaced, right.position.bases[right.unit("s-1")].x) == ([], 92_000)
    left = Play(crowded, ASK_FOR_ROOM).do("aside left")
    assert left.position.bases[left.unit("s-1")].x == 28_000
    one = Play(crowded + walls(28, 20, 12, 4), ASK_FOR_ROOM)
    assert (one.asked(), one.position.bases[one.unit("s-1")].x) == ("", 92_000)
    near = Play(text + walls(68, 76, 84), ASK_FOR_ROOM)
    assert (near.asked(), near.position.bases[near.unit("s-1")].x) == ("", 52_000), "nobody goes far who need not"


@rule("GRB-05-050")
def test_a_passage_that_leaves_one_of_two_without_room_is_illegal() -> None:
    # The guards go sideways onto both; to their right there is room for one of them alone.
    text = UNDER.replace("guard-1: varangians at 60:40", "guard-1: varangians at 70:40")
    text = text.replace("displaced: s-1 s-2", "manoeuvre: guard-1") + walls(80, 88)
    assert Order(text).clause("sideways guard-1 left 10") == ""
    assert Order(text + walls(47, 39)).clause("sideways guard-1 left 10") == "GRB-05-050"

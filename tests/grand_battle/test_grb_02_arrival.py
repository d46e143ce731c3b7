"""Chapter 2.3: reserves on their way, and where they step onto the table."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight
from vexilla.games.grand_battle.position import ARRIVED, GONE, ON_TABLE, RESERVE
from vexilla.games.grand_battle.setup.arrival import RESERVE_COMES
from vexilla.games.grand_battle.setup.deployment import DEPLOY_ATTACKER, DEPLOY_DEFENDER
from vexilla.testing import rule


def waiting(turn: int, reserve: str, side: str = "bottom", more: str = "") -> str:
    """A reserve that is written down; player-turns are counted from 1."""
    other = "top" if side == "bottom" else "bottom"
    return f"""
    table: 150 120
    attacker: bottom
    {side} legion-1: legion-5 at 75:60 heading 0
    {side} horse-9: roman-horse reserve
    {side} reserve: {reserve}
    {other} phalanx-1: phalanx at 75:85 heading 180
    turn: {turn}
    {more}
"""


@rule("GRB-02-040", "GRB-02-047")
def test_the_attackers_force_is_there_in_the_first_turn_at_the_edges_of_his_half() -> None:
    fight = Fight(waiting(1, "direct"), RESERVE_COMES)
    assert fight.asked() == "bottom grb-ask-arrive"
    assert fight.why_not("arrive horse-9 at 40:4 heading 0") == ""
    assert fight.why_not("arrive horse-9 at 40:5 heading 0") == "GRB-02-046", "not at the edge"
    assert fight.why_not("arrive horse-9 at 4:50 heading 90") == ""
    assert fight.why_not("arrive horse-9 at 4:58 heading 90") == "GRB-02-046", "not in his half"
    assert fight.why_not("arrive horse-9 at 40:116 heading 180") == "GRB-02-046"
    assert fight.why_not("arrive legion-1 at 40:4 heading 0") == "GRB-02-047", "not in the reserve"


@rule("GRB-02-049", "GRB-02-050")
def test_who_has_arrived_counts_from_now_on_and_does_not_move() -> None:
    fight = Fight(waiting(1, "direct"), RESERVE_COMES)
    before = fight.position.first_steadfastness[0]
    fight.play("arrive horse-9 at 40:4 heading 0")
    unit = fight.unit("horse-9")
    assert fight.position.places[unit] == ON_TABLE
    assert fight.position.marks[unit] & ARRIVED
    assert fight.position.first_steadfastness[0] == before + 2
    assert fight.asked() == ""


@rule("GRB-02-041", "GRB-02-042", "GRB-02-046")
def test_a_force_sent_round_comes_in_the_third_turn_unless_it_loses_its_way() -> None:
    assert Fight(waiting(3, "outflanking segment 6"), RESERVE_COMES).asked() == ""
    there = Fight(waiting(5, "outflanking segment 6"), RESERVE_COMES, arrival="5")
    assert there.asked() == "bottom grb-ask-arrive"
    assert there.why_not("arrive horse-9 at 125:116 heading 180") == ""
    assert there.why_not("arrive horse-9 at 146:90 heading 270") == "", "the side of a corner segment, too"
    assert there.why_not("arrive horse-9 at 75:116 heading 180") == "GRB-02-046", "another segment was written down"
    lost = Fight(waiting(5, "outflanking segment 6"), RESERVE_COMES, arrival="6")
    assert lost.asked() == ""
    assert lost.position.places[lost.unit("horse-9")] == GONE
    assert lost.told("grb-reserve-marches", "pips", "lost") == [(6, 1)]


@rule("GRB-02-050")
def test_a_force_that_never_arrives_is_not_counted_as_lost() -> None:
    fight = Fight(waiting(5, "outflanking segment 6"), RESERVE_COMES, arrival="6")
    assert fight.position.first_steadfastness[0] == 2


@rule("GRB-02-043", "GRB-02-045", "GRB-02-046")
def test_the_defenders_reserve_comes_in_his_sixth_turn_or_behind_the_enemy_in_his_eighth() -> None:
    assert Fight(waiting(10, "direct segment 5", "top"), RESERVE_COMES).asked() == ""
    direct = Fight(waiting(12, "direct segment 5", "top"), RESERVE_COMES)
    assert direct.asked() == "top grb-ask-arrive"
    assert direct.why_not("arrive horse-9 at 60:116 heading 180") == ""
    assert direct.why_not("arrive horse-9 at 60:4 heading 0") == "GRB-02-046"
    assert Fight(waiting(14, "rear segment 1", "top"), RESERVE_COMES).asked() == ""
    rear = Fight(waiting(16, "rear segment 1", "top"), RESERVE_COMES, arrival="1")
    assert rear.asked() == "top grb-ask-arrive"
    assert rear.why_not("arrive horse-9 at 20:4 heading 0") == ""
    assert rear.why_not("arrive horse-9 at 4:20 heading 90") == "GRB-02-046", "over the attacker's own edge alone"
    lost = Fight(waiting(16, "rear segment 1", "top"), RESERVE_COMES, arrival="6")
    assert lost.position.places[lost.unit("horse-9")] == GONE


@rule("GRB-02-047", "GRB-02-048")
def test_a_reserve_without_room_comes_in_the_first_later_turn_in_which_it_has() -> None:
    enemies = "\n    ".join([f"bottom guard-{x}: varangians at {x}:100 heading 0" for x in (56, 68, 80, 94)])
    text = waiting(12, "direct segment 5", "top", enemies)
    fight = Fight(text, RESERVE_COMES)
    assert fight.asked() == ""
    assert fight.position.at_hand == [False, True]
    assert fight.position.places[fight.unit("horse-9")] == RESERVE
    for name, aside in (("guard-80", 0), ("guard-94", -20_000)):
        fight.position.bases[fight.unit(name)] = fight.position.bases[fight.unit("guard-56")].moved(-40_000, aside)
    fight.position.turn = 13
    again = fight.match.clone()
    again.agenda = [RESERVE_COMES]
    again.run()
    assert again.decider == 1
    refusal = again.refusal(again.read("arrive horse-9 at 80:116 heading 180"))
    assert refusal is not None
    assert refusal.clause == "GRB-02-047"


@rule("GRB-02-047")
def test_nobody_arrives_in_a_camp() -> None:
    fight = Fight(waiting(1, "direct", more="top camp: ordinary at 12:14 heading 180"), RESERVE_COMES)
    assert fight.why_not("arrive horse-9 at 4:20 heading 90") == "GRB-02-047"


@rule("GRB-02-024")
def test_nobody_attacks_from_outside_the_table() -> None:
    fight = Fight(waiting(1, "direct"), RESERVE_COMES)
    # Whoever comes stands at the edge, twenty steps from the enemy, and does not move this turn.
    fight.play("arrive horse-9 at 40:4 heading 0")
    assert fight.position.contacts == []


NOTED = """
    table: 150 120
    attacker: bottom
    bottom legion-1: legion-5 at 75:40 heading 0
    bottom horse-9: roman-horse reserve
    top phalanx-1: phalanx at 75:70 heading 180
    top horse-8: roman-horse reserve
"""


@rule("GRB-02-046")
@pytest.mark.parametrize(
    ("step", "deed", "clause"),
    [
        (DEPLOY_ATTACKER, "reserve direct", ""),
        (DEPLOY_ATTACKER, "reserve direct segment 2", "GRB-02-046"),
        (DEPLOY_ATTACKER, "reserve outflanking segment 6", ""),
        (DEPLOY_ATTACKER, "reserve outflanking", "GRB-02-046"),
        (DEPLOY_ATTACKER, "reserve rear segment 5", "GRB-02-041"),
        (DEPLOY_DEFENDER, "reserve direct segment 4", ""),
        (DEPLOY_DEFENDER, "reserve direct segment 3", "GRB-02-046"),
        (DEPLOY_DEFENDER, "reserve rear segment 3", ""),
        (DEPLOY_DEFENDER, "reserve rear segment 4", "GRB-02-046"),
    ],
)
def test_how_a_reserve_comes_is_written_down(step: object, deed: str, clause: str) -> None:
    fight = Fight(NOTED, step)  # type: ignore[arg-type]
    assert fight.why_not("done") == "GRB-02-046"
    assert fight.why_not(deed) == clause


@rule("GRB-02-046")
def test_nobody_else_knows_what_was_written_down() -> None:
    fight = Fight(NOTED, DEPLOY_ATTACKER).play("reserve outflanking segment 6", "done")
    (event,) = fight.events("grb-reserve-noted")
    assert "segment" not in event.seen_by(1)
    assert event.seen_by(0)["segment"] == 6
    assert fight.position.view(1)["reserves"]["bottom"] is None


@rule("GRB-02-044")
def test_the_defenders_reserve_is_there_before_the_battle_ends_and_not_before_the_sixth_turn() -> None:
    for turn in range(2, 25, 2):
        asked = Fight(waiting(turn, "direct segment 5", "top"), RESERVE_COMES).asked()
        assert (asked != "") == (turn >= 12)


@rule("GRB-02-046", "GRB-02-047")
def test_a_unit_that_is_wanted_near_a_spot_steps_in_over_its_edge() -> None:
    """No hand can lay a rear on an edge to the twentieth of a step: the place is found for it, and said as a deed."""
    fight = Fight(waiting(5, "outflanking segment 6"), RESERVE_COMES, arrival="5")
    match = fight.match
    corner = match.ask(0, "nearest horse-9 to 120.3:95")
    assert (corner["deed"], corner["refusal"]) == ("arrive horse-9 at 120.3:116 heading 180", None)
    assert match.ask(0, "nearest horse-9 to 149:80")["deed"] == "arrive horse-9 at 146:80 heading 270"
    assert match.ask(0, "nearest horse-9 to 0:120")["deed"] == "arrive horse-9 at 104:116 heading 180", (
        "its segment ends"
    )
    assert match.ask(0, "nearest legion-1 to 0:0")["refusal"]["clause"] == "GRB-02-047"
    assert match.ask(0, "room horse-9")["areas"] == [
        [[100_000, 116_000], [100_000, 120_000], [150_000, 120_000], [150_000, 116_000]],
        [[146_000, 60_000], [146_000, 120_000], [150_000, 120_000], [150_000, 60_000]],
    ]
    near = Fight(waiting(1, "direct", more="top scout-1: roman-horse at 75:20 heading 180"), RESERVE_COMES).match
    assert near.ask(0, "nearest horse-9 to 75:3")["refusal"]["clause"] == "GRB-02-047"
    fight.play(corner["deed"])
    assert fight.at("horse-9") == (120.3, 116, 180)

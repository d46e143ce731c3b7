"""Chapter 2.4: the turn, its phases, and who begins."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from vexilla.games.grand_battle.position import (
    ALL_ROUND,
    ARTILLERY,
    COMBAT,
    COMMAND,
    FOUGHT,
    GONE,
    HELD,
    MOVED,
    MOVEMENT,
    RECOVERING,
    RECOVERY,
)
from vexilla.games.grand_battle.turn import BEGIN_BATTLE, MOVEMENT_PHASE, PLAYER_TURN, RECOVERY_PHASE, BeginTurn
from vexilla.testing import rule

TWO = """
    table: 120 120
    bottom a-1: hoplites at 60:20
    bottom general: ann with a-1 command 1 leadership 1
    top b-1: hoplites at 60:100 heading 180
    top general: bob with b-1 command 2 leadership 1
"""


def phases(play: Play) -> list[object]:
    return [event.arguments.get("phase", event.arguments.get("side")) for event in play.match.log]


@rule("GRB-02-035", "GRB-02-052")
@pytest.mark.parametrize("attacker", ["bottom", "top"])
def test_the_attacker_begins_and_players_alternate(attacker: str) -> None:
    other = {"bottom": "top", "top": "bottom"}[attacker]
    play = Play(f"{TWO}    attacker: {attacker}\n", BEGIN_BATTLE, army_points=[1, 1, 1])
    assert play.asked() == f"{attacker} grb-ask-orders"
    play.do("done")
    assert play.asked() == f"{other} grb-ask-orders"
    assert (play.position.turn, play.position.game_turn()) == (1, 1)
    play.do("done")
    assert play.asked() == f"{attacker} grb-ask-orders"
    assert play.position.game_turn() == 2


@rule("GRB-02-052")
def test_five_phases_in_their_order() -> None:
    play = Play(TWO, BEGIN_BATTLE, army_points=[1, 1]).do("done")
    told = [event.arguments["phase"] for event in play.events("grb-phase")]
    assert told == ["command", "artillery", "movement", "combat", "recovery", "command"]
    assert [event.arguments["side"] for event in play.events("grb-turn")] == ["bottom", "top"]


#: A turn in which something happens in every phase: guns fire, hoplites go to meet the enemy, others recover.
BUSY = """
    table: 120 120
    year: 1600
    bottom g-1: h-cannon at 30:20
    bottom a-1: hoplites at 60:60
    bottom c-1: hoplites at 60:40 disorder 1
    bottom general: ann with c-1 command 3 leadership 1
    top b-1: hoplites at 60:65 heading 180
    top t-1: hoplites at 30:40 heading 180
    top general: bob with t-1 command 2 leadership 1
"""


def busy_turn() -> Play:
    dice = {"army_points": [6, 1], "attack": [1, 1], "defence": [6, 6]}
    play = Play(BUSY, PLAYER_TURN, **dice)
    assert play.position.phase == COMMAND
    return play


@rule("GRB-02-053", "GRB-02-054")
def test_orders_are_given_in_the_first_phase_and_guns_fire_in_the_second() -> None:
    play = busy_turn()
    assert (play.asked(), play.left()) == ("bottom grb-ask-orders", (3, 3, 0))
    play.orders("attack g-1 from army else army", "attack a-1 from army else army")
    assert (play.asked(), play.position.phase) == ("bottom grb-ask-bombard", ARTILLERY)
    assert (play.states(), play.left()) == (["given", "given"], (1, 3, 0))
    play.do("shoot g-1 -> t-1")
    assert len(play.events("grb-sum")) == 2
    assert (play.asked(), play.position.phase) == ("bottom grb-ask-attack", MOVEMENT)


@rule("GRB-02-055", "GRB-02-056", "GRB-02-058")
def test_moves_then_combat_and_then_recovery() -> None:
    play = busy_turn().orders("attack a-1 from army else army")
    assert (play.asked(), play.position.phase) == ("bottom grb-ask-attack", MOVEMENT)
    play.do("attack a-1 -> b-1")
    assert (play.asked(), play.position.phase) == ("bottom grb-ask-rush", COMBAT)
    play.do("rush", "decline")
    assert (play.asked(), play.position.phase) == ("bottom grb-ask-recovery", RECOVERY)
    play.orders("recover c-1 from ann else drop")
    assert play.disorder("c-1") == 0


@rule("GRB-02-052")
def test_marks_of_a_turn_go_when_the_next_begins() -> None:
    text = TWO.replace("at 60:20", "at 60:20 all-round moved held fought recovering")
    play = Play(text + "    army points: 2\n    orders: stand a-1 given\n", BeginTurn())
    assert not play.marks("a-1") & (MOVED | HELD | FOUGHT | RECOVERING)
    assert play.marks("a-1") & ALL_ROUND
    assert (play.position.orders, play.left()) == ([], (0, 0, 0))


@rule("GRB-02-059", "GRB-07-005")
def test_routed_units_are_removed_before_armies_are_tested() -> None:
    three = TWO + "    bottom a-2: hoplites at 80:20 losses 4 fleeing routed\n    bottom a-3: hoplites at 90:20\n"
    play = Play(three.replace("a-3: hoplites at 90:20", "a-3: hoplites gone"), RECOVERY_PHASE, steadfastness=[5])
    # The army is worth 2 of 4 after it; with the routed unit it would have been 3, and above two thirds.
    assert play.position.places[play.unit("a-2")] == GONE
    assert [event.arguments["steadfastness"] for event in play.events("grb-steadfastness")] == [4]
    assert (play.position.over, play.position.winner) == (True, 1)


@rule("GRB-02-059")
def test_standing_recovers_before_orders_do() -> None:
    text = TWO.replace("at 60:20", "at 60:20 disorder 1 recovering") + "    orders: stand a-1 given\n"
    play = Play(text + "    army points: 1\n", RECOVERY_PHASE)
    assert (play.asked(), play.disorder("a-1"), play.left()[0]) == ("", 0, 1)


@rule("GRB-02-060")
def test_a_battle_ends() -> None:
    play = Play(f"{TWO}    turn limit: 6\n", BEGIN_BATTLE, army_points=[1] * 12)
    for _ in range(12):
        assert not play.position.over
        play.do("done")
    assert (play.position.over, play.position.winner) == (True, 1)


@rule("GRB-09-001")
def test_armies_are_measured_when_the_battle_begins() -> None:
    play = Play(f"{TWO}    first steadfastness: 9 9\n", BEGIN_BATTLE, army_points=[1])
    assert play.position.first_steadfastness == play.position.last_steadfastness == [4, 6]


@rule("GRB-02-055", "GRB-04-054", "GRB-04-041")
def test_orders_are_carried_out_in_any_order() -> None:
    more = "    bottom a-2: hoplites at 20:20\n    bottom a-3: hoplites at 28:20\n"
    text = TWO.replace("command 1 leadership", "command 3 leadership") + more
    play = Play(text, PLAYER_TURN, army_points=[6, 1])
    play.orders("manoeuvre a-1 from ann else army", "manoeuvre a-2,a-3 from army else army")
    assert play.asked() == "bottom grb-ask-next-order"
    assert play.why_not("execute 3") == "GRB-04-054"
    play.do("execute 2")
    assert play.asked() == "bottom grb-ask-manoeuvre"
    assert play.why_not("advance a-1 5") == "GRB-04-044", "another order is being carried out"
    play.do("advance a-2,a-3 5", "halt")
    assert play.position.bases[play.unit("a-3")].y == 25_000
    assert play.why_not("execute 2") == "GRB-04-054"
    assert play.why_not("done") == "", "nobody needs to manoeuvre"
    play.do("execute 1", "advance a-1 3", "halt")
    assert play.asked() == "top grb-ask-orders"


@rule("GRB-04-026")
def test_who_is_to_attack_must() -> None:
    text = TWO.replace("command 1 leadership", "command 3 leadership") + "    bottom a-2: hoplites at 90:20\n"
    play = Play(text, PLAYER_TURN, army_points=[6])
    play.orders("manoeuvre a-1 from ann else army", "attack a-2 from army else army")
    assert play.why_not("done") == "GRB-04-026"
    play.do("execute 1", "halt")
    assert play.asked() == "bottom grb-ask-attack"


@rule("GRB-04-054", "GRB-04-043")
def test_orders_of_those_who_can_do_nothing_any_more_are_passed_over() -> None:
    text = """
        bottom a-1: hoplites at 20:20
        bottom a-2: hoplites {}
        bottom a-3: hoplites at 60:20
        top b-1: hoplites at 60:100 heading 180
        orders: manoeuvre a-1 given | manoeuvre a-2 given | manoeuvre a-3 given
        phase: movement
    """

    def lines(state: str) -> list[str]:
        play = Play(text.format(state), MOVEMENT_PHASE)
        return [play.match.text(option) for option in play.match.options()]

    assert lines("at 40:20") == ["execute 1", "execute 2", "execute 3", "done"]
    for state in ("gone", "at 40:20 fleeing", "at 40:20 moved", "off-table at 40:1 left-by near"):
        assert lines(state) == ["execute 1", "execute 3", "done"]

"""Chapter 3.6: fanatics without an order."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from vexilla.games.grand_battle.geometry.numbers import SLACK
from vexilla.games.grand_battle.orders.fanatics import FANATICS_RUN
from vexilla.games.grand_battle.position import BOMBARDED
from vexilla.games.grand_battle.turn import COMMAND_PHASE, MOVEMENT_PHASE, PLAYER_TURN
from vexilla.testing import rule

#: A warband with its front at y = 40, and an enemy so many steps before it; one general, so that discipline is 1.
FIELD = """
    table: 120 120
    bottom f-1: gallic-warband at 60:40{state}
    bottom g-1: companions at 20:40
    bottom general: gen with g-1 command 1 leadership 1
    top e-1: legion-5 at 60:{y} heading 180
    top general: foe with e-1 command 1 leadership 1
"""


def field(gap: float, *, state: str = "", more: str = "") -> str:
    return FIELD.format(y=round(40 + gap, 3), state=state) + "".join([f"    {line}\n" for line in more.splitlines()])


def run(text: str, *orders: str, pips: int | None = None) -> Play:
    """A command phase with some orders; pips of the test of discipline if one is to come."""
    dice = [] if pips is None else [pips]
    play = Play(text, COMMAND_PHASE, army_points=[6], discipline=dice)
    return play.orders(*orders)


@rule("GRB-03-072", "GRB-03-065", "GRB-04-037")
def test_within_clear_sight_they_are_tested_and_run_if_they_fail() -> None:
    play = run(field(20), pips=1)
    assert play.sheet() == [], "they stand"
    play = run(field(20), pips=2)
    assert (play.sheet(), play.states()) == (["attack f-1 at e-1"], ["given"])
    assert play.left() == (3, 1, 0), "nobody pays for it"
    assert play.events("grb-tested")[0].arguments["occasion"] == "fanatics"


@rule("GRB-03-071", "GRB-03-072")
def test_beyond_it_they_stand() -> None:
    assert run(field(20.003)).events("grb-tested") == []


@rule("GRB-03-073")
def test_guns_rouse_them_from_farther() -> None:
    play = run(field(30, state=" bombarded"), pips=2)
    assert play.sheet() == ["attack f-1 at e-1"]
    assert not play.marks("f-1") & BOMBARDED, "it is over with the command phase"
    ordered = run(field(30, state=" bombarded"), "hold f-1 from army else army")
    assert ordered.events("grb-tested") == []


@rule("GRB-03-066")
@pytest.mark.parametrize("kind", ["attack", "manoeuvre", "hold", "recover"])
def test_any_order_restrains_them(kind: str) -> None:
    play = run(field(10, state=" disorder 1"), f"{kind} f-1 from army else army")
    assert play.events("grb-tested") == []
    assert len(play.sheet()) == 1


@rule("GRB-03-066")
def test_an_order_that_could_not_be_paid_does_not() -> None:
    play = Play(field(10), COMMAND_PHASE, army_points=[1], discipline=[6])
    play.orders("hold f-1 from army else army")
    assert play.states() == ["lost", "given"]
    assert play.position.orders[1].is_spontaneous()


@rule("GRB-03-066", "GRB-08-026")
def test_whole_turn_recovery_alone_is_not_open_to_them() -> None:
    text = field(10, state=" disorder 1")
    play = Play(text, COMMAND_PHASE, army_points=[6])
    assert play.why_not("order stand f-1") == "GRB-03-066"
    play.orders("hold f-1 from army else army", "stand f-1")
    assert play.states() == ["given", "given"]
    poor = Play(text, COMMAND_PHASE, army_points=[1], discipline=[1])
    poor.orders("hold f-1 from army else army", "stand f-1")
    assert poor.states() == ["lost", "lost"], "who is not held does not stand either"


@rule("GRB-03-066")
def test_standing_is_no_order_to_them() -> None:
    play = Play(field(10) + "    orders: stand f-1 given\n", FANATICS_RUN, discipline=[1])
    assert len(play.events("grb-tested")) == 1


@rule("GRB-03-070")
def test_it_is_measured_after_all_other_orders_are_given() -> None:
    play = Play(field(10), COMMAND_PHASE, army_points=[6], discipline=[2])
    assert (play.asked(), play.events("grb-tested")) == ("bottom grb-ask-orders", [])
    play.do("order manoeuvre g-1 from gen else army")
    assert play.events("grb-tested") == []
    play.do("done")
    assert len(play.events("grb-tested")) == 1


@rule("GRB-03-069")
def test_the_owner_may_ignore_skirmishers() -> None:
    text = field(25, more="top k-1: skirm-bow at 60:46 heading 180")
    play = run(text)
    assert play.asked() == "bottom grb-ask-lure"
    assert play.why_not("lure f-1 -> g-1") == "GRB-03-067"
    assert (play.match.options(), play.why_not("pass")) == ([], "GRB-03-067"), "not all of them can be ignored"
    play.do("lure f-1 -> e-1")
    assert (play.sheet(), play.events("grb-tested")) == ([], []), "the nearest of the others is too far"
    play = run(text, pips=6).do("lure f-1 -> k-1")
    assert play.sheet() == ["attack f-1 at k-1"]


@rule("GRB-03-069")
def test_skirmishers_alone_may_be_ignored_altogether() -> None:
    text = field(25, more="top k-1: skirm-bow at 60:46 heading 180").replace("legion-5 at 60:65", "lh-bow at 100:110")
    play = run(text)
    assert play.why_not("lure f-1 -> e-1") == "GRB-03-067", "it is not the nearest"
    assert [play.match.text(option) for option in play.match.options()] == ["pass"]
    assert play.do("pass").sheet() == []


@rule("GRB-03-067")
def test_of_equally_near_enemies_the_owner_chooses() -> None:
    text = field(10, more="top e-2: legion-5 at 68:50 heading 180")
    play = run(text.replace("at 60:50", "at 56:50").replace("at 68:50", "at 64:50"), pips=6)
    assert play.asked() == "bottom grb-ask-lure"
    assert play.do("lure f-1 -> e-2").sheet() == ["attack f-1 at e-2"]
    assert run(text.replace("at 68:50", "at 68:50.01"), pips=6).sheet() == ["attack f-1 at e-1"]


def test_who_fights_already_or_has_just_come_is_not_tested() -> None:
    met = field(0, more="contact: f-1 front e-1 front\nduels: f-1=e-1")
    assert run(met).events("grb-tested") == []
    assert run(field(10, state=" arrived")).events("grb-tested") == []


@rule("GRB-03-067", "GRB-03-068")
def test_they_run_the_shortest_way_in_phase_three() -> None:
    play = Play(field(8), PLAYER_TURN, army_points=[1], discipline=[6]).do("done")
    assert [event.arguments["target"] for event in play.events("grb-attack")] == ["e-1"]
    assert [(each.one, each.other) for each in play.position.contacts] == [(play.unit("f-1"), play.unit("e-1"))]


@rule("GRB-03-067", "GRB-03-068")
def test_out_of_reach_they_go_their_full_move_and_fall_short() -> None:
    play = Play(field(19), PLAYER_TURN, army_points=[1, 1], discipline=[6]).do("done")
    assert abs(play.position.bases[play.unit("f-1")].y - 52_000) <= SLACK
    assert play.disorder("f-1") == 1


@rule("GRB-03-066")
@pytest.mark.parametrize("state", ["fleeing", "looting"])
def test_who_flees_or_loots_is_not_drawn_to_anybody(state: str) -> None:
    text = field(10, state=f" {state}")
    assert Play(text, FANATICS_RUN).events("grb-tested") == []
    assert len(Play(field(10), FANATICS_RUN, discipline=[1]).events("grb-tested")) == 1


@rule("GRB-03-067")
def test_guns_without_a_crew_draw_nobody() -> None:
    gun = "year: 1600\ntop c-1: l-cannon at 60:46 heading 180{}"
    assert len(run(field(25, more=gun.format("")), pips=1).events("grb-tested")) == 1
    assert run(field(25, more=gun.format(" disabled"))).events("grb-tested") == []


@rule("GRB-03-067")
def test_others_than_fanatics_and_those_of_the_enemy_stay_where_they_are() -> None:
    more = "bottom h-1: hoplites at 100:40\ntop f-2: gallic-warband at 100:50 heading 180"
    play = run(field(30, more=more))
    assert play.events("grb-tested") == []


GONE_BY_NOW = """
    table: 120 120
    bottom f-1: gallic-warband at 60:40
    top e-1: legion-5 gone
    top e-2: legion-5 at 40:50 heading 180
    orders: attack f-1 at e-1 given
    phase: movement
"""


@rule("GRB-03-067")
def test_if_their_target_is_gone_they_run_at_whoever_is_nearest_then() -> None:
    play = Play(GONE_BY_NOW, MOVEMENT_PHASE)
    assert [event.arguments["target"] for event in play.events("grb-attack")] == ["e-2"]
    assert play.position.bases[0].heading > 27_000, "they have wheeled to the left"
    nobody = Play(GONE_BY_NOW.replace("at 40:50 heading 180", "gone"), MOVEMENT_PHASE)
    assert (nobody.events("grb-attack"), nobody.position.bases[0].y) == ([], 40_000)


@rule("GRB-03-067", "GRB-03-069")
def test_if_their_target_is_gone_the_owner_chooses_anew_among_those_who_draw_them() -> None:
    two = GONE_BY_NOW.replace("orders:", "top e-3: legion-5 at 80:50 heading 180\n    orders:")
    play = Play(two, MOVEMENT_PHASE)
    assert play.asked() == "bottom grb-ask-lure-anew"
    assert [play.why_not(f"lure f-1 -> e-{number}") for number in (1, 2, 3)] == ["GRB-03-067", "", ""]
    assert play.why_not("pass") == "GRB-03-067"
    play.do("lure f-1 -> e-3")
    assert [event.arguments["target"] for event in play.events("grb-attack")] == ["e-3"]
    assert 0 < play.position.bases[0].heading < 9_000, "they have wheeled to the right"
    assert play.states() == ["done"]
    light = Play(GONE_BY_NOW.replace("e-2: legion-5", "e-2: skirm-bow"), MOVEMENT_PHASE)
    assert light.asked() == "bottom grb-ask-lure-anew"
    assert light.do("pass").events("grb-attack") == [], "skirmishers are ignored"


@rule("GRB-03-068", "GRB-06-054")
def test_the_swing_of_fanatics_onto_a_flank_is_not_asked_for() -> None:
    text = """
        table: 120 120
        bottom f-1: gallic-warband at 68:39
        bottom a-1: hoplites at 60:40
        top e-1: legion-5 at 60:40 heading 180
        contact: a-1 front e-1 front
        duels: a-1=e-1
        orders: attack f-1 at e-1 given
        phase: movement
    """
    play = Play(text, MOVEMENT_PHASE)
    assert (play.asked(), len(play.events("grb-swung"))) == ("", 1)
    assert play.position.bases[0].heading == 27_000


@rule("GRB-03-067")
def test_fanatics_of_the_other_side_are_drawn_to_theirs() -> None:
    text = """
        table: 120 120
        top f-1: gallic-warband at 60:50 heading 180
        top k-1: hoplites at 68:50 heading 180
        bottom e-1: legion-5 at 60:40
        active: top
    """
    play = Play(text, FANATICS_RUN, discipline=[6])
    assert play.sheet() == ["attack f-1 at e-1"]


@rule("GRB-03-067")
def test_of_turns_that_cost_the_same_the_owner_chooses_one() -> None:
    # The enemy stands behind them and to their left: a turn to the left and one about cost half of the move each.
    text = GONE_BY_NOW.replace("e-2: legion-5 at 40:50 heading 180", "e-2: legion-5 at 53:36 heading 0")
    play = Play(text, MOVEMENT_PHASE)
    assert play.asked() == "bottom grb-ask-opening"
    ways = ["", " after turn=right90", " after turn=left90", " after turn=about", " after turn=wheel-left45"]
    refused = "GRB-03-067"
    assert [play.why_not(f"attack f-1 -> e-2{way}") for way in ways] == [refused, refused, "", "", refused]
    assert play.why_not("halt") == refused
    for way in ways[2:4]:
        ran = Play(text, MOVEMENT_PHASE).do(f"attack f-1 -> e-2{way}")
        assert [event.arguments["turn"] for event in ran.events("grb-attack")] == [way.removeprefix(" after turn=")]
        assert ran.position.attack == []
        assert len(ran.position.contacts) == 1
    # What is straight ahead needs no turn, and the cheaper wheel is taken without a question.
    assert Play(GONE_BY_NOW, MOVEMENT_PHASE).events("grb-attack")[0].arguments["turn"] == "wheel-left"

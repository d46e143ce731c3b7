"""Chapter 8: how disorder is recovered from, by orders and by standing all turn."""

from __future__ import annotations

from grand_battle.commanding import Play
from vexilla.games.grand_battle.position import EVADED, FIRED, FOUGHT, MOVED
from vexilla.games.grand_battle.turn import COMMAND_PHASE, RECOVERY_PHASE, WholeTurnRecovery
from vexilla.testing import rule

LINE = """
    table: 120 90
    ground wood: forest 30:30 30:50 44:50 44:30
    bottom g-1: companions at 60:30
    bottom a-1: hoplites at 60:40 disorder 2
    bottom b-1: hoplites at 68:40
    bottom c-1: hoplites at 76:40 disorder 1
    bottom d-1: hoplites at 40:40 disorder 1 rough forest,ditch
    bottom general: gen with g-1 command 3 leadership 1 points 3
    top e-1: legion-5 at 60:80 heading 180
    army points: 3
"""
RECOVERY = LINE + "    phase: recovery\n"


@rule("GRB-08-023", "GRB-04-031")
def test_an_order_takes_a_point_at_once_in_the_command_phase() -> None:
    play = Play(LINE).orders("recover a-1 from gen else army")
    assert (play.disorder("a-1"), play.left()) == (1, (3, 2))
    assert play.states() == ["done"]


@rule("GRB-08-023", "GRB-02-058")
def test_and_in_the_recovery_phase_where_nothing_else_is_ordered() -> None:
    play = Play(RECOVERY, RECOVERY_PHASE)
    assert play.asked() == "bottom grb-ask-recovery"
    assert play.why_not("order manoeuvre a-1 from gen else army") == "GRB-02-058"
    assert play.why_not("order stand a-1") == "GRB-02-058"
    play.orders("recover a-1 from gen else army", "recover a-1 from army else army")
    assert (play.disorder("a-1"), play.left()) == (0, (2, 2))


@rule("GRB-08-023")
def test_nobody_is_asked_who_has_nothing_to_recover_or_to_pay_with() -> None:
    poor = RECOVERY.replace(" points 3\n    top", "\n    top").replace("    army points: 3\n", "")
    assert Play(poor, RECOVERY_PHASE).asked() == ""
    fit = RECOVERY.replace(" disorder 2", "").replace(" disorder 1", "").replace(" rough forest,ditch", "")
    assert Play(fit, RECOVERY_PHASE).asked() == ""


@rule("GRB-08-024")
def test_an_order_to_a_group_takes_a_point_from_every_disordered_unit() -> None:
    play = Play(LINE).orders("recover a-1,b-1,c-1 from gen else army")
    assert [play.disorder(id_) for id_ in ("a-1", "b-1", "c-1")] == [1, 0, 0]
    assert play.left() == (3, 2)
    play = Play(LINE)
    assert play.why_not("order recover b-1 from gen else army") == "GRB-08-032", "it is in order"
    play.do("order recover c-1 from gen else army")
    assert play.why_not("order recover c-1 from gen else army") == "GRB-08-024", "it has one point alone"
    assert play.why_not("order recover a-1,b-1,c-1 from gen else army") == ""


@rule("GRB-08-023")
def test_not_in_combat_even_as_a_supporter() -> None:
    met = LINE.replace("e-1: legion-5 at 60:80", "e-1: legion-5 at 60:40") + "    contact: a-1 front e-1 front\n"
    assert Play(met).why_not("order recover a-1 from gen else army") == "GRB-08-023"
    assert Play(met).why_not("order recover a-1,b-1,c-1 from gen else army") == "GRB-08-023"
    assert Play(met).why_not("order recover c-1 from gen else army") == ""


@rule("GRB-08-025")
def test_a_leader_recovers_his_own_unit_in_combat_from_his_own_purse() -> None:
    met = LINE.replace("e-1: legion-5 at 60:80", "e-1: legion-5 at 60:40") + "    contact: a-1 front e-1 front\n"
    led = met.replace("gen with g-1", "gen with a-1") + "    duels: a-1=e-1\n"
    assert Play(led).why_not("order recover a-1 from army else army") == "GRB-08-023"
    play = Play(led).orders("recover a-1 from gen else drop", "recover a-1 from gen else drop")
    assert (play.disorder("a-1"), play.left()) == (0, (3, 1))


@rule("GRB-08-032")
def test_the_owner_names_the_point() -> None:
    play = Play(LINE).orders("recover d-1 point=forest from gen else army")
    assert play.position.rough[play.unit("d-1")].bit_count() == 1
    assert play.position.disorder[play.unit("d-1")] == 1
    assert Play(LINE).why_not("order recover d-1 point=stream from gen else army") == "GRB-08-032"
    assert Play(LINE).why_not("order recover c-1 point=untagged from gen else army") == ""


@rule("GRB-08-032")
def test_if_he_names_none_untagged_points_go_first_and_the_ground_it_stands_in_last() -> None:
    play = Play(LINE).do("order recover d-1 from gen else army", "order recover d-1 from gen else army", "done")
    unit = play.unit("d-1")
    (last,) = [event.arguments["ground"] for event in play.events("grb-recovered")[1:]]
    assert play.position.disorder[unit] == 0
    assert (last, play.disorder("d-1")) == ("ditch", 1)


@rule("GRB-08-026", "GRB-08-027", "GRB-08-028", "GRB-04-030")
def test_whole_turn_recovery_is_declared_and_comes_at_the_end() -> None:
    play = Play(LINE, COMMAND_PHASE, WholeTurnRecovery(), army_points=[1]).do("order stand a-1,b-1,c-1")
    assert play.why_not("order attack a-1 from gen else army") == "GRB-08-026"
    assert play.why_not("order stand c-1") == "GRB-08-026"
    play.do("done")
    assert [play.disorder(id_) for id_ in ("a-1", "b-1", "c-1")] == [1, 0, 0]
    assert play.left() == (1, 3)
    undeclared = Play(LINE, COMMAND_PHASE, WholeTurnRecovery(), army_points=[1]).do("done")
    assert undeclared.disorder("a-1") == 2


@rule("GRB-08-029", "GRB-08-030")
def test_it_is_spoiled_by_combat_and_by_anything_else_that_was_done() -> None:
    for mark, word in ((FOUGHT, "fought"), (MOVED, "moved"), (FIRED, "fired"), (EVADED, "evaded")):
        text = LINE.replace("disorder 2", f"disorder 2 recovering {word}") + "    orders: stand a-1,b-1,c-1 given\n"
        play = Play(text, WholeTurnRecovery())
        assert play.marks("a-1") & mark
        assert play.disorder("a-1") == 2, word
    text = LINE.replace("disorder 2", "disorder 2 recovering") + "    orders: stand a-1,b-1,c-1 given\n"
    assert Play(text, WholeTurnRecovery()).disorder("a-1") == 1


@rule("GRB-08-030", "GRB-04-046")
def test_it_may_be_combined_with_paid_orders() -> None:
    play = Play(LINE, COMMAND_PHASE, WholeTurnRecovery(), army_points=[1])
    play.orders("stand a-1", "recover a-1 from gen else army")
    assert (play.disorder("a-1"), play.left()) == (0, (1, 2))


@rule("GRB-08-032")
def test_also_there_the_owner_names_the_point() -> None:
    play = Play(LINE, COMMAND_PHASE, WholeTurnRecovery(), army_points=[1]).orders("stand d-1 point=forest")
    assert [event.arguments["ground"] for event in play.events("grb-recovered")] == ["forest"]


@rule("GRB-12-052")
def test_looters_do_not_recover() -> None:
    assert Play(LINE.replace("disorder 2", "disorder 2 looting")).why_not("order stand a-1") == "GRB-12-052"


@rule("GRB-04-052")
def test_skirmishers_recover_for_nothing_once_a_phase() -> None:
    free = LINE.replace("b-1: hoplites at 68:40", "b-1: lh-bow at 90:40 disorder 1")
    play = Play(free).orders("recover b-1 from gen else army")
    assert (play.disorder("b-1"), play.left()) == (0, (3, 3))
    again = free.replace("disorder 1\n    bottom c", "disorder 2\n    bottom c")
    play = Play(again).orders("recover b-1 from gen else army", "recover b-1 from gen else army")
    assert (play.disorder("b-1"), play.left()) == (0, (3, 2)), "the second one is an ordinary order"
    play = Play(again + "    freely recovered: b-1\n").orders("recover b-1 from gen else army")
    assert play.left() == (3, 2)
    play = Play(again + "    freely recovered: b-1\n    phase: recovery\n", RECOVERY_PHASE)
    assert play.orders("recover b-1 from gen else army").left() == (3, 3), "it is another phase"

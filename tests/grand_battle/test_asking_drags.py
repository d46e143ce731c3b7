"""What the table answers while something is dragged, typed or aimed: under an order, or as if there were one."""

from __future__ import annotations

import pytest

from grand_battle.fighting import OpenFight
from vexilla.kernel.refusal import UnknownAction
from vexilla.testing import Case, position, rule

#: A line of three, light troops beside it, two enemies before it.
FIELD = """
    table: 120 90
    bottom left-1: varangians at 52:30 heading 0
    bottom guard-1: varangians at 60:30 heading 0
    bottom right-1: varangians at 68:30 heading 0
    bottom spare-1: varangians at 90:32 heading 0
    bottom archers-1: skirm-crossbow at 20:30 heading 0
    bottom general: basil with guard-1 command 3 leadership 1
    top enemy-1: varangians at 60:60 heading 180
    top enemy-2: varangians at 100:36 heading 270
"""
GROUP = "guard-1,left-1,right-1"


def sheet(more: str = "") -> Case:
    return position("grand_battle", FIELD + more)


def ordered(units: str = GROUP, kind: str = "manoeuvre", more: str = "") -> Case:
    case = sheet(more)
    case.play(f"order {kind} {units} from basil else army", "done")
    return case.play("execute 1") if case.question == "grb-ask-next-order" else case


@rule("GRB-05-016", "GRB-05-013")
def test_a_drag_says_where_it_ends_what_it_costs_and_what_stops_it() -> None:
    told = ordered().ask(f"reach {GROUP} to 60:44")
    assert told["leg"] == f"advance {GROUP} 14"
    assert (told["cost"], told["left"], told["stop"], told["supposed"]) == (["14"] * 3, "6", None, False)
    assert told["ghost"][0]["at"] == [60_000, 44_000]
    assert told["near"] == [], "nobody is within a move"
    far = ordered().ask(f"reach {GROUP} to 60:70")
    assert (far["leg"], far["stop"]["clause"]) == (f"advance {GROUP} 20", "GRB-05-001")
    near = ordered(more="    top enemy-3: varangians at 60:44 heading 180\n").ask(f"reach {GROUP} to 60:70")
    assert near["stop"]["clause"] == "GRB-05-013"
    assert near["stop"]["arguments"]["by"] == "enemy-3"
    assert {each["unit"]: each["enemy"] for each in near["near"]}["guard-1"] == "enemy-3"
    assert near["near"][0]["theirs"] == "front"


@rule("GRB-01-037")
def test_what_would_lie_before_a_front_is_told_with_its_ghost() -> None:
    told = ordered().ask(f"reach {GROUP} to 60:44")
    arc = [tuple(spot) for spot in told["ghost"][0]["arc"]]
    assert (arc[0], arc[-1]) == ((56_000, 44_000), (64_000, 44_000)), "from corner to corner of the front"
    assert max(y for _, y in arc) == 44_000 + 10_000, "as far as it charges"
    assert min(y for _, y in arc) == 44_000
    slip = ordered("archers-1").ask("reach archers-1 to 20:36")
    assert min(y for _, y in slip["ghost"][0]["arc"]) < 34_000, "whose front is on all sides, has it behind him, too"
    gun = sheet("    year: 1600\n    bottom gun-1: l-cannon at 30:20 heading 0\n").ask("reach gun-1 to 30:22")
    assert max(y for _, y in gun["ghost"][0]["arc"]) == 22_000 + 20_000, "as far as it fires"


@rule("GRB-05-017")
def test_what_a_drag_brings_and_whom_it_touches() -> None:
    told = ordered("right-1").ask("reach right-1 to 75:31")
    assert (told["leg"], told["disorder"]) == ("sideways right-1 right 7", ["sideways"])
    assert ordered("right-1").ask("reach right-1 to 68.2:30")["touches"] == []
    stays = ordered("right-1").ask("preview advance right-1 2")
    assert stays["touches"] == [{"unit": "right-1", "other": "guard-1", "enemy": False}]


@rule("GRB-05-021", "GRB-05-022")
def test_a_wheel_follows_the_pointer_until_it_is_stopped_or_not_paid() -> None:
    case = ordered()
    held = case.ask(f"handles {GROUP}")
    assert held["pivots"] == {"left": [48_000, 30_000], "right": [72_000, 30_000]}
    # The far end of a front of 24 steps; a right angle is too much for 20 steps of march.
    told = case.ask(f"reach {GROUP} pivot=left to 72:36")
    assert told["leg"] == f"wheel {GROUP} pivot=left 14.04deg"
    assert told["stop"] is None
    wide = case.ask(f"reach {GROUP} pivot=left to 48:80")
    angle = wide["leg"].partition("pivot=left ")[2]
    assert angle == f"{held['widest']['left']}deg"
    assert wide["stop"]["clause"] == "GRB-05-064"
    assert float(wide["cost"][0]) == pytest.approx(20, abs=0.01)
    assert case.ask(f"reach {GROUP} pivot=left to 72:20")["leg"] is None, "wheels lead forward"
    case.play(wide["leg"])


@rule("GRB-05-045")
def test_skirmishers_slip_as_far_as_they_can_and_face_as_they_are_told() -> None:
    case = ordered("archers-1")
    assert case.ask("reach archers-1 to 24:33")["leg"] == "slip archers-1 to 24:33 heading 0"
    faced = case.ask("reach archers-1 to 24:33 heading 90")
    assert faced["leg"] == "slip archers-1 to 24:33 heading 90"
    assert faced["ghost"][0]["heading"] == 9_000
    far = case.ask("reach archers-1 to 20:89")
    assert far["leg"] is not None
    assert far["stop"]["clause"] in ("GRB-05-001", "GRB-05-064")
    assert float(far["left"]) < 0.1
    case.play(far["leg"])


def test_a_drag_snaps_to_the_front_of_a_neighbour_and_to_his_flank() -> None:
    near = FIELD.replace("at 90:32", "at 77:31")
    case = position("grand_battle", near)
    case.play("order manoeuvre right-1 from basil else army", "done", "execute 1")
    level = case.ask("reach right-1 to 68:31.5")
    assert (level["leg"], level["snapped"]) == ("advance right-1 1", "level")
    assert case.ask("reach right-1 to 68:32.5")["snapped"] is None
    flush = case.ask("reach right-1 to 68.6:30")
    assert (flush["leg"], flush["snapped"]) == ("sideways right-1 right 1", "contact")
    assert case.ask("preview advance right-1 2.6")["leg"] == "advance right-1 2.6", "what is typed does not snap"


@rule("GRB-01-044", "GRB-04-039")
def test_while_the_sheet_is_written_a_drag_is_thought_out_and_nothing_is_committed() -> None:
    case = sheet()
    before = case.match.digest()
    told = case.ask(f"reach {GROUP} to 60:44")
    assert (told["leg"], told["supposed"], told["measured"]) == (f"advance {GROUP} 14", True, True)
    assert {**told, "supposed": False} == ordered().ask(f"reach {GROUP} to 60:44")
    assert case.ask("targets spare-1")["targets"] == ordered("spare-1", "attack").ask("targets spare-1")["targets"]
    assert case.match.digest() == before
    theirs = case.ask("reach enemy-1 to 60:50", side="top")
    assert (theirs["leg"], theirs["supposed"]) == ("advance enemy-1 10", True), "in the enemy's turn, too"
    assert case.ask("reach enemy-1 to 60:50")["refusal"]["clause"] == "GRB-04-044", "only one's own"


@rule("GRB-01-044")
def test_strict_measuring_answers_only_what_is_declared() -> None:
    strict = "    measuring: strict\n"
    questions = (f"reach {GROUP} to 60:44", f"handles {GROUP}", f"targets {GROUP}", f"preview advance {GROUP} 3")
    for question in questions:
        told = sheet(strict).ask(question)
        assert (told["measured"], told["refusal"]["clause"]) == (False, "GRB-01-044")
        assert not told.get("ghost")
        assert not told.get("targets")
    declared = ordered(more=strict).ask(f"reach {GROUP} to 60:44")
    free = ordered().ask(f"reach {GROUP} to 60:44")
    # How far it would reach from there is not told.
    assert all(ghost.pop("arc") for ghost in free["ghost"])
    assert declared == free
    aimed = ordered("spare-1", "attack", strict).ask("preview attack spare-1 -> enemy-2")
    assert (aimed["ghost"], aimed["measured"]) == ([], False)


@rule("GRB-05-004", "GRB-05-011", "GRB-06-030")
def test_an_attack_shows_the_line_that_it_forms_and_who_helps_whom() -> None:
    line = FIELD.replace("enemy-1: varangians at 60:60", "enemy-1: varangians at 60:38")
    told = position("grand_battle", line).ask(f"preview attack {GROUP} -> enemy-1")
    assert (told["refusal"], told["short"], told["supposed"]) == (None, False, True)
    assert ["guard-1", "enemy-1"] in told["contacts"]
    assert told["zones"][told["contacts"].index(["guard-1", "enemy-1"])] == ["front", "front"]
    assert ["left-1", "guard-1", "enemy-1"] in told["supports"]
    assert {each["id"] for each in told["ghost"]} == {"guard-1", "left-1", "right-1"}
    far = sheet().ask(f"preview attack {GROUP} -> enemy-1")
    assert (far["short"], far["contacts"], far["disorder"]["guard-1"]) == (True, [], 1)


def test_every_view_of_a_player_lists_the_questions_of_the_table() -> None:
    match = sheet().match
    verbs = {each["verb"] for each in match.view(1)["questions"]}
    assert {"reach", "preview", "handles", "targets", "reasons"} <= verbs
    assert "questions" not in match.view(2), "a spectator only watches"
    with pytest.raises(UnknownAction):
        match.ask(1, "cost")


@rule("GRB-05-004")
def test_an_attack_is_aimed_by_the_handle_of_its_wheel() -> None:
    near = FIELD.replace("at 60:60", "at 60:38").replace("at 100:36", "at 84:44")
    case = position("grand_battle", near)
    straight = case.ask("aim guard-1 pivot=none to 60:40")
    assert straight["attack"] == "attack guard-1 -> enemy-1"
    wheeled = case.ask("aim spare-1 pivot=left to 94:36")
    assert wheeled["attack"] == "attack spare-1 -> enemy-2 after turn=wheel-left26.57"
    assert wheeled == case.ask(f"preview {wheeled['attack']}")
    light = case.ask("aim archers-1 pivot=none to 60:38")
    assert "after turn=to" in light["attack"]
    assert case.ask("aim left-1 pivot=none to 52:50")["refusal"]["clause"] == "GRB-05-004"


def test_few_deeds_are_listed_and_every_one_of_them_is_legal() -> None:
    fight = """
        bottom light-1: lh-bow at 60:40 heading 0
        top spears-1: rus-spear at 60:40 heading 180
        top light-2: lh-bow at 20:40 heading 180
    """
    case = OpenFight(fight)
    decision = case.match.view(0)["decision"]
    assert (decision["question"], decision["choices"]) == ("grb-ask-evade", ["evade light-1"])
    assert "choices" not in case.match.view(1)["decision"]
    assert "choices" not in sheet().match.view(0)["decision"], "orders are many"
    assert sheet().match.view(0)["measured"]["homes"] == {"bottom": "near", "top": "far"}

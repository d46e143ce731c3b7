"""Chapter 11: leader tests, leaders left alone, lone leaders under attack.

The leader stands on E5 and is the top side's: he retreats to D6 or E6, from there to D7, E7 or F7.
"""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, field, hexes, honor, leader_place, pool, rolls_left, throw
from vexilla.testing import Case, rule

#: A unit of spearmen with its leader, three dice against it; the bowmen on G7 shoot with two.
LED = "bottom: AY E4, AB G7\ntop: AY E5 {}, leader E5 Uesugi\nordered: E4 G7\n"
#: The same leader alone.
LONE = "bottom: AY E4, AB G7, AA G5\ntop: leader E5 Uesugi\nordered: E4 G7 G5\n"
#: Ground that nobody enters on both hexes behind him, or friends there.
ROCKS = "terrain: river D6 E6\n"
FRIENDS = "top: SN D6, SN E6\n"
CLOSE, SHOT = "attack E4 E5", "attack G7 E5"


def attacked(text: str, *dice: str, by: str = CLOSE) -> Case:
    """E5 is attacked."""
    case = battle(text, *dice)
    case.events()
    return case.play(by)


def checks(case: Case) -> list[list[str]]:
    """The faces of all leader tests so far."""
    return [event["dice"] for event in case.log("cc-rolled-for") if event["what"] == "leader-check"]


# -- the test ------------------------------------------------------------------------------------


@rule("SAM-11-001")
@pytest.mark.parametrize(
    ("by", "roll", "test"),
    [
        (CLOSE, throw(3, "triangle"), "flag"),
        (CLOSE, throw(3, "triangle", "swords"), "flag"),
        (SHOT, throw(2, "triangle"), "flag flag"),
    ],
)
def test_figures_lost_in_combat_call_for_one_test(by: str, roll: str, test: str) -> None:
    assert checks(attacked(LED.format(4), roll, test, by=by)) == [test.split()]


@rule("SAM-11-001")
def test_without_a_loss_or_for_a_neighbour_there_is_no_test() -> None:
    case = attacked(LED.format(4), throw(3, "honor"), "swords")
    assert (rolls_left(case), case.leader("E5")) == (1, "Uesugi")
    near = "bottom: AY E4\ntop: AY E5, AY E6, leader E6 Uesugi\nordered: E4\n"
    assert rolls_left(attacked(near, throw(3, "triangle"), "swords")) == 1


@rule("SAM-11-001")
def test_the_attackers_leader_is_tested_in_a_battle_back() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nhonor: 0 5\n"
    case = attacked(text, throw(3), throw(3, "triangle"), "swords").play("battle-back")
    assert (checks(case), case.leader("E4"), banners(case)) == ([["swords"]], None, (0, 1))


@rule("SAM-11-002")
def test_figures_lost_by_a_retreat_that_is_impossible_call_for_no_test() -> None:
    case = attacked(LED.format(4) + ROCKS, throw(3, "flag", "flag"), "swords").play("ignore 0")
    assert (case.blocks("E5"), case.leader("E5"), rolls_left(case)) == (2, "Uesugi", 1)


@rule("SAM-11-002")
def test_figures_lost_by_a_dragon_card_call_for_no_test() -> None:
    text = "bottom: AY E4\ntop: AY E9, leader E9 Uesugi, AY F9\nbottom dragons: red-dragon\n"
    case = field(text, throw(5, "triangle", "swords"), "swords")
    case.play("play crane-wing", "dragon red-dragon", "target E9")
    assert (case.blocks("E9"), case.leader("E9"), rolls_left(case)) == (2, "Uesugi", 1)


@rule("SAM-11-003")
def test_his_opponent_rolls_the_test() -> None:
    case = attacked(LED.format(4), throw(3, "triangle"), "flag")
    (check,) = case.events("cc-rolled-for")
    assert (check["what"], check["side"], check["hex"]) == ("leader-check", "bottom", "E5")
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nhonor: 0 5\n"
    case = attacked(text, throw(3), throw(3, "triangle"), "flag").play("battle-back")
    (check,) = case.events("cc-rolled-for")
    assert (check["side"], check["hex"]) == ("top", "E4")


@rule("SAM-11-004")
def test_a_leader_killed_by_the_test_is_a_banner() -> None:
    case = attacked(LED.format(4), throw(3, "triangle"), "swords")
    assert (leader_place(case, "Uesugi"), case.blocks("E5"), banners(case)) == ("lost", 3, (1, 0))


@rule("SAM-11-005")
@pytest.mark.parametrize("faces", ["swords flag", "triangle swords", "flag flag", "honor circle", "square swords"])
def test_only_two_swords_kill_a_leader_whose_unit_survives_being_shot_at(faces: str) -> None:
    case = attacked(LED.format(4), "triangle triangle", faces, by=SHOT)
    assert checks(case) == [faces.split()]
    assert (case.leader("E5"), case.blocks("E5"), banners(case)) == ("Uesugi", 2, (0, 0))


@rule("SAM-11-005")
def test_two_swords_do_kill_him() -> None:
    case = attacked(LED.format(4), throw(2, "triangle"), "swords swords", by=SHOT)
    assert (case.leader("E5"), case.blocks("E5"), banners(case)) == (None, 3, (1, 0))


@rule("SAM-11-006")
def test_one_die_if_his_unit_was_shot_to_pieces() -> None:
    killed = attacked(LED.format(1), throw(2, "triangle"), "swords", by=SHOT)
    assert (leader_place(killed, "Uesugi"), banners(killed)) == ("lost", (2, 0))
    for face in ("circle", "triangle", "square", "flag", "honor"):
        saved = attacked(LED.format(1), throw(2, "triangle"), face, by=SHOT)
        assert checks(saved) == [[face]]
        assert (saved.question, saved.decider, banners(saved)) == ("sam-ask-fate", "top", (1, 0))


@rule("SAM-11-007")
def test_who_survives_his_unit_under_fire_must_go_or_die_by_his_own_hand() -> None:
    case = attacked(LED.format(1), throw(2, "triangle"), "flag", by=SHOT)
    assert case.options() == ["flee D6", "flee E6", "seppuku"]
    assert case.why_not("stop") == "SAM-10-023"
    # One, two or three hexes; four are too many.
    case.play("flee D6")
    assert case.options() == ["flee D7", "flee E7", "stop"]
    case.ask_everything = True
    case.play("flee D7", "flee D8")
    assert case.options() == ["stop"]
    assert case.why_not("flee D9") == "SAM-10-023"


@rule("SAM-11-007")
def test_seppuku_is_the_other_way() -> None:
    case = battle(LED.format(1), throw(2, "triangle"), "flag", hand=["order-two-left"]).play(SHOT, "seppuku")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("gone", (1, 0))


@rule("SAM-11-008")
@pytest.mark.parametrize(("by", "figures"), [(CLOSE, 4), (CLOSE, 1), (SHOT, 4), (SHOT, 1)])
def test_a_flag_of_the_test_does_nothing(by: str, figures: int) -> None:
    test = "flag flag" if by == SHOT and figures > 1 else "flag"
    roll = throw(2 if by == SHOT else 3, "triangle")
    case = attacked(LED.format(figures), roll, test, by=by)
    if figures > 1:
        # Nobody retreats, nobody is asked how many flags he ignores.
        assert (case.blocks("E5"), case.leader("E5")) == (3, "Uesugi")
        assert case.question == ("cc-ask-battle" if by == SHOT else "cc-ask-battle-back")
    else:
        # He may go one hex, as without it.
        assert (case.options("seppuku"), case.play("flee D6").options("stop")) == (["seppuku"], ["stop"])


@rule("SAM-11-009")
def test_one_die_in_close_combat() -> None:
    killed = attacked(LED.format(4), throw(3, "swords"), "swords")
    assert (killed.leader("E5"), killed.blocks("E5"), banners(killed)) == (None, 3, (1, 0))
    for face in ("circle", "triangle", "square", "flag", "honor"):
        saved = attacked(LED.format(4), throw(3, "swords"), face)
        assert (checks(saved), saved.leader("E5"), banners(saved)) == ([[face]], "Uesugi", (0, 0))


@rule("SAM-11-010")
def test_one_die_if_his_unit_was_destroyed_hand_to_hand() -> None:
    killed = attacked(LED.format(1), throw(3, "triangle"), "swords")
    assert (leader_place(killed, "Uesugi"), banners(killed)) == ("lost", (2, 0))
    saved = attacked(LED.format(1), throw(3, "triangle"), "honor")
    assert (checks(saved), saved.options()) == ([["honor"]], ["flee D6", "flee E6", "seppuku"])
    saved.play("flee E6", "flee F7", "stop")
    assert (leader_place(saved, "Uesugi"), banners(saved)) == ("F7", (1, 0))


@rule("SAM-11-011")
@pytest.mark.parametrize("behind", [ROCKS, "bottom: AY D6, AY E6\n", "terrain: river D6\nbottom: AY E6\n"])
def test_who_cannot_retreat_must_commit_seppuku(behind: str) -> None:
    case = battle(LED.format(1) + behind, throw(3, "triangle"), "flag", hand=["order-two-left"]).play(CLOSE)
    # It is the only choice, and so it is not asked.
    assert [event["leader"] for event in case.log("sam-seppuku")] == ["Uesugi"]
    assert (leader_place(case, "Uesugi"), banners(case)) == ("gone", (1, 0))
    open_behind = battle(LED.format(1) + "terrain: river D6\n", throw(3, "triangle"), "flag").play(CLOSE)
    assert open_behind.options() == ["flee E6", "seppuku"]


@rule("SAM-11-012")
def test_next_to_his_start_line_he_leaves_or_commits_seppuku() -> None:
    text = "bottom: AY E10\ntop: AY E11 1, leader E11 Uesugi\nordered: E10\n"
    case = attacked(text, throw(3, "triangle"), "flag", by="attack E10 E11")
    assert case.options() == ["leave", "seppuku"]
    case.play("leave")
    # No banner for him, one for the unit.
    assert (leader_place(case, "Uesugi"), banners(case)) == ("gone", (1, 0))


@rule("SAM-11-013")
def test_the_attacker_advances_when_the_leader_is_gone() -> None:
    killed = attacked(LED.format(1), throw(3, "triangle"), "swords")
    fled = attacked(LED.format(1), throw(3, "triangle"), "flag").play("flee D6", "stop")
    for case in (killed, fled):
        assert (case.decider, case.question) == ("bottom", "cc-ask-advance")
        case.play("advance")
        unit = case.unit("E5")
        assert unit is not None
        assert unit["side"] == "bottom"


@rule("SAM-11-013")
def test_also_after_seppuku() -> None:
    case = battle(LED.format(1), throw(3, "triangle"), "flag", hand=["order-two-left"]).play(CLOSE, "seppuku")
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])


@rule("SAM-11-014")
def test_the_test_comes_before_the_flags() -> None:
    roll = throw(3, "triangle", "flag")
    lives = attacked(LED.format(4), roll, "flag")
    assert (lives.question, lives.options()) == ("cc-ask-ignore", ["ignore 0", "ignore 1"])
    # A dead leader helps no more: there is nothing to be asked but the way back.
    dies = attacked(LED.format(4), roll, "swords")
    assert (dies.leader("E5"), dies.question, hexes(dies, "retreat")) == (None, "cc-ask-retreat", ["D6", "E6"])


@rule("SAM-11-015")
@pytest.mark.parametrize(("by", "roll", "test"), [(CLOSE, 3, "honor"), (SHOT, 2, "honor honor")])
def test_honor_rolled_in_a_test_brings_nothing(by: str, roll: int, test: str) -> None:
    case = attacked(LED.format(4), throw(roll, "triangle"), test, by=by)
    assert (checks(case), honor(case), pool(case)) == ([test.split()], (5, 5), 20)


# -- lone leaders --------------------------------------------------------------------------------


@rule("SAM-11-016")
def test_a_lone_leader_is_attacked_with_the_usual_dice_and_dies_by_one_swords() -> None:
    killed = attacked(LONE, "circle swords square")
    assert (leader_place(killed, "Uesugi"), checks(killed)) == ("lost", [])
    for face in ("circle", "triangle", "square", "flag", "honor"):
        missed = attacked(LONE, " ".join([face] * 3))
        assert (missed.question, banners(missed)) == ("sam-ask-fate", (0, 0))


@rule("SAM-11-017")
def test_he_is_a_banner() -> None:
    case = attacked(LONE, throw(3, "swords", "swords"))
    assert banners(case) == (1, 0)
    assert [event["side"] for event in case.events("cc-banner")] == ["bottom"]


@rule("SAM-11-018")
def test_arrows_do_not_harm_him() -> None:
    case = attacked(LONE, "swords swords", by=SHOT)
    assert (case.question, banners(case)) == ("sam-ask-fate", (0, 0))


@rule("SAM-11-019")
def test_bullets_kill_him() -> None:
    case = attacked(LONE, "swords circle", by="attack G5 E5")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("lost", (1, 0))


@rule("SAM-11-020")
@pytest.mark.parametrize("kind", ["*foot", "*mounted", "*commander"])
@pytest.mark.parametrize("attacker", ["AB", "AY", "SN", "MSY"])
def test_nothing_is_ignored_for_him(kind: str, attacker: str) -> None:
    text = f"bottom: {attacker} E4\ntop: leader E5 Uesugi {kind}\nordered: E4\n"
    dice = {"AB": 2, "AY": 3, "SN": 4, "MSY": 4}[attacker]
    assert leader_place(attacked(text, throw(dice, "swords")), "Uesugi") == "lost"


@rule("SAM-11-021")
@pytest.mark.parametrize("flags", [0, 1, 3])
def test_a_lone_leader_who_was_missed_must_go_whatever_the_flags(flags: int) -> None:
    case = attacked(LONE, throw(3, *["flag"] * flags))
    assert (case.decider, case.options()) == ("top", ["flee D6", "flee E6", "seppuku"])
    assert case.why_not("stop") == "SAM-10-023"
    case.play("flee E6")
    # One hex is enough, three are allowed, and the price is the same.
    assert (case.options("stop"), case.options("flee")) == (["stop"], ["flee E7", "flee F7"])
    assert honor(case.play("stop")) == (5, 2)


@rule("SAM-11-021")
def test_or_commit_seppuku() -> None:
    case = battle(LONE, throw(3), hand=["order-two-left"]).play(CLOSE, "seppuku")
    assert (leader_place(case, "Uesugi"), honor(case), banners(case)) == ("gone", (5, 10), (0, 0))


@rule("SAM-11-022")
@pytest.mark.parametrize("by", [SHOT, "attack G5 E5"])
def test_so_must_one_who_was_shot_at(by: str) -> None:
    case = attacked(LONE, "flag circle", by=by)
    assert (case.decider, case.options()) == ("top", ["flee D6", "flee E6", "seppuku"])
    assert honor(case.play("flee D6", "stop")) == (5, 2)


@rule("SAM-11-023")
def test_honor_rolled_against_him_brings_tokens() -> None:
    assert honor(attacked(LONE, throw(3, "honor", "honor"))) == (7, 5)
    assert honor(attacked(LONE, throw(3, "honor", "swords"))) == (6, 5)
    assert honor(attacked(LONE, "honor circle", by=SHOT)) == (6, 5)


@rule("SAM-11-024")
def test_a_leader_whose_unit_died_of_an_impossible_retreat_stays() -> None:
    case = attacked(LED.format(1) + ROCKS, throw(3, "flag"), "swords").play("ignore 0")
    assert (case.unit("E5"), case.leader("E5"), banners(case)) == (None, "Uesugi", (1, 0))
    # No test, no flight; and nobody advances where he stands.
    assert (rolls_left(case), case.decider, case.question) == (1, "bottom", "cc-ask-battle")
    assert case.why_not("advance") is not None


@rule("SAM-11-024")
def test_so_does_one_whose_unit_died_of_a_dragon_card() -> None:
    text = "bottom: AY E4\ntop: AY E9 1, leader E9 Uesugi\nbottom dragons: red-dragon\n"
    case = field(text, throw(5, "triangle"), "swords")
    case.play("play crane-wing", "dragon red-dragon")
    assert (case.unit("E9"), case.leader("E9"), banners(case), rolls_left(case)) == (None, "Uesugi", (1, 0), 1)
    assert case.decider == "bottom"

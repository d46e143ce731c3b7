"""Chapter 14: casualty checks of leaders, lone leaders in danger, and what leaders are good for."""

from itertools import combinations_with_replacement

import pytest

from ancients.scenes import rolls_left, scene
from vexilla.testing import Case, rule

FACES = ("light", "medium", "heavy", "helmet", "flag", "swords")


def is_settled(case: Case) -> bool:
    """Whether the turn is over, the next card is asked for, and every loaded roll was rolled."""
    return case.question == "cc-ask-card" and rolls_left(case) == 0


def checks(case: Case) -> list[int]:
    """The number of dice of each casualty check since the last look."""
    found = [event for event in case.events("cc-rolled-for") if event["clauses"][0].startswith("ANC-14")]
    return [len(event["dice"]) for event in found]


# -- the casualty check ---------------------------------------------------------------------------

#: How a unit with a leader loses one block in many ways: the side of the leader, the position, the rolls before the
#: check, the actions.
CAUSES: dict[str, tuple[str, str, list[str], list[str]]] = {
    "ranged combat": (
        "top",
        "bottom: LB E3\ntop: MI E5, leader E5 Hanno\nordered: E3",
        ["medium heavy"],
        ["attack E3 E5"],
    ),
    "close combat": (
        "top",
        "bottom: LI E4\ntop: MI E5, leader E5 Hanno\nordered: E4",
        ["medium heavy"],
        ["attack E4 E5"],
    ),
    "battle back": (
        "bottom",
        "bottom: MI E4, leader E4 Scipio\ntop: LI E5\nordered: E4",
        ["heavy heavy heavy heavy", "medium heavy"],
        ["attack E4 E5", "stand", "battle-back"],
    ),
    "evading": (
        "top",
        "bottom: LI E4\ntop: LC E5, leader E5 Hanno\nordered: E4",
        ["light heavy"],
        ["attack E4 E5", "evade"],
    ),
    "a retreat that cannot be made": (
        "top",
        "bottom: LI E4\ntop: MI E5, leader E5 Hanno, MI D6, MI E6\nordered: E4",
        ["flag heavy"],
        ["attack E4 E5", "ignore 0"],
    ),
    "a rampage": (
        "bottom",
        "bottom: MI E4, leader E4 Scipio\ntop: EL E5\nordered: E4",
        ["flag light light light", "medium light"],
        ["attack E4 E5"],
    ),
    "blocking retreating elephants": (
        "top",
        "bottom: MI E4\ntop: EL E5, MI D6, leader D6 Hanno, MI E6\nordered: E4",
        ["flag light light light", "flag flag", "flag flag", "flag flag"],
        ["attack E4 E5", "rampage E4", "rampage D6"],
    ),
    "entering a marsh": (
        "bottom",
        "bottom: MI E4, leader E4 Scipio\ntop: MI L8\nterrain: marsh E5\nordered: E4\nto do: move",
        ["medium"],
        ["move E4 E5"],
    ),
}


@rule("ANC-14-001", "ANC-14-002", "ANC-14-004")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_leader_is_checked_with_two_dice_whatever_cost_his_unit_a_block(cause: str) -> None:
    side, text, rolls, actions = CAUSES[cause]
    banner = "1 0" if side == "top" else "0 1"
    alive = scene(text, *rolls, "helmet light").play(*actions)
    assert checks(alive) == [2]
    assert rolls_left(alive) == 0
    assert alive.lines()["banners"] == "0 0"
    assert "leader" in alive.lines()[side]
    dead = scene(text, *rolls, "helmet helmet").play(*actions)
    assert rolls_left(dead) == 0
    assert dead.lines()["banners"] == banner
    assert "leader" not in dead.lines()[side]


@rule("ANC-14-003")
def test_only_two_helmets_of_all_throws_kill_the_leader_of_a_unit_that_lives() -> None:
    killing = []
    for throw in combinations_with_replacement(FACES, 2):
        case = scene("bottom: LI E4\ntop: MI E5, leader E5 Hanno\nordered: E4", "medium heavy", " ".join(throw))
        case.play("attack E4 E5")
        if "leader" not in case.lines()["top"]:
            killing.append(throw)
    assert killing == [("helmet", "helmet")]


@rule("ANC-14-002")
def test_one_check_however_many_blocks_the_unit_lost_and_none_without_losses() -> None:
    text = "bottom: HI E4\ntop: MI E5, leader E5 Hanno\nordered: E4"
    case = scene(text, "medium medium swords light light", "flag flag").play("attack E4 E5")
    assert case.lines()["top"] == "MI E5 1, leader E5 Hanno"
    assert checks(case) == [2]
    assert rolls_left(case) == 0
    case = scene(text, "helmet light light light light").play("attack E4 E5")
    assert checks(case) == []
    assert case.question == "cc-ask-battle-back"


@rule("ANC-14-002")
def test_a_leader_beside_a_unit_is_not_checked_for_its_losses() -> None:
    case = scene("bottom: LI E4\ntop: MI E5, leader D6 Hanno\nordered: E4", "medium heavy").play("attack E4 E5")
    assert case.lines()["top"] == "MI E5 3, leader D6 Hanno"
    assert checks(case) == []


@rule("ANC-14-005", "ANC-14-006")
def test_example_losses_by_hits_and_by_a_blocked_retreat_of_the_same_roll_call_for_one_check() -> None:
    text = "bottom: HI E4\ntop: MI E5, leader E5 Hanno, MI D6, MI E6\nordered: E4"
    case = scene(text, "medium flag flag light light", "helmet flag").play("attack E4 E5")
    assert case.lines()["top"].startswith("MI E5 3")
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
    case.play("ignore 0")
    assert case.lines()["top"] == "MI E5 1, MI D6, MI E6, leader E5 Hanno"
    assert checks(case) == [2]
    assert case.question == "cc-ask-battle-back"
    assert rolls_left(case) == 0


@rule("ANC-14-005")
def test_a_rampage_and_a_later_battle_back_against_the_same_unit_call_for_a_check_each() -> None:
    # The elephants cannot retreat: they rampage, harm their friends, stay and battle back.
    text = "bottom: MI E4, leader E4 Scipio\ntop: EL E5, MI D6, MI E6\nordered: E4"
    rolls = ["flag light light light", "medium flag", "flag light", "flag flag", "flag flag", "medium light light flag"]
    case = scene(text, *rolls, "helmet light").play("attack E4 E5", "rampage E4")
    assert checks(case) == [2]
    case.play("rampage D6", "battle-back")
    assert checks(case) == [2]
    assert case.lines()["bottom"] == "MI E4 2, leader E4 Scipio"
    case.play("ignore 1")
    assert is_settled(case)


@rule("ANC-14-005")
def test_each_combat_of_a_turn_calls_for_its_own_check() -> None:
    text = "bottom: LI E4, LI F5\ntop: MI E5, leader E5 Hanno\nordered: E4 F5"
    case = scene(text, "medium heavy", "flag light", "medium heavy", "helmet helmet")
    case.play("attack E4 E5", "decline", "attack F5 E5")
    assert checks(case) == [2, 2]
    assert case.lines()["top"] == "MI E5 2"
    assert case.lines()["banners"] == "1 0"


@rule("ANC-14-005")
def test_the_leader_of_rampaging_elephants_and_the_leader_they_harm_are_checked_each() -> None:
    text = "bottom: MI E4, leader E4 Scipio\ntop: EL E5, leader E5 Hanno\nordered: E4"
    case = scene(text, "heavy flag light light", "helmet flag", "medium flag", "helmet helmet").play("attack E4 E5")
    assert checks(case) == [2]
    case.play("ignore 0")
    assert checks(case) == [2]
    assert case.lines()["bottom"] == "MI E4 3"
    assert case.lines()["banners"] == "0 1"


@rule("ANC-14-005")
def test_a_check_in_one_turn_does_not_stand_for_the_losses_of_the_next() -> None:
    text = """
        bottom: LI E4
        top: MI E5, leader E5 Hanno
        terrain: marsh D6
        ordered: E4
        top hand: order-two-center line-command"""
    case = scene(text, "medium heavy", "helmet flag", "medium", "helmet helmet").play("attack E4 E5", "decline")
    assert checks(case) == [2]
    case.play("play order-two-center", "order E5", "done", "move E5 D6")
    assert checks(case) == [2]
    assert case.lines()["top"] == "MI D6 2"
    assert case.lines()["banners"] == "1 0"


@rule("ANC-14-005")
@pytest.mark.parametrize(
    ("top", "symbol", "actions"),
    [("LC", "light", ["evade", "evade-to D6"]), ("MI", "medium", ["ignore 0", "retreat D6"])],
)
def test_a_marsh_on_the_way_back_calls_for_no_second_check(top: str, symbol: str, actions: list[str]) -> None:
    text = f"bottom: LI E4\ntop: {top} E5, leader E5 Hanno\nterrain: marsh D6\nordered: E4"
    case = scene(text, f"{symbol} flag", "helmet flag", symbol).play("attack E4 E5", *actions)
    assert checks(case) == [2], "one in the whole sequence, whoever lost blocks by hits and by the marsh"
    assert case.lines()["top"].startswith(f"{top} D6 {1 if top == 'LC' else 2}, leader D6 Hanno")
    # If the marsh takes the first block, that is when he is checked.
    case = scene(text, "heavy flag", symbol, "helmet helmet").play("attack E4 E5", *actions)
    assert checks(case) == [2]
    assert case.lines()["banners"] == "1 0"


@rule("ANC-14-007")
def test_a_leader_whose_unit_only_retreats_is_not_checked() -> None:
    case = scene("bottom: LI E4\ntop: MI E5, leader E5 Hanno\nordered: E4", "flag heavy")
    case.play("attack E4 E5", "ignore 0", "retreat D6", "stay")
    assert case.lines()["top"] == "MI D6, leader D6 Hanno"
    assert is_settled(case)


@rule("ANC-14-008")
def test_blocks_are_removed_then_the_leader_is_checked_then_flags_are_settled() -> None:
    text = "bottom: LI E4\ntop: MI E5, leader E5 Hanno\nordered: E4"
    alive = scene(text, "medium flag", "helmet light").play("attack E4 E5")
    assert alive.options() == ["ignore 0", "ignore 1"]
    names = [event["event"] for event in alive.events()]
    assert names.index("cc-lost") < names.index("cc-rolled-for")
    alive.play("ignore 1")
    assert alive.lines()["top"] == "MI E5 3, leader E5 Hanno"
    dead = scene(text, "medium flag", "helmet helmet").play("attack E4 E5")
    assert dead.options() == ["retreat D6", "retreat E6"]  # There is no leader to ignore the flag for any more.
    dead.play("retreat D6")
    assert dead.lines()["top"] == "MI D6 3"
    assert rolls_left(dead) == 0


@rule("ANC-14-009")
def test_a_leader_checked_for_hits_is_not_checked_again_when_retreat_losses_destroy_his_unit() -> None:
    text = "bottom: LI E4\ntop: MI E5 2, leader E5 Hanno, MI D6, MI E6\nordered: E4"
    case = scene(text, "medium flag", "helmet light").play("attack E4 E5", "ignore 0")
    assert case.lines()["banners"] == "1 0"
    assert checks(case) == [2]
    assert (case.decider, case.question) == ("top", "cc-ask-flee")
    case.play("flee E6", "stop")
    assert case.lines()["top"] == "MI D6, MI E6, leader E6 Hanno"
    assert case.question == "cc-ask-advance"
    dead = scene(text, "medium flag", "helmet helmet").play("attack E4 E5", "ignore 0")
    assert dead.lines()["banners"] == "2 0"
    assert (dead.question, rolls_left(dead)) == ("cc-ask-advance", 0)


@rule("ANC-14-009", "ANC-14-010")
@pytest.mark.parametrize(("face", "banners"), [("helmet", "2 0"), ("flag", "1 0")])
def test_when_retreat_losses_are_the_first_and_destroy_the_unit_one_die_is_rolled(face: str, banners: str) -> None:
    text = "bottom: LI E4\ntop: MI E5 1, leader E5 Hanno, MI D6, MI E6\nordered: E4"
    case = scene(text, "light flag", face).play("attack E4 E5", "ignore 0")
    assert checks(case) == [1]
    assert case.lines()["banners"] == banners
    assert case.question == ("cc-ask-advance" if face == "helmet" else "cc-ask-flee")


#: How a unit of one block with a leader is destroyed by other things than a strike.
FATES: dict[str, tuple[str, str, list[str], list[str]]] = {
    "a rampage": (
        "bottom",
        "bottom: MI E4 1, leader E4 Scipio\ntop: EL E5\nordered: E4",
        ["flag light light light", "medium light"],
        ["attack E4 E5"],
    ),
    "blocking retreating elephants": (
        "top",
        "bottom: MI E4\ntop: EL E5, MI D6 1, leader D6 Hanno, MI E6\nordered: E4",
        ["flag light light light", "flag flag", "flag flag", "flag flag"],
        ["attack E4 E5", "rampage E4", "rampage D6"],
    ),
    "entering a marsh": (
        "bottom",
        "bottom: MI E4 1, leader E4 Scipio\ntop: MI L8\nterrain: marsh E5\nordered: E4\nto do: move",
        ["medium"],
        ["move E4 E5"],
    ),
    "ranged combat": (
        "top",
        "bottom: LB E3\ntop: MI E5 1, leader E5 Hanno\nordered: E3",
        ["medium heavy"],
        ["attack E3 E5"],
    ),
    "a battle back": (
        "bottom",
        "bottom: MI E4 1, leader E4 Scipio\ntop: LI E5\nordered: E4",
        ["heavy heavy heavy heavy", "medium heavy"],
        ["attack E4 E5", "stand", "battle-back"],
    ),
    "evading": (
        "top",
        "bottom: LI E4\ntop: LC E5 1, leader E5 Hanno\nordered: E4",
        ["light heavy"],
        ["attack E4 E5", "evade"],
    ),
}


@rule("ANC-14-010", "ANC-14-011")
@pytest.mark.parametrize("fate", FATES)
def test_a_leader_who_loses_his_unit_is_checked_with_one_die_and_evades_if_he_lives(fate: str) -> None:
    side, text, rolls, actions = FATES[fate]
    unit, leader = ("1 0", "2 0") if side == "top" else ("0 1", "0 2")
    dead = scene(text, *rolls, "helmet").play(*actions)
    assert dead.lines()["banners"] == leader
    assert "leader" not in dead.lines()[side]
    for face in ("light", "medium", "heavy", "flag", "swords"):
        alive = scene(text, *rolls, face).play(*actions)
        assert checks(alive) == [1]
        assert alive.lines()["banners"] == unit
        assert (alive.decider, alive.question) == (side, "cc-ask-flee")


@rule("ANC-14-011")
@pytest.mark.parametrize("hexes", [1, 2, 3])
def test_the_leader_of_a_destroyed_unit_evades_one_to_three_hexes(hexes: int) -> None:
    text = "turn: top\ntop: HI E5\nbottom: MI E4 1, leader E4 Scipio\nordered: E5"
    case = scene(text, "medium light light light light", "light").play("attack E5 E4")
    assert case.why_not("stop") == "ANC-13-027"
    path = ["E3", "D2", "D1"][:hexes]
    case.play(*[f"flee {hex_}" for hex_ in path])
    if hexes < 3:
        case.play("stop")
    assert case.lines()["bottom"] == f"leader {path[-1]} Scipio"
    assert case.question == "cc-ask-advance"


@rule("ANC-14-012")
def test_flags_against_a_destroyed_unit_do_not_touch_its_leader() -> None:
    text = "bottom: HI E4\ntop: MI E5 1, leader E5 Hanno\nordered: E4"
    case = scene(text, "medium flag flag flag flag", "flag").play("attack E4 E5")
    assert case.events("cc-ignored") == []
    assert case.question == "cc-ask-flee"
    case.play("flee D6", "stop")  # One hex is enough, in spite of four flags.
    assert case.lines()["top"] == "leader D6 Hanno"
    assert case.question == "cc-ask-advance"


@rule("ANC-14-013")
@pytest.mark.parametrize("face", ["helmet", "flag"])
def test_the_attacker_advances_into_the_hex_once_the_leader_has_evaded_or_died(face: str) -> None:
    text = "bottom: WA E4\ntop: MI E5 1, leader E5 Hanno\nordered: E4"
    case = scene(text, "medium light light light", face).play("attack E4 E5")
    if face == "flag":
        assert case.question == "cc-ask-flee"
        case.play("flee D6", "stop")
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])
    case.play("advance")
    assert case.lines()["bottom"] == "WA E5"
    if face == "flag":  # The leader who evaded one hex only may be attacked in the bonus close combat.
        assert case.options() == ["attack E5 D6", "done"]


# -- lone leaders ---------------------------------------------------------------------------------


@rule("ANC-14-014", "ANC-14-016", "ANC-14-020")
@pytest.mark.parametrize(
    ("attacker", "here", "dice"), [("HI E4", "E4", 5), ("LI E4", "E4", 2), ("EL E4", "E4", 1), ("LB E3", "E3", 2)]
)
def test_a_lone_leader_faces_the_usual_dice_and_one_helmet_kills_him(attacker: str, here: str, dice: int) -> None:
    text = f"bottom: {attacker}\ntop: leader E5 Hanno, MI L8\nordered: {here}"
    others = ["swords", "light", "medium", "heavy", "flag"]
    dead = scene(text, " ".join(["helmet", *others[: dice - 1]])).play(f"attack {here} E5")
    assert dead.lines()["top"] == "MI L8"
    assert dead.view("top")["leaders"][0]["hex"] == "lost"
    assert dead.lines()["banners"] == "1 0"
    assert is_settled(dead)
    alive = scene(text, " ".join(others[:dice])).play(f"attack {here} E5")
    assert alive.lines()["banners"] == "0 0"
    assert alive.question == "cc-ask-flee"


@rule("ANC-14-016", "ANC-14-020")
def test_the_top_side_takes_the_banner_for_a_killed_leader_of_the_bottom_side() -> None:
    text = "turn: top\ntop: LI E5\nbottom: leader E4 Scipio, MI A1\nordered: E5\nbanners: 2 3"
    case = scene(text, "helmet helmet").play("attack E5 E4")
    assert case.lines()["banners"] == "2 4"  # One banner, however many helmets.
    assert case.lines()["bottom"] == "MI A1"
    assert is_settled(case)


@rule("ANC-14-015", "ANC-14-017")
def test_a_lone_leader_who_enters_a_marsh_dies_by_a_helmet_and_otherwise_stays_there() -> None:
    text = """
        bottom: leader E4 Scipio, MI A1
        terrain: marsh E5
        ordered leaders: E4
        to do: move
        top: MI L8"""
    dead = scene(text, "helmet").play("move-leader E4 E5")
    assert dead.lines()["bottom"] == "MI A1"
    assert dead.lines()["banners"] == "0 1"
    assert is_settled(dead)
    for face in ("light", "medium", "heavy", "flag", "swords"):
        alive = scene(text, face).play("move-leader E4 E5")
        assert alive.lines()["bottom"] == "MI A1, leader E5 Scipio"
        assert alive.lines()["banners"] == "0 0"
        assert is_settled(alive)


@rule("ANC-14-017")
@pytest.mark.parametrize(("attacker", "here", "miss"), [("LI E4", "E4", "light heavy"), ("LB E3", "E3", "flag swords")])
def test_a_lone_leader_who_survives_an_attack_must_evade_one_to_three_hexes(
    attacker: str, here: str, miss: str
) -> None:
    case = scene(f"bottom: {attacker}\ntop: leader E5 Hanno\nordered: {here}", miss).play(f"attack {here} E5")
    assert (case.decider, case.question) == ("top", "cc-ask-flee")
    assert case.why_not("stop") == "ANC-13-027"
    one = case.clone().play("flee D6", "stop")
    two = case.clone().play("flee D6", "flee E7", "stop")
    three = case.clone().play("flee D6", "flee E7", "flee E8")
    ends = [each.lines()["top"] for each in (one, two, three)]
    assert ends == ["leader D6 Hanno", "leader E7 Hanno", "leader E8 Hanno"]
    assert all(is_settled(each) for each in (one, two, three))


@rule("ANC-14-018")
def test_flags_do_nothing_to_a_lone_leader() -> None:
    case = scene("bottom: HI E4\ntop: leader E5 Hanno\nordered: E4", "flag flag flag flag flag").play("attack E4 E5")
    assert case.events("cc-ignored") == []
    assert case.options() == ["flee D6", "flee E6"]
    case.play("flee D6")
    assert "stop" in case.options()  # He need not go further for all the flags.
    case.play("stop")
    assert case.lines()["top"] == "leader D6 Hanno"
    assert case.lines()["banners"] == "0 0"
    assert is_settled(case)


@rule("ANC-14-019")
@pytest.mark.parametrize("roll", ["helmet light light light", "light light light light"])
def test_no_advance_into_the_hex_of_a_lone_leader_whether_he_died_or_evaded(roll: str) -> None:
    case = scene("bottom: WA E4\ntop: leader E5 Hanno, MI D5\nordered: E4", roll).play("attack E4 E5")
    if "helmet" not in roll:
        case.play("flee D6", "stop")
    assert case.lines()["bottom"] == "WA E4"
    assert is_settled(case)


# -- what leaders are good for --------------------------------------------------------------------


@rule("ANC-14-021")
@pytest.mark.parametrize(
    ("friends", "hits"),
    [
        ("leader E4 Scipio", 2),
        ("leader D4 Scipio", 2),
        ("leader E3 Scipio", 2),
        ("MI F4, leader F4 Scipio", 2),
        ("leader C4 Scipio", 0),
        ("MI F4", 0),
    ],
)
def test_helmets_hit_in_close_combat_with_a_leader_attached_or_adjacent(friends: str, hits: int) -> None:
    text = f"bottom: LI E4, {friends}\ntop: AX E5, leader E6 Hanno\nordered: E4"
    case = scene(text, "helmet helmet").play("attack E4 E5")
    assert case.lines()["top"].startswith("AX E5 2" if hits else "AX E5,")


@rule("ANC-14-021")
def test_helmets_of_a_unit_that_battles_back_hit_too_but_those_of_elephants_never() -> None:
    text = "bottom: LI E4\ntop: LI E5, leader D6 Hanno\nordered: E4"
    case = scene(text, "heavy heavy", "helmet heavy").play("attack E4 E5", "stand", "battle-back")
    assert case.lines()["bottom"] == "LI E4 3"
    case = scene("bottom: EL E4, leader E4 Scipio\ntop: AX E5\nordered: E4", "helmet helmet helmet")
    case.play("attack E4 E5")
    assert case.lines()["top"] == "AX E5"
    assert case.question == "cc-ask-battle-back"


@rule("ANC-14-022")
def test_a_leader_changes_nothing_in_ranged_combat() -> None:
    for leader in ("leader E3 Scipio", "leader D3 Scipio"):
        case = scene(f"bottom: LB E3, {leader}\ntop: AX E5\nordered: E3", "helmet swords").play("attack E3 E5")
        assert case.lines()["top"] == "AX E5"
        assert is_settled(case)


@rule("ANC-14-023")
@pytest.mark.parametrize("code", ["AX", "MI", "WA", "HI", "HWM", "LC", "CAM", "HC", "HCH", "EL"])
@pytest.mark.parametrize("led", [True, False])
def test_any_unit_with_an_attached_leader_may_ignore_one_flag(code: str, led: bool) -> None:
    # One block is missing so that no unit ignores flags for its full strength; two flags are rolled.
    blocks = 1 if code in ("EL", "HWM") else 2
    leader = "leader E5 Hanno" if led else "leader D5 Hanno"
    case = scene(f"bottom: LI E4\ntop: {code} E5 {blocks}, {leader}\nordered: E4", "flag flag", *["light light"] * 3)
    case.play("attack E4 E5")
    if case.question == "cc-ask-react":
        case.play("stand")
    if led:
        assert case.options() == ["ignore 0", "ignore 1"]
        assert case.why_not("ignore 2") == "ANC-12-019"
    else:
        assert [event["ignored"] for event in case.events("cc-ignored")] == [0]


@rule("ANC-14-024")
@pytest.mark.parametrize(
    ("friends", "supported"),
    [
        ("leader D5 Hanno, MI F5", True),
        ("MI D5, MI F5", True),
        ("leader D5 Hanno, leader F5 Mago", True),
        ("leader D5 Hanno", False),
        ("MI D5", False),
        ("MI D5, leader D5 Hanno", False),
        ("leader D5 Hanno, MI G5", False),
    ],
)
def test_a_lone_leader_supports_a_unit_as_another_unit_would(friends: str, supported: bool) -> None:
    case = scene(f"bottom: LI E4\ntop: AX E5, {friends}\nordered: E4", "flag heavy").play("attack E4 E5")
    if supported:
        assert case.options() == ["ignore 0", "ignore 1"]
    else:
        assert case.options() == ["retreat D6", "retreat E6"]


@rule("ANC-14-025")
@pytest.mark.parametrize("code", ["LI", "LS", "LB", "AX", "MI", "WA", "HI"])
def test_led_foot_fights_again_after_its_advance(code: str) -> None:
    dice = {"LI": 2, "LS": 2, "LB": 2, "AX": 3, "MI": 4, "WA": 4, "HI": 5}[code]
    text = f"bottom: {code} E4, {{}}\ntop: AX E5 1, MI D5\nordered: E4"
    led = scene(text.format("leader E4 Scipio"), " ".join(["light"] * dice)).play("attack E4 E5", "advance")
    assert led.lines()["bottom"] == f"{code} E5, leader E5 Scipio"
    assert led.options() == ["attack E5 D5", "done"]
    beside = scene(text.format("leader D4 Scipio"), " ".join(["light"] * dice)).play("attack E4 E5", "advance")
    assert (beside.question == "cc-ask-bonus") == (code == "WA")


@rule("ANC-14-025")
def test_a_led_war_machine_does_not_fight_again() -> None:
    text = "bottom: HWM E4, leader E4 Scipio\ntop: AX E5 1, MI F5\nordered: E4"
    case = scene(text, "light light").play("attack E4 E5")
    assert case.lines()["top"] == "MI F5"
    assert is_settled(case)


@rule("ANC-14-026")
def test_a_leadership_card_orders_a_group_only_through_a_leader() -> None:
    text = "bottom: MI E2, MI F2, MI G2{}\ntop: MI L8\ncard: leadership-any-section\nto do: order"
    led = scene(text.format(", leader D2 Scipio")).play("order-leader D2", "order E2", "order F2", "order G2")
    assert led.lines()["ordered"] == "E2 F2 G2"
    assert led.lines()["ordered leaders"] == "Scipio"
    alone = scene(text.format(""))
    assert alone.options("order-leader") == []
    alone.play("order E2")  # One unit alone: nobody else may be ordered, and the moves begin.
    assert alone.lines()["ordered"] == "E2"
    assert alone.question == "cc-ask-move"


@rule("ANC-14-026")
def test_rally_brings_blocks_back_only_near_a_leader() -> None:
    text = "bottom: MI E2 2, MI H2 2{}\ntop: MI L8\ncard: rally\nto do: order\ncommand: 2 1\nbottom hand: {}"
    led = scene(text.format(", leader D2 Scipio", "line-command line-command"), "medium medium")
    assert led.options() == ["done", "rally E2"]
    assert led.why_not("rally H2") == "ANC-18-118"
    led.play("rally E2")
    assert led.lines()["bottom"].startswith("MI E2 3")
    alone = scene(text.format("", "line-command line-command"))  # No dice: one unit is ordered instead.
    assert alone.options() == ["done", "order E2", "order H2"]

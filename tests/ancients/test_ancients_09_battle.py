"""Chapter 9: the battle step."""

from textwrap import dedent

import pytest

from vexilla.testing import Case, position, rule

#: Code, full blocks and dice in its own attack against heavy infantry, as printed on the reference sheet.
CLOSE_DICE = {
    "LI": (4, 2),
    "LS": (4, 2),
    "LB": (4, 2),
    "AX": (4, 3),
    "MI": (4, 4),
    "HI": (4, 5),
    "HWM": (2, 2),
    "LC": (3, 2),
    "LBC": (3, 2),
    "MC": (3, 3),
    "CAM": (3, 3),
    "CCM": (3, 3),
    "HC": (3, 4),
    "CC": (3, 4),
    "EL": (2, 5),
    "HCH": (2, 4),
}
MISSILES = ("LI", "LS", "LB", "AX", "LC", "LBC", "HWM")


#: A pair far off that keeps the battle step open: a light unit of whose turn it is, and a target for it.
SPARE = {"bottom": ("LI M1", "HI M3"), "top": ("LI M9", "HI M7")}


def battle(text: str, *dice: str, ordered: str = "E4", turn: str = "bottom", luck: bool = False) -> Case:
    """The battle step of a position; First Strike is out of the way, and nothing unscripted is rolled."""
    own, target = SPARE[turn]
    other = "top" if turn == "bottom" else "bottom"
    lines = [
        f"{turn}: {own}",
        f"{other}: {target}",
        f"ordered: {ordered} {own[3:]}",
        f"turn: {turn}",
        "card: order-four-center",
        "discards: first-strike",
        "to do: battle",
    ]
    return position("ancients", dedent(text) + "\n" + "\n".join(lines), {"dice": dice}, luck=luck)


def army(case: Case, side: str) -> str:
    """The pieces of a side without the spare pair."""
    spares = [piece for pair in SPARE.values() for piece in pair]
    return ", ".join(piece for piece in case.lines()[side].split(", ") if piece not in spares)


def attacks(case: Case) -> list[str]:
    """The attacks that may be declared now, but for that of the spare pair."""
    return [action for action in case.options("attack") if action[:9] not in ("attack M1", "attack M9")]


TWO_PAIRS = """
    bottom: HI E4, MI H4
    top: MI E5, HI H5
    """


@rule("ANC-09-001")
def test_combats_are_resolved_one_at_a_time_in_the_order_the_player_chooses() -> None:
    attack = {"E": "light light light light helmet", "H": "light light light light"}
    back = {"E": "light light light light", "H": "light light light light helmet"}
    for first, second in (("E", "H"), ("H", "E")):
        case = battle(TWO_PAIRS, attack[first], back[first], attack[second], ordered="E4 H4")
        assert attacks(case) == ["attack E4 E5", "attack H4 H5"]
        case.play(f"attack {first}4 {first}5")
        # The other unit may not begin while this combat waits for its battle back.
        assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
        assert case.why_not(f"attack {second}4 {second}5") == "ANC-05-002"
        case.play("battle-back")
        assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
        assert attacks(case) == [f"attack {second}4 {second}5"]
        case.play(f"attack {second}4 {second}5", "decline")
        assert attacks(case) == []


@rule("ANC-09-001")
def test_what_one_combat_changed_holds_for_the_next_one() -> None:
    # The first attack drives the target away: the second ordered unit has nobody left to attack.
    case = battle(
        """
        bottom: HI E4, HI F4
        top: MI F5
        """,
        "flag light light light light",
        ordered="E4 F4",
    )
    assert case.why_not("attack F4 F5") is None
    case.play("attack E4 F5", "retreat F6", "stay")
    assert case.why_not("attack F4 F5") == "ANC-11-001"
    assert attacks(case) == []


@rule("ANC-09-002", "ANC-09-011")
@pytest.mark.parametrize(("turn", "rank", "far", "foe"), [("bottom", 4, 3, 5), ("top", 6, 7, 5)])
def test_ordered_units_need_not_battle_even_next_to_enemies(turn: str, rank: int, far: int, foe: int) -> None:
    other = "top" if turn == "bottom" else "bottom"
    text = f"{turn}: HI E{rank}, LI G{far}\n{other}: MI E{foe}, LI G{foe}"
    case = battle(text, ordered=f"E{rank} G{far}", turn=turn, luck=True)
    assert case.decider == turn
    assert attacks(case) == [f"attack E{rank} E{foe}", f"attack G{far} G{foe}"]  # close combat and fire
    assert case.why_not("done") is None
    case.play("done")
    events = [event["event"] for event in case.events()]
    assert "cc-rolled" not in events
    assert "cc-turn" in events
    assert army(case, turn) == f"HI E{rank}, LI G{far}"
    assert army(case, other) == f"MI E{foe}, LI G{foe}"


@rule("ANC-09-011")
def test_a_player_may_stop_after_some_of_his_combats() -> None:
    case = battle(
        """
        bottom: LI E4, LI H3, HI K4
        top: HI E5, HI H5, HI K5
        """,
        "light light",
        ordered="E4 H3 K4",
        luck=True,
    )
    case.play("attack H3 H5")
    assert attacks(case) == ["attack E4 E5", "attack K4 K5"]
    assert case.why_not("done") is None
    case.play("done")
    assert len(case.events("cc-rolled")) == 1


@rule("ANC-09-003")
def test_a_unit_battles_once_a_turn() -> None:
    # The target survives and stands, and a second enemy stands beside the unit too.
    case = battle("bottom: HI E4\ntop: MI E5, LI F5", "light light light light light")
    case.play("attack E4 E5", "decline")
    assert case.why_not("attack E4 E5") == "ANC-09-003"
    assert case.why_not("attack E4 F5") == "ANC-09-003"
    assert attacks(case) == []


@rule("ANC-09-003")
def test_a_unit_fires_once_a_turn() -> None:
    case = battle("bottom: LI E3\ntop: HI E5, HI G3", "light light", ordered="E3")
    assert attacks(case) == ["attack E3 E5", "attack E3 G3"]
    case.play("attack E3 E5")
    assert case.why_not("attack E3 E5") == "ANC-09-003"
    assert case.why_not("attack E3 G3") == "ANC-09-003"
    assert attacks(case) == []


@rule("ANC-09-003")
def test_in_its_next_turn_the_unit_may_battle_again() -> None:
    case = battle(
        """
        bottom: LI E3
        top: HI E5
        bottom hand: order-two-left
        top hand: order-two-right
        """,
        "light light",
        ordered="E3",
        luck=True,
    )
    case.play("attack E3 E5", "done")
    while case.decider == "top":
        case.play("play order-two-right" if case.question == "cc-ask-card" else "done")
    case.play("play order-two-left", "order E3")
    while case.question != "cc-ask-battle":
        case.play("done")
    assert case.decider == "bottom"
    assert case.why_not("attack E3 E5") is None


MOMENTUM = """
    bottom: {}
    top: HI E5 1, HI E6
    """


@rule("ANC-09-004")
def test_success_in_close_combat_gives_an_advance_and_to_some_a_bonus_close_combat() -> None:
    case = battle(MOMENTUM.format("HC E4"), "heavy light light light", "light light light light")
    case.play("attack E4 E5", "advance", "stay")
    # The second fight of this turn: a bonus close combat, and there is no third.
    assert case.question == "cc-ask-bonus"
    case.play("attack E5 E6", "decline")
    assert case.why_not("attack E5 E6") == "ANC-09-003"
    # Not even after a second success, with a third enemy at hand.
    text = MOMENTUM.format("HC E4").replace("HI E6", "HI E6 1, HI E7")
    case = battle(text, "heavy light light light", "heavy light light light")
    case.play("attack E4 E5", "advance", "stay", "attack E5 E6", "advance")
    assert army(case, "bottom") == "HC E6"
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack E6 E7") == "ANC-09-003"


@rule("ANC-09-004")
def test_foot_without_a_leader_has_no_bonus_close_combat_and_failure_earns_nothing() -> None:
    case = battle(MOMENTUM.format("HI E4"), "heavy light light light light")
    case.play("attack E4 E5", "advance")
    assert army(case, "bottom") == "HI E5"
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack E5 E6") == "ANC-09-003"

    case = battle(MOMENTUM.format("HI E4, leader E4 Scipio"), "heavy light light light light")
    case.play("attack E4 E5", "advance")
    assert case.question == "cc-ask-bonus"

    case = battle(MOMENTUM.format("HC E4").replace("E5 1", "E5"), "heavy light light light")
    case.play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"


@rule("ANC-09-005")
def test_all_dice_of_a_combat_go_against_one_enemy() -> None:
    case = battle("bottom: HI E4\ntop: MI E5, LI F5, HI D4", "medium light light heavy heavy")
    assert attacks(case) == ["attack E4 D4", "attack E4 E5", "attack E4 F5"]
    case.play("attack E4 E5", "decline")
    # The green and red symbols hit nobody.
    assert army(case, "top") == "MI E5 3, LI F5, HI D4"
    assert case.why_not("attack E4 F5") == "ANC-09-003"


@rule("ANC-09-005")
def test_the_dice_of_a_fire_go_against_one_enemy() -> None:
    case = battle("bottom: LB E4\ntop: MI E6, HI G4", "medium heavy")
    case.play("attack E4 E6")
    assert army(case, "top") == "MI E6 3, HI G4"
    assert case.why_not("attack E4 G4") == "ANC-09-003"


@rule("ANC-09-006")
@pytest.mark.parametrize("code", CLOSE_DICE)
def test_lost_blocks_do_not_change_the_dice_of_a_close_combat(code: str) -> None:
    full, dice = CLOSE_DICE[code]
    for blocks in range(1, full + 1):
        case = battle(f"bottom: {code} E4 {blocks}\ntop: HI E5", " ".join(["light"] * dice))
        case.play("attack E4 E5")
        assert len(case.events("cc-rolled")[0]["dice"]) == dice
        assert case.question == "cc-ask-battle-back"


@rule("ANC-09-006")
@pytest.mark.parametrize("code", [code for code in CLOSE_DICE if code != "EL"])
def test_lost_blocks_do_not_change_the_dice_of_a_battle_back(code: str) -> None:
    full, dice = CLOSE_DICE[code]
    dice = {"CAM": 2, "CCM": 2, "HCH": 3}.get(code, dice)
    for blocks in range(1, full + 1):
        rolls = ("helmet helmet helmet", " ".join(["medium"] * dice))
        case = battle(f"bottom: AX E4\ntop: {code} E5 {blocks}", *rolls)
        case.play("attack E4 E5")
        if case.question == "cc-ask-react":
            case.play("stand")
        case.play("battle-back")
        assert len(case.events("cc-rolled")[1]["dice"]) == dice


@rule("ANC-09-006")
@pytest.mark.parametrize("code", MISSILES)
def test_lost_blocks_do_not_change_the_dice_of_a_fire(code: str) -> None:
    for blocks in range(1, CLOSE_DICE[code][0] + 1):
        case = battle(f"bottom: {code} E4 {blocks}\ntop: HI E6", "light light")
        case.play("attack E4 E6")
        assert case.events("cc-rolled")[0]["dice"] == ["light", "light"]


@rule("ANC-09-007")
@pytest.mark.parametrize(("code", "full", "most"), [("WA", 4, 4), ("LCH", 3, 3)])
def test_warriors_and_light_chariots_roll_one_die_more_while_at_full_strength(code: str, full: int, most: int) -> None:
    for blocks in range(1, full + 1):
        dice = most if blocks == full else most - 1
        case = battle(f"bottom: {code} E4 {blocks}\ntop: HI E5", " ".join(["light"] * dice))
        case.play("attack E4 E5")
        assert len(case.events("cc-rolled")[0]["dice"]) == dice
        case = battle(f"bottom: AX E4\ntop: {code} E5 {blocks}", "helmet helmet helmet", " ".join(["medium"] * dice))
        case.play("attack E4 E5", *(["stand"] if code == "LCH" else []), "battle-back")
        assert len(case.events("cc-rolled")[1]["dice"]) == dice


@rule("ANC-09-008")
def test_a_combat_is_either_fire_or_close_combat() -> None:
    for target, name in (("E5", "cc-attacks"), ("E6", "cc-fires")):
        case = battle(f"bottom: LI E4\ntop: HI {target}", "light light")
        case.play(f"attack E4 {target}")
        declared = [event["event"] for event in case.events() if event["event"] in ("cc-attacks", "cc-fires")]
        assert declared == [name]
    # A unit without missiles has only the one kind.
    assert attacks(battle("bottom: MI E4\ntop: HI E5")) == ["attack E4 E5"]
    case = battle("bottom: MI E4\ntop: HI E6")
    assert case.why_not("attack E4 E6") == "ANC-10-001"
    assert attacks(case) == []


@rule("ANC-09-009")
def test_a_unit_that_fired_has_no_close_combat_in_the_same_turn() -> None:
    # The target stands behind the auxilia and flees past them: it ends beside the unit that fired.
    case = battle("bottom: AX E5\ntop: AX E3", "flag medium", ordered="E5")
    case.play("attack E5 E3", "retreat E4")
    assert army(case, "top") == "AX E4"
    assert case.why_not("attack E5 E4") in ("ANC-09-003", "ANC-09-009")
    assert attacks(case) == []


@rule("ANC-09-009")
def test_a_unit_that_fought_in_close_combat_does_not_fire_in_the_same_turn() -> None:
    case = battle("bottom: AX E4\ntop: MI E5, HI G4", "flag helmet helmet")
    case.play("attack E4 E5", "retreat E6", "stay")
    # Nobody is adjacent any more and there are targets in range, but the auxilia have had their combat.
    assert case.why_not("attack E4 G4") in ("ANC-09-003", "ANC-09-009")
    assert case.why_not("attack E4 E6") in ("ANC-09-003", "ANC-09-009")
    assert attacks(case) == []


@rule("ANC-09-010")
def test_fire_and_close_combat_of_different_units_may_be_mixed_freely() -> None:
    text = """
        bottom: LI C3, HI E4, LB G3, MI J4
        top: HI C5, HI E5, HI G5, HI J5
        """
    dice = {"C": 2, "E": 5, "G": 2, "J": 4}
    for order in ("CEGJ", "EJCG", "JGEC", "GECJ"):
        case = battle(text, *[" ".join(["light"] * dice[file]) for file in order], ordered="C3 E4 G3 J4")
        for file in order:
            attack = next(action for action in attacks(case) if action.startswith(f"attack {file}"))
            case.play(attack)
            if file in "EJ":
                case.play("decline")
        declared = [event for event in case.events() if event["event"] in ("cc-fires", "cc-attacks")]
        assert "".join(event["hex"][0] for event in declared) == order
        for event in declared:
            assert (event["event"] == "cc-fires") == (event["hex"][0] in "CG")


CHARGE = """
    bottom: {} E3, LI A1
    top: HI E6, LI A3
    card: order-four-center
    discards: first-strike
    ordered: E3 A1
    """


@rule("ANC-09-012")
def test_warriors_that_moved_two_hexes_must_fight_in_close_combat() -> None:
    case = position("ancients", CHARGE.format("WA"), {"dice": ["light light light light"]})
    case.play("move E3 E5", "done")
    assert case.why_not("done") == "ANC-09-012"
    assert case.options() == ["attack A1 A3", "attack E5 E6"]
    case.play("attack E5 E6", "decline")
    assert case.why_not("done") is None


@rule("ANC-09-012")
def test_warriors_that_moved_one_hex_or_none_need_not_fight() -> None:
    for moves in (["move E3 E4", "done"], ["done"]):
        for target in ("E5", "D4", "E4"):
            if target == "E4" and len(moves) > 1:
                continue
            case = position("ancients", CHARGE.format("WA").replace("E6", target))
            case.play(*moves)
            assert case.question == "cc-ask-battle"
            assert case.why_not("done") is None
    # Two hexes of another kind of unit bind it to nothing.
    case = position("ancients", CHARGE.format("LI"))
    case.play("move E3 E5", "done")
    assert case.options() == ["attack A1 A3", "attack E5 E6", "done"]

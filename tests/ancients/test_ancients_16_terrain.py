"""Chapter 16: terrain, what it does to movement, combat and sight."""

import pytest

from vexilla.games.ancients.game import GAME as ANCIENTS
from vexilla.games.ancients.scenario import AncientsReader, scenario_text
from vexilla.games.ancients.setup import DEAL_HANDS, set_up
from vexilla.games.ancients.terrain import GROUND_KEYS
from vexilla.games.ancients.turn import TURNS
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import Case, position, rule, scripted

FACES = {"l": "light", "m": "medium", "h": "heavy", "k": "helmet", "f": "flag", "s": "swords"}
#: What a position has unless its text says something else: whoever comes next has a card to think about.
USUAL = {
    "card": "order-four-center",
    "discards": "first-strike",
    "bottom hand": "line-command",
    "top hand": "line-command",
    "command": "1 1",
}
#: The six neighbours of E3 and the side of E3 that each of them shares with it.
AROUND_E3 = {"F3": "e", "E4": "ne", "D4": "nw", "D3": "w", "D2": "sw", "E2": "se"}
WATER = [("coast", "ANC-16-028"), ("lake", "ANC-16-031"), ("sea", "ANC-16-031"), ("river", "ANC-16-032")]


def given(text: str, *dice: str) -> Case:
    """A position; each roll is one word with a letter a die, and any roll that is not given is an error."""
    said = {line.partition(":")[0].strip() for line in text.splitlines()}
    lines = [text, *[f"{title}: {rest}" for title, rest in USUAL.items() if title not in said]]
    rolls = [" ".join(FACES[face] for face in roll) for roll in dice]
    return position(
        "ancients", "\n".join(line.strip() for line in "\n".join(lines).splitlines()), {"dice": rolls}, luck=False
    )


def battle(bottom: str, top: str, terrain: str, *dice: str, more: str = "") -> Case:
    """The bottom unit on E2 is ordered and the battle begins."""
    return given(f"bottom: {bottom}\ntop: {top}\nterrain: {terrain}\nordered: E2\nto do: battle\n{more}", *dice)


def move(bottom: str, terrain: str, *dice: str, top: str = "MI M9", more: str = "") -> Case:
    """The bottom unit on E2 is ordered and the movement begins."""
    return given(f"bottom: {bottom}\ntop: {top}\nterrain: {terrain}\nordered: E2\n{more}", *dice)


def leader_move(bottom: str, terrain: str, *dice: str) -> Case:
    """The bottom leader on E2 is ordered to move by himself."""
    return given(f"bottom: {bottom}, HI A1\ntop: MI M9\nterrain: {terrain}\nordered leaders: E2", *dice)


def ends(case: Case) -> set[str]:
    """Where the moves that are possible now end."""
    return {option.split()[2] for option in case.options("move")}


def rolls(case: Case) -> list[int]:
    """How many dice were rolled in each strike so far."""
    return [len(event["dice"]) for event in case.events("cc-rolled")]


def exchange(bottom: str, top: str, terrain: str, *dice: str, more: str = "") -> list[int]:
    """The dice of an attack from E2 on E3 and of the battle back."""
    case = battle(bottom, top, terrain, *dice, more=more)
    case.play("attack E2 E3")
    if "stand" in case.options():
        case.play("stand")
    if "battle-back" in case.options():
        case.play("battle-back")
    return rolls(case)


RING = "D2 F2 E1 F1 E3 F3"
TWO_AWAY = {"E4", "C2", "G2", "D4", "F4", "D1", "G1", "D3", "G3"}


# -- broken ground -------------------------------------------------------------------------------


@rule("ANC-16-001")
def test_foot_units_pass_through_broken_ground() -> None:
    for kind in ("LI", "AX"):
        assert ends(move(f"{kind} E2", f"broken {RING}")) >= TWO_AWAY
    assert ends(move("HI E2", f"broken {RING}")) == set(RING.split())


@rule("ANC-16-002")
def test_war_machines_may_not_enter_broken_ground() -> None:
    case = move("HWM E2", "broken E3")
    assert case.why_not("move E2 E3") == "ANC-16-002"
    assert case.why_not("move E2 F3") is None
    # Nor retreat into it: the flag costs a block.
    case = battle("LB E2", "HWM E4 2", "broken E5 F5", "fl")
    case.play("attack E2 E4")
    assert case.lines()["top"] == "HWM E4 1"


@rule("ANC-16-003")
def test_mounted_units_and_lone_leaders_stop_in_broken_ground() -> None:
    for kind in ("LC", "LBC", "LCH", "MC", "CAM", "CCM", "HC", "CC", "EL", "HCH"):
        assert ends(move(f"{kind} E2", f"broken {RING}")) == set(RING.split())
        assert ends(move(f"{kind} E2", "broken E3")) >= {"E3", "E4"}, "round it"
    assert move("LC E2", f"broken {RING}").why_not("move E2 E4") == "ANC-08-018"
    case = leader_move("leader E2", f"broken {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())
    assert case.why_not("move-leader E2 E4") == "ANC-08-072"


@rule("ANC-16-004", "ANC-16-006")
def test_foot_may_battle_in_the_turn_it_enters_broken_ground_with_two_dice() -> None:
    case = move("HI E2", "broken E3", "ms", "mm", top="MI E4")
    case.play("move E2 E3", "attack E3 E4", "battle-back")
    assert rolls(case) == [2, 2]
    assert case.lines()["top"] == "MI E4 2"
    case = move("LI E2", "broken E3", "m", top="MI E5")
    case.play("move E2 E3", "attack E3 E5")
    assert case.lines()["top"] == "MI E5 3"


@rule("ANC-16-005")
def test_mounted_units_may_not_battle_in_the_turn_they_enter_broken_ground() -> None:
    for kind, target in (("MC", "E4"), ("EL", "E4"), ("LC", "E5"), ("LC", "E4")):
        case = given(
            f"bottom: {kind} E2, HI I2\ntop: MI {target}, MI I3\nterrain: broken E3\nordered: E2 I2\n",
        )
        case.play("move E2 E3", "done")
        assert case.why_not(f"attack E3 {target}") == "ANC-16-005"
        assert case.options("attack") == ["attack I2 I3"]
    # One that was there before may.
    case = battle("MC E2", "MI E3", "broken E2")
    assert case.why_not("attack E2 E3") is None


@rule("ANC-16-005")
def test_cavalry_that_advances_into_broken_ground_neither_rides_on_nor_fights_again() -> None:
    case = battle("MC E2", "MI E3 1, MI E4", "broken E3", "ml")
    case.play("attack E2 E3", "advance")
    assert case.lines()["bottom"] == "MC E3"
    assert case.decider == "top", "nothing else is left to do"
    case = battle("MC E2", "MI E3 1, MI E4", "broken F4", "mll")
    case.play("attack E2 E3", "advance")
    assert "ride D3" in case.options()
    case.play("stay")
    assert case.options("attack") == ["attack E3 E4"]


@rule("ANC-16-006")
def test_two_dice_into_and_out_of_broken_ground() -> None:
    for ground in ("broken E3", "broken E2"):
        assert exchange("HI E2", "HI E3", ground, "ll", "ll") == [2, 2]
        assert exchange("WA E2", "HC E3", ground, "ll", "ll") == [2, 2]
        case = battle("LB E2", "MI E4", ground.replace("E3", "E4"), "ml")
        case.play("attack E2 E4")
        assert rolls(case) == [2]
    assert exchange("HI E2", "HI E3", "broken F3", "lllll", "lllll") == [5, 5]


@rule("ANC-16-007", "ANC-16-016", "ANC-16-038", "ANC-16-108")
def test_cards_add_dice_to_a_maximum_of_two() -> None:
    for ground in ("broken", "forest", "ford", "marsh"):
        for where in ("E2", "E3"):
            more = "card: clash-of-shields"
            assert exchange("HI E2", "HI E3", f"{ground} {where}", "llll", "ll", more=more) == [4, 2]
            more = "card: mounted-charge"
            assert exchange("HC E2", "HI E3", f"{ground} {where}", "lll", "ll", more=more) == [3, 2]


@rule("ANC-16-016", "ANC-16-038", "ANC-16-068", "ANC-16-108")
def test_cards_add_dice_to_a_maximum_of_one_in_ranged_combat() -> None:
    for ground in ("forest E4", "ford E2", "bridge E2", "marsh E2"):
        case = battle("LB E2", "MI E4", ground, "ml", more="card: i-am-spartacus")
        case.play("attack E2 E4")
        assert rolls(case) == [2]


@rule("ANC-16-007")
def test_cards_add_dice_to_fire_over_broken_ground() -> None:
    for where in ("E2", "E4"):
        case = battle("LB E2", "MI E4", f"broken {where}", "mll", more="card: i-am-spartacus")
        case.play("attack E2 E4")
        assert rolls(case) == [3]


def sees(terrain: str, firer: str = "E2", target: str = "G2", others: str = "") -> bool:
    """Whether archers (range 3) see a unit, from both ends of the line."""
    found = []
    for here, there in ((firer, target), (target, firer)):
        case = given(
            f"bottom: LB {here}, HI A1{others}\ntop: MI {there}, MI A2\nterrain: {terrain}\n"
            f"ordered: {here} A1\nto do: battle"
        )
        why = case.why_not(f"attack {here} {there}")
        assert why in (None, "ANC-10-021")
        assert (f"attack {here} {there}" in case.options()) == (why is None)
        found.append(why is None)
    assert found[0] == found[1], "what one sees sees him"
    return found[0]


@rule("ANC-16-008", "ANC-16-030", "ANC-16-040", "ANC-16-032")
def test_broken_ground_and_water_do_not_block_sight() -> None:
    for ground in ("broken", "coast", "lake", "sea", "river", "ford", "shallow-ford"):
        assert sees(f"{ground} F2")


@rule("ANC-16-050", "ANC-16-069", "ANC-16-109")
def test_ramparts_bridges_and_marsh_do_not_block_sight() -> None:
    for ground in ("rampart F2:w,nw,sw", "bridge F2", "marsh F2"):
        assert sees(ground)


@rule("ANC-16-017", "ANC-16-059", "ANC-16-087", "ANC-16-094")
def test_forest_camps_and_walls_block_sight() -> None:
    for ground in ("forest", "camp", "city-walls", "fortified-walls"):
        assert not sees(f"{ground} F2")
        assert sees(f"{ground} F3"), "beside the line"


@rule("ANC-16-017", "ANC-16-059")
def test_units_in_forests_and_camps_see_out_and_are_seen() -> None:
    for ground in ("forest", "camp", "city-walls"):
        assert sees(f"{ground} E2")
        assert sees(f"{ground} G2")
        assert sees(f"{ground} E2 G2")
    assert not sees("forest E2 F2 G2")
    assert not sees("camp E2 F2 G2")


# -- forest --------------------------------------------------------------------------------------


@rule("ANC-16-009")
def test_everyone_stops_in_a_forest() -> None:
    for kind in ("LI", "AX", "WA", "LC", "MC", "HC", "EL"):
        assert ends(move(f"{kind} E2", f"forest {RING}", top="MI E5")) == set(RING.split())
    case = leader_move("leader E2", f"forest {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())


@rule("ANC-16-009")
def test_light_foot_cannot_pass_through_a_friend_in_a_forest() -> None:
    for card in ("order-light-troops", "move-fire-move"):
        for ground, passes in (("forest E3 F3", False), ("forest E3", True)):
            case = move("LI E2, MI E3, MI F3, MI D3, MI G3", ground, more=f"card: {card}")
            assert ("E4" in ends(case)) == passes
    case = leader_move("leader E2, MI E3, MI F3, MI D2, MI F2, MI E1, MI F1", f"forest {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())


FOOT_AND_HORSE = (
    "LI",
    "LS",
    "LB",
    "AX",
    "WA",
    "MI",
    "HI",
    "LC",
    "LBC",
    "LCH",
    "MC",
    "CAM",
    "CCM",
    "HC",
    "CC",
    "EL",
    "HCH",
)
WOODSMEN = ("LI", "LS", "LB", "AX", "WA")


@rule("ANC-16-010", "ANC-16-011")
def test_only_woodsmen_battle_in_the_turn_they_enter_a_forest() -> None:
    for kind in FOOT_AND_HORSE:
        case = given(f"bottom: {kind} E2, HI I2\ntop: MI E4, MI I3\nterrain: forest E3\nordered: E2 I2\n")
        case.play("move E2 E3", "done")
        assert case.why_not("attack E3 E4") == (None if kind in WOODSMEN else "ANC-16-010")
        assert ("attack E3 E4" in case.options()) == (kind in WOODSMEN)
        case = battle(f"{kind} E2", "MI E3", "forest E2")
        assert case.why_not("attack E2 E3") is None, "it was there before"


@rule("ANC-16-010", "ANC-16-011")
def test_only_woodsmen_fire_in_the_turn_they_enter_a_forest() -> None:
    for kind in ("LI", "LS", "LB", "AX", "LC", "LBC", "HWM"):
        case = given(f"bottom: {kind} E2, HI I2\ntop: MI E5, MI I3\nterrain: forest E3\nordered: E2 I2\n")
        case.play("move E2 E3", "done")
        if kind in WOODSMEN:
            assert case.why_not("attack E3 E5") is None
        else:
            assert case.why_not("attack E3 E5") == ("ANC-10-031" if kind == "HWM" else "ANC-16-010")


@rule("ANC-16-010")
def test_moving_from_forest_to_forest_is_entering_one() -> None:
    case = given("bottom: MI E2, HI I2\ntop: MI E4, MI I3\nterrain: forest E2 E3\nordered: E2 I2\n")
    case.play("move E2 E3", "done")
    assert case.why_not("attack E3 E4") == "ANC-16-010"


@rule("ANC-16-012", "ANC-16-013")
def test_a_bonus_combat_after_an_advance_into_a_forest_is_for_woodsmen() -> None:
    for kind in FOOT_AND_HORSE:
        for leader in ("", ", leader E2"):
            case = battle(f"{kind} E2{leader}", "MI E3 1, MI E4", "forest E3", "mm")
            case.play("attack E2 E3")
            if "stand" in case.options():
                case.play("stand")
            case.play("advance")
            may = kind == "WA" or (kind in WOODSMEN and leader != "")
            assert (case.options("attack") == ["attack E3 E4"]) == may, f"{kind}{leader}"
            assert case.decider == ("bottom" if may else "top"), f"{kind}{leader}: no ride either"


@rule("ANC-16-014")
def test_two_dice_into_and_out_of_a_forest() -> None:
    for ground in ("forest E3", "forest E2"):
        assert exchange("HI E2", "HI E3", ground, "ll", "ll") == [2, 2]
        assert exchange("EL E2", "HI E3", ground, "ll", "ll") == [2, 2]


@rule("ANC-16-015")
def test_one_die_for_fire_into_a_forest_and_two_out_of_it() -> None:
    for kind, target in (("LB", "MI E4"), ("LB", "leader E4"), ("HWM", "MI E4")):
        case = battle(f"{kind} E2", f"{target}, HI M9", "forest E4", "l")
        case.play("attack E2 E4")
        assert rolls(case) == [1]
    case = battle("LB E2", "MI E4", "forest E2", "ml")
    case.play("attack E2 E4")
    assert rolls(case) == [2]


# -- hills ---------------------------------------------------------------------------------------


@rule("ANC-16-018", "ANC-16-041", "ANC-16-051", "ANC-16-062")
def test_hills_ramparts_camps_and_bridges_do_not_restrict_movement() -> None:
    free = {mover: ends(move(f"{mover} E2", "")) for mover in ("LI", "HI", "LC", "HWM")}
    rampart = " ".join(f"{hex_}:ne,nw" for hex_ in RING.split())
    for ground in (f"hill {RING}", f"rampart {rampart}", f"camp {RING}", f"bridge {RING}"):
        for mover, ordinary in free.items():
            assert ends(move(f"{mover} E2", ground)) == ordinary
        case = leader_move("leader E2", ground)
        assert case.options("move-leader") == leader_move("leader E2", "").options("move-leader")
        case = given(f"bottom: HC E2, HI I2\ntop: MI E4, MI I3\nterrain: {ground}\nordered: E2 I2")
        case.play("move E2 E3", "done")
        assert case.why_not("attack E3 E4") is None, "and one may battle there at once"


@rule("ANC-16-019", "ANC-16-020")
def test_two_dice_uphill_and_three_downhill_for_foot() -> None:
    assert exchange("HI E2", "HI E3", "hill E3", "ll", "lll") == [2, 3]
    assert exchange("HI E2", "HI E3", "hill E2", "lll", "ll") == [3, 2]
    assert exchange("HI E2", "HI E3", "hill E2 E3", "lll", "lll") == [3, 3]
    assert exchange("WA E2", "MI E3", "hill E2", "lll", "ll") == [3, 2], "full warriors, too"
    assert exchange("LI E2", "LI E3", "hill E2 E3", "ss", "ss") == [2, 2], "it is a maximum"


@rule("ANC-16-019", "ANC-16-021")
def test_two_dice_up_and_down_hill_for_mounted_units() -> None:
    for kind in ("MC", "HC", "CAM", "HCH", "EL"):
        assert exchange(f"{kind} E2", "HI E3", "hill E2", "ll", "ll") == [2, 2]
        assert exchange(f"{kind} E2", "HI E3", "hill E2 E3", "ll", "lll") == [2, 3]
        assert exchange(f"{kind} E2", "HI E3", "hill E3", "ll", "lll") == [2, 3]
    assert exchange("HI E2", "HC E3", "hill E3", "ll", "ll") == [2, 2]


@rule("ANC-16-022")
def test_hills_do_not_limit_ranged_combat() -> None:
    for ground in ("hill E2", "hill E4", "hill E2 E4"):
        for kind in ("LB", "LBC"):
            case = battle(f"{kind} E2", "MI E4", ground, "ml")
            case.play("attack E2 E4")
            assert rolls(case) == [2]
            case = battle(f"{kind} E2", "MI E4", ground, "mll", more="card: i-am-spartacus")
            case.play("attack E2 E4")
            assert rolls(case) == [3]


@rule("ANC-16-023")
def test_cards_add_dice_to_the_maxima_of_hills() -> None:
    more = "card: clash-of-shields"
    assert exchange("HI E2", "HI E3", "hill E3", "llll", "lll", more=more) == [4, 3]
    assert exchange("HI E2", "HI E3", "hill E2", "lllll", "ll", more=more) == [5, 2]
    assert exchange("HC E2", "HI E3", "hill E2 E3", "lll", "lll", more="card: mounted-charge") == [3, 3]


@rule("ANC-16-024")
def test_a_hill_hides_what_lies_behind_it() -> None:
    assert not sees("hill F2")
    assert not sees("hill G2", target="H2")
    assert sees("hill F3")


@rule("ANC-16-025")
def test_the_first_hill_hex_is_seen_from_below_and_sees_below() -> None:
    assert sees("hill G2")
    assert sees("hill H2", target="H2")
    assert sees("hill G2 H2 G3")


@rule("ANC-16-026")
def test_a_second_hill_hex_is_hidden_by_the_first() -> None:
    assert not sees("hill F2 G2")
    assert not sees("hill F2 H2", target="H2"), "any hill hex between"
    assert not sees("hill G2 H2", target="H2")


@rule("ANC-16-027")
def test_units_on_a_plateau_see_each_other() -> None:
    assert sees("hill E2 F2 G2")
    assert sees("hill E2 F2 G2 H2", target="H2")
    assert sees("hill E2 F2 H2", target="H2"), "two hills of the one level"
    assert not sees("hill E2 F2 G2", others=", MI F2"), "but a unit between them still hides"
    assert not sees("hill E2 F2 G2", others=", leader F2")
    assert not sees("hill E2 G2; forest F2")


# -- water ---------------------------------------------------------------------------------------


@rule("ANC-16-028", "ANC-16-031", "ANC-16-032")
@pytest.mark.parametrize(("ground", "clause"), WATER)
def test_water_is_closed_to_everyone(ground: str, clause: str) -> None:
    for kind in ("LI", "HI", "HWM", "LC", "EL"):
        case = move(f"{kind} E2", f"{ground} E3")
        assert case.why_not("move E2 E3") == clause
        assert "E3" not in ends(case)
    assert "E4" not in ends(move("LI E2", f"{ground} E3 F3")), "nor may one pass through it"
    case = leader_move("leader E2", f"{ground} E3 F3")
    assert case.why_not("move-leader E2 E3") == clause
    assert case.why_not("move-leader E2 E4") is not None


@rule("ANC-16-028", "ANC-16-031", "ANC-16-032")
@pytest.mark.parametrize("ground", [ground for ground, _ in WATER])
def test_nobody_retreats_evades_or_escapes_into_water(ground: str) -> None:
    case = battle("HI E2", "MI E3", f"{ground} D4 E4", "fllll", "llll")
    case.play("attack E2 E3", "battle-back")
    assert case.lines()["top"] == "MI E3 3", "a block for the hex it cannot retreat"
    case = battle("HI E2", "MI E3", f"{ground} D4", "fllll")
    case.play("attack E2 E3")
    assert case.lines()["top"] == "MI E4"
    case = battle("HI E2", "LI E3", f"{ground} D4 E4", more="discards: rally")
    case.play("attack E2 E3")
    assert case.why_not("evade") == "ANC-13-015"
    case = battle("HI E2", "leader E3, HI M9", f"{ground} D4", "lllll")
    case.play("attack E2 E3")
    assert case.lines()["fleeing"].endswith(" E4 1"), "there is no other way"
    assert case.options("flee") == ["flee E5", "flee F5"]
    case = battle("HI E2", "leader E3, HI M9", f"{ground} D4 E4", "lllll")
    case.play("attack E2 E3")
    assert case.lines()["top"] == "HI M9"
    assert case.lines()["banners"] == "1 0"


@rule("ANC-16-029", "ANC-16-093")
@pytest.mark.parametrize("ground", ["coast", "lake", "sea", "river", "fortified-walls"])
def test_nothing_can_stand_in_water_or_on_fortified_walls(ground: str) -> None:
    for piece in ("HI E3", "leader E3"):
        with pytest.raises(BadSetup, match="closed to"):
            battle("HI E2", f"{piece}, HI M9", f"{ground} E3")
    case = battle("HI E2, HI I2", "HI F3, HI I3", f"{ground} E3", more="moved: I2")
    assert case.why_not("attack E2 E3") == "ANC-11-001"


@rule("ANC-16-033", "ANC-16-034")
def test_a_ford_can_be_entered_and_stops_everyone() -> None:
    for kind in ("LI", "AX", "LC", "MC", "HC", "EL"):
        assert ends(move(f"{kind} E2", f"ford {RING}")) == set(RING.split())
        assert ends(move(f"{kind} E2", f"river {RING}")) == set()
    assert ends(move("HWM E2", f"ford {RING}")) == set(RING.split())
    case = leader_move("leader E2", f"ford {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())


@rule("ANC-16-033")
def test_a_river_is_fordable_only_where_the_scenario_says_so() -> None:
    crimissos = AncientsReader("002", scenario_text("002-crimissos-river")).read_whole()
    keys = {
        crimissos.setting.field.board.labels[hex_]: ground.key
        for hex_, ground in enumerate(crimissos.setting.field.terrain)
    }
    assert [keys[hex_] for hex_ in ("H7", "I7", "I6", "J6", "L2")] == ["ford"] * 5
    assert [keys[hex_] for hex_ in ("G9", "G8", "K5", "K4", "L3")] == ["river"] * 5


@rule("ANC-16-035")
def test_one_may_battle_in_the_turn_of_entering_a_ford() -> None:
    for kind in ("HI", "MC", "EL"):
        case = move(f"{kind} E2", "ford E3", "ml", "ll", top="MI E4")
        case.play("move E2 E3", "attack E3 E4", "battle-back")
        assert rolls(case) == [2, 2]
    case = move("LC E2", "ford E3", "m", top="MI E5")
    case.play("move E2 E3", "attack E3 E5")
    assert case.lines()["top"] == "MI E5 3"


@rule("ANC-16-036")
def test_two_dice_into_and_out_of_a_ford() -> None:
    for ground in ("ford E3", "ford E2"):
        assert exchange("HI E2", "HI E3", ground, "ll", "ll") == [2, 2]
        assert exchange("HC E2", "HI E3", ground, "ll", "ll") == [2, 2]


@rule("ANC-16-037")
def test_one_die_for_fire_out_of_a_ford_and_two_into_it() -> None:
    for ground, dice in (("ford E2", "m"), ("ford E4", "mm")):
        case = battle("LB E2", "MI E4", ground, dice)
        case.play("attack E2 E4")
        assert rolls(case) == [len(dice)]


@rule("ANC-16-039")
def test_a_momentum_advance_out_of_a_ford_even_in_the_turn_of_entering() -> None:
    for start in ("E2", "E3"):
        case = given(f"bottom: MC {start}\ntop: MI E4 1, MI E5\nterrain: ford E3\nordered: {start}\n", "ml", "lll")
        case.play("move E2 E3" if start == "E2" else "done", "attack E3 E4", "advance")
        assert case.lines()["bottom"] == "MC E4"
        assert case.why_not("ride D4") is None, "and cavalry rides on"


@rule("ANC-16-033", "ANC-16-034")
def test_a_shallow_ford_stops_but_does_not_limit_dice() -> None:
    assert ends(move("LC E2", f"shallow-ford {RING}")) == set(RING.split())
    assert exchange("HI E2", "HI E3", "shallow-ford E2 E3", "lllll", "lllll") == [5, 5]


# -- ramparts ------------------------------------------------------------------------------------


def assault(from_hex: str, ground: str, defender: str = "MI") -> tuple[str, list[str]]:
    """Heavy infantry on a neighbour of E3 rolls two swords and a flag: what is left, and what flags are ignored."""
    case = given(
        f"bottom: HI {from_hex}\ntop: {defender} E3\nterrain: {ground}\nordered: {from_hex}\nto do: battle", "ssfll"
    )
    case.play(f"attack {from_hex} E3")
    if "stand" in case.options():
        case.play("stand")
    return case.lines()["top"], case.options("ignore")


@rule("ANC-16-042", "ANC-16-043", "ANC-16-044", "ANC-16-045")
@pytest.mark.parametrize(("from_hex", "side"), AROUND_E3.items())
def test_a_rampart_protects_its_front_sides_only(from_hex: str, side: str) -> None:
    others = [each for each in AROUND_E3.values() if each != side]
    pair = f"{side},{others[0]}"
    for front in (side, pair, f"{pair},{others[1]}"):
        assert assault(from_hex, f"rampart E3:{front}") == ("MI E3 3", ["ignore 0", "ignore 1"])
    for front in (",".join(others), others[0]):
        left, ignorable = assault(from_hex, f"rampart E3:{front}")
        assert left.endswith(" 2"), "both swords hit"
        assert ignorable == []


@rule("ANC-16-042")
def test_scenarios_record_the_front_of_each_rampart() -> None:
    entry = AncientsReader("102", scenario_text("102-himera")).read_whole()
    board = entry.setting.field.board
    fronts = {
        board.labels[hex_]: entry.setting.field.fronts[hex_]
        for hex_, ground in enumerate(entry.setting.field.terrain)
        if ground.key == "rampart"
    }
    south, west = 1 << 4 | 1 << 5, 1 << 3 | 1 << 4
    assert fronts == {"B6": south, "C6": south, "D6": south, "J6": south, "K6": south, "I9": west, "I8": west}


@rule("ANC-16-043")
def test_a_rampart_stops_one_sword_of_two_and_adds_to_other_shields() -> None:
    case = battle("HI E2", "MI E3", "rampart E3:se,sw", "sslll", "llll")
    case.play("attack E2 E3", "battle-back")
    assert case.lines()["top"] == "MI E3 3"
    case = battle("HI E2", "MI E3", "rampart E3:se,sw", "mslll", "llll")
    case.play("attack E2 E3", "battle-back")
    assert case.lines()["top"] == "MI E3 3", "symbols of the class are no swords"


@rule("ANC-16-044", "ANC-16-053")
def test_the_flag_may_also_be_obeyed() -> None:
    for ground in ("rampart E3:se", "camp E3"):
        case = battle("HI E2", "MI E3", ground, "fflll")
        case.play("attack E2 E3")
        assert case.why_not("ignore 2") == "ANC-12-019"
        case.play("ignore 0", "retreat E4")
        assert case.options("retreat") == ["retreat E5", "retreat F5"]


@rule("ANC-16-046")
def test_a_rampart_lets_ignore_a_flag_of_fire_across_its_front() -> None:
    for front, protects in (("w", True), ("w,sw", True), ("e,ne,se", False), ("nw,sw", False)):
        case = given(f"bottom: LB C3\ntop: MI E3\nterrain: rampart E3:{front}\nordered: C3\nto do: battle", "fs")
        case.play("attack C3 E3")
        assert (case.options("ignore") == ["ignore 0", "ignore 1"]) == protects
        assert case.question == ("cc-ask-ignore" if protects else "cc-ask-retreat")


@rule("ANC-16-046")
def test_fire_that_comes_in_at_a_corner_is_stopped_by_either_side() -> None:
    for front, protects in (("sw", True), ("se", True), ("sw,se", True), ("w,e", False), ("ne,nw", False)):
        case = battle("LB E2", "MI E4", f"rampart E4:{front}", "fs")
        case.play("attack E2 E4")
        assert (case.options("ignore") == ["ignore 0", "ignore 1"]) == protects


@rule("ANC-16-047")
def test_cards_add_dice_over_a_rampart() -> None:
    more = "card: clash-of-shields"
    assert exchange("HI E2", "HI E3", "rampart E3:se,sw", "lllllll", "lllll", more=more) == [7, 5]
    assert exchange("HI E2", "HI E3", "rampart E3:se,sw; forest E2", "llll", "ll", more=more) == [4, 2]


@rule("ANC-16-048", "ANC-16-055")
def test_mounted_units_have_no_benefit_from_ramparts_and_camps() -> None:
    for ground in ("rampart E3:se", "camp E3"):
        case = battle("HI E2", "MC E3", ground, "sflll")
        case.play("attack E2 E3", "stand", "retreat E4", "retreat E5", "retreat E6")
        assert case.lines()["top"] == "MC E6 2"
        case = battle("HI E2", "HWM E3", ground, "sflll")
        case.play("attack E2 E3", "stand")
        assert case.lines()["top"] == "HWM E3"
        assert case.options("ignore") == ["ignore 0", "ignore 1"]
    for ground in ("rampart E4:se,sw", "camp E4"):
        case = battle("LB E2", "MC E4", ground, "fs")
        case.play("attack E2 E4")
        assert case.lines()["top"] == "MC E4"
        assert case.question == "cc-ask-retreat"


@rule("ANC-16-049")
def test_a_rampart_protects_its_defender_from_a_battle_back_across_its_front() -> None:
    # E2 shares its north-western side with E3.
    for front, blocks, ignorable in (("nw,ne", 3, ["ignore 0", "ignore 1"]), ("sw,se,ne", 2, [])):
        case = battle("HI E2", "MI E3", f"rampart E2:{front}", "lllll", "ssfl")
        case.play("attack E2 E3", "battle-back")
        assert case.lines()["bottom"].split()[2] == str(blocks)
        assert case.options("ignore") == ignorable


# -- fortified camps -----------------------------------------------------------------------------


@rule("ANC-16-052", "ANC-16-053", "ANC-16-056")
@pytest.mark.parametrize("from_hex", AROUND_E3)
def test_a_camp_protects_on_all_sides(from_hex: str) -> None:
    assert assault(from_hex, "camp E3") == ("MI E3 3", ["ignore 0", "ignore 1"])


@rule("ANC-16-054", "ANC-16-083")
def test_a_flag_of_fire_may_be_ignored_in_a_camp_and_on_walls() -> None:
    for ground in ("camp E4", "city-walls E4"):
        case = battle("LB E2", "MI E4", ground, "ff")
        case.play("attack E2 E4")
        assert case.options("ignore") == ["ignore 0", "ignore 1"]


@rule("ANC-16-057")
def test_whoever_stands_in_a_camp_rolls_a_die_fewer() -> None:
    assert exchange("HI E2", "HI E3", "camp E2", "llll", "lllll") == [4, 5]
    assert exchange("HI E2", "HI E3", "camp E3", "lllll", "llll") == [5, 4]
    assert exchange("HC E2", "MI E3", "camp E2", "lll", "llll") == [3, 4]
    assert exchange("WA E2", "MI E3", "camp E2", "lll", "llll") == [3, 4], "of the full warriors' four"
    case = battle("LB E2", "MI E4", "camp E2", "m")
    case.play("attack E2 E4")
    assert rolls(case) == [1]
    case = battle("LBC E2", "MI E4", "camp E2", "m")
    case.play("attack E2 E4")
    assert rolls(case) == [1]


@rule("ANC-16-057", "ANC-16-058")
def test_a_unit_that_moved_into_a_camp_cannot_fire_unless_a_card_adds_a_die() -> None:
    text = "bottom: LB E2, HI I2\ntop: MI E4, MI I3\nterrain: camp E2\nordered: E2 I2\nmoved: E2\nto do: battle"
    case = given(text)
    assert case.why_not("attack E2 E4") == "ANC-16-057"
    assert case.options("attack") == ["attack I2 I3"]
    case = given(f"{text}\ncard: i-am-spartacus", "m")
    case.play("attack E2 E4")
    assert rolls(case) == [1]


@rule("ANC-16-057")
def test_without_dice_there_is_no_close_combat() -> None:
    """Elephants have one die against a leader, and the camp takes it away."""
    text = "bottom: EL E2, HI I2\ntop: leader E3 Hanno, MI I3, MI A9\nterrain: camp E2\nordered: E2 I2\nto do: battle"
    case = given(text)
    assert case.why_not("attack E2 E3") == "ANC-16-057"
    assert case.options("attack") == ["attack I2 I3"]
    assert "attack E2 E3" in given(f"{text}\ncard: clash-of-shields").options("attack")
    assert "attack E2 E3" in given(text.replace("camp E2", "camp F2")).options("attack")


@rule("ANC-16-058")
def test_cards_add_dice_in_a_camp() -> None:
    assert exchange("HI E2", "HI E3", "camp E2", "llllll", "lllll", more="card: clash-of-shields") == [6, 5]
    assert exchange("MC E2", "HI E3", "camp E2", "lll", "lllll", more="card: mounted-charge") == [3, 5]


# -- bridges -------------------------------------------------------------------------------------


@rule("ANC-16-060")
def test_terrain_that_is_not_in_the_box_can_be_used_all_the_same() -> None:
    extra = ("bridge", "city-walls", "fortified-walls", "marsh")
    for ground in extra:
        assert ground in GROUND_KEYS
        assert not any(f"\n{ground} =" in scenario_text(key) for key in ANCIENTS.scenarios if key.startswith("0"))
        assert set(whole(f'{ground} = "E5 F5"').view("spectator")["terrain"].values()) == {ground}


@rule("ANC-16-061", "ANC-16-063")
def test_one_may_battle_in_the_turn_of_entering_a_bridge_of_whatever_kind() -> None:
    assert [key for key in GROUND_KEYS if "bridge" in key or "pontoon" in key] == ["bridge"]
    for kind in ("HI", "MC", "EL"):
        case = move(f"{kind} E2", "bridge E3", "ml", "ll", top="MI E4")
        case.play("move E2 E3", "attack E3 E4", "battle-back")
        assert rolls(case) == [2, 2]


@rule("ANC-16-064", "ANC-16-067")
def test_two_dice_on_and_against_a_bridge_and_one_for_fire_from_it() -> None:
    for ground in ("bridge E2", "bridge E3"):
        assert exchange("HI E2", "HI E3", ground, "ll", "ll") == [2, 2]
    for ground, dice in (("bridge E2", "m"), ("bridge E4", "mm")):
        case = battle("LB E2", "MI E4", ground, dice)
        case.play("attack E2 E4")
        assert rolls(case) == [len(dice)]


@rule("ANC-16-065")
def test_a_momentum_advance_off_a_bridge() -> None:
    for start in ("E2", "E3"):
        case = given(f"bottom: HI {start}\ntop: MI E4 1, MI E6\nterrain: bridge E3\nordered: {start}\n", "ml")
        case.play("move E2 E3" if start == "E2" else "done", "attack E3 E4", "advance")
        assert case.lines()["bottom"] == "HI E4"


@rule("ANC-16-066")
def test_foot_on_a_bridge_may_ignore_a_flag() -> None:
    case = battle("HI E2", "MI E3", "bridge E3", "ss")
    case.play("attack E2 E3", "decline")
    assert case.lines()["top"] == "MI E3 2", "but no swords"
    case = battle("HI E2", "MI E3", "bridge E3", "fl")
    case.play("attack E2 E3")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = battle("LB E2", "MI E4", "bridge E4", "fl")
    case.play("attack E2 E4")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = battle("HI E2", "MC E3", "bridge E3", "fl")
    case.play("attack E2 E3", "stand")
    assert case.question == "cc-ask-retreat", "mounted units may not"


@rule("ANC-16-068")
def test_cards_add_dice_on_and_against_a_bridge() -> None:
    for where in ("E2", "E3"):
        assert exchange("HI E2", "HI E3", f"bridge {where}", "llll", "ll", more="card: clash-of-shields") == [4, 2]


# -- city walls ----------------------------------------------------------------------------------


def whole(terrain: str, special: str = "", bottom: str = 'heavy-infantry = "E2"') -> Case:
    """A battle from the text of a scenario file."""
    text = f"""
name = "Test"
first = "bottom"
banners = 3
[bottom]
army = "Roman"
cards = 2
[bottom.units]
{bottom}
[top]
army = "Punic"
cards = 2
[top.units]
heavy-infantry = "E9"
[terrain]
{terrain}
[special]
{special}
"""
    entry = AncientsReader("test", text).read_whole()
    match = Match(
        ANCIENTS, set_up(entry), [DEAL_HANDS, TURNS], scripted(ANCIENTS, {"deck": ["order-three-center"] * 4}, True)
    )
    match.run()
    return Case(match)


@rule("ANC-16-070")
def test_the_scenario_says_which_hexes_are_city_walls() -> None:
    walls = whole('city-walls = "E3"').play("play order-three-center", "order E2", "move E2 E3")
    assert walls.view("spectator")["terrain"] == {"E3": "city-walls"}
    case = whole('rampart = "E3:ne,nw"')
    assert case.view("spectator")["terrain"] == {"E3": "rampart:ne,nw"}
    # Ramparts are no walls: light infantry marches over them, and their defender does not strike first.
    assert "E4" in ends(move("LI E2", "rampart E3:sw,se F3:sw,se"))
    case = battle("HI E2", "MI E3", "rampart E3:sw,se", "lllll")
    assert case.play("attack E2 E3").question == "cc-ask-battle-back"


@rule("ANC-16-071")
def test_walls_are_entered_from_an_adjacent_hex_only() -> None:
    case = move("LI E2", "city-walls E4")
    assert case.why_not("move E2 E4") == "ANC-16-071"
    assert "E4" not in ends(case)
    assert "E3" in ends(move("LI E2", "city-walls E3"))
    case = leader_move("leader E2", "city-walls E4 E5 D3")
    assert case.why_not("move-leader E2 E4") == "ANC-08-072"
    assert case.why_not("move-leader E2 E5") == "ANC-08-072"
    assert "move-leader E2 E3" in case.options()
    assert "move-leader E3 D3" not in case.options()
    assert "move-leader E2 E3" in leader_move("leader E2", "city-walls E3").options()


@rule("ANC-16-071")
def test_walls_are_entered_from_an_adjacent_hex_only_also_to_join_a_leader() -> None:
    case = move("LI E2, leader E4", "city-walls E4")
    assert case.why_not("move E2 E4") == "ANC-16-071"


@rule("ANC-16-072")
def test_foot_and_leaders_stop_on_walls() -> None:
    assert ends(move("LI E2", f"city-walls {RING}")) == set(RING.split())
    case = leader_move("leader E2", f"city-walls {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())


@rule("ANC-16-073")
def test_whoever_leaves_walls_goes_one_hex() -> None:
    case = move("LI E2", "city-walls E2")
    assert ends(case) == set(RING.split())
    assert case.why_not("move E2 E4") == "ANC-16-073"
    case = leader_move("leader E2", "city-walls E2")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())
    case = move("WA E2", "city-walls E2", top="MI E5")
    assert case.why_not("move E2 E4") == "ANC-16-073", "not even to charge"


@rule("ANC-16-073", "ANC-16-101")
@pytest.mark.parametrize("ground", ["city-walls", "marsh"])
def test_move_fire_move_gives_no_second_move_to_those_who_left_walls_or_marsh(ground: str) -> None:
    case = move("LI E2, LI I2", f"{ground} E2", more="card: move-fire-move\nordered: E2 I2")
    case.play("move E2 E3", "done")
    assert case.question == "cc-ask-move-again"
    assert case.why_not("move I2 I3") is None
    assert case.why_not("move E3 E4") is not None


@rule("ANC-16-074", "ANC-16-098")
@pytest.mark.parametrize("ground", ["city-walls", "marsh", "forest", "ford"])
def test_retreats_and_evades_do_not_stop_on_the_way(ground: str) -> None:
    marsh = ["m"] if ground == "marsh" else []
    kept = "LI E5"
    case = battle("HI E2", "LI E3", f"{ground} D4 E4", "fmmmm", *marsh)
    case.play("attack E2 E3", "stand", "retreat E4", "retreat E5")
    assert case.lines()["top"] == kept
    case = battle("HI E2", "LI E3", f"{ground} D4 E4", "fmmmm", *marsh)
    case.play("attack E2 E3", "evade", "evade-to E4", "evade-to E5")
    assert case.lines()["top"] == kept
    case = battle("HI E2", "leader E3 Hanno, HI M9", f"{ground} D4 E4", "mmmmm", *marsh)
    case.play("attack E2 E3", "flee E4", "flee E5", "flee E6")
    assert case.lines()["top"] == "HI M9, leader E6 Hanno"


@rule("ANC-16-075")
def test_walls_are_closed_to_mounted_units_and_war_machines() -> None:
    for kind in ("LC", "MC", "HC", "EL", "HCH", "CAM", "HWM"):
        assert move(f"{kind} E2", "city-walls E3").why_not("move E2 E3") == "ANC-16-075"
        with pytest.raises(BadSetup, match="closed to"):
            move(f"{kind} E2", "city-walls E2")


@rule("ANC-16-076")
def test_mounted_units_attack_walls_only_if_they_began_the_turn_beside_them() -> None:
    for kind, start, may in (("MC", "E1", False), ("MC", "D2", True), ("HI", "E1", True), ("MC", "E2", True)):
        case = given(f"bottom: {kind} {start}, HI I2\ntop: MI E3, MI I3\nterrain: city-walls E3\nordered: {start} I2")
        if start != "E2":
            case.play(f"move {start} E2")
        case.play("done")
        assert case.why_not("attack E2 E3") == (None if may else "ANC-16-076")
        assert ("attack E2 E3" in case.options()) == may
    assert battle("HWM E2", "MI E3", "city-walls E3").why_not("attack E2 E3") is None


@rule("ANC-16-076")
def test_a_bonus_combat_against_walls_needs_the_same() -> None:
    # Both E2 and the vacated E3 are beside F3; only E3 is beside E4.
    case = battle("MC E2", "MI E3 1, MI F3, MI E4", "city-walls E4 F3", "mll")
    case.play("attack E2 E3", "advance", "stay")
    assert case.options("attack") == ["attack E3 F3"]
    assert case.why_not("attack E3 E4") == "ANC-16-076"


@rule("ANC-16-077")
def test_mounted_units_and_war_machines_neither_retreat_nor_evade_onto_walls() -> None:
    case = battle("HI E2", "MC E3", "city-walls D4 E4", "fllll", more="discards: rally")
    case.play("attack E2 E3")
    assert case.why_not("evade") == "ANC-13-015"
    case.play("stand")
    assert case.lines()["banners"] == "1 0", "three hexes it cannot make: three blocks"
    case = battle("HI E2", "HWM E3", "city-walls D4 E4", "fllll", "ll", more="discards: rally")
    case.play("attack E2 E3")
    assert case.why_not("evade") == "ANC-13-026"
    case.play("stand", "battle-back")
    assert case.lines()["top"] == "HWM E3 1"


@rule("ANC-16-078", "ANC-16-081")
def test_two_dice_against_and_from_walls_whose_defender_strikes_first() -> None:
    case = battle("HI E2", "HI E3", "city-walls E3", "ll", "ll")
    case.play("attack E2 E3")
    strikes = [(event["what"], len(event["dice"])) for event in case.events("cc-rolled")]
    assert strikes == [("first-strike", 2), ("attack", 2)], "and no battle back"
    assert case.decider == "top"
    assert case.lines()["turn"] == "2 top"


@rule("ANC-16-078")
def test_two_dice_for_an_attack_from_walls() -> None:
    assert exchange("HI E2", "HI E3", "city-walls E2", "ll", "ll") == [2, 2]


@rule("ANC-16-079", "ANC-16-080", "ANC-16-085")
@pytest.mark.parametrize("from_hex", AROUND_E3)
def test_walls_stop_a_sword_and_a_flag_on_every_side(from_hex: str) -> None:
    case = given(
        f"bottom: HI {from_hex}\ntop: MI E3\nterrain: city-walls E3\nordered: {from_hex}\nto do: battle", "ll", "ss"
    )
    case.play(f"attack {from_hex} E3")
    assert case.lines()["top"] == "MI E3 3"
    case = given(
        f"bottom: HI {from_hex}\ntop: MI E3\nterrain: city-walls E3\nordered: {from_hex}\nto do: battle", "ll", "fs"
    )
    case.play(f"attack {from_hex} E3")
    assert case.lines()["top"] == "MI E3"
    assert case.options("ignore") == ["ignore 0", "ignore 1"]


@rule("ANC-16-081")
def test_an_attacker_of_walls_that_is_driven_back_or_destroyed_does_not_strike() -> None:
    case = battle("HI E2", "MI E3", "city-walls E3", "fl", more="top hand: first-strike\ndiscards: rally")
    case.play("attack E2 E3", "stand", "retreat E1")
    assert rolls(case) == [2]
    assert case.lines()["top hand"] == "first-strike", "no card was played"
    assert case.decider == "top", "and its defender does not advance"
    case = battle("HI E2 1", "MI E3", "city-walls E3", "hl")
    case.play("attack E2 E3")
    assert case.lines()["banners"] == "0 1"
    assert case.lines()["top"] == "MI E3"


@rule("ANC-16-081")
def test_a_unit_on_walls_strikes_first_only_if_it_does_not_evade() -> None:
    case = battle("HI E2", "LI E3", "city-walls E3", "mm", "mm")
    case.play("attack E2 E3", "stand")
    assert [event["what"] for event in case.events("cc-rolled")] == ["first-strike", "attack"]
    case = battle("HI E2", "LI E3", "city-walls E3", "ll")
    case.play("attack E2 E3", "evade", "evade-to E4", "evade-to E5")
    assert case.lines()["top"] == "LI E5 2"


@rule("ANC-16-081", "ANC-16-089")
def test_an_attacker_that_survives_the_strike_from_walls_may_win_and_foot_advances_onto_them() -> None:
    case = battle("HI E2", "MI E3 1, MI E4", "city-walls E3", "hl", "ml")
    case.play("attack E2 E3", "advance")
    assert case.lines()["bottom"] == "HI E3 3"
    assert case.decider == "top", "without a leader no bonus combat"
    case = battle("HI E2, leader E2 Scipio", "MI E3 1, MI E4", "city-walls E3", "ll", "ml")
    case.play("attack E2 E3", "advance")
    assert case.options("attack") == ["attack E3 E4"]
    case = battle("HC E2", "MI E3 1, MI D3", "city-walls E3", "ll", "ml")
    case.play("attack E2 E3")
    assert case.lines()["banners"] == "1 0"
    assert case.lines()["bottom"] == "HC E2"
    assert case.decider == "top", "mounted units may not advance"


@rule("ANC-16-082")
def test_between_two_walls_the_attacker_strikes_first() -> None:
    case = battle("HI E2", "HI E3", "city-walls E2 E3", "ll", "ll")
    case.play("attack E2 E3", "battle-back")
    assert [event["what"] for event in case.events("cc-rolled")] == ["attack", "battle-back"]


@rule("ANC-16-084")
def test_units_on_walls_fire_and_are_fired_at_by_the_usual_rules() -> None:
    text = "bottom: LB E2, HI I2\ntop: {top}, MI I3\nterrain: city-walls E2\nordered: E2 I2\nto do: battle"
    case = given(text.format(top="MI E3, MI E5"))
    assert case.why_not("attack E2 E5") == "ANC-10-007"
    case = given(text.format(top="MI G2, MI H2"))
    assert case.why_not("attack E2 H2") == "ANC-10-021"
    case = given(text.format(top="MI G2, MI H2"), "mm").play("attack E2 G2")
    assert rolls(case) == [2]


@rule("ANC-16-086")
def test_cards_and_leaders_add_dice_over_the_maximum_of_walls() -> None:
    case = battle("HI E2", "HI E3", "city-walls E3", "ll", "llll", more="card: clash-of-shields")
    assert rolls(case.play("attack E2 E3")) == [2, 4]
    case = battle("HI E2, leader E2 *dice Alexander", "HI E3", "city-walls E3", "ll", "lll")
    assert rolls(case.play("attack E2 E3")) == [2, 3]
    case = battle("HI E2", "HI E3, leader E3 *dice Pyrrhus", "city-walls E3", "lll", "ll")
    assert rolls(case.play("attack E2 E3")) == [3, 2]


@rule("ANC-16-088")
def test_along_walls_one_sees_from_wall_to_wall() -> None:
    assert sees("city-walls E2 F2 G2")
    assert sees("city-walls E2 F2 G2 H2", target="H2")
    assert not sees("city-walls E2 F2 H2; forest G2", target="H2")
    assert not sees("city-walls E2 F2"), "the other end stands below"
    assert not sees("city-walls E2 F2 H2", target="H2"), "the line leaves the walls"
    assert not sees("city-walls E2 F2 G2", others=", MI F2")
    assert not sees("fortified-walls F2; city-walls E2 G2")


@rule("ANC-16-090")
def test_foot_may_battle_in_the_turn_it_enters_walls() -> None:
    case = move("HI E2", "city-walls E3", "ml", "ll", top="MI E4")
    case.play("move E2 E3", "attack E3 E4", "battle-back")
    assert rolls(case) == [2, 2]


@rule("ANC-16-091")
def test_fortified_walls_are_closed_to_everyone() -> None:
    for kind in ("LI", "HI", "HWM", "LC", "EL"):
        assert move(f"{kind} E2", "fortified-walls E3").why_not("move E2 E3") == "ANC-16-091"
    assert leader_move("leader E2", "fortified-walls E3").why_not("move-leader E2 E3") == "ANC-16-091"
    case = battle("HI E2", "MI E3", "fortified-walls D4 E4", "fllll", "llll")
    case.play("attack E2 E3", "battle-back")
    assert case.lines()["top"] == "MI E3 3"


@rule("ANC-16-091", "ANC-16-092")
def test_siege_rules_turn_fortified_walls_into_city_walls() -> None:
    case = whole('fortified-walls = "E3"').play("play order-three-center", "order E2")
    assert case.why_not("move E2 E3") == "ANC-16-091"
    case = whole('fortified-walls = "E3"', "siege = true").play("play order-three-center", "order E2")
    assert case.view("spectator")["terrain"] == {"E3": "city-walls"}
    case.play("move E2 E3")
    assert "HI E3" in case.lines()["bottom"]
    assert whole('fortified-walls = "E3"', "siege = false").view("spectator")["terrain"] == {"E3": "fortified-walls"}


@rule("ANC-16-092")
def test_under_siege_rules_foot_may_be_set_up_on_fortified_walls() -> None:
    case = whole('fortified-walls = "E3"', "siege = true", 'heavy-infantry = "E3"')
    assert case.lines()["bottom"] == "HI E3"


@rule("ANC-16-092", "ANC-16-093")
def test_without_siege_rules_nobody_is_set_up_on_fortified_walls() -> None:
    with pytest.raises(BadScenario, match="closed to"):
        whole('fortified-walls = "E3"', "", 'heavy-infantry = "E3"')
    with pytest.raises(BadScenario, match="closed to"):
        whole('fortified-walls = "E3"', "siege = true", 'medium-cavalry = "E3"')


# -- marsh ---------------------------------------------------------------------------------------


@rule("ANC-16-095")
def test_everyone_stops_in_a_marsh() -> None:
    for kind in ("LI", "AX", "LC", "MC", "HC", "EL"):
        assert ends(move(f"{kind} E2", f"marsh {RING}")) == set(RING.split())
    case = leader_move("leader E2", f"marsh {RING}")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())


@rule("ANC-16-096")
def test_a_unit_that_enters_a_marsh_may_lose_a_block() -> None:
    for kind, symbol in (("LI", "l"), ("MI", "m"), ("HI", "h"), ("LC", "l"), ("MC", "m"), ("HC", "h"), ("WA", "m")):
        for face in FACES:
            case = move(f"{kind} E2", "marsh E3", face).play("move E2 E3")
            left = case.lines()["bottom"]
            assert left == (f"{kind} E3 {case.match.position.kinds[0].blocks - 1}" if face == symbol else f"{kind} E3")
    case = move("MI E2 1, HI A1", "marsh E3", "m").play("move E2 E3")
    assert case.lines()["bottom"] == "HI A1"
    assert case.lines()["banners"] == "0 1"


@rule("ANC-16-097")
def test_a_lone_leader_who_enters_a_marsh_dies_of_a_helmet() -> None:
    for face in FACES:
        case = leader_move("leader E2 Varro", "marsh E3", face).play("move-leader E2 E3")
        assert ("leader" in case.lines()["bottom"]) == (face != "k")
        assert case.lines()["banners"] == ("0 1" if face == "k" else "0 0")
        if face != "k":
            assert case.lines()["bottom"] == "HI A1, leader E3 Varro", "he need not flee"


@rule("ANC-16-097")
def test_an_attached_leader_is_checked_only_if_his_unit_loses_a_block() -> None:
    case = move("MI E2, leader E2 Varro", "marsh E3", "k").play("move E2 E3")
    assert case.lines()["bottom"] == "MI E3, leader E3 Varro"
    case = move("MI E2, leader E2 Varro", "marsh E3", "m", "kl").play("move E2 E3")
    assert case.lines()["bottom"] == "MI E3 3, leader E3 Varro"
    case = move("MI E2, leader E2 Varro", "marsh E3", "m", "kk").play("move E2 E3")
    assert case.lines()["bottom"] == "MI E3 3"
    assert case.lines()["banners"] == "0 1"


@rule("ANC-16-099")
def test_a_retreat_or_evade_rolls_for_each_hex_of_marsh() -> None:
    two = "marsh D4 E4 D5 E5 F5"
    case = battle("HI E2", "LI E3", two, "fmmmm", "l", "m")
    case.play("attack E2 E3", "stand", "retreat E4", "retreat E5")
    assert case.lines()["top"] == "LI E5 3"
    case = battle("HI E2", "LI E3", two, "mmmmm", "l", "l")
    case.play("attack E2 E3", "evade", "evade-to E4", "evade-to E5")
    assert case.lines()["top"] == "LI E5 2"
    case = battle("HI E2", "leader E3 Hanno, HI M9", two, "mmmmm", "l", "k")
    case.play("attack E2 E3", "flee E4", "flee E5")
    assert case.lines()["top"] == "HI M9"
    assert case.lines()["banners"] == "1 0"
    case = battle("HI E2", "leader E3 Hanno, HI M9", two, "mmmmm", "l", "s")
    case.play("attack E2 E3", "flee E4", "flee E5", "stop")
    assert case.lines()["top"] == "HI M9, leader E5 Hanno"


@rule("ANC-16-100")
def test_marsh_rolls_come_before_the_losses_at_the_edge_of_the_board() -> None:
    text = "bottom: HI E7\ntop: LI E8 {blocks}, HI A9\nterrain: marsh E9 F9\nordered: E7\nto do: battle"
    # One hex into the marsh, the second would lead off the board.
    case = given(text.format(blocks=1), "fmmmm", "m")
    case.play("attack E7 E8", "stand", "retreat E9")
    assert [event["what"] for event in case.events("cc-rolled-for")] == ["marsh"], "although the edge kills it anyway"
    assert case.lines()["top"] == "HI A9"
    case = given(text.format(blocks=3), "fmmmm", "l")
    case.play("attack E7 E8", "stand", "retreat E9")
    assert case.lines()["top"] == "LI E9 1, HI A9"
    lost = [event["clauses"] for event in case.events() if event["event"] == "cc-lost"]
    assert lost == [["ANC-16-096"], ["ANC-12-016"]]


@rule("ANC-16-101")
def test_whoever_leaves_a_marsh_goes_one_hex() -> None:
    case = move("LC E2", "marsh E2")
    assert ends(case) == set(RING.split())
    assert case.why_not("move E2 E4") == "ANC-16-101"
    case = leader_move("leader E2", "marsh E2")
    assert {option.split()[2] for option in case.options("move-leader")} == set(RING.split())
    # A retreat is not bound by it.
    case = battle("HI E2", "LI E3", "marsh E3", "fm")
    case.play("attack E2 E3", "stand", "retreat E4", "retreat E5")
    assert case.lines()["top"] == "LI E5"


@rule("ANC-16-102")
def test_war_machines_have_no_way_into_a_marsh() -> None:
    assert move("HWM E2", "marsh E3").why_not("move E2 E3") == "ANC-16-102"
    case = battle("HI E2", "HWM E3", "marsh D4 E4", "fllll", "ll", more="discards: rally")
    case.play("attack E2 E3")
    assert case.why_not("evade") == "ANC-13-026"
    case.play("stand", "battle-back")
    assert case.lines()["top"] == "HWM E3 1"


@rule("ANC-16-103", "ANC-16-106")
def test_one_may_battle_in_the_turn_of_entering_a_marsh() -> None:
    for kind in ("HI", "MC"):
        case = move(f"{kind} E2", "marsh E3", "l", "ml", "ll", top="MI E4")
        case.play("move E2 E3", "attack E3 E4", "battle-back")
        assert rolls(case) == [2, 2]
    case = move("LC E2", "marsh E3", "m", "m", top="MI E5")
    case.play("move E2 E3", "attack E3 E5")
    assert case.lines()["top"] == "MI E5 3"


@rule("ANC-16-104", "ANC-16-106")
def test_two_dice_into_and_out_of_a_marsh_and_one_for_fire_from_it() -> None:
    for ground in ("marsh E3", "marsh E2"):
        assert exchange("HI E2", "HI E3", ground, "ll", "ll") == [2, 2]
    for ground, dice in (("marsh E2", "m"), ("marsh E4", "mm")):
        case = battle("LB E2", "MI E4", ground, dice)
        case.play("attack E2 E4")
        assert rolls(case) == [len(dice)]


@rule("ANC-16-105")
def test_an_advance_into_a_marsh_rolls_for_losses() -> None:
    case = battle("MC E2", "MI E3 1, MI E4", "marsh E3", "ml", "m")
    case.play("attack E2 E3", "advance")
    assert case.lines()["bottom"] == "MC E3 2"
    assert case.options("ride") == [], "and cavalry stops"
    assert case.options("attack") == ["attack E3 E4"], "but may fight"
    case = battle("MC E2", "MI E3 1", "marsh D3", "mll", "m")
    case.play("attack E2 E3", "advance", "ride D3")
    assert case.lines()["bottom"] == "MC D3 2"


@rule("ANC-16-107")
def test_from_a_marsh_one_advances_only_if_one_did_not_move_and_only_one_hex() -> None:
    case = battle("MC E2", "MI E3 1, MI E4", "marsh E2", "ml")
    case.play("attack E2 E3", "advance")
    assert case.lines()["bottom"] == "MC E3"
    assert case.options("ride") == []
    assert case.options("attack") == ["attack E3 E4"]
    case = move("MC E1", "marsh E2", "l", "ml", top="MI E3 1", more="ordered: E1")
    case.play("move E1 E2", "attack E2 E3")
    assert case.lines()["banners"] == "1 0"
    assert case.lines()["bottom"] == "MC E2"
    assert case.decider == "top", "no advance for one that moved into the marsh"


@rule("ANC-16-107")
def test_whoever_advanced_into_a_marsh_this_turn_does_not_advance_out_of_it() -> None:
    case = battle("WA E2", "MI E3 1, MI E4 1", "marsh E3", "ml", "l", "ml")
    case.play("attack E2 E3", "advance", "attack E3 E4")
    assert case.lines()["banners"] == "2 0"
    assert case.options("advance") == []


# -- both hexes ----------------------------------------------------------------------------------


@rule("ANC-16-110")
def test_the_lower_of_two_maxima_counts() -> None:
    assert exchange("HI E2", "HI E3", "hill E2; forest E3", "ll", "ll") == [2, 2]
    assert exchange("HI E2", "HI E3", "forest E2; hill E3", "ll", "ll") == [2, 2]
    case = battle("LB E2", "MI E4", "broken E2; forest E4", "m")
    assert rolls(case.play("attack E2 E4")) == [1]
    case = battle("LB E2", "MI E4", "marsh E2; broken E4", "m")
    assert rolls(case.play("attack E2 E4")) == [1]


@rule("ANC-16-111")
def test_terrain_limits_attacks_on_a_lone_leader_but_not_his_escape() -> None:
    for ground in ("forest E3", "broken E2", "hill E3"):
        case = battle("HI E2", "leader E3, HI M9", ground, "kl")
        case.play("attack E2 E3")
        assert case.lines()["banners"] == "1 0"
    case = battle("HI E2, HI D4, HI E4", "leader E3 Hanno, HI M9", "forest D4 E4 E3", "ll", "lllll")
    case.play("attack E2 E3", "flee E4", "flee E5", "stop")
    assert case.lines()["top"] == "HI M9, leader E5 Hanno"

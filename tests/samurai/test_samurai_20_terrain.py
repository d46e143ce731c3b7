"""Chapter 20: terrain. Close combat is counted from E4 into E5, fire from E4 over E5 into D6."""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, dice_of, dice_rolled, field, hexes, leader_place, throw
from vexilla.games.samurai.scenario import read_scenario
from vexilla.games.samurai.terrain import GROUND_KEYS
from vexilla.testing import Case, rule

#: Dice in close combat by kind.
CIRCLE, TRIANGLE, SQUARE = 2, 3, 4
AROUND = ["D4", "E3", "E5", "F3", "F4", "F5"]


def close(who: str, into: str = "open", out: str = "open", more: str = "") -> int:
    """The dice of a close combat from E4 into E5."""
    return dice_of(f"bottom: {who} E4\ntop: AY E5\nterrain: {into} E5; {out} E4\nordered: E4\n{more}", "E4 E5")


def fire(who: str, into: str = "open", out: str = "open", more: str = "") -> int:
    """The dice of fire from E4 at D6."""
    return dice_of(f"bottom: {who} E4\ntop: AY D6\nterrain: {into} D6; {out} E4\nordered: E4\n{more}", "E4 D6")


def is_seen(*terrain: str, more: str = "") -> bool:
    """Whether archers on E4 may shoot over E5 at D6."""
    text = f"bottom: AB E4{more}\ntop: AY D6\nordered: E4\nterrain: {'; '.join(terrain) or 'open A1'}"
    case = battle(text, luck=True)
    return case.question == "cc-ask-battle" and "attack E4 D6" in case.options()


def reach(who: str, *terrain: str) -> list[str]:
    """Where a unit on E4 may move."""
    text = f"bottom: {who} E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {'; '.join(terrain)}"
    return hexes(field(text), "move", "E4")


def leader_reach(kind: str, *terrain: str) -> list[str]:
    """Where a leader alone on E4 may move."""
    text = f"bottom: leader E4 Taro *{kind}, AY A1\ntop: AY A11\ncard: order-two-center\nordered leaders: E4"
    return hexes(field(f"{text}\nterrain: {'; '.join(terrain)}"), "move-leader", "E4")


def entered(ground: str, who: str = "AY") -> Case:
    """A unit has entered a hex beside an enemy this turn, and another one may battle anyway."""
    text = f"bottom: {who} E4, AY H4\ntop: AY D6, AY H5\ncard: order-two-center\nordered: E4 H4\nterrain: {ground} E5"
    return field(text, luck=True).play("move E4 E5", "done")


def ignorable(who: str, ground: str) -> list[str]:
    """What a unit on E5 without friends may do about two flags."""
    text = f"bottom: MSY E4\ntop: {who} E5, AY A11\nordered: E4\nterrain: {ground} E5"
    case = battle(text, luck=True)
    dice = dice_of(text, "E4 E5")
    case = battle(text, throw(dice, *["flag"] * min(2, dice)), luck=True).play("attack E4 E5")
    return case.options() if case.question == "cc-ask-ignore" else []


# -- in general ----------------------------------------------------------------------------------


def tiny_battle(terrain: str, special: str = "") -> str:
    """A scenario with three units and this terrain."""
    side = 'army = "{}"\ncards = 5\ndragons = 1\nhonor = 5\n[{}.units]\n'
    return (
        'game = "samurai"\nname = "Two Lines"\ndate = "1560"\nfirst = "bottom"\nbanners = 2\n'
        f'[bottom]\n{side.format("Oda", "bottom")}ashigaru-yari = "E4 F4"\n'
        f'[top]\n{side.format("Imagawa", "top")}ashigaru-yari = "E8"\n'
        f"[terrain]\n{terrain}\n{special}"
    )


@rule("SAM-20-001")
def test_terrain_of_a_board_is_the_terrain_of_the_descriptions() -> None:
    # A scenario names all terrain in one way, whether it is printed on the tiles or laid on them.
    field_ = read_scenario("tiny", tiny_battle('river = "E5"\nforest = "G4"')).setting
    labels = field_.field.board.labels
    assert field_.grounds[labels.index("E5")].key == "river"
    assert field_.grounds[labels.index("G4")].stop_clause == "SAM-20-012"


@rule("SAM-20-002")
def test_terrain_works_on_entry_and_not_in_a_retreat() -> None:
    assert reach("AY", f"forest {' '.join(AROUND)}") == AROUND
    # Leaving it costs nothing.
    assert "E6" in reach("AY", "forest E4")
    text = "bottom: SN E4\ntop: AY E5, AY A11\nordered: E4\nterrain: forest D6 E6"
    case = battle(text, throw(4, "flag", "flag"), luck=True).play("attack E4 E5", "retreat E6", "retreat E7")
    assert case.blocks("E7") == 4


@rule("SAM-20-003")
def test_terrain_limits_dice_of_those_who_stand_there_and_only_from_above() -> None:
    assert (close("SN", out="forest"), close("SN")) == (2, SQUARE)
    text = "bottom: SN E4\ntop: AY E5\nterrain: forest F5 D4\nordered: E4"
    assert dice_of(text, "E4 E5") == SQUARE


@rule("SAM-20-004")
def test_a_limit_is_for_the_base_dice_and_never_adds() -> None:
    assert (close("AB", out="hill"), close("AY", out="hill"), close("SN", out="hill")) == (CIRCLE, TRIANGLE, 3)
    assert close("MSY", into="forest", more="card: cavalry-charge") == 2 + 1


@rule("SAM-20-005")
def test_bonus_dice_of_cards_and_leaders_go_above_the_limit() -> None:
    assert close("SN", out="ravine", more="card: shogun") == 1 + 1
    assert fire("AB", into="forest", more="card: shogun") == 1 + 1
    text = "bottom: SN E4, leader E4 Taro\ntop: AY E5\nterrain: forest E5\nordered: E4\nbottom dragons: war-cry"
    case = battle(text, throw(5), luck=True).play("attack E4 E5", "inspire", "dragon war-cry")
    assert dice_rolled(case)[0] == 2 + 1 + 2


@rule("SAM-20-006")
def test_of_several_limits_the_lowest_counts() -> None:
    assert close("SN", into="forest", out="ravine") == 1
    assert close("SN", into="forest", out="hill") == 2
    assert close("SN", into="hill", out="hill+ravine") == 1
    assert fire("AB", into="ford", out="village") == 1


@rule("SAM-20-007")
def test_movement_and_range_reduce_before_terrain_does() -> None:
    shogun = "bottom: AB E4\ntop: AY D6\nterrain: forest D6\nordered: E4\nmoved: E4=1\ncard: shogun"
    assert dice_of(shogun, "E4 D6") == 1 + 1
    far = "bottom: AA E4\ntop: AY {}\nterrain: forest {}\nordered: E4"
    assert dice_of(far.format("C8", "C8"), "E4 C8") == 1
    assert dice_of(far.format("C8", "A1"), "E4 C8") == 1


@rule("SAM-20-008")
def test_example_heavy_troops_suffer_most_from_difficult_terrain() -> None:
    lost = [dice - close(who, out="forest") for who, dice in (("AB", CIRCLE), ("AY", TRIANGLE), ("SN", SQUARE))]
    assert lost == [0, 1, 2]


@rule("SAM-20-009")
def test_example_an_inspired_square_unit_in_a_forest_rolls_three_dice() -> None:
    text = "bottom: SN E4, leader E4 Taro\ntop: AY E5\nterrain: forest E4\nordered: E4"
    case = battle(text, throw(3), luck=True).play("attack E4 E5", "inspire")
    assert dice_rolled(case)[0] == 3


@rule("SAM-20-010")
@pytest.mark.parametrize("ground", GROUND_KEYS)
def test_each_terrain_is_an_obstacle_to_sight_or_not(ground: str) -> None:
    blocks = {"forest", "hill", "village", "camp"}
    assert is_seen(f"{ground} E5") is not bool(blocks & set(ground.split("+")))


@rule("SAM-20-011")
def test_open_ground_has_no_restrictions() -> None:
    assert (close("AB"), close("AY"), close("SN"), close("MSY")) == (CIRCLE, TRIANGLE, SQUARE, SQUARE)
    assert (fire("AB"), is_seen()) == (2, True)
    assert set(AROUND) < set(reach("AY", "open E5"))
    assert entered("open").options("attack E5") == ["attack E5 D6"]


# -- forest --------------------------------------------------------------------------------------


@rule("SAM-20-012")
def test_whoever_enters_a_forest_stops() -> None:
    wood = f"forest {' '.join(AROUND)}"
    assert reach("MSY", wood) == reach("AY", wood) == leader_reach("foot", wood) == leader_reach("mounted", wood)
    assert reach("MSY", wood) == AROUND
    text = f"bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {wood}"
    assert field(text).why_not("move E4 E6") == "SAM-20-012"


@rule("SAM-20-013")
def test_a_unit_fights_in_the_turn_it_enters_a_forest() -> None:
    assert entered("forest").options("attack E5") == ["attack E5 D6"]


@rule("SAM-20-014")
def test_a_unit_in_a_forest_rolls_two_dice_at_most() -> None:
    assert [close(who, out="forest") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]


@rule("SAM-20-015")
def test_an_attack_into_a_forest_rolls_two_dice_at_most() -> None:
    assert [close(who, into="forest") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]


@rule("SAM-20-016")
def test_fire_into_a_forest_rolls_one_die_and_out_of_it_all() -> None:
    assert (fire("AB", into="forest"), fire("AA", into="forest")) == (1, 1)
    assert (fire("AB", out="forest"), fire("AA", out="forest")) == (2, 2)


@rule("SAM-20-017")
def test_a_forest_blocks_sight() -> None:
    assert not is_seen("forest E5")
    assert is_seen("forest D6", "forest E4")


# -- hill ----------------------------------------------------------------------------------------


@rule("SAM-20-018")
def test_a_hill_does_not_restrict_movement() -> None:
    hills = f"hill {' '.join(AROUND)}"
    assert reach("AY", hills) == reach("AY", "open A1")
    assert entered("hill").options("attack E5") == ["attack E5 D6"]


@rule("SAM-20-019")
def test_a_unit_on_a_hill_rolls_three_dice_at_most() -> None:
    assert [close(who, out="hill") for who in ("AB", "AY", "SN", "MSY")] == [2, 3, 3, 3]


@rule("SAM-20-020")
def test_an_attack_up_a_hill_rolls_two_dice_at_most() -> None:
    assert [close(who, into="hill") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]
    # From hill to hill only the limit of three is left; fire is not limited.
    assert [close(who, into="hill", out="hill") for who in ("AB", "AY", "SN")] == [2, 3, 3]
    assert (fire("AB", into="hill"), fire("AB", out="hill")) == (2, 2)


@rule("SAM-20-021")
def test_a_hill_blocks_sight_but_not_along_one_stretch_of_hill() -> None:
    assert not is_seen("hill E5")
    assert not is_seen("hill E5 D6")
    assert is_seen("hill E4 E5")
    assert is_seen("hill E4 E5 D6")
    # A unit on it blocks all the same.
    assert not is_seen("hill E4 E5 D6", more=", AY E5")


@rule("SAM-20-022")
@pytest.mark.parametrize("above", ["forest", "village", "rice-field", "ravine"])
def test_terrain_on_a_hill_lies_on_high_ground(above: str) -> None:
    # From another hill only the terrain itself limits, from below the slope does, too.
    assert close("SN", into=f"hill+{above}") == min(2, close("SN", into=above))
    assert close("SN", into=f"hill+{above}", out="hill") == min(3, close("SN", into=above))
    assert close("SN", into="hill", out=f"hill+{above}") == min(3, close("SN", out=above))
    assert not is_seen(f"hill+{above} E5")


# -- river, ford, shallows, bridge ---------------------------------------------------------------


@rule("SAM-20-023")
def test_a_river_is_crossed_only_by_bridge_or_ford() -> None:
    text = "bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: river D4 E3 F3 F4; {}"
    case = field(text.format("bridge E5; ford F5"))
    assert {"E5", "F5"} < set(hexes(case, "move", "E4"))
    assert case.why_not("move E4 F4") == "SAM-20-023"
    assert not set(AROUND) & set(leader_reach("mounted", f"river {' '.join(AROUND)}"))


@rule("SAM-20-024")
def test_nobody_ever_stands_in_a_river() -> None:
    # Neither by advance nor by retreat: a retreat into it is blocked.
    text = "bottom: SN E4\ntop: AY E5, AY A11\nordered: E4\nterrain: river D6 E6"
    case = battle(text, throw(4, "flag"), luck=True).play("attack E4 E5")
    assert case.blocks("E5") == 3


@rule("SAM-20-025")
def test_a_river_does_not_block_sight() -> None:
    assert is_seen("river E5")


@rule("SAM-20-026")
def test_whoever_enters_a_ford_stops() -> None:
    fords = f"ford {' '.join(AROUND)}"
    assert reach("MSY", fords) == leader_reach("mounted", fords) == AROUND
    text = f"bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {fords}"
    assert field(text).why_not("move E4 E6") == "SAM-20-026"


@rule("SAM-20-027")
def test_a_unit_that_entered_a_ford_advances_and_advances_into_one() -> None:
    text = "bottom: SN E4\ntop: AY E5 1, AY A11\nordered: E4\nmoved: E4=1\nterrain: {} E4; {} E5"
    out = battle(text.format("ford", "open"), throw(2, "triangle"), luck=True).play("attack E4 E5")
    assert out.options() == ["advance", "stay"]
    into = battle(text.format("open", "ford"), throw(2, "triangle"), luck=True).play("attack E4 E5")
    assert into.play("advance").blocks("E5") == 4
    forest = battle(text.format("forest", "open"), throw(2, "triangle"), luck=True).play("attack E4 E5")
    assert forest.question != "cc-ask-advance"


@rule("SAM-20-028")
def test_a_unit_fights_in_the_turn_it_enters_a_ford() -> None:
    assert entered("ford").options("attack E5") == ["attack E5 D6"]


@rule("SAM-20-029")
def test_a_unit_in_a_ford_rolls_two_dice_at_most_in_close_combat() -> None:
    assert [close(who, out="ford") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]


@rule("SAM-20-030")
def test_a_unit_in_a_ford_shoots_with_one_die() -> None:
    assert (fire("AB", out="ford"), fire("AA", out="ford")) == (1, 1)


@rule("SAM-20-031")
def test_an_attack_into_a_ford_rolls_two_dice_at_most() -> None:
    assert [close(who, into="ford") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]
    assert (fire("AB", into="ford"), fire("AA", into="ford")) == (2, 2)


@rule("SAM-20-032")
def test_a_ford_does_not_block_sight() -> None:
    assert is_seen("ford E5")


@rule("SAM-20-033")
def test_a_river_that_is_passable_is_a_ford_everywhere() -> None:
    setting = read_scenario("tiny", tiny_battle('river = "E5"', "[special]\nshallows = true")).setting
    assert setting.grounds[setting.field.board.labels.index("E5")].key == "shallows"
    assert reach("MSY", f"shallows {' '.join(AROUND)}") == AROUND
    assert [close(who, out="shallows") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]
    assert [close(who, into="shallows") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]
    assert (fire("AB", out="shallows"), fire("AB", into="shallows")) == (1, 2)
    assert is_seen("shallows E5")


@rule("SAM-20-034")
def test_a_printed_ford_of_a_passable_river_restricts_nothing() -> None:
    setting = read_scenario("tiny", tiny_battle('ford = "E5"', "[special]\nshallows = true")).setting
    assert setting.grounds[setting.field.board.labels.index("E5")].key == "shallow-ford"
    assert reach("AY", f"shallow-ford {' '.join(AROUND)}") == reach("AY", "open A1")
    assert (close("SN", out="shallow-ford"), close("SN", into="shallow-ford")) == (SQUARE, SQUARE)
    assert (fire("AB", out="shallow-ford"), fire("AB", into="shallow-ford")) == (2, 2)


@rule("SAM-20-035")
def test_a_bridge_does_not_restrict_movement() -> None:
    assert reach("AY", f"bridge {' '.join(AROUND)}") == reach("AY", "open A1")


@rule("SAM-20-036")
def test_a_bridge_has_no_dice_limits() -> None:
    assert (close("SN", into="bridge"), close("SN", out="bridge")) == (SQUARE, SQUARE)
    assert (fire("AB", into="bridge"), fire("AB", out="bridge")) == (2, 2)


@rule("SAM-20-037")
def test_a_unit_on_a_bridge_may_ignore_a_flag() -> None:
    assert ignorable("AY", "open") == []
    assert ignorable("AY", "bridge") == ["ignore 0", "ignore 1"]
    assert ignorable("SN", "bridge") == ["ignore 0", "ignore 1", "ignore 2"]


@rule("SAM-20-038")
def test_a_bridge_does_not_block_sight() -> None:
    assert is_seen("bridge E5")


# -- village -------------------------------------------------------------------------------------


@rule("SAM-20-039")
def test_whoever_enters_a_village_stops() -> None:
    houses = f"village {' '.join(AROUND)}"
    assert reach("MSY", houses) == reach("AB", houses) == leader_reach("foot", houses) == AROUND
    text = f"bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {houses}"
    assert field(text).why_not("move E4 E6") == "SAM-20-039"


@rule("SAM-20-040")
def test_no_combat_in_the_turn_of_entering_a_village() -> None:
    case = entered("village")
    assert case.options("attack E5") == []
    assert case.why_not("attack E5 D6") == "SAM-20-040"
    text = "bottom: AB E4, AY H4\ntop: AY D7, AY H5\ncard: order-two-center\nordered: E4 H4\nterrain: village E5"
    archers = field(text, luck=True).play("move E4 E5", "done")
    assert archers.why_not("attack E5 D7") == "SAM-20-040"
    bonus = "bottom: MSY E4\ntop: AY E5 1, AY D6\nordered: E4\nterrain: village E5"
    rode = battle(bonus, throw(2, "triangle"), luck=True).play("attack E4 E5", "advance")
    assert rode.question != "cc-ask-bonus"


@rule("SAM-20-041")
def test_infantry_in_a_village_rolls_two_dice_at_most_in_close_combat() -> None:
    assert [close(who, out="village") for who in ("AB", "AY", "SN")] == [2, 2, 2]


@rule("SAM-20-042")
def test_infantry_in_a_village_shoots_with_one_die() -> None:
    assert (fire("AB", out="village"), fire("AA", out="village")) == (1, 1)


@rule("SAM-20-043")
def test_cavalry_in_a_village_rolls_one_die() -> None:
    assert close("MSY", out="village") == 1


@rule("SAM-20-044")
def test_an_attack_into_a_village_rolls_two_dice_at_most() -> None:
    assert [close(who, into="village") for who in ("AB", "AY", "SN", "MSY")] == [2, 2, 2, 2]


@rule("SAM-20-045")
def test_fire_into_a_village_rolls_one_die() -> None:
    assert (fire("AB", into="village"), fire("AA", into="village")) == (1, 1)


@rule("SAM-20-046")
def test_no_leader_inspires_a_unit_in_a_village() -> None:
    text = "bottom: SN E4, leader {} Taro *mounted\ntop: AY E5\nterrain: {} E4\nordered: E4"
    for leader in ("E4", "D4"):
        outside = battle(text.format(leader, "open"), luck=True).play("attack E4 E5")
        assert outside.question == "sam-ask-inspire"
        inside = battle(text.format(leader, "village"), throw(2), luck=True).play("attack E4 E5")
        assert inside.question != "sam-ask-inspire"


@rule("SAM-20-047")
def test_a_unit_in_a_village_may_ignore_a_flag() -> None:
    assert ignorable("AY", "village") == ["ignore 0", "ignore 1"]


@rule("SAM-20-048")
def test_a_village_blocks_sight() -> None:
    assert not is_seen("village E5")


# -- rice field ----------------------------------------------------------------------------------


@rule("SAM-20-049")
def test_whoever_enters_a_rice_field_stops() -> None:
    rice = f"rice-field {' '.join(AROUND)}"
    assert reach("MSY", rice) == reach("AY", rice) == leader_reach("mounted", rice) == AROUND
    text = f"bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {rice}"
    assert field(text).why_not("move E4 E6") == "SAM-20-049"


@rule("SAM-20-050")
def test_a_unit_fights_in_the_turn_it_enters_a_rice_field() -> None:
    assert entered("rice-field").options("attack E5") == ["attack E5 D6"]


@rule("SAM-20-051")
def test_cavalry_in_a_rice_field_rolls_two_dice_at_most() -> None:
    assert [close(who, out="rice-field") for who in ("AB", "AY", "SN", "MSY")] == [2, 3, 4, 2]
    assert fire("AB", out="rice-field") == 2


@rule("SAM-20-052")
def test_cavalry_that_attacks_into_a_rice_field_rolls_two_dice_at_most() -> None:
    assert [close(who, into="rice-field") for who in ("AB", "AY", "SN", "MSY")] == [2, 3, 4, 2]
    assert fire("AB", into="rice-field") == 2


@rule("SAM-20-053")
def test_a_rice_field_does_not_block_sight() -> None:
    assert is_seen("rice-field E5")


# -- ravine --------------------------------------------------------------------------------------


@rule("SAM-20-054")
def test_whoever_enters_a_ravine_stops() -> None:
    ravines = f"ravine {' '.join(AROUND)}"
    assert reach("MSY", ravines) == reach("AY", ravines) == leader_reach("foot", ravines) == AROUND
    text = f"bottom: AY E4\ntop: AY A11\ncard: order-two-center\nordered: E4\nterrain: {ravines}"
    assert field(text).why_not("move E4 E6") == "SAM-20-054"


@rule("SAM-20-055")
def test_no_combat_in_the_turn_of_entering_a_ravine() -> None:
    assert entered("ravine").why_not("attack E5 D6") == "SAM-20-055"


@rule("SAM-20-056")
def test_a_unit_in_a_ravine_rolls_one_die_in_close_combat() -> None:
    assert [close(who, out="ravine") for who in ("AB", "AY", "SN", "MSY")] == [1, 1, 1, 1]


@rule("SAM-20-057")
def test_a_unit_in_a_ravine_shoots_with_one_die() -> None:
    assert (fire("AB", out="ravine"), fire("AA", out="ravine")) == (1, 1)


@rule("SAM-20-058")
def test_infantry_that_attacks_into_a_ravine_rolls_two_dice_at_most() -> None:
    assert [close(who, into="ravine") for who in ("AB", "AY", "SN")] == [2, 2, 2]


@rule("SAM-20-059")
def test_cavalry_that_attacks_into_a_ravine_rolls_one_die() -> None:
    assert close("MSY", into="ravine") == 1


@rule("SAM-20-060")
def test_fire_into_a_ravine_rolls_one_die() -> None:
    assert (fire("AB", into="ravine"), fire("AA", into="ravine")) == (1, 1)


@rule("SAM-20-061")
def test_a_ravine_does_not_block_sight_but_a_unit_in_it_does() -> None:
    assert is_seen("ravine E5")
    assert not is_seen("ravine E5", more=", AY E5")


# -- camp ----------------------------------------------------------------------------------------

CAMP = (
    "bottom: SN E10, AY A1\ntop: BG E11 1, leader E11 Uesugi *commander, AY A11\nterrain: camp E11\nordered: E10\n"
    "needed: 9 9\n"
)


@rule("SAM-20-062")
def test_nobody_enters_a_camp_in_movement_or_retreat() -> None:
    text = "bottom: AY E4, MSY D4\ntop: AY A11\ncard: order-two-center\nordered: E4 D4\nterrain: camp E5"
    case = field(text)
    assert case.why_not("move E4 E5") == "SAM-20-062"
    assert case.why_not("move D4 E5") == "SAM-20-062"
    assert "E5" not in leader_reach("mounted", "camp E5")
    back = "bottom: SN E3\ntop: AY E4, BG E5, leader E5 Uesugi *commander\nordered: E3\nterrain: camp E5"
    retreat = battle(back, throw(4, "flag"), luck=True).play("attack E3 E4")
    if retreat.question == "cc-ask-ignore":
        retreat.play("ignore 0")
    assert retreat.blocks("F5") == 4


@rule("SAM-20-063")
def test_a_camp_has_no_dice_limits() -> None:
    assert (close("SN", into="camp"), close("SN", out="camp")) == (SQUARE, SQUARE)
    assert (fire("AB", into="camp"), fire("AB", out="camp")) == (2, 2)


@rule("SAM-20-064")
def test_a_camp_blocks_sight() -> None:
    assert not is_seen("camp E5")


def captured(*dice: str, text: str = CAMP) -> Case:
    """The last bodyguard and the commander are killed in their camp."""
    return battle(text, *dice, luck=True, hand=["flying-geese"]).play("attack E10 E11")


@rule("SAM-20-065")
def test_an_empty_camp_is_taken_off_the_board() -> None:
    case = captured(throw(4, "square"), "swords")
    assert (case.unit("E11"), leader_place(case, "Uesugi")) == (None, "lost")
    assert "E11" not in case.view("spectator")["terrain"]
    assert case.options() == ["advance", "stay"]
    assert case.play("advance").blocks("E11") == 4
    # A commander who commits seppuku empties it, too; one who stands keeps it.
    seppuku = captured(throw(4, "square"), "circle")
    assert seppuku.question == "sam-ask-fate"
    seppuku.play("seppuku")
    assert "E11" not in seppuku.view("spectator")["terrain"]
    held = captured(throw(4), text=CAMP.replace("BG E11 1", "BG E11 2"))
    assert held.view("spectator")["terrain"] == {"E11": "camp"}


@rule("SAM-20-065")
def test_a_camp_on_a_hill_leaves_the_hill() -> None:
    case = captured(throw(2, "square"), "swords", text=CAMP.replace("camp E11", "hill+camp E11"))
    assert case.view("spectator")["terrain"] == {"E11": "hill"}


@rule("SAM-20-065")
def test_a_camp_left_by_retreat_is_taken() -> None:
    text = (
        "bottom: SN E5\ntop: BG E6 3, leader E6 Uesugi *commander, AY A11\nterrain: camp E6\nordered: E5\nneeded: 9 9"
    )
    case = battle(text, throw(4, "flag"), luck=True, hand=["flying-geese"]).play("attack E5 E6", "ignore 0")
    case.play(case.options()[0])
    assert (banners(case), case.view("spectator")["terrain"]) == ((3, 0), {})


@rule("SAM-20-066")
def test_a_captured_camp_counts_three_banners() -> None:
    seppuku = captured(throw(4, "square"), "circle").play("seppuku")
    # One for the bodyguards, none for the seppuku, three for the camp.
    assert banners(seppuku) == (1 + 3, 0)


@rule("SAM-20-067")
def test_a_captured_camp_costs_a_random_command_card_for_good() -> None:
    case = captured(throw(4, "square"), "swords")
    assert "flying-geese" not in case.hand("top")
    assert len(case.hand("top")) == 4
    assert case.lines()["command"] == "5 4"

"""Chapter 7: terrain. Dice are counted from E4 into E5 (melee) and from E4 over E5 into D6 (fire)."""

from __future__ import annotations

import pytest

from napoleonics.fields import battle, blocks_at, dice_of, dice_rolled, field, hexes, throw
from vexilla.testing import rule

#: Usual melee dice: four of any of these. Usual fire at range 2: infantry 5 (standing British line), guns 3.
FOOT = "BR-LN"
HORSE = "FR-LC"
GUNS = "BR-FA"
ENEMY = {"BR": "FR-LN", "FR": "BR-LN"}
MELEE = 4
FIRE = 5
GUN_FIRE = 3


def melee(who: str, into: str = "open", out: str = "open", foe: str = "") -> int:
    """The dice of a melee from E4 into E5."""
    enemy = foe or ENEMY[who[:2]]
    return dice_of(f"bottom: {who} E4\ntop: {enemy} E5\nterrain: {into} E5; {out} E4\nordered: E4", "E4 E5")


def fire(who: str, into: str = "open", out: str = "open") -> int:
    """The dice of fire from E4 at D6."""
    enemy = ENEMY[who[:2]]
    return dice_of(f"bottom: {who} E4\ntop: {enemy} D6\nterrain: {into} D6; {out} E4\nordered: E4", "E4 D6")


def is_seen(*terrain: str, who: str = "BR-RL", target: str = "D6", more: str = "") -> bool:
    """Whether a unit on E4 may fire at a hex."""
    text = f"bottom: {who} E4\ntop: FR-LN {target}\nordered: E4\nterrain: {'; '.join(terrain) or 'open A1'}\n{more}"
    case = battle(text, luck=True)
    return case.question == "cc-ask-battle" and f"attack E4 {target}" in case.options()


def reach(who: str, *terrain: str) -> list[str]:
    """Where a unit on E4 may move."""
    case = field(f"bottom: {who} E4\ntop: FR-LN A9\ncard: attack-center\nordered: E4\nterrain: {'; '.join(terrain)}")
    return hexes(case, "move", "E4")


def may_battle_after_entering(ground: str, who: str) -> bool:
    """Whether a unit may melee in the turn it enters a hex."""
    case = field(f"bottom: {who} E4\ntop: FR-LN D6\ncard: attack-center\nordered: E4\nterrain: {ground} E5", luck=True)
    case.play("move E4 E5")
    return case.question == "cc-ask-battle"


def forms_square(ground: str) -> bool:
    """Whether infantry on E5 may form square against cavalry from E4."""
    case = battle(f"bottom: FR-CU E4\ntop: BR-LN E5\nterrain: {ground} E5\nordered: E4", luck=True)
    if case.question == "cc-ask-battle":
        case.play("attack E4 E5")
    return "square" in case.options()


# -- in general ----------------------------------------------------------------------------------


@rule("NAP-07-001")
def test_terrain_stays_for_the_whole_game() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN A9\nterrain: forest C5; town G7\ncard: attack-center\nordered: E4"
    case = field(text, luck=True)
    before = case.view("bottom")["terrain"]
    case.play("move E4 E5", "play probe-left")
    assert case.view("bottom")["terrain"] == before == {"C5": "forest", "G7": "town"}


@rule("NAP-07-002")
def test_clear_ground_has_no_effect() -> None:
    assert (melee(FOOT), melee(HORSE), melee(GUNS)) == (MELEE, MELEE, MELEE)
    assert (fire(FOOT), fire(GUNS)) == (FIRE, GUN_FIRE)
    assert is_seen()
    assert "C6" in reach("BR-LC", "open E5")
    assert may_battle_after_entering("open", FOOT)
    assert forms_square("open")


@rule("NAP-07-003")
def test_both_hexes_reduce_the_dice_together() -> None:
    assert melee(FOOT, into="forest", out="quarry") == MELEE - 1 - 1
    assert fire(GUNS, into="forest", out="stream") == GUN_FIRE - 1 - 1
    assert melee("BR-LN", into="quarry", out="stream") == MELEE - 1 - 1


@rule("NAP-07-004")
def test_a_lone_leader_is_protected_by_terrain() -> None:
    text = "bottom: BR-LN E4\ntop: leader E5 Junot, FR-LN A9\nterrain: {} E5\nordered: E4"
    assert dice_of(text.format("open"), "E4 E5") == MELEE
    assert dice_of(text.format("town"), "E4 E5") == MELEE - 2


# -- forest --------------------------------------------------------------------------------------


@rule("NAP-07-005")
def test_whoever_enters_a_forest_stops() -> None:
    around = "forest E5 F5 D4 F4 E3 F3"
    assert reach("BR-LC", around) == ["D4", "E3", "E5", "F3", "F4", "F5"]
    text = (
        f"bottom: leader E4 Hill, BR-LN A1\ntop: FR-LN A9\ncard: attack-center\nordered leaders: E4\nterrain: {around}"
    )
    assert hexes(field(text), "move-leader", "E4") == ["D4", "E3", "E5", "F3", "F4", "F5"]
    assert field(text).why_not("move-leader E4 E6") == "NAP-05-070"


@rule("NAP-07-006")
def test_a_square_may_be_formed_in_a_forest() -> None:
    # Heavy cavalry has dice enough to attack into it.
    assert forms_square("forest")


@rule("NAP-07-007")
def test_no_battle_in_the_turn_of_entering_a_forest() -> None:
    case = field(
        "bottom: BR-LN E4, BR-LN F4\ntop: FR-LN D6, FR-LN G5\ncard: attack-center\nordered: E4 F4\nterrain: forest E5",
        luck=True,
    )
    case.play("move E4 E5", "done")
    assert case.why_not("attack E5 D6") == "NAP-07-007"
    assert not may_battle_after_entering("forest", "BR-LN")
    assert not may_battle_after_entering("forest", "BR-LC")


@rule("NAP-07-008")
@pytest.mark.parametrize("who", ["BR-LT", "BR-RL", "PT-LT"])
def test_light_types_battle_when_they_enter_a_forest(who: str) -> None:
    assert may_battle_after_entering("forest", who)


@rule("NAP-07-008")
def test_the_young_guard_is_a_light_type_grenadiers_are_not() -> None:
    text = "bottom: {} E4\ntop: BR-LN D6\ncard: attack-center\nordered: E4\nterrain: forest E5"
    assert field(text.format("FR-YG"), luck=True).play("move E4 E5").question == "cc-ask-battle"
    case = field(text.format("FR-GR"), luck=True).play("move E4 E5")
    assert case.decider == "top"


@rule("NAP-07-009")
def test_infantry_into_a_forest() -> None:
    assert melee(FOOT, into="forest") == MELEE - 1
    assert fire(FOOT, into="forest") == FIRE - 1


@rule("NAP-07-010")
def test_cavalry_into_a_forest() -> None:
    assert melee(HORSE, into="forest") == MELEE - 2


@rule("NAP-07-011")
def test_artillery_into_a_forest() -> None:
    assert melee(GUNS, into="forest") == MELEE - 1
    assert fire(GUNS, into="forest") == GUN_FIRE - 1


@rule("NAP-07-012")
def test_infantry_out_of_a_forest() -> None:
    assert melee(FOOT, out="forest") == MELEE
    assert fire(FOOT, out="forest") == FIRE


@rule("NAP-07-013")
def test_cavalry_out_of_a_forest() -> None:
    assert melee(HORSE, out="forest") == MELEE - 2


@rule("NAP-07-014")
def test_artillery_out_of_a_forest() -> None:
    assert melee(GUNS, out="forest") == MELEE - 1
    assert fire(GUNS, out="forest") == GUN_FIRE - 1


@rule("NAP-07-015")
def test_forest_hides_what_is_behind_it() -> None:
    assert not is_seen("forest E5")
    # Its own hex does not hide a target.
    assert is_seen("forest D6")


# -- hill ----------------------------------------------------------------------------------------


@rule("NAP-07-016")
def test_hills_do_not_slow_anyone() -> None:
    assert reach("BR-LC", "hill E5 F5 D4 F4 E3 F3 E6 D6") == reach("BR-LC", "open A1")


@rule("NAP-07-017")
def test_a_square_may_be_formed_on_a_hill() -> None:
    assert forms_square("hill")


@rule("NAP-07-018")
def test_infantry_up_a_hill() -> None:
    assert melee(FOOT, into="hill") == MELEE - 1
    assert fire(FOOT, into="hill") == FIRE - 1


@rule("NAP-07-019")
def test_cavalry_up_a_hill() -> None:
    assert melee(HORSE, into="hill") == MELEE - 1


@rule("NAP-07-020")
def test_artillery_up_a_hill() -> None:
    assert melee(GUNS, into="hill") == MELEE
    assert fire(GUNS, into="hill") == GUN_FIRE


@rule("NAP-07-021")
def test_infantry_down_a_hill() -> None:
    assert melee(FOOT, out="hill") == MELEE
    assert fire(FOOT, out="hill") == FIRE


@rule("NAP-07-022")
def test_cavalry_down_a_hill() -> None:
    assert melee(HORSE, out="hill") == MELEE - 1


@rule("NAP-07-023")
def test_artillery_down_a_hill() -> None:
    assert melee(GUNS, out="hill") == MELEE
    assert fire(GUNS, out="hill") == GUN_FIRE


@rule("NAP-07-024")
def test_guns_on_a_hill_fire_over_friends_beside_them() -> None:
    over = "bottom: BR-FA E4, BR-LN E5\ntop: FR-LN D6, FR-LN A9\nordered: E4\nterrain: {}"
    far = "bottom: BR-FA E4, BR-LN E5\ntop: FR-LN C8, FR-LN A9\nordered: E4\nterrain: {}"
    assert hexes(battle(far.format("hill E4"), luck=True), "attack", "E4") == ["C8"]
    # Not from below, and not if the friend's hex blocks by itself. (D6 is beside the friend, not beside the guns.)
    assert battle(far.format("open E4"), luck=True).decider == "top"
    assert battle(far.format("hill E4; forest E5"), luck=True).decider == "top"
    assert hexes(battle(over.format("hill E4"), luck=True), "attack", "E4") == ["D6"]


@rule("NAP-07-024")
def test_only_guns_fire_over_friends() -> None:
    text = "bottom: BR-RL E4, BR-LN E5\ntop: FR-LN D6\nordered: E4\nterrain: hill E4"
    assert battle(text, luck=True).decider == "top"


@rule("NAP-07-025")
def test_whom_guns_on_a_hill_cannot_fire_over() -> None:
    text = "bottom: BR-FA E4, {}\ntop: FR-LN C8{}\nordered: E4\nterrain: hill E4{}"
    assert hexes(battle(text.format("BR-LN E5", "", ""), luck=True), "attack") == ["C8"]
    # A friend on the same hill, one further away, and an enemy beside a friend still block.
    assert battle(text.format("BR-LN E5", "", " E5"), luck=True).decider == "top"
    assert battle(text.format("BR-LN D6", "", ""), luck=True).decider == "top"
    case = battle(text.format("BR-LN E5", ", FR-LT D6", ""), luck=True)
    assert hexes(case, "attack") == ["D6"]
    # A lone friendly leader counts as a unit here.
    assert hexes(battle(text.format("leader E5 Hill", "", ""), luck=True), "attack") == ["C8"]


@rule("NAP-07-026")
def test_infantry_fires_from_hill_to_hill() -> None:
    assert fire(FOOT, into="hill", out="hill") == FIRE - 1


@rule("NAP-07-027")
def test_infantry_in_melee_from_hill_to_hill() -> None:
    assert melee(FOOT, into="hill", out="hill") == MELEE


@rule("NAP-07-028")
def test_cavalry_from_hill_to_hill() -> None:
    assert melee(HORSE, into="hill", out="hill") == MELEE


@rule("NAP-07-029")
def test_artillery_from_hill_to_hill() -> None:
    assert melee(GUNS, into="hill", out="hill") == MELEE
    assert fire(GUNS, into="hill", out="hill") == GUN_FIRE


@rule("NAP-07-030")
def test_a_hill_hides_what_is_behind_it() -> None:
    assert not is_seen("hill E5")
    # Also for one who stands on the hill behind a second hill hex.
    assert not is_seen("hill E4 D6", target="B9", who="BR-FA")


@rule("NAP-07-031")
def test_the_first_hill_hex_is_seen_and_sees() -> None:
    assert is_seen("hill D6")
    assert is_seen("hill E4")


@rule("NAP-07-032")
def test_over_a_hill_to_another_nothing_is_seen_from_below() -> None:
    assert not is_seen("hill E5 D6")
    assert not is_seen("hill E4 E5")


@rule("NAP-07-033")
def test_a_plateau_does_not_hide() -> None:
    assert is_seen("hill E4 E5 D6")


@rule("NAP-07-034")
def test_a_valley_does_not_hide_unless_something_stands_in_it() -> None:
    assert is_seen("hill E4 D6")
    assert not is_seen("hill E4 D6", "forest E5")
    assert not is_seen("hill E4 D6", "town E5")


@rule("NAP-07-035")
def test_units_hide_on_a_plateau_and_in_a_valley() -> None:
    text = "bottom: BR-RL E4, {}\ntop: FR-LN D6\nordered: E4\nterrain: hill {}"
    for hills in ("E4 E5 D6", "E4 D6"):
        assert battle(text.format("BR-LN A1", hills), luck=True).question == "cc-ask-battle"
        assert battle(text.format("BR-LN E5", hills), luck=True).decider == "top"
        assert battle(text.format("leader E5 Hill", hills), luck=True).decider == "top"


@rule("NAP-07-036")
def test_hills_of_any_group_do_not_hide_between_hills() -> None:
    # E4 and C8 lie on hills apart from each other; the hill D6 between them belongs to neither.
    assert is_seen("hill E4 D6 C8", target="C8", who="BR-FA")
    assert not is_seen("hill E4 C8", "rugged-hill D6", target="C8", who="BR-FA")
    assert not is_seen("hill E4 C8", "forest D6", target="C8", who="BR-FA")


@rule("NAP-07-037")
def test_what_a_unit_on_a_hill_sees() -> None:
    assert is_seen("hill E4", target="D6")
    assert not is_seen("hill E4 E5", target="D6")
    assert is_seen("hill E4 C8", target="C8", who="BR-FA")


# -- rugged hill ---------------------------------------------------------------------------------


@rule("NAP-07-038")
def test_nobody_enters_a_rugged_hill() -> None:
    assert "E5" not in reach("BR-LN", "rugged-hill E5")
    case = field(
        "bottom: BR-LN E4, leader F4 Hill\ntop: FR-LN A9\ncard: attack-center\nordered: E4\nordered leaders: F4\n"
        "terrain: rugged-hill E5 F5"
    )
    assert case.why_not("move E4 E5") == "NAP-07-038"
    assert case.why_not("move-leader F4 F5") == "NAP-07-038"


@rule("NAP-07-039")
def test_a_rugged_hill_beside_a_fight_changes_nothing() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN E5\nterrain: rugged-hill F5 D4\nordered: E4"
    assert dice_of(text, "E4 E5") == MELEE


@rule("NAP-07-040")
def test_a_rugged_hill_hides_what_is_behind_it() -> None:
    assert not is_seen("rugged-hill E5")
    assert not is_seen("rugged-hill E5", "hill E4 D6")


# -- town and mill -------------------------------------------------------------------------------

BUILDINGS = pytest.mark.parametrize("building", ["town", "mill"])


@rule("NAP-07-041")
@BUILDINGS
def test_whoever_enters_a_building_stops(building: str) -> None:
    assert reach("BR-LC", f"{building} E5 F5 D4 F4 E3 F3") == ["D4", "E3", "E5", "F3", "F4", "F5"]


@rule("NAP-07-042")
@BUILDINGS
def test_a_square_may_be_formed_in_a_building(building: str) -> None:
    # Cuirassiers have two dice left against it.
    assert forms_square(building)


@rule("NAP-07-043")
@BUILDINGS
def test_no_battle_in_the_turn_of_entering_a_building(building: str) -> None:
    assert not may_battle_after_entering(building, "BR-LN")
    assert not may_battle_after_entering(building, "BR-LT")
    text = "bottom: BR-LT E4, BR-LN F4\ntop: FR-LN D6, FR-LN G5\ncard: attack-center\nordered: E4 F4"
    case = field(f"{text}\nterrain: {building} E5", luck=True).play("move E4 E5", "done")
    assert case.why_not("attack E5 D6") == "NAP-07-043"


@rule("NAP-07-044")
@BUILDINGS
def test_infantry_into_a_building(building: str) -> None:
    assert melee(FOOT, into=building) == MELEE - 2
    assert fire(FOOT, into=building) == FIRE - 2


@rule("NAP-07-045")
@BUILDINGS
def test_cavalry_into_a_building(building: str) -> None:
    assert melee(HORSE, into=building) == MELEE - 3


def charge(into: str, out: str) -> int:
    """The dice of French guard cavalry that a Cavalry Charge orders; four blocks and one for its weight."""
    text = f"bottom: FR-GHC E4\ntop: BR-LN E5\ncard: cavalry-charge\nterrain: {into} E5; {out} E4\nordered: E4"
    return dice_of(text, "E4 E5")


@rule("NAP-07-046")
@BUILDINGS
def test_cavalry_charge_adds_nothing_into_a_building(building: str) -> None:
    assert charge("open", "open") == 5 + 2
    assert charge(building, "open") == 5 - 3


@rule("NAP-07-047")
@BUILDINGS
def test_artillery_into_a_building(building: str) -> None:
    assert melee(GUNS, into=building) == MELEE - 1
    assert fire(GUNS, into=building) == GUN_FIRE - 1


@rule("NAP-07-048")
@BUILDINGS
def test_infantry_out_of_a_building(building: str) -> None:
    assert melee(FOOT, out=building) == MELEE
    assert fire(FOOT, out=building) == FIRE


@rule("NAP-07-049")
@BUILDINGS
def test_cavalry_out_of_a_building(building: str) -> None:
    assert melee(HORSE, out=building) == MELEE - 3


@rule("NAP-07-050")
@BUILDINGS
def test_cavalry_charge_adds_nothing_out_of_a_building(building: str) -> None:
    assert charge("open", building) == 5 - 3


@rule("NAP-07-051")
@BUILDINGS
def test_artillery_out_of_a_building(building: str) -> None:
    assert melee(GUNS, out=building) == MELEE - 1
    assert fire(GUNS, out=building) == GUN_FIRE - 1


@rule("NAP-07-052")
@BUILDINGS
def test_a_building_hides_what_is_behind_it(building: str) -> None:
    assert not is_seen(f"{building} E5")
    assert is_seen(f"{building} D6")


# -- redoubt -------------------------------------------------------------------------------------


def redoubt_melee(who: str, front: str, ground: str = "redoubt", out: str = "open") -> int:
    """The dice of a melee from E4 into a redoubt on E5, which E4 is south-east of."""
    enemy = ENEMY[who[:2]]
    text = f"bottom: {who} E4\ntop: {enemy} E5\nterrain: {ground} E5:{front}; {out} E4\nordered: E4"
    return dice_of(text, "E4 E5")


def redoubt_fire(who: str, front: str) -> int:
    """The dice of fire from E4 at a redoubt on D6, reached through its south-eastern side."""
    enemy = ENEMY[who[:2]]
    text = f"bottom: {who} E4\ntop: {enemy} D6\nterrain: redoubt D6:{front}\nordered: E4"
    return dice_of(text, "E4 D6")


@rule("NAP-07-053")
def test_whoever_enters_a_redoubt_stops() -> None:
    everywhere = " ".join(f"{hex_}:ne,nw" for hex_ in ("E5", "F5", "D4", "F4", "E3", "F3"))
    assert reach("BR-LC", f"redoubt {everywhere}") == ["D4", "E3", "E5", "F3", "F4", "F5"]


@rule("NAP-07-054")
def test_a_unit_battles_in_the_turn_it_enters_a_redoubt() -> None:
    assert may_battle_after_entering("redoubt", "BR-LN")


@rule("NAP-07-055")
def test_a_square_may_be_formed_in_a_redoubt() -> None:
    assert forms_square("redoubt")


@rule("NAP-07-056")
def test_a_redoubt_protects_only_through_its_front() -> None:
    assert redoubt_melee(FOOT, "se") == MELEE - 1
    for side in ("e", "ne", "nw", "w", "sw"):
        assert redoubt_melee(FOOT, side) == MELEE


@rule("NAP-07-057")
def test_infantry_into_a_redoubt() -> None:
    assert redoubt_melee(FOOT, "se,sw") == MELEE - 1
    assert redoubt_fire(FOOT, "se,sw") == FIRE - 1


def flags_to_ignore(unit: str, front: str) -> list[str]:
    """What a unit in a redoubt on E5 may do about two flags from E4."""
    text = f"bottom: BR-LN E4\ntop: {unit} E5\nterrain: redoubt E5:{front}\nordered: E4"
    rolled = dice_of(text, "E4 E5")
    case = battle(text, throw(rolled, "flag", "flag", miss="cavalry"), luck=True).play("attack E4 E5")
    return [option for option in case.options() if option.startswith("ignore")]


@rule("NAP-07-058")
def test_infantry_in_a_redoubt_may_ignore_a_flag() -> None:
    assert flags_to_ignore("FR-LN", "se") == ["ignore 0", "ignore 1"]


@rule("NAP-07-059")
def test_cavalry_into_a_redoubt() -> None:
    assert redoubt_melee(HORSE, "se") == MELEE - 2


@rule("NAP-07-060")
def test_cavalry_in_a_redoubt_ignores_no_flag_by_it() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5\nterrain: redoubt E5:se\nordered: E4"
    case = battle(text, throw(3, "flag", miss="infantry"), luck=True).play("attack E4 E5", "stand")
    # It is not asked: it can only go back.
    assert case.question == "cc-ask-retreat"


@rule("NAP-07-061")
def test_artillery_into_a_redoubt() -> None:
    assert redoubt_melee(GUNS, "se") == MELEE
    assert redoubt_fire(GUNS, "se") == GUN_FIRE


@rule("NAP-07-062")
def test_artillery_in_a_redoubt_may_ignore_a_flag() -> None:
    assert flags_to_ignore("FR-FA", "se") == ["ignore 0", "ignore 1"]


@rule("NAP-07-063")
def test_a_redoubt_on_a_hill_counts_instead_of_the_hill() -> None:
    assert redoubt_melee(FOOT, "se", "hill-redoubt") == MELEE - 1
    assert redoubt_melee(HORSE, "se", "hill-redoubt") == MELEE - 2
    # From its open rear it is a hill and nothing more.
    assert redoubt_melee(FOOT, "nw", "hill-redoubt") == MELEE - 1
    assert redoubt_melee(HORSE, "nw", "hill-redoubt") == MELEE - 1
    # From hill to hill infantry has no reduction in melee, but the redoubt's.
    assert redoubt_melee(FOOT, "se", "hill-redoubt", "hill") == MELEE - 1
    assert redoubt_melee(FOOT, "nw", "hill-redoubt", "hill") == MELEE


@rule("NAP-07-064")
def test_from_another_side_a_redoubt_gives_nothing() -> None:
    assert redoubt_melee(FOOT, "nw,ne") == MELEE
    assert redoubt_fire(FOOT, "nw,ne") == FIRE
    text = "bottom: BR-LN E4\ntop: FR-LN E5\nterrain: redoubt E5:nw\nordered: E4"
    case = battle(text, throw(MELEE, "flag", miss="cavalry"), luck=True).play("attack E4 E5")
    assert case.question == "cc-ask-retreat"


@rule("NAP-07-065")
def test_fire_that_comes_in_at_a_corner_meets_either_side() -> None:
    # From E4 to E6 the line runs straight up, into the corner between the south-western and south-eastern sides.
    text = "bottom: BR-LN E4\ntop: FR-LN E6\nterrain: redoubt E6:{}\nordered: E4"
    assert dice_of(text.format("sw"), "E4 E6") == FIRE - 1
    assert dice_of(text.format("se"), "E4 E6") == FIRE - 1
    assert dice_of(text.format("w"), "E4 E6") == FIRE
    assert dice_of(text.format("e"), "E4 E6") == FIRE


@rule("NAP-07-066")
def test_infantry_and_artillery_battle_out_of_a_redoubt_freely() -> None:
    for front in ("nw", "se"):
        for who, foe in ((FOOT, "FR-LN"), (GUNS, "FR-LN")):
            text = f"bottom: {who} E4\ntop: {foe} E5\nterrain: redoubt E4:{front}\nordered: E4"
            assert dice_of(text, "E4 E5") == MELEE


@rule("NAP-07-067")
def test_cavalry_out_of_a_redoubt_through_its_front() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5\nterrain: redoubt E4:{}\nordered: E4"
    assert dice_of(text.format("nw"), "E4 E5") == MELEE - 2
    assert dice_of(text.format("se"), "E4 E5") == MELEE
    # On a hill the slope counts, too.
    hill = "bottom: FR-LC E4\ntop: BR-LN E5\nterrain: hill-redoubt E4:{}\nordered: E4"
    assert dice_of(hill.format("nw"), "E4 E5") == MELEE - 2 - 1
    assert dice_of(hill.format("se"), "E4 E5") == MELEE - 1


@rule("NAP-07-068")
def test_a_redoubt_hides_nothing() -> None:
    assert is_seen("redoubt E5:se")


# -- rivers --------------------------------------------------------------------------------------


@rule("NAP-07-069")
def test_a_river_is_crossed_by_bridge_or_ford_only() -> None:
    case = field(
        "bottom: BR-LC E4\ntop: FR-LN A9\ncard: attack-center\nordered: E4\nterrain: river E5; bridge F5; ford D4"
    )
    assert case.why_not("move E4 E5") == "NAP-07-069"
    assert {"F5", "D4"} <= set(hexes(case, "move", "E4"))


@rule("NAP-07-070")
def test_across_a_river_there_is_no_melee_but_fire() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN D6\nterrain: river E5\nordered: E4"
    case = battle(text, throw(FIRE, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 D6")
    assert case.events("cc-fires")
    with pytest.raises(Exception, match="closed"):
        battle("bottom: BR-LN E4\ntop: FR-LN E5\nterrain: river E5\nordered: E4")


@rule("NAP-07-071")
def test_a_river_hides_nothing() -> None:
    assert is_seen("river E5")


@rule("NAP-07-073")
def test_whoever_enters_a_stream_stops() -> None:
    assert reach("BR-LC", "stream E5 F5 D4 F4 E3 F3") == ["D4", "E3", "E5", "F3", "F4", "F5"]


@rule("NAP-07-074")
def test_a_square_may_be_formed_in_a_stream() -> None:
    assert forms_square("stream")


@rule("NAP-07-075")
def test_a_unit_battles_in_the_turn_it_enters_a_stream() -> None:
    assert may_battle_after_entering("stream", "BR-LN")


@rule("NAP-07-076")
@pytest.mark.parametrize("who", [FOOT, HORSE, GUNS])
def test_melee_into_a_stream(who: str) -> None:
    assert melee(who, into="stream") == MELEE - 1


@rule("NAP-07-077")
def test_fire_into_a_stream() -> None:
    assert fire(FOOT, into="stream") == FIRE
    assert fire(GUNS, into="stream") == GUN_FIRE


@rule("NAP-07-078")
def test_out_of_a_stream() -> None:
    assert [melee(who, out="stream") for who in (FOOT, HORSE, GUNS)] == [MELEE - 1] * 3
    assert fire(FOOT, out="stream") == FIRE - 1
    assert fire(GUNS, out="stream") == GUN_FIRE - 1


@rule("NAP-07-079")
def test_a_stream_hides_nothing() -> None:
    assert is_seen("stream E5")


@rule("NAP-07-080")
def test_a_ford_is_a_stream_in_a_river() -> None:
    assert reach("BR-LC", "ford E5 F5 D4 F4 E3 F3") == ["D4", "E3", "E5", "F3", "F4", "F5"]
    assert melee(FOOT, into="ford") == melee(FOOT, out="ford") == MELEE - 1
    assert fire(FOOT, into="ford") == FIRE
    assert fire(FOOT, out="ford") == FIRE - 1
    assert is_seen("ford E5")
    assert forms_square("ford")
    assert may_battle_after_entering("ford", "BR-LN")


@rule("NAP-07-081")
def test_a_bridge_does_not_slow_anyone() -> None:
    assert reach("BR-LC", "bridge E5 F5 D4") == reach("BR-LC", "open A1")


@rule("NAP-07-082")
def test_a_bridge_does_not_change_the_dice() -> None:
    assert [melee(who, into="bridge", out="bridge") for who in (FOOT, HORSE, GUNS)] == [MELEE] * 3
    assert fire(FOOT, into="bridge", out="bridge") == FIRE


@rule("NAP-07-083")
def test_a_bridge_hides_nothing() -> None:
    assert is_seen("bridge E5")


@rule("NAP-07-084")
def test_a_square_may_be_formed_on_a_bridge() -> None:
    assert forms_square("bridge")


# -- quarry --------------------------------------------------------------------------------------


@rule("NAP-07-085")
def test_whoever_enters_a_quarry_stops() -> None:
    assert reach("BR-LC", "quarry E5 F5 D4 F4 E3 F3") == ["D4", "E3", "E5", "F3", "F4", "F5"]


@rule("NAP-07-086")
def test_guns_cannot_enter_a_quarry() -> None:
    case = field("bottom: BR-HA E4\ntop: FR-LN A9\ncard: attack-center\nordered: E4\nterrain: quarry E5")
    assert case.why_not("move E4 E5") == "NAP-07-086"
    # Nor retreat into it: with every other hex closed the battery loses a block.
    text = "bottom: BR-LN E4\ntop: FR-FA E5\nterrain: quarry E6 D6\nordered: E4"
    beaten = battle(text, throw(MELEE, "flag", miss="infantry"), luck=True).play("attack E4 E5")
    assert blocks_at(beaten, "E5") == 2


@rule("NAP-07-087")
def test_a_square_may_be_formed_in_a_quarry() -> None:
    assert forms_square("quarry")


@rule("NAP-07-088")
def test_a_unit_battles_in_the_turn_it_enters_a_quarry() -> None:
    assert may_battle_after_entering("quarry", "BR-LN")


@rule("NAP-07-089")
def test_infantry_in_melee_into_a_quarry() -> None:
    assert melee(FOOT, into="quarry") == MELEE - 1


@rule("NAP-07-090")
def test_infantry_fires_into_a_quarry() -> None:
    assert fire(FOOT, into="quarry") == FIRE


@rule("NAP-07-091")
def test_cavalry_into_a_quarry() -> None:
    assert melee(HORSE, into="quarry") == MELEE - 2


@rule("NAP-07-092")
def test_artillery_into_a_quarry() -> None:
    assert melee(GUNS, into="quarry") == MELEE - 1
    assert fire(GUNS, into="quarry") == GUN_FIRE - 1


@rule("NAP-07-093")
def test_infantry_out_of_a_quarry() -> None:
    assert melee(FOOT, out="quarry") == MELEE - 1
    assert fire(FOOT, out="quarry") == FIRE - 1


@rule("NAP-07-094")
def test_cavalry_out_of_a_quarry() -> None:
    assert melee(HORSE, out="quarry") == MELEE - 2


@rule("NAP-07-095")
def test_a_quarry_hides_nothing() -> None:
    assert is_seen("quarry E5")


def test_the_dice_of_this_file_are_rolled() -> None:
    case = battle("bottom: BR-LN E4\ntop: FR-LN E5\nordered: E4", throw(MELEE, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5")
    assert dice_rolled(case)[0] == MELEE

"""Chapter 14: the advance after a success in close combat, and the bonus close combat.

The attacker stands on E4, its target on E5; beside E5 are D5, F5, D6 and E6.
"""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, dice_rolled, hexes, honor, leader_place, rolls_left, throw
from vexilla.testing import Case, rule

#: Rolls of three and four dice against a triangle of one figure that destroy it, and that do nothing.
KILLS3, KILLS4 = throw(3, "triangle"), throw(4, "triangle")


def fought(text: str, *dice: str, by: str = "attack E4 E5") -> Case:
    """The attack is made."""
    case = battle(text, *dice)
    case.events()
    return case.play(by)


# -- the advance ---------------------------------------------------------------------------------


@rule("SAM-14-001")
def test_a_target_destroyed_or_driven_back_is_a_success() -> None:
    text = "bottom: AY E4\ntop: AY E5 {}\nordered: E4\n"
    assert fought(text.format(1), KILLS3).question == "cc-ask-advance"
    assert fought(text.format(4), throw(3, "flag")).play("retreat D6").question == "cc-ask-advance"


@rule("SAM-14-001")
def test_losses_alone_are_none() -> None:
    # A second unit may still fight, so that the phase goes on.
    text = "bottom: AY E4, AY F4\ntop: AY E5, AY F5\nordered: E4 F4\n"
    case = fought(text, throw(3, "triangle", "triangle"))
    assert (case.blocks("E5"), case.question) == (2, "cc-ask-battle-back")
    case.play("decline")
    assert case.why_not("advance") == "SAM-14-001"


@rule("SAM-14-002")
def test_the_winner_may_move_onto_the_vacated_hex() -> None:
    case = fought("bottom: AY E4\ntop: AY E5 1\nordered: E4\n", KILLS3).play("advance")
    unit = case.unit("E5")
    assert unit is not None
    assert (unit["side"], case.unit("E4")) == ("bottom", None)


@rule("SAM-14-002")
def test_nobody_advances_after_fire() -> None:
    text = "bottom: AB E3, AY F4\ntop: AY E5 1, AY F5\nordered: E3 F4\n"
    case = fought(text, throw(2, "triangle"), by="attack E3 E5")
    assert (banners(case), case.question) == ((1, 0), "cc-ask-battle")
    assert case.why_not("advance") == "SAM-14-002"


@rule("SAM-14-003")
def test_it_may_stay() -> None:
    case = fought("bottom: AY E4\ntop: AY E5 1\nordered: E4\n", KILLS3)
    assert case.options() == ["advance", "stay"]
    case.play("stay")
    assert (case.blocks("E4"), case.unit("E5")) == (4, None)


@rule("SAM-14-004")
def test_who_stays_has_no_bonus_combat() -> None:
    # F5 is beside the cavalry on E4, too.
    text = "bottom: MSY E4, AY G4\ntop: AY E5 1, AY F5, AY G5\nordered: E4 G4\n"
    case = fought(text, KILLS4)
    assert case.why_not("attack E4 F5") == "SAM-14-004"
    case.play("stay")
    assert (case.question, case.why_not("attack E4 F5")) == ("cc-ask-battle", "SAM-07-006")


@rule("SAM-14-005")
@pytest.mark.parametrize("ground", ["forest", "rice-field"])
def test_not_out_of_ground_that_stopped_it_this_turn(ground: str) -> None:
    text = f"bottom: AY E4, AY F4\ntop: AY E5 1, AY F5\nordered: E4 F4\nterrain: {ground} E4\n"
    dice = throw(2 if ground == "forest" else 3, "triangle")
    entered = fought(text + "moved: E4=1\n", dice)
    assert (entered.unit("E5"), entered.question, entered.why_not("advance")) == (None, "cc-ask-battle", "SAM-14-005")
    # Whoever stood there at the beginning may.
    assert fought(text, dice).options() == ["advance", "stay"]


@rule("SAM-14-005")
def test_the_ford_lets_it_advance() -> None:
    text = "bottom: AY E4\ntop: AY E5 1\nordered: E4\nterrain: ford E4\nmoved: E4=1\n"
    assert fought(text, throw(2, "triangle")).options() == ["advance", "stay"]


@rule("SAM-14-006")
@pytest.mark.parametrize("back", [throw(4, "triangle"), throw(4, "flag")])
def test_nobody_advances_by_a_battle_back(back: str) -> None:
    # Destroyed or driven back: the second unit of bottom is asked for its battle, and nobody has advanced.
    figures = 1 if "triangle" in back else 4
    text = f"bottom: AY E4 {figures}, AY G4\ntop: MSY E5, AY G5\nordered: E4 G4\n"
    case = fought(text, throw(3), back).play("battle-back")
    if case.question == "cc-ask-retreat":
        case.play("retreat E3")
    assert (case.unit("E4"), case.blocks("E5")) == (None, 4)
    assert (case.decider, case.question, case.log("cc-advanced")) == ("bottom", "cc-ask-battle", [])


@rule("SAM-14-007")
def test_nobody_advances_by_a_first_strike() -> None:
    text = "bottom: AY E4 1, AY G4\ntop: MSY E5, AY G5\nordered: E4 G4\ndiscards:\ntop hand: first-strike\n"
    case = fought(text, throw(4, "triangle")).play("first-strike")
    assert (case.unit("E4"), case.blocks("E5"), banners(case)) == (None, 4, (0, 1))
    assert (case.decider, case.question, case.log("cc-advanced")) == ("bottom", "cc-ask-battle", [])


@rule("SAM-14-008")
def test_exactly_onto_the_hex_of_the_target() -> None:
    case = fought("bottom: AY E4\ntop: AY E5 1\nordered: E4\n", KILLS3).play("advance")
    (advanced,) = case.events("cc-advanced")
    assert (advanced["hex"], advanced["to"]) == ("E4", "E5")
    # It went to E7, but the attacker follows to E5 only.
    case = fought("bottom: AY E4\ntop: AY E5\nordered: E4\n", throw(3, "flag", "flag"))
    case.play("retreat D6", "retreat D7", "advance")
    assert case.blocks("E5") == 4


@rule("SAM-14-008")
@pytest.mark.parametrize("ground", ["bridge", "ford", "village", "hill"])
def test_ground_that_can_be_entered_does_not_keep_it_out(ground: str) -> None:
    text = f"bottom: AY E4\ntop: AY E5 1\nordered: E4\nterrain: {ground} E5\n"
    dice = 3 if ground == "bridge" else 2
    assert fought(text, throw(dice, "triangle")).options() == ["advance", "stay"]


@rule("SAM-14-008")
def test_not_where_a_leader_is_left() -> None:
    text = "bottom: AY E4, AY F4\ntop: AY E5 1, leader E5 Uesugi, AY F5\nordered: E4 F4\nterrain: river D6 E6\n"
    case = fought(text, throw(3, "flag")).play("ignore 0")
    assert (case.unit("E5"), case.leader("E5"), case.question) == (None, "Uesugi", "cc-ask-battle")


@rule("SAM-14-008")
def test_a_camp_that_is_taken_is_open_ground() -> None:
    text = "bottom: AY F10\ntop: BG F11 1, leader F11 Uesugi *commander\nordered: F10\nterrain: camp F11\n"
    case = battle(text, throw(3, "square"), "flag", hand=["order-two-left"]).play("attack F10 F11", "leave")
    # One banner for the bodyguards, three for the camp.
    assert (banners(case), case.options()) == ((4, 0), ["advance", "stay"])


@rule("SAM-14-009")
def test_the_leader_goes_along() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5 1\nordered: E4\nhonor: 0 5\n"
    case = fought(text, KILLS3)
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert (case.leader("E5"), case.leader("E4")) == ("Takeda", None)


# -- the bonus close combat ----------------------------------------------------------------------

#: E5 is destroyed by the first attack; then F5 is beside the unit that advanced.
BONUS = "bottom: {}\ntop: AY E5 1, AY F5 1, AY E6 1\nordered: E4\nhonor: 0 5\n"


@rule("SAM-14-010")
@pytest.mark.parametrize("unit", ["MSY E4", "SN E4, leader E4 Takeda", "MSY E4, leader E4 Takeda *mounted"])
def test_cavalry_and_infantry_with_a_leader_may_fight_once_more(unit: str) -> None:
    case = fought(BONUS.format(unit), KILLS4, KILLS4).play("advance")
    assert (case.decider, case.question) == ("bottom", "cc-ask-bonus")
    case.play("attack E5 F5")
    assert banners(case) == (2, 0)


@rule("SAM-14-010")
@pytest.mark.parametrize("unit", ["SN", "AY", "AB"])
def test_infantry_without_a_leader_may_not(unit: str) -> None:
    dice = {"SN": 4, "AY": 3, "AB": 2}[unit]
    text = BONUS.format(f"{unit} E4, AY G4").replace("ordered: E4", "ordered: E4 G4") + "top: AY G5\n"
    case = fought(text, throw(dice, "triangle")).play("advance")
    assert (case.question, case.why_not("attack E5 F5")) == ("cc-ask-battle", "SAM-07-006")


@rule("SAM-14-011")
def test_it_is_optional() -> None:
    case = fought(BONUS.format("MSY E4"), KILLS4).play("advance")
    assert "done" in case.options()
    case.play("done")
    assert (case.blocks("F5"), len(case.log("cc-attacks"))) == (1, 1)


@rule("SAM-14-012")
def test_its_target_is_any_enemy_beside_the_new_hex() -> None:
    # F5 never fought; E6 is the one that was driven back; D5 a leader alone; F7 and G5 are too far away.
    text = "bottom: MSY E4, AY D4\ntop: AY E5, AY F5, leader D5 Uesugi, AY F7, AY G5\nordered: E4\n"
    case = fought(text, throw(4, "flag")).play("ignore 0", "retreat E6", "advance")
    assert hexes(case, "attack", "E5") == ["D5", "E6", "F5"]
    for far in ("F7", "G5"):
        assert case.why_not(f"attack E5 {far}") == "SAM-14-012"
    # Nor may another unit fight in its place.
    assert case.why_not("attack D4 D5") == "SAM-14-012"


@rule("SAM-14-013")
def test_after_its_success_it_may_advance_once_more() -> None:
    case = fought(BONUS.format("MSY E4"), KILLS4, KILLS4).play("advance", "attack E5 F5")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert case.blocks("F5") == 4


@rule("SAM-14-014")
def test_there_is_no_third_combat() -> None:
    # E6 is beside F5, and would be a target.
    text = BONUS.format("MSY E4, AY G4").replace("ordered: E4", "ordered: E4 G4") + "top: AY G5\n"
    case = fought(text, KILLS4, KILLS4).play("advance", "attack E5 F5", "advance")
    assert (case.question, hexes(case, "attack")) == ("cc-ask-battle", ["G5"])
    assert case.why_not("attack F5 E6") == "SAM-07-006"


@rule("SAM-14-015")
@pytest.mark.parametrize(("ground", "dice"), [("village", 2), ("ravine", 1)])
def test_not_in_a_village_or_a_ravine(ground: str, dice: int) -> None:
    text = (
        BONUS.format("MSY E4, AY G4").replace("ordered: E4", "ordered: E4 G4") + f"top: AY G5\nterrain: {ground} E5\n"
    )
    case = fought(text, throw(dice, "triangle")).play("advance")
    assert (case.blocks("E5"), case.question) == (4, "cc-ask-battle")


@rule("SAM-14-015")
@pytest.mark.parametrize("ground", ["forest", "rice-field"])
def test_in_forest_and_rice_it_fights_but_advances_no_more(ground: str) -> None:
    text = BONUS.format("MSY E4") + f"terrain: {ground} E5\n"
    case = fought(text, throw(2, "triangle"), throw(2, "triangle")).play("advance", "attack E5 F5")
    assert (case.unit("F5"), case.log("cc-advanced")[-1]["to"]) == (None, "E5")
    assert case.over or case.question != "cc-ask-advance"


@rule("SAM-14-016")
def test_a_leader_lost_on_the_way_gives_no_right_to_it() -> None:
    text = BONUS.format("SN E4, leader E4 Takeda, AY G4").replace("ordered: E4", "ordered: E4 G4")
    text += "top: AY G5\ntop hand: first-strike\ndiscards:\n"
    lives = fought(text, "square circle circle", "flag", KILLS4).play("first-strike", "advance")
    assert (lives.leader("E5"), lives.question) == ("Takeda", "cc-ask-bonus")
    dies = fought(text, "square circle circle", "swords", KILLS4).play("first-strike", "advance")
    assert (leader_place(dies, "Takeda"), dies.question) == ("lost", "cc-ask-battle")


@rule("SAM-14-017")
def test_what_lasts_for_the_turn_counts_again() -> None:
    charge = BONUS.format("MSY E4") + "card: cavalry-charge\n"
    case = fought(charge, throw(5, "triangle"), throw(5, "triangle")).play("advance", "attack E5 F5")
    assert dice_rolled(case) == [5, 5]
    shogun = BONUS.format("MSY E4") + "card: shogun\n"
    case = fought(shogun, throw(5, "triangle"), throw(5, "triangle")).play("advance", "attack E5 F5")
    assert dice_rolled(case) == [5, 5]


@rule("SAM-14-017")
def test_it_is_inspired_anew_for_another_token() -> None:
    text = BONUS.format("SN E4, leader E4 Takeda").replace("honor: 0 5", "honor: 2 5")
    case = fought(text, throw(5, "triangle"), throw(5, "triangle"))
    assert case.question == "sam-ask-inspire"
    case.play("inspire", "advance", "attack E5 F5")
    assert (case.question, honor(case)) == ("sam-ask-inspire", (1, 5))
    case.play("inspire")
    assert (dice_rolled(case), honor(case)) == ([5, 5], (0, 5))


@rule("SAM-14-018")
def test_seppuku_and_the_last_figure_empty_the_hex() -> None:
    text = "bottom: AY E4\ntop: AY E5 1, leader E5 Uesugi\nordered: E4\n"
    case = battle(text, KILLS3, "flag", hand=["order-two-left"]).play("attack E4 E5", "seppuku")
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])
    # A retreat that is impossible takes the last figure.
    text = "bottom: AY E4\ntop: AY E5 1\nordered: E4\nterrain: river D6 E6\n"
    case = fought(text, throw(3, "flag"))
    assert (banners(case), case.options()) == ((1, 0), ["advance", "stay"])


@rule("SAM-14-019")
@pytest.mark.parametrize(("roll", "way"), [(throw(3, "swords"), []), (throw(3), ["flee D6", "stop"])])
def test_a_lone_leader_who_is_gone_makes_room(roll: str, way: list[str]) -> None:
    case = fought("bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\n", roll).play(*way)
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])
    case.play("advance")
    assert (case.blocks("E5"), rolls_left(case)) == (4, 0)

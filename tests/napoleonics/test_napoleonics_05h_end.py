"""Chapter 5: battle back, the end of a turn, victory in the enemy's turn."""

from __future__ import annotations

import pytest

from napoleonics.fields import TOP_HAND, banners, battle, blocks_at, dice_rolled, field, rolls_left, throw, unit_at
from vexilla.games.napoleonics.cards import CARDS, KINDS_OF_CARDS
from vexilla.testing import Case, rule

#: G4 has something to do besides, so that the battle goes on; E4 and E5 roll four dice each, E5 five if French line.
OTHERS = "bottom: BR-LN G4\ntop: FR-LN H5\n"
MELEE = "bottom: BR-LN E4 {}\ntop: FR-LT E5 {}\nordered: E4 G4\n" + OTHERS
MISS = throw(4)
#: A hand of four, to which one card is drawn.
FOUR = "probe-left probe-right attack-left attack-right"


def attacked(text: str, *dice: str, by: str = "attack E4 E5") -> Case:
    """E4 attacks E5, whose owner does not react."""
    case = battle(text, *dice)
    case.events()
    case.play(by)
    return case.play("stand") if not case.over and case.question == "cc-ask-react" else case


# -- battle back ---------------------------------------------------------------------------------


@rule("NAP-05-292")
def test_a_defender_who_stayed_may_battle_back() -> None:
    case = attacked(MELEE.format(4, 2), throw(4, "infantry"))
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
    assert case.options() == ["battle-back", "decline"]
    # Not if nothing of it is left, or if it went back.
    assert attacked(MELEE.format(4, 1), throw(4, "infantry")).question == "cc-ask-advance"
    assert attacked(MELEE.format(4, 4), throw(4, "flag")).play("retreat D6").question == "cc-ask-advance"
    # Nor after fire.
    fire = "bottom: BR-LN E4\ntop: FR-LT E6\nordered: E4 G4\n" + OTHERS
    assert attacked(fire, throw(5), by="attack E4 E6").question == "cc-ask-battle"


@rule("NAP-05-293")
def test_a_battle_back_has_the_dice_of_what_is_left() -> None:
    case = attacked(MELEE.format(4, 4), throw(4, "infantry"), throw(3)).play("battle-back")
    assert dice_rolled(case) == [4, 3]
    case = attacked(MELEE.format(4, 4).replace("FR-LT E5", "FR-CU E5"), MISS, throw(5)).play("battle-back")
    assert dice_rolled(case) == [4, 5]


@rule("NAP-05-293")
@pytest.mark.parametrize(
    ("terrain", "attack", "back"),
    [("hill E4", 4, 3), ("hill E5", 3, 4), ("forest E4", 4, 3), ("stream E4", 3, 3), ("quarry E5; forest E4", 3, 2)],
)
def test_the_ground_counts_in_a_battle_back(terrain: str, attack: int, back: int) -> None:
    case = attacked(MELEE.format(4, 4) + f"terrain: {terrain}\n", throw(attack), throw(back)).play("battle-back")
    assert dice_rolled(case) == [attack, back]


@rule("NAP-05-293")
def test_a_battle_back_causes_losses_and_retreats() -> None:
    case = attacked(MELEE.format(4, 4), MISS, throw(4, "infantry", "sabres", "flag")).play("battle-back")
    assert (case.decider, case.options()) == ("bottom", ["retreat E3", "retreat F3"])
    case.play("retreat F3")
    assert blocks_at(case, "F3") == 2


@rule("NAP-05-294")
def test_after_the_battle_back_the_combat_is_over() -> None:
    case = attacked(MELEE.format(4, 4), MISS, throw(4, "infantry"), throw(3, "infantry")).play("battle-back")
    # The first attacker is hurt and does not strike again.
    assert (blocks_at(case, "E4"), case.decider, case.question) == (3, "bottom", "cc-ask-battle")
    assert (case.options(), rolls_left(case)) == (["attack G4 H5", "done"], 1)


@rule("NAP-05-295")
def test_a_defender_who_went_back_does_not_battle_back_though_it_is_still_adjacent() -> None:
    # Attacked from D6 it can only go to E6, which is beside D6.
    text = "bottom: BR-LN D6, BR-LN G4\ntop: FR-LT E5, FR-LN H5\nordered: D6 G4\n"
    case = attacked(text, throw(4, "flag"), by="attack D6 E5")
    assert (blocks_at(case, "E6"), case.decider, case.question) == (4, "bottom", "cc-ask-advance")
    case.play("stay")
    assert case.question == "cc-ask-battle"
    assert not case.events("cc-battles-back")


@rule("NAP-05-296")
@pytest.mark.parametrize("block", ["terrain: river D6 E6", "bottom: BR-LN D6, BR-LN E6"])
def test_a_defender_who_could_not_go_back_may_battle_back(block: str) -> None:
    case = attacked(MELEE.format(4, 4) + block + "\n", throw(4, "flag", "flag"), throw(2))
    assert (blocks_at(case, "E5"), case.question) == (2, "cc-ask-battle-back")
    assert dice_rolled(case.play("battle-back")) == [4, 2]


@rule("NAP-05-297")
@pytest.mark.parametrize("defender", ["FR-LT", "FR-LC"])
def test_a_battle_back_gives_no_extra_action(defender: str) -> None:
    text = MELEE.format(1, 4).replace("FR-LT", defender)
    case = attacked(text, throw(1), throw(4, "infantry")).play("battle-back")
    assert (unit_at(case, "E4"), banners(case)) == ({}, (0, 1))
    assert (case.decider, case.question, blocks_at(case, "E5")) == ("bottom", "cc-ask-battle", 4)
    driven = attacked(text, throw(1), throw(4, "flag")).play("battle-back", "retreat F3")
    assert (driven.decider, driven.question, blocks_at(driven, "E5")) == ("bottom", "cc-ask-battle", 4)


@rule("NAP-05-298")
def test_no_first_strike_against_a_battle_back() -> None:
    text = MELEE.format(1, 4) + "discards:\nbottom hand: first-strike probe-left attack-left probe-right attack-right\n"
    case = attacked(text, throw(1), throw(4, "infantry"))
    assert case.why_not("first-strike") == "NAP-05-298"
    case.play("battle-back")
    # The attacker was not asked: it is destroyed, and the card is still in the hand.
    assert (unit_at(case, "E4"), banners(case)) == ({}, (0, 1))
    assert "first-strike" in case.view("bottom")["hands"]["bottom"]["hand"]


@rule("NAP-05-299")
def test_a_battle_back_may_be_declined() -> None:
    case = attacked(MELEE.format(4, 4), MISS).play("decline")
    assert (dice_rolled(case), case.question) == ([4], "cc-ask-battle")


@rule("NAP-05-300")
def test_the_card_gives_the_defender_no_dice() -> None:
    text = "bottom: FR-LC E4, FR-LC G4\ntop: {} E5, BR-LC H5\nordered: E4 G4\ncard: {}\n"
    for card in ("elan", "cavalry-charge"):
        # The attacker has a die more, the defender has not; what its kind gives it stays.
        for defender, back in (("FR-LC", 4), ("FR-CU", 5), ("FR-GHC", 5)):
            case = attacked(text.format(defender, card), throw(5), throw(back)).play("battle-back")
            assert dice_rolled(case) == [5, back]
    foot = MELEE.format(4, 4).replace("FR-LT E5", "FR-LN E5") + "card: elan\n"
    assert dice_rolled(attacked(foot, throw(5), throw(5)).play("battle-back")) == [5, 5]


@rule("NAP-05-301")
def test_one_hex_of_retreat_is_enough_to_lose_the_battle_back() -> None:
    text = MELEE.format(4, 4) + "terrain: river D7 E7 F7\n"
    case = attacked(text, throw(4, "flag", "flag")).play("retreat D6")
    assert (blocks_at(case, "D6"), case.decider, case.question) == (3, "bottom", "cc-ask-advance")
    # Even beside the attacker.
    text = "bottom: BR-LN D6, BR-LN G4\ntop: FR-LT E5, FR-LN H5\nordered: D6 G4\nterrain: river E7 F7\n"
    case = attacked(text, throw(4, "flag", "flag"), by="attack D6 E5")
    assert (blocks_at(case, "E6"), case.question) == (3, "cc-ask-advance")


# -- the end of a turn ---------------------------------------------------------------------------


def drawn(case: Case) -> list[tuple[str, str]]:
    """Who drew what since the events were last asked for."""
    return [(event["side"], event["card"]) for event in case.events("cc-drew")]


QUIET = "bottom: BR-LN E4\ntop: FR-LN E9\n"
DRAWING = f"{QUIET}bottom hand: {FOUR}\ncard: attack-center\nordered: E4\nto do: draw\n"


@rule("NAP-05-302")
def test_the_played_card_is_discarded_and_a_new_one_drawn() -> None:
    case = battle(MELEE.format(4, 4) + f"bottom hand: {FOUR}\n", deck=["rally"])
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 4
    case.events()
    # Only when everyone is done.
    case.play("done")
    assert drawn(case) == [("bottom", "rally")]
    assert "rally" in case.view("bottom")["hands"]["bottom"]["hand"]
    assert case.view("bottom")["discards"].count("attack-center") == 1
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-05-302")
def test_nothing_is_drawn_before_the_battles_are_over() -> None:
    text = MELEE.format(4, 4) + f"bottom hand: {FOUR}\n"
    case = battle(text, MISS, throw(4), deck=["rally"])
    case.play("attack E4 E5", "decline")
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 4
    assert "attack-center" not in case.view("bottom")["discards"]
    case.play("done")
    assert case.view("bottom")["hands"]["bottom"]["cards"] == 5


@rule("NAP-05-303", "NAP-05-306")
def test_who_struck_first_draws_first() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LT E5\nordered: E4\ndiscards:\n"
    text += f"bottom hand: {FOUR}\ntop hand: first-strike {FOUR}\n"
    case = battle(text, MISS, MISS, deck=["rally", "forward"]).play("attack E4 E5", "first-strike")
    assert drawn(case) == []
    case.play("decline")
    assert drawn(case) == [("top", "rally"), ("bottom", "forward")]
    hands = case.view("spectator")["hands"]
    assert (hands["bottom"]["cards"], hands["top"]["cards"]) == (5, 5)


@rule("NAP-05-303", "NAP-05-306")
def test_two_first_strikes_are_both_replaced() -> None:
    text = "bottom: BR-LN E4, BR-LN D4\ntop: FR-LT E5\nordered: E4 D4\ndiscards:\n"
    text += f"bottom hand: {FOUR}\ntop hand: first-strike first-strike probe-left probe-right attack-left\n"
    case = battle(text, *[MISS] * 4, deck=["rally", "forward", "bombard"])
    case.play("attack E4 E5", "first-strike", "decline", "attack D4 E5", "first-strike", "decline")
    assert drawn(case) == [("top", "rally"), ("top", "forward"), ("bottom", "bombard")]


def every_card_but(*names: str) -> str:
    """The whole deck without these cards."""
    rest = [CARDS[number].key for number in range(KINDS_OF_CARDS) for _ in range(CARDS[number].copies)]
    for name in names:
        rest.remove(name)
    return " ".join(rest)


@rule("NAP-05-304")
def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    held = [*FOUR.split(), *TOP_HAND.split(), "attack-center"]
    text = DRAWING + f"discards: {every_card_but(*held)}\n"
    # The card that was played is among them.
    case = field(text, deck=["attack-center"])
    assert case.view("bottom")["hands"]["bottom"]["hand"].count("attack-center") == 1
    assert case.view("bottom")["discards"] == []
    assert case.view("bottom")["deck"] == 70 - 10


@rule("NAP-05-304")
def test_the_discards_stay_as_long_as_there_is_a_deck() -> None:
    held = [*FOUR.split(), *TOP_HAND.split(), "attack-center", "rally"]
    text = DRAWING + f"discards: {every_card_but(*held)}\n"
    case = field(text, deck=["rally"])
    assert (case.view("bottom")["deck"], len(case.view("bottom")["discards"])) == (0, 70 - 10)


@rule("NAP-05-305")
def test_elan_shuffles_everything_before_the_draw() -> None:
    text = (
        f"bottom: BR-LN E4\ntop: FR-LN E5\nordered: E4\nbottom hand: {FOUR}\ncard: elan\ndiscards: rally first-strike\n"
    )
    case = battle(text, deck=["elan"])
    case.events()
    case.play("done")
    names = [event["event"] for event in case.events()]
    assert names.index("cc-reshuffled") < names.index("cc-drew")
    # Elan itself was in it, and could be drawn at once.
    assert "elan" in case.view("bottom")["hands"]["bottom"]["hand"]
    assert case.view("bottom")["discards"] == []
    # No other card does so.
    case = battle(text.replace("elan", "forward"), deck=["probe-left"]).play("done")
    assert sorted(case.view("bottom")["discards"]) == ["first-strike", "forward", "rally"]


@rule("NAP-05-305")
def test_elan_shuffles_even_if_it_ordered_nobody() -> None:
    # Five dice without a symbol of the army: no unit is ordered.
    case = field(f"{QUIET}bottom hand: {FOUR}\ncard: elan\ndiscards: rally first-strike\n", throw(5), deck=["elan"])
    assert (case.decider, case.question) == ("top", "cc-ask-card")
    assert case.view("bottom")["discards"] == []
    assert "elan" in case.view("bottom")["hands"]["bottom"]["hand"]


@rule("NAP-05-306")
def test_a_card_under_a_square_is_not_replaced() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4\n"
    case = battle(text, "artillery", "artillery", deck=["rally"], hand=["probe-left"])
    case.play("attack E4 E5", "square")
    assert case.view("spectator")["hands"]["top"]["cards"] == 4
    case.events()
    # The top side's own turn: it plays one card and draws one.
    case.play("play probe-right")
    while case.decider == "top":
        case.play("done")
    assert drawn(case) == [("top", "rally")]
    assert case.view("spectator")["hands"]["top"]["cards"] == 4


# -- victory -------------------------------------------------------------------------------------


@rule("NAP-05-307")
def test_the_defender_can_win_by_a_battle_back() -> None:
    case = attacked(MELEE.format(1, 4) + "banners: 5 5\n", throw(1), throw(4, "infantry")).play("battle-back")
    assert (case.over, case.winner, banners(case)) == (True, "top", (5, 6))


@rule("NAP-05-308")
def test_the_units_banner_comes_before_its_leaders() -> None:
    text = MELEE.format(4, 1) + "top: leader E5 Ney\n"
    # The sixth banner is the unit's: the leader is not even checked.
    case = attacked(text + "banners: 5 0\n", throw(4, "infantry"), "sabres")
    assert (case.over, case.winner, banners(case), rolls_left(case)) == (True, "bottom", (6, 0), 1)
    # Here it is the leader's.
    case = attacked(text + "banners: 4 0\n", throw(4, "infantry"), "sabres")
    assert (case.over, case.winner, banners(case)) == (True, "bottom", (6, 0))
    won = [
        event["event"] for event in case.events() if event["event"] in ("cc-destroyed", "cc-leader-killed", "cc-banner")
    ]
    assert won == ["cc-destroyed", "cc-banner", "cc-leader-killed", "cc-banner"]


@rule("NAP-05-308")
def test_banners_are_counted_as_they_are_earned() -> None:
    # Both need one more: who earns it first has won, and nothing else is fought.
    case = attacked(MELEE.format(1, 1) + "banners: 5 5\n", throw(1, "infantry"), MISS)
    assert (case.over, case.winner, banners(case), rolls_left(case)) == (True, "bottom", (6, 5), 1)

"""Chapter 22: the Dragon cards of combat. The attack goes from E4 into E5, fire from E4 at E6."""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, dragons, honor, leader_place, rolls_left, throw
from samurai.test_samurai_22_dragon_cards import PRINTED
from vexilla.testing import Case, rule

#: All Dragon cards but one: they lie in the discards, so that only that one card can be asked for.
OTHERS = {
    key: " ".join(f"{other} " * (copies - (1 if other == key else 0)) for other, (copies, _, _) in PRINTED.items())
    for key in PRINTED
}
PLAIN = "bottom: AY E4\ntop: AY E5, AY A11"


def fight(dragon: str, army: str, *dice: str, side: str = "bottom", more: str = "", hand: tuple[str, ...] = ()) -> Case:
    """Battles in which one side holds one Dragon card, and everybody knows that it is none but this one."""
    titles = {line.partition(":")[0] for line in f"{army}\n{more}".splitlines()}
    ordered = "" if "ordered" in titles else "ordered: E4\n"
    text = f"{army}\n{ordered}{side} dragons: {dragon}\ndragon discards: {OTHERS[dragon]}\n{more}"
    return battle(text, *dice, hand=hand)


def rolls(case: Case) -> list[int]:
    """How many dice every strike had."""
    return [len(event["dice"]) for event in case.log("cc-rolled")]


def turn_is_over(case: Case) -> bool:
    """Whether all battles are fought and the active player may take tokens."""
    return case.question == "sam-ask-refill"


# -- Challenge -----------------------------------------------------------------------------------

DUEL = (
    "bottom: SN E4, leader E4 Taro *{}\ntop: SN E5, leader E5 Jiro *{}, AY A11\nordered: E4\n"
    "bottom hand: crane-wing order-two-left\ntop hand: flying-geese order-two-right order-two-right\ncommand: 3 3\n"
)
FOOT = DUEL.format("foot", "foot")


def duel(*dice: str, side: str = "bottom", army: str = FOOT, more: str = "", hand: tuple[str, ...] = ()) -> Case:
    """Two leaders fight: bottom has two Command cards and the one he played, top three."""
    case = fight("challenge", army, *dice, side=side, more=more, hand=hand)
    return case.play("attack E4 E5", "dragon challenge")


def duel_dice(case: Case) -> list[int]:
    """How many dice the active player and the other rolled in the duel."""
    return [len(event["dice"]) for event in case.log("cc-rolled-for")]


@rule("SAM-22-001")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_either_player_challenges_when_both_units_have_a_leader(side: str) -> None:
    case = fight("challenge", FOOT, side=side).play("attack E4 E5")
    assert (case.question, case.decider) == ("sam-ask-dragon-close-combat-declared", side)
    assert case.options() == ["dragon challenge", "pass"]
    for missing in ("leader E4 Taro *foot", "leader E5 Jiro *foot"):
        one = fight("challenge", FOOT.replace(f", {missing}", ""), throw(4), side=side).play("attack E4 E5")
        assert one.question != "sam-ask-dragon-close-combat-declared"
    assert PRINTED["challenge"] == (1, 0, 14)


@rule("SAM-22-002")
def test_in_a_duel_each_player_rolls_a_die_for_each_command_card_with_the_one_played() -> None:
    case = duel(throw(2 + 1 + 2), throw(3))
    assert duel_dice(case) == [2 + 1 + 2, 3]
    # First Strike, played earlier in this turn, is a card that was played, too.
    struck = duel(throw(5), throw(3 + 1), more="struck first: top\n")
    assert duel_dice(struck) == [5, 3 + 1]


@rule("SAM-22-003")
def test_the_challenger_adds_two_dice() -> None:
    assert duel_dice(duel(throw(3 + 2), throw(3))) == [5, 3]
    assert duel_dice(duel(throw(3), throw(3 + 2), side="top")) == [3, 5]


@rule("SAM-22-004")
def test_more_tokens_add_a_die() -> None:
    assert duel_dice(duel(throw(5 + 1), throw(3), more="honor: 6 5")) == [6, 3]
    assert duel_dice(duel(throw(5), throw(3 + 1), more="honor: 5 6")) == [5, 4]
    assert duel_dice(duel(throw(5), throw(3), more="honor: 6 6")) == [5, 3]


@rule("SAM-22-005")
def test_higher_status_adds_a_die() -> None:
    assert duel_dice(duel(throw(5), throw(3 + 1), army=DUEL.format("foot", "mounted"))) == [5, 4]
    assert duel_dice(duel(throw(5 + 1), throw(3), army=DUEL.format("mounted", "foot"))) == [6, 3]
    assert duel_dice(duel(throw(5), throw(3), army=DUEL.format("mounted", "mounted"))) == [5, 3]
    camp = DUEL.format("mounted", "commander").replace("SN E5", "BG E5") + "terrain: camp E5\n"
    assert duel_dice(duel(throw(5), throw(3 + 1), army=camp)) == [5, 4]


@rule("SAM-22-006")
def test_fewer_swords_lose_the_leader_and_a_command_card() -> None:
    lost = duel(throw(5, "swords"), throw(3, "swords", "swords"), throw(4), hand=("crane-wing",))
    assert (leader_place(lost, "Taro"), lost.hand("bottom")) == ("gone", ["order-two-left"])
    assert (lost.lines()["command"], leader_place(lost, "Jiro")) == ("2 3", "E5")
    won = duel(throw(5, "swords"), throw(3), hand=("flying-geese",))
    assert (leader_place(won, "Jiro"), won.hand("top")) == ("gone", ["order-two-right", "order-two-right"])


@rule("SAM-22-007")
def test_a_duel_brings_no_banner() -> None:
    assert banners(duel(throw(5, "swords"), throw(3), hand=("flying-geese",))) == (0, 0)


@rule("SAM-22-008")
def test_honor_rolled_in_a_duel_brings_tokens_to_its_roller() -> None:
    case = duel(throw(5, "honor", "honor"), throw(3, "honor"))
    assert honor(case) == (5 + 2, 5 + 1)


@rule("SAM-22-009")
def test_with_equal_swords_nobody_loses_a_duel() -> None:
    case = duel(throw(5, "swords"), throw(3, "swords"))
    assert (leader_place(case, "Taro"), leader_place(case, "Jiro")) == ("E4", "E5")
    assert (len(case.hand("bottom")), len(case.hand("top"))) == (2, 3)


@rule("SAM-22-010")
def test_a_duel_comes_before_inspiration_and_a_lost_leader_helps_no_more() -> None:
    drawn = duel(throw(5), throw(3))
    assert (drawn.question, drawn.decider) == ("sam-ask-inspire", "bottom")
    lost = duel(throw(5), throw(3, "swords"), throw(4), hand=("crane-wing",))
    assert (lost.question, rolls(lost)) == ("cc-ask-battle-back", [4])
    # Samurai without their leader ignore one flag, no longer two.
    won = duel(throw(5, "swords"), throw(3), throw(4, "flag", "flag"), hand=("flying-geese",)).play("refrain")
    assert won.options() == ["ignore 0", "ignore 1"]


@rule("SAM-22-011")
def test_after_the_duel_the_close_combat_is_fought() -> None:
    case = duel(throw(5, "swords"), throw(3), throw(5, "square", "square"), hand=("flying-geese",)).play("inspire")
    assert (case.blocks("E5"), rolls(case)) == (2, [5])


# -- Ambush --------------------------------------------------------------------------------------


def ambushed(*dice: str, army: str = PLAIN) -> Case:
    """The defender's owner springs an ambush."""
    return fight("ambush", army, *dice, side="top").play("attack E4 E5", "dragon ambush")


@rule("SAM-22-015")
def test_ambush_strikes_first_with_a_die_more_and_then_the_attack_goes_on() -> None:
    case = ambushed(throw(3 + 1, "triangle"), throw(3, "triangle", "triangle"))
    assert (case.blocks("E4"), case.blocks("E5"), rolls(case)) == (3, 2, [4, 3])
    # There is no battle back after it.
    assert turn_is_over(case)
    assert (honor(case), PRINTED["ambush"]) == ((5, 3), (1, 2, 8))


@rule("SAM-22-015")
def test_an_ambush_that_destroys_or_drives_back_ends_the_attack_without_an_advance() -> None:
    killed = ambushed(throw(4, "triangle"), army=PLAIN.replace("AY E4", "AY E4 1"))
    assert (killed.unit("E4"), killed.blocks("E5"), rolls(killed)) == (None, 4, [4])
    assert (turn_is_over(killed), banners(killed)) == (True, (0, 1))
    driven = ambushed(throw(4, "flag")).play("retreat E3")
    assert (driven.blocks("E3"), driven.blocks("E5"), rolls(driven), turn_is_over(driven)) == (4, 4, [4], True)


@rule("SAM-22-015")
def test_only_the_defender_of_an_attack_ambushes() -> None:
    # Not against a battle back, and not by a leader alone.
    back = fight("ambush", PLAIN, throw(3), throw(3)).play("attack E4 E5")
    assert back.question == "cc-ask-battle-back"
    assert turn_is_over(back.play("battle-back"))
    alone = fight("ambush", "bottom: AY E4\ntop: leader E5 Taro, AY A11", throw(3), side="top").play("attack E4 E5")
    assert alone.question == "sam-ask-fate"


@rule("SAM-22-015")
def test_an_ambushed_attack_keeps_its_inspiration() -> None:
    army = "bottom: AY E4, leader E4 Taro\ntop: AY E5, AY A11"
    case = fight("ambush", army, throw(4), throw(3 + 1, "honor", "honor"), side="top")
    case.play("attack E4 E5", "inspire", "dragon ambush")
    # The die of the leader is rolled, and the first honor is his.
    assert (rolls(case), honor(case)) == ([4, 4], (5 - 1 + 1, 3))


# -- an enemy that advances ----------------------------------------------------------------------


def advanced(dragon: str, army: str, *dice: str, first: int = 4) -> Case:
    """An attacker has destroyed the last figure of E5 and moved in, and the other player has a Dragon card."""
    case = fight(dragon, army, throw(first, "triangle"), *dice, side="top")
    return case.play("attack E4 E5", "advance")


ADVANCE = "bottom: {} E4\ntop: AY E5 1, AY E6, SN D6, AB A11"


@rule("SAM-22-032")
def test_feigned_flight_strikes_at_an_enemy_that_advanced() -> None:
    case = advanced("feigned-flight", ADVANCE.format("SN"), throw(4, "square"))
    assert case.options() == ["dragon feigned-flight", "pass"]
    case.play("dragon feigned-flight")
    assert case.options() == ["attack D6 E5", "attack E6 E5"]
    assert case.why_not("attack A11 E5") == "SAM-22-032"
    case.play("attack D6 E5")
    assert (case.blocks("E5"), rolls(case), honor(case)) == (3, [4, 4], (5, 3))
    # Neither battle back nor advance follow.
    assert turn_is_over(case)
    assert PRINTED["feigned-flight"] == (1, 2, 5)


@rule("SAM-22-032")
def test_after_feigned_flight_an_enemy_that_stays_goes_on() -> None:
    case = advanced("feigned-flight", ADVANCE.format("MSY"), throw(3), throw(4))
    case.play("dragon feigned-flight", "attack E6 E5")
    assert case.question == "cc-ask-bonus"
    case.play("attack E5 E6")
    assert rolls(case) == [4, 3, 4]
    driven = advanced("feigned-flight", ADVANCE.format("MSY"), throw(3, "flag"))
    driven.play("dragon feigned-flight", "attack E6 E5", "ignore 0", "retreat E4")
    assert (driven.blocks("E4"), turn_is_over(driven), driven.blocks("E6")) == (4, True, 4)
    killed = advanced("feigned-flight", ADVANCE.format("MSY").replace("MSY E4", "MSY E4 1"), throw(4, "square"))
    killed.play("dragon feigned-flight", "attack D6 E5")
    assert (killed.unit("E5"), banners(killed), killed.unit("D6") is not None) == (None, (1, 1), True)


@rule("SAM-22-033")
def test_pit_trap_destroys_figures_and_ends_the_advance() -> None:
    case = advanced("pit-trap", ADVANCE.format("MSY"), "square square swords").play("dragon pit-trap")
    # Two symbols of its banner; swords do nothing. And cavalry has no bonus combat now.
    assert (case.blocks("E5"), turn_is_over(case), honor(case)) == (2, True, (5, 4))
    assert PRINTED["pit-trap"] == (1, 1, 5)
    missed = advanced("pit-trap", ADVANCE.format("MSY"), "flag circle triangle").play("dragon pit-trap")
    assert (missed.blocks("E5"), turn_is_over(missed)) == (4, True)
    free = advanced("pit-trap", ADVANCE.format("MSY")).play("pass")
    assert free.question == "cc-ask-bonus"


# -- before a roll -------------------------------------------------------------------------------


@rule("SAM-22-034")
def test_masterwork_weapons_add_a_die_in_any_combat() -> None:
    close = fight("masterwork-weapons", PLAIN, throw(3 + 1)).play("attack E4 E5", "dragon masterwork-weapons")
    assert (rolls(close), honor(close), PRINTED["masterwork-weapons"]) == ([4], (4, 5), (2, 1, 6))
    army = "bottom: AB E4\ntop: AY E6, AY A11"
    shot = fight("masterwork-weapons", army, throw(2 + 1)).play("attack E4 E6", "dragon masterwork-weapons")
    assert rolls(shot) == [3]
    # Only in this combat: not in the bonus combat that follows.
    text = "bottom: MSY E4\ntop: AY E5 1, AY E6"
    again = fight("masterwork-weapons", text, throw(5, "triangle"), throw(4))
    again.play("attack E4 E5", "dragon masterwork-weapons", "advance", "attack E5 E6")
    assert rolls(again) == [5, 4]


@rule("SAM-22-035")
def test_favor_of_hachiman_makes_honor_hit_and_brings_its_tokens() -> None:
    case = fight("favor-of-hachiman", PLAIN, throw(3, "honor", "honor", "triangle"))
    case.play("attack E4 E5", "dragon favor-of-hachiman")
    assert (case.blocks("E5"), honor(case)) == (4 - 3, (5 - 2 + 2, 5))
    shot = fight("favor-of-hachiman", "bottom: AB E4\ntop: AY E6, AY A11", throw(2, "honor"))
    shot.play("attack E4 E6", "dragon favor-of-hachiman")
    assert (shot.blocks("E6"), honor(shot), PRINTED["favor-of-hachiman"]) == (3, (5 - 2 + 1, 5), (1, 2, 6))


@rule("SAM-22-036")
def test_war_cry_adds_two_dice_in_close_combat_and_battle_back() -> None:
    case = fight("war-cry", PLAIN, throw(3 + 2), throw(3)).play("attack E4 E5", "dragon war-cry")
    assert (rolls(case), honor(case), PRINTED["war-cry"]) == ([5], (3, 5), (2, 2, 7))
    # The other side's battle back has none of it.
    assert rolls(case.play("battle-back")) == [5, 3]
    back = fight("war-cry", PLAIN, throw(3), throw(3 + 2), side="top").play(
        "attack E4 E5", "battle-back", "dragon war-cry"
    )
    assert rolls(back) == [3, 5]
    shot = fight("war-cry", "bottom: AB E4\ntop: AY E6, AY A11", throw(2)).play("attack E4 E6")
    assert turn_is_over(shot)


@rule("SAM-22-037")
def test_kiai_lets_the_target_ignore_no_swords() -> None:
    army = "bottom: AY E4\ntop: {} E5, AY A11"
    # Samurai ignore a sword of ashigaru, mounted ones two.
    for who, ignored in (("SN", 1), ("MSY", 2)):
        plain = fight("kiai", army.format(who), throw(3, "swords", "swords")).play("attack E4 E5", "pass")
        assert plain.blocks("E5") == 4 - 2 + ignored
        cry = fight("kiai", army.format(who), throw(3, "swords", "swords")).play("attack E4 E5", "dragon kiai")
        assert (cry.blocks("E5"), honor(cry)) == (2, (4, 5))
    assert PRINTED["kiai"] == (1, 1, 7)


@rule("SAM-22-038")
def test_wall_of_spears_takes_two_dice_but_leaves_one() -> None:
    for who, dice in (("SN", 2), ("AY", 1), ("AB", 1)):
        case = fight("wall-of-spears", PLAIN.replace("AY E4", f"{who} E4"), throw(dice), side="top")
        case.play("attack E4 E5", "dragon wall-of-spears")
        assert (rolls(case), honor(case)) == ([dice], (5, 4))
    assert PRINTED["wall-of-spears"] == (1, 1, 8)
    # Against a battle back, too.
    back = fight("wall-of-spears", PLAIN, throw(3), throw(1)).play(
        "attack E4 E5", "battle-back", "dragon wall-of-spears"
    )
    assert rolls(back) == [3, 1]


# -- after a roll --------------------------------------------------------------------------------


@rule("SAM-22-039")
def test_turn_of_fortune_rolls_chosen_dice_again_once() -> None:
    case = fight("turn-of-fortune", PLAIN, "triangle circle circle", "triangle swords").play("attack E4 E5")
    case.play("dragon turn-of-fortune")
    assert (case.question, case.options()) == ("sam-ask-again", ["again circle", "again triangle", "done"])
    assert case.why_not("again honor") == "SAM-22-039"
    case.play("again circle", "again circle", "done")
    # The triangle was kept, and the new result stands.
    assert (case.blocks("E5"), rolls_left(case), honor(case)) == (4 - 3, 0, (4, 5))
    assert case.question == "cc-ask-battle-back"
    assert PRINTED["turn-of-fortune"] == (1, 1, 9)
    none = fight("turn-of-fortune", PLAIN, throw(3, "triangle")).play("attack E4 E5", "dragon turn-of-fortune", "done")
    assert none.blocks("E5") == 3
    shot = fight("turn-of-fortune", "bottom: AB E4\ntop: AY E6, AY A11", throw(2)).play("attack E4 E6")
    assert turn_is_over(shot)


@rule("SAM-22-040")
def test_ferocity_makes_flags_hit_and_drive_back() -> None:
    case = fight("ferocity", PLAIN, throw(3, "flag", "flag")).play("attack E4 E5", "dragon ferocity")
    assert (case.blocks("E5"), honor(case), PRINTED["ferocity"]) == (2, (3, 5), (1, 2, 9))
    assert case.question == "cc-ask-retreat"
    case.play("retreat E6", "retreat E7")
    assert case.blocks("E7") == 2
    # Against a leader alone a flag is a hit as well.
    alone = fight("ferocity", "bottom: AY E4\ntop: leader E5 Taro, AY A11", throw(3, "flag"))
    assert leader_place(alone.play("attack E4 E5", "dragon ferocity"), "Taro") == "lost"


@rule("SAM-22-041")
def test_stand_firm_ignores_all_flags_of_the_roll() -> None:
    case = fight("stand-firm", PLAIN, throw(3, "flag", "flag", "flag"), side="top")
    case.play("attack E4 E5", "dragon stand-firm")
    assert (case.blocks("E5"), case.question, honor(case)) == (4, "cc-ask-battle-back", (5, 4))
    assert PRINTED["stand-firm"] == (1, 1, 10)
    # Hits stay.
    hit = fight("stand-firm", PLAIN, throw(3, "flag", "triangle"), side="top").play("attack E4 E5", "dragon stand-firm")
    assert hit.blocks("E5") == 3


@rule("SAM-22-042")
def test_great_armor_ignores_two_further_swords() -> None:
    army = "bottom: SN E4\ntop: {} E5, AY A11"
    for who, faces, left in (
        ("AY", ("swords", "swords", "swords"), 3),
        ("AY", ("swords", "triangle"), 3),
        # Samurai ignore none of other samurai; mounted ones one, and two further.
        ("MSY", ("swords", "swords", "swords", "swords"), 3),
    ):
        case = fight("great-armor", army.format(who), throw(4, *faces), side="top")
        case.play("attack E4 E5", "dragon great-armor")
        assert case.blocks("E5") == left
    assert (honor(case), PRINTED["great-armor"]) == ((5, 4), (1, 1, 10))


@rule("SAM-22-043")
def test_bamboo_mantlets_cancel_two_hits_of_fire() -> None:
    army = "bottom: AB E4\ntop: AY E6, AY A11\ncard: shogun"
    case = fight("bamboo-mantlets", army, throw(3, "triangle", "triangle", "triangle"), side="top")
    case.play("attack E4 E6", "dragon bamboo-mantlets")
    assert (case.blocks("E6"), honor(case), PRINTED["bamboo-mantlets"]) == (3, (5, 4), (1, 1, 11))
    # A flag is no hit.
    flag = fight("bamboo-mantlets", army, throw(3, "triangle", "flag"), side="top")
    flag.play("attack E4 E6", "dragon bamboo-mantlets")
    assert flag.question == "cc-ask-retreat"
    close = fight("bamboo-mantlets", PLAIN, throw(3), side="top").play("attack E4 E5")
    assert close.question == "cc-ask-battle-back"


# -- after success -------------------------------------------------------------------------------


@rule("SAM-22-044")
def test_relentless_pursuit_gives_a_bonus_combat_to_a_unit_without_a_right_to_it() -> None:
    army = "bottom: SN E4\ntop: AY E5 1, AY E6 1, AY D7"
    plain = fight("relentless-pursuit", army, throw(4, "triangle")).play("attack E4 E5", "pass", "advance")
    assert turn_is_over(plain)
    case = fight("relentless-pursuit", army, throw(4, "triangle"), throw(4, "triangle"))
    case.play("attack E4 E5", "dragon relentless-pursuit", "advance")
    assert (case.question, honor(case), PRINTED["relentless-pursuit"]) == ("cc-ask-bonus", (3, 5), (1, 2, 12))
    # One, and no second.
    assert turn_is_over(case.play("attack E5 E6", "advance"))
    stays = fight("relentless-pursuit", army, throw(4, "triangle"))
    assert turn_is_over(stays.play("attack E4 E5", "dragon relentless-pursuit", "stay"))


@rule("SAM-22-044")
def test_relentless_pursuit_gives_cavalry_a_second_bonus_combat_after_its_second_advance() -> None:
    army = "bottom: MSY E4\ntop: AY E5 1, AY E6 1, AY E7 1, AY E8"
    dice = [throw(4, "triangle")] * 3
    case = fight("relentless-pursuit", army, *dice).play("attack E4 E5", "dragon relentless-pursuit", "advance")
    case.play("attack E5 E6", "advance")
    assert case.options() == ["attack E6 E7", "done"]
    case.play("attack E6 E7", "advance")
    assert (turn_is_over(case), case.blocks("E7")) == (True, 4)
    # Played only after the bonus combat it gives the same.
    late = fight("relentless-pursuit", army, *dice).play("attack E4 E5", "pass", "advance", "attack E5 E6")
    late.play("dragon relentless-pursuit", "advance")
    assert late.question == "cc-ask-bonus"


@rule("SAM-22-044")
def test_relentless_pursuit_does_not_lift_terrain() -> None:
    army = "bottom: SN E4\ntop: AY E5 1, AY E6\nterrain: village E5"
    case = fight("relentless-pursuit", army, throw(2, "triangle"))
    assert turn_is_over(case.play("attack E4 E5", "dragon relentless-pursuit", "advance"))


@rule("SAM-22-045")
def test_taking_heads_brings_three_tokens_for_a_unit_or_leader_and_otherwise_one() -> None:
    destroyed = fight("taking-heads", "bottom: SN E4\ntop: AY E5 1, AY A11", throw(4, "triangle"))
    destroyed.play("attack E4 E5", "dragon taking-heads")
    assert (honor(destroyed), PRINTED["taking-heads"]) == ((8, 5), (1, 0, 12))
    killed = fight("taking-heads", "bottom: SN E4\ntop: leader E5 Taro, AY A11", throw(4, "swords"))
    assert honor(killed.play("attack E4 E5", "dragon taking-heads")) == (8, 5)
    driven = fight("taking-heads", "bottom: SN E4\ntop: AY E5, AY A11", throw(4, "flag")).play("attack E4 E5")
    assert honor(driven.play("retreat E6", "dragon taking-heads")) == (6, 4)
    held = fight("taking-heads", PLAIN, throw(3, "triangle")).play("attack E4 E5")
    assert held.question == "cc-ask-battle-back"


@rule("SAM-22-046")
def test_return_blow_adds_two_dice_to_a_battle_back() -> None:
    case = fight("return-blow", PLAIN, throw(3), throw(3 + 2), side="top")
    case.play("attack E4 E5", "battle-back", "dragon return-blow")
    assert (rolls(case), honor(case), PRINTED["return-blow"]) == ([3, 5], (5, 4), (1, 1, 13))
    # It is nothing for an attack of one's own.
    attack = fight("return-blow", PLAIN, throw(3)).play("attack E4 E5")
    assert attack.question == "cc-ask-battle-back"
    assert dragons(attack, "bottom") == ["return-blow"]

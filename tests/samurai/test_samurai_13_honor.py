"""Chapter 13: what retreats cost, and the complete loss of honor.

The unit that retreats stands on E5 and is the top side's: it goes to D6 or E6.
"""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, field, hexes, honor, leader_place, pool, rolls_left, throw, tokens
from vexilla.testing import Case, rule

#: Four dice against E5.
ATTACK = "bottom: SN E4\ntop: {}\nordered: E4\n"
BROKE = "honor: 5 0\n"
#: The dice of a complete loss of honor that do nothing.
NOTHING = "flag swords honor flag"
#: A leader alone, who goes to D6, and a roll of four dice that misses him.
LONE = "bottom: SN E4\ntop: leader E5 Uesugi{}\nordered: E4\n"
MISS = throw(4)


def retreated(defender: str, flags: int, more: str = "", *dice: str) -> Case:
    """A unit on E5 has retreated by D6 for so many flags."""
    case = battle(ATTACK.format(f"{defender}") + more, throw(4, *["flag"] * flags, miss="honor"), *dice)
    case.play("attack E4 E5")
    if case.question == "cc-ask-ignore":
        case.play("ignore 0")
    while not case.over and case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    return case


def cost(defender: str, flags: int, more: str = "") -> int:
    """The tokens that a retreat cost the top side, of ten it had."""
    case = retreated(defender, flags, more + "honor: 0 10\n")
    assert len(case.log("cc-retreated")) == flags
    return 10 - honor(case)[1]


def dishonor_rolls(case: Case) -> list[list[str]]:
    """The dice of every complete loss of honor so far."""
    return [event["dice"] for event in case.log("cc-rolled-for") if event["what"] == "dishonor"]


# -- what a retreat costs ------------------------------------------------------------------------


@rule("SAM-13-001")
def test_whoever_retreats_loses_tokens() -> None:
    assert honor(retreated("AY E5", 1)) == (8, 4)
    # Nothing without a retreat.
    assert honor(battle(ATTACK.format("SN E5"), throw(4, "flag")).play("attack E4 E5", "ignore 1")) == (5, 5)
    assert honor(battle(LONE.format(""), MISS).play("attack E4 E5", "flee D6", "stop")) == (5, 2)


@rule("SAM-13-002")
@pytest.mark.parametrize("flags", [1, 2, 3])
def test_a_circle_pays_one_a_hex(flags: int) -> None:
    assert (cost("AB E5", flags), cost("AA E5", flags)) == (flags, flags)


@rule("SAM-13-003")
@pytest.mark.parametrize("flags", [1, 2, 3])
def test_a_triangle_pays_one_a_hex(flags: int) -> None:
    assert cost("AY E5", flags) == flags


@rule("SAM-13-004")
@pytest.mark.parametrize("flags", [1, 2, 3])
def test_a_square_pays_two_a_hex(flags: int) -> None:
    assert (cost("SN E5", flags), cost("MSY E5", flags)) == (2 * flags, 2 * flags)


@rule("SAM-13-005")
@pytest.mark.parametrize(("unit", "price"), [("AB", 2), ("AY", 2), ("SN", 3), ("MSY", 3)])
def test_with_a_leader_one_more_a_hex(unit: str, price: int) -> None:
    for flags in (1, 2):
        assert cost(f"{unit} E5, leader E5 Uesugi *mounted", flags) == price * flags


@rule("SAM-13-006")
def test_example_a_triangle_with_a_leader_pays_two_a_hex() -> None:
    assert [cost("AY E5, leader E5 Uesugi", flags) for flags in (1, 2, 3)] == [2, 4, 6]


@rule("SAM-13-007")
def test_a_lone_leader_pays_three_before_he_goes() -> None:
    case = battle(LONE.format(""), MISS).play("attack E4 E5")
    assert honor(case) == (5, 5)
    # They are gone with his first step, while he is on his way.
    case.play("flee D6")
    assert honor(case) == (5, 2)


@rule("SAM-13-008")
@pytest.mark.parametrize(
    "way", [["flee D6", "stop"], ["flee D6", "flee D7", "stop"], ["flee D6", "flee D7", "flee D8"]]
)
def test_however_far_he_goes(way: list[str]) -> None:
    assert honor(battle(LONE.format(""), MISS).play("attack E4 E5", *way)) == (5, 2)


@rule("SAM-13-008")
def test_also_over_his_start_line() -> None:
    text = "bottom: SN E10\ntop: leader E11 Uesugi\nordered: E10\n"
    assert honor(battle(text, MISS).play("attack E10 E11", "leave")) == (5, 2)


@rule("SAM-13-009")
def test_seppuku_costs_nothing() -> None:
    case = battle(LONE.format(""), MISS, hand=["order-two-left"]).play("attack E4 E5", "seppuku")
    # It brings five.
    assert (honor(case), case.log("sam-honor-lost")) == ((5, 10), [])


@rule("SAM-13-010")
def test_hexes_that_cannot_be_made_cost_no_tokens() -> None:
    # Three flags, one hex, two figures.
    case = retreated("SN E5", 3, "terrain: river D7 E7\nhonor: 0 10\ntop: AB E6\n")
    assert (case.blocks("D6"), honor(case)[1]) == (2, 8)
    blocked = retreated("SN E5", 2, "terrain: river D6 E6\nhonor: 0 10\n")
    assert (blocked.blocks("E5"), honor(blocked)[1]) == (2, 10)


@rule("SAM-13-011")
def test_the_tokens_go_to_the_pool() -> None:
    case = retreated("SN E5", 2, "honor: 5 10\n")
    # Two honor were rolled and taken from the pool of fifteen, four came back.
    assert (honor(case), pool(case), tokens(case)) == ((7, 6), 17, 30)


@rule("SAM-13-012")
def test_fire_close_combat_and_battle_back_cost_alike() -> None:
    shot = battle("bottom: AB E3\ntop: AY E5\nordered: E3\n", "flag circle").play("attack E3 E5", "retreat D6")
    close = battle("bottom: SN E4\ntop: AY E5\nordered: E4\n", throw(4, "flag")).play("attack E4 E5", "retreat D6")
    text = "bottom: AY E4\ntop: SN E5\nordered: E4\n"
    back = battle(text, throw(3), throw(4, "flag")).play("attack E4 E5", "battle-back", "retreat E3")
    assert (honor(shot), honor(close), honor(back)) == ((5, 4), (5, 4), (4, 5))
    for case in (shot, close, back):
        (lost,) = case.log("sam-honor-lost")
        assert (lost["tokens"], lost["clauses"]) == (1, ["SAM-13-001"])


@rule("SAM-13-013")
def test_a_leader_who_is_found_on_the_way_adds_nothing() -> None:
    case = retreated("AY E5", 3, "top: leader D6 Uesugi\nhonor: 0 10\n")
    # One hex to D6, where the retreat ends.
    assert (case.blocks("D6"), case.leader("D6"), honor(case)[1]) == (4, "Uesugi", 9)


# -- the complete loss of honor ------------------------------------------------------------------


@rule("SAM-13-014")
@pytest.mark.parametrize(("held", "rolls"), [(0, 1), (1, 1), (3, 1), (4, 0), (5, 0)])
def test_a_retreat_that_cannot_be_paid_is_a_complete_loss(held: int, rolls: int) -> None:
    # A square that goes two hexes costs four.
    case = retreated("SN E5", 2, f"honor: 5 {held}\n", *[NOTHING] * rolls)
    assert (len(dishonor_rolls(case)), len(case.log("sam-dishonored"))) == (rolls, rolls)


@rule("SAM-13-014")
@pytest.mark.parametrize(("held", "rolls"), [(2, 1), (3, 0)])
def test_so_is_what_a_dragon_card_takes_in_vain(held: int, rolls: int) -> None:
    text = f"bottom: AY E2\ntop: AY E9\nbottom dragons: rice-famine\nhonor: 5 {held}\n"
    case = field(text, *[NOTHING] * rolls).play("play crane-wing", "dragon rice-famine")
    assert len(dishonor_rolls(case)) == rolls
    assert honor(case) == (3, 0)


@rule("SAM-13-015")
@pytest.mark.parametrize("held", [1, 3])
def test_all_tokens_that_are_left_go(held: int) -> None:
    case = retreated("SN E5", 2, f"honor: 0 {held}\n", NOTHING)
    # Two honor were rolled by the attacker.
    assert (honor(case), pool(case)) == ((2, 0), 28)
    lone = battle(LONE.format("") + f"honor: 5 {min(held, 2)}\n", MISS, NOTHING)
    assert honor(lone.play("attack E4 E5", "flee D6", "stop")) == (5, 0)


@rule("SAM-13-016")
def test_the_opponent_rolls_four_dice() -> None:
    case = retreated("AY E5", 1, BROKE, NOTHING)
    (roll,) = [event for event in case.log("cc-rolled-for") if event["what"] == "dishonor"]
    assert (roll["side"], len(roll["dice"])) == ("bottom", 4)


@rule("SAM-13-017")
def test_one_roll_when_the_whole_retreat_is_over() -> None:
    case = battle(ATTACK.format("AY E5") + BROKE, throw(4, "flag", "flag", "flag"), "triangle flag flag flag")
    case.play("attack E4 E5", "retreat D6", "retreat D7")
    # Two hexes are not paid for, and nothing is rolled yet.
    assert (dishonor_rolls(case), rolls_left(case)) == ([], 1)
    case.play("retreat D8")
    assert (len(dishonor_rolls(case)), case.blocks("D8")) == (1, 3)


@rule("SAM-13-018")
def test_each_symbol_of_its_own_takes_a_figure_of_the_unit() -> None:
    # A fresh unit of the same symbol is as near: it is the one that retreated that pays.
    case = retreated("AY E5, AY C6", 1, BROKE, "triangle triangle flag flag")
    assert (case.blocks("D6"), case.blocks("C6")) == (2, 4)


@rule("SAM-13-019")
def test_each_other_symbol_takes_a_figure_of_the_nearest_unit() -> None:
    more = BROKE + "top: AB D8, AB D10, SN H6, SN L11\n"
    case = retreated("AY E5", 1, more, "circle circle square flag")
    assert [case.blocks(hex_) for hex_ in ("D6", "D8", "D10", "H6", "L11")] == [4, 2, 4, 3, 4]


@rule("SAM-13-019")
def test_when_the_nearest_is_gone_the_next_pays() -> None:
    case = retreated("AY E5", 1, BROKE + "top: AB D8 1, AB D10\n", "circle circle circle flag")
    assert (case.unit("D8"), case.blocks("D10"), banners(case)) == (None, 2, (1, 0))


@rule("SAM-13-020")
def test_of_those_equally_near_its_owner_chooses() -> None:
    # Where it stopped decides: E6 is two hexes from both, D6 two from D8 and three from G7.
    text = ATTACK.format("AY E5, AB D8, AB G7, AB C10") + BROKE
    case = battle(text, throw(4, "flag"), "circle circle flag flag").play("attack E4 E5", "retreat E6")
    assert (case.decider, case.question, hexes(case, "lose")) == ("top", "sam-ask-lose", ["D8", "G7"])
    assert case.why_not("lose C10") == "SAM-13-020"
    case.play("lose G7", "lose D8")
    assert (case.blocks("D8"), case.blocks("G7")) == (3, 3)
    # From D6 only D8 is nearest.
    case = battle(text, throw(4, "flag"), "circle circle flag flag").play("attack E4 E5", "retreat D6")
    assert (case.blocks("D8"), case.blocks("G7")) == (2, 4)


@rule("SAM-13-020")
def test_they_are_counted_from_the_end_of_a_longer_retreat() -> None:
    # A6 and D9 are both three hexes from D6, where the tokens gave out; from D7, where it stopped, D9 is nearer.
    text = ATTACK.format("AY E5, AB A6, AB D9") + BROKE
    case = battle(text, throw(4, "flag", "flag"), "circle flag flag flag").play("attack E4 E5", "retreat D6")
    case.play("retreat D7")
    assert (case.blocks("A6"), case.blocks("D9"), case.question) == (4, 3, "cc-ask-advance")


@rule("SAM-13-021")
def test_swords_flags_and_honor_do_nothing_to_units() -> None:
    more = BROKE + "top: AB D8, SN D10, AY F10\n"
    case = retreated("AY E5, leader E5 Uesugi", 1, more, "swords flag honor swords")
    assert [case.blocks(hex_) for hex_ in ("D6", "D8", "D10", "F10")] == [4, 4, 4, 4]
    # Nor to the leader of the unit.
    assert case.leader("D6") == "Uesugi"


@rule("SAM-13-022")
def test_a_symbol_for_which_nobody_is_left_does_nothing() -> None:
    # The unit had one figure: the second triangle finds nobody, not its neighbour; there is no square at all.
    case = retreated("AY E5 1, AY C6", 1, BROKE, "triangle triangle triangle square")
    assert (case.unit("D6"), case.blocks("C6"), banners(case)) == (None, 4, (1, 0))
    assert case.decider == "bottom"


@rule("SAM-13-023")
@pytest.mark.parametrize("swords", [1, 2])
def test_swords_kill_a_leader_who_retreated(swords: int) -> None:
    case = battle(LONE.format("") + BROKE, MISS, throw(4, *["swords"] * swords, miss="flag"))
    case.play("attack E4 E5", "flee D6", "stop")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("lost", (1, 0))


@rule("SAM-13-024")
def test_symbols_take_figures_of_the_units_nearest_to_him() -> None:
    text = LONE.format(", AB D8, AB D10, AY F7, SN L11") + BROKE
    case = battle(text, MISS, "circle triangle square circle").play("attack E4 E5", "flee D6", "stop")
    assert [case.blocks(hex_) for hex_ in ("D8", "D10", "F7", "L11")] == [2, 4, 3, 3]
    assert leader_place(case, "Uesugi") == "D6"


@rule("SAM-13-025")
def test_of_those_equally_near_to_where_he_stopped_his_owner_chooses() -> None:
    text = LONE.format(", AB D9, AB F9, AB L11") + BROKE
    case = battle(text, MISS, "circle flag flag flag")
    case.play("attack E4 E5", "flee E6", "flee E7", "stop")
    assert (case.decider, case.question, hexes(case, "lose")) == ("top", "sam-ask-lose", ["D9", "F9"])
    assert case.why_not("lose L11") == "SAM-13-025"
    case.play("lose F9")
    assert (case.blocks("D9"), case.blocks("F9")) == (4, 3)


@rule("SAM-13-025")
def test_where_he_stopped_not_where_he_began() -> None:
    # A6 and D9 are four hexes from E5, three from D6; from D7 D9 is nearer.
    text = LONE.format(", AB A6, AB D9") + BROKE
    case = battle(text, MISS, "circle flag flag flag").play("attack E4 E5", "flee D6", "flee D7", "stop")
    assert (case.blocks("A6"), case.blocks("D9"), case.question) == (4, 3, "cc-ask-advance")


@rule("SAM-13-026")
def test_flags_and_honor_do_nothing_to_him() -> None:
    text = LONE.format(", AB D8, AY F7, SN L11") + BROKE
    case = battle(text, MISS, "flag honor flag honor").play("attack E4 E5", "flee D6", "stop")
    assert (leader_place(case, "Uesugi"), banners(case), honor(case)) == ("D6", (0, 0), (5, 0))
    assert [case.blocks(hex_) for hex_ in ("D8", "F7", "L11")] == [4, 4, 4]


@rule("SAM-13-027")
def test_who_leaves_the_field_unpaid_may_still_be_killed() -> None:
    text = "bottom: SN E10\ntop: leader E11 Uesugi, AB G11, AB K11\nordered: E10\n" + BROKE
    killed = battle(text, MISS, "swords circle flag flag").play("attack E10 E11", "leave")
    assert (leader_place(killed, "Uesugi"), banners(killed), killed.blocks("G11")) == ("lost", (1, 0), 3)
    saved = battle(text, MISS, NOTHING.replace("swords", "flag")).play("attack E10 E11", "leave")
    assert (leader_place(saved, "Uesugi"), banners(saved)) == ("gone", (0, 0))


FAMINE = "bottom: AY E2\ntop: AY E9, AY K11, AB D9, SN F9, SN K9 1\nbottom dragons: rice-famine\nhonor: 5 1\n"


@rule("SAM-13-028")
def test_by_a_dragon_card_any_unit_of_the_symbol_suffers_as_its_owner_says() -> None:
    case = field(FAMINE, "triangle square flag flag").play("play crane-wing", "dragon rice-famine")
    assert (case.decider, case.question, hexes(case, "lose")) == ("top", "sam-ask-lose", ["E9", "K11"])
    # A unit of another symbol, or an enemy, will not do.
    assert [case.why_not(f"lose {hex_}") for hex_ in ("D9", "E2")] == ["SAM-13-028", "SAM-13-028"]
    case.play("lose K11", "lose F9")
    assert [case.blocks(hex_) for hex_ in ("E9", "K11", "D9", "F9", "K9")] == [4, 3, 4, 3, 1]


@rule("SAM-13-018", "SAM-13-024", "SAM-13-028")
def test_roll_and_losses_name_the_clause_of_what_cost_the_honor() -> None:
    by_unit = retreated("AY E5", 1, BROKE, "triangle flag flag flag")
    lone = LONE.format(", AB D8") + BROKE
    by_leader = battle(lone, MISS, "circle flag flag flag").play("attack E4 E5", "flee D6", "stop")
    by_card = field(FAMINE, "triangle flag flag flag").play("play crane-wing", "dragon rice-famine", "lose K11")
    for case, clause in ((by_unit, "SAM-13-018"), (by_leader, "SAM-13-024"), (by_card, "SAM-13-028")):
        (roll,) = [event for event in case.log("cc-rolled-for") if event["what"] == "dishonor"]
        (loss,) = case.log("cc-lost")
        assert (roll["clauses"], loss["clauses"]) == ([clause], [clause])


@rule("SAM-13-029")
def test_swords_flags_and_honor_do_nothing_by_a_dragon_card() -> None:
    text = FAMINE + "top: leader E9 Uesugi, leader D10 Naoe\n"
    case = field(text, "swords flag honor swords").play("play crane-wing", "dragon rice-famine")
    assert [case.blocks(hex_) for hex_ in ("E9", "K11", "D9", "F9", "K9")] == [4, 4, 4, 4, 1]
    assert (case.leader("E9"), case.leader("D10"), honor(case)) == ("Uesugi", "Naoe", (3, 0))


@rule("SAM-13-030")
def test_what_is_destroyed_gives_banners_and_no_leader_is_tested() -> None:
    # The one that retreats loses its last figure; its leader is not tested and stands alone.
    case = retreated("AY E5 1, leader E5 Uesugi", 1, BROKE + "top: SN D10 1\n", "triangle square flag flag")
    assert (case.unit("D6"), case.unit("D10"), banners(case)) == (None, None, (2, 0))
    assert (case.leader("D6"), [event["what"] for event in case.log("cc-rolled-for")]) == ("Uesugi", ["dishonor"])


@rule("SAM-13-030", "SAM-17-004")
def test_the_last_banner_needed_may_be_one_of_them() -> None:
    case = retreated("AY E5 1", 1, BROKE + "needed: 1 6\n", "triangle flag flag flag")
    assert (case.over, case.winner) == (True, "bottom")


@rule("SAM-13-030", "SAM-20-065")
def test_a_camp_that_is_emptied_by_it_is_taken_at_once() -> None:
    text = ATTACK.format("AY E5, BG F11 1") + BROKE + "terrain: camp F11\n"
    case = battle(text, throw(4, "flag"), "square flag flag flag", hand=["order-two-left"])
    case.play("attack E4 E5", "retreat D6")
    # One banner for the bodyguards, three for the camp, before anything else is decided.
    assert (banners(case), case.question) == ((4, 0), "cc-ask-advance")


@rule("SAM-13-031")
def test_honor_rolled_for_it_brings_no_tokens() -> None:
    case = battle(ATTACK.format("AY E5") + BROKE, throw(4, "flag"), "honor honor honor honor")
    case.play("attack E4 E5", "retreat D6")
    assert (honor(case), pool(case)) == ((5, 0), 25)


@rule("SAM-13-032")
def test_nearest_is_counted_straight_over_everything() -> None:
    # B6 is two hexes from D6, behind a river and enemies; E9 is three, in the open.
    text = ATTACK.format("AY E5, AB B6, AB E9") + BROKE + "terrain: river C5 C6 C7 D7\nbottom: AY B5, AY C4\n"
    case = battle(text, throw(4, "flag"), "circle flag flag flag").play("attack E4 E5", "retreat D6")
    assert (case.blocks("B6"), case.blocks("E9")) == (3, 4)

"""Chapter 10: retreats of units and leaders, and seppuku."""

from collections.abc import Iterable

import pytest

from samurai.fields import banners, battle, clauses_told, dragons, field, hexes, honor, leader_place, pool, throw
from vexilla.testing import Case, rule


def driven(text: str, flags: int, attack: str = "E4 E5") -> Case:
    """Mounted samurai roll so many flags: the defender of an attack decides how it falls back.

    ``text`` has the line of the top side, and perhaps further ones.
    """
    here = attack.partition(" ")[0]
    case = battle(f"bottom: MSY {here}\nordered: {here}\n{text}", throw(4, *["flag"] * flags))
    return case.play(f"attack {attack}")


def asked_where_to(text: str, flags: int) -> Case:
    """The same, at the question of where to retreat, which is asked even if there is only one hex."""
    case = battle(f"bottom: MSY E4\nordered: E4\n{text}", throw(4, *["flag"] * flags))
    case.ask_everything = True
    case.play("attack E4 E5")
    while case.question != "cc-ask-retreat":
        case.play("stand" if case.question == "cc-ask-react" else "ignore 0")
    return case


def alone(text: str, attack: str = "E4 E5", hand: Iterable[str] = ()) -> Case:
    """Mounted samurai attack a leader alone and miss him: his owner decides what becomes of him."""
    here = attack.partition(" ")[0]
    case = battle(f"bottom: MSY {here}\nordered: {here}\n{text}", throw(4), hand=hand)
    return case.play(f"attack {attack}")


# -- the retreat of units ------------------------------------------------------------------------


@rule("SAM-10-001")
def test_losses_and_the_test_of_the_leader_come_before_the_retreat() -> None:
    text = "bottom: SN E4\ntop: AY E5 2, leader E5 Uesugi\nordered: E4"
    case = battle(text, throw(4, "triangle", "flag"), "circle").play("attack E4 E5")
    assert (case.question, case.blocks("E5")) == ("cc-ask-ignore", 1)
    assert [event["what"] for event in case.log("cc-rolled-for")] == ["leader-check"]
    # Who is destroyed retreats no more.
    case = battle("bottom: SN E4\ntop: AY E5 1\nordered: E4", throw(4, "triangle", "flag")).play("attack E4 E5")
    assert (case.question, honor(case)) == ("cc-ask-advance", (5, 5))


@rule("SAM-10-002")
@pytest.mark.parametrize(("flags", "rank"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_each_flag_is_a_hex_towards_the_own_start_line(flags: int, rank: int) -> None:
    case = driven("top: AY E5", flags)
    for _ in range(flags):
        case.play(case.options("retreat")[0])
    assert [unit["hex"][1:] for unit in case.view("spectator")["units"] if unit["side"] == "top"] == [str(rank)]


@rule("SAM-10-003", "SAM-10-006")
def test_the_owner_chooses_between_two_hexes_at_each_step() -> None:
    case = driven("top: AY E5", 2)
    assert (case.decider, case.options()) == ("top", ["retreat D6", "retreat E6"])
    case.play("retreat D6")
    assert (case.decider, case.options()) == ("top", ["retreat D7", "retreat E7"])
    case.play("retreat E7")
    assert case.blocks("E7") == 4


@rule("SAM-10-004")
def test_a_unit_retreats_towards_its_own_line_wherever_the_attack_came_from() -> None:
    # The attack comes from behind: the retreat leads past the attacker.
    case = driven("top: AY E5", 1, attack="D6 E5")
    assert (case.blocks("E6"), case.question) == (4, "cc-ask-advance")
    # And the bottom side goes down.
    text = "top: MSY E6\nturn: top\nordered: E6\nbottom: AY E5"
    case = battle(text, throw(4, "flag")).play("attack E6 E5")
    assert hexes(case, "retreat") == ["D4", "E4"]


@rule("SAM-10-005")
def test_nobody_retreats_sideways_or_forward() -> None:
    case = driven("top: AY E5", 1)
    for hex_ in ("D5", "F5", "D4", "E7"):
        assert case.why_not(f"retreat {hex_}") == "SAM-10-005"


@rule("SAM-10-006", "SAM-10-007")
@pytest.mark.parametrize(("here", "attack", "ways"), [("A5", "A4", ["A6"]), ("L5", "K4", ["K6"])])
def test_at_the_edge_there_is_only_one_hex_and_no_half_hex(here: str, attack: str, ways: list[str]) -> None:
    case = battle(
        f"bottom: MSY {attack}\nordered: {attack}\ntop: AY {here}\ncard: cavalry-charge", throw(5, "flag", "flag")
    )
    case.play(f"attack {attack} {here}")
    # The first step was the only one possible.
    assert case.blocks(ways[0]) == 4
    assert len(hexes(case, "retreat")) == 2


@rule("SAM-10-008")
@pytest.mark.parametrize("other", ["top: AY D6", "bottom: AY D6", "bottom: leader D6 Takeda"])
def test_nobody_retreats_onto_another_unit(other: str) -> None:
    case = asked_where_to(f"top: AY E5\n{other}", 2)
    assert case.options() == ["retreat E6"]
    assert case.why_not("retreat D6") == "SAM-10-008"
    # Nor through it: the second hex of the way is closed, too.
    case = asked_where_to(f"top: AY E5\n{other.replace('D6', 'E7')}", 2).play("retreat E6")
    assert case.options() == ["retreat F7"]
    assert case.why_not("retreat E7") == "SAM-10-008"


@rule("SAM-10-009", "SAM-10-011")
@pytest.mark.parametrize("ground", ["forest", "village", "rice-field", "ravine", "ford"])
def test_terrain_does_not_stop_a_retreat(ground: str) -> None:
    # The example of the book: two hexes back, through the forest, without a halt.
    case = driven(f"top: AY E5\nterrain: {ground} D6 E6", 2).play("retreat E6", "retreat E7")
    assert (case.blocks("E7"), honor(case)) == (4, (5, 3))


@rule("SAM-10-010")
def test_nobody_retreats_into_impassable_terrain() -> None:
    case = driven("top: AY E5\nterrain: river D6 D7", 2)
    # E6 was the only hex, and the next one is chosen freely again.
    assert case.blocks("E6") == 4
    assert hexes(case, "retreat") == ["E7", "F7"]
    case = asked_where_to("top: AY E5\nterrain: river D6", 1)
    assert (case.options(), case.why_not("retreat D6")) == (["retreat E6"], "SAM-10-010")


@rule("SAM-10-012", "SAM-10-014")
@pytest.mark.parametrize("kind", ["*foot", "*mounted"])
def test_infantry_that_retreats_onto_a_leader_alone_joins_him_and_goes_no_further(kind: str) -> None:
    case = driven(f"top: AY E5, leader E6 Uesugi {kind}", 3)
    assert hexes(case, "retreat") == ["D6", "E6"]
    case.play("retreat E6")
    assert (case.blocks("E6"), case.leader("E6"), case.question) == (4, "Uesugi", "cc-ask-advance")
    # One hex is paid for; the two that are cancelled cost neither figures nor tokens.
    assert honor(case) == (5, 4)
    assert clauses_told(case, "cc-joined") == ["SAM-10-012"]


@rule("SAM-10-012")
def test_a_led_unit_does_not_retreat_onto_another_leader() -> None:
    text = "top: AY E5, leader E5 Amari, leader E6 Uesugi"
    case = driven(text + ", leader D6 Obu", 1).play("ignore 0")
    # Both hexes are taken: a figure is lost for the hex that could not be made.
    assert (case.blocks("E5"), case.leader("E5")) == (3, "Amari")
    case = asked_where_to(text, 1)
    assert (case.options(), case.why_not("retreat E6")) == (["retreat D6"], "SAM-10-012")


@rule("SAM-10-013")
def test_cavalry_joins_a_mounted_leader_only() -> None:
    text = "bottom: AB E4\nordered: E4\ntop: MSY E5, leader E6 Uesugi {}"
    case = battle(text.format("*mounted"), "flag flag").play("attack E4 E5", "ignore 0", "retreat E6")
    assert (case.blocks("E6"), case.leader("E6"), honor(case)) == (4, "Uesugi", (5, 3))
    assert clauses_told(case, "cc-joined") == ["SAM-10-013"]
    case = asked_where_to("top: MSY E5, leader E6 Uesugi *foot", 1)
    assert (case.options(), case.why_not("retreat E6")) == (["retreat D6"], "SAM-10-013")


@rule("SAM-10-015")
@pytest.mark.parametrize(("flags", "left"), [(1, 3), (2, 2), (3, 1)])
def test_every_hex_that_cannot_be_made_costs_a_figure(flags: int, left: int) -> None:
    for closed in ("top: AY E5\nterrain: river D6 E6", "top: AY E5, AY E6\nterrain: river D6"):
        case = driven(closed, flags)
        assert case.blocks("E5") == left
        assert clauses_told(case, "cc-blocked") == ["SAM-10-015"]
        # What was not made is not paid for.
        assert honor(case) == (5, 5)


@rule("SAM-10-015")
def test_a_retreat_that_is_half_made_costs_a_figure_for_the_rest() -> None:
    case = driven("top: AY E5\nterrain: river D7 E7 F7", 3).play("retreat E6")
    assert (case.blocks("E6"), honor(case)) == (2, (5, 4))


@rule("SAM-10-016")
@pytest.mark.parametrize(("rank", "flags", "left"), [(11, 1, 3), (11, 2, 2), (10, 2, 3)])
def test_the_own_start_line_is_no_place_to_retreat_to(rank: int, flags: int, left: int) -> None:
    case = driven(f"top: AY E{rank}", flags, attack=f"E{rank - 1} E{rank}")
    if case.question == "cc-ask-retreat":
        case.play("retreat E11")
    assert case.blocks("E11") == left
    assert clauses_told(case, "cc-blocked") == ["SAM-10-016"]


@rule("SAM-10-017")
@pytest.mark.parametrize("kind", ["AB", "AY", "SN", "MSY"])
def test_a_figure_is_lost_for_a_blocked_hex_whatever_the_rank(kind: str) -> None:
    text = f"bottom: MSY E10\nordered: E10\ntop: {kind} E11"
    case = battle(text, throw(4, "flag", "flag", miss="honor")).play("attack E10 E11")
    if case.question == "cc-ask-ignore":
        case.play("ignore 0")
    assert case.blocks("E11") == 2
    assert clauses_told(case, "cc-lost") == ["SAM-10-017"]


@rule("SAM-10-018")
def test_no_leader_is_tested_for_a_blocked_retreat() -> None:
    # No dice are scripted beyond the attack.
    case = driven("top: AY E11, leader E11 Uesugi", 2, attack="E10 E11").play("ignore 0")
    assert (case.blocks("E11"), case.leader("E11")) == (2, "Uesugi")
    assert not case.log("cc-rolled-for")


@rule("SAM-10-019")
def test_the_owner_may_choose_a_way_that_ends_blocked_but_must_go_while_he_can() -> None:
    # Behind D6 the way is closed, behind E6 it is open.
    case = driven("top: AY E5\nterrain: river D7 E7", 2)
    assert case.options() == ["retreat D6", "retreat E6"]
    blocked = case.clone().play("retreat D6")
    assert blocked.blocks("D6") == 3
    case.play("retreat E6")
    assert case.blocks("F7") == 4


@rule("SAM-10-020")
def test_a_unit_that_a_blocked_retreat_destroys_is_a_banner_and_a_success() -> None:
    case = driven("top: AY E11 1", 2, attack="E10 E11")
    assert (banners(case), case.question) == ((1, 0), "cc-ask-advance")
    case.play("advance")
    assert case.unit("E11")["side"] == "bottom"  # type: ignore[index]


@rule("SAM-10-021")
def test_a_leader_stays_with_his_unit_on_its_way_back() -> None:
    case = driven("top: AY E5, leader E5 Uesugi\nhonor: 5 9", 3).play("ignore 0", "retreat E6")
    assert case.leader("E6") == "Uesugi"
    assert not case.options("flee")
    case.play("retreat E7", "retreat E8")
    assert (case.leader("E8"), case.blocks("E8")) == ("Uesugi", 4)


@rule("SAM-10-038")
def test_flags_of_a_battle_back_drive_the_attacker_to_his_own_line() -> None:
    text = "bottom: AY E4\nordered: E4\ntop: AY E5"
    case = battle(text, throw(3), throw(3, "flag", "flag")).play("attack E4 E5", "battle-back")
    assert (case.decider, case.options()) == ("bottom", ["retreat E3", "retreat F3"])
    case.play("retreat F3", "retreat F2")
    assert (case.blocks("F2"), honor(case)) == (4, (3, 5))
    # At his own line he loses figures.
    case = battle("bottom: AY E1\nordered: E1\ntop: AY E2", throw(3), throw(3, "flag"))
    case.play("attack E1 E2", "battle-back")
    assert case.blocks("E1") == 3


# -- the retreat of leaders ----------------------------------------------------------------------


@rule("SAM-10-022")
def test_a_leader_alone_retreats_towards_his_own_line_and_not_sideways() -> None:
    case = alone("top: leader E5 Uesugi")
    assert hexes(case, "flee") == ["D6", "E6"]
    for hex_ in ("D5", "F5", "D4", "E7"):
        assert case.why_not(f"flee {hex_}") == "SAM-10-023"
    # Terrain that stops others does not stop him on his way back.
    case = alone("top: leader E5 Uesugi\nterrain: forest D6 E6").play("flee E6", "flee E7", "stop")
    assert case.leader("E7") == "Uesugi"


@rule("SAM-10-023")
def test_a_leader_alone_retreats_one_two_or_three_hexes_as_his_owner_likes() -> None:
    text = "top: leader E5 Uesugi"
    case = alone(text)
    assert case.why_not("stop") == "SAM-10-023"
    assert alone(text).play("flee E6", "stop").leader("E6") == "Uesugi"
    assert alone(text).play("flee E6", "flee E7", "stop").leader("E7") == "Uesugi"
    case = alone(text)
    case.ask_everything = True
    case.play("flee E6", "flee E7", "flee E8")
    assert (case.options(), case.why_not("flee E9")) == (["stop"], "SAM-10-023")
    assert case.play("stop").leader("E8") == "Uesugi"


@rule("SAM-10-023")
@pytest.mark.parametrize("flags", [0, 1, 3])
def test_the_flags_do_not_matter_to_a_leader_alone(flags: int) -> None:
    case = battle("bottom: MSY E4\nordered: E4\ntop: leader E5 Uesugi", throw(4, *["flag"] * flags))
    case.play("attack E4 E5", "flee E6", "stop")
    assert case.leader("E6") == "Uesugi"


@rule("SAM-10-024")
def test_a_retreating_leader_passes_through_friends() -> None:
    friends = "AY D6, leader D6 Obu, AY E6, leader E6 Amari"
    case = alone(f"top: leader E5 Uesugi, {friends}").play("flee E6")
    assert case.why_not("stop") == "SAM-10-025"
    case.play("flee E7", "stop")
    assert (case.leader("E7"), case.leader("E6"), case.blocks("E6")) == ("Uesugi", "Amari", 4)


@rule("SAM-10-025")
@pytest.mark.parametrize("other", ["leader E6 Amari", "AY E6, leader E6 Amari", "MSY E6"])
def test_a_leader_does_not_end_where_he_has_no_place(other: str) -> None:
    case = alone(f"top: leader E5 Uesugi *foot, {other}").play("flee E6")
    assert case.why_not("stop") == "SAM-10-025"


@rule("SAM-10-025")
def test_nor_does_he_go_where_he_could_end_nowhere() -> None:
    # Three hexes deep there are only leaders on the right, and the left is free.
    others = "leader E6 A, leader E7 B, leader F7 C, leader D8 D, leader E8 E, leader F8 F"
    case = alone(f"top: leader E5 Uesugi, {others}")
    assert hexes(case, "flee") == ["D6"]
    assert case.why_not("flee E6") == "SAM-10-025"


@rule("SAM-10-026")
@pytest.mark.parametrize("enemy", ["AY E6", "leader E6 Takeda"])
def test_a_leader_does_not_pass_through_enemies(enemy: str) -> None:
    case = battle(f"bottom: MSY E4, {enemy}\nordered: E4\ntop: leader E5 Uesugi", throw(4)).play("attack E4 E5")
    assert hexes(case, "flee") == ["D6"]
    assert case.why_not("flee E6") == "SAM-10-026"


@rule("SAM-10-027")
@pytest.mark.parametrize(("unit", "may"), [("AY", True), ("AB", True), ("SN", True), ("MSY", False)])
def test_a_leader_on_foot_ends_with_infantry_without_a_leader(unit: str, may: bool) -> None:
    case = alone(f"top: leader E5 Uesugi *foot, {unit} E6").play("flee E6")
    assert case.why_not("stop") == (None if may else "SAM-10-025")
    if may:
        case.play("stop")
        assert (case.leader("E6"), case.blocks("E6")) == ("Uesugi", 4)


@rule("SAM-10-028")
@pytest.mark.parametrize("unit", ["AY", "SN", "MSY"])
def test_a_mounted_leader_ends_with_infantry_or_cavalry_without_a_leader(unit: str) -> None:
    case = alone(f"top: leader E5 Uesugi *mounted, {unit} E6").play("flee E6", "stop")
    assert (case.leader("E6"), case.blocks("E6")) == ("Uesugi", 4)


@rule("SAM-10-029", "SAM-10-031")
def test_a_leader_who_retreats_off_the_field_is_no_banner_and_does_not_return() -> None:
    case = alone("top: leader E11 Uesugi, AY A9", attack="E10 E11").play("leave")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("gone", (0, 0))
    # In his own side's turn nobody can order him.
    case = field("bottom: AY A1\ntop: leader gone Uesugi, AY E9\nturn: top\ncard: order-three-center")
    assert case.options() == ["done", "order E9"]


@rule("SAM-10-030")
@pytest.mark.parametrize(("rank", "steps"), [(11, []), (10, ["E11"]), (9, ["E10", "E11"])])
def test_the_step_onto_the_start_line_counts_as_a_hex(rank: int, steps: list[str]) -> None:
    case = alone(f"top: leader E{rank} Uesugi, AY A9", attack=f"E{rank - 1} E{rank}")
    for step in steps:
        assert case.why_not("leave") == "SAM-10-030"
        case.play(f"flee {step}")
    case.play("leave")
    assert leader_place(case, "Uesugi") == "gone"


@rule("SAM-10-030")
def test_after_three_hexes_there_is_no_fourth_to_leave_with() -> None:
    case = alone("top: leader E8 Uesugi, AY A9", attack="E7 E8")
    case.ask_everything = True
    case.play("flee E9", "flee E10", "flee E11")
    assert (case.options(), case.why_not("leave")) == (["stop"], "SAM-10-030")
    assert leader_place(case.play("stop"), "Uesugi") == "E11"


@rule("SAM-10-032")
def test_a_leader_does_not_cross_impassable_terrain() -> None:
    case = alone("top: leader E5 Uesugi\nterrain: river E6")
    assert hexes(case, "flee") == ["D6"]
    assert case.why_not("flee E6") == "SAM-10-032"


# -- seppuku -------------------------------------------------------------------------------------


@rule("SAM-10-033", "SAM-10-034")
def test_a_leader_alone_may_die_by_his_own_hand_though_his_way_is_free() -> None:
    case = alone("top: leader E5 Uesugi, AY A9", hand=["order-two-left"])
    assert case.options() == ["flee D6", "flee E6", "seppuku"]
    case.play("seppuku")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("gone", (0, 0))
    # Once he has begun to retreat it is too late.
    case = alone("top: leader E5 Uesugi, AY A9").play("flee E6")
    assert case.why_not("seppuku") == "SAM-10-033"


@rule("SAM-10-033")
def test_a_leader_with_his_unit_does_not_have_that_choice() -> None:
    case = driven("top: AY E5, leader E5 Uesugi", 1).play("ignore 0")
    assert case.why_not("seppuku") == "SAM-03-010"


@rule("SAM-10-035")
@pytest.mark.parametrize(("held", "after", "left"), [("5 5", (5, 10), 15), ("25 2", (25, 5), 0)])
def test_seppuku_brings_five_tokens_or_what_the_pool_has(held: str, after: tuple[int, int], left: int) -> None:
    case = alone(f"top: leader E5 Uesugi, AY A9\nhonor: {held}", hand=["order-two-left"]).play("seppuku")
    assert (honor(case), pool(case)) == (after, left)


@rule("SAM-10-036")
def test_seppuku_costs_a_command_card_at_random_for_good() -> None:
    text = "top: leader E5 Uesugi, AY A9\ntop hand: shogun order-two-left crane-wing"
    case = alone(f"{text}\ncommand: 5 3", hand=["shogun"]).play("seppuku")
    assert sorted(case.hand("top")) == ["crane-wing", "order-two-left"]
    assert "shogun" in case.view("spectator")["discards"]
    assert case.view("spectator")["command"] == {"bottom": 5, "top": 2}
    # Each card can be the one.
    for lost in ("order-two-left", "crane-wing"):
        other = alone(f"{text}\ncommand: 5 3", hand=[lost]).play("seppuku")
        assert lost not in other.hand("top")


@rule("SAM-10-036")
def test_the_lost_card_is_not_replaced_at_the_end_of_a_turn() -> None:
    text = "bottom: AY A1\ntop: leader gone Uesugi, AY A9\nturn: top\ncommand: 5 2\n"
    case = field(f"{text}top hand: order-two-left\ncard: order-two-left\nto do: draw", deck=["shogun"])
    assert sorted(case.hand("top")) == ["order-two-left", "shogun"]


@rule("SAM-10-037")
def test_seppuku_gives_the_enemy_a_dragon_card_at_random() -> None:
    text = "top: leader E5 Uesugi, AY A9\ntop dragons: kiai ambush\nbottom dragons: tea-ceremony"
    for given, kept in (("kiai", "ambush"), ("ambush", "kiai")):
        case = battle(
            f"bottom: MSY E4\nordered: E4\n{text}",
            throw(4),
            hand=["order-two-left"],
            dragon_hand=[given],
        )
        case.play("attack E4 E5")
        while case.question.startswith("sam-ask-dragon"):
            case.play("pass")
        case.play("seppuku")
        assert sorted(dragons(case, "bottom")) == sorted(["tea-ceremony", given])
        assert dragons(case, "top") == [kept]
    # Whoever has none gives none.
    case = alone("top: leader E5 Uesugi, AY A9", hand=["order-two-left"]).play("seppuku")
    assert (dragons(case, "bottom"), dragons(case, "top")) == ([], [])

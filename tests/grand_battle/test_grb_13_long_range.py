"""Chapter 13: long-range fire, from the order to the reply."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.fighting import Fight
from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.artillery.bombardment import ARTILLERY_PHASE, order_fire
from vexilla.games.grand_battle.artillery.guns import forbids_target
from vexilla.games.grand_battle.position import BOMBARDED, DISABLED, FIRED
from vexilla.games.grand_battle.roster import NONE
from vexilla.games.grand_battle.text import read, write
from vexilla.games.grand_battle.turn import ARTILLERY_PHASE as TURN_OF_GUNS
from vexilla.games.grand_battle.turn import COMMAND_PHASE
from vexilla.kernel.chance import generator_from
from vexilla.kernel.deed import Deed
from vexilla.kernel.refusal import UnknownAction
from vexilla.testing import rule

GUN = "bottom g: {} at 60:20 heading 0"
HILL = "ground slope: hill-gentle of knoll 40:5 80:5 80:25 40:25\nhill knoll: 60:15"


def battery(*lines: str, gun: str = "h-cannon", year: int = 1600, **dice: str) -> Fight:
    """A battery with an Attack order at 60:20 that looks up the table, and what stands there."""
    return Fight("\n".join([f"year: {year}", GUN.format(gun), "batteries: g", *lines]), ARTILLERY_PHASE, **dice)


def seen(*lines: str, gun: str = "h-cannon", year: int = 1600) -> str:
    """The clause against a shot at ``t``, which is asked for beside another target that is legal."""
    fight = battery("top o: hoplites at 46:40 heading 180", *lines, gun=gun, year=year)
    refusal = fight.match.refusal(fight.match.read("shoot g -> t"))
    return "" if refusal is None else refusal.clause


BLOCK = "top t: swiss-block at 60:45 heading 180"
TARGET = "top t: hoplites at 60:{} heading 180"


@rule("GRB-13-055", "GRB-13-008", "GRB-13-009", "GRB-13-048")
def test_a_heavy_cannon_confuses_a_swiss_block() -> None:
    fight = battery(BLOCK, attack="6", defence="1").play("shoot g -> t")
    assert fight.totals() == {"g attack": 26, "t defence": 14}
    assert fight.outcomes() == [("t", "confusion")]
    assert fight.state("t") == (5, 0, 1)
    assert fight.position.marks[0] & FIRED
    assert fight.asked() == ""


@rule("GRB-13-037")
def test_several_batteries_are_each_named_once() -> None:
    fight = battery(BLOCK, *[f"bottom g{x}: h-cannon at {x}:20 heading 0" for x in (52, 68)])
    fight.position.batteries = [0, 2, 3]
    choice = fight.match.choice()
    generator = generator_from(3)
    named = []
    for _ in range(60):
        deed = choice.sample(fight.match, generator)
        if isinstance(deed, Deed):
            named.append(deed.ids("units"))
    assert max([len(ids) for ids in named]) == 3
    assert [ids for ids in named if len(set(ids)) < len(ids)] == []
    with pytest.raises(UnknownAction, match="named twice"):
        fight.match.read("shoot g,g -> t")


@rule("GRB-07-029", "GRB-07-039", "GRB-13-048")
def test_whom_guns_drive_off_from_afar_nobody_supports_and_nobody_pursues() -> None:
    """Being swept along belongs to combat: neighbours of the target are not tested, though they touch its enemy."""
    lines = ["top t: hoplites at 60:45 heading 180 losses 3", "top n: hoplites at 68:45 heading 180"]
    enemy = "bottom a: hoplites at 68:45 heading 0\ncontact: a front n front"
    for more in ("", enemy):
        fight = battery(*lines, more, attack="6", defence="1").play("shoot g -> t")
        assert fight.told("grb-flees", "unit") == [("t",)]
        assert (fight.events("grb-tested"), fight.state("n"), fight.place("n")) == ([], (4, 0, 0), "table")
        assert (fight.position.quarry, fight.asked()) == (NONE, "")


@rule("GRB-13-008", "GRB-13-010", "GRB-13-028")
def test_only_batteries_with_an_order_fire_and_only_once() -> None:
    assert Fight("\n".join(["year: 1600", GUN.format("h-cannon"), BLOCK]), ARTILLERY_PHASE).asked() == ""
    other = "bottom g2: h-cannon at 70:20 heading 0"
    assert battery(BLOCK, other).why_not("shoot g2 -> t") == "GRB-13-008"
    assert battery(BLOCK, "bottom b: bolt at 70:20 heading 0").why_not("shoot b -> t") == "GRB-13-010"
    fight = Fight(
        "\n".join(["year: 1600", GUN.format("h-cannon"), BLOCK, other, "batteries: g g2"]),
        ARTILLERY_PHASE,
        attack="11",
        defence="66",
    ).play("shoot g -> t")
    assert fight.why_not("shoot g -> t") == "GRB-13-028"
    assert fight.play("done").asked() == ""
    assert fight.position.batteries == []
    ordered = battery(BLOCK, "bottom b: bolt at 70:20 heading 0", other).position
    for unit in (ordered.roster.numbers["b"], ordered.roster.numbers["g2"]):
        order_fire(ordered, unit)
    assert ordered.batteries == [0, ordered.roster.numbers["g2"]]


@rule("GRB-13-028", "GRB-13-025", "GRB-13-029", "GRB-13-027")
def test_who_has_fired_does_not_move_and_heavy_guns_never_do() -> None:
    def case(gun: str, mark: str = "") -> Order:
        return Order(f"year: 1600\nbottom g: {gun} at 60:20 heading 0 {mark}\nmanoeuvre: g")

    assert case("l-cannon").clause("advance g 8") == ""
    assert case("l-cannon").clause("turn g right90") == ""
    assert case("l-cannon", "fired").clause("advance g 1") == "GRB-13-028"
    assert case("l-cannon", "disabled").clause("advance g 1") == "GRB-13-021"
    for leg in ("advance g 1", "turn g right90"):
        assert case("h-cannon").clause(leg) == "GRB-13-029"
        assert case("l-bombard-fixed").clause(leg) == "GRB-13-029"


@rule("GRB-13-031", "GRB-13-007", "GRB-13-054")
def test_more_than_half_of_the_target_is_in_range_before_the_front() -> None:
    # The range is 30 and the target two steps deep: at 48.9 just over half of it is within.
    assert seen(TARGET.format("48.9")) == ""
    assert seen(TARGET.format("49.1")) == "GRB-13-031"
    # The front zone widens by a step each step: at 11 steps it ends 75 steps across.
    assert seen("top t: hoplites at 74.9:30 heading 180") == ""
    assert seen("top t: hoplites at 75.3:30 heading 180") == "GRB-13-031"
    assert seen("top t: hoplites at 60:10 heading 0") == "GRB-13-031"


@rule("GRB-13-051", "GRB-13-052", "GRB-13-053")
@pytest.mark.parametrize(
    ("gun", "year", "reach"), [("l-bombard", 1500, 16), ("l-cannon", 1600, 20), ("h-bombard", 1500, 24)]
)
def test_ranges(gun: str, year: int, reach: int) -> None:
    near = battery(TARGET.format(20 + reach - 1.1), gun=gun, year=year)
    assert near.asked() == "bottom grb-ask-bombard"
    assert battery(TARGET.format(20 + reach - 0.9), gun=gun, year=year).asked() == ""


@rule("GRB-13-032", "GRB-13-034", "GRB-10-041")
def test_what_covers_the_line_of_fire() -> None:
    target = TARGET.format(45)
    assert seen(target) == ""
    assert seen(target, "bottom f: hoplites at 60:30 heading 0") == "GRB-13-032"
    assert seen(target, "bottom f: skirm-bow at 60:30 heading 0") == "GRB-13-032"
    assert seen(target, "top f: hoplites at 60:30 heading 180") == "GRB-13-032"
    assert seen(target, "top f: skirm-bow at 60:30 heading 180") == ""
    assert seen(target, "bottom f: hoplites at 64.04:30 heading 0") == ""
    assert seen(target, "bottom f: hoplites at 63.9:30 heading 0") == "GRB-13-032"
    assert seen(target, "ground wood: forest 55:30 65:30 65:35 55:35") == "GRB-13-032"
    assert seen(target, "ground wood: forest 50:40 70:40 70:50 50:50") == ""
    assert seen(target, "ground slope: hill-gentle of h 55:30 65:30 65:35 55:35\nhill h: 60:32") == "GRB-13-032"
    refusal = battery(target, "top o: hoplites at 46:40 heading 180", "bottom f: hoplites at 60:30 heading 0")
    found = refusal.match.refusal(refusal.match.read("shoot g -> t"))
    assert found is not None
    assert found.arguments["by"] == "f"


@rule("GRB-10-023")
def test_guns_do_not_fire_from_forest() -> None:
    assert battery(BLOCK, "ground wood: forest 50:5 70:5 70:21 50:21").asked() == ""


@rule("GRB-13-033", "GRB-10-016")
def test_from_a_height_guns_fire_over_who_stands_lower() -> None:
    friend = "bottom f: hoplites at 60:32 heading 0"
    assert seen(TARGET.format(45), friend, HILL) == ""
    higher = HILL.replace("25", "33").replace("60:15", "60:31")
    assert seen(TARGET.format(45), friend, higher) == "GRB-13-032"
    # Above somebody in a ravine, but on no hill.
    ravine = "ground rift: ravine ribbon 40:31 80:31 width 4"
    assert seen(TARGET.format(45), friend, ravine) == "GRB-13-032"


@rule("GRB-13-047")
def test_heavy_guns_on_a_hill_have_a_dead_zone() -> None:
    assert seen(TARGET.format("25.9"), HILL) == "GRB-13-047"
    assert seen(TARGET.format("26.1"), HILL) == ""
    assert seen(TARGET.format("25.9")) == ""
    assert seen(TARGET.format("25.9"), HILL, gun="l-cannon") == ""


@rule("GRB-13-035", "GRB-13-056", "GRB-13-011", "GRB-13-013")
def test_nobody_fires_into_melee_but_into_contact() -> None:
    met = "bottom x: hoplites at 60:47 heading 180"
    assert seen(TARGET.format(45), met) == ""
    assert seen(TARGET.format(45), met, "contact: x front t rear melee rounds 1") == "GRB-13-035"
    close = battery(TARGET.format(20)).position
    refusal = forbids_target(close, 0, 1)
    assert refusal is not None
    assert refusal.clause == "GRB-13-011"


@rule("GRB-13-030")
def test_targets_are_enemies_with_men() -> None:
    assert seen("bottom t: hoplites at 60:45 heading 180") == "GRB-13-030"
    assert seen("top t: l-cannon at 60:45 heading 180") == ""
    assert seen("top t: l-cannon at 60:45 heading 180 disabled") == "GRB-13-030"
    for kind in ("elephant-indian", "scythed"):
        assert seen(f"top t: {kind} at 60:45 heading 180") == ""


@rule("GRB-13-037")
def test_several_batteries_fire_as_one() -> None:
    lines = [BLOCK, "bottom g2: h-cannon at 70:20 heading 0", "bottom g3: h-cannon at 50:20 heading 0"]
    text = "\n".join(["year: 1600", GUN.format("h-cannon"), *lines, "batteries: g g2 g3"])
    fight = Fight(text, ARTILLERY_PHASE, attack="11", defence="66").play("shoot g2,g -> t")
    # 2 + 3 + 2 for the block, 1 for the other battery, and the die.
    assert fight.totals()["g2 attack"] == 2 * (2 + 3 + 2 + 1 + 1)
    assert [bool(fight.position.marks[unit] & FIRED) for unit in (0, 2, 3)] == [True, True, False]
    fight.play("shoot g3 -> t")
    assert fight.totals()["g3 attack"] == 2 * (2 + 3 + 2 + 1)


@rule("GRB-13-036")
def test_a_battery_that_is_fired_at_may_reply_without_an_order() -> None:
    enemy = "top t: h-cannon at 60:45 heading 180"
    fight = battery(enemy, attack="16", defence="61").play("shoot g -> t")
    assert fight.asked() == "top grb-ask-reply"
    assert fight.why_not("shoot g -> t") == "GRB-13-036"
    assert fight.why_not("shoot t -> t") == "GRB-13-036", "at who has fired, and at nobody else"
    fight.play("shoot t -> g")
    # 2 + 3 - 2 + 6 against 2 + 1: the crew is dispersed, and nobody replies to a reply.
    assert fight.outcomes() == [("t", "carry-on"), ("g", "retreat")]
    assert fight.position.marks[0] & DISABLED
    assert fight.position.marks[1] & FIRED
    assert fight.asked() == ""
    assert battery(enemy, attack="1", defence="6").play("shoot g -> t", "decline").asked() == ""
    # A dispersed crew does not reply, nor one that looks elsewhere, nor one that has fired.
    assert battery(enemy, attack="6", defence="1").play("shoot g -> t").asked() == ""
    assert battery(enemy.replace("180", "90"), attack="1", defence="6").play("shoot g -> t").asked() == ""
    assert battery(enemy + " fired", attack="1", defence="6").play("shoot g -> t").asked() == ""


@rule("GRB-03-079", "GRB-03-077", "GRB-03-081", "GRB-13-003")
def test_terror_is_tested_when_the_shot_is_declared() -> None:
    lines = (BLOCK, "top terror: artillery", "top general: x with t command 1 leadership 1")
    fight = battery(*lines, discipline="2").play("shoot g -> t")
    assert fight.events("grb-sum") == []
    assert fight.state("t") == (4, 0, 2)
    assert [event.arguments["unit"] for event in fight.events("grb-flees")] == ["t"]
    fight = battery(*lines, discipline="1", attack="1", defence="6").play("shoot g -> t")
    assert fight.outcomes() == [("t", "carry-on")]
    own = battery(BLOCK, "bottom terror: artillery", attack="1", defence="6").play("shoot g -> t")
    assert own.events("grb-tested") == []


@rule("GRB-03-073")
def test_fanatics_remember_that_guns_confused_them() -> None:
    target = "top t: ghazis at 60:45 heading 180"
    fight = battery(target, attack="2", defence="3").play("shoot g -> t")
    assert fight.outcomes() == [("t", "confusion")]
    assert fight.position.marks[1] & BOMBARDED
    assert not battery(target, attack="1", defence="6").play("shoot g -> t").position.marks[1] & BOMBARDED
    assert not battery(BLOCK, attack="6", defence="1").play("shoot g -> t").position.marks[1] & BOMBARDED


@rule("GRB-13-057", "GRB-13-048")
def test_fire_from_the_rear_means_flight() -> None:
    rear = "top t: ghazis at 60:45 heading 0"
    assert battery(rear, attack="5", defence="1").play("shoot g -> t").outcomes() == [("t", "flight")]
    front = "top t: ghazis at 60:45 heading 180"
    assert battery(front, attack="5", defence="1").play("shoot g -> t").outcomes() == [("t", "retreat")]


@rule("GRB-13-004", "GRB-13-021")
def test_a_crew_hit_from_afar_is_dispersed_and_the_gun_stays() -> None:
    fight = battery("top t: l-cannon at 60:45 heading 180", attack="6", defence="1").play("shoot g -> t")
    assert fight.position.marks[1] & DISABLED
    assert fight.position.is_on_table(1)


def test_a_bombardment_can_be_written_down_at_every_decision() -> None:
    enemy = "top t: h-cannon at 60:45 heading 180"
    fight = battery(enemy, "top o: hoplites at 70:44 heading 180", attack="1", defence="6")
    for deed in ("shoot g -> t", "decline"):
        text = write(fight.match)
        again, to_do = read(text, fight.position)
        assert again.canonical() == fight.position.canonical()
        assert [step.label() for step in to_do] == [step.label() for step in fight.match.agenda[::-1]]
        fight.play(deed)


@rule("GRB-13-008", "GRB-02-054", "GRB-13-028")
def test_an_attack_order_makes_a_battery_fire_in_the_second_phase() -> None:
    text = f"""\
year: 1600
{GUN.format("h-cannon")}
bottom a: hoplites at 50:20 heading 0
bottom general: x with a command 3 leadership 1
{BLOCK}
"""
    dice = {"army_points": [1], "attack": [6], "defence": [1]}
    play = Play(text, COMMAND_PHASE, TURN_OF_GUNS, **dice)
    play.orders("attack g from x else drop")
    assert play.asked() == "bottom grb-ask-bombard"
    play.do("shoot g -> t")
    assert play.disorder("t") == 1


@rule("GRB-13-046")
def test_balls_destroy_no_barricades() -> None:
    stakes = "top section: s1 barricade at 60:45 heading 180"
    fight = battery("top t: ghazis at 60:45 heading 180", stakes, attack="6", defence="1").play("shoot g -> t")
    assert fight.outcomes() == [("t", "retreat")]
    assert [section.id for section in fight.position.sections] == ["s1"]


@rule("GRB-10-018")
def test_from_above_balls_fly_over_friend_and_foe_and_hit() -> None:
    for between in ("bottom f: hoplites at 60:32 heading 0", "top f: hoplites at 60:32 heading 180"):
        level = battery(BLOCK, between)
        if "bottom" in between:
            assert level.asked() == "", "nothing else is in sight"
        else:
            assert level.why_not("shoot g -> t") == "GRB-13-032"
        fight = battery(BLOCK, between, HILL, attack="6", defence="1").play("shoot g -> t")
        # One more for the height: 2 + 3 + 2 + 1 and 6 against 6 and 1, RES 7 above the block's strength.
        assert fight.totals() == {"g attack": 28, "t defence": 14}
        assert fight.outcomes() == [("t", "retreat")]

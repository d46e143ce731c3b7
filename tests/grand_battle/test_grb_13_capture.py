"""Chapter 13: guns without a crew, and who mans them."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.artillery.crews import WhoMans
from vexilla.games.grand_battle.camps.spoils import SETTLE_SPOILS
from vexilla.games.grand_battle.position import DISABLED, FIRED, JOINED, MAKESHIFT, ON_TABLE, OUT_OF_ACTION
from vexilla.kernel.refusal import IllegalAction
from vexilla.kernel.step import procedure
from vexilla.testing import rule

FIGHT = "year: 1600\nbottom a: hoplites at 60:40 heading 0\ntop g: l-cannon at 60:40 heading 180"
LEFT_ALONE = FIGHT + " disabled"


def taken(*lines: str, capture: str) -> Fight:
    """Hoplites ride down a crew and stand at its gun."""
    text = "\n".join([FIGHT, *lines])
    return Fight(text, attack="61", defence="16", capture=capture).play("decline", "rush")


@rule("GRB-13-022", "GRB-13-024")
def test_who_disperses_a_crew_from_contact_rolls_for_the_gun() -> None:
    fight = taken(capture="5")
    assert fight.told("grb-captured", "gun", "unit", "pips") == [("g", "a", 5)]
    assert fight.position.marks[1] & OUT_OF_ACTION
    assert fight.asked() == ""
    fight = taken(capture="6")
    assert fight.asked() == "bottom grb-ask-captured"
    position = fight.play("man").position
    assert position.side_of(1) == 0
    assert position.marks[1] & MAKESHIFT
    assert not position.marks[1] & (DISABLED | OUT_OF_ACTION)
    assert fight.state("g") == (2, 0, 0)
    assert position.contacts == []


@rule("GRB-13-022")
def test_a_gun_is_rolled_for_once_by_who_touches_it() -> None:
    fight = Fight(LEFT_ALONE, SETTLE_SPOILS, capture="1")
    assert len(fight.events("grb-captured")) == 1
    again = Fight(LEFT_ALONE + " out-of-action", SETTLE_SPOILS)
    assert again.events("grb-captured") == []
    for line in (LEFT_ALONE.replace("60:40 heading 0", "60:39.9 heading 0"), LEFT_ALONE.replace("bottom a", "top a")):
        assert Fight(line, SETTLE_SPOILS).events("grb-captured") == []
    fled = LEFT_ALONE.replace("heading 0", "heading 0 fleeing")
    assert Fight(fled, SETTLE_SPOILS).events("grb-captured") == []
    left = Fight(LEFT_ALONE, SETTLE_SPOILS, capture="6").play("decline")
    assert left.position.side_of(1) == 1
    assert left.position.marks[1] & DISABLED


@rule("GRB-13-022")
def test_a_captured_gun_may_be_taken_back() -> None:
    text = LEFT_ALONE.replace("bottom a", "top a") + " enemy-crew makeshift"
    position = Fight(text, SETTLE_SPOILS, capture="6").play("man").position
    assert position.side_of(1) == 1


@rule("GRB-13-019")
def test_moving_up_to_a_gun_captures_it() -> None:
    case = Order(LEFT_ALONE.replace("60:40 heading 0", "60:36 heading 0") + "\nmanoeuvre: a").go("advance a 4")
    assert [event.name for event in case.match.log].count("grb-captured") == 1


@rule("GRB-13-023")
def test_a_regular_crew_leaves_its_gun_for_the_captured_one() -> None:
    fight = taken("bottom g2: l-cannon at 20:20 heading 0 disorder 1", capture="6")
    assert fight.why_not("transfer g") == "GRB-13-023"
    assert fight.why_not("transfer a") == "GRB-13-023"
    position = fight.play("transfer g2", "aside rear").position
    gun, own = fight.unit("g"), fight.unit("g2")
    crew = fight.unit("g2-crew")
    assert (position.side_of(gun), position.marks[gun] & DISABLED) == (0, DISABLED)
    assert position.marks[own] & DISABLED
    assert position.places[crew] == ON_TABLE
    # It steps out behind its gun, which is six steps deep.
    assert position.bases[crew].front() == (20_000, 14_000)
    assert fight.state("g2-crew") == (1, 0, 1)
    assert position.faults() == []


@rule("GRB-13-023")
def test_a_crew_that_has_come_mans_the_gun_as_its_own() -> None:
    text = """\
        year: 1600
        bottom g2: l-cannon at 20:20 heading 0 disabled
        bottom g2-crew: gun-crew at 60:30 heading 0 disorder 1
        top g: l-cannon at 60:40 heading 180 disabled enemy-crew
        manoeuvre: g2-crew
        """
    case = Order(text)
    assert case.clause("advance g2-crew 11") == "GRB-01-018"
    case.go("advance g2-crew 10")
    position = case.position
    gun = case.number("g")
    assert position.side_of(gun) == 0
    assert not position.marks[gun] & (DISABLED | MAKESHIFT)
    assert position.places[case.number("g2-crew")] == JOINED
    assert (position.vitality_of(gun), position.manoeuvre) == (1, [])


@rule("GRB-13-023")
def test_who_cannot_spare_his_crew() -> None:
    for line in (
        "bottom g2: l-cannon at 20:20 heading 0 disabled",
        "bottom g2: l-cannon at 20:20 heading 0 makeshift",
        "bottom g2: l-cannon at 20:20 heading 0\ntop e: hoplites at 20:20 heading 180",
    ):
        fight = Fight(f"{LEFT_ALONE}\n{line}", SETTLE_SPOILS, capture="6")
        assert fight.why_not("transfer g2") == "GRB-13-023"


@rule("GRB-13-023")
def test_a_crew_takes_its_losses_and_disorder_along_and_leaves_the_gun_without() -> None:
    fight = taken("bottom g2: l-cannon at 20:20 heading 0 losses 1 rough broken", capture="6")
    fight.play("transfer g2", "aside rear")
    position, crew, own = fight.position, fight.unit("g2-crew"), fight.unit("g2")
    assert (position.losses[crew], position.disorder[crew], position.disorder_of(crew)) == (1, 0, 1)
    assert (position.losses[own], position.disorder[own], position.rough[own]) == (0, 0, 0)
    assert (position.places[own], position.side_of(own)) == (ON_TABLE, 0)


AROUND = "\n".join([f"bottom h{x}{y}: hoplites at {x}:{y} heading 0" for x, y in ((20, 13), (28, 17), (20, 23))])


@rule("GRB-13-023")
@pytest.mark.parametrize(
    ("lines", "sides", "place"),
    [
        ("", "front right rear left", (20_000, 20_000)),
        # A lake behind the gun, or somebody behind it, or beside it.
        ("ground pond: lake 10:0 30:0 30:13 10:13", "front right left", (20_000, 20_000)),
        ("bottom b: hoplites at 20:13 heading 0", "front right left", (20_000, 20_000)),
        ("bottom b: hoplites at 20:23 heading 0\nbottom c: hoplites at 28:17 heading 0", "rear left", (20_000, 14_000)),
        (AROUND, "left", (16_000, 17_000)),
    ],
)
def test_the_owner_says_on_which_side_of_its_gun_a_crew_steps_out(
    lines: str, sides: str, place: tuple[int, int]
) -> None:
    fight = taken("bottom g2: l-cannon at 20:20 heading 0", lines, capture="6").play("transfer g2")
    words = sides.split()
    if len(words) > 1:
        assert fight.asked() == "bottom grb-ask-step-out"
        options = [fight.match.text(option) for option in fight.match.options()]
        assert options == [f"aside {word}" for word in words]
        for word in ("front", "right", "rear", "left"):
            assert fight.why_not(f"aside {word}") == ("" if word in words else "GRB-05-050")
        fight.play(f"aside {words[0]}")
    assert fight.asked() == ""
    assert fight.position.bases[fight.unit("g2-crew")].front() == place
    assert fight.position.faults() == []


@rule("GRB-13-022")
def test_it_does_not_matter_which_of_several_units_at_a_gun_has_captured_it() -> None:
    """The side rolls and mans the gun; its units keep their strength, whoever of them the event names."""
    others = "bottom b: hoplites at 64:43 heading 270"
    for first, text in (("a", f"{LEFT_ALONE}\n{others}"), ("b", f"{others}\n{LEFT_ALONE}")):
        fight = Fight(text, SETTLE_SPOILS, capture="6").play("man")
        assert fight.told("grb-captured", "gun", "unit") == [("g", first)]
        assert fight.position.side_of(fight.unit("g")) == 0
        assert [fight.state(unit) for unit in ("a", "b", "g")] == [(4, 0, 0), (4, 0, 0), (2, 0, 0)]


@rule("GRB-13-023")
def test_a_crew_without_room_stays_with_its_gun() -> None:
    around = ["20:13 heading 0", "28:17 heading 0", "12:17 heading 0", "20:23 heading 0"]
    lines = [f"bottom h{number}: hoplites at {place}" for number, place in enumerate(around)]
    fight = taken("bottom g2: l-cannon at 20:20 heading 0", *lines, capture="6")
    assert fight.why_not("transfer g2") == "GRB-13-023"


@rule("GRB-13-023")
def test_others_of_the_order_go_on_when_a_crew_has_come_to_its_gun() -> None:
    text = """\
        year: 1600
        bottom g2: l-cannon at 20:20 heading 0 disabled
        bottom g2-crew: gun-crew at 60:30 heading 0
        bottom b: hoplites at 68:30 heading 0
        top g: l-cannon at 60:40 heading 180 disabled enemy-crew
        manoeuvre: g2-crew b
        """
    case = Order(text).go("advance g2-crew,b 10")
    assert case.position.places[case.number("g2-crew")] == JOINED
    assert case.position.manoeuvre == [case.number("b")]
    assert not case.position.marks[case.number("g")] & FIRED


@rule("GRB-13-023")
def test_of_several_crews_that_come_at_once_the_owner_says_which_mans_the_gun() -> None:
    text = """\
        year: 1600
        bottom g2: l-cannon at 20:20 heading 0 disabled
        bottom g2-crew: gun-crew at 56:30 heading 0 disorder 1
        bottom g3: l-cannon at 30:20 heading 0 disabled
        bottom g3-crew: gun-crew at 64:30 heading 0
        bottom a: hoplites at 90:30 heading 0
        top g: l-cannon at 60:40 heading 180 disabled enemy-crew
        manoeuvre: g2-crew g3-crew
        """
    case = Order(text).go("advance g2-crew,g3-crew 10")
    gun = case.number("g")
    assert case.match.choice().question() == "grb-ask-crew"
    assert case.match.decider == 0
    assert case.position.marks[gun] & DISABLED
    for line in ("name a", "name g2", "done"):
        with pytest.raises(IllegalAction) as refused:
            case.match.clone().act(line)
        assert refused.value.refusal.clause == "GRB-13-023"
    for name, other, strength in (("g2-crew", "g3-crew", 1), ("g3-crew", "g2-crew", 2)):
        manned = case.match.clone()
        manned.act(f"name {name}")
        position = manned.position
        assert (position.places[case.number(name)], position.places[case.number(other)]) == (JOINED, ON_TABLE)
        assert (position.vitality_of(gun), position.marks[gun] & DISABLED) == (strength, 0)
        assert position.manoeuvre == [case.number(other)]
        assert position.faults() == []


@rule("GRB-13-023")
def test_what_is_asked_of_crews_is_asked_once() -> None:
    crews = "bottom g2-crew: gun-crew at 56:40 heading 0\nbottom g3-crew: gun-crew at 64:40 heading 0"
    guns = "bottom g2: l-cannon at 20:20 heading 0 disabled\nbottom g3: l-cannon at 30:20 heading 0 disabled"
    text = f"year: 1600\n{guns}\n{crews}\ntop g: l-cannon at 60:40 heading 180 disabled enemy-crew"
    gun = placed(text).roster.numbers["g"]
    twice = Fight(text, procedure("GRB-13-023", SETTLE_SPOILS, SETTLE_SPOILS, WhoMans(gun))).play("name g3-crew")
    assert twice.asked() == ""
    assert twice.told("grb-crew-arrived", "gun", "unit") == [("g", "g3-crew")]
    # The other one is tied down, or gone, by the time that it is asked.
    alone = Fight(text.replace("g2-crew: gun-crew at 56:40 heading 0", "g2-crew: gun-crew gone"), WhoMans(gun))
    assert alone.told("grb-crew-arrived", "gun", "unit") == [("g", "g3-crew")]

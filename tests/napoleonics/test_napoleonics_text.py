"""Positions of Napoleonics as text and as views: what is read is what is shown, and nobody sees too much."""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.games.napoleonics.position import Napoleonics
from vexilla.games.napoleonics.text import read
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.testing import position, rule

FIELD = """
    bottom: FR-LN E2 3, FR-LC F2, FR-LN G2 *square, FR-LT H2 *square3, leader E2 Ney, leader A1 Junot
    top: BR-LN E4, BR-FA F5, PT-LN C5 2 *start3, BR-RL K7 *square2, leader K8 Hill
    terrain: forest E4 D5; hill F2; redoubt G3:ne,nw
    bottom hand: probe-left attack-center
    bottom track: assault-left rally
    top hand: first-strike
    scouted: forward forward
    special: objective bottom 2 kept A9 B9
    special: objective top 1 lost E2
    special: exits top A9
    special: no-square town mill
"""


def made(text: str) -> Napoleonics:
    """The position a text stands for."""
    return read(text)[0]


def test_a_position_is_read_and_told() -> None:
    lines = made(FIELD + "card: elan\nordered: E2 F2\nordered leaders: A1\nmoved: F2=2\nbattled: E2\nleft square: E2")
    assert lines.canonical().splitlines() == [
        "bottom: FR-LN E2 3, FR-LC F2, FR-LN G2 *square1, FR-LT H2 *square3, leader E2 Ney, leader A1 Junot",
        "top: BR-LN E4, BR-FA F5, PT-LN C5 2 *start3, BR-RL K7 *square2, leader K8 Hill",
        "bottom hand: probe-left attack-center",
        "top hand: first-strike",
        "bottom track: assault-left - rally -",
        "top track: - scout-left - -",
        "discards:",
        "banners: 0 0",
        "needed: 6 6",
        "command: 5 5",
        "turn: 1 bottom",
        "played: elan",
        "card: elan",
        "last cards: elan nothing",
        "command now: 5",
        "scouted: forward forward",
        "ordered: E2 F2",
        "ordered leaders: Junot",
        "moved: F2=2:lost",
        "battled: E2",
        "left square: E2",
    ]
    assert lines.faults() == []
    found = lines.special
    assert [(each.side, each.banners, each.is_kept) for each in found.objectives] == [
        (BOTTOM, 2, True),
        (TOP, 1, False),
    ]
    assert found.no_square == ("town", "mill")


def test_a_copy_tells_the_same_and_stands_alone() -> None:
    original = made(FIELD)
    copy = original.clone()
    assert copy.canonical() == original.canonical()
    copy.track[BOTTOM][0], copy.track[BOTTOM][2] = copy.track[BOTTOM][2], copy.track[BOTTOM][0]
    copy.scouted.pop()
    copy.supporters.append(1)
    copy.left_square |= 1
    assert original.canonical() == made(FIELD).canonical()


#: Everything that can change, and another value for it: each must show in the text of the position.
CHANGES: list[tuple[str, Any]] = [
    ("command", [6, 5]),
    ("banners", [1, 0]),
    ("banners_needed", [6, 7]),
    ("turn", 4),
    ("active", TOP),
    ("discards", [1] + [0] * 28),
    ("played", 3),
    ("card", 3),
    ("last_card", [3, 4]),
    ("command_now", 4),
    ("section", 1),
    ("commander", 0),
    ("symbols", [0, 1, 0, 0, 0]),
    ("rallied", [0, 1, 0]),
    ("scouted", [2]),
    ("supplied", 1),
    ("held", 2),
    ("battled", 4),
    ("left_square", 4),
    ("leaders_moved", 1),
    ("leaders_carried", 1),
    ("struck_first", TOP),
    ("objectives_held", 2),
    ("ordered", [1, 0]),
    ("ordered_leaders", [1]),
    ("moved", [0, 1, 0, 0, 0, 0, 0, 0]),
    ("moved_from", [-1, 1, -1, -1, -1, -1, -1, -1]),
    ("square_of", [0, -1, 1, 2, -1, -1, -1, 1]),
    ("track", [[1, -1, 2, -1], [-1, 3, -1, -1]]),
    ("blocks", [2, 4, 4, 4, 4, 3, 2, 3]),
    ("flags", 1),
    ("sequence", 2),
    ("is_checked", True),
    ("retreater", 1),
    ("retreat_left", 2),
    ("over", True),
]
#: What matters only while a combat or a flight lasts.
IN_COMBAT: list[tuple[str, Any]] = [
    ("attacker", 1),
    ("defender", 5),
    ("quarry", 1),
    ("post", 7),
    ("ground", 8),
    ("supporters", [5]),
    ("is_bonus", True),
    ("is_giving_way", True),
    ("is_bounced", True),
    ("has_advanced", True),
    ("strike", 3),
    ("faces", [0, 0, 1, 0, 0]),
]
IN_FLIGHT: list[tuple[str, Any]] = [("flight_hex", 7), ("flight_made", 2)]


@pytest.mark.parametrize(("name", "value"), CHANGES, ids=[name for name, _ in CHANGES])
def test_everything_that_can_change_is_in_the_text(name: str, value: Any) -> None:
    field = made(FIELD)
    before = field.canonical()
    assert getattr(field, name) != value
    if name == "discards":
        field.discards[:] = value  # they belong to the stock of command cards
    else:
        setattr(field, name, value)
    assert field.canonical() != before
    assert field.clone().canonical() == field.canonical()


@pytest.mark.parametrize(("name", "value"), IN_COMBAT, ids=[name for name, _ in IN_COMBAT])
def test_the_whole_combat_is_in_the_text(name: str, value: Any) -> None:
    field = made(FIELD)
    field.declare(0, field.unit_hex[4], is_bonus=False)
    before = field.canonical()
    setattr(field, name, value)
    assert field.canonical() != before
    assert field.clone().canonical() == field.canonical()


@pytest.mark.parametrize(("name", "value"), IN_FLIGHT, ids=[name for name, _ in IN_FLIGHT])
def test_the_whole_flight_is_in_the_text(name: str, value: Any) -> None:
    field = made(FIELD)
    field.fleeing, field.flight_hex = 1, 0
    before = field.canonical()
    setattr(field, name, value)
    assert field.canonical() != before
    assert field.clone().canonical() == field.canonical()


# -- views ---------------------------------------------------------------------------------------


@rule("NAP-06-034", "NAP-03-008")
def test_only_the_owner_sees_hand_track_and_scouted_cards() -> None:
    field = made(FIELD)
    own, enemy, spectator = (field.view(side) for side in (BOTTOM, TOP, SPECTATOR))
    places = [("G2", "assault-left"), None, ("H2", "rally"), None]
    assert own["track"]["bottom"] == [place and {"unit": place[0], "card": place[1]} for place in places]
    hidden = [place and {"unit": place[0], "card": None} for place in places]
    assert enemy["track"]["bottom"] == spectator["track"]["bottom"] == hidden
    assert enemy["track"]["top"] == [None, {"unit": "K7", "card": "scout-left"}, None, None]
    assert own["track"]["top"] == spectator["track"]["top"] == [None, {"unit": "K7", "card": None}, None, None]
    assert own["scouted"] == {"cards": 2, "hand": ["forward", "forward"]}
    assert enemy["scouted"] == spectator["scouted"] == {"cards": 2}
    assert own["hands"] == {"bottom": {"cards": 2, "hand": ["probe-left", "attack-center"]}, "top": {"cards": 1}}
    assert spectator["hands"] == {"bottom": {"cards": 2}, "top": {"cards": 1}}
    assert made("bottom: FR-LN E2\ntop: BR-LN E4").view(BOTTOM)["scouted"] is None


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    other = FIELD.replace("assault-left rally", "probe-right elan").replace("forward forward", "rally rally")
    other = other.replace("bottom hand: probe-left attack-center", "bottom hand: probe-right probe-right")
    for side in (TOP, SPECTATOR):
        assert made(FIELD).view(side) == made(other).view(side)
    assert made(FIELD).view(BOTTOM) != made(other).view(BOTTOM)


def test_units_and_objectives_in_a_view() -> None:
    field = made(FIELD + "left square: E2\nmoved: E2=1\nordered: E2")
    field.objectives_held = 2
    view = field.view(SPECTATOR)
    assert view["units"][0] == {
        "side": "bottom",
        "kind": "french-line-infantry",
        "hex": "E2",
        "blocks": 3,
        "start": 4,
        "ordered": True,
        "moved": 1,
        "battled": False,
        "square": None,
        "leftSquare": True,
    }
    assert [unit["square"] for unit in view["units"]] == [None, None, 1, 3, None, None, None, 2]
    assert view["units"][6]["start"] == 3
    assert view["objectives"] == [
        {"side": "bottom", "hexes": ["A9", "B9"], "banners": 2, "kept": True, "held": False},
        {"side": "top", "hexes": ["E2"], "banners": 1, "kept": False, "held": True},
    ]
    assert view["terrain"] == {"E4": "forest", "D5": "forest", "F2": "hill", "G3": "redoubt:ne,nw"}
    assert view["combat"] is None
    assert view["section"] is None
    assert view["supplied"] is None


def test_the_combat_in_a_view() -> None:
    field = made(FIELD)
    field.declare(0, field.unit_hex[4], is_bonus=True)
    field.supporters = [1]
    field.strike = 4
    field.faces = [0, 1, 0, 2, 0]
    field.flags = 2
    field.section, field.supplied = 2, 1
    view = field.view(TOP)
    assert view["combat"] == {
        "from": "E2",
        "target": "E4",
        "strike": "square",
        "bonus": True,
        "retiring": False,
        "supporters": ["F2"],
        "faces": ["cavalry", "flag", "flag"],
        "flags": 2,
    }
    assert (view["section"], view["supplied"]) == ("right", "F2")
    assert view["symbols"] == {"infantry": 0, "cavalry": 0, "artillery": 0, "flag": 0, "sabres": 0}


# -- what is wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("bottom: FR-LN E2 5", "french-line-infantry has 1 to 4 blocks here, not 5"),
        ("bottom: FR-LN E2 3 *start2", "french-line-infantry has 1 to 2 blocks here, not 3"),
        ("bottom: FR-LN E2 *start5", "'5' must be a number from 1 to 4"),
        ("bottom: FR-LN E2 *circle", "there is no mark *circle"),
        ("bottom: FR-LN E2 *square5", "'5' must be a number from 1 to 4"),
        ("bottom: leader E2 Ney *square", "a leader has no mark *square"),
        ("bottom: FR-XX E2", "there is no kind of unit 'FR-XX'"),
        ("bottom: FR-LN Z2", "'Z2' is no hex of the board"),
        ("bottom: FR-LN E2, FR-LN E2", "two units stand on E2"),
        ("bottom: FR-LN E2 *square1, FR-LN F2 *square1", "two units of bottom have the square 1"),
        ("bottom: " + ", ".join(f"FR-LN {file}2 *square" for file in "ABCDE"), "bottom has more than 4 squares"),
        ("bottom: FR-LC E2 *square", "french-light-cavalry cannot stand in square"),
        ("bottom: FR-LN E2 *square\nbottom track: rally rally", "bottom track names 2 cards for 1 units"),
        ("terrain: river E2\nbottom: FR-LN E2", "french-line-infantry stands on E2, which is closed to it"),
        ("bottom hand: elan elan", "there are only 1 cards elan"),
        ("bottom hand: retreat", "there is no card 'retreat'"),
        ("command: 5 13", "a hand of 13 cards is too large"),
        ("ordered leaders: E2", "there is no leader on E2"),
        ("banners: 6 0", "bottom has its banners, but the battle goes on"),
        ("special: parade bottom", "there is no special rule 'parade'"),
        ("colour: red", "no line begins with 'colour'"),
        ("red", "a line needs a title and a colon"),
    ],
)
def test_what_is_wrong_in_a_text_is_named(line: str, wrong: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(line)
    assert wrong in str(refused.value)


@rule("NAP-02-002")
def test_lost_cards_and_false_squares_are_faults() -> None:
    field = made(FIELD)
    assert field.faults() == []
    field.scouted.pop()
    assert field.faults() == ["there are 1 cards forward"]
    field = made(FIELD)
    field.track[BOTTOM][0] = -1
    assert field.faults() == ["there are 1 cards assault-left", "the square 1 of bottom has no card"]
    field = made(FIELD)
    field.square_of[2] = -1
    assert field.faults() == ["the square 1 of bottom has a card, but no unit"]
    field = made(FIELD)
    field.square_of[3] = 0
    assert field.faults() == [
        "the square 1 of bottom belongs to 2 units",
        "the square 3 of bottom has a card, but no unit",
    ]
    field = made(FIELD)
    field.lift_unit(2)
    assert field.faults() == ["french-line-infantry has a square, but is not on the field"]
    field = made(FIELD)
    field.blocks[6] = 4
    assert field.faults() == ["portuguese-line-infantry on C5 has 4 blocks"]


# -- where a written position goes on ------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        ("bottom hand: rally", "cc-ask-card"),
        ("card: attack-center", "cc-ask-order"),
        ("card: attack-center\nordered: E2", "cc-ask-move"),
        ("card: attack-center\nordered: E2\nto do: battle", "cc-ask-battle"),
    ],
)
def test_a_written_position_goes_on_where_it_says(lines: str, question: str) -> None:
    case = position("napoleonics", f"bottom: FR-LN E2\ntop: BR-LN E4, BR-LN E3\n{lines}")
    assert (case.decider, case.question) == ("bottom", question)

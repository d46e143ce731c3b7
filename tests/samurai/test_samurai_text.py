"""Positions of Samurai Battles as text and as views: what is read is what is shown, and nobody sees too much."""

from __future__ import annotations

from typing import Any

import pytest

from samurai.fields import BOTTOM_HAND, battle, field, throw
from vexilla.games.samurai.cards import KINDS_OF_CARDS
from vexilla.games.samurai.position import Samurai, turn_unit_over
from vexilla.games.samurai.text import read
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.testing import Case, position

FIELD = """
    bottom: AY E2 3, MSY F2, SN G2, AB H2 2 *start3, leader E2 Taro, leader A1 Jiro *mounted
    top: SN E4, AA F5, BG F10, leader F10 Uesugi *commander
    terrain: forest E4 D5; hill F2; hill+forest G3; camp F10
    bottom hand: order-one-left shogun
    top hand: first-strike
    bottom dragons: war-cry kiai
    top dragons: ambush
    dragon discards: turncoat
    honor: 6 4
    scouted: leadership line-command
    special: objective bottom 2 kept A9 B9
    special: objective top 1 lost E2
"""


def made(text: str) -> Samurai:
    """The position a text stands for."""
    return read(text)[0]


def test_a_position_is_read_and_told() -> None:
    turn = "card: crane-wing\nordered: E2 F2\nordered leaders: A1\nmoved: F2=2\nbattled: E2\n"
    lines = made(f"{FIELD}{turn}dragons: nothing insult\ninsulted: E2")
    assert lines.canonical().splitlines() == [
        "bottom: AY E2 3, MSY F2, SN G2, AB H2 2 *start3, leader E2 Taro, leader A1 Jiro",
        "top: SN E4, AA F5, BG F10, leader F10 Uesugi",
        "bottom hand: order-one-left shogun",
        "top hand: first-strike",
        "bottom dragons: war-cry kiai",
        "top dragons: ambush",
        "dragon discards: turncoat",
        "honor: 6 4 18 2",
        "discards:",
        "banners: 0 0",
        "needed: 6 6",
        "command: 5 5",
        "turn: 1 bottom",
        "played: crane-wing",
        "card: crane-wing",
        "last cards: crane-wing nothing",
        "dragons: nothing insult 2 1 -1",
        "insulted: E2",
        "scouted: leadership line-command",
        "ordered: E2 F2",
        "ordered leaders: Jiro",
        "moved: F2=2:lost",
        "battled: E2",
    ]
    assert lines.faults() == []
    assert [kind.key for kind in lines.leader_kinds] == ["foot", "mounted", "commander"]
    assert [(each.side, each.banners, each.is_kept) for each in lines.special.objectives] == [
        (BOTTOM, 2, True),
        (TOP, 1, False),
    ]


def test_a_copy_tells_the_same_and_stands_alone() -> None:
    original = made(FIELD)
    copy = original.clone()
    assert (copy.canonical(), copy.key()) == (original.canonical(), original.key())
    copy.honor[BOTTOM] -= 1
    copy.scouted.pop()
    copy.dragons[TOP] = 3
    copy.thrown[BOTTOM] = 2
    copy.to_lose[1] = 1
    copy.stocks[1].hands[BOTTOM][0] += 1
    copy.at_work[TOP] = True
    turn_unit_over(copy, 0)
    copy.take_camp(TOP)
    assert (original.canonical(), original.key()) == (made(FIELD).canonical(), made(FIELD).key())
    assert original.grounds is not copy.grounds


#: Everything that can change, and another value for it: each must show in the text of the position and in its key.
CHANGES: list[tuple[str, Any]] = [
    ("command", [6, 5]),
    ("banners", [1, 0]),
    ("banners_needed", [6, 7]),
    ("turn", 4),
    ("active", TOP),
    ("discards", [1] + [0] * (KINDS_OF_CARDS - 1)),
    ("played", 3),
    ("card", 3),
    ("last_card", [3, 4]),
    ("commander", 0),
    ("symbols", [0, 1, 0, 0]),
    ("scouted", [2]),
    ("held", 2),
    ("battled", 4),
    ("leaders_moved", 1),
    ("leaders_carried", 1),
    ("struck_first", TOP),
    ("objectives_held", 2),
    ("ordered", [1, 0]),
    ("ordered_leaders", [1]),
    ("moved", [0, 1, 0, 0, 0, 0, 0]),
    ("blocks", [2, 4, 4, 2, 4, 4, 3]),
    ("flags", 1),
    ("sequence", 2),
    ("is_checked", True),
    ("retreater", 1),
    ("retreat_left", 2),
    ("over", True),
    ("honor", [5, 5]),
    ("camps_taken", 2),
    ("has_messenger", True),
    ("is_unmasked", True),
    ("called", 2),
    ("called_leader", 1),
    ("insulted", 1),
    ("hurried", 1),
    ("hurried_leader", 1),
    ("aim_unit", 1),
    ("aim_leader", 1),
    ("mover", 1),
    ("mover_leader", 1),
    ("mover_from", 5),
    ("shot_once", 8),
    ("leader_flags", 1),
    ("thrown", [2, -1]),
]
#: What matters only while a Dragon card is in play.
WITH_DRAGONS: list[tuple[str, Any]] = [
    ("dragons", [-1, 7]),
    ("dragon_played", 3),
    ("last_dragon", BOTTOM),
    ("just_played", BOTTOM),
    ("at_work", [False, True]),
]
#: What matters only while a combat, a retreat, a loss of honor or a flight lasts.
IN_COMBAT: list[tuple[str, Any]] = [
    ("attacker", 1),
    ("defender", 5),
    ("quarry", 1),
    ("post", 7),
    ("ground", 8),
    ("is_bonus", True),
    ("has_advanced", True),
    ("was_struck_first", True),
    ("is_inspired", True),
    ("is_pursuing", True),
    ("is_trapped", True),
    ("has_destroyed", True),
    ("strike", 3),
    ("dice", 3),
    ("faces", [0, 0, 1, 0, 0, 0]),
    ("feigner", 2),
    ("bonuses", 1),
    ("set_aside", 2),
]
DISHONORED: list[tuple[str, Any]] = [
    ("dishonored", BOTTOM),
    ("dishonor_hex", 7),
    ("dishonor_unit", 1),
    ("dishonor_leader", 1),
    ("to_lose", [1, 0, 0]),
]
RETREATING: list[tuple[str, Any]] = [("retreater", 1), ("retreat_left", 1), ("retreat_rate", 3)]
IN_FLIGHT: list[tuple[str, Any]] = [("flight_hex", 7), ("flight_made", 2)]


def differs(field: Samurai, name: str, value: Any) -> None:
    """Change one thing: text and key tell it, and a copy has it."""
    before, key = field.canonical(), field.key()
    assert getattr(field, name) != value
    if name == "discards":
        field.discards[:] = value  # they belong to the stock of command cards
    else:
        setattr(field, name, value)
    assert field.canonical() != before
    assert field.key() != key
    copy = field.clone()
    assert (copy.canonical(), copy.key()) == (field.canonical(), field.key())


@pytest.mark.parametrize(("name", "value"), CHANGES, ids=[name for name, _ in CHANGES])
def test_everything_that_can_change_is_in_the_text(name: str, value: Any) -> None:
    differs(made(FIELD), name, value)


@pytest.mark.parametrize(("name", "value"), WITH_DRAGONS, ids=[name for name, _ in WITH_DRAGONS])
def test_dragon_cards_in_play_are_in_the_text(name: str, value: Any) -> None:
    differs(made(f"{FIELD}dragons: nothing insult"), name, value)


@pytest.mark.parametrize(("name", "value"), IN_COMBAT, ids=[name for name, _ in IN_COMBAT])
def test_the_whole_combat_is_in_the_text(name: str, value: Any) -> None:
    field_ = made(FIELD)
    field_.declare(0, field_.unit_hex[4], is_bonus=False)
    differs(field_, name, value)


@pytest.mark.parametrize(("name", "value"), DISHONORED, ids=[name for name, _ in DISHONORED])
def test_a_loss_of_honor_is_in_the_text(name: str, value: Any) -> None:
    field_ = made(FIELD)
    field_.dishonored, field_.dishonor_hex = TOP, 3
    differs(field_, name, value)


@pytest.mark.parametrize(("name", "value"), RETREATING, ids=[name for name, _ in RETREATING])
def test_a_retreat_is_in_the_text(name: str, value: Any) -> None:
    field_ = made(FIELD)
    field_.retreater, field_.retreat_left, field_.retreat_rate = 0, 2, 1
    differs(field_, name, value)


@pytest.mark.parametrize(("name", "value"), IN_FLIGHT, ids=[name for name, _ in IN_FLIGHT])
def test_the_whole_flight_is_in_the_text(name: str, value: Any) -> None:
    field_ = made(FIELD)
    field_.fleeing, field_.flight_hex = 1, 0
    differs(field_, name, value)


def test_a_unit_that_changed_sides_is_in_the_text() -> None:
    field_ = made(FIELD)
    before, key = field_.canonical(), field_.key()
    turn_unit_over(field_, 4)
    assert field_.canonical() != before
    assert field_.key() != key
    assert field_.canonical().splitlines()[0].startswith("bottom: AY E2 3, MSY F2, SN G2, AB H2 2 *start3, SN E4")


def test_no_two_of_the_small_things_are_mixed_up_in_the_key() -> None:
    seen: dict[int, str] = {}
    for name, value in [*CHANGES, *IN_COMBAT]:
        if name == "discards":
            continue
        field_ = made(FIELD)
        field_.declare(0, field_.unit_hex[4], is_bonus=False)
        setattr(field_, name, value)
        assert seen.setdefault(field_.key(), name) == name


# -- views ---------------------------------------------------------------------------------------


def test_only_the_owner_sees_hands_dragon_cards_and_scouted_cards() -> None:
    field_ = made(FIELD)
    own, enemy, spectator = (field_.view(side) for side in (BOTTOM, TOP, SPECTATOR))
    assert own["scouted"] == {"cards": 2, "hand": ["leadership", "line-command"]}
    assert enemy["scouted"] == spectator["scouted"] == {"cards": 2}
    assert own["hands"] == {"bottom": {"cards": 2, "hand": ["order-one-left", "shogun"]}, "top": {"cards": 1}}
    assert spectator["hands"] == {"bottom": {"cards": 2}, "top": {"cards": 1}}
    assert own["dragonHands"] == {"bottom": {"cards": 2, "hand": ["war-cry", "kiai"]}, "top": {"cards": 1}}
    assert enemy["dragonHands"] == {"bottom": {"cards": 2}, "top": {"cards": 1, "hand": ["ambush"]}}
    assert spectator["dragonHands"] == {"bottom": {"cards": 2}, "top": {"cards": 1}}


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    other = FIELD.replace("leadership line-command", "crane-wing crane-wing").replace("war-cry kiai", "insult ferocity")
    other = other.replace("bottom hand: order-one-left shogun", "bottom hand: advance-left order-square")
    for side in (TOP, SPECTATOR):
        assert made(FIELD).view(side) == made(other).view(side)
    assert made(FIELD).view(BOTTOM) != made(other).view(BOTTOM)


def test_units_and_objectives_in_a_view() -> None:
    field_ = made(f"{FIELD}moved: E2=1\nordered: E2\ninsulted: E2")
    field_.objectives_held = 2
    view = field_.view(SPECTATOR)
    assert view["units"][0] == {
        "side": "bottom",
        "kind": "ashigaru-yari",
        "hex": "E2",
        "blocks": 3,
        "start": 4,
        "ordered": True,
        "moved": 1,
        "battled": False,
        "insulted": True,
        "called": False,
        "shotOnce": False,
    }
    assert view["units"][3]["start"] == 3
    assert view["objectives"] == [
        {"side": "bottom", "hexes": ["A9", "B9"], "banners": 2, "kept": True, "held": False},
        {"side": "top", "hexes": ["E2"], "banners": 1, "kept": False, "held": True},
    ]
    assert view["terrain"] == {"E4": "forest", "D5": "forest", "F2": "hill", "G3": "hill+forest", "F10": "camp"}
    assert (view["honor"], view["pool"], view["combat"]) == ({"bottom": 6, "top": 4}, 20, None)


def test_the_combat_in_a_view() -> None:
    field_ = made(FIELD)
    field_.declare(0, field_.unit_hex[4], is_bonus=True)
    field_.strike, field_.dice, field_.is_inspired = 4, 3, True
    field_.faces = [0, 1, 0, 2, 0, 0]
    combat = field_.view(TOP)["combat"]
    assert (combat["from"], combat["target"], combat["strike"]) == ("E2", "E4", "ambush")
    assert (combat["dice"], combat["inspired"], combat["bonus"]) == (3, True, True)
    assert combat["faces"] == ["triangle", "flag", "flag"]


# -- what is wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("bottom: AY E2 5", "ashigaru-yari has 1 to 4 blocks here, not 5"),
        ("bottom: AY E2 3 *start2", "ashigaru-yari has 1 to 2 blocks here, not 3"),
        ("bottom: AY E2 *start5", "'5' must be a number from 1 to 4"),
        ("bottom: AY E2 *square", "there is no mark *square"),
        ("bottom: leader E2 Taro *flying", "there is no kind of leader 'flying'"),
        ("bottom: leader E2 Taro *foot *mounted", "a leader is of one kind, not both *foot and *mounted"),
        ("bottom: XX E2", "there is no kind of unit 'XX'"),
        ("bottom: AY M2", "'M2' is no hex of the board"),
        ("bottom: AY E2, AY E2", "two units stand on E2"),
        ("terrain: river E2\nbottom: AY E2", "ashigaru-yari stands on E2, which is closed to it"),
        ("terrain: swamp E2", "there is no terrain 'swamp'"),
        ("bottom hand: shogun shogun", "there are only 1 cards shogun"),
        ("bottom hand: retreat", "there is no card 'retreat'"),
        ("bottom dragons: kiai kiai", "there are only 1 Dragon cards kiai"),
        ("bottom dragons: white-dragon", "there is no Dragon card 'white-dragon'"),
        ("top dragons: kiai\ndragon discards: kiai", "there are only 1 Dragon cards kiai"),
        ("dragons: kiai", "two Dragon cards, bottom's and top's, or 'nothing' for one of them"),
        ("honor: 20 11", "there are only 30 tokens"),
        ("ordered leaders: E2", "there is no leader on E2"),
        ("banners: 6 0", "bottom has its banners, but the battle goes on"),
        ("special: parade bottom", "special"),
        ("colour: red", "no line begins with 'colour'"),
        ("red", "a line needs a title and a colon"),
    ],
)
def test_what_is_wrong_in_a_text_is_named(line: str, wrong: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(line)
    assert wrong in str(refused.value)


def test_a_leader_on_foot_does_not_stand_with_cavalry() -> None:
    with pytest.raises(BadSetup, match="cavalry"):
        read("bottom: MSY E2, leader E2 Taro\ntop: AY E9")


def test_lost_cards_and_tokens_are_faults() -> None:
    field_ = made(FIELD)
    assert field_.faults() == []
    field_.scouted.pop()
    assert field_.faults() == ["there are 1 cards line-command"]
    field_ = made(FIELD)
    field_.stocks[1].hands[BOTTOM][23] = 0
    assert field_.faults() == ["there are 1 Dragon cards war-cry"]
    field_ = made(FIELD)
    field_.pool += 1
    assert field_.faults() == ["there are 31 tokens"]
    field_ = made(FIELD)
    field_.blocks[3] = 4
    assert field_.faults() == ["ashigaru-bows on H2 has 4 blocks"]


# -- where a written position goes on ------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        ("bottom hand: leadership", "cc-ask-card"),
        ("card: order-two-center", "cc-ask-order"),
        ("card: order-two-center\nordered: E2", "cc-ask-move"),
        ("card: order-two-center\nordered: E2\nto do: battle", "cc-ask-battle"),
        ("card: order-two-center\nordered: E2\nto do: refill", "sam-ask-refill"),
        ("to do: refill", "sam-ask-refill"),
        ("bottom dragons: kiai\nto do: turn in", "sam-ask-turn-in"),
    ],
)
def test_a_written_position_goes_on_where_it_says(lines: str, question: str) -> None:
    case = position("samurai", f"bottom: AY E2\ntop: AY E4, AY E3\n{lines}")
    assert (case.decider, case.question) == ("bottom", question)


# -- a match writes itself down ------------------------------------------------------------------

ALL_LEADERS = "bottom: SN E4, leader E4 Taro\ntop: SN E5, leader E5 Jiro, AY A11\nordered: E4\n"


def go(case: Case, *actions: str) -> Case:
    """Play actions; wherever a Dragon card could be played and the action is none, nobody does."""
    for action in actions:
        while case.question.startswith("sam-ask-dragon") and action not in case.options():
            case.play("pass")
        case.play(action)
    return case


def moments() -> list[tuple[str, Case]]:
    """Matches in the middle of all kinds of things."""
    duel = f"{ALL_LEADERS}bottom dragons: challenge war-cry\ntop dragons: ambush wall-of-spears"
    mounted = "bottom: MSY E3, leader G3 Taro *mounted\ntop: AB E7, AY A11\ncard: cavalry-charge\nordered: E3\n"
    flight = "bottom: SN E4\ntop: AY E5 1, leader E5 Taro, AY A11\nordered: E4"
    fortune = "bottom: AY E4\ntop: AY E5\nordered: E4\nbottom dragons: turn-of-fortune"
    shame = "bottom: SN E4\ntop: SN E5, AY A11, AY C11, AY E11\nordered: E4\nhonor: 5 0"
    shamed = (throw(4, "flag", "flag"), throw(4, "triangle", "triangle", miss="swords"))
    contest = f"bottom: AY E2\ntop: AY E9, AY G9\nbottom dragons: turncoat\nhonor: 9 5\nbottom hand: {BOTTOM_HAND}"
    turned = field(contest, "honor circle circle circle circle", throw(3), luck=True)
    go(turned, "play crane-wing", "dragon turncoat", "target E9")
    return [
        ("challenge", go(battle(duel, luck=True), "attack E4 E5")),
        ("inspire", go(battle(duel, luck=True), "attack E4 E5", "pass", "pass")),
        ("before-roll", go(battle(duel, luck=True), "attack E4 E5", "inspire")),
        ("war-cry", go(battle(duel, luck=True), "attack E4 E5", "inspire", "dragon war-cry")),
        ("ambush", go(battle(duel, luck=True), "attack E4 E5", "refrain", "dragon ambush")),
        ("flight", go(battle(flight, throw(4, "triangle"), "circle"), "attack E4 E5", "flee E6")),
        ("caltrops", go(field(f"{mounted}top dragons: caltrops", luck=True), "move E3 E6", "dragon caltrops")),
        ("loyalty", turned),
        ("turned", turned.clone().play("change-sides")),
        ("again", go(battle(fortune, throw(3), luck=True), "attack E4 E5", "dragon turn-of-fortune", "again circle")),
        ("lose", go(battle(shame, *shamed, luck=True), "attack E4 E5", "ignore 0", "retreat E6", "retreat E7")),
    ]


MOMENTS = moments()


@pytest.mark.parametrize(("name", "case"), MOMENTS, ids=[name for name, _ in MOMENTS])
def test_a_match_writes_itself_down_and_is_read_again(name: str, case: Case) -> None:
    text = case.text()
    again = position("samurai", text)
    assert again.text() == text, name
    assert (again.match.position.canonical(), again.question) == (case.match.position.canonical(), case.question)
    assert (again.options(), again.decider) == (case.options(), case.decider)
    assert again.match.digest() == case.match.digest()

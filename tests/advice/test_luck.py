"""The ledger of luck: every strike and every card of a record, against what could be expected."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from played import BATTLES, table_of

from vexilla.advice import advice_for
from vexilla.advice.battle_line.advice import unknown_troops
from vexilla.advice.commands_colors.dice import expected
from vexilla.advice.story import Moment, Story
from vexilla.games.ancients.actions import BOARD
from vexilla.games.commands_colors.odds import strike_odds
from vexilla.games.commands_colors.position import ATTACKING
from vexilla.games.commands_colors.strike import StrikeRoll
from vexilla.kernel.record import BadRecord
from vexilla.kernel.source import Asking
from vexilla.testing import position

ANCIENTS = advice_for("ancients")
LINE = advice_for("battle_line")


@pytest.fixture(scope="module")
def akragas() -> str:
    return table_of("ancients", "001-akragas", 1, "steady").record.text()


@pytest.fixture(scope="module")
def line() -> str:
    return table_of("battle_line", None, 1, "steady").record.text()


def test_the_dice_are_those_of_the_events(akragas: str) -> None:
    table = table_of("ancients", "001-akragas", 1, "steady")
    faces = {"bottom": Counter[str](), "top": Counter[str]()}
    for event in table.story:
        if event.name == "cc-rolled":
            dice = event.arguments["dice"]
            assert isinstance(dice, list)
            faces[str(event.arguments["side"])].update(str(face) for face in dice)
    luck = ANCIENTS.luck(akragas)
    assert luck["kind"] == "dice"
    for side, number in (("bottom", 0), ("top", 1)):
        shown = luck["sides"][side]
        assert {face: count for face, count in shown["faces"].items() if count} == dict(faces[side])
        assert shown["dice"] == sum(faces[side].values())
        assert sum(shown["kinds"].values()) == shown["rolls"] == len(shown["series"])
        assert shown["banners"] == table.match.position.banners[number]
        steps = [point[0] for point in shown["series"]]
        assert steps == sorted(steps)
        assert shown["series"][-1][1:] == [shown["expected"], shown["actual"]]
        assert 0 < shown["expected"] < shown["dice"]
    json.dumps(luck)


@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(BATTLES, 60)))
def test_expected_hits_are_those_of_the_exact_odds(seed: int, scenario: str) -> None:
    """Over all strikes of a battle, elephants' second throws included; and luck evens out, roughly."""
    record = table_of("ancients", scenario, seed, "random", 1500).record.text()
    for moment in Story(record).moments():
        place = moment.match.position
        if isinstance(moment.match.choice(), StrikeRoll) and not any(place.faces):
            odds = strike_odds(place.clone())
            exact = sum(hits * float(chance) for hits, chance in enumerate(odds.hits))
            assert expected(place) == pytest.approx(exact)
    sides = ANCIENTS.luck(record)["sides"]
    foreseen = sum(side["expected"] for side in sides.values())
    actual = sum(side["actual"] for side in sides.values())
    assert actual == pytest.approx(foreseen, rel=0.35, abs=6)


def test_expected_hits_count_only_blocks_that_are_there() -> None:
    """One block: whatever hits at all hits once. Medium and swords hit, a third of the faces."""
    place = position("ancients", "bottom: HI E4\ntop: MI E5 1").match.position
    place.declare(place.unit_at[BOARD.hex_named("E4")], BOARD.hex_named("E5"), False)
    place.strike = ATTACKING
    assert expected(place) == pytest.approx(1 - (2 / 3) ** 5)
    place.blocks[place.defender] = 4
    assert expected(place) == pytest.approx(5 / 3, abs=0.01)


def test_elephants_throw_again_within_one_strike() -> None:
    case = position(
        "ancients",
        """
        bottom: EL E4
        top: HI E5
        card: order-two-center
        ordered: E4
        to do: battle
        discards: first-strike
        """,
    )
    case.match.source = Asking()
    ledger = ANCIENTS.ledger()
    for action in ("attack E4 E5", "roll swords swords heavy flag helmet", "roll swords light", "roll light"):
        number = case.match.action(action)
        ledger.note(Moment(case.match, 3, case.match.decider, number))
        case.match.take(number)
    luck = ledger.result(None)["sides"]["bottom"]
    assert (luck["rolls"], luck["dice"]) == (1, 8)
    assert luck["faces"] == {"light": 2, "medium": 0, "heavy": 1, "helmet": 1, "flag": 1, "swords": 3}
    assert luck["actual"] == 4
    assert luck["series"] == [[3, luck["expected"], 4]]


def test_cards_against_what_could_be_expected(line: str) -> None:
    luck = LINE.luck(line)
    assert luck["kind"] == "cards"
    for side in ("bottom", "top"):
        shown = luck["sides"][side]
        assert shown["rolls"] == sum(shown["faces"].values()) == len(shown["series"])
        assert shown["actual"] == sum(int(value) * count for value, count in shown["faces"].items())
        assert shown["rolls"] >= 7
        # The first card of all is any of the sixty.
        assert 5 * shown["rolls"] < shown["expected"] < 6 * shown["rolls"]
    dealt = [luck["sides"][side]["series"][0][1] for side in ("bottom", "top")]
    assert 5.5 in dealt
    drawn = Counter(text.split()[1] for text in line.splitlines() if text.startswith("chance deal"))
    assert sum(side["rolls"] + side["tactics"] for side in luck["sides"].values()) == drawn["deal"]


def test_while_a_game_goes_on_nobody_learns_of_the_others_cards(line: str) -> None:
    head = "\n".join(line.splitlines()[:60]) + "\n"
    analysis = LINE.analysis(head, 0)
    assert list(analysis["luck"]["sides"]) == ["bottom"]
    assert analysis["balance"] == []
    assert LINE.analysis(head, 3)["luck"]["sides"] == {}
    assert list(LINE.luck(line)["sides"]) == ["bottom", "top"]
    begun = table_of("ancients", "001-akragas", 1, "steady", 60).record.text()
    assert list(ANCIENTS.luck(begun, 0)["sides"]) == ["bottom", "top"], "dice lie open"


def test_what_the_drawer_could_expect_does_not_depend_on_the_others_hand() -> None:
    """The same draws of bottom, other cards in the hand of top: the same expectation."""
    found = []
    for top in ("red-10 blue-10", "red-1 blue-1"):
        case = position("battle_line", f"bottom hand: green-5\ntop hand: {top}\n1: yellow-1 | yellow-2\nturn: bottom")
        case.play("play green-5 3")
        found.append(sorted(unknown_troops(case.match.position, 0)))
    assert found[0] == found[1]


def test_a_record_that_does_not_hold_says_where(akragas: str) -> None:
    lines = akragas.splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith("chance roll"))
    lines[at] = "chance deal rally"
    with pytest.raises(BadRecord, match=f"line {at + 1}:"):
        ANCIENTS.luck("\n".join(lines) + "\n")


def test_what_was_taken_back_does_not_count() -> None:
    table = table_of("ancients", "001-akragas", 3, "random", 40)
    table.takeback(table.match.decider)
    luck = ANCIENTS.luck(table.record.text())
    rolled = sum(1 for event in table.story if event.name == "cc-rolled")
    assert sum(side["rolls"] for side in luck["sides"].values()) <= rolled
    assert Story(table.record.text()).winner is None

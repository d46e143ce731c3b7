"""Advice for Napoleonics: marks, odds with batteries and reactions, standing orders, luck, and what it keeps secret."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from played import CAMPAIGN, at_random, table_of

from vexilla.advice import advice_for
from vexilla.advice.commands_colors.dice import expected
from vexilla.advice.story import Moment, Story
from vexilla.games.commands_colors.odds import strike_odds
from vexilla.games.commands_colors.position import BATTLING_BACK
from vexilla.games.commands_colors.strike import StrikeRoll
from vexilla.games.napoleonics.actions import BOARD
from vexilla.games.napoleonics.moves import MovePieces
from vexilla.games.napoleonics.odds import attack_odds
from vexilla.games.napoleonics.targets import fire_targets, forbids_fire, forbids_melee, melee_targets
from vexilla.kernel.chance import generator_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.source import Asking
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import Case, position

ADVICE = advice_for("napoleonics")

BATTLE = "card: attack-center\nto do: battle\ntop hand: probe-left probe-center probe-right\n"


def battle(text: str, *dice: str) -> Case:
    lines = dict(line.split(": ", 1) for line in BATTLE.splitlines())
    given = {line.partition(":")[0].strip() for line in text.splitlines()}
    usual = [f"{title}: {rest}" for title, rest in lines.items() if title not in given]
    return position("napoleonics", "\n".join([text, *usual]), {"dice": dice})


def odds_of(case: Case, side: int, action: str | None = None) -> dict[str, Any]:
    before = case.match.digest()
    odds = ADVICE.odds(case.match, side, action)
    assert case.match.digest() == before
    assert odds is not None
    assert odds["kind"] == "attacks"
    json.dumps(odds)
    attacks: dict[str, Any] = odds["attacks"]
    return attacks


# -- marks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "scenario"), [*enumerate(CAMPAIGN), *enumerate(CAMPAIGN, 10)])
def test_marks_say_what_the_rules_say_after_the_move(seed: int, scenario: str) -> None:
    seen = Counter[str]()
    for match in at_random("napoleonics", scenario, seed, 1000):
        side = match.decider
        found = ADVICE.marks(match, side)
        assert ADVICE.marks(match, 1 - side) == {}
        text = match.text
        if not isinstance(match.choice(), MovePieces):
            assert set(found.values()) <= {"close", "fire"}
            continue
        assert set(found) == {text(action) for action in match.options() if text(action).startswith("move ")}
        for action, mark in list(found.items())[:12]:
            after = match.alone()
            unit = after.position.unit_at[BOARD.labels.index(action.split()[1])]
            after.act(action)
            moved = after.position
            card = moved.rules.table.cards[moved.card]
            closes, fires = forbids_melee(moved, unit) is None, forbids_fire(moved, unit) is None
            reaches = (card.closes and closes and bool(melee_targets(moved, unit))) or (
                card.fires and fires and bool(fire_targets(moved, unit))
            )
            wanted = "no-battle" if not closes and not fires else "battle" if reaches else "ready"
            assert mark == wanted, action
            seen[mark] += 1
    assert seen["battle"] + seen["ready"] > 50
    assert seen["battle"]
    assert seen["no-battle"] > 10


def test_moves_that_are_too_long_for_battle_or_end_in_the_wrong_ground() -> None:
    text = "bottom: FR-LT E4, FR-LN G4, FR-FA I4\ntop: BR-LN E8\ncard: attack-center\nordered: E4 G4 I4\n"
    case = position("napoleonics", text + "terrain: forest E5 G5; town H5")
    found = ADVICE.marks(case.match, 0)
    assert found["move E4 E5"] == "ready", "light infantry could battle in the forest it enters, but nobody is near"
    assert found["move E4 F6"] == "no-battle"
    assert found["move G4 G5"] == "no-battle"
    assert found["move G4 H5"] == "no-battle"
    assert found["move G4 F4"] == "ready"
    assert found["move I4 I5"] == "no-battle"


def test_attacks_are_melee_or_fire() -> None:
    case = battle("bottom: FR-LN E4, FR-FA G4\ntop: BR-LN E5\nordered: E4 G4")
    assert ADVICE.marks(case.match, 0) == {"attack E4 E5": "close", "attack G4 E5": "fire"}


# -- odds ----------------------------------------------------------------------------------------


def test_every_attack_has_its_odds_with_batteries_and_reactions() -> None:
    case = battle("bottom: FR-LN E4 3, FR-FA D4, FR-HA G5\ntop: BR-LN E5\nordered: E4 D4 G5")
    attacks = odds_of(case, 0)
    assert set(attacks) == {"attack E4 E5", "attack D4 E5", "attack G5 E5"}
    now = case.match.position
    line, guns, horse = (now.unit_at[BOARD.hex_named(label)] for label in ("E4", "D4", "G5"))
    target = BOARD.hex_named("E5")
    melee = attacks["attack E4 E5"]
    exact = attack_odds(now, line, target)
    assert melee["close"]
    assert melee["dice"] == 4
    assert melee["hits"] == [pytest.approx(float(chance)) for chance in exact.strike.hits]
    assert exact.back is not None
    assert melee["back"]["losses"] == pytest.approx(float(exact.back.losses))
    assert (melee["first"], melee["comes"]) == (None, 1.0)
    # Four dice beside it, two at two hexes.
    supported = attack_odds(now, line, target, [guns, horse])
    assert sorted(melee["batteries"]) == ["D4", "G5"]
    assert melee["supported"]["dice"] == supported.strike.dice == 10
    assert melee["supported"]["destroyed"] == pytest.approx(float(supported.strike.destroyed))
    # Nobody knows where the First Strikes are.
    assert set(melee["reactions"]) == {"first-strike"}
    first = attack_odds(now, line, target, reaction="first-strike")
    assert first.first is not None
    assert melee["reactions"]["first-strike"]["first"]["losses"] == pytest.approx(float(first.first.losses))
    assert melee["reactions"]["first-strike"]["comes"] == pytest.approx(float(first.comes))
    # Guns cannot lead, so nothing joins them; fire has no reactions.
    assert (attacks["attack D4 E5"]["batteries"], attacks["attack D4 E5"]["supported"]) == ([], None)
    assert attacks["attack G5 E5"]["back"] is None
    assert attacks["attack G5 E5"]["reactions"] == {}


@pytest.mark.parametrize(
    ("text", "reactions"),
    [
        ("bottom: FR-LC E4\ntop: BR-LN E5", {"square", "first-strike"}),
        ("bottom: FR-LC E4\ntop: BR-LN E5\ntop hand: probe-left probe-right\ncommand: 2 2", {"first-strike"}),
        ("bottom: FR-LC E4\ntop: BR-LN E5\nterrain: town E5\nspecial: no-square town", {"first-strike"}),
        ("bottom: FR-LC E4\ntop: BR-LN E5 *square", set()),
        ("bottom: FR-LN E4\ntop: BR-LN E5 *square", {"first-strike"}),
        ("bottom: FR-LN E4\ntop: BR-LC E5\ndiscards: first-strike first-strike", {"retire"}),
        ("bottom: FR-LN E4\ntop: BR-LC E5\nbottom hand: first-strike first-strike", {"retire"}),
        ("bottom: FR-LN E4\ntop: BR-LC E5, BR-LN D6, BR-LN E6", {"first-strike"}),
        ("bottom: FR-LN E4\ntop: leader E5 Hill", set()),
        ("bottom: FR-LN E4\ntop: BR-LN E6", set()),
    ],
)
def test_what_the_defender_may_do(text: str, reactions: set[str]) -> None:
    there = "E6" if "E6" in text and "E5" not in text else "E5"
    case = battle(text + "\nordered: E4")
    assert set(odds_of(case, 0, f"attack E4 {there}")[f"attack E4 {there}"]["reactions"]) == reactions


def test_batteries_that_may_join_have_their_odds() -> None:
    case = battle("bottom: FR-LC E4 2, FR-FA D4, FR-HA G5\ntop: BR-LN E5\nordered: E4 D4 G5\nterrain: town E5")
    alone = odds_of(case, 0)["attack E4 E5"]
    assert (alone["dice"], alone["comes"]) == (0, 0.0)
    case.play("attack E4 E5")
    assert case.question == "cc-ask-support"
    attacks = odds_of(case, 0)
    assert set(attacks) == {"support D4", "support G5"}
    assert attacks["support D4"]["dice"] == 3
    assert attacks["support G5"]["dice"] == 1
    case.play("support D4")
    attacks = odds_of(case, 0)
    assert attacks["done"]["dice"] == 3
    assert attacks["support G5"]["dice"] == 4
    assert attacks["support G5"]["destroyed"] > attacks["done"]["destroyed"]


def test_a_defender_sees_what_comes_to_him() -> None:
    hand = "top hand: first-strike probe-left probe-right\n"
    horse = battle(f"bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4\n{hand}").play("attack E4 E5")
    assert ADVICE.odds(horse.match, 0) is None
    attacks = odds_of(horse, 1)
    assert set(attacks) == {"stand", "square", "first-strike"}
    assert (attacks["stand"]["dice"], attacks["square"]["dice"]) == (4, 1)
    assert attacks["square"]["losses"] < attacks["stand"]["losses"]
    assert attacks["square"]["back"] is None
    assert attacks["square"]["first"]["dice"] == 1
    assert attacks["stand"]["back"]["dice"] == 4
    assert attacks["first-strike"]["first"]["dice"] == 4
    assert attacks["first-strike"]["comes"] < 1
    assert list(odds_of(horse, 1, "square")) == ["square"]
    foot = battle(f"bottom: FR-LN E4, FR-FA D4\ntop: BR-LC E5\nordered: E4 D4\n{hand}")
    foot.play("attack E4 E5", "support D4")
    if foot.question == "cc-ask-support":
        foot.play("done")
    attacks = odds_of(foot, 1)
    assert set(attacks) == {"stand", "retire", "first-strike"}
    assert attacks["stand"]["dice"] == attacks["retire"]["dice"] == 8
    assert attacks["retire"]["losses"] < attacks["stand"]["losses"]
    assert attacks["retire"]["retreats"] == {"2": pytest.approx(1 - attacks["retire"]["destroyed"])}


def test_battling_back_has_its_odds() -> None:
    case = battle("bottom: FR-LN E4\ntop: BR-LN E5\nordered: E4", "cavalry " * 5).play("attack E4 E5", "stand")
    assert case.question == "cc-ask-battle-back"
    after = case.match.position.clone()
    after.strike = BATTLING_BACK
    assert odds_of(case, 1)["battle-back"]["losses"] == pytest.approx(float(strike_odds(after).losses))


@pytest.mark.parametrize(
    "action", ["attack E4 E7", "attack D4 G4", "attack A1 A2", "attack E5 E4", "attack D4 E4", "done", "dance"]
)
def test_what_is_no_attack_has_no_odds(action: str) -> None:
    case = battle("bottom: FR-LN E4, FR-FA D4\ntop: BR-LN E5, BR-LN E7, leader G4 Hill\nordered: E4 D4")
    assert ADVICE.odds(case.match, 0, action) is None
    assert ADVICE.odds(case.match, 3) is None


def test_attacks_may_be_asked_for_before_they_are_possible_and_by_the_other_side() -> None:
    text = "bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN E5, BR-HA F5\nordered: E4\nordered leaders: E4\n"
    case = position("napoleonics", text + "card: leadership\nto do: move")
    assert case.question == "cc-ask-move"
    own = odds_of(case, 0, "attack E4 E5")["attack E4 E5"]
    assert own["dice"] == 6, "the card adds one"
    theirs = odds_of(case, 1, "attack E5 E4")["attack E5 E4"]
    assert (theirs["dice"], theirs["batteries"]) == (4, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    odds = ADVICE.odds(battle("bottom: FR-LN E4\ntop: BR-LN E5\nordered: E4").match, 0)
    assert odds is not None
    assert all(speaker.say(message) for message in odds["assumes"])
    for reaction in ADVICE.reactions():
        assert speaker.say(reaction["title"])
        assert speaker.knows(speaker.worded("napoleonics", reaction["question"]))
        for answer in reaction["answers"]:
            assert speaker.say(answer["title"])
            assert ADVICE.check_order({"question": reaction["question"], "answer": answer["answer"]}) is None
        for condition in reaction["when"]:
            assert speaker.say(condition["title"])
            assert all(speaker.say(value["title"]) for value in condition.get("values", []))


# -- standing orders -----------------------------------------------------------------------------


def order(question: str, answer: str, **when: Any) -> dict[str, Any]:
    conditions = {name.replace("_", "-"): value for name, value in when.items()}
    return {"question": f"cc-ask-{question}", "answer": answer, "when": conditions}


def obeyed(case: Case, *orders: dict[str, Any]) -> str | None:
    assert ADVICE.check_orders(list(orders)) is None
    before = case.match.digest()
    action = ADVICE.obey(case.match, 1, orders)
    assert case.match.digest() == before
    assert action is None or action in case.options()
    return action


def attacked(attacker: str, top: str, hand: str = "probe-left probe-center probe-right") -> Case:
    case = battle(f"bottom: {attacker}\ntop: {top}\nordered: E4\ntop hand: {hand}\ncommand: 5 3")
    return case.play("attack E4 E5")


def test_form_square_whenever_possible() -> None:
    square = order("react", "square")
    assert obeyed(attacked("FR-LC E4", "BR-LN E5"), square) == "square"
    assert obeyed(attacked("FR-LN E4", "BR-LN E5"), square) == "stand"
    assert obeyed(attacked("FR-LC E4", "BR-LN E5", "probe-left probe-right"), square) == "stand"
    assert obeyed(attacked("FR-LC E4", "BR-LN E5"), order("react", "square", attacker="infantry")) is None
    assert obeyed(attacked("FR-LC E4", "BR-LN E5"), order("react", "square", attacker="cavalry")) == "square"
    assert obeyed(attacked("FR-HC E4", "BR-LN E5"), order("react", "square", attack_dice=5)) == "square"
    assert obeyed(attacked("FR-LC E4", "BR-LN E5"), order("react", "square", attack_dice=5)) is None


def test_retire_stand_and_strike_first() -> None:
    assert obeyed(attacked("FR-LN E4", "BR-LC E5"), order("react", "retire")) == "retire"
    assert obeyed(attacked("FR-LN E4", "BR-LC E5"), order("react", "retire", blocks=2)) is None
    assert obeyed(attacked("FR-LN E4", "BR-LC E5"), order("react", "stand"), order("react", "retire")) == "stand"
    holder = attacked("FR-LN E4", "BR-LN E5", "first-strike probe-left probe-right")
    assert obeyed(holder, order("react", "first-strike", dice=4)) == "first-strike"
    assert obeyed(holder, order("react", "first-strike", dice=5)) is None
    assert obeyed(attacked("FR-LN E4", "BR-LN E5"), order("react", "first-strike")) == "stand"


def test_flags_battle_back_and_ways() -> None:
    friends = "bottom: FR-LN E4\ntop: BR-LN E5, BR-LN D5, BR-LN F5\nordered: E4\ndiscards: first-strike first-strike"
    case = battle(friends, "flag flag cavalry cavalry cavalry").play("attack E4 E5")
    assert case.question == "cc-ask-ignore"
    assert obeyed(case, order("ignore", "most")) == "ignore 1"
    assert obeyed(case, order("ignore", "none")) == "ignore 0"
    case.play("ignore 0")
    assert case.question == "cc-ask-retreat"
    way = obeyed(case, order("retreat", "computer"))
    assert way is not None
    assert way.startswith("retreat ")
    held = battle(friends, "cavalry " * 5).play("attack E4 E5")
    assert held.question == "cc-ask-battle-back"
    assert obeyed(held, order("battle-back", "battle-back", dice=4)) == "battle-back"
    assert obeyed(held, order("battle-back", "decline")) == "decline"
    horse = battle("bottom: FR-LN E4\ntop: BR-LC E5\nordered: E4", "infantry " * 4).play("attack E4 E5", "retire")
    assert horse.question == "cc-ask-retire"
    way = obeyed(horse, order("retire", "computer"))
    assert way is not None
    assert way.startswith("retire-to ")


ORDERS = [
    order("react", "first-strike", dice=3),
    order("react", "square"),
    order("react", "retire", attacker="infantry"),
    order("battle-back", "battle-back", dice=2),
    order("ignore", "most", blocks=2),
    order("retreat", "computer"),
    order("retire", "computer"),
    order("flee", "computer"),
]


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "scenario"), [(3, CAMPAIGN[0]), (6, CAMPAIGN[3])])
def test_advice_is_the_same_in_matches_that_look_alike(seed: int, scenario: str) -> None:
    """Hands, cards under squares, scouted cards and the deck are replaced by others; not a byte may change."""
    shown = tracks = scouted = 0
    for number, match in enumerate(at_random("napoleonics", scenario, seed, 400)):
        side = match.decider
        tracks += match.position.squares(1 - side) > 0
        scouted += len(match.position.scouted) > 0
        other = match.imagine(side, generator_from(number))
        odds = ADVICE.odds(match, side)
        assert json.dumps(odds) == json.dumps(ADVICE.odds(other, side))
        assert ADVICE.marks(match, side) == ADVICE.marks(other, side)
        # And for the side that is not asked: whatever the one that decides holds or scouts.
        blind = match.imagine(1 - side, generator_from(number))
        assert ADVICE.odds(match, 1 - side) is None
        for action in _attacks_of(match, 1 - side):
            theirs = ADVICE.odds(match, 1 - side, action)
            assert json.dumps(theirs) == json.dumps(ADVICE.odds(blind, 1 - side, action))
        shown += odds is not None
    assert shown > 10
    assert tracks > 10, "cards under squares were hidden"
    assert scouted > 3, "scouted cards were hidden"


def _attacks_of(match: AnyMatch, side: int) -> list[str]:
    """Attacks that a side may think of: of a few of its units on enemies beside them."""
    now = match.position
    hexes = [now.unit_hex[unit] for unit in now.roster.units_of[side] if now.unit_hex[unit] >= 0]
    pairs = [(here, there) for here in hexes for there in BOARD.neighbours[here] if now.holder(there) == 1 - side]
    return [f"attack {BOARD.labels[here]} {BOARD.labels[there]}" for here, there in pairs[:3]]


@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(CAMPAIGN, 3)))
def test_whether_orders_answer_depends_on_open_information_alone(seed: int, scenario: str) -> None:
    """With any other hand there is an answer at the same moments: not even its speed tells of the cards."""
    answers = set()
    for number, match in enumerate(at_random("napoleonics", scenario, seed, 900)):
        side = match.decider
        action = ADVICE.obey(match, side, ORDERS)
        if match.position.active == side:
            assert action is None
            continue
        text = match.text
        assert action is None or action in {text(option) for option in match.options()}
        other = match.imagine(1 - side, generator_from(number))
        assert (ADVICE.obey(other, side, ORDERS) is None) == (action is None)
        if action is not None:
            answers.add(action.split()[0])
    assert {"stand", "battle-back"} <= answers


# -- luck ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(CAMPAIGN)))
def test_expected_hits_are_those_of_the_exact_odds(seed: int, scenario: str) -> None:
    record = table_of("napoleonics", scenario, seed, "random", 1200).record.text()
    strikes = 0
    for moment in Story(record).moments():
        place = moment.match.position
        if isinstance(moment.match.choice(), StrikeRoll):
            odds = strike_odds(place.clone())
            exact = sum(hits * float(chance) for hits, chance in enumerate(odds.hits))
            assert expected(place) == pytest.approx(exact)
            strikes += 1
    sides = ADVICE.luck(record)["sides"]
    assert sum(side["rolls"] for side in sides.values()) == strikes
    foreseen = sum(side["expected"] for side in sides.values())
    actual = sum(side["actual"] for side in sides.values())
    assert actual == pytest.approx(foreseen, rel=0.4, abs=6)


def test_the_dice_are_those_of_the_events() -> None:
    table = table_of("napoleonics", "014-quatre-bras", 2, "steady")
    faces = {"bottom": Counter[str](), "top": Counter[str]()}
    for event in table.story:
        if event.name == "cc-rolled":
            dice = event.arguments["dice"]
            assert isinstance(dice, list)
            faces[str(event.arguments["side"])].update(str(face) for face in dice)
    luck = ADVICE.luck(table.record.text())
    assert luck["kind"] == "dice"
    for side, number in (("bottom", 0), ("top", 1)):
        shown = luck["sides"][side]
        assert list(shown["faces"]) == ["infantry", "cavalry", "artillery", "flag", "sabres"]
        assert {face: count for face, count in shown["faces"].items() if count} == dict(faces[side])
        assert sum(shown["kinds"].values()) == shown["rolls"] == len(shown["series"])
        assert shown["banners"] == table.match.position.banners[number]
        assert shown["series"][-1][1:] == [shown["expected"], shown["actual"]]
    json.dumps(luck)


def test_a_combined_attack_is_one_strike_and_a_square_has_its_own() -> None:
    case = battle(
        "bottom: FR-LC E4, FR-FA D4\ntop: BR-LN E5 *square\nordered: E4 D4\ndiscards: first-strike first-strike"
    )
    case.match.source = Asking()
    ledger = ADVICE.ledger()
    rolls = ("roll infantry", "roll sabres infantry flag cavalry artillery")
    for action in ("attack E4 E5", "support D4", *rolls):
        if case.match.choice().question() == "cc-ask-support" and action.startswith("roll"):
            case.play("done")
        number = case.match.action(action)
        ledger.note(Moment(case.match, 2, case.match.decider, number))
        case.match.take(number)
    sides = ledger.result(None)["sides"]
    assert sides["top"]["kinds"]["square"] == 1
    assert (sides["top"]["dice"], sides["top"]["actual"]) == (1, 0)
    assert sides["top"]["expected"] == pytest.approx(2 / 6, abs=1e-4)
    assert sides["bottom"]["kinds"]["attack"] == 1
    assert (sides["bottom"]["dice"], sides["bottom"]["actual"]) == (5, 2)

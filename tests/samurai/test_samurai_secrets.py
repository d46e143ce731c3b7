"""What nobody may know: the other side's Dragon cards, by no view, no event, no question and no imagined match."""

from __future__ import annotations

import json

import pytest

from samurai.fields import battle, dragons, field, throw
from vexilla.games import GAMES
from vexilla.games.samurai.dragons import DRAGON_KEYS
from vexilla.games.samurai.position import DRAGON_CARDS
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import SIDES, SPECTATOR
from vexilla.testing import Case, rule

VIEWERS = ("bottom", "top", "spectator")
WINDOW = "sam-ask-dragon-"

#: A turn of bottom with a move that can be stopped, fire, a duel that can be called for, a battle back, a success, an
#: advance and a bonus combat.
TURN = """
bottom: AB E3, AY D4, leader D4 Takeda, MSY G3, AY H2
top: AY D5, leader D5 Uesugi, AY G5 1, AB F6, AB I6
bottom hand: flying-geese order-two-left order-two-right
top hand: order-two-left order-two-right crane-wing
honor: 9 9
"""


def played(text: str, actions: list[str], *dice: str) -> tuple[Case, list[str]]:
    """Play these actions, pass every Dragon card, refrain from inspiring: all that was asked, and of whom."""
    case = field(text, *dice, luck=True)
    story: list[str] = []
    for action in (*actions, ""):
        while not case.over:
            story.append(f"{case.decider} {case.question}")
            if case.question.startswith(WINDOW):
                case.play("pass")
            elif case.question == "sam-ask-inspire":
                case.play("refrain")
            else:
                break
        if action:
            case.play(action)
    return case, story


SCRIPT = [
    "play flying-geese",
    "order E3",
    "order D4",
    "order G3",
    "order H2",
    "done",
    "move G3 G4",
    "move H2 H4",
    "done",
    "attack E3 F6",
    "attack D4 D5",
    "battle-back",
    "attack G4 G5",
    "advance",
    "done",
    "take-honor",
]
DICE = ("circle circle", throw(3), throw(3), throw(4, "triangle"))


def holding(bottom: str, top: str) -> str:
    """The turn with these Dragon cards in hands."""
    return TURN + f"bottom dragons: {bottom}\ntop dragons: {top}\n"


@rule("SAM-18-032")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_the_questions_of_a_turn_do_not_depend_on_the_dragon_hand(side: str) -> None:
    stories = set()
    for dragon in DRAGON_KEYS:
        hands = (dragon, "kiai" if dragon != "kiai" else "ambush")
        text = holding(*(hands if side == "bottom" else hands[::-1]))
        _, story = played(text, SCRIPT, *DICE)
        # The last one asks for a card to turn in: by the size of the hand.
        stories.add("\n".join(story))
    assert len(stories) == 1, "\n\n".join(stories)
    (only,) = stories
    asked = {line.split(WINDOW)[1] for line in only.splitlines() if WINDOW in line}
    assert asked == {
        "card-played",
        "after-move",
        "moves-made",
        "close-combat-declared",
        "before-roll",
        "after-roll",
        "success",
        "advanced",
    }


@rule("SAM-18-015")
@pytest.mark.parametrize("card", ["stand-and-fire", "order-three-center"])
def test_a_movement_without_a_move_is_asked_for_whatever_is_held(card: str) -> None:
    # E1 is shut in; units that Stand and Fire orders do not move at all.
    text = f"bottom: AA E1\ntop: AY E9\nterrain: river D1 F1 D2 E2\ncard: {card}\nordered: E1\nbottom dragons: {{}}\n"
    questions = {field(text.format(dragon), luck=True).question for dragon in ("forced-march", "kiai", "swift-horses")}
    assert len(questions) == 1


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_no_question_depends_on_a_dragon_hand(seed: int) -> None:
    """After the same action in a match with other Dragon cards in the decider's hand the same is asked next."""
    match = GAMES.find("samurai").new("001-first-skirmish", seed=seed_from(seed), logging=False)
    generator = generator_for(seed_from(seed), "questions")
    compared = 0
    while not match.over and compared < 250:
        side = match.decider
        other = match.clone()
        other.position.stocks[DRAGON_CARDS].redeal(1 - side, generator)
        other.run()
        assert asked(other) == asked(match)
        legal = match.options()
        action = legal[generator.below(len(legal))]
        match.apply(action)
        if not other.over and other.refusal(action) is None and not is_about_dragons(match, action):
            other.apply(action)
            assert asked(other) == asked(match)
            compared += 1
    assert compared > 100


def asked(match: AnyMatch) -> tuple[int, str]:
    """Who has to decide what."""
    return (match.decider, "" if match.over else match.choice().question())


def is_about_dragons(match: AnyMatch, action: int) -> bool:
    """Whether chance draws or takes one after an action, which it would do otherwise with another hand."""
    return match.text(action) in ("draw-dragon", "seppuku", "dragon ninja-thief")


# -- views ---------------------------------------------------------------------------------------


def test_a_view_tells_how_many_dragon_cards_the_others_hold_and_not_which() -> None:
    case = field(holding("kiai war-cry", "ambush"))
    for viewer in VIEWERS:
        for holder, number in (("bottom", 2), ("top", 1)):
            shown = case.view(viewer)["dragonHands"][holder]
            assert shown["cards"] == number
            assert ("hand" in shown) == (viewer == holder)


@pytest.mark.parametrize("holder", ["bottom", "top"])
def test_no_view_differs_with_what_its_viewer_may_not_know(holder: str) -> None:
    seen: dict[str, set[str]] = {viewer: set() for viewer in VIEWERS}
    for dragon in DRAGON_KEYS:
        text = TURN + f"{holder} dragons: {dragon}\n"
        for stage in (0, 1, 7, 9, 11):
            case, _ = played(text, SCRIPT[:stage], *DICE)
            for viewer in VIEWERS:
                shown = json.dumps(case.view(viewer), sort_keys=True)
                seen[viewer].add(f"{stage} {shown}")
    others = [viewer for viewer in VIEWERS if viewer != holder]
    for viewer in others:
        assert len(seen[viewer]) == 5
    # The holder sees his own.
    assert len(seen[holder]) == 5 * len(DRAGON_KEYS)


def test_options_of_a_window_are_for_its_decider_only() -> None:
    case = field(holding("red-dragon", "kiai")).play("play flying-geese")
    assert case.decider == "bottom"
    for viewer in ("top", "spectator"):
        assert "red-dragon" not in json.dumps(case.view(viewer)["decision"])
    assert "dragon red-dragon" in case.view("bottom")["decision"]["actions"]


@rule("SAM-22-026")
def test_who_unmasks_a_plot_sees_the_hand_until_he_has_discarded_a_card() -> None:
    case = field(holding("kiai war-cry", "unmasked-plot ambush")).play(
        "play flying-geese", "pass", "dragon unmasked-plot"
    )
    assert case.view("top")["dragonHands"]["bottom"]["hand"] == ["war-cry", "kiai"]
    assert "hand" not in case.view("spectator")["dragonHands"]["bottom"]
    # The other looks at nothing.
    assert "hand" not in case.view("bottom")["dragonHands"]["top"]
    case.play("discard-dragon kiai")
    assert "hand" not in case.view("top")["dragonHands"]["bottom"]
    assert dragons(case, "bottom") == ["war-cry"]


# -- events --------------------------------------------------------------------------------------


def test_a_drawn_dragon_card_is_told_to_its_owner_only() -> None:
    text = "bottom: AY E4\ntop: AY E9\ncard: order-three-center\nordered: E4\nto do: end\n"
    case = field(text, dragon_deck=["red-dragon"]).play("draw-dragon")
    assert "red-dragon" in json.dumps(case.log("", "bottom"))
    for viewer in ("top", "spectator"):
        assert "red-dragon" not in json.dumps(case.log("", viewer))


@rule("SAM-10-037")
def test_a_dragon_card_that_changes_hands_is_told_to_both_players_only() -> None:
    text = "bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\ntop dragons: red-dragon\n"
    case = battle(text, throw(3), hand=["order-two-left"], dragon_hand=["red-dragon"])
    case.play("attack E4 E5")
    while case.question.startswith(WINDOW):
        case.play("pass")
    case.play("seppuku")
    assert dragons(case, "bottom") == ["red-dragon"]
    for viewer, is_told in (("bottom", True), ("top", True), ("spectator", False)):
        assert ("red-dragon" in json.dumps(case.log("", viewer))) == is_told


@rule("SAM-22-026")
def test_an_unmasked_hand_is_told_to_both_players_only() -> None:
    case = field(holding("kiai war-cry", "unmasked-plot")).play("play flying-geese", "pass", "dragon unmasked-plot")
    for viewer, is_told in (("bottom", True), ("top", True), ("spectator", False)):
        (told,) = case.log("sam-unmasked", viewer)
        assert ("dragons" in told) == is_told
    case.play("discard-dragon kiai")
    # What was discarded lies open, what was not does not.
    assert "kiai" in json.dumps(case.log("", "spectator"))
    assert "war-cry" not in json.dumps(case.log("", "spectator"))


@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_no_event_tells_a_card_that_stayed_in_a_hand(seed: int) -> None:
    """Cards that were held from the beginning and never shown are named in no event that the others see."""
    match = GAMES.find("samurai").new("001-first-skirmish", seed=seed_from(seed))
    generator = generator_for(seed_from(seed), "events")
    held = [set(names(match, side)) for side in SIDES]
    decisions = 0
    while not match.over and decisions < 120:
        legal = match.options()
        match.apply(legal[generator.below(len(legal))])
        decisions += 1
        for side in SIDES:
            held[side] &= set(names(match, side))
    assert held[0] | held[1]
    for side in SIDES:
        for viewer in (1 - side, SPECTATOR):
            told = json.dumps([event.seen_by(viewer) for event in match.log])
            assert not [dragon for dragon in held[side] if f'"{dragon}"' in told]


def names(match: AnyMatch, side: int) -> list[str]:
    """The Dragon cards that only one side holds: the other might hold or have held a second one."""
    hand = match.position.stocks[DRAGON_CARDS].hands[side]
    return [dragon for number, dragon in enumerate(DRAGON_KEYS) if hand[number] and dragon not in TWICE]


#: Cards of which there are two.
TWICE = ("brave-messenger", "forced-march", "masterwork-weapons", "war-cry")


# -- imagined matches ----------------------------------------------------------------------------


def imagined(case: Case, side: int, seed: int) -> AnyMatch:
    """What a side imagines."""
    return case.match.imagine(side, generator_from(seed))


@pytest.mark.parametrize("stage", [0, 1, 7, 9, 11])
def test_what_a_side_imagines_does_not_depend_on_what_the_other_holds(stage: int) -> None:
    digests: dict[int, set[str]] = {seed: set() for seed in range(5)}
    for dragon in ("red-dragon", "ambush", "caltrops", "stand-firm", "challenge"):
        case, _ = played(holding("kiai", dragon), SCRIPT[:stage], *DICE)
        for seed, found in digests.items():
            found.add(imagined(case, 0, seed).position.canonical())
    for found in digests.values():
        assert len(found) == 1


def test_an_imagined_hand_is_any_hand_of_the_right_size_and_ones_own_is_kept() -> None:
    case = field(holding("kiai war-cry", "red-dragon ambush"))
    seen = set()
    for seed in range(200):
        match = imagined(case, 0, seed)
        stock = match.position.stocks[DRAGON_CARDS]
        assert names(match, 0) == ["kiai"]
        assert sum(stock.hands[1]) == 2
        assert not stock.hands[1][DRAGON_KEYS.index("kiai")]
        assert match.position.faults() == []
        assert json.dumps(match.view(0)) == json.dumps(case.match.view(0))
        seen.update(names(match, 1))
    # Every card but one's own and those there are two of comes up.
    assert seen == set(DRAGON_KEYS) - {"kiai", *TWICE}


def test_what_lies_open_is_not_imagined_anew() -> None:
    text = holding("kiai", "ambush") + "dragon discards: red-dragon caltrops\n"
    case = field(text)
    for seed in range(60):
        hand = names(imagined(case, 0, seed), 1)
        assert not {"red-dragon", "caltrops", "kiai"} & set(hand)


@rule("SAM-22-026")
def test_an_unmasked_hand_is_imagined_as_it_was_seen() -> None:
    case = field(holding("kiai red-dragon", "unmasked-plot")).play("play flying-geese", "pass", "dragon unmasked-plot")
    for seed in range(20):
        assert names(imagined(case, 1, seed), 0) == ["red-dragon", "kiai"]

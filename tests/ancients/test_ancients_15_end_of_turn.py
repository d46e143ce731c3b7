"""Chapter 15: the played card is discarded, a new one is drawn, and the deck is shuffled anew."""

from collections import Counter
from collections.abc import Sequence

import pytest

from vexilla.games.ancients.cards import CARD_KEYS, CARDS
from vexilla.testing import Case, position, rule

ALL_CARDS = Counter({card.key: card.copies for card in CARDS if card.copies})
FOUR = "line-command order-two-left order-two-right order-three-left"
FIVE = f"{FOUR} order-three-right"


def table(text: str, deck: Sequence[str] = (), dice: Sequence[str] = ()) -> Case:
    """A position with a stacked deck and loaded dice and no luck."""
    lines = [line.strip() for line in text.splitlines()]
    return position("ancients", "\n".join(lines), {"deck": deck, "dice": dice}, luck=False)


def hand(case: Case, side: str) -> Counter[str]:
    """The cards a side holds."""
    return Counter(case.lines()[f"{side} hand"].split())


def deck(case: Case) -> Counter[str]:
    """The cards left to draw."""
    counts = case.match.position.deck
    return Counter({CARD_KEYS[card]: count for card, count in enumerate(counts) if count})


def words(cards: Counter[str]) -> str:
    """Cards as a position names them."""
    return " ".join(cards.elements())


def cards(text: str) -> Counter[str]:
    """Cards from their names."""
    return Counter(text.split())


def finish_turn(case: Case) -> None:
    """Do nothing more until the next card is asked for."""
    while case.question != "cc-ask-card":
        case.play("done")


# -- the draw -------------------------------------------------------------------------------------


@rule("ANC-15-001")
@pytest.mark.parametrize(("side", "other"), [("bottom", "top"), ("top", "bottom")])
def test_at_the_end_the_played_card_is_discarded_and_one_is_drawn(side: str, other: str) -> None:
    here = "E2" if side == "bottom" else "E8"
    text = f"""
        turn: {side}
        {side}: MI {here}
        {other}: MI A5
        {side} hand: {FOUR} order-three-center
        {other} hand: {FIVE}"""
    case = table(text, ["rally"]).play("play order-three-center", f"order {here}")
    assert case.lines()["played"] == "order-three-center"
    assert case.lines()["discards"] == ""
    assert hand(case, side) == cards(FOUR)  # Nothing is drawn before all is done.
    case.play("done")
    assert case.lines()["discards"] == "order-three-center"
    assert hand(case, side) == cards(f"{FOUR} rally")
    assert hand(case, other) == cards(FIVE)
    assert (case.decider, case.question) == (other, "cc-ask-card")
    assert case.lines()["turn"] == f"2 {other}"
    assert "played" not in case.lines()


@rule("ANC-15-001")
def test_the_draw_comes_after_the_last_combat_and_its_retreat() -> None:
    text = f"""
        bottom: MI E4
        top: AX E5
        card: order-two-center
        ordered: E4
        to do: battle
        discards: first-strike
        bottom hand: {FOUR}
        top hand: {FIVE}"""
    case = table(text, ["rally"], ["flag heavy heavy heavy"])
    assert case.lines()["discards"] == "first-strike"
    case.play("attack E4 E5", "retreat D6")
    assert hand(case, "bottom") == cards(FOUR)
    assert cards(case.lines()["discards"]) == cards("first-strike")
    case.play("stay")
    assert hand(case, "bottom") == cards(f"{FOUR} rally")
    assert cards(case.lines()["discards"]) == cards("first-strike order-two-center")
    assert case.lines()["turn"] == "2 top"


@rule("ANC-15-001")
def test_the_card_drawn_is_seen_by_its_owner_only() -> None:
    text = f"bottom: MI E2\ntop: MI A5\ncard: order-two-center\nto do: draw\nbottom hand: {FOUR}\ntop hand: {FIVE}"
    case = table(text, ["rally"])
    assert case.view("bottom")["hands"]["bottom"]["hand"].count("rally") == 1
    assert "hand" not in case.view("top")["hands"]["bottom"]
    assert case.view("top")["hands"]["bottom"]["cards"] == 5


# -- the new deck ---------------------------------------------------------------------------------


@rule("ANC-15-002")
def test_when_the_deck_is_used_up_the_discards_with_the_card_just_played_become_the_deck() -> None:
    discards = ALL_CARDS - cards(f"{FOUR} {FIVE} rally")
    text = f"""
        bottom: MI E2
        top: MI A5
        card: rally
        to do: draw
        bottom hand: {FOUR}
        top hand: {FIVE}
        discards: {words(discards)}"""
    case = table(text, ["rally"])  # The card just played can be drawn again; those in hands cannot.
    assert hand(case, "bottom") == cards(f"{FOUR} rally")
    assert hand(case, "top") == cards(FIVE)
    assert deck(case) == discards
    assert case.lines()["discards"] == ""
    assert len(case.events("cc-reshuffled")) == 1


@rule("ANC-15-002")
def test_the_last_card_of_the_deck_is_drawn_before_anything_is_shuffled() -> None:
    discards = ALL_CARDS - cards(f"{FOUR} {FIVE} rally mounted-charge")
    text = f"""
        bottom: MI E2
        top: MI A5
        card: rally
        to do: draw
        bottom hand: {FOUR}
        top hand: {FIVE}
        discards: {words(discards)}"""
    case = table(text, ["mounted-charge"])
    assert hand(case, "bottom") == cards(f"{FOUR} mounted-charge")
    assert cards(case.lines()["discards"]) == discards + cards("rally")
    assert case.events("cc-reshuffled") == []
    assert not deck(case)


@rule("ANC-15-002")
def test_a_deck_used_up_in_the_middle_of_a_refill_is_shuffled_anew_for_the_rest() -> None:
    discards = ALL_CARDS - cards(f"line-command {FIVE} rally mounted-charge")
    text = f"""
        bottom: MI E2
        top: MI A5
        card: rally
        to do: draw
        command: 3 5
        bottom hand: line-command
        top hand: {FIVE}
        discards: {words(discards)}"""
    case = table(text, ["mounted-charge", "rally"])
    assert hand(case, "bottom") == cards("line-command mounted-charge rally")
    assert deck(case) == discards


@rule("ANC-15-003")
def test_after_i_am_spartacus_the_deck_is_shuffled_with_all_discards() -> None:
    text = f"""
        bottom: MI E2
        top: MI A5
        discards: rally darken-the-sky
        bottom hand: {FOUR} i-am-spartacus
        top hand: {FIVE}"""
    case = table(text, ["i-am-spartacus"], ["light light flag flag swords"])
    before = deck(case)
    case.play("play i-am-spartacus")  # Nobody is ordered by this roll, so the turn is over.
    assert case.lines()["turn"] == "2 top"
    assert hand(case, "bottom") == cards(f"{FOUR} i-am-spartacus")  # Shuffled in before the draw, and drawn again.
    assert case.lines()["discards"] == ""
    assert deck(case) == before + cards("rally darken-the-sky")
    assert len(case.events("cc-reshuffled")) == 1


@rule("ANC-15-003")
@pytest.mark.parametrize("card", [key for key in CARD_KEYS if key not in ("i-am-spartacus", "line-command", "rally")])
def test_no_other_card_is_shuffled_in(card: str) -> None:
    others = "line-command line-command line-command line-command"
    text = f"bottom: MI E2\ntop: MI A5\ncard: {card}\nto do: draw\ncommand: 4 0\nbottom hand: {others}\ntop hand: rally"
    case = table(text)
    assert case.lines()["discards"] == card
    assert case.events("cc-reshuffled") == []


# -- First Strike ---------------------------------------------------------------------------------


@rule("ANC-15-004")
@pytest.mark.parametrize(
    ("side", "other", "here", "there"), [("bottom", "top", "E4", "E5"), ("top", "bottom", "E5", "E4")]
)
def test_whoever_struck_first_refills_his_hand_before_the_player_of_the_turn(
    side: str, other: str, here: str, there: str
) -> None:
    text = f"""
        turn: {side}
        {side}: MI {here}
        {other}: MI {there}
        card: order-two-center
        ordered: {here}
        to do: battle
        {side} hand: {FOUR}
        {other} hand: {FOUR} first-strike"""
    case = table(text, ["rally", "mounted-charge"], ["heavy heavy heavy heavy", "heavy heavy heavy heavy"])
    case.play(f"attack {here} {there}")
    assert case.decider == other
    case.play("first-strike")
    assert [event["side"] for event in case.events("cc-drew")] == [other, side]
    assert hand(case, other) == cards(f"{FOUR} rally")
    assert hand(case, side) == cards(f"{FOUR} mounted-charge")
    assert cards(case.lines()["discards"]) == cards("first-strike order-two-center")
    assert case.lines()["turn"] == f"2 {other}"


@rule("ANC-15-004")
def test_nobody_but_the_player_of_the_turn_draws_when_first_strike_was_not_played() -> None:
    text = f"""
        bottom: MI E4
        top: MI E5
        card: order-two-center
        ordered: E4
        to do: battle
        bottom hand: {FOUR}
        top hand: {FOUR} first-strike"""
    case = table(text, ["rally"], ["heavy heavy heavy heavy"]).play("attack E4 E5", "stand", "decline")
    assert [event["side"] for event in case.events("cc-drew")] == ["bottom"]
    assert hand(case, "top") == cards(f"{FOUR} first-strike")


# -- the size of a hand ---------------------------------------------------------------------------


@rule("ANC-15-005")
@pytest.mark.parametrize(("command", "drawn"), [(3, []), (4, []), (5, ["rally"]), (6, ["rally", "mounted-charge"])])
def test_a_player_draws_up_to_the_size_his_hand_has_now(command: int, drawn: list[str]) -> None:
    text = f"""
        bottom: MI E2
        top: MI A5
        card: order-two-center
        to do: draw
        command: {command} 5
        bottom hand: {FOUR}
        top hand: {FIVE}"""
    case = table(text, drawn)
    assert hand(case, "bottom") == cards(FOUR) + Counter(drawn)
    assert len(case.events("cc-drew")) == len(drawn)


@rule("ANC-15-005")
def test_a_player_whose_hand_was_made_smaller_draws_again_once_he_is_below_it() -> None:
    # The scenario takes a card for each leader lost: Scipio falls by the battle back in his own turn.
    text = f"""
        bottom: MI E4, leader E4 Scipio, MI E2
        top: MI E5
        special: leaders-lower-hand
        card: order-two-center
        ordered: E4
        to do: battle
        discards: first-strike
        bottom hand: {FOUR}
        top hand: {FIVE}"""
    dice = ["heavy heavy heavy heavy", "medium heavy heavy heavy", "helmet helmet"]
    case = table(text, ["order-two-center", "counter-attack"], dice).play("attack E4 E5", "battle-back")
    assert case.lines()["command"] == "4 5"
    assert hand(case, "bottom") == cards(FOUR)  # Four cards are all he may have now: no draw.
    assert case.events("cc-drew") == []
    case.play("play order-two-left")
    finish_turn(case)
    assert hand(case, "top") == cards(FIVE) - cards("order-two-left") + cards("order-two-center")
    case.play("play line-command")
    finish_turn(case)
    assert hand(case, "bottom") == cards(FOUR) - cards("line-command") + cards("counter-attack")

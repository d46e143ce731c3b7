"""Chapter 15: the end of the turn, its cards and its tokens."""

from __future__ import annotations

from collections.abc import Iterable

from samurai.fields import BOTTOM_HAND, TOP_HAND, dragons, field, honor, pool, throw
from vexilla.games.samurai.cards import CARDS
from vexilla.games.samurai.dragons import DRAGON_KEYS, DRAGONS
from vexilla.testing import Case, rule

#: Bottom has fought, and has four cards left.
FOUR = "order-two-left order-two-right order-three-left order-three-right"
END = "bottom: AY E4\ntop: AY E9\ncard: order-three-center\nordered: E4\nto do: end\n"
ALL_COMMAND = [card.key for card in CARDS for _ in range(card.copies)]
ALL_DRAGONS = [card.key for card in DRAGONS for _ in range(card.copies)]


def ended(more: str = "", deck: Iterable[str] = (), dragon_deck: Iterable[str] = ()) -> Case:
    """The end of bottom's turn has come."""
    return field(END + more, deck=deck, dragon_deck=dragon_deck)


def without(cards: list[str], *taken: str) -> str:
    """All cards but these."""
    left = cards[:]
    for names in taken:
        for name in names.split():
            left.remove(name)
    return " ".join(left)


@rule("SAM-15-001")
def test_he_draws_one_command_card() -> None:
    case = ended(f"bottom hand: {FOUR}\n", deck=["shogun"])
    assert (case.hand("bottom"), case.hand("top")) == (sorted_hand(f"{FOUR} shogun"), sorted_hand(TOP_HAND))
    (drawn,) = case.log("cc-drew", "bottom")
    assert (drawn["side"], drawn["card"]) == ("bottom", "shogun")
    # The other side sees that, not what.
    (seen,) = case.log("cc-drew", "top")
    assert "card" not in seen


def sorted_hand(cards: str) -> list[str]:
    """Cards in the order of the table, as a view shows them."""
    keys = [card.key for card in CARDS]
    return sorted(cards.split(), key=keys.index)


@rule("SAM-15-002")
def test_then_a_dragon_card_or_two_tokens() -> None:
    case = ended(f"bottom hand: {FOUR}\n", deck=["shogun"], dragon_deck=["kiai"])
    assert (case.decider, case.question, case.options()) == ("bottom", "sam-ask-refill", ["draw-dragon", "take-honor"])
    rich = case.clone().play("take-honor")
    assert (honor(rich), pool(rich), dragons(rich, "bottom")) == ((7, 5), 18, [])
    case.play("draw-dragon")
    assert (honor(case), dragons(case, "bottom")) == ((5, 5), ["kiai"])


@rule("SAM-15-003")
def test_who_played_no_dragon_card_may_turn_one_in() -> None:
    case = ended("bottom dragons: kiai ambush\n").play("take-honor")
    assert (case.decider, case.question) == ("bottom", "sam-ask-turn-in")
    assert case.options() == ["discard-dragon ambush", "discard-dragon kiai", "done"]
    assert case.why_not("discard-dragon war-cry") == "SAM-15-003"
    case.play("discard-dragon kiai")
    assert (honor(case), dragons(case, "bottom")) == ((8, 5), ["ambush"])
    # It lies open.
    assert case.view("spectator")["dragonDiscards"] == ["kiai"]


@rule("SAM-15-003")
def test_one_that_was_just_drawn_may_be_turned_in() -> None:
    case = ended(dragon_deck=["kiai"]).play("draw-dragon")
    assert case.options() == ["discard-dragon kiai", "done"]


@rule("SAM-15-003")
def test_not_who_played_one_in_this_turn() -> None:
    case = ended("bottom dragons: kiai\ndragons: war-cry nothing\n")
    case.ask_everything = True
    case.play("take-honor")
    assert (case.question, case.options()) == ("sam-ask-turn-in", ["done"])
    assert case.why_not("discard-dragon kiai") == "SAM-15-003"
    # One that the other side played does not matter.
    case = ended("bottom dragons: kiai\ndragons: nothing war-cry\n").play("take-honor")
    assert case.options() == ["discard-dragon kiai", "done"]


@rule("SAM-15-004")
def test_only_one_is_turned_in() -> None:
    case = ended("bottom dragons: kiai ambush\n").play("take-honor", "discard-dragon kiai")
    # It is the other side's turn.
    assert (case.decider, case.question, dragons(case, "bottom")) == ("top", "cc-ask-card", ["ambush"])


@rule("SAM-15-005")
def test_an_empty_command_deck_is_made_anew_from_its_discards() -> None:
    rest = without(ALL_COMMAND, FOUR, TOP_HAND, "order-three-center")
    case = ended(f"bottom hand: {FOUR}\ndiscards: {rest}\n", deck=["shogun"])
    assert len(case.log("cc-reshuffled")) == 1
    assert (case.deck_size(), case.view("top")["discards"]) == (len(ALL_COMMAND) - 10, [])
    assert "shogun" in case.hand("bottom")


@rule("SAM-15-005")
def test_so_is_an_empty_dragon_deck() -> None:
    case = ended(f"dragon discards: {' '.join(ALL_DRAGONS)}\n", dragon_deck=["kiai"]).play("draw-dragon")
    (told,) = case.log("cc-reshuffled")
    assert told["clauses"] == ["SAM-15-005"]
    seen = case.view("top")
    assert (seen["dragonDeck"], seen["dragonDiscards"]) == (37, [])


@rule("SAM-15-006")
def test_then_the_turn_is_over() -> None:
    case = ended(f"bottom hand: {FOUR}\n", deck=["shogun"])
    # Not before he has refilled.
    assert (case.decider, case.view("top")["turn"]) == ("bottom", 1)
    assert case.why_not("play order-two-left") == "SAM-03-010"
    case.play("take-honor")
    assert (case.decider, case.question, case.view("top")["turn"]) == ("top", "cc-ask-card", 2)


@rule("SAM-15-007")
def test_what_was_played_in_the_others_turn_is_not_replaced() -> None:
    text = "bottom: AY E4\ntop: AY E5\ncard: order-three-center\nordered: E4\nto do: battle\ntop dragons: ambush kiai\n"
    case = field(text, throw(4, "flag"), deck=["shogun"], dragon_deck=["caltrops"])
    case.play("attack E4 E5", "dragon ambush", "retreat E3", "take-honor")
    # Top refills neither cards nor tokens before its own turn has ended.
    assert (case.decider, dragons(case, "top"), honor(case)) == ("top", ["kiai"], (6, 3))
    case.play("play order-two-left")
    while case.question != "sam-ask-refill":
        case.play("done" if "done" in case.options() else "pass")
    assert case.decider == "top"
    case.play("draw-dragon", "done")
    assert dragons(case, "top") == ["caltrops", "kiai"]


@rule("SAM-15-008")
def test_the_played_card_is_discarded_before_the_new_one_is_drawn() -> None:
    # The deck is empty, and the other two of its kind are in hands: it can only be drawn if it is among the discards.
    top = "order-three-center order-three-center order-two-left order-two-right crane-wing"
    rest = without(ALL_COMMAND, FOUR, top, "order-three-center")
    case = ended(f"bottom hand: {FOUR}\ntop hand: {top}\ndiscards: {rest}\n", deck=["order-three-center"])
    assert "order-three-center" in case.hand("bottom")


@rule("SAM-15-009")
def test_without_any_dragon_card_left_only_tokens_are_taken() -> None:
    text = f"bottom dragons: {' '.join(ALL_DRAGONS[:19])}\ntop dragons: {' '.join(ALL_DRAGONS[19:])}\n"
    case = field(END + text)
    # It is not even asked.
    assert (case.question, honor(case)) == ("sam-ask-turn-in", (7, 5))
    case = field(END.replace("to do: end", "to do: battle") + text + "top: AY E5\n")
    case.ask_everything = True
    case.play("done")
    assert (case.question, case.options(), case.why_not("draw-dragon")) == (
        "sam-ask-refill",
        ["take-honor"],
        "SAM-15-009",
    )


def test_the_tables_of_this_file_are_whole() -> None:
    assert (len(ALL_COMMAND), len(ALL_DRAGONS), len(set(ALL_DRAGONS))) == (60, 38, len(DRAGON_KEYS))
    assert len(BOTTOM_HAND.split()) == 5

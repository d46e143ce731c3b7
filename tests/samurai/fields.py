"""Fields of battle for the tests of Samurai Battles: usual lines filled in, loaded dice, nothing unscripted happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from vexilla.kernel.source import Scripted
from vexilla.testing import Case, position

#: Five cards, all section cards: a hand that is full, so that nobody draws at the end of a turn.
BOTTOM_HAND = "order-two-left order-two-right order-three-left order-three-right crane-wing"
TOP_HAND = "order-two-left order-two-right order-three-left order-three-right flying-geese"

#: What a field has unless its text says otherwise. Both First Strikes are gone, so nobody is asked about them; nobody
#: holds a Dragon card, so no window is opened for them.
USUAL = {
    "bottom hand": BOTTOM_HAND,
    "top hand": TOP_HAND,
    "discards": "first-strike first-strike",
}


def field(
    text: str,
    *dice: str,
    luck: bool = False,
    deck: Iterable[str] = (),
    hand: Iterable[str] = (),
    dragon_deck: Iterable[str] = (),
    dragon_hand: Iterable[str] = (),
) -> Case:
    """A position with loaded dice, decks and blind cards (``hand``, ``dragon_hand``: those taken unseen).

    Without ``card`` a card is to be played; with it orders are given; with ``ordered`` too, pieces move.
    """
    lines = [line.strip() for line in text.splitlines()]
    titles = [line.partition(":")[0].strip() for line in lines]
    whole = lines + [f"{title}: {rest}" for title, rest in USUAL.items() if title not in titles]
    chance = {
        "dice": list(dice),
        "deck": list(deck),
        "hand": list(hand),
        "dragon-deck": list(dragon_deck),
        "dragon-hand": list(dragon_hand),
    }
    return position("samurai", "\n".join(whole), chance, luck=luck)


def battle(
    text: str,
    *dice: str,
    luck: bool = False,
    deck: Iterable[str] = (),
    hand: Iterable[str] = (),
    dragon_deck: Iterable[str] = (),
    dragon_hand: Iterable[str] = (),
) -> Case:
    """The battle phase: the card is Order Three in the centre unless the text names another."""
    titles = [line.partition(":")[0].strip() for line in text.splitlines()]
    more = [line for title, line in _BATTLE.items() if title not in titles]
    return field(
        "\n".join([text, *more]),
        *dice,
        luck=luck,
        deck=deck,
        hand=hand,
        dragon_deck=dragon_deck,
        dragon_hand=dragon_hand,
    )


_BATTLE = {"card": "card: order-three-center", "to do": "to do: battle"}


def throw(dice: int, *faces: str, miss: str = "circle") -> str:
    """A throw of so many dice: these faces first, for the rest ``miss``, which does nothing to triangle and square."""
    assert len(faces) <= dice
    return " ".join([*faces, *[miss] * (dice - len(faces))])


def rolls_left(case: Case) -> int:
    """How many loaded rolls were not needed."""
    return len(cast("Scripted", case.match.source).scripts[0])


def dice_rolled(case: Case) -> list[int]:
    """How many dice each roll of a strike had since the events were last asked for."""
    return [len(event["dice"]) for event in case.events("cc-rolled")]


def hexes(case: Case, verb: str, at: str = "") -> list[str]:
    """The hexes for which ``verb`` is possible now; with ``at`` those a piece there may move to or attack."""
    begins = f"{verb} {at} " if at else f"{verb} "
    return [option.split()[-1] for option in case.options(begins)]


def leader_kind(case: Case, hex_: str) -> str:
    """The kind of the leader on a hex."""
    return str(next(leader["kind"] for leader in case.view("spectator")["leaders"] if leader["hex"] == hex_))


def leader_place(case: Case, name: str) -> str:
    """The hex of a leader, ``lost`` or ``gone``."""
    return str(next(leader["hex"] for leader in case.view("spectator")["leaders"] if leader["name"] == name))


def banners(case: Case) -> tuple[int, int]:
    """The banners of bottom and top."""
    held = case.view("spectator")["banners"]
    return held["bottom"], held["top"]


def honor(case: Case) -> tuple[int, int]:
    """The tokens of bottom and top."""
    held = case.view("spectator")["honor"]
    return held["bottom"], held["top"]


def pool(case: Case) -> int:
    """The tokens in the common pool."""
    return int(case.view("spectator")["pool"])


def tokens(case: Case) -> int:
    """All tokens, wherever they are."""
    seen = case.view("spectator")
    return int(sum(seen["honor"].values()) + seen["pool"] + seen["onDragons"])


def dragons(case: Case, side: str) -> list[str]:
    """The Dragon cards that a side holds."""
    return list(case.view(side)["dragonHands"][side]["hand"])


def clauses_told(case: Case, name: str) -> list[str]:
    """The clauses that all events of a name cite, from the beginning."""
    return [clause for event in case.log(name) for clause in event["clauses"]]


def dice_of(text: str, attack: str) -> int:
    """How many dice an attack rolls first, 0 if it is not possible at all.

    ``text`` is a field for :func:`battle` in which nobody reacts, holds Dragon cards or inspires; ``attack`` is like
    ``E4 E5``.
    """
    case = battle(text, luck=True)
    if case.question != "cc-ask-battle" or case.why_not(f"attack {attack}") is not None:
        return 0
    case.events()
    case.play(f"attack {attack}")
    if not case.over and case.question == "sam-ask-inspire":
        case.play("refrain")
    return dice_rolled(case)[0]

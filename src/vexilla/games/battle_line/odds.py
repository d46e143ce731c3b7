"""What can still become of each flag, exactly, from what one side knows.

Reading a view and not a position, it cannot know too much.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .cards import CARD_NAMES, FIRST_ENVIRONMENT, TROOPS, card_named, cards_in
from .formation import ALL_TROOPS, kind_of, morale_bit, strongest, sum_of


class Outs:
    """The single cards that complete a formation to one kind."""

    def __init__(self, kind: str, drawable: list[str], held: list[str]) -> None:
        self.kind: Final = kind
        #: Cards the side has not seen: each is the next of the Troop pile with the same chance.
        self.drawable: Final = drawable
        #: Cards it holds already.
        self.held: Final = held


class FlagOdds:
    """One flag that is still fought for."""

    def __init__(
        self,
        flag: int,
        own: tuple[str, int] | None,
        theirs: tuple[str, int] | None,
        missing: tuple[int, int],
        outs: list[Outs],
        unseen: int,
    ) -> None:
        self.flag: Final = flag
        #: The strongest that can still be reached, as kind and sum; None if it cannot be completed.
        self.own: Final = own
        self.theirs: Final = theirs
        self.own_is_complete: Final = missing[0] == 0
        self.they_are_complete: Final = missing[1] == 0
        #: If one card is missing: what completes it to what, strongest first.
        self.outs: Final = outs
        self.unseen: Final = unseen


def odds_from_view(view: Mapping[str, Any], side: str) -> tuple[int, list[FlagOdds]]:
    """How many Troop cards the side has not seen, and the odds at every uncaptured flag."""
    opponent = "top" if side == "bottom" else "bottom"
    seen = 0
    for flag in view["flags"]:
        for each in (side, opponent):
            seen |= _troops(flag[each]["cards"])
    for each in (side, opponent):
        seen |= _troops(view["discards"][each])
    hand = _troops(view["hands"][side]["cards"])
    known = hand | _troops(view["hands"][opponent]["known"])
    known |= _troops([card for pile in view["piles"].values() for card in pile["next"]])
    # A card the side put back itself is no matter of chance any more.
    drawable = ALL_TROOPS & ~seen & ~known
    unseen = drawable.bit_count()
    return unseen, [
        _flag_odds(flag, side, opponent, ALL_TROOPS & ~seen, hand, drawable, unseen)
        for flag in view["flags"]
        # While a fourth card waits to be discarded after Mud, nothing can be said of the flag.
        if flag["holder"] == "nobody" and max(len(flag[each]["cards"]) for each in (side, opponent)) <= flag["size"]
    ]


def _flag_odds(
    flag: Mapping[str, Any], side: str, opponent: str, open_to_all: int, hand: int, drawable: int, unseen: int
) -> FlagOdds:
    own_missing = flag["size"] - len(flag[side]["cards"])
    their_missing = flag["size"] - len(flag[opponent]["cards"])
    own = _best(flag, side, own_missing, drawable | hand)
    # Of the opponent everything must be expected that is not open, as in a proof, less what we hold.
    theirs = _best(flag, opponent, their_missing, open_to_all & ~hand)
    outs = _outs(flag, side, hand, drawable) if own_missing == 1 else []
    return FlagOdds(flag["flag"], own, theirs, (own_missing, their_missing), outs, unseen)


def _best(flag: Mapping[str, Any], side: str, missing: int, available: int) -> tuple[str, int] | None:
    cards = flag[side]["cards"]
    strength, _ = strongest(_troops(cards), _morale(cards), missing, available, flag["size"], flag["fog"], 0)
    return (kind_of(strength), sum_of(strength)) if strength else None


def _outs(flag: Mapping[str, Any], side: str, hand: int, drawable: int) -> list[Outs]:
    """Every single card that can complete the formation, by the kind it makes, a Host left out."""
    cards = flag[side]["cards"]
    troops, morale = _troops(cards), _morale(cards)
    by_kind: dict[int, int] = {}
    for card in cards_in(hand | drawable):
        strength, _ = strongest(troops | 1 << card, morale, 0, 0, flag["size"], flag["fog"], 0)
        by_kind[strength >> 6] = by_kind.get(strength >> 6, 0) | 1 << card
    return [
        Outs(kind_of(kind << 6), _names(by_kind[kind] & drawable), _names(by_kind[kind] & hand))
        for kind in sorted(by_kind, reverse=True)
        if kind > 1
    ]


def _names(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(mask)]


def _troops(names: list[str]) -> int:
    mask = 0
    for name in names:
        card = card_named(name)
        if card < TROOPS:
            mask |= 1 << card
    return mask


def _morale(names: list[str]) -> int:
    mask = 0
    for name in names:
        card = card_named(name)
        if TROOPS <= card < FIRST_ENVIRONMENT:
            mask |= morale_bit(card)
    return mask

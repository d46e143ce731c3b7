"""What can happen in Battle Line, one function an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.event import Event
from ...kernel.refusal import Argument, Refusal
from ...kernel.sides import EVERYONE, SIDE_NAMES, name_of_side, only
from .cards import CARD_NAMES, FLAGS, PILE_NAMES, TROOPS
from .formation import kind_of, sum_of

if TYPE_CHECKING:
    from .position import BattleLine


def cut_for_deal(side: int, card: int) -> Event:
    """A player cut the Troop deck and showed a card."""
    return Event("battle-line-cut", ("BLN-02-002",), {"side": SIDE_NAMES[side], "card": CARD_NAMES[card]}, sort="card")


def cards_dealt(dealer: int, first: int, game: int) -> Event:
    """The hands are dealt and the first player is known."""
    shown: dict[str, Argument] = {"dealer": name_of_side(dealer), "first": SIDE_NAMES[first], "game": game}
    return Event("battle-line-dealt", ("BLN-02-003", "BLN-04-001"), shown)


def card_played(side: int, card: int, flag: int) -> Event:
    """A card went to a flag; its player knew it before."""
    clause = "BLN-05-002" if card < TROOPS else "BLN-08-002"
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "flag": flag + 1}
    return Event("battle-line-played", (clause,), shown, {"card": CARD_NAMES[card]}, EVERYONE, only(side), "card")


def guile_played(side: int, card: int) -> Event:
    """A Guile card was laid beside the Tactics pile."""
    secrets: dict[str, Argument] = {"card": CARD_NAMES[card]}
    return Event(
        "battle-line-guile", ("BLN-11-001",), {"side": SIDE_NAMES[side]}, secrets, EVERYONE, only(side), "card"
    )


def passed(side: int) -> Event:
    """A player passed."""
    return Event("battle-line-passed", ("BLN-05-005",), {"side": SIDE_NAMES[side]})


def card_drawn(side: int, pile: int, card: int, knew: int) -> Event:
    """A player drew a card; the others see its back, unless one of them put it there."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "pile": PILE_NAMES[pile]}
    audience = only(side) | knew
    return Event("battle-line-drew", ("BLN-04-005",), shown, {"card": CARD_NAMES[card]}, audience, knew, "card")


def card_returned(side: int, pile: int, card: int) -> Event:
    """A scouting player put a card back onto its pile."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "pile": PILE_NAMES[pile]}
    secrets: dict[str, Argument] = {"card": CARD_NAMES[card]}
    return Event("battle-line-returned", ("BLN-11-004",), shown, secrets, only(side), only(side), "card")


def card_moved(side: int, card: int, source: int, target: int, clause: str) -> Event:
    """An open card was moved to a side of another flag."""
    shown: dict[str, Argument] = {
        "side": SIDE_NAMES[side],
        "card": CARD_NAMES[card],
        "from": source + 1,
        "to": target + 1,
    }
    name = "battle-line-betrayed" if clause == "BLN-11-013" else "battle-line-moved"
    return Event(name, (clause,), shown, sort="step")


def card_discarded(side: int, card: int, flag: int, clause: str) -> Event:
    """An open card was discarded beside the Tactics pile, on its owner's side."""
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "card": CARD_NAMES[card], "flag": flag + 1}
    return Event("battle-line-discarded", (clause,), shown, sort="card")


def flag_claimed(position: BattleLine, side: int, flag: int) -> Event:
    """A flag was captured, by comparison or by proof; wild cards are named now (BLN-09-003)."""
    own = position.strength[side * FLAGS + flag]
    theirs = position.strength[(1 - side) * FLAGS + flag]
    clause = "BLN-07-004" if not theirs else "BLN-07-010" if theirs == own else "BLN-07-003"
    shown: dict[str, Argument] = {
        "side": SIDE_NAMES[side],
        "flag": flag + 1,
        "own-kind": kind_of(own),
        "own-sum": sum_of(own),
        "theirs-kind": kind_of(theirs) if theirs else "incomplete",
        "theirs-sum": sum_of(theirs),
    }
    return Event("battle-line-claimed", (clause, "BLN-07-017"), shown, sort="banner")


def claim_failed(side: int, flag: int, refusal: Refusal) -> Event:
    """A claim was made that does not hold; why is open information, the counter-example too."""
    why = {"BLN-07-004": "open", "BLN-07-003": "weaker"}.get(refusal.clause, "later")
    cards = refusal.arguments["cards"] if why == "open" else []
    shown: dict[str, Argument] = {"side": SIDE_NAMES[side], "flag": flag + 1, "why": why, "cards": cards}
    return Event("battle-line-claim-failed", (refusal.clause, "BLN-07-022"), shown)


def game_won(side: int, clause: str) -> Event:
    """A game was won, by breakthrough or envelopment."""
    form = {"BLN-03-001": "breakthrough", "BLN-03-002": "envelopment"}.get(clause, "flags")
    return Event("battle-line-won", (clause, "BLN-12-001"), {"side": SIDE_NAMES[side], "form": form}, sort="end")


def game_dead(winner: int) -> Event:
    """Nobody can do anything any more."""
    return Event("battle-line-dead", ("BLN-05-010",), {"side": name_of_side(winner)}, sort="end")


def points_scored(bottom: int, top: int) -> Event:
    """The score of the series after a game."""
    return Event("battle-line-points", ("BLN-12-002", "BLN-12-003"), {"bottom": bottom, "top": top})

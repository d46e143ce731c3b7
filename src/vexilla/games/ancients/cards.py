"""The sixty Command cards of Ancients, one kind a row (chapter 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import BadSetup
from .units import HEAVY, LIGHT, MEDIUM

#: How a card gives its orders.
BY_SECTION: Final = 0
BY_TROOPS: Final = 1
BY_GROUP: Final = 2
BY_LEADER: Final = 3
TO_ALL_IN_CONTACT: Final = 4
TO_ALL_MISSILES: Final = 5
BY_DICE: Final = 6
BY_RALLY: Final = 7
BY_COPY: Final = 8
NO_ORDERS: Final = 9

#: Which units a card orders: of a class (LIGHT, MEDIUM, HEAVY), on foot, mounted, with missiles, or any.
ON_FOOT: Final = 3
ON_HORSE: Final = 4
WITH_MISSILES: Final = 5
ANYONE: Final = 6

#: As many as the player's Command, or without limit.
COMMAND: Final = 98
UNLIMITED: Final = 99
#: No restriction of the move.
USUAL: Final = -1


class Card:
    """One kind of card: how it orders whom, and what it changes for those it orders."""

    def __init__(
        self,
        key: str,
        copies: int,
        orders: int,
        clause: str,
        *,
        left: int = 0,
        center: int = 0,
        right: int = 0,
        who: int = ANYONE,
        number: int = 0,
        helmet: bool = False,
        section: int = -1,
        none_clause: str = "",
        moves: bool = True,
        fires: bool = True,
        closes: bool = True,
        shots: int = 1,
        move_limit: int = USUAL,
        foot_move: int = USUAL,
        charge_move: int = USUAL,
        heavy_mounted_move: int = USUAL,
        passes_friends: bool = False,
        moves_again: bool = False,
        close_dice: int = 0,
        bonus_dice: int = 0,
        fire_dice: int = 0,
        reshuffles: bool = False,
    ) -> None:
        self.key: Final = key
        self.copies: Final = copies
        self.orders: Final = orders
        #: The clause that says what the card does, and the one that says what it does when nobody fits it.
        self.clause: Final = clause
        self.none_clause: Final = none_clause
        #: Orders in each of the player's own sections.
        self.sections: Final = (left, center, right)
        self.who: Final = who
        self.number: Final = number
        #: Whether attached leaders may be ordered to leave their units (ANC-07-011).
        self.helmet: Final = helmet
        #: The section the leader must be in: left, centre or right; -1 for any.
        self.section: Final = section
        self.moves: Final = moves
        self.fires: Final = fires
        self.closes: Final = closes
        self.shots: Final = shots
        #: The most hexes anyone moves; what foot, charging warriors and heavy mounted units may move and still fight.
        self.move_limit: Final = move_limit
        self.foot_move: Final = foot_move
        self.charge_move: Final = charge_move
        self.heavy_mounted_move: Final = heavy_mounted_move
        #: Whether light foot passes through friends, and whether everyone moves a second time after the fire.
        self.passes_friends: Final = passes_friends
        self.moves_again: Final = moves_again
        #: Dice added in close combat, in bonus close combat and in ranged combat.
        self.close_dice: Final = close_dice
        self.bonus_dice: Final = bonus_dice
        self.fire_dice: Final = fire_dice
        self.reshuffles: Final = reshuffles


# fmt: off
CARDS: Final = (
    Card("order-two-left",      3, BY_SECTION, "ANC-18-004", left=2, helmet=True),
    Card("order-two-center",    4, BY_SECTION, "ANC-18-005", center=2, helmet=True),
    Card("order-two-right",     3, BY_SECTION, "ANC-18-006", right=2, helmet=True),
    Card("order-three-left",    3, BY_SECTION, "ANC-18-007", left=3, helmet=True),
    Card("order-three-center",  4, BY_SECTION, "ANC-18-008", center=3, helmet=True),
    Card("order-three-right",   3, BY_SECTION, "ANC-18-009", right=3, helmet=True),
    Card("order-four-left",     1, BY_SECTION, "ANC-18-010", left=4, helmet=True),
    Card("order-four-center",   1, BY_SECTION, "ANC-18-011", center=4, helmet=True),
    Card("order-four-right",    1, BY_SECTION, "ANC-18-012", right=4, helmet=True),
    Card("coordinated-attack",  2, BY_SECTION, "ANC-18-013", left=1, center=1, right=1, helmet=True),
    Card("out-flanked",         2, BY_SECTION, "ANC-18-014", left=2, right=2, helmet=True),
    Card("order-light-troops",  4, BY_TROOPS, "ANC-18-020", who=LIGHT, number=COMMAND, none_clause="ANC-18-022", passes_friends=True),
    Card("order-medium-troops", 3, BY_TROOPS, "ANC-18-024", who=MEDIUM, number=COMMAND, none_clause="ANC-18-025"),
    Card("order-heavy-troops",  2, BY_TROOPS, "ANC-18-027", who=HEAVY, number=COMMAND, none_clause="ANC-18-028"),
    Card("order-mounted-troops", 1, BY_TROOPS, "ANC-18-030", who=ON_HORSE, number=COMMAND, none_clause="ANC-18-031", helmet=True),
    Card("leadership-any-section", 3, BY_LEADER, "ANC-18-040", number=3),
    Card("inspired-left-leadership", 1, BY_LEADER, "ANC-18-042", number=4, section=0),
    Card("inspired-center-leadership", 1, BY_LEADER, "ANC-18-043", number=4, section=1),
    Card("inspired-right-leadership", 1, BY_LEADER, "ANC-18-044", number=4, section=2),
    Card("clash-of-shields",    1, TO_ALL_IN_CONTACT, "ANC-18-050", moves=False, fires=False, close_dice=2),
    Card("counter-attack",      2, BY_COPY, "ANC-18-056"),
    Card("darken-the-sky",      1, TO_ALL_MISSILES, "ANC-18-063", who=WITH_MISSILES, none_clause="ANC-18-066", moves=False, closes=False, shots=2),
    Card("double-time",         2, BY_GROUP, "ANC-18-070", who=ON_FOOT, number=4, none_clause="ANC-18-074", foot_move=2, charge_move=3, fires=False),
    Card("first-strike",        1, NO_ORDERS, "ANC-18-084"),
    Card("i-am-spartacus",      1, BY_DICE, "ANC-18-087", helmet=True, close_dice=1, bonus_dice=1, fire_dice=1, reshuffles=True),
    Card("line-command",        4, BY_GROUP, "ANC-18-093", who=ON_FOOT, number=UNLIMITED, none_clause="ANC-18-097", move_limit=1),
    Card("move-fire-move",      2, BY_TROOPS, "ANC-18-099", who=LIGHT, number=COMMAND, none_clause="ANC-18-106", closes=False, passes_friends=True, moves_again=True),
    Card("mounted-charge",      2, BY_TROOPS, "ANC-18-111", who=ON_HORSE, number=COMMAND, none_clause="ANC-18-115", heavy_mounted_move=3, close_dice=1, bonus_dice=1, fires=False),
    Card("rally",               1, BY_RALLY, "ANC-18-118", none_clause="ANC-18-121"),
    # What remains of a card whose kind of troops the player has none of: no card of the deck (ANC-18-033).
    Card("one-unit",            0, BY_TROOPS, "ANC-18-033", number=1),
    # Nothing is ordered: before the first card, or by a card that gives no orders.
    Card("nothing",             0, NO_ORDERS, "ANC-18-061"),
)
# fmt: on
ONE_UNIT: Final = len(CARDS) - 2
NOTHING: Final = len(CARDS) - 1
#: Kinds of cards in the deck.
KINDS_OF_CARDS: Final = len(CARDS) - 2
CARD_KEYS: Final = tuple(card.key for card in CARDS[:KINDS_OF_CARDS])
ALL_KEYS: Final = tuple(card.key for card in CARDS)
CARD_CLAUSES: Final = tuple(card.clause for card in CARDS)
_BY_KEY: Final = {card.key: number for number, card in enumerate(CARDS)}

FIRST_STRIKE: Final = _BY_KEY["first-strike"]
COUNTER_ATTACK: Final = _BY_KEY["counter-attack"]
LEADERSHIP_ANY_SECTION: Final = _BY_KEY["leadership-any-section"]


def _mirrored(key: str) -> str:
    if "-left" in key:
        return key.replace("-left", "-right")
    return key.replace("-right", "-left")


#: For each card the one that orders the same part of the field from the other side (ANC-18-057).
MIRRORED: Final = tuple(_BY_KEY[_mirrored(card.key)] for card in CARDS)


def card_named(name: str) -> int:
    """The card with this name; BadSetup names them all."""
    card = _BY_KEY.get(name.lower().replace("_", "-"), -1)
    if not 0 <= card < KINDS_OF_CARDS:
        raise BadSetup(f"there is no card {name!r}: use one of {', '.join(CARD_KEYS)}")
    return card

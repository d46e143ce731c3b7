"""The sixty Command cards of Ancients, one kind a row (chapter 18)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.cards import (
    BY_COPY,
    BY_DICE,
    BY_RALLY,
    BY_SECTION,
    BY_TROOPS,
    COMMAND,
    FIRST_OWN_WAY,
    NO_ORDERS,
    TO_ALL_IN_CONTACT,
    USUAL,
    CardTable,
    CommandCard,
)
from .units import HEAVY, LIGHT, MEDIUM

#: How cards of Ancients alone give their orders.
BY_GROUP: Final = FIRST_OWN_WAY
BY_LEADER: Final = FIRST_OWN_WAY + 1
TO_ALL_MISSILES: Final = FIRST_OWN_WAY + 2

#: Which units a card orders: of a class (LIGHT, MEDIUM, HEAVY), on foot, mounted, with missiles, or any.
ON_FOOT: Final = 3
ON_HORSE: Final = 4
WITH_MISSILES: Final = 5
ANYONE: Final = 6

#: Without limit.
UNLIMITED: Final = 99


class Card(CommandCard):
    """One kind of card with what it changes for those it orders."""

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
        still_clause: str = "",
        fire_clause: str = "",
        close_clause: str = "",
        shots: int = 1,
        move_limit: int = USUAL,
        move_clause: str = "",
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
        super().__init__(
            key,
            copies,
            orders,
            clause,
            left=left,
            center=center,
            right=right,
            who=who,
            number=number,
            detaches=helmet,
            none_clause=none_clause,
            moves=moves,
            fires=fires,
            closes=closes,
            still_clause=still_clause,
            fire_clause=fire_clause,
            close_clause=close_clause,
            reshuffles=reshuffles,
        )
        #: The section the leader must be in: left, centre or right; -1 for any.
        self.section: Final = section
        self.shots: Final = shots
        #: The most hexes anyone moves, and the clause that says so; what foot, charging warriors and heavy mounted
        #: units may move and still fight.
        self.move_limit: Final = move_limit
        self.move_clause: Final = move_clause
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


# fmt: off
CARDS: Final[tuple[Card, ...]] = (
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
    Card("clash-of-shields",    1, TO_ALL_IN_CONTACT, "ANC-18-050", moves=False, still_clause="ANC-18-052", fires=False, fire_clause="ANC-18-054", close_dice=2),
    Card("counter-attack",      2, BY_COPY, "ANC-18-056"),
    Card("darken-the-sky",      1, TO_ALL_MISSILES, "ANC-18-063", who=WITH_MISSILES, none_clause="ANC-18-066", moves=False, still_clause="ANC-18-064", closes=False, close_clause="ANC-18-064", shots=2),
    Card("double-time",         2, BY_GROUP, "ANC-18-070", who=ON_FOOT, number=4, none_clause="ANC-18-074", foot_move=2, charge_move=3, fires=False, fire_clause="ANC-18-073"),
    Card("first-strike",        1, NO_ORDERS, "ANC-18-084"),
    Card("i-am-spartacus",      1, BY_DICE, "ANC-18-087", helmet=True, close_dice=1, bonus_dice=1, fire_dice=1, reshuffles=True),
    Card("line-command",        4, BY_GROUP, "ANC-18-093", who=ON_FOOT, number=UNLIMITED, none_clause="ANC-18-097", move_limit=1, move_clause="ANC-18-094"),
    Card("move-fire-move",      2, BY_TROOPS, "ANC-18-099", who=LIGHT, number=COMMAND, none_clause="ANC-18-106", closes=False, close_clause="ANC-18-104", passes_friends=True, moves_again=True),
    Card("mounted-charge",      2, BY_TROOPS, "ANC-18-111", who=ON_HORSE, number=COMMAND, none_clause="ANC-18-115", heavy_mounted_move=3, close_dice=1, bonus_dice=1, fires=False, fire_clause="ANC-18-114"),
    Card("rally",               1, BY_RALLY, "ANC-18-118", none_clause="ANC-18-121"),
    # What remains of a card whose kind of troops the player has none of: no card of the deck (ANC-18-033).
    Card("one-unit",            0, BY_TROOPS, "ANC-18-033", number=1),
    # Nothing is ordered: before the first card, or by a card that gives no orders.
    Card("nothing",             0, NO_ORDERS, "ANC-18-061"),
)
# fmt: on
TABLE: Final = CardTable(CARDS)
ONE_UNIT: Final = TABLE.one_unit
NOTHING: Final = TABLE.nothing
#: Kinds of cards in the deck.
KINDS_OF_CARDS: Final = TABLE.kinds
CARD_KEYS: Final = TABLE.keys
ALL_KEYS: Final = TABLE.all_keys
#: For each card the one that orders the same part of the field from the other side (ANC-18-057).
MIRRORED: Final = TABLE.mirrored

FIRST_STRIKE: Final = TABLE.number("first-strike")
COUNTER_ATTACK: Final = TABLE.number("counter-attack")
LEADERSHIP_ANY_SECTION: Final = TABLE.number("leadership-any-section")


def card_named(name: str) -> int:
    """The card with this name; BadSetup names them all."""
    return TABLE.named(name)

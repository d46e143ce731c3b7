"""The sixty command cards of Samurai Battles, one kind a row (chapter 19)."""

from __future__ import annotations

from typing import Final

from ..commands_colors.cards import (
    BY_COPY,
    BY_DICE,
    BY_SECTION,
    BY_TROOPS,
    COMMAND,
    FIRST_OWN_WAY,
    NO_ORDERS,
    USUAL,
    CardTable,
    CommandCard,
)

#: How cards give orders beside the ways of all games: to units linked with each other, and to those about a leader.
BY_GROUP: Final = FIRST_OWN_WAY
BY_LEADER: Final = FIRST_OWN_WAY + 1

#: Which units a card orders: any, those of a rank (counted as the ranks are), on foot, mounted, with missiles.
ANYONE: Final = -1
ON_FOOT: Final = 3
ON_HORSE: Final = 4
WITH_MISSILES: Final = 5

#: No number says how many.
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
        orders_lone: bool = False,
        lone_clause: str = "",
        none_clause: str = "",
        moves: bool = True,
        still_clause: str = "",
        no_fire_clause: str = "",
        no_close_clause: str = "",
        keeps_off_clause: str = "",
        missiles_clause: str = "",
        move: int = USUAL,
        foot_move: int = USUAL,
        horse_move: int = USUAL,
        move_clause: str = "",
        shots: int = 1,
        all_dice: int = 0,
        close_dice: int = 0,
        scouts: bool = False,
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
            fires=True,
            closes=True,
            still_clause=still_clause,
            fire_clause=no_fire_clause,
            close_clause=no_close_clause,
            reshuffles=reshuffles,
        )
        #: Whether it orders leaders who are alone, of the kind it is meant for, and the clause that says whom.
        self.orders_lone: Final = orders_lone
        self.lone_clause: Final = lone_clause or clause
        #: By which clause those it orders do not shoot, and do not fight hand to hand.
        self.no_fire_clause: Final = no_fire_clause
        self.no_close_clause: Final = no_close_clause
        #: By which clause it orders nobody beside an enemy, and keeps units with missiles from every battle.
        self.keeps_off_clause: Final = keeps_off_clause
        self.missiles_clause: Final = missiles_clause
        #: How far all move at most; how far infantry with a triangle or a square moves and still battles, how far
        #: cavalry; and the clause that says so.
        self.move: Final = move
        self.foot_move: Final = foot_move
        self.horse_move: Final = horse_move
        self.move_clause: Final = move_clause
        #: How often those it orders may shoot.
        self.shots: Final = shots
        #: Dice added in every combat and in close combat.
        self.all_dice: Final = all_dice
        self.close_dice: Final = close_dice
        #: Whether two cards are drawn, of which one is kept.
        self.scouts: Final = scouts


# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("order-one-left",     2, BY_SECTION, "SAM-19-004", left=1, helmet=True, scouts=True),
    Card("order-one-center",   2, BY_SECTION, "SAM-19-005", center=1, helmet=True, scouts=True),
    Card("order-one-right",    2, BY_SECTION, "SAM-19-006", right=1, helmet=True, scouts=True),
    Card("order-two-left",     3, BY_SECTION, "SAM-19-007", left=2, helmet=True),
    Card("order-two-center",   4, BY_SECTION, "SAM-19-008", center=2, helmet=True),
    Card("order-two-right",    3, BY_SECTION, "SAM-19-009", right=2, helmet=True),
    Card("order-three-left",   3, BY_SECTION, "SAM-19-010", left=3, helmet=True),
    Card("order-three-center", 3, BY_SECTION, "SAM-19-011", center=3, helmet=True),
    Card("order-three-right",  3, BY_SECTION, "SAM-19-012", right=3, helmet=True),
    Card("advance-left",       2, BY_SECTION, "SAM-19-013", left=COMMAND, helmet=True),
    Card("advance-center",     2, BY_SECTION, "SAM-19-014", center=COMMAND, helmet=True),
    Card("advance-right",      2, BY_SECTION, "SAM-19-015", right=COMMAND, helmet=True),
    Card("crane-wing",         2, BY_SECTION, "SAM-19-016", left=1, center=1, right=1, helmet=True),
    Card("flying-geese",       2, BY_SECTION, "SAM-19-017", left=2, center=2, right=2, helmet=True),
    Card("flank-attack",       2, BY_SECTION, "SAM-19-018", left=2, right=2, helmet=True),
    Card("tigers-tail-left",   1, BY_SECTION, "SAM-19-019", left=1, center=2, helmet=True),
    Card("tigers-tail-right",  1, BY_SECTION, "SAM-19-020", center=2, right=1, helmet=True),
    Card("order-circle",       2, BY_TROOPS, "SAM-19-024", who=0, number=COMMAND, none_clause="SAM-19-027", lone_clause="SAM-19-075"),
    Card("order-triangle",     2, BY_TROOPS, "SAM-19-025", who=1, number=COMMAND, none_clause="SAM-19-027", lone_clause="SAM-19-075"),
    Card("order-square",       2, BY_TROOPS, "SAM-19-026", who=2, number=COMMAND, none_clause="SAM-19-027", lone_clause="SAM-19-075"),
    Card("cavalry-charge",     2, BY_TROOPS, "SAM-19-028", who=ON_HORSE, number=4, none_clause="SAM-19-031", orders_lone=True, lone_clause="SAM-19-032", horse_move=3, move_clause="SAM-19-030", close_dice=1),
    Card("counter-attack",     2, BY_COPY, "SAM-19-033"),
    Card("first-strike",       2, NO_ORDERS, "SAM-19-044"),
    Card("stand-and-fire",     2, BY_TROOPS, "SAM-19-046", who=WITH_MISSILES, number=4, none_clause="SAM-19-050", keeps_off_clause="SAM-19-048", moves=False, still_clause="SAM-19-049", no_close_clause="SAM-19-048", shots=2),
    Card("infantry-assault",   2, BY_GROUP, "SAM-19-051", who=ON_FOOT, number=4, none_clause="SAM-19-054", orders_lone=True, lone_clause="SAM-19-055", foot_move=2, move_clause="SAM-19-052", no_fire_clause="SAM-19-053", missiles_clause="SAM-19-053"),
    Card("leadership",         2, BY_LEADER, "SAM-19-056", number=4, orders_lone=True, lone_clause="SAM-19-057"),
    Card("line-command",       2, BY_GROUP, "SAM-19-058", number=UNLIMITED, orders_lone=True, lone_clause="SAM-19-062", move=1, move_clause="SAM-19-059"),
    Card("shogun",             1, BY_DICE, "SAM-19-064", helmet=True, all_dice=1, reshuffles=True),
    # What remains of a tactic card whose kind of troops the player has none of: no card of the deck (SAM-19-076).
    Card("one-unit",           0, BY_TROOPS, "SAM-19-076", number=1, orders_lone=True),
    # Nothing is ordered: before the first card, or by a card that gives no orders.
    Card("nothing",            0, NO_ORDERS, "SAM-04-009"),
)
# fmt: on
TABLE: Final = CardTable(CARDS)
ONE_UNIT: Final = TABLE.one_unit
NOTHING: Final = TABLE.nothing
#: Kinds of cards in the deck.
KINDS_OF_CARDS: Final = TABLE.kinds
CARD_KEYS: Final = TABLE.keys
ALL_KEYS: Final = TABLE.all_keys
#: For each card the one that orders the same part of the field from the other side (SAM-19-035).
MIRRORED: Final = TABLE.mirrored

FIRST_STRIKE: Final = TABLE.number("first-strike")
LEADERSHIP: Final = TABLE.number("leadership")
STAND_AND_FIRE: Final = TABLE.number("stand-and-fire")
SHOGUN: Final = TABLE.number("shogun")


def card_named(name: str) -> int:
    """The card with this name; BadSetup names them all."""
    return TABLE.named(name)

"""The seventy command cards of Napoleonics, one kind a row (chapter 8)."""

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

#: How cards of Napoleonics alone give their orders.
TO_ALL_IN_SECTION: Final = FIRST_OWN_WAY
TO_ALL_LEADERS: Final = FIRST_OWN_WAY + 1
BY_SUPPLY: Final = FIRST_OWN_WAY + 2

#: Which units a card orders.
ANYONE: Final = 0
ON_FOOT: Final = 1
GUNS: Final = 2
HORSE_AND_HORSE_GUNS: Final = 3
FOOT_AND_GUNS: Final = 4


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
        hat: bool = False,
        none_clause: str = "",
        moves: bool = True,
        fires: bool = True,
        closes: bool = True,
        still_clause: str = "",
        fire_clause: str = "",
        close_clause: str = "",
        keeps_off: bool = False,
        square_clause: str = "",
        one_unit_clause: str = "",
        leads: bool = False,
        move: int = USUAL,
        battle_move: int = USUAL,
        heavy_move: int = USUAL,
        move_clause: str = "",
        scouts: bool = False,
        all_dice: int = 0,
        fire_dice: int = 0,
        melee_dice: int = 0,
        horse_dice: int = 0,
        gun_dice: int = 0,
        guard_dice: int = 0,
        bonus_too: bool = True,
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
            detaches=hat,
            none_clause=none_clause,
            moves=moves,
            fires=fires,
            closes=closes,
            still_clause=still_clause,
            fire_clause=fire_clause,
            close_clause=close_clause,
            reshuffles=reshuffles,
        )
        #: Whether it orders nobody beside an enemy; by which clause it orders no square; by which clause its player
        #: may order one unit instead; whether it orders leaders with their units, who then go along.
        self.keeps_off: Final = keeps_off
        self.square_clause: Final = square_clause
        self.one_unit_clause: Final = one_unit_clause
        self.leads: Final = leads
        #: How far those it orders move, how far they move and still battle; the same for heavy cavalry; and the
        #: clause that says so.
        self.move: Final = move
        self.battle_move: Final = battle_move
        self.heavy_move: Final = heavy_move
        self.move_clause: Final = move_clause
        #: Whether two cards are drawn, of which one is kept.
        self.scouts: Final = scouts
        #: Dice added in every combat, in fire, in melee; to cavalry; to guns; to guards of the arm it orders, beside
        #: those of the others; and whether they count in a bonus melee.
        self.all_dice: Final = all_dice
        self.fire_dice: Final = fire_dice
        self.melee_dice: Final = melee_dice
        self.horse_dice: Final = horse_dice
        self.gun_dice: Final = gun_dice
        self.guard_dice: Final = guard_dice
        self.bonus_too: Final = bonus_too


# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    Card("scout-left",          2, BY_SECTION, "NAP-08-004", left=1, hat=True, scouts=True),
    Card("scout-center",        2, BY_SECTION, "NAP-08-005", center=1, hat=True, scouts=True),
    Card("scout-right",         2, BY_SECTION, "NAP-08-006", right=1, hat=True, scouts=True),
    Card("probe-left",          4, BY_SECTION, "NAP-08-007", left=2, hat=True),
    Card("probe-center",        6, BY_SECTION, "NAP-08-008", center=2, hat=True),
    Card("probe-right",         4, BY_SECTION, "NAP-08-009", right=2, hat=True),
    Card("attack-left",         4, BY_SECTION, "NAP-08-010", left=3, hat=True),
    Card("attack-center",       6, BY_SECTION, "NAP-08-011", center=3, hat=True),
    Card("attack-right",        4, BY_SECTION, "NAP-08-012", right=3, hat=True),
    Card("assault-left",        2, BY_SECTION, "NAP-08-013", left=COMMAND, hat=True),
    Card("assault-center",      2, BY_SECTION, "NAP-08-014", center=COMMAND, hat=True),
    Card("assault-right",       2, BY_SECTION, "NAP-08-015", right=COMMAND, hat=True),
    Card("coordinated-advance", 2, BY_SECTION, "NAP-08-016", left=1, center=2, right=1, hat=True),
    Card("flank-attack",        2, BY_SECTION, "NAP-08-017", left=2, right=2, hat=True),
    Card("forward",             2, BY_SECTION, "NAP-08-018", left=2, center=2, right=2, hat=True),
    Card("recon-in-force",      2, BY_SECTION, "NAP-08-019", left=1, center=1, right=1, hat=True),
    Card("bayonet-charge",      2, BY_TROOPS, "NAP-08-043", who=ON_FOOT, number=4, none_clause="NAP-08-047", move=2, move_clause="NAP-08-044", battle_move=2, fires=False, fire_clause="NAP-08-045", guard_dice=1),
    Card("bombard",             2, BY_TROOPS, "NAP-08-049", who=GUNS, number=4, none_clause="NAP-08-054", move=3, move_clause="NAP-08-050", battle_move=0, gun_dice=2, guard_dice=1),
    Card("cavalry-charge",      2, BY_TROOPS, "NAP-08-056", who=HORSE_AND_HORSE_GUNS, number=4, none_clause="NAP-08-061", heavy_move=3, move_clause="NAP-08-059", horse_dice=1, guard_dice=1),
    Card("counter-attack",      2, BY_COPY, "NAP-08-065"),
    Card("elan",                1, BY_DICE, "NAP-08-074", hat=True, all_dice=1, reshuffles=True),
    Card("fire-and-hold",       2, BY_TROOPS, "NAP-08-079", who=FOOT_AND_GUNS, number=4, none_clause="NAP-08-084", keeps_off=True, moves=False, still_clause="NAP-08-081", closes=False, close_clause="NAP-08-083", fire_dice=1),
    Card("first-strike",        2, NO_ORDERS, "NAP-08-086"),
    Card("forced-march",        2, TO_ALL_IN_SECTION, "NAP-08-094", who=ON_FOOT, none_clause="NAP-08-097", move=2, move_clause="NAP-08-095"),
    Card("cold-steel",          1, TO_ALL_IN_CONTACT, "NAP-08-100", moves=False, still_clause="NAP-08-102", fires=False, fire_clause="NAP-08-105", melee_dice=1, bonus_too=False),
    Card("leadership",          2, TO_ALL_LEADERS, "NAP-08-107", none_clause="NAP-08-113", hat=True, leads=True, all_dice=1),
    Card("grand-manoeuvre",     1, BY_TROOPS, "NAP-08-115", number=4, hat=True, square_clause="NAP-08-117", one_unit_clause="NAP-08-119", move=4, move_clause="NAP-08-116", fires=False, fire_clause="NAP-08-118", close_clause="NAP-08-118", closes=False),
    Card("rally",               2, BY_RALLY, "NAP-08-122"),
    Card("short-supply",        1, BY_SUPPLY, "NAP-08-129"),
    # What remains of a card whose kind of troops the player has none of: no card of the deck (NAP-08-042).
    Card("one-unit",            0, BY_TROOPS, "NAP-08-042", number=1),
    # Nothing is ordered: before the first card, or by a card that gives no orders.
    Card("nothing",             0, NO_ORDERS, "NAP-05-014"),
)
# fmt: on
TABLE: Final = CardTable(CARDS)
ONE_UNIT: Final = TABLE.one_unit
NOTHING: Final = TABLE.nothing
#: Kinds of cards in the deck.
KINDS_OF_CARDS: Final = TABLE.kinds
CARD_KEYS: Final = TABLE.keys
ALL_KEYS: Final = TABLE.all_keys
#: For each card the one that orders the same part of the field from the other side (NAP-08-066).
MIRRORED: Final = TABLE.mirrored

FIRST_STRIKE: Final = TABLE.number("first-strike")
COUNTER_ATTACK: Final = TABLE.number("counter-attack")
LEADERSHIP: Final = TABLE.number("leadership")
GRAND_MANOEUVRE: Final = TABLE.number("grand-manoeuvre")
BOMBARD: Final = TABLE.number("bombard")
BAYONET_CHARGE: Final = TABLE.number("bayonet-charge")
CAVALRY_CHARGE: Final = TABLE.number("cavalry-charge")
FIRE_AND_HOLD: Final = TABLE.number("fire-and-hold")
FORCED_MARCH: Final = TABLE.number("forced-march")
COLD_STEEL: Final = TABLE.number("cold-steel")


def card_named(name: str) -> int:
    """The card with this name; BadSetup names them all."""
    return TABLE.named(name)

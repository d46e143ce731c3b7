"""The seventy command cards of Napoleonics, one kind a row (chapter 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import BadSetup

#: How a card gives its orders.
BY_SECTION: Final = 0
BY_TROOPS: Final = 1
TO_ALL_IN_CONTACT: Final = 2
TO_ALL_IN_SECTION: Final = 3
TO_ALL_LEADERS: Final = 4
BY_DICE: Final = 5
BY_RALLY: Final = 6
BY_COPY: Final = 7
BY_SUPPLY: Final = 8
NO_ORDERS: Final = 9

#: Which units a card orders.
ANYONE: Final = 0
ON_FOOT: Final = 1
GUNS: Final = 2
HORSE_AND_HORSE_GUNS: Final = 3
FOOT_AND_GUNS: Final = 4

#: As many as the player's command.
COMMAND: Final = 98
#: No change of the move.
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
        hat: bool = False,
        none_clause: str = "",
        moves: bool = True,
        fires: bool = True,
        melees: bool = True,
        move: int = USUAL,
        battle_move: int = USUAL,
        heavy_move: int = USUAL,
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
        #: Whether it carries the hat: attached leaders may be ordered to detach (NAP-05-022).
        self.hat: Final = hat
        self.moves: Final = moves
        self.fires: Final = fires
        self.melees: Final = melees
        #: How far those it orders move, how far they move and still battle; the same for heavy cavalry.
        self.move: Final = move
        self.battle_move: Final = battle_move
        self.heavy_move: Final = heavy_move
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
        self.reshuffles: Final = reshuffles


# fmt: off
CARDS: Final = (
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
    Card("bayonet-charge",      2, BY_TROOPS, "NAP-08-043", who=ON_FOOT, number=4, none_clause="NAP-08-047", move=2, battle_move=2, fires=False, guard_dice=1),
    Card("bombard",             2, BY_TROOPS, "NAP-08-049", who=GUNS, number=4, none_clause="NAP-08-054", move=3, battle_move=0, gun_dice=2, guard_dice=1),
    Card("cavalry-charge",      2, BY_TROOPS, "NAP-08-056", who=HORSE_AND_HORSE_GUNS, number=4, none_clause="NAP-08-061", heavy_move=3, horse_dice=1, guard_dice=1),
    Card("counter-attack",      2, BY_COPY, "NAP-08-065"),
    Card("elan",                1, BY_DICE, "NAP-08-074", hat=True, all_dice=1, reshuffles=True),
    Card("fire-and-hold",       2, BY_TROOPS, "NAP-08-079", who=FOOT_AND_GUNS, number=4, none_clause="NAP-08-084", moves=False, melees=False, fire_dice=1),
    Card("first-strike",        2, NO_ORDERS, "NAP-08-086"),
    Card("forced-march",        2, TO_ALL_IN_SECTION, "NAP-08-094", who=ON_FOOT, none_clause="NAP-08-097", move=2),
    Card("cold-steel",          1, TO_ALL_IN_CONTACT, "NAP-08-100", moves=False, fires=False, melee_dice=1, bonus_too=False),
    Card("leadership",          2, TO_ALL_LEADERS, "NAP-08-107", none_clause="NAP-08-113", hat=True, all_dice=1),
    Card("grand-manoeuvre",     1, BY_TROOPS, "NAP-08-115", number=4, hat=True, move=4, fires=False, melees=False),
    Card("rally",               2, BY_RALLY, "NAP-08-122"),
    Card("short-supply",        1, BY_SUPPLY, "NAP-08-129"),
    # What remains of a card whose kind of troops the player has none of: no card of the deck (NAP-08-042).
    Card("one-unit",            0, BY_TROOPS, "NAP-08-042", number=1),
    # Nothing is ordered: before the first card, or by a card that gives no orders.
    Card("nothing",             0, NO_ORDERS, "NAP-05-014"),
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
LEADERSHIP: Final = _BY_KEY["leadership"]
GRAND_MANOEUVRE: Final = _BY_KEY["grand-manoeuvre"]
BOMBARD: Final = _BY_KEY["bombard"]
BAYONET_CHARGE: Final = _BY_KEY["bayonet-charge"]
CAVALRY_CHARGE: Final = _BY_KEY["cavalry-charge"]
FIRE_AND_HOLD: Final = _BY_KEY["fire-and-hold"]
FORCED_MARCH: Final = _BY_KEY["forced-march"]
COLD_STEEL: Final = _BY_KEY["cold-steel"]


def _mirrored(key: str) -> str:
    if "-left" in key:
        return key.replace("-left", "-right")
    return key.replace("-right", "-left")


#: For each card the one that orders the same part of the field from the other side (NAP-08-066).
MIRRORED: Final = tuple(_BY_KEY[_mirrored(card.key)] for card in CARDS)


def card_named(name: str) -> int:
    """The card with this name; BadSetup names them all."""
    card = _BY_KEY.get(name.lower().replace("_", "-"), -1)
    if not 0 <= card < KINDS_OF_CARDS:
        raise BadSetup(f"there is no card {name!r}: use one of {', '.join(CARD_KEYS)}")
    return card

"""Command cards, as far as all games of the system need to know them: whom a card orders, and what those may do."""

from __future__ import annotations

from typing import Final

from .kinds import find_named

#: How a card gives its orders; a game may have more ways, counted from FIRST_OWN_WAY on.
BY_SECTION: Final = 0
BY_TROOPS: Final = 1
BY_DICE: Final = 2
BY_RALLY: Final = 3
BY_COPY: Final = 4
TO_ALL_IN_CONTACT: Final = 5
NO_ORDERS: Final = 6
FIRST_OWN_WAY: Final = 7

#: As many as the player's command.
COMMAND: Final = 98
#: The card does not change a number of the unit's own.
USUAL: Final = -1


class CommandCard:
    """One kind of card: how it orders whom. Each game adds what it changes for those it orders."""

    def __init__(
        self,
        key: str,
        copies: int,
        orders: int,
        clause: str,
        *,
        left: int,
        center: int,
        right: int,
        who: int,
        number: int,
        detaches: bool,
        none_clause: str,
        moves: bool,
        fires: bool,
        closes: bool,
        still_clause: str,
        fire_clause: str,
        close_clause: str,
        reshuffles: bool,
    ) -> None:
        self.key: Final = key
        self.copies: Final = copies
        self.orders: Final = orders
        #: The clause that says what the card does, and the one that says what it does when nobody fits it.
        self.clause: Final = clause
        self.none_clause: Final = none_clause
        #: Orders in each of the player's own sections.
        self.sections: Final[tuple[int, ...]] = (left, center, right)
        #: Which of his units, in the game's own terms, and how many of them.
        self.who: Final = who
        self.number: Final = number
        #: Whether leaders may be ordered, to move alone or to leave their units: the sign of a hat or helmet.
        self.detaches: Final = detaches
        #: Whether those it orders may move, fire, and fight hand to hand; if not, by which clauses.
        self.moves: Final = moves
        self.fires: Final = fires
        self.closes: Final = closes
        self.still_clause: Final = still_clause or clause
        self.fire_clause: Final = fire_clause or clause
        self.close_clause: Final = close_clause or clause
        #: Whether deck and discards are shuffled together at the end of the turn.
        self.reshuffles: Final = reshuffles


class CardTable:
    """All kinds of cards by number. The last two are in no deck: the order to one unit, and no order at all."""

    def __init__(self, cards: tuple[CommandCard, ...]) -> None:
        self.cards: Final = cards
        #: Kinds of cards in the deck, and the numbers of the two that are in none.
        self.kinds: Final = len(cards) - 2
        self.one_unit: Final = len(cards) - 2
        self.nothing: Final = len(cards) - 1
        self.all_keys: Final = tuple(card.key for card in cards)
        self.keys: Final = self.all_keys[: self.kinds]
        self._by_key: Final = {card.key: number for number, card in enumerate(cards)}
        #: For each card the one that orders the same part of the field from the other side.
        self.mirrored: Final = tuple(self._by_key[_mirrored(card.key)] for card in cards)

    def number(self, key: str) -> int:
        """The number of the card with this key."""
        return self._by_key[key]

    def named(self, name: str) -> int:
        """The card of the deck with this name; BadSetup names them all."""
        return find_named({key: self._by_key[key] for key in self.keys}, name, "card", self.keys)

    def copies(self) -> list[int]:
        """The whole deck, as a count of each kind."""
        return [self.cards[card].copies for card in range(self.kinds)]


def _mirrored(key: str) -> str:
    if "-left" in key:
        return key.replace("-left", "-right")
    return key.replace("-right", "-left")

"""The seventy cards: sixty Troops in six colours and ten Tactics."""

from typing import Final

from ...kernel.refusal import BadSetup

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "purple", "orange", "blue", "green")
VALUES: Final = 10
#: Values 1 to 10 in order. The names have no effect on play (BLN-05-011).
TROOP_NAMES: Final[tuple[str, ...]] = (
    "skirmishers",
    "peltasts",
    "javelineers",
    "hoplites",
    "phalangists",
    "hypaspists",
    "light-cavalry",
    "heavy-cavalry",
    "chariots",
    "elephants",
)

# A Troop card is a number from 0 to 59: ten times its colour, plus its value less one.
TROOPS: Final = 60

ALEXANDER: Final = 60
DARIUS: Final = 61
COMPANION_CAVALRY: Final = 62
SHIELD_BEARERS: Final = 63
FOG: Final = 64
MUD: Final = 65
SCOUT: Final = 66
REDEPLOY: Final = 67
DESERTER: Final = 68
TRAITOR: Final = 69
CARDS: Final = 70

#: The three categories of Tactics cards (BLN-08-006) as ranges of numbers.
FIRST_MORALE: Final = ALEXANDER
FIRST_ENVIRONMENT: Final = FOG
FIRST_GUILE: Final = SCOUT

CATEGORIES: Final[tuple[str, ...]] = ("morale", "environment", "guile")

TACTICS_NAMES: Final[tuple[str, ...]] = (
    "alexander",
    "darius",
    "companion-cavalry",
    "shield-bearers",
    "fog",
    "mud",
    "scout",
    "redeploy",
    "deserter",
    "traitor",
)

#: Flags that win wherever they stand (BLN-03-002).
ENVELOPMENT: Final = 5

#: The two piles, which can be told apart by the backs of their cards (BLN-01-003).
TROOP_PILE: Final = 0
TACTICS_PILE: Final = 1
PILE_NAMES: Final[tuple[str, ...]] = ("troops", "tactics")

FLAGS: Final = 9
HAND_LIMIT: Final = 7

CARD_NAMES: Final = tuple(
    [f"{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)] + list(TACTICS_NAMES)
)
_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def card_named(name: str) -> int:
    """The card with this name, such as ``red-7`` or ``fog``."""
    card = _NUMBERS.get(name)
    if card is None:
        raise BadSetup(f"no card is called {name!r}: cards are red-1 to green-10 and {', '.join(TACTICS_NAMES)}")
    return card


def pile_of(card: int) -> int:
    """The pile a card belongs to, by its back."""
    return TROOP_PILE if card < TROOPS else TACTICS_PILE


def names(cards: list[int]) -> list[str]:
    """The names of cards, in the order of their numbers so that the order tells nothing."""
    return [CARD_NAMES[card] for card in sorted(cards)]


def cards_in(mask: int) -> list[int]:
    """The Troop cards of a mask (bit ``card`` set for each), lowest first."""
    cards: list[int] = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards

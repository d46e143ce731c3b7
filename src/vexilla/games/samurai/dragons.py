"""The thirty-eight Dragon cards, one kind a row (chapters 18 and 22); what they do is in :mod:`.effects`."""

from __future__ import annotations

from typing import Final

from ..commands_colors.kinds import find_named

#: The windows in which Dragon cards are played, in the order of the book (SAM-18-013 to SAM-18-026).
OWN_CARD: Final = 0
ENEMY_CARD: Final = 1
OWN_MOVEMENT: Final = 2
ENEMY_MOVEMENT: Final = 3
ENEMY_ADVANCE: Final = 4
BEFORE_OWN_ROLL: Final = 5
BEFORE_OWN_CLOSE_ROLL: Final = 6
BEFORE_ENEMY_CLOSE_ROLL: Final = 7
AFTER_OWN_CLOSE_ROLL: Final = 8
AFTER_ENEMY_CLOSE_ROLL: Final = 9
AFTER_ENEMY_FIRE: Final = 10
AFTER_SUCCESS: Final = 11
BEFORE_OWN_BATTLE_BACK: Final = 12
BOTH_LEADERS: Final = 13
WINDOW_KEYS: Final[tuple[str, ...]] = (
    "own-card",
    "enemy-card",
    "own-movement",
    "enemy-movement",
    "enemy-advance",
    "before-own-roll",
    "before-own-close-roll",
    "before-enemy-close-roll",
    "after-own-close-roll",
    "after-enemy-close-roll",
    "after-enemy-fire",
    "after-success",
    "before-own-battle-back",
    "both-leaders",
)
WINDOW_CLAUSES: Final = tuple(f"SAM-18-{13 + window:03}" for window in range(len(WINDOW_KEYS)))


class DragonCard:
    """One kind of Dragon card: how many there are, what it costs, when it is played, and by which clause."""

    def __init__(self, key: str, copies: int, cost: int, window: int, clause: str) -> None:
        self.key: Final = key
        self.copies: Final = copies
        self.cost: Final = cost
        self.window: Final = window
        self.clause: Final = clause


# fmt: off
DRAGONS: Final[tuple[DragonCard, ...]] = (
    DragonCard("challenge",          1, 0, BOTH_LEADERS,            "SAM-22-001"),
    DragonCard("turncoat",           1, 3, OWN_CARD,                "SAM-22-013"),
    DragonCard("ambush",             1, 2, BEFORE_ENEMY_CLOSE_ROLL, "SAM-22-015"),
    DragonCard("brave-messenger",    2, 1, OWN_CARD,                "SAM-22-016"),
    DragonCard("blue-dragon",        1, 3, OWN_CARD,                "SAM-22-017"),
    DragonCard("red-dragon",         1, 3, OWN_CARD,                "SAM-22-018"),
    DragonCard("ninja-assassin",     1, 3, OWN_CARD,                "SAM-22-019"),
    DragonCard("ninja-thief",        1, 1, OWN_CARD,                "SAM-22-020"),
    DragonCard("physician",          1, 1, OWN_CARD,                "SAM-22-021"),
    DragonCard("rice-famine",        1, 2, OWN_CARD,                "SAM-22-022"),
    DragonCard("tea-ceremony",       1, 0, OWN_CARD,                "SAM-22-023"),
    DragonCard("farmers-uprising",   1, 1, OWN_CARD,                "SAM-22-024"),
    DragonCard("intercepted-orders", 1, 2, ENEMY_CARD,              "SAM-22-025"),
    DragonCard("unmasked-plot",      1, 1, ENEMY_CARD,              "SAM-22-026"),
    DragonCard("insult",             1, 2, ENEMY_CARD,              "SAM-22-027"),
    DragonCard("forced-march",       2, 1, OWN_MOVEMENT,            "SAM-22-028"),
    DragonCard("swift-horses",       1, 1, OWN_MOVEMENT,            "SAM-22-029"),
    DragonCard("caltrops",           1, 1, ENEMY_MOVEMENT,          "SAM-22-030"),
    DragonCard("hail-of-arrows",     1, 2, ENEMY_MOVEMENT,          "SAM-22-031"),
    DragonCard("feigned-flight",     1, 2, ENEMY_ADVANCE,           "SAM-22-032"),
    DragonCard("pit-trap",           1, 1, ENEMY_ADVANCE,           "SAM-22-033"),
    DragonCard("masterwork-weapons", 2, 1, BEFORE_OWN_ROLL,         "SAM-22-034"),
    DragonCard("favor-of-hachiman",  1, 2, BEFORE_OWN_ROLL,         "SAM-22-035"),
    DragonCard("war-cry",            2, 2, BEFORE_OWN_CLOSE_ROLL,   "SAM-22-036"),
    DragonCard("kiai",               1, 1, BEFORE_OWN_CLOSE_ROLL,   "SAM-22-037"),
    DragonCard("wall-of-spears",     1, 1, BEFORE_ENEMY_CLOSE_ROLL, "SAM-22-038"),
    DragonCard("turn-of-fortune",    1, 1, AFTER_OWN_CLOSE_ROLL,    "SAM-22-039"),
    DragonCard("ferocity",           1, 2, AFTER_OWN_CLOSE_ROLL,    "SAM-22-040"),
    DragonCard("stand-firm",         1, 1, AFTER_ENEMY_CLOSE_ROLL,  "SAM-22-041"),
    DragonCard("great-armor",        1, 1, AFTER_ENEMY_CLOSE_ROLL,  "SAM-22-042"),
    DragonCard("bamboo-mantlets",    1, 1, AFTER_ENEMY_FIRE,        "SAM-22-043"),
    DragonCard("relentless-pursuit", 1, 2, AFTER_SUCCESS,           "SAM-22-044"),
    DragonCard("taking-heads",       1, 0, AFTER_SUCCESS,           "SAM-22-045"),
    DragonCard("return-blow",        1, 1, BEFORE_OWN_BATTLE_BACK,  "SAM-22-046"),
)
# fmt: on
DRAGON_KEYS: Final = tuple(card.key for card in DRAGONS)
KINDS_OF_DRAGONS: Final = len(DRAGONS)
_BY_KEY: Final = {key: number for number, key in enumerate(DRAGON_KEYS)}

# Their numbers.
CHALLENGE: Final = 0
TURNCOAT: Final = 1
AMBUSH: Final = 2
BRAVE_MESSENGER: Final = 3
BLUE_DRAGON: Final = 4
RED_DRAGON: Final = 5
NINJA_ASSASSIN: Final = 6
NINJA_THIEF: Final = 7
PHYSICIAN: Final = 8
RICE_FAMINE: Final = 9
TEA_CEREMONY: Final = 10
FARMERS_UPRISING: Final = 11
INTERCEPTED_ORDERS: Final = 12
UNMASKED_PLOT: Final = 13
INSULT: Final = 14
FORCED_MARCH: Final = 15
SWIFT_HORSES: Final = 16
CALTROPS: Final = 17
HAIL_OF_ARROWS: Final = 18
FEIGNED_FLIGHT: Final = 19
PIT_TRAP: Final = 20
MASTERWORK_WEAPONS: Final = 21
FAVOR_OF_HACHIMAN: Final = 22
WAR_CRY: Final = 23
KIAI: Final = 24
WALL_OF_SPEARS: Final = 25
TURN_OF_FORTUNE: Final = 26
FEROCITY: Final = 27
STAND_FIRM: Final = 28
GREAT_ARMOR: Final = 29
BAMBOO_MANTLETS: Final = 30
RELENTLESS_PURSUIT: Final = 31
TAKING_HEADS: Final = 32
RETURN_BLOW: Final = 33


def dragon_named(name: str) -> int:
    """The Dragon card with this name; BadSetup names them all."""
    return find_named(_BY_KEY, name, "Dragon card", DRAGON_KEYS)


def dragon_deck() -> list[int]:
    """The whole deck, as a count of each kind."""
    return [card.copies for card in DRAGONS]

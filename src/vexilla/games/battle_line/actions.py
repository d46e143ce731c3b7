"""The vocabulary of Battle Line: every verb, its text and its place in the integer encoding."""

from itertools import compress
from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from .cards import CARD_NAMES, FIRST_GUILE, FLAGS, PILE_NAMES, TROOPS

_CARD: Final = Words("card", CARD_NAMES)
_PLACED_CARD: Final = Words("card", CARD_NAMES[:FIRST_GUILE])
_GUILE_CARD: Final = Words("card", CARD_NAMES[FIRST_GUILE:])
_TROOP_CARD: Final = Words("card", CARD_NAMES[:TROOPS])
_PILE: Final = Words("pile", PILE_NAMES)
_FLAG: Final = Numbers("flag", 1, FLAGS)

PLAY: Final = 0
PLAY_GUILE: Final = 600
PASS: Final = 610
CLAIM: Final = 620
DONE: Final = 630
DRAW: Final = 640
RETURN: Final = 650
CHOOSE: Final = 720
MOVE: Final = 790
DISCARD: Final = 800
DISCARD_CARD: Final = 810
DEAL: Final = 880
CUT: Final = 950

VOCABULARY: Final = Vocabulary(
    Verb("play", PLAY, _PLACED_CARD, _FLAG),
    Verb("play", PLAY_GUILE, _GUILE_CARD),
    Verb("pass", PASS),
    Verb("claim", CLAIM, _FLAG),
    Verb("done", DONE),
    Verb("draw", DRAW, _PILE),
    Verb("return", RETURN, _CARD),
    Verb("choose", CHOOSE, _CARD),
    Verb("move", MOVE, _FLAG),
    Verb("discard", DISCARD),
    Verb("discard", DISCARD_CARD, _CARD),
    # What chance does.
    Verb("deal", DEAL, _CARD),
    Verb("cut", CUT, _TROOP_CARD),
)


def play(card: int, flag: int) -> int:
    """The action that puts a card at a flag."""
    return PLAY + card * FLAGS + flag


def _placements() -> list[list[list[int]]]:
    """For each mask of flags and each card that goes to a flag, the actions that play it there.

    The lists share their numbers (``compress`` copies none), so that the table stays small enough
    for a processor's cache.
    """
    plays = list(range(PLAY, PLAY + FIRST_GUILE * FLAGS))
    rows = [plays[card * FLAGS : (card + 1) * FLAGS] for card in range(FIRST_GUILE)]
    table: list[list[list[int]]] = []
    for mask in range(1 << FLAGS):
        flags = [bool(mask >> flag & 1) for flag in range(FLAGS)]
        table.append([list(compress(row, flags)) for row in rows])
    return table


PLACEMENTS: Final = _placements()

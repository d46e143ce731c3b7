"""The vocabulary of Battle Line: every verb, its text and its place in the integer encoding."""

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from .cards import CARD_NAMES, FIRST_GUILE, FLAGS, PILE_NAMES, TROOPS

_CARD: Final = Words("card", CARD_NAMES)
_PLACED_CARD: Final = Words("card", CARD_NAMES[:FIRST_GUILE])
_GUILE_CARD: Final = Words("card", CARD_NAMES[FIRST_GUILE:])
_TROOP_CARD: Final = Words("card", CARD_NAMES[:TROOPS])
_PILE: Final = Words("pile", PILE_NAMES)
_FLAG: Final = Numbers("flag", 1, FLAGS)

VOCABULARY: Final = Vocabulary(
    Verb("play", _PLACED_CARD, _FLAG),
    Verb("play", _GUILE_CARD),
    Verb("pass"),
    Verb("claim", _FLAG),
    Verb("done"),
    Verb("draw", _PILE),
    Verb("return", _CARD),
    Verb("choose", _CARD),
    Verb("move", _FLAG),
    Verb("discard"),
    Verb("discard", _CARD),
)

#: What chance does: cards dealt from a pile, and the cut that says who begins.
OUTCOMES: Final = Vocabulary(Verb("deal", _CARD), Verb("cut", _TROOP_CARD))

# The first action of each verb.
PLAY: Final = VOCABULARY.start("play", 2)
PLAY_GUILE: Final = VOCABULARY.start("play", 1)
PASS: Final = VOCABULARY.start("pass")
CLAIM: Final = VOCABULARY.start("claim")
DONE: Final = VOCABULARY.start("done")
DRAW: Final = VOCABULARY.start("draw")
RETURN: Final = VOCABULARY.start("return")
CHOOSE: Final = VOCABULARY.start("choose")
MOVE: Final = VOCABULARY.start("move")
DISCARD: Final = VOCABULARY.start("discard", 0)
DISCARD_CARD: Final = VOCABULARY.start("discard", 1)
DEAL: Final = OUTCOMES.start("deal")
CUT: Final = OUTCOMES.start("cut")

# Verbs whose actions are told apart or taken apart elsewhere.
PLAY_VERB: Final = VOCABULARY.verb("play", 2)
CLAIM_VERB: Final = VOCABULARY.verb("claim")
DISCARD_CARD_VERB: Final = VOCABULARY.verb("discard", 1)


def play(card: int, flag: int) -> int:
    """The action that puts a card at a flag."""
    return PLAY + card * FLAGS + flag

"""What can be done in Napoleonics, by players and by chance: the verbs in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ..commands_colors.board import BOARD_13_BY_9, SECTION_NAMES, Hexes
from .cards import CARD_KEYS
from .units import FACES

BOARD: Final = BOARD_13_BY_9
HEXES: Final = BOARD.size

#: The most dice in one roll: a combined attack of as many units as the largest hand can order (NAP-02-003).
MOST_DICE: Final = 80
MOST_FLAGS: Final = MOST_DICE

_HEX: Final = Hexes(BOARD)
_TO: Final = Hexes(BOARD, "to")
_CARD: Final = Words("card", CARD_KEYS)
_FACE: Final = Words("face", FACES)

VOCABULARY: Final = Vocabulary(
    Verb("done"),
    Verb("stand"),
    Verb("square"),
    Verb("retire"),
    Verb("first-strike"),
    Verb("stop"),
    Verb("leave"),
    Verb("advance"),
    Verb("stay"),
    Verb("battle-back"),
    Verb("decline"),
    Verb("one-unit"),
    Verb("play", _CARD),
    Verb("keep", _CARD),
    Verb("section", Words("section", SECTION_NAMES)),
    Verb("ignore", Numbers("flags", 0, MOST_FLAGS)),
    Verb("order", _HEX),
    Verb("order-leader", _HEX),
    Verb("leave-square", _HEX),
    Verb("exit", _HEX),
    Verb("exit-leader", _HEX),
    Verb("retreat", _HEX),
    Verb("retire-to", _HEX),
    Verb("flee", _HEX),
    Verb("ride", _HEX),
    Verb("rally", _HEX),
    Verb("supply", _HEX),
    Verb("place", _HEX),
    Verb("support", _HEX),
    Verb("move", _HEX, _TO),
    Verb("move-leader", _HEX, _TO),
    Verb("attack", _HEX, _TO),
)

#: What chance does: cards dealt, cards taken blind, and rolls of any number of dice.
OUTCOMES: Final = Vocabulary(
    Verb("deal", _CARD),
    Verb("take", _CARD),
    *[Verb("roll", *[_FACE] * dice) for dice in range(MOST_DICE + 1)],
)

# The first action of each verb.
DONE: Final = VOCABULARY.start("done")
STAND: Final = VOCABULARY.start("stand")
SQUARE: Final = VOCABULARY.start("square")
RETIRE: Final = VOCABULARY.start("retire")
STRIKE_FIRST: Final = VOCABULARY.start("first-strike")
STOP: Final = VOCABULARY.start("stop")
LEAVE: Final = VOCABULARY.start("leave")
ADVANCE: Final = VOCABULARY.start("advance")
STAY: Final = VOCABULARY.start("stay")
BATTLE_BACK: Final = VOCABULARY.start("battle-back")
DECLINE: Final = VOCABULARY.start("decline")
#: Grand Manoeuvre orders one unit in the usual way instead (NAP-08-119).
ONE_UNIT_ONLY: Final = VOCABULARY.start("one-unit")
PLAY: Final = VOCABULARY.start("play")
KEEP: Final = VOCABULARY.start("keep")
SECTION: Final = VOCABULARY.start("section")
IGNORE: Final = VOCABULARY.start("ignore")
ORDER: Final = VOCABULARY.start("order")
ORDER_LEADER: Final = VOCABULARY.start("order-leader")
LEAVE_SQUARE: Final = VOCABULARY.start("leave-square")
EXIT: Final = VOCABULARY.start("exit")
EXIT_LEADER: Final = VOCABULARY.start("exit-leader")
RETREAT: Final = VOCABULARY.start("retreat")
RETIRE_TO: Final = VOCABULARY.start("retire-to")
FLEE: Final = VOCABULARY.start("flee")
RIDE: Final = VOCABULARY.start("ride")
RALLY: Final = VOCABULARY.start("rally")
SUPPLY: Final = VOCABULARY.start("supply")
PLACE: Final = VOCABULARY.start("place")
SUPPORT: Final = VOCABULARY.start("support")
MOVE: Final = VOCABULARY.start("move")
MOVE_LEADER: Final = VOCABULARY.start("move-leader")
ATTACK: Final = VOCABULARY.start("attack")
DEAL: Final = OUTCOMES.start("deal")
TAKE: Final = OUTCOMES.start("take")

# Verbs whose actions are told apart or taken apart elsewhere.
ATTACK_VERB: Final = VOCABULARY.verb("attack")
ORDER_LEADER_VERB: Final = VOCABULARY.verb("order-leader")
RALLY_VERB: Final = VOCABULARY.verb("rally")
RETIRE_TO_VERB: Final = VOCABULARY.verb("retire-to")
RETREAT_VERB: Final = VOCABULARY.verb("retreat")
RIDE_VERB: Final = VOCABULARY.verb("ride")

#: Where the outcomes of a roll of so many dice begin.
ROLL: Final = tuple([OUTCOMES.start("roll", dice) for dice in range(MOST_DICE + 1)])

#: The uses of chance, in the order of the shared system, and the verb of their outcomes.
STREAMS: Final = ("dice", "deck", "hand")
STREAM_VERBS: Final = ("roll", "deal", "take")

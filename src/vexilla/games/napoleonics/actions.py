"""What can be done in Napoleonics, by players and by chance: the verbs and where their numbers begin."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ..commands_colors.board import BOARD_13_BY_9, SECTION_NAMES, Hexes
from ..commands_colors.rolls import first_throws
from .cards import CARD_KEYS, KINDS_OF_CARDS
from .units import FACES

BOARD: Final = BOARD_13_BY_9
HEXES: Final = BOARD.size
_PAIRS: Final = HEXES * HEXES

#: The most dice in one roll: a combined attack of as many units as the largest hand can order (NAP-02-003).
MOST_DICE: Final = 80
MOST_FLAGS: Final = MOST_DICE

# Where each verb begins.
DONE: Final = 0
STAND: Final = 1
SQUARE: Final = 2
RETIRE: Final = 3
STRIKE_FIRST: Final = 4
STOP: Final = 5
LEAVE: Final = 6
ADVANCE: Final = 7
STAY: Final = 8
BATTLE_BACK: Final = 9
DECLINE: Final = 10
#: Grand Manoeuvre orders one unit in the usual way instead (NAP-08-119).
ONE_UNIT_ONLY: Final = 11
PLAY: Final = 12
KEEP: Final = PLAY + KINDS_OF_CARDS
SECTION: Final = KEEP + KINDS_OF_CARDS
IGNORE: Final = SECTION + len(SECTION_NAMES)
ORDER: Final = IGNORE + MOST_FLAGS + 1
ORDER_LEADER: Final = ORDER + HEXES
LEAVE_SQUARE: Final = ORDER_LEADER + HEXES
EXIT: Final = LEAVE_SQUARE + HEXES
EXIT_LEADER: Final = EXIT + HEXES
RETREAT: Final = EXIT_LEADER + HEXES
RETIRE_TO: Final = RETREAT + HEXES
FLEE: Final = RETIRE_TO + HEXES
RIDE: Final = FLEE + HEXES
RALLY: Final = RIDE + HEXES
SUPPLY: Final = RALLY + HEXES
PLACE: Final = SUPPLY + HEXES
SUPPORT: Final = PLACE + HEXES
MOVE: Final = SUPPORT + HEXES
MOVE_LEADER: Final = MOVE + _PAIRS
ATTACK: Final = MOVE_LEADER + _PAIRS
DEAL: Final = ATTACK + _PAIRS
TAKE: Final = DEAL + KINDS_OF_CARDS
_ROLLS: Final = TAKE + KINDS_OF_CARDS
#: Where the outcomes of a roll of so many dice begin.
ROLL: Final = first_throws(_ROLLS, MOST_DICE, len(FACES))

_HEX: Final = Hexes(BOARD)
_TO: Final = Hexes(BOARD, "to")
_CARD: Final = Words("card", CARD_KEYS)
_FACE: Final = Words("face", FACES)

VOCABULARY: Final = Vocabulary(
    Verb("done", DONE),
    Verb("stand", STAND),
    Verb("square", SQUARE),
    Verb("retire", RETIRE),
    Verb("first-strike", STRIKE_FIRST),
    Verb("stop", STOP),
    Verb("leave", LEAVE),
    Verb("advance", ADVANCE),
    Verb("stay", STAY),
    Verb("battle-back", BATTLE_BACK),
    Verb("decline", DECLINE),
    Verb("one-unit", ONE_UNIT_ONLY),
    Verb("play", PLAY, _CARD),
    Verb("keep", KEEP, _CARD),
    Verb("section", SECTION, Words("section", SECTION_NAMES)),
    Verb("ignore", IGNORE, Numbers("flags", 0, MOST_FLAGS)),
    Verb("order", ORDER, _HEX),
    Verb("order-leader", ORDER_LEADER, _HEX),
    Verb("leave-square", LEAVE_SQUARE, _HEX),
    Verb("exit", EXIT, _HEX),
    Verb("exit-leader", EXIT_LEADER, _HEX),
    Verb("retreat", RETREAT, _HEX),
    Verb("retire-to", RETIRE_TO, _HEX),
    Verb("flee", FLEE, _HEX),
    Verb("ride", RIDE, _HEX),
    Verb("rally", RALLY, _HEX),
    Verb("supply", SUPPLY, _HEX),
    Verb("place", PLACE, _HEX),
    Verb("support", SUPPORT, _HEX),
    Verb("move", MOVE, _HEX, _TO),
    Verb("move-leader", MOVE_LEADER, _HEX, _TO),
    Verb("attack", ATTACK, _HEX, _TO),
    Verb("deal", DEAL, _CARD),
    Verb("take", TAKE, _CARD),
    *[Verb("roll", ROLL[dice], *[_FACE] * dice) for dice in range(MOST_DICE + 1)],
)

#: The uses of chance, in the order of the shared system, and the verb of their outcomes.
STREAMS: Final = ("dice", "deck", "hand")
STREAM_VERBS: Final = ("roll", "deal", "take")

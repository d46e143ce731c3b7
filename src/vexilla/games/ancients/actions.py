"""What can be done in Ancients, by players and by chance: the verbs and where their numbers begin."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ..commands_colors.board import BOARD_13_BY_9, Hexes
from ..commands_colors.rolls import first_throws
from ..commands_colors.scenario import MOST_CARDS
from .cards import CARD_KEYS, KINDS_OF_CARDS
from .units import FACES

BOARD: Final = BOARD_13_BY_9
HEXES: Final = BOARD.size
_PAIRS: Final = HEXES * HEXES

#: The most dice in one roll: as many as the largest Command (ANC-02-014); no strike comes near it.
MOST_DICE: Final = MOST_CARDS
MOST_FLAGS: Final = 9

# Where each verb begins.
DONE: Final = 0
STAND: Final = 1
EVADE: Final = 2
STRIKE_FIRST: Final = 3
STOP: Final = 4
LEAVE: Final = 5
ADVANCE: Final = 6
STAY: Final = 7
BATTLE_BACK: Final = 8
DECLINE: Final = 9
AMBUSH: Final = 10
PLAY: Final = 11
IGNORE: Final = PLAY + KINDS_OF_CARDS
ORDER: Final = IGNORE + MOST_FLAGS + 1
ORDER_LEADER: Final = ORDER + HEXES
EXIT: Final = ORDER_LEADER + HEXES
RETREAT: Final = EXIT + HEXES
EVADE_TO: Final = RETREAT + HEXES
FLEE: Final = EVADE_TO + HEXES
RIDE: Final = FLEE + HEXES
RAMPAGE: Final = RIDE + HEXES
RALLY: Final = RAMPAGE + HEXES
PLACE: Final = RALLY + HEXES
PLACE_LEADER: Final = PLACE + HEXES
MOVE: Final = PLACE_LEADER + HEXES
MOVE_LEADER: Final = MOVE + _PAIRS
ATTACK: Final = MOVE_LEADER + _PAIRS
DEAL: Final = ATTACK + _PAIRS
DISCARD: Final = DEAL + KINDS_OF_CARDS
_ROLLS: Final = DISCARD + KINDS_OF_CARDS

#: Where the outcomes of a roll of so many dice begin.
ROLL: Final = first_throws(_ROLLS, MOST_DICE, len(FACES))

_HEX: Final = Hexes(BOARD)
_TO: Final = Hexes(BOARD, "to")
_CARD: Final = Words("card", CARD_KEYS)
_FACE: Final = Words("face", FACES)

VOCABULARY: Final = Vocabulary(
    Verb("done", DONE),
    Verb("stand", STAND),
    Verb("evade", EVADE),
    Verb("first-strike", STRIKE_FIRST),
    Verb("stop", STOP),
    Verb("leave", LEAVE),
    Verb("advance", ADVANCE),
    Verb("stay", STAY),
    Verb("battle-back", BATTLE_BACK),
    Verb("decline", DECLINE),
    Verb("ambush", AMBUSH),
    Verb("play", PLAY, _CARD),
    Verb("ignore", IGNORE, Numbers("flags", 0, MOST_FLAGS)),
    Verb("order", ORDER, _HEX),
    Verb("order-leader", ORDER_LEADER, _HEX),
    Verb("exit", EXIT, _HEX),
    Verb("retreat", RETREAT, _HEX),
    Verb("evade-to", EVADE_TO, _HEX),
    Verb("flee", FLEE, _HEX),
    Verb("ride", RIDE, _HEX),
    Verb("rampage", RAMPAGE, _HEX),
    Verb("rally", RALLY, _HEX),
    Verb("place", PLACE, _HEX),
    Verb("place-leader", PLACE_LEADER, _HEX),
    Verb("move", MOVE, _HEX, _TO),
    Verb("move-leader", MOVE_LEADER, _HEX, _TO),
    Verb("attack", ATTACK, _HEX, _TO),
    Verb("deal", DEAL, _CARD),
    Verb("discard", DISCARD, _CARD),
    *[Verb("roll", ROLL[dice], *[_FACE] * dice) for dice in range(MOST_DICE + 1)],
)

#: The uses of chance, in the order of the shared system, and the verb of their outcomes.
STREAMS: Final = ("dice", "deck", "discard")
STREAM_VERBS: Final = ("roll", "deal", "discard")

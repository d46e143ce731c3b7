"""What can be done in Ancients, by players and by chance: the verbs in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ..commands_colors.board import BOARD_13_BY_9, Hexes
from ..commands_colors.scenario import MOST_CARDS
from .cards import CARD_KEYS
from .units import FACES

BOARD: Final = BOARD_13_BY_9
HEXES: Final = BOARD.size

#: The most dice in one roll: as many as the largest Command (ANC-02-014); no strike comes near it.
MOST_DICE: Final = MOST_CARDS
MOST_FLAGS: Final = 9

_HEX: Final = Hexes(BOARD)
_TO: Final = Hexes(BOARD, "to")
_CARD: Final = Words("card", CARD_KEYS)
_FACE: Final = Words("face", FACES)

VOCABULARY: Final = Vocabulary(
    Verb("done"),
    Verb("stand"),
    Verb("evade"),
    Verb("first-strike"),
    Verb("stop"),
    Verb("leave"),
    Verb("advance"),
    Verb("stay"),
    Verb("battle-back"),
    Verb("decline"),
    Verb("ambush"),
    Verb("play", _CARD),
    Verb("ignore", Numbers("flags", 0, MOST_FLAGS)),
    Verb("order", _HEX),
    Verb("order-leader", _HEX),
    Verb("exit", _HEX),
    Verb("retreat", _HEX),
    Verb("evade-to", _HEX),
    Verb("flee", _HEX),
    Verb("ride", _HEX),
    Verb("rampage", _HEX),
    Verb("rally", _HEX),
    Verb("place", _HEX),
    Verb("place-leader", _HEX),
    Verb("move", _HEX, _TO),
    Verb("move-leader", _HEX, _TO),
    Verb("attack", _HEX, _TO),
)

#: What chance does: cards dealt, cards put away by lot, and rolls of any number of dice.
OUTCOMES: Final = Vocabulary(
    Verb("deal", _CARD),
    Verb("discard", _CARD),
    *[Verb("roll", *[_FACE] * dice) for dice in range(MOST_DICE + 1)],
)

# The first action of each verb.
DONE: Final = VOCABULARY.start("done")
STAND: Final = VOCABULARY.start("stand")
EVADE: Final = VOCABULARY.start("evade")
STRIKE_FIRST: Final = VOCABULARY.start("first-strike")
STOP: Final = VOCABULARY.start("stop")
LEAVE: Final = VOCABULARY.start("leave")
ADVANCE: Final = VOCABULARY.start("advance")
STAY: Final = VOCABULARY.start("stay")
BATTLE_BACK: Final = VOCABULARY.start("battle-back")
DECLINE: Final = VOCABULARY.start("decline")
AMBUSH: Final = VOCABULARY.start("ambush")
PLAY: Final = VOCABULARY.start("play")
IGNORE: Final = VOCABULARY.start("ignore")
ORDER: Final = VOCABULARY.start("order")
ORDER_LEADER: Final = VOCABULARY.start("order-leader")
EXIT: Final = VOCABULARY.start("exit")
RETREAT: Final = VOCABULARY.start("retreat")
EVADE_TO: Final = VOCABULARY.start("evade-to")
FLEE: Final = VOCABULARY.start("flee")
RIDE: Final = VOCABULARY.start("ride")
RAMPAGE: Final = VOCABULARY.start("rampage")
RALLY: Final = VOCABULARY.start("rally")
PLACE: Final = VOCABULARY.start("place")
PLACE_LEADER: Final = VOCABULARY.start("place-leader")
MOVE: Final = VOCABULARY.start("move")
MOVE_LEADER: Final = VOCABULARY.start("move-leader")
ATTACK: Final = VOCABULARY.start("attack")
DEAL: Final = OUTCOMES.start("deal")
DISCARD: Final = OUTCOMES.start("discard")

# Verbs whose actions are told apart or taken apart elsewhere.
ATTACK_VERB: Final = VOCABULARY.verb("attack")
EVADE_TO_VERB: Final = VOCABULARY.verb("evade-to")
MOVE_VERB: Final = VOCABULARY.verb("move")
ORDER_LEADER_VERB: Final = VOCABULARY.verb("order-leader")
PLACE_VERB: Final = VOCABULARY.verb("place")
RALLY_VERB: Final = VOCABULARY.verb("rally")
RETREAT_VERB: Final = VOCABULARY.verb("retreat")
RIDE_VERB: Final = VOCABULARY.verb("ride")

#: Where the outcomes of a roll of so many dice begin.
ROLL: Final = tuple([OUTCOMES.start("roll", dice) for dice in range(MOST_DICE + 1)])

#: The uses of chance, in the order of the shared system, and the verb of their outcomes.
STREAMS: Final = ("dice", "deck", "discard")
STREAM_VERBS: Final = ("roll", "deal", "discard")

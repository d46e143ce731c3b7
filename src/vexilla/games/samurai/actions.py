"""What can be done in Samurai Battles, by players and by chance: the verbs in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Numbers, Verb, Vocabulary, Words
from ..commands_colors.board import Board, Hexes
from .cards import CARD_KEYS
from .dragons import DRAGON_KEYS
from .units import FACES

#: Twelve files and eleven ranks; the section lines run between hexes of the long ranks and through the fourth and the
#: eighth hex of the short ones (SAM-01-004, SAM-01-009, SAM-01-010).
BOARD: Final = Board(12, 11, (4, 5, 8, 9), (4, 4, 8, 8))
HEXES: Final = BOARD.size

#: The most dice in one roll: a duel with the largest hand and all that is added (SAM-22-002 to SAM-22-005).
MOST_DICE: Final = 20
MOST_FLAGS: Final = MOST_DICE
#: The most hexes after which a move can be stopped on its way.
MOST_STEPS: Final = 3

_HEX: Final = Hexes(BOARD)
_TO: Final = Hexes(BOARD, "to")
_CARD: Final = Words("card", CARD_KEYS)
_DRAGON: Final = Words("dragon", DRAGON_KEYS)
_FACE: Final = Words("face", FACES)

VOCABULARY: Final = Vocabulary(
    Verb("done"),
    Verb("pass"),
    Verb("stand"),
    Verb("first-strike"),
    Verb("stop"),
    Verb("leave"),
    Verb("seppuku"),
    Verb("advance"),
    Verb("stay"),
    Verb("battle-back"),
    Verb("decline"),
    Verb("inspire"),
    Verb("refrain"),
    Verb("change-sides"),
    Verb("keep-side"),
    Verb("draw-dragon"),
    Verb("take-honor"),
    Verb("play", _CARD),
    Verb("keep", _CARD),
    Verb("dragon", _DRAGON),
    Verb("discard-dragon", _DRAGON),
    Verb("again", _FACE),
    Verb("after", Numbers("hexes", 1, MOST_STEPS)),
    Verb("ignore", Numbers("flags", 0, MOST_FLAGS)),
    Verb("order", _HEX),
    Verb("order-leader", _HEX),
    Verb("exit-leader", _HEX),
    Verb("retreat", _HEX),
    Verb("flee", _HEX),
    Verb("rally", _HEX),
    Verb("lose", _HEX),
    Verb("target", _HEX),
    Verb("way", _HEX),
    Verb("move", _HEX, _TO),
    Verb("move-leader", _HEX, _TO),
    Verb("attack", _HEX, _TO),
)

#: What chance does: cards of both decks dealt and taken from hands, and rolls of any number of dice.
OUTCOMES: Final = Vocabulary(
    Verb("deal", _CARD),
    Verb("lose-card", _CARD),
    Verb("deal-dragon", _DRAGON),
    Verb("lose-dragon", _DRAGON),
    *[Verb("roll", *[_FACE] * dice) for dice in range(MOST_DICE + 1)],
)

# The first action of each verb.
DONE: Final = VOCABULARY.start("done")
PASS: Final = VOCABULARY.start("pass")
STAND: Final = VOCABULARY.start("stand")
STRIKE_FIRST: Final = VOCABULARY.start("first-strike")
STOP: Final = VOCABULARY.start("stop")
LEAVE: Final = VOCABULARY.start("leave")
SEPPUKU: Final = VOCABULARY.start("seppuku")
ADVANCE: Final = VOCABULARY.start("advance")
STAY: Final = VOCABULARY.start("stay")
BATTLE_BACK: Final = VOCABULARY.start("battle-back")
DECLINE: Final = VOCABULARY.start("decline")
INSPIRE: Final = VOCABULARY.start("inspire")
REFRAIN: Final = VOCABULARY.start("refrain")
CHANGE_SIDES: Final = VOCABULARY.start("change-sides")
KEEP_SIDE: Final = VOCABULARY.start("keep-side")
DRAW_DRAGON: Final = VOCABULARY.start("draw-dragon")
TAKE_HONOR: Final = VOCABULARY.start("take-honor")
PLAY: Final = VOCABULARY.start("play")
KEEP: Final = VOCABULARY.start("keep")
DRAGON: Final = VOCABULARY.start("dragon")
DISCARD_DRAGON: Final = VOCABULARY.start("discard-dragon")
AGAIN: Final = VOCABULARY.start("again")
AFTER: Final = VOCABULARY.start("after")
IGNORE: Final = VOCABULARY.start("ignore")
ORDER: Final = VOCABULARY.start("order")
ORDER_LEADER: Final = VOCABULARY.start("order-leader")
EXIT_LEADER: Final = VOCABULARY.start("exit-leader")
RETREAT: Final = VOCABULARY.start("retreat")
FLEE: Final = VOCABULARY.start("flee")
RALLY: Final = VOCABULARY.start("rally")
LOSE: Final = VOCABULARY.start("lose")
TARGET: Final = VOCABULARY.start("target")
WAY: Final = VOCABULARY.start("way")
MOVE: Final = VOCABULARY.start("move")
MOVE_LEADER: Final = VOCABULARY.start("move-leader")
ATTACK: Final = VOCABULARY.start("attack")
DEAL: Final = OUTCOMES.start("deal")
LOSE_CARD: Final = OUTCOMES.start("lose-card")
DEAL_DRAGON: Final = OUTCOMES.start("deal-dragon")
LOSE_DRAGON: Final = OUTCOMES.start("lose-dragon")

# Verbs whose actions are told apart or taken apart elsewhere.
ATTACK_VERB: Final = VOCABULARY.verb("attack")
DRAGON_VERB: Final = VOCABULARY.verb("dragon")
MOVE_VERB: Final = VOCABULARY.verb("move")
MOVE_LEADER_VERB: Final = VOCABULARY.verb("move-leader")
ORDER_VERB: Final = VOCABULARY.verb("order")
ORDER_LEADER_VERB: Final = VOCABULARY.verb("order-leader")
RETREAT_VERB: Final = VOCABULARY.verb("retreat")

#: Where the outcomes of a roll of so many dice begin.
ROLL: Final = tuple([OUTCOMES.start("roll", dice) for dice in range(MOST_DICE + 1)])

#: The uses of chance, in the order of the shared system, and the verb of their outcomes.
STREAMS: Final = ("dice", "deck", "hand", "dragon-deck", "dragon-hand")
STREAM_VERBS: Final = ("roll", "deal", "lose-card", "deal-dragon", "lose-dragon")

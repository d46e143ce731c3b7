"""What a page is told of a decision: whom it is about, how much is left, and what a click on the board would mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.position import View
from ...kernel.refusal import Argument
from .board import SECTION_NAMES, Board
from .events import leader_named, unit_named
from .position import NONE, Battle

#: What the words of an action are to the board: a unit or a leader that is chosen, a hex where it goes, falls back or
#: is put, whoever is attacked there, a card.
UNIT: Final = "unit"
LEADER: Final = "leader"
TO: Final = "to"
BACK: Final = "back"
PLACE: Final = "place"
TARGET: Final = "target"
CARD: Final = "card"
#: Where someone goes who leaves the field.
OFF: Final = "off"

#: By verb what its words are; what follows a verb that is not here has no place on the board.
ROLES: Final[dict[str, list[str]]] = {
    "play": [CARD],
    "order": [UNIT],
    "order-leader": [LEADER],
    "rally": [UNIT],
    "move": [UNIT, TO],
    "move-leader": [LEADER, TO],
    "exit": [UNIT],
    "exit-leader": [LEADER],
    "attack": [UNIT, TARGET],
    "advance": [],
    "ride": [TO],
    "retreat": [BACK],
    "flee": [BACK],
    "place": [PLACE],
    "place-leader": [UNIT],
    "first-strike": [],
}

#: By question the verbs that a click may mean, whether the action is legal or not; who moves thinks of attacks, too.
MEANT: Final[dict[str, tuple[str, ...]]] = {
    "cc-ask-card": ("play",),
    "cc-ask-order": ("order", "order-leader"),
    "cc-ask-rally": ("rally",),
    "cc-ask-move": ("move", "move-leader", "exit", "attack"),
    "cc-ask-battle": ("attack",),
    "cc-ask-bonus": ("attack",),
    "cc-ask-react": ("first-strike",),
    "cc-ask-advance": ("advance",),
    "cc-ask-ride": ("ride",),
    "cc-ask-retreat": ("retreat",),
    "cc-ask-flee": ("flee",),
    "cc-ask-place": ("place",),
}

#: Questions in the middle of a combat that was declared: everybody sees who attacks whom, and the answers have odds.
IN_COMBAT: Final = ("cc-ask-react", "cc-ask-ignore", "cc-ask-battle-back")

#: Questions that come again until the player is done, and the verb of which one gesture may give several.
SEVERAL: Final = {"cc-ask-order": "order", "cc-ask-rally": "rally"}


class Asked:
    """The questions of a game: those that all games of the system ask, and its own."""

    def __init__(
        self,
        roles: Mapping[str, list[str]],
        meant: Mapping[str, tuple[str, ...]],
        in_combat: tuple[str, ...] = (),
    ) -> None:
        self.roles: Final = {**ROLES, **roles}
        self.meant: Final = {**MEANT, **meant}
        self.in_combat: Final = (*IN_COMBAT, *in_combat)

    def asked(self, position: Battle, question: str) -> View:
        """What everybody may know of a decision."""
        shown: View = {}
        subject = self.subject(position, question)
        if subject:
            shown["subject"] = subject
        left = self.left(position, question)
        if left:
            shown["left"] = left
        if question in self.in_combat:
            shown["combat"] = True
        return shown

    def subject(self, position: Battle, question: str) -> View:
        """The unit or the leader whom the decision is about, by his hex."""
        if question == "cc-ask-retreat":
            return unit_subject(position, position.retreater)
        if question == "cc-ask-ignore":
            return unit_subject(position, position.struck())
        if question == "cc-ask-flee":
            return {LEADER: position.field.board.labels[position.flight_hex]}
        if question in ("cc-ask-advance", "cc-ask-ride", "cc-ask-bonus"):
            return unit_subject(position, position.attacker)
        if question in ("cc-ask-react", "cc-ask-battle-back"):
            return unit_subject(position, position.defender)
        return {}

    def about(self, position: Battle, question: str) -> dict[str, Argument]:
        """What the words of a question name: whose unit or leader it is about, and the flags that were rolled."""
        if question == "cc-ask-flee":
            return leader_named(position, position.fleeing, position.flight_hex)
        if question == "cc-ask-ignore":
            return {**unit_named(position, position.struck()), "flags": position.flags}
        unit = self.unit_about(position, question)
        return unit_named(position, unit) if unit >= 0 else {}

    def unit_about(self, position: Battle, question: str) -> int:
        """The unit that the words of a question name, or NONE."""
        if question == "cc-ask-retreat":
            return position.retreater
        if question == "cc-ask-ride":
            return position.attacker
        return position.defender if question == "cc-ask-react" else NONE

    def left(self, position: Battle, question: str) -> View:
        """How much of it is still to be decided; orders are counted by their own choice."""
        if question == "cc-ask-retreat":
            return {"what": "hexes", "left": position.retreat_left}
        if question == "cc-ask-flee":
            return {"what": "hexes", "left": position.rules.flight - position.flight_made}
        if question == "cc-ask-ignore":
            return {"what": "flags", "left": position.flags}
        return {}

    def handles(self, position: Battle, question: str) -> View:
        """What turns clicks into actions."""
        # A card of the hand can be clicked at any time.
        verbs = dict.fromkeys((*self.meant.get(question, ()), "play"))
        shown: View = {"roles": {verb: self.roles[verb] for verb in verbs}}
        also = {verb: more for verb in verbs if (more := self.also(position, verb))}
        if also:
            shown["also"] = also
        if question in SEVERAL:
            shown["several"] = SEVERAL[question]
        return shown

    def also(self, position: Battle, verb: str) -> View:
        """What every action of a verb means beside its words: where it leads, the card that it plays."""
        if verb == "advance":
            return {TO: position.field.board.labels[position.ground]}
        if verb in ("exit", "exit-leader"):
            return {TO: OFF}
        return {CARD: verb} if verb == "first-strike" else {}


def unit_subject(position: Battle, unit: int) -> View:
    """A unit by its hex; nothing if there is none."""
    hex_ = position.unit_hex[unit] if unit >= 0 else -1
    return {UNIT: position.field.board.labels[hex_]} if hex_ >= 0 else {}


def board_view(board: Board) -> View:
    """The board for drawing: its rows from the bottom, and where the section lines run, in hexes from the left edge.

    A row is how many hexes it has and by how many half hexes it is shifted to the right. A hex is labelled by its place
    in its row (A, B …) and by its row (1, 2 …).
    """
    lengths = [board.rank_of.count(rank) for rank in range(board.ranks)]
    firsts = [board.rank_of.index(rank) for rank in range(board.ranks)]
    return {
        "rows": [[length, board.rank_of[first] % 2] for length, first in zip(lengths, firsts, strict=True)],
        "lines": section_lines([board.sections[hex_] for hex_ in range(lengths[0])]),
        "parts": list(SECTION_NAMES),
    }


def section_lines(sections: list[int]) -> list[float]:
    """Where the sections of a row change: through a hex that lies in two of them, else between two hexes."""
    lines: list[float] = []
    for place in range(1, len(sections)):
        here, before = sections[place], sections[place - 1]
        if here == before:
            continue
        if here & before == before:
            lines.append(place + 0.5)
        elif here & before == 0:
            lines.append(float(place))
    return lines

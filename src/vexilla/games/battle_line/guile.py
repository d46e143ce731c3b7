"""The four Guile cards, which do their effect once: Scout, Redeploy, Deserter, Traitor."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Argument, Refusal
from ...kernel.sides import BOTTOM, NOBODY, TOP, name_of_side, side_named
from ...kernel.step import Choice, Step
from . import events
from .actions import CHOOSE, DISCARD, DISCARD_CARD, MOVE
from .cards import CARD_NAMES, CARDS, FIRST_ENVIRONMENT, FLAGS, MUD, card_named
from .legality import cards_of, forbids_environment, forbids_place, refuse, refuse_order, troops_of
from .position import FLAGS_IN, NOWHERE, BattleLine


class Scouting(Step[BattleLine]):
    """Scout: at the end of this turn three cards are drawn and two put back (BLN-11-003)."""

    def __init__(self, scout: int) -> None:
        super().__init__(NOBODY)
        self.scout: Final = scout

    def run(self, match: Match[BattleLine]) -> None:
        """The draw at the end of the turn will see to it."""
        match.position.scouting = True

    def label(self) -> str:
        return f"Scouting({name_of_side(self.scout)})"


class ChooseCard(Choice[BattleLine]):
    """Choose an open card at an uncaptured flag; the three cards differ in what may be chosen."""

    def targets(self, position: BattleLine) -> list[int]:
        """The cards that may be chosen."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause that says what may be chosen."""
        raise NotImplementedError

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every target."""
        return [CHOOSE + card for card in self.targets(match.position)]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        if not CHOOSE <= action < CHOOSE + CARDS:
            return refuse_order(match.position, self.question())
        card = action - CHOOSE
        if card in self.targets(match.position):
            return None
        return refuse(self.clause(), card=CARD_NAMES[card])

    def question(self) -> str:
        return f"battle-line-ask-{type(self).__name__.lower()}"


class Redeploy(ChooseCard):
    """Redeploy: choose one of your own cards, then where it goes (BLN-11-006)."""

    def targets(self, position: BattleLine) -> list[int]:
        """Own cards."""
        return cards_of(position, self.side)

    def clause(self) -> str:
        """Which cards."""
        return "BLN-11-006"

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Ask for the new place."""
        match.then(RedeployTo(self.side, action - CHOOSE))


class RedeployTo(Choice[BattleLine]):
    """Move the chosen card to another flag, or discard it (BLN-11-007, BLN-11-008)."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card: Final = card

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every other flag at which the card may lie, and the discard."""
        position = match.position
        here = position.flag_of(self.side, self.card)
        flags = FLAGS_IN[position.room[self.side] if self.card < FIRST_ENVIRONMENT else position.uncaptured()]
        return [MOVE + flag for flag in flags if flag != here] + [DISCARD]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        position = match.position
        if action == DISCARD:
            return None
        if not MOVE <= action < MOVE + FLAGS:
            return refuse_order(position, self.question())
        flag = action - MOVE
        if flag == position.flag_of(self.side, self.card):
            return refuse("BLN-11-008", card=CARD_NAMES[self.card], flag=flag + 1)
        if self.card < FIRST_ENVIRONMENT:
            clause = forbids_place(position, self.side, flag)
        else:
            clause = forbids_environment(position, flag)
        if clause is None:
            return None
        return refuse(clause, card=CARD_NAMES[self.card], flag=flag + 1, size=position.size_at(flag))

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Move or discard the card."""
        position = match.position
        here = position.flag_of(self.side, self.card)
        if action == DISCARD:
            discard(match, self.side, here, self.card, "BLN-11-007")
            return
        flag = action - MOVE
        if match.logging:
            match.log.append(events.card_moved(self.side, self.card, here, flag, "BLN-11-007"))
        if self.card < FIRST_ENVIRONMENT:
            position.lift(self.side, here, self.card)
            position.place(self.side, flag, self.card)
        else:
            position.lay(self.side, flag, self.card)
            if self.card == MUD:
                mud_left(match, here)

    def label(self) -> str:
        return f"RedeployTo({name_of_side(self.side)} {CARD_NAMES[self.card]})"

    @classmethod
    def from_words(cls, words: list[str]) -> RedeployTo:
        """A side and a card."""
        side, card = words
        return RedeployTo(side_named(side), card_named(card))

    def question(self) -> str:
        return "battle-line-ask-redeploy-to"

    def about(self, match: Match[BattleLine]) -> dict[str, Argument]:
        """The card that was chosen."""
        return {"card": CARD_NAMES[self.card]}


class Deserter(ChooseCard):
    """Deserter: choose a card of the opponent and discard it on his side (BLN-11-009, BLN-11-010)."""

    def targets(self, position: BattleLine) -> list[int]:
        """The opponent's cards."""
        return cards_of(position, 1 - self.side)

    def clause(self) -> str:
        """Which cards."""
        return "BLN-11-009"

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Discard it."""
        card = action - CHOOSE
        owner = 1 - self.side
        discard(match, owner, match.position.flag_of(owner, card), card, "BLN-11-010")


class Traitor(ChooseCard):
    """Traitor: choose a Troop card of the opponent and bring it over (BLN-11-012)."""

    def targets(self, position: BattleLine) -> list[int]:
        """The opponent's Troop cards."""
        return troops_of(position, 1 - self.side)

    def clause(self) -> str:
        """Which cards."""
        return "BLN-11-012"

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Ask for the new place."""
        match.then(TraitorTo(self.side, action - CHOOSE))


class TraitorTo(Choice[BattleLine]):
    """Put the traitor into any free slot on one's own side (BLN-11-013)."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card: Final = card

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every flag with room."""
        return [MOVE + flag for flag in FLAGS_IN[match.position.room[self.side]]]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Whether there is no room at the flag."""
        position = match.position
        if not MOVE <= action < MOVE + FLAGS:
            return refuse_order(position, self.question())
        flag = action - MOVE
        clause = forbids_place(position, self.side, flag)
        if clause is None:
            return None
        return refuse(clause, card=CARD_NAMES[self.card], flag=flag + 1, size=position.size_at(flag))

    def take(self, match: Match[BattleLine], action: int) -> None:
        """The card changes sides."""
        position = match.position
        flag = action - MOVE
        here = position.flag_of(1 - self.side, self.card)
        if match.logging:
            match.log.append(events.card_moved(self.side, self.card, here, flag, "BLN-11-013"))
        position.lift(1 - self.side, here, self.card)
        position.place(self.side, flag, self.card)

    def label(self) -> str:
        return f"TraitorTo({name_of_side(self.side)} {CARD_NAMES[self.card]})"

    @classmethod
    def from_words(cls, words: list[str]) -> TraitorTo:
        """A side and a card."""
        side, card = words
        return TraitorTo(side_named(side), card_named(card))

    def question(self) -> str:
        return "battle-line-ask-traitor-to"

    def about(self, match: Match[BattleLine]) -> dict[str, Argument]:
        """The card that was chosen."""
        return {"card": CARD_NAMES[self.card]}


class DiscardFourth(Choice[BattleLine]):
    """Mud has left a flag: a player with four cards there discards one of them (BLN-10-010)."""

    def __init__(self, side: int, flag: int) -> None:
        super().__init__(side)
        self.flag: Final = flag

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Each of the four cards."""
        return [DISCARD_CARD + card for card in match.position.cards_at(self.side, self.flag)]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Whether the card is none of the four."""
        if action in self.options(match):
            return None
        return refuse("BLN-10-010", flag=self.flag + 1)

    def take(self, match: Match[BattleLine], action: int) -> None:
        """Discard it."""
        discard(match, self.side, self.flag, action - DISCARD_CARD, "BLN-10-010")

    def label(self) -> str:
        return f"DiscardFourth({name_of_side(self.side)} {self.flag + 1})"

    @classmethod
    def from_words(cls, words: list[str]) -> DiscardFourth:
        """A side and a flag."""
        side, flag = words
        return DiscardFourth(side_named(side), int(flag) - 1)

    def question(self) -> str:
        return "battle-line-ask-discard"

    def about(self, match: Match[BattleLine]) -> dict[str, Argument]:
        """The flag that was muddy."""
        return {"flag": self.flag + 1}


def discard(match: Match[BattleLine], owner: int, flag: int, card: int, clause: str) -> None:
    """Put an open card beside the Tactics pile on its owner's side."""
    position = match.position
    if match.logging:
        match.log.append(events.card_discarded(owner, card, flag, clause))
    position.discards[owner].append(card)
    if card < FIRST_ENVIRONMENT:
        position.lift(owner, flag, card)
    else:
        position.lay(NOBODY, NOWHERE, card)
        if card == MUD:
            mud_left(match, flag)


def mud_left(match: Match[BattleLine], flag: int) -> None:
    """Ask both players, the active one first, to discard their fourth card at a flag."""
    position = match.position
    for side in (position.active, 1 - position.active):
        if position.number[side * FLAGS + flag] > position.size_at(flag):
            match.then(DiscardFourth(side, flag))


#: The step that each Guile card begins, by card and side.
GUILE: Final[list[tuple[Step[BattleLine], Step[BattleLine]]]] = [
    (Scouting(BOTTOM), Scouting(TOP)),
    (Redeploy(BOTTOM), Redeploy(TOP)),
    (Deserter(BOTTOM), Deserter(TOP)),
    (Traitor(BOTTOM), Traitor(TOP)),
]

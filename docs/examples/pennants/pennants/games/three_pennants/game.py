"""Three Pennants: the smallest ruleset that shows every part of one. See docs/writing-a-ruleset.md.

Nine cards, 1 to 9. Each player is dealt three. Three times both players play a card, the leader of
the round first; the higher card wins a pennant and leads the next round. Most pennants win.
"""

from __future__ import annotations

from typing import Final

from vexilla.kernel.action import Numbers, Verb, Vocabulary
from vexilla.kernel.chance import Generator
from vexilla.kernel.event import Event
from vexilla.kernel.game import Checks, Effort, Game, Option, Setup
from vexilla.kernel.match import Match
from vexilla.kernel.position import Position, View, with_own_parts
from vexilla.kernel.refusal import Argument, Refusal
from vexilla.kernel.sides import BOTTOM, EVERYONE, SIDE_NAMES, SIDES, TOP, name_of_side, only
from vexilla.kernel.source import Source
from vexilla.kernel.step import Chance, Choice, Step, procedure

CARDS: Final = 9
HAND: Final = 3

# -- actions: what players can do and what chance can, every verb with its parameters ------------

_CARD: Final = Numbers("card", 1, CARDS)
VOCABULARY: Final = Vocabulary(Verb("play", _CARD))
OUTCOMES: Final = Vocabulary(Verb("deal", _CARD))

PLAY: Final = VOCABULARY.start("play")
DEAL: Final = OUTCOMES.start("deal")


# -- the position: plain data, copied by hand ----------------------------------------------------


class Pennants(Position):
    """What lies on the table and in the hands; cards are numbers from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = list(range(CARDS))
        self.hands: list[list[int]] = [[], []]
        self.played: list[list[int]] = [[], []]
        self.pennants = [0, 0]
        self.leader = BOTTOM

    def clone(self) -> Pennants:
        """Field by field."""
        copy = Pennants()
        copy.over, copy.winner = self.over, self.winner
        copy.pile = self.pile[:]
        copy.hands = [self.hands[BOTTOM][:], self.hands[TOP][:]]
        copy.played = [self.played[BOTTOM][:], self.played[TOP][:]]
        copy.pennants = self.pennants[:]
        copy.leader = self.leader
        return copy

    def canonical(self) -> str:
        """Everything that matters for the rest of the match."""
        hands = [sorted(hand) for hand in self.hands]
        return f"{hands} {self.played} {self.pennants} {name_of_side(self.leader)} {name_of_side(self.winner)}"

    def view(self, side: int) -> View:
        """Built from nothing: of the other hand only how many cards it has."""
        return {
            "leader": SIDE_NAMES[self.leader],
            "hands": {SIDE_NAMES[each]: self._hand(each, side) for each in SIDES},
            "played": {SIDE_NAMES[each]: [card + 1 for card in self.played[each]] for each in SIDES},
            "pennants": {SIDE_NAMES[each]: self.pennants[each] for each in SIDES},
        }

    def _hand(self, holder: int, side: int) -> View:
        count: View = {"count": len(self.hands[holder])}
        return {**count, "cards": sorted(card + 1 for card in self.hands[holder])} if holder == side else count

    def open_view(self) -> View:
        """For replays: both hands laid open."""
        return with_own_parts(self, "hands")

    def redeal(self, side: int, generator: Generator) -> None:
        """Draw anew what the side does not know: the other hand and the pile."""
        hidden = sorted(self.pile + [card for each in SIDES if each != side for card in self.hands[each]])
        for each in SIDES:
            if each != side:
                self.hands[each] = [hidden.pop(generator.below(len(hidden))) for _ in self.hands[each]]
        self.pile = hidden

    def faults(self) -> list[str]:
        """Nine cards, each in one place."""
        cards = self.pile + self.hands[BOTTOM] + self.hands[TOP] + self.played[BOTTOM] + self.played[TOP]
        return [] if sorted(cards) == list(range(CARDS)) else [f"the cards are {sorted(cards)}"]


# -- the procedure: one class a line, in the order of the rules ----------------------------------


class DealCard(Chance[Pennants]):
    """Chance gives a player one of the cards that are left (PEN-01-002)."""

    def __init__(self, receiver: int) -> None:
        super().__init__(stream=0)
        self.receiver: Final = receiver

    def options(self, match: Match[Pennants]) -> list[int]:
        """All cards of the pile, equally likely."""
        return [DEAL + card for card in match.position.pile]

    def forbids(self, match: Match[Pennants], action: int) -> Refusal | None:
        """Whether the card is not in the pile."""
        return None if action - DEAL in match.position.pile else Refusal("PEN-01-002", "refused-PEN-01-002")

    def take(self, match: Match[Pennants], action: int) -> None:
        """The card goes into the hand."""
        match.position.pile.remove(action - DEAL)
        match.position.hands[self.receiver].append(action - DEAL)

    def label(self) -> str:
        """The step with its data, for the digest."""
        return f"DealCard({name_of_side(self.receiver)})"


class PlayCard(Choice[Pennants]):
    """A player plays a card from hand (PEN-02-001)."""

    def options(self, match: Match[Pennants]) -> list[int]:
        """Any card of the hand."""
        return [PLAY + card for card in match.position.hands[self.side]]

    def forbids(self, match: Match[Pennants], action: int) -> Refusal | None:
        """Only a card that is in hand may be played."""
        if action in self.options(match):
            return None
        return Refusal("PEN-02-001", "refused-PEN-02-001", {"card": action + 1})

    def take(self, match: Match[Pennants], action: int) -> None:
        """Lay it open; until now only its player knew it."""
        match.position.hands[self.side].remove(action - PLAY)
        match.position.played[self.side].append(action - PLAY)
        if match.logging:
            shown: dict[str, Argument] = {"side": SIDE_NAMES[self.side]}
            card: dict[str, Argument] = {"card": action + 1}
            event = Event("three-pennants-played", ("PEN-02-001",), shown, card, EVERYONE, only(self.side))
            match.log.append(event)

    def question(self) -> str:
        """The message that asks for the decision."""
        return "three-pennants-ask-play"


class DecideRound(Step[Pennants]):
    """The higher card wins a pennant and leads the next round (PEN-02-002)."""

    def run(self, match: Match[Pennants]) -> None:
        """Compare, then go on or end."""
        position = match.position
        winner = BOTTOM if position.played[BOTTOM][-1] > position.played[TOP][-1] else TOP
        position.pennants[winner] += 1
        position.leader = winner
        if match.logging:
            match.log.append(Event("three-pennants-won-round", ("PEN-02-002",), {"side": SIDE_NAMES[winner]}))
        match.then(ROUND[winner] if position.hands[winner] else END)


class EndGame(Step[Pennants]):
    """More pennants win (PEN-03-001)."""

    def run(self, match: Match[Pennants]) -> None:
        """Three rounds have three winners, so nobody has as many as the other."""
        position = match.position
        position.over = True
        position.winner = BOTTOM if position.pennants[BOTTOM] > position.pennants[TOP] else TOP
        if match.logging:
            side, pennants = SIDE_NAMES[position.winner], position.pennants[position.winner]
            match.log.append(Event("three-pennants-won", ("PEN-03-001",), {"side": side, "pennants": pennants}))


PLAY_CARD: Final = (PlayCard(BOTTOM), PlayCard(TOP))
DECIDE: Final = DecideRound()
END: Final = EndGame()
ROUND: Final = [procedure("PEN-02-001", PLAY_CARD[leader], PLAY_CARD[1 - leader], DECIDE) for leader in SIDES]
DEAL_ALL: Final = procedure("PEN-01-002", *[DealCard(side) for _ in range(HAND) for side in SIDES])


# -- the game: what it tells the program about itself --------------------------------------------


class ThreePennants(Game[Pennants]):
    """What the program asks about the game; what is not said here is as usual."""

    def __init__(self) -> None:
        self.key = "three_pennants"
        self.clause_prefix = "PEN"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.streams = ("pile",)
        self.stream_verbs = ("deal",)
        self.scenarios = ("standard",)
        self.options: tuple[Option, ...] = ()
        self.checks = Checks(batches=2, games=50, soak=1000, perft=(("standard", 6),))

    def effort(self, setup: Setup) -> Effort:
        """Five minutes, and nothing to learn."""
        return Effort(5, 1)

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[Pennants]:
        """A match with what is to be done: first the deal, then the first round."""
        return Match(self, Pennants(), [DEAL_ALL, ROUND[BOTTOM]], source, logging)


GAME: Final = ThreePennants()

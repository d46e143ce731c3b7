"""What the shared procedures ask a game: the clauses of its book, its verbs, and the points where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.refusal import Argument, Refusal
from ...kernel.step import Choice

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch
    from ...kernel.match import Match
    from .battle import B, Battle


class Clauses:
    """By what each thing is called here, the clause of the game's book that says it."""

    def __init__(
        self,
        *,
        moment: str,
        dice: str,
        deck: str,
        draw: str,
        reshuffle: str,
        command: str,
        victory: str,
        simultaneous: str,
        objective: str,
        special: str,
        unit_banner: str,
        leader_banner: str,
        check: str,
        last_check: str,
        flee: str,
        flee_end: str,
        flee_off: str,
        flee_past_leader: str,
        flee_nowhere: str,
        escape: str,
        may_ignore: str,
        ignoring: str,
        retreat: str,
        retreat_back: str,
        retreat_furthest: str,
        retreat_unit: str,
        retreat_led: str,
        retreat_leader: str,
        retreat_closed: str,
        retreat_blocked: str,
        retreat_losses: str,
        joined: str,
    ) -> None:
        #: An action that belongs to another moment of the turn.
        self.moment: Final = moment
        #: Rolls and cards.
        self.dice: Final = dice
        self.deck: Final = deck
        self.draw: Final = draw
        self.reshuffle: Final = reshuffle
        self.command: Final = command
        #: Banners and the end.
        self.victory: Final = victory
        self.simultaneous: Final = simultaneous
        self.objective: Final = objective
        self.special: Final = special
        self.unit_banner: Final = unit_banner
        self.leader_banner: Final = leader_banner
        #: Leaders in danger.
        self.check: Final = check
        self.last_check: Final = last_check
        self.flee: Final = flee
        self.flee_end: Final = flee_end
        self.flee_off: Final = flee_off
        self.flee_past_leader: Final = flee_past_leader
        self.flee_nowhere: Final = flee_nowhere
        self.escape: Final = escape
        #: Flags and retreats.
        self.may_ignore: Final = may_ignore
        self.ignoring: Final = ignoring
        self.retreat: Final = retreat
        self.retreat_back: Final = retreat_back
        self.retreat_furthest: Final = retreat_furthest
        self.retreat_unit: Final = retreat_unit
        self.retreat_led: Final = retreat_led
        self.retreat_leader: Final = retreat_leader
        self.retreat_closed: Final = retreat_closed
        self.retreat_blocked: Final = retreat_blocked
        self.retreat_losses: Final = retreat_losses
        self.joined: Final = joined


class Verbs:
    """Where the verbs begin that the shared procedures use, in the game's own vocabulary."""

    def __init__(
        self,
        *,
        stop: int,
        leave: int,
        ignore: int,
        most_flags: int,
        retreat: int,
        flee: int,
        deal: int,
        discard: int,
        roll: tuple[int, ...],
    ) -> None:
        self.stop: Final = stop
        self.leave: Final = leave
        self.ignore: Final = ignore
        self.most_flags: Final = most_flags
        self.retreat: Final = retreat
        self.flee: Final = flee
        self.deal: Final = deal
        self.discard: Final = discard
        #: For each number of dice the first of its throws.
        self.roll: Final = roll


class Rules:
    """One game of the system. The methods are where the three books differ; what they agree on needs none."""

    def __init__(
        self,
        clauses: Clauses,
        verbs: Verbs,
        cards: tuple[str, ...],
        faces: tuple[str, ...],
        die: tuple[int, ...],
        killing_face: int,
        order_faces: int,
        flight: int,
    ) -> None:
        self.clauses: Final = clauses
        self.verbs: Final = verbs
        #: The names of the cards, by number, and of the faces of a die; which face each of its six sides shows.
        self.cards: Final = cards
        self.faces: Final = faces
        self.die: Final = die
        #: The number of the card that orders nobody, and how many of the faces, the first ones, can give orders.
        self.nothing: Final = cards.index("nothing")
        self.order_faces: Final = order_faces
        #: The face that kills leaders, and how far they evade at most.
        self.killing_face: Final = killing_face
        self.flight: Final = flight

    def banner_taken(self, match: AnyMatch, side: int) -> None:
        """A side has one banner more: what a scenario makes of that."""

    def unit_lost(self, match: AnyMatch, unit: int) -> None:
        """A unit lost its last block: what the game makes of that, beside the banner."""

    def leader_lost(self, match: AnyMatch, leader: int) -> None:
        """A leader was killed: what a scenario makes of that, beside the banner."""

    def decides_battle(self, position: Battle, leader: int) -> bool:
        """Whether the loss of this leader decides the battle."""
        return False

    def flags_to_ignore(self, position: Battle) -> int:
        """How many of the rolled flags the struck unit may ignore."""
        raise NotImplementedError

    def hexes_per_flag(self, position: Battle) -> int:
        """How far the struck unit retreats for each flag."""
        raise NotImplementedError

    def holds_ground(self, position: Battle, unit: int) -> bool:
        """Whether a unit cannot fall back at all, wherever there is room, and loses blocks instead."""
        return False

    def before_retreat(self, match: AnyMatch, unit: int) -> None:
        """A unit will retreat: what comes before its first hex."""

    def takes_blocked_retreat(self, match: AnyMatch, unit: int, missing: int) -> bool:
        """Whether a retreat that cannot be made ends in another way than by lost blocks, and has done so."""
        return False

    def has_fallen_back(self, match: AnyMatch, unit: int) -> None:
        """A unit has entered a hex by falling back: what the ground there does to it."""

    def leader_passes(self, match: AnyMatch, leader: int, hex_: int) -> None:
        """A fleeing leader has entered a hex: what the ground there does to him."""

    def escape_dice(self, position: Battle, unit: int) -> int:
        """How many dice an enemy unit rolls against a leader who flees through it."""
        raise NotImplementedError


def refuse_moment(match: Match[B], choice: Choice[B]) -> Refusal:
    """The refusal of an action that belongs to another moment of the turn."""
    return refuse(match.position.rules.clauses.moment, now=choice.question())


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal with the message that belongs to the clause."""
    return Refusal(clause, f"refused-{clause}", arguments)

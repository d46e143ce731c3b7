"""What the shared procedures ask a game: the clauses of its book, its verbs, and the points where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.refusal import Argument, Refusal
from ...kernel.step import Choice
from .cards import CardTable, CommandCard

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch
    from ...kernel.match import Match
    from .position import B, Battle


class Clauses:
    """By what each thing is called here, the clause of the game's book that says it."""

    def __init__(
        self,
        *,
        moment: str,
        turns: str,
        play: str,
        must_play: str,
        copy: str,
        copy_mirrored: str,
        card_reshuffles: str,
        order_foreign: str,
        not_ordered: str,
        unit_exit: str,
        leader_exit: str,
        bonus_advance: str,
        bonus_target: str,
        rally_foreign: str,
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
        #: The players take turns.
        self.turns: Final = turns
        #: A card that copies the enemy's, with left and right exchanged; one that shuffles all cards together.
        self.copy: Final = copy
        self.copy_mirrored: Final = copy_mirrored
        self.card_reshuffles: Final = card_reshuffles
        #: Cards, orders, moves and combats that are refused.
        self.play: Final = play
        self.must_play: Final = must_play
        self.order_foreign: Final = order_foreign
        self.not_ordered: Final = not_ordered
        self.unit_exit: Final = unit_exit
        self.leader_exit: Final = leader_exit
        self.bonus_advance: Final = bonus_advance
        self.bonus_target: Final = bonus_target
        self.rally_foreign: Final = rally_foreign
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
        done: int,
        play: int,
        order: int,
        order_leader: int,
        move: int,
        move_leader: int,
        exit_unit: int,
        exit_leader: int = -1,
        attack: int,
        advance: int,
        stay: int,
        ride: int,
        rally: int,
        battle_back: int,
        decline: int,
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
        self.done: Final = done
        self.play: Final = play
        self.order: Final = order
        self.order_leader: Final = order_leader
        self.move: Final = move
        self.move_leader: Final = move_leader
        self.exit_unit: Final = exit_unit
        #: A leader leaves the field by order; -1 if there is no such verb.
        self.exit_leader: Final = exit_leader
        self.attack: Final = attack
        self.advance: Final = advance
        self.stay: Final = stay
        self.ride: Final = ride
        self.rally: Final = rally
        self.battle_back: Final = battle_back
        self.decline: Final = decline
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
        table: CardTable,
        faces: tuple[str, ...],
        die: tuple[int, ...],
        killing_face: int,
        order_faces: int,
        flight: int,
    ) -> None:
        self.clauses: Final = clauses
        self.verbs: Final = verbs
        #: The kinds of cards, and their names by number; the names of the faces of a die, and which face each of its
        #: six sides shows.
        self.table: Final = table
        self.cards: Final = table.all_keys
        self.faces: Final = faces
        self.die: Final = die
        #: The number of the card that orders nobody, and how many of the faces, the first ones, can give orders.
        self.nothing: Final = table.nothing
        self.order_faces: Final = order_faces
        #: The face that kills leaders, and how far they evade at most.
        self.killing_face: Final = killing_face
        self.flight: Final = flight

    def open_window(self, match: AnyMatch, when: int) -> None:
        """A named moment has come (see :mod:`.windows`): what the game lets its players do there."""

    def turn_begins(self, match: AnyMatch, side: int) -> None:
        """A side's turn has begun: what the game or a scenario makes of that."""

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """A side has shown its card: what the game notes."""

    def copied_card(self, position: Battle, side: int) -> int:
        """The orders that a card which copies the enemy's issues."""
        raise NotImplementedError

    def can_use(self, position: Battle, side: int, card: int) -> bool:
        """Whether a side has anyone a card is meant for."""
        raise NotImplementedError

    def give_orders(self, match: AnyMatch, side: int, card: CommandCard) -> None:
        """Give the orders of a card that has some."""
        raise NotImplementedError

    def card_at_end(self, position: Battle, side: int) -> int:
        """The card whose effects at the end of the turn are due: usually the one that was played."""
        return position.played

    def turn_ends(self, match: AnyMatch, side: int, card: int) -> None:
        """The played card is put away, and the hand not yet filled: what comes between."""

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

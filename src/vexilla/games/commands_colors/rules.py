"""What the shared procedures ask a game: the clauses of its book, its verbs, and the points where it differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...kernel.refusal import Argument, Refusal
from ...kernel.step import Choice, Procedure
from .cards import CardTable, CommandCard
from .faces import Faces
from .stock import StockRules
from .tally import Tally

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
        order_section: str,
        not_ordered: str,
        move: str,
        leader_move: str,
        move_none: str,
        move_friend: str,
        move_enemy: str,
        move_joined: str,
        move_past_leader: str,
        leader_move_none: str,
        leader_enemy: str,
        leader_joined: str,
        unit_exit: str,
        leader_exit: str,
        bonus_advance: str,
        bonus_target: str,
        rally_foreign: str,
        close: str,
        close_target: str,
        close_roll: str,
        close_hits: str,
        fire: str,
        fire_roll: str,
        fire_hits: str,
        fire_advance: str,
        leader_attack: str,
        leader_hit: str,
        first_strike: str,
        no_dice: str,
        battle_back: str,
        no_success: str,
        ride: str,
        rode_before: str,
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
        flee_closed: str,
        flee_enemies: str,
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
        scout: str = "",
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
        self.order_section: Final = order_section
        self.not_ordered: Final = not_ordered
        #: Units and leaders move; a move of no hex, onto a friend, onto an enemy, to a leader with one of its own, past
        #: a leader; a leader's move of no hex, onto an enemy, to another leader.
        self.move: Final = move
        self.leader_move: Final = leader_move
        self.move_none: Final = move_none
        self.move_friend: Final = move_friend
        self.move_enemy: Final = move_enemy
        self.move_joined: Final = move_joined
        self.move_past_leader: Final = move_past_leader
        self.leader_move_none: Final = leader_move_none
        self.leader_enemy: Final = leader_enemy
        self.leader_joined: Final = leader_joined
        self.unit_exit: Final = unit_exit
        self.leader_exit: Final = leader_exit
        self.bonus_advance: Final = bonus_advance
        self.bonus_target: Final = bonus_target
        self.rally_foreign: Final = rally_foreign
        #: Combats: how they are declared, rolled and hit; leaders alone; reactions; success and what comes of it.
        self.close: Final = close
        self.close_target: Final = close_target
        self.close_roll: Final = close_roll
        self.close_hits: Final = close_hits
        self.fire: Final = fire
        self.fire_roll: Final = fire_roll
        self.fire_hits: Final = fire_hits
        self.fire_advance: Final = fire_advance
        self.leader_attack: Final = leader_attack
        self.leader_hit: Final = leader_hit
        self.first_strike: Final = first_strike
        self.no_dice: Final = no_dice
        self.battle_back: Final = battle_back
        self.no_success: Final = no_success
        self.ride: Final = ride
        self.rode_before: Final = rode_before
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
        self.flee_closed: Final = flee_closed
        self.flee_enemies: Final = flee_enemies
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
        #: Two cards are drawn and one of them is kept, in the games that have such cards.
        self.scout: Final = scout


#: A verb that a game does not have: no action is as low as this, whichever hexes are added to it.
NO_VERB: Final = -(1 << 40)


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
        exit_unit: int = NO_VERB,
        exit_leader: int = NO_VERB,
        attack: int,
        stand: int,
        give_way: int = NO_VERB,
        give_way_to: int = NO_VERB,
        strike_first: int,
        advance: int,
        stay: int,
        ride: int = NO_VERB,
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
        keep: int = NO_VERB,
        roll: tuple[int, ...],
    ) -> None:
        self.done: Final = done
        self.play: Final = play
        self.order: Final = order
        self.order_leader: Final = order_leader
        self.move: Final = move
        self.move_leader: Final = move_leader
        self.exit_unit: Final = exit_unit
        self.exit_leader: Final = exit_leader
        self.attack: Final = attack
        self.stand: Final = stand
        #: To give way, and the hexes to which a unit does.
        self.give_way: Final = give_way
        self.give_way_to: Final = give_way_to
        self.strike_first: Final = strike_first
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
        self.keep: Final = keep
        #: For each number of dice the first of its throws.
        self.roll: Final = roll


class GivingWay:
    """How a defender gives way in a game: how far, by which clauses, and what it is called."""

    def __init__(
        self,
        *,
        hexes: int,
        is_whole: bool,
        begins: str,
        moves: str,
        clause: str,
        back: str,
        furthest: str,
        closed: str,
        stop: str,
        joined: str,
    ) -> None:
        self.hexes: Final = hexes
        #: Whether all its hexes must be open; else it goes as far as it can.
        self.is_whole: Final = is_whole
        #: The events that say so.
        self.begins: Final = begins
        self.moves: Final = moves
        #: The clause that allows it; those that point the way: back, as far as it goes, not into closed hexes, no end
        #: before that; and the one by which a leader on the way is joined.
        self.clause: Final = clause
        self.back: Final = back
        self.furthest: Final = furthest
        self.closed: Final = closed
        self.stop: Final = stop
        self.joined: Final = joined


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
        *,
        strikes: tuple[str, ...],
        giving_way: GivingWay | None,
        reactions: tuple[int, ...],
        ranged_combat: Procedure[Any],
        close_combat: Procedure[Any],
        after_success: Procedure[Any],
    ) -> None:
        self.clauses: Final = clauses
        self.verbs: Final = verbs
        #: The kinds of cards, and their names by number; the names of the faces of a die, and which face each of its
        #: six sides shows.
        #: Whether the game fills any window; those around every single move are spared if it does not.
        self.has_windows = False
        self.table: Final = table
        #: What is said of each stock of cards; a game with more than the command cards adds its own.
        self.stocks: Final = [
            StockRules(
                table.keys,
                verbs.deal,
                verbs.discard,
                deck=clauses.deck,
                draw=clauses.draw,
                reshuffle=clauses.reshuffle,
                lose=clauses.command,
            )
        ]
        self.cards: Final = table.all_keys
        self.faces: Final = faces
        self.die: Final = die
        #: The number of the card that orders nobody, and how many of the faces, the first ones, can give orders.
        self.nothing: Final = table.nothing
        self.order_faces: Final = order_faces
        #: The face that kills leaders, and how far they evade at most.
        self.killing_face: Final = killing_face
        self.flight: Final = flight
        #: By number, what the strikes are called.
        self.strikes: Final = strikes
        #: The card First Strike and how many of it there are; how a defender gives way, and its reactions beside that.
        self.first_strike: Final = table.number("first-strike")
        self.first_strikes: Final = table.cards[self.first_strike].copies
        self.gives_way: Final = giving_way
        self.reactions: Final = reactions
        #: The procedures of combat, line by line as in the book.
        self.ranged_combat: Final = ranged_combat
        self.close_combat: Final = close_combat
        self.after_success: Final = after_success

    def open_window(self, match: AnyMatch, when: int) -> None:
        """A named moment has come (see :mod:`.windows`): what the game lets its players do there."""

    def turn_begins(self, match: AnyMatch, side: int) -> None:
        """A side's turn has begun: what the game or a scenario makes of that."""

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """A side has shown its card: what the game notes."""

    def command(self, position: Battle) -> int:
        """The command of the active side: how many orders and dice some cards give."""
        return position.command[position.active]

    def fits_card(self, position: Battle, unit: int, who: int) -> bool:
        """Whether a unit is one of those a card orders."""
        raise NotImplementedError

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

    def lost_with_leaders(self, position: Battle, side: int) -> bool:
        """Whether a side has lost the battle with the leaders it has lost."""
        return False

    def decides_battle(self, position: Battle, leader: int) -> bool:
        """Whether the loss of this leader decides the battle."""
        return False

    # -- who may attack whom ---------------------------------------------------------------------

    def forbids_close(self, position: Battle, unit: int) -> str | None:
        """Why a unit may not begin a close combat now, whoever the target."""
        raise NotImplementedError

    def forbids_close_target(self, position: Battle, unit: int, there: int) -> str | None:
        """Why a unit that may fight may not attack an adjacent hex."""
        raise NotImplementedError

    def close_targets(self, position: Battle, unit: int) -> list[int]:
        """The adjacent hexes a unit may attack, as actions."""
        raise NotImplementedError

    def forbids_fire(self, position: Battle, unit: int) -> str | None:
        """Why a unit may not fire now, whoever the target."""
        raise NotImplementedError

    def forbids_fire_target(self, position: Battle, unit: int, there: int) -> str | None:
        """Why a unit that may fire may not fire at a hex."""
        raise NotImplementedError

    def fire_targets(self, position: Battle, unit: int) -> list[int]:
        """The hexes a unit may fire at, as actions."""
        raise NotImplementedError

    def forbids_done(self, position: Battle) -> str | None:
        """Why the player may not be done with combats yet."""
        return None

    def has_fired(self, position: Battle) -> None:
        """The attacker has announced its fire: that is its battle of this turn."""
        position.battled |= 1 << position.attacker

    # -- a strike --------------------------------------------------------------------------------

    def strike_dice(self, position: Battle, tally: Tally | None = None) -> int:
        """How many dice the strike under way has; a tally notes why."""
        raise NotImplementedError

    def faces_of_strike(self, position: Battle) -> Faces:
        """What the faces do in the strike under way."""
        raise NotImplementedError

    def has_rolled(self, match: AnyMatch) -> None:
        """Hits and flags of a strike are known: what else they bring about before blocks are lost."""

    def is_rolled_again(self, position: Battle) -> bool:
        """Whether the dice that are rolled now belong to a strike whose first dice have fallen."""
        return any(position.faces)

    def hits_of_strike(self, position: Battle, faces: Faces) -> int:
        """The hits of the strike under way, whose dice are counted."""
        return faces.hits(position.faces)

    def strike_ends(self, match: AnyMatch) -> None:
        """A strike is settled: what the game forgets of it."""

    def ground_was_left(self, match: AnyMatch) -> None:
        """Units may have left their hexes in a combat: what that means for the ground they held."""

    # -- reactions -------------------------------------------------------------------------------

    @property
    def giving_way(self) -> GivingWay:
        """How a defender gives way, where it can."""
        assert self.gives_way is not None
        return self.gives_way

    def may_react(self, position: Battle) -> bool:
        """Whether the defender has any choice but to stand."""
        return True

    def forbids_giving_way(self, position: Battle) -> str | None:
        """Why the defender may not give way; in some games nobody ever does."""
        return self.clauses.moment

    def hexes_to_give(self, position: Battle, unit: int) -> int:
        """How far a unit gives way."""
        return self.giving_way.hexes

    def may_stop_giving_way(self, position: Battle) -> bool:
        """Whether a unit that gives way may end it here."""
        return False

    def has_given_way(self, match: AnyMatch, unit: int) -> None:
        """A unit has given way as far as it will: what the game makes of that."""

    def forbids_reaction(self, position: Battle, action: int) -> str | None:
        """Why the defender may not react in one of the game's own ways."""
        return self.clauses.moment

    def react(self, match: AnyMatch, action: int) -> None:
        """React in one of the game's own ways."""

    def stands(self, match: AnyMatch) -> None:
        """The defender stands: what its ground lets it do."""

    def goes_on(self, position: Battle) -> bool:
        """Whether an attacker that still stands goes on to attack."""
        return True

    def attack_is_lost(self, match: AnyMatch) -> None:
        """The attacker or its target is gone or driven off before the attack."""

    def forbids_battle_back(self, position: Battle) -> bool:
        """Whether a defender that held its hex may not battle back."""
        return False

    def forbids_reaction_to_battle_back(self, action: int) -> str | None:
        """The clause against a reaction to a battle back, if the book has one."""
        return None

    # -- after success ---------------------------------------------------------------------------

    def is_success(self, position: Battle) -> bool:
        """Whether the attack was a success."""
        raise NotImplementedError

    def forbids_advance(self, position: Battle) -> str | None:
        """Why the attacker may not advance into the vacated hex."""
        raise NotImplementedError

    def joins_by(self, position: Battle, unit: int) -> str:
        """The clause by which a unit that falls back joins a leader alone."""
        return self.clauses.joined

    def joins_not_by(self, position: Battle, unit: int) -> str:
        """The clause by which a unit may not fall back onto a friendly leader."""
        return self.clauses.retreat_led

    def advances_by(self, position: Battle) -> str:
        """The clause by which the attacker advances."""
        raise NotImplementedError

    def has_advanced(self, position: Battle, unit: int) -> None:
        """A unit has advanced into the vacated hex: what is noted of that."""

    def has_entered(self, match: AnyMatch, unit: int) -> None:
        """A unit has entered a hex by retreat, by giving way or by an advance: what the ground there does to it."""

    def came_to_rest(self, match: AnyMatch, unit: int) -> None:
        """A unit has ended its advance."""

    def forbids_ride(self, position: Battle) -> str | None:
        """Why a unit that advanced may not move one hex more; in some games nobody ever does."""
        return self.clauses.moment

    def forbids_ride_to(self, position: Battle, there: int) -> str:
        """Why it may not enter an adjacent hex so."""
        return self.clauses.moment

    def has_fought_enough(self, position: Battle) -> bool:
        """Whether the attacker has had all its combats: there is one more after an advance, and never a third."""
        return position.is_bonus

    def forbids_bonus(self, position: Battle) -> str | None:
        """Why a unit that advanced may not fight a second time."""
        raise NotImplementedError

    def has_bonus(self, position: Battle) -> None:
        """A unit has a right to a second combat: what that changes for its dice."""

    # -- leaders in danger -----------------------------------------------------------------------

    def may_lead(self, position: Battle, leader: int, unit: int) -> bool:
        """Whether a leader is of a kind that can be with a unit of his side, if it has no other."""
        return True

    def check_dice(self, position: Battle, is_destroyed: bool) -> int:
        """How many dice are rolled, all of which must kill, for a leader whose unit lost blocks or was destroyed."""
        return 1 if is_destroyed else 2

    def check_clause(self, position: Battle, leader: int, dice: int) -> str:
        """The clause of a casualty check with so many dice."""
        return self.clauses.last_check if dice == 1 else self.clauses.check

    def escapes(self, match: AnyMatch, leader: int) -> bool:
        """A leader was left alone in a combat and lives: whether he does anything else than to evade, and has begun."""
        return False

    # -- flags and retreats ----------------------------------------------------------------------

    def retreats_furthest(self) -> bool:
        """Whether a retreat takes, of several ways, one on which it gets as far as it can."""
        return True

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

    def lost_to_barred_way(self, position: Battle, unit: int, made: int, missing: int) -> int:
        """How many blocks a unit loses that has made so many hexes of its retreat and cannot make the missing ones."""
        return missing

    def takes_blocked_retreat(self, match: AnyMatch, unit: int, missing: int) -> bool:
        """Whether a retreat that cannot be made ends in another way than by lost blocks, and has done so."""
        return False

    def leader_passes(self, match: AnyMatch, leader: int, hex_: int) -> None:
        """A fleeing leader has entered a hex: what the ground there does to him."""

    def faces_of_use(self, position: Battle) -> tuple[int, ...]:
        """The faces that are of use in a roll for orders or for blocks, by the card in force."""
        return tuple(range(self.order_faces))

    def escape_dice(self, position: Battle, unit: int) -> int:
        """How many dice an enemy unit rolls against a leader who flees through it."""
        raise NotImplementedError


def refuse_moment(match: Match[B], choice: Choice[B]) -> Refusal:
    """The refusal of an action that belongs to another moment of the turn."""
    return refuse(match.position.rules.clauses.moment, now=choice.question())


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal with the message that belongs to the clause."""
    return Refusal(clause, f"refused-{clause}", arguments)

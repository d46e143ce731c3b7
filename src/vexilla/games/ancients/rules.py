"""Ancients as one game of the system: its clauses, its verbs, and where it differs from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..commands_colors.cards import CommandCard
from ..commands_colors.faces import Faces
from ..commands_colors.position import FIRE, NONE, Battle
from ..commands_colors.pursuit import has_left
from ..commands_colors.rules import Clauses, Rules, Verbs
from ..commands_colors.tally import Tally
from . import marsh, momentum, targets
from .actions import (
    ADVANCE,
    ATTACK,
    BATTLE_BACK,
    DEAL,
    DECLINE,
    DISCARD,
    DONE,
    EVADE,
    EVADE_TO,
    EXIT,
    FLEE,
    IGNORE,
    LEAVE,
    MOST_FLAGS,
    MOVE,
    MOVE_LEADER,
    ORDER,
    ORDER_LEADER,
    PLAY,
    RALLY,
    RETREAT,
    RIDE,
    ROLL,
    STAND,
    STAY,
    STOP,
    STRIKE_FIRST,
)
from .attacks import CLOSE_COMBAT, RANGED_COMBAT, forbids_done, note_shot, strike_from_walls
from .cards import TABLE
from .dice import attacking_dice, faces_of_strike, flags_ignorable, hexes_per_flag, strike_dice
from .evade import EVADING, evade_hexes, forbids_evade, get_away, may_stop
from .orders import fits_card
from .position import STRIKE_NAMES, Ancients
from .rampage import begin_rampage, trample_if_blocked, tramples_on_the_way
from .turn import can_use, copied_card, enlarge_hand_in_time, orders_of
from .units import DIE, FACES, HELMET
from .victory import enlarge_hand, leader_decides, lost_with_leaders, lower_hand, take_objective

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch

#: How far a leader evades at most (ANC-13-027).
FLIGHT: Final = 3

CLAUSES: Final = Clauses(
    moment="ANC-05-002",
    turns="ANC-05-001",
    play="ANC-06-001",
    must_play="ANC-06-004",
    copy="ANC-18-056",
    copy_mirrored="ANC-18-057",
    card_reshuffles="ANC-18-091",
    order_section="ANC-06-003",
    order_foreign="ANC-02-012",
    not_ordered="ANC-07-002",
    move="ANC-08-001",
    leader_move="ANC-08-047",
    move_none="ANC-08-004",
    move_friend="ANC-08-012",
    move_enemy="ANC-08-011",
    move_joined="ANC-08-015",
    move_past_leader="ANC-08-014",
    leader_move_none="ANC-08-049",
    leader_enemy="ANC-08-050",
    leader_joined="ANC-08-049",
    unit_exit="ANC-08-008",
    leader_exit="ANC-08-008",
    bonus_advance="ANC-13-056",
    bonus_target="ANC-13-078",
    rally_foreign="ANC-18-127",
    close="ANC-11-004",
    close_target="ANC-11-001",
    close_roll="ANC-11-011",
    close_hits="ANC-11-100",
    fire="ANC-10-013",
    fire_roll="ANC-10-028",
    fire_hits="ANC-10-040",
    fire_advance="ANC-10-046",
    leader_attack="ANC-11-079",
    leader_hit="ANC-13-031",
    first_strike="ANC-18-079",
    no_dice="ANC-16-057",
    battle_back="ANC-11-106",
    no_success="ANC-13-053",
    ride="ANC-13-058",
    rode_before="ANC-13-060",
    dice="ANC-02-013",
    deck="ANC-03-009",
    draw="ANC-15-001",
    reshuffle="ANC-15-002",
    command="ANC-07-017",
    victory="ANC-04-005",
    simultaneous="ANC-12-061",
    objective="ANC-04-004",
    special="ANC-03-011",
    unit_banner="ANC-04-002",
    leader_banner="ANC-04-003",
    check="ANC-14-003",
    last_check="ANC-14-010",
    flee="ANC-13-027",
    flee_end="ANC-13-036",
    flee_off="ANC-13-039",
    flee_past_leader="ANC-13-037",
    flee_nowhere="ANC-13-040",
    flee_closed="ANC-13-040",
    flee_enemies="ANC-13-048",
    escape="ANC-13-045",
    may_ignore="ANC-12-019",
    ignoring="ANC-12-030",
    retreat="ANC-12-002",
    retreat_back="ANC-12-007",
    retreat_furthest="ANC-12-017",
    retreat_unit="ANC-12-010",
    retreat_led="ANC-12-014",
    retreat_leader="ANC-12-015",
    retreat_closed="ANC-12-009",
    retreat_blocked="ANC-12-015",
    retreat_losses="ANC-12-016",
    joined="ANC-12-012",
)

VERBS: Final = Verbs(
    done=DONE,
    play=PLAY,
    order=ORDER,
    order_leader=ORDER_LEADER,
    move=MOVE,
    move_leader=MOVE_LEADER,
    exit_unit=EXIT,
    attack=ATTACK,
    stand=STAND,
    give_way=EVADE,
    give_way_to=EVADE_TO,
    strike_first=STRIKE_FIRST,
    advance=ADVANCE,
    stay=STAY,
    ride=RIDE,
    rally=RALLY,
    battle_back=BATTLE_BACK,
    decline=DECLINE,
    stop=STOP,
    leave=LEAVE,
    ignore=IGNORE,
    most_flags=MOST_FLAGS,
    retreat=RETREAT,
    flee=FLEE,
    deal=DEAL,
    discard=DISCARD,
    roll=ROLL,
)


class AncientsRules(Rules):
    """Where Ancients differs: elephants, marsh, what lets a unit ignore flags, and its scenarios' special rules."""

    def __init__(self) -> None:
        super().__init__(
            CLAUSES,
            VERBS,
            TABLE,
            FACES,
            DIE,
            HELMET,
            HELMET + 1,
            FLIGHT,
            strikes=STRIKE_NAMES,
            giving_way=EVADING,
            reactions=(),
            ranged_combat=RANGED_COMBAT,
            close_combat=CLOSE_COMBAT,
            after_success=momentum.MOMENTUM,
        )

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """In which sections it will give its orders is not known yet (ANC-18-058)."""
        match.position.last_sections[side] = 0

    def fits_card(self, position: Battle, unit: int, who: int) -> bool:
        """By class, mount or missiles."""
        return fits_card(cast("Ancients", position), unit, who)

    def copied_card(self, position: Battle, side: int) -> int:
        """The enemy's last orders, bound to the sections they were given in (ANC-18-056, ANC-18-058)."""
        return copied_card(cast("Ancients", position), side)

    def can_use(self, position: Battle, side: int, card: int) -> bool:
        """Units it orders; for Rally, a leader (ANC-18-121)."""
        return can_use(cast("Ancients", position), side, card)

    def give_orders(self, match: AnyMatch, side: int, card: CommandCard) -> None:
        """As the card says (chapter 18)."""
        orders_of(match, side, card)

    def turn_ends(self, match: AnyMatch, side: int, card: int) -> None:
        """A scenario may enlarge the hand."""
        enlarge_hand_in_time(match, side)

    def banner_taken(self, match: AnyMatch, side: int) -> None:
        """A scenario may enlarge the hand."""
        enlarge_hand(match, side)

    def leader_lost(self, match: AnyMatch, leader: int) -> None:
        """A scenario may make the hand smaller."""
        lower_hand(match, leader)

    def lost_with_leaders(self, position: Battle, side: int) -> bool:
        """A scenario may end with a leader, or with the last one."""
        return lost_with_leaders(cast("Ancients", position), side)

    def decides_battle(self, position: Battle, leader: int) -> bool:
        """A scenario may end with a leader."""
        return leader_decides(cast("Ancients", position), leader)

    # -- who may attack whom ---------------------------------------------------------------------

    def forbids_close(self, position: Battle, unit: int) -> str | None:
        """By orders, what the unit has done, and its move."""
        return targets.forbids_close(cast("Ancients", position), unit)

    def forbids_close_target(self, position: Battle, unit: int, there: int) -> str | None:
        """Nobody there, or walls."""
        return targets.forbids_close_target(cast("Ancients", position), unit, there)

    def close_targets(self, position: Battle, unit: int) -> list[int]:
        """Everyone beside it."""
        return targets.close_targets(cast("Ancients", position), unit)

    def forbids_fire(self, position: Battle, unit: int) -> str | None:
        """By orders, what the unit has done, its move and its neighbours."""
        return targets.forbids_fire(cast("Ancients", position), unit)

    def forbids_fire_target(self, position: Battle, unit: int, there: int) -> str | None:
        """By range and sight."""
        return targets.forbids_fire_target(cast("Ancients", position), unit, there)

    def fire_targets(self, position: Battle, unit: int) -> list[int]:
        """Everyone it sees within its range."""
        return targets.fire_targets(cast("Ancients", position), unit)

    def forbids_done(self, position: Battle) -> str | None:
        """Warriors that charged must fight (ANC-09-012)."""
        return forbids_done(cast("Ancients", position))

    def has_fired(self, position: Battle) -> None:
        """A card may give two shots (ANC-18-063)."""
        note_shot(cast("Ancients", position))

    # -- combat ----------------------------------------------------------------------------------

    def strike_dice(self, position: Battle, tally: Tally | None = None) -> int:
        """By the kind of unit, terrain and card (ANC-10-027, ANC-11-012)."""
        return strike_dice(cast("Ancients", position), tally)

    def faces_of_strike(self, position: Battle) -> Faces:
        """Symbols, swords and helmets hit; swords are ignored, elephants roll again (ANC-11-058, ANC-11-060)."""
        return faces_of_strike(cast("Ancients", position))

    def forbids_giving_way(self, position: Battle) -> str | None:
        """By the kinds of both units, and the way back (ANC-13-007)."""
        return forbids_evade(cast("Ancients", position))

    def hexes_to_give(self, position: Battle, unit: int) -> int:
        """War machines leave the field (ANC-13-024)."""
        return evade_hexes(cast("Ancients", position), unit)

    def may_stop_giving_way(self, position: Battle) -> bool:
        """War machines may go one hex with their leader (ANC-13-024)."""
        return may_stop(cast("Ancients", position))

    def has_given_way(self, match: AnyMatch, unit: int) -> None:
        """War machines leave the field (ANC-13-025)."""
        get_away(match, unit)

    def stands(self, match: AnyMatch) -> None:
        """City walls let a defender strike first (ANC-16-081)."""
        strike_from_walls(match)

    def forbids_battle_back(self, position: Battle) -> bool:
        """Who struck first does not strike again (ANC-18-083, ANC-16-082)."""
        return position.was_struck_first

    def is_success(self, position: Battle) -> bool:
        """A unit was destroyed or driven out, not a lone leader, and did not evade (ANC-13-053, ANC-13-062, 063)."""
        return position.defender >= 0 and not position.is_giving_way and has_left(position)

    def forbids_advance(self, position: Battle) -> str | None:
        """By the kind of unit and by terrain (ANC-13-068, ANC-13-069)."""
        return momentum.forbids_advance(cast("Ancients", position))

    def advances_by(self, position: Battle) -> str:
        """The momentum advance."""
        return "ANC-13-054"

    def has_advanced(self, position: Battle, unit: int) -> None:
        """It did not begin its turn beside what it may attack next (ANC-16-076)."""
        if position.moved_from[unit] < 0:
            position.moved_from[unit] = position.post

    def has_entered(self, match: AnyMatch, unit: int) -> None:
        """Marsh calls for its loss roll (ANC-16-099)."""
        marsh.enter(match, unit)

    def came_to_rest(self, match: AnyMatch, unit: int) -> None:
        """It may take what the scenario values (ANC-04-004)."""
        take_objective(match, unit)

    def forbids_ride(self, position: Battle) -> str | None:
        """Cavalry may move an additional hex (ANC-13-058)."""
        return momentum.forbids_ride(cast("Ancients", position))

    def forbids_ride_to(self, position: Battle, there: int) -> str:
        """As in ordinary movement."""
        return "ANC-13-070"

    def forbids_bonus(self, position: Battle) -> str | None:
        """By the kind of unit, its leader and terrain (ANC-13-071)."""
        return momentum.forbids_bonus(cast("Ancients", position))

    # -- flags and retreats ----------------------------------------------------------------------

    def flags_to_ignore(self, position: Battle) -> int:
        """Leader, support, ground, full strength, and what the enemy is (ANC-12-020)."""
        battle = cast("Ancients", position)
        struck = battle.struck()
        is_full = battle.attacker_was_full if struck == battle.attacker else battle.defender_was_full
        return flags_ignorable(battle, struck, is_full, battle.striker(), battle.strike != FIRE)

    def hexes_per_flag(self, position: Battle) -> int:
        """By the kind of unit, and further from elephants and camels (ANC-12-003)."""
        return hexes_per_flag(cast("Ancients", position))

    def before_retreat(self, match: AnyMatch, unit: int) -> None:
        """Elephants rampage (ANC-12-036)."""
        begin_rampage(match, unit)

    def lost_to_barred_way(self, position: Battle, unit: int, made: int, missing: int) -> int:
        """Elephants lose nothing if units are what stops them, wherever on the way that is (ANC-12-048)."""
        return 0 if tramples_on_the_way(cast("Ancients", position), unit, made) else missing

    def takes_blocked_retreat(self, match: AnyMatch, unit: int, missing: int) -> bool:
        """Elephants trample whoever blocks them (ANC-12-048)."""
        return trample_if_blocked(match, unit, missing)

    def leader_passes(self, match: AnyMatch, leader: int, hex_: int) -> None:
        """Marsh is a danger for leaders, too (ANC-16-099)."""
        marsh.enter_in_flight(match, hex_)

    def escape_dice(self, position: Battle, unit: int) -> int:
        """The usual dice of the enemy unit, terrain and cards left out (ANC-13-043)."""
        battle = cast("Ancients", position)
        return attacking_dice(battle, unit, NONE, battle.is_full(unit), False)


ANCIENTS_RULES: Final = AncientsRules()

"""Ancients as one game of the system: its clauses, its verbs, and where it differs from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..commands_colors.cards import CommandCard
from ..commands_colors.position import FIRE, Battle
from ..commands_colors.rules import Clauses, Rules, Verbs
from . import marsh
from .actions import (
    ADVANCE,
    ATTACK,
    BATTLE_BACK,
    DEAL,
    DECLINE,
    DISCARD,
    DONE,
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
    STAY,
    STOP,
)
from .cards import TABLE
from .dice import flags_ignorable, hexes_per_flag, usual_close_dice
from .position import Ancients
from .rampage import begin_rampage, trample_if_blocked
from .turn import can_use, copied_card, enlarge_hand_in_time, orders_of
from .units import DIE, FACES, HELMET
from .victory import enlarge_hand, leader_decides, lower_hand

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
    order_foreign="ANC-02-012",
    not_ordered="ANC-07-002",
    unit_exit="ANC-08-008",
    leader_exit="ANC-08-008",
    bonus_advance="ANC-13-056",
    bonus_target="ANC-13-078",
    rally_foreign="ANC-18-127",
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
        super().__init__(CLAUSES, VERBS, TABLE, FACES, DIE, HELMET, HELMET + 1, FLIGHT)

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """In which sections it will give its orders is not known yet (ANC-18-058)."""
        match.position.last_sections[side] = 0

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

    def decides_battle(self, position: Battle, leader: int) -> bool:
        """A scenario may end with a leader."""
        return leader_decides(cast("Ancients", position), leader)

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

    def takes_blocked_retreat(self, match: AnyMatch, unit: int, missing: int) -> bool:
        """Elephants trample whoever blocks them (ANC-12-048)."""
        return trample_if_blocked(match, unit, missing)

    def has_fallen_back(self, match: AnyMatch, unit: int) -> None:
        """Marsh calls for its loss roll (ANC-16-099)."""
        marsh.enter(match, unit)

    def leader_passes(self, match: AnyMatch, leader: int, hex_: int) -> None:
        """Marsh is a danger for leaders, too (ANC-16-099)."""
        marsh.enter_in_flight(match, hex_)

    def escape_dice(self, position: Battle, unit: int) -> int:
        """The usual dice of the enemy unit, terrain and cards left out (ANC-13-043)."""
        battle = cast("Ancients", position)
        return usual_close_dice(battle, unit, battle.is_full(unit))


ANCIENTS_RULES: Final = AncientsRules()

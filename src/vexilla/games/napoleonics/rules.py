"""Napoleonics as one game of the system: its clauses, its verbs, and where it differs from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..commands_colors.cards import CommandCard
from ..commands_colors.position import NONE, Battle
from ..commands_colors.rules import Clauses, Rules, Verbs
from .actions import (
    ADVANCE,
    ATTACK,
    BATTLE_BACK,
    DEAL,
    DECLINE,
    DONE,
    EXIT,
    EXIT_LEADER,
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
    TAKE,
)
from .cards import CARDS, TABLE
from .dice import SQUARE_DICE, flags_ignorable_now, usual_melee_dice
from .squares import lose_square
from .turn import can_use, copied_card, orders_of, scout
from .units import DIE, FACES, FLAG, SABRES
from .victory import count_objectives

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch
    from .position import Napoleonics

#: How far a leader retreats at most (NAP-05-233).
FLIGHT: Final = 3

CLAUSES: Final = Clauses(
    turns="NAP-05-003",
    copy="NAP-08-065",
    copy_mirrored="NAP-08-066",
    card_reshuffles="NAP-05-305",
    moment="NAP-05-004",
    play="NAP-05-008",
    must_play="NAP-05-008",
    order_foreign="NAP-02-016",
    not_ordered="NAP-05-017",
    unit_exit="NAP-05-046",
    leader_exit="NAP-05-064",
    bonus_advance="NAP-05-282",
    bonus_target="NAP-05-284",
    rally_foreign="NAP-08-126",
    dice="NAP-02-017",
    deck="NAP-03-009",
    draw="NAP-05-302",
    reshuffle="NAP-05-304",
    command="NAP-05-024",
    victory="NAP-04-006",
    simultaneous="NAP-05-308",
    objective="NAP-04-005",
    special="NAP-03-011",
    unit_banner="NAP-04-002",
    leader_banner="NAP-04-003",
    check="NAP-05-180",
    last_check="NAP-05-184",
    flee="NAP-05-233",
    flee_end="NAP-05-240",
    flee_off="NAP-05-244",
    flee_past_leader="NAP-05-240",
    flee_nowhere="NAP-05-246",
    escape="NAP-05-251",
    may_ignore="NAP-05-215",
    ignoring="NAP-05-216",
    retreat="NAP-05-200",
    retreat_back="NAP-05-203",
    retreat_furthest="NAP-05-211",
    retreat_unit="NAP-05-206",
    retreat_led="NAP-05-209",
    retreat_leader="NAP-05-207",
    retreat_closed="NAP-05-205",
    retreat_blocked="NAP-05-210",
    retreat_losses="NAP-05-210",
    joined="NAP-05-208",
)

VERBS: Final = Verbs(
    done=DONE,
    play=PLAY,
    order=ORDER,
    order_leader=ORDER_LEADER,
    move=MOVE,
    move_leader=MOVE_LEADER,
    exit_unit=EXIT,
    exit_leader=EXIT_LEADER,
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
    discard=TAKE,
    roll=ROLL,
)


class NapoleonicsRules(Rules):
    """Where Napoleonics differs: squares, what lets a unit ignore flags, unit cards."""

    def __init__(self) -> None:
        super().__init__(CLAUSES, VERBS, TABLE, FACES, DIE, SABRES, FLAG + 1, FLIGHT)

    def turn_begins(self, match: AnyMatch, side: int) -> None:
        """What the side holds is counted (NAP-04-005)."""
        count_objectives(match, side)

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """The command is counted now, with this card (NAP-05-024, NAP-05-027)."""
        position = cast("Napoleonics", match.position)
        position.command_now = position.hand_size(side) + 1

    def copied_card(self, position: Battle, side: int) -> int:
        """The enemy's last orders (NAP-08-065)."""
        return copied_card(cast("Napoleonics", position), side)

    def can_use(self, position: Battle, side: int, card: int) -> bool:
        """Units it orders; for Leadership, a leader (NAP-08-113)."""
        return can_use(cast("Napoleonics", position), side, card)

    def give_orders(self, match: AnyMatch, side: int, card: CommandCard) -> None:
        """As the card says (chapter 8)."""
        orders_of(match, side, card)

    def card_at_end(self, position: Battle, side: int) -> int:
        """Counter Attack does at the end, too, what the card it copied does (NAP-08-067)."""
        return position.last_card[side]

    def turn_ends(self, match: AnyMatch, side: int, card: int) -> None:
        """A Scout draws two and keeps one (NAP-08-004)."""
        if CARDS[card].scouts:
            scout(match, side)

    def unit_lost(self, match: AnyMatch, unit: int) -> None:
        """The card under its square comes back (NAP-06-067)."""
        lose_square(match, unit)

    def flags_to_ignore(self, position: Battle) -> int:
        """Unit card, leader, support, redoubt; nothing helps against a bounce (NAP-05-218, NAP-05-231)."""
        return flags_ignorable_now(cast("Napoleonics", position))

    def hexes_per_flag(self, position: Battle) -> int:
        """By the unit card: militia runs three hexes (NAP-05-200, NAP-05-201)."""
        battle = cast("Napoleonics", position)
        return battle.kinds[battle.struck()].per_flag

    def holds_ground(self, position: Battle, unit: int) -> bool:
        """A square cannot move, so it loses blocks instead (NAP-06-050)."""
        return cast("Napoleonics", position).in_square(unit)

    def escape_dice(self, position: Battle, unit: int) -> int:
        """The usual melee dice of the enemy unit, one for a square; terrain and cards left out (NAP-05-250)."""
        battle = cast("Napoleonics", position)
        dice = usual_melee_dice(battle, unit, NONE)
        return min(dice, SQUARE_DICE) if battle.in_square(unit) else dice


NAPOLEONICS_RULES: Final = NapoleonicsRules()

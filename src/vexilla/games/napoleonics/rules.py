"""Napoleonics as one game of the system: its clauses, its verbs, and where it differs from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..commands_colors.cards import BY_RALLY, CommandCard
from ..commands_colors.faces import Faces
from ..commands_colors.objectives import count_objectives, lose_objectives
from ..commands_colors.position import NONE, Battle
from ..commands_colors.pursuit import has_left
from ..commands_colors.rules import Clauses, Rules, Verbs
from ..commands_colors.scouting import scout
from ..commands_colors.tally import Tally
from . import pursuit, targets
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
    KEEP,
    LEAVE,
    MOST_FLAGS,
    MOVE,
    MOVE_LEADER,
    ORDER,
    ORDER_LEADER,
    PLAY,
    RALLY,
    RETIRE,
    RETIRE_TO,
    RETREAT,
    RIDE,
    ROLL,
    SQUARE,
    STAND,
    STAY,
    STOP,
    STRIKE_FIRST,
    TAKE,
)
from .attacks import MELEE, RANGED_COMBAT
from .cards import CARDS, TABLE
from .dice import (
    SQUARE_DICE,
    faces_of_strike,
    flags_ignorable_now,
    is_against_square,
    strike_dice,
    usual_melee_dice,
)
from .melee import lose_support, note_bounce
from .orders import fits_card
from .position import STRIKE_NAMES, Napoleonics
from .retire import RETIRING, forbids_retire
from .squares import TAKE_BLIND, forbids_square, lose_square
from .turn import can_use, copied_card, orders_of
from .units import ARMS, DIE, FACES, FLAG, SABRES

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch

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
    order_section="NAP-05-011",
    order_foreign="NAP-02-016",
    not_ordered="NAP-05-017",
    move="NAP-05-035",
    leader_move="NAP-05-060",
    move_none="NAP-05-037",
    move_friend="NAP-05-040",
    move_enemy="NAP-05-041",
    move_joined="NAP-05-043",
    move_past_leader="NAP-05-042",
    leader_move_none="NAP-05-037",
    leader_enemy="NAP-05-068",
    leader_joined="NAP-05-066",
    unit_exit="NAP-05-046",
    leader_exit="NAP-05-064",
    bonus_advance="NAP-05-282",
    bonus_target="NAP-05-284",
    rally_foreign="NAP-08-126",
    close="NAP-05-148",
    close_target="NAP-05-148",
    close_roll="NAP-05-171",
    close_hits="NAP-05-176",
    fire="NAP-05-101",
    fire_roll="NAP-05-138",
    fire_hits="NAP-05-142",
    fire_advance="NAP-05-278",
    leader_attack="NAP-05-069",
    leader_hit="NAP-05-196",
    first_strike="NAP-08-086",
    no_dice="NAP-05-091",
    battle_back="NAP-05-292",
    no_success="NAP-05-259",
    ride="NAP-05-271",
    rode_before="NAP-05-273",
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
    flee_closed="NAP-05-239",
    flee_enemies="NAP-05-254",
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
    scout="NAP-08-036",
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
    stand=STAND,
    give_way=RETIRE,
    give_way_to=RETIRE_TO,
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
    discard=TAKE,
    keep=KEEP,
    roll=ROLL,
)


class NapoleonicsRules(Rules):
    """Where Napoleonics differs: squares, what lets a unit ignore flags, unit cards."""

    def __init__(self) -> None:
        super().__init__(
            CLAUSES,
            VERBS,
            TABLE,
            FACES,
            DIE,
            SABRES,
            FLAG + 1,
            FLIGHT,
            strikes=STRIKE_NAMES,
            giving_way=RETIRING,
            reactions=(SQUARE,),
            ranged_combat=RANGED_COMBAT,
            close_combat=MELEE,
            after_success=pursuit.EXTRA_ACTIONS,
        )

    def turn_begins(self, match: AnyMatch, side: int) -> None:
        """What the side holds is counted (NAP-04-005)."""
        count_objectives(match, side)

    def card_played(self, match: AnyMatch, side: int, card: int) -> None:
        """The command is counted now, with this card (NAP-05-024, NAP-05-027)."""
        position = cast("Napoleonics", match.position)
        position.command_now = position.hand_size(side) + 1

    def command(self, position: Battle) -> int:
        """The cards in the hand when the card was played, with it (NAP-05-024)."""
        return cast("Napoleonics", position).command_now

    def fits_card(self, position: Battle, unit: int, who: int) -> bool:
        """By arm; horse artillery rides with the cavalry."""
        return fits_card(cast("Napoleonics", position), unit, who)

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

    # -- who may attack whom ---------------------------------------------------------------------

    def forbids_close(self, position: Battle, unit: int) -> str | None:
        """By orders, what the unit has done, and its move."""
        return targets.forbids_melee(cast("Napoleonics", position), unit)

    def forbids_close_target(self, position: Battle, unit: int, there: int) -> str | None:
        """Nobody there, or no dice."""
        return targets.forbids_melee_target(cast("Napoleonics", position), unit, there)

    def close_targets(self, position: Battle, unit: int) -> list[int]:
        """Everyone beside it against whom it has dice."""
        return targets.melee_targets(cast("Napoleonics", position), unit)

    def forbids_fire(self, position: Battle, unit: int) -> str | None:
        """By orders, what the unit has done, its move and its neighbours."""
        return targets.forbids_fire(cast("Napoleonics", position), unit)

    def forbids_fire_target(self, position: Battle, unit: int, there: int) -> str | None:
        """By range and sight; never a lone leader (NAP-05-143)."""
        return targets.forbids_fire_target(cast("Napoleonics", position), unit, there)

    def fire_targets(self, position: Battle, unit: int) -> list[int]:
        """Every unit it sees within its range."""
        return targets.fire_targets(cast("Napoleonics", position), unit)

    # -- combat ----------------------------------------------------------------------------------

    def strike_dice(self, position: Battle, tally: Tally | None = None) -> int:
        """By blocks, unit card, command card, square and terrain (NAP-05-092)."""
        return strike_dice(cast("Napoleonics", position), tally)

    def faces_of_strike(self, position: Battle) -> Faces:
        """The symbol of the arm hits, sabres in melee (NAP-05-139, NAP-05-172)."""
        return faces_of_strike(cast("Napoleonics", position))

    def has_rolled(self, match: AnyMatch) -> None:
        """Squares throw cavalry back (NAP-06-038)."""
        note_bounce(match)

    def ground_was_left(self, match: AnyMatch) -> None:
        """Banners for ground that is no longer held go back (NAP-04-005)."""
        lose_objectives(match)

    def may_react(self, position: Battle) -> bool:
        """A square that cavalry attacks has only its die (NAP-06-036)."""
        return not is_against_square(cast("Napoleonics", position))

    def forbids_giving_way(self, position: Battle) -> str | None:
        """Cavalry retires from infantry (NAP-06-001)."""
        return forbids_retire(cast("Napoleonics", position))

    def forbids_reaction(self, position: Battle, action: int) -> str | None:
        """Infantry forms square against cavalry (NAP-06-022)."""
        return forbids_square(cast("Napoleonics", position))

    def react(self, match: AnyMatch, action: int) -> None:
        """The enemy takes a card blind (NAP-06-032)."""
        position: Battle = match.position
        match.then(TAKE_BLIND[position.side_of[position.defender]])

    def goes_on(self, position: Battle) -> bool:
        """Not when thrown back by a square (NAP-06-040)."""
        return not cast("Napoleonics", position).is_bounced

    def attack_is_lost(self, match: AnyMatch) -> None:
        """With it the dice of the batteries (NAP-06-082, NAP-06-083)."""
        lose_support(match)

    def forbids_battle_back(self, position: Battle) -> bool:
        """A square has struck at cavalry already (NAP-06-044)."""
        return is_against_square(cast("Napoleonics", position))

    def forbids_reaction_to_battle_back(self, action: int) -> str | None:
        """Neither square nor retiring nor First Strike (NAP-06-026, NAP-06-012, NAP-05-298)."""
        if action == SQUARE:
            return "NAP-06-026"
        if action == RETIRE:
            return "NAP-06-012"
        return "NAP-05-298" if action == STRIKE_FIRST else None

    def is_success(self, position: Battle) -> bool:
        """Whoever it was, and however the hex became empty."""
        return has_left(position)

    def forbids_advance(self, position: Battle) -> str | None:
        """Neither guns nor squares nor into closed terrain (NAP-05-266, NAP-05-267)."""
        return pursuit.forbids_advance(cast("Napoleonics", position))

    def advances_by(self, position: Battle) -> str:
        """Taking ground, or breakthrough."""
        return pursuit.advances_by(cast("Napoleonics", position))

    def forbids_ride(self, position: Battle) -> str | None:
        """A breakthrough may go on (NAP-05-273)."""
        return pursuit.forbids_ride(cast("Napoleonics", position))

    def forbids_ride_to(self, position: Battle, there: int) -> str:
        """As in ordinary movement (NAP-05-275)."""
        return pursuit.forbids_ride_to(cast("Napoleonics", position), there)

    def forbids_bonus(self, position: Battle) -> str | None:
        """Cavalry that broke through (NAP-05-280)."""
        return pursuit.forbids_bonus(cast("Napoleonics", position))

    def has_bonus(self, position: Battle) -> None:
        """Some cards give no dice in a bonus melee."""
        position.is_bonus = True

    # -- flags and retreats ----------------------------------------------------------------------

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

    def faces_of_use(self, position: Battle) -> tuple[int, ...]:
        """Flags give orders, but bring no block back (NAP-08-122)."""
        is_rally = CARDS[position.card].orders == BY_RALLY
        return tuple(range(ARMS if is_rally else self.order_faces))

    def escape_dice(self, position: Battle, unit: int) -> int:
        """The usual melee dice of the enemy unit, one for a square; terrain and cards left out (NAP-05-250)."""
        battle = cast("Napoleonics", position)
        dice = usual_melee_dice(battle, unit, NONE)
        return min(dice, SQUARE_DICE) if battle.in_square(unit) else dice


NAPOLEONICS_RULES: Final = NapoleonicsRules()

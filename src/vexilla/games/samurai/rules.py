"""Samurai Battles as one game of the system: its clauses, its verbs, and where it differs from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..commands_colors.cards import CommandCard
from ..commands_colors.faces import Faces
from ..commands_colors.objectives import count_objectives, lose_objectives
from ..commands_colors.position import FIRE, NONE, Battle
from ..commands_colors.pursuit import has_left
from ..commands_colors.rules import Clauses, Rules, Verbs
from ..commands_colors.scouting import scout
from ..commands_colors.stock import StockRules
from ..commands_colors.tally import Tally
from ..commands_colors.windows import (
    ADVANCED,
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_ROLL,
    CARD_PLAYED,
    CLOSE_COMBAT_DECLARED,
    MOVES_MADE,
    ORDERS_GIVEN,
    SUCCESS,
)
from . import combat, targets
from .actions import (
    ADVANCE,
    ATTACK,
    BATTLE_BACK,
    DEAL,
    DEAL_DRAGON,
    DECLINE,
    DONE,
    EXIT_LEADER,
    FLEE,
    IGNORE,
    KEEP,
    LEAVE,
    LOSE_CARD,
    LOSE_DRAGON,
    MOST_FLAGS,
    MOVE,
    MOVE_LEADER,
    ORDER,
    ORDER_LEADER,
    PLAY,
    RALLY,
    RETREAT,
    ROLL,
    STAND,
    STAY,
    STOP,
    STRIKE_FIRST,
)
from .cards import CARDS, TABLE
from .dice import faces_of_strike, flags_ignorable, hits_of_strike, strike_dice
from .dragons import DRAGON_KEYS, TURN_OF_FORTUNE
from .flight import FLIGHT, begin_flight
from .orders import SEND_MESSENGER, can_use, fits_card
from .position import STRIKE_NAMES, Samurai
from .turn import copied_card, orders_of
from .units import DIE, FACES, FLAG, SWORDS
from .windows import ask_for_dragons

if TYPE_CHECKING:
    from ...kernel.game import AnyMatch

CLAUSES: Final = Clauses(
    turns="SAM-03-008",
    copy="SAM-19-033",
    copy_mirrored="SAM-19-035",
    card_reshuffles="SAM-19-069",
    moment="SAM-03-010",
    play="SAM-04-003",
    must_play="SAM-04-003",
    order_section="SAM-04-002",
    order_foreign="SAM-05-010",
    not_ordered="SAM-05-011",
    move="SAM-06-001",
    leader_move="SAM-06-025",
    move_none="SAM-06-008",
    move_friend="SAM-06-011",
    move_enemy="SAM-06-012",
    move_joined="SAM-06-014",
    move_past_leader="SAM-06-014",
    leader_move_none="SAM-06-008",
    leader_enemy="SAM-06-032",
    leader_joined="SAM-06-033",
    unit_exit="SAM-06-020",
    leader_exit="SAM-06-036",
    bonus_advance="SAM-14-004",
    bonus_target="SAM-14-012",
    rally_foreign="SAM-22-017",
    close="SAM-09-005",
    close_target="SAM-09-005",
    close_roll="SAM-09-024",
    close_hits="SAM-09-035",
    fire="SAM-08-010",
    fire_roll="SAM-08-028",
    fire_hits="SAM-08-035",
    fire_advance="SAM-14-002",
    leader_attack="SAM-09-012",
    leader_hit="SAM-11-016",
    first_strike="SAM-19-038",
    no_dice="SAM-19-074",
    battle_back="SAM-09-042",
    no_success="SAM-14-001",
    ride="SAM-14-008",
    rode_before="SAM-14-008",
    dice="SAM-01-027",
    deck="SAM-02-008",
    draw="SAM-15-001",
    reshuffle="SAM-15-005",
    command="SAM-10-036",
    victory="SAM-03-007",
    simultaneous="SAM-03-007",
    objective="SAM-03-006",
    special="SAM-02-013",
    unit_banner="SAM-03-002",
    leader_banner="SAM-03-004",
    check="SAM-11-005",
    last_check="SAM-11-009",
    flee="SAM-10-023",
    flee_end="SAM-10-025",
    flee_off="SAM-10-029",
    flee_past_leader="SAM-10-025",
    flee_nowhere="SAM-11-011",
    flee_closed="SAM-10-032",
    flee_enemies="SAM-10-026",
    escape="SAM-10-026",
    may_ignore="SAM-12-002",
    ignoring="SAM-12-003",
    retreat="SAM-10-002",
    retreat_back="SAM-10-005",
    retreat_furthest="SAM-10-019",
    retreat_unit="SAM-10-008",
    retreat_led="SAM-10-012",
    retreat_leader="SAM-10-008",
    retreat_closed="SAM-10-010",
    retreat_blocked="SAM-10-015",
    retreat_losses="SAM-10-017",
    joined="SAM-10-012",
    scout="SAM-19-021",
)

VERBS: Final = Verbs(
    done=DONE,
    play=PLAY,
    order=ORDER,
    order_leader=ORDER_LEADER,
    move=MOVE,
    move_leader=MOVE_LEADER,
    exit_leader=EXIT_LEADER,
    attack=ATTACK,
    stand=STAND,
    strike_first=STRIKE_FIRST,
    advance=ADVANCE,
    stay=STAY,
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
    discard=LOSE_CARD,
    keep=KEEP,
    roll=ROLL,
)


class SamuraiRules(Rules):
    """Where Samurai Battles differs: honor, Dragon cards, leaders by kind, retreats that cost tokens."""

    def __init__(self) -> None:
        super().__init__(
            CLAUSES,
            VERBS,
            TABLE,
            FACES,
            DIE,
            SWORDS,
            FLAG + 1,
            FLIGHT,
            strikes=STRIKE_NAMES,
            giving_way=None,
            reactions=(),
            ranged_combat=combat.RANGED_COMBAT,
            close_combat=combat.CLOSE_COMBAT,
            after_success=combat.SPECIAL_ACTIONS,
        )
        self.has_windows = True
        self.stocks.append(
            StockRules(
                DRAGON_KEYS,
                DEAL_DRAGON,
                LOSE_DRAGON,
                deck="SAM-02-010",
                draw="SAM-15-002",
                reshuffle="SAM-15-005",
                lose="SAM-10-037",
                drawn="sam-drew",
            )
        )

    def open_window(self, match: AnyMatch, when: int) -> None:
        """Inspiration, Dragon cards, the messenger (SAM-18-013 to SAM-18-026)."""
        position = cast("Samurai", match.position)
        if when == BEFORE_ROLL:
            combat.before_roll(match)
        elif when == ORDERS_GIVEN:
            if position.has_messenger:
                match.then(SEND_MESSENGER[position.active])
        elif when in (CARD_PLAYED, CLOSE_COMBAT_DECLARED, AFTER_ROLL, SUCCESS, ADVANCED):
            ask_for_dragons(match, when)
        elif when == AFTER_MOVE:
            # A leader who has left the field has moved, but there is nobody to react to.
            if position.mover >= 0 or position.mover_leader >= 0:
                ask_for_dragons(match, when)
        elif when == MOVES_MADE:
            position.mover = position.mover_leader = position.mover_from = NONE
            ask_for_dragons(match, when)

    def turn_begins(self, match: AnyMatch, side: int) -> None:
        """What the side holds is counted (SAM-03-006)."""
        count_objectives(match, side)

    def command(self, position: Battle) -> int:
        """The command cards in the hand, with the one that was played (SAM-04-008)."""
        return cast("Samurai", position).cards_commanded(position.active)

    def fits_card(self, position: Battle, unit: int, who: int) -> bool:
        """By rank, horse or missiles."""
        return fits_card(cast("Samurai", position), unit, who)

    def copied_card(self, position: Battle, side: int) -> int:
        """The enemy's last orders (SAM-19-033)."""
        return copied_card(cast("Samurai", position), side)

    def can_use(self, position: Battle, side: int, card: int) -> bool:
        """Units and leaders alone whom it is meant for."""
        return can_use(cast("Samurai", position), side, card)

    def give_orders(self, match: AnyMatch, side: int, card: CommandCard) -> None:
        """As the card says (chapter 19)."""
        orders_of(match, side, card)

    def card_at_end(self, position: Battle, side: int) -> int:
        """Counter Attack does at the end, too, what the card it copied does (SAM-19-034)."""
        return position.last_card[side]

    def turn_ends(self, match: AnyMatch, side: int, card: int) -> None:
        """Order One Unit draws two and keeps one (SAM-19-021)."""
        if CARDS[card].scouts:
            scout(match, side)

    def unit_lost(self, match: AnyMatch, unit: int) -> None:
        """Something was destroyed in the attack under way (SAM-22-045)."""
        position = cast("Samurai", match.position)
        if position.side_of[unit] != position.active:
            position.has_destroyed = True

    def leader_lost(self, match: AnyMatch, leader: int) -> None:
        """Something was destroyed in the attack under way (SAM-22-045)."""
        position = cast("Samurai", match.position)
        if position.side_of_leader[leader] != position.active:
            position.has_destroyed = True

    # -- who may attack whom ---------------------------------------------------------------------

    def forbids_close(self, position: Battle, unit: int) -> str | None:
        """By orders, what the unit has done, and its move."""
        return targets.forbids_close(cast("Samurai", position), unit)

    def forbids_close_target(self, position: Battle, unit: int, there: int) -> str | None:
        """Nobody there."""
        return targets.forbids_close_target(cast("Samurai", position), unit, there)

    def close_targets(self, position: Battle, unit: int) -> list[int]:
        """Every enemy beside it."""
        return targets.close_targets(cast("Samurai", position), unit)

    def forbids_fire(self, position: Battle, unit: int) -> str | None:
        """By weapon, orders, what the unit has done, its move and its neighbours."""
        return targets.forbids_fire(cast("Samurai", position), unit)

    def forbids_fire_target(self, position: Battle, unit: int, there: int) -> str | None:
        """By range and sight."""
        return targets.forbids_fire_target(cast("Samurai", position), unit, there)

    def fire_targets(self, position: Battle, unit: int) -> list[int]:
        """Everyone it sees within its range."""
        return targets.fire_targets(cast("Samurai", position), unit)

    def has_fired(self, position: Battle) -> None:
        """That is its battle of this turn, or the first of two shots (SAM-19-047)."""
        targets.note_shot(cast("Samurai", position), position.attacker)

    # -- combat ----------------------------------------------------------------------------------

    def strike_dice(self, position: Battle, tally: Tally | None = None) -> int:
        """By rank, range, terrain and command card (SAM-08-028, SAM-09-011)."""
        return strike_dice(cast("Samurai", position), tally)

    def faces_of_strike(self, position: Battle) -> Faces:
        """The symbol of the banner hits; swords in close combat and of arquebuses (SAM-08-029, SAM-09-025)."""
        return faces_of_strike(cast("Samurai", position))

    def is_rolled_again(self, position: Battle) -> bool:
        """Dice that Turn of Fortune has set aside, perhaps all of them (SAM-22-039)."""
        battle = cast("Samurai", position)
        return battle.works(battle.side_of[battle.striker()], TURN_OF_FORTUNE)

    def hits_of_strike(self, position: Battle, faces: Faces) -> int:
        """Mantlets cancel some (SAM-22-043)."""
        return hits_of_strike(cast("Samurai", position), faces)

    def has_rolled(self, match: AnyMatch) -> None:
        """Honor and fortune bring tokens (SAM-08-040, SAM-09-039)."""
        position = cast("Samurai", match.position)
        position.leader_flags = position.faces[FLAG] if position.struck() < 0 else 0
        combat.score_tokens(match)

    def strike_ends(self, match: AnyMatch) -> None:
        """What follows a strike as a whole."""
        combat.settle_strike(match)

    def ground_was_left(self, match: AnyMatch) -> None:
        """Banners for ground that is no longer held go back."""
        lose_objectives(match)

    def forbids_battle_back(self, position: Battle) -> bool:
        """Not after a First Strike or an Ambush (SAM-19-043, SAM-22-015)."""
        return position.was_struck_first

    def forbids_reaction_to_battle_back(self, action: int) -> str | None:
        """There is no First Strike against it."""
        return "SAM-19-038" if action == STRIKE_FIRST else None

    def is_success(self, position: Battle) -> bool:
        """Whoever it was, and however the hex became empty (SAM-14-001, SAM-14-018, SAM-14-019)."""
        return has_left(position)

    def forbids_advance(self, position: Battle) -> str | None:
        """Terrain that was entered before, the camp (SAM-14-005, SAM-21-009)."""
        return combat.forbids_advance(cast("Samurai", position))

    def advances_by(self, position: Battle) -> str:
        return "SAM-14-002"

    def forbids_bonus(self, position: Battle) -> str | None:
        """Cavalry, and infantry with a leader (SAM-14-010)."""
        return combat.forbids_bonus(cast("Samurai", position))

    def has_fought_enough(self, position: Battle) -> bool:
        """How often is said by forbids_bonus: a Dragon card may grant one more (SAM-22-044)."""
        return False

    # -- leaders in danger -----------------------------------------------------------------------

    def may_lead(self, position: Battle, leader: int, unit: int) -> bool:
        """Leaders on foot lead only infantry (SAM-05-007, SAM-05-008)."""
        battle = cast("Samurai", position)
        return battle.leader_kinds[leader].leads_horse or not battle.kinds[unit].is_mounted

    def check_dice(self, position: Battle, is_destroyed: bool) -> int:
        """Two, of which both must show swords, only in ranged combat and if the unit lives (SAM-11-005 to 010)."""
        return 2 if position.strike == FIRE and not is_destroyed else 1

    def check_clause(self, position: Battle, leader: int, dice: int) -> str:
        """By the kind of attack, and whether he is alone now."""
        is_alone = position.unit_at[position.leader_hex[leader]] < 0
        if position.strike == FIRE:
            return "SAM-11-006" if is_alone else "SAM-11-005"
        return "SAM-11-010" if is_alone else "SAM-11-009"

    def escapes(self, match: AnyMatch, leader: int) -> bool:
        """He retreats, leaves or commits seppuku (SAM-11-007, SAM-11-021)."""
        position = cast("Samurai", match.position)
        was_missed = position.quarry == leader and position.leader_flags == 0
        if not (was_missed and position.special.stays_without_flags):
            begin_flight(match, leader)
        return True

    # -- flags and retreats ----------------------------------------------------------------------

    def retreats_furthest(self) -> bool:
        """A retreat goes hex by hex, and may end blocked (SAM-10-019)."""
        return False

    def joins_by(self, position: Battle, unit: int) -> str:
        """Infantry any leader alone, cavalry a mounted one (SAM-10-012, SAM-10-013)."""
        is_mounted = cast("Samurai", position).kinds[unit].is_mounted
        return "SAM-10-013" if is_mounted else "SAM-10-012"

    def joins_not_by(self, position: Battle, unit: int) -> str:
        """The same: only units without a leader, and cavalry no leader on foot."""
        return self.joins_by(position, unit)

    def flags_to_ignore(self, position: Battle) -> int:
        """Rank, leader, support, bridge or village: two at most (SAM-12-002)."""
        return flags_ignorable(cast("Samurai", position), position.struck())

    def hexes_per_flag(self, position: Battle) -> int:
        """One (SAM-10-002)."""
        return 1

    def before_retreat(self, match: AnyMatch, unit: int) -> None:
        """What each hex will cost (SAM-13-001)."""
        combat.before_retreat(cast("Samurai", match.position), unit)

    def has_entered(self, match: AnyMatch, unit: int) -> None:
        """A hex of a retreat is paid for."""
        if match.position.retreater == unit:
            combat.pay_for_hex(match, unit)

    def takes_blocked_retreat(self, match: AnyMatch, unit: int, missing: int) -> bool:
        """Figures are lost, but no leader is tested (SAM-10-018)."""
        combat.take_blocked_retreat(match, unit, missing)
        return True


SAMURAI_RULES: Final = SamuraiRules()

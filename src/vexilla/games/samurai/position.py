"""The position of a battle of Samurai Battles: the shared one with honor, Dragon cards and what they have done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View, with_own_parts
from ...kernel.refusal import Argument
from ...kernel.sides import SIDES
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.deck import pick
from ..commands_colors.kinds import Terrain
from ..commands_colors.objective_hexes import Objective
from ..commands_colors.position import NONE, Battle
from ..commands_colors.roster import LeaderEntry, Roster
from ..commands_colors.rules import Rules
from ..commands_colors.setting import BattleSetting
from ..commands_colors.stock import new_stock, number_of
from .cards import KINDS_OF_CARDS
from .dragons import DRAGONS, INSULT, KINDS_OF_DRAGONS
from .faults import faults_of
from .keys import key_of
from .show import ASKED, text_of, view_of
from .special import Special
from .terrain import Ground, without_camp
from .units import LED_RETREAT_COST, RANKS, RETREAT_COST, Kind, LeaderKind

if TYPE_CHECKING:
    from typing import Self

    from ...kernel.chance import Generator

#: Two strikes more than the shared ones: the ambush of a defender, and the blow of a feigned flight.
AMBUSHING: Final = 4
FEIGNING: Final = 5
STRIKE_NAMES: Final[tuple[str, ...]] = ("fire", "attack", "first-strike", "battle-back", "ambush", "feigned-flight")

#: The stock of Dragon cards, beside that of command cards.
DRAGON_CARDS: Final = 1
#: All tokens of honor and fortune there are (SAM-01-002).
ALL_TOKENS: Final = 30


class SamuraiLeader(LeaderEntry):
    """One leader of a scenario: on foot, mounted, or the army commander."""

    def __init__(self, side: int, name: str, hex_: int, kind: LeaderKind) -> None:
        super().__init__(side, name, hex_)
        self.kind: Final = kind


class Setting(BattleSetting[Kind, Ground, Special]):
    """What never changes in a battle: the field, the armies and the special rules."""

    def __init__(self, rules: Rules, field: Battlefield, roster: Roster, special: Special) -> None:
        super().__init__(rules, field, roster, special)
        self.leader_kinds: Final = [cast("SamuraiLeader", leader).kind for leader in roster.leaders]
        #: The hexes of camps.
        self.camps: Final = tuple(hex_ for hex_, ground in enumerate(self.grounds) if ground.is_home)
        self._fields: Final = {0: field}
        self._grounds: Final = {0: self.grounds}

    def field_without(self, camps: int) -> Battlefield:
        """The field once the camps of some sides, as bits, are taken: open ground, or the hill it stood on."""
        known = self._fields.get(camps)
        if known is None:
            terrain: list[Terrain] = [
                without_camp(ground) if ground.is_home and camps >> self.owner_of_camp(hex_) & 1 else ground
                for hex_, ground in enumerate(self.grounds)
            ]
            known = Battlefield(
                self.field.board, self.field.lines, terrain, self.field.fronts, each_side_by_itself=True
            )
            self._fields[camps] = known
            self._grounds[camps] = [cast("Ground", ground) for ground in terrain]
        return known

    def grounds_without(self, camps: int) -> list[Ground]:
        """The ground of each hex once the camps of some sides are taken."""
        self.field_without(camps)
        return self._grounds[camps]

    def owner_of_camp(self, hex_: int) -> int:
        """The side whose camp a hex is: that of the pieces which were set up there, or else of the nearer edge."""
        for unit in self.roster.units:
            if unit.hex == hex_:
                return unit.side
        for leader in self.roster.leaders:
            if leader.hex == hex_:
                return leader.side
        board = self.field.board
        return 0 if 2 * board.rank_of[hex_] < board.ranks else 1


class Samurai(Battle):
    """All that matters for the rest of a battle."""

    def __init__(self, setting: Setting, original: Samurai | None = None) -> None:
        super().__init__(setting.rules, setting.field, setting.roster, KINDS_OF_CARDS, original)
        self.setting: Final = setting
        self.special: Final = setting.special
        #: The kind of each unit and of each leader.
        self.kinds: Final = setting.kinds
        self.leader_kinds: Final = setting.leader_kinds
        if original is not None:
            self._copy_turn(original)
            return
        self.stocks.append(new_stock(KINDS_OF_DRAGONS))
        #: The ground of each hex, with the columns of this game; the sides whose camps are taken, as bits.
        self.grounds = setting.grounds
        self.camps_taken = 0
        #: Tokens of honor and fortune: each side's reserve, the common pool, and those on Dragon cards in play.
        self.honor = [0, 0]
        self.pool = ALL_TOKENS
        self.on_dragons = 0
        #: The Dragon card that each side has played this turn, or NONE; who played the later one; for each side whether
        #: its card is at work on a roll of the combat under way.
        self.dragons = [NONE, NONE]
        self.last_dragon = NONE
        self.at_work = [False, False]
        #: The sides that have played a Dragon card this turn, as bits; the one that has done so just now, in the window
        #: that is open, or NONE.
        self.dragon_played = 0
        self.just_played = NONE
        #: Whether a Brave Messenger still has his order, and the units, as bits, and the leader whom one has ordered.
        self.has_messenger = False
        self.called = 0
        self.called_leader = NONE
        #: The unit that an Insult keeps from attacking; the unit, or the leader alone, who moves one hex further.
        self.insulted = NONE
        self.hurried = NONE
        self.hurried_leader = NONE
        #: The unit and the leader that a Dragon card is aimed at.
        self.aim_unit = NONE
        self.aim_leader = NONE
        #: The unit, or the leader alone, that has just moved, and where it came from.
        self.mover = NONE
        self.mover_leader = NONE
        self.mover_from = NONE
        #: Units that have shot once of the two times they may, as bits.
        self.shot_once = 0
        #: Whether the striker of the strike under way is inspired; the dice that are rolled again.
        self.is_inspired = False
        self.set_aside = 0
        #: Bonus combats the attacker has made; whether one more is granted; whether there is none for it any more.
        self.bonuses = 0
        self.is_pursuing = False
        self.is_trapped = False
        #: The unit that strikes from a feigned flight.
        self.feigner = NONE
        #: Whether the attack under way has destroyed a unit or a leader (SAM-22-045).
        self.has_destroyed = False
        #: What each side has thrown in a duel or a contest; NONE before it has.
        self.thrown = [NONE, NONE]
        #: What each hex of the retreat under way costs; the flags that were rolled against a leader alone.
        self.retreat_rate = 0
        self.leader_flags = 0
        #: A retreat that could not be paid in full: the side, the hex it ended in, its unit, its leader.
        self.dishonored = NONE
        self.dishonor_hex = NONE
        self.dishonor_unit = NONE
        self.dishonor_leader = NONE
        #: By rank, the figures that are still to be lost for it.
        self.to_lose = [0] * RANKS
        #: Whether one side looks at the other's Dragon cards.
        self.is_unmasked = False

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        return cast("Self", Samurai(self.setting, self))

    def _copy_turn(self, original: Samurai) -> None:
        """Take over everything that can change and that only this game has."""
        self.grounds = original.grounds
        self.camps_taken = original.camps_taken
        self.honor = original.honor[:]
        self.pool = original.pool
        self.on_dragons = original.on_dragons
        self.dragons = original.dragons[:]
        self.last_dragon = original.last_dragon
        self.at_work = original.at_work[:]
        self.dragon_played = original.dragon_played
        self.just_played = original.just_played
        self.has_messenger = original.has_messenger
        self.called = original.called
        self.called_leader = original.called_leader
        self.insulted = original.insulted
        self.hurried = original.hurried
        self.hurried_leader = original.hurried_leader
        self.aim_unit = original.aim_unit
        self.aim_leader = original.aim_leader
        self.mover = original.mover
        self.mover_leader = original.mover_leader
        self.mover_from = original.mover_from
        self.shot_once = original.shot_once
        self.is_inspired = original.is_inspired
        self.set_aside = original.set_aside
        self.bonuses = original.bonuses
        self.is_pursuing = original.is_pursuing
        self.is_trapped = original.is_trapped
        self.feigner = original.feigner
        self.has_destroyed = original.has_destroyed
        self.thrown = original.thrown[:]
        self.retreat_rate = original.retreat_rate
        self.leader_flags = original.leader_flags
        self.dishonored = original.dishonored
        self.dishonor_hex = original.dishonor_hex
        self.dishonor_unit = original.dishonor_unit
        self.dishonor_leader = original.dishonor_leader
        self.to_lose = original.to_lose[:]
        self.is_unmasked = original.is_unmasked

    def begin_turn(self, side: int) -> None:
        """It is a side's turn, and nothing of the last one matters."""
        super().begin_turn(side)
        self.dragons = [NONE, NONE]
        self.last_dragon = NONE
        self.at_work = [False, False]
        self.dragon_played = 0
        self.just_played = NONE
        self.has_messenger = False
        self.called = 0
        self.called_leader = NONE
        self.insulted = NONE
        self.hurried = NONE
        self.hurried_leader = NONE
        self.aim_unit = NONE
        self.aim_leader = NONE
        self.mover = NONE
        self.mover_leader = NONE
        self.mover_from = NONE
        self.shot_once = 0

    def declare(self, unit: int, target: int, is_bonus: bool) -> None:
        """A unit attacks whoever stands in a hex."""
        super().declare(unit, target, is_bonus)
        self.is_inspired = False
        self.has_destroyed = False
        self.is_trapped = False
        self.feigner = NONE
        if is_bonus:
            self.bonuses += 1
        else:
            self.bonuses = 0
            self.is_pursuing = False

    def striker(self) -> int:
        """The unit that strikes now."""
        return self.feigner if self.strike == FEIGNING else super().striker()

    # -- what pieces are -------------------------------------------------------------------------

    def objectives(self) -> list[Objective]:
        """Those of the scenario (SAM-03-006)."""
        return self.special.objectives

    def stands_alone(self, leader: int) -> bool:
        """Whether a leader is alone in his hex, and so a unit by himself (SAM-05-003)."""
        hex_ = self.leader_hex[leader]
        return hex_ >= 0 and self.unit_at[hex_] < 0

    def take_camp(self, side: int) -> None:
        """The camp of a side is taken off the field: the ground it stood on is left (SAM-20-065)."""
        self.camps_taken |= 1 << side
        self.field = self.setting.field_without(self.camps_taken)
        self.grounds = self.setting.grounds_without(self.camps_taken)

    def cards_commanded(self, side: int) -> int:
        """The command cards of a side, with the one it has played this turn (SAM-04-008, SAM-17-008, SAM-22-002)."""
        cards = self.hand_size(side)
        if side == self.active and self.played >= 0:
            cards += 1
        return cards + (1 if self.struck_first == side else 0)

    def dragons_held(self, side: int) -> int:
        """How many Dragon cards a side holds; both may know it."""
        return number_of(self.stocks[DRAGON_CARDS].hands[side])

    def works(self, side: int, dragon: int) -> bool:
        """Whether a side's Dragon card is this one and at work on the roll under way."""
        return self.at_work[side] and self.dragons[side] == dragon

    def is_insulting(self, side: int) -> bool:
        """Whether a side has played an Insult this turn: the other cannot inspire (SAM-22-027)."""
        return self.dragons[side] == INSULT

    def may_be_held(self, side: int, dragon: int) -> bool:
        """Whether, for all that everybody can see, a side might hold a Dragon card."""
        seen = self.stocks[DRAGON_CARDS].discards[dragon]
        for played in self.dragons:
            if played == dragon:
                seen += 1
        return seen < DRAGONS[dragon].copies

    def strike_name(self) -> str:
        """What the strike under way is called; none if an attack could not be made."""
        return STRIKE_NAMES[self.strike] if self.strike != NONE else "none"

    # -- the kernel's questions ------------------------------------------------------------------

    def hand_limit(self, stock: int, side: int) -> int:
        """Command cards up to the command; Dragon cards as many as the scenario gives, at the start (SAM-02-010)."""
        return self.special.dragons[side] if stock == DRAGON_CARDS else self.command[side]

    def redeal(self, side: int, generator: Generator) -> None:
        """The cards that ``side`` does not see are dealt anew, scouted ones too; not those it is looking at."""
        scouted = self.scouted if self.active != side else []
        for card in scouted:
            self.hands[self.active][card] += 1
        for number, stock in enumerate(self.stocks):
            if number != DRAGON_CARDS or not self.is_unmasked or self.active == side:
                stock.redeal(side, generator)
        if scouted:
            drawn: list[int] = []
            for _ in scouted:
                card = pick(self.hands[self.active], generator)
                self.hands[self.active][card] -= 1
                drawn.append(card)
            self.scouted = drawn

    def retreat_cost(self, unit: int) -> int:
        """The tokens for each hex that a unit retreats: by rank, and more with a leader (SAM-13-002 to SAM-13-005)."""
        led = LED_RETREAT_COST if self.leader_with(unit) >= 0 else 0
        return RETREAT_COST[self.kinds[unit].rank] + led

    def open_view(self) -> View:
        """Both hands of both decks laid open."""
        return with_own_parts(self, "hands", "dragonHands")

    def canonical(self) -> str:
        """Everything that matters for the rest of the battle, as text."""
        return text_of(self)

    def key(self) -> int:
        """The same as a whole number."""
        return key_of(self)

    def view(self, side: int) -> View:
        return view_of(self, side)

    def about(self, question: str) -> dict[str, Argument]:
        """Whom the words of a question name."""
        return ASKED.about(self, question)

    def asked(self, question: str) -> View:
        """Whom a decision is about, and how much of it is left."""
        return ASKED.asked(self, question)

    def handles(self, question: str) -> View:
        """What a click means."""
        return ASKED.handles(self, question)

    def faults(self) -> list[str]:
        return faults_of(self)


def turn_unit_over(position: Samurai, unit: int) -> None:
    """A unit changes sides (SAM-22-013): from now on this position has armies of its own."""
    side_of = position.side_of[:]
    side_of[unit] = 1 - side_of[unit]
    position.side_of = side_of
    position.units_of = [tuple(n for n in range(len(side_of)) if side_of[n] == side) for side in SIDES]

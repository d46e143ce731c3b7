"""The position of a battle of Ancients: the shared one with the card, the combat and the flight under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View
from ...kernel.refusal import Argument
from ..commands_colors.kinds import FOOT, MACHINE
from ..commands_colors.position import Battle
from ..commands_colors.setting import BattleSetting
from .cards import KINDS_OF_CARDS
from .faults import faults_of
from .keys import key_of
from .show import ASKED, text_of, view_of
from .special import NO_LEGIONS, Special
from .terrain import Ground
from .units import ELEPHANT, HEAVY, MEDIUM, Kind

if TYPE_CHECKING:
    from typing import Self

    from mypy_extensions import i64

STRIKE_NAMES: Final[tuple[str, ...]] = ("fire", "attack", "first-strike", "battle-back")


class Setting(BattleSetting[Kind, Ground, Special]):
    """What never changes in a battle: the field, the armies and the special rules."""


class Ancients(Battle):
    """All that matters for the rest of a battle."""

    def __init__(self, setting: Setting, original: Ancients | None = None) -> None:
        super().__init__(setting.rules, setting.field, setting.roster, KINDS_OF_CARDS, original)
        self.setting: Final = setting
        self.special: Final = setting.special
        #: The kind of each unit and the ground of each hex, with Ancients' own columns.
        self.kinds: Final = setting.kinds
        self.grounds: Final = setting.grounds
        if original is not None:
            self._copy_turn(original)
            return
        #: For each side the sections in which it used Leadership.
        self.last_sections = [0, 0]
        #: Sections a copied Leadership is bound to, 0 for none.
        self.bound_sections = 0
        #: Blocks rallied by class.
        self.rallied = [0, 0, 0]
        #: Sets of units as bits: moved a second time, fired once of two shots, must still fight.
        self.moved_again = 0
        #: Units that came onto the field this turn and have used one hex of their move.
        self.came_on = 0
        self.fired_once = 0
        self.must_battle = 0
        #: Objectives already taken, as numbers of hexes; banners for units that left.
        self.taken: list[int] = []
        #: How many of its own turns each side has finished.
        self.turns_done = [0, 0]
        # The combat under way.
        self.attacker_was_full = False
        self.defender_was_full = False
        #: The hexes that a rampage has still to be rolled for.
        self.rampage: list[int] = []

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        return cast("Self", Ancients(self.setting, self))

    def _copy_turn(self, original: Ancients) -> None:
        """Take over everything that can change and that only Ancients has."""
        self.last_sections = original.last_sections[:]
        self.bound_sections = original.bound_sections
        self.rallied = original.rallied[:]
        self.moved_again = original.moved_again
        self.came_on = original.came_on
        self.fired_once = original.fired_once
        self.must_battle = original.must_battle
        self.taken = original.taken[:]
        self.turns_done = original.turns_done[:]
        self.attacker_was_full = original.attacker_was_full
        self.defender_was_full = original.defender_was_full
        self.rampage = original.rampage[:]

    def begin_turn(self, side: int) -> None:
        """It is a side's turn, and nothing of the last one matters."""
        super().begin_turn(side)
        self.bound_sections = 0
        self.rallied = [0, 0, 0]
        self.moved_again = 0
        self.came_on = 0
        self.fired_once = 0
        self.must_battle = 0

    def declare(self, unit: int, target: int, is_bonus: bool) -> None:
        """A unit attacks whoever stands in a hex: note also how strong both are (ANC-11-023)."""
        super().declare(unit, target, is_bonus)
        self.attacker_was_full = self.is_full(unit)
        self.defender_was_full = self.defender >= 0 and self.is_full(self.defender)

    # -- what pieces are -------------------------------------------------------------------------

    def is_full(self, unit: int) -> bool:
        """Whether no block of a unit is missing."""
        return self.blocks[unit] == self.kinds[unit].blocks

    def is_foot(self, unit: int) -> bool:
        """Whether a unit is on foot; war machines are (ANC-08-033)."""
        return self.kinds[unit].mover in (FOOT, MACHINE)

    def legion(self, unit: int) -> int:
        """The legion rule a unit follows (ANC-17-012, ANC-17-017)."""
        rule = self.special.legions[self.side_of[unit]]
        if rule == NO_LEGIONS:
            return NO_LEGIONS
        kind = self.kinds[unit]
        return rule if kind.mover == FOOT and kind.class_ in (MEDIUM, HEAVY) and kind.charges == 0 else NO_LEGIONS

    def range_of(self, unit: int) -> int:
        """How far a unit fires; 0 if it has no missiles."""
        elite = self.roster.units[unit].elite
        if elite is not None and elite.bow_range:
            return elite.bow_range
        if self.legion(unit) != NO_LEGIONS:
            return LEGION_RANGE
        return self.kinds[unit].range

    def is_supported(self, unit: int) -> bool:
        """Whether friends stand in two adjacent hexes: units, or leaders alone (ANC-12-024, ANC-12-025)."""
        return not self.kinds[unit].traits & ELEPHANT and self.has_friends_beside(unit)

    def is_inspired(self, unit: int) -> bool:
        """Whether a friendly leader is with a unit or in an adjacent hex (ANC-11-081)."""
        here = self.unit_hex[unit]
        if self.leader_at[here] >= 0:
            return True
        distance = self.field.board.distance[here]
        leader: i64
        for leader in self.roster.leaders_of[self.side_of[unit]]:
            there: i64 = self.leader_hex[leader]
            if there >= 0 and distance[there] == 1 and not self.roster.leaders[leader].is_solitary:
                return True
        return False

    # -- the kernel's questions ------------------------------------------------------------------

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


#: How far legions throw their pila, and with how many dice (ANC-17-014).
LEGION_RANGE: Final = 2
LEGION_DICE: Final = 1

"""The position of a battle of Napoleonics: the shared one with squares, the card and the combat under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View
from ...kernel.refusal import Argument
from ...kernel.sides import SIDES
from ..commands_colors.deck import pick
from ..commands_colors.objective_hexes import Objective
from ..commands_colors.position import ATTACKING, NONE, Battle
from ..commands_colors.setting import BattleSetting
from .cards import KINDS_OF_CARDS
from .faults import faults_of
from .keys import key_of
from .show import ASKED, text_of, view_of
from .special import Special
from .terrain import Ground
from .units import ARMS, CAVALRY, Kind

if TYPE_CHECKING:
    from typing import Self

    from ...kernel.chance import Generator

#: One strike more than the shared ones: the die of a square that cavalry attacks.
SQUARE_STRIKES: Final = 4
STRIKE_NAMES: Final[tuple[str, ...]] = ("fire", "attack", "first-strike", "battle-back", "square")

#: The spaces of a square track (NAP-02-025), and the hand that is too small for another square (NAP-06-024).
SPACES: Final = 4
TOO_FEW_CARDS: Final = 2


class Setting(BattleSetting[Kind, Ground, Special]):
    """What never changes in a battle: the field, the armies and the special rules."""


class Napoleonics(Battle):
    """All that matters for the rest of a battle."""

    def __init__(self, setting: Setting, original: Napoleonics | None = None) -> None:
        super().__init__(setting.rules, setting.field, setting.roster, KINDS_OF_CARDS, original)
        self.setting: Final = setting
        self.special: Final = setting.special
        #: The kind of each unit and the ground of each hex, with Napoleonics' own columns.
        self.kinds: Final = setting.kinds
        self.grounds: Final = setting.grounds
        if original is not None:
            self._copy_turn(original)
            return
        #: For each unit the space of its square on its side's track, or NONE; for each side the card on each space.
        self.square_of = [NONE] * len(setting.roster.units)
        self.track = [[NONE] * SPACES for _ in SIDES]
        #: The player's command when the card was played (NAP-05-027), and the section of a Forced March.
        self.command_now = 0
        self.section = NONE
        #: Blocks rallied by arm.
        self.rallied = [0] * ARMS
        #: The unit that Short Supply sends back.
        self.supplied = NONE
        #: Units that left their square this turn, as bits.
        self.left_square = 0
        #: The batteries that join the combat under way, in the order in which they were named.
        self.supporters: list[int] = []
        self.is_bounced = False

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        return cast("Self", Napoleonics(self.setting, self))

    def _copy_turn(self, original: Napoleonics) -> None:
        """Take over everything that can change and that only Napoleonics has."""
        self.square_of = original.square_of[:]
        self.track = [original.track[0][:], original.track[1][:]]
        self.command_now = original.command_now
        self.section = original.section
        self.rallied = original.rallied[:]
        self.supplied = original.supplied
        self.left_square = original.left_square
        self.supporters = original.supporters[:]
        self.is_bounced = original.is_bounced

    def begin_turn(self, side: int) -> None:
        """It is a side's turn, and nothing of the last one matters."""
        super().begin_turn(side)
        self.command_now = 0
        self.section = NONE
        self.rallied = [0] * ARMS
        self.left_square = 0

    def declare(self, unit: int, target: int, is_bonus: bool) -> None:
        """A unit attacks whoever stands in a hex."""
        super().declare(unit, target, is_bonus)
        self.supporters = []
        self.is_bounced = False

    def objectives(self) -> list[Objective]:
        """Those of the scenario (NAP-04-005)."""
        return self.special.objectives

    # -- what pieces are -------------------------------------------------------------------------

    def in_square(self, unit: int) -> bool:
        """Whether a unit stands in square."""
        return self.square_of[unit] >= 0

    def squares(self, side: int) -> int:
        """How many squares a side has."""
        return sum(1 for card in self.track[side] if card >= 0)

    def is_fresh_square(self, unit: int) -> bool:
        """Whether a unit left its square this turn."""
        return self.left_square >> unit & 1 == 1

    def is_beside_enemy_cavalry(self, hex_: int, side: int) -> bool:
        """Whether enemy cavalry stands in an adjacent hex."""
        for there in self.field.board.neighbours[hex_]:
            unit = self.unit_at[there]
            if unit >= 0 and self.side_of[unit] != side and self.kinds[unit].arm == CAVALRY:
                return True
        return False

    def strike_name(self) -> str:
        """What the strike under way is called; none if an attack could not be made."""
        return STRIKE_NAMES[self.strike] if self.strike != NONE else "none"

    def is_supported(self, unit: int) -> bool:
        """Whether friends stand in two adjacent hexes: units, or leaders alone (NAP-05-221, NAP-05-224)."""
        return self.square_of[unit] < 0 and self.has_friends_beside(unit)

    # -- the kernel's questions ------------------------------------------------------------------

    def redeal(self, side: int, generator: Generator) -> None:
        """The hands that ``side`` does not see are dealt anew, and so are the cards under squares and scouted ones."""
        others = [holder for holder in SIDES if holder != side]
        scouted = len(self.scouted) if self.active in others else 0
        for holder in others:
            for card in self.track[holder]:
                if card >= 0:
                    self.hands[holder][card] += 1
        if scouted:
            for card in self.scouted:
                self.hands[self.active][card] += 1
        super().redeal(side, generator)
        for holder in others:
            track = self.track[holder]
            for space in range(SPACES):
                if track[space] >= 0:
                    track[space] = _draw_from(self.hands[holder], generator)
        if scouted:
            self.scouted = [_draw_from(self.hands[self.active], generator) for _ in range(scouted)]

    def canonical(self) -> str:
        """Everything that matters for the rest of the battle, as text."""
        return text_of(self)

    def key(self) -> int:
        """The same as a whole number."""
        return key_of(self)

    def view(self, side: int) -> View:
        return view_of(self, side)

    def joined_by(self) -> list[int]:
        """The batteries that join the attack (NAP-06-070)."""
        return self.supporters if self.strike == ATTACKING else []

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


def _draw_from(hand: list[int], generator: Generator) -> int:
    card = pick(hand, generator)
    hand[card] -= 1
    return card

"""The position of a battle of Napoleonics: the shared one with squares, the card and the combat under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ...kernel.position import View
from ...kernel.sides import NOBODY, SIDES
from ..commands_colors.battle import NONE, Battle
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.deck import pick
from ..commands_colors.roster import Roster
from ..commands_colors.rules import Rules
from .cards import KINDS_OF_CARDS, NOTHING
from .faults import faults_of
from .show import text_of, view_of
from .special import Special
from .terrain import Ground
from .units import ARMS, CAVALRY, FACES, Kind

if TYPE_CHECKING:
    from typing import Self

    from ...kernel.chance import Generator

#: What a strike is: fire, the attack of a melee, the First Strike of its defender, his battle back, and the die
#: of a square that cavalry attacks.
FIRE: Final = 0
ATTACKING: Final = 1
STRIKING_FIRST: Final = 2
BATTLING_BACK: Final = 3
SQUARE_STRIKES: Final = 4
STRIKE_NAMES: Final = ("fire", "attack", "first-strike", "battle-back", "square")

#: The spaces of a square track (NAP-02-025), and the hand that is too small for another square (NAP-06-024).
SPACES: Final = 4
TOO_FEW_CARDS: Final = 2


class Setting:
    """What never changes in a battle: the field, the armies and the special rules."""

    def __init__(self, rules: Rules, field: Battlefield, roster: Roster, special: Special) -> None:
        self.rules: Final = rules
        self.field: Final = field
        self.roster: Final = roster
        self.special: Final = special
        self.kinds: Final = [cast("Kind", unit.kind) for unit in roster.units]
        self.grounds: Final = [cast("Ground", terrain) for terrain in field.terrain]


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
        #: The card that was played, and the one whose orders are in force (another one after Counter Attack,
        #: or when nobody fits the card).
        self.played = NONE
        self.card = NOTHING
        #: For each side the orders it gave last.
        self.last_card = [NOTHING, NOTHING]
        #: The player's command when the card was played (NAP-05-027), and the section of a Forced March.
        self.command_now = 0
        self.section = NONE
        #: Symbols rolled for orders or for rallying, and blocks rallied by arm.
        self.symbols = [0] * len(FACES)
        self.rallied = [0] * ARMS
        #: Cards drawn by a Scout, of which one is to be kept; only their owner knows them.
        self.scouted: list[int] = []
        #: The unit that Short Supply sends back.
        self.supplied = NONE
        #: Sets of units as bits: joined by a leader and so not moving, has battled, left its square this turn.
        self.held = 0
        self.battled = 0
        self.left_square = 0
        #: Leaders that have moved this turn, as bits, and those of them that a unit took along.
        self.leaders_moved = 0
        self.leaders_carried = 0
        #: The side that played First Strike this turn and draws first, or NOBODY.
        self.struck_first = NOBODY
        #: The objectives whose banners are counted, as bits.
        self.objectives_held = 0
        # The combat under way.
        self.attacker = NONE
        self.defender = NONE
        self.quarry = NONE
        self.post = NONE
        self.ground = NONE
        #: The batteries that join in, in the order in which they were named.
        self.supporters: list[int] = []
        self.is_bonus = False
        self.is_retiring = False
        self.is_bounced = False
        self.has_advanced = False
        # The strike under way.
        self.strike = FIRE
        self.faces = [0] * len(FACES)

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        return cast("Self", Napoleonics(self.setting, self))

    def _copy_turn(self, original: Napoleonics) -> None:
        """Take over everything that can change and that only Napoleonics has."""
        self.square_of = original.square_of[:]
        self.track = [original.track[0][:], original.track[1][:]]
        self.played = original.played
        self.card = original.card
        self.last_card = original.last_card[:]
        self.command_now = original.command_now
        self.section = original.section
        self.symbols = original.symbols[:]
        self.rallied = original.rallied[:]
        self.scouted = original.scouted[:]
        self.supplied = original.supplied
        self.held = original.held
        self.battled = original.battled
        self.left_square = original.left_square
        self.leaders_moved = original.leaders_moved
        self.leaders_carried = original.leaders_carried
        self.struck_first = original.struck_first
        self.objectives_held = original.objectives_held
        self.attacker = original.attacker
        self.defender = original.defender
        self.quarry = original.quarry
        self.post = original.post
        self.ground = original.ground
        self.supporters = original.supporters[:]
        self.is_bonus = original.is_bonus
        self.is_retiring = original.is_retiring
        self.is_bounced = original.is_bounced
        self.has_advanced = original.has_advanced
        self.strike = original.strike
        self.faces = original.faces[:]

    def declare(self, unit: int, target: int, is_bonus: bool) -> None:
        """A unit attacks whoever stands in a hex: note who, and from where."""
        self.attacker = unit
        self.defender = self.unit_at[target]
        self.quarry = self.leader_at[target] if self.defender < 0 else NONE
        self.post = self.unit_hex[unit]
        self.ground = target
        self.supporters = []
        self.is_bonus = is_bonus
        self.is_retiring = False
        self.is_bounced = False
        self.has_advanced = False

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

    def striker(self) -> int:
        """The unit that strikes now."""
        return self.attacker if self.strike in (FIRE, ATTACKING) else self.defender

    def struck(self) -> int:
        """The unit that is struck now, or NONE if it is a lone leader."""
        return self.defender if self.strike in (FIRE, ATTACKING) else self.attacker

    def strike_name(self) -> str:
        """What the strike under way is called in texts and views."""
        return STRIKE_NAMES[self.strike]

    def is_supported(self, unit: int) -> bool:
        """Whether friends stand in two adjacent hexes: units, or leaders alone (NAP-05-221, NAP-05-224)."""
        if self.square_of[unit] >= 0:
            return False
        side = self.side_of[unit]
        friends = 0
        for there in self.field.board.neighbours[self.unit_hex[unit]]:
            if self.holder(there) == side:
                friends += 1
                if friends == 2:
                    return True
        return False

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

    def view(self, side: int) -> View:
        """All that a side may know."""
        return view_of(self, side)

    def faults(self) -> list[str]:
        """What cannot be."""
        return faults_of(self)


def _draw_from(hand: list[int], generator: Generator) -> int:
    card = pick(hand, generator)
    hand[card] -= 1
    return card

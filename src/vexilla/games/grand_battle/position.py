"""The position of a battle, and what is asked of it: whose a unit is, how strong, who commands, who fights whom.

Its fields are told in :mod:`.battlefield`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...kernel.position import View
from .armies.profile import DOUBLE, MIXED, Profile
from .battlefield import Battlefield
from .contacts import Contact
from .faults import faults_of
from .geometry.bases import Base
from .hidden import redeal
from .keys import key_of
from .roster import BAGGAGE, NONE
from .show import open_view_of, view_of
from .states import (
    ALL_ROUND,
    AMBUSH,
    ARRIVED,
    ARTILLERY,
    BEYOND_HORSE,
    BOMBARDED,
    COMBAT,
    COMMAND,
    DEPLOYMENT,
    DISABLED,
    DISMOUNTED,
    EDGE_KEYS,
    ENEMY_CREW,
    EVADED,
    FIRED,
    FLEEING,
    FOUGHT,
    GONE,
    HELD,
    IN_CAMP,
    JOINED,
    LOOTING,
    MAKESHIFT,
    MARK_KEYS,
    MOVED,
    MOVEMENT,
    OF_A_TURN,
    OFF_TABLE,
    ON_TABLE,
    OUT_OF_ACTION,
    PHASE_KEYS,
    PLACE_KEYS,
    RECOVERING,
    RECOVERY,
    RESERVE,
    ROUTED,
    SHOT,
    SUPPORTED_SHOT,
    TESTED_LOOTING,
    TESTED_TERROR,
    UNPLACED,
    Marker,
    Section,
    Setting,
)
from .written.lines import position_lines

if TYPE_CHECKING:
    from ...kernel.chance import Generator

#: The states of units, too: whoever asks a position asks for them.
__all__ = (
    "ALL_ROUND",
    "AMBUSH",
    "ARRIVED",
    "ARTILLERY",
    "BEYOND_HORSE",
    "BOMBARDED",
    "COMBAT",
    "COMMAND",
    "DEPLOYMENT",
    "DISABLED",
    "DISMOUNTED",
    "EDGE_KEYS",
    "ENEMY_CREW",
    "EVADED",
    "FIRED",
    "FLEEING",
    "FOUGHT",
    "GONE",
    "HELD",
    "IN_CAMP",
    "JOINED",
    "LOOTING",
    "MAKESHIFT",
    "MARK_KEYS",
    "MOVED",
    "MOVEMENT",
    "OFF_TABLE",
    "OF_A_TURN",
    "ON_TABLE",
    "OUT_OF_ACTION",
    "PHASE_KEYS",
    "PLACE_KEYS",
    "RECOVERING",
    "RECOVERY",
    "RESERVE",
    "ROUTED",
    "SHOT",
    "SUPPORTED_SHOT",
    "TESTED_LOOTING",
    "TESTED_TERROR",
    "UNPLACED",
    "GrandBattle",
    "Marker",
    "Section",
    "Setting",
)


@final
class GrandBattle(Battlefield):
    """All that matters for the rest of a battle."""

    def clone(self) -> GrandBattle:
        """A copy that shares nothing that can change."""
        return GrandBattle(self.setting, self)

    def lay(self, setting: Setting) -> None:
        """Go on with another table or other roles, before anybody stands anywhere."""
        self.setting = setting
        self.landscape = setting.landscape
        self.active = setting.attacker
        self.bridge_loads = [0] * len(setting.landscape.bridges)

    def fresh(self) -> GrandBattle:
        """The same battle before anything has happened."""
        return GrandBattle(self.setting)

    def canonical(self) -> str:
        """Everything that matters for the rest of the battle, as text."""
        return "\n".join(position_lines(self))

    def key(self) -> int:
        """The same as one whole number."""
        return key_of(self)

    def view(self, side: int) -> View:
        """All that a side may know."""
        return view_of(self, side)

    def open_view(self) -> View:
        """The battle with ambushes and reserves laid open."""
        return open_view_of(self)

    def redeal(self, side: int, generator: Generator) -> None:
        """Draw anew whom the enemy's markers stand for, and how his reserve comes."""
        redeal(self, side, generator)

    def faults(self) -> list[str]:
        """What cannot be."""
        return faults_of(self)

    # -- units -----------------------------------------------------------------------------------

    def side_of(self, unit: int) -> int:
        """Whom a unit fights for: captured guns have changed sides (GRB-13-022)."""
        side = self.roster.units[unit].side
        return 1 - side if self.marks[unit] & ENEMY_CREW else side

    def profile_of(self, unit: int) -> Profile:
        """What a unit is now: mounted, or on foot."""
        entry = self.roster.units[unit]
        if self.marks[unit] & DISMOUNTED and entry.on_foot is not None:
            return entry.on_foot
        return entry.profile

    def is_on_table(self, unit: int) -> bool:
        """Whether it stands on the table for everybody to see."""
        return self.places[unit] == ON_TABLE

    def units_of(self, side: int) -> list[int]:
        """The units of a side that stand on the table."""
        places = self.places
        return [unit for unit in range(len(places)) if places[unit] == ON_TABLE and self.side_of(unit) == side]

    def has_front_all_round(self, unit: int) -> bool:
        """Whether it has no flank and no rear (GRB-01-043)."""
        return self.marks[unit] & ALL_ROUND != 0 or self.profile_of(unit).kind.all_round

    def camp_of(self, side: int) -> Base:
        """Where the camp of a side is, without a width if nowhere; a baggage train moves (GRB-12-062)."""
        servants = self.roster.servants[side]
        if servants != NONE and self.roster.units[servants].profile is BAGGAGE and self.places[servants] == ON_TABLE:
            return self.bases[servants]
        return self.camps[side]

    # -- strength --------------------------------------------------------------------------------

    def disorder_of(self, unit: int) -> int:
        """All its points of disorder, those of rough ground included."""
        return self.disorder[unit] + self.rough[unit].bit_count()

    def figures_of(self, unit: int) -> int:
        """Figures left on its main base."""
        return max(0, self.profile_of(unit).figures - self.losses[unit])

    def shooters_of(self, unit: int) -> int:
        """Figures that can shoot: of a mixed unit those on the base of its shooters (GRB-03-033)."""
        profile = self.profile_of(unit)
        if profile.formation == MIXED:
            return max(0, profile.shooters.figures - self.shooter_losses[unit])
        if profile.weapon is None:
            return 0
        # Of two alike the second one is left when the first is gone, and counts one (GRB-03-030).
        return max(self.figures_of(unit), 1) if profile.formation == DOUBLE else self.figures_of(unit)

    def vitality_of(self, unit: int) -> int:
        """Its current strength as remaining hits (GRB-01-027): what results are compared with."""
        profile = self.profile_of(unit)
        strength = profile.figures - self.losses[unit]
        # The second base adds one, and is one alone when the first is gone (GRB-03-028, GRB-03-030, GRB-03-039).
        if profile.formation == DOUBLE or (profile.formation == MIXED and self.shooters_of(unit) > 0):
            strength += 1
        return strength - self.disorder_of(unit)

    # -- command ---------------------------------------------------------------------------------

    def has_fallen(self, commander: int) -> bool:
        """Whether a commander is dead, or lost with his unit."""
        return self.fallen >> commander & 1 != 0

    def discipline_of(self, side: int) -> int:
        """D: the command figures of a side that neither flee nor are off the table (GRB-01-036)."""
        found = 0
        for number, commander in enumerate(self.roster.commanders):
            unit = self.current(commander.unit)
            is_there = self.places[unit] in (ON_TABLE, AMBUSH) and not self.marks[unit] & FLEEING
            if commander.side == side and is_there and not self.has_fallen(number):
                found += 1
        return found

    def current(self, unit: int) -> int:
        """The number under which a unit is on the table: of a mixed unit that has split, its melee troops."""
        if self.places[unit] == JOINED and self.roster.units[unit].melee_half != NONE:
            return self.roster.units[unit].melee_half
        return unit

    # -- combat ----------------------------------------------------------------------------------

    def contacts_of(self, unit: int) -> list[Contact]:
        """The contacts that a unit is in."""
        return [contact for contact in self.contacts if unit in (contact.one, contact.other)]

    def game_turn(self) -> int:
        """The game turn, from 1: both players' turns are one (GRB-02-052)."""
        return self.turn // 2 + 1

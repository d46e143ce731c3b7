"""The dice of Dragon cards, and what their faces do (chapter 22)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ..commands_colors.events import marked, rallied, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.leaders import kill_leader
from ..commands_colors.position import NONE
from ..commands_colors.rolls import Roll, count_faces
from ..commands_colors.turn import RalliesUnits
from . import events
from .actions import DONE
from .dragons import DRAGONS
from .honor import lose_figures
from .losses import STOLEN_DRAGON, cost_honor
from .position import Samurai
from .units import CIRCLE, FACES, FLAG, HONOR, RANKS, SWORDS, TRIANGLE
from .uses import is_reduced

#: How many dice each card throws; the Ninja Assassin fewer at a commander with his unit.
DRAGON_DICE: Final = 5
ASSASSIN_DICE: Final = 2
GUARDED_DICE: Final = 1
THIEF_DICE: Final = 3
PHYSICIAN_DICE: Final = 3
UPRISING_DICE: Final = 4
PIT_DICE: Final = 3


class DragonRoll(Roll[Samurai]):
    """Dice of a Dragon card: who rolls, which card, and what its faces do."""

    def owner(self, position: Samurai) -> int:
        """The side whose card it is."""
        return position.active

    def useful(self, position: Samurai) -> tuple[int, ...]:
        """The faces that do something."""
        raise NotImplementedError

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        """What the faces do."""
        raise NotImplementedError

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Tell it, and do it."""
        position = match.position
        side = self.owner(position)
        card = DRAGONS[position.dragons[side]]
        if match.logging:
            counted = marked(faces, self.useful(position), HIT)
            match.log.append(rolled_for(position, card.key, side, NONE, faces, card.clause, counted))
        self.does(match, side, count_faces(faces, len(FACES)), card.clause)


class RedRoll(DragonRoll):
    """The Red Dragon: the symbol of the unit's banner and swords destroy figures (SAM-22-018)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.aim_unit].rank, SWORDS)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        unit = match.position.aim_unit
        lose_figures(match, unit, counts[match.position.kinds[unit].rank] + counts[SWORDS], clause)


class AssassinRoll(DragonRoll):
    """The Ninja Assassin: any swords kill the leader (SAM-22-019)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (SWORDS,)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        leader = match.position.aim_leader
        if counts[SWORDS]:
            kill_leader(match, leader, match.position.leader_hex[leader], clause)


class PhysicianRoll(DragonRoll):
    """The Physician: the symbol of the unit's banner and honor return figures (SAM-22-021)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.aim_unit].rank, HONOR)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        position = match.position
        unit = position.aim_unit
        lost = position.roster.units[unit].blocks - position.blocks[unit]
        for _ in range(min(lost, counts[position.kinds[unit].rank] + counts[HONOR])):
            position.blocks[unit] += 1
            if match.logging:
                match.log.append(rallied(position, unit, clause))


class ThiefRoll(DragonRoll):
    """The Ninja Thief: honor takes tokens of the enemy, swords a Dragon card (SAM-22-020)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (HONOR, SWORDS)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        position = match.position
        stolen = min(counts[HONOR], position.honor[1 - side])
        if stolen:
            position.honor[1 - side] -= stolen
            position.honor[side] += stolen
            if match.logging:
                match.log.append(events.honor_stolen(position, side, stolen, clause))
        if counts[SWORDS] and position.dragons_held(1 - side):
            match.then(STOLEN_DRAGON[1 - side])


class UprisingRoll(DragonRoll):
    """Farmers' Uprising: circles and triangles cost the enemy tokens (SAM-22-024)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (CIRCLE, TRIANGLE)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        cost_honor(match, 1 - side, counts[CIRCLE] + counts[TRIANGLE], clause)


class PitRoll(DragonRoll):
    """The Pit Trap: the symbol of the advancing unit's banner destroys figures (SAM-22-033)."""

    def owner(self, position: Samurai) -> int:
        return 1 - position.active

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return (position.kinds[position.attacker].rank,)

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        unit = match.position.attacker
        lose_figures(match, unit, counts[match.position.kinds[unit].rank], clause)


class BlueRoll(DragonRoll):
    """The Blue Dragon: unit symbols return figures (SAM-22-017)."""

    def useful(self, position: Samurai) -> tuple[int, ...]:
        return tuple(range(RANKS))

    def does(self, match: Match[Samurai], side: int, counts: list[int], clause: str) -> None:
        match.position.symbols = [*counts[:RANKS], 0]


class Heal(RalliesUnits[Samurai]):
    """The player says to which of his units the figures return (SAM-22-017)."""

    def forbids_rally(self, position: Samurai, unit: int) -> str | None:
        """Symbols, and what it has lost."""
        can = position.symbols[position.kinds[unit].rank] and is_reduced(position, unit)
        return None if can else "SAM-22-017"

    def has_rallied(self, match: Match[Samurai], unit: int) -> None:
        """The symbol is used up."""
        position = match.position
        position.symbols[position.kinds[unit].rank] -= 1
        if match.logging:
            match.log.append(rallied(position, unit, "SAM-22-017"))

    def take(self, match: Match[Samurai], action: int) -> None:
        """Give a figure back, or be done; symbols that are left are lost."""
        super().take(match, action)
        if action == DONE:
            match.position.symbols = [0] * (FLAG + 1)


RED_ROLL: Final = RedRoll(DRAGON_DICE)
BLUE_ROLL: Final = BlueRoll(DRAGON_DICE)
THIEF_ROLL: Final = ThiefRoll(THIEF_DICE)
PHYSICIAN_ROLL: Final = PhysicianRoll(PHYSICIAN_DICE)
UPRISING_ROLL: Final = UprisingRoll(UPRISING_DICE)
PIT_ROLL: Final = PitRoll(PIT_DICE)
HEAL: Final = [Heal(side) for side in SIDES]

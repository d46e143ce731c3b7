"""Answers in the middle of a combat: stand, form square, retire or strike first; flags, ways back, pursuit."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battle import ATTACKING, NONE
from ...games.commands_colors.flight import next_hexes, ways_back
from ...games.commands_colors.retreat import ignorable
from ...games.napoleonics.actions import (
    ADVANCE,
    ATTACK,
    DONE,
    HEXES,
    IGNORE,
    RALLY,
    RETIRE,
    RETIRE_TO,
    RETREAT,
    RIDE,
    SQUARE,
    STAND,
    STAY,
    STRIKE_FIRST,
)
from ...games.napoleonics.cards import FIRST_STRIKE
from ...games.napoleonics.units import CAVALRY
from .attacks import best_beyond, melee_value
from .chances import Blow
from .defence import Defence
from .scene import Scene
from .standing import Standing

_FURTHEST: Final = 8


class Reactions:
    """One side's answers while a combat is under way."""

    def __init__(self, scene: Scene, standing: Standing) -> None:
        self.scene: Final = scene
        self.standing: Final = standing

    # -- under attack ----------------------------------------------------------------------------

    def react(self, options: list[int]) -> int:
        """Stand, form square, retire or strike first: whatever costs least."""
        scene = self.scene
        defence = Defence(scene, self.standing)
        best, best_value = STAND, defence.stand()
        if SQUARE in options:
            value = defence.square()
            if value > best_value:
                best, best_value = SQUARE, value
        if RETIRE in options:
            value = defence.retire()
            if value > best_value:
                best, best_value = RETIRE, value
        if STRIKE_FIRST in options and defence.strike_first() > best_value + scene.weights.keep[FIRST_STRIKE]:
            best = STRIKE_FIRST
        return best

    # -- flags -----------------------------------------------------------------------------------

    def ignore(self, options: list[int]) -> int:
        """How many flags to ignore: hold the hex, or be glad to get away."""
        scene = self.scene
        position = scene.position
        unit = position.struck()
        per_flag = position.kinds[unit].per_flag
        best = options[0]
        best_value = -1.0e9
        allowed = ignorable(position)
        for action in options:
            flags = position.flags - (action - IGNORE)
            value = self._after_retreat(unit, flags * per_flag)
            if flags == 0 and position.strike == ATTACKING:
                back = self._back(unit)
                if back is not None:
                    value += scene.cost(back, position.attacker)
            if action - IGNORE > allowed:
                continue
            if value > best_value:
                best, best_value = action, value
        return best

    def _back(self, unit: int) -> Blow | None:
        """What the battle back of a unit that holds its ground would do, if it has any dice."""
        return Defence(self.scene, self.standing).back(self.scene.position.blocks[unit])

    def _after_retreat(self, unit: int, hexes: int) -> float:
        """What a unit is worth after falling back so far."""
        scene = self.scene
        position = scene.position
        if hexes == 0:
            return self.standing.worth(unit)
        here = position.unit_hex[unit]
        worth = scene.weights.worth[scene.numbers[unit]]
        blocks = position.blocks[unit]
        made = 0 if position.in_square(unit) else ways_back(position, unit, here, min(hexes, _FURTHEST))
        lost = min(blocks, hexes - made)
        value = -(worth[blocks] - worth[blocks - lost]) - scene.weights.driven
        if lost == blocks:
            return value - scene.pressing[1 - scene.side]
        if not made:
            return value + self.standing.worth(unit)
        for step in range(made):
            choices = next_hexes(position, unit, made - step)
            found = scene.put(unit, choices[0])
            if found >= 0:
                # He would go along from here, and there the retreat ends.
                value += self.standing.worth(unit)
                scene.put_back(unit, here, found)
                break
        else:
            value += self.standing.worth(unit)
            scene.put_back(unit, here, NONE)
        scene.stance[unit] = scene.stance_of(unit)
        return value

    def fall_back(self, options: list[int], unit: int) -> int:
        """The way back to where it stands best."""
        scene = self.scene
        here = scene.position.unit_hex[unit]
        best = options[0]
        best_value = -1.0e9
        for action in options:
            if action < RETREAT:
                continue
            first = RETREAT if action < RETIRE_TO else RETIRE_TO
            found = scene.put(unit, action - first)
            value = self.standing.worth(unit)
            scene.put_back(unit, here, found)
            if value > best_value:
                best, best_value = action, value
        return best

    # -- after success ---------------------------------------------------------------------------

    def advance(self) -> int:
        """Into the vacated hex if the unit stands better there, or can ride on to someone to fight."""
        position = self.scene.position
        unit = position.attacker
        stays = self.standing.worth(unit)
        goes = self._worth_at(unit, position.ground)
        return ADVANCE if goes > stays else STAY

    def ride(self, options: list[int]) -> int:
        """The additional hex of cavalry."""
        position = self.scene.position
        unit = position.attacker
        best = STAY
        best_value = self._worth_at(unit, position.unit_hex[unit])
        for action in options:
            if action < RIDE:
                continue
            value = self._worth_at(unit, action - RIDE)
            if value > best_value:
                best, best_value = action, value
        return best

    def _worth_at(self, unit: int, hex_: int) -> float:
        """The worth of a hex for a unit that advances, with its second fight."""
        scene = self.scene
        position = scene.position
        here = position.unit_hex[unit]
        found = scene.put(unit, hex_) if hex_ != here else NONE
        value = self.standing.worth(unit)
        if not position.is_bonus and position.kinds[unit].arm == CAVALRY:
            value += max(0.0, best_beyond(scene, unit, hex_))
        if hex_ != here:
            scene.put_back(unit, here, found)
            scene.stance[unit] = scene.stance_of(unit)
        return value

    def bonus(self, options: list[int]) -> int:
        """The best second fight, if there is a good one."""
        position = self.scene.position
        best = DONE
        best_value = 0.0
        for action in options:
            if action < ATTACK:
                continue
            attack = melee_value(self.scene, self.standing, position.attacker, (action - ATTACK) % HEXES, None)
            if attack.value > best_value:
                best, best_value = action, attack.value
        return best

    # -- rally -----------------------------------------------------------------------------------

    def rally(self, options: list[int]) -> int:
        """The unit to which another block is worth most."""
        scene = self.scene
        position = scene.position
        best = DONE
        best_value = 0.0
        for action in options:
            if action < RALLY:
                continue
            unit = position.unit_at[action - RALLY]
            worth = scene.weights.worth[scene.numbers[unit]]
            value = worth[position.blocks[unit] + 1] - worth[position.blocks[unit]]
            value *= 1.0 + 0.02 * self.standing.danger(unit)
            if value > best_value:
                best, best_value = action, value
        return best

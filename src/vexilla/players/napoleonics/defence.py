"""What becomes of a unit under attack: if it stands, forms square, retires or strikes first."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import BOARD
from ...games.napoleonics.dice import SQUARE_DICE, card_dice, support_dice
from ...games.napoleonics.units import CAVALRY
from .chances import Blow
from .scene import Scene
from .standing import Standing


class Defence:
    """The melee under way as its defender sees it; every answer is what it is worth to him."""

    def __init__(self, scene: Scene, standing: Standing) -> None:
        self.scene: Final = scene
        self.standing: Final = standing
        position = scene.position
        self.attacker: Final = position.attacker
        self.defender: Final = position.defender
        self.post: Final = position.post
        self.ground: Final = position.ground
        arm, own_arm = position.kinds[self.attacker].arm, position.kinds[self.defender].arm
        self.fewer: Final = scene.land.fewer(position, arm, self.post, self.ground, True)
        self.fewer_back: Final = scene.land.fewer(position, own_arm, self.ground, self.post, True)
        self.more: Final = card_dice(position, self.attacker, self.post, self.ground, True)
        self.support: Final = sum([support_dice(position, gun, self.ground) for gun in position.supporters])
        self.works: Final = scene.behind_works(self.defender, self.ground, self.post)
        self.works_back: Final = scene.behind_works(self.attacker, self.post, self.ground)
        #: What the unit fears from others, once it has stood.
        self.danger: Final = standing.danger(self.defender)

    def attack_dice(self) -> int:
        """The dice of the attacker, with its batteries."""
        scene = self.scene
        dice = scene.melee_dice(self.attacker, scene.position.blocks[self.attacker], self.defender, self.more)
        if scene.position.in_square(self.attacker):
            dice = min(dice, SQUARE_DICE)
        return max(0, dice - self.fewer) + self.support

    def back(self, blocks: int) -> Blow | None:
        """The strike of the defender with so many blocks on the attacker; None without dice."""
        scene = self.scene
        position = scene.position
        dice = scene.melee_dice(self.defender, blocks, self.attacker, 0)
        is_against_square = position.in_square(self.attacker) and position.kinds[self.defender].arm == CAVALRY
        if position.in_square(self.defender) or is_against_square:
            dice = min(dice, SQUARE_DICE)
        dice = max(0, dice - self.fewer_back)
        if not dice:
            return None
        sides = scene.sides(self.defender, self.attacker, True)
        return scene.struck(dice, sides, self.attacker, scene.stance[self.attacker], self.works_back)

    def struck(self) -> Blow:
        """The blow of the attacker on the defender."""
        scene = self.scene
        sides = scene.sides(self.attacker, self.defender, True)
        stance = scene.stance[self.defender]
        return scene.struck(self.attack_dice(), sides, self.defender, stance, self.works)

    def stand(self) -> float:
        """To be struck and to battle back."""
        scene = self.scene
        blow = self.struck()
        value = -scene.cost(blow, self.defender) - blow.holds * self.danger
        for left in range(1, scene.position.blocks[self.defender] + 1):
            if blow.stays[left] > 0.0:
                back = self.back(left)
                if back is not None:
                    value += blow.stays[left] * scene.cost(back, self.attacker)
        return value

    def strike_first(self) -> float:
        """To strike before the attacker does, who goes on if he can with what he has left."""
        scene = self.scene
        first = self.back(scene.position.blocks[self.defender])
        if first is None:
            return self.stand()
        value = scene.cost(first, self.attacker)
        blocks = scene.position.blocks
        full = blocks[self.attacker]
        for left in range(1, full + 1):
            if first.stays[left] > 0.0:
                blocks[self.attacker] = left
                value += first.stays[left] * self.stand()
        blocks[self.attacker] = full
        return value

    def retire(self) -> float:
        """To go back two hexes: only its own symbol hits, and there is no battle back."""
        scene = self.scene
        blow = scene.retiring(self.attack_dice(), self.defender)
        return -scene.cost(blow, self.defender) - (1.0 - blow.destroyed) * scene.weights.retired

    def square(self) -> float:
        """To form square: a die first, a die or the batteries against it, a card less, and bound to the ground."""
        scene = self.scene
        die = max(0, SQUARE_DICE - self.fewer_back)
        first = scene.square_strike(self.attacker, self.defender, die)
        dice = max(0, SQUARE_DICE - self.fewer) + self.support
        sides = scene.sides(self.attacker, self.defender, True)
        blow = scene.struck(dice, sides, self.defender, scene.as_square(self.defender), self.works)
        goes_on = scene.goes_on(self.attacker, first, die)
        value = scene.cost(first, self.attacker) - goes_on * scene.cost(blow, self.defender)
        return value - scene.square_price[scene.side] - self.prey()

    def prey(self) -> float:
        """What guns and infantry could do to the square, beyond what they could do to the unit as it is."""
        scene, standing = self.scene, self.standing
        position = scene.position
        unit = self.defender
        stance = scene.stance[unit]
        row = BOARD.distance[self.ground]
        total = 0.0
        for foe in scene.foes:
            if foe == self.attacker or position.battled >> foe & 1:
                continue
            if row[position.unit_hex[foe]] > max(standing.close_reach[foe], standing.fire_reach[foe]):
                continue
            is_horse = position.kinds[foe].arm == CAVALRY
            if is_horse:
                continue
            free = standing.attack_next_turn(foe, unit)
            scene.stance[unit] = scene.as_square(unit)
            position.square_of[unit] = 0
            caught = standing.attack_next_turn(foe, unit)
            position.square_of[unit] = -1
            scene.stance[unit] = stance
            total += max(0.0, caught - free)
        return scene.weights.square_prey * total

"""What becomes of a unit under attack: if it stands, forms square, retires or strikes first."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import BOARD
from ...games.napoleonics.dice import SQUARE_DICE, card_dice, melee_faces, support_dice
from ...games.napoleonics.units import CAVALRY
from .chances import Blow
from .footing import Footing
from .outlook import Outlook


class Defence:
    """The melee under way as its defender sees it; every answer is what it is worth to him."""

    def __init__(self, outlook: Outlook, footing: Footing) -> None:
        self.outlook: Final = outlook
        self.footing: Final = footing
        position = outlook.position
        self.attacker: Final = position.attacker
        self.defender: Final = position.defender
        self.post: Final = position.post
        self.ground: Final = position.ground
        arm, own_arm = position.kinds[self.attacker].arm, position.kinds[self.defender].arm
        self.fewer: Final = outlook.land.fewer(position, arm, self.post, self.ground, True)
        self.fewer_back: Final = outlook.land.fewer(position, own_arm, self.ground, self.post, True)
        self.more: Final = card_dice(position, self.attacker, self.post, self.ground, True)
        self.support: Final = sum([support_dice(position, gun, self.ground) for gun in position.supporters])
        self.works: Final = outlook.behind_works(self.defender, self.ground, self.post)
        self.works_back: Final = outlook.behind_works(self.attacker, self.post, self.ground)
        #: What the unit fears from others, once it has stood.
        self.danger: Final = footing.danger(self.defender)

    def attack_dice(self) -> int:
        """The dice of the attacker, with its batteries."""
        outlook = self.outlook
        dice = outlook.melee_dice(self.attacker, outlook.position.blocks[self.attacker], self.defender, self.more)
        if outlook.position.in_square(self.attacker):
            dice = min(dice, SQUARE_DICE)
        return max(0, dice - self.fewer) + self.support

    def back(self, blocks: int) -> Blow | None:
        """The strike of the defender with so many blocks on the attacker; None without dice."""
        outlook = self.outlook
        position = outlook.position
        dice = outlook.melee_dice(self.defender, blocks, self.attacker, 0)
        is_against_square = position.in_square(self.attacker) and position.kinds[self.defender].arm == CAVALRY
        if position.in_square(self.defender) or is_against_square:
            dice = min(dice, SQUARE_DICE)
        dice = max(0, dice - self.fewer_back)
        if not dice:
            return None
        faces = melee_faces(position, self.defender, self.attacker)
        return outlook.struck(dice, faces, self.attacker, outlook.stance[self.attacker], self.works_back)

    def struck(self) -> Blow:
        """The blow of the attacker on the defender."""
        outlook = self.outlook
        faces = melee_faces(outlook.position, self.attacker, self.defender)
        stance = outlook.stance[self.defender]
        return outlook.struck(self.attack_dice(), faces, self.defender, stance, self.works)

    def stand(self) -> float:
        """To be struck and to battle back."""
        outlook = self.outlook
        blow = self.struck()
        value = -outlook.cost(blow, self.defender) - blow.holds * self.danger
        for left in range(1, outlook.position.blocks[self.defender] + 1):
            if blow.stays[left] > 0.0:
                back = self.back(left)
                if back is not None:
                    value += blow.stays[left] * outlook.cost(back, self.attacker)
        return value

    def strike_first(self) -> float:
        """To strike before the attacker does, who goes on if he can with what he has left."""
        outlook = self.outlook
        first = self.back(outlook.position.blocks[self.defender])
        if first is None:
            return self.stand()
        value = outlook.cost(first, self.attacker)
        blocks = outlook.position.blocks
        full = blocks[self.attacker]
        for left in range(1, full + 1):
            if first.stays[left] > 0.0:
                blocks[self.attacker] = left
                value += first.stays[left] * self.stand()
        blocks[self.attacker] = full
        return value

    def retire(self) -> float:
        """To go back two hexes: only its own symbol hits, and there is no battle back."""
        outlook = self.outlook
        blow = outlook.retiring(self.attack_dice(), self.defender)
        return -outlook.cost(blow, self.defender) - (1.0 - blow.destroyed) * outlook.weights.retired

    def square(self) -> float:
        """To form square: a die first, a die or the batteries against it, a card less, and bound to the ground."""
        outlook = self.outlook
        die = max(0, SQUARE_DICE - self.fewer_back)
        first = outlook.square_strike(self.attacker, self.defender, die)
        dice = max(0, SQUARE_DICE - self.fewer) + self.support
        faces = melee_faces(outlook.position, self.attacker, self.defender)
        blow = outlook.struck(dice, faces, self.defender, outlook.as_square(self.defender), self.works)
        goes_on = outlook.goes_on(self.attacker, first, die)
        value = outlook.cost(first, self.attacker) - goes_on * outlook.cost(blow, self.defender)
        return value - outlook.square_price[outlook.side] - self.prey()

    def prey(self) -> float:
        """What guns and infantry could do to the square, beyond what they could do to the unit as it is."""
        outlook, footing = self.outlook, self.footing
        position = outlook.position
        unit = self.defender
        stance = outlook.stance[unit]
        row = BOARD.distance[self.ground]
        total = 0.0
        for foe in outlook.foes:
            if foe == self.attacker or position.battled >> foe & 1:
                continue
            if row[position.unit_hex[foe]] > max(footing.close_reach[foe], footing.fire_reach[foe]):
                continue
            is_horse = position.kinds[foe].arm == CAVALRY
            if is_horse:
                continue
            free = footing.attack_next_turn(foe, unit)
            outlook.stance[unit] = outlook.as_square(unit)
            position.square_of[unit] = 0
            caught = footing.attack_next_turn(foe, unit)
            position.square_of[unit] = -1
            outlook.stance[unit] = stance
            total += max(0.0, caught - free)
        return outlook.weights.square_prey * total

"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import USUAL
from ...games.commands_colors.position import NONE
from ...games.napoleonics.actions import BOARD, HEXES, LEAVE_SQUARE
from ...games.napoleonics.cards import CARDS, NOTHING
from ...games.napoleonics.moves import exit_reach, reach
from ...games.napoleonics.orders import forbids_order
from ...games.napoleonics.position import Napoleonics
from ...games.napoleonics.units import ARTILLERY
from ..commands_colors.footing import ROUNDING
from ..commands_colors.planning import LEAVE, NEVER, STAY, BattleIdea, BattlePlanner
from ..commands_colors.plans import Plan, PlanBook
from .attacks import NO_ATTACK, Arms, Attack, best_attack
from .footing import Footing
from .outlook import Outlook

#: How far a battery may be from a unit whose melee it joins: its range, the move and the melee.
_SUPPORT: Final = 9


class Idea(BattleIdea):
    """The best that one unit can do if it is ordered."""

    def __init__(self, gain: float, end: int, attack: Attack, leaves_square: bool) -> None:
        super().__init__(gain, end, attack.target, attack.success)
        self.attack: Final = attack
        self.leaves_square: Final = leaves_square


class Planner(BattlePlanner[Napoleonics, Outlook, Footing, Idea]):
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, outlook: Outlook, footing: Footing, book: PlanBook) -> None:
        super().__init__(outlook, footing, book, True)
        self._arms = Arms()
        #: The squares and the blocks as they are, which a plan changes.
        self._spaces: list[int] = []
        self._blocks: list[int] = []

    # -- one unit --------------------------------------------------------------------------------

    def idea(self, unit: int) -> Idea:
        """The best that a unit can do under the card in force."""
        position = self.outlook.position
        base = self.footing.worth(unit)
        space = position.square_of[unit]
        if space < 0:
            return self._idea(unit, base, 0.0, False)
        attack = best_attack(self.outlook, self.footing, unit, 0, self._arms)
        best = Idea(attack.value, STAY, attack, False)
        if not position.is_beside_enemy_cavalry(position.unit_hex[unit], self.outlook.side):
            self._set_square(unit, NONE)
            free = self._idea(unit, base, self.outlook.weights.card_back, True)
            self._set_square(unit, space)
            if free.gain > best.gain:
                best = free
        return best

    def _set_square(self, unit: int, space: int) -> None:
        """Stand a unit in square, or out of it."""
        self.outlook.position.square_of[unit] = space
        self.outlook.stance[unit] = self.outlook.stance_of(unit)
        self.footing.note_reach(unit)

    def _idea(self, unit: int, base: float, bonus: float, leaves: bool) -> Idea:
        """The best of staying and all moves; ``base`` is what the unit has without an order."""
        outlook, footing = self.outlook, self.footing
        position = outlook.position
        card = CARDS[position.card]
        here = position.unit_hex[unit]
        attack = best_attack(outlook, footing, unit, 0, self._arms)
        stays = footing.worth(unit) - base if leaves else 0.0
        best_gain = attack.value + stays + bonus
        best = Idea(best_gain, STAY, attack, leaves)
        is_barred = self.slant.bars(unit)
        if is_barred and self.slant.is_barred(unit, here):
            best_gain = NEVER
            best = Idea(best_gain, STAY, NO_ATTACK, False)
        if not card.moves:
            return best
        stance = outlook.stance[unit]
        for end in reach(position, unit):
            hex_ = end % HEXES
            if is_barred and self.slant.is_barred(unit, hex_):
                continue
            found = self.put(unit, hex_)
            attack = best_attack(outlook, footing, unit, end // HEXES, self._arms)
            relief = self.relief(unit, attack.target, attack.success) if attack.target >= 0 else 0.0
            least = best_gain + base - attack.value - bonus - relief - ROUNDING
            gain = attack.value + (self.worth_if_above(unit, least) + relief) - base + bonus
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = stance
            if gain > best_gain:
                best_gain = gain
                best = Idea(gain, hex_, attack, leaves)
        if position.special.exits[outlook.side] and exit_reach(position, unit):
            gain = footing.danger(unit) - outlook.weights.escaped
            if gain > best_gain:
                best = Idea(gain, LEAVE, NO_ATTACK, leaves)
        return best

    def usual_key(self, unit: int) -> int:
        """It depends on the batteries that may be ordered, too, as far as they are near enough to join in."""
        position = self.outlook.position
        unit_hex = position.unit_hex
        is_plain = self.is_plain()
        near = 0
        for gun in self._arms.hopes:
            if not is_plain or BOARD.distance[unit_hex[gun]][unit_hex[unit]] <= _SUPPORT:
                near |= 1 << gun
        return (near * len(CARDS) + (NOTHING if is_plain else position.card)) * len(unit_hex) + unit

    def is_plain(self) -> bool:
        """Whether the card in force changes nothing about how those it orders move and battle."""
        row = CARDS[self.before.card]
        dice = row.all_dice + row.fire_dice + row.melee_dice + row.horse_dice + row.gun_dice + row.guard_dice
        is_usual = row.move == USUAL and row.battle_move == USUAL and row.heavy_move == USUAL
        return row.moves and row.fires and row.closes and is_usual and dice == 0

    def may_order(self, unit: int) -> bool:
        """Whether the card in force has an order left for a unit."""
        return forbids_order(self.before, self.outlook.side, unit) is None

    # -- a whole card ----------------------------------------------------------------------------

    def begin(self, units: list[int], may_order: bool) -> None:
        """Nothing is settled yet; batteries that can be ordered may join melees."""
        position = self.outlook.position
        self._spaces = position.square_of[:]
        self._blocks = position.blocks[:]
        self._arms = Arms()
        for unit in self.outlook.own:
            if position.kinds[unit].arm == ARTILLERY and (unit in units or (may_order and self.may_order(unit))):
                self._arms.hopes.append(unit)

    def form_up(self, unit: int, idea: Idea, plan: Plan) -> None:
        """Leave the square."""
        if idea.leaves_square:
            plan.orders.append(LEAVE_SQUARE + self.outlook.position.unit_hex[unit])
            self._set_square(unit, NONE)

    def note_attack(self, unit: int, idea: Idea) -> None:
        """Batteries that stand may join melees, and melees may be joined; the enemy will have lost blocks."""
        position = self.outlook.position
        arms = self._arms
        attack = idea.attack
        foe = position.unit_at[attack.target] if attack.target >= 0 else NONE
        if position.kinds[unit].arm == ARTILLERY:
            arms.hopes.remove(unit)
            if idea.end == STAY and attack.target not in arms.targets:
                arms.guns.append(unit)
                arms.gains.append(attack.value)
        elif attack.is_melee:
            if foe >= 0:
                arms.leads.append(unit)
                arms.targets.append(attack.target)
                arms.chances.append(self.footing.remains[foe])
                arms.blocks.append(position.blocks[foe])
            for gun in attack.joined:
                arms.take(gun)
        if foe >= 0:
            position.blocks[foe] = max(1, round(attack.left))

    def is_touched(self, unit: int, idea: Idea, known: Idea, other: int) -> bool:
        """Those who would attack the same enemy, and guns and melees that could be combined."""
        if known.target >= 0 and known.target == idea.target:
            return True
        kinds = self.outlook.position.kinds
        if kinds[unit].arm != ARTILLERY and not idea.attack.is_melee:
            return False
        return known.attack.is_melee or kinds[other].arm == ARTILLERY

    def put_right(self) -> None:
        """Squares stand again, and lost blocks are back."""
        position = self.outlook.position
        for unit in self.outlook.own:
            if position.square_of[unit] != self._spaces[unit]:
                self._set_square(unit, self._spaces[unit])
        position.blocks = self._blocks
        self._arms = Arms()

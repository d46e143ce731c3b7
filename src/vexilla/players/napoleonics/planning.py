"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battle import NONE
from ...games.napoleonics.actions import BOARD, EXIT, HEXES, LEAVE_SQUARE, MOVE, ORDER
from ...games.napoleonics.cards import CARDS, USUAL
from ...games.napoleonics.moves import exit_reach, reach
from ...games.napoleonics.orders import forbids_order
from ...games.napoleonics.position import Napoleonics
from ...games.napoleonics.units import ARTILLERY
from .attacks import Arms, Attack, best_attack
from .scene import Scene
from .standing import Standing

#: How far the effect of a moved unit is looked for in what others would do.
_NEARBY: Final = 3
#: How far a battery may be from a unit whose melee it joins: its range, the move and the melee.
_SUPPORT: Final = 8
#: Staying, and leaving the field, as ends of a move.
_STAY: Final = -1
_LEAVE: Final = -2


class Plan:
    """What to do with a card: orders and moves as actions, in their order, and what it is worth."""

    def __init__(self) -> None:
        self.value = 0.0
        self.orders: list[int] = []
        self.moves: list[int] = []


class Idea:
    """The best that one unit can do if it is ordered."""

    def __init__(self, gain: float, end: int, attack: Attack, leaves_square: bool) -> None:
        #: What is gained over leaving it without orders.
        self.gain: Final = gain
        #: The hex it moves to, or one of the special ends.
        self.end: Final = end
        #: Whom it would attack then.
        self.attack: Final = attack
        self.leaves_square: Final = leaves_square


class Done:
    """A planned move that can be undone."""

    def __init__(self, unit: int, hex_: int, found: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex_
        self.found: Final = found


class Planner:
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, scene: Scene, standing: Standing, before: Napoleonics) -> None:
        self.scene: Final = scene
        self.standing: Final = standing
        #: The same position, in which nobody moves: orders are judged by where units stand now.
        self.before: Final = before
        self._usual: dict[int, Idea] = {}
        self._arms = Arms()

    # -- one unit --------------------------------------------------------------------------------

    def idea(self, unit: int) -> Idea:
        """The best that a unit can do under the card in force."""
        position = self.scene.position
        base = self.standing.worth(unit)
        space = position.square_of[unit]
        if space < 0:
            return self._idea(unit, base, 0.0, False)
        attack = best_attack(self.scene, self.standing, unit, 0, self._arms)
        best = Idea(attack.value, _STAY, attack, False)
        if not position.is_beside_enemy_cavalry(position.unit_hex[unit], self.scene.side):
            self._set_square(unit, NONE)
            free = self._idea(unit, base, self.scene.weights.card_back, True)
            self._set_square(unit, space)
            if free.gain > best.gain:
                best = free
        return best

    def _set_square(self, unit: int, space: int) -> None:
        """Stand a unit in square, or out of it."""
        self.scene.position.square_of[unit] = space
        self.scene.stance[unit] = self.scene.stance_of(unit)
        self.standing.note_reach(unit)

    def _idea(self, unit: int, base: float, bonus: float, leaves: bool) -> Idea:
        """The best of staying and all moves; ``base`` is what the unit has without an order."""
        scene, standing = self.scene, self.standing
        position = scene.position
        card = CARDS[position.card]
        here = position.unit_hex[unit]
        attack = best_attack(scene, standing, unit, 0, self._arms)
        stays = standing.worth(unit) - base if leaves else 0.0
        best_gain = attack.value + stays + bonus
        best = Idea(best_gain, _STAY, attack, leaves)
        if not card.moves:
            return best
        stance = scene.stance[unit]
        for end in reach(position, unit):
            hex_ = end % HEXES
            found = scene.put(unit, hex_)
            attack = best_attack(scene, standing, unit, end // HEXES, self._arms)
            worth = standing.worth(unit)
            if attack.target >= 0:
                worth += self._relief(unit, attack)
            gain = attack.value + worth - base + bonus
            scene.put_back(unit, here, found)
            scene.stance[unit] = stance
            if gain > best_gain:
                best_gain = gain
                best = Idea(gain, hex_, attack, leaves)
        if position.special.exits[scene.side] and exit_reach(position, unit):
            gain = standing.danger(unit) - scene.weights.escaped
            if gain > best_gain:
                best = Idea(gain, _LEAVE, attack, leaves)
        return best

    def _relief(self, unit: int, attack: Attack) -> float:
        """The danger from a target that will probably be gone is not feared."""
        foe = self.scene.position.unit_at[attack.target]
        if foe < 0:
            return 0.0
        weights = self.scene.weights
        return weights.ordered * weights.also * attack.success * self.standing.attack_next_turn(foe, unit)

    def usual_idea(self, unit: int) -> Idea:
        """The idea for a unit under a card that changes nothing about movement and battle; kept.

        It depends on the batteries that may be ordered, too, as far as they are near enough to join in.
        """
        unit_hex = self.scene.position.unit_hex
        key = 0
        for gun in self._arms.hopes:
            if BOARD.distance[unit_hex[gun]][unit_hex[unit]] <= _SUPPORT:
                key |= 1 << gun
        key = key * len(unit_hex) + unit
        known = self._usual.get(key)
        if known is None:
            known = self.idea(unit)
            self._usual[key] = known
        return known

    # -- a whole card ----------------------------------------------------------------------------

    def plan(self, card: int) -> Plan:
        """The best plan found for a card whose orders are to be given now."""
        return self._under(card, self.before.ordered[:], True)

    def plan_for(self, card: int, units: list[int]) -> Plan:
        """The best plan for units that a card orders all at once."""
        return self._under(card, units, False)

    def _under(self, card: int, units: list[int], may_order: bool) -> Plan:
        position, before = self.scene.position, self.before
        was = position.card, before.card
        position.card = before.card = card
        plan = self._carry_out(units, may_order)
        position.card, before.card = was
        return plan

    def moves_of(self, units: list[int]) -> Plan:
        """The best moves of units that have their orders."""
        return self._carry_out(units, False)

    def _carry_out(self, units: list[int], may_order: bool) -> Plan:
        """Again and again the unit that gains most; ``units`` have their orders, others still need them."""
        scene, standing, before = self.scene, self.standing, self.before
        plan = Plan()
        was_ordered = before.ordered
        before.ordered = units[:]
        self._arms = Arms()
        for unit in scene.own:
            if before.kinds[unit].arm == ARTILLERY and (unit in units or (may_order and self._may_order(unit))):
                self._arms.hopes.append(unit)
        done: list[Done] = []
        left: list[int] = []
        spaces = scene.position.square_of[:]
        ideas: dict[int, Idea] = {}
        stale: list[int] = []
        finished: list[int] = []
        remains = standing.remains[:]
        blocks = scene.position.blocks[:]
        while True:
            chosen, gain = self._most_promising(ideas, stale, finished, may_order)
            if chosen < 0 or gain < scene.weights.least_gain:
                break
            idea = ideas[chosen]
            if chosen not in before.ordered:
                plan.orders.append(ORDER + before.unit_hex[chosen])
                before.ordered.append(chosen)
            if idea.leaves_square:
                plan.orders.append(LEAVE_SQUARE + before.unit_hex[chosen])
                left.append(chosen)
            plan.value += gain
            finished.append(chosen)
            self._commit(chosen, idea, plan, done, ideas, stale)
        for each in reversed(done):
            there = scene.position.unit_hex[each.unit]
            scene.put_back(each.unit, each.hex, each.found)
            scene.stance[each.unit] = scene.stance_of(each.unit)
            scene.renew_stances(there)
            scene.renew_stances(each.hex)
        for unit in left:
            self._set_square(unit, spaces[unit])
        for number, part in enumerate(remains):
            standing.remains[number] = part
        scene.position.blocks = blocks
        if finished:
            standing.note_threats()
        before.ordered = was_ordered
        self._arms = Arms()
        return plan

    def _most_promising(
        self, ideas: dict[int, Idea], stale: list[int], finished: list[int], may_order: bool
    ) -> tuple[int, float]:
        """The unit with the best idea; ideas that moves nearby have made stale are thought over first."""
        before = self.before
        is_usual = is_plain(before.card) and not finished
        while True:
            chosen = -1
            gain = 0.0
            for unit in self.scene.own:
                if unit in finished or before.moved[unit] or before.held >> unit & 1:
                    continue
                if unit not in before.ordered and not (may_order and self._may_order(unit)):
                    continue
                if unit not in ideas:
                    ideas[unit] = self.usual_idea(unit) if is_usual else self.idea(unit)
                if ideas[unit].gain > gain:
                    chosen, gain = unit, ideas[unit].gain
            if chosen < 0 or chosen not in stale:
                return chosen, gain
            stale.remove(chosen)
            ideas[chosen] = self.idea(chosen)

    def _may_order(self, unit: int) -> bool:
        return forbids_order(self.before, self.scene.side, unit) is None

    def _commit(
        self, unit: int, idea: Idea, plan: Plan, done: list[Done], ideas: dict[int, Idea], stale: list[int]
    ) -> None:
        """Make a planned move and remember what it changes."""
        scene, standing = self.scene, self.standing
        position = scene.position
        here = position.unit_hex[unit]
        if idea.leaves_square:
            self._set_square(unit, NONE)
        if idea.end == _LEAVE:
            plan.moves.append(EXIT + here)
        elif idea.end >= 0:
            plan.moves.append(MOVE + here * HEXES + idea.end)
            done.append(Done(unit, here, scene.put(unit, idea.end)))
            scene.renew_stances(here)
            scene.renew_stances(idea.end)
        attack = idea.attack
        self._note_arms(unit, idea)
        if attack.target >= 0:
            foe = position.unit_at[attack.target]
            if foe >= 0:
                standing.remains[foe] *= 1.0 - attack.success
                position.blocks[foe] = max(1, round(attack.left))
        standing.note_threats()
        there = position.unit_hex[unit]
        is_armed = position.kinds[unit].arm == ARTILLERY or attack.is_melee
        for other, known in ideas.items():
            hex_ = position.unit_hex[other]
            is_near = BOARD.distance[hex_][here] <= _NEARBY or BOARD.distance[hex_][there] <= _NEARBY
            may_join = is_armed and (known.attack.is_melee or position.kinds[other].arm == ARTILLERY)
            same = known.attack.target >= 0 and known.attack.target == attack.target
            if other != unit and other not in stale and (is_near or same or may_join):
                stale.append(other)

    def _note_arms(self, unit: int, idea: Idea) -> None:
        """Batteries that stand may join melees, and melees may be joined."""
        position = self.scene.position
        arms = self._arms
        attack = idea.attack
        if position.kinds[unit].arm == ARTILLERY:
            arms.hopes.remove(unit)
            if idea.end == _STAY and attack.target not in arms.targets:
                arms.guns.append(unit)
                arms.gains.append(attack.value)
        elif attack.is_melee:
            foe = position.unit_at[attack.target]
            if foe >= 0:
                arms.leads.append(unit)
                arms.targets.append(attack.target)
                arms.chances.append(self.standing.remains[foe])
                arms.blocks.append(position.blocks[foe])
            for gun in attack.joined:
                arms.take(gun)


def is_plain(card: int) -> bool:
    """Whether a card changes nothing about how those it orders move and battle."""
    row = CARDS[card]
    dice = row.all_dice + row.fire_dice + row.melee_dice + row.horse_dice + row.gun_dice + row.guard_dice
    is_usual = row.move == USUAL and row.battle_move == USUAL and row.heavy_move == USUAL
    return row.moves and row.fires and row.melees and is_usual and dice == 0

"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD, EXIT, HEXES, MOVE, ORDER, ORDER_LEADER
from ...games.ancients.cards import BY_GROUP, BY_LEADER, CARDS, UNLIMITED
from ...games.ancients.moves import exit_reach, reach
from ...games.ancients.orders import forbids_order, forbids_order_leader
from ...games.ancients.position import Ancients
from ...games.commands_colors.battle import NONE
from .attacks import best_attack
from .scene import Scene
from .standing import Standing

#: How far the effect of a moved unit is looked for in what others would do.
_NEARBY: Final = 3
#: How many units are tried as the first of a linked group.
_SEEDS: Final = 3
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

    def __init__(self, gain: float, end: int, target: int, success: float) -> None:
        #: What is gained over leaving it without orders.
        self.gain: Final = gain
        #: The hex it moves to, or one of the special ends.
        self.end: Final = end
        #: The hex it would attack then, and how likely its target is gone afterwards.
        self.target: Final = target
        self.success: Final = success


class Done:
    """A planned move that can be undone."""

    def __init__(self, unit: int, hex_: int, found: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex_
        self.found: Final = found


class Planner:
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, scene: Scene, standing: Standing, before: Ancients) -> None:
        self.scene: Final = scene
        self.standing: Final = standing
        #: The same position, in which nobody moves: orders are judged by where units stand now.
        self.before: Final = before
        self._usual: dict[int, Idea] = {}

    # -- one unit --------------------------------------------------------------------------------

    def idea(self, unit: int) -> Idea:
        """The best that a unit can do under the card in force."""
        scene, standing = self.scene, self.standing
        position = scene.position
        card = CARDS[position.card]
        here = position.unit_hex[unit]
        base = standing.worth(unit)
        attack = best_attack(scene, standing, unit, 0)
        best = Idea(attack.value, _STAY, attack.target, attack.success)
        if not card.moves:
            return best
        best_gain = best.gain
        stance = scene.stance[unit]
        for end in reach(position, unit):
            hex_ = end % HEXES
            found = scene.put(unit, hex_)
            attack = best_attack(scene, standing, unit, end // HEXES)
            gain = attack.value
            worth = standing.worth(unit)
            if attack.target >= 0 and not card.moves_again:
                worth += self._relief(unit, attack.target, attack.success)
            if card.moves_again:
                worth = max(base, worth)
            gain += worth - base
            if hex_ in position.special.objectives[scene.side] and hex_ not in position.taken:
                gain += scene.weights.banner + scene.pressing[scene.side]
            scene.put_back(unit, here, found)
            scene.stance[unit] = stance
            if gain > best_gain:
                best_gain = gain
                best = Idea(gain, hex_, attack.target, attack.success)
        if position.special.exits[scene.side] and exit_reach(position, unit):
            gain = scene.weights.banner + scene.pressing[scene.side] - base
            if gain > best_gain:
                best = Idea(gain, _LEAVE, -1, 0.0)
        return best

    def _relief(self, unit: int, target: int, success: float) -> float:
        """The danger from a target that will probably be gone is not feared."""
        foe = self.scene.position.unit_at[target]
        if foe < 0:
            return 0.0
        weights = self.scene.weights
        return weights.ordered * weights.also * success * self.standing.attack_next_turn(foe, unit)

    def usual_idea(self, unit: int) -> Idea:
        """The idea for a unit under a card that changes nothing about movement and battle; kept."""
        known = self._usual.get(unit)
        if known is None:
            known = self.idea(unit)
            self._usual[unit] = known
        return known

    # -- a whole card ----------------------------------------------------------------------------

    def plan(self, card: int) -> Plan:
        """The best plan found for a card whose orders are to be given now."""
        position, before = self.scene.position, self.before
        was = position.card, before.card
        position.card = before.card = card
        row = CARDS[card]
        ordered, commander = before.ordered, before.commander
        if row.orders == BY_LEADER and not ordered and commander < 0:
            best = self._under_leaders()
        elif row.orders == BY_GROUP and not ordered:
            best = self._in_a_group(row.number)
        else:
            best = self._greedy([])
        before.ordered, before.commander = ordered, commander
        position.card, before.card = was
        return best

    def moves_of(self, units: list[int]) -> Plan:
        """The best moves of units that have their orders."""
        return self._carry_out(units, False, [])

    def _under_leaders(self) -> Plan:
        """Each leader in turn, with the units linked to him; or one unit alone."""
        before = self.before
        best = Plan()
        alone = self._greedy([])
        if alone.orders:
            best = alone
        for leader in before.roster.leaders_of[self.scene.side]:
            hex_ = before.leader_hex[leader]
            before.ordered, before.commander = [], NONE
            if hex_ < 0 or forbids_order_leader(before, self.scene.side, leader) is not None:
                continue
            before.commander = leader
            led = before.unit_at[hex_]
            before.ordered = [led] if led >= 0 else []
            plan = self._greedy([ORDER_LEADER + hex_])
            if plan.value > best.value or not best.orders:
                best = plan
        return best

    def _in_a_group(self, number: int) -> Plan:
        """Linked units: all of a group where there is no limit, else grown from the most promising ones."""
        before = self.before
        best = Plan()
        able = [unit for unit in self.scene.own if forbids_order(before, self.scene.side, unit) is None]
        if number == UNLIMITED:
            left = able
            while left:
                group = [left[0]]
                for unit in group:
                    row = BOARD.distance[before.unit_hex[unit]]
                    group += [other for other in left if other not in group and row[before.unit_hex[other]] == 1]
                left = [unit for unit in left if unit not in group]
                plan = self._carry_out(group, False, [ORDER + before.unit_hex[unit] for unit in group])
                if plan.value > best.value or not best.orders:
                    best = plan
            return best
        ranked = sorted([(-self.idea(unit).gain, unit) for unit in able])
        for _, seed in ranked[:_SEEDS]:
            before.ordered = [seed]
            plan = self._greedy([ORDER + before.unit_hex[seed]])
            if plan.value > best.value or not best.orders:
                best = plan
        return best

    def _greedy(self, orders: list[int]) -> Plan:
        return self._carry_out(self.before.ordered[:], True, orders)

    def _carry_out(self, units: list[int], may_order: bool, orders: list[int]) -> Plan:
        """Again and again the unit that gains most; ``units`` have their orders, others still need them."""
        scene, standing, before = self.scene, self.standing, self.before
        plan = Plan()
        plan.orders = orders[:]
        was_ordered = before.ordered
        before.ordered = units[:]
        done: list[Done] = []
        ideas: dict[int, Idea] = {}
        stale: list[int] = []
        finished: list[int] = []
        remains = standing.remains[:]
        while True:
            chosen, gain = self._most_promising(ideas, stale, finished, may_order)
            if chosen < 0 or gain < scene.weights.least_gain:
                break
            idea = ideas[chosen]
            if chosen not in before.ordered:
                plan.orders.append(ORDER + before.unit_hex[chosen])
                before.ordered.append(chosen)
            plan.value += gain
            finished.append(chosen)
            self._commit(chosen, idea, plan, done, ideas, stale)
        for each in reversed(done):
            there = scene.position.unit_hex[each.unit]
            scene.put_back(each.unit, each.hex, each.found)
            scene.stance[each.unit] = scene.stance_of(each.unit)
            scene.renew_stances(there)
            scene.renew_stances(each.hex)
        for number, part in enumerate(remains):
            standing.remains[number] = part
        if done:
            standing.note_threats()
        before.ordered = was_ordered
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
        if idea.end == _LEAVE:
            plan.moves.append(EXIT + here)
        elif idea.end >= 0:
            plan.moves.append(MOVE + here * HEXES + idea.end)
            done.append(Done(unit, here, scene.put(unit, idea.end)))
            scene.renew_stances(here)
            scene.renew_stances(idea.end)
        if idea.target >= 0:
            foe = position.unit_at[idea.target]
            if foe >= 0:
                standing.remains[foe] *= 1.0 - idea.success
        if done:
            standing.note_threats()
        there = position.unit_hex[unit]
        for other, known in ideas.items():
            hex_ = position.unit_hex[other]
            is_near = BOARD.distance[hex_][here] <= _NEARBY or BOARD.distance[hex_][there] <= _NEARBY
            if other != unit and other not in stale and (is_near or known.target == idea.target):
                stale.append(other)


def is_plain(card: int) -> bool:
    """Whether a card changes nothing about how those it orders move and battle."""
    row = CARDS[card]
    return (
        row.moves
        and row.fires
        and row.closes
        and not row.passes_friends
        and row.move_limit < 0
        and row.heavy_mounted_move < 0
        and row.close_dice == 0
    )

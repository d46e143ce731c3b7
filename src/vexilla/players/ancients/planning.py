"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD, HEXES, ORDER, ORDER_LEADER
from ...games.ancients.cards import BY_GROUP, BY_LEADER, CARDS, UNLIMITED
from ...games.ancients.moves import exit_reach, reach
from ...games.ancients.orders import forbids_order, forbids_order_leader
from ...games.ancients.position import Ancients
from ...games.commands_colors.orders import is_linked
from ...games.commands_colors.position import NONE
from ..commands_colors.footing import ROUNDING
from ..commands_colors.planning import LEAVE, STAY, BattleIdea, BattlePlanner
from ..commands_colors.plans import Plan, PlanBook
from .attacks import NO_ATTACK, best_attack
from .footing import Footing
from .outlook import Outlook

#: How many units are tried as the first of a linked group.
_SEEDS: Final = 3


class Planner(BattlePlanner[Ancients, Outlook, Footing, BattleIdea]):
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, outlook: Outlook, footing: Footing, book: PlanBook) -> None:
        super().__init__(outlook, footing, book, False)

    # -- one unit --------------------------------------------------------------------------------

    def idea(self, unit: int) -> BattleIdea:
        """The best that a unit can do under the card in force."""
        outlook, footing = self.outlook, self.footing
        position = outlook.position
        card = CARDS[position.card]
        here = position.unit_hex[unit]
        base = self.worth(unit, False)
        attack = best_attack(outlook, footing, unit, 0)
        best = BattleIdea(attack.value, STAY, attack.target, attack.success)
        if not card.moves:
            return best
        best_gain = best.gain
        stance = outlook.stance[unit]
        is_hunting = outlook.is_hunting()
        objectives = position.special.objectives[outlook.side]
        for end in reach(position, unit):
            hex_ = end % HEXES
            prize = 0.0
            if hex_ in objectives and hex_ not in position.taken:
                prize = outlook.weights.banner + outlook.pressing[outlook.side]
            if not is_hunting and footing.is_quiet(unit, hex_):
                found = outlook.shift(unit, hex_)
                attack = NO_ATTACK
                worth = self.worth(unit, True)
            else:
                found = self.put(unit, hex_)
                attack = best_attack(outlook, footing, unit, end // HEXES)
                if card.moves_again:
                    worth = self.worth(unit, False)
                else:
                    relief = self.relief(unit, attack.target, attack.success) if attack.target >= 0 else 0.0
                    least = best_gain + base - attack.value - relief - prize - ROUNDING
                    worth = self.worth_if_above(unit, least) + relief
            if card.moves_again:
                worth = max(base, worth)
            gain = attack.value + (worth - base) + prize
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = stance
            if gain > best_gain:
                best_gain = gain
                best = BattleIdea(gain, hex_, attack.target, attack.success)
        if position.special.exits[outlook.side] and exit_reach(position, unit):
            gain = outlook.weights.banner + outlook.pressing[outlook.side] - base
            if gain > best_gain:
                best = BattleIdea(gain, LEAVE, -1, 0.0)
        return best

    def is_plain(self) -> bool:
        """Whether the card in force changes nothing about how those it orders move and battle."""
        row = CARDS[self.before.card]
        return (
            row.moves
            and row.fires
            and row.closes
            and not row.passes_friends
            and row.move_limit < 0
            and row.heavy_mounted_move < 0
            and row.close_dice == 0
        )

    def may_order(self, unit: int) -> bool:
        """Whether the card in force has an order left for a unit; a chain grows from its leader, link by link."""
        before = self.before
        if CARDS[before.card].orders == BY_LEADER:
            is_next = is_linked(before, before.unit_hex[unit]) if before.commander >= 0 else not before.ordered
            if not is_next:
                return False
        return forbids_order(before, self.outlook.side, unit) is None

    def is_touched(self, unit: int, idea: BattleIdea, known: BattleIdea, other: int) -> bool:
        """Those who would attack the same enemy."""
        return known.target == idea.target

    # -- a whole card ----------------------------------------------------------------------------

    def work_out(self, card: int, units: list[int]) -> Plan:
        """Under a leader, in a group, or each for himself; once orders are given, those that are left."""
        before = self.before
        row = CARDS[card]
        if units or before.commander >= 0:
            return self._greedy([])
        if row.orders == BY_LEADER:
            best = self._under_leaders()
            before.commander = NONE
            return best
        return self._in_a_group(row.number) if row.orders == BY_GROUP else self._greedy([])

    def _under_leaders(self) -> Plan:
        """Each leader in turn, with the units linked to him; or one unit alone."""
        before = self.before
        best = Plan()
        alone = self._greedy([])
        if alone.orders:
            best = alone
        for leader in before.roster.leaders_of[self.outlook.side]:
            hex_ = before.leader_hex[leader]
            before.ordered, before.commander = [], NONE
            if hex_ < 0 or forbids_order_leader(before, self.outlook.side, leader) is not None:
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
        able = [unit for unit in self.outlook.own if forbids_order(before, self.outlook.side, unit) is None]
        if number == UNLIMITED:
            left = able
            while left:
                group = [left[0]]
                for unit in group:
                    row = BOARD.distance[before.unit_hex[unit]]
                    group += [other for other in left if other not in group and row[before.unit_hex[other]] == 1]
                left = [unit for unit in left if unit not in group]
                plan = self.carry_out(group, False, [ORDER + before.unit_hex[unit] for unit in group])
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
        return self.carry_out(self.before.ordered[:], True, orders)

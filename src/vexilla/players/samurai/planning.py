"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import USUAL
from ...games.commands_colors.position import NONE
from ...games.samurai.actions import HEXES, ORDER, ORDER_LEADER
from ...games.samurai.cards import BY_GROUP, BY_LEADER, CARDS, NOTHING, ONE_UNIT
from ...games.samurai.moves import reach
from ...games.samurai.orders import forbids_order, forbids_order_leader
from ...games.samurai.position import Samurai
from ..commands_colors.footing import ROUNDING
from ..commands_colors.planning import NEVER, STAY, BattleIdea, BattlePlanner
from ..commands_colors.plans import Plan, PlanBook
from .attacks import NO_ATTACK, Attack, best_attack
from .footing import Footing
from .outlook import Outlook

#: How many units are tried as the first of a linked group.
_SEEDS: Final = 3


class Idea(BattleIdea):
    """The best that one unit can do if it is ordered."""

    def __init__(self, gain: float, end: int, attack: Attack) -> None:
        super().__init__(gain, end, attack.target, attack.success)
        self.attack: Final = attack


class Planner(BattlePlanner[Samurai, Outlook, Footing, Idea]):
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, outlook: Outlook, footing: Footing, book: PlanBook) -> None:
        super().__init__(outlook, footing, book, True)
        self._figures: list[int] = []

    # -- one unit --------------------------------------------------------------------------------

    def idea(self, unit: int) -> Idea:
        """The best that a unit can do if it is ordered: what a card changes is for those it orders."""
        position = self.outlook.position
        was = position.ordered
        position.ordered = [unit]
        best = self._idea(unit)
        position.ordered = was
        return best

    def _idea(self, unit: int) -> Idea:
        """The best of staying and of all moves under the card in force."""
        outlook, footing = self.outlook, self.footing
        position = outlook.position
        here = position.unit_hex[unit]
        base = self.worth(unit, False)
        attack = best_attack(outlook, footing, unit, 0)
        best_gain = attack.value
        best = Idea(best_gain, STAY, attack)
        is_barred = self.slant.bars(unit)
        if is_barred and self.slant.is_barred(unit, here):
            best_gain = NEVER
            best = Idea(best_gain, STAY, NO_ATTACK)
        if not CARDS[position.card].moves and not position.called >> unit & 1:
            return best
        leaves_camp = outlook.camp_at(here)
        stance = outlook.stance[unit]
        is_hunting = outlook.is_hunting()
        for end in reach(position, unit):
            hex_ = end % HEXES
            if is_barred and self.slant.is_barred(unit, hex_):
                continue
            if not is_hunting and footing.is_quiet(unit, hex_):
                found = outlook.shift(unit, hex_)
                attack = NO_ATTACK
                worth = self.worth(unit, True) - leaves_camp
            else:
                found = self.put(unit, hex_)
                attack = best_attack(outlook, footing, unit, end // HEXES)
                relief = self.relief(unit, attack.target, attack.success) if attack.target >= 0 else 0.0
                least = best_gain + base + leaves_camp - attack.value - relief - ROUNDING
                worth = self.worth_if_above(unit, least) - leaves_camp + relief
            gain = attack.value + worth - base
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = stance
            if gain > best_gain:
                best_gain = gain
                best = Idea(gain, hex_, attack)
        return best

    def usual_key(self, unit: int) -> int:
        """All plain cards do the same."""
        position = self.outlook.position
        return (NOTHING if self.is_plain() else position.card) * len(position.unit_hex) + unit

    def is_plain(self) -> bool:
        """Whether the card in force changes nothing about how those it orders move and battle."""
        row = CARDS[self.before.card]
        is_usual = row.move == USUAL and row.foot_move == USUAL and row.horse_move == USUAL and row.shots == 1
        is_free = not row.no_fire_clause and not row.no_close_clause and not row.missiles_clause
        return row.moves and is_usual and is_free and row.all_dice + row.close_dice == 0

    def may_order(self, unit: int) -> bool:
        """Whether the card in force has an order left for a unit."""
        return forbids_order(self.before, self.outlook.side, unit) is None

    # -- a whole card ----------------------------------------------------------------------------

    def work_out(self, card: int, units: list[int]) -> Plan:
        """About a leader, in a linked group, or each for himself; once orders are given, those that are left."""
        before = self.before
        row = CARDS[card]
        if units or before.commander >= 0:
            return self._greedy([])
        if row.orders == BY_LEADER:
            best = self._about_leaders()
            before.commander = NONE
            return best
        return self._in_a_group() if row.orders == BY_GROUP else self._greedy([])

    def _about_leaders(self) -> Plan:
        """Each leader in turn, with those beside him."""
        before = self.before
        best = Plan()
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
        before.ordered = []
        return best

    def _in_a_group(self) -> Plan:
        """Linked units, grown from the most promising ones."""
        before = self.before
        best = Plan()
        able = [unit for unit in self.outlook.own if self.may_order(unit)]
        ranked = sorted([(-self.usual_idea(unit).gain, unit) for unit in able])
        for _, seed in ranked[:_SEEDS]:
            before.ordered = [seed]
            plan = self._greedy([ORDER + before.unit_hex[seed]])
            if plan.value > best.value or not best.orders:
                best = plan
        before.ordered = []
        return best

    def _greedy(self, orders: list[int]) -> Plan:
        return self.carry_out(self.before.ordered[:], True, orders)

    def begin(self, units: list[int], may_order: bool) -> None:
        """Nobody has lost figures yet."""
        self._figures = self.outlook.position.blocks[:]

    def note_attack(self, unit: int, idea: Idea) -> None:
        """The enemy will have lost figures."""
        position = self.outlook.position
        foe = position.unit_at[idea.target] if idea.target >= 0 else NONE
        if foe >= 0:
            position.blocks[foe] = max(1, round(idea.attack.left))

    def is_touched(self, unit: int, idea: Idea, known: Idea, other: int) -> bool:
        """Those who would attack the same enemy."""
        return known.target >= 0 and known.target == idea.target

    def put_right(self) -> None:
        """Lost figures are back."""
        self.outlook.position.blocks = self._figures

    # -- one more ---------------------------------------------------------------------------------

    def best_call(self, units: list[int]) -> tuple[float, int]:
        """What one more unit could do, ordered without what the card changes, beside those that are ordered."""
        position = self.outlook.position
        was, was_called = position.card, position.called
        position.card = ONE_UNIT
        best, where = 0.0, NONE
        for unit in self.outlook.own:
            if unit in units or position.kinds[unit].is_guard:
                continue
            gain = self.idea(unit).gain
            if gain > best:
                best, where = gain, unit
        position.card, position.called = was, was_called
        return best, where

    def best_hurry(self, units: list[int]) -> tuple[float, int]:
        """How much more one of some units could do if it moved a hex further, and which."""
        position = self.outlook.position
        best, where = 0.0, NONE
        for unit in units:
            usual = self.idea(unit).gain
            position.hurried = unit
            gain = self.idea(unit).gain - usual
            position.hurried = NONE
            if gain > best:
                best, where = gain, unit
        return best, where

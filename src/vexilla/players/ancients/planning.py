"""Plans for a turn: whom a card should order, where they go, and what all that is worth."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD, HEXES, ORDER, ORDER_LEADER
from ...games.ancients.cards import BY_GROUP, BY_LEADER, CARDS, UNLIMITED
from ...games.ancients.moves import exit_reach, move_limit, passes_friends, reach
from ...games.ancients.orders import forbids_new_order, forbids_order, forbids_order_leader
from ...games.ancients.position import Ancients
from ...games.ancients.targets import close_move
from ...games.commands_colors.orders import is_linked
from ...games.commands_colors.position import NONE
from ..commands_colors.footing import ROUNDING
from ..commands_colors.planning import LEAVE, LEEWAY, NEVER, STAY, BattleIdea, BattlePlanner
from ..commands_colors.plans import Plan, PlanBook
from ..commands_colors.slants import PLAIN
from .attacks import best_attack
from .footing import Footing
from .outlook import UNASKED, Outlook

#: How many units are tried as the first of a linked group.
_SEEDS: Final = 3
#: How many times what its units would gain each for itself a plan comes to, hardly ever more; some leeway comes to it.
_GROWTH: Final = 1.2
#: More than any unit moves, and what is added to it.
_MOST_MOVE: Final = 16


def _sorts(cards: list[tuple[int, ...]]) -> list[int]:
    """For each card the first one that is the same, from 1: cards of a sort do the same."""
    return [cards.index(card) + 1 for card in cards]


#: The sorts of cards, by what they change about close combat, and about battle altogether.
_CLOSE_BATTLES: Final = _sorts([(row.closes, row.close_dice, row.bonus_dice) for row in CARDS])
_BATTLES: Final = _sorts(
    [(row.closes, row.close_dice, row.bonus_dice, row.fires, row.shots, row.fire_dice) for row in CARDS]
)


def most_of(sketched: float) -> float:
    """What a plan whose sketch is worth so much may come to: in one choice of a hundred another is better after all."""
    return max(sketched, _GROWTH * sketched) + LEEWAY


class Beginning:
    """Orders that a plan begins with: who commands, and the first who is ordered, if there are any."""

    def __init__(self, commander: int, unit: int, orders: list[int]) -> None:
        self.commander: Final = commander
        self.unit: Final = unit
        self.orders: Final = orders


class Planner(BattlePlanner[Ancients, Outlook, Footing, BattleIdea]):
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, outlook: Outlook, footing: Footing, book: PlanBook) -> None:
        super().__init__(outlook, footing, book, False)
        #: By card and unit the first ideas that were asked for.
        self._by_card: Final[list[BattleIdea | None]] = [None] * (len(CARDS) * len(self.before.unit_hex))

    # -- one unit --------------------------------------------------------------------------------

    def usual_idea(self, unit: int) -> BattleIdea:
        """The same again under the same card."""
        place = self.outlook.position.card * len(self.before.unit_hex) + unit
        known = self._by_card[place]
        if known is None:
            known = super().usual_idea(unit)
            self._by_card[place] = known
        return known

    def put(self, unit: int, hex_: int) -> int:
        """Stand a unit on another hex, to try that out; how it stands there is found when somebody asks."""
        outlook = self.outlook
        found = outlook.shift(unit, hex_)
        outlook.stance[unit] = UNASKED
        return found

    def idea(self, unit: int) -> BattleIdea:
        """The best that a unit can do under the card in force."""
        outlook, footing = self.outlook, self.footing
        position = outlook.position
        card = CARDS[position.card]
        here = position.unit_hex[unit]
        base = self.worth(unit)
        attack = best_attack(outlook, footing, unit, 0)
        best = BattleIdea(attack.value, STAY, attack.target, attack.success)
        is_barred = self.slant.bars(unit)
        if is_barred and self.slant.is_barred(unit, here):
            best = BattleIdea(NEVER, STAY, -1, 0.0)
        if not card.moves:
            return best
        best_gain = best.gain
        stance = outlook.stance[unit]
        is_hunting = outlook.is_hunting()
        near = max(1, footing.range[unit])
        objectives = position.special.objectives[outlook.side]
        # Where it would attack first: many a place from which it would not cannot be better then.
        others: list[int] = []
        for end in reach(position, unit):
            hex_ = end % HEXES
            if is_barred and self.slant.is_barred(unit, hex_):
                continue
            if not is_hunting and outlook.nearest_foe(hex_) > near:
                others.append(hex_)
                continue
            found = self.put(unit, hex_)
            attack = best_attack(outlook, footing, unit, end // HEXES)
            if attack.target < 0:
                others.append(hex_)
            else:
                prize = outlook.prize_of_place(hex_) if objectives else 0.0
                gain = attack.value + prize
                if card.moves_again:
                    gain += max(0.0, self.worth(unit) - base)
                elif gain + footing.rest_at(unit, hex_) + footing.hope(unit) - base <= best_gain:
                    # The relief is part of a danger, and so makes no place better than one without any.
                    gain = NEVER
                else:
                    relief = self.relief(unit, attack.target, attack.success)
                    least = best_gain + base - gain - relief - ROUNDING
                    gain += self.worth_if_above(unit, least) + relief - base
                if gain > best_gain:
                    best_gain = gain
                    best = BattleIdea(gain, hex_, attack.target, attack.success)
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = stance
        for hex_ in others:
            prize = outlook.prize_of_place(hex_) if objectives else 0.0
            worth = footing.rest_at(unit, hex_)
            most = worth + footing.hope(unit)
            if (max(base, most) if card.moves_again else most) - base + prize <= best_gain:
                continue
            if is_hunting or not footing.is_quiet(unit, hex_):
                found = self.put(unit, hex_)
                worth = self.worth(unit) if card.moves_again else self.worth_if_above(unit, best_gain + base - prize)
                outlook.put_back(unit, here, found)
                outlook.stance[unit] = stance
            gain = (max(base, worth) if card.moves_again else worth) - base + prize
            if gain > best_gain:
                best_gain = gain
                best = BattleIdea(gain, hex_, -1, 0.0)
        if position.special.exits[outlook.side] and exit_reach(position, unit):
            gain = outlook.weights.banner + outlook.pressing[outlook.side] - base
            if gain > best_gain:
                best = BattleIdea(gain, LEAVE, -1, 0.0)
        return best

    def usual_key(self, unit: int) -> int:
        """How far the card lets it move; and how to battle, if an enemy is near enough for that."""
        outlook = self.outlook
        position = outlook.position
        card = position.card
        row = CARDS[card]
        limit = move_limit(position, unit) if row.moves else NONE
        fires = self.footing.range[unit]
        key = 0
        if outlook.nearest_foe(position.unit_hex[unit]) <= max(0, limit) + max(1, fires) or outlook.is_hunting():
            key = (_BATTLES[card] if fires else _CLOSE_BATTLES[card]) * _MOST_MOVE + close_move(position, unit)
        key = (key * _MOST_MOVE + limit + 1) * 2 + (1 if row.moves_again else 0)
        key = key * 2 + (1 if passes_friends(position, unit) else 0)
        return key * len(position.unit_hex) + unit

    def may_order(self, unit: int) -> bool:
        """Whether the card in force has an order left for a unit; a chain grows from its leader, link by link."""
        before = self.before
        if CARDS[before.card].orders == BY_LEADER:
            is_next = is_linked(before, before.unit_hex[unit]) if before.commander >= 0 else not before.ordered
            if not is_next:
                return False
        return forbids_new_order(before, self.outlook.side, unit) is None

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
        beginnings = [Beginning(NONE, NONE, [])]
        before.ordered, before.commander = [], NONE
        for leader in before.roster.leaders_of[self.outlook.side]:
            hex_ = before.leader_hex[leader]
            if hex_ >= 0 and forbids_order_leader(before, self.outlook.side, leader) is None:
                beginnings.append(Beginning(leader, before.unit_at[hex_], [ORDER_LEADER + hex_]))
        return self._best_of(beginnings)

    def _in_a_group(self, number: int) -> Plan:
        """Linked units: all of a group where there is no limit, else grown from the most promising ones."""
        before = self.before
        able = [unit for unit in self.outlook.own if forbids_order(before, self.outlook.side, unit) is None]
        if number == UNLIMITED:
            best = Plan()
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
        ranked = sorted([(-self.usual_idea(unit).gain, unit) for unit in able])
        return self._best_of([Beginning(NONE, seed, [ORDER + before.unit_hex[seed]]) for _, seed in ranked[:_SEEDS]])

    def _best_of(self, beginnings: list[Beginning]) -> Plan:
        """The best plan of those that begin in different ways; what promises too little is not worked out."""
        best = Plan()
        ranked: list[tuple[float, int]] = []
        is_choosing = not self.is_sketching and self.slant is PLAIN and len(beginnings) > 1
        for number, beginning in enumerate(beginnings):
            if is_choosing:
                self.is_sketching = True
                ranked.append((-self._plan_from(beginning).value, number))
                self.is_sketching = False
            else:
                ranked.append((NEVER, number))
        ranked.sort()
        for loss, number in ranked:
            if best.orders and most_of(-loss) < best.value:
                break
            plan = self._plan_from(beginnings[number])
            if plan.orders and (plan.value > best.value or not best.orders):
                best = plan
        return best

    def _plan_from(self, beginning: Beginning) -> Plan:
        """The best plan that begins so."""
        before = self.before
        before.commander = beginning.commander
        before.ordered = [beginning.unit] if beginning.unit >= 0 else []
        return self._greedy(beginning.orders)

    def _greedy(self, orders: list[int]) -> Plan:
        return self.carry_out(self.before.ordered[:], True, orders)

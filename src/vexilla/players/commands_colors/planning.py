"""Plans for a turn: whom a card should order and where they go, the most promising unit first."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ...games.commands_colors.position import B, Battle
from .footing import T
from .outlook import S
from .plans import Plan, PlanBook, plan_key
from .slants import PLAIN, Slant
from .weights import BattleWeights

#: How far the effect of a moved unit is looked for in what others would do.
_NEARBY: Final = 3
#: Staying, and leaving the field, as ends of a move.
STAY: Final = -1
LEAVE: Final = -2
#: What is gained by what is not done.
NEVER: Final = -1.0e9
#: How much more a plan comes to, beside a part of it, than what its units would gain each for itself.
LEEWAY: Final = 3.0
#: No stance, and more than any place is worth.
_UNKNOWN: Final = -1
_UNWEIGHED: Final = 1.0e9
#: Who is to go first does not if it costs more than this.
_LEAST_OF_FIRST: Final = -25.0


class BattleIdea:
    """The best that one unit can do if it is ordered."""

    def __init__(self, gain: float, end: int, target: int, success: float) -> None:
        #: What is gained over leaving it without orders.
        self.gain: Final = gain
        #: The hex it moves to, or one of the special ends.
        self.end: Final = end
        #: The hex it would attack then, and how likely its target is gone afterwards.
        self.target: Final = target
        self.success: Final = success


class Place:
    """A unit on a hex before anything of a plan is made, as far as it was asked for."""

    def __init__(self) -> None:
        #: How the unit would stand there, what that is worth, and at most, where it was not weighed up to the end.
        self.stance = _UNKNOWN
        self.worth = _UNWEIGHED
        self.limit = _UNWEIGHED


class Done:
    """A planned move that can be undone."""

    def __init__(self, unit: int, hex_: int, found: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex_
        self.found: Final = found


#: The idea of one of the games.
I = TypeVar("I", bound=BattleIdea)  # noqa: E741


class BattlePlanner(Generic[B, S, T, I]):
    """Plans one side's turn in a position of its own, in which the planned moves are made and undone."""

    def __init__(self, outlook: S, footing: T, book: PlanBook, is_weakening: bool) -> None:
        self.outlook: Final[S] = outlook
        self.footing: Final[T] = footing
        #: The plans that were made already.
        self.book: Final = book
        #: The same position, in which nobody moves: orders are judged by where units stand now.
        self.before: Final[B] = outlook.position.clone()
        #: Whether units that are attacked count as weaker for whoever comes next.
        self._is_weakening: Final = is_weakening
        self._usual: dict[int, I] = {}
        #: Whether anything of the plan is made already; and what is known by unit and hex as long as nothing is, which
        #: is the same under every card. A unit that was not tried anywhere has no row.
        self._is_begun = False
        self._places: Final[list[list[Place | None]]] = [[] for _ in self.before.unit_hex]
        footing.note_threats()
        #: Whom foes would rather attack before anything of a plan is made; whether they may have changed their minds
        #: since that was noted last; and whether it was noted anew since the plan was begun.
        self._threats: Final = footing.threats()
        self._is_stirred = False
        self._is_renoted = False
        #: What is asked of the plan that is worked out.
        self.slant: Slant = PLAIN
        #: Whether plans are only to tell about what they would be worth.
        self.is_sketching = False

    # -- what each game knows --------------------------------------------------------------------

    def idea(self, unit: int) -> I:
        """The best that a unit can do under the card in force."""
        raise NotImplementedError

    def usual_key(self, unit: int) -> int:
        """What the idea for a unit depends on before anything is planned: what the card in force changes for it."""
        raise NotImplementedError

    def may_order(self, unit: int) -> bool:
        """Whether the card in force has an order left for a unit."""
        raise NotImplementedError

    def begin(self, units: list[int], may_order: bool) -> None:
        """A plan is begun, for units that have their orders and perhaps others."""

    def form_up(self, unit: int, idea: I, plan: Plan) -> None:
        """A unit with an idea is about to move: what it does before."""

    def note_attack(self, unit: int, idea: I) -> None:
        """A unit will attack: what that means for those who come after it."""

    def is_touched(self, unit: int, idea: I, known: I, other: int) -> bool:
        """Whether what a unit will do changes what another would do, although it is not near."""
        raise NotImplementedError

    def put_right(self) -> None:
        """The moves of a plan are undone: what else there is to undo."""

    # -- ideas -----------------------------------------------------------------------------------

    def usual_idea(self, unit: int) -> I:
        """The idea for a unit under the card in force before anything is planned; kept for cards that do the same."""
        key = self.usual_key(unit)
        known = self._usual.get(key)
        if known is None:
            known = self.idea(unit)
            self._usual[key] = known
        return known

    def put(self, unit: int, hex_: int) -> int:
        """Stand a unit on another hex, to try that out; answers the leader it found there, or NONE."""
        outlook = self.outlook
        if self._is_begun:
            return outlook.put(unit, hex_)
        found: int = outlook.shift(unit, hex_)
        place = self._place(unit)
        stance = place.stance
        if stance == _UNKNOWN:
            stance = outlook.stance_of(unit)
            place.stance = stance
        outlook.stance[unit] = stance
        return found

    def worth(self, unit: int, is_quiet: bool = False) -> float:
        """How well a unit stands where it was put, in quiet or not."""
        if self._is_begun:
            return float(self.footing.quiet_worth(unit) if is_quiet else self.footing.worth(unit))
        place = self._place(unit)
        if place.worth == _UNWEIGHED:
            place.worth = self.footing.quiet_worth(unit) if is_quiet else self.footing.worth(unit)
        return place.worth

    def worth_if_above(self, unit: int, least: float) -> float:
        """How well a unit stands where it was put, if that is more than so much; else something that is no more."""
        if self._is_begun:
            return float(self.footing.worth_if_above(unit, least))
        place = self._place(unit)
        if place.worth != _UNWEIGHED:
            return place.worth
        if place.limit <= least:
            return place.limit
        value: float = self.footing.worth_if_above(unit, least)
        if value > least:
            place.worth = value
        else:
            place.limit = value
        return value

    def _place(self, unit: int) -> Place:
        """What is known of a unit where it stands now."""
        position: Battle = self.outlook.position
        row = self._places[unit]
        if not row:
            row = [None] * len(position.unit_at)
            self._places[unit] = row
        hex_ = position.unit_hex[unit]
        place = row[hex_]
        if place is None:
            place = Place()
            row[hex_] = place
        return place

    def relief(self, unit: int, target: int, success: float) -> float:
        """The danger from a target that will probably be gone is not feared."""
        position: Battle = self.outlook.position
        foe = position.unit_at[target]
        if foe < 0:
            return 0.0
        weights: BattleWeights = self.outlook.weights
        return weights.ordered * weights.also * success * self.footing.attack_next_turn(foe, unit)

    # -- a whole plan ----------------------------------------------------------------------------

    def work_out(self, card: int, units: list[int]) -> Plan:
        """The best plan for the orders that the card in force has left."""
        return self.carry_out(units, True, [])

    def plan(self, card: int, units: list[int] | None = None) -> Plan:
        """The best plan found for a card whose orders are to be given now; some units may have theirs."""
        return self._under(card, units or [], True)

    def plan_for(self, card: int, units: list[int]) -> Plan:
        """The best plan for units that have their orders by a card."""
        return self._under(card, units, False)

    def _under(self, card: int, units: list[int], may_order: bool) -> Plan:
        """A plan that is known, or a new one; it is kept by all that it depends on."""
        position: Battle = self.outlook.position
        before: Battle = self.before
        was, was_ordered = position.card, before.ordered
        position.card = before.card = card
        before.ordered = units[:]
        key = 0 if self.is_sketching else plan_key(before, may_order)
        plan = None if self.is_sketching else self.book.find(key)
        if plan is None:
            plan = self.work_out(card, units) if may_order else self.carry_out(units, False, [])
            if not self.is_sketching:
                self.book.keep(key, plan)
        position.card = before.card = was
        before.ordered = was_ordered
        return plan

    def slanted(self, card: int, units: list[int], may_order: bool, slant: Slant) -> Plan:
        """The best plan for a card of which something is asked; some units, or all, may have their orders."""
        position: Battle = self.outlook.position
        before: Battle = self.before
        was, was_ordered = position.card, before.ordered
        position.card = before.card = card
        before.ordered = units[:]
        self.slant = slant
        plan = self.work_out(card, units) if may_order else self.carry_out(units, False, [])
        self.slant = PLAIN
        position.card = before.card = was
        before.ordered = was_ordered
        return plan

    def carry_out(self, units: list[int], may_order: bool, orders: list[int]) -> Plan:
        """Again and again the unit that gains most; ``units`` have their orders, others still need them."""
        outlook, footing = self.outlook, self.footing
        before: Battle = self.before
        weights: BattleWeights = outlook.weights
        plan = Plan()
        plan.orders = orders[:]
        was_ordered = before.ordered
        before.ordered = units[:]
        self.begin(units, may_order)
        if self.is_sketching:
            self._sketch(plan, may_order)
            self.put_right()
            plan.units = before.ordered
            before.ordered = was_ordered
            return plan
        done: list[Done] = []
        ideas: dict[int, I] = {}
        stale: list[int] = []
        finished: list[int] = []
        remains, stood = footing.remains[:], outlook.stance[:]
        for unit in self.slant.firsts:
            if unit not in finished and not self._is_left_out(unit) and self._is_able(unit, may_order):
                idea = self._idea_now(unit)
                if idea.gain >= _LEAST_OF_FIRST:
                    self._take(unit, idea, plan, finished, done, ideas, stale)
        while True:
            chosen, gain = self._most_promising(ideas, stale, finished, may_order)
            if chosen < 0 or gain < weights.least_gain:
                break
            self._take(chosen, ideas[chosen], plan, finished, done, ideas, stale)
        for each in reversed(done):
            outlook.put_back(each.unit, each.hex, each.found)
        self.put_right()
        # How a unit stands depends on others, too: only now that all are back everyone stands as before.
        for unit, stance in enumerate(stood):
            outlook.stance[unit] = stance
        for number, part in enumerate(remains):
            footing.remains[number] = part
        if self._is_renoted:
            footing.recall(self._threats)
        self._is_begun = self._is_stirred = self._is_renoted = False
        plan.units = before.ordered
        before.ordered = was_ordered
        return plan

    def _sketch(self, plan: Plan, may_order: bool) -> None:
        """A plan as if nobody's move changed what others would do: whom to order, and what that is worth."""
        before: Battle = self.before
        weights: BattleWeights = self.outlook.weights
        verbs = before.rules.verbs
        left = [unit for unit in self.outlook.own if not (before.moved[unit] or before.held >> unit & 1)]
        while left:
            ranked: list[tuple[float, int]] = []
            unable: list[int] = []
            for unit in left:
                if self._is_able(unit, may_order):
                    gain = self.usual_idea(unit).gain
                    if gain >= weights.least_gain:
                        ranked.append((-gain, unit))
                else:
                    unable.append(unit)
            ranked.sort()
            for loss, unit in ranked:
                if self._is_able(unit, may_order):
                    plan.value -= loss
                    if unit not in before.ordered:
                        plan.orders.append(verbs.order + before.unit_hex[unit])
                        before.ordered.append(unit)
            # Orders make others able where they go from one to the next.
            left = unable if ranked else []

    def _most_promising(
        self, ideas: dict[int, I], stale: list[int], finished: list[int], may_order: bool
    ) -> tuple[int, float]:
        """The unit with the best idea; ideas that moves nearby have made stale are thought over first."""
        is_usual = not finished
        waiting: list[int] = []
        # Who is able is asked of those alone who have no idea yet, or one that could be the best.
        able: list[int] = []
        for unit in self.outlook.own:
            if unit in finished or self._is_left_out(unit):
                continue
            waiting.append(unit)
            if unit not in ideas and self._is_able(unit, may_order):
                able.append(unit)
                is_free = not self.slant.bars(unit)
                ideas[unit] = self.usual_idea(unit) if is_usual and is_free else self._idea_now(unit)
        while True:
            chosen = -1
            gain = 0.0
            for unit in waiting:
                known = ideas.get(unit)
                if known is None or known.gain <= gain:
                    continue
                if unit not in able:
                    if not self._is_able(unit, may_order):
                        continue
                    able.append(unit)
                chosen, gain = unit, known.gain
            if chosen < 0 or chosen not in stale:
                return chosen, gain
            stale.remove(chosen)
            ideas[chosen] = self._idea_now(chosen)

    def _is_able(self, unit: int, may_order: bool) -> bool:
        """Whether a unit has an order, or may get one."""
        return unit in self.before.ordered or (may_order and self.may_order(unit))

    def _is_left_out(self, unit: int) -> bool:
        """Whether a unit has moved already, is held, or is passed over."""
        before: Battle = self.before
        return bool(before.moved[unit]) or (before.held | self.slant.passed_over) >> unit & 1 == 1

    def _take(
        self,
        unit: int,
        idea: I,
        plan: Plan,
        finished: list[int],
        done: list[Done],
        ideas: dict[int, I],
        stale: list[int],
    ) -> None:
        """What a unit does becomes part of the plan."""
        before: Battle = self.before
        if unit not in before.ordered:
            plan.orders.append(before.rules.verbs.order + before.unit_hex[unit])
            before.ordered.append(unit)
        plan.value += idea.gain
        finished.append(unit)
        self._is_begun = True
        self._commit(unit, idea, plan, done, ideas, stale)

    def _idea_now(self, unit: int) -> I:
        """The best that a unit can do after what of the plan is made already."""
        if self._is_stirred:
            self.footing.note_threats()
            self._is_stirred = False
            self._is_renoted = True
        return self.idea(unit)

    def _commit(self, unit: int, idea: I, plan: Plan, done: list[Done], ideas: dict[int, I], stale: list[int]) -> None:
        """Make a planned move and remember what it changes."""
        outlook, footing = self.outlook, self.footing
        position: Battle = outlook.position
        board = position.field.board
        here = position.unit_hex[unit]
        self.form_up(unit, idea, plan)
        if idea.end == LEAVE:
            plan.moves.append(position.rules.verbs.exit_unit + here)
        elif idea.end >= 0:
            plan.moves.append(position.rules.verbs.move + here * board.size + idea.end)
            done.append(Done(unit, here, outlook.put(unit, idea.end)))
            outlook.renew_stances(here)
            outlook.renew_stances(idea.end)
        self.note_attack(unit, idea)
        if idea.target >= 0:
            foe = position.unit_at[idea.target]
            if foe >= 0:
                footing.remains[foe] *= 1.0 - idea.success
        if done or self._is_weakening:
            self._is_stirred = True
        there = position.unit_hex[unit]
        for other, known in ideas.items():
            hex_ = position.unit_hex[other]
            is_near = board.distance[hex_][here] <= _NEARBY or board.distance[hex_][there] <= _NEARBY
            if other != unit and other not in stale and (is_near or self.is_touched(unit, idea, known, other)):
                stale.append(other)


AnyPlanner = BattlePlanner[Any, Any, Any, Any]

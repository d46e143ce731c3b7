"""What advice is, and the part of it that needs no knowledge of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..kernel.chance import Generator, generator_from
from ..kernel.deed import Deed, Form
from ..kernel.game import AnyMatch
from ..kernel.refusal import UnknownAction
from ..kernel.sides import NOBODY
from ..kernel.source import Asking
from ..players import judging
from ..players.player import Player
from .measures import Measure
from .story import Ledger, Story

#: A standing order: ``{"question": …, "answer": …, "when": {condition: value}}``.
Order = Mapping[str, Any]

#: How many orders a side may have at a time.
MOST_ORDERS: Final = 20


class Advice:
    """The adviser of a ruleset. All that it tells a side comes from what that side may know.

    Games subclass it; as it stands it knows none, and previews what any rules lead to.
    """

    #: What may be asked of it beside what game and decision answer themselves; see :meth:`ask`.
    questions: tuple[Form, ...] = ()

    # -- before deciding -------------------------------------------------------------------------

    def marks(self, match: AnyMatch, side: int) -> dict[str, str]:
        """What legal actions of the side lead to, by their text; only those of which there is something to say."""
        return {}

    def odds(self, match: AnyMatch, side: int, action: str | None = None) -> dict[str, Any] | None:
        """The chances of an action, or of all that have some, in the game's own shape."""
        return None

    def preview(self, match: AnyMatch, side: int, action: str) -> dict[str, Any] | None:
        """What the side would be asked after an action, and its view then.

        None if it is not its decision or the action is not legal; if others, chance or nobody decide
        next; or if the action would reveal something. All happens in an imagined match, so it can
        tell nothing but what the side knows.
        """
        if match.decider != side:
            return None
        imagined = match.imagine(side, generator_from(0))
        imagined.source = Asking()
        imagined.logging = True
        try:
            said = imagined.read(action)
            if imagined.decider != side or imagined.refusal(said) is not None:
                return None
        except UnknownAction:
            return None
        imagined.enact(said)
        if imagined.decider != side or any(event.reveals_to(side) for event in imagined.log):
            return None
        view = imagined.view(side)
        return {"decision": view["decision"], "view": view}

    def study(self, match: AnyMatch, side: int, question: str) -> dict[str, Any] | None:
        """The answer to a question about what lies on the table, whoever decides now, in the game's own shape.

        For side SPECTATOR it is answered from what everybody sees. None if the question makes no sense.
        """
        return None

    def ask(self, match: AnyMatch, side: int, question: Deed) -> dict[str, Any]:
        """The answer to one of ``questions``, ready for JSON; the match is one imagined for the side that asks."""
        raise NotImplementedError

    # -- standing orders -------------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """What standing orders may be about.

        Each is ``{"question", "title", "answers": [{"answer", "title"}], "when": [condition …]}``; a condition is
        ``{"name", "title", "kind": "choice", "values": [{"value", "title"}]}`` or ``{"name", "title", "kind":
        "least" or "most", "lowest", "highest"}``; one of kind ``until``, of the same shape, is a turn after which the
        order is forgotten, which a page gives by itself ("not in this turn"). Titles are ids of messages.
        """
        return []

    def defaults(self) -> list[dict[str, Any]]:
        """The orders of whoever has given none in a game by correspondence.

        They answer where open information leaves one answer, and a question is asked only so that its absence does
        not betray a hand: nobody shall wait a day for that.
        """
        return []

    def check_orders(self, orders: object) -> str | None:
        """Why this is no list of orders, as a short word; None if it is one."""
        if not isinstance(orders, list | tuple) or len(orders) > MOST_ORDERS:
            return "bad-orders"
        for order in orders:
            reason = self.check_order(order)
            if reason is not None:
                return reason
        return None

    def check_order(self, order: object) -> str | None:
        """Why this is no order, as a short word; None if it is one."""
        if not isinstance(order, Mapping) or not set(order) <= {"question", "answer", "when"}:
            return "bad-order"
        for reaction in self.reactions():
            if reaction["question"] == order.get("question"):
                break
        else:
            return "unknown-question"
        if order.get("answer") not in [answer["answer"] for answer in reaction["answers"]]:
            return "unknown-answer"
        when = order.get("when", {})
        if not isinstance(when, Mapping):
            return "bad-order"
        for name, value in when.items():
            reason = _check_condition(reaction["when"], name, value)
            if reason is not None:
                return reason
        return None

    def obey(self, match: AnyMatch, side: int, orders: Sequence[Order]) -> str | None:
        """The action that the orders give for the decision the side has now; None: ask the player.

        Whether there is one depends on open information alone: an order that cannot be followed (the card
        is not held) passes on to the next one, and in the end to the answer that declines. So how fast an
        answer comes tells nothing.
        """
        if match.decider != side or self.is_own_turn(match, side):
            return None
        question = match.choice().question()
        fitting = [order for order in orders if order["question"] == question and self.applies(match, side, order)]
        for order in fitting:
            action = self.answer(match, side, order["answer"])
            if action is not None:
                return action
        return self.decline(match, side) if fitting else None

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Whether the side is at its own turn, where standing orders do not answer."""
        return True

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """Whether the conditions of an order hold, by open information alone."""
        return False

    def answer(self, match: AnyMatch, side: int, answer: str) -> str | None:
        """The legal action that an answer means now, or None if there is none."""
        return None

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """The action that declines whatever is asked."""
        return None

    # -- the coach -------------------------------------------------------------------------------

    def rehearsing(self) -> Callable[[Generator], Player] | None:
        """Who plays both sides where the coach looks what a decision leads to; None where there is no coach."""
        return None

    def turn(self, match: AnyMatch) -> int:
        """How many turns of either side have begun."""
        return 0

    def measured(self, before: AnyMatch, after: AnyMatch, side: int) -> dict[Measure, float]:
        """What has become of a match, for good and bad, as one side sees it: what reasons are made of."""
        return {}

    def foreseen(self, match: AnyMatch, level: Player) -> float:
        """The bottom side's chance to win where the coach has looked ahead, as a level judges it that does so."""
        judge = judging(level)
        if match.over or judge is None:
            return self.balance(match)
        return self.overall(match, judge.chance(match))

    def overall(self, match: AnyMatch, chance: float) -> float:
        """The chance to win it all, from that of the game under way."""
        return chance

    # -- looking back ----------------------------------------------------------------------------

    def ledger(self) -> Ledger:
        """An empty ledger of luck."""
        return Ledger()

    def luck(self, record: str, eyes: int | None = None) -> dict[str, Any]:
        """How chance treated both sides in a record.

        ``{"kind": "dice", "pips", "cards" or "none", "sides": {"bottom": {…, "expected", "actual",
        "series": [[step, expected, actual] …]}, "top": {…}}}``. With ``eyes``, a side, only what that side
        may know while the game goes on; otherwise everything.
        """
        ledger = self.ledger()
        for moment in Story(record).moments():
            ledger.note(moment)
        return ledger.result(eyes)

    def analysis(self, record: str, eyes: int | None = None) -> dict[str, Any]:
        """Luck and who was winning after each step, in one go.

        For the ``eyes`` of a side whose game goes on, the balance stays empty: it would tell of the other hand.
        """
        story = Story(record)
        ledger = self.ledger()
        chances: list[float] = []
        for moment in story.moments():
            ledger.note(moment)
            if moment.is_decision and eyes is None:
                chances.append(self.balance(moment.match))
        if eyes is None:
            chances.append(self.balance(story.match) if story.winner is None else _certain(story.winner))
        balance = [{"step": step, "bottom": round(chance, 4)} for step, chance in enumerate(chances)]
        return {"luck": ledger.result(eyes), "balance": balance}

    def balance(self, match: AnyMatch) -> float:
        """The bottom side's chance to win as the computer player judges it: 0 to 1; it sees both hands."""
        return _certain(match.position.winner) if match.over else self.judge(match)

    def judge(self, match: AnyMatch) -> float:
        """The same while the match goes on."""
        return 0.5


def _certain(winner: int) -> float:
    """The bottom side's chance when all is decided."""
    return 0.5 if winner == NOBODY else 1.0 - winner


def _check_condition(conditions: list[dict[str, Any]], name: object, value: object) -> str | None:
    for condition in conditions:
        if condition["name"] == name:
            break
    else:
        return "unknown-condition"
    if condition["kind"] == "choice":
        return None if value in [each["value"] for each in condition["values"]] else "unknown-value"
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return None if is_number and condition["lowest"] <= value <= condition["highest"] else "unknown-value"

"""Advice that all games of Commands & Colors have in common; a game says what is its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any, Final

from ...games.commands_colors.board import Board
from ...games.commands_colors.moves import MovesPieces
from ...games.commands_colors.odds import AttackOdds, StrikeOdds
from ...games.commands_colors.position import Battle
from ...kernel.chance import Generator, generator_from
from ...kernel.game import AnyMatch
from ...kernel.refusal import UnknownAction
from ...kernel.sides import NOBODY, SIDES
from ...players import player_named
from ...players.player import Player, Sight
from ..base import Advice, Order
from ..measures import Measure
from ..story import Ledger
from .dice import DiceLedger
from .measures import battle_measures
from .prospects import Prospects
from .reach import has_attack_after
from .studies import Studies, answer, hidden_by, most_usual

REACT: Final = "cc-ask-react"
BACK: Final = "cc-ask-battle-back"
FLAGS: Final = "cc-ask-ignore"
MOVE: Final = "cc-ask-move"
STAND: Final = "stand"
STRIKE_FIRST: Final = "first-strike"
#: Questions at which attacks are declared.
ATTACKS: Final = ("cc-ask-battle", "cc-ask-bonus")

#: What odds take for granted of a defender in close combat, and of one who could react in another way.
ASSUMES_BACK: Final = "advice-odds-assumes-back"
ASSUMES_STANDS: Final = "advice-odds-assumes-stands"

#: A condition by which an order holds only where all but a secret card leaves one answer, and its value.
ONLY: Final = "only"
BUT_CARDS: Final = "cards"

#: The computer player to whom an order may leave a way.
COMPUTER: Final = "steady"


class SystemAdvice(Advice):
    """The adviser of a game of the system. All but cards is open, so most of it reads the position itself."""

    def __init__(
        self,
        ruleset: str,
        strikes: tuple[str, ...],
        prospects: Prospects,
        assumptions: tuple[str, ...],
        movement: list[Any],
    ) -> None:
        self.ruleset: Final = ruleset
        #: What the kinds of strikes are called.
        self.strikes: Final = strikes
        self.prospects: Final = prospects
        #: What the odds take for granted, as ids of messages.
        self.assumptions: Final = assumptions
        #: By side, the choice of its moves.
        self.movement: Final[list[MovesPieces[Any]]] = movement

    # -- what is a game's own --------------------------------------------------------------------

    def move_marks(self, position: Any) -> dict[str, str]:
        """For every move of an ordered unit what battle it leaves open."""
        raise NotImplementedError

    def attack_odds(self, position: Any, unit: int, target: int) -> dict[str, Any]:
        """The odds of a unit's attack on a hex, as JSON."""
        raise NotImplementedError

    def answer_odds(self, match: AnyMatch) -> dict[str, Any] | None:
        """By action: the odds of what comes, when a side is asked in the middle of a combat; None at other times."""
        raise NotImplementedError

    def reach(self, position: Any, unit: int, target: int) -> int:
        """From how far away a unit could fire at who stands in a hex."""
        raise NotImplementedError

    def stand_in(self, position: Any, side: int) -> int:
        """The unit that stands for its side where nobody is, when it is asked what could be hit; NONE without any."""
        return most_usual(position, side)

    def hiding(self, position: Any, unit: int, there: int) -> list[int]:
        """The hexes that hide a hex from a unit."""
        return hidden_by(position, unit, there)

    def kind_of_attacker(self, position: Any) -> str:
        """What orders may tell attackers apart by."""
        raise NotImplementedError

    def attack_dice(self, position: Any) -> int:
        """How many dice the attack of the combat under way has."""
        raise NotImplementedError

    def own_dice(self, position: Any, question: str) -> int:
        """How many dice the defender would have, who is asked to react or to battle back."""
        raise NotImplementedError

    # -- marks -----------------------------------------------------------------------------------

    def marks(self, match: AnyMatch, side: int) -> dict[str, str]:
        """Moves after which a unit ``must`` battle, may (``battle``) or may not (``no-battle``); kinds of attacks.

        Where a unit may battle, but nobody is in its reach, it is only ``ready``.
        """
        if match.decider != side:
            return {}
        question = match.choice().question()
        if question == MOVE:
            found = self.move_marks(match.position)
            return {move: self._mark_in_reach(match, move, mark) for move, mark in found.items()}
        return attack_marks(match) if question in ATTACKS else {}

    def _mark_in_reach(self, match: AnyMatch, move: str, mark: str) -> str:
        return "ready" if mark == "battle" and not has_attack_after(match, move, self.reach) else mark

    # -- odds ------------------------------------------------------------------------------------

    def odds(self, match: AnyMatch, side: int, action: str | None = None) -> dict[str, Any] | None:
        """``{"kind": "attacks", "attacks": {action: odds}, "assumes": [message id …]}``.

        For a defender who is asked how to react, the actions are his, and the odds those of what comes to him.
        """
        if side not in SIDES or match.over:
            return None
        found = self.answer_odds(match) if match.decider == side else None
        if found is None:
            found = self._attacks(match, side, action)
        if action is not None:
            found = {name: odds for name, odds in found.items() if name == action}
        if not found:
            return None
        return {"kind": "attacks", "attacks": found, "assumes": self._assumed(found)}

    def _assumed(self, found: dict[str, Any]) -> list[str]:
        """What these odds take for granted: nobody battles back against fire, or reacts who cannot."""
        idle: set[str] = set()
        if not any(odds["close"] for odds in found.values()):
            idle.add(ASSUMES_BACK)
        if not any(odds.get("reactions") for odds in found.values()):
            idle.add(ASSUMES_STANDS)
        return [message for message in self.assumptions if message not in idle]

    def _attacks(self, match: AnyMatch, side: int, action: str | None) -> dict[str, Any]:
        """The odds of an attack that is asked for, or of all that can be declared now."""
        position: Battle = match.position
        if action is not None:
            attack = self._attack_named(match, side, action)
            return {} if attack is None else {action: self.attack_odds(position, *attack)}
        if match.decider != side:
            return {}
        found: dict[str, Any] = {}
        for text in sorted_texts(match):
            ends = ends_of_attack(match.position.field.board, text)
            if ends is not None:
                found[text] = self.attack_odds(position, position.unit_at[ends[0]], ends[1])
        return found

    def _attack_named(self, match: AnyMatch, side: int, action: str) -> tuple[int, int] | None:
        """The own unit and the enemy's hex of an attack, legal now or only thought of; None if it makes no sense."""
        position: Battle = match.position
        try:
            number = match.action(action)
        except UnknownAction:
            return None
        ends = ends_of_attack(position.field.board, match.text(number))
        if ends is None:
            return None
        here, there = ends
        unit = position.unit_at[here]
        if unit < 0 or position.side_of[unit] != side or position.holder(there) in (NOBODY, side):
            return None
        return (
            (unit, there)
            if position.field.board.distance[here][there] <= max(1, self.reach(position, unit, there))
            else None
        )

    # -- studies ---------------------------------------------------------------------------------

    def study(self, match: AnyMatch, side: int, question: str) -> dict[str, Any] | None:
        """``unit HEX``: what a piece could do; ``threat SIDE``: what a side could hit. Neither looks at cards."""
        studies = Studies(self.movement, self.move_marks, self.reach, self.stand_in, self.hiding)
        return answer(studies, match.position, question)

    # -- standing orders -------------------------------------------------------------------------

    def defaults(self) -> list[dict[str, Any]]:
        """A unit that can only stand strikes first, if that card is held."""
        return [{"question": REACT, "answer": STRIKE_FIRST, "when": {ONLY: BUT_CARDS}}]

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Whether the side is the active one."""
        position: Battle = match.position
        return position.active == side or position.turn == 0

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """Whether attacker, dice and blocks are as the order says; all of it lies open."""
        position: Battle = match.position
        when, question = order.get("when", {}), order["question"]
        kind = when.get("attacker", "any")
        if kind not in ("any", self.kind_of_attacker(position) if kind != "any" else "any"):
            return False
        unit = position.struck() if question == FLAGS else position.defender
        if ONLY in when and not leaves_one_answer(match):
            return False
        if "blocks" in when and position.blocks[unit] > when["blocks"]:
            return False
        if "attack-dice" in when and self.attack_dice(position) < when["attack-dice"]:
            return False
        return "dice" not in when or self.own_dice(position, question) >= when["dice"]

    def answer(self, match: AnyMatch, side: int, answer: str) -> str | None:
        """The action, if it is legal now."""
        if answer == "computer":
            computer = player_named(self.ruleset, COMPUTER, generator_from(0))
            return match.text(computer.choose(Sight(match, side)))
        texts = sorted_texts(match)
        flags = [text for text in texts if text.startswith("ignore ")]
        if flags:
            return flags[-1] if answer == "most" else flags[0]
        return answer if answer in texts else None

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """Stand; do not battle back."""
        texts = sorted_texts(match)
        return next((text for text in ("stand", "decline") if text in texts), None)

    # -- the coach -------------------------------------------------------------------------------

    def rehearsing(self) -> Callable[[Generator], Player] | None:
        """The computer player that plans a turn quickest."""
        return partial(player_named, self.ruleset, COMPUTER)

    def turn(self, match: AnyMatch) -> int:
        """As the position counts them."""
        position: Battle = match.position
        return position.turn

    def measured(self, before: AnyMatch, after: AnyMatch, side: int) -> dict[Measure, float]:
        """Losses of both sides."""
        return battle_measures(before.position, after.position, side)

    # -- looking back ----------------------------------------------------------------------------

    def ledger(self) -> Ledger:
        """The ledger of the dice."""
        return DiceLedger(self.strikes)

    def judge(self, match: AnyMatch) -> float:
        """What both sides have won, what they have left and how it stands, on the scale of games that were played."""
        return 1.0 / (1.0 + exp(-self.prospects.log_odds(match.position)))


# -- attacks as text -----------------------------------------------------------------------------


def sorted_texts(match: AnyMatch) -> list[str]:
    """What can be done now, in the order of the actions' numbers."""
    text = match.text
    return [text(option) for option in sorted(match.options())]


def ends_of_attack(board: Board, text: str) -> tuple[int, int] | None:
    """From where into which hex an attack goes; None if it is none."""
    words = text.split()
    return (board.hex_named(words[1]), board.hex_named(words[2])) if words[0] == "attack" else None


def attack_marks(match: AnyMatch) -> dict[str, str]:
    """Whether an attack is close combat or fire."""
    marks: dict[str, str] = {}
    position: Battle = match.position
    board = position.field.board
    for text in sorted_texts(match):
        ends = ends_of_attack(board, text)
        if ends is not None:
            marks[text] = "close" if board.distance[ends[0]][ends[1]] == 1 else "fire"
    return marks


# -- odds as JSON --------------------------------------------------------------------------------


def shown_attack(odds: AttackOdds) -> dict[str, Any]:
    """An attack as JSON: chances from 0 to 1, average losses in blocks."""
    back = shown_strike(odds.back) if odds.back is not None else None
    return {"close": odds.is_close, **shown_strike(odds.strike), "back": back}


def shown_strike(odds: StrikeOdds) -> dict[str, Any]:
    """One roll as JSON; ``hits`` by number, ``retreats`` by hexes."""
    return {
        "dice": odds.dice,
        "parts": [{"reason": part.reason, "clause": part.clause, "dice": part.dice} for part in odds.parts],
        "hits": [float(chance) for chance in odds.hits],
        "destroyed": float(odds.destroyed),
        "retreats": {str(hexes): float(chance) for hexes, chance in sorted(odds.retreats.items())},
        "retreat": float(odds.retreat),
        "leader": float(odds.leader_killed),
        "losses": float(odds.losses),
    }


# -- reactions as JSON ---------------------------------------------------------------------------


def reaction(question: str, answers: tuple[str, ...], conditions: list[dict[str, Any]], title: str) -> dict[str, Any]:
    """What orders may be about: a question, its answers, the conditions on which they may depend."""
    return {
        "question": question,
        "title": f"advice-question-{title}",
        "answers": [{"answer": answer, "title": f"advice-answer-{answer}"} for answer in answers],
        "when": conditions,
    }


def way(question: str) -> dict[str, Any]:
    """A question about a way: an order can only leave it to the computer player."""
    return reaction(question, ("computer",), [], question.removeprefix("cc-ask-"))


def only_secret() -> dict[str, Any]:
    """A condition on what else could be answered."""
    values = [{"value": BUT_CARDS, "title": f"advice-only-{BUT_CARDS}"}]
    return {"name": ONLY, "title": "advice-when-only", "kind": "choice", "values": values}


def leaves_one_answer(match: AnyMatch) -> bool:
    """Whether a unit that is attacked can but stand, for all that everybody sees."""
    return [text for text in sorted_texts(match) if text != STRIKE_FIRST] == [STAND]


def at_least(name: str, highest: int) -> dict[str, Any]:
    """A condition on a number that must be high enough."""
    return {"name": name, "title": f"advice-when-{name}", "kind": "least", "lowest": 1, "highest": highest}


def blocks_at_most(highest: int) -> dict[str, Any]:
    """A condition on the own blocks."""
    return {"name": "blocks", "title": "advice-when-blocks", "kind": "most", "lowest": 1, "highest": highest}


def attacker_is(titles: str, kinds: tuple[str, ...]) -> dict[str, Any]:
    """A condition on the attacker; its values have messages of their own."""
    values = [{"value": value, "title": f"advice-{titles}-{value}"} for value in ("any", *kinds)]
    return {"name": "attacker", "title": "advice-when-attacker", "kind": "choice", "values": values}

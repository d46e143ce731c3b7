"""Advice for Ancients: what moves allow, the odds of attacks, standing orders for reactions, who is winning."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ..games.ancients.actions import (
    ATTACK,
    BATTLE_BACK,
    BOARD,
    DECLINE,
    EVADE,
    HEXES,
    IGNORE,
    MOST_FLAGS,
    STAND,
    STRIKE_FIRST,
)
from ..games.ancients.battle import Battles
from ..games.ancients.close import BattlesBack, BonusCombat, React
from ..games.ancients.dice import close_dice
from ..games.ancients.moves import MovePieces, forbids_mover, hexes_used, reach
from ..games.ancients.odds import attack_odds, back_odds, strike_odds
from ..games.ancients.position import Ancients
from ..games.ancients.targets import forbids_close_after, forbids_fire_after
from ..games.ancients.units import CLASS_NAMES
from ..games.commands_colors.battle import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ..games.commands_colors.odds import AttackOdds, StrikeOdds
from ..kernel.chance import generator_from
from ..kernel.game import AnyMatch
from ..kernel.refusal import UnknownAction
from ..kernel.sides import NOBODY, SIDES
from ..players.ancients.steady import SteadyAncients
from ..players.player import Sight
from .base import Advice, Order
from .dice import DiceLedger
from .prospects import prospects
from .story import Ledger

REACT: Final = "cc-ask-react"
BACK: Final = "cc-ask-battle-back"
FLAGS: Final = "cc-ask-ignore"
#: Questions about a way: an order can only leave them to the computer player.
WAYS: Final = ("cc-ask-retreat", "cc-ask-evade-to", "cc-ask-flee", "cc-ask-rampage")

#: What answers of orders mean as actions.
_ACTIONS: Final = {
    "stand": STAND,
    "evade": EVADE,
    "first-strike": STRIKE_FIRST,
    "battle-back": BATTLE_BACK,
    "decline": DECLINE,
}
_MOST_DICE: Final = 6
_MOST_BLOCKS: Final = 4


class AncientsAdvice(Advice):
    """The adviser of Ancients. All but the hands is open, so most of it reads the position itself."""

    # -- marks ---------------------------------------------------------------------------------

    def marks(self, match: AnyMatch, side: int) -> dict[str, str]:
        """Moves after which a unit ``must`` battle, may (``battle``) or may not (``no-battle``); kinds of attacks."""
        if match.decider != side:
            return {}
        choice = match.choice()
        if isinstance(choice, MovePieces) and not choice.again:
            return move_marks(match.position)
        if isinstance(choice, Battles | BonusCombat):
            return attack_marks(match)
        return {}

    # -- odds ----------------------------------------------------------------------------------

    def odds(self, match: AnyMatch, side: int, action: str | None = None) -> dict[str, Any] | None:
        """``{"kind": "attacks", "attacks": {action: odds}, "assumes": [message id …]}``.

        For a defender who is asked how to react, the actions are his, and the odds those of what comes to him.
        """
        if side not in SIDES or match.over:
            return None
        position: Ancients = match.position
        found: dict[str, Any] = {}
        if match.decider == side and isinstance(match.choice(), React):
            found = reaction_odds(match)
        elif match.decider == side and isinstance(match.choice(), BattlesBack):
            found = {"battle-back": _one_strike(position, BATTLING_BACK)}
        elif action is not None:
            attack = _attack_named(match, side, action)
            if attack is not None:
                found = {action: shown_attack(attack_odds(position, *attack))}
        elif match.decider == side:
            text = match.game.vocabulary.text
            for option in sorted(match.options()):
                if ATTACK <= option < ATTACK + HEXES * HEXES:
                    here, there = divmod(option - ATTACK, HEXES)
                    found[text(option)] = shown_attack(attack_odds(position, position.unit_at[here], there))
        if action is not None:
            found = {name: odds for name, odds in found.items() if name == action}
        if not found:
            return None
        return {"kind": "attacks", "attacks": found, "assumes": list(ASSUMPTIONS)}

    # -- standing orders -----------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """Reactions to an attack, battling back, flags; and ways, which can be left to the computer player."""
        combat = [_WEIGHT, _least("attack-dice", _MOST_DICE), _least("dice", _MOST_DICE), _BLOCKS]
        return [
            _reaction(REACT, ("stand", "evade", "first-strike"), combat),
            _reaction(BACK, ("battle-back", "decline"), [_WEIGHT, _least("dice", _MOST_DICE), _BLOCKS]),
            _reaction(FLAGS, ("most", "none"), [_BLOCKS]),
            *[_reaction(question, ("computer",), []) for question in WAYS],
        ]

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Whether the side is the active one."""
        position: Ancients = match.position
        return position.active == side or position.turn == 0

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """Whether attacker, dice and blocks are as the order says; all of it lies open."""
        position: Ancients = match.position
        when = order.get("when", {})
        weight = when.get("attacker", "any")
        if weight != "any" and CLASS_NAMES[position.kinds[position.attacker].class_] != weight:
            return False
        unit = position.struck() if order["question"] == FLAGS else position.defender
        if "blocks" in when and position.blocks[unit] > when["blocks"]:
            return False
        if "attack-dice" in when and _dice_of(position, ATTACKING) < when["attack-dice"]:
            return False
        back = BATTLING_BACK if order["question"] == BACK else STRIKING_FIRST
        return "dice" not in when or _dice_of(position, back) >= when["dice"]

    def answer(self, match: AnyMatch, side: int, answer: str) -> str | None:
        """The action, if it is legal now."""
        options = match.options()
        text = match.game.vocabulary.text
        if answer == "computer":
            return text(SteadyAncients(generator_from(0)).choose(Sight(match, side)))
        flags = [option for option in options if IGNORE <= option <= IGNORE + MOST_FLAGS]
        if flags:
            return text(max(flags) if answer == "most" else min(flags))
        action = _ACTIONS[answer]
        return text(action) if action in options else None

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """Stand; do not battle back."""
        options = match.options()
        text = match.game.vocabulary.text
        return text(STAND) if STAND in options else text(DECLINE) if DECLINE in options else None

    # -- looking back --------------------------------------------------------------------------

    def ledger(self) -> Ledger:
        """The ledger of the dice."""
        return DiceLedger()

    def judge(self, match: AnyMatch) -> float:
        """What both sides have won, what they have left and how it stands, on the scale of games that were played."""
        return 1.0 / (1.0 + exp(-prospects(match)))


# -- marks ---------------------------------------------------------------------------------------


def move_marks(position: Ancients) -> dict[str, str]:
    """For every move of an ordered unit what battle it leaves open."""
    marks: dict[str, str] = {}
    labels = BOARD.labels
    for unit in position.ordered:
        here = position.unit_hex[unit]
        if here < 0 or forbids_mover(position, unit, False) is not None:
            continue
        charges = position.kinds[unit].charges
        used = hexes_used(position, unit)
        for end in reach(position, unit):
            moved, there = end // HEXES + used, end % HEXES
            may_close = forbids_close_after(position, unit, moved, there) is None
            if may_close and charges and moved >= charges:
                mark = "must"
            elif may_close or forbids_fire_after(position, unit, moved, there) is None:
                mark = "battle"
            else:
                mark = "no-battle"
            marks[f"move {labels[here]} {labels[there]}"] = mark
    return marks


def attack_marks(match: AnyMatch) -> dict[str, str]:
    """Whether an attack is close combat or fire."""
    text = match.game.vocabulary.text
    marks: dict[str, str] = {}
    for option in match.options():
        if ATTACK <= option < ATTACK + HEXES * HEXES:
            here, there = divmod(option - ATTACK, HEXES)
            marks[text(option)] = "close" if BOARD.distance[here][there] == 1 else "fire"
    return marks


# -- odds ----------------------------------------------------------------------------------------

#: What the odds take for granted, as ids of messages.
ASSUMPTIONS: Final = ("advice-odds-assumes-flags", "advice-odds-assumes-back", "advice-odds-assumes-left-out")


def _attack_named(match: AnyMatch, side: int, action: str) -> tuple[int, int] | None:
    """The own unit and the enemy's hex of an attack, legal now or only thought of; None if it makes no sense."""
    position: Ancients = match.position
    try:
        number = match.game.vocabulary.action(action)
    except UnknownAction:
        return None
    if not ATTACK <= number < ATTACK + HEXES * HEXES:
        return None
    here, there = divmod(number - ATTACK, HEXES)
    unit = position.unit_at[here]
    if unit < 0 or position.side_of[unit] != side or position.holder(there) in (NOBODY, side):
        return None
    return (unit, there) if BOARD.distance[here][there] <= max(1, position.range_of(unit)) else None


def reaction_odds(match: AnyMatch) -> dict[str, Any]:
    """For the defender of the close combat under way: what each of his reactions leads to."""
    found: dict[str, Any] = {}
    for option in match.options():
        position: Ancients = match.position.clone()
        if option == STRIKE_FIRST:
            found["first-strike"] = _one_strike(position, STRIKING_FIRST)
            continue
        position.is_evading = option == EVADE
        position.strike = ATTACKING
        odds = AttackOdds(True, strike_odds(position))
        if option == STAND:
            odds.back = back_odds(position, odds.strike)
        found["evade" if option == EVADE else "stand"] = shown_attack(odds)
    return found


def _one_strike(position: Ancients, strike: int) -> dict[str, Any]:
    after: Ancients = position.clone()
    after.strike = strike
    return shown_attack(AttackOdds(True, strike_odds(after)))


def shown_attack(odds: AttackOdds) -> dict[str, Any]:
    """An attack as JSON: chances from 0 to 1, average losses in blocks."""
    back = shown_strike(odds.back) if odds.back is not None else None
    return {"close": odds.is_close, **shown_strike(odds.strike), "back": back}


def shown_strike(odds: StrikeOdds) -> dict[str, Any]:
    """One roll as JSON; ``hits`` by number, ``retreats`` by hexes."""
    return {
        "dice": odds.dice,
        "hits": [float(chance) for chance in odds.hits],
        "destroyed": float(odds.destroyed),
        "retreats": {str(hexes): float(chance) for hexes, chance in sorted(odds.retreats.items())},
        "retreat": float(odds.retreat),
        "leader": float(odds.leader_killed),
        "losses": float(odds.losses),
    }


# -- standing orders -----------------------------------------------------------------------------


def _reaction(question: str, answers: tuple[str, ...], conditions: list[dict[str, Any]]) -> dict[str, Any]:
    name = question.removeprefix("cc-ask-")
    return {
        "question": question,
        "title": f"advice-question-{name}",
        "answers": [{"answer": answer, "title": f"advice-answer-{answer}"} for answer in answers],
        "when": conditions,
    }


def _least(name: str, highest: int) -> dict[str, Any]:
    return {"name": name, "title": f"advice-when-{name}", "kind": "least", "lowest": 1, "highest": highest}


_WEIGHT: Final = {
    "name": "attacker",
    "title": "advice-when-attacker",
    "kind": "choice",
    "values": [{"value": value, "title": f"advice-weight-{value}"} for value in ("any", *CLASS_NAMES)],
}
_BLOCKS: Final = {
    "name": "blocks",
    "title": "advice-when-blocks",
    "kind": "most",
    "lowest": 1,
    "highest": _MOST_BLOCKS,
}


def _dice_of(position: Ancients, strike: int) -> int:
    """How many dice a strike of the combat under way would have."""
    after: Ancients = position.clone()
    after.strike = strike
    return close_dice(after)

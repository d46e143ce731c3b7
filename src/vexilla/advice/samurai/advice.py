"""Advice for Samurai Battles: what moves allow, the odds of attacks with the honor they cost, standing orders."""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.odds import StrikeOdds
from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, FIRE, STRIKING_FIRST
from ...games.samurai.actions import BOARD, HEXES
from ...games.samurai.cards import CARDS, FIRST_STRIKE
from ...games.samurai.dice import forbids_inspiration, is_under_card, strike_dice
from ...games.samurai.moves import MOVE_PIECES, forbids_mover, reach
from ...games.samurai.odds import (
    STANDS,
    STRIKES_FIRST,
    HonorAttackOdds,
    HonorOdds,
    attack_odds,
    close_odds,
    strike_odds,
)
from ...games.samurai.position import STRIKE_NAMES, Samurai
from ...games.samurai.targets import forbids_battle_after, forbids_fire_after
from ...games.samurai.units import NO_WEAPON, RANK_NAMES
from ...kernel.game import AnyMatch
from ...kernel.sides import SIDE_NAMES, SIDES
from ..base import Order
from ..commands_colors.advice import (
    ASSUMES_BACK,
    ASSUMES_STANDS,
    BACK,
    FLAGS,
    REACT,
    SystemAdvice,
    at_least,
    attacker_is,
    blocks_at_most,
    only_secret,
    reaction,
    shown_strike,
    sorted_texts,
)
from .prospects import SAMURAI_PROSPECTS
from .standing import DRAGON_QUESTIONS, dragon_defaults, dragon_reactions, holds_still

#: The question whether a leader inspires.
INSPIRE: Final = "sam-ask-inspire"
#: The question for Dragon cards when the dice of a roll are counted.
BEFORE_ROLL: Final = "sam-ask-dragon-before-roll"
#: Questions about a way, and what becomes of a leader left alone.
RETREAT: Final = "cc-ask-retreat"
FATE: Final = "sam-ask-fate"
FLEE: Final = "cc-ask-flee"

_ASSUMPTIONS: Final = (
    "advice-odds-assumes-flags",
    ASSUMES_BACK,
    ASSUMES_STANDS,
    "advice-odds-assumes-no-dragons",
)
_DICE: Final = at_least("dice", 6)
_FIGURES: Final = {**blocks_at_most(4), "title": "advice-when-figures"}
_RANK: Final = attacker_is("rank", RANK_NAMES)
_ANSWERS: Final = (STANDS, STRIKES_FIRST)


class SamuraiAdvice(SystemAdvice):
    """The adviser of Samurai Battles."""

    def __init__(self) -> None:
        super().__init__("samurai", STRIKE_NAMES, SAMURAI_PROSPECTS, _ASSUMPTIONS, MOVE_PIECES)

    def move_marks(self, position: Samurai) -> dict[str, str]:
        """No move obliges to battle here."""
        return move_marks(position)

    def attack_odds(self, position: Samurai, unit: int, target: int) -> dict[str, Any]:
        """The attack by itself on a defender who stands, and what else may come.

        ``honor`` has by side what rolls bring, inspiration and retreats cost, and the chance of a complete loss;
        ``inspired`` the odds if the attacker is inspired, None if he cannot be; ``reactions`` those by what the
        defender may do instead, for all that the attacker can know.
        """
        inspired = None
        if may_inspire(position, unit, target):
            inspired = shown(attack_odds(position, unit, target, inspired=(position.side_of[unit],)))
        return {
            **shown(attack_odds(position, unit, target)),
            "inspired": inspired,
            "reactions": {
                answer: shown(attack_odds(position, unit, target, answer))
                for answer in possible_reactions(position, unit, target)
            },
        }

    def answer_odds(self, match: AnyMatch) -> dict[str, Any] | None:
        """Of each reaction to a close combat, of inspiration, of battling back, of a roll as its dice are counted."""
        position: Samurai = match.position
        question = match.choice().question()
        if question == REACT:
            return {answer: shown(close_odds(position, answer)) for answer in sorted_texts(match)}
        if question == INSPIRE:
            side = position.side_of[position.striker()]
            return {
                "inspire": shown_roll(position, strike_odds(position, (side,))),
                "refrain": shown_roll(position, strike_odds(position)),
            }
        if question == BACK:
            after = position.clone()
            after.strike = BATTLING_BACK
            return {"battle-back": shown_roll(after, strike_odds(after))}
        if question == BEFORE_ROLL:
            return {"pass": shown_roll(position, strike_odds(position, counted=position.dice))}
        return None

    def reach(self, position: Samurai, unit: int, target: int) -> int:
        """The range of its weapon, also at a leader alone."""
        return position.kinds[unit].range

    # -- standing orders -------------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """Reactions to close combat, battling back, flags, ways; and at which moments no Dragon card is asked for."""
        return [
            reaction(REACT, _ANSWERS, [_RANK, at_least("attack-dice", 8), _DICE, _FIGURES, only_secret()], "react"),
            reaction(BACK, ("battle-back", "decline"), [_RANK, _DICE, _FIGURES], "battle-back"),
            reaction(FLAGS, ("most", "none"), [_FIGURES], "ignore"),
            reaction(RETREAT, ("computer",), [], "retreat"),
            reaction(FATE, ("computer",), [], "fate"),
            reaction(FLEE, ("computer",), [], "flee"),
            *dragon_reactions(),
        ]

    def defaults(self) -> list[dict[str, Any]]:
        """As in all games of the system; and no Dragon card is played in the other's turn."""
        return [*super().defaults(), *dragon_defaults()]

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Orders about Dragon cards hold also in one's own turn."""
        return super().is_own_turn(match, side) and match.choice().question() not in DRAGON_QUESTIONS

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """By attacker, dice and figures; about Dragon cards by turn and tokens: all of it lies open."""
        if order["question"] in DRAGON_QUESTIONS:
            return holds_still(match.position, side, order)
        return super().applies(match, side, order)

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """Let the moment pass; stand; do not battle back."""
        return "pass" if "pass" in sorted_texts(match) else super().decline(match, side)

    def kind_of_attacker(self, position: Samurai) -> str:
        """Its rank."""
        return RANK_NAMES[position.kinds[position.attacker].rank]

    def attack_dice(self, position: Samurai) -> int:
        """Before inspiration."""
        after = position.clone()
        after.strike = ATTACKING
        return strike_dice(after)

    def own_dice(self, position: Samurai, question: str) -> int:
        """Of the battle back, or of a First Strike."""
        after = position.clone()
        after.strike = BATTLING_BACK if question == BACK else STRIKING_FIRST
        return strike_dice(after)


# -- marks ---------------------------------------------------------------------------------------


def move_marks(position: Samurai) -> dict[str, str]:
    """For every move of an ordered unit whether it may still battle."""
    marks: dict[str, str] = {}
    labels = BOARD.labels
    for unit in position.ordered:
        here = position.unit_hex[unit]
        if here < 0 or forbids_mover(position, unit) is not None:
            continue
        for end in reach(position, unit):
            moved, there = end // HEXES, end % HEXES
            may = may_battle_after(position, unit, moved, there)
            marks[f"move {labels[here]} {labels[there]}"] = "battle" if may else "no-battle"
    return marks


def may_battle_after(position: Samurai, unit: int, moved: int, there: int) -> bool:
    """Whether a unit may fight or shoot once it has moved so far, to a hex."""
    kind = position.kinds[unit]
    if position.insulted == unit or forbids_battle_after(position, unit, moved, there) is not None:
        return False
    fires, closes = kind.weapon != NO_WEAPON, True
    if is_under_card(position, unit):
        card = CARDS[position.card]
        if card.missiles_clause and fires:
            return False
        fires, closes = fires and not card.no_fire_clause, not card.no_close_clause
    return closes or (fires and forbids_fire_after(position, unit, moved, there) is None)


# -- odds ----------------------------------------------------------------------------------------


def shown(odds: HonorAttackOdds) -> dict[str, Any]:
    """An attack as JSON with what may come before it, and what becomes of the honor of both sides."""
    return {
        "close": odds.is_close,
        **shown_strike(odds.strike),
        "back": _strike(odds.back),
        "first": _strike(odds.first),
        "comes": float(odds.comes),
        "alone": float(odds.target_alone),
        "honor": {
            SIDE_NAMES[side]: {
                "gained": float(odds.accounts[side].gained),
                "spent": float(odds.accounts[side].spent),
                "paid": float(odds.accounts[side].paid),
                "lost": float(odds.accounts[side].dishonored),
            }
            for side in SIDES
        },
    }


def _strike(odds: StrikeOdds | None) -> dict[str, Any] | None:
    return shown_strike(odds) if odds is not None else None


def shown_roll(position: Samurai, odds: HonorOdds) -> dict[str, Any]:
    """One roll as JSON."""
    whole = HonorAttackOdds(position.strike != FIRE, odds)
    whole.book(odds, position.side_of[position.striker()])
    whole.target_alone = odds.left_alone
    return shown(whole)


def may_inspire(position: Samurai, unit: int, target: int) -> bool:
    """Whether a leader could inspire a unit in close combat with whoever is in a hex."""
    if BOARD.distance[position.unit_hex[unit]][target] > 1:
        return False
    return forbids_inspiration(position, unit) is None


def possible_reactions(position: Samurai, unit: int, target: int) -> list[str]:
    """What the defender of a close combat may do but stand, as far as the attacker can know."""
    is_close = BOARD.distance[position.unit_hex[unit]][target] == 1
    if not is_close or position.unit_at[target] < 0:
        return []
    side = position.side_of[unit]
    known = position.discards[FIRST_STRIKE] + position.hands[side][FIRST_STRIKE]
    known += 1 if position.played == FIRST_STRIKE else 0
    return [STRIKES_FIRST] if known < CARDS[FIRST_STRIKE].copies else []

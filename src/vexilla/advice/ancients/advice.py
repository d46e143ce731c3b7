"""Advice for Ancients: what moves allow, the odds of attacks, standing orders for reactions, who is winning."""

from __future__ import annotations

from typing import Any, Final

from ...games.ancients.actions import BOARD, HEXES
from ...games.ancients.dice import close_dice
from ...games.ancients.moves import MOVE_PIECES, forbids_mover, hexes_used, reach
from ...games.ancients.odds import attack_odds, back_odds
from ...games.ancients.position import STRIKE_NAMES, Ancients
from ...games.ancients.targets import forbids_close_after, forbids_fire_after
from ...games.ancients.units import CLASS_NAMES
from ...games.commands_colors.odds import AttackOdds, strike_odds
from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ...kernel.game import AnyMatch
from ..commands_colors.advice import (
    ASSUMES_BACK,
    BACK,
    FLAGS,
    REACT,
    SystemAdvice,
    at_least,
    attacker_is,
    blocks_at_most,
    only_secret,
    reaction,
    shown_attack,
    sorted_texts,
    way,
)
from .prospects import ANCIENT_PROSPECTS

#: Questions about a way.
WAYS: Final = ("cc-ask-retreat", "cc-ask-evade-to", "cc-ask-flee", "cc-ask-rampage")

_ASSUMPTIONS: Final = ("advice-odds-assumes-flags", ASSUMES_BACK, "advice-odds-assumes-left-out")
_DICE: Final = at_least("dice", 6)
_BLOCKS: Final = blocks_at_most(4)
_WEIGHT: Final = attacker_is("weight", CLASS_NAMES)


class AncientsAdvice(SystemAdvice):
    """The adviser of Ancients."""

    def __init__(self) -> None:
        super().__init__("ancients", STRIKE_NAMES, ANCIENT_PROSPECTS, _ASSUMPTIONS, MOVE_PIECES)

    def move_marks(self, position: Ancients) -> dict[str, str]:
        """Warriors and others that charge far enough must battle."""
        return move_marks(position)

    def attack_odds(self, position: Ancients, unit: int, target: int) -> dict[str, Any]:
        """The defender stands."""
        return shown_attack(attack_odds(position, unit, target))

    def answer_odds(self, match: AnyMatch) -> dict[str, Any] | None:
        """Of each reaction to a close combat, and of battling back."""
        question = match.choice().question()
        if question == REACT:
            return reaction_odds(match)
        return {"battle-back": _one_strike(match.position, BATTLING_BACK)} if question == BACK else None

    def reach(self, position: Ancients, unit: int, target: int) -> int:
        """By its kind and the special rules."""
        return position.range_of(unit)

    # -- standing orders -------------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """Reactions to an attack, battling back, flags; and ways, which can be left to the computer player."""
        return [
            reaction(
                REACT,
                ("stand", "evade", "first-strike"),
                [_WEIGHT, at_least("attack-dice", 6), _DICE, _BLOCKS, only_secret()],
                "react",
            ),
            reaction(BACK, ("battle-back", "decline"), [_WEIGHT, _DICE, _BLOCKS], "battle-back"),
            reaction(FLAGS, ("most", "none"), [_BLOCKS], "ignore"),
            *[way(question) for question in WAYS],
        ]

    def kind_of_attacker(self, position: Ancients) -> str:
        """Its weight."""
        return CLASS_NAMES[position.kinds[position.attacker].class_]

    def attack_dice(self, position: Ancients) -> int:
        """In close combat."""
        return _dice_of(position, ATTACKING)

    def own_dice(self, position: Ancients, question: str) -> int:
        """Of the battle back, or of a First Strike."""
        return _dice_of(position, BATTLING_BACK if question == BACK else STRIKING_FIRST)


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


# -- odds ----------------------------------------------------------------------------------------


def reaction_odds(match: AnyMatch) -> dict[str, Any]:
    """For the defender of the close combat under way: what each of his reactions leads to."""
    found: dict[str, Any] = {}
    for answer in sorted_texts(match):
        position: Ancients = match.position.clone()
        if answer == "first-strike":
            found[answer] = _one_strike(position, STRIKING_FIRST)
            continue
        position.is_giving_way = answer == "evade"
        position.strike = ATTACKING
        odds = AttackOdds(True, strike_odds(position))
        if answer == "stand":
            odds.back = back_odds(position, odds.strike)
        found[answer] = shown_attack(odds)
    return found


def _one_strike(position: Ancients, strike: int) -> dict[str, Any]:
    after: Ancients = position.clone()
    after.strike = strike
    return shown_attack(AttackOdds(True, strike_odds(after)))


def _dice_of(position: Ancients, strike: int) -> int:
    """How many dice a strike of the combat under way would have."""
    after: Ancients = position.clone()
    after.strike = strike
    return close_dice(after)

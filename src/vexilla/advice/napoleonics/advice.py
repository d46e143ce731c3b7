"""Advice for Napoleonics: what moves allow, the odds of attacks and of all reactions to them, standing orders."""

from __future__ import annotations

from typing import Any, Final

from ...games.commands_colors.odds import AttackOdds, strike_odds
from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ...games.napoleonics.actions import BOARD, HEXES
from ...games.napoleonics.cards import CARDS, FIRST_STRIKE
from ...games.napoleonics.dice import is_against_square, lead_dice, strike_dice
from ...games.napoleonics.moves import MOVE_PIECES, forbids_mover, reach
from ...games.napoleonics.odds import FORMS_SQUARE, RETIRES, STRIKES_FIRST, attack_odds, melee_odds
from ...games.napoleonics.position import STRIKE_NAMES, Napoleonics
from ...games.napoleonics.retire import forbids_retire
from ...games.napoleonics.squares import forbids_square
from ...games.napoleonics.targets import (
    forbids_battle_after,
    forbids_fire_after,
    looks_over_friends,
    may_lead,
    over_friends,
    range_of,
    supporters_against,
)
from ...games.napoleonics.units import ARM_NAMES
from ...kernel.game import AnyMatch
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
    shown_attack,
    shown_strike,
    sorted_texts,
    way,
)
from ..commands_colors.studies import most_usual
from .prospects import NAPOLEONIC_PROSPECTS

#: The question which batteries join a melee.
SUPPORT: Final = "cc-ask-support"
#: Questions about a way.
WAYS: Final = ("cc-ask-retreat", "cc-ask-retire", "cc-ask-flee")

_ASSUMPTIONS: Final = (
    "advice-odds-assumes-flags",
    ASSUMES_BACK,
    ASSUMES_STANDS,
    "advice-odds-assumes-no-escapes",
)
_DICE: Final = at_least("dice", 6)
_BLOCKS: Final = blocks_at_most(5)
_ARM: Final = attacker_is("arm", ARM_NAMES)
_ANSWERS: Final = ("stand", FORMS_SQUARE, RETIRES, STRIKES_FIRST)


class NapoleonicsAdvice(SystemAdvice):
    """The adviser of Napoleonics."""

    def __init__(self) -> None:
        super().__init__("napoleonics", STRIKE_NAMES, NAPOLEONIC_PROSPECTS, _ASSUMPTIONS, MOVE_PIECES)

    def move_marks(self, position: Napoleonics) -> dict[str, str]:
        """No move obliges to battle here."""
        return move_marks(position)

    def attack_odds(self, position: Napoleonics, unit: int, target: int) -> dict[str, Any]:
        """The attack by itself on a defender who stands; for a melee also all that may come with it and against it.

        ``first`` is what a defender that strikes first does, ``comes`` the chance that the attack is made after it;
        ``batteries`` are the hexes of those that could join, ``supported`` the odds with all of them, None without any;
        ``reactions`` the odds by what the defender may do instead, for all that the attacker can know.
        """
        return {
            **shown(attack_odds(position, unit, target)),
            **shown_support(position, unit, target),
            "reactions": {
                answer: shown(attack_odds(position, unit, target, reaction=answer))
                for answer in possible_reactions(position, unit, target)
            },
        }

    def answer_odds(self, match: AnyMatch) -> dict[str, Any] | None:
        """Of each reaction to a melee, of battling back, and of every battery that may join."""
        position: Napoleonics = match.position
        question = match.choice().question()
        if question == REACT:
            return {answer: shown(melee_odds(position, answer)) for answer in sorted_texts(match)}
        if question == SUPPORT:
            return {text: shown(melee_odds(_joined(position, text))) for text in sorted_texts(match)}
        if question == BACK:
            after = position.clone()
            after.strike = BATTLING_BACK
            return {"battle-back": shown(AttackOdds(True, strike_odds(after)))}
        return None

    def reach(self, position: Napoleonics, unit: int, target: int) -> int:
        """Shorter for horse artillery that moved; nobody fires at a leader alone."""
        return range_of(position, unit) if position.unit_at[target] >= 0 else 0

    def stand_in(self, position: Napoleonics, side: int) -> int:
        """Not one in square, against which cavalry has but one die."""
        after = position.clone()
        for unit in position.units_of[side]:
            if position.in_square(unit):
                after.lift_unit(unit)
        unit = most_usual(after, side)
        return unit if unit >= 0 else most_usual(position, side)

    def hiding(self, position: Napoleonics, unit: int, there: int) -> list[int]:
        """Guns on a hill see over friends."""
        if not looks_over_friends(position, unit):
            return super().hiding(position, unit, there)
        unit_at, leader_at = over_friends(position, unit)
        return position.field.hidden_by(position.unit_hex[unit], there, unit_at, leader_at)

    # -- standing orders -------------------------------------------------------------------------

    def reactions(self) -> list[dict[str, Any]]:
        """Reactions to a melee, battling back, flags; and ways, which can be left to the computer player."""
        return [
            reaction(REACT, _ANSWERS, [_ARM, at_least("attack-dice", 12), _DICE, _BLOCKS, only_secret()], "melee"),
            reaction(BACK, ("battle-back", "decline"), [_ARM, _DICE, _BLOCKS], "battle-back"),
            reaction(FLAGS, ("most", "none"), [_BLOCKS], "ignore"),
            *[way(question) for question in WAYS],
        ]

    def kind_of_attacker(self, position: Napoleonics) -> str:
        """Its arm; of a combined attack, that of the unit which leads it."""
        return ARM_NAMES[position.kinds[position.attacker].arm]

    def attack_dice(self, position: Napoleonics) -> int:
        """Those of batteries included."""
        after = position.clone()
        after.strike = ATTACKING
        return strike_dice(after)

    def own_dice(self, position: Napoleonics, question: str) -> int:
        """Of the battle back, or of a First Strike."""
        after = position.clone()
        after.strike = BATTLING_BACK if question == BACK else STRIKING_FIRST
        return lead_dice(after)


# -- marks ---------------------------------------------------------------------------------------


def move_marks(position: Napoleonics) -> dict[str, str]:
    """For every move of an ordered unit whether it may still battle."""
    marks: dict[str, str] = {}
    labels = BOARD.labels
    melees = CARDS[position.card].closes
    for unit in position.ordered:
        here = position.unit_hex[unit]
        if here < 0 or forbids_mover(position, unit) is not None:
            continue
        for end in reach(position, unit):
            moved, there = end // HEXES, end % HEXES
            may_battle = (
                melees and forbids_battle_after(position, unit, moved, there, True) is None
            ) or forbids_fire_after(position, unit, moved, there) is None
            marks[f"move {labels[here]} {labels[there]}"] = "battle" if may_battle else "no-battle"
    return marks


# -- odds ----------------------------------------------------------------------------------------


def shown(odds: AttackOdds) -> dict[str, Any]:
    """An attack as JSON with what may come before it."""
    first = shown_strike(odds.first) if odds.first is not None else None
    return {**shown_attack(odds), "first": first, "comes": float(odds.comes)}


def shown_support(position: Napoleonics, unit: int, target: int) -> dict[str, Any]:
    """The batteries that may join a melee, and the odds with all of them."""
    batteries: list[int] = []
    is_own = position.side_of[unit] == position.active
    if is_own and may_lead(position, unit) and BOARD.distance[position.unit_hex[unit]][target] == 1:
        batteries = supporters_against(position, target)
    return {
        "batteries": [BOARD.labels[position.unit_hex[battery]] for battery in batteries],
        "supported": shown(attack_odds(position, unit, target, batteries)) if batteries else None,
    }


def possible_reactions(position: Napoleonics, unit: int, target: int) -> list[str]:
    """What the defender of a melee may do but stand, as far as the attacker can know."""
    after = position.clone()
    after.declare(unit, target, False)
    if after.defender < 0 or BOARD.distance[after.post][target] > 1 or is_against_square(after):
        return []
    found: list[str] = []
    if forbids_square(after) is None:
        found.append(FORMS_SQUARE)
    if forbids_retire(after) is None:
        found.append(RETIRES)
    if may_hold_first_strike(position, position.side_of[unit]):
        found.append(STRIKES_FIRST)
    return found


def may_hold_first_strike(position: Napoleonics, side: int) -> bool:
    """Whether, for all that a side knows, the other one may hold a First Strike."""
    known = position.discards[FIRST_STRIKE] + position.hands[side][FIRST_STRIKE]
    known += position.track[side].count(FIRST_STRIKE) + (1 if position.played == FIRST_STRIKE else 0)
    return known < CARDS[FIRST_STRIKE].copies


def _joined(position: Napoleonics, text: str) -> Napoleonics:
    """The melee under way with the battery that an answer names; ``done`` names none."""
    after = position.clone()
    words = text.split()
    if words[0] == "support":
        after.supporters.append(after.unit_at[BOARD.hex_named(words[1])])
    return after

"""Dice of attack and defence, and how totals and their outcomes are told: in shooting, melee and rampage."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ....kernel.sides import SIDE_NAMES, name_of_side
from .. import actions
from ..dice import Die
from ..position import GrandBattle
from ..roster import NONE
from ..tables.results import OUTCOME_KEYS
from ..telling import tell
from ..written.words import halves_text
from .terms import HALVES, Term


class AttackDie(Die):
    """A side's die of attack, in shooting or melee."""

    def __init__(self, roller: int) -> None:
        super().__init__(actions.ATTACK)
        self.roller: Final = roller

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        match.position.attack_dice[self.roller] = pips

    def label(self) -> str:
        return f"AttackDie({name_of_side(self.roller)})"


class DefenceDie(Die):
    """A side's die of defence."""

    def __init__(self, roller: int) -> None:
        super().__init__(actions.DEFENCE)
        self.roller: Final = roller

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        match.position.defence_dice[self.roller] = pips

    def label(self) -> str:
        return f"DefenceDie({name_of_side(self.roller)})"


#: How somebody strikes.
BY_SHOT: Final = "shot"
BY_BLOW: Final = "blow"
BY_BALL: Final = "ball"
BY_RAMPAGE: Final = "rampage"


def tell_sum(
    match: Match[GrandBattle],
    clause: str,
    unit: int,
    against: int,
    means: str,
    terms: list[Term],
    pips: int,
    is_attack: bool,
) -> None:
    """Log a total with all its terms, in halves, and its die; both sums of a blow belong to one strike."""
    if not match.logging:
        return
    position = match.position
    ids = position.roster.ids
    about: dict[str, Argument] = {
        "unit": ids[unit],
        "side": SIDE_NAMES[position.side_of(unit)],
        "against": ids[against],
        "means": means,
        "strike": _strike(position, *((unit, against) if is_attack else (against, unit)), means),
        "sum": "attack" if is_attack else "defence",
        "terms": [term.key for term in terms],
        "values": [term.value for term in terms],
        "term-clauses": [term.clause for term in terms],
        "of": [ids[term.who] if term.who != NONE else "" for term in terms],
        "added-terms": [f"{term.key} {_signed(term.value)}" for term in terms if term.value != 0],
        "pips": pips,
        "total": sum([term.value for term in terms]) + pips * HALVES,
    }
    about["result"] = halves_text(sum([term.value for term in terms]) + pips * HALVES)
    tell(match, Event("grb-sum", (clause,), about, sort="dice"))


def _signed(halves: int) -> str:
    """A number of halves as people write what is added: ``+2``, ``-0.5``."""
    text = halves_text(halves)
    return text if halves < 0 else f"+{text}"


def _strike(position: GrandBattle, by: int, unit: int, means: str) -> str:
    """What the two sums and the outcome of one strike have in common."""
    return f"{means} {position.roster.ids[by]} {position.roster.ids[unit]}"


def tell_outcome(
    match: Match[GrandBattle], unit: int, by: int, means: str, difference: int, outcome: int, clause: str
) -> None:
    """Log what a difference of totals, in halves, means for who was struck."""
    if match.logging:
        position = match.position
        about: dict[str, Argument] = {
            "unit": position.roster.ids[unit],
            "by": position.roster.ids[by],
            "strike": _strike(position, by, unit, means),
            "difference": difference,
            "strength": position.vitality_of(unit) * HALVES,
            "outcome": OUTCOME_KEYS[outcome],
            "excess": _signed(difference),
            "left": position.vitality_of(unit),
        }
        tell(match, Event("grb-outcome", (clause,), about))

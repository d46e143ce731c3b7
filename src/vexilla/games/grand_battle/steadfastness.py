"""Steadfastness of armies: what it is made of, when it is tested, and whom it makes the winner (chapter 9, 2.3)."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.refusal import Argument, Refusal
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from ...kernel.step import Chance, Step
from . import actions
from .position import GONE, JOINED, UNPLACED, GrandBattle
from .refusals import refuse
from .tables.camps import STEADFASTNESS_DIE, THRESHOLD
from .telling import tell
from .worth import is_of_the_army, steadfastness_of
from .written.words import halves_text

#: A roll is a number of whole points, steadfastness is kept in halves.
_HALVES: Final = 2
#: How a battle has ended, by the clause that says who has won.
_ENDS: Final[dict[str, str]] = {
    "GRB-02-036": "destroyed",
    "GRB-02-037": "broken",
    "GRB-02-060": "undecided",
    "GRB-09-017": "both-broken",
    "GRB-09-018": "both-broken-alike",
}


def must_test(position: GrandBattle, side: int) -> bool:
    """Whether an army is tested at the end of this turn (GRB-09-008, GRB-09-009, GRB-09-014).

    The general's death or flight is a reason by itself; otherwise steadfastness must have fallen in this turn, and be
    at two thirds or less.
    """
    if position.general_lost[side]:
        return True
    now = steadfastness_of(position, side)
    part, whole = THRESHOLD
    return now < position.last_steadfastness[side] and whole * now <= part * position.first_steadfastness[side]


class TryArmies(Step[GrandBattle]):
    """Each army that has reason to is tested (GRB-09-010, GRB-09-015)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        for side in SIDES:
            if must_test(position, side):
                position.general_lost[side] = False
                match.then(SteadfastnessTest(side))


class SteadfastnessTest(Chance[GrandBattle]):
    """A die of twenty against an army's steadfastness (GRB-09-011)."""

    def __init__(self, army: int) -> None:
        super().__init__(actions.STEADFASTNESS)
        self.army: Final = army

    def options(self, match: Match[GrandBattle]) -> list[int]:
        """From one to twenty."""
        first = actions.FIRST_PIP[actions.STEADFASTNESS]
        return list(range(first, first + STEADFASTNESS_DIE))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        first = actions.FIRST_PIP[actions.STEADFASTNESS]
        return None if first <= action < first + STEADFASTNESS_DIE else refuse("GRB-01-049")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """More than the army's steadfastness breaks it (GRB-09-012)."""
        position = match.position
        pips = action - actions.FIRST_PIP[actions.STEADFASTNESS] + 1
        now = steadfastness_of(position, self.army)
        position.broken[self.army] = pips * _HALVES > now
        if match.logging:
            about: dict[str, Argument] = {"side": SIDE_NAMES[self.army], "pips": pips, "steadfastness": now}
            about["left"] = halves_text(now)
            about["passed"] = int(not position.broken[self.army])
            tell(match, Event("grb-steadfastness", ("GRB-09-011",), about, sort="dice"))

    def label(self) -> str:
        return f"SteadfastnessTest({name_of_side(self.army)})"


def has_army(position: GrandBattle, side: int) -> bool:
    """Whether any unit of a side is left: on the table, hidden, about to return or to come (GRB-02-036)."""
    for unit, entry in enumerate(position.roster.units):
        is_gone = position.places[unit] in (GONE, JOINED, UNPLACED)
        if entry.side == side and not is_gone and is_of_the_army(position, unit):
            return True
    return False


def defender_of(position: GrandBattle) -> int:
    """The side to whom an undecided field belongs (GRB-02-038)."""
    return 1 - position.setting.attacker


def winner_of(position: GrandBattle) -> tuple[int, str]:
    """Who has won by now, and the clause; NOBODY while the battle goes on.

    Broken armies first, then armies that are no more, then the end of the last turn (GRB-02-059).
    """
    defender = defender_of(position)
    if position.broken[0] and position.broken[1]:
        totals = [steadfastness_of(position, side) for side in SIDES]
        if totals[0] == totals[1]:
            return defender, "GRB-09-018"
        return totals.index(max(totals)), "GRB-09-017"
    for side in SIDES:
        if position.broken[side]:
            return 1 - side, "GRB-02-037"
    left = [has_army(position, side) for side in SIDES]
    if not left[0] and not left[1]:
        return defender, "GRB-02-060"
    for side in SIDES:
        if not left[side]:
            return 1 - side, "GRB-02-036"
    if position.turn + 1 >= 2 * position.setting.turn_limit:
        return defender, "GRB-02-060"
    return NOBODY, ""


class Verdict(Step[GrandBattle]):
    """At the end of a player-turn it is seen whether anybody has won (GRB-02-059)."""

    def run(self, match: Match[GrandBattle]) -> None:
        """The battle ends at once; the camp of a broken army surrenders (GRB-09-013)."""
        position = match.position
        winner, clause = winner_of(position)
        if winner == NOBODY:
            return
        totals = [steadfastness_of(position, side) for side in SIDES]
        for side in SIDES:
            has_camp = position.setting.camps[side] != "none" and not position.camp_lost[side]
            if position.broken[side] and has_camp:
                position.camp_lost[side] = True
                if match.logging:
                    tell(match, Event("grb-camp-surrenders", ("GRB-09-013",), {"side": SIDE_NAMES[side]}))
        position.over = True
        position.winner = winner
        match.sweep()
        if match.logging:
            about: dict[str, Argument] = {"winner": SIDE_NAMES[winner], "loser": SIDE_NAMES[1 - winner]}
            about["steadfastness"] = totals
            about["winner-left"] = halves_text(totals[winner])
            about["loser-left"] = halves_text(totals[1 - winner])
            about["end"] = _ENDS[clause]
            tell(match, Event("grb-won", (clause,), about, sort="end"))


TRY_ARMIES: Final = TryArmies()
VERDICT: Final = Verdict()

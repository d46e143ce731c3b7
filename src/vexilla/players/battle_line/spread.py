"""What a formation may become: each strength with the chance that it will be the final one.

The engine knows exactly what *can* be reached; a player also has to guess what *will* be. A card in
hand comes with one chance, a card not seen yet with another, and all cards independently of each
other: wrong in detail, but quick, and the same for both sides.
"""

from __future__ import annotations

from typing import Final

from ...games.battle_line.cards import TROOPS, VALUES
from ...games.battle_line.formation import (
    ALL_VALUES,
    BATTALION,
    COMPANION,
    COUNT,
    EIGHT,
    FOGGED,
    HOST,
    LEADERS,
    OF_VALUE,
    ONE_TO_THREE,
    PHALANX,
    RUNS,
    SHIELDS,
    SKIRMISH_LINE,
    SUM,
    WEDGE,
    WILD_SUM,
    strength_of,
    values_of,
)

_SHIFTS: Final = list(range(0, TROOPS, VALUES))

#: Counts in the tables run from 0 to 10, the cards of one colour.
_ROW: Final = VALUES + 1
_PLANE: Final = _ROW * _ROW
_MOST_NEEDED: Final = 4

#: What two or more unknown cards are worth on average, and how far from that they fall.
_USUAL_VALUE: Final = 6
_SCATTER: Final = 4


_KINDS: Final = [WEDGE, PHALANX, BATTALION, SKIRMISH_LINE]


class Odds:
    """Tables for one side's chances: its cards at hand come with one chance, those to come with another."""

    def __init__(self, at_hand: float, to_come: float) -> None:
        self.at_hand: Final = at_hand
        self.to_come: Final = to_come
        #: ``[a * 11 + b]``: all of ``a`` cards at hand and ``b`` to come.
        self.all_of: Final = [at_hand**a * to_come**b for a in range(_ROW) for b in range(_ROW)]
        #: ``[n * 121 + a * 11 + b]``: at least ``n`` of them.
        table = [1.0] * _PLANE
        for needed in range(1, _MOST_NEEDED + 1):
            for a in range(_ROW):
                here = needed * _PLANE + a * _ROW
                if a:
                    table.append(at_hand * table[here - _PLANE - _ROW] + (1.0 - at_hand) * table[here - _ROW])
                else:
                    table.append(0.0)
                for b in range(1, _ROW):
                    table.append(to_come * table[here - _PLANE + b - 1] + (1.0 - to_come) * table[here + b - 1])
        self.at_least: Final = table


#: Odds that were worked out lately: in one search the same ones are asked for again and again.
_LATELY: Final[dict[tuple[float, float], Odds]] = {}
_MOST_KEPT: Final = 200


def odds_of(at_hand: float, to_come: float) -> Odds:
    """The tables for these two chances."""
    odds = _LATELY.get((at_hand, to_come))
    if odds is None:
        odds = Odds(at_hand, to_come)
        if len(_LATELY) >= _MOST_KEPT:
            _LATELY.clear()
        _LATELY[(at_hand, to_come)] = odds
    return odds


class Spread:
    """Strengths from the greatest down, each with its chance; the chances add up to 1."""

    def __init__(self) -> None:
        self.strengths: list[int] = []
        self.chances: list[float] = []
        #: What is left for strengths still to be added.
        self.rest = 1.0

    def add(self, strength: int, reach: float) -> None:
        """A strength that is reached with this chance if nothing greater was."""
        if reach > 0.0:
            self.strengths.append(strength)
            self.chances.append(self.rest * reach)
            self.rest *= 1.0 - reach


def exactly(strength: int) -> Spread:
    """The spread of a complete formation."""
    spread = Spread()
    spread.add(strength, 1.0)
    return spread


def chance_to_beat(mine: Spread, theirs: Spread, tie: float) -> float:
    """The chance that one formation ends up stronger than another; ``tie`` is what equality is worth."""
    strengths = theirs.strengths
    chances = theirs.chances
    last = len(strengths)
    index = 0
    stronger = 0.0
    chance = 0.0
    for place in range(len(mine.strengths)):
        strength = mine.strengths[place]
        while index < last and strengths[index] > strength:
            stronger += chances[index]
            index += 1
        weaker = 1.0 - stronger
        if index < last and strengths[index] == strength:
            weaker -= (1.0 - tie) * chances[index]
        chance += mine.chances[place] * weaker
    return chance


def spread_of(troops: int, morale: int, size: int, fog: bool, hand: int, unseen: int, odds: Odds) -> Spread:
    """What the formation of these cards may become with cards at hand and cards still unseen."""
    free = size - troops.bit_count() - morale.bit_count()
    if free == 0:
        return exactly(strength_of(troops, morale, size, fog))
    if free < 0:
        return exactly(_best_without_one(troops, morale, size, fog))
    spread = Spread()
    total = WILD_SUM[morale]
    colours: list[int] = []
    for shift in _SHIFTS:
        own = troops >> shift & ALL_VALUES
        total += SUM[own]
        if own << shift == troops:
            colours.append(shift)
    if not fog:
        values = values_of(troops)
        distinct = COUNT[values] == troops.bit_count()
        if distinct and colours:
            _add_wedges(spread, values, colours, morale, size, hand, unseen, odds)
        _add_phalanxes(spread, values, morale, size, free, hand, unseen, odds)
        if colours:
            _add_battalions(spread, total, colours, free, hand, unseen, odds)
        if distinct:
            _add_skirmish_lines(spread, values, morale, size, hand, unseen, odds)
    _add_sums(spread, (FOGGED if fog else HOST) + total, free, hand, unseen, odds)
    return spread


def usual_spread(size: int, fog: bool, reach: list[float]) -> Spread:
    """What a formation not yet begun usually becomes, whatever the hands."""
    spread = Spread()
    if not fog:
        for kind in range(len(_KINDS)):
            _add_scattered(spread, _KINDS[kind] + size * _USUAL_VALUE, reach[kind])
    _add_scattered(spread, (FOGGED if fog else HOST) + size * _USUAL_VALUE, 1.0)
    return spread


def _best_without_one(troops: int, morale: int, size: int, fog: bool) -> int:
    """The strength left when Mud has gone and the worst of four cards is discarded."""
    best = 0
    rest = troops
    while rest:
        bit = rest & -rest
        rest ^= bit
        best = max(best, strength_of(troops ^ bit, morale, size, fog))
    for wild in range(4):
        if morale >> wild & 1:
            best = max(best, strength_of(troops, morale ^ 1 << wild, size, fog))
    return best


def _without_wilds(missing: int, hand: int, unseen: int, morale: int) -> int:
    """The values of a run that are still missing once wild cards took the hardest ones; -1 if one fits nowhere."""
    if morale & COMPANION:
        if not missing & EIGHT:
            return -1
        missing ^= EIGHT
    if morale & SHIELDS:
        low = missing & ONE_TO_THREE
        if not low:
            return -1
        hardest = low & ~(hand | unseen) or low & ~hand or low
        missing ^= hardest & -hardest
    if morale & LEADERS:
        hardest = missing & ~(hand | unseen) or missing & ~hand or missing
        missing ^= hardest & -hardest
    return missing


def _add_wedges(
    spread: Spread, values: int, colours: list[int], morale: int, size: int, hand: int, unseen: int, odds: Odds
) -> None:
    all_of = odds.all_of
    for run in RUNS[size]:
        if values & ~run:
            continue
        fails = 1.0
        for shift in colours:
            at_hand = hand >> shift & ALL_VALUES
            to_come = unseen >> shift & ALL_VALUES
            missing = run & ~values
            if morale:
                missing = _without_wilds(missing, at_hand, to_come, morale)
                if missing < 0:
                    break
            if not missing & ~(at_hand | to_come):
                fails *= 1.0 - all_of[COUNT[missing & at_hand] * _ROW + COUNT[missing & to_come]]
        spread.add(WEDGE + SUM[run], 1.0 - fails)


def _add_phalanxes(
    spread: Spread, values: int, morale: int, size: int, free: int, hand: int, unseen: int, odds: Odds
) -> None:
    if values & values - 1:
        return
    allowed = values or ALL_VALUES
    if morale & COMPANION:
        allowed &= EIGHT
    if morale & SHIELDS:
        allowed &= ONE_TO_THREE
    for value in range(VALUES - 1, -1, -1):
        if allowed >> value & 1:
            cards = OF_VALUE[value]
            known = (hand & cards).bit_count()
            reach = odds.at_least[free * _PLANE + known * _ROW + (unseen & cards).bit_count()]
            spread.add(PHALANX + size * (value + 1), reach)


def _add_battalions(
    spread: Spread, total: int, colours: list[int], free: int, hand: int, unseen: int, odds: Odds
) -> None:
    if free == 1 and len(colours) == 1:
        shift = colours[0]
        for value in range(VALUES - 1, -1, -1):
            bit = 1 << (shift + value)
            if hand & bit:
                spread.add(BATTALION + total + value + 1, odds.at_hand)
            elif unseen & bit:
                spread.add(BATTALION + total + value + 1, odds.to_come)
        return
    fails = 1.0
    for shift in colours:
        known = COUNT[hand >> shift & ALL_VALUES]
        fails *= 1.0 - odds.at_least[free * _PLANE + known * _ROW + COUNT[unseen >> shift & ALL_VALUES]]
    _add_scattered(spread, BATTALION + total + free * _USUAL_VALUE, 1.0 - fails)


def _add_skirmish_lines(
    spread: Spread, values: int, morale: int, size: int, hand: int, unseen: int, odds: Odds
) -> None:
    at_hand = values_of(hand)
    to_come = values_of(unseen)
    for run in RUNS[size]:
        if values & ~run:
            continue
        missing = run & ~values
        if morale:
            missing = _without_wilds(missing, at_hand, to_come, morale)
            if missing < 0:
                continue
        if missing & ~(at_hand | to_come):
            continue
        reach = 1.0
        for value in range(VALUES):
            if missing >> value & 1:
                cards = OF_VALUE[value]
                reach *= odds.at_least[_PLANE + (hand & cards).bit_count() * _ROW + (unseen & cards).bit_count()]
        spread.add(SKIRMISH_LINE + SUM[run], reach)


def _add_sums(spread: Spread, base: int, free: int, hand: int, unseen: int, odds: Odds) -> None:
    """Something will be laid in the end: what is left of the chances goes to the sums."""
    if free > 1:
        _add_scattered(spread, base + free * _USUAL_VALUE, 1.0)
        return
    lowest = 0
    for value in range(VALUES - 1, -1, -1):
        cards = OF_VALUE[value]
        known = (hand & cards).bit_count()
        reach = odds.at_least[_PLANE + known * _ROW + (unseen & cards).bit_count()]
        if reach > 0.0:
            lowest = base + value + 1
            spread.add(lowest, reach)
    spread.add(lowest - 1, 1.0)


def _add_scattered(spread: Spread, middle: int, reach: float) -> None:
    """A sum that is only known roughly: a quarter above, a half in the middle, a quarter below."""
    left = 1.0 - reach
    if left < 1.0:
        quarter = reach / 4.0
        spread.add(middle + _SCATTER, quarter)
        spread.add(middle, 2.0 * quarter / (1.0 - quarter))
        spread.add(middle - _SCATTER, quarter / (1.0 - 3.0 * quarter))

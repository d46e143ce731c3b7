"""How strong a formation is, and how strong an unfinished one can still become.

One function answers both: :func:`strongest` looks for the best way to complete a formation from a
set of available Troop cards; a complete formation has simply nothing left to add. It is exact:
for each kind of formation, strongest first, it decides directly whether the kind can be reached,
instead of trying all completions.

Troop cards are held as masks with bit ``card`` set; the ten bits of one colour are a mask of
values, with bit 0 for the value 1. Morale cards are a mask of the four bits below.
"""

from typing import Final

from .cards import COLOURS, FIRST_MORALE, TROOPS, VALUES

LEADERS: Final = 0b0011
COMPANION: Final = 0b0100
SHIELDS: Final = 0b1000

# A strength is a kind plus the sum of the values, so that comparing two numbers compares first by
# kind and then by sum (BLN-06-008). The largest sum is 40, four tens under Mud. Fog leaves only the
# sum (BLN-10-004).
FOGGED: Final = 0
HOST: Final = 64
SKIRMISH_LINE: Final = 128
BATTALION: Final = 192
PHALANX: Final = 256
WEDGE: Final = 320
KIND_NAMES: Final[tuple[str, ...]] = ("sum", "host", "skirmish-line", "battalion", "phalanx", "wedge")

#: What a formation has that cannot be completed because too few cards are left.
IMPOSSIBLE: Final = 0

# Masks of values, and what can be read off them.
ALL_VALUES: Final = 1023
EIGHT: Final = 1 << 7
ONE_TO_THREE: Final = 0b111

BIT: Final = [1 << card for card in range(TROOPS)]
ALL_TROOPS: Final = (1 << TROOPS) - 1
#: The six cards of each value.
OF_VALUE: Final = [sum(1 << (colour * 10 + value) for colour in range(len(COLOURS))) for value in range(VALUES)]

COUNT: Final = [mask.bit_count() for mask in range(1024)]
SUM: Final = [sum(value + 1 for value in range(VALUES) if mask >> value & 1) for mask in range(1024)]
#: For each number of cards the runs without wrap-around (BLN-06-007), highest first.
RUNS: Final = [[((1 << size) - 1) << lowest for lowest in range(VALUES - size, -1, -1)] for size in range(5)]
#: What each mask of Morale cards adds at most to a sum: Leader 10, Companion Cavalry 8, Shield Bearers 3.
WILD_SUM: Final = [10 * (mask & LEADERS).bit_count() + 8 * (mask >> 2 & 1) + 3 * (mask >> 3 & 1) for mask in range(16)]
_NO_FILL: Final = -1


def kind_of(strength: int) -> str:
    """The name of a strength's kind of formation."""
    return KIND_NAMES[strength >> 6]


def sum_of(strength: int) -> int:
    """The sum of the values in a strength."""
    return strength & 63


def morale_bit(card: int) -> int:
    """The bit of a Morale card."""
    return 1 << (card - FIRST_MORALE)


def values_of(troops: int) -> int:
    """The values that occur among Troop cards of any colour."""
    troops |= troops >> 30
    return (troops | troops >> 10 | troops >> 20) & ALL_VALUES


def strongest(troops: int, morale: int, free: int, available: int, size: int, fog: bool, above: int) -> tuple[int, int]:
    """The greatest strength over ``above`` that a formation can reach, and Troop cards that reach it.

    ``free`` is the number of cards still to come, all of them from ``available``; ``size`` is 3, or
    4 under Mud. Morale cards are wild and take the identity that is best (BLN-09-010). The answer
    is (IMPOSSIBLE, 0) when nothing above ``above`` can be reached.
    """
    if free and available.bit_count() < free:
        return IMPOSSIBLE, 0
    total = WILD_SUM[morale]
    colours: list[int] = []
    number = 0
    for shift in range(0, TROOPS, VALUES):
        own = troops >> shift & ALL_VALUES
        if own:
            total += SUM[own]
            number += COUNT[own]
            if own << shift == troops:
                colours.append(shift)
        elif not troops:
            colours.append(shift)
    if fog:
        return _greatest_sum(FOGGED + total, free, available, above)
    values = values_of(troops)
    distinct = COUNT[values] == number

    if distinct and colours:
        for run in RUNS[size]:
            strength = WEDGE + SUM[run]
            if strength <= above:
                return IMPOSSIBLE, 0
            if values & ~run:
                continue
            for shift in colours:
                fill = _fill_run(run & ~values, available >> shift & ALL_VALUES, morale)
                if fill != _NO_FILL:
                    return strength, fill << shift

    if PHALANX + size * VALUES <= above:
        return IMPOSSIBLE, 0
    for value in range(VALUES - 1, -1, -1):
        bit = 1 << value
        if values & ~bit or (morale & COMPANION and bit != EIGHT) or (morale & SHIELDS and not bit & ONE_TO_THREE):
            continue
        supply = available & OF_VALUE[value]
        if supply.bit_count() >= free:
            strength = PHALANX + size * (value + 1)
            return (strength, _lowest_bits(supply, free)) if strength > above else (IMPOSSIBLE, 0)

    if BATTALION + size * VALUES <= above:
        return IMPOSSIBLE, 0
    best = IMPOSSIBLE
    best_fill = 0
    for shift in colours:
        supply = available >> shift & ALL_VALUES
        if COUNT[supply] >= free:
            fill = _highest_values(supply, free)
            if BATTALION + total + SUM[fill] > best:
                best = BATTALION + total + SUM[fill]
                best_fill = fill << shift
    if best:
        return (best, best_fill) if best > above else (IMPOSSIBLE, 0)

    if distinct:
        supply = values_of(available)
        for run in RUNS[size]:
            strength = SKIRMISH_LINE + SUM[run]
            if strength <= above:
                return IMPOSSIBLE, 0
            if not values & ~run:
                fill = _fill_run(run & ~values, supply, morale)
                if fill != _NO_FILL:
                    return strength, _one_of_each(fill, available)

    return _greatest_sum(HOST + total, free, available, above)


def strength_of(troops: int, morale: int, size: int, fog: bool) -> int:
    """The strength of a complete formation."""
    return strongest(troops, morale, 0, 0, size, fog, 0)[0]


def _fill_run(missing: int, supply: int, morale: int) -> int:
    """The missing values of a run that Troop cards have to bring once wild cards took theirs.

    A wild card best takes a value that no available Troop card can bring. _NO_FILL when a wild card
    fits nowhere or a value cannot be had.
    """
    if morale:
        if morale & COMPANION:
            if not missing & EIGHT:
                return _NO_FILL
            missing ^= EIGHT
        if morale & SHIELDS:
            low = missing & ONE_TO_THREE
            if not low:
                return _NO_FILL
            wanted = low & ~supply or low
            missing ^= wanted & -wanted
        if morale & LEADERS:
            wanted = missing & ~supply or missing
            missing ^= wanted & -wanted
    return _NO_FILL if missing & ~supply else missing


def _greatest_sum(base: int, free: int, available: int, above: int) -> tuple[int, int]:
    fill = 0
    value = VALUES - 1
    while free:
        supply = available & OF_VALUE[value]
        while supply and free:
            bit = supply & -supply
            supply ^= bit
            fill |= bit
            base += value + 1
            free -= 1
        value -= 1
    return (base, fill) if base > above else (IMPOSSIBLE, 0)


def _lowest_bits(mask: int, count: int) -> int:
    chosen = 0
    for _ in range(count):
        bit = mask & -mask
        mask ^= bit
        chosen |= bit
    return chosen


def _highest_values(values: int, count: int) -> int:
    for _ in range(COUNT[values] - count):
        values &= values - 1
    return values


def _one_of_each(values: int, available: int) -> int:
    chosen = 0
    for value in range(VALUES):
        if values >> value & 1:
            supply = available & OF_VALUE[value]
            chosen |= supply & -supply
    return chosen

"""An army with the reserve that a battle gives it (GRB-02-039, GRB-02-043, GRB-02-061)."""

from __future__ import annotations

from typing import Final

from ..armies.army import Army, ArmyUnit
from ..tables.reserves import RESERVE_PER_CENT, Arrival

_HUNDRED: Final = 100


def reinforced(army: Army, counts: dict[str, int], arrival: Arrival) -> tuple[Army, list[tuple[str, str, str]]]:
    """The army with so many more units of its lines in the reserve; and what is against it: line, clause, text."""
    wrong: list[tuple[str, str, str]] = []
    units = army.units[:]
    for key, count in counts.items():
        line = army.source.line_of(key)
        if line is None:
            wrong.append((key, "GRB-02-061", f"the list has no line {key!r}"))
            continue
        there = len([1 for unit in units if unit.profile.key == key])
        if not line.reserve:
            wrong.append((key, "GRB-02-061", f"{key} may not be in the reserve"))
        if there + count > line.most:
            wrong.append((key, "GRB-01-051", f"{key}: at most {line.most} units, the reserve included"))
        for number in range(there + 1, there + count + 1):
            units.append(ArmyUnit(line.profile, number, army.source.year, in_reserve=True))
    whole = Army(
        army.key,
        army.name,
        army.source,
        army.role,
        units,
        army.commanders,
        army.camp,
        army.barricades,
        army.works,
        arrival,
        army.reserve_barricades,
        army.reserve_works,
    )
    whole.notes = army.notes
    whole.words = army.words
    if _HUNDRED * whole.reserve_price > RESERVE_PER_CENT * whole.price:
        most = RESERVE_PER_CENT * whole.price // _HUNDRED
        text = f"the reserve costs {whole.reserve_price}: at most {most}, a tenth of the army's {whole.price}"
        wrong.append(("units", "GRB-02-039", text))
    return whole, wrong

"""The reference sheets of Grand Battle: types of troops, traits, weapons, guns, ground, modifiers."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...games.grand_battle.tables.artillery import GUNS, Gun
from ...games.grand_battle.tables.modifiers import MODIFIERS, TERM_KEYS
from ...games.grand_battle.tables.terrain import FULL, GROUNDS, HALF, NO, QUARTER, Ground
from ...games.grand_battle.tables.traits import TRAITS
from ...games.grand_battle.tables.troops import MOVER_KEYS, TROOP_TYPES, TroopType
from ...games.grand_battle.tables.weapons import EARLIEST, LATEST, WEAPONS
from ..figures import Figure
from ..tables import Row, Table, Value, filled

_SHARES: Final = {NO: "–", QUARTER: "¼", HALF: "½", FULL: "1"}
_STEP: Final = 1_000

#: Cases that were drawn for the manual, and the clauses that they show.
_CASES: Final = {
    "zones": "GRB-01-037",
    "zones-by-area": "GRB-01-040",
    "sight": "GRB-01-042",
    "contact": "GRB-01-048",
    "wheel": "GRB-05-022",
    "turns": "GRB-05-024",
    "edges": "GRB-06-023",
    "support": "GRB-06-036",
    "overlap": "GRB-06-052",
}


def figures() -> list[Figure]:
    """The drawn cases."""
    return [Figure(key, [clause], case=f"grand-battle-{key}") for key, clause in _CASES.items()]


def tables() -> list[Table]:
    """All of them, in the order of the book."""
    traits = [Row(trait.key, filled({"price": trait.price}), trait.clauses) for trait in TRAITS]
    weapons = [
        Row(
            weapon.key,
            filled(
                {
                    "shooting": weapon.shooting,
                    "penetration": weapon.penetration,
                    "range-class": str(weapon.range_class),
                    "years": _years(weapon.from_year, weapon.to_year),
                }
            ),
            weapon.clauses,
        )
        for weapon in WEAPONS
    ]
    modifiers = [
        Row(each.key, {f"adds-{TERM_KEYS[each.term]}": _halves(each.value)}, each.clauses) for each in MODIFIERS
    ]
    return [
        Table("units", "type", [_type(each) for each in TROOP_TYPES]),
        Table("traits", "trait", traits),
        Table("weapons", "weapon", weapons),
        Table("guns", "gun", [_gun(each) for each in GUNS]),
        Table("terrain", "ground", [_ground(each) for each in GROUNDS]),
        Table("modifiers", "term", modifiers, is_linked=False),
    ]


def _type(each: TroopType) -> Row:
    facts: dict[str, Value] = {
        "strengths": ", ".join(map(str, each.strengths)),
        "base": f"{each.width // _STEP} × {each.depth // _STEP}",
        "price": each.price,
        "evades": "" if each.evades else "no",
        "rams": "yes" if each.rams else "",
        "rampages": "yes" if each.rampages else "",
        "all-round": "yes" if each.all_round else "",
    }
    return Row(each.key, filled(facts), each.clauses)


def _gun(each: Gun) -> Row:
    facts: dict[str, Value] = {
        "case": f"{each.case[0]} / {each.case[1]}",
        "ball": f"{each.ball[0]} / {each.ball[1]}" if any(each.ball) else "",
        "reach": each.reach // _STEP,
        "move": each.move // _STEP,
        "years": _years(each.from_year, each.to_year),
    }
    return Row(each.key, filled(facts), each.clauses)


def _ground(each: Ground) -> Row:
    """Shares of a move, a star for a point of disorder, each class of movers by its name."""
    shares = [
        f"{_SHARES[share]}{'*' * points if share else ''}"
        for share, points in zip(each.shares, each.disorder, strict=True)
    ]
    alike = len(set(shares)) == 1
    facts: dict[str, Value] = {"share": shares[0]} if alike else dict(zip(MOVER_KEYS, shares, strict=True))
    return Row(each.key, facts, each.clauses)


def _years(first: int, last: int) -> str:
    begin = "" if first == EARLIEST else str(first)
    end = "" if last == LATEST else str(last)
    return f"{begin}–{end}" if begin or end else ""


def _halves(value: int) -> str:
    half = Fraction(value, 2)
    return f"{'+' if value > 0 else '−'}{abs(half.numerator) if half.denominator == 1 else abs(float(half)):g}"

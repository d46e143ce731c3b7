"""The lines of the order sheet as deeds, and what may be asked about them (GRB-04-039)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, Form, Id, Ids, Marked, Said, Whole, Word
from ..roster import Roster
from .order import (
    ANY_POINT,
    ELSE_WORDS,
    HOLD,
    KIND_KEYS,
    MANOEUVRE,
    POINT_WORDS,
    RECOVER,
    STAND,
    UNKNOWN,
    Order,
    purse_named,
)
from .order import ATTACK as ATTACK_KIND

#: A sheet is never longer.
MOST_LINES: Final = 99
_MOST_UNITS: Final = 24

UNITS: Final = Ids("units", _MOST_UNITS)
_PURSE: Final = Id("purse")
_ELSE: Final = Word("else", *ELSE_WORDS)
_POINT: Final = Marked("point=", Word("point", *POINT_WORDS))
_KIND: Final = Word("kind", *[KIND_KEYS[kind] for kind in (ATTACK_KIND, MANOEUVRE, HOLD, RECOVER)])

#: ``order attack legion-1,legion-2 from alexander else army``: who pays in zone, and what becomes of it otherwise.
ORDER: Final = Form("order", _KIND, UNITS, "from", _PURSE, "else", _ELSE)
#: The same for the recovery of a point that is named (GRB-08-032).
RECOVER_POINT: Final = Form("order", Word("kind", KIND_KEYS[RECOVER]), UNITS, _POINT, "from", _PURSE, "else", _ELSE)
#: ``order stand legion-1``: whole-turn recovery, which nobody pays for (GRB-08-026).
STAND_STILL: Final = Form("order", KIND_KEYS[STAND], UNITS)
STAND_POINT: Final = Form("order", KIND_KEYS[STAND], UNITS, _POINT)
#: A line is taken back; a line is put elsewhere: they are measured and paid in the order in which they stand.
STRIKE: Final = Form("strike", Whole("line", 1, MOST_LINES))
REORDER: Final = Form("reorder", Whole("line", 1, MOST_LINES), "to", Whole("place", 1, MOST_LINES))

ORDERS: Final[tuple[Form, ...]] = (ORDER, RECOVER_POINT, STAND_STILL, STAND_POINT)
SHEET: Final[tuple[Form, ...]] = (*ORDERS, STRIKE, REORDER)
#: In the recovery phase nothing else is ordered (GRB-02-058).
RECOVERY_SHEET: Final[tuple[Form, ...]] = (ORDER, RECOVER_POINT, STRIKE, REORDER)

#: What the whole sheet costs, and what one order would, where measuring is free.
COST: Final = Form("cost")
COST_OF: Final = Form("cost", Said("order", *ORDERS))


def order_of(roster: Roster, deed: Deed) -> Order | None:
    """The order that a deed means; None if it names units or a purse that there are not."""
    names = deed.ids("units")
    if any(name not in roster.numbers for name in names):
        return None
    units = tuple(sorted([roster.numbers[name] for name in names]))
    fields = [field.name for field in deed.form.fields]
    point = POINT_WORDS.index(deed.word("point")) - 1 if "point" in fields else ANY_POINT
    if "purse" not in fields:
        return Order(STAND, units, point=point)
    kind = KIND_KEYS.index(deed.word("kind"))
    purse = purse_named(roster, deed.word("purse"))
    if purse == UNKNOWN:
        return None
    return Order(kind, units, purse, else_army=deed.word("else") == ELSE_WORDS[0], point=point)

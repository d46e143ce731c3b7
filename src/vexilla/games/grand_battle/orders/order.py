"""Orders: what a line of the order sheet says, and what has become of it (chapter 4.2)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.refusal import Argument, BadSetup
from ....kernel.written import one_of, parts_of, words_of
from ..roster import NONE, Roster
from ..tables.terrain import GROUNDS

#: Kinds of orders (GRB-04-025); to hold is a Manoeuvre of fanatics (GRB-04-029), to stand is whole-turn recovery.
ATTACK: Final = 0
MANOEUVRE: Final = 1
HOLD: Final = 2
RECOVER: Final = 3
STAND: Final = 4
KIND_KEYS: Final[tuple[str, ...]] = ("attack", "manoeuvre", "hold", "recover", "stand")
#: Those of which a unit has at most one in a turn (GRB-04-046).
OF_MOVEMENT: Final[tuple[int, ...]] = (ATTACK, MANOEUVRE, HOLD)

#: On the sheet, which only its side knows; given, and to be carried out; lost, because it could not be paid
#: (GRB-04-040); done.
WRITTEN: Final = 0
GIVEN: Final = 1
LOST: Final = 2
DONE: Final = 3
STATE_KEYS: Final[tuple[str, ...]] = ("written", "given", "lost", "done")

#: The purse of the army among those of the commanders, who are numbers of the roster.
ARMY: Final = -1
ARMY_WORD: Final = "army"
UNKNOWN: Final = -2
#: What happens to an order that the named purse may not pay: the army pays, or it is dropped (GRB-04-033, GRB-04-040).
ELSE_WORDS: Final[tuple[str, ...]] = ("army", "drop")

#: Which point of disorder goes: the one that is best for the owner, one without a tag, or that of a ground by its
#: number in GROUNDS (GRB-08-032).
ANY_POINT: Final = -2
POINT_WORDS: Final[tuple[str, ...]] = ("untagged", *[ground.key for ground in GROUNDS])
_POINT: Final = "point="


@final
class Order:
    """One line of the sheet. It never changes: an order that has been given is another one."""

    def __init__(
        self,
        kind: int,
        units: tuple[int, ...],
        purse: int = ARMY,
        *,
        else_army: bool = True,
        point: int = ANY_POINT,
        state: int = WRITTEN,
        target: int = NONE,
    ) -> None:
        self.kind: Final = kind
        self.units: Final = units
        #: Who pays in zone, and whether the army pays otherwise.
        self.purse: Final = purse
        self.else_army: Final = else_army
        self.point: Final = point
        self.state: Final = state
        #: The nearest enemy, at whom fanatics run without having been ordered to (GRB-03-067); NONE of real orders.
        self.target: Final = target

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """All of it, for the key of a position."""
        about = [self.kind, self.state, self.purse, int(self.else_army), self.point, self.target, len(self.units)]
        return about + list(self.units)

    def in_state(self, state: int, units: tuple[int, ...] = ()) -> Order:
        """The same after something has become of it, perhaps for a part of its units (GRB-04-043)."""
        return Order(
            self.kind,
            units or self.units,
            self.purse,
            else_army=self.else_army,
            point=self.point,
            state=state,
            target=self.target,
        )

    def is_spontaneous(self) -> bool:
        """Whether nobody has given it (GRB-03-068)."""
        return self.target != NONE


def point_word(point: int) -> str:
    """The word for a point that is named."""
    return POINT_WORDS[point + 1]


def order_text(roster: Roster, order: Order) -> str:
    """An order as people write it: ``attack legion-1,legion-2 from alexander else army``."""
    words = [KIND_KEYS[order.kind], ",".join([roster.ids[unit] for unit in order.units])]
    if order.point != ANY_POINT:
        words.append(_POINT + point_word(order.point))
    if order.is_spontaneous():
        words += ["at", roster.ids[order.target]]
    elif order.kind != STAND:
        purse = ARMY_WORD if order.purse == ARMY else roster.commanders[order.purse].id
        words += ["from", purse, "else", ELSE_WORDS[0 if order.else_army else 1]]
    return " ".join(words)


def told_order(roster: Roster, order: Order) -> dict[str, Argument]:
    """What an event says of an order: its kind, whose it is, and at whom fanatics run without one."""
    about: dict[str, Argument] = {"order": KIND_KEYS[order.kind]}
    about["units"] = [roster.ids[unit] for unit in order.units]
    about["target"] = roster.ids[order.target] if order.is_spontaneous() else "none"
    return about


def purse_named(roster: Roster, name: str) -> int:
    """ARMY, or the number of a commander; UNKNOWN if nobody is called so."""
    if name == ARMY_WORD:
        return ARMY
    ids = [commander.id for commander in roster.commanders]
    return ids.index(name) if name in ids else UNKNOWN


def order_in(roster: Roster, text: str) -> Order:
    """The order that a text with its state stands for; BadSetup says what is wrong with it."""
    words = words_of(text)
    kind = one_of(_word(words), KIND_KEYS, "kind of order")
    units = [one_of(name, tuple(roster.ids), "unit") for name in _word(words).split(",")]
    point, target, purse, else_army = ANY_POINT, NONE, ARMY, True
    if words and words[0].startswith(_POINT):
        point = one_of(_word(words).removeprefix(_POINT), POINT_WORDS, "point of disorder") - 1
    if words and words[0] == "at":
        _word(words)
        target = one_of(_word(words), tuple(roster.ids), "unit")
    if words and words[0] == "from":
        _word(words)
        known = (ARMY_WORD, *[commander.id for commander in roster.commanders])
        purse = one_of(_word(words), known, "purse") - 1
        if _word(words) != "else":
            raise BadSetup("after the purse stands 'else army' or 'else drop'")
        else_army = one_of(_word(words), ELSE_WORDS, "way out of zone") == 0
    state = one_of(_word(words), STATE_KEYS, "state of an order")
    if words:
        raise BadSetup(f"{words[0]!r} means nothing here")
    return Order(kind, tuple(sorted(units)), purse, else_army=else_army, point=point, state=state, target=target)


def orders_in(roster: Roster, text: str) -> list[Order]:
    """The orders of a text, cut by ``|``."""
    return [order_in(roster, part) for part in parts_of(text, "|") if part.strip()]


def _word(words: list[str]) -> str:
    if not words:
        raise BadSetup("an order is written such as 'attack legion-1,legion-2 from alexander else army given'")
    return words.pop(0)

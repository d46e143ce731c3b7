"""Fields of a position that are written as a line of their own: title, what it holds, what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel.deed import decimal_text
from ....kernel.refusal import BadSetup
from ....kernel.sides import SIDE_NAMES, SIDES
from ....kernel.written import number_in, one_of
from ..geometry.bases import NOWHERE, Base
from ..orders.order import STATE_KEYS, order_text, orders_in
from ..roster import NONE, Roster
from ..tables.terrain import FULL
from .words import decimal_in, heading_in, heading_text, spot_in, spot_text

if TYPE_CHECKING:
    from ..position import GrandBattle

_NOBODY: Final = "nobody"


class Content:
    """What a field holds, as text and back."""

    def __init__(self, told: str) -> None:
        #: How it is written, for people.
        self.told: Final = told

    def text(self, position: GrandBattle, value: Any) -> str:
        """The value as text."""
        raise NotImplementedError

    def value(self, position: GrandBattle, text: str) -> Any:
        """The value that a text stands for."""
        raise NotImplementedError

    def numbers(self, value: Any) -> list[int]:
        """The value for the key of a position."""
        return [int(each) for each in value]


class _Number(Content):
    def text(self, position: GrandBattle, value: Any) -> str:
        return str(value)

    def value(self, position: GrandBattle, text: str) -> Any:
        return number_in(text, "number", -999_999, 999_999)

    def numbers(self, value: Any) -> list[int]:
        return [value]


class _Numbers(Content):
    def text(self, position: GrandBattle, value: Any) -> str:
        return " ".join([str(number) for number in value])

    def value(self, position: GrandBattle, text: str) -> Any:
        return [number_in(word, "number", -999_999, 999_999) for word in text.split()]


class _Halves(Content):
    """Values of both sides that are counted in halves."""

    def text(self, position: GrandBattle, value: Any) -> str:
        return " ".join([decimal_text(halves * 5, 1) for halves in value])

    def value(self, position: GrandBattle, text: str) -> Any:
        values = [decimal_in(word, 1, "value") for word in text.split()]
        if len(values) != len(SIDES) or any(value % 5 for value in values):
            raise BadSetup(f"{text!r} must be two numbers, whole ones or halves such as 24.5")
        return [value // 5 for value in values]


class _WhichSides(Content):
    """For each side whether something is so."""

    def text(self, position: GrandBattle, value: Any) -> str:
        return " ".join([SIDE_NAMES[side] for side in SIDES if value[side]])

    def value(self, position: GrandBattle, text: str) -> Any:
        named = [one_of(word, SIDE_NAMES[:2], "side") for word in text.split()]
        return [side in named for side in SIDES]


class _Orders(Content):
    """Lines of the order sheet, each with what has become of it."""

    def text(self, position: GrandBattle, value: Any) -> str:
        return " | ".join([f"{order_text(position.roster, order)} {STATE_KEYS[order.state]}" for order in value])

    def value(self, position: GrandBattle, text: str) -> Any:
        return orders_in(position.roster, text)

    def numbers(self, value: Any) -> list[int]:
        found: list[int] = []
        for order in value:
            found += order.numbers()
        return found


class _Unit(Content):
    def text(self, position: GrandBattle, value: Any) -> str:
        return position.roster.ids[value] if value != NONE else _NOBODY

    def value(self, position: GrandBattle, text: str) -> Any:
        return _unit_or_nobody(position, text)

    def numbers(self, value: Any) -> list[int]:
        return [value]


class _Units(Content):
    def text(self, position: GrandBattle, value: Any) -> str:
        return " ".join([position.roster.ids[unit] if unit != NONE else _NOBODY for unit in value])

    def value(self, position: GrandBattle, text: str) -> Any:
        return [_unit_or_nobody(position, word) for word in text.split()]


class _Switch(Content):
    def text(self, position: GrandBattle, value: Any) -> str:
        return "yes" if value else "no"

    def value(self, position: GrandBattle, text: str) -> Any:
        return one_of(text, ("no", "yes"), "answer") == 1

    def numbers(self, value: Any) -> list[int]:
        return [int(value)]


class _OfUnits(Content):
    """A number of each unit, told of those who have another than at the start."""

    def __init__(self, told: str, usual: int) -> None:
        super().__init__(told)
        self.usual: Final = usual

    def text(self, position: GrandBattle, value: Any) -> str:
        ids = position.roster.ids
        return " ".join([f"{ids[unit]}={each}" for unit, each in enumerate(value) if each != self.usual])

    def value(self, position: GrandBattle, text: str) -> Any:
        values = [self.usual] * len(position.roster.ids)
        for word in text.split():
            name, _, number = word.partition("=")
            values[unit_named(position.roster, name)] = number_in(number, "number", 0, 999_999)
        return values

    def numbers(self, value: Any) -> list[int]:
        return list(value)


class _Bases(Content):
    """A base of each unit, as large as the one it has now; told of those who have one."""

    def text(self, position: GrandBattle, value: Any) -> str:
        ids = position.roster.ids
        told = [(ids[unit], base) for unit, base in enumerate(value) if base.width]
        return " ".join([f"{name}={spot_text(base.front())}/{heading_text(base.heading)}" for name, base in told])

    def value(self, position: GrandBattle, text: str) -> Any:
        values = [NOWHERE] * len(position.roster.ids)
        for word in text.split():
            name, _, place = word.partition("=")
            spot, _, heading = place.partition("/")
            unit = unit_named(position.roster, name)
            now = position.bases[unit]
            values[unit] = Base(*spot_in(spot, "place"), heading_in(heading), now.width, now.depth)
        return values

    def numbers(self, value: Any) -> list[int]:
        found: list[int] = []
        for unit, base in enumerate(value):
            if base.width:
                found += [unit, base.x, base.y, base.heading]
        return found


NUMBER: Final = _Number("a number")
NUMBERS: Final = _Numbers("numbers")
HALVES: Final = _Halves("two numbers, bottom's and top's, in halves such as 24.5")
WHICH_SIDES: Final = _WhichSides("names of sides")
ORDERS: Final = _Orders(
    "orders cut by `|`, each with its state (`written`, `given`, `lost`, `done`): "
    "`attack legion-1,legion-2 from alexander else army given`"
)
UNIT: Final = _Unit("the id of a unit, or `nobody`")
UNITS: Final = _Units("ids of units, or `nobody`")
SPENT: Final = _OfUnits("of units so many thousandths of a step: `legion-1=4140`", 0)
SHARES: Final = _OfUnits("of units so many quarters: `legion-1=2`", FULL)
SWITCH: Final = _Switch("`yes` or `no`")
BASES: Final = _Bases("of units where they stood and looked: `legion-1=60:40/0`")


class Field:
    """A field of the position that has a line, which is left out while it is what it was at the start."""

    def __init__(self, title: str, name: str, content: Content, meaning: str) -> None:
        self.title: Final = title
        #: The attribute of the position.
        self.name: Final = name
        self.content: Final = content
        self.meaning: Final = meaning

    def write(self, position: GrandBattle) -> str:
        """The line."""
        return f"{self.title}: {self.content.text(position, getattr(position, self.name))}".rstrip()

    def read(self, position: GrandBattle, text: str) -> None:
        """Set the field to what a line says."""
        setattr(position, self.name, self.content.value(position, text))

    def numbers(self, position: GrandBattle) -> list[int]:
        """The field as numbers, for the key."""
        return self.content.numbers(getattr(position, self.name))


#: Steadfastness is always written: a text without it is given what its units are worth.
STEADFASTNESS: Final = (
    Field("first steadfastness", "first_steadfastness", HALVES, "of both sides at the start"),
    Field("last steadfastness", "last_steadfastness", HALVES, "of both sides when the turn began"),
)
#: Whoever adds a field to the position adds a row here: text, equality and key follow from it, the view does not.
FIELDS: Final[tuple[Field, ...]] = (
    Field("army points", "army_points", NUMBER, "command points left to the army"),
    Field("orders", "orders", ORDERS, "the order sheet of the active side"),
    Field("freely recovered", "freely_recovered", UNITS, "skirmishers who have recovered for nothing in this phase"),
    Field("broken", "broken", WHICH_SIDES, "whose army is broken"),
    Field("general lost", "general_lost", WHICH_SIDES, "whose general's fate asks for a test"),
    Field("to fight", "to_fight", UNITS, "leading units whose combat of this stage is still to be fought"),
    Field("named", "named", UNITS, "who has been named in this stage, and supports nobody"),
    Field("exchanged", "exchanged", UNITS, "who has exchanged fire in this turn"),
    Field("fighters", "fighters", UNITS, "the leading units of the combat under way, bottom's and top's"),
    Field("shooting", "shooting", UNITS, "who shoots for bottom and for top"),
    Field("rushes", "rushes", WHICH_SIDES, "who makes the final rush"),
    Field("attack dice", "attack_dice", NUMBERS, "the dice of attack of bottom and top"),
    Field("defence dice", "defence_dice", NUMBERS, "likewise of defence"),
    Field("outcomes", "outcomes", NUMBERS, "the outcomes of the combat under way, for bottom and top"),
    Field("supporting", "supporting", UNITS, "who supported the two of the combat under way when it was decided"),
    Field("quarry", "quarry", UNIT, "who is leaving the combat"),
    Field("quarry way", "quarry_way", NUMBER, "in which heading he went, in hundredths of a degree; -1 if nowhere"),
    Field("quarry share", "quarry_share", NUMBER, "over how many quarters of MV he may be pursued"),
    Field("pursuers", "pursuers", UNITS, "who may still pursue him"),
    Field("obliged", "obliged", UNITS, "who must pursue, or is not exempt from it"),
    Field("passed", "passed", SWITCH, "whether the last test of discipline was passed"),
    Field("manoeuvre", "manoeuvre", UNITS, "who carries out a Manoeuvre order just now"),
    Field("movers", "movers", UNITS, "who of them moves as one body"),
    Field("spent", "spent", SPENT, "what has been spent of the allowance of that order"),
    Field("shares", "shares", SHARES, "what crossed lines have left of the allowance"),
    Field("bridge loads", "bridge_loads", NUMBERS, "what has crossed each bridge this turn, in units of skirmishers"),
    Field("attack", "attack", UNITS, "who carries out an Attack order just now"),
    Field("spontaneous", "spontaneous", SWITCH, "whether they attack of themselves, as fanatics do"),
    Field("starts", "starts", BASES, "where each of them stood when the attack began"),
    Field("reached", "reached", SWITCH, "whether any of them has come into contact"),
    Field("to align", "to_align", UNITS, "who of them is about to form a battle line"),
    Field("displaced", "displaced", UNITS, "skirmishers under a friend's base who must make room"),
    Field("may cross", "may_cross", UNITS, "whose attack ended at an obstacle within the move that this leaves"),
    Field("looted", "looted", WHICH_SIDES, "whose lost camp has had its captor"),
    Field("served", "served", UNITS, "the units whom the servants of bottom and top support behind a section"),
    Field("batteries", "batteries", UNITS, "batteries with an Attack order that have not fired yet"),
    Field("bombarding", "bombarding", UNITS, "batteries that fire just now, the leading one first"),
    Field("bombarded", "bombarded", UNIT, "their target"),
    Field("captured", "captured", UNIT, "the gun that has just been captured and may be manned"),
    Field("returning", "returning", UNITS, "who comes back to the table and is not placed yet"),
    Field("barricades", "barricades", NUMBERS, "sections of barricade that each side may still set up"),
    Field("works", "works", NUMBERS, "sections of works that each side still sets up before the battle"),
    Field(
        "reserve sections",
        "reserve_sections",
        NUMBERS,
        "barricades and works for which bottom, then top, would give reserve, until it is known who defends",
    ),
    Field("roll-off", "roll_off", NUMBERS, "the dice with which roles are rolled for, bottom's and top's"),
    Field("terrain", "terrain", NUMBERS, "what was rolled for terrain: how many pieces, and six numbers of each"),
    Field("at hand", "at_hand", WHICH_SIDES, "whose reserve comes as soon as there is room for it"),
)


def unit_named(roster: Roster, name: str) -> int:
    """The number of a unit; BadSetup offers the nearest."""
    return one_of(name, tuple(roster.ids), "unit")


def _unit_or_nobody(position: GrandBattle, name: str) -> int:
    return NONE if name == _NOBODY else unit_named(position.roster, name)

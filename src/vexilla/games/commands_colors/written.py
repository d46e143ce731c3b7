"""The lines of a written position, each with what it holds: one table both writes a battle down and reads it back."""

from __future__ import annotations

from typing import Any, Final, Generic

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES, name_of_side
from ...kernel.step import Step
from ...kernel.written import Agenda, moments_told, number_in, one_of, quoted, words_of
from .board import DIRECTION_NAMES, DIRECTIONS
from .objective_hexes import Objective
from .position import NONE, B, Battle
from .roster import IN_FLIGHT, LOST, PLACES
from .show import card_names, face_names, line
from .windows import WINDOW_NAMES, Window

#: Titles of the tables in which a game has the words of its written positions.
UNITS_BY_CODE: Final = "units"
GROUND: Final = "terrain"
UNIT_MARKS: Final = "marks of a unit"
LEADER_MARKS: Final = "marks of a leader"
SPECIAL_RULES: Final = "special rules"
#: Pieces that are on no hex have their numbers, counted from 0 in the order in which they are written.
_UNIT: Final = "unit"
_LEADER: Final = "leader"
#: Nobody and nothing.
_NOBODY: Final = "nobody"
_NOTHING: Final = "nothing"
#: Where a piece can be that stands on no hex.
OFF_THE_FIELD: Final = {**PLACES, IN_FLIGHT: "flight"}


# -- pieces and places by name -------------------------------------------------------------------


def hex_in(position: Battle, label: str) -> int:
    """The hex with this label; BadSetup if there is none."""
    board = position.field.board
    hex_ = board.hex_named(label)
    if hex_ < 0:
        raise BadSetup(f"{label!r} is no hex of the board: it has A1 to {board.labels[-1]}")
    return hex_


def unit_in(position: Battle, word: str) -> int:
    """The unit on a hex, or the one with a number (``unit3``); BadSetup if there is none."""
    if word.startswith(_UNIT):
        return number_in(word.removeprefix(_UNIT), "a unit", 0, len(position.unit_hex) - 1)
    unit = position.unit_at[hex_in(position, word)]
    if unit < 0:
        raise BadSetup(f"there is no unit on {word}")
    return unit


def leader_in(position: Battle, word: str) -> int:
    """The leader on a hex, or the one with a number (``leader1``); BadSetup if there is none."""
    if word.startswith(_LEADER):
        return number_in(word.removeprefix(_LEADER), "a leader", 0, len(position.leader_hex) - 1)
    leader = position.leader_at[hex_in(position, word)]
    if leader < 0:
        raise BadSetup(f"there is no leader on {word}")
    return leader


def name_of_unit(position: Battle, unit: int) -> str:
    """A unit by its hex, or by its number if it is on none."""
    hex_ = position.unit_hex[unit]
    return position.field.board.labels[hex_] if hex_ >= 0 else f"{_UNIT}{unit}"


def name_of_leader(position: Battle, leader: int) -> str:
    """A leader by his hex, or by his number if he is on none."""
    hex_ = position.leader_hex[leader]
    return position.field.board.labels[hex_] if hex_ >= 0 else f"{_LEADER}{leader}"


# -- what a line can hold ------------------------------------------------------------------------


class Content:
    """One kind of thing that a line holds: how it is written and read, and what the documentation says of it."""

    def __init__(self, says: str) -> None:
        self.says: Final = says

    def told(self) -> str:
        """What stands in the line, for whoever writes one."""
        return self.says

    def text(self, position: Battle, value: Any) -> str:
        """How a value is written."""
        raise NotImplementedError

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The value of a text; ``now`` is what the position has before it is read."""
        raise NotImplementedError


class Number(Content):
    """A whole number."""

    def text(self, position: Battle, value: Any) -> str:
        """Its digits."""
        return str(value)

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The number."""
        return number_in(text, "it")


class Numbers(Content):
    """As many numbers as the position has there: two for the sides, one for every class."""

    def text(self, position: Battle, value: Any) -> str:
        """One after another."""
        return " ".join([str(number) for number in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The numbers."""
        words = text.split()
        if len(words) != len(now) or not all(word.isdecimal() and len(word) < 10 for word in words):
            raise BadSetup(f"{text!r} must be {self.says}")
        return [int(word) for word in words]


class Side(Content):
    """A side, or nobody."""

    def text(self, position: Battle, value: Any) -> str:
        """Its name."""
        return name_of_side(value)

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The side."""
        return side_in(text)


def side_in(text: str) -> int:
    """The player's side of this name, or nobody; BadSetup if it is neither."""
    return NOBODY if text == _NOBODY else one_of(text, SIDE_NAMES[: len(SIDES)], "side")


class Hexes(Content):
    """Hexes in order."""

    def text(self, position: Battle, value: Any) -> str:
        """Their labels."""
        return " ".join([position.field.board.labels[hex_] for hex_ in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The hexes."""
        return [hex_in(position, word) for word in text.split()]


class Hex(Content):
    """One hex, or nowhere."""

    def text(self, position: Battle, value: Any) -> str:
        """Its label."""
        return position.field.board.labels[value] if value >= 0 else "nowhere"

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The hex."""
        return NONE if text == "nowhere" else hex_in(position, text)


class Units(Content):
    """Units in order."""

    def text(self, position: Battle, value: Any) -> str:
        """Their hexes."""
        return " ".join([name_of_unit(position, unit) for unit in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The units."""
        return [unit_in(position, word) for word in text.split()]


class UnitSet(Units):
    """Units of which the order does not matter, as bits."""

    def text(self, position: Battle, value: Any) -> str:
        """Their hexes."""
        return super().text(position, [unit for unit in range(len(position.unit_hex)) if value >> unit & 1])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The bits."""
        return sum({1 << unit_in(position, word) for word in text.split()})


class Unit(Content):
    """One unit, or nobody."""

    def text(self, position: Battle, value: Any) -> str:
        """Its hex."""
        return name_of_unit(position, value) if value >= 0 else _NOBODY

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The unit."""
        return NONE if text == _NOBODY else unit_in(position, text)


class Leaders(Content):
    """Leaders in order."""

    def text(self, position: Battle, value: Any) -> str:
        """Their hexes."""
        return " ".join([name_of_leader(position, leader) for leader in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The leaders."""
        return [leader_in(position, word) for word in text.split()]


class LeaderSet(Leaders):
    """Leaders of whom the order does not matter, as bits."""

    def text(self, position: Battle, value: Any) -> str:
        """Their hexes."""
        return super().text(position, [leader for leader in range(len(position.leader_hex)) if value >> leader & 1])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The bits."""
        return sum({1 << leader_in(position, word) for word in text.split()})


class Leader(Content):
    """One leader, or nobody."""

    def text(self, position: Battle, value: Any) -> str:
        """His hex."""
        return name_of_leader(position, value) if value >= 0 else _NOBODY

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The leader."""
        return NONE if text == _NOBODY else leader_in(position, text)


class Faces(Content):
    """Faces of dice, counted."""

    def text(self, position: Battle, value: Any) -> str:
        """Their names."""
        return " ".join(face_names(position, value))

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """How many of each."""
        words = text.split()
        faces = position.rules.faces[: len(now)]
        counts = [0] * len(now)
        for word in words:
            counts[one_of(word, faces, "face")] += 1
        return counts


class Names(Content):
    """One of a few words, by its number."""

    def __init__(self, says: str, words: tuple[str, ...]) -> None:
        super().__init__(says)
        self.words: Final = words

    def told(self) -> str:
        """All the words."""
        return f"one of {', '.join(self.words)}"

    def text(self, position: Battle, value: Any) -> str:
        """The word."""
        return self.words[value] if value >= 0 else _NOTHING

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """Its number."""
        return NONE if text == _NOTHING else one_of(text, self.words, self.says)


class Cards(Content):
    """The last orders of both sides, by the cards that gave them; these cards need not lie anywhere."""

    def text(self, position: Battle, value: Any) -> str:
        """The names of the cards."""
        return " ".join([position.rules.cards[card] for card in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The cards."""
        words = text.split()
        if len(words) != len(now):
            raise BadSetup(f"{text!r} must be two cards, bottom's and top's, or 'nothing' for one of them")
        return [one_of(word, position.rules.cards, "card") for word in words]


class Objectives(Content):
    """Objectives by their numbers, as bits."""

    def text(self, position: Battle, value: Any) -> str:
        """Their numbers, the first one being 1."""
        return " ".join([str(number + 1) for number in range(value.bit_length()) if value >> number & 1])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The bits."""
        return sum({1 << number_in(word, "an objective", 1, 99) - 1 for word in text.split()})


NUMBER: Final = Number("a number")
TWO_NUMBERS: Final = Numbers("two numbers, bottom's and top's")
SIDE: Final = Side("a side")
HEX: Final = Hex("a hex")
HEXES: Final = Hexes("hexes")
UNIT: Final = Unit("a unit, by its hex")
UNITS: Final = Units("units, by their hexes")
UNIT_SET: Final = UnitSet("units, by their hexes")
LEADER: Final = Leader("a leader, by his hex")
LEADERS: Final = Leaders("leaders, by their hexes")
LEADER_SET: Final = LeaderSet("leaders, by their hexes")
FACES: Final = Faces("faces of dice")
OBJECTIVES: Final = Objectives("numbers of objectives")
TWO_CARDS: Final = Cards("two cards, bottom's and top's")


# -- the lines -----------------------------------------------------------------------------------


class Line:
    """One line: its title, the attribute of the position that it holds, how, and what it means."""

    def __init__(self, title: str, name: str, content: Content, meaning: str) -> None:
        self.title: Final = title
        self.name: Final = name
        self.content: Final = content
        self.meaning: Final = meaning

    def write(self, position: Battle) -> str:
        """The line."""
        return line(self.title, [self.content.text(position, getattr(position, self.name))])

    def read(self, position: Battle, text: str) -> None:
        """Give the position what the line says."""
        setattr(position, self.name, self.content.value(position, text, getattr(position, self.name)))


class Switches:
    """A line with words, each of which says that something is so."""

    def __init__(self, title: str, meaning: str, words: dict[str, str]) -> None:
        self.title: Final = title
        self.meaning: Final = meaning
        #: The attribute of the position that each word stands for.
        self.words: Final = words

    def write(self, position: Battle) -> str:
        """The line, or nothing if nothing is so."""
        words = [word for word, name in self.words.items() if getattr(position, name)]
        return line(self.title, words) if words else ""

    def read(self, position: Battle, text: str) -> None:
        """Give the position what the line says."""
        names = tuple(self.words)
        for word in text.split():
            setattr(position, self.words[names[one_of(word, names, "word of this line")]], True)


#: The lines that every position has, read and written by themselves.
PLAIN_LINES: Final = {
    "bottom": "pieces of the bottom side: `HI E2 3, leader E2 Scipio`; may stand more than once",
    "top": "pieces of the top side",
    "terrain": "`forest E3 D4; rampart G3:ne,nw`; may stand more than once",
    "special": "a special rule; may stand more than once",
    "scenario": "what the battle is called; nothing follows from it",
    "armies": "what the armies are called, with a bar between them",
    "bottom hand": "cards of the bottom side",
    "top hand": "cards of the top side",
    "discards": "cards that are discarded; all that are named nowhere are in the deck",
    "turn": "whose turn it is, and perhaps which: `top` or `7 top`",
    "card": "the card that was just played",
    "played": "the card that lies on the table, or `nothing`; then `card` is only the one whose orders are in force",
    "moved": "how far units have moved in this turn: `E4`, `E4=2`, `E4=2:E2` with the hex they came from",
    "won": "the battle is over: who won it",
    "to do": "the moment at which the match waits, or the steps that are still to be done",
}
#: Lines that are always written, since a text without them means something else.
ALWAYS: Final = (
    Line("banners", "banners", TWO_NUMBERS, "banners won; otherwise none"),
    Line("needed", "banners_needed", TWO_NUMBERS, "banners that win; otherwise 6 and 6"),
    Line("command", "command", TWO_NUMBERS, "cards a side may hold; otherwise 5 and 5"),
)
#: Lines that are written only when there is something to say.
SHARED_LINES: Final = (
    Line("last cards", "last_card", TWO_CARDS, "the orders that each side gave last, by their card"),
    Line("ordered", "ordered", UNITS, "who is ordered"),
    Line("ordered leaders", "ordered_leaders", LEADERS, "which leaders are ordered"),
    Line("commander", "commander", LEADER, "who gives the orders of a leadership card"),
    Line("symbols", "symbols", FACES, "what was rolled for orders or for rallying"),
    Line("held", "held", UNIT_SET, "units that a leader has joined, and that move no more"),
    Line("battled", "battled", UNIT_SET, "who has fought in this turn"),
    Line("leaders moved", "leaders_moved", LEADER_SET, "leaders who have moved in this turn"),
    Line("leaders carried", "leaders_carried", LEADER_SET, "those of them whom a unit took along"),
    Line("struck first", "struck_first", SIDE, "who played First Strike in this turn, and draws first"),
    Line("attacker", "attacker", UNIT, "the combat under way: who attacks"),
    Line("defender", "defender", UNIT, "the combat under way: the unit that is attacked"),
    Line("quarry", "quarry", LEADER, "the combat under way: the lone leader who is attacked"),
    Line("post", "post", HEX, "the combat under way: from where"),
    Line("ground", "ground", HEX, "the combat under way: into which hex"),
    Line("dice", "dice", NUMBER, "the dice that are counted for the strike and not yet rolled"),
    Line("faces", "faces", FACES, "what was rolled for the strike"),
    Line("shield", "shield", NUMBER, "hits by swords that are not counted in this roll"),
    Line("flags", "flags", NUMBER, "flags of the roll that still count"),
    Line("struck", "sequence", UNIT, "the unit that the roll was against, while its consequences last"),
    Line("falls back", "retreater", UNIT, "who retreats"),
    Line("hexes to go", "retreat_left", NUMBER, "how many hexes the retreat still has"),
    Line("flees", "fleeing", LEADER, "the leader who flees; his own hex is then `flight`"),
    Line("flight", "flight_hex", HEX, "where the fleeing leader is on his way"),
    Line("hexes fled", "flight_made", NUMBER, "how many hexes he has made"),
)


class PositionWriter(Generic[B]):
    """Writes a match down. A game says what marks its pieces have, its special rules, and its own lines."""

    def __init__(
        self,
        lines: tuple[Line, ...],
        switches: Switches,
        words: dict[str, dict[str, str]],
        plain: dict[str, str],
    ) -> None:
        self.lines: Final = (*SHARED_LINES, *lines)
        #: Lines that are read and written by themselves, with their meaning.
        self.plain: Final = {**PLAIN_LINES, **plain}
        self.switches: Final = switches
        #: The words of the game by what they are (units, terrain, marks, special rules), each with its meaning.
        self.words: Final = words

    # -- what a game says ------------------------------------------------------------------------

    def fresh(self, position: B) -> B:
        """A position of the same battle in which nothing has happened yet."""
        raise NotImplementedError

    def unit_marks(self, position: B, unit: int) -> list[str]:
        """The marks of a unit, beside a reduced strength at the start."""
        return []

    def leader_marks(self, position: B, leader: int) -> list[str]:
        """The marks of a leader."""
        return []

    def special_lines(self, position: B) -> list[str]:
        """The special rules of the battle."""
        return []

    def card_lines(self, position: B) -> list[str]:
        """Where the game has cards beside hands and discards."""
        return []

    def moments(self, position: B) -> list[tuple[str, list[Step[B]]]]:
        """The moments of a turn that have a name, with what is to be done from there."""
        raise NotImplementedError

    # -- for whoever writes by hand --------------------------------------------------------------

    def tables(self, position: B) -> dict[str, dict[str, str]]:
        """All words of a written position, with what they mean."""
        lines = {each.title: f"{each.content.told()}: {each.meaning}" for each in (*ALWAYS, *self.lines)}
        switches = ", ".join(self.switches.words)
        lines[self.switches.title] = f"words of {switches}: {self.switches.meaning}"
        return {**self.words, "moments": moments_told(self.moments(position)), "lines": {**self.plain, **lines}}

    # -- writing ---------------------------------------------------------------------------------

    def write(self, match: Match[B]) -> str:
        """The whole match as text."""
        position = match.position
        lines = self._pieces(position) + self._setting(position) + self.special_lines(position)
        for side in SIDES:
            lines.append(line(f"{SIDE_NAMES[side]} hand", card_names(position, position.hands[side])))
        lines += self.card_lines(position)
        lines.append(line("discards", card_names(position, position.discards)))
        lines += [each.write(position) for each in ALWAYS]
        lines.append(f"turn: {position.turn} {SIDE_NAMES[position.active]}")
        lines += self._played(position)
        fresh = self.fresh(position)
        for each in self.lines:
            if getattr(position, each.name) != getattr(fresh, each.name):
                lines.append(each.write(position))
        moved = self._moved(position)
        for told in (moved, self.switches.write(position)):
            if told:
                lines.append(told)
        if position.over:
            lines.append(f"won: {name_of_side(position.winner)}")
        else:
            lines.append(f"to do: {Agenda(match.game, self.moments(position)).text(match.agenda[::-1])}")
        return "\n".join(lines)

    def _pieces(self, position: B) -> list[str]:
        """All pieces that ever were, in the order of their numbers, so that these can be read again."""
        roster = position.roster
        units = [(position.side_of[unit], self._unit(position, unit)) for unit in range(len(roster.units))]
        leaders = [(each.side, self._leader(position, leader)) for leader, each in enumerate(roster.leaders)]
        if _is_by_side(units) and _is_by_side(leaders):
            both = units + leaders
            return [line(SIDE_NAMES[side], [", ".join([text for of, text in both if of == side])]) for side in SIDES]
        return _in_turn(units) + _in_turn(leaders)

    def _unit(self, position: B, unit: int) -> str:
        entry = position.roster.units[unit]
        hex_ = position.unit_hex[unit]
        blocks = position.blocks[unit]
        words = [entry.kind.code, place_name(position, hex_)]
        if blocks != (0 if hex_ == LOST else entry.blocks):
            words.append(str(blocks))
        if entry.blocks != entry.kind.blocks:
            words.append(f"*start{entry.blocks}")
        return " ".join(words + self.unit_marks(position, unit))

    def _leader(self, position: B, leader: int) -> str:
        name = quoted(position.roster.leaders[leader].name)
        words = ["leader", place_name(position, position.leader_hex[leader]), name]
        return " ".join(words + self.leader_marks(position, leader))

    def _setting(self, position: B) -> list[str]:
        """What the battle is called, and its terrain."""
        roster = position.roster
        lines: list[str] = []
        if roster.scenario:
            lines.append(f"scenario: {quoted(roster.scenario)}")
        if any(roster.armies):
            lines.append(f"armies: {' | '.join([quoted(army) for army in roster.armies])}")
        field = position.field
        places: dict[str, list[str]] = {}
        for hex_, ground in enumerate(field.terrain):
            if ground.key != "open":
                sides = [DIRECTION_NAMES[side] for side in range(DIRECTIONS) if field.fronts[hex_] >> side & 1]
                label = field.board.labels[hex_] + (":" + ",".join(sides) if sides else "")
                places.setdefault(ground.key, []).append(label)
        if places:
            lines.append(line("terrain", ["; ".join([" ".join([key, *hexes]) for key, hexes in places.items()])]))
        return lines

    def _played(self, position: B) -> list[str]:
        """The card that lies on the table, and the one whose orders are in force."""
        rules = position.rules
        lines: list[str] = []
        if position.played >= 0 or position.card != rules.nothing:
            lines.append(f"played: {rules.cards[position.played] if position.played >= 0 else _NOTHING}")
        if position.card != rules.nothing:
            lines.append(f"card: {rules.cards[position.card]}")
        return lines

    def _moved(self, position: B) -> str:
        """How far each unit has moved, and from where: ``moved: E4=2:E2``."""
        words: list[str] = []
        for unit, hexes in enumerate(position.moved):
            start = position.moved_from[unit]
            if hexes or start >= 0:
                origin = f":{position.field.board.labels[start]}" if start >= 0 else ""
                words.append(f"{name_of_unit(position, unit)}={hexes}{origin}")
        return line("moved", words) if words else ""


def place_name(position: Battle, hex_: int) -> str:
    """A hex by its label, or where else a piece is."""
    return position.field.board.labels[hex_] if hex_ >= 0 else OFF_THE_FIELD[hex_]


def _is_by_side(pieces: list[tuple[int, str]]) -> bool:
    """Whether the pieces of bottom all come before those of top."""
    sides = [side for side, _ in pieces]
    return sides == sorted(sides)


def _in_turn(pieces: list[tuple[int, str]]) -> list[str]:
    """Pieces in their order, a new line whenever they belong to the other side."""
    lines: list[str] = []
    last = NOBODY
    for side, text in pieces:
        if side == last:
            lines[-1] += f", {text}"
        else:
            lines.append(f"{SIDE_NAMES[side]}: {text}")
        last = side
    return lines


def read_moved(position: Battle, text: str) -> None:
    """Read how far units have moved, each by its hex: ``E4`` one hex, ``E4=2``, ``E4=2:E2`` with its start."""
    for word in words_of(text):
        where, _, start = word.partition(":")
        label, equals, hexes = where.partition("=")
        unit = unit_in(position, label)
        position.moved[unit] = number_in(hexes, "the hexes moved", 0, position.field.board.size) if equals else 1
        if start:
            # What a position prints of itself where a unit has moved, but from nowhere.
            position.moved_from[unit] = NONE if start == PLACES[LOST] else hex_in(position, start)


def moments_of_turn(turn: list[Step[B]], named: list[tuple[str, Step[B]]]) -> list[tuple[str, list[Step[B]]]]:
    """The moments of a turn: those before its named steps and at its windows, with what is to be done from there."""
    moments = [(name, turn[turn.index(step) :]) for name, step in named]
    for number, step in enumerate(turn):
        if isinstance(step, Window):
            moments.append((WINDOW_NAMES[step.when], turn[number:]))
    # The turns of the battle themselves are always the last.
    return [*moments, ("turns", turn[-1:])]


# -- objectives ----------------------------------------------------------------------------------

_KEPT: Final = {"kept": True, "lost": False}


def write_objectives(position: Battle) -> list[str]:
    """The objectives of a scenario as special rules: ``objective bottom 1 kept A9 B9``."""
    rules: list[str] = []
    for each in position.objectives():
        kept = "kept" if each.is_kept else "lost"
        hexes = " ".join([position.field.board.labels[hex_] for hex_ in each.hexes])
        rules.append(f"objective {SIDE_NAMES[each.side]} {each.banners} {kept} {hexes}")
    return rules


def read_objective(hexes: tuple[int, ...], words: list[str]) -> Objective:
    """The objective that such words stand for; IndexError, ValueError or KeyError if they are no such words."""
    return Objective(side_in(words[1]), hexes, int(words[2]), _KEPT[words[3]])

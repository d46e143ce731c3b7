"""Positions written as text: what every game of the system reads in the same way. A game adds its own lines."""

from __future__ import annotations

from typing import Final, Generic

from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES
from ...kernel.step import Step
from ...kernel.written import Agenda, WrittenLine, lines_of, number_in, one_of, parts_of, unquoted, words_of
from .board import DIRECTION_NAMES, Board
from .kinds import Terrain, UnitKind
from .position import B
from .roster import IN_FLIGHT, LOST, LeaderEntry, UnitEntry
from .scenario import MOST_CARDS
from .setup import stand_pieces
from .written import (
    ALWAYS,
    OFF_THE_FIELD,
    SPECIAL_RULES,
    PositionWriter,
    name_of_leader,
    name_of_unit,
    read_moved,
    side_in,
)

#: What a position that says nothing about it has.
_NEEDED: Final = 6
USUAL_COMMAND: Final = 5

#: Lines that may stand only once. Of the others the later one counts; pieces, terrain and special rules add up.
_ONCE: Final = ("scenario", "armies", "played", "card", "won")
#: What a piece can be said to be, beside on a hex: destroyed, gone over the edge, a leader on his way.
_PLACES: Final = {OFF_THE_FIELD[place]: place for place in OFF_THE_FIELD}

#: The moment at which a card is to be played, and the one at which it gives its orders.
PLAY: Final = "card"
ORDER: Final = "order"


class PositionReader(Generic[B]):
    """Collects what the lines say, and builds the position from it."""

    def __init__(
        self,
        game: object,
        board: Board,
        open_ground: Terrain,
        writer: PositionWriter[B],
        piece: str,
    ) -> None:
        self.game: Final = game
        self.board: Final = board
        self.writer: Final = writer
        #: The lines that may stand there, and how a piece is written.
        tables = [each.title for each in (*ALWAYS, *writer.lines)]
        self.titles: Final = (*writer.plain, *tables, writer.switches.title)
        self.example: Final = piece
        self.units: Final[list[UnitEntry]] = []
        #: How many blocks each unit has; NONE if the text does not say it.
        self.blocks: Final[list[int]] = []
        self.leaders: Final[list[LeaderEntry]] = []
        self.terrain: Final[list[Terrain]] = [open_ground] * board.size
        self.fronts: Final = [0] * board.size
        self.lines: Final[dict[str, str]] = {}
        #: Where each line stands, to say what is wrong with it.
        self.places: Final[dict[str, WrittenLine]] = {}
        self.scenario = ""
        self.armies = ("", "")

    # -- what a game says ------------------------------------------------------------------------

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        raise NotImplementedError

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        raise NotImplementedError

    def has_front(self, ground: Terrain) -> bool:
        """Whether a terrain protects certain sides only."""
        raise NotImplementedError

    def card_named(self, name: str) -> int:
        """The card with this name."""
        raise NotImplementedError

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        raise NotImplementedError

    def place_named(self, name: str) -> int:
        """Where a piece is: on a hex, or out of the battle, unless the game has other places."""
        if name in (OFF_THE_FIELD[LOST], "gone"):
            return _PLACES[name]
        return self.hex_named(name)

    def unit(self, side: int, kind: UnitKind, hex_: int, blocks: int, marks: list[str]) -> UnitEntry:
        """A unit that begins with so many blocks, with its marks."""
        raise NotImplementedError

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader with his marks."""
        raise NotImplementedError

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        raise NotImplementedError

    def empty_field(self) -> B:
        """The position before anything stands on it."""
        raise NotImplementedError

    def usual_command(self, side: int) -> int:
        """How many cards a side may hold if the text does not say it."""
        return USUAL_COMMAND

    def forbids_kind(self, position: B, unit: int) -> str | None:
        """The clause by which the card in force never orders a unit of this kind."""
        return None

    # -- reading ---------------------------------------------------------------------------------

    def read(self, text: str) -> tuple[B, list[Step[B]]]:
        """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
        for line in lines_of(text, f"bottom: {self.example}", _ONCE):
            try:
                self._line(line)
            except BadSetup as problem:
                raise line.wrong(problem) from None
        return self._finish()

    def _line(self, line: WrittenLine) -> None:
        """Read one line."""
        title, rest = line.title, line.rest
        if title in SIDE_NAMES[:2]:
            for piece in parts_of(rest, ","):
                if piece.strip():
                    self._piece(SIDE_NAMES.index(title), words_of(piece))
        elif title == "terrain":
            for group in rest.split(";"):
                self._terrain(group.split())
        elif title == "special":
            self._special(rest.split())
        elif title == "scenario":
            self.scenario = unquoted(rest)
        elif title == "armies":
            names = [unquoted(name.strip()) for name in parts_of(rest, "|")]
            if len(names) != len(SIDES):
                raise BadSetup("armies are two names with a bar between them, bottom's and top's: 'Roman | Punic'")
            self.armies = (names[0], names[1])
        elif title in self.titles:
            self.lines[title] = rest
            self.places[title] = line
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def _terrain(self, words: list[str]) -> None:
        """Read one kind of terrain and where it is."""
        for place in words[1:]:
            ground = self.ground_named(words[0])
            label, _, sides = place.partition(":")
            hex_ = self.hex_named(label)
            self.terrain[hex_] = ground
            if sides and not self.has_front(ground):
                raise BadSetup(f"{ground.key} has no front: write {label} only")
            for side in sides.split(",") if sides else []:
                self.fronts[hex_] |= 1 << one_of(side, DIRECTION_NAMES, "side of a hex")

    def _special(self, words: list[str]) -> None:
        """Read one special rule, which says what it needs if something is missing."""
        if not words:
            raise BadSetup("a special rule needs a name")
        usages = [usage for usage in self.writer.words[SPECIAL_RULES] if usage.split()[0] == words[0]]
        if not usages:
            names = tuple([usage.split()[0] for usage in self.writer.words[SPECIAL_RULES]])
            raise BadSetup(f"there is no special rule {words[0]!r}: there is {', '.join(names)}")
        try:
            self.switch(words)
        except (IndexError, ValueError, KeyError):
            raise BadSetup(f"this special rule is written {usages[0]!r}") from None

    def _piece(self, side: int, words: list[str]) -> None:
        """Read one unit or leader."""
        marks = [word[1:] for word in words if word.startswith("*")]
        words = [word for word in words if not word.startswith("*")]
        if len(words) < 2:
            raise BadSetup(f"a piece is written by its kind and its hex, such as {self.example!r} or 'leader E2 Name'")
        if words[0] == "leader":
            hex_ = IN_FLIGHT if words[1] == OFF_THE_FIELD[IN_FLIGHT] else self.place_named(words[1])
            name = " ".join([unquoted(word) for word in words[2:]]) if len(words) > 2 else ""
            if len(words) < 3:
                name = f"leader {len(self.leaders) + 1}"
            self.leaders.append(self.leader(side, name, hex_, marks))
            return
        if len(words) > 3:
            raise BadSetup(f"a unit has its kind, its hex and its blocks, not also {words[3]!r}")
        hex_ = self.place_named(words[1])
        kind = self.kind_named(words[0])
        start = kind.blocks
        for mark in marks:
            if mark.startswith("start"):
                start = number_in(mark.removeprefix("start"), "the strength at the start", 1, kind.blocks)
        marks = [mark for mark in marks if not mark.startswith("start")]
        unit = self.unit(side, kind, hex_, start, marks)
        usual = 0 if hex_ == LOST else unit.blocks
        blocks = number_in(words[2], "the blocks") if len(words) > 2 else usual
        if not 0 < blocks <= unit.blocks and (hex_ != LOST or blocks):
            raise BadSetup(f"{unit.kind.key} has 1 to {unit.blocks} blocks here, not {blocks}")
        self.units.append(unit)
        self.blocks.append(blocks)

    def _finish(self) -> tuple[B, list[Step[B]]]:
        """The position, and what is to be done."""
        position = self.empty_field()
        self._refuse_crowd("units", [unit.hex for unit in self.units])
        self._refuse_crowd("leaders", [leader.hex for leader in self.leaders])
        stand_pieces(position)
        position.unit_hex = [unit.hex for unit in self.units]
        position.leader_hex = [leader.hex for leader in self.leaders]
        position.blocks = self.blocks[:]
        self.set_numbers(position)
        self.set_cards(position)
        wrong = position.faults()
        if wrong:
            raise BadSetup("; ".join(wrong))
        self._refuse_kinds(position)
        return position, self._to_do(position)

    def _refuse_kinds(self, position: B) -> None:
        """Somebody must be ordered whom the card can order; where and how many it orders is left to whoever writes."""
        if "played" in self.lines:
            return
        clauses = [self.forbids_kind(position, unit) for unit in position.ordered]
        if None in clauses or not clauses:
            return
        unit = position.ordered[0]
        kind = position.roster.units[unit].kind.key
        card = position.rules.cards[position.card]
        problem = f"the {kind} on {name_of_unit(position, unit)} cannot be ordered by {card} ({clauses[0]})"
        raise self.wrong("ordered", BadSetup(problem))

    def _refuse_crowd(self, pieces: str, hexes: list[int]) -> None:
        for number, hex_ in enumerate(hexes):
            if hex_ >= 0 and hex_ in hexes[:number]:
                raise BadSetup(f"two {pieces} stand on {self.board.labels[hex_]}")

    def without_card(self) -> tuple[str, ...]:
        """What there may be to do although no card lies on the table: before one is played."""
        return (PLAY,)

    def _to_do(self, position: B) -> list[Step[B]]:
        """What is to be done: by its name, or by its steps."""
        if position.over:
            return []
        has_card = "card" in self.lines or "played" in self.lines
        usual = PLAY
        if has_card:
            usual = "move" if "ordered" in self.lines or "ordered leaders" in self.lines else ORDER
        to_do = self.lines.get("to do", usual)
        try:
            moments = self.writer.moments(position)
            if has_card and position.played >= 0:
                moments = [(name, steps) for name, steps in moments if name != PLAY]
                if to_do == PLAY:
                    raise BadSetup("no card is to be played: there is a line 'card' with the one that was")
            named = [name for name, _ in self.writer.moments(position)]
            if to_do in named and to_do not in self.without_card() and not has_card:
                raise BadSetup(f"to do {to_do!r} needs a line 'card': the card that was played")
            return Agenda(self.game, moments).read(to_do)
        except BadSetup as problem:
            raise self.wrong("to do", problem) from None

    def wrong(self, title: str, problem: BadSetup) -> BadSetup:
        """An error with the line that it is about, if there is one."""
        return self.places[title].wrong(problem) if title in self.places else problem

    def set_numbers(self, position: B) -> None:
        """Banners, command, the turn and what it has seen, the combat under way."""
        position.banners_needed = [_NEEDED, _NEEDED]
        position.command = [self.usual_command(side) for side in SIDES]
        self.read_line(position, "turn")
        for line in [*ALWAYS, *self.writer.lines]:
            self.read_line(position, line.title)
        for title in ("moved", self.writer.switches.title, "won"):
            self.read_line(position, title)
        refuse_large_hand(max(position.command))

    def read_line(self, position: B, title: str) -> None:
        """Read a line of the tables, or one of those every position has, if it is there."""
        if title == "turn" and title not in self.lines:
            position.turn, position.active = 1, BOTTOM
        if title not in self.lines:
            return
        text = self.lines[title]
        try:
            if title == "turn":
                self._turn(position, text.split())
            elif title == "moved":
                read_moved(position, text)
            elif title == "won":
                position.over, position.winner = True, side_in(text)
            elif title == self.writer.switches.title:
                self.writer.switches.read(position, text)
            else:
                for line in [*ALWAYS, *self.writer.lines]:
                    if line.title == title:
                        line.read(position, text)
            if title in ("ordered", "ordered leaders"):
                self._refuse_foreign(position)
        except BadSetup as problem:
            raise self.wrong(title, problem) from None

    def _turn(self, position: B, words: list[str]) -> None:
        """Read whose turn it is, and perhaps which."""
        if not 1 <= len(words) <= 2:
            raise BadSetup("a turn is its number and the side whose it is, or only the side: 'turn: 7 top'")
        position.turn = number_in(words[0], "the turn") if len(words) > 1 else 1
        position.active = one_of(words[-1], SIDE_NAMES[: len(SIDES)], "side")

    def _refuse_foreign(self, position: B) -> None:
        """Only pieces of the side whose turn it is can be ordered, and only those that have come onto the field."""
        side = SIDE_NAMES[position.active]
        for unit in position.ordered:
            label = name_of_unit(position, unit)
            if position.side_of[unit] != position.active:
                raise BadSetup(f"the unit on {label} belongs to the enemy: it is the turn of {side}")
            if position.ordered.count(unit) > 1:
                raise BadSetup(f"the unit on {label} is ordered twice")
        for leader in position.ordered_leaders:
            label = name_of_leader(position, leader)
            if position.side_of_leader[leader] != position.active:
                raise BadSetup(f"the leader on {label} belongs to the enemy: it is the turn of {side}")
            if position.ordered_leaders.count(leader) > 1:
                raise BadSetup(f"the leader on {label} is ordered twice")

    def set_cards(self, position: B) -> None:
        """Hands, discards and the cards that were played; the others are in the deck."""
        lines = self.lines
        position.deck[:] = self.copies()
        for side in SIDES:
            for card in self.cards_of(position, f"{SIDE_NAMES[side]} hand"):
                position.hands[side][card] += 1
        for card in self.cards_of(position, "discards"):
            position.discards[card] += 1
        if "played" not in lines:
            played = self.cards_of(position, "card")
            if played:
                position.played = position.card = played[0]
            return
        if lines["played"] != "nothing":
            position.played = self.cards_of(position, "played")[0]
        if "card" in lines:
            try:
                position.card = one_of(lines["card"], position.rules.cards, "card")
            except BadSetup as problem:
                raise self.wrong("card", problem) from None

    # -- words -----------------------------------------------------------------------------------

    def cards_of(self, position: B, title: str) -> list[int]:
        """The cards that a line names, which leave the deck."""
        try:
            cards = [self.draw(position, word) for word in self.lines.get(title, "").split()]
            if title in ("card", "played") and title in self.lines and len(cards) != 1:
                raise BadSetup(f"one card was played, not {len(cards)}")
        except BadSetup as problem:
            raise self.wrong(title, problem) from None
        return cards

    def draw(self, position: B, name: str) -> int:
        """Take a card out of the deck."""
        card = self.card_named(name)
        if not position.deck[card]:
            raise BadSetup(f"there are only {self.copies()[card]} cards {name}")
        position.deck[card] -= 1
        return card

    def hex_named(self, label: str) -> int:
        """The hex with this label; BadSetup if there is none."""
        hex_ = self.board.hex_named(label)
        if hex_ < 0:
            raise BadSetup(f"{label!r} is no hex of the board: it has A1 to {self.board.labels[-1]}")
        return hex_

    def hexes_named(self, labels: list[str]) -> tuple[int, ...]:
        """The hexes with these labels."""
        return tuple([self.hex_named(label) for label in labels])


def refuse_large_hand(cards: int) -> None:
    """BadSetup if a hand could hold more cards than any may."""
    if cards > MOST_CARDS:
        raise BadSetup(f"a hand of {cards} cards is too large: {MOST_CARDS} is the most")

"""Positions written as text: what every game of the system reads in the same way. A game adds its own lines."""

from __future__ import annotations

from typing import Final, Generic

from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, side_named
from ...kernel.step import Step
from .board import DIRECTION_NAMES, Board
from .kinds import Terrain, UnitKind
from .position import B
from .roster import LeaderEntry, UnitEntry
from .scenario import MOST_CARDS
from .setup import stand_pieces

#: What a position that says nothing about it has.
_NEEDED: Final = 6
USUAL_COMMAND: Final = 5

_TITLES: Final = (
    "bottom hand",
    "top hand",
    "discards",
    "banners",
    "needed",
    "command",
    "turn",
    "card",
    "ordered",
    "ordered leaders",
    "moved",
    "to do",
    "last cards",
)


class OrdersOfCard(Step[B]):
    """Goes on from the moment at which a card was played; the game's own class gives its orders."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__()
        self.card: Final = card
        self.name: Final = name

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"OrdersOf({self.name})"


class PositionReader(Generic[B]):
    """Collects what the lines say, and builds the position from it."""

    def __init__(
        self, board: Board, open_ground: Terrain, titles: tuple[str, ...], moments: tuple[str, ...], piece: str
    ) -> None:
        self.board: Final = board
        #: The further lines of the game, what ``to do`` may say, and how a piece is written.
        self.titles: Final = (*_TITLES, *titles)
        self.moments: Final = moments
        self.example: Final = piece
        self.units: Final[list[UnitEntry]] = []
        self.blocks: Final[list[int]] = []
        self.leaders: Final[list[LeaderEntry]] = []
        self.terrain: Final[list[Terrain]] = [open_ground] * board.size
        self.fronts: Final = [0] * board.size
        self.lines: Final[dict[str, str]] = {}

    # -- what a game says ------------------------------------------------------------------------

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        raise NotImplementedError

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        raise NotImplementedError

    def card_named(self, name: str) -> int:
        """The card with this name."""
        raise NotImplementedError

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        raise NotImplementedError

    def place_named(self, name: str) -> int:
        """Where a piece begins: on a hex, unless the game has other places."""
        return self.hex_named(name)

    def unit(self, side: int, kind: UnitKind, hex_: int, marks: list[str]) -> UnitEntry:
        """A unit with its marks."""
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

    def agenda(self, position: B, to_do: str) -> list[Step[B]]:
        """What is to be done, beginning with ``to_do``; with the card to be played if that is empty."""
        raise NotImplementedError

    # -- reading ---------------------------------------------------------------------------------

    def read(self, text: str) -> tuple[B, list[Step[B]]]:
        """The position and agenda a text stands for; BadSetup names the line that is wrong."""
        for number, whole in enumerate(text.splitlines(), 1):
            line = whole.partition("#")[0].strip()
            if not line:
                continue
            title, colon, rest = line.partition(":")
            try:
                if not colon:
                    raise BadSetup(f"a line needs a title and a colon, such as 'bottom: {self.example}'")
                self._line(title.strip(), rest.strip())
            except (BadSetup, ValueError, IndexError, KeyError) as problem:
                raise BadSetup(f"line {number}, {line!r}: {problem}") from None
        return self._finish()

    def _line(self, title: str, rest: str) -> None:
        """Read one line."""
        if title in SIDE_NAMES[:2]:
            for word in rest.split(","):
                if word.strip():
                    self._piece(SIDE_NAMES.index(title), word.split())
        elif title == "terrain":
            for group in rest.split(";"):
                words = group.split()
                for place in words[1:]:
                    label, _, sides = place.partition(":")
                    self.terrain[self.hex_named(label)] = self.ground_named(words[0])
                    for side in sides.split(",") if sides else []:
                        self.fronts[self.hex_named(label)] |= 1 << DIRECTION_NAMES.index(side)
        elif title == "special":
            self.switch(rest.split())
        elif title in self.titles:
            self.lines[title] = rest
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def _piece(self, side: int, words: list[str]) -> None:
        """Read one unit or leader."""
        marks = [word[1:] for word in words if word.startswith("*")]
        words = [word for word in words if not word.startswith("*")]
        hex_ = self.place_named(words[1])
        if words[0] == "leader":
            name = " ".join(words[2:]) or f"leader {len(self.leaders) + 1}"
            self.leaders.append(self.leader(side, name, hex_, marks))
            return
        unit = self.unit(side, self.kind_named(words[0]), hex_, marks)
        blocks = int(words[2]) if len(words) > 2 else unit.blocks
        if not 0 < blocks <= unit.blocks:
            raise BadSetup(f"{unit.kind.key} has 1 to {unit.blocks} blocks here, not {blocks}")
        self.units.append(unit)
        self.blocks.append(blocks)

    def _finish(self) -> tuple[B, list[Step[B]]]:
        """The position and its agenda."""
        position = self.empty_field()
        self._refuse_crowd("units", [unit.hex for unit in self.units])
        self._refuse_crowd("leaders", [leader.hex for leader in self.leaders])
        stand_pieces(position)
        position.blocks = self.blocks[:]
        self.set_numbers(position)
        self.set_cards(position)
        wrong = position.faults()
        if wrong:
            raise BadSetup("; ".join(wrong))
        if "card" not in self.lines:
            return position, self.agenda(position, "")
        usual = "move" if "ordered" in self.lines or "ordered leaders" in self.lines else "order"
        to_do = self.lines.get("to do", usual)
        if to_do not in self.moments:
            raise BadSetup(f"there is nothing to do called {to_do!r}: use one of {', '.join(self.moments)}")
        return position, self.agenda(position, to_do)

    def _refuse_crowd(self, pieces: str, hexes: list[int]) -> None:
        for number, hex_ in enumerate(hexes):
            if hex_ >= 0 and hex_ in hexes[:number]:
                raise BadSetup(f"two {pieces} stand on {self.board.labels[hex_]}")

    def set_numbers(self, position: B) -> None:
        """Banners, command, the turn and what it has seen."""
        lines = self.lines
        position.banners = self.two("banners", [0, 0])
        position.banners_needed = self.two("needed", [_NEEDED, _NEEDED])
        position.command = self.two("command", [self.usual_command(side) for side in SIDES])
        refuse_large_hand(max(position.command))
        words = lines.get("turn", SIDE_NAMES[BOTTOM]).split()
        position.turn = int(words[0]) if len(words) > 1 else 1
        position.active = side_named(words[-1])
        position.ordered = self.units_of("ordered", position)
        for word in lines.get("ordered leaders", "").split():
            leader = position.leader_at[self.hex_named(word)]
            if leader < 0:
                raise BadSetup(f"there is no leader on {word}")
            position.ordered_leaders.append(leader)
        for word in lines.get("moved", "").split():
            label, _, hexes = word.partition("=")
            position.moved[self.unit_on(position, label)] = int(hexes or "1")

    def set_cards(self, position: B) -> None:
        """Hands, discards and the cards that were played; the others are in the deck."""
        lines = self.lines
        position.deck = self.copies()
        for side in SIDES:
            for word in lines.get(f"{SIDE_NAMES[side]} hand", "").split():
                position.hands[side][self.draw(position, word)] += 1
        for word in lines.get("discards", "").split():
            position.discards[self.draw(position, word)] += 1
        if "last cards" in lines:
            position.last_card = [position.rules.cards.index(name) for name in lines["last cards"].split()]
        if "card" in lines:
            position.played = self.draw(position, lines["card"])
            position.card = position.played

    # -- words -----------------------------------------------------------------------------------

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

    def unit_on(self, position: B, label: str) -> int:
        """The unit on a hex; BadSetup if there is none."""
        unit = position.unit_at[self.hex_named(label)]
        if unit < 0:
            raise BadSetup(f"there is no unit on {label}")
        return unit

    def units_of(self, title: str, position: B) -> list[int]:
        """The units that a line names by their hexes."""
        return [self.unit_on(position, word) for word in self.lines.get(title, "").split()]

    def two(self, title: str, usual: list[int]) -> list[int]:
        """The two numbers of a line, bottom's and top's."""
        if title not in self.lines:
            return usual
        text = self.lines[title]
        words = text.split()
        if len(words) != len(SIDES) or not all(word.isdecimal() for word in words):
            raise BadSetup(f"{text!r} must be two numbers, bottom's and top's")
        return [int(word) for word in words]


def refuse_large_hand(cards: int) -> None:
    """BadSetup if a hand could hold more cards than any may."""
    if cards > MOST_CARDS:
        raise BadSetup(f"a hand of {cards} cards is too large: {MOST_CARDS} is the most")

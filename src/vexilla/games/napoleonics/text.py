"""Positions of Napoleonics written as text, for tests and for questions about a rule.

::

    bottom: FR-LN E2 3, FR-LC F2, FR-LN G2 *square, leader E2 Ney
    top: BR-LN E3, BR-FA F4, PT-LN C5 2 *start3, leader K8 Hill
    terrain: forest E3 D4; hill F2; redoubt G3:ne,nw
    bottom hand: probe-left attack-center
    bottom track: assault-left
    top hand: first-strike
    card: attack-center
    ordered: E2 F2
    to do: battle

A piece is the code of its kind, its hex, and its blocks if some are missing; a leader is ``leader``, his
hex and his name. ``*square`` puts a unit in square, on the next free space of its track (``*square3``: on the
third); ``bottom track`` names the cards under the squares of a side in the order of its units that have
the mark, otherwise they are the first ones of the deck in the order of the table. ``*start3`` is a reduced
strength at the start.

``card`` is the card that was just played: the match waits for its orders, or, if ``ordered`` (and ``ordered
leaders``, by hex) says who has them, at ``to do``: ``move`` (the usual), ``battle`` or ``draw``. Without ``card``
a card is to be played.

Further lines, with the values of bottom and top where there are two: ``turn: top``; ``banners: 2 1``;
``needed: 6 6``; ``command: 5 5``, what the hands may hold now, squares deducted (otherwise as many as are named,
but at least 5); ``discards``; ``last cards: rally nothing``; ``moved: E2=2``; ``battled: E2``; ``left square: E2``;
``section: left`` of a Forced March; ``scouted``, the cards from which one is to be kept; and any number of lines with
a special rule: ``special: objective bottom 1 kept A9 B9`` (or ``lost``: the banner counts only while both hexes are
held), ``special: exits top A9``, ``special: no-square town``. Cards that are not mentioned are in the deck. Every
line may be left out; a ``#`` begins a comment.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import SIDE_NAMES, SIDES, side_named
from ...kernel.step import Step
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.board import SECTION_NAMES
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.position import NONE
from ..commands_colors.roster import LeaderEntry, Roster, UnitEntry
from ..commands_colors.text import USUAL_COMMAND, OrdersOfCard, PositionReader
from .actions import BOARD
from .attacks import BATTLES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_PIECES
from .position import SPACES, Napoleonics, Setting
from .rules import NAPOLEONICS_RULES
from .scenario import LINES
from .special import Objective, Special
from .terrain import OPEN_GROUND, ground_named
from .turn import DRAW_CARDS, TURN, give_orders
from .units import kind_named

_TITLES: Final = ("bottom track", "top track", "scouted", "section", "battled", "left square")
_TO_DO: Final = ("card", "order", "move", "battle", "draw")
_KEPT: Final = {"kept": True, "lost": False}
#: The mark of a square on the next free space of the track.
_ANY_SPACE: Final = SPACES


class OrdersOf(OrdersOfCard[Napoleonics]):
    """Goes on from the moment at which a card was played."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Give its orders."""
        give_orders(match, match.position.active, self.card)


class _Reader(PositionReader[Napoleonics]):
    """What only Napoleonics has: reduced units, squares with their cards, its switches and scouts."""

    def __init__(self) -> None:
        super().__init__(BOARD, OPEN_GROUND, _TITLES, _TO_DO, "FR-LN E2")
        self.special: Final = Special()
        #: For each unit the space of its square, _ANY_SPACE, or NONE.
        self.spaces: Final[list[int]] = []

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        return kind_named(name)

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        return ground_named(name)

    def card_named(self, name: str) -> int:
        """The card with this name."""
        return card_named(name)

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        return [CARDS[card].copies for card in range(KINDS_OF_CARDS)]

    def unit(self, side: int, kind: UnitKind, hex_: int, marks: list[str]) -> UnitEntry:
        """A unit, perhaps in square or reduced from the start."""
        start = kind.blocks
        space = NONE
        for mark in marks:
            if mark.startswith("start"):
                start = _limited(mark.removeprefix("start"), kind.blocks)
            elif mark == "square":
                space = _ANY_SPACE
            elif mark.startswith("square"):
                space = _limited(mark.removeprefix("square"), SPACES) - 1
            else:
                raise BadSetup(f"there is no mark *{mark}: use *square or *start3")
        self.spaces.append(space)
        return UnitEntry(side, kind, hex_, None, start)

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader."""
        if marks:
            raise BadSetup(f"a leader has no mark *{marks[0]}")
        return LeaderEntry(side, name, hex_)

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        special = self.special
        name = words[0]
        if name == "no-square":
            special.no_square = tuple(ground_named(word).key for word in words[1:])
        elif name == "exits":
            special.exits[side_named(words[1])] = self.hexes_named(words[2:])
        elif name == "objective":
            hexes = self.hexes_named(words[4:])
            special.objectives.append(Objective(side_named(words[1]), hexes, int(words[2]), _KEPT[words[3]]))
        else:
            raise BadSetup(f"there is no special rule {name!r}")

    def empty_field(self) -> Napoleonics:
        """The position before anything stands on it."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        return Napoleonics(Setting(NAPOLEONICS_RULES, field, Roster(self.units, self.leaders), self.special))

    def usual_command(self, side: int) -> int:
        """As many cards as are named, but at least the usual number."""
        return max(len(self.lines.get(f"{SIDE_NAMES[side]} hand", "").split()), USUAL_COMMAND)

    def set_numbers(self, position: Napoleonics) -> None:
        """Also who has fought or left his square, and the section of a Forced March."""
        super().set_numbers(position)
        for unit in self.units_of("battled", position):
            position.battled |= 1 << unit
        for unit in self.units_of("left square", position):
            position.left_square |= 1 << unit
        if "section" in self.lines:
            position.section = SECTION_NAMES.index(self.lines["section"])

    def set_cards(self, position: Napoleonics) -> None:
        """Also the cards that are scouted or lie under squares, and what a played card leaves to copy."""
        super().set_cards(position)
        lines = self.lines
        if "card" in lines:
            position.last_card[position.active] = position.played
            position.command_now = position.command[position.active]
        for word in lines.get("scouted", "").split():
            position.scouted.append(self.draw(position, word))
        titles = [f"{SIDE_NAMES[side]} track" for side in SIDES]
        named = [[self.draw(position, word) for word in lines.get(title, "").split()] for title in titles]
        for side in SIDES:
            self._squares(position, side, titles[side], named[side])

    def _squares(self, position: Napoleonics, side: int, title: str, cards: list[int]) -> None:
        """Lay the cards of a side under its squares."""
        units = [unit for unit in position.roster.units_of[side] if self.spaces[unit] != NONE]
        if title in self.lines and len(cards) != len(units):
            raise BadSetup(f"{title} names {len(cards)} cards for {len(units)} units with the mark *square")
        if len(units) > SPACES:
            raise BadSetup(f"{SIDE_NAMES[side]} has more than {SPACES} squares")
        track = position.track[side]
        taken = [self.spaces[unit] for unit in units]
        for number, unit in enumerate(units):
            space = self.spaces[unit]
            if space == _ANY_SPACE:
                space = min(free for free in range(SPACES) if track[free] < 0 and free not in taken)
            if track[space] >= 0:
                raise BadSetup(f"two units of {SIDE_NAMES[side]} have the square {space + 1}")
            position.square_of[unit] = space
            track[space] = cards[number] if cards else _first(position)

    def agenda(self, position: Napoleonics, to_do: str) -> list[Step[Napoleonics]]:
        """What is to be done."""
        side = position.active
        turn = TURN[side].steps
        if not to_do:
            return [*turn]
        if to_do == "order":
            return [OrdersOf(position.played, ALL_KEYS[position.played]), *turn[1:]]
        first: Step[Napoleonics] = {"move": MOVE_PIECES[side], "battle": BATTLES[side]}.get(to_do, DRAW_CARDS)
        return [*turn[turn.index(first) :]]


def _first(position: Napoleonics) -> int:
    """Take the first card out of the deck, in the order of the table."""
    card = min(number for number in range(KINDS_OF_CARDS) if position.deck[number])
    position.deck[card] -= 1
    return card


def _limited(text: str, most: int) -> int:
    if not text.isdecimal() or not 0 < int(text) <= most:
        raise BadSetup(f"{text!r} must be a number from 1 to {most}")
    return int(text)


def read(text: str) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    return _Reader().read(text)

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
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, side_named
from ...kernel.step import Step
from ..commands_colors.battle import NONE
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.board import DIRECTION_NAMES, SECTION_NAMES
from ..commands_colors.kinds import Terrain
from ..commands_colors.roster import LeaderEntry, Roster, UnitEntry
from ..commands_colors.scenario import MOST_CARDS
from .actions import BOARD
from .battle import BATTLES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_PIECES
from .position import SPACES, Napoleonics, Setting
from .rules import NAPOLEONICS_RULES
from .scenario import LINES
from .special import Objective, Special
from .terrain import OPEN_GROUND, ground_named
from .turn import DRAW_CARDS, TURN, give_orders
from .units import kind_named

#: What a position that says nothing about it has.
_NEEDED: Final = 6
_COMMAND: Final = 5
_TO_DO: Final = ("card", "order", "move", "battle", "draw")
_KEPT: Final = {"kept": True, "lost": False}
#: The mark of a square on the next free space of the track.
_ANY_SPACE: Final = SPACES


class OrdersOf(Step[Napoleonics]):
    """Goes on from the moment at which a card was played."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def run(self, match: Match[Napoleonics]) -> None:
        """Give its orders."""
        give_orders(match, match.position.active, self.card)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"OrdersOf({ALL_KEYS[self.card]})"


class _Reader:
    """Collects what the lines say, and builds the position from it."""

    def __init__(self) -> None:
        self.units: list[UnitEntry] = []
        self.blocks: list[int] = []
        #: For each unit the space of its square, _ANY_SPACE, or NONE.
        self.spaces: list[int] = []
        self.leaders: list[LeaderEntry] = []
        self.terrain: list[Terrain] = [OPEN_GROUND] * BOARD.size
        self.fronts = [0] * BOARD.size
        self.special = Special()
        self.lines: dict[str, str] = {}

    def line(self, title: str, rest: str) -> None:
        """Read one line."""
        if title in SIDE_NAMES[:2]:
            for word in rest.split(","):
                if word.strip():
                    self.piece(SIDE_NAMES.index(title), word.split())
        elif title == "terrain":
            for group in rest.split(";"):
                words = group.split()
                for place in words[1:]:
                    label, _, sides = place.partition(":")
                    self.terrain[hex_named(label)] = ground_named(words[0])
                    for side in sides.split(",") if sides else []:
                        self.fronts[hex_named(label)] |= 1 << DIRECTION_NAMES.index(side)
        elif title == "special":
            self.switch(rest.split())
        elif title in _TITLES:
            self.lines[title] = rest
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def piece(self, side: int, words: list[str]) -> None:
        """Read one unit or leader."""
        marks = [word[1:] for word in words if word.startswith("*")]
        words = [word for word in words if not word.startswith("*")]
        hex_ = hex_named(words[1])
        if words[0] == "leader":
            if marks:
                raise BadSetup(f"a leader has no mark *{marks[0]}")
            name = " ".join(words[2:]) or f"leader {len(self.leaders) + 1}"
            self.leaders.append(LeaderEntry(side, name, hex_))
            return
        kind = kind_named(words[0])
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
        blocks = int(words[2]) if len(words) > 2 else start
        if not 0 < blocks <= start:
            raise BadSetup(f"{kind.key} has 1 to {start} blocks here, not {blocks}")
        self.units.append(UnitEntry(side, kind, hex_, None, start))
        self.blocks.append(blocks)
        self.spaces.append(space)

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        special = self.special
        name = words[0]
        if name == "no-square":
            special.no_square = tuple(ground_named(word).key for word in words[1:])
        elif name == "exits":
            special.exits[side_named(words[1])] = tuple(hex_named(label) for label in words[2:])
        elif name == "objective":
            hexes = tuple(hex_named(label) for label in words[4:])
            special.objectives.append(Objective(side_named(words[1]), hexes, int(words[2]), _KEPT[words[3]]))
        else:
            raise BadSetup(f"there is no special rule {name!r}")

    def finish(self) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
        """The position and its agenda."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        position = Napoleonics(Setting(NAPOLEONICS_RULES, field, Roster(self.units, self.leaders), self.special))
        for number, unit in enumerate(self.units):
            position.blocks[number] = self.blocks[number]
            if position.unit_at[unit.hex] >= 0:
                raise BadSetup(f"two units stand on {BOARD.labels[unit.hex]}")
            position.put_unit(number, unit.hex)
        for number, leader in enumerate(self.leaders):
            if position.leader_at[leader.hex] >= 0:
                raise BadSetup(f"two leaders stand on {BOARD.labels[leader.hex]}")
            position.put_leader(number, leader.hex)
        self._numbers(position)
        self._cards(position)
        wrong = position.faults()
        if wrong:
            raise BadSetup("; ".join(wrong))
        return position, self._agenda(position)

    def _numbers(self, position: Napoleonics) -> None:
        lines = self.lines
        position.banners = _two(lines.get("banners", "0 0"))
        position.banners_needed = _two(lines.get("needed", f"{_NEEDED} {_NEEDED}"))
        named = [len(lines.get(f"{SIDE_NAMES[side]} hand", "").split()) for side in SIDES]
        usual = [max(number, _COMMAND) for number in named]
        position.command = _two(lines["command"]) if "command" in lines else usual
        if max(position.command) > MOST_CARDS:
            raise BadSetup(f"a hand of {max(position.command)} cards is too large: {MOST_CARDS} is the most")
        words = lines.get("turn", SIDE_NAMES[BOTTOM]).split()
        position.turn = int(words[0]) if len(words) > 1 else 1
        position.active = side_named(words[-1])
        for word in lines.get("ordered", "").split():
            position.ordered.append(_unit_on(position, word))
        for word in lines.get("ordered leaders", "").split():
            position.ordered_leaders.append(_leader_on(position, word))
        for word in lines.get("moved", "").split():
            label, _, hexes = word.partition("=")
            position.moved[_unit_on(position, label)] = int(hexes or "1")
        for word in lines.get("battled", "").split():
            position.battled |= 1 << _unit_on(position, word)
        for word in lines.get("left square", "").split():
            position.left_square |= 1 << _unit_on(position, word)
        if "section" in lines:
            position.section = SECTION_NAMES.index(lines["section"])

    def _cards(self, position: Napoleonics) -> None:
        lines = self.lines
        position.deck = [CARDS[card].copies for card in range(KINDS_OF_CARDS)]
        for side in SIDES:
            for word in lines.get(f"{SIDE_NAMES[side]} hand", "").split():
                position.hands[side][_draw(position, word)] += 1
        for word in lines.get("discards", "").split():
            position.discards[_draw(position, word)] += 1
        for word in lines.get("scouted", "").split():
            position.scouted.append(_draw(position, word))
        names = lines.get("last cards", "nothing nothing").split()
        position.last_card = [ALL_KEYS.index(name) for name in names]
        if "card" in lines:
            position.played = _draw(position, lines["card"])
            position.card = position.played
            position.last_card[position.active] = position.played
            position.command_now = position.command[position.active]
        titles = [f"{SIDE_NAMES[side]} track" for side in SIDES]
        named = [[_draw(position, word) for word in lines.get(title, "").split()] for title in titles]
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

    def _agenda(self, position: Napoleonics) -> list[Step[Napoleonics]]:
        side = position.active
        if "card" not in self.lines:
            return list(TURN[side])
        usual = "move" if "ordered" in self.lines or "ordered leaders" in self.lines else "order"
        to_do = self.lines.get("to do", usual)
        if to_do not in _TO_DO:
            raise BadSetup(f"there is nothing to do called {to_do!r}: use one of {', '.join(_TO_DO)}")
        agenda: list[Step[Napoleonics]] = [DRAW_CARDS]
        if to_do == "draw":
            return agenda
        agenda.append(BATTLES[side])
        if to_do == "battle":
            return agenda
        agenda.append(MOVE_PIECES[side])
        return agenda if to_do == "move" else [*agenda, OrdersOf(position.played)]


_TITLES: Final = (
    "bottom hand",
    "top hand",
    "bottom track",
    "top track",
    "discards",
    "scouted",
    "banners",
    "needed",
    "command",
    "turn",
    "card",
    "section",
    "ordered",
    "ordered leaders",
    "moved",
    "battled",
    "left square",
    "to do",
    "last cards",
)


def hex_named(label: str) -> int:
    """The hex with this label; BadSetup if there is none."""
    hex_ = BOARD.hex_named(label)
    if hex_ < 0:
        raise BadSetup(f"{label!r} is no hex of the board: it has A1 to {BOARD.labels[-1]}")
    return hex_


def _unit_on(position: Napoleonics, label: str) -> int:
    unit = position.unit_at[hex_named(label)]
    if unit < 0:
        raise BadSetup(f"there is no unit on {label}")
    return unit


def _leader_on(position: Napoleonics, label: str) -> int:
    leader = position.leader_at[hex_named(label)]
    if leader < 0:
        raise BadSetup(f"there is no leader on {label}")
    return leader


def _draw(position: Napoleonics, name: str) -> int:
    """Take a card out of the deck."""
    card = card_named(name)
    if not position.deck[card]:
        raise BadSetup(f"there are only {CARDS[card].copies} cards {name}")
    position.deck[card] -= 1
    return card


def _first(position: Napoleonics) -> int:
    """Take the first card out of the deck, in the order of the table."""
    card = min(number for number in range(KINDS_OF_CARDS) if position.deck[number])
    position.deck[card] -= 1
    return card


def _limited(text: str, most: int) -> int:
    if not text.isdecimal() or not 0 < int(text) <= most:
        raise BadSetup(f"{text!r} must be a number from 1 to {most}")
    return int(text)


def _two(text: str) -> list[int]:
    words = text.split()
    if len(words) != len(SIDES) or not all(word.isdecimal() for word in words):
        raise BadSetup(f"{text!r} must be two numbers, bottom's and top's")
    return [int(word) for word in words]


def read(text: str) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
    """The position and agenda a text stands for; BadSetup names the line that is wrong."""
    reader = _Reader()
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.partition("#")[0].strip()
        if not line:
            continue
        title, colon, rest = line.partition(":")
        try:
            if not colon:
                raise BadSetup("a line needs a title and a colon, such as 'bottom: FR-LN E2'")
            reader.line(title.strip(), rest.strip())
        except (BadSetup, ValueError, IndexError, KeyError) as problem:
            raise BadSetup(f"line {number}, {line!r}: {problem}") from None
    return reader.finish()

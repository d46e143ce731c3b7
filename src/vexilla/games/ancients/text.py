"""Positions of Ancients written as text, for tests and for questions about a rule.

::

    bottom: HI E2 3, MC F2, LI G2, leader E2 Scipio
    top: WA E3, EL F3, leader K8 Hanno
    terrain: forest E3 D4; hill F2; rampart G3:ne,nw
    bottom hand: line-command order-two-left
    top hand: first-strike
    card: order-three-center
    ordered: E2 F2
    to do: battle

A piece is the code of its kind, its hex, and its blocks if some are missing; a leader is ``leader``, his
hex and his name. A unit may have the marks of a special unit (``*helmets *flags *swords *bow``), a leader
those of a hero (``*dice *solitary *vital``); a hex may be ``reserve``. ``card`` is the card that was just
played: the match waits for its orders, or, if ``ordered`` (and ``ordered leaders``, by hex) says who has
them, at ``to do``: ``move`` (the usual), ``battle``, ``again`` or ``draw``. Without ``card`` a card is to be
played. Further lines: ``turn: top``, ``banners: 2 1`` and ``needed: 6 6`` and ``command: 5 5`` (bottom, top),
``discards``, ``last cards: BOTTOM TOP``, ``last sections``, ``moved: E2=2``, ``turns done: 3 3``, and any
number of lines ``special: …`` with a switch of a scenario and its values (``special: exits bottom A9 B9``).
Cards that are not mentioned are in the deck. Every line may be left out; a ``#`` begins a comment.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, side_named
from ...kernel.step import Step
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.board import DIRECTION_NAMES
from ..commands_colors.kinds import Terrain
from ..commands_colors.roster import RESERVE, Elite, LeaderEntry, Roster, UnitEntry
from ..commands_colors.scenario import MOST_CARDS
from .actions import BOARD
from .battle import BATTLES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_AGAIN, MOVE_PIECES
from .position import Ancients, Setting
from .rules import ANCIENTS_RULES
from .scenario import LINES
from .special import JULIAN, MARIAN, Ambush, Special
from .terrain import OPEN_GROUND, ground_named
from .turn import DRAW_CARDS, SECOND_MOVE, TURN, give_orders
from .units import kind_named

#: What a position that says nothing about it has.
_NEEDED: Final = 6
_COMMAND: Final = 5
_TO_DO: Final = ("card", "order", "move", "battle", "again", "draw")
_LEGIONS: Final = {"marian": MARIAN, "julian": JULIAN}


class OrdersOf(Step[Ancients]):
    """Goes on from the moment at which a card was played."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def run(self, match: Match[Ancients]) -> None:
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
        hex_ = RESERVE if words[1] == "reserve" else hex_named(words[1])
        if words[0] == "leader":
            name = " ".join(words[2:]) or f"leader {len(self.leaders) + 1}"
            dice = 1 if "dice" in marks else 0
            self.leaders.append(LeaderEntry(side, name, hex_, dice, "solitary" in marks, "vital" in marks))
            return
        kind = kind_named(words[0])
        blocks = int(words[2]) if len(words) > 2 else kind.blocks
        if not 0 < blocks <= kind.blocks:
            raise BadSetup(f"{kind.key} has 1 to {kind.blocks} blocks, not {blocks}")
        elite = None
        if marks:
            elite = Elite(
                "elite", "helmets" in marks, marks.count("flags"), marks.count("swords"), 3 if "bow" in marks else 0
            )
        self.units.append(UnitEntry(side, kind, hex_, elite))
        self.blocks.append(blocks)

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        special = self.special
        name = words[0]
        if name == "leaders-lower-hand":
            special.leaders_lower_hand = True
            return
        if name == "leaders-decide":
            special.leaders_decide = True
            return
        side = side_named(words[1])
        values = words[2:]
        if name == "legions":
            special.legions[side] = _LEGIONS[values[0]]
        elif name == "exits":
            special.exits[side] = tuple(hex_named(label) for label in values)
        elif name == "objectives":
            special.objectives[side] = tuple(hex_named(label) for label in values)
        elif name == "hand-grows":
            special.hand_grows_to[side] = int(values[0])
        elif name == "hand-jumps":
            special.hand_jumps_at[side], special.hand_jumps_to[side] = int(values[0]), int(values[1])
        elif name == "fears-elephants":
            special.fears_elephants = side
        elif name == "stiff-phalanx":
            special.stiff_phalanx = side
        elif name == "ambush":
            special.ambush = Ambush(side, int(values[0]))
        else:
            raise BadSetup(f"there is no special rule {name!r}")

    def finish(self) -> tuple[Ancients, list[Step[Ancients]]]:
        """The position and its agenda."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        position = Ancients(Setting(ANCIENTS_RULES, field, Roster(self.units, self.leaders), self.special))
        for number, unit in enumerate(self.units):
            position.blocks[number] = self.blocks[number]
            if unit.hex < 0:
                position.unit_hex[number] = RESERVE
                continue
            if position.unit_at[unit.hex] >= 0:
                raise BadSetup(f"two units stand on {BOARD.labels[unit.hex]}")
            position.put_unit(number, unit.hex)
        for number, leader in enumerate(self.leaders):
            if leader.hex < 0:
                position.leader_hex[number] = RESERVE
                continue
            if position.leader_at[leader.hex] >= 0:
                raise BadSetup(f"two leaders stand on {BOARD.labels[leader.hex]}")
            position.put_leader(number, leader.hex)
        self._numbers(position)
        self._cards(position)
        wrong = position.faults()
        if wrong:
            raise BadSetup("; ".join(wrong))
        return position, self._agenda(position)

    def _numbers(self, position: Ancients) -> None:
        lines = self.lines
        position.banners = _two(lines.get("banners", "0 0"))
        position.banners_needed = _two(lines.get("needed", f"{_NEEDED} {_NEEDED}"))
        position.command = _two(lines.get("command", f"{_COMMAND} {_COMMAND}"))
        largest = max(*position.command, *self.special.hand_grows_to, *self.special.hand_jumps_to)
        if largest > MOST_CARDS:
            raise BadSetup(f"a hand of {largest} cards is too large: {MOST_CARDS} is the most")
        position.turns_done = _two(lines.get("turns done", "0 0"))
        position.last_sections = _two(lines.get("last sections", "0 0"))
        words = lines.get("turn", SIDE_NAMES[BOTTOM]).split()
        position.turn = int(words[0]) if len(words) > 1 else 1
        position.active = side_named(words[-1])
        for word in lines.get("ordered", "").split():
            position.ordered.append(_unit_on(position, word))
        for word in lines.get("ordered leaders", "").split():
            position.ordered_leaders.append(position.leader_at[hex_named(word)])
        for word in lines.get("moved", "").split():
            label, _, hexes = word.partition("=")
            unit = _unit_on(position, label)
            position.moved[unit] = int(hexes or "1")
            charges = position.kinds[unit].charges
            if charges and position.moved[unit] >= charges:
                position.must_battle |= 1 << unit

    def _cards(self, position: Ancients) -> None:
        lines = self.lines
        position.deck = [CARDS[card].copies for card in range(KINDS_OF_CARDS)]
        for side in SIDES:
            for word in lines.get(f"{SIDE_NAMES[side]} hand", "").split():
                position.hands[side][self._draw(position, word)] += 1
        for word in lines.get("discards", "").split():
            position.discards[self._draw(position, word)] += 1
        names = lines.get("last cards", "nothing nothing").split()
        position.last_card = [ALL_KEYS.index(name) for name in names]
        if "card" in lines:
            position.played = self._draw(position, lines["card"])
            position.card = position.played

    def _draw(self, position: Ancients, name: str) -> int:
        card = card_named(name)
        if not position.deck[card]:
            raise BadSetup(f"there are only {CARDS[card].copies} cards {name}")
        position.deck[card] -= 1
        return card

    def _agenda(self, position: Ancients) -> list[Step[Ancients]]:
        side = position.active
        if "card" not in self.lines:
            return list(TURN[side])
        usual = "move" if "ordered" in self.lines or "ordered leaders" in self.lines else "order"
        to_do = self.lines.get("to do", usual)
        if to_do not in _TO_DO:
            raise BadSetup(f"there is nothing to do called {to_do!r}: use one of {', '.join(_TO_DO)}")
        agenda: list[Step[Ancients]] = [DRAW_CARDS]
        if to_do == "draw":
            return agenda
        if to_do == "again":
            return [*agenda, MOVE_AGAIN[side]]
        agenda += [SECOND_MOVE, BATTLES[side]]
        if to_do == "battle":
            return agenda
        agenda.append(MOVE_PIECES[side])
        return agenda if to_do == "move" else [*agenda, OrdersOf(position.played)]


_TITLES: Final = (
    "bottom hand",
    "top hand",
    "discards",
    "banners",
    "needed",
    "command",
    "turns done",
    "turn",
    "card",
    "ordered",
    "ordered leaders",
    "moved",
    "to do",
    "last cards",
    "last sections",
)


def hex_named(label: str) -> int:
    """The hex with this label; BadSetup if there is none."""
    hex_ = BOARD.hex_named(label)
    if hex_ < 0:
        raise BadSetup(f"{label!r} is no hex of the board: it has A1 to {BOARD.labels[-1]}")
    return hex_


def _unit_on(position: Ancients, label: str) -> int:
    unit = position.unit_at[hex_named(label)]
    if unit < 0:
        raise BadSetup(f"there is no unit on {label}")
    return unit


def _two(text: str) -> list[int]:
    words = text.split()
    if len(words) != len(SIDES) or not all(word.isdecimal() for word in words):
        raise BadSetup(f"{text!r} must be two numbers, bottom's and top's")
    return [int(word) for word in words]


def read(text: str) -> tuple[Ancients, list[Step[Ancients]]]:
    """The position and agenda a text stands for; BadSetup names the line that is wrong."""
    reader = _Reader()
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.partition("#")[0].strip()
        if not line:
            continue
        title, colon, rest = line.partition(":")
        try:
            if not colon:
                raise BadSetup("a line needs a title and a colon, such as 'bottom: HI E2'")
            reader.line(title.strip(), rest.strip())
        except (BadSetup, ValueError, IndexError, KeyError) as problem:
            raise BadSetup(f"line {number}, {line!r}: {problem}") from None
    return reader.finish()

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
from ...kernel.sides import side_named
from ...kernel.step import Step
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.roster import RESERVE, Elite, LeaderEntry, Roster, UnitEntry
from ..commands_colors.text import OrdersOfCard, PositionReader, refuse_large_hand
from .actions import BOARD
from .attacks import BATTLES
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_AGAIN, MOVE_PIECES
from .position import Ancients, Setting
from .rules import ANCIENTS_RULES
from .scenario import LINES
from .special import JULIAN, MARIAN, Ambush, Special
from .terrain import OPEN_GROUND, ground_named
from .turn import DRAW_CARDS, TURN, give_orders
from .units import kind_named

_TITLES: Final = ("turns done", "last sections")
_TO_DO: Final = ("card", "order", "move", "battle", "again", "draw")
_LEGIONS: Final = {"marian": MARIAN, "julian": JULIAN}
_BOW_RANGE: Final = 3


class OrdersOf(OrdersOfCard[Ancients]):
    """Goes on from the moment at which a card was played."""

    def run(self, match: Match[Ancients]) -> None:
        """Give its orders."""
        give_orders(match, match.position.active, self.card)


class _Reader(PositionReader[Ancients]):
    """What only Ancients has: special units and heroes, reserves, its switches and numbers."""

    def __init__(self) -> None:
        super().__init__(BOARD, OPEN_GROUND, _TITLES, _TO_DO, "HI E2")
        self.special: Final = Special()

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

    def place_named(self, name: str) -> int:
        """Where a piece begins: on a hex or in reserve."""
        return RESERVE if name == "reserve" else self.hex_named(name)

    def unit(self, side: int, kind: UnitKind, hex_: int, marks: list[str]) -> UnitEntry:
        """A unit, a special one if it has marks."""
        elite = None
        if marks:
            bow = _BOW_RANGE if "bow" in marks else 0
            elite = Elite("elite", "helmets" in marks, marks.count("flags"), marks.count("swords"), bow)
        return UnitEntry(side, kind, hex_, elite)

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader, a hero if he has marks."""
        return LeaderEntry(side, name, hex_, 1 if "dice" in marks else 0, "solitary" in marks, "vital" in marks)

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
            special.exits[side] = self.hexes_named(values)
        elif name == "objectives":
            special.objectives[side] = self.hexes_named(values)
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

    def empty_field(self) -> Ancients:
        """The position before anything stands on it."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        return Ancients(Setting(ANCIENTS_RULES, field, Roster(self.units, self.leaders), self.special))

    def set_numbers(self, position: Ancients) -> None:
        """Also the turns and sections that matter to hands and to Leadership, and the warriors who must fight."""
        super().set_numbers(position)
        refuse_large_hand(max(*self.special.hand_grows_to, *self.special.hand_jumps_to))
        position.turns_done = self.two("turns done", [0, 0])
        position.last_sections = self.two("last sections", [0, 0])
        for unit in range(len(position.moved)):
            charges = position.kinds[unit].charges
            if charges and position.moved[unit] >= charges:
                position.must_battle |= 1 << unit

    def agenda(self, position: Ancients, to_do: str) -> list[Step[Ancients]]:
        """What is to be done."""
        side = position.active
        turn = TURN[side].steps
        if not to_do:
            return [*turn]
        if to_do == "again":
            return [MOVE_AGAIN[side], DRAW_CARDS]
        if to_do == "order":
            return [OrdersOf(position.played, ALL_KEYS[position.played]), *turn[1:]]
        first: Step[Ancients] = {"move": MOVE_PIECES[side], "battle": BATTLES[side]}.get(to_do, DRAW_CARDS)
        return [*turn[turn.index(first) :]]


def read(text: str) -> tuple[Ancients, list[Step[Ancients]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    return _Reader().read(text)

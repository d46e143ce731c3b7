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
the mark, or each with its space (``1=assault-left 3=rally``); otherwise they are the first ones of the deck in
the order of the table. ``*start3`` is a reduced strength at the start. Instead of a hex stands ``lost`` or ``gone``.

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

A match writes itself down in the same language (:func:`write`), in the middle of anything: then there are lines for
the combat, the retreat or the flight under way, and ``to do`` names the steps that are still to be done. With a line
``played`` nothing is made up: ``card`` is then only the card whose orders are in force.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import SIDE_NAMES, SIDES
from ...kernel.step import Step
from ...kernel.written import number_in
from ..commands_colors.attacks import BATTLES
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.board import SECTION_NAMES
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.orders import has_units_for
from ..commands_colors.position import NONE
from ..commands_colors.roster import LeaderEntry, Roster, UnitEntry
from ..commands_colors.text import ORDER, PLAY, USUAL_COMMAND, PositionReader
from ..commands_colors.turn import DRAW_CARDS, GIVE_ORDERS
from ..commands_colors.written import (
    GROUND,
    NUMBER,
    OBJECTIVES,
    SPECIAL_RULES,
    UNIT,
    UNIT_MARKS,
    UNIT_SET,
    UNITS,
    UNITS_BY_CODE,
    Line,
    Names,
    Numbers,
    PositionWriter,
    Switches,
    moments_of_turn,
    read_objective,
    side_in,
    write_objectives,
)
from .actions import BOARD
from .cards import ALL_KEYS, CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_PIECES
from .orders import fits_card
from .position import SPACES, STRIKE_NAMES, Napoleonics, Setting
from .rules import NAPOLEONICS_RULES
from .scenario import LINES
from .special import Special
from .terrain import GROUNDS, OPEN_GROUND, Ground, ground_named
from .turn import PLAY_CARD, TURN, TURNS
from .units import KINDS, kind_named

#: Lines that only Napoleonics has and that are read and written by themselves.
PLAIN: Final = {
    "bottom track": "cards under the squares of the bottom side: `1=rally` by space, or in the order of the marks",
    "top track": "cards under the squares of the top side",
    "scouted": "cards from which one is to be kept",
}
#: The mark of a square on the next free space of the track.
_ANY_SPACE: Final = SPACES


#: The words of a written position and what they mean.
WORDS: Final[dict[str, dict[str, str]]] = {
    UNITS_BY_CODE: {kind.code: f"{kind.key}, {kind.blocks} blocks" for kind in KINDS},
    GROUND: {ground.key: "with its front: `:ne,nw`" if ground.has_front else "" for ground in GROUNDS},
    UNIT_MARKS: {
        "*square": "it stands in square; `*square3` on the third space of its track",
        "*start3": "its strength at the start, if reduced",
    },
    SPECIAL_RULES: {
        "objective SIDE BANNERS kept HEX…": "hexes that are worth banners, `kept` for good or `lost` with the hexes",
        "exits SIDE HEX…": "where units of a side may leave over their own edge",
        "no-square TERRAIN…": "terrain on which no square is formed",
    },
}


#: The lines that only Napoleonics has.
OWN_LINES: Final = (
    Line("command now", "command_now", NUMBER, "the command when the card was played; otherwise that of the side"),
    Line("section", "section", Names("section", SECTION_NAMES), "the section of a Forced March"),
    Line("rallied", "rallied", Numbers("three numbers: infantry, cavalry, artillery"), "blocks rallied, by arm"),
    Line("supplied", "supplied", UNIT, "the unit that Short Supply sends back"),
    Line("left square", "left_square", UNIT_SET, "who has left a square in this turn"),
    Line("objectives held", "objectives_held", OBJECTIVES, "objectives whose banners count"),
    Line("supporters", "supporters", UNITS, "batteries that join the attack"),
    Line("strike", "strike", Names("strike", STRIKE_NAMES), "the strike under way"),
)
SWITCHES: Final = Switches(
    "combat",
    "what is so in the combat under way",
    {
        "bonus": "is_bonus",
        "advanced": "has_advanced",
        "retiring": "is_giving_way",
        "struck-first": "was_struck_first",
        "bounced": "is_bounced",
        "checked": "is_checked",
    },
)


class _Writer(PositionWriter[Napoleonics]):
    """What only Napoleonics has: squares with their cards, its special rules, the moments of its turn."""

    def fresh(self, position: Napoleonics) -> Napoleonics:
        """The same battle, untouched."""
        return Napoleonics(position.setting)

    def unit_marks(self, position: Napoleonics, unit: int) -> list[str]:
        """The space of its square."""
        return [f"*square{position.square_of[unit] + 1}"] if position.in_square(unit) else []

    def special_lines(self, position: Napoleonics) -> list[str]:
        """Every switch that is on."""
        special = position.special
        labels = position.field.board.labels
        rules = write_objectives(position)
        for name, exits in zip(SIDE_NAMES, special.exits, strict=False):
            if exits:
                hexes = " ".join([labels[hex_] for hex_ in exits])
                rules.append(f"exits {name} {hexes}")
        if special.no_square:
            rules.append(" ".join(["no-square", *special.no_square]))
        return [f"special: {rule}" for rule in rules]

    def card_lines(self, position: Napoleonics) -> list[str]:
        """The cards under squares, and those of a Scout."""
        lines: list[str] = []
        for side in SIDES:
            track = position.track[side]
            cards = [f"{space + 1}={ALL_KEYS[card]}" for space, card in enumerate(track) if card >= 0]
            if cards or any(position.in_square(unit) for unit in position.units_of[side]):
                lines.append(" ".join([f"{SIDE_NAMES[side]} track:", *cards]))
        if position.scouted:
            lines.append(" ".join(["scouted:", *[ALL_KEYS[card] for card in position.scouted]]))
        return lines

    def moments(self, position: Napoleonics) -> list[tuple[str, list[Step[Napoleonics]]]]:
        """The steps of a turn."""
        side = position.active
        named: list[tuple[str, Step[Napoleonics]]] = [
            (PLAY, PLAY_CARD[side]),
            (ORDER, GIVE_ORDERS),
            ("move", MOVE_PIECES[side]),
            ("battle", BATTLES[side]),
            ("draw", DRAW_CARDS),
        ]
        return moments_of_turn([*TURN[side].steps, TURNS], named)


class _Reader(PositionReader[Napoleonics]):
    """What only Napoleonics has: reduced units, squares with their cards, its switches and scouts."""

    def __init__(self, game: object) -> None:
        super().__init__(game, BOARD, OPEN_GROUND, WRITER, "FR-LN E2")
        self.special: Final = Special()
        #: For each unit the space of its square, _ANY_SPACE, or NONE.
        self.spaces: Final[list[int]] = []

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        return kind_named(name)

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        return ground_named(name)

    def has_front(self, ground: Terrain) -> bool:
        """Redoubts have one."""
        return isinstance(ground, Ground) and ground.has_front

    def card_named(self, name: str) -> int:
        """The card with this name."""
        return card_named(name)

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        return [CARDS[card].copies for card in range(KINDS_OF_CARDS)]

    def unit(self, side: int, kind: UnitKind, hex_: int, blocks: int, marks: list[str]) -> UnitEntry:
        """A unit, perhaps in square."""
        space = NONE
        for mark in marks:
            if mark == "square":
                space = _ANY_SPACE
            elif mark.startswith("square"):
                space = number_in(mark.removeprefix("square"), "the space of a square", 1, SPACES) - 1
            else:
                raise BadSetup(f"there is no mark *{mark}: use {' or '.join(WORDS[UNIT_MARKS])}")
        self.spaces.append(space)
        return UnitEntry(side, kind, hex_, None, blocks)

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader."""
        if marks:
            raise BadSetup(f"a leader has no mark *{marks[0]}")
        return LeaderEntry(side, name, hex_)

    def forbids_kind(self, position: Napoleonics, unit: int) -> str | None:
        """Cards that order by arm; if nobody is of it, they order one unit of any."""
        card = CARDS[position.card]
        if fits_card(position, unit, card.who) or not has_units_for(position, position.active, card.who):
            return None
        return card.clause

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        special = self.special
        name = words[0]
        if name == "no-square":
            special.no_square = tuple(ground_named(word).key for word in words[1:])
        elif name == "exits":
            special.exits[side_in(words[1])] = self.hexes_named(words[2:])
        elif name == "objective":
            special.objectives.append(read_objective(self.hexes_named(words[4:]), words))

    def empty_field(self) -> Napoleonics:
        """The position before anything stands on it."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        roster = Roster(self.units, self.leaders, self.scenario, self.armies)
        return Napoleonics(Setting(NAPOLEONICS_RULES, field, roster, self.special))

    def usual_command(self, side: int) -> int:
        """As many cards as are named, but at least the usual number."""
        return max(len(self.lines.get(f"{SIDE_NAMES[side]} hand", "").split()), USUAL_COMMAND)

    def set_cards(self, position: Napoleonics) -> None:
        """Also the cards that are scouted or lie under squares, and what a played card leaves to copy."""
        super().set_cards(position)
        lines = self.lines
        if "card" in lines and "played" not in lines:
            position.last_card[position.active] = position.played
            position.command_now = position.command[position.active]
        position.scouted = self.cards_of(position, "scouted")
        titles = [f"{SIDE_NAMES[side]} track" for side in SIDES]
        named = [self._track(position, title) for title in titles]
        for side in SIDES:
            self._squares(position, side, titles[side], named[side])

    def _track(self, position: Napoleonics, title: str) -> list[tuple[int, int]]:
        """The cards that a line lays on a track, each with its space, or NONE."""
        found: list[tuple[int, int]] = []
        try:
            for word in self.lines.get(title, "").split():
                space, equals, card = word.rpartition("=")
                where = number_in(space, "a space of the track", 1, SPACES) - 1 if equals else NONE
                found.append((where, self.draw(position, card)))
        except BadSetup as problem:
            raise self.wrong(title, problem) from None
        return found

    def _squares(self, position: Napoleonics, side: int, title: str, cards: list[tuple[int, int]]) -> None:
        """Lay the cards of a side under its squares."""
        units = [unit for unit in position.units_of[side] if self.spaces[unit] != NONE]
        if title in self.lines and len(cards) != len(units):
            raise BadSetup(f"{title} names {len(cards)} cards for {len(units)} units with the mark *square")
        if len(units) > SPACES:
            raise BadSetup(f"{SIDE_NAMES[side]} has more than {SPACES} squares")
        track = position.track[side]
        by_space = {space: card for space, card in cards if space != NONE}
        if by_space and len(by_space) != len(cards):
            raise BadSetup(f"{title} must name the space of every card, each once, or of none")
        taken = [self.spaces[unit] for unit in units]
        for number, unit in enumerate(units):
            space = self.spaces[unit]
            if space == _ANY_SPACE:
                space = min(free for free in range(SPACES) if track[free] < 0 and free not in taken)
            if track[space] >= 0:
                raise BadSetup(f"two units of {SIDE_NAMES[side]} have the square {space + 1}")
            if by_space and space not in by_space:
                raise BadSetup(f"{title} has no card on the space {space + 1}")
            position.square_of[unit] = space
            track[space] = by_space[space] if by_space else cards[number][1] if cards else _first(position)


WRITER: Final = _Writer(OWN_LINES, SWITCHES, WORDS, PLAIN)


def _first(position: Napoleonics) -> int:
    """Take the first card out of the deck, in the order of the table."""
    card = min(number for number in range(KINDS_OF_CARDS) if position.deck[number])
    position.deck[card] -= 1
    return card


def read(text: str, game: object = None) -> tuple[Napoleonics, list[Step[Napoleonics]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    return _Reader(game).read(text)


def tables() -> dict[str, dict[str, str]]:
    """All words of a written position, with what they mean."""
    return WRITER.tables(_Reader(None).empty_field())


def write(match: Match[Napoleonics]) -> str:
    """The match as a text that :func:`read` reads."""
    return WRITER.write(match)

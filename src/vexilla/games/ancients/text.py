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
hex and his name. A unit may have the marks of a special unit (``*helmets *flags *swords *bow``, each of the middle
two as often as it holds, ``*bow4`` for another range, ``*name=Triarii``) and ``*start3`` for a reduced strength at the
start; a leader those of a hero (``*dice *solitary *vital``). Instead of a hex stand ``reserve``, ``lost`` or ``gone``.
``card`` is the card that was just played: the match waits for its orders, or, if ``ordered`` (and ``ordered
leaders``, by hex) says who has them, at ``to do``: ``move`` (the usual), ``battle``, ``again`` or ``draw``. Without
``card`` a card is to be played. Further lines: ``turn: top``, ``banners: 2 1`` and ``needed: 6 6`` and ``command: 5 5``
(bottom, top), ``discards``, ``last cards: BOTTOM TOP``, ``last sections``, ``moved: E2=2``, ``turns done: 3 3``, and
any number of lines ``special: …`` with a switch of a scenario and its values (``special: exits bottom A9 B9``).
Cards that are not mentioned are in the deck. Every line may be left out; a ``#`` begins a comment.

A match writes itself down in the same language (:func:`write`), in the middle of anything: then there are lines for
the combat, the retreat or the flight under way, and ``to do`` names the steps that are still to be done. With a line
``played`` nothing is made up: ``card`` is then only the card whose orders are in force.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import NOBODY, SIDE_NAMES, SIDES
from ...kernel.step import Step
from ...kernel.written import number_in, quoted, unquoted
from ..commands_colors.attacks import BATTLES
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.orders import has_units_for
from ..commands_colors.roster import RESERVE, Elite, LeaderEntry, Roster, UnitEntry
from ..commands_colors.text import ORDER, PLAY, PositionReader, refuse_large_hand
from ..commands_colors.turn import DRAW_CARDS, GIVE_ORDERS
from ..commands_colors.written import (
    GROUND,
    HEXES,
    LEADER_MARKS,
    NUMBER,
    SPECIAL_RULES,
    TWO_NUMBERS,
    UNIT_MARKS,
    UNIT_SET,
    UNITS_BY_CODE,
    Line,
    Names,
    Numbers,
    PositionWriter,
    Switches,
    moments_of_turn,
    side_in,
)
from .actions import BOARD
from .cards import CARDS, KINDS_OF_CARDS, card_named
from .moves import MOVE_AGAIN, MOVE_PIECES
from .orders import fits_card
from .position import STRIKE_NAMES, Ancients, Setting
from .rules import ANCIENTS_RULES
from .scenario import LINES
from .special import JULIAN, MARIAN, Ambush, Special
from .terrain import GROUNDS, OPEN_GROUND, Ground, ground_named
from .turn import PLAY_CARD, TURN, TURNS
from .units import KINDS, kind_named

_LEGIONS: Final = {"marian": MARIAN, "julian": JULIAN}
_BOW_RANGE: Final = 3
_ELITE: Final = "elite"

#: The words of a written position and what they mean.
WORDS: Final[dict[str, dict[str, str]]] = {
    UNITS_BY_CODE: {kind.code: f"{kind.key}, {kind.blocks} blocks" for kind in KINDS},
    GROUND: {ground.key: "with its front: `:ne,nw`" if ground.has_front else "" for ground in GROUNDS},
    UNIT_MARKS: {
        "*helmets": "its helmets hit in close combat without a leader",
        "*flags": "it ignores a flag more; as often as it holds",
        "*swords": "it ignores a sword; as often as it holds",
        "*bow": "it fires like bow infantry; `*bow4` over another range",
        "*name=Triarii": "what it is called",
        "*start3": "its strength at the start, if reduced",
    },
    LEADER_MARKS: {
        "*dice": "he adds a die to close combat; as often as it holds",
        "*solitary": "he helps only the unit he is with",
        "*vital": "if he is lost, his side has lost",
    },
    SPECIAL_RULES: {
        "legions SIDE marian": "the legions of a side are `marian` (imperial) or `julian`",
        "exits SIDE HEX…": "where units of a side leave over the enemy's edge, a banner each",
        "objectives SIDE HEX…": "hexes that give a side a banner, once",
        "hand-grows SIDE CARDS": "the hand grows by a card a turn, to so many",
        "hand-jumps SIDE BANNERS CARDS": "with so many banners the hand becomes so large at once",
        "leaders-lower-hand": "every own leader lost lowers the hand by one",
        "leaders-decide": "all enemy leaders killed win the battle",
        "fears-elephants SIDE": "foot of the side may not ignore flags that elephants roll in close combat",
        "stiff-phalanx SIDE": "unsupported heavy infantry of the side battles back with three dice against legions",
        "ambush SIDE TURN": "the reserve of a side may come on from this of its own turns",
        "place-leaders FIRST BOTTOM TOP": "who begins to place leaders, and how many each side places",
    },
}

#: The lines that only Ancients has.
OWN_LINES: Final = (
    Line("turns done", "turns_done", TWO_NUMBERS, "how many of its own turns each side has finished"),
    Line("last sections", "last_sections", TWO_NUMBERS, "sections in which each side used Leadership, as bits"),
    Line("bound sections", "bound_sections", NUMBER, "sections that a copied Leadership is bound to, as bits"),
    Line("rallied", "rallied", Numbers("three numbers: light, medium, heavy"), "blocks rallied, by class"),
    Line("moved again", "moved_again", UNIT_SET, "who has moved a second time"),
    Line("came on", "came_on", UNIT_SET, "who came onto the field this turn"),
    Line("fired once", "fired_once", UNIT_SET, "who has fired the first of two shots"),
    Line("must battle", "must_battle", UNIT_SET, "who must still fight; otherwise warriors that have charged"),
    Line("taken", "taken", HEXES, "objectives that are taken"),
    Line("rampage", "rampage", HEXES, "hexes that a rampage has still to be rolled for"),
    Line("strike", "strike", Names("strike", STRIKE_NAMES), "the strike under way"),
)
SWITCHES: Final = Switches(
    "combat",
    "what is so in the combat under way",
    {
        "bonus": "is_bonus",
        "advanced": "has_advanced",
        "evading": "is_giving_way",
        "struck-first": "was_struck_first",
        "attacker-full": "attacker_was_full",
        "defender-full": "defender_was_full",
        "checked": "is_checked",
    },
)


class _Writer(PositionWriter[Ancients]):
    """What only Ancients has: special units and heroes, its special rules, the moments of its turn."""

    def fresh(self, position: Ancients) -> Ancients:
        """The same battle, untouched."""
        return Ancients(position.setting)

    def unit_marks(self, position: Ancients, unit: int) -> list[str]:
        """The marks of a special unit."""
        elite = position.roster.units[unit].elite
        if elite is None:
            return []
        marks = ["*helmets"] if elite.helmets else []
        marks += ["*flags"] * elite.ignored_flags + ["*swords"] * elite.ignored_swords
        if elite.bow_range:
            marks.append("*bow" if elite.bow_range == _BOW_RANGE else f"*bow{elite.bow_range}")
        if elite.name != _ELITE or not marks:
            marks.append(f"*name={quoted(elite.name, True)}")
        return marks

    def leader_marks(self, position: Ancients, leader: int) -> list[str]:
        """The marks of a hero."""
        hero = position.roster.leaders[leader]
        marks = ["*dice"] * hero.close_dice
        return marks + ["*solitary"] * hero.is_solitary + ["*vital"] * hero.is_vital

    def special_lines(self, position: Ancients) -> list[str]:
        """Every switch that is on."""
        special = position.special
        rules: list[str] = []
        labels = position.field.board.labels
        for side in SIDES:
            name = SIDE_NAMES[side]
            rules += [f"legions {name} {word}" for word, rule in _LEGIONS.items() if rule == special.legions[side]]
            for title, hexes in (("exits", special.exits[side]), ("objectives", special.objectives[side])):
                if hexes:
                    rules.append(" ".join([title, name, *[labels[hex_] for hex_ in hexes]]))
            if special.hand_grows_to[side]:
                rules.append(f"hand-grows {name} {special.hand_grows_to[side]}")
            if special.hand_jumps_at[side]:
                rules.append(f"hand-jumps {name} {special.hand_jumps_at[side]} {special.hand_jumps_to[side]}")
        rules += ["leaders-lower-hand"] * special.leaders_lower_hand + ["leaders-decide"] * special.leaders_decide
        if special.fears_elephants != NOBODY:
            rules.append(f"fears-elephants {SIDE_NAMES[special.fears_elephants]}")
        if special.stiff_phalanx != NOBODY:
            rules.append(f"stiff-phalanx {SIDE_NAMES[special.stiff_phalanx]}")
        if special.ambush is not None:
            rules.append(f"ambush {SIDE_NAMES[special.ambush.side]} {special.ambush.from_turn}")
        if special.places_first != NOBODY:
            bottom, top = special.leaders_to_place
            rules.append(f"place-leaders {SIDE_NAMES[special.places_first]} {bottom} {top}")
        return [f"special: {rule}" for rule in rules]

    def moments(self, position: Ancients) -> list[tuple[str, list[Step[Ancients]]]]:
        """The steps of a turn, and the second move."""
        side = position.active
        named: list[tuple[str, Step[Ancients]]] = [
            (PLAY, PLAY_CARD[side]),
            (ORDER, GIVE_ORDERS),
            ("move", MOVE_PIECES[side]),
            ("battle", BATTLES[side]),
            ("draw", DRAW_CARDS),
        ]
        moments = moments_of_turn([*TURN[side].steps, TURNS], named)
        moments.append(("again", [MOVE_AGAIN[side], *dict(moments)["draw"]]))
        return moments


class _Reader(PositionReader[Ancients]):
    """What only Ancients has: special units and heroes, reserves, its switches and numbers."""

    def __init__(self, game: object) -> None:
        super().__init__(game, BOARD, OPEN_GROUND, WRITER, "HI E2")
        self.special: Final = Special()

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        return kind_named(name)

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        return ground_named(name)

    def has_front(self, ground: Terrain) -> bool:
        """Ramparts have one."""
        return isinstance(ground, Ground) and ground.has_front

    def card_named(self, name: str) -> int:
        """The card with this name."""
        return card_named(name)

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        return [CARDS[card].copies for card in range(KINDS_OF_CARDS)]

    def place_named(self, name: str) -> int:
        """Where a piece is: also in reserve."""
        return RESERVE if name == "reserve" else super().place_named(name)

    def unit(self, side: int, kind: UnitKind, hex_: int, blocks: int, marks: list[str]) -> UnitEntry:
        """A unit, a special one if it has marks."""
        if not marks:
            return UnitEntry(side, kind, hex_, None, blocks)
        name, bow = _ELITE, 0
        for mark in marks:
            if mark.startswith("name="):
                name = unquoted(mark.removeprefix("name="))
            elif mark.startswith("bow"):
                bow = number_in(mark.removeprefix("bow"), "the range of a bow", 1, 6) if mark != "bow" else _BOW_RANGE
            elif f"*{mark}" not in WORDS[UNIT_MARKS]:
                raise BadSetup(f"there is no mark *{mark} of a unit: use {', '.join(WORDS[UNIT_MARKS])}")
        elite = Elite(name, "helmets" in marks, marks.count("flags"), marks.count("swords"), bow)
        return UnitEntry(side, kind, hex_, elite, blocks)

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader, a hero if he has marks."""
        for mark in marks:
            if f"*{mark}" not in WORDS[LEADER_MARKS]:
                raise BadSetup(f"there is no mark *{mark} of a leader: use {', '.join(WORDS[LEADER_MARKS])}")
        return LeaderEntry(side, name, hex_, marks.count("dice"), "solitary" in marks, "vital" in marks)

    def forbids_kind(self, position: Ancients, unit: int) -> str | None:
        """Cards that order by kind; if nobody is of it, they order one unit of any."""
        card = CARDS[position.card]
        if fits_card(position, unit, card.who) or not has_units_for(position, position.active, card.who):
            return None
        return card.clause

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
        side = side_in(words[1])
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
        elif name == "place-leaders":
            special.places_first = side
            special.leaders_to_place = [int(values[0]), int(values[1])]

    def empty_field(self) -> Ancients:
        """The position before anything stands on it."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts)
        roster = Roster(self.units, self.leaders, self.scenario, self.armies)
        return Ancients(Setting(ANCIENTS_RULES, field, roster, self.special))

    def set_numbers(self, position: Ancients) -> None:
        """Also the warriors who must fight, if the text leaves it to be worked out."""
        super().set_numbers(position)
        refuse_large_hand(max(*self.special.hand_grows_to, *self.special.hand_jumps_to))
        if "played" in self.lines or "must battle" in self.lines:
            return
        for unit in range(len(position.moved)):
            charges = position.kinds[unit].charges
            if charges and position.moved[unit] >= charges:
                position.must_battle |= 1 << unit


WRITER: Final = _Writer(OWN_LINES, SWITCHES, WORDS, {})


def read(text: str, game: object = None) -> tuple[Ancients, list[Step[Ancients]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    return _Reader(game).read(text)


def tables() -> dict[str, dict[str, str]]:
    """All words of a written position, with what they mean."""
    return WRITER.tables(_Reader(None).empty_field())


def write(match: Match[Ancients]) -> str:
    """The match as a text that :func:`read` reads."""
    return WRITER.write(match)

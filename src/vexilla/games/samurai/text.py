"""Positions of Samurai Battles written as text, for tests and for questions about a rule.

::

    bottom: AY E2 3, MSY F2, AB G2, leader E2 Takeda *mounted
    top: SN E3, AA F5, BG F11, leader F11 Uesugi *commander
    terrain: forest E3 D4; hill F2; hill+forest G3; camp F11
    bottom hand: order-two-left advance-center
    top hand: first-strike
    bottom dragons: war-cry kiai
    honor: 5 4
    card: order-three-center
    ordered: E2 F2
    to do: battle

A piece is the code of its kind, its hex, and its figures if some are missing; a leader is ``leader``, his hex, his name
and his kind: ``*foot`` (which may be left out), ``*mounted`` or ``*commander``. ``*start3`` is a reduced strength at
the start. Instead of a hex stands ``lost`` or ``gone``.

``card`` is the card that was just played: the match waits for its orders, or, if ``ordered`` (and ``ordered
leaders``, by hex) says who has them, at ``to do``: ``move`` (the usual), ``battle`` or ``draw``. Without ``card``
a card is to be played.

Further lines, with the values of bottom and top where there are two: ``turn: top``; ``banners: 2 1``;
``needed: 6 6``; ``command: 5 5`` (otherwise as many as are named, but at least 5); ``honor: 5 4`` (otherwise 5 each;
the rest of the thirty tokens is in the pool); ``bottom dragons``, ``top dragons`` and ``dragon discards``; ``dragons:
war-cry nothing``, the Dragon cards that bottom and top have played in this turn; ``discards``; ``last cards``;
``moved: E2=2``; ``battled: E2``; ``scouted``, the cards from which one is to be kept; and any number of lines with a
special rule: ``special: objective bottom 1 kept A9 B9`` (or ``lost``). Cards that are not mentioned are in their decks.
Every line may be left out; a ``#`` begins a comment.

A match writes itself down in the same language (:func:`write`), in the middle of anything: then there are lines for
the combat, the retreat or the flight under way, and ``to do`` names the steps that are still to be done. With a line
``played`` nothing is made up: ``card`` is then only the card whose orders are in force.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import SIDE_NAMES, SIDES
from ...kernel.step import Step
from ..commands_colors.attacks import BATTLES
from ..commands_colors.battlefield import Battlefield
from ..commands_colors.kinds import Terrain, UnitKind
from ..commands_colors.position import NONE, Battle
from ..commands_colors.roster import LeaderEntry, Roster, UnitEntry
from ..commands_colors.text import ORDER, PLAY, USUAL_COMMAND, PositionReader
from ..commands_colors.turn import DRAW_CARDS, GIVE_ORDERS
from ..commands_colors.written import (
    GROUND,
    HEX,
    LEADER,
    LEADER_MARKS,
    NUMBER,
    OBJECTIVES,
    SIDE,
    SPECIAL_RULES,
    TWO_NUMBERS,
    UNIT,
    UNIT_MARKS,
    UNIT_SET,
    UNITS_BY_CODE,
    Content,
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
from .dragons import DRAGON_KEYS, DRAGONS, dragon_deck, dragon_named
from .moves import MOVE_PIECES
from .orders import can_use, fits_card
from .position import ALL_TOKENS, DRAGON_CARDS, STRIKE_NAMES, Samurai, SamuraiLeader, Setting
from .rules import SAMURAI_RULES
from .scenario import LINES
from .show import dragon_names
from .special import Special
from .terrain import GROUNDS, OPEN_GROUND, ground_named
from .turn import PLAY_CARD, PUT_DRAGONS_AWAY, REFILL, TURN, TURN_IN, TURNS
from .units import FOOT_LEADER, KINDS, LEADER_KINDS, kind_named, leader_kind_named

#: Tokens of a side if a text does not say it.
USUAL_HONOR: Final = 5
_NOTHING: Final = "nothing"

#: Lines that only this game has and that are read and written by themselves.
PLAIN: Final = {
    "bottom dragons": "Dragon cards of the bottom side",
    "top dragons": "Dragon cards of the top side",
    "dragon discards": "Dragon cards that are discarded; all that are named nowhere are in their deck",
    "dragons": "the Dragon cards that bottom and top have played in this turn, or `nothing`",
    "scouted": "cards from which one is to be kept",
}

#: The words of a written position and what they mean.
WORDS: Final[dict[str, dict[str, str]]] = {
    UNITS_BY_CODE: {kind.code: f"{kind.key}, {kind.blocks} figures" for kind in KINDS},
    GROUND: {ground.key: "" for ground in GROUNDS},
    UNIT_MARKS: {"*start3": "its strength at the start, if reduced"},
    LEADER_MARKS: {f"*{kind.key}": f"he moves {kind.move} hexes alone" for kind in LEADER_KINDS},
    SPECIAL_RULES: {
        "objective SIDE BANNERS kept HEX…": "hexes that are worth banners, `kept` for good or `lost` with the hexes",
        "stays-without-flags": "a leader alone who is missed retreats only if flags were rolled",
    },
}


class Played(Content):
    """The sides that have done something, as bits."""

    def text(self, position: Battle, value: Any) -> str:
        """Their names."""
        return " ".join([SIDE_NAMES[side] for side in SIDES if value >> side & 1])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The bits."""
        return sum({1 << side_in(word) for word in text.split()})


class AtWork(Content):
    """For each side whether something is so."""

    def text(self, position: Battle, value: Any) -> str:
        """The names of those of which it is."""
        return " ".join([SIDE_NAMES[side] for side in SIDES if value[side]])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """Both."""
        named = [side_in(word) for word in text.split()]
        return [side in named for side in SIDES]


class Throws(Content):
    """What each side has thrown, or nothing yet."""

    def text(self, position: Battle, value: Any) -> str:
        """Two numbers."""
        return " ".join([str(number) if number >= 0 else _NOTHING for number in value])

    def value(self, position: Battle, text: str, now: Any) -> Any:
        """The numbers."""
        words = text.split()
        if len(words) != len(now) or not all(
            word == _NOTHING or (word.isdecimal() and len(word) < 4) for word in words
        ):
            raise BadSetup(f"{text!r} must be two numbers, or 'nothing' for one of them")
        return [NONE if word == _NOTHING else int(word) for word in words]


_SIDES: Final = Played("sides")

#: The lines that only this game has.
OWN_LINES: Final = (
    Line("dragon played", "dragon_played", _SIDES, "who has played a Dragon card in this turn"),
    Line("last dragon", "last_dragon", SIDE, "who played the later one of two"),
    Line("just played", "just_played", SIDE, "who has played one in the window that is open"),
    Line("at work", "at_work", AtWork("sides"), "whose Dragon card works on the roll under way"),
    Line("called", "called", UNIT_SET, "units that a messenger has ordered"),
    Line("called leader", "called_leader", LEADER, "the leader whom a messenger has ordered"),
    Line("insulted", "insulted", UNIT, "the unit that cannot attack"),
    Line("hurried", "hurried", UNIT, "the unit that moves one hex further"),
    Line("hurried leader", "hurried_leader", LEADER, "the leader alone who moves one hex further"),
    Line("aimed at", "aim_unit", UNIT, "the unit a Dragon card is aimed at"),
    Line("aimed at leader", "aim_leader", LEADER, "the leader a Dragon card is aimed at"),
    Line("mover", "mover", UNIT, "the unit that has just moved"),
    Line("moving leader", "mover_leader", LEADER, "the leader alone who has just moved"),
    Line("moved from", "mover_from", HEX, "where the one who has just moved came from"),
    Line("shot once", "shot_once", UNIT_SET, "units that have shot once of twice"),
    Line("set aside", "set_aside", NUMBER, "dice that are rolled again"),
    Line("bonus combats", "bonuses", NUMBER, "how often the attacker has fought again"),
    Line("feigner", "feigner", UNIT, "the unit that strikes from a feigned flight"),
    Line("thrown", "thrown", Throws("two numbers"), "what both sides have thrown in a duel or a contest"),
    Line("rate", "retreat_rate", NUMBER, "tokens for each hex of the retreat"),
    Line("leader flags", "leader_flags", NUMBER, "flags that were rolled against a leader alone"),
    Line("dishonored", "dishonored", SIDE, "who has lost his honor completely"),
    Line("dishonored in", "dishonor_hex", HEX, "the hex where the retreat ended that could not be paid"),
    Line("dishonored unit", "dishonor_unit", UNIT, "whose retreat it was"),
    Line("dishonored leader", "dishonor_leader", LEADER, "whose retreat it was"),
    Line("to lose", "to_lose", Numbers("three numbers: circle, triangle, square"), "figures still to be lost"),
    Line("objectives held", "objectives_held", OBJECTIVES, "objectives whose banners count"),
    Line("camps taken", "camps_taken", _SIDES, "whose camps are taken"),
    Line("strike", "strike", Names("strike", STRIKE_NAMES), "the strike under way"),
    Line("honor", "honor", TWO_NUMBERS, "tokens of both sides"),
    Line("on dragons", "on_dragons", NUMBER, "tokens on the Dragon cards in play"),
)
SWITCHES: Final = Switches(
    "combat",
    "what is so in the combat and the turn under way",
    {
        "bonus": "is_bonus",
        "advanced": "has_advanced",
        "struck-first": "was_struck_first",
        "checked": "is_checked",
        "inspired": "is_inspired",
        "pursuing": "is_pursuing",
        "trapped": "is_trapped",
        "destroyed": "has_destroyed",
        "messenger": "has_messenger",
        "unmasked": "is_unmasked",
    },
)


class _Writer(PositionWriter[Samurai]):
    """What only this game has: kinds of leaders, Dragon cards, tokens."""

    def fresh(self, position: Samurai) -> Samurai:
        """The same battle, untouched."""
        fresh = Samurai(position.setting)
        fresh.honor = [USUAL_HONOR] * len(SIDES)
        return fresh

    def leader_marks(self, position: Samurai, leader: int) -> list[str]:
        """His kind."""
        return [f"*{position.leader_kinds[leader].key}"]

    def special_lines(self, position: Samurai) -> list[str]:
        """Every switch that is on."""
        rules = write_objectives(position)
        if position.special.stays_without_flags:
            rules.append("stays-without-flags")
        return [f"special: {rule}" for rule in rules]

    def card_lines(self, position: Samurai) -> list[str]:
        """The Dragon cards, and those from which one is to be kept."""
        stock = position.stocks[DRAGON_CARDS]
        lines = [" ".join([f"{SIDE_NAMES[side]} dragons:", *dragon_names(stock.hands[side])]) for side in SIDES]
        lines.append(" ".join(["dragon discards:", *dragon_names(stock.discards)]))
        if max(position.dragons) >= 0:
            names = [DRAGON_KEYS[dragon] if dragon >= 0 else _NOTHING for dragon in position.dragons]
            lines.append(" ".join(["dragons:", *names]))
        if position.scouted:
            lines.append(" ".join(["scouted:", *[ALL_KEYS[card] for card in position.scouted]]))
        return lines

    def moments(self, position: Samurai) -> list[tuple[str, list[Step[Samurai]]]]:
        """The steps of a turn."""
        side = position.active
        named: list[tuple[str, Step[Samurai]]] = [
            (PLAY, PLAY_CARD[side]),
            (ORDER, GIVE_ORDERS),
            ("move", MOVE_PIECES[side]),
            ("battle", BATTLES[side]),
            ("end", PUT_DRAGONS_AWAY),
            ("draw", DRAW_CARDS),
            ("refill", REFILL[side]),
            ("turn in", TURN_IN[side]),
        ]
        return moments_of_turn([*TURN[side].steps, TURNS], named)


class _Reader(PositionReader[Samurai]):
    """What only this game has: kinds of leaders, Dragon cards, tokens."""

    def __init__(self, game: object) -> None:
        super().__init__(game, BOARD, OPEN_GROUND, WRITER, "AY E2")
        self.special: Final = Special()

    def kind_named(self, name: str) -> UnitKind:
        """The kind of unit with this name or code."""
        return kind_named(name)

    def ground_named(self, name: str) -> Terrain:
        """The terrain with this name."""
        return ground_named(name)

    def has_front(self, ground: Terrain) -> bool:
        """None has."""
        return False

    def card_named(self, name: str) -> int:
        """The card with this name."""
        return card_named(name)

    def copies(self) -> list[int]:
        """How many cards of each kind there are."""
        return [CARDS[card].copies for card in range(KINDS_OF_CARDS)]

    def unit(self, side: int, kind: UnitKind, hex_: int, blocks: int, marks: list[str]) -> UnitEntry:
        """A unit."""
        if marks:
            raise BadSetup(f"there is no mark *{marks[0]}: use {' or '.join(WORDS[UNIT_MARKS])}")
        return UnitEntry(side, kind, hex_, None, blocks)

    def leader(self, side: int, name: str, hex_: int, marks: list[str]) -> LeaderEntry:
        """A leader of a kind."""
        if len(marks) > 1:
            raise BadSetup(f"a leader is of one kind, not both *{marks[0]} and *{marks[1]}")
        return SamuraiLeader(side, name, hex_, leader_kind_named(marks[0]) if marks else FOOT_LEADER)

    def forbids_kind(self, position: Samurai, unit: int) -> str | None:
        """Cards that order by rank or arm; if nobody is of it, they order one unit of any."""
        card = CARDS[position.card]
        if fits_card(position, unit, card.who) or not can_use(position, position.active, position.card):
            return None
        return card.clause

    def switch(self, words: list[str]) -> None:
        """Read one special rule."""
        if words[0] == "stays-without-flags":
            self.special.stays_without_flags = True
        else:
            self.special.objectives.append(read_objective(self.hexes_named(words[4:]), words))

    def empty_field(self) -> Samurai:
        """The position before anything stands on it."""
        field = Battlefield(BOARD, LINES, self.terrain, self.fronts, each_side_by_itself=True)
        roster = Roster(self.units, self.leaders, self.scenario, self.armies)
        return Samurai(Setting(SAMURAI_RULES, field, roster, self.special))

    def without_card(self) -> tuple[str, ...]:
        """Also at the end of a turn, when the card is discarded."""
        return (*super().without_card(), "refill", "turn in")

    def usual_command(self, side: int) -> int:
        """As many cards as are named, but at least the usual number."""
        return max(len(self.lines.get(f"{SIDE_NAMES[side]} hand", "").split()), USUAL_COMMAND)

    def set_numbers(self, position: Samurai) -> None:
        """Also the tokens; what nobody has is in the pool."""
        position.honor = [USUAL_HONOR] * len(SIDES)
        super().set_numbers(position)
        position.pool = ALL_TOKENS - sum(position.honor) - position.on_dragons
        if position.pool < 0:
            raise self.wrong("honor", BadSetup(f"there are only {ALL_TOKENS} tokens"))

    def set_cards(self, position: Samurai) -> None:
        """Also the Dragon cards, and what a played card leaves to copy."""
        super().set_cards(position)
        lines = self.lines
        if "card" in lines and "played" not in lines:
            position.last_card[position.active] = position.played
        position.scouted = self.cards_of(position, "scouted")
        stock = position.stocks[DRAGON_CARDS]
        stock.deck[:] = dragon_deck()
        for side in SIDES:
            for dragon in self._dragons(position, f"{SIDE_NAMES[side]} dragons"):
                stock.hands[side][dragon] += 1
        for dragon in self._dragons(position, "dragon discards"):
            stock.discards[dragon] += 1
        if "dragons" in lines:
            self._in_play(position, lines["dragons"].split())

    def _dragons(self, position: Samurai, title: str) -> list[int]:
        """The Dragon cards that a line names, which leave their deck."""
        try:
            return [self._draw(position, word) for word in self.lines.get(title, "").split()]
        except BadSetup as problem:
            raise self.wrong(title, problem) from None

    def _draw(self, position: Samurai, name: str) -> int:
        dragon = dragon_named(name)
        deck = position.stocks[DRAGON_CARDS].deck
        if not deck[dragon]:
            raise BadSetup(f"there are only {DRAGONS[dragon].copies} Dragon cards {name}")
        deck[dragon] -= 1
        return dragon

    def _in_play(self, position: Samurai, words: list[str]) -> None:
        """The Dragon cards that lie open, with their tokens unless the text says how many."""
        try:
            if len(words) != len(SIDES):
                raise BadSetup("two Dragon cards, bottom's and top's, or 'nothing' for one of them")
            for side in SIDES:
                if words[side] != _NOTHING:
                    position.dragons[side] = self._draw(position, words[side])
                    position.dragon_played |= 1 << side
                    position.last_dragon = side if position.last_dragon < 0 else position.last_dragon
        except BadSetup as problem:
            raise self.wrong("dragons", problem) from None
        if "on dragons" not in self.lines:
            cost = sum([DRAGONS[dragon].cost for dragon in position.dragons if dragon >= 0])
            position.on_dragons = min(cost, position.pool)
            position.pool -= position.on_dragons


WRITER: Final = _Writer(OWN_LINES, SWITCHES, WORDS, PLAIN)


def read(text: str, game: object = None) -> tuple[Samurai, list[Step[Samurai]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    return _Reader(game).read(text)


def tables() -> dict[str, dict[str, str]]:
    """All words of a written position, with what they mean."""
    return WRITER.tables(_Reader(None).empty_field())


def write(match: Match[Samurai]) -> str:
    """The match as a text that :func:`read` reads."""
    return WRITER.write(match)

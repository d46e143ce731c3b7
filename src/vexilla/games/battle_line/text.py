"""Positions of Battle Line written as text, for tests and for questions about a rule.

::

    bottom hand: red-7 blue-3 scout
    top hand: green-1
    3: red-4 red-5 red-3 | yellow-8 red-8 green-8 ; bottom first
    5: blue-8 | fog
    turn: bottom
    to do: play

A flag's line has the bottom side's cards, a bar, and the top side's; Fog and Mud stand on the side
of whoever laid them. After a semicolon: who holds the flag (``top holds``), or whose formation was
complete first when both are (``bottom first``, which is also assumed). ``to do`` is ``play``,
``claim``, ``draw`` or, after scouting, ``return``: where in the turn the match waits. Cards that are
not mentioned lie in the piles in an order left to chance. Every line may be left out; a ``#`` begins
a comment. All other lines are those that a position prints of itself (``position.canonical()``).

The match runs on to the first real decision: a player without cards passes by himself, and a claim
step without a claim that holds is passed over.
"""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP, side_named
from ...kernel.step import Step
from .cards import (
    DARIUS,
    FIRST_ENVIRONMENT,
    FIRST_GUILE,
    FLAGS,
    HAND_LIMIT,
    PILE_NAMES,
    TROOPS,
    card_named,
    pile_of,
)
from .drawing import SCOUT_RETURNS
from .formation import BIT
from .position import BattleLine, Settings
from .setup import SERIES
from .turn import CLAIM_FLAGS, DRAW_CARD, END_TURN, PLAY_CARD, SCOUTED_CARDS, TURN_OF, TURN_OF_ADVANCED
from .victory import victory_of

_STEPS: Final[dict[str, tuple[Step[BattleLine], Step[BattleLine]]]] = {
    "play": PLAY_CARD,
    "claim": CLAIM_FLAGS,
    "draw": DRAW_CARD,
    "return": SCOUT_RETURNS,
}


class _Reader:
    """Reads one text line by line and remembers what it used up."""

    def __init__(self, settings: Settings) -> None:
        self.position = BattleLine(settings)
        self.position.begin_series()
        self.position.game_number = 1
        self.position.active = BOTTOM
        self.position.dealer = TOP
        # Moments before this turn order the formations that are already complete.
        self.position.turn = 2
        self.to_do = "play"
        self.used: set[int] = set()
        self.titles: set[str] = set()
        #: Flags whose holder must be set when all cards lie, and tactics counts that were given.
        self.holders: list[tuple[int, int]] = []
        self.counted: set[int] = set()

    def card(self, name: str) -> int:
        """A card by name, which must not lie anywhere yet; it leaves its pile."""
        card = card_named(name)
        if card in self.used:
            raise BadSetup(f"the card {name} is in two places")
        below = self.position.piles[pile_of(card)].below
        if card not in below:
            raise BadSetup(f"the card {name} is not in this game: tactics=off")
        self.used.add(card)
        below.remove(card)
        return card

    def line(self, title: str, rest: str) -> None:
        """Read one line; each kind of line may stand once."""
        if title in self.titles:
            raise BadSetup(f"there is another line {title!r}")
        self.titles.add(title)
        position = self.position
        words = rest.split()
        if title.isdecimal():
            self.flag(int(title), rest)
        elif title == "options":
            pass  # read before everything else
        elif title == "turn":
            if len(words) == 2:
                position.turn = int(words[0])
            position.active = side_named(words[-1])
        elif title == "dealer":
            position.dealer = side_named(rest)
        elif title == "to do":
            if rest not in _STEPS:
                raise BadSetup(f"there is nothing to do called {rest!r}: use one of {', '.join(_STEPS)}")
            self.to_do = rest
        elif title == "series":
            _, number, _, bottom, top = words
            position.game_number = int(number)
            position.points = [int(bottom), int(top)]
        elif title == "last game":
            position.game_winner = side_named(rest)
        elif title == "won":
            position.over, position.winner = True, side_named(rest)
        elif title == "passes":
            position.passes = int(rest)
        elif title == "scouting":
            position.scouting, position.scouted = True, int(rest)
        elif title == "failed claims":
            position.failed_claims = sum(1 << int(word) - 1 for word in words)
        elif " " in title:
            self.side_line(title, words)
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def side_line(self, title: str, words: list[str]) -> None:
        """Read a line that belongs to one side or pile."""
        position = self.position
        owner, _, what = title.partition(" ")
        if owner in PILE_NAMES and what.startswith("returned by "):
            pile = position.piles[PILE_NAMES.index(owner)]
            pile.top = [self.card(word) for word in reversed(words)]
            pile.put_back_by = side_named(what.removeprefix("returned by "))
            return
        if owner not in SIDE_NAMES[: len(SIDES)]:
            raise BadSetup(f"no line begins with {title!r}")
        side = side_named(owner)
        if what == "hand":
            for word in words:
                position.into_hand(side, self.card(word))
        elif what == "exposed":
            position.exposed[side] = [card_named(word) for word in words]
        elif what == "discard":
            for word in words:
                card = self.card(word)
                position.discards[side].append(card)
                self.count(side, card)
                if card < TROOPS:
                    position.seen |= BIT[card]
        elif what == "tactics":
            self.counted.add(side)
            position.tactics_played[side] = int(words[0])
            position.leader_played[side] = "leader" in words
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def count(self, side: int, card: int) -> None:
        """Count a Tactics card as played by the side it lies on, unless the text says otherwise."""
        if card >= TROOPS and side not in self.counted:
            self.position.tactics_played[side] += 1
            if card <= DARIUS:
                self.position.leader_played[side] = True

    def flag(self, number: int, rest: str) -> None:
        """Read the cards at a flag."""
        if not 1 <= number <= FLAGS:
            raise BadSetup(f"there is no flag {number}: flags are 1 to {FLAGS}")
        cards, _, note = rest.partition(";")
        halves = cards.split("|")
        if len(halves) != len(SIDES):
            raise BadSetup("a flag's line needs one '|' between the bottom side's cards and the top side's")
        words = note.split()
        first = BOTTOM
        if words and words[-1] == "first":
            first = side_named(words[0])
        elif words and words[-1] == "holds":
            self.holders.append((number - 1, side_named(words[0])))
        elif words:
            raise BadSetup(f"{note.strip()!r} is neither 'SIDE holds' nor 'SIDE first'")
        for side in SIDES:
            for word in halves[side].split():
                self.put(side, number - 1, self.card(word))
        for side in SIDES:
            where = side * FLAGS + number - 1
            if self.position.completed[where]:
                self.position.completed[where] = 1 if side == first else 2

    def put(self, side: int, flag: int, card: int) -> None:
        """Lay one card at a flag."""
        if card >= FIRST_GUILE:
            raise BadSetup("a Guile card lies at no flag: write it into a 'discard' line")
        self.count(side, card)
        if card >= FIRST_ENVIRONMENT:
            self.position.lay(side, flag, card)
            return
        self.position.place(side, flag, card)

    def finish(self) -> tuple[BattleLine, list[Step[BattleLine]]]:
        """The position when all lines are read, and what is to be done."""
        position = self.position
        for flag in range(FLAGS):
            for side in SIDES:
                number = position.number[side * FLAGS + flag]
                size = position.size_at(flag)
                if number > size:
                    raise BadSetup(
                        f"{SIDE_NAMES[side]} has {number} cards at flag {flag + 1}: there is room for {size}"
                    )
        for flag, holder in self.holders:
            position.capture(holder, flag)
        for side in SIDES:
            if [card for card in position.exposed[side] if not position.holds(side, card)]:
                raise BadSetup(f"{SIDE_NAMES[side]} does not hold all the cards that are called exposed")
            if position.hand_size(side) > HAND_LIMIT and not position.scouting:
                raise BadSetup(f"{SIDE_NAMES[side]} holds {position.hand_size(side)} cards: {HAND_LIMIT} is the limit")
        if position.over:
            return position, []
        for side in SIDES:
            if victory_of(position.captured[side]) is not None:
                raise BadSetup(f"{SIDE_NAMES[side]} has already won with these flags")
        if position.scouted >= SCOUTED_CARDS and self.to_do != "return":
            raise BadSetup("after scouting three cards, the thing to do is return")
        turn = (TURN_OF_ADVANCED if position.settings.claim_at_start else TURN_OF)[position.active].steps
        waiting = _STEPS[self.to_do][position.active]
        rest = turn[turn.index(waiting) :] if waiting in turn else (waiting, END_TURN)
        return position, [*rest, SERIES]


def read(text: str, settings: Settings) -> tuple[BattleLine, list[Step[BattleLine]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    reader = _Reader(settings)
    # Mud first, so that four cards fit; counts before the cards they would otherwise be made from.
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    for number, line in sorted(lines, key=_reading_order):
        if not line:
            continue
        title, colon, rest = line.partition(":")
        try:
            if not colon:
                raise BadSetup("a line needs a title and a colon, such as 'bottom hand: red-7'")
            reader.line(title.strip(), rest.strip())
        except (BadSetup, ValueError) as problem:
            raise BadSetup(f"line {number}, {line!r}: {problem}") from None
    return reader.finish()


def _reading_order(numbered: tuple[int, str]) -> int:
    title = numbered[1].partition(":")[0].strip()
    return 0 if title.endswith(" tactics") or title == "turn" else 1

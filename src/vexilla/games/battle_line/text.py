"""Positions of Battle Line written as text, for tests and for questions about a rule.

::

    bottom hand: red-7 blue-3 scout
    top hand: green-1
    3: red-4 red-5 red-3 | yellow-8 red-8 green-8 ; bottom first
    5: blue-8 | fog
    turn: bottom
    to do: play

A flag's line has the bottom side's cards, a bar, and the top side's; Fog and Mud stand on the side
of whoever laid them. After a semicolon, with a comma between them: whose formation was complete first
when both are (``bottom first``, which is also assumed), and who holds the flag (``top holds``). ``to do``
is ``play``, ``claim``, ``draw`` or, after scouting, ``return``: where in the turn the match waits. In the
middle of something it names the steps that are still to be done, as a match writes them of itself
(:func:`write`). Cards that are not mentioned lie in the piles in an order left to chance. Every line may be
left out; a ``#`` begins a comment.

Further lines: ``options: tactics=off``, ``turn: 7 top`` (or only the side), ``dealer: top``, ``passes: 1``,
``scouting: 2`` (how many cards the Scout has drawn), ``failed claims: 3 5``, ``bottom discard``,
``bottom tactics: 2 leader`` (how many Tactics cards a side has played, and whether one was a Leader; otherwise
those that lie on its side are counted), ``bottom exposed`` (cards of its hand that the other side knows),
``troops returned by bottom`` (cards on top of a pile), ``series: game 2 points 3 0``, ``last game: top``, ``won: top``.

The match runs on to the first real decision: a player without cards passes by himself, and a claim
step without a claim that holds is passed over.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import BadSetup
from ...kernel.sides import BOTTOM, NOBODY, SIDE_NAMES, SIDES, TOP, side_named
from ...kernel.step import Step
from ...kernel.written import Agenda, WrittenLine, lines_of, moments_told, number_in
from .cards import (
    CARDS,
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
from .guile import DiscardFourth
from .position import BattleLine, Settings
from .setup import SERIES
from .show import text_of
from .turn import CLAIM_FLAGS, DRAW_CARD, END_TURN, PLAY_CARD, SCOUTED_CARDS, TURN_OF, TURN_OF_ADVANCED
from .victory import victory_of

_STEPS: Final[dict[str, tuple[Step[BattleLine], ...]]] = {
    "play": PLAY_CARD,
    "claim": CLAIM_FLAGS,
    "draw": DRAW_CARD,
    "return": SCOUT_RETURNS,
}


#: Every line of a written position, and what it means.
LINES: Final = {
    "1 … 9": "the cards at a flag, bottom's and top's: `red-4 red-5 | yellow-8 fog ; bottom first, top holds`",
    "bottom hand": "cards of the bottom side; so for `top` in this line and those like it",
    "bottom discard": "discarded and played Guile cards",
    "bottom tactics": "how many Tactics cards were played, and whether one was a Leader: `2 leader`",
    "bottom exposed": "cards of its hand that the other side knows",
    "troops returned by bottom": "cards on top of a pile, the next one first; so for `tactics`",
    "turn": "whose turn it is, and perhaps which: `top` or `7 top`",
    "dealer": "who dealt",
    "passes": "turns in a row in which a player passed and drew nothing",
    "scouting": "a Scout replaces this turn's draw: how many cards it has drawn",
    "failed claims": "flags that were claimed in vain in this turn",
    "series": "which game of a series it is, and the points: `game 2 points 3 0`",
    "last game": "who won the game before",
    "won": "the match is over: who won it, or `nobody`",
    "options": "what was agreed upon: `tactics=off claims=unaided`",
    "to do": "the moment at which the match waits, or the steps that are still to be done",
}


class _Reader:
    """Reads one text line by line and remembers what it used up."""

    def __init__(self, game: object, settings: Settings) -> None:
        self.game: Final = game
        self.position = BattleLine(settings)
        self.position.begin_series()
        self.position.game_number = 1
        self.position.active = BOTTOM
        self.position.dealer = TOP
        # Moments before this turn order the formations that are already complete.
        self.position.turn = 2
        self.to_do = "play"
        self.used: set[int] = set()
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
        """Read one line."""
        position = self.position
        words = rest.split()
        if title.isdecimal():
            self.flag(number_in(title, "a flag", 1, FLAGS) if len(title) > 2 else int(title), rest)
        elif title == "options":
            pass  # read before everything else
        elif title == "turn":
            if not 1 <= len(words) <= 2:
                raise BadSetup("a turn is its number and the side whose it is, or only the side: 'turn: 7 top'")
            if len(words) == 2:
                position.turn = number_in(words[0], "the turn")
            position.active = side_named(words[-1])
        elif title == "dealer":
            position.dealer = side_named(rest)
        elif title == "to do":
            self.to_do = rest
        elif title == "series":
            if len(words) != 5 or words[0] != "game" or words[2] != "points":
                raise BadSetup("a series is written 'game 2 points 3 0': which game it is, bottom's points and top's")
            position.game_number = number_in(words[1], "the game", 1, position.settings.series)
            position.points = [number_in(word, "points") for word in words[3:]]
        elif title == "last game":
            position.game_winner = side_named(rest)
        elif title == "won":
            position.over, position.winner = True, side_named(rest)
        elif title == "passes":
            position.passes = number_in(rest, "passes")
        elif title == "scouting":
            position.scouting, position.scouted = True, number_in(rest, "the cards scouted", 0, SCOUTED_CARDS)
        elif title == "failed claims":
            position.failed_claims = sum({1 << number_in(word, "a flag", 1, FLAGS) - 1 for word in words})
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
            if not words or words[1:] not in ([], ["leader"]):
                raise BadSetup("write how many Tactics cards were played, and 'leader' if one was: '2 leader'")
            position.tactics_played[side] = number_in(words[0], "the Tactics cards played", 0, CARDS - TROOPS)
            position.leader_played[side] = len(words) > 1
        else:
            raise BadSetup(f"no line begins with {title!r}")

    def count(self, side: int, card: int) -> None:
        """Count a Tactics card as played by the side it lies on, unless the text has the number; a Leader always."""
        if card >= TROOPS and side not in self.counted:
            self.position.tactics_played[side] += 1
        if TROOPS <= card <= DARIUS:
            self.position.leader_played[side] = True

    def flag(self, number: int, rest: str) -> None:
        """Read the cards at a flag."""
        if not 1 <= number <= FLAGS:
            raise BadSetup(f"there is no flag {number}: flags are 1 to {FLAGS}")
        cards, _, note = rest.partition(";")
        halves = cards.split("|")
        if len(halves) != len(SIDES):
            raise BadSetup("a flag's line needs one '|' between the bottom side's cards and the top side's")
        first = BOTTOM
        for said in note.split(",") if note else []:
            words = said.split()
            if len(words) != 2 or words[1] not in ("holds", "first"):
                raise BadSetup(f"{said.strip()!r} is neither 'SIDE holds' nor 'SIDE first'")
            if words[1] == "first":
                first = side_named(words[0])
            else:
                self.holders.append((number - 1, side_named(words[0])))
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
        for flag, holder in self.holders:
            position.capture(holder, flag)
        for side in SIDES:
            if [card for card in position.exposed[side] if not position.holds(side, card)]:
                raise BadSetup(f"{SIDE_NAMES[side]} does not hold all the cards that are called exposed")
            if position.hand_size(side) > HAND_LIMIT and not position.scouting:
                raise BadSetup(f"{SIDE_NAMES[side]} holds {position.hand_size(side)} cards: {HAND_LIMIT} is the limit")
        if position.over:
            self.refuse_crowd([])
            return position, []
        for side in SIDES:
            if victory_of(position.captured[side]) is not None:
                raise BadSetup(f"{SIDE_NAMES[side]} has already won with these flags")
        if position.scouted >= SCOUTED_CARDS and self.to_do in ("play", "claim", "draw"):
            raise BadSetup("after scouting three cards, the thing to do is return")
        to_do = _agenda(self.game, position).read(self.to_do)
        self.refuse_crowd([step.label() for step in to_do])
        return position, to_do

    def refuse_crowd(self, to_do: list[str]) -> None:
        """A flag has room for three cards, or four in the mud; a fourth one may be about to be discarded."""
        position = self.position
        for flag in range(FLAGS):
            size = position.size_at(flag)
            for side in SIDES:
                number = position.number[side * FLAGS + flag]
                if number > size + (1 if DiscardFourth(side, flag).label() in to_do else 0):
                    raise BadSetup(
                        f"{SIDE_NAMES[side]} has {number} cards at flag {flag + 1}: there is room for {size}"
                    )


def _agenda(game: object, position: BattleLine) -> Agenda[BattleLine]:
    """How what is to be done is written, with the moments of the turn that have a name."""
    moments: list[tuple[str, list[Step[BattleLine]]]] = []
    if position.active != NOBODY:
        turn = (TURN_OF_ADVANCED if position.settings.claim_at_start else TURN_OF)[position.active].steps
        for name, steps in _STEPS.items():
            waiting = steps[position.active]
            rest = turn[turn.index(waiting) :] if waiting in turn else (waiting, END_TURN)
            moments.append((name, [*rest, SERIES]))
    return Agenda(game, moments)


def read(game: object, text: str, settings: Settings) -> tuple[BattleLine, list[Step[BattleLine]]]:
    """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
    reader = _Reader(game, settings)
    lines = lines_of(text, "bottom hand: red-7")
    # Counts and the turn before the cards that would otherwise be counted and dated by them.
    for line in sorted(lines, key=_reading_order):
        try:
            reader.line(line.title, line.rest)
        except (BadSetup, ValueError) as problem:
            raise line.wrong(problem) from None
    return reader.finish()


def tables(game: object, settings: Settings) -> dict[str, dict[str, str]]:
    """All words of a written position, with what they mean."""
    return {"moments": moments_told(_agenda(game, _Reader(game, settings).position).moments), "lines": LINES}


def write(match: Match[BattleLine]) -> str:
    """The position with all that is still to be done, as a text that :func:`read` reads."""
    position = match.position
    text = text_of(position, is_exact=True)
    return text if position.over else f"{text}\nto do: {_agenda(match.game, position).text(match.agenda[::-1])}"


def _reading_order(line: WrittenLine) -> int:
    return 0 if line.title.endswith(" tactics") or line.title == "turn" else 1

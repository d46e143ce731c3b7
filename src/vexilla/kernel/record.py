"""Records: a match as plain text, one line for every action and every outcome of chance; and how it is replayed.

Saving is appending lines; loading is replaying them. This is the only place where a record becomes a match again. The
format is described in ``docs/record-format.md`` and read in :mod:`.record_format`. A record pins the version of the
rules and the set-up it was played by: others refuse it, they never replay it half.
"""

from __future__ import annotations

from typing import Any, Final, cast

from .action import Action
from .chance import seed_after_takeback
from .game import AnyGame, AnyMatch, Register
from .match import Match
from .position import P
from .record_format import (
    BadRecord,
    Line,
    OtherRules,
    OtherSetup,
    Record,
    given_in,
    new_record,
    parse_record,
    seed_from_text,
)
from .refusal import UnknownAction
from .sides import CHANCE, NOBODY, SIDE_NAMES, SIDES, name_of_side, side_named
from .source import WAIT, Source, seeded
from .step import Chance

__all__ = [
    "AGREED",
    "BY_RULES",
    "OUT_OF_TIME",
    "RESIGNED",
    "BadRecord",
    "Line",
    "OtherRules",
    "OtherSetup",
    "Record",
    "Recorded",
    "Replay",
    "action_of",
    "can_take_back",
    "closing_lines",
    "given_in",
    "kept_lines",
    "new_record",
    "parse_record",
    "standing_lines",
    "winner_after",
]

#: How a match may end; the middle two with the side that loses by it.
BY_RULES: Final = "rules"
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "time"
AGREED: Final = "agreed"
_ENDINGS: Final = (
    AGREED,
    *[f"{reason} {SIDE_NAMES[side]}" for reason in (RESIGNED, OUT_OF_TIME) for side in SIDES],
)


def kept_lines(lines: list[Line]) -> list[Line]:
    """The lines that still hold after all that was taken back.

    Of a ``takeback`` stays a line that numbers it: from there on chance has new streams.
    """
    kept: list[Line] = []
    takebacks = 0
    for line in lines:
        if line.word == "takeback":
            takebacks += 1
            _take_back(kept, line)
            kept.append(Line(line.number, f"takeback {takebacks}"))
            continue
        if line.word != "undo":
            kept.append(line)
            continue
        while kept and kept[-1].word not in (SIDE_NAMES[0], SIDE_NAMES[1]):
            if kept[-1].word == SIDE_NAMES[CHANCE]:
                wrong = "what chance has decided cannot be taken back"
                raise BadRecord(line.number, wrong, "record-undo-chance")
            if kept[-1].word in _NEW_STREAMS:
                raise _nothing_to_take_back(line)
            kept.pop()
        if not kept:
            raise _nothing_to_take_back(line)
        kept.pop()
    return kept


def standing_lines(record: Record, lines: list[Line]) -> list[str]:
    """The lines that still hold, as a record that nothing was taken back in would have them.

    After a ``takeback`` chance came from a seed of its own: that stays, as a line that says it.
    """
    standing: list[str] = []
    secret = record.seed
    for line in kept_lines(lines):
        if line.word == "seed":
            secret = seed_from_text(line.rest, line.number)
        if line.word != "takeback":
            standing.append(line.text)
        elif secret is not None:
            standing.append(f"seed {seed_after_takeback(secret, int(line.rest)).hex()}")
    return standing


def _take_back(kept: list[Line], line: Line) -> None:
    """Drop the lines from a side's last decision on, chance included, but none before a new beginning."""
    if line.rest not in (SIDE_NAMES[0], SIDE_NAMES[1]):
        wrong = f"only a side takes back, not {line.rest!r}"
        raise BadRecord(line.number, wrong, "record-takeback", row=line.rest)
    while kept and kept[-1].word not in (line.rest, "seed"):
        kept.pop()
    if not kept or kept[-1].word == "seed":
        raise _nothing_to_take_back(line)
    kept.pop()


def can_take_back(lines: list[str], side: int) -> bool:
    """Whether a side has decided anything that can be taken back by consent."""
    asked = [*lines, f"takeback {SIDE_NAMES[side]}"]
    try:
        kept_lines([Line(number, text) for number, text in enumerate(asked, 1)])
    except BadRecord:
        return False
    return True


def _nothing_to_take_back(line: Line) -> BadRecord:
    return BadRecord(line.number, "there is nothing to take back", "record-undo-nothing")


#: Lines after which chance has new streams.
_NEW_STREAMS: Final = ("takeback", "seed")


# -- replaying -----------------------------------------------------------------------------------


class Recorded(Source):
    """Outcomes as a record has them, checked against the seed where it is known."""

    def __init__(self, lines: list[Line], game: AnyGame, seed: Source | None, pauses: bool) -> None:
        self.lines = lines
        self.next_line = 0
        self.game: Final = game
        self.seed = seed
        #: Whether the match stops at every outcome as at any other decision.
        self.pauses: Final = pauses

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """The recorded outcome; WAIT where the record ends, or at every outcome."""
        if self.pauses or self.next_line == len(self.lines):
            return WAIT
        outcome = self.outcome(match, chance)
        self.next_line += 1
        return outcome

    def outcome(self, match: Match[P], chance: Chance[P]) -> int:
        """The outcome that the next line says, if it can happen and was promised; to be asked once for each."""
        line = self.lines[self.next_line]
        if line.word != SIDE_NAMES[CHANCE]:
            raise _expected(line, SIDE_NAMES[CHANCE])
        outcome = action_of(self.game, line)
        assert isinstance(outcome, int), "chance has no deeds"
        if chance.forbids(match, outcome) is not None:
            raise BadRecord(line.number, f"{line.rest!r} cannot happen here", "record-impossible", row=line.rest)
        if self.seed is not None:
            promised = self.seed.pick(match, chance)
            if promised != outcome:
                text = self.game.outcomes.text(promised)
                wrong = f"{line.rest!r} was recorded, but the seed says {text!r}"
                raise BadRecord(line.number, wrong, "record-seed-says", row=line.rest, promised=text)
        return outcome

    def clone(self) -> Source:
        copy = Recorded(self.lines, self.game, self.seed.clone() if self.seed is not None else None, self.pauses)
        copy.next_line = self.next_line
        return copy


def action_of(game: AnyGame, line: Line) -> Action:
    """The action a line names."""
    try:
        return game.words_of(side_named(line.word)).read(line.rest)
    except UnknownAction as problem:
        raise BadRecord(line.number, str(problem), "record-unknown", row=line.rest) from None


def _expected(line: Line, side: str) -> BadRecord:
    wrong = f"here {side} decides, but the record says {line.text!r}"
    return BadRecord(line.number, wrong, "record-expected", side=side, row=line.text)


class Replay:
    """A record being replayed, one decision at a time; with ``pauses`` one outcome of chance at a time, too."""

    def __init__(
        self, record: Record, lines: list[Line], register: Register, *, pauses: bool = False, logging: bool = True
    ) -> None:
        self.record: Final = record
        self.game: Final = register.find(record.game)
        self.lines: Final = kept_lines(lines)
        seed = seeded(record.seed, self.game.streams) if record.seed is not None else None
        self._recorded: Final = Recorded(self.lines, self.game, seed, pauses)
        #: What the streams of chance come from at this point; None if the record does not tell.
        self._secret = record.seed
        #: What the next line decides, once it is known.
        self._upcoming: Action | None = None
        #: How the match ended by now: "" while it goes on.
        self.ending = ""
        self.match: AnyMatch = self.game.begin(record.setup, self._recorded, logging)
        self.match.run()
        self._check()

    @property
    def over(self) -> bool:
        """Whether the match has ended by now, by its rules or otherwise."""
        return self.match.over or self.ending != ""

    @property
    def winner(self) -> int:
        """Who won; NOBODY when it was drawn or goes on."""
        return winner_after(self.ending, self.match)

    @property
    def done(self) -> int:
        """How many of the lines that were not taken back are replayed."""
        return self._recorded.next_line

    @property
    def has_seed(self) -> bool:
        """Whether the record tells where chance comes from, so that the match can go on."""
        return self._recorded.seed is not None

    def at_end(self) -> bool:
        """Whether all lines are replayed."""
        return self.done == len(self.lines)

    def upcoming(self) -> Action:
        """What the next line decides for whom the match waits for; BadRecord if it cannot be decided here."""
        if self._upcoming is not None:
            return self._upcoming
        line = self.lines[self.done]
        match = self.match
        expected = name_of_side(match.decider)
        if self.over:
            wrong = f"the match is over, but the record goes on with {line.text!r}"
            raise BadRecord(line.number, wrong, "record-after-end", row=line.text)
        if line.word != expected:
            raise _expected(line, expected)
        if match.decider == CHANCE:
            self._upcoming = self._recorded.outcome(match, cast("Chance[Any]", match.choice()))
            return self._upcoming
        action = action_of(self.game, line)
        try:
            refusal = match.refusal(action)
        except UnknownAction as problem:
            raise BadRecord(line.number, str(problem), "record-unknown", row=line.rest) from None
        if refusal is not None:
            wrong = f"{line.rest!r} is not allowed here, by the rule {refusal.clause}"
            raise BadRecord(line.number, wrong, "record-illegal", row=line.rest, clause=refusal.clause)
        self._upcoming = action
        return action

    def step(self) -> None:
        """Replay the next decision, and all that follows from it by itself."""
        action = self.upcoming()
        self._upcoming = None
        self._recorded.next_line += 1
        self.match.enact(action)
        self._check()

    def _check(self) -> None:
        """Check the lines that say what the position should be by now."""
        while not self.at_end():
            line = self.lines[self._recorded.next_line]
            if line.word == "digest":
                if line.rest != self.match.digest():
                    wrong = "the position is not the one that was recorded: the digests differ"
                    raise BadRecord(line.number, wrong, "record-digest")
            elif line.word == "result":
                result = name_of_side(self.winner) if self.over else "unfinished"
                if line.rest != result:
                    wrong = f"the record says {line.text!r}, but the result is {result}"
                    raise BadRecord(line.number, wrong, "record-result", row=line.text, result=result)
            elif line.word == "ended":
                self._end(line)
            elif line.word in _NEW_STREAMS:
                self._renew_streams(line)
            elif line.word not in SIDE_NAMES:
                raise BadRecord(line.number, f"no line begins with {line.word!r}", "record-word", word=line.word)
            else:
                return
            self._recorded.next_line += 1

    def _end(self, line: Line) -> None:
        """The match ends here, though not by its rules."""
        if self.over:
            wrong = f"the match is over, but the record goes on with {line.text!r}"
            raise BadRecord(line.number, wrong, "record-after-end", row=line.text)
        if line.rest not in _ENDINGS:
            known = ", ".join(_ENDINGS)
            raise BadRecord(line.number, f"no match ends by {line.rest!r}: {known}", "record-ending", row=line.rest)
        self.ending = line.rest

    def _renew_streams(self, line: Line) -> None:
        """From here on chance comes from another seed: one in the line, or the next one promised with the first."""
        if line.word == "seed":
            streams_from = self._secret = seed_from_text(line.rest, line.number)
        elif self._secret is None:
            return
        else:
            streams_from = seed_after_takeback(self._secret, int(line.rest))
        self._recorded.seed = seeded(streams_from, self.game.streams)

    def last_line(self) -> int:
        """The number of the last replayed line that says what was decided; 0 before any."""
        for line in reversed(self.lines[: self._recorded.next_line]):
            if line.word in SIDE_NAMES:
                return line.number
        return 0

    def last_spell(self) -> int:
        """How many decisions of one side are at the end, with nothing after or between them."""
        count = 0
        last = self.lines[-1].word if self.lines else ""
        if last in SIDE_NAMES[:2]:
            for line in reversed(self.lines):
                if line.word != last:
                    break
                count += 1
        return count

    def run(self, until: int | None = None) -> AnyMatch:
        """Replay the rest, or until so many lines are done."""
        end = until if until is not None else len(self.lines)
        while self.done < end:
            self.step()
        return self.match

    def go_on(self) -> None:
        """Let the match go on from its own seed."""
        if self._recorded.seed is None:
            wrong = "a record without its seed cannot be played on"
            raise BadRecord(len(self.record.header().splitlines()), wrong, "record-no-seed")
        self.match.source = self._recorded.seed
        self.match.run()


def winner_after(ending: str, match: AnyMatch) -> int:
    """Who won a match that ended so; NOBODY when it was drawn or goes on."""
    _, _, loser = ending.partition(" ")
    if loser:
        return 1 - side_named(loser)
    return match.position.winner if match.over else NOBODY


def closing_lines(match: AnyMatch, winner: int) -> list[str]:
    """What is written under a record when the match is over."""
    return [f"result {name_of_side(winner)}", f"digest {match.digest()}"]

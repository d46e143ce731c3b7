"""Records: a match as plain text, one line for every action and every outcome of chance.

Saving is appending lines; loading is replaying them. The format is described in
``docs/record-format.md``. A record pins the version of the rules it was played by: another version
refuses it, it never replays it half.
"""

from __future__ import annotations

from typing import Final

from .action import Action
from .chance import SEED_BYTES, commitment_of, seed_after_takeback
from .game import AnyGame, AnyMatch, Register, Setup
from .match import Match
from .position import P
from .refusal import BadSetup, IllegalAction, UnknownAction, VexillaError
from .sides import CHANCE, NOBODY, SIDE_NAMES, SIDES, name_of_side, side_named
from .source import WAIT, Source, seeded
from .step import Chance

FIRST_LINE: Final = "vexilla record 1"
_HEADER: Final = ("game", "rules", "scenario", "options", "bottom", "top", "commitment", "seed")
_OPTIONAL: Final = ("seed",)

#: How a match may end; the middle two with the side that loses by it.
BY_RULES: Final = "rules"
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "time"
AGREED: Final = "agreed"
_ENDINGS: Final = (
    AGREED,
    *[f"{reason} {SIDE_NAMES[side]}" for reason in (RESIGNED, OUT_OF_TIME) for side in SIDES],
)


class BadRecord(VexillaError):
    """A record that cannot be read or does not hold: where it is wrong, and how."""

    def __init__(self, line: int, wrong: str, reason: str = "", **arguments: str | int) -> None:
        super().__init__(f"line {line}: {wrong}", reason, **arguments)
        self.line = line


class OtherRules(VexillaError):
    """A record of another version of the rules."""


class Line:
    """One line below the header, with its number in the file."""

    def __init__(self, number: int, text: str) -> None:
        self.number: Final = number
        self.text: Final = text
        self.word: Final = text.partition(" ")[0]
        self.rest: Final = text.partition(" ")[2]


class Record:
    """A match on paper: who plays what, and everything that was decided."""

    def __init__(
        self, game: str, rules: int, setup: Setup, players: dict[str, str], commitment: str, seed: bytes | None
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        #: Who sits on each side: ``human Anna``, ``computer steady``.
        self.players: Final = players
        self.commitment: Final = commitment
        #: The secret behind the commitment; None in a copy for people while the match goes on.
        self.seed: Final = seed
        self.lines: list[str] = []

    def header(self) -> str:
        """The lines before the first action."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"scenario: {self.setup.scenario}",
            f"options: {options}",
            *[f"{SIDE_NAMES[side]}: {self.players[SIDE_NAMES[side]]}" for side in SIDES],
            f"commitment: {self.commitment}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        return "\n".join(lines) + "\n\n"

    def text(self) -> str:
        """The whole record."""
        return self.header() + "".join(f"{line}\n" for line in self.lines)


def new_record(game: AnyGame, setup: Setup, players: dict[str, str], seed: bytes) -> Record:
    """The record of a match that has not begun."""
    return Record(game.key, game.rules_version, setup, players, commitment_of(seed), seed)


# -- reading -------------------------------------------------------------------------------------


def parse_record(text: str, register: Register) -> tuple[Record, list[Line]]:
    """A record and its lines; BadRecord or OtherRules say why not."""
    if not text:
        raise BadRecord(1, "the file is empty", "record-empty")
    if not text.startswith(FIRST_LINE + "\n"):
        wrong = f"this is not a record: it should begin with {FIRST_LINE!r}"
        raise BadRecord(1, wrong, "record-not", first=FIRST_LINE)
    rows = text.split("\n")
    cut_off = rows.pop()
    fields: dict[str, str] = {}
    number = 2
    for row in rows[1:]:
        if not row.strip():
            break
        name, colon, value = row.partition(":")
        if not colon or name not in _HEADER:
            known = ", ".join(_HEADER)
            wrong = f"{row!r} is not a line of a header ({known})"
            raise BadRecord(number, wrong, "record-header", row=row, known=known)
        fields[name] = value.strip()
        number += 1
    for name in _HEADER:
        if name not in fields and name not in _OPTIONAL:
            wrong = f"the header has no line '{name}:'; the file may have been cut off"
            raise BadRecord(number, wrong, "record-missing", name=name)
    record = _record_from(fields, register)
    lines = [Line(at, row.strip()) for at, row in enumerate(rows[number:], number + 1) if row.strip()]
    record.lines = [line.text for line in lines]
    if cut_off:
        wrong = f"the file was cut off in the middle of a line, after {cut_off!r}"
        raise BadRecord(len(rows) + 1, wrong, "record-cut", row=cut_off)
    return record, lines


def _record_from(fields: dict[str, str], register: Register) -> Record:
    try:
        game = register.find(fields["game"])
    except BadSetup as problem:
        raise BadRecord(2, str(problem), problem.reason, **problem.arguments) from None
    if not fields["rules"].isdecimal():
        wrong = f"the version of the rules should be a number, not {fields['rules']!r}"
        raise BadRecord(3, wrong, "record-version", version=fields["rules"])
    if int(fields["rules"]) != game.rules_version:
        raise OtherRules(
            f"this record was played by version {fields['rules']} of the rules of {game.key}, and this program "
            f"has version {game.rules_version}: replay it with the program it was made with",
            "other-rules",
            game=game.key,
            theirs=fields["rules"],
            ours=str(game.rules_version),
        )
    options = {}
    for word in fields["options"].split():
        name, _, value = word.partition("=")
        options[name] = value
    try:
        setup = game.setup(fields["scenario"], options)
    except BadSetup as problem:
        raise BadRecord(4, str(problem), problem.reason, **problem.arguments) from None
    seed: bytes | None = None
    if "seed" in fields:
        seed = _seed_from_text(fields["seed"], 9)
        if commitment_of(seed) != fields["commitment"]:
            wrong = "the seed is not the one that was promised: it does not fit the commitment"
            raise BadRecord(9, wrong, "record-commitment")
    players = {SIDE_NAMES[side]: fields[SIDE_NAMES[side]] for side in SIDES}
    return Record(game.key, game.rules_version, setup, players, fields["commitment"], seed)


def _seed_from_text(text: str, line: int) -> bytes:
    """A seed as it is written: so many bytes in hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        wrong = f"the seed is not a number of {2 * SEED_BYTES} hexadecimal digits"
        raise BadRecord(line, wrong, "record-seed", digits=2 * SEED_BYTES)
    return seed


def kept_lines(lines: list[Line]) -> list[Line]:
    """The lines that still hold after all that was taken back.

    Of a ``takeback`` stays a line that numbers it: from there on chance has new streams.
    """
    standing: list[Line] = []
    takebacks = 0
    for line in lines:
        if line.word == "takeback":
            takebacks += 1
            _take_back(standing, line)
            standing.append(Line(line.number, f"takeback {takebacks}"))
            continue
        if line.word != "undo":
            standing.append(line)
            continue
        while standing and standing[-1].word not in (SIDE_NAMES[0], SIDE_NAMES[1]):
            if standing[-1].word == SIDE_NAMES[CHANCE]:
                wrong = "what chance has decided cannot be taken back"
                raise BadRecord(line.number, wrong, "record-undo-chance")
            if standing[-1].word in _NEW_STREAMS:
                raise _nothing_to_take_back(line)
            standing.pop()
        if not standing:
            raise _nothing_to_take_back(line)
        standing.pop()
    return standing


def _take_back(standing: list[Line], line: Line) -> None:
    """Drop the lines from a side's last decision on, chance included, but none before a new beginning."""
    if line.rest not in (SIDE_NAMES[0], SIDE_NAMES[1]):
        wrong = f"only a side takes back, not {line.rest!r}"
        raise BadRecord(line.number, wrong, "record-takeback", row=line.rest)
    while standing and standing[-1].word not in (line.rest, "seed"):
        standing.pop()
    if not standing or standing[-1].word == "seed":
        raise _nothing_to_take_back(line)
    standing.pop()


def _nothing_to_take_back(line: Line) -> BadRecord:
    return BadRecord(line.number, "there is nothing to take back", "record-undo-nothing")


#: Lines after which chance has new streams.
_NEW_STREAMS: Final = ("takeback", "seed")


# -- replaying -----------------------------------------------------------------------------------


class Recorded(Source):
    """Outcomes as a record has them, checked against the seed where it is known."""

    def __init__(self, lines: list[Line], game: AnyGame, seed: Source | None) -> None:
        self.lines = lines
        self.next_line = 0
        self.game: Final = game
        self.seed = seed

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """The recorded outcome; WAIT where the record ends."""
        if self.next_line == len(self.lines):
            return WAIT
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
        self.next_line += 1
        return outcome

    def clone(self) -> Source:
        """The rest of the record."""
        copy = Recorded(self.lines, self.game, self.seed.clone() if self.seed is not None else None)
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
    """A record being replayed, one decision at a time."""

    def __init__(self, record: Record, lines: list[Line], register: Register) -> None:
        self.record: Final = record
        self.game: Final = register.find(record.game)
        self.lines: Final = kept_lines(lines)
        seed = seeded(record.seed, self.game.streams) if record.seed is not None else None
        self._recorded: Final = Recorded(self.lines, self.game, seed)
        #: What the streams of chance come from at this point; None if the record does not tell.
        self._secret = record.seed
        #: How the match ended by now: "" while it goes on.
        self.ending = ""
        self.match: AnyMatch = self.game.begin(record.setup, self._recorded, True)
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

    def at_end(self) -> bool:
        """Whether all lines are replayed."""
        return self._recorded.next_line == len(self.lines)

    def step(self) -> None:
        """Replay the next decision of a player, and all that follows from it by itself."""
        line = self.lines[self._recorded.next_line]
        expected = name_of_side(self.match.decider)
        if self.over:
            wrong = f"the match is over, but the record goes on with {line.text!r}"
            raise BadRecord(line.number, wrong, "record-after-end", row=line.text)
        if line.word != expected:
            raise _expected(line, expected)
        self._recorded.next_line += 1
        try:
            self.match.take(action_of(self.game, line))
        except IllegalAction as problem:
            clause = problem.refusal.clause
            wrong = f"{line.rest!r} is not allowed here, by the rule {clause}"
            raise BadRecord(line.number, wrong, "record-illegal", row=line.rest, clause=clause) from None
        except UnknownAction as problem:
            raise BadRecord(line.number, str(problem), "record-unknown", row=line.rest) from None
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
            streams_from = self._secret = _seed_from_text(line.rest, line.number)
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

    def run(self) -> AnyMatch:
        """Replay the rest."""
        while not self.at_end():
            self.step()
        return self.match

    def go_on(self) -> None:
        """Let the match, replayed to its end, go on from its own seed."""
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

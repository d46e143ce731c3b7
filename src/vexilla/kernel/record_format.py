"""How a record is written: its header, the set-up it pins, its lines. ``docs/record-format.md`` has it for people."""

from __future__ import annotations

from typing import Final

from .chance import SEED_BYTES, commitment_of
from .game import AnyGame, Register, Setup, unknown
from .refusal import BadSetup, VexillaError
from .setup import LONGEST_CONTENTS, BadContents, Given
from .sides import SIDE_NAMES, SIDES

FIRST_LINE: Final = "vexilla record 1"
_HEADER: Final = (
    "game",
    "rules",
    "scenario",
    "setup",
    "options",
    "bottom",
    "top",
    "commitment",
    "seed",
    "contents",
)
#: Records of before have no set-up line; a copy for players no seed; a set-up of ours no contents.
_OPTIONAL: Final = ("setup", "seed", "contents")
#: Every row of contents begins so, that none is empty: an empty row ends the header.
_ROW: Final = "|"
_HASH: Final = "sha256"
_HASH_DIGITS: Final = 64
#: Numbers of more digits mean nothing here, and very long ones cannot even be read.
_MOST_DIGITS: Final = 6
#: So much of a row that is wrong is shown again.
_LONGEST_SHOWN: Final = 100


class BadRecord(VexillaError):
    """A record that cannot be read or does not hold: where it is wrong, and how."""

    def __init__(self, line: int, wrong: str, reason: str = "", **arguments: str | int) -> None:
        super().__init__(f"line {line}: {wrong}", reason, **arguments)
        self.line = line


class OtherRules(VexillaError):
    """A record of another version of the rules."""


class OtherSetup(VexillaError):
    """A record of a set-up that is not the same any more."""


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
            f"setup: {_HASH} {self.setup.pin}",
            f"options: {options}",
            *[f"{SIDE_NAMES[side]}: {self.players[SIDE_NAMES[side]]}" for side in SIDES],
            f"commitment: {self.commitment}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        given = self.setup.given
        if given is not None:
            rows = given.text.removesuffix("\n").split("\n")
            lines.append(f"contents: {given.kind} {len(rows)}")
            lines += [f"{_ROW} {row}" if row else _ROW for row in rows]
        return "\n".join(lines) + "\n\n"

    def text(self) -> str:
        """The whole record."""
        return self.header() + "".join(f"{line}\n" for line in self.lines)


def new_record(game: AnyGame, setup: Setup, players: dict[str, str], seed: bytes) -> Record:
    """The record of a match that has not begun."""
    return Record(game.key, game.rules_version, setup, players, commitment_of(seed), seed)


# -- reading -------------------------------------------------------------------------------------


def parse_record(text: str, register: Register, given: Given | None = None) -> tuple[Record, list[Line]]:
    """A record and its lines; BadRecord, OtherRules or OtherSetup say why not.

    ``given`` are the contents of a set-up for a record that does not hold them itself.
    """
    rows, cut_off = _rows_of(text)
    header = _Header(rows)
    record = header.record(register, given)
    start = header.end
    lines = [Line(at, row.strip()) for at, row in enumerate(rows[start:], start + 1) if row.strip()]
    record.lines = [line.text for line in lines]
    if cut_off:
        shown = cut_off[:_LONGEST_SHOWN]
        wrong = f"the file was cut off in the middle of a line, after {shown!r}"
        raise BadRecord(len(rows) + 1, wrong, "record-cut", row=shown)
    return record, lines


def given_in(header: str) -> Given | None:
    """What a player brought, out of the header of a record that was read before; None where the set-up is ours."""
    if "\ncontents:" not in header:
        return None
    found = _Header(_rows_of(header)[0])
    return found.held(found.fields["scenario"])


def _rows_of(text: str) -> tuple[list[str], str]:
    """The rows of a record, and what is left of one that was cut off."""
    if not text:
        raise BadRecord(1, "the file is empty", "record-empty")
    if not text.startswith(FIRST_LINE + "\n"):
        wrong = f"this is not a record: it should begin with {FIRST_LINE!r}"
        raise BadRecord(1, wrong, "record-not", first=FIRST_LINE)
    rows = text.split("\n")
    return rows, rows.pop()


class _Header:
    """The header of a record, and the rows on which things are said in it."""

    def __init__(self, rows: list[str]) -> None:
        self.fields: Final[dict[str, str]] = {}
        self.line_of: Final[dict[str, int]] = {}
        #: How many rows the header has.
        self.end = 1
        self._contents: list[str] = []
        while self.end < len(rows) and rows[self.end].strip():
            self._read(rows)
        for name in _HEADER:
            if name not in self.fields and name not in _OPTIONAL:
                wrong = f"the header has no line '{name}:'; the file may have been cut off"
                raise BadRecord(self.end + 1, wrong, "record-missing", name=name)

    def _read(self, rows: list[str]) -> None:
        """Read the next line of the header, with the rows that belong to it."""
        row = rows[self.end]
        number = self.end + 1
        name, colon, value = row.partition(":")
        if not colon or name not in _HEADER:
            known = ", ".join(_HEADER)
            shown = row[:_LONGEST_SHOWN]
            wrong = f"{shown!r} is not a line of a header ({known})"
            raise BadRecord(number, wrong, "record-header", row=shown, known=known)
        if name in self.fields:
            raise BadRecord(number, f"the header has two lines '{name}:'", "record-twice", name=name)
        self.fields[name] = value.strip()
        self.line_of[name] = number
        self.end = number
        if name == "contents":
            self._read_contents(rows, number)

    def _read_contents(self, rows: list[str], number: int) -> None:
        words = self.fields["contents"].split()
        if len(words) != 2 or not _is_number(words[1]):
            wrong = "contents are told by their kind and how many rows follow, such as 'contents: scenario 40'"
            raise BadRecord(number, wrong, "record-contents")
        count = int(words[1])
        length = 0
        while len(self._contents) < count:
            row = rows[self.end] if self.end < len(rows) else ""
            if not row.startswith(_ROW):
                have = len(self._contents)
                wrong = f"the contents should have {count} rows, but there are {have}: the file may have been cut off"
                raise BadRecord(self.end + 1, wrong, "record-contents-cut", rows=count, have=have)
            length += len(row)
            if length > LONGEST_CONTENTS + 2 * count:
                wrong = f"the contents are too long: more than {LONGEST_CONTENTS} characters are not read"
                raise BadRecord(self.end + 1, wrong, "record-contents-long", most=LONGEST_CONTENTS)
            self._contents.append(row.removeprefix(_ROW).removeprefix(" "))
            self.end += 1

    # -- what it says ----------------------------------------------------------------------------

    def record(self, register: Register, given: Given | None) -> Record:
        """The record without its lines."""
        fields = self.fields
        try:
            game = register.find(fields["game"])
        except BadSetup as problem:
            raise self._at("game", problem) from None
        self._check_rules(game)
        setup = self._setup(game, given)
        seed: bytes | None = None
        if "seed" in fields:
            seed = seed_from_text(fields["seed"], self.line_of["seed"])
            if commitment_of(seed) != fields["commitment"]:
                wrong = "the seed is not the one that was promised: it does not fit the commitment"
                raise BadRecord(self.line_of["seed"], wrong, "record-commitment")
        players = {SIDE_NAMES[side]: fields[SIDE_NAMES[side]] for side in SIDES}
        return Record(game.key, game.rules_version, setup, players, fields["commitment"], seed)

    def _at(self, name: str, problem: VexillaError) -> BadRecord:
        return BadRecord(self.line_of[name], str(problem), problem.reason, **problem.arguments)

    def _check_rules(self, game: AnyGame) -> None:
        version = self.fields["rules"]
        if not _is_number(version):
            shown = version[:_LONGEST_SHOWN]
            wrong = f"the version of the rules should be a number, not {shown!r}"
            raise BadRecord(self.line_of["rules"], wrong, "record-version", version=shown)
        if int(version) != game.rules_version:
            raise OtherRules(
                f"this record was played by version {version} of the rules of {game.key}, and this program "
                f"has version {game.rules_version}: replay it with the program it was made with",
                "other-rules",
                game=game.key,
                theirs=version,
                ours=str(game.rules_version),
            )

    def _setup(self, game: AnyGame, given: Given | None) -> Setup:
        options: dict[str, str] = {}
        for word in self.fields["options"].split():
            name, _, value = word.partition("=")
            options[name] = value
        try:
            options = game.checked_options(options)
        except BadSetup as problem:
            raise self._at("options", problem) from None
        setup = self._pinned(game, options, given)
        self._check_pin(game, setup)
        return setup

    def _pinned(self, game: AnyGame, options: dict[str, str], given: Given | None) -> Setup:
        scenario = self.fields["scenario"]
        if "contents" in self.fields:
            given = self.held(scenario)
        elif given is None and game.given_kinds and scenario not in game.scenarios:
            if "." not in scenario:
                missing = unknown("scenario", f"{game.key} has no scenario", scenario, game.scenarios, game=game.key)
                raise self._at("scenario", missing)
            shown = scenario[:_LONGEST_SHOWN]
            wrong = (
                f"{shown!r} is a file of a player, and this record does not hold its contents: "
                "whoever has that file can add it, with vexilla replay RECORD --battle FILE --repair NEW-RECORD"
            )
            raise BadRecord(self.line_of["scenario"], wrong, "record-no-contents", name=shown)
        try:
            return game.pinned(given.name if given is not None else scenario, options, given)
        except BadContents as spoilt:
            if "contents" not in self.fields:
                raise
            fault = spoilt.faults[0]
            at = self.line_of["contents"] + fault.line
            raise BadRecord(at, fault.text, fault.reason, **fault.arguments) from None
        except BadSetup as problem:
            raise self._at("contents" if "contents" in self.fields else "scenario", problem) from None

    def held(self, scenario: str) -> Given:
        """The contents that the record holds."""
        try:
            given = Given(self.fields["contents"].partition(" ")[0], scenario, "\n".join(self._contents))
        except BadSetup as problem:
            raise self._at("contents", problem) from None
        if given.name != scenario:
            shown = scenario[:_LONGEST_SHOWN]
            wrong = f"{shown!r} is no name for contents: it has no folders, no gaps and few letters"
            raise BadRecord(self.line_of["scenario"], wrong, "record-contents-name", name=shown)
        return given

    def _check_pin(self, game: AnyGame, setup: Setup) -> None:
        """Whether the set-up is the one that was played."""
        if "setup" not in self.fields:
            if setup.given is None and not game.is_as_before(setup):
                raise _other_setup(game, setup)
            return
        line = self.line_of["setup"]
        name, _, pin = self.fields["setup"].partition(" ")
        if name != _HASH or len(pin) != _HASH_DIGITS or not set(pin) <= set("0123456789abcdef"):
            wrong = f"a set-up is told by its hash: '{_HASH}' and {_HASH_DIGITS} hexadecimal digits"
            raise BadRecord(line, wrong, "record-setup", hash=_HASH, digits=_HASH_DIGITS)
        if pin == setup.pin:
            return
        if setup.given is None:
            raise _other_setup(game, setup)
        wrong = "the contents are not those that were played: they do not fit the hash of the set-up"
        raise BadRecord(line, wrong, "record-setup-differs")


def _other_setup(game: AnyGame, setup: Setup) -> OtherSetup:
    return OtherSetup(
        f"this record was played when {setup.scenario!r} of {game.key} was set up in another way than in this program: "
        "replay it with the program it was made with",
        "other-setup",
        game=game.key,
        scenario=setup.scenario,
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS


def seed_from_text(text: str, line: int) -> bytes:
    """A seed as it is written: so many bytes in hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        wrong = f"the seed is not a number of {2 * SEED_BYTES} hexadecimal digits"
        raise BadRecord(line, wrong, "record-seed", digits=2 * SEED_BYTES)
    return seed

"""What goes over the wire: every body that is read or written, as a type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ...briefings.briefing import Briefing
from ...kernel.setup import LONGEST_CONTENTS
from ...players import MOST_SECONDS, USUAL_SECONDS

SideName = Literal["bottom", "top"]
SeatName = Literal["bottom", "top", "spectator"]
Eyes = Literal["open", "bottom", "top", "spectator"]
Kind = Literal["here", "link", "computer"]
GameId = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=40, description="A person's name, shown to everyone at the table.")]
Word = Annotated[str, Meta(max_length=100)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body that is read; what it does not know is an error, so that nothing is lost unnoticed."""


# -- games ---------------------------------------------------------------------------------------


class SeatWanted(Asked):
    """Who shall sit on a side."""

    kind: Kind
    name: Name = ""
    level: Word = ""
    #: For how many seconds a computer player that thinks has work at a decision.
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)] = USUAL_SECONDS


class SeatsWanted(Asked):
    """Who shall sit on both sides."""

    bottom: SeatWanted
    top: SeatWanted


class ClockWanted(Asked):
    """How much time each side has."""

    seconds: Annotated[int, Meta(ge=5, le=31_536_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    per: Literal["game", "move"] = "game"


class From(Asked):
    """Where a game goes on from: a step of a game on this server, or of a record."""

    game: GameId | None = None
    token: Token | None = None
    record: str | None = None
    step: Step = 0


class ContentsBody(Asked):
    """The contents of a set-up that a player brings: of the kind ``scenario`` a battle as a text file."""

    kind: Word
    name: Annotated[str, Meta(max_length=200, description="What the file is called.")]
    text: Annotated[str, Meta(max_length=LONGEST_CONTENTS, description="What `vexilla scenarios check` reads.")]


class NewGameBody(Asked, rename={"branch": "from"}):
    """A game to be begun, with ``contents`` of a player's own set-up; with ``from`` all this is that of the record."""

    seats: SeatsWanted
    game: Word | None = None
    scenario: Word | None = None
    contents: ContentsBody | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    clock: ClockWanted | None = None
    chat: bool = True
    watch: bool = True
    branch: From | None = None


class Tokens(Struct):
    """What opens seats, or invites to them; null where that is not given."""

    bottom: str | None
    top: str | None


class GameMade(Struct):
    """A new game, the tokens of the seats at this browser, and the invitations to those of others."""

    id: str
    seats: Tokens
    invitations: Tokens


class Seat(Struct):
    """Who sits on a side; ``awaited`` while nobody has taken the seat of an invitation."""

    kind: Kind
    name: str
    level: str
    awaited: bool = False


class Seats(Struct):
    """Who sits on both sides."""

    bottom: Seat
    top: Seat


class Sides(Struct):
    """What both sides are called."""

    bottom: str
    top: str


class Closed(Struct):
    """Why a game cannot go on here; it is shown as it was left."""

    reason: Literal["other-rules", "other-setup", "rules-gone", "damaged"]
    message: str


class Summary(Struct):
    """A game in a list."""

    id: str
    game: str
    scenario: str
    title: str
    #: Whether there is a briefing for what is played.
    briefing: bool
    #: Whether there are hints and reviews.
    coached: bool
    sides: Sides
    names: dict[str, str]
    options: dict[str, str]
    #: The hash of what is played; empty in games of before set-ups were pinned, and while it is sealed.
    setup: str
    #: Whether what is played holds what one of the sides may not know yet; of the other side no name is told then.
    sealed: bool
    seats: Seats
    you: SeatName
    state: Literal["playing", "over"]
    decider: str | None
    winner: str | None
    ending: str
    turn: int
    created: float
    updated: float
    clock: dict[str, Any] | None
    chat: bool
    watch: bool
    rematch: str | None
    #: Null while it can be played or looked back at.
    closed: Closed | None


class SeatShown(Asked):
    """A seat one holds."""

    id: GameId
    token: Token


class MineBody(Asked):
    """The seats one holds."""

    seats: Annotated[list[SeatShown], Meta(max_length=200)]


class Mine(Struct):
    """The games one plays in, the ids that no seat here was found for, and those of which nothing can be read."""

    games: list[Summary]
    unknown: list[str]
    damaged: list[str]


class GameNamed(Struct):
    """The id of a game."""

    id: str


# -- records -------------------------------------------------------------------------------------


class ImportBody(Asked):
    """A record to be played on, or kept."""

    record: str
    seats: SeatsWanted | None = None


class RecordBody(Asked):
    """A record."""

    record: str


class Verified(Struct, omit_defaults=True):
    """Whether a record holds: how far it goes and how it ends, or where it is wrong."""

    holds: bool
    steps: int | msgspec.UnsetType = msgspec.UNSET
    result: str | msgspec.UnsetType | None = msgspec.UNSET
    line: int | msgspec.UnsetType = msgspec.UNSET
    message: str | msgspec.UnsetType = msgspec.UNSET


class ReplayBody(Asked, rename={"eyes": "as"}):
    """What to replay, and with whose eyes."""

    eyes: Eyes
    game: GameId | None = None
    token: Token | None = None
    record: str | None = None


class StudyBody(Asked, rename={"eyes": "as"}):
    """What to ask about the table as it is after a step, and with whose eyes."""

    eyes: Eyes
    step: Step
    question: Annotated[str, Meta(max_length=400)]
    game: GameId | None = None
    token: Token | None = None
    record: str | None = None


class Studied(Struct):
    """The answer, of the question's own shape; null if the question makes no sense."""

    study: dict[str, Any] | None


class AnalysisBody(Asked):
    """What to analyse."""

    game: GameId | None = None
    token: Token | None = None
    record: str | None = None


class ReplayStep(Struct):
    """A decision and what followed from it; the start has none, and what the eyes may not see is null."""

    step: int
    side: str | None
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replayed(Struct):
    """A whole game, step by step."""

    game: str
    scenario: str
    title: str
    sides: Sides
    names: dict[str, str]
    options: dict[str, str]
    seats: Seats
    result: str | None
    #: By verb what the words of its actions are called.
    verbs: dict[str, list[str]]
    #: What actions there are that cannot be counted, as decisions describe them.
    forms: list[dict[str, Any]]
    steps: list[ReplayStep]


class Balance(Struct):
    """The bottom side's chance to win after a step, as the computer player judges it."""

    step: int
    bottom: Annotated[float, Meta(ge=0, le=1)]


class Analysis(Struct):
    """How lucky both sides were, and who was winning when."""

    luck: Any
    balance: list[Balance]


# -- library and rules ---------------------------------------------------------------------------


class Value(Struct):
    """A value of an option."""

    value: str
    title: str


class OptionShown(Struct):
    """An option of a ruleset, its usual value first."""

    name: str
    title: str
    #: What it means, where its title does not say it all.
    about: str
    values: list[Value]


class Level(Struct):
    """A level of computer players, the weakest first: what it is called and how it plays.

    One of them is the usual one. One that ``thinks`` can be given more time.
    """

    name: str
    title: str
    about: str
    usual: bool
    thinks: bool


class Plays(Struct):
    """How people have fared: plays, and the per cent won by each side."""

    plays: int
    bottom: int
    top: int


class ScenarioShown(Struct):
    """A battle of the library."""

    name: str
    title: str
    date: str
    #: None where the sides have no names.
    sides: Sides | None
    record: Plays | None
    minutes: int
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    start: dict[str, Any] | None


class QuickStart(Struct):
    """A scenario that a newcomer may begin at once, and what he is told of it."""

    scenario: str
    about: str


class RulesetShown(Struct):
    """A ruleset of the library."""

    key: str
    title: str
    #: The same where there is little room.
    short: str
    about: str
    #: Whether its rulebook can be read.
    rules: bool
    #: Whether there is a briefing for each of its battles.
    briefings: bool
    #: Whether its players may build armies and let any two of them meet.
    armies: bool
    #: The name of its first lesson; empty where it has none.
    lesson: str
    options: list[OptionShown]
    levels: list[Level]
    quick: list[QuickStart]
    scenarios: list[ScenarioShown]


class Words(Struct):
    """All that a table of a ruleset says, as Fluent text."""

    text: str


class CheckBody(Asked):
    """A set-up to be looked at before it is played; without ``game`` the file says or shows which one it is of."""

    contents: ContentsBody
    game: Word | None = None


class Checked(Struct):
    """A set-up that is sound: the game it is of, and what a library would say of it."""

    game: str
    scenario: ScenarioShown
    #: None of a game without battles.
    briefing: Briefing | None


class Library(Struct):
    """Everything that can be played."""

    games: list[RulesetShown]
    #: What people can read of whoever runs the server: "terms" at /terms, "privacy" at /privacy.
    notices: list[str]


class ClauseShown(Struct):
    """A clause of a rulebook."""

    id: str
    chapter: str
    topic: str
    kind: str
    text: str
    note: str
    #: The clauses that name it.
    named_by: list[str]


class FoundClauses(Struct):
    """What a search in a rulebook found."""

    #: The numbers of clauses, best first.
    clauses: list[str]
    #: The words of theirs that matched, in small letters.
    words: list[str]
    #: What was probably meant, where a word occurs nowhere; "" otherwise.
    meant: str


class Rules(Struct):
    """A rulebook as its clauses, and what standing orders may be about."""

    clauses: list[ClauseShown]
    #: What standing orders may be about; titles are ids of messages.
    reactions: list[dict[str, Any]]


# -- push and health -----------------------------------------------------------------------------


class PushKey(Struct):
    """The public key that a browser subscribes with."""

    key: str


class Subscription(Asked):
    """What a browser gives out when it subscribes; more than this is of no use here."""

    endpoint: Annotated[str, Meta(max_length=2000, pattern="^https://")]
    keys: Annotated[dict[Word, Annotated[str, Meta(max_length=300)]], Meta(max_length=10)]
    expirationTime: float | None = None  # noqa: N815


class SubscriptionBody(Asked):
    """A browser that wants to know when it is the seat's turn."""

    subscription: Subscription


class Reachable(Struct):
    """Who can reach the server, and by which addresses others open it, or would if it listened on the network."""

    by: Literal["here", "network"]
    addresses: list[str]


class FailedWrites(Struct):
    """Writes that the database did not take since the server started, and when the last one failed by its fault."""

    count: int
    last: float | None


class Healthy(Struct):
    """The server is well."""

    ok: bool
    version: str
    failed_writes: FailedWrites


class Ready(Struct):
    """People can be sent to the server."""

    ok: bool
    version: str

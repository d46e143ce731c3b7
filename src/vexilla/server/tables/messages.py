"""The messages of the socket: what clients send, as types that are checked, and the encoding of what we send."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ...kernel.refusal import Refusal, UnknownAction, VexillaError
from ..store import StoreUnavailable

_log: Final = logging.getLogger("vexilla.tables")

#: The longest message that is read, in bytes.
LONGEST: Final = 16_000
#: The longest line of chat, in letters.
LONGEST_CHAT: Final = 500

MessageId = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[!-~]*$")]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
Text = Annotated[str, Meta(max_length=200)]
#: An action, or a question about one: deeds of large groups are long.
Said = Annotated[str, Meta(max_length=800)]
What = Literal["draw", "takeback"]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first message: which game, which seat, and up to which version the client has everything."""

    game: Annotated[str, Meta(max_length=64, pattern="^[!-~]*$")]
    seat: Annotated[str, Meta(max_length=64)] | None = None
    have: Version | None = None


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Any later message; its id is never used twice by a seat, except to send the same again."""

    id: MessageId


class Act(Message, frozen=True, tag="act"):
    """Decide, several things in order if it is a gesture."""

    version: Version
    actions: Annotated[list[Said], Meta(min_length=1, max_length=100)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's last decision, where nothing was revealed; or one of those at the question that is asked."""

    version: Version
    action: Said | None = None


class Resign(Message, frozen=True, tag="resign"):
    """Give the game up."""


class Offer(Message, frozen=True, tag="offer"):
    """Offer a draw, or ask to take back one's last decision."""

    what: What


class Withdraw(Message, frozen=True, tag="withdraw"):
    """Offer it no longer."""

    what: What


class Reply(Message, frozen=True, tag="reply"):
    """Answer the other side's offer."""

    what: What
    accept: bool


class Chat(Message, frozen=True, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Orders(Message, frozen=True, tag="orders"):
    """One's standing orders from now on."""

    orders: Annotated[list[dict[Text, Any]], Meta(max_length=50)]


class Why(Message, frozen=True, tag="why"):
    """Ask whether something is allowed, and if not, why."""

    action: Said


class Odds(Message, frozen=True, tag="odds"):
    """Ask for the odds."""

    action: Said | None = None


class Preview(Message, frozen=True, tag="preview"):
    """Ask what one would be asked next."""

    action: Said


class Ask(Message, frozen=True, tag="ask"):
    """Ask what the decision itself answers, as its view lists it: ``reach a1,a2 30:12.5``."""

    question: Said


class Study(Message, frozen=True, tag="study"):
    """Ask about what lies on the table, whoever decides now: ``unit E4``, ``threat top``, ``card red-7``."""

    question: Said


class Marks(Message, frozen=True, tag="marks"):
    """Ask what one's legal actions lead to."""


class Visible(Message, frozen=True, tag="visible"):
    """Whether the page can be seen: a seat with hidden pages only is told of its turn by push."""

    visible: bool


class PlayNow(Message, frozen=True, tag="play-now"):
    """Have the computer that thinks play the best it has found so far."""


Question = Why | Odds | Preview | Ask | Study | Marks
AnyMessage = Act | Undo | Resign | Offer | Withdraw | Reply | Chat | Orders | Question | Visible | PlayNow


class _OnlyId(Struct):
    """What is left of a message that cannot be read otherwise."""

    id: MessageId | None = None


_first: Final = msgspec.json.Decoder(Hello)
_later: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)
_only_id: Final = msgspec.json.Decoder(_OnlyId)
encode: Final = msgspec.json.Encoder().encode


class Trouble(VexillaError):
    """Why a message was not obeyed, other than by a rule; ``table-error-REASON`` says it in words."""

    def __init__(self, reason: str, text: str, **arguments: str | int) -> None:
        super().__init__(text, reason, **arguments)
        #: What lies behind it, if that says more precisely what is wrong.
        self.problem: VexillaError | None = None


def unavailable(problem: StoreUnavailable) -> Trouble:
    """The trouble when the database does not answer: what it says, and where it is, is logged and told to nobody."""
    _log.warning("the database is not there: %s", problem)
    return Trouble("unavailable", "the database does not answer")


def not_understood(reason: str, problem: UnknownAction, **arguments: str | int) -> Trouble:
    """The trouble with a text that is no action or question: what is wrong with it, and what was expected."""
    trouble = Trouble(reason, str(problem), wrong=problem.wrong, **arguments)
    trouble.problem = problem if problem.reason else None
    return trouble


def read_hello(data: str | bytes) -> Hello:
    """The first message of a client."""
    try:
        return _first.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise _bad(problem) from None


def read_message(data: str | bytes) -> AnyMessage:
    """A later message of a client."""
    try:
        return _later.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise _bad(problem) from None


def _bad(problem: Exception) -> Trouble:
    wrong = str(problem) if isinstance(problem, msgspec.DecodeError) else "it is no JSON"
    return Trouble("bad-message", f"this message cannot be read: {wrong}", wrong=wrong)


def id_in(data: str | bytes) -> str | None:
    """The id of a message that is otherwise wrong, if it has one."""
    try:
        return _only_id.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# -- what we send --------------------------------------------------------------------------------


def done(message: str, version: int) -> bytes:
    """It is committed and cannot be lost any more."""
    return encode({"is": "done", "id": message, "version": version})


def refusal_parts(action: str, refusal: Refusal, taken: int) -> dict[str, Any]:
    """A refusal as the journal keeps it: what a rule forbids, and how many actions before it stand."""
    return {
        "action": action,
        "clause": refusal.clause,
        "reason": refusal.reason,
        "arguments": refusal.arguments,
        "taken": taken,
    }


def refused(message: str, parts: dict[str, Any]) -> bytes:
    """A rule forbids it."""
    return encode({"is": "refused", "id": message, **parts})


def answer(message: str, **parts: Any) -> bytes:
    """The answer to a question."""
    return encode({"is": "answer", "id": message, **parts})


def error(message: str | None, reason: str, text: str, arguments: dict[str, Any]) -> bytes:
    """Anything else that is wrong."""
    return encode({"is": "error", "id": message, "reason": reason, "message": text, "arguments": arguments})


def thinking(side: str, percent: int) -> bytes:
    """How far the thought of a computer has come: how much of the work is done, and nothing else."""
    return encode({"is": "thinking", "side": side, "percent": percent})


def chat(number: int, side: str, text: str, at: float) -> bytes:
    """A line of chat."""
    return encode({"is": "chat", "number": number, "side": side, "text": text, "at": at})

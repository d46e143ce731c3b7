"""How the server says no over HTTP: a status, a reason for programs, a message for people."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from starlette.responses import Response

from ...kernel.record import BadRecord
from ...kernel.refusal import VexillaError
from ...kernel.setup import BadContents
from ...locales import Speaker

#: The status of each reason that is not simply a bad request.
_STATUS: Final = {
    "blocked": 403,
    "foreign-origin": 403,
    "hint-with-people": 403,
    "no-such-seat": 403,
    "not-yours": 403,
    "still-playing": 403,
    "no-such-code": 404,
    "no-such-invitation": 404,
    "wrong-secret": 403,
    "no-such-line": 404,
    "no-such-name": 404,
    "no-such-report": 404,
    "not-found": 404,
    "push-off": 404,
    "unknown-army": 404,
    "no-such-challenge": 404,
    "unknown-briefing": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-rules": 404,
    "wrong-method": 405,
    "headers-too-slow": 408,
    "too-slow-body": 408,
    "game-over": 409,
    "invitation-used": 409,
    "not-over": 409,
    "seat-taken": 409,
    "too-many-keys": 409,
    "too-long": 413,
    "not-json": 415,
    "wrong-host": 421,
    "too-fast": 429,
    "too-much": 429,
    "too-many-connections": 429,
    "headers-too-long": 431,
    "damaged": 500,
    "unexpected": 500,
    "busy": 503,
    "closing": 503,
    "failed-writes": 503,
    "full": 503,
    "no-database": 503,
    "schema-differs": 503,
    "page-missing": 503,
    "too-slow": 503,
}


#: Reasons that pass: who is told one of them is told when to come again, too.
_COME_AGAIN: Final = frozenset({"busy", "full", "too-fast", "too-many-connections", "too-much"})


class Problem(Exception):
    """A request that cannot be answered; ``server-REASON`` is the message that says why."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments
        self.status = _STATUS.get(reason, 400)

    def message(self, speaker: Speaker) -> str:
        """What people are told."""
        return speaker.say(f"server-{self.reason}", **self.arguments)


class Told(msgspec.Struct, frozen=True):
    """What was wrong, for programs and for people."""

    reason: str
    message: str
    arguments: dict[str, Any]


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Told


def error_response(status: int, reason: str, message: str, arguments: dict[str, Any], **headers: str) -> Response:
    """An error as it goes over the wire."""
    body = msgspec.json.encode(ErrorAnswer(Told(reason, message, arguments)))
    # What is wrong now may be right in a moment, and what it says is for whoever asked.
    return Response(body, status, headers={"Cache-Control": "no-store", **headers}, media_type="application/json")


def response_to(problem: Problem, speaker: Speaker) -> Response:
    """The answer to a request that has a problem."""
    headers = {}
    if problem.reason in _COME_AGAIN:
        headers["Retry-After"] = str(problem.arguments.get("seconds", 5))
    return error_response(problem.status, problem.reason, problem.message(speaker), problem.arguments, **headers)


def response_to_engine(problem: VexillaError, speaker: Speaker) -> Response:
    """The answer when the engine refuses: a name that does not exist, a record that does not hold."""
    # What the engine calls a game is a ruleset here, where a game is one that is being played.
    reason = "unknown-ruleset" if problem.reason == "unknown-game" else problem.reason or "bad-request"
    arguments: dict[str, Any] = dict(problem.arguments)
    if isinstance(problem, BadRecord):
        arguments["line"] = problem.line
    if isinstance(problem, BadContents):
        arguments["faults"] = [
            {"line": fault.line, "reason": fault.reason, "message": speaker.explain_fault(fault)}
            for fault in problem.faults
        ]
    return error_response(400, reason, speaker.explain(problem), arguments)


# -- bodies that are not what they should be -----------------------------------------------------

_WHERE: Final = re.compile(r" - at `(key in )?\$(.*)`$")
_PATTERNS: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (re.compile(r"^Object missing required field `(?P<name>.*)`$"), "field-missing"),
    (re.compile(r"^Object contains unknown field `(?P<name>.*)`$"), "field-unknown"),
    (re.compile(r"^Expected `(?:str|array|object)` of length <= (?P<most>\d+)$"), "field-too-long"),
    (re.compile(r"^Expected `(?:str|array|object)` of length >= (?P<least>\d+)$"), "field-too-short"),
    (re.compile(r"^Expected `(?:int|float)` >= (?P<least>[\d.]+)$"), "field-too-small"),
    (re.compile(r"^Expected `(?:int|float)` <= (?P<most>[\d.]+)$"), "field-too-large"),
    (re.compile(r"^Invalid enum value '(?P<value>.*)'$", re.DOTALL), "field-value"),
    (re.compile(r"^Expected `(?P<wanted>.*)`, got `(?P<given>.*)`$"), "field-type"),
)


def bad_body(problem: msgspec.DecodeError) -> Problem:
    """What is wrong with a body, where, and what to do about it."""
    if not isinstance(problem, msgspec.ValidationError):
        return Problem("bad-json", problem=str(problem))
    text = str(problem)
    found = _WHERE.search(text)
    where = (found[2].lstrip(".") if found else "") or "body"
    plain = text[: found.start()] if found else text
    for pattern, reason in _PATTERNS:
        matched = pattern.match(plain)
        if matched:
            return Problem(reason, where=where, **matched.groupdict())
    return Problem("field-wrong", where=where, problem=plain)

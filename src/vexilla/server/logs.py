"""Logs: what happened, when, to which request; for people as text, for programs as one JSON object a line.

What is logged never holds a token, a card or an action: paths are logged as the routes they belong to.
"""

from __future__ import annotations

import contextvars
import datetime
import logging
import sys
from typing import Any, Final

import msgspec

from .settings import Settings
from .traces import said_by, trace_of

#: The id of the request under way; it is also told to the client, so that both can talk about the same one.
request_id: Final[contextvars.ContextVar[str]] = contextvars.ContextVar("request_id", default="")

log: Final = logging.getLogger("vexilla.server")
#: What whoever runs the server does to games and people: always logged.
operator_log: Final = logging.getLogger("vexilla.operator")

#: What every log record of Python has; anything else is a field of ours.
_USUAL: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


def _time(record: logging.LogRecord) -> str:
    moment = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    """The message, in which errors say no more than they may."""
    if not isinstance(record.args, tuple):
        return record.getMessage()
    if not record.args:
        return record.getMessage()
    return str(record.msg) % tuple(said_by(each) if isinstance(each, BaseException) else each for each in record.args)


def _trace(record: logging.LogRecord) -> str:
    problem = record.exc_info[1] if record.exc_info else None
    return trace_of(problem) if problem is not None else ""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, request, and whatever fields the message came with."""
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line.update(_fields(record))
        if record.exc_info:
            line["trace"] = _trace(record)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Readable(logging.Formatter):
    """One readable line, and the trace of an error below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, fields."""
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        request = f" [{request_id.get()}]" if request_id.get() else ""
        line = f"{_time(record)} {record.levelname:<7} {_message(record)}{fields}{request}"
        return f"{line}\n{_trace(record)}" if record.exc_info else line


def set_up_logs(settings: Settings) -> None:
    """Send all logs to standard error in the chosen format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Readable())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("vexilla", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(settings.log_level.upper())
    operator_log.setLevel(logging.INFO)
    # Ours says the same with the request's id, and without what is secret in an address.
    logging.getLogger("uvicorn.access").disabled = True

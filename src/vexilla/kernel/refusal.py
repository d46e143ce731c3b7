"""How the engine says no: to people by clause, to programs by exception."""

from __future__ import annotations

from typing import Final, TypeAlias

#: What an argument of a refusal or an event may be: JSON, and nothing that can be changed by surprise.
Argument: TypeAlias = "str | int | list[str] | list[int]"


class Refusal:
    """Why an action may not be taken: the clause that forbids it and what a message needs.

    ``reason`` is the id of a message in the locales (``battle-line-flag-full``); ``arguments``
    are its variables. The engine itself holds no prose.
    """

    __slots__ = ("arguments", "clause", "reason")

    def __init__(self, clause: str, reason: str, arguments: dict[str, Argument] | None = None) -> None:
        self.clause: Final = clause
        self.reason: Final = reason
        self.arguments: Final[dict[str, Argument]] = arguments if arguments is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.reason}, {self.arguments})"


class VexillaError(Exception):
    """Base of everything the engine raises on purpose.

    The text is English, for programmers and English readers. ``reason`` and ``arguments`` let a
    program say the same in another language (the message ``error-REASON``).
    """

    def __init__(self, text: str, reason: str = "", **arguments: str | int) -> None:
        super().__init__(text)
        self.reason = reason
        self.arguments = arguments


class IllegalAction(VexillaError):
    """The action is understood, but a rule forbids it now."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text!r} is not allowed now: {refusal.reason} ({refusal.clause}) {refusal.arguments}")
        self.text = text
        self.refusal = refusal


class UnknownAction(VexillaError):
    """The text is not an action of this game at all."""

    def __init__(self, text: str, wrong: str, suggestions: list[str], reason: str = "", **arguments: str | int) -> None:
        hint = f"; did you mean {' or '.join(repr(word) for word in suggestions)}?" if suggestions else ""
        super().__init__(f"{text!r} is not an action: {wrong}{hint}", reason, **arguments)
        self.text = text
        self.wrong = wrong
        self.suggestions = suggestions


class NothingToDecide(VexillaError):
    """An action was given although the match is over or waits for someone else."""


class BadSetup(VexillaError):
    """A game, scenario, option or position that does not exist or does not fit."""

"""Events: what the log, animation, sound, statistics, undo and translation are made of."""

from __future__ import annotations

from typing import Final

from .refusal import Argument
from .sides import EVERYONE


class Event:
    """Something that happened, with the clauses that caused it and who may see it.

    ``arguments`` are shown to everyone who sees the event; ``secrets`` only to the sides in
    ``audience``. Those in ``knew`` already knew the secrets beforehand (whoever plays a card knew
    it while it was in his hand): for the others the event is a revelation, and nobody may undo
    past what was revealed to him. ``sort`` says what kind of thing it is to whoever tells all games
    alike: ``turn`` begins one, ``end`` ends the match, ``banner``, ``dice``, ``loss``, ``step`` and
    ``card`` are what they sound like.
    """

    __slots__ = ("arguments", "audience", "clauses", "knew", "name", "secrets", "sort")

    def __init__(
        self,
        name: str,
        clauses: tuple[str, ...],
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None = None,
        audience: int = EVERYONE,
        knew: int = EVERYONE,
        sort: str = "",
    ) -> None:
        self.name: Final = name
        self.clauses: Final = clauses
        self.arguments: Final = arguments
        self.secrets: Final[dict[str, Argument]] = secrets if secrets is not None else {}
        self.audience: Final = audience
        self.knew: Final = knew
        self.sort: Final = sort

    def seen_by(self, side: int) -> dict[str, object]:
        """The event as a side may see it, ready for JSON; of what is hidden it sees only the names."""
        shown: dict[str, object] = {"event": self.name, "clauses": list(self.clauses), **self.arguments}
        if self.sort:
            shown["sort"] = self.sort
        if self.audience >> side & 1:
            shown.update(self.secrets)
        elif self.secrets:
            shown["hidden"] = list(self.secrets)
        return shown

    def reveals_to(self, side: int) -> bool:
        """Whether the side learns from this event what it could not know before."""
        return bool(self.secrets) and bool(self.audience >> side & 1) and not self.knew >> side & 1

    def __repr__(self) -> str:
        shown = " ".join(f"{key}={value}" for key, value in {**self.arguments, **self.secrets}.items())
        return f"<{self.name} {shown}>"

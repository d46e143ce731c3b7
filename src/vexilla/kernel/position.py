"""The position: a game's own data, without anything that is still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from .key import key_of_text
from .refusal import Argument
from .sides import NOBODY, SIDE_NAMES, SIDES, SPECTATOR

if TYPE_CHECKING:
    from typing import Self

    from .chance import Generator

#: What a side may know, ready for JSON; its shape is the game's own.
View: TypeAlias = dict[str, Any]


class Position:
    """What lies on the table and in the hands. Games subclass it and add their fields."""

    def __init__(self) -> None:
        self.over = False
        #: The side that won; NOBODY while the match goes on and when it was drawn.
        self.winner = NOBODY

    def clone(self) -> Self:
        """A copy that shares nothing that can change, made field by field."""
        raise NotImplementedError

    def canonical(self) -> str:
        """Everything that matters for the rest of the match, as text; equal positions, equal text."""
        raise NotImplementedError

    def key(self) -> int:
        """The same as a whole number under 2**62, for the tables of a search: equal text, equal key.

        Different positions of one set-up have different keys but for a chance of one in 10**18. A game that is to be
        searched fast mixes its key from its fields (see :mod:`.key`), for which this text is the model.
        """
        return key_of_text(self.canonical())

    def view(self, side: int) -> View:
        """All that a side (or SPECTATOR) may know, built from nothing and ready for JSON."""
        raise NotImplementedError

    def open_view(self) -> View:
        """What a spectator sees when all that was hidden is laid open, for matches that are looked at afterwards."""
        return self.view(SPECTATOR)

    def on_the_way(self) -> list[tuple[str, int]]:
        """Who falls back or flees step by step, the one who is asked first: a list of the view and a place in it."""
        return []

    def about(self, question: str) -> dict[str, Argument]:
        """What a question is about, as arguments of its message, by open information."""
        return {}

    def asked(self, question: str) -> View:
        """What everybody may know of a decision beside its question: whom it is about, how much of it is left."""
        return {}

    def handles(self, question: str) -> View:
        """What a page needs to turn clicks into the actions of a decision, legal or not, by open information.

        ``roles`` says, by verb, what the words of its actions are to the board (``move``: ``unit``, ``to``);
        ``also`` what every action of a verb means beside its words.
        """
        return {}

    def redeal(self, side: int, generator: Generator) -> None:
        """Draw anew, at random, all that ``side`` does not know; its view stays what it was."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What cannot be: cards that are lost or doubled, two units on a hex … Empty in a sound position."""
        raise NotImplementedError


def with_own_parts(position: Position, *fields: str) -> View:
    """A spectator's view in which each side's part of some fields is what that side sees of it: hands laid open."""
    seen = position.view(SPECTATOR)
    for side in SIDES:
        name = SIDE_NAMES[side]
        own = position.view(side)
        for field in fields:
            seen[field][name] = own[field][name]
    return seen


P = TypeVar("P", bound=Position)

"""Lines of a procedure at which one of the sides is asked, if there is anything to decide."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY
from ...kernel.step import Choice, Step
from .position import B


class Asks(Step[B]):
    """A line that puts a question to a side. A game or a procedure says to which, or to nobody."""

    def __init__(self, choices: list[Choice[B]]) -> None:
        super().__init__()
        #: The question, for each side.
        self.choices: Final = choices

    def who(self, position: B) -> int:
        """The side that decides now; NOBODY if the condition of the line is not met."""
        raise NotImplementedError

    def run(self, match: Match[B]) -> None:
        """Ask it."""
        side = self.who(match.position)
        if side != NOBODY:
            match.then(self.choices[side])

"""Questions that a player answers by naming one of several units, where a clause leaves it to him who it is."""

from __future__ import annotations

from ...kernel.deed import Deed, Field, Form
from ...kernel.match import Match
from ...kernel.open_choice import OpenChoice
from ...kernel.refusal import Argument, Refusal
from .actions import NAME
from .position import GrandBattle
from .roster import NONE


class NameUnit(OpenChoice[GrandBattle]):
    """A side names one unit of several; what comes of it is said by the class of each question."""

    def candidates(self, position: GrandBattle) -> list[int]:
        """The units of which one is named."""
        raise NotImplementedError

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        """What is against another answer."""
        raise NotImplementedError

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        """The unit is named."""
        raise NotImplementedError

    def forms(self) -> tuple[Form, ...]:
        return (NAME,)

    def offered(self, match: Match[GrandBattle], form: Form, field: Field) -> list[str]:
        position = match.position
        return sorted([position.roster.ids[unit] for unit in self.candidates(position)])

    def forbids_deed(self, match: Match[GrandBattle], deed: Deed) -> Refusal | None:
        position = match.position
        name = deed.word("unit")
        is_one = position.roster.numbers.get(name, NONE) in self.candidates(position)
        return None if is_one else self.refused(position, name)

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        return self.refused(match.position, "none")

    def perform(self, match: Match[GrandBattle], deed: Deed) -> None:
        self.name(match, match.position.roster.numbers[deed.word("unit")])

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        position = match.position
        return {"units": [position.roster.ids[unit] for unit in self.candidates(position)]}

"""Order sheets that could be written: the one that looks best, and others that differ from it in one thing."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.orders.order import ATTACK, HOLD, MANOEUVRE
from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.match import Match
from .ordering import Proposal, Staff, deeds_of
from .weights import Weights

#: Attacks that promise less than nothing by so much are thought of as well.
_WORST: Final = -12.0
#: So many attacks and marches, the best first, are ordered before all else, each alone.
_ATTACKS: Final = 8
_MARCHES: Final = 4
#: What is ordered before all else is worth so much.
_FIRST: Final = 1000.0


@final
class Draft:
    """A sheet, and what it was bought from."""

    def __init__(self, proposals: list[Proposal], deeds: list[Action]) -> None:
        self.proposals: Final = proposals
        self.deeds: Final = deeds


@final
class Sheets:
    """The sheet that ``steady`` would write, and others; no two of them give the same orders."""

    def __init__(self, match: Match[GrandBattle], side: int, weights: Weights) -> None:
        self._match: Final = match
        self._staff: Final = Staff(match, side, weights)
        self._known: Final[list[list[str]]] = []
        best = self._staff.attacks()
        rest = self._staff.marches_and_others()
        #: What could be ordered before all else.
        attacks = sorted(self._staff.attacks_that_promise(_WORST), key=_promise)[:_ATTACKS]
        marches = sorted([each for each in rest if each.kind == MANOEUVRE], key=_promise)[:_MARCHES]
        self._changes: Final = attacks + marches
        self.found: Final[list[Draft]] = []
        self._add(self.found, best + rest)
        self._add(self.found, rest)
        self.found.extend(self._changed(self.found[0]))

    def around(self, draft: Draft) -> list[Draft]:
        """A sheet, and others that differ from it in one thing and were not found before."""
        return [draft, *self._changed(draft)]

    def _changed(self, draft: Draft) -> list[Draft]:
        """Without one of its attacks, without those who are told to hold, or with something else before all else."""
        found: list[Draft] = []
        for each in draft.proposals:
            if each.kind == ATTACK:
                self._add(found, [other for other in draft.proposals if other is not each])
        self._add(found, [each for each in draft.proposals if each.kind != HOLD])
        for change in self._changes:
            first = Proposal(change.kind, [*change.units], _FIRST)
            self._add(found, [first, *[each for each in draft.proposals if not _share(each, change)]])
        return found

    def _add(self, found: list[Draft], proposals: list[Proposal]) -> None:
        """What is bought of some proposals, if no other sheet is the same."""
        deeds = deeds_of(self._staff.position, self._staff.bought(proposals))
        texts = sorted([self._match.text(deed) for deed in deeds])
        if texts not in self._known:
            self._known.append(texts)
            found.append(Draft(proposals, deeds))


def _promise(proposal: Proposal) -> float:
    return -proposal.value


def _share(one: Proposal, two: Proposal) -> bool:
    """Whether a unit is in both."""
    return any(unit in two.units for unit in one.units)

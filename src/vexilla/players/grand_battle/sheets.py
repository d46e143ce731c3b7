"""Order sheets that could be written in place of the one that looks best: with other attacks, or without some."""

from __future__ import annotations

from typing import Final, final

from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.match import Match
from .ordering import Proposal, Staff, deeds_of
from .weights import Weights

#: Attacks that promise less than nothing by so much are thought of as well.
_WORST: Final = -12.0
#: So many of them, the best first, are ordered before all else, each alone and each two of the first few.
_ALONE: Final = 8
_TOGETHER: Final = 6
#: What is ordered before all else is worth so much, and what comes right after it.
_FIRST: Final = 1000.0
_SECOND: Final = 900.0


@final
class Sheets:
    """The sheet that ``steady`` would write, and others; no two of them give the same orders."""

    def __init__(self, match: Match[GrandBattle], side: int, weights: Weights) -> None:
        self._match: Final = match
        self._staff: Final = Staff(match, side, weights)
        self._known: Final[list[list[str]]] = []
        self.found: Final[list[list[Action]]] = []
        best = self._staff.attacks()
        rest = self._staff.marches_and_others()
        self._add(best + rest)
        self._add(rest)
        for left_out in best:
            self._add([each for each in best if each.units != left_out.units] + rest)
        others = self._staff.attacks_that_promise(_WORST)
        others.sort(key=_promise)
        for each in others[:_ALONE]:
            self._add([_before_all(each, _FIRST), *_without(best + rest, each)])
        for number, one in enumerate(others[:_TOGETHER]):
            for two in others[number + 1 : _TOGETHER]:
                if not _share(one, two):
                    both = [_before_all(one, _FIRST), _before_all(two, _SECOND)]
                    self._add(both + _without(_without(best + rest, one), two))

    def _add(self, proposals: list[Proposal]) -> None:
        """What is bought of some proposals, if no other sheet is the same."""
        deeds = deeds_of(self._staff.position, self._staff.bought(proposals))
        texts = sorted([self._match.text(deed) for deed in deeds])
        if texts not in self._known:
            self._known.append(texts)
            self.found.append(deeds)


def _promise(proposal: Proposal) -> float:
    return -proposal.value


def _before_all(proposal: Proposal, value: float) -> Proposal:
    return Proposal(proposal.kind, [*proposal.units], value)


def _share(one: Proposal, two: Proposal) -> bool:
    """Whether a unit is in both."""
    return any(unit in two.units for unit in one.units)


def _without(proposals: list[Proposal], taken: Proposal) -> list[Proposal]:
    """Those that need nobody whom another one takes."""
    return [each for each in proposals if not _share(each, taken)]

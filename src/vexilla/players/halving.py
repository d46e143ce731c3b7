"""Candidates that are tried out in the same worlds, the worse half of which is left out again and again."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

#: A candidate is tried out in so many worlds at least before it can be left out.
_FEWEST: Final = 2


class Candidate:
    """Something that could be done: how good it looks before it is tried out, and what came of it."""

    def __init__(self, look: float) -> None:
        #: In chances of winning, beside the best.
        self.look: Final = look
        #: What came of it, in each of the worlds.
        self.values: Final[list[float]] = []

    def advantage(self, other: Candidate, first_look: float) -> float:
        """How much better it is than another in the same worlds, if the first look counts as so many worlds."""
        count = min(len(self.values), len(other.values))
        total = first_look * (self.look - other.look)
        for number in range(count):
            total += self.values[number] - other.values[number]
        return total / (count + first_look)


C = TypeVar("C", bound=Candidate)


class Halving(Generic[C]):
    """Sequential halving: in each round those that are left are tried out in more worlds, then the worse half goes."""

    def __init__(self, candidates: list[C], games: int, first_look: float) -> None:
        #: Those that are still tried out, the one that would be done without thinking first.
        self.left: Final = candidates
        self.first: Final = candidates[0]
        self.is_done = games == 0
        self._first_look: Final = first_look
        #: How many worlds each round has, and how many were asked in this one.
        self._rounds: Final = rounds_of(len(candidates), games)
        self._round = 0
        self._asked = 0
        #: How many were asked in all rounds.
        self.worlds = 0
        self._left_out: list[C] = []

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return 1.0 if self.is_done else self.worlds / sum(self._rounds)

    def asked(self) -> None:
        """All that are left have been tried out in one more world."""
        self.worlds += 1
        self._asked += 1
        if self._asked == self._rounds[self._round]:
            self._asked = 0
            self._round += 1
            self.is_done = self._round == len(self._rounds)
            if not self.is_done:
                self._leave_out()

    def _leave_out(self) -> None:
        """The worse half goes; what would be done without thinking stays to be compared with."""
        ranked = sorted(
            [
                (-each.advantage(self.first, self._first_look), number)
                for number, each in enumerate(self.left)
                if each is not self.first
            ]
        )
        keep = max(1, (len(self.left) + 1) // 2 - 1)
        left = [self.left[number] for _, number in ranked[:keep]]
        self._left_out = [self.left[number] for _, number in ranked[keep:]] + self._left_out
        del self.left[1:]
        self.left.extend(left)

    def ranked(self) -> list[C]:
        """All candidates, the best so far first, those that were left out last."""
        ranked = sorted(
            [(-each.advantage(self.first, self._first_look), number) for number, each in enumerate(self.left)]
        )
        return [self.left[number] for _, number in ranked] + self._left_out


def rounds_of(candidates: int, games: int) -> list[int]:
    """How many worlds each round has, if all rounds play on about as many games; two are left in the last."""
    sizes: list[int] = []
    left = candidates
    while left > 2:
        sizes.append(left)
        left = max(2, (left + 1) // 2)
    sizes.append(left)
    return [max(_FEWEST, games // (len(sizes) * size)) for size in sizes]

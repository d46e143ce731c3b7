"""A record walked through moment by moment, stopping at every outcome of chance as at any other decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..games import GAMES
from ..kernel.action import Action
from ..kernel.game import AnyMatch
from ..kernel.record import Replay, parse_record
from ..kernel.sides import CHANCE, NOBODY, SIDES, name_of_side, side_named

_RESULTS: Final = tuple(name_of_side(side) for side in (*SIDES, NOBODY))


class Moment:
    """Someone, or chance, is about to take an action."""

    def __init__(self, match: AnyMatch, step: int, side: int, action: Action) -> None:
        #: How it stands before the action; it goes on with the story, so nobody may keep or change it.
        self.match: Final = match
        #: How many decisions of players came before.
        self.step: Final = step
        self.side: Final = side
        self.action: Final = action

    @property
    def is_decision(self) -> bool:
        """Whether a player decides and not chance."""
        return self.side != CHANCE

    def outcome(self) -> int:
        """What chance does now."""
        assert isinstance(self.action, int), "chance has no deeds"
        return self.action


class Story:
    """What a record tells."""

    def __init__(self, text: str) -> None:
        record, lines = parse_record(text, GAMES)
        self._replay: Final = Replay(record, lines, GAMES, pauses=True, logging=False)
        results = [line.rest for line in self._replay.lines if line.word == "result"]
        #: Who won, NOBODY if it was drawn; None if the record does not come to an end.
        self.winner: Final = side_named(results[-1]) if results and results[-1] in _RESULTS else None
        self.steps = 0

    @property
    def match(self) -> AnyMatch:
        """The match as far as it is told."""
        return self._replay.match

    def moments(self) -> Iterator[Moment]:
        """Each action in turn, before it is taken; afterwards ``match`` is as the record ends."""
        replay = self._replay
        while not replay.at_end():
            side, action = self.match.decider, replay.upcoming()
            yield Moment(self.match, self.steps, side, action)
            self.steps += side != CHANCE
            replay.step()


class Ledger:
    """Counts what chance did for each side; this one counts nothing."""

    def note(self, moment: Moment) -> None:
        """Take down what is about to happen."""

    def result(self, eyes: int | None) -> dict[str, Any]:
        """What was counted, as far as the side ``eyes`` may know it; None sees everything."""
        return {"kind": "none", "sides": {}}

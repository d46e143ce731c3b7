"""A table: a match as people play it, with its record and the way back."""

from __future__ import annotations

from typing import Final

from .game import AnyGame, AnyMatch, Register, Setup
from .record import Record, Replay, closing_lines, new_record, parse_record
from .refusal import NothingToDecide, VexillaError
from .sides import CHANCE, name_of_side
from .source import seeded


class CannotUndo(VexillaError):
    """Why a decision cannot be taken back; ``reason`` is the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back: {reason}", reason)


class _WayBack:
    """The match before a decision, and how much had been written by then."""

    def __init__(self, match: AnyMatch) -> None:
        self.match: Final = match
        self.decisions: Final = len(match.history)
        self.events: Final = len(match.log)


class Table:
    """One game being played: the only place where a match and its record change together."""

    def __init__(self, match: AnyMatch, record: Record, recorded: int) -> None:
        self.match = match
        self.record: Final = record
        self._recorded = recorded
        self._ways_back: list[_WayBack] = []
        self._write()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.game

    def act(self, side: int, action: int) -> None:
        """Take an action for a side; a refusal changes nothing."""
        if self.match.over:
            raise NothingToDecide("the match is over: nothing is left to decide")
        if self.match.decider != side:
            raise NothingToDecide(f"{name_of_side(self.match.decider)} decides now, not {name_of_side(side)}")
        way_back = _WayBack(self.match.clone(logging=True))
        self.match.take(action)
        self._ways_back.append(way_back)
        self._write()

    def forbids_undo(self, side: int) -> str | None:
        """Why a side cannot take back its last decision, or None when it can.

        It can as long as nobody else has decided since, chance was not used, and the side learnt
        nothing it did not know. All this is read off the history and the events.
        """
        if self.match.over:
            return "undo-over"
        if not self._ways_back:
            return "undo-nothing"
        way_back = self._ways_back[-1]
        since = self.match.history[way_back.decisions :]
        if since[0].side != side:
            return "undo-other-decided"
        if any(taken.side == CHANCE for taken in since):
            return "undo-chance"
        if any(event.reveals_to(side) for event in self.match.log[way_back.events :]):
            return "undo-revealed"
        return None

    def undo(self, side: int) -> None:
        """Take back the side's last decision; CannotUndo says why not."""
        reason = self.forbids_undo(side)
        if reason is not None:
            raise CannotUndo(reason)
        self.match = self._ways_back.pop().match
        self._recorded = len(self.match.history)
        self.record.lines.append("undo")

    def _write(self) -> None:
        """Bring the record up to date with the match."""
        text = self.match.game.vocabulary.text
        for taken in self.match.history[self._recorded :]:
            self.record.lines.append(f"{name_of_side(taken.side)} {text(taken.action)}")
        news = self._recorded < len(self.match.history)
        self._recorded = len(self.match.history)
        if self.match.over and news:
            self.record.lines += closing_lines(self.match)


def new_table(game: AnyGame, setup: Setup, players: dict[str, str], seed: bytes) -> Table:
    """A table at which a match has just begun."""
    match = game.begin(setup, seeded(seed, game.streams), True)
    match.run()
    return Table(match, new_record(game, setup, players, seed), 0)


def resume_table(text: str, register: Register) -> Table:
    """The table that a record was written at, to go on playing."""
    record, lines = parse_record(text, register)
    replay = Replay(record, lines, register)
    match = replay.run()
    recorded = len(match.history)
    if not match.over:
        replay.go_on()
    return Table(match, record, recorded)

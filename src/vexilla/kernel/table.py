"""A table: a match as people play it, with its record and the way back."""

from __future__ import annotations

from typing import Final

from .action import Action
from .event import Event
from .game import AnyGame, AnyMatch, Register, Setup
from .match import Taken
from .record import (
    AGREED,
    BY_RULES,
    BadRecord,
    Record,
    Replay,
    closing_lines,
    new_record,
    parse_record,
    standing_lines,
    winner_after,
)
from .refusal import NothingToDecide, VexillaError
from .sides import CHANCE, NOBODY, SIDE_NAMES, name_of_side, side_named
from .source import seeded


class CannotUndo(VexillaError):
    """Why a decision cannot be taken back; ``reason`` is the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back: {reason}", reason)


def bar_to_undo(side: int, since: list[Taken], events: list[Event]) -> str | None:
    """Why a side cannot take back a decision after which this was decided and happened, or None when it can.

    It can as long as chance was not used and the side learnt nothing it did not know.
    """
    if any(taken.side == CHANCE for taken in since):
        return "undo-chance"
    if any(event.reveals_to(side) for event in events):
        return "undo-revealed"
    return None


class _WayBack:
    """A table before a decision: the match, the length of the story, what barred undo then; and who decided what."""

    def __init__(
        self, match: AnyMatch, events: int, decided: int, barred: str | None, side: int, action: Action
    ) -> None:
        self.match: Final = match
        self.events: Final = events
        self.decided: Final = decided
        self.barred: Final = barred
        self.side: Final = side
        self.action: Final = action


class Table:
    """One game being played: the only place where a match and its record change together.

    What happened moves from the match to the ``record`` and the ``story`` with every decision. Whoever has
    stored both may ask the table to :meth:`forget` them, so that a server can keep very many tables.
    """

    def __init__(self, match: AnyMatch, record: Record, ending: str = "") -> None:
        self.match = match
        self.record: Final = record
        #: The events from number ``story_start`` on.
        self.story: list[Event] = []
        self.story_start = 0
        #: How the match ended: "" while it goes on, ``rules``, ``resigned``, ``time`` or ``agreed``.
        self.ending = ending.partition(" ")[0]
        self.winner = winner_after(ending, match)
        self._ways_back: list[_WayBack] = []
        #: Who decided last, and what keeps him from taking it back.
        self._decided = NOBODY
        self._barred: str | None = None
        self._gather()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or otherwise."""
        return self.ending != ""

    def act(self, side: int, action: Action) -> None:
        """Take an action for a side; a refusal changes nothing."""
        if self.over:
            raise NothingToDecide("the match is over: nothing is left to decide")
        if self.match.decider != side:
            raise NothingToDecide(f"{name_of_side(self.match.decider)} decides now, not {name_of_side(side)}")
        events = self.story_start + len(self.story)
        way_back = _WayBack(self.match.clone(logging=True), events, self._decided, self._barred, side, action)
        self.match.take(action)
        self._decided = side
        self._barred = bar_to_undo(side, self.match.history, self.match.log)
        if self._barred is None:
            self._ways_back.append(way_back)
        else:
            # Nobody gets past this one, so what lies before it is out of reach, too.
            self._ways_back = []
        self._gather()

    def forbids_undo(self, side: int) -> str | None:
        """Why a side cannot take back its last decision, or None when it can.

        It can as long as nobody else has decided since, chance was not used, and the side learnt
        nothing it did not know. All this is read off the history and the events.
        """
        if self.over:
            return "undo-over"
        if self._decided == NOBODY:
            return "undo-nothing"
        if self._decided != side:
            return "undo-other-decided"
        return self._barred

    def undo(self, side: int) -> None:
        """Take back the side's last decision; CannotUndo says why not."""
        reason = self.forbids_undo(side)
        if reason is not None:
            raise CannotUndo(reason)
        way_back = self._ways_back.pop()
        self.match = way_back.match
        self._decided = way_back.decided
        self._barred = way_back.barred
        self._cut_story(way_back.events)
        self.record.lines.append("undo")

    def withdrawable(self, side: int) -> list[str]:
        """What a side has decided one by one at the question it is asked now, and may withdraw in any order."""
        if self.forbids_undo(side) is not None or self.match.decider != side:
            return []
        label = self.match.choice().label()
        found: list[str] = []
        for way_back in reversed(self._ways_back):
            if way_back.side != side or way_back.match.choice().label() != label:
                break
            found.append(way_back.match.text(way_back.action))
        return found[::-1]

    def withdraw(self, side: int, text: str) -> None:
        """Take back one of the decisions at the question that is asked now, and decide the later ones again.

        Of those whatever is no longer allowed without it, or would leave the question, falls away, too. CannotUndo
        says why not.
        """
        texts = self.withdrawable(side)
        if text not in texts:
            raise CannotUndo(self.forbids_undo(side) or "undo-nothing")
        first = len(texts) - 1 - texts[::-1].index(text)
        later = [way_back.action for way_back in self._ways_back[len(self._ways_back) - len(texts) + first + 1 :]]
        for _ in range(len(texts) - first):
            self.undo(side)
        for action in later:
            if self._stays(action):
                self.act(side, action)

    def _stays(self, action: Action) -> bool:
        """Whether an action is allowed, and the same question is asked after it."""
        label = self.match.choice().label()
        if self.match.refusal(action) is not None:
            return False
        after = self.match.clone()
        after.enact(action)
        return not after.over and after.choice().label() == label

    def takeback(self, side: int) -> None:
        """Go back to before the side's last decision, even past chance and secrets, as both sides agreed.

        Chance comes from new streams afterwards, so that nobody knows what it will bring. It needs the
        whole record: a table that has forgotten its lines must be given them again first.
        """
        if self.over:
            raise CannotUndo("undo-over")
        self.record.lines.append(f"takeback {name_of_side(side)}")
        try:
            table = resume_table(self.record.text(), Register(self.game))
        except BadRecord:
            self.record.lines.pop()
            raise CannotUndo("undo-nothing") from None
        self.match = table.match
        self.story = table.story
        self.story_start = 0
        self._ways_back = []
        self._decided = NOBODY
        self._barred = None

    def end(self, reason: str, side: int) -> None:
        """End the match otherwise than by its rules: ``resigned`` or ``time`` (the side loses), or ``agreed``."""
        if self.over:
            raise NothingToDecide("the match is over: nothing is left to decide")
        ending = reason if reason == AGREED else f"{reason} {name_of_side(side)}"
        self.ending = reason
        self.winner = winner_after(ending, self.match)
        self.record.lines.append(f"ended {ending}")
        self.record.lines += closing_lines(self.match, self.winner)

    def forget(self) -> None:
        """Let go of the story and of the lines of the record: the caller has stored them. Undo still works."""
        self.story_start += len(self.story)
        self.story = []
        self.record.lines.clear()

    def follow(self, lines: list[str]) -> bool:
        """Do again what was written at this table elsewhere; False if that did not write the same lines.

        The table is then of no use any more: the whole record says how the match stands.
        """
        before = len(self.record.lines)
        try:
            for line in lines:
                self._do_again(line)
        except VexillaError:
            return False
        return self.record.lines[before:] == lines

    def _do_again(self, line: str) -> None:
        """Do what a line says; chance, results and digests follow from the others."""
        word, _, rest = line.partition(" ")
        if word in (SIDE_NAMES[0], SIDE_NAMES[1]):
            self.act(side_named(word), self.game.vocabulary.read(rest))
        elif word == "undo":
            self.undo(self._decided)
        elif word == "ended":
            reason, _, loser = rest.partition(" ")
            self.end(reason, side_named(loser) if loser else NOBODY)

    def _gather(self) -> None:
        """Move what the match has done into record and story."""
        for taken in self.match.history:
            text = self.game.words_of(taken.side).text(taken.action)
            self.record.lines.append(f"{name_of_side(taken.side)} {text}")
        has_news = len(self.match.history) > 0
        self.match.history = []
        self.story += self.match.log
        self.match.log = []
        if self.match.over and self.ending == "":
            self.ending = BY_RULES
            self.winner = self.match.position.winner
            if has_news:
                self.record.lines += closing_lines(self.match, self.winner)

    def _cut_story(self, events: int) -> None:
        """Make the story as short as it was; what was forgotten stays forgotten, only its number shrinks."""
        kept = events - self.story_start
        if kept >= 0:
            del self.story[kept:]
        else:
            self.story = []
            self.story_start = events


def new_table(game: AnyGame, setup: Setup, players: dict[str, str], seed: bytes) -> Table:
    """A table at which a match has just begun."""
    match = game.begin(setup, seeded(seed, game.streams), True)
    match.run()
    return Table(match, new_record(game, setup, players, seed))


def resume_table(text: str, register: Register) -> Table:
    """The table that a record was written at, to go on playing, with the way back that its last decisions leave."""
    record, lines = parse_record(text, register)
    written = record.lines
    replay = Replay(record, lines, register)
    spell = len(replay.lines) - replay.last_spell()
    if replay.has_seed and replay.done <= spell < len(replay.lines):
        match = replay.run(spell)
        # All this is in the record already; what happens from here on is not.
        match.history = []
        replay.go_on()
        record.lines = []
        table = Table(match, record)
        again = [line.text for line in replay.lines[spell:]]
        # What chance decided last may not have been written any more; it is drawn from the seed.
        if table.follow(again) or record.lines[: len(again)] == again:
            record.lines = [*written, *record.lines[len(again) :]]
            return table
        record.lines = written
        replay = Replay(record, lines, register)
    match = replay.run()
    match.history = []
    if not match.over and replay.ending == "":
        replay.go_on()
    return Table(match, record, replay.ending)


def branch_record(text: str, step: int | None, players: dict[str, str], seed: bytes, register: Register) -> Record:
    """The record up to a step (0: the first decision, None: the end), to be played on by others and with new chance."""
    old, lines = parse_record(text, register)
    replay = Replay(old, lines, register)
    for _ in range(step if step is not None else 0):
        if replay.at_end():
            raise BadRecord(lines[-1].number, f"the record has no step {step}", "record-no-step", step=step or 0)
        replay.step()
    if step is None:
        replay.run()
    last = replay.last_line()
    record = Record(old.game, old.rules, old.setup, players, old.commitment, old.seed)
    record.lines = standing_lines(old, [line for line in lines if line.number <= last])
    record.lines.append(f"seed {seed.hex()}")
    return record

"""Records looked at afterwards: replayed step by step, analysed, checked, played on from a step.

All this runs in the processes of the :mod:`.workshop`. What it gives back is ready to be sent.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...advice import advice_for
from ...briefings.briefing import briefing_of
from ...games import GAMES
from ...games.register import layer_of
from ...games.scenario_files import game_of_file
from ...kernel.event import Event
from ...kernel.record import BadRecord, Record, Replay, parse_record
from ...kernel.refusal import VexillaError
from ...kernel.setup import BadContents
from ...kernel.sides import SIDE_NAMES, SIDES, SPECTATOR, name_of_side, side_named
from ...locales import Speaker
from ..tables.new_games import NewContents, NewGame, given_by, new_game
from ..traces import trace_of
from . import coach_jobs
from .bodies import Analysis, Checked, Replayed, ReplayStep, Seat, Seats, Studied, Verified
from .library import names_of, scenario_shown
from .workshop import Done, Job, WrongLine

#: With both hands on the table.
OPEN: Final = "open"
#: Fast, and nearly as small as the slower ones make it.
_GZIP_LEVEL: Final = 5
#: What makes :mod:`zlib` write what gzip reads.
_GZIP: Final = 31


def seats_of(record: Record) -> Seats:
    """Who played, as the record has it."""
    found = []
    for side in SIDES:
        kind, _, name = record.players[SIDE_NAMES[side]].partition(" ")
        found.append(Seat("computer", "", name) if kind == "computer" else Seat("here", name, ""))
    return Seats(*found)


# -- jobs ----------------------------------------------------------------------------------------


def replay(record: str, eyes: str, language: str, seats: dict[str, Any] | None = None) -> bytes:
    """Every step with what the eyes see, as compressed JSON."""
    parsed, lines = parse_record(record, GAMES)
    again = Replay(parsed, lines, GAMES)
    names = names_of(parsed.game, parsed.setup.scenario, Speaker(language), parsed.setup.given)
    # Step by step, as all views of a long game would fill the memory.
    packer = zlib.compressobj(_GZIP_LEVEL, wbits=_GZIP)
    packed = [packer.compress(b'{"steps":[' + msgspec.json.encode(_step(again, 0, None, None, 0, eyes)))]
    steps = 1
    while not again.at_end():
        decided, seen = len(again.match.history), len(again.match.log)
        again.step()
        taken = again.match.history[decided]
        side = name_of_side(taken.side)
        # How somebody decided may be his secret; what others may know of it is in the events.
        action = again.game.words_of(taken.side).text(taken.action) if eyes in (OPEN, side) else None
        packed.append(packer.compress(b"," + msgspec.json.encode(_step(again, steps, side, action, seen, eyes))))
        steps += 1
    replayed = Replayed(
        game=parsed.game,
        scenario=parsed.setup.scenario,
        title=names.title,
        sides=names.sides,
        names=names.people,
        options=parsed.setup.options,
        seats=msgspec.convert(seats, Seats) if seats is not None else seats_of(parsed),
        result=name_of_side(again.winner) if again.over else None,
        verbs=again.game.vocabulary.usages({verb.word for verb in again.game.vocabulary.verbs}),
        forms=[form.describe() for form in again.game.vocabulary.forms],
        steps=[],
    )
    rest = {name: getattr(replayed, name) for name in replayed.__struct_fields__ if name != "steps"}
    packed.append(packer.compress(b"]," + msgspec.json.encode(rest)[1:]))
    return b"".join(packed) + packer.flush()


def study(record: str, eyes: str, step: int, question: str) -> bytes:
    """The answer to a question about the table after a step; beyond the last one, as it is at the end."""
    again = _KEPT.at(record, step)
    side = SPECTATOR if eyes == OPEN else side_named(eyes)
    return msgspec.json.encode(Studied(advice_for(again.game.key).study(again.match, side, question)))


class _KeptReplay:
    """The record that was asked about last, as far as it was played: whoever asks once leafs on and asks again."""

    def __init__(self) -> None:
        self._record = ""
        self._step = 0
        self._again: Replay | None = None

    def at(self, record: str, step: int) -> Replay:
        """A record after a step."""
        if self._again is None or self._record != record or self._step > step:
            parsed, lines = parse_record(record, GAMES)
            self._again, self._record, self._step = Replay(parsed, lines, GAMES), record, 0
        while self._step < step and not self._again.at_end():
            self._again.step()
            self._step += 1
        return self._again


_KEPT: Final = _KeptReplay()


def _step(again: Replay, step: int, side: str | None, action: str | None, seen: int, eyes: str) -> ReplayStep:
    match = again.match
    view = match.open_view() if eyes == OPEN else match.view(side_named(eyes))
    # Nothing can be decided in a replay: what could have been would only make it long.
    decision = view.get("decision", {})
    if "actions" in decision:
        decision["actions"] = []
        for name in ("verbs", "roles", "also", "places"):
            decision.pop(name, None)
    return ReplayStep(step, side, action, [_event(event, eyes) for event in match.log[seen:]], view)


def _event(event: Event, eyes: str) -> dict[str, Any]:
    if eyes != OPEN:
        return event.seen_by(side_named(eyes))
    shown = event.seen_by(SPECTATOR)
    shown.pop("hidden", None)
    shown.update(event.secrets)
    return shown


def verify(record: str, language: str) -> bytes:
    """Whether a record holds."""
    speaker = Speaker(language)
    try:
        parsed, lines = parse_record(record, GAMES)
        again = Replay(parsed, lines, GAMES)
        match = again.run()
    except VexillaError as problem:
        line = problem.line if isinstance(problem, BadRecord) else 1
        return msgspec.json.encode(Verified(False, line=line, message=speaker.explain(problem)))
    steps = sum(1 for taken in match.history if taken.side in SIDES)
    return msgspec.json.encode(Verified(True, steps=steps, result=name_of_side(again.winner) if again.over else None))


def make(new: dict[str, Any], now: float) -> bytes:
    """A game made from a record or from a player's own set-up, as it is to be kept, with what opens its seats."""
    return msgspec.msgpack.encode(new_game(msgspec.convert(new, NewGame), now))


def check(contents: dict[str, str], game: str | None, language: str) -> bytes:
    """What a library would say of a player's own set-up, if it is sound."""
    found = GAMES.find(game if game is not None else game_of_file(contents["text"]))
    given = given_by(found, msgspec.convert(contents, NewContents))
    setup, speaker = found.setup(given=given), Speaker(language)
    shown = scenario_shown(found, setup, speaker)
    return msgspec.json.encode(Checked(found.key, shown, briefing_of(found, setup, speaker)))


def analyse(record: str, eyes: int | None = None) -> bytes:
    """Luck, and who was winning when, as compressed JSON; with eyes only what that side may know."""
    parsed, _ = parse_record(record, GAMES)
    found = msgspec.convert(advice_for(parsed.game).analysis(record, eyes), Analysis)
    return gzip.compress(msgspec.json.encode(found), _GZIP_LEVEL)


def _of_games() -> tuple[Callable[..., bytes], ...]:
    """What games have done here: ``JOBS`` of their folders beside this module."""
    folders = [layer_of(game, "server.http") for game in GAMES.games.values()]
    return tuple(job for folder in folders if folder is not None for job in folder.JOBS)


_ALL: Final[tuple[Callable[..., bytes], ...]] = (
    *(replay, study, verify, analyse, make, check),
    *(coach_jobs.hint, coach_jobs.review),
    *_of_games(),
)
_JOBS: Final = {function.__name__: function for function in _ALL}


def do_job(job: Job) -> Done:
    """Do a job; whatever goes wrong is told, not raised."""
    try:
        return Done(_JOBS[job.do](**job.arguments))
    except BadContents as problem:
        faults = [WrongLine(fault.line, fault.text, fault.reason, fault.arguments) for fault in problem.faults]
        return Done(reason=problem.reason, message=str(problem), arguments=problem.arguments, faults=faults)
    except VexillaError as problem:
        line = problem.line if isinstance(problem, BadRecord) else 0
        message = str(problem).removeprefix(f"line {line}: ")  # whoever raises it again says the line again
        return Done(reason=problem.reason or "bad-record", message=message, line=line, arguments=problem.arguments)
    except Exception as problem:  # a process that dies of one record would take the next one with it
        return Done(trace=trace_of(problem))

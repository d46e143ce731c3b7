"""Questions of players: they change nothing, and are answered from what the player may know.

Some take as long as hundreds of actions (the odds of elephants, whose dice are thrown again and again). Those are
thought about beside the event loop, in a copy of the match, while the table goes on; and once for each position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw

from ...advice import advice_for
from ...kernel.deed import read_deed
from ...kernel.game import AnyMatch
from ...kernel.refusal import UnknownAction
from . import messages as m
from .messages import Trouble, answer, encode, not_understood

if TYPE_CHECKING:
    from .live import LiveTable
    from .watchers import Watcher

#: So many answers are kept for one position: of odds, and of what is asked while something is dragged.
_KEPT: Final = 40
_KEPT_ANSWERS: Final = 400

Parts = dict[str, Any]


class KeptOdds:
    """The odds that were asked for in one position, as JSON."""

    __slots__ = ("_odds", "_version")

    def __init__(self) -> None:
        self._version = -1
        self._odds: dict[tuple[int, str | None], Parts] = {}

    def find(self, version: int, side: int, action: str | None) -> Parts | None:
        """What was answered to a side as of this version."""
        if version != self._version:
            self._version = version
            self._odds = {}
        return self._odds.get((side, action))

    def keep(self, version: int, side: int, action: str | None, parts: Parts) -> None:
        """Keep an answer, if the game still stands so."""
        if version == self._version and len(self._odds) < _KEPT:
            self._odds[side, action] = parts


class Thoughts:
    """For one position the match that each side may imagine, and what it was answered.

    Whoever drags a piece about asks many times a second: the match is imagined once, and nothing is worked out twice.
    Answers change nothing, so several of them may be worked out at a time.
    """

    __slots__ = ("_answers", "_matches", "_version")

    def __init__(self) -> None:
        self._version = -1
        self._matches: dict[int, AnyMatch] = {}
        self._answers: dict[tuple[int, str], Raw] = {}

    def find(self, version: int, side: int, question: str) -> tuple[AnyMatch | None, Raw | None]:
        """The match in which a side is answered as of this version, and the answer, as far as they are known."""
        if version != self._version:
            self._version = version
            self._matches = {}
            self._answers = {}
        return self._matches.get(side), self._answers.get((side, question))

    def keep(self, version: int, side: int, match: AnyMatch, question: str, answer: Raw) -> None:
        """Keep a match and an answer, if the game still stands so."""
        if version == self._version:
            self._matches.setdefault(side, match)
            if len(self._answers) < _KEPT_ANSWERS:
                self._answers[side, question] = answer


async def ask(live: LiveTable, watcher: Watcher, message: m.Question) -> None:
    """Answer a question; Trouble says why not. The caller does not hold the table's lock."""
    if isinstance(message, m.Odds):
        parts = await _ask_odds(live, watcher.side, message.action)
    elif isinstance(message, m.Preview):
        parts = await _ask_preview(live, watcher.side, message.action)
    elif isinstance(message, m.Ask):
        parts = await _ask_decision(live, watcher.side, message.question)
    else:
        async with live.lock:
            state = await live.state()
            match, decides = state.table.match, state.decider == watcher.side
            if isinstance(message, m.Why):
                parts = _why(match, decides, message.action)
            else:
                parts = {"marks": advice_for(state.ruleset).marks(match, watcher.side) if decides else {}}
    watcher.send(answer(message.id, **parts))


def answer_in(match: AnyMatch, side: int, message: m.Question) -> Parts:
    """The answer in a match that belongs to nobody else; Trouble says why there is none."""
    if isinstance(message, m.Odds):
        return {"odds": None} if match.over else _odds(match, side, message.action)
    decides = match.decider == side
    if isinstance(message, m.Why):
        return _why(match, decides, message.action)
    if isinstance(message, m.Marks):
        return {"marks": advice_for(match.game.key).marks(match, side) if decides else {}}
    if isinstance(message, m.Preview):
        return (_preview(match, side, message.action) if decides else None) or {"decision": None, "view": None}
    _check_asker(match, side)
    try:
        return {"answer": _told(match.thought(side), side, message.question)}
    except UnknownAction as problem:
        raise not_understood("unknown-question", problem, question=message.question) from None


async def _ask_odds(live: LiveTable, side: int, action: str | None) -> Parts:
    async with live.lock:
        state = await live.state()
        version = state.version
        kept = {"odds": None} if state.table.over else live.odds.find(version, side, action)
        if kept is not None:
            return kept
        match = state.table.match.clone()
    parts = await live.tables.beside(_odds, match, side, action)
    live.odds.keep(version, side, action, parts)
    return parts


async def _ask_preview(live: LiveTable, side: int, action: str) -> Parts:
    async with live.lock:
        state = await live.state()
        match = state.table.match.clone() if state.decider == side else None
    shown = await live.tables.beside(_preview, match, side, action) if match is not None else None
    return shown or {"decision": None, "view": None}


async def _ask_decision(live: LiveTable, side: int, question: str) -> Parts:
    """What decision and table answer while someone drags a piece about, fills in a form or measures."""
    async with live.lock:
        state = await live.state()
        _check_asker(state.table.match, side)
        version = state.version
        thought, kept = live.thoughts.find(version, side, question)
        if kept is not None:
            return {"version": version, "answer": kept}
        now = state.table.match.clone() if thought is None else None
    try:
        match, told = await live.tables.beside(_answer, thought, now, side, question)
    except UnknownAction as problem:
        raise not_understood("unknown-question", problem, question=question) from None
    live.thoughts.keep(version, side, match, question, told)
    return {"version": version, "answer": told}


def _check_asker(match: AnyMatch, side: int) -> None:
    """Whoever decides is answered by his decision; the others where the game answers always."""
    if match.decider != side and not match.game.questions:
        raise Trouble("not-your-decision", "you have nothing to decide now")


def _why(match: AnyMatch, decides: bool, action: str) -> Parts:
    if not decides:
        raise Trouble("not-your-decision", "you have nothing to decide now")
    try:
        refusal = match.refusal(match.read(action))
    except UnknownAction as problem:
        raise not_understood("unknown-action", problem, action=action) from None
    if refusal is None:
        return {"allowed": True}
    return {"allowed": False, "clause": refusal.clause, "reason": refusal.reason, "arguments": refusal.arguments}


# -- beside the event loop ------------------------------------------------------------------------


def _odds(match: AnyMatch, side: int, action: str | None) -> Parts:
    return {"odds": Raw(encode(advice_for(match.game.key).odds(match, side, action)))}


def _answer(match: AnyMatch | None, now: AnyMatch | None, side: int, question: str) -> tuple[AnyMatch, Raw]:
    """The answer, and the match in which it was found: one that was imagined before, or is now."""
    if match is None:
        assert now is not None
        match = now.thought(side)
    return match, Raw(encode(_told(match, side, question)))


def _told(match: AnyMatch, side: int, question: str) -> dict[str, Any]:
    """What decision and game answer in a match that was imagined for a side, or else the adviser."""
    advice = advice_for(match.game.key)
    if question.partition(" ")[0] in [form.word for form in advice.questions]:
        return advice.ask(match, side, read_deed(advice.questions, question))
    return match.told(side, question)


def _preview(match: AnyMatch, side: int, action: str) -> Parts | None:
    return advice_for(match.game.key).preview(match, side, action)

"""Check a rule: a small position, loaded dice, an action, the outcome.

::

    case = position("battle_line", '''
        bottom hand: red-7
        3: red-8 red-9 | yellow-8 green-8
        ''', chance={"troops": ["blue-1"]})
    case.play("play red-7 3")
    assert case.why_not("claim 3") is None
    case.play("claim 3")
    assert case.lines()["3"] == "red-7 red-8 red-9 | yellow-8 green-8 ; bottom holds"

Every rule test of the project is written with this module, and so can be any question about a rule.
How a position is written is the game's own business; for Battle Line see
:mod:`vexilla.games.battle_line.text`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from textwrap import dedent
from typing import Any, TypeVar

from .catalogue import clause_exists
from .games import GAMES
from .kernel.chance import seed_from
from .kernel.game import AnyGame, AnyMatch
from .kernel.position import View
from .kernel.refusal import BadSetup, IllegalAction, Refusal
from .kernel.sides import CHANCE, name_of_side, side_named
from .kernel.source import Asking, Scripted, Source, seeded
from .kernel.step import Chance

F = TypeVar("F", bound=Callable[..., Any])
E = TypeVar("E", bound=Hashable)


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a test with the clauses it proves: it must fail when one of them is broken."""
    for clause in clauses:
        if not clause_exists(clause):
            raise ValueError(f"there is no clause {clause} in the catalogue")

    def mark(test: F) -> F:
        vars(test)["clauses"] = clauses
        return test

    return mark


class Case:
    """A match to try things on; everything goes in and comes out as text."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self._events_read = 0

    def play(self, *actions: str) -> Case:
        """Take actions one after another, whoever has to decide; IllegalAction if a rule forbids one."""
        for action in actions:
            self.match.act(action)
        return self

    def options(self, begins: str = "") -> list[str]:
        """The legal actions of whoever decides now, sorted; only those whose text begins so."""
        text = self.match.text
        return sorted(action for action in map(text, self.match.options()) if action.startswith(begins))

    def refusal(self, action: str) -> Refusal | None:
        """Why an action is not allowed now, or None."""
        return self.match.refusal(self.match.read(action))

    def why_not(self, action: str) -> str | None:
        """The clause that forbids an action now, or None. The match stays as it is."""
        refusal = self.refusal(action)
        if refusal is None:
            return None
        before = self.match.digest()
        try:
            self.match.act(action)
        except IllegalAction:
            assert self.match.digest() == before, "a refused action changed the match"
        else:
            raise AssertionError(f"{action!r} is refused by {refusal.clause}, but was taken all the same")
        return refusal.clause

    @property
    def decider(self) -> str:
        """Who has to decide now: ``bottom``, ``top``, ``chance``, or ``nobody`` when it is over."""
        return name_of_side(self.match.decider)

    @property
    def question(self) -> str:
        """What is to be decided, by the id of its message."""
        return self.match.choice().question()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def winner(self) -> str:
        """Who won; ``nobody`` after a draw or while it goes on."""
        return name_of_side(self.match.position.winner)

    def view(self, side: str) -> View:
        """What a side (``bottom``, ``top``, ``spectator``) may know."""
        return self.match.view(side_named(side))

    def events(self, name: str = "", side: str = "") -> list[dict[str, Any]]:
        """What happened since the last call: only events of this name, as this side sees them."""
        new = self.match.log[self._events_read :]
        self._events_read = len(self.match.log)
        seen = [event.seen_by(side_named(side)) if side else _whole(event.seen_by, event.secrets) for event in new]
        return [event for event in seen if not name or event["event"] == name]

    def text(self) -> str:
        """The whole match as a written position: :func:`position` makes the same case of it, at any decision."""
        return self.match.game.text_of(self.match)

    def lines(self) -> dict[str, str]:
        """The position's text, each line by its title, and beside it what only :meth:`text` has."""
        found: dict[str, str] = {}
        for text in (self.match.position.canonical(), self.text()):
            for line in text.splitlines():
                title, _, rest = line.partition(":")
                found.setdefault(title.strip(), rest.strip())
        return found

    def clone(self) -> Case:
        """A second case that goes on from here by itself."""
        return Case(self.match.clone(logging=True))


def _whole(seen_by: Callable[[int], dict[str, Any]], secrets: Mapping[str, Any]) -> dict[str, Any]:
    return {**seen_by(side_named("spectator")), **secrets}


def position(game: str, text: str, chance: Mapping[str, Sequence[str]] | None = None, *, luck: bool = True) -> Case:
    """A case from a written position.

    ``chance`` scripts the outcomes of each stream in order: ``{"troops": ["red-9", "blue-1"]}``.
    When they are used up a fixed seed decides; with ``luck=False`` it is an error instead.
    """
    found = GAMES.find(game)
    return Case(found.position_from(dedent(text), scripted(found, chance or {}, luck)))


def new_game(
    game: str,
    scenario: str | None = None,
    options: dict[str, str] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    *,
    seed: int = 0,
) -> Case:
    """A case at the first decision of a new match."""
    found = GAMES.find(game)
    return Case(found.new(scenario, options, source=scripted(found, chance or {}, True, seed)))


def scripted(game: AnyGame, chance: Mapping[str, Sequence[str]], luck: bool, seed: int = 0) -> Source:
    """Loaded dice and stacked decks, each outcome given by the words after its verb."""
    scripts: list[list[int]] = [[] for _ in game.streams]
    for stream, outcomes in chance.items():
        if stream not in game.streams:
            raise BadSetup(f"{game.key} has no stream {stream!r}: there is {', '.join(game.streams)}")
        number = game.streams.index(stream)
        scripts[number] = [game.outcomes.action(f"{game.stream_verbs[number]} {outcome}") for outcome in outcomes]
    return Scripted(scripts, seeded(seed_from(seed), game.streams) if luck else None)


def every_end(
    match: AnyMatch,
    decide: Callable[[AnyMatch], int],
    is_end: Callable[[AnyMatch], bool],
    describe: Callable[[AnyMatch], E],
) -> dict[E, Fraction]:
    """Every way in which chance can take a match, and its probability, by how each end is described.

    ``decide`` decides for all players; positions that are alike are followed once.
    """
    start = match.clone()
    start.source = Asking()
    start.run()
    return _ends(start, decide, is_end, describe, {})


def _ends(
    match: AnyMatch,
    decide: Callable[[AnyMatch], int],
    is_end: Callable[[AnyMatch], bool],
    describe: Callable[[AnyMatch], E],
    known: dict[str, dict[E, Fraction]],
) -> dict[E, Fraction]:
    digest = match.digest()
    if digest in known:
        return known[digest]
    found: dict[E, Fraction] = {}
    if is_end(match):
        found[describe(match)] = Fraction(1)
    else:
        weights = {decide(match): 1} if match.decider != CHANCE else _weights(match)
        for action, weight in weights.items():
            after = match.clone()
            after.apply(action)
            for end, chance in _ends(after, decide, is_end, describe, known).items():
                found[end] = found.get(end, Fraction(0)) + chance * Fraction(weight, sum(weights.values()))
    known[digest] = found
    return found


def _weights(match: AnyMatch) -> dict[int, int]:
    """What can happen by chance now, and in how many ways."""
    step = match.agenda[-1]
    assert isinstance(step, Chance)
    return {action: step.weight(match, action) for action in match.options()}

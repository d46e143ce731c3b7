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
How a position is written is the game's own business: see :mod:`vexilla.games.battle_line.text`,
:mod:`vexilla.games.ancients.text`, :mod:`vexilla.games.napoleonics.text` and :mod:`vexilla.games.grand_battle.text`,
and ``docs/testing-rules.md`` for all words of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from textwrap import dedent
from typing import Any, TypeVar

from .catalogue import clause_exists
from .games import GAMES
from .kernel.chance import seed_from
from .kernel.deed import decimal_text
from .kernel.game import AnyGame, AnyMatch
from .kernel.open_choice import OpenChoice
from .kernel.position import View
from .kernel.refusal import BadSetup, IllegalAction, Refusal
from .kernel.sides import CHANCE, SIDE_NAMES, SIDES, SPECTATOR, name_of_side
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

    # -- doing -----------------------------------------------------------------------------------

    def play(self, *actions: str) -> Case:
        """Take actions one after another, whoever has to decide; IllegalAction if a rule forbids one."""
        for action in actions:
            self.match.act(action)
        return self

    @property
    def ask_everything(self) -> bool:
        """Whether also choices with a single option are asked; it can be switched on and off, from the next one on."""
        return self.match.asks_everything

    @ask_everything.setter
    def ask_everything(self, is_on: bool) -> None:
        self.match.asks_everything = is_on

    def clone(self) -> Case:
        """A second case that goes on from here by itself."""
        return Case(self.match.clone(logging=True))

    # -- what may be done ------------------------------------------------------------------------

    def options(self, begins: str = "") -> list[str]:
        """The legal actions of whoever decides now, sorted; only those whose text begins so."""
        text = self.match.text
        return sorted(action for action in map(text, self.match.options()) if action.startswith(begins))

    def deeds(self) -> list[str]:
        """How the actions are written that may be taken now and cannot be counted: ``advance UNITS LENGTH``."""
        choice = self.match.choice()
        return [form.usage() for form in choice.forms()] if isinstance(choice, OpenChoice) else []

    def ask(self, question: str, side: str = "") -> Any:
        """The answer to a question about what might be done, such as ``preview advance a1 8``; nothing is changed."""
        return self.match.ask(_side(side) if side else self.match.decider, question)

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

    def ends(self, *actions: str) -> list[str]:
        """Every place where the piece that falls back or flees can end, whatever its owner chooses and chance says.

        Actions may be given that are played first, on a copy; the last of them begins the retreat or flight. A piece
        that does not come through ends ``lost``, one that leaves the field ``gone``.
        """
        case = self.clone()
        case.play(*actions[:-1])
        case.ask_everything = True
        case.play(*actions[-1:])
        while not case.over and not case.match.position.on_the_way() and len(case.match.options()) == 1:
            # What would have been decided by itself if not everything were asked.
            case.match.apply(case.match.options()[0])
        walking = case.match.position.on_the_way()
        if not walking:
            now = "the match is over" if case.over else f"the question is {case.question!r}"
            raise BadSetup(f"nobody falls back or flees now: {now}")
        case.match.source = Asking()
        found: set[str] = set()
        _walk(case.match, walking[0], found, set())
        return sorted(found)

    # -- what is there ---------------------------------------------------------------------------

    def view(self, side: str) -> View:
        """What a side (``bottom``, ``top``, ``spectator``) may know."""
        return self.match.view(_side(side))

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

    def unit(self, place: str) -> View | None:
        """The unit on a hex as a view shows it, with its ``side``, ``kind`` and ``blocks``; None if there is none.

        On a measured table it is told by its id, and shown wherever it is, hidden or not.
        """
        if "measured" in self.view("spectator"):
            return self._measured(place)
        return self._piece("units", place)

    def where(self, unit: str) -> str:
        """Where a unit of a measured table is: ``60:40.5 heading 180``, or in a word: ``reserve``, ``gone``."""
        found = self._measured(unit)
        if found is None:
            raise BadSetup(f"there is no unit {unit!r}")
        if "at" not in found:
            return str(found["place"])
        x, y = (decimal_text(length, 3) for length in found["at"])
        return f"{x}:{y} heading {decimal_text(found['hundredths'], 2)}"

    def _measured(self, unit: str) -> View | None:
        """A unit of a measured table, as its owner sees it."""
        for side in SIDES:
            view = self.match.view(side)
            if "measured" not in view:
                raise BadSetup(f"{self.match.game.key} has no measured table")
            hidden = [marker["unit"] for marker in view["measured"]["markers"] if "unit" in marker]
            for piece in (*view["measured"]["pieces"], *hidden, *view["away"]):
                if piece["id"] == unit:
                    return dict(piece)
        return None

    def blocks(self, hex_: str) -> int:
        """How many blocks the unit on a hex has; 0 if there is none."""
        unit = self.unit(hex_)
        return int(unit["blocks"]) if unit is not None else 0

    def leader(self, hex_: str) -> str | None:
        """The name of the leader on a hex, also of one who flees through it; None if there is none."""
        leader = self._piece("leaders", hex_)
        return str(leader["name"]) if leader is not None else None

    def _piece(self, pieces: str, hex_: str) -> View | None:
        if hex_.upper() not in self._places():
            raise BadSetup(f"{hex_!r} is no hex of the board")
        for piece in self._seen(pieces):
            if piece["hex"] == hex_.upper():
                return dict(piece)
        return None

    def _places(self) -> list[str]:
        board = self.match.position.field.board if hasattr(self.match.position, "field") else None
        return list(board.labels) if board is not None else []

    def flag(self, number: int) -> View:
        """What lies at a flag of Battle Line, as a view shows it."""
        flags: list[View] = self._seen("flags")
        if not 1 <= number <= len(flags):
            raise BadSetup(f"there is no flag {number}: flags are 1 to {len(flags)}")
        return flags[number - 1]

    def hand(self, side: str) -> list[str]:
        """The cards a side holds."""
        if _side(side) not in SIDES:
            raise BadSetup(f"{side} holds no cards: use bottom or top")
        hand = self.view(side)["hands"][side]
        return [str(card) for card in (hand["hand"] if "hand" in hand else hand["cards"])]

    @property
    def banners(self) -> dict[str, int]:
        """How many banners each side has won."""
        return dict(self._seen("banners"))

    def deck_size(self, pile: str = "") -> int:
        """How many cards the deck has; where there are several, which one must be said."""
        seen = self.view("spectator")
        piles = seen["piles"] if "piles" in seen else {"": self._seen("deck")}
        if pile not in piles:
            raise BadSetup(f"there is no pile {pile!r}: say which one, {' or '.join(map(repr, piles))}")
        size = piles[pile]
        return int(size["cards"] if isinstance(size, dict) else size)

    def _seen(self, part: str) -> Any:
        seen = self.view("spectator")
        if part not in seen:
            raise BadSetup(f"{self.match.game.key} has no {part}")
        return seen[part]

    def chance_left(self, stream: str) -> list[str]:
        """The scripted outcomes of a stream that have not happened yet, in order."""
        game, source = self.match.game, self.match.source
        number = _stream(game, stream)
        if not isinstance(source, Scripted):
            return []
        verb = f"{game.stream_verbs[number]} "
        return [game.outcomes.text(outcome).removeprefix(verb) for outcome in source.scripts[number]]

    @property
    def dice_left(self) -> list[str]:
        """The scripted rolls that have not been rolled yet."""
        return self.chance_left("dice")

    # -- what happened ---------------------------------------------------------------------------

    def events(self, name: str = "", side: str = "") -> list[dict[str, Any]]:
        """What happened since the last call: only events of this name, as this side sees them."""
        begin, self._events_read = self._events_read, len(self.match.log)
        return self._told(begin, name, side)

    def log(self, name: str = "", side: str = "") -> list[dict[str, Any]]:
        """All that has happened: like :meth:`events`, but from the beginning, and as often as one likes."""
        return self._told(0, name, side)

    def _told(self, begin: int, name: str, side: str) -> list[dict[str, Any]]:
        events = self.match.log[begin:]
        seen = [event.seen_by(_side(side)) if side else _whole(event.seen_by, event.secrets) for event in events]
        return [event for event in seen if not name or event["event"] == name]


def _walk(match: AnyMatch, piece: tuple[str, int], found: set[str], known: set[str]) -> None:
    """Follow every way until the piece is no longer on it, and note where it is then."""
    if piece not in match.position.on_the_way():
        pieces, number = piece
        found.add(str(match.view(SPECTATOR)[pieces][number]["hex"]))
        return
    digest = match.digest()
    if digest in known:
        return
    known.add(digest)
    for action in match.options():
        after = match.clone()
        after.apply(action)
        _walk(after, piece, found, known)


def _side(name: str) -> int:
    """The side that has this name; BadSetup says which there are."""
    if name not in SIDE_NAMES:
        raise BadSetup(f"no side is called {name!r}: use one of {', '.join(SIDE_NAMES)}")
    return SIDE_NAMES.index(name)


def _whole(seen_by: Callable[[int], dict[str, Any]], secrets: Mapping[str, Any]) -> dict[str, Any]:
    return {**seen_by(SPECTATOR), **secrets}


def position(
    game: str,
    text: str,
    chance: Mapping[str, Sequence[str]] | None = None,
    *,
    luck: bool = True,
    ask_everything: bool = False,
) -> Case:
    """A case from a written position.

    ``chance`` scripts the outcomes of each stream in order: ``{"troops": ["red-9", "blue-1"]}``.
    When they are used up a fixed seed decides; with ``luck=False`` it is an error instead. With
    ``ask_everything`` also those decisions are asked that have a single option.
    """
    found = GAMES.find(game)
    source = scripted(found, chance or {}, luck)
    return Case(found.position_from(dedent(text), source, asks_everything=ask_everything))


def new_game(
    game: str,
    scenario: str | None = None,
    options: dict[str, str] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    *,
    seed: int = 0,
    ask_everything: bool = False,
) -> Case:
    """A case at the first decision of a new match."""
    found = GAMES.find(game)
    match = found.begin(found.setup(scenario, options), scripted(found, chance or {}, True, seed), logging=True)
    match.asks_everything = ask_everything
    match.run()
    return Case(match)


def scripted(game: AnyGame, chance: Mapping[str, Sequence[str]], luck: bool, seed: int = 0) -> Source:
    """Loaded dice and stacked decks, each outcome given by the words after its verb."""
    scripts: list[list[int]] = [[] for _ in game.streams]
    for stream, outcomes in chance.items():
        number = _stream(game, stream)
        if isinstance(outcomes, str):
            raise BadSetup(f"the outcomes of {stream!r} must be a list, an entry each: [{outcomes!r}]")
        scripts[number] = [game.outcomes.action(f"{game.stream_verbs[number]} {outcome}") for outcome in outcomes]
    return Scripted(scripts, seeded(seed_from(seed), game.streams) if luck else None)


def _stream(game: AnyGame, stream: str) -> int:
    if stream not in game.streams:
        raise BadSetup(f"{game.key} has no stream {stream!r}: there is {', '.join(game.streams)}")
    return game.streams.index(stream)


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

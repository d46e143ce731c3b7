"""What a game tells the program about itself, and the register of games."""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from typing import Any, Final, Generic

from .action import Vocabulary
from .chance import SEED_BYTES
from .deed import Deed, Form, Json
from .match import Match
from .outline import Account, Outline
from .position import P, View
from .refusal import BadSetup
from .setup import Given, Setup, pin_of
from .sides import CHANCE
from .source import Source, seeded
from .step import Step

__all__ = ["AnyGame", "AnyMatch", "Game", "Option", "Register", "Setup", "unknown"]

#: So much of a name that does not exist is said again.
_LONGEST_SHOWN: Final = 100


class Option:
    """Something people can agree on before a game: its name, its values, the usual one first."""

    def __init__(self, name: str, *values: str) -> None:
        self.name: Final = name
        self.values: Final = values

    @property
    def default(self) -> str:
        """The value used when nothing is said."""
        return self.values[0]


class Effort:
    """How long a match takes two people, in minutes, and how much there is to learn for it, from 1 to 3."""

    def __init__(self, minutes: int, difficulty: int) -> None:
        self.minutes: Final = minutes
        self.difficulty: Final = difficulty


class Names:
    """What a scenario, its date, its sides and its people are called in a language; "" and nobody: not at all."""

    def __init__(
        self,
        title: str = "",
        date: str = "",
        sides: tuple[str, str] = ("", ""),
        people: dict[str, str] | None = None,
        armies: tuple[str, str] = ("", ""),
    ) -> None:
        self.title: Final = title
        self.date: Final = date
        self.sides: Final = sides
        #: The keys of the armies that the sides are called by where they have no names of their own.
        self.armies: Final = armies
        self.people: Final[dict[str, str]] = people if people is not None else {}


class Checks:
    """How much play proves a game, on each of its scenarios: random games, and all ways to go on from the start."""

    def __init__(self, batches: int, games: int, soak: int, perft: tuple[tuple[str, int], ...] = ()) -> None:
        #: So many batches of so many random games, each batch with its digest pinned.
        self.batches: Final = batches
        self.games: Final = games
        #: The random games of a long run.
        self.soak: Final = soak
        #: Scenarios, each with the number of decisions to which all ways are counted.
        self.perft: Final = perft


class Game(Generic[P]):
    """One ruleset. A game subclasses it, once; its folder has the one object of that class, called ``GAME``.

    Whatever a program or a test wants to know of a game, it asks this object: none has a list of games.
    """

    key: str
    #: Changed whenever a record of before would no longer replay to the same position.
    rules_version: int
    #: What players can do, and what chance can: two encodings, so that the players' stays dense.
    vocabulary: Vocabulary
    outcomes: Vocabulary
    #: The uses of chance, each with a stream of its own.
    streams: tuple[str, ...]
    #: For each stream the verb of its outcomes.
    stream_verbs: tuple[str, ...]
    #: Names of the scenarios, the usual one first.
    scenarios: tuple[str, ...]
    #: What players may bring as the contents of a set-up (see :class:`Given`), a battle as a file first.
    given_kinds: tuple[str, ...] = ()
    options: tuple[Option, ...]
    #: The letters with which the numbers of its clauses begin.
    clause_prefix: str = ""
    #: The system it is a game of, whose words and drawings it shares; "" if it stands alone.
    system: str = ""
    #: Whether the page can show it, by a board of its own or by the plain one; if not, the lobby does not offer it.
    has_page: bool = True
    #: Whether its scenarios are battles that players are briefed for.
    has_briefings: bool = False
    #: Whether players may build armies for it, any two of which can meet.
    has_armies: bool = False
    #: What either player may ask at any time, whoever decides (see :meth:`answer`); decisions have more.
    questions: tuple[Form, ...] = ()
    #: How much play proves it; a game that takes long, or is large, says how much is enough.
    checks: Checks = Checks(2, 50, 1000)

    @property
    def quick_starts(self) -> tuple[str, ...]:
        """The scenarios that a newcomer is offered to begin at once."""
        return self.scenarios[:1]

    @property
    def package(self) -> str:
        """The package in which the folders of the game are."""
        return type(self).__module__.partition(".")[0]

    def words_of(self, side: int) -> Vocabulary:
        """The vocabulary in which a side speaks: chance has its own."""
        return self.outcomes if side == CHANCE else self.vocabulary

    def answer(self, match: Match[P], side: int, question: Deed) -> Json:
        """The answer to one of ``questions``, ready for JSON. The match is one imagined for the side that asks."""
        raise NotImplementedError

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[P]:
        """A match ready to run, with its set-up on the agenda."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[P, list[Step[P]]]:
        """The position a text stands for, and what is to be done; BadSetup names the line that is wrong."""
        raise NotImplementedError

    def position_from(self, text: str, source: Source, asks_everything: bool = False) -> Match[P]:
        """A match from a position written as text, for tests and for anyone who asks a rule question."""
        position, to_do = self.read(text)
        match: Match[P] = Match(self, position, to_do, source)
        match.asks_everything = asks_everything
        match.run()
        return match

    def text_of(self, match: Match[P]) -> str:
        """The match as a written position: :meth:`position_from` makes of it a match that goes on in the same way.

        A game that reads no positions shows at least what matters in this one.
        """
        return match.position.canonical()

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions and what they mean, in tables: the documentation is made from them."""
        return {}

    def human_record(self, setup: Setup) -> tuple[int, int, int] | None:
        """How people have fared in a scenario: plays, per cent won by the bottom side and by the top side."""
        return None

    def effort(self, setup: Setup) -> Effort:
        """How long a scenario takes and how hard it is."""
        return Effort(20, 1)

    def names(self, setup: Setup, language: str) -> Names:
        """What a scenario, its sides and its people are called; where nothing is, the game's own words serve."""
        return Names()

    def sketch(self, setup: Setup) -> View | None:
        """What a small picture of the start of a scenario shows; None if there is nothing to draw."""
        return None

    def outline(self, setup: Setup) -> Outline | None:
        """A battle before its first turn, for its briefing; None of a game without battles."""
        return None

    def account(self, setup: Setup, language: str) -> Account:
        """What the file of a battle itself tells players."""
        return Account()

    # -- set-ups ---------------------------------------------------------------------------------

    def scenario_text(self, scenario: str) -> str:
        """What one of the game's own scenarios is read from; empty where its name says everything."""
        return ""

    def contents(self, scenario: str, text: str) -> str:
        """What is pinned: all of a scenario that matters in play, written in one way; BadContents if it has faults.

        A scenario that is nothing but a name is part of the rules, which have a version.
        """
        return scenario

    def brought(self, name: str) -> Given | None:
        """What a player brings under a name that is none of the game's own, such as the path of a file."""
        return None

    def is_sealed(self, setup: Setup) -> bool:
        """Whether a set-up holds what one of the sides may not know: neither it nor its hash is told before the end."""
        return False

    def is_as_before(self, setup: Setup) -> bool:
        """Whether a scenario is still what it was when records did not pin it yet."""
        return True

    def setup(
        self, scenario: str | None = None, options: dict[str, str] | None = None, given: Given | None = None
    ) -> Setup:
        """A checked set-up, which a player may have brought; BadSetup names what does not exist and what does."""
        chosen = scenario if scenario is not None else self.scenarios[0]
        if given is None and chosen not in self.scenarios:
            given = self.brought(chosen)
        return self.pinned(given.name if given is not None else chosen, self.checked_options(options), given)

    def pinned(self, scenario: str, options: dict[str, str], given: Given | None) -> Setup:
        """The set-up of one of the game's own scenarios or of what was given; nothing else is ever looked for."""
        if given is None:
            if scenario not in self.scenarios:
                raise unknown("scenario", f"{self.key} has no scenario", scenario, self.scenarios, game=self.key)
            text = self.scenario_text(scenario)
        else:
            self._check_given(given)
            text = given.text
        return Setup(scenario, options, text, given, pin_of(self.key, self.contents(scenario, text)))

    def _check_given(self, given: Given) -> None:
        if given.kind not in self.given_kinds:
            if not self.given_kinds:
                raise BadSetup(f"{self.key} takes no set-up from a file", "nothing-given", game=self.key)
            what = f"{self.key} cannot be given"
            raise unknown("contents", what, given.kind, self.given_kinds, game=self.key)
        if given.name in self.scenarios:
            wrong = f"{given.name!r} is a scenario of {self.key} itself: give yours another name"
            raise BadSetup(wrong, "given-name", game=self.key, name=given.name)

    def checked_options(self, options: dict[str, str] | None) -> dict[str, str]:
        """A value for every option; BadSetup names what does not exist and what does."""
        values = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            option = self._option(name)
            if value not in option.values:
                what = f"the option {name} of {self.key} cannot be"
                raise unknown("value", what, value, option.values, game=self.key, option=name)
            values[name] = value
        return values

    def _option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = tuple(each.name for each in self.options)
        raise unknown("option", f"{self.key} has no option", name, known, game=self.key)

    def new(
        self,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        *,
        seed: bytes | None = None,
        source: Source | None = None,
        logging: bool = True,
    ) -> Match[P]:
        """A new match, run up to its first decision."""
        return self.start(self.setup(scenario, options), seed=seed, source=source, logging=logging)

    def start(
        self, setup: Setup, *, seed: bytes | None = None, source: Source | None = None, logging: bool = True
    ) -> Match[P]:
        """A new match of a set-up, likewise."""
        if source is None:
            source = seeded(seed if seed is not None else secrets.token_bytes(SEED_BYTES), self.streams)
        match = self.begin(setup, source, logging)
        match.run()
        return match


#: A game whose position type does not matter to the caller.
AnyGame = Game[Any]
AnyMatch = Match[Any]


class Register:
    """The games of the program by key."""

    def __init__(self, *games: AnyGame) -> None:
        self._games: Final = {game.key: game for game in games}

    @property
    def games(self) -> dict[str, AnyGame]:
        """All of them."""
        return self._games

    def find(self, key: str) -> AnyGame:
        """The game with this key; BadSetup offers the nearest ones."""
        game = self.games.get(key.replace("-", "_"))
        if game is None:
            raise unknown("game", "there is no game", key, tuple(self.games))
        return game

    def find_scenario(self, name: str) -> tuple[AnyGame, str]:
        """The game and scenario that ``game`` or ``game/scenario`` names, or ``game/path/of/a/file``."""
        key, _, scenario = name.partition("/")
        game = self.find(key)
        game.setup(scenario or None)
        return game, scenario or game.scenarios[0]


def unknown(kind: str, what: str, name: str, known: tuple[str, ...], **more: str) -> BadSetup:
    """The error for a name that does not exist, with those that do and the nearest of them."""
    name = name[:_LONGEST_SHOWN]
    near = get_close_matches(name, known, 1, 0.5)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    listed = ", ".join(known)
    return BadSetup(f"{what} {name!r}: there is {listed}.{hint}", f"unknown-{kind}", name=name, known=listed, **more)

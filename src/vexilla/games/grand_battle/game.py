"""Grand Battle as the program knows it."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Final

from ...kernel.deed import Deed, Json
from ...kernel.game import Checks, Effort, Game, Names, Option, Setup
from ...kernel.match import Match
from ...kernel.outline import Account, Force, Outline
from ...kernel.position import View
from ...kernel.refusal import BadSetup
from ...kernel.setup import LONGEST_CONTENTS, POSITION, Given
from ...kernel.sides import BOTTOM, NOBODY, TOP
from ...kernel.source import Source
from ...kernel.step import Step
from .actions import OUTCOMES, STREAMS, VOCABULARY
from .armies.library import SUFFIX
from .asking.answers import answer
from .asking.forms import QUESTIONS
from .battles.battle import Battle
from .battles.library import BATTLES, contents_of, read_battle
from .battles.meeting import AND, BATTLE, meeting
from .orders.sheet import FREE
from .position import GrandBattle, Setting
from .setup.pick_up import PICK_UP, PICK_UP_IN_THE_OPEN
from .sketch import sketch_of
from .states import DEPLOYMENT, ON_TABLE, UNPLACED
from .tables.terrain import GROUNDS_BY_KEY
from .telling import note_bases
from .text import read, tables, write, write_position
from .turn import BEGIN_BATTLE, rest_of_turn

#: Whether distances may be measured before a declaration (GRB-01-044).
MEASURING: Final = "measuring"
STRICT: Final = "strict"
#: How the name of a file ends that is a written position.
TEXT_SUFFIX: Final = ".txt"
_MINUTES_A_TURN: Final = 12
_DIFFICULTY: Final = 3


class GrandBattleGame(Game[GrandBattle]):
    """Pitched battles with miniatures on a measured table."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "grand_battle"
        self.clause_prefix = "GRB"
        self.has_page = True
        self.has_briefings = True
        self.has_armies = True
        self.rules_version = 2
        self.vocabulary = VOCABULARY
        self.outcomes = OUTCOMES
        self.questions = QUESTIONS
        self.streams = STREAMS
        self.stream_verbs = STREAMS
        self.scenarios = BATTLES.keys()
        self.given_kinds = (BATTLE, POSITION)
        self.options = (Option(MEASURING, FREE, STRICT),)
        # A battle takes seconds: one of each is played in every test, three hundred in a long run.
        self.checks = Checks(1, 1, 18, (("leuctra", 2), ("zama", 2), ("naseby", 2)))

    @property
    def quick_starts(self) -> tuple[str, ...]:
        """The battle to begin with: foot on open ground, nothing hidden."""
        return ("leuctra",)

    def effort(self, setup: Setup) -> Effort:
        """Six minutes for each side's part of a turn; armies on a table are much to learn, whoever meets."""
        return Effort(_MINUTES_A_TURN * self.start_of(setup).setting.turn_limit, _DIFFICULTY)

    def read(self, text: str) -> tuple[GrandBattle, list[Step[GrandBattle]]]:
        """The position a text stands for, and what is to be done: what it says, or its turn from its phase on."""
        position, to_do = read(text, self)
        note_bases(position)
        return position, to_do or [*_set_up(position), *rest_of_turn(position)]

    def text_of(self, match: Match[GrandBattle]) -> str:
        """The match as a written position."""
        return write(match)

    def written_words(self) -> dict[str, dict[str, str]]:
        """The words of its written positions."""
        return tables()

    def scenario_text(self, scenario: str) -> str:
        """The file of a battle."""
        return BATTLES.text(scenario)

    def contents(self, scenario: str, text: str) -> str:
        """All of a battle that matters in play, written in one way; BadContents if its file has faults."""
        if not is_file(text):
            return write_position(read(text, self)[0])
        self.battle(scenario, text)
        return contents_of(text)

    def brought(self, name: str) -> Given | None:
        """A battle or a written position by the path of its file, or ``ARMY+ARMY``: a pick-up battle of the two."""
        if AND in name and not pathlib.Path(name).exists():
            one, _, other = name.partition(AND)
            return meeting(one, other)
        kind = {SUFFIX: BATTLE, TEXT_SUFFIX: POSITION}.get(pathlib.Path(name).suffix)
        if kind is None:
            return None
        try:
            with pathlib.Path(name).open(encoding="utf-8") as stream:
                return Given(kind, name, stream.read(LONGEST_CONTENTS + 1))
        except (OSError, UnicodeDecodeError) as problem:
            raise BadSetup(f"the battle {name!r} cannot be read: {problem}", "unreadable", name=name) from None

    def battle(self, name: str, text: str) -> Battle:
        """The battle of a file; our own ones are read once."""
        is_ours = name in self.scenarios and text == BATTLES.text(name)
        return BATTLES.find(name) if is_ours else read_battle(name, text)

    def battle_of(self, setup: Setup) -> Battle | None:
        """The battle of a set-up; None of a written position, which tells neither its name nor its armies."""
        return self.battle(setup.scenario, setup.text) if is_file(setup.text) else None

    def start_of(self, setup: Setup) -> GrandBattle:
        """Where everybody stands at the beginning; in a pick-up battle nowhere yet."""
        battle = self.battle_of(setup)
        return battle.begin() if battle is not None else read(setup.text, self)[0]

    def names(self, setup: Setup, language: str) -> Names:
        """What the file of a battle calls it; of a written position nothing."""
        battle = self.battle_of(setup)
        if battle is None:
            return Names()
        told = battle.in_language(language)
        armies = battle.armies
        people = {each.name: army.word(each.name, language) for army in armies for each in army.commanders}
        # Armies of our own have translated names; those of players go by what their files call them.
        people |= {army.key: army.word(army.name, language) for army in armies}
        return Names(told.name, told.date, people=people, armies=(armies[0].key, armies[1].key))

    def is_sealed(self, setup: Setup) -> bool:
        """A written position hides what its text says; of sealed armies neither side knows the other one."""
        battle = self.battle_of(setup)
        return battle is None or battle.is_sealed

    def sketch(self, setup: Setup) -> View:
        """The table as everybody sees it before the first turn; before a pick-up battle it is empty."""
        return sketch_of(self.start_of(setup))

    def outline(self, setup: Setup) -> Outline | None:
        """Who stands on the table; who hides, comes later or is still to be set up is nobody's business yet."""
        start = self.start_of(setup)
        battle = self.battle_of(setup)
        is_open = battle is not None and battle.is_pick_up
        grounds = {piece.kind.key for piece in start.landscape.pieces}
        return Outline(
            (_force(battle, start, BOTTOM), _force(battle, start, TOP)),
            NOBODY if is_open else start.setting.attacker,
            [key for key in GROUNDS_BY_KEY if key in grounds],
            [],
            turn_limit=start.setting.turn_limit,
            unit_word="profile",
            ground_word="ground",
        )

    def account(self, setup: Setup, language: str) -> Account:
        """From the file of the battle."""
        battle = self.battle_of(setup)
        if battle is None:
            return Account()
        told = battle.in_language(language)
        return Account(told.history, tuple(battle.sources), plans=told.plans)

    def answer(self, match: Match[GrandBattle], side: int, question: Deed) -> Json:
        """What the table answers at any time: where a drag leads, distances, zones, threats."""
        return answer(match, side, question)

    def begin(self, setup: Setup, source: Source, logging: bool) -> Match[GrandBattle]:
        """A battle from where everybody stands at its beginning."""
        battle = self.battle_of(setup)
        start = battle.begin() if battle is not None else read(setup.text, self)[0]
        # What a file says to be strict stays so; a free one may be agreed to be strict.
        is_strict = STRICT in (setup.options[MEASURING], start.setting.measuring)
        position = GrandBattle(_measured(start.setting, STRICT if is_strict else FREE), start)
        note_bases(position)
        is_open = battle is not None and battle.is_open_field
        before: list[Step[GrandBattle]] = list(PICK_UP_IN_THE_OPEN) if is_open else _set_up(position)
        return Match(self, position, [*before, BEGIN_BATTLE], source, logging)


def _set_up(position: GrandBattle) -> list[Step[GrandBattle]]:
    """What comes before the first turn where armies are still to be set up: roles, terrain, deployment."""
    return [PICK_UP] if position.phase == DEPLOYMENT and UNPLACED in position.places else []


def _force(battle: Battle | None, start: GrandBattle, side: int) -> Force:
    """The units that everybody sees, and the general if he is with one of them."""
    roster = start.roster
    seen = [number for number, entry in enumerate(roster.units) if entry.side == side]
    seen = [number for number in seen if start.places[number] == ON_TABLE and number != roster.servants[side]]
    units: dict[str, int] = {}
    for number in seen:
        key = roster.units[number].profile.key
        units[key] = units.get(key, 0) + 1
    generals = [each.name for each in roster.commanders if each.side == side and each.is_general and each.unit in seen]
    army = "" if battle is None else battle.armies[side].key
    return Force(army, generals[0] if generals else "", units, {})


def is_file(text: str) -> bool:
    """Whether a text is a battle file: no written position is TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _measured(setting: Setting, measuring: str) -> Setting:
    """The same battle with another agreement about measuring."""
    return Setting(
        setting.roster,
        setting.landscape,
        setting.attacker,
        setting.turn_limit,
        setting.terror,
        setting.camps,
        measuring,
        setting.strips,
    )


GAME: Final = GrandBattleGame()

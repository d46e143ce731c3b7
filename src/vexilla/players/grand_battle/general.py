"""The general: tries out in imagined turns what ``steady`` would do, and what else could be done.

A sheet of orders is tried out whole: with the attacks that look best, without one of them, with others. So are the
answers in the middle of a turn on which much hangs: who evades, who pursues, which fight comes first. Everything is
tried in the same worlds, to the end of the enemy's turn, and judged by who will win then.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...games.grand_battle.actions import DONE
from ...games.grand_battle.orders.sheet import OrderSheet, RecoverySheet
from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.key import mixed
from ...kernel.match import Match
from ...kernel.sides import BOTTOM, NOBODY
from ..halving import Halving, Proposal
from ..player import Sight, Thought, seed_of, thought_out
from .answers import answers_to
from .judgement import Judgement, fitted
from .ordering import deed_of, written
from .rehearsal import Rehearsal
from .sheets import Sheets
from .steady import SteadyGrandBattle
from .straight import StraightAhead
from .weights import STEADY

#: So many imagined games there are for each second of thinking, about a sheet and about an answer; about an answer
#: fewer where many fight, since games take longer there and each answer matters less.
_GAMES_OF_SHEET: Final = 96
_GAMES_OF_ANSWER: Final = 24
_GAMES_IN_A_CROWD: Final = 10
_CROWD: Final = 6
#: The first look counts for so many worlds, and what looked best is better by so much in chances of winning.
_FIRST_LOOK: Final = 4.0
_SECOND_BEST: Final = -0.03
#: In so many ways a sheet is carried out up to the fights: chance may have a say in that, too.
_WAYS: Final = 2
#: So many sheets are kept, with those of turns before.
_FULL: Final = 8


@final
class Sheet(Proposal):
    """A whole sheet of orders."""

    def __init__(self, deeds: list[Action], look: float) -> None:
        super().__init__(look)
        self.deeds: Final = deeds
        #: Where it has led when the fights of the turn begin.
        self.begun: Final[list[Match[GrandBattle]]] = []


@final
class Answer(Proposal):
    """Something to be done now."""

    def __init__(self, action: Action, look: float) -> None:
        super().__init__(look)
        self.action: Final = action


class General:
    """A player whose thoughts can be watched and cut short."""

    def __init__(self, generator: Generator) -> None:
        self.name = "general"
        self.seconds = 1
        self.seed: Final = seed_of(generator)
        self.steady: Final = SteadyGrandBattle(generator)
        self.rehearsal: Final = Rehearsal(self.steady, StraightAhead(generator))
        self.judgement: Final = Judgement(fitted())
        #: The sheets that were thought out last, by the position before their first line.
        self._sheets: Final[dict[int, list[Action]]] = {}

    def choose(self, sight: Sight) -> Action:
        """What does best in the worlds."""
        return thought_out(self.begin(sight))

    def begin(self, sight: Sight) -> Thought:
        """A thought about a decision."""
        match: Match[GrandBattle] = sight.imagine(Generator(self.seed))
        side = sight.side
        choice = match.choice()
        if isinstance(choice, OrderSheet) and not isinstance(choice, RecoverySheet):
            return self._begin_sheet(match, side)
        first = self.steady.answer(match, sight)
        actions = answers_to(match, side, first)
        answers = [Answer(action, _SECOND_BEST if number else 0.0) for number, action in enumerate(actions)]
        games = _GAMES_IN_A_CROWD if len(match.position.contacts) > _CROWD else _GAMES_OF_ANSWER
        games = games * self.seconds if len(answers) > 1 else 0
        return AnswerDebate(self, sight, match.position.turn, answers, games)

    def _begin_sheet(self, match: Match[GrandBattle], side: int) -> Thought:
        """A thought about the whole sheet, as if nothing were written yet; or its next line, if it is known."""
        start = match.clone()
        lines = written(start.position)
        start.position.orders = [order for order in start.position.orders if order not in lines]
        before = Sight(start, side)
        key = mixed(before.key(), self.seconds)
        known = self._sheets.get(key)
        if known is not None:
            return AnswerDebate(self, before, 0, [Answer(next_line(match, known), 0.0)], 0)
        found = Sheets(start, side, STEADY).found
        sheets = [Sheet(deeds, _SECOND_BEST if number else 0.0) for number, deeds in enumerate(found)]
        games = _GAMES_OF_SHEET * self.seconds if len(sheets) > 1 else 0
        return SheetDebate(self, before, sheets, games, match, key)

    def keep(self, key: int, sheet: list[Action]) -> None:
        """Note a sheet that was thought out."""
        if len(self._sheets) >= _FULL:
            self._sheets.clear()
        self._sheets[key] = sheet

    # -- judging -----------------------------------------------------------------------------------

    def chance(self, match: Match[GrandBattle]) -> float:
        """The bottom side's chance to win."""
        if match.decider == NOBODY:
            return 1.0 if match.position.winner == BOTTOM else 0.0
        return 1.0 / (1.0 + exp(-self.judgement.log_odds(match.position)))

    def value(self, match: Match[GrandBattle], side: int) -> float:
        """A side's chance to win."""
        chance = self.chance(match)
        return chance if side == BOTTOM else 1.0 - chance


@final
class AnswerDebate:
    """An answer that is being thought about."""

    def __init__(self, general: General, sight: Sight, turn: int, answers: list[Answer], games: int) -> None:
        self._general: Final = general
        self._sight: Final = sight
        self._turn: Final = turn
        self._halving: Final = Halving(answers, games, _FIRST_LOOK)
        self._generator: Generator | None = None
        self._world: Match[GrandBattle] | None = None
        self._worlds = 0
        self._next = 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to think about."""
        return self._halving.is_done

    @property
    def progress(self) -> float:
        """How much of the work is done."""
        return self._halving.progress

    def step(self) -> None:
        """The next answer is tried out in the world that is asked now."""
        if self.is_done:
            return
        general, sight = self._general, self._sight
        if self._world is None:
            if self._generator is None:
                self._generator = sight.generator(general.seed)
            self._world = sight.imagine(self._generator)
        left = self._halving.left
        answer = left[self._next]
        world = self._world.clone()
        world.enact(answer.action)
        general.rehearsal.play_on(world, sight.side, self._turn, stands=self._worlds % 2 == 0)
        answer.values.append(general.value(world, sight.side))
        self._next += 1
        if self._next == len(left):
            self._next = 0
            self._worlds += 1
            self._world = None
            self._halving.asked()

    def best(self) -> Action:
        """The best answer so far."""
        return self._halving.ranked()[0].action


@final
class SheetDebate:
    """A sheet that is being thought about, at one of its lines, as if none were written."""

    def __init__(
        self, general: General, before: Sight, sheets: list[Sheet], games: int, match: Match[GrandBattle], key: int
    ) -> None:
        self._general: Final = general
        self._before: Final = before
        self._match: Final = match
        self._key: Final = key
        self._turn: Final = match.position.turn
        self._halving: Final = Halving(sheets, games, _FIRST_LOOK)
        self._generator: Generator | None = None
        self._seed = 0
        self._worlds = 0
        self._next = 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to think about."""
        return self._halving.is_done

    @property
    def progress(self) -> float:
        """How much of the work is done."""
        return self._halving.progress

    def step(self) -> None:
        """The next sheet is tried out in the world that is asked now."""
        if self.is_done:
            return
        general, side = self._general, self._before.side
        if self._next == 0:
            if self._generator is None:
                self._generator = self._before.generator(general.seed)
            self._seed = self._generator.below(1 << 30) + 1
        left = self._halving.left
        sheet = left[self._next]
        if self._worlds < _WAYS:
            begun: Match[GrandBattle] = self._before.imagine(Generator(self._seed))
            general.rehearsal.begun(begun, side, sheet.deeds)
            sheet.begun.append(begun)
        world = sheet.begun[self._worlds % _WAYS].imagine(side, Generator(self._seed))
        general.rehearsal.play_on(world, side, self._turn, stands=self._worlds // _WAYS % 2 == 0)
        sheet.values.append(general.value(world, side))
        self._next += 1
        if self._next == len(left):
            self._next = 0
            self._worlds += 1
            self._halving.asked()

    def best(self) -> Action:
        """The next line of the best sheet so far; thought to the end, it is kept for the lines that follow."""
        sheet = self._halving.ranked()[0].deeds
        if self.is_done:
            self._general.keep(self._key, sheet)
        return next_line(self._match, sheet)


def next_line(match: Match[GrandBattle], sheet: list[Action]) -> Action:
    """The first line of a sheet that is not written yet and may be."""
    done = [deed_of(match.position, order) for order in written(match.position)]
    for deed in sheet:
        if deed not in done and match.refusal(deed) is None:
            return deed
    return DONE

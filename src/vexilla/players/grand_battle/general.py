"""The general: tries out in imagined turns what ``steady`` would do, and what else could be done.

A sheet of orders is tried out whole: the one that looks best, and those that differ from it in one thing; then those
that differ from the best of these. So are the answers in the middle of a turn on which much hangs: who evades, who
pursues, which fight comes first. Everything is tried in the same worlds, to the end of the enemy's turn, and judged by
who will win then.
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
from ..halving import Candidate, Halving
from ..player import Sight, Thought, seed_of, thought_out
from .answers import answers_to
from .judgement import fitted
from .ordering import deed_of, written
from .rehearsal import Rehearsal
from .sheets import Draft, Sheets
from .steady import SteadyGrandBattle
from .straight import StraightAhead
from .weights import STEADY

#: In so many ways a sheet is carried out up to the fights: chance may have a say in that, too.
_WAYS: Final = 2
#: No more sheets and answers are tried out than so many for each game, but some in any case.
_GAMES_A_SHEET: Final = 4
_FEW_SHEETS: Final = 4
_GAMES_AN_ANSWER: Final = 3
_FEW_ANSWERS: Final = 2
#: So many sheets are kept, with those of turns before.
_FULL: Final = 8


@final
class Budget:
    """How much is tried out. It is counted in work: the same sight gets the same answer however fast the machine is."""

    def __init__(self, sheet: int = 108, answer: int = 24, generations: int = 2) -> None:
        #: How often at most it is imagined, for each second of thinking, what comes of each generation of sheets, and
        #: of answers; and how many decisions that may take, so that a turn in which many fight is thought about no
        #: longer than others.
        self.sheet = sheet
        self.sheet_decisions = 1900
        self.answer = answer
        self.answer_decisions = 400
        #: How often sheets are made that differ in one thing from the best so far.
        self.generations = generations
        #: The first look counts for so many worlds, and what looked best is better by so much in chances of winning.
        self.first_look = 4.0
        self.second_best = -0.03


@final
class Sheet(Candidate):
    """A whole sheet of orders."""

    def __init__(self, draft: Draft, look: float) -> None:
        super().__init__(look)
        self.draft: Final = draft
        #: Where it has led when the fights of the turn begin.
        self.begun: Final[list[Match[GrandBattle]]] = []


@final
class Answer(Candidate):
    """Something to be done now."""

    def __init__(self, action: Action, look: float) -> None:
        super().__init__(look)
        self.action: Final = action


class General:
    """A player whose thoughts can be watched and cut short."""

    def __init__(self, generator: Generator) -> None:
        self.name = "general"
        self.seconds = 1
        self.budget = Budget()
        self.seed: Final = seed_of(generator)
        self.steady: Final = SteadyGrandBattle(generator)
        self.rehearsal: Final = Rehearsal(self.steady, StraightAhead(generator))
        self.judgement: Final = fitted()
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
        budget = self.budget
        actions = answers_to(match, side, first)
        games = 0
        if len(actions) > 1:
            match.enact(first)
            games = self.games(match, side, budget.answer, budget.answer_decisions)
            actions = actions[: max(_FEW_ANSWERS, games // _GAMES_AN_ANSWER)]
        answers = [Answer(action, budget.second_best if number else 0.0) for number, action in enumerate(actions)]
        return AnswerDebate(self, sight, answers, games)

    def _begin_sheet(self, match: Match[GrandBattle], side: int) -> Thought:
        """A thought about the whole sheet, as if nothing were written yet; or its next line, if it is known."""
        start = match.clone()
        lines = written(start.position)
        start.position.orders = [order for order in start.position.orders if order not in lines]
        before = Sight(start, side)
        key = mixed(before.key(), self.seconds)
        known = self._sheets.get(key)
        if known is not None:
            return AnswerDebate(self, before, [Answer(next_line(match, known), 0.0)], 0)
        return SheetDebate(self, before, Sheets(start, side, STEADY), match, key)

    def games(self, match: Match[GrandBattle], side: int, most: int, decisions: int) -> int:
        """How often to imagine what comes of something, judged by how many decisions it takes in one match."""
        self.rehearsal.decisions = 0
        self.rehearsal.play_on(match, side, stands=False)
        return self.seconds * max(1, min(most, decisions // max(1, self.rehearsal.decisions)))

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
class AnswerDebate(Halving[Answer]):
    """An answer that is being thought about."""

    def __init__(self, general: General, sight: Sight, answers: list[Answer], games: int) -> None:
        super().__init__(answers, games if len(answers) > 1 else 0, general.budget.first_look)
        self._general: Final = general
        self._sight: Final = sight
        self._generator: Generator | None = None
        self._world: Match[GrandBattle] | None = None
        self._next = 0

    def step(self) -> None:
        """The next answer is tried out in the world that is asked now."""
        if self.is_done:
            return
        general, sight = self._general, self._sight
        if self._world is None:
            if self._generator is None:
                self._generator = sight.generator(general.seed)
            self._world = sight.imagine(self._generator)
        answer = self.left[self._next]
        world = self._world.clone()
        world.enact(answer.action)
        general.rehearsal.play_on(world, sight.side, stands=self.worlds % 2 == 0)
        answer.values.append(general.value(world, sight.side))
        self._next += 1
        if self._next == len(self.left):
            self._next = 0
            self._world = None
            self.asked()

    def best(self) -> Action:
        """The best answer so far."""
        return self.ranked()[0].action


@final
class SheetDebate:
    """A sheet that is being thought about, at one of its lines, as if none were written."""

    def __init__(self, general: General, before: Sight, sheets: Sheets, match: Match[GrandBattle], key: int) -> None:
        self._general: Final = general
        self._before: Final = before
        self._sheets: Final = sheets
        self._match: Final = match
        self._key: Final = key
        self._games: Final = self._affordable(general.budget)
        self._generation = 1
        self._halving = self._among(sheets.found)
        self._generator: Generator | None = None
        self._seed = 0
        self._next = 0
        self.is_done = self._halving.is_done

    def _among(self, drafts: list[Draft]) -> Halving[Sheet]:
        """The first of some drafts, or another that does better."""
        general = self._general
        budget = general.budget
        drafts = drafts[: max(_FEW_SHEETS, self._games // _GAMES_A_SHEET)]
        sheets = [Sheet(draft, budget.second_best if number else 0.0) for number, draft in enumerate(drafts)]
        return Halving(sheets, self._games if len(sheets) > 1 else 0, budget.first_look)

    def _affordable(self, budget: Budget) -> int:
        """How often to imagine what comes of sheets."""
        general, side = self._general, self._before.side
        match: Match[GrandBattle] = self._before.imagine(Generator(general.seed))
        general.rehearsal.begun(match, side, self._sheets.found[0].deeds)
        return general.games(match, side, budget.sheet, budget.sheet_decisions)

    @property
    def progress(self) -> float:
        """How much of the work is done."""
        if self.is_done:
            return 1.0
        return (self._generation - 1 + self._halving.progress) / self._general.budget.generations

    def step(self) -> None:
        """The next sheet is tried out in the world that is asked now."""
        if self.is_done:
            return
        general, side, halving = self._general, self._before.side, self._halving
        if self._next == 0:
            if self._generator is None:
                self._generator = self._before.generator(general.seed)
            self._seed = self._generator.below(1 << 30) + 1
        sheet = halving.left[self._next]
        if halving.worlds < _WAYS:
            begun: Match[GrandBattle] = self._before.imagine(Generator(self._seed))
            general.rehearsal.begun(begun, side, sheet.draft.deeds)
            sheet.begun.append(begun)
        world = sheet.begun[halving.worlds % _WAYS].imagine(side, Generator(self._seed))
        general.rehearsal.play_on(world, side, stands=halving.worlds // _WAYS % 2 == 0)
        sheet.values.append(general.value(world, side))
        self._next += 1
        if self._next == len(halving.left):
            self._next = 0
            halving.asked()
            if halving.is_done:
                self._go_on()

    def _go_on(self) -> None:
        """The next generation of sheets, if there is one."""
        if self._generation < self._general.budget.generations:
            self._generation += 1
            self._halving = self._among(self._sheets.around(self._halving.ranked()[0].draft))
            self.is_done = self._halving.is_done
        else:
            self.is_done = True

    def best(self) -> Action:
        """The next line of the best sheet so far; thought to the end, it is kept for the lines that follow."""
        sheet = self._halving.ranked()[0].draft.deeds
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

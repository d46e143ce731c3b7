"""The general: judges by what was learnt from games, and tries out the best of what it sees in many imagined ones."""

from __future__ import annotations

from typing import Final

from ...games.battle_line.actions import PASS, PLAY_GUILE, PLAY_VERB, VOCABULARY
from ...games.battle_line.cards import FIRST_GUILE, SCOUT, TROOPS
from ...games.battle_line.position import BattleLine
from ...kernel.chance import Generator
from ...kernel.game import AnyMatch
from ..player import Sight, Thought, thought_out
from .judgement import Judgement
from .learned import NETWORK, LearnedJudgement, Mender
from .search import Candidate, Decided, Search, chance_of
from .steady import SteadyPlayer, choose_target

#: How many playouts there are for each second that a player is given; they take less, so that nobody waits for them.
_PLAYOUTS: Final = 96
#: How many candidates are tried, and for how many turns after their own.
_BREADTH: Final = 8
_DEPTH: Final = 6
#: How much the first look counts beside the mean of all playouts.
_TRUST: Final = 1.0


class Student(SteadyPlayer):
    """``steady`` with a judgement that has learnt: looks at every option once."""

    def __init__(self, generator: Generator, network: Mender) -> None:
        super().__init__(generator)
        self.name = "student"
        self.network: Final = network

    def judgement_of(self, position: BattleLine, side: int) -> Judgement:
        """As a network mends it."""
        return LearnedJudgement(position, side, self.weights, self._table, self.network)


class General(Student):
    """Judges as it has learnt, and plays out what looks best."""

    def __init__(self, generator: Generator) -> None:
        super().__init__(generator, NETWORK)
        self.name = "general"
        self.seconds = 1

    def choose(self, sight: Sight) -> int:
        """The best option of whatever decision this is."""
        found = thought_out(self.begin(sight))
        assert isinstance(found, int), "actions of Battle Line are numbers"
        return found

    def begin(self, sight: Sight) -> Thought:
        """A search for the card to play; everything else is decided at once."""
        options = sight.options()
        if len(options) < 2 or VOCABULARY.known(options[0]).word not in ("play", "pass"):
            return Decided(super().choose(sight))
        match = sight.imagine(Generator(self.seed))
        judgement = self.judgement_of(match.position, sight.side)
        values = self.values(judgement, options)
        candidates: list[Candidate] = []
        left = list(range(len(options)))
        for _ in range(min(_BREADTH, len(options))):
            best = left[0]
            for index in left:
                if values[index] > values[best]:
                    best = index
            left.remove(best)
            action = options[best]
            actions = [action]
            price = 0.0
            if PLAY_VERB.has(action):
                card = PLAY_VERB.values(action)[0]
                price = self.weights.prices[card - TROOPS] if card >= TROOPS else 0.0
            elif action != PASS:
                card = action - PLAY_GUILE + FIRST_GUILE
                price = self.weights.prices[card - TROOPS]
                if card == SCOUT:
                    price -= self.weights.scout_gain
                else:
                    actions = self.with_targets(sight, action)
            candidates.append(Candidate(actions, values[best], price))
        return Search(sight, candidates, _PLAYOUTS * self.seconds, _DEPTH, _TRUST, self.seed, self.network)

    def chance(self, match: AnyMatch) -> float:
        """The bottom side's chance to win, as the end of its playouts is judged."""
        return chance_of(match.position, self.network)

    def with_targets(self, sight: Sight, action: int) -> list[int]:
        """A Guile card with what it shall work on, as far as open information decides it."""
        match = sight.imagine(Generator(self.seed))
        actions = [action]
        match.apply(action)
        while match.decider == sight.side and VOCABULARY.known(match.options()[0]).word in (
            "choose",
            "move",
            "discard",
        ):
            judgement = self.judgement_of(match.position, sight.side)
            actions.append(choose_target(match, judgement, match.options()))
            match.apply(actions[-1])
        return actions

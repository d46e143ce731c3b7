"""The computer players of one game that are made of its ``steady``: each weighs things up by numbers of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from ...kernel.chance import Generator
from ..player import Factory, under_the_name
from .council import Budget, Council
from .dials import DIALS, factors_of, turn
from .judgement import Judgement
from .levels import run_ahead, see_only_this_turn
from .minds import BOLD, CAREFUL, whim
from .outlook import W
from .steady import AnySteady


class Staff(Generic[W]):
    """A game says what its numbers are, who plays by them, and how it is judged who will win."""

    def __init__(
        self,
        module: str,
        numbers: Callable[[], W],
        steady: Callable[[Generator, W], AnySteady],
        judgement: Judgement,
        dials: Sequence[str],
    ) -> None:
        self._numbers: Final = numbers
        self._steady: Final = steady
        self.judgement: Final = judgement
        #: What can be turned, and how far games have shown that it should be.
        self.dials: Final = (*DIALS, *dials)
        self.factors: Final = factors_of(module)

    def weights_with(self, *turned: Mapping[str, float]) -> W:
        """The numbers of ``steady``, dials turned so, one after the other."""
        weights = self._numbers()
        for factors in turned:
            turn(weights, factors)
        return weights

    def mind_with(self, weights: W) -> AnySteady:
        """Who plays by such numbers."""
        return self._steady(Generator(1), weights)

    # -- levels ----------------------------------------------------------------------------------

    def recruit(self) -> W:
        """The numbers of who runs ahead and attacks what it can."""
        weights = self._numbers()
        run_ahead(weights)
        return weights

    def soldier(self) -> W:
        """The numbers of who takes the best blow of this turn."""
        weights = self._numbers()
        see_only_this_turn(weights)
        return weights

    def level(self, name: str, weights: W) -> Factory:
        """Who plays by such numbers, under a name."""

        def make(generator: Generator) -> AnySteady:
            return self._steady(generator, weights)

        return under_the_name(name, make)

    # -- councils --------------------------------------------------------------------------------

    def minds(self, whims: int = 0) -> list[W]:
        """Who knows best, one who dares more, one who dares less, and so many with whims."""
        turned = [{}, BOLD, CAREFUL, *[whim(self.dials, number) for number in range(whims)]]
        return [self.weights_with(self.factors, factors) for factors in turned]

    def council(self, name: str, budget: Budget, judgement: Judgement | None = None) -> Factory:
        """Who tries out how all minds would play every card; another judgement than that of the staff may be named."""

        def make(generator: Generator) -> Council:
            return self.council_of(name, generator, self.minds(), budget, judgement=judgement)

        return make

    def council_of(
        self,
        name: str,
        generator: Generator,
        weights: Sequence[W],
        budget: Budget,
        rival: W | None = None,
        judgement: Judgement | None = None,
    ) -> Council:
        """A council with minds that weigh things up so, and who plays on for both sides."""
        minds = [self.mind_with(each) for each in weights]
        other = self.mind_with(self.weights_with(self.factors) if rival is None else rival)
        return Council(name, generator, minds, other, judgement or self.judgement, budget)

"""Where the outcomes of chance come from: a seed, a script, a record, or the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .chance import Generator, generator_for
from .position import P
from .refusal import BadSetup, VexillaError

if TYPE_CHECKING:
    from .match import Match
    from .step import Chance

#: What a source answers when the match shall stop and wait for an outcome from outside.
WAIT: Final = -1


class Source:
    """Decides for the side CHANCE."""

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """The outcome of a chance step, or WAIT."""
        raise NotImplementedError

    def clone(self) -> Source:
        """A source that will answer the same."""
        raise NotImplementedError


class Seeded(Source):
    """Outcomes from generators, one a stream: for play, simulation and search."""

    def __init__(self, generators: list[Generator]) -> None:
        self.generators = generators

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """The next outcome of the step's stream."""
        return chance.sample(match, self.generators[chance.stream])

    def clone(self) -> Source:
        """The same streams at the same places."""
        return Seeded([generator.clone() for generator in self.generators])


def seeded(seed: bytes, streams: tuple[str, ...]) -> Seeded:
    """The source a seed stands for, with one generator for every stream of the game."""
    return Seeded([generator_for(seed, use) for use in streams])


def dreaming(generator: Generator, streams: int) -> Seeded:
    """A source for an imagined future, its streams drawn from a player's own generator."""
    return Seeded([Generator(generator.below(1 << 30) + 1) for _ in range(streams)])


class Asking(Source):
    """Stops at every chance step as at any other choice: for research and for exact odds."""

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """Never decides."""
        return WAIT

    def clone(self) -> Source:
        return self


class ScriptOver(VexillaError):
    """A chance step came for which the script has no outcome left."""


class Scripted(Source):
    """Loaded dice and stacked decks: outcomes written beforehand for each stream.

    When the script of a stream is used up, the fallback decides; without one it is an error, so
    that a test never depends on luck unnoticed.
    """

    def __init__(self, scripts: list[list[int]], fallback: Source | None) -> None:
        self.scripts = scripts
        self.fallback = fallback

    def pick(self, match: Match[P], chance: Chance[P]) -> int:
        """The next scripted outcome; it must be possible."""
        script = self.scripts[chance.stream]
        if not script:
            if self.fallback is None:
                raise ScriptOver(
                    f"no outcome is scripted for {match.game.streams[chance.stream]!r} at {chance.label()}: "
                    f"{chance.expected(match, '')}"
                )
            return self.fallback.pick(match, chance)
        outcome = script[0]
        refusal = chance.forbids(match, outcome)
        if refusal is not None:
            given = match.game.outcomes.text(outcome)
            expected = chance.expected(match, given)
            raise BadSetup(f"the scripted outcome {given!r} cannot happen: {expected} ({refusal.clause})")
        return script.pop(0)

    def clone(self) -> Source:
        fallback = self.fallback.clone() if self.fallback is not None else None
        return Scripted([list(script) for script in self.scripts], fallback)

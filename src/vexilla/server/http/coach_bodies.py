"""What is sent to and fro about hints and reviews."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from .bodies import Asked, GameId, Step, Token

#: So many steps are looked at by one call, and so many thoroughly.
MOST_STEPS: Final = 40

Chance = Annotated[float, Meta(ge=0, le=1)]


class Reason(Struct):
    """Something that speaks for a way, or against it: a message with arguments, how likely it is, and otherwise."""

    message: str
    arguments: dict[str, Any]
    percent: int
    instead: int | None
    against: bool


class Following(Struct):
    """What would follow a decision in the same turn, and what its words need, as the side would be asked."""

    action: str
    decision: dict[str, Any]


class OtherWay(Struct):
    """Another way to decide, and what of the chance to win it gives away."""

    action: str
    chance: Chance
    costs: Chance


class Hint(Struct):
    """What a strong player would do, and then; the chance to win, and why."""

    action: str
    then: list[Following]
    chance: Chance
    reasons: list[Reason]
    others: list[OtherWay]


class Hinted(Struct):
    """A hint; null where a game has no coach."""

    hint: Hint | None


class ReviewBody(Asked):
    """Which decisions of a game to look at; ``deep`` compares them with everything that was possible."""

    steps: Annotated[list[Step], Meta(min_length=1, max_length=MOST_STEPS)]
    deep: bool = False
    #: Judged in place of what was done, at a single step.
    tried: Annotated[str, Meta(max_length=400)] | None = None
    game: GameId | None = None
    token: Token | None = None
    record: str | None = None


class Judged(Struct):
    """A decision: the chance to win after it, and what it gave away beside something better, if there was any.

    Then ``decision`` has what the words of both ways need, as the side was asked: ``question``, ``verbs``, ``forms`` …
    """

    step: int
    side: str
    action: str
    better: str | None
    chance: Chance
    costs: Chance
    reasons: list[Reason]
    then: list[Following]
    decision: dict[str, Any] | None


class Reviewed(Struct):
    """The decisions in the order of the game; those without a choice are left out."""

    steps: list[Judged]

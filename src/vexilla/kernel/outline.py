"""What a set-up puts before players, as data: who stands where with what, who begins, which special rules hold."""

from __future__ import annotations

from typing import Final

from .refusal import Argument


class Force:
    """One side at the start, as far as everybody may know it."""

    def __init__(self, army: str, commander: str, units: dict[str, int], means: dict[str, int]) -> None:
        #: What it is called, before anyone translates it; "" if it has no name.
        self.army: Final = army
        #: Who leads it; "" if nobody does, or nobody may know.
        self.commander: Final = commander
        #: How many units of each kind, in the order of the reference sheet.
        self.units: Final = units
        #: What else it has or needs, by name: cards in hand, banners to win.
        self.means: Final = means


class SpecialRule:
    """A rule that holds in this battle and not in every one: the id of a message, its arguments, the clauses."""

    def __init__(self, message: str, clauses: tuple[str, ...], arguments: dict[str, Argument] | None = None) -> None:
        self.message: Final = message
        self.clauses: Final = clauses
        self.arguments: Final[dict[str, Argument]] = arguments if arguments is not None else {}


class Outline:
    """A battle before its first turn."""

    def __init__(
        self,
        forces: tuple[Force, Force],
        first: int,
        grounds: list[str],
        rules: list[SpecialRule],
        *,
        turn_limit: int = 0,
        unit_word: str = "unit",
        ground_word: str = "terrain",
    ) -> None:
        self.forces: Final = forces
        #: The side that begins; NOBODY where dice decide.
        self.first: Final = first
        #: What lies on the field beside open ground.
        self.grounds: Final = grounds
        self.rules: Final = rules
        #: After so many turns it ends; 0 for never.
        self.turn_limit: Final = turn_limit
        #: What kinds of units and of ground are called in the words of the game.
        self.unit_word: Final = unit_word
        self.ground_word: Final = ground_word


class Account:
    """What the file of a battle itself tells players, in one language; "" and nothing where it says nothing."""

    def __init__(
        self,
        history: str = "",
        sources: tuple[str, ...] = (),
        notes: str = "",
        lopsided: str = "",
        plans: tuple[str, str] = ("", ""),
    ) -> None:
        self.history: Final = history
        self.sources: Final = sources
        #: What players should know.
        self.notes: Final = notes
        #: Why it is uneven, if it is meant to be.
        self.lopsided: Final = lopsided
        #: What bottom and top may try.
        self.plans: Final = plans

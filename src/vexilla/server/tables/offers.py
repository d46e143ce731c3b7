"""Offers: a draw, or taking back one's last decision by consent."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.sides import name_of_side

DRAW: Final = "draw"
TAKEBACK: Final = "takeback"


class Offers:
    """What has been offered and not yet been answered; None: nothing."""

    __slots__ = ("draw", "takeback")

    def __init__(self) -> None:
        self.draw: int | None = None
        self.takeback: int | None = None

    def of(self, what: str) -> int | None:
        """The side that offers this."""
        return self.draw if what == DRAW else self.takeback

    def put(self, what: str, side: int | None) -> None:
        """An offer stands, or no longer."""
        if what == DRAW:
            self.draw = side
        else:
            self.takeback = side

    def acted(self, side: int) -> None:
        """A side has decided something: that declines a draw, and what was to be taken back is no longer the last."""
        if self.draw is not None and self.draw != side:
            self.draw = None
        self.takeback = None

    def clear(self) -> None:
        """The game is over."""
        self.draw = self.takeback = None

    def shown(self) -> dict[str, Any]:
        """The offers as everyone may see them."""
        return {
            DRAW: None if self.draw is None else name_of_side(self.draw),
            TAKEBACK: None if self.takeback is None else name_of_side(self.takeback),
        }

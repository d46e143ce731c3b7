"""Advice for Samurai Battles: standing orders about Dragon cards."""

from __future__ import annotations

from typing import Any

from ...games.samurai.position import Samurai
from ...kernel.game import AnyMatch
from ..base import Advice, Order
from ..commands_colors.advice import sorted_texts
from .standing import DRAGON_QUESTIONS, dragon_reactions, holds_still


class SamuraiAdvice(Advice):
    """The adviser of Samurai Battles."""

    def reactions(self) -> list[dict[str, Any]]:
        """At which moments no Dragon card is asked for."""
        return dragon_reactions()

    def is_own_turn(self, match: AnyMatch, side: int) -> bool:
        """Orders about Dragon cards hold also in one's own turn."""
        position: Samurai = match.position
        return position.active == side and match.choice().question() not in DRAGON_QUESTIONS

    def applies(self, match: AnyMatch, side: int, order: Order) -> bool:
        """By turn and tokens, which everybody can see."""
        return holds_still(match.position, side, order)

    def answer(self, match: AnyMatch, side: int, answer: str) -> str | None:
        """The action, if it is legal now."""
        return answer if answer in sorted_texts(match) else None

    def decline(self, match: AnyMatch, side: int) -> str | None:
        """Let the moment pass."""
        return "pass" if "pass" in sorted_texts(match) else None

"""Strikes of Ancients for the ledger of dice."""

from __future__ import annotations

from typing import Final

from ...games.ancients.dice import close_dice, fire_dice, helmets_hit, hits, swords_count, swords_ignored
from ...games.ancients.odds import rolled_faces
from ...games.ancients.position import STRIKE_NAMES, Ancients
from ...games.ancients.strike import StrikeRoll
from ...games.ancients.units import CAMEL, ELEPHANT, HORSES
from ...games.commands_colors.position import FIRE
from ..commands_colors.dice import Strikes


class AncientStrikes(Strikes):
    """Four kinds of strikes; elephants throw again."""

    def __init__(self) -> None:
        super().__init__(StrikeRoll, STRIKE_NAMES)
        self._known: Final[dict[tuple[int, ...], float]] = {}

    def dice(self, position: Ancients) -> int:
        """By fire or in close combat."""
        if position.strike == FIRE:
            return fire_dice(position, position.striker(), position.ground)
        return close_dice(position)

    def hits(self, position: Ancients) -> int:
        """As the rules count them."""
        return hits(position)

    def average(self, position: Ancients, dice: int) -> float:
        """Over all throws, elephants' second ones included."""
        striker, struck = position.striker(), position.struck()
        is_fire = position.strike == FIRE
        traits, kind = position.kinds[striker].traits, position.kinds[struck]
        has_swords = swords_count(position)
        # All that the hits of a throw depend on; few combinations, each worked out once.
        key = (
            dice,
            kind.class_,
            position.blocks[struck],
            is_fire,
            position.is_evading,
            has_swords,
            min(dice, swords_ignored(position)) if has_swords else 0,
            traits & ELEPHANT,
            not is_fire and not position.is_evading and helmets_hit(position, striker),
            not is_fire and traits & HORSES != 0 and kind.traits & (CAMEL | ELEPHANT) != 0,
        )
        known = self._known.get(key)
        if known is None:
            after = position.clone()
            known = 0.0
            for faces, chance in rolled_faces(after, dice):
                after.faces = faces
                known += float(chance) * self.scored(after)
            self._known[key] = known
        return known


ANCIENT_STRIKES: Final = AncientStrikes()

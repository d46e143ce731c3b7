"""The ledger of dice for Ancients: what every strike could be expected to hit, and what it hit."""

from __future__ import annotations

from typing import Any, Final

from ..games.ancients.actions import ROLL
from ..games.ancients.dice import close_dice, fire_dice, helmets_hit, hits, swords_count, swords_ignored
from ..games.ancients.odds import rolled_faces
from ..games.ancients.position import STRIKE_NAMES, Ancients
from ..games.ancients.strike import StrikeRoll
from ..games.ancients.units import CAMEL, ELEPHANT, FACES, HELMET, HORSES
from ..games.commands_colors.battle import FIRE
from ..games.commands_colors.rolls import DIE_SIDES, faces_of
from ..kernel.sides import SIDE_NAMES, SIDES
from .story import Ledger, Moment


class _Account:
    """One side's dice."""

    def __init__(self) -> None:
        self.rolls = 0
        self.dice = 0
        self.faces: Final = [0] * len(FACES)
        self.kinds: Final = [0] * len(STRIKE_NAMES)
        self.expected = 0.0
        self.actual = 0
        self.series: Final[list[list[float]]] = []

    def shown(self, banners: int) -> dict[str, Any]:
        """As JSON."""
        return {
            "rolls": self.rolls,
            "dice": self.dice,
            "faces": dict(zip(FACES, self.faces, strict=True)),
            "kinds": dict(zip(STRIKE_NAMES, self.kinds, strict=True)),
            "expected": round(self.expected, 4),
            "actual": self.actual,
            "banners": banners,
            "series": self.series,
        }


class DiceLedger(Ledger):
    """Strikes of all four kinds; dice thrown again by elephants count to the strike they belong to."""

    def __init__(self) -> None:
        self._accounts: Final = [_Account() for _ in SIDES]
        self._position: Ancients | None = None

    def note(self, moment: Moment) -> None:
        """Take down a roll before its hits are applied."""
        match = moment.match
        self._position = match.position
        roll = match.choice()
        if not isinstance(roll, StrikeRoll):
            return
        position: Ancients = match.position
        account = self._accounts[position.side_of[position.striker()]]
        if not any(position.faces):
            account.rolls += 1
            account.kinds[position.strike] += 1
            account.expected += expected_hits(position)
        account.dice += roll.dice
        for face in faces_of(moment.action - ROLL[roll.dice], roll.dice, len(FACES)):
            account.faces[face] += 1
        # The roll alone, without what follows from it.
        after = match.clone()
        after.agenda = [roll]
        after.apply(moment.action)
        if after.over:
            account.actual += _scored(after.position)
            account.series.append([moment.step, round(account.expected, 4), account.actual])

    def result(self, eyes: int | None) -> dict[str, Any]:
        """Dice lie open, so everyone may know all of it."""
        banners = self._position.banners if self._position is not None else [0, 0]
        return {
            "kind": "dice",
            "sides": {SIDE_NAMES[side]: self._accounts[side].shown(banners[side]) for side in SIDES},
        }


def _scored(position: Ancients) -> int:
    """The hits of the rolled faces that find a block, or a lone leader."""
    struck = position.struck()
    if struck < 0:
        return 1 if position.faces[HELMET] else 0
    return min(hits(position), position.blocks[struck])


_known: Final[dict[tuple[int, ...], float]] = {}


def expected_hits(position: Ancients) -> float:
    """The average of all that the strike set up in a position can score, exactly."""
    striker, struck = position.striker(), position.struck()
    is_fire = position.strike == FIRE
    dice = fire_dice(position, striker, position.ground) if is_fire else close_dice(position)
    if struck < 0:
        return 1.0 - (1.0 - 1.0 / DIE_SIDES) ** dice
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
    known = _known.get(key)
    if known is None:
        after = position.clone()
        known = 0.0
        for faces, chance in rolled_faces(after, dice):
            after.faces = faces
            known += float(chance) * _scored(after)
        _known[key] = known
    return known

"""The key of a position of Battle Line: what :mod:`.show` writes as text, as one whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import FIRST_KEY, mixed, mixed_all, mixed_wide
from ...kernel.sides import BOTTOM, SIDES, TOP
from .cards import FLAGS, TROOPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .position import BattleLine


def key_of(position: BattleLine) -> int:
    """All that matters for the rest of the match; the order of cards in a hand does not."""
    key = mixed(FIRST_KEY, _settings(position))
    key = mixed(key, (position.turn * 4 + position.active + 1) * 4 + position.dealer + 1)
    key = mixed(key, position.points[BOTTOM] << 16 | position.points[TOP])
    key = mixed(key, (position.game_number * 4 + position.game_winner + 1) * 1024 + position.passes)
    key = mixed(key, ((position.scouted + 1 if position.scouting else 0) << FLAGS) | position.failed_claims)
    key = mixed(key, position.captured[BOTTOM] << FLAGS | position.captured[TOP])
    key = mixed(key, _lying(position.fog_flag, position.fog_side) << 8 | _lying(position.mud_flag, position.mud_side))
    for side in SIDES:
        key = _hand(position, side, key)
    for pile in position.piles:
        key = mixed_all(key, pile.top)
        if pile.top:
            key = mixed(key, pile.put_back_by)
    return _flags(position, key)


def _lying(flag: int, side: int) -> int:
    """Where Fog or Mud lies; 0 for nowhere."""
    return flag * 2 + side + 1 if flag >= 0 and side >= 0 else 0


def _settings(position: BattleLine) -> int:
    settings = position.settings
    number = settings.series * 2 + (1 if settings.tactics else 0)
    number = number * 2 + (1 if settings.aided else 0)
    return number * 2 + (1 if settings.claim_at_start else 0)


def _hand(position: BattleLine, side: int, key: i64) -> i64:
    """A side's hand, what of it is known, its discards and its Tactics."""
    key = mixed_wide(key, _set(position.troops_in_hand[side]))
    key = mixed(key, _set(position.tactics_in_hand[side]))
    key = mixed_all(key, sorted(position.exposed[side]))
    key = mixed_all(key, sorted(position.discards[side]))
    played = position.tactics_played[side]
    return mixed(key, played * 2 + 1 if played and position.leader_played[side] else played * 2)


def _set(cards: list[int]) -> i64:
    """Cards as a mask; Tactics cards are counted on from the last Troop card and fall back to the first bits."""
    one: i64 = 1
    mask: i64 = 0
    for card in cards:
        mask |= one << (card % TROOPS)
    return mask


def _flags(position: BattleLine, key: i64) -> i64:
    """The formations, and of two complete ones which was complete first."""
    for where in range(2 * FLAGS):
        if position.troops[where] or position.morale[where]:
            key = mixed_wide(mixed(key, where << 8 | position.morale[where]), position.troops[where])
    taken = position.captured[BOTTOM] | position.captured[TOP]
    for flag in range(FLAGS):
        bottom, top = position.completed[flag], position.completed[FLAGS + flag]
        if bottom and top and not taken >> flag & 1:
            key = mixed(key, flag * 2 + (1 if bottom < top else 0))
    return mixed(key, 128 + (position.winner + 2 if position.over else 0))

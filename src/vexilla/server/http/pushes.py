"""Web push over HTTP: the public key, and which browsers want to be told."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...kernel.sides import SIDE_NAMES
from .bodies import PushKey, SubscriptionBody
from .calls import Call
from .games import find_game, own_side
from .problems import Problem

#: So many browsers of one seat are told: each turn sends a message to all of them.
_MOST_BROWSERS: Final = 10


async def get_key(call: Call[None]) -> PushKey:
    """The public key that a browser subscribes with."""
    if call.site.push is None:
        raise Problem("push-off")
    return PushKey(await call.site.push.public_key())


async def _side(call: Call[Any]) -> tuple[str, str]:
    """The game and the side whose seat is shown."""
    game = await find_game(call, call.id)
    return game.id, SIDE_NAMES[await own_side(call, game)]


async def subscribe(call: Call[SubscriptionBody]) -> None:
    """Have a browser told when it is the seat's turn."""
    if call.site.push is None:
        raise Problem("push-off")
    game, side = await _side(call)
    subscription = msgspec.to_builtins(call.body.subscription)
    reason = call.site.push.check(subscription)
    if reason is not None:
        raise Problem("bad-subscription", why=reason)
    others = [each["endpoint"] for each in await call.site.store.subscriptions(game, side)]
    if len(others) >= _MOST_BROWSERS and subscription["endpoint"] not in others:
        raise Problem("bad-subscription", why="too-many")
    await call.site.store.save_subscription(game, side, {**subscription, "language": call.speaker.language})


async def unsubscribe(call: Call[SubscriptionBody]) -> None:
    """Tell that browser no more."""
    game, side = await _side(call)
    await call.site.store.remove_subscription(game, side, call.body.subscription.endpoint)

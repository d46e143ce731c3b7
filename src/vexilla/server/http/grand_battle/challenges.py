"""Challenges over HTTP: each player brings an army from the lists without knowing the other's.

What its maker brings waits in the database, and goes nowhere before the other one has brought his; then the game
begins, under the id of the challenge, and either army is shown when its player sets it up.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

import msgspec

from ....games import GAMES
from ....games.grand_battle.armies.army import Army
from ....games.grand_battle.armies.library import LIBRARY
from ....games.grand_battle.armies.prices import LEAST_PER_CENT
from ....games.grand_battle.armies.reader import GAME
from ....games.grand_battle.battles.matching import unmatched
from ....games.grand_battle.battles.meeting import meeting_of
from ....kernel.refusal import BadSetup
from ....kernel.sides import SIDE_NAMES
from ....locales import LANGUAGES, Speaker
from ...store import SEAT, SeatKey
from ...store.challenges import Challenge
from ...tables.clocks import ClockSetting
from ...tables.new_games import Draft, NewContents, NewGame, SeatPlan, name_of, new_game
from ...tables.seats import HERE, LINK, hash_of, new_id, new_token, side_of, token_for
from ..calls import Call
from ..problems import Problem
from ..record_texts import in_workshop
from ..seat_bodies import InvitationBody, SeatTaken
from .bodies import AcceptBody, ChallengeBody, ChallengeMade, ChallengeState, ChallengeTold, Contender

_HUNDRED: Final = 100
#: What an army of a player is called that has no name.
_UNNAMED: Final = "army.toml"


# -- calls ---------------------------------------------------------------------------------------


async def challenge(call: Call[ChallengeBody]) -> ChallengeMade:
    """Keep what is agreed and what one brings, until the other one brings his."""
    body = call.body
    options = GAMES.find(GAME).checked_options(body.options)
    await in_workshop(call, "sealed_army", army=msgspec.to_builtins(body.army), budget=body.budget)
    plan = msgspec.structs.replace(body, options=options, name=name_of(body.name))
    text = msgspec.json.encode(plan).decode()
    await call.site.check_quota(len(text.encode()), call.request.scope)
    token, invitation, id_ = new_token(), new_token(), new_id()
    made = Challenge(id_, hash_of(token), hash_of(invitation), text, call.site.tables.now())
    await call.site.store.challenges.keep(made)
    return ChallengeMade(id_, body.side, token, invitation)


async def look(call: Call[None]) -> ChallengeState:
    """How one's own challenge stands."""
    found = await call.site.store.challenges.find(call.id)
    if found is not None and call.token is not None and hash_of(call.token) == found.owner:
        plan = _plan(found)
        return ChallengeState("waiting", _told(found, plan, plan.side, call.speaker))
    if found is None and call.token is not None and await side_of(call.site.store, call.id, call.token) is not None:
        return ChallengeState("begun")
    raise Problem("no-such-challenge")


async def look_at_invitation(call: Call[InvitationBody]) -> ChallengeTold:
    """What one is invited to: all that is agreed, and nothing of the other army."""
    found = await _invited(call, call.body.invitation)
    plan = _plan(found)
    return _told(found, plan, _other(plan.side), call.speaker)


async def accept(call: Call[AcceptBody]) -> SeatTaken:
    """Bring one's army: the game begins, and one's seat at it is taken. Sent again, the answer is the same."""
    body, store = call.body, call.site.store
    token = token_for(body.invitation, body.attempt)
    taken = await side_of(store, call.id, token)
    if taken is not None:
        return SeatTaken(call.id, _side(SIDE_NAMES[taken]), token)
    found = await _invited(call, body.invitation)
    made = await in_workshop(
        call,
        "sealed_meeting",
        plan=found.plan,
        army=msgspec.to_builtins(body.army),
        name=name_of(body.name),
        now=call.site.tables.now(),
    )
    draft = msgspec.msgpack.decode(made, type=Draft)
    side = _other(_plan(found).side)
    draft.stored.id = found.id
    keys = [
        SeatKey(_other(side), found.owner, SEAT, draft.stored.created),
        SeatKey(side, hash_of(token), SEAT, draft.stored.created),
    ]
    await call.site.check_quota(len(draft.stored.header.encode()), call.request.scope)
    if not await store.challenges.accept(draft.stored, keys):
        raise Problem("invitation-used")
    return SeatTaken(found.id, side, token)


async def withdraw(call: Call[None]) -> None:
    """Forget one's own challenge, as long as nobody has accepted it."""
    found = await call.site.store.challenges.find(call.id)
    if found is None or call.token is None or hash_of(call.token) != found.owner:
        raise Problem("no-such-challenge")
    await call.site.store.challenges.withdraw(found.id)


async def _invited(call: Call[Any], invitation: str) -> Challenge:
    """The challenge that an invitation is for."""
    found = await call.site.store.challenges.find(call.id)
    if found is None and await call.site.store.find(call.id) is not None:
        raise Problem("invitation-used")
    if found is None or hash_of(invitation) != found.invitation:
        raise Problem("no-such-invitation")
    return found


def _plan(found: Challenge) -> ChallengeBody:
    return msgspec.json.decode(found.plan, type=ChallengeBody)


def _other(side: str) -> Any:
    return SIDE_NAMES[1 - SIDE_NAMES.index(side)]


def _side(side: str) -> Any:
    return side


def _told(found: Challenge, plan: ChallengeBody, side: Any, speaker: Speaker) -> ChallengeTold:
    return ChallengeTold(
        id=found.id,
        game=GAME,
        title=speaker.say("server-sealed-meeting"),
        side=side,
        name=plan.name,
        budget=plan.budget,
        least=(LEAST_PER_CENT * plan.budget + _HUNDRED - 1) // _HUNDRED,
        open_field=plan.open_field,
        options=plan.options,
        clock=msgspec.to_builtins(plan.clock) if plan.clock is not None else None,
        chat=plan.chat,
        watch=plan.watch,
        made=found.made,
    )


# -- jobs ----------------------------------------------------------------------------------------


def sealed_army(army: dict[str, Any], budget: int) -> bytes:
    """Whether an army can be brought to a challenge: built from a list, without a fault, and worth its budget."""
    contender = msgspec.convert(army, Contender)
    found, name = _army(contender), _name(contender)
    for wrong in unmatched((found, found), (name, name), budget):
        raise BadSetup(wrong.text, wrong.reason, **wrong.arguments)
    return b""


def sealed_meeting(plan: str, army: dict[str, Any], name: str, now: float) -> bytes:
    """The game of a challenge: the army of its maker and the one that is brought to it."""
    agreed = msgspec.json.decode(plan, type=ChallengeBody)
    sealed_army(army, agreed.budget)
    both = [agreed.army, msgspec.convert(army, Contender)]
    if agreed.side == SIDE_NAMES[1]:
        both.reverse()
    names = (_name(both[0]), _name(both[1]))
    texts = tuple(each.file.text if each.file is not None else None for each in both)
    titles = {language: Speaker(language).say("server-sealed-meeting") for language in LANGUAGES}
    given = meeting_of(
        names, (texts[0], texts[1]), agreed.budget, titles=titles, open_field=agreed.open_field, are_sealed=True
    )
    clock = msgspec.to_builtins(agreed.clock) if agreed.clock is not None else None
    new = NewGame(
        ruleset=GAME,
        options=agreed.options,
        contents=NewContents(given.kind, f"{given.name}.toml", given.text),
        seats={agreed.side: SeatPlan(HERE, agreed.name), _other(agreed.side): SeatPlan(LINK, name)},
        clock=clock,
        chat=agreed.chat,
        watch=agreed.watch,
    )
    draft = new_game(new, now)
    # Nothing is decided before both sit, unless there are days for a move.
    is_live = clock is None or not msgspec.convert(clock, ClockSetting).is_correspondence
    for seat in draft.stored.seats.values():
        seat.awaited, seat.coming = False, is_live
    return msgspec.msgpack.encode(draft)


def _army(contender: Contender) -> Army:
    """The army of a contender; nobody brings troops that the other one cannot look up."""
    if contender.file is None:
        return LIBRARY.find(contender.source)
    found = LIBRARY.read(_name(contender), contender.file.text)
    data = tomllib.loads(contender.file.text)
    if data.get("list") not in LIBRARY.keys() or "profiles" in data:  # noqa: SIM118
        wrong = f"{_name(contender)} is not from a list of the game: sealed armies are built from these alone"
        raise BadSetup(wrong, "battle-own-list", name=_name(contender))
    return found


def _name(contender: Contender) -> str:
    return (contender.file.name or _UNNAMED) if contender.file is not None else contender.source

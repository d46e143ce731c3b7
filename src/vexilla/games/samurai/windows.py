"""The windows of Dragon cards: when who is asked, and how a card is played and paid for (chapter 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice, Step
from ..commands_colors.position import BATTLING_BACK, FIRE, NONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.windows import (
    ADVANCED,
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_ROLL,
    CARD_PLAYED,
    CLOSE_COMBAT_DECLARED,
    MOVES_MADE,
    SUCCESS,
    WINDOW_NAMES,
)
from . import events
from .actions import DRAGON, PASS
from .dragons import (
    AFTER_ENEMY_CLOSE_ROLL,
    AFTER_ENEMY_FIRE,
    AFTER_OWN_CLOSE_ROLL,
    AFTER_SUCCESS,
    BEFORE_ENEMY_CLOSE_ROLL,
    BEFORE_OWN_BATTLE_BACK,
    BEFORE_OWN_CLOSE_ROLL,
    BEFORE_OWN_ROLL,
    BOTH_LEADERS,
    DRAGON_KEYS,
    DRAGONS,
    ENEMY_ADVANCE,
    ENEMY_CARD,
    ENEMY_MOVEMENT,
    KINDS_OF_DRAGONS,
    OWN_CARD,
    WINDOW_CLAUSES,
    WINDOW_KEYS,
)
from .effects import take_effect
from .position import DRAGON_CARDS, Samurai
from .uses import has_use

#: No window is open.
_NONE: Final[tuple[int, ...]] = ()
#: The cards that are at work on a roll of their own side, and those on a roll of the enemy.
_ON_OWN_ROLL: Final[tuple[int, ...]] = (
    BEFORE_OWN_ROLL,
    BEFORE_OWN_CLOSE_ROLL,
    AFTER_OWN_CLOSE_ROLL,
    BEFORE_OWN_BATTLE_BACK,
)
_ON_ENEMY_ROLL: Final[tuple[int, ...]] = (BEFORE_ENEMY_CLOSE_ROLL, AFTER_ENEMY_CLOSE_ROLL, AFTER_ENEMY_FIRE)

#: By moment of the shared procedures, which windows are open to the active side and to the other, where that does not
#: depend on the roll.
_OPEN: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    CARD_PLAYED: ((OWN_CARD,), (ENEMY_CARD,)),
    AFTER_MOVE: (_NONE, (ENEMY_MOVEMENT,)),
    MOVES_MADE: (_NONE, (ENEMY_MOVEMENT,)),
    SUCCESS: ((AFTER_SUCCESS,), _NONE),
    ADVANCED: (_NONE, (ENEMY_ADVANCE,)),
}
#: Every moment at which someone may be asked.
MOMENTS: Final[tuple[int, ...]] = (*_OPEN, CLOSE_COMBAT_DECLARED, BEFORE_ROLL, AFTER_ROLL)


def open_windows(position: Samurai, when: int, side: int) -> tuple[int, ...]:
    """The windows that are open to a side at a moment (SAM-18-013 to SAM-18-026)."""
    is_active = side == position.active
    if when == CLOSE_COMBAT_DECLARED:
        return (BOTH_LEADERS,) if has_both_leaders(position) else _NONE
    if when not in (BEFORE_ROLL, AFTER_ROLL):
        return _OPEN[when][0 if is_active else 1]
    is_own = side == position.side_of[position.striker()]
    if position.strike == FIRE:
        if when == BEFORE_ROLL:
            return (BEFORE_OWN_ROLL,) if is_own else _NONE
        return _NONE if is_own or is_active else (AFTER_ENEMY_FIRE,)
    if when == AFTER_ROLL:
        return (AFTER_OWN_CLOSE_ROLL,) if is_own else (AFTER_ENEMY_CLOSE_ROLL,)
    if not is_own:
        return (BEFORE_ENEMY_CLOSE_ROLL,)
    if position.strike == BATTLING_BACK and not is_active:
        return (BEFORE_OWN_ROLL, BEFORE_OWN_CLOSE_ROLL, BEFORE_OWN_BATTLE_BACK)
    return (BEFORE_OWN_ROLL, BEFORE_OWN_CLOSE_ROLL)


def has_both_leaders(position: Samurai) -> bool:
    """Whether both the attacking and the defending unit have a leader (SAM-18-026)."""
    if position.defender < 0:
        return False
    return position.leader_with(position.attacker) >= 0 and position.leader_with(position.defender) >= 0


# -- who may play what ---------------------------------------------------------------------------


def forbids_dragon(position: Samurai, side: int, dragon: int, windows: tuple[int, ...]) -> Refusal | None:
    """Why a side may not play a Dragon card in the windows that are open."""
    card = DRAGONS[dragon]
    if not position.stocks[DRAGON_CARDS].hands[side][dragon]:
        return refuse("SAM-18-006", dragon=DRAGON_KEYS[dragon])
    if card.window not in windows:
        return refuse(WINDOW_CLAUSES[card.window], dragon=DRAGON_KEYS[dragon])
    if position.dragon_played >> side & 1:
        return refuse("SAM-18-012")
    if card.cost > position.honor[side]:
        return refuse("SAM-18-009", dragon=DRAGON_KEYS[dragon], cost=card.cost, honor=position.honor[side])
    return None if has_use(position, side, dragon) else refuse(card.clause)


def playable_dragons(position: Samurai, side: int, windows: tuple[int, ...]) -> list[int]:
    """The Dragon cards of a side's hand that it may play now."""
    if position.dragon_played >> side & 1 or not windows:
        return []
    hand = position.stocks[DRAGON_CARDS].hands[side]
    found: list[int] = []
    for dragon in range(KINDS_OF_DRAGONS):
        if not hand[dragon]:
            continue
        card = DRAGONS[dragon]
        if card.window in windows and card.cost <= position.honor[side] and has_use(position, side, dragon):
            found.append(dragon)
    return found


_BY_WINDOW: Final[list[list[int]]] = [
    [dragon for dragon in range(KINDS_OF_DRAGONS) if DRAGONS[dragon].window == window]
    for window in range(len(WINDOW_KEYS))
]


def might_play(position: Samurai, side: int, windows: tuple[int, ...]) -> bool:
    """Whether, for all that everybody can see, a side might play a Dragon card now.

    It has played none this turn, holds one, and has the tokens for one of those that it might hold and that would have
    something to do. What it really holds does not matter: so a question tells nothing.
    """
    if not windows or position.dragon_played >> side & 1 or not any(position.stocks[DRAGON_CARDS].hands[side]):
        return False
    for window in windows:
        for dragon in _BY_WINDOW[window]:
            if DRAGONS[dragon].cost > position.honor[side] or not position.may_be_held(side, dragon):
                continue
            if has_use(position, side, dragon):
                return True
    return False


def play_dragon(match: Match[Samurai], side: int, dragon: int) -> None:
    """Lay a Dragon card open, pay for it at once, and do what it says (SAM-18-006, SAM-18-008)."""
    position = match.position
    cost = DRAGONS[dragon].cost
    position.stocks[DRAGON_CARDS].hands[side][dragon] -= 1
    position.honor[side] -= cost
    position.on_dragons += cost
    position.dragons[side] = dragon
    position.dragon_played |= 1 << side
    position.last_dragon = position.just_played = side
    position.at_work[side] = True
    if match.logging:
        match.log.append(events.dragon_played(position, side, dragon))
    take_effect(match, side, dragon)


def strike_ends(position: Samurai) -> None:
    """A strike is settled: the cards that were at work on its roll are no longer."""
    side = position.side_of[position.striker()]
    for owner in SIDES:
        if not position.at_work[owner]:
            continue
        window = DRAGONS[position.dragons[owner]].window
        if window in (_ON_OWN_ROLL if owner == side else _ON_ENEMY_ROLL):
            position.at_work[owner] = False


# -- asking --------------------------------------------------------------------------------------


def ask_for_dragons(match: Match[Samurai], when: int) -> None:
    """A moment has come: the active side decides first, then the other (SAM-18-032).

    The first is asked once more if the other has just played.
    """
    position = match.position
    position.just_played = NONE
    active = position.active
    asked = [might_play(position, side, open_windows(position, when, side)) for side in SIDES]
    if asked[active]:
        match.then(PLAY_DRAGON[when][active])
    if asked[1 - active] or (asked[active] and open_windows(position, when, 1 - active)):
        match.then(OFFER_DRAGON[when][1 - active])
        if open_windows(position, when, active):
            match.then(OFFER_AGAIN[when][active])


class OffersDragon(Step[Samurai]):
    """A side is asked whether it plays a Dragon card, if it might; a second time only after the other has played."""

    def __init__(self, player: int, when: int, is_answer: int) -> None:
        super().__init__()
        self.player: Final = player
        self.when: Final = when
        # Read from a written position it is a number.
        self.is_answer: Final = is_answer != 0

    def run(self, match: Match[Samurai]) -> None:
        """Ask, by what everybody can see."""
        position = match.position
        if self.is_answer and position.just_played != 1 - self.player:
            return
        if is_over_for(position, self.when):
            return
        if might_play(position, self.player, open_windows(position, self.when, self.player)):
            match.then(PLAY_DRAGON[self.when][self.player])

    def label(self) -> str:
        return f"OffersDragon({name_of_side(self.player)} {self.when} {self.is_answer})"


def is_over_for(position: Samurai, when: int) -> bool:
    """Whether what the first card did leaves nothing for which a second could be played."""
    if when in (BEFORE_ROLL, AFTER_ROLL):
        return position.strike == NONE
    if when == ADVANCED:
        return position.unit_hex[position.attacker] < 0
    return False


class PlaysDragon(Choice[Samurai]):
    """Play a Dragon card of the hand, or none (SAM-18-010, SAM-18-012)."""

    def __init__(self, side: int, when: int) -> None:
        super().__init__(side)
        self.when: Final = when

    def windows(self, position: Samurai) -> tuple[int, ...]:
        """Those that are open to it now."""
        return open_windows(position, self.when, self.side)

    def options(self, match: Match[Samurai]) -> list[int]:
        """None, and every card that may be played now."""
        position = match.position
        return [PASS] + [DRAGON + card for card in playable_dragons(position, self.side, self.windows(position))]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why a card may not be played now."""
        if action == PASS:
            return None
        if not DRAGON <= action < DRAGON + KINDS_OF_DRAGONS:
            return refuse_moment(match, self)
        position = match.position
        return forbids_dragon(position, self.side, action - DRAGON, self.windows(position))

    def take(self, match: Match[Samurai], action: int) -> None:
        """Play it, or let the moment pass."""
        if action != PASS:
            play_dragon(match, self.side, action - DRAGON)

    def asks(self, match: Match[Samurai]) -> bool:
        """Always: a missing question would betray what is not in the hand."""
        return True

    def passes(self) -> int:
        """To play none."""
        return PASS

    def question(self) -> str:
        return f"sam-ask-dragon-{WINDOW_NAMES[self.when]}"

    def label(self) -> str:
        return f"PlaysDragon({name_of_side(self.side)} {self.when})"


PLAY_DRAGON: Final = {when: [PlaysDragon(side, when) for side in SIDES] for when in MOMENTS}
OFFER_DRAGON: Final = {when: [OffersDragon(side, when, False) for side in SIDES] for when in MOMENTS}
OFFER_AGAIN: Final = {when: [OffersDragon(side, when, True) for side in SIDES] for when in MOMENTS}

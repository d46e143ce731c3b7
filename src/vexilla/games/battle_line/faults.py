"""What cannot be in a position of Battle Line: the battery looks for it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from .cards import CARD_NAMES, CARDS, FLAGS, FOG, HAND_LIMIT, MUD, TROOPS, cards_in
from .formation import strength_of

if TYPE_CHECKING:
    from .position import BattleLine


def faults_of(position: BattleLine) -> list[str]:
    """Every inconsistency, in words."""
    return _cards(position) + _places(position)


def _cards(position: BattleLine) -> list[str]:
    counted = [0] * CARDS
    open_troops = 0
    for side in SIDES:
        for flag in range(FLAGS):
            for card in position.cards_at(side, flag) + position.environment_at(side, flag):
                counted[card] += 1
                open_troops |= 1 << card if card < TROOPS else 0
        for card in position.discards[side]:
            counted[card] += 1
            open_troops |= 1 << card if card < TROOPS else 0
        for card in position.hand(side):
            counted[card] += 1
    for pile in position.piles:
        for card in pile.below + pile.top:
            counted[card] += 1
    in_game = CARDS if position.settings.tactics else TROOPS
    faults = [
        f"{CARD_NAMES[card]} is in {counted[card]} places"
        for card in range(CARDS)
        if counted[card] != (1 if card < in_game else 0)
    ]
    if open_troops != position.seen:
        faults.append(f"seen is wrong about {cards_in(open_troops ^ position.seen)}")
    for side in SIDES:
        if position.hand_size(side) > HAND_LIMIT and not position.scouting:
            faults.append(f"{SIDE_NAMES[side]} holds {position.hand_size(side)} cards")
        if [card for card in position.exposed[side] if not position.holds(side, card)]:
            faults.append(f"{SIDE_NAMES[side]} does not hold what the other side knows of it")
    if abs(position.tactics_played[BOTTOM] - position.tactics_played[TOP]) > 1:
        faults.append(f"tactics played: {position.tactics_played}")
    return faults


def _places(position: BattleLine) -> list[str]:
    faults: list[str] = []
    if position.captured[BOTTOM] & position.captured[TOP]:
        faults.append("a flag is held twice")
    for side in SIDES:
        for flag in range(FLAGS):
            where = side * FLAGS + flag
            name = f"{SIDE_NAMES[side]} at flag {flag + 1}"
            number = len(position.cards_at(side, flag))
            size = position.size_at(flag)
            if number != position.number[where]:
                faults.append(f"{name}: {number} cards counted as {position.number[where]}")
            is_open = not position.is_captured(flag)
            if bool(position.room[side] >> flag & 1) != (is_open and number < size):
                faults.append(f"{name}: room is wrong")
            if bool(position.complete[side] >> flag & 1) != (is_open and number == size):
                faults.append(f"{name}: complete is wrong")
            strength = 0
            if number == size:
                strength = strength_of(position.troops[where], position.morale[where], size, flag == position.fog_flag)
            if position.strength[where] != strength:
                faults.append(f"{name}: strength {position.strength[where]} should be {strength}")
            if bool(position.completed[where]) != (number >= size):
                faults.append(f"{name}: the moment of completion is wrong")
    for card, flag in ((FOG, position.fog_flag), (MUD, position.mud_flag)):
        if flag >= 0 and card not in position.environment_at(BOTTOM, flag) + position.environment_at(TOP, flag):
            faults.append(f"{CARD_NAMES[card]} lies on no side")
    return faults

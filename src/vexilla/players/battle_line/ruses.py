"""Where Redeploy, Deserter and Traitor would do most, and which card to give up when Mud leaves."""

from __future__ import annotations

from typing import Final

from ...games.battle_line.cards import FIRST_ENVIRONMENT, FLAGS, FOG, TROOPS
from ...games.battle_line.formation import BIT, morale_bit
from ...games.battle_line.legality import cards_of, troops_of
from ...games.battle_line.position import FLAGS_IN, NOWHERE
from .judgement import Judgement

#: How many ways, the best at first sight, are looked at closely.
_CLOSER_LOOKS: Final = 6


class Ruse:
    """A way to use a Guile card: the card it works on, where that goes, and what the two flags are worth then."""

    def __init__(self, card: int, source: int, flag: int, at_source: float, at_target: float, gain: float) -> None:
        self.card: Final = card
        self.source: Final = source
        #: NOWHERE when the card is discarded.
        self.flag: Final = flag
        self.at_source: Final = at_source
        self.at_target: Final = at_target
        #: What it gains at first sight.
        self.gain: Final = gain
        #: The chance to win the game afterwards, once it was looked at closely.
        self.value = 0.0


class _Search:
    """Compares ways to change two flags at once.

    The chance to win the game is nearly linear in small changes, so all ways are ranked by their
    slopes first and only the most promising ones are judged exactly.
    """

    def __init__(self, judgement: Judgement) -> None:
        self.judgement: Final = judgement
        self.now: Final = judgement.now()
        self.slopes: Final = slopes(judgement)
        self.ruses: list[Ruse] = []

    def consider(self, card: int, source: int, flag: int, at_source: float, at_target: float) -> None:
        """A way after which two flags have these chances; ``flag`` may be NOWHERE or the source itself."""
        gain = self.slopes[source] * (at_source - self.now[source])
        if flag not in (NOWHERE, source):
            gain += self.slopes[flag] * (at_target - self.now[flag])
        self.ruses.append(Ruse(card, source, flag, at_source, at_target, gain))

    def best(self) -> Ruse:
        """The best way of all."""
        best = self.ruses[0]
        for _ in range(min(_CLOSER_LOOKS, len(self.ruses))):
            first = 0
            for index in range(1, len(self.ruses)):
                if self.ruses[index].gain > self.ruses[first].gain:
                    first = index
            ruse = self.ruses.pop(first)
            chances = self.now[:]
            chances[ruse.source] = ruse.at_source
            if ruse.flag not in (NOWHERE, ruse.source):
                chances[ruse.flag] = ruse.at_target
            ruse.value = self.judgement.game_chance(chances)
            if ruse.value > best.value:
                best = ruse
        return best


def slopes(judgement: Judgement) -> list[float]:
    """How much the chance to win the game hangs on each flag."""
    found: list[float] = []
    chances = judgement.now()[:]
    for flag in range(FLAGS):
        before = chances[flag]
        chances[flag] = 1.0
        won = judgement.game_chance(chances)
        chances[flag] = 0.0
        found.append(won - judgement.game_chance(chances))
        chances[flag] = before
    return found


def _toggle(judgement: Judgement, side: int, flag: int, card: int) -> None:
    """Take a formation card away from a place, or put it there: the same movement."""
    position = judgement.position
    if card < TROOPS:
        position.troops[side * FLAGS + flag] ^= BIT[card]
    else:
        position.morale[side * FLAGS + flag] ^= morale_bit(card)


def _chance(judgement: Judgement, flag: int) -> float:
    return judgement.flag_chance(flag, judgement.hand, judgement.position.seen)


def _chance_without(judgement: Judgement, side: int, flag: int, card: int) -> float:
    """The chance to win a flag if a card were not there."""
    if card < FIRST_ENVIRONMENT:
        _toggle(judgement, side, flag, card)
        chance = _chance(judgement, flag)
        _toggle(judgement, side, flag, card)
        return chance
    position = judgement.position
    fog = position.fog_flag
    mud = position.mud_flag
    if card == FOG:
        position.fog_flag = NOWHERE
    else:
        position.mud_flag = NOWHERE
    chance = _chance(judgement, flag)
    position.fog_flag = fog
    position.mud_flag = mud
    return chance


def best_deserter(judgement: Judgement) -> Ruse:
    """The card whose loss hurts the opponent most."""
    other = 1 - judgement.side
    search = _Search(judgement)
    for card in cards_of(judgement.position, other):
        flag = judgement.position.flag_of(other, card)
        search.consider(card, flag, NOWHERE, _chance_without(judgement, other, flag, card), 0.0)
    return search.best()


def best_traitor(judgement: Judgement, only: int) -> Ruse:
    """The Troop card to bring over, and to which flag; ``only`` is the card if it is chosen already."""
    side = judgement.side
    other = 1 - side
    position = judgement.position
    search = _Search(judgement)
    for card in troops_of(position, other):
        if only >= 0 and card != only:
            continue
        source = position.flag_of(other, card)
        _toggle(judgement, other, source, card)
        at_source = _chance(judgement, source)
        for flag in FLAGS_IN[position.room[side]]:
            _toggle(judgement, side, flag, card)
            at_target = _chance(judgement, flag)
            _toggle(judgement, side, flag, card)
            search.consider(card, source, flag, at_target if flag == source else at_source, at_target)
        _toggle(judgement, other, source, card)
    return search.best()


def best_redeploy(judgement: Judgement, only: int) -> Ruse:
    """The own card to move, and where to; ``only`` is the card if it is chosen already."""
    side = judgement.side
    position = judgement.position
    search = _Search(judgement)
    for card in cards_of(position, side):
        if only >= 0 and card != only:
            continue
        source = position.flag_of(side, card)
        at_source = _chance_without(judgement, side, source, card)
        search.consider(card, source, NOWHERE, at_source, 0.0)
        targets = position.room[side] if card < FIRST_ENVIRONMENT else position.uncaptured()
        for flag in FLAGS_IN[targets]:
            if flag == source:
                continue
            if card < FIRST_ENVIRONMENT:
                _toggle(judgement, side, flag, card)
                at_target = _chance(judgement, flag)
                _toggle(judgement, side, flag, card)
            else:
                at_target = judgement.chance_under(card, flag)
            search.consider(card, source, flag, at_source, at_target)
    return search.best()


def worst_fourth(judgement: Judgement, cards: list[int]) -> int:
    """Which of four cards to discard when Mud has left their flag."""
    side = judgement.side
    flag = judgement.position.flag_of(side, cards[0])
    worst = cards[0]
    best = -1.0
    for card in cards:
        chance = _chance_without(judgement, side, flag, card)
        if chance > best:
            best = chance
            worst = card
    return worst

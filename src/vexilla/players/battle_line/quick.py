"""A game played out by rule of thumb: hundreds of times as fast as it could be judged with care.

Both sides lay Troop cards only and look no further than their own hand and what lies open; Tactics cards on the table
count, those in the hands stay there. What comes of it is no proof of anything, but the mean of many such games, begun
with one card or with another, tells which of the two was better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.battle_line.cards import FLAGS, TROOP_PILE, TROOPS, VALUES, cards_in
from ...games.battle_line.formation import ALL_TROOPS, BIT, COMPANION, LEADERS, strength_of
from ...games.battle_line.position import ALL_FLAGS, FLAGS_IN, BattleLine, Pile
from ...games.battle_line.victory import victory_of
from ...kernel.sides import BOTTOM, NOBODY, TOP
from .habits import ALL_SEEN, COMPLETE_SEEN, NOTHING_SEEN, PLAIN, Habits
from .hopes import Hopes, Odds, none_of, two_of
from .shapes import (
    ABOVE,
    BATTALION_OUTS,
    FIRST_PAIR,
    FITTING,
    MANY,
    NOTHING,
    PHALANX_OUTS,
    RUN_WITH,
    SAME_COLOUR,
    SAME_VALUE,
    SKIRMISH_OUTS,
    TOTAL,
    WEDGE_OUTS,
    beating,
    count,
    shape_with,
    strength_with,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Whether a mask of flags wins.
_WINS: Final = [victory_of(mask) is not None for mask in range(ALL_FLAGS + 1)]
#: What comes of a game that was broken off.
UNDECIDED: Final = -1.0


class QuickGame:
    """One imagined game from here to its end, by rule of thumb."""

    def __init__(self, position: BattleLine, pile: list[int], habits: Habits = PLAIN) -> None:
        self.position: Final = position
        self.habits: Final = habits
        #: The Troop cards in the order in which they will be drawn, the next one last.
        self.pile: Final = pile
        self.shape: Final = [shape_at(position, where) for where in range(2 * FLAGS)]
        self.hope: Final = [Hopes() for _ in range(FLAGS)]
        self.own_hope: Final = Hopes()
        self.mine: Final = Odds(habits.hand_use)
        self.theirs: Final = Odds(habits.hand_use)
        self.now: Final = [0.0] * FLAGS
        self.weight: Final = [0.0] * FLAGS
        self.pool: i64 = 0
        self.wanted: Final = [0] * FLAGS

    # -- how things look ---------------------------------------------------------------------------

    def look(self, hopes: Hopes, shape: int, hand: i64, odds: Odds) -> None:
        """What a formation of up to two cards will be."""
        pool: i64 = self.pool
        if shape == NOTHING:
            usual = self.habits.usual
            hopes.divide(usual[0], usual[1], usual[2], usual[3])
            hopes.total = 17.0
        elif shape < FIRST_PAIR:
            card = shape - 1
            hopes.total = 1.3 * (card % VALUES) + 11.0
            fails = 1.0
            for number in range(3):
                run: i64 = RUN_WITH[3 * card + number]
                if run and not run & ~(hand | pool):
                    held: i64 = run & hand
                    if held == run:
                        chance = (1.0 - odds.hand_more) * (1.0 - odds.hand_more)
                    elif held:
                        chance = (1.0 - odds.hand_more) * (1.0 - odds.pool_more)
                    else:
                        chance = (1.0 - odds.pool_more) * (1.0 - odds.pool_more)
                    fails *= 1.0 - chance
            phalanx = two_of(SAME_VALUE[card], hand, pool, odds)
            battalion = two_of(SAME_COLOUR[card], hand, pool, odds)
            hopes.divide(1.0 - fails, phalanx, battalion, self.habits.skirmish)
        else:
            hopes.total = 1.4 * TOTAL[shape] + 1.0
            at_hand = odds.hand_last
            to_come = odds.pool_last
            wedge = 0.0
            phalanx = 0.0
            battalion = 0.0
            skirmish = 0.0
            if WEDGE_OUTS[shape]:
                wedge = 1.0 - none_of(WEDGE_OUTS[shape], hand, pool, at_hand, to_come)
            if PHALANX_OUTS[shape]:
                phalanx = 1.0 - none_of(PHALANX_OUTS[shape], hand, pool, at_hand, to_come)
            elif BATTALION_OUTS[shape]:
                battalion = 1.0 - none_of(BATTALION_OUTS[shape], hand, pool, at_hand, to_come)
            if SKIRMISH_OUTS[shape]:
                skirmish = 1.0 - none_of(SKIRMISH_OUTS[shape], hand, pool, at_hand, to_come)
            hopes.divide(wedge, phalanx, battalion, skirmish)

    def look_at(self, hopes: Hopes, where: int, shape: int, hand: i64, odds: Odds) -> None:
        """What a formation will be, however many cards it has."""
        position = self.position
        if position.strength[where]:
            hopes.exactly(position.strength[where])
        elif shape == MANY:
            hopes.exactly(strength_of(position.troops[where], position.morale[where], 3, False))
            hopes.host += 0.5
            hopes.wedge *= 0.5
            hopes.phalanx *= 0.5
            hopes.battalion *= 0.5
            hopes.skirmish *= 0.5
            hopes.host *= 0.5 if hopes.host > 1.0 else 1.0
        else:
            self.look(hopes, shape, hand, odds)

    def chance(self, flag: int, there: int, shape: int, strength: int, hand: i64) -> float:
        """The chance to win a flag with a shape, or with a strength if the formation is complete."""
        position = self.position
        pool: i64 = self.pool
        sight = self.habits.sight
        against = position.strength[there] if sight != NOTHING_SEEN else 0
        if strength:
            if against:
                return 1.0 if strength > against else 0.0
            shape = self.shape[there] if sight == ALL_SEEN else NOTHING
            if shape >= FIRST_PAIR:
                if flag == position.fog_flag:
                    outs: i64 = ABOVE[max(0, min(VALUES, (strength & 63) - TOTAL[shape]))]
                else:
                    outs = beating(shape, strength)
                return none_of(outs, 0, pool, 1.0, self.theirs.pool_last)
            self.own_hope.exactly(strength)
            return self.own_hope.against(self.hope[flag], self.habits.point)
        if against and shape >= FIRST_PAIR:
            if flag == position.fog_flag:
                outs = ABOVE[max(0, min(VALUES, (against & 63) - TOTAL[shape]))]
            else:
                outs = beating(shape, against)
            return 1.0 - none_of(outs, hand, pool, self.mine.hand_last, self.mine.pool_last)
        self.look(self.own_hope, shape, hand, self.mine)
        return self.own_hope.against(self.hope[flag], self.habits.point)

    def survey(self, side: int, hand: i64) -> None:
        """How every flag stands for a side, and how much it counts."""
        position = self.position
        other = 1 - side
        self.pool = ALL_TROOPS & ~(position.seen | hand)
        hidden = int(count(self.pool))
        if hidden < 1:
            hidden = 1
        slots = 0
        for flag in FLAGS_IN[position.uncaptured()]:
            slots += 2 * position.size_at(flag) - position.number[flag] - position.number[FLAGS + flag]
        draws = min(self.habits.slots_filled * slots, float(len(self.pile))) / 2.0
        part = draws / hidden
        self.mine.pool_last = max(0.05, 1.0 - self.habits.draw_use[0] * part)
        self.mine.pool_more = max(0.05, 1.0 - self.habits.draw_use[1] * part)
        part = (len(position.troops_in_hand[other]) + draws) / hidden
        self.theirs.pool_last = max(0.05, 1.0 - self.habits.their_use[0] * part)
        self.theirs.pool_more = max(0.05, 1.0 - self.habits.their_use[1] * part)
        now = self.now
        wanted = self.wanted
        for flag in range(FLAGS):
            here = side * FLAGS + flag
            there = other * FLAGS + flag
            wanted[flag] = 0
            if position.captured[side] >> flag & 1:
                now[flag] = 1.0
            elif position.captured[other] >> flag & 1:
                now[flag] = 0.0
            else:
                sight = self.habits.sight
                if sight == ALL_SEEN or (sight == COMPLETE_SEEN and position.strength[there]):
                    self.look_at(self.hope[flag], there, self.shape[there], 0, self.theirs)
                else:
                    self.look(self.hope[flag], NOTHING, 0, self.theirs)
                shape = self.shape[here]
                if shape == MANY and not position.strength[here]:
                    self.look_at(self.own_hope, here, shape, hand, self.mine)
                    now[flag] = self.own_hope.against(self.hope[flag], self.habits.point)
                else:
                    now[flag] = self.chance(flag, there, shape, position.strength[here], hand)
                if shape >= FIRST_PAIR:
                    outs: i64 = WEDGE_OUTS[shape] | PHALANX_OUTS[shape]
                    if position.strength[there] and self.habits.sight != NOTHING_SEEN:
                        outs = beating(shape, position.strength[there])
                    wanted[flag] = outs & hand
        weight = self.weight
        for flag in range(FLAGS):
            weight[flag] = self.habits.flag
        for first in range(FLAGS - 2):
            a = now[first]
            b = now[first + 1]
            c = now[first + 2]
            weight[first] += self.habits.row * (b * c + (1.0 - b) * (1.0 - c))
            weight[first + 1] += self.habits.row * (a * c + (1.0 - a) * (1.0 - c))
            weight[first + 2] += self.habits.row * (a * b + (1.0 - a) * (1.0 - b))

    # -- play --------------------------------------------------------------------------------------

    def best_play(self, side: int) -> int:
        """The card and the flag, as ``card * 9 + flag``, by which most is gained; -1 if nothing can be laid."""
        position = self.position
        cards = position.troops_in_hand[side]
        flags = FLAGS_IN[position.room[side]]
        if not cards or not flags:
            return -1
        hand: i64 = 0
        for card in cards:
            hand |= BIT[card]
        self.survey(side, hand)
        best = -1
        best_gain = -1e9
        other = 1 - side
        for card in cards:
            bit: i64 = BIT[card]
            keep = self.habits.value * (card % VALUES)
            for flag in flags:
                if self.wanted[flag] & bit:
                    keep += self.habits.wanted * self.weight[flag] * (1.0 - self.now[flag])
            rest: i64 = hand & ~bit
            for flag in flags:
                here = side * FLAGS + flag
                shape = self.shape[here]
                number = position.number[here] + 1
                size = position.size_at(flag)
                there = other * FLAGS + flag
                if number == size:
                    if size == 3 and position.morale[here] == 0 and flag != position.fog_flag:
                        strength = strength_with(shape, card)
                    else:
                        strength = strength_of(
                            position.troops[here] | BIT[card], position.morale[here], size, flag == position.fog_flag
                        )
                    chance = self.chance(flag, there, MANY, strength, rest)
                elif number == 3:
                    chance = self.now[flag]
                elif shape != NOTHING and not FITTING[shape] & bit:
                    chance = self.now[flag] * self.habits.spoilt
                else:
                    chance = self.chance(flag, there, shape_with(shape, card), 0, rest)
                gain = self.weight[flag] * (chance - self.now[flag]) - keep
                if self.wanted[flag] & bit:
                    gain += self.habits.wanted * self.weight[flag] * (1.0 - self.now[flag])
                if gain > best_gain:
                    best_gain = gain
                    best = card * FLAGS + flag
        return best

    def lay(self, side: int, card: int, flag: int) -> None:
        """Put a card of the hand at a flag."""
        position = self.position
        where = side * FLAGS + flag
        position.out_of_hand(side, card)
        position.place(side, flag, card)
        shape = shape_with(self.shape[where], card)
        self.shape[where] = MANY if position.strength[where] else shape

    def claim(self, side: int) -> bool:
        """Claim all that holds; whether that wins."""
        position = self.position
        for flag in FLAGS_IN[position.complete[side]]:
            if position.beats(side, flag):
                position.capture(side, flag)
                if _WINS[position.captured[side]]:
                    return True
        return False

    def draw(self, side: int) -> None:
        """Take the next card."""
        if self.pile:
            self.position.troops_in_hand[side].append(self.pile.pop())

    def end_turn(self, side: int, depth: int) -> float:
        """What is left of the turn in which a side has laid its card, and then the rest of the game."""
        if not self.position.settings.claim_at_start and self.claim(side):
            return 1.0 if side == BOTTOM else 0.0
        self.draw(side)
        return self.finish(1 - side, depth)

    def finish(self, side: int, depth: int) -> float:
        """What the bottom side has from so many more turns, from the turn of a side on: 1 or 0, or ``UNDECIDED``."""
        position = self.position
        at_start = position.settings.claim_at_start
        idle = 0
        for _ in range(depth):
            position.active = side
            position.turn += 1
            if at_start and self.claim(side):
                return 1.0 if side == BOTTOM else 0.0
            play = self.best_play(side)
            if play >= 0:
                self.lay(side, play // FLAGS, play % FLAGS)
                idle = 0
            else:
                idle += 1
            if not at_start and self.claim(side):
                return 1.0 if side == BOTTOM else 0.0
            self.draw(side)
            if idle > 3:
                bottom = position.captured[BOTTOM].bit_count()
                top = position.captured[TOP].bit_count()
                return 0.5 if bottom == top else 1.0 if bottom > top else 0.0
            side = 1 - side
        position.piles[TROOP_PILE] = Pile(self.pile, [], NOBODY)
        return UNDECIDED


def shape_at(position: BattleLine, where: int) -> int:
    """The shape of a formation; a wild card is taken for the card that it will most probably stand for."""
    number = position.number[where]
    if number > 2:
        return MANY
    shape = NOTHING
    troops = position.troops[where]
    for card in cards_in(troops):
        shape = shape_with(shape, card)
    morale = position.morale[where]
    for wild in range(4):
        if morale >> wild & 1:
            shape = shape_with(shape, _stand_in(shape, 1 << wild))
    return shape


def _stand_in(shape: int, wild: int) -> int:
    """The card for which a wild one is taken beside another card, or alone."""
    beside = shape - 1 if 0 < shape < FIRST_PAIR else -1
    colour = beside // VALUES * VALUES if beside >= 0 else 0
    value = beside % VALUES if beside >= 0 else -1
    if wild & LEADERS:
        if value < 0:
            return colour + 8
        return beside + 1 if value < VALUES - 1 else beside - 1
    if wild == COMPANION:
        return colour + 7 if value != 7 else (beside + VALUES) % TROOPS
    if value < 0:
        return colour + 2
    return colour + (value + 1 if value < 2 else 1 if value == 2 else 2)

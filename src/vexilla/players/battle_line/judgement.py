"""How good a table looks to one side: a chance for each flag, and from these a chance to win.

Only open information and the side's own hand are read. The position comes from an imagined match,
so it also has an opponent's hand and piles; they are noise, and nothing here looks at them beyond
their sizes and the cards that the side put there itself.
"""

from __future__ import annotations

from typing import Final

from ...games.battle_line.cards import FIRST_ENVIRONMENT, FLAGS, FOG, TROOPS
from ...games.battle_line.formation import ALL_TROOPS, BIT, morale_bit, strongest
from ...games.battle_line.position import ALL_FLAGS, FLAGS_IN, BattleLine
from ...games.battle_line.victory import victory_of
from .spread import Spread, chance_to_beat, odds_of, spread_of, usual_spread
from .weights import STEADY, Weights

_BREAKTHROUGH: Final = "BLN-03-001"


def outcomes(row_before_five: float) -> list[float]:
    """For each mask of flags that a side would have when all nine are decided, its chance to win.

    Somebody always has five then. A row of three on either side is what may have ended the game
    earlier.
    """
    table: list[float] = []
    for mine in range(ALL_FLAGS + 1):
        theirs = ALL_FLAGS & ~mine
        my_row = victory_of(mine) == _BREAKTHROUGH
        their_row = victory_of(theirs) == _BREAKTHROUGH
        five = mine.bit_count() >= 5
        if my_row and their_row:
            table.append(0.5 + 0.05 * (mine.bit_count() - theirs.bit_count()))
        elif my_row:
            table.append(1.0 if five else row_before_five)
        elif their_row:
            table.append(1.0 - row_before_five if five else 0.0)
        else:
            table.append(1.0 if five else 0.0)
    return table


#: The same as ``steady`` sees it.
OUTCOMES: Final = outcomes(STEADY.row_before_five)


def chance_of_game(table: list[float], chances: list[float]) -> float:
    """The chance to win the game when each flag is won with its chance, independently of the others."""
    for flag in range(FLAGS - 1, -1, -1):
        half = 1 << flag
        chance = chances[flag]
        if chance <= 0.0:
            table = table[:half]
        elif chance >= 1.0:
            table = table[half:]
        else:
            table = [table[index] + (table[index + half] - table[index]) * chance for index in range(half)]
    return table[0]


class Judgement:
    """One side's opinion of a position, with everything that stays the same while options are compared."""

    def __init__(self, position: BattleLine, side: int, weights: Weights, table: list[float]) -> None:
        self.position: Final = position
        self.side: Final = side
        self.weights: Final = weights
        self.table: Final = table
        other = 1 - side
        hand = 0
        for card in position.troops_in_hand[side]:
            hand |= BIT[card]
        known = 0
        for card in position.exposed[other]:
            if card < TROOPS:
                known |= BIT[card]
        #: Own hand, cards of the opponent that the side knows, and all others that are not face up.
        self.hand: Final = hand
        self.known: Final = known
        self.unseen: Final = ALL_TROOPS & ~(position.seen | hand | known)
        hidden = max(1, self.unseen.bit_count())
        slots = 0.0
        for flag in FLAGS_IN[position.uncaptured()]:
            size = position.size_at(flag)
            slots += 2 * size - position.number[flag] - position.number[FLAGS + flag]
        pile = position.piles[0].size()
        draws = min(weights.slots_filled * slots / 2.0, pile / 2.0)
        theirs = len(position.troops_in_hand[other]) - known.bit_count() + draws
        #: For formations that lack one card, and for those that lack more.
        self.odds: Final = [
            odds_of(weights.hand_use[more], min(0.95, weights.draw_use[more] * draws / hidden)) for more in (0, 1)
        ]
        self.their_odds: Final = [odds_of(1.0, min(0.95, weights.their_use[more] * theirs / hidden)) for more in (0, 1)]
        risky = position.settings.tactics and (position.piles[1].size() + len(position.tactics_in_hand[other]) > 0)
        self.risk: Final = weights.tactics_risk if risky else 0.0
        self._spreads: dict[int, Spread] = {}
        self._their_spreads: dict[int, Spread] = {}
        self._now: list[float] = []

    # -- one flag ------------------------------------------------------------------------------

    def own_spread(self, troops: int, morale: int, size: int, fog: bool, hand: int) -> Spread:
        """What an own formation may become."""
        key = ((hand << 60 | troops) << 4 | morale) << 4 | size << 1 | fog
        spread = self._spreads.get(key)
        if spread is None:
            free = size - troops.bit_count() - morale.bit_count()
            odds = self.odds[1 if free > 1 else 0]
            if troops or morale:
                spread = spread_of(troops, morale, size, fog, hand, self.unseen, odds)
            else:
                spread = usual_spread(size, fog, self.weights.usual)
            self._spreads[key] = spread
        return spread

    def their_spread(self, troops: int, morale: int, size: int, fog: bool) -> Spread:
        """What a formation of the opponent may become."""
        key = (troops << 4 | morale) << 4 | size << 1 | fog
        spread = self._their_spreads.get(key)
        if spread is None:
            free = size - troops.bit_count() - morale.bit_count()
            odds = self.their_odds[1 if free > 1 else 0]
            if troops or morale:
                spread = spread_of(troops, morale, size, fog, self.known, self.unseen, odds)
            else:
                spread = usual_spread(size, fog, self.weights.usual)
            self._their_spreads[key] = spread
        return spread

    def flag_chance(self, flag: int, hand: int, seen: int) -> float:
        """The chance to win a flag as it stands, with these cards at hand and these face up."""
        position = self.position
        if position.is_captured(flag):
            return 1.0 if position.captured[self.side] >> flag & 1 else 0.0
        here = self.side * FLAGS + flag
        there = (1 - self.side) * FLAGS + flag
        size = position.size_at(flag)
        fog = flag == position.fog_flag
        troops = position.troops[here]
        morale = position.morale[here]
        their_troops = position.troops[there]
        their_morale = position.morale[there]
        free = size - troops.bit_count() - morale.bit_count()
        their_free = size - their_troops.bit_count() - their_morale.bit_count()
        mine = self.own_spread(troops, morale, size, fog, hand)
        theirs = self.their_spread(their_troops, their_morale, size, fog)
        if free > 0:
            tie = 0.5 if their_free > 0 else 0.0
        elif their_free > 0:
            tie = 1.0
        else:
            completed = position.completed[here]
            tie = 1.0 if completed and completed < position.completed[there] else 0.0
        chance = chance_to_beat(mine, theirs, tie)
        # What can be claimed before anybody has another turn is beyond the reach of any Tactics card.
        unseen = ALL_TROOPS & ~seen
        if free == 0 and (their_free > 0 or chance >= 1.0) and not position.settings.claim_at_start:
            best = mine.strengths[0]
            if their_free <= 0 or not strongest(their_troops, their_morale, their_free, unseen, size, fog, best)[0]:
                return 1.0
        if their_free == 0 and chance <= 0.0:
            # Of equal formations the later one loses.
            best = theirs.strengths[0]
            if free <= 0 or not strongest(troops, morale, free, unseen, size, fog, best)[0]:
                return 0.0
        return self.open_chance(flag, mine, theirs, hand, chance)

    def open_chance(self, flag: int, mine: Spread, theirs: Spread, hand: int, chance: float) -> float:
        """The chance to win a flag that is not decided, from what the odds alone make it."""
        return self.risk + (1.0 - 2.0 * self.risk) * chance

    def chance_with(self, card: int, flag: int) -> float:
        """The chance to win a flag after playing a card of one's own there."""
        position = self.position
        here = self.side * FLAGS + flag
        hand, seen = self.after_playing(card)
        if card < TROOPS:
            position.troops[here] ^= BIT[card]
            chance = self.flag_chance(flag, hand, seen)
            position.troops[here] ^= BIT[card]
        elif card < FIRST_ENVIRONMENT:
            position.morale[here] ^= morale_bit(card)
            chance = self.flag_chance(flag, hand, seen)
            position.morale[here] ^= morale_bit(card)
        else:
            chance = self.chance_under(card, flag)
        return chance

    def chance_under(self, environment: int, flag: int) -> float:
        """The chance to win a flag if Fog or Mud lay there and nowhere else."""
        position = self.position
        if environment == FOG:
            before = position.fog_flag
            position.fog_flag = flag
            chance = self.flag_chance(flag, self.hand, position.seen)
            position.fog_flag = before
        else:
            before = position.mud_flag
            position.mud_flag = flag
            chance = self.flag_chance(flag, self.hand, position.seen)
            position.mud_flag = before
        return chance

    # -- the whole table -----------------------------------------------------------------------

    def after_playing(self, card: int) -> tuple[int, int]:
        """The hand and the face-up Troop cards after playing a card."""
        if card < TROOPS:
            return self.hand & ~BIT[card], self.position.seen | BIT[card]
        return self.hand, self.position.seen

    def now(self) -> list[float]:
        """The chances to win each of the nine flags as things are."""
        if not self._now:
            self._now = self.flag_chances(self.hand, self.position.seen)
        return self._now

    def flag_chances(self, hand: int, seen: int) -> list[float]:
        """The chances to win each of the nine flags with this hand."""
        return [self.flag_chance(flag, hand, seen) for flag in range(FLAGS)]

    def game_chance(self, chances: list[float]) -> float:
        """The chance to win the game."""
        return chance_of_game(self.table, chances)

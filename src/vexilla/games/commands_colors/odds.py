"""Exact odds, as far as all games of the system have them in common: throws, and what hits and flags lead to.

Nothing is rolled: every throw is counted with the number of ways in which it can fall. What hits, how many flags
may be ignored and how far a unit retreats is asked of the game's own rules.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeVar

from .faces import ONE, outcomes
from .flight import is_open_to_unit, ways_back
from .leaders import flight_options
from .position import BATTLING_BACK, NONE, Battle
from .rolls import DIE_SIDES
from .roster import IN_FLIGHT
from .tally import Part, Tally

ZERO: Final = Fraction(0)

#: What is left of a unit that still stands where it was: its blocks, and whether its leader lives.
Rest = tuple[int, bool]

B = TypeVar("B", bound=Battle)


class StrikeOdds:
    """What one roll does to the unit it is against."""

    def __init__(self, dice: int, blocks: int) -> None:
        #: How many are rolled; the most, if that depends on what came before.
        self.dice = dice
        #: Why so many: together they are all of them.
        self.parts: list[Part] = []
        #: The chance of so many hits on the blocks that are there; the last entry destroys the unit.
        self.hits: Final = [ZERO] * (blocks + 1)
        #: The chance that it is destroyed, by hits or by hexes it cannot retreat.
        self.destroyed = ZERO
        #: The chance that it leaves its own hex by so many hexes.
        self.retreats: Final[dict[int, Fraction]] = {}
        #: The chance that it ends with so many blocks in its own hex, and whether its leader is alive.
        self.stands: Final[dict[tuple[int, bool], Fraction]] = {}
        #: The chance that its leader is killed.
        self.leader_killed = ZERO
        #: Blocks lost on average, by hits and by retreat.
        self.losses = ZERO

    @property
    def retreat(self) -> Fraction:
        """The chance that it is driven out of its hex alive."""
        return sum(self.retreats.values(), ZERO)

    @property
    def standing(self) -> Fraction:
        """The chance that it is still where it was."""
        return sum(self.stands.values(), ZERO)

    def leave(self, hexes: int, chance: Fraction) -> None:
        """It lives and goes back so many hexes."""
        self.retreats[hexes] = self.retreats.get(hexes, ZERO) + chance

    def stay(self, blocks: int, is_led: bool, chance: Fraction) -> None:
        """It lives and holds its hex."""
        state = (blocks, is_led)
        self.stands[state] = self.stands.get(state, ZERO) + chance

    def add(self, part: StrikeOdds, chance: Fraction) -> None:
        """With this chance it comes as in ``part``, against a unit that may have lost blocks before."""
        if part.dice > self.dice:
            self.dice, self.parts = part.dice, part.parts
        for hits, each in enumerate(part.hits):
            self.hits[hits] += chance * each
        self.destroyed += chance * part.destroyed
        self.leader_killed += chance * part.leader_killed
        self.losses += chance * part.losses
        for hexes, each in part.retreats.items():
            self.leave(hexes, chance * each)
        for (blocks, is_led), each in part.stands.items():
            self.stay(blocks, is_led, chance * each)


class AttackOdds:
    """What an attack does to its target, and what comes back."""

    def __init__(self, is_close: bool, strike: StrikeOdds) -> None:
        self.is_close: Final = is_close
        self.strike: Final = strike
        #: What the battle back does to the attacker, over all throws of the attack; None if there is none.
        self.back: StrikeOdds | None = None
        #: What a target that strikes before the attack does to the attacker; None if it does not.
        self.first: StrikeOdds | None = None
        #: The chance that the attack is made at all.
        self.comes = ONE


# -- what hits and flags lead to -----------------------------------------------------------------


class Aftermath:
    """Adds up what hits and flags of the strike set up in a position lead to for the unit that is struck.

    Its owner ignores every flag that he may ignore, and a leader who must flee does so if there is any way.
    """

    def __init__(self, position: Battle, odds: StrikeOdds) -> None:
        self.position: Final = position
        self.odds: Final = odds
        self.struck: Final = position.struck()
        #: The chance that a leader does not pass his check: with two dice, and with one when his unit is gone.
        self.last_check: Final = killing_chance(position)
        self.check: Final = self.last_check * self.last_check

    def settle(self, scored: int, flags: int, chance: Fraction) -> None:
        """So many hits and flags have this chance; a leader's check is a fork."""
        position, odds = self.position, self.odds
        blocks = position.blocks[self.struck]
        leader = position.leader_with(self.struck)
        if scored == blocks:
            odds.destroyed += chance
            odds.losses += chance * blocks
            if leader >= 0:
                odds.leader_killed += chance * (self.last_check if can_flee(position, leader) else ONE)
            return
        if leader < 0 or not scored:
            self._fall_back(scored, flags, chance, False)
            return
        killed = chance * self.check
        odds.leader_killed += killed
        hex_ = position.leader_hex[leader]
        position.lift_leader(leader)
        self._fall_back(scored, flags, killed, True)
        position.put_leader(leader, hex_)
        self._fall_back(scored, flags, chance - killed, True)

    def _fall_back(self, scored: int, flags: int, chance: Fraction, is_checked: bool) -> None:
        """Ignore flags and retreat for the rest, with losses for hexes that are closed."""
        position, odds = self.position, self.odds
        rules = position.rules
        accepted = max(0, flags - rules.flags_to_ignore(position)) if flags else 0
        distance = accepted * rules.hexes_per_flag(position) if accepted else 0
        made = 0
        if distance and not rules.holds_ground(position, self.struck):
            made = ways_back(position, self.struck, position.unit_hex[self.struck], distance)
        left = position.blocks[self.struck] - scored
        lost = 0
        if made < distance:
            lost = min(rules.lost_to_barred_way(position, self.struck, made, distance - made), left)
        left -= lost
        odds.losses += chance * (scored + lost)
        leader = position.leader_with(self.struck)
        if left == 0:
            odds.destroyed += chance
            if leader >= 0:
                odds.leader_killed += chance * self._dies_in_retreat(leader, made, is_checked)
            return
        if lost and leader >= 0 and not is_checked:
            killed = chance * self.check
            odds.leader_killed += killed
            self._end(left, made, False, killed)
            chance -= killed
        self._end(left, made, leader >= 0, chance)

    def _end(self, left: int, made: int, is_led: bool, chance: Fraction) -> None:
        if made:
            self.odds.leave(made, chance)
        else:
            self.odds.stay(left, is_led, chance)

    def _dies_in_retreat(self, leader: int, made: int, is_checked: bool) -> Fraction:
        """The chance that a leader dies whose unit lost its last block on the way back; once checked is enough."""
        position = self.position
        here = position.unit_hex[self.struck]
        for end in _ends_of_retreat(position, self.struck, made):
            if end != here:
                position.shift_unit(self.struck, end)
            is_saved = can_flee(position, leader)
            if end != here:
                position.shift_unit(self.struck, here)
            if is_saved:
                return ZERO if is_checked else self.last_check
        return ONE


def _ends_of_retreat(position: Battle, unit: int, made: int) -> list[int]:
    """Where a led unit may be after so many hexes of retreat."""
    rear = position.field.board.rear[position.side_of[unit]]
    ends = [position.unit_hex[unit]]
    for _ in range(made):
        following: list[int] = []
        for here in ends:
            for there in rear[here]:
                if there not in following and is_open_to_unit(position, unit, there):
                    following.append(there)
        ends = following
    return ends


# -- strikes -------------------------------------------------------------------------------------


def strike_odds(position: Battle) -> StrikeOdds:
    """The odds of the strike that is set up in a position: who strikes whom, and how."""
    rules = position.rules
    tally = Tally()
    dice = rules.strike_dice(position, tally)
    struck = position.struck()
    if struck < 0:
        odds = lone_leader_odds(position, position.quarry, dice)
        odds.parts = tally.parts
        return odds
    blocks = position.blocks[struck]
    odds = StrikeOdds(dice, blocks)
    odds.parts = tally.parts
    aftermath = Aftermath(position, odds)
    for each in outcomes(rules.faces_of_strike(position), dice, blocks):
        odds.hits[each.hits] += each.chance
        aftermath.settle(each.hits, each.flags, each.chance)
    return odds


def left_of(position: B, unit: int, rest: Rest) -> B:
    """The position after a strike that left so much of a unit in its hex."""
    after = position.clone()
    blocks, is_led = rest
    after.blocks[unit] = blocks
    leader = after.leader_with(unit)
    if leader >= 0 and not is_led:
        after.lift_leader(leader)
    return after


def add_back_odds(back: StrikeOdds, position: Battle, strike: StrikeOdds, chance: Fraction = ONE) -> None:
    """The battle back of a defender who stands, over everything that a strike may leave of him."""
    for rest, each in strike.stands.items():
        after = left_of(position, position.defender, rest)
        after.strike = BATTLING_BACK
        back.add(strike_odds(after), chance * each)


# -- leaders -------------------------------------------------------------------------------------


def killing_chance(position: Battle) -> Fraction:
    """The chance that a die shows what kills leaders."""
    return Fraction(position.rules.die.count(position.rules.killing_face), DIE_SIDES)


def can_flee(position: Battle, leader: int) -> bool:
    """Whether a leader whose unit is gone has any way to flee."""
    hex_ = position.leader_hex[leader]
    unit = position.unit_at[hex_]
    position.lift_leader(leader, IN_FLIGHT)
    position.fleeing, position.flight_hex, position.flight_made = leader, hex_, 0
    if unit >= 0:
        position.unit_at[hex_] = NONE
    can = len(flight_options(position)) > 0
    if unit >= 0:
        position.unit_at[hex_] = unit
    position.fleeing, position.flight_hex = NONE, NONE
    position.put_leader(leader, hex_)
    return can


def lone_leader_odds(position: Battle, leader: int, dice: int) -> StrikeOdds:
    """Against a leader alone one killing face is enough; if none falls, he must have somewhere to go."""
    odds = StrikeOdds(dice, 1)
    missed = (ONE - killing_chance(position)) ** dice
    odds.hits[0], odds.hits[1] = missed, ONE - missed
    odds.leader_killed = ONE - missed if can_flee(position, leader) else ONE
    odds.destroyed = odds.leader_killed
    odds.losses = odds.leader_killed
    return odds

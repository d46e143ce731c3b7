"""Exact odds of an attack, before it is made: fire, close combat, First Strike, battle back, and the honor of both.

Every throw is counted with the number of ways in which it can fall, and each side of a die is judged by the rules'
own functions. What players decide in between is taken to be the usual thing: every flag that may be ignored is
ignored, a retreat goes as far as it can, whoever may battle back does, and inspired are the sides that are named.
Left out are Dragon cards that are not played yet, the four dice of a complete loss of honor, whose chance is given,
and what a leader who is left alone does: his retreat costs tokens, seppuku brings some.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from ...kernel.sides import SIDES
from ..commands_colors.faces import NOTHING as NO_MARK
from ..commands_colors.faces import ONE, Faces, throws_with_ways
from ..commands_colors.flight import is_open_to_unit, joins_leader
from ..commands_colors.odds import ZERO, AttackOdds, StrikeOdds, left_of
from ..commands_colors.position import ATTACKING, BATTLING_BACK, FIRE, NONE, STRIKING_FIRST
from ..commands_colors.rolls import DIE_SIDES
from ..commands_colors.tally import Tally
from .actions import BOARD
from .cards import NOTHING
from .dice import INSPIRATION_DICE, faces_of_strike, flags_ignorable, forbids_inspiration, strike_dice
from .position import Samurai
from .units import ARQUEBUSES, DIE, FACES, FLAG, HONOR

#: What a defender may do before a close combat is rolled, by the names of his actions.
STANDS: Final = "stand"
STRIKES_FIRST: Final = "first-strike"

#: What is left of a unit in its hex, and the tokens that the roll has brought to the other side.
Left = tuple[int, bool, int]

_ONE_OF_EACH: Final = tuple([1] * len(FACES))


class Throw:
    """So many hits, flags and honor, and the chance of them."""

    def __init__(self, hits: int, flags: int, honor: int, chance: Fraction) -> None:
        self.hits: Final = hits
        self.flags: Final = flags
        self.honor: Final = honor
        self.chance: Final = chance


_THROWS: dict[tuple[tuple[int, ...], int, int, int], list[Throw]] = {}


def throws(faces: Faces, dice: int, figures: int) -> list[Throw]:
    """Everything that so many dice can do to so many figures; once they are all hit flags do nothing."""
    key = (faces.marks, faces.spared, dice, figures)
    known = _THROWS.get(key)
    if known is None:
        ways: dict[tuple[int, int, int], int] = {}
        for counts, number in throws_with_ways(dice, _ONE_OF_EACH):
            hits = min(figures, faces.hits(counts))
            flags = faces.flags(counts) if hits < figures else 0
            fallen = (hits, flags, counts[HONOR])
            ways[fallen] = ways.get(fallen, 0) + number
        whole = DIE_SIDES**dice
        known = [Throw(hits, flags, honor, Fraction(n, whole)) for (hits, flags, honor), n in sorted(ways.items())]
        _THROWS[key] = known
    return known


class Account:
    """What an attack does to the honor of one side, on average."""

    def __init__(self) -> None:
        #: Tokens that its own rolls bring, that its leaders spend on inspiration, and that its retreats cost.
        self.gained = ZERO
        self.spent = ZERO
        self.paid = ZERO
        #: The chance that it has too few to pay for a retreat, and so loses its honor completely.
        self.dishonored = ZERO

    @property
    def balance(self) -> Fraction:
        """Tokens more, or fewer, on average."""
        return self.gained - self.spent - self.paid


class HonorOdds(StrikeOdds):
    """What one roll does to the unit it is against, and to the honor of both sides."""

    def __init__(self, dice: int, figures: int) -> None:
        super().__init__(dice, figures)
        #: The tokens that the roll brings its roller, and what he has spent on inspiration, on average.
        self.gained = ZERO
        self.spent = ZERO
        #: The tokens that the retreat costs, on average, and the chance that there are too few.
        self.paid = ZERO
        self.dishonored = ZERO
        #: The chance that a leader is left alone who must retreat or commit seppuku.
        self.left_alone = ZERO
        #: The chance of what is left in the hex, with the tokens that the roll has brought.
        self.leaves: Final[dict[Left, Fraction]] = {}

    def hold(self, figures: int, is_led: bool, tokens: int, chance: Fraction) -> None:
        """It lives and holds its hex, and the roll has brought so many tokens."""
        self.stay(figures, is_led, chance)
        left = (figures, is_led, tokens)
        self.leaves[left] = self.leaves.get(left, ZERO) + chance

    def add_strike(self, part: HonorOdds, chance: Fraction) -> None:
        """With this chance it comes as in ``part``."""
        self.add(part, chance)
        self.gained += chance * part.gained
        self.spent += chance * part.spent
        self.paid += chance * part.paid
        self.dishonored += chance * part.dishonored
        self.left_alone += chance * part.left_alone


class HonorAttackOdds(AttackOdds):
    """What an attack does to its target, what comes back, and what becomes of the honor of both sides."""

    def __init__(self, is_close: bool, strike: StrikeOdds) -> None:
        super().__init__(is_close, strike)
        #: By side.
        self.accounts: Final = [Account() for _ in SIDES]
        #: The chance that the leader of the target, and that of the attacker, is left alone.
        self.target_alone = ZERO
        self.attacker_alone = ZERO

    def book(self, odds: HonorOdds, roller: int) -> None:
        """Take down a strike of a side."""
        own, other = self.accounts[roller], self.accounts[1 - roller]
        own.gained += odds.gained
        own.spent += odds.spent
        other.paid += odds.paid
        other.dishonored += odds.dishonored


# -- one strike ----------------------------------------------------------------------------------


class Settling:
    """Adds up what a roll leads to for the unit that is struck in a position."""

    def __init__(self, position: Samurai, odds: HonorOdds) -> None:
        self.position: Final = position
        self.odds: Final = odds
        self.struck: Final = position.struck()
        self.one_die: Final = Fraction(1, DIE_SIDES)
        self.two_dice: Final = self.one_die * self.one_die

    def settle(self, hits: int, flags: int, tokens: int, chance: Fraction) -> None:
        """So many hits, flags and tokens have this chance; the test of a leader is a fork."""
        position, odds, struck = self.position, self.odds, self.struck
        figures = position.blocks[struck]
        leader = position.leader_with(struck)
        if hits == figures:
            odds.destroyed += chance
            odds.losses += chance * figures
            if leader >= 0:
                odds.leader_killed += chance * self.one_die
                odds.left_alone += chance * (ONE - self.one_die)
            return
        if leader < 0 or not hits:
            self._fall_back(hits, flags, tokens, chance)
            return
        fatal = self.two_dice if position.rules.check_dice(position, False) > 1 else self.one_die
        killed = chance * fatal
        odds.leader_killed += killed
        hex_ = position.leader_hex[leader]
        position.lift_leader(leader)
        self._fall_back(hits, flags, tokens, killed)
        position.put_leader(leader, hex_)
        self._fall_back(hits, flags, tokens, chance - killed)

    def _fall_back(self, hits: int, flags: int, tokens: int, chance: Fraction) -> None:
        """Ignore flags and retreat for the rest: each hex costs tokens, each that is closed a figure (SAM-10-015)."""
        position, odds, struck = self.position, self.odds, self.struck
        distance = max(0, flags - flags_ignorable(position, struck)) if flags else 0
        made, missing = hexes_of_retreat(position, struck, distance) if distance else (0, 0)
        left = position.blocks[struck] - hits
        lost = min(missing, left)
        left -= lost
        odds.losses += chance * (hits + lost)
        is_led = position.leader_with(struck) >= 0
        if made:
            honor = position.honor[position.side_of[struck]]
            price = made * position.retreat_cost(struck)
            odds.paid += chance * min(price, honor)
            if price > honor:
                odds.dishonored += chance
        if left == 0:
            # No leader is tested for figures lost to a closed way (SAM-10-018).
            odds.destroyed += chance
        elif made:
            odds.leave(made, chance)
        else:
            odds.hold(left, is_led, tokens, chance)


def hexes_of_retreat(position: Samurai, unit: int, distance: int) -> tuple[int, int]:
    """How many hexes of a retreat a unit can make, and how many are missing; finding a leader ends it."""
    rear = BOARD.rear[position.side_of[unit]]
    frontier = [position.unit_hex[unit]]
    for made in range(distance):
        following: list[int] = []
        for here in frontier:
            for there in rear[here]:
                if there not in following and is_open_to_unit(position, unit, there):
                    if joins_leader(position, there):
                        return made + 1, 0
                    following.append(there)
        if not following:
            return made, distance - made
        frontier = following
    return distance, 0


def tokens_of(position: Samurai, honor: int) -> int:
    """The tokens that so much honor of the strike under way brings, as far as there are any in the pool."""
    if position.strike == FIRE and position.kinds[position.striker()].weapon == ARQUEBUSES:
        return 0
    return min(position.pool, max(0, honor - 1) if position.is_inspired else honor)


def strike_odds(battle: Samurai, inspired: Sequence[int] = (), counted: int = NONE) -> HonorOdds:
    """The odds of the strike that is set up in a position: who strikes whom, and how.

    ``counted`` are its dice if inspiration and Dragon cards were added to them already.
    """
    position = battle.clone()
    striker, struck = position.striker(), position.struck()
    side = position.side_of[striker]
    tally = Tally()
    dice = strike_dice(position, tally)
    if counted >= 0:
        dice = counted
        tally.reach("dragon", "SAM-22-034", dice)
    figures = position.blocks[struck] if struck >= 0 else 1
    odds = HonorOdds(dice, figures)
    if side in inspired and position.strike != FIRE and dice and forbids_inspiration(position, striker) is None:
        inspire(position, side)
        odds.spent = ONE
        odds.dice = dice = dice + INSPIRATION_DICE
        tally.reach("inspired", "SAM-09-014", dice)
    odds.parts = tally.parts
    settling = Settling(position, odds)
    for throw in throws(faces_of_strike(position), dice, figures):
        tokens = tokens_of(position, throw.honor)
        odds.hits[throw.hits] += throw.chance
        odds.gained += throw.chance * tokens
        if struck >= 0:
            settling.settle(throw.hits, throw.flags, tokens, throw.chance)
    if struck < 0:
        # A leader alone falls to the first hit; if there is none he must go, or die by his own hand (SAM-11-021).
        odds.leader_killed = odds.destroyed = odds.losses = odds.hits[1]
        odds.left_alone = odds.hits[0]
        if position.special.stays_without_flags:
            odds.left_alone -= idle_chance(position, dice)
    return odds


def idle_chance(position: Samurai, dice: int) -> Fraction:
    """The chance that no die hits a leader alone and none shows a flag."""
    marks = faces_of_strike(position).marks
    idle = [face for face in DIE if marks[face] == NO_MARK and face != FLAG]
    return Fraction(len(idle), DIE_SIDES) ** dice


def inspire(position: Samurai, side: int) -> None:
    """A side has spent a token on the strike under way."""
    position.is_inspired = True
    position.honor[side] -= 1
    position.pool += 1


# -- a whole attack ------------------------------------------------------------------------------


def attack_odds(
    battle: Samurai, unit: int, target: int, reaction: str = STANDS, inspired: Sequence[int] = ()
) -> HonorAttackOdds:
    """The odds of a unit's attack on a hex: close combat if it is adjacent, else fire.

    ``reaction`` is what the defender of a close combat does: stand or first-strike; ``inspired`` names the sides whose
    leaders inspire wherever they may.
    """
    position = battle.clone()
    is_bonus = position.attacker == unit and position.has_advanced
    position.declare(unit, target, is_bonus)
    # The card in force orders nobody of the other side, whose attack is only thought of.
    if position.side_of[unit] != position.active:
        position.card = NOTHING
    if BOARD.distance[position.unit_hex[unit]][target] > 1:
        position.strike = FIRE
        strike = strike_odds(position)
        odds = HonorAttackOdds(False, strike)
        odds.book(strike, position.side_of[unit])
        odds.target_alone = strike.left_alone
        return odds
    return close_odds(position, reaction, inspired)


def close_odds(battle: Samurai, reaction: str = STANDS, inspired: Sequence[int] = ()) -> HonorAttackOdds:
    """The odds of the close combat that is declared in a position, from the reaction of its defender on."""
    position = battle.clone()
    position.strike = ATTACKING
    side, defender = position.side_of[position.attacker], position.defender
    if defender < 0:
        lone = strike_odds(position, inspired)
        odds = HonorAttackOdds(True, lone)
        odds.book(lone, side)
        odds.target_alone = lone.left_alone
        return odds
    whole = HonorOdds(0, position.blocks[defender])
    odds = HonorAttackOdds(True, whole)
    back = HonorOdds(0, position.blocks[position.attacker])
    if reaction == STRIKES_FIRST:
        _strike_first(position, odds, whole, inspired)
    else:
        _attack(position, whole, back, ONE, inspired)
    odds.book(whole, side)
    odds.book(back, 1 - side)
    odds.target_alone = whole.left_alone
    odds.attacker_alone += back.left_alone
    if back.dice:
        odds.back = back
    return odds


def _strike_first(position: Samurai, odds: HonorAttackOdds, whole: HonorOdds, inspired: Sequence[int]) -> None:
    """The defender strikes before the attack, and does not battle back after it (SAM-19-043)."""
    attacker, defender = position.attacker, position.defender
    side = position.side_of[attacker]
    position.was_struck_first = True
    position.strike = STRIKING_FIRST
    first = strike_odds(position, inspired)
    odds.first = first
    odds.book(first, 1 - side)
    odds.attacker_alone = first.left_alone
    odds.comes = first.standing
    if odds.comes < ONE:
        missed = ONE - odds.comes
        whole.hits[0] += missed
        whole.stay(position.blocks[defender], position.leader_with(defender) >= 0, missed)
    for left, chance in first.leaves.items():
        _attack(_after(position, attacker, left, first), whole, None, chance, inspired)


def _attack(
    position: Samurai, whole: HonorOdds, back: HonorOdds | None, chance: Fraction, inspired: Sequence[int]
) -> None:
    """The attack itself, and the battle back of what it leaves of the defender."""
    position.strike = ATTACKING
    part = strike_odds(position, inspired)
    whole.add_strike(part, chance)
    if back is None:
        return
    for left, each in part.leaves.items():
        after = _after(position, position.defender, left, part)
        after.strike = BATTLING_BACK
        if strike_dice(after):
            back.add_strike(strike_odds(after, inspired), chance * each)


def _after(position: Samurai, unit: int, left: Left, strike: HonorOdds) -> Samurai:
    """The position after a strike that left so much of a unit in its hex and brought its roller so many tokens."""
    figures, is_led, tokens = left
    after = left_of(position, unit, (figures, is_led))
    roller = 1 - position.side_of[unit]
    change = tokens - (1 if strike.spent else 0)
    after.honor[roller] += change
    after.pool -= change
    after.is_inspired = False
    return after

"""The outlook: a position as one side looks at it, and what a fight between two of its units would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.ancients.actions import MOST_DICE
from ...games.ancients.dice import close_faces, close_limit, evading_faces, fire_faces, helmets_hit, is_stiff
from ...games.ancients.evade import forbids_evade_from
from ...games.ancients.position import Ancients
from ...games.ancients.terrain import NO_LIMIT, UPHILL
from ...games.ancients.units import (
    CAMEL,
    COPIED,
    ELEPHANT,
    ELEPHANTS_AGAINST_LEADER,
    FULL_BONUS,
    HORSES,
    LED_BONUS,
    LIGHT,
)
from ...games.commands_colors.flight import ways_back
from ..commands_colors.chances import kill_chance
from ..commands_colors.memory import (
    ATTACKS,
    ATTACKS_FROM_AFAR,
    IS_ATTACKED,
    IS_ATTACKED_FROM_AFAR,
    NO_EXCHANGE,
    NO_STAND,
    UNWEIGHED,
    Exchange,
    Memory,
    Stand,
    Struck,
)
from ..commands_colors.outlook import BattleOutlook
from .chances import MOST_BLOCKS, MOST_FLAGS, Blow, blow
from .weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Furthest retreat that is looked at: what two flags send light cavalry.
_ROOM: Final = 4
#: Stances are numbered, and so are parts of them: flags that may be ignored, helmets that hit, hexes free behind.
_IGNORED: Final = MOST_FLAGS + 1
_STEADINESS: Final = _IGNORED * 2 * (_ROOM + 1)
_DICE: Final = MOST_DICE + 1
#: More than any fight brings: it was not asked for yet.
UNKNOWN_VALUE: Final = 1.0e9
#: The stance of who was not asked yet how he stands.
UNASKED: Final = -2


class Outlook(BattleOutlook[Ancients, Weights]):
    """One side's look at a position, which it may change for trying things out and must change back."""

    def __init__(self, position: Ancients, side: int, weights: Weights, memory: Memory | None = None) -> None:
        # Who only attacks asks of few how they stand; before a place is tried out it is noted of everyone.
        super().__init__(position, side, weights, memory, UNASKED)
        self.memory.suit(position, self.pressing)
        if not self.memory.places:
            self.memory.note_places(sorts_of_places(position))
            self.memory.alike = alike_units(position)
            self.memory.leaders = max([leader.close_dice for leader in position.roster.leaders], default=0) + 2
            self.memory.protects = max([ground.swords for ground in position.grounds]) > 0
        #: What leaders may do for a unit, and that there is none; the sorts of places; and how many stances there are.
        self._leaders: Final = self.memory.leaders
        self._alike: Final = self.memory.alike
        self._sorts: Final = self.memory.sorts
        self._stances: Final = (MOST_BLOCKS + 1) * self._leaders * self._sorts * _STEADINESS
        #: Whether any ground protects against swords, and the fights on such a field.
        self._protects: Final = self.memory.protects
        self._among_works: Final[dict[int, Exchange]] = {}
        #: Whether support decides on dice, beside the flags that a stance tells.
        self._is_stiff: Final = position.special.stiff_phalanx >= 0
        #: What was found last of each unit as it stood then.
        self._stands: Final = [NO_STAND] * len(self.numbers)
        self._is_noted = False

    def fitness(self, unit: int) -> float:
        """How much a unit gains from a leader: those that fight hand to hand."""
        kind = self.position.kinds[unit]
        if kind.class_ == LIGHT and kind.range:
            return 3.0
        worth = self.weights.worth[self.numbers[unit]]
        return 4.0 + 0.15 * (worth[len(worth) - 1] - self.weights.banner)

    def is_perilous(self, hex_: int) -> bool:
        """Marsh takes leaders."""
        return self.position.grounds[hex_].is_marsh

    # -- how a unit stands -----------------------------------------------------------------------

    def stance_of(self, unit: int) -> int:
        """All that a fight depends on and that the unit does not always have, as one number.

        Its blocks, what a leader does for it, the sort of place it stands on, flags it may ignore, whether its
        helmets hit, how far it can fall back.
        """
        position = self.position
        here = position.unit_hex[unit]
        leader = position.leader_at[here]
        led = position.roster.leaders[leader].close_dice + 1 if leader >= 0 else 0
        stance = (position.blocks[unit] * self._leaders + led) * self._sorts
        stance = (stance + self.memory.places[here]) * _IGNORED + self.ignores(unit)
        stance = stance * 2 + (1 if helmets_hit(position, unit) else 0)
        return stance * (_ROOM + 1) + ways_back(position, unit, here, _ROOM)

    def note_stances(self) -> None:
        """Work out how everyone stands."""
        super().note_stances()
        self._is_noted = True

    def shift(self, unit: int, hex_: int) -> int:
        """Stand a unit, with its leader, on another hex, where nobody asks how it stands there."""
        if not self._is_noted:
            self.note_stances()
        return super().shift(unit, hex_)

    def _stance(self, unit: int) -> int:
        """How a unit stands."""
        stance = self.stance[unit]
        if stance == UNASKED:
            stance = self.stance_of(unit)
            self.stance[unit] = stance
        return stance

    def stand(self, unit: int) -> Stand:
        """What is known of a unit as it stands."""
        stance = self.stance[unit]
        if stance == UNASKED:
            stance = self._stance(unit)
        stand = self._stands[unit]
        if stand.stance != stance:
            key = self._alike[unit] * self._stances + stance
            known = self.memory.stands.get(key)
            if known is None:
                known = Stand(stance, self.memory.strangers, self.memory.unknown, _DICE)
                self.memory.stands[key] = known
            stand = known
            self._stands[unit] = stand
        return stand

    def ignores(self, unit: int) -> int:
        """How many flags a unit may ignore whoever strikes it."""
        position = self.position
        kind = position.kinds[unit]
        here = position.unit_hex[unit]
        ignored = 0
        if position.leader_at[here] >= 0:
            ignored += 1
        if position.is_supported(unit):
            ignored += 1
        ground = position.grounds[here]
        if ground.flags and position.is_foot(unit):
            ignored += ground.flags
        if kind.full_flags and position.blocks[unit] == kind.blocks:
            ignored += kind.full_flags
        elite = position.roster.units[unit].elite
        if elite is not None:
            ignored += elite.ignored_flags
        return min(ignored, MOST_FLAGS)

    # -- dice ------------------------------------------------------------------------------------

    def limit(self, unit: int, here: int, there: int) -> int:
        """The most dice terrain allows, also for a unit that will come from somewhere."""
        position = self.position
        if here >= 0 and there >= 0:
            return close_limit(position, unit, here, there)
        if there < 0:
            return close_limit(position, unit, here, here) if here >= 0 else NO_LIMIT
        ground = position.grounds[there]
        return min(ground.close, UPHILL) if ground.is_hill else ground.close

    def attack_dice(self, unit: int, here: int, defender: int, there: int, more: int) -> int:
        """The dice of a unit that attacks from one hex into another; ``more`` is what the card adds."""
        position = self.position
        kind = position.kinds[unit]
        if kind.close == COPIED:
            dice = ELEPHANTS_AGAINST_LEADER
            if defender >= 0:
                foe = position.kinds[defender]
                dice = foe.copied + (foe.copied_when_full if position.is_full(defender) else 0)
        else:
            dice = kind.close
        if kind.full_dice and position.blocks[unit] == kind.blocks:
            dice += kind.full_dice
        return self._dice(unit, dice, here, there, more)

    def back_dice(self, unit: int, here: int, attacker: int, there: int) -> int:
        """The dice of a unit that battles back, or strikes first."""
        position = self.position
        kind = position.kinds[unit]
        dice = position.kinds[attacker].copied if kind.close == COPIED else kind.back
        if kind.full_dice and position.blocks[unit] == kind.blocks:
            dice += kind.full_dice
        if position.special.stiff_phalanx >= 0 and is_stiff(position, unit, attacker):
            dice = min(dice, 3)
        return self._dice(unit, dice, here, there, 0)

    def _dice(self, unit: int, dice: int, here: int, there: int, more: int) -> int:
        position = self.position
        if here >= 0:
            dice -= position.grounds[here].fewer_dice
        dice = min(dice, self.limit(unit, here, there)) + more
        leader = position.leader_at[position.unit_hex[unit]]
        if leader >= 0:
            dice += position.roster.leaders[leader].close_dice
        return max(0, min(MOST_DICE, dice))

    # -- what a blow costs -----------------------------------------------------------------------

    def cost(self, what: Blow, unit: int, room: int, more_per_flag: int) -> float:
        """What a blow costs the side of the unit it falls on."""
        position = self.position
        kind = position.kinds[unit]
        has_leader = position.leader_at[position.unit_hex[unit]] >= 0
        weights = self.weights
        worth, blocks = self.kind_worth(unit), position.blocks[unit]
        total = what.destroyed * self.pressing[1 - position.side_of[unit]]
        harmed = 0.0
        for left in range(blocks):
            total += what.left[left] * (worth[blocks] - worth[left])
            if left:
                harmed += what.left[left]
        if has_leader:
            total += self.risk(unit, what.destroyed, harmed)
        if what.driven > 0.0:
            hexes = kind.per_flag + more_per_flag
            for flags in range(1, len(what.moved)):
                total += what.moved[flags] * weights.driven
                barred = flags * hexes - room
                if barred > 0 and not (kind.traits & ELEPHANT) and room < _ROOM:
                    total += what.moved[flags] * weights.barred_block * min(barred, blocks)
        return total

    # -- fights ----------------------------------------------------------------------------------

    def fight(self, attacker: int, here: int, defender: int, more: int) -> Exchange:
        """A close combat between units as they stand; ``here`` may be UNKNOWN."""
        position = self.position
        if self._protects:
            return self._fight_among_works(attacker, here, defender, more)
        is_afar = here < 0
        if more or self._is_stiff or not (is_afar or here == position.unit_hex[attacker]):
            return self._known_fight(attacker, here, defender, more)
        # Places are tried out for units of ours: what is known of those is not asked of the others in turn.
        if position.side_of[attacker] == self.side:
            stand, other = self.stand(attacker), defender
            way = ATTACKS_FROM_AFAR if is_afar else ATTACKS
        else:
            stand, other = self.stand(defender), attacker
            way = IS_ATTACKED_FROM_AFAR if is_afar else IS_ATTACKED
        place = way * len(self.numbers) + other
        stance = self.stance[other]
        if stance == UNASKED:
            stance = self._stance(other)
        if stand.others[place] == stance:
            return stand.fights[place]
        known = self._worked_out(attacker, here, defender, 0)
        stand.note(place, stance, known)
        return known

    def _worked_out(self, attacker: int, here: int, defender: int, more: int) -> Exchange:
        """A fight by the dice that both have."""
        there = self.position.unit_hex[defender]
        dice = self.attack_dice(attacker, here, defender, there, more)
        return self._fight(attacker, here, defender, dice, self.back_dice(defender, there, attacker, here))

    def known_value(self, stand: Stand, way: int, other: i64) -> float:
        """What a fight with another brings who stands so, if that was asked before; else more than any does."""
        place: i64 = way * len(self.numbers) + other
        return stand.fights[place].value if stand.others[place] == self.stance[other] else UNKNOWN_VALUE

    def _known_fight(self, attacker: int, here: int, defender: int, more: int) -> Exchange:
        """A fight by all that it depends on, where no ground protects."""
        position, memory = self.position, self.memory
        key: i64 = (self._alike[attacker] * len(self.numbers) + self._alike[defender]) * self._stances
        key = ((key + self._stance(attacker)) * self._stances + self._stance(defender)) * _DICE + more
        key = key * self._sorts + (memory.places[here] if here >= 0 else 0)
        if self._is_stiff and is_stiff(position, defender, attacker):
            key = -1 - key
        known = memory.fights.get(key)
        if known is None:
            known = self._worked_out(attacker, here, defender, more)
            memory.fights[key] = known
        return known

    def _fight_among_works(self, attacker: int, here: int, defender: int, more: int) -> Exchange:
        """The same on a field with ground that protects, from some sides perhaps: kept for this look alone, by dice."""
        position = self.position
        there = position.unit_hex[defender]
        dice = self.attack_dice(attacker, here, defender, there, more)
        back = self.back_dice(defender, there, attacker, here)
        key: i64 = (attacker * len(self.numbers) + defender) * self._stances + self._stance(attacker)
        key = ((key * self._stances + self._stance(defender)) * _DICE + dice) * _DICE + back
        key = key * 4 + self.led(attacker, defender)
        if position.grounds[there].swords or (here >= 0 and position.grounds[here].swords):
            key = -1 - key * (len(position.unit_at) + 1) - here - 1
        known = self._among_works.get(key)
        if known is None:
            known = self._fight(attacker, here, defender, dice, back)
            self._among_works[key] = known
        return known

    def _fight(self, attacker: int, here: int, defender: int, dice: int, back: int) -> Exchange:
        position = self.position
        there = position.unit_hex[defender]
        first = self._strike(attacker, here, defender, dice)
        value = first.cost
        if first.holds > 0.0 and back:
            value -= self.weights.caution * first.holds * self._strike(defender, there, attacker, back).cost
        if position.grounds[there].is_wall:
            # Defenders of walls strike first.
            second = self._strike(defender, there, attacker, back)
            value = second.holds * value - self.weights.caution * second.cost
        if self.stance[defender] % (_ROOM + 1):
            evaded = first.evaded
            if evaded == UNWEIGHED:
                evaded = self._evaded(attacker, defender, dice)
                first.evaded = evaded
            if evaded < value:
                return Exchange(evaded, 1.0, 0.0)
        return Exchange(value, first.success, first.success)

    def _strike(self, striker: int, from_hex: int, struck: int, dice: int) -> Struck:
        """So many dice in close combat on a unit as it stands; kept with it where no ground protects."""
        if self._protects:
            return self._work_out_strike(striker, from_hex, struck, dice)
        helmets = self.stance[striker] // (_ROOM + 1) % 2
        key = (self._alike[striker] * 2 + helmets) * _DICE + dice
        strikes = self.stand(struck).strikes
        known = strikes.get(key)
        if known is None:
            known = self._work_out_strike(striker, from_hex, struck, dice)
            strikes[key] = known
        return known

    def _work_out_strike(self, striker: int, from_hex: int, struck: int, dice: int) -> Struck:
        position = self.position
        kind, foe = position.kinds[struck], position.kinds[striker]
        stance = self.stance[struck]
        faces = close_faces(position, striker, struck, from_hex, self.stance[striker] // (_ROOM + 1) % 2 != 0)
        what = blow(dice, faces, position.blocks[struck], self.ignores_of(struck, stance, striker))
        flees = 1 if kind.traits & HORSES and foe.traits & (ELEPHANT | CAMEL) else 0
        cost = self.cost(what, struck, stance % (_ROOM + 1), flees)
        return Struck(cost, what.holds, what.destroyed + what.driven)

    def _evaded(self, attacker: int, defender: int, dice: int) -> float:
        """What an attack costs the side of a unit that evades; endless if it may not."""
        if forbids_evade_from(self.position, defender, attacker) is not None:
            return UNKNOWN_VALUE
        return self.cost(self.evading(attacker, defender, dice), defender, _ROOM, 0) + self.weights.driven

    def evading(self, attacker: int, defender: int, dice: int) -> Blow:
        """The blow that falls on a unit that evades: only its symbol hits, and flags do not count."""
        position = self.position
        return blow(dice, evading_faces(position, attacker, defender), position.blocks[defender], MOST_FLAGS)

    def ignores_of(self, unit: int, stance: int, striker: int) -> int:
        """The flags a unit in a stance may ignore of those that a striker rolls in close combat."""
        position = self.position
        ignores = stance // (2 * (_ROOM + 1)) % _IGNORED
        striker_kind = position.kinds[striker]
        fears = striker_kind.traits & ELEPHANT and position.special.fears_elephants == position.side_of[unit]
        if fears and position.is_foot(unit):
            return 0
        if striker_kind.traits & HORSES and position.kinds[unit].traits & ELEPHANT:
            ignores += 1
        return ignores

    def shot(self, defender: int, dice: int) -> Exchange:
        """So many dice of fire at a unit as it stands."""
        stand = self.stand(defender)
        known = stand.shots[dice]
        if known is NO_EXCHANGE:
            position = self.position
            struck = stand.stance
            dice_in = min(dice, position.grounds[position.unit_hex[defender]].fire_in)
            ignored = struck // (2 * (_ROOM + 1)) % _IGNORED
            what = blow(dice_in, fire_faces(position, defender), position.blocks[defender], ignored)
            known = Exchange(self.cost(what, defender, struck % (_ROOM + 1), 0), what.destroyed + what.driven, 0.0)
            stand.shots[dice] = known
        return known

    def hunt(self, leader: int, dice: int) -> Exchange:
        """So many dice at a lone leader."""
        return Exchange(kill_chance(dice) * self.prize(leader), 1.0, 0.0)

    # -- small questions -------------------------------------------------------------------------

    def prize_of_place(self, hex_: int) -> float:
        """What it is worth for itself to get to a hex: a banner, if it is an objective that nobody has taken yet."""
        position = self.position
        is_prize = hex_ in position.special.objectives[self.side] and hex_ not in position.taken
        return self.weights.banner + self.pressing[self.side] if is_prize else 0.0

    def may_fight_again(self, unit: int) -> bool:
        """Whether a unit that advances has a right to a bonus close combat."""
        bonus = self.position.kinds[unit].bonus
        return bonus == FULL_BONUS or (bonus == LED_BONUS and self.position.leader_with(unit) >= 0)


def alike_units(position: Ancients) -> list[int]:
    """For each unit the first of its side that is of the same kind and as special, perhaps itself."""
    alike: list[int] = []
    for unit, entry in enumerate(position.roster.units):
        first = unit
        for other in range(unit):
            known = position.roster.units[other]
            is_alike = known.side == entry.side and known.kind is entry.kind and known.elite is entry.elite
            if is_alike and position.kinds[other] is position.kinds[unit]:
                first = other
                break
        alike.append(first)
    return alike


def sorts_of_places(position: Ancients) -> list[int]:
    """By hex its sort, from 1: places of a sort do the same in close combat."""
    sorts: list[int] = []
    kinds: list[str] = []
    for ground in position.grounds:
        if ground.key not in kinds:
            kinds.append(ground.key)
        sorts.append(kinds.index(ground.key) + 1)
    return sorts

"""Answers in the middle of a combat: stand or evade, flags, ways back, advances and second fights."""

from __future__ import annotations

from ...games.ancients.actions import (
    ADVANCE,
    ATTACK_VERB,
    DONE,
    EVADE,
    EVADE_TO_VERB,
    IGNORE,
    RALLY_VERB,
    RAMPAGE,
    RETREAT_VERB,
    RIDE_VERB,
    STAND,
    STAY,
    STRIKE_FIRST,
)
from ...games.ancients.cards import CARDS, FIRST_STRIKE
from ...games.ancients.dice import close_dice, helmets_hit, hexes_per_flag
from ...games.commands_colors.flight import ways_back
from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ...games.commands_colors.retreat import ignorable
from ..commands_colors.reactions import BattleReactions
from .attacks import best_beyond, close_value
from .chances import MOST_FLAGS, blow, faces_key
from .footing import Footing
from .outlook import Outlook


class Reactions(BattleReactions[Outlook, Footing]):
    """One side's answers while a combat is under way."""

    # -- under attack ----------------------------------------------------------------------------

    def react(self, options: list[int]) -> int:
        """Stand, evade or strike first: whatever costs least."""
        outlook = self.outlook
        position = outlook.position
        attacker, defender = position.attacker, position.defender
        position.strike = ATTACKING
        dice = close_dice(position)
        faces = outlook.faces(attacker, defender, helmets_hit(position, attacker), position.unit_hex[attacker])
        ignores = outlook.ignores_of(defender, outlook.stance[defender], attacker)
        struck = blow(dice, faces, position.blocks[defender], ignores)
        loss = outlook.cost(struck, defender, self._room(defender), 0)
        position.strike = BATTLING_BACK
        back = blow(
            close_dice(position),
            outlook.faces(defender, attacker, helmets_hit(position, defender), position.unit_hex[defender]),
            position.blocks[attacker],
            outlook.ignores_of(attacker, outlook.stance[attacker], defender),
        )
        gain = outlook.cost(back, attacker, self._room(attacker), 0)
        best, best_value = STAND, struck.holds * (gain - self.footing.danger(defender)) - loss
        if EVADE in options:
            evading = outlook.evading(attacker, defender, dice)
            value = -outlook.cost(evading, defender, MOST_FLAGS, 0) - (1.0 - evading.destroyed) * outlook.weights.evaded
            if value > best_value:
                best, best_value = EVADE, value
        if STRIKE_FIRST in options:
            position.strike = STRIKING_FIRST
            value = gain - back.holds * (loss + struck.holds * self.footing.danger(defender))
            if value > best_value + outlook.weights.keep[FIRST_STRIKE]:
                best = STRIKE_FIRST
        position.strike = ATTACKING
        return best

    def _room(self, unit: int) -> int:
        return min(MOST_FLAGS, ways_back(self.outlook.position, unit, self.outlook.position.unit_hex[unit], MOST_FLAGS))

    def ignore(self, options: list[int]) -> int:
        """How many flags to ignore: hold the hex, or be glad to get away."""
        outlook = self.outlook
        position = outlook.position
        unit = position.struck()
        per_flag = hexes_per_flag(position)
        best = options[0]
        best_value = -1.0e9
        allowed = ignorable(position)
        for action in options:
            flags = position.flags - (action - IGNORE)
            value = self.after_retreat(unit, flags * per_flag)
            if flags == 0 and position.strike == ATTACKING and not position.was_struck_first:
                back = outlook.back_dice(unit, position.unit_hex[unit], position.attacker, position.post)
                faces = outlook.faces(unit, position.attacker, helmets_hit(position, unit), position.unit_hex[unit])
                ignores = outlook.ignores_of(position.attacker, outlook.stance[position.attacker], unit)
                blown = blow(back, faces, position.blocks[position.attacker], ignores)
                value += outlook.cost(blown, position.attacker, MOST_FLAGS, 0)
            if action - IGNORE > allowed:
                continue
            if value > best_value:
                best, best_value = action, value
        return best

    def fall_back(self, options: list[int], unit: int) -> int:
        """The way back to where it stands best."""
        return self.best_way(options, unit, EVADE_TO_VERB if EVADE_TO_VERB.has(options[-1]) else RETREAT_VERB)

    # -- after success ---------------------------------------------------------------------------

    def advance(self) -> int:
        """Into the vacated hex if the unit stands better there, or has someone to fight on."""
        return ADVANCE if self.is_worth_advancing() else STAY

    def ride(self, options: list[int]) -> int:
        """The additional hex of cavalry."""
        return self.best_ride(options, RIDE_VERB, STAY)

    def worth_at(self, unit: int, hex_: int) -> float:
        """The worth of a hex for a unit that advances, with its second fight and a banner for the place."""
        outlook = self.outlook
        position = outlook.position
        here = position.unit_hex[unit]
        found = outlook.put(unit, hex_) if hex_ != here else -1
        value = self.footing.worth(unit)
        if not position.is_bonus and outlook.may_fight_again(unit):
            value += max(0.0, best_beyond(outlook, unit, hex_, CARDS[position.card].bonus_dice))
        if hex_ in position.special.objectives[outlook.side] and hex_ not in position.taken:
            value += outlook.weights.banner + outlook.pressing[outlook.side]
        if hex_ != here:
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = outlook.stance_of(unit)
        return value

    def bonus(self, options: list[int]) -> int:
        """The best second fight, if there is a good one."""
        outlook = self.outlook
        position = outlook.position
        dice = CARDS[position.card].bonus_dice
        best = DONE
        best_value = 0.0
        for action in options:
            if not ATTACK_VERB.has(action):
                continue
            attack = close_value(outlook, self.footing, position.attacker, ATTACK_VERB.value(action), dice, 0)
            if attack.value > best_value:
                best, best_value = action, attack.value
        return best

    # -- rampage and rally -----------------------------------------------------------------------

    def rampage(self, options: list[int]) -> int:
        """Enemies first, those nearest to destruction before others: the battle may end before friends suffer."""
        outlook = self.outlook
        position = outlook.position
        best = options[0]
        best_value = -1.0e9
        for action in options:
            hex_ = action - RAMPAGE
            unit = position.unit_at[hex_]
            if unit >= 0:
                what = blow(2, faces_key(False, False, 0, 0, False), position.blocks[unit], MOST_FLAGS)
                value = outlook.cost(what, unit, MOST_FLAGS, 0)
            else:
                value = outlook.weights.banner * 0.3
            if position.holder(hex_) == outlook.side:
                value = -value
            if value > best_value:
                best, best_value = action, value
        return best

    def rally(self, options: list[int]) -> int:
        """The unit to which another block is worth most."""
        return self.best_rally(options, RALLY_VERB, DONE)

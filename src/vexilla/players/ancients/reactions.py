"""Answers in the middle of a combat: stand or evade, flags, ways back, advances and second fights."""

from __future__ import annotations

from ...games.ancients.actions import EVADE, RAMPAGE, STAND, STRIKE_FIRST
from ...games.ancients.cards import CARDS, FIRST_STRIKE
from ...games.ancients.dice import close_dice, close_faces, fire_faces, helmets_hit, hexes_per_flag
from ...games.ancients.rampage import RAMPAGE_DICE
from ...games.commands_colors.flight import ways_back
from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, STRIKING_FIRST
from ..commands_colors.reactions import BattleReactions
from .attacks import best_beyond, close_value
from .chances import MOST_FLAGS, blow
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
        faces = close_faces(position, attacker, defender, position.unit_hex[attacker], helmets_hit(position, attacker))
        ignores = outlook.ignores_of(defender, outlook.stance[defender], attacker)
        struck = blow(dice, faces, position.blocks[defender], ignores)
        loss = outlook.cost(struck, defender, self._room(defender), 0)
        position.strike = BATTLING_BACK
        back = blow(
            close_dice(position),
            close_faces(position, defender, attacker, position.unit_hex[defender], helmets_hit(position, defender)),
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

    def hexes_per_flag(self, unit: int) -> int:
        """By the kinds of both."""
        return hexes_per_flag(self.outlook.position)

    def gain_of_battling_back(self, unit: int) -> float:
        """Nobody battles back who has struck first."""
        outlook = self.outlook
        position = outlook.position
        if position.was_struck_first:
            return 0.0
        attacker = position.attacker
        back = outlook.back_dice(unit, position.unit_hex[unit], attacker, position.post)
        faces = close_faces(position, unit, attacker, position.unit_hex[unit], helmets_hit(position, unit))
        ignores = outlook.ignores_of(attacker, outlook.stance[attacker], unit)
        return outlook.cost(blow(back, faces, position.blocks[attacker], ignores), attacker, MOST_FLAGS, 0)

    # -- after success ---------------------------------------------------------------------------

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

    def value_of_second_fight(self, target: int) -> float:
        """With the dice that a card adds."""
        position = self.outlook.position
        dice = CARDS[position.card].bonus_dice
        return close_value(self.outlook, self.footing, position.attacker, target, dice, 0).value

    # -- rampage ---------------------------------------------------------------------------------

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
                what = blow(RAMPAGE_DICE, fire_faces(position, unit), position.blocks[unit], MOST_FLAGS)
                value = outlook.cost(what, unit, MOST_FLAGS, 0)
            else:
                value = outlook.weights.banner * 0.3
            if position.holder(hex_) == outlook.side:
                value = -value
            if value > best_value:
                best, best_value = action, value
        return best

"""The strike under way: what its roll can be expected to bring, what one that lies there has brought."""

from __future__ import annotations

from ...games.commands_colors.position import ATTACKING, BATTLING_BACK, FIRE, STRIKING_FIRST
from ...games.samurai.dice import faces_of_strike, hits_of_strike, strike_dice, tokens_of_strike
from ...games.samurai.position import Samurai
from ...games.samurai.units import ARQUEBUSES, SWORDS
from .chances import MOST_FIGURES, MOST_ROOM, Blow
from .outlook import Outlook


def with_strike(position: Samurai, strike: int) -> Samurai:
    """The combat under way with another of its strikes."""
    after = position.clone()
    after.strike = strike
    return after


class Moment:
    """What the strikes of the combat under way are worth to whoever rolls them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook

    def blow(self, position: Samurai, dice: int, is_inspired: bool) -> Blow:
        """The blow of the strike set up in a position, with so many dice."""
        return self.outlook.struck(dice, faces_of_strike(position), position.struck(), is_inspired)

    def roll(self, position: Samurai, dice: int, is_inspired: bool) -> float:
        """What a roll brings its roller beyond what may come back; ``position`` may have Dragon cards at work."""
        outlook = self.outlook
        striker, struck = position.striker(), position.struck()
        side = position.side_of[striker]
        is_fire = position.strike == FIRE
        has_tokens = not (is_fire and position.kinds[striker].weapon == ARQUEBUSES)
        if struck < 0:
            has_swords = not is_fire or position.kinds[striker].weapon == ARQUEBUSES
            return outlook.hunt(position.quarry, dice, has_swords).value
        what = self.blow(position, dice, is_inspired)
        value = outlook.cost(what, struck, not is_fire)
        if has_tokens:
            value += what.tokens * outlook.token[side]
        if position.strike == ATTACKING and not position.was_struck_first:
            value -= what.holds * self.back(position)
        return value

    def back(self, position: Samurai) -> float:
        """What the battle back of a defender who holds his hex brings him."""
        after = with_strike(position, BATTLING_BACK)
        return self.outlook.best_roll(after.striker(), after.struck(), strike_dice(after), faces_of_strike(after))

    # -- what the defender can do before ---------------------------------------------------------

    def stand(self, position: Samurai, dice: int) -> float:
        """What it is worth to a defender to await an attack with so many dice."""
        return -self.roll(position, dice, position.is_inspired)

    def strike_first(self, position: Samurai, dice: int, strike: int = STRIKING_FIRST) -> float:
        """What it is worth to a defender to strike before an attack with so many dice, and not after it."""
        first = with_strike(position, strike)
        first_dice = strike_dice(first)
        what = self.blow(first, first_dice, False)
        attacker = position.attacker
        value = self.outlook.cost(what, attacker, True)
        value += what.tokens * self.outlook.token[position.side_of[position.defender]]
        attack = with_strike(position, ATTACKING)
        attack.was_struck_first = True
        return value - what.holds * self.roll(attack, dice, position.is_inspired)

    # -- a roll that lies there ------------------------------------------------------------------

    def fallen(self, position: Samurai) -> float:
        """What the roll that lies there brings its roller, with the Dragon cards that are at work."""
        outlook = self.outlook
        struck = position.struck()
        faces = faces_of_strike(position)
        side = position.side_of[position.striker()]
        tokens = tokens_of_strike(position) * outlook.token[side]
        hits = hits_of_strike(position, faces)
        if struck < 0:
            leader = position.quarry
            lost = outlook.prize(leader) if hits else outlook.alone[position.side_of_leader[leader]]
            return tokens + lost
        is_close = position.strike != FIRE
        what = self.settled(position, struck, hits, faces.flags(position.faces))
        value = tokens + outlook.cost(what, struck, is_close)
        if position.strike == ATTACKING and not position.was_struck_first:
            value -= what.holds * self.back(position)
        return value

    def settled(self, position: Samurai, unit: int, hits: int, flags: int) -> Blow:
        """So many hits and flags as a blow."""
        stance = self.outlook.stance[unit]
        room = stance % (MOST_ROOM + 1)
        ignores = stance // (2 * (MOST_ROOM + 1))
        figures = position.blocks[unit]
        distance = max(0, flags - ignores) if hits < figures else 0
        made = min(distance, room)
        left = max(0, figures - hits - (distance - made))
        stays = [0.0] * (MOST_FIGURES + 1)
        moved = [0.0] * (MOST_FIGURES + 1)
        hexes = [0.0] * (MOST_ROOM + 1)
        hexes[made] = 1.0
        if left and made:
            moved[left] = 1.0
        else:
            stays[left] = 1.0
        # Numbers below zero: no blow of the tables has one.
        number = -1 - (left * (MOST_ROOM + 1) + made)
        return Blow(number, stays, moved, hexes, 0.0)

    def useless(self, position: Samurai) -> list[int]:
        """How many dice of each face of the roll that lies there do nothing at all for their roller."""
        faces = faces_of_strike(position)
        counts = position.faces[:]
        struck = position.struck()
        hits, flags = hits_of_strike(position, faces), faces.flags(counts)
        stance = self.outlook.stance[struck] if struck >= 0 else 0
        ignored = stance // (2 * (MOST_ROOM + 1))
        found = [0] * len(counts)
        for face, number in enumerate(counts):
            for away in range(1, number + 1):
                counts[face] = number - away
                is_idle = faces.hits(counts) == hits and max(0, faces.flags(counts) - ignored) == max(
                    0, flags - ignored
                )
                if is_idle and face <= SWORDS:
                    found[face] = away
            counts[face] = number
        return found

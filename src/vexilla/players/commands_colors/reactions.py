"""Answers in the middle of a combat that are the same in all games: ways back, advances, rallied blocks."""

from __future__ import annotations

from typing import Any, Final, Generic

from ...games.commands_colors.close import FightsAgain, Reacts
from ...games.commands_colors.flight import joins_leader, next_hexes, ways_back
from ...games.commands_colors.giving_way import GivesWay
from ...games.commands_colors.position import ATTACKING, NONE, Battle
from ...games.commands_colors.pursuit import AdvancesOrStays, RidesOn
from ...games.commands_colors.retreat import IgnoreFlags, Retreats, ignorable
from ...games.commands_colors.turn import RalliesUnits
from ...kernel.action import Verb, Vocabulary
from ...kernel.step import Choice
from .footing import T
from .outlook import S
from .weights import BattleWeights

#: The furthest retreat that is looked at.
_FURTHEST: Final = 8
#: How much more a block counts for each hundredth of a banner that the unit is in danger of losing.
_ENDANGERED: Final = 0.02


class BattleReactions(Generic[S, T]):
    """One side's answers while a combat is under way."""

    def __init__(self, outlook: S, footing: T, vocabulary: Vocabulary) -> None:
        self.outlook: Final[S] = outlook
        self.footing: Final[T] = footing
        self.vocabulary: Final = vocabulary
        footing.note_threats()

    # -- what each game knows --------------------------------------------------------------------

    def worth_at(self, unit: int, hex_: int) -> float:
        """The worth of a hex for a unit that advances, with all that may follow."""
        raise NotImplementedError

    def react(self, options: list[int]) -> int:
        """What a unit that is attacked does: whatever costs least."""
        raise NotImplementedError

    def hexes_per_flag(self, unit: int) -> int:
        """How far each flag drives the unit that is struck now."""
        raise NotImplementedError

    def gain_of_battling_back(self, unit: int) -> float:
        """What the battle back of a unit that holds its ground would bring."""
        raise NotImplementedError

    def value_of_second_fight(self, target: int) -> float:
        """What another fight of the unit that advanced would bring."""
        raise NotImplementedError

    # -- every answer ----------------------------------------------------------------------------

    def answer(self, choice: Choice[Any], options: list[int]) -> int:
        """The answer to a choice that all games have."""
        position: Battle = self.outlook.position
        verbs, verb = position.rules.verbs, self.vocabulary.known
        if isinstance(choice, Reacts):
            return self.react(options)
        if isinstance(choice, IgnoreFlags):
            return self.ignore(options)
        if isinstance(choice, Retreats):
            return self.best_way(options, position.retreater, verb(verbs.retreat))
        if isinstance(choice, GivesWay):
            return self.best_way(options, position.retreater, verb(verbs.give_way_to))
        if isinstance(choice, AdvancesOrStays):
            return verbs.advance if self.is_worth_advancing() else verbs.stay
        if isinstance(choice, RidesOn):
            return self.best_ride(options, verb(verbs.ride), verbs.stay)
        if isinstance(choice, FightsAgain):
            return self.best_second_fight(options, verb(verbs.attack), verbs.done)
        assert isinstance(choice, RalliesUnits), "every choice of the shared system has its answer"
        return self.best_rally(options, verb(verbs.rally), verbs.done)

    # -- flags -----------------------------------------------------------------------------------

    def ignore(self, options: list[int]) -> int:
        """How many flags to ignore: hold the hex, or be glad to get away."""
        position: Battle = self.outlook.position
        unit = position.struck()
        per_flag = self.hexes_per_flag(unit)
        allowed = ignorable(position)
        best = options[0]
        best_value = -1.0e9
        for action in options:
            ignored = action - position.rules.verbs.ignore
            if ignored > allowed:
                continue
            flags = position.flags - ignored
            value = self.after_retreat(unit, flags * per_flag)
            if flags == 0 and position.strike == ATTACKING:
                value += self.gain_of_battling_back(unit)
            if value > best_value:
                best, best_value = action, value
        return best

    def after_retreat(self, unit: int, hexes: int) -> float:
        """What a unit is worth after falling back so far."""
        outlook, footing = self.outlook, self.footing
        position: Battle = outlook.position
        weights: BattleWeights = outlook.weights
        if hexes == 0:
            return float(footing.worth(unit))
        here = position.unit_hex[unit]
        worth: list[float] = outlook.kind_worth(unit)
        blocks = position.blocks[unit]
        holds = position.rules.holds_ground(position, unit)
        made = 0 if holds else ways_back(position, unit, here, min(hexes, _FURTHEST))
        lost = min(blocks, hexes - made)
        value = -(worth[blocks] - worth[blocks - lost]) - weights.driven
        if lost == blocks:
            return value - float(outlook.pressing[1 - outlook.side])
        for step in range(made):
            found = outlook.put(unit, furthest(position, unit, made - step))
            if found >= 0:
                # He would go along from here, and there the retreat ends.
                value += footing.worth(unit)
                outlook.put_back(unit, here, found)
                break
        else:
            value += footing.worth(unit)
            if made:
                outlook.put_back(unit, here, NONE)
        outlook.stance[unit] = outlook.stance_of(unit)
        return value

    def best_way(self, options: list[int], unit: int, back: Verb) -> int:
        """The way back, by a verb of falling back, to where a unit stands best."""
        outlook = self.outlook
        position: Battle = outlook.position
        here = position.unit_hex[unit]
        best = options[0]
        best_value = -1.0e9
        for action in options:
            if not back.has(action):
                continue
            found = outlook.put(unit, back.value(action))
            value = self.footing.worth(unit)
            outlook.put_back(unit, here, found)
            if value > best_value:
                best, best_value = action, value
        return best

    # -- after success ---------------------------------------------------------------------------

    def is_worth_advancing(self) -> bool:
        """Whether the unit stands better in the vacated hex, or has someone to fight from there."""
        position: Battle = self.outlook.position
        unit = position.attacker
        stays = self.footing.worth(unit)
        return self.worth_at(unit, position.ground) > stays

    def best_ride(self, options: list[int], ride: Verb, stay: int) -> int:
        """The additional hex of cavalry."""
        position: Battle = self.outlook.position
        unit = position.attacker
        best = stay
        best_value = self.worth_at(unit, position.unit_hex[unit])
        for action in options:
            if not ride.has(action):
                continue
            value = self.worth_at(unit, ride.value(action))
            if value > best_value:
                best, best_value = action, value
        return best

    def best_second_fight(self, options: list[int], attack: Verb, done: int) -> int:
        """The best second fight, if there is a good one."""
        best = done
        best_value = 0.0
        for action in options:
            if attack.has(action):
                value = self.value_of_second_fight(attack.value(action))
                if value > best_value:
                    best, best_value = action, value
        return best

    # -- rally -----------------------------------------------------------------------------------

    def best_rally(self, options: list[int], rally: Verb, done: int) -> int:
        """The unit to which another block is worth most."""
        outlook = self.outlook
        position: Battle = outlook.position
        best = done
        best_value = 0.0
        for action in options:
            if not rally.has(action):
                continue
            unit = position.unit_at[rally.value(action)]
            worth: list[float] = outlook.kind_worth(unit)
            value = worth[position.blocks[unit] + 1] - worth[position.blocks[unit]]
            value *= 1.0 + _ENDANGERED * self.footing.danger(unit)
            if value > best_value:
                best, best_value = action, value
        return best


def furthest(position: Battle, unit: int, steps: int) -> int:
    """The hex through which a unit that falls back so far gets furthest."""
    best, longest = -1, -1
    for there in next_hexes(position, unit, steps):
        made = room_behind(position, unit, there, steps - 1)
        if made > longest:
            best, longest = there, made
    return best


def room_behind(position: Battle, unit: int, there: int, steps: int) -> int:
    """How many of some steps a unit that has fallen back to a hex can go on; finding a leader is as good as all."""
    return steps if joins_leader(position, there) else ways_back(position, unit, there, steps)

"""Answers in the middle of movement and combat: each is tried out, or weighed by the odds."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DECLINE, EVADE, FACE, FIGHT, LEAD, NAME, PASS, PURSUE, RUSH, SHOOT, STAY, TEST
from ...games.grand_battle.attacks.choosing_line import ChooseLine, ChoosePair
from ...games.grand_battle.attacks.forms import ALIGN, LINE_WORDS
from ...games.grand_battle.attacks.line import lines_for
from ...games.grand_battle.combat.duels import possible_duels
from ...games.grand_battle.combat.facing import possible_facings
from ...games.grand_battle.combat.melee import forbids_rush
from ...games.grand_battle.forced.evasion import BEFORE_FIGHTING, may_evade_now
from ...games.grand_battle.forced.pursuit import next_pursuers
from ...games.grand_battle.naming import NameUnit
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.removal import part_from_all
from ...games.grand_battle.roster import NONE
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.match import Match
from .attacks import exposure
from .fights import best_shooter, duel_value, melee_value, shot_value, standing
from .trials import answered
from .weights import Weights
from .worth import friends_behind, full_worth

#: So often another way to form up is looked for.
_PAIRS: Final = 6
#: The pips of a die of discipline.
_PIPS: Final = 6


class Reactions:
    """How a side answers what it is asked in an imagined match."""

    def __init__(self, match: Match[GrandBattle], side: int, weights: Weights) -> None:
        self.match: Final = match
        self.position: Final[GrandBattle] = match.position
        self.side: Final = side
        self.weights: Final = weights

    def best(self, actions: list[Action]) -> Action:
        """The answer after which the position is worth most; of equal ones the first."""
        chosen = actions[0]
        if len(actions) == 1:
            return chosen
        most = 0.0
        for number, action in enumerate(actions):
            value = standing(answered(self.match, action), self.side, self.weights)
            if number == 0 or value > most:
                chosen, most = action, value
        return chosen

    def name(self, choice: NameUnit) -> Action:
        """Which of several units it is."""
        ids = self.position.roster.ids
        return self.best([NAME.deed(ids[unit]) for unit in choice.candidates(self.position)])

    # -- battle lines ------------------------------------------------------------------------------

    def line(self, choice: ChooseLine) -> Action:
        """Along which edge of whom a unit forms up."""
        position = self.position
        unit = position.to_align[0]
        name = position.roster.ids[unit]
        lines = lines_for(position, unit).lines
        actions: list[Action] = [ALIGN.deed(name, each.goal.name, LINE_WORDS[each.edge]) for each in lines]
        actions += self.match.options()
        return self.best(actions)

    def pair(self, choice: ChoosePair) -> Action:
        """By which pair a group forms its line: a few of those that there are."""
        generator = Generator(1)
        actions: list[Action] = []
        for _ in range(_PAIRS):
            action = choice.sample(self.match, generator)
            if action not in actions:
                actions.append(action)
        return self.best(actions)

    # -- combat ------------------------------------------------------------------------------------

    def lead(self) -> Action:
        """Who leads against whom: the duel that promises most."""
        position = self.position
        pairs: list[tuple[int, int]] = []
        for each in possible_duels(position):
            is_own = position.side_of(each.one) == self.side
            pairs.append((each.one, each.other) if is_own else (each.other, each.one))
        best = pairs[0]
        most = 0.0
        for number, pair in enumerate(pairs):
            value = duel_value(position, pair[0], pair[1], self.weights)
            if number == 0 or value > most:
                best, most = pair, value
        ids = position.roster.ids
        return LEAD.deed(ids[best[0]], ids[best[1]])

    def next_combat(self) -> Action:
        """The best fight first: who breaks his opponent helps his neighbours."""
        position = self.position
        best = position.to_fight[0]
        most = 0.0
        for number, unit in enumerate(position.to_fight):
            value = duel_value(position, unit, position.duels[unit], self.weights)
            if number == 0 or value > most:
                best, most = unit, value
        return FIGHT.deed(position.roster.ids[best])

    def fire(self) -> Action:
        """Whoever can shoot does."""
        position = self.position
        unit, enemy = position.fighters[self.side], position.fighters[1 - self.side]
        shooter = best_shooter(position, unit, enemy)
        if shooter == NONE:
            return DECLINE
        ids = position.roster.ids
        return SHOOT.deed((ids[shooter],), ids[enemy])

    def rush(self) -> Action:
        """Blows, if they promise more than going on to shoot, or cannot be avoided."""
        position, weights = self.position, self.weights
        unit, enemy = position.fighters[self.side], position.fighters[1 - self.side]
        is_rushed = position.rushes[1 - self.side]
        might = is_rushed or forbids_rush(position, enemy, unit) is None
        value = melee_value(position, unit, enemy, True, might, weights)
        if is_rushed:
            return RUSH if value >= melee_value(position, unit, enemy, False, True, weights) else DECLINE
        fire = shot_value(position, unit, enemy, weights) - shot_value(position, enemy, unit, weights)
        return RUSH if value > max(0.0, fire) else DECLINE

    def evade(self, moment: int) -> Action:
        """Whoever would fare badly leaves, if his friends do not fare worse for it."""
        position, weights = self.position, self.weights
        with_fire = moment == BEFORE_FIGHTING
        stays = standing(position.clone(), self.side, weights, with_fire=with_fire)
        best, most = NONE, stays
        for unit in may_evade_now(position, self.side, moment):
            gone = position.clone()
            part_from_all(gone, unit)
            value = -weights.shy * full_worth(position, unit, weights)
            profile = position.profile_of(unit)
            if not profile.kind.is_skirmisher:
                # Friends behind stop it, and disorder it once more (GRB-07-018).
                points = 2 if friends_behind(position, unit, profile.move // 2) else 1
                if points >= position.vitality_of(unit):
                    continue
                gone.disorder[unit] += points
                value -= weights.ground * points * full_worth(position, unit, weights)
            value += standing(gone, self.side, weights, with_fire=with_fire)
            if value > most:
                best, most = unit, value
        return PASS if best == NONE else EVADE.deed(position.roster.ids[best])

    def pursuit(self) -> Action:
        """To run after who leaves, if that brings anything."""
        position = self.position
        unit = next_pursuers(position, self.side)[0]
        name = position.roster.ids[unit]
        stays = TEST if unit in position.obliged else STAY
        after = answered(self.match, PURSUE.deed(name))
        gain = standing(after, self.side, self.weights) - standing(position.clone(), self.side, self.weights)
        if after.is_on_table(unit):
            alone = exposure(after, self.side, unit) - exposure(position, self.side, unit)
            gain -= self.weights.exposed * alone * full_worth(position, unit, self.weights)
        return PURSUE.deed(name) if gain > self._least_pursuit(unit) else stays.deed(name)

    def _least_pursuit(self, unit: int) -> float:
        """What a pursuit must bring: who is obliged and fails the test runs all the same, in disorder (GRB-07-046)."""
        position = self.position
        if unit not in position.obliged or position.profile_of(unit).kind.is_skirmisher:
            return 0.0
        left = max(1, position.vitality_of(unit))
        worth = full_worth(position, unit, self.weights)
        point = worth if left == 1 else worth * self.weights.wear / position.profile_of(unit).strength
        passes = min(_PIPS, position.discipline_of(self.side)) / _PIPS
        return -point * (1.0 - passes) / passes if passes > 0.0 else -worth

    def face(self) -> Action:
        """To turn to who fights flank or rear."""
        ids = self.position.roster.ids
        actions: list[Action] = [PASS]
        actions += [FACE.deed(ids[unit], ids[enemy]) for unit, enemy in possible_facings(self.position, self.side)]
        return self.best(actions)

"""The lower levels: the numbers by which people play who do not see everything yet.

Nothing is left to chance. A soldier judges what this turn's fights bring and forgets the rest: the enemy's answer, the
next turn, leaders, support, the card that would be better kept. A recruit besides runs ahead, everyone at once and in
no order, leaders in front.
"""

from __future__ import annotations

from .weights import BANNER, BattleWeights


def see_only_this_turn(weights: BattleWeights) -> None:
    """What a soldier leaves out of account."""
    # The enemy's answer, and what could be attacked next turn.
    weights.ordered = 0.0
    weights.also = 0.0
    weights.prospect = 0.0
    weights.bonus = 0.0
    weights.driven = 0.0
    # Friends beside a unit, and leaders.
    weights.friend = 0.0
    weights.led_friend = 0.0
    weights.leader = 0.0
    weights.leader_falls = 0.0
    weights.leader_hit = 0.0
    weights.leader_alone = [0.0] * len(weights.leader_alone)
    weights.leader_in_danger = [0.0] * len(weights.leader_in_danger)
    weights.leader_beside = 0.0
    # Every card is as good as another, every block as the next, and the last banner as the first.
    weights.keep = [0.0] * len(weights.keep)
    weights.worth = [[BANNER * blocks / (len(row) - 1) for blocks in range(len(row))] for row in weights.worth]
    weights.urgency = [1.0] * len(weights.urgency)
    # What cannot be fought is gone to.
    weights.approach *= 2.0


def run_ahead(weights: BattleWeights) -> None:
    """What a recruit does besides."""
    see_only_this_turn(weights)
    weights.approach *= 10.0
    weights.near = 0
    weights.least_gain = -BANNER
    weights.friend = -4.0
    weights.led_friend = -2.0
    weights.leader_alone = [-20.0, -5.0, 0.0]
    weights.leader_far = 3.0
    weights.hold = 0.0
    weights.deny = 0.0
    weights.pull = 0.0

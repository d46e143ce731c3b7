"""The numbers that players of all games weigh things up by, in hundredths of a banner; each game sets its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...games.commands_colors.kinds import UnitKind

BANNER: Final = 100.0


class BattleWeights:
    """One way to weigh things up."""

    def __init__(self, kinds: Sequence[UnitKind], worth: list[list[float]], keep: list[float]) -> None:
        #: A banner, and how much more it counts when so many are missing to victory (none, one, two, more).
        self.banner = BANNER
        self.urgency = [3.0, 2.6, 1.5, 1.15, 1.0]
        #: For each kind of unit, by blocks: what it is worth to its side as it stands; and the number of each kind.
        self.worth = worth
        self.number_of = {kind.key: number for number, kind in enumerate(kinds)}
        #: A card to keep, by kind.
        self.keep = keep
        #: A leader beside the banner for him; how likely he falls with his unit, and when it loses a block.
        self.leader = 20.0
        self.leader_falls = 0.25
        self.leader_hit = 0.028
        #: A lone leader: with an enemy within two hexes, within four, further away. One whose unit has a single block,
        #: or two, with an enemy within two hexes. Each hex further from the enemy than that.
        self.leader_alone = [30.0, 14.0, 5.0]
        self.leader_in_danger = [25.0, 8.0]
        self.leader_far = 0.8
        #: How much of what a leader does for his own unit he does for each beside it.
        self.leader_beside = 0.25
        #: What it costs when one leaves the field, and how much he must gain by a move to get an order that is left.
        self.leader_left = 20.0
        self.leader_gain = 3.0
        #: What it costs to be driven back.
        self.driven = 7.0
        #: How much of a second fight after an advance is counted on.
        self.bonus = 0.6
        #: How much of what it costs to be struck back counts when an attack is weighed up.
        self.caution = 1.0
        #: How likely an enemy that can attack is ordered to, how much likelier one of those whose attacks are the best,
        #: and what counts although another target is better.
        self.ordered = 0.42
        self.keen = 1.0
        self.also = 0.3
        #: How much of an attack that will be possible next turn counts already.
        self.prospect = 0.22
        #: For each hex nearer to the enemy; beyond this distance it counts.
        self.approach = 1.6
        self.near = 2
        #: A friend in an adjacent hex (two count), and for each friend beside a leader.
        self.friend = 1.3
        self.led_friend = 0.8
        #: Objectives that are held: what of their banners standing on one of their hexes counts, denying one to the
        #: enemy, and what going there counts, for each hex nearer.
        self.hold = 0.7
        self.deny = 0.5
        self.pull = 0.04
        #: Orders below this are not worth a thought.
        self.least_gain = 0.4


def worths(
    kinds: Sequence[UnitKind], fighting: dict[str, float], left: dict[int, tuple[float, ...]]
) -> list[list[float]]:
    """For each kind of unit its worth by blocks: the banner for it and what it does, as much as is left of it."""
    return [[(BANNER + fighting[kind.key]) * part for part in left[kind.blocks]] for kind in kinds]

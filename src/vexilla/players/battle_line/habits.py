"""The numbers that quick games are played by: what a side looks at, and how much it makes of it."""

from __future__ import annotations

from typing import Final

#: What a side sees of the other's formations: nothing, those that are complete, and what the rest can become.
NOTHING_SEEN: Final = 0
COMPLETE_SEEN: Final = 1
ALL_SEEN: Final = 2


class Habits:
    """What a side thinks of when it plays by rule of thumb."""

    def __init__(self) -> None:
        self.sight = ALL_SEEN
        #: How much a flag counts by itself, and for each row of three that it could complete.
        self.flag = 0.3
        self.row = 0.5
        #: What it costs to spend a card for which another pair of one's own waits, and each point of its value.
        self.wanted = 0.3
        self.value = 0.002
        #: By how much one point of the sum tips the balance between formations of one kind.
        self.point = 0.05
        #: What is left of the chances of a formation that is spoilt by a card that does not fit.
        self.spoilt = 0.3
        #: How surely a card will be laid where it is wanted: from hand, from what is drawn later, by the
        #: opponent. First where a formation lacks one card, then where it lacks more.
        self.hand_use = [0.8, 0.65]
        self.draw_use = [0.92, 0.75]
        self.their_use = [0.87, 0.68]
        #: How often a formation not yet begun becomes a Wedge; if not, a Phalanx; a Battalion; a Skirmish Line.
        self.usual = [0.31, 0.25, 0.36, 0.25]
        #: How often one card that nothing better came of becomes part of a Skirmish Line.
        self.skirmish = 0.4
        #: Which part of the slots still free will be filled before the game ends.
        self.slots_filled = 0.75


#: Of whoever plays out imagined games.
PLAIN: Final = Habits()

"""What the player ``steady`` of Grand Battle counts for how much."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """Values in points; a sound unit of four figures is worth about eighteen."""

    def __init__(
        self,
        *,
        steadfastness: float = 5.0,
        figure: float = 2.0,
        general: float = 20.0,
        fleeing: float = 0.35,
        off_table: float = 0.6,
        wear: float = 0.5,
        flight: float = 0.65,
        swept: float = 0.8,
        tips: float = 200.0,
        camp: float = 1.5,
        rounds: float = 1.5,
        least_attack: float = 0.0,
        attacker_boldness: float = 2.0,
        defender_boldness: float = 0.5,
        march: float = 2.0,
        clearing: float = 0.5,
        recovery: float = 1.0,
        bought: float = 0.6,
        shy: float = 0.01,
        ground: float = 0.08,
        exposed: float = 0.08,
        pressed: float = 0.6,
        care: float = 4.0,
        unruly: float = 5.0,
    ) -> None:
        #: Of a unit: for a half of steadfastness, for a figure that is left, for the general with it.
        self.steadfastness: Final = steadfastness
        self.figure: Final = figure
        self.general: Final = general
        #: What part of its worth a unit keeps in flight, and off the table for a while.
        self.fleeing: Final = fleeing
        self.off_table: Final = off_table
        #: How much of its worth goes with all its strength, with flight that is not its end, and if it is swept along.
        self.wear: Final = wear
        self.flight: Final = flight
        self.swept: Final = swept
        #: For the loss that makes an army break.
        self.tips: Final = tips
        #: For a half of steadfastness of a camp.
        self.camp: Final = camp
        #: How many rounds of a fight are counted as one.
        self.rounds: Final = rounds
        #: What an attack must promise at least, and what is added to it by a side that must win in time or need not.
        self.least_attack: Final = least_attack
        self.attacker_boldness: Final = attacker_boldness
        self.defender_boldness: Final = defender_boldness
        #: What it is worth that a unit marches to the enemy.
        self.march: Final = march
        #: What part of those whom horse would sweep along it is worth that it clears the front of its line.
        self.clearing: Final = clearing
        #: How much of a point of disorder's worth its recovery is.
        self.recovery: Final = recovery
        #: An order that costs two points must bring so much more: each further point counts as this part of the first.
        self.bought: Final = bought
        #: What part of a unit's worth it costs to evade, and of one in ranks that gives its place in the line away.
        self.shy: Final = shy
        self.ground: Final = ground
        #: What part of its worth an attacker risks by each free enemy near whom nobody holds off; and how much of a bad
        #: fight counts against it when the enemy would come anyway.
        self.exposed: Final = exposed
        self.pressed: Final = pressed
        #: What an attack must promise more if the general takes part in it.
        self.care: Final = care
        #: What it costs if fanatics run at the enemy by themselves.
        self.unruly: Final = unruly


STEADY: Final = Weights()

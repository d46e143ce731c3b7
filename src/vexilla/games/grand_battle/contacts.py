"""Combat contacts: who touches whom, on which side he was hit, and how far their fight has come (chapter 6)."""

from __future__ import annotations

from typing import Final, final

#: The stage that a fight has reached (GRB-06-018).
SHOOTING: Final = 0
MELEE: Final = 1


@final
class Contact:
    """Two enemies in combat contact. It never changes: a fight that goes on is another contact."""

    def __init__(
        self,
        one: int,
        other: int,
        zone_of_one: int,
        zone_of_other: int,
        since: int,
        stage: int,
        exchanges: int,
        rounds: int,
    ) -> None:
        #: The unit of the bottom side and that of the top side.
        self.one: Final = one
        self.other: Final = other
        #: The side of each on which the other one fights it: FRONT, RIGHT, REAR or LEFT, settled where the attack
        #: began (GRB-01-041).
        self.zone_of_one: Final = zone_of_one
        self.zone_of_other: Final = zone_of_other
        #: The player-turn from which they fight, counted from 0: that in which they came into contact, or the next one
        #: if a forced move brought them together (GRB-07-020, GRB-07-042, GRB-07-053).
        self.since: Final = since
        self.stage: Final = stage
        #: Turns in a row in which they have exchanged fire (GRB-06-072), and rounds of melee that they have both been
        #: in, leading or supporting (GRB-06-014, GRB-06-029).
        self.exchanges: Final = exchanges
        self.rounds: Final = rounds

    def opponent(self, unit: int) -> int:
        """The other one of the two."""
        return self.other if unit == self.one else self.one

    def zone_of(self, unit: int) -> int:
        """The side of one of them on which the other fights it."""
        return self.zone_of_one if unit == self.one else self.zone_of_other

    def faced(self, unit: int, zone: int) -> Contact:
        """The same after one of them has turned another side to the other."""
        ones = zone if unit == self.one else self.zone_of_one
        others = zone if unit == self.other else self.zone_of_other
        return Contact(self.one, self.other, ones, others, self.since, self.stage, self.exchanges, self.rounds)

    def postponed(self, turn: int) -> Contact:
        """The same, fought no earlier than in a turn."""
        return Contact(
            self.one,
            self.other,
            self.zone_of_one,
            self.zone_of_other,
            turn,
            self.stage,
            self.exchanges,
            self.rounds,
        )

    def after_fire(self, exchanges: int) -> Contact:
        """The same with so many turns of exchanged fire in a row behind it."""
        return Contact(
            self.one,
            self.other,
            self.zone_of_one,
            self.zone_of_other,
            self.since,
            self.stage,
            exchanges,
            self.rounds,
        )

    def after_round(self) -> Contact:
        """The same after one more round of melee; once it has begun there is no shooting (GRB-06-014)."""
        return Contact(
            self.one,
            self.other,
            self.zone_of_one,
            self.zone_of_other,
            self.since,
            MELEE,
            self.exchanges,
            self.rounds + 1,
        )


def _pair(contact: Contact) -> tuple[int, int]:
    return contact.one, contact.other


def in_order(contacts: list[Contact]) -> list[Contact]:
    """Contacts as a position has them, by their units: nothing hangs on which of them came first."""
    return sorted(contacts, key=_pair)

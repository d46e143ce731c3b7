"""What a player has worked out of fights, kept from one decision to the next as long as it stays true."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battlefield import Battlefield
from ...games.commands_colors.position import Battle
from ...games.commands_colors.roster import Roster

#: No stance.
_NEVER: Final = -1
#: How much of each kind is kept before it is begun anew; and of what is larger than a number.
_FULL: Final = 8000
_FULL_OF_STANDS: Final = 1000

#: Which fights of a unit with another a stand knows: it attacks, from somewhere or from beside, or is attacked so.
ATTACKS_FROM_AFAR: Final = 0
ATTACKS: Final = 1
IS_ATTACKED_FROM_AFAR: Final = 2
IS_ATTACKED: Final = 3
_WAYS: Final = 4
#: Less than anything costs.
UNWEIGHED: Final = -1.0


class Exchange:
    """What an attack brings: to the attacker's side, in all, and what becomes of the defender."""

    def __init__(self, value: float, success: float, momentum: float, left: float = 0.0) -> None:
        self.value: Final = value
        #: How likely the defender leaves its hex, in one way or the other; and so that the attacker may advance.
        self.success: Final = success
        self.momentum: Final = momentum
        #: How many blocks the defender has on average if it stays, where that is asked for.
        self.left: Final = left


NO_EXCHANGE: Final = Exchange(0.0, 0.0, 0.0)


class Struck:
    """What a strike costs the side of the unit it falls on, how likely that one holds its hex, and how likely not."""

    def __init__(self, cost: float, holds: float, success: float) -> None:
        self.cost: Final = cost
        self.holds: Final = holds
        self.success: Final = success
        #: What it costs if the unit evades instead, where a player says so; UNWEIGHED before that.
        self.evaded = UNWEIGHED


class Stand:
    """One way in which a unit stands, and what fights with others and fire at it come to then.

    Most questions are asked again, with everyone standing as before: so the answer lies where it is found without a
    key made of all that it depends on.
    """

    def __init__(self, stance: int, strangers: list[int], unknown: list[Exchange], dice: int) -> None:
        self.stance: Final = stance
        #: By way to fight and other unit, how that one stood when the fight was worked out last, and the fight; shared
        #: by all until something is noted.
        self.others = strangers
        self.fights = unknown
        self._is_own = False
        #: By dice, fire at the unit; ``NO_EXCHANGE`` itself where that was not asked for yet.
        self.shots: Final = [NO_EXCHANGE] * dice
        #: Strikes in close combat by all that a player says they depend on beside that.
        self.strikes: Final[dict[int, Struck]] = {}

    def note(self, place: int, stance: int, fight: Exchange) -> None:
        """Note a fight, by the way to fight and the other unit, who stands so."""
        if not self._is_own:
            self.others, self.fights = self.others[:], self.fights[:]
            self._is_own = True
        self.others[place] = stance
        self.fights[place] = fight


#: Nobody stands like that.
NO_STAND: Final = Stand(_NEVER, [], [], 0)


class Memory:
    """Values by the key of all that they depend on in a battle, beside what the player says of the whole position."""

    def __init__(self) -> None:
        #: Fights, and fire.
        self.fights: dict[int, Exchange] = {}
        self.shots: dict[int, Exchange] = {}
        #: By unit and stance what is known of it.
        self.stands: dict[int, Stand] = {}
        #: What a stand knows of nobody, by way to fight and other unit.
        self.strangers: list[int] = []
        self.unknown: list[Exchange] = []
        #: By hex the sort of place it is, from 1, where a player tells them apart; and one more than there are.
        self.places: list[int] = []
        self.sorts = 0
        #: For each unit the first that is of its side and of its sort, in all that never changes, likewise.
        self.alike: list[int] = []
        #: For each unit how far it gets to attack, where a player says that this never changes.
        self.reaches: list[list[int]] = []
        #: How many sorts of leaders there are, where a player tells them apart, with that of having none.
        self.leaders = 0
        #: Whether any place protects who stands there.
        self.protects = False
        #: What blows cost.
        self.costs: dict[int, float] = {}
        self._field: Battlefield | None = None
        self._roster: Roster | None = None
        self._side_of: list[int] = []
        self._conditions: list[float] = []

    def suit(self, position: Battle, conditions: list[float]) -> None:
        """Forget what was worked out in another battle, or under other conditions, and what has become too much."""
        is_known = position.field is self._field and position.roster is self._roster
        if not (is_known and position.side_of is self._side_of and conditions == self._conditions):
            self._field, self._roster, self._side_of = position.field, position.roster, position.side_of
            self._conditions = conditions
            self.fights.clear()
            self.shots.clear()
            self.costs.clear()
            self.stands.clear()
            if not is_known:
                self.places = []
                self.reaches = []
                places = _WAYS * len(position.unit_hex)
                self.strangers, self.unknown = [_NEVER] * places, [NO_EXCHANGE] * places
        for known in (self.fights, self.shots):
            if len(known) > _FULL:
                known.clear()
        if len(self.costs) > _FULL:
            self.costs.clear()
        if len(self.stands) > _FULL_OF_STANDS:
            self.stands.clear()

    def note_places(self, places: list[int]) -> None:
        """Note the sort of each place."""
        self.places = places
        self.sorts = max(places) + 1

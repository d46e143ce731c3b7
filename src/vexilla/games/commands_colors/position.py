"""The position of a battle: pieces on the field, hands and deck, banners, and what this turn has seen.

Each game of the system subclasses :class:`Battle` and adds what only it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from ...kernel.position import Position, View, with_own_parts
from ...kernel.sides import BOTTOM, NOBODY
from .battlefield import Battlefield
from .objective_hexes import Objective
from .roster import LOST, Roster
from .rules import Rules
from .stock import COMMAND_CARDS, Stock, new_stock, number_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ...kernel.chance import Generator

#: Nothing stands in a hex; no unit, no leader, no card.
NONE: Final = -1

#: What a strike is: fire, the attack of a close combat, the First Strike of its defender, his battle back. A game may
#: have more strikes of the defender.
FIRE: Final = 0
ATTACKING: Final = 1
STRIKING_FIRST: Final = 2
BATTLING_BACK: Final = 3


class Battle(Position):
    """What lies on the table and in the hands. Cards of one kind are alike, so hands are counts by kind."""

    def __init__(self, rules: Rules, field: Battlefield, roster: Roster, cards: int, original: Battle | None) -> None:
        super().__init__()
        self.rules: Final = rules
        self.roster: Final = roster
        self.side_of_leader: Final = roster.side_of_leader
        if original is not None:
            self._copy(original)
            return
        #: The ground, and whose unit each is: shared by all positions of a battle, and put in place of by others in
        #: the few games in which they can change, never changed themselves.
        self.field = field
        self.side_of = roster.side_of
        self.units_of = roster.units_of
        units = len(roster.units)
        self.unit_hex = [LOST] * units
        self.blocks = [0] * units
        self.leader_hex = [LOST] * len(roster.leaders)
        #: By hex, the unit and the leader that stand there.
        self.unit_at = [NONE] * field.board.size
        self.leader_at = [NONE] * field.board.size
        #: The command cards first; a game adds further stocks of its own.
        self.stocks = [new_stock(cards)]
        self.deck = self.stocks[COMMAND_CARDS].deck
        self.discards = self.stocks[COMMAND_CARDS].discards
        self.hands = self.stocks[COMMAND_CARDS].hands
        #: How many cards each side may hold, and how many banners it has and needs.
        self.command = [0, 0]
        self.banners = [0, 0]
        self.banners_needed = [0, 0]
        #: The objectives of the scenario whose banners are counted, as bits.
        self.objectives_held = 0
        #: Cards drawn by a scout, of which one is to be kept; only their owner knows them.
        self.scouted: list[int] = []
        self.turn = 0
        self.active = BOTTOM
        #: The card that was played, and the one whose orders are in force (another one after Counter Attack,
        #: or when nobody fits the card); for each side the orders it gave last.
        self.played = NONE
        self.card = rules.nothing
        self.last_card = [rules.nothing, rules.nothing]
        #: Symbols rolled for orders or for rallying.
        self.symbols = [0] * rules.order_faces
        #: Ordered this turn, in the order of the orders.
        self.ordered: list[int] = []
        self.ordered_leaders: list[int] = []
        #: The leader who gives the orders of a leadership card.
        self.commander = NONE
        #: How far each unit has moved this turn, and from where.
        self.moved = [0] * units
        self.moved_from = [NONE] * units
        #: Sets of units as bits: joined by a leader and so not moving, has fought.
        self.held = 0
        self.battled = 0
        #: Leaders that have moved this turn, as bits, and those of them that a unit took along.
        self.leaders_moved = 0
        self.leaders_carried = 0
        #: The side that played First Strike this turn and draws first, or NOBODY.
        self.struck_first = NOBODY
        #: The combat under way: who attacks whom, a lone leader perhaps, from where into which hex.
        self.attacker = NONE
        self.defender = NONE
        self.quarry = NONE
        self.post = NONE
        self.ground = NONE
        self.is_bonus = False
        self.has_advanced = False
        #: Whether the defender gives way; whether it has struck before the attacker.
        self.is_giving_way = False
        self.was_struck_first = False
        #: The strike under way, NONE if the attack could not be made; the dice that are counted for it and not yet
        #: rolled; what was rolled, and how many of its hits a shield still catches.
        self.strike = FIRE
        self.dice = NONE
        self.faces = [0] * len(rules.faces)
        self.shield = 0
        #: The flags of the roll under way; the unit it was against, while its consequences last, and whether
        #: the leader of that unit was checked.
        self.flags = 0
        self.sequence = NONE
        self.is_checked = False
        #: The unit that falls back and the hexes it still has to go.
        self.retreater = NONE
        self.retreat_left = 0
        #: The leader who flees, where he is on his way, and how many hexes he has made.
        self.fleeing = NONE
        self.flight_hex = NONE
        self.flight_made = 0

    def _copy(self, original: Battle) -> None:
        """Take over everything that can change."""
        self.over = original.over
        self.winner = original.winner
        self.field = original.field
        self.side_of = original.side_of
        self.units_of = original.units_of
        self.unit_hex = original.unit_hex[:]
        self.blocks = original.blocks[:]
        self.leader_hex = original.leader_hex[:]
        self.unit_at = original.unit_at[:]
        self.leader_at = original.leader_at[:]
        self.stocks = [stock.clone() for stock in original.stocks]
        self.deck = self.stocks[COMMAND_CARDS].deck
        self.discards = self.stocks[COMMAND_CARDS].discards
        self.hands = self.stocks[COMMAND_CARDS].hands
        self.command = original.command[:]
        self.banners = original.banners[:]
        self.banners_needed = original.banners_needed[:]
        self.objectives_held = original.objectives_held
        self.scouted = original.scouted[:]
        self.turn = original.turn
        self.active = original.active
        self.played = original.played
        self.card = original.card
        self.last_card = original.last_card[:]
        self.symbols = original.symbols[:]
        self.ordered = original.ordered[:]
        self.ordered_leaders = original.ordered_leaders[:]
        self.moved = original.moved[:]
        self.moved_from = original.moved_from[:]
        self.held = original.held
        self.battled = original.battled
        self.leaders_moved = original.leaders_moved
        self.leaders_carried = original.leaders_carried
        self.struck_first = original.struck_first
        self.attacker = original.attacker
        self.defender = original.defender
        self.quarry = original.quarry
        self.post = original.post
        self.ground = original.ground
        self.is_bonus = original.is_bonus
        self.has_advanced = original.has_advanced
        self.is_giving_way = original.is_giving_way
        self.was_struck_first = original.was_struck_first
        self.strike = original.strike
        self.dice = original.dice
        self.faces = original.faces[:]
        self.shield = original.shield
        self.commander = original.commander
        self.flags = original.flags
        self.sequence = original.sequence
        self.is_checked = original.is_checked
        self.retreater = original.retreater
        self.retreat_left = original.retreat_left
        self.fleeing = original.fleeing
        self.flight_hex = original.flight_hex
        self.flight_made = original.flight_made

    # -- pieces ----------------------------------------------------------------------------------

    def put_unit(self, unit: int, hex_: int) -> None:
        """Stand a unit on a hex that holds no other."""
        self.unit_hex[unit] = hex_
        self.unit_at[hex_] = unit

    def put_leader(self, leader: int, hex_: int) -> None:
        """Stand a leader on a hex; with a unit there he is attached to it."""
        self.leader_hex[leader] = hex_
        self.leader_at[hex_] = leader

    def lift_unit(self, unit: int, place: int = LOST) -> None:
        """Take a unit off its hex; a leader who was with it stays there."""
        hex_ = self.unit_hex[unit]
        if hex_ >= 0:
            self.unit_at[hex_] = NONE
        self.unit_hex[unit] = place

    def lift_leader(self, leader: int, place: int = LOST) -> None:
        """Take a leader off his hex."""
        hex_ = self.leader_hex[leader]
        if hex_ >= 0:
            self.leader_at[hex_] = NONE
        self.leader_hex[leader] = place

    def shift_unit(self, unit: int, hex_: int) -> None:
        """Move a unit, and the leader who is with it, to another hex."""
        here = self.unit_hex[unit]
        self.unit_at[here] = NONE
        self.unit_hex[unit] = hex_
        self.unit_at[hex_] = unit
        leader = self.leader_at[here]
        if leader >= 0:
            self.leader_at[here] = NONE
            self.leader_hex[leader] = hex_
            self.leader_at[hex_] = leader

    def shift_leader(self, leader: int, hex_: int) -> None:
        """Move a leader alone to another hex."""
        self.leader_at[self.leader_hex[leader]] = NONE
        self.put_leader(leader, hex_)

    def leader_with(self, unit: int) -> int:
        """The leader attached to a unit, or NONE."""
        return self.leader_at[self.unit_hex[unit]]

    def holder(self, hex_: int) -> int:
        """The side whose unit or lone leader stands in a hex, or NOBODY."""
        unit = self.unit_at[hex_]
        if unit >= 0:
            return self.side_of[unit]
        leader = self.leader_at[hex_]
        return self.side_of_leader[leader] if leader >= 0 else NOBODY

    def is_beside_enemy_unit(self, hex_: int, side: int) -> bool:
        """Whether an enemy unit stands in an adjacent hex."""
        unit_at = self.unit_at
        for there in self.field.board.neighbours[hex_]:
            unit = unit_at[there]
            if unit >= 0 and self.side_of[unit] != side:
                return True
        return False

    def is_beside_enemy(self, hex_: int, side: int) -> bool:
        """Whether an enemy unit or lone enemy leader stands in an adjacent hex."""
        for there in self.field.board.neighbours[hex_]:
            holder = self.holder(there)
            if holder != NOBODY and holder != side:
                return True
        return False

    def has_friends_beside(self, unit: int) -> bool:
        """Whether friends stand in two hexes beside a unit: units, or leaders alone."""
        side_of, unit_at = self.side_of, self.unit_at
        side = side_of[unit]
        friends = 0
        there: i64
        for there in self.field.board.neighbours[self.unit_hex[unit]]:
            other: i64 = unit_at[there]
            if other >= 0:
                if side_of[other] != side:
                    continue
            else:
                leader = self.leader_at[there]
                if leader < 0 or self.side_of_leader[leader] != side:
                    continue
            friends += 1
            if friends == 2:
                return True
        return False

    # -- the turn and the combat under way -------------------------------------------------------

    def begin_turn(self, side: int) -> None:
        """It is a side's turn: nobody is ordered, nobody has moved or fought."""
        self.active = side
        self.turn += 1
        self.played = NONE
        self.card = self.rules.nothing
        self.commander = NONE
        self.ordered = []
        self.ordered_leaders = []
        units = len(self.moved)
        self.moved = [0] * units
        self.moved_from = [NONE] * units
        self.symbols = [0] * self.rules.order_faces
        self.held = 0
        self.battled = 0
        self.leaders_moved = 0
        self.leaders_carried = 0
        self.struck_first = NOBODY

    def declare(self, unit: int, target: int, is_bonus: bool) -> None:
        """A unit attacks whoever stands in a hex: note who, and from where."""
        self.attacker = unit
        self.defender = self.unit_at[target]
        self.quarry = self.leader_at[target] if self.defender < 0 else NONE
        self.post = self.unit_hex[unit]
        self.ground = target
        self.is_bonus = is_bonus
        self.has_advanced = False
        self.is_giving_way = False
        self.was_struck_first = False
        self.dice = NONE

    def striker(self) -> int:
        """The unit that strikes now."""
        return self.attacker if self.strike in (FIRE, ATTACKING) else self.defender

    def struck(self) -> int:
        """The unit that is struck now, or NONE if it is a lone leader."""
        return self.defender if self.strike in (FIRE, ATTACKING) else self.attacker

    def on_the_way(self) -> list[tuple[str, int]]:
        """The leader who flees, the unit that falls back."""
        leaders = [("leaders", self.fleeing)] if self.fleeing >= 0 else []
        return [*leaders, ("units", self.retreater)] if self.retreater >= 0 else leaders

    def struck_hex(self) -> int:
        """The hex of whoever is struck now: the unit's own, or that of a lone leader."""
        struck = self.struck()
        return self.unit_hex[struck] if struck >= 0 else self.ground

    def objectives(self) -> list[Objective]:
        """The objectives of the scenario, in a game that has them."""
        return []

    def joined_by(self) -> list[int]:
        """The units that strike together with the striker."""
        return []

    # -- cards -----------------------------------------------------------------------------------

    def hand_size(self, side: int) -> int:
        """How many cards a side holds."""
        return number_of(self.hands[side])

    def hand_limit(self, stock: int, side: int) -> int:
        """How many cards of a stock a side draws up to: of the command cards its command."""
        return self.command[side]

    def replace_cards(self, stock: Stock) -> None:
        """Another stock of command cards lies in place of the one that did."""
        self.stocks[COMMAND_CARDS] = stock
        self.deck = stock.deck
        self.discards = stock.discards
        self.hands = stock.hands

    def reshuffle(self) -> None:
        """The discards of every kind of cards go back into their deck."""
        for stock in self.stocks:
            stock.reshuffle()

    def open_view(self) -> View:
        """Both hands laid open."""
        return with_own_parts(self, "hands")

    def redeal(self, side: int, generator: Generator) -> None:
        """The cards that ``side`` does not see are dealt anew."""
        for stock in self.stocks:
            stock.redeal(side, generator)


#: The position of one of the games: shared steps are written for all of them.
B = TypeVar("B", bound=Battle)

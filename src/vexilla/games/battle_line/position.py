"""What lies on the table and in the hands in a game of Battle Line.

A place is one side of one flag: ``side * 9 + flag``, with flags counted from 0. Troop cards at a
place are a mask (see :mod:`.formation`), since neither slot nor order matters (BLN-06-007).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.position import Position, View, with_own_parts
from ...kernel.sides import BOTTOM, NOBODY, SIDES, TOP
from .cards import CARDS, FIRST_MORALE, FLAGS, FOG, MUD, TACTICS_PILE, TROOP_PILE, TROOPS, cards_in, pile_of
from .faults import faults_of
from .formation import ALL_TROOPS, BIT, morale_bit, strength_of, strongest
from .keys import key_of
from .show import asked_of, handles_of, text_of, view_of

if TYPE_CHECKING:
    from ...kernel.chance import Generator

#: Where a card lies that is at no flag.
NOWHERE: Final = -1
ALL_FLAGS: Final = (1 << FLAGS) - 1
#: The flags of each mask of flags.
FLAGS_IN: Final = [[flag for flag in range(FLAGS) if mask >> flag & 1] for mask in range(1 << FLAGS)]


class Settings:
    """What the players agreed on before the game."""

    def __init__(self, tactics: bool, aided: bool, claim_at_start: bool, series: int) -> None:
        #: Whether the ten Tactics cards are in the game.
        self.tactics: Final = tactics
        #: Whether the program offers only claims that hold, or leaves finding them to the player.
        self.aided: Final = aided
        #: The advanced variant (BLN-13-001).
        self.claim_at_start: Final = claim_at_start
        #: How many games are played.
        self.series: Final = series


class Pile:
    """A face-down pile. Its order is drawn by chance card by card, except what was put back on top."""

    def __init__(self, below: list[int], top: list[int], put_back_by: int) -> None:
        #: Cards nobody has seen, sorted: which one is next is up to chance.
        self.below = below
        #: Cards that a Scout returned, the uppermost last.
        self.top = top
        #: Who returned them, and so knows them.
        self.put_back_by = put_back_by

    def clone(self) -> Pile:
        """A copy that shares nothing."""
        return Pile(self.below[:], self.top[:], self.put_back_by)

    def size(self) -> int:
        """How many cards the pile has."""
        return len(self.below) + len(self.top)


class BattleLine(Position):
    """The position of one game, and the score of the series it belongs to."""

    #: The score, which game of the series this is, and who won the one before.
    points: list[int]
    game_number: int
    game_winner: int
    dealer: int
    active: int
    turn: int
    #: Turns in a row in which a player passed and drew nothing.
    passes: int
    #: Whether the Scout replaces this turn's draw, and how many cards it has drawn so far.
    scouting: bool
    scouted: int
    #: Flags the active player claimed in vain this turn, as a mask (only when claims are not aided).
    failed_claims: int

    piles: list[Pile]
    troops_in_hand: list[list[int]]
    tactics_in_hand: list[list[int]]
    #: Cards in a side's hand that the other side knows, because it put them back itself.
    exposed: list[list[int]]
    #: Discards and played Guile cards, open on each side beside the Tactics pile (BLN-11-002).
    discards: list[list[int]]
    #: All Troop cards that lie face up, as a mask.
    seen: int
    #: How many Tactics cards each side has played, and whether one of them was a Leader.
    tactics_played: list[int]
    leader_played: list[bool]

    #: Masks of the flags each side has captured.
    captured: list[int]
    #: Where Fog and Mud lie: the flag, or NOWHERE, and the side whose card it is there.
    fog_flag: int
    fog_side: int
    mud_flag: int
    mud_side: int
    #: The formation at each place: its Troop cards, its Morale cards, how many there are of both.
    troops: list[int]
    morale: list[int]
    number: list[int]
    #: The strength of a complete formation, 0 while it is incomplete.
    strength: list[int]
    #: When a formation last became complete, 0 while it is incomplete (BLN-07-013).
    completed: list[int]
    #: Cards with which the opponent could still beat the formation at a place, as the last proof
    #: found them, or 0. It holds until one of them is seen or the flag changes.
    counter_example: list[int]
    #: Masks of the uncaptured flags at which a side has room, or has a complete formation.
    room: list[int]
    complete: list[int]

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings

    def begin_series(self) -> None:
        """Nothing is played yet."""
        self.points = [0, 0]
        self.game_number = 0
        self.game_winner = NOBODY
        self.clear_table()

    def clear_table(self) -> None:
        """Put all cards back into their piles and all flags into the row (BLN-02-001)."""
        self.dealer = NOBODY
        self.active = NOBODY
        self.turn = 0
        self.passes = 0
        self.scouting = False
        self.scouted = 0
        self.failed_claims = 0
        tactics = list(range(TROOPS, CARDS)) if self.settings.tactics else []
        self.piles = [Pile(list(range(TROOPS)), [], NOBODY), Pile(tactics, [], NOBODY)]
        self.troops_in_hand = [[], []]
        self.tactics_in_hand = [[], []]
        self.exposed = [[], []]
        self.discards = [[], []]
        self.seen = 0
        self.tactics_played = [0, 0]
        self.leader_played = [False, False]
        self.captured = [0, 0]
        self.fog_flag = NOWHERE
        self.fog_side = NOBODY
        self.mud_flag = NOWHERE
        self.mud_side = NOBODY
        places = 2 * FLAGS
        self.troops = [0] * places
        self.morale = [0] * places
        self.number = [0] * places
        self.strength = [0] * places
        self.completed = [0] * places
        self.counter_example = [0] * places
        self.room = [ALL_FLAGS, ALL_FLAGS]
        self.complete = [0, 0]

    def clone(self) -> BattleLine:
        """A copy that shares only the settings."""
        copy = BattleLine(self.settings)
        copy.over = self.over
        copy.winner = self.winner
        copy.points = self.points[:]
        copy.game_number = self.game_number
        copy.game_winner = self.game_winner
        copy.dealer = self.dealer
        copy.active = self.active
        copy.turn = self.turn
        copy.passes = self.passes
        copy.scouting = self.scouting
        copy.scouted = self.scouted
        copy.failed_claims = self.failed_claims
        copy.piles = [self.piles[TROOP_PILE].clone(), self.piles[TACTICS_PILE].clone()]
        copy.troops_in_hand = [self.troops_in_hand[BOTTOM][:], self.troops_in_hand[TOP][:]]
        copy.tactics_in_hand = [self.tactics_in_hand[BOTTOM][:], self.tactics_in_hand[TOP][:]]
        copy.exposed = [self.exposed[BOTTOM][:], self.exposed[TOP][:]]
        copy.discards = [self.discards[BOTTOM][:], self.discards[TOP][:]]
        copy.seen = self.seen
        copy.tactics_played = self.tactics_played[:]
        copy.leader_played = self.leader_played[:]
        copy.captured = self.captured[:]
        copy.fog_flag = self.fog_flag
        copy.fog_side = self.fog_side
        copy.mud_flag = self.mud_flag
        copy.mud_side = self.mud_side
        copy.troops = self.troops[:]
        copy.morale = self.morale[:]
        copy.number = self.number[:]
        copy.strength = self.strength[:]
        copy.completed = self.completed[:]
        copy.counter_example = self.counter_example[:]
        copy.room = self.room[:]
        copy.complete = self.complete[:]
        return copy

    def canonical(self) -> str:
        return text_of(self)

    def key(self) -> int:
        """The same as a whole number."""
        return key_of(self)

    def faults(self) -> list[str]:
        """Whether cards are lost, doubled or miscounted."""
        return faults_of(self)

    def view(self, side: int) -> View:
        return view_of(self, side)

    def open_view(self) -> View:
        """Both hands laid open."""
        return with_own_parts(self, "hands")

    def asked(self, question: str) -> View:
        """What everybody may know of a decision."""
        return asked_of(self, question)

    def handles(self, question: str) -> View:
        """What a click means."""
        return handles_of(question)

    # -- hands and piles ---------------------------------------------------------------------

    def hand_size(self, side: int) -> int:
        """How many cards a side holds, Troops and Tactics together (BLN-04-010)."""
        return len(self.troops_in_hand[side]) + len(self.tactics_in_hand[side])

    def hand(self, side: int) -> list[int]:
        """All cards a side holds."""
        return self.troops_in_hand[side] + self.tactics_in_hand[side]

    def holds(self, side: int, card: int) -> bool:
        """Whether a card is in a side's hand."""
        return card in (self.troops_in_hand[side] if card < TROOPS else self.tactics_in_hand[side])

    def into_hand(self, side: int, card: int) -> None:
        """Add a card to a hand."""
        (self.troops_in_hand[side] if card < TROOPS else self.tactics_in_hand[side]).append(card)

    def out_of_hand(self, side: int, card: int) -> None:
        """Remove a card from a hand."""
        (self.troops_in_hand[side] if card < TROOPS else self.tactics_in_hand[side]).remove(card)
        exposed = self.exposed[side]
        if exposed and card in exposed:
            exposed.remove(card)

    def put_back(self, side: int, card: int) -> None:
        """Return a card from a hand to the top of the pile it belongs to (BLN-11-004)."""
        self.out_of_hand(side, card)
        pile = self.piles[pile_of(card)]
        pile.top.append(card)
        pile.put_back_by = side

    def take_top(self, side: int, pile_number: int) -> int:
        """Draw the uppermost card that was put back onto a pile."""
        pile = self.piles[pile_number]
        card = pile.top.pop()
        self.into_hand(side, card)
        if pile.put_back_by != side:
            self.exposed[side].append(card)
        return card

    # -- flags -------------------------------------------------------------------------------

    def size_at(self, flag: int) -> int:
        """How many cards a formation has at a flag (BLN-05-001, BLN-10-005)."""
        return 4 if flag == self.mud_flag else 3

    def is_captured(self, flag: int) -> bool:
        """Whether either side holds the flag."""
        return (self.captured[BOTTOM] | self.captured[TOP]) >> flag & 1 != 0

    def uncaptured(self) -> int:
        """The mask of the flags nobody holds."""
        return ALL_FLAGS & ~(self.captured[BOTTOM] | self.captured[TOP])

    def place(self, side: int, flag: int, card: int) -> None:
        """Put a Troop or Morale card into a slot."""
        where = side * FLAGS + flag
        # Written out, since the compiled build takes a number of a list that is changed in place for any object.
        if card < TROOPS:
            bit = BIT[card]
            self.troops[where] = self.troops[where] | bit
            self.seen |= bit
        else:
            self.morale[where] |= morale_bit(card)
        self.number[where] = self.number[where] + 1
        self.judge(side, flag)

    def lift(self, side: int, flag: int, card: int) -> None:
        """Take a Troop or Morale card out of a formation; it stays open somewhere."""
        where = side * FLAGS + flag
        if card < TROOPS:
            self.troops[where] &= ~BIT[card]
        else:
            self.morale[where] &= ~morale_bit(card)
        self.number[where] -= 1
        self.judge(side, flag)

    def lay(self, side: int, flag: int, card: int) -> None:
        """Lay Fog or Mud beside a flag; with NOWHERE as the flag, take it away."""
        if card == FOG:
            before, self.fog_flag, self.fog_side = self.fog_flag, flag, side
        else:
            before, self.mud_flag, self.mud_side = self.mud_flag, flag, side
        for changed in (before, flag):
            if changed != NOWHERE:
                self.judge(BOTTOM, changed)
                self.judge(TOP, changed)

    def judge(self, side: int, flag: int) -> None:
        """Bring all that follows from the cards at a place up to date after they changed.

        A formation that has one card too many, because Mud left, is neither complete nor open
        until its owner has discarded one (BLN-10-010); it counts as complete since it was.
        """
        where = side * FLAGS + flag
        size = 4 if flag == self.mud_flag else 3
        number = self.number[where]
        bit = 1 << flag
        self.counter_example[flag] = 0
        self.counter_example[FLAGS + flag] = 0
        if number == size:
            self.strength[where] = strength_of(self.troops[where], self.morale[where], size, flag == self.fog_flag)
            if not self.completed[where]:
                self.completed[where] = self.moment(side)
            self.complete[side] = self.complete[side] | bit
            self.room[side] = self.room[side] & ~bit
        elif self.strength[where]:
            self.strength[where] = 0
            self.complete[side] &= ~bit
        if number < size:
            self.completed[where] = 0
            self.room[side] = self.room[side] | bit

    def moment(self, side: int) -> int:
        """The present, for the order of completion.

        When Mud leaves, both formations may become complete at once. Then the player whose turn it
        is counts as the last to complete, as he always is when a formation is completed by a card.
        """
        return 2 * self.turn + (1 if side == self.active else 0)

    def beats(self, side: int, flag: int) -> bool:
        """Whether a side with a complete formation wins the flag for certain, by open information alone.

        Against a complete formation they are compared, and of equal ones the earlier wins
        (BLN-07-003, BLN-07-010). Against an incomplete one nothing that can still be added may
        make it stronger (BLN-07-004); if it can at best become equal, it will be the later one.
        """
        where = side * FLAGS + flag
        against = (1 - side) * FLAGS + flag
        mine = self.strength[where]
        theirs = self.strength[against]
        if theirs:
            return mine > theirs or (mine == theirs and self.completed[where] < self.completed[against])
        known = self.counter_example[where]
        if known and not known & self.seen:
            return False
        size = self.size_at(flag)
        reach, cards = strongest(
            self.troops[against],
            self.morale[against],
            size - self.number[against],
            ALL_TROOPS & ~self.seen,
            size,
            flag == self.fog_flag,
            mine,
        )
        if reach:
            self.counter_example[where] = cards
        return not reach

    def capture(self, side: int, flag: int) -> None:
        """Give a flag to a side; from now on nothing at it can change (BLN-07-018, BLN-07-019)."""
        others = ~(1 << flag)
        self.captured[side] |= 1 << flag
        self.room[BOTTOM] &= others
        self.room[TOP] &= others
        self.complete[BOTTOM] &= others
        self.complete[TOP] &= others

    def cards_at(self, side: int, flag: int) -> list[int]:
        """The formation cards on a side of a flag."""
        where = side * FLAGS + flag
        cards = cards_in(self.troops[where])
        if self.morale[where]:
            cards += [FIRST_MORALE + number for number in cards_in(self.morale[where])]
        return cards

    def environment_at(self, side: int, flag: int) -> list[int]:
        """Fog and Mud on a side of a flag."""
        cards = [FOG] if self.fog_flag == flag and self.fog_side == side else []
        return [*cards, MUD] if self.mud_flag == flag and self.mud_side == side else cards

    def flag_of(self, side: int, card: int) -> int:
        """The flag at which a card lies on a side, or NOWHERE."""
        for flag in range(FLAGS):
            if card in self.cards_at(side, flag) or card in self.environment_at(side, flag):
                return flag
        return NOWHERE

    # -- hidden information ------------------------------------------------------------------

    def redeal(self, side: int, generator: Generator) -> None:
        """Draw anew what a side (or a spectator) does not know: others' hands and the piles.

        It knows the cards it put back itself, on the pile or in the other's hand. Nothing else
        about hidden cards can be inferred from open information, except their backs.
        """
        for number in (TROOP_PILE, TACTICS_PILE):
            pile = self.piles[number]
            hands = self.troops_in_hand if number == TROOP_PILE else self.tactics_in_hand
            hidden = pile.below
            knows_top = pile.put_back_by == side
            if not knows_top:
                hidden = hidden + pile.top
            for each in SIDES:
                if each != side:
                    hidden = hidden + [card for card in hands[each] if not self.is_known(each, card, side)]
            hidden.sort()
            for each in SIDES:
                if each != side:
                    self._redeal_hand(each, hands[each], side, hidden, generator)
            if not knows_top:
                pile.top = [draw_from(hidden, generator) for _ in pile.top]
            pile.below = hidden

    def _redeal_hand(self, holder: int, hand: list[int], side: int, hidden: list[int], generator: Generator) -> None:
        """Replace what ``side`` does not know of a hand; what the opponent knew stays known to him."""
        exposed = self.exposed[holder]
        for index, card in enumerate(hand):
            if not self.is_known(holder, card, side):
                hand[index] = draw_from(hidden, generator)
                if card in exposed:
                    exposed[exposed.index(card)] = hand[index]

    def is_known(self, holder: int, card: int, side: int) -> bool:
        """Whether ``side`` knows a card in another player's hand."""
        return side == 1 - holder and card in self.exposed[holder]


def draw_from(cards: list[int], generator: Generator) -> int:
    """Take a card at random out of a list, which keeps its order."""
    return cards.pop(generator.below(len(cards)))

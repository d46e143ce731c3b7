"""The proof is exact: formation.strongest and position.beats against a plain search through everything.

The search knows nothing of formation.py: it lays down every possible completion, gives the wild
cards every possible identity, and reads off the best formation with the words of the book.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import pytest

from vexilla.games.battle_line.cards import FLAGS, TROOPS, card_named
from vexilla.games.battle_line.formation import IMPOSSIBLE, kind_of, morale_bit, strength_of, strongest, sum_of
from vexilla.games.battle_line.position import BattleLine, Settings
from vexilla.kernel.chance import Generator, generator_from
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.testing import rule

#: Weakest first; in Fog there is only the sum.
KINDS = ("sum", "host", "skirmish-line", "battalion", "phalanx", "wedge")

#: A Troop card, or what a wild card stands for.
Card = tuple[int, int]
Strength = tuple[int, int]

IDENTITIES: dict[str, list[Card]] = {
    "alexander": [(colour, value) for colour in range(6) for value in range(1, 11)],
    "darius": [(colour, value) for colour in range(6) for value in range(1, 11)],
    "companion-cavalry": [(colour, 8) for colour in range(6)],
    "shield-bearers": [(colour, value) for colour in range(6) for value in (1, 2, 3)],
}


def read(cards: tuple[Card, ...], fog: bool) -> Strength:
    """Kind and sum of a complete formation without wild cards."""
    values = sorted(value for _, value in cards)
    total = sum(values)
    if fog:
        return KINDS.index("sum"), total
    consecutive = values == list(range(values[0], values[0] + len(cards)))
    one_colour = len({colour for colour, _ in cards}) == 1
    if consecutive and one_colour:
        kind = "wedge"
    elif values[0] == values[-1]:
        kind = "phalanx"
    elif one_colour:
        kind = "battalion"
    elif consecutive:
        kind = "skirmish-line"
    else:
        kind = "host"
    return KINDS.index(kind), total


def completions(troops: list[int], wild: list[str], free: int, available: list[int], fog: bool) -> Iterator[Strength]:
    """The strength of every completion with every identity of the wild cards."""
    for added in combinations(available, free):
        known = tuple((card // 10, card % 10 + 1) for card in (*troops, *added))
        for named in product(*(IDENTITIES[card] for card in wild)):
            yield read(known + named, fog)


def as_pair(strength: int) -> Strength:
    """A strength of the engine in the terms of this file."""
    return KINDS.index(kind_of(strength)), sum_of(strength)


def mask(cards: list[int]) -> int:
    """Troop cards as the engine holds them."""
    return sum(1 << card for card in cards)


def cards_of(bits: int) -> list[int]:
    """The Troop cards of a mask."""
    return [card for card in range(TROOPS) if bits >> card & 1]


def morale_of(wild: list[str]) -> int:
    """Morale cards as the engine holds them."""
    return sum(morale_bit(card_named(card)) for card in wild)


def take(generator: Generator, cards: list[int], count: int) -> list[int]:
    """Remove some cards at random."""
    return [cards.pop(generator.below(len(cards))) for _ in range(min(count, len(cards)))]


def deck(generator: Generator) -> list[int]:
    """The cards a trial is about: all sixty, or few colours and near values, where more fits together."""
    colours = [0, 1, 2, 3, 4, 5]
    if not generator.below(4):
        return list(range(TROOPS))
    near = take(generator, colours, 1 + generator.below(4))
    lowest = generator.below(7)
    width = 3 + generator.below(5)
    return [10 * colour + value for colour in near for value in range(lowest, min(10, lowest + width))]


def wild_cards(generator: Generator, most: int) -> list[str]:
    """Up to ``most`` of the Morale cards one side can have: never two Leaders."""
    kinds = [("alexander", "darius")[generator.below(2)], "companion-cavalry", "shield-bearers"]
    return [kinds.pop(generator.below(len(kinds))) for _ in range(generator.below(most + 1))]


class Trial(NamedTuple):
    """An unfinished formation and the cards that may still come to it."""

    troops: list[int]
    wild: list[str]
    free: int
    available: list[int]
    fog: bool

    def best(self) -> Strength | None:
        """The best that can be reached, by trying everything."""
        return max(completions(self.troops, self.wild, self.free, self.available, self.fog), default=None)

    def strongest(self, above: int) -> tuple[int, list[int]]:
        """What the engine finds, and with which cards."""
        troops, morale, available = mask(self.troops), morale_of(self.wild), mask(self.available)
        reached, added = strongest(troops, morale, self.free, available, self.size, self.fog, above)
        return reached, cards_of(added)

    @property
    def size(self) -> int:
        """How many cards it has when it is complete."""
        return len(self.troops) + len(self.wild) + self.free


def random_trial(generator: Generator) -> Trial:
    """A trial of any kind, with as many available cards as a plain search can bear."""
    size = 3 + generator.below(2)
    free = generator.below(4)
    wild = wild_cards(generator, min(3, size - free))
    cards = deck(generator)
    troops = take(generator, cards, size - free - len(wild))
    most = {0: 14, 1: 9, 2: 8, 3: 5}[len(wild)]
    # Sometimes fewer are available than are needed; and a small deck can run out of cards.
    available = take(generator, cards, generator.below(most + 1))
    return Trial(troops, wild, size - len(wild) - len(troops), available, generator.below(5) == 0)


def check(trial: Trial) -> bool:
    """Compare engine and search; whether the formation could be completed at all."""
    best = trial.best()
    reached, added = trial.strongest(0)
    if best is None:
        assert (reached, added) == (IMPOSSIBLE, [])
        return False
    assert as_pair(reached) == best
    # The cards that come with the answer are available, as many as are missing, and do what is said.
    assert set(added) <= set(trial.available)
    assert len(added) == trial.free
    assert max(completions(trial.troops + added, trial.wild, 0, [], trial.fog)) == best
    assert strength_of(mask(trial.troops + added), morale_of(trial.wild), trial.size, trial.fog) == reached
    # Only what lies above a given strength is an answer.
    for above in range(max(1, reached - 70), reached):
        assert trial.strongest(above) == (reached, added)
    for above in range(reached, reached + 70):
        assert trial.strongest(above) == (IMPOSSIBLE, [])
    return True


@rule("BLN-07-009", "BLN-09-010")
@pytest.mark.parametrize("seed", range(20))
def test_strongest_finds_exactly_what_trying_everything_finds(seed: int) -> None:
    generator = generator_from(seed)
    completed = [check(random_trial(generator)) for _ in range(25)]
    assert sum(completed) > 10, "most trials must say something"


@rule("BLN-07-009", "BLN-09-010")
def test_strongest_is_exact_for_whole_formations_of_wild_cards() -> None:
    for wild in (
        ["alexander", "companion-cavalry", "shield-bearers"],
        ["alexander", "shield-bearers"],
        ["darius", "companion-cavalry"],
        ["companion-cavalry", "shield-bearers"],
    ):
        for card in range(10):
            assert check(Trial([card], wild, 0, [], fog=False))
    assert check(Trial([], ["alexander", "companion-cavalry", "shield-bearers"], 0, [], fog=False))


@rule("BLN-07-009")
@pytest.mark.parametrize("seed", range(6))
def test_strongest_is_exact_when_every_unseen_card_is_available(seed: int) -> None:
    generator = generator_from(1000 + seed)
    for troops, wild, free in (
        (1, [], 2),
        (2, [], 2),
        (1, ["companion-cavalry"], 2),
        (1, ["shield-bearers"], 1),
        (2, ["alexander"], 1),
    ):
        cards = list(range(TROOPS))
        assert check(Trial(take(generator, cards, troops), wild, free, cards, fog=False))


@rule("BLN-07-009", "BLN-07-010", "BLN-07-011")
@pytest.mark.parametrize("seed", range(20))
def test_a_claim_holds_exactly_when_no_completion_beats_it(seed: int) -> None:
    generator = generator_from(2000 + seed)
    for _ in range(12):
        claim_trial(generator)


def claim_trial(generator: Generator) -> None:
    """One claim at flag 3 against whatever the opponent has there, while more and more cards are seen."""
    position = BattleLine(Settings(tactics=True, aided=True, claim_at_start=False, series=1))
    position.begin_series()
    position.active = BOTTOM
    position.turn = 1
    flag = 2
    mud, fog = generator.below(3) == 0, generator.below(4) == 0
    if mud:
        position.lay(TOP, flag, card_named("mud"))
    if fog:
        position.lay(BOTTOM, flag, card_named("fog"))
    size = 4 if mud else 3
    cards = deck(generator)
    rest = [card for card in range(TROOPS) if card not in cards]
    if len(cards) < 2 * size:
        cards, rest = cards + rest, []
    mine_wild = wild_cards(generator, 2)
    mine = take(generator, cards, size - len(mine_wild))
    free = generator.below(min(4, size))
    their_wild = [card for card in wild_cards(generator, min(2, size - free)) if card not in mine_wild]
    theirs = take(generator, cards, size - free - len(their_wild))
    # Of two formations either may be complete first; only the top side can be incomplete.
    sides = [(TOP, theirs, their_wild), (BOTTOM, mine, mine_wild)]
    if generator.below(2):
        sides.reverse()
    for side, troops, wild in sides:
        position.active = side
        position.turn += 1
        for card in troops + [card_named(name) for name in wild]:
            position.place(side, flag, card)
    bottom_first = sides[0][0] == BOTTOM
    own = max(completions(mine, mine_wild, 0, [], fog))
    # Leave as many cards unseen as a plain search can bear, all from the interesting part of the deck.
    bearable = {0: 12, 1: 7, 2: 5}[len(their_wild)]
    unseen = take(generator, cards, bearable)
    for card in cards + rest:
        position.place(BOTTOM, 8, card)
    while True:
        if free == 0:
            other = max(completions(theirs, their_wild, 0, [], fog))
            expected = own > other or (own == other and bottom_first)
        else:
            best = max(completions(theirs, their_wild, free, unseen, fog), default=(0, 0))
            expected = own >= best
        for _ in range(2):  # the second answer may come from what the first one left behind
            assert position.beats(BOTTOM, flag) == expected
        if expected or free == 0:
            return
        # The counter-example is made of unseen cards and really wins; then one card more is seen.
        refuted = cards_of(position.counter_example[BOTTOM * FLAGS + flag])
        assert len(refuted) == free
        assert set(refuted) <= set(unseen)
        assert max(completions(theirs + refuted, their_wild, 0, [], fog)) > own
        shown = unseen.pop(generator.below(len(unseen)))
        position.place(TOP, 7, shown)

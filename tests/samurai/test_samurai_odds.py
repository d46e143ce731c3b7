"""The odds of attacks: equal to what the engine does, throw by throw, with the honor of both sides."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from samurai.fields import battle
from vexilla.games.commands_colors.deck import DECK_STREAM
from vexilla.games.commands_colors.flight import ways_back
from vexilla.games.commands_colors.odds import StrikeOdds
from vexilla.games.samurai.actions import BOARD, RETREAT
from vexilla.games.samurai.odds import attack_odds
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import CHANCE, NOBODY
from vexilla.kernel.source import Asking
from vexilla.testing import Case, every_end

#: What ends one attack: the choice of the next one, or a decision that only the winner of an exchange has.
ENDS = ("cc-ask-battle", "cc-ask-advance", "cc-ask-bonus", "cc-ask-card", "sam-ask-fate", "sam-ask-refill")

#: An attack from E4, unless another line says ``ordered``; the target comes after the name.
ATTACKS = {
    "bows E6": "bottom: AB E4\ntop: AY E6",
    "bows that moved E6": "bottom: AB E4\ntop: AY E6 1\nmoved: E4=1",
    "bows at samurai E6": "bottom: AB E4\ntop: SN E6, SN D6",
    "bows at led ashigaru E7": "bottom: AB E4\ntop: AY E7 2, leader E7 Uesugi",
    "arquebuses E6": "bottom: AA E4\ntop: AY E6 3",
    "arquebuses at four hexes E8": "bottom: AA E4\ntop: MSY E8 1, leader E8 Uesugi *mounted",
    "arquebuses into a forest E6": "bottom: AA E4\ntop: AB E6\nterrain: forest E6",
    "fire of Shogun E6": "bottom: AB E4\ntop: AY E6\ncard: shogun",
    "bows at a leader alone E6": "bottom: AB E4\ntop: leader E6 Uesugi",
    "arquebuses at a leader alone E6": "bottom: AA E4\ntop: leader E6 Uesugi",
    "yari against yari E5": "bottom: AY E4 3\ntop: AY E5 2",
    "yari against samurai E5": "bottom: AY E4\ntop: SN E5 2",
    "samurai against bows E5": "bottom: SN E4 2\ntop: AB E5",
    "cavalry against yari E5": "bottom: MSY E4\ntop: AY E5 2",
    "bows against cavalry E5": "bottom: AB E4 1\ntop: MSY E5 1",
    "a charge E5": "bottom: MSY E4 2\ntop: AB E5 2\ncard: cavalry-charge",
    "led units E5": "bottom: AY E4 2, leader E4 Takeda\ntop: AY E5 2, leader E5 Uesugi",
    "a led unit that must pay E5": "bottom: AY E4\ntop: SN E5 1, leader E5 Uesugi\nhonor: 5 3",
    "without honor E5": "bottom: AY E4 1\ntop: AB E5 3\nhonor: 0 0",
    "one token each E5": "bottom: AY E4 2\ntop: AY E5 2\nhonor: 1 1",
    "an empty pool E5": "bottom: AY E4 2\ntop: AY E5 2\nhonor: 15 15",
    "a blocked retreat E9": "bottom: SN E8\ntop: AB E9 3, AY E10, AY F10\nordered: E8",
    "at the edge with a leader E11": "bottom: SN E10\ntop: AB E11 3, leader E11 Uesugi\nordered: E10",
    "to a leader behind E5": "bottom: SN E4\ntop: AB E5 2, leader E6 Uesugi\nterrain: river D6",
    "up a hill E5": "bottom: SN E4\ntop: AY E5 1\nterrain: hill E5",
    "in a village E5": "bottom: SN E4 1\ntop: AY E5 1, leader E5 Uesugi\nterrain: village E5",
    "a leader alone E5": "bottom: AY E4 2\ntop: leader E5 Uesugi",
    "a leader alone who stays without flags E5": (
        "bottom: AY E4 2\ntop: leader E5 Uesugi\nspecial: stays-without-flags"
    ),
    "bows at a leader alone who stays without flags E6": (
        "bottom: AB E4\ntop: leader E6 Uesugi\nspecial: stays-without-flags"
    ),
}
#: The same with the sides that inspire.
INSPIRED = {
    "inspired E5": ((0,), "bottom: AY E4 2, leader E4 Takeda\ntop: AY E5 2"),
    "inspired from beside E5": ((0,), "bottom: AB E4 2, AB D4, leader D4 Takeda *mounted\ntop: AY E5 1"),
    "inspired battle back E5": ((1,), "bottom: AY E4 2\ntop: AY E5 2, leader E5 Uesugi"),
    "both inspired with a token each E5": (
        (0, 1),
        "bottom: AY E4 1, leader E4 Takeda\ntop: AB E5 2, leader E5 Uesugi\nhonor: 1 1",
    ),
    "inspired against a leader alone E5": ((0,), "bottom: AY E4 2, leader E4 Takeda\ntop: leader E5 Uesugi"),
    "inspired fire E6": ((0,), "bottom: AB E4, leader E4 Takeda\ntop: AY E6 2"),
}
#: The same with a First Strike.
FIRST = {
    "struck first E5": ((), "bottom: AY E4 2\ntop: AY E5 2"),
    "struck first with leaders E5": (
        (0, 1),
        "bottom: AB E4 2, leader E4 Takeda\ntop: AB E5 2, leader E5 Uesugi\nhonor: 3 1",
    ),
    "struck first by cavalry E5": ((), "bottom: SN E4 1\ntop: MSY E5 1\nhonor: 1 2"),
}
WHOLE = {
    **{name: ("stand", (), text) for name, text in ATTACKS.items()},
    **{name: ("stand", sides, text) for name, (sides, text) in INSPIRED.items()},
    **{name: ("first-strike", sides, text) for name, (sides, text) in FIRST.items()},
}


class Attack:
    """One of the attacks above, ready to be declared."""

    def __init__(self, name: str) -> None:
        self.reaction, self.inspired, text = WHOLE[name]
        self.there = name.rsplit(maxsplit=1)[-1]
        lines = dict(line.split(": ", 1) for line in text.splitlines())
        self.here = lines.get("ordered", "E4")
        more = [] if "ordered" in lines else ["ordered: E4"]
        if self.reaction == "first-strike":
            more += ["discards: first-strike", "top hand: first-strike order-two-left order-two-right"]
        self.case: Case = battle("\n".join([text, *more]), luck=True)
        self.now = self.case.match.position
        self.unit: int = self.now.unit_at[BOARD.hex_named(self.here)]
        self.target = BOARD.hex_named(self.there)

    def decide(self, match: AnyMatch) -> int:
        """What the odds take for granted."""
        text = match.text
        options = {text(action): action for action in match.options()}
        question = match.choice().question()
        if question == "cc-ask-react":
            return options[self.reaction]
        if question == "cc-ask-ignore":
            return max(match.options())
        if question == "sam-ask-inspire":
            return options["inspire" if match.decider in self.inspired else "refrain"]
        if question == "cc-ask-retreat":
            return max(match.options(), key=lambda action: self._room(match, action - RETREAT))
        for action in ("battle-back", "pass"):
            if action in options:
                return options[action]
        raise AssertionError(question)

    @staticmethod
    def _room(match: AnyMatch, there: int) -> int:
        now = match.position
        return 9 if now.leader_at[there] >= 0 else ways_back(now, now.retreater, there, now.retreat_left - 1)

    def outcome(self, match: AnyMatch) -> Outcome:
        """Figures and place of both, leaders that were killed, tokens, who could not pay."""
        now = match.position
        target = self.now.unit_at[self.target]
        lost = [now.leader_hex[leader] == -1 for leader in range(len(now.leader_hex))]
        sides = now.side_of_leader
        return (
            now.blocks[target] if target >= 0 else 0,
            now.unit_hex[target] if target >= 0 else -1,
            now.blocks[self.unit],
            now.unit_hex[self.unit],
            any(gone and sides[n] == 0 for n, gone in enumerate(lost)),
            any(gone and sides[n] == 1 for n, gone in enumerate(lost)),
            now.honor[0],
            now.honor[1],
            now.dishonored,
            now.side_of_leader[now.fleeing] if now.fleeing >= 0 else -1,
        )

    def every_outcome(self) -> Ends:
        match = self.case.match.clone()
        match.source = Asking()
        match.act(f"attack {self.here} {self.there}")
        found = every_end(match, self.decide, is_end, self.outcome)
        assert sum(found.values()) == 1
        return found


Outcome = tuple[int, int, int, int, bool, bool, int, int, int, int]
Ends = dict[Outcome, Fraction]


def is_end(match: AnyMatch) -> bool:
    """Whether the attack is over: another decision, the end of the match, the four dice of a complete loss."""
    if match.decider == CHANCE:
        step = match.agenda[-1]
        return getattr(step, "stream", None) == DECK_STREAM or type(step).__name__ == "DishonorRoll"
    return match.decider == NOBODY or match.choice().question() in ENDS


def chance_of(found: Ends, fits: Callable[[Outcome], bool]) -> Fraction:
    return sum((chance for end, chance in found.items() if fits(end)), Fraction(0))


def average(found: Ends, value: Callable[[Outcome], int]) -> Fraction:
    return sum((chance * value(end) for end, chance in found.items()), Fraction(0))


def driven(found: Ends, place: int, start: int) -> dict[int, Fraction]:
    """How likely a unit has left its hex by so many hexes; its place is one entry of an outcome."""
    distances: dict[int, Fraction] = {}
    for end, chance in found.items():
        hex_ = end[place]
        if hex_ >= 0 and hex_ != start:
            far = BOARD.distance[start][hex_]
            distances[far] = distances.get(far, Fraction(0)) + chance
    return distances


@pytest.mark.parametrize("name", WHOLE)
def test_the_odds_are_those_of_every_throw_played_out(name: str) -> None:
    attack = Attack(name)
    now = attack.now
    odds = attack_odds(now, attack.unit, attack.target, attack.reaction, attack.inspired)
    found = attack.every_outcome()
    strike = odds.strike
    for side in (0, 1):
        account = odds.accounts[side]
        assert account.balance == average(found, lambda end, side=side: end[6 + side] - now.honor[side])  # type: ignore[misc]
        assert account.dishonored == chance_of(found, lambda end, side=side: end[8] == side)  # type: ignore[misc]
    assert odds.target_alone == chance_of(found, lambda end: end[9] == 1)
    assert odds.attacker_alone == chance_of(found, lambda end: end[9] == 0)
    assert strike.leader_killed == chance_of(found, lambda end: end[5])
    defender = now.unit_at[attack.target]
    if defender < 0:
        assert odds.back is odds.first is None
        return
    assert sum(strike.hits) == 1
    assert strike.destroyed == chance_of(found, lambda end: end[0] == 0)
    assert strike.losses == average(found, lambda end: now.blocks[defender] - end[0])
    assert strike.standing == chance_of(found, lambda end: end[1] == attack.target)
    assert strike.retreats == driven(found, 1, attack.target)
    # All that comes to the attacker comes before his attack or after it.
    blows: list[StrikeOdds] = [blow for blow in (odds.first, odds.back) if blow is not None]
    nothing = Fraction(0)
    assert sum((blow.destroyed for blow in blows), nothing) == chance_of(found, lambda end: end[2] == 0)
    assert sum((blow.losses for blow in blows), nothing) == average(found, lambda end: now.blocks[attack.unit] - end[2])
    assert sum((blow.leader_killed for blow in blows), nothing) == chance_of(found, lambda end: end[4])
    start = now.unit_hex[attack.unit]
    for hexes, chance in driven(found, 3, start).items():
        assert sum((blow.retreats.get(hexes, nothing) for blow in blows), nothing) == chance


def test_asking_for_odds_changes_nothing() -> None:
    for name in WHOLE:
        attack = Attack(name)
        before = attack.case.match.digest()
        attack_odds(attack.now, attack.unit, attack.target, attack.reaction, attack.inspired)
        assert attack.case.match.digest() == before


# -- by hand -------------------------------------------------------------------------------------


def by_hand(dice: int, sides: int, figures: int) -> list[Fraction]:
    """The chance of so many hits when so many sides of a die hit, from all ordered throws."""
    found = [Fraction(0)] * (figures + 1)
    for throw in product(range(6), repeat=dice):
        found[min(figures, sum(1 for side in throw if side < sides))] += Fraction(1, 6**dice)
    return found


def test_bows_hit_with_the_symbol_of_the_banner_and_arquebuses_with_swords_too() -> None:
    for name, sides in (("bows E6", 1), ("arquebuses E6", 2)):
        attack = Attack(name)
        odds = attack_odds(attack.now, attack.unit, attack.target)
        figures = attack.now.blocks[attack.now.unit_at[attack.target]]
        assert odds.strike.hits == by_hand(2, sides, figures)
        assert odds.back is None


def test_honor_brings_bows_a_token_for_each_and_arquebuses_none() -> None:
    for name, tokens in (("bows E6", Fraction(2, 6)), ("arquebuses E6", Fraction(0))):
        attack = Attack(name)
        odds = attack_odds(attack.now, attack.unit, attack.target)
        assert odds.accounts[0].gained == tokens
        assert odds.accounts[1].gained == 0


def test_inspiration_costs_a_token_and_the_first_honor_of_the_roll() -> None:
    attack = Attack("inspired E5")
    odds = attack_odds(attack.now, attack.unit, attack.target, inspired=(0,))
    plain = attack_odds(attack.now, attack.unit, attack.target)
    assert (plain.strike.dice, odds.strike.dice) == (3, 4)
    assert odds.accounts[0].spent == 1
    assert odds.accounts[0].gained == Fraction(4, 6) - (1 - Fraction(5, 6) ** 4)
    assert plain.accounts[0].gained == Fraction(3, 6)


def test_the_card_in_force_is_not_for_the_other_side() -> None:
    attack = Attack("a charge E5")
    here, there = BOARD.hex_named("E4"), BOARD.hex_named("E5")
    now = attack.now
    assert attack_odds(now, now.unit_at[here], there).strike.dice == 5
    assert attack_odds(now, now.unit_at[there], here).strike.dice == 2

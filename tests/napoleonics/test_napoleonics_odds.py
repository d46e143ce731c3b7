"""The odds of attacks: equal to what the engine does, throw by throw, with every reaction and every battery."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from napoleonics.fields import battle
from vexilla.games.commands_colors.deck import DECK_STREAM
from vexilla.games.commands_colors.faces import throws_with_ways
from vexilla.games.commands_colors.odds import StrikeOdds
from vexilla.games.napoleonics.actions import BOARD
from vexilla.games.napoleonics.odds import attack_odds
from vexilla.games.napoleonics.units import DIE
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import CHANCE, NOBODY
from vexilla.kernel.source import Asking
from vexilla.testing import Case, every_end, position

#: What ends one attack: the choice of the next one, or a decision that only the winner of an exchange has.
ENDS = ("cc-ask-battle", "cc-ask-advance", "cc-ask-bonus", "cc-ask-card")

#: An attack from E4, unless another line says ``ordered``; the target comes after the name, then the batteries.
ATTACKS = {
    "fire E6": "bottom: BR-LN E4\ntop: FR-LN E6",
    "fire after moving E6": "bottom: FR-LT E4 3\ntop: BR-LN E6, BR-LN D6, BR-LN F6\nmoved: E4=1",
    "fire of the Portuguese after moving E6": "bottom: PT-LN E4 3\ntop: FR-GR E6\nmoved: E4=1",
    "rifles into a town E7": "bottom: BR-RL E4\ntop: FR-OG E7, leader E7 Ney\nterrain: town E7",
    "foot guns at two hexes E6": "bottom: FR-FA E4\ntop: BR-HC E6",
    "foot guns at three hexes E7": "bottom: FR-FA E4\ntop: BR-LN E7 2",
    "foot guns at five hexes E9": "bottom: FR-FA E4\ntop: BR-FA E9 2, leader E9 Hill",
    "one horse gun at three hexes E7": "bottom: BR-HA E4 1\ntop: FR-LN E7 1",
    "bombardment E6": "bottom: FR-GFA E4\ntop: BR-LN E6\ncard: bombard",
    "fire at a square E6": "bottom: BR-LT E4\ntop: FR-MI E6 *square",
    "fire from a hill at a hill E6": "bottom: FR-LN E4\ntop: BR-LN E6\nterrain: hill E4 E6",
    "French line against infantry E5": "bottom: FR-LN E4\ntop: BR-LN E5",
    "French line against cavalry E5": "bottom: FR-LN E4 2\ntop: BR-LC E5",
    "melee into a forest E5": "bottom: BR-GR E4\ntop: FR-LT E5, FR-LN D5, FR-LN E6\nterrain: forest E5",
    "melee up a hill E5": "bottom: FR-HC E4 2\ntop: PT-FA E5\nterrain: hill E5",
    "melee across a stream E5": "bottom: BR-LN E4\ntop: FR-LN E5 3\nterrain: stream E5",
    "militia attacks E5": "bottom: FR-MI E4\ntop: BR-LN E5 2",
    "militia is attacked E5": "bottom: FR-YG E4\ntop: PT-MI E5",
    "militia near its edge E8": "bottom: FR-LN E7\ntop: PT-MI E8, leader E8 Silveira\nordered: E7",
    "led units E5": "bottom: FR-LN E4 3, leader E4 Ney\ntop: BR-LN E5 3, leader E5 Hill",
    "led units with Leadership E5": "bottom: FR-LC E4, leader E4 Ney\ntop: PT-LC E5, leader E5 Hill\ncard: leadership",
    "a guard that hardly goes E5": "bottom: FR-LN E4\ntop: BR-GG E5 2, BR-LN D5, BR-LN E6, leader E5 Hill",
    "a blocked retreat E8": "bottom: FR-LN E7\ntop: BR-LN E8, BR-FA E9, BR-LN F9\nordered: E7",
    "a blocked unit with a leader E8": (
        "bottom: FR-LN E7\ntop: BR-LN E8 1, BR-FA E9, BR-LN F9, leader E8 Hill\nordered: E7"
    ),
    "on its edge with a leader E9": "bottom: FR-OG E8\ntop: BR-HA E9 2, leader E9 Hill\nordered: E8",
    "a leader who cannot flee E5": "bottom: FR-OG E4\ntop: BR-RL E5 2, leader E5 Hill\nterrain: rugged-hill D6 E6",
    "a leader found on the way E5": "bottom: FR-OG E4\ntop: PT-MI E5, leader E7 Hill\nterrain: rugged-hill D6",
    "a leader lost on the way E5": (
        "bottom: FR-LN E4\ntop: PT-MI E5 2, leader E5 Silveira\nterrain: rugged-hill D6 E7 F7"
    ),
    "a redoubt from the front E5": "bottom: FR-LN E4\ntop: BR-LN E5\nterrain: redoubt E5:sw,se",
    "a redoubt from behind E5": "bottom: FR-LN E4\ntop: BR-FA E5 2\nterrain: redoubt E5:ne,nw",
    "guns in melee E5": "bottom: FR-HA E4\ntop: BR-LN E5 2",
    "Cold Steel E5": "bottom: FR-LC E4 3\ntop: BR-HC E5 2\ncard: cold-steel",
    "a lone leader E5": "bottom: FR-LN E4 2\ntop: leader E5 Hill",
    "a lone leader with a battery E5 D4": "bottom: FR-MI E4 1, FR-FA D4\ntop: leader E5 Hill\nordered: E4 D4",
    "combined with one battery E5 D3": "bottom: BR-LN E4 2, BR-HA D3\ntop: FR-LN E5\nordered: E4 D3",
    "combined with two batteries E5 D4 G5": (
        "bottom: FR-LN E4 3, FR-FA D4, FR-HA G5\ntop: BR-LN E5, leader E5 Hill\nordered: E4 D4 G5"
    ),
    "combined with no dice of its own E5 D3": (
        "bottom: FR-LC E4 2, FR-FA D3\ntop: BR-LN E5\nterrain: town E5\nordered: E4 D3"
    ),
    "cavalry against a square E5": "bottom: FR-CU E4\ntop: BR-LN E5 2 *square, leader E5 Hill",
    "cavalry with a battery against a square E5 D3": (
        "bottom: FR-LC E4, FR-FA D3\ntop: BR-LN E5 3 *square\nordered: E4 D3"
    ),
    "cavalry with a leader that cannot bounce E2": (
        "bottom: FR-LC E1 2, leader E1 Ney, FR-FA D1\ntop: BR-LN E2 2 *square\nordered: E1 D1"
    ),
    "cavalry without dice against a square E5 E3": (
        "bottom: FR-LC E4, FR-FA E3\ntop: BR-LN E5 *square\nterrain: hill E5\nordered: E4 E3"
    ),
    "infantry against a square E5": "bottom: FR-LN E4 3\ntop: BR-LN E5 2 *square, BR-LN D5, BR-LN F5",
    "infantry against a militia square E5": "bottom: FR-LN E4 2\ntop: PT-MI E5 *square, leader E5 Silveira",
    "guns against a square E5": "bottom: FR-FA E4\ntop: BR-LN E5 3 *square",
    "a square attacks cavalry E5": "bottom: BR-LN E4 *square\ntop: FR-GHC E5 1",
    "a square attacks infantry E5": "bottom: BR-LN E4 *square\ntop: FR-LN E5 1",
}

#: The same with what the defender does.
REACTIONS = {
    "infantry forms square E5": ("square", "bottom: FR-HC E4\ntop: BR-LN E5"),
    "militia forms square E5": ("square", "bottom: FR-LC E4 1, leader E4 Ney\ntop: PT-MI E5 2"),
    "rifles form square against a battery E5 D3": (
        "square",
        "bottom: FR-LC E4, FR-FA D3\ntop: BR-RL E5\nordered: E4 D3",
    ),
    "infantry forms square in a stream E5": ("square", "bottom: FR-LC E4\ntop: BR-LN E5\nterrain: stream E5"),
    "cavalry retires E5": ("retire", "bottom: FR-LN E4\ntop: BR-LC E5, leader E5 Paget"),
    "cavalry retires from a battery E5 D3": ("retire", "bottom: FR-LN E4 2, FR-FA D3\ntop: BR-HC E5 1\nordered: E4 D3"),
    "infantry strikes first E5": ("first-strike", "bottom: FR-LN E4 3\ntop: BR-LN E5 2"),
    "led infantry strikes first E5": (
        "first-strike",
        "bottom: FR-LN E4 2, leader E4 Ney\ntop: BR-LN E5 2, leader E5 Hill",
    ),
    "infantry strikes first at cavalry E5": ("first-strike", "bottom: FR-LC E4 2\ntop: BR-LN E5 3"),
    "cavalry strikes first at a square E5": ("first-strike", "bottom: BR-LN E4 2 *square\ntop: FR-LC E5 2"),
    "guns strike first at two units E5 D3": (
        "first-strike",
        "bottom: FR-LN E4 2, FR-HA D3\ntop: BR-FA E5 1\nordered: E4 D3",
    ),
    "a first strike that leaves no dice E5": (
        "first-strike",
        "bottom: FR-LT E4 3\ntop: BR-LN E5 3\nterrain: town E5",
    ),
}
WHOLE = {**{name: ("stand", text) for name, text in ATTACKS.items()}, **REACTIONS}


class Attack:
    """One of the attacks above, ready to be declared."""

    def __init__(self, name: str) -> None:
        self.reaction, text = WHOLE[name]
        words = [word for word in name.split() if BOARD.hex_named(word) >= 0]
        self.there, *self.batteries = words
        lines = dict(line.split(": ", 1) for line in text.splitlines())
        self.here = lines.get("ordered", "E4").split()[0]
        more = [] if "ordered" in lines else ["ordered: E4"]
        if self.reaction == "first-strike":
            more += ["discards: first-strike", "top hand: first-strike probe-left probe-right"]
        self.case: Case = battle("\n".join([text, *more]), luck=True)
        self.now = self.case.match.position
        self.unit: int = self.now.unit_at[BOARD.hex_named(self.here)]
        self.target = BOARD.hex_named(self.there)
        self.supporters: list[int] = [self.now.unit_at[BOARD.hex_named(label)] for label in self.batteries]

    def decide(self, match: AnyMatch) -> int:
        """What the odds take for granted: all batteries join, every flag is ignored, whoever may battle back does."""
        text = match.text
        options = {text(action): action for action in match.options()}
        question = match.choice().question()
        if question == "cc-ask-support":
            wanted = [f"support {label}" for label in self.batteries]
            return next((options[action] for action in wanted if action in options), options.get("done", -1))
        if question == "cc-ask-react":
            return options[self.reaction]
        if question == "cc-ask-ignore":
            return max(match.options())
        for action in ("battle-back", "leave"):
            if action in options:
                return options[action]
        # A unit may choose its way; the way back to a lone leader, if there is one, is his best.
        return min(match.options())

    def outcome(self, match: AnyMatch) -> Outcome:
        """Blocks and place of both, and whether a leader of either side was killed."""
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
        )

    def every_outcome(self) -> Ends:
        match = self.case.match.clone()
        match.source = Asking()
        match.act(f"attack {self.here} {self.there}")
        found = every_end(match, self.decide, is_end, self.outcome)
        assert sum(found.values()) == 1
        return found


Outcome = tuple[int, int, int, int, bool, bool]
Ends = dict[Outcome, Fraction]


def is_end(match: AnyMatch) -> bool:
    """Whether the attack is over: another decision, the end of the match, or already the drawing of cards."""
    if match.decider == CHANCE:
        return getattr(match.agenda[-1], "stream", None) == DECK_STREAM
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
    blocks = attack.now.blocks
    odds = attack_odds(attack.now, attack.unit, attack.target, attack.supporters, attack.reaction)
    found = attack.every_outcome()
    strike = odds.strike
    assert strike.leader_killed == chance_of(found, lambda end: end[5])
    defender = attack.now.unit_at[attack.target]
    if defender < 0:
        assert odds.back is odds.first is None
        return
    assert sum(strike.hits) == 1
    assert strike.destroyed == chance_of(found, lambda end: end[0] == 0)
    assert strike.losses == average(found, lambda end: blocks[defender] - end[0])
    assert strike.standing == chance_of(found, lambda end: end[1] == attack.target)
    retreats = driven(found, 1, attack.target)
    if name == "a leader found on the way E5":
        # The retreat ends where the leader is; how far that was is his luck.
        assert strike.retreat == sum(retreats.values())
    else:
        assert strike.retreats == retreats
    # All that comes to the attacker comes before his attack or after it.
    blows: list[StrikeOdds] = [blow for blow in (odds.first, odds.back) if blow is not None]
    nothing = Fraction(0)
    assert sum((blow.destroyed for blow in blows), nothing) == chance_of(found, lambda end: end[2] == 0)
    assert sum((blow.losses for blow in blows), nothing) == average(found, lambda end: blocks[attack.unit] - end[2])
    assert sum((blow.leader_killed for blow in blows), nothing) == chance_of(found, lambda end: end[4])
    start = attack.now.unit_hex[attack.unit]
    for hexes, chance in driven(found, 3, start).items():
        assert sum((blow.retreats.get(hexes, nothing) for blow in blows), nothing) == chance


def test_asking_for_odds_changes_nothing() -> None:
    for name in WHOLE:
        attack = Attack(name)
        before = attack.case.match.digest()
        attack_odds(attack.now, attack.unit, attack.target, attack.supporters, attack.reaction)
        assert attack.case.match.digest() == before


# -- by hand -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(6))
def test_throws_of_a_die_with_like_sides_are_counted_in_all_their_ways(dice: int) -> None:
    counted: dict[tuple[int, ...], int] = {}
    for throw in product(DIE, repeat=dice):
        faces = tuple(throw.count(face) for face in range(5))
        counted[faces] = counted.get(faces, 0) + 1
    weights = tuple(DIE.count(face) for face in range(5))
    assert {tuple(faces): ways for faces, ways in throws_with_ways(dice, weights)} == counted
    assert {counts[0]: ways for counts, ways in throws_with_ways(dice, (0, 6)) if counts[0]} == {}


def by_hand(dice: int, sides: int, blocks: int) -> list[Fraction]:
    """The chance of so many hits when so many sides of a die hit, from all ordered throws."""
    found = [Fraction(0)] * (blocks + 1)
    for throw in product(range(6), repeat=dice):
        found[min(blocks, sum(1 for side in throw if side < sides))] += Fraction(1, 6**dice)
    return found


def odds_of(text: str, reaction: str = "stand", there: str = "E5") -> tuple[StrikeOdds, StrikeOdds | None, Fraction]:
    now = position("napoleonics", text + "\ncard: attack-center\nordered: E4\nto do: battle").match.position
    odds = attack_odds(now, now.unit_at[BOARD.hex_named("E4")], BOARD.hex_named(there), reaction=reaction)
    return odds.strike, odds.first, odds.comes


def test_infantry_is_hit_by_two_sides_in_fire_and_by_three_in_melee() -> None:
    fire, _, _ = odds_of("bottom: FR-LN E4\ntop: BR-LN E6", there="E6")
    assert fire.hits == by_hand(4, 2, 4)
    melee, _, _ = odds_of("bottom: FR-LN E4\ntop: BR-LN E5")
    assert melee.hits == by_hand(5, 3, 4)
    militia, _, _ = odds_of("bottom: FR-MI E4\ntop: BR-LN E5")
    assert militia.hits == by_hand(4, 2, 4)


def test_only_its_own_symbol_hits_cavalry_that_retires() -> None:
    strike, first, _ = odds_of("bottom: FR-LN E4\ntop: BR-LC E5", "retire")
    assert first is None
    assert strike.hits == by_hand(4, 1, 3)
    assert strike.retreats == {2: 1 - strike.destroyed}
    assert strike.standing == 0


def test_a_square_strikes_with_one_die_and_its_flag_ends_the_attack() -> None:
    strike, first, comes = odds_of("bottom: FR-LC E4\ntop: BR-LN E5", "square")
    assert first is not None
    assert (first.dice, strike.dice) == (1, 1)
    assert first.hits[:2] == by_hand(1, 2, 1)
    assert first.retreats == {1: Fraction(1, 6)}
    assert comes == Fraction(5, 6)
    # Infantry on two sides and sabres hit, a flag costs a block; all of it only if the die is rolled.
    assert strike.hits[1] == comes * Fraction(3, 6)
    assert strike.losses == comes * Fraction(4, 6)


def test_cavalry_that_cannot_bounce_loses_a_block_and_its_attack() -> None:
    now = battle("bottom: FR-LC E1 2\ntop: BR-LN E2 *square\nordered: E1").match.position
    odds = attack_odds(now, now.unit_at[BOARD.hex_named("E1")], BOARD.hex_named("E2"))
    assert odds.first is not None
    assert odds.first.retreats == {}
    assert odds.first.standing == 1
    assert odds.first.losses == Fraction(3, 6)
    assert odds.comes == Fraction(5, 6)


def test_an_attack_that_is_left_without_dice_does_not_come() -> None:
    """One die into a town; every hit of the four dice that strike first takes it away, every flag drives back."""
    _, _, comes = odds_of("bottom: FR-LT E4 3\ntop: BR-LN E5\nterrain: town E5", "first-strike")
    assert comes == Fraction(2, 6) ** 4


def test_the_card_in_force_is_not_for_the_other_side() -> None:
    now = battle("bottom: FR-LN E4\ntop: BR-LN E5 2\nordered: E4\ncard: cold-steel").match.position
    here, there = BOARD.hex_named("E4"), BOARD.hex_named("E5")
    assert attack_odds(now, now.unit_at[here], there).strike.dice == 6
    assert attack_odds(now, now.unit_at[there], here).strike.dice == 2


def test_cold_steel_is_not_for_a_bonus_melee() -> None:
    case = battle("bottom: FR-LC E4 3\ntop: BR-LN E5 1, BR-LN E6\nordered: E4\ncard: cold-steel", "infantry " * 4)
    case.play("attack E4 E5")
    if case.question == "cc-ask-react":
        case.play("stand")
    case.play("advance", "stay")
    assert case.question == "cc-ask-bonus"
    now = case.match.position
    assert attack_odds(now, now.unit_at[BOARD.hex_named("E5")], BOARD.hex_named("E6")).strike.dice == 3

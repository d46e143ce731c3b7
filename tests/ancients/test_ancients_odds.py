"""The odds of attacks: equal to what the engine does, throw by throw, and to what happens in 100,000 tries."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from vexilla.games.ancients.actions import BOARD
from vexilla.games.ancients.odds import attack_odds
from vexilla.games.commands_colors.deck import DECK_STREAM
from vexilla.games.commands_colors.faces import throws_with_ways
from vexilla.kernel.chance import seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import CHANCE, NOBODY
from vexilla.kernel.source import Asking, seeded
from vexilla.testing import Case, every_end, position

#: What ends one attack: the choice of the next one, or a decision that only the winner of an exchange has.
ENDS = ("cc-ask-battle", "cc-ask-advance", "cc-ask-card")

CASES = {
    "light infantry on auxilia with a leader": """
        bottom: LI E2, leader F2 Scipio
        top: AX E3 3, LI D4, leader E3 Hanno
        """,
    "heavy infantry on medium infantry": """
        bottom: HI E2
        top: MI E3, LI D3, LI F3
        """,
    "supported light infantry that stands": """
        bottom: MI E2, leader D2 Scipio
        top: LI E3, LI D3, LI F3
        """,
    "warriors on a blocked auxilia": """
        bottom: WA E2
        top: AX E8 2, HI D9, HI E9
        """,
    "heavy chariots in the open": """
        bottom: HCH E2
        top: HCH E3
        """,
    "uphill": """
        bottom: HI E2
        top: WA E3 2
        terrain: hill E3
        """,
    "a lone leader": """
        bottom: MI E2
        top: leader E3 Mago
        """,
    "a unit on its baseline with a leader": """
        bottom: LC E8
        top: LB E9 2, leader E9 Hanno
        """,
    "camels and horses": """
        bottom: CAM E2
        top: LC E3
        """,
    "auxilia on a rampart": """
        bottom: MI E2
        top: AX E3
        terrain: rampart E3:sw,se
        """,
}
#: The hex of the target; everyone else attacks from E2.
TARGETS = {"warriors on a blocked auxilia": ("E7", "E8"), "a unit on its baseline with a leader": ("E8", "E9")}


def battle(name: str) -> tuple[Case, str, str]:
    here, there = TARGETS.get(name, ("E2", "E3"))
    text = CASES[name].replace("WA E2\n        top: AX", "WA E7\n        top: AX") + f"ordered: {here}\n"
    text += "card: order-two-center\nto do: battle\ndiscards: first-strike\n"
    return position("ancients", text), here, there


def usual(match: AnyMatch) -> int:
    """What the odds take for granted: stand, ignore every flag, go back by any way, battle back."""
    text = match.text
    options = {text(action): action for action in match.options()}
    for wanted in ("stand", "battle-back", "leave"):
        if wanted in options:
            return options[wanted]
    if match.choice().question() == "cc-ask-ignore":
        return max(match.options())
    return match.options()[0]


Outcome = tuple[int, str, int, str, bool, bool]


def outcome(match: AnyMatch) -> Outcome:
    """Blocks and place of both, and whether a leader of either side was killed."""
    now = match.position
    target = now.defender
    lost = [now.leader_hex[leader] == -1 for leader in range(len(now.leader_hex))]
    sides = now.side_of_leader
    return (
        now.blocks[target] if target >= 0 else 0,
        BOARD.labels[now.unit_hex[target]] if target >= 0 and now.unit_hex[target] >= 0 else "",
        now.blocks[now.attacker],
        BOARD.labels[now.unit_hex[now.attacker]] if now.unit_hex[now.attacker] >= 0 else "",
        any(gone and sides[n] == 0 for n, gone in enumerate(lost)),
        any(gone and sides[n] == 1 for n, gone in enumerate(lost)),
    )


Ends = dict[Outcome, Fraction]


def is_end(match: AnyMatch) -> bool:
    """Whether the attack is over: another decision, the end of the match, or already the drawing of cards."""
    if match.decider == CHANCE:
        return getattr(match.agenda[-1], "stream", None) == DECK_STREAM
    return match.decider == NOBODY or match.choice().question() in ENDS


def every_outcome(case: Case, here: str, there: str) -> Ends:
    match = case.match.clone()
    match.source = Asking()
    match.apply(match.action(f"attack {here} {there}"))
    found = every_end(match, usual, is_end, outcome)
    assert sum(found.values()) == 1
    return found


def add(found: Ends, fits: Callable[[Outcome], bool]) -> Fraction:
    return sum((chance for end, chance in found.items() if fits(end)), Fraction(0))


@pytest.mark.parametrize("name", CASES)
def test_the_odds_are_those_of_every_throw_played_out(name: str) -> None:
    case, here, there = battle(name)
    now = case.match.position
    attacker = now.unit_at[BOARD.hex_named(here)]
    blocks = now.blocks[attacker]
    odds = attack_odds(now, attacker, BOARD.hex_named(there))
    found = every_outcome(case, here, there)
    strike = odds.strike
    if now.unit_at[BOARD.hex_named(there)] < 0:
        assert strike.leader_killed == add(found, lambda end: end[5])
        return
    # A unit that was destroyed or driven off by the attack leaves the attacker untouched, so the two meet again here.
    assert strike.destroyed == add(found, lambda end: end[0] == 0)
    assert strike.leader_killed == add(found, lambda end: end[5])
    distance = BOARD.distance[BOARD.hex_named(there)]
    for hexes, chance in strike.retreats.items():
        assert chance == add(found, lambda end, far=hexes: bool(end[1]) and distance[BOARD.hex_named(end[1])] == far)  # type: ignore[misc]
    assert strike.standing == add(found, lambda end: end[1] == there)
    assert odds.back is not None
    assert odds.back.destroyed == add(found, lambda end: end[2] == 0)
    assert odds.back.retreat == add(found, lambda end: end[3] not in ("", here))
    assert odds.back.losses == sum((chance * (blocks - end[2]) for end, chance in found.items()), Fraction(0))
    assert odds.back.leader_killed == add(found, lambda end: end[4])


@pytest.mark.parametrize("dice", range(1, 6))
def test_throws_are_counted_in_all_their_ways(dice: int) -> None:
    counted: dict[tuple[int, ...], int] = {}
    for throw in product(range(6), repeat=dice):
        faces = tuple(throw.count(face) for face in range(6))
        counted[faces] = counted.get(faces, 0) + 1
    assert {tuple(faces): ways for faces, ways in throws_with_ways(dice, (1,) * 6)} == counted


def by_hand(dice: int, faces: set[int], blocks: int) -> list[Fraction]:
    """The chance of so many hits when each of some faces hits, from all ordered throws."""
    found = [Fraction(0)] * (blocks + 1)
    for throw in product(range(6), repeat=dice):
        hits = min(blocks, sum(1 for face in throw if face in faces))
        found[hits] += Fraction(1, 6**dice)
    return found


def test_hits_of_heavy_infantry_counted_by_hand() -> None:
    case = position("ancients", "bottom: HI E2\ntop: MI E3\ncard: order-two-center\nordered: E2\nto do: battle")
    odds = attack_odds(case.match.position, 0, BOARD.hex_named("E3"))
    medium, swords = 1, 5
    assert odds.strike.hits == by_hand(5, {medium, swords}, 4)


def test_fire_of_two_dice_counted_by_hand() -> None:
    case = position("ancients", "bottom: LB E2\ntop: HI E5\ncard: order-two-center\nordered: E2\nto do: battle")
    odds = attack_odds(case.match.position, 0, BOARD.hex_named("E5"))
    assert not odds.is_close
    assert odds.back is None
    assert odds.strike.hits == by_hand(2, {2}, 4)
    assert odds.strike.retreats == {1: Fraction(2 * 5, 36), 2: Fraction(1, 36)}


def test_an_evader_is_hit_by_its_own_symbol_only() -> None:
    case = position("ancients", "bottom: HI E2\ntop: LI E3\ncard: order-two-center\nordered: E2\nto do: battle")
    odds = attack_odds(case.match.position, 0, BOARD.hex_named("E3"), evading=True)
    assert odds.strike.hits == by_hand(5, {0}, 4)
    assert odds.strike.retreat == 0
    assert odds.back is None


def test_swords_of_elephants_go_on() -> None:
    """Against light infantry: each die goes on while it shows swords; counted as a geometric series."""
    case = position("ancients", "bottom: EL E2\ntop: LI E3\ncard: order-two-center\nordered: E2\nto do: battle")
    odds = attack_odds(case.match.position, 0, BOARD.hex_named("E3"))
    sixth = Fraction(1, 6)
    # One die: k swords and then a circle (k + 1 hits) or one of four others (k hits).
    one = [sixth**hits * 4 * sixth + (sixth**hits if hits else Fraction(0)) for hits in range(4)]
    two = [sum((one[a] * one[hits - a] for a in range(hits + 1)), Fraction(0)) for hits in range(4)]
    assert odds.strike.hits[:4] == two
    assert sum(odds.strike.hits) == 1


def test_a_hundred_thousand_attacks_come_out_as_the_odds_say() -> None:
    """Elephants, which roll swords again and again, against infantry with a leader."""
    text = "bottom: EL E2, LI D2, LI F2\ntop: MI E3 3, LI D4, leader E3 Hanno\ncard: order-two-center\nordered: E2\n"
    case = position("ancients", text + "to do: battle\ndiscards: first-strike")
    here, there = "E2", "E3"
    now = case.match.position
    odds = attack_odds(now, now.unit_at[BOARD.hex_named(here)], BOARD.hex_named(there))
    assert odds.back is not None
    tries = 100_000
    counts = {"destroyed": 0, "driven": 0, "leader": 0, "attacker": 0}
    source = seeded(seed_from(7), case.match.game.streams)
    attack = case.match.action(f"attack {here} {there}")
    for _ in range(tries):
        match: Any = case.match.clone()
        match.source = source
        match.apply(attack)
        while not is_end(match) and match.choice().question() != "cc-ask-battle-back":
            match.apply(usual(match))
        end = outcome(match)
        counts["destroyed"] += end[0] == 0
        counts["driven"] += end[1] not in ("", there)
        counts["leader"] += end[5]
        # What comes back may set off a rampage, which is another matter.
        while not is_end(match):
            match.apply(usual(match))
        counts["attacker"] += outcome(match)[2] == 0
    expected = {
        "destroyed": odds.strike.destroyed,
        "driven": odds.strike.retreat,
        "leader": odds.strike.leader_killed,
        "attacker": odds.back.destroyed,
    }
    for what, chance in expected.items():
        share = float(chance)
        deviation = (share * (1 - share) / tries) ** 0.5
        assert abs(counts[what] / tries - share) <= 4.5 * deviation, what

"""Marks of moves and attacks, against what the rules say once the move is made."""

from __future__ import annotations

from time import process_time

import pytest
from played import BATTLES, at_random

from vexilla.advice import advice_for
from vexilla.games.ancients.moves import MovePieces
from vexilla.games.ancients.targets import close_targets, fire_targets, forbids_close, forbids_fire
from vexilla.kernel.game import AnyMatch
from vexilla.testing import position, rule

ADVICE = advice_for("ancients")


def close_targets_now(match: AnyMatch, unit: int) -> bool:
    """Whether a unit may attack somebody beside it."""
    return forbids_close(match.position, unit) is None and bool(close_targets(match.position, unit))


def fire_targets_now(match: AnyMatch, unit: int) -> bool:
    """Whether a unit may fire at somebody."""
    return forbids_fire(match.position, unit) is None and bool(fire_targets(match.position, unit))


def marks(text: str) -> dict[str, str]:
    case = position("ancients", text)
    return ADVICE.marks(case.match, case.match.decider)


@pytest.mark.parametrize(("seed", "scenario"), [*enumerate(BATTLES), *enumerate(BATTLES, 10)])
def test_marks_say_what_the_rules_say_after_the_move(seed: int, scenario: str) -> None:
    seen: dict[str, int] = {}
    for match in at_random("ancients", scenario, seed, 1200):
        side = match.decider
        found = ADVICE.marks(match, side)
        assert ADVICE.marks(match, 1 - side) == {}
        text = match.text
        choice = match.choice()
        if not isinstance(choice, MovePieces) or choice.again:
            assert not any(mark in ("must", "battle", "no-battle") for mark in found.values())
            continue
        assert set(found) == {text(action) for action in match.options() if text(action).startswith("move ")}
        for action, mark in list(found.items())[:12]:
            after = match.alone()
            unit = after.position.unit_at[after.position.field.board.labels.index(action.split()[1])]
            after.act(action)
            may_close = forbids_close(after.position, unit) is None
            if after.position.must_battle >> unit & 1 and may_close:
                wanted = "must"
            elif may_close or forbids_fire(after.position, unit) is None:
                wanted = "battle"
            else:
                wanted = "no-battle"
            if wanted == "battle" and not (close_targets_now(after, unit) or fire_targets_now(after, unit)):
                wanted = "ready"
            assert mark == wanted, action
            seen[mark] = seen.get(mark, 0) + 1
    assert seen["battle"] + seen["ready"] > 100
    assert seen["battle"]


@rule("ANC-08-027")
def test_warriors_that_charge_must_battle() -> None:
    found = marks("bottom: WA E4\ntop: LI E7\ncard: order-two-center\nordered: E4")
    assert found["move E4 E5"] == "ready"
    assert found["move E4 E6"] == "must"


def test_moves_that_are_too_long_for_battle_or_end_in_the_wrong_ground() -> None:
    found = marks(
        "bottom: AX E4, HI G4, MC I4\ntop: LI E8\ncard: order-four-center\nordered: E4 G4 I4\nterrain: forest G5 I5"
    )
    assert found["move E4 E5"] == "ready"
    assert found["move E4 E6"] == "no-battle"
    assert found["move G4 G5"] == "no-battle"
    assert found["move G4 H5"] == "ready"
    assert found["move I4 I5"] == "no-battle"
    assert found["move I4 J5"] == "ready"


def test_a_card_without_close_combat_leaves_fire() -> None:
    found = marks("bottom: LB E4, LC F4\ntop: LI E8\ncard: move-fire-move\nordered: E4 F4")
    assert found["move E4 E5"] == "battle"


def test_attacks_are_close_combat_or_fire() -> None:
    found = marks("bottom: LB E4, MI G4\ntop: LI E6, LI G5\ncard: order-two-center\nordered: E4 G4\nto do: battle")
    assert found == {"attack E4 E6": "fire", "attack E4 G5": "fire", "attack G4 G5": "close"}


def test_swords_only_where_an_enemy_is_in_reach() -> None:
    found = marks("bottom: HI E4\ntop: LI E6, HI K8\ncard: order-two-center\nordered: E4")
    assert found["move E4 E5"] == "battle"
    assert found["move E4 D4"] == "ready"
    found = marks("bottom: LI E4\ntop: HI E7\nterrain: forest D6 E6\ncard: order-two-center\nordered: E4")
    assert found["move E4 E5"] == "ready", "it does not see him"


def test_marking_many_moves_is_quick() -> None:
    units = ", ".join(f"LC {file}{rank}" for file in "ABCDEFGHIJ" for rank in (1, 2))
    ordered = " ".join(f"{file}{rank}" for file in "ABCDEFGHIJ" for rank in (1, 2))
    case = position("ancients", f"bottom: {units}\ntop: HI E8\ncard: order-four-center\nordered: {ordered}")
    started = process_time()
    found = ADVICE.marks(case.match, 0)
    assert len(found) > 200
    assert process_time() - started < 1

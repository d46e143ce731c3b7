"""Previews: what one would be asked next, from nothing but what one knows."""

from __future__ import annotations

import json

import pytest
from played import BATTLES, CAMPAIGN, at_random

from vexilla.advice import advice_for
from vexilla.kernel.chance import generator_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import CHANCE
from vexilla.kernel.source import Asking
from vexilla.testing import new_game, position

GAMES_PLAYED: list[tuple[str, str | None, int]] = [
    *[("battle_line", None, seed) for seed in range(3)],
    *[("ancients", scenario, seed) for seed, scenario in enumerate(BATTLES)],
    *[("napoleonics", scenario, seed) for seed, scenario in enumerate(CAMPAIGN)],
]


def some(match: AnyMatch, seed: int) -> list[str]:
    options = sorted(match.options())
    generator = generator_from(seed)
    text = match.text
    return [text(options[generator.below(len(options))]) for _ in range(min(3, len(options)))]


@pytest.mark.parametrize(("ruleset", "scenario", "seed"), GAMES_PLAYED)
def test_matches_that_look_alike_have_the_same_previews(ruleset: str, scenario: str | None, seed: int) -> None:
    """The opponent's hand and the order of the deck are replaced by others; not a byte may change."""
    advice = advice_for(ruleset)
    shown = 0
    for number, match in enumerate(at_random(ruleset, scenario, seed, 150)):
        side = match.decider
        other = match.imagine(side, generator_from(1000 + number))
        for action in some(match, number):
            preview = advice.preview(match, side, action)
            assert json.dumps(preview) == json.dumps(advice.preview(other, side, action)), action
            shown += preview is not None
    assert shown > 50


@pytest.mark.parametrize(("ruleset", "scenario", "seed"), GAMES_PLAYED)
def test_previews_come_true(ruleset: str, scenario: str | None, seed: int) -> None:
    """What is shown is what comes; nothing is shown if chance or the other side comes first."""
    advice = advice_for(ruleset)
    shown = hidden = 0
    for number, match in enumerate(at_random(ruleset, scenario, seed, 150)):
        side = match.decider
        for action in some(match, number):
            preview = advice.preview(match, side, action)
            real = match.clone(logging=True)
            real.source = Asking()
            known = len(real.log)
            real.act(action)
            if real.decider == side and not any(event.reveals_to(side) for event in real.log[known:]):
                assert preview is not None
                assert preview["view"] == real.view(side)
                assert preview["decision"] == real.view(side)["decision"]
                shown += 1
            else:
                assert preview is None, action
                hidden += real.decider == CHANCE
    assert shown > 50
    assert hidden


def test_a_card_shows_whom_it_would_order() -> None:
    case = position("ancients", "bottom: HI E2, LI A2\ntop: MI E8\nbottom hand: order-two-center order-two-left\n")
    before = case.match.digest()
    preview = advice_for("ancients").preview(case.match, 0, "play order-two-center")
    assert preview is not None
    assert preview["decision"]["question"] == "cc-ask-order"
    assert "order E2" in preview["decision"]["actions"]
    assert "order A2" not in preview["decision"]["actions"]
    assert case.match.digest() == before
    assert case.match.log == []


def test_what_cannot_be_done_has_no_preview() -> None:
    case = new_game("battle_line")
    advice = advice_for("battle_line")
    side = case.match.decider
    assert advice.preview(case.match, side, "claim 1") is None
    assert advice.preview(case.match, side, "dance") is None
    assert advice.preview(case.match, 1 - side, case.options()[0]) is None

"""The tuning of weights by games: which way dials are turned, that what wins is followed, that it can be repeated."""

from __future__ import annotations

from math import log

import pytest

from vexilla.lab import tuning
from vexilla.players.ancients.levels import STAFF
from vexilla.players.ancients.weights import STEADY, Weights
from vexilla.players.commands_colors.dials import turn
from vexilla.players.commands_colors.weights import BANNER

DIALS = STAFF.dials
COMMANDS_COLORS = ("ancients", "napoleonics", "samurai")


def test_a_dial_turns_its_number() -> None:
    weights = Weights()
    turn(weights, {"prospect": 2.0, "leader_alone": 0.5, "falls": 3.0})
    assert weights.prospect == pytest.approx(2 * STEADY.prospect)
    assert weights.leader_alone == pytest.approx([each / 2 for each in STEADY.leader_alone])
    assert weights.leader_falls == pytest.approx(3 * STEADY.leader_falls)
    assert weights.leader_hit == pytest.approx(3 * STEADY.leader_hit)
    assert weights.ordered == STEADY.ordered


def test_what_units_are_worth_is_turned_beside_their_banner() -> None:
    more, brittle, urgent = Weights(), Weights(), Weights()
    turn(more, {"fighting": 2.0})
    turn(brittle, {"brittle": 2.0})
    turn(urgent, {"urgency": 0.5})
    for was, row, curved in zip(STEADY.worth, more.worth, brittle.worth, strict=True):
        assert row[-1] - BANNER == pytest.approx(2 * (was[-1] - BANNER))
        assert row[1] / row[-1] == pytest.approx(was[1] / was[-1])
        assert curved[-1] == pytest.approx(was[-1])
        assert curved[1] < was[1]
    assert [each - 1 for each in urgent.urgency] == pytest.approx([(each - 1) / 2 for each in STEADY.urgency])


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_every_dial_of_a_game_can_be_turned_and_turning_by_one_changes_nothing(key: str) -> None:
    assert len(tuning.dials_of(key)) == len(set(tuning.dials_of(key)))
    for factor in (1.0, 1.3):
        assert tuning.mind(key, dict.fromkeys(tuning.dials_of(key), factor)).name == "steady"
    same = STAFF.weights_with(dict.fromkeys(DIALS, 1.0))
    assert (same.ordered, same.keep, same.urgency) == (STEADY.ordered, STEADY.keep, STEADY.urgency)


def test_dials_follow_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the first dial nearer to twice wins more; the others do not matter."""

    def duel(game: str, scenarios: object, dials: object, at: list[float], seed: int, deal: int) -> float:
        sign = tuning.signs_of(seed, deal, len(DIALS))[0]
        off = [abs(at[0] + way * 0.35 * sign - log(2.0)) for way in (1, -1)]
        return 0.1 * (off[1] - off[0])

    monkeypatch.setattr(tuning, "duel", duel)
    found = tuning.tune("ancients", ["001-akragas"], {}, 40, 100, 1, 1)
    assert found[DIALS[0]] == pytest.approx(2.0, rel=0.1)
    assert all(found[name] == pytest.approx(1.0, abs=0.3) for name in DIALS[1:])


def test_a_round_can_be_repeated() -> None:
    at = [0.0] * len(DIALS)
    won = [tuning.duel("ancients", ["001-akragas"], DIALS, at, 5, 3) for _ in range(2)]
    assert won[0] == won[1]
    assert won[0] in (-0.5, -0.25, 0.0, 0.25, 0.5)
    signs = tuning.signs_of(5, 3, 200)
    assert sorted(set(signs)) == [-1, 1]
    assert abs(sum(signs)) < 60


def test_what_is_kept_plays_against_others() -> None:
    part = tuning.wins("ancients", ["001-akragas"], {}, "steady", 4, 1)
    assert part == 0.5, "the same player on both sides of a deal wins it once"

"""The network that judges battles: what it is shown, and what it makes of it."""

from __future__ import annotations

from importlib import import_module

import pytest

from vexilla.games import GAMES
from vexilla.games.commands_colors.turn import PlaysCard
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM
from vexilla.players import balanced_scenarios, player_named
from vexilla.players.commands_colors.judgement import FEATURES, Judgement
from vexilla.players.commands_colors.learned import LearnedJudgement, Network
from vexilla.players.commands_colors.portrait import PLACES, SHOWN, TABLE, Portrait
from vexilla.players.player import Sight

COMMANDS_COLORS = ("ancients", "napoleonics", "samurai")
GROUPS = 2 * PLACES


def plain_of(key: str) -> Judgement:
    """The judgement of a game that weighs a few numbers."""
    judgement: Judgement = import_module(f"vexilla.players.{key}.levels").STAFF.judgement
    return judgement.plain if isinstance(judgement, LearnedJudgement) else judgement


def turns(key: str) -> list[AnyMatch]:
    """The beginnings of the turns of a match of steady against itself."""
    match = GAMES.find(key).new(balanced_scenarios(key)[-1], seed=seed_from(4), logging=False)
    players = [player_named(key, "steady", generator_from(side)) for side in (0, 1)]
    found = []
    while not match.over:
        if isinstance(match.choice(), PlaysCard):
            found.append(match.clone())
        match.take(players[match.decider].choose(Sight(match, match.decider)))
    return found


def blank(kinds: int, table: int) -> Network:
    """A network that says nothing, with one unit in each layer."""
    size = GROUPS + table
    return Network([[0.0]] * kinds, [[0.0] * len(SHOWN)], [[0.0] * size], [0.0], [0.0], [0.0] * size, 0.0)


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_it_is_shown_what_the_other_judgement_weighs(key: str) -> None:
    plain = plain_of(key)
    sides = set()
    for match in turns(key):
        sides.add(match.position.active)
        portrait = Portrait(plain, match.position)
        assert portrait.table[: len(FEATURES)] == pytest.approx(plain.features(match.position))
        network = blank(len(plain.steady.weights.worth), len(portrait.table))
        network.direct[GROUPS : GROUPS + len(FEATURES)] = plain.weights
        learned = LearnedJudgement(plain, network)
        assert learned.log_odds(match.position) == pytest.approx(plain.log_odds(match.position))
    assert len(sides) == 2


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_everybody_on_the_field_is_shown_where_he_stands(key: str) -> None:
    for match in turns(key)[::4]:
        position = match.position
        portrait = Portrait(plain_of(key), position)
        present = [unit for unit, hex_ in enumerate(position.unit_hex) if hex_ >= 0]
        assert len(portrait.kinds) == len(portrait.places) == len(present)
        assert len(portrait.units) == len(present) * len(SHOWN)
        own = [unit for unit in present if position.side_of[unit] == position.active]
        assert [place % 2 for place in portrait.places] == [0] * len(own) + [1] * (len(present) - len(own))
        for number, unit in enumerate(own):
            shown = dict(zip(SHOWN, portrait.units[number * len(SHOWN) :], strict=False))
            hex_ = position.unit_hex[unit]
            assert shown["turn"] == 1.0
            assert shown["blocks"] == position.blocks[unit] / 4
            board = position.field.board
            for section in range(3):
                # Lines belong to two sections; the middle one has both of them.
                assert board.in_section(hex_, position.active, section) == (
                    abs(portrait.places[number] // 2 - 2 * section) <= 1
                )
            rank = board.rank_of[hex_]
            assert shown["forward"] == (rank if position.active == BOTTOM else board.ranks - 1 - rank) / 8
        hands = [float(count) for stock in position.stocks for side in (0, 1) for count in stock.hands[side]]
        assert len(portrait.table) == len(TABLE) + len(hands)
        assert sorted(portrait.table[len(TABLE) :]) == sorted(hands)


def test_units_are_looked_at_one_by_one_and_added_up_by_side_and_place() -> None:
    plain = plain_of("samurai")
    for match in turns("samurai")[::3]:
        position = match.position
        portrait = Portrait(plain, position)
        network = blank(len(plain.steady.weights.worth), len(portrait.table))
        network.inputs[SHOWN.index("blocks")] = 4.0
        network.kinds[0] = -2.0
        sums = network.sums(portrait)
        expected = [0.0] * GROUPS
        for number, kind in enumerate(portrait.kinds):
            blocks = 4.0 * portrait.units[number * len(SHOWN) + SHOWN.index("blocks")]
            expected[portrait.places[number]] += max(0.0, blocks - 2.0 if kind == 0 else blocks)
        assert sums == pytest.approx(expected)
        network.inner[0][1] = 0.5
        network.biases[0] = -1.0
        network.outputs[0] = 3.0
        network.direct[1] = 0.25
        assert network.log_odds(portrait) == pytest.approx(0.25 * expected[1] + 3.0 * max(0.0, 0.5 * expected[1] - 1.0))


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_to_be_judged_changes_nothing(key: str) -> None:
    plain = plain_of(key)
    for match in turns(key)[::5]:
        before = match.digest()
        portrait = Portrait(plain, match.position)
        again = Portrait(plain, match.position.clone())
        assert (portrait.units, portrait.table, portrait.places) == (again.units, again.table, again.places)
        assert match.digest() == before

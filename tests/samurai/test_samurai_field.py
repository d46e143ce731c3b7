"""The board of Samurai Battles, terrain that lies on hills, and its second deck, on the shared system."""

from __future__ import annotations

from typing import Any

import pytest

from samurai.fields import field
from vexilla.games.commands_colors.board import SECTIONS_OF, Hexes
from vexilla.games.commands_colors.deck import FillHand, LoseCard
from vexilla.games.commands_colors.kinds import CLOSED, FOOT, HIDES, HIDES_BEYOND, OPEN, STOP
from vexilla.games.samurai.actions import BOARD
from vexilla.games.samurai.dragons import DRAGON_KEYS
from vexilla.games.samurai.position import DRAGON_CARDS
from vexilla.games.samurai.terrain import GROUND_KEYS, GROUNDS, HILL, NO_LIMIT, ground_named, without_camp
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.source import seeded
from vexilla.kernel.step import Step
from vexilla.testing import rule


def named(label: str) -> int:
    """A hex by its label."""
    return BOARD.hex_named(label)


# -- the board -----------------------------------------------------------------------------------


@rule("SAM-01-004")
def test_the_board_has_eleven_ranks_of_twelve_and_eleven_hexes() -> None:
    assert BOARD.size == 6 * 12 + 5 * 11
    assert [BOARD.labels[0], BOARD.labels[-1], BOARD.labels[named("k10")]] == ["A1", "L11", "K10"]
    assert named("L10") < 0  # a half hex is not part of the battlefield
    blank = Hexes(BOARD)
    assert [blank.text(blank.number(label)) for label in ("A1", "A11", "a10")] == ["A1", "A11", "A10"]


def test_rear_and_distances() -> None:
    assert BOARD.baseline == [0, 10]
    assert [BOARD.labels[hex_] for hex_ in BOARD.rear[1][named("F10")]] == ["F11", "G11"]
    assert [BOARD.labels[hex_] for hex_ in BOARD.rear[0][named("F10")]] == ["F9", "G9"]
    assert BOARD.distance[named("A1")][named("A11")] == 10
    for hex_ in range(BOARD.size):  # turned by half, every hex is where its counterpart was
        twin = BOARD.size - 1 - hex_
        assert {BOARD.size - 1 - there for there in BOARD.neighbours[hex_]} == set(BOARD.neighbours[twin])


@rule("SAM-01-009", "SAM-01-010")
def test_section_lines_run_between_hexes_of_long_ranks_and_through_hexes_of_short_ones() -> None:
    left, center, right = SECTIONS_OF[0]
    long = [BOARD.sections[named(f"{file}1")] for file in "ABCDEFGHIJKL"]
    assert long == [left] * 4 + [center] * 4 + [right] * 4
    short = [BOARD.sections[named(f"{file}2")] for file in "ABCDEFGHIJK"]
    assert short == [left] * 3 + [left | center] + [center] * 3 + [center | right] + [right] * 3
    for hex_ in range(BOARD.size):  # what is left to one side is right to the other
        twin = BOARD.size - 1 - hex_
        for section in range(3):
            assert BOARD.in_section(hex_, 0, section) == BOARD.in_section(twin, 1, section)


# -- two kinds of terrain in a hex ---------------------------------------------------------------


@rule("SAM-01-013")
@pytest.mark.parametrize("key", [key for key in GROUND_KEYS if "+" in key])
def test_terrain_on_a_hill_has_the_restrictions_of_both(key: str) -> None:
    both = ground_named(key)
    above = ground_named(both.key.partition("+")[2])
    assert both.entry(FOOT) == above.entry(FOOT)
    assert (both.stop_clause, both.closed_clause) == (above.stop_clause, above.closed_clause)
    assert both.hides == (HIDES if above.hides == HIDES else HIDES_BEYOND)
    assert (both.is_high, both.close_up) == (True, HILL.close_up)
    for seat in (0, 1):
        assert both.close_out[seat] == min(3, above.close_out[seat])
        assert both.close_in[seat] == above.close_in[seat]
    assert (both.fire_out, both.fire_in) == (above.fire_out, above.fire_in)
    assert both.ignores_flag == above.ignores_flag


def test_how_terrain_is_entered() -> None:
    entered = {ground.key: ground.entry(FOOT) for ground in GROUNDS if "+" not in ground.key}
    stops = {"forest", "ford", "shallows", "village", "rice-field", "ravine", "palisade"}
    closed = {"river", "camp"}
    for key, entry in entered.items():
        assert entry == (STOP if key in stops else CLOSED if key in closed else OPEN), key
    assert without_camp(ground_named("hill+camp")) == HILL
    assert without_camp(ground_named("camp")).close_out == (NO_LIMIT, NO_LIMIT)


# -- the second deck -----------------------------------------------------------------------------


def test_dragon_cards_are_drawn_lost_reshuffled_and_hidden_like_command_cards() -> None:
    case = field("bottom: AY E2\ntop: AY E9", luck=True)
    game, position = case.match.game, case.match.position
    position.special.dragons[:] = [2, 3]
    command_cards = position.deck[:]
    source = seeded(seed_from(1), game.streams)
    deal: list[Step[Any]] = [FillHand(0, DRAGON_CARDS), FillHand(1, DRAGON_CARDS), LoseCard(1, DRAGON_CARDS)]
    match = Match(game, position, deal, source)
    match.run()
    stock = position.stocks[DRAGON_CARDS]
    assert [sum(hand) for hand in stock.hands] == [2, 2]
    assert (sum(stock.deck), sum(stock.discards)) == (38 - 5, 1)
    assert position.deck == command_cards
    drawn = [event for event in match.log if event.name == position.rules.stocks[DRAGON_CARDS].drawn]
    assert {event.clauses for event in drawn} == {("SAM-15-002",)}
    assert all(event.secrets["card"] in DRAGON_KEYS for event in drawn)
    # A deck that is used up is made anew from its discards.
    for card in range(len(stock.deck)):
        stock.discards[card] += stock.deck[card]
        stock.deck[card] = 0
    again = Match(game, position, [FillHand(1, DRAGON_CARDS)], source)
    again.run()
    assert (sum(stock.hands[1]), sum(stock.discards)) == (3, 0)
    assert "cc-reshuffled" in [event.name for event in again.log]
    # What the other side holds is as unknown as the command cards.
    mine = stock.hands[0][:]
    seen = set()
    for number in range(20):
        stock.redeal(0, generator_from(number))
        assert stock.hands[0] == mine
        seen.add(tuple(stock.hands[1]))
    assert len(seen) > 1

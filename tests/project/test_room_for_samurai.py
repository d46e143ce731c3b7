"""The shared system holds what Samurai Battles needs, without the other games noticing it."""

from __future__ import annotations

from typing import Final

import pytest

import vexilla.kernel.match
from vexilla.games import GAMES
from vexilla.games.commands_colors.battlefield import Battlefield
from vexilla.games.commands_colors.board import SECTIONS_OF, Board, Hexes
from vexilla.games.commands_colors.deck import FillHand, LoseCard
from vexilla.games.commands_colors.kinds import (
    CLOSED,
    FOOT,
    HIDES,
    HIDES_LOWER,
    LEADER,
    MACHINE,
    MOUNTED,
    OPEN,
    SEEN_THROUGH,
    STOP,
    Layers,
    Terrain,
)
from vexilla.games.commands_colors.setup import set_field
from vexilla.games.commands_colors.sight import SightLines
from vexilla.games.commands_colors.stock import StockRules, new_stock
from vexilla.games.napoleonics.cards import TABLE
from vexilla.games.napoleonics.position import Napoleonics, Setting
from vexilla.games.napoleonics.rules import NapoleonicsRules
from vexilla.games.napoleonics.scenario import find_scenario, scenario_keys
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.source import seeded

# -- a board of twelve files and eleven ranks ----------------------------------------------------

#: Eleven full ranks, twelve and eleven hexes long in turn.
BOARD: Final = Board(12, 11, (4, 4, 9, 9), (3, 4, 8, 9))


def named(label: str) -> int:
    return BOARD.hex_named(label)


def test_labels_have_one_letter_and_up_to_two_digits() -> None:
    assert BOARD.size == 6 * 12 + 5 * 11
    assert [BOARD.labels[0], BOARD.labels[-1], BOARD.labels[named("k10")]] == ["A1", "L11", "K10"]
    assert named("L10") < 0  # a half hex is not part of the battlefield
    blank = Hexes(BOARD)
    assert [blank.text(blank.number(label)) for label in ("A1", "A11", "a10")] == ["A1", "A11", "A10"]


def test_rear_sections_and_distances_of_a_deep_board() -> None:
    assert BOARD.baseline == [0, 10]
    assert [BOARD.labels[hex_] for hex_ in BOARD.rear[1][named("F10")]] == ["F11", "G11"]
    assert BOARD.distance[named("A1")][named("A11")] == 10
    left, center, _ = SECTIONS_OF[0]
    assert BOARD.sections[named("D11")] == left | center
    for hex_ in range(BOARD.size):  # turned by half, every hex is where its counterpart was
        twin = BOARD.size - 1 - hex_
        assert {BOARD.size - 1 - there for there in BOARD.neighbours[hex_]} == set(BOARD.neighbours[twin])


def field(**terrain: Terrain) -> Battlefield:
    grounds = [Terrain("open")] * BOARD.size
    for label, ground in terrain.items():
        grounds[named(label)] = ground
    return Battlefield(BOARD, SightLines(BOARD), grounds, [0] * BOARD.size)


FOREST: Final = Terrain("forest", (), (FOOT, MOUNTED, MACHINE, LEADER), HIDES, stop_clause="SAM-20-012")
HILL: Final = Terrain("hill", hides=HIDES_LOWER)
RIVER: Final = Terrain("river", (FOOT, MOUNTED, MACHINE, LEADER), closed_clause="SAM-20-023")


def test_half_hexes_at_the_edge_hide_what_lies_along_them() -> None:
    # From A1 to A3 the line runs between the half hex at the end of rank 2 and A2.
    assert not field().hidden_by_terrain(named("A1"), named("A3"))
    assert field(A2=FOREST).hidden_by_terrain(named("A1"), named("A3"))
    assert not field(B2=FOREST).hidden_by_terrain(named("C1"), named("C3"))


# -- two kinds of terrain in a hex ---------------------------------------------------------------


def layered(below: Terrain, above: Terrain) -> Terrain:
    layers = Layers(below, above)
    return Terrain(
        layers.key,
        layers.closed,
        layers.stops,
        layers.hides,
        closed_clause=layers.closed_clause,
        stop_clause=layers.stop_clause,
    )


@pytest.mark.parametrize(
    ("below", "above", "entry", "hides"),
    [
        (HILL, FOREST, STOP, HIDES),
        (HILL, Terrain("open"), OPEN, HIDES_LOWER),
        (HILL, RIVER, CLOSED, HIDES_LOWER),
        (Terrain("open"), RIVER, CLOSED, SEEN_THROUGH),
    ],
)
def test_the_restrictions_of_both_kinds_count(below: Terrain, above: Terrain, entry: int, hides: int) -> None:
    ground = layered(below, above)
    assert ground.key == f"{below.key}+{above.key}"
    assert (ground.entry(FOOT), ground.hides) == (entry, hides)
    assert ground.closed_clause == above.closed_clause
    assert ground.stop_clause == above.stop_clause
    on_field = field(C2=ground)
    assert on_field.entry[FOOT][named("C2")] == entry


# -- a second deck, and tokens -------------------------------------------------------------------

DRAGON: Final = 1
#: Twelve Dragon cards of three kinds; a side holds as many as it has tokens.
DRAGONS: Final = ("red", "blue", "ninja")


class DragonRules(NapoleonicsRules):
    """Napoleonics with a second stock of cards, whose outcomes are numbered after those of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.stocks.append(
            StockRules(DRAGONS, 9_000_000, 9_000_010, deck="D-1", draw="D-2", reshuffle="D-3", lose="D-4")
        )


class Dragons(Napoleonics):
    """A position with tokens and a second deck."""

    def with_dragons(self) -> Dragons:
        self.tokens = [2, 3]
        self.stocks.append(new_stock(len(DRAGONS)))
        self.stocks[DRAGON].deck[:] = [4, 4, 4]
        return self

    def hand_limit(self, stock: int, side: int) -> int:
        return self.tokens[side] if stock == DRAGON else super().hand_limit(stock, side)


@pytest.mark.skipif(
    not vexilla.kernel.match.__file__.endswith(".py"), reason="compiled classes are subclassed by compiled ones only"
)
def test_a_second_deck_is_drawn_lost_reshuffled_and_hidden_like_the_first() -> None:
    game = GAMES.find("napoleonics")
    entry = find_scenario(scenario_keys()[0])
    setting = entry.setting
    position = Dragons(Setting(DragonRules(), setting.field, setting.roster, setting.special)).with_dragons()
    set_field(position, entry.scenario, TABLE.copies())
    source = seeded(seed_from(1), (*game.streams, "dragon deck", "dragon discard"))
    match = Match(game, position, [FillHand(0, DRAGON), FillHand(1, DRAGON), LoseCard(1, DRAGON)], source)
    match.run()
    stock = position.stocks[DRAGON]
    assert [sum(hand) for hand in stock.hands] == [2, 2]
    assert (sum(stock.deck), sum(stock.discards)) == (7, 1)
    assert position.deck == TABLE.copies()  # the command cards are untouched
    drawn = [event for event in match.log if event.name == "cc-drew"]
    assert {event.clauses for event in drawn} == {("D-2",)}
    assert all(event.secrets["card"] in DRAGONS for event in drawn)
    # A deck that is used up is made anew from its discards.
    stock.discards[0] += sum(stock.deck)
    stock.deck[:] = [0, 0, 0]
    position.tokens = [3, 3]
    again = Match(game, position, [FillHand(0, DRAGON)], source)
    again.run()
    assert sum(stock.hands[0]) == 3
    assert "cc-reshuffled" in [event.name for event in again.log]
    # What the other side holds of it is as unknown as the command cards.
    mine = stock.hands[0][:]
    seen = set()
    for number in range(20):
        stock.redeal(0, generator_from(number))
        assert stock.hands[0] == mine
        seen.add(tuple(stock.hands[1]))
    assert len(seen) > 1

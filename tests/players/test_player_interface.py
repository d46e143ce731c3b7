"""What every computer player keeps to: the register, reproducibility, and no peeping."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.action import Action
from vexilla.kernel.chance import Generator, generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.refusal import BadSetup, NothingToDecide
from vexilla.lab.arena import Result, Totals, play_match, simulate, wilson_interval
from vexilla.players import LEVELS, battle_line, levels_of, player_named, player_names, thinking, usual_level
from vexilla.players.player import Player, Sight, thought_out, under_the_name
from vexilla.players.playout import random_playouts

BATTLE_LINE = GAMES.find("battle_line")


def make(name: str, number: int) -> Player:
    return player_named("battle_line", name, generator_from(number))


def test_names_are_weakest_first() -> None:
    names = player_names("battle_line")
    assert names[0] == "random"
    assert set(levels_of("battle_line")) <= set(names)


def test_levels_are_those_a_game_has_weakest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in GAMES.games:
        levels = levels_of(key)
        assert levels
        assert list(levels) == [level for level in LEVELS if level in levels]
        assert usual_level(key) in levels
    factory = battle_line.PLAYERS["steady"]
    for there, usual in (
        (("marshal", "recruit"), "recruit"),
        (("general", "soldier", "steady"), "soldier"),
        (("steady", "general", "veteran"), "veteran"),
        (("steady", "clever"), "clever"),
        ((), "random"),
    ):
        monkeypatch.setattr(battle_line, "PLAYERS", dict.fromkeys(there, factory))
        assert usual_level("battle_line") == usual
        levels = tuple(level for level in LEVELS if level in there)
        assert levels_of("battle_line") == (levels or ("random", *there))


class Ponders:
    """A player that thinks: as many slices as it has seconds."""

    def __init__(self, generator: Generator) -> None:
        self.name = "ponders"
        self.seconds = 1

    def choose(self, sight: Sight) -> Action:
        return thought_out(self.begin(sight))

    def begin(self, sight: Sight) -> Slices:
        return Slices(sight.options(), self.seconds)


class Slices:
    """Comes upon one option after another."""

    def __init__(self, options: list[int], slices: int) -> None:
        self._options = options
        self._slices = slices
        self._done = 0

    @property
    def is_done(self) -> bool:
        return self._done == self._slices

    @property
    def progress(self) -> float:
        return self._done / self._slices

    def step(self) -> None:
        self._done += 1

    def best(self) -> Action:
        return self._options[self._done % len(self._options)]


def test_time_to_think_reaches_whoever_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(battle_line.PLAYERS, "ponders", Ponders)
    sight = Sight(match := BATTLE_LINE.new(seed=seed_from(3)), match.decider)
    for seconds in (1, 3, 10):
        player = player_named("battle_line", "ponders", generator_from(0), seconds)
        thinker = thinking(player)
        assert thinker is not None
        assert thinker.choose(sight) == sight.options()[seconds]
        thought = thinker.begin(sight)
        assert (thought.best(), thought.progress, thought.is_done) == (sight.options()[0], 0.0, False)
    for seconds in (0, 11):
        with pytest.raises(BadSetup, match="1 to 10 seconds"):
            player_named("battle_line", "ponders", generator_from(0), seconds)
    assert thinking(make("steady", 0)) is None


def test_a_yardstick_is_there_under_its_own_name_and_as_a_level() -> None:
    level = under_the_name("captain", battle_line.PLAYERS["steady"])(generator_from(1))
    assert level.name == "captain"
    match = BATTLE_LINE.new(seed=seed_from(3))
    sight = Sight(match, match.decider)
    assert level.choose(sight) == make("steady", 1).choose(sight)


def test_every_game_has_the_random_player() -> None:
    for key in GAMES.games:
        assert player_named(key, "random", generator_from(0)).name == "random"


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="'stedy': there is random, "):
        make("stedy", 0)


@pytest.mark.parametrize("name", player_names("battle_line"))
def test_players_know_their_names(name: str) -> None:
    assert make(name, 0).name == name


def test_sight_shows_what_the_side_may_know() -> None:
    match = BATTLE_LINE.new(seed=seed_from(3))
    side = match.decider
    sight = Sight(match, side)
    assert sight.view() == match.view(side)
    assert sight.options() == sorted(match.options())
    assert [sight.text(action) for action in sight.options()] == match.view(side)["decision"]["actions"]
    assert sight.imagine(generator_from(1)).view(side) == match.view(side)


def test_sight_is_refused_to_whoever_has_nothing_to_decide() -> None:
    match = BATTLE_LINE.new(seed=seed_from(3))
    with pytest.raises(NothingToDecide):
        Sight(match, 1 - match.decider)


def test_imagining_leaves_the_match_alone() -> None:
    match = BATTLE_LINE.new(seed=seed_from(3))
    before = match.digest()
    imagined = Sight(match, match.decider).imagine(generator_from(1))
    imagined.take(imagined.options()[0])
    assert match.digest() == before


def positions(games: int, name: str, first: int) -> list[AnyMatch]:
    """Positions of seeded games between two players of this name, every seventh decision."""
    found = []
    for number in range(first, first + games):
        match = BATTLE_LINE.new(seed=seed_from(number))
        players = [make(name, 2 * number), make(name, 2 * number + 1)]
        decisions = 0
        while not match.over:
            if decisions % 7 == 0:
                found.append(match.clone())
            match.take(players[match.decider].choose(Sight(match, match.decider)))
            decisions += 1
    return found


@pytest.mark.parametrize("among", ["random", "steady"])
def test_hidden_cards_do_not_change_a_choice(among: str) -> None:
    for number, match in enumerate(positions(6, among, 40)):
        side = match.decider
        choices = set()
        for other in range(3):
            alike = match if other == 0 else match.imagine(side, generator_from(100 * number + other))
            assert alike.view(side) == match.view(side)
            choices.add(make("steady", number).choose(Sight(alike, side)))
        assert len(choices) == 1, match.position.canonical()


def test_what_a_player_imagines_does_not_change_its_choice() -> None:
    for match in positions(3, "steady", 60):
        choices = {make("steady", number).choose(Sight(match, match.decider)) for number in range(3)}
        assert len(choices) == 1, match.position.canonical()


def test_the_order_in_which_cards_were_drawn_does_not_matter() -> None:
    for match in positions(2, "steady", 70):
        side = match.decider
        chosen = make("steady", 0).choose(Sight(match, side))
        match.position.troops_in_hand[side].reverse()
        match.position.tactics_in_hand[side].reverse()
        assert make("steady", 0).choose(Sight(match, side)) == chosen


def test_the_same_seed_gives_the_same_match() -> None:
    secret = seed_from(11)
    results = []
    for _ in range(2):
        players = [player_named("battle_line", "random", generator_for(secret, side)) for side in ("bottom", "top")]
        result = play_match(BATTLE_LINE, None, None, players, secret)
        results.append((result.winner, result.decisions))
    assert results[0] == results[1]


def test_simulations_repeat_and_report() -> None:
    seen: list[int] = []
    totals = simulate(BATTLE_LINE, "standard", None, ["random", "random"], 20, 5, lambda now: seen.append(now.games))
    again = simulate(BATTLE_LINE, "standard", None, ["random", "random"], 20, 5)
    other = simulate(BATTLE_LINE, "standard", None, ["random", "random"], 20, 6)
    assert seen == list(range(1, 21))
    assert totals.games == 20
    assert (totals.wins, totals.decisions) == (again.wins, again.decisions)
    assert (totals.wins, totals.decisions) != (other.wins, other.decisions)


def test_several_processes_play_the_same_matches() -> None:
    game = GAMES.find("battle_line")
    alone = simulate(game, None, None, ["random", "random"], 30, 4)
    reports: list[int] = []
    together = simulate(
        game, None, None, ["random", "random"], 30, 4, lambda totals: reports.append(totals.games), jobs=2
    )
    assert (together.wins, together.drawn, together.decisions) == (alone.wins, alone.drawn, alone.decisions)
    assert reports == sorted(reports)
    assert reports[-1] == 30


def test_totals_count_draws() -> None:
    totals = Totals(["random", "steady"])
    totals.add(Result(-1, 5, (0.0, 0.0)))
    totals.add(Result(1, 7, (0.25, 0.5)))
    assert (totals.wins, totals.drawn, totals.games, totals.decisions) == ([0, 1], 1, 2, 12)
    assert totals.rate(1) == 0.5
    assert totals.longest == [0.25, 0.5]


def test_wilson_intervals() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
    low, high = wilson_interval(50, 100)
    assert round(low, 3) == 0.404
    assert round(high, 3) == 0.596
    low, high = wilson_interval(100, 100)
    assert round(low, 3) == 0.963
    assert high == 1.0


def test_playouts_repeat_and_count_every_game() -> None:
    first = random_playouts(BATTLE_LINE, None, None, 10, 1)
    assert first == random_playouts(BATTLE_LINE, None, None, 10, 1)
    assert first != random_playouts(BATTLE_LINE, None, None, 10, 2)
    bottom, top, drawn, decisions = first
    assert bottom + top + drawn == 10
    assert decisions > 300

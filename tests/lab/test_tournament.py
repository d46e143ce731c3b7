"""The arena: mirrored deals, the same results by every engine, broken off and gone on with, stopped when certain."""

from __future__ import annotations

import json
import pathlib
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest

from vexilla.games import GAMES
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.lab import fingerprint as fingerprints
from vexilla.lab.engines import Engine, OneProcess, Played, Processes
from vexilla.lab.fingerprint import fingerprint
from vexilla.lab.human_record import Comparison, compare, exaggeration, mean_difference, recorded
from vexilla.lab.matches import Fixture, Result, play_fixture, venue_of
from vexilla.lab.reports import as_csv, as_json, as_svg
from vexilla.lab.results import BadResults, ResultsFile
from vexilla.lab.sprt import HIGH, Claims
from vexilla.lab.tournament import Programme, Standings, checked, hold

GAME = GAMES.find("battle_line")
VENUES = (venue_of(GAME, None, {"tactics": "off"}),)


def programme(*players: str, deals: int = 4, claims: Claims | None = None, seed: int = 1) -> Programme:
    return checked(Programme(GAME, VENUES, players, deals, seed, claims))


def held(plan: Programme, engine: Engine, file: pathlib.Path | None = None) -> Standings:
    standings = Standings(plan)
    hold(standings, ResultsFile(file, GAME), engine)
    return standings


class Watched:
    """Another engine, whose fixtures are counted; it is interrupted before it tells of more than so many of them."""

    def __init__(self, most: int = 1_000_000, engine: Engine | None = None) -> None:
        self.fixtures: list[Fixture] = []
        self._most = most
        self._engine = OneProcess() if engine is None else engine

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        for number, played in enumerate(self._engine.play(fixtures)):
            if number == self._most:
                raise KeyboardInterrupt
            self.fixtures.append(played[0])
            yield played


class Foreseen:
    """Tells what it was told to, in the wrong order: so many fixtures at a time, the last first."""

    def __init__(self, winner: str, at_once: int) -> None:
        self.told = 0
        self._winner = winner
        self._at_once = at_once

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        while True:
            part = list(islice(fixtures, self._at_once))
            if not part:
                return
            for fixture in reversed(part):
                self.told += 1
                yield fixture, Result(fixture.players.index(self._winner), 10, (0.1, 0.2))


def test_every_deal_is_played_twice_with_seats_swapped() -> None:
    watched = Watched()
    standings = held(programme("random", "steady", "veteran", deals=2), watched)
    assert standings.played == 12
    seats = Counter((fixture.seed, fixture.players) for fixture in watched.fixtures)
    assert all(count == 1 for count in seats.values())
    assert {(seed, (top, bottom)) for seed, (bottom, top) in seats} == set(seats)
    assert len({fixture.seed for fixture in watched.fixtures}) == 2


def test_venues_take_turns() -> None:
    watched = Watched(engine=Foreseen("steady", 1))
    venues = tuple(venue_of(GAME, None, {"tactics": value}) for value in ("off", "on"))
    held(programme("random", "steady", deals=4)._replace(venues=venues), watched)
    assert [fixture.venue for fixture in watched.fixtures] == [venues[number // 2 % 2] for number in range(8)]


def test_several_processes_bring_the_same_results() -> None:
    plan = programme("random", "steady")
    alone, together = held(plan, OneProcess()), held(plan, Processes(2))
    assert alone.couples[0, 1].twins == together.couples[0, 1].twins
    assert alone.ratings() == together.ratings()


def test_the_stronger_player_is_rated_higher() -> None:
    standings = held(programme("random", "steady"), OneProcess())
    weak, strong = standings.ratings()
    assert strong.points > weak.points
    couple = standings.couples[0, 1]
    assert couple.counts() == (8, 0, 0)
    assert (couple.share, couple.interval()[1]) == (1.0, 1.0)
    assert standings.longest["steady"] > 0


def test_what_was_broken_off_goes_on(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "new" / "results.jsonl"
    plan = programme("random", "steady")
    with pytest.raises(KeyboardInterrupt):
        held(plan, Watched(3), file)
    assert len(file.read_text().splitlines()) == 3
    rest = Watched()
    standings = held(plan, rest, file)
    assert (len(rest.fixtures), standings.played) == (5, 8)
    assert standings.couples[0, 1].twins == held(plan, OneProcess()).couples[0, 1].twins
    again = Watched()
    assert held(plan, again, file).ratings() == standings.ratings()
    assert again.fixtures == []
    more = Watched()
    held(plan._replace(deals=5), more, file)
    assert len(more.fixtures) == 2


def test_a_line_that_was_not_finished_is_played_again(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = programme("random", "steady", deals=2)
    held(plan, OneProcess(), file)
    whole = file.read_text()
    file.write_text(whole[:-20])
    rest = Watched()
    held(plan, rest, file)
    assert len(rest.fixtures) == 1
    again = Watched()
    held(plan, again, file)
    assert again.fixtures == []


def test_results_of_other_versions_are_not_mixed_in(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = programme("random", "steady", deals=2)
    held(plan, OneProcess(), file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines[:2]:
        line["version"] = "0000"
    # Another set-up of the same name, and another time to think, are other matches, too.
    lines[2]["pin"] = "0000"
    lines[3]["seconds"] = 2
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    rest = Watched()
    held(plan, rest, file)
    assert len(rest.fixtures) == 4
    assert ResultsFile(file, GAME).strangers == 2


@pytest.mark.parametrize("text", ["bread\nmilk\n", "bread", "[1, 2]\n", "{}\n", "7\n"])
def test_another_kind_of_file_is_left_alone(text: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(BadResults, match=r"notes\.txt, line 1: this is no result"):
        ResultsFile(file, GAME)
    assert file.read_text() == text


@pytest.mark.parametrize("at_once", [1, 7, 30])
def test_it_stops_as_soon_as_it_is_certain(at_once: int, tmp_path: pathlib.Path) -> None:
    engine = Foreseen("steady", at_once)
    plan = programme("random", "steady", deals=200, claims=Claims(0.5, 0.7))
    standings = held(plan, engine)
    couple = standings.couples[0, 1]
    # What was under way when the verdict fell is told, but counts for nothing: it would depend on how many play.
    assert (couple.verdict, couple.games, standings.left) == (HIGH, 24, 0)
    assert 24 <= engine.told <= 24 + 2 * at_once


def test_known_results_stop_it_as_well(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = programme("random", "steady", deals=100)
    held(plan, Foreseen("steady", 1), file)
    again = Foreseen("steady", 1)
    standings = held(plan._replace(claims=Claims(0.5, 0.7)), again, file)
    assert (again.told, standings.played) == (0, 24)


def test_where_both_matches_of_a_deal_end_alike_the_interval_is_wider() -> None:
    standings = Standings(programme("random", "steady", deals=40))
    couple = standings.couples[0, 1]
    for deal in range(40):
        for side in (BOTTOM, TOP):
            # Half of the deals are won, and half lost, from both sides.
            couple.add(deal, side, Result(side if deal % 2 else 1 - side, 1, (0, 0)))
    low, high = couple.interval()
    assert couple.share == 0.5
    assert round(high - low, 2) == 0.3


@pytest.mark.parametrize(
    ("players", "wrong"),
    [
        (("steady",), "two players or more"),
        (("steady", "steady"), "steady is named twice"),
        (("steady", "genius"), "called 'genius'"),
    ],
)
def test_what_cannot_be_played_is_told_before(players: tuple[str, ...], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        programme(*players)
    with pytest.raises(BadSetup, match="1 to 10 seconds, not 11"):
        checked(programme("random", "steady")._replace(seconds=11))


def test_reports() -> None:
    standings = held(programme("random", "steady", claims=Claims(0.4, 0.6)), Foreseen("steady", 1))
    told = json.loads(as_json(standings, "abc"))
    assert (told["game"], told["version"], told["claims"]) == ("battle_line", "abc", {"low": 0.4, "high": 0.6})
    (couple,) = told["couples"]
    assert (couple["player"], couple["against"], couple["won"], couple["share"]) == ("steady", "random", 8, 1.0)
    rows = as_csv(standings).splitlines()
    assert rows[0] == "player,points,low,high,random,steady"
    assert rows[2].startswith("steady,")
    assert rows[2].endswith(",1.0000,")
    chart = ElementTree.fromstring(as_svg(standings, "Battle Line & more", "points"))
    texts = [each.text for each in chart.iter("{http://www.w3.org/2000/svg}text")]
    assert "Battle Line & more" in texts
    # The strongest first, from top to bottom.
    assert texts.index("steady") < texts.index("random")


def test_the_fingerprint_is_that_of_rules_and_players_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = {key: fingerprint(game) for key, game in GAMES.games.items()}
    assert len(set(prints.values())) == len(prints)
    sources = list(fingerprints._sources(pathlib.Path(fingerprints.__file__).parents[1], GAME))
    names = {"/".join(file.parts[-3:]) for file in sources}
    assert {"vexilla/players/player.py", "players/battle_line/steady.py", "games/battle_line/turn.py"} <= names
    assert not [name for name in names if "ancients" in name or "__pycache__" in name]
    monkeypatch.setattr(fingerprints, "_sources", lambda root, game: iter(sources[1:]) if root else iter(()))
    assert fingerprint(GAME) != prints["battle_line"]


def test_self_play_is_compared_with_the_record_of_people(tmp_path: pathlib.Path) -> None:
    ancients = GAMES.find("ancients")
    assert len(recorded(ancients)) == 16
    assert recorded(GAME) == {}
    told: list[int] = []
    engine = Bottom()
    file = tmp_path / "record.jsonl"
    found = compare(ancients, "veteran", 2, 0, ResultsFile(file, ancients), engine, lambda: told.append(1))
    assert (len(found), len(told), engine.told) == (16, 32, 32)
    assert found[0].difference == 100 - found[0].people
    assert mean_difference(found) == sum(100 - each.people for each in found) / 16
    again = Bottom()
    compare(ancients, "veteran", 2, 0, ResultsFile(file, ancients), again, lambda: None)
    assert again.told == 0


class Bottom:
    """Always has the bottom side win."""

    def __init__(self) -> None:
        self.told = 0

    def play(self, fixtures: Iterator[Fixture]) -> Generator[Played, None, None]:
        for fixture in fixtures:
            self.told += 1
            yield fixture, Result(BOTTOM, 1, (0, 0))


def test_exaggeration_is_the_slope_of_how_lopsided_battles_are() -> None:
    found = []
    for people, won in ((70, 90), (40, 30)):
        each = Comparison("there", 100, people, "steady")
        for number in range(100):
            each.totals.add(Result(BOTTOM if number < won else TOP, 1, (0, 0)))
        found.append(each)
    assert exaggeration(found) == pytest.approx(2)
    assert mean_difference(found) == pytest.approx(15)


def test_a_fixture_has_one_result() -> None:
    fixture = Fixture(VENUES[0], ("random", "steady"), 5)
    first, second = play_fixture(fixture), play_fixture(fixture)
    assert (first.winner, first.decisions) == (second.winner, second.decisions)

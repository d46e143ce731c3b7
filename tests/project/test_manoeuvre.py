"""Moves that cannot be counted: groups, headings and decimals on a measured table, with the second toy."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from toy_manoeuvre.game import GAME
from toy_manoeuvre.moves import ADVANCE, MOVES, WHEEL, Manoeuvre, Move
from toy_manoeuvre.position import ALLOWANCE, IDS, Field

from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.deed import Deed, Form
from vexilla.kernel.game import Register
from vexilla.kernel.match import Match
from vexilla.kernel.perft import divide, perft
from vexilla.kernel.record import BadRecord
from vexilla.kernel.refusal import IllegalAction, NothingToDecide, UnknownAction
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.kernel.source import Scripted, seeded
from vexilla.kernel.table import CannotUndo, Table, new_table, resume_table
from vexilla.lab.arena import play_match
from vexilla.lab.battery import run_battery
from vexilla.players.playout import random_playouts
from vexilla.players.random_player import RandomPlayer


def new(true_markers: tuple[int, int] = (1, 1), rolls: tuple[int, ...] = ()) -> Match[Field]:
    scripts = [[GAME.outcomes.action(f"marker {each}") for each in true_markers]]
    scripts.append([GAME.outcomes.action(f"roll {each}") for each in rolls])
    return GAME.new(source=Scripted(scripts, seeded(seed_from(1), GAME.streams)))


def spots(match: Match[Field], *names: str) -> list[tuple[int, int]]:
    return [match.position.spots[IDS.index(name)] for name in names]


def refused(match: Match[Field], text: str) -> str:
    with pytest.raises(IllegalAction) as problem:
        match.act(text)
    return problem.value.refusal.clause


def test_a_group_moves_as_one_body() -> None:
    match = new()
    match.act("advance a2,a1,a3 7.25")
    assert spots(match, "a1", "a2", "a3", "a4") == [
        (40_000, 37_250),
        (48_000, 37_250),
        (56_000, 37_250),
        (64_000, 30_000),
    ]
    assert match.position.left[:4] == [4_750, 4_750, 4_750, 12_000]
    match.act("sideways a1,a2,a3 left 2.375")
    assert spots(match, "a1") == [(37_625, 37_250)]
    assert refused(match, "advance a1,a2,a3 0.001") == "MAN-02-003", "sideways costs twice as much"


def test_a_wheel_costs_what_the_outer_corner_goes() -> None:
    match = new()
    match.act("wheel a1,a2 left 15")
    assert match.position.headings[:3] == [23, 23, 0]
    # The corner at (52, 30) goes on a circle about (36, 30): its new place is 4.177 steps away.
    assert match.position.left[0] == ALLOWANCE - 4_176
    assert spots(match, "a1") == [(39_864, 31_035)]


def test_facing_about_turns_each_base_where_it_stands() -> None:
    match = new()
    match.act("about-face a1,a2,a3,a4")
    assert match.position.headings[:4] == [12] * 4
    assert spots(match, "a1") == [(40_000, 26_000)]
    assert match.position.left[0] == ALLOWANCE // 2


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("advance b1 1", "MAN-02-001"),
        ("advance zz 1", "MAN-02-001"),
        ("advance a1,a3 1", "MAN-02-002"),
        ("advance a1 12.001", "distance: 12.001 is not between 0 and 12"),
        ("advance a1 0", "MAN-02-008"),
        ("wheel a1 left 20", "MAN-02-004"),
        ("wheel a2 left 30", "MAN-02-005"),
        ("sideways a2 right 1", "MAN-02-005"),
        ("advance sa 1", "MAN-02-007"),
        ("slip a1 40:40", "MAN-02-007"),
        ("slip sa 90:42.001", "MAN-02-003"),
        ("slip sa 119:30", "MAN-02-003"),
    ],
)
def test_what_is_not_allowed_is_refused_by_its_clause(text: str, clause: str) -> None:
    match = new()
    before = match.digest()
    with pytest.raises((IllegalAction, UnknownAction), match=clause):
        match.act(text)
    assert match.digest() == before


def test_a_move_that_meets_someone_on_its_way_is_refused() -> None:
    match = new()
    match.position.spots[IDS.index("b1")] = (40_000, 38_000)
    assert refused(match, "advance a1 9") == "MAN-02-005", "b1 would be passed through"
    match.act("advance a1 4.01")
    assert match.position.faults() == []


# -- hidden markers, records, undo ---------------------------------------------------------------


def table() -> Table:
    return new_table(GAME, GAME.setup(), {"bottom": "human", "top": "human"}, seed_from(4))


def test_a_move_can_be_taken_back_until_it_has_shown_something() -> None:
    playing = table()
    before = playing.match.digest()
    playing.act(BOTTOM, playing.match.read("advance a1,a2,a3,a4 12"))
    playing.undo(BOTTOM)
    assert playing.match.digest() == before
    playing.match.position.spots[IDS.index("sa")] = (94_000, 42_000)
    playing.act(BOTTOM, playing.match.read("slip sa 96:46"))
    seen = playing.story[-1]
    assert seen.name == "toy-manoeuvre-seen"
    assert seen.reveals_to(BOTTOM)
    assert not seen.reveals_to(TOP)
    with pytest.raises(CannotUndo, match="undo-revealed"):
        playing.undo(BOTTOM)


def test_an_ambush_stops_those_who_find_it() -> None:
    match = new((1, 2))
    match.position.spots[IDS.index("sa")] = (94_000, 42_000)
    match.act("slip sa 96:46")
    assert match.position.strengths[IDS.index("xb")] == 1
    assert refused(match, "slip sa 95:45") == "MAN-02-003"
    match = new((1, 1))
    match.position.spots[IDS.index("sa")] = (94_000, 42_000)
    match.act("slip sa 96:46")
    assert match.position.strengths[IDS.index("xb")] == 0, "the marker was false"
    match.act("slip sa 95:45")


def test_a_record_has_the_texts_and_replays_to_the_same_end() -> None:
    playing = table()
    generator = generator_from(5)
    while not playing.match.over:
        playing.act(playing.match.decider, playing.match.sample(generator))
    text = playing.record.text()
    assert any(line.startswith("bottom wheel ") for line in playing.record.lines)
    again = resume_table(text, Register(GAME))
    assert again.match.digest() == playing.match.digest()
    assert again.record.text() == text
    spoilt = text.replace("bottom done", "bottom advance a1 99", 1)
    with pytest.raises(BadRecord, match="99 is not between 0 and 12"):
        resume_table(spoilt, Register(GAME))


# -- random play ---------------------------------------------------------------------------------


def test_the_toy_passes_the_battery() -> None:
    assert len(run_battery(GAME, "field", 8, known_clause=lambda clause: clause.startswith("MAN-"))) == 64


def test_playouts_and_the_random_player_play_it() -> None:
    bottom, top, drawn, decisions = random_playouts(GAME, None, None, 3, 1)
    assert bottom + top + drawn == 3
    assert decisions > 60
    result = play_match(GAME, None, None, [RandomPlayer(generator_from(side)) for side in (1, 2)], seed_from(1))
    assert result.decisions > 20


def test_samples_are_fair() -> None:
    """Every verb about as often, whatever the list has of it; every group, every distance can come."""
    match = new()
    generator = generator_from(6)
    drawn = [match.sample(generator) for _ in range(900)]
    verbs = Counter(match.text(each).split()[0] for each in drawn)
    assert set(verbs) == {"done", *[form.word for form in MOVES]}
    assert max(verbs.values()) < 2 * min(verbs.values())
    groups = {each.text().split()[1] for each in drawn if isinstance(each, Deed) and each.form is ADVANCE}
    assert groups >= {"a1", "a2", "a3", "a4", "a1,a2", "a2,a3", "a1,a2,a3", "a1,a2,a3,a4"}
    assert all(match.refusal(each) is None for each in drawn)


class Lazy(Manoeuvre):
    """Nothing is drawn but wheels; anything may be done."""

    def drawn(self, match: Match[Field]) -> list[Form]:
        return [WHEEL]


def test_a_choice_may_draw_fewer_forms_than_may_be_done() -> None:
    match = new()
    match.agenda[-1] = Lazy(match.decider)
    generator = generator_from(6)
    drawn = [match.sample(generator) for _ in range(200)]
    verbs = Counter(match.text(each).split()[0] for each in drawn)
    assert set(verbs) == {"done", "wheel"}
    assert max(verbs.values()) < 2 * min(verbs.values()), "as likely as what can be counted"
    assert match.refusal(match.read("advance a1 5")) is None


class Idle(Manoeuvre):
    """Nothing is drawn at all."""

    def drawn(self, match: Match[Field]) -> list[Form]:
        return []


def test_what_can_be_counted_is_drawn_without_any_form() -> None:
    match = new()
    match.agenda[-1] = Idle(match.decider)
    assert {match.text(match.sample(generator_from(seed))) for seed in range(20)} == {"done"}


def test_perft_counts_what_is_drawn() -> None:
    match = new()
    ways = divide(match, 1)
    assert "done" in ways
    assert len(ways) > 3
    assert perft(match, 1) == len(ways) == sum(ways.values())
    assert perft(match, 2) == sum(divide(match, 2).values())
    assert perft(match, 2) == perft(new(), 2), "the same on every machine"


# -- the view and questions ----------------------------------------------------------------------


def test_the_view_describes_what_can_be_done() -> None:
    decision = new().view(BOTTOM)["decision"]
    assert decision["actions"] == ["done"]
    assert decision["all"] is False
    wheel = next(form for form in decision["forms"] if form["verb"] == "wheel")
    assert wheel["fields"][0]["offered"] == ["a1", "a2", "a3", "a4"]
    assert [field["kind"] for field in wheel["fields"]] == ["ids", "word", "whole"]
    assert [question["verb"] for question in decision["questions"]] == ["reach", "preview", "stops", "reasons"]
    assert "forms" not in new().view(TOP)["decision"], "only who decides is told"


def test_a_dragged_group_is_shown_where_it_would_end_and_why_no_further() -> None:
    match = new()
    answer = match.ask(BOTTOM, "reach a1,a2 44:40.5")
    assert answer["move"] == "advance a1,a2 10.5"
    assert [ghost["id"] for ghost in answer["ghost"]] == ["a1", "a2"]
    assert answer["ghost"][0]["outline"][0] == [36_000, 40_500]
    assert answer["refusal"] is None
    match.position.spots[IDS.index("b1")] = (40_000, 40_000)
    answer = match.ask(BOTTOM, "reach a1,a2 44:40.5")
    assert answer["refusal"]["clause"] == "MAN-02-005"
    assert answer["refusal"]["arguments"] == {"unit": "a1", "other": "b1"}
    furthest = match.read(answer["move"])
    assert isinstance(furthest, Deed)
    assert 10_000 <= furthest.number("distance") <= 10_020
    assert match.refusal(furthest) is None
    assert match.ask(BOTTOM, "reach a1 70:31")["move"] is None, "a2 stands beside it"
    assert match.ask(BOTTOM, "reach a1 20:29")["move"] == "sideways a1 left 6"
    assert match.ask(BOTTOM, "reach sa 92.5:33")["move"] == "slip sa 92.5:33"


def test_other_questions() -> None:
    match = new()
    preview = match.ask(BOTTOM, "preview wheel a2 left 30")
    assert preview["refusal"]["clause"] == "MAN-02-005"
    assert preview["ghost"][0]["heading"] == 330
    stops = match.ask(BOTTOM, "stops a2")["stops"]
    assert stops["advance"] == {"move": "advance a2 12", "stop": None}
    assert stops["right"]["move"] is None
    assert stops["right"]["stop"]["clause"] == "MAN-02-005"
    reasons = match.ask(BOTTOM, "reasons a1,a3")["reasons"]
    assert {each["clause"] for each in reasons.values()} == {"MAN-02-002"}


def test_questions_are_for_the_side_that_decides_and_checked_like_moves() -> None:
    match = new()
    before = match.digest()
    for side in (TOP, SPECTATOR):
        with pytest.raises(NothingToDecide):
            match.ask(side, "stops a1")
    with pytest.raises(
        UnknownAction, match="it begins with one of preview, reach, reasons, stops; did you mean 'reach'"
    ):
        match.ask(BOTTOM, "rech a1 1:1")
    with pytest.raises(UnknownAction, match="towards: 'here' is no point"):
        match.ask(BOTTOM, "reach a1 here")
    assert match.digest() == before


def test_answers_know_nothing_of_hidden_markers() -> None:
    """Byte for byte the same, whichever marker of the enemy is true."""
    for question in ("reach sa 96:46", "stops a1,a2", "preview slip sa 96:46"):
        answers = set()
        for marker in (1, 2):
            match = new((1, marker))
            match.position.spots[IDS.index("sa")] = (94_000, 42_000)
            answers.add(json.dumps(match.ask(BOTTOM, question)))
        assert len(answers) == 1


def test_where_a_move_leads_is_worked_out_alike_from_left_and_right() -> None:
    position = new().position
    for degrees in range(15, 91, 15):
        left = Move(position, WHEEL.deed(("a1",), "left", degrees))
        right = Move(position, WHEEL.deed(("a4",), "right", degrees))
        left.work_out()
        right.work_out()
        assert left.cost == right.cost
        assert [x - 36_000 for x, _ in left.spots] == [68_000 - x for x, _ in right.spots]
        assert [y for _, y in left.spots] == [y for _, y in right.spots]

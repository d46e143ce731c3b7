"""New games: seats and their tokens, and games that go on from records."""

from __future__ import annotations

import random
import secrets

import pytest
from databases import run
from wires import AGAINST_COMPUTER, PEOPLE, Client, new_battle_line, tables_on, two_clients

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.sides import BOTTOM, SPECTATOR, TOP
from vexilla.kernel.table import Table, new_table, resume_table
from vexilla.players import usual_level
from vexilla.server.store import SeatKey, Store, UnknownGame
from vexilla.server.tables.new_games import NewGame, SeatPlan, new_game
from vexilla.server.tables.seats import hash_of, new_id, new_token, side_of


def played(decisions: int | None) -> Table:
    """A game of Battle Line after so many decisions, or to its end."""
    game = GAMES.find("battle_line")
    table = new_table(game, game.setup(), {"bottom": "human Old", "top": "human Older"}, seed_from(1))
    dice = random.Random(1)
    while not table.over and decisions != 0:
        table.act(table.match.decider, dice.choice(table.match.options()))
        decisions = None if decisions is None else decisions - 1
    return table


def test_tokens_open_their_seat_and_no_other(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_battle_line(tables)
            other = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            bottom, top = made.tokens["bottom"] or "", made.tokens["top"] or ""
            assert await side_of(store, made.id, bottom) == BOTTOM
            assert await side_of(store, made.id, top) == TOP
            assert await side_of(store, made.id, None) == SPECTATOR
            for nothing in ("", new_token(), hash_of(bottom), other.tokens["bottom"]):
                assert await side_of(store, made.id, nothing) is None
            # Nothing opens the seat of a computer.
            assert (other.tokens["top"], await side_of(store, other.id, "")) == (None, None)
            assert await store.keys(other.id, "top") == set()

    run(scene())
    assert len({new_token() for _ in range(100)} | {new_id() for _ in range(100)}) == 200
    assert (len(new_token()), len(new_id())) == (22, 16)


def test_the_id_of_a_game_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-1VA7vvZNx-GXaJA", "-", "x1VA7vvZNx-GXaJA"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "x1VA7vvZNx-GXaJA"


def test_of_a_token_only_the_hash_is_kept() -> None:
    draft = new_game(NewGame(ruleset="battle_line", seats=AGAINST_COMPUTER), 5.0)
    stored, token = draft.stored, draft.made.tokens["bottom"] or ""
    assert len(token) == 22
    assert token not in str(stored)
    assert draft.keys == [SeatKey("bottom", hash_of(token), "seat", 5.0)]
    assert draft.made.tokens["top"] is None
    assert "\nbottom: human Anna\ntop: computer random\n" in stored.header
    assert (stored.state, stored.version, stored.created) == ("playing", 0, 5.0)


def test_a_name_is_one_short_line() -> None:
    name = "  Anna\nseed: 00\x00\u202e " + "x" * 100
    seats = {"bottom": SeatPlan("here", name), "top": SeatPlan("here")}
    stored = new_game(NewGame(ruleset="battle_line", seats=seats), 0.0).stored
    kept = stored.seats["bottom"].name
    assert kept.startswith("Anna seed: 00 xxx")
    assert len(kept) == 40
    assert "\ntop: human\n" in stored.header
    assert resume_table(stored.header + "".join(f"{line}\n" for line in stored.lines), GAMES).record.players == {
        "bottom": f"human {kept}",
        "top": "human",
    }


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"ruleset": "chess"}, "unknown-game"),
        ({"scenario": "waterloo"}, "unknown-scenario"),
        ({"options": {"tea": "yes"}}, "unknown-option"),
        ({"seats": {**PEOPLE, "top": SeatPlan("computer", "", "grandmaster")}}, "unknown-player"),
        ({"seats": {**PEOPLE, "top": SeatPlan("armchair")}}, "unknown-seat"),
    ],
)
def test_what_cannot_be_made(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        new_game(NewGame(**{"ruleset": "battle_line", "seats": PEOPLE} | wrong), 0.0)  # type: ignore[arg-type]
    assert refused.value.reason == reason


def test_a_computer_plays_its_best_when_nothing_is_said() -> None:
    seats = {**PEOPLE, "top": SeatPlan("computer")}
    stored = new_game(NewGame(ruleset="battle_line", seats=seats), 0.0).stored
    assert stored.seats["top"].level == usual_level("battle_line")


def test_a_game_goes_on_from_a_step_of_a_record(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            old = played(None)
            made = await tables.create(NewGame(seats=PEOPLE, record=old.record.text(), step=10))
            bottom, top = await two_clients(tables, made)
            there = played(10)
            assert bottom.view == there.match.view(BOTTOM)
            assert top.log == [event.seen_by(TOP) for event in there.story]
            assert bottom.version == 0
            # Chance is new: nobody knows from the old game what will be drawn.
            mover = bottom if bottom.actions else top
            assert (await mover.act(mover.actions[0]))["version"] == 1
            stored = await tables.store.find(made.id)
            assert stored is not None
            assert "human Anna" in stored.header
            assert stored.lines[-1].startswith("seed ")
            again = await Client(tables, made.id, mover.token).connect()
            await mover.at(1)
            assert again.view == mover.view

    run(scene())


def test_records_are_imported_as_they_are(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            over = played(None)
            made = await tables.create(NewGame(seats=PEOPLE, record=over.record.text()))
            spectator = await Client(tables, made.id, None).connect()
            assert spectator.is_over
            assert spectator.table["ending"] == "rules"
            under_way = played(7)
            made = await tables.create(NewGame(seats=PEOPLE, record=under_way.record.text()))
            bottom, _ = await two_clients(tables, made)
            assert bottom.view == under_way.match.view(BOTTOM)

    run(scene())


def test_games_that_do_not_exist(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            with pytest.raises(UnknownGame):
                await tables.open("nothing")
            with pytest.raises(UnknownGame):
                await tables.rematch("nothing")
            made = await new_battle_line(tables)
            assert await tables.open(made.id) is await tables.open(made.id)

    run(scene())

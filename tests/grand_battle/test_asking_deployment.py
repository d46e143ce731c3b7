"""What is answered while armies are set up: ghosts, refusals, where one may stand, and a plan from one's own view."""

from __future__ import annotations

import json

from vexilla.advice.grand_battle import ADVICE
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.setup.ambush import hide, lay_marker
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.deed import read_deed
from vexilla.kernel.match import Match
from vexilla.testing import rule


def deploying(seed: int = 4) -> Match[GrandBattle]:
    """A pick-up battle whose defender is about to set up."""
    match = GAME.new("pick-up-africa", seed=seed_from(seed))
    generator = generator_from(2)
    while match.choice().question() != "grb-ask-deploy":
        match.enact(match.sample(generator))
    return match


def plan(match: Match[GrandBattle]) -> list[str]:
    side = match.decider
    told = ADVICE.ask(match.thought(side), side, read_deed(ADVICE.questions, "plan"))
    assert told["complete"]
    deeds: list[str] = told["deeds"]
    return deeds


@rule("GRB-02-016", "GRB-02-020", "GRB-02-023")
def test_a_place_is_shown_with_what_is_against_it() -> None:
    match = deploying()
    side = match.decider
    unit, other = [entry.id for entry in match.position.roster.units if entry.side == side][:2]
    good = match.ask(side, f"preview place {unit} at 60:70 heading 180")
    assert (good["refusal"], good["ghost"][0]["at"]) == (None, [60_000, 70_000])
    line = match.ask(side, f"preview line {unit},{other} at 60:10 heading 180")
    assert line["refusal"]["clause"] == "GRB-02-020"
    assert [each["id"] for each in line["ghost"]] == [unit, other]
    assert match.ask(side, f"preview place {unit} at 60:50 heading 180")["refusal"]["clause"] == "GRB-02-016"
    assert match.ask(side, "preview camp at 60:90")["refusal"]["clause"] == "GRB-02-023"
    assert match.ask(side, "preview camp at 60:84")["ghost"][0]["id"] == "camp"
    room = match.ask(side, f"room {unit}")
    assert room["areas"] == [[[20_000, 60_000], [20_000, 100_000], [130_000, 100_000], [130_000, 60_000]]]
    match.act("camp at 75:84")
    assert match.ask(side, f"room {unit}")["areas"][0][0] == [20_000, 60_000]
    assert match.ask(side, "room nobody-1")["refusal"]["clause"] == "GRB-02-015"


def test_a_plan_can_be_sent_as_it_is_and_leaves_done_to_the_player() -> None:
    match = deploying()
    for side in (match.decider, 1 - match.decider):
        assert match.decider == side
        for deed in plan(match):
            assert deed != "done"
            match.act(deed)
        match.act("done")
    assert match.choice().question() != "grb-ask-deploy"


@rule("GRB-02-017")
def test_the_attacker_keeps_off_the_enemy_and_learns_nothing_of_ambushes() -> None:
    told: list[list[str]] = []
    views: list[str] = []
    for turned in (0, 1):
        match = deploying()
        defender = match.decider
        deeds = plan(match)
        for deed in deeds:
            match.act(deed)
        # Two of the skirmishers hide under two markers: which under which, the attacker cannot see.
        position = match.position
        light = [unit for unit in position.units_of(defender) if position.profile_of(unit).kind.is_skirmisher][:2]
        spots = [position.bases[unit] for unit in light]
        for number, base in enumerate(spots):
            hider = light[(number + turned) % 2]
            hide(position, hider, base)
            lay_marker(None, position, defender, hider, base.front())
        match.act("done")
        side = match.decider
        assert side != defender
        unit = next(entry.id for entry in position.roster.units if entry.side == side)
        room = match.ask(side, f"room {unit}")
        assert len(room["closed"]) >= 2 + len(position.units_of(defender)) // 2, "around everybody and every marker"
        near = position.bases[position.units_of(defender)[0]]
        questions = [f"room {unit}", f"preview place {unit} at {near.x // 1000}:{near.y // 1000 - 10} heading 0"]
        questions += [f"preview place {unit} at {spots[0].x // 1000}:{spots[0].y // 1000 - 12} heading 0"]
        views.append(json.dumps(match.view(side)))
        told.append([json.dumps(match.ask(side, question)) for question in questions] + plan(match))
    assert views[0] == views[1]
    assert told[0] == told[1]
    assert '"GRB-02-017"' in told[0][2]

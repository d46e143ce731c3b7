"""Chapter 2: setting a battle up from its scenario."""

import tomllib

import pytest

from samurai.fields import battle, dragons, field, hexes, honor, pool, throw
from vexilla.games import GAMES
from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.samurai.cards import CARD_KEYS
from vexilla.games.samurai.dragons import DRAGON_KEYS
from vexilla.games.samurai.scenario import SamuraiReader, scenario_text
from vexilla.games.samurai.units import KINDS
from vexilla.kernel.refusal import BadSetup, IllegalAction
from vexilla.testing import new_game, rule

SCENARIOS = GAMES.find("samurai").scenarios
SKIRMISH = "001-first-skirmish"
SIDES = ("bottom", "top")


@rule("SAM-02-001", "SAM-02-002")
def test_a_game_is_one_scenario_and_the_first_skirmish_is_offered_first() -> None:
    with pytest.raises(BadSetup):
        new_game("samurai", "099-nowhere")
    assert SCENARIOS[0] == SKIRMISH
    case = new_game("samurai")
    assert case.text() == new_game("samurai", SKIRMISH).text()
    assert tomllib.loads(scenario_text(SKIRMISH))["name"] == "First Samurai Skirmish"
    assert case.lines()["bottom"] != new_game("samurai", SCENARIOS[1]).lines()["bottom"]


@rule("SAM-02-004")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_says_which_army_is_at_the_top_and_which_at_the_bottom(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("samurai", key).view("spectator")
    assert view["armies"] == {side: data[side]["army"] for side in SIDES}
    ranks = {side: [int(unit["hex"][1:]) for unit in view["units"] if unit["side"] == side] for side in SIDES}
    assert sum(ranks["bottom"]) / len(ranks["bottom"]) < sum(ranks["top"]) / len(ranks["top"])


@rule("SAM-02-003", "SAM-02-005")
@pytest.mark.parametrize("key", SCENARIOS)
def test_terrain_lies_where_the_scenario_puts_it_and_the_rest_is_open(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    shallow = {"river": "shallows", "ford": "shallow-ford"} if data.get("special", {}).get("shallows") else {}
    wanted = {
        place: shallow.get(kind, kind) for kind, places in data.get("terrain", {}).items() for place in places.split()
    }
    assert new_game("samurai", key).view("spectator")["terrain"] == wanted


@rule("SAM-02-006")
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_symbol_is_a_complete_unit_on_its_hex_and_leaders_stand_on_theirs(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("samurai", key).view("spectator")
    full = {kind.key: kind.blocks for kind in KINDS}
    for side in SIDES:
        wanted = []
        for kind, places in data[side]["units"].items():
            for place in places.split():
                hex_, _, figures = place.partition(":")
                wanted.append((kind, hex_, int(figures or full[kind])))
        units = [unit for unit in view["units"] if unit["side"] == side]
        assert sorted((unit["kind"], unit["hex"], unit["blocks"]) for unit in units) == sorted(wanted)
        leaders = [leader for leader in view["leaders"] if leader["side"] == side]
        placed = {leader["name"]: f"{leader['hex']} {leader['kind']}" for leader in leaders}
        assert placed == data[side].get("leaders", {})


@rule("SAM-02-007")
def test_each_player_has_a_place_for_banners_and_it_is_empty() -> None:
    for key in SCENARIOS:
        assert new_game("samurai", key).view("spectator")["banners"] == {"bottom": 0, "top": 0}


@rule("SAM-02-008")
@pytest.mark.parametrize("key", SCENARIOS)
def test_each_side_is_dealt_its_command_cards_and_the_rest_is_the_pile(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("samurai", key).view("spectator")
    for side in SIDES:
        assert view["hands"][side]["cards"] == data[side]["cards"] == view["command"][side]
    assert view["deck"] == 60 - data["bottom"]["cards"] - data["top"]["cards"]


@rule("SAM-02-008", "SAM-02-010")
def test_both_decks_are_shuffled_and_every_card_can_be_dealt() -> None:
    cases = [new_game("samurai", SKIRMISH, seed=seed) for seed in range(90)]
    hands = [case.lines()["bottom hand"] for case in cases]
    dragon_hands = [case.lines()["bottom dragons"] for case in cases]
    assert len(set(hands)) > 80
    assert len(set(dragon_hands)) > 80
    assert {card for hand in hands for card in hand.split()} == set(CARD_KEYS)
    assert {card for hand in dragon_hands for card in hand.split()} == set(DRAGON_KEYS)
    # A card that somebody holds is not in the pile any more: there is one Shogun, and one Challenge.
    with pytest.raises((BadSetup, IllegalAction)):
        new_game("samurai", SKIRMISH, chance={"deck": ["shogun", "shogun"]})
    with pytest.raises((BadSetup, IllegalAction)):
        new_game("samurai", SKIRMISH, chance={"dragon-deck": ["challenge", "challenge"]})


@rule("SAM-02-009")
def test_the_cards_of_both_hands_are_secret_and_their_numbers_are_not() -> None:
    case = field(
        """
        bottom: AY E2
        top: AY E8
        bottom hand: shogun order-two-left
        top hand: leadership line-command crane-wing
        bottom dragons: war-cry
        top dragons: kiai ambush
        """
    )
    assert case.hand("bottom") == ["order-two-left", "shogun"]
    assert dragons(case, "top") == ["ambush", "kiai"]
    for watcher, others in (("bottom", ["top"]), ("top", ["bottom"]), ("spectator", ["bottom", "top"])):
        view = case.view(watcher)
        for other in others:
            number = {"bottom": (2, 1), "top": (3, 2)}[other]
            assert view["hands"][other] == {"cards": number[0]}
            assert view["dragonHands"][other] == {"cards": number[1]}
    assert "actions" not in case.view("top")["decision"]
    # Nor does anything else in a view name a card that only the other side knows.
    cards = {"top": ("leadership", "kiai", "ambush"), "bottom": ("shogun", "war-cry")}
    for watcher, other in (("bottom", "top"), ("top", "bottom")):
        shown = {key: part for key, part in case.view(watcher).items() if not key.startswith("printed")}
        assert not [card for card in cards[other] if f"'{card}'" in repr(shown)]


@rule("SAM-02-009")
def test_what_is_drawn_is_seen_by_its_owner_only() -> None:
    case = field(
        "bottom: AY E2\ntop: AY E8\nbottom hand: order-two-left\ntop hand: crane-wing\ncommand: 1 1",
        deck=["shogun"],
        dragon_deck=["kiai"],
    )
    case.play("play order-two-left", "draw-dragon")
    for card in ("shogun", "kiai"):
        assert card in repr(case.log(side="bottom"))
        assert card not in repr(case.log(side="top"))
        assert card not in repr(case.log(side="spectator"))


@rule("SAM-02-010")
@pytest.mark.parametrize("key", SCENARIOS)
def test_each_side_is_dealt_its_dragon_cards_and_the_rest_is_the_pile(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    view = new_game("samurai", key).view("spectator")
    for side in SIDES:
        assert view["dragonHands"][side]["cards"] == data[side]["dragons"]
    assert view["dragonDeck"] == 38 - data["bottom"]["dragons"] - data["top"]["dragons"]


@rule("SAM-02-011")
@pytest.mark.parametrize("key", SCENARIOS)
def test_each_side_takes_its_tokens_and_the_others_are_the_pool(key: str) -> None:
    data = tomllib.loads(scenario_text(key))
    case = new_game("samurai", key)
    assert honor(case) == (data["bottom"]["honor"], data["top"]["honor"])
    assert pool(case) == 30 - sum(honor(case))


@rule("SAM-02-012")
def test_both_players_roll_the_same_dice() -> None:
    case = battle("bottom: AY E4\ntop: AY E5\nordered: E4", throw(3, "triangle"), throw(3, "triangle"))
    case.play("attack E4 E5", "battle-back")
    assert [(event["side"], event["dice"]) for event in case.log("cc-rolled")] == [
        ("bottom", ["triangle", "circle", "circle"]),
        ("top", ["triangle", "circle", "circle"]),
    ]
    assert (case.blocks("E4"), case.blocks("E5")) == (3, 3)


@rule("SAM-02-013")
def test_the_special_rules_of_a_battle_override_the_general_ones() -> None:
    # By the general rules nobody enters a river; where the scenario says so it is passable.
    assert any("\nshallows = true" in scenario_text(key) for key in SCENARIOS)
    text = scenario_text(SKIRMISH).replace("\n[terrain]\n", '\n[terrain]\nriver = "E7"\n')
    closed = SamuraiReader("skirmish", text).read_whole().setting.grounds
    passable = SamuraiReader("skirmish", text + "\n[special]\nshallows = true\n").read_whole().setting.grounds
    river = next(hex_ for hex_, ground in enumerate(closed) if ground.key == "river")
    assert passable[river].key == "shallows"
    text = "bottom: AY E4\ncard: order-two-center\nordered: E4\nterrain: {} E5 F5"
    assert field(text.format("river")).why_not("move E4 E5") == "SAM-20-023"
    assert field(text.format("shallows")).why_not("move E4 E5") is None
    with pytest.raises(BadScenario):
        SamuraiReader("skirmish", scenario_text(SKIRMISH) + "\n[special]\nno-such-rule = true\n").read_whole()


@rule("SAM-02-013")
def test_a_palisade_of_our_own_scenarios_closes_its_hex_to_cavalry() -> None:
    text = "bottom: {} E4\ncard: order-two-center\nordered: E4\nterrain: palisade E5"
    assert field(text.format("MSY")).why_not("move E4 E5") == "SAM-02-013"
    assert "E5" in hexes(field(text.format("AY")), "move", "E4")


@rule("SAM-02-014")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_names_who_has_the_first_turn(key: str) -> None:
    case = new_game("samurai", key)
    first = tomllib.loads(scenario_text(key))["first"]
    assert case.decider == case.view("top")["active"] == first
    assert (case.view("top")["turn"], case.question) == (1, "cc-ask-card")


@rule("SAM-02-014")
def test_either_side_can_be_the_first() -> None:
    text = scenario_text(SKIRMISH)
    assert SamuraiReader("skirmish", text).read_whole().scenario.first == 0
    other = text.replace('first = "bottom"', 'first = "top"')
    assert SamuraiReader("skirmish", other).read_whole().scenario.first == 1

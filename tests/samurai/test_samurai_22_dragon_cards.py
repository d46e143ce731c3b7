"""Chapter 22: what the deck of Dragon cards holds, the cards played after a Command card, and those of movement."""

from __future__ import annotations

import pytest

from samurai.fields import banners, dragons, field, hexes, honor, leader_place, pool, rolls_left, throw
from vexilla.games.samurai.dragons import DRAGONS
from vexilla.testing import Case, position, rule

#: Copies, cost and window of each kind.
PRINTED = {
    "challenge": (1, 0, 14),
    "turncoat": (1, 3, 1),
    "ambush": (1, 2, 8),
    "brave-messenger": (2, 1, 1),
    "blue-dragon": (1, 3, 1),
    "red-dragon": (1, 3, 1),
    "ninja-assassin": (1, 3, 1),
    "ninja-thief": (1, 1, 1),
    "physician": (1, 1, 1),
    "rice-famine": (1, 2, 1),
    "tea-ceremony": (1, 0, 1),
    "farmers-uprising": (1, 1, 1),
    "intercepted-orders": (1, 2, 2),
    "unmasked-plot": (1, 1, 2),
    "insult": (1, 2, 2),
    "forced-march": (2, 1, 3),
    "swift-horses": (1, 1, 3),
    "caltrops": (1, 1, 4),
    "hail-of-arrows": (1, 2, 4),
    "feigned-flight": (1, 2, 5),
    "pit-trap": (1, 1, 5),
    "masterwork-weapons": (2, 1, 6),
    "favor-of-hachiman": (1, 2, 6),
    "war-cry": (2, 2, 7),
    "kiai": (1, 1, 7),
    "wall-of-spears": (1, 1, 8),
    "turn-of-fortune": (1, 1, 9),
    "ferocity": (1, 2, 9),
    "stand-firm": (1, 1, 10),
    "great-armor": (1, 1, 10),
    "bamboo-mantlets": (1, 1, 11),
    "relentless-pursuit": (1, 2, 12),
    "taking-heads": (1, 0, 12),
    "return-blow": (1, 1, 13),
}
ARMY = "bottom: AY E2, SN F2\ntop: AY E9, AB F9"


def own(dragon: str, army: str, *dice: str, card: str = "crane-wing", **chance: list[str]) -> Case:
    """The active player has played his Command card and, after it, a Dragon card."""
    return ready(dragon, army, *dice, card=card, **chance).play(f"dragon {dragon}")


def ready(dragon: str, army: str, *dice: str, card: str = "crane-wing", **chance: list[str]) -> Case:
    """The active player has played his Command card and may play a Dragon card."""
    hand = f"{card} order-two-left order-two-right order-three-left order-three-right"
    text = f"{army}\nbottom dragons: {dragon}\nbottom hand: {hand}"
    return field(text, *dice, luck=not dice, **chance).play(f"play {card}")


def answered(dragon: str, army: str, *dice: str, card: str = "crane-wing", more: str = "") -> Case:
    """The other player has played a Dragon card after the active player's Command card."""
    hand = f"{card} order-two-left order-two-right order-three-left order-three-right"
    text = f"{army}\ntop dragons: {dragon}\nbottom hand: {hand}\n{more}"
    case = field(text, *dice, luck=not dice).play(f"play {card}")
    if case.decider == "bottom":
        case.play("pass")
    return case.play(f"dragon {dragon}")


def rolled(case: Case) -> list[int]:
    """How many dice were rolled for cards."""
    return [len(event["dice"]) for event in case.log("cc-rolled-for")]


# -- the deck ------------------------------------------------------------------------------------


@rule("SAM-22-012")
def test_the_dragon_deck_has_thirty_eight_cards() -> None:
    assert sum(card.copies for card in DRAGONS) == 38
    assert {card.key: (card.copies, card.cost, card.window + 1) for card in DRAGONS} == PRINTED
    case = field(ARMY, luck=True)
    assert case.view("spectator")["dragonDeck"] == 38


# -- Turncoat ------------------------------------------------------------------------------------


@rule("SAM-22-013")
def test_turncoat_is_aimed_at_an_enemy_unit_without_a_leader() -> None:
    case = own("turncoat", "bottom: AY E2\ntop: AY E9, SN G9, AB C9, leader C9 Taro")
    assert (case.question, hexes(case, "target")) == ("sam-ask-target", ["E9", "G9"])
    assert case.why_not("target C9") == case.why_not("target E2") == "SAM-22-013"
    assert (honor(case), PRINTED["turncoat"]) == ((2, 5), (1, 3, 1))
    nobody = ready("turncoat", "bottom: AY E2\ntop: AB C9, leader C9 Taro")
    assert "dragon turncoat" not in nobody.options()


@rule("SAM-22-013")
def test_in_the_contest_banners_and_tokens_add_dice() -> None:
    # Tokens are compared after the cost of three is paid.
    text = "bottom: AY E2\ntop: AY E9, SN G9\n{}"
    even = own("turncoat", text.format("honor: 8 5"), throw(3), throw(3)).play("target E9")
    assert rolled(even) == [3, 3]
    rich = own("turncoat", text.format("honor: 9 5"), throw(5), throw(3)).play("target E9")
    assert rolled(rich) == [5, 3]
    both = own("turncoat", text.format("honor: 5 5\nbanners: 0 1"), throw(3), throw(3 + 1 + 2)).play("target E9")
    assert rolled(both) == [3, 6]
    ahead = own("turncoat", text.format("honor: 8 5\nbanners: 1 0"), throw(4), throw(3)).play("target E9")
    assert rolled(ahead) == [4, 3]


@rule("SAM-22-013")
def test_whoever_rolls_more_honor_decides_and_a_tie_decides_nothing() -> None:
    text = "bottom: AY E2\ntop: AY E9, SN G9\nhonor: 8 5"
    won = own("turncoat", text, throw(3, "honor", "honor"), throw(3, "honor")).play("target E9")
    assert (won.decider, won.options()) == ("bottom", ["change-sides", "keep-side"])
    # The symbols bring no tokens.
    assert honor(won) == (5, 5)
    kept = won.clone().play("keep-side")
    assert (kept.unit("E9") or {})["side"] == "top"
    won.play("change-sides")
    assert (won.unit("E9") or {})["side"] == "bottom"
    lost = own("turncoat", text, throw(3), throw(3, "honor")).play("target E9")
    assert (lost.decider, lost.question) == ("top", "sam-ask-loyalty")
    tied = own("turncoat", text, throw(3, "honor"), throw(3, "honor")).play("target E9")
    assert ((tied.unit("E9") or {})["side"], tied.question) == ("top", "cc-ask-order")


@rule("SAM-22-014")
def test_a_turncoat_has_no_orders_but_may_be_ordered_by_the_card() -> None:
    text = "bottom: AY E2, AY B1\ntop: AY E9, SN G9\nhonor: 8 5"
    case = own("turncoat", text, throw(3, "honor"), throw(3), card="order-two-center")
    case.play("target E9", "change-sides")
    assert case.options() == ["done", "order E2", "order E9"]
    unordered = case.clone().play("order E2", "done")
    assert unordered.why_not("move E9 E8") == "SAM-05-011"
    case.play("order E9", "done")
    assert case.options("move E9")


@rule("SAM-22-013", "SAM-20-065")
def test_a_camp_whose_bodyguards_change_sides_is_taken() -> None:
    army = "bottom: AY E2\ntop: BG E9, AY A11\nterrain: camp E9\nneeded: 9 9\nhonor: 8 5"
    case = own("turncoat", army, throw(3, "honor"), throw(3), hand=["flying-geese"]).play("target E9", "change-sides")
    assert (banners(case), case.view("spectator")["terrain"], len(case.hand("top"))) == ((3, 0), {}, 4)
    again = position("samurai", case.text())
    assert again.view("spectator") == case.view("spectator")


# -- Brave Messenger, Blue Dragon, Red Dragon ----------------------------------------------------


@rule("SAM-22-016")
def test_brave_messenger_orders_one_more_unit_or_leader_anywhere() -> None:
    army = "bottom: AY E2, AY F2, AY A1, leader K1 Taro\ntop: AY E9"
    case = own("brave-messenger", army, card="order-one-center")
    assert (honor(case), PRINTED["brave-messenger"]) == ((4, 5), (2, 1, 1))
    case.play("order E2")
    assert (case.question, case.options()) == (
        "sam-ask-messenger",
        ["done", "order A1", "order F2", "order-leader K1"],
    )
    assert case.why_not("order E2") == "SAM-05-012"
    leader = case.clone().play("order-leader K1")
    assert leader.options("move-leader K1")
    case.play("order A1")
    assert case.question == "cc-ask-move"
    assert {option.split()[1] for option in case.options("move ")} == {"A1", "E2"}


@rule("SAM-22-016")
def test_what_the_command_card_changes_is_not_for_the_messengers_unit() -> None:
    case = own("brave-messenger", "bottom: AY E2, AY J1\ntop: AY E9", card="line-command")
    case.play("order E2", "order J1")
    assert (len(hexes(case, "move", "E2")) == 6, "J3" in hexes(case, "move", "J1")) == (True, True)
    leader = own("brave-messenger", "bottom: AY E2, leader J1 Taro\ntop: AY E9", card="line-command")
    leader.play("order E2", "order-leader J1")
    assert "J3" in hexes(leader, "move-leader", "J1")


@rule("SAM-22-017")
def test_blue_dragon_returns_lost_figures_by_symbol() -> None:
    army = "bottom: AY E2 3, SN F2 2, AB G2 1, AY H1, SN lost\ntop: AY E9"
    case = own("blue-dragon", army, "triangle triangle square square swords")
    assert (rolled(case), honor(case), PRINTED["blue-dragon"]) == ([5], (2, 5), (1, 3, 1))
    assert hexes(case, "rally") == ["E2", "F2"]
    assert case.why_not("rally G2") == case.why_not("rally H1") == "SAM-22-017"
    case.play("rally E2")
    # It is whole again; the second triangle has nobody.
    assert hexes(case, "rally") == ["F2"]
    case.play("rally F2", "rally F2")
    assert (case.blocks("E2"), case.blocks("F2"), case.blocks("G2")) == (4, 4, 1)
    assert case.question == "cc-ask-order"
    whole = ready("blue-dragon", "bottom: AY E2, SN lost\ntop: AY E9")
    assert "dragon blue-dragon" not in whole.options()


@rule("SAM-22-017")
def test_blue_dragon_heals_to_the_strength_at_the_start() -> None:
    case = own("blue-dragon", "bottom: AY E2 2 *start3\ntop: AY E9", "triangle triangle triangle flag flag")
    case.play("rally E2")
    assert (case.blocks("E2"), case.question) == (3, "cc-ask-order")


@rule("SAM-22-018")
def test_red_dragon_destroys_figures_of_one_enemy_unit() -> None:
    army = "bottom: AY E2\ntop: AY E9, leader E9 Taro, SN G9 1"
    case = own("red-dragon", army, "triangle swords square flag circle").play("target E9")
    # A symbol and swords; the flag drives nobody back, and the leader is not tested.
    assert (case.blocks("E9"), rolls_left(case), leader_place(case, "Taro")) == (2, 0, "E9")
    assert (honor(case), PRINTED["red-dragon"]) == ((2, 5), (1, 3, 1))
    killed = own("red-dragon", army, "square circle circle circle flag").play("target G9")
    assert (killed.unit("G9"), banners(killed)) == (None, (1, 0))
    aimed = own("red-dragon", army)
    assert aimed.why_not("target E2") == "SAM-22-018"


# -- ninja, physician ----------------------------------------------------------------------------


@rule("SAM-22-019")
def test_ninja_assassin_kills_a_leader_with_swords() -> None:
    army = "bottom: AY E2, leader E2 Jiro\ntop: AY E9, leader E9 Taro, leader G9 Saburo, AY A11"
    case = own("ninja-assassin", army, throw(2, "swords"))
    assert hexes(case, "target") == ["E9", "G9"]
    assert case.why_not("target A11") == case.why_not("target E2") == "SAM-22-019"
    case.play("target E9")
    assert (leader_place(case, "Taro"), banners(case), case.blocks("E9")) == ("lost", (1, 0), 4)
    assert (honor(case), PRINTED["ninja-assassin"]) == ((2, 5), (1, 3, 1))
    missed = own("ninja-assassin", army, throw(2, "honor", "square")).play("target G9")
    assert (leader_place(missed, "Saburo"), banners(missed)) == ("G9", (0, 0))
    nobody = ready("ninja-assassin", ARMY)
    assert "dragon ninja-assassin" not in nobody.options()


@rule("SAM-22-019")
def test_ninja_assassin_rolls_one_die_against_a_guarded_commander() -> None:
    army = "bottom: AY E2\ntop: {}leader E9 Uesugi *commander, AY A11\nterrain: camp E9\nneeded: 9 9"
    guarded = own("ninja-assassin", army.format("BG E9, "), "swords")
    assert (rolled(guarded), leader_place(guarded, "Uesugi"), banners(guarded)) == ([1], "lost", (1, 0))
    # Without bodyguards there are two dice, and the camp is empty then.
    alone = own("ninja-assassin", army.format(""), throw(2, "swords"), hand=["flying-geese"])
    assert (rolled(alone), banners(alone)) == ([2], (1 + 3, 0))


@rule("SAM-22-020")
def test_ninja_thief_takes_tokens_and_a_dragon_card() -> None:
    army = f"{ARMY}\ntop dragons: kiai"
    case = own("ninja-thief", army, "honor honor circle")
    assert (honor(case), dragons(case, "top"), PRINTED["ninja-thief"]) == ((5 - 1 + 2, 3), ["kiai"], (1, 1, 1))
    card = own("ninja-thief", army, "swords swords circle", dragon_hand=["kiai"])
    assert (dragons(card, "bottom"), dragons(card, "top"), honor(card)) == (["kiai"], [], (4, 5))
    assert [event["clauses"] for event in card.log("sam-given")] == [["SAM-22-020"]]
    # As far as he has any; and it is no complete loss of honor.
    poor = own("ninja-thief", f"{ARMY}\nhonor: 5 1", "honor honor honor")
    assert (honor(poor), poor.log("sam-dishonored")) == ((5, 0), [])
    none = own("ninja-thief", ARMY, "swords swords honor")
    assert (dragons(none, "bottom"), honor(none)) == ([], (5, 4))


@rule("SAM-22-021")
def test_physician_heals_a_unit_away_from_the_enemy() -> None:
    army = "bottom: AY E2 1, SN F4 1, AY H1, AB A1 3\ntop: AY F5"
    case = own("physician", army, "triangle honor square")
    assert hexes(case, "target") == ["A1", "E2"]
    assert case.why_not("target F4") == case.why_not("target H1") == case.why_not("target F5") == "SAM-22-021"
    case.play("target E2")
    assert (case.blocks("E2"), honor(case), PRINTED["physician"]) == (3, (4, 5), (1, 1, 1))
    # Up to its size at the start.
    full = own("physician", army, "circle honor honor").play("target A1")
    assert full.blocks("A1") == 4


# -- honor ---------------------------------------------------------------------------------------


@rule("SAM-22-022")
def test_rice_famine_costs_three_tokens_or_all_honor() -> None:
    case = own("rice-famine", ARMY)
    assert (honor(case), PRINTED["rice-famine"]) == ((3, 2), (1, 2, 1))
    # Two of them lie on the card, three went back to the pool.
    assert pool(case) == 30 - 10 + 3
    exact = own("rice-famine", f"{ARMY}\nhonor: 5 3")
    assert (honor(exact), exact.log("sam-dishonored")) == ((3, 0), [])
    lost = own("rice-famine", f"{ARMY}\nhonor: 5 2", "triangle circle swords flag")
    assert (honor(lost), lost.log("sam-dishonored")[0]["side"]) == ((3, 0), "top")
    assert (lost.blocks("E9"), lost.blocks("F9")) == (3, 3)


@rule("SAM-22-023")
def test_tea_ceremony_brings_three_tokens_and_leaves_one_order() -> None:
    case = own("tea-ceremony", "bottom: AY E2, AY F2, AY A1\ntop: AY E9", card="flying-geese")
    assert (honor(case), PRINTED["tea-ceremony"]) == ((8, 5), (1, 0, 1))
    case.ask_everything = True
    case.play("order E2")
    assert case.why_not("order F2") == case.why_not("order A1") == "SAM-22-023"
    for card in ("line-command", "order-triangle", "shogun"):
        dice = [throw(5, "triangle", "triangle", miss="swords")] if card == "shogun" else []
        other = own("tea-ceremony", "bottom: AY E2, AY F2\ntop: AY E9", *dice, card=card).play("order E2")
        assert other.question == "cc-ask-move"


@rule("SAM-22-024")
def test_farmers_uprising_costs_tokens_by_dice() -> None:
    case = own("farmers-uprising", ARMY, "circle triangle triangle square")
    assert (honor(case), PRINTED["farmers-uprising"]) == ((4, 2), (1, 1, 1))
    none = own("farmers-uprising", ARMY, "square swords honor flag")
    assert honor(none) == (4, 5)
    lost = own("farmers-uprising", f"{ARMY}\nhonor: 5 1", "circle triangle flag flag", "circle swords flag flag")
    assert (honor(lost), lost.blocks("F9"), rolls_left(lost)) == ((4, 0), 3, 0)


# -- answers to the enemy's card -----------------------------------------------------------------


@rule("SAM-22-025")
def test_intercepted_orders_take_one_order_but_never_the_last() -> None:
    row = "bottom: AY E2, AY F2, AY G2, AY A1, AY K1\ntop: AY E9"
    case = answered("intercepted-orders", row, card="order-three-center").play("order E2", "order F2")
    assert (case.question, honor(case), PRINTED["intercepted-orders"]) == ("cc-ask-move", (5, 3), (1, 2, 2))
    asked = answered("intercepted-orders", row, card="order-three-center").play("order E2")
    asked.ask_everything = True
    assert asked.play("order F2").why_not("order G2") == "SAM-22-025"
    one = answered("intercepted-orders", row, card="order-one-center").play("order E2")
    assert one.question == "cc-ask-move"
    wings = answered("intercepted-orders", row, card="crane-wing").play("order A1", "order K1")
    assert wings.question == "cc-ask-move"
    line = answered("intercepted-orders", row, card="line-command").play("order E2", "order F2")
    assert line.question == "cc-ask-move"


@rule("SAM-22-026")
def test_unmasked_plot_shows_the_enemys_dragon_cards_and_discards_one() -> None:
    more = "bottom dragons: kiai war-cry turncoat"
    case = answered("unmasked-plot", ARMY, more=more)
    assert (case.question, case.decider) == ("sam-ask-unmask", "top")
    assert sorted(case.view("top")["dragonHands"]["bottom"]["hand"]) == ["kiai", "turncoat", "war-cry"]
    assert "hand" not in case.view("spectator")["dragonHands"]["bottom"]
    assert case.why_not("discard-dragon ferocity") == "SAM-22-026"
    case.play("discard-dragon war-cry")
    assert (dragons(case, "bottom"), case.lines()["dragon discards"]) == (["turncoat", "kiai"], "war-cry")
    assert (honor(case), PRINTED["unmasked-plot"]) == ((5, 4), (1, 1, 2))
    # The look is over.
    assert "hand" not in case.view("top")["dragonHands"]["bottom"]


@rule("SAM-22-026")
def test_unmasked_plot_needs_dragon_cards_to_look_at() -> None:
    text = f"{ARMY}\ntop dragons: unmasked-plot\nhonor: 5 5"
    case = field(text, luck=True).play("play crane-wing")
    assert case.decider == "bottom" or "dragon unmasked-plot" not in case.options()


INSULTED = "bottom: AY E4, leader E4 Jiro, SN F4, leader F4 Goro\ntop: AY E5, AY F5, leader F5 Taro"


@rule("SAM-22-027")
def test_insult_forbids_inspiration_and_the_attack_of_one_unit() -> None:
    case = answered("insult", INSULTED, throw(4), card="order-two-center")
    assert hexes(case, "target") == ["E4", "F4"]
    assert case.why_not("target E5") == "SAM-22-027"
    case.play("target E4")
    assert (honor(case), PRINTED["insult"]) == ((5, 3), (1, 2, 2))
    case.play("order E4", "order F4", "done")
    assert case.why_not("attack E4 E5") == "SAM-22-027"
    case.play("attack F4 F5")
    # The attacker's leader does not inspire.
    assert case.question == "cc-ask-battle-back"
    assert not case.log("sam-inspired")


@rule("SAM-22-027")
def test_insult_leaves_the_insulter_his_inspiration() -> None:
    case = answered("insult", INSULTED, throw(4), throw(4), card="order-two-center")
    case.play("target E4", "order F4", "done", "done", "attack F4 F5", "battle-back")
    assert (case.question, case.decider) == ("sam-ask-inspire", "top")


# -- movement ------------------------------------------------------------------------------------


def marching(dragon: str, army: str, ordered: str, more: str = "", card: str = "order-three-center") -> Case:
    """Pieces are ordered, and their owner may play a Dragon card before one of them moves."""
    text = f"{army}\ncard: {card}\n{ordered}\nbottom dragons: {dragon}\n{more}"
    return field(text, luck=True)


@rule("SAM-22-028")
@pytest.mark.parametrize(
    ("who", "far", "fights"), [("AB", "E6", True), ("AY", "E5", True), ("AY", "E6", False), ("SN", "E5", True)]
)
def test_forced_march_moves_infantry_one_hex_further(who: str, far: str, fights: bool) -> None:
    enemy = {"E5": "E6", "E6": "E7"}[far]
    case = marching("forced-march", f"bottom: {who} E3, AY H3\ntop: AY {enemy}, AY H4", "ordered: E3 H3")
    case.play("dragon forced-march", "target E3")
    assert (honor(case), PRINTED["forced-march"]) == ((4, 5), (2, 1, 3))
    assert far in hexes(case, "move", "E3")
    assert "E7" not in hexes(case, "move", "E3")
    case.play(f"move E3 {far}", "done")
    assert (case.options(f"attack {far} {enemy}") == [f"attack {far} {enemy}"]) is fights
    if not fights:
        assert case.why_not(f"attack {far} {enemy}") == "SAM-09-007"


@rule("SAM-22-028")
def test_forced_march_is_for_one_ordered_infantry_unit_and_terrain_stops_it() -> None:
    army = "bottom: AY E3, MSY G3, SN I3, AA K3\ntop: AY E11"
    case = marching("forced-march", army, "ordered: E3 G3 K3", "terrain: forest E4 D4 D3 F3 D2 E2")
    case.play("dragon forced-march")
    assert hexes(case, "target") == ["E3", "K3"]
    assert case.why_not("target G3") == case.why_not("target I3") == "SAM-22-028"
    march = case.clone().play("target E3")
    assert hexes(march, "move", "E3") == ["D2", "D3", "D4", "E2", "E4", "F3"]
    assert "K6" not in hexes(march, "move", "K3")
    # Arquebuses that moved still do not shoot.
    shooting = marching("forced-march", "bottom: AA E3, AY H3\ntop: AY E8, AY H4", "ordered: E3 H3")
    shooting.play("dragon forced-march", "target E3", "move E3 E6", "done")
    assert shooting.why_not("attack E6 E8") == "SAM-08-015"
    horse = marching("forced-march", "bottom: MSY G3\ntop: AY E11", "ordered: G3")
    assert horse.why_not("dragon forced-march") == "SAM-22-028"


@rule("SAM-22-029")
def test_swift_horses_move_cavalry_or_a_mounted_leader_one_hex_further() -> None:
    army = "bottom: MSY E3, AY G3, leader H3 Taro *mounted, leader F1 Jiro *foot\ntop: AY E7, AY L11"
    case = marching("swift-horses", army, "ordered: E3 G3\nordered leaders: H3 F1")
    case.play("dragon swift-horses")
    assert hexes(case, "target") == ["E3", "H3"]
    assert case.why_not("target G3") == case.why_not("target F1") == "SAM-22-029"
    leader = case.clone().play("target H3")
    assert "H7" in hexes(leader, "move-leader", "H3")
    assert "H8" not in hexes(leader, "move-leader", "H3")
    case.play("target E3")
    assert (honor(case), PRINTED["swift-horses"]) == ((4, 5), (1, 1, 3))
    assert "H7" not in hexes(case, "move-leader", "H3")
    case.play("move E3 E6", "done")
    assert case.options("attack") == ["attack E6 E7"]


def passing(dragon: str, army: str, *moves: str, dice: tuple[str, ...] = (), more: str = "") -> Case:
    """Ordered pieces have moved, and the other player may play a Dragon card."""
    card = "" if "card:" in more else "card: order-three-center\n"
    text = f"{army}\n{card}top dragons: {dragon}\n{more}"
    return field(text, *dice, luck=not dice).play(*moves)


@rule("SAM-22-030")
def test_caltrops_stop_a_unit_on_its_way_but_it_may_fight() -> None:
    army = "bottom: AB E3, AY H3\ntop: AY E6, AY F4\nordered: E3 H3\nordered leaders:"
    case = passing("caltrops", army, "move E3 E5")
    assert case.options() == ["dragon caltrops", "pass"]
    case.play("dragon caltrops")
    # Its owner says which of two ways it went.
    assert (case.decider, case.options()) == ("bottom", ["way D4", "way E4"])
    assert case.why_not("way F3") == "SAM-22-030"
    case.play("way E4")
    assert (case.blocks("E4"), case.unit("E5"), honor(case)) == (4, None, (5, 4))
    assert case.why_not("move E4 E5") == "SAM-06-007"
    case.play("done")
    assert case.options("attack E4") == ["attack E4 F4"]
    assert PRINTED["caltrops"] == (1, 1, 4)


@rule("SAM-22-030")
def test_caltrops_may_stop_a_long_move_after_each_hex() -> None:
    army = "bottom: MSY E3, MSY H3\ntop: AY A11\nordered: E3 H3"
    case = passing("caltrops", army, "move E3 E6", more="card: cavalry-charge").play("dragon caltrops")
    assert case.options() == ["after 1", "after 2"]
    assert case.why_not("after 3") == "SAM-22-030"
    case.play("after 2")
    # Two hexes from E3, and one from E6.
    assert case.options() == ["way E5", "way F5"]
    # Who moves one hex cannot be stopped before it.
    short = passing("caltrops", army, "move E3 E4", more="card: cavalry-charge")
    assert (short.decider, short.question) == ("bottom", "cc-ask-move")


@rule("SAM-22-030")
def test_caltrops_stop_a_leader_alone_before_he_joins_a_unit() -> None:
    army = "bottom: leader E3 Taro, AY E5, AY H3\ntop: AY A11\nordered leaders: E3\nordered: H3 E5"
    case = passing("caltrops", army, "move-leader E3 E5").play("dragon caltrops", "way D4")
    assert leader_place(case, "Taro") == "D4"
    # The unit that he did not reach may still move.
    assert case.options("move E5")


@rule("SAM-22-031")
def test_hail_of_arrows_shoots_at_once_at_a_unit_that_has_moved() -> None:
    army = "bottom: AY E4, AY H3\ntop: AB E7, AA C9, AY A11, AB K7\nordered: E4 H3"
    case = passing("hail-of-arrows", army, "move E4 E5", dice=("triangle honor",)).play("dragon hail-of-arrows")
    assert (case.question, case.options()) == ("sam-ask-hail", ["attack C9 E5", "attack E7 E5"])
    assert case.why_not("attack K7 E5") == "SAM-22-031"
    case.play("attack E7 E5")
    # Two dice as one that stands; a figure, and honor for the roller.
    assert (case.blocks("E5"), honor(case), PRINTED["hail-of-arrows"]) == (3, (5, 5 - 2 + 1), (1, 2, 4))
    assert (case.decider, case.question) == ("bottom", "cc-ask-move")


@rule("SAM-22-031")
def test_hail_of_arrows_drives_back_and_shoots_at_one_that_stays() -> None:
    army = "bottom: AY E5, AY H3\ntop: AB E7, AY A11\nordered: E5 H3"
    case = passing("hail-of-arrows", army, "done", dice=("flag triangle",)).play("dragon hail-of-arrows")
    assert case.question == "cc-ask-retreat"
    case.play("retreat E4")
    assert (case.blocks("E4"), honor(case)) == (3, (4, 3))
    # Nobody who could not shoot in his own turn does: an enemy beside it, no sight, no range.
    for top, more in (("AB E6", ""), ("AB D7", "terrain: forest D6 E6"), ("AB E9", "")):
        other = passing("hail-of-arrows", army.replace("AB E7", top), "done", more=more)
        assert other.decider == "bottom"

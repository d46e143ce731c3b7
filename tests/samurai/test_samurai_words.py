"""Samurai Battles speaks three languages: words, questions, events and refusals, tried out in whole random games."""

from __future__ import annotations

import re

import pytest
from words import (
    actions_shown,
    messages_sent,
    refusals,
    shared_messages,
    sources,
    tell_random_games,
    told_in_tests,
    untold,
    untranslated,
)

import vexilla.games.samurai
from samurai.fields import battle, field
from vexilla.catalogue import clauses
from vexilla.games import GAMES
from vexilla.games.commands_colors.board import SECTION_NAMES
from vexilla.games.commands_colors.cards import NO_ORDERS
from vexilla.games.commands_colors.windows import WINDOW_NAMES
from vexilla.games.samurai.cards import ALL_KEYS, CARDS
from vexilla.games.samurai.dragons import DRAGON_KEYS, DRAGONS, WINDOW_CLAUSES, WINDOW_KEYS
from vexilla.games.samurai.position import STRIKE_NAMES
from vexilla.games.samurai.rules import CLAUSES, SAMURAI_RULES
from vexilla.games.samurai.scenario import find_scenario, scenario_keys
from vexilla.games.samurai.show import DRAGON_QUESTION
from vexilla.games.samurai.terrain import GROUNDS
from vexilla.games.samurai.units import (
    FACES,
    KIND_KEYS,
    KINDS,
    LEADER_KIND_KEYS,
    LEADER_KINDS,
    RANK_NAMES,
    WEAPON_NAMES,
)
from vexilla.games.samurai.windows import MOMENTS
from vexilla.kernel.sides import SPECTATOR
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import Case

GAME = GAMES.find("samurai")
#: What the shared procedures can ask and say, but never do in this game.
NEVER = {"cc-ask-flee", "cc-ask-place", "cc-ask-ride", "cc-command"}
#: Rolls beside those of strikes.
ROLLS = (
    "leader-check",
    "duel",
    "dishonor",
    "shogun",
    "turncoat",
    "blue-dragon",
    "red-dragon",
    "ninja-assassin",
    "ninja-thief",
    "physician",
    "farmers-uprising",
    "pit-trap",
)
#: The shared way of a leader's flight, which this game has not.
NO_REFUSALS = {"refused-SAM-10-029"}


def questions_and_events() -> set[str]:
    """The ids of all that Samurai Battles asks and tells."""
    own = {
        message for message in messages_sent(vexilla.games.samurai, "sam") if not message.startswith(DRAGON_QUESTION)
    }
    own |= {f"{DRAGON_QUESTION}{WINDOW_NAMES[when]}" for when in MOMENTS}
    return own | (messages_sent(vexilla.games.samurai) | shared_messages()) - NEVER


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_exists(language: str) -> None:
    asked = questions_and_events()
    wanted = asked | actions_shown(GAME)
    wanted |= {f"samurai-now-{message}" for message in asked if message.startswith(("cc-ask-", "sam-ask-"))}
    wanted |= {f"samurai-what-{what}" for what in (*STRIKE_NAMES, *ROLLS)}
    assert untold(Speaker(language), GAME, wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_exists(language: str) -> None:
    wanted = {f"samurai-{word}" for word in ("title", "short-title", "about", "page-help", "help-text", "why-usage")}
    for kind in KIND_KEYS:
        wanted |= {f"samurai-unit-{kind}", f"samurai-code-{kind}", f"samurai-about-unit-{kind}"}
    for kind in LEADER_KIND_KEYS:
        wanted |= {f"samurai-leader-kind-{kind}", f"samurai-about-leader-kind-{kind}"}
    for card in ALL_KEYS:
        wanted |= {f"samurai-card-{card}", f"samurai-about-card-{card}"}
    for dragon in DRAGON_KEYS:
        # A Dragon card that is drawn is told as any card that is.
        wanted |= {f"samurai-dragon-{dragon}", f"samurai-about-dragon-{dragon}", f"samurai-card-{dragon}"}
    for land in {layer for ground in GROUNDS for layer in ground.key.split("+")}:
        wanted |= {f"samurai-terrain-{land}", f"samurai-about-terrain-{land}"}
    for face in FACES:
        wanted |= {f"samurai-face-{face}", f"samurai-dice-{face}"}
    wanted |= {f"samurai-rank-{rank}" for rank in RANK_NAMES} | {f"samurai-weapon-{weapon}" for weapon in WEAPON_NAMES}
    wanted |= {f"samurai-window-{window}" for window in WINDOW_KEYS}
    for option in GAME.options:
        wanted |= {f"samurai-option-{option.name}", f"samurai-about-option-{option.name}"}
        wanted |= {f"samurai-value-{value}" for value in option.values}
    wanted |= {f"samurai-section-{section}" for section in SECTION_NAMES}
    assert untold(Speaker(language), GAME, wanted) == []


def refused() -> set[str]:
    """The messages of all refusals that the rules can give."""
    wanted = refusals(vexilla.games.samurai, "SAM", CLAUSES, None) - NO_REFUSALS
    columns = [
        clause
        for ground in GROUNDS
        for clause in (ground.closed_clause, ground.stop_clause, ground.battle_clause, ground.advance_clause)
    ]
    columns += [kind.move_clause for kind in KINDS] + [kind.move_clause for kind in LEADER_KINDS]
    # A card that copies another never gives orders of its own.
    for card in [card for card in CARDS if card.orders != NO_ORDERS and card.key != "counter-attack"]:
        columns += [card.clause, card.lone_clause, card.still_clause, card.move_clause, card.missiles_clause]
        columns += [card.no_fire_clause, card.no_close_clause, card.keeps_off_clause]
    columns += [card.clause for card in DRAGONS] + list(WINDOW_CLAUSES)
    columns += [clause for stock in SAMURAI_RULES.stocks for clause in (stock.deck, stock.lose)]
    return wanted | {f"refused-{clause}" for clause in columns if clause}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    assert untold(Speaker(language), GAME, refused()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_card_is_its_own(language: str) -> None:
    speaker = Speaker(language)
    names = [speaker.word("samurai", "card", card) for card in (*ALL_KEYS, *DRAGON_KEYS)]
    assert len(set(names)) == len(names)
    assert names[len(ALL_KEYS) :] == [speaker.word("samurai", "dragon", dragon) for dragon in DRAGON_KEYS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_fit_the_board_and_differ(language: str) -> None:
    codes = [Speaker(language).say(f"samurai-code-{kind}") for kind in KIND_KEYS]
    assert all(1 <= len(code) <= 3 for code in codes)
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_were_shown_to_the_enemy_are_not_told_to_others(language: str) -> None:
    speaker = Speaker(language)
    seen = {"side": "top", "dragons": ["kiai", "war-cry"]}
    shown = speaker.tell("samurai", "sam-unmasked", seen, {"top": "Uesugi"})
    hidden = speaker.tell("samurai", "sam-unmasked", {"side": "top", "hidden": ["dragons"]}, {"top": "Uesugi"})
    for dragon in ("kiai", "war-cry"):
        assert speaker.word("samurai", "dragon", dragon) in shown
        assert speaker.word("samurai", "dragon", dragon) not in hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_that_are_missing_are_told(language: str) -> None:
    speaker = Speaker(language)
    for event in ("sam-honor-gained", "sam-honor-lost"):
        told = []
        for tokens, missing in ((0, 2), (1, 1), (2, 0)):
            arguments = {"side": "top", "tokens": tokens, "due": 2, "missing": missing, "left": 5, "pool": 0}
            told.append(speaker.tell("samurai", event, arguments, {"top": "Uesugi"}))
        assert all(sentence.startswith("Uesugi: ") and sentence.endswith(".") for sentence in told)
        assert [";" in sentence for sentence in told] == [True, True, False]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_fault_of_a_scenario_file_is_translated(language: str) -> None:
    speaker = Speaker(language)
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources(vexilla.games.samurai))
    reasons = set(re.findall(r'reason="(fault-[a-z-]+)"', text))
    assert len(reasons) > 5
    assert [reason for reason in sorted(reasons) if not speaker.knows(f"error-{reason}")] == []


@pytest.mark.parametrize("scenario", told_in_tests(scenario_keys()))
def test_whole_games_are_told_and_every_refusal_explained(scenario: str) -> None:
    tell_random_games(scenario, GAME.key, range(1))


@pytest.mark.parametrize("key", scenario_keys())
def test_every_name_of_a_scenario_is_translated(key: str) -> None:
    for language in ("ru", "uk"):
        assert untranslated(find_scenario(key).scenario, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("swords", ["swords", "flag"])
def test_a_duel_is_told(language: str, swords: str) -> None:
    """Random games hardly ever come to one."""
    rolls = [f"{swords} circle circle circle circle circle circle", "flag circle circle circle circle"]
    case = field(
        """
        bottom: SN E4, leader E4 Naoe
        top: SN E5, leader E5 Hara
        bottom dragons: challenge
        card: order-two-center
        ordered: E4
        to do: battle
        bottom hand: order-two-left order-two-right order-three-left order-three-right
        """,
        *rolls,
        hand=["flying-geese"] if swords == "swords" else [],
        luck=True,
    )
    case.play("attack E4 E5", "dragon challenge")
    speaker = Speaker(language)
    names = [event.name for event in case.match.log]
    assert "sam-duel" in names
    assert ("sam-duel-lost" if swords == "swords" else "sam-duel-drawn") in names
    for event in case.match.log:
        assert speaker.tell("samurai", event.name, event.seen_by(SPECTATOR), {"bottom": "A", "top": "B"})


# -- what questions name -------------------------------------------------------------------------


def said(case: Case, language: str = "en") -> str:
    choice = case.match.choice()
    return Speaker(language).tell("samurai", choice.question(), choice.about(case.match), {"top": "Takeda"})


def test_the_question_of_flags_tells_the_unit_the_flags_and_their_price() -> None:
    case = battle("bottom: AY E4\ntop: SN E5, leader E5 Uesugi\nordered: E4\nhonor: 0 5", "flag flag circle")
    case.play("attack E4 E5")
    assert said(case) == (
        "Unit E5 (samurai with naginata), 2 flags: how many are ignored? Each hex of retreat costs 3 tokens."
    )
    case.play("ignore 1")
    assert said(case) == "Unit E5 (samurai with naginata) retreats: to which hex? Each costs 3 tokens."


def test_a_leader_alone_is_named_with_the_price_of_his_retreat_until_he_has_paid() -> None:
    case = battle("bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\nhonor: 0 5", "flag flag flag")
    case.play("attack E4 E5")
    assert said(case) == "Uesugi (E5) is alone: retreat for 3 tokens, or seppuku?"
    case.play("flee E6")
    assert said(case) == "Uesugi (E6) has paid and goes on: to which hex, or is this the end of the way?"


def test_movement_names_dragon_cards_only_as_long_as_one_may_be_played() -> None:
    pieces = "bottom: AY E2\ntop: AB E9\nordered: E2\nbottom dragons: swift-horses kiai\ncard: order-two-center\n"
    assert "Dragon card" in said(field(pieces + "to do: move"))
    assert "Dragon card" not in said(field(pieces + "dragons: forced-march nothing\nto do: move"))


def test_dragon_questions_tell_what_they_are_about() -> None:
    hands = "bottom hand: order-three-center first-strike\ntop hand: order-three-center\ndiscards: first-strike\n"
    pieces = "bottom: AY E2, AY G2\ntop: AB E5, AY I9\ntop dragons: hail-of-arrows\n"
    case = field(pieces + hands + "to do: card").play("play order-three-center")
    assert case.question == "sam-ask-dragon-card-played"
    assert "Order Three Units Center" in said(case)
    case.play("pass", "order E2", "order G2", "move E2 E3")
    assert case.question == "sam-ask-dragon-after-move"
    assert said(case).startswith("Unit E3 (ashigaru with yari) has moved from E2.")
    assert case.view("bottom")["decision"]["trail"] == ["E2", "E3"]


def test_before_a_roll_the_dice_and_who_rolls_are_told() -> None:
    case = battle("bottom: AY E4\ntop: SN E5\nordered: E4\nbottom dragons: war-cry\nhonor: 5 0").play("attack E4 E5")
    assert case.question == "sam-ask-dragon-before-roll"
    assert said(case).startswith("Unit E4 (ashigaru with yari) → E5, attack: 3 dice, not yet rolled.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_moments_of_dragon_cards_and_do_not_number_them(language: str) -> None:
    known = clauses("samurai", language)
    numbered = re.compile(r"\b(windows?|окн\w*|вікн\w*|вікон) \d", re.IGNORECASE)
    assert [clause.id for clause in known.values() if numbered.search(f"{clause.text} {clause.note}")] == []
    for card in DRAGONS:
        moment = known[WINDOW_CLAUSES[card.window]].text.partition(":")[0]
        assert moment[1:] in known[card.clause].text.partition(":")[0], card.key

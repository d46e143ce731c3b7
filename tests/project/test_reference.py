"""The reference of each game: everything of its tables, in words, with clauses; nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.catalogue import clause_exists
from vexilla.games import GAMES
from vexilla.games.ancients import cards as ancients_cards
from vexilla.games.ancients import terrain as ancients_terrain
from vexilla.games.ancients import units as ancients_units
from vexilla.games.battle_line.cards import CARD_NAMES, TACTICS_NAMES, TROOPS
from vexilla.games.battle_line.formation import KIND_NAMES
from vexilla.games.grand_battle.tables.terrain import GROUNDS
from vexilla.games.grand_battle.tables.troops import TROOP_TYPES
from vexilla.games.napoleonics import cards as napoleonics_cards
from vexilla.games.napoleonics import terrain as napoleonics_terrain
from vexilla.games.napoleonics import units as napoleonics_units
from vexilla.games.samurai import cards as samurai_cards
from vexilla.games.samurai import terrain as samurai_terrain
from vexilla.games.samurai import units as samurai_units
from vexilla.games.samurai.dragons import DRAGONS
from vexilla.kernel.chance import Generator
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.locales import LANGUAGES, Speaker
from vexilla.reference import tables_of
from vexilla.reference.told import reference_of

GAMES_WITH_TABLES = [game.key for game in GAMES.games.values() if tables_of(game)]


def rows(game: str, table: str) -> dict[str, Any]:
    found = next(each for each in tables_of(GAMES.find(game)) if each.key == table)
    return {row.key: row for row in found.rows}


@pytest.mark.parametrize(
    ("game", "cards", "terrain", "units"),
    [
        ("ancients", ancients_cards, ancients_terrain, ancients_units),
        ("napoleonics", napoleonics_cards, napoleonics_terrain, napoleonics_units),
        ("samurai", samurai_cards, samurai_terrain, samurai_units),
    ],
)
def test_every_unit_ground_face_and_card_is_there(game: str, cards: Any, terrain: Any, units: Any) -> None:
    assert list(rows(game, "units")) == list(units.KIND_KEYS)
    for kind in units.KINDS:
        assert rows(game, "units")[kind.key].facts["move"] in (kind.move, str(kind.move))
    assert set(rows(game, "terrain")) == {key for key in terrain.GROUND_KEYS if "+" not in key}
    assert list(rows(game, "dice")) == list(units.FACES)
    counts = {key: row.count for key, row in rows(game, "cards").items()}
    assert counts == dict(zip(cards.CARD_KEYS, cards.TABLE.copies(), strict=True))


def test_dragons_formations_troops_and_the_sheets_of_grand_battle_are_there() -> None:
    assert {key: row.count for key, row in rows("samurai", "dragons").items()} == {
        card.key: card.copies for card in DRAGONS
    }
    assert set(rows("battle_line", "formations")) == set(KIND_NAMES) - {"sum"}
    assert list(rows("battle_line", "tactics")) == list(TACTICS_NAMES)
    assert list(rows("battle_line", "troops")) == list(CARD_NAMES[:TROOPS])
    assert list(rows("grand_battle", "units")) == [each.key for each in TROOP_TYPES]
    assert list(rows("grand_battle", "terrain")) == [each.key for each in GROUNDS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_WITH_TABLES)
def test_it_is_told_in_words_and_leads_to_clauses(game: str, language: str) -> None:
    reference = reference_of(GAMES.find(game), Speaker(language))
    assert reference is not None
    for chapter in reference.chapters:
        assert len({entry.key for entry in chapter.entries}) == len(chapter.entries)
        for entry in chapter.entries:
            assert entry.title
            assert entry.title.lower() != entry.key or " " in entry.title or language == "en", entry
            assert entry.text or chapter.key == "troops", entry
            assert all(clause_exists(clause) for clause in entry.clauses + entry.more), entry
            assert not any("reference-" in fact.value + fact.title for fact in entry.facts), entry
    titles = {(chapter.key, entry.key) for chapter in reference.chapters for entry in chapter.entries}
    for term in reference.terms:
        assert all((term.chapter, key) in titles for key in term.entries)
        assert set(term.words) <= set(reference.forms.values()), term


def seen(game: str, view: dict[str, Any], side: str) -> dict[str, list[str]]:
    """The cards that a view shows, by deck, as the page counts them (web/src/boards/*/seen.ts)."""
    if game == "battle_line":
        flags = [
            flag[each][what]
            for flag in view["flags"]
            for each in ("bottom", "top")
            for what in ("cards", "environment")
        ]
        hands = [view["hands"][side]["cards"], *(hand.get("known", []) for hand in view["hands"].values())]
        piles = [pile["next"] for pile in view["piles"].values()]
        return {"all": [card for cards in (*flags, *hands, *piles, *view["discards"].values()) for card in cards]}
    table = [view["played"], *(space["card"] for space in view.get("track", {}).get(side, ()) if space)]
    scouted = (view.get("scouted") or {}).get("hand", [])
    found = {"cards": [*view["discards"], *view["hands"][side]["hand"], *scouted, *(card for card in table if card)]}
    if game == "samurai":
        shown = [card for card in view["dragons"].values() if card]
        found["dragons"] = [*view["dragonDiscards"], *view["dragonHands"][side]["hand"], *shown]
    return found


@pytest.mark.parametrize("game", ["battle_line", "ancients", "napoleonics", "samurai"])
def test_how_many_are_gone_is_the_same_whatever_is_hidden(game: str) -> None:
    """What a side counts does not change when all it cannot see is dealt anew, and never exceeds the deck."""
    match = GAMES.find(game).new(seed=b"reference-counts")
    if game == "battle_line":
        decks = {"all": {**rows(game, "troops"), **rows(game, "tactics")}}
    else:
        decks = {deck: rows(game, deck) for deck in seen(game, match.view(BOTTOM), "bottom")}
    generator = Generator(7)
    for step in range(120):
        if match.over:
            break
        for side in SIDES:
            name = ("bottom", "top")[side]
            counted = seen(game, match.view(side), name)
            if step % 20 == 0:
                other = match.imagine(side, Generator(step + 1))
                assert seen(game, other.view(side), name) == counted
            for deck, cards in counted.items():
                for card in set(cards):
                    assert cards.count(card) <= decks[deck][card].count, (deck, card)
        options = match.options()
        match.take(options[generator.below(len(options))])
    assert {BOTTOM, TOP} == set(SIDES)

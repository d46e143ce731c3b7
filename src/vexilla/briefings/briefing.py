"""A whole briefing in the reader's language: the written text, and what the engine says of the set-up."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.game import AnyGame, Names
from ..kernel.outline import Force, Outline, SpecialRule
from ..kernel.setup import Setup
from ..kernel.sides import BOTTOM, NOBODY, SIDE_NAMES, SIDES, TOP
from ..locales import Speaker
from . import BriefingText, briefing_text


@dataclass(frozen=True)
class Kind:
    """So many units of a kind."""

    key: str
    title: str
    count: int


@dataclass(frozen=True)
class Means:
    """What a side has or needs: its name, and how much of it."""

    title: str
    count: int


@dataclass(frozen=True)
class SideBriefing:
    """One side: its name, who leads it, what it has, and what to try as it."""

    title: str
    commander: str
    means: list[Means]
    units: list[Kind]
    plan: str


@dataclass(frozen=True)
class BothSides:
    """The two sides."""

    bottom: SideBriefing
    top: SideBriefing


@dataclass(frozen=True)
class RuleTold:
    """A special rule in words, and the clauses that it stands on."""

    text: str
    clauses: list[str]


@dataclass(frozen=True)
class GroundTold:
    """A kind of terrain on the map, and what it does."""

    key: str
    title: str
    about: str


@dataclass(frozen=True)
class Briefing:
    """All that players are told before a battle, in their language."""

    title: str
    date: str
    history: str
    sources: list[str]
    #: Who begins, in words.
    first: str
    #: The last turn; 0 where there is none.
    turns: int
    sides: BothSides
    #: What the maker of the set-up remarks, and why it is uneven.
    notes: list[str]
    rules: list[RuleTold]
    land: list[GroundTold]
    #: What its kinds of land are: ``terrain`` of hexes, or ``ground`` of a measured table.
    ground: str


def briefing_of(game: AnyGame, setup: Setup, speaker: Speaker) -> Briefing | None:
    """The briefing of a battle; of a player's own with what its file tells. None of a game without battles."""
    outline = game.outline(setup)
    if outline is None:
        return None
    names = game.names(setup, speaker.language)
    account = game.account(setup, speaker.language)
    written = briefing_text(game.key, setup.scenario, speaker.language) if setup.given is None else None
    text = written or BriefingText(account.history, account.sources, account.plans)
    titles = _titles(game, outline, names, speaker)
    bottom, top = (_side(game, outline, side, titles[side], text.plans[side], names, speaker) for side in SIDES)
    people = {SIDE_NAMES[BOTTOM]: titles[BOTTOM], SIDE_NAMES[TOP]: titles[TOP], **names.people}
    return Briefing(
        title=names.title or speaker.title(game.key),
        date=names.date,
        history=text.history,
        sources=list(text.sources),
        first=_first(game, outline, titles, speaker),
        turns=outline.turn_limit,
        sides=BothSides(bottom, top),
        notes=[note for note in (account.notes, account.lopsided) if note],
        rules=[_rule(game, rule, people, speaker) for rule in outline.rules],
        land=[
            GroundTold(
                key,
                _capital(speaker.word(game.key, outline.ground_word, key)),
                speaker.of_game(game.key, f"about-{outline.ground_word}-{key}"),
            )
            for key in outline.grounds
        ],
        ground=outline.ground_word,
    )


def _titles(game: AnyGame, outline: Outline, names: Names, speaker: Speaker) -> tuple[str, str]:
    """What the sides are called: by the battle, by the game's word for the army, or plainly."""
    bottom, top = (
        names.sides[side]
        or _army(game, outline.forces[side].army, names, speaker)
        or speaker.say(f"side-{SIDE_NAMES[side]}")
        for side in SIDES
    )
    return bottom, top


def _army(game: AnyGame, army: str, names: Names, speaker: Speaker) -> str:
    word = speaker.word(game.key, "army", army)
    return word if word != army else names.people.get(army, army)


def _first(game: AnyGame, outline: Outline, titles: tuple[str, str], speaker: Speaker) -> str:
    if outline.first == NOBODY:
        return speaker.say(speaker.worded(game.key, "briefing-nobody-begins"))
    return speaker.say(speaker.worded(game.key, "briefing-begins"), side=titles[outline.first])


def _side(
    game: AnyGame, outline: Outline, side: int, title: str, plan: str, names: Names, speaker: Speaker
) -> SideBriefing:
    force = outline.forces[side]
    means = [
        Means(speaker.say(speaker.worded(game.key, f"briefing-{key}")), count) for key, count in force.means.items()
    ]
    commander = names.people.get(force.commander, force.commander)
    return SideBriefing(title, commander, means, _units(game, outline, force, speaker), plan)


def _units(game: AnyGame, outline: Outline, force: Force, speaker: Speaker) -> list[Kind]:
    word = outline.unit_word
    return [Kind(key, _capital(speaker.word(game.key, word, key)), count) for key, count in force.units.items()]


def _rule(game: AnyGame, rule: SpecialRule, people: dict[str, str], speaker: Speaker) -> RuleTold:
    return RuleTold(speaker.tell(game.key, rule.message, rule.arguments, people), list(rule.clauses))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

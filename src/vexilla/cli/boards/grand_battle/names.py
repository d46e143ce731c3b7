"""What the units, commanders and sides of a battle are called, in the reader's language."""

from __future__ import annotations

from typing import Final

from ....games.grand_battle.battles.meeting import AND_BETWEEN
from ....games.grand_battle.game import GAME
from ....games.grand_battle.position import GrandBattle
from ....games.grand_battle.roster import BAGGAGE, CREW_ON_FOOT, MELEE_HALF, SERVANTS, SHOOTER_HALF
from ....games.grand_battle.tables.terrain import GROUNDS
from ....kernel.setup import Setup
from ....kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from ....locales import Speaker
from ...grand_battle.armies import name_of

_GAME: Final = "grand_battle"
#: What is added to the id of a unit for a part of it, and the message that names the part.
_PARTS: Final = ((MELEE_HALF, "half-melee"), (SHOOTER_HALF, "half-shot"), (CREW_ON_FOOT, "half-crew"))


#: No dice bring more pieces of ground, and no camp has more sections.
_PIECES: Final = 12
_SECTIONS: Final = 24


def names_of(speaker: Speaker, setup: Setup) -> dict[str, str]:
    """By the ids of units, commanders, sections of camps, and sides."""
    start = GAME.start_of(setup)
    names = {SIDE_NAMES[side]: speaker.say(f"side-{SIDE_NAMES[side]}") for side in SIDES}
    people: dict[str, str] = {}
    battle = GAME.battle_of(setup)
    if battle is not None:
        for side in SIDES:
            army = battle.armies[side]
            names[SIDE_NAMES[side]] = name_of(speaker, army)
            people |= {each.name: army.word(each.name, speaker.language) for each in army.commanders}
        if names[SIDE_NAMES[BOTTOM]] == names[SIDE_NAMES[TOP]]:
            for name in SIDE_NAMES[:2]:
                seat = speaker.say(f"side-{name}")
                names[name] = speaker.say("grand-battle-army-of-side", army=names[name], side=seat)
    for commander in start.roster.commanders:
        names[commander.id] = people.get(commander.name, commander.name)
    for unit in range(len(start.roster.ids)):
        names[start.roster.ids[unit]] = _unit(speaker, start, unit, names)
    for section in start.sections:
        owner, _, number = section.id.rpartition("-")
        camp = owner.rpartition("-")[2]
        if camp in names:
            names[section.id] = speaker.say("grand-battle-section-of", side=names[camp], number=number)
    return names


def title_of(speaker: Speaker, setup: Setup) -> str:
    """What a battle is called: of two armies that meet, by their names in the reader's language."""
    battle = GAME.battle_of(setup)
    title = GAME.names(setup, speaker.language).title
    if battle is not None and title == AND_BETWEEN.join([army.name for army in battle.armies]):
        return AND_BETWEEN.join([name_of(speaker, army) for army in battle.armies])
    return title


def land_names(speaker: Speaker, setup: Setup) -> dict[str, str]:
    """By the ids of ground, hills, bridges and sections to come: what it is, for files name them in one language."""
    land = GAME.start_of(setup).landscape
    named = names_of(speaker, setup)
    # What the dice bring in a pick-up battle, and where camps are set up, is known only later.
    to_come = [(ground.key, speaker.word(_GAME, "ground", ground.key)) for ground in GROUNDS]
    to_come.append(("hill", speaker.say("grand-battle-hill")))
    names = {f"{kind}-{number}": word for kind, word in to_come for number in range(1, _PIECES + 1)}
    for side in SIDE_NAMES[:2]:
        for number in range(1, _SECTIONS + 1):
            told = speaker.say("grand-battle-section-of", side=named[side], number=str(number))
            names[f"camp-{side}-{number}"] = told
    names |= {piece.id: speaker.word(_GAME, "ground", piece.kind.key) for piece in land.pieces}
    names |= {hill.id: speaker.say("grand-battle-hill") for hill in land.hills}
    return names | {bridge.id: speaker.word(_GAME, "ground", "bridge") for bridge in land.bridges}


def _unit(speaker: Speaker, start: GrandBattle, unit: int, names: dict[str, str]) -> str:
    entry = start.roster.units[unit]
    side = names[SIDE_NAMES[entry.side]]
    if entry.profile is SERVANTS:
        return speaker.say("grand-battle-servants-of", side=side)
    if entry.profile is BAGGAGE:
        return speaker.say("grand-battle-baggage-of", side=side)
    for ending, message in _PARTS:
        whole = entry.id.removesuffix(ending)
        if whole != entry.id and whole in names:
            return speaker.say(f"grand-battle-{message}", unit=names[whole])
    key, _, number = entry.id.rpartition("-")
    if key != entry.profile.key or not number.isdecimal():
        return entry.id
    name = entry.profile.name or profile_name(speaker, key)
    return speaker.say("grand-battle-numbered", name=name, number=number)


def profile_name(speaker: Speaker, key: str) -> str:
    """What a kind of unit is called in a sentence: shortly, where its whole name is long."""
    short = speaker.word(_GAME, "short", key)
    return speaker.word(_GAME, "profile", key) if short == key else short

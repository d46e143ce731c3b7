"""Armies of Grand Battle in the terminal: lists and files, shown and checked."""

from __future__ import annotations

import json
import pathlib

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...games.grand_battle.armies.army import Army
from ...games.grand_battle.armies.library import LIBRARY, SUFFIX
from ...games.grand_battle.armies.profile import MIXED, Profile
from ...games.grand_battle.armies.profile_reader import trait_names
from ...games.grand_battle.armies.reader import GAME, MOST_UNITS, BadArmy
from ...games.grand_battle.armies.schema import army_schema
from ...games.grand_battle.battles.matching import OF_THE_DEARER
from ...games.grand_battle.battles.meeting import meeting
from ...games.grand_battle.game import GAME as BATTLE_GAME
from ...games.grand_battle.tables.reserves import ROLE_KEYS
from ...kernel.setup import Fault
from ...locales import Speaker
from ..files import read_text, write_new
from ..screen import Screen, Stop

_STEP = 1_000


def list_armies(screen: Screen) -> None:
    """A row an army, the two of a battle below each other."""
    say = screen.speaker.say
    table = Table(title=say("armies-title"))
    for column in ("key", "army", "battle"):
        table.add_column(say(f"armies-{column}"))
    for column in ("units", "price", "steadfastness", "discipline"):
        table.add_column(say(f"armies-{column}"), justify="right")
    for pair in LIBRARY.pairs():
        battle = screen.speaker.word(GAME, "battle", pair.key)
        for key in pair.armies:
            army = LIBRARY.find(key)
            name = screen.speaker.word(GAME, "army", key)
            numbers = (len(army.units), army.price, halves(army.steadfastness), army.discipline)
            when = f"{battle}, {year_of(screen.speaker, pair.year)}" if key == pair.armies[0] else ""
            table.add_row(key, name, when, *[str(number) for number in numbers])
    screen.show(table)


def print_army_schema(screen: Screen) -> None:
    """The schema of army files as JSON."""
    screen.console.print_json(json.dumps(army_schema(), ensure_ascii=False))


def show_army(screen: Screen, name: str) -> None:
    """A list or a player's army: its units with their profiles, its commanders, what it amounts to."""
    army = _read(screen, pathlib.Path(name)) if name.endswith(SUFFIX) else LIBRARY.find(name)
    speaker = screen.speaker
    say = speaker.say
    table = Table(title=f"{name_of(speaker, army)}, {year_of(speaker, army.source.year)}")
    table.add_column(say("armies-profile"), overflow="fold", min_width=20)
    for column in ("count", "BS", "P", "AR", "MV", "C"):
        table.add_column(say(f"armies-{column}"), justify="right")
    table.add_column(say("armies-price"), justify="right")
    for profile, count, limits in _rows(army):
        table.add_row(
            _described(speaker, profile),
            f"{count} {limits}".strip(),
            strength_of(profile),
            str(profile.melee),
            str(profile.armour),
            str(profile.move // _STEP),
            shooting_of(profile),
            str(profile.price),
        )
    screen.show(table)
    for commander in army.commanders:
        unit = army.units[commander.unit]
        screen.say(
            "armies-general" if commander.is_general else "armies-commander",
            name=army.word(commander.name, speaker.language),
            command=commander.command,
            leadership=commander.leadership,
            unit=profile_name(speaker, unit.profile),
        )
    _show_totals(screen, army)


def _described(speaker: Speaker, profile: Profile) -> Text:
    """A profile as it is typed, what it is called, and its traits, below each other."""
    told = [profile_name(speaker, profile)]
    traits = [speaker.word(GAME, "trait", trait) for trait in trait_names(profile.traits)]
    if traits:
        told.append(", ".join(traits))
    return Text(profile.key, style="bold").append("".join([f"\n{each}" for each in told]), style="not bold")


def _rows(army: Army) -> list[tuple[Profile, int, str]]:
    """Each line of an army: how many units there are, and in a list how many there may be."""
    rows: list[tuple[Profile, int, str]] = []
    shown: list[str] = []
    is_list = army.key == army.source.key
    for line in army.source.lines if is_list else ():
        count = len([1 for unit in army.units if unit.profile is line.profile])
        is_limited = line.least > 0 or line.most < MOST_UNITS
        rows.append((line.profile, count, f"({line.least}–{line.most})" if is_limited else ""))
        shown.append(line.profile.key)
    for unit in army.units:
        if unit.profile.key not in shown:
            same = [1 for other in army.units if other.profile is unit.profile]
            rows.append((unit.profile, len(same), ""))
            shown.append(unit.profile.key)
    return rows


def _show_totals(screen: Screen, army: Army) -> None:
    speaker = screen.speaker
    source = army.source
    screen.say(
        "armies-totals",
        units=len(army.units),
        price=str(army.price),
        steadfastness=halves(army.steadfastness),
        discipline=army.discipline,
        camp=speaker.word(GAME, "camp", army.camp.key),
    )
    for key, number in (("barricade", army.barricades), ("works", army.works)):
        if number:
            screen.say(f"armies-{key}", number=number)
    reserve = [unit for unit in army.units if unit.in_reserve]
    if reserve:
        screen.say("armies-reserve", units=len(reserve), price=str(army.reserve_price))
    if army.role >= 0:
        screen.say("armies-role", role=speaker.word(GAME, "role", ROLE_KEYS[army.role]))
    fears = [
        speaker.word(GAME, "fear", fear)
        for fear, is_so in (("elephants", source.fears_elephants), ("artillery", source.fears_artillery))
        if is_so
    ]
    if fears:
        screen.say("armies-fears", what=", ".join(fears))
    if army.notes:
        screen.show(Text(army.words.get(speaker.language, {}).get("notes", army.notes)))


def write_meeting(
    screen: Screen,
    names: tuple[str, str],
    budget: int | None,
    turns: int | None,
    measuring: str | None,
    file: pathlib.Path | None,
) -> None:
    """The pick-up battle of two armies as a file, or on the screen."""
    given = meeting(*names, OF_THE_DEARER if budget is None else budget, turns, measuring)
    # Whatever is wrong with the numbers is told before anything is written.
    BATTLE_GAME.pinned(given.name, BATTLE_GAME.checked_options(None), given)
    if file is None:
        screen.console.print(escape(given.text.rstrip()), soft_wrap=True, highlight=False)
    else:
        write_new(screen, file, given.text)
        screen.say("armies-met", style="green", file=str(file))


def check_armies(screen: Screen, files: tuple[pathlib.Path, ...]) -> None:
    """Every fault of every file, or what a sound army amounts to; what is unusual is told as well."""
    faults = 0
    for file in files:
        try:
            army = LIBRARY.read(str(file), read_text(screen, file))
        except BadArmy as problem:
            faults += len(problem.faults)
            _tell(screen, file, problem.faults, "red")
            continue
        _tell(screen, file, army.warnings, "yellow")
        screen.say(
            "armies-good",
            style="green",
            file=str(file),
            name=army.name,
            units=len(army.units),
            price=str(army.price),
            steadfastness=halves(army.steadfastness),
            discipline=army.discipline,
        )
    if faults:
        raise Stop(screen.speaker.say("armies-bad", count=faults))


def _tell(screen: Screen, file: pathlib.Path, faults: list[Fault], style: str) -> None:
    for fault in faults:
        wrong = screen.speaker.explain_fault(fault)
        screen.console.print(escape(f"{file}:{fault.line}: {wrong}"), style=style, soft_wrap=True)


def _read(screen: Screen, file: pathlib.Path) -> Army:
    try:
        return LIBRARY.read(str(file), read_text(screen, file))
    except BadArmy as problem:
        raise Stop(screen.speaker.explain(problem)) from None


# -- words -----------------------------------------------------------------------------------------


def name_of(speaker: Speaker, army: Army) -> str:
    """The name of an army: of ours as it is translated, of a player's as his file has it."""
    word = speaker.word(GAME, "army", army.key)
    return army.word(army.name, speaker.language) if word == army.key else word


def profile_name(speaker: Speaker, profile: Profile) -> str:
    """The name of a profile; a staff and who has dismounted are told by whom they are from."""
    if profile.name:
        return profile.name
    if profile.parent is not None:
        what = "on-foot" if profile.key.endswith("-on-foot") else "staff"
        return speaker.say(f"grand-battle-{what}", unit=profile_name(speaker, profile.parent))
    return speaker.word(GAME, "profile", profile.key)


def strength_of(profile: Profile) -> str:
    """BS, of two bases with the figures of both: ``6 (5 + 4)``."""
    if profile.support is None:
        return str(profile.strength)
    return f"{profile.strength} ({profile.figures} + {profile.support.figures})"


def shooting_of(profile: Profile) -> str:
    """C with penetration and class of range, near, and below it far with the range, for guns."""
    if profile.gun is not None:
        near, far = profile.gun.case, profile.gun.ball
        fire = f"{near[0]} (-{near[1]})"
        return f"{fire}\n{far[0]} (-{far[1]}), {profile.gun.reach // _STEP}" if profile.gun.reach else fire
    shooters = profile.shooters if profile.formation == MIXED else profile
    if shooters.weapon is None:
        return "–"
    penetration = f" (-{shooters.penetration})" if shooters.penetration else ""
    return f"{shooters.shooting}{penetration}, {shooters.range_class}"


def year_of(speaker: Speaker, year: int) -> str:
    """A year as people say it."""
    return speaker.say("armies-before-christ", year=str(-year)) if year < 0 else str(year)


def halves(value: int) -> str:
    """A number of halves as people write it."""
    return f"{value // 2}.5" if value % 2 else str(value // 2)

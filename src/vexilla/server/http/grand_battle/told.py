"""Army lists and armies of Grand Battle, told in the reader's language; every number is the engine's."""

from __future__ import annotations

from typing import Any, Final

from ....games.grand_battle.armies.army import Army, Commander, Line
from ....games.grand_battle.armies.library import LIBRARY, Pair
from ....games.grand_battle.armies.prices import BARRICADE_PRICE, LEAST_PER_CENT, WORKS_PRICE, price_of_commander
from ....games.grand_battle.armies.profile import FORMATION_KEYS, SINGLE, Profile
from ....games.grand_battle.armies.profile_reader import trait_names
from ....games.grand_battle.armies.reader import GAME, MOST_UNITS
from ....games.grand_battle.armies.writing import usual_data
from ....games.grand_battle.tables.camps import CAMPS
from ....games.grand_battle.tables.command import USUAL_COMMAND, USUAL_LEADERSHIP
from ....games.grand_battle.tables.reserves import ARRIVALS, RESERVE_PER_CENT, ROLE_KEYS
from ....games.grand_battle.tables.troops import CATEGORY_KEYS, CAVALRY, ELEPHANTS
from ....kernel.setup import Fault
from ....locales import Speaker
from .bodies import (
    Armies,
    ArmyChecked,
    ArmyListTold,
    ArmyNamed,
    BaseTold,
    CampTold,
    FaultTold,
    Fielded,
    LineTold,
    ModeTold,
    Named,
    OfficerTold,
    PersonTold,
    ProfileTold,
    Totals,
)
from .drafts import draft_of

_STEP: Final = 1_000
_HUNDRED: Final = 100


# -- lists ---------------------------------------------------------------------------------------


def armies_told(speaker: Speaker) -> Armies:
    """All lists, a pair after another."""
    return Armies([_named(pair, key, speaker) for pair in LIBRARY.pairs() for key in pair.armies])


def list_told(key: str, speaker: Speaker) -> ArmyListTold:
    """One list; BadSetup if there is none of this name."""
    army = LIBRARY.find(key)
    source = army.source
    pair = next(each for each in LIBRARY.pairs() if key in each.armies)
    generals = [each.name for each in army.commanders if each.is_general]
    persons = [
        _person(name, army.word(name, speaker.language), points.command, points.leadership, general=name in generals)
        for name, points in source.persons.items()
    ]
    fears = (("elephants", source.fears_elephants), ("artillery", source.fears_artillery))
    draft = draft_of(usual_data(army))
    assert draft is not None
    # Whoever begins with it gives it a name; until then it goes by that of the list, in his language.
    draft.name = _title(key, speaker)
    return ArmyListTold(
        army=_named(pair, key, speaker),
        lines=[_line(line, army, speaker) for line in source.lines],
        persons=persons,
        other=_person("", "", USUAL_COMMAND, USUAL_LEADERSHIP, general=False),
        max_commanders=source.max_commanders,
        camps=[
            CampTold(each.key, _word("camp", each.key, speaker), each.price, each.steadfastness / 2)
            for each in CAMPS
            if each.key in source.camps
        ],
        max_barricades=source.max_barricades,
        max_works=source.max_works,
        barricade_price=BARRICADE_PRICE,
        works_price=WORKS_PRICE,
        modes=[ModeTold(each.key, ROLE_KEYS[each.role], each.turn) for each in ARRIVALS],
        fears=[Named(fear, _word("fear", fear, speaker)) for fear, is_so in fears if is_so],
        draft=draft,
    )


def _named(pair: Pair, key: str, speaker: Speaker) -> ArmyNamed:
    army = LIBRARY.find(key)
    year = army.source.year
    return ArmyNamed(
        key=key,
        title=_title(key, speaker),
        battle=Named(pair.key, _word("battle", pair.key, speaker)),
        against=pair.armies[1 - pair.armies.index(key)],
        year=year,
        when=speaker.say("armies-before-christ", year=str(-year)) if year < 0 else str(year),
        price=army.price,
        units=len(army.units),
        steadfastness=army.steadfastness / 2,
        discipline=army.discipline,
    )


def _title(key: str, speaker: Speaker) -> str:
    return _word("army", key, speaker)


def _person(name: str, title: str, command: int, leadership: int, *, general: bool) -> PersonTold:
    return PersonTold(name, title, command, leadership, price_of_commander(command, leadership), general)


def _line(line: Line, army: Army, speaker: Speaker) -> LineTold:
    kind = line.profile.kind
    return LineTold(
        profile=profile_told(line.profile, speaker),
        usual=line.count,
        least=line.least,
        most=min(line.most, MOST_UNITS),
        reserve=line.reserve,
        staff=kind.category == CAVALRY and line.profile.formation == SINGLE,
        led=kind.category != ELEPHANTS or army.source.is_indian,
    )


def profile_told(profile: Profile, speaker: Speaker) -> ProfileTold:
    """A profile with its numbers."""
    shooters, gun = profile.shooters, profile.gun
    arms = [_weapon(shooters.weapon.key, "weapon", speaker)] if shooters.weapon is not None else []
    arms += [_weapon(gun.key, "gun", speaker)] if gun is not None else []
    near = gun.case if gun is not None else (shooters.shooting, shooters.penetration)
    far = gun.ball if gun is not None and gun.reach else (0, 0)
    bases = [each for each in (profile.main, profile.support) if each is not None] or [profile]
    return ProfileTold(
        key=profile.key,
        title=profile_title(profile, speaker),
        type=Named(profile.kind.key, _word("type", profile.kind.key, speaker)),
        category=CATEGORY_KEYS[profile.kind.category],
        formation=FORMATION_KEYS[profile.formation],
        width=profile.kind.width // _STEP,
        bases=[BaseTold(each.kind.key, each.depth // _STEP, each.figures) for each in bases],
        strength=profile.strength,
        melee=profile.melee,
        armour=profile.armour,
        move=profile.move // _STEP,
        weapon=arms[0] if arms else None,
        shooting=near[0],
        penetration=near[1],
        range_class=max(0, shooters.range_class),
        far_shooting=far[0],
        far_penetration=far[1],
        reach=gun.reach // _STEP if gun is not None else 0,
        traits=[Named(trait, _word("trait", trait, speaker)) for trait in trait_names(profile.traits)],
        steadfastness=profile.steadfastness / 2,
        price=profile.price,
    )


def _weapon(key: str, what: str, speaker: Speaker) -> Named:
    return Named(key, _word(what, key, speaker))


def profile_title(profile: Profile, speaker: Speaker) -> str:
    """What a profile is called; a staff and who has dismounted by whom they are from."""
    if profile.name:
        return profile.name
    if profile.parent is not None:
        what = "on-foot" if profile.key.endswith("-on-foot") else "staff"
        return speaker.say(f"grand-battle-{what}", unit=profile_title(profile.parent, speaker))
    return _word("profile", profile.key, speaker)


def _word(kind: str, key: str, speaker: Speaker) -> str:
    word = speaker.word(GAME, kind, key)
    return word[:1].upper() + word[1:] if kind not in ("trait", "fear", "weapon") else word


# -- armies --------------------------------------------------------------------------------------


def army_told(name: str, text: str, data: dict[str, Any], speaker: Speaker) -> ArmyChecked:
    """What the file of an army amounts to, sound or not."""
    tried = LIBRARY.attempt(name, text)
    army = tried.army
    said = data.get("list")
    known = isinstance(said, str) and said in LIBRARY.keys()  # noqa: SIM118
    return ArmyChecked(
        text=text,
        name=str(data.get("name", ""))[:_HUNDRED],
        source=Named(str(said), _title(str(said), speaker)) if known else None,
        army=draft_of(data) if known else None,
        totals=_totals(army, tried.budget) if army is not None else None,
        units=_fielded(army, speaker) if army is not None else [],
        officers=[_officer(army, each, speaker) for each in army.commanders] if army is not None else [],
        faults=[_fault(fault, speaker) for fault in tried.faults],
        warnings=[_fault(fault, speaker) for fault in tried.warnings],
    )


def _totals(army: Army, budget: int) -> Totals:
    in_reserve = len([unit for unit in army.units if unit.in_reserve])
    return Totals(
        price=army.price,
        budget=budget,
        least=-(-LEAST_PER_CENT * budget // _HUNDRED),
        reserve_price=army.reserve_price,
        reserve_most=RESERVE_PER_CENT * army.price // _HUNDRED,
        units=len(army.units) - in_reserve,
        in_reserve=in_reserve,
        most_units=MOST_UNITS,
        steadfastness=army.steadfastness / 2,
        discipline=army.discipline,
    )


def _fielded(army: Army, speaker: Speaker) -> list[Fielded]:
    found: dict[tuple[str, bool], Fielded] = {}
    for unit in army.units:
        place = (unit.profile.key, unit.in_reserve)
        if place not in found:
            found[place] = Fielded(profile_told(unit.profile, speaker), 0, unit.in_reserve)
        found[place].count += 1
    return list(found.values())


def _officer(army: Army, each: Commander, speaker: Speaker) -> OfficerTold:
    return OfficerTold(
        name=each.name,
        title=army.word(each.name, speaker.language),
        general=each.is_general,
        command=each.command,
        leadership=each.leadership,
        price=each.price,
        unit=profile_title(army.units[each.unit].profile, speaker),
    )


def _fault(fault: Fault, speaker: Speaker) -> FaultTold:
    return FaultTold(
        line=fault.line,
        entry=list(fault.path),
        clause=str(fault.arguments.get("clause", "")),
        reason=fault.reason,
        arguments=dict(fault.arguments),
        message=speaker.explain_fault(fault),
    )

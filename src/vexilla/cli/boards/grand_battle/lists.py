"""The units of both armies, one unit, and the order sheet, as tables and lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ....games.grand_battle.armies.profile import Profile
from ....games.grand_battle.tables.traits import TRAITS
from ....games.grand_battle.written.words import halves_text
from ....kernel.deed import decimal_text
from ....locales import Speaker, listed

GAME: Final = "grand_battle"
SIDE_STYLES: Final = {"bottom": "red", "top": "bright_blue"}
_COLUMNS: Final = ("unit", "name", "place", "heading", "strength", "disorder", "state")
#: Marks that say only what a unit has done this turn, and would fill the column.
_UNSAID: Final = frozenset(("fought", "shot", "supported-shot", "tested", "passed-through", "tested-looting"))


def units_table(
    speaker: Speaker,
    view: Mapping[str, Any],
    side: str,
    names: Mapping[str, str],
    labels: Mapping[str, str],
    *,
    with_ids: bool,
) -> Table:
    """Everybody of a side who is known of: first those on the table; by the letters on the picture, and by ids."""
    say = speaker.say
    table = Table(box=None, pad_edge=False, title=names[side], title_justify="left", title_style=SIDE_STYLES[side])
    for column in _COLUMNS:
        right = column in ("place", "heading", "strength", "disorder")
        table.add_column(
            say(f"grand-battle-list-{column}"), justify="right" if right else "left", no_wrap=column == "unit"
        )
    hidden = [marker["unit"] for marker in view["measured"]["markers"] if "unit" in marker]
    leaders = leaders_by_unit(view, names)
    widest = max([len(label) for label in labels.values()], default=0)
    for unit in [*view["measured"]["pieces"], *hidden, *view["away"]]:
        if unit["side"] != side or (unit["place"] in ("gone", "camp") and unit["kind"] == "camp-servants"):
            continue
        is_there = "at" in unit
        place = ":".join([decimal_text(length, 3) for length in unit["at"]]) if is_there else ""
        heading = f"{decimal_text(unit['hundredths'], 2)}°" if is_there else ""
        label = labels.get(unit["id"], unit["id"])
        table.add_row(
            label if label == unit["id"] or not with_ids else f"{label:{widest}} {unit['id']}",
            names.get(unit["id"], unit["id"]),
            place,
            heading,
            f"{unit.get('left', 0)}/{unit['strength']}",
            str(unit.get("disorder") or ""),
            state_of(speaker, unit, leaders),
            style="dim" if unit["place"] == "gone" else SIDE_STYLES[side],
        )
    return table


def leaders_by_unit(view: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, str]:
    """Who leads each unit."""
    found: dict[str, str] = {}
    for each in view["commanders"]:
        if each["unit"] is not None and not each["fallen"]:
            star = "★" if each["general"] else "☆"
            found[each["unit"]] = f"{star} {names.get(each['id'], each['name'])}"
    return found


def state_of(speaker: Speaker, unit: Mapping[str, Any], leaders: Mapping[str, str]) -> str:
    """What is to be said of a unit beside its numbers: who leads it, its marks, where it is; of who is gone no more."""
    said = [leaders[unit["id"]]] if unit["id"] in leaders else []
    # Who has no place is not set up.
    if unit["place"] not in ("table", "unplaced"):
        said.append(speaker.word(GAME, "place", unit["place"]))
    said += [speaker.word(GAME, "mark", mark) for mark in unit.get("marks", []) if mark not in _UNSAID]
    said += [speaker.word(GAME, "ground", ground) for ground in unit.get("rough", [])]
    return ", ".join(said)


def purses(speaker: Speaker, view: Mapping[str, Any], side: str, names: Mapping[str, str]) -> str:
    """The points of the army, and of each commander with how far his word carries."""
    said = [f"{speaker.word(GAME, 'purse', 'army')} {view['armyPoints']} (army)"]
    for each in view["commanders"]:
        if each["side"] == side and not each["fallen"]:
            zone = decimal_text(each["zone"], 3)
            name = names.get(each["id"], each["name"])
            said.append(
                speaker.say("grand-battle-purse", name=name, id=each["id"], points=str(each["points"]), zone=zone)
            )
    return speaker.say("grand-battle-purses", purses=", ".join(said))


def sheet(speaker: Speaker, view: Mapping[str, Any], names: Mapping[str, str], *, all_lines: bool = True) -> list[Text]:
    """The lines of the order sheet with what has become of each; or only those of which something may still become."""
    return [
        Text(f"  {line['line']:>2} {order_in_words(speaker, line, names)}").append(
            f"  {speaker.word(GAME, 'state', line['state'])}", style="dim"
        )
        for line in view["orders"]
        if all_lines or line["state"] in ("written", "given")
    ]


def order_in_words(speaker: Speaker, line: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """What a line of the sheet says: the order, for whom, and who pays."""
    kind = speaker.word(GAME, "order", line["kind"])
    units = listed([names.get(unit, unit) for unit in line["units"]])
    if line["spontaneous"]:
        return speaker.say("grand-battle-line-unordered", order=kind, units=units)
    if line["kind"] == "stand":
        return speaker.say("grand-battle-line-free", order=kind, units=units)
    purse = names.get(line["purse"], speaker.word(GAME, "purse", line["purse"]))
    message = "grand-battle-line-else" if line["elseArmy"] and line["purse"] != "army" else "grand-battle-line-paid"
    return speaker.say(message, order=kind, units=units, purse=purse)


def about_unit(speaker: Speaker, unit: Mapping[str, Any], profile: Profile, names: Mapping[str, str]) -> list[Text]:
    """All numbers of a unit, and what they mean."""
    word, say = speaker.word, speaker.say
    lines = [Text(f"{unit['id']}: {names.get(unit['id'], unit['id'])}", style="bold")]
    kinds = [word(GAME, "profile", profile.key), word(GAME, "type", profile.kind.key)]
    kinds += [word(GAME, "trait", trait.key) for trait in TRAITS if profile.has(trait.bit)]
    lines.append(Text("  " + " · ".join(kinds)))
    numbers = say(
        "grand-battle-about-unit",
        left=unit.get("left", "0"),
        strength=str(unit["strength"]),
        losses=str(unit.get("losses", unit["strength"])),
        disorder=str(unit.get("disorder", 0)),
        melee=str(profile.melee),
        armour=str(profile.armour),
        move=decimal_text(profile.move, 3),
        march=decimal_text(2 * profile.move, 3),
        worth=halves_text(profile.steadfastness),
    )
    lines.append(Text("  " + numbers))
    shooters = profile.shooters
    if shooters.weapon is not None:
        weapon = word(GAME, "weapon", shooters.weapon.key)
        points = {"shooting": str(shooters.shooting), "penetration": str(shooters.penetration)}
        lines.append(Text("  " + say("grand-battle-about-weapon", weapon=weapon, **points)))
    if profile.gun is not None:
        gun = word(GAME, "gun", profile.gun.key)
        lines.append(Text("  " + say("grand-battle-about-gun", gun=gun, reach=decimal_text(profile.gun.reach, 3))))
    state = state_of(speaker, unit, {})
    if state:
        lines.append(Text(f"  {state}"))
    return lines

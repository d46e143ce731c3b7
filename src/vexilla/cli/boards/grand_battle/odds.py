"""The odds of the combat that is decided about, or of fire from afar, and the sums behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.table import Table

from ....games.grand_battle.artillery.guns import targets_of
from ....games.grand_battle.combat.shooting import possible_shooters
from ....games.grand_battle.odds import odds_of_ball, odds_of_blow, odds_of_shot
from ....games.grand_battle.position import GrandBattle
from ....games.grand_battle.roster import NONE
from ....games.grand_battle.tables.results import OUTCOME_KEYS
from ....locales import Speaker

_ROLLS: Final = 36


def odds_table(speaker: Speaker, position: GrandBattle, question: str, names: Mapping[str, str]) -> Table | None:
    """A row for each blow or shot that may come now, with the chance of each outcome for who is struck."""
    rows = _rows(position, question)
    if not rows:
        return None
    say = speaker.say
    table = Table(title=say("grand-battle-odds-title"), box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("grand-battle-odds-strike"))
    for key in OUTCOME_KEYS:
        table.add_column(speaker.word("grand_battle", "outcome", key), justify="right")
    ids = position.roster.ids
    for kind, unit, enemy, chances in rows:
        who = [names.get(ids[each], ids[each]) for each in (unit, enemy)]
        told = say(f"grand-battle-odds-{kind}", unit=who[0], target=who[1])
        table.add_row(told, *[f"{round(100 * chance / _ROLLS)}%" for chance in chances])
    return table


def _rows(position: GrandBattle, question: str) -> list[tuple[str, int, int, list[int]]]:
    """What kind of strike, whose, at whom, and of 36 rolls how many bring each outcome."""
    if question in ("grb-ask-bombard", "grb-ask-reply"):
        batteries = position.batteries if question == "grb-ask-bombard" else [position.bombarded]
        return [
            ("ball", battery, target, odds_of_ball(position, battery, target, []))
            for battery in batteries
            for target in targets_of(position, battery)
        ]
    if position.fighters[0] == NONE:
        return []
    found: list[tuple[str, int, int, list[int]]] = []
    for side in (position.active, 1 - position.active):
        unit, enemy = position.fighters[side], position.fighters[1 - side]
        if question == "grb-ask-fire":
            answers = bool(possible_shooters(position, enemy, unit))
            found += [
                ("shot", shooter, enemy, odds_of_shot(position, unit, shooter, enemy, answers))
                for shooter in possible_shooters(position, unit, enemy)
            ]
        found.append(("rush", unit, enemy, odds_of_blow(position, unit, enemy, rushes=True)))
        found.append(("blow", unit, enemy, odds_of_blow(position, unit, enemy, rushes=False)))
    return found

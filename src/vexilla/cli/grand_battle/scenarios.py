"""Battle files of Grand Battle: listed, told of, and checked."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ...games.grand_battle.armies.army import Army
from ...games.grand_battle.battles.battle import Battle
from ...games.grand_battle.game import GAME
from ...kernel.sides import NOBODY, SIDES
from ..screen import Screen
from .armies import name_of


class BattleScenarios:
    """Our own battles, and those that players bring."""

    def table(self, screen: Screen) -> Table:
        """A row a battle: its armies, who attacks, and how many turns it lasts at most."""
        say = screen.speaker.say
        table = Table(title=say("scenarios-title", game=screen.speaker.title(GAME.key)))
        table.add_column(f"{say('scenarios-scenario')}\n{say('scenarios-battle')}", no_wrap=True)
        for column in ("scenarios-bottom", "scenarios-top"):
            table.add_column(say(column), overflow="fold")
        table.add_column(say("grand-battle-scenarios-turns"), justify="right")
        for key in GAME.scenarios:
            battle = GAME.battle(key, GAME.scenario_text(key))
            told = battle.in_language(screen.speaker.language)
            setting = battle.begin().setting
            attacker = NOBODY if battle.is_pick_up else setting.attacker
            armies = [_army(screen, battle.armies[side], is_attacker=side == attacker) for side in SIDES]
            when = f", {told.date}" if told.date else ""
            name = Text(key, style="bold").append(f"\n{told.name}{when}", style="not bold")
            table.add_row(name, *armies, str(setting.turn_limit))
        return table

    def sound(self, screen: Screen, file: str, text: str) -> str:
        """What a battle file holds; BadBattle if it has faults."""
        battle = GAME.battle(file, text)
        return screen.speaker.say(
            "grand-battle-scenarios-good-pick-up" if battle.is_pick_up else "grand-battle-scenarios-good",
            file=file,
            name=battle.in_language(screen.speaker.language).name,
            units=_units(battle),
            turns=battle.begin().setting.turn_limit,
        )


def _units(battle: Battle) -> int:
    return sum(len(army.units) for army in battle.armies)


def _army(screen: Screen, army: Army, *, is_attacker: bool) -> str:
    name = name_of(screen.speaker, army)
    return screen.speaker.say("grand-battle-scenarios-attacks", army=name) if is_attacker else name

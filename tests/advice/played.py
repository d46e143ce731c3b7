"""Games played for the tests of advice, at random or by the computer player, and their records."""

from __future__ import annotations

from collections.abc import Iterator

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.table import Table, new_table
from vexilla.players import player_named
from vexilla.players.player import Player, Sight

#: A few battles with elephants, camps, walls, marsh and special rules among them.
BATTLES = ("001-akragas", "003-bagradas", "015-zama", "009-second-beneventum")
#: The same of Napoleonics: small and large, redoubts and a river, many horses.
CAMPAIGN = ("001-rolica-first-position", "005-talavera", "014-quatre-bras", "101-fuentes-de-onoro")


def at_random(ruleset: str, scenario: str | None, seed: int, decisions: int = 400) -> Iterator[AnyMatch]:
    """A match before each of its decisions, all of them taken at random."""
    match = GAMES.find(ruleset).new(scenario, seed=seed_from(seed))
    generator = generator_from(seed)
    for _ in range(decisions):
        if match.over:
            return
        yield match
        options = sorted(match.options())
        match.apply(options[generator.below(len(options))])


def table_of(
    ruleset: str, scenario: str | None, seed: int, level: str, decisions: int = 10_000, other: str = ""
) -> Table:
    """A table at which a computer player played against itself, or against another one at the top."""
    game = GAMES.find(ruleset)
    secret = seed_from(seed)
    table = new_table(game, game.setup(scenario), {"bottom": level, "top": other or level}, secret)
    players: list[Player] = [
        player_named(ruleset, name, generator_for(secret, f"{side} player"))
        for side, name in (("bottom", level), ("top", other or level))
    ]
    for _ in range(decisions):
        if table.over:
            break
        side = table.match.decider
        table.act(side, players[side].choose(Sight(table.match, side)))
    return table

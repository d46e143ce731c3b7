"""What is measured of Grand Battle: orders, playouts, the clone, and how the work grows with the armies."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable

from vexilla.games.grand_battle.actions import DONE
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.orders.order import WRITTEN
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.kernel.chance import generator_for, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.source import seeded

#: The battles that are measured.
BATTLES = ("zama", "naseby")
#: Units a side for which the work of a turn is measured.
SIZES = (10, 20, 40)
#: Units of a body that attacks, and bodies of the one rank in which all of them stand.
BODY = 5
FILES = 8
#: So many goes of a size.
GOES = 5


def orders_resolved(scenario: str) -> Callable[[int], int]:
    """Orders that are written, measured, paid and carried out in a random battle, with their combats."""

    def play(seed: int) -> int:
        match = GAME.new(scenario, seed=seed_from(seed), logging=False)
        generator = generator_for(seed_from(seed), "orders")
        orders = 0
        while not match.over:
            action = match.sample(generator)
            if action == DONE and match.choice().question() == "grb-ask-orders":
                orders += len([order for order in match.position.orders if order.state == WRITTEN])
            match.enact(action)
        return orders

    return play


def lines(units: int) -> str:
    """Two armies of so many units, in bodies of five with a commander each, a charge apart."""
    told = ["table: 360 120", "turn limit: 12"]
    for side, heading, front, back in (("bottom", 0, 52, -4), ("top", 180, 60, 4)):
        for number in range(units):
            body, place = divmod(number, BODY)
            rank, across = divmod(body, FILES)
            x = 20 + 8 * (across * BODY + place)
            told.append(f"{side} {side[0]}-{number}: legion-5 at {x}:{front + rank * back} heading {heading}")
        for body in range(units // BODY):
            title = "general" if body == 0 else "commander"
            told.append(f"{side} {title}: {side[0]}c-{body} with {side[0]}-{body * BODY} command 3 leadership 1")
    return "\n".join(told)


def turn_of(units: int, seed: int) -> Callable[[], None]:
    """A player-turn in which every body of the front rank attacks, with all its combats and what follows from them."""
    match: Match[GrandBattle] = GAME.position_from(lines(units), seeded(seed_from(seed), GAME.streams))
    match.logging = False
    generator = generator_for(seed_from(seed), "turn")
    for body in range(min(FILES, units // BODY)):
        names = ",".join([f"b-{body * BODY + place}" for place in range(BODY)])
        match.act(f"order attack {names} from bc-{body} else army")

    def play() -> None:
        match.enact(DONE)
        while not match.over and match.position.turn == 0:
            match.enact(match.sample(generator))

    return play


#: What a page asks while a body of the front rank of forty units a side is dragged, wheeled, aimed or looked at.
QUESTIONS = {
    "drag": "reach {body} to {x}:58",
    "wheel": "reach {body} pivot=left to {far}:57",
    "attack": "preview attack {body} -> {enemy}",
    "targets": "targets {body}",
    "handles": "handles {body}",
    "threat": "threat {enemy}",
    "odds of an attack": "odds attack {body} -> {enemy}",
}


def asked(processor_time: Callable[[Callable[[], object]], float]) -> dict[str, object]:
    """The median of what each question costs the server, in the match that it keeps for a position."""
    match: Match[GrandBattle] = GAME.position_from(lines(SIZES[-1]), seeded(seed_from(0), GAME.streams))
    thought = match.thought(match.decider)
    found: dict[str, object] = {}
    for name, question in QUESTIONS.items():
        times: list[float] = []
        for body in range(FILES):
            names = ",".join([f"b-{body * BODY + place}" for place in range(BODY)])
            x = 20 + 8 * body * BODY
            text = question.format(body=names, x=x, far=x + 8 * BODY - 4, enemy=f"t-{body * BODY + 1}")
            times.append(processor_time(lambda text=text: thought.told(match.decider, text)))  # type: ignore[misc]
        found[f"question at the table: {name}, median milliseconds"] = 1000 * statistics.median(times)
    return found


def growth(processor_time: Callable[[Callable[[], object]], float]) -> dict[str, object]:
    """The time of such a turn by the size of the armies, and the power of the size that it grows with."""
    found = {}
    for units in SIZES:
        found[units] = statistics.median([processor_time(turn_of(units, seed)) for seed in range(GOES)])
    power = math.log(found[SIZES[-1]] / found[SIZES[0]]) / math.log(SIZES[-1] / SIZES[0])
    rows: dict[str, object] = {
        f"a turn with {units} units a side, milliseconds": 1000 * seconds for units, seconds in found.items()
    }
    return rows | {"growth of a turn with the units a side, power": power}

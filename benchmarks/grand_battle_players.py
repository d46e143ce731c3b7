"""How often a computer player of Grand Battle wins, from either side of four even pairs, and how long its turns take.

    PYTHONPATH=build/compiled python benchmarks/grand_battle_players.py steady straight --seeds 1001-1013

plays every pair with every seed from both sides, one battle after the other, and writes each into a file of results
as soon as it is over: begun again, it goes on where it was. Results of other sources of the players are not counted.
With the same dice all battles of a seed would be lucky or unlucky together, since the tests of armies take the same
rolls; so each has its own. A turn is all that the player decides between two changes of the side whose turn it is; it
is measured in processor time. With ``--only`` nothing is played, and what is in the file is summed up.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pathlib
import statistics
from time import process_time
from typing import Any

import vexilla
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.steadfastness import winner_of
from vexilla.games.grand_battle.worth import steadfastness_of
from vexilla.kernel.chance import generator_for, seed_from
from vexilla.kernel.sides import SIDES
from vexilla.lab.grand_battle.at_random import leader
from vexilla.players.player import Sight

ROOT = pathlib.Path(__file__).resolve().parent.parent
#: Four pairs whose battles are even: of twenty battles of *everyone straight ahead* against itself each side won seven
#: or more.
EVEN = ("casilinum", "dreux", "leuctra", "murten")
RESULTS = ROOT / "build" / "grand_battle_players.jsonl"


def source() -> str:
    """What the players are made from, as a short number."""
    digest = hashlib.sha256()
    folder = pathlib.Path(vexilla.__file__).parent / "players"
    own = folder / "grand_battle"
    for path in sorted([*folder.glob("*.py"), *own.glob("*.py"), own / "network.toml"]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def played(name: str, opponent: str, battle: str, seed: int, side: int) -> dict[str, Any]:
    """One battle: who won it and how, and what every turn of the player cost; its dice are those of no other battle."""
    secret = seed_from(int(hashlib.sha256(f"{seed} {battle} {side} {opponent}".encode()).hexdigest()[:12], 16))
    match = GAME.new(battle, None, seed=secret, logging=False)
    names = [opponent, opponent]
    names[side] = name
    players = [leader(each, generator_for(secret, f"player {number}")) for number, each in enumerate(names)]
    turns: dict[int, float] = {}
    while not match.over:
        decider = match.decider
        started = process_time()
        action = players[decider].choose(Sight(match, decider))
        if decider == side:
            turn = match.position.turn
            turns[turn] = turns.get(turn, 0.0) + process_time() - started
        match.take(action)
    position = match.position
    return {
        "player": name,
        "opponent": opponent,
        "battle": battle,
        "seed": seed,
        "side": side,
        "attacks": position.setting.attacker == side,
        "won": position.winner == side,
        "clause": winner_of(position)[1],
        "turn": position.game_turn(),
        "steadfastness": [steadfastness_of(position, each) / 2 for each in (side, 1 - side)],
        "seconds": [round(each, 3) for each in turns.values()],
    }


def summed(rows: list[dict[str, Any]]) -> str:
    """Wins by role and by pair, and the turns."""
    told = [f"{sum(row['won'] for row in rows)} of {len(rows)}"]
    for attacks in (True, False):
        part = [row for row in rows if row["attacks"] == attacks]
        told.append(f"{'attacking' if attacks else 'defending'} {sum(row['won'] for row in part)} of {len(part)}")
    for battle in sorted({row["battle"] for row in rows}):
        counts = []
        for attacks in (True, False):
            part = [row for row in rows if row["battle"] == battle and row["attacks"] == attacks]
            counts.append(f"{sum(row['won'] for row in part)}/{len(part)}")
        told.append(f"{battle} {' '.join(counts)}")
    seconds = [each for row in rows for each in row["seconds"]]
    if seconds:
        told.append(f"turns: median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s")
    return ", ".join(told)


def numbers(text: str) -> list[int]:
    """Seeds from 'first-last', or one."""
    first, _, last = text.partition("-")
    return list(range(int(first), int(last or first) + 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("player")
    parser.add_argument(
        "opponent",
        help="of the program, or 'manoeuvre' or 'chance': see vexilla.lab.grand_battle.at_random",
    )
    parser.add_argument("--seeds", type=numbers, default=numbers("1-2"), help="first-last")
    parser.add_argument("--battles", default=",".join(EVEN), help="with commas between them")
    parser.add_argument("--results", type=pathlib.Path, default=RESULTS)
    parser.add_argument("--lost", action="store_true", help="name every battle that was not won")
    parser.add_argument("--only", action="store_true", help="play nothing, sum up what is there")
    chosen = parser.parse_args()
    mark = source()
    rows: list[dict[str, Any]] = []
    if chosen.results.exists():
        rows = [json.loads(line) for line in chosen.results.read_text().splitlines()]
    done = {
        (row["battle"], row["seed"], row["side"]): row
        for row in rows
        if (row["source"], row["player"], row["opponent"]) == (mark, chosen.player, chosen.opponent)
    }
    chosen.results.parent.mkdir(parents=True, exist_ok=True)
    counted = []
    for seed in chosen.seeds:
        for battle in chosen.battles.split(","):
            for side in SIDES:
                if (battle, seed, side) not in done and not chosen.only:
                    row = {"source": mark, **played(chosen.player, chosen.opponent, battle, seed, side)}
                    done[battle, seed, side] = row
                    with chosen.results.open("a") as file:
                        file.write(json.dumps(row) + "\n")
                if (battle, seed, side) in done:
                    counted.append(done[battle, seed, side])
    for row in counted:
        if chosen.lost and not row["won"]:
            role = "attacking" if row["attacks"] else "defending"
            told = [row["battle"], row["seed"], role, row["clause"], f"turn {row['turn']}", row["steadfastness"]]
            print(*told)
    print(f"{chosen.player} against {chosen.opponent}, players {mark}: {summed(counted)}")


if __name__ == "__main__":
    main()

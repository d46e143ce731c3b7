"""``make bench``: measures both builds, each on one core, and writes benchmarks/results.md."""

from __future__ import annotations

import json
import os
import pathlib
import platform
import subprocess
import sys
from typing import Any

import load

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GOALS = {
    "games per U": {"interpreted": "at least 60", "compiled": "at least 650"},
    "games without tactics per U": {"interpreted": "", "compiled": "at least 900"},
    "clone, microseconds": {"interpreted": "", "compiled": "at most 3"},
    "proof, median microseconds": {"interpreted": "", "compiled": "at most 50"},
    "steady, longest decision, milliseconds": {"interpreted": "at most 100", "compiled": "at most 100"},
    "akragas: decisions per U": {"interpreted": "at least 4,000", "compiled": "at least 25,000"},
    "rolica: decisions per U": {"interpreted": "", "compiled": "at least 25,000"},
    "waterloo: decisions per U": {"interpreted": "", "compiled": "at least 18,000"},
    "zama: decisions per U": {"interpreted": "at least 4,000", "compiled": "at least 15,000"},
    "zama: clone, microseconds": {"interpreted": "", "compiled": "at most 5"},
    "first: decisions per U": {"interpreted": "", "compiled": "at least 25,000"},
    "first: clone, microseconds": {"interpreted": "", "compiled": "at most 4"},
    "akragas: U for 10,000 games of steady": {"interpreted": "", "compiled": "at most 3,000"},
    "steady: longest turn, milliseconds": {"interpreted": "at most 1,000", "compiled": "at most 1,000"},
}


#: The battles of Grand Battle are named as those of others, and are nothing like them.
GRAND_GOALS = {
    "zama, steady: longest turn, milliseconds": {"interpreted": "", "compiled": "at most 3,000"},
    "growth of a turn with the units a side, power": {"interpreted": "at most 2", "compiled": "at most 2"},
    "question at the table: drag, median milliseconds": {"interpreted": "at most 30", "compiled": "at most 10"},
    "question at the table: wheel, median milliseconds": {"interpreted": "at most 30", "compiled": "at most 10"},
}


def measure(folder: pathlib.Path) -> dict[str, Any]:
    """The numbers of one build, measured in a process of its own on a single core."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{HERE}"}
    command = [sys.executable, str(HERE / "measure.py")]
    if hasattr(os, "sched_getaffinity"):
        core = str(max(os.sched_getaffinity(0)))
        command = ["taskset", "-c", core, *command]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    numbers: dict[str, Any] = json.loads(done.stdout)
    return numbers


def shown(value: object) -> str:
    """A number as people read it."""
    if isinstance(value, float):
        return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
    return str(value)


def table(plain: dict[str, Any], compiled: dict[str, Any], goals: dict[str, dict[str, str]] = GOALS) -> list[str]:
    """One game's numbers, a row each."""
    lines = ["| | interpreted | compiled | ratio | goal |", "|---|---:|---:|---:|---|"]
    for name, fast in compiled.items():
        if isinstance(fast, bool | dict):
            continue
        slow = plain[name]
        ratio = f"{fast / slow:.2f}" if isinstance(slow, float) and slow else ""
        goal = "; ".join(f"{build}: {goal}" for build, goal in goals.get(name, {}).items() if goal)
        lines.append(f"| {name} | {shown(slow)} | {shown(fast)} | {ratio} | {goal} |")
    return lines


def load_table(rows: list[dict[str, float | int | str]]) -> list[str]:
    """What the bots saw, a row for each load."""
    names = list(rows[0])
    lines = ["| " + " | ".join(names) + " |", "|---" * len(names) + "|"]
    return lines + ["| " + " | ".join(shown(row[name]) for name in names) + " |" for row in rows]


def told(results: dict[str, dict[str, Any]], loads: list[dict[str, float | int | str]]) -> str:
    """All that was measured, as a page."""
    lines = [
        "# Benchmarks",
        "",
        "Made by `make bench`. A rate per U is the rate times the seconds that one unit of `yardstick.py` takes on",
        "the same core just before and after, so it can be compared between machines; bare rates cannot. Seconds are",
        "of processor time, and every number is the median of several goes.",
        "",
        f"CPython {platform.python_version()}, {platform.machine()}. Random play, log off.",
        "",
        "## Battle Line",
        "",
        *table(results["interpreted"], results["compiled"]),
        "",
        "## Ancients",
        "",
        *table(results["interpreted"]["ancients"], results["compiled"]["ancients"]),
        "",
        "## Napoleonics",
        "",
        *table(results["interpreted"]["napoleonics"], results["compiled"]["napoleonics"]),
        "",
        "## Samurai Battles",
        "",
        *table(results["interpreted"]["samurai"], results["compiled"]["samurai"]),
        "",
        "## Grand Battle",
        "",
        "Orders are counted when the sheet is handed in; their moves, combats and flights are in the time. A turn in",
        "the last rows is one in which all units of both armies fight.",
        "",
        *table(results["interpreted"]["grand_battle"], results["compiled"]["grand_battle"], GRAND_GOALS),
        "",
        "## Server",
        "",
        "Bots at both seats of every game over WebSockets act when it is due, whether or not the server keeps up.",
        "The server has one core to itself (its computer players share it), SQLite with a durable commit before any",
        "answer, and the compiled rules. Latency is from sending an action to the answer that it is committed. Goal at",
        "1,000 games of Akragas: 1,000 actions a second with p99 under 50 ms, 150 ms while computers think; under",
        "200 kB a game.",
        "",
        *load_table(loads),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and write the table."""
    results = {name: measure(folder) for name, folder in BUILDS.items()}
    assert results["compiled"]["compiled"], "build/compiled is not compiled: make compiled"
    assert not results["interpreted"]["compiled"]
    text = told(results, load.run(load.PLAN, compiled=True))
    (HERE / "results.md").write_text(text, encoding="utf-8")
    (HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()

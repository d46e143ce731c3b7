"""Run the attacks that are named, or all of them."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import time
import traceback
from types import ModuleType

from . import attacks
from .ground import Ground
from .report import Outcome, row, table, write


def known() -> list[ModuleType]:
    """All attacks in their order."""
    names = sorted(module.name for module in pkgutil.iter_modules(attacks.__path__))
    modules = [importlib.import_module(f"{attacks.__name__}.{name}") for name in names]
    return sorted(modules, key=lambda module: int(getattr(module, "ORDER", 50)))


def run(module: ModuleType) -> list[Outcome]:
    """One attack; what it finds broken is an outcome, too."""
    started = time.monotonic()
    name = module.__name__.rpartition(".")[2]
    print(f"{name} …", flush=True)
    with Ground() as ground:
        try:
            found = module.attack(ground)
        except Exception as problem:
            traceback.print_exc()
            found = Outcome(name, "once", f"{type(problem).__name__}: {problem}", held=False)
    outcomes = list(found) if isinstance(found, list | tuple) else [found]
    for outcome in outcomes:
        held = "held" if outcome.held else "BROKE"
        print(f"  {held}: {outcome.tried}; {outcome.often}; {outcome.result}")
    print(f"  {time.monotonic() - started:.0f} s", flush=True)
    return outcomes


def main(words: list[str]) -> int:
    """Run them; 1 if something broke."""
    wanted = [word for word in words if not word.startswith("-")]
    modules = [module for module in known() if not wanted or module.__name__.rpartition(".")[2] in wanted]
    outcomes = [outcome for module in modules for outcome in run(module)]
    print(table(map(row, outcomes)))
    if "--write" in words:
        write(outcomes, keep=bool(wanted))
    return 0 if all(outcome.held for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

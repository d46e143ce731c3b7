"""``vexilla`` and ``python -m vexilla``: the program in the terminal, or a word on what to install for it."""

from __future__ import annotations

import sys

from .extras import MissingExtra, extra_of, what_to_install
from .locales import language_from_locale


def main() -> None:
    """Run a command, as far as it is installed."""
    try:
        from .cli.main import main as run  # noqa: PLC0415 - its libraries may be missing

        run()
    except MissingExtra as problem:
        _stop(problem.extra)
    except ModuleNotFoundError as problem:
        extra = extra_of(problem.name or "")
        if extra is None:
            raise
        _stop(extra)


def _stop(extra: str) -> None:
    sys.stderr.write(f"{what_to_install(extra, language_from_locale())}\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
